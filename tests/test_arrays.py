"""Arrays and devices on the host: contract section 14."""

from __future__ import annotations

import copy
import operator
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tack as language
import tack_runtime as tack
from tack_runtime import conversion, methods
from tack_runtime.devices import CPU
from tack_runtime.dtypes import SCALARS, Scalar
from tack_runtime.errors import DeviceError, KernelTypeError, TackError
from tack_runtime.storage import ALIGNMENT


@pytest.mark.parametrize("dtype", SCALARS, ids=str)
def test_zeros_ones_full_empty(dtype: Scalar) -> None:
    """R-010, R-011"""
    for made, value in ((tack.zeros((3, 4), dtype), 0), (tack.ones((3, 4), dtype), 1), (tack.full((3, 4), 7, dtype), 7)):
        assert made.numpy().tolist() == [[value] * 4] * 3
        assert made.numpy().dtype == np.dtype(f"{dtype.kind}{dtype.size}")
    made = tack.empty((3, 4), dtype)
    assert (made.shape, made.dtype, made.size, len(made), made.ndim) == ((3, 4), dtype, 12, 3, 2)
    assert made.memory.ctypes.data % ALIGNMENT == 0


@pytest.mark.parametrize("size", [0, 1, 63, 64, 65, 4095, 4096, 4097])
def test_memory_of_every_size_is_aligned(size: int) -> None:
    """R-010, R-011, R-021: it begins at a line of the caches, and is the array's own."""
    arrays = [make(size, tack.u8) for make in (tack.empty, tack.zeros) for _ in range(20)]
    assert all(a.memory.ctypes.data % ALIGNMENT == 0 and a.memory.flags.writeable for a in arrays)
    assert not any(a.numpy().any() for a in arrays[20:])
    for value, a in enumerate(arrays):
        a.fill(value)
    assert all((a.numpy() == value).all() for value, a in enumerate(arrays))


def test_default_type_is_f32() -> None:
    """T-003"""
    assert tack.empty(3).dtype is tack.f32
    assert tack.zeros(3).dtype is tack.f32
    assert tack.arange(3).dtype is tack.i32


def test_array_takes_the_dtype_of_numpy() -> None:
    """R-012"""
    source = np.arange(6, dtype=np.int16).reshape(2, 3)
    made = tack.array(source)
    source[:] = -1
    assert made.dtype is tack.i16
    assert made.numpy().tolist() == [[0, 1, 2], [3, 4, 5]]
    assert tack.array(np.arange(4, dtype=">u4")).numpy().tolist() == [0, 1, 2, 3]
    assert tack.array(np.arange(10)[::3]).numpy().tolist() == [0, 3, 6, 9]
    assert tack.array(np.float64(2.5)).shape == ()


@pytest.mark.parametrize("dtype", SCALARS, ids=str)
def test_arange_counts_as_integers_convert(dtype: Scalar) -> None:
    """R-011, T-019, T-021"""
    exact = {tack.f32: 2**24, tack.f64: 2**16}[dtype] if dtype.is_float else min(dtype.maximum, 2**16)
    for count in (0, 1, exact, exact + 1, exact + 5):
        made = tack.arange(count, dtype).numpy()
        np.testing.assert_array_equal(made, np.arange(count).astype(dtype.numpy), strict=True)


@pytest.mark.parametrize("dtype", ["float16", "complex64", "bool", "object", "U3", "M8[s]"])
def test_unsupported_numpy_dtypes(dtype: str) -> None:
    """R-012"""
    with pytest.raises(TypeError, match="Unsupported numpy dtype"):
        tack.array(np.zeros(3, dtype))


@pytest.mark.parametrize(
    ("obj", "dtype"),
    [
        ([1.5, 2], tack.f32),
        (1.5, tack.f32),
        ([1, 2], tack.i32),
        ([True, False], tack.i32),
        ([2**31 - 1], tack.i32),
        ([2**31], tack.i64),
        ([-(2**31) - 1], tack.i64),
        ([2**63], tack.u64),
        ([[1, 2], [3, 4]], tack.i32),
    ],
)
def test_array_of_python_numbers(obj: object, dtype: Scalar) -> None:
    """R-012"""
    made = tack.array(obj)
    assert made.dtype is dtype
    assert made.numpy().tolist() == np.array(obj).tolist()


MIXED: list[tuple[object, Scalar, list[object]]] = [
    ([0, 2**64 - 1], tack.u64, [0, 2**64 - 1]),
    ([1, 2**63 + 1], tack.u64, [1, 2**63 + 1]),
    ([[2**63], [1]], tack.u64, [[2**63], [1]]),
    ([True, 2**63], tack.u64, [1, 2**63]),
    ([-1, 2**63 - 1], tack.i64, [-1, 2**63 - 1]),
    ([2**53 + 1, -1], tack.i64, [2**53 + 1, -1]),
    ([np.uint64(2**64 - 1), 0], tack.u64, [2**64 - 1, 0]),
    ([np.int8(-1), np.uint8(255), True, np.bool_(False)], tack.i32, [-1, 255, 1, 0]),
    ([np.array(7), 2**31], tack.i64, [7, 2**31]),
    ([np.float32(1.5), 2], tack.f32, [1.5, 2.0]),
    ([np.float16(1.5), np.longdouble(2)], tack.f32, [1.5, 2.0]),
    ([np.array([1, 2], np.uint16), (3, 4)], tack.i32, [[1, 2], [3, 4]]),
    ([[], []], tack.f32, [[], []]),
    (np.float16(1.5), tack.f32, 1.5),  # type: ignore[list-item]
    (np.bool_(True), tack.i32, 1),  # type: ignore[list-item]
    (np.float64(1.5), tack.f64, 1.5),  # type: ignore[list-item]
    (np.uint8(3), tack.u8, 3),  # type: ignore[list-item]
]


@pytest.mark.parametrize(("obj", "dtype", "values"), MIXED, ids=str)
def test_array_of_mixed_numbers_loses_no_bit(obj: object, dtype: Scalar, values: object) -> None:
    """R-012: the first of i32, i64, u64 that holds all of them."""
    made = tack.array(obj)
    assert made.dtype is dtype
    assert made.numpy().tolist() == values


@pytest.mark.parametrize(
    ("obj", "dtype", "values"),
    [
        ([1, 2**63 + 1], tack.u64, [1, 2**63 + 1]),
        ([2**53 + 1, 1.0], tack.i64, [2**53 + 1, 1]),
        ([2**64 - 1, 1.5, -1], tack.u64, [2**64 - 1, 1, 2**64 - 1]),
        ([-1, 2**63], tack.i64, [-1, -(2**63)]),
        ([-1, 2**63], tack.f64, [-1.0, 2.0**63]),
        ([300, 300.0], tack.u8, [44, 255]),  # integers wrap, floats saturate
        ([2**24 + 1, 2**63 + 2**39 + 1, 0.5], tack.f32, [2.0**24, 2.0**63 + 2.0**40, 0.5]),  # rounded once
        (np.float16(1.5), tack.i8, 1),
    ],
)
def test_each_number_of_a_list_converts_by_itself(obj: object, dtype: Scalar, values: object) -> None:
    """R-012, T-019..T-021"""
    made = tack.array(obj, dtype)
    assert made.dtype is dtype
    assert made.numpy().tolist() == values


@pytest.mark.parametrize(
    ("obj", "dtype"),
    [
        ([1, 2, 3, 4, 5], tack.i32),
        ([1, 2, 3, 2**40, 5], tack.i64),
        ([1, 2, 3, 2**63, 5], tack.u64),
        ([2**24 + 1, 2**63, 3, 4, 0.5], tack.f32),
        ([-1, 2**63, 0.5, 3, 4], tack.f32),
        ([[1, 2], [3, 4], [5, 2.5]], tack.f32),
        (tuple(np.arange(5)), tack.i32),
    ],
)
def test_a_long_list_is_taken_in_parts(obj: list[object], dtype: Scalar, monkeypatch: pytest.MonkeyPatch) -> None:
    """R-012: the same as in one."""
    wanted = [(tack.array(obj, each), each) for each in (None, tack.u8, tack.f64)]
    monkeypatch.setattr(conversion, "_MANY", 2)
    for whole, each in wanted:
        made = tack.array(obj, each)
        assert made.dtype is whole.dtype is (each or dtype)
        np.testing.assert_array_equal(made.numpy(), whole.numpy(), strict=True)
    with pytest.raises(TypeError, match="not lists of different lengths"):
        tack.array([[1], [2], [3, 4]])
    with pytest.raises(TypeError, match="no integer type holds both -1 and 9223372036854775808"):
        tack.array([-1, 0, 2**63])


OTHER: list[tuple[object, str]] = [
    ("text", "not str"),
    (None, "not NoneType"),
    ({}, "not dict"),
    ([None], "not NoneType"),
    ([1j], "not complex"),
    ([[1], [1, 2]], "not lists of different lengths"),
    ([1, [2]], "not lists of different lengths"),
    (2**64, "beyond 64 bits"),
    ([1.0, 2**64], "beyond 64 bits"),
    ([0, -(2**63) - 1], "beyond 64 bits"),
    ([-1, 2**63], "no integer type holds both -1 and 9223372036854775808"),
    ([np.timedelta64(1, "s")], "not timedelta64"),
    ([np.datetime64(1, "s")], "not datetime64"),
    (np.timedelta64(1, "s"), "Unsupported numpy dtype timedelta64"),
    ([np.array([5], "m8[ns]")], "Unsupported numpy dtype timedelta64"),
    ([[np.ma.masked, 1.0]], "masked array"),
    ([np.ma.masked_array([1.0, 2.0], [0, 1])], "masked array"),
    (np.ma.masked_array([1.0, 2.0], [0, 1]), "masked array"),
]


@pytest.mark.parametrize(("obj", "reason"), OTHER, ids=str)
def test_array_of_other_things(obj: object, reason: str) -> None:
    """R-012"""
    with pytest.raises(TypeError, match=f"^array: .*{reason}"):
        tack.array(obj)


def test_a_list_that_holds_itself() -> None:
    obj: list[object] = []
    obj.append(obj)
    with pytest.raises(TypeError, match="array: expected numbers"):
        tack.array(obj)


class Lying(np.ndarray):  # type: ignore[type-arg]
    """An array that says another shape of itself than it has."""

    shape = property(lambda self: (1000,))  # type: ignore[assignment]
    dtype = property(lambda self: np.dtype("f8"))  # type: ignore[assignment]


def test_subclasses_are_read_as_the_arrays_that_they_are() -> None:
    """R-012, R-014"""
    lying = np.array([1, 2, 3], np.int16).view(Lying)
    made = tack.array(lying)
    assert (made.dtype, made.numpy().tolist()) == (tack.i16, [1, 2, 3])
    target = tack.zeros(3, tack.i16)
    tack.copyto(target, lying)
    assert target.numpy().tolist() == [1, 2, 3]
    assert tack.zeros_like(lying).shape == (3,)
    matrix = np.ones((2, 2)).view(np.matrix)
    assert tack.array(matrix).numpy().tolist() == [[1.0, 1.0], [1.0, 1.0]]


def test_array_converts_on_request() -> None:
    made = tack.array([1.9, -1.9, 300.0, float("nan")], tack.u8)
    assert made.numpy().tolist() == [1, 0, 255, 0]


def test_numpy_and_copy_are_independent() -> None:
    """R-013, R-019"""
    a = tack.zeros(4)
    read, copied = a.numpy(), a.copy()
    read[:] = 1
    a.fill(2)
    assert a.numpy().tolist() == [2, 2, 2, 2]
    assert copied.numpy().tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize(
    "way", [copy.copy, copy.deepcopy, lambda a: pickle.loads(pickle.dumps(a))], ids=["copy", "deep", "pickle"]
)
def test_copies_of_python_are_copies(way: Callable[[Any], Any]) -> None:
    """R-003, R-019: in storage of their own, on the same device."""
    a = tack.full((2, 3), 7, tack.vec2())
    b = way(a)
    assert (b.shape, b.dtype, b.device, b.numpy().tolist()) == (a.shape, a.dtype, a.device, a.numpy().tolist())
    b.fill(8)
    assert a[1, 2].tolist() == [7, 7]
    assert tack.concat([a, b]).shape == (4, 3)
    assert way(CPU) is CPU


def test_reshape_shares_the_memory() -> None:
    """R-019"""
    a = tack.arange(6)
    b = a.reshape((2, 3))
    assert a.reshape(3, 2).shape == (3, 2)
    b.fill(7)
    assert a.numpy().tolist() == [7] * 6
    assert b.reshape(6)[5] == 7
    with pytest.raises(ValueError, match="6 elements"):
        a.reshape((4, 2))
    with pytest.raises(ValueError, match="negative"):
        a.reshape((-1,))


def test_copyto() -> None:
    """R-014"""
    a = tack.zeros(3, tack.i32)
    tack.copyto(a, np.array([1.9, -1.9, 1e30]))
    assert a.numpy().tolist() == [1, -1, 2**31 - 1]
    tack.copyto(a, tack.array([4, 5, 6]))
    assert a.numpy().tolist() == [4, 5, 6]
    tack.copyto(a, np.arange(3, dtype=">i8"))
    assert a.numpy().tolist() == [0, 1, 2]
    with pytest.raises(ValueError, match=r"Shape mismatch: array is \(3,\), got \(4,\)"):
        tack.copyto(a, np.zeros(4))
    with pytest.raises(ValueError, match="Shape mismatch"):
        tack.copyto(a, np.zeros((3, 1)))
    with pytest.raises(TypeError, match="not list"):
        tack.copyto(a, [1, 2, 3])
    with pytest.raises(TypeError, match=r"masked array.*a\.filled"):
        tack.copyto(a, np.ma.masked_array([7, 8, 9], [0, 1, 0]))
    with pytest.raises(TypeError, match=r"np\.copyto"):
        tack.copyto(np.zeros(3), a)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^copyto: writes to a tack array, not to bytearray; tack\.from_dlpack\(dst\) shares"):
        tack.copyto(bytearray(3), a)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^copyto: writes to a tack array, not to list; make one with tack\.array\(dst\)"):
        tack.copyto([1, 2, 3], a)  # type: ignore[arg-type]
    assert a.numpy().tolist() == [0, 1, 2]


NUMPY_NUMBERS = ((np.float16(2.5), 2), (np.longdouble(3.5), 3), (np.bool_(True), 1), (np.float64("inf"), 255), (np.array(6), 6))


def test_fill() -> None:
    """R-016, T-019, T-020"""
    a = tack.empty(2, tack.u8)
    for value, stored in (
        (3, 3),
        (257, 1),
        (-1, 255),
        (2.9, 2),
        (1e9, 255),
        (float("nan"), 0),
        (np.int16(5), 5),
        (True, 1),
        *NUMPY_NUMBERS,
    ):
        a.fill(value)
        assert a.numpy().tolist() == [stored, stored]
    for other in ([1, 2], "1", np.timedelta64(1, "s"), np.complex64(1), 2**64):
        with pytest.raises(TypeError, match=r"^fill: "):
            a.fill(other)
    assert tack.full(2, np.float16(2.5)).numpy().tolist() == [2.5, 2.5]
    assert tack.full(2, np.bool_(True), tack.i8).numpy().tolist() == [1, 1]


def test_host_indexing() -> None:
    """R-017"""
    a = tack.array(np.arange(6, dtype=np.float64).reshape(2, 3))
    assert a[1, 2] == 5.0
    assert a[-1, -3] == 3.0
    assert a[4] == 4.0  # row-major, as in kernels
    assert a[-1] == 5.0
    assert type(a[0, 0]) is float
    assert type(tack.arange(3)[np.int64(1)]) is int
    for index in ((2, 0), (0, 3), (-3, 0), 6, -7, (0, 0, 0), ()):
        with pytest.raises(IndexError):
            a[index]
    assert tack.array(2.5)[None] == 2.5
    assert tack.array(2.5)[()] == 2.5
    with pytest.raises(IndexError):
        a[None]
    for other in (1.0, np.array([1, 2]), (0, None), (0, "x")):
        with pytest.raises(TypeError, match="index is an int"):
            a[other]


def test_what_the_host_cannot_do_says_what_to_do_instead() -> None:
    """R-018"""
    a = tack.zeros(3)
    with pytest.raises(TypeError, match="copyto"):
        a[0] = 1.0
    with pytest.raises(TypeError, match="numpy"):
        a[0:2]
    with pytest.raises(TypeError, match="numpy"):
        list(a)
    with pytest.raises(TypeError, match="numpy"):
        1.0 in a  # noqa: B015
    with pytest.raises(TypeError, match="size"):
        bool(a)


F64_EDGES = [
    *(0.0, -0.5, 0.99, -1.0, 127.0, 128.0, 255.5, 256.0, 32768.0, 2147483647.9, 2.0**31, 2.0**53, 2.0**63, 2.0**64),
    *(-(2.0**31), -(2.0**63), 1e300, -1e300, float("inf"), -float("inf"), float("nan")),
]


@pytest.mark.parametrize("source", [tack.f32, tack.f64], ids=str)
@pytest.mark.parametrize("target", [scalar for scalar in SCALARS if not scalar.is_float], ids=str)
def test_astype_saturates_floats(source: Scalar, target: Scalar) -> None:
    """R-020, T-020: truncate, saturate, NaN to 0; expected values by exact arithmetic."""
    low, high = (-(1 << target.bits - 1), (1 << target.bits - 1) - 1) if target.kind == "i" else (0, (1 << target.bits) - 1)
    with np.errstate(over="ignore"):
        values = np.array(F64_EDGES).astype(source.numpy)
    values = np.concatenate([values, np.nextafter(values, source.numpy.type(0))])  # neighbours of powers of two

    def expected(value: float) -> int:
        if value != value:
            return 0
        if value in (float("inf"), -float("inf")):
            return high if value > 0 else low
        return min(max(int(value), low), high)

    found = tack.array(values).astype(target)
    assert found.numpy().tolist() == [expected(value) for value in values.tolist()]
    assert [tack.array(value).astype(target)[()] for value in values] == found.numpy().tolist()  # of 0 dimensions
    inside = np.array([value for value in values.tolist() if low <= value <= high], source.numpy)
    for some in (np.tile(values, 50), np.tile(inside, 500)):  # many, and many that are in range
        assert tack.array(some).astype(target).numpy().tolist() == list(map(expected, some.tolist()))


@pytest.mark.parametrize("target", [scalar for scalar in SCALARS if not scalar.is_float], ids=str)
def test_astype_wraps_integers(target: Scalar) -> None:
    """R-020, T-019"""
    for value in (0, -1, 127, 128, 255, 256, -129, 2**31, 2**40 + 5, -(2**63), 2**63 - 1):
        wrapped = value % (1 << target.bits)
        expected = wrapped - (1 << target.bits) if target.kind == "i" and wrapped >> (target.bits - 1) else wrapped
        assert tack.array(np.array([value], np.int64)).astype(target)[0] == expected


def test_astype_rounds_to_f32() -> None:
    """T-021: once, to the nearest; too large is infinite."""
    made = tack.array([0.1, 1e300, 16777217.0], tack.f64).astype(tack.f32)
    assert made.dtype is tack.f32
    assert made.numpy().tolist() == [float(np.float32(0.1)), float("inf"), 16777216.0]


def test_zero_size_and_0d() -> None:
    """R-021"""
    for shape in ((0,), (3, 0), (0, 4)):
        a = tack.zeros(shape)
        assert (a.shape, a.size, a.numpy().shape) == (shape, 0, shape)
        a.fill(1)
        assert a.copy().reshape(0).shape == (0,)
    point = tack.full((), 3)
    assert (point.shape, point.size, point.numpy().shape) == ((), 1, ())
    with pytest.raises(TypeError, match="0-d"):
        len(point)


def test_like_and_concat() -> None:
    """R-011"""
    a = tack.array([[1, 2], [3, 4]])
    for made in (tack.empty_like(a), tack.zeros_like(a), tack.ones_like(a), tack.full_like(a, 9)):
        assert (made.shape, made.dtype) == ((2, 2), tack.i32)
    source = np.ones((2, 3), ">u2")
    for made in (tack.empty_like(source), tack.zeros_like(source), tack.ones_like(source), tack.full_like(source, 9)):
        assert (made.shape, made.dtype) == ((2, 3), tack.u16)
    assert tack.concat([a, tack.full_like(a, 9)]).numpy().tolist() == [[1, 2], [3, 4], [9, 9], [9, 9]]
    with pytest.raises(TypeError, match="one dtype"):
        tack.concat([a, tack.zeros((2, 2))])
    with pytest.raises(ValueError, match="differ"):
        tack.concat([a, tack.zeros((2, 3), tack.i32)])


def test_numpy_protocols() -> None:
    """I-005"""
    a = tack.arange(3)
    shared = np.asarray(a)
    a.fill(5)
    assert shared.tolist() == [5, 5, 5]
    copied = a.__array__()
    a.fill(6)
    assert copied.tolist() == [5, 5, 5]
    assert np.array(a, dtype=np.float64).tolist() == [6.0, 6.0, 6.0]


@pytest.mark.parametrize(("shape", "error"), [(-1, ValueError), ((2, -3), ValueError), (1.5, TypeError), ("ab", TypeError)])
def test_bad_shapes(shape: object, error: type[Exception]) -> None:
    with pytest.raises(error):
        tack.zeros(shape)  # type: ignore[arg-type]


def test_dtype_must_be_a_tack_type() -> None:
    with pytest.raises(TypeError, match=r"tack\.f32"):
        tack.zeros(3, np.float32)  # type: ignore[arg-type]


tool: Any = tack  # for calls that no type checker lets through

REFUSED: list[tuple[str, Callable[[], object], type[Exception], str]] = [
    ("empty", lambda: tool.empty("ab"), TypeError, "a shape is an int or a tuple of ints"),
    ("empty", lambda: tool.empty((1,) * 70), ValueError, "at most (64|32) dimensions, not 70"),
    ("empty", lambda: tool.empty(2**62), ValueError, "larger than any memory"),
    ("empty", lambda: tool.empty((2**40, 2**40)), ValueError, "larger than any memory"),
    ("empty", lambda: tool.empty((0, 2**62, 2**62)), ValueError, "larger than any memory"),
    ("empty", lambda: tool.empty(2**62 - 200, tack.u8), MemoryError, "no memory for an array of shape"),
    ("empty", lambda: tool.empty(np.timedelta64(3, "s")), TypeError, "a shape is an int or a tuple of ints"),
    ("zeros", lambda: tool.zeros(-1), ValueError, "no negative sizes"),
    ("zeros", lambda: tool.zeros(3, "f4"), TypeError, "dtype is a tack type"),
    ("zeros", lambda: tool.zeros(3, "cpu"), TypeError, "dtype is a tack type .*; write device='cpu'$"),
    ("zeros", lambda: tool.zeros(2, 3), TypeError, r"not 3; several sizes are one tuple, \(2, 3\)"),
    (
        "zeros_like",
        lambda: tool.zeros_like(tack.zeros(2), tack.i8),
        TypeError,
        r"tack\.zeros\(a\.shape, tack\.i8\)",
    ),
    ("zeros", lambda: tool.zeros(3, device="metal:7"), RuntimeError, ":7' is not available"),
    ("ones", lambda: tool.ones(3, device="gpu"), ValueError, "Unknown device"),
    ("ones", lambda: tool.ones(3, device="cpu:"), ValueError, "Unknown device 'cpu:'"),
    ("ones", lambda: tool.ones(3, device="cpu:\u0660"), ValueError, "Unknown device"),  # digits of another script
    (
        "ones",
        lambda: tool.ones(3, device="opencl:" + "9" * 5000),
        ValueError,
        "Unknown device 'opencl:9{53}' .*; known devices are",
    ),
    ("full", lambda: tool.full(3, [1]), TypeError, "expected a number, not list"),
    ("full", lambda: tool.full(3, 2**64), TypeError, "beyond 64 bits"),
    ("arange", lambda: tool.arange(()), TypeError, r"takes one int, how many numbers to make, not \(\)"),
    ("arange", lambda: tool.arange((2, 3)), TypeError, r"takes one int, how many numbers to make, not \(2, 3\)"),
    ("arange", lambda: tool.arange(1.5), TypeError, "takes one int"),
    ("arange", lambda: tool.arange(-1), ValueError, "no negative sizes"),
    ("arange", lambda: tool.arange(2**70), ValueError, "larger than any memory"),
    ("arange", lambda: tool.arange(2, 5), TypeError, r"tack\.array\(np\.arange\(2, 5, \.\.\.\)\)"),
    ("empty_like", lambda: tool.empty_like([1]), TypeError, "takes a tack or NumPy array as the model, not list"),
    ("zeros_like", lambda: tool.zeros_like(3), TypeError, "takes a tack or NumPy array as the model, not int"),
    ("ones_like", lambda: tool.ones_like(np.zeros(2, "f2")), TypeError, "Unsupported numpy dtype float16"),
    ("full_like", lambda: tool.full_like(tack.zeros(2), "x"), TypeError, "not str"),
    ("array", lambda: tool.array([1], "i4"), TypeError, "dtype is a tack type"),
    ("concat", lambda: tool.concat([]), TypeError, "one or more arrays"),
    ("concat", lambda: tool.concat(tack.zeros(2)), TypeError, "takes a list of tack arrays, not Array"),
    ("concat", lambda: tool.concat(tack.f32), TypeError, "takes a list of tack arrays, not Scalar"),
    ("concat", lambda: tool.concat(tack.vec3()), TypeError, "takes a list of tack arrays, not Compound"),
    ("concat", lambda: tool.concat([tack.zeros(1), tack.arange(1)]), TypeError, "takes arrays of one dtype, not of f32, i32"),
    ("concat", lambda: tool.concat(5), TypeError, "takes a list of tack arrays, not int"),
    ("concat", lambda: tool.concat([np.zeros(2)]), TypeError, "takes tack arrays, not ndarray"),
    ("copyto", lambda: tool.copyto(tack.zeros(2), np.zeros(3)), ValueError, "Shape mismatch"),
    ("copyto", lambda: tool.copyto(tack.zeros(2), np.zeros(2, "f2")), TypeError, "Unsupported numpy dtype"),
    ("reshape", lambda: tool.zeros(2).reshape((1,) * 70), ValueError, "at most"),
    ("reshape", lambda: tool.zeros(2).reshape("x"), TypeError, "a shape is an int"),
    ("astype", lambda: tool.zeros(2).astype(np.int8), TypeError, "dtype is a tack type"),
    ("to_device", lambda: tool.zeros(2).to_device("gpu"), ValueError, "Unknown device"),
]


@pytest.mark.parametrize(("name", "call", "error", "reason"), REFUSED)
def test_errors_name_the_function(name: str, call: Callable[[], object], error: type[Exception], reason: str) -> None:
    """R-010..R-021: once, whichever function it uses inside."""
    with pytest.raises(error, match=f"^{name}: [^:]*{reason}"):
        call()


def test_arrays_have_no_operators() -> None:
    """But with arrays and numbers of NumPy, which copy what they are given."""
    a, values = tack.arange(3), np.arange(3)
    binary = (
        operator.add,
        operator.sub,
        operator.mul,
        operator.truediv,
        operator.floordiv,
        operator.mod,
        operator.lt,
    )
    for call in binary:
        for other in (a, 2, 2.5, [1, 2, 3]):
            with pytest.raises(KernelTypeError, match="compute in a kernel, or on"):
                call(a, other)
    for unary in (operator.neg, operator.pos, operator.abs, operator.invert, lambda a: 2 * a):
        with pytest.raises(KernelTypeError, match="compute in a kernel, or on"):
            unary(a)
    for other in (values, np.int64(2), np.float64(2)):
        for call in (operator.add, operator.mul, operator.lt):
            np.testing.assert_array_equal(call(a, other), call(values, other), strict=True)
            np.testing.assert_array_equal(call(other, a), call(other, values), strict=True)
    assert a in {a}
    assert a != a.copy()
    with pytest.raises(TypeError, match="reversible"):
        reversed(a)  # type: ignore[call-overload]


def test_the_element_of_an_array_without_dimensions() -> None:
    """R-017"""
    a = tack.full((), 3)
    assert a[()] == a[None] == 3
    with pytest.raises(IndexError, match=r"its element is a\[\(\)\]"):
        a[0]
    with pytest.raises(IndexError, match=r"None is no index for an array of shape \(2,\); give 1, or"):
        tack.zeros(2)[None]
    with pytest.raises(IndexError, match=r"then those of the components, a\[i\]\[0, 0\]"):
        tack.zeros(2, tack.mat2())[0, 1, 1]


def test_devices() -> None:
    """R-001, R-002, R-004"""
    cpu = tack.device("cpu")
    assert tack.devices()[0] is cpu
    assert tack.default_device() is cpu
    assert tack.device(cpu) is cpu
    assert (cpu.name, cpu.supports_f64, cpu.supports_workgroups) == ("cpu", True, False)
    assert cpu.supported_dtypes == cpu.supported_atomic_dtypes == set(SCALARS)
    assert tack.zeros(2).device is cpu
    tack.set_default_device("cpu")
    tack.sync()
    tack.sync("cpu")
    a = tack.zeros(2)
    assert a.to_device("cpu") is a


@pytest.mark.parametrize("name", ["cuda:7", "hip:7", "metal:7", "level_zero:7", "opencl:7", "cpu:1"])
def test_unavailable_devices(name: str) -> None:
    """R-005"""
    with pytest.raises(RuntimeError, match="is not available: ") as caught:
        tack.set_default_device(name)
    assert isinstance(caught.value, DeviceError)
    assert tack.default_device() is CPU
    with pytest.raises(DeviceError):
        tack.zeros(3, device=name)


@pytest.mark.parametrize("name", ["gpu", "", "cuda:", "cuda:x", "CUDA", "cpu:-1"])
def test_unknown_devices(name: str) -> None:
    """R-001"""
    with pytest.raises(ValueError, match=r"known devices are cpu, .*, opencl$") as caught:
        tack.set_default_device(name)
    assert isinstance(caught.value, TackError)


FOREIGN_NAMES = [
    ("cpu", "a.numpy()"),
    ("tolist", "a.numpy().tolist(...)"),
    ("T", "a.numpy().T"),
    ("to", "a.to_device(...)"),
    ("argsort", "tack.algorithms.argsort(a)"),
    ("cumsum", "tack.algorithms.inclusive_scan(a, sums)"),
]


@pytest.mark.parametrize(("name", "found"), FOREIGN_NAMES)
def test_names_of_other_packages_are_said(name: str, found: str) -> None:
    a = tack.zeros(3)
    with pytest.raises(AttributeError) as caught:
        getattr(a, name)
    assert str(caught.value) == f"'Array' object has no attribute '{name}'; it is {found}"


def test_every_name_that_is_said_is_there() -> None:
    a = tack.zeros((2, 3))
    for name, text in methods._ELSEWHERE.items():
        assert not hasattr(a, name)
        first, *parts = text.replace("a.numpy().", "numpy.").partition("(")[0].split(".")
        owner: Any = {"a": a, "tack": language, "numpy": a.numpy()}[first]
        for part in parts:
            owner = getattr(owner, part)


def test_other_attributes_that_arrays_lack_are_plain_errors() -> None:
    """Protocols ask for what is not there, too."""
    a = tack.arange(4)
    with pytest.raises(AttributeError, match=r"^'Array' object has no attribute 'nothing'$"):
        a.nothing  # noqa: B018
    assert copy.copy(a).numpy().tolist() == [0, 1, 2, 3]
