"""Variants with open dimensions against those of the same call with every dimension baked in: one thread, in turns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

import tack
import tack_runtime
from bench import kernels
from bench.budgets import Verdict
from bench.cases import C0, C1, ROOT, TURNS, A
from tack_runtime.described import natural_signature, shape_signature
from tack_runtime.drivers.cpu import level
from tack_runtime.naming import parts
from tackc import jit
from tackc.calls import capture
from tackc.compiler.signatures import with_members

LEAST = 0.9  # of the speed with baked dimensions
SHORT_ROWS = "stencil, rows of 100"  # has no budget: what a row costs to begin, where a row is little work
vec2, vec3, mat2 = tack.vec2(), tack.vec3(), tack.mat2()


@tack.device_class
class Sheet:
    """A sheet that is stretched: its height, and how fast that changes."""

    STIFF = 0.2

    def __init__(self, height: np.ndarray, speed: np.ndarray) -> None:
        self.height = height
        self.speed = speed


@tack.kernel
def object_stencil(sheet, dt):
    for i, j in tack.ndindex((1, sheet.height.shape[0] - 1), (1, sheet.height.shape[1] - 1)):
        h = sheet.height[i, j]
        around = sheet.height[i - 1, j] + sheet.height[i + 1, j] + sheet.height[i, j - 1] + sheet.height[i, j + 1]
        sheet.speed[i, j] += dt * sheet.STIFF * (around - 4.0 * h)


@tack.kernel
def vector_stencil(u, v):
    for i, j in tack.ndindex((1, u.shape[0] - 1), (1, u.shape[1] - 1)):
        v[i, j] = 0.25 * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1])


@tack.kernel
def turned(turns, u, v):
    for i, j in tack.ndindex(u.shape[0], u.shape[1]):
        v[i, j] = turns[i, j] @ u[i, j]


@tack.kernel
def gathered(places, u, out):
    for i in range(len(out)):
        p = places[i]
        x, y = int(p.x), int(p.y)
        out[i] = u[x, y] * (1.0 - p.x + x) + u[x + 1, y] * (p.x - x) + u[x, y + 1] * (p.y - y)


@tack.kernel
def sampled(clouds, places, out):
    for i in range(len(out)):
        p = places[i]
        out[i] = clouds.sample(p.x, p.y, p.z)


def _calls(size: int) -> dict[str, tuple[Any, list[Any]]]:
    """Kernels with arguments, whose arrays have some `size` * `size` elements."""
    rng = np.random.default_rng(7)

    def array(*shape: int, dtype: type = np.float32) -> np.ndarray:
        return rng.random(shape).astype(dtype)

    def vectors(of: Any, *shape: int) -> Any:
        return tack.array(array(*shape, *of.shape), of)

    side, short = size // 4, round(size / 10)
    places = vectors(vec2, size * size)
    places.numpy()[:] *= size - 2
    small = size // 4
    return {
        "heat": (kernels.heat, [array(size, size), array(size, size), 0.1]),
        "stencil": (kernels.stencil, [array(side, side, side), array(side, side, side), C0, C1]),
        SHORT_ROWS: (kernels.stencil, [array(short, short, short), array(short, short, short), C0, C1]),
        "mandelbrot": (kernels.mandelbrot, [np.zeros((small, small), np.int32), TURNS]),
        "matmul": (kernels.matmul, [array(small, small, dtype=np.float64) for _ in range(3)] + [small]),
        "rowsum": (kernels.rowsum, [array(size, size), array(size), size]),
        "saxpy": (kernels.saxpy, [array(size * size), array(size * size), array(size * size), A]),
        "object_stencil": (object_stencil, [Sheet(array(size, size), array(size, size)), 0.1]),
        "vector_stencil": (vector_stencil, [vectors(vec3, size, size), vectors(vec3, size, size)]),
        "turned": (turned, [vectors(mat2, size, size), vectors(vec2, size, size), vectors(vec2, size, size)]),
        "gathered": (gathered, [places, array(size, size), array(size * size)]),
        "sampled": (sampled, [tack.texture3d(array(32, 32, 32)), vectors(vec3, size * small), array(size * small)]),
    }


def _bound(kernel: Any, arguments: Sequence[Any]) -> list[Callable[[], object]]:
    """The kernel with open and with baked dimensions, each from a bundle."""
    described = kernel.dispatcher.described(arguments, {})
    shaped = shape_signature(kernel.name, described)
    program = capture(kernel, *parts(described))
    _, members = jit.reads(program, str(shaped))
    made: list[Callable[[], object]] = []
    for signature in (natural_signature(kernel.name, described), shaped):
        data = jit.compile_variant(program, str(with_members(signature, members)), kernel.options, level())
        made.append(tack_runtime.load(data)[kernel.name].bind(*arguments))
    return made


def _seconds(run: Callable[[], object], least: float) -> float:
    """The processor time of the fastest run, of as many as take that long."""
    best, end = float("inf"), time.thread_time() + least
    while time.thread_time() < end:
        start = time.thread_time()
        run()
        best = min(best, time.thread_time() - start)
    return best


def measure(quick: bool = False) -> dict[str, list[tuple[float, float]]]:
    """Seconds of each kernel with open and with baked dimensions, in rounds."""
    command = [sys.executable, "-m", "bench.open_dims", "64" if quick else "1024", "2" if quick else "9"]
    environment = {**os.environ, "TACK_CPU_THREADS": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, list[tuple[float, float]]] = json.loads(done.stdout)
    return found


def ratio(rounds: Sequence[tuple[float, float]]) -> float:
    """How fast open dimensions are, as a part of the speed with baked ones; both at their best."""
    return min(baked for _, baked in rounds) / min(opened for opened, _ in rounds)


def verdict(name: str, rounds: Sequence[tuple[float, float]]) -> Verdict:
    """Open dimensions cost little."""
    reached = ratio(rounds)
    return Verdict(f"open >= {LEAST} of baked", f"{reached:.2f}", None if name == SHORT_ROWS else reached >= LEAST)


def table(found: Mapping[str, Sequence[tuple[float, float]]]) -> list[str]:
    """The best of each as Markdown lines."""
    lines = ["| open dims vs baked | open, ms | baked, ms | speed | budget |", "|---|--:|--:|--:|---|"]
    for name, rounds in found.items():
        opened, baked = (min(times) * 1e3 for times in zip(*rounds, strict=True))
        said = verdict(name, rounds)
        budget = said.budget if said.met is not None else "none"
        lines.append(f"| {name} | {opened:.3f} | {baked:.3f} | {said} | {budget} |")
    return lines


if __name__ == "__main__":
    _size, _rounds = map(int, sys.argv[1:])
    _made = {name: _bound(*call) for name, call in _calls(_size).items()}
    _found: dict[str, list[tuple[float, float]]] = {name: [] for name in _made}
    for _ in range(_rounds):
        for _name, (_opened, _baked) in _made.items():
            _found[_name].append((_seconds(_opened, 0.03), _seconds(_baked, 0.03)))
    json.dump(_found, sys.stdout)
