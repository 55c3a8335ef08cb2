"""Conversions of arrays, as kernels convert numbers (T-019..T-021).

Integers are taken as unsigned ones of their size. `sign` is the sign bit of a signed source, 0 of an unsigned one.
"""

from __future__ import annotations

from typing import Any

import tack

Integers = tack.one_of(tack.u8, tack.u16, tack.u32, tack.u64)
Floats = tack.one_of(tack.f32, tack.f64)


@tack.kernel
def integers_of_integers(src: Any, dst: Any, n: tack.i64, sign: tack.i64):
    for i in range(n):
        dst[i] = (tack.i64(src[i]) ^ sign) - sign


@tack.kernel
def floats_of_integers(src: Integers[:], dst: Floats[:], n: tack.i64, sign: tack.i64):
    for i in range(n):
        if sign == 0:
            dst[i] = src[i]
        else:
            dst[i] = (tack.i64(src[i]) ^ sign) - sign


# Whatever the target is but u64: numbers out of its range become its nearest number, then its bits.
@tack.kernel
def integers_of_floats(src: Floats[:], dst: Integers[:], n: tack.i64, low: tack.i64, high: tack.i64):
    for i in range(n):
        dst[i] = min(max(tack.i64(src[i]), low), high)


@tack.kernel
def u64_of_floats(src: Floats[:], dst: tack.u64[:], n: tack.i64):
    for i in range(n):
        dst[i] = tack.u64(src[i])


@tack.kernel
def floats_of_floats(src: Any, dst: Any, n: tack.i64):
    for i in range(n):
        dst[i] = src[i]


for source in Integers.types:
    for target in Integers.types:
        if source is not target:
            tack.specialize(integers_of_integers, src=source[:], dst=target[:])
tack.specialize(floats_of_floats, src=tack.f32[:], dst=tack.f64[:])
tack.specialize(floats_of_floats, src=tack.f64[:], dst=tack.f32[:])
