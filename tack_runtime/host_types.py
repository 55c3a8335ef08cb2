"""Which scalar type a value of the host has (R-012, R-031)."""

from __future__ import annotations

from typing import Any, Final, SupportsFloat, SupportsInt, TypeAlias, TypeGuard

from tack_runtime.dtypes import Scalar, i32, i64, u64
from tack_runtime.lazily import np, numpy_loaded

Memory: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

INTEGERS: Final = (i32, i64, u64)  # natural types of a Python int, the first that holds it
SUPPORTED: Final = "supported are int8 to int64, uint8 to uint64, float32 and float64"
MASKED: Final = "is a masked array, whose mask a kernel cannot see; pass a.filled(value)"


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


def dtype_hint(dtype: np.dtype[Any]) -> str:
    """How to make values of an unsupported NumPy dtype usable."""
    if dtype.kind == "b":
        return "use a.view(np.uint8) or a.astype(np.int32)"
    if dtype.kind == "f":
        return "use a.astype(np.float32) or a.astype(np.float64)"
    if dtype.kind == "c":
        return "pass a.real and a.imag as arrays of their own"
    return SUPPORTED
