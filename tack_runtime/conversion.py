"""Host values as typed memory: which scalar type they have, and conversions by the rules of kernels (T-019..T-021)."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

from tack_runtime.dtypes import BY_NUMPY, Scalar, f32, f64, i32, i64, u64
from tack_runtime.errors import KernelTypeError

Memory: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

INTEGERS: Final = (i32, i64, u64)  # natural types of a Python int, the first that holds it


def natural_integer(value: int) -> Scalar | None:
    """The type that a Python int has by itself: i32 if it fits, else i64, else u64; None beyond (R-031)."""
    for scalar in INTEGERS:
        if scalar.minimum <= value <= scalar.maximum:
            return scalar
    return None


def from_host(obj: object) -> tuple[Memory, Scalar]:
    """A NumPy array or scalar, a Python number, or nested lists of numbers, as an array of native byte order and the type that
    it has by itself (R-012). KernelTypeError: anything else."""
    if isinstance(obj, (np.ndarray, np.generic)):
        values: Memory = np.asarray(obj)
        native = values.dtype.newbyteorder("=")
        if native not in BY_NUMPY:
            raise KernelTypeError(f"Unsupported numpy dtype {values.dtype}; {dtype_hint(values.dtype)}")
        return values.astype(native, copy=False), BY_NUMPY[native]
    return _from_python(obj)


def dtype_hint(dtype: np.dtype[Any]) -> str:
    """How to make values of an unsupported NumPy dtype usable."""
    if dtype.kind == "b":
        return "use a.view(np.uint8) or a.astype(np.int32)"
    if dtype.kind == "f":
        return "use a.astype(np.float32) or a.astype(np.float64)"
    if dtype.kind == "c":
        return "pass a.real and a.imag as arrays of their own"
    return "supported are int8 to int64, uint8 to uint64, float32 and float64"


def _from_python(obj: object) -> tuple[Memory, Scalar]:
    try:
        values: Memory = np.array(obj)
    except (ValueError, TypeError, OverflowError) as error:
        raise KernelTypeError(f"expected numbers, a NumPy array or nested lists of numbers: {error}") from error
    kind = values.dtype.kind
    if kind == "f" and values.dtype.itemsize == f64.size:
        return values, f32
    if kind == "b":
        return values.astype(np.int32), i32
    if kind in "iu":
        small = not values.size or (i32.minimum <= values.min() and values.max() <= i32.maximum)
        return values, i32 if small else BY_NUMPY[values.dtype]
    what = "an integer beyond 64 bits" if isinstance(obj, int) else type(obj).__name__
    raise KernelTypeError(f"expected numbers, a NumPy array or nested lists of numbers, not {what}")


def convert(values: Memory, target: Scalar) -> Memory:
    """The values as `target`: integers modulo 2^N, floats truncated and saturated, NaN to 0 (T-019..T-021)."""
    if values.dtype == target.numpy:
        return values
    with np.errstate(all="ignore"):
        if values.dtype.kind != "f" or target.is_float:
            return values.astype(target.numpy)
        wide = values.astype(np.float64)
        low, high = float(target.minimum), float(target.maximum)  # high may round up to 2^63 or 2^64; then it is out of range
        converted = np.where((wide > low) & (wide < high), wide, 0.0).astype(target.numpy)
        converted[wide <= low] = target.minimum
        converted[wide >= high] = target.maximum
        return converted
