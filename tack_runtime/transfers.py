"""Copies of all elements from one place to another: in pieces, between which Python handles signals.

Who calls has checked what can be refused. What ends a copy after that, an exception of a handler or an error of a driver, leaves
the target written in part.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from tack_runtime.conversion import convert
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.dtypes import by_numpy
from tack_runtime.host_types import Memory
from tack_runtime.lazily import np

Place: TypeAlias = tuple[Any, ...]

PIECE: Final = 1 << 20  # elements of a piece: some milliseconds, also where they are converted
_COPIED: Final = 1 << 28  # bytes that one call copies inside a device


def pieces(shape: tuple[int, ...], start: int = 0) -> Iterator[tuple[Place, int, tuple[int, ...]]]:
    """Parts of an array in row-major order: what takes a view of one, how many elements come before, and its shape."""
    if math.prod(shape) <= PIECE:
        yield (...,), start, shape
        return
    row = math.prod(shape[1:])
    if row > PIECE:
        for index in range(shape[0]):
            for place, before, part in pieces(shape[1:], start + index * row):
                yield (index, *place), before, part
        return
    step = PIECE // row
    for first in range(0, shape[0], step):
        yield (slice(first, first + step), ...), start + first * row, (min(step, shape[0] - first), *shape[1:])


def copy(target: Memory | DeviceMemory, source: Memory | DeviceMemory, at: int = 0) -> None:
    """Copy all of `source` to where so many elements are before it in `target`, converted as kernels convert."""
    if isinstance(source, DeviceMemory):
        if isinstance(target, DeviceMemory) and target.driver is source.driver and target.dtype == source.dtype:
            _copy_inside(target, source, at)
        else:
            _copy_from_device(target, source, at)
    elif isinstance(target, DeviceMemory):
        scalar = by_numpy()[target.dtype]
        for place, before, _ in pieces(source.shape):
            _write(target, at + before, convert(source[place], scalar))
    else:
        size = source.size
        _copy_on_host(target if not at and size == target.size else target.reshape(-1)[at : at + size], source)


def host_copy(memory: Memory | DeviceMemory) -> Memory:
    """A new NumPy array with every element."""
    made = np.empty(memory.shape, memory.dtype)
    copy(made, memory)
    return made


def overlap(first: Memory | DeviceMemory, second: Memory | DeviceMemory) -> int | None:
    """How many bytes after the first the second begins, where they have bytes in common; None: they have none."""
    if not (first.nbytes and second.nbytes):
        return None
    if isinstance(first, DeviceMemory) and isinstance(second, DeviceMemory):
        if first.allocation is second.allocation:
            return 0
        driver = first.driver
        if driver is not second.driver or not (first.allocation.foreign and second.allocation.foreign):
            return None  # only what others have, too, has addresses to compare
        begin, other = (driver.run(driver.place, each.address) for each in (first, second))
    elif isinstance(first, DeviceMemory) or isinstance(second, DeviceMemory):
        return None
    elif first is second or not np.may_share_memory(first, second):
        return 0 if first is second else None
    else:
        begin, other = first.ctypes.data, second.ctypes.data
    return other - begin if begin < other + second.nbytes and other < begin + first.nbytes else None


def read(memory: DeviceMemory, place: tuple[int, ...]) -> Memory:
    """A copy on the host, of all elements or of those below the first indices."""
    if not place:
        return host_copy(memory)
    made = np.empty(memory.shape[len(place) :], memory.dtype)
    offset = 0
    for index, size in zip(place, memory.shape, strict=False):
        offset = offset * size + index % size  # from the end where it is negative
    _read(memory, offset * made.size, made)
    return made


def fill(target: Memory | DeviceMemory, values: Memory) -> None:
    """Set every element to a number or to components, which have the type of `target`."""
    if isinstance(target, DeviceMemory):
        each = values.size
        first = min(target.size, PIECE // each * each)
        _write(target, 0, np.broadcast_to(values, (first // each, *values.shape)))
        done, size, address = first, target.dtype.itemsize, target.address
        most = _COPIED // size // each * each
        while done < target.size:  # what is filled doubles
            count = min(done, target.size - done, most)
            target.driver.run(target.driver.copy, address, done * size, address, 0, count * size)
            done += count
        if target.allocation.foreign and done > first:  # P-015
            target.driver.wait_in(target.driver.wait)
    else:
        for place, _, _ in pieces(target.shape):
            np.copyto(target[place], values)


def _copy_on_host(target: Memory, source: Memory) -> None:
    target = target.reshape(source.shape)
    if source.size > PIECE and np.may_share_memory(target, source):
        source = host_copy(source)  # what a piece overwrites may be what a later one reads
    scalar = by_numpy()[target.dtype]
    for place, _, _ in pieces(source.shape):
        np.copyto(target[place], convert(source[place], scalar))


def _copy_inside(target: DeviceMemory, source: DeviceMemory, at: int) -> None:
    driver, each, size = target.driver, target.dtype.itemsize, source.nbytes
    if target.address != source.address:
        if overlap(target, source) is not None:  # what a copy overwrites it may read later
            apart = DeviceMemory.new(driver, source.dtype, source.shape)
            _copy_inside(apart, source, 0)
            source = apart
        for start in range(0, size, _COPIED):
            driver.run(driver.copy, target.address, at * each + start, source.address, start, min(_COPIED, size - start))
        if target.allocation.foreign or source.allocation.foreign:  # P-015
            driver.wait_in(driver.wait)


def _copy_from_device(target: Memory | DeviceMemory, source: DeviceMemory, at: int) -> None:
    scalar = by_numpy()[target.dtype]
    flat = None if isinstance(target, DeviceMemory) else target.reshape(-1)
    for _, before, shape in pieces(source.shape):
        start, count = at + before, math.prod(shape)
        direct = flat is not None and flat.dtype == source.dtype
        part = flat[start : start + count] if flat is not None and direct else np.empty(count, source.dtype)
        _read(source, before, part)
        if isinstance(target, DeviceMemory):
            _write(target, start, convert(part, scalar))
        elif flat is not None and not direct:
            flat[start : start + count] = convert(part, scalar)


def _read(memory: DeviceMemory, start: int, target: Memory) -> None:
    """Fill a contiguous array with elements from there on. Without any, whoever reads learns of what has failed (P-014), too."""
    driver = memory.driver
    if target.nbytes:
        driver.wait_in(driver.read, memory.address, start * target.itemsize, target.ctypes.data, target.nbytes)
    else:
        driver.wait_in(driver.wait)


def _write(memory: DeviceMemory, start: int, values: Memory) -> None:
    """Write elements of the type of the memory from there on."""
    driver, part = memory.driver, np.ascontiguousarray(values)
    if part.nbytes:
        driver.wait_in(driver.write, memory.address, start * part.itemsize, part.ctypes.data, part.nbytes)
    else:
        driver.wait_in(driver.wait)
