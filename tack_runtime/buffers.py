"""Memory of other libraries: objects that export a buffer, such as array.array, memoryview, mmap and arrays of ctypes (R-036)."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Mapping
from typing import Any, Final

from tack_runtime.dtypes import SCALARS, Scalar
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.host_types import SUPPORTED, RefusedError, gaps, is_shared
from tack_runtime.lazily import np, numpy_loaded

_KINDS: Final[Mapping[str, str]] = {
    **dict.fromkeys("bhilqn", "i"),
    **dict.fromkeys("BHILQN", "u"),
    **dict.fromkeys("fd", "f"),
}
_BY_KIND: Final[Mapping[tuple[str, int], Scalar]] = {(scalar.kind, scalar.size): scalar for scalar in SCALARS}


class Buffer:
    """Elements that an object exports, row-major without gaps; they stay in place while this lives."""

    __slots__ = ("address", "exporter", "nbytes", "ndim", "shape", "size", "view", "writable")

    def __init__(self, exporter: object, view: memoryview) -> None:
        """`view` is one of `exporter`, C-contiguous."""
        self.view: Final = view
        self.exporter = exporter
        self.ndim = view.ndim
        self.shape: tuple[int, ...] = view.shape or ()
        self.size = math.prod(self.shape)
        self.nbytes = view.nbytes
        self.writable = not view.readonly
        self.address = _address(view)


def exported(name: str, value: object) -> tuple[memoryview, Scalar] | None:
    """The buffer that an object exports, and its type (R-036); None: none, or where it shares its memory otherwise, too, none
    that a kernel takes. RefusedError: no kernel takes it."""
    try:
        return _exported(name, value)
    except RefusedError:
        if is_shared(value):
            return None
        raise


def _exported(name: str, value: object) -> tuple[memoryview, Scalar] | None:
    if numpy_loaded() and isinstance(value, np.generic):
        return None
    try:
        view = memoryview(value)  # type: ignore[arg-type]
    except TypeError:
        return None
    except (BufferError, RuntimeError, ValueError) as error:
        raise RefusedError(KernelValueError, f"exports no buffer: {error}") from None
    element = element_of_format(view)
    if element is None and element_of_format(view, ">!"):
        fix = f"pass np.array({name}).astype('={view.format[1:]}')" if numpy_loaded() else "swap the bytes of its elements"
        raise RefusedError(KernelTypeError, f"has format {view.format!r}, whose byte order is not the machine's; {fix}")
    if element is None:
        raise RefusedError(KernelTypeError, f"has the unsupported buffer format {view.format!r}; {SUPPORTED}")
    if not view.c_contiguous:
        raise gaps(view.strides or (), f"np.ascontiguousarray({name})" if numpy_loaded() else copied(name, view))
    return view, element


def copied(name: str, view: memoryview) -> str:
    """How to copy an exported buffer, in Python: without NumPy where the program has none (R-036)."""
    if numpy_loaded():
        return f"np.array({name})"
    shape = f", {list(view.shape or ())}" if view.ndim != 1 else ""
    return f"memoryview(bytearray({name})).cast({view.format.lstrip('@=<')!r}{shape})"


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
