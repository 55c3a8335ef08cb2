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
BATCH = 8  # programs of one bundle
BUNDLE_AFTER = 40  # seeds between two bundles
CLEAN_AFTER = 200  # seeds between two times that the cache is emptied
PARTS = 1_000_000  # seeds of one worker
ERROR = 1


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
    """Draw and run programs until the time is over; the exit status. Says on standard output how many it ran."""
    end = time.monotonic() + seconds
    own = Path(tempfile.mkdtemp(prefix="tack-fuzz-"))
    own_cache(str(own))
    ran = 0
    try:
        for number in range(PARTS):
            if time.monotonic() >= end:
                break
            part = (seed * 64 + worker) * PARTS + number
            try:
                ran += bundle(part, own) if number % BUNDLE_AFTER == BUNDLE_AFTER - 1 else single(part, own, worker)
            except Exception as error:
                print(f"seed {part}: {type(error).__name__}: {error}\nsee {FOUND}/*_{part}*.py", file=sys.stderr, flush=True)
                return ERROR
            if number % CLEAN_AFTER == CLEAN_AFTER - 1:
                shutil.rmtree(own / "cache", ignore_errors=True)
    finally:
        shutil.rmtree(own, ignore_errors=True)
        print(f"ran {ran}", flush=True)
    current(worker).unlink(missing_ok=True)
    return 0


def single(part: int, folder: Path, worker: int) -> int:
    """Draw a program and run it in one way; how many programs ran."""
    from generator import files, plans, running

    def test(drawn: tuple[running.Case, running.Plan]) -> None:
        FOUND.mkdir(parents=True, exist_ok=True)
        files.write(current(worker), *drawn, "was running")
        try:
            running.check(*drawn, folder)
        except Exception as error:
            files.write(FOUND / f"found_{part}.py", *drawn, f"{type(error).__name__}: {error}")
            raise

    plans.search(part, plans.planned(), test)
    return 1


def bundle(part: int, folder: Path) -> int:
    """Draw programs, build them into one bundle and run them; how many programs ran."""
    from generator import files, plans, running

    def test(cases: list[running.Case]) -> None:
        paths = [FOUND / f"bundle_{part}_{number}.py" for number in range(len(cases))]
        for path, case in zip(paths, cases, strict=True):
            files.write(path, case, running.Plan(cost=1), "one of a bundle")
        running.check_bundle(cases, folder)
        for path in paths:
            path.unlink()

    plans.search(part, plans.batches(BATCH), test)
    return BATCH


if __name__ == "__main__":
    main()
