"""Statistics of an array (Q-016), the host's side; the kernels are those of `tack/library/statistics.py`.

Sums of floats are in f64, of 8- and 16-bit integers exact. A device without f64 adds up pairs of f32 instead, of numbers that are
scaled by a power of two so that no square leaves the range of f32; elements may then lose 2**-126 of the greatest one.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from tack_runtime.arrays import Array, row
from tack_runtime.devices import CPU
from tack_runtime.dtypes import Scalar, f32, f64, i32, i64, u64
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.interop import as_array
from tack_runtime.lazily import np
from tack_runtime.library import kernel
from tack_runtime.reductions import (
    ABSOLUTE,
    BITS,
    FARTHEST,
    MOST,
    NONZERO,
    Steps,
    check_whole,
    exact_total,
    extreme,
    integer_sum,
    reduced,
)
from tack_runtime.storage import allocate, filled
from tack_runtime.transfers import PIECE

if TYPE_CHECKING:
    Values = np.ndarray[Any, np.dtype[Any]]

_SQUARE: Final = 2
_DEVIATION: Final = 0
_OF_DEVIATIONS, _OF_TERMS, _OF_VARIANCE = range(3)

_MOMENTS: Final = Steps("statistics.moments", "statistics.moment_of_moments", f64)
_WIDE_MOMENTS: Final = Steps("statistics.moments_i64", "statistics.moment_of_moments", f64)
_PRODUCTS: Final = Steps("statistics.products", "statistics.moment_of_moments", f64)
_INTEGER_PRODUCTS: Final = Steps("statistics.integer_products", "reductions.total_of_totals", i64, arrays=1)

_SAFE: Final = 1e-280  # sums of squares below may have lost some to underflow
_MOST_SCALE: Final = 1000  # exponents of scales stay in the range of f64
_LARGEST: Final = 3.4e38  # an f32
_COPIES: Final = 64  # of the counts of a histogram on a device where many iterations run at a time
_COPIED: Final = 1 << 16  # counts in all copies
_ROUNDING: Final = 2.0**-53
_NEAR: Final = 0.25  # of the distance of edges
_LEAST_STEP: Final = 1e-290  # smaller numbers, and one over greater ones, may have lost digits
_WHOLE: Final = 1 << 52  # integers up to here, and numbers in the middle of two, are f64


# --- what methods of arrays return --------------------------------------------------------------------------------------


def var(a: Array, n: object, axis: object, numpy: Mapping[str, object]) -> float:
    """The population variance."""
    check_whole("var", axis, numpy)
    value, exponent = _variance(a, _numbers(a, n))
    return _scaled(value, 2 * exponent)


def std(a: Array, n: object, axis: object, numpy: Mapping[str, object]) -> float:
    """The root of the population variance, also where that is no binary64 number."""
    check_whole("std", axis, numpy)
    value, exponent = _variance(a, _numbers(a, n))
    return _scaled(math.sqrt(value), exponent) if value >= 0 else math.nan


def norm(a: Array, order: object, n: object, numpy: Mapping[str, object]) -> float:
    """The sum of absolute values, the root of the sum of squares, or the greatest absolute value."""
    check_whole("norm", None, numpy)
    count = _numbers(a, n)
    if order == 1:
        return _sum_of_absolutes(a, count)
    if order == 2:
        return _root_of_squares(a, count)
    if order == math.inf:
        return float(_farthest(a, count)) if count else 0.0
    raise KernelValueError(f"norm: ord is 1, 2 or inf (math.inf), not {order!r}")


def absmax(a: Array, n: object, numpy: Mapping[str, object]) -> int | float:
    """The greatest absolute value."""
    check_whole("absmax", None, numpy)
    count = _numbers(a, n)
    if not count:
        raise KernelValueError(f"absmax reduction requires a nonempty array; this one has shape {a.shape} and n={n}")
    return _farthest(a, count)


def count_nonzero(a: Array, n: object, numpy: Mapping[str, object]) -> int:
    """How many numbers are not 0; NaN is not, -0.0 is."""
    check_whole("count_nonzero", None, numpy)
    scalar = a.dtype.scalar
    return integer_sum(a, _numbers(a, n), NONZERO, BITS[scalar].magnitude if scalar.is_float else -1)


def dot(a: Array, other: object, n: object) -> int | float:
    """The sum of products."""
    b = as_array("other", other)
    if b.dtype is not a.dtype:
        raise KernelTypeError(f"dot: arrays of {a.dtype} and {b.dtype}; convert one with astype")
    if b.device is not a.device:
        raise KernelValueError(f"dot: arrays on {a.device} and {b.device}; move one with to_device")
    if n is None and b.shape != a.shape:
        raise KernelValueError(f"dot: Shape mismatch: array is {a.shape}, got {b.shape}; n takes the first n elements of both")
    count = min(_numbers(a, n), _numbers(b, n))
    return _float_dot(a, b, count) if a.dtype.scalar.is_float else _integer_dot(a, b, count)


def histogram(a: Array, bins: object, limits: object, n: object, numpy: Mapping[str, object]) -> tuple[Array, Values]:
    """Counts of bins, and their edges."""
    check_whole("histogram", None, numpy)
    size, count = _bins(bins), _numbers(a, n)
    if count > i32.maximum:
        raise KernelValueError(f"histogram: counts are i32, too small for {count} numbers; count parts of the array, by n")
    low, high = _limits(limits)
    edges = _edges(low, high, size)
    on_cpu = a.device is CPU
    copies = 1 if on_cpu or not count else max(1, min(_COPIES, _COPIED // size))
    counts = Array(allocate((size * copies,), i32, a.device, zeros=True), i32, a.device)
    if not on_cpu:
        counts.fill(0)
    if count and not (on_cpu and _counted_near(a, count, counts, edges, low, high)):
        _count(a, count, counts, copies, edges)
    return (counts if copies == 1 else _sum_of_copies(counts, copies)), edges


# --- checks ------------------------------------------------------------------------------------------------------------


def _numbers(a: Array, n: object) -> int:
    """How many numbers the first `n` elements of an array hold; None: all elements."""
    if n is None:
        return a.memory.size
    try:
        first = operator.index(n)  # type: ignore[arg-type]
    except TypeError as error:
        raise KernelTypeError(f"n is the number of elements to take, an int, not {type(n).__name__}") from error
    if not 0 <= first <= a.size:
        raise KernelValueError(f"n={first} is outside the array, which has {a.size} elements; n is 0 to {a.size}")
    return first * math.prod(a.dtype.shape)


def _bins(bins: object) -> int:
    try:
        size = operator.index(bins)  # type: ignore[arg-type]
    except TypeError as error:
        raise KernelTypeError(f"histogram: bins is the number of bins, an int, not {type(bins).__name__}") from error
    if not 1 <= size <= i32.maximum:
        raise KernelValueError(f"histogram: bins={size}; there are 1 to {i32.maximum} bins")
    return size


def _limits(limits: object) -> tuple[float, float]:
    try:
        low, high = (float(end) for end in limits)  # type: ignore[attr-defined]
    except (TypeError, ValueError) as error:
        raise KernelTypeError("histogram: range is a pair of numbers, (lowest edge, highest edge)") from error
    except OverflowError as error:
        raise KernelValueError("histogram: range has an end that no f64 holds; its ends are finite") from error
    if not (math.isfinite(low) and math.isfinite(high) and low < high and math.isfinite(high - low)):
        rule = "its ends and their difference are finite, the first is less than the second"
        raise KernelValueError(f"histogram: range=({low}, {high}); {rule}")
    return low, high


# --- moments -----------------------------------------------------------------------------------------------------------


def _variance(a: Array, n: int) -> tuple[float, int]:
    """The variance of `n` numbers, as a number and an exponent of 4."""
    scalar = a.dtype.scalar
    if not n:
        return math.nan, 0
    if scalar.bits < 32:
        total = exact_total(a, n)
        squares = _integer_dot(a, a, n)
        return (n * squares - total * total) / (n * n), 0
    if not a.device.supports_f64:
        return _variance_of_pairs(a, n)
    centre = _centre(a, n)
    value = _moment(a, n, centre, 1.0, _SQUARE, _OF_VARIANCE) / n
    if scalar is f64 and not (math.isfinite(centre) and _SAFE < value < math.inf):
        exponent, _ = _greatest(a, n)
        if exponent is not None:
            scale = math.ldexp(1.0, -exponent)
            centre = _moment(a, n, 0.0, scale, _DEVIATION, _OF_DEVIATIONS) / n
            return max(_moment(a, n, centre, scale, _SQUARE, _OF_VARIANCE) / n, 0.0), exponent
    return (max(value, 0.0) if value == value else value), 0


def _centre(a: Array, n: int) -> float:
    """A number near the mean, from which the variance is found: of integers of 64 bits an int."""
    scalar = a.dtype.scalar
    if scalar.is_float:
        return _moment(a, n, 0.0, 1.0, _DEVIATION, _OF_DEVIATIONS) / n
    total = exact_total(a, n)
    return total // n if scalar.bits == 64 else total / n


def _sum_of_absolutes(a: Array, n: int) -> float:
    scalar = a.dtype.scalar
    if scalar.is_float or scalar.bits == 64:
        if a.device.supports_f64:
            return _moment(a, n, 0, 1.0, ABSOLUTE, _OF_TERMS)
        return _norm_of_pairs(a, n, 1, ABSOLUTE)
    return float(exact_total(a, n) if scalar.kind == "u" else integer_sum(a, n, ABSOLUTE, 0))


def _root_of_squares(a: Array, n: int) -> float:
    scalar = a.dtype.scalar
    if scalar.bits < 32:
        return math.sqrt(_integer_dot(a, a, n))
    if not a.device.supports_f64:
        return _norm_of_pairs(a, n, 2, _SQUARE)
    squares = _moment(a, n, 0, 1.0, _SQUARE, _OF_TERMS)
    if scalar is f64 and not _SAFE < squares < math.inf:
        exponent, _ = _greatest(a, n)
        if exponent is not None:
            scale = math.ldexp(1.0, -exponent)
            return _scaled(math.sqrt(_moment(a, n, 0, scale, _SQUARE, _OF_TERMS)), exponent)
    return math.sqrt(squares)


def _moment(a: Array, n: int, centre: float, scale: float, power: int, want: int) -> float:
    """A sum over deviations from a centre, of numbers times `scale`, in f64."""
    scalar, bits = a.dtype.scalar, BITS[a.dtype.scalar]
    if scalar.bits == 64 and not scalar.is_float:
        high, low = divmod(int(centre) - bits.offset, 1 << 32)
        steps, array = _WIDE_MOMENTS, row(a, i64)
        told: tuple[object, ...] = (bits.flip, float(high), float(low), power)
    else:
        steps, array, told = _MOMENTS, row(a, scalar), (centre, scale, power)
    value: float = reduced(steps, n, array, told=told, asked=(n, want))
    return value


def _greatest(a: Array, n: int) -> tuple[int | None, float]:
    """The greatest absolute value, after its exponent: None where it is 0, infinite or NaN, or there are no numbers."""
    value = float(_farthest(a, n)) if n else 0.0
    if not 0 < value < math.inf:
        return None, value
    return max(-_MOST_SCALE, min(_MOST_SCALE, math.frexp(value)[1])), value


def _scaled(value: float, exponent: int) -> float:
    try:
        return math.ldexp(value, exponent)
    except OverflowError:
        return math.inf


def _farthest(a: Array, n: int) -> int | float:
    """The greatest absolute value of some numbers."""
    return abs(extreme(a, n, MOST if a.dtype.scalar.kind == "u" else FARTHEST))


# --- without f64 -------------------------------------------------------------------------------------------------------


def _variance_of_pairs(a: Array, n: int) -> tuple[float, int]:
    exponent, greatest = _greatest(a, n)
    if exponent is None:
        return (0.0 if greatest == 0 else math.nan), 0
    if a.dtype.scalar.is_float:
        centre = _moment_of_pairs(a, n, 0.0, exponent, _DEVIATION) / n
    else:
        centre = math.ldexp(_centre(a, n), -exponent)
    squares = _moment_of_pairs(a, n, centre, exponent, _SQUARE)
    deviations = _moment_of_pairs(a, n, centre, exponent, _DEVIATION)
    return max((squares - deviations * deviations / n) / n, 0.0), exponent


def _norm_of_pairs(a: Array, n: int, order: int, power: int) -> float:
    exponent, greatest = _greatest(a, n)
    if exponent is None:
        return greatest
    found = _moment_of_pairs(a, n, 0.0, exponent, power)
    return _scaled(found if order == 1 else math.sqrt(found), exponent)


def _moment_of_pairs(a: Array, n: int, centre: float, exponent: int, power: int) -> float:
    """A sum over deviations from a centre, of numbers by 2**exponent."""
    scalar, bits = a.dtype.scalar, BITS[a.dtype.scalar]
    scale = math.ldexp(1.0, -exponent)
    told = (scale, *_single(centre - scale * bits.offset), power)
    value: float
    if scalar.is_float:
        value = reduced(_pairs("pairs_of_floats"), n, row(a, f32), told=told)
    else:
        value = reduced(_pairs("pairs_of_integers"), n, row(a, bits.type), told=(bits.flip, *told))
    return value


def _pairs(first: str) -> Steps:
    return Steps(f"statistics.{first}", "statistics.sum_of_pairs", f32)


def _single(value: float) -> tuple[float, float]:
    """A number as the sum of two f32."""
    high = float(np.float32(value))
    return high, float(np.float32(value - high))


# --- products ----------------------------------------------------------------------------------------------------------


def _float_dot(a: Array, b: Array, n: int) -> float:
    scalar = a.dtype.scalar
    if not a.device.supports_f64:
        return _dot_of_pairs(a, b, n)
    value: float = reduced(_PRODUCTS, n, row(a, scalar), row(b, scalar), asked=(n, _OF_TERMS))
    return value


def _dot_of_pairs(a: Array, b: Array, n: int) -> float:
    first, second = (_greatest(each, n)[0] or 0 for each in (a, b))
    told = (math.ldexp(1.0, -first), math.ldexp(1.0, -second))
    return _scaled(reduced(_pairs("products_pairs"), n, row(a, f32), row(b, f32), told=told), first + second)


def _integer_dot(a: Array, b: Array, n: int) -> int:
    """Modulo 2**64, in the sign of the type."""
    scalar, signed = a.dtype.scalar, BITS[a.dtype.scalar].type
    mask = scalar.maximum if scalar.kind == "u" and scalar.bits < 64 else -1
    value: int = reduced(_INTEGER_PRODUCTS, n, row(a, signed), row(b, signed), told=(mask,))
    return value % (1 << 64) if scalar.kind == "u" else value


# --- histogram ---------------------------------------------------------------------------------------------------------


def _edges(low: float, high: float, bins: int) -> Values:
    """As `np.linspace` makes them, which takes longer than to count a thousand numbers; many in pieces, between which Python
    handles signals."""
    if bins < PIECE:
        edges = _piece_of_edges(low, high, bins, 0, bins + 1)
    else:
        edges = np.empty(bins + 1)
        for first in range(0, bins + 1, PIECE):
            end = min(first + PIECE, bins + 1)
            edges[first:end] = _piece_of_edges(low, high, bins, first, end)
    edges[-1] = high
    return edges


def _piece_of_edges(low: float, high: float, bins: int, first: int, end: int) -> Values:
    step = (high - low) / bins
    edges = np.arange(float(first), end)
    if step:
        edges *= step
    else:
        edges /= bins
        edges *= high - low
    edges += low
    return edges


def _counted_near(a: Array, n: int, counts: Array, edges: Values, low: float, high: float) -> bool:
    """Count `n` numbers on the CPU by their places among edges of one distance; False: roundings may move these too far.

    With u = 2**-53, edges are within (3 + reach / width) bins u of their places, and numbers are found within 4 bins u of theirs.
    """
    scalar, bits, bins, width = a.dtype.scalar, BITS[a.dtype.scalar], len(edges) - 1, high - low
    step, reach = width / bins, max(-low, high)
    margin = bins * (16 + 2 * reach / width) * _ROUNDING
    if not (margin < _NEAR and _LEAST_STEP < step < 1 / _LEAST_STEP):
        return False
    told = (n, low, bins / width, bins - 0.5, 0.5 - margin)
    if scalar.is_float:
        kernel("statistics_on_cpu.counts_of_floats")(row(a, scalar), edges, counts, *told)
        return True
    if reach > _WHOLE:
        return False
    # Numbers between integers are near no edges that are integers, and in the bins of the integers below.
    middle = 0.5 if low.is_integer() and step.is_integer() else 0.0
    seen, flip, offset = (scalar, 0, middle) if scalar is u64 else (bits.type, bits.flip, bits.offset + middle)
    kernel("statistics_on_cpu.counts_of_integers")(row(a, seen), edges, counts, *told, flip, offset)
    return True


def _count(a: Array, n: int, counts: Array, copies: int, edges: Values) -> None:
    """Count `n` numbers in copies of the counts, wherever edges are."""
    scalar, bits, bins = a.dtype.scalar, BITS[a.dtype.scalar], len(edges) - 1
    seen = scalar if scalar.is_float else bits.type
    bounds, first, last = _bounds(edges, scalar)
    scale = bins / (float(edges[-1]) - float(edges[0]))
    guess = (_in_range(scale), _in_range((bits.offset - float(edges[0])) * scale))
    arguments = (row(a, seen), filled((bins,), seen, a.device, bounds), counts, n, bins, copies, first, last, *guess)
    if scalar.is_float:
        kernel("statistics.bins_of_floats")(*arguments)
    else:
        kernel("statistics.bins_of_integers")(*arguments, bits.flip)


def _sum_of_copies(counts: Array, copies: int) -> Array:
    result = Array(allocate((counts.size // copies,), i32, counts.device), i32, counts.device)
    kernel("statistics.sum_of_copies")(counts, result, copies)
    return result


def _bounds(edges: Values, scalar: Scalar) -> tuple[Values, int, int]:
    """The least numbers of a type that are not below the lower edges of bins, as kernels see them; and from which to which bin
    there are numbers of the type. What is outside the first edge and the last is in the bins at the ends."""
    lower = edges[:-1]
    if scalar.is_float:
        with np.errstate(over="ignore"):
            bounds = lower.astype(scalar.numpy)
        return np.where(bounds < lower, np.nextafter(bounds, np.inf, dtype=scalar.numpy), bounds), 0, len(lower)
    least = np.ceil(lower)
    first = max(0, int(np.searchsorted(least, scalar.minimum, "right")) - 1)
    last = max(first + 1, int(np.searchsorted(least, float(scalar.maximum + 1), "left")))
    made = np.zeros(len(lower), scalar.numpy)
    made[first + 1 : last] = least[first + 1 : last]
    signed = BITS[scalar].type.numpy
    return made.view(signed) ^ signed.type(BITS[scalar].flip), first, last


def _in_range(value: float) -> float:
    """The nearest f32 that is finite."""
    return max(-_LARGEST, min(_LARGEST, value))
