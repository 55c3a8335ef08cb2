"""Host values as typed memory: numbers and arrays by the conversions of kernels (T-019..T-021)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, Union

from tack_runtime.dtypes import Scalar, by_numpy, f32, f64, i64, u64
from tack_runtime.errors import KernelTypeError
from tack_runtime.host_types import MASKED, Memory, dtype_hint, is_float, is_integer, is_masked, natural_integer, plain
from tack_runtime.lazily import np

Number: TypeAlias = Union[int, float]

_FEW: Final = 1000  # numbers for which looking whether all are in range gains nothing
_MANY: Final = 1 << 17  # items of a list that are looked at in one go: some milliseconds
_NUMBERS: Final = frozenset((int, float))
_RAGGED: Final = "expected numbers, a NumPy array or nested lists of numbers, not lists of different lengths"


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


def _from_python(obj: object, dtype: Scalar | None) -> tuple[Memory, Scalar]:
    if type(obj) is float or (type(obj) is int and i64.minimum <= obj <= i64.maximum):  # for speed: the same as below
        natural = f32 if type(obj) is float else natural_integer(int(obj)) or i64
        number: Memory = np.array(obj, np.float64 if type(obj) is float else np.int64)
        return convert(number, dtype or natural), dtype or natural
    parts = [_part(some) for some in _some(obj)]
    rest = parts[0].shape[1:]
    if any(part.shape[1:] != rest for part in parts):
        raise KernelTypeError(_RAGGED)
    scalar = dtype or _natural(parts)
    made, start = np.empty(sum(len(part.numbers) for part in parts), scalar.numpy), 0
    for part in parts:
        made[start : start + len(part.numbers)] = _converted(part, scalar)
        start += len(part.numbers)
    return made.reshape(parts[0].shape if len(parts) == 1 else (sum(part.shape[0] for part in parts), *rest)), scalar


class _Part(NamedTuple):
    """A list, or some items of a long one: the numbers in it, its shape, and how many are integers, from `low` to `high`."""

    numbers: Sequence[Number]
    shape: tuple[int, ...]
    integers: int
    low: int
    high: int


def _some(obj: Any) -> Iterator[Any]:
    """A long list in parts, between which Python handles signals."""
    if type(obj) in (list, tuple) and len(obj) > _MANY:
        for at in range(0, len(obj), _MANY):
            yield obj[at : at + _MANY]
    else:
        yield obj


def _part(obj: Any) -> _Part:
    kinds = set(map(type, obj)) if type(obj) in (list, tuple) else set()
    numbers: Sequence[Any] = obj
    shape: tuple[int, ...]
    if kinds and kinds <= _NUMBERS:
        shape = (len(obj),)
    else:
        numbers, shape = _nested(obj)
        kinds = set(map(type, numbers))
    integers = numbers if float not in kinds else [number for number in numbers if type(number) is int] if int in kinds else ()
    low, high = min(integers, default=0), max(integers, default=0)
    if low < i64.minimum or high > u64.maximum:
        raise KernelTypeError("expected numbers that an array can hold, not an integer beyond 64 bits")
    return _Part(numbers, shape, len(integers), low, high)


def _nested(obj: object) -> tuple[Sequence[Number], tuple[int, ...]]:
    """The numbers in lists of lists, and the shape of those."""
    try:
        nested: Memory = np.array(obj, dtype=object)
    except (ValueError, TypeError, OverflowError) as error:
        raise KernelTypeError(f"expected numbers, a NumPy array or nested lists of numbers: {error}") from error
    numbers: Sequence[Number] = nested.ravel().tolist()
    if not set(map(type, numbers)) <= _NUMBERS:
        numbers = [_number(item) for item in numbers]
    _check_nested(obj)
    return numbers, nested.shape


def _natural(parts: Sequence[_Part]) -> Scalar:
    """The type of numbers together. KernelTypeError: they are integers, and none holds all."""
    counts = [(len(part.numbers), part.integers) for part in parts]
    if not counts[0][0] or any(integers < numbers for numbers, integers in counts):
        return f32
    low, high = min(part.low for part in parts), max(part.high for part in parts)
    scalar = natural_integer(low, high)
    if scalar is None:
        raise KernelTypeError(f"no integer type holds both {low} and {high}; give a dtype to convert to")
    return scalar


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
        raise KernelTypeError(_RAGGED)
    raise KernelTypeError(f"expected numbers, a NumPy array or nested lists of numbers, not {type(item).__name__}")


def _check_nested(obj: object) -> None:
    """Refuse arrays in nested lists that are refused alone."""
    if isinstance(obj, np.ndarray):
        element_type(obj)
    elif isinstance(obj, (list, tuple)) and any(issubclass(kind, (list, tuple, np.ndarray)) for kind in set(map(type, obj))):
        for item in obj:
            _check_nested(item)


def _converted(part: _Part, target: Scalar) -> Memory:
    """The numbers as `target`. Each is converted from a type that holds it: none of NumPy's holds all integers of 64 bits, or
    those and floats."""
    numbers = part.numbers
    if not part.integers:
        return convert(np.array(numbers, np.float64), target)
    if part.integers == len(numbers) and part.high <= i64.maximum:
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
    if values.dtype.kind != "f":
        return values.astype(target.numpy)
    with np.errstate(all="ignore"):
        if target.is_float:
            return values.astype(target.numpy)
        kind = values.dtype.type
        lowest, highest = kind(target.minimum), kind(target.maximum)
        most = np.nextafter(highest, kind(0)) if int(highest) > target.maximum else highest  # it may round up, out of the range
        if values.size > _FEW and lowest <= values.min() and values.max() <= most:  # false where one is NaN
            return values.astype(target.numpy)
        clipped = np.where(values == values, values, kind(0))
        converted: Memory = np.clip(clipped, lowest, most, out=clipped).astype(target.numpy)
        if most < highest:
            converted[values >= highest] = target.maximum
        return converted
