"""What the compiler holds kernels to that use workgroups: which primitives they have, and that all lanes meet (W-002, W-010)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tack_runtime.dtypes import f32
from tack_runtime.errors import KernelValueError
from tack_runtime.workgroups import COLLECTIVES, PRIMITIVES
from tackc.compiler import ir
from tackc.compiler.traverse import walk
from tackc.compiler.uniformity import Place, analyze

UNIFORM: Final = "requires uniform workgroup participation"


def primitive(stmt: ir.Collective) -> str:
    """The name of a collective in kernels: "barrier", "block_sum"."""
    return "barrier" if isinstance(stmt, ir.Barrier) else f"block_{stmt.op}"


def parted(kernel: ir.Kernel) -> Iterator[tuple[Place, ir.Collective]]:
    """Every collective that only some lanes of a workgroup may come to (W-010)."""
    if COLLECTIVES.isdisjoint(kernel.workgroup):
        return
    for place in analyze(kernel):
        match place.stmt:
            case ir.Barrier() | ir.BlockReduce() as stmt if place.parted is not None:
                yield place, stmt


def check_participation(kernel: ir.Kernel) -> None:
    """KernelValueError for the first collective that only some lanes may come to: what emitters ask of the IR they get."""
    for place, stmt in parted(kernel):
        raise KernelValueError(f"Kernel {kernel.name!r}: {primitive(stmt)}() at {place.path} ({stmt.loc}) {UNIFORM}")


def problems(kernel: ir.Kernel) -> Iterator[tuple[str, str, Any]]:
    """The rules `workgroup` and `reduce` of well-formed IR that a kernel breaks: (rule, text, node)."""
    listed = set(kernel.workgroup)
    if not listed <= PRIMITIVES or list(kernel.workgroup) != sorted(listed):
        yield "workgroup", f"{kernel.workgroup} are not the names of primitives, sorted", kernel
    if any(buffer.shared for buffer in kernel.buffers) and listed.isdisjoint(("shared", "shared_like")):
        yield "workgroup", "there is a shared array, but neither shared nor shared_like is listed", kernel
    for node in walk(kernel):
        match node:
            case ir.ThreadId():
                name = "thread_id"
            case ir.Barrier():
                name = "barrier"
            case ir.BlockReduce():
                name = primitive(node)
                if node.result.type is not f32:
                    yield "reduce", f"the result of {name} is {node.result.type}, not f32", node
            case _:
                continue
        if name not in listed:
            yield "workgroup", f"{name} is not listed", node
