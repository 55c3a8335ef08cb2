"""Memory that is shared with others on the CPU: addresses, capsules of DLPack, array interfaces, and the life of all of them."""

from __future__ import annotations

import array
import ctypes
import datetime
import gc
import subprocess
import sys
import threading
import tracemalloc
import weakref
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from capsules import Exporter, OldExporter, name_of, tensor_of

import tack
from tack_runtime.interop import as_array

ROOT = Path(__file__).parent


@tack.kernel
def add_one(x: tack.f32[:], y: tack.f32[:]):
    for i in range(len(y)):
        y[i] = x[i] + 1.0


@tack.device_class
class Pair:
    def __init__(self, x: Any, y: Any) -> None:
        self.x = x
        self.y = y


@tack.kernel
def add_in(pair: Pair, n: tack.i32):
    for i in range(n):
        pair.y[i] = pair.x[i] + 1.0


def address(a: tack.Array) -> int:
    found: int = a.memory.__array_interface__["data"][0]  # type: ignore[union-attr]
    return found


def numbers(n: int = 6) -> np.ndarray:
    return np.arange(n, dtype=np.float32)


def read_only(n: int = 6) -> np.ndarray:
    made = numbers(n)
    made.flags.writeable = False
    return made


def exporter(values: np.ndarray, **more: Any) -> Exporter:
    """An exporter of the memory of a NumPy array, which it holds."""
    made = more.pop("cls", Exporter)(values.ctypes.data, values.shape, **more)
    made.values = values
    return made


# --- memory at an address -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "pointer",
    [
        lambda x: x.ctypes.data,
        lambda x: np.uint64(x.ctypes.data),
        lambda x: ctypes.c_void_p(x.ctypes.data),
        lambda x: x.ctypes.data_as(ctypes.POINTER(ctypes.c_float)),
        lambda x: x,
    ],
    ids=["int", "NumPy integer", "c_void_p", "pointer", "array"],
)
def test_an_address(pointer: Callable[[np.ndarray], Any]) -> None:
    """I-001, I-002: shared, and read-only unless asked for otherwise, on the host and in kernels (M-006)."""
    x = numbers()
    a = tack.array_from_ptr(pointer(x), tack.f32, (2, 3))
    assert (a.shape, a.dtype, a.device, address(a)) == ((2, 3), tack.f32, tack.device("cpu"), x.ctypes.data)
    x[5] = 50
    assert a[1, 2] == 50
    for write in (lambda: a.fill(0), lambda: tack.copyto(a, np.zeros((2, 3)))):
        with pytest.raises(RuntimeError, match=r"the array is read-only; copy it first with a.copy\(\)"):
            write()
    with pytest.raises(ValueError, match="parameter 'y' may be written, but its array is read-only"):
        add_one(x, a.reshape(6))
    assert x.tolist() == [0, 1, 2, 3, 4, 50]
    b = tack.array_from_ptr(pointer(x), tack.f32, 6, writable=True)
    add_one(b, b)
    assert x.tolist() == [1, 2, 3, 4, 5, 51]
    tack.array_from_ptr(pointer(x), tack.vec2(), 3, writable=True).fill([7, 8])
    assert x.tolist() == [7, 8] * 3


def test_an_array_whose_memory_is_used_is_kept() -> None:
    """I-001: of a NumPy array, not of an address."""
    x = numbers()
    a = tack.array_from_ptr(x, tack.u8, 24)
    held = weakref.ref(x)
    del x
    gc.collect()
    assert held() is not None
    assert a.numpy().view(np.float32).tolist() == [0, 1, 2, 3, 4, 5]
    view = a.reshape(4, 6)
    del a
    assert held() is not None
    del view
    assert held() is None


def test_an_address_that_is_not_aligned() -> None:
    """M-005: on the CPU it is taken."""
    raw = np.zeros(33, np.uint8)
    start = -raw.ctypes.data % 8 + 1
    for made in (
        tack.array_from_ptr(raw.ctypes.data + start, tack.f32, 3, writable=True),
        tack.from_dlpack(exporter(raw, offset=start, dtype=(2, 32, 1)).of((3,))),
    ):
        made.fill(3)
        add_one(made, made)
        assert raw[start : start + 12].view(np.uint8).tobytes() == np.full(3, 4, np.float32).tobytes()
        assert raw[:start].sum() == raw[start + 12 :].sum() == 0


POINTERS: list[tuple[Any, Any, Any, type[Exception], str]] = [
    (None, tack.f32, 4, TypeError, "an address is an int such as .*, not NoneType"),
    (1.5, tack.f32, 4, TypeError, "not float"),
    ("x", tack.f32, 4, TypeError, "not str"),
    (b"abcd", tack.f32, 1, TypeError, "not bytes"),
    (True, tack.f32, 4, TypeError, "not bool"),
    ([64], tack.f32, 4, TypeError, "not list"),
    (0, tack.f32, 4, ValueError, "the address is null"),
    (ctypes.c_void_p(), tack.f32, 4, ValueError, "the address is null"),
    (-8, tack.f32, 4, ValueError, "-8 is no address"),
    (1 << 64, tack.f32, 4, ValueError, "18446744073709551616 is no address"),
    ((1 << 64) - 8, tack.f32, 4, ValueError, "0xfffffffffffffff8 leaves no room for 16 bytes"),
    (64, tack.f32, 1 << 62, ValueError, "is larger than any memory"),
    (64, tack.f32, -1, ValueError, "a shape has no negative sizes"),
    (64, tack.f32, "4", TypeError, "a shape is an int or a tuple of ints"),
    (64, np.float32, 4, TypeError, "dtype is a tack type"),
    (numbers(3), tack.f32, 4, ValueError, "the array has 12 bytes, and the shape needs 16"),
    (numbers(8)[::2], tack.f32, 4, ValueError, r"not C-contiguous \(strides \(8,\)\); pass np.ascontiguousarray\(x\)"),
    (np.array([None] * 4), tack.f32, 4, TypeError, "an array of object holds objects"),
    (np.ma.array(numbers(4)), tack.f32, 4, TypeError, "a masked array"),
]


@pytest.mark.parametrize(("pointer", "dtype", "shape", "error", "text"), POINTERS)
def test_an_address_that_is_refused(pointer: Any, dtype: Any, shape: Any, error: type[Exception], text: str) -> None:
    """I-002"""
    with pytest.raises(error, match=f"^array_from_ptr: .*{text}"):
        tack.array_from_ptr(pointer, dtype, shape)


def test_an_address_that_is_refused_for_what_it_is_asked() -> None:
    """I-002, R-001, R-021"""
    with pytest.raises(ValueError, match="the array is read-only; leave writable out"):
        tack.array_from_ptr(read_only(), tack.f32, 6, writable=True)
    with pytest.raises(ValueError, match="Unknown device 'gpu'"):
        tack.array_from_ptr(64, tack.f32, 6, device="gpu")
    assert tack.array_from_ptr(0, tack.f32, (0, 3)).numpy().shape == (0, 3)


# --- from_dlpack --------------------------------------------------------------------------------------------------------------


DTYPES = {
    (0, 8, 1): tack.i8,
    (0, 64, 1): tack.i64,
    (1, 16, 1): tack.u16,
    (1, 64, 1): tack.u64,
    (2, 32, 1): tack.f32,
    (2, 64, 1): tack.f64,
}


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("versioned", [False, True])
@pytest.mark.parametrize("raw", [False, True], ids=["object", "capsule"])
def test_taking_an_object_or_a_capsule(dtype: tuple[int, int, int], versioned: bool, raw: bool) -> None:
    """I-004: shared, held until the last view dies, given back once."""
    values = np.arange(6, dtype=DTYPES[dtype].numpy).reshape(2, 3)
    source = exporter(values, dtype=dtype, versioned=versioned)
    a = tack.from_dlpack(source.capsule() if raw else source)
    assert (a.shape, a.dtype, a.device, address(a)) == ((2, 3), DTYPES[dtype], tack.device("cpu"), values.ctypes.data)
    assert a.memory.flags.writeable == versioned  # an old capsule cannot say
    values[1, 2] = 60
    assert a[1, 2] == 60
    view, memory = a.reshape(6), np.asarray(a)
    del a
    gc.collect()
    assert source.deleted == 0
    del view
    assert source.deleted == 0
    assert memory[1, 2] == 60
    del memory
    assert source.deleted == 1


def test_read_only_stays_read_only() -> None:
    """I-004, M-006: of capsules with that flag, of NumPy arrays, and of what is taken for it."""
    x = numbers()
    for source in (read_only(), exporter(x, flags=1), exporter(x, cls=OldExporter), exporter(x, versioned=False).capsule()):
        a = tack.from_dlpack(source)
        with pytest.raises(RuntimeError, match="read-only"):
            a.reshape(2, 3).fill(1)
        with pytest.raises(ValueError, match="parameter 'y' may be written, but its array is read-only"):
            add_one(x, a)
        add_one(a, x)  # it may be read
        assert tensor_of(a.__dlpack__(max_version=(1, 0)))[1] == 1
        with pytest.raises(BufferError, match=r"the array is read-only, .*ask for max_version=\(1, 0\).*a.copy\(\)"):
            a.__dlpack__()


def test_what_numpy_and_tack_have() -> None:
    """I-004: NumPy arrays and their subclasses; tack arrays, whose vectors are their components."""

    class Sub(np.ndarray):
        pass

    x = numbers()
    for source in (x, x.view(Sub), np.from_dlpack(x)):
        a = tack.from_dlpack(source)
        assert (address(a), type(a.memory)) == (x.ctypes.data, np.ndarray)
        with pytest.raises(ValueError, match="resize"):
            x.resize(7)
    points = tack.zeros(2, tack.vec3())
    a = tack.from_dlpack(points)
    assert (a.shape, a.dtype, address(a)) == ((2, 3), tack.f32, address(points))


def test_copies() -> None:
    """I-003, I-004: `copy=True` of an import is a copy; an export makes none."""
    source = exporter(numbers())
    a = tack.from_dlpack(source, copy=True)
    assert (address(a) != source.values.ctypes.data, source.deleted) == (True, 1)  # type: ignore[attr-defined]
    a.fill(3)
    assert source.values.tolist() == [0, 1, 2, 3, 4, 5]  # type: ignore[attr-defined]
    assert address(tack.from_dlpack(source, copy=None)) == source.values.ctypes.data  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match="from_dlpack: copy is a bool, not int"):
        tack.from_dlpack(source, copy=1)  # type: ignore[arg-type]
    with pytest.raises(BufferError, match=r"make a copy with a.copy\(\)"):
        a.__dlpack__(copy=True)


@pytest.mark.parametrize("shape", [(), (0,), (3, 0, 2), (1, 6), (2, 3, 1)])
def test_shapes(shape: tuple[int, ...]) -> None:
    """I-003, I-004, R-021: strides of sizes 1 and of no elements mean nothing."""
    x = np.arange(6, dtype=np.float32)
    for source in (exporter(x), exporter(x, strides=[77 if size == 1 or 0 in shape else 1 for size in shape])):
        source = source.of(shape)
        if source.strides is not None and 0 not in shape:
            source.strides[:] = [77 if size == 1 else int(np.prod(shape[k + 1 :])) for k, size in enumerate(shape)]
        for a in (tack.from_dlpack(source), tack.from_dlpack(source.capsule())):
            assert a.shape == shape
            assert a.numpy().ravel().tolist() == x[: a.size].tolist()
    a = tack.from_dlpack(Exporter(0, (0, 2)))  # null, and no element
    assert a.numpy().shape == (0, 2)


def test_an_offset() -> None:
    """I-004"""
    x = numbers()
    source = exporter(x, offset=8).of((4,))
    assert tack.from_dlpack(source).numpy().tolist() == [2, 3, 4, 5]
    assert tack.from_dlpack(source.capsule()).numpy().tolist() == [2, 3, 4, 5]


class Broken:
    """Has the methods, and does something else."""

    def __init__(self, device: Any = (1, 0), capsule: Any = None) -> None:
        self.device, self.made = device, capsule

    def __dlpack_device__(self) -> Any:
        return self.device

    def __dlpack__(self, **_: Any) -> Any:
        if isinstance(self.made, Exception):
            raise self.made
        return self.made


def unshaped() -> Exporter:
    """One that says nothing of its sizes."""
    made = exporter(numbers())
    made.shape = None
    return made


def of_dimensions(count: int) -> Exporter:
    """One that says that it has so many."""
    made = exporter(numbers())
    made.fields = (*made.fields[:3], count, *made.fields[4:])
    return made


REFUSED: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "gaps": (lambda: exporter(numbers(), strides=[2]).of((3,)), ValueError, "is not C-contiguous .*; pass a copy in rows"),
    "columns": (lambda: exporter(numbers(), strides=[1, 2]).of((2, 3)), ValueError, "is not C-contiguous"),
    "backwards": (lambda: numbers()[::-1], ValueError, r"strides \(-4,\)\); pass np.ascontiguousarray\(x\)"),
    "repeated": (lambda: exporter(numbers(), strides=[0]), ValueError, "is not C-contiguous"),
    "null": (lambda: Exporter(0, (3,)), ValueError, "is a null pointer"),
    "no sizes": (unshaped, ValueError, "has no shape"),
    "fewer than no dimensions": (lambda: of_dimensions(-1), ValueError, "has -1 dimensions; arrays have at most 64"),
    "more dimensions than there are": (lambda: of_dimensions(2**31 - 1), ValueError, "has 2147483647 dimensions"),
    "negative size": (lambda: exporter(numbers()).of((-6,)), ValueError, "holds what NumPy does not take: negative dimensions"),
    "Metal": (lambda: exporter(numbers(), device=(8, 0)), ValueError, r"is memory of Metal \(kDLMetal\); tack.array_from_ptr"),
    "half": (lambda: exporter(numbers(), dtype=(2, 16, 1)), TypeError, "has the unsupported dtype float16"),
    "bfloat16": (lambda: exporter(numbers(), dtype=(4, 16, 1)), TypeError, "has the unsupported dtype bfloat16; supported are"),
    "complex": (lambda: exporter(numbers(), dtype=(5, 64, 1)), TypeError, "has the unsupported dtype complex64"),
    "bool": (lambda: exporter(numbers(), dtype=(6, 8, 1)), TypeError, "has the unsupported dtype bool"),
    "lanes": (lambda: exporter(numbers(), dtype=(2, 32, 4)), TypeError, "has the unsupported dtype float32x4"),
    "opaque": (lambda: exporter(numbers(), dtype=(3, 64, 1)), TypeError, "has the unsupported dtype opaque64"),
    "unknown code": (lambda: exporter(numbers(), dtype=(99, 8, 1)), TypeError, "has the unsupported dtype of code 99"),
    "later version": (lambda: exporter(numbers(), major=2), ValueError, "is a capsule of DLPack 2.0; make one with max_version"),
    "big-endian": (lambda: numbers().astype(">f4"), TypeError, "byte order is not the machine's; pass x.astype"),
    "text": (lambda: np.array(["a"]), TypeError, "has the unsupported numpy dtype <U1"),
    "masked": (lambda: np.ma.array(numbers(), mask=[1] * 6), TypeError, "is a masked array"),
    "nothing": (lambda: 3, TypeError, "is of type int; pass a tack array, a NumPy array"),
    "other capsule": (lambda: datetime.datetime_CAPI, TypeError, "is a capsule named 'datetime.datetime_CAPI'"),  # type: ignore[attr-defined]
    "no capsule": (lambda: Broken(), TypeError, "has a __dlpack__ that gives a NoneType, not a capsule"),
    "no device": (lambda: Broken(device="cpu"), ValueError, "is not shared: "),
    "refusal": (
        lambda: Broken(capsule=BufferError("not now.")),
        ValueError,
        "is not shared: not now; copy it into a NumPy array",
    ),
    "missing device": (lambda: exporter(numbers(), device=(2, 7)), RuntimeError, "is on a device that is not here: "),
    "negative number": (lambda: exporter(numbers(), device=(2, -1)), RuntimeError, "is on a device that is not here: Unknown"),
    "other kind": (lambda: exporter(numbers(), device=(7, 0)), RuntimeError, "is on a device of type 7 in DLPack"),
}


@pytest.mark.parametrize("name", [name for name, (make, _, _) in REFUSED.items() if isinstance(make(), Exporter)])
def test_capsules_that_are_refused(name: str) -> None:
    """I-004: they are not used up."""
    make, error, text = REFUSED[name]
    source = make()
    given = source.capsule()
    with pytest.raises(error, match=f"^from_dlpack: the object .*{text}"):
        tack.from_dlpack(given)
    assert source.deleted == 0
    assert name_of(given).startswith(b"dltensor")


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused(name: str) -> None:
    """I-004, R-031, R-033: by from_dlpack and by calls, and as arguments of host functions; nothing leaks."""
    make, error, text = REFUSED[name]
    source = make()
    with pytest.raises(error, match=f"^from_dlpack: the object .*{text}"):
        tack.from_dlpack(source)
    out = numbers()
    for take in (lambda: add_one(source, out), lambda: as_array("keys", source)):
        if name not in ("nothing", "other capsule"):  # which are no arrays to a call
            with pytest.raises(error, match=text.split("; pass")[0]):
                take()
    assert out.tolist() == [0, 1, 2, 3, 4, 5]
    gc.collect()
    assert not isinstance(source, Exporter) or source.deleted == 0  # a capsule that nobody took is its maker's to free


def test_a_capsule_is_consumed_once() -> None:
    """I-004"""
    capsule = exporter(numbers()).capsule()
    a = tack.from_dlpack(capsule)
    for _ in range(2):
        with pytest.raises(ValueError, match="is a capsule that was consumed before; make another one"):
            tack.from_dlpack(capsule)
    assert a.numpy().tolist() == [0, 1, 2, 3, 4, 5]


# --- export -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", [tack.i8, tack.u32, tack.i64, tack.f32, tack.f64, tack.vec3(), tack.mat2()])
def test_exporting(dtype: Any) -> None:
    """I-003: zero copies, in rows, old and versioned; components are the last dimensions."""
    a = tack.full((2, 3), 7, dtype)
    assert a.__dlpack_device__() == (1, 0)
    scalar = dtype.scalar
    for version, flags in ((None, None), ((0, 8), None), ((1, 0), 0), ((1, 3), 0)):
        capsule = a.__dlpack__(max_version=version)
        tensor, found = tensor_of(capsule)
        assert found == flags
        assert (tensor.data + tensor.byte_offset, tensor.device_type, tensor.device_id) == (address(a), 1, 0)
        assert tuple(tensor.shape[k] for k in range(tensor.ndim)) == a.memory.shape
        assert (tensor.code, tensor.bits, tensor.lanes) == ("iuf".index(scalar.kind), scalar.bits, 1)
        b = tack.from_dlpack(capsule)
        assert (b.numpy() == 7).all()
    np.from_dlpack(a)[0, 0] = 9  # type: ignore[arg-type]
    assert np.all(a[0, 0] == 9)


def test_what_an_export_refuses() -> None:
    """I-003"""
    a = tack.zeros(3)
    for device in ((2, 0), (1, 1), (8, 0)):
        with pytest.raises(BufferError, match=r"the array is on cpu, in DLPack \(1, 0\), not"):
            a.__dlpack__(dl_device=device)
    a.__dlpack__(dl_device=(1, 0), copy=False, stream=None)
    with pytest.raises(ValueError, match="an array on cpu has no stream, and takes stream=None, not 2"):
        a.__dlpack__(stream=2)
    for asked, text in (
        ({"max_version": 1}, "max_version is a pair of ints, not 1"),
        ({"max_version": {}}, "max_version is a pair of ints"),
        ({"dl_device": 1}, "dl_device is a pair of ints, not 1"),
    ):
        with pytest.raises(TypeError, match=f"^__dlpack__: {text}"):
            a.__dlpack__(**asked)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="has no stream"):
        a.__dlpack__(stream=np.zeros(2))
    with pytest.raises(BufferError, match="make a copy"):
        a.__dlpack__(copy=np.zeros(2))  # type: ignore[arg-type]
    with pytest.raises(AttributeError, match="__cuda_array_interface__"):
        _ = a.__cuda_array_interface__


def test_the_array_interface() -> None:
    """I-005: shared; `__array__` copies."""
    a = tack.arange(6, tack.f32)
    shared = np.asarray(a)
    assert shared.ctypes.data == address(a)
    shared[0] = 7
    copied = a.__array__()
    assert (copied[0], copied.ctypes.data == address(a)) == (7, False)
    with pytest.raises(ValueError, match="converting an array to NumPy copies it"):
        a.__array__(copy=False)


def test_an_export_that_outlives_the_array() -> None:
    """I-003: consumed, not consumed, and consumed after the array is gone."""
    a = tack.arange(1000, tack.f32)
    held = weakref.ref(a.memory)
    first, second, third = (a.__dlpack__(max_version=version) for version in ((1, 0), None, (1, 0)))
    b = tack.from_dlpack(first)
    del a
    gc.collect()
    assert held() is not None
    c = tack.from_dlpack(second)
    assert b.numpy().tolist() == c.numpy().tolist() == list(range(1000))
    del b, c, first, second
    assert held() is not None
    del third  # nobody has taken it
    assert held() is None


def test_other_threads_give_back() -> None:
    """I-003, I-004: arrays and capsules that end in another thread."""
    source = exporter(numbers(1000))
    held = [tack.from_dlpack(source) for _ in range(100)]
    mine = tack.zeros(1000)
    memory = weakref.ref(mine.memory)
    capsules = [mine.__dlpack__() for _ in range(100)]
    del mine

    def drop() -> None:
        while held:
            held.pop()
        while capsules:
            tack.from_dlpack(capsules.pop())

    threads = [threading.Thread(target=drop)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert source.deleted == 100
    assert memory() is None


def test_nothing_leaks() -> None:
    """I-003, I-004"""
    x, a = numbers(), tack.zeros(8)

    def work(count: int) -> None:
        for _ in range(count):
            tack.from_dlpack(x)
            tack.from_dlpack(a.__dlpack__(max_version=(1, 0)))
            a.__dlpack__()
            tack.array_from_ptr(x, tack.f32, 6)
            with pytest.raises(ValueError, match="read-only"):
                tack.array_from_ptr(read_only(), tack.f32, 6, writable=True)

    work(50)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    work(300)
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 300 * 16


def test_what_is_alive_when_the_interpreter_ends() -> None:
    """I-003, I-004: arrays, capsules that nobody took, and memory of others, held by modules and by threads."""
    code = """
import sys, threading, builtins
sys.path.insert(0, sys.argv[1])
import numpy as np, tack
from capsules import Exporter
x = np.arange(6, dtype=np.float32)
source = Exporter(x.ctypes.data, (6,))
builtins.kept = [tack.from_dlpack(source), tack.zeros(3).__dlpack__(), tack.zeros(3).__dlpack__(max_version=(1, 0)), x]
builtins.other = tack.from_dlpack(tack.ones(5))
builtins.numpy = np.from_dlpack(tack.ones(5))
threading.Thread(target=lambda kept: threading.Event().wait(), args=(builtins.kept,), daemon=True).start()
print("done")
"""
    done = subprocess.run([sys.executable, "-c", code, str(ROOT)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "done\n", "")


# --- arguments ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cls", [Exporter, OldExporter])
def test_objects_as_arguments(cls: type[Exporter]) -> None:
    """R-031: without a copy, also as members of objects, and bound; native code takes them, too."""
    x, y = numbers(), np.zeros(6, np.float32)
    source, target = exporter(x, cls=cls), exporter(y)
    for turn in range(4):
        x[0] = turn
        add_one(source, target)
        assert y.tolist() == (x + 1).tolist()
        add_in(Pair(source, target), 6)
    assert len(source.asked) == 8
    bound = add_one.bind(source, target)
    x[1] = 70
    bound()
    assert y.tolist() == (x + 1).tolist()
    del bound
    gc.collect()
    assert (source.deleted, target.deleted) == (len(source.asked), len(target.asked))
    with pytest.raises(ValueError, match=r"Kernel 'add_one': parameter 'y' may be written"):
        add_one(target, exporter(y, flags=1))


@pytest.mark.parametrize("dtype", [np.float32, np.int32, np.int64])
def test_a_call_asks_for_memory_once(dtype: Any) -> None:
    """R-031: whichever of the variants of earlier calls it takes, or none; one that is refused is asked again for the text."""

    @tack.kernel
    def scaled(x, y):  # type: ignore[no-untyped-def]
        for i in range(len(y)):
            y[i] = 2 * x[i]

    for other in (np.float32, np.int32, np.int64, np.float64):
        scaled(np.ones(6, other), np.ones(6, other))
    values, y = np.arange(6, dtype=dtype), np.zeros(6, dtype)
    code = {"f": 2, "i": 0}[values.dtype.kind]
    source = exporter(values, dtype=(code, 8 * values.itemsize, 1))
    scaled(source, y)
    assert (y.tolist(), len(source.asked)) == ([0, 2, 4, 6, 8, 10], 1)
    strange = exporter(values, dtype=(code, 8 * values.itemsize, 1), strides=[2]).of((3,))
    with pytest.raises(ValueError, match="Kernel 'scaled': parameter 'x' is not C-contiguous"):
        scaled(strange, y)
    assert len(strange.asked) == 2


def test_as_array() -> None:
    """R-031, R-036: what algorithms take as arguments, without a copy."""
    a = tack.zeros(3)
    assert as_array("keys", a) is a
    x, buffer = numbers(), array.array("f", [1, 2, 3])
    assert address(as_array("keys", x)) == address(as_array("keys", exporter(x))) == x.ctypes.data
    assert tack.from_dlpack(buffer)[2] == 3
    made = as_array("keys", buffer)
    assert (made.numpy().tolist(), address(made)) == ([1, 2, 3], buffer.buffer_info()[0])
    with pytest.raises(BufferError):
        buffer.append(4)  # it is held
    del made
    buffer.append(4)
    assert as_array("keys", b"abc").numpy().tolist() == [97, 98, 99]
    for wrong, error, text in (
        ([1, 2], TypeError, "^'keys' is of type list; pass a tack array, a NumPy array, or an object with __dlpack__"),
        (3, TypeError, "^'keys' is of type int"),
        (SimpleNamespace(), TypeError, "^'keys' is of type SimpleNamespace"),
        (np.zeros(3, np.float16), TypeError, "^'keys' has the unsupported numpy dtype float16; use"),
        (x[::2], ValueError, r"^'keys' is not C-contiguous \(strides \(8,\)\); pass np.ascontiguousarray\(keys\)"),
        (exporter(x, strides=[2]).of((3,)), ValueError, "^'keys' is not C-contiguous"),
        (memoryview(x)[::2], ValueError, "^'keys' is not C-contiguous"),
    ):
        with pytest.raises(error, match=text):
            as_array("keys", wrong)


class Copying(Exporter):
    """One whose array of NumPy is a copy, as that of an array on another device is."""

    def __array__(self, dtype: Any = None, copy: Any = None) -> np.ndarray:
        values = self.values[:: self.strides[0] if self.strides else 1]  # type: ignore[attr-defined]
        return np.array(values, dtype).reshape(tuple(self.shape))


def test_host_functions_take_what_others_have() -> None:
    """R-012, R-014, R-031: copies of it, in any strides where NumPy can say which, and views."""
    x = numbers()
    assert tack.array(exporter(x).of((2, 3)), tack.vec3()).numpy().tolist() == [[0, 1, 2], [3, 4, 5]]
    copied = tack.array(exporter(x))
    assert (copied.numpy().tolist(), address(copied) != x.ctypes.data) == ([0, 1, 2, 3, 4, 5], True)
    tack.copyto(copied, exporter(np.full(6, 9, np.float32)))
    assert copied.numpy().tolist() == [9] * 6
    for cls in (Exporter, Copying):
        tack.wrap(exporter(x, cls=cls).of((2, 3)), tack.vec3()).fill(7)
        assert x.tolist() == [7] * 6
        x[:] = 0
    for source in (exporter(x), exporter(x, cls=Copying, strides=[2]).of((3,))):
        assert tack.zeros_like(source).shape == tuple(source.shape)
    assert tack.array(exporter(numbers(), cls=Copying, strides=[2]).of((3,))).numpy().tolist() == [0, 2, 4]
    with pytest.raises(ValueError, match=r"^wrap: 'x' is not C-contiguous"):
        tack.wrap(exporter(x, cls=Copying, strides=[2]).of((3,)), tack.f32)
    with pytest.raises(TypeError, match=r"^array: 'x' has the unsupported dtype bfloat16"):
        tack.array(exporter(x, dtype=(4, 16, 1)))
