"""Kernels of var, std, norm, dot and histogram (Q-016); their parts are those of `tack.library.reductions`.

Terms are added in f64. Where a device has no f64, kernels named `..._pairs` take a number for the sum of two f32.
"""

from __future__ import annotations

from typing import Any

import tack
from tack import f32, f64, i8, i16, i32, i64, u32
from tack.library.reductions import (
    GROUPS,
    NARROW,
    beside_chunk,
    end_of,
    has_rest,
    in_chunk,
    one_number,
    start_of,
    sum_of_parts,
    total_of_parts,
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
Single = tack.one_of(f32, i32, u32)

# --- sums in f64 -------------------------------------------------------------------------------------------------------


@tack.func
def term(deviation: Any, power: Any) -> Any:
    """What a deviation adds to the sum of terms."""
    result = deviation * deviation
    if power != SQUARE:
        result = abs(deviation)
    return result


@tack.func
def wide_deviation(value: Any, high: Any, low: Any) -> Any:
    """A 64-bit integer less a number with a high and a low half: both differences are exact, so this is rounded once."""
    return (f64(value >> 32) - high) * 4294967296.0 + (f64(value & 0xFFFFFFFF) - low)


@tack.func
def moment(terms: Any, deviations: Any, n: Any, want: Any) -> Any:
    """The sum that is asked for."""
    result = terms
    if want == OF_DEVIATIONS:
        result = deviations
    elif want == OF_VARIANCE:
        result = terms - deviations * deviations / f64(n)
    return result


@tack.func
def f64_of_parts(parts: Any, start: Any, stop: Any) -> Any:
    """The sum of neighbouring parts."""
    total = f64(0.0)
    at = start
    while at < stop:
        total += parts[at]
        at += 1
    return total


@tack.func
def lane_moments(x: Any, chunk: Any, lane: Any, n: Any, centre: Any, power: Any) -> Any:
    """The sums of the terms and of the deviations of a lane of a chunk."""
    terms = f64(0.0)
    deviations = f64(0.0)
    start = start_of(chunk, NARROW)
    stop = end_of(chunk, n, NARROW)
    if power == DEVIATION:
        for row in range(start, stop, NARROW):
            deviations += f64(x[row + lane]) - centre
    elif power == ABSOLUTE:
        for row in range(start, stop, NARROW):
            terms += abs(f64(x[row + lane]) - centre)
    else:
        for row in range(start, stop, NARROW):
            deviation = f64(x[row + lane]) - centre
            terms += deviation * deviation
            deviations += deviation
    if has_rest(chunk, n, NARROW):
        deviation = f64(x[n - NARROW + lane]) - centre
        if lane >= NARROW - n % NARROW:
            terms += term(deviation, power)
            deviations += deviation
    return terms, deviations


@tack.kernel(lanes=16)
def moments(x: Number[:], terms: f64[:], deviations: f64[:], n: i64, chunks: i64, centre: f64, power: i32, want: i32) -> f64:
    """The sums of each lane of each chunk; returns the sum that is asked for, of one chunk."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        first, second = lane_moments(x, chunk, lane, n, centre, power)
        terms[chunk * NARROW + lane] = first
        deviations[chunk * NARROW + lane] = second
    first_sum = f64_of_parts(terms, 0, in_chunk(n, NARROW))
    second_sum = f64_of_parts(deviations, 0, in_chunk(n, NARROW))
    at = tack.i64(0)
    while at < beside_chunk(n, NARROW):
        first_sum += term(f64(x[at]) - centre, power)
        second_sum += f64(x[at]) - centre
        at += 1
    return moment(first_sum, second_sum, n, want)


@tack.kernel(lanes=16)
def moments_scaled(
    x: f64[:], terms: f64[:], deviations: f64[:], n: i64, chunks: i64, centre: f64, scale: f64, power: i32, want: i32
) -> f64:
    """As `moments`, of the elements times `scale`: where squares leave the range."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        first = f64(0.0)
        second = f64(0.0)
        for row in range(start_of(chunk, NARROW), end_of(chunk, n, NARROW), NARROW):
            deviation = x[row + lane] * scale - centre
            first += term(deviation, power)
            second += deviation
        if has_rest(chunk, n, NARROW):
            deviation = x[n - NARROW + lane] * scale - centre
            if lane >= NARROW - n % NARROW:
                first += term(deviation, power)
                second += deviation
        terms[chunk * NARROW + lane] = first
        deviations[chunk * NARROW + lane] = second
    first_sum = f64_of_parts(terms, 0, in_chunk(n, NARROW))
    second_sum = f64_of_parts(deviations, 0, in_chunk(n, NARROW))
    at = tack.i64(0)
    while at < beside_chunk(n, NARROW):
        first_sum += term(x[at] * scale - centre, power)
        second_sum += x[at] * scale - centre
        at += 1
    return moment(first_sum, second_sum, n, want)


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
    want: i32,
) -> f64:
    """As `moments`, of 64-bit integers with `flip` flipped, from a centre in two halves."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        first = f64(0.0)
        second = f64(0.0)
        for row in range(start_of(chunk, NARROW), end_of(chunk, n, NARROW), NARROW):
            deviation = wide_deviation(x[row + lane] ^ flip, centre_high, centre_low)
            first += term(deviation, power)
            second += deviation
        if has_rest(chunk, n, NARROW):
            deviation = wide_deviation(x[n - NARROW + lane] ^ flip, centre_high, centre_low)
            if lane >= NARROW - n % NARROW:
                first += term(deviation, power)
                second += deviation
        terms[chunk * NARROW + lane] = first
        deviations[chunk * NARROW + lane] = second
    first_sum = f64_of_parts(terms, 0, in_chunk(n, NARROW))
    second_sum = f64_of_parts(deviations, 0, in_chunk(n, NARROW))
    at = tack.i64(0)
    while at < beside_chunk(n, NARROW):
        first_sum += term(wide_deviation(x[at] ^ flip, centre_high, centre_low), power)
        second_sum += wide_deviation(x[at] ^ flip, centre_high, centre_low)
        at += 1
    return moment(first_sum, second_sum, n, want)


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
    first_sum = f64_of_parts(terms, chunks * NARROW, (chunks + GROUPS) * NARROW)
    second_sum = f64_of_parts(deviations, chunks * NARROW, (chunks + GROUPS) * NARROW)
    return moment(first_sum, second_sum, n, want)


# --- products ----------------------------------------------------------------------------------------------------------


@tack.kernel(lanes=16)
def products(x: Float[:], y: Float[:], parts: f64[:], n: i64, chunks: i64) -> f64:
    """The sum of the products of each lane of each chunk; returns that of one chunk."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        total = f64(0.0)
        for row in range(start_of(chunk, NARROW), end_of(chunk, n, NARROW), NARROW):
            total += f64(x[row + lane]) * f64(y[row + lane])
        if has_rest(chunk, n, NARROW):
            product = f64(x[n - NARROW + lane]) * f64(y[n - NARROW + lane])
            if lane >= NARROW - n % NARROW:
                total += product
        parts[chunk * NARROW + lane] = total
    result = f64_of_parts(parts, 0, in_chunk(n, NARROW))
    at = tack.i64(0)
    while at < beside_chunk(n, NARROW):
        result += f64(x[at]) * f64(y[at])
        at += 1
    return result


@tack.kernel(lanes=16)
def integer_products(x: Signed[:], y: Signed[:], parts: i64[:], n: i64, chunks: i64, mask: i64) -> i64:
    """The same of integers modulo 2**64, of which `mask` has the bits."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        total = tack.i64(0)
        for row in range(start_of(chunk, NARROW), end_of(chunk, n, NARROW), NARROW):
            total += (i64(x[row + lane]) & mask) * (i64(y[row + lane]) & mask)
        if has_rest(chunk, n, NARROW):
            product = (i64(x[n - NARROW + lane]) & mask) * (i64(y[n - NARROW + lane]) & mask)
            if lane >= NARROW - n % NARROW:
                total += product
        parts[chunk * NARROW + lane] = total
    result = total_of_parts(parts, 0, in_chunk(n, NARROW))
    at = tack.i64(0)
    while at < beside_chunk(n, NARROW):
        result += (i64(x[at]) & mask) * (i64(y[at]) & mask)
        at += 1
    return result


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
def pair_deviation(value: Any, scale: Any, centre_high: Any, centre_low: Any) -> Any:
    """An element times `scale`, less the centre; integers have more digits than one f32."""
    high = f32(value)
    low = f32(i64(value) - i64(high))
    high, lost = two_sum(high * scale, -centre_high)
    high, low = two_sum(high, lost + (low * scale - centre_low))
    return high, low


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
def moments_pairs(
    x: Single[:],
    high: f32[:],
    low: f32[:],
    n: i64,
    chunks: i64,
    scale: f32,
    centre_high: f32,
    centre_low: f32,
    power: i32,
) -> f32:
    """The sum of the terms of each lane of each chunk; returns that of one chunk."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        total = f32(0.0)
        rest = f32(0.0)
        stop = end_of(chunk, n, NARROW)
        if has_rest(chunk, n, NARROW) and lane < n % NARROW:
            stop += NARROW
        for row in range(start_of(chunk, NARROW), stop, NARROW):
            first, second = pair_deviation(x[row + lane], scale, centre_high, centre_low)
            first, second = pair_term(first, second, power)
            total, lost = two_sum(total, first)
            rest += second + lost
        high[chunk * NARROW + lane] = total
        low[chunk * NARROW + lane] = rest
    whole, others = sum_of_parts(high, low, 0, in_chunk(n, NARROW))
    at = tack.i64(0)
    while at < beside_chunk(n, NARROW):
        one, two = pair_deviation(x[at], scale, centre_high, centre_low)
        one, two = pair_term(one, two, power)
        whole, gone = two_sum(whole, one)
        others += two + gone
        at += 1
    return one_number(whole, others)


@tack.kernel(lanes=1)
def moments_pairs_i64(
    x: i64[:],
    high: f32[:],
    low: f32[:],
    n: i64,
    chunks: i64,
    flip: i64,
    scale: f32,
    centre_high: f32,
    centre_low: f32,
    power: i32,
) -> f32:
    """As `moments_pairs`, of 64-bit integers with `flip` flipped."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        total = f32(0.0)
        rest = f32(0.0)
        stop = end_of(chunk, n, NARROW)
        if has_rest(chunk, n, NARROW) and lane < n % NARROW:
            stop += NARROW
        for row in range(start_of(chunk, NARROW), stop, NARROW):
            first, second = pair_deviation(x[row + lane] ^ flip, scale, centre_high, centre_low)
            first, second = pair_term(first, second, power)
            total, lost = two_sum(total, first)
            rest += second + lost
        high[chunk * NARROW + lane] = total
        low[chunk * NARROW + lane] = rest
    whole, others = sum_of_parts(high, low, 0, in_chunk(n, NARROW))
    at = tack.i64(0)
    while at < beside_chunk(n, NARROW):
        one, two = pair_deviation(x[at] ^ flip, scale, centre_high, centre_low)
        one, two = pair_term(one, two, power)
        whole, gone = two_sum(whole, one)
        others += two + gone
        at += 1
    return one_number(whole, others)


@tack.kernel(lanes=1)
def products_pairs(x: f32[:], y: f32[:], high: f32[:], low: f32[:], n: i64, chunks: i64, scale_x: f32, scale_y: f32) -> f32:
    """The sum of the products of each lane of each chunk, of elements times their scales; returns that of one chunk."""
    for chunk, lane in tack.ndindex(chunks, NARROW):
        total = f32(0.0)
        rest = f32(0.0)
        stop = end_of(chunk, n, NARROW)
        if has_rest(chunk, n, NARROW) and lane < n % NARROW:
            stop += NARROW
        for row in range(start_of(chunk, NARROW), stop, NARROW):
            first, second = product(x[row + lane] * scale_x, y[row + lane] * scale_y)
            total, lost = two_sum(total, first)
            rest += second + lost
        high[chunk * NARROW + lane] = total
        low[chunk * NARROW + lane] = rest
    whole, others = sum_of_parts(high, low, 0, in_chunk(n, NARROW))
    at = tack.i64(0)
    while at < beside_chunk(n, NARROW):
        one, two = product(x[at] * scale_x, y[at] * scale_y)
        whole, gone = two_sum(whole, one)
        others += two + gone
        at += 1
    return one_number(whole, others)


@tack.kernel(lanes=1)
def sum_of_pairs(high: f32[:], low: f32[:], chunks: i64) -> f32:
    """The sum of all parts."""
    for group, lane in tack.ndindex(GROUPS, NARROW):
        total = f32(0.0)
        rest = f32(0.0)
        for chunk in range(group, chunks, GROUPS):
            total, lost = two_sum(total, high[chunk * NARROW + lane])
            rest += low[chunk * NARROW + lane] + lost
        high[(chunks + group) * NARROW + lane] = total
        low[(chunks + group) * NARROW + lane] = rest
    whole, others = sum_of_parts(high, low, chunks * NARROW, (chunks + GROUPS) * NARROW)
    return one_number(whole, others)


# --- histogram ---------------------------------------------------------------------------------------------------------


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
