"""log, log2 and log10."""

from __future__ import annotations

import math

from tack_runtime.dtypes import f32
from tackc.compiler.elementary.ops import Value, select
from tackc.compiler.elementary.parts import coefficients, infinite, polynomial, significand


def _parts(m: Value) -> tuple[Value, Value, Value]:
    """f, h and r with log(m) = f - h + r: f = m - 1, h = f*f/2."""
    f = m - 1.0
    h = 0.5 * f * f
    if m.type is f32:
        return f, h, f * f * f * polynomial(f, coefficients("log", m))
    s = f / (f + 2.0)
    square = s * s
    return f, h, s * (h + square * polynomial(square, coefficients("log", m)))


def _at_ends(y: Value, x: Value) -> Value:
    """A logarithm of x > 0, and what it is for all others."""
    return select(infinite(x), math.inf, select(x > 0.0, y, select(x.equals(0.0), -math.inf, x.literal(math.nan))))


def log(x: Value) -> Value:
    m, k = significand(x)
    f, h, r = _parts(m)
    high, low = coefficients("ln2", x)
    return _at_ends(k * high + (f - (h - (r + k * low))), x)


def _scaled(x: Value, factor: tuple[float, ...], power: tuple[float, ...]) -> Value:
    """log(m) * factor + k * power, with the leading part of the first product exact."""
    m, k = significand(x)
    f, h, r = _parts(m)
    high = ((f - h).bits() & (-1 << (12 if x.type is f32 else 32))).float()
    low = f - high - h + r
    product = high * factor[0]
    rest = (low + high) * factor[1] + low * factor[0]
    if power[1]:
        rest = rest + k * power[1]
    whole = k * power[0] if power[0] != 1.0 else k
    total = whole + product
    return _at_ends(total + (rest + (whole - total + product)), x)


def log2(x: Value) -> Value:
    return _scaled(x, coefficients("log2_e", x), (1.0, 0.0))


def log10(x: Value) -> Value:
    return _scaled(x, coefficients("log10_e", x), coefficients("log10_2", x))
