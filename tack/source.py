"""The source text of a function, as the compiler reads it (L-001, L-028, L-029)."""

from __future__ import annotations

import ast
import functools
import linecache
import os
from collections.abc import Mapping
from dataclasses import dataclass
from types import FunctionType

from tack_runtime.errors import KernelRuntimeError, KernelTypeError


@dataclass(frozen=True, slots=True)
class Source:
    """`text` starts at the first decorator, which is line `line` of `file` (a base name), and has lost its `indent`."""

    file: str
    line: int
    text: str
    indent: str = ""

    def definition(self) -> ast.FunctionDef:
        """The parsed `def`; its line numbers count from 1 in `text`."""
        node = ast.parse(self.text).body[0]
        if not isinstance(node, ast.FunctionDef):
            raise TypeError(f"line {self.line} of {self.file} is not a function definition")
        return node

    def place(self, node: ast.expr | ast.stmt | ast.arg) -> str:
        """Where `node` is: lines of `text` first, then the file's own line (L-028)."""
        assert node.end_col_offset is not None
        before = self.text.split("\n")[node.lineno - 1].encode()[: node.col_offset]
        return f"line {node.lineno}, column {len(before.decode()) + 1} ({self.file}:{self.line + node.lineno - 1})"


def plain_function(value: object, decorator: str) -> FunctionType:
    """`value`, if it is what a `def` statement makes; TypeError says what it is instead (F-009)."""
    if not isinstance(value, FunctionType):
        kind = "a class" if isinstance(value, type) else f"an object of type {type(value).__name__}"
        raise KernelTypeError(
            f"@{decorator} decorates a plain Python function (a def), not {kind}; "
            f"put it directly above the def, below any other decorator"
        )
    if value.__code__.co_name == "<lambda>":
        raise KernelTypeError(f"@{decorator} decorates a plain Python function (a def), not a lambda; give it a name with def")
    if hasattr(value, "__wrapped__"):
        raise KernelTypeError(
            f"@{decorator} decorates a plain Python function (a def), but another decorator has wrapped {value.__name__!r}; "
            f"kernels are compiled from their source, so put @{decorator} directly above the def"
        )
    return value


def source_of(function: FunctionType, decorator: str) -> Source:
    """The text of `function`, from its file, its zip or its notebook cell; RuntimeError where there is none (L-029)."""
    code = function.__code__
    linecache.checkcache(code.co_filename)
    lines = tuple(linecache.getlines(code.co_filename, function.__globals__))
    last = _last_lines(lines).get((code.co_name, code.co_firstlineno))
    if last is None:
        raise KernelRuntimeError(
            f"@{decorator} {function.__name__!r}: its source text is not available, and kernels are compiled from their source; "
            f"kernels live in a file (not in exec(), python -c or a bare interpreter prompt)"
        )
    is_async, end = last
    if is_async:
        raise KernelTypeError(f"@{decorator} decorates a plain Python function (a def), not an async def")
    block = lines[code.co_firstlineno - 1 : end]
    indent = block[0][: len(block[0]) - len(block[0].lstrip())]
    # Only the definition's own indentation goes: a line inside a string or a bracket may start further left.
    text = "".join(line.removeprefix(indent) for line in block)
    return Source(os.path.basename(code.co_filename), code.co_firstlineno, text, indent)


@functools.lru_cache(maxsize=8)
def _last_lines(lines: tuple[str, ...]) -> Mapping[tuple[str, int], tuple[bool, int]]:
    """For each definition in a file, by name and first line (of its first decorator): whether it is async, and its last line."""
    try:
        tree = ast.parse("".join(lines))
    except (SyntaxError, ValueError):  # not the text that was compiled
        return {}
    return {
        (node.name, min(part.lineno for part in (node, *node.decorator_list))): (
            isinstance(node, ast.AsyncFunctionDef),
            node.end_lineno or node.lineno,
        )
        for node in ast.walk(tree)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
    }
