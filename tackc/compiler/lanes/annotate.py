"""The parallel loop as text, with what the analysis of shapes says of each statement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias, get_args

from tackc.compiler import ir
from tackc.compiler.lanes.shapes import UNIFORM, VARYING, Facts, Shape, counter_shape, shape_of
from tackc.compiler.printer import headline
from tackc.compiler.traverse import assigned, children

_INDENT: Final = "  "
_WIDEST: Final = 100  # columns that notes leave to the code
_EXPR: Final = get_args(ir.Expr)
_Line: TypeAlias = tuple[ir.Stmt | str, str, frozenset[int]]  # a statement, or a word; its indent; the loops around it


def print_lanes(facts: Facts) -> str:
    """The statements of the loop, one a line; a note says of what a statement evaluates how it differs between lanes.

    for j in range(0_i64, n, 1_i64):  # uniform; divergent; steady: p; taken: p
      if x[j] > v:                    # varying; divergent; leaving
        break                         # parting
    """
    axis = facts.kernel.loop.axes[-1].index
    lines = [(f"lanes along {axis.name}", _text(facts.shapes[axis])), *_lines(facts)]
    width = max(len(text) for text, _ in lines if len(text) <= _WIDEST)
    return "".join(_noted(text, note, width) for text, note in lines)


def _noted(text: str, note: str, width: int) -> str:
    """A line with its note, which stands in a line of its own where the text leaves no room."""
    start = text if len(text) <= width else f"{text}\n{'':{width}}"
    return f"{start:{width}}  # {note}\n" if note else f"{text}\n"


def _lines(facts: Facts) -> Iterator[tuple[str, str]]:
    pending: list[_Line] = [(stmt, _INDENT, frozenset()) for stmt in reversed(facts.kernel.loop.body)]
    while pending:
        stmt, indent, within = pending.pop()
        if isinstance(stmt, str):
            yield f"{indent}{stmt}", ""
            continue
        inner = within | {id(stmt)} if isinstance(stmt, ir.For | ir.While) else within
        yield f"{indent}{headline(stmt)}", "; ".join(_notes(facts, stmt, within, inner))
        match stmt:
            case ir.If(then=then, orelse=orelse):
                following: list[_Line] = [(each, indent + _INDENT, inner) for each in then]
                following += [("else:", indent, inner), *((each, indent + _INDENT, inner) for each in orelse)] if orelse else []
            case ir.For(body=body) | ir.While(body=body):
                following = [(each, indent + _INDENT, inner) for each in body]
            case _:
                following = []
        pending += reversed(following)


def _notes(facts: Facts, stmt: ir.Stmt, within: frozenset[int], inner: frozenset[int]) -> Iterator[str]:
    steady = {local: loop for loop, locals_ in facts.steady.items() for local in locals_}
    around = inner if isinstance(stmt, ir.While) else within

    def read(local: ir.Local) -> Shape:
        return UNIFORM if steady.get(local) in around else facts.shapes.get(local, UNIFORM)

    shapes = [shape_of(part, read, {}) for part in children(stmt) if isinstance(part, _EXPR)]
    if isinstance(stmt, ir.For):
        yield _text(counter_shape(shapes[0], shapes[2]))
    elif shapes:
        yield ", ".join(map(_text, shapes))
    local = assigned(stmt)
    if local is not None and steady.get(local) not in inner and facts.shapes[local] not in shapes:
        yield f"{local.name} is {_text(facts.shapes[local])}"
    for word, found in (("divergent", facts.divergent), ("leaving", facts.leaving), ("parting", facts.parting)):
        if id(stmt) in found:
            yield word
    for word, lists in (("steady", facts.steady), ("taken", facts.taken), ("owned", facts.owned)):
        if id(stmt) in lists:
            yield f"{word}: {', '.join(local.name for local in lists[id(stmt)])}"


def _text(shape: Shape) -> str:
    return "varying" if shape is VARYING else "uniform" if shape == UNIFORM else f"linear {shape}"
