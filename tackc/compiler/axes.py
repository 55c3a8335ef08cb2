"""What is known of the axes of a parallel loop before it runs."""

from __future__ import annotations

from tack_runtime.dtypes import ArrayType
from tack_runtime.expression import evaluate, leaves
from tackc.compiler import ir


def extent(kernel: ir.Kernel, axis: int) -> int | None:
    """The number of offsets along an axis, where the bounds are literals or sizes that are baked in."""
    bounds = kernel.loop.axes[axis]
    dims = {param.name: param.type.dims for param in kernel.params if isinstance(param.type, ArrayType)}
    expressions = (bounds.start, bounds.stop, bounds.step)
    used = [leaf for expression in expressions for leaf in leaves(expression)]
    if any(kind != "dim" or dims[name][at] is None for kind, name, at in used):
        return None
    shapes = {name: [size or 0 for size in sizes] for name, sizes in dims.items()}
    try:
        start, stop, step = (evaluate(expression, {}, shapes) for expression in expressions)
    except ZeroDivisionError:  # the call raises it (P-003)
        return None
    return len(range(start, stop, step)) if step > 0 else None
