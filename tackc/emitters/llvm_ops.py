"""How LLVM computes each operation of `tack/ops.py`, and each conversion, with the bits of the interpreter.

No instruction has a fast-math flag; `contract` stands only where the kernel asks for it (N-011). Nothing here traps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from tack_runtime.dtypes import Scalar
from tackc.compiler.elementary.table import FUNCTIONS
from tackc.emitters.llvm_code import Code, llvm_type, suffix

Rule: TypeAlias = Callable[[Code, Scalar, tuple[str, ...]], str]
"""From the working type and the operands' names to the name of the result."""


def _arithmetic(integer: str, floating: str) -> Rule:
    def rule(code: Code, type_: Scalar, args: tuple[str, ...]) -> str:
        instruction = f"{floating}{code.flags}" if type_.is_float else integer
        return code.value(f"{instruction} {llvm_type(type_)} {args[0]}, {args[1]}")

    return rule


def _shift(signed: str, unsigned: str) -> Rule:
    """The count is a u64, masked to the width before it is narrowed (N-007)."""

    def rule(code: Code, type_: Scalar, args: tuple[str, ...]) -> str:
        text = llvm_type(type_)
        count = code.value(f"and i64 {args[1]}, {type_.bits - 1}")
        if type_.bits < 64:
            count = code.value(f"trunc i64 {count} to {text}")
        return code.value(f"{signed if type_.kind == 'i' else unsigned} {text} {args[0]}, {count}")

    return rule


def _prelude(function: str) -> Rule:
    """A function of the prelude; the one for unsigned operands has a u in front of its name."""

    def rule(code: Code, type_: Scalar, args: tuple[str, ...]) -> str:
        symbol = code.module.prelude("u" * (type_.kind == "u") + function, type_)
        text = llvm_type(type_)
        return code.value(f"call {text} {symbol}({text} {args[0]}, {text} {args[1]})")

    return rule


def _by_literal(power: Callable[[int], str], other: Callable[[Code, Scalar, str, int], str] | None, general: Rule) -> Rule:
    """Flooring division of a signed integer by a positive literal: LLVM finds less of it behind the general form.

    `power` is the instruction for a power of two, `other` emits division by other literals where it gains.
    """

    def rule(code: Code, type_: Scalar, args: tuple[str, ...]) -> str:
        divisor = int(args[1]) if type_.kind == "i" and args[1].isdigit() else 0
        if divisor > 0 and divisor & (divisor - 1) == 0:
            instruction, _, operand = power(divisor).partition(" ")
            return code.value(f"{instruction} {llvm_type(type_)} {args[0]}, {operand}")
        return other(code, type_, args[0], divisor) if divisor > 0 and other else general(code, type_, args)

    return rule


def _quotient(code: Code, type_: Scalar, a: str, divisor: int) -> str:
    """Below zero ~(~a // d), so that an unsigned division does it: no remainder has to be looked at."""
    text = llvm_type(type_)
    sign = code.value(f"ashr {text} {a}, {type_.bits - 1}")
    magnitude = code.value(f"xor {text} {a}, {sign}")
    return code.value(f"xor {text} {code.value(f'udiv {text} {magnitude}, {divisor}')}, {sign}")


def _negative(code: Code, type_: Scalar, args: tuple[str, ...]) -> str:
    text = llvm_type(type_)
    return code.value(f"fneg{code.flags} {text} {args[0]}" if type_.is_float else f"sub {text} 0, {args[0]}")


def _invert(code: Code, type_: Scalar, args: tuple[str, ...]) -> str:
    return code.value(f"xor {llvm_type(type_)} {args[0]}, -1")


def _absolute(code: Code, type_: Scalar, args: tuple[str, ...]) -> str:
    text = llvm_type(type_)
    if type_.is_float:
        return code.intrinsic("fabs", type_, f"{text} {args[0]}", text)
    if type_.kind == "u":
        return args[0]
    return code.intrinsic("abs", type_, f"{text} {args[0]}, i1 false", f"{text}, i1")


def _extreme(integer: str, before: str) -> Rule:
    """min and max: for floats `a if a < b or b != b else b`, so a NaN on one side gives the other and ties give b."""

    def rule(code: Code, type_: Scalar, args: tuple[str, ...]) -> str:
        text = llvm_type(type_)
        a, b = args
        if not type_.is_float:
            sign = "s" if type_.kind == "i" else "u"
            return code.intrinsic(sign + integer, type_, f"{text} {a}, {text} {b}", f"{text}, {text}")
        wins = code.value(f"fcmp {before} {text} {a}, {b}")
        nan = code.value(f"fcmp uno {text} {b}, {b}")
        return code.value(f"select i1 {code.value(f'or i1 {wins}, {nan}')}, {text} {a}, {text} {b}")

    return rule


def _power(code: Code, type_: Scalar, args: tuple[str, ...]) -> str:
    symbol = code.module.prelude("ipow", type_)
    text = llvm_type(type_)
    return code.value(f"call {text} {symbol}({text} {args[0]}, i64 {args[1]})")


def _intrinsic(function: str) -> Rule:
    """A function that IEEE 754 defines exactly, so that an instruction computes it."""

    def rule(code: Code, type_: Scalar, args: tuple[str, ...]) -> str:
        text = llvm_type(type_)
        return code.intrinsic(function, type_, f"{text} {args[0]}", text)

    return rule


def _elementary(function: str) -> Rule:
    def rule(code: Code, type_: Scalar, args: tuple[str, ...]) -> str:
        text = llvm_type(type_)
        symbol = code.module.elementary(function, type_)
        return code.value(f"call {text} {symbol}({', '.join(f'{text} {arg}' for arg in args)})")

    return rule


def _comparison(floating: str, signed: str, unsigned: str = "") -> Rule:
    """The result is an i1; a comparison with NaN is false, but for `ne` (N-010)."""

    def rule(code: Code, type_: Scalar, args: tuple[str, ...]) -> str:
        relation = signed if type_.kind == "i" else unsigned or signed
        instruction = f"fcmp {floating}" if type_.is_float else f"icmp {relation}"
        return code.value(f"{instruction} {llvm_type(type_)} {args[0]}, {args[1]}")

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


def convert(code: Code, value: str, source: Scalar, target: Scalar) -> str:
    """Conversion: integers modulo 2**N (T-019), floats to integers saturating with NaN to 0 (T-020), the rest by rounding."""
    if source is target:
        return value
    before, after = llvm_type(source), llvm_type(target)
    if source.is_float and not target.is_float:
        sign = "s" if target.kind == "i" else "u"
        symbol = f"@llvm.fpto{sign}i.sat.{suffix(target)}.{suffix(source)}"
        code.module.declare(symbol, f"declare {after} {symbol}({before})")
        return code.value(f"call {after} {symbol}({before} {value})")
    instruction = _conversion(source, target)
    return code.value(f"{instruction} {before} {value} to {after}") if instruction else value


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
