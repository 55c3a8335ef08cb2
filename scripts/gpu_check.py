"""Check this project on an NVIDIA GPU, and measure it: `make gpu-check`.

    python scripts/gpu_check.py [--folder DIR] [--prepared] [--stand-in] [--few] [--seconds N]

It builds. It runs every case of the emitters' tests from a cubin and from PTX in every form of a launch, and compares with what
each must be, bit for bit. It runs the conformance suite on `cuda` through the runtime and its driver, and programs on `cuda`
and on the CPU, which must agree bit for bit, and sees that the first and the last of more than 2^32 iterations run once. Then
it measures saxpy's bandwidth beside a copy on the device, a launch, and a process up to its first result, with tackc, the
driver alone, CuPy, Numba-CUDA, Triton and PyTorch, each where it is installed and in a process of its own. No network is used.

It needs a driver, NumPy, llvmlite, pytest and NVRTC, which nvcc's toolkit has. Every stage has a time limit, and so has the
whole; a stage that is cut off was not right, but a measurement of another package that fails is only shown. `--prepared`: DIR
holds what tests/gpu/prepare.py has made, on another machine perhaps; then a driver and NumPy are all that is needed, and the
conformance suite runs only where the rest is there. `--stand-in`: no GPU, but a simulated driver, which runs the same sources
on the host by clang; nothing is measured. Exit codes: 0 everything is right, 1 something is not, 2 there is no CUDA driver or
no device.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parent.parent
GPU = "tests/gpu"
SECONDS = 465  # for all, of the eight minutes that there are
PEERS = {"cupy": ("CuPy", ("cupy",)), "numba": ("Numba-CUDA", ("numba",))}
PEERS |= {"triton": ("Triton", ("triton", "torch")), "torch": ("PyTorch", ("torch",))}
COPY = "a copy on the device"
COLUMNS = ("saxpy GB/s", "launch us", "cold start ms")


@dataclass(frozen=True)
class Stage:
    """A process: the arguments of Python, and how many seconds it has. What is not `ours` is only shown where it fails. `says`:
    what the table says where it succeeds, if the process says nothing itself."""

    name: str
    command: tuple[str, ...]
    limit: float
    ours: bool = True
    says: str = ""


class Table:
    """Rows of what was checked, and numbers that were measured, printed at the end."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, str]] = []
        self.numbers: dict[str, dict[str, float | str]] = {}
        self.wrong = False

    def add(self, what: str, result: str, right: bool = True) -> None:
        self.rows.append((what, result if right else f"WRONG: {result}"))
        self.wrong |= not right

    def measured(self, row: str, column: str, number: float) -> None:
        self.numbers.setdefault(row, {})[column] = number

    def absent(self, row: str, why: str) -> None:
        """There are no more numbers of a row."""
        self.numbers.setdefault(row, {})[""] = why

    def text(self) -> str:
        width = max(map(len, [*(what for what, _ in self.rows), *self.numbers]), default=0)
        lines = [f"{what.ljust(width)}  {result}" for what, result in self.rows]
        if self.numbers:
            lines += ["", "  ".join(["".ljust(width), COLUMNS[0], "of a copy", *COLUMNS[1:]])]
        for row, numbers in self.numbers.items():
            lines.append("  ".join([row.ljust(width), *self._cells(numbers), str(numbers.get("", ""))]).rstrip())
        return "\n".join(lines)

    def _cells(self, numbers: Mapping[str, float | str]) -> Iterator[str]:
        copy, rate = self.numbers.get(COPY, {}).get(COLUMNS[0]), numbers.get(COLUMNS[0])
        part = f"{float(rate) / float(copy):.0%}" if copy and rate else ""
        yield (f"{rate:.0f}" if rate else "").rjust(len(COLUMNS[0]))
        yield part.rjust(len("of a copy"))
        for column, form in zip(COLUMNS[1:], (".1f", ".0f"), strict=True):
            yield (format(numbers[column], form) if column in numbers else "").rjust(len(column))


class Check:
    """Runs stages in turn, while there is time, and takes what they print: a line with a tab is a row of the table, one with two
    tabs a number. Others are printed on."""

    def __init__(self, table: Table, environment: Mapping[str, str], prefix: Sequence[str], seconds: float) -> None:
        self.table = table
        self.environment = environment
        self.prefix = prefix  # of the arguments of Python
        self.end = time.monotonic() + seconds

    def run(self, stage: Stage) -> int | None:
        """The exit status of a stage; None where it was cut off or did not begin."""
        limit = min(stage.limit * (2 if self.prefix else 1), self.end - time.monotonic())  # a compiler for the host is slow
        if limit <= 1:
            self._fail(stage, "not run, the time is over")
            return None
        print(f"... {stage.name}", flush=True)
        status, text = finished([sys.executable, *self.prefix, *stage.command], self.environment, limit)
        failed = self._take(stage, text, status)
        if status is None:
            self._fail(stage, f"cut off after {limit:.0f} s")
        elif status and not failed:
            self._fail(stage, f"exit status {status}: {last_line(text)}")
        elif stage.says and not status:
            self.table.add(stage.name, stage.says)
        return status

    def _take(self, stage: Stage, text: str, status: int | None) -> bool:
        """Whether a row says what is wrong."""
        said = False
        for line in text.splitlines():
            match line.split("\t"):
                case [row, column, number]:
                    self.table.measured(row, column, float(number))
                case [what, result]:
                    right = not result.startswith("WRONG: ")
                    said |= not right
                    self.table.add(what, result.removeprefix("WRONG: "), right)
                case _:
                    print(f"    {line}" if status else line, flush=True)
        return said

    def _fail(self, stage: Stage, why: str) -> None:
        if stage.ours:
            self.table.add(stage.name, why, right=False)
        else:
            self.table.absent(stage.name, why)


def finished(command: Sequence[str], environment: Mapping[str, str], limit: float) -> tuple[int | None, str]:
    """The exit status of a process, None where it and its children were ended after so many seconds, and what it printed."""
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        cwd=ROOT,
        env=dict(environment),
        start_new_session=True,
    )
    status: int | None = None
    try:
        text, _ = process.communicate(timeout=limit)
        status = process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        text, _ = process.communicate()
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    return status, text


def last_line(text: str) -> str:
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "it printed nothing")


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "gpu", help="where images and arrays are (build/gpu)")
    parser.add_argument("--prepared", action="store_true", help="they are there already")
    parser.add_argument("--stand-in", action="store_true", help="simulate the driver")
    parser.add_argument("--few", action="store_true", help="a few cases, programs and tests only")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"time for all ({SECONDS})")
    options = parser.parse_args(words)
    options.folder = options.folder.resolve()
    signal.signal(signal.SIGTERM, _interrupt)
    began, table = time.monotonic(), Table()
    with tempfile.TemporaryDirectory(prefix="tack-gpu-check-") as cache:
        try:
            status = checked(options, table, Path(cache))
        except KeyboardInterrupt:
            status = 1
            table.add("the check", "was ended", right=False)
    if status == 2:
        return 2
    table.add("time", f"{time.monotonic() - began:.0f} s")
    print(table.text())
    return 1 if table.wrong else status


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def checked(options: argparse.Namespace, table: Table, cache: Path) -> int:
    """Run all stages: 2 without a device, else 0; the table says what is wrong."""
    environment, prefix = surroundings(options, cache)
    check = Check(table, environment, prefix, options.seconds)
    status = check.run(Stage("device", (f"{GPU}/check_cuda.py",), 30))
    if status == 2:
        return 2
    if options.stand_in:
        table.add("stand-in", "a simulated driver on the host: nothing is measured, and nothing here is about a GPU")
    device = next((result for what, result in table.rows if what == "device"), "")
    found = re.search(r"\bsm_\d+", device)
    if status or found is None:
        return 0  # the table says so
    few = ("--few",) if options.few else ()
    if not options.prepared:
        jobs = ("-j", "1") if options.stand_in else ()  # NVRTC is simulated in one process
        check.run(Stage("build", (f"{GPU}/prepare.py", str(options.folder), "--arch", found.group(), *jobs, *few), 180))
    for stage in stages(options):
        check.run(stage)
    if not options.stand_in:
        measure(check, options.folder)
    return 0


def surroundings(options: argparse.Namespace, cache: Path) -> tuple[dict[str, str], tuple[str, ...]]:
    """The environment of stages, and what comes before their arguments."""
    os.environ["TACK_CACHE_DIR"] = str(cache)
    more = {"PYTHONUNBUFFERED": "1", "TACK_REAL_DEVICE": "cuda", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    more |= {f"{name}_CACHE_DIR": str(cache / name.lower()) for name in ("CUPY", "NUMBA", "TRITON")}
    if not options.stand_in:
        return {**os.environ, **more}, ()
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    from simulators import as_real

    return {**as_real.environment(), **more}, ("tests/simulators/as_real.py",)


def stages(options: argparse.Namespace) -> Iterator[Stage]:
    """What shows that results are right."""
    folder = str(options.folder)
    cases = "tests/simulators/host_driver.py" if options.stand_in else f"{GPU}/check_cuda.py"
    yield Stage("cases", (cases, folder), 60)
    if not options.prepared or all(map(importlib.util.find_spec, ("pytest", "llvmlite"))):
        few = ("--few",) if options.few else ()
        yield Stage("conformance on cuda", (f"{GPU}/conformance.py", *few), 180)
    yield Stage("programs, as on the CPU", (f"{GPU}/check_runtime.py", folder, "programs"), 90)
    fewer = ("--iterations", "100000") if options.stand_in else ()
    yield Stage("2^32 + 256 iterations", (f"{GPU}/check_runtime.py", folder, "far", *fewer), 30)
    if options.stand_in:
        first = (f"{GPU}/measure.py", "tackc", folder, "--first")
        yield Stage("a first result", first, 30, says="right, in a process of its own that has the bundle alone")


def measure(check: Check, folder: Path) -> None:
    """Ours, then those of other packages."""
    for name in ("driver", "tackc"):
        check.run(Stage(f"measuring {name}", (f"{GPU}/measure.py", name, str(folder)), 60))
    for name, (title, packages) in PEERS.items():
        if all(map(importlib.util.find_spec, packages)):
            check.run(Stage(title, (f"{GPU}/measure.py", name, str(folder)), 60, ours=False))
        else:
            check.table.absent(title, "not installed")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
