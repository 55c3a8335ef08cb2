"""The storage of arrays: allocating it, and setting every element."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from tack_runtime.arrays import Array, Memory
from tack_runtime.conversion import from_host
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.devices import Device
from tack_runtime.dtypes import Element
from tack_runtime.errors import KernelRuntimeError, KernelTypeError, KernelValueError, TackError
from tack_runtime.lazily import np

ALIGNMENT: Final = 64  # bytes: a cache line, and the widest vector register

_MOST_BYTES: Final = (1 << 63) - 1 - ALIGNMENT

_P = ParamSpec("_P")
_R = TypeVar("_R")


def named(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """The function; its errors start with its name."""

    @functools.wraps(function)
    def named(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        try:
            return function(*args, **kwargs)
        except (TackError, MemoryError) as error:
            if not (isinstance(error, TackError) and error.earlier):  # P-014
                error.args = (f"{function.__name__}: {error}",)
            raise

    return named


def allocate(shape: tuple[int, ...], dtype: Element, on: Device) -> Memory | DeviceMemory:
    """Memory for an array. KernelValueError: more than there can be. MemoryError, DriverError: more than there is."""
    each = math.prod(dtype.shape) * dtype.scalar.size
    size = math.prod(shape) * each
    if math.prod(dim or 1 for dim in shape) * each > _MOST_BYTES:  # NumPy counts so too, where a dimension is 0
        raise KernelValueError(f"an array of shape {shape} of {dtype} is larger than any memory")
    if on.driver is not None:
        return on.driver.memory(dtype.scalar.numpy, shape + dtype.shape)
    try:
        raw = np.empty(size + ALIGNMENT, np.uint8)
    except MemoryError as error:
        raise MemoryError(f"no memory for an array of shape {shape} of {dtype}, {size:,} bytes") from error
    start = -raw.ctypes.data % ALIGNMENT
    return raw[start : start + size].view(dtype.scalar.numpy).reshape(shape + dtype.shape)


def store(a: Array, values: Memory | DeviceMemory) -> None:
    """Set every element; `values` has a shape that fits, and is on the array's device or on the host."""
    memory = a.memory
    if not (memory.writable if isinstance(memory, DeviceMemory) else memory.flags.writeable):
        raise KernelRuntimeError("the array is read-only; copy it first with a.copy()")  # I-002
    if isinstance(memory, DeviceMemory):
        memory.store(values)
    else:
        assert not isinstance(values, DeviceMemory)
        np.copyto(memory, values)


def filled(shape: tuple[int, ...], dtype: Element, device: Device, values: Memory | DeviceMemory) -> Array:
    """A new array with these elements."""
    made = Array(allocate(shape, dtype, device), dtype, device)
    store(made, values.reshape(made.memory.shape))
    return made


def fill(a: Array, value: object) -> None:
    """Set every element to a number or to a list of components."""
    values, _ = from_host(value, a.dtype.scalar)
    if values.shape not in ((), a.dtype.shape):
        wanted = f"a number or the components of a {a.dtype}, of shape {a.dtype.shape}" if a.dtype.shape else "a number"
        given = f"{type(value).__name__}{f' of shape {values.shape}' if a.dtype.shape else ''}"
        raise KernelTypeError(f"expected {wanted}, not {given}; copy arrays with tack.copyto(a, values)")
    store(a, values)
