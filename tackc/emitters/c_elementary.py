"""Elementary functions in C and C++: one function for each program, of which a source holds what it calls.

    __device__ inline f32 tk_program_sin_f32(f32 a0) {
        const f32 v1 = fabsf(a0);
        ...
    }

No step is fused with another, whatever the kernel allows (N-021): products are calls of `tk_product_f32`, which a prelude
defines so that they stay products.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tack_runtime.dtypes import i32, i64, u32, u64
from tack_runtime.errors import InternalError
from tackc.compiler.elementary.coefficients import TABLES
from tackc.compiler.elementary.ops import Program, Step, Type
from tackc.emitters.dialect import Dialect
from tackc.emitters.spelling import float_literal, integer_literal

# Operators by step. Those of integers work in the unsigned type, where C does not wrap signed ones (N-001).
_FLOATS: Final[Mapping[str, str]] = {"add": "+", "sub": "-", "div": "/"}
_INTEGERS: Final[Mapping[str, str]] = {
    "add": "+",
    "sub": "-",
    "mul": "*",
    "and": "&",
    "or": "|",
    "xor": "^",
    "shl": "<<",
    "shr": ">>",
}
_MASKS: Final[Mapping[str, str]] = {"and": "&&", "or": "||", "xor": "!="}
_COMPARISONS: Final[Mapping[str, str]] = {"lt": "<", "le": "<=", "eq": "=="}
_MATH: Final[Mapping[str, str]] = {"abs": "fabs", "sqrt": "sqrt", "rint": "rint"}


def symbol(program: Program) -> str:
    """The name of a program's function."""
    return f"tk_program_{program.name.replace('.', '_')}"


def definitions(program: Program, dialect: Dialect) -> dict[str, str]:
    """The text of a program's function and of what it needs, by name; what is needed comes first."""
    needed: dict[str, str] = {}
    body = _Body(program, dialect)
    for number, step in enumerate(program.steps):
        if step.program is not None:
            needed.update(definitions(step.program, dialect))
        if step.table:
            needed[_table(step.table)] = _words(step.table, dialect)
        body.step(number, step)
    params = ", ".join(f"{type_} a{place}" for place, type_ in enumerate(program.arguments))
    head = f"{dialect.helper} {program.result} {symbol(program)}({params}) {{"
    needed[symbol(program)] = "\n".join([head, *body.lines, f"    return {body.values[-1]};", "}"])
    return needed


def _table(name: str) -> str:
    return f"tk_table_{name}"


def _words(name: str, dialect: Dialect) -> str:
    words = ", ".join(integer_literal(each, u64, dialect) for each in TABLES[name])
    return f"{dialect.table} u64 {_table(name)}[] = {{{words}}};"


class _Body:
    """The statements of a function so far, and the text of each step's result."""

    def __init__(self, program: Program, dialect: Dialect) -> None:
        self.program, self.dialect = program, dialect
        self.lines: list[str] = []
        self.values: list[str] = []

    def step(self, number: int, step: Step) -> None:
        """Add a step; constants and arguments stand where they are used."""
        args = [self.values[each] for each in step.operands]
        name, type_ = f"v{number}", step.type or "bool"
        match step.name:
            case "argument":
                self.values.append(f"a{int(step.constant)}")
                return
            case "constant":
                self.values.append(self._constant(step))
                return
            case "rare":
                assert step.program is not None
                mask, usual, *rest = args
                self.lines.append(f"    {type_} {name} = {usual};")
                self.lines.append(f"    if ({mask}) {name} = {symbol(step.program)}({', '.join(rest)});")
            case _:
                source = self.program.steps[step.operands[0]].type
                self.lines.append(f"    const {type_} {name} = {self._text(step, source, args)};")
        self.values.append(name)

    def _constant(self, step: Step) -> str:
        assert step.type is not None
        if step.type.is_float:
            return float_literal(step.constant, step.type, self.dialect)
        return integer_literal(int(step.constant), step.type, self.dialect)

    def _text(self, step: Step, source: Type, args: list[str]) -> str:
        match step.name, args:
            case ("abs" | "sqrt" | "rint") as name, [a]:
                assert step.type is not None
                return f"{self.dialect.math_prefix}{_MATH[name]}{self.dialect.math_suffix[step.type]}({a})"
            case "neg", [a]:
                return f"-{a}"
            case "nan", [a]:
                return f"{a} != {a}"
            case "select", [mask, then, orelse]:
                return f"{mask} ? {then} : {orelse}"
            case "reinterpret", [a]:
                return f"tk_reinterpret_{step.type}_{source}({a})"
            case "convert", [a]:
                return f"({step.type}){a}"
            case "word", [a]:
                last = len(TABLES[step.table]) - 1
                return f"(i64){_table(step.table)}[(u64){a} < {last} ? (u64){a} : {last}]"
            case name, [a, b]:
                return _binary(name, source, a, b)
        raise InternalError(f"no C for the step {step}")


def _binary(name: str, source: Type, a: str, b: str) -> str:
    if name in _COMPARISONS:
        return f"{a} {_COMPARISONS[name]} {b}"
    if source is None:
        return f"{a} {_MASKS[name]} {b}"
    if source.is_float:
        return f"tk_product_{source}({a}, {b})" if name == "mul" else f"{a} {_FLOATS[name]} {b}"
    if name == "sar":
        return f"{a} >> {b}"
    unsigned = {i32: u32, i64: u64}[source]
    return f"({source})(({unsigned}){a} {_INTEGERS[name]} ({unsigned}){b})"
