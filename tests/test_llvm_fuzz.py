"""Drawn programs on the CPU: the interpreter's bits, at every level, in any chunks, with and without the passes' rewriting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cpu_run import ENTRIES, LEVELS, run
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from irbuild import assert_close
from irprograms import SIZE, Program, programs

from tackc.compiler import interpret, ir, pipeline

_RELAXED = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]


Drawn = tuple[Program, int, str, str, int]


def drawn() -> st.SearchStrategy[Drawn]:
    """A program, its lanes, a level, an entry, and where its iterations are cut into two chunks."""
    return st.tuples(
        programs(), st.sampled_from((1, 4, 8)), st.sampled_from(LEVELS), st.sampled_from(ENTRIES), st.integers(0, SIZE)
    )


@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=_RELAXED)
@given(drawn())
def test_programs_give_the_interpreters_bits(one: Drawn) -> None:
    """N-010, N-011, N-018, U-001."""
    check(one)


def check(one: Drawn) -> None:
    """Run a program on the CPU and in the interpreter."""
    program, width, level, entry, cut = one
    lowered = pipeline.run(program.kernel)

    def on_cpu(_: ir.Kernel, arguments: Mapping[str, Any]) -> None:
        run(lowered, arguments, level, chunks=[(cut, SIZE), (0, cut)], entry=entry, width=width)

    for got, wanted in zip(program.outputs(on_cpu), program.outputs(interpret.run), strict=True):
        assert_close(got, wanted)
