"""Memory that other objects share: as capsules of DLPack, or by `__cuda_array_interface__` (I-004, I-005)."""

from __future__ import annotations

import math
import sys
from typing import Any, Final, TypeAlias, Union

from tack_runtime import dlpack
from tack_runtime.arguments import RefusedError, numpy_argument
from tack_runtime.device_memory import Allocation, DeviceMemory
from tack_runtime.devices import CPU, Device, device, devices_of
from tack_runtime.dtypes import Scalar, by_numpy
from tack_runtime.errors import DeviceError, KernelTypeError, KernelValueError, TackError
from tack_runtime.host_types import SUPPORTED, dtype_hint, plain
from tack_runtime.lazily import is_ndarray, np

Memory: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
Shared: TypeAlias = tuple[Union[Memory, DeviceMemory], Scalar, Device]

PASS: Final = "pass a tack array, a NumPy array, or an object with __dlpack__, as a PyTorch tensor or a JAX array"

_HOST_TYPES: Final = (dlpack.CPU_TYPE, 3, 11)  # pinned memory of CUDA and ROCm is the host's, too
_KINDS: Final = {2: "cuda", 13: "cuda", 10: "hip", 14: "level_zero"}
_METAL: Final = 8
_STREAMS: Final = {"cuda": {"stream": 1}, "hip": {"stream": 0}}  # the default stream, which has all our work
_VERSIONS: Final = {"max_version": (1, 0)}
_ERRORS: Final = (BufferError, RuntimeError, TypeError, ValueError, AttributeError)  # what those who share raise


def shared(x: Any, name: str) -> Shared:
    """The memory of an object, its type and its device. RefusedError: it is not shared, or no kernel takes it."""
    if dlpack.is_capsule(x):
        return _of_capsule(x, x, name)
    if not hasattr(type(x), "__dlpack__"):
        if not hasattr(x, "__cuda_array_interface__"):
            raise RefusedError(KernelTypeError, f"is of type {type(x).__name__}, which has no __dlpack__; {PASS}")
        return _of_cuda(x)
    memory = _in_numpy(x, name)
    if memory is None:
        return _of_exporter(x, name)
    element = by_numpy().get(memory.dtype)
    if element is None:
        raise RefusedError(KernelTypeError, f"has the unsupported dtype {_dtype(x, memory)}; {_converted(x, name, memory.dtype)}")
    if not memory.flags.c_contiguous:
        raise RefusedError(KernelValueError, f"is not C-contiguous (strides {memory.strides}); {_rows(x, name)}")
    if memory.flags.owndata and memory.size:  # NumPy makes new memory where there is none
        raise RefusedError(KernelValueError, dlpack.NULL)
    return memory, element, CPU


def _in_numpy(x: Any, name: str) -> Memory | None:
    """A NumPy array of the memory of an object, where that is the shortest way; None where it is not, or does not exist."""
    if is_ndarray(x):
        numpy_argument(name, x)  # says what is wrong
        view: Memory = plain(x).view()
        return view
    if _is_tensor(x):
        return _tensor(x, name)
    try:
        return np.asarray(memoryview(x))  # arrays of JAX are buffers, too
    except _ERRORS:
        return None


def _of_exporter(x: Any, name: str) -> Shared:
    """The memory of an object with `__dlpack__`, in the protocol's own steps."""
    try:
        type_, number = x.__dlpack_device__()
        _device(int(type_), int(number))
        named = _STREAMS.get(_KINDS.get(int(type_), ""), {})
        try:
            capsule = x.__dlpack__(**named, **_VERSIONS) if dlpack.speaks_versions() else x.__dlpack__(**named)
        except TypeError:  # of an older protocol, or the same again
            capsule = x.__dlpack__(**named)
    except _ERRORS as error:
        if isinstance(error, TackError):
            raise
        raise RefusedError(KernelValueError, f"is not shared: {str(error).rstrip('.')}; {_advice(x, name)}") from error
    if not dlpack.is_capsule(capsule):
        raise RefusedError(KernelTypeError, f"has a __dlpack__ that gives a {type(capsule).__name__}, not a capsule")
    return _of_capsule(x, capsule, name)


def _of_capsule(x: Any, capsule: object, name: str) -> Shared:
    """The memory of a capsule that an object has made, or that is the object; one that is refused is not used up."""
    try:
        found = dlpack.looked_at(capsule)
        where = _device(*found.device)
        if where.driver is not None:
            check_aligned(found.address, found.element)
        owner = dlpack.consumed(capsule)
    except RefusedError as refusal:
        if dlpack.GAPS in refusal.reason:
            refusal.reason += f"; {_rows(x, name)}"
        elif hasattr(x, "astype") and refusal.kind is KernelTypeError:
            refusal.reason += f"; pass {name}.astype('float32')"
        raise
    if where.driver is None:
        return owner, found.element, CPU
    told = getattr(x, "__cuda_array_interface__", None)  # an old capsule cannot say that it may be written
    writable = owner.flags.writeable or (told is not None and not told["data"][1])
    return foreign(where, found.address, owner.shape, found.element, writable, owner), found.element, where


def _device(type_: int, number: int) -> Device:
    """The device of a type and number in DLPack."""
    if type_ in _HOST_TYPES:
        return CPU
    if type_ == _METAL:
        raise RefusedError(KernelValueError, "is memory of Metal (kDLMetal); tack.array_from_ptr takes an MTLBuffer")
    if type_ not in _KINDS:
        raise RefusedError(DeviceError, f"is on a device of type {type_} in DLPack, on which no kernel runs; copy it to the host")
    try:
        return device(f"{_KINDS[type_]}:{number}")
    except DeviceError as error:
        raise RefusedError(DeviceError, f"is on a device that is not here: {error}") from error.__cause__


def _of_cuda(x: Any) -> Shared:
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
        dlpack.check_rows(shape, strides, "bytes", element.size)
    size = math.prod(shape) * element.size
    if size and not address:
        raise RefusedError(KernelValueError, dlpack.NULL)
    if stream == 0:
        raise RefusedError(KernelValueError, "names stream 0, which is ambiguous; 1 is the default stream")
    check_aligned(address or 0, element)
    where = _cuda_device(address, size)
    assert where.driver is not None
    if stream is not None:
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


# --- what to do about what is refused ---


def _is_tensor(x: object) -> bool:
    """Whether an object is a tensor of PyTorch."""
    torch = sys.modules.get("torch")
    return torch is not None and isinstance(x, getattr(torch, "Tensor", ()))


def _tensor(x: Any, name: str) -> Memory | None:
    """A tensor of PyTorch on the CPU, as PyTorch gives it to NumPy: then it cannot be resized, which DLPack does not see to; and
    one whose values are to be negated yet is refused. None: it is elsewhere."""
    try:
        memory: Memory = x.numpy()
    except (RuntimeError, TypeError) as error:
        if x.device.type != "cpu":
            return None
        if x.layout is sys.modules["torch"].strided and isinstance(error, TypeError):
            raise RefusedError(KernelTypeError, f"has the unsupported dtype {x.dtype}; pass {name}.float(), a copy") from error
        raise RefusedError(KernelValueError, f"is not shared: {str(error).rstrip('.')}; {_advice(x, name)}") from error
    return memory


def _advice(x: Any, name: str) -> str:
    """What to pass in place of an object that refuses to be shared."""
    if _is_tensor(x):
        wanted = {
            "to_dense()": x.layout is not sys.modules["torch"].strided,
            "detach()": x.requires_grad,
            "resolve_conj()": x.is_conj(),
            "resolve_neg()": x.is_neg(),
        }
        calls = "".join(f".{call}" for call, needed in wanted.items() if needed)
        if calls:
            return f"pass {name}{calls}"
    return "copy it into a NumPy array"


def _rows(x: object, name: str) -> str:
    copy = f"{name}.contiguous()" if _is_tensor(x) else "a copy in rows"
    return f"pass {copy}, and copy back what is written there"


def _dtype(x: Any, memory: Memory) -> str:
    return str(x.dtype if _is_tensor(x) else memory.dtype)


def _converted(x: object, name: str, dtype: np.dtype[Any]) -> str:
    """What to pass in place of an object of an element type that no kernel has."""
    if not _is_tensor(x):
        return dtype_hint(dtype)
    hints = {"b": f"{name}.view(torch.uint8), which shares it", "c": f"torch.view_as_real({name}), which shares it"}
    return f"pass {hints.get(dtype.kind, f'{name}.float(), a copy')}"
