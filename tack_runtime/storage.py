"""The storage of arrays: allocating it, and setting every element."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from ctypes import Array as Array_
from ctypes import addressof, c_char
from typing import Any, Final, ParamSpec, TypeVar

from tack_runtime import transfers
from tack_runtime.arrays import Array, is_writable
from tack_runtime.conversion import from_host
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.devices import Device
from tack_runtime.dtypes import Element
from tack_runtime.errors import KernelRuntimeError, KernelTypeError, KernelValueError, TackError
from tack_runtime.host_types import Memory
from tack_runtime.lazily import np

ALIGNMENT: Final = 64  # bytes: a cache line, and the widest vector register

_MOST_BYTES: Final = (1 << 63) - 1 - ALIGNMENT
_SMALL: Final = 4096  # bytes

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


def allocate(shape: tuple[int, ...], dtype: Element, on: Device, zeros: bool = False) -> Memory | DeviceMemory:
    """Memory for an array, with any contents, or on the CPU with zeros. KernelValueError: more than there can be. MemoryError,
    DriverError: more than there is."""
    components = dtype.shape
    numpy, whole = dtype.scalar.numpy, shape + components if components else shape
    each, count = numpy.itemsize, math.prod(whole)
    size = count * each
    if size > _MOST_BYTES or (not size and math.prod(dim or 1 for dim in whole) * each > _MOST_BYTES):  # as NumPy counts
        raise KernelValueError(f"an array of shape {shape} of {dtype} is larger than any memory")
    if on.driver is not None:
        return on.driver.memory(numpy, whole)
    raw: Any
    if size <= _SMALL:
        raw = _block(size // ALIGNMENT)()  # of zeros; it tells its address at once, which takes NumPy longer than all the rest
        flat: Memory = np.frombuffer(raw, numpy, count, -addressof(raw) % ALIGNMENT)
        return flat if len(whole) == 1 else flat.reshape(whole)
    try:
        raw = (np.zeros if zeros else np.empty)(size + ALIGNMENT, np.uint8)
    except MemoryError as error:
        raise MemoryError(f"no memory for an array of shape {shape} of {dtype}, {size:,} bytes") from error
    memory: Memory = np.ndarray(whole, numpy, raw, -addressof(c_char.from_buffer(raw)) % ALIGNMENT)
    return memory


@functools.cache
def _block(lines: int) -> type[Array_[c_char]]:
    """Room for so many whole lines and a part of one, wherever it begins."""
    return c_char * ((lines + 2) * ALIGNMENT)


def check_writable(a: Array) -> None:
    """KernelRuntimeError: the array is read-only (I-002)."""
    if not is_writable(a):
        raise KernelRuntimeError("the array is read-only; copy it first with a.copy()")


def filled(shape: tuple[int, ...], dtype: Element, device: Device, values: Memory | DeviceMemory) -> Array:
    """A new array with these elements, which the host converts where they are of another type."""
    made = Array(allocate(shape, dtype, device), dtype, device)
    transfers.copy(made.memory, values)
    return made


def fill_values(dtype: Element, value: object) -> Memory:
    """What every element is set to: a number or a list of components, converted. KernelTypeError: it is none."""
    values, _ = from_host(value, dtype.scalar)
    if values.shape not in ((), dtype.shape):
        wanted = f"a number or the components of a {dtype}, of shape {dtype.shape}" if dtype.shape else "a number"
        given = f"{type(value).__name__}{f' of shape {values.shape}' if dtype.shape else ''}"
        raise KernelTypeError(f"expected {wanted}, not {given}; copy arrays with tack.copyto(a, values)")
    return values
