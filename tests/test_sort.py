"""Sorting and gathering on the CPU (Q-013, Q-014, Q-015, Q-018); on all devices: tests/conformance."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sorted_keys import DTYPES, KINDS, TILE, check, keys_of

import tack
from tack.algorithms import argsort, gather, reduce_by_key, scratch, sort_by_key

MOST_CHUNKS = 128


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
    with scratch.scratch(n, (tack.u64, tack.u64), tack.device("cpu")) as arrays:
        assert not scratch._kept
        arrays[0].fill(1)
        arrays[1].fill(2)
        assert (arrays[0].memory == 1).all()
        with scratch.scratch(3 * n, (tack.u64,), tack.device("cpu")) as (other,):
            other.fill(3)
            assert (arrays[1].memory == 2).all()
    assert len(scratch._kept) == 1
    with scratch.scratch(scratch._MOST, (tack.u64,), tack.device("cpu")):
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


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_keys_made_of_floats(dtype: str) -> None:
    """What the refusal of floats says sorts them (Q-013)."""
    keys = np.array([0.3, -1, 0.2, -np.inf, 0.0, -0.0, np.inf, 1e30, -1e-30, 5], dtype)
    for given in (keys, tack.array(keys)):
        with pytest.raises(
            TypeError, match=r"^argsort: sort keys must be one of i32, u32, i64 or u64, not f.*; with k = "
        ) as refusal:
            argsort(given)
        view, made = re.fullmatch(r".*; with k = (.*), (k .*) are integers in the same order", str(refusal.value)).groups()
        k = eval(view, {"np": np, "keys": given})
        order = argsort(eval(made, {"k": k}))
        np.testing.assert_array_equal(keys[order.numpy()], np.sort(keys))
        assert order.numpy().tolist().index(5) < order.numpy().tolist().index(4)  # -0.0 before 0.0


def test_advice_for_keys() -> None:
    """Integers of other sizes are converted, where they are (Q-013)."""
    keys = np.array([3, 1, 2], np.uint8)
    for given, advice in ((keys, "tack.array(keys, tack.i32)"), (tack.array(keys), "keys.astype(tack.i32)")):
        with pytest.raises(TypeError, match=rf", not u8; convert with {re.escape(advice)}$"):
            argsort(given)
        assert argsort(eval(advice, {"tack": tack, "keys": given})).numpy().tolist() == [1, 2, 0]


def test_advice_for_indices() -> None:
    """Other numbers are converted, where they are; a mask of NumPy becomes indices (Q-015)."""
    values, index, mask = np.arange(5) * 10, np.array([3.0, 1.0]), np.array([False, True, False, True, False])
    for given, advice in (
        (index, "convert with tack.array(index, tack.i32)"),
        (tack.array(index), "convert with index.astype(tack.i32)"),
        (mask, "pass np.flatnonzero(index)"),
    ):
        with pytest.raises(TypeError, match=rf"^gather: .*; {re.escape(advice)}"):
            gather(values, given)
        indices = eval(advice.split(maxsplit=2 if "with" in advice else 1)[-1], {"tack": tack, "np": np, "index": given})
        assert sorted(gather(values, indices).numpy().tolist()) == [10, 30]
    with pytest.raises(TypeError, match=r"^gather: index holds numbers, not vec2\(i32\); tack\.wrap\(index, tack\.i32\)"):
        gather(values, tack.zeros(3, tack.vec2(tack.i32)))


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
    assert argsort(keys, 2).shape == (2,)
    not_a_number: Any = 1.5
    with pytest.raises(TypeError, match=r"^argsort: n says how many elements to take, as an int, not 1\.5"):
        argsort(keys, not_a_number)


def test_too_many_keys(tmp_path: Path) -> None:
    """More keys than i32 indices tell apart: ValueError (Q-013)."""
    with open(tmp_path / "holes", "wb") as file:
        file.truncate(4 << 31)
    keys = np.memmap(tmp_path / "holes", np.int32, "r", shape=(1 << 31,))  # nothing is read of it
    for function in (argsort, sort_by_key):
        with pytest.raises(ValueError, match=rf"^{function.__name__}: 2,147,483,648 keys are more than .*; take fewer, with n"):
            function(np.asarray(keys))


def test_too_few_values() -> None:
    """Fewer values than keys: ValueError; as many as are sorted are enough (Q-014)."""
    with pytest.raises(ValueError, match=r"^sort_by_key: keys has 3 elements, but values has 2"):
        sort_by_key(np.arange(3), np.zeros(2))
    with pytest.raises(ValueError, match=r"^sort_by_key: n is 3, but values has 2"):
        sort_by_key(np.arange(3), np.zeros(2), 3)
    assert sort_by_key(np.arange(3), np.zeros(2), 2)[1].shape == (2,)


def test_too_many_values() -> None:
    """More values than keys, without n: ValueError; they may be rows that are to be vectors (Q-014)."""
    with pytest.raises(ValueError, match=r"^sort_by_key: keys has 3 elements, but values has 4; give n, how many to take"):
        sort_by_key(np.arange(3), np.zeros(4))
    rows = r": keys has 3 .*, but values has 6; rows of 2 are elements with tack\.wrap\(values, tack\.vec2\(tack\.f64\)\), else"
    for function in (sort_by_key, reduce_by_key):
        with pytest.raises(ValueError, match=f"^{function.__name__}{rows} give n"):
            function(np.arange(3), np.zeros((3, 2)))
        assert function(np.arange(3), np.zeros((3, 2)), 3)[1].shape == (3,)
        assert function(np.arange(3), tack.wrap(np.zeros((3, 2)), tack.vec2(tack.f64)))[1].shape == (3,)
