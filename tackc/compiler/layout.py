"""The packed arguments of a launch: one 8-byte slot per value, in a fixed order.

    start, count[, step] of every loop axis · the address of every array · every open dimension that the code reads, that
    says how many elements an accumulator has, or that is of a texture · scalars · in code that prints the address of its output ·
    in checked code the address of the record of the first failure

CPU code receives a pointer to the slots; GPU code receives each slot but the output as a parameter of its own, in the same order.
A value narrower than 8 bytes lies in the low bytes of its slot. Code for samplers receives a texture where other code receives
the address of its texels, so that the slots of a variant are the same for every device.
"""

from __future__ import annotations

from collections.abc import Iterator

from tack_runtime.dtypes import ArrayType, Scalar
from tack_runtime.manifest import Slot
from tackc.compiler import ir
from tackc.compiler.accumulators import open_extents
from tackc.compiler.sites import sites
from tackc.compiler.traverse import expressions, prints


def layout(kernel: ir.Kernel) -> tuple[Slot, ...]:
    """The slots of a kernel."""
    return tuple(_slots(kernel))


def gpu_layout(kernel: ir.Kernel) -> tuple[Slot, ...]:
    """The slots that GPU code receives."""
    return tuple(slot for slot in _slots(kernel) if slot.kind != "output")


def open_dims_read(kernel: ir.Kernel) -> tuple[tuple[str, int, bool], ...]:
    """Every open dimension that the code reads: (parameter, axis, whether the source reads it as a value)."""
    dims: dict[tuple[str, int], bool] = {}
    for expr in expressions(kernel):
        if isinstance(expr, ir.Extent):
            key = (expr.array.name, expr.axis)
            dims[key] = dims.get(key, False) or expr.type is not ir.INDEX
    return tuple((name, axis, as_value) for (name, axis), as_value in sorted(dims.items()))


def _texels(kernel: ir.Kernel) -> Iterator[tuple[str, int]]:
    """The open dimensions of textures."""
    for param in kernel.params:
        if param.texture and isinstance(param.type, ArrayType):
            yield from ((param.name, axis) for axis, dim in enumerate(param.type.dims) if dim is None)


def _slots(kernel: ir.Kernel) -> Iterator[Slot]:
    for axis, bounds in enumerate(kernel.loop.axes):
        yield Slot("start", "", axis)
        yield Slot("count", "", axis)
        if bounds.step != 1:
            yield Slot("step", "", axis)
    for param in kernel.params:
        if isinstance(param.type, ArrayType):
            yield Slot("address", param.name, 0)
    for name, axis in sorted(
        {(name, axis) for name, axis, _ in open_dims_read(kernel)}.union(open_extents(kernel), _texels(kernel))
    ):
        yield Slot("dim", name, axis)
    for param in kernel.params:
        if isinstance(param.type, Scalar):
            yield Slot("scalar", param.name, 0)
    if prints(kernel):
        yield Slot("output", "", 0)
    if sites(kernel):
        yield Slot("report", "", 0)
