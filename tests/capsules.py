"""An exporter of DLPack, written from its header: any device, type, shape and flags, and counted deleters."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any

_DELETER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class Tensor(ctypes.Structure):
    """DLTensor."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class Managed(ctypes.Structure):
    """DLManagedTensor."""

    _fields_ = (("tensor", Tensor), ("manager_ctx", ctypes.c_void_p), ("deleter", _DELETER))


class Versioned(ctypes.Structure):
    """DLManagedTensorVersioned."""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("manager_ctx", ctypes.c_void_p),
        ("deleter", _DELETER),
        ("flags", ctypes.c_uint64),
        ("tensor", Tensor),
    )


new: Any = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)
name_of: Any = ctypes.PYFUNCTYPE(ctypes.c_char_p, ctypes.py_object)(("PyCapsule_GetName", ctypes.pythonapi))
pointer_of: Any = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)


def tensor_of(capsule: object) -> tuple[Tensor, int | None]:
    """The tensor of a capsule, and the flags of a versioned one."""
    name = name_of(capsule)
    if name == b"dltensor":
        return Managed.from_address(pointer_of(capsule, name)).tensor, None
    assert name == b"dltensor_versioned"
    made = Versioned.from_address(pointer_of(capsule, name))
    assert made.major == 1
    return made.tensor, made.flags


class Exporter:
    """Something with memory that it exports. What it has given out it holds, by the addresses of what it gave."""

    def __init__(
        self,
        data: int,
        shape: Sequence[int],
        *,
        dtype: tuple[int, int, int] = (2, 32, 1),  # code, bits, lanes: f32
        device: tuple[int, int] = (1, 0),
        strides: Sequence[int] | None = None,
        offset: int = 0,
        versioned: bool = True,
        flags: int = 0,
        major: int = 1,
    ) -> None:
        self.device = device
        self.versioned, self.flags, self.major = versioned, flags, major
        self.fields = (data, *device, len(shape), *dtype)
        self.shape = (ctypes.c_int64 * len(shape))(*shape)
        self.strides = None if strides is None else (ctypes.c_int64 * len(strides))(*strides)
        self.offset = offset
        self.deleted = 0
        self.asked: list[dict[str, Any]] = []  # the arguments of each call of __dlpack__

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device

    def __dlpack__(self, **asked: Any) -> object:
        self.asked.append(asked)
        return self.capsule()

    def capsule(self) -> object:
        """A new capsule, whose deleter may be called once."""
        strides = ctypes.cast(self.strides, ctypes.POINTER(ctypes.c_int64)) if self.strides is not None else None
        tensor = Tensor(*self.fields, ctypes.cast(self.shape, ctypes.POINTER(ctypes.c_int64)), strides, self.offset)
        if self.versioned:
            made: Any = Versioned(self.major, 0, None, _deleter, self.flags, tensor)
        else:
            made = Managed(tensor, None, _deleter)
        place = ctypes.addressof(made)
        _held[place] = made, self._delete
        return new(place, b"dltensor_versioned" if self.versioned else b"dltensor", None)

    def of(self, shape: Sequence[int]) -> Exporter:
        """The same with another shape."""
        self.shape = (ctypes.c_int64 * len(shape))(*shape)
        self.fields = (*self.fields[:3], len(shape), *self.fields[4:])
        return self

    def _delete(self) -> None:
        self.deleted += 1


class OldExporter(Exporter):
    """One that knows nothing of versions."""

    def __dlpack__(self, *, stream: Any = None) -> object:  # type: ignore[override]
        self.asked.append({"stream": stream})
        self.versioned = False
        return self.capsule()


_held: dict[int, tuple[Any, Callable[[], None]]] = {}


def _called(place: int) -> None:
    _, delete = _held.pop(place)  # KeyError: it is called twice
    delete()


_deleter = _DELETER(_called)
