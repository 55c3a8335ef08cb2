"""What the compiler knows of a target: a value, not a class hierarchy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tack_runtime.dtypes import Scalar, f32
from tack_runtime.errors import CapabilityError, KernelTypeError, KernelValueError, TackError
from tack_runtime.workgroups import GROUP_SIZE, no_workgroups
from tackc.compiler import ir
from tackc.compiler.layout import gpu_layout
from tackc.compiler.traverse import expressions, statements


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What code for a target can do; code branches on these, never on a target's name (J-004).

    - `atomics`: the element types that atomic updates work on (X-003);
    - `shared_bytes`: how many bytes of shared arrays a workgroup may have (A-017); None where there are no workgroups (W-001);
    - `buffers`: how many buffers an entry point may have: one per array, one for what a checked kernel reports, one for all other
      slots, one for the value that a call returns; None where arrays are not passed that way;
    - `parameter_bytes`: how many bytes of parameters an entry point may have, 8 for each slot, for the switch between the forms
      of a launch or the address of the value, and for a sampler; None where there is no limit;
    - `samplers`: whether devices of a level sample textures (Z-003); the source, which is for all levels, is for the level "";
    - `sampling`: a level of devices that do, which gets code of its own where a kernel has textures, beside that for all devices.
    """

    scalars: frozenset[Scalar]
    atomics: frozenset[Scalar]
    shared_bytes: int | None
    buffers: int | None
    parameter_bytes: int | None
    samplers: Callable[[str], bool]
    sampling: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Target:
    """A target: `emit(kernel, symbol)` gives the source text of a kernel whose entry point is called `symbol`, `origins(kernel,
    symbol)` where in the author's source each of its lines comes from, NOWHERE for what comes from none."""

    name: str  # as `--arch` and manifests have it: "metal"
    title: str  # as sentences have it: "Metal"
    suffix: str  # of source members: ".cu"
    capabilities: Capabilities
    emit: Callable[[ir.Kernel, str], str]
    origins: Callable[[ir.Kernel, str], Sequence[ir.Loc]]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a target cannot have a kernel, and what a call or an inspection of it raises."""

    exception: type[TackError]
    reason: str


def types_used(kernel: ir.Kernel) -> dict[Scalar, ir.Loc]:
    """Every scalar type that the kernel holds or computes with, by name, with a place that does."""
    used = {param.type if isinstance(param.type, Scalar) else param.type.scalar: kernel.loc for param in kernel.params}
    used |= {variable.type: kernel.loc for variable in kernel.locals} | {buffer.element: kernel.loc for buffer in kernel.buffers}
    used |= {expr.type: expr.loc for expr in expressions(kernel)}
    return dict(sorted(used.items(), key=lambda item: item[0].name))


def atomic_types(kernel: ir.Kernel) -> tuple[Scalar, ...]:
    """Every element type that the kernel updates atomically, by name."""
    found = {ir.element_type(statement.array) for statement in statements(kernel) if isinstance(statement, ir.Atomic)}
    return tuple(sorted(found, key=str))


def unsupported(kernel: ir.Kernel, target: Target) -> Refusal | None:
    """Why the target cannot have the kernel (R-032, T-022, X-003), or None where it can."""
    if (reason := _types_missing(kernel, target)) is not None:
        return Refusal(KernelTypeError, reason)
    if kernel.workgroup and target.capabilities.shared_bytes is None:
        return Refusal(CapabilityError, no_workgroups(kernel.workgroup, target.title))
    if (reason := _too_much_shared(kernel, target)) is not None:
        return Refusal(KernelValueError, reason)
    reason = _too_many_parameters(kernel, target)
    return None if reason is None else Refusal(KernelTypeError, reason)


def _types_missing(kernel: ir.Kernel, target: Target) -> str | None:
    """The first type that the target does not compute with, or update atomically."""
    supported = ", ".join(sorted(f"tack.{scalar}" for scalar in target.capabilities.scalars))
    for param in kernel.params:
        type_ = param.type if isinstance(param.type, Scalar) else param.type.element
        if type_ not in target.capabilities.scalars:
            kind = "type" if isinstance(param.type, Scalar) else "dtype"
            return (
                f"parameter {param.name!r} has {kind} tack.{type_}, which is not supported on {target.title}. "
                f"Supported {kind}s: {supported}"
            )
    for type_, loc in types_used(kernel).items():
        if type_ not in target.capabilities.scalars:
            return f"tack.{type_} at {loc} is not supported on {target.title}. Supported types: {supported}"
    atomics = [each for each in statements(kernel) if isinstance(each, ir.Atomic)]
    left = tuple((f"atomic_{each.op}", ir.element_type(each.array), each.loc) for each in atomics)
    return update_missing((*left, *kernel.updates), target)


def update_missing(updates: ir.Updates, target: Target) -> str | None:
    """The first atomic update of a type that the target does not update."""
    for name, type_, loc in updates:
        if type_ not in target.capabilities.atomics:
            listed = ", ".join(sorted(f"tack.{scalar}" for scalar in target.capabilities.atomics))
            return f"{name}() at {loc} does not support target dtype tack.{type_} on {target.title}. Supported dtypes: {listed}"
    return None


def _too_much_shared(kernel: ir.Kernel, target: Target) -> str | None:
    """Why the target cannot have the kernel's shared arrays (A-017); block reductions have one of their own."""
    most = target.capabilities.shared_bytes
    reduces = any(isinstance(statement, ir.BlockReduce) for statement in statements(kernel))
    size = sum(-(-buffer.element.size * buffer.size // 8) * 8 for buffer in kernel.buffers if buffer.shared)
    size += GROUP_SIZE * f32.size if reduces else 0
    if most is None or size <= most:
        return None
    own = ", those of block reductions included," if reduces else ""
    return f"its shared arrays{own} take {size} bytes; a workgroup on {target.title} has room for {most}"


def _too_many_parameters(kernel: ir.Kernel, target: Target) -> str | None:
    slots, most = gpu_layout(kernel), target.capabilities
    textures = sum(param.texture for param in kernel.params) if kernel.samplers else 0
    arrays, returns = sum(slot.kind == "address" for slot in slots) - textures, int(kernel.result is not None)
    reports = sum(slot.kind == "report" for slot in slots)
    if most.buffers is not None and arrays + reports + 1 + returns > most.buffers:
        room = f"{most.buffers - reports - 1 - returns}{' and a result' if returns else ''}"
        return f"it has {arrays} array parameters; {target.title} has room for {room}{', in debug mode' if reports else ''}"
    size = 8 * (len(slots) + 1 + kernel.samplers)
    if most.parameter_bytes is not None and size > most.parameter_bytes:
        return f"its arguments take {size} bytes; {target.title} has room for {most.parameter_bytes}"
    return None
