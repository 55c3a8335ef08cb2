"""exp, exp2 and the hyperbolic functions."""

from __future__ import annotations

import math

from tack_runtime.dtypes import f32
from tackc.compiler.elementary.ops import Value, select
from tackc.compiler.elementary.parts import (
    canonical,
    clamp,
    coefficients,
    infinite,
    polynomial,
    power_of_two,
    scaled,
    whole,
    with_sign,
)


def _reduced(x: Value) -> tuple[Value, Value]:
    """e**r - 1 and the integer n, with x = n ln2 + r and |r| <= ln2 / 2."""
    (inverse,), (high, low) = coefficients("inverse_ln2", x), coefficients("ln2", x)
    k, n = whole(x * inverse)
    above, below = x - k * high, k * low
    r = above - below
    tail = r * r * polynomial(r, coefficients("exp", x))
    return (r + tail if x.type is f32 else above - (below - tail)), n


def exp(x: Value) -> Value:
    e, n = _reduced(clamp(x, -104.0, 89.0) if x.type is f32 else clamp(x, -746.0, 710.0))
    return canonical(scaled(e + 1.0, n))


def exp2(x: Value) -> Value:
    bounded = clamp(x, -151.0, 129.0) if x.type is f32 else clamp(x, -1076.0, 1025.0)
    k, n = whole(bounded)
    r = bounded - k
    return canonical(scaled(r * polynomial(r, coefficients("exp2", x)) + 1.0, n))


def _quarter(x: Value) -> tuple[Value, Value]:
    """What _reduced gives for |x|, and 2**n / 4, which is finite wherever sinh and cosh are."""
    e, n = _reduced(clamp(abs(x), 0.0, 89.5 if x.type is f32 else 710.6))
    return e, power_of_two(n - 2, x.scalar)


def sinh(x: Value) -> Value:
    a = abs(x)
    e, power = _quarter(x)
    q = e * power + (power - 0.25)  # (e**a - 1) / 4
    y = 2.0 * (q + q / (4.0 * q + 1.0))
    if x.type is f32:
        square = a * a
        y = select(a < 1.0, a + a * square * polynomial(square, coefficients("sinh", x)), y)
    else:
        y = select(a < 2.0**-30, a, y)
    return canonical(with_sign(select(infinite(a), math.inf, y), x))


def cosh(x: Value) -> Value:
    e, power = _quarter(x)
    q = (e + 1.0) * power
    return canonical(2.0 * (q + 0.0625 / q))


def tanh(x: Value) -> Value:
    """1 - 2 / (e**2a + 1), and near zero a + a**3 P(a**2) / Q(a**2): one division does either."""
    a = abs(x)
    bounded = clamp(a, 0.0, 10.0 if x.type is f32 else 20.0)
    e, n = _reduced(bounded + bounded)
    power = power_of_two(n, x.scalar)
    square, near = a * a, a < 0.625
    above = a * square * polynomial(square, coefficients("tanh_numerator", x))
    below = polynomial(square, coefficients("tanh_denominator", x))
    fraction = select(near, above, -2.0) / select(near, below, e * power + (power + 1.0))
    return canonical(with_sign(select(near, a, 1.0) + fraction, x))
