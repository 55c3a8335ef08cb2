"""Memory of arrays for others: as capsules of DLPack, or by `__cuda_array_interface__` (I-003, I-005)."""

from __future__ import annotations

from typing import Any

from tack_runtime import dlpack
from tack_runtime.arrays import Array
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.devices import Device
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.host_types import Memory


def dlpack_device(a: Array) -> tuple[int, int]:
    """The device of an array, by its type and number in DLPack (I-003). BufferError: DLPack has none such."""
    kind = dlpack.kind(a.device.name)
    if kind is None:
        raise BufferError(f"memory of {a.device} has no address that others could use; copy it to the host with a.numpy()")
    return kind.type_, 0 if kind.type_ == dlpack.CPU.type_ else int(a.device.name.partition(":")[2] or 0)


def capsule(a: Array, stream: object, max_version: Any, dl_device: Any, copy: bool | None) -> object:
    """A capsule of DLPack that shares an array (I-003); see `Array.__dlpack__`."""
    device = dlpack_device(a)
    if copy is not None and copy is not False:
        raise BufferError("__dlpack__ shares the memory of an array; make a copy with a.copy(), and export that")
    version = None if max_version is None else _pair("max_version", max_version)
    if dl_device is not None and _pair("dl_device", dl_device) != device:
        raise BufferError(
            f"the array is on {a.device}, in DLPack {device}, not {tuple(dl_device)}; copy it with a.to_device(...)"
        )
    _check_stream(stream, a.device)
    if not isinstance(a.memory, DeviceMemory):
        return dlpack.packed(a.memory, version, device)
    memory = _handed_out(a, wait=stream != -1)
    return dlpack.packed(memory, version, device)


def cuda_interface(a: Array) -> dict[str, Any]:
    """What `__cuda_array_interface__` of an array on CUDA is (I-005)."""
    if dlpack.kind(a.device.name) is not dlpack.CUDA:
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


def _pair(name: str, value: Any) -> tuple[int, int]:
    try:
        first, second = map(int, value)
    except (TypeError, ValueError):
        raise KernelTypeError(f"__dlpack__: {name} is a pair of ints, not {value!r}") from None
    return first, second


def _check_stream(stream: object, device: Device) -> None:
    """KernelValueError, KernelTypeError: a stream that the protocol does not have for a device."""
    kind = dlpack.kind(device.name)
    assert kind is not None  # its memory is exported
    if kind.type_ == dlpack.CPU.type_ and not (stream is None or (isinstance(stream, int) and stream == -1)):
        raise KernelValueError(f"__dlpack__: an array on {device} has no stream, and takes stream=None, not {stream!r}")
    if not kind.ambiguous or stream is None:
        return
    if isinstance(stream, bool) or not isinstance(stream, int):
        raise KernelTypeError(f"__dlpack__: a stream of {device} is an int, not {type(stream).__name__}")
    if stream < -1 or stream in kind.ambiguous:
        raise KernelValueError(f"__dlpack__: stream {stream} means nothing on {device}; its default stream is {kind.stream}")
