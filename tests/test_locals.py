"""Which locals become values, and which start from a value: what a part of a kernel does with each first, and where."""

from __future__ import annotations

import pytest
from irbuild import INDEX, make_kernel, vector

from tack_runtime.dtypes import i32, i64
from tackc.compiler import ir
from tackc.compiler.locals import Locals, locals_of
from tackc.emitters import llvm

A, B, K = ir.Local("a", i32), ir.Local("b", i32), ir.Local("k", i64)
OUT = vector("out", i32)
a, b = ir.Read(A), ir.Read(B)
one, zero, many = ir.Const(1, i32), ir.Const(0, i64), ir.Const(9, i64)
set_a, set_b = ir.Assign(A, one), ir.Assign(B, a)


def keep(value: ir.Expr) -> ir.Store:
    return ir.Store(OUT, (zero,), value)


def loop(*body: ir.Stmt) -> ir.For:
    return ir.For(K, zero, many, ir.Const(1, i64), body)


SURE_ONCE = "value"
SURE = "memory, whatever it held"
OPEN = "memory, with a value to start from"


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        ((set_a, keep(a)), SURE_ONCE),
        ((keep(a), set_a), OPEN),
        ((ir.Assign(A, a),), OPEN),
        ((set_a, ir.Assign(A, a), keep(a)), SURE),
        ((set_a, ir.If(one, (ir.Assign(A, a),), ()), keep(a)), SURE),
        ((set_a, ir.If(one, (keep(a),), (keep(a),))), SURE_ONCE),
        ((ir.If(one, (set_a, keep(a)), ()),), SURE_ONCE),
        ((ir.If(one, (set_a,), ()), keep(a)), OPEN),
        ((ir.If(one, (set_a,), (keep(a),)),), OPEN),
        ((ir.If(one, (set_a, keep(a)), (set_a, keep(a))),), OPEN),  # each arm is sure, the whole is not known to be
        ((ir.If(one, (), (ir.If(one, (), (set_a, keep(a))),)),), SURE_ONCE),
        ((loop(set_a, keep(a)),), SURE_ONCE),
        ((loop(keep(a), set_a),), OPEN),
        ((loop(set_a), keep(a)), OPEN),
        ((set_a, loop(keep(a))), SURE_ONCE),
        ((set_a, loop(keep(a), set_a)), SURE),
        ((loop(ir.If(one, (ir.Continue(),), ()), set_a, keep(a)),), SURE_ONCE),
        ((ir.While(a, (set_a,)),), OPEN),
        ((ir.While(one, (set_a, ir.If(a, (ir.Break(),), ()))),), SURE_ONCE),
        ((ir.Atomic("add", OUT, (zero,), one, A), keep(a)), SURE_ONCE),
        ((ir.Atomic("add", OUT, (zero,), a, A), keep(a)), OPEN),
        ((ir.Print(("a", a)), set_a), OPEN),
        ((set_a, ir.Print((a,))), SURE_ONCE),
    ],
)
def test_what_a_local_is(body: ir.Block, wanted: str) -> None:
    """E-014, E-020, L-011"""
    facts = locals_of(body)
    found = SURE_ONCE if A in facts.values else SURE if A in facts.sure else OPEN
    assert found == wanted
    assert facts.values <= facts.sure


def test_loop_indices() -> None:
    """E-008: the index of a loop is a value in its body, unless the body assigns it or it is read after it."""
    assert K in locals_of((loop(keep(ir.Cast(ir.Read(K), i32))),)).values
    assert K not in locals_of((loop(ir.Assign(K, zero)),)).values
    assert K not in locals_of((loop(), keep(ir.Cast(ir.Read(K), i32)))).sure


def test_parts_follow_each_other() -> None:
    """What is before the loop, the loop's body, and the value of a result."""
    assert locals_of((set_a,), (set_b, keep(b))) == Locals(frozenset({A, B}), frozenset({A, B}))
    assert locals_of((set_a,), (set_a,)) == Locals(frozenset({A}), frozenset())
    assert locals_of((keep(ir.Cast(ir.Read(INDEX), i32)),), indices=(INDEX,)).values == {INDEX}
    assert locals_of((), value=a).sure == frozenset()
    assert locals_of((set_a,), value=a).values == {A}


def test_a_long_chain_of_elif_costs_no_stack() -> None:
    chain: ir.Block = (set_a, keep(a))
    for _ in range(5000):
        chain = (ir.If(one, (), chain),)
    assert A in locals_of(chain).values


def test_values_take_no_memory() -> None:
    kernel = make_kernel([OUT], (set_a, set_b, loop(keep(b)), keep(a)), locals=(A, B, K))
    assert "alloca" not in llvm.emit(kernel, "tk_made")
    kernel = make_kernel([OUT], (set_a, ir.If(b, (set_b,), ()), keep(b)), locals=(A, B, K))
    text = llvm.emit(kernel, "tk_made")
    assert text.count("alloca") == 1
    assert text.count("store i32 0, ptr %") == 1
