"""Runs of consecutive equal keys: the distinct ones in order, and what the values that belong to them come to (Q-015, Q-018)."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from tack.algorithms.operands import check_beside, elements, numbers
from tack.algorithms.scan import scanned, sums
from tack.algorithms.scratch import scratch
from tack_runtime.arrays import UNSIGNED, Array, host_values, row, unsigned
from tack_runtime.creation import empty
from tack_runtime.devices import CPU
from tack_runtime.dtypes import Element, i32, u8
from tack_runtime.errors import KernelValueError
from tack_runtime.library import kernel
from tack_runtime.shapes import check_countable, check_device, length
from tack_runtime.storage import named

_CHUNK: Final = 16384  # CHUNK of the kernels
_SLAB: Final = 256  # chunks whose lists fit the memory that is kept
_SHORT: Final = 32  # elements that runs have on average, at most
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
    count = length(n, {"keys": source})
    return _reduced(source, count, i32, lambda starts, counts: kernel("runs.lengths")(starts, counts))


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
    name = str(op)  # arrays of NumPy would compare element by element
    if name not in _OPS:
        raise KernelValueError(f"op is one of {', '.join(map(repr, _OPS))}, not {op!r}")
    source, beside = numbers("keys", keys), elements("values", values)
    arrays = {"keys": source, "values": beside}
    check_device(arrays)
    count = length(n, arrays)
    check_beside(n, source, beside)
    return _reduced(source, count, beside.dtype, lambda starts, out: _reduce(beside, starts, out, name, count))


def _reduced(keys: Array, n: int, dtype: Element, reduce: Callable[[Array, Array], None]) -> tuple[Array, Array]:
    """The key of each run of the first n, and an array of a type, to which `reduce` writes what each comes to: it is told where
    the runs start, with n after the last."""
    check_countable(n, "keys")

    def results(starts: Array, distinct: Array) -> tuple[Array, Array]:
        out = empty(len(distinct), dtype, keys.device)
        reduce(starts, out)
        return distinct, out

    if not n:
        return empty(0, keys.dtype, keys.device), empty(0, dtype, keys.device)
    if keys.device is not CPU:
        return results(*_placed(keys, n))
    if n <= _CHUNK:
        return results(*_listed(keys, n))
    room = _SLAB * _CHUNK
    listed = i32, keys.dtype.scalar
    with scratch(min(n, room) + 1, listed if n > room else (*listed, i32), CPU) as arrays:
        return results(*_joined(keys, n, *arrays))


def _placed(keys: Array, n: int) -> tuple[Array, Array]:
    """Where runs start, and their keys, on a device: a byte for each key says whether it ends a run, and the sum of all of them
    up to a key which run it is of."""
    device, word = keys.device, UNSIGNED[keys.dtype.scalar.size]
    ends, ordinals = empty(n, u8, device), empty(n, i32, device)
    kernel("runs.flag_ends")(unsigned(keys), ends, n)
    runs = int(scanned(ends, ordinals, n - 1, True)) + 1
    starts, distinct = empty(runs + 1, i32, device), empty(runs, keys.dtype, device)
    kernel("runs.place_starts")(ends, ordinals, starts, n, runs)
    kernel("sorts.gather")(row(keys, word), unsigned(starts), row(distinct, word), runs)
    return starts, distinct


def _listed(keys: Array, n: int) -> tuple[Array, Array]:
    """Where runs start, and their keys, of a chunk of keys on the CPU."""
    given, scalar = unsigned(keys), keys.dtype.scalar
    starts, counts, keys_listed = np.empty(n + 1, np.int32), np.empty(1, np.int32), np.empty(n, given.dtype.scalar.numpy)
    kernel("runs_on_cpu.list_starts")(given, starts, keys_listed, counts, n, 0, 1)
    runs = counts.item()
    distinct = empty(runs, scalar, CPU)
    host_values(distinct)[:] = keys_listed[:runs].view(scalar.numpy)
    return Array(starts, i32, CPU), distinct


def _joined(keys: Array, n: int, starts_listed: Array, keys_listed: Array, starts: Array | None = None) -> tuple[Array, Array]:
    """Where runs start, and their keys, on the CPU: chunks list theirs in arrays with room for a slab, and the lists are moved
    together, of one slab to `starts`. Several are listed twice, as the number of all runs has to be known first."""
    scalar = keys.dtype.scalar
    given, word, chunks = unsigned(keys), UNSIGNED[scalar.size], -(-n // _CHUNK)
    counts, offsets = empty(chunks, i32, CPU), empty(chunks, i32, CPU)
    slabs = [(first, min(_SLAB, chunks - first)) for first in range(0, chunks, _SLAB)]
    for slab in slabs:
        kernel("runs_on_cpu.list_starts")(given, starts_listed, unsigned(keys_listed), counts, n, *slab)
    runs = int(sums(counts, offsets, chunks)[0])
    distinct = empty(runs, scalar, CPU)
    if starts is None:
        starts = empty(runs + 1, i32, CPU)
    for slab in slabs:
        if len(slabs) > 1:
            kernel("runs_on_cpu.list_starts")(given, starts_listed, unsigned(keys_listed), counts, n, *slab)
        kernel("runs_on_cpu.join_lists")(starts_listed, row(keys_listed, word), offsets, starts, row(distinct, word), n, *slab)
    return starts, distinct


def _reduce(values: Array, starts: Array, out: Array, op: str, n: int) -> None:
    """Reduce each of the runs that make up the first n values."""
    scalar, width, runs = values.dtype.scalar, math.prod(values.dtype.shape), len(out)
    arrays = unsigned(values), starts, unsigned(out), runs
    if op != "sum" and scalar.is_float:
        kernel("runs.float_extremes")(*arrays, width, 1.0 if op == "min" else -1.0)
    elif op != "sum":
        kernel("runs.extremes")(*arrays, width, int(scalar.kind == "i"), int(op == "max"))
    elif width > 1 or scalar.size < 4 or n > runs * _SHORT or values.device is not CPU:
        kernel("runs.sums")(*arrays, width)
    else:
        kernel("runs_on_cpu.float_sums_of_short" if scalar.is_float else "runs_on_cpu.sums_of_short")(*arrays)
