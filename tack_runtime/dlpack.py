"""Capsules of DLPack, old and versioned (I-003, I-004).

NumPy makes and takes them, in native code that is right at any time: in other threads, when nobody takes a capsule, when the
interpreter is gone. It knows the CPU alone, so that tensors of other devices say otherwise while it looks.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tack_runtime.dtypes import MAX_DIMS, SCALARS, Scalar
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.host_types import NULL, SUPPORTED, Memory, RefusedError, gaps
from tack_runtime.lazily import np

_OLD, _VERSIONED, _USED = b"dltensor", b"dltensor_versioned", b"used_dltensor"
_CODES: Final = ("i", "u", "f")
_OTHER: Final = {3: "opaque", 4: "bfloat", 5: "complex", 6: "bool"}
_BY_CODE: Final = {(_CODES.index(scalar.kind), scalar.bits, 1): scalar for scalar in SCALARS}


class Kind(NamedTuple):
    """What DLPack has for a kind of device: its type, other types of memory that its kernels take, the default stream, which has
    all our work, and the streams that mean nothing."""

    type_: int
    also: tuple[int, ...] = ()
    stream: int | None = None
    ambiguous: tuple[int, ...] = ()


CPU: Final = Kind(1, (3, 11))  # and pinned memory of CUDA and ROCm, which is the host's
CUDA: Final = Kind(2, (13,), 1, (0,))  # and managed memory
METAL: Final = 8  # memory of others there: buffers, not addresses
KINDS: Final[Mapping[str, Kind | None]] = {
    "cpu": CPU,
    "cuda": CUDA,
    "hip": Kind(10, (), 0, (1, 2)),
    "level_zero": Kind(14),
    "metal": CPU,  # our memory there is the host's
    "opencl": None,  # its memory has no address
}


@functools.cache
def kind_of(type_: int) -> str | None:
    """The kind of device whose kernels take memory of a type; None: no kernel does."""
    return next((name for name, kind in KINDS.items() if kind is not None and type_ in (kind.type_, *kind.also)), None)


def kind(device: str) -> Kind | None:
    """What DLPack has for the device of a name."""
    return KINDS[device.partition(":")[0]]


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", ctypes.c_int32 * 2),  # type, number
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("offset", ctypes.c_uint64),
    ]


class _Versioned(ctypes.Structure):
    _fields_ = [
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", _Tensor),
    ]


_name: Any = ctypes.PYFUNCTYPE(ctypes.c_char_p, ctypes.py_object)(("PyCapsule_GetName", ctypes.pythonapi))
_pointer: Any = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(("PyCapsule_GetPointer", ctypes.pythonapi))


class Tensor(NamedTuple):
    """Elements in rows at an address, of a device by its type and number in DLPack."""

    element: Scalar
    address: int
    device: tuple[int, int]


class _Given:
    """What NumPy takes a capsule from."""

    def __init__(self, capsule: object) -> None:
        self._capsule = capsule

    def __dlpack__(self, **_: object) -> object:
        return self._capsule

    def __dlpack_device__(self) -> tuple[int, int]:
        return CPU.type_, 0


class _Place:
    """What NumPy makes an array of that lies at an address; it keeps an owner."""

    def __init__(self, interface: dict[str, Any], owner: object) -> None:
        self.__array_interface__ = interface
        self.owner = owner


def at(address: int, shape: tuple[int, ...], scalar: Scalar, writable: bool, owner: object) -> Memory:
    """A NumPy array of memory at an address, which may be of any device as long as nobody reads it."""
    interface = {"data": (address, not writable), "shape": shape, "typestr": scalar.numpy.str, "version": 3}
    made: Memory = np.asarray(_Place(interface, owner))
    return made


@functools.cache
def speaks_versions() -> bool:
    """Whether NumPy knows versioned capsules, of which it says so by itself: 2.1 is the first."""
    major, minor = np.__version__.split(".")[:2]
    return (int(major), int(minor)) >= (2, 1)


@functools.cache
def _capsule_type() -> type:
    return type(np.zeros(()).__dlpack__())


def is_capsule(value: object) -> bool:
    """Whether a value is a capsule, of whatever it may be."""
    return type(value) is _capsule_type()


def packed(memory: Memory, max_version: tuple[int, int] | None, device: tuple[int, int]) -> object:
    """A capsule with memory of a device. BufferError: it is read-only, which an old capsule cannot say."""
    versioned = max_version is not None and max_version[0] >= 1 and speaks_versions()
    if not (versioned or memory.flags.writeable):
        raise BufferError(
            "the array is read-only, which capsules before DLPack 1.0 cannot say; ask for max_version=(1, 0), which takes "
            "NumPy 2.1 here, or export a copy: a.copy()"
        )
    capsule: object = memory.__dlpack__(max_version=(1, 0)) if versioned else memory.__dlpack__()
    if device[0] != CPU.type_:
        _tensor(capsule)[0].device[:] = device
    return capsule


def looked_at(capsule: object, copy: str) -> Tensor:
    """What a capsule holds. RefusedError: no kernel takes it; `copy` is what to pass in place of memory with gaps."""
    tensor, flags = _tensor(capsule)
    element = _BY_CODE.get((tensor.code, tensor.bits, tensor.lanes))
    if element is None:
        raise RefusedError(KernelTypeError, f"has the unsupported dtype {_spelled(tensor)}; {SUPPORTED}")
    if not 0 <= tensor.ndim <= MAX_DIMS:
        raise RefusedError(KernelValueError, f"has {tensor.ndim} dimensions; arrays have at most {MAX_DIMS}")
    if tensor.ndim and not tensor.shape:
        raise RefusedError(KernelValueError, "has no shape")
    shape, strides = _numbers(tensor, tensor.shape), _numbers(tensor, tensor.strides)
    if strides:
        check_rows(shape, tuple(stride * element.size for stride in strides), element.size, copy)
    if not tensor.data and 0 not in shape:
        raise RefusedError(KernelValueError, NULL)
    if flags is not None and not speaks_versions():
        raise RefusedError(KernelValueError, "is a versioned capsule, which takes NumPy 2.1 or later; make an old one")
    return Tensor(element, (tensor.data or 0) + tensor.offset, (tensor.device[0], tensor.device[1]))


def consumed(capsule: object) -> Memory:
    """An array that has what `looked_at` finds in a capsule, and uses it up; its memory may be that of any device.

    RefusedError: NumPy does not take it; then it is as it was.
    """
    tensor, _ = _tensor(capsule)
    given: Any = _Given(capsule)
    device = tensor.device[:]
    tensor.device[:] = CPU.type_, 0
    try:
        owner: Memory = np.from_dlpack(given)
    except (BufferError, RuntimeError, ValueError) as error:
        raise RefusedError(KernelValueError, f"holds what NumPy does not take: {error}") from error
    finally:
        tensor.device[:] = device
    return owner


def _numbers(tensor: _Tensor, place: int | None) -> tuple[int, ...]:
    """The sizes or the strides of a tensor."""
    return tuple((ctypes.c_int64 * tensor.ndim).from_address(place)) if place and tensor.ndim > 0 else ()


def _tensor(capsule: object) -> tuple[_Tensor, int | None]:
    """The tensor of a capsule, and its flags; an old one has none."""
    name = _name(capsule)
    if name == _OLD:
        return _Tensor.from_address(_pointer(capsule, name)), None
    if name == _VERSIONED:
        found = _Versioned.from_address(_pointer(capsule, name))
        if found.major > 1:
            version = f"{found.major}.{found.minor}"
            raise RefusedError(KernelValueError, f"is a capsule of DLPack {version}; make one with max_version=(1, 0)")
        return found.tensor, found.flags
    if name is not None and name.startswith(_USED):
        raise RefusedError(KernelValueError, "is a capsule that was consumed before; make another one")
    raise RefusedError(KernelTypeError, f"is a capsule named {(name or b'').decode(errors='replace')!r}, not one of DLPack")


def check_rows(shape: Sequence[int], strides: tuple[int, ...], size: int, copy: str) -> None:
    """RefusedError: strides, in bytes, are not those of rows of elements of a size without gaps."""
    expected = size
    for length, stride in zip(reversed(shape), reversed(strides), strict=True):
        if length != 1 and stride != expected and 0 not in shape:
            raise gaps(strides, copy)
        expected *= length


def _spelled(tensor: _Tensor) -> str:
    if (tensor.code, tensor.bits, tensor.lanes) == (6, 8, 1):
        return "bool"
    names = dict(enumerate(("int", "uint", "float"))) | _OTHER
    lanes = f"x{tensor.lanes}" if tensor.lanes != 1 else ""
    return f"{names.get(tensor.code, f'of code {tensor.code} and bits ')}{tensor.bits}{lanes}"
