"""How many lanes a kernel can run in, and what stands against more."""

from __future__ import annotations

import pytest
from programs import build

from tack_runtime.options import LANES
from tackc.compiler import ir, pipeline
from tackc.compiler.frontend import lower
from tackc.compiler.lanes.limits import STACK, Form, limit
from tackc.emitters import llvm

PLAIN = """
@tack.kernel
def k(x: tack.f32[:], n: tack.i32) -> tack.i32:
    for i in range(len(x)):
        x[i] = x[i] * n
    return n
"""
PRINTS = """
@tack.kernel
def k(x: tack.f32[:]):
    for i in range(len(x)):
        if x[i] > 3.0:
            print(x[i])
"""
SORTS = """
@tack.kernel
def k(x: tack.f32[:]):
    for i in range(len(x)):
        a = tack.local_array(tack.f32, 2500)
        b = tack.local_array(tack.u8, 1000)
        a[i % 7] = x[i]
        b[i % 3] = 1
        x[i] = a[0] + b[i % 5]
"""


def kernel(text: str, *, checked: bool = False) -> ir.Kernel:
    return pipeline.run(lower(*build(text), checked=checked).kernel, passes=pipeline.passes(checked))


@pytest.mark.parametrize("width", LANES)
def test_nothing_stands_against_lanes(width: int) -> None:
    """N-018."""
    assert limit(kernel(PLAIN), width) == Form(width, "")


def test_lines_are_printed_in_the_order_of_iterations() -> None:
    """N-018, O-001."""
    form = limit(kernel(PRINTS), 8)
    assert form == Form(1, "lines are printed in the order of iterations", form.loc)
    assert (form.loc.line, form.loc.column) == (6, 13)
    assert limit(kernel(PRINTS), 1) == Form(1, "")


def test_debug_mode_runs_one_iteration_at_a_time() -> None:
    """N-018, O-020: the first failure is found in order."""
    form = limit(kernel(PLAIN, checked=True), 8)
    assert (form.width, form.reason, form.loc.line) == (1, "debug mode looks for the first failure", 5)


def test_local_arrays_narrow_a_kernel() -> None:
    """N-018, A-017: 11,000 bytes in each lane."""
    made = kernel(SORTS)
    assert limit(made, 16) == Form(16, "")
    reason = f"its local arrays take 11000 bytes in each lane, and there is room for {STACK}"
    assert limit(made, 32) == limit(made, 64) == Form(16, reason, made.loc)
    assert "<16 x float>" in llvm.emit(made, "tk_made", 64)
    assert "<32 x float>" not in llvm.emit(made, "tk_made", 64)


def test_conditions_far_inside_one_another() -> None:
    """N-018."""
    deep = "".join(f"{'    ' * (depth + 2)}if x[i] > {depth}.0:\n" for depth in range(65))
    made = kernel(f"@tack.kernel\ndef k(x: tack.f32[:]):\n    for i in range(len(x)):\n{deep}{'    ' * 67}x[i] = 1.0\n")
    form = limit(made, 8)
    assert form == Form(1, "more than 64 conditions and loops are in one another", form.loc)
    assert form.loc.line == 3 + 65


def test_code_has_the_lanes_that_it_is_emitted_for() -> None:
    """N-018."""
    made = kernel(PLAIN)
    assert "x float>" not in llvm.emit(made, "tk_made", 1)
    assert "<8 x float>" in llvm.emit(made, "tk_made", 8)
