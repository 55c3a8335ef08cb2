"""Writing LLVM IR text: a module's declarations, and one function's instructions."""

from __future__ import annotations

import re
import struct
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from tack_runtime.dtypes import Scalar, f32
from tack_runtime.errors import InternalError
from tackc.compiler import ir
from tackc.compiler.elementary.table import ROWS
from tackc.emitters import llvm_elementary
from tackc.emitters.llvm_debug import Metadata, escaped, escaped_bytes

_FLOATS: Final = {32: "float", 64: "double"}


def llvm_type(type_: Scalar) -> str:
    """The LLVM type; signedness is in the operations."""
    return _FLOATS[type_.bits] if type_.is_float else f"i{type_.bits}"


def suffix(type_: Scalar) -> str:
    """How LLVM names the type in the names of its intrinsics."""
    return f"f{type_.bits}" if type_.is_float else f"i{type_.bits}"


class VectorType(NamedTuple):
    """What an operation works at: a scalar in each of `width` lanes; one lane is the scalar itself."""

    scalar: Scalar
    width: int = 1

    @property
    def text(self) -> str:
        """The LLVM type."""
        return self.over(llvm_type(self.scalar))

    @property
    def suffix(self) -> str:
        """How LLVM names it in the names of its intrinsics."""
        return f"v{self.width}" * (self.width > 1) + suffix(self.scalar)

    @property
    def truth(self) -> str:
        """The LLVM type of a comparison's result."""
        return self.over("i1")

    def over(self, text: str) -> str:
        """As many lanes of another LLVM type."""
        return text if self.width == 1 else f"<{self.width} x {text}>"

    def at(self, scalar: Scalar) -> VectorType:
        """As many lanes of another scalar."""
        return VectorType(scalar, self.width)

    def constant(self, text: str) -> str:
        """The same literal in every lane."""
        return text if self.width == 1 else f"splat ({llvm_type(self.scalar)} {text})"

    def number(self, operand: str) -> str:
        """The literal that an operand has in every lane, or "" where it is none."""
        start, end = (f"splat ({llvm_type(self.scalar)} ", ")") if self.width > 1 else ("", "")
        inner = operand.removeprefix(start).removesuffix(end)
        return inner if re.fullmatch(r"-?\d+", inner) and operand == f"{start}{inner}{end}" else ""


def literal(value: float, type_: Scalar) -> str:
    """A constant; a float as the bits of the double with its value, which is how LLVM writes both widths."""
    return f"0x{struct.pack('>d', value).hex().upper()}" if type_.is_float else str(int(value))


def name(prefix: str, user: str) -> str:
    """A value named after something of the user's; unlike every other for another prefix or name."""
    return f'%"{prefix}.{escaped(user)}"'


class Module:
    """What the functions of a module share: declarations, prelude functions and metadata."""

    def __init__(self, file: str) -> None:
        self.metadata = Metadata(file)
        self.functions: list[str] = []
        self._shared: dict[str, str] = {}
        self._constants: dict[bytes, str] = {}

    def declare(self, function: str, declaration: str) -> None:
        """Make something that functions refer to known, once."""
        self._shared.setdefault(function, declaration)

    def constant(self, data: bytes) -> str:
        """The address of constant bytes. No bytes are one, which nothing reads: what is empty has no place of its own."""
        data = data or b"\0"
        if data not in self._constants:
            symbol = self._constants[data] = f"@bytes.{len(self._constants)}"
            self._shared[symbol] = f'{symbol} = private unnamed_addr constant [{len(data)} x i8] c"{escaped_bytes(data)}"'
        return self._constants[data]

    def prelude(self, function: str, type_: VectorType) -> str:
        """The symbol of a function of `preludes/llvm.ll` at one type; `function` is its name there without the type.

        More lanes than one are for functions of one block, whose instructions LLVM has for vectors, too.
        """
        symbol = f"@tack.{function}.{type_.suffix}"
        if symbol not in self._shared:
            declarations, definitions = _prelude()
            text = definitions[f"@tack.{function}.{'f32' if type_.scalar.is_float else 'i32'}"]
            for used in sorted(set(re.findall(r"@llvm[\w.]+", text))):
                self.declare(_retyped(used, type_), _retyped(declarations[used], type_))
            self._shared[symbol] = _retyped(text, type_)
        return symbol

    def elementary(self, function: str, type_: VectorType) -> str:
        """The symbol of an elementary function at a type, in one lane or in several."""
        program = ROWS[function, type_.scalar].program
        symbol = llvm_elementary.symbol(program, type_.width)
        if symbol not in self._shared:
            self._shared[symbol] = llvm_elementary.definition(program, type_.width, self.declare)
        return symbol

    def for_each_lane(self, symbol: str, type_: VectorType, operands: Sequence[VectorType]) -> str:
        """The symbol of a function on vectors that calls a function of scalars for one lane after the other."""
        name = f"{symbol}.v{type_.width}"
        if name not in self._shared:
            rolled = self.metadata.distinct(self.metadata.node('!{!"llvm.loop.unroll.disable"}'))
            self._shared[name] = _lane_loop(name, symbol, type_, operands, rolled)
        return name

    def text(self) -> str:
        return "\n".join([*self._shared.values(), *self.functions, self.metadata.text(), ""])


class Code:
    """The instructions of one function, in order. Every value has a name of its own; memory holds what changes."""

    def __init__(self, module: Module, subprogram: str, home: ir.Loc, *, fuses: bool) -> None:
        self.module = module
        self.subprogram = subprogram
        self.fuses = fuses
        self._home = home
        self._lines: list[str] = []
        self._allocas: dict[str, str] = {}
        self._count = 0
        self._debug = ""
        self.at(home)

    def at(self, loc: ir.Loc) -> None:
        """The place in the source that the next instructions belong to; a node without one keeps the last."""
        if loc.line:
            self._debug = f", !dbg {self.module.metadata.location(loc, self._home, self.subprogram)}"

    def emit(self, instruction: str) -> None:
        self._lines.append(f"  {instruction}{self._debug}")

    def value(self, instruction: str) -> str:
        """Emit an instruction with a result; its name."""
        self._count += 1
        result = f"%t{self._count}"
        self._lines.append(f"  {result} = {instruction}{self._debug}")
        return result

    def label(self, hint: str) -> str:
        """A new label, to be placed later."""
        self._count += 1
        return f"{hint}{self._count}"

    def place(self, label: str) -> None:
        self._lines.append(f"{label}:")

    def branch(self, label: str, loop: str = "") -> None:
        self.emit(f"br label %{label}" + (f", !llvm.loop {loop}" if loop else ""))

    def branch_if(self, condition: str, then: str, orelse: str, loop: str = "") -> None:
        self.emit(f"br i1 {condition}, label %{then}, label %{orelse}" + (f", !llvm.loop {loop}" if loop else ""))

    def slot(self, local: ir.Local, width: int = 1) -> str:
        """The memory of a local variable, or of one in each lane, reserved on entry to the function."""
        pointer = name("local" if width == 1 else "lanes", local.name)
        return self._once(pointer, VectorType(local.type, width).text)

    def reserve(self, text: str) -> str:
        """Memory of an LLVM type for a use of its own, reserved on entry to the function."""
        pointer = f"%{self.label('kept')}"
        self._allocas[pointer] = f"  {pointer} = alloca {text}"
        return pointer

    def words(self, count: int) -> str:
        """Memory for some 64-bit words, reserved on entry to the function."""
        pointer = f"%words.{count}"
        return self._once(pointer, f"[{count} x i64]")

    def buffer(self, buffer: ir.Buffer, width: int = 1) -> str:
        """The memory of a local array, or of one in each lane, element by element, reserved on entry to the function."""
        pointer = name("buffer", buffer.name)
        element = VectorType(buffer.element, width).text
        align = max(16, buffer.element.size * width)
        return self._once(pointer, f"[{buffer.size} x {element}], align {align}")

    def _once(self, pointer: str, text: str) -> str:
        """Memory that all uses of a name share. InternalError where they do not mean the same."""
        wanted = f"  {pointer} = alloca {text}"
        if self._allocas.setdefault(pointer, wanted) != wanted:
            raise InternalError(f"two things are called {pointer}, one of them {text}; please report it")
        return pointer

    def intrinsic(self, function: str, type_: VectorType, args: str, parameters: str) -> str:
        """Call an LLVM intrinsic whose result has the type that its name ends with."""
        symbol = f"@llvm.{function}.{type_.suffix}"
        self.module.declare(symbol, f"declare {type_.text} {symbol}({parameters})")
        return self.value(f"call {type_.text} {symbol}({args})")

    def elementwise(self, symbol: str, type_: VectorType, operands: Sequence[tuple[VectorType, str]]) -> str:
        """Call a function of scalars, in every lane by itself."""
        if type_.width > 1:
            symbol = self.module.for_each_lane(symbol, type_, [operand_type for operand_type, _ in operands])
        return self.value(f"call {type_.text} {symbol}({', '.join(f'{t.text} {operand}' for t, operand in operands)})")

    def finish(self, header: str) -> None:
        """Close the function with its header and add it to the module."""
        lines = [f"{header} !dbg {self.subprogram} {{", "entry:", *self._allocas.values(), *self._lines, "}"]
        self.module.functions.append("\n".join(lines))


def _lane_loop(name: str, symbol: str, type_: VectorType, operands: Sequence[VectorType], rolled: str) -> str:
    """The text of a function that calls one of scalars for each lane; `rolled` keeps its loop one."""
    result = llvm_type(type_.scalar)
    before, loads = [], []
    for at, operand in enumerate(operands):
        text = llvm_type(operand.scalar)
        before += [f"  %in{at} = alloca {operand.text}", f"  store {operand.text} %a{at}, ptr %in{at}"]
        loads += [f"  %place{at} = getelementptr {text}, ptr %in{at}, i64 %at", f"  %e{at} = load {text}, ptr %place{at}"]
    elements = ", ".join(f"{llvm_type(operand.scalar)} %e{at}" for at, operand in enumerate(operands))
    lines = [
        f"define internal {type_.text} {name}({', '.join(f'{each.text} %a{at}' for at, each in enumerate(operands))}) "
        "noinline nounwind {",
        "entry:",
        f"  %out = alloca {type_.text}",
        *before,
        "  br label %lane",
        "lane:",
        "  %at = phi i64 [ 0, %entry ], [ %next, %lane ]",
        *loads,
        f"  %one = call {result} {symbol}({elements})",
        f"  %place = getelementptr {result}, ptr %out, i64 %at",
        f"  store {result} %one, ptr %place",
        "  %next = add nuw nsw i64 %at, 1",
        f"  %last = icmp eq i64 %next, {type_.width}",
        f"  br i1 %last, label %exit, label %lane, !llvm.loop {rolled}",
        "exit:",
        f"  %result = load {type_.text}, ptr %out",
        f"  ret {type_.text} %result",
        "}",
    ]
    return "\n".join(lines)


@cache
def _prelude() -> tuple[dict[str, str], dict[str, str]]:
    """The prelude's declarations and definitions, by name."""
    text = files("tackc.emitters").joinpath("preludes/llvm.ll").read_text(encoding="utf-8")
    declarations = {line.split("(")[0].split()[-1]: line for line in text.splitlines() if line.startswith("declare")}
    definitions = re.findall(r"^define.*?^}$", text, re.MULTILINE | re.DOTALL)
    return declarations, {definition.split("(")[0].split()[-1]: definition for definition in definitions}


def _retyped(text: str, type_: VectorType) -> str:
    """Prelude text at another type: an integer function knows only i32, a floating one f32 and the integer as wide."""
    if type_ == VectorType(f32):
        return text
    scalar, bits = llvm_type(type_.scalar), type_.scalar.bits
    if type_.width > 1:
        literals = r"(?:(?<=\bi32 )|(?<=\bfloat ))-?\d[\d.]*|(?<=, )-?\d[\d.]*$"
        text = re.sub(literals, r"splat (scalar \g<0>)", text, flags=re.MULTILINE)
    types = {"i32": type_.over(f"i{bits}"), "float": type_.text, "i1": type_.truth, "align 4": f"align {type_.scalar.size}"}
    text = re.sub(r"\.[if]32\b", f".{type_.suffix}", text)
    return re.sub(r"\b(i32|float|i1|align 4)\b", lambda match: types[match[0]], text).replace("(scalar ", f"({scalar} ")
