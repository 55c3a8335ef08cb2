"""What the order of an iteration's accesses to global elements allows the code of the parallel loop to assume.

Iterations never conflict (P-010), and LLVM can be told so: it then vectorizes whatever the arrays are. But it takes that as a
permission to regroup strided accesses within one iteration, too, across accesses that it has not compared with them, while
program order within an iteration holds even where arrays overlap (M-001, E-014). So we tell it only where every load comes
before every store, and all stores are to one array, at fixed distances from one place: those it does compare. Then there is
nothing left to regroup wrongly.

Code for separate arrays differs from that for any arrays where a load may follow a store to another array, or stands still
while iterations store, or where LLVM would compare addresses before it vectorizes. Elsewhere one version serves both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, get_args

from tackc.compiler import ir
from tackc.compiler.traverse import assigned, children, expressions, statements, written


class Order(NamedTuple):
    """`independent`: LLVM may be told that iterations are; `separate`: code for separate arrays can be better than for any."""

    independent: bool
    separate: bool


def order(kernel: ir.Kernel) -> Order:
    """The facts about a kernel's parallel loop."""
    loaded: set[ir.Param] = set()
    stored: dict[ir.Param, tuple[ir.Expr, ...]] = {}
    changing = _changing(kernel)
    straight, comparable, mixed, invariant = True, True, False, False
    for stmt in _statements(kernel.loop.body):
        for load in _loads(stmt):
            mixed = mixed or bool(stored)
            invariant = invariant or not any(isinstance(e, ir.Read | ir.Load) for i in load.indices for e in expressions(i))
            if isinstance(load.storage, ir.Param):
                loaded.add(load.storage)
        array = written(stmt)
        if isinstance(array, ir.Param):
            place = tuple(map(_place, stmt.indices)) if isinstance(stmt, ir.Store) else ()
            comparable = comparable and (not stored or (stored == {array: place} and _steady(place, changing)))
            stored[array] = place
        straight = straight and isinstance(stmt, ir.Assign | ir.Store | ir.If | ir.Continue)
        mixed = mixed or _mixes(stmt)
    several = bool(stored) and len(loaded | stored.keys()) > 1
    checked = straight and not comparable  # LLVM vectorizes it after comparing addresses, unless it knows them to be apart
    return Order(independent=straight and comparable and not mixed, separate=several and (invariant or mixed or checked))


def _mixes(stmt: ir.Stmt) -> bool:
    """Whether it is a sequential loop that reads and writes global elements, so that a turn reads after another has written."""
    if not isinstance(stmt, ir.For | ir.While):
        return False
    reads = any(isinstance(expr, ir.Load) and isinstance(expr.storage, ir.Param) for expr in expressions(stmt))
    return reads and any(isinstance(written(inner), ir.Param) for inner in statements(stmt))


def _place(index: ir.Expr) -> ir.Expr:
    """An index without the constants that are added to it."""
    match index:
        case ir.Apply(op="add" | "sub", args=(base, ir.Const())):
            return _place(base)
        case ir.Apply(op="add", args=(ir.Const(), base)):
            return _place(base)
        case ir.Apply(op="add" | "sub" as op, args=(left, right), type=type_):
            return ir.Apply(op, (_place(left), right), type_)
        case _:
            return index


def _steady(place: tuple[ir.Expr, ...], changing: frozenset[ir.Local]) -> bool:
    """Whether equal expressions place stores alike, whatever is stored in between."""
    nodes = [node for index in place for node in expressions(index)]
    return not any(isinstance(node, ir.Load) or (isinstance(node, ir.Read) and node.source in changing) for node in nodes)


def _changing(kernel: ir.Kernel) -> frozenset[ir.Local]:
    """Locals that several statements of an iteration assign: they may hold one value, then another, then the first again.

    What one statement assigns, or none, places the stores before that statement together, and those after it.
    """
    times = Counter(assigned(stmt) for stmt in _statements(kernel.loop.body))
    return frozenset(local for local, count in times.items() if local is not None and count > 1)


def _statements(block: ir.Block) -> Iterator[ir.Stmt]:
    for stmt in block:
        yield from statements(stmt)


def _loads(stmt: ir.Stmt) -> Iterator[ir.Load]:
    """Loads of global elements that a statement itself makes, before it stores."""
    for child in children(stmt):
        for expr in expressions(child) if not isinstance(child, get_args(ir.Stmt)) else ():
            if isinstance(expr, ir.Load) and isinstance(expr.storage, ir.Param):
                yield expr
