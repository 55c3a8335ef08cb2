"""Launch overhead: host microseconds of one warm launch of one iteration."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable

import numpy as np

from bench import kernels
from bench.cases import FOLDER

BUDGETS = {"bundle.kernel(...), 4 arguments": 2.0, "bind, 4 arguments": 0.5}


def launchers() -> dict[str, Callable[[], object]]:
    """What is timed, by label: 3 arrays and a scalar, and 8 arrays and 4 scalars, through each way of calling."""
    import tack_runtime

    arrays = [np.ones(1, np.float32) for _ in range(8)]
    x, y, out = arrays[:3]
    bundle = tack_runtime.load(FOLDER / "kernels.tackb")
    saxpy, many = bundle["kernels.saxpy"], bundle["kernels.eight_and_four"]
    jit, jit_many = kernels.saxpy, kernels.eight_and_four
    result = {
        "bundle.kernel(...), 4 arguments": lambda: saxpy(x, y, out, 2.5),
        "bundle.kernel(...), 12 arguments": lambda: many(*arrays, 1.0, 2.0, 3.0, 4.0),
        "kernel(...), 4 arguments": lambda: jit(x, y, out, 2.5),
        "kernel(...), 12 arguments": lambda: jit_many(*arrays, 1.0, 2.0, 3.0, 4.0),
        "bind, 4 arguments": saxpy.bind(x, y, out, 2.5),
        "bind, 12 arguments": many.bind(*arrays, 1.0, 2.0, 3.0, 4.0),
    }
    try:
        import numba
    except ImportError:
        print("numba is not installed; pip install 'tackc[bench]'", file=sys.stderr)
        return result

    @numba.njit
    def serial(x, y, out, a):  # type: ignore[no-untyped-def]
        for i in range(out.shape[0]):
            out[i] = a * x[i] + y[i]

    result["numba, serial, 4 arguments"] = lambda: serial(x, y, out, 2.5)
    return result


def table(rounds: int = 9, calls: int = 20_000) -> list[str]:
    """The table as Markdown lines; the rounds of all launchers are interleaved, and a cell is the median round."""
    ways = launchers()
    times: dict[str, list[float]] = {label: [] for label in ways}
    for _ in range(rounds):
        for label, launch in ways.items():
            for _ in range(200):
                launch()
            start = time.perf_counter()
            for _ in range(calls):
                launch()
            times[label].append((time.perf_counter() - start) / calls * 1e6)
    lines = ["| one warm launch, n = 1 | us | budget |", "|---|--:|---|"]
    for label, seen in times.items():
        microseconds = statistics.median(seen)
        budget = BUDGETS.get(label)
        verdict = "" if budget is None else f"<= {budget}: {'ok' if microseconds <= budget else 'over'}"
        lines.append(f"| {label} | {microseconds:.2f} | {verdict} |")
    return lines


if __name__ == "__main__":
    print("\n".join(table()))
