"""Arrays that the iterations of a kernel only accumulate into: what an iteration adds, or takes the least or the greatest of, may
be gathered elsewhere first, since nothing in the launch sees the elements before it ends.

A histogram is one. An array that the loop also reads, stores to, or updates in two ways is none, nor is one whose old elements
the kernel asks for. How integer updates, minima and maxima are grouped does not matter (X-006, X-010); sums of floats may be
regrouped where the kernel allows it (N-019).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tack_runtime.dtypes import ArrayType
from tackc.compiler import ir
from tackc.compiler.sites import sites
from tackc.compiler.traverse import statements, walk


class Accumulator(NamedTuple):
    """An array parameter, and the only thing that iterations do to its elements."""

    array: ir.Param
    op: ir.AtomicOp

    @property
    def ordered(self) -> bool:
        """Whether the bits depend on the order of updates."""
        return self.op == "add" and ir.element_type(self.array).is_float


def accumulators(kernel: ir.Kernel, *, ordered: bool = False) -> tuple[Accumulator, ...]:
    """The accumulators of a kernel in the order of its parameters; none in code that reports what fails.

    Where the kernel does not allow another order of sums of floats, they count only if `ordered`.
    """
    ops: dict[ir.Param, set[ir.AtomicOp | None]] = {}
    for stmt in statements(kernel.loop):
        if isinstance(stmt, ir.Atomic):
            free = stmt.result is None and (ordered or _any_order(kernel, stmt))
            ops.setdefault(stmt.array, set()).add(stmt.op if free else None)
    if not ops or sites(kernel):
        return ()
    used = {node.storage for part in (*kernel.before, kernel.loop) for node in walk(part) if isinstance(node, ir.Load | ir.Store)}
    found = ((param, ops.get(param, ())) for param in kernel.params if param not in used)
    return tuple(Accumulator(param, op) for param, only in found if len(only) == 1 for op in only if op is not None)


def looped(kernel: ir.Kernel) -> Iterator[ir.Atomic]:
    """The atomic updates in sequential loops: an iteration may make several."""
    for loop in statements(kernel.loop):
        if isinstance(loop, ir.For | ir.While):
            yield from (stmt for stmt in statements(loop) if isinstance(stmt, ir.Atomic))


def open_extents(kernel: ir.Kernel) -> tuple[tuple[str, int], ...]:
    """The dimensions that say how many elements accumulators have, while they are open: (parameter, axis)."""
    arrays = [found.array for found in accumulators(kernel)]
    return tuple(
        (array.name, axis)
        for array in arrays
        if isinstance(array.type, ArrayType)
        for axis, size in enumerate(array.type.dims)
        if size is None
    )


def _any_order(kernel: ir.Kernel, stmt: ir.Atomic) -> bool:
    """Whether updates may be grouped at will: sums of floats only where the kernel says so (N-019)."""
    return stmt.op != "add" or not ir.element_type(stmt.array).is_float or kernel.options.reassociate
