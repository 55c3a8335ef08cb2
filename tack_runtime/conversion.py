"""Host values as typed memory: which scalar type they have, and conversions by the rules of kernels (T-019..T-021)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, SupportsFloat, SupportsInt, TypeAlias, TypeGuard, Union

from tack_runtime.dtypes import Scalar, by_numpy, f32, f64, i32, i64, u64
from tack_runtime.errors import KernelTypeError
from tack_runtime.lazily import np, numpy_loaded

Memory: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

Number: TypeAlias = Union[int, float]

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


def element_type(array: Memory) -> Scalar:
    """The scalar type of an array of any byte order. KernelTypeError: there is none, or the array has a mask (R-012)."""
    if is_masked(array):
        raise KernelTypeError(f"the argument {MASKED}")
    dtype = plain(array).dtype
    scalar = by_numpy().get(dtype.newbyteorder("="))
    if scalar is None:
        raise KernelTypeError(f"Unsupported numpy dtype {dtype}; {dtype_hint(dtype)}")
    return scalar


def from_host(obj: object, dtype: Scalar | None = None) -> tuple[Memory, Scalar]:
    """A NumPy array or scalar, a number, or nested lists of numbers, as an array of `dtype`, by default its own type, and that
    type (R-012). Each number is converted by itself. KernelTypeError: anything else."""
    if isinstance(obj, np.generic):
        if obj.dtype.newbyteorder("=") not in by_numpy() and (is_integer(obj) or is_float(obj)):
            return _from_python(obj, dtype)  # float16, say: a number like any other (J-008)
        obj = np.asarray(obj)
    if isinstance(obj, np.ndarray):
        natural = element_type(obj)
        scalar = natural if dtype is None else dtype
        return convert(plain(obj).astype(natural.numpy, copy=False), scalar), scalar
    return _from_python(obj, dtype)


def dtype_hint(dtype: np.dtype[Any]) -> str:
    """How to make values of an unsupported NumPy dtype usable."""
    if dtype.kind == "b":
        return "use a.view(np.uint8) or a.astype(np.int32)"
    if dtype.kind == "f":
        return "use a.astype(np.float32) or a.astype(np.float64)"
    if dtype.kind == "c":
        return "pass a.real and a.imag as arrays of their own"
    return SUPPORTED


def _from_python(obj: object, dtype: Scalar | None) -> tuple[Memory, Scalar]:
    try:
        nested: Memory = np.array(obj, dtype=object)
    except (ValueError, TypeError, OverflowError) as error:
        raise KernelTypeError(f"expected numbers, a NumPy array or nested lists of numbers: {error}") from error
    numbers = nested.ravel().tolist()
    if not set(map(type, numbers)) <= {int, float}:
        numbers = [_number(item) for item in numbers]
    _check_nested(obj)
    integers = numbers if float not in set(map(type, numbers)) else [number for number in numbers if type(number) is int]
    low, high = min(integers, default=0), max(integers, default=0)
    if low < i64.minimum or high > u64.maximum:
        raise KernelTypeError("expected numbers that an array can hold, not an integer beyond 64 bits")
    scalar = dtype or (f32 if not numbers or len(integers) < len(numbers) else natural_integer(low, high))
    if scalar is None:
        raise KernelTypeError(f"no integer type holds both {low} and {high}; give a dtype to convert to")
    return _converted(numbers, len(integers), high, scalar).reshape(nested.shape), scalar


def _number(item: object) -> Number:
    """An item of a list as int or float, else KernelTypeError."""
    if isinstance(item, np.ndarray) and not item.ndim:
        element_type(item)
        item = item[()]
    if is_integer(item):
        return int(item)
    if is_float(item):
        return float(item)
    if isinstance(item, (list, tuple, np.ndarray)):
        raise KernelTypeError("expected numbers, a NumPy array or nested lists of numbers, not lists of different lengths")
    raise KernelTypeError(f"expected numbers, a NumPy array or nested lists of numbers, not {type(item).__name__}")


def _check_nested(obj: object) -> None:
    """Refuse arrays in nested lists that are refused alone."""
    if isinstance(obj, np.ndarray):
        element_type(obj)
    elif isinstance(obj, (list, tuple)) and any(issubclass(kind, (list, tuple, np.ndarray)) for kind in set(map(type, obj))):
        for item in obj:
            _check_nested(item)


def _converted(numbers: Sequence[Number], integers: int, high: int, target: Scalar) -> Memory:
    """Numbers as `target`, of which so many are integers up to `high`. Each is converted from a type that holds it: none of
    NumPy's holds all integers of 64 bits, or those and floats."""
    if not integers:
        return convert(np.array(numbers, np.float64), target)
    if integers == len(numbers) and high <= i64.maximum:
        return convert(np.array(numbers, np.int64), target)
    holders = [f64 if type(number) is float else i64 if number <= i64.maximum else u64 for number in numbers]
    made = np.empty(len(numbers), target.numpy)
    for holder in (f64, i64, u64):
        places = [place for place, own in enumerate(holders) if own is holder]
        made[places] = convert(np.array([numbers[place] for place in places], holder.numpy), target)
    return made


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
