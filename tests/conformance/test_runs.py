"""unique and reduce_by_key: runs of equal keys, against loops over Python's and NumPy's numbers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import numpy as np
import pytest

import tack
from tack.algorithms import reduce_by_key, unique

SCALARS = ("i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "f32", "f64")
CHUNK = 256  # keys that the CPU looks at together
GROUP = 256  # lanes of a workgroup


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


@pytest.mark.parametrize("name", SCALARS)
def test_q015_every_type(name: str) -> None:
    """Q-015: keys and values of each type; sums wrap, or are rounded at each step, and of floats in min and max, B-005."""
    keys = repeated(name, 3 * CHUNK + 5)
    check(keys, sample(name, len(keys)), "cpu", ("sum", "min", "max"))
    check(keys, sample(name, 3 * len(keys)).reshape(-1, 3), "cpu", ("sum", "min", "max"), 100)


@pytest.mark.parametrize("n", [0, 1, 2, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 5000])
def test_q015_sizes(n: int) -> None:
    """Q-015: no keys, one, and as many as chunks have; keys that all differ, that are all equal, and that alternate."""
    for keys in (np.arange(n), np.zeros(n), np.arange(n) // 2 % 2):
        check(keys.astype(np.uint32), np.arange(n, dtype=np.int16), "cpu", ("sum",))


def test_q015_on_devices(device: str) -> None:
    """Q-015, Q-018: runs that begin and end anywhere in workgroups, one that is longer than several, vectors by component."""
    keys = np.concatenate([repeated("i32", 2 * GROUP + 3), np.full(3 * GROUP, 9, np.int32), repeated("i32", 100)])
    check(keys, sample("f32", 2 * len(keys)).reshape(-1, 2), device, ("sum", "max"))
    check(keys, sample("u32", len(keys)), device, ("min",))
    for n in (0, 1):
        check(keys, sample("u32", len(keys)), device, ("min",), n)


def test_q015_floats() -> None:
    """Q-015, B-005, N-010: zeros are equal, NaNs are not; of a number and a NaN the number, of zeros the first."""
    keys = np.float32([0.0, -0.0, 0.0, np.nan, np.nan, 1])
    found, counts = unique(keys)
    same(found.numpy(), np.float32([0, np.nan, np.nan, 1]))
    assert counts.numpy().tolist() == [3, 1, 1, 1]
    values = np.float64([-0.0, 0.0, 1, np.nan, np.nan, -2, np.nan, np.nan, 3])
    _, least = reduce_by_key(np.repeat(np.arange(3), 3), values, op="min")
    same(least.numpy(), np.float64([-0.0, -2, 3]))
    _, largest = reduce_by_key(np.uint8([1, 1, 2, 2]), np.float32([0.0, -0.0, np.nan, np.nan]), op="max")
    same(largest.numpy(), np.float32([0, np.nan]))


def test_q015_order_of_sums() -> None:
    """Q-015, N-011: in the order of elements: what is added to 1e8 is lost to rounding."""
    values = np.float32([1e8, 1, 1, 1, 1, -1e8, 1, 1, 1, 1, 4, -1])
    keys = np.int64([5] * 6 + [-5] * 6)
    _, sums = reduce_by_key(np.tile(keys, 2000), np.tile(values, 2000))
    assert sums.numpy().tolist() == [0, 7] * 2000


def test_q015_refusals() -> None:
    """Q-015, R-003: each with its type, and what to do."""
    keys, values = np.zeros(4, np.int32), np.zeros(3, np.float32)
    many = np.empty(1 << 31, np.uint8)  # of which no page is touched
    cases: list[tuple[type[Exception], str, Callable[[], object]]] = [
        (ValueError, r"reduce_by_key: op is one of 'sum', 'min', 'max', not 'mul'", lambda: reduce_by_key(keys, keys, op="mul")),
        (ValueError, r"reduce_by_key: keys has 4 elements, but values has 3; n may be", lambda: reduce_by_key(keys, values)),
        (ValueError, r"reduce_by_key: n is 5, but keys has 4", lambda: reduce_by_key(keys, keys, 5)),
        (ValueError, r"unique: n is -1, but keys has 4", lambda: unique(keys, -1)),
        (TypeError, r"unique: n says how many elements to take, as an int, not 2\.0", lambda: unique(keys, 2.0)),  # type: ignore[arg-type]
        (TypeError, r"unique: keys holds numbers, not vec2\(f32\); tack\.wrap", lambda: unique(tack.zeros(4, tack.vec2()))),
        (TypeError, r"reduce_by_key: values is a tack or NumPy array, not list", lambda: reduce_by_key(keys, [1, 2, 3, 4])),
        (ValueError, r"unique: 2147483648 keys are more than the 2147483647 .* take fewer with n", lambda: unique(many)),
    ]
    for error, text, call in cases:
        with pytest.raises(error, match=text) as caught:
            call()
        assert isinstance(caught.value, tack.TackError)


def test_q015_refuses_other_devices(gpu: str) -> None:
    """Q-015, R-003: keys and values on different devices."""
    keys, values = np.zeros(4, np.int32), tack.zeros(4, device=gpu)
    with pytest.raises(ValueError, match=f"reduce_by_key: .* 'keys' on cpu, 'values' on {gpu}; pass keys.to_device"):
        reduce_by_key(keys, values)
