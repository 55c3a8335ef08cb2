"""Kernels that convert 64-bit integers to floats in lanes, some of which 32 bits do not hold; `CASES` by name."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from lanes_harness import Cases, blank, floats

CASES: Final = Cases()
add = CASES.add

_WORD: Final = 1 << 31
_MOST: Final = 200  # iterations


def _outputs(n: int) -> dict[str, Any]:
    return {"single": blank((4, n), np.float32), "double": blank((4, n), np.float64)}


# 47 + 1 and 31 + 1 are numbers of lanes, so that a vector ends right where 32 bits do.
for _first in (0, _WORD - 47, _WORD - 31, -_WORD - 47, -_WORD - 31, 2 * _WORD - 40, -(1 << 53) - 40, (1 << 62) - 40):
    add(
        f"floats of an index from {_first:#x} on",
        lambda n, source, first=_first: {"x": floats(source, n), **_outputs(n), "first": first, "pace": 3},
        """
@tack.kernel
def k(x: tack.f32[:], single: tack.f32[:, :], double: tack.f64[:, :], first: tack.i64, pace: tack.i64):
    for i in range(first, first + len(x)):
        single[0, i - first] = i
        double[0, i - first] = tack.f64(i) * 0.5
        single[1, i - first] = float(i * pace)
        double[1, i - first] = tack.f64((i - first) * pace + first)
        single[2, i - first] = float(-i) + float(first)
        s = 0.0
        if x[i - first] > 0.0:
            for j in range(3):
                s += float(i + j) * x[i - first]
            double[2, i - first] = -i
        single[3, i - first] = s
        double[3, i - first] = tack.f64(2 * first - i) if x[i - first] < 0.5 else 1.0
""",
        big=_MOST,
    )

for _name, _stride in (("two", 2), ("a third of 32 bits", (1 << 32) // 3), ("2**31", 1 << 31), ("2**62 + 1", (1 << 62) + 1)):
    add(
        f"floats of an index times {_name}",
        lambda n, source: {**_outputs(n), "first": -90},
        f"""
@tack.kernel
def k(single: tack.f32[:, :], double: tack.f64[:, :], first: tack.i64):
    for i in range(first, first + single.shape[1]):
        single[0, i - first] = i * tack.i64({_stride})
        double[0, i - first] = i * tack.i64({_stride})
        single[1, i - first] = i * tack.i64({-_stride})
        double[1, i - first] = i * tack.i64({-_stride})
""",
        big=_MOST,
    )

add(
    "floats of a falling index",
    lambda n, source: _outputs(n),
    f"""
@tack.kernel
def k(single: tack.f32[:, :], double: tack.f64[:, :]):
    for i, j in tack.ndindex((2, 4), ({_WORD - 47}, {_WORD - 47} + single.shape[1])):
        single[i, j - {_WORD - 47}] = float(tack.i64({-_WORD}) * i + tack.i64({3 * _WORD}) - j)
        double[i, j - {_WORD - 47}] = tack.f64(2 * j) - tack.f64(i - 2 * j)
""",
    big=_MOST,
)


def _near(source: np.random.Generator, n: int, *, rare: bool) -> np.ndarray[Any, Any]:
    """Numbers that 32 bits hold, and some, or a few, that they do not; the ends of both among them."""
    near = [sign * bound + by for bound in (_WORD, 2 * _WORD, 1 << 53, (1 << 63) - 2) for sign in (1, -1) for by in (-1, 0, 1)]
    large = source.choice(np.array([*near, 3 << 60, (1 << 54) + 2**30 + 1]), n)
    small = source.integers(-_WORD, _WORD, n)
    small[::5], small[2::7] = _WORD - 1, -_WORD
    return np.where(source.random(n) < (0.01 if rare else 0.5), large, small)


for _rare in (True, False):
    add(
        f"floats of numbers of which {'a few' if _rare else 'many'} are large",
        lambda n, source, rare=_rare: {"v": _near(source, n, rare=rare), "x": floats(source, n), **_outputs(n)},
        """
@tack.kernel
def k(v: tack.i64[:], x: tack.f32[:], single: tack.f32[:, :], double: tack.f64[:, :]):
    for i in range(len(v)):
        single[0, i] = v[i]
        double[0, i] = v[i]
        s = 0.0
        t = v[i]
        while t > tack.i64(3000000000):
            s += float(t)
            t -= tack.i64(2305843009213693952)
        single[1, i] = s
        if t < tack.i64(2147483648) and t >= tack.i64(-2147483648):
            single[2, i] = float(t) * x[i]
            double[1, i] = t
        double[2, i] = float(t + i) if x[i] > 0.0 else tack.f64(t - i)
""",
        big=_MOST,
    )
