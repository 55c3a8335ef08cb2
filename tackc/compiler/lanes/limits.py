"""How many lanes a kernel can run in at most, and what stands against more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tackc.compiler import ir
from tackc.compiler.accumulators import accumulators, looped
from tackc.compiler.traverse import children, statements

STACK: Final = 256 * 1024  # bytes of the local arrays of all iterations that run at a time (N-018): any stack has room for them
_NESTED: Final = 64  # conditions inside one another, each of which has a mask of its own


class Form(NamedTuple):
    """In how many lanes iterations run, and why; `loc` is what decides, NOWHERE where that is no place.

    `narrows`: 64-bit integers become floats by way of 32 bits.
    """

    width: int
    reason: str
    loc: ir.Loc = ir.NOWHERE
    narrows: bool = False

    def __str__(self) -> str:
        how = "one iteration" if self.width == 1 else f"{self.width} iterations"
        return f"{how} at a time: {self.reason} ({self.loc})"


def limit(kernel: ir.Kernel, width: int) -> Form:
    """The most lanes, of `width` and its halves, that a kernel can run in; nothing is said where that is `width`."""
    if width == 1:
        return Form(1, "")
    against = obstacle(kernel)
    if against is not None:
        return against
    size = sum(buffer.size * buffer.element.size for buffer in kernel.buffers)
    fitting = width
    while fitting > 1 and size * fitting > STACK:
        fitting //= 2
    if fitting < width:
        return Form(fitting, f"its local arrays take {size} bytes in each lane, and there is room for {STACK}", kernel.loc)
    return Form(width, "")


def obstacle(kernel: ir.Kernel) -> Form | None:
    """What makes a kernel run one iteration after the other, if anything does."""
    return next(_obstacles(kernel), None)


def _obstacles(kernel: ir.Kernel) -> Iterator[Form]:
    if kernel.workgroup:
        yield Form(1, "it uses workgroups", kernel.loc)
    for stmt in statements(kernel.loop):
        if isinstance(stmt, ir.Print):
            yield Form(1, "lines are printed in the order of iterations", stmt.loc)
        if isinstance(stmt, ir.Report):
            yield Form(1, "debug mode looks for the first failure", stmt.loc)
    regrouped = {found.array for found in accumulators(kernel) if found.ordered}
    for stmt in looped(kernel):
        if stmt.array in regrouped:
            yield Form(1, "floats are added to an array in a loop, in the order of iterations", stmt.loc)
    deep = _nested(kernel.loop.body)
    if deep is not None:
        yield Form(1, f"more than {_NESTED} conditions and loops are in one another", deep.loc)


def _nested(block: ir.Block) -> ir.Stmt | None:
    """A condition or loop that is in _NESTED others; an `elif` is in the one before."""
    pending: list[tuple[ir.Stmt, int]] = [(stmt, 0) for stmt in block]
    while pending:
        stmt, around = pending.pop()
        if isinstance(stmt, ir.If | ir.For | ir.While):
            if around == _NESTED:
                return stmt
            pending += [(child, around + 1) for child in children(stmt) if isinstance(child, ir.If | ir.For | ir.While)]
    return None
