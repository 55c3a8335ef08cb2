"""What the programs of elementary functions are put together from."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tack_runtime.dtypes import Scalar, f32, f64
from tackc.compiler.elementary.coefficients import COEFFICIENTS
from tackc.compiler.elementary.ops import Value, select


@dataclass(frozen=True, slots=True)
class Format:
    """A floating type: the bits of its fraction, the bias of its exponent, and half the digits of its significand.

    Added to a number below 2**(fraction - 1), `magic` leaves the nearest whole number in its last bits.
    """

    type: Scalar
    fraction: int
    bias: int

    @property
    def magic(self) -> float:
        return 1.5 * 2.0**self.fraction

    @property
    def smallest(self) -> float:
        """The smallest normal number."""
        return 2.0 ** (1 - self.bias)

    @property
    def sign(self) -> int:
        """The bit of the sign, as an integer of that width."""
        return -1 << (self.type.bits - 1)


FORMATS: Final = {f32: Format(f32, 23, 127), f64: Format(f64, 52, 1023)}


def format_of(x: Value) -> Format:
    return FORMATS[x.scalar]


def coefficients(name: str, x: Value) -> tuple[float, ...]:
    """A polynomial or the parts of a constant, for the type of a value."""
    return COEFFICIENTS[f"{name}.{x.scalar}"]


def polynomial(x: Value, values: Sequence[float]) -> Value:
    """Two chains in x*x behind the first coefficient: half the latency of one chain, and its rounding in the leading term."""
    if len(values) <= 4:
        return chain(x, values)
    first, *rest = values
    square = x * x
    return (chain(square, rest[1::2]) * x + chain(square, rest[0::2])) * x + first


def chain(x: Value, values: Sequence[float]) -> Value:
    result = x.literal(values[-1])
    for value in values[-2::-1]:
        result = result * x + value
    return result


# --- sums and products with their errors -------------------------------------------------------------------------------


def exact_sum(a: Value, b: Value) -> tuple[Value, Value]:
    """a + b, and what rounding lost."""
    total = a + b
    part = total - a
    return total, (a - (total - part)) + (b - part)


def ordered_sum(a: Value, b: Value) -> tuple[Value, Value]:
    """a + b, and what rounding lost, for |a| >= |b| or a = 0."""
    total = a + b
    return total, b - (total - a)


def exact_product(a: Value, b: Value) -> tuple[Value, Value]:
    """a * b, and what rounding lost, unless that is too small for the type (Dekker; cutting off halves cannot overflow)."""
    product = a * b
    a1, b1 = cut(a), cut(b)
    a0, b0 = a - a1, b - b1
    return product, ((a1 * b1 - product) + a1 * b0 + a0 * b1) + a0 * b0


def cut(a: Value) -> Value:
    """Half of the digits of a number, which its product with another such number does not exceed."""
    return (a.bits() & (-1 << (12 if a.type is f32 else 27))).float()


# --- bits --------------------------------------------------------------------------------------------------------------


def canonical(x: Value) -> Value:
    """One NaN for all: which one arithmetic makes depends on the processor and on the order of operands."""
    return select(x.is_nan(), math.nan, x)


def with_sign(magnitude: Value, x: Value) -> Value:
    """A number whose sign bit is clear, with the sign of x."""
    return (magnitude.bits() | (x.bits() & format_of(x).sign)).float()


def clamp(x: Value, low: float, high: float) -> Value:
    """x within two bounds; a NaN stays."""
    below = select(x > high, high, x)
    return select(below < low, low, below)


def whole(x: Value) -> tuple[Value, Value]:
    """The nearest whole number, as a float and as an integer; for small |x|."""
    magic = format_of(x).magic
    shifted = x + magic
    return shifted - magic, shifted.bits() - x.literal(magic).bits()


def power_of_two(n: Value, type_: Scalar) -> Value:
    """2**n for the exponent of a normal number."""
    return ((n + FORMATS[type_].bias) << FORMATS[type_].fraction).float()


def scaled(x: Value, n: Value) -> Value:
    """x * 2**n, rounded once, for |n| up to twice the exponents: by two factors, since 2**n may be no normal number."""
    half = (n + 2048).shr(1) - 1024
    return x * power_of_two(half, x.scalar) * power_of_two(n - half, x.scalar)


def significand(x: Value) -> tuple[Value, Value]:
    """m in [sqrt(1/2), sqrt(2)) and the whole number k, as a float, with x = m * 2**k, for x > 0."""
    form = format_of(x)
    tiny = x < form.smallest
    bits = select(tiny, x * 2.0**form.fraction, x).bits()
    low = x.literal(math.sqrt(0.5)).bits()
    lift = (form.bias + 1) << form.fraction  # no sign: a logical shift, which every vector unit has
    lifted = bits + (lift - low)
    exponent = lifted.shr(form.fraction)
    m = (bits - (lifted & (-1 << form.fraction)) + lift).float()
    k = (exponent + x.literal(form.magic).bits()).float() - (form.magic + form.bias + 1)
    return m, k - select(tiny, float(form.fraction), x.literal(0.0))


def negated(mask: Value, x: Value) -> Value:
    """-x where the mask is true, else x."""
    return select(mask, -x, x)


def flipped(x: Value, bit: Value) -> Value:
    """x, negated where the lowest bit of an integer of its width is 1."""
    return (x.bits() ^ (bit << (x.scalar.bits - 1))).float()


def infinite(x: Value) -> Value:
    return x.equals(math.inf)


def either(mask: Value, then: float, orelse: float, x: Value) -> Value:
    """One of two constants of the type of x."""
    return select(mask, x.literal(then), orelse)


def quarters_of_pi(count: int, x: Value) -> tuple[float, float]:
    """count * pi / 4 as a float and what it lacks."""
    high, low = coefficients(f"pi_{count}_4", x)
    return high, low
