"""Sorting: `argsort`, `sort_by_key` and `gather` (Q-013..Q-015, Q-018).

A stable radix sort over 8-bit digits, the lowest first. What moves are pairs, u64: the key, less the smallest one, in the upper
32 bits, and where it was in the lower ones. So no sort has more passes than its keys' spread has bytes; keys that spread over
more than 32 bits are sorted by the lower ones of them, and then, in that order, by the upper ones.

`tack.library.sorts` has the kernels of devices without workgroups, and those that every device runs. A pass of devices with
workgroups is two kernels of `tack.library.tiles`, for T = ceil(n / 4096) tiles of 4096 pairs, of which the last may be shorter:

    sort_tiles(pairs: u64[n], ordered: u64[n], counts: i32[256 * T], firsts: i32[256 * T], shift: i32, n: i64)
        256 * T iterations, a group for each tile. Writes each tile, sorted by the digits (pair >> shift) & 255 and stable, to the
        same place of `ordered`; for each digit d and tile t how many pairs have it to counts[d * T + t], and how many pairs of
        the tile have smaller digits to firsts[d * T + t].
    scatter_tiles(ordered: u64[n], slots: i32[256 * T], firsts: i32[256 * T], out: u64[n], shift: i32, n: i64)
        n iterations. `slots` are the counts after an exclusive scan of all of them in their order; pair r of tile t, of digit d,
        goes to out[slots[d * T + t] + r - firsts[d * T + t]].
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

from tack.algorithms.operands import check_beside, elements, numbers
from tack.algorithms.scan import sums
from tack.algorithms.scratch import scratch
from tack_runtime.arrays import UNSIGNED, Array, host_values, row, unsigned
from tack_runtime.creation import empty
from tack_runtime.dtypes import Element, Scalar, i32, i64, u32, u64
from tack_runtime.errors import KernelIndexError, KernelTypeError
from tack_runtime.library import kernel
from tack_runtime.shapes import check_countable, check_device, length
from tack_runtime.storage import named

_INTEGERS: Final = (i32, u32, i64, u64)  # keys, and indices

_DIGIT: Final = 8  # bits
_DIGITS: Final = 1 << _DIGIT
_LOWER: Final = 32  # bits of a pair that say where the key was; as many are of the key

_CHUNKS: Final = 128  # of a sort, at most
_LEAST: Final = 4096  # keys of a chunk, but for the last
_LANES: Final = 64
_TILE: Final = 4096


@named
def argsort(keys: Any, n: int | None = None) -> Array:
    """The i32 indices that put the first `n` keys in ascending order; equal keys stay in theirs (Q-013).

    order = tack.algorithms.argsort(keys)       # keys 30, 10, 20, 10 -> order 1, 3, 2, 0

    `keys` is an array of i32, u32, i64 or u64 of any shape, whose elements count in row-major order (a NumPy array on the CPU);
    `n` is all of them where it is not given. The result, of shape (n,), is on the device of the keys. The farther the largest key
    is from the smallest, the more passes it takes: one for each byte of their difference.

    KernelTypeError (TypeError): no array, or keys of another type. KernelValueError (ValueError): `n` outside the keys; more than
    2**31 - 1 keys.
    """
    source = _keys(keys)
    return _sorted(source, length(n, {"keys": source}))[0]


@named
def sort_by_key(keys: Any, values: Any = None, n: int | None = None) -> tuple[Array, Array | None]:
    """The first `n` keys in ascending order, and their values in the same order, as new arrays (Q-014).

    ordered, moved = tack.algorithms.sort_by_key(cells, particles)

    `keys` and `n` are those of `argsort`; `values` has an element for each key, of any type, vectors and matrices among
    them; with `n`, either may have more. Values of equal keys stay in their order. Without values, None is in their place.

    KernelTypeError (TypeError): no array, or keys of another type. KernelValueError (ValueError): `n` outside the keys; fewer
    values than keys, or without `n` more; arrays on different devices; more than 2**31 - 1 keys.
    """
    arrays = {"keys": _keys(keys)}
    if values is not None:
        arrays["values"] = elements("values", values)
        check_beside(n, arrays["keys"], arrays["values"])
    check_device(arrays)
    count = length(n, arrays)
    index, ordered = _sorted(arrays["keys"], count, True)
    return ordered, None if values is None else _gathered(arrays["values"], index, count)


@named
def gather(values: Any, index: Any, n: int | None = None) -> Array:
    """The elements of `values` that the first `n` indices say, as a new array of shape (n,) (Q-015).

    out = tack.algorithms.gather(values, index)     # out[i] is values[index[i]]

    Arrays on one device (NumPy arrays on the CPU) of any shapes, whose elements count in row-major order: values of any type,
    vectors and matrices among them, indices of i32, u32, i64 or u64. `n` is all indices where it is not given. The indices
    are checked first, which takes a pass over them, and waits for the device; no other thread may change them meanwhile.

    KernelIndexError (IndexError): an index that is negative, or not below the number of values. KernelTypeError (TypeError): no
    array, or indices of another type. KernelValueError (ValueError): `n` outside the indices; arrays on different devices.
    """
    if isinstance(index, np.ndarray) and index.dtype == np.bool_:
        raise KernelTypeError("index is a mask; pass np.flatnonzero(index), the indices of what it selects")
    source, places = elements("values", values), numbers("index", index)
    if places.dtype not in _INTEGERS:
        raise KernelTypeError(f"indices must be one of {_names()}, not {places.dtype}; {_converted('index', index)}")
    check_device({"values": source, "index": places})
    count = length(n, {"index": places})
    if count:
        low, high = _span(places, count)
        if low < 0 or high >= source.size:
            wrong = low if low < 0 else high
            raise KernelIndexError(f"index {wrong} is out of range for {source.size} values, which count from 0")
    return _gathered(source, places, count)


def _keys(keys: Any) -> Array:
    source = elements("keys", keys)
    if source.dtype not in _INTEGERS:
        raise KernelTypeError(f"sort keys must be one of {_names()}, not {source.dtype}; {_instead(keys, source.dtype)}")
    return source


def _instead(keys: Any, dtype: Element) -> str:
    if not isinstance(dtype, Scalar):
        return "sort by one number of each"
    if dtype.is_float:  # whose conversion to integers would lose what tells them apart
        bits, rest = dtype.bits, f"{(1 << dtype.bits - 1) - 1:#x}"
        return f"with k = np.asarray(keys).view(np.int{bits}), k ^ (k >> {bits - 1} & {rest}) are integers in the same order"
    return _converted("keys", keys)


def _converted(name: str, given: Any) -> str:
    call = f"{name}.astype(tack.i32)" if isinstance(given, Array) else f"tack.array({name}, tack.i32)"
    return f"convert with {call}"


def _names() -> str:
    *others, last = (scalar.name for scalar in _INTEGERS)
    return f"{', '.join(others)} or {last}"


def _cut(n: int) -> tuple[int, int, int]:
    """n > 0 elements, how many make a chunk, and how many chunks there are. Their tables, together, fit a cache."""
    chunk = max(_LEAST, -(-n // _CHUNKS))
    return n, chunk, -(-n // chunk)


def _span(a: Array, n: int) -> tuple[int, int]:
    """The smallest and the largest of the first n > 0 integers."""
    size = _cut(n)
    bounds = empty((2, size[2] * _LANES), a.dtype, a.device)
    kernel("sorts.span")(a, bounds, *size)
    low, high = host_values(bounds)
    return int(low.min()), int(high.max())


# --- sorting ---------------------------------------------------------------------------------------------------------------


def _sorted(keys: Array, n: int, with_keys: bool = False) -> tuple[Array, Array]:
    """Where the first n keys are, in ascending order; and the keys in that order, where they are asked for."""
    check_countable(n, "keys")
    index = empty(n, i32, keys.device)
    if 0 < n <= _LEAST and not keys.device.supports_workgroups:
        sign = keys.dtype.scalar.minimum & -keys.dtype.scalar.minimum
        kernel("sorts.sort_short")(unsigned(keys), sign, empty(2 * n, u64, keys.device), index)
        return index, _gathered(keys, index, n) if with_keys else keys
    low, high = _span(keys, n) if n else (0, 0)
    bits = (high - low).bit_length()
    if not bits:
        kernel("sorts.count_up")(index)
        return index, _gathered(keys, index, n) if with_keys else keys
    words = unsigned(keys)
    low %= 1 << 64
    with scratch(n, (u64, u64), keys.device) as (pairs, spare):
        passes = (_Tiled if keys.device.supports_workgroups else _Chunked)(pairs, spare, n)
        if with_keys and bits <= _LOWER:
            ordered = empty(n, keys.dtype, keys.device)
            passes.sort_keys(words, low, _count(bits))
            kernel("sorts.unpack_keys")(passes.pairs, low, unsigned(ordered), index)
            return index, ordered
        passes.sort_keys(words, low, _count(min(bits, _LOWER)), index)
        if bits > _LOWER:
            kernel("sorts.pack_upper")(words, low, index, passes.pairs)
            passes.sort_pairs(0, _count(bits - _LOWER), index)
    return index, _gathered(keys, index, n) if with_keys else keys


def _count(bits: int) -> int:
    """How many passes sort keys of so many bits."""
    return -(-bits // _DIGIT)


class _Chunked:
    """Passes that count and move chunk by chunk: `pairs` become sorted, `spare` is as large."""

    def __init__(self, pairs: Array, spare: Array, n: int) -> None:
        self.pairs, self._spare = pairs, spare
        self._size = _cut(n)
        self._tables = empty(self._size[2] * _DIGITS, i32, pairs.device)

    def sort_keys(self, keys: Array, low: int, passes: int, index: Array | None = None) -> None:
        """Sort pairs of the keys by the lowest digits of the keys less `low`; or, with an index, write to it where they are then,
        which takes the place of the pairs."""
        kernel("sorts.count_keys")(keys, low, self._tables, *self._size)
        kernel("sorts.slots")(self._tables, self._size[2])
        if passes == 1 and index is not None:
            kernel("sorts.indices_of_keys")(keys, low, self._tables, index, *self._size)
            return
        kernel("sorts.pairs_of_keys")(keys, low, self._tables, self.pairs, *self._size)
        self.sort_pairs(1, passes, index)

    def sort_pairs(self, first: int, passes: int, index: Array | None = None) -> None:
        """Sort the pairs by their digits from `first` on, below `passes`; or, with an index, write to it where their keys are."""
        for digit in range(first, passes):
            shift = _LOWER + _DIGIT * digit
            kernel("sorts.count_pairs")(self.pairs, shift, self._tables, *self._size)
            kernel("sorts.slots")(self._tables, self._size[2])
            if index is not None and digit == passes - 1:
                kernel("sorts.indices_of_pairs")(self.pairs, shift, self._tables, index, *self._size)
            else:
                kernel("sorts.pairs_of_pairs")(self.pairs, shift, self._tables, self._spare, *self._size)
                self.pairs, self._spare = self._spare, self.pairs


class _Tiled:
    """Passes of workgroups, which sort tiles: `pairs` become sorted, `ordered` is as large."""

    def __init__(self, pairs: Array, ordered: Array, n: int) -> None:
        self.pairs, self._ordered, self._n = pairs, ordered, n
        tables = -(-n // _TILE) * _DIGITS
        self._counts, self._firsts = (empty(tables, i32, pairs.device) for _ in range(2))

    def sort_keys(self, keys: Array, low: int, passes: int, index: Array | None = None) -> None:
        """Sort pairs of the keys by the lowest digits of the keys less `low`, and write to an index where they are then."""
        kernel("sorts.pack")(keys, low, self.pairs, self._n)
        self.sort_pairs(0, passes, index)

    def sort_pairs(self, first: int, passes: int, index: Array | None = None) -> None:
        """Sort the pairs by their digits from `first` on, below `passes`, and write to an index where their keys are."""
        for digit in range(first, passes):
            shift = _LOWER + _DIGIT * digit
            kernel("tiles.sort_tiles")(self.pairs, self._ordered, self._counts, self._firsts, shift, self._n)
            sums(self._counts, self._counts, self._counts.size)
            kernel("tiles.scatter_tiles")(self._ordered, self._counts, self._firsts, self.pairs, shift, self._n)
        if index is not None:
            kernel("sorts.unpack")(self.pairs, index)


# --- gathering -------------------------------------------------------------------------------------------------------------


def _gathered(values: Array, index: Array, n: int) -> Array:
    """The elements of a row of values at the first n indices, which are in range."""
    made = empty(n, values.dtype, values.device)
    size = values.dtype.scalar.size * math.prod(values.dtype.shape)
    word = UNSIGNED[math.gcd(size, 8)]
    width = size // word.size
    words, to, places = row(values, word), row(made, word), unsigned(index)
    if width == 1:
        kernel("sorts.gather")(words, places, to, n)
    else:
        kernel("sorts.gather_wide")(words, places, to, n, width)
    return made
