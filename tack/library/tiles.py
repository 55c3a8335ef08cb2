"""A pass of a radix sort on devices with workgroups (Q-018): what `tack.algorithms.sort` says of it.

A workgroup sorts a tile of pairs by their digits in its shared memory, one bit after the other: sums over its lanes tell how many
zeros come before each pair, so pairs with the same bit keep their order, and no lane waits for another's update. What moves there
is the digit and the place in the tile, three bytes of each pair. A sorted tile has each digit in one run; runs go to where the
pass wants them.
"""

import tack

TILE = tack.constant(4096)  # pairs
GROUP = tack.constant(256)  # lanes, and digits
EACH = tack.constant(16)  # pairs of a lane: those that are next to one another
LAST = tack.constant(255)
HALF = tack.constant(4608)  # what a tile takes in shared memory, with the gaps


@tack.func
def slot(place):
    """Where a place of a tile is in shared memory: two more for each lane's pairs, so that lanes seldom meet in one bank."""
    return place + place // EACH * 2


@tack.func
def tiles(n):
    """How many tiles n pairs make."""
    return (tack.i64(n) + TILE - 1) // TILE


@tack.kernel
def sort_tiles(pairs: tack.u64[:], ordered: tack.u64[:], counts: tack.i32[:], firsts: tack.i32[:], shift: tack.i32, n: tack.i64):
    """Each tile by its digits, (pair >> shift) & 255; tables[d, t] of how many pairs of tile t have digit d, and smaller ones."""
    for i in range(len(counts)):
        digits = tack.shared(tack.u8, 2 * HALF)  # of two halves one is read, and the other written
        places = tack.shared(tack.u16, 2 * HALF)
        zeros = tack.shared(tack.i32, 2 * GROUP)
        lane = tack.thread_id()
        tile = i // GROUP
        start = tile * TILE
        size = min(tack.i64(n) - start, TILE)
        # Pairs are missing at the end of the last tile, and stay there: nothing is larger.
        for k in range(EACH):
            place = k * GROUP + lane
            digits[slot(place)] = int(pairs[start + place] >> shift) & LAST if place < size else LAST
            places[slot(place)] = place
        tack.barrier()

        for bit in range(8):
            source, target = bit % 2 * HALF + slot(lane * EACH), (bit + 1) % 2 * HALF
            before = 0
            for k in range(EACH):
                before += 1 - (digits[source + k] >> bit & 1)
            zeros[lane] = before
            tack.barrier()
            for step in range(8):
                distance, half = 1 << step, step % 2 * GROUP
                total = zeros[half + lane]
                if lane >= distance:
                    total += zeros[half + lane - distance]
                zeros[GROUP - half + lane] = total
                tack.barrier()
            all_zeros = zeros[LAST]
            zero = zeros[lane - 1] if lane > 0 else 0
            one = all_zeros + lane * EACH - zero
            for k in range(EACH):
                digit = digits[source + k]
                to = slot(one if digit >> bit & 1 else zero)
                digits[target + to] = digit
                places[target + to] = places[source + k]
                zero += 1 - (digit >> bit & 1)
                one += digit >> bit & 1
            tack.barrier()

        for k in range(EACH):
            place = k * GROUP + lane
            if place < size:
                ordered[start + place] = pairs[start + places[slot(place)]]
        # Lane d looks for the first digit that is not below d.
        first = 0
        for step in range(13):
            far = TILE >> step
            if first + far <= TILE and digits[slot(first + far - 1)] < lane:
                first += far
        zeros[lane] = first
        tack.barrier()
        following = zeros[lane + 1] if lane < LAST else int(size)
        cell = lane * tiles(n) + tile
        firsts[cell] = first
        counts[cell] = following - first


@tack.kernel
def scatter_tiles(ordered: tack.u64[:], slots: tack.i32[:], firsts: tack.i32[:], out: tack.u64[:], shift: tack.i32, n: tack.i64):
    """Each run of a sorted tile to where it belongs: slots[d, t] is the first place of the pairs of tile t that have digit d."""
    for r in range(n):
        pair = ordered[r]
        cell = (int(pair >> shift) & LAST) * tiles(n) + r // TILE
        out[slots[cell] + r % TILE - firsts[cell]] = pair
