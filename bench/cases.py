"""The benchmark cases: inputs, the reference in float64 or exact integers, and how far a result may be from it.

Names of inputs and outputs are the same in every peer. A case runs one launch, or a fixed number of them, over arrays that
exceed the caches where the case is about memory.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

Arrays = Mapping[str, Any]
FOLDER = Path(__file__).resolve().parent.parent / "build" / "bench"

N = 1 << 24
HEAT, STEPS, ALPHA = 4096, 10, 0.1
GRID3, C0, C1 = 256, 0.4, 0.1
MANDEL, TURNS = 1024, 200
BODIES, SOFTENING = 8192, 0.01
BINS = 256
PARTICLES, CELLS = 1_000_000, 128
ROWS = 4096
MATRIX = 512


@dataclass(frozen=True)
class Case:
    """One benchmark: `check(got, reference)` is the worst error beyond what rounding explains; above 1 is wrong."""

    name: str
    title: str
    straight: bool  # a straight loop, whose budget is a ratio to plain C
    inputs: Callable[[], dict[str, Any]]
    reference: Callable[[Arrays], dict[str, Any]]
    check: Callable[[Arrays, Arrays], float]

    def cached_reference(self) -> dict[str, Any]:
        """The reference outputs; computing some takes seconds, so they are kept under build/."""
        path = FOLDER / f"reference-{self.name}.npz"
        if not path.exists():
            FOLDER.mkdir(parents=True, exist_ok=True)
            np.savez(path, **self.reference(self.inputs()))
        with np.load(path) as stored:
            return {name: stored[name] for name in stored.files}


def _close(relative: float, absolute: float) -> Callable[[Arrays, Arrays], float]:
    def check(got: Arrays, reference: Arrays) -> float:
        errors = [
            np.max(np.abs(np.asarray(got[name], np.float64) - exact) / (relative * np.abs(exact) + absolute))
            for name, exact in reference.items()
        ]
        return float(max(errors))

    return check


def _equal(got: Arrays, reference: Arrays) -> float:
    return 0.0 if all(np.array_equal(got[name], exact) for name, exact in reference.items()) else np.inf


def _few_pixels(got: Arrays, reference: Arrays) -> float:
    # float32 orbits near the boundary leave the float64 ones: up to 1% of the pixels may differ.
    return float(np.mean(got["turns"] != reference["turns"]) / 0.01)


def _rng(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


def _f32(generator: np.random.Generator, *shape: int) -> Any:
    return generator.random(shape, np.float32)


def _saxpy_inputs() -> dict[str, Any]:
    rng = _rng(1)
    return {"x": _f32(rng, N), "y": _f32(rng, N), "a": 2.5}


def _heat_reference(inputs: Arrays) -> dict[str, Any]:
    a = inputs["u"].astype(np.float64)
    b = a.copy()
    for _ in range(STEPS):
        c = a[1:-1, 1:-1]
        b[1:-1, 1:-1] = c + ALPHA * (a[:-2, 1:-1] + a[2:, 1:-1] + a[1:-1, :-2] + a[1:-1, 2:] - 4.0 * c)
        a, b = b, a
    return {"u": a}


def _stencil_reference(inputs: Arrays) -> dict[str, Any]:
    u = inputs["u"].astype(np.float64)
    out = np.zeros_like(u)
    around = u[:-2, 1:-1, 1:-1] + u[2:, 1:-1, 1:-1] + u[1:-1, :-2, 1:-1] + u[1:-1, 2:, 1:-1]
    around += u[1:-1, 1:-1, :-2] + u[1:-1, 1:-1, 2:]
    out[1:-1, 1:-1, 1:-1] = C0 * u[1:-1, 1:-1, 1:-1] + C1 * around
    return {"out": out}


def _mandelbrot_reference(_: Arrays) -> dict[str, Any]:
    step = 3.0 / MANDEL
    x0, y0 = np.meshgrid(-2.0 + np.arange(MANDEL) * step, -1.5 + np.arange(MANDEL) * step)
    x, y = np.zeros_like(x0), np.zeros_like(x0)
    turns = np.zeros(x0.shape, np.int32)
    live = np.ones(x0.shape, bool)
    for _turn in range(TURNS):
        live &= x * x + y * y <= 4.0
        x, y = np.where(live, x * x - y * y + x0, x), np.where(live, 2.0 * x * y + y0, y)
        turns += live
    return {"turns": turns}


def _bodies() -> dict[str, Any]:
    x, y, z = _f32(_rng(5), 3, BODIES) * np.float32(2) - np.float32(1)
    return {"x": x.copy(), "y": y.copy(), "z": z.copy(), "softening": SOFTENING}


def _nbody_reference(inputs: Arrays) -> dict[str, Any]:
    x, y, z = (inputs[name].astype(np.float64) for name in "xyz")
    force = np.empty((3, BODIES))
    for start in range(0, BODIES, 256):
        part = slice(start, start + 256)
        d = np.stack([c[None, :] - c[part, None] for c in (x, y, z)])
        force[:, part] = (d * ((d * d).sum(0) + SOFTENING) ** -1.5).sum(2)
    return {"ax": force[0], "ay": force[1], "az": force[2]}


def _waves_reference(inputs: Arrays) -> dict[str, Any]:
    x = inputs["x"].astype(np.float64)
    return {"out": np.sin(x) * np.exp(-x * x) + np.log(1.0 + x * x)}


def _histogram_reference(inputs: Arrays) -> dict[str, Any]:
    index = (inputs["x"] * np.float32(BINS)).astype(np.int32)
    return {"bins": np.bincount(index, minlength=BINS).astype(np.int32)}


def _particles() -> dict[str, Any]:
    rng, span = _rng(8), np.float32(CELLS - 1.001)
    return {"px": _f32(rng, PARTICLES) * span, "py": _f32(rng, PARTICLES) * span, "mass": _f32(rng, PARTICLES)}


def _scatter_reference(inputs: Arrays) -> dict[str, Any]:
    px, py, mass = (inputs[name].astype(np.float64) for name in ("px", "py", "mass"))
    i, j = px.astype(np.int64), py.astype(np.int64)
    grid = np.zeros(CELLS * CELLS)
    for di, wx in ((0, 1 - (px - i)), (1, px - i)):
        for dj, wy in ((0, 1 - (py - j)), (1, py - j)):
            grid += np.bincount((i + di) * CELLS + j + dj, weights=mass * wx * wy, minlength=CELLS * CELLS)
    return {"grid": grid.reshape(CELLS, CELLS)}


def _matrices() -> dict[str, Any]:
    rng = _rng(13)
    return {"a": rng.random((MATRIX, MATRIX)), "b": rng.random((MATRIX, MATRIX))}


CASES: dict[str, Case] = {
    case.name: case
    for case in (
        Case(
            "saxpy",
            "saxpy, 16M f32",
            True,
            _saxpy_inputs,
            lambda d: {"out": d["a"] * d["x"].astype(np.float64) + d["y"]},
            _close(1e-6, 1e-6),
        ),
        Case(
            "heat",
            "heat 4096 x 4096, 10 steps",
            True,
            lambda: {"u": _f32(_rng(2), HEAT, HEAT)},
            _heat_reference,
            _close(1e-5, 1e-6),
        ),
        Case(
            "stencil",
            "7-point stencil, 256 x 256 x 256",
            True,
            lambda: {"u": _f32(_rng(3), GRID3, GRID3, GRID3)},
            _stencil_reference,
            _close(1e-5, 1e-6),
        ),
        Case("mandelbrot", "mandelbrot 1024 x 1024, 200 turns", False, dict, _mandelbrot_reference, _few_pixels),
        Case("nbody", "N-body, 8192 all pairs", False, _bodies, _nbody_reference, _close(2e-3, 2e-2)),
        Case(
            "waves",
            "sin x exp + log, 16M f32",
            False,
            lambda: {"x": (_f32(_rng(6), N) - np.float32(0.5)) * np.float32(8)},
            _waves_reference,
            _close(2e-5, 2e-6),
        ),
        Case(
            "histogram",
            "histogram, 16M f32 to 256 bins",
            False,
            lambda: {"x": _f32(_rng(7), N)},
            _histogram_reference,
            _equal,
        ),
        Case(
            "scatter",
            "scatter, 1M particles to 128 x 128",
            False,
            _particles,
            _scatter_reference,
            _close(2e-4, 1e-4),
        ),
        Case(
            "rowsum",
            "row sums, 4096 x 4096",
            False,
            lambda: {"x": _f32(_rng(9), ROWS, ROWS)},
            lambda d: {"out": d["x"].astype(np.float64).sum(1)},
            _close(1e-4, 1e-3),
        ),
        Case(
            "matmul",
            "matrix product f64, 512 x 512, naive",
            False,
            _matrices,
            lambda d: {"c": d["a"] @ d["b"]},
            _close(1e-11, 1e-11),
        ),
    )
}
