"""Sum, min, max and mean of an array (Q-001..Q-006), the host's side; the kernels are those of `tack/library/reductions.py`.

A reduction is two launches: one finds parts of the result, the other puts them together. Parts lie in memory that the next
reduction takes again.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tack_runtime.arrays import Array, row
from tack_runtime.devices import Device
from tack_runtime.dtypes import SCALARS, Scalar, f32, f64, i8, i16, i32, i64
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.library import kernel
from tack_runtime.storage import allocate

# As in the kernels: rows of a chunk, groups of chunks, lanes of a row, what is summed, and which end is asked for.
ROWS: Final = 256
GROUPS: Final = 8
NARROW: Final = 16
WIDE: Final = 32

SUM, ABSOLUTE, NONZERO, HALF = range(4)
LEAST, MOST, FARTHEST = range(3)

_KEPT: Final = 1 << 12  # chunks whose parts are kept: a megabyte at most

_MASK: Final = (1 << 64) - 1
_SIGNED: Final = {8: i8, 16: i16, 32: i32, 64: i64}


class Steps(NamedTuple):
    """The two kernels of a reduction, and the parts between them."""

    first: str
    last: str
    parts: Scalar
    lanes: int = NARROW
    row: int = NARROW  # parts that the second kernel takes for a row
    arrays: int = 2


class Bits(NamedTuple):
    """Elements of a type as signed integers of the same size: which kernels take them, and what these are told."""

    type: Scalar
    flip: int  # the highest bit of an unsigned integer: flipped, it is `offset` less
    offset: int
    magnitude: int  # all but the highest bit of a float
    infinity: int  # no key of a number is greater, or less than ~infinity
    totals: Steps
    extremes: Steps


def _bits(scalar: Scalar) -> Bits:
    lowest = -1 << (scalar.bits - 1)
    flip = lowest if scalar.kind == "u" else 0
    infinity = {f32: 0x7F800000, f64: 0x7FF0000000000000}.get(scalar, i64.maximum)
    totals = ("totals_large", NARROW) if scalar.bits > 16 else ("totals_small", WIDE)
    extremes = ("extremes_i64", NARROW) if scalar.bits == 64 else ("extremes_short", WIDE)
    return Bits(
        _SIGNED[scalar.bits],
        flip,
        -flip,
        ~lowest if scalar.is_float else 0,
        infinity,
        Steps(f"reductions.{totals[0]}", "reductions.total_of_totals", i64, totals[1], arrays=1),
        Steps(f"reductions.{extremes[0]}", "reductions.extreme_of_extremes", i64, extremes[1]),
    )


BITS: Final = {scalar: _bits(scalar) for scalar in SCALARS}
_SUMS: Final = {
    f32: Steps("reductions.sums_f32", "reductions.sum_of_sums_f32", f32, WIDE, WIDE),
    f64: Steps("reductions.sums_f64", "reductions.sum_of_sums_f64", f64),
}


# --- what methods of arrays return --------------------------------------------------------------------------------------


def total(a: Array, axis: object = None, numpy: Mapping[str, object] | None = None) -> int | float:
    """Of `Array.sum`."""
    check_whole("sum", axis, numpy or {})
    scalar, n = a.dtype.scalar, a.memory.size
    if scalar.is_float:
        value: float = reduced(_SUMS[scalar], n, row(a, scalar), told=(1.0,))
        return value
    bits = BITS[scalar]
    flip = 0 if scalar.bits == 64 else bits.flip  # modulo 2**64 it makes no difference there
    whole = integer_sum(a, n, SUM, flip) - flip * n
    return whole & _MASK if scalar.kind == "u" else (whole + (1 << 63) & _MASK) - (1 << 63)


def mean(a: Array, axis: object, numpy: Mapping[str, object]) -> float:
    """Of `Array.mean`."""
    check_whole("mean", axis, numpy)
    n = a.memory.size
    if not n:
        return math.nan
    return (total(a) if a.dtype.scalar.is_float else exact_total(a, n)) / n


def least(a: Array, axis: object, numpy: Mapping[str, object]) -> int | float:
    """Of `Array.min`."""
    check_whole("min", axis, numpy)
    _check_some(a, "min")
    return extreme(a, a.memory.size, LEAST)


def most(a: Array, axis: object, numpy: Mapping[str, object]) -> int | float:
    """Of `Array.max`."""
    check_whole("max", axis, numpy)
    _check_some(a, "max")
    return extreme(a, a.memory.size, MOST)


def check_whole(function: str, axis: object, others: Mapping[str, object]) -> None:
    """Refuse what else NumPy's methods take: `np.sum(a)` passes None for it, and 0."""
    if axis is None and not others:
        return
    for name, value in {"axis": axis, **others}.items():
        if value is not None and not (name == "ddof" and value == 0):
            shown = f"{name}={value!r}" if isinstance(value, int) else name
            instead = "NumPy's functions do, of np.asarray(a) on the CPU, which shares the memory of an array, or of a.numpy()"
            if name == "n":
                instead = f"of the first elements it is a.numpy()[:n].{function}()"
            raise KernelTypeError(f"{function} is of all elements, and takes no {shown}: {instead}")


def _check_some(a: Array, name: str) -> None:
    if not a.memory.size:
        raise KernelValueError(f"{name} reduction requires a nonempty array; this one has shape {a.shape}, test a.size before")


# --- reductions of the first numbers of an array -------------------------------------------------------------------------


def reduced(steps: Steps, n: int, *arrays: Array, told: tuple[object, ...] = (), asked: tuple[object, ...] = ()) -> Any:
    """What two kernels make of the first `n` numbers of arrays: the first one is `told` something, of the second one `asked`."""
    chunks = -(-(n // steps.lanes) // ROWS) or 1
    device = arrays[0].device
    parts = _taken(device, steps.parts, (chunks + GROUPS) * steps.lanes)
    given = parts[: steps.arrays]
    kernel(steps.first)(*arrays, *given, n, chunks, *told)
    value = kernel(steps.last)(*given, chunks * steps.lanes // steps.row, *asked)
    if chunks <= _KEPT:
        _free[device, steps.parts] = parts
    return value


def integer_sum(a: Array, n: int, mode: int, bits: int) -> int:
    """The sum over the first `n` numbers of what `mode` says, modulo 2**64."""
    form = BITS[a.dtype.scalar]
    value: int = reduced(form.totals, n, row(a, form.type), told=(mode, bits))
    return value


def exact_total(a: Array, n: int) -> int:
    """The sum of the first `n` integers."""
    scalar, bits = a.dtype.scalar, BITS[a.dtype.scalar]
    found = integer_sum(a, n, SUM, bits.flip)
    if scalar.bits == 64:
        high = integer_sum(a, n, HALF, bits.flip) << 32
        found = high + (found - high) % (1 << 64)  # the sum of the low halves is not negative
    return found + bits.offset * n


def extreme(a: Array, n: int, want: int) -> int | float:
    """The least or the greatest of the first `n` numbers, or the one farther from 0; NaN where there is one. `n` is not 0."""
    scalar = a.dtype.scalar
    form = BITS[scalar]
    told = (scalar.bits - 1, form.magnitude, form.flip)
    value: int = reduced(form.extremes, n, row(a, form.type), told=told, asked=(want, form.infinity))
    return float_of(value, scalar) if scalar.is_float else value + form.offset


def float_of(key: int, scalar: Scalar) -> float:
    """The float in the place of a key."""
    form = BITS[scalar]
    bits = key ^ (form.magnitude if key < 0 else 0)
    found: float = struct.unpack("<f" if scalar is f32 else "<d", bits.to_bytes(scalar.size, "little", signed=True))[0]
    return found


_free: Final[dict[tuple[Device, Scalar], tuple[Array, Array]]] = {}  # parts that no reduction has


def _taken(device: Device, scalar: Scalar, size: int) -> tuple[Array, Array]:
    """Two arrays for parts; no other reduction has them meanwhile."""
    parts = _free.pop((device, scalar), None)
    if parts is None or parts[0].size < size:
        return _part(device, scalar, size), _part(device, scalar, size)
    return parts


def _part(device: Device, scalar: Scalar, size: int) -> Array:
    return Array(allocate((size,), scalar, device), scalar, device)
