"""Prefix sums (Q-010..Q-012).

Other algorithms scan with `sums`, which reads nothing back to the host: `sums(counts, counts, counts.size)`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tack.algorithms.operands import (
    address,
    check_device,
    check_written,
    convert,
    length,
    numbers,
    overlap,
    unsigned,
    viewed,
)
from tack_runtime.arrays import Array
from tack_runtime.creation import empty, zeros
from tack_runtime.devices import CPU
from tack_runtime.drivers.cpu import threads
from tack_runtime.library import kernel

CHUNK = 2048  # elements that an iteration, or a workgroup, goes through
SHORT = 4096  # elements that one thread scans sooner than several
SLAB = 1 << 20  # elements whose second reading finds them in the caches
PASS = 1 << 26  # elements that one launch of one thread reads once: a few hundredths of a second


def exclusive_scan(src: Any, dst: Any, n: int | None = None) -> int | float:
    """Write to each of the first `n` elements of `dst` the sum of the elements of `src` before it; the sum of all `n` (Q-010).

    total = tack.algorithms.exclusive_scan(counts, starts)      # counts 3, 0, 2 -> starts 0, 3, 3; total is 5

    Arrays on one device (NumPy arrays on the CPU), of numbers and any shapes, whose elements count in row-major order; `n` is all
    of `src` where it is not given. Sums form in the type of `dst`: elements of another type are converted first, as kernels
    convert, and integers wrap. `dst` may be `src`, or overlap it. Sums of floats are the same on any number of threads.

    KernelValueError (ValueError): `n` outside an array; `dst` read-only; arrays on different devices.
    KernelTypeError (TypeError): no array, or one of vectors.
    """
    return _scanned("exclusive_scan", src, dst, n, False)


def inclusive_scan(src: Any, dst: Any, n: int | None = None) -> int | float:
    """Write to each of the first `n` elements of `dst` the sum of the elements of `src` up to it; the last sum (Q-010).

    total = tack.algorithms.inclusive_scan(counts, ends)        # counts 3, 0, 2 -> ends 3, 3, 5; total is 5

    Arguments and errors are those of `exclusive_scan`.
    """
    return _scanned("inclusive_scan", src, dst, n, True)


def _scanned(function: str, src: Any, dst: Any, n: int | None, inclusive: bool) -> int | float:
    source, target = numbers(function, "src", src), numbers(function, "dst", dst)
    arrays = {"src": source, "dst": target}
    check_device(function, arrays)
    count = length(function, n, arrays)
    check_written(function, "dst", target)
    scalar = target.dtype.scalar
    if not count:
        return 0.0 if scalar.is_float else 0
    same = (source.dtype.scalar.size, source.dtype.scalar.is_float) == (scalar.size, scalar.is_float)
    if overlap(source, target) and not (same and address(source) == address(target)):
        source = source.copy()
    if same:
        source = viewed(source, scalar)  # signed and unsigned sums have the same bits
    else:
        convert(source, target, count)
        source = target
    total = sums(source, target, count, inclusive)
    found: int | float = target[count - 1] if inclusive else total[0]
    return found


def sums(src: Array, dst: Array, n: int, inclusive: bool = False) -> Array:
    """Write the sums of the first `n` elements, at least one, of a row of numbers to a row of the same type, or to the same row.

    Nothing is read back to the host. The result is an array on the same device, whose one element is the sum of all `n`.
    """
    scalar, device = dst.dtype.scalar, dst.device
    if device.supports_workgroups:
        total = empty(1, scalar, device)
        _in_tiles(unsigned(src), unsigned(dst), unsigned(total), n, int(inclusive))
    else:  # chunks are added to what is there
        total = Array(np.zeros(1, scalar.numpy), scalar, CPU) if device is CPU else zeros(1, scalar, device)
        _in_chunks(unsigned(src), unsigned(dst), unsigned(total), n, int(inclusive))
    return total


def _in_tiles(src: Array, dst: Array, total: Array, n: int, inclusive: int) -> None:
    tiles = -(-n // CHUNK)
    if tiles == 1:
        kernel("scans.scan_tiles")(src, src, dst, total, n, inclusive, 0)
        return
    totals = empty(tiles, src.dtype, src.device)
    kernel("scans.total_tiles")(src, totals, n)
    _in_tiles(totals, totals, total, tiles, 0)
    kernel("scans.scan_tiles")(src, totals, dst, total, n, inclusive, 1)


def _in_chunks(src: Array, dst: Array, total: Array, n: int, inclusive: int) -> None:
    kind = "floats" if dst.dtype.scalar.is_float else "integers"
    whole, single = ((CHUNK,), (1,)) if kind == "floats" else ((), ())  # integers have the same sums in chunks of any size
    in_order = kernel(f"scans.scan_{kind}_in_order")
    alone = n <= SHORT or (n > SLAB and dst.device is CPU and threads() == 1)
    totals = src if alone else empty(-(-min(n, SLAB) // CHUNK), src.dtype, src.device)
    slab = PASS if alone else SLAB
    for first in range(0, n, slab):
        some = min(slab, n - first)
        if alone:
            in_order(src, dst, total, first, some, inclusive, *whole)
        else:
            kernel(f"scans.total_{kind}")(src, totals, first, some)
            in_order(totals, totals, total, 0, -(-some // CHUNK), 0, *single)
            kernel(f"scans.scan_{kind}")(src, totals, dst, first, some, inclusive)
