"""Every rule of well-formed IR has kernels that break it, and is the only one that they break."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from typing import Any, get_args

import pytest
from irbuild import INDEX, cast_kernel, elementwise, make_kernel, vector

from tack.ops import OPS
from tack_runtime.checks import Site
from tack_runtime.dtypes import SCALARS, ArrayType, Scalar, f32, f64, i8, i32, i64, u8, u64
from tack_runtime.errors import InternalError
from tackc.compiler import ir, pipeline, verify

X, K = ir.Local("x", i32), ir.Local("k", i64)
IMAGE = ir.Param("image", ArrayType(f32, (None, 4)))
OUT = vector("out", i32)
TMP = ir.Buffer("tmp", f32, 8)
LOC = ir.Loc("bad.py", 7, 3)

x, i = ir.Read(X, LOC), ir.Read(INDEX, LOC)
one, zero = ir.Const(1, i32, LOC), ir.Const(0, i64, LOC)
step = ir.Const(1, i64, LOC)
store = ir.Store(OUT, (i,), one, LOC)


def kernel_of(*body: Any, **more: Any) -> ir.Kernel:
    """A kernel around statements over `image`, `out`, `x`, `k`, `tmp` and the loop index `i`."""
    return make_kernel([IMAGE, OUT], tuple(body), locals=(X, K), buffers=(TMP,), **more)


def holding(stmt: Any) -> ir.Kernel:
    """A kernel around a statement that no walk can enter."""
    kernel = kernel_of()
    return replace(kernel, loop=replace(kernel.loop, body=(stmt,)))


def of(expr: Any) -> ir.Kernel:
    """A kernel that evaluates an expression as the condition-free part of `x = ...`, whatever its type."""
    return kernel_of(ir.Assign(X, ir.Cast(expr, i32, LOC), LOC))


def axes(*bounds: ir.Axis) -> ir.Kernel:
    return replace(kernel_of(), loop=ir.Parallel(bounds, (), LOC))


def binary(op: str, a: Any, b: Any, type_: Scalar) -> ir.Apply:
    return ir.Apply(op, (a, b), type_, LOC)


total = ir.Local("total", f32)
half = ir.Const(0.5, f32, LOC)


def group_of(*body: Any, **more: Any) -> ir.Kernel:
    """A kernel around statements over `out`, `x`, `total`, a shared array `tile`, and the loop index `i`."""
    return make_kernel([OUT], tuple(body), locals=(X, total), buffers=(ir.Buffer("tile", f32, 8, shared=True),), **more)


barrier, lane = ir.Barrier(LOC), ir.ThreadId(LOC)
varying = binary("lt", i, zero, i32)

VOLUME, PLAIN_VOLUME = (ir.Param("volume", ArrayType(f32, (2, 2, 2)), texture=texture) for texture in (True, False))
third = ir.Const(0.5, f32, LOC)


def sampling(expr: ir.Expr, texture: ir.Param = VOLUME, samplers: bool = True) -> ir.Kernel:
    """A kernel with a texture that evaluates an expression."""
    kernel = of(expr)
    return replace(kernel, params=(*kernel.params, texture), samplers=samplers)


parallel = ir.Parallel((ir.Axis(K, 0, 1, 1),), (), LOC)
undeclared = ir.Local("y", i32)

STEP = Site("step", "", 0, "", 7, 3, "bad.py", 7)

BROKEN: list[tuple[str, str, ir.Kernel]] = [
    ("one-loop", "kernel must contain exactly one top-level parallel loop", kernel_of(parallel)),
    ("one-loop", "kernel must contain exactly one top-level parallel loop", kernel_of(before=(parallel,))),
    ("one-loop", "kernel must contain exactly one top-level parallel loop", axes()),
    ("shape", "Assign.value cannot hold Assign", kernel_of(ir.Assign(X, ir.Assign(X, one), LOC))),  # type: ignore[arg-type]
    ("shape", "If.then is not a tuple", holding(ir.If(one, store, (), LOC))),  # type: ignore[arg-type]
    ("shape", "Parallel.body cannot hold Read", kernel_of(x)),
    ("shape", "Store.storage cannot hold Local", kernel_of(ir.Store(X, (i,), one, LOC))),  # type: ignore[arg-type]
    ("names", "two things are called 'x'", replace(kernel_of(), params=(ir.Param("x", i32), ir.Param("n", i32)))),
    ("names", "a name is empty", replace(kernel_of(), locals=(INDEX, ir.Local("", f32)))),
    ("declared", "Local 'y' is not declared", of(ir.Read(undeclared, LOC))),
    ("declared", "Local 'x' is not declared", of(ir.Read(ir.Local("x", f32), LOC))),
    ("declared", "Local 'y' is not declared", kernel_of(ir.Assign(undeclared, one, LOC))),
    ("declared", "Local 'y' is not declared", kernel_of(ir.Atomic("add", OUT, (i,), one, undeclared, LOC))),
    ("declared", "Local 'j' is not declared", kernel_of(ir.For(ir.Local("j", i64), zero, zero, step, (), LOC))),
    ("declared", "Param 'm' is not declared", of(ir.Read(ir.Param("m", i32), LOC))),
    ("declared", "Param 'v' is not declared", of(ir.Load(vector("v", f32), (i,), LOC))),
    ("declared", "Param 'v' is not declared", of(ir.Extent(vector("v", f32), 0, i32, LOC))),
    ("declared", "Buffer 'tmp' is not declared", of(ir.Load(ir.Buffer("tmp", f32, 9), (i,), LOC))),
    ("declared", "loop index 'j' is not declared", axes(ir.Axis(ir.Local("j", i64), 0, 1, 1))),
    (
        "abreast",
        "the turns of 'k' are not counted from 0 to a number",
        kernel_of(ir.For(K, zero, i, step, (), LOC, abreast=True)),
    ),
    ("axis", "'x' is not an i64 of its own", axes(ir.Axis(X, 0, 1, 1))),
    ("axis", "'k' is not an i64 of its own", axes(ir.Axis(K, 0, 1, 1), ir.Axis(K, 0, 1, 1))),
    ("axis", "step 0 is not positive", axes(ir.Axis(K, 0, 1, 0))),
    ("axis", "a bound reads m,", axes(ir.Axis(K, 0, ("+", ("scalar", "m"), 1), 1))),
    ("axis", "a bound reads image.shape[2],", axes(ir.Axis(K, ("dim", "image", 2), 1, 1))),
    ("axis", "a bound reads image,", axes(ir.Axis(K, 0, ("scalar", "image"), 1))),
    ("buffer", "local array 'tmp' has size -1", replace(kernel_of(), buffers=(ir.Buffer("tmp", f32, -1),))),
    ("const", "128 is not a value of i8", of(ir.Const(128, i8, LOC))),
    ("const", "-1 is not a value of u64", of(ir.Const(-1, u64, LOC))),
    ("const", "1.0 is not a value of i32", of(ir.Const(1.0, i32, LOC))),
    ("const", "1 is not a value of f32", of(ir.Const(1, f32, LOC))),
    ("const", "True is not a value of i32", of(ir.Const(True, i32, LOC))),
    ("const", "0.1 is not a value of f32", of(ir.Const(0.1, f32, LOC))),
    ("const", "1e+300 is not a value of f32", of(ir.Const(1e300, f32, LOC))),
    ("read", "'image' is an array", of(ir.Read(IMAGE, LOC))),
    ("element", "'n' is not an array", of(ir.Load(ir.Param("n", i32), (i,), LOC))),
    ("element", "'n' is not an array", kernel_of(ir.Store(ir.Param("n", i32), (i,), one, LOC))),
    ("element", "'n' is not an array", kernel_of(ir.Atomic("add", ir.Param("n", i32), (i,), one, None, LOC))),
    ("indices", "3 indices for 2 dimensions of 'image'", of(ir.Load(IMAGE, (i, i, i), LOC))),
    ("indices", "0 indices for 1 dimensions of 'out'", of(ir.Load(OUT, (), LOC))),
    ("indices", "2 indices for 1 dimensions of 'tmp'", of(ir.Load(TMP, (i, i), LOC))),
    ("indices", "an index is i32, not i64", of(ir.Load(OUT, (x,), LOC))),
    ("indices", "an index is i32, not i64", kernel_of(ir.Store(OUT, (x,), one, LOC))),
    ("extent", "'image' has no dimension 2", of(ir.Extent(IMAGE, 2, i32, LOC))),
    ("extent", "dimension 1 of 'image' is baked: 4", of(ir.Extent(IMAGE, 1, i64, LOC))),
    ("extent", "'n' has no dimension 0", of(ir.Extent(ir.Param("n", i32), 0, i64, LOC))),
    ("extent", "an extent is i32 or i64, not u64", of(ir.Extent(IMAGE, 0, u64, LOC))),
    ("declared", "Param 'volume' is not declared", replace(of(ir.Sample(VOLUME, (third,) * 3, LOC)), samplers=True)),
    ("sample", "'volume' is an array", sampling(ir.Sample(PLAIN_VOLUME, (third,) * 3, LOC), PLAIN_VOLUME)),
    ("sample", "'volume' is an array", sampling(ir.Sample(VOLUME, (third,) * 3, LOC), samplers=False)),
    ("sample", "a point has 2 coordinates", sampling(ir.Sample(VOLUME, (third,) * 2, LOC))),
    ("sample", "a coordinate is i32, not f32", sampling(ir.Sample(VOLUME, (third, x, third), LOC))),
    ("sample", "'volume' is a texture, with an element", sampling(ir.Load(VOLUME, (i,), LOC))),
    ("operation", "no operation is called 'rsqrt'", of(ir.Apply("rsqrt", (x,), i32, LOC))),
    ("operation", "add has 1 operands, not 2", of(ir.Apply("add", (x,), i32, LOC))),
    ("operation", "div does not work at i32", of(binary("div", x, x, i32))),
    ("operation", "xor does not work at f64", of(binary("xor", ir.Const(1.0, f64), ir.Const(1.0, f64), f64))),
    ("operands", "operand 2 of add is i64, not i32", of(binary("add", x, i, i32))),
    ("operands", "operand 2 of shl is i32, not u64", of(binary("shl", x, x, i32))),
    ("operands", "the result of add at i32 is i32, not i64", of(binary("add", x, x, i64))),
    ("operands", "the result of lt at i64 is i32, not i64", of(binary("lt", i, i, i64))),
    ("condition", "a condition is i64, not i32", of(ir.Conditional(i, x, x, LOC))),
    ("condition", "a condition is i64, not i32", kernel_of(ir.If(i, (), (), LOC))),
    ("condition", "a condition is i64, not i32", kernel_of(ir.While(i, (), LOC))),
    ("arms", "the arms are i32 and i64", of(ir.Conditional(x, x, i, LOC))),
    ("assign", "the value of 'x' is i64, not i32", kernel_of(ir.Assign(X, i, LOC))),
    ("assign", "the value for 'out' is i64, not i32", kernel_of(ir.Store(OUT, (i,), i, LOC))),
    ("assign", "the value for 'tmp' is i32, not f32", kernel_of(ir.Store(TMP, (i,), x, LOC))),
    ("assign", "the value for 'out' is i64, not i32", kernel_of(ir.Atomic("min", OUT, (i,), i, None, LOC))),
    ("assign", "the stop of a loop is i32, not i64", kernel_of(ir.For(K, zero, x, step, (), LOC))),
    ("assign", "loop index 'x' is i32, not i64", kernel_of(ir.For(X, zero, zero, step, (), LOC))),
    ("atomic", "no atomic is called 'sub'", kernel_of(ir.Atomic("sub", OUT, (i,), one, None, LOC))),  # type: ignore[arg-type]
    ("atomic", "the old value is i32, 'k' is i64", kernel_of(ir.Atomic("max", OUT, (i,), one, K, LOC))),
    ("print", "'a\\x00b' is no label", kernel_of(ir.Print(("a\0b", x), LOC))),
    ("print", "'\\udc80' is no label", kernel_of(ir.Print(("\udc80",), LOC))),
    ("print", "more than 32 values are printed", kernel_of(ir.Print((x, "label") * 33, LOC))),
    ("shape", "Print.items cannot hold int", holding(ir.Print(("x", 1), LOC))),  # type: ignore[arg-type]
    ("report", "0 values, not 1", kernel_of(ir.Report(STEP, (), LOC))),
    ("report", "a value is i32, not i64", kernel_of(ir.Report(STEP, (x,), LOC))),
    ("break", "break is outside a sequential loop", kernel_of(ir.If(x, (ir.Break(LOC),), (), LOC))),
    ("break", "break is outside a sequential loop", kernel_of(before=(ir.Break(LOC),))),
    ("continue", "continue is outside a loop", kernel_of(before=(ir.If(x, (), (ir.Continue(LOC),), LOC),))),
    ("continue", "continue is outside a loop", kernel_of(result=ir.Result((ir.Continue(LOC),), x, LOC))),
    ("effect", "an effect is outside the parallel loop", kernel_of(before=(ir.Print(("x",), LOC),))),
    ("effect", "an effect is outside the parallel loop", kernel_of(before=(store,))),
    ("effect", "an effect is outside the parallel loop", kernel_of(before=(ir.While(x, (store,), LOC),))),
    ("effect", "an effect is outside the parallel loop", kernel_of(result=ir.Result((store,), x, LOC))),
    (
        "effect",
        "an effect is outside the parallel loop",
        kernel_of(before=(ir.If(x, (), (ir.Atomic("add", OUT, (i,), one, None, LOC),), LOC),)),
    ),
    ("effect", "an effect is outside the parallel loop", group_of(before=(barrier,))),
    ("effect", "an effect is outside the parallel loop", group_of(before=(ir.BlockReduce("min", half, total, LOC),))),
    ("reduce", "the value of block_sum is i32, not f32", group_of(ir.BlockReduce("sum", one, total, LOC))),
    ("reduce", "the result of block_max is i32, not f32", group_of(ir.BlockReduce("max", half, X, LOC))),
    ("declared", "Local 'y' is not declared", group_of(ir.BlockReduce("sum", half, ir.Local("y", f32), LOC))),
    ("workgroup", "barrier is not listed", replace(group_of(barrier), workgroup=("shared",))),
    ("workgroup", "thread_id is not listed", replace(kernel_of(ir.Assign(X, lane, LOC)), workgroup=())),
    ("workgroup", "block_sum is not listed", replace(group_of(ir.BlockReduce("sum", half, total)), workgroup=("shared_like",))),
    ("workgroup", "there is a shared array", replace(group_of(), workgroup=("barrier",))),
    ("workgroup", "are not the names of primitives, sorted", replace(kernel_of(), workgroup=("warp",))),
    ("workgroup", "are not the names of primitives, sorted", replace(group_of(), workgroup=("thread_id", "shared"))),
    ("uniform", "only some lanes may come to loop.body[0].then[0]", group_of(ir.If(varying, (barrier,), (), LOC))),
    (
        "uniform",
        "only some lanes may come to loop.body[1]",
        group_of(ir.If(varying, (ir.Continue(LOC),), (), LOC), ir.BlockReduce("sum", half, total, LOC)),
    ),
]


@pytest.mark.parametrize(("rule", "text", "kernel"), BROKEN, ids=[f"{rule}-{n}" for n, (rule, *_) in enumerate(BROKEN)])
def test_broken_rule_is_found(rule: str, text: str, kernel: ir.Kernel) -> None:
    """H-005: a kernel without one parallel loop, and every other kernel that breaks a rule."""
    found = verify.problems(kernel, "frontend")
    assert [problem.rule for problem in found] == [rule], found
    assert text in found[0].text


LATER: list[tuple[str, str, str, ir.Kernel]] = [
    ("flatten", "flat", "2 indices after flatten", of(ir.Load(IMAGE, (i, zero), LOC))),
    ("flatten", "flat", "2 indices after flatten", kernel_of(ir.Store(IMAGE, (i, zero), ir.Const(0.0, f32), LOC))),
    ("flatten", "flat", "2 indices after flatten", kernel_of(ir.Atomic("add", IMAGE, (i, i), ir.Const(0.0, f32), None))),
    ("simplify", "live", "a statement follows break or continue", kernel_of(ir.Continue(LOC), store)),
    (
        "simplify",
        "live",
        "a statement follows break or continue",
        kernel_of(ir.For(K, zero, zero, step, (ir.If(x, (), (ir.Break(LOC), store), LOC),), LOC)),
    ),
]


@pytest.mark.parametrize(("stage", "rule", "text", "kernel"), LATER)
def test_a_rule_of_a_stage_holds_from_there_on(stage: str, rule: str, text: str, kernel: ir.Kernel) -> None:
    position = pipeline.NAMES.index(stage)
    verify.verify(kernel, *pipeline.NAMES[:position])
    for count in range(position + 1, len(pipeline.NAMES) + 1):
        found = verify.problems(kernel, *pipeline.NAMES[:count])
        assert [problem.rule for problem in found] == [rule]
        assert found[0].text == text


def test_every_rule_of_the_specification_is_broken_by_a_test() -> None:
    specified = set(re.findall(r"^    ([a-z-]+)  +[A-Z`]", verify.__doc__ or "", re.MULTILINE))
    assert specified == {rule for rule, *_ in BROKEN} | {rule for _, rule, *_ in LATER}


def test_the_check_of_shapes_covers_every_field_that_holds_nodes() -> None:
    plain = {"int | float", "str", "int", "bool", "AtomicOp", "ReduceOp", "tuple[str, ...]", "Loc", "Options", "Updates"}
    for cls in (*get_args(ir.Expr), *get_args(ir.Stmt), ir.Parallel, ir.Result, ir.Kernel):
        for field in fields(cls):
            assert (str(field.type) in verify._ALLOWED) != (str(field.type) in plain), (cls, field.name)


def test_message_names_kernel_stage_place_rule_and_node() -> None:
    with pytest.raises(InternalError) as caught:
        verify.verify(of(binary("add", x, i, i32)), "flatten")
    assert str(caught.value) == (
        "IR of kernel 'made' is malformed after flatten. Please report this.\n"
        "  bad.py:7:3: [operands] operand 2 of add is i64, not i32\n"
        "    in: x + i"
    )


def test_all_problems_are_listed() -> None:
    kernel = kernel_of(ir.Break(LOC), ir.Assign(X, i, LOC))
    assert {problem.rule for problem in verify.problems(kernel, "frontend")} == {"break", "assign"}


def test_well_formed_kernels_pass_at_every_stage() -> None:
    for op in OPS.values():
        for type_ in op.types():
            verify.verify(elementwise(op, type_), *pipeline.NAMES)
    for source in SCALARS:
        for target in SCALARS:
            verify.verify(cast_kernel(source, target), *pipeline.NAMES)
    scalar = ir.Param("total", ArrayType(u8, ()))
    loop = ir.For(K, zero, i, step, (ir.If(x, (ir.Break(LOC),), (ir.Continue(LOC),), LOC),), LOC)
    whole = make_kernel(
        [scalar, IMAGE],
        (ir.Atomic("add", scalar, (zero,), ir.Const(1, u8), None, LOC), loop, ir.Continue(LOC)),
        locals=(X, K),
        before=(ir.Assign(X, ir.Extent(IMAGE, 0, i32, LOC), LOC), ir.While(x, (ir.Break(LOC),), LOC)),
        result=ir.Result((ir.Assign(X, one, LOC),), ir.Load(IMAGE, (zero,), LOC), LOC),
    )
    verify.verify(whole, *pipeline.NAMES)


def test_a_kernel_may_list_primitives_that_only_unreachable_code_had() -> None:
    """W-002"""
    assert verify.problems(replace(kernel_of(), workgroup=("barrier", "thread_id")), "frontend") == ()


def test_a_block_reduction_of_another_name() -> None:
    found = verify.problems(replace(group_of(ir.BlockReduce("mul", half, total, LOC)), workgroup=("block_sum", "shared")))  # type: ignore[arg-type]
    assert [problem.text for problem in found] == ["no block reduction is called 'mul'", "block_mul is not listed"]


def test_zero_dimensional_access_before_flatten() -> None:
    """A-001"""
    scalar = ir.Param("total", ArrayType(i32, ()))
    kernel = make_kernel([scalar], (ir.Store(scalar, (), one, LOC),))
    verify.verify(kernel, "frontend")
    assert [problem.rule for problem in verify.problems(kernel, "flatten")] == ["flat"]


def test_deep_nesting_does_not_exhaust_the_stack() -> None:
    expr: ir.Expr = x
    body: ir.Stmt = store
    for _ in range(400):
        expr = binary("add", expr, one, i32)
        body = ir.If(x, (body,), ())
    verify.verify(kernel_of(ir.Assign(X, expr), body), *pipeline.NAMES)
