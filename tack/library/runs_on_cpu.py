"""Runs of equal keys on the CPU, for `unique` and `reduce_by_key` (Q-015, Q-018): what other devices do as in `runs`.

Each chunk of keys lists where runs start; the lists are moved together once it is known how long they are. Several short runs are
added up in an iteration: those of integers are differences of the sums of all that precedes them.
"""

from __future__ import annotations

from typing import Any

import tack
from tack.library.runs import B, F, K, sum_of

CHUNK = tack.constant(16384)  # keys whose runs an iteration lists
BITS = tack.constant(64)  # keys that are compared together
GROUP = tack.constant(64)  # runs that are added up together
ROOM = tack.constant(2048)  # the most elements that they may have
SUMS = tack.constant(2049)
LONGEST = tack.constant(64)  # elements of each of four runs that are added up side by side
FARTHEST = tack.constant((1 << 31) - 1 - 64)  # where such runs may end: i32 counts to the place LONGEST elements on

NONE = tack.constant(0, tack.u64)
ONE = tack.constant(1, tack.u64)
ALL = tack.constant((1 << 64) - 1, tack.u64)
PAIRS = tack.constant(0x5555555555555555, tack.u64)
FOURS = tack.constant(0x3333333333333333, tack.u64)
BYTES = tack.constant(0x0F0F0F0F0F0F0F0F, tack.u64)
SUM = tack.constant(0x0101010101010101, tack.u64)

W = tack.one_of(tack.u32, tack.u64)


# --- where runs start ------------------------------------------------------------------------------------------------------


@tack.func
def starts_from(keys: Any, first: Any) -> Any:
    """Which of BITS keys, from `first` > 0 on, start runs: bit j is 1 where key first + j does."""
    starts = NONE
    for j in range(BITS):
        starts |= (ONE if keys[first + j] != keys[first + j - 1] else NONE) << j
    return starts


# Compilers know this way to count ones, and that those below the lowest one are the zeros at the end: it is an instruction.
@tack.func
def lowest(bits: Any) -> Any:
    """Which is the lowest one of the bits, of which there is one."""
    below = ~bits & (bits - ONE)
    pairs = below - ((below >> 1) & PAIRS)
    fours = (pairs & FOURS) + ((pairs >> 2) & FOURS)
    return int((((fours + (fours >> 4)) & BYTES) * SUM) >> 56)


@tack.kernel(lanes=1)
def list_starts(
    keys: K[:],
    starts_listed: tack.i32[:],
    keys_listed: K[:],
    counts: tack.i32[:],
    n: tack.i32,
    before: tack.i64,
    chunks: tack.i64,
):
    """counts[c] = how many runs start in chunk c, of `chunks` chunks after `before` others. Where they do, and their keys, are
    listed from where the chunk begins among these chunks; n follows the very last one."""
    for i in range(chunks):
        chunk = before + i
        first = chunk * CHUNK
        last = min(first + CHUNK, n)
        at = first
        slot = i * CHUNK
        if chunk == 0:
            starts_listed[0] = 0
            keys_listed[0] = keys[0]
            at += 1
            slot += 1
        for block in range(at, last - BITS + 1, BITS):
            bits = starts_from(keys, block)
            if bits == ALL:
                for j in range(BITS):
                    starts_listed[slot + j] = int(block) + j
                    keys_listed[slot + j] = keys[block + j]
                slot += BITS
                bits = NONE
            while bits != NONE:
                start = block + lowest(bits)
                starts_listed[slot] = int(start)
                keys_listed[slot] = keys[start]
                slot += 1
                bits &= bits - ONE
        for start in range(last - (last - at) % BITS, last):
            if keys[start] != keys[start - 1]:
                starts_listed[slot] = int(start)
                keys_listed[slot] = keys[start]
                slot += 1
        if last == n:
            starts_listed[slot] = n
        counts[chunk] = int(slot - i * CHUNK)


@tack.kernel(lanes=1)
def join_lists(
    starts_listed: tack.i32[:],
    keys_listed: B[:],
    offsets: tack.i32[:],
    starts: tack.i32[:],
    keys: B[:],
    n: tack.i32,
    before: tack.i64,
    chunks: tack.i64,
):
    """starts[r] = the first element of run r, and n after the last, and keys[r] = its key, from the lists of `chunks` chunks
    after `before` others. offsets[c] = how many runs start before chunk c."""
    for i in range(chunks):
        offset = offsets[before + i]
        count = len(keys) - offset
        if (before + i + 1) * CHUNK >= n:
            starts[len(keys)] = n
        else:
            count = offsets[before + i + 1] - offset
        for k in range(count):
            starts[offset + k] = starts_listed[i * CHUNK + k]
            keys[offset + k] = keys_listed[i * CHUNK + k]


# --- what short runs come to -----------------------------------------------------------------------------------------------


@tack.func
def sum_up(values: Any, sums: Any, first: Any, size: Any) -> None:
    """sums[i] = what i elements from `first` on come to."""
    before = values[first] ^ values[first]
    fours = size // 4 * 4
    for i in range(0, fours, 4):
        a, b, c, d = values[first + i], values[first + i + 1], values[first + i + 2], values[first + i + 3]
        sums[i], sums[i + 1] = before, before + a
        sums[i + 2], sums[i + 3] = before + (a + b), before + ((a + b) + c)
        before += (a + b) + (c + d)
    for i in range(fours, size):
        sums[i] = before
        before += values[first + i]
    sums[size] = before


@tack.kernel(lanes=1)
def sums_of_short(values: W[:], starts: tack.i32[:], out: W[:], runs: tack.i64):
    """out[r] = the sum of run r, where most are short: no branch then depends on where one of them ends."""
    for group in range((runs + GROUP - 1) // GROUP):
        before = tack.local_array_like(values, SUMS)
        run = group * GROUP
        last = min(run + GROUP, runs)
        first = starts[run]
        size = starts[last] - first
        if size == last - run:
            for i in range(size):
                out[run + i] = values[first + i]
        elif size <= ROOM:
            sum_up(values, before, first, size)
            for r in range(run, last):
                out[r] = before[starts[r + 1] - first] - before[starts[r] - first]
        else:
            for r in range(run, last):
                out[r] = sum_of(values, starts[r], starts[r + 1], 1, 0)


# Each sum goes on with its last element until the longest run ends, and what it was where its own did is taken from memory.
@tack.kernel(lanes=1)
def float_sums_of_short(values: F[:], starts: tack.i32[:], out: F[:], runs: tack.i64):
    """out[r] = the sum of run r in the order of its elements, where most are short: four at a time."""
    for four in range((runs + 3) // 4):
        sums_0 = tack.local_array_like(values, LONGEST)
        sums_1 = tack.local_array_like(values, LONGEST)
        sums_2 = tack.local_array_like(values, LONGEST)
        sums_3 = tack.local_array_like(values, LONGEST)
        run = four * 4
        first = starts[run]
        longest = LONGEST + 1
        if run + 4 <= runs and starts[run + 4] <= FARTHEST:
            second, third, fourth, end = starts[run + 1], starts[run + 2], starts[run + 3], starts[run + 4]
            longest = max(max(second - first, third - second), max(fourth - third, end - fourth))
        if longest == 1:
            for each in range(4):
                out[run + each] = values[first + each]
        elif longest <= LONGEST:
            a, b, c, d = values[first], values[second], values[third], values[fourth]
            sums_0[0], sums_1[0], sums_2[0], sums_3[0] = a, b, c, d
            for turn in range(1, longest):
                i = int(turn)
                a += values[min(first + i, second - 1)]
                b += values[min(second + i, third - 1)]
                c += values[min(third + i, fourth - 1)]
                d += values[min(fourth + i, end - 1)]
                sums_0[i], sums_1[i], sums_2[i], sums_3[i] = a, b, c, d
            out[run] = sums_0[second - first - 1]
            out[run + 1] = sums_1[third - second - 1]
            out[run + 2] = sums_2[fourth - third - 1]
            out[run + 3] = sums_3[end - fourth - 1]
        else:
            for r in range(run, min(run + 4, runs)):
                out[r] = sum_of(values, starts[r], starts[r + 1], 1, 0)
