"""Declaring which variants `tackc build` makes: the meaning of annotations, `one_of` and `specialize`.

A declaration says which types one parameter takes: a type, or a choice (`OneOf`, `OneOfArray`) that stands for several.
Declarations say what to prebuild; they never restrict a call.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias, Union, final

import numpy as np

from tack.constants import VectorConstant
from tack.kernel_object import Kernel
from tack_runtime.conversion import is_float, is_integer, natural_integer
from tack_runtime.dtypes import BY_NUMPY, ArrayType, Compound, Dim, Element, Scalar, TextureType, Type, f32, f64, i32
from tack_runtime.errors import KernelTypeError
from tack_runtime.textures import Texture3D


@final
class OneOf:
    """A choice between types. Each object is one choice: all parameters that name it take the same type in a variant.

    Vectors and matrices are among the types for `T[:]`; a parameter by itself cannot be one.
    """

    def __init__(self, types: tuple[Type | Compound, ...]) -> None:
        self.types: Final = types

    def __getitem__(self, dims: object) -> OneOfArray:
        """`T[:]`: an array of whichever element is chosen."""
        whole = next((type_ for type_ in self.types if isinstance(type_, (ArrayType, TextureType))), None)
        if whole is not None:
            kind = "arrays" if isinstance(whole, ArrayType) else "textures"
            raise KernelTypeError(f"{self!r} chooses among {kind} ({whole!r}), so it cannot be the element type of an array")
        return OneOfArray(self, f32[dims].dims)

    def __repr__(self) -> str:
        return f"tack.one_of({', '.join(map(repr, self.types))})"


class OneOfArray(NamedTuple):
    """An array whose element type is a choice."""

    choice: OneOf
    dims: tuple[Dim, ...]


Declaration: TypeAlias = Union[Type, OneOf, OneOfArray]

PYTHON_TYPES: Final[dict[object, Scalar]] = {float: f32, int: i32, bool: i32}  # what a call passes for small values of them


def one_of(*types: Type | Compound | type[float] | type[int]) -> OneOf:
    """A choice of types for annotations: `tackc build` makes the product over the distinct choices of a kernel.

    T = tack.one_of(tack.f32, tack.f64)

    @tack.kernel
    def scale(x: T[:], factor: T): ...        # two variants
    """
    if not types:
        raise KernelTypeError("one_of() needs at least one type, as in tack.one_of(tack.f32, tack.f64)")
    return OneOf(tuple(_plain_type(type_) for type_ in types))


def specialize(kernel: Kernel, /, **types: object) -> None:
    """Declare a variant of `kernel` to prebuild: for each parameter a type, or a value such as a call would pass.

    tack.specialize(saxpy, x=tack.f64[:], y=tack.f64[:], out=tack.f64[:], a=tack.f64)
    tack.specialize(saxpy, x=example, y=example, out=example, a=2.0)      # of an array its dtype and rank

    A parameter whose annotation names its type may be left out. TypeError: not a kernel, an unknown parameter, no type.
    """
    if not isinstance(kernel, Kernel):
        raise KernelTypeError(f"Expected a @tack.kernel, not {kernel!r}")
    for name in types:
        if name not in kernel.parameters:
            raise KernelTypeError(
                f"Kernel {kernel.name!r} has no parameter {name!r}; its parameters are {', '.join(kernel.parameters) or 'none'}"
            )
    given = [declaration(value) or _open_type(value) for value in types.values()]
    annotated = [declaration(kernel.annotation(name)) for name in kernel.parameters if name not in types]
    double = any(isinstance(type_, ArrayType) and type_.scalar is f64 for type_ in (*given, *annotated))
    kernel.specializations.append({name: _declared(kernel, name, value, double) for name, value in types.items()})


def declaration(value: object) -> Declaration | None:
    """What an annotation declares; None where it names no type of the language."""
    if isinstance(value, (Scalar, ArrayType, TextureType, OneOf, OneOfArray)):
        return value
    return PYTHON_TYPES.get(value) if isinstance(value, type) else None


def _plain_type(value: object) -> Type | Compound:
    declared = value if isinstance(value, Compound) else declaration(value)
    if not isinstance(declared, (Scalar, ArrayType, TextureType, Compound)):
        raise KernelTypeError(f"one_of() chooses among types such as tack.f32 or tack.f32[:], not {value!r}")
    return declared


def _declared(kernel: Kernel, name: str, value: object, double: bool) -> Declaration:
    """The type that a declared value stands for, by the rules of a call (R-031)."""
    declared = declaration(value) or _open_type(value)
    if declared is not None:
        return declared
    if is_integer(value):
        fitting = natural_integer(int(value))
        if fitting is not None:
            return fitting
    if is_float(value):
        return f64 if double else f32
    meant = f"tack.f32 or {value[:] if isinstance(value, Compound) else f32[:]!r}"
    raise KernelTypeError(
        f"Kernel {kernel.name!r}: {value!r} is no type for parameter {name!r}; "
        f"give a type such as {meant}, or a value such as a call would pass"
    )


def _open_type(value: object) -> ArrayType | TextureType | None:
    """The type of an array or a texture, all its dimensions open; None for anything else."""
    if isinstance(value, Texture3D):
        return TextureType((None, None, None))
    dtype, shape = getattr(value, "dtype", None), getattr(value, "shape", None)
    if isinstance(value, (np.generic, VectorConstant)) or not isinstance(shape, tuple):
        return None
    element: Element | None = dtype if isinstance(dtype, (Scalar, Compound)) else None
    if isinstance(dtype, np.dtype):
        element = BY_NUMPY.get(dtype)
    return None if element is None else ArrayType(element, (None,) * len(shape))
