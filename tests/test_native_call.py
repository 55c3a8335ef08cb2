"""The native launch path: what it takes it runs rightly, and whatever is not plainly right comes back untouched."""

from __future__ import annotations

import ctypes
import gc
import math
import struct
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from native_images import COUNT, SAXPY, address, element, image, load, loop, slot
from test_pool import WHO

from tack_runtime.drivers import cpu_native
from tack_runtime.drivers.cpu_native import Entries, NativeVariant, Prepared, Support, build_variant, packed
from tack_runtime.dtypes import BY_NAME, SCALARS, Scalar
from tack_runtime.expression import Expression
from tack_runtime.manifest import Axis, Slot, Variant
from tack_runtime.signature import parse_signature

# out[t] = slot t, for an out in slot 0: shows what was packed.
SLOTS = loop(
    "k_slots",
    slot("out", 0, "ptr")
    + """
  %from = getelementptr i64, ptr %slots, i64 %t
  %word = load i64, ptr %from
  %to = getelementptr i64, ptr %out, i64 %t
  store i64 %word, ptr %to""",
)
WHICH = loop("k_alias", slot("out", 0, "ptr") + "\n  store i64 1, ptr %out") + loop(
    "k_noalias", slot("out", 0, "ptr") + "\n  store i64 2, ptr %out"
)
# out[0] = slot 1, whatever the number of iterations
FIRST = """
define void @k_first(ptr %slots, i64 %begin, i64 %end) {
  %out = load ptr, ptr %slots
  %from = getelementptr i64, ptr %slots, i64 1
  %word = load i64, ptr %from
  store i64 %word, ptr %out
  ret void
}
"""
RESULT = """
define void @k_result(ptr %slots, ptr %out) {
  %from = getelementptr i64, ptr %slots, i64 1
  %word = load i64, ptr %from
  store i64 %word, ptr %out
  ret void
}
"""


def ready(kernels: list[str], threads: int) -> Support:
    """The support code of an image, which has met NumPy."""
    made = Support(load(image(kernels)), threads)
    assert made.native
    made.meet(())
    return made


@pytest.fixture(scope="module")
def support() -> Support:
    return ready([SAXPY, COUNT, SLOTS, WHICH, FIRST, RESULT, WHO], 2)


def variant(
    signature: str,
    slots: str,
    bounds: tuple[tuple[Expression, Expression, Expression], ...] = ((0, 1, 1),),
    written: tuple[str, ...] = (),
    atomics: tuple[str, ...] = (),
    small: tuple[tuple[str, int], ...] = (),
    result: Scalar | None = None,
) -> Variant:
    """A manifest entry; `slots` is like "start:0 count:0 x n x.1": an array's address, a scalar's value, a dimension."""
    parsed = parse_signature(signature)
    types = dict(parsed.parameters)

    def one(text: str) -> Slot:
        if ":" in text:
            kind, axis = text.split(":")
            return Slot(kind, "", int(axis))  # type: ignore[arg-type]
        name, _, axis = text.partition(".")
        return Slot("dim" if axis else "scalar" if isinstance(types[name], Scalar) else "address", name, int(axis or 0))

    packing = tuple(one(text) for text in slots.split())
    axes = tuple(Axis(*bound) for bound in bounds)
    return Variant("0" * 16, parsed, axes, packing, written, atomics, small, result, False, (), (), (), ())


def build(
    support: Support, made: Variant, symbol: str, *, weak: bool = True, noalias: str = "", result: str = ""
) -> NativeVariant:
    addresses = [address(support.library, name) if name else 0 for name in (symbol, noalias or symbol, result)]
    return build_variant(support, made, Entries(*addresses), weak=weak)


def calling(support: Support, prepared: Prepared | None) -> Callable[[], Any]:
    """A function that makes calls without arguments."""
    assert prepared is not None
    return support.function(ctypes.addressof(prepared[0]), prepared)


@pytest.fixture(scope="module")
def saxpy(support: Support) -> NativeVariant:
    made = variant(
        "saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)", "start:0 count:0 x y out a", ((0, ("dim", "x", 0), 1),), written=("out",)
    )
    return build(support, made, "k_saxpy")


def floats(count: int = 5) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    return np.arange(count, dtype=np.float32), np.full(count, 10, np.float32), np.zeros(count, np.float32)


def test_arguments_reach_the_kernel(saxpy: NativeVariant) -> None:
    x, y, out = floats()
    assert saxpy.function(x, y, out, 2.0) is None
    assert out.tolist() == [10, 12, 14, 16, 18]
    assert saxpy.function(x, y, out, np.float64(3.0)) is None
    assert out.tolist() == [10, 13, 16, 19, 22]


def test_an_empty_range_runs_nothing(saxpy: NativeVariant) -> None:
    """P-001"""
    assert saxpy.function(*floats(0), 2.0) is None


def test_elements_need_not_be_aligned(saxpy: NativeVariant) -> None:
    """M-005"""
    x, y, _ = floats()
    out = np.zeros(21, np.uint8)[1:].view(np.float32)
    assert not out.flags.aligned
    assert saxpy.function(x, y, out, 2.0) is None
    assert out.tolist() == [10, 12, 14, 16, 18]


class Subclass(np.ndarray):
    pass


class Number(float):
    pass


class Whole(int):
    pass


class Hostile:
    def __float__(self) -> float:
        raise AssertionError("called")

    __index__ = __float__


def read_only(array: np.ndarray) -> np.ndarray:
    array.flags.writeable = False
    return array


MISMATCHES: dict[str, Callable[[], tuple[Any, ...]]] = {
    "too few": lambda: floats(),
    "too many": lambda: (*floats(), 2.0, 1),
    "none": lambda: (),
    "dtype": lambda: (*floats()[:2], np.zeros(5, np.float64), 2.0),
    "kind of the same size": lambda: (*floats()[:2], np.zeros(5, np.int32), 2.0),
    "byte order": lambda: (*floats()[:2], np.zeros(5, ">f4"), 2.0),
    "structured": lambda: (*floats()[:2], np.zeros(5, [("a", "f4")]), 2.0),
    "no buffer format": lambda: (*floats()[:2], np.zeros(5, "M8[s]"), 2.0),
    "objects": lambda: (*floats()[:2], np.zeros(5, object), 2.0),
    "rank": lambda: (*floats()[:2], np.zeros((5, 1), np.float32), 2.0),
    "stride": lambda: (*floats()[:2], np.zeros(10, np.float32)[::2], 2.0),
    "reversed": lambda: (*floats()[:2], np.zeros(5, np.float32)[::-1], 2.0),
    "read-only output": lambda: (*floats()[:2], read_only(np.zeros(5, np.float32)), 2.0),
    "subclass": lambda: (*floats()[:2], np.zeros(5, np.float32).view(Subclass), 2.0),
    "masked": lambda: (*floats()[:2], np.ma.zeros(5, np.float32), 2.0),
    "memoryview": lambda: (*floats()[:2], memoryview(np.zeros(5, np.float32)), 2.0),
    "bytes": lambda: (*floats()[:2], b"\0" * 20, 2.0),
    "list": lambda: (*floats()[:2], [0.0] * 5, 2.0),
    "None for an array": lambda: (*floats()[:2], None, 2.0),
    "number for an array": lambda: (*floats()[:2], 1.0, 2.0),
    "array for a number": lambda: (*floats(), np.float32([2.0])),
    "0-d array for a number": lambda: (*floats(), np.array(2.0, np.float32)),
    "text for a number": lambda: (*floats(), "2"),
    "None for a number": lambda: (*floats(), None),
    "complex": lambda: (*floats(), 2j),
    "subclass of float": lambda: (*floats(), Number(2)),
    "subclass of int": lambda: (*floats(), Whole(2)),
    "user object": lambda: (*floats(), Hostile()),
    "int of many bits": lambda: (*floats(), 1 << 64),
    "negative int of many bits": lambda: (*floats(), -(1 << 63) - 1),
    "float beyond f32": lambda: (*floats(), 1e300),
    "numpy bool": lambda: (*floats(), np.True_),
    "longdouble": lambda: (*floats(), np.longdouble(2)),
}


@pytest.mark.parametrize("name", MISMATCHES)
def test_what_does_not_match_launches_nothing_and_raises_nothing(saxpy: NativeVariant, name: str) -> None:
    """R-033"""
    arguments = MISMATCHES[name]()
    before = [np.array(value, copy=True) if isinstance(value, np.ndarray) else value for value in arguments]
    assert saxpy.function(*arguments) is NotImplemented
    for value, old in zip(arguments, before, strict=True):
        if isinstance(value, np.ndarray):
            assert value.tobytes() == old.tobytes()


def test_read_only_inputs_are_taken(saxpy: NativeVariant) -> None:
    """M-006"""
    x, y, out = floats()
    assert saxpy.function(read_only(x), read_only(y), out, 1) is None
    assert out.tolist() == [10, 11, 12, 13, 14]


# --- scalars -------------------------------------------------------------------------------------------------------------


def stored(support: Support, type_: Scalar, value: object, *, weak: bool = True, also: str = "") -> int | None:
    """The slot that a scalar argument becomes; None where it is not taken."""
    made = variant(f"f(out=u64[:], s={type_}{also})", "out s", ((0, 2, 1),), written=("out",))
    out = np.zeros(2, np.uint64)
    more = (np.zeros(1),) if also else ()
    answer = build(support, made, "k_slots", weak=weak).function(out, value, *more)
    assert answer in (None, NotImplemented)
    return None if answer is NotImplemented else int(out[1])


def word(value: np.generic) -> int:
    """The bytes of a value in the low bytes of a slot."""
    return int.from_bytes(value.tobytes(), "little")


@pytest.mark.parametrize("type_", [scalar for scalar in SCALARS if not scalar.is_float], ids=str)
def test_ints_that_fit_are_taken_and_others_not(support: Support, type_: Scalar) -> None:
    low, high = type_.minimum, type_.maximum
    for value in (low, high, 0, 1, 100, True, np.int8(7), np.longlong(9), np.uint64(5)):
        assert stored(support, type_, value) == word(type_.numpy.type(int(value)))
    for value in (low - 1, high + 1, 1 << 64, -(1 << 63) - 1, 1 << 200, 1.0, np.float32(1)):
        assert stored(support, type_, value) is None


def test_numbers_round_once_to_a_floating_type(support: Support) -> None:
    f32, f64 = BY_NAME["f32"], BY_NAME["f64"]
    tricky = (1 << 60) + (1 << 36) + 1  # through f64 it would become a tie, and round down
    for value in (0, -3, True, tricky, -tricky, (1 << 64) - 1, 1 << 63):
        assert stored(support, f64, value) == word(np.float64(value))
    assert stored(support, f32, tricky) == word(np.float32(2.0**60 + 2.0**37))
    assert stored(support, f32, (1 << 64) - 1) == word(np.float32(2.0**64))
    for value in (0.1, -0.0, math.inf, -math.inf, 1e-46, 3.4e38, np.float32(0.1), np.float64(0.1), np.float16(0.1)):
        assert stored(support, f64, value) == word(np.float64(value))
        assert stored(support, f32, value) == word(np.float32(value))
    bits = stored(support, f32, math.nan)
    assert bits is not None
    assert math.isnan(np.uint32(bits).view(np.float32))


def test_without_weakness_only_a_numbers_own_type_is_taken(support: Support) -> None:
    """R-031"""
    own = {5: "i32", -(1 << 31): "i32", 1 << 31: "i64", -(1 << 31) - 1: "i64", 1 << 63: "u64", True: "i32"}
    for value, name in own.items():
        taken = [str(type_) for type_ in SCALARS if stored(support, type_, value, weak=False) is not None]
        assert taken == [name]
    taken = [str(type_) for type_ in SCALARS if stored(support, type_, 1.5, weak=False) is not None]
    assert taken == ["f32"]
    taken = [str(type_) for type_ in SCALARS if stored(support, type_, 1.5, weak=False, also=", d=f64[:]") is not None]
    assert taken == ["f64"]


# --- arrays --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("type_", SCALARS, ids=str)
def test_each_element_type_takes_its_own_arrays_only(support: Support, type_: Scalar) -> None:
    native = build(support, variant(f"f(out=u64[:], x={type_}[:])", "out x", ((0, 2, 1),), written=("out",)), "k_slots")
    out = np.zeros(2, np.uint64)
    dtypes = [scalar.numpy for scalar in SCALARS] + [
        np.dtype(name) for name in ("?", "F", "D", "e", "g", "S4", "U1", "q", "Q", "l")
    ]
    for dtype in dtypes:
        for order in (dtype, dtype.newbyteorder()):
            array = np.zeros(3, order)
            taken = native.function(out, array) is None
            assert taken == (array.dtype == type_.numpy), order
            if taken:
                assert out[1] == array.ctypes.data


def test_baked_and_open_dimensions(support: Support) -> None:
    """K-004"""
    native = build(support, variant("f(out=u64[:], x=f32[:, 3])", "out x.0 x.1", ((0, 3, 1),), written=("out",)), "k_slots")
    out = np.zeros(3, np.uint64)
    assert native.function(out, np.zeros((7, 3), np.float32)) is None
    assert out[1:].tolist() == [7, 3]
    for array in (np.zeros((3, 7), np.float32), np.zeros(3, np.float32), np.zeros((2, 2, 3), np.float32)):
        assert native.function(out, array) is NotImplemented


def test_row_major_arrays_only(support: Support) -> None:
    native = build(support, variant("f(out=u64[:], x=f32[:, :])", "out x", ((0, 2, 1),), written=("out",)), "k_slots")
    out = np.zeros(2, np.uint64)
    base = np.zeros((4, 6), np.float32)
    good = [
        base,
        base[1:3],
        base[:, :0],
        base[:0, ::2],
        base[2:3, 1:4],
        np.zeros((1, 5), np.float32).T[:1],
        np.zeros((5, 1), np.float32, "F"),
    ]
    for array in good:
        assert array.flags.c_contiguous
        assert native.function(out, array) is None
    for array in (base.T, base[:, :5], base[::2], base[::-1], np.broadcast_to(np.zeros(6, np.float32), (4, 6))):
        assert not array.flags.c_contiguous
        assert native.function(out, array) is NotImplemented


def test_an_array_without_dimensions(support: Support) -> None:
    native = build(support, variant("f(out=u64[:], x=f64[()])", "out x", ((0, 2, 1),), written=("out",)), "k_slots")
    out, x = np.zeros(2, np.uint64), np.array(1.5)
    assert native.function(out, x) is None
    assert out[1] == x.ctypes.data


def test_targets_of_atomics_must_be_aligned(support: Support) -> None:
    """X-005"""
    made = variant("f(out=u64[:], x=f64[:])", "out x", ((0, 2, 1),), written=("out", "x"), atomics=("x",))
    native = build(support, made, "k_slots")
    memory = np.zeros(64, np.uint8)
    offset = -memory.ctypes.data % 8
    out = np.zeros(2, np.uint64)
    assert native.function(out, memory[offset : offset + 16].view(np.float64)) is None
    assert native.function(out, memory[offset + 4 : offset + 20].view(np.float64)) is NotImplemented


def test_dimensions_read_as_i32_must_be_small(support: Support) -> None:
    """T-006"""
    made = variant("f(out=u64[:], x=i8[:, :])", "out x.0", ((0, 2, 1),), written=("out",), small=(("x", 0),))
    native = build(support, made, "k_slots")
    out = np.zeros(2, np.uint64)
    assert native.function(out, np.zeros(((1 << 31) - 1, 0), np.int8)) is None
    assert out[1] == (1 << 31) - 1
    assert native.function(out, np.zeros((1 << 31, 0), np.int8)) is NotImplemented


def test_the_noalias_code_runs_only_where_no_written_array_overlaps_another(support: Support) -> None:
    """M-002"""
    made = variant("f(out=u64[:], x=u64[:], y=u64[:])", "out", ((0, 1, 1),), written=("out",))
    native = build(support, made, "k_alias", noalias="k_noalias")
    only = build(support, made, "k_alias")
    a, b = np.zeros(8, np.uint64), np.zeros(8, np.uint64)
    cases = {
        2: [(a[:4], a[4:], b), (a, b, b), (a[4:], b, a[:4])],
        1: [(a, a, b), (a[:5], b, a[4:]), (a, a[7:], b), (a[2:4], a, a)],
    }
    for expected, calls in cases.items():
        for arguments in calls:
            assert native.function(*arguments) is None
            assert arguments[0][0] == expected
            assert only.function(*arguments) is None
            assert arguments[0][0] == 1


def test_one_shared_byte_is_an_overlap_and_none_is_not(support: Support) -> None:
    """M-002"""
    made = variant("f(out=u64[:], x=u8[:])", "out", ((0, 1, 1),), written=("out",))
    native = build(support, made, "k_alias", noalias="k_noalias")
    memory = np.zeros(64, np.uint8)
    out = memory[8:16].view(np.uint64)
    for first, last, expected in ((15, 20, 1), (16, 20, 2), (4, 9, 1), (4, 8, 2), (10, 11, 1), (0, 64, 1)):
        assert native.function(out, memory[first:last]) is None
        assert out[0] == expected, (first, last)


# --- bounds --------------------------------------------------------------------------------------------------------------

N: Expression = ("scalar", "n")
M: Expression = ("scalar", "m")
RANGES: list[tuple[tuple[Expression, Expression, Expression], dict[str, int], range]] = [
    ((0, N, 1), {"n": 10}, range(10)),
    ((1, 8, 3), {}, range(1, 8, 3)),
    ((N, M, 4), {"n": -7, "m": 12}, range(-7, 12, 4)),
    ((M, N, 1), {"n": 3, "m": 9}, range(0)),
    ((0, ("+", N, ("*", M, 2)), 1), {"n": 3, "m": 4}, range(11)),
    ((0, ("-", ("neg", N), 1), 1), {"n": -6}, range(5)),
    ((0, ("//", N, M), 1), {"n": 29, "m": 10}, range(2)),
    ((("//", N, M), 0, 1), {"n": -29, "m": 10}, range(-3, 0)),
    ((("//", N, M), 0, 1), {"n": 29, "m": -10}, range(-3, 0)),
    ((0, ("dim", "counts", 0), N), {"n": 7}, range(0, 4096, 7)),
]


@pytest.mark.parametrize("case", range(len(RANGES)))
def test_bounds_are_evaluated_as_python_does(support: Support, case: int) -> None:
    """P-002, P-003"""
    bounds, scalars, expected = RANGES[case]
    native = build(support, variant("f(counts=i64[:], n=i64, m=i64)", "counts", (bounds,), written=("counts",)), "k_count")
    counts = np.zeros(4096, np.int64)
    assert native.function(counts, scalars.get("n", 0), scalars.get("m", 0)) is None
    assert counts.sum() == len(expected)
    assert (counts[: len(expected)] == 1).all()
    if len(expected) >= 4:  # the kernel below copies its first slots, one in each iteration
        made = variant("f(counts=u64[:], n=i64, m=i64)", "counts start:0 count:0 step:0", (bounds,), written=("counts",))
        shown = np.zeros(4096, np.uint64)
        assert build(support, made, "k_slots").function(shown, scalars.get("n", 0), scalars.get("m", 0)) is None
        assert shown[1:4].astype(np.int64).tolist() == [expected.start, len(expected), expected.step]


@pytest.mark.parametrize("step", [0, -1, -(1 << 63)])
def test_a_step_that_is_not_positive_runs_nothing(support: Support, step: int) -> None:
    """E-010"""
    counts = np.zeros(16, np.int64)
    row = variant("f(counts=i64[:], n=i64)", "counts", ((0, 10, N),), written=("counts",))
    assert build(support, row, "k_count").function(counts, step) is None
    assert not counts.any()


def test_bounds_that_64_bits_do_not_hold_come_back(support: Support) -> None:
    """P-003"""
    large = (1 << 63) - 1
    hopeless: list[tuple[tuple[Expression, Expression, Expression], int]] = [
        ((0, ("*", N, N), 1), 1 << 32),
        ((0, ("+", N, 1), 1), large),
        ((0, ("neg", N), 1), -(1 << 63)),
        ((0, ("//", N, 0), 1), 1),
        ((0, ("//", N, -1), 1), -(1 << 63)),
        ((-2, N, 1), large),
    ]
    counts = np.zeros(16, np.int64)
    for bounds, n in hopeless:
        native = build(support, variant("f(counts=i64[:], n=i64)", "counts", (bounds,), written=("counts",)), "k_count")
        assert native.function(counts, n) is NotImplemented, bounds
    assert not counts.any()
    beyond = variant("f(counts=i64[:])", "counts", ((0, 1 << 63, 1),), written=("counts",))
    assert build(support, beyond, "k_count").function is None


def test_bounds_up_to_the_last_64_bit_integer_are_taken(support: Support) -> None:
    """P-002"""
    large = (1 << 63) - 1
    native = build(support, variant("f(out=u64[:], n=i64, m=i64)", "out count:0", ((N, large, M),), written=("out",)), "k_first")
    for start, step in ((0, large), (0, large - 1), (1, large - 1), (large - 7, 2), (large - 3, large), (0, 1 << 62)):
        out = np.zeros(1, np.uint64)
        assert native.function(out, start, step) is None
        assert out[0] == len(range(start, large, step))


def test_axes_multiply_and_an_empty_one_empties_all(support: Support) -> None:
    """P-005, P-006"""
    axes: tuple[tuple[Expression, Expression, Expression], ...] = ((0, N, 1), (2, M, 1), (0, 5, 1))
    native = build(support, variant("f(counts=i64[:], n=i64, m=i64)", "counts", axes, written=("counts",)), "k_count")
    for n, m, total in ((3, 6, 60), (0, 6, 0), (-3, -4, 0), (1 << 62, 0, 0), (1, 3, 5)):
        counts = np.zeros(64, np.int64)
        assert native.function(counts, n, m) is None
        assert counts.sum() == total
    assert native.function(counts, 1 << 62, 9) is NotImplemented


def test_a_wide_unsigned_bound_and_a_float_bound_come_back(support: Support) -> None:
    counts = np.zeros(4, np.int64)
    made = variant("f(counts=i64[:], n=f32)", "counts", ((0, N, 1),), written=("counts",))
    assert build(support, made, "k_count").function is None
    made = variant("f(counts=i64[:], n=u64)", "counts", ((0, N, 1),), written=("counts",))
    native = build(support, made, "k_count")
    assert native.function(counts, 1 << 63) is NotImplemented
    assert native.function(counts, 3) is None
    assert counts.tolist() == [1, 1, 1, 0]


# --- results, lifetime ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("type_", SCALARS, ids=str)
def test_results_are_python_numbers(support: Support, type_: Scalar) -> None:
    """P-030"""
    made = variant(f"f(out=u64[:], s={type_})", "out s", ((0, 2, 1),), written=("out",), result=type_)
    native = build(support, made, "k_slots", result="k_result")
    out = np.zeros(2, np.uint64)
    for value in (0.1, -1e30, math.inf) if type_.is_float else (type_.minimum, type_.maximum, 3):
        result = native.function(out, value)
        assert type(result) is (float if type_.is_float else int)
        assert result == type_.numpy.type(value).item()


def test_a_bound_launch_runs_each_time(support: Support) -> None:
    counts = np.zeros(100, np.int64)
    native = build(support, variant("f(counts=i64[:])", "counts", ((0, 100, 1),)), "k_count")
    run = calling(support, native.bound(packed([counts.ctypes.data]), 100, True))
    del native
    gc.collect()
    for _ in range(10):
        assert run() is None
    assert (counts == 10).all()
    assert run(counts) is NotImplemented
    assert (counts == 10).all()


def test_a_bound_launch_gives_its_result(support: Support) -> None:
    """P-030"""
    made = variant("f(out=u64[:], s=f64)", "out s", ((0, 2, 1),), written=("out",), result=BY_NAME["f64"])
    out = np.zeros(2, np.uint64)
    bits = int.from_bytes(struct.pack("<d", 2.5), "little")
    for count in (0, 2):
        prepared = build(support, made, "k_slots", result="k_result").bound(packed([out.ctypes.data, bits]), count, True)
        assert calling(support, prepared)() == 2.5


def test_a_variant_lives_as_long_as_its_function(support: Support) -> None:
    function = build(support, variant("f(counts=i64[:])", "counts", ((0, 3, 1),), written=("counts",)), "k_count").function
    gc.collect()
    junk = [build(support, variant("f(x=i8[:], n=i32)", "x", ((0, 1, 1),)), "k_count") for _ in range(50)]
    counts = np.zeros(4, np.int64)
    assert function(counts) is None
    assert counts.tolist() == [1, 1, 1, 0]
    assert len(junk) == 50


def test_nothing_leaks_whether_taken_or_not(saxpy: NativeVariant) -> None:
    """K-006"""
    good = (*floats(), np.float64(2.5))
    calls = [
        good,
        *(MISMATCHES[name]() for name in ("read-only output", "no buffer format", "0-d array for a number", "int of many bits")),
    ]
    calls.append((*floats(), 1 << 63))
    watched = [value for arguments in calls for value in arguments]

    def rounds(count: int) -> None:
        for _ in range(count):
            for arguments in calls:
                saxpy.function(*arguments)

    rounds(100)
    references = [sys.getrefcount(value) for value in watched]
    constants = [sys.getrefcount(value) for value in (None, NotImplemented, float, np.float64)]
    blocks = sys.getallocatedblocks()
    rounds(34_000)
    assert [sys.getrefcount(value) for value in watched] == references
    assert all(
        abs(sys.getrefcount(v) - old) < 50 for v, old in zip((None, NotImplemented, float, np.float64), constants, strict=True)
    )
    assert abs(sys.getallocatedblocks() - blocks) < 500


def test_several_threads_launch_one_variant(saxpy: NativeVariant) -> None:
    """R-034"""
    wrong = []

    def many(scale: int) -> None:
        x, y, out = floats(1000)
        for _ in range(2000):
            if saxpy.function(x, y, out, scale) is not None or not (out == scale * x + 10).all():
                wrong.append(scale)

    threads = [threading.Thread(target=many, args=(scale,)) for scale in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


@pytest.mark.parametrize("cost", [0, 1])
def test_other_python_threads_run_during_a_long_call(support: Support, cost: int) -> None:
    native = build(
        support, variant("f(threads=i64[:])", "threads", ((0, ("dim", "threads", 0), 1),), written=("threads",)), "k_who"
    )
    native.kernel.cost = cost  # not measured; and measured, but far too low
    turns = []
    caller = threading.Thread(target=native.function, args=(np.zeros(400, np.int64),))
    caller.start()
    while caller.is_alive():
        turns.append(1)
        caller.join(0.002)
    assert len(turns) > 5


# Iteration t sleeps for us[t] microseconds.
SLEEPS = loop(
    "k_sleeps",
    slot("us", 0, "ptr")
    + element("p", "us", "t", "i32")
    + """
  %time = load i32, ptr %p
  %some = icmp sgt i32 %time, 0
  br i1 %some, label %sleep, label %slept
sleep:
  %ignored = call i32 @usleep(i32 %time)
  br label %slept
slept:""",
    "declare i32 @usleep(i32)",
)
LATE = """
declare i32 @usleep(i32)
define void @k_late(ptr %slots, ptr %out) {
  store i64 7, ptr %out
  %ignored = call i32 @usleep(i32 400000)
  ret void
}
"""


def longest_stop(run: Callable[[], object]) -> float:
    """For how many seconds at a time this thread stands still while another runs something."""
    caller = threading.Thread(target=run)
    longest, last = 0.0, time.perf_counter()
    caller.start()
    while caller.is_alive():
        time.sleep(0.001)
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
    return longest


def stands_still(prepare: Callable[[], Callable[[], object]], seconds: float) -> bool:
    """Whether this thread stands still for so long each time that what is prepared anew runs: a busy machine may stop it once.
    What stops it now and then is not noticed."""
    return all(longest_stop(prepare()) >= seconds for _ in range(3))


@pytest.mark.parametrize("bound", [False, True], ids=["call", "bound"])
@pytest.mark.parametrize(
    ("threads", "nanoseconds"),
    [(1, 1), (2, 1), (1, 600), (2, 600), (2, 700)],  # for 64 iterations; 700 are enough to share them
)
def test_other_python_threads_run_where_a_cheap_kernel_turns_expensive(threads: int, nanoseconds: int, bound: bool) -> None:
    """Python's lock is kept for what costs as little as it did before, and no launch is shared with it."""
    fresh, times = ready([SLEEPS], threads), np.full(64, 10_000, np.int32)

    def prepare() -> Callable[[], object]:
        native = build(fresh, variant("f(us=i32[:])", "us", ((0, ("dim", "us", 0), 1),)), "k_sleeps")
        native.kernel.cost = nanoseconds * 10**6
        prepared = native.bound(packed([times.ctypes.data]), 64, True)
        return calling(fresh, prepared) if bound else lambda: native.function(times)

    assert not stands_still(prepare, 0.25)  # the launch takes 0.64 s, or 0.32 s with two threads


def test_few_iterations_run_under_pythons_lock_before_their_cost_is_seen() -> None:
    fresh = ready([SLEEPS], 1)

    def prepare() -> Callable[[], object]:
        native = build(fresh, variant("f(us=i32[:])", "us", ((0, ("dim", "us", 0), 1),)), "k_sleeps")
        times = np.zeros(120_000, np.int32)
        times[:15_000] = 20
        native.kernel.cost = 10**5
        return lambda: native.function(times)

    assert not stands_still(prepare, 0.4)  # the first 15,000 take more than a second


@pytest.mark.parametrize("count", [0, 3])
def test_other_python_threads_run_while_a_result_is_evaluated(count: int) -> None:
    """P-030"""
    fresh = ready([COUNT, LATE], 1)
    made = variant("f(counts=i64[:])", "counts", ((0, ("dim", "counts", 0), 1),), result=BY_NAME["i64"], written=("counts",))
    values = []

    def prepare() -> Callable[[], object]:
        native = build(fresh, made, "k_count", result="k_late")
        return lambda: values.append(native.function(np.zeros(count, np.int64)))

    assert not stands_still(prepare, 0.2)  # the result takes 0.4 s
    assert set(values) == {7}


def test_a_variant_beyond_the_limits_takes_the_python_path(support: Support) -> None:
    names = [f"a{number}" for number in range(65)]
    many = variant(f"f({', '.join(f'{name}=i32' for name in names)})", " ".join(names))
    assert build(support, many, "k_slots").function is None
    arrays = variant(f"f({', '.join(f'{name}=i32[:]' for name in names[:33])})", " ".join(names[:33]))
    assert build(support, arrays, "k_slots").function is None
    deep: Expression = N
    for _ in range(20):
        deep = ("+", N, deep)
    nested = variant("f(counts=i64[:], n=i64)", "counts", ((0, deep, 1),))
    assert build(support, nested, "k_count").function is None
    axes = variant("f(counts=i64[:])", "counts", ((0, 1, 1),) * 9)
    assert build(support, axes, "k_count").function is None


def test_where_python_is_not_known_only_packed_launches_work(support: Support, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu_native, "speaks_python", lambda: False)
    plain = Support(load(image([COUNT])), 2)
    assert not plain.native
    native = build(plain, variant("f(counts=i64[:])", "counts", ((0, 3, 1),)), "k_count")
    counts = np.zeros(4, np.int64)
    assert native.function is None
    native.run(packed([counts.ctypes.data]), 3, True)
    assert native.bound(packed([counts.ctypes.data]), 4, True) is None
    assert counts.tolist() == [1, 1, 1, 0]


@pytest.mark.parametrize(
    ("attribute", "value"),
    [("abiflags", "t"), ("_is_gil_enabled", lambda: False), ("implementation", type("I", (), {"name": "pypy"}))],
)
def test_other_pythons_are_noticed(monkeypatch: pytest.MonkeyPatch, attribute: str, value: object) -> None:
    assert cpu_native.speaks_python()
    monkeypatch.setattr(sys, attribute, value, raising=False)
    assert not cpu_native.speaks_python()
