"""Declaring which variants `tackc build` makes: the meaning of annotations, `one_of` and `specialize`.

A declaration says which types one parameter takes: a type, or a choice (`OneOf`, `OneOfArray`) that stands for several.
Declarations say what to prebuild; they never restrict a call.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeAlias, Union, final

import numpy as np

from tack.constants import VectorConstant
from tack.device_class import Mark, own_annotations
from tack.kernel_object import BoundKernel, Func, Kernel, Specialization, evaluated
from tack.layout import Layout, members
from tack_runtime.dtypes import (
    ArrayType,
    Compound,
    Constant,
    Dim,
    Element,
    Leaf,
    Scalar,
    TextureType,
    by_numpy,
    f32,
    f64,
    i32,
)
from tack_runtime.errors import KernelTypeError
from tack_runtime.host_types import is_float, is_integer, natural_integer
from tack_runtime.objects import MARK, is_device_object, is_number
from tack_runtime.textures import Texture3D


@final
class OneOf:
    """A choice between types. Each object is one choice: all parameters that name it take the same type in a variant.

    Vectors and matrices are among the types for `T[:]`; a parameter by itself cannot be one.
    """

    def __init__(self, types: tuple[Choice, ...]) -> None:
        self.types: Final = types

    def __getitem__(self, dims: object) -> OneOfArray:
        """`T[:]`: an array of whichever element is chosen."""
        other = next((type_ for type_ in self.types if not isinstance(type_, (Scalar, Compound))), None)
        if other is not None:
            kind = "arrays" if isinstance(other, ArrayType) else "textures" if isinstance(other, TextureType) else "classes"
            raise KernelTypeError(f"{self!r} chooses among {kind} ({other!r}), so it cannot be the element type of an array")
        return OneOfArray(self, f32[dims].dims)

    def __repr__(self) -> str:
        return f"tack.one_of({', '.join(map(repr, self.types))})"


class OneOfArray(NamedTuple):
    """An array whose element type is a choice."""

    choice: OneOf
    dims: tuple[Dim, ...]


@final
class ObjectDeclaration:
    """An object of a class, with what its members are."""

    def __init__(self, cls: type, declared: Mapping[str, MemberDeclaration]) -> None:
        self.cls: Final = cls
        self.members: Final = declared

    def __repr__(self) -> str:
        return self.cls.__name__


Chosen: TypeAlias = Union[Leaf, ObjectDeclaration]
Choice: TypeAlias = Union[Chosen, Compound]
Declaration: TypeAlias = Union[Chosen, OneOf, OneOfArray]
MemberDeclaration: TypeAlias = Union[Declaration, Constant, Func]

PYTHON_TYPES: Final[dict[object, Scalar]] = {float: f32, int: i32, bool: i32}  # what a call passes for small values of them


def one_of(*types: Leaf | Compound | type) -> OneOf:
    """A choice of types, or of device classes, for annotations: `tackc build` makes the product over the distinct choices of a
    kernel.

    T = tack.one_of(tack.f32, tack.f64)

    @tack.kernel
    def scale(x: T[:], factor: T): ...        # two variants
    """
    if not types:
        raise KernelTypeError("one_of() needs at least one type, as in tack.one_of(tack.f32, tack.f64)")
    return OneOf(tuple(_choice(type_) for type_ in types))


def specialize(kernel: Kernel | BoundKernel, /, **types: object) -> None:
    """Declare a variant of `kernel` to prebuild: for each parameter a type, or a value such as a call would pass.

    tack.specialize(saxpy, x=tack.f64[:], y=tack.f64[:], out=tack.f64[:], a=tack.f64)
    tack.specialize(saxpy, x=example, y=example, out=example, a=2.0)      # of an array its dtype and rank
    tack.specialize(update, sim=Sim(8))                                   # of an object its class, constants and members
    tack.specialize(Sim(8).step, dt=tack.f32)                             # a kernel that is a method, with its object

    A parameter whose annotation names its type may be left out. TypeError: not a kernel, an unknown parameter, no type.
    """
    if isinstance(kernel, BoundKernel):
        types = {kernel.kernel.parameters[0]: kernel.instance, **types}
        kernel = kernel.kernel
    if not isinstance(kernel, Kernel):
        raise KernelTypeError(f"Expected a @tack.kernel, not {kernel!r}")
    for name in types:
        if name not in kernel.parameters:
            raise KernelTypeError(
                f"Kernel {kernel.name!r} has no parameter {name!r}; its parameters are {', '.join(kernel.parameters) or 'none'}"
            )
    given = [declaration(value) or _array_type(value) for value in types.values()]
    annotated = [declaration(kernel.annotation(name)) for name in kernel.parameters if name not in types]
    held = [_array_type(value) for example in types.values() if is_device_object(example) for value in _reached(example, ())]
    double = any(isinstance(type_, ArrayType) and type_.scalar is f64 for type_ in (*given, *annotated, *held))
    caller = sys._getframe(1)
    place = f"{os.path.basename(caller.f_code.co_filename)}:{caller.f_lineno}"
    declared = {name: _declared(kernel, name, value, double) for name, value in types.items()}
    kernel.specializations.append(Specialization(declared, place))


def declaration(value: object) -> Declaration | None:
    """What an annotation declares; None where it names no type of the language."""
    if isinstance(value, (Scalar, ArrayType, TextureType, OneOf, OneOfArray, ObjectDeclaration)):
        return value
    if isinstance(value, type) and hasattr(value, MARK):
        return _annotated(value, ())
    return PYTHON_TYPES.get(value) if isinstance(value, type) else None


def arrays_declared(kernel: Kernel) -> list[tuple[str, ArrayType]]:
    """What annotations and `specialize` declare for arrays, by their dotted names; of a choice each."""
    given: list[tuple[str, object]] = [(name, declaration(kernel.annotation(name))) for name in kernel.parameters]
    given += [pair for each in kernel.specializations for pair in each.types.items()]
    found: list[tuple[str, ArrayType]] = []
    for name, declared in given:  # which grows
        match declared:
            case ArrayType():
                found.append((name, declared))
            case OneOf():
                given += [(name, each) for each in declared.types]
            case OneOfArray():
                elements = [each for each in declared.choice.types if isinstance(each, (Scalar, Compound))]
                found += [(name, ArrayType(element, declared.dims)) for element in elements]
            case ObjectDeclaration():
                given += [(f"{name}.{inner}", member) for inner, member in declared.members.items()]
    return found


class ClassMembers(NamedTuple):
    """What a device class itself says of its objects. `complete`: there is nothing more to say, as far as one can see."""

    declared: Mapping[str, MemberDeclaration]
    complete: bool


def class_members(cls: type, holders: tuple[type, ...] = ()) -> ClassMembers:
    """The constants and functions of a device class, and the members that annotations in its body declare: where there are none,
    its `__init__` may make any. `holders` are the classes that it is a member of."""
    if cls in holders:
        raise KernelTypeError(f"class {cls.__name__!r} holds itself: a member that it declares is, or holds, one of its objects")
    shape = Layout(cls)
    found: dict[str, MemberDeclaration] = {}
    for name, annotation in _annotations(cls).items():
        declared = _annotated(annotation, (*holders, cls))
        if declared is not None and not name.startswith("_"):
            found[name] = declared
    complete = bool(found) or not any("__init__" in vars(base) for base in cls.__mro__[:-1])
    for name in sorted(shape.constants | shape.values):
        member = _member(getattr(cls, name), name in shape.constants, False, (cls,))
        if member is not None:
            found[name] = member
    return ClassMembers(found, complete)


def _annotations(cls: type) -> dict[str, object]:
    """The annotations of a class and its bases, evaluated."""
    found: dict[str, object] = {}
    for base in reversed(cls.__mro__):
        mark = vars(base).get(MARK)
        if isinstance(mark, Mark):
            found |= mark.annotations(base)
        else:
            names: dict[str, Any] = getattr(sys.modules.get(base.__module__), "__dict__", {})
            found |= {name: evaluated(annotation, names, {}) for name, annotation in own_annotations(base).items()}
    return found


def _annotated(annotation: object, holders: tuple[type, ...]) -> Declaration | None:
    if not (isinstance(annotation, type) and hasattr(annotation, MARK)):
        return declaration(annotation)
    known = class_members(annotation, holders)
    return ObjectDeclaration(annotation, known.declared) if known.complete else None


def _choice(value: object) -> Choice:
    declared = value if isinstance(value, Compound) else declaration(value)
    if not isinstance(declared, (Scalar, ArrayType, TextureType, Compound, ObjectDeclaration)):
        raise KernelTypeError(f"one_of() chooses among types such as tack.f32 or tack.f32[:], not {value!r}")
    return declared


def _declared(kernel: Kernel, name: str, value: object, double: bool) -> Declaration:
    """The type that a declared value stands for, by the rules of a call (R-031)."""
    declared = declaration(value) or _example(value, double, ())
    if declared is not None:
        return declared
    if isinstance(value, type) and hasattr(value, MARK):
        raise KernelTypeError(
            f"Kernel {kernel.name!r}: the members of class {value.__name__!r}, for parameter {name!r}, are not known before an "
            "object is made; declare them in the body of the class, as in data: tack.f32[:], or give an object"
        )
    meant = f"tack.f32 or {value[:] if isinstance(value, Compound) else f32[:]!r}"
    raise KernelTypeError(
        f"Kernel {kernel.name!r}: {value!r} is no type for parameter {name!r}; "
        f"give a type such as {meant}, or a value such as a call would pass"
    )


def _example(value: object, double: bool, holders: tuple[object, ...]) -> Declaration | None:
    """The type of a value such as a call would pass; None where none would."""
    if is_device_object(value):
        found = {
            member.name: declared
            for member in members(value, Layout(type(value)))
            if (declared := _member(member.value, member.constant, double, _checked(value, holders))) is not None
        }
        return ObjectDeclaration(type(value), found)
    if is_integer(value):
        return natural_integer(int(value))
    if is_float(value):
        return f64 if double else f32
    return TextureType((None, None, None)) if isinstance(value, Texture3D) else _array_type(value)


def _member(value: object, constant: bool, double: bool, holders: tuple[object, ...]) -> MemberDeclaration | None:
    """What a member of an object is; None where it is nothing that kernels use (D-008)."""
    if isinstance(value, Func):
        return value
    if constant and is_number(value):
        number: Any = value
        dtype = getattr(value, "dtype", None)
        return Constant(int(number) if is_integer(value) else float(number), dtype if isinstance(dtype, Scalar) else None)
    return _example(value, double, holders)


def _reached(value: object, holders: tuple[object, ...]) -> Iterator[object]:
    """What an object and those that it holds have as attributes."""
    for member in members(value, Layout(type(value))):
        if is_device_object(member.value):
            yield from _reached(member.value, _checked(value, holders))
        else:
            yield member.value


def _checked(value: object, holders: tuple[object, ...]) -> tuple[object, ...]:
    if any(holder is value for holder in holders):
        raise KernelTypeError(f"an object of class {type(value).__name__!r} holds itself, directly or through others")
    return (*holders, value)


def _array_type(value: object) -> ArrayType | None:
    """The type of an array value, all its dimensions open; None for anything else."""
    dtype, shape = getattr(value, "dtype", None), getattr(value, "shape", None)
    if isinstance(value, (np.generic, VectorConstant)) or not isinstance(shape, tuple):
        return None
    element: Element | None = dtype if isinstance(dtype, (Scalar, Compound)) else None
    if isinstance(dtype, np.dtype):
        element = by_numpy().get(dtype)
    return None if element is None else ArrayType(element, (None,) * len(shape))
