"""Code for several lanes has the interpreter's bits for any number of iterations and any chunks, and touches nothing else."""

from __future__ import annotations

import lane_guards
import lane_jumps
import lane_loops
import lane_memory
import lane_values
import pytest
from cpu_run import LEVELS
from lanes_harness import Case, check

CASES = {**lane_jumps.CASES, **lane_loops.CASES, **lane_guards.CASES, **lane_memory.CASES, **lane_values.CASES}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
@pytest.mark.parametrize("width", [1])
def test_lanes_give_the_interpreters_bits(case: Case, width: int) -> None:
    """N-018, P-010, P-021, E-002."""
    for level in LEVELS:
        check(case, width, level)
