"""Kernels of sum, min and max (Q-001..Q-006).

An array is cut into chunks of ROWS rows, and a row into lanes: iteration (chunk, lane) goes down its lane of a chunk.
Neighbouring iterations read neighbouring elements, so they fill the vectors of a CPU, and the wide accesses of a GPU. Elements
that make no row are the end of one more row, which starts inside the last one.

What the iterations find goes to arrays of parts, in the order (chunk, lane). A single chunk's are put together by the value
that the kernel returns; the parts of more of them by a second kernel, in GROUPS * lanes iterations. Sizes alone say what is added
to what, so every device, on any number of threads, gives the same bits.
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
    """Where the rows of a chunk start."""
    return chunk * ROWS * lanes


@tack.func
def end_of(chunk: Any, n: Any, lanes: Any) -> Any:
    """Where the rows of a chunk end, of `n` elements."""
    return min(start_of(chunk + 1, lanes), n - n % lanes)


@tack.func
def has_rest(chunk: Any, n: Any, lanes: Any) -> Any:
    """Whether a chunk has the elements that make no row."""
    return end_of(chunk, n, lanes) + lanes > n


@tack.func
def in_chunk(n: Any, lanes: Any) -> Any:
    """How many parts the value of a kernel puts together; less than a row of elements has none."""
    count = lanes
    if n < lanes:
        count = 0
    return count


@tack.func
def beside_chunk(n: Any, lanes: Any) -> Any:
    """How many elements it reads itself."""
    count = n
    if n >= lanes:
        count = 0
    return count


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
def lane_sum(x: Any, chunk: Any, lane: Any, n: Any, lanes: Any) -> Any:
    """The sum of a lane of a chunk, as two numbers."""
    high = 0.0
    low = 0.0
    for row in range(start_of(chunk, lanes), end_of(chunk, n, lanes), lanes):
        high, lost = two_sum(high, x[row + lane])
        low += lost
    if has_rest(chunk, n, lanes):
        value = x[n - lanes + lane]
        if lane >= lanes - n % lanes:
            high, lost = two_sum(high, value)
            low += lost
    return high, low


@tack.func
def sum_of_parts(high: Any, low: Any, start: Any, stop: Any) -> Any:
    """The sum of neighbouring parts, as two numbers."""
    total = 0.0
    rest = 0.0
    at = start
    while at < stop:
        total, lost = two_sum(total, high[at])
        rest += low[at]
        rest += lost
        at += 1
    return total, rest


@tack.func
def sum_of_chunk(x: Any, high: Any, low: Any, n: Any, lanes: Any) -> Any:
    """The sum of all elements, where they are one chunk or less than a row."""
    total, rest = sum_of_parts(high, low, 0, in_chunk(n, lanes))
    at = tack.i64(0)
    while at < beside_chunk(n, lanes):
        total, lost = two_sum(total, x[at])
        rest += lost
        at += 1
    return one_number(total, rest)


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
    """The sum of the parts of groups, which are behind those of chunks."""
    total, rest = sum_of_parts(high, low, chunks * lanes, (chunks + GROUPS) * lanes)
    return one_number(total, rest)


@tack.kernel(lanes=32)
def sums_f32(x: f32[:], high: f32[:], low: f32[:], n: i64, chunks: i64) -> f32:
    """The sum of each lane of each chunk; returns the sum of one chunk."""
    for chunk, lane in tack.ndindex(chunks, WIDE):
        total, rest = lane_sum(x, chunk, lane, n, WIDE)
        high[chunk * WIDE + lane] = total
        low[chunk * WIDE + lane] = rest
    return sum_of_chunk(x, high, low, n, WIDE)


@tack.kernel(lanes=32)
def sum_of_sums_f32(high: f32[:], low: f32[:], chunks: i64) -> f32:
    """The sum of all parts."""
    for group, lane in tack.ndindex(GROUPS, WIDE):
        total, rest = sum_of_lane(high, low, group, lane, chunks, WIDE)
        high[(chunks + group) * WIDE + lane] = total
        low[(chunks + group) * WIDE + lane] = rest
    return sum_of_groups(high, low, chunks, WIDE)


@tack.kernel(lanes=16)
def sums_f64(x: f64[:], high: f64[:], low: f64[:], n: i64, chunks: i64) -> f64:
    """The sum of each lane of each chunk; returns the sum of one chunk."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        total, rest = lane_sum(x, chunk, lane, n, NARROW)
        high[chunk * NARROW + lane] = total
        low[chunk * NARROW + lane] = rest
    return sum_of_chunk(x, high, low, n, NARROW)


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
def term(value: Any, zero: Any, mode: Any, bits: Any) -> Any:
    """What an element adds to a sum: itself, with `bits` flipped; its absolute value; 1 where one of `bits` is set; of
    an integer of 64 bits, with `bits` flipped, the high half. `zero` has the type of the sum."""
    result = zero + (value ^ bits)
    if mode == ABSOLUTE:
        result = abs(zero + value)
    elif mode == NONZERO:
        result = zero + ((value & bits) != 0)
    elif mode == HALF:
        result = zero + ((value ^ bits) >> 32)
    return result


@tack.func
def lane_total(x: Any, chunk: Any, lane: Any, n: Any, lanes: Any, zero: Any, mode: Any, bits: Any) -> Any:
    """The sum of a lane of a chunk."""
    total = zero
    start = start_of(chunk, lanes)
    stop = end_of(chunk, n, lanes)
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
    if has_rest(chunk, n, lanes):
        value = term(x[n - lanes + lane], zero, mode, bits)
        if lane >= lanes - n % lanes:
            total += value
    return total


@tack.func
def total_of_parts(parts: Any, start: Any, stop: Any) -> Any:
    """The sum of neighbouring parts."""
    total = tack.i64(0)
    at = start
    while at < stop:
        total += parts[at]
        at += 1
    return total


@tack.func
def total_of_chunk(x: Any, parts: Any, n: Any, lanes: Any, mode: Any, bits: Any) -> Any:
    """The sum of all elements, where they are one chunk or less than a row."""
    total = total_of_parts(parts, 0, in_chunk(n, lanes))
    at = tack.i64(0)
    while at < beside_chunk(n, lanes):
        total += term(x[at], tack.i64(0), mode, bits)
        at += 1
    return total


@tack.kernel(lanes=32)
def totals_small(x: Small[:], parts: i64[:], n: i64, chunks: i64, mode: i32, bits: Small) -> i64:
    """The sum of each lane of each chunk; returns the sum of one chunk. A lane of a chunk stays below 2**24."""
    for chunk, lane in tack.ndindex(chunks, WIDE):
        parts[chunk * WIDE + lane] = lane_total(x, chunk, lane, n, WIDE, tack.i32(0), mode, bits)
    return total_of_chunk(x, parts, n, WIDE, mode, bits)


@tack.kernel(lanes=16)
def totals_large(x: Large[:], parts: i64[:], n: i64, chunks: i64, mode: i32, bits: Large) -> i64:
    """The sum of each lane of each chunk; returns the sum of one chunk."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        parts[chunk * NARROW + lane] = lane_total(x, chunk, lane, n, NARROW, tack.i64(0), mode, bits)
    return total_of_chunk(x, parts, n, NARROW, mode, bits)


@tack.kernel(lanes=16)
def total_of_totals(parts: i64[:], count: i64) -> i64:
    """The sum of all parts, which are `count` rows of NARROW."""
    for group, lane in tack.ndindex(GROUPS, NARROW):
        total = tack.i64(0)
        for row in range(group, count, GROUPS):
            total += parts[row * NARROW + lane]
        parts[(count + group) * NARROW + lane] = total
    return total_of_parts(parts, count * NARROW, (count + GROUPS) * NARROW)


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
def lane_extremes(x: Any, chunk: Any, lane: Any, n: Any, lanes: Any, sign: Any, magnitude: Any, flip: Any) -> Any:
    """The least and the greatest key of a lane of a chunk."""
    least = key(x[start_of(chunk, lanes) + lane], sign, magnitude, flip)
    most = least
    for row in range(start_of(chunk, lanes), end_of(chunk, n, lanes), lanes):
        this = key(x[row + lane], sign, magnitude, flip)
        least = min(least, this)
        most = max(most, this)
    if has_rest(chunk, n, lanes):
        this = key(x[n - lanes + lane], sign, magnitude, flip)
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


@tack.func
def chosen_of_parts(least: Any, most: Any, start: Any, stop: Any, want: Any, infinity: Any) -> Any:
    """The key that is asked for, of neighbouring parts."""
    lowest = least[start]
    highest = most[start]
    at = start
    while at < stop:
        lowest = min(lowest, least[at])
        highest = max(highest, most[at])
        at += 1
    return chosen(lowest, highest, want, infinity)


@tack.func
def chosen_of_row(x: Any, n: Any, sign: Any, magnitude: Any, flip: Any, want: Any, infinity: Any) -> Any:
    """The key that is asked for, of less than a row of elements."""
    lowest = tack.i64(key(x[0], sign, magnitude, flip))
    highest = lowest
    at = tack.i64(0)
    while at < n:
        this = tack.i64(key(x[at], sign, magnitude, flip))
        lowest = min(lowest, this)
        highest = max(highest, this)
        at += 1
    return chosen(lowest, highest, want, infinity)


@tack.kernel(lanes=32)
def extremes_short(
    x: Short[:],
    least: i64[:],
    most: i64[:],
    n: i64,
    chunks: i64,
    sign: i32,
    magnitude: Short,
    flip: Short,
    want: i32,
    infinity: i64,
) -> i64:
    """The least and the greatest key of each lane of each chunk; returns the key that is asked for, of one chunk."""
    for chunk, lane in tack.ndindex(chunks, WIDE):
        lowest, highest = lane_extremes(x, chunk, lane, n, WIDE, sign, magnitude, flip)
        least[chunk * WIDE + lane] = lowest
        most[chunk * WIDE + lane] = highest
    result = chosen_of_row(x, min(n, WIDE - 1), sign, magnitude, flip, want, infinity)
    if n >= WIDE:
        result = chosen_of_parts(least, most, 0, WIDE, want, infinity)
    return result


@tack.kernel(lanes=16)
def extremes_i64(
    x: i64[:],
    least: i64[:],
    most: i64[:],
    n: i64,
    chunks: i64,
    sign: i32,
    magnitude: i64,
    flip: i64,
    want: i32,
    infinity: i64,
) -> i64:
    """The least and the greatest key of each lane of each chunk; returns the key that is asked for, of one chunk."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        lowest, highest = lane_extremes(x, chunk, lane, n, NARROW, sign, magnitude, flip)
        least[chunk * NARROW + lane] = lowest
        most[chunk * NARROW + lane] = highest
    result = chosen_of_row(x, min(n, NARROW - 1), sign, magnitude, flip, want, infinity)
    if n >= NARROW:
        result = chosen_of_parts(least, most, 0, NARROW, want, infinity)
    return result


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
    return chosen_of_parts(least, most, count * NARROW, (count + GROUPS) * NARROW, want, infinity)
