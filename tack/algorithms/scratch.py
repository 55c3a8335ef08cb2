"""Memory that an algorithm needs while it runs.

On the CPU the last block is kept for the next call: pages of new memory cost as much as a pass of a sort. It is at most `_MOST`
bytes, and the system is told that nobody needs what is in it, so it takes the pages back when it runs short of memory.
"""

from __future__ import annotations

import mmap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import accumulate
from typing import Final

import numpy as np

from tack_runtime.arrays import Array
from tack_runtime.creation import empty
from tack_runtime.devices import CPU, Device
from tack_runtime.dtypes import Scalar
from tack_runtime.storage import ALIGNMENT

_LEAST: Final = 1 << 20  # bytes; of less, the C library keeps pages by itself
_MOST: Final = 128 << 20

_kept: Final[list[mmap.mmap]] = []  # one at most: who takes it, removes it


@contextmanager
def scratch(n: int, dtypes: Sequence[Scalar], device: Device) -> Iterator[list[Array]]:
    """An array of n numbers of each type, with unspecified contents, for as long as the context lasts."""
    *starts, size = accumulate((-(-n * dtype.size // ALIGNMENT) * ALIGNMENT for dtype in dtypes), initial=0)
    if device is not CPU or not _LEAST <= size <= _MOST or not hasattr(mmap, "MADV_FREE"):
        yield [empty(n, dtype, device) for dtype in dtypes]
        return
    block = _taken(size)
    try:
        each = zip(dtypes, starts, strict=True)
        yield [Array(np.frombuffer(block, dtype.numpy, n, start), dtype, CPU) for dtype, start in each]
    finally:
        _give_back(block)


def _taken(size: int) -> mmap.mmap:
    try:
        block = _kept.pop()
    except IndexError:
        return _mapped(size)
    return block if len(block) >= size else _mapped(size)


def _mapped(size: int) -> mmap.mmap:
    try:
        block = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    except OSError as error:
        raise MemoryError(f"no memory for {size:,} bytes that an algorithm needs while it runs") from error
    with suppress(OSError):  # where the system has small pages only
        block.madvise(mmap.MADV_HUGEPAGE)
    return block


def _give_back(block: mmap.mmap) -> None:
    try:
        block.madvise(mmap.MADV_FREE)
    except OSError:
        return  # the system cannot take pages back when it needs them, so it gets them now
    _kept[:] = [block]
