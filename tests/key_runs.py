"""Runs of equal keys, and what they come to: by loops over Python's and NumPy's numbers."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

import tack
from tack.algorithms import reduce_by_key, unique

SCALARS = ("i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "f32", "f64")


def bounds(keys: np.ndarray) -> list[int]:
    """Where runs of equal keys start, and the end of the last one."""
    return [i for i in range(len(keys)) if i == 0 or keys[i] != keys[i - 1]] + [len(keys)]


def folded(run: np.ndarray, op: str) -> np.ndarray:
    """The values of a run, one after the other, in their type."""
    total = run[0]
    with np.errstate(over="ignore"):  # integers wrap
        for value in run[1:]:
            if op == "sum":
                total = total + value
            else:
                total = np.where((value < total if op == "min" else value > total) | (total != total), value, total)
    return np.asarray(total, run.dtype)


def check(keys: np.ndarray, values: np.ndarray, device: str, ops: tuple[str, ...], n: int | None = None) -> None:
    """Both functions on arrays of a device, whose last dimension is of vectors where values have two."""
    scalar = tack.array(values).dtype
    element = tack.vec(values.shape[1], scalar) if values.ndim == 2 else scalar
    given, beside = tack.array(keys, device=device), tack.array(values, element, device)
    starts = bounds(keys[:n])
    found, counts = unique(given, n)
    assert (found.device, found.dtype) == (given.device, given.dtype)
    assert found.numpy().tobytes() == keys[starts[:-1]].tobytes()
    assert (counts.dtype, counts.numpy().tolist()) == (tack.i32, np.diff(starts).tolist())
    for op in ops:
        found, reduced = reduce_by_key(given, beside, n, op)
        assert found.numpy().tobytes() == keys[starts[:-1]].tobytes()
        assert (reduced.dtype, reduced.device) == (element, given.device)
        expected = [folded(values[first:last], op) for first, last in pairwise(starts)]
        same(reduced.numpy(), np.array(expected, values.dtype).reshape(len(expected), *values.shape[1:]))
    assert given.numpy().tobytes() == keys.tobytes()
    assert beside.numpy().tobytes() == values.tobytes()


def same(found: np.ndarray, expected: np.ndarray) -> None:
    """The same values, and the same signs of zeros; a NaN is like another."""
    np.testing.assert_array_equal(found, expected)
    np.testing.assert_array_equal(np.signbit(found[found == 0]), np.signbit(expected[expected == 0]))


def sample(name: str, n: int, seed: int = 1) -> np.ndarray:
    """Numbers of a type, from all of its range where it is of integers."""
    rng, dtype = np.random.default_rng(seed), np.dtype(getattr(tack, name).numpy)
    if dtype.kind == "f":
        values = rng.normal(size=n).astype(dtype)
        values[::7], values[3::11], values[5::11] = np.nan, -0.0, 0.0
        return values
    return np.frombuffer(rng.bytes(n * dtype.itemsize), dtype).copy()


def repeated(name: str, n: int) -> np.ndarray:
    """Keys in runs of up to five."""
    return np.repeat(sample(name, n, 2), np.random.default_rng(3).integers(1, 6, n))[:n].copy()
