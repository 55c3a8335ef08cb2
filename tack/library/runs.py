"""Runs of equal keys, for `unique` and `reduce_by_key` (Q-015, Q-018): where they start, how long they are, what they come to.

A key starts a run where the one before it differs. The keys that end a run are flagged, and the sums of all flags taken, so that
neighbouring iterations read and write neighbouring elements; then an iteration is a run, or a component of one. The CPU finds
runs, and adds up short ones, as in `runs_on_cpu`.
"""

from __future__ import annotations

from typing import Any

import tack

K = tack.one_of(tack.u8, tack.u16, tack.u32, tack.u64, tack.f32, tack.f64)  # integers are equal, and add up, as their bits do
B = tack.one_of(tack.u8, tack.u16, tack.u32, tack.u64)
F = tack.one_of(tack.f32, tack.f64)


# --- where runs start ------------------------------------------------------------------------------------------------------


@tack.kernel(lanes=16)
def flag_ends(keys: K[:], ends: tack.u8[:], n: tack.i32):
    """ends[i] = 1 where key i + 1 is another one, else 0; of the last key nothing is said."""
    for i in range(n - 1):
        ends[i] = keys[i + 1] != keys[i]


@tack.kernel
def place_starts(ends: tack.u8[:], ordinals: tack.i32[:], starts: tack.i32[:], n: tack.i32, runs: tack.i32):
    """starts[r] = the first element of run r, and n after the last; ordinals[i] = how many runs end up to element i."""
    for i in range(n):
        if i == 0:
            starts[0] = 0
        if i == n - 1:
            starts[runs] = n
        elif ends[i] != 0:
            starts[ordinals[i]] = int(i) + 1


# --- what runs come to -----------------------------------------------------------------------------------------------------


@tack.kernel(lanes=16)
def lengths(starts: tack.i32[:], counts: tack.i32[:]):
    """counts[r] = how many elements run r has."""
    for r in range(len(counts)):
        counts[r] = starts[r + 1] - starts[r]


@tack.func
def sum_of(values: Any, first: Any, last: Any, width: Any, component: Any) -> Any:
    """The sum of elements in their order, of one of `width` components."""
    total = values[tack.i64(first) * width + component]
    for i in range(first + 1, last):
        total += values[i * width + component]
    return total


@tack.kernel(lanes=1)
def sums(values: K[:], starts: tack.i32[:], out: K[:], runs: tack.i32, width: tack.i32):
    """out[r] = the sum of run r in the order of its elements, each of `width` components by itself."""
    for r, component in tack.ndindex(runs, width):
        out[r * width + component] = sum_of(values, starts[r], starts[r + 1], width, component)


@tack.func
def flips(value, signed, largest):
    """The bits to flip in integers of a type, so that the least of them as unsigned ones is the one asked for."""
    none = value ^ value
    sign = ~none ^ (~none >> 1) if signed != 0 else none
    return ~sign if largest != 0 else sign


@tack.kernel(lanes=1)
def extremes(values: B[:], starts: tack.i32[:], out: B[:], runs: tack.i32, width: tack.i32, signed: tack.i32, largest: tack.i32):
    """out[r] = the smallest integer of run r, or the largest, each of `width` components by itself."""
    for r, component in tack.ndindex(runs, width):
        first = starts[r]
        value = values[tack.i64(first) * width + component]
        flipped = flips(value, signed, largest)
        best = value ^ flipped
        for i in range(first + 1, starts[r + 1]):
            best = min(values[i * width + component] ^ flipped, best)
        out[r * width + component] = best ^ flipped


# `min` keeps its second argument where neither is less, and the number where the other is none (B-005).
@tack.kernel(lanes=1)
def float_extremes(values: F[:], starts: tack.i32[:], out: F[:], runs: tack.i32, width: tack.i32, sign: F):
    """out[r] = the smallest float of run r, or where `sign` is -1 the largest, each of `width` components by itself."""
    for r, component in tack.ndindex(runs, width):
        first = starts[r]
        best = sign * values[tack.i64(first) * width + component]
        for i in range(first + 1, starts[r + 1]):
            best = min(sign * values[i * width + component], best)
        out[r * width + component] = sign * best
