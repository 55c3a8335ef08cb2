"""Elementary functions in LLVM IR: one function for each program and width.

Every instruction is a plain one, without a flag that would let LLVM fuse or reorder it; inlined into a kernel that allows
fusing they stay as they are, since such flags belong to instructions (N-011).
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from tack_runtime.dtypes import f32, f64, i32, i64
from tackc.compiler.elementary.coefficients import TABLES
from tackc.compiler.elementary.ops import Program, Step, Type

INLINED: Final = 130
"""Steps up to which a function is put in the place of each call; of longer ones LLVM decides that."""

_TYPES: Final = {f32: "float", f64: "double", i32: "i32", i64: "i64", None: "i1"}
_SUFFIXES: Final = {f32: "f32", f64: "f64", i32: "i32", i64: "i64", None: "i1"}

# Instructions by step, for floats and for integers and masks.
_BINARY: Final[Mapping[str, tuple[str, str]]] = {
    "add": ("fadd", "add"),
    "sub": ("fsub", "sub"),
    "mul": ("fmul", "mul"),
    "div": ("fdiv", ""),
    "and": ("", "and"),
    "or": ("", "or"),
    "xor": ("", "xor"),
    "shl": ("", "shl"),
    "sar": ("", "ashr"),
    "shr": ("", "lshr"),
    "lt": ("fcmp olt", "icmp slt"),
    "le": ("fcmp ole", "icmp sle"),
    "eq": ("fcmp oeq", "icmp eq"),
}
_INTRINSICS: Final = {"abs": "fabs", "sqrt": "sqrt", "rint": "rint"}
_CONVERSIONS: Final[Mapping[tuple[Type, Type], str]] = {
    (f32, f64): "fpext",
    (f64, f32): "fptrunc",
    (i32, i64): "sext",
    (i64, i32): "trunc",
    (i32, f32): "sitofp",
    (i64, f64): "sitofp",
}


def symbol(program: Program, width: int) -> str:
    """The name of a program's function on scalars or, for a width above 1, on vectors of so many."""
    return f"@tack.{program.name}" + (f".v{width}" if width > 1 else "")


def definition(program: Program, width: int, define: Callable[[str, str], None], *, cold: bool = False) -> str:
    """The text of the function; `define` gets the name and the text of each thing that it refers to.

    `cold`: of one that is rarely run.
    """
    body = _Body(program, width, define)
    for number, step in enumerate(program.steps):
        body.step(number, step)
    result = vector(program.result, width)
    params = ", ".join(f"{vector(type_, width)} %a{place}" for place, type_ in enumerate(program.arguments))
    attributes = "noinline cold " if cold else "alwaysinline " if len(program.steps) <= INLINED else ""
    head = f"define internal {result} {symbol(program, width)}({params}) {attributes}nounwind willreturn memory(none) {{\nentry:"
    return "\n".join([head, *body.lines, f"  ret {result} {body.values[-1]}", "}"])


def vector(type_: Type, width: int) -> str:
    """The LLVM type of so many values."""
    return _TYPES[type_] if width == 1 else f"<{width} x {_TYPES[type_]}>"


def _mangled(type_: Type, width: int) -> str:
    """The type as it stands in the names of intrinsics."""
    return _SUFFIXES[type_] if width == 1 else f"v{width}{_SUFFIXES[type_]}"


@dataclass(slots=True)
class _Body:
    """The instructions of a function so far, and the name of each step's result."""

    program: Program
    width: int
    define: Callable[[str, str], None]
    lines: list[str] = field(default_factory=list)
    values: list[str] = field(default_factory=list)
    block: str = "entry"

    def emit(self, name: str, instruction: str) -> str:
        self.lines.append(f"  {name} = {instruction}")
        return name

    def intrinsic(self, function: str, result: str, mangled: str, operands: Sequence[tuple[str, str]]) -> str:
        """An instruction that calls an intrinsic on operands, each a type and a value."""
        name = f"@llvm.{function}.{mangled}"
        self.define(name, f"declare {result} {name}({', '.join(type_ for type_, _ in operands)})")
        return f"call {result} {name}({', '.join(map(' '.join, operands))})"

    def step(self, number: int, step: Step) -> None:
        name, type_ = f"%v{number}", vector(step.type, self.width)
        types = [vector(self.program.steps[each].type, self.width) for each in step.operands]
        args = list(zip(types, (self.values[each] for each in step.operands), strict=True))
        self.values.append(self._value(name, type_, step, args))

    def _value(self, name: str, type_: str, step: Step, args: list[tuple[str, str]]) -> str:
        typed = [" ".join(arg) for arg in args]
        source = self.program.steps[step.operands[0]].type if step.operands else None
        is_float = source is not None and source.is_float
        match step.name:
            case "argument":
                return f"%a{int(step.constant)}"
            case "constant":
                return self._constant(step)
            case "abs" | "sqrt" | "rint":
                return self.emit(name, self.intrinsic(_INTRINSICS[step.name], type_, _mangled(step.type, self.width), args))
            case "neg":
                return self.emit(name, f"fneg {typed[0]}")
            case "nan":
                return self.emit(name, f"fcmp uno {typed[0]}, {args[0][1]}")
            case "select":
                return self.emit(name, f"select {', '.join(typed)}")
            case "reinterpret":
                return self.emit(name, f"bitcast {typed[0]} to {type_}")
            case "convert":
                return self.emit(name, f"{_CONVERSIONS[source, step.type]} {typed[0]} to {type_}")
            case "word":
                return self._word(name, step.table, args[0])
            case "rare":
                return self._rare(name, type_, step.program, args)
            case _:
                return self.emit(name, f"{_BINARY[step.name][not is_float]} {typed[0]}, {args[1][1]}")

    def _constant(self, step: Step) -> str:
        assert step.type is not None
        value = f"0x{struct.pack('>d', step.constant).hex().upper()}" if step.type.is_float else str(int(step.constant))
        return value if self.width == 1 else f"splat ({_TYPES[step.type]} {value})"

    def _word(self, name: str, table: str, index: tuple[str, str]) -> str:
        """The elements, wherever they are: this is rarely run."""
        words, elements = f"@tack.{table}", TABLES[table]
        values = ", ".join(f"i64 {each}" for each in elements)
        self.define(words, f"{words} = private unnamed_addr constant [{len(elements)} x i64] [{values}]")
        type_, last = index[0], str(len(elements) - 1)
        most = last if self.width == 1 else f"splat (i64 {last})"
        at = self.emit(f"{name}.at", self.intrinsic("umin", type_, _mangled(i64, self.width), [index, (type_, most)]))
        places = self.emit(f"{name}.p", f"getelementptr inbounds i64, ptr {words}, {type_} {at}")
        if self.width == 1:
            return self.emit(name, f"load i64, ptr {places}")
        pointers, truths = f"<{self.width} x ptr>", vector(None, self.width)
        symbol = f"@llvm.masked.gather.{_mangled(i64, self.width)}.v{self.width}p0"
        self.define(symbol, f"declare {type_} {symbol}({pointers}, {truths}, {type_})")
        operands = f"{pointers} align 8 {places}, {truths} splat (i1 true), {type_} poison"
        return self.emit(name, f"call {type_} {symbol}({operands})")

    def _rare(self, name: str, type_: str, program: Program | None, args: list[tuple[str, str]]) -> str:
        """The program's function where any lane needs it; the lanes that do not keep what they have."""
        assert program is not None
        self.define(symbol(program, self.width), definition(program, self.width, self.define, cold=True))
        mask, usual, *rest = args
        any_ = mask[1]
        if self.width > 1:
            any_ = self.emit(f"{name}.any", self.intrinsic("vector.reduce.or", "i1", _mangled(None, self.width), [mask]))
        some, join = f"some{name[2:]}", f"join{name[2:]}"
        self.lines += [f"  br i1 {any_}, label %{some}, label %{join}", f"{some}:"]
        call = f"call {type_} {symbol(program, self.width)}({', '.join(map(' '.join, rest))})"
        found = self.emit(f"{name}.found", call)
        chosen = self.emit(f"{name}.chosen", f"select {' '.join(mask)}, {type_} {found}, {type_} {usual[1]}")
        self.lines += [f"  br label %{join}", f"{join}:"]
        self.emit(name, f"phi {type_} [ {chosen}, %{some} ], [ {usual[1]}, %{self.block} ]")
        self.block = join
        return name
