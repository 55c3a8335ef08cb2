"""Sorting: `argsort`, `sort_by_key` and `gather` (Q-013..Q-015, Q-018).

A stable radix sort over 8-bit digits, the lowest first. What moves are pairs, u64: the key, less the smallest one, in the upper 32
bits, and where it was in the lower ones. So n is below 2**31, and no sort needs more passes than its keys' spread has bytes; keys
that spread over 32 bits or more are sorted by their lower 32 bits, and then, in that order, by the upper ones.

`tack.library.sorts` has the kernels of devices without workgroups, and those that every device runs. A pass of devices with
workgroups are two kernels of `tack.library.tiles`, for T = ceil(n / 4096) tiles of 4096 pairs, of which the last may be shorter:

    sort_tiles(pairs: u64[n], ordered: u64[n], counts: i32[256 * T], firsts: i32[256 * T], shift: i32, n: i64)
        256 * T iterations, a group for each tile. Writes each tile, sorted by the digits (pair >> shift) & 255 and stable, to the
        same place of `ordered`; for each digit d and tile t how many pairs have it to counts[d * T + t], and how many pairs of
        the tile have smaller digits to firsts[d * T + t].
    scatter_tiles(ordered: u64[n], slots: i32[256 * T], firsts: i32[256 * T], out: u64[n], shift: i32, n: i64)
        n iterations. `slots` are the counts after an exclusive scan of all of them in their order; pair r of tile t, of digit d,
        goes to out[slots[d * T + t] + r - firsts[d * T + t]].
"""

from __future__ import annotations
