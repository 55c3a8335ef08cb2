"""The arrays that algorithms are given: checked, seen as rows of numbers, and converted."""

from __future__ import annotations

from typing import Any, Final

from tack_runtime.arrays import Array, is_writable, row
from tack_runtime.dtypes import Scalar, u8, u16, u32, u64
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.interop import as_array
from tack_runtime.library import kernel

UNSIGNED: Final = {each.size: each for each in (u8, u16, u32, u64)}  # by their bytes


def elements(name: str, value: Any) -> Array:
    """An argument as a row of elements that shares its memory, in row-major order. KernelTypeError: no array."""
    a = as_array(name, value)
    return a if a.ndim == 1 else a.reshape(a.size)


def numbers(name: str, value: Any) -> Array:
    """An argument as a row of numbers that shares its memory: all elements, in row-major order.

    KernelTypeError: no array, or one of vectors or matrices.
    """
    a = elements(name, value)
    if not isinstance(a.dtype, Scalar):
        view = f"tack.wrap({name}, tack.{a.dtype.scalar}) views its components"
        raise KernelTypeError(f"{name} holds numbers, not {a.dtype}; {view}")
    return a


def check_written(name: str, a: Array) -> None:
    """KernelValueError where an array cannot be written (M-006)."""
    if not is_writable(a):
        raise KernelValueError(f"parameter '{name}' may be written, but its array is read-only; pass {name}.copy()")


def unsigned(a: Array) -> Array:
    """The numbers of an array, or the components of its elements, in a row: integers as unsigned ones of their size."""
    scalar = a.dtype.scalar
    return row(a, scalar if scalar.is_float else UNSIGNED[scalar.size])


def convert(src: Array, dst: Array, n: int) -> None:
    """Write the first `n` elements of a row of numbers to another, of another type, converted as kernels do (T-019..T-021)."""
    source, target = src.dtype.scalar, dst.dtype.scalar
    sign = source.minimum & -source.minimum if source.kind == "i" else 0
    numbers, to = unsigned(src), unsigned(dst)
    if source.is_float and target.is_float:
        kernel("conversions.floats_of_floats")(numbers, to, n)
    elif source.is_float and target is u64:
        kernel("conversions.u64_of_floats")(numbers, to, n)
    elif source.is_float:
        kernel("conversions.integers_of_floats")(numbers, to, n, target.minimum, target.maximum)
    elif target.is_float:
        kernel("conversions.floats_of_integers")(numbers, to, n, sign if source.size < 8 else source.minimum)
    else:
        kernel("conversions.integers_of_integers")(numbers, to, n, sign if source.size < 8 else 0)
