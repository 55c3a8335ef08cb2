"""Kernels of sum, min and max (Q-001..Q-006).

An array is cut into chunks of ROWS rows, and a row into lanes: iteration (chunk, lane) goes down its lane of a chunk.
Neighbouring iterations read neighbouring elements, so they fill the vectors of a CPU, and the wide accesses of a GPU. Elements
that make no row are those of the last lanes of the last chunk.

What the iterations find goes to arrays of parts, in the order (chunk, lane). A second kernel puts these together in GROUPS
times lanes iterations, and returns the value. Sizes alone say what is added to what, so every device, on any number of threads,
gives the same bits. `tack_runtime.reductions` has the same numbers, and makes the arrays of parts.
"""

from __future__ import annotations

from typing import Any

import tack
from tack import f32, f64, i8, i16, i32, i64

ROWS = tack.constant(256)
GROUPS = tack.constant(8)

NARROW = tack.constant(16)  # lanes that fit registers, of accumulators of 8 bytes
WIDE = tack.constant(32)  # of less

SUM = tack.constant(0)
ABSOLUTE = tack.constant(1)
NONZERO = tack.constant(2)
HALF = tack.constant(3)

LEAST = tack.constant(0)
MOST = tack.constant(1)
FARTHEST = tack.constant(2)

Small = tack.one_of(i8, i16)
Large = tack.one_of(i32, i64)
Short = tack.one_of(i8, i16, i32)


@tack.func
def start_of(chunk: Any, lanes: Any) -> Any:
    """Where a chunk starts."""
    return chunk * ROWS * lanes


@tack.func
def end_of(chunk: Any, chunks: Any, n: Any, lanes: Any) -> Any:
    """Where a chunk ends, of `n` elements; the last one has those that make no row, too."""
    end = start_of(chunk + 1, lanes)
    if chunk == chunks - 1:
        end = n
    return end


@tack.func
def has_more(lane: Any, end: Any, lanes: Any) -> Any:
    """Whether a lane has one of the elements that make no row: the one in its place of the last `lanes` elements before `end`."""
    return lane >= lanes - end % lanes


@tack.func
def end_of_parts(chunks: Any, lanes: Any) -> Any:
    """Where the parts of groups end, which are behind those of chunks."""
    return (chunks + min(chunks, GROUPS)) * lanes


# --- floats: two numbers for a sum, so that its error is that of one rounding -------------------------------------------------


@tack.func
def two_sum(a: Any, b: Any) -> Any:
    """a + b, rounded, and what the rounding has lost: exactly, where nothing overflows."""
    total = a + b
    part = total - a
    return total, (a - (total - part)) + (b - part)


@tack.func
def one_number(high: Any, low: Any) -> Any:
    """The sum that two numbers stand for; sums that are infinite or NaN have no meaningful rest."""
    total = high
    if low - low == 0.0:
        total += low
    return total


@tack.func
def sum_of_rows(x: Any, start: Any, stop: Any, lane: Any, lanes: Any, high: Any, low: Any, one: Any) -> Any:
    """A sum and that of a lane of some rows, as two numbers: what `two_sum` does, half of it by fused multiplications with 1, as
    exact, since some CPUs multiply beside adding."""
    for row in range(start, stop, lanes):
        value = x[row + lane]
        total = high + value
        part = total * one - high
        low += ((high * one - (total - part)) + (value * one - part)) * one
        high = total
    return high, low


@tack.func
def lane_sum(x: Any, chunk: Any, lane: Any, n: Any, chunks: Any, lanes: Any, one: Any) -> Any:
    """The sum of a lane of a chunk, as two numbers."""
    end = end_of(chunk, chunks, n, lanes)
    high, low = sum_of_rows(x, start_of(chunk, lanes), end - end % lanes, lane, lanes, 0.0, 0.0, one)
    if has_more(lane, end, lanes):
        high, low = sum_of_rows(x, end - lanes, end, lane, lanes, high, low, one)
    return high, low


@tack.func
def sum_of_lane(high: Any, low: Any, group: Any, lane: Any, chunks: Any, lanes: Any) -> Any:
    """The sum of a lane of each chunk of a group, as two numbers."""
    total = 0.0
    rest = 0.0
    for chunk in range(group, chunks, GROUPS):
        total, lost = two_sum(total, high[chunk * lanes + lane])
        rest += low[chunk * lanes + lane]
        rest += lost
    return total, rest


@tack.func
def sum_of_groups(high: Any, low: Any, chunks: Any, lanes: Any) -> Any:
    """The sum of the parts of groups."""
    total = 0.0
    rest = 0.0
    at = chunks * lanes
    while at < end_of_parts(chunks, lanes):
        total, lost = two_sum(total, high[at])
        rest += low[at]
        rest += lost
        at += 1
    return one_number(total, rest)


@tack.kernel(lanes=32, fp_contract=True)
def sums_f32(x: f32[:], high: f32[:], low: f32[:], n: i64, chunks: i64, one: f32):
    """The sum of each lane of each chunk."""
    for chunk, lane in tack.ndindex(chunks, WIDE):
        total, rest = lane_sum(x, chunk, lane, n, chunks, WIDE, one)
        high[chunk * WIDE + lane] = total
        low[chunk * WIDE + lane] = rest


@tack.kernel(lanes=32)
def sum_of_sums_f32(high: f32[:], low: f32[:], chunks: i64) -> f32:
    """The sum of all parts."""
    for group, lane in tack.ndindex(GROUPS, WIDE):
        total, rest = sum_of_lane(high, low, group, lane, chunks, WIDE)
        high[(chunks + group) * WIDE + lane] = total
        low[(chunks + group) * WIDE + lane] = rest
    return sum_of_groups(high, low, chunks, WIDE)


@tack.kernel(lanes=16, fp_contract=True)
def sums_f64(x: f64[:], high: f64[:], low: f64[:], n: i64, chunks: i64, one: f64):
    """The sum of each lane of each chunk."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        total, rest = lane_sum(x, chunk, lane, n, chunks, NARROW, one)
        high[chunk * NARROW + lane] = total
        low[chunk * NARROW + lane] = rest


@tack.kernel(lanes=16)
def sum_of_sums_f64(high: f64[:], low: f64[:], chunks: i64) -> f64:
    """The sum of all parts."""
    for group, lane in tack.ndindex(GROUPS, NARROW):
        total, rest = sum_of_lane(high, low, group, lane, chunks, NARROW)
        high[(chunks + group) * NARROW + lane] = total
        low[(chunks + group) * NARROW + lane] = rest
    return sum_of_groups(high, low, chunks, NARROW)


# --- integers: sums modulo 2**64 ----------------------------------------------------------------------------------------------


@tack.func
def total_of_rows(x: Any, start: Any, stop: Any, lane: Any, lanes: Any, zero: Any, mode: Any, bits: Any) -> Any:
    """The sum of what the elements of a lane of some rows add, by `mode`: themselves, with `bits` flipped; their absolute values;
    1 where one of `bits` is set; of integers of 64 bits, with `bits` flipped, the high halves. `zero` has the type of the sum."""
    total = zero
    if mode == SUM:
        for row in range(start, stop, lanes):
            total += x[row + lane] ^ bits
    elif mode == ABSOLUTE:
        for row in range(start, stop, lanes):
            total += abs(zero + x[row + lane])
    elif mode == HALF:
        for row in range(start, stop, lanes):
            total += (x[row + lane] ^ bits) >> 32
    else:
        for row in range(start, stop, lanes):
            total += (x[row + lane] & bits) != 0
    return total


@tack.func
def lane_total(x: Any, chunk: Any, lane: Any, n: Any, chunks: Any, lanes: Any, zero: Any, mode: Any, bits: Any) -> Any:
    """The sum of a lane of a chunk."""
    end = end_of(chunk, chunks, n, lanes)
    total = total_of_rows(x, start_of(chunk, lanes), end - end % lanes, lane, lanes, zero, mode, bits)
    if has_more(lane, end, lanes):
        total += total_of_rows(x, end - lanes, end, lane, lanes, zero, mode, bits)
    return total


@tack.kernel(lanes=32)
def totals_small(x: Small[:], parts: i64[:], n: i64, chunks: i64, mode: i32, bits: Small):
    """The sum of each lane of each chunk, which stays below 2**24."""
    for chunk, lane in tack.ndindex(chunks, WIDE):
        parts[chunk * WIDE + lane] = lane_total(x, chunk, lane, n, chunks, WIDE, tack.i32(0), mode, bits)


@tack.kernel(lanes=16)
def totals_large(x: Large[:], parts: i64[:], n: i64, chunks: i64, mode: i32, bits: Large):
    """The sum of each lane of each chunk."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        parts[chunk * NARROW + lane] = lane_total(x, chunk, lane, n, chunks, NARROW, tack.i64(0), mode, bits)


@tack.kernel(lanes=16)
def total_of_totals(parts: i64[:], count: i64) -> i64:
    """The sum of all parts, which are `count` rows of NARROW."""
    for group, lane in tack.ndindex(GROUPS, NARROW):
        total = tack.i64(0)
        for row in range(group, count, GROUPS):
            total += parts[row * NARROW + lane]
        parts[(count + group) * NARROW + lane] = total
    total = tack.i64(0)
    at = count * NARROW
    while at < end_of_parts(count, NARROW):
        total += parts[at]
        at += 1
    return total


# --- the least and the greatest, by integers in the same order ----------------------------------------------------------------
#
# A float is seen as the integer of its bits: with the other bits flipped where the sign is set, integers are in the order of the
# numbers, -0 is below 0, and the NaNs are at both ends. Of unsigned integers the highest bit is flipped.


@tack.func
def key(value: Any, sign: Any, magnitude: Any, flip: Any) -> Any:
    """The signed integer in the place of an element. `sign`: by how many bits to shift for its sign; `magnitude`: the other bits
    of a float, else 0; `flip`: the highest bit of an unsigned integer, else 0."""
    return value ^ ((value >> sign) & magnitude) ^ flip


@tack.func
def lane_extremes(x: Any, chunk: Any, lane: Any, n: Any, chunks: Any, lanes: Any, sign: Any, magnitude: Any, flip: Any) -> Any:
    """The least and the greatest key of a lane of a chunk; lanes without elements of their own have others of the chunk."""
    start = start_of(chunk, lanes)
    end = end_of(chunk, chunks, n, lanes)
    least = key(x[start], sign, magnitude, flip)
    most = least
    for row in range(start, end - end % lanes, lanes):
        this = key(x[row + lane], sign, magnitude, flip)
        least = min(least, this)
        most = max(most, this)
    if end % lanes != 0:
        this = key(x[max(end - lanes + lane, start)], sign, magnitude, flip)
        least = min(least, this)
        most = max(most, this)
    return least, most


@tack.func
def chosen(least: Any, most: Any, want: Any, infinity: Any) -> Any:
    """The key that is asked for: the least, the greatest, or the one farther from 0; that of a NaN where there is one."""
    result = least
    if want == MOST or (want == FARTHEST and ~least < most):
        result = most
    if least < ~infinity:
        result = least
    elif most > infinity:
        result = most
    return result


@tack.kernel(lanes=32)
def extremes_short(x: Short[:], least: i64[:], most: i64[:], n: i64, chunks: i64, sign: i32, magnitude: Short, flip: Short):
    """The least and the greatest key of each lane of each chunk."""
    for chunk, lane in tack.ndindex(chunks, WIDE):
        lowest, highest = lane_extremes(x, chunk, lane, n, chunks, WIDE, sign, magnitude, flip)
        least[chunk * WIDE + lane] = lowest
        most[chunk * WIDE + lane] = highest


@tack.kernel(lanes=16)
def extremes_i64(x: i64[:], least: i64[:], most: i64[:], n: i64, chunks: i64, sign: i32, magnitude: i64, flip: i64):
    """The least and the greatest key of each lane of each chunk."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        lowest, highest = lane_extremes(x, chunk, lane, n, chunks, NARROW, sign, magnitude, flip)
        least[chunk * NARROW + lane] = lowest
        most[chunk * NARROW + lane] = highest


@tack.kernel(lanes=16)
def extreme_of_extremes(least: i64[:], most: i64[:], count: i64, want: i32, infinity: i64) -> i64:
    """The key that is asked for, of all parts, which are `count` rows of NARROW."""
    for group, lane in tack.ndindex(GROUPS, NARROW):
        first = min(group, count - 1) * NARROW + lane
        lowest = least[first]
        highest = most[first]
        for row in range(group, count, GROUPS):
            lowest = min(lowest, least[row * NARROW + lane])
            highest = max(highest, most[row * NARROW + lane])
        least[(count + group) * NARROW + lane] = lowest
        most[(count + group) * NARROW + lane] = highest
    at = count * NARROW
    lowest = least[at]
    highest = most[at]
    while at < end_of_parts(count, NARROW):
        lowest = min(lowest, least[at])
        highest = max(highest, most[at])
        at += 1
    return chosen(lowest, highest, want, infinity)
