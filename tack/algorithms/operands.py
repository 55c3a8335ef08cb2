"""The arrays that algorithms are given: checked, and seen as rows."""

from __future__ import annotations

from typing import Any

from tack_runtime.arrays import Array, is_writable
from tack_runtime.dtypes import Scalar
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.interop import as_array


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


def check_beside(n: object, keys: Array, values: Array) -> None:
    """KernelValueError where there are more values than keys, and no `n` says how many count: rows of numbers, perhaps."""
    if n is None and values.shape != keys.shape and values.size > keys.size:
        width = values.size // keys.size if keys.size and not values.size % keys.size else 0
        wrap = ""
        if isinstance(values.dtype, Scalar) and 2 <= width <= 4:
            wrap = f"rows of {width} are elements with tack.wrap(values, tack.vec{width}(tack.{values.dtype})), else "
        raise KernelValueError(f"keys has {keys.size} elements, but values has {values.size}; {wrap}give n, how many to take")
