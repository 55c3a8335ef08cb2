"""What the order of an iteration's accesses to global elements allows the code of the parallel loop to assume.

Iterations never conflict (P-010), and LLVM can be told so: it then vectorizes whatever the arrays are. But it takes that as a
permission to regroup strided accesses within one iteration, too, across accesses that it has not compared with them, while
program order within an iteration holds even where arrays overlap (M-001, E-014). So we tell it only where every load comes
before every store, and no two stores write one array: there is nothing left to regroup wrongly.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, get_args

from tackc.compiler import ir
from tackc.compiler.traverse import children, expressions, statements


class Order(NamedTuple):
    """`independent`: LLVM may be told that iterations are; `separate`: code for separate arrays can be better than for any."""

    independent: bool
    separate: bool


def order(kernel: ir.Kernel) -> Order:
    """The facts about a kernel's parallel loop."""
    loaded: set[ir.Param] = set()
    stored: list[ir.Param] = []
    independent, invariant = True, False
    for stmt in _statements(kernel.loop.body):
        for load in _loads(stmt):
            independent = independent and not stored
            invariant = invariant or not any(isinstance(e, ir.Read | ir.Load) for i in load.indices for e in expressions(i))
            if isinstance(load.storage, ir.Param):
                loaded.add(load.storage)
        match stmt:
            case ir.Store(storage=ir.Param() as array):
                independent = independent and array not in stored
                stored.append(array)
            case ir.Atomic(array=array):
                independent = False
                stored.append(array)
            case ir.For() | ir.While():
                independent = False
            case _:
                pass
    several = len(loaded.union(stored)) > 1
    return Order(independent, separate=bool(stored) and several and (invariant or not independent))


def _statements(block: ir.Block) -> Iterator[ir.Stmt]:
    for stmt in block:
        yield from statements(stmt)


def _loads(stmt: ir.Stmt) -> Iterator[ir.Load]:
    """Loads of global elements that a statement itself makes, before it stores."""
    for child in children(stmt):
        for expr in expressions(child) if not isinstance(child, get_args(ir.Stmt)) else ():
            if isinstance(expr, ir.Load) and isinstance(expr.storage, ir.Param):
                yield expr
