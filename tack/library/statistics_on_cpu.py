"""Histograms on the CPU (Q-016), by places among edges of one distance; other devices count as in `statistics`."""

from __future__ import annotations

from typing import Any

import tack
from tack import f64, i8, i16, i32, i64, u64
from tack.library.statistics import Float

Integer = tack.one_of(i8, i16, i32, i64, u64)


@tack.func
def bin_near(value: Any, edges: Any, low: Any, scale: Any, last: Any, sure: Any) -> Any:
    """The bin of a value, by its place among edges of one distance.

    Within `sure` of the middle of a bin a place tells it, whatever roundings have done. Elsewhere, values are compared with the
    edge that is near. What is below the middle of the first bin or above that of the last one is taken there.
    """
    place = min(max((value - low) * scale, 0.5), last)
    at = i32(place)
    if abs(place - f64(at) - 0.5) > sure:
        for _ in range(1):  # lanes branch around loops, and seldom need the edge
            at = i32(place + 0.5)
            if value < edges[at]:
                at -= 1
    return at


@tack.kernel(lanes=16)
def counts_of_floats(x: Float[:], edges: f64[:], counts: i32[:], n: i64, low: f64, scale: f64, last: f64, sure: f64):
    """Count the elements in each bin; NaN is in none."""
    for i in range(n):
        value = f64(x[i])
        tack.atomic_add(counts, bin_near(value, edges, low, scale, last, sure), i32(value == value))


@tack.kernel(lanes=16)
def counts_of_integers(
    x: Integer[:],
    edges: f64[:],
    counts: i32[:],
    n: i64,
    low: f64,
    scale: f64,
    last: f64,
    sure: f64,
    flip: Integer,
    offset: f64,
):
    """The same of the elements with `flip` flipped, plus `offset`."""
    for i in range(n):
        value = f64(x[i] ^ flip) + offset
        tack.atomic_add(counts, bin_near(value, edges, low, scale, last, sure), 1)
