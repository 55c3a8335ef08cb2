"""The operations of the language: one row each.

A row is the whole definition of an operation: the frontend types by it, the interpreter computes by it, and the
tests read it. Emitters hold one spelling per row and a test says that none is missing.

By the time an operation stands in IR its operands have been converted, so a row needs to say only which types it works at:

- `operands="same"`: every operand has the operation's working type, which is also the result's type unless `result` is "truth";
- `operands="count"`: the first operand has the working type, the second is a u64 (shift counts, integer powers);

`reference` takes NumPy scalars of the working type (a `numpy.uint64` for a count) and returns the exact or correctly rounded
result in that type, written from the contract and independent of every emitter. `ulps` bounds the error of an emitter
against it (N-014); 0 means the same bits.

`function` names the elementary function that computes the row: kernels call it under that name, bare or as an attribute of
`math` or `tack`, and it works in a floating type whatever its arguments are (B-001, B-003). What has an operator, or rules of
its own (`abs`, `min`, `max`, `pow`), has none.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

import numpy as np

from tack_runtime.dtypes import SCALARS, Kind, Scalar, by_numpy, i32, u64

Value: TypeAlias = Any  # a NumPy scalar; its dtype is one of the ten types
Reference: TypeAlias = Callable[..., Value]


@dataclass(frozen=True, slots=True)
class Op:
    """One operation. `kinds` are the kinds of types it works at, the fields after `doc` are as the module says."""

    name: str
    arity: int
    kinds: frozenset[Kind]
    reference: Reference
    doc: str
    operands: Literal["same", "count"] = "same"
    result: Literal["same", "truth"] = "same"
    ulps: int = 0
    function: str = ""

    def types(self) -> tuple[Scalar, ...]:
        """The types it works at."""
        return tuple(scalar for scalar in SCALARS if scalar.kind in self.kinds)

    def operand_types(self, working: Scalar) -> tuple[Scalar, ...]:
        """The type of each operand where it works at `working`."""
        rest = u64 if self.operands == "count" else working
        return (working, *[rest] * (self.arity - 1))

    def result_type(self, working: Scalar) -> Scalar:
        """The type of the result where it works at `working`."""
        return i32 if self.result == "truth" else working


# --- building references -----------------------------------------------------------------------------------------------


def _quiet() -> np.errstate:
    """Kernels run with floating exceptions masked (N-017), so a reference computes in silence too."""
    return np.errstate(all="ignore")


def wrap(value: int, type_: Scalar) -> Value:
    """The low bits of an exact integer, in an integer type (N-001)."""
    low = value & ((1 << type_.bits) - 1)
    return type_.numpy.type(low - (1 << type_.bits) if low > type_.maximum else low)


def _type_of(value: Value) -> Scalar:
    return by_numpy()[value.dtype]


def _exact(integer: Callable[..., int]) -> Reference:
    """An integer operation on exact Python integers, wrapped to the type of the first operand."""

    def reference(*operands: Value) -> Value:
        return wrap(integer(*map(int, operands)), _type_of(operands[0]))

    return reference


def _in_type(floating: Callable[..., Value]) -> Reference:
    """A floating operation that NumPy rounds correctly in the type of its operands."""

    def reference(*operands: Value) -> Value:
        with _quiet():
            return type(operands[0])(floating(*operands))

    return reference


def _wider(floating: Callable[..., Value]) -> Reference:
    """A transcendental function in a wider type, rounded once more: f32 through f64, f64 through the widest that C has."""

    def reference(*operands: Value) -> Value:
        wide: Any = np.float64 if _type_of(operands[0]).bits == 32 else np.longdouble
        with _quiet():
            return type(operands[0])(floating(*map(wide, operands)))

    return reference


def _by_kind(integer: Reference, floating: Reference) -> Reference:
    def reference(*operands: Value) -> Value:
        return (floating if _type_of(operands[0]).is_float else integer)(*operands)

    return reference


def _truth(compare: Callable[[Value, Value], bool]) -> Reference:
    def reference(a: Value, b: Value) -> Value:
        return np.int32(1 if compare(a, b) else 0)

    return reference


# --- references that are more than one expression ----------------------------------------------------------------------


def _floor_divide(a: int, b: int) -> int:
    return a // b if b else 0  # N-003; the signed minimum by -1 is a positive number that wraps back to the minimum


def _modulo(a: int, b: int) -> int:
    return a % b if b else 0  # N-003


def _float_divmod(a: Value, b: Value) -> tuple[Value, Value]:
    """Quotient and remainder as CPython's divmod computes them, every step rounded to the type (N-008).

    Where CPython raises ZeroDivisionError both are NaN.
    """
    number = type(a)
    zero, half, one = number(0), number(0.5), number(1)
    with _quiet():
        remainder = np.fmod(a, b)
        quotient = (a - remainder) / b
        if remainder != zero:
            if (b < zero) != (remainder < zero):
                remainder += b
                quotient -= one
        else:
            remainder = np.copysign(zero, b)
        if quotient == zero:
            return np.copysign(zero, a / b), remainder
        snapped = np.floor(quotient)
        if quotient - snapped > half:
            snapped += one
        return snapped, remainder


def _integer_power(base: Value, exponent: Value) -> Value:
    type_ = _type_of(base)
    return wrap(pow(int(base), int(exponent), 1 << type_.bits), type_)


def _shift_left(a: Value, count: Value) -> Value:
    type_ = _type_of(a)
    return wrap(int(a) << (int(count) & (type_.bits - 1)), type_)


def _shift_right(a: Value, count: Value) -> Value:
    type_ = _type_of(a)
    return wrap(int(a) >> (int(count) & (type_.bits - 1)), type_)  # Python's >> is arithmetic; an unsigned value has no sign


def _minimum(a: Value, b: Value) -> Value:
    return a if a < b or b != b else b


def _maximum(a: Value, b: Value) -> Value:
    return a if a > b or b != b else b


def _power(a: Value, b: Value) -> Value:
    """C's pow. NumPy's power takes a square root for one half, and the wide one of the C library errs at infinity."""
    wide: Any = np.float64 if np.isinf(a) or np.isinf(b) else type(a)
    return np.float_power(wide(a), wide(b))


# --- conversions -------------------------------------------------------------------------------------------------------


def convert(value: Value, source: Scalar, target: Scalar) -> Value:
    """What a cast or a store makes of a value (T-018..T-021).

    Integers keep their low bits; an integer becomes the nearest floating value, ties to even; a floating value truncates
    toward zero, saturates at the ends of an integer type, and NaN becomes 0.
    """
    number: Any = target.numpy.type
    if source.is_float and target.is_float:
        with _quiet():
            return number(value)
    if target.is_float:
        return number(nearest(int(value), target))
    if not source.is_float:
        return wrap(int(value), target)
    if value != value:
        return number(0)
    if np.isinf(value):
        return number(target.maximum if value > 0 else target.minimum)
    return number(min(max(int(value), target.minimum), target.maximum))


def nearest(value: int, type_: Scalar) -> float:
    """The number of a floating type that is nearest to an integer within its range, ties to even; every step is exact."""
    digits = 24 if type_.bits == 32 else 53
    dropped = max(0, abs(value).bit_length() - digits)
    unit = 1 << dropped
    kept, rest = divmod(value, unit)
    if 2 * rest > unit or (2 * rest == unit and kept % 2):
        kept += 1
    return float(kept * unit)


# --- the table ---------------------------------------------------------------------------------------------------------

_ALL: Final[frozenset[Kind]] = frozenset({"i", "u", "f"})
_INTEGER: Final[frozenset[Kind]] = frozenset({"i", "u"})
_FLOAT: Final[frozenset[Kind]] = frozenset({"f"})
_LIBRARY_ULPS: Final = 8  # N-014


def _arithmetic(name: str, compute: Callable[..., Any], doc: str) -> Op:
    return Op(name, 2, _ALL, _by_kind(_exact(compute), _in_type(compute)), doc)


def _comparison(name: str, compare: Callable[[Value, Value], bool], doc: str) -> Op:
    return Op(name, 2, _ALL, _truth(compare), doc, result="truth")


def _library(name: str, compute: Callable[..., Value], doc: str, arity: int = 1) -> Op:
    return Op(name, arity, _FLOAT, _wider(compute), doc, ulps=_LIBRARY_ULPS, function=name)


def _rounding(name: str, compute: Callable[[Value], Value], doc: str) -> Op:
    return Op(name, 1, _FLOAT, _in_type(compute), doc, function=name)


_ROWS: Final[Iterable[Op]] = (
    _arithmetic("add", operator.add, "a + b; integers wrap (N-001)."),
    _arithmetic("sub", operator.sub, "a - b; integers wrap (N-001)."),
    _arithmetic("mul", operator.mul, "a * b; integers wrap (N-001)."),
    Op("div", 2, _FLOAT, _in_type(operator.truediv), "a / b; by zero ±inf or NaN (N-009)."),
    Op(
        "floordiv",
        2,
        _ALL,
        _by_kind(_exact(_floor_divide), lambda a, b: _float_divmod(a, b)[0]),
        "a // b, rounded down (N-002, N-003, N-008).",
    ),
    Op(
        "mod",
        2,
        _ALL,
        _by_kind(_exact(_modulo), lambda a, b: _float_divmod(a, b)[1]),
        "a % b, with the sign of b (N-002, N-003, N-008).",
    ),
    Op("pow", 2, _FLOAT, _wider(_power), "a ** b, with the special cases of C's pow (N-006).", ulps=_LIBRARY_ULPS),
    Op("ipow", 2, _INTEGER, _integer_power, "a ** b modulo 2**N; 0 ** 0 is 1 (N-005).", operands="count"),
    Op("neg", 1, _ALL, _by_kind(_exact(operator.neg), _in_type(operator.neg)), "-a; flips the sign of zero (N-015)."),
    Op("and", 2, _INTEGER, _exact(operator.and_), "a & b."),
    Op("or", 2, _INTEGER, _exact(operator.or_), "a | b."),
    Op("xor", 2, _INTEGER, _exact(operator.xor), "a ^ b."),
    Op("invert", 1, _INTEGER, _exact(operator.invert), "~a."),
    Op("shl", 2, _INTEGER, _shift_left, "a << b; the count modulo N (N-007).", operands="count"),
    Op("shr", 2, _INTEGER, _shift_right, "a >> b; arithmetic where signed; the count modulo N (N-007).", operands="count"),
    Op("min", 2, _ALL, _minimum, "a where a < b or b is NaN, else b (B-005)."),
    Op("max", 2, _ALL, _maximum, "a where a > b or b is NaN, else b (B-005)."),
    Op("abs", 1, _ALL, _by_kind(_exact(abs), _in_type(np.fabs)), "|a|; the signed minimum stays (N-015).", function="fabs"),
    _rounding("floor", np.floor, "The largest whole number not above a; keeps -0 (B-006)."),
    _rounding("ceil", np.ceil, "The smallest whole number not below a; keeps -0 (B-006)."),
    _rounding("sqrt", np.sqrt, "The square root, correctly rounded; NaN below zero (B-006)."),
    _library("sin", np.sin, "Sine."),
    _library("cos", np.cos, "Cosine."),
    _library("tan", np.tan, "Tangent."),
    _library("asin", np.arcsin, "Arc sine."),
    _library("acos", np.arccos, "Arc cosine."),
    _library("atan", np.arctan, "Arc tangent."),
    _library("atan2", np.arctan2, "The angle of the point (b, a): atan2(y, x).", arity=2),
    _library("sinh", np.sinh, "Hyperbolic sine."),
    _library("cosh", np.cosh, "Hyperbolic cosine."),
    _library("tanh", np.tanh, "Hyperbolic tangent."),
    _library("exp", np.exp, "e ** a."),
    _library("exp2", np.exp2, "2 ** a."),
    _library("log", np.log, "Natural logarithm."),
    _library("log2", np.log2, "Logarithm to base 2."),
    _library("log10", np.log10, "Logarithm to base 10."),
    _comparison("eq", operator.eq, "a == b (N-010, N-016)."),
    _comparison("ne", operator.ne, "a != b; true for NaN (N-010)."),
    _comparison("lt", operator.lt, "a < b."),
    _comparison("le", operator.le, "a <= b."),
    _comparison("gt", operator.gt, "a > b."),
    _comparison("ge", operator.ge, "a >= b."),
)

OPS: Final[dict[str, Op]] = {op.name: op for op in _ROWS}
ELEMENTARY: Final[dict[str, Op]] = {op.function: op for op in _ROWS if op.function}  # by the name that kernels call
