"""The text of one function: its tree, and where things are in it.

Messages count lines of the captured text from 1 (a decorator line is line 1), columns from 1, a tab being one (L-028); a
diagnostic's location counts lines and columns of the file.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, TypeAlias, Union

from tackc.compiler import ir
from tackc.compiler.diagnostics import CompileError, Diagnostic
from tackc.compiler.program import Function

Positioned: TypeAlias = Union[ast.stmt, ast.expr, ast.arg]

MAX_DEPTH: Final = 100  # levels of nesting; the passes recurse, and Python's own stack is finite


@dataclass(frozen=True, slots=True, eq=False)
class Source:
    """A parsed function; `body` leaves out the docstring."""

    function: Function
    tree: ast.FunctionDef
    body: tuple[ast.stmt, ...]
    lines: tuple[str, ...]
    nodes: tuple[ast.AST, ...]  # of the tree, as `walk` gives them
    locs: dict[Positioned, ir.Loc] = field(default_factory=dict)  # found so far: every run asks again

    def position(self, node: Positioned) -> tuple[int, int]:
        """Line and column of a node in the captured text; a definition is where its first decorator is."""
        if node is self.tree:
            return 1, 1
        return node.lineno, _column(self._line(node.lineno), node.col_offset)

    def loc(self, node: Positioned) -> ir.Loc:
        """Where a node is in the user's file."""
        if node not in self.locs:
            self.locs[node] = self._locate(node)
        return self.locs[node]

    def _locate(self, node: Positioned) -> ir.Loc:
        line, column = self.position(node)
        function = self.function
        return ir.Loc(function.file, function.line + line - 1, column + len(function.indent), text_of(function))

    def excerpt(self, node: Positioned) -> str:
        """The line that a node starts on, as it is in the file."""
        return self.function.indent + self._line(self.position(node)[0])

    def _line(self, number: int) -> str:
        return self.lines[number - 1] if 0 < number <= len(self.lines) else ""

    @property
    def parameters(self) -> tuple[str, ...]:
        return tuple(arg.arg for arg in self.tree.args.args)


def text_of(function: Function) -> ir.Text:
    """The text that the places in a function are in."""
    return ir.Text(function.module, function.name, function.line, len(function.indent))


def parse(function: Function, who: str) -> Source:
    """The tree of a function. CompileError where the text is no function definition, or is nested too deeply to compile."""
    try:
        tree = ast.parse(function.text)
    except (SyntaxError, ValueError) as error:
        raise _failure(function, "TK039", f"{who}: the source does not parse: {error}") from error
    except (RecursionError, MemoryError) as error:
        raise _failure(function, "TK036", f"{who}: the source is nested too deeply to parse") from error
    if len(tree.body) != 1 or not isinstance(tree.body[0], ast.FunctionDef):
        raise _failure(function, "TK039", f"{who}: the source is not one function definition")
    definition = tree.body[0]
    lines = tuple(function.text.split("\n"))  # as Python counts lines: a form feed or U+2028 ends none
    body = definition.body[1:] if ast.get_docstring(definition, clean=False) is not None else definition.body
    nodes, deep = _nodes(definition)
    source = Source(function, definition, tuple(body), lines, nodes)
    if deep is not None:
        line, column = source.position(deep)
        message = f"{who}: the source is nested more than {MAX_DEPTH} levels deep at line {line}, column {column}"
        loc = source.loc(deep)
        raise CompileError((Diagnostic("TK036", f"{message} ({loc.file}:{loc.line})", loc, source.excerpt(deep)),))
    return source


def _failure(function: Function, code: str, message: str) -> CompileError:
    first = function.indent + function.text.partition("\n")[0]
    loc = ir.Loc(function.file, function.line, 1 + len(function.indent))
    return CompileError((Diagnostic(code, f"{message} ({loc.file}:{loc.line})", loc, first),))


def _column(line: str, offset: int) -> int:
    """The column of a UTF-8 byte offset, as Python's trees count."""
    if line.isascii():
        return offset + 1
    return len(line.encode()[:offset].decode(errors="replace")) + 1


def walk(tree: ast.AST) -> Iterator[ast.AST]:
    """A node and every node below it, parents first; not the operators, nor whether a name is read or assigned.

    It takes a third of the time of `ast.walk`, and every expression is walked.
    """
    pending = [tree]
    while pending:
        node = pending.pop()
        yield node
        pending.extend(_children(node))


def _children(node: ast.AST) -> list[ast.AST]:
    found: list[ast.AST] = []
    names = _FIELDS.get(type(node))
    for name in names if names is not None else _fields(type(node)):
        value = getattr(node, name, None)
        if isinstance(value, ast.AST):
            found.append(value)
        elif type(value) is list:
            found.extend(item for item in value if isinstance(item, ast.AST))
    return found


_FIELDS: Final[dict[type[ast.AST], tuple[str, ...]]] = {}  # of each class of nodes, those that may hold nodes
_NO_NODES: Final = frozenset(("ctx", "op", "ops", "id", "attr", "kind", "type_comment"))


def _fields(cls: type[ast.AST]) -> tuple[str, ...]:
    return _FIELDS.setdefault(cls, tuple(name for name in cls._fields if name not in _NO_NODES))


def _nodes(tree: ast.FunctionDef) -> tuple[tuple[ast.AST, ...], ast.stmt | ast.expr | None]:
    """All nodes, up to the first that is nested more than MAX_DEPTH levels deep, and that one.

    The left side of `a + b + c` adds no level, nor does an `elif`.
    """
    found: list[ast.AST] = []
    pending: list[tuple[ast.AST, int]] = [(tree, 0)]
    while pending:
        node, depth = pending.pop()
        found.append(node)
        if depth > MAX_DEPTH and isinstance(node, (ast.stmt, ast.expr)):
            return tuple(found), node
        below = _children(node)
        chained = _chained(node)
        for child in below:
            pending.append((child, depth + (child is not chained)))
    return tuple(found), None


def _chained(node: ast.AST) -> ast.AST | None:
    """The child of a node that adds no level."""
    match node:
        case ast.BinOp(left=ast.BinOp() as next_) | ast.If(orelse=[ast.If() as next_]):
            return next_
        case _:
            return None
