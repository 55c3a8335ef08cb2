"""sin, cos and tan. What is far from zero is reduced with as much of 2/pi as it takes, in integers (Payne and Hanek)."""

from __future__ import annotations

import math
from functools import reduce
from itertools import pairwise
from operator import add
from typing import Final, Literal

from tack_runtime.dtypes import Scalar, f32, f64, i32, i64
from tackc.compiler.elementary.ops import Program, Value, rare, select, word, write
from tackc.compiler.elementary.parts import (
    coefficients,
    exact_product,
    exact_sum,
    flipped,
    ordered_sum,
    polynomial,
    quarters_of_pi,
    whole,
)

Function = Literal["sin", "cos", "tan"]
_LOW: Final = (1 << 32) - 1

FAR: Final = {f32: 2.0**13, f64: 2.0**20}
"""From here on the products of a quotient with the parts of pi are no longer exact."""


# --- the functions near zero -------------------------------------------------------------------------------------------


def sin(x: Value) -> Value:
    return _turned(x, half=False)


def cos(x: Value) -> Value:
    return _turned(x, half=True)


def _turned(x: Value, *, half: bool) -> Value:
    """The sine of the remainder modulo pi, of x or, for `half`, of x + pi/2; the quotient's parity is its sign."""
    near = select(abs(x) < FAR[x.scalar], x, 0.0)
    quotient = near * coefficients("inverse_pi", x)[0]
    if half:
        k, n = whole(quotient - 0.5)
        k, n = k + 0.5, n + 1
    else:
        k, n = whole(quotient)
    r, low = _remainder(near, k, coefficients("pi", x), first_exact=not half)
    square = r * r
    # sin(r + low) = sin(r) + low cos(r), where a few terms of the cosine are enough for a low part.
    cosine = 1.0 - 0.5 * square if x.type is f32 else 1.0 - square * (0.5 - square * (1 / 24))
    tail = r * square * polynomial(square, coefficients("sin", x)) + low * cosine
    y = flipped(r + tail, n)
    return _completed(x, y if half else select(x.equals(0.0), x, y), "cos" if half else "sin")


def tan(x: Value) -> Value:
    near = select(abs(x) < FAR[x.scalar], x, 0.0)
    k, n = whole(near * (2.0 * coefficients("inverse_pi", x)[0]))
    r, low = _remainder(near, k, tuple(part / 2 for part in coefficients("pi", x)), first_exact=True)
    return _completed(x, select(x.equals(0.0), x, _tangent(r, low, n)), "tan")


def _remainder(x: Value, k: Value, parts: tuple[float, ...], *, first_exact: bool) -> tuple[Value, Value]:
    """x - k * the sum of parts, in two numbers. k has so few digits that its products with all parts but the last are exact."""
    first, second, third, fourth = (k * part for part in parts)
    high, error = (x - first, None) if first_exact else exact_sum(x, -first)
    lost = [] if error is None else [error]
    if x.type is f32:
        high = high - second
        for product in (third, fourth):
            before, high = high, high - product
            lost.append(before - high - product)
        return high, reduce(add, lost)
    for product in (second, third):
        high, error = exact_sum(high, -product)
        lost.append(error)
    return ordered_sum(high, reduce(add, lost) - fourth)


def _completed(x: Value, near: Value, function: Function) -> Value:
    """The result far from zero, too; NaN for infinities and NaN."""
    y = rare(abs(x) >= FAR[x.scalar], _far(function, x.scalar), [x], near)
    return select(abs(x) < math.inf, y, math.nan)


# --- modulo pi/2 -------------------------------------------------------------------------------------------------------


def _sine(r: Value, low: Value) -> Value:
    square = r * r
    return r + (r * square * polynomial(square, coefficients("sin_quarter", r)) + low * (1.0 - 0.5 * square))


def _cosine(r: Value, low: Value) -> Value:
    square = r * r
    h = 0.5 * square
    main = 1.0 - h
    return main + ((1.0 - main - h) + (square * square * polynomial(square, coefficients("cos_quarter", r)) - r * low))


def _tangent(r: Value, low: Value, quadrant: Value) -> Value:
    odd = (quadrant & 1).equals(1)
    if r.type is f64:
        sine, cosine = _sine(r, low), _cosine(r, low)
        return select(odd, -cosine, sine) / select(odd, sine, cosine)
    square = r * r
    rough = r * square * polynomial(square, coefficients("tan", r))
    slope = r + rough
    y = r + (rough + low * (1.0 + slope * slope))
    return select(odd, -1.0, y) / select(odd, y, 1.0)


def _far(function: Function, type_: Scalar) -> Program:
    """The function of any number from FAR on."""

    def body(x: Value) -> Value:
        r, low, quadrant = (_far_single if type_ is f32 else _far_double)(abs(x))
        if function == "tan":
            return flipped(_tangent(r, low, quadrant), _sign(x))
        turned = quadrant + (function == "cos")
        y = select((turned & 1).equals(1), _cosine(r, low), _sine(r, low))
        y = flipped(y, turned.shr(1))
        return y if function == "cos" else flipped(y, _sign(x))

    return write(f"{function}.far.{type_}", type_, body)


def _sign(x: Value) -> Value:
    return x.bits().shr(x.scalar.bits - 1)


def _window(shift: Value, count: int) -> list[Value]:
    """So many words of 2/pi from a bit on; the table has 128 zeros before it."""
    at, within = shift >> 6, shift & 63
    words = [word("two_over_pi", at + place) for place in range(count + 1)]
    return [(left << within) | right.shr(1).shr(63 - within) for left, right in pairwise(words)]


def _far_single(x: Value) -> tuple[Value, Value, Value]:
    """The remainder of x modulo pi/2 in two numbers, and the quotient modulo 4."""
    bits = x.bits().to(i64)
    exponent, m = bits.shr(23), (bits & 0x7FFFFF) | 0x800000
    first, second = _window(exponent - (152 - 128), 2)
    turns = m * first + (m * second.shr(32)).shr(32)  # x * 2/pi modulo 4, with 62 bits of fraction
    quadrant = (turns + (1 << 61)).shr(62)
    left = turns - (quadrant << 62)
    pieces = [left >> 40, (left >> 20) & 0xFFFFF, left & 0xFFFFF]
    a, b, c = (piece.to(i32).to(f32) * 2.0**-scale for piece, scale in zip(pieces, (22, 42, 62), strict=True))
    high, low = ordered_sum(a, b)
    return (*_times_half_pi(*ordered_sum(high, low + c)), quadrant.to(i32))


def _far_double(x: Value) -> tuple[Value, Value, Value]:
    bits = x.bits()
    exponent, m = bits.shr(52), (bits & ((1 << 52) - 1)) | (1 << 52)
    words = [half for each in _window(exponent - (1077 - 128), 3) for half in (each.shr(32), each & _LOW)]
    columns = [x.bits().literal(0)] * 6  # of 32 bits of the product, the highest first; above them are multiples of 4
    for place, each in enumerate(words):
        low, high = (m & _LOW) * each, m.shr(32) * each
        columns[place] += low & _LOW
        if place >= 1:
            columns[place - 1] += low.shr(32) + (high & _LOW)
        if place >= 2:
            columns[place - 2] += high.shr(32)
    for place in range(5, 0, -1):
        columns[place - 1] += columns[place].shr(32)
        columns[place] &= _LOW
    top = (columns[0] << 32) | columns[1]
    quadrant = (top + (1 << 61)).shr(62)
    left = top - (quadrant << 62)
    pieces = [left >> 32, left & _LOW, columns[2], columns[3]]
    a, b, c, d = (piece.to(f64) * 2.0**-scale for piece, scale in zip(pieces, (30, 62, 94, 126), strict=True))
    (high, first), (low, second) = ordered_sum(a, b), ordered_sum(c, d)
    high, third = exact_sum(high, low)
    return (*_times_half_pi(*ordered_sum(high, third + (first + second))), quadrant)


def _times_half_pi(high: Value, low: Value) -> tuple[Value, Value]:
    main, rest = quarters_of_pi(2, high)
    product, error = exact_product(high, high.literal(main))
    return ordered_sum(product, error + (high * rest + low * main))
