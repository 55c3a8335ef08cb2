"""How operations and literals are spelled in C and C++; one entry for each row of `tack/ops.py`."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tack_runtime.dtypes import Scalar, f32, u32, u64
from tackc.compiler import ir
from tackc.emitters.dialect import Dialect

# --- operations --------------------------------------------------------------------------------------------------------


def _wrapped(operator: str) -> dict[str, str]:
    integer = f"{{wrap}}({{ua}} {operator} {{ub}})"
    return {"i": integer, "u": integer, "f": f"({{a}} {operator} {{b}})"}


def _bitwise(operator: str) -> dict[str, str]:
    return dict.fromkeys("iu", f"{{narrow}}({{a}} {operator} {{b}})")


def _compared(operator: str) -> dict[str, str]:
    return dict.fromkeys("iuf", f"{{a}} {operator} {{b}}")  # bare: see `condition`


def _math(name: str, arity: int = 1) -> dict[str, str]:
    operands = "{a}, {b}" if arity == 2 else "{a}"
    return {"f": f"{{pre}}{name}{{suf}}({operands})"}


# By operation and kind of its working type (its first operand's). Fields: a, b the operands; ua, ub the operands in the unsigned
# type that integers work in; T the working type, U that unsigned type; wrap, narrow the conversions back to T, empty where
# nothing changes; mask the largest shift count; pre, suf what the dialect puts around the name of a math function.
SPELLING: Final[Mapping[str, Mapping[str, str]]] = {
    "add": _wrapped("+"),
    "sub": _wrapped("-"),
    "mul": _wrapped("*"),
    "div": {"f": "({a} / {b})"},
    "floordiv": dict.fromkeys("iuf", "tk_floordiv_{T}({a}, {b})"),
    "mod": dict.fromkeys("iuf", "tk_mod_{T}({a}, {b})"),
    "pow": _math("pow", 2),
    "ipow": dict.fromkeys("iu", "{wrap}tk_ipow_{U}({ua}, {b})"),
    "neg": {"i": "{wrap}(0u - {ua})", "u": "{wrap}(0u - {ua})", "f": "(-{a})"},
    "and": _bitwise("&"),
    "or": _bitwise("|"),
    "xor": _bitwise("^"),
    "invert": dict.fromkeys("iu", "{narrow}(~{a})"),
    "shl": dict.fromkeys("iu", "{wrap}({ua} << (u32)({b} & {mask}))"),
    "shr": dict.fromkeys("iu", "{narrow}({a} >> (u32)({b} & {mask}))"),
    "min": dict.fromkeys("iuf", "tk_min_{T}({a}, {b})"),
    "max": dict.fromkeys("iuf", "tk_max_{T}({a}, {b})"),
    "abs": {"i": "tk_abs_{T}({a})", "u": "{a}", **_math("fabs")},
    "floor": _math("floor"),
    "ceil": _math("ceil"),
    "sqrt": _math("sqrt"),
    "sin": _math("sin"),
    "cos": _math("cos"),
    "tan": _math("tan"),
    "asin": _math("asin"),
    "acos": _math("acos"),
    "atan": _math("atan"),
    "sinh": _math("sinh"),
    "cosh": _math("cosh"),
    "tanh": _math("tanh"),
    "exp": _math("exp"),
    "exp2": _math("exp2"),
    "log": _math("log"),
    "log2": _math("log2"),
    "log10": _math("log10"),
    "atan2": _math("atan2", 2),
    "eq": _compared("=="),
    "ne": _compared("!="),
    "lt": _compared("<"),
    "le": _compared("<="),
    "gt": _compared(">"),
    "ge": _compared(">="),
}


def spelling(op: str, working: Scalar, operands: list[str], dialect: Dialect) -> str:
    """The text of an operation at its working type; comparisons come bare, as truths of the target language."""
    unsigned = u64 if working.bits == 64 else u32
    texts = dict(zip("ab", operands, strict=False))
    unsigned_texts = {f"u{key}": text if working is unsigned else f"({unsigned}){text}" for key, text in texts.items()}
    return SPELLING[op][working.kind].format(
        **texts,
        **unsigned_texts,
        T=working,
        U=unsigned,
        wrap="" if working is unsigned else f"({working})",
        narrow=f"({working})" if working.bits < 32 else "",
        mask=working.bits - 1,
        pre=dialect.math_prefix,
        suf=dialect.math_suffix.get(working, ""),
    )


# --- literals ----------------------------------------------------------------------------------------------------------


def literal(const: ir.Const, dialect: Dialect) -> str:
    """A constant, of exactly its type."""
    if const.type.is_float:
        return float_literal(float(const.value), const.type, dialect)
    return integer_literal(int(const.value), const.type, dialect)


def text_literal(text: str) -> str:
    """A string literal of UTF-8: what is not plain in every C++ stands as three octal digits."""
    plain = (f"\\{byte:03o}" if byte < 32 or byte > 126 or byte in b'"\\?' else chr(byte) for byte in text.encode())
    return f'"{"".join(plain)}"'


def integer_literal(value: int, type_: Scalar, dialect: Dialect) -> str:
    """An integer literal of exactly the type; the smallest signed value has no literal in C++."""
    if type_.bits < 32:
        return f"({type_}){value}" if value >= 0 else f"({type_})({value})"
    suffix = {"i": "", "u": "u"}[type_.kind] + (dialect.long_suffix if type_.bits == 64 else "")
    if value == type_.minimum < 0:
        return f"(-{-(value + 1)}{suffix} - 1)"
    return f"{value}{suffix}" if value >= 0 else f"(-{-value}{suffix})"


def float_literal(value: float, type_: Scalar, dialect: Dialect) -> str:
    """A floating literal with exactly the value: hexadecimal, or the shortest decimal text that reads back to it."""
    if math.isnan(value):
        return f"tk_nan_{type_}()"
    negative = math.copysign(1.0, value) < 0
    if math.isinf(value):
        text = f"tk_infinity_{type_}()"
    else:
        magnitude = abs(value)
        text = _hex_text(magnitude) if dialect.hex_floats else str(type_.numpy.type(magnitude))
        text += "f" if type_ is f32 else ""
    return f"(-{text})" if negative else text


def _hex_text(value: float) -> str:
    """`float.hex` without the zeros that end the fraction."""
    mantissa, exponent = value.hex().split("p")
    return f"{mantissa.rstrip('0').rstrip('.') if '.' in mantissa else mantissa}p{exponent}"
