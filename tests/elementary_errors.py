"""How far results of elementary functions are from the exact ones, as mpmath has them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import mpmath
import numpy as np

MPMATH: Final[dict[str, Callable[..., Any]]] = {
    **{
        name: getattr(mpmath, name)
        for name in ("sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp")
    },
    "exp2": lambda x: mpmath.mpf(2) ** x,
    "log": mpmath.log,
    "log2": lambda x: mpmath.log(x, 2),
    "log10": mpmath.log10,
    "pow": mpmath.power,
}


def ulps_off_exact(function: str, result: Any, operands: Sequence[Any]) -> float | None:
    """How far one result is from 200 digits; None where mpmath has no finite real value to compare, or knows no signed zero."""
    info = np.finfo(type(result))
    values = [float(operand) for operand in operands]
    if not all(map(np.isfinite, values)) or not np.isfinite(result) or result == 0 or (function == "atan2" and values[0] == 0):
        return None
    if any(abs(value) > 1e5 for value in values) and function in ("exp", "exp2", "sinh", "cosh"):
        return None
    if function == "pow" and (values[0] <= 0 or abs(values[1] * np.log(values[0])) > 1e5):
        return None
    with mpmath.workprec(220):
        exact = MPMATH[function](*map(mpmath.mpf, values))
        exponent = max(int(mpmath.frexp(exact)[1]), int(info.minexp) + 1)
        return float(abs(mpmath.mpf(float(result)) - exact) / mpmath.mpf(2) ** (exponent - info.nmant - 1))
