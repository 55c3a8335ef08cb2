"""Arrays on every device, copied and filled in pieces (contract section 14): the same with pieces of a few elements as in one."""

from __future__ import annotations

import copy
import gc
import pickle
import re
import signal
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from simulators import gpus

import tack_runtime as tack
from tack_runtime import transfers
from tack_runtime.device_memory import Allocation, DeviceMemory
from tack_runtime.dtypes import Compound, Element
from tack_runtime.errors import KernelTypeError, KernelValueError

DEVICES = ("cpu", *gpus.DEVICES)
SHAPES = [(), (0,), (3, 0), (7,), (50,), (5, 13), (3, 40), (2, 3, 20), (65,)]


@pytest.fixture(scope="module", autouse=True)
def drivers() -> Iterator[None]:
    gpus.install()
    with gpus.toolchains():
        yield


@pytest.fixture(params=DEVICES)
def device(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pieces of a few elements."""
    monkeypatch.setattr(transfers, "PIECE", 16)
    monkeypatch.setattr(transfers, "_COPIED", 64)


def values(shape: tuple[int, ...], dtype: Element) -> np.ndarray:
    """Numbers, each another, as the memory of an array has them."""
    whole = shape + dtype.shape
    return np.array(np.arange(np.prod(whole, dtype=int)).reshape(whole) * 3 % 251, dtype.scalar.numpy)


def test_pieces_are_the_whole(small: None) -> None:
    """Each element is in one of them, in row-major order."""
    for shape in SHAPES:
        whole = np.arange(np.prod(shape, dtype=int)).reshape(shape)
        found = list(transfers.pieces(shape))
        assert np.concatenate([whole[place].ravel() for place, _, _ in found]).tolist() == whole.ravel().tolist()
        for place, start, part in found:
            assert whole[place].shape == part
            assert whole[place].ravel()[:1].tolist() in ([start], [])
            assert whole[place].size <= 16


@pytest.mark.parametrize("dtype", [tack.f32, tack.i16, tack.vec3(), tack.mat2(tack.u8)], ids=str)
def test_every_way_to_move_elements(device: str, dtype: Element, small: None) -> None:
    """R-003, R-010..R-016, R-019, R-021"""
    for shape in SHAPES:
        wanted = values(shape, dtype)
        a = tack.array(wanted, dtype, device)
        assert (a.shape, a.dtype, a.device) == (shape, dtype, tack.device(device))
        np.testing.assert_array_equal(a.numpy(), wanted, strict=True)
        np.testing.assert_array_equal(a.copy().numpy(), wanted, strict=True)
        np.testing.assert_array_equal(a.to_device("cpu").to_device(device).numpy(), wanted, strict=True)
        np.testing.assert_array_equal(tack.array(a, device=device).numpy(), wanted, strict=True)
        b = tack.zeros_like(a)
        assert not b.numpy().any()
        tack.copyto(b, a)
        np.testing.assert_array_equal(b.numpy(), wanted)
        b.fill(5)
        assert (b.numpy() == 5).all()
        tack.copyto(b, wanted)
        np.testing.assert_array_equal(b.reshape(b.size).numpy().reshape(wanted.shape), wanted)
        np.testing.assert_array_equal(tack.full_like(a, 7).numpy(), np.full_like(wanted, 7))
        for other in (tack.empty_like(a, "cpu"), tack.ones_like(wanted, device)):
            assert other.memory.shape == wanted.shape
        if shape:
            joined = tack.concat([a, tack.full_like(a, 9), a])
            np.testing.assert_array_equal(joined.numpy(), np.concatenate([wanted, np.full_like(wanted, 9), wanted]), strict=True)


def test_components_fill_every_element(device: str, small: None) -> None:
    """R-016"""
    a = tack.full((5, 9), [1, 2, 3], tack.vec3(tack.i16), device)
    assert (a.numpy() == [1, 2, 3]).all()
    a.fill(4.5)
    assert (a.numpy() == 4).all()


def test_numbers_in_order(device: str, small: None) -> None:
    """R-011"""
    for count in (0, 1, 16, 50):
        assert tack.arange(count, tack.i64, device).numpy().tolist() == list(range(count))
    assert tack.arange(300, tack.u8, device).numpy().tolist() == [n % 256 for n in range(300)]


@pytest.mark.parametrize(("source", "target"), [(tack.f32, tack.i8), (tack.i32, tack.u16), (tack.u8, tack.f32)], ids=str)
def test_types_convert_in_pieces(device: str, source: Any, target: Any, small: None) -> None:
    """R-014, R-020, T-019..T-021"""
    numbers = np.array([-1e9, -200.7, -1, 0, 0.9, 100, 127.5, 1e9, *range(40)]).reshape(6, 8).astype(source.numpy)
    a = tack.array(numbers, device=device)
    wanted = tack.array(numbers, target).numpy()
    assert a.astype(target).device is a.device
    np.testing.assert_array_equal(a.astype(target).numpy(), wanted, strict=True)
    for held in (a, numbers, numbers.astype(source.numpy.newbyteorder())):
        b = tack.zeros((6, 8), target, device)
        tack.copyto(b, held)
        np.testing.assert_array_equal(b.numpy(), wanted)


def test_any_view_of_numpy_is_a_source(device: str, small: None) -> None:
    """R-012, R-014"""
    base = np.arange(240, dtype=np.int32).reshape(8, 30)
    for view in (base[::2], base.T, base[:, ::-1], np.broadcast_to(base[0], (4, 30)), base[:, :1], base[3]):
        np.testing.assert_array_equal(tack.array(view, device=device).numpy(), view)
        made = tack.zeros(view.shape, tack.i32, device)
        tack.copyto(made, view)
        np.testing.assert_array_equal(made.numpy(), view)
    points = tack.zeros((8, 10), tack.vec3(tack.i32), device)
    tack.copyto(points, base.ravel()[::-1])  # the flat form
    np.testing.assert_array_equal(points.numpy().ravel(), base.ravel()[::-1])


def test_a_source_may_overlap_the_target(small: None) -> None:
    """R-014: what is copied is what was there before."""
    a = tack.arange(100)
    tack.copyto(a, np.asarray(a)[::-1])
    assert a.numpy().tolist() == list(range(100))[::-1]
    tack.copyto(a, a)
    assert a.numpy().tolist() == list(range(100))[::-1]
    shifted = np.arange(101, dtype=np.int32)
    tack.copyto(tack.wrap(shifted[1:], tack.i32), shifted[:-1])
    assert shifted.tolist() == [0, *range(100)]


@pytest.mark.parametrize("device", ["cuda", "hip", "level_zero"])
def test_memory_of_others_may_overlap_inside_a_device(device: str, small: None) -> None:
    """R-014: what is copied is what was there before, also where a driver copies."""
    for to, at, count in ((4, 0, 100), (0, 4, 100), (4, 0, 3), (0, 64, 80), (0, 0, 100)):
        a = tack.arange(120, device=device)
        assert isinstance(a.memory, DeviceMemory)
        place = a.memory.address
        target = tack.array_from_ptr(place + to, tack.i32, count, writable=True, device=device)
        tack.copyto(target, tack.array_from_ptr(place + at, tack.i32, count, device=device))
        wanted = list(range(120))
        wanted[to // 4 : to // 4 + count] = range(at // 4, at // 4 + count)
        assert a.numpy().tolist() == wanted


REFUSED: list[tuple[str, Callable[[Any, str], object], type[Exception], str]] = [
    ("copyto of another shape", lambda a, on: tack.copyto(a, np.ones(4)), KernelValueError, r"array is \(3,\), got \(4,\)"),
    (
        "copyto of another type",
        lambda a, on: tack.copyto(a, np.ones(3, "f2")),
        KernelTypeError,
        "Unsupported numpy dtype float16",
    ),
    ("copyto of a mask", lambda a, on: tack.copyto(a, np.ma.masked_equal([1.0, 2, 3], 2)), KernelTypeError, "masked array"),
    ("copyto of a list", lambda a, on: tack.copyto(a, [1, 2, 3]), KernelTypeError, "not list; use tack.array or np.asarray"),
    ("fill with text", lambda a, on: a.fill("x"), KernelTypeError, "expected numbers, .* not str"),
    ("fill with an array", lambda a, on: a.fill(np.ones(3)), KernelTypeError, r"copy arrays with tack\.copyto"),
    ("fill with a large number", lambda a, on: a.fill(2**64), KernelTypeError, "beyond 64 bits"),
    ("a negative size", lambda a, on: tack.empty((2, -1), device=on), KernelValueError, r"no negative sizes: \(2, -1\)"),
    ("a size that overflows", lambda a, on: tack.zeros(2**62, device=on), KernelValueError, "larger than any memory"),
    ("sizes that overflow", lambda a, on: tack.full((2**40, 2**40), 1, device=on), KernelValueError, "larger than any memory"),
    ("no elements of a large size", lambda a, on: tack.empty((0, 2**62), device=on), KernelValueError, "larger than any memory"),
    ("more than there is", lambda a, on: tack.empty(2**58, device=on), Exception, "no memory|OUT_OF|failed|nil|returned"),
    ("a value that is no number", lambda a, on: tack.full(3, None, device=on), KernelTypeError, "not NoneType"),
    (
        "numbers of another type",
        lambda a, on: tack.array(np.ones(3, "c8"), device=on),
        KernelTypeError,
        "Unsupported numpy dtype",
    ),
    ("a NumPy type", lambda a, on: tack.zeros(3, np.float32, on), KernelTypeError, "dtype is a tack type"),  # type: ignore[arg-type]
    ("astype to vectors", lambda a, on: a.astype(tack.vec3()), KernelTypeError, r"f32 converts to tack\.f32, not to tack\.vec3"),
    ("reshape to more", lambda a, on: a.reshape(4), KernelValueError, r"has 3 elements, which do not make one of \(4,\)"),
    ("concat of types", lambda a, on: tack.concat([a, tack.ones(3, tack.i32, on)]), KernelTypeError, "arrays of one dtype"),
    ("concat of shapes", lambda a, on: tack.concat([a, tack.ones((3, 1), device=on)]), KernelValueError, "differ beyond"),
    ("an index out of range", lambda a, on: a[3], IndexError, "index 3 is out of bounds for axis 0 with size 3"),
    ("an assignment", lambda a, on: a.__setitem__(0, 1), KernelTypeError, r"use tack\.copyto\(a, numpy_array\) or a\.fill"),
    ("a slice", lambda a, on: a[:2], KernelTypeError, r"cannot be sliced on the host; use a\.numpy\(\)"),
    ("a loop", lambda a, on: list(a), KernelTypeError, r"iterate a\.numpy\(\)"),
    ("an unknown device", lambda a, on: a.to_device("gpu"), KernelValueError, "Unknown device 'gpu'"),
]


def test_what_is_refused_writes_and_leaves_nothing(device: str) -> None:
    """R-001, R-010..R-012, R-014, R-016..R-020, R-033"""
    counted = getattr(gpus.driver(device), "simAllocations") if device in ("cuda", "hip", "level_zero") else lambda: 0  # noqa: B009
    a = tack.array([1.5, 2.5, 3.5], device=device)
    gc.collect()
    tack.sync(device)
    before = counted()
    for name, call, error, text in REFUSED:
        with pytest.raises(error) as caught:
            call(a, device)
        assert re.search(text, str(caught.value)), (name, str(caught.value))
        del caught
    gc.collect()
    tack.sync(device)
    assert counted() == before
    assert a.numpy().tolist() == [1.5, 2.5, 3.5]


def test_read_only_targets(device: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """I-002, R-014, R-016: refused, and not written."""
    source = np.arange(3, dtype=np.float32)
    source.flags.writeable = False
    a = tack.wrap(source, tack.f32) if device == "cpu" else tack.array(source, device=device)
    monkeypatch.setattr(Allocation, "writable", False)
    for call in (lambda: a.fill(1), lambda: tack.copyto(a, np.ones(3)), lambda: tack.copyto(a, tack.ones(3))):
        with pytest.raises(RuntimeError, match=r"the array is read-only; copy it first with a\.copy\(\)"):
            call()
    assert a.numpy().tolist() == [0, 1, 2]
    monkeypatch.undo()
    copied = a.copy()
    copied.fill(1)
    assert copied.numpy().tolist() == [1, 1, 1]


def test_arrays_of_two_devices_are_not_joined() -> None:
    """R-003, R-011: unless it is said where."""
    a, b = tack.ones(2), tack.zeros(2, device="cuda")
    with pytest.raises(KernelValueError, match=r"^concat: the arrays are on different devices, cpu and cuda; give device=\.\.\."):
        tack.concat([a, b])
    for device in DEVICES:
        joined = tack.concat([a, b], device)
        assert joined.device is tack.device(device)
        assert joined.numpy().tolist() == [1, 1, 0, 0]


def test_an_interrupted_copy_leaves_its_first_pieces(device: str, small: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """R-014: later copies are whole."""
    convert, calls = transfers.convert, 0

    def converted(*arguments: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 3:
            signal.raise_signal(signal.SIGINT)
        return convert(*arguments)

    a = tack.zeros(50, tack.i32, device)
    monkeypatch.setattr(transfers, "convert", converted)
    with pytest.raises(KeyboardInterrupt):
        tack.copyto(a, np.ones(50, np.int64))
    monkeypatch.setattr(transfers, "convert", convert)
    assert a.numpy().tolist() == [1] * 32 + [0] * 18
    tack.copyto(a, np.ones(50, np.int64))
    assert (a.numpy() == 1).all()


def test_numpy_gets_any_type_in_pieces(device: str, small: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """I-005: each piece as NumPy converts, and Python handles signals between them."""
    a = tack.arange(50, device=device).reshape(5, 10)
    for dtype in (None, np.float64, np.float16, object, "S", ">i2", bool):
        wanted = a.numpy().astype(np.int32 if dtype is None else dtype)  # type: ignore[arg-type]
        np.testing.assert_array_equal(a.__array__(dtype), wanted, strict=True)
    pieces = transfers.pieces

    def interrupted(shape: tuple[int, ...]) -> Any:
        yield from list(pieces(shape))[:2]
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(transfers, "pieces", interrupted)
    with pytest.raises(KeyboardInterrupt):
        a.__array__(np.float64)


def test_arrays_are_copied_and_pickled_with_their_device(device: str) -> None:
    """R-002, R-019: the memory is another, the device the same value."""
    for a in (tack.arange(6, device=device).reshape(2, 3), tack.full(2, [1, 2, 3], tack.vec3(), device)):
        for made in (copy.copy(a), copy.deepcopy(a), pickle.loads(pickle.dumps(a))):
            assert (made.shape, made.dtype, made.device) == (a.shape, a.dtype, a.device)
            np.testing.assert_array_equal(made.numpy(), a.numpy(), strict=True)
            made.fill(9)
            assert not (a.numpy() == 9).any()
    assert pickle.loads(pickle.dumps(tack.device(device))) is copy.deepcopy(tack.device(device)) is tack.device(device)


TEXTS: list[tuple[tack.Array, str]] = [
    (tack.array([1.5, 2, 3]), "<tack.Array f32[3] on cpu: [1.5, 2. , 3. ]>"),
    (tack.arange(100), "<tack.Array i32[100] on cpu: [0, 1, 2, 3, 4, 5, 6, 7, ...]>"),
    (tack.arange(100).reshape(10, 10), "<tack.Array i32[10, 10] on cpu: [0, 1, 2, 3, 4, 5, 6, 7, ...]>"),
    (tack.full((), 2, tack.i8), "<tack.Array i8[] on cpu: 2>"),
    (tack.zeros((0, 3)), "<tack.Array f32[0, 3] on cpu: []>"),
    (tack.ones(9, tack.vec3(tack.i32)), "<tack.Array vec3(i32)[9] on cpu: [[1, 1, 1], [1, 1, 1], ...]>"),
    (tack.ones((), tack.mat2(tack.i32)), "<tack.Array mat2(i32)[] on cpu: [[1, 1], [1, 1]]>"),
]


@pytest.mark.parametrize(("a", "text"), TEXTS, ids=[text for _, text in TEXTS])
def test_the_text_of_an_array(a: tack.Array, text: str) -> None:
    """R-015"""
    assert repr(a) == str(a) == text


@pytest.mark.parametrize("device", gpus.DEVICES)
def test_the_text_of_an_array_waits_for_nothing(device: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """R-015: no element is read."""
    a = tack.zeros((2, 3), device=device)
    monkeypatch.setattr(transfers, "_read", None)
    assert repr(a) == f"<tack.Array f32[2, 3] on {device}>"


def test_compound_arrays_have_no_common_scalar() -> None:
    """R-011, R-020: concat and astype keep components."""
    assert isinstance(tack.vec3(), Compound)
    with pytest.raises(KernelTypeError, match="arrays of one dtype"):
        tack.concat([tack.zeros(2, tack.vec3()), tack.zeros(2)])
