"""Code for several lanes has the interpreter's bits for any number of iterations and any chunks, and touches nothing else."""

from __future__ import annotations

import lane_division
import lane_guards
import lane_jumps
import lane_loops
import lane_memory
import lane_values
import pytest
from cpu_run import LEVELS
from lanes_harness import WIDTHS, Case, check

MODULES = (lane_jumps, lane_loops, lane_guards, lane_memory, lane_values, lane_division)
CASES = {name: case for module in MODULES for name, case in module.CASES.items()}


NUMBERED = list(enumerate(CASES.values()))


@pytest.mark.parametrize(("number", "case"), NUMBERED, ids=CASES)
@pytest.mark.parametrize("width", WIDTHS)
def test_lanes_give_the_interpreters_bits(number: int, case: Case, width: int) -> None:
    """N-018, P-010, P-021, E-002. Each width of a case at one level, which differs from case to case."""
    check(case, width, LEVELS[(number + WIDTHS.index(width)) % len(LEVELS)])
