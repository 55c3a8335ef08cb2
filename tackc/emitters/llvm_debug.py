"""Debug metadata: which instruction belongs to which line of the user's Python source.

Debuggers, profilers and crash reports then name the kernel's own lines. Only lines are described; the variables of a kernel
are not.
"""

from __future__ import annotations

from tackc.compiler.ir import Loc

_DWARF_VERSION = 4  # what every gdb and binutils in use reads


class Metadata:
    """The numbered metadata of one module; equal nodes are written once, so a number stands for a content."""

    def __init__(self, file: str) -> None:
        self._lines: list[str] = []
        self._numbers: dict[str, int] = {}
        self._file = self.node(f"!DIFile(filename: {_quoted(file)}, directory: {_quoted('.')})")
        self._unit = self._add(
            f"distinct !DICompileUnit(language: DW_LANG_Python, file: {self._file}, producer: {_quoted('tackc')}, "
            "isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)"
        )
        self._type = self.node("!DISubroutineType(types: !{})")

    def node(self, text: str) -> str:
        """The reference (`!7`) of a node with this content."""
        number = self._numbers.get(text)
        if number is None:
            reference = self._add(text)
            self._numbers[text] = int(reference[1:])
            return reference
        return f"!{number}"

    def distinct(self, operands: str = "") -> str:
        """The reference of a new node that equals no other; it names itself first where it has operands."""
        number = len(self._lines)
        return self._add(f"distinct !{{!{number}, {operands}}}" if operands else "distinct !{}")

    def subprogram(self, name: str, loc: Loc) -> str:
        """A function, whose name in debuggers is the kernel's in Python."""
        file = self._file_of(loc)
        return self._add(
            f"distinct !DISubprogram(name: {_quoted(name)}, scope: {file}, file: {file}, "
            f"line: {loc.line}, type: {self._type}, scopeLine: {loc.line}, "
            f"spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: {self._unit})"
        )

    def location(self, loc: Loc, home: Loc, subprogram: str) -> str:
        """A place inside a function; `home` is where the function itself is, which may be another file."""
        scope = subprogram
        if loc.file != home.file and loc.file:
            scope = self.node(f"!DILexicalBlockFile(scope: {subprogram}, file: {self._file_of(loc)}, discriminator: 0)")
        return self.node(f"!DILocation(line: {loc.line}, column: {loc.column}, scope: {scope})")

    def text(self) -> str:
        """All nodes, and the two named ones that make LLVM write them to the object."""
        version = self.node('!{i32 2, !"Debug Info Version", i32 3}')
        dwarf = self.node(f'!{{i32 7, !"Dwarf Version", i32 {_DWARF_VERSION}}}')
        named = [f"!llvm.dbg.cu = !{{{self._unit}}}", f"!llvm.module.flags = !{{{version}, {dwarf}}}"]
        return "\n".join([*named, *(f"!{number} = {line}" for number, line in enumerate(self._lines))])

    def _file_of(self, loc: Loc) -> str:
        return self.node(f"!DIFile(filename: {_quoted(loc.file)}, directory: {_quoted('.')})") if loc.file else self._file

    def _add(self, text: str) -> str:
        self._lines.append(text)
        return f"!{len(self._lines) - 1}"


def _quoted(text: str) -> str:
    return '"' + escaped(text) + '"'


def escaped(text: str) -> str:
    """Text inside the quotes of an LLVM string or name: everything but plain ASCII as \\HH."""
    return escaped_bytes(text.encode())


def escaped_bytes(data: bytes) -> str:
    """Bytes inside the quotes of an LLVM string."""
    return "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in data)
