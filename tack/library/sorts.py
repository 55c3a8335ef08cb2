"""Radix sorts and what goes with them (Q-013..Q-015, Q-018): the kernels that every device runs.

A sort moves pairs: a key, less the smallest one, in the upper 32 bits of a u64, and where it was in the lower ones. A pass counts
the digits of each chunk in a table of the chunk's own, sums the tables to where each chunk writes the first of each digit, and
writes the chunk's pairs there in order: so it is stable, and needs no atomics. The first pass reads keys, the last one writes
what is wanted. Keys are unsigned words: signed ones differ from their smallest by the same bits.
"""

import tack

DIGITS = tack.constant(256)  # of 8 bits
LAST = tack.constant(255)
LANES = tack.constant(64)
LOWER = tack.constant((1 << 32) - 1, tack.u64)

Integers = tack.one_of(tack.i32, tack.u32, tack.i64, tack.u64)
Keys = tack.one_of(tack.u32, tack.u64)
Words = tack.one_of(tack.u8, tack.u16, tack.u32, tack.u64)


@tack.kernel(lanes=64)
def span(keys: Integers[:], bounds: Integers[:, :], n: tack.i64, chunk: tack.i64, chunks: tack.i64):
    """bounds[0] and bounds[1] = the smallest and the largest keys of 64 parts of each chunk."""
    for c, lane in tack.ndindex(chunks, LANES):
        first = c * chunk
        end = min(first + chunk, n)
        low = keys[0]
        high = keys[0]
        rounds = (end - first) // LANES
        for j in range(rounds):
            key = keys[first + j * LANES + lane]
            low = min(low, key)
            high = max(high, key)
        rest = first + rounds * LANES + lane
        if rest < end:
            low = min(low, keys[rest])
            high = max(high, keys[rest])
        bounds[0, c * LANES + lane] = low
        bounds[1, c * LANES + lane] = high


# --- a pass: tables[c, d] is of digit d in chunk c -------------------------------------------------------------------------


@tack.func
def clear(table):
    for d in range(DIGITS):
        table[d] = 0


@tack.func
def load(tables, c, table):
    for d in range(DIGITS):
        table[d] = tables[c * DIGITS + d]


@tack.func
def store(tables, c, table):
    for d in range(DIGITS):
        tables[c * DIGITS + d] = table[d]


@tack.func
def next_slot(table, digit):
    """Where the next of a digit goes; the one after it goes one further."""
    slot = table[digit]
    table[digit] = slot + 1
    return slot


@tack.kernel(lanes=1)
def count_keys(keys: Keys[:], low: tack.u64, tables: tack.i32[:], n: tack.i64, chunk: tack.i64, chunks: tack.i64):
    """tables[c, d] = how many keys of chunk c have the lowest digit d."""
    for c in range(chunks):
        table = tack.local_array(tack.i32, DIGITS)
        clear(table)
        for i in range(c * chunk, min(c * chunk + chunk, n)):
            table[int(tack.u64(keys[i]) - tack.u64(low)) & LAST] += 1
        store(tables, c, table)


@tack.kernel(lanes=1)
def count_pairs(pairs: tack.u64[:], shift: tack.i32, tables: tack.i32[:], n: tack.i64, chunk: tack.i64, chunks: tack.i64):
    """tables[c, d] = how many pairs of chunk c have the digit d from bit `shift` on."""
    for c in range(chunks):
        table = tack.local_array(tack.i32, DIGITS)
        clear(table)
        for i in range(c * chunk, min(c * chunk + chunk, n)):
            table[int(pairs[i] >> shift) & LAST] += 1
        store(tables, c, table)


@tack.kernel(lanes=1)
def slots(tables: tack.i32[:], chunks: tack.i64):
    """Each count becomes the number of those that go before: of smaller digits, and of the digit in earlier chunks."""
    for _ in range(1):
        following = tack.local_array(tack.i32, DIGITS)
        clear(following)
        for c in range(chunks):
            for d in range(DIGITS):
                following[d] += tables[c * DIGITS + d]
        total = 0
        for d in range(DIGITS):
            count = following[d]
            following[d] = total
            total += count
        for c in range(chunks):
            for d in range(DIGITS):
                count = tables[c * DIGITS + d]
                tables[c * DIGITS + d] = following[d]
                following[d] += count


@tack.kernel(lanes=1)
def pairs_of_keys(
    keys: Keys[:], low: tack.u64, tables: tack.i32[:], out: tack.u64[:], n: tack.i64, chunk: tack.i64, chunks: tack.i64
):
    """The first pass of several: the pairs of the keys, by their lowest digits."""
    for c in range(chunks):
        table = tack.local_array(tack.i32, DIGITS)
        load(tables, c, table)
        for i in range(c * chunk, min(c * chunk + chunk, n)):
            key = tack.u64(keys[i]) - tack.u64(low)
            out[next_slot(table, int(key) & LAST)] = (key << 32) | tack.u64(i)


@tack.kernel(lanes=1)
def indices_of_keys(
    keys: Keys[:], low: tack.u64, tables: tack.i32[:], out: tack.i32[:], n: tack.i64, chunk: tack.i64, chunks: tack.i64
):
    """The only pass: where the keys are, by their lowest digits."""
    for c in range(chunks):
        table = tack.local_array(tack.i32, DIGITS)
        load(tables, c, table)
        for i in range(c * chunk, min(c * chunk + chunk, n)):
            out[next_slot(table, int(tack.u64(keys[i]) - tack.u64(low)) & LAST)] = int(i)


@tack.kernel(lanes=1)
def pairs_of_pairs(
    pairs: tack.u64[:],
    shift: tack.i32,
    tables: tack.i32[:],
    out: tack.u64[:],
    n: tack.i64,
    chunk: tack.i64,
    chunks: tack.i64,
):
    """A pass between others: the pairs, by their digits from bit `shift` on."""
    for c in range(chunks):
        table = tack.local_array(tack.i32, DIGITS)
        load(tables, c, table)
        for i in range(c * chunk, min(c * chunk + chunk, n)):
            pair = pairs[i]
            out[next_slot(table, int(pair >> shift) & LAST)] = pair


@tack.kernel(lanes=1)
def indices_of_pairs(
    pairs: tack.u64[:],
    shift: tack.i32,
    tables: tack.i32[:],
    out: tack.i32[:],
    n: tack.i64,
    chunk: tack.i64,
    chunks: tack.i64,
):
    """The last pass of several: where the keys are, by the pairs' digits from bit `shift` on."""
    for c in range(chunks):
        table = tack.local_array(tack.i32, DIGITS)
        load(tables, c, table)
        for i in range(c * chunk, min(c * chunk + chunk, n)):
            pair = pairs[i]
            out[next_slot(table, int(pair >> shift) & LAST)] = int(pair)


# --- few keys: one iteration does it all -----------------------------------------------------------------------------------


@tack.func
def moved(pairs, source, target, shift, n, table):
    """A pass from one half of the pairs to the other, which begin at `source` and `target`."""
    clear(table)
    for i in range(n):
        table[int(pairs[source + i] >> shift) & LAST] += 1
    total = 0
    for d in range(DIGITS):
        count = table[d]
        table[d] = total
        total += count
    for i in range(n):
        pair = pairs[source + i]
        pairs[target + next_slot(table, int(pair >> shift) & LAST)] = pair


@tack.kernel(lanes=1)
def sort_short(keys: Keys[:], sign: tack.u64, pairs: tack.u64[:], index: tack.i32[:]):
    """Where the keys are, in ascending order, of n = len(index) keys; `pairs` has room for twice as many. `sign` is the highest
    bit of signed keys, else 0."""
    for _ in range(1):
        table = tack.local_array(tack.i32, DIGITS)
        n = len(index)
        low = tack.u64(keys[0]) ^ tack.u64(sign)
        high = low
        for i in range(n):
            key = tack.u64(keys[i]) ^ tack.u64(sign)
            low = min(low, key)
            high = max(high, key)
            index[i] = int(i)
        for half in range(2):
            spread = (high - low) >> (32 * half)
            if spread != tack.u64(0):
                for i in range(n):
                    at = index[i]
                    key = (tack.u64(keys[at]) ^ tack.u64(sign)) - low
                    pairs[i] = ((key >> (32 * half)) << 32) | tack.u64(at)
                for digits in range(2):
                    if (spread >> (16 * digits)) != tack.u64(0):
                        moved(pairs, 0, n, 32 + 16 * digits, n, table)
                        moved(pairs, n, 0, 40 + 16 * digits, n, table)
                for i in range(n):
                    index[i] = int(pairs[i])


# --- each element by itself ------------------------------------------------------------------------------------------------


@tack.kernel
def pack(keys: Keys[:], low: tack.u64, pairs: tack.u64[:], n: tack.i64):
    """The pairs of the keys, with the lower 32 bits of what they are above the smallest."""
    for i in range(n):
        pairs[i] = ((tack.u64(keys[i]) - tack.u64(low)) << 32) | tack.u64(i)


@tack.kernel
def pack_upper(keys: tack.u64[:], low: tack.u64, index: tack.i32[:], pairs: tack.u64[:]):
    """The pairs of the keys where `index` says, with the upper 32 bits of what they are above the smallest."""
    for i in range(len(index)):
        at = index[i]
        pairs[i] = ((keys[at] - tack.u64(low)) & ~LOWER) | tack.u64(at)


@tack.kernel
def unpack(pairs: tack.u64[:], index: tack.i32[:]):
    """Where the keys of the pairs are."""
    for i in range(len(index)):
        index[i] = int(pairs[i])


@tack.kernel
def unpack_keys(pairs: tack.u64[:], low: tack.u64, keys: Keys[:], index: tack.i32[:]):
    """The keys of the pairs, and where they were."""
    for i in range(len(index)):
        keys[i] = (pairs[i] >> 32) + tack.u64(low)
        index[i] = int(pairs[i])


@tack.kernel
def count_up(index: tack.i32[:]):
    """The numbers from 0 on."""
    for i in range(len(index)):
        index[i] = int(i)


@tack.kernel
def gather(values: Words[:], index: Keys[:], out: Words[:], n: tack.i64):
    """out[i] = values[index[i]]"""
    for i in range(n):
        out[i] = values[index[i]]


@tack.kernel
def gather_wide(values: Words[:], index: Keys[:], out: Words[:], n: tack.i64, width: tack.i64):
    """The same, of elements of `width` words."""
    for i, word in tack.ndindex(n, width):
        out[i * width + word] = values[tack.i64(index[i]) * width + word]
