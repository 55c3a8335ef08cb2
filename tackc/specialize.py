"""The signatures that a build makes of a kernel: from annotations, `tack.specialize` calls and spec texts, merged."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from inspect import Parameter
from typing import Any, NamedTuple, TypeAlias, Union

from tack.kernel_object import Func, Kernel
from tack.naming import class_labels, function_labels
from tack.variants import (
    Choice,
    Chosen,
    Declaration,
    MemberDeclaration,
    ObjectDeclaration,
    OneOf,
    OneOfArray,
    class_members,
    declaration,
)
from tack_runtime.dtypes import ArrayType, Compound, Constant, FunctionName, Member, ObjectType, Scalar, TextureType, Type, f32
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.naming import FullName, class_name, function_name
from tack_runtime.objects import MARK
from tack_runtime.signature import Signature, SignatureSyntaxError, parse_signature
from tack_runtime.texture_memory import TextureMaker
from tackc.request import is_called


class Row(NamedTuple):
    """A signature, what declares it, and the type that each choice has in it. `spec`: the number of the spec that declares it."""

    signature: Signature
    origin: str
    spec: int | None
    chosen: Mapping[OneOf, Choice]


@dataclass(frozen=True, slots=True)
class Declared:
    """The signatures of a kernel, and the classes and device functions that they name, for its program.

    `rows` are the declarations one by one, of which several may be the same signature.
    """

    signatures: tuple[Signature, ...]
    classes: tuple[type, ...]
    functions: tuple[Func, ...]
    rows: tuple[Row, ...] = ()


def signatures(kernel: Kernel, specs: Sequence[str] = ()) -> list[Signature]:
    """Every signature declared for `kernel`, as `declared` finds them."""
    return list(declared(kernel, specs).signatures)


def declared(kernel: Kernel, specs: Sequence[str] = ()) -> Declared:
    """Every signature declared for `kernel`, without duplicates: by annotations, then `tack.specialize`, then `specs`.

    A spec applies where it names the kernel, as `name(...)` or `module.name(...)`. A specialization or spec that leaves a
    parameter out takes its annotation; one that leaves out constants and declared members of a class takes those of the class. A
    dimension that is not a number stays open. There is no signature where nothing is declared.

    KernelValueError: a spec that cannot be read. KernelTypeError: an unknown parameter, one without a type, an unknown class.
    """
    annotated = {name: type_ for name in kernel.parameters if (type_ := _annotated(kernel, name)) is not None}
    given = [_Wanted(f"tack.specialize ({each.place})", None, each.types) for each in kernel.specializations]
    for number, spec in enumerate(map(parse_spec, specs)):
        if names_kernel(spec, kernel):
            given.append(_Wanted("spec", number, dict(spec.parameters)))
    wanted = [each._replace(types={**annotated, **_known(kernel, each.types)}) for each in given]
    if annotated.keys() == set(kernel.parameters):
        wanted.insert(0, _Wanted("annotations", None, annotated))
    elif not given and not all(_may_be_documentation(kernel, name) for name in annotated):
        _check_complete(kernel, annotated)  # an annotation such as f32[:] says that a variant is wanted
    return _named(kernel, [made for each in wanted for made in _product(kernel, each)])


class _Wanted(NamedTuple):
    """What one declaration says, before choices are made."""

    origin: str
    spec: int | None
    types: Mapping[str, Any]  # what `declaration` gives, or a type of a spec


class _Made(NamedTuple):
    """One way to make the choices of a declaration."""

    wanted: _Wanted
    types: Mapping[str, Chosen]
    chosen: Mapping[OneOf, Choice]


def parse_spec(text: str) -> Signature:
    """A `--spec` text as a signature; KernelValueError shows where it does not fit."""
    try:
        return parse_signature(text)
    except SignatureSyntaxError as error:
        raise KernelValueError(
            f"cannot read the spec {text!r}: {error}\n  write for example: saxpy(x=f32[:], out=f32[:], a=f32)"
        ) from None


def names_kernel(spec: Signature, kernel: Kernel) -> bool:
    """Whether a spec is about this kernel: by its short name, or by its module and name; a method also without its class."""
    return is_called(spec.kernel, kernel.module, kernel.name)


def owner(kernel: Kernel) -> type | None:
    """The device class whose body defines a kernel; None where there is none, or it cannot be reached from the module."""
    found: object = kernel.function.__globals__
    for name in kernel.__qualname__.split(".")[:-1]:
        found = found.get(name) if isinstance(found, dict) else getattr(found, name, None)
    return found if isinstance(found, type) and hasattr(found, MARK) else None


def _annotated(kernel: Kernel, name: str) -> Declaration | None:
    """What the annotation of a parameter declares, that of `self` by default its class."""
    annotation = kernel.annotation(name)
    cls = owner(kernel) if annotation is Parameter.empty and name == kernel.parameters[0] else None
    return declaration(annotation if cls is None else cls)


def _may_be_documentation(kernel: Kernel, name: str) -> bool:
    """Whether an annotation may say something else than which variant to build: `n: int`, and the class of `self`."""
    annotation = kernel.annotation(name)
    return annotation is Parameter.empty or isinstance(annotation, type)


def _known(kernel: Kernel, types: Mapping[str, object]) -> dict[str, Declaration]:
    known: dict[str, Declaration] = {}
    for name, value in types.items():
        if name not in kernel.parameters:
            expected = f"{kernel.name}({', '.join(f'{p}=...' for p in kernel.parameters)})"
            raise KernelTypeError(f"Kernel {kernel.name!r} has no parameter {name!r}; write {expected}")
        found = _resolved(kernel, value, None) if isinstance(value, ObjectType) else declaration(value)
        if found is not None:
            known[name] = found
    return known


def _check_complete(kernel: Kernel, types: Mapping[str, Declaration]) -> None:
    missing = [name for name in kernel.parameters if name not in types]
    if not missing:
        return
    kernel.check_parameters()
    name = missing[0]
    annotation = kernel.annotation(name)
    if annotation is Parameter.empty and name == kernel.parameters[0]:
        annotation = owner(kernel) or annotation
    if isinstance(annotation, type) and hasattr(annotation, MARK):
        cls = annotation.__name__
        raise KernelTypeError(
            f"Kernel {kernel.name!r}: {name!r} is a {cls}, whose members are not known before one is made; declare them "
            f"in the body of the class, as in data: tack.f32[:], or give an example: "
            f"tack.specialize({kernel.name}, {name}={cls}(...), ...)"
        )
    meant = _meant(kernel, name)
    why = (
        "has no type annotation"
        if annotation is Parameter.empty
        else f"is annotated {annotation!r}, which by itself is no parameter"
        if isinstance(annotation, (Compound, TextureMaker))
        else f"is annotated {annotation!r}, which names no type of the language"
    )
    example = ", ".join(f"{name}={types.get(name, 'TYPE')}" for name in kernel.parameters)
    line = ", ".join(f"{name}: {types.get(name, _meant(kernel, name))!r}" for name in kernel.parameters)
    raise KernelTypeError(
        f"Kernel {kernel.name!r}: parameter {name!r} {why}, so its variants are not known; annotate it, as in "
        f"{name}: {meant!r}, or name all types: --spec '{kernel.name}({example})'\n"
        f"  write for example: def {kernel.name}({line}):"
    )


def _meant(kernel: Kernel, name: str) -> Declaration:
    """The type that a parameter without one is likely to have."""
    annotation = kernel.annotation(name)
    if isinstance(annotation, TextureMaker):
        return TextureType((None, None, None))
    return annotation[:] if isinstance(annotation, Compound) else f32[:]


# --- objects in specs --------------------------------------------------------------------------------------------------


def _resolved(kernel: Kernel, type_: ObjectType, holder: type | None) -> ObjectDeclaration:
    """The class that a spec names, with the members that it names; the rest are those that the class declares."""
    cls = _class(kernel, type_.name, holder)
    found: dict[str, MemberDeclaration] = dict(class_members(cls).declared)
    for name, member in type_.members:
        if isinstance(member, ObjectType):
            found[name] = _resolved(kernel, member, cls)
        elif isinstance(member, FunctionName):
            found[name] = _function(kernel, member.name, cls)
        else:
            found[name] = member
    return ObjectDeclaration(cls, found)


def _class(kernel: Kernel, name: str, holder: type | None) -> type:
    own = owner(kernel)
    for found in (own if own is not None and own.__name__ == name else None, *_reached(kernel, name, holder)):
        if isinstance(found, type) and hasattr(found, MARK):
            return found
    raise KernelTypeError(
        f"Kernel {kernel.name!r}: no device class {name!r} is in reach of it; write its module, too, as in module.{name}(...), "
        "or import it where the kernel is defined"
    )


def _function(kernel: Kernel, name: str, holder: type) -> Func:
    for found in _reached(kernel, name, holder):
        if isinstance(found, Func):
            return found
    raise KernelTypeError(f"Kernel {kernel.name!r}: no @tack.func {name!r} is in reach of it or of class {holder.__name__!r}")


def _reached(kernel: Kernel, name: str, holder: type | None) -> Iterator[object]:
    """What a name, or one after its module, stands for around the kernel, in the module of a class, and anywhere."""
    modules = [kernel.function.__globals__, getattr(sys.modules.get(holder.__module__), "__dict__", {}) if holder else {}]
    for names in (kernel.closure(), *modules):
        first, *rest = name.split(".")
        found = names.get(first)
        for part in rest:
            found = getattr(found, part, None)
        yield found
    module, _, last = name.rpartition(".")
    while module:
        found = sys.modules.get(module)
        for part in last.split("."):
            found = getattr(found, part, None)
        yield found
        module, _, part = module.rpartition(".")
        last = f"{part}.{last}"


# --- choices -----------------------------------------------------------------------------------------------------------


def _product(kernel: Kernel, wanted: _Wanted) -> Iterator[_Made]:
    """Each combination of the distinct choices that the declaration names, the last varying fastest."""
    types = wanted.types
    _check_complete(kernel, types)
    choices = list(dict.fromkeys(choice for name in kernel.parameters for choice in _choices(types[name])))
    for chosen in itertools.product(*(choice.types for choice in choices)):
        picked = dict(zip(choices, chosen, strict=True))
        made = {name: _pick(kernel, name, types[name], picked) for name in kernel.parameters}
        yield _Made(wanted, made, picked)


def _choices(declared: MemberDeclaration | Compound) -> Iterator[OneOf]:
    match declared:
        case OneOf():
            yield declared
            for chosen in declared.types:
                yield from _choices(chosen)
        case OneOfArray(choice=choice):
            yield choice
        case ObjectDeclaration():
            for member in declared.members.values():
                yield from _choices(member)


def _pick(kernel: Kernel, name: str, declared: Declaration | Compound, picked: Mapping[OneOf, Choice]) -> Chosen:
    match declared:
        case OneOf():
            return _pick(kernel, name, picked[declared], picked)
        case Compound():
            raise KernelTypeError(
                f"Kernel {kernel.name!r}: parameter {name!r} would be a {declared} by itself, which no call passes; "
                f"pass its components as numbers, or give the parameter a choice of its own"
            )
        case OneOfArray(choice, dims):
            element = picked[choice]
            assert isinstance(element, (Scalar, Compound))  # OneOf.__getitem__ saw to it
            return ArrayType(element, dims)
        case ObjectDeclaration():
            members = {
                inner: member if isinstance(member, (Constant, Func)) else _pick(kernel, f"{name}.{inner}", member, picked)
                for inner, member in declared.members.items()
            }
            return ObjectDeclaration(declared.cls, members)
        case Scalar() | ArrayType() | TextureType():
            return declared


# --- names -------------------------------------------------------------------------------------------------------------

_Part: TypeAlias = Union[Chosen, Constant, Func, MemberDeclaration]


def _named(kernel: Kernel, found: Sequence[_Made]) -> Declared:
    """Signatures, in which classes and functions have names."""
    parts = [part for made in found for type_ in made.types.values() for part in _parts(type_)]
    classes = tuple(dict.fromkeys(part.cls for part in parts if isinstance(part, ObjectDeclaration)))
    functions = tuple(dict.fromkeys(part for part in parts if isinstance(part, Func)))
    _check_told_apart(kernel, "device classes", [class_name(cls) for cls in classes])
    _check_told_apart(kernel, "device functions", [function_name(function) for function in functions])
    names: dict[object, str] = {
        **dict(zip(classes, class_labels(classes), strict=True)),
        **dict(zip(functions, function_labels(functions), strict=True)),
    }
    rows = []
    for wanted, types, chosen in found:
        signature = Signature(kernel.name, tuple((name, _type(type_, names)) for name, type_ in types.items()))
        rows.append(Row(signature, wanted.origin, wanted.spec, chosen))
    return Declared(tuple(dict.fromkeys(row.signature for row in rows)), classes, functions, tuple(rows))


def _check_told_apart(kernel: Kernel, what: str, names: Sequence[FullName]) -> None:
    """A call of a bundle tells classes, and functions that objects hold, apart by these names."""
    for name in names:
        if names.count(name) > 1:
            reason = "which a call of a bundle could not tell apart; give each a name of its own in its module"
            raise KernelTypeError(f"Kernel {kernel.name!r}: variants are declared for several {what} {'.'.join(name)}, {reason}")


def _parts(part: _Part) -> Iterator[_Part]:
    yield part
    if isinstance(part, ObjectDeclaration):
        for member in part.members.values():
            yield from _parts(member)


def _type(type_: Chosen, names: Mapping[object, str]) -> Type:
    if not isinstance(type_, ObjectDeclaration):
        return type_
    return ObjectType(names[type_.cls], ((name, _member(member, names)) for name, member in type_.members.items()))


def _member(member: MemberDeclaration, names: Mapping[object, str]) -> Member:
    match member:
        case Func():
            return FunctionName(names[member])
        case Constant():
            return member
        case OneOf() | OneOfArray():
            raise AssertionError("choices are made before")
        case _:
            return _type(member, names)
