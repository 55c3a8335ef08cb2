"""What a launch passes for given arguments: slot values and grids, from the manifest's definitions."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from tack_runtime.checks import MOST_VALUES, Record
from tack_runtime.dtypes import Scalar
from tack_runtime.expression import evaluate
from tackc.compiler import ir
from tackc.compiler.interpret import Failure
from tackc.compiler.layout import gpu_layout
from tackc.compiler.sites import sites

Arguments: TypeAlias = Mapping[str, "np.ndarray | np.generic"]
RECORD: Final = ""  # the name of the record of the first failure among arguments (O-020)


@dataclass(frozen=True)
class Grid:
    """A CUDA launch: blocks and threads of a block along x, y, z; `flat` is the value of the switch of a shaped kernel."""

    blocks: tuple[int, int, int]
    threads: tuple[int, int, int]
    flat: int | None


def counts(kernel: ir.Kernel, arguments: Arguments) -> list[tuple[int, int, int]]:
    """Start, count and step of every axis (P-002)."""
    scalars = {name: int(value) for name, value in arguments.items() if isinstance(value, np.integer)}
    shapes = {name: value.shape for name, value in arguments.items() if isinstance(value, np.ndarray)}
    result = []
    for axis in kernel.loop.axes:
        start, stop, step = (evaluate(bound, scalars, shapes) for bound in (axis.start, axis.stop, axis.step))
        result.append((start, max(0, (stop - start + step - 1) // step), step))
    return result


def record() -> np.ndarray:
    """The record of a launch in which nothing has failed."""
    return np.frombuffer(bytes(Record()), np.int64).copy()


def first_failure(kernel: ir.Kernel, found: Failure | None) -> np.ndarray:
    """The record that a launch leaves on a GPU: the rank of the iteration is in the upper half of the first word."""
    if found is None:
        return record()
    rank = max(2**32 - 2 - found.iteration, 0)
    values = [*found.values, *[0] * MOST_VALUES][:MOST_VALUES]
    lock = np.array([rank << 32], np.uint64).view(np.int64)
    return np.array([*lock, found.iteration, sites(kernel).index(found.site), *values], np.int64)


def slot_values(kernel: ir.Kernel, arguments: Arguments) -> list[np.ndarray | np.generic]:
    """One value per slot: the array itself for an address, else a NumPy scalar of the slot's type."""
    axes = counts(kernel, arguments)
    values: list[np.ndarray | np.generic] = []
    for slot in gpu_layout(kernel):
        match slot.kind:
            case "start" | "count" | "step":
                values.append(np.int64(axes[slot.axis][("start", "count", "step").index(slot.kind)]))
            case "address" | "scalar":
                values.append(arguments[slot.parameter])
            case "report":
                values.append(arguments[RECORD])
            case "dim":
                values.append(np.int64(arguments[slot.parameter].shape[slot.axis]))
    for param, value in ((p, arguments[p.name]) for p in kernel.params if isinstance(p.type, Scalar)):
        assert value.dtype == param.type.numpy, f"{param.name} is {param.type}"
    return values


def cuda_grids(kernel: ir.Kernel, arguments: Arguments) -> list[Grid]:
    """Every way to launch a kernel: shaped and flat where both exist (P-007, P-008); none for no iterations."""
    extents = [count for _, count, _ in counts(kernel, arguments)]
    total = math.prod(extents)
    if total == 0:
        return []
    shaped = len(extents) in (2, 3) and not kernel.workgroup
    flat = Grid((-(-total // 256), 1, 1), (256, 1, 1), 1 if shaped else None)
    if not shaped:
        return [flat]
    threads: list[int] = []
    for extent in reversed(extents):
        threads.append(max(1, min(extent, 256 // math.prod(threads))))
    threads += [1] * (3 - len(threads))
    sizes = [*reversed(extents), 1][:3]
    blocks = tuple(-(-size // thread) for size, thread in zip(sizes, threads, strict=True))
    return [Grid(blocks, tuple(threads), 0), flat]


def metal_threads(kernel: ir.Kernel, arguments: Arguments) -> tuple[int, int, int]:
    """Threads of a dispatch along x, y, z: the loop's shape, or one dimension for four axes and more or workgroups (P-007)."""
    extents = [count for _, count, _ in counts(kernel, arguments)]
    sizes = [math.prod(extents)] if len(extents) > 3 or kernel.workgroup else [*reversed(extents)]
    return tuple([*sizes, 1, 1][:3])
