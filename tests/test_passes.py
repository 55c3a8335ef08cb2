"""Passes: what each does to the picture in its docstring, what it leaves alone, and that no pass changes a result."""

from __future__ import annotations

import inspect
import re
import textwrap
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from irbuild import INDEX, assert_close, make_kernel, vector
from irprograms import Program, programs
from steps import steps

from tack_runtime.dtypes import ArrayType, Scalar, f32, f64, i8, i32, i64, u8, u64
from tack_runtime.errors import InternalError
from tackc.compiler import ir, pipeline, verify
from tackc.compiler.elementary.table import meaning
from tackc.compiler.interpret import backwards, run, shuffled
from tackc.compiler.passes.flatten import flatten
from tackc.compiler.passes.simplify import simplify
from tackc.compiler.printer import print_expression, print_kernel, print_statement

CUBE = ir.Param("cube", ArrayType(f32, (None, 3, None)))
TOTAL = ir.Param("total", ArrayType(f32, ()))
OUT, X = vector("out", f32), vector("x", f32)
T, J, K = ir.Local("t", i32), ir.Local("j", i64), ir.Local("k", i64)
i, j, k, t = ir.Read(INDEX), ir.Read(J), ir.Read(K), ir.Read(T)
TMP = ir.Buffer("tmp", f32, 3)


def num(value: float, type_: Scalar = i32) -> ir.Const:
    return ir.Const(value, type_)


def op(name: str, *args: ir.Expr, type_: Scalar = i32) -> ir.Apply:
    return ir.Apply(name, args, type_)


def kernel_of(*body: ir.Stmt, **more: Any) -> ir.Kernel:
    kernel = make_kernel([CUBE, TOTAL, OUT, X], body, locals=(T, J, K), buffers=(TMP,), **more)
    verify.verify(kernel, "frontend")
    return kernel


def picture(fn: Any, part: str) -> str:
    """The code after `before` or `after` in a pass's docstring."""
    found = re.search(rf"^{part}[^\n]*:\n\n(.*?)\n\n\S", inspect.cleandoc(fn.__doc__), re.DOTALL | re.MULTILINE)
    assert found
    return textwrap.dedent(found[1])


def body_text(kernel: ir.Kernel) -> str:
    return "\n".join(map(print_statement, kernel.loop.body))


def test_flatten_does_what_its_picture_shows() -> None:
    kernel = kernel_of(ir.Store(TOTAL, (), ir.Load(CUBE, (i, j, k))), before=(ir.Assign(J, num(0, i64)),))
    assert body_text(kernel) == picture(flatten, "before")
    assert body_text(flatten(kernel)) == picture(flatten, "after")


def test_flatten_reaches_atomics_and_nested_accesses() -> None:
    inner = ir.Cast(ir.Load(CUBE, (num(0, i64), num(1, i64), num(2, i64))), i64)
    kernel = kernel_of(
        ir.Atomic("add", CUBE, (inner, j, k), num(1.0, f32), None), ir.Atomic("max", TOTAL, (), num(1.0, f32), None)
    )
    flat = flatten(kernel)
    verify.verify(flat, "flatten")
    assert body_text(flat) == (
        "atomic_add(cube[(i64(cube[(0_i64 * 3_i64 + 1_i64) * cube.shape[2]_i64 + 2_i64]) * 3_i64 + j) * cube.shape[2]_i64 + k]"
        ", 1.0_f32)\natomic_max(total[0_i64], 1.0_f32)"
    )


def test_flatten_leaves_single_indices_alone() -> None:
    """A-001: a single index is flat already, also of a cube."""
    kernel = kernel_of(ir.Store(CUBE, (i,), ir.Load(X, (i,))), ir.Store(TMP, (i,), num(0.0, f32)))
    assert flatten(kernel) is kernel


def test_simplify_does_what_its_picture_shows() -> None:
    index = op("add", op("mul", i, num(1, i64), type_=i64), ir.Cast(op("floordiv", num(4), num(3)), i64), type_=i64)
    value = op("mul", ir.Cast(num(2), f32), ir.Load(X, (i,)), type_=f32)
    late = (ir.Store(OUT, (index,), value), ir.Continue(), ir.Assign(T, num(1)))
    kernel = kernel_of(ir.If(op("lt", num(2), num(1)), (ir.Assign(T, num(0)),), late))
    before = "local t: i32\n" + body_text(kernel)
    assert before == picture(simplify, "before")
    simple = simplify(kernel)
    assert body_text(simple) == picture(simplify, "after")
    assert T not in simple.locals


@pytest.mark.parametrize(
    ("expr", "text"),
    [
        (op("add", num(127, i8), num(1, i8), type_=i8), "-128_i8"),  # N-001
        (op("floordiv", num(7), num(-3)), "-3"),  # N-002
        (op("mod", num(7), num(0)), "0"),  # N-003
        (op("ipow", num(3, i8), num(5, u64), type_=i8), "-13_i8"),  # N-005
        (op("neg", op("invert", num(5))), "6"),
        (op("lt", num(1.5, f64), num(2.5, f64)), "1"),
        (op("eq", num(float("nan"), f32), num(float("nan"), f32)), "0"),  # N-010
        (op("add", t, num(0)), "t"),
        (op("add", num(0), t), "t"),
        (op("sub", t, num(0)), "t"),
        (op("sub", num(0), t), "0 - t"),
        (op("mul", num(1), t), "t"),
        (op("mul", t, num(0)), "0"),
        (op("floordiv", t, num(1)), "t"),
        (op("floordiv", num(1), t), "1 // t"),
        (op("shl", t, num(0, u64)), "t"),
        (op("shl", t, num(32, u64)), "t << 32_u64"),
        (op("or", num(0), t), "t"),
        (op("and", t, num(0)), "t & 0"),
        (op("sub", t, t), "t - t"),
        (ir.Cast(num(300), u8), "44_u8"),  # T-019
        (ir.Cast(num(-3e9, f64), i32), "-2147483648"),  # T-020
        (ir.Cast(num(float("nan"), f64), i32), "0"),
        (ir.Cast(num(0.1, f64), f32), "0.1_f32"),
        (ir.Cast(num(2**24 + 1), f32), "16777216.0_f32"),
        (ir.Cast(t, i32), "t"),
        (ir.Cast(ir.Cast(t, i64), i32), "i32(i64(t))"),
        (ir.Conditional(op("lt", num(1), num(2)), t, op("neg", t)), "t"),
        (ir.Conditional(num(0), t, op("add", num(1), num(1))), "2"),
        (ir.Conditional(t, num(1), num(1)), "1 if t else 1"),
    ],
)
def test_simplify_expression(expr: ir.Expr, text: str) -> None:
    local = ir.Local("to", expr.type)
    kernel = make_kernel([], (ir.Assign(local, expr),), locals=(T, local))
    verify.verify(kernel, "frontend")
    (assign,) = simplify(kernel).loop.body
    assert isinstance(assign, ir.Assign)
    assert print_expression(assign.value) == text


@pytest.mark.parametrize("type_", [f32, f64], ids=str)
@pytest.mark.parametrize(
    ("name", "value"),
    [("mul", 0.0), ("mul", 1.0), ("add", 0.0), ("add", -0.0), ("sub", 0.0), ("div", 1.0), ("floordiv", 1.0)],
)
def test_floating_arithmetic_is_not_touched(name: str, value: float, type_: Scalar) -> None:
    """N-010"""
    x, local = ir.Local("x", type_), ir.Local("y", type_)
    const = num(value, type_)
    values = [op(name, *args, type_=type_) for args in ((ir.Read(x), const), (const, ir.Read(x)), (const, const))]
    values += [op(name, ir.Read(x), ir.Read(x), type_=type_), op("neg", const, type_=type_)]
    kernel = make_kernel([], tuple(ir.Assign(local, value) for value in values), locals=(x, local))
    assert simplify(kernel) is kernel


@pytest.mark.parametrize("type_", [f32, f64], ids=str)
def test_functions_of_constants_are_what_would_be_computed(type_: Scalar) -> None:
    """N-014: the program of a function is evaluated; what has a variable in it is left alone (N-010)."""
    x, local = ir.Local("x", type_), ir.Local("y", type_)
    folded, kept = op("pow", num(1.5, type_), num(0.3, type_), type_=type_), op("pow", ir.Read(x), num(1.0, type_), type_=type_)
    kernel = make_kernel([], tuple(ir.Assign(local, value) for value in (folded, kept)), locals=(x, local))
    first, second = simplify(kernel).loop.body
    assert first == ir.Assign(local, num(meaning("pow")(type_(1.5), type_(0.3)).item(), type_))
    assert second == ir.Assign(local, kept)


def test_simplify_deletes_loops_that_do_not_turn() -> None:
    """E-015, E-010"""
    start, stop = num(3, i64), num(3, i64)
    body = (ir.Assign(T, num(1)),)
    never: list[ir.Stmt] = [ir.For(J, start, stop, num(1, i64), body), ir.For(J, num(0, i64), stop, num(0, i64), body)]
    never += [ir.While(op("gt", num(1), num(2)), body), ir.If(t, (), ())]
    assert simplify(kernel_of(*never)).loop.body == ()
    turning = ir.For(J, num(0, i64), stop, num(2, i64), body)
    assert simplify(kernel_of(turning)).loop.body == (turning,)


def test_simplify_cuts_what_follows_break_and_continue() -> None:
    dead = ir.Assign(T, num(9))
    loop = ir.While(t, (ir.If(num(1), (ir.Break(), dead), ()), dead))
    kernel = kernel_of(loop, ir.If(t, (ir.Continue(), dead), (dead,)), ir.Continue(), dead)
    simple = simplify(kernel)
    verify.verify(simple, "simplify")
    assert body_text(simple) == "while t:\n    break\nif t:\n    continue\nelse:\n    t = 9\ncontinue"


def test_simplify_drops_declarations_that_nothing_mentions() -> None:
    kernel = kernel_of(ir.Assign(T, num(1)), ir.For(K, num(0, i64), i, num(1, i64), ()))
    simple = simplify(kernel)
    assert [local.name for local in simple.locals] == ["i", "t", "k"]
    assert simple.buffers == ()
    stored = kernel_of(ir.Store(TMP, (i,), num(0.0, f32)))
    assert simplify(stored).buffers == (TMP,)


def test_simplify_takes_linear_time() -> None:
    """Four times the depth takes four times the steps."""

    def needed(depth: int) -> int:
        expr: ir.Expr = t
        stmt: ir.Stmt = ir.Assign(T, t)
        for _ in range(depth):
            expr = op("add", expr, op("mul", num(2), num(3)))
            stmt = ir.If(t, (ir.Assign(T, num(1)), stmt), (ir.Continue(), ir.Assign(T, num(2))))
        kernel = kernel_of(ir.Assign(T, expr), stmt)
        return steps(lambda: simplify(kernel))

    assert needed(320) < 4.1 * needed(80)


def test_passes_say_what_they_need_and_why() -> None:
    assert len(set(pipeline.NAMES)) == len(pipeline.NAMES)
    for item in (*pipeline.PASSES, *pipeline.CPU):
        assert item.because
        assert set(item.after) <= set(pipeline.NAMES)


def test_a_new_pass_needs_no_stage_elsewhere() -> None:
    """The verifier takes the names of passes as they come, and its rules hold after the passes that they name."""
    loads = kernel_of(ir.Store(OUT, (i,), ir.Load(CUBE, (i, j, k))), before=(ir.Assign(J, num(0, i64)),))
    new = pipeline.Pass("new", lambda kernel: kernel, ("frontend",), "a test")
    assert pipeline.run(loads, passes=[new]) is loads
    late = pipeline.Pass("late", lambda kernel: loads, ("flatten",), "a test")
    with pytest.raises(InternalError, match=r"malformed after late.*(\n.*)*\[flat\]"):
        pipeline.run(loads, passes=[*pipeline.PASSES, late])


def test_a_pass_before_one_that_it_needs_is_refused() -> None:
    with pytest.raises(InternalError, match="pass 'simplify' must run after flatten: flatten multiplies"):
        pipeline.run(kernel_of(), passes=pipeline.PASSES[::-1])


def test_a_pass_that_breaks_a_rule_is_named() -> None:
    def breaking(kernel: ir.Kernel) -> ir.Kernel:
        return replace(kernel, loop=replace(kernel.loop, body=(ir.Break(),)))

    bad = pipeline.Pass("flatten", breaking, ("frontend",), "a test")
    with pytest.raises(InternalError, match=r"malformed after flatten.*(\n.*)*\[break\]"):
        pipeline.run(kernel_of(), passes=[bad])


def test_print_after_sees_the_kernel_after_every_pass() -> None:
    kernel = kernel_of(ir.Store(CUBE, (i, i, i), num(0.0, f32)), ir.If(num(0), (ir.Assign(T, num(1)),), ()))
    seen: list[tuple[str, str]] = []
    last = pipeline.run(kernel, lambda name, ir_then: seen.append((name, print_kernel(ir_then))))
    assert [name for name, _ in seen] == ["frontend", "flatten", "simplify"]
    assert seen[0][1] == print_kernel(kernel)
    assert "cube[i, i, i]" in seen[0][1]
    assert "cube[i, i, i]" not in seen[1][1]
    assert "if 0" in seen[1][1]
    assert seen[2][1] == print_kernel(last)


def test_deep_nesting_does_not_exhaust_the_stack() -> None:
    expr: ir.Expr = t
    stmt: ir.Stmt = ir.Assign(T, t)
    for _ in range(400):
        expr = op("add", expr, num(1))
        stmt = ir.If(t, (), (stmt,))
    pipeline.run(kernel_of(ir.Assign(T, expr), stmt))


@settings(max_examples=60, deadline=None)
@given(programs())
def test_no_pass_and_no_order_changes_a_result(program: Program) -> None:
    """E-018, P-010: bit for bit, through every pass and in every order of iterations."""
    verify.verify(program.kernel, "frontend")
    wanted = program.outputs(run)
    seen: list[ir.Kernel] = []
    pipeline.run(program.kernel, lambda _, kernel: seen.append(kernel))
    for kernel in seen:
        for got, want in zip(replace(program, kernel=kernel).outputs(run), wanted, strict=True):
            assert_close(got, want)
    for order in (backwards, shuffled(3)):
        for got, want in zip(program.outputs(lambda k, a, order=order: run(k, a, order)), wanted, strict=True):
            assert_close(np.asarray(got), np.asarray(want))
