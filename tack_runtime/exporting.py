"""Memory of arrays for others: as capsules of DLPack, or by `__cuda_array_interface__` (I-003, I-005)."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from tack_runtime import dlpack
from tack_runtime.arrays import Array
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.devices import Device
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.lazily import np

Memory: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

_CUDA: Final = 2
_AMBIGUOUS: Final = {2: (0,), 10: (1, 2)}  # streams that mean nothing on a device, by its type
_DEFAULT: Final = {2: 1, 10: 0}


def dlpack_device(a: Array) -> tuple[int, int]:
    """The device of an array, by its type and number in DLPack (I-003). BufferError: DLPack has none such."""
    driver = a.device.driver
    type_ = dlpack.CPU_TYPE if driver is None else driver.dlpack
    if type_ is None:
        raise BufferError(f"memory of {a.device} has no address that others could use; copy it to the host with a.numpy()")
    return type_, 0 if type_ == dlpack.CPU_TYPE else _number(a.device)


def capsule(a: Array, stream: object, max_version: Any, dl_device: Any, copy: bool | None) -> object:
    """A capsule of DLPack that shares an array (I-003); see `Array.__dlpack__`."""
    device = dlpack_device(a)
    if copy:
        raise BufferError("__dlpack__ shares the memory of an array; make a copy with a.copy(), and export that")
    if dl_device is not None and tuple(map(int, dl_device)) != device:
        raise BufferError(
            f"the array is on {a.device}, in DLPack {device}, not {tuple(dl_device)}; copy it with a.to_device(...)"
        )
    _check_stream(stream, device[0], a.device)
    if not isinstance(a.memory, DeviceMemory):
        return dlpack.packed(a.memory, max_version, device)
    memory = _handed_out(a, wait=stream != -1)
    return dlpack.packed(memory, max_version, device)


def cuda_interface(a: Array) -> dict[str, Any]:
    """What `__cuda_array_interface__` of an array on CUDA is (I-005)."""
    driver = a.device.driver
    if driver is None or driver.dlpack != _CUDA:
        raise AttributeError(f"an array on {a.device} has no __cuda_array_interface__")
    memory = _handed_out(a, wait=True).__array_interface__
    return {**{key: memory[key] for key in ("shape", "typestr", "data")}, "strides": None, "stream": None, "version": 3}


def _handed_out(a: Array, wait: bool) -> Memory:
    """The memory of an array on a device, which somebody else is about to have, at the address that others know it by."""
    memory, driver = a.memory, a.device.driver
    assert isinstance(memory, DeviceMemory)
    assert driver is not None
    memory.allocation.foreign = True  # before the wait: launches that come later wait for themselves
    if wait:
        driver.wait_in(driver.wait)
    return dlpack.at(driver.run(driver.place, memory.address), memory.shape, a.dtype.scalar, memory.writable, memory)


def _check_stream(stream: object, type_: int, device: Device) -> None:
    """KernelValueError, KernelTypeError: a stream that the protocol does not have for a type of device."""
    if type_ == dlpack.CPU_TYPE and stream not in (None, -1):
        raise KernelValueError(f"__dlpack__: an array on {device} has no stream, and takes stream=None, not {stream!r}")
    if type_ not in _AMBIGUOUS or stream is None:
        return
    if isinstance(stream, bool) or not isinstance(stream, int):
        raise KernelTypeError(f"__dlpack__: a stream of {device} is an int, not {type(stream).__name__}")
    if stream < -1 or stream in _AMBIGUOUS[type_]:
        raise KernelValueError(f"__dlpack__: stream {stream} means nothing on {device}; its default stream is {_DEFAULT[type_]}")


def _number(device: Device) -> int:
    return int(device.name.partition(":")[2] or 0)
