"""Drops every mask, blend and guard of the lanes' code (`mutants.py`), every barrier, width, address space and loop of GPU code
(`gpu_mutants.py`) in turn, and says which test notices.

python tests/mutations.py [--workers N] [--seeds N] [WORD ...]     the rows that have one of these words; `make mutations`: all

A row is put into the source as it is imported, in a process of its own; no file changes. Its directed kernel is run first,
then, for the lanes' code, all others and drawn programs. The status is 1 where nothing notices, or where a row makes no
valid code.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import inspect
import os
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from gpu_mutants import GPU_MUTANTS  # noqa: E402
from mutants import DRAWN, MUTANTS, SOME, Mutant  # noqa: E402

ROWS = [*MUTANTS, *GPU_MUTANTS]

SEEDS = 30  # drawn programs that are run in the end
PATIENCE = 10  # seconds of the processor for one check: what takes longer does not end
DIFFERS, INVALID, REJECTED = 3, 4, 5  # Python's own status of a process that an exception ended is 1
HOW = {
    0: "",
    DIFFERS: "other bits",
    REJECTED: "the compiler",
    -signal.SIGABRT: "lanes part",
    -signal.SIGSEGV: "memory of others",
    -signal.SIGBUS: "memory of others",
    -signal.SIGFPE: "a trap",
    -signal.SIGPROF: "does not end",
}
AT = "at "


class Verdict(NamedTuple):
    """What noticed a mutant, and how; `how` is "" where nothing did."""

    how: str
    check: str
    seconds: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--row", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.row is not None:
        raise SystemExit(work(ROWS[given.row], given.seeds))
    raise SystemExit(lead(given.words, given.workers, given.seeds))


def lead(words: list[str], workers: int, seeds: int) -> int:
    """Try rows and print a table; the status."""
    rows = [row for row, mutant in enumerate(ROWS) if not words or any(word in f"{place(mutant)} {mutant}" for word in words)]
    missed = 0
    with ThreadPoolExecutor(workers) as pool:
        for row, verdict in zip(rows, pool.map(lambda row: tried(row, seeds), rows), strict=True):
            mutant = ROWS[row]
            missed += verdict.how in ("", "invalid")
            how = f"{verdict.how}: {verdict.check}" if verdict.how else "SURVIVED"
            print(f"{place(mutant):46} {mutant.drops:76} {verdict.seconds:5.1f} s  {how}", flush=True)
    print(f"{len(rows)} mutations, {missed} not caught")
    return int(missed > 0)


def place(mutant: Mutant) -> str:
    """The file and line of a mutant."""
    before, _, _ = (ROOT / mutant.path).read_text().partition(mutant.text)
    return f"{mutant.path}:{before.count(chr(10)) + 1 + (len(mutant.text) - len(mutant.text.lstrip(chr(10))))}"


def tried(row: int, seeds: int) -> Verdict:
    """Run what may notice a row, in a process of its own."""
    start = time.monotonic()
    command = [sys.executable, __file__, "--row", str(row), "--seeds", str(seeds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    check = next((line.removeprefix(AT) for line in reversed(done.stdout.splitlines()) if line.startswith(AT)), "")
    how = HOW.get(done.returncode, "invalid")
    if how == "invalid":
        print(done.stderr, file=sys.stderr)
    return Verdict(how, check, time.monotonic() - start)


# --- one row -------------------------------------------------------------------------------------------------------------


class _Mutated(SourceFileLoader):
    """Loads a module with a row in it."""

    def __init__(self, name: str, path: str, mutant: Mutant) -> None:
        super().__init__(name, path)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        text = Path(self.path).read_text()
        assert text.count(self.mutant.text) == 1, self.mutant
        return compile(text.replace(self.mutant.text, self.mutant.replacement), self.path, "exec", dont_inherit=True)


class _Finder:
    """Finds the module of a row."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = mutant.path.removesuffix(".py").replace("/", ".")

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        loader = _Mutated(name, str(ROOT / self.mutant.path), self.mutant)
        return importlib.util.spec_from_file_location(name, loader.path, loader=loader)


def _mutate_file(mutant: Mutant) -> None:
    """Have a row in a file that is read as text: a prelude."""
    read = Path.read_text

    def mutated(path: Path, *arguments: object, **keywords: object) -> str:
        text = read(path, *arguments, **keywords)  # type: ignore[arg-type]
        return text.replace(mutant.text, mutant.replacement) if path == ROOT / mutant.path else text

    Path.read_text = mutated  # type: ignore[method-assign,assignment]


def work(mutant: Mutant, seeds: int) -> int:
    """Run checks until one fails; the status. Says on standard output which one runs."""
    if mutant.path.endswith(".py"):
        sys.meta_path.insert(0, _Finder(mutant))  # type: ignore[arg-type]
    else:
        _mutate_file(mutant)
    with tempfile.TemporaryDirectory(prefix="tack-mutant-") as folder:
        os.environ["TACK_CACHE_DIR"] = folder
        for name, check in gpu_checks(mutant.case, Path(folder)) if mutant in GPU_MUTANTS else checks(mutant.case, seeds):
            print(AT + name, flush=True)
            signal.setitimer(signal.ITIMER_PROF, PATIENCE)
            try:
                check()
            except Exception as error:
                traceback.print_exc()
                return _status(error)
    return 0


def _status(error: Exception) -> int:
    last = traceback.extract_tb(error.__traceback__)[-1].filename
    if not isinstance(error, AssertionError) or not Path(last).parent.is_relative_to(ROOT / "tests"):
        return INVALID
    return REJECTED if "error:" in str(error) else DIFFERS


def gpu_checks(first: str, folder: Path) -> Iterator[tuple[str, Callable[[], object]]]:
    """The case of a target, or the test, that has to notice: "cuda: group_memory", "test_cuda_source.test_nvrtc_is_installed"."""
    import gpu_run
    import test_gpu_checks
    from emitter_cases import named

    from tackc.emitters import TARGETS

    target, _, name = first.partition(": ")
    if not name:
        module, _, test = first.partition(".")
        function = getattr(importlib.import_module(module), test)
        yield first, partial(function, **({"tmp_path": folder} if "tmp_path" in inspect.signature(function).parameters else {}))
        return
    if name in test_gpu_checks.NUMBERS:
        yield first, lambda: test_gpu_checks.check(name, test_gpu_checks.reporter(target, folder))
        return
    case = named(name)
    text = TARGETS[target].emit
    yield first, lambda: gpu_run.check(case, gpu_run.machine(target, [text(case.kernel, case.symbol)], folder))


def checks(first: str, seeds: int) -> Iterator[tuple[str, Callable[[], object]]]:
    """What may notice: directed kernels, at a few widths, the first one before the others, then drawn programs."""
    import test_lane_updates
    import test_lanes_bits
    import test_llvm_fuzz
    from cpu_run import LEVELS
    from generator import lanes, plans
    from generator.running import Case, Plan
    from lanes_harness import check
    from test_lanes_bits import CASES

    updates = {
        f"updates: {name}": partial(test_lane_updates.check, number, 16) for number, name in enumerate(test_lane_updates.BODIES)
    }
    updates["updates: arrays that are one"] = partial(test_lane_updates.check_one_array, 16)
    updates[SOME] = partial(test_lanes_bits.check_some_assigned, 8)
    for seed in range(seeds) if first == DRAWN else ():
        yield f"{DRAWN} {seed}", partial(plans.search, seed, test_llvm_fuzz.drawn(), test_llvm_fuzz.check)
    for width, level in ((8, LEVELS[-1]), (32, LEVELS[0]), (4, LEVELS[len(LEVELS) // 2])) if first in CASES else ():
        yield f"{first} ({width} lanes)", partial(check, CASES[first], width, level)
    if first in updates:
        yield first, updates.pop(first)
    for name, case in CASES.items():
        if name != first:
            yield f"{name} (8 lanes)", partial(check, case, 8, LEVELS[-1])
    yield from updates.items()

    def drawn(seed: int) -> None:
        def test(one: tuple[Case, Plan]) -> None:
            lanes.check(one[0], lanes.some_forms(seed))

        plans.search(seed, plans.planned(), test)

    for seed in range(seeds):
        yield f"{DRAWN} {seed}", partial(plans.search, seed, test_llvm_fuzz.drawn(), test_llvm_fuzz.check)
    for seed in range(seeds):
        yield f"drawn program {seed}", partial(drawn, seed)


if __name__ == "__main__":
    main()
