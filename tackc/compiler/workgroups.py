"""What the compiler holds kernels to that use workgroups: which primitives they have, and that all lanes meet (W-002, W-010)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tack_runtime.errors import KernelValueError
from tack_runtime.workgroups import COLLECTIVES
from tackc.compiler import ir
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
