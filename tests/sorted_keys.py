"""Keys to sort, and the order that they are to have."""

from __future__ import annotations

import numpy as np

import tack
from tack.algorithms import argsort

TILE = 4096  # pairs that a workgroup sorts, and keys of a chunk

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
