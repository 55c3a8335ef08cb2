"""Promotion of scalar types (T-004, T-007, T-008) and conversion of constants (T-019, T-020)."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Collection
from typing import Final

import numpy as np

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


def convert_constant(value: int | float, source: Scalar, target: Scalar) -> int | float:
    """A constant of type `source` as one of type `target`."""
    if target.is_float:
        if source.is_float:
            return round_float(float(value), target)
        return float(source.numpy.type(value).astype(target.numpy))  # one rounding, from the exact integer
    if source.is_float:
        return _saturate(float(value), target)
    return wrap(int(value), target)


def round_float(value: float, type_: Scalar) -> float:
    """A number rounded to a floating type, to nearest; beyond its range an infinity."""
    return ctypes.c_float(value).value if type_ is f32 else value


def wrap(value: int, type_: Scalar) -> int:
    """A number modulo 2**N, as the integer type reads it (T-019)."""
    low = value & ((1 << type_.bits) - 1)
    return low - (1 << type_.bits) if low > type_.maximum else low


def fold(op: str, operands: tuple[float, ...], type_: Scalar) -> float | None:
    """A basic operation on constants of a floating type, correctly rounded; None for any other operation.

    Rounding an f64 result to f32 rounds twice, which changes nothing for these operations on f32 operands: f64 has more than
    twice the digits and two.
    """
    with np.errstate(all="ignore"):
        match op, operands:
            case "add", (a, b):
                return round_float(a + b, type_)
            case "sub", (a, b):
                return round_float(a - b, type_)
            case "mul", (a, b):
                return round_float(a * b, type_)
            case "div", (a, b) if b != 0.0:
                return round_float(a / b, type_)
            case "neg", (a,):
                return -a
            case _:
                return None


def _saturate(value: float, type_: Scalar) -> int:
    if math.isnan(value):
        return 0
    if math.isinf(value):
        return type_.maximum if value > 0 else type_.minimum
    return min(max(math.trunc(value), type_.minimum), type_.maximum)
