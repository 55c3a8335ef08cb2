"""Runs of consecutive equal keys: the distinct ones in order, and what the values that belong to them come to (Q-015, Q-018)."""

from __future__ import annotations

import math
from typing import Any, Final

from tack.algorithms.operands import check_beside, elements, numbers
from tack.algorithms.scan import scanned, sums
from tack_runtime.arrays import Array, row
from tack_runtime.creation import empty
from tack_runtime.dtypes import i32, u8
from tack_runtime.errors import KernelValueError
from tack_runtime.launched_conversion import UNSIGNED, unsigned
from tack_runtime.library import kernel
from tack_runtime.shapes import check_countable, check_device, length
from tack_runtime.storage import named

_CHUNK: Final = 256  # CHUNK of the kernels
_OPS: Final = ("sum", "min", "max")


@named
def unique(keys: Any, n: int | None = None) -> tuple[Array, Array]:
    """The key of each run of consecutive equal ones, in order of appearance, and how many there are in it, in i32 (Q-015).

    distinct, counts = tack.algorithms.unique(keys)             # keys 7, 7, 2, 7 -> 7, 2, 7 and 2, 1, 1

    `keys` is an array of numbers of any type and shape (a NumPy array on the CPU), whose elements count in row-major order; the
    first `n` of them are looked at, all where it is not given. Keys that are sorted give each distinct one once. Floats are
    equal as in kernels: 0.0 and -0.0 are, and the run has the first of them; a NaN equals nothing, and is a run of its own. Both
    results are new arrays on the device of the keys, with an element for each run.

    KernelValueError (ValueError): `n` outside the array, or more than 2**31 - 1. KernelTypeError (TypeError): no array, or one of
    vectors.
    """
    source = numbers("keys", keys)
    count = _length(n, {"keys": source})
    starts, runs = _starts(source, count)
    counts = empty(runs, i32, source.device)
    kernel("runs.lengths")(starts, counts)
    return _keys(source, starts, runs), counts


@named
def reduce_by_key(keys: Any, values: Any, n: int | None = None, op: str = "sum") -> tuple[Array, Array]:
    """The key of each run of consecutive equal ones, in order of appearance, and the sum of the values beside them (Q-015).

    found, totals = tack.algorithms.reduce_by_key(keys, values)  # keys 7, 7, 2, values 1, 2, 3 -> 7, 2 and 3, 3

    `op` is "sum", "min" or "max"; runs are those of `unique`. `values` has an element for each key, in row-major order and of any
    type; vectors and matrices are reduced by component. With `n`, either may have more. The results are new arrays on the device
    of both, of their types, with an element for each run. A run is reduced in the order of its elements, in their type: integers
    wrap, sums of floats are rounded at each step, so the bits are those of any device and number of threads, and one run of
    millions takes what one core takes. "min" and "max" are those of kernels: the number where the other is a NaN (B-005), and of
    zeros the first.

    KernelValueError (ValueError): another `op`; `n` outside an array, or more than 2**31 - 1; fewer values than keys, or
    without `n` more; arrays on different devices. KernelTypeError (TypeError): no array, or keys that are vectors.
    """
    if str(op) not in _OPS:  # arrays of NumPy would compare element by element
        raise KernelValueError(f"op is one of {', '.join(map(repr, _OPS))}, not {op!r}")
    source, beside = numbers("keys", keys), elements("values", values)
    check_device({"keys": source, "values": beside})
    check_beside(n, source, beside)
    count = _length(n, {"keys": source, "values": beside})
    starts, runs = _starts(source, count)
    out = empty(runs, beside.dtype, source.device)
    _reduce(beside, starts, out, runs, op)
    return _keys(source, starts, runs), out


def _length(n: int | None, arrays: dict[str, Array]) -> int:
    count = length(n, arrays)
    check_countable(count, "keys")
    return count


def _starts(keys: Array, n: int) -> tuple[Array, int]:
    """Where the runs of the first n keys start, and n after the last; how many there are."""
    device = keys.device
    if not n:
        return empty(1, i32, device), 0
    ends = empty(n, u8, device)
    kernel("runs.flag_ends")(unsigned(keys), ends, n)
    return (_placed if device.supports_workgroups else _listed)(ends, n)


def _placed(ends: Array, n: int) -> tuple[Array, int]:
    """What `_starts` returns, where a byte for each key says whether it ends a run: each key by itself, whose run the sum of all
    flags up to it tells."""
    ordinals = empty(n, i32, ends.device)
    runs = int(scanned(ends, ordinals, n - 1, True)) + 1
    starts = empty(runs + 1, i32, ends.device)
    kernel("runs.place_starts")(ends, ordinals, starts, n, runs)
    return starts, runs


def _listed(ends: Array, n: int) -> tuple[Array, int]:
    """The same, each chunk of keys by itself: the sums of how many runs end in earlier chunks tell its first run."""
    offsets = empty(-(-n // _CHUNK), i32, ends.device)
    kernel("runs.count_ends")(ends, offsets, n)
    runs = int(sums(offsets, offsets, len(offsets))[0]) + 1
    starts = empty(runs + 1, i32, ends.device)
    kernel("runs.list_starts")(ends, offsets, starts, n)
    return starts, runs


def _keys(keys: Array, starts: Array, runs: int) -> Array:
    """The first key of each run."""
    out = empty(runs, keys.dtype, keys.device)
    word = UNSIGNED[keys.dtype.scalar.size]
    kernel("sorts.gather")(row(keys, word), unsigned(starts), row(out, word), runs)
    return out


def _reduce(values: Array, starts: Array, out: Array, runs: int, op: str) -> None:
    scalar, width = values.dtype.scalar, math.prod(values.dtype.shape)
    arrays = (unsigned(values), starts, unsigned(out), runs, width)
    if op == "sum":
        kernel("runs.sums")(*arrays)
    elif scalar.is_float:
        kernel("runs.float_extremes")(*arrays, 1.0 if op == "min" else -1.0)
    else:
        kernel("runs.extremes")(*arrays, int(scalar.kind == "i"), int(op == "max"))
