"""Compile speed: just-in-time latency in fresh processes, and what lanes cost."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import tack
from bench import kernels
from bench.budgets import Verdict
from tack_runtime.drivers.cpu import level
from tack_runtime.options import Options
from tackc.compiler.capture import capture
from tackc.jit import compile_variant
from tackc.specialize import declared

LANES_BUDGET = 2.5  # times the compile time with one lane
_ROOT = Path(__file__).resolve().parent.parent


class FirstCall(NamedTuple):
    """A kernel of a file, with the text of the arguments of its first call; `budget` is in milliseconds."""

    file: str
    kernel: str
    arguments: str
    budget: float | None = None


FIRST_CALLS = (
    FirstCall("bench/kernels.py", "saxpy", "(x, x, out, 2.5)", 40),
    FirstCall("bench/kernels.py", "heat", "(np.ones((8, 8), 'f4'), np.ones((8, 8), 'f4'), 0.1)"),
    FirstCall("kernels_examples/mandelbrot.py", "mandelbrot", "(np.zeros((8, 8), 'i4'), -2.0, -1.5, 0.4, 9)"),
    FirstCall(
        "kernels_examples/mpm.py",
        "from_grid",
        "(tack.full(4, 0.5, tack.vec2()), tack.zeros(4, tack.vec2()), tack.zeros(4, tack.mat2()), tack.zeros(4, tack.mat2()), "
        "tack.zeros((128, 128), tack.vec2()))",
        500,
    ),
)
_EARLIER = FirstCall("bench/kernels.py", "waves", "(x, out)")

_JIT = """
import os, sys, time, numpy as np
sys.path[:0] = [{root!r}, {folder!r}]
import {module} as kernels
import tack, tackc.calls, tackc.jit, tackc.toolchains.cpu, tackc.emitters.llvm, tackc.compiler.frontend, llvmlite.binding
x = np.ones(8, np.float32); out = np.zeros_like(x)
start = time.perf_counter()
kernels.{kernel}(*{arguments})
print(time.perf_counter() - start)
"""


def _jit_seconds(call: FirstCall, cache: str) -> float:
    path = _ROOT / call.file
    folder, module = str(path.parent), path.stem
    script = _JIT.format(root=str(_ROOT), folder=folder, module=module, kernel=call.kernel, arguments=call.arguments)
    environment = dict(os.environ, TACK_CACHE_DIR=cache)
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def first_calls(rounds: int = 5) -> dict[str, list[tuple[float, float]]]:
    """Seconds of the first call of each kernel once the compiler is imported: compiled, and found in the disk cache."""
    found: dict[str, list[tuple[float, float]]] = {}
    for call in FIRST_CALLS:
        for _ in range(rounds):
            with tempfile.TemporaryDirectory() as cache:
                _jit_seconds(_EARLIER, cache)  # what is compiled once for a machine is there, as on a used one
                found.setdefault(call.kernel, []).append((_jit_seconds(call, cache), _jit_seconds(call, cache)))
    return found


def first_calls_table(found: Mapping[str, Sequence[tuple[float, float]]]) -> list[str]:
    """The medians as Markdown lines."""
    lines = ["| first call | compiled, ms | from the disk cache, ms | budget |", "|---|--:|--:|---|"]
    for kernel, rounds in found.items():
        compiled, kept = (statistics.median(times) * 1e3 for times in zip(*rounds, strict=True))
        said = "; ".join(f"{verdict.budget}: {verdict}" for verdict in first_call_verdicts(kernel, found))
        lines.append(f"| {kernel} | {compiled:.1f} | {kept:.1f} | {said} |")
    return lines


def first_call_verdicts(kernel: str, found: Mapping[str, Sequence[tuple[float, float]]]) -> list[Verdict]:
    """What the first call of a kernel has to reach."""
    budget = next(call.budget for call in FIRST_CALLS if call.kernel == kernel)
    if budget is None:
        return []
    milliseconds = statistics.median(compiled for compiled, _ in found[kernel]) * 1e3
    return [Verdict(f"<= {budget} ms compiled", f"{milliseconds:.1f}", milliseconds <= budget)]


def lanes(rounds: int = 5) -> dict[str, list[tuple[float, float]]]:
    """Seconds to compile every kernel of `kernels.py` with one lane, and in the form that the compiler chooses, by turns.

    Both take this process from source text to machine code for this machine's best level.
    """
    found: dict[str, list[tuple[float, float]]] = {}
    for name, kernel in vars(kernels).items():
        if isinstance(kernel, tack.Kernel):
            times = [
                (_variant_seconds(kernel, kernel.options._replace(lanes=1)), _variant_seconds(kernel, kernel.options))
                for _ in range(rounds + 1)
            ]
            found[name] = times[1:]  # the first ones warm up
    return found


def lanes_table(found: Mapping[str, Sequence[tuple[float, float]]]) -> list[str]:
    """The medians as Markdown lines."""
    lines = ["| kernel | one lane, ms | as chosen, ms | ratio | budget |", "|---|--:|--:|--:|---|"]
    for name, rounds in found.items():
        one, own = (statistics.median(times) * 1e3 for times in zip(*rounds, strict=True))
        ratio = statistics.median(chosen / scalar for scalar, chosen in rounds)
        verdict = f"<= {LANES_BUDGET}: {'ok' if ratio <= LANES_BUDGET else 'missed'}"
        lines.append(f"| {name} | {one:.1f} | {own:.1f} | {ratio:.2f} | {verdict} |")
    return lines


def _variant_seconds(kernel: tack.Kernel, options: Options) -> float:
    wanted = declared(kernel)
    program = capture(kernel, wanted.classes, wanted.functions).to_json()
    start = time.perf_counter()
    compile_variant(program, str(wanted.signatures[0]), options, level())
    return time.perf_counter() - start
