"""Memory that is shared with others: at an address, through DLPack, through `__cuda_array_interface__` (I-001..I-005).

Memory of a device with a queue that others have is marked: launches on it end before their calls return (P-015).
"""

from __future__ import annotations

import ctypes
import math
import operator
from collections.abc import Sequence
from typing import Final

from tack_runtime import dlpack
from tack_runtime.arrays import Array
from tack_runtime.devices import Device, default_device
from tack_runtime.devices import device as device_named
from tack_runtime.dtypes import Element
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.host_types import MASKED, SUPPORTED, Memory, RefusedError, gaps, is_masked, plain
from tack_runtime.importing import check_aligned, foreign, of_capsule, shared
from tack_runtime.lazily import is_ndarray, np
from tack_runtime.shapes import checked_element, checked_shape

_MOST_BYTES: Final = (1 << 63) - 1

# --- memory at an address ---


def array_from_ptr(
    ptr: object, dtype: Element, shape: int | Sequence[int], writable: bool = False, device: str | Device | None = None
) -> Array:
    """An array of `shape` over memory of somebody else, at an address of a device, by default of the default one (I-002).

    `ptr` is an int or a pointer of ctypes; on the CPU a C-contiguous NumPy array, too, which is kept, and whose bytes are taken
    for elements of `dtype`; on Metal an MTLBuffer. The memory must stay as long as the array is used; Tack never frees it
    (I-001). The array is read-only unless `writable`.

    KernelTypeError (TypeError): no address. KernelValueError (ValueError): memory of the host or of another device, a null
    pointer, less memory than the shape needs as far as that is known, on a GPU memory not aligned to its elements (M-005).
    """
    try:
        where = default_device() if device is None else device_named(device)
        return _from_ptr(ptr, checked_element(dtype), shape, bool(writable), where)
    except RefusedError as refusal:
        raise refusal.kind(f"array_from_ptr: the memory {refusal.reason}") from None
    except (KernelTypeError, KernelValueError) as error:
        error.args = (f"array_from_ptr: {error}",)
        raise


def _from_ptr(ptr: object, element: Element, shape: object, writable: bool, device: Device) -> Array:
    dims = checked_shape(shape, element) + element.shape
    size = math.prod(dims) * element.scalar.size
    if size > _MOST_BYTES:
        raise KernelValueError(f"an array of shape {shape} of {element} is larger than any memory")
    if is_ndarray(ptr) and device.driver is not None:
        raise KernelValueError(f"a NumPy array is memory of the host, not of {device}; tack.array(x, device=...) copies it")
    address = _of_numpy(ptr, size, writable) if is_ndarray(ptr) else _address(ptr)
    if size and not address:
        raise KernelValueError("the address is null")
    if address + size > 1 << 64:
        raise KernelValueError(f"the address {address:#x} leaves no room for {size} bytes")
    if device.driver is None:
        return Array(dlpack.at(address, dims, element.scalar, writable, ptr), element, device)
    reason = device.driver.run(device.driver.refusal, address, size) if size else ""
    if reason:
        raise KernelValueError(f"{address:#x} {reason}")
    if size:
        check_aligned(device.driver.run(device.driver.place, address), element.scalar)
    return Array(foreign(device, address, dims, element.scalar, writable, ptr), element, device)


def _of_numpy(array: Memory, size: int, writable: bool) -> int:
    """Where a NumPy array has its elements, of which so many bytes are to be used."""
    if is_masked(array):
        raise RefusedError(KernelTypeError, MASKED)
    array = plain(array)
    if array.dtype.hasobject:
        raise KernelTypeError(f"an array of {array.dtype} holds objects; {SUPPORTED}")
    if not array.flags.c_contiguous:
        raise gaps(array.strides, "np.ascontiguousarray(x)")
    if array.nbytes < size:
        raise KernelValueError(f"the array has {array.nbytes} bytes, and the shape needs {size}")
    if writable and not array.flags.writeable:
        raise KernelValueError("the array is read-only; leave writable out, or give a copy: x.copy()")
    address: int = array.__array_interface__["data"][0]
    return address


def _address(ptr: object) -> int:
    """An address that is an int, or that a pointer of ctypes or an object of PyObjC holds."""
    if isinstance(ptr, ctypes._Pointer):
        ptr = ctypes.cast(ptr, ctypes.c_void_p)
    elif hasattr(type(ptr), "__c_void_p__"):
        ptr = ptr.__c_void_p__()  # type: ignore[attr-defined]
    if isinstance(ptr, ctypes.c_void_p):
        return ptr.value or 0
    try:
        if isinstance(ptr, (bool, np.bool_)):
            raise TypeError
        address = operator.index(ptr)  # type: ignore[arg-type]
    except TypeError:
        what = "an int such as x.data_ptr() or x.ctypes.data, a pointer of ctypes, or on the CPU a NumPy array"
        raise KernelTypeError(f"an address is {what}, not {type(ptr).__name__}") from None
    if not 0 <= address < 1 << 64:
        raise KernelValueError(f"{address} is no address")
    return address


# --- taking what others have ---


def from_dlpack(x: object, copy: bool | None = False) -> Array:
    """The memory of an object with `__dlpack__`, or of a capsule of DLPack, as an array on its device (I-004).

    It is shared, and its owner kept until the last view of the array is gone; `copy=True` makes a copy instead. It is a scalar
    array of the full shape; `tack.wrap` makes vectors of its last axis. What is read-only stays so, and an old capsule, which
    cannot say, is taken for read-only. Buffers and objects that have `__cuda_array_interface__` alone are taken, too.

    KernelTypeError (TypeError): another object, an element type that no kernel has. KernelValueError (ValueError): not
    C-contiguous, a null pointer, a consumed capsule, memory of Metal, on a GPU not aligned (M-005), or the object refuses.
    DeviceError (RuntimeError): its device is not there.
    """
    if copy is not None and not isinstance(copy, bool):
        raise KernelTypeError(f"from_dlpack: copy is a bool, not {type(copy).__name__}")
    try:
        if isinstance(x, Array):
            found = Array(x.memory, x.dtype.scalar, x.device)
        else:
            found = Array(*(of_capsule(x, x, "x") if dlpack.is_capsule(x) else shared(x, "x")))
    except RefusedError as refusal:
        raise refusal.kind(f"from_dlpack: the object {refusal.reason}") from refusal.__cause__
    return found.copy() if copy else found


def as_array(name: str, value: object) -> Array:
    """An argument as an array, without a copy: of tack, of NumPy, a buffer (R-036), or any object with `__dlpack__`.

    KernelTypeError, KernelValueError, DeviceError: it is none, or refused; the text begins with `name`, and says what to pass.
    """
    if isinstance(value, Array):
        return value
    try:
        return Array(*shared(value, name))
    except RefusedError as refusal:
        raise refusal.kind(f"'{name}' {refusal.reason}") from refusal.__cause__
