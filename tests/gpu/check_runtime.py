"""Run kernels of bundles on the CPU and on a CUDA device, through the runtime, and compare what they leave, bit for bit.

    python tests/gpu/check_runtime.py DIR (programs | far [--iterations N])

DIR comes from `prepare.py`. `programs`: every program on both. `far`: each of the first and the last iterations of a launch of
more than 2^32 runs once (P-016). Needs a CUDA driver and NumPy. Exit codes: 0 everything is right, 1 something is not.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import tack_runtime
from tack_runtime import settings

FAR = 2**32  # iterations that 32 bits count
EDGE = 256


def programs(folder: Path) -> int:
    """How many runs leave something else than on the CPU."""
    began = time.perf_counter()
    bundle = tack_runtime.load(folder / "programs.tackb")
    with np.load(folder / "programs.npz") as file:
        held = {name: file[name] for name in file.files}
    runs = json.loads((folder / "programs.json").read_text(encoding="utf-8"))
    wrong, refused = [], 0
    for run in runs:
        try:
            line = _differs(bundle[f"{run['module']}.k"], run, held)
        except tack_runtime.KernelTypeError as error:  # of a type that the device does not have
            if "which is not supported on CUDA" not in str(error):
                raise
            refused += 1
        else:
            wrong += [line] if line else []
    for line in wrong:
        print(line)
    found = f"{len(runs)} runs, {refused} refused, {len(wrong)} wrong, {time.perf_counter() - began:.1f} s"
    print(f"programs, as on the CPU\t{'WRONG: ' if wrong else ''}{found}")
    return len(wrong)


def _differs(kernel: Any, run: dict[str, Any], held: dict[str, np.ndarray]) -> str:
    given = {name.rpartition("/")[2]: value for name, value in held.items() if name.startswith(run["prefix"])}
    here = {name: value.copy() for name, value in given.items()}
    there = {name: tack_runtime.array(value, device="cuda") for name, value in given.items()}
    found = [kernel(**memory, **run["scalars"]) for memory in (here, there)]
    if np.asarray(found[0]).tobytes() != np.asarray(found[1]).tobytes():
        return f"{run['name']}: returns {found[1]!r}, on the CPU {found[0]!r}"
    for name, wanted in here.items():
        actual = there[name].numpy()
        unequal = (_bits(actual) != _bits(wanted)) & ~((actual != actual) & (wanted != wanted)).ravel()  # one NaN is like another
        if (bad := np.flatnonzero(unequal)).size:
            first = bad[0]
            values = f"{actual.ravel()[first]!r}, on the CPU {wanted.ravel()[first]!r}"
            return f"{run['name']}: {name}[{first}] is {values}; {bad.size} of {wanted.size} differ"
    return ""


def _bits(array: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(array).ravel().view(f"u{array.dtype.itemsize}")


def far(folder: Path, count: int) -> int:
    """Whether an iteration at either end did not run once."""
    kernel = tack_runtime.load(folder / "probes.tackb").far
    seen = tack_runtime.array(np.zeros(2 * EDGE, np.uint32), device="cuda")
    began = time.perf_counter()
    kernel(seen, count, EDGE)
    found = seen.numpy()
    seconds = time.perf_counter() - began
    once = bool((found == 1).all())
    name = "2^32 + 256" if count == FAR + EDGE else f"{count:,}"
    times = "each at either end runs once" if once else f"WRONG: those at either end run so often: {found.tolist()}"
    print(f"{name} iterations\t{times}, {seconds:.2f} s")
    return not once


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Compare a CUDA device with the CPU.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("what", choices=("programs", "far"))
    parser.add_argument("--iterations", type=int, default=FAR + EDGE)
    options = parser.parse_args(words)
    settings.set_jit("off")  # what is in the bundles is checked
    wrong = programs(options.folder) if options.what == "programs" else far(options.folder, options.iterations)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
