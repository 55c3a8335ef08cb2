"""Ways to run a drawn program, drawn with it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, TypeVar

import cpu_run
import hypothesis
import lanes_harness
from hypothesis import strategies as st

from .drawing.programs import Program, programs
from .running import Case, Plan

T = TypeVar("T")

COSTS = (0, 0, 0, 2500, 10**6)  # a call; chunks of some iterations, and of one


def case_of(program: Program, openness: int) -> Case:
    """A program with some of its dimensions open: all, none, or any."""
    kind = openness % 4
    source = random.Random(openness)
    text = program.source(lambda name, axis: bool(kind) if kind < 2 else source.random() < 0.5)
    return Case(text, program.arguments, program.approximate, program.parallel, program.shared, program.scaled, program.most)


@st.composite
def planned(draw: st.DrawFn) -> tuple[Case, Plan]:
    """A program and one way to run it."""
    program = draw(programs())
    case = case_of(program, draw(st.integers(0, 99)))
    plan = Plan(
        level=draw(st.sampled_from(cpu_run.LEVELS)),
        entry=draw(st.sampled_from(cpu_run.ENTRIES)),
        order=draw(st.integers(0, 99)),
        cuts=tuple(draw(st.lists(st.integers(1, 999), max_size=3))),
        threads=draw(st.booleans()),
        unaligned=draw(st.booleans()) and "atomic" not in case.text,
        lanes=draw(st.sampled_from((None, *lanes_harness.WIDTHS))),
        cost=draw(st.sampled_from(COSTS)) if program.natural else 0,
    )
    return case, plan


@st.composite
def callable_cases(draw: st.DrawFn) -> Case:
    """A program that a call on any device can run: with arrays apart, and scalars as calls pass them."""
    program = draw(programs().filter(lambda program: program.natural and not program.shared))
    return case_of(program, draw(st.integers(0, 99)))


def batches(size: int) -> st.SearchStrategy[list[Case]]:
    """Programs for one bundle."""
    one = st.builds(case_of, programs(), st.integers(0, 99))
    return st.lists(one, min_size=size, max_size=size)


def search(seed: int, strategy: st.SearchStrategy[T], test: Callable[[T], None]) -> None:
    """Test the simplest example and one that is drawn from a seed; what fails is made smaller, and fails with its exception.

    One example for each seed, because hypothesis makes later ones from the parts of earlier ones.
    """
    hypothesis.seed(seed)(_TWO(hypothesis.given(strategy)(lambda drawn: test(drawn))))()


_TWO: Final = hypothesis.settings(
    max_examples=2,
    deadline=None,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
    phases=[hypothesis.Phase.generate, hypothesis.Phase.shrink],
    print_blob=False,
    report_multiple_bugs=False,
    verbosity=hypothesis.Verbosity.quiet,
)
