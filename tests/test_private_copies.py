"""Private copies of arrays that a launch updates atomically: every update arrives once, whoever made it (X-001)."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from cpu_run import LEVELS, run
from irbuild import INDEX, make_kernel, vector

import tack
from tack_runtime.dtypes import SCALARS, ArrayType, Scalar, f32, f64, i32, i64, u8
from tack_runtime.options import Options
from tackc.compiler import interpret, ir
from tackc.compiler.accumulators import accumulators
from tackc.compiler.layout import layout
from tackc.emitters import llvm
from tackc.toolchains import cpu

AXIS = ir.Axis(INDEX, 0, ("dim", "values", 0), 1)
REORDERED = Options(reassociate=True)


def loaded(array: ir.Param) -> ir.Load:
    return ir.Load(array, (ir.Read(INDEX),))


def gathering(element: Scalar, op: ir.AtomicOp, options: Options = REORDERED) -> ir.Kernel:
    """`for i in range(len(values)): atomic_op(out, place[i], values[i])`."""
    out, place, values = vector("out", element), vector("place", i64), vector("values", element)
    atomic = ir.Atomic(op, out, (loaded(place),), loaded(values), None)
    return replace(make_kernel((out, place, values), (atomic,), axes=(AXIS,)), options=options)


def inputs(element: Scalar, size: int, count: int) -> dict[str, np.ndarray[Any, Any]]:
    """Whole numbers, few and small enough that sums of floats are exact in any order."""
    rng = np.random.default_rng(size)
    place = rng.integers(0, size, count)
    place[: count // 3] = size // 2  # one element is hot
    low = 0 if element.kind == "u" else -100
    values = rng.integers(low, 100, count).astype(element.numpy)
    return {"out": rng.integers(0, 100, size).astype(element.numpy), "place": place, "values": values}


def copied(kernel: ir.Kernel) -> bool:
    return "tack_private" in llvm.emit(kernel, "tk_made")


def gathered(kernel: ir.Kernel, arrays: dict[str, Any], **how: Any) -> np.ndarray[Any, Any]:
    given = {name: value.copy() for name, value in arrays.items()}
    run(kernel, given, LEVELS[-1], **how)
    return given["out"]


def wanted(op: str, arrays: dict[str, Any]) -> np.ndarray[Any, Any]:
    out = arrays["out"].copy()
    {"add": np.add, "min": np.minimum, "max": np.maximum}[op].at(out, arrays["place"], arrays["values"])
    return out


@pytest.mark.parametrize("op", ["add", "min", "max"])
@pytest.mark.parametrize("element", SCALARS, ids=str)
def test_every_update_arrives_once_in_any_chunks_on_any_threads(element: Scalar, op: ir.AtomicOp) -> None:
    """X-001, X-006, X-010, P-021"""
    kernel = gathering(element, op)
    assert copied(kernel)
    chance = random.Random(str(element))
    with ThreadPoolExecutor(4) as pool:
        for size, count in ((1, 300), (7, 20_000), (1000, 9000), (1000, 3999), (5000, 40_000)):
            arrays = inputs(element, size, count)
            expected = wanted(op, arrays)
            assert np.array_equal(gathered(kernel, arrays), expected)
            cuts = [0, *sorted(chance.sample(range(count), 9)), count]
            chunks = list(pairwise(cuts))
            assert np.array_equal(gathered(kernel, arrays, chunks=chunks), expected)
            assert np.array_equal(gathered(kernel, arrays, chunks=chunks, pool=pool), expected)


@pytest.mark.parametrize(("size", "count"), [(7, 21), (40_000, 300_001)], ids=["few iterations", "many elements"])
def test_sums_of_floats_without_copies_are_added_in_order(size: int, count: int) -> None:
    """N-019: copies do not pay for few iterations, nor fit for many elements; the bits are those of any chunks."""
    kernel = gathering(f32, "add")
    numbers = np.random.default_rng(size)
    arrays = {
        "out": np.zeros(size, np.float32),
        "place": numbers.integers(0, size, count),
        "values": numbers.standard_normal(count).astype(np.float32),
    }
    expected = wanted("add", arrays)
    chance = random.Random(size)
    with ThreadPoolExecutor(4) as pool:
        for _ in range(10):
            chunks = list(pairwise([0, *sorted(chance.sample(range(1, count), 9)), count]))
            assert np.array_equal(gathered(kernel, arrays, chunks=chunks, pool=pool), expected)


@pytest.mark.parametrize("level", LEVELS)
def test_what_the_interpreter_computes(level: str) -> None:
    """X-006: several arrays, indices of two axes, and updates that not every iteration makes."""
    table = ir.Param("table", ArrayType(i32, (None, 3)))
    least, values, row = vector("least", u8), vector("values", i32), ir.Local("row", i64)
    index = ir.Apply("mod", (ir.Read(INDEX), ir.Const(5, i64)), i64)
    flat = ir.Apply("add", (ir.Apply("mul", (ir.Read(row), ir.Const(3, i64)), i64), ir.Const(1, i64)), i64)
    odd = ir.Apply("ne", (ir.Apply("and", (ir.Read(INDEX), ir.Const(1, i64)), i64), ir.Const(0, i64)), i32)
    body: ir.Block = (
        ir.Assign(row, index),
        ir.Atomic("add", table, (flat,), loaded(values), None),
        ir.If(odd, (ir.Atomic("min", least, (ir.Read(row),), ir.Cast(loaded(values), u8), None),), ()),
    )
    kernel = make_kernel((table, least, values), body, axes=(AXIS,), locals=(row,))
    given = {
        "table": np.arange(15, dtype=np.int32).reshape(5, 3),
        "least": np.array([255, 200, 3, 0, 77], np.uint8),
        "values": (np.arange(3000) * 7919 % 251).astype(np.int32),
    }
    expected = {name: value.copy() for name, value in given.items()}
    interpret.run(kernel, expected)
    assert [found.array for found in accumulators(kernel)] == [table, least]
    run(kernel, given, level, chunks=[(0, 1000), (1000, 1001), (1001, 3000)])
    for name, value in expected.items():
        assert np.array_equal(given[name], value)


def test_a_float_of_minus_zero_is_left_alone_where_nothing_is_added() -> None:
    """N-010, N-019"""
    arrays = {"out": np.array([-0.0, 1.0], np.float32), "place": np.ones(1000, np.int64), "values": np.ones(1000, np.float32)}
    out = gathered(gathering(f32, "add"), arrays)
    assert np.signbit(out[0])
    assert out[1] == 1001


@pytest.mark.parametrize("op", ["min", "max"])
def test_infinities_are_the_start_of_extremes(op: ir.AtomicOp) -> None:
    """X-010"""
    start = np.inf if op == "min" else -np.inf
    arrays = {"out": np.full(3, start), "place": np.zeros(500, np.int64), "values": np.linspace(-3, 4, 500)}
    out = gathered(gathering(f64, op), arrays)
    assert out.tolist() == [-3.0 if op == "min" else 4.0, start, start]


def made(chunks: int, size: int, count: int) -> int:
    """How many sets of copies a launch makes."""
    kernel = gathering(i32, "add")
    arrays = inputs(i32, size, count)
    bounds = np.linspace(0, count, chunks + 1).astype(int).tolist()
    calls: list[int] = []
    gathered(kernel, arrays, chunks=list(pairwise(bounds)), made=calls)
    return calls[0]


def test_copies_are_made_where_they_pay_and_fit() -> None:
    assert made(1, 1000, 4000) == 1
    assert made(1, 1000, 3999) == 0
    assert made(1, 1 << 16, 1 << 18) == 1
    assert made(1, (1 << 16) + 1, 1 << 19) == 0
    assert made(50, 1000, 100_000) == 1  # chunks that follow each other share them


def test_sums_of_floats_are_regrouped_only_where_the_kernel_allows_it() -> None:
    """X-006, N-019: as the default's bits are those of the elements updated one after the other."""
    assert not copied(gathering(f32, "add", Options()))
    assert copied(gathering(f32, "add"))
    assert copied(gathering(f32, "max", Options()))
    arrays = inputs(f32, 3, 5000)
    arrays["values"] = np.linspace(0, 1, 5000, dtype=np.float32) ** 3
    one_by_one = arrays["out"].copy()
    np.add.at(one_by_one, arrays["place"], arrays["values"])
    assert np.array_equal(gathered(gathering(f32, "add", Options()), arrays), one_by_one)


def test_an_array_that_the_launch_sees_is_no_accumulator() -> None:
    """E-014, X-002"""
    out, values, old = vector("out", i32), vector("values", i32), ir.Local("old", i32)
    add = ir.Atomic("add", out, (ir.Const(0, i64),), loaded(values), None)
    for others in (
        (ir.Atomic("max", out, (ir.Const(0, i64),), loaded(values), None),),
        (ir.Atomic("add", out, (ir.Const(0, i64),), loaded(values), old),),
        (ir.Store(out, (ir.Read(INDEX),), loaded(values)),),
        (ir.Assign(old, loaded(out)),),
    ):
        kernel = make_kernel((out, values), (add, *others), axes=(AXIS,), locals=(old,))
        assert not accumulators(kernel)
        assert not copied(kernel)
    kernel = make_kernel((out, values), (add,), axes=(AXIS,), before=(ir.Assign(old, loaded(out)),), locals=(old,))
    assert not accumulators(kernel)
    assert [slot.kind for slot in layout(make_kernel((out, values), (add,), axes=(AXIS,)))].count("dim") == 1


def test_the_code_for_any_arrays_copies_nothing() -> None:
    """M-001: there, an update and a load through another parameter may be of one element."""
    text = cpu.optimized(llvm.emit(gathering(i32, "add"), "tk_made"), LEVELS[-1])
    entry = text.split("define void @tk_made(")[1].split("\n}")[0]
    assert "tack_private" not in entry


def test_without_memory_for_copies_updates_go_to_the_array(monkeypatch: pytest.MonkeyPatch) -> None:
    """X-001: a calloc of the image's own, which has none."""
    emit = llvm.emit
    monkeypatch.setattr(llvm, "emit", lambda *args, **kwargs: emit(*args, **kwargs) + NO_MEMORY)
    arrays = inputs(i32, 100, 5000)
    made: list[int] = []
    assert np.array_equal(gathered(gathering(i32, "add"), arrays, made=made), wanted("add", arrays))
    assert made[0] > 0


NO_MEMORY = "\ndefine ptr @calloc(i64 %count, i64 %size) {\n  ret ptr null\n}\n"


@tack.kernel
def count(place: tack.i32[:], bins: tack.i32[:]):
    for i in range(len(place)):
        tack.atomic_add(bins, place[i], 1)


def test_launches_of_several_threads_on_one_array_lose_nothing() -> None:
    """X-001, R-034"""
    place = (np.arange(200_000) * 2654435761 % 97).astype(np.int32)
    bins = np.zeros(97, np.int32)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: count(place, bins), range(40)))
    assert np.array_equal(bins, 40 * np.bincount(place, minlength=97))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("element", [f32, f64], ids=str)
@pytest.mark.parametrize(("size", "count"), [(3, 100_000), (1000, 40_000), (5000, 60_000)])
def test_sums_of_floats_are_the_same_in_any_chunks_on_any_threads(element: Scalar, size: int, count: int, level: str) -> None:
    """N-019"""
    kernel = gathering(element, "add")
    arrays = inputs(element, size, count)
    arrays["values"] = (np.random.default_rng(5).standard_normal(count) ** 3).astype(element.numpy)
    exact = arrays["out"].astype(np.longdouble)
    np.add.at(exact, arrays["place"], arrays["values"].astype(np.longdouble))
    chance = random.Random(size)
    first = gathered(kernel, arrays)
    assert np.allclose(first.astype(np.longdouble), exact, rtol=1e-4, atol=1e-2)
    with ThreadPoolExecutor(4) as pool:
        for pieces in (2, 3, 50, 300):
            cuts = [0, *sorted(chance.sample(range(count), pieces - 1)), count]
            chunks = list(pairwise(cuts))
            for how in ({"chunks": chunks}, {"chunks": chunks[::-1]}, {"chunks": chunks, "pool": pool}):
                given = {name: value.copy() for name, value in arrays.items()}
                run(kernel, given, level, **how)
                assert given["out"].tobytes() == first.tobytes()
