"""Sum, min, max and mean of an array (Q-001..Q-006), the host's side; the kernels are those of `tack/library/reductions.py`.

A small array takes one launch, a large one two. Parts of results lie in memory that later reductions take again.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from typing import Final, NamedTuple

from tack_runtime.arrays import Array
from tack_runtime.devices import Device
from tack_runtime.dtypes import SCALARS, Scalar, f32, f64, i8, i16, i32, i64
from tack_runtime.errors import KernelValueError
from tack_runtime.library import kernel
from tack_runtime.storage import allocate

# As in the kernels: rows of a chunk, groups of chunks, lanes of a row.
ROWS: Final = 256
GROUPS: Final = 8
NARROW: Final = 16
WIDE: Final = 32

SUM, ABSOLUTE, NONZERO, HALF = range(4)
LEAST, MOST, FARTHEST = range(3)

_KEPT: Final = 4  # parts of a device and type that nobody uses
_KEPT_BYTES: Final = 4 << 20

_MASK: Final = (1 << 64) - 1
_SIGNED: Final = {8: i8, 16: i16, 32: i32, 64: i64}


class Bits(NamedTuple):
    """Elements of a type as signed integers of the same size: which kernels take them, and what these are told."""

    type: Scalar
    flip: int  # the highest bit of an unsigned integer: flipped, it is `offset` less
    offset: int
    magnitude: int  # all but the highest bit of a float
    infinity: int  # no key of a number is greater, or less than ~infinity
    totals: str
    total_lanes: int
    extremes: str
    extreme_lanes: int


def _bits(scalar: Scalar) -> Bits:
    lowest = -1 << (scalar.bits - 1)
    flip = lowest if scalar.kind == "u" else 0
    infinity = {f32: 0x7F800000, f64: 0x7FF0000000000000}.get(scalar, i64.maximum)
    totals = ("totals_large", NARROW) if scalar.bits > 16 else ("totals_small", WIDE)
    extremes = ("extremes_i64", NARROW) if scalar.bits == 64 else ("extremes_short", WIDE)
    return Bits(_SIGNED[scalar.bits], flip, -flip, ~lowest if scalar.is_float else 0, infinity, *totals, *extremes)


BITS: Final = {scalar: _bits(scalar) for scalar in SCALARS}


# --- what methods of arrays return --------------------------------------------------------------------------------------


def total(a: Array) -> int | float:
    """The sum of all elements, and components."""
    scalar, n = a.dtype.scalar, count(a)
    if scalar.is_float:
        return float_sum(a, n)
    bits = BITS[scalar]
    flip = 0 if scalar.bits == 64 else bits.flip  # modulo 2**64 it makes no difference there
    value = integer_sum(a, n, SUM, flip) - flip * n
    return value & _MASK if scalar.kind == "u" else (value + (1 << 63) & _MASK) - (1 << 63)


def mean(a: Array) -> float:
    """The sum by the number of elements, and components, in binary64; NaN where there are none."""
    n = count(a)
    return total(a) / n if n else math.nan


def least(a: Array) -> int | float:
    """The least element or component."""
    _check_some(a, "min")
    return extreme(a, count(a), LEAST)


def most(a: Array) -> int | float:
    """The greatest element or component."""
    _check_some(a, "max")
    return extreme(a, count(a), MOST)


def _check_some(a: Array, name: str) -> None:
    if not count(a):
        raise KernelValueError(f"{name} reduction requires a nonempty array; this one has shape {a.shape}, test a.size before")


# --- parts -------------------------------------------------------------------------------------------------------------


def count(a: Array) -> int:
    """How many numbers an array holds: its elements, or their components."""
    return a.memory.size


def float_sum(a: Array, n: int) -> float:
    """The sum of the first `n` numbers of an array of floats."""
    if not n:
        return 0.0
    scalar = a.dtype.scalar
    lanes = WIDE if scalar is f32 else NARROW
    chunks = chunks_of(n, lanes)
    parts = taken(a.device, scalar, chunks, lanes)
    value = kernel(f"reductions.sums_{scalar}")(flat(a, scalar), *parts, n, chunks)
    if chunks > 1:
        value = kernel(f"reductions.sum_of_sums_{scalar}")(*parts, chunks)
    give_back(parts)
    assert isinstance(value, float)
    return value


def integer_sum(a: Array, n: int, mode: int, bits: int) -> int:
    """The sum over the first `n` numbers of what `mode` says, modulo 2**64."""
    if not n:
        return 0
    form = BITS[a.dtype.scalar]
    chunks = chunks_of(n, form.total_lanes)
    parts = taken(a.device, i64, chunks, form.total_lanes)
    value = kernel(f"reductions.{form.totals}")(flat(a, form.type), parts[0], n, chunks, mode, bits)
    if chunks > 1:
        value = kernel("reductions.total_of_totals")(parts[0], chunks * form.total_lanes // NARROW)
    give_back(parts)
    assert isinstance(value, int)
    return value


def extreme(a: Array, n: int, want: int) -> int | float:
    """The least or the greatest of the first `n` numbers, or the one farther from 0; NaN where there is one. `n` is not 0."""
    scalar = a.dtype.scalar
    form = BITS[scalar]
    lanes = form.extreme_lanes
    chunks = chunks_of(n, lanes)
    parts = taken(a.device, i64, chunks, lanes)
    shift = scalar.bits - 1
    value = kernel(f"reductions.{form.extremes}")(
        flat(a, form.type), *parts, n, chunks, shift, form.magnitude, form.flip, want, form.infinity
    )
    if chunks > 1:
        value = kernel("reductions.extreme_of_extremes")(*parts, chunks * lanes // NARROW, want, form.infinity)
    give_back(parts)
    assert isinstance(value, int)
    return float_of(value, scalar) if scalar.is_float else value + form.offset


def float_of(key: int, scalar: Scalar) -> float:
    """The float in the place of a key."""
    form = BITS[scalar]
    bits = key ^ (form.magnitude if key < 0 else 0)
    found: float = struct.unpack("<f" if scalar is f32 else "<d", bits.to_bytes(scalar.size, "little", signed=True))[0]
    return found


def chunks_of(n: int, lanes: int) -> int:
    """How many chunks `n` elements have; 0 where they are less than a row."""
    return -(-(n // lanes) // ROWS)


def flat(a: Array, scalar: Scalar) -> Array:
    """The numbers of an array in a row, seen as those of a type of the same size."""
    memory = a.memory
    if memory.ndim == 1 and a.dtype is scalar:
        return a
    return Array(memory.reshape((memory.size,)).view(scalar.numpy), scalar, a.device)


# --- memory for parts of results ------------------------------------------------------------------------------------------


_free: Final[dict[tuple[Device, Scalar], list[tuple[Array, Array]]]] = {}


def taken(device: Device, scalar: Scalar, chunks: int, lanes: int) -> tuple[Array, Array]:
    """Two arrays for the parts of so many chunks and those of groups; no other reduction has them meanwhile."""
    size = (chunks + GROUPS) * lanes
    try:
        parts = _free[device, scalar].pop()
    except (KeyError, IndexError):
        parts = None
    if parts is None or parts[0].size < size:
        parts = _part(device, scalar, size), _part(device, scalar, size)
    return parts


def _part(device: Device, scalar: Scalar, size: int) -> Array:
    return Array(allocate((size,), scalar, device), scalar, device)


def give_back(parts: Sequence[Array]) -> None:
    """Keep parts for the next reduction."""
    first, second = parts
    kept = _free.setdefault((first.device, first.dtype.scalar), [])
    if len(kept) < _KEPT and first.memory.nbytes <= _KEPT_BYTES:
        kept.append((first, second))
