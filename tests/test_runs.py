"""unique and reduce_by_key on the CPU (Q-015); on all devices: tests/conformance."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from key_runs import SCALARS, check, repeated, same, sample

import tack
from tack.algorithms import reduce_by_key, unique
from tack.algorithms import runs as host_runs
from tack.library.runs_on_cpu import BITS, CHUNK, GROUP, LONGEST, ROOM


@pytest.mark.parametrize("name", SCALARS)
def test_q015_every_type(name: str) -> None:
    """Q-015: keys and values of each type; sums wrap, or are rounded at each step, and of floats in min and max, B-005."""
    keys = repeated(name, 773)
    check(keys, sample(name, len(keys)), "cpu", ("sum", "min", "max"))
    check(keys, sample(name, 3 * len(keys)).reshape(-1, 3), "cpu", ("sum", "min", "max"), 100)


@pytest.mark.parametrize("n", [0, 1, 2, BITS - 1, BITS, BITS + 1, BITS + 2, 3 * BITS])
def test_q015_sizes(n: int) -> None:
    """Q-015: no keys, one, and as many as are compared together; keys that all differ, that are all equal, and that alternate."""
    for keys in (np.arange(n), np.zeros(n), np.arange(n) // 2 % 2):
        check(keys.astype(np.uint32), np.arange(n, dtype=np.int16), "cpu", ("sum",))


@pytest.mark.parametrize("n", [CHUNK - 1, CHUNK, CHUNK + 1, CHUNK + BITS, 2 * CHUNK, 4 * CHUNK + 3])
def test_q015_chunks(n: int) -> None:
    """Q-015: about as many keys as chunks have; runs of one element, over all chunks, that begin and end with them."""
    places = np.arange(n)
    keys: list[np.ndarray] = [places, places * 0, places // 2 % 2, places // CHUNK, (places + 1) // CHUNK, places // BITS]
    for each in keys:
        compare(each.astype(np.int32), measured("i32", n), n)
        compare(each.astype(np.float64), measured("f32", n), n)


@pytest.mark.parametrize("name", SCALARS)
def test_q015_runs_over_chunks(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Q-015: runs of all lengths, among them those that begin in one chunk and end in another, and chunks where none begins, with
    keys and values of each type, vectors, and arrays that begin within others; keys of more than one slab."""
    rng = np.random.default_rng(5)
    few = rng.permutation([1] * 2000 + [*range(1, LONGEST + 3)] * 3 + [GROUP + 1, ROOM, ROOM + 1, CHUNK, 2 * CHUNK + 5])
    lengths = [*few, *[1] * 300, *[2, 3] * 200, *few]
    other = SCALARS[(SCALARS.index(name) + 3) % len(SCALARS)]
    keys = np.repeat(sample(name, len(lengths), 6), lengths)
    n = len(keys)
    for values in (measured(other, n + 2)[1:-1], measured(name, n), measured(other, 2 * n).reshape(-1, 2)):
        compare(keys, values, n)
        with monkeypatch.context() as patch:
            patch.setattr(host_runs, "_SLAB", 2)
            compare(keys[3:], values[3:], n - CHUNK)


def compare(keys: np.ndarray, values: np.ndarray, n: int) -> None:
    """Both functions, of the first n of many keys, with what NumPy finds."""
    starts = np.flatnonzero(np.append(True, keys[1:n] != keys[: n - 1]))
    ends = np.append(starts[1:], n)
    found, counts = unique(keys, n)
    assert found.numpy().tobytes() == keys[starts].tobytes()
    assert np.array_equal(counts.numpy(), ends - starts)
    beside = values if values.ndim == 1 else tack.wrap(values, tack.vec(values.shape[1], tack.array(values).dtype))
    found, sums = reduce_by_key(keys, beside, n)
    assert found.numpy().tobytes() == keys[starts].tobytes()
    with np.errstate(over="ignore"):
        expected = [np.add.accumulate(values[i:j], dtype=values.dtype)[-1] for i, j in zip(starts, ends, strict=True)]
    same(sums.numpy(), np.array(expected, values.dtype))


def measured(name: str, n: int) -> np.ndarray:
    """Numbers of a type that no NaN makes all alike."""
    values = sample(name, n)
    return np.where(values == values, values, values.dtype.type(3.1))


class Largest:
    """What is called "max", as a member of an Enum may be."""

    def __str__(self) -> str:
        return "max"


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
    assert reduce_by_key(np.zeros(3, np.int32), values[:3], op=Largest())[1][0] == values[:3].max()  # type: ignore[arg-type]
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
        (ValueError, r"reduce_by_key: op is one of .*, not array", lambda: reduce_by_key(keys, keys, op=np.array(["sum"]))),  # type: ignore[arg-type]
        (ValueError, r"reduce_by_key: keys has 4 elements, but values has 3; n may be", lambda: reduce_by_key(keys, values)),
        (ValueError, r"reduce_by_key: n is 5, but keys has 4", lambda: reduce_by_key(keys, keys, 5)),
        (ValueError, r"unique: n is -1, but keys has 4", lambda: unique(keys, -1)),
        (TypeError, r"unique: n says how many elements to take, as an int, not 2\.0", lambda: unique(keys, 2.0)),  # type: ignore[arg-type]
        (TypeError, r"unique: keys holds numbers, not vec2\(f32\); tack\.wrap", lambda: unique(tack.zeros(4, tack.vec2()))),
        (TypeError, r"reduce_by_key: 'values' is of type list", lambda: reduce_by_key(keys, [1, 2, 3, 4])),
        (ValueError, r"unique: 2,147,483,648 keys are more than the 2,147,483,647 .*; take fewer, with n", lambda: unique(many)),
    ]
    for error, text, call in cases:
        with pytest.raises(error, match=text) as caught:
            call()
        assert isinstance(caught.value, tack.TackError)
