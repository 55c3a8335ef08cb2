"""Code for several lanes has the interpreter's bits for any number of iterations and any chunks, and touches nothing else."""

from __future__ import annotations

import cpu_run
import lane_division
import lane_guards
import lane_jumps
import lane_loops
import lane_memory
import lane_narrowing
import lane_values
import numpy as np
import pytest
from cpu_run import LEVELS
from irbuild import INDEX, make_kernel, vector
from lanes_harness import WIDTHS, Case, blank, check, check_many, difference

from tack_runtime.dtypes import i32
from tackc.compiler import interpret, ir

MODULES = (lane_jumps, lane_loops, lane_guards, lane_memory, lane_values, lane_division, lane_narrowing)
CASES = {name: case for module in MODULES for name, case in module.CASES.items()}


NUMBERED = list(enumerate(CASES.values()))


def level_of(number: int, width: int) -> str:
    """The one level that a case is compiled for at a width."""
    return LEVELS[(number + WIDTHS.index(width)) % len(LEVELS)]


@pytest.mark.parametrize(("number", "case"), NUMBERED, ids=CASES)
@pytest.mark.parametrize("width", WIDTHS)
def test_lanes_give_the_interpreters_bits(number: int, case: Case, width: int) -> None:
    """N-018, P-010, P-021, E-002. Each width of a case at one level, which differs from case to case."""
    check(case, width, level_of(number, width))


@pytest.mark.parametrize(("number", "case"), NUMBERED, ids=CASES)
def test_many_iterations_on_threads(number: int, case: Case) -> None:
    """P-010, P-021, R-034"""
    width = WIDTHS[1 + number % 4]
    check_many(case, width, level_of(number, width), level_of(number, 1))


@pytest.mark.parametrize("width", WIDTHS)
def test_what_only_some_lanes_assign(width: int) -> None:
    """L-011"""
    check_some_assigned(width)


def check_some_assigned(width: int) -> None:
    """A local that was assigned before the loop and that an iteration may read before it assigns it: the frontend makes two."""
    data, out, local = vector("data", i32), vector("out", i32), ir.Local("v", i32)
    value = ir.Load(data, (ir.Read(INDEX),))
    some = ir.If(ir.Apply("gt", (value, ir.Const(0, i32)), i32), (ir.Assign(local, ir.Const(5, i32)),), ())
    store = ir.Store(out, (ir.Read(INDEX),), ir.Read(local))
    before = (ir.Assign(local, ir.Const(3, i32)),)
    kernel = make_kernel([data, out], (some, store), locals=(local,), before=before)
    for level in LEVELS:
        arguments = {"data": np.arange(-40, 61, dtype=np.int32) % 7 - 3, "out": blank(101, np.int32), "n": np.int32(101)}
        wanted = {name: value.copy() for name, value in arguments.items()}
        interpret.run(kernel, wanted)
        cpu_run.run(kernel, arguments, level, width=width)
        assert not difference(arguments, wanted)
