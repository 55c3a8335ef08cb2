"""Choosing a variant for a call (J-001): does it fit, which one is best, and what to say where none does.

A number is weak: it fits every scalar type that can hold it, and the type that it has by itself wins where both exist.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from tack_runtime.arguments import Argument, ArrayArgument, ScalarArgument, TextureArgument
from tack_runtime.dtypes import ArrayType, Scalar, TextureType, Type
from tack_runtime.manifest import Image, KernelEntry, Variant
from tack_runtime.signature import Signature
from tack_runtime.workgroups import CPU_BACKEND, no_workgroups

_NEAREST = 3  # variants that an error shows


Choice: TypeAlias = tuple[Variant, Image]  # a variant that fits a call, with the image that this machine would run
Miss: TypeAlias = tuple[Signature, tuple[str, ...]]  # a variant that does not, and why, the first reason first


class Origin:
    """Where a kernel comes from: its source file and module, and the bundle that holds it ("": none) with all its kernels."""

    __slots__ = ("bundle", "file", "kernels", "module")

    def __init__(self, file: str, bundle: str, module: str = "", kernels: Sequence[KernelEntry] = ()) -> None:
        self.file = file
        self.bundle = bundle
        self.module = module
        self.kernels = kernels


def choose(
    variants: Sequence[Variant], arguments: Sequence[Argument], levels: Sequence[str], *, checked: bool = False
) -> tuple[Choice | None, list[Miss]]:
    """The best variant that fits and runs on one of the CPU levels (best first), and every one that does not fit.

    Best: scalars of the call's own types, then the most baked dimensions, then the order of the bundle. `checked`: debug mode is
    on, and takes checked variants only.
    """
    misses: list[Miss] = []
    best: tuple[tuple[int, int], Choice] | None = None
    for variant in _of_mode(variants, checked):
        image = cpu_image(variant, levels)
        reasons = tuple(_reasons(variant, arguments))
        if variant.checked is not checked:
            reasons = (*reasons, "it was built without checks, and debug mode is on")
        if isinstance(image, str):
            reasons = (*reasons, image)
        if reasons or isinstance(image, str):
            misses.append((variant.signature, reasons))
            continue
        rank = (_conversions(variant.signature, arguments), -baked_dims(variant.signature))
        if best is None or rank < best[0]:
            best = (rank, (variant, image))
    return (best[1] if best else None), misses


def beyond_the_cpu(variants: Sequence[Variant], arguments: Sequence[Argument]) -> Variant | None:
    """A variant that fits a call, but uses workgroups (W-002)."""
    return next((each for each in variants if each.workgroup and not any(_reasons(each, arguments))), None)


def _of_mode(variants: Sequence[Variant], checked: bool) -> Iterator[Variant]:
    """The variants that a call looks at: those with checks in debug mode, and those without where none of that signature has
    them, to say so; else those without."""
    known = {variant.signature for variant in variants if variant.checked}
    for variant in variants:
        if variant.checked is checked or (checked and variant.signature not in known):
            yield variant


def cpu_image(variant: Variant, levels: Sequence[str]) -> Image | str:
    """The image of the best level, or the reason why there is none."""
    if variant.workgroup:
        return no_workgroups(variant.workgroup, CPU_BACKEND)
    images = {image.level: image for image in variant.images if image.target == "cpu" and image.kind == "library"}
    for level in levels:
        if level in images:
            return images[level]
    if images:
        return f"it was built for {', '.join(sorted(images))}; this process may use {', '.join(levels)}"
    return "it was not built for the CPU"


def baked_dims(signature: Signature) -> int:
    """How many dimensions are baked in."""
    types = [type_ for _, type_ in signature.parameters if not isinstance(type_, Scalar)]
    return sum(dim is not None for type_ in types for dim in type_.dims)


def nearest(misses: Sequence[Miss]) -> list[Miss]:
    """The few variants that lack least."""
    return sorted(misses, key=lambda miss: len(miss[1]))[:_NEAREST]


def overlapping(variant: Variant, others: Sequence[Variant]) -> Iterator[Variant]:
    """The other variants that take some of the calls that this one takes, as far as their arrays tell."""
    mine = variant.signature.parameters
    for other in others:
        pairs = zip(mine, other.signature.parameters, strict=True)
        if other is not variant and other.checked is variant.checked and all(_may_meet(a, b) for (_, a), (_, b) in pairs):
            yield other


def _may_meet(a: Type, b: Type) -> bool:
    if isinstance(a, ArrayType) and isinstance(b, ArrayType):
        dims = zip(a.dims, b.dims, strict=False)
        return a.element is b.element and a.ndim == b.ndim and all(m is None or n is None or m == n for m, n in dims)
    if isinstance(a, TextureType) and isinstance(b, TextureType):
        return all(m is None or n is None or m == n for m, n in zip(a.dims, b.dims, strict=True))
    return isinstance(a, Scalar) and isinstance(b, Scalar)


def _reasons(variant: Variant, arguments: Sequence[Argument]) -> Iterator[str]:
    for (_, type_), argument in zip(variant.signature.parameters, arguments, strict=True):
        reason = _mismatch(type_, argument)
        if reason:
            yield reason
    shapes = {argument.name: argument.memory.shape for argument in arguments if isinstance(argument, ArrayArgument)}
    for name, axis in variant.small_dims:
        shape = shapes.get(name, ())
        if axis < len(shape) and shape[axis] >= 1 << 31:
            yield f"{name}.shape[{axis}] is {shape[axis]}; the variant reads it as a 32-bit number"


def _mismatch(type_: Type, argument: Argument) -> str | None:
    """Why an argument does not fit a type, or None."""
    name = argument.name
    if isinstance(argument, TextureArgument):
        return _texture_mismatch(type_, argument)
    if isinstance(type_, TextureType):
        what = "a number" if isinstance(argument, ScalarArgument) else f"an array {argument.type}"
        return f"{name} is a texture {type_}, the call passes {what}; tack.texture3d makes textures"
    if isinstance(argument, ScalarArgument):
        if isinstance(type_, ArrayType):
            return f"{name} is an array {type_}, the call passes a number"
        return _number_mismatch(type_, argument)
    if isinstance(type_, Scalar):
        hint = f"; pass {name}.item()" if not argument.memory.ndim else ""
        return f"{name} is a number {type_}, the call passes an array {argument.type}{hint}"
    if argument.element is not type_.element:
        return f"{name} holds {type_.element}, the call passes {argument.element}{_view_hint(type_, argument)}"
    if len(argument.shape) != type_.ndim:
        return f"{name} has {type_.ndim} dimensions, the call passes {len(argument.shape)}"
    for axis, (dim, size) in enumerate(zip(type_.dims, argument.shape, strict=True)):
        if dim is not None and dim != size:
            return f"{name}.shape[{axis}] is {dim}, the call passes {size}"
    return None


def _texture_mismatch(type_: Type, argument: TextureArgument) -> str | None:
    if not isinstance(type_, TextureType):
        kind = "a number" if isinstance(type_, Scalar) else "an array"
        return f"{argument.name} is {kind} {type_}, the call passes a texture"
    if all(dim is None or dim == size for dim, size in zip(type_.dims, argument.baked.dims, strict=True)):
        return None
    return f"{argument.name} is {type_}, the call passes {argument.baked}"


def _view_hint(type_: ArrayType, argument: ArrayArgument) -> str:
    """How to pass the same memory as elements of the type, where that is possible; vectors are never guessed from a shape."""
    element, memory = type_.element, argument.memory
    if element.scalar is not argument.element.scalar or memory.ndim != type_.machine.ndim:
        return ""
    if memory.shape[type_.ndim :] != element.shape:
        return ""
    kind = "numbers" if isinstance(element, Scalar) else "matrices" if element.is_matrix else "vectors"
    return f"; tack.wrap({argument.name}, {element!r}) views it as {kind}"


def _number_mismatch(type_: Scalar, argument: ScalarArgument) -> str | None:
    if type_.is_float:
        return None
    if isinstance(argument.value, float):
        return f"{argument.name} is an integer {type_}, the call passes a float"
    if not type_.minimum <= argument.value <= type_.maximum:
        return f"{argument.name} is {type_}, which does not hold {argument.value}"
    return None


def _conversions(signature: Signature, arguments: Sequence[Argument]) -> int:
    """How far the scalars are from their own types: 0 the same, 1 another width, 8 an int that becomes a float, each."""
    distance = 0
    for (_, type_), argument in zip(signature.parameters, arguments, strict=True):
        if isinstance(argument, ScalarArgument) and isinstance(type_, Scalar) and type_ is not argument.type:
            distance += 1 if type_.is_float == argument.type.is_float else 8
    return distance
