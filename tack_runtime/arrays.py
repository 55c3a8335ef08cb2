"""Arrays on the CPU: typed, row-major memory that kernels read and write and the host copies in and out (R-010..R-021).

An array is not a NumPy array: it lives on a device, so the host reads single elements (`a[i]`) or copies whole arrays
(`a.numpy()`, `copyto`, `a.fill`), and nothing else.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn, TypeAlias, Union

import numpy as np

from tack_runtime.conversion import convert, from_host
from tack_runtime.devices import Device, default_device, device
from tack_runtime.dtypes import Scalar, f32, i32
from tack_runtime.errors import KernelTypeError, KernelValueError

Shape: TypeAlias = Union[int, Sequence[int]]
Memory: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

ALIGNMENT: Final = 64  # bytes: a cache line, and the widest vector register


class Array:
    """An array of `shape` and element type `dtype` on `device`. Made by `empty`, `zeros`, `array`, ..., not by this class."""

    __slots__ = ("__weakref__", "device", "dtype", "memory", "shape")

    def __init__(self, memory: Memory, dtype: Scalar, device: Device) -> None:
        """`memory` is C-contiguous and of the NumPy type of `dtype`; the array shares it."""
        self.memory: Final = memory
        self.shape: Final[tuple[int, ...]] = memory.shape
        self.dtype: Final = dtype
        self.device: Final = device

    @property
    def ndim(self) -> int:
        """Number of dimensions."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """Number of elements: the product of the shape (R-015)."""
        return int(self.memory.size)

    def __len__(self) -> int:
        if not self.shape:
            raise KernelTypeError("len() of a 0-d array")
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<tack.Array {self.dtype}{list(self.shape)} on {self.device}>"

    def numpy(self) -> Memory:
        """A new NumPy array with a copy of every element (R-013)."""
        copied: Memory = self.memory.copy()
        return copied

    def copy(self) -> Array:
        """A new array with the same elements in storage of its own (R-019)."""
        return _filled(self.shape, self.dtype, self.device, self.memory)

    def reshape(self, *shape: Any) -> Array:
        """A view of the same memory with another shape of as many elements, else ValueError (R-019)."""
        dims = _shape(shape[0] if len(shape) == 1 else shape)
        if _count(dims) != self.size:
            raise KernelValueError(f"cannot reshape an array of shape {self.shape}, {self.size} elements, to {dims}")
        return Array(self.memory.reshape(dims), self.dtype, self.device)

    def astype(self, dtype: Scalar) -> Array:
        """A copy with every element converted as kernels convert (T-019..T-021, R-020)."""
        scalar = _scalar(dtype)
        return _filled(self.shape, scalar, self.device, convert(self.memory, scalar))

    def to_device(self, target: str | Device) -> Array:
        """This array on another device; the array itself where it is there already (R-003)."""
        device(target)
        return self

    def fill(self, value: object) -> None:
        """Set every element to a number, converted as kernels convert (R-016)."""
        self._writable("fill")
        self.memory.fill(convert(_number(value), self.dtype)[()])

    def __getitem__(self, index: object) -> int | float:
        """One element as a Python number (R-017): an index for each dimension or one row-major index; `a[None]` of a 0-d array.

        Negative indices count from the end. IndexError: out of range, or another number of indices.
        """
        memory = self.memory
        indices = index if isinstance(index, tuple) else (index,)
        if indices == (None,):
            indices = ()
        elif len(indices) == 1 and memory.ndim > 1:
            memory = memory.reshape(-1)
        if len(indices) != memory.ndim:
            raise IndexError(
                f"{len(indices)} indices for an array of shape {self.shape}; give {self.ndim}, or one row-major index"
            )
        place = tuple(_position(item, size, axis) for axis, (item, size) in enumerate(zip(indices, memory.shape, strict=True)))
        value: int | float = memory[place].item()
        return value

    def __setitem__(self, index: object, value: object) -> NoReturn:
        raise KernelTypeError(
            "elements of an array cannot be assigned on the host; "
            "use tack.copyto(a, numpy_array) or a.fill(value), or write it in a kernel"
        )

    def __iter__(self) -> NoReturn:
        raise KernelTypeError("an array cannot be iterated on the host: each element would be a transfer; iterate a.numpy()")

    def __contains__(self, value: object) -> NoReturn:
        raise KernelTypeError("an array cannot be searched on the host; use a.numpy()")

    def __bool__(self) -> NoReturn:
        raise KernelTypeError("an array has no truth value; test len(a), a.size, or an element such as a[0]")

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Memory:
        """A copy, for `np.array(a)` (I-005)."""
        if copy is False:
            raise KernelValueError("converting an array to NumPy copies it; a view of CPU memory is np.asarray(a)")
        return self.memory.astype(self.memory.dtype if dtype is None else dtype)

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """The memory, shared, for `np.asarray(a)` (I-005)."""
        return self.memory.__array_interface__

    def _writable(self, what: str) -> None:
        if not self.memory.flags.writeable:
            raise KernelValueError(f"{what}: the array is read-only; copy it first with a.copy()")


# --- making arrays -------------------------------------------------------------------------------------------------------


def empty(shape: Shape, dtype: Scalar = f32, device: str | Device | None = None) -> Array:
    """An array whose contents are unspecified (R-010)."""
    scalar = _scalar(dtype)
    return Array(_allocate(_shape(shape), scalar), scalar, _device(device))


def zeros(shape: Shape, dtype: Scalar = f32, device: str | Device | None = None) -> Array:
    """An array of zeros (R-011)."""
    return full(shape, 0, dtype, device)


def ones(shape: Shape, dtype: Scalar = f32, device: str | Device | None = None) -> Array:
    """An array of ones (R-011)."""
    return full(shape, 1, dtype, device)


def full(shape: Shape, value: object, dtype: Scalar = f32, device: str | Device | None = None) -> Array:
    """An array with every element set to `value` (R-011)."""
    made = empty(shape, dtype, device)
    made.fill(value)
    return made


def arange(n: int, dtype: Scalar = i32, device: str | Device | None = None) -> Array:
    """The numbers 0 to n-1 (R-011)."""
    scalar = _scalar(dtype)
    numbers = np.arange(_shape(n)[0], dtype=np.int64)
    return _filled(numbers.shape, scalar, _device(device), convert(numbers, scalar))


def empty_like(a: Array) -> Array:
    """An array of the shape, type and device of `a` with unspecified contents (R-011)."""
    return empty(a.shape, a.dtype, a.device)


def zeros_like(a: Array) -> Array:
    """An array of zeros of the shape, type and device of `a` (R-011)."""
    return zeros(a.shape, a.dtype, a.device)


def ones_like(a: Array) -> Array:
    """An array of ones of the shape, type and device of `a` (R-011)."""
    return ones(a.shape, a.dtype, a.device)


def full_like(a: Array, value: object) -> Array:
    """An array of the shape, type and device of `a` with every element set to `value` (R-011)."""
    return full(a.shape, value, a.dtype, a.device)


def array(obj: object, dtype: Scalar | None = None, device: str | Device | None = None) -> Array:
    """A copy of a NumPy array with its type, or of numbers and nested lists of them (R-012).

    Python floats give f32; ints and bools i32, or i64, u64 where they need it. KernelTypeError (TypeError): a type without a
    counterpart, such as float16.
    """
    values, natural = from_host(obj.memory if isinstance(obj, Array) else obj)
    scalar = natural if dtype is None else _scalar(dtype)
    return _filled(values.shape, scalar, _device(device), convert(values, scalar))


def concat(arrays: Sequence[Array], device: str | Device | None = None) -> Array:
    """A copy of arrays of one type, one after the other along the first dimension (R-011)."""
    if not arrays or any(a.dtype is not arrays[0].dtype for a in arrays):
        raise KernelTypeError("concat takes one or more arrays of one dtype; convert with a.astype(dtype)")
    if any(a.ndim == 0 or a.shape[1:] != arrays[0].shape[1:] for a in arrays):
        raise KernelValueError(f"concat: shapes {', '.join(str(a.shape) for a in arrays)} differ beyond the first dimension")
    joined = np.concatenate([a.memory for a in arrays])
    return _filled(joined.shape, arrays[0].dtype, _device(device or arrays[0].device), joined)


def copyto(dst: Array, src: object) -> None:
    """Copy every element of a NumPy or Tack array of the same shape, converted as kernels convert (R-014)."""
    if not isinstance(dst, Array):
        raise KernelTypeError(f"copyto writes to a tack array, not to {type(dst).__name__}; use np.copyto")
    if not isinstance(src, (Array, np.ndarray)):
        raise KernelTypeError(f"copyto reads a NumPy or tack array, not {type(src).__name__}; use tack.array or np.asarray")
    if src.shape != dst.shape:
        raise KernelValueError(f"Shape mismatch: array is {dst.shape}, got {src.shape}")
    dst._writable("copyto")
    values, _ = from_host(src.memory if isinstance(src, Array) else src)
    np.copyto(dst.memory, convert(values, dst.dtype))


# --- parts ---------------------------------------------------------------------------------------------------------------


def _allocate(shape: tuple[int, ...], dtype: Scalar) -> Memory:
    size = _count(shape) * dtype.size
    raw = np.empty(size + ALIGNMENT, np.uint8)
    start = -raw.ctypes.data % ALIGNMENT
    return raw[start : start + size].view(dtype.numpy).reshape(shape)


def _filled(shape: tuple[int, ...], dtype: Scalar, device: Device, values: Memory) -> Array:
    made = Array(_allocate(shape, dtype), dtype, device)
    np.copyto(made.memory, values)
    return made


def _device(name: str | Device | None) -> Device:
    return default_device() if name is None else device(name)


def _scalar(dtype: object) -> Scalar:
    if not isinstance(dtype, Scalar):
        raise KernelTypeError(f"dtype is a tack type such as tack.f32, not {dtype!r}")
    return dtype


def _shape(shape: object) -> tuple[int, ...]:
    items: Sequence[Any] = shape if isinstance(shape, (tuple, list)) else (shape,)
    try:
        dims = tuple(operator.index(item) for item in items)
    except TypeError as error:
        raise KernelTypeError(f"a shape is an int or a tuple of ints, not {shape!r}") from error
    if any(dim < 0 for dim in dims):
        raise KernelValueError(f"a shape has no negative sizes: {dims}")
    return dims


def _count(shape: tuple[int, ...]) -> int:
    count = 1
    for dim in shape:
        count *= dim
    return count


def _number(value: object) -> Memory:
    values, _ = from_host(value)
    if values.ndim:
        raise KernelTypeError(f"expected a number, not {type(value).__name__}; copy arrays with tack.copyto(a, values)")
    return values


def _position(item: object, size: int, axis: int) -> int:
    if isinstance(item, (slice, type(...))):
        raise KernelTypeError("arrays cannot be sliced on the host; use a.numpy()[...] for a copy, or a kernel")
    to_index: Callable[[Any], int] = operator.index
    try:
        index = to_index(item)
    except TypeError as error:
        raise KernelTypeError(f"an index is an int, not {type(item).__name__}; use a.numpy() for other selections") from error
    if not -size <= index < size:
        raise IndexError(f"index {index} is out of bounds for axis {axis} with size {size}")
    return index
