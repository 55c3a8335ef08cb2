"""Values that arguments and literals have: where operations tend to go wrong, and ordinary ones."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from .types import LIMITS, dtype, is_float

_SMALL: Final = (0, 1, 2, 3, 5, 7, 31, 64, 100)


def edges(type_: str) -> list[Any]:
    """Ends of the range, zeros of both signs, NaN, infinities, denormals, ties, and numbers around the ends of other types."""
    if not is_float(type_):
        least, most = LIMITS[type_]
        near = {sign * 2**power + more for sign in (1, -1) for power in (7, 8, 15, 16, 24, 31, 32, 53, 63) for more in (-1, 0, 1)}
        found = {least, least + 1, most, most - 1, most // 2, *near, *_SMALL, *(-small for small in _SMALL)}
        return sorted(value for value in found if least <= value <= most)
    info = np.finfo(dtype(type_))
    tiny, whole = float(info.tiny), 2.0 ** (info.nmant + 1)
    positive = [0.0, 0.1, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 7.0, 10.3, 127.5, 1e5, 2.0**31, 2.0**32, 2.0**63, 2.0**64]
    positive += [whole - 1, whole, whole + 1, tiny, tiny / 2, float(info.smallest_subnormal), float(info.max), np.inf]
    return [*positive, *(-value for value in positive), np.nan]


def contents(type_: str, sizes: Sequence[int], seed: int) -> np.ndarray[Any, Any]:
    """An array of edge values, or of small numbers, which reach more branches."""
    source = random.Random(seed)
    pool: Sequence[Any] = (
        edges(type_) if seed % 2 else [value for value in _SMALL if is_float(type_) or value <= LIMITS[type_][1]]
    )
    return _chosen(type_, sizes, [source.choice(pool) for _ in range(int(np.prod(sizes, dtype=np.int64)))])


def mixed(type_: str, sizes: Sequence[int], seed: int) -> np.ndarray[Any, Any]:
    """An array of small numbers, of both signs where there are two: those of neighbours decide differently."""
    source = random.Random(seed)
    least, step = 0 if type_[0] == "u" else -20, 0.5 if is_float(type_) else 1
    return _chosen(type_, sizes, [source.randrange(least, 41) * step for _ in range(int(np.prod(sizes, dtype=np.int64)))])


def _chosen(type_: str, sizes: Sequence[int], values: Sequence[Any]) -> np.ndarray[Any, Any]:
    with np.errstate(over="ignore"):
        return np.array(values, dtype(type_)).reshape(sizes)
