"""Which scalar type a value of the host has (R-012, R-031), and what is said of those that have none."""

from __future__ import annotations

from typing import Any, Final, SupportsFloat, SupportsInt, TypeAlias, TypeGuard

from tack_runtime.dtypes import Scalar, by_numpy, i32, i64, u64
from tack_runtime.errors import KernelTypeError, KernelValueError, TackError
from tack_runtime.lazily import np, numpy_loaded

Memory: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

INTEGERS: Final = (i32, i64, u64)  # natural types of a Python int, the first that holds it
SUPPORTED: Final = "supported are int8 to int64, uint8 to uint64, float32 and float64"
NULL: Final = "is a null pointer: it has elements, and no memory"
MASKED: Final = "is a masked array, whose mask a kernel cannot see; pass a.filled(value)"


class RefusedError(Exception):
    """No kernel takes a value: the exception, and a text that goes on after the value's name."""

    def __init__(self, kind: type[TackError], reason: str) -> None:
        super().__init__(reason)
        self.kind = kind
        self.reason = reason


def natural_integer(low: int, high: int | None = None) -> Scalar | None:
    """The type of a Python int, or of all from `low` to `high`: i32 if they fit, else i64, else u64, else None (R-031)."""
    for scalar in INTEGERS:
        if scalar.minimum <= low and (low if high is None else high) <= scalar.maximum:
            return scalar
    return None


def is_integer(value: object) -> TypeGuard[SupportsInt]:
    """Whether a value is an int, a bool, or their NumPy kin; a time span is none, though NumPy makes it one."""
    if isinstance(value, int):
        return True
    return numpy_loaded() and isinstance(value, (np.integer, np.bool_)) and not isinstance(value, np.timedelta64)


def is_float(value: object) -> TypeGuard[SupportsFloat]:
    """Whether a value is a float of Python or NumPy."""
    return isinstance(value, float) or (numpy_loaded() and isinstance(value, np.floating))


def is_masked(array: Memory) -> bool:
    """Whether an array has a mask."""
    return type(array) is not np.ndarray and hasattr(array, "mask")


def plain(array: Memory) -> Memory:
    """The array as NumPy itself describes it; a subclass may say anything."""
    return array if type(array) is np.ndarray else np.asarray(array)


def is_shared(value: object) -> bool:
    """Whether an object offers memory that may be of any device, whatever else it offers."""
    return hasattr(type(value), "__dlpack__") or hasattr(value, "__cuda_array_interface__")


def of_numpy(name: str, array: Memory) -> tuple[Memory, Scalar]:
    """An array of NumPy as NumPy describes it, and its type. RefusedError: no kernel takes it."""
    if is_masked(array):
        raise RefusedError(KernelTypeError, MASKED)
    array = plain(array)
    element = by_numpy().get(array.dtype)
    if element is None or not array.dtype.isnative:
        if array.dtype.newbyteorder("=") in by_numpy():
            fix = f"pass {name}.astype({name}.dtype.newbyteorder('='))"
            reason = f"has dtype {array.dtype.str}, whose byte order is not the machine's; {fix}"
            raise RefusedError(KernelTypeError, reason)
        raise RefusedError(KernelTypeError, f"has the unsupported numpy dtype {array.dtype}; {dtype_hint(array.dtype, name)}")
    if not array.flags.c_contiguous:
        raise gaps(array.strides, f"np.ascontiguousarray({name})")
    return array, element


def gaps(strides: tuple[int, ...], copy: str) -> RefusedError:
    """What is said of memory that is not in rows without gaps; strides are in bytes."""
    return RefusedError(
        KernelValueError, f"is not C-contiguous (strides {strides}); pass {copy}, and copy back anything written there"
    )


def dtype_hint(dtype: np.dtype[Any], name: str = "a") -> str:
    """How to make values of an unsupported NumPy dtype usable."""
    if dtype.kind == "b":
        return f"use {name}.view(np.uint8) or {name}.astype(np.int32)"
    if dtype.kind == "f":
        return f"use {name}.astype(np.float32) or {name}.astype(np.float64)"
    if dtype.kind == "c":
        return f"pass {name}.real and {name}.imag as arrays of their own"
    return SUPPORTED
