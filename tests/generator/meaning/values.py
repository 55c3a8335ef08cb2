"""What the operations of the language do to values, written a second time (sections 3, 4 and 5 of the contract).

A value is a NumPy scalar of its type, or for a weak literal expression a `Pair`: what it is at f32 and at f64.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from generator.types import LIMITS, dtype, is_float


@dataclass(frozen=True)
class Pair:
    """The value of a weak literal expression (T-012)."""

    single: Any
    double: Any


def weak(value: float) -> Pair:
    """A float literal: each type rounds its exact value once."""
    return Pair(np.float32(value), np.float64(value))


def at(value: Any, type_: str) -> Any:
    """A value where it meets a type; a weak one is f32 before an integer type (T-017)."""
    if isinstance(value, Pair):
        return value.double if type_ == "f64" else converted(value.single, type_)
    return converted(value, type_)


def converted(value: Any, type_: str) -> Any:
    """T-019 to T-021"""
    target = dtype(type_)
    if value.dtype is target:
        return value
    if target.kind == "f" or value.dtype.kind != "f":
        return value.astype(target)
    if math.isnan(value):
        return target.type(0)
    least, most = LIMITS[type_]
    return target.type(most if value >= most else least if value <= least else int(value))


def wrapped(value: int, type_: str) -> Any:
    """The low bits of an integer (N-001)."""
    least, most = LIMITS[type_]
    return dtype(type_).type((value - least) % (most - least + 1) + least)


def truth(value: Any) -> bool:
    """E-017; a weak value alone is f32 (T-013)."""
    return bool(at(value, "f32") != 0 if isinstance(value, Pair) else value != 0)


def computed(op: str, values: Sequence[Any], type_: str) -> Any:
    """An operation whose operands and result have one type."""
    if is_float(type_):
        return dtype(type_).type(FLOATING[op](*values))
    return wrapped(INTEGER[op](*map(int, values)), type_)


def integer_power(base: Any, exponent: Any, type_: str) -> Any:
    """N-005; the exponent is not negative."""
    return wrapped(pow(int(base), int(exponent), 2**64), type_)


def shifted(op: str, value: Any, count: Any, type_: str) -> Any:
    """N-007"""
    places = int(count) % int(type_[1:])
    return wrapped(int(value) << places if op == "<<" else int(value) >> places, type_)


def _floor_divide(a: int, b: int) -> int:
    return a // b if b else 0  # N-002, N-003


def _modulo(a: int, b: int) -> int:
    return a % b if b else 0


def _float_divmod(a: Any, b: Any) -> tuple[Any, Any]:
    """CPython's divmod of floats, in the operands' type (N-008)."""
    kind = a.dtype.type
    if b == 0:
        return kind(np.nan), kind(np.nan)
    rest = np.fmod(a, b)
    quotient = (a - rest) / b
    if rest:
        if (b < 0) != (rest < 0):
            rest += b
            quotient -= kind(1)
    else:
        rest = np.copysign(kind(0), b)
    if not quotient:
        return np.copysign(kind(0), a / b), rest
    whole = np.floor(quotient)
    return (whole + kind(1) if quotient - whole > kind(0.5) else whole), rest


def _least(a: Any, b: Any) -> Any:
    return a if a < b or b != b else b  # B-005


def _most(a: Any, b: Any) -> Any:
    return a if a > b or b != b else b


FLOATING: Final[dict[str, Callable[..., Any]]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a / b,
    "//": lambda a, b: _float_divmod(a, b)[0],
    "%": lambda a, b: _float_divmod(a, b)[1],
    "**": np.power,
    "neg": lambda a: -a,
    "abs": np.fabs,
    "min": _least,
    "max": _most,
    "floor": np.floor,
    "ceil": np.ceil,
    "sqrt": np.sqrt,
    "sin": np.sin,
    "cos": np.cos,
    "tan": np.tan,
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "atan2": np.arctan2,
    "sinh": np.sinh,
    "cosh": np.cosh,
    "tanh": np.tanh,
    "exp": np.exp,
    "exp2": np.exp2,
    "log": np.log,
    "log2": np.log2,
    "log10": np.log10,
}

INTEGER: Final[dict[str, Callable[..., int]]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "//": _floor_divide,
    "%": _modulo,
    "&": lambda a, b: a & b,
    "|": lambda a, b: a | b,
    "^": lambda a, b: a ^ b,
    "neg": lambda a: -a,
    "~": lambda a: ~a,
    "abs": abs,
    "min": min,
    "max": max,
}

COMPARISONS: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
}

ROUNDED: Final = ("floor", "ceil", "sqrt")  # functions of the C library that every processor computes to the bit
LIBRARY: Final = tuple(name for name in FLOATING if name.isalnum() and name not in (*ROUNDED, "neg", "abs", "min", "max"))
