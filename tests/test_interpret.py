"""The meaning of IR, clause by clause, on kernels made by hand; expected values are worked out from the contract."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
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
from steps import steps

from tack.ops import OPS, Op
from tack_runtime.dtypes import SCALARS, ArrayType, Scalar, f32, f64, i8, i32, i64, u8, u64
from tackc.compiler import ir
from tackc.compiler.interpret import Order, backwards, run, serial, shuffled
from tackc.compiler.verify import verify

OUT = vector("out", i64)
X, K, J = ir.Local("x", i64), ir.Local("k", i64), ir.Local("j", i64)
i, x, k = ir.Read(INDEX), ir.Read(X), ir.Read(K)
TMP = ir.Buffer("tmp", i64, 3)


def num(value: float, type_: Scalar = i64) -> ir.Const:
    return ir.Const(value, type_)


def op(name: str, *args: ir.Expr, type_: Scalar = i64) -> ir.Apply:
    return ir.Apply(name, args, type_)


def add(a: ir.Expr, b: ir.Expr) -> ir.Apply:
    return op("add", a, b)


def less(a: ir.Expr, b: ir.Expr) -> ir.Apply:
    return op("lt", a, b, type_=i32)


def put(value: ir.Expr, index: ir.Expr = i) -> ir.Store:
    return ir.Store(OUT, (index,), value)


def outputs(*body: ir.Stmt, size: int = 4, n: int | None = None, order: Order = serial, **more: Any) -> list[int]:
    """What `for i in range(n)` over the statements leaves in `out`, which starts as -1."""
    kernel = make_kernel([OUT], body, locals=(X, K, J), buffers=(TMP,), **more)
    verify(kernel, "frontend")
    out = np.full(size, -1, np.int64)
    run(kernel, {"out": out, "n": size if n is None else n}, order)
    return out.tolist()


@pytest.mark.parametrize("row", OPS.values(), ids=OPS)
def test_operations_are_the_rows_of_the_table(row: Op) -> None:
    for type_ in row.types():
        inputs = operands(row, type_)
        out = np.zeros(len(inputs[0]), row.result_type(type_).numpy)
        run(elementwise(row, type_), arguments(inputs, out))
        assert_close(out, expected(row, type_, inputs), 0, inputs)


@pytest.mark.parametrize("source", SCALARS, ids=str)
def test_casts_are_the_reference_conversion(source: Scalar) -> None:
    """T-019, T-020"""
    for target in SCALARS:
        values = edge_values(source)
        out = np.zeros(len(values), target.numpy)
        run(cast_kernel(source, target), arguments([values], out))
        assert_close(out, converted(source, target, values), 0, [values])


def test_loop_index_takes_start_and_steps() -> None:
    """P-002: range(1, 8, 3) is 1, 4, 7."""
    kernel = make_kernel([OUT], (put(num(1)),), axes=[ir.Axis(INDEX, 1, ("dim", "out", 0), 3)])
    out = np.zeros(8, np.int64)
    run(kernel, {"out": out})
    assert out.tolist() == [0, 1, 0, 0, 1, 0, 0, 1]


@pytest.mark.parametrize(("start", "stop", "step"), [(5, 5, 1), (5, 2, 1), (0, 9, ("scalar", "n")), (0, 9, ("neg", 1))])
def test_empty_ranges_run_nothing(start: int, stop: int, step: Any) -> None:
    """P-001; a step that is not positive as in E-010."""
    kernel = make_kernel([OUT, ir.Param("n", i32)], (put(num(1), num(0)),), axes=[ir.Axis(INDEX, start, stop, step)])
    out = np.zeros(1, np.int64)
    run(kernel, {"out": out, "n": 0})
    assert out.tolist() == [0]


def test_ndindex_varies_the_last_axis_fastest() -> None:
    """P-005, and P-006: two negative sizes run nothing although their product is positive."""
    counter = vector("counter", i64)
    image = ir.Param("image", ArrayType(i64, (None, None)))
    body = (
        ir.Atomic("add", counter, (num(0),), num(1), X),
        ir.Store(image, (op("sub", ir.Read(J), num(1)), k), x),
    )
    rows, columns = ir.Axis(J, 1, ("scalar", "h"), 1), ir.Axis(K, 0, ("scalar", "w"), 1)
    params = [counter, image, ir.Param("h", i32), ir.Param("w", i32)]
    kernel = make_kernel(params, body, axes=[rows, columns], locals=[X])
    verify(kernel, "frontend")
    image_out, count = np.zeros((2, 3), np.int64), np.zeros(1, np.int64)
    run(kernel, {"counter": count, "image": image_out, "h": 3, "w": 3})
    assert image_out.tolist() == [[0, 1, 2], [3, 4, 5]]
    run(kernel, {"counter": count, "image": image_out, "h": -2, "w": -3})
    assert count.tolist() == [6]


def test_bounds_are_python_integers() -> None:
    """P-003: no width; 2**31 - 1 as an i32 times four does not wrap."""
    stop = ("-", ("*", ("scalar", "n"), 4), ("-", ("*", ("scalar", "n"), 4), 2))
    kernel = make_kernel([OUT, ir.Param("n", i32)], (put(i),), axes=[ir.Axis(INDEX, 0, stop, 1)])
    out = np.full(3, -1, np.int64)
    run(kernel, {"out": out, "n": np.int32(2**31 - 1)})
    assert out.tolist() == [0, 1, -1]


def test_iterations_start_from_the_values_before_the_loop() -> None:
    """L-011: what an iteration assigns is its own."""
    body = (ir.Assign(X, add(x, i)), put(x))
    assert outputs(*body, before=(ir.Assign(X, num(10)),)) == [10, 11, 12, 13]


def test_multi_index_is_row_major_and_a_single_index_flat() -> None:
    """A-001, A-015"""
    cube = ir.Param("cube", ArrayType(i32, (2, None, 4)))
    value = ir.Load(cube, (num(1), num(2), num(3)))
    flat = ir.Load(cube, (num(1 * 12 + 2 * 4 + 3),))
    kernel = make_kernel([cube, OUT], (put(ir.Cast(value, i64), num(0)), put(ir.Cast(flat, i64), num(1))))
    out = np.zeros(2, np.int64)
    run(kernel, {"cube": np.arange(24, dtype=np.int32).reshape(2, 3, 4), "out": out, "n": 1})
    assert out.tolist() == [23, 23]


def test_zero_dimensional_arrays() -> None:
    """A-001: `x[None]`, by no index or by the flat index 0."""
    total = ir.Param("total", ArrayType(f64, ()))
    double = op("add", ir.Load(total, ()), ir.Load(total, (num(0),)), type_=f64)
    array = np.array(1.5)
    run(make_kernel([total], (ir.Store(total, (), double),)), {"total": array, "n": 1})
    assert array == 3.0


@pytest.mark.parametrize(
    ("shape", "indices", "text"),
    [
        ((4,), (4,), "index 4 is out of bounds for axis 0 of 'data' with size 4"),
        ((4,), (-1,), "index -1 is out of bounds for axis 0 of 'data' with size 4"),
        ((2, 3), (0, 3), "index 3 is out of bounds for axis 1 of 'data' with size 3"),
        ((2, 3), (6,), "flat index 6 is out of bounds for 'data' with size 6"),
        ((0,), (0,), "index 0 is out of bounds for axis 0 of 'data' with size 0"),
    ],
)
def test_out_of_bounds_raises(shape: tuple[int, ...], indices: tuple[int, ...], text: str) -> None:
    """O-020's text; a negative index is out of bounds (A-004)."""
    data = ir.Param("data", ArrayType(i32, (None,) * len(shape)))
    at = tuple(map(num, indices))
    place = ir.Loc("k.py", 3, 9)
    for stmt in (
        ir.Store(data, at, num(0, i32), place),
        ir.Atomic("add", data, at, num(0, i32), None, place),
        ir.Assign(X, ir.Cast(ir.Load(data, at, place), i64)),
    ):
        kernel = make_kernel([data], (stmt,), locals=[X])
        with pytest.raises(IndexError, match=re.escape(f": {text} at line 3, column 9 (k.py:3)")):
            run(kernel, {"data": np.zeros(shape, np.int32), "n": 1})


def test_local_arrays_are_private_and_checked() -> None:
    """A-010"""
    write = ir.Store(TMP, (num(2),), i)
    assert outputs(write, put(ir.Load(TMP, (num(2),)))) == [0, 1, 2, 3]
    with pytest.raises(UnboundLocalError, match=r"tmp\[2\] is read before it is written"):
        outputs(ir.If(less(i, num(1)), (write,), ()), put(ir.Load(TMP, (num(2),))))
    with pytest.raises(IndexError, match="index 3 is out of bounds for axis 0 of 'tmp' with size 3"):
        outputs(put(ir.Load(TMP, (num(3),))))


def test_reading_an_unassigned_local_raises() -> None:
    """P-011: another iteration's value is not this one's."""
    with pytest.raises(UnboundLocalError, match="'x' is read before it is assigned"):
        outputs(ir.If(less(i, num(1)), (ir.Assign(X, i),), ()), put(x))


def test_conditional_evaluates_only_the_chosen_arm() -> None:
    """E-002: the other arm would read outside the array."""
    guarded = ir.Conditional(less(i, num(3)), ir.Load(OUT, (add(i, num(1)),)), num(7))
    assert outputs(put(guarded)) == [-1, -1, -1, 7]


def test_conditions_are_true_when_nonzero() -> None:
    """E-017"""
    body = ir.If(ir.Cast(op("sub", i, num(1)), i32), (put(num(5)),), (put(num(6)),))
    assert outputs(body) == [5, 6, 5, 5]


def loop(start: ir.Expr, stop: ir.Expr, step: ir.Expr, *body: ir.Stmt) -> ir.For:
    return ir.For(K, start, stop, step, body)


count_up = ir.Assign(X, add(x, num(1)))


def test_for_captures_its_bounds_on_entry() -> None:
    """E-008: changing stop, or the index, in the body changes nothing about the turns."""
    body = loop(num(0), x, num(1), ir.Assign(X, add(x, k)), ir.Assign(K, num(50)))
    assert outputs(ir.Assign(X, i), body, put(x)) == [0, 1, 3, 6]


@pytest.mark.parametrize(("step", "wanted"), [(1, 5), (2, 3), (5, 1), (0, 0), (-1, 0)])
def test_for_steps(step: int, wanted: int) -> None:
    """E-010: a step that is not positive runs nothing."""
    assert outputs(ir.Assign(X, num(0)), loop(num(0), num(5), num(step), count_up), put(x), size=1) == [wanted]


def test_for_at_the_end_of_the_range_of_i64() -> None:
    top = 2**63 - 1
    assert outputs(loop(num(top - 3), num(top), num(2), put(k, num(0))), size=1) == [top - 1]


def test_empty_loop_leaves_values_untouched() -> None:
    """E-015"""
    assert outputs(ir.Assign(X, num(9)), loop(num(3), num(3), num(1), count_up), put(x), size=1) == [9]


def test_break_and_continue_belong_to_the_innermost_loop() -> None:
    """E-012, E-013"""
    inner = ir.For(
        J,
        num(0),
        num(10),
        num(1),
        (
            ir.If(less(ir.Read(J), num(3)), (ir.Continue(),), ()),
            ir.If(less(num(5), ir.Read(J)), (ir.Break(),), ()),
            count_up,
        ),
    )
    body = (ir.Assign(X, num(0)), loop(num(0), num(2), num(1), inner), put(x))
    assert outputs(*body, size=1) == [2 * 3]  # j = 3, 4, 5, twice


def test_continue_in_the_parallel_loop_ends_the_iteration() -> None:
    """E-012"""
    assert outputs(ir.If(op("eq", i, num(2), type_=i32), (ir.Continue(),), ()), put(i)) == [0, 1, -1, 3]


def test_while_evaluates_its_condition_before_every_turn() -> None:
    """E-016"""
    body = ir.While(less(x, num(3)), (count_up, ir.If(op("eq", x, i, type_=i32), (ir.Break(),), ())))
    assert outputs(ir.Assign(X, num(0)), body, put(x)) == [3, 1, 2, 3]


def test_loads_see_earlier_stores_of_the_iteration() -> None:
    """E-014"""
    assert outputs(put(i), put(add(ir.Load(OUT, (i,)), num(10)))) == [10, 11, 12, 13]


@pytest.mark.parametrize(
    ("name", "type_", "start", "value", "wanted"),
    [
        ("add", u8, 250, 10, 4),
        ("add", i8, 127, 1, -128),
        ("min", i8, 3, -1, -1),
        ("min", u64, 3, 2**64 - 1, 3),
        ("max", u64, 3, 2**64 - 1, 2**64 - 1),
        ("max", f32, 1.5, -np.inf, 1.5),
        ("add", f32, 2.0**24, 1.0, 2.0**24),
    ],
)
def test_atomics(name: ir.AtomicOp, type_: Scalar, start: float, value: float, wanted: float) -> None:
    """X-001, X-002, X-006: one update, the old value as the result, in the array's type."""
    array, old = vector("array", type_), ir.Local("old", type_)
    olds = vector("olds", type_)
    body = (ir.Atomic(name, array, (num(0),), num(value, type_), old), ir.Store(olds, (i,), ir.Read(old)))
    kernel = make_kernel([array, olds], body, locals=[old])
    verify(kernel, "frontend")
    target, seen = np.array([start], type_.numpy), np.zeros(1, type_.numpy)
    run(kernel, {"array": target, "olds": seen, "n": 1})
    assert (target[0], seen[0]) == (wanted, start)


def test_order_of_iterations() -> None:
    """P-010: each index once in every order; only a kernel that conflicts with itself can tell."""
    turn = ir.Atomic("add", OUT, (num(4),), num(1), X)
    body = (turn, put(x))
    assert outputs(*body, size=5, n=4)[:4] == [-1, 0, 1, 2]
    assert outputs(*body, size=5, n=4, order=backwards)[:4] == [2, 1, 0, -1]
    for order in (serial, backwards, shuffled(1), shuffled(2)):
        assert sorted(order(40)) == list(range(40))
        assert outputs(put(op("mul", i, i)), order=order) == [0, 1, 4, 9]
    assert list(shuffled(1)(40)) == list(shuffled(1)(40)) != list(shuffled(2)(40))


def test_result_is_evaluated_once_after_the_launch() -> None:
    """P-030, P-031: it sees what the iterations stored, and its body starts afresh."""
    total = op("add", ir.Load(OUT, (num(1),)), x)
    result = ir.Result((ir.Assign(X, num(100)),), ir.Cast(total, f32))
    kernel = make_kernel([OUT], (ir.Assign(X, num(1)), put(i)), locals=[X], result=result)
    value = run(kernel, {"out": np.zeros(2, np.int64), "n": 2})
    assert isinstance(value, np.float32)
    assert value == 101.0
    assert run(make_kernel([OUT], ()), {"out": np.zeros(2, np.int64), "n": 2}) is None


def test_extents_have_the_type_that_they_ask_for() -> None:
    """T-006"""
    value = ir.Conditional(less(ir.Extent(OUT, 0, i64), num(9)), ir.Cast(ir.Extent(OUT, 0, i32), i64), num(0))
    assert outputs(put(value), size=3) == [3, 3, 3]


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        ({"out": np.zeros(2, np.int64)}, TypeError, "parameters"),
        ({"out": np.zeros(2, np.int32), "n": 1}, TypeError, "'out' is not an array of i64"),
        ({"out": np.zeros(2, ">i8"), "n": 1}, TypeError, "'out' is not an array of i64"),
        ({"out": np.zeros((2, 2), np.int64), "n": 1}, ValueError, "does not fit"),
        ({"out": np.zeros(4, np.int64)[::2], "n": 1}, ValueError, "does not fit"),
        ({"out": np.zeros(2, np.int64), "n": np.int64(1)}, TypeError, "'n' is int64, not i32"),
        ({"out": np.zeros(2, np.int64), "n": 2**31}, TypeError, "not a value of i32"),
        ({"out": np.zeros(2, np.int64), "n": 1.0}, TypeError, "not a value of i32"),
        ({"out": np.zeros(2, np.int64), "n": np.zeros(1, np.int32)}, TypeError, "is an array"),
    ],
)
def test_arguments_that_do_not_fit(arguments: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        run(make_kernel([OUT], ()), arguments)


def test_baked_sizes_are_checked() -> None:
    baked = ir.Param("out", ArrayType(i64, (3,)))
    with pytest.raises(ValueError, match="does not fit"):
        run(make_kernel([baked], ()), {"out": np.zeros(2, np.int64), "n": 1})


def test_python_scalars_convert_to_the_parameter_type() -> None:
    a, out = ir.Param("a", f32), vector("o", f32)
    kernel = make_kernel([a, out], (ir.Store(out, (i,), ir.Read(a)),))
    values = np.zeros(1, np.float32)
    run(kernel, {"a": 0.1, "o": values, "n": True})
    assert values[0] == np.float32(0.1)


def test_deep_nesting_does_not_exhaust_the_stack() -> None:
    deep: ir.Expr = i
    chain: ir.Stmt = put(num(1))
    for _ in range(400):
        deep = add(deep, num(1))
        chain = ir.If(num(0, i32), (), (chain,))
    assert outputs(chain, put(deep, num(0)), size=1) == [400]


def test_an_iteration_costs_little_more_than_its_operations() -> None:
    """Nodes are turned into closures once; an iteration calls those, however many iterations there are."""
    kernel = elementwise(OPS["add"], i64)

    def needed(count: int) -> int:
        values = np.arange(count)
        return steps(lambda: run(kernel, arguments([values, values], np.zeros_like(values))))

    one = needed(101) - needed(100)
    assert needed(1000) == needed(100) + 900 * one
    assert one < 40
