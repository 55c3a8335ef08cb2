"""How many lanes a kernel can run in at most, and what stands against more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tackc.compiler import ir
from tackc.compiler.traverse import children, statements

STACK: Final = 256 * 1024  # bytes of the local arrays of all iterations that run at a time (N-018): any stack has room for them
_NESTED: Final = 64  # conditions inside one another, each of which has a mask of its own


class Form(NamedTuple):
    """In how many lanes iterations run, and why not in more; `loc` is what stands against it, NOWHERE where that is no place."""

    width: int
    reason: str
    loc: ir.Loc = ir.NOWHERE


def limit(kernel: ir.Kernel, width: int) -> Form:
    """The most lanes, of `width` and its halves, that a kernel can run in; nothing is said where that is `width`."""
    if width == 1:
        return Form(1, "")
    for found in _obstacles(kernel):
        return found
    size = sum(buffer.size * buffer.element.size for buffer in kernel.buffers)
    fitting = width
    while fitting > 1 and size * fitting > STACK:
        fitting //= 2
    if fitting < width:
        return Form(fitting, f"its local arrays take {size} bytes in each lane, and there is room for {STACK}", kernel.loc)
    return Form(width, "")


def asked(kernel: ir.Kernel) -> Form:
    """The form that a kernel's options ask for."""
    return limit(kernel, kernel.options.lanes or 1)


def _obstacles(kernel: ir.Kernel) -> Iterator[Form]:
    """What makes a kernel run one iteration after the other."""
    if kernel.workgroup:
        yield Form(1, "it uses workgroups", kernel.loc)
    for stmt in statements(kernel.loop):
        if isinstance(stmt, ir.Print):
            yield Form(1, "lines are printed in the order of iterations", stmt.loc)
        if isinstance(stmt, ir.Report):
            yield Form(1, "debug mode looks for the first failure", stmt.loc)
    if _depth(kernel.loop.body) > _NESTED:
        yield Form(1, f"more than {_NESTED} conditions and loops are in one another", kernel.loc)


def _depth(block: ir.Block) -> int:
    """How deep conditions and loops are in one another; an `elif` is inside the one before."""
    deepest = 0
    pending = [(stmt, 1) for stmt in block]
    while pending:
        stmt, depth = pending.pop()
        if isinstance(stmt, ir.If | ir.For | ir.While):
            deepest = max(deepest, depth)
            pending += [(child, depth + 1) for child in children(stmt) if isinstance(child, ir.If | ir.For | ir.While)]
    return deepest
