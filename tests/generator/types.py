"""The types of the language as the contract has them, written a second time (section 3).

A type is a name, `"i8"` to `"f64"`, or `WEAK` for a literal expression that has not met a floating type yet (T-012).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

INTEGERS: Final = ("i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64")
FLOATS: Final = ("f32", "f64")
SCALARS: Final = (*INTEGERS, *FLOATS)
BINARY_NAMES: Final = {f"{name[0]}{int(name[1:]) // 8}": name for name in SCALARS}  # by NumPy's short names
WEAK: Final = "weak"
LIMITS: Final = {name: (-(2 ** (int(name[1:]) - 1)), 2 ** (int(name[1:]) - 1) - 1) for name in INTEGERS if name[0] == "i"} | {
    name: (0, 2 ** int(name[1:]) - 1) for name in INTEGERS if name[0] == "u"
}

_DTYPES: Final = {name: np.dtype(short) for short, name in BINARY_NAMES.items()}


class NoTypeError(Exception):
    """Types that have no promotion (T-008)."""


def is_float(type_: str) -> bool:
    """Whether a type is floating, a weak one too."""
    return type_[0] in "fw"


def bits(type_: str) -> int:
    return int(type_[1:])


def dtype(type_: str) -> np.dtype[Any]:
    return _DTYPES[type_]


def literal_type(value: int) -> str:
    """T-004"""
    for type_ in ("i32", "i64", "u64"):
        least, most = LIMITS[type_]
        if least <= value <= most:
            return type_
    raise NoTypeError(f"{value} does not fit")


def promoted(types: Iterable[str]) -> str:
    """The type in which values of types meet, T-007, T-008, T-009, T-013; NoTypeError where there is none."""
    known = set(types)
    if "f64" in known:
        return "f64"
    if "f32" in known or WEAK in known:
        return "f32"
    signed = max((bits(type_) for type_ in known if type_[0] == "i"), default=0)
    unsigned = max((bits(type_) for type_ in known if type_[0] == "u"), default=0)
    if not signed:
        return f"u{unsigned}"
    if unsigned == 64:
        raise NoTypeError(" and ".join(sorted(known)))
    return f"i{max(signed, 2 * unsigned)}"


def meet(types: Iterable[str]) -> bool:
    """Whether types have a promotion."""
    try:
        promoted(types)
    except NoTypeError:
        return False
    return True
