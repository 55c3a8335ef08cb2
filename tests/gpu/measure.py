"""Measure saxpy on a CUDA device through one of several packages: bandwidth, a launch, and a process that makes a first result.

    python tests/gpu/measure.py NAME DIR [--first]

NAME is that of a module `peers/with_NAME.py`, DIR comes from `prepare.py`. Every package gets the same arrays and is warm when
the time is taken; the median of some rounds counts. A round of bandwidth queues launches over arrays that no cache holds and
waits for them; a round of launches queues them over small arrays, and the wait for them is not counted. A cold start is from
the start of a process to the line that it prints when it has a result; files were cached by a process before. `--first`: that
process.

What is known is printed at once: lines of a row, a column and a number with tabs between.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE / "peers"), str(HERE.parents[1])]

FACTOR = 2.0
MANY, FEW = 1 << 26, 256  # elements
QUEUED, SMALL = 20, 200  # launches of a round
ROUNDS = 15
STARTS = 3


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Measure saxpy.")
    parser.add_argument("name")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--first", action="store_true", help="only make one result")
    options = parser.parse_args(words)
    module = importlib.import_module(f"with_{options.name}")
    if options.first:
        made(module.Saxpy(options.folder), 1000, "call")
        print("first", flush=True)
        return 0
    gc.disable()  # a collection belongs to no package
    speed(module, options.folder)
    tell(module.TITLE, "cold start ms", cold([sys.executable, __file__, options.name, str(options.folder), "--first"]) * 1e3)
    return 0


def tell(row: str, column: str, number: float) -> None:
    print(f"{row}\t{column}\t{number}", flush=True)


def made(saxpy: Any, count: int, way: str) -> tuple[Callable[[], object], tuple[Any, ...]]:
    """What queues a launch in a way, "call" or "bound", and its arrays. RuntimeError where a first launch is wrong."""
    values = (np.arange(count) % 1000).astype(np.float32)
    arrays = tuple(saxpy.array(each) for each in (values, values + 1, np.zeros(count, np.float32)))
    run: Callable[[], object] = getattr(saxpy, way)(*arrays, FACTOR)
    run()
    if not np.array_equal(saxpy.host(arrays[2]), 3 * values + 1):  # exact with and without a fused product
        raise RuntimeError("saxpy gives a wrong result")
    return run, arrays


def speed(module: ModuleType, folder: Path) -> None:
    """Bandwidth and launches, in each way that a package has."""
    saxpy = module.Saxpy(folder)
    run, arrays = made(saxpy, MANY, "call")
    tell(module.TITLE, "saxpy GB/s", 12 * MANY / queued(run, saxpy.wait) / 1e9)
    if hasattr(saxpy, "copy"):
        copy = saxpy.copy(arrays[2], arrays[0])
        tell("a copy on the device", "saxpy GB/s", 8 * MANY / queued(copy, saxpy.wait) / 1e9)
    for way, title in (("call", module.TITLE), ("bound", f"{module.TITLE}, bound")):
        if hasattr(saxpy, way):
            run, kept = made(saxpy, FEW, way)
            tell(title, "launch us", launches(run, saxpy.wait) * 1e6)
            del kept


def queued(run: Callable[[], object], wait: Callable[[], object]) -> float:
    """Seconds that the device takes for a launch."""
    found = []
    for _ in range(ROUNDS + 1):
        began = time.perf_counter()
        for _ in range(QUEUED):
            run()
        wait()
        found.append((time.perf_counter() - began) / QUEUED)
    return statistics.median(found[1:])


def launches(run: Callable[[], object], wait: Callable[[], object]) -> float:
    """Seconds until a launch is queued."""
    found = []
    for _ in range(ROUNDS + 1):
        began = time.perf_counter()
        for _ in range(SMALL):
            run()
        found.append((time.perf_counter() - began) / SMALL)
        wait()
    return statistics.median(found[1:])


def cold(command: list[str]) -> float:
    """Seconds from the start of a process to its first result."""
    found = []
    for _ in range(STARTS + 1):
        began = time.perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            found.append(time.perf_counter() - began)
        if process.returncode or line != "first\n":
            raise RuntimeError(f"a process that makes a first result ended with {process.returncode}")
    return statistics.median(found[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
