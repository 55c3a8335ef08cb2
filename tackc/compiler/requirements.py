"""What a kernel needs of a target, against what the target can do."""

from __future__ import annotations

from collections.abc import Iterator

from tack_runtime.dtypes import SCALARS, ArrayType, Scalar
from tackc.compiler import ir
from tackc.compiler.target import Capabilities
from tackc.compiler.traverse import walk


def unmet(kernel: ir.Kernel, capabilities: Capabilities) -> str | None:
    """Why a target cannot run the kernel, or None where it can (T-022, X-003). The first reason in a fixed order."""
    scalars = set(_scalars(kernel))
    atomics = {ir.element_type(node.array) for node in walk(kernel) if isinstance(node, ir.Atomic)}
    for scalar in SCALARS:
        if scalar in scalars and scalar not in capabilities.scalars:
            return f"{scalar} is not supported"
    for scalar in SCALARS:
        if scalar in atomics and scalar not in capabilities.atomics:
            return f"atomic updates of {scalar} elements are not supported"
    return None


def _scalars(kernel: ir.Kernel) -> Iterator[Scalar]:
    """The type of everything that the kernel stores, reads or computes."""
    for param in kernel.params:
        yield param.type.element if isinstance(param.type, ArrayType) else param.type
    for local in kernel.locals:
        yield local.type
    for buffer in kernel.buffers:
        yield buffer.element
    for node in walk(kernel):
        if isinstance(node, (ir.Const, ir.Apply, ir.Cast)):
            yield node.type
