"""Promotion of scalar types (T-004, T-007, T-008)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tack_runtime.dtypes import Scalar, f32, f64, i8, i16, i32, i64, u64

_SIGNED: Final = {8: i8, 16: i16, 32: i32, 64: i64}


def literal_type(value: int) -> Scalar | None:
    """The type of an integer literal, sign included: i32, else i64, else u64; None where none holds it (T-004)."""
    for candidate in (i32, i64, u64):
        if candidate.minimum <= value <= candidate.maximum:
            return candidate
    return None


def join(types: Collection[Scalar], weak: bool = False) -> Scalar | None:
    """The promotion of several types and, if `weak`, of a weak float literal; None where there is none (T-007, T-008, T-013).

    The order does not matter: a floating type decides first, so i32, u64 and f32 together are f32. `types` is not empty.
    """
    if not weak and len(set(types)) == 1:
        return next(iter(types))
    if weak or any(t.is_float for t in types):
        return f64 if f64 in types else f32
    signed = max((t.bits for t in types if t.kind == "i"), default=0)
    unsigned = max((t.bits for t in types if t.kind == "u"), default=0)
    if not signed:
        return next(t for t in types if t.bits == unsigned)
    return _SIGNED.get(max(signed, 2 * unsigned))
