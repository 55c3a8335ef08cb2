"""Loops on the CPU against the interpreter: chunks of the parallel loop, sequential loops up to the limits of i64, jumps."""

from __future__ import annotations

import itertools
import random
import re
from dataclasses import replace

import numpy as np
import pytest
from cpu_run import ENTRIES, LEVELS, counts, run
from irbuild import INDEX, LOC, make_kernel, vector

from tack_runtime.dtypes import ArrayType, f32, i32, i64, u8
from tack_runtime.options import Options
from tackc.compiler import interpret, ir
from tackc.emitters.llvm import emit
from tackc.toolchains import cpu

I = ir.Read(INDEX)  # noqa: E741  # the loop index of every kernel here
OUT, A = vector("out", i64), vector("a", i64)
LOW, HIGH = i64.minimum, i64.maximum


def number(value: int) -> ir.Const:
    return ir.Const(value, i64)


def op(name: str, *args: ir.Expr) -> ir.Apply:
    type_ = i32 if name in ("lt", "le", "gt", "ge", "eq", "ne") else args[0].type
    return ir.Apply(name, args, type_)


def param(name: str) -> ir.Param:
    return ir.Param(name, i64)


# --- the parallel loop -------------------------------------------------------------------------------------------------


def visit_kernel(axes: int, *, pairs: bool = False, width: int | None = None) -> ir.Kernel:
    """Every iteration notes its indices in a row of `seen` and counts itself, at the place of its flat number.

    `width`: the extent of the last axis is this literal.
    """
    indices = [ir.Local(f"i{axis}", i64) for axis in range(axes)]
    sizes = [param(f"n{axis}") for axis in range(axes)]
    starts = [param(f"s{axis}") for axis in range(axes)] if pairs else []
    bounds = tuple(ir.Axis(indices[k], ("scalar", f"s{k}") if pairs else 0, ("scalar", f"n{k}"), 1) for k in range(axes))
    if width is not None:
        bounds = (*bounds[:-1], ir.Axis(indices[-1], 0, width, 1))
    seen = ir.Param("seen", ArrayType(i64, (None, axes)))
    count = ir.Param("count", ArrayType(i32, (None,)))
    flat: ir.Expr = number(0)
    for k in range(axes):
        start: ir.Expr = ir.Read(starts[k]) if pairs else number(0)
        flat = op("add", op("mul", flat, op("sub", ir.Read(sizes[k]), start)), op("sub", ir.Read(indices[k]), start))
    at = ir.Local("at", i64)
    body: list[ir.Stmt] = [ir.Assign(at, flat)]
    for k in range(axes):
        place = op("add", op("mul", ir.Read(at), number(axes)), number(k))
        body.append(ir.Store(seen, (place,), ir.Read(indices[k])))
    more = ir.Apply("add", (ir.Load(count, (ir.Read(at),)), ir.Const(1, i32)), i32)
    body.append(ir.Store(count, (ir.Read(at),), more))
    return make_kernel((seen, count, *sizes, *starts), tuple(body), axes=bounds, locals=(at,))


def visited(kernel: ir.Kernel, sizes, starts, level, cuts, entry) -> None:
    """Run in chunks that end at `cuts`; every index once, in its place."""
    axes = len(sizes)
    stops = [start + size for start, size in zip(starts, sizes, strict=True)]
    total = int(np.prod(sizes, dtype=object))
    seen, count = np.full((max(1, total), axes), -77, np.int64), np.zeros(max(1, total), np.int32)
    scalars = {f"n{k}": stops[k] for k in range(axes)}
    if any(p.name == "s0" for p in kernel.params):
        scalars |= {f"s{k}": starts[k] for k in range(axes)}
    ends = sorted({0, total, *(cut for cut in cuts if 0 <= cut <= total)})
    chunks = list(itertools.pairwise(ends))
    random.Random(len(ends)).shuffle(chunks)
    run(kernel, {"seen": seen, "count": count, **scalars}, level, chunks=chunks, entry=entry)
    wanted = list(itertools.product(*(range(a, b) for a, b in zip(starts, stops, strict=True))))
    assert count[:total].tolist() == [1] * total
    assert [tuple(row) for row in seen[:total].tolist()] == wanted


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize("sizes", [(1,), (37,), (5, 7), (1, 9), (9, 1), (3, 4, 5), (2, 3, 4, 5), (2, 1, 3, 2, 2)], ids=str)
def test_chunks_may_start_and_end_anywhere(sizes, entry) -> None:
    """P-005, P-021, U-001: one to five axes, cut everywhere at once, at one place each, and not at all."""
    kernel = visit_kernel(len(sizes))
    total = int(np.prod(sizes))
    zeros = (0,) * len(sizes)
    for cuts in [range(total), [], *([cut] for cut in range(total + 1))]:
        visited(kernel, sizes, zeros, LEVELS[-1], cuts, entry)


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize("sizes", [(9, 1), (8, 2), (11, 3), (2, 3, 4), (4, 2, 1, 3), (3, 16), (3, 17)], ids=str)
def test_chunks_of_short_rows_may_start_and_end_anywhere(sizes, entry) -> None:
    """P-005, P-021: rows of a literal extent, which full rows use in another way than pieces."""
    kernel = visit_kernel(len(sizes), width=sizes[-1])
    total = int(np.prod(sizes))
    for cuts in [range(total), [], *([cut] for cut in range(total + 1))]:
        visited(kernel, sizes, (0,) * len(sizes), LEVELS[-1], cuts, entry)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("entry", ENTRIES)
def test_iterations_of_short_rows_are_iterations(entry, level) -> None:
    """L-011, P-011, E-012: locals start anew in each, `continue` ends one, inner loops break, row by row and in pieces."""
    k, j = ir.Local("k", i64), ir.Local("j", i64)
    total, other = ir.Local("total", i64), ir.Local("other", i64)
    data = ir.Param("data", ArrayType(i64, (None, 3)))
    place = (op("add", op("mul", I, number(3)), ir.Read(k)),)
    body = (
        ir.If(op("eq", op("mod", op("add", I, ir.Read(k)), number(4)), number(1)), (ir.Continue(),), ()),
        ir.If(op("eq", ir.Read(k), number(1)), (ir.Assign(other, I),), ()),
        ir.For(
            j,
            number(0),
            number(9),
            number(1),
            (
                ir.If(op("gt", ir.Read(j), ir.Read(k)), (ir.Break(),), ()),
                ir.Assign(total, op("add", ir.Read(total), ir.Read(j))),
            ),
        ),
        ir.Store(data, place, op("add", op("mul", ir.Read(total), number(1000)), ir.Read(other))),
    )
    before = (ir.Assign(total, ir.Load(A, (number(1),))), ir.Assign(other, number(7)))
    axes = (ir.Axis(INDEX, 0, ("dim", "data", 0), 1), ir.Axis(k, 0, ("dim", "data", 1), 1))
    kernel = make_kernel((A, data), body, axes=axes, locals=(j, total, other), before=before)
    assert ".rows" in emit(kernel, "tk_k")
    wanted = np.full((20, 3), -5, np.int64)
    interpret.run(kernel, {"a": np.array([4, 6]), "data": wanted})
    for cut in (0, 1, 2, 3, 29, 30, 31, 58, 60):
        got = np.full((20, 3), -5, np.int64)
        run(kernel, {"a": np.array([4, 6]), "data": got}, level, chunks=[(cut, 60), (0, cut)], entry=entry)
        assert (got == wanted).all()


def test_rows_that_fill_the_lanes_asked_for_are_not_short() -> None:
    """N-018: lanes go along a row that is as long as they are many, and a shorter one is a loop."""
    for width, short in ((8, False), (16, False), (4, True), (12, True)):
        kernel = replace(visit_kernel(2, width=width), options=Options(lanes=8))
        assert (".rows" in emit(kernel, "tk_k", 8)) == short
        for cuts in ([], [width], [3, 2 * width + 1]):
            visited(kernel, (5, width), (0, 0), LEVELS[-1], cuts, ENTRIES[0])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("entry", ENTRIES)
def test_a_body_may_assign_the_index_of_its_axis(entry, level) -> None:
    """P-011: it is private to the iteration."""
    k = ir.Local("k", i64)
    at = ir.Local("at", i64)
    body = (
        ir.Assign(at, op("add", op("mul", I, number(3)), ir.Read(k))),
        ir.Assign(INDEX, op("mul", I, number(100))),
        ir.Assign(k, op("add", ir.Read(k), I)),
        ir.Store(OUT, (ir.Read(at),), ir.Read(k)),
    )
    kernel = make_kernel((OUT,), body, axes=(ir.Axis(INDEX, 0, 5, 1), ir.Axis(k, 0, 3, 1)), locals=(at,))
    got = np.zeros(15, np.int64)
    run(kernel, {"out": got}, level, chunks=[(4, 15), (0, 4)], entry=entry)
    assert got.tolist() == [100 * i + k for i in range(5) for k in range(3)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("sizes", [(1000,), (31, 67), (7, 11, 23), (3, 5, 7, 19)], ids=str)
def test_long_rows_in_random_chunks(sizes, level) -> None:
    """P-021: rows longer than a vector, at every level."""
    kernel = visit_kernel(len(sizes), pairs=True)
    total = int(np.prod(sizes))
    starts = tuple(range(-3, len(sizes) - 3))
    for seed in range(3):
        visited(kernel, sizes, starts, level, random.Random(seed).sample(range(total), 12), "_noalias")


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize("axes", [1, 2, 3, 5])
def test_empty_ranges_run_nothing(axes, entry) -> None:
    """P-001, P-006, P-021: an extent of zero, a negative one, two negative ones; and empty chunks of a full range."""
    kernel = visit_kernel(axes)
    for size, other in ((0, 3), (-2, 3), (-2, -2), (0, 0), (3, 3)):
        stops = [size, *[other] * (axes - 1)]
        seen, count = np.zeros((300, axes), np.int64), np.zeros(300, np.int32)
        arguments = {"seen": seen, "count": count, **{f"n{k}": stop for k, stop in enumerate(stops)}}
        chunks = [(0, 0), (2, 2), (0, int(np.prod(counts(kernel, arguments))) * (size != 3))]
        run(kernel, arguments, LEVELS[-1], chunks=chunks, entry=entry)
        assert not count.any()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("start", "stop", "step"), [(1, 8, 3), (-50, 50, 7), (0, 1000, 1), (5, 5, 2), (9, 2, 4)])
def test_ranges_with_a_step(start, stop, step, level) -> None:
    """P-001, P-002: i = start + t * step, the bounds being runtime values."""
    axis = ir.Axis(INDEX, ("scalar", "lo"), ("scalar", "hi"), ("scalar", "by"))
    place = op("sub", I, ir.Read(param("lo")))
    kernel = make_kernel((OUT, param("lo"), param("hi"), param("by")), (ir.Store(OUT, (place,), I),), axes=(axis,))
    out = np.zeros(1100, np.int64)
    run(kernel, {"out": out, "lo": start, "hi": stop, "by": step}, level)
    wanted = np.zeros_like(out)
    for i in range(start, stop, step):
        wanted[i - start] = i
    assert (out == wanted).all()


def test_ranges_at_the_limits_of_the_index() -> None:
    """T-005, P-002: the last iterations before 2**63, the first from -2**63, and a step whose multiples overflow."""
    axis = ir.Axis(INDEX, ("scalar", "lo"), ("scalar", "hi"), ("scalar", "by"))
    at = ir.Local("at", i64)
    body = (
        ir.Assign(at, op("floordiv", op("sub", I, ir.Read(param("lo"))), ir.Read(param("by")))),
        ir.Store(OUT, (op("and", ir.Read(at), number(7)),), I),
    )
    kernel = make_kernel((OUT, param("lo"), param("hi"), param("by")), body, axes=(axis,), locals=(at,))
    for lo, hi, by in ((HIGH - 5, HIGH, 1), (LOW, LOW + 6, 1), (HIGH - 50, HIGH, 13)):
        out = np.zeros(8, np.int64)
        run(kernel, {"out": out, "lo": lo, "hi": hi, "by": by}, LEVELS[-1])
        wanted = list(range(lo, hi, by))
        assert out.tolist() == wanted + [0] * (8 - len(wanted))


def test_iterations_start_from_the_values_before_the_loop() -> None:
    """L-011, P-011: a local that the body changes is private to the iteration; one that it only reads is shared."""
    total, factor = ir.Local("total", i64), ir.Local("factor", i64)
    before = (ir.Assign(total, op("mul", ir.Load(A, (number(2),)), number(10))), ir.Assign(factor, number(3)))
    body = (
        ir.If(op("eq", op("mod", I, number(3)), number(0)), (ir.Assign(total, op("add", ir.Read(total), I)),), ()),
        ir.Assign(total, op("mul", ir.Read(total), ir.Read(factor))),
        ir.Store(OUT, (I,), ir.Read(total)),
    )
    kernel = make_kernel((A, OUT), body, axes=(ir.Axis(INDEX, 0, ("dim", "out", 0), 1),), locals=(total, factor), before=before)
    for chunks in (None, [(0, 40)], [(17, 40), (0, 1), (1, 17)]):
        a, out, wanted = np.arange(5), np.zeros(40, np.int64), np.zeros(40, np.int64)
        run(kernel, {"a": a, "out": out}, LEVELS[-1], chunks=chunks)
        interpret.run(kernel, {"a": a, "out": wanted})
        assert (out == wanted).all()


def test_a_local_that_an_iteration_leaves_alone_carries_nothing_over() -> None:
    """P-011: what an earlier iteration assigned is not seen, wherever chunks begin."""
    kept = ir.Local("kept", i64)
    body = (
        ir.If(op("eq", I, number(3)), (ir.Assign(kept, number(99)),), ()),
        ir.Store(OUT, (I,), ir.Read(kept)),
    )
    kernel = make_kernel((OUT,), body, axes=(ir.Axis(INDEX, 0, ("dim", "out", 0), 1),), locals=(kept,))
    results = []
    for chunks in ([(0, 9)], [(0, 4), (4, 9)], [(3, 9), (0, 3)]):
        out = np.full(9, 5, np.int64)
        run(kernel, {"out": out}, LEVELS[-1], chunks=chunks)
        results.append(out.tolist())
        assert out[3] == 99
        assert 99 not in out[4:]
    assert results[0] == results[1] == results[2]


def test_empty_chunks_do_not_run_the_statements_before_the_loop() -> None:
    """P-021: they may read elements that are not there."""
    first = ir.Local("first", i64)
    before = (ir.Assign(first, ir.Load(A, (op("mul", number(1 << 40), ir.Extent(A, 0, i64)),))),)
    axis = ir.Axis(INDEX, 0, ("dim", "out", 0), 1)
    kernel = make_kernel((A, OUT), (ir.Store(OUT, (I,), ir.Read(first)),), axes=(axis,), locals=(first,), before=before)
    run(kernel, {"a": np.zeros(9, np.int64), "out": np.zeros(0, np.int64)}, LEVELS[-1], chunks=[(0, 0)])


def test_results_are_evaluated_after_the_loop() -> None:
    """P-030, P-031: with the statements around the loop repeated."""
    scale = ir.Local("scale", i64)
    before = (ir.Assign(scale, number(4)),)
    value = ir.Cast(op("mul", ir.Load(OUT, (number(1),)), ir.Read(scale)), u8)
    kernel = make_kernel(
        (OUT,),
        (ir.Store(OUT, (I,), op("add", I, number(100))),),
        axes=(ir.Axis(INDEX, 0, ("dim", "out", 0), 1),),
        locals=(scale,),
        before=before,
        result=ir.Result(before, value),
    )
    result = run(kernel, {"out": np.zeros(3, np.int64)}, LEVELS[-1])
    assert result == (101 * 4) % 256
    assert result.dtype == np.uint8


# --- sequential loops --------------------------------------------------------------------------------------------------


def one_iteration(body, parameters=(), locals_=(), buffers=()) -> ir.Kernel:
    axis = ir.Axis(INDEX, 0, 1, 1)
    return make_kernel((OUT, *parameters), tuple(body), axes=(axis,), locals=locals_, buffers=buffers)


J, COUNT = ir.Local("j", i64), ir.Local("n", i64)
LO, HI, BY = param("lo"), param("hi"), param("by")


def note(value: ir.Expr) -> tuple[ir.Stmt, ...]:
    """Append a value to `out`, whose length is COUNT."""
    return (
        ir.Store(OUT, (ir.Read(COUNT),), value),
        ir.Assign(COUNT, op("add", ir.Read(COUNT), number(1))),
    )


def noted(kernel: ir.Kernel, level: str, **scalars: int) -> list[int]:
    out = np.full(64, -77, np.int64)
    run(kernel, {"out": out, **scalars}, level)
    wanted = np.full(64, -77, np.int64)
    interpret.run(kernel, {"out": wanted, **{name: np.int64(value) for name, value in scalars.items()}})
    assert out.tolist() == wanted.tolist()
    return [value for value in out.tolist() if value != -77]


RANGES = [
    *((0, 5, 1), (0, 0, 1), (5, 0, 1), (-3, 3, 2), (0, 10, 3), (0, 9, 3), (0, 5, 0), (0, 5, -1), (5, 0, -1)),
    *(
        (HIGH - 3, HIGH, 1),
        (HIGH - 4, HIGH, 3),
        (HIGH - 1, HIGH, HIGH),
        (LOW, LOW + 3, 1),
        (LOW, HIGH, HIGH),
        (LOW, HIGH, 1 << 61),
    ),
    *((HIGH, HIGH, 1), (HIGH, LOW, 1), (LOW, LOW, 1), (LOW, HIGH, LOW), (-2, HIGH, 1 << 62)),
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("lo", "hi", "by"), RANGES)
def test_sequential_ranges(lo, hi, by, level) -> None:
    """E-008..E-010, T-005: up to both limits of i64; a step that is not positive runs nothing."""
    loop = ir.For(J, ir.Read(LO), ir.Read(HI), ir.Read(BY), note(ir.Read(J)))
    kernel = one_iteration((ir.Assign(COUNT, number(0)), loop), (LO, HI, BY), (J, COUNT))
    assert noted(kernel, level, lo=lo, hi=hi, by=by) == (list(range(lo, hi, by)) if by > 0 else [])


@pytest.mark.parametrize("by", [1, 2, 7, HIGH])
def test_sequential_ranges_with_a_literal_step(by) -> None:
    """E-009, E-010."""
    loop = ir.For(J, ir.Read(LO), ir.Read(HI), number(by), note(ir.Read(J)))
    kernel = one_iteration((ir.Assign(COUNT, number(0)), loop), (LO, HI), (J, COUNT))
    for lo, hi in ((0, 20), (3, 4), (4, 3), (HIGH - 20, HIGH), (LOW, LOW + 20), (HIGH, HIGH)):
        assert noted(kernel, LEVELS[-1], lo=lo, hi=hi) == list(range(lo, hi, by))


def test_bounds_are_captured_and_the_index_may_be_assigned() -> None:
    """E-008: neither changes the count nor the values of later iterations."""
    stop, step = ir.Local("stop", i64), ir.Local("step", i64)
    body = (
        *note(ir.Read(J)),
        ir.Assign(J, number(1000)),
        *note(ir.Read(J)),
        ir.Assign(stop, number(0)),
        ir.Assign(step, number(50)),
    )
    loop = ir.For(J, number(2), ir.Read(stop), ir.Read(step), body)
    start = (ir.Assign(COUNT, number(0)), ir.Assign(stop, number(9)), ir.Assign(step, number(3)))
    kernel = one_iteration((*start, loop), (), (J, COUNT, stop, step))
    assert noted(kernel, LEVELS[-1]) == [2, 1000, 5, 1000, 8, 1000]


def test_jumps_in_nested_loops() -> None:
    """E-012, E-013, E-016: break and continue go to the innermost loop, from inside branches, of both kinds of loop."""
    k = ir.Local("k", i64)
    inner = ir.While(
        op("lt", ir.Read(k), number(6)),
        (
            ir.Assign(k, op("add", ir.Read(k), number(1))),
            ir.If(op("eq", ir.Read(k), number(2)), (ir.Continue(),), ()),
            ir.If(op("gt", ir.Read(k), ir.Read(J)), (*note(number(-1)), ir.Break()), note(ir.Read(k))),
        ),
    )
    outer = ir.For(
        J,
        number(0),
        number(9),
        number(1),
        (
            ir.If(op("eq", ir.Read(J), number(3)), (ir.Continue(),), ()),
            ir.If(op("ge", ir.Read(J), number(6)), (ir.Break(),), (ir.Assign(k, number(0)),)),
            inner,
            *note(op("mul", ir.Read(J), number(100))),
        ),
    )
    kernel = one_iteration((ir.Assign(COUNT, number(0)), outer, *note(number(7))), (), (J, COUNT, k))
    wanted = []
    for j in range(9):
        if j == 3:
            continue
        if j >= 6:
            break
        n = 0
        while n < 6:
            n += 1
            if n == 2:
                continue
            if n > j:
                wanted.append(-1)
                break
            wanted.append(n)
        wanted.append(j * 100)
    assert noted(kernel, LEVELS[-1]) == [*wanted, 7]


@pytest.mark.parametrize("level", LEVELS)
def test_continue_ends_an_iteration_of_the_parallel_loop(level) -> None:
    """E-012: in one and in two axes."""
    odd = op("eq", op("and", I, number(1)), number(1))
    body = (
        ir.If(odd, (ir.If(op("gt", I, number(50)), (ir.Store(OUT, (I,), number(5)), ir.Continue()), ()), ir.Continue()), ()),
        ir.Store(OUT, (I,), I),
    )
    out = np.full(100, -1, np.int64)
    run(make_kernel((OUT,), body, axes=(ir.Axis(INDEX, 0, ("dim", "out", 0), 1),)), {"out": out}, level)
    assert out.tolist() == [i if i % 2 == 0 else 5 if i > 50 else -1 for i in range(100)]


def test_both_arms_may_jump() -> None:
    """E-012: nothing follows, and nothing that cannot be reached is needed."""
    body = (
        ir.If(op("lt", I, number(5)), (ir.Store(OUT, (I,), number(1)), ir.Continue()), (ir.Continue(),)),
        ir.Store(OUT, (I,), number(9)),
    )
    out = np.zeros(8, np.int64)
    run(make_kernel((OUT,), body, axes=(ir.Axis(INDEX, 0, ("dim", "out", 0), 1),)), {"out": out}, LEVELS[-1])
    assert out.tolist() == [1] * 5 + [0] * 3


def test_endless_loops_with_a_way_out() -> None:
    """E-016: `while 1` with a break."""
    loop = ir.While(
        ir.Const(1, i32),
        (*note(ir.Read(COUNT)), ir.If(op("ge", ir.Read(COUNT), number(4)), (ir.Break(),), ())),
    )
    kernel = one_iteration((ir.Assign(COUNT, number(0)), loop), (), (COUNT,))
    assert noted(kernel, LEVELS[-1]) == [0, 1, 2, 3]


def test_local_arrays_belong_to_the_iteration() -> None:
    """A-010: sorted insertion in a local array, in one iteration after another."""
    buffer = ir.Buffer("tmp", i64, 5)
    k, best = ir.Local("k", i64), ir.Local("best", i64)
    fill = ir.For(J, number(0), number(5), number(1), (ir.Store(buffer, (ir.Read(J),), op("mul", I, ir.Read(J))),))
    total = ir.For(
        k, number(0), number(5), number(1), (ir.Assign(best, op("add", ir.Read(best), ir.Load(buffer, (ir.Read(k),)))),)
    )
    body = (fill, ir.Assign(best, number(0)), total, ir.Store(OUT, (I,), ir.Read(best)))
    axis = ir.Axis(INDEX, 0, ("dim", "out", 0), 1)
    kernel = make_kernel((OUT,), body, axes=(axis,), locals=(J, k, best), buffers=(buffer,))
    out = np.zeros(70, np.int64)
    run(kernel, {"out": out}, LEVELS[-1])
    assert out.tolist() == [10 * i for i in range(70)]


# --- order within an iteration -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_program_order_holds_where_arrays_overlap(level) -> None:
    """M-001, E-014: one array passed as two; strided loads and stores of an iteration see each other in order."""
    a, b = vector("a", i32), vector("b", i32)
    t, s = ir.Local("t", i32), ir.Local("s", i32)
    even = op("mul", I, number(2))
    odd = op("add", even, number(1))
    plus = lambda value: ir.Apply("add", (value, ir.Const(1, i32)), i32)  # noqa: E731
    body = (
        ir.Assign(t, ir.Load(b, (even,))),
        ir.Store(a, (odd,), plus(ir.Read(t))),
        ir.Assign(s, ir.Load(b, (odd,))),
        ir.Store(a, (even,), plus(ir.Read(s))),
        ir.Store(b, (odd,), plus(ir.Load(a, (even,)))),
    )
    kernel = make_kernel((a, b, param("m")), body, axes=(ir.Axis(INDEX, 0, ("scalar", "m"), 1),), locals=(t, s))
    data = np.arange(200, dtype=np.int32) * 10
    wanted = data.copy()
    run(kernel, {"a": data, "b": data, "m": 100}, level, entry="")
    interpret.run(kernel, {"a": wanted, "b": wanted, "m": 100})
    assert (data == wanted).all()


@pytest.mark.parametrize("level", LEVELS)
def test_a_load_after_a_store_to_the_one_array_that_is_stored_to(level) -> None:
    """M-001: the load of `b` sees the store to `a` before it where they are one array."""
    a, b = vector("a", i32), vector("b", i32)
    t, s = ir.Local("t", i32), ir.Local("s", i32)
    even = op("mul", I, number(2))
    odd = op("add", even, number(1))
    body = (
        ir.Assign(t, ir.Load(b, (even,))),
        ir.Store(a, (odd,), ir.Apply("add", (ir.Read(t), ir.Const(1, i32)), i32)),
        ir.Assign(s, ir.Load(b, (odd,))),
        ir.Store(a, (even,), ir.Apply("add", (ir.Read(s), ir.Const(1, i32)), i32)),
    )
    kernel = make_kernel((a, b, param("m")), body, axes=(ir.Axis(INDEX, 0, ("scalar", "m"), 1),), locals=(t, s))
    data = np.arange(200, dtype=np.int32) * 10
    wanted = data.copy()
    run(kernel, {"a": data, "b": data, "m": 100}, level, entry="")
    interpret.run(kernel, {"a": wanted, "b": wanted, "m": 100})
    assert (data == wanted).all()


@pytest.mark.parametrize("level", LEVELS)
def test_an_index_that_is_assigned_once_places_stores_before_and_after(level) -> None:
    """E-008, E-014: the last store to an element wins, also where both indices are the same."""
    out, index = vector("out", i32), vector("index", i64)
    even = op("mul", I, number(2))
    odd = op("add", even, number(1))
    j = ir.Local("j", i64)
    stores = [ir.Store(out, (place,), ir.Const(value, i32)) for value, place in enumerate((odd, even, even, odd, even), 1)]
    body = (ir.Assign(j, ir.Load(index, (I,))), *stores[:2], ir.Assign(INDEX, ir.Read(j)), *stores[2:])
    kernel = make_kernel((out, index), body, axes=(ir.Axis(INDEX, 0, ("dim", "index", 0), 1),), locals=(j,))
    assert "parallel_accesses" in emit(kernel, "tk_k")
    for places in (np.arange(100), np.arange(100) + 100):
        for entry in ENTRIES:
            got, wanted = np.zeros(400, np.int32), np.zeros(400, np.int32)
            run(kernel, {"index": places, "out": got}, level, entry=entry)
            interpret.run(kernel, {"index": places, "out": wanted})
            assert (got == wanted).all()


@pytest.mark.parametrize("level", LEVELS)
def test_an_indirect_store_between_strided_loads_of_one_array(level) -> None:
    """E-014: in the code for separate arrays, too."""
    a, index, out = vector("a", i32), vector("index", i64), vector("out", i32)
    even = op("mul", I, number(2))
    t = ir.Local("t", i32)
    body = (
        ir.Assign(t, ir.Load(a, (even,))),
        ir.Store(a, (ir.Load(index, (I,)),), ir.Const(5, i32)),
        ir.Store(out, (I,), ir.Apply("add", (ir.Read(t), ir.Load(a, (op("add", even, number(1)),))), i32)),
    )
    kernel = make_kernel((a, index, out), body, axes=(ir.Axis(INDEX, 0, ("dim", "out", 0), 1),), locals=(t,))
    for entry in ENTRIES:
        data, got, wanted = np.arange(200, dtype=np.int32), np.zeros(100, np.int32), np.zeros(100, np.int32)
        places = np.arange(100, dtype=np.int64) * 2 + 1
        run(kernel, {"a": data, "index": places, "out": got}, level, entry=entry)
        interpret.run(kernel, {"a": np.arange(200, dtype=np.int32), "index": places, "out": wanted})
        assert (got == wanted).all()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", ["local", "buffer"])
def test_stores_whose_places_only_look_alike(kind, level) -> None:
    """E-014: what places them, a local or an element of a local array, changes in between; the last store to an element wins."""
    out, index = vector("out", i32), vector("index", i64)
    k, j, tmp = ir.Local("k", i64), ir.Local("j", i64), ir.Buffer("tmp", i64, 1)
    place = ir.Read(k) if kind == "local" else ir.Load(tmp, (number(0),))

    def moved(value: ir.Expr) -> ir.Stmt:
        return ir.Assign(k, value) if kind == "local" else ir.Store(tmp, (number(0),), value)

    body = (
        ir.Assign(j, ir.Load(index, (I,))),
        moved(op("mul", I, number(2))),
        ir.Store(out, (place,), ir.Const(1, i32)),
        moved(ir.Read(j)),
        ir.Store(out, (place,), ir.Const(2, i32)),
        moved(op("mul", I, number(2))),
        ir.Store(out, (op("add", place, number(1)),), ir.Const(3, i32)),
    )
    axis = ir.Axis(INDEX, 0, ("dim", "index", 0), 1)
    kernel = make_kernel((out, index), body, axes=(axis,), locals=(k, j), buffers=(tmp,))
    for entry in ENTRIES:
        got, wanted = np.zeros(200, np.int32), np.zeros(200, np.int32)
        places = np.arange(100, dtype=np.int64) * 2
        run(kernel, {"index": places, "out": got}, level, entry=entry)
        interpret.run(kernel, {"index": places, "out": wanted})
        assert (got == wanted).all()


@pytest.mark.parametrize("level", LEVELS)
def test_records_are_read_and_written_as_a_whole(level) -> None:
    """A-015: three components together, updated in place, in vector code for any arrays."""
    x = vector("x", f32)
    at = [(op("add", op("mul", I, number(3)), number(c)),) for c in range(3)]
    parts = [ir.Local(f"x{c}", f32) for c in range(3)]
    loads = tuple(ir.Assign(part, ir.Load(x, place)) for part, place in zip(parts, at, strict=True))
    total = op("add", op("add", ir.Read(parts[0]), ir.Read(parts[1])), ir.Read(parts[2]))
    stores = tuple(ir.Store(x, place, op("sub", ir.Read(part), total)) for part, place in zip(parts, at, strict=True))
    y = vector("y", f32)
    axis = ir.Axis(INDEX, 0, ("scalar", "m"), 1)
    kernel = make_kernel((x, y, param("m")), (*loads, *stores), axes=(axis,), locals=parts)
    assert "parallel_accesses" in emit(kernel, "tk_k")
    assert "@tk_k_noalias = alias" in emit(kernel, "tk_k")
    data = np.random.default_rng(0).random(3 * 77, np.float32)
    wanted = data.copy()
    run(kernel, {"x": data, "y": data, "m": 77}, level)
    interpret.run(kernel, {"x": wanted, "y": wanted, "m": np.int64(77)})
    assert (data == wanted).all()


@pytest.mark.parametrize("level", LEVELS)
def test_guarded_loads_do_not_run(level) -> None:
    """E-002: an arm that is not chosen may index outside the array, up to an unmapped page."""
    import mmap

    m, x, out = vector("m", i32), vector("x", f32), vector("out", f32)
    wanted = ir.Apply("gt", (ir.Load(m, (I,)), ir.Const(0, i32)), i32)
    value = ir.Conditional(wanted, ir.Load(x, (op("mul", I, number(1 << 20)),)), ir.Const(2.0, f32))
    kernel = make_kernel((m, x, out), (ir.Store(out, (I,), value),), axes=(ir.Axis(INDEX, 0, ("dim", "out", 0), 1),))
    straight = ir.Conditional(wanted, ir.Load(x, (I,)), ir.Const(2.0, f32))
    other = make_kernel((m, x, out), (ir.Store(out, (I,), straight),), axes=(ir.Axis(INDEX, 0, ("dim", "out", 0), 1),))
    page = np.frombuffer(mmap.mmap(-1, mmap.PAGESIZE), np.float32)
    mask = np.zeros(1 << 16, np.int32)
    for each in (kernel, other):
        for entry in ENTRIES:
            got = np.zeros(1 << 16, np.float32)
            run(each, {"m": mask, "x": page, "out": got}, level, entry=entry)
            assert (got == 2).all()


def test_unaligned_arrays() -> None:
    """M-005."""
    x, out = vector("x", f32), vector("out", f32)
    kernel = make_kernel((x, out), (ir.Store(out, (I,), ir.Load(x, (I,))),), axes=(ir.Axis(INDEX, 0, ("dim", "out", 0), 1),))
    raw, written = np.arange(1025, dtype=np.uint8), np.zeros(1027, np.uint8)
    source, target = raw[1:].view(np.float32), written[3:].view(np.float32)
    for level in LEVELS:
        target[...] = 0
        run(kernel, {"x": source, "out": target}, level)
        assert written[3:].tobytes() == raw[1:].tobytes()


# --- speed, as far as the code shows it --------------------------------------------------------------------------------


def test_stencils_vectorize_without_fused_instructions() -> None:
    """N-001, N-011, P-021: rows of a flattened 2-d stencil with wrapping index arithmetic become vector code."""
    u, v = (ir.Param(name, ArrayType(f32, (None, None))) for name in "uv")
    i, j = ir.Local("i", i64), ir.Local("j", i64)

    def at(array: ir.Param, down: int, right: int) -> tuple[ir.Expr, ...]:
        row = op("add", ir.Read(i), number(down))
        return (op("add", op("mul", row, ir.Extent(array, 1, i64)), op("add", ir.Read(j), number(right))),)

    total: ir.Expr = ir.Load(u, at(u, 0, 0))
    for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        total = op("add", total, ir.Load(u, at(u, down, right)))
    axes = tuple(ir.Axis(index, 1, ("-", ("dim", "u", axis), 1), 1) for axis, index in enumerate((i, j)))
    kernel = make_kernel((u, v), (ir.Store(v, at(v, 0, 0), op("mul", total, ir.Const(float(np.float32(0.2)), f32))),), axes=axes)
    for level, register in (("x86-64-v2", "xmm"), ("x86-64-v3", "ymm"), ("x86-64-v4", "zmm")):
        text = cpu.assembly(emit(kernel, "tk_k"), level)
        packed = [line for line in text.splitlines() if "addps" in line and register in line]
        assert len(packed) >= 4, level
        assert "fmadd" not in text
    rng = np.random.default_rng(1)
    source = rng.random((19, 45), np.float32)
    got, wanted = np.zeros_like(source), np.zeros_like(source)
    run(kernel, {"u": source, "v": got}, LEVELS[-1])
    interpret.run(kernel, {"u": source, "v": wanted})
    assert (got.view(np.int32) == wanted.view(np.int32)).all()


@pytest.mark.parametrize(("level", "register"), [("x86-64-v2", "xmm"), ("x86-64-v3", "ymm"), ("x86-64-v4", "zmm")])
def test_polynomials_in_a_loop_of_constant_turns_use_the_widest_vectors(level, register) -> None:
    """P-021: the turns of the sequential loop are unrolled, and iterations fill the registers of the level."""
    x, out = vector("x", f32), vector("out", f32)
    s = ir.Local("s", f32)
    half = ir.Const(0.5, f32)
    turn = ir.Assign(s, op("add", op("mul", ir.Read(s), ir.Load(x, (I,))), half))
    body = (ir.Assign(s, half), ir.For(J, number(0), number(8), number(1), (turn,)), ir.Store(out, (I,), ir.Read(s)))
    text = cpu.assembly(emit(make_kernel((x, out), body, locals=(s, J)), "tk_k"), level)
    packed = [line for line in text.splitlines() if "mulps" in line and register in line]
    assert len(packed) == 8


@pytest.mark.parametrize("level", ["x86-64-v2", "x86-64-v3", "x86-64-v4"])
def test_rows_of_different_lengths_are_one_loop_each(level) -> None:
    """P-021: a loop over the rest of the turns would be mispredicted at every row, as the loop over the others is."""
    starts, x, out = vector("starts", i32), vector("x", f32), vector("out", f32)
    s, here, there = ir.Local("s", f32), I, op("add", I, number(1))
    bounds = [ir.Cast(ir.Load(starts, (at,)), i64) for at in (here, there)]
    turn = ir.Assign(s, op("add", ir.Read(s), ir.Load(x, (ir.Read(J),))))
    body = (ir.Assign(s, ir.Const(0.0, f32)), ir.For(J, *bounds, number(1), (turn,)), ir.Store(out, (I,), ir.Read(s)))
    text = cpu.assembly(emit(make_kernel((starts, x, out), body, locals=(s, J)), "tk_k"), level)
    assert len([line for line in text.splitlines() if "addss" in line]) == 1


def test_one_function_serves_both_entries_where_overlap_changes_nothing() -> None:
    """M-002: loads before the only store; compiling it twice would take twice as long."""
    x, out = vector("x", f32), vector("out", f32)
    kernel = make_kernel((x, out), (ir.Store(out, (op("mul", I, number(3)),), ir.Load(x, (I,))),))
    assert "@tk_k_noalias = alias" in emit(kernel, "tk_k")
    swapped = (ir.Store(out, (I,), ir.Load(x, (I,))), ir.Store(x, (I,), ir.Load(out, (I,))))
    assert "@tk_k_noalias = alias" not in emit(make_kernel((x, out), swapped), "tk_k")


def instructions(text: str, function: str) -> list[str]:
    """The mnemonics of a function of an assembly text."""
    body = re.search(rf"^{re.escape(function)}:\n(.*?)^\.Lfunc_end", text, re.DOTALL | re.MULTILINE)
    assert body
    return re.findall(r"^\t(\w+)\t?.*$", body[1], re.MULTILINE)


def _stands_still() -> ir.Kernel:
    """Every iteration loads the same element."""
    x, y, out = vector("x", f32), vector("y", f32), vector("out", f32)
    s, factor = ir.Local("s", f32), ir.Load(x, (number(0),))
    value = op("add", op("mul", ir.Load(y, (I,)), factor), factor)
    return make_kernel((x, y, out), (ir.Assign(s, value), ir.Store(out, (I,), ir.Read(s))), locals=(s,))


def _after_a_store() -> ir.Kernel:
    """Two arrays change places."""
    x, out = vector("x", f32), vector("out", f32)
    t = ir.Local("t", f32)
    swap = (ir.Assign(t, ir.Load(x, (I,))), ir.Store(x, (I,), ir.Load(out, (I,))), ir.Store(out, (I,), ir.Read(t)))
    return make_kernel((x, out), (*swap, ir.Store(x, (I,), op("add", ir.Load(x, (I,)), ir.Read(t)))), locals=(t,))


def _checked() -> ir.Kernel:
    """Loads, then stores to several arrays."""
    x, *outs = (vector(name, f32) for name in ("x", "a", "b"))
    t = ir.Local("t", f32)
    stores = (ir.Store(out, (I,), ir.Read(t)) for out in outs)
    return make_kernel((x, *outs), (ir.Assign(t, ir.Load(x, (I,))), *stores), locals=(t,))


@pytest.mark.parametrize("kernel", [_stands_still(), _after_a_store(), _checked()], ids=["still", "after", "checked"])
def test_code_for_separate_arrays_is_made_where_it_is_shorter(kernel) -> None:
    """M-002: each of these gains from knowing that its arrays are apart, for a reason of its own."""
    text = cpu.assembly(emit(kernel, "tk_k"), LEVELS[-1])
    assert len(instructions(text, "tk_k.chunk_noalias")) < len(instructions(text, "tk_k.chunk"))


def test_one_function_serves_both_entries_where_stores_follow_a_loop_of_loads() -> None:
    """M-002."""
    x, out = vector("x", f32), vector("out", f32)
    s, j = ir.Local("s", f32), ir.Local("j", i64)
    turn = ir.Assign(s, op("add", ir.Read(s), ir.Load(x, (op("add", I, ir.Read(j)),))))
    store = ir.Store(out, (I,), ir.Read(s))
    start = ir.Assign(s, ir.Const(0.0, f32))
    after = make_kernel((x, out), (start, ir.For(J, number(0), number(9), number(1), (turn,)), store), locals=(s, J, j))
    assert "@tk_k_noalias = alias" in emit(after, "tk_k")
    inside = make_kernel((x, out), (start, ir.For(J, number(0), number(9), number(1), (turn, store))), locals=(s, J, j))
    assert "@tk_k_noalias = alias" not in emit(inside, "tk_k")


def test_the_text_depends_on_the_kernel_alone() -> None:
    kernel = visit_kernel(3)
    assert emit(kernel, "tk_k") == emit(visit_kernel(3), "tk_k")
    assert LOC.file in emit(kernel, "tk_k")
