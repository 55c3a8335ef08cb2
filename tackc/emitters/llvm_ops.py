"""How LLVM computes each operation of `tack/ops.py`, and each conversion, with the bits of the interpreter.

No instruction has a fast-math flag (N-010). Nothing here traps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from tack_runtime.dtypes import Scalar, u64
from tackc.compiler.elementary.table import FUNCTIONS
from tackc.emitters.llvm_code import Code, VectorType

Rule: TypeAlias = Callable[[Code, VectorType, tuple[str, ...]], str]
"""From the working type and the operands' names to the name of the result, in one lane or in several."""


def _arithmetic(integer: str, floating: str) -> Rule:
    def rule(code: Code, type_: VectorType, args: tuple[str, ...]) -> str:
        instruction = floating if type_.scalar.is_float else integer
        return code.value(f"{instruction} {type_.text} {args[0]}, {args[1]}")

    return rule


def _shift(signed: str, unsigned: str) -> Rule:
    """The count is a u64, masked to the width before it is narrowed (N-007)."""

    def rule(code: Code, type_: VectorType, args: tuple[str, ...]) -> str:
        text, wide = type_.text, type_.at(u64)
        count = code.value(f"and {wide.text} {args[1]}, {wide.constant(str(type_.scalar.bits - 1))}")
        if type_.scalar.bits < 64:
            count = code.value(f"trunc {wide.text} {count} to {text}")
        return code.value(f"{signed if type_.scalar.kind == 'i' else unsigned} {text} {args[0]}, {count}")

    return rule


def _prelude(function: str) -> Rule:
    """A function of the prelude; a u in front of its name is for unsigned operands. For floats it also takes what fmod gives."""

    def rule(code: Code, type_: VectorType, args: tuple[str, ...]) -> str:
        symbol = code.module.prelude("u" * (type_.scalar.kind == "u") + function, type_)
        if type_.scalar.is_float:
            rest = code.module.prelude("fmod", VectorType(type_.scalar))
            args = (*args, code.elementwise(rest, type_, [(type_, arg) for arg in args]))
        return code.value(f"call {type_.text} {symbol}({', '.join(f'{type_.text} {arg}' for arg in args)})")

    return rule


def _by_literal(power: Callable[[int], str], other: Callable[[Code, VectorType, str, int], str] | None, general: Rule) -> Rule:
    """Flooring division of a signed integer by a positive literal: LLVM finds less of it behind the general form.

    `power` is the instruction for a power of two, `other` emits division by other literals where it gains.
    """

    def rule(code: Code, type_: VectorType, args: tuple[str, ...]) -> str:
        number = type_.number(args[1])
        divisor = int(number) if type_.scalar.kind == "i" and number.isdigit() else 0
        if divisor > 0 and divisor & (divisor - 1) == 0:
            instruction, _, operand = power(divisor).partition(" ")
            return code.value(f"{instruction} {type_.text} {args[0]}, {type_.constant(operand)}")
        return other(code, type_, args[0], divisor) if divisor > 0 and other else general(code, type_, args)

    return rule


def _quotient(code: Code, type_: VectorType, a: str, divisor: int) -> str:
    """Below zero ~(~a // d), so that an unsigned division does it: no remainder has to be looked at."""
    text = type_.text
    sign = code.value(f"ashr {text} {a}, {type_.constant(str(type_.scalar.bits - 1))}")
    magnitude = code.value(f"xor {text} {a}, {sign}")
    quotient = code.value(f"udiv {text} {magnitude}, {type_.constant(str(divisor))}")
    return code.value(f"xor {text} {quotient}, {sign}")


def _negative(code: Code, type_: VectorType, args: tuple[str, ...]) -> str:
    text = type_.text
    if type_.scalar.is_float:
        return code.value(f"fneg {text} {args[0]}")
    return code.value(f"sub {text} {type_.constant('0')}, {args[0]}")


def _invert(code: Code, type_: VectorType, args: tuple[str, ...]) -> str:
    return code.value(f"xor {type_.text} {args[0]}, {type_.constant('-1')}")


def _absolute(code: Code, type_: VectorType, args: tuple[str, ...]) -> str:
    text = type_.text
    if type_.scalar.is_float:
        return code.intrinsic("fabs", type_, f"{text} {args[0]}", text)
    if type_.scalar.kind == "u":
        return args[0]
    return code.intrinsic("abs", type_, f"{text} {args[0]}, i1 false", f"{text}, i1")


def _extreme(integer: str, before: str) -> Rule:
    """min and max: for floats `a if a < b or b != b else b`, so a NaN on one side gives the other and ties give b."""

    def rule(code: Code, type_: VectorType, args: tuple[str, ...]) -> str:
        text = type_.text
        a, b = args
        if not type_.scalar.is_float:
            sign = "s" if type_.scalar.kind == "i" else "u"
            return code.intrinsic(sign + integer, type_, f"{text} {a}, {text} {b}", f"{text}, {text}")
        wins = code.value(f"fcmp {before} {text} {a}, {b}")
        nan = code.value(f"fcmp uno {text} {b}, {b}")
        either = code.value(f"or {type_.truth} {wins}, {nan}")
        return code.value(f"select {type_.truth} {either}, {text} {a}, {text} {b}")

    return rule


def _power(code: Code, type_: VectorType, args: tuple[str, ...]) -> str:
    symbol = code.module.prelude("ipow", VectorType(type_.scalar))
    return code.elementwise(symbol, type_, [(type_, args[0]), (type_.at(u64), args[1])])


def _intrinsic(function: str) -> Rule:
    """A function that IEEE 754 defines exactly, so that an instruction computes it."""

    def rule(code: Code, type_: VectorType, args: tuple[str, ...]) -> str:
        text = type_.text
        return code.intrinsic(function, type_, f"{text} {args[0]}", text)

    return rule


def _elementary(function: str) -> Rule:
    def rule(code: Code, type_: VectorType, args: tuple[str, ...]) -> str:
        symbol = code.module.elementary(function, type_)
        return code.value(f"call {type_.text} {symbol}({', '.join(f'{type_.text} {arg}' for arg in args)})")

    return rule


def _comparison(floating: str, signed: str, unsigned: str = "") -> Rule:
    """The result is an i1; a comparison with NaN is false, but for `ne` (N-010)."""

    def rule(code: Code, type_: VectorType, args: tuple[str, ...]) -> str:
        relation = signed if type_.scalar.kind == "i" else unsigned or signed
        instruction = f"fcmp {floating}" if type_.scalar.is_float else f"icmp {relation}"
        return code.value(f"{instruction} {type_.text} {args[0]}, {args[1]}")

    return rule


COSTLY: Final[Mapping[str, Rule]] = {
    "ipow": _power,
    **{function: _elementary(function) for function in sorted(FUNCTIONS)},
}
"""Operations that are calls or loops: worth a branch around them where their result may not be wanted."""

RULES: Final[Mapping[str, Rule]] = {
    "add": _arithmetic("add", "fadd"),
    "sub": _arithmetic("sub", "fsub"),
    "mul": _arithmetic("mul", "fmul"),
    "div": _arithmetic("", "fdiv"),
    "floordiv": _by_literal(lambda d: f"ashr {d.bit_length() - 1}", _quotient, _prelude("floordiv")),
    "mod": _by_literal(lambda d: f"and {d - 1}", None, _prelude("mod")),
    "neg": _negative,
    "and": _arithmetic("and", ""),
    "or": _arithmetic("or", ""),
    "xor": _arithmetic("xor", ""),
    "invert": _invert,
    "shl": _shift("shl", "shl"),
    "shr": _shift("ashr", "lshr"),
    "min": _extreme("min", "olt"),
    "max": _extreme("max", "ogt"),
    "abs": _absolute,
    "floor": _intrinsic("floor"),
    "ceil": _intrinsic("ceil"),
    "sqrt": _intrinsic("sqrt"),
    **COSTLY,
    "eq": _comparison("oeq", "eq"),
    "ne": _comparison("une", "ne"),
    "lt": _comparison("olt", "slt", "ult"),
    "le": _comparison("ole", "sle", "ule"),
    "gt": _comparison("ogt", "sgt", "ugt"),
    "ge": _comparison("oge", "sge", "uge"),
}


def convert(code: Code, value: str, source: VectorType, target: Scalar) -> str:
    """Conversion: integers modulo 2**N (T-019), floats to integers saturating with NaN to 0 (T-020), the rest by rounding."""
    if source.scalar is target:
        return value
    after = source.at(target)
    if source.scalar.is_float and not target.is_float:
        sign = "s" if target.kind == "i" else "u"
        symbol = f"@llvm.fpto{sign}i.sat.{after.suffix}.{source.suffix}"
        code.module.declare(symbol, f"declare {after.text} {symbol}({source.text})")
        return code.value(f"call {after.text} {symbol}({source.text} {value})")
    instruction = _conversion(source.scalar, target)
    return code.value(f"{instruction} {source.text} {value} to {after.text}") if instruction else value


def _conversion(source: Scalar, target: Scalar) -> str:
    """The instruction between two types, or "" where the bits stay."""
    if source.is_float:
        return "fptrunc" if target.bits < source.bits else "fpext"
    if target.is_float:
        return "sitofp" if source.kind == "i" else "uitofp"
    if target.bits < source.bits:
        return "trunc"
    if target.bits == source.bits:
        return ""
    return "sext" if source.kind == "i" else "zext"
