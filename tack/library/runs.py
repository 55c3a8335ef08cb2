"""Runs of equal keys, for `unique` and `reduce_by_key` (Q-015, Q-018): where they end, how long they are, what they come to.

A key ends a run where the next one differs. The CPU counts the ends in each chunk of keys, and knows from the sums of those
counts where the chunk writes its own; devices with workgroups take the sums of all flags, so that neighbouring iterations
read and write neighbouring elements. Then an iteration is a run, or a component of one.
"""

import tack

CHUNK = tack.constant(256)

K = tack.one_of(tack.u8, tack.u16, tack.u32, tack.u64, tack.f32, tack.f64)  # integers are equal, and add up, as their bits do
B = tack.one_of(tack.u8, tack.u16, tack.u32, tack.u64)
F = tack.one_of(tack.f32, tack.f64)


@tack.kernel(lanes=16)
def flag_ends(keys: K[:], ends: tack.u8[:], n: tack.i32):
    """ends[i] = 1 where key i + 1 is another one, else 0; of the last key nothing is said."""
    for i in range(n - 1):
        ends[i] = keys[i + 1] != keys[i]


@tack.kernel(lanes=1)
def count_ends(ends: tack.u8[:], counts: tack.i32[:], n: tack.i32):
    """counts[c] = how many runs end in chunk c, the last one left out."""
    for c in range(len(counts)):
        total = 0
        for i in range(c * CHUNK, min((c + 1) * CHUNK, n - 1)):
            total += ends[i]
        counts[c] = total


# Every index is written, those that end no run under the next one: a branch that half of the keys take costs more.
@tack.kernel(lanes=1)
def list_starts(ends: tack.u8[:], offsets: tack.i32[:], starts: tack.i32[:], n: tack.i32):
    """starts[r] = the first element of run r, and n after the last; offsets[c] = how many runs end before chunk c."""
    for c in range(len(offsets)):
        found = tack.local_array(tack.i32, CHUNK + 1)
        count = 0
        offset = offsets[c]
        last = min((c + 1) * CHUNK, n)
        if last == n or offset < offsets[c + 1]:
            for i in range(c * CHUNK, min(last, n - 1)):
                found[count] = int(i) + 1
                count += ends[i]
        if c == 0:
            starts[0] = 0
        if last == n:
            found[count] = n
            count += 1
        for k in range(count):
            starts[offset + 1 + k] = found[k]


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


@tack.kernel(lanes=16)
def lengths(starts: tack.i32[:], counts: tack.i32[:]):
    """counts[r] = how many elements run r has."""
    for r in range(len(counts)):
        counts[r] = starts[r + 1] - starts[r]


@tack.kernel(lanes=1)
def sums(values: K[:], starts: tack.i32[:], out: K[:], runs: tack.i32, width: tack.i32):
    """out[r] = the sum of run r in the order of its elements, each of `width` components by itself."""
    for r, component in tack.ndindex(runs, width):
        first = starts[r]
        total = values[tack.i64(first) * width + component]
        for i in range(first + 1, starts[r + 1]):
            total += values[i * width + component]
        out[r * width + component] = total


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
