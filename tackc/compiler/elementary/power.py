"""pow: 2 ** (y log2 |x|), with the logarithm in more digits than the type has.

What needs them is kept as two numbers of which the first is cut to half of the type's digits, so that the product of two first
ones is exact.
"""

from __future__ import annotations

import math

from tack_runtime.dtypes import f32
from tackc.compiler.elementary.ops import Value, select
from tackc.compiler.elementary.parts import (
    clamp,
    coefficients,
    cut,
    format_of,
    infinite,
    ordered_sum,
    polynomial,
    scaled,
    significand,
    whole,
)


def pow(x: Value, y: Value) -> Value:  # noqa: A001  # the function's name
    a = abs(x)
    limit = 2.0**40 if x.type is f32 else 2.0**80  # nothing overflows there, and a power is 0, 1 or infinite already
    bounded = clamp(y, -limit, limit)
    high, low = _log2(a)
    bounded_high = cut(bounded)
    product, error = bounded_high * high, (bounded - bounded_high) * high + bounded * low
    product = select(a.equals(0.0), y * -math.inf, select(infinite(a), y * math.inf, product))
    most = 160.0 if x.type is f32 else 1100.0
    error = select(abs(product) > most, 0.0, error)
    return _with_sign(x, y, _exp2(clamp(product, -most, most), error))


def _log2(a: Value) -> tuple[Value, Value]:
    """k + 2/(3 ln2) s (3 + s*s + s**4 P(s*s)), where s = (m - 1)/(m + 1) and a = m 2**k."""
    m, k = significand(a)
    f, g = m - 1.0, m + 1.0
    inverse = 1.0 / g
    s_high, g_high = cut(f * inverse), cut(g)
    s_low = (f - s_high * g_high - s_high * (m - (g_high - 1.0))) * inverse
    s = s_high + s_low
    square, square_high = s * s, s_high * s_high
    tail = square * square * polynomial(square, coefficients("log_tail", a)) + s_low * (s_high + s)
    t_high = cut(square_high + 3.0 + tail)
    t_low = tail - (t_high - 3.0 - square_high)
    main, rest = s_high * t_high, s_low * t_high + t_low * s
    high = cut(main + rest)
    low = rest - (high - main)
    factor, factor_low = coefficients("two_thirds_over_ln2", a)
    main, rest = high * factor, high * factor_low + low * (factor + factor_low)
    high = cut(main + rest + k)
    return high, rest - (high - k - main)


def _exp2(x: Value, low: Value) -> Value:
    """2 ** (x + low) as e ** (high + rest), where `high` has so few digits that 1 + high is off by a number of the type."""
    k, n = whole(x + low)
    r = x - k
    first = cut(r + low)
    ln2, ln2_low = coefficients("ln2_cut", x)
    high = first * ln2
    rest = (low - (first - r)) * (ln2 + ln2_low) + first * ln2_low
    exponent = high + rest
    tail = rest + exponent * exponent * polynomial(exponent, coefficients("exp", x))
    total, lost = ordered_sum(x.literal(1.0), high)
    return scaled(total + (lost + tail), n)


def _with_sign(x: Value, y: Value, magnitude: Value) -> Value:
    """The special cases of C's pow (N-006)."""
    b = abs(y)
    whole_y, half = b.rint().equals(b), b * 0.5
    odd = select(half.rint().equals(half), x.bits().literal(0), format_of(x).sign)
    sign = select(whole_y & (x.bits() < 0), odd, 0)
    result = (magnitude.bits() ^ sign).float()
    inside = (x < 0.0) & (x > -math.inf)
    result = select(inside, select(whole_y, result, math.nan), result)
    result = select(x.is_nan() | y.is_nan(), math.nan, result)
    return select(x.equals(1.0) | y.equals(0.0), 1.0, result)
