"""Kernels of var, std, norm, dot and histogram (Q-016); their parts are those of `tack.library.reductions`.

Terms are added in f64. Where a device has no f64, the kernels of pairs take a number for the sum of two f32.
"""

from __future__ import annotations

from typing import Any

import tack
from tack import f32, f64, i8, i16, i32, i64, u32
from tack.library.reductions import (
    GROUPS,
    NARROW,
    end_of,
    end_of_parts,
    has_more,
    start_of,
    sum_of_groups,
    sum_of_lane,
    two_sum,
)

DEVIATION = tack.constant(0)  # what a moment sums
ABSOLUTE = tack.constant(1)
SQUARE = tack.constant(2)

OF_DEVIATIONS = tack.constant(0)  # which sum is asked for
OF_TERMS = tack.constant(1)
OF_VARIANCE = tack.constant(2)  # squares of deviations from the mean, however far from that the centre is

Float = tack.one_of(f32, f64)
Signed = tack.one_of(i8, i16, i32, i64)
Number = tack.one_of(f32, f64, i32, u32)
Wide = tack.one_of(i32, i64)

# --- sums in f64 -------------------------------------------------------------------------------------------------------


@tack.func
def moments_of_rows(
    x: Any, start: Any, stop: Any, lane: Any, centre: Any, scale: Any, power: Any, terms: Any, deviations: Any
) -> Any:
    """Sums of terms and of deviations, and those of a lane of some rows."""
    if power == DEVIATION:
        for row in range(start, stop, NARROW):
            deviations += f64(x[row + lane]) * scale - centre
    elif power == ABSOLUTE:
        for row in range(start, stop, NARROW):
            terms += abs(f64(x[row + lane]) * scale - centre)
    else:
        for row in range(start, stop, NARROW):
            deviation = f64(x[row + lane]) * scale - centre
            terms += deviation * deviation
            deviations += deviation
    return terms, deviations


@tack.kernel(lanes=16)
def moments(x: Number[:], terms: f64[:], deviations: f64[:], n: i64, chunks: i64, centre: f64, scale: f64, power: i32):
    """The sums of each lane of each chunk, of the elements times `scale`, which keeps squares in the range."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        end = end_of(chunk, chunks, n, NARROW)
        start, stop = start_of(chunk, NARROW), end - end % NARROW
        first, second = moments_of_rows(x, start, stop, lane, centre, scale, power, f64(0.0), f64(0.0))
        if has_more(lane, end, NARROW):
            first, second = moments_of_rows(x, end - NARROW, end, lane, centre, scale, power, first, second)
        terms[chunk * NARROW + lane] = first
        deviations[chunk * NARROW + lane] = second


@tack.func
def moments_of_wide_rows(
    x: Any, start: Any, stop: Any, lane: Any, flip: Any, high: Any, low: Any, power: Any, terms: Any, deviations: Any
) -> Any:
    """As `moments_of_rows`. An integer less a number with a high and a low half: both differences are exact, so each deviation is
    rounded once."""
    for row in range(start, stop, NARROW):
        value = x[row + lane] ^ flip
        deviation = (f64(value >> 32) - high) * 4294967296.0 + (f64(value & 0xFFFFFFFF) - low)
        terms += deviation * deviation if power == SQUARE else abs(deviation)
        deviations += deviation
    return terms, deviations


@tack.kernel(lanes=16)
def moments_i64(
    x: i64[:],
    terms: f64[:],
    deviations: f64[:],
    n: i64,
    chunks: i64,
    flip: i64,
    centre_high: f64,
    centre_low: f64,
    power: i32,
):
    """As `moments`, of 64-bit integers with `flip` flipped, from a centre in two halves."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        end = end_of(chunk, chunks, n, NARROW)
        start, stop = start_of(chunk, NARROW), end - end % NARROW
        first, second = moments_of_wide_rows(x, start, stop, lane, flip, centre_high, centre_low, power, f64(0.0), f64(0.0))
        if has_more(lane, end, NARROW):
            first, second = moments_of_wide_rows(x, end - NARROW, end, lane, flip, centre_high, centre_low, power, first, second)
        terms[chunk * NARROW + lane] = first
        deviations[chunk * NARROW + lane] = second


@tack.kernel(lanes=16)
def moment_of_moments(terms: f64[:], deviations: f64[:], chunks: i64, n: i64, want: i32) -> f64:
    """The sum that is asked for, of all parts."""
    for group, lane in tack.ndindex(GROUPS, NARROW):
        first = f64(0.0)
        second = f64(0.0)
        for chunk in range(group, chunks, GROUPS):
            first += terms[chunk * NARROW + lane]
            second += deviations[chunk * NARROW + lane]
        terms[(chunks + group) * NARROW + lane] = first
        deviations[(chunks + group) * NARROW + lane] = second
    all_terms = f64(0.0)
    all_deviations = f64(0.0)
    at = chunks * NARROW
    while at < end_of_parts(chunks, NARROW):
        all_terms += terms[at]
        all_deviations += deviations[at]
        at += 1
    result = all_terms
    if want == OF_DEVIATIONS:
        result = all_deviations
    elif want == OF_VARIANCE:
        result = all_terms - all_deviations * all_deviations / f64(n)
    return result


# --- products ----------------------------------------------------------------------------------------------------------


@tack.func
def products_of_rows(x: Any, y: Any, start: Any, stop: Any, lane: Any, total: Any) -> Any:
    """A sum and the products of a lane of some rows."""
    for row in range(start, stop, NARROW):
        total += f64(x[row + lane]) * f64(y[row + lane])
    return total


@tack.kernel(lanes=16)
def products(x: Float[:], y: Float[:], sums: f64[:], unused: f64[:], n: i64, chunks: i64):
    """The sum of the products of each lane of each chunk; `unused` is there since `moment_of_moments` takes two arrays."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        end = end_of(chunk, chunks, n, NARROW)
        total = products_of_rows(x, y, start_of(chunk, NARROW), end - end % NARROW, lane, f64(0.0))
        if has_more(lane, end, NARROW):
            total = products_of_rows(x, y, end - NARROW, end, lane, total)
        sums[chunk * NARROW + lane] = total


@tack.func
def integer_products_of_rows(x: Any, y: Any, start: Any, stop: Any, lane: Any, mask: Any, total: Any) -> Any:
    """A sum and the products of a lane of some rows, modulo 2**64."""
    for row in range(start, stop, NARROW):
        total += (i64(x[row + lane]) & mask) * (i64(y[row + lane]) & mask)
    return total


@tack.kernel(lanes=16)
def integer_products(x: Signed[:], y: Signed[:], parts: i64[:], n: i64, chunks: i64, mask: i64):
    """The same of integers modulo 2**64, of which `mask` has the bits."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        end = end_of(chunk, chunks, n, NARROW)
        total = integer_products_of_rows(x, y, start_of(chunk, NARROW), end - end % NARROW, lane, mask, tack.i64(0))
        if has_more(lane, end, NARROW):
            total = integer_products_of_rows(x, y, end - NARROW, end, lane, mask, total)
        parts[chunk * NARROW + lane] = total


# --- sums without f64: a number is the sum of two f32; scales keep squares in the range ---------------------------------------


@tack.func
def product(a: Any, b: Any) -> Any:
    """a * b, rounded, and what the rounding has lost: the products of halves of 12 bits are exact."""
    total = a * b
    a_part = a * 4097.0
    a_high = a_part - (a_part - a)
    b_part = b * 4097.0
    b_high = b_part - (b_part - b)
    a_low = a - a_high
    b_low = b - b_high
    return total, ((a_high * b_high - total) + a_high * b_low + a_low * b_high) + a_low * b_low


@tack.func
def less_centre(high: Any, low: Any, centre_high: Any, centre_low: Any) -> Any:
    """A number less another, each the sum of two f32."""
    high, lost = two_sum(high, -centre_high)
    return two_sum(high, lost + (low - centre_low))


@tack.func
def pair_term(high: Any, low: Any, power: Any) -> Any:
    """What a deviation adds to a sum: itself, its absolute value or its square."""
    first = high
    second = low
    if power == SQUARE:
        first, second = product(high, high)
        second += 2.0 * high * low
    elif power == ABSOLUTE and high < 0.0:
        first = -high
        second = -low
    return first, second


@tack.kernel(lanes=1)
def pairs_of_floats(
    x: f32[:], high: f32[:], low: f32[:], n: i64, chunks: i64, scale: f32, centre_high: f32, centre_low: f32, power: i32
):
    """The sum of the terms of each lane of each chunk, of the elements times `scale`."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        total = f32(0.0)
        rest = f32(0.0)
        for at in range(start_of(chunk, NARROW) + lane, end_of(chunk, chunks, n, NARROW), NARROW):
            first, second = less_centre(x[at] * scale, f32(0.0), centre_high, centre_low)
            first, second = pair_term(first, second, power)
            total, lost = two_sum(total, first)
            rest += second + lost
        high[chunk * NARROW + lane] = total
        low[chunk * NARROW + lane] = rest


@tack.kernel(lanes=1)
def pairs_of_integers(
    x: Wide[:],
    high: f32[:],
    low: f32[:],
    n: i64,
    chunks: i64,
    flip: Wide,
    scale: f32,
    centre_high: f32,
    centre_low: f32,
    power: i32,
):
    """As `pairs_of_floats`, of integers with `flip` flipped, which have more digits than one f32."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        total = f32(0.0)
        rest = f32(0.0)
        for at in range(start_of(chunk, NARROW) + lane, end_of(chunk, chunks, n, NARROW), NARROW):
            value = x[at] ^ flip
            near = f32(value)
            first, second = less_centre(near * scale, f32(i64(value) - i64(near)) * scale, centre_high, centre_low)
            first, second = pair_term(first, second, power)
            total, lost = two_sum(total, first)
            rest += second + lost
        high[chunk * NARROW + lane] = total
        low[chunk * NARROW + lane] = rest


@tack.kernel(lanes=1)
def products_pairs(x: f32[:], y: f32[:], high: f32[:], low: f32[:], n: i64, chunks: i64, scale_x: f32, scale_y: f32):
    """The sum of the products of each lane of each chunk, of elements times their scales."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        total = f32(0.0)
        rest = f32(0.0)
        for at in range(start_of(chunk, NARROW) + lane, end_of(chunk, chunks, n, NARROW), NARROW):
            first, second = product(x[at] * scale_x, y[at] * scale_y)
            total, lost = two_sum(total, first)
            rest += second + lost
        high[chunk * NARROW + lane] = total
        low[chunk * NARROW + lane] = rest


@tack.kernel(lanes=1)
def sum_of_pairs(high: f32[:], low: f32[:], chunks: i64) -> f32:
    """The sum of all parts."""
    for group, lane in tack.ndindex(GROUPS, NARROW):
        total, rest = sum_of_lane(high, low, group, lane, chunks, NARROW)
        high[(chunks + group) * NARROW + lane] = total
        low[(chunks + group) * NARROW + lane] = rest
    return sum_of_groups(high, low, chunks, NARROW)


# --- histogram on devices, and where roundings move too far ------------------------------------------------------------


@tack.func
def bin_of(value: Any, bounds: Any, guess: Any, first: Any, last: Any) -> Any:
    """The bin of a value, from `first` to `last` - 1: bin k holds what is not below `bounds[k]`, but below `bounds[k + 1]`.

    `guess` says where to look; it changes how long it takes and nothing else.
    """
    low = first
    high = last
    near = min(max(guess, first), last - 1)
    if near > low:
        if value < bounds[near]:
            high = near
        else:
            low = near
    if low == near and near + 1 < high:
        if value < bounds[near + 1]:
            high = near + 1
        else:
            low = near + 1
    while high - low > 1:
        middle = (low + high) // 2
        if value < bounds[middle]:
            high = middle
        else:
            low = middle
    return low


@tack.kernel(lanes=1)
def bins_of_floats(
    x: Float[:], bounds: Float[:], counts: i32[:], n: i64, bins: i32, copies: i32, first: i32, last: i32, scale: f32, shift: f32
):
    """Count the elements in each bin, in one of several copies of the counts; NaN is in none."""
    for i in range(n):
        value = x[i]
        if value == value:
            at = bin_of(value, bounds, int(f32(value) * scale + shift), first, last)
            tack.atomic_add(counts, i32(i // 256 % copies) * bins + at, 1)


@tack.kernel(lanes=1)
def bins_of_integers(
    x: Signed[:],
    bounds: Signed[:],
    counts: i32[:],
    n: i64,
    bins: i32,
    copies: i32,
    first: i32,
    last: i32,
    scale: f32,
    shift: f32,
    flip: Signed,
):
    """Count the elements in each bin, as `bins_of_floats` does; those of the elements and bounds with `flip` flipped."""
    for i in range(n):
        value = x[i] ^ flip
        at = bin_of(value, bounds, int(f32(value) * scale + shift), first, last)
        tack.atomic_add(counts, i32(i // 256 % copies) * bins + at, 1)


@tack.kernel
def sum_of_copies(counts: i32[:], result: i32[:], copies: i32):
    """Add up copies of counts."""
    for at in range(len(result)):
        total = 0
        for copy in range(copies):
            total += counts[copy * len(result) + at]
        result[at] = total
