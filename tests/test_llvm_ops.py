"""Every operation and conversion on the CPU, at every level of this machine, has the bits that the interpreter computes."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest
from cpu_run import LEVELS, run
from irbuild import (
    INDEX,
    arguments,
    assert_close,
    cast_kernel,
    converted,
    edge_values,
    elementwise,
    expected,
    make_kernel,
    operands,
    vector,
)

from tack.ops import OPS
from tack_runtime.dtypes import SCALARS, Scalar, f32, f64, i8, i32, i64, u64
from tack_runtime.errors import InternalError
from tack_runtime.options import Options
from tackc.compiler import ir
from tackc.compiler.elementary.table import FUNCTIONS
from tackc.emitters.llvm import emit
from tackc.emitters.llvm_code import Code, Module
from tackc.emitters.llvm_ops import COSTLY, RULES
from tackc.toolchains import cpu

CASES = [pytest.param(op, type_, id=f"{op.name}-{type_}") for op in OPS.values() for type_ in op.types()]
FLOATS = (f32, f64)


def test_every_operation_has_a_rule_and_no_other() -> None:
    assert set(RULES) == set(OPS)


def test_elementary_functions_count_as_costly() -> None:
    assert FUNCTIONS | {"ipow"} == set(COSTLY)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("op", "type_"), CASES)
def test_operation(op, type_, level) -> None:
    """N-001..N-010, N-013..N-016: edge values, each many times over so that vector code and its rest both run."""
    arrays = operands(op, type_)
    out = np.zeros(len(arrays[0]), op.result_type(type_).numpy)
    run(elementwise(op, type_), arguments(arrays, out), level)
    assert_close(out, expected(op, type_, arrays), inputs=arrays)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("target", SCALARS, ids=str)
@pytest.mark.parametrize("source", SCALARS, ids=str)
def test_cast(source, target, level) -> None:
    """T-019, T-020: all pairs of types."""
    values = np.concatenate([edge_values(source), _halfway(source), edge_values(source)[::-1]])
    out = np.zeros(len(values), target.numpy)
    run(cast_kernel(source, target), arguments([values], out), level)
    assert_close(out, converted(source, target, values), inputs=[values])


def _halfway(source: Scalar) -> np.ndarray:
    """Values between two neighbours of a narrower type, and just beside, where roundings differ."""
    if source is f64:
        near = 1 + 2.0**-24
        return np.array([near, np.nextafter(near, 2), np.nextafter(near, 0), 2.0**-150, 1.5 * 2.0**-150, 1e300], np.float64)
    if source.is_float or source.bits < 32:
        return edge_values(source)
    ties = [2**24 + 1, 2**24 + 3, 2**30 + 64, 2**30 + 65, 2**30 + 192]
    if source.bits == 64:
        ties += [2**53 + 1, 2**53 + 3, 2**62 + 2**38, 2**62 + 2**38 + 1, 2**62 + 2**38 - 1, 2**62 + 2**9, 2**62 + 2**9 + 1]
    if source is u64:
        ties += [2**63 + 2**39, 2**63 + 2**39 + 1, 2**63 + 2**10, 2**63 + 2**10 + 1, 2**64 - 2**10, 2**64 - 2**39]
    signed = ties + [-t for t in ties] if source.kind == "i" else ties
    return np.array(signed, source.numpy)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("type_", FLOATS, ids=str)
@pytest.mark.parametrize("name", ["add", "sub", "mul", "div", "sqrt", "abs", "neg", "floor", "mod", "floordiv", "min", "lt"])
def test_denormals_are_kept(name, type_, level) -> None:
    """N-013."""
    info = np.finfo(type_.numpy)
    small = np.array([info.smallest_subnormal, 3 * info.smallest_subnormal, info.tiny / 2, -info.tiny / 4, 1.0, 0.5], type_.numpy)
    op = OPS[name]
    arrays = [small] if op.arity == 1 else [np.repeat(small, len(small)), np.tile(small, len(small))]
    out = np.zeros(len(arrays[0]), op.result_type(type_).numpy)
    run(elementwise(op, type_), arguments(arrays, out), level)
    assert_close(out, expected(op, type_, arrays), 0, arrays)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("type_", [t for t in SCALARS if not t.is_float], ids=str)
@pytest.mark.parametrize("name", ["floordiv", "mod"])
def test_division_by_literals(name, type_, level) -> None:
    """N-002, N-003: divisors that the compiler sees take other ways, powers of two above all."""
    for divisor in {0, 1, 2, 3, 8, 64, 100, type_.maximum, type_.maximum // 2 + 1, type_.minimum} | (
        {-1, -2, -7} if type_.minimum else set()
    ):
        value = ir.Apply(name, (ir.Load(vector("a", type_), (ir.Read(INDEX),)), ir.Const(divisor, type_)), type_)
        kernel = _over_inputs(type_, value)
        values = edge_values(type_)
        out = np.zeros_like(values)
        run(kernel, {"a": values, "out": out}, level)
        second = np.full_like(values, divisor)
        assert_close(out, expected(OPS[name], type_, [values, second]), inputs=[values, second])


def _over_inputs(type_: Scalar, value: ir.Expr) -> ir.Kernel:
    out = vector("out", value.type)
    axis = ir.Axis(INDEX, 0, ("dim", "out", 0), 1)
    return make_kernel((vector("a", type_), out), (ir.Store(out, (ir.Read(INDEX),), value),), axes=(axis,))


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_fused_unless_the_kernel_asks(level) -> None:
    """N-011: a product minus what it rounds to is 0; fused it would be the rounding error."""
    a, b = vector("a", f32), vector("b", f32)
    at = (ir.Read(INDEX),)
    product = ir.Apply("mul", (ir.Load(a, at), ir.Load(b, at)), f32)
    value = ir.Apply("sub", (product, ir.Const(1 + 2.0**-11, f32)), f32)
    out = vector("out", f32)
    axis = ir.Axis(INDEX, 0, ("dim", "out", 0), 1)
    plain = make_kernel((a, b, out), (ir.Store(out, at, value),), axes=(axis,))
    x = np.full(37, 1 + 2.0**-12, np.float32)
    y = x.copy()
    got = np.ones_like(x)
    run(plain, {"a": x, "b": y, "out": got}, level)
    assert_close(got, np.zeros_like(x))
    assert "fma" not in cpu.assembly(emit(plain, "tk_k"), level).lower()


FUSED = {
    "a * b + c": (("add", "product", "c"), 1.0, 1.0),
    "c + a * b": (("add", "c", "product"), 1.0, 1.0),
    "a * b - c": (("sub", "product", "c"), 1.0, -1.0),
    "c - a * b": (("sub", "c", "product"), -1.0, 1.0),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", FUSED.values(), ids=FUSED)
def test_products_are_fused_with_sums_where_the_kernel_asks(case, level) -> None:
    """N-011: rounded once on levels that can, which are all but the lowest."""
    (op, *names), product, other = case
    loads = {name: ir.Load(vector(name, f32), (ir.Read(INDEX),)) for name in "abc"}
    loads["product"] = ir.Apply("mul", (loads["a"], loads["b"]), f32)
    value = ir.Apply(op, tuple(loads[name] for name in names), f32)
    out = vector("out", f32)
    arrays = (*(vector(name, f32) for name in "abc"), out)
    axis = ir.Axis(INDEX, 0, ("dim", "out", 0), 1)
    kernel = make_kernel(arrays, (ir.Store(out, (ir.Read(INDEX),), value),), axes=(axis,))
    a = np.full(37, 1 + 2.0**-12, np.float32)
    c = np.full(37, -product * other * (1 + 2.0**-11), np.float32)
    got = np.ones_like(a)
    run(replace(kernel, options=Options(fp_contract=True)), {"a": a, "b": a, "c": c, "out": got}, level)
    assert_close(got, np.full_like(a, 0.0 if level == "x86-64-v2" else product * 2.0**-24))


@pytest.mark.parametrize("level", LEVELS)
def test_of_two_products_the_left_one_is_fused(level) -> None:
    """N-011."""
    a, b, out = vector("a", f32), vector("b", f32), vector("out", f32)
    x, y = (ir.Load(array, (ir.Read(INDEX),)) for array in (a, b))
    value = ir.Apply("sub", (ir.Apply("mul", (x, y), f32), ir.Apply("mul", (y, x), f32)), f32)
    kernel = make_kernel((a, b, out), (ir.Store(out, (ir.Read(INDEX),), value),), axes=(ir.Axis(INDEX, 0, ("dim", "out", 0), 1),))
    values = np.full(37, 1 + 2.0**-12, np.float32)
    got = np.ones_like(values)
    run(replace(kernel, options=Options(fp_contract=True)), {"a": values, "b": values, "out": got}, level)
    assert_close(got, np.full_like(values, 0.0 if level == "x86-64-v2" else 2.0**-24))


@pytest.mark.parametrize("level", LEVELS)
def test_identities_that_fail_for_special_values_are_not_folded(level) -> None:
    """N-010: x - x, x * 0 and x + 0 keep NaN, infinities and the sign of zero."""
    load = ir.Load(vector("a", f64), (ir.Read(INDEX),))
    zero = ir.Const(0.0, f64)
    values = edge_values(f64)
    for op, args in (("sub", (load, load)), ("mul", (load, zero)), ("add", (load, zero)), ("div", (load, load))):
        out = np.zeros_like(values)
        run(_over_inputs(f64, ir.Apply(op, args, f64)), {"a": values, "out": out}, level)
        second = values if args[1] is load else np.zeros_like(values)
        assert_close(out, expected(OPS[op], f64, [values, second]), inputs=[values])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("type_", SCALARS, ids=str)
def test_conditions_are_true_when_nonzero(type_, level) -> None:
    """E-017: NaN is true, -0.0 is false."""
    condition = ir.Apply(
        "ne", (ir.Load(vector("a", type_), (ir.Read(INDEX),)), ir.Const(0.0 if type_.is_float else 0, type_)), i32
    )
    value = ir.Conditional(condition, ir.Const(7, i32), ir.Const(9, i32))
    values = edge_values(type_)
    out = np.zeros(len(values), np.int32)
    run(_over_inputs(type_, value), {"a": values, "out": out}, level)
    assert out.tolist() == [7 if v != 0 else 9 for v in values.tolist()]


@pytest.mark.parametrize("level", LEVELS)
def test_truth_values_are_zero_and_one(level) -> None:
    """T-002: `and`, `or` and `not` over integers and comparisons."""
    a = ir.Load(vector("a", i8), (ir.Read(INDEX),))
    positive = ir.Apply("gt", (a, ir.Const(0, i8)), i32)
    small = ir.Apply("lt", (a, ir.Const(100, i8)), i32)
    both = ir.Conditional(positive, small, ir.Const(0, i32))
    either = ir.Conditional(ir.Apply("eq", (both, ir.Const(0, i32)), i32), ir.Const(1, i32), ir.Cast(a, i32))
    values = edge_values(i8)
    for value, wanted in ((both, lambda v: int(0 < v < 100)), (either, lambda v: v if 0 < v < 100 else 1)):
        out = np.zeros(len(values), np.int32)
        run(_over_inputs(i8, value), {"a": values, "out": out}, level)
        assert out.tolist() == [wanted(v) for v in values.tolist()]


def test_no_instruction_may_relax_floating_point() -> None:
    """N-010, N-011: no fast-math flag in the text of any operation."""
    flags = re.compile(r"\b(fast|nnan|ninf|nsz|arcp|afn|reassoc|contract)\b")
    for op in OPS.values():
        for type_ in op.types():
            assert not flags.search(emit(elementwise(op, type_), "tk_k")), op.name


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("type_", SCALARS, ids=str)
@pytest.mark.parametrize("op", ["add", "min", "max"])
def test_atomic_updates(op, type_, level) -> None:
    """X-002, X-006, X-010: one element receives every update; the old values are those before each."""
    target, a, old = vector("target", type_), vector("a", type_), vector("old", type_)
    before = ir.Local("before", type_)
    at = (ir.Read(INDEX),)
    body = (
        ir.Atomic(op, target, (ir.Const(1, i64),), ir.Load(a, at), before),
        ir.Store(old, at, ir.Read(before)),
    )
    kernel = make_kernel((target, a, old), body, axes=(ir.Axis(INDEX, 0, ("dim", "a", 0), 1),), locals=(before,))
    values = edge_values(type_)
    if type_.is_float:
        values = np.ascontiguousarray(values[np.isfinite(values)][::-1])
    cells = np.array([5, 3, 6], type_.numpy)
    seen = np.zeros_like(values)
    run(kernel, {"target": cells, "a": values, "old": seen}, level)
    state, wanted = np.array(3, type_.numpy)[()], []
    for value in values:
        wanted.append(state)
        state = OPS[op].reference(state, value)
    assert_close(seen, np.array(wanted, type_.numpy))
    assert_close(cells, np.array([5, state, 6], type_.numpy))


def test_memory_of_one_name_has_one_size() -> None:
    code = Code(Module("kernels.py"), "", ir.NOWHERE, fuses=False)
    small, large = (ir.Buffer("a", f32, size) for size in (16, 32))
    assert code.buffer(small) == code.buffer(small)
    with pytest.raises(InternalError, match=r"two things are called %\"buffer\.a\", one of them \[32 x float\]"):
        code.buffer(large)
