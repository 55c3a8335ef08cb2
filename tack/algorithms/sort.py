"""Sorting: `argsort`, `sort_by_key` and `gather` (Q-013..Q-015, Q-018).

A stable radix sort over 8-bit digits, the lowest first. What moves are pairs, u64: the key, less the smallest one, in the upper 32
bits, and where it was in the lower ones. So n is below 2**31, and no sort needs more passes than its keys' spread has bytes; keys
that spread over 32 bits or more are sorted by their lower 32 bits, and then, in that order, by the upper ones.

`tack.library.sorts` has the kernels of devices without workgroups, and those that every device runs. A pass of devices with
workgroups are two kernels of `tack.library.tiles`, for T = ceil(n / 4096) tiles of 4096 pairs, of which the last may be shorter:

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
import operator
from collections.abc import Callable
from typing import Any, Final

import tack
from tack.algorithms.scan import exclusive_scan
from tack_runtime.arrays import Array, host_values
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.devices import Device
from tack_runtime.dtypes import Scalar, i32, i64, u8, u16, u32, u64
from tack_runtime.errors import KernelIndexError, KernelTypeError, KernelValueError

_KEYS: Final = (i32, u32, i64, u64)
_MOST: Final = (1 << 31) - 1  # keys of a sort: an index is i32, and so is a count
_WORDS: Final = {1: u8, 2: u16, 4: u32, 8: u64}

_DIGIT: Final = 8  # bits
_DIGITS: Final = 1 << _DIGIT
_LOWER: Final = 32  # bits of a pair that say where the key was; as many are of the key

_CHUNKS: Final = 128  # at most, of a sort
_LEAST: Final = 4096  # keys of a chunk, but for the last: its table is a small part of its work
_LANES: Final = 64
_TILE: Final = 4096


def argsort(keys: object, n: int | None = None) -> Array:
    """The i32 indices that put the first `n` keys, by default all, in ascending order; equal keys stay in theirs (Q-013).

    `keys` is an array of one dimension, of i32, u32, i64 or u64, of any device, or a NumPy array; it is not changed. The result
    has shape (n,), and is on the device of the keys. Time grows with how many bytes the largest key has above the smallest.
    KernelTypeError (TypeError): keys of another type, `n` no int. KernelValueError (ValueError): `n` is negative or more than
    there are, the keys have more than one dimension, or more than 2**31 - 1 are to be sorted.
    """
    source = _sortable("argsort", keys)
    return _sorted(source, _count("argsort", n, "keys", source))


def sort_by_key(keys: object, values: object = None, n: int | None = None) -> tuple[Array, Array | None]:
    """The first `n` keys, by default all, in ascending order, and the values in the same order: two new arrays (Q-014).

    `keys` as for `argsort`; `values` has an element for each key, of any type, or a row where it has more dimensions. Without
    values the second result is None. Values of equal keys stay in their order.
    KernelTypeError (TypeError): keys of another type, `n` no int. KernelValueError (ValueError): `n` is negative or more than
    there are, fewer values than keys to sort, keys of more than one dimension, arrays of different devices.
    """
    source = _sortable("sort_by_key", keys)
    count = _count("sort_by_key", n, "keys", source)
    moved = None if values is None else _rows("sort_by_key", values, source)
    if moved is not None and len(moved) < count:
        raise KernelValueError(f"sort_by_key: {count} keys need as many values, but there are {len(moved)}")
    index = _sorted(source, count)
    return _gathered(source, index, count), None if moved is None else _gathered(moved, index, count)


def gather(values: object, index: object, n: int | None = None) -> Array:
    """values[index[0]], ..., values[index[n - 1]], by default of all indices: a new array of shape (n,) + values.shape[1:] (Q-015).

    `values` is an array of any type, `index` one of i32, u32, i64 or u64 of one dimension, on the same device; NumPy arrays are
    taken, too. Every index is checked before anything is read, which takes a pass over them and waits for the device.
    KernelIndexError (IndexError): an index is negative, or not below len(values). KernelTypeError (TypeError): an index of another
    type, `n` no int. KernelValueError (ValueError): `n` is negative or more than there are indices, `index` has more than one
    dimension, the arrays are on different devices.
    """
    places = _array("gather", "index", index)
    if places.dtype not in _KEYS:
        raise KernelTypeError(f"gather: an index is one of i32, u32, i64 or u64, not {places.dtype}; index.astype(tack.i32)")
    _flat("gather", "index", places)
    source = _rows("gather", values, places)
    count = _count("gather", n, "index", places)
    if count:
        low, high = _span(places, count)
        if low < 0 or high >= len(source):
            outside = low if low < 0 else high
            raise KernelIndexError(f"gather: index {outside} is out of range for {len(source)} values; 0 is the first")
    return _gathered(source, places, count)


# --- arguments -------------------------------------------------------------------------------------------------------------


def _array(function: str, name: str, value: object) -> Array:
    return value if isinstance(value, Array) else tack.array(value)


def _sortable(function: str, keys: object) -> Array:
    source = _array(function, "keys", keys)
    if source.dtype not in _KEYS:
        raise KernelTypeError(f"{function}: sort keys must be one of i32, u32, i64 and u64, not {source.dtype}; convert with astype")
    _flat(function, "keys", source)
    return source


def _flat(function: str, name: str, a: Array) -> None:
    if a.ndim != 1:
        raise KernelValueError(f"{function}: '{name}' has shape {a.shape}, not one dimension; {name}.reshape({name}.size) has")


def _rows(function: str, values: object, beside: Array) -> Array:
    """The values, which are on the device of another array."""
    source = _array(function, "values", values)
    if not source.ndim:
        raise KernelValueError(f"{function}: 'values' has no dimensions, so no elements to choose from")
    if source.device is not beside.device:
        raise KernelValueError(
            f"{function}: 'values' is on {source.device}, the other array on {beside.device}; copy one with a.to_device"
        )
    return source


def _count(function: str, n: object, name: str, a: Array) -> int:
    if n is None:
        count = len(a)
    else:
        try:
            count = operator.index(n)  # type: ignore[arg-type]  # which is what finds out
        except TypeError as error:
            raise KernelTypeError(f"{function}: n is an int, not {type(n).__name__}") from error
    if not 0 <= count <= len(a):
        raise KernelValueError(f"{function}: n is {count}, but '{name}' has {len(a)} elements; give 0 to {len(a)}")
    return count


def _viewed(a: Array, scalar: Scalar) -> Array:
    """The memory of an array as a row of numbers of another type."""
    memory = a.memory
    if isinstance(memory, DeviceMemory):
        return Array(memory.view(scalar.numpy), scalar, a.device)
    return Array(memory.reshape(-1).view(scalar.numpy), scalar, a.device)


# --- sorting ---------------------------------------------------------------------------------------------------------------


def _kernel(name: str) -> Callable[..., Any]:
    import importlib

    module, _, function = name.partition(".")
    return getattr(importlib.import_module(f"tack.library.{module}"), function)


class _Chunks:
    """How a number of elements is cut: into chunks whose tables, together, stay small. Results do not depend on it."""

    __slots__ = ("chunk", "chunks", "n")

    def __init__(self, n: int) -> None:
        self.n = n
        self.chunk = max(_LEAST, -(-n // _CHUNKS))
        self.chunks = -(-n // self.chunk)


def _span(a: Array, n: int) -> tuple[int, int]:
    """The smallest and the largest of the first n > 0 integers."""
    cut = _Chunks(n)
    bounds = tack.empty((2, cut.chunks * _LANES), a.dtype, a.device)
    _kernel("sorts.span")(a, bounds, n, cut.chunk, cut.chunks)
    low, high = host_values(bounds)
    return int(low.min()), int(high.max())


def _sorted(keys: Array, n: int) -> Array:
    """Where the first n keys are, in ascending order."""
    if n > _MOST:
        raise KernelValueError(f"{n:,} keys are more than an i32 can index; sort at most {_MOST:,} at a time")
    index = tack.empty(n, i32, keys.device)
    if n == 0:
        return index
    low, high = _span(keys, n)
    bits = (high - low).bit_length()
    words = _viewed(keys, _WORDS[keys.dtype.scalar.size])
    low %= 1 << 64
    passes = _Tiled(n, keys.device) if keys.device.supports_workgroups else _Chunked(n, keys.device)
    if bits == 0:
        _kernel("sorts.count_up")(index)
        return index
    passes.sort_keys(words, low, _passes(min(bits, _LOWER)), index)
    if bits > _LOWER:
        pairs = tack.empty(n, u64, keys.device)
        _kernel("sorts.pack_upper")(words, low, index, pairs)
        passes.sort_pairs(pairs, 0, _passes(bits - _LOWER), index)
    return index


def _passes(bits: int) -> int:
    return -(-bits // _DIGIT)


class _Chunked:
    """Passes that count and move chunk by chunk."""

    def __init__(self, n: int, device: Device) -> None:
        cut = _Chunks(n)
        self._size = (n, cut.chunk, cut.chunks)
        self._device = device
        self._tables = tack.empty(cut.chunks * _DIGITS, i32, device)

    def sort_keys(self, keys: Array, low: int, passes: int, index: Array) -> None:
        """Sort by the lowest digits of the keys, less `low`, as many as there are `passes`."""
        _kernel("sorts.count_keys")(keys, low, self._tables, *self._size)
        self._sum()
        if passes == 1:
            _kernel("sorts.indices_of_keys")(keys, low, self._tables, index, *self._size)
            return
        pairs = tack.empty(self._size[0], u64, self._device)
        _kernel("sorts.pairs_of_keys")(keys, low, self._tables, pairs, *self._size)
        self.sort_pairs(pairs, 1, passes, index)

    def sort_pairs(self, pairs: Array, first: int, passes: int, index: Array) -> None:
        """Sort pairs, which are overwritten, by their digits from `first` to the last of `passes`; where their keys are."""
        spare = tack.empty(self._size[0], u64, self._device) if passes - first > 1 else pairs
        for digit in range(first, passes):
            shift = _LOWER + _DIGIT * digit
            _kernel("sorts.count_pairs")(pairs, shift, self._tables, *self._size)
            self._sum()
            if digit == passes - 1:
                _kernel("sorts.indices_of_pairs")(pairs, shift, self._tables, index, *self._size)
            else:
                _kernel("sorts.pairs_of_pairs")(pairs, shift, self._tables, spare, *self._size)
                pairs, spare = spare, pairs

    def _sum(self) -> None:
        _kernel("sorts.slots")(self._tables, self._size[2])


class _Tiled:
    """Passes of workgroups, which sort tiles."""

    def __init__(self, n: int, device: Device) -> None:
        self._n = n
        self._device = device

    def sort_keys(self, keys: Array, low: int, passes: int, index: Array) -> None:
        """Sort by the lowest digits of the keys, less `low`, as many as there are `passes`."""
        pairs = tack.empty(self._n, u64, self._device)
        _kernel("sorts.pack")(keys, low, pairs, self._n)
        self.sort_pairs(pairs, 0, passes, index)

    def sort_pairs(self, pairs: Array, first: int, passes: int, index: Array) -> None:
        """Sort pairs, which are overwritten, by their digits from `first` to the last of `passes`; where their keys are."""
        tiles = -(-self._n // _TILE)
        ordered = tack.empty(self._n, u64, self._device)
        counts, firsts = (tack.empty(tiles * _DIGITS, i32, self._device) for _ in range(2))
        for digit in range(first, passes):
            shift = _LOWER + _DIGIT * digit
            _kernel("tiles.sort_tiles")(pairs, ordered, counts, firsts, shift, self._n)
            exclusive_scan(counts, counts)
            _kernel("tiles.scatter_tiles")(ordered, counts, firsts, pairs, shift, self._n)
        _kernel("sorts.unpack")(pairs, index)


# --- gathering -------------------------------------------------------------------------------------------------------------


def _gathered(values: Array, index: Array, n: int) -> Array:
    """Elements of values, or rows, at n indices that are in range."""
    made = tack.empty((n, *values.shape[1:]), values.dtype, values.device)
    row = made.memory.nbytes // n if n else 0
    if row:
        word = _WORDS[math.gcd(row, 8)]
        words, to = _viewed(values, word), _viewed(made, word)
        places = _viewed(index, _WORDS[index.dtype.scalar.size])
        width = row // word.size
        if width == 1:
            _kernel("sorts.gather")(words, places, to, n)
        else:
            _kernel("sorts.gather_rows")(words, places, to, n, width)
    return made
