"""asin, acos, atan and atan2."""

from __future__ import annotations

import math

from tackc.compiler.elementary.ops import Value, select
from tackc.compiler.elementary.parts import (
    canonical,
    coefficients,
    either,
    format_of,
    infinite,
    negated,
    polynomial,
    quarters_of_pi,
    with_sign,
)


def _arcsine(x: Value) -> tuple[Value, Value, Value]:
    """Whether |x| is at least one half, and s and t with asin(|x|) = s + t or, there, pi/2 - 2 (s + t)."""
    a = abs(x)
    large = a >= 0.5
    square = select(large, (1.0 - a) * 0.5, a * a)
    s = select(large, square.sqrt(), a)
    return large, s, s * square * polynomial(square, coefficients("asin", x))


def asin(x: Value) -> Value:
    large, s, t = _arcsine(x)
    high, low = quarters_of_pi(2, x)
    y = select(large, high - (2.0 * s - (low - 2.0 * t)), s + t)
    return canonical(with_sign(abs(y), x))


def acos(x: Value) -> Value:
    large, s, t = _arcsine(x)
    negative = x < 0.0
    half, half_low = quarters_of_pi(2, x)
    full, full_low = quarters_of_pi(4, x)
    small = half - (negated(negative, s) - (half_low - negated(negative, t)))
    beyond = select(negative, full - (2.0 * s - (full_low - 2.0 * t)), 2.0 * (s + t))
    return canonical(select(large, beyond, small))


def _angle(y: Value, x: Value, left: Value | None) -> Value:
    """atan(y/x) for numbers without sign, not both 0 or infinite; pi less that where the mask `left` is true.

    One division finds the angle from the nearest multiple of pi/4.
    """
    steep = y > x
    least, most = select(steep, x, y), select(steep, y, x)
    diagonal = least > (math.sqrt(2) - 1) * most
    t = select(diagonal, least - most, least) / select(diagonal, least + most, most)
    square = t * t
    tail = t * square * polynomial(square, coefficients("atan", x))
    back = steep if left is None else steep ^ left

    def base(part: int) -> Value:
        one, two, three, four = (quarters_of_pi(count, x)[part] for count in (1, 2, 3, 4))
        if left is None:
            return select(steep, either(diagonal, one, two, x), either(diagonal, one, 0.0, x))
        straight = select(steep, two, either(left, four, 0.0, x))
        return select(diagonal, either(left, three, one, x), straight)

    return base(0) + (negated(back, t) + (negated(back, tail) + base(1)))


def atan(x: Value) -> Value:
    a = abs(x)
    end, one = infinite(a), x.literal(1.0)
    return canonical(with_sign(abs(_angle(select(end, one, a), either(end, 0.0, 1.0, x), None)), x))


def atan2(y: Value, x: Value) -> Value:
    """Infinities count as 1 beside 0, two zeros as 0 beside 1, and large numbers are scaled, so that their sum is finite."""
    a, b = abs(y), abs(x)
    ends = infinite(a) | infinite(b)
    large = 2.0 ** (format_of(x).bias - 2)
    scale = either((a > large) | (b > large), 0.25, 1.0, x)
    up = select(ends, either(infinite(a), 1.0, 0.0, x), a * scale)
    across = select(ends, either(infinite(b), 1.0, 0.0, x), b * scale)
    across = select(a.equals(0.0) & b.equals(0.0), 1.0, across)
    angle = with_sign(abs(_angle(up, across, x.bits() < 0)), y)
    return select(x.is_nan() | y.is_nan(), math.nan, angle)
