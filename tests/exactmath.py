"""Elementary functions to fifty digits, and roundings checked with fractions: what references are held against."""

from __future__ import annotations

from decimal import Context, Decimal, localcontext
from fractions import Fraction
from typing import Any

import numpy as np

DIGITS = Context(prec=60, Emin=-999999, Emax=999999)


def fraction(value: Any) -> Fraction:
    """A finite floating or integer value, exactly."""
    return Fraction(int(value)) if np.issubdtype(type(value), np.integer) else Fraction(float(value))


def ulp(value: Any) -> Fraction:
    """The distance from a finite floating value to its neighbour away from zero, at the ends of the type too."""
    info = np.finfo(type(value))
    exponent = max(int(np.frexp(np.abs(value))[1]) - 1, int(info.minexp)) if value else int(info.minexp)
    return Fraction(2) ** (exponent - int(info.nmant))


def is_nearest(result: Any, exact: Fraction) -> bool:
    """Whether a floating value is the nearest to an exact number, the even one of two; infinite from half a step past the end."""
    top = np.finfo(type(result)).max
    if abs(exact) >= fraction(top) + ulp(top) / 2:
        return bool(np.isinf(result) and (result > 0) == (exact > 0))
    if not np.isfinite(result):
        return False
    rounded = fraction(result)
    if abs(exact) < abs(rounded):  # the neighbour toward zero may be nearer: under a power of two
        gap = abs(rounded - fraction(np.nextafter(result, type(result)(0))))
    else:
        gap = ulp(result)
    error = abs(exact - rounded)
    return error < gap / 2 or (error == gap / 2 and rounded / ulp(result) % 2 == 0)


def ulps_off(result: Any, exact: Decimal) -> float:
    """The error of a finite floating value in units of its last place."""
    return float(abs(Fraction(exact) - fraction(result)) / ulp(result))


def exp(x: Decimal) -> Decimal:
    return DIGITS.exp(x)


def ln(x: Decimal) -> Decimal:
    return DIGITS.ln(x)


def sin(x: Decimal) -> Decimal:
    """Taylor's series, with digits to spare for the terms that cancel; for |x| up to some dozens."""
    with localcontext(Context(prec=120)):
        term, total, n = x, x, 1
        while abs(term) > Decimal(10) ** -110:
            term = -term * x * x / ((n + 1) * (n + 2))
            total, n = total + term, n + 2
        return total


def cos(x: Decimal) -> Decimal:
    with localcontext(Context(prec=120)):
        term, total, n = Decimal(1), Decimal(1), 0
        while abs(term) > Decimal(10) ** -110:
            term = -term * x * x / ((n + 1) * (n + 2))
            total, n = total + term, n + 2
        return total


def atan(x: Decimal) -> Decimal:
    """The angle is halved until its series converges fast."""
    with localcontext(Context(prec=120)):
        doublings = 0
        while abs(x) > Decimal("0.01"):
            x = x / (1 + (1 + x * x).sqrt())
            doublings += 1
        power, total, n = x, x, 1
        while abs(power) > Decimal(10) ** -110:
            power = -power * x * x
            n += 2
            total += power / n
        return total * 2**doublings


PI = 4 * atan(Decimal(1))
