"""Short rows: an iteration space whose last axis has few offsets, known to the compiler, such as (n, 3).

Walking such rows one by one costs more than their iterations. So iterations that make up full rows run in a kernel of their
own, whose loop is over rows, with the last axis as a sequential loop that LLVM unrolls:

    for i, k in ndindex(n, 3):          for i in range(n):
        out[i, k] = 2.0 * x[i, k]   ->      for k in range(3):
                                                out[i, k] = 2.0 * x[i, k]

Each turn starts from what an iteration starts from (L-011), where it could tell the difference, and `continue` ends the turn as
it ended the iteration (E-012). A body that assigns an index keeps its iterations: the next turn would see it. So does a row that
fills the lanes which the kernel asks for.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from tackc.compiler import ir, pipeline
from tackc.compiler.axes import extent
from tackc.compiler.locals import locals_of
from tackc.compiler.traverse import all_assigned
from tackc.compiler.verify import verify

_SHORT: Final = 16  # offsets; of rows longer than this, a good part fills vectors


class Rows(NamedTuple):
    """The kernel of full rows, and how many iterations a row has."""

    kernel: ir.Kernel
    width: int


def rows(kernel: ir.Kernel) -> Rows | None:
    """The kernel of full rows, where rows are short and start at a literal."""
    axes = kernel.loop.axes
    last, width = axes[-1], extent(kernel, len(axes) - 1)
    if len(axes) == 1 or width is None or not 1 <= width <= _SHORT or not isinstance(last.start, int) or last.step != 1:
        return None
    lanes = kernel.options.lanes or 1
    if lanes > 1 and width % lanes == 0:
        return None  # lanes go along the row, and fill it
    if {axis.index for axis in axes} & set(all_assigned(kernel.loop.body)):
        return None
    keep, restore, kept = _fresh(kernel)
    start = ir.Const(last.start, ir.INDEX, kernel.loop.loc)
    stop = ir.Const(last.start + width, ir.INDEX, kernel.loop.loc)
    turn = ir.For(last.index, start, stop, ir.Const(1, ir.INDEX), (*restore, *kernel.loop.body), kernel.loop.loc)
    loop = replace(kernel.loop, axes=axes[:-1], body=(turn,))
    made = replace(kernel, locals=(*kernel.locals, *kept), before=(*kernel.before, *keep), loop=loop)
    verify(made, *pipeline.NAMES, "rows")
    return Rows(made, width)


def zero(local: ir.Local) -> ir.Const:
    """What a local holds that nothing has assigned: one value, so that reading it is deterministic."""
    return ir.Const(0.0 if local.type.is_float else 0, local.type)


def _fresh(kernel: ir.Kernel) -> tuple[list[ir.Stmt], list[ir.Stmt], list[ir.Local]]:
    """Statements that keep the values before the loop, and that give them back to each turn; and the locals to keep them in."""
    bound = set(all_assigned(kernel.before))
    sure = locals_of(kernel.loop.body).sure
    keep: list[ir.Stmt] = []
    restore: list[ir.Stmt] = []
    kept: list[ir.Local] = []
    for local in all_assigned(kernel.loop.body):
        if local in sure:
            continue
        if local in bound:
            copy = ir.Local(f"{local.name}.before", local.type)
            kept.append(copy)
            keep.append(ir.Assign(copy, ir.Read(local)))
            restore.append(ir.Assign(local, ir.Read(copy)))
        else:
            restore.append(ir.Assign(local, zero(local)))
    return keep, restore, kept
