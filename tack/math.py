"""Small functions that shading languages have, for kernels and device functions (B-010..B-015).

from tack import math as tm

edge = tm.smoothstep(0.0, 0.05, x)

They are device functions, written in the language itself. Each works on numbers and, component by component, on vectors; only
`length`, `distance` and `normalize` need a vector.
"""

from __future__ import annotations

from typing import Any

import tack


@tack.func
def fract(x: Any) -> Any:
    """What `x` lies above the next whole number at or below it (B-011)."""
    return x - tack.floor(x)


@tack.func
def mix(x: Any, y: Any, a: Any) -> Any:
    """From `x`, where `a` is 0, to `y`, where it is 1 (B-011)."""
    return x * (1.0 - a) + y * a


@tack.func
def clamp(x: Any, lo: Any, hi: Any) -> Any:
    """`x`, but no less than `lo` and no more than `hi` (B-011)."""
    return min(max(x, lo), hi)


@tack.func
def saturate(x: Any) -> Any:
    """`x`, but no less than 0 and no more than 1 (B-011)."""
    return min(max(x, 0.0), 1.0)


@tack.func
def smoothstep(e0: Any, e1: Any, x: Any) -> Any:
    """From 0 at `e0` to 1 at `e1`, smooth at both; from 1 to 0 where `e1` is less (B-012)."""
    t = min(max((x - e0) / (e1 - e0), 0.0), 1.0)
    return t * t * (3.0 - 2.0 * t)


@tack.func
def step(edge: Any, x: Any) -> Any:
    """0 where `x` is below `edge`, else 1 (B-013)."""
    return tack.select(x < edge, 0.0, 1.0)


@tack.func
def sign(x: Any) -> Any:
    """-1, 0 or 1, as `x` is below, at or above 0; 0 for NaN (B-013)."""
    return tack.select(x > 0.0, 1.0, tack.select(x < 0.0, -1.0, 0.0))


@tack.func
def length(v: Any) -> Any:
    """The Euclidean length of a vector (B-014)."""
    return v.norm()


@tack.func
def distance(a: Any, b: Any) -> Any:
    """The Euclidean distance of two points (B-014)."""
    return (a - b).norm()


@tack.func
def normalize(v: Any) -> Any:
    """The vector of length 1 in the direction of `v`; NaN for a vector of zeros (B-014)."""
    return v / v.norm()
