"""The arguments of a call, checked and described: what each is, before any variant is looked at (R-030, R-031)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn, TypeAlias, Union

import numpy as np

from tack_runtime.arrays import Array
from tack_runtime.conversion import MASKED, dtype_hint, is_float, is_integer, is_masked, natural_integer, plain
from tack_runtime.dtypes import BY_NUMPY, ArrayType, Element, Scalar, TextureType, Type, f32, f64
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.signature import Signature
from tack_runtime.textures import Texture3D

Memory: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
Token: TypeAlias = Union[tuple[object, ...], int, str]  # what a variant's choice depends on, of one argument


class ArrayArgument:
    """An array argument: its memory, C-contiguous and in native byte order, and its shape without the components."""

    __slots__ = ("address", "element", "memory", "name", "shape")

    def __init__(self, name: str, memory: Memory, element: Element) -> None:
        self.name = name
        self.memory = memory
        self.element = element
        self.shape: tuple[int, ...] = memory.shape[: memory.ndim - len(element.shape)]
        self.address: int = memory.__array_interface__["data"][0]

    @property
    def token(self) -> Token:
        return (self.element, self.memory.shape)

    @property
    def type(self) -> ArrayType:
        """Its type with every dimension left open."""
        return ArrayType(self.element, (None,) * len(self.shape))


class TextureArgument:
    """A texture argument: its texels, in memory an array of depth, height and width."""

    __slots__ = ("address", "baked", "memory", "name")

    element: Final = f32
    type: Final = TextureType((None, None, None))  # with every extent left open

    def __init__(self, name: str, texture: Texture3D) -> None:
        self.name = name
        self.memory = texture.memory
        self.baked = TextureType(texture.shape)
        self.address: int = texture.memory.__array_interface__["data"][0]

    @property
    def token(self) -> Token:
        return self.baked


class ScalarArgument:
    """A number: a Python int or float, and the type that it has by itself."""

    __slots__ = ("name", "type", "value")

    def __init__(self, name: str, value: int | float, type_: Scalar) -> None:
        self.name = name
        self.value = value
        self.type = type_

    @property
    def token(self) -> Token:
        value = self.value
        if isinstance(value, float):
            return "float"
        # The bits that it needs say exactly which integer types hold it.
        return value.bit_length() if value >= 0 else ~(~value).bit_length()


InMemory: TypeAlias = Union[ArrayArgument, TextureArgument]
Argument: TypeAlias = Union[ArrayArgument, TextureArgument, ScalarArgument]


def bound_values(kernel: str, names: Sequence[str], args: Sequence[object], kwargs: Mapping[str, object]) -> tuple[object, ...]:
    """The values in the order of the parameters; KernelTypeError where they do not fit (R-030)."""
    if not kwargs:
        if len(args) != len(names):
            raise KernelTypeError(f"Kernel '{kernel}' expects {_arguments(len(names))}, got {len(args)}")
        return tuple(args)
    if len(args) > len(names):
        raise KernelTypeError(f"Kernel '{kernel}' expects {_arguments(len(names))}, got {len(args) + len(kwargs)}")
    values = dict(zip(names, args, strict=False))
    for name, value in kwargs.items():
        if name not in names:
            raise KernelTypeError(f"Kernel '{kernel}': no parameter {name!r}; it takes {', '.join(names) or 'none'}")
        if name in values:
            raise KernelTypeError(f"Kernel '{kernel}': parameter {name!r} is given twice")
        values[name] = value
    missing = [name for name in names if name not in values]
    if missing:
        lacking = ", ".join(repr(name) for name in missing)
        raise KernelTypeError(f"Kernel '{kernel}' expects {_arguments(len(names))}, got {len(values)}; missing: {lacking}")
    return tuple(values[name] for name in names)


def classify(kernel: str, names: Sequence[str], values: Sequence[object]) -> tuple[Argument, ...]:
    """What each value is. KernelTypeError for a value that no kernel takes, KernelValueError for an array that must be copied."""
    arguments = [_argument(kernel, name, value) for name, value in zip(names, values, strict=True)]
    if any(type(argument) is ArrayArgument and argument.element.scalar is f64 for argument in arguments):
        # A float has the precision of the arrays that it meets.
        for argument in arguments:
            if isinstance(argument, ScalarArgument) and argument.type is f32:
                argument.type = f64
    return tuple(arguments)


def natural_signature(kernel: str, arguments: Sequence[Argument]) -> Signature:
    """The signature that a call asks for: natural types, dimensions open."""
    return Signature(kernel, tuple((argument.name, argument.type) for argument in arguments))


def shape_signature(kernel: str, arguments: Sequence[Argument]) -> Signature:
    """The signature of a call with every dimension baked in."""
    return Signature(kernel, tuple((argument.name, _baked(argument)) for argument in arguments))


def _baked(argument: Argument) -> Type:
    if isinstance(argument, ArrayArgument):
        return ArrayType(argument.element, argument.shape)
    return argument.baked if isinstance(argument, TextureArgument) else argument.type


def _arguments(count: int) -> str:
    return "1 argument" if count == 1 else f"{count} arguments"


def _argument(kernel: str, name: str, value: object) -> Argument:
    if isinstance(value, Array):
        return ArrayArgument(name, value.memory, value.dtype)
    if isinstance(value, np.ndarray):
        return _numpy_argument(kernel, name, value)
    if isinstance(value, Texture3D):
        return TextureArgument(name, value)
    if is_integer(value):
        return _integer_argument(kernel, name, int(value))
    if is_float(value):
        return ScalarArgument(name, float(value), f32)
    raise KernelTypeError(
        f"Kernel '{kernel}': Unsupported argument type for parameter '{name}': {type(value).__name__}; "
        "pass a NumPy array, a tack array, a texture or a number"
    )


def _integer_argument(kernel: str, name: str, value: int) -> ScalarArgument:
    natural = natural_integer(value)
    if natural is None:
        raise KernelTypeError(f"Kernel '{kernel}': parameter '{name}' is an integer beyond 64 bits, which no kernel takes")
    return ScalarArgument(name, value, natural)


def _numpy_argument(kernel: str, name: str, array: Memory) -> ArrayArgument:
    def refuse(kind: type[KernelTypeError] | type[KernelValueError], reason: str) -> NoReturn:
        raise kind(f"Kernel '{kernel}': parameter '{name}' {reason}")

    if is_masked(array):
        refuse(KernelTypeError, MASKED)
    array = plain(array)
    element = BY_NUMPY.get(array.dtype)
    if element is None or not array.dtype.isnative:
        if array.dtype.newbyteorder("=") in BY_NUMPY:
            fix = f"pass {name}.astype({name}.dtype.newbyteorder('='))"
            refuse(KernelTypeError, f"has dtype {array.dtype.str}, whose byte order is not the machine's; {fix}")
        refuse(KernelTypeError, f"has the unsupported numpy dtype {array.dtype}; {dtype_hint(array.dtype)}")
    if not array.flags.c_contiguous:
        fix = f"pass np.ascontiguousarray({name})"
        refuse(KernelValueError, f"is not C-contiguous (strides {array.strides}); {fix}, and copy back what the kernel writes")
    return ArrayArgument(name, array, element)
