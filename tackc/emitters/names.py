"""Names in generated sources: none of the user's reaches a compiler unchanged (L-024)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from tack_runtime.dtypes import ArrayType, i64, u32
from tackc.compiler import ir
from tackc.compiler.layout import gpu_layout
from tackc.compiler.traverse import written_arrays
from tackc.emitters.dialect import Argument


@dataclass(frozen=True, slots=True)
class Names:
    """The target's name of everything that has one in a kernel; all of them end in a number that is given once."""

    arguments: tuple[Argument, ...]
    addresses: Mapping[str, str]  # array parameters, and textures
    dims: Mapping[tuple[str, int], str]
    scalars: Mapping[str, str]  # scalar parameters
    bounds: Mapping[tuple[str, int], str]  # ("start" | "count" | "step", axis)
    record: str  # of the first failure; "" where nothing is checked
    locals: Mapping[str, str]
    buffers: Mapping[str, str]
    used: int


def identifier(name: str, number: int) -> str:
    """A C++ identifier for a name of the user's, unique by its number.

    Letters are lowered, so that no macro of a target's headers is hit (`M_PI_2`), and others than ASCII are dropped.
    """
    stem = re.sub(r"[^a-z0-9_]", "", name.lower()).strip("_")
    return f"{stem}_{number}" if stem[:1].isalpha() else f"v{stem}_{number}"


def name_everything(kernel: ir.Kernel) -> Names:
    """Names for slots, locals and local arrays, numbered in that order."""
    types = {param.name: param.type for param in kernel.params}
    written = {param.name for param in written_arrays(kernel)}
    sampled = {param.name for param in kernel.params if param.texture and kernel.samplers}
    arguments: list[Argument] = []
    for number, slot in enumerate(gpu_layout(kernel)):
        type_ = types.get(slot.parameter, u32 if slot.kind == "report" else i64)
        element = i64 if slot.kind == "dim" else type_.scalar if isinstance(type_, ArrayType) else type_
        stem = {"address": slot.parameter, "scalar": slot.parameter, "dim": f"{slot.parameter}_dim{slot.axis}"}.get(slot.kind)
        stem = stem if stem is not None else slot.kind
        stored = slot.parameter in written or slot.kind == "report"
        texture = slot.kind == "address" and slot.parameter in sampled
        arguments.append(Argument(slot, identifier(stem, number), element, stored, texture))
    first_buffer = len(arguments) + len(kernel.locals)
    return Names(
        arguments=tuple(arguments),
        addresses={a.slot.parameter: a.name for a in arguments if a.slot.kind == "address"},
        dims={(a.slot.parameter, a.slot.axis): a.name for a in arguments if a.slot.kind == "dim"},
        scalars={a.slot.parameter: a.name for a in arguments if a.slot.kind == "scalar"},
        bounds={(a.slot.kind, a.slot.axis): a.name for a in arguments if a.slot.kind in ("start", "count", "step")},
        record=next((a.name for a in arguments if a.slot.kind == "report"), ""),
        locals={local.name: identifier(local.name, number) for number, local in enumerate(kernel.locals, len(arguments))},
        buffers={buffer.name: identifier(buffer.name, number) for number, buffer in enumerate(kernel.buffers, first_buffer)},
        used=first_buffer + len(kernel.buffers),
    )
