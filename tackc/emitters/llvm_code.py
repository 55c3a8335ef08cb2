"""Writing LLVM IR text: a module's declarations, and one function's instructions."""

from __future__ import annotations

import re
import struct
from functools import cache
from importlib.resources import files
from typing import Final

from tack_runtime.dtypes import Scalar, f32
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

    def prelude(self, function: str, type_: Scalar) -> str:
        """The symbol of a function of `preludes/llvm.ll` at one type; `function` is its name there without the type."""
        symbol = f"@tack.{function}.{suffix(type_)}"
        if symbol not in self._shared:
            declarations, definitions = _prelude()
            text = definitions[f"@tack.{function}.{'f32' if type_.is_float else 'i32'}"]
            for used in sorted(set(re.findall(r"@llvm[\w.]+", text))):
                self.declare(_retyped(used, type_), _retyped(declarations[used], type_))
            for used in set(re.findall(r"@tack\.([\w.]+)\.[fi]32\b", text)) - {function}:
                self.prelude(used, type_)
            self._shared[symbol] = _retyped(text, type_)
        return symbol

    def elementary(self, function: str, type_: Scalar, width: int = 1) -> str:
        """The symbol of an elementary function on values of a type or, for a width above 1, on vectors of so many."""
        program = ROWS[function, type_].program
        symbol = llvm_elementary.symbol(program, width)
        if symbol not in self._shared:
            self._shared[symbol] = llvm_elementary.definition(program, width, self.declare)
        return symbol

    def text(self) -> str:
        return "\n".join([*self._shared.values(), *self.functions, self.metadata.text(), ""])


class Code:
    """The instructions of one function, in order. Every value has a name of its own; memory holds what changes."""

    def __init__(self, module: Module, subprogram: str, home: ir.Loc, *, contract: bool) -> None:
        self.module = module
        self.subprogram = subprogram
        self.flags = " contract" if contract else ""
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

    def slot(self, local: ir.Local) -> str:
        """The memory of a local variable, reserved on entry to the function."""
        pointer = name("local", local.name)
        self._allocas.setdefault(pointer, f"  {pointer} = alloca {llvm_type(local.type)}")
        return pointer

    def words(self, count: int) -> str:
        """Memory for some 64-bit words, reserved on entry to the function."""
        pointer = f"%words.{count}"
        self._allocas.setdefault(pointer, f"  {pointer} = alloca [{count} x i64]")
        return pointer

    def buffer(self, buffer: ir.Buffer) -> str:
        """The memory of a local array, reserved on entry to the function."""
        pointer = name("buffer", buffer.name)
        reserve = f"  {pointer} = alloca [{buffer.size} x {llvm_type(buffer.element)}], align {max(16, buffer.element.size)}"
        self._allocas.setdefault(pointer, reserve)
        return pointer

    def intrinsic(self, function: str, type_: Scalar, args: str, parameters: str) -> str:
        """Call an LLVM intrinsic whose result has the type that its name ends with."""
        symbol, text = f"@llvm.{function}.{suffix(type_)}", llvm_type(type_)
        self.module.declare(symbol, f"declare {text} {symbol}({parameters})")
        return self.value(f"call {text} {symbol}({args})")

    def finish(self, header: str) -> None:
        """Close the function with its header and add it to the module."""
        lines = [f"{header} !dbg {self.subprogram} {{", "entry:", *self._allocas.values(), *self._lines, "}"]
        self.module.functions.append("\n".join(lines))


@cache
def _prelude() -> tuple[dict[str, str], dict[str, str]]:
    """The prelude's declarations and definitions, by name."""
    text = files("tackc.emitters").joinpath("preludes/llvm.ll").read_text(encoding="utf-8")
    declarations = {line.split("(")[0].split()[-1]: line for line in text.splitlines() if line.startswith("declare")}
    definitions = re.findall(r"^define.*?^}$", text, re.MULTILINE | re.DOTALL)
    return declarations, {definition.split("(")[0].split()[-1]: definition for definition in definitions}


def _retyped(text: str, type_: Scalar) -> str:
    """Prelude text at another width: an integer function knows only i32, a floating one f32 and the integer as wide."""
    if type_ is f32:
        return text
    names = {"i32": f"i{type_.bits}", "float": llvm_type(type_), "f32": suffix(type_), "align 4": f"align {type_.size}"}
    return re.sub(r"\b(i32|float|f32|align 4)\b", lambda match: names.get(match[0], match[0]), text)
