"""Sorting and gathering (Q-013, Q-014, Q-015, Q-018): the stable order of NumPy, on every device."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import tack
from tack.algorithms import argsort, gather, scratch, sort, sort_by_key

TILE = 4096  # pairs that a workgroup sorts, and keys of a chunk
MOST_CHUNKS = 128

DTYPES = ("int32", "uint32", "int64", "uint64")
KINDS = {
    "extremes": lambda rng, low, high, n: rng.choice(np.array([low, high, 0, 1], low.dtype), n),
    "few": lambda rng, low, high, n: rng.integers(0, 3, n, low.dtype),
    "equal": lambda rng, low, high, n: np.full(n, high),
    "sorted": lambda rng, low, high, n: high - np.arange(n, dtype=low.dtype)[::-1],
    "reversed": lambda rng, low, high, n: low + np.arange(n, dtype=low.dtype)[::-1],
    "a byte, not aligned": lambda rng, low, high, n: rng.integers(0, 256, n, low.dtype) + low + low.dtype.type(100),
    "nine bits": lambda rng, low, high, n: high - rng.integers(0, 257, n, low.dtype),
    "all digits": lambda rng, low, high, n: rng.integers(low, high, n, low.dtype, endpoint=True),
}


def keys_of(dtype: str, kind: str, n: int) -> np.ndarray:
    """Keys of a kind, the same in every run."""
    info = np.iinfo(dtype)
    made: np.ndarray = KINDS[kind](np.random.default_rng(n), *np.array([info.min, info.max], dtype), n)
    return made


def check(keys: np.ndarray, device: str = "cpu") -> None:
    """Whether `argsort` has the order of NumPy's stable one."""
    before = keys.copy()
    order = argsort(tack.array(keys, device=device))
    assert (order.dtype, order.shape, order.device) == (tack.i32, keys.shape, tack.device(device))
    np.testing.assert_array_equal(order.numpy(), np.argsort(keys, kind="stable"))
    np.testing.assert_array_equal(keys, before)


# --- on every device -------------------------------------------------------------------------------------------------------


def test_orders(device: str) -> None:
    """Keys however far apart and in whatever order: of one to eight digits, of either sign (Q-013)."""
    for dtype, kinds in (("int32", tuple(KINDS)), ("uint64", ("extremes", "nine bits"))):
        for kind in kinds:
            check(keys_of(dtype, kind, 300), device)


@pytest.mark.parametrize("n", [0, 1, 2, TILE, 2 * TILE + 1])
def test_ends_of_tiles(device: str, n: int) -> None:
    """None, one, two, and as many as tiles of 4096 keys hold, and one more (Q-013, Q-018)."""
    check(keys_of("int32", "extremes" if n > 2 else "all digits", n) >> 16, device)


def test_values_go_with_keys(device: str) -> None:
    """New arrays of keys and of values, of equal keys in their order; only the first n of both (Q-014)."""
    rng = np.random.default_rng(5)
    keys, values = rng.integers(-4, 4, 40, np.int32), rng.random((40, 3), np.float32)
    order = np.argsort(keys[:33], kind="stable")
    given, of_device = tack.array(keys, device=device), tack.array(values, tack.vec3(), device=device)
    ordered, moved = sort_by_key(given, of_device, 33)
    np.testing.assert_array_equal(ordered.numpy(), keys[order])
    np.testing.assert_array_equal(moved.numpy(), values[order])
    assert (ordered.dtype, moved.dtype, moved.shape, moved.device) == (tack.i32, tack.vec3(), (33,), tack.device(device))
    np.testing.assert_array_equal(given.numpy(), keys)
    np.testing.assert_array_equal(of_device.numpy(), values)


def test_keys_alone(device: str) -> None:
    """Keys without values, far apart and close (Q-014)."""
    for kind in ("extremes", "few", "equal"):
        keys = keys_of("uint64", kind, 50)
        ordered, values = sort_by_key(tack.array(keys, device=device))
        np.testing.assert_array_equal(ordered.numpy(), np.sort(keys))
        assert values is None


def test_gathers(device: str) -> None:
    """The elements at the first n indices; none of none (Q-015)."""
    values, places = np.arange(20, dtype=np.float32) / 7, np.random.default_rng(6).integers(0, 20, 30, np.int32)
    index = tack.array(places, device=device)
    got = gather(tack.array(values, device=device), index, 29)
    assert (got.dtype, got.shape, got.device) == (tack.f32, (29,), tack.device(device))
    np.testing.assert_array_equal(got.numpy(), values[places[:29]])
    assert gather(tack.zeros(0, device=device), index, 0).shape == (0,)


def test_indices_out_of_range(device: str) -> None:
    """An index outside the values reads nothing: IndexError (Q-015)."""
    values = tack.zeros(4, tack.f32, device)
    for wrong in (-1, 4):
        index = tack.array(np.array([0, wrong, 3], np.int32), device=device)
        with pytest.raises(IndexError, match=rf"^gather: index {wrong} is out of range for 4 values"):
            gather(values, index)
        np.testing.assert_array_equal(gather(values, index, 1).numpy(), np.zeros(1))


# --- sizes, chunks, threads, memory -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", DTYPES)
def test_indices_of_every_type(dtype: str) -> None:
    """An index of any type that is beyond the values, however far: IndexError (Q-015)."""
    for wrong in {-1, 4, np.iinfo(dtype).min, np.iinfo(dtype).max} - {0}:
        if wrong >= 0 or np.iinfo(dtype).min < 0:
            with pytest.raises(IndexError, match=rf"^gather: index {wrong} is out of range for 4 values, which count from 0"):
                gather(np.zeros(4), np.array([0, wrong, 3], dtype))
    with pytest.raises(IndexError, match="gather: index 0 is out of range for 0 values"):
        gather(np.zeros(0), np.zeros(1, dtype))


def test_elements_of_every_size() -> None:
    """Values of one byte to a matrix, at indices of every type (Q-015)."""
    rng = np.random.default_rng(8)
    places = rng.integers(0, 20, 30)
    for index in map(places.astype, DTYPES):
        for dtype in ("int8", "uint16", "int32", "float32", "uint64", "float64"):
            values = rng.integers(0, 99, 20).astype(dtype)
            np.testing.assert_array_equal(gather(values, index).numpy(), values[places])
            np.testing.assert_array_equal(gather(values.reshape(4, 5), index).numpy(), values[places])
        for element, shape in (
            (tack.vec3(tack.u8), (3,)),
            (tack.vec3(tack.i16), (3,)),
            (tack.vec2(), (2,)),
            (tack.mat3(), (3, 3)),
        ):
            values = rng.integers(0, 99, (20, *shape)).astype(element.scalar.numpy)
            got = gather(tack.array(values, element), index)
            assert (got.dtype, got.shape) == (element, (30,))
            np.testing.assert_array_equal(got.numpy(), values[places])


@pytest.mark.parametrize("dtype", DTYPES)
def test_types(dtype: str) -> None:
    """Keys of every type, few of them and more (Q-013)."""
    for n in (2, 300, 5000):
        for kind in KINDS:
            check(keys_of(dtype, kind, n))
            ordered, _ = sort_by_key(keys_of(dtype, kind, n))
            np.testing.assert_array_equal(ordered.numpy(), np.sort(keys_of(dtype, kind, n)))


@pytest.mark.parametrize("dtype", DTYPES)
def test_ends_of_chunks(dtype: str) -> None:
    """Chunks of 4096 keys, and longer ones where there would be too many (Q-018)."""
    for n in (TILE, TILE + 1, MOST_CHUNKS * TILE, MOST_CHUNKS * TILE + 1):
        for kind in ("all digits", "few", "reversed"):
            check(keys_of(dtype, kind, n))


LARGE = """
import hashlib, numpy as np, tack
from tack.algorithms import sort_by_key
keys = np.random.default_rng(7).integers(-(1 << 40), 1 << 40, 600_000) // (1 << 20)
digest = hashlib.sha256()
for dtype in (np.int32, np.uint64):
    ordered, places = sort_by_key(keys.astype(dtype), np.arange(600_000))
    digest.update(ordered.numpy().tobytes() + places.numpy().tobytes())
print(digest.hexdigest())
"""


def test_threads() -> None:
    """The order is the same on one thread and on two (Q-013, Q-018)."""
    keys = np.random.default_rng(7).integers(-(1 << 40), 1 << 40, 600_000) // (1 << 20)
    digest = hashlib.sha256()
    for dtype in (np.int32, np.uint64):
        order = np.argsort(keys.astype(dtype), kind="stable")
        digest.update(keys.astype(dtype)[order].tobytes() + order.tobytes())
    for threads in ("1", "2"):
        environment = {**os.environ, "TACK_CPU_THREADS": threads, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))}
        run = subprocess.run([sys.executable, "-c", LARGE], env=environment, capture_output=True, text=True, check=True)
        assert run.stdout.strip() == digest.hexdigest()


def test_memory_of_sorts() -> None:
    """What a sort works in is kept for the next one, up to a limit, and never in two sorts' hands."""
    n = (scratch._LEAST // 16) + 1
    check(keys_of("uint32", "all digits", n))
    (kept,) = scratch._kept
    check(keys_of("uint32", "all digits", n - 1))
    assert scratch._kept == [kept]
    with scratch.scratch(2, n, tack.u64, tack.device("cpu")) as arrays:
        assert not scratch._kept
        arrays[0].fill(1)
        arrays[1].fill(2)
        assert (arrays[0].memory == 1).all()
        with scratch.scratch(1, 3 * n, tack.u64, tack.device("cpu")) as (other,):
            other.fill(3)
            assert (arrays[1].memory == 2).all()
    assert len(scratch._kept) == 1
    with scratch.scratch(1, scratch._MOST, tack.u64, tack.device("cpu")):
        pass
    assert len(scratch._kept) == 1


def test_numpy_arrays() -> None:
    """NumPy arrays are taken as they are, read-only ones, too, of any shape (Q-013, Q-014, Q-015)."""
    keys = keys_of("int64", "all digits", 60).reshape(6, 10)
    keys.flags.writeable = False
    order = argsort(keys)
    np.testing.assert_array_equal(order.numpy(), np.argsort(keys, axis=None, kind="stable"))
    np.testing.assert_array_equal(gather(keys, order).numpy(), np.sort(keys, axis=None))
    with pytest.raises(ValueError, match="C-contiguous"):
        argsort(keys[:, ::2])


# --- refusals --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["int8", "uint16", "float32", "float64"])
def test_other_keys(dtype: str) -> None:
    """Keys of other types are refused: TypeError (Q-013)."""
    for function in (argsort, sort_by_key):
        with pytest.raises(TypeError, match=rf"^{function.__name__}: sort keys must be one of i32, u32, i64 or u64, not"):
            function(np.zeros(3, dtype))
    with pytest.raises(TypeError, match=r"^gather: indices must be one of i32, u32, i64 or u64, not"):
        gather(np.zeros(3), np.zeros(3, dtype))


def test_keys_are_numbers() -> None:
    """Vectors are no keys, and lists no arrays: TypeError (Q-013)."""
    with pytest.raises(TypeError, match=r"sort keys must be one of .*, not vec2"):
        argsort(tack.zeros(3, tack.vec2(tack.i32)))
    unexpected: Any = [3, 1, 2]
    with pytest.raises(TypeError, match=r"^argsort: 'keys' is of type list; "):
        argsort(unexpected)
    with pytest.raises(TypeError, match=r"^sort_by_key: 'values' is of type list; "):
        sort_by_key(np.arange(3), unexpected)


@pytest.mark.parametrize("n", [-1, 4])
def test_lengths_outside(n: int) -> None:
    """n outside the keys, or the indices: ValueError (Q-013, Q-014, Q-015)."""
    keys = np.arange(3)
    for call in (lambda: argsort(keys, n), lambda: sort_by_key(keys, None, n), lambda: gather(np.zeros(9), keys, n)):
        with pytest.raises(ValueError, match=rf": n is {n}, but (keys|index) has 3"):
            call()
    not_a_number: Any = 1.5
    with pytest.raises(TypeError, match=r"^argsort: n says how many elements to take, as an int, not 1\.5"):
        argsort(keys, not_a_number)


def test_too_many_keys(monkeypatch) -> None:
    """More keys than i32 indices tell apart: ValueError (Q-013)."""
    monkeypatch.setattr(sort, "_MOST", 3)
    assert argsort(np.arange(3)).shape == (3,)
    with pytest.raises(ValueError, match=r"^argsort: 4 keys are more than i32 indices tell apart; sort 3 at a time"):
        argsort(np.arange(4))


def test_too_few_values() -> None:
    """Fewer values than keys: ValueError; as many as are sorted are enough (Q-014)."""
    with pytest.raises(ValueError, match=r"^sort_by_key: keys has 3 elements, but values has 2"):
        sort_by_key(np.arange(3), np.zeros(2))
    with pytest.raises(ValueError, match=r"^sort_by_key: n is 3, but values has 2"):
        sort_by_key(np.arange(3), np.zeros(2), 3)
    assert sort_by_key(np.arange(3), np.zeros(2), 2)[1].shape == (2,)


def test_arrays_of_two_devices(gpu: str) -> None:
    """Arrays of one call are on one device: ValueError that names both (R-003)."""
    there = tack.zeros(3, tack.i32, gpu)
    for call in (lambda: sort_by_key(there, np.zeros(3)), lambda: gather(np.zeros(3), there)):
        with pytest.raises(ValueError, match=rf"arrays are on different devices: .*{gpu}"):
            call()
