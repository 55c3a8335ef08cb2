"""Check generated CUDA code on an NVIDIA GPU, and measure it: `make gpu-check`.

    python scripts/gpu_check.py [--folder DIR] [--prepared] [--stand-in]

Every case of the emitters' tests runs in every form of a launch, from the cubin of the device's architecture and from PTX, and is
compared with what it must be, bit for bit: operations, conversions, statements, workgroups, the records of debug mode. Then the
first and last indices of more than 2^32 iterations are seen to run once, and saxpy's bandwidth, a launch and the first launch of
a module are measured. No network is used.

`--prepared`: DIR holds what tests/gpu/prepare.py has made, on another machine perhaps; then a driver and NumPy are all that is
needed. `--stand-in`: no GPU, but the same sources compiled for the host by clang; nothing is measured. Exit codes: 0 everything
is right, 1 something is not, 2 there is no CUDA driver or no device.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests"), str(ROOT / "tests" / "gpu")]

import check_cuda  # noqa: E402

FAR = 2**32  # iterations that 32 bits count
EDGE = 256
SAXPY = 1 << 26  # elements: more than any cache holds


class Table:
    """Rows of what was checked or measured, printed at the end."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, str]] = []
        self.wrong = False

    def add(self, what: str, result: str, right: bool = True) -> None:
        self.rows.append((what, result if right else f"WRONG: {result}"))
        self.wrong |= not right

    def text(self) -> str:
        width = max(len(what) for what, _ in self.rows)
        return "\n".join(f"{what.ljust(width)}  {result}" for what, result in self.rows)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "gpu", help="where images and arrays are (build/gpu)")
    parser.add_argument("--prepared", action="store_true", help="they are there already")
    parser.add_argument("--stand-in", action="store_true", help="run the sources on the host")
    options = parser.parse_args(words)
    began, table = time.perf_counter(), Table()
    try:
        driver = None if options.stand_in else check_cuda.Driver()
    except (OSError, RuntimeError) as error:
        print(f"no CUDA driver here: {error}")
        return 2
    if not options.prepared:
        import prepare

        capability = (9, 0) if driver is None else driver.capability
        prepare.main([str(options.folder), "--arch", f"sm_{capability[0]}{capability[1]}"])
    if driver is None:
        from simulators.host_driver import stand_in

        driver = stand_in(options.folder)
    table.add("device", f"{driver.name}, compute capability {'.'.join(map(str, driver.capability))}")
    status = check_cuda.check(driver, options.folder, lambda image, text, right: table.add(image, text, right))
    if not options.stand_in:
        probes = driver.load((options.folder / json.loads((options.folder / "cases.json").read_text())["probes"]).read_bytes())
        for probe in (far, bandwidth, launches, cold):
            probe(driver, options.folder, probes, table)
    table.add("time", f"{time.perf_counter() - began:.0f} s")
    print(table.text())
    return 1 if table.wrong else status


# --- what only a device shows ------------------------------------------------------------------------------------------


def _slots(*values: Any) -> list[Any]:
    """Parameters as the driver takes them: a pointer to 8 bytes for each."""
    return [ctypes.create_string_buffer(bytes(value).ljust(8, b"\0"), 8) for value in values]


def _count(count: int) -> tuple[Any, Any]:
    """Start and count of a loop."""
    return ctypes.c_int64(0), ctypes.c_int64(count)


def far(driver: check_cuda.Driver, folder: Path, module: Any, table: Table) -> None:
    """P-016: each of the first and the last iterations of a launch runs once."""
    seen = np.zeros(2 * EDGE, np.uint32)
    address = driver.upload(seen)
    count = FAR + EDGE
    began = time.perf_counter()
    values = _slots(*_count(count), address, ctypes.c_int64(count))
    driver.launch(driver.function(module, "probe_far"), [count // 256, 1, 1], [256, 1, 1], values)
    seconds = time.perf_counter() - began
    driver.download(address, seen)
    driver.call("cuMemFree_v2", address)
    once = bool((seen == 1).all())
    table.add("2^32 + 256 iterations", f"{seconds:.2f} s, {'each runs once' if once else seen.tolist()}", once)


def _timed(driver: check_cuda.Driver, run: Callable[[], None], rounds: int = 20) -> float:
    """Seconds on the device, the median of some rounds."""
    start, end, milliseconds = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_float()
    for event in (start, end):
        driver.call("cuEventCreate", ctypes.byref(event), 0)
    found = []
    for _ in range(rounds):
        driver.call("cuEventRecord", start, None)
        run()
        driver.call("cuEventRecord", end, None)
        driver.call("cuEventSynchronize", end)
        driver.call("cuEventElapsedTime", ctypes.byref(milliseconds), start, end)
        found.append(milliseconds.value / 1e3)
    for event in (start, end):
        driver.call("cuEventDestroy_v2", event)
    return statistics.median(found)


def _saxpy(driver: check_cuda.Driver, module: Any, count: int) -> tuple[Callable[[], None], list[ctypes.c_uint64]]:
    """What queues a launch, and its arrays x, y, out."""
    arrays = [driver.upload(np.ones(count, np.float32)) for _ in range(3)]
    values = _slots(*_count(count), *arrays, ctypes.c_int64(count), ctypes.c_float(2))
    pointers = (ctypes.c_void_p * len(values))(*map(ctypes.addressof, values))
    function, shape = driver.function(module, "probe_saxpy"), [*map(ctypes.c_uint, (-(-count // 256), 1, 1, 256, 1, 1, 0))]

    def launch() -> None:
        assert values  # which the pointers are to
        driver.call("cuLaunchKernel", function, *shape, None, pointers, None)

    return launch, arrays


def bandwidth(driver: check_cuda.Driver, folder: Path, module: Any, table: Table) -> None:
    launch, arrays = _saxpy(driver, module, SAXPY)
    size = ctypes.c_size_t(4 * SAXPY)
    saxpy = 12 * SAXPY / _timed(driver, launch) / 1e9
    copy = 8 * SAXPY / _timed(driver, lambda: driver.call("cuMemcpyDtoD_v2", arrays[0], arrays[1], size)) / 1e9
    for address in arrays:
        driver.call("cuMemFree_v2", address)
    table.add("saxpy", f"{saxpy:.0f} GB/s, {saxpy / copy:.0%} of a copy on the device ({copy:.0f} GB/s)")


def launches(driver: check_cuda.Driver, folder: Path, module: Any, table: Table) -> None:
    launch, arrays = _saxpy(driver, module, 256)
    rounds = []
    for _ in range(20):
        began = time.perf_counter()
        for _ in range(200):
            launch()
        rounds.append((time.perf_counter() - began) / 200)
        driver.call("cuCtxSynchronize")
    for address in arrays:
        driver.call("cuMemFree_v2", address)
    table.add("to queue a launch", f"{min(rounds) * 1e6:.1f} us, through ctypes")


def cold(driver: check_cuda.Driver, folder: Path, module: Any, table: Table) -> None:
    """From the bytes of an image to the first result."""
    image = (folder / json.loads((folder / "cases.json").read_text())["probes"]).read_bytes()
    began = time.perf_counter()
    launch, arrays = _saxpy(driver, driver.load(image), 256)
    launch()
    driver.call("cuCtxSynchronize")
    seconds = time.perf_counter() - began
    for address in arrays:
        driver.call("cuMemFree_v2", address)
    table.add("a module's first launch", f"{seconds * 1e3:.1f} ms")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
