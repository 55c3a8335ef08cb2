"""Arrays that a kernel writes from end to end and does not read, so that a large launch may write them past the caches.

A store to the cache first fetches the line that it changes, and the lines of a large array push out all others. For a line that
is written as a whole, and has left the cache before anybody reads it, neither is of use. Here is which arrays those are by
their kernel; how large a launch must be is for the machine to say.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from tack.ops import OPS
from tackc.compiler import ir
from tackc.compiler.lanes.shapes import UNIFORM, VARYING, Shape, shape_of
from tackc.compiler.traverse import all_assigned, expressions, mentions, statements, walk

_MOST_WORK: Final = 48  # operations of an iteration, but for those of indices; more of them outlast the memory


class Streams(NamedTuple):
    """The arrays, whose elements of an iteration have the same index and the same size; the next iteration along the last axis
    writes the next element of each."""

    arrays: tuple[ir.Param, ...]
    indices: tuple[ir.Expr, ...]
    size: int


def streams(kernel: ir.Kernel) -> Streams | None:
    """The arrays of a kernel that it can write past the caches, all that it writes; none in code that reports what fails."""
    body, axis = kernel.loop.body, kernel.loop.axes[-1]
    stores = [stmt for stmt in body if isinstance(stmt, ir.Store)]
    if not stores or axis.step != 1 or not all(map(_straight, body)) or _work(body) > _MOST_WORK:
        return None
    indices = stores[0].indices
    arrays = tuple(dict.fromkeys(store.storage for store in stores if isinstance(store.storage, ir.Param)))
    read = {node.storage for part in (*kernel.before, kernel.loop) for node in walk(part) if isinstance(node, ir.Load)}
    changing = {axis.index, *all_assigned(body)}
    if (
        len(arrays) < len(stores)
        or not read.isdisjoint(arrays)
        or any(isinstance(thing, ir.Buffer) for stmt in body for thing in mentions(stmt))
        or any(store.indices != indices for store in stores)
        or len({ir.element_type(array).size for array in arrays}) > 1
        or len(indices) != 1
        or axis.index in all_assigned(body)
        or not follows(indices[0], axis.index, changing)
    ):
        return None
    return Streams(arrays, indices, ir.element_type(arrays[0]).size)


def _straight(stmt: ir.Stmt) -> bool:
    """Whether a statement always ends at the next one, and stores always or never."""
    return isinstance(stmt, ir.Store) or all(isinstance(inner, ir.Assign | ir.If) for inner in statements(stmt))


def _work(block: Iterable[ir.Stmt]) -> int:
    """How many operations there are but for those of indices; a function counts as too many."""
    total = 0
    for stmt in block:
        for node in walk(stmt):
            if isinstance(node, ir.Apply):
                total += _MOST_WORK + 1 if OPS[node.op].ulps or node.op == "ipow" else 1
            elif isinstance(node, ir.Load | ir.Store):
                total -= sum(isinstance(expr, ir.Apply) for index in node.indices for expr in expressions(index))
    return total


def follows(index: ir.Expr, axis: ir.Local, changing: Collection[ir.Local]) -> bool:
    """Whether an index grows by one with the axis, whatever else is in `changing`, and reads no memory."""

    def read(local: ir.Local) -> Shape:
        return 1 if local == axis else VARYING if local in changing else UNIFORM

    return shape_of(index, read, {}) == 1 and not any(isinstance(node, ir.Load) for node in expressions(index))
