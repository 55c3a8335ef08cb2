"""Memory that other objects share: as capsules of DLPack, or by `__cuda_array_interface__` (I-004, I-005)."""

from __future__ import annotations

import math
from typing import Any, Final, TypeAlias, Union

from tack_runtime import dlpack, tensors
from tack_runtime.buffers import exported
from tack_runtime.device_memory import Allocation, DeviceMemory
from tack_runtime.devices import CPU, Device, device, devices_of
from tack_runtime.dtypes import Scalar, by_numpy
from tack_runtime.errors import DeviceError, KernelTypeError, KernelValueError, TackError
from tack_runtime.host_types import NULL, SUPPORTED, Memory, RefusedError, is_shared, of_numpy
from tack_runtime.lazily import is_ndarray, np

Shared: TypeAlias = tuple[Union[Memory, DeviceMemory], Scalar, Device]

_ROWS: Final = "a copy in rows"
_VERSIONS: Final = {"max_version": (1, 0)}
_ERRORS: Final = (BufferError, RuntimeError, TypeError, ValueError, AttributeError)  # what those who share raise


def shared(x: Any, name: str) -> Shared:
    """The memory of an array that is not one of tack, whoever has it, its type and its device (R-031, R-036). RefusedError: it is
    none, it is not shared, or no kernel takes it."""
    if is_ndarray(x):
        array, element = of_numpy(name, x)
        return array.view(), element, CPU
    if tensors.is_tensor(x) and x.device.type == "cpu":
        return *tensors.on_cpu(x, name), CPU
    found = exported(name, x)  # arrays of JAX are buffers, too
    if found is not None:
        return np.asarray(found[0]), found[1], CPU
    if hasattr(type(x), "__dlpack__"):
        return _of_exporter(x, name)
    if is_shared(x):
        return _of_cuda(x, name)
    what = "pass a tack array, a NumPy array, or an object with __dlpack__, as a PyTorch tensor or a JAX array"
    raise RefusedError(KernelTypeError, f"is of type {type(x).__name__}; {what}")


def _of_exporter(x: Any, name: str) -> Shared:
    """The memory of an object with `__dlpack__`, in the protocol's own steps."""
    try:
        type_, number = x.__dlpack_device__()
        kind = dlpack.kind(_device(int(type_), int(number)).name)
        named = {} if kind is None or kind.stream is None else {"stream": kind.stream}
        try:
            capsule = x.__dlpack__(**named, **_VERSIONS) if dlpack.speaks_versions() else x.__dlpack__(**named)
        except TypeError:  # of an older protocol, or the same again
            capsule = x.__dlpack__(**named)
    except _ERRORS as error:
        if isinstance(error, TackError):
            raise
        advice = tensors.advice(x, name) if tensors.is_tensor(x) else "copy it into a NumPy array"
        raise RefusedError(KernelValueError, f"is not shared: {str(error).rstrip('.')}; {advice}") from error
    if not dlpack.is_capsule(capsule):
        raise RefusedError(KernelTypeError, f"has a __dlpack__ that gives a {type(capsule).__name__}, not a capsule")
    return of_capsule(capsule, x, name)


def of_capsule(capsule: object, x: Any, name: str) -> Shared:
    """The memory of a capsule that an object has made, or that is the object; one that is refused is not used up."""
    try:
        found = dlpack.looked_at(capsule, f"{name}.contiguous()" if tensors.is_tensor(x) else _ROWS)
        where = _device(*found.device)
        if where.driver is not None:
            check_aligned(found.address, found.element)
        owner = dlpack.consumed(capsule)
    except RefusedError as refusal:
        if refusal.kind is KernelTypeError and tensors.is_tensor(x):
            refusal.reason += f"; {tensors.converted(x, name)}"
        elif refusal.kind is KernelTypeError and hasattr(x, "astype"):
            refusal.reason += f"; pass {name}.astype('float32')"
        raise
    if where.driver is None:
        return owner, found.element, CPU
    told = getattr(x, "__cuda_array_interface__", None)  # an old capsule cannot say that it may be written
    writable = owner.flags.writeable or (told is not None and not told["data"][1])
    return foreign(where, found.address, owner.shape, found.element, writable, owner), found.element, where


def _device(type_: int, number: int) -> Device:
    """The device of a type and number in DLPack."""
    if type_ == dlpack.METAL:
        raise RefusedError(KernelValueError, "is memory of Metal (kDLMetal); tack.array_from_ptr takes an MTLBuffer")
    kind = dlpack.kind_of(type_)
    if kind is None:
        raise RefusedError(DeviceError, f"is on a device of type {type_} in DLPack, on which no kernel runs; copy it to the host")
    try:
        return CPU if kind == CPU.name else device(f"{kind}:{number}")
    except (DeviceError, KernelValueError) as error:
        raise RefusedError(DeviceError, f"is on a device that is not here: {error}") from error.__cause__


def _of_cuda(x: Any, name: str) -> Shared:
    """The memory of an object with `__cuda_array_interface__`, once what it waits for is done."""
    try:
        told = x.__cuda_array_interface__
        shape, (address, read_only) = tuple(map(int, told["shape"])), told["data"]
        dtype, strides, stream = np.dtype(told["typestr"]), told.get("strides"), told.get("stream")
    except (*_ERRORS, KeyError) as error:
        raise RefusedError(KernelValueError, f"has no usable __cuda_array_interface__: {error!r}") from error
    element = by_numpy().get(dtype)
    if element is None:
        raise RefusedError(KernelTypeError, f"has the unsupported dtype {dtype}; {SUPPORTED}, in the machine's byte order")
    if told.get("mask") is not None:
        raise RefusedError(KernelTypeError, "has a mask, which a kernel cannot see; fill it first")
    if strides is not None:
        dlpack.check_rows(shape, tuple(strides), element.size, _ROWS)
    size = math.prod(shape) * element.size
    if size and not address:
        raise RefusedError(KernelValueError, NULL)
    if stream == 0:
        raise RefusedError(KernelValueError, "names stream 0, which is ambiguous; 1 is the default stream")
    check_aligned(address or 0, element)
    where = _cuda_device(address, size)
    assert where.driver is not None
    if stream is not None:
        where.driver.look(stream)
        where.driver.run(where.driver.wait_for, stream)
    return foreign(where, address or 0, shape, element, not read_only, x), element, where


def _cuda_device(address: int, size: int) -> Device:
    """The device whose memory lies there; the first where that is nothing."""
    try:
        found = devices_of("cuda")
    except DeviceError as error:
        raise RefusedError(DeviceError, f"is on a device that is not here: {error}") from error.__cause__
    refusals = []
    for each in found:
        assert each.driver is not None
        refusals.append(each.driver.run(each.driver.refusal, address, size) if size else "")
        if not refusals[-1]:
            return each
    raise RefusedError(KernelValueError, refusals[0])


# --- memory of devices ---


class _Foreign(Allocation):
    """Memory of a device that is somebody else's, who is kept as long as it is used."""

    __slots__ = ("owner", "writable")

    def __init__(self, device: Device, handle: int, writable: bool, owner: object) -> None:
        assert device.driver is not None
        self.driver = device.driver
        self.foreign = True
        self.handle = handle
        self.writable = writable
        self.owner = owner


def foreign(device: Device, address: int, dims: tuple[int, ...], scalar: Scalar, writable: bool, owner: object) -> DeviceMemory:
    return DeviceMemory(_Foreign(device, address, writable, owner), scalar.numpy, dims)


def check_aligned(address: int, scalar: Scalar) -> None:
    """RefusedError: memory of a device is not aligned to its elements (M-005)."""
    if address % scalar.size:
        reason = f"is at {address:#x}, which is not aligned to the {scalar.size} bytes of {scalar}; copy it"
        raise RefusedError(KernelValueError, reason)
