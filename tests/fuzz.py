"""Draws programs, runs each in every way, and stops at the first that does not do what the contract says.

python tests/fuzz.py [--seconds N] [--seed N] [--workers N]      draw programs; `make fuzz` does it for ten minutes
python tests/fuzz.py FILE                                       run a program that was found, as it was found

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
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

FOUND = ROOT / "build" / "fuzz"
ROUND = 96  # programs that are drawn from one seed
BATCH = 8  # programs of one bundle
ERROR = 1
PARTS = 1_000_000  # seeds of one worker


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--worker", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.file is not None:
        again(given.file)
    elif given.worker is not None:
        raise SystemExit(work(given.seed, given.seconds, given.worker))
    else:
        raise SystemExit(lead(given.seed, given.seconds, given.workers))


def again(path: Path) -> None:
    from generator import files, running

    case, plan = files.read(path)
    with tempfile.TemporaryDirectory() as folder:
        own_cache(folder)
        running.check(case, plan, Path(folder))
    print("as expected")


def own_cache(folder: str) -> None:
    os.environ["TACK_CACHE_DIR"] = str(Path(folder, "cache"))


def lead(seed: int, seconds: float, workers: int) -> int:
    """Start workers, wait for all, and say what they found; the exit status."""
    FOUND.mkdir(parents=True, exist_ok=True)
    start = time.monotonic()
    command = [sys.executable, __file__, "--seed", str(seed), "--seconds", str(seconds)]
    running = [
        subprocess.Popen([*command, "--worker", str(number)], stdout=subprocess.PIPE, text=True) for number in range(workers)
    ]
    programs, failed = 0, False
    for number, process in enumerate(running):
        output, _ = process.communicate()
        programs += sum(int(line.split()[1]) for line in output.splitlines() if line.startswith("ran "))
        if process.returncode:
            failed = True
            if process.returncode != ERROR:
                print(f"worker {number} ended with {process.returncode} while it ran {current(number)}")
    print(f"seed {seed}: {programs} programs in {time.monotonic() - start:.0f} s, {'see above' if failed else 'nothing found'}")
    return int(failed)


def current(worker: int) -> Path:
    """The program that a worker runs."""
    return FOUND / f"running_{worker}.py"


def work(seed: int, seconds: float, worker: int) -> int:
    """Draw and run programs until the time is over; the exit status. Every round says on standard output how many it ran."""
    end = time.monotonic() + seconds
    folder = tempfile.mkdtemp(prefix="tack-fuzz-")
    own_cache(folder)
    try:
        for number in range(PARTS):
            if time.monotonic() >= end:
                break
            part = (seed * 64 + worker) * PARTS + number
            failure = one_round(part, Path(folder), worker, end, bundles=number % 4 == 3)
            if failure:
                print(f"found with seed {part}:\n{failure}", file=sys.stderr, flush=True)
                return ERROR
            shutil.rmtree(Path(folder, "cache"), ignore_errors=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    current(worker).unlink(missing_ok=True)
    return 0


def one_round(part: int, folder: Path, worker: int, end: float, *, bundles: bool) -> str:
    """Draw and run some programs before a time; what is wrong with the smallest that fails, or nothing."""
    from generator import files, plans, running
    from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings

    ran, failed = 0, False
    relaxed = settings(
        max_examples=ROUND // BATCH if bundles else ROUND,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate, Phase.shrink],
        print_blob=False,
        verbosity=Verbosity.quiet,
        report_multiple_bugs=False,
    )

    @seed(part)
    @relaxed
    @given(plans.planned())
    def single(drawn: tuple[running.Case, running.Plan]) -> None:
        nonlocal ran, failed
        if time.monotonic() > end and not failed:
            return
        ran += 1
        files.write(current(worker), *drawn, "was running")
        try:
            running.check(*drawn, folder)
        except Exception as error:
            failed = True
            files.write(FOUND / f"found_{part}.py", *drawn, f"{type(error).__name__}: {error}")
            raise

    @seed(part)
    @relaxed
    @given(plans.batches(BATCH))
    def bundle(cases: list[running.Case]) -> None:
        nonlocal ran, failed
        if time.monotonic() > end and not failed:
            return
        ran += len(cases)
        for number, case in enumerate(cases):
            files.write(FOUND / f"bundle_{part}_{number}.py", case, running.Plan(cost=1), "one of a bundle")
        try:
            running.check_bundle(cases, folder)
        except Exception:
            failed = True
            raise
        for number in range(len(cases)):
            (FOUND / f"bundle_{part}_{number}.py").unlink()

    try:
        (bundle if bundles else single)()
    except Exception as error:
        return f"{type(error).__name__}: {error}\nsee {FOUND}/*_{part}*.py"
    finally:
        print(f"ran {ran}", flush=True)
    return ""


if __name__ == "__main__":
    main()
