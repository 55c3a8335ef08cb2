"""Integer division in lanes by floating division: processors divide vectors of floats, and integers only one by one.

A quotient a / b that is no whole number is at least 1 / |b| away from one, and rounding moves it by less where |a| < 2**53: its
floor is that of the exact quotient. Integers of 8 and 16 bits are so few that f32 does. Those of 64 bits divide like this where
all lanes that are on hold no more than 50 bits, else one by one.

By a divisor that is the same in all lanes they multiply: (a + sign(b) / 2) * (1 / b) is 1 / |2 b| or more away from whole ones.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tack_runtime.dtypes import Scalar, f32, f64, i32, i64
from tackc.emitters.llvm_code import Code, VectorType, literal
from tackc.emitters.llvm_masks import Masks
from tackc.emitters.llvm_ops import RULES

_BITS: Final = 50  # of the magnitudes of 64-bit operands that divide as f64
_ROUND: Final = 1.5 * 2.0**52  # adding it to a smaller whole number leaves that in the low bits of the sum
_ROUND_BITS: Final = 0x4338000000000000


class Divisor(NamedTuple):
    """A divisor as a vector, and as a scalar where it is the same in all lanes, else ""."""

    vector: str
    scalar: str


def divide(code: Code, masks: Masks, mask: str, op: str, scalar: Scalar, a: str, b: Divisor) -> str:
    """`a // b` or `a % b` in the lanes that are on (N-002, N-003); what the others get means nothing."""
    type_ = VectorType(scalar, masks.width)
    if type_.number(b.vector) and (scalar.bits < 64 or _power_of_two(type_.number(b.vector))):
        return RULES[op](code, type_, (a, b.vector))
    if scalar.bits < 64:
        return _Floating(code, type_).divide(op, a, b)
    small, large, join = (code.label(hint) for hint in ("small", "large", "divided"))
    code.branch_if(_large(code, masks, mask, type_, a, b), large, small)
    code.place(large)
    slow = RULES[op](code, type_, (a, b.vector))
    code.branch(join)
    code.place(small)
    fast = _Floating(code, type_).divide(op, a, b)
    code.branch(join)
    code.place(join)
    return code.value(f"phi {type_.text} [ {slow}, %{large} ], [ {fast}, %{small} ]")


def _power_of_two(number: str) -> bool:
    return int(number) > 0 and int(number) & (int(number) - 1) == 0


def _large(code: Code, masks: Masks, mask: str, type_: VectorType, a: str, b: Divisor) -> str:
    """Whether an operand of any lane that is on is too large to divide as f64."""
    text, signed = type_.text, type_.scalar.kind == "i"
    shift = type_.constant(str(1 << _BITS))
    most = type_.constant(str((2 << _BITS if signed else 1 << _BITS) - 1))
    together = ""
    for operand in (a, b.vector):
        moved = code.value(f"add {text} {operand}, {shift}") if signed else operand
        together = code.value(f"or {text} {together}, {moved}") if together else moved
    large = code.value(f"icmp ugt {text} {together}, {most}")
    return masks.any(masks.narrow(mask, large))


class _Floating:
    """Divides integers of one type as floats."""

    def __init__(self, code: Code, type_: VectorType) -> None:
        self.code = code
        self.integer = type_
        self.type_ = type_.at(f64 if type_.scalar.bits > 16 else f32)

    def divide(self, op: str, a: str, b: Divisor) -> str:
        code, text = self.code, self.type_.text
        dividend, divisor = self._floating(a), self._floating(b.vector)
        if b.scalar:
            half = code.intrinsic("copysign", self.type_, f"{text} {self._number(0.5)}, {text} {divisor}", f"{text}, {text}")
            inverse = code.value(f"fdiv {text} {self._number(1.0)}, {divisor}")
            quotient = code.value(f"fmul {text} {code.value(f'fadd {text} {dividend}, {half}')}, {inverse}")
        else:
            quotient = code.value(f"fdiv {text} {dividend}, {divisor}")
        result = code.intrinsic("floor", self.type_, f"{text} {quotient}", text)
        if op == "mod":
            result = code.value(f"fsub {text} {dividend}, {code.value(f'fmul {text} {result}, {divisor}')}")
        whole = self._integer(result, small=op == "mod")
        zero = code.value(f"icmp eq {self.integer.text} {b.vector}, zeroinitializer")
        return code.value(f"select {self.integer.truth} {zero}, {self.integer.text} zeroinitializer, {self.integer.text} {whole}")

    def _number(self, value: float) -> str:
        return self.type_.constant(literal(value, self.type_.scalar))

    def _floating(self, value: str) -> str:
        integer, floating = self.integer, self.type_
        if integer.scalar.bits < 64:
            convert = "sitofp" if integer.scalar.kind == "i" else "uitofp"
            return self.code.value(f"{convert} {integer.text} {value} to {floating.text}")
        bits = self.code.value(f"add {integer.text} {value}, {integer.constant(str(_ROUND_BITS))}")
        near = self.code.value(f"bitcast {integer.text} {bits} to {floating.text}")
        return self.code.value(f"fsub {floating.text} {near}, {self._number(_ROUND)}")

    def _integer(self, value: str, *, small: bool) -> str:
        """A whole number, modulo 2**bits: the minimum divided by -1 wraps. `small`: it is none that wraps."""
        code, integer, floating = self.code, self.integer, self.type_
        word = integer.at(i32)
        if floating.scalar is f32 or (small and integer.scalar is i32):
            whole = code.value(f"fptosi {floating.text} {value} to {word.text}")
            return whole if integer == word else code.value(f"trunc {word.text} {whole} to {integer.text}")
        wide = integer.at(i64)
        near = code.value(f"fadd {floating.text} {value}, {self._number(_ROUND)}")
        bits = code.value(f"bitcast {floating.text} {near} to {wide.text}")
        if integer.scalar.bits < 64:
            return code.value(f"trunc {wide.text} {bits} to {integer.text}")
        return code.value(f"sub {integer.text} {bits}, {integer.constant(str(_ROUND_BITS))}")
