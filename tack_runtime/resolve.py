"""Choosing a variant for a call (J-001): does it fit, which one is best, and what to say where none does.

A number is weak: it fits every scalar type that holds it, its own first. An object fits where its class and the members that the
variant names do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias, Union

from tack_runtime.described import (
    Argument,
    ArrayArgument,
    ConstantArgument,
    FunctionArgument,
    MemberArgument,
    ObjectArgument,
    ScalarArgument,
    TextureArgument,
    is_number_like,
    objects,
)
from tack_runtime.described import leaves as argument_leaves
from tack_runtime.dtypes import ArrayType, Constant, Dim, FunctionName, Member, ObjectType, Scalar, TextureType
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.manifest import Image, KernelEntry, Variant
from tack_runtime.signature import Signature, leaves, member_at
from tack_runtime.workgroups import CPU_BACKEND, no_workgroups

_NEAREST = 3  # variants that an error shows


Choice: TypeAlias = tuple[Variant, Image]  # a variant that fits a call, with the image that this machine would run
ImageOf: TypeAlias = Callable[[Variant], Union[Image, str]]  # that of a device, or why there is none
Miss: TypeAlias = tuple[Signature, tuple[str, ...]]  # a variant that does not, and why, the first reason first


class Origin:
    """Where a kernel comes from: its source file and module, and the bundle that holds it ("": none) with all its kernels and
    `program`, which reads JSON texts of members. `declared`: the types that source declares for arrays, by dotted names.
    `remedy`: what to do where a variant is missing, if that is not to build one.
    """

    __slots__ = ("_kernels", "bundle", "declared", "file", "module", "program", "remedy")

    def __init__(
        self,
        file: str,
        bundle: str,
        module: str = "",
        kernels: Callable[[], Sequence[KernelEntry]] = tuple,
        program: Callable[[str], bytes] | None = None,
        declared: Callable[[], Sequence[tuple[str, ArrayType]]] = tuple,
        remedy: str = "",
    ) -> None:
        self.program = program
        self.declared = declared
        self.file = file
        self.bundle = bundle
        self.module = module
        self.remedy = remedy
        self._kernels = kernels

    @property
    def kernels(self) -> Sequence[KernelEntry]:
        return self._kernels()


def choose(
    variants: Sequence[Variant], arguments: Sequence[Argument], image_of: ImageOf, *, checked: bool = False
) -> tuple[Choice | None, list[Miss]]:
    """The best variant that fits and has an image for the device, and every one that does not fit.

    Best: scalars of the call's own types, then the most baked dimensions, then the order of the bundle. `checked`: debug mode is
    on. KernelTypeError: those that fit are for different constants, which the call's objects lack.
    """
    misses: list[Miss] = []
    fitting: list[_Ranked] = []
    for variant in _of_mode(variants, checked):
        image = image_of(variant)
        reasons = tuple(_reasons(variant, arguments))
        if variant.checked is not checked:
            reasons = (*reasons, "it was built without checks, and debug mode is on")
        if isinstance(image, str):
            reasons = (*reasons, image)
        if reasons or isinstance(image, str):
            misses.append((variant.signature, reasons))
        else:
            rank = (_conversions(variant.signature, arguments), -baked_dims(variant.signature))
            fitting.append((rank, (variant, image)))
    if len(fitting) > 1:
        fitting = _of_named_classes(fitting, arguments)
        _check_assumed([variant.signature for _, (variant, _) in fitting], arguments)
    return (min(fitting, key=lambda each: each[0])[1] if fitting else None), misses


_Ranked: TypeAlias = tuple[tuple[int, int], Choice]


def _of_named_classes(fitting: list[_Ranked], arguments: Sequence[Argument]) -> list[_Ranked]:
    """Of variants for different classes of an object of any class, those for one with the name of its own. KernelTypeError: there
    is none; methods differ where classes do (D-009)."""
    for path, kind in ((found.name, found.kind) for found in objects(arguments) if found.cls is None):
        types = [(member_at(each[1][0].signature, path), each) for each in fitting]
        named = [(type_.name, each) for type_, each in types if isinstance(type_, ObjectType)]
        classes = list(dict.fromkeys(name for name, _ in named))
        if len(classes) > 1:
            fitting = [each for name, each in named if name.rpartition(".")[2] == kind]
            if not fitting:
                kernel = named[0][1][1][0].signature.kernel
                raise KernelTypeError(
                    f"Kernel '{kernel}': variants that fit are built for {path!r} of the classes {', '.join(classes)}, whose "
                    f"methods may differ, and the call passes a {kind}; pass an object of a class with one of these names"
                )
    return fitting


def _check_assumed(signatures: Sequence[Signature], arguments: Sequence[Argument]) -> None:
    """What objects lack and variants have compiled in must be the same in all that fit."""
    assumed: dict[str, Constant | FunctionName] = {}
    for signature in signatures:
        for name, value in _assumed(signature, arguments):
            if assumed.setdefault(name, value) != value:
                built = f"variants are built for {name} = {assumed[name]} and for {name} = {value}"
                lacks = f"the call's object has no {name.rpartition('.')[2]!r}; give it the one that is meant"
                raise KernelTypeError(f"Kernel '{signature.kernel}': {built}, and {lacks}")


def _assumed(signature: Signature, arguments: Sequence[Argument]) -> Iterator[tuple[str, Constant | FunctionName]]:
    """The constants and functions of a variant that fits, and that the call's objects lack."""
    pending: list[tuple[Member, MemberArgument]] = list(zip((type_ for _, type_ in signature.parameters), arguments, strict=True))
    while pending:
        type_, argument = pending.pop()
        if isinstance(type_, ObjectType) and isinstance(argument, ObjectArgument):
            for name, member in type_.members:
                if name in argument.members:
                    pending.append((member, argument.members[name]))
                elif isinstance(member, (Constant, FunctionName)):
                    yield f"{argument.name}.{name}", member


def check_refused(misses: Sequence[Miss], arguments: Sequence[Argument]) -> None:
    """KernelValueError where only members that no kernel takes keep a variant from fitting (D-008, R-031)."""
    refused = [f"{found.name}.{inner} {reason}" for found in objects(arguments) for inner, reason in found.refused.items()]
    for signature, reasons in misses if refused else ():
        if set(reasons) <= set(refused):
            raise KernelValueError(f"Kernel '{signature.kernel}': {reasons[0]}")


def fitting(variants: Sequence[Variant], arguments: Sequence[Argument]) -> list[Variant]:
    """The variants that fit a call, whether or not a device can have them (W-002)."""
    return [each for each in variants if not any(_reasons(each, arguments))]


def _of_mode(variants: Sequence[Variant], checked: bool) -> Iterator[Variant]:
    """The variants that a call looks at: in debug mode those with checks, and to say so others of signatures that have none."""
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
    types = [type_ for _, type_ in leaves(signature) if not isinstance(type_, Scalar)]
    return sum(dim is not None for type_ in types for dim in type_.dims)


def nearest(misses: Sequence[Miss]) -> list[Miss]:
    """The few variants that lack least."""
    return sorted(misses, key=lambda miss: len(miss[1]))[:_NEAREST]


def overlapping(variant: Variant, others: Sequence[Variant]) -> Iterator[Variant]:
    """The other variants that may take calls that this one takes."""
    mine = variant.signature.parameters
    for other in others:
        pairs = zip(mine, other.signature.parameters, strict=True)
        if other is not variant and other.checked is variant.checked and all(_may_meet(a, b) for (_, a), (_, b) in pairs):
            yield other


def _may_meet(a: Member, b: Member) -> bool:
    match a, b:
        case ArrayType(), ArrayType():
            return a.element is b.element and a.ndim == b.ndim and _dims_may_meet(a.dims, b.dims)
        case TextureType(), TextureType():
            return _dims_may_meet(a.dims, b.dims)
        case ObjectType(), ObjectType():
            mine = dict(a.members)
            return all(name not in mine or _may_meet(mine[name], member) for name, member in b.members)
        case ((Constant() | FunctionName()), (Constant() | FunctionName())):
            return a == b
        case _:
            return isinstance(a, (Scalar, Constant)) and isinstance(b, (Scalar, Constant))


def _dims_may_meet(a: Sequence[Dim], b: Sequence[Dim]) -> bool:
    return all(m is None or n is None or m == n for m, n in zip(a, b, strict=True))


def _reasons(variant: Variant, arguments: Sequence[Argument]) -> Iterator[str]:
    for (_, type_), argument in zip(variant.signature.parameters, arguments, strict=True):
        yield from _mismatches(type_, argument)
    shapes = {
        name: leaf.memory.shape for name, leaf in passed(variant.signature, arguments).items() if isinstance(leaf, ArrayArgument)
    }
    for name, axis in variant.small_dims:
        shape = shapes.get(name, ())
        if axis < len(shape) and shape[axis] >= 1 << 31:
            yield f"{name}.shape[{axis}] is {shape[axis]}; the variant reads it as a 32-bit number"


Passed: TypeAlias = Union[ArrayArgument, TextureArgument, ScalarArgument, ConstantArgument]


def passed(signature: Signature, arguments: Sequence[Argument]) -> dict[str, Passed]:
    """The arguments for the leaves of a signature that a call has, by dotted names."""
    found: dict[str, Passed] = {}
    pending: list[tuple[Member, MemberArgument]] = list(zip((type_ for _, type_ in signature.parameters), arguments, strict=True))
    for type_, argument in pending:  # which grows
        if isinstance(type_, ObjectType) and isinstance(argument, ObjectArgument):
            held = argument.members
            pending += [(member, held[name]) for name, member in type_.members if name in held]
        elif not isinstance(argument, (ObjectArgument, FunctionArgument)) and isinstance(type_, (Scalar, ArrayType, TextureType)):
            found[argument.name] = argument
    return found


def _mismatches(type_: Member, argument: MemberArgument) -> Iterator[str]:
    """Why an argument does not fit a type, the first reason first; none where it does."""
    if isinstance(type_, ObjectType) and isinstance(argument, ObjectArgument):
        yield from _object_mismatches(type_, argument)
    else:
        reason = _mismatch(type_, argument)
        if reason:
            yield reason


def _object_mismatches(type_: ObjectType, argument: ObjectArgument) -> Iterator[str]:
    name = argument.name
    if argument.cls is not None and argument.label != type_.name:
        yield f"{name} is a {type_.name}, the call passes a {argument.label}"
        return
    for inner, member in type_.members:
        given = argument.members.get(inner)
        if given is not None:
            yield from _mismatches(member, given)
        elif inner in argument.refused:
            yield f"{name}.{inner} {argument.refused[inner]}"
        elif argument.cls is not None or not isinstance(member, (Constant, FunctionName)):
            yield f"{name}.{inner} is {_described(member)}, and the call's object has no {inner!r}"


def _described(type_: Member) -> str:
    match type_:
        case Scalar():
            return f"a number {type_}"
        case ArrayType():
            return f"an array {type_}"
        case TextureType():
            return f"a texture {type_}"
        case ObjectType():
            return f"an object {type_.name}(...)"
        case FunctionName():
            return f"the function {type_}"
        case Constant():
            return str(type_)


def _passes(argument: MemberArgument) -> str:
    match argument:
        case ScalarArgument():
            return "a number"
        case ArrayArgument():
            return f"an array {argument.type}"
        case TextureArgument():
            return "a texture"
        case ObjectArgument():
            return f"an object {argument.label}(...)" if argument.label else "an object"
        case FunctionArgument():
            return f"the function {argument.label}"
        case ConstantArgument():
            return str(argument.type)


def _mismatch(type_: Member, argument: MemberArgument) -> str | None:
    """Why an argument does not fit a type that is no object, or None."""
    name = argument.name
    match type_, argument:
        case Constant(), (ScalarArgument() | ConstantArgument()):
            return _constant_mismatch(type_, argument)
        case Scalar(), (ScalarArgument() | ConstantArgument()):
            return _number_mismatch(type_, argument)
        case ArrayType(), ArrayArgument():
            return _array_mismatch(type_, argument)
        case TextureType(), TextureArgument():
            return _texture_mismatch(type_, argument)
        case FunctionName(), FunctionArgument() if type_ == argument.type:
            return None
        case _:
            return f"{name} is {_described(type_)}, the call passes {_passes(argument)}{_kind_hint(type_, argument)}"


def _kind_hint(type_: Member, argument: MemberArgument) -> str:
    match type_, argument:
        case Scalar(), ArrayArgument() if is_number_like(argument):
            return f"; pass {argument.name}.item()"
        case TextureType(), _:
            return "; tack.texture3d makes textures"
        case _:
            return ""


def _array_mismatch(type_: ArrayType, argument: ArrayArgument) -> str | None:
    name = argument.name
    if argument.element is not type_.element:
        view = view_as(type_, argument)
        return f"{name} holds {type_.element}, the call passes {argument.element}{'; ' * bool(view)}{view}"
    if len(argument.shape) != type_.ndim:
        return f"{name} has {type_.ndim} dimensions, the call passes {len(argument.shape)}"
    for axis, (dim, size) in enumerate(zip(type_.dims, argument.shape, strict=True)):
        if dim is not None and dim != size:
            return f"{name}.shape[{axis}] is {dim}, the call passes {size}"
    return None


def _texture_mismatch(type_: TextureType, argument: TextureArgument) -> str | None:
    if all(dim is None or dim == size for dim, size in zip(type_.dims, argument.shaped.dims, strict=True)):
        return None
    return f"{argument.name} is {type_}, the call passes {argument.shaped}"


def view_as(type_: ArrayType, argument: ArrayArgument) -> str:
    """How to pass the same memory as elements of the type; "" where it is not possible."""
    element, memory = type_.element, argument.memory
    if element.scalar is not argument.element.scalar or memory.ndim != type_.machine.ndim:
        return ""
    if memory.shape[type_.ndim :] != element.shape:
        return ""
    kind = "numbers" if isinstance(element, Scalar) else "matrices" if element.is_matrix else "vectors"
    return f"tack.wrap({argument.name}, {element!r}) views it as {kind}"


def views(origin: Origin, misses: Sequence[Miss], arguments: Sequence[Argument]) -> list[str]:
    """How to pass the arrays of a call as elements that the kernel's source declares, or that prebuilt variants have."""
    built = [(name, leaf) for signature, _ in misses for name, leaf in leaves(signature) if isinstance(leaf, ArrayType)]
    given = {leaf.name: leaf for leaf in argument_leaves(arguments) if isinstance(leaf, ArrayArgument)}
    known = [(given[name], type_) for name, type_ in (*origin.declared(), *built) if name in given]
    as_declared = {array.name for array, type_ in known if array.element is type_.element and len(array.shape) == type_.ndim}
    found = [view_as(type_, array) for array, type_ in known if array.name not in as_declared]
    return list(dict.fromkeys(text for text in found if text))


def other_kinds(signature: Signature, arguments: Sequence[Argument]) -> list[str]:
    """What a call passes that is of another kind than in a variant, so that it may be a mistake: "n as an integer i32"."""
    given = passed(signature, arguments)
    found = [(name, type_, given[name]) for name, type_ in leaves(signature) if name in given]
    return [f"{name} as {_meant(type_)}" for name, type_, argument in found if _is_of_another_kind(type_, argument)]


def _is_of_another_kind(type_: Member, argument: Passed) -> bool:
    match type_, argument:
        case Scalar(), (ScalarArgument() | ConstantArgument()):
            return not type_.is_float and isinstance(argument.value, float)
        case ArrayType(), ArrayArgument():
            return type_.ndim != len(argument.shape)
        case TextureType(), TextureArgument():
            return False
        case _:
            return True


def _meant(type_: Member) -> str:
    if isinstance(type_, TextureType):
        return f"{_described(type_)}, which tack.texture3d makes"
    return f"an integer {type_}" if isinstance(type_, Scalar) and not type_.is_float else _described(type_)


def _constant_mismatch(type_: Constant, argument: ScalarArgument | ConstantArgument) -> str | None:
    """A typed constant must be the very literal; any other number must have its value."""
    dtype = argument.type.dtype if isinstance(argument, ConstantArgument) else None
    given = Constant(argument.value, dtype or type_.dtype)
    return None if given == type_ else f"{argument.name} is {type_}, the call passes {given}"


def _number_mismatch(type_: Scalar, argument: ScalarArgument | ConstantArgument) -> str | None:
    if type_.is_float:
        return None
    value = argument.value
    if isinstance(value, float):
        return f"{argument.name} is an integer {type_}, the call passes a float"
    if not type_.minimum <= value <= type_.maximum:
        return f"{argument.name} is {type_}, which does not hold {value}"
    return None


def _conversions(signature: Signature, arguments: Sequence[Argument]) -> int:
    """How far scalars are from their own types: 1 for another width, 8 for an int that becomes a float."""
    distance = 0
    given = passed(signature, arguments)
    for name, type_ in leaves(signature):
        argument = given.get(name)
        if isinstance(argument, ScalarArgument) and isinstance(type_, Scalar) and type_ is not argument.type:
            distance += 1 if type_.is_float == argument.type.is_float else 8
    return distance
