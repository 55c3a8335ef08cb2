"""What the host library does: its cases against C, NumPy and Numba, and microseconds of calls on small arrays."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import timeit
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from bench import compute
from bench.budgets import CALL_BUDGETS, MEMORY_BUDGET, Verdict
from bench.cases import LIBRARY, ROOT
from bench.compute import Effort
from bench.peers import LIBRARY_PEERS, NUMPY, READING, TACK, read_all
from bench.results import from_data, to_data

Calls = dict[str, dict[str, list[float]]]  # microseconds of every round, by what is done and with what
SMALL, IMPORT = CALL_BUDGETS
SUM = "sum of 16 f32"
LARGE = "sum of 128M f32"  # 512 MB: no cache holds it


def measure(threads: Iterable[int], effort: Effort, rounds: int) -> dict[str, Any]:
    """The cases with each number of threads, and the calls on small arrays."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.library", str(rounds)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    return {"cases": to_data(compute.rows(LIBRARY, threads, LIBRARY_PEERS, effort)), "calls": json.loads(done.stdout)}


def tables(found: Mapping[str, Any]) -> list[str]:
    """The cases, their budgets, and the calls as Markdown lines."""
    rows = from_data(found["cases"])
    return [*compute.table(rows), "", *compute.budget_table(rows), "", *_calls_table(found["calls"])]


def _calls_table(calls: Calls) -> list[str]:
    """The least of all rounds: what else runs only adds to it."""
    packages = list(dict.fromkeys(package for each in calls.values() for package in each))
    lines = [f"| us of one call | {' | '.join(packages)} | budget |", "|---|" + "--:|" * len(packages) + "---|"]
    for what, times in calls.items():
        cells = [f"{min(times[package]):.2f}" if package in times else "-" for package in packages]
        said = "; ".join(f"{verdict.budget}: {verdict}" for verdict in call_verdicts(what, times))
        lines.append(f"| {what} | {' | '.join(cells)} | {said} |")
    return lines


def call_verdicts(what: str, times: Mapping[str, list[float]]) -> list[Verdict]:
    """What a call has to reach."""
    if what == LARGE:
        part = min(times[READING]) / min(times[TACK])
        return [Verdict(f">= {MEMORY_BUDGET:g} of {READING}", f"{part:.2f}", part >= MEMORY_BUDGET)]
    if what not in CALL_BUDGETS or TACK not in times:
        return []
    most, reached = CALL_BUDGETS[what], min(times[TACK])
    return [Verdict(f"<= {most:g} us", f"{reached:.2f}", reached <= most)]


# --- the process that times calls --------------------------------------------------------------------------------------


def _ways(large: int = 1 << 27) -> dict[str, dict[str, Callable[[], object]]]:
    """By what is done and by package, a call."""
    import tack

    numbers = np.ones(large, np.float32)
    shared = tack.from_dlpack(numbers)

    array = np.ones(16, np.float32)
    own = tack.array(array)
    found: dict[str, dict[str, Callable[[], object]]] = {
        SMALL: {TACK: lambda: tack.zeros(16), NUMPY: lambda: np.zeros(16, np.float32)},
        IMPORT: {TACK: lambda: tack.from_dlpack(array), NUMPY: lambda: np.from_dlpack(array)},
        SUM: {TACK: own.sum, NUMPY: array.sum},
        LARGE: {TACK: shared.sum, NUMPY: numbers.sum, READING: read_all(numbers, len(os.sched_getaffinity(0)))},
    }
    if importlib.util.find_spec("torch") is not None:
        import torch

        tensor = torch.ones(16)
        found[SMALL]["PyTorch"] = lambda: torch.zeros(16)
        found[IMPORT]["PyTorch"] = lambda: torch.from_dlpack(array)
        found[SUM]["PyTorch"] = tensor.sum
    return found


_FEW = 10  # calls that say how many make a batch


def times(rounds: int, seconds: float = 0.02) -> Calls:
    """Microseconds of each call: in every round a batch of each."""
    ways = {(what, package): call for what, each in _ways().items() for package, call in each.items()}
    counts = {}
    for key, call in ways.items():
        call()
        counts[key] = max(1, int(seconds / (timeit.timeit(call, number=_FEW) / _FEW)))
    found: Calls = {}
    for _ in range(rounds):
        for (what, package), call in ways.items():
            count = counts[what, package]
            found.setdefault(what, {}).setdefault(package, []).append(timeit.timeit(call, number=count) / count * 1e6)
    return found


if __name__ == "__main__":
    json.dump(times(int(sys.argv[1])), sys.stdout)
