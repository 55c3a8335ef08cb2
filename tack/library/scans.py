"""Kernels of `tack.algorithms.exclusive_scan` and `inclusive_scan` (Q-010..Q-012).

Sums of the chunks first, then where each chunk starts, then the sums within each. `inclusive` is 1 or 0. Signed integers are
scanned as unsigned ones of their size, whose sums have the same bits.

A sum of floats is what lies before its chunk, plus what precedes it in the chunk; both are formed in one fixed order, in which
no sum of numbers that are not negative is smaller than the one before it.
"""

from __future__ import annotations

from typing import Any

import tack

Integers = tack.one_of(tack.u8, tack.u16, tack.u32, tack.u64)
Floats = tack.one_of(tack.f32, tack.f64)
Numbers = tack.one_of(tack.u8, tack.u16, tack.u32, tack.u64, tack.f32, tack.f64)

CHUNK = tack.constant(2048)  # elements that one iteration goes through
GROUP = tack.constant(256)  # lanes of a workgroup
EACH = tack.constant(8)  # elements of a tile for each lane


# --- devices without workgroups: an iteration goes through a chunk ---


@tack.func
def sums_of_integers(src: Any, dst: Any, start: Any, stop: Any, before: Any, inclusive: Any) -> Any:
    """Write the sums of src[start:stop] on top of `before`; the last of them."""
    running = before
    if inclusive:
        for at in range(start, stop):
            running += src[at]
            dst[at] = running
    else:
        for at in range(start, stop):
            value = src[at]
            dst[at] = running
            running += value
    return running


@tack.kernel(lanes=1)
def total_integers(src: Integers[:], totals: Integers[:], first: tack.i64, n: tack.i64):
    for chunk in range((n + 2047) // 2048):
        start = first + chunk * CHUNK
        total = src[start]
        for at in range(start + 1, min(start + CHUNK, first + n)):
            total += src[at]
        totals[chunk] = total


@tack.kernel(lanes=1)
def scan_integers(src: Integers[:], before: Integers[:], dst: Integers[:], first: tack.i64, n: tack.i64, inclusive: tack.i32):
    for chunk in range((n + 2047) // 2048):
        start = first + chunk * CHUNK
        sums_of_integers(src, dst, start, min(start + CHUNK, first + n), before[chunk], inclusive)


@tack.kernel(lanes=1)
def scan_integers_in_order(
    src: Integers[:], dst: Integers[:], total: Integers[:], first: tack.i64, n: tack.i64, inclusive: tack.i32
):
    for _ in range(1):  # one iteration: ordered work
        total[0] = sums_of_integers(src, dst, first, first + n, total[0], inclusive)


@tack.func
def sums_of_floats(src: Any, dst: Any, start: Any, stop: Any, before: Any, inclusive: Any) -> Any:
    """Write the sums of src[start:stop] on top of `before`; what a chunk adds is summed up in fours. The last of the sums."""
    within = 0.0
    fours = start + (stop - start) // 4 * 4
    for at in range(start, fours, 4):
        first, second, third, fourth = src[at], src[at + 1], src[at + 2], src[at + 3]
        two = first + second
        three = two + third
        four = two + (third + fourth)
        if inclusive:
            dst[at], dst[at + 1] = before + (within + first), before + (within + two)
            dst[at + 2], dst[at + 3] = before + (within + three), before + (within + four)
        else:
            dst[at], dst[at + 1] = before + within, before + (within + first)
            dst[at + 2], dst[at + 3] = before + (within + two), before + (within + three)
        within += four
    for at in range(fours, stop):
        value = src[at]
        if inclusive:
            dst[at] = before + (within + value)
        else:
            dst[at] = before + within
        within += value
    return before + within


@tack.kernel(lanes=1)
def total_floats(src: Floats[:], totals: Floats[:], first: tack.i64, n: tack.i64):
    for chunk in range((n + 2047) // 2048):
        start = first + chunk * CHUNK
        stop = min(start + CHUNK, first + n)
        fours = start + (stop - start) // 4 * 4
        total = 0.0
        for at in range(start, fours, 4):
            total += src[at] + src[at + 1] + (src[at + 2] + src[at + 3])
        for at in range(fours, stop):
            total += src[at]
        totals[chunk] = total


@tack.kernel(lanes=1)
def scan_floats(src: Floats[:], before: Floats[:], dst: Floats[:], first: tack.i64, n: tack.i64, inclusive: tack.i32):
    for chunk in range((n + 2047) // 2048):
        start = first + chunk * CHUNK
        sums_of_floats(src, dst, start, min(start + CHUNK, first + n), before[chunk], inclusive)


@tack.kernel(lanes=1)
def scan_floats_in_order(
    src: Floats[:], dst: Floats[:], total: Floats[:], first: tack.i64, n: tack.i64, inclusive: tack.i32, length: tack.i64
):
    for _ in range(1):  # one iteration: ordered work, by chunks of `length`
        before = total[0]
        for start in range(first, first + n, length):
            before = sums_of_floats(src, dst, start, min(start + length, first + n), before, inclusive)
        total[0] = before


# --- devices with workgroups: a group goes through a tile of 2048, each lane through 8 elements ---


@tack.func
def take_tile(src: Any, tile: Any, sums: Any, start: Any, n: Any) -> None:
    """Copy elements from `start` on into shared memory, zeros past the end, and leave in `sums` what the lanes up to each sum to.

    Neighbouring lanes load neighbouring elements. A hole after every eighth keeps lanes, each reading its own eight, on different
    banks.
    """
    lane = tack.thread_id()
    for turn in range(EACH):
        place = turn * GROUP + lane
        if start + place < n:
            tile[place + place // EACH] = src[start + place]
        else:
            tile[place + place // EACH] = 0
    tack.barrier()
    total = tile[lane * (EACH + 1)]
    for each in range(1, EACH):
        total += tile[lane * (EACH + 1) + each]
    sums[lane] = total
    tack.barrier()
    step = 1
    for _ in range(8):
        if lane >= step:
            total += sums[lane - step]
        tack.barrier()
        sums[lane] = total
        tack.barrier()
        step *= 2


@tack.kernel
def total_tiles(src: Numbers[:], totals: Numbers[:], n: tack.i64):
    for i in range((n + 2047) // 2048 * 256):
        tile = tack.shared_like(src, 2304)
        sums = tack.shared_like(src, 256)
        take_tile(src, tile, sums, i // GROUP * CHUNK, n)
        if tack.thread_id() == GROUP - 1:
            totals[i // GROUP] = sums[GROUP - 1]


@tack.kernel
def scan_tiles(
    src: Numbers[:],
    before: Numbers[:],
    dst: Numbers[:],
    total: Numbers[:],
    n: tack.i64,
    inclusive: tack.i32,
    many: tack.i32,
):
    for i in range((n + 2047) // 2048 * 256):
        tile = tack.shared_like(src, 2304)
        sums = tack.shared_like(src, 256)
        lane = tack.thread_id()
        start = i // GROUP * CHUNK
        take_tile(src, tile, sums, start, n)
        start_at = tack.local_array_like(src, 1)
        start_at[0] = 0
        if many:
            start_at[0] = before[i // GROUP]
        running = start_at[0]
        if lane == GROUP - 1 and start + CHUNK >= n:
            total[0] = running + sums[GROUP - 1]
        if lane > 0:
            running += sums[lane - 1]
        for each in range(EACH):
            value = tile[lane * (EACH + 1) + each]
            tile[lane * (EACH + 1) + each] = running + value if inclusive else running
            running += value
        tack.barrier()
        for turn in range(EACH):
            place = turn * GROUP + lane
            if start + place < n:
                dst[start + place] = tile[place + place // EACH]
