"""Prefix sums (Q-010..Q-012).

Other algorithms scan with `sums`, which reads nothing back to the host: `sums(counts, counts, counts.size)`.
"""

from __future__ import annotations

from typing import Any, Final

from tack.algorithms.operands import check_written, numbers
from tack_runtime.arrays import Array, row, unsigned
from tack_runtime.creation import empty, zeros
from tack_runtime.devices import CPU
from tack_runtime.drivers.cpu import threads
from tack_runtime.launched_conversion import convert
from tack_runtime.library import kernel
from tack_runtime.shapes import check_device, length
from tack_runtime.storage import named
from tack_runtime.transfers import overlap

CHUNK: Final = 2048  # elements that an iteration, or a workgroup, goes through
SHORT: Final = 4096  # elements that one thread scans sooner than several
SLAB: Final = 1 << 20  # elements whose second reading finds them in the caches
PASS: Final = 1 << 26  # elements that one launch of one thread reads once: a few hundredths of a second


@named
def exclusive_scan(src: Any, dst: Any, n: int | None = None) -> int | float:
    """Write to each of the first `n` elements of `dst` the sum of the elements of `src` before it; the sum of all `n` (Q-010).

    total = tack.algorithms.exclusive_scan(counts, starts)      # counts 3, 0, 2 -> starts 0, 3, 3; total is 5

    Arrays on one device (NumPy arrays on the CPU), of numbers and any shapes, whose elements count in row-major order; `n` is all
    of `src` where it is not given. Sums form in the type of `dst`: elements of another type are converted first, as kernels
    convert, and integers wrap. `dst` may be `src`, or overlap it. Sums of floats are the same on any number of threads.

    KernelValueError (ValueError): `n` outside an array; `dst` read-only; arrays on different devices.
    KernelTypeError (TypeError): no array, or one of vectors.
    """
    return _checked(src, dst, n, False)


@named
def inclusive_scan(src: Any, dst: Any, n: int | None = None) -> int | float:
    """Write to each of the first `n` elements of `dst` the sum of the elements of `src` up to it; the last sum (Q-010).

    total = tack.algorithms.inclusive_scan(counts, ends)        # counts 3, 0, 2 -> ends 3, 3, 5; total is 5

    Arguments and errors are those of `exclusive_scan`.
    """
    return _checked(src, dst, n, True)


def _checked(src: Any, dst: Any, n: int | None, inclusive: bool) -> int | float:
    source, target = numbers("src", src), numbers("dst", dst)
    arrays = {"src": source, "dst": target}
    check_device(arrays, "dst")
    count = length(n, arrays)
    check_written("dst", target)
    return scanned(source, target, count, inclusive)


def scanned(src: Array, dst: Array, n: int, inclusive: bool) -> int | float:
    """Write the sums of the first `n` elements of a row of numbers to another row, or the same; the last of them."""
    scalar = dst.dtype.scalar
    if not n:
        return 0.0 if scalar.is_float else 0
    same = (src.dtype.scalar.size, src.dtype.scalar.is_float) == (scalar.size, scalar.is_float)
    distance = overlap(src.memory, dst.memory)
    if distance is not None and not (same and distance == 0):
        src = src.copy()
    if same:
        src = row(src, scalar)  # signed and unsigned sums have the same bits
    else:
        convert(src, dst, n)
        src = dst
    total = sums(src, dst, n, inclusive)
    found: int | float = dst[n - 1] if inclusive else total[0]
    return found


def sums(src: Array, dst: Array, n: int, inclusive: bool = False) -> Array:
    """Write the sums of the first `n` elements, at least one, of a row of numbers to a row of the same type, or to the same row.

    Nothing is read back to the host. The result is an array on the same device, whose one element is the sum of all `n`.
    """
    device = dst.device
    total = (empty if device.supports_workgroups else zeros)(1, dst.dtype.scalar, device)
    arrays = unsigned(src), unsigned(dst), unsigned(total)
    if device.supports_workgroups:
        _in_tiles(*arrays, n, int(inclusive))
    elif n <= SHORT or (n > SLAB and device is CPU and threads() == 1):
        _in_order(*arrays, n, int(inclusive), CHUNK)
    else:
        _in_slabs(*arrays, n, int(inclusive))
    return total


def _in_tiles(src: Array, dst: Array, total: Array, n: int, inclusive: int) -> None:
    """A workgroup scans a tile, from the sums of the tiles before it: those are scanned the same way."""
    tiles = -(-n // CHUNK)
    if tiles == 1:
        kernel("scans.scan_tiles")(src, src, dst, total, n, inclusive, 0)
        return
    totals = empty(tiles, src.dtype, src.device)
    kernel("scans.total_tiles")(src, totals, n)
    _in_tiles(totals, totals, total, tiles, 0)
    kernel("scans.scan_tiles")(src, totals, dst, total, n, inclusive, 1)


def _in_order(src: Array, dst: Array, total: Array, n: int, inclusive: int, chunk: int) -> None:
    """One thread goes through the elements once, chunk by chunk; `total` is what precedes them, and becomes what follows."""
    kind = _kind(src)
    chunks = (chunk,) if kind == "floats" else ()  # integers have the same sums in chunks of any size
    for first in range(0, n, PASS):
        kernel(f"scans.scan_{kind}_in_order")(src, dst, total, first, min(PASS, n - first), inclusive, *chunks)


def _in_slabs(src: Array, dst: Array, total: Array, n: int, inclusive: int) -> None:
    """All threads add up the chunks of a slab, one scans what they come to, and all scan the chunks from there."""
    kind = _kind(src)
    totals = empty(-(-min(n, SLAB) // CHUNK), src.dtype, src.device)
    for first in range(0, n, SLAB):
        some = min(SLAB, n - first)
        kernel(f"scans.total_{kind}")(src, totals, first, some)
        _in_order(totals, totals, total, -(-some // CHUNK), 0, 1)
        kernel(f"scans.scan_{kind}")(src, totals, dst, first, some, inclusive)


def _kind(a: Array) -> str:
    return "floats" if a.dtype.scalar.is_float else "integers"
