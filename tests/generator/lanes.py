"""Running a program in lanes: any number of them, at any level, over memory that ends where its arrays end.

What is right is said by the interpreter, which `running.check` compares with `meaning`.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import cpu_run
import lanes_harness
import numpy as np
from programs import build, options

from tackc.compiler import interpret, ir, pipeline
from tackc.compiler.frontend import lower

from .running import Case, Difference, same


class Form(NamedTuple):
    """So many lanes at a CPU level."""

    width: int
    level: str

    def __str__(self) -> str:
        return f"{self.width} lanes, {self.level}"


FORMS: Final = tuple(itertools.starmap(Form, itertools.product(lanes_harness.WIDTHS, cpu_run.LEVELS)))


def some_forms(number: int) -> list[Form]:
    """Every width, each at one level, which differs from number to number."""
    levels = cpu_run.LEVELS
    return [Form(width, levels[(number + at) % len(levels)]) for at, width in enumerate(lanes_harness.WIDTHS)]


class LaneDifference(Difference):
    """A program that differs in lanes; `form` says where."""

    def __init__(self, form: Form, message: str) -> None:
        super().__init__(message)
        self.form = form


def check(case: Case, forms: Sequence[Form] = FORMS) -> dict[int, int]:
    """Run a program in these forms, with numbers of iterations around one vector; how many runs that were, by width.

    LaneDifference.
    """
    kernel = lower(*build(case.text), options=options(case.text)).kernel
    lowered = pipeline.for_cpu(pipeline.run(kernel))
    known: dict[int, tuple[Case, dict[str, Any], Any]] = {}
    runs: Counter[int] = Counter()
    for turn, form in enumerate(forms):
        library = cpu_run.compiled(lowered, form.level, form.width)
        for number, n in enumerate(sizes(case, form.width), turn):
            if n not in known:
                known[n] = _expected(kernel, case.sized(n))
            sized, wanted, result = known[n]
            ways = lanes_harness.ways(lowered, wanted, ("",) if case.shared else cpu_run.ENTRIES)
            for way in itertools.islice(ways, number % 2, None, 2):  # one chunk, or several
                arguments = _guarded(sized, at_end=way.at_end)
                found = way.run(lowered, arguments, form.level, library)
                bad = lanes_harness.difference(arguments, wanted)
                bad = bad if bad or same(found, result) else f"result: {found!r}, not {result!r}"
                if bad:
                    raise LaneDifference(form, f"{bad} (n = {n}, {form}, {way})")
                runs[form.width] += 1
    return runs


def sizes(case: Case, width: int) -> list[int]:
    """Numbers of iterations along the last axis that a case can have."""
    around = {0, 1, width - 1, width, width + 1, 3 * width + 5} if case.scaled else set()
    return sorted({n for n in around if n < case.most} | {case.most})


def _expected(kernel: ir.Kernel, case: Case) -> tuple[Case, dict[str, Any], Any]:
    arguments = case.fresh()
    with np.errstate(all="ignore"):
        result = interpret.run(kernel, arguments)
    return case, arguments, result


def _guarded(case: Case, *, at_end: bool) -> dict[str, Any]:
    slots: Iterator[int] = itertools.count()
    return case.fresh(lambda count: lanes_harness.guarded_bytes(count, next(slots), at_end=at_end))
