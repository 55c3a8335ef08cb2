"""The references of the operation table against the contract's own examples and exact arithmetic."""

from __future__ import annotations

import math
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import Any

import exactmath as exact
import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from irbuild import assert_close

from tack.ops import OPS, convert, wrap
from tack_runtime.dtypes import SCALARS, Scalar, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64

INTEGERS = tuple(type_ for type_ in SCALARS if not type_.is_float)
FLOATS = (f32, f64)
INF, NAN = math.inf, math.nan
relaxed = settings(deadline=None)  # the machine may be busy


def compute(name: str, type_: Scalar, *operands: float) -> Any:
    """The row's reference on Python numbers of the operands' types."""
    row = OPS[name]
    return row.reference(*[of(value) for of, value in zip(row.operand_types(type_), operands, strict=True)])


def same(a: Any, b: Any) -> bool:
    """Equal with the sign of zero, or both NaN."""
    return bool(np.isnan(a) and np.isnan(b)) or (a == b and math.copysign(1, a) == math.copysign(1, b))


@pytest.mark.parametrize(
    ("name", "type_", "operands", "wanted"),
    [
        # N-001: the low bits at the width of the type.
        ("add", i8, (127, 1), -128),
        ("mul", u16, (65535, 65535), 1),
        ("sub", u8, (0, 1), 255),
        ("mul", i64, (2**62, 2), -(2**63)),
        ("add", u64, (2**64 - 1, 2), 1),
        ("neg", i8, (-128,), -128),
        ("neg", u32, (1,), 2**32 - 1),
        ("invert", u8, (1,), 254),
        ("invert", i8, (127,), -128),
        ("and", i8, (-1, 6), 6),
        ("or", u16, (5, 10), 15),
        ("xor", i32, (-1, 1), -2),
        # N-002: floor and the divisor's sign.
        ("floordiv", i32, (-7, 3), -3),
        ("mod", i32, (-7, 3), 2),
        ("floordiv", i32, (7, -3), -3),
        ("mod", i32, (7, -3), -2),
        ("floordiv", u8, (255, 2), 127),
        ("mod", u64, (2**64 - 1, 10), 5),
        # N-003: never a trap.
        ("floordiv", i16, (5, 0), 0),
        ("mod", i16, (5, 0), 0),
        ("floordiv", i8, (-128, -1), -128),
        ("mod", i8, (-128, -1), 0),
        ("floordiv", i64, (-(2**63), -1), -(2**63)),
        # N-005: modulo 2**N, by an unsigned exponent.
        ("ipow", i8, (3, 5), -13),
        ("ipow", i32, (0, 0), 1),
        ("ipow", u8, (2, 8), 0),
        ("ipow", i16, (-2, 15), -(2**15)),
        ("ipow", u64, (3, 2**64 - 1), 12297829382473034411),  # 3 * 12297829382473034411 = 2**65 + 1, and 3**(2**62) is 1
        # N-007: the count modulo the width.
        ("shl", i8, (1, 7), -128),
        ("shl", u8, (255, 1), 254),
        ("shl", i32, (1, 33), 2),
        ("shr", i8, (-128, 7), -1),
        ("shr", u8, (128, 7), 1),
        ("shr", i64, (-8, 2**64 - 63), -4),
        # N-015, N-016
        ("abs", i8, (-128,), -128),
        ("abs", i8, (-5,), 5),
        ("abs", u8, (200,), 200),
        ("lt", i64, (-1, 1), 1),
        ("lt", u64, (2**64 - 1, 1), 0),
        ("gt", u64, (2**64 - 1, 2**64 - 2), 1),
        ("min", i8, (-1, 1), -1),
        ("max", u8, (255, 1), 255),
    ],
)
def test_integer_examples(name: str, type_: Scalar, operands: tuple[int, ...], wanted: int) -> None:
    assert compute(name, type_, *operands) == wanted


@pytest.mark.parametrize(
    ("name", "type_", "operands", "wanted"),
    [
        # N-008: divmod as CPython has it.
        ("floordiv", f64, (0.5, 0.1), 4.0),
        ("floordiv", f64, (1.0, 0.1), 9.0),
        ("mod", f64, (1.0, 0.1), 0.09999999999999995),
        ("floordiv", f64, (2982852817352970.0, 1.6136769255281362), 1848482041333471.0),  # snapped up
        ("floordiv", f32, (-7.0, 2.0), -4.0),
        ("floordiv", f32, (4336487.0, 1.833491563796997), 2365152.0),  # snapped up
        ("mod", f32, (-7.0, 2.0), 1.0),
        ("mod", f32, (7.0, -2.0), -1.0),
        ("mod", f64, (6.0, -3.0), -0.0),
        ("mod", f64, (-6.0, 3.0), 0.0),
        ("floordiv", f64, (0.0, -3.0), -0.0),
        ("floordiv", f64, (-0.0, -3.0), 0.0),
        ("mod", f64, (1.0, INF), 1.0),
        ("mod", f64, (-1.0, INF), INF),
        ("floordiv", f64, (1.0, INF), 0.0),
        ("floordiv", f64, (-1.0, INF), -1.0),
        ("floordiv", f64, (INF, 2.0), NAN),
        ("mod", f32, (INF, 2.0), NAN),
        ("floordiv", f32, (NAN, 2.0), NAN),
        ("mod", f32, (2.0, NAN), NAN),
        # N-009, N-010
        ("div", f32, (1.0, 0.0), INF),
        ("div", f32, (1.0, -0.0), -INF),
        ("div", f64, (0.0, 0.0), NAN),
        ("mul", f64, (INF, 0.0), NAN),
        ("sub", f32, (INF, INF), NAN),
        ("mul", f32, (-1.0, 0.0), -0.0),
        ("add", f32, (3.0e38, 3.0e38), INF),
        ("eq", f32, (NAN, NAN), 0),
        ("ne", f32, (NAN, NAN), 1),
        ("lt", f64, (NAN, 1.0), 0),
        ("ge", f64, (NAN, 1.0), 0),
        ("eq", f64, (0.0, -0.0), 1),
        # N-015
        ("neg", f32, (0.0,), -0.0),
        ("neg", f64, (-0.0,), 0.0),
        ("abs", f32, (-0.0,), 0.0),
        ("abs", f64, (-INF,), INF),
        # B-005: the number where one is NaN.
        ("min", f32, (NAN, 1.0), 1.0),
        ("min", f32, (1.0, NAN), 1.0),
        ("max", f64, (NAN, -INF), -INF),
        ("max", f64, (NAN, NAN), NAN),
        ("min", f64, (-INF, 1.0), -INF),
        ("max", f32, (2.0, 1.0), 2.0),
        # B-006
        ("floor", f32, (-0.0,), -0.0),
        ("floor", f64, (-0.5,), -1.0),
        ("ceil", f64, (-0.5,), -0.0),
        ("ceil", f32, (0.5,), 1.0),
        ("sqrt", f32, (-0.0,), -0.0),
        ("sqrt", f64, (INF,), INF),
        ("sqrt", f64, (-1.0,), NAN),
    ],
)
def test_floating_examples(name: str, type_: Scalar, operands: tuple[float, ...], wanted: float) -> None:
    result = compute(name, type_, *operands)
    assert result.dtype == OPS[name].result_type(type_).numpy
    assert same(result, wanted), result


@pytest.mark.parametrize("type_", FLOATS, ids=str)
def test_a_tie_of_zeros_gives_one_of_them(type_: Scalar) -> None:
    """B-005; the same one everywhere: the second operand."""
    for name in ("min", "max"):
        assert same(compute(name, type_, 0.0, -0.0), -0.0)
        assert same(compute(name, type_, -0.0, 0.0), 0.0)


@pytest.mark.parametrize("type_", FLOATS, ids=str)
@pytest.mark.parametrize(
    ("base", "exponent", "wanted"),
    [
        (0.0, -3.0, INF),
        (-0.0, -3.0, -INF),
        (-0.0, -2.0, INF),
        (-0.0, -INF, INF),
        (-0.0, 3.0, -0.0),
        (-0.0, 2.0, 0.0),
        (-1.0, INF, 1.0),
        (-1.0, -INF, 1.0),
        (1.0, NAN, 1.0),
        (NAN, 0.0, 1.0),
        (NAN, -0.0, 1.0),
        (NAN, 1.0, NAN),
        (2.0, NAN, NAN),
        (-8.0, 1 / 3, NAN),
        (0.5, -INF, INF),
        (2.0, -INF, 0.0),
        (0.5, INF, 0.0),
        (2.0, INF, INF),
        (-INF, -3.0, -0.0),
        (-INF, -2.0, 0.0),
        (-INF, 3.0, -INF),
        (-INF, 2.0, INF),
        (INF, -0.5, 0.0),
        (INF, 0.5, INF),
        (-2.0, 3.0, -8.0),
        (-2.0, -2.0, 0.25),
    ],
)
def test_special_cases_of_pow(type_: Scalar, base: float, exponent: float, wanted: float) -> None:
    """N-006: C's F.10.4.4."""
    assert same(compute("pow", type_, base, exponent), wanted)


# --- exact arithmetic --------------------------------------------------------------------------------------------------


def _integers(type_: Scalar) -> st.SearchStrategy[int]:
    near_ends = [type_.minimum, type_.minimum + 1, type_.maximum - 1, type_.maximum, 0, 1]
    return st.sampled_from(near_ends) | st.integers(type_.minimum, type_.maximum)


def _finite(type_: Scalar) -> st.SearchStrategy[float]:
    wide = st.floats(width=32 if type_ is f32 else 64, allow_nan=False, allow_infinity=False)
    return wide | st.integers(-50, 50).map(float)


typed_integers = st.sampled_from(INTEGERS).flatmap(lambda t: st.tuples(st.just(t), _integers(t), _integers(t)))
typed_floats = st.sampled_from(FLOATS).flatmap(lambda t: st.tuples(st.just(t), _finite(t), _finite(t)))


@relaxed
@given(typed_integers)
def test_integer_arithmetic_is_exact_modulo_the_width(case: tuple[Scalar, int, int]) -> None:
    """N-001, N-002"""
    type_, a, b = case
    for name, whole in (("add", a + b), ("sub", a - b), ("mul", a * b), ("neg", -a), ("invert", -a - 1), ("abs", max(a, -a))):
        operands = (a, b)[: OPS[name].arity]
        result = int(compute(name, type_, *operands))
        assert type_.minimum <= result <= type_.maximum
        assert (result - whole) % 2**type_.bits == 0
    if b:
        quotient, rest = int(compute("floordiv", type_, a, b)), int(compute("mod", type_, a, b))
        assert (quotient * b + rest - a) % 2**type_.bits == 0
        assert 0 <= rest < b or b < rest <= 0


@relaxed
@given(typed_integers)
def test_bits_one_by_one(case: tuple[Scalar, int, int]) -> None:
    """N-001, N-007"""
    type_, a, b = case

    def bits(value: Any) -> str:
        return format(int(value) % 2**type_.bits, f"0{type_.bits}b")

    pairs = list(zip(bits(a), bits(b), strict=True))
    assert bits(compute("and", type_, a, b)) == "".join(str(int(p == q == "1")) for p, q in pairs)
    assert bits(compute("or", type_, a, b)) == "".join(str(int("1" in (p, q))) for p, q in pairs)
    assert bits(compute("xor", type_, a, b)) == "".join(str(int(p != q)) for p, q in pairs)
    count = b % type_.bits
    assert bits(compute("shl", type_, a, b % 2**64)) == (bits(a) + "0" * count)[-type_.bits :]
    fill = bits(a)[0] if type_.kind == "i" else "0"
    assert bits(compute("shr", type_, a, b % 2**64)) == (fill * count + bits(a))[: type_.bits]


@relaxed
@given(st.sampled_from(INTEGERS).flatmap(lambda t: st.tuples(st.just(t), _integers(t))), st.integers(0, 70))
def test_integer_power_is_repeated_multiplication(case: tuple[Scalar, int], exponent: int) -> None:
    """N-005"""
    type_, base = case
    product = type_(1)
    for _ in range(exponent):
        product = OPS["mul"].reference(product, type_(base))
    assert compute("ipow", type_, base, exponent) == product


@relaxed
@given(typed_floats)
def test_floating_arithmetic_is_correctly_rounded(case: tuple[Scalar, float, float]) -> None:
    """N-011"""
    type_, a, b = case
    x, y = Fraction(a), Fraction(b)
    assert exact.is_nearest(compute("add", type_, a, b), x + y)
    assert exact.is_nearest(compute("sub", type_, a, b), x - y)
    assert exact.is_nearest(compute("mul", type_, a, b), x * y)
    if b:
        assert exact.is_nearest(compute("div", type_, a, b), x / y)
    root = compute("sqrt", type_, abs(a))
    if a:
        above, below = ((exact.fraction(root) + exact.fraction(np.nextafter(root, root.dtype.type(end)))) / 2 for end in (INF, 0))
        assert below**2 <= abs(x) <= above**2
    assert compute("floor", type_, a) == math.floor(x)
    assert compute("ceil", type_, a) == math.ceil(x)


@relaxed
@given(_finite(f64) | st.sampled_from([INF, -INF, NAN]), _finite(f64) | st.sampled_from([INF, -INF, NAN]))
def test_f64_divmod_is_that_of_cpython(a: float, b: float) -> None:
    """N-008"""
    assume(b != 0)
    quotient, rest = divmod(a, b)
    assert same(compute("floordiv", f64, a, b), quotient)
    assert same(compute("mod", f64, a, b), rest)


@relaxed
@given(_finite(f32), _finite(f32))
def test_f32_divmod_is_exact_where_it_can_be(a: float, b: float) -> None:
    """N-008: the remainder of fmod is exact, the sign correction rounded once; quotients that fit are the true ones."""
    assume(b != 0)
    x, y = Fraction(a), Fraction(b)
    rest = x - y * math.trunc(x / y)
    wanted = rest + y if rest and (rest < 0) != (y < 0) else rest
    assert exact.is_nearest(compute("mod", f32, a, b), wanted)
    if abs(x / y) < 2**20:
        assert compute("floordiv", f32, a, b) == math.floor(x / y)


@pytest.mark.parametrize("type_", FLOATS, ids=str)
def test_division_with_remainder_by_zero_is_nan(type_: Scalar) -> None:
    """N-008 where CPython raises."""
    for a in (1.0, 0.0, -3.0, INF):
        assert np.isnan(compute("floordiv", type_, a, 0.0))
        assert np.isnan(compute("mod", type_, a, -0.0))


@relaxed
@given(typed_integers)
def test_comparisons_and_extremes_of_integers(case: tuple[Scalar, int, int]) -> None:
    """N-016"""
    type_, a, b = case
    truths = {"eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}
    for name, truth in truths.items():
        result = compute(name, type_, a, b)
        assert isinstance(result, np.int32)
        assert result == int(truth)
    assert compute("min", type_, a, b) == min(a, b)
    assert compute("max", type_, a, b) == max(a, b)


# --- elementary functions ----------------------------------------------------------------------------------------------

_UNIT = [-1.0, -0.9999, -0.75, -0.1, -1e-5, 1e-9, 0.1, 0.3, 0.5, 0.99, 1.0]
_LINE = [-20.0, -7.3, -2.0, -1.0, -0.5, -1e-4, 1e-8, 0.1, 0.7, 1.0, 1.5, 3.0, 3.1415927, 10.0, 22.5]
_POSITIVE = [1e-30, 0.001, 0.1, 0.5, 0.99, 0.9999999, 1.0000001, 1.5, 2.0, 3.0, 10.0, 100.0, 1e10, 1e30]


def _asin(x: Decimal) -> Decimal:
    return exact.atan(x / (1 - x * x).sqrt(exact.DIGITS)) if abs(x) != 1 else x * exact.PI / 2


FUNCTIONS: dict[str, tuple[Callable[[Decimal], Decimal], list[float]]] = {
    "sin": (exact.sin, _LINE),
    "cos": (exact.cos, _LINE),
    "tan": (lambda x: exact.DIGITS.divide(exact.sin(x), exact.cos(x)), _LINE),
    "asin": (_asin, _UNIT),
    "acos": (lambda x: exact.DIGITS.subtract(exact.PI / 2, _asin(x)), _UNIT),
    "atan": (exact.atan, _LINE),
    "sinh": (lambda x: exact.DIGITS.subtract(exact.exp(x), exact.exp(-x)) / 2, _LINE),
    "cosh": (lambda x: exact.DIGITS.add(exact.exp(x), exact.exp(-x)) / 2, _LINE),
    "tanh": (lambda x: exact.DIGITS.divide(exact.exp(2 * x) - 1, exact.exp(2 * x) + 1), _LINE),
    "exp": (exact.exp, _LINE),
    "exp2": (lambda x: exact.DIGITS.power(Decimal(2), x), _LINE),
    "log": (exact.ln, _POSITIVE),
    "log2": (lambda x: exact.DIGITS.divide(exact.ln(x), exact.ln(Decimal(2))), _POSITIVE),
    "log10": (exact.DIGITS.log10, _POSITIVE),
}


@pytest.mark.parametrize("type_", FLOATS, ids=str)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_elementary_functions_against_fifty_digits(name: str, type_: Scalar) -> None:
    """N-014 leaves emitters 8 ULP; a reference has less than one, and f32 is all but correctly rounded."""
    function, points = FUNCTIONS[name]
    for point in points:
        x = type_(point)
        result = OPS[name].reference(x)
        assert result.dtype == type_.numpy
        off = exact.ulps_off(result, function(Decimal(float(x))))
        assert off < (0.501 if type_ is f32 else 1.0), (point, result)


@pytest.mark.parametrize("type_", FLOATS, ids=str)
def test_pow_and_atan2_against_fifty_digits(type_: Scalar) -> None:
    for a in (0.3, 1.0001, 2.0, 10.0, 123.25):
        for b in (-7.5, -1.0, 0.1, 0.5, 3.0, 17.25):
            base, exponent = type_(a), type_(b)
            power = exact.exp(exact.DIGITS.multiply(Decimal(float(exponent)), exact.ln(Decimal(float(base)))))
            assert exact.ulps_off(compute("pow", type_, a, b), power) < 1.0
            angle = exact.atan(exact.DIGITS.divide(Decimal(float(base)), Decimal(float(exponent))))
            angle += exact.PI if b < 0 else 0
            assert exact.ulps_off(compute("atan2", type_, a, b), angle) < 1.0


@pytest.mark.parametrize("type_", FLOATS, ids=str)
@pytest.mark.parametrize(
    ("name", "operands", "wanted"),
    [
        ("sin", (-0.0,), -0.0),
        ("sin", (INF,), NAN),
        ("cos", (0.0,), 1.0),
        ("tan", (-0.0,), -0.0),
        ("asin", (2.0,), NAN),
        ("acos", (1.0,), 0.0),
        ("atan2", (0.0, 1.0), 0.0),
        ("atan2", (-0.0, 1.0), -0.0),
        ("sinh", (-INF,), -INF),
        ("cosh", (-INF,), INF),
        ("tanh", (INF,), 1.0),
        ("exp", (-INF,), 0.0),
        ("exp", (1e5,), INF),
        ("exp2", (10.0,), 1024.0),
        ("log", (0.0,), -INF),
        ("log", (-1.0,), NAN),
        ("log2", (8.0,), 3.0),
        ("log10", (1000.0,), 3.0),
        ("log", (1.0,), 0.0),
    ],
)
def test_elementary_functions_at_their_ends(type_: Scalar, name: str, operands: tuple[float, ...], wanted: float) -> None:
    """B-001, in silence: a warning would be an error here."""
    assert same(compute(name, type_, *operands), wanted)


# --- conversions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "source", "target", "wanted"),
    [
        (-1, i8, u64, 2**64 - 1),  # T-019: widened by the sign of the source
        (255, u8, i64, 255),
        (255, u8, i8, -1),
        (300, i32, u8, 44),
        (2**63, u64, i64, -(2**63)),
        (2.9, f64, i32, 2),  # T-020
        (-2.9, f32, i8, -2),
        (-0.9, f32, u8, 0),
        (300.0, f32, u8, 255),
        (-1.0, f64, u64, 0),
        (1e300, f64, i64, 2**63 - 1),
        (-1e300, f64, i64, -(2**63)),
        (2.0**64, f32, u64, 2**64 - 1),
        (INF, f32, i32, 2**31 - 1),
        (-INF, f64, i16, -(2**15)),
        (NAN, f32, i32, 0),
        (2**31 - 1, i32, f32, 2.0**31),
        (2**24 + 1, i32, f32, 2.0**24),
        (2**24 + 3, u32, f32, 2.0**24 + 4),
        (-(2**24 + 1), i64, f32, -(2.0**24)),
        (2**53 + 1, i64, f64, 2.0**53),
        (2**64 - 1, u64, f64, 2.0**64),
        # Halfway in f32 and a little above: rounding to f64 on the way would lose the little.
        (2**60 + 2**36 + 1, i64, f32, 2.0**60 + 2.0**37),
        (0.1, f64, f32, float(np.float32(0.1))),
        (1e300, f64, f32, INF),  # T-021
        (-0.0, f64, f32, -0.0),
        (NAN, f64, f32, NAN),
        (float(np.float32(0.1)), f32, f64, 0.10000000149011612),
    ],
)
def test_conversion_examples(value: float, source: Scalar, target: Scalar, wanted: float) -> None:
    result = convert(source(value), source, target)
    assert result.dtype == target.numpy
    assert same(result, wanted), result


@relaxed
@given(typed_integers, st.sampled_from(SCALARS))
def test_integers_convert_exactly_or_to_the_nearest(case: tuple[Scalar, int, int], target: Scalar) -> None:
    """T-019"""
    source, value, _ = case
    result = convert(source(value), source, target)
    if target.is_float:
        assert exact.is_nearest(result, Fraction(value))
    else:
        assert (int(result) - value) % 2**target.bits == 0


@relaxed
@given(typed_floats, st.sampled_from(SCALARS))
def test_floats_truncate_saturate_or_round(case: tuple[Scalar, float, float], target: Scalar) -> None:
    """T-020, T-021"""
    source, value, _ = case
    result = convert(source(value), source, target)
    if target.is_float:
        assert exact.is_nearest(result, Fraction(value))
    else:
        assert int(result) == min(max(math.trunc(Fraction(value)), target.minimum), target.maximum)


@relaxed
@given(st.sampled_from(INTEGERS), st.integers(-(2**70), 2**70))
def test_wrap_keeps_the_low_bits(type_: Scalar, value: int) -> None:
    result = wrap(value, type_)
    assert result.dtype == type_.numpy
    assert (int(result) - value) % 2**type_.bits == 0


# --- the comparisons that these and other tests rely on ----------------------------------------------------------------


@pytest.mark.parametrize("type_", FLOATS, ids=str)
def test_is_nearest_can_tell(type_: Scalar) -> None:
    one, info = type_(1), np.finfo(type_.numpy)
    step = Fraction(float(info.eps))
    top = type_(info.max)
    assert exact.is_nearest(one, 1 + step / 2)
    assert not exact.is_nearest(one, 1 + step * 3 / 4)
    assert exact.is_nearest(one, 1 - step / 4)
    assert not exact.is_nearest(one, 1 - step * 3 / 8)
    assert not exact.is_nearest(np.nextafter(one, type_(2)), 1 + step / 2)
    assert exact.is_nearest(type_(INF), 2 * Fraction(float(top)))
    assert not exact.is_nearest(type_(-INF), 2 * Fraction(float(top)))
    assert not exact.is_nearest(top, 2 * Fraction(float(top)))
    assert not exact.is_nearest(type_(INF), Fraction(float(top)))
    assert exact.is_nearest(type_(0), Fraction(float(info.smallest_subnormal)) / 2)
    assert not exact.is_nearest(type_(0), Fraction(float(info.smallest_subnormal)))


def test_assert_close_can_fail() -> None:
    one = np.array([1.0], np.float32)
    near = np.nextafter(one, np.float32(2))
    assert_close(one, near, 1)
    assert_close(np.array([NAN]), np.array([-NAN]))
    failing = [
        (one, near),
        (np.array([0.0]), np.array([-0.0])),
        (np.array([NAN]), np.array([1.0])),
        (np.array([1]), np.array([2])),
    ]
    for actual, wanted in failing:
        with pytest.raises(AssertionError, match="1 of 1 differ by more than 0 ULP"):
            assert_close(actual, wanted)
    with pytest.raises(AssertionError):
        assert_close(one, one.astype(np.float64))
