"""Copies of one-dimensional arrays."""

from __future__ import annotations

import tack

UNSIGNED = tack.one_of(tack.u8, tack.u16, tack.u32, tack.u64)


@tack.kernel
def copied(x: UNSIGNED[:], out: UNSIGNED[:]):
    """Write `x` to `out`. An element of another type of the same size is viewed as one of these."""
    for i in range(len(x)):
        out[i] = x[i]
