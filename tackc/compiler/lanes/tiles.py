"""Loads whose elements follow each other in memory from turn to turn of a loop: rows that lanes walk along.

    for j in range(n):              each lane reads a stretch of its row at once, and a
        total += x[i, j]            transposition makes vectors of what lanes read in each turn

Such a loop may run in tiles of several turns, if nothing in it writes memory or jumps: what it will read is there before.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from tackc.compiler import ir
from tackc.compiler.lanes.shapes import UNIFORM, VARYING, Shape, shape_of
from tackc.compiler.traverse import all_assigned, children, expressions, statements

_EXPR: Final = get_args(ir.Expr)
_LINE: Final = 64  # bytes that a lane reads at once: with less, other rows would drive them out of the cache in between
_LONGEST: Final = 64  # parts of the expressions of a body that is worth writing out for each turn of a tile


def turns(element_size: int) -> int:
    """How many turns a tile has."""
    return _LINE // element_size


def along_rows(stmt: ir.For) -> tuple[ir.Load, ...]:
    """The loads that every turn of a loop makes, each of the element after that of the turn before; none where the loop may not
    run in tiles. They are of one size."""
    if not isinstance(stmt.step, ir.Const) or stmt.step.value != 1 or not _plain(stmt):
        return ()
    changing = set(all_assigned(stmt.body))
    if stmt.index in changing:
        return ()

    def read(local: ir.Local) -> Shape:
        return 1 if local == stmt.index else VARYING if local in changing else UNIFORM

    found = []
    for inner in stmt.body:
        for load in _sure(inner.value) if isinstance(inner, ir.Assign) else ():
            if isinstance(load.storage, ir.Param) and [shape_of(index, read, {}) for index in load.indices] == [1]:
                found.append(load)
    sizes = {load.type.size for load in found}
    return tuple(found) if len(sizes) == 1 else ()


def _plain(loop: ir.For) -> bool:
    """Whether the body of a loop only computes, and is short."""
    left = _LONGEST
    for top in loop.body:
        for stmt in statements(top):
            if not isinstance(stmt, ir.Assign | ir.If):
                return False
            left -= sum(1 for part in children(stmt) if isinstance(part, _EXPR) for _ in expressions(part))
    return left >= 0


def _sure(expr: ir.Expr) -> Iterator[ir.Load]:
    """The loads that an expression makes in any case."""
    if isinstance(expr, ir.Load):
        yield expr
    for child in (expr.condition,) if isinstance(expr, ir.Conditional) else children(expr):
        if isinstance(child, _EXPR):
            yield from _sure(child)
