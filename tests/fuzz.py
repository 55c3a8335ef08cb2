"""Draws programs, runs each in every way, and stops at the first that does not do what the contract says.

python tests/fuzz.py [--seconds N] [--seed N] [--workers N] [--device NAME]   draw programs; `make fuzz` does it for ten minutes
python tests/fuzz.py FILE                                                    run a program that was found, as it was found

Each program also runs in lanes, of every width, at levels that take turns. For each device, another one runs on it: on OpenCL, or
on a simulated GPU.

A program that fails is made as small as it gets and written to build/fuzz, with its arguments, as a file that runs on its own.
One that ends the process is written there, too, as it was drawn.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

FOUND = ROOT / "build" / "fuzz"
BATCH = 8  # programs of one bundle
BUNDLE_AFTER = 40  # seeds between two bundles
CLEAN_AFTER = 200  # seeds between two times that the cache is emptied
PARTS = 1_000_000  # seeds of one worker
ERROR = 1
RAN, PROGRAMS = "ran ", "programs"  # what a worker says in the end


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--device", action="append", default=[], help="also draw programs that run on it; may be repeated")
    parser.add_argument("--worker", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.file is not None:
        again(given.file)
    elif given.worker is not None:
        raise SystemExit(work(given.seed, given.seconds, given.worker, given.device))
    else:
        raise SystemExit(lead(given.seed, given.seconds, given.workers, given.device))


def again(path: Path) -> None:
    from generator import files, lanes, running

    case, plan = files.read(path)
    with tempfile.TemporaryDirectory() as folder:
        own_cache(folder)
        running.check(case, plan, Path(folder))
        lanes.check(case)
    print("as expected")


def own_cache(folder: str) -> None:
    os.environ["TACK_CACHE_DIR"] = str(Path(folder, "cache"))


def lead(seed: int, seconds: float, workers: int, devices: Sequence[str]) -> int:
    """Start workers, wait for all, and say what they found; the exit status."""
    FOUND.mkdir(parents=True, exist_ok=True)
    start = time.monotonic()
    command = [
        sys.executable,
        __file__,
        "--seed",
        str(seed),
        "--seconds",
        str(seconds),
        *(f"--device={name}" for name in devices),
    ]
    running = [
        subprocess.Popen([*command, "--worker", str(number)], stdout=subprocess.PIPE, text=True) for number in range(workers)
    ]
    ran: Counter[str] = Counter()
    found = 0
    for number, process in enumerate(running):
        output, _ = process.communicate()
        for line in output.splitlines():
            if line.startswith(RAN):
                ran.update({what: int(count) for what, count in (part.split("=") for part in line.split()[1:])})
        found += bool(process.returncode)
        if process.returncode not in (0, ERROR):
            print(f"worker {number} ended with {process.returncode} while it ran {current(number)}")
    programs = ran.pop(PROGRAMS, 0)
    widths = ", ".join(f"{runs} of {width}" for width, runs in ran.items())
    print(
        f"seed {seed}: {programs} programs in {time.monotonic() - start:.0f} s, {found} differences{', see above' * bool(found)}"
    )
    print(f"{ran.total()} runs in lanes: {widths}")
    return int(found > 0)


def current(worker: int) -> Path:
    """The program that a worker runs."""
    return FOUND / f"running_{worker}.py"


def work(seed: int, seconds: float, worker: int, devices: Sequence[str]) -> int:
    """Draw and run programs until the time is over; the exit status. Says on standard output how many it ran."""
    import cpu_run

    end = time.monotonic() + seconds
    own = Path(tempfile.mkdtemp(prefix="tack-fuzz-"))
    own_cache(str(own))
    ran: Counter[str] = Counter({PROGRAMS: 0})
    try:
        for number in range(PARTS):
            if time.monotonic() >= end:
                break
            part = (seed * 64 + worker) * PARTS + number
            try:
                ran += bundle(part, own) if number % BUNDLE_AFTER == BUNDLE_AFTER - 1 else single(part, own, worker)
                on_devices(part, own, devices)
                cpu_run.forget()
            except Exception as error:
                print(f"seed {part}: {type(error).__name__}: {error}\nsee {FOUND}/*_{part}*.py", file=sys.stderr, flush=True)
                return ERROR
            if number % CLEAN_AFTER == CLEAN_AFTER - 1:
                shutil.rmtree(own / "cache", ignore_errors=True)
    finally:
        shutil.rmtree(own, ignore_errors=True)
        print(RAN + " ".join(f"{what}={count}" for what, count in ran.items()), flush=True)
    current(worker).unlink(missing_ok=True)
    return 0


def single(part: int, folder: Path, worker: int) -> Counter[str]:
    """Draw a program, run it in one way and in lanes; one program, and how many runs of each width that were."""
    from generator import files, lanes, plans, running

    forms = lanes.some_forms(part)
    ran: Counter[str] = Counter()

    def test(drawn: tuple[running.Case, running.Plan]) -> None:
        FOUND.mkdir(parents=True, exist_ok=True)
        files.write(current(worker), *drawn, "was running")
        try:
            running.check(*drawn, folder)
            ran.update({f"{width}": runs for width, runs in lanes.check(drawn[0], forms).items()})
        except Exception as error:
            files.write(FOUND / f"found_{part}.py", *drawn, f"{type(error).__name__}: {error}")
            if isinstance(error, lanes.LaneDifference):
                forms[:] = [error.form]  # a smaller program need not differ in others
            raise

    plans.search(part, plans.planned(), test)
    return Counter({PROGRAMS: 1}) + ran


def on_devices(part: int, folder: Path, devices: Sequence[str]) -> None:
    """Draw a program for each device, and run it there."""
    if not devices:
        return
    from generator import files, plans, running
    from simulators import gpus

    gpus.install()
    for device in devices:

        def test(case: running.Case, device: str = device) -> None:
            try:
                running.check_on(device, case, folder)
            except Exception as error:
                files.write(FOUND / f"found_{part}_{device}.py", case, running.Plan(), f"{type(error).__name__}: {error}")
                raise

        with gpus.toolchains():
            plans.search(part, plans.callable_cases(), test)


def bundle(part: int, folder: Path) -> Counter[str]:
    """Draw programs, build them into one bundle and run them; so many programs."""
    from generator import files, plans, running

    def test(cases: list[running.Case]) -> None:
        paths = [FOUND / f"bundle_{part}_{number}.py" for number in range(len(cases))]
        for path, case in zip(paths, cases, strict=True):
            files.write(path, case, running.Plan(cost=1), "one of a bundle")
        running.check_bundle(cases, folder)
        for path in paths:
            path.unlink()

    plans.search(part, plans.batches(BATCH), test)
    return Counter({PROGRAMS: BATCH})


if __name__ == "__main__":
    main()
