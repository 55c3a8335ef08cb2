"""The arrays that algorithms are given: checked, seen as rows of numbers, and converted."""

from __future__ import annotations

import operator
from typing import Any, Final

import numpy as np

from tack_runtime.arrays import Array
from tack_runtime.conversion import element_type
from tack_runtime.creation import wrap
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.dtypes import Scalar, u8, u16, u32, u64
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.library import kernel

UNSIGNED: Final = {each.size: each for each in (u8, u16, u32, u64)}  # by their bytes


def numbers(function: str, name: str, value: Any) -> Array:
    """An argument as a row of numbers that shares its memory: all elements, in row-major order.

    KernelTypeError: no array, or one of vectors or matrices.
    """
    if isinstance(value, np.ndarray):
        value = wrap(value, element_type(value))
    if not isinstance(value, Array):
        given = type(value).__name__
        raise KernelTypeError(f"{function}: {name} is a tack or NumPy array, not {given}; make one with tack.array")
    if not isinstance(value.dtype, Scalar):
        view = f"tack.wrap({name}, tack.{value.dtype.scalar}) views its components"
        raise KernelTypeError(f"{function}: {name} holds numbers, not {value.dtype}; {view}")
    return value.reshape(value.size)


def check_written(function: str, name: str, a: Array) -> None:
    """KernelValueError where an array cannot be written (M-006)."""
    writable = a.memory.writable if isinstance(a.memory, DeviceMemory) else a.memory.flags.writeable
    if not writable:
        raise KernelValueError(f"{function}: parameter '{name}' may be written, but its array is read-only; pass {name}.copy()")


def check_device(function: str, arrays: dict[str, Array]) -> None:
    """KernelValueError where arrays are on different devices (R-003)."""
    first, *others = arrays.items()
    for name, other in others:
        if other.device is not first[1].device:
            where = f"{first[0]!r} on {first[1].device}, {name!r} on {other.device}"
            move = f"pass {first[0]}.to_device({other.device.name!r})"
            raise KernelValueError(f"{function}: its arrays are on different devices: {where}; {move}")


def length(function: str, n: Any, arrays: dict[str, Array]) -> int:
    """How many elements to take: `n`, or all of the first array (Q-010).

    KernelValueError: fewer than 0, or more than an array has; KernelTypeError: no integer.
    """
    (first, whole), *_ = arrays.items()
    try:
        count = whole.size if n is None else operator.index(n)
    except TypeError as error:
        raise KernelTypeError(f"{function}: n says how many elements to take, as an int, not {n!r}") from error
    for name, a in arrays.items():
        if not 0 <= count <= a.size:
            what = f"n is {count}" if n is not None else f"{first} has {count} elements"
            raise KernelValueError(f"{function}: {what}, but {name} has {a.size}; n may be 0 to the length of the shortest array")
    return count


def overlap(a: Array, b: Array) -> bool:
    """Whether arrays of one device have bytes in common."""
    return address(a) < address(b) + b.memory.nbytes and address(b) < address(a) + a.memory.nbytes


def address(a: Array) -> int:
    """Where an array begins, on its device."""
    return a.memory.address if isinstance(a.memory, DeviceMemory) else a.memory.ctypes.data


def viewed(a: Array, scalar: Scalar) -> Array:
    """The memory of an array of numbers as numbers of another type of the same size."""
    return a if a.dtype is scalar else Array(a.memory.view(scalar.numpy), scalar, a.device)


def unsigned(a: Array) -> Array:
    """An array of integers as unsigned ones of their size; one of floats as it is."""
    scalar = a.dtype.scalar
    return a if scalar.is_float else viewed(a, UNSIGNED[scalar.size])


def convert(src: Array, dst: Array, n: int) -> None:
    """Write the first `n` elements of a row of numbers to another, of another type, converted as kernels do (T-019..T-021)."""
    source, target = src.dtype.scalar, dst.dtype.scalar
    sign = source.minimum & -source.minimum if source.kind == "i" else 0
    row, to = unsigned(src), unsigned(dst)
    if source.is_float and target.is_float:
        kernel("conversions.floats_of_floats")(row, to, n)
    elif source.is_float and target is u64:
        kernel("conversions.u64_of_floats")(row, to, n)
    elif source.is_float:
        kernel("conversions.integers_of_floats")(row, to, n, target.minimum, target.maximum)
    elif target.is_float:
        kernel("conversions.floats_of_integers")(row, to, n, sign if source.size < 8 else source.minimum)
    else:
        kernel("conversions.integers_of_integers")(row, to, n, sign if source.size < 8 else 0)
