"""Memory of other libraries: objects that export a buffer, such as array.array, memoryview, mmap and arrays of ctypes (R-036)."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Mapping
from typing import Any, Final

from tack_runtime.dtypes import SCALARS, Scalar
from tack_runtime.lazily import np, numpy_loaded

_KINDS: Final[Mapping[str, str]] = {
    **dict.fromkeys("bhilqn", "i"),
    **dict.fromkeys("BHILQN", "u"),
    **dict.fromkeys("fd", "f"),
}
_BY_KIND: Final[Mapping[tuple[str, int], Scalar]] = {(scalar.kind, scalar.size): scalar for scalar in SCALARS}


class Buffer:
    """Elements that an object exports, row-major without gaps; they stay in place while this lives."""

    __slots__ = ("_view", "address", "exporter", "nbytes", "ndim", "shape", "size", "writable")

    def __init__(self, exporter: object, view: memoryview) -> None:
        """`view` is one of `exporter`, C-contiguous."""
        self._view = view
        self.exporter = exporter
        self.ndim = view.ndim
        self.shape: tuple[int, ...] = view.shape or ()
        self.size = math.prod(self.shape)
        self.nbytes = view.nbytes
        self.writable = not view.readonly
        self.address = _address(view)


def exported(value: object) -> memoryview | None:
    """The buffer that an object exports; None: none, or a scalar of NumPy. BufferError, ValueError: not now."""
    if numpy_loaded() and isinstance(value, np.generic):
        return None
    try:
        return memoryview(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def element_of_format(view: memoryview, order: str = "@=<") -> Scalar | None:
    """The scalar type that a buffer's format names, in a byte order, by default the machine's."""
    code = view.format[1:] if view.format[:1] in tuple(order) else view.format
    return _BY_KIND.get((_KINDS.get(code, ""), view.itemsize))


class _PyBuffer(ctypes.Structure):
    _fields_ = [
        ("buf", ctypes.c_void_p),
        ("obj", ctypes.c_void_p),
        ("len", ctypes.c_ssize_t),
        ("itemsize", ctypes.c_ssize_t),
        ("readonly", ctypes.c_int),
        ("ndim", ctypes.c_int),
        ("pointers", ctypes.c_void_p * 5),
    ]


def _address(view: memoryview) -> int:
    """Where the elements are; ctypes finds it of writable memory only."""
    found = _PyBuffer()
    _get_buffer(view, ctypes.byref(found), 0)
    _release_buffer(ctypes.byref(found))
    return found.buf or 0


_get_buffer: Any = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_void_p, ctypes.c_int)(
    ("PyObject_GetBuffer", ctypes.pythonapi)
)
_release_buffer: Any = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(("PyBuffer_Release", ctypes.pythonapi))
