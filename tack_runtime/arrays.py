"""Arrays: typed, row-major memory of a device that kernels read and write and the host copies in and out (R-010..R-021).

The components of vectors and matrices lie together (A-015): the memory of an array has their dimensions at the end, its shape
has not. An array lives on a device: the host reads elements (`a[i]`) or copies all of it (`a.numpy()`, `copyto`, `a.fill`).
"""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn, ParamSpec, TypeAlias, TypeVar, Union

from tack_runtime.conversion import convert, element_type, from_host, plain
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.devices import CPU, Device, default_device, device
from tack_runtime.dtypes import Element, Scalar, element_of, f32, i32
from tack_runtime.errors import KernelTypeError, KernelValueError, TackError
from tack_runtime.lazily import np
from tack_runtime.shapes import checked_element, checked_index, checked_shape, without_components

Shape: TypeAlias = Union[int, Sequence[int]]
Memory: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

ALIGNMENT: Final = 64  # bytes: a cache line, and the widest vector register

_P = ParamSpec("_P")
_R = TypeVar("_R")

# What arrays of other packages call it -> what it is here.
_ELSEWHERE: Final = {
    **dict.fromkeys(("cpu", "get", "copy_to_host", "to_numpy", "asnumpy", "detach"), "numpy()"),
    "to": "to_device(...)",
    "clone": "copy()",
    **dict.fromkeys(("flatten", "ravel"), "reshape(a.size)"),
}
_OF_NUMPY: Final = frozenset(("T", "all", "any", "argmax", "argmin", "argsort", "clip", "item", "nbytes", "prod", "tolist"))

_MOST_BYTES: Final = (1 << 63) - 1 - ALIGNMENT


def _named(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """The function; its errors start with its name."""

    @functools.wraps(function)
    def named(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        try:
            return function(*args, **kwargs)
        except (TackError, MemoryError) as error:
            if not (isinstance(error, TackError) and error.earlier):  # P-014
                error.args = (f"{function.__name__}: {error}",)
            raise

    return named


class Array:
    """An array of `shape` and element type `dtype` on `device`. Made by `empty`, `zeros`, `array`, ..., not by this class."""

    __slots__ = ("__weakref__", "device", "dtype", "memory", "shape")

    def __init__(self, memory: Memory | DeviceMemory, dtype: Element, device: Device) -> None:
        """`memory` is C-contiguous, of the NumPy type of `dtype`, and ends in its components; the array shares it."""
        self.memory: Final = memory
        self.shape: Final[tuple[int, ...]] = memory.shape[: memory.ndim - len(dtype.shape)]
        self.dtype: Final = dtype
        self.device: Final = device

    @property
    def ndim(self) -> int:
        """Number of dimensions."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """Number of elements: the product of the shape (R-015)."""
        return math.prod(self.shape)

    def __len__(self) -> int:
        if not self.shape:
            raise KernelTypeError("len() of a 0-d array")
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<tack.Array {self.dtype}{list(self.shape)} on {self.device}>"

    if not TYPE_CHECKING:  # it reports unknown names by itself

        def __getattr__(self, name: str) -> NoReturn:
            found = _ELSEWHERE.get(name, f"numpy().{name}" if name in _OF_NUMPY else "")
            hint = f"; it is a.{found}" if found else ""
            raise AttributeError(f"'Array' object has no attribute {name!r}{hint}", name=name, obj=self)

    def numpy(self) -> Memory:
        """A new NumPy array with a copy of every element; components are its last dimensions (R-013)."""
        copied: Memory = self.memory.host() if isinstance(self.memory, DeviceMemory) else self.memory.copy()
        return copied

    def copy(self) -> Array:
        """A new array with the same elements in storage of its own (R-019)."""
        return _filled(self.shape, self.dtype, self.device, self.memory)

    @_named
    def reshape(self, *shape: Any) -> Array:
        """A view of the same memory with another shape of as many elements, else ValueError (R-019)."""
        dims = checked_shape(shape[0] if len(shape) == 1 else shape, self.dtype)
        if math.prod(dims) != self.size:
            raise KernelValueError(f"an array of shape {self.shape} has {self.size} elements, which do not make one of {dims}")
        return Array(self.memory.reshape(dims + self.dtype.shape), self.dtype, self.device)

    @_named
    def astype(self, dtype: Element) -> Array:
        """A copy with every element, or component, converted as kernels convert (T-019..T-021, R-020)."""
        element = checked_element(dtype)
        if element.shape != self.dtype.shape:
            same = element_of(element.scalar, self.dtype.shape)
            raise KernelTypeError(
                f"makes {same!r} of {self.dtype}, not {element!r}; tack.wrap views the memory as other elements"
            )
        return _filled(self.shape, element, self.device, convert(host_values(self), element.scalar))

    @_named
    def to_device(self, target: str | Device) -> Array:
        """This array on another device; the array itself where it is there already (R-003)."""
        to = device(target)
        return self if to is self.device else _filled(self.shape, self.dtype, to, host_values(self))

    @_named
    def fill(self, value: object) -> None:
        """Set every element to a number or to a list of components, converted as kernels convert (R-016)."""
        _fill(self, value)

    def sum(self) -> int | float:
        """The sum of all elements, and components: of integers exact modulo 2**64, of floats within a rounding or two (Q-001)."""
        from tack_runtime import reductions

        return reductions.total(self)

    def min(self) -> int | float:
        """The least element or component: NaN where there is one, -0 before 0 (Q-004). ValueError: there is none (Q-003)."""
        from tack_runtime import reductions

        return reductions.least(self)

    def max(self) -> int | float:
        """The greatest element or component: NaN where there is one, 0 before -0 (Q-004). ValueError: there is none (Q-003)."""
        from tack_runtime import reductions

        return reductions.most(self)

    def mean(self) -> float:
        """The sum by the number of elements, and components (Q-002); NaN where there are none."""
        from tack_runtime import reductions

        return reductions.mean(self)

    def __getitem__(self, index: object) -> Any:
        """One element (R-017): an index for each dimension or one row-major index; `a[None]` of a 0-d array.

        It is a Python number, or a NumPy array with a copy of the components of a vector or matrix.
        Negative indices count from the end. IndexError: out of range, or another number of indices.
        """
        memory, shape = self.memory, self.shape
        indices = index if isinstance(index, tuple) else (index,)
        if indices == (None,):
            indices = ()
        elif len(indices) == 1 and self.ndim > 1:
            shape = (self.size,)
            memory = memory.reshape(shape + self.dtype.shape)
        if len(indices) != len(shape):
            raise IndexError(
                f"{len(indices)} indices for an array of shape {self.shape}; give {self.ndim}, or one row-major index"
            )
        place = tuple(checked_index(item, size, axis) for axis, (item, size) in enumerate(zip(indices, shape, strict=True)))
        element = memory.host(place) if isinstance(memory, DeviceMemory) else memory[place]
        return element.copy() if self.dtype.shape else element.item()

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
        return host_values(self).astype(self.memory.dtype if dtype is None else dtype)

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """The memory, shared, for `np.asarray(a)` (I-005); an array on another device has none, and is copied."""
        if isinstance(self.memory, DeviceMemory):
            raise AttributeError(f"an array on {self.device} shares no memory with the host")
        return self.memory.__array_interface__


# --- making arrays ---


@_named
def empty(shape: Shape, dtype: Element = f32, device: str | Device | None = None) -> Array:
    """An array whose contents are unspecified; `dtype` is a scalar type, or a vector or matrix type (R-010)."""
    return _empty(shape, dtype, device)


@_named
def zeros(shape: Shape, dtype: Element = f32, device: str | Device | None = None) -> Array:
    """An array of zeros (R-011)."""
    return _full(shape, 0, dtype, device)


@_named
def ones(shape: Shape, dtype: Element = f32, device: str | Device | None = None) -> Array:
    """An array of ones, in every component (R-011)."""
    return _full(shape, 1, dtype, device)


@_named
def full(shape: Shape, value: object, dtype: Element = f32, device: str | Device | None = None) -> Array:
    """An array with every element set to `value`, a number or a list of components (R-011)."""
    return _full(shape, value, dtype, device)


@_named
def arange(n: int, dtype: Scalar = i32, device: str | Device | None = None) -> Array:
    """The numbers 0 to n-1 (R-011)."""
    try:
        count = operator.index(n)
    except TypeError as error:
        raise KernelTypeError(f"takes one int, how many numbers to make, not {n!r}") from error
    scalar = checked_element(dtype)
    if not isinstance(scalar, Scalar):
        raise KernelTypeError(f"makes numbers, not {scalar}; make vectors with tack.array(values, {scalar!r})")
    made = _empty(count, scalar, device)
    _store(made, convert(np.arange(made.size, dtype=np.int64), scalar))
    return made


@_named
def empty_like(a: Array | Memory) -> Array:
    """An array of the shape, type and device of `a`, a tack or NumPy array, with unspecified contents (R-011)."""
    return _empty(*_model(a))


@_named
def zeros_like(a: Array | Memory) -> Array:
    """An array of zeros of the shape, type and device of `a`, a tack or NumPy array (R-011)."""
    return _full_like(a, 0)


@_named
def ones_like(a: Array | Memory) -> Array:
    """An array of ones of the shape, type and device of `a`, a tack or NumPy array (R-011)."""
    return _full_like(a, 1)


@_named
def full_like(a: Array | Memory, value: object) -> Array:
    """An array of the shape, type and device of `a`, a tack or NumPy array, with every element set to `value` (R-011)."""
    return _full_like(a, value)


@_named
def array(obj: object, dtype: Element | None = None, device: str | Device | None = None) -> Array:
    """A copy of a NumPy or tack array with its type, or of numbers and nested lists of them (R-012).

    Python floats give f32; ints and bools i32, or i64, u64 where they need it; `dtype` converts each number as kernels do, and
    takes the last axis as components where it is a vector type, the last two where it is a matrix type.
    KernelTypeError (TypeError): a type without a counterpart, such as float16; integers that no type holds together.
    KernelValueError (ValueError): the last axes are no components of that size.
    """
    if isinstance(obj, Array):
        dtype = obj.dtype if dtype is None else dtype
        obj = host_values(obj)
    element = None if dtype is None else checked_element(dtype)
    values, natural = from_host(obj, None if element is None else element.scalar)
    made = natural if element is None else element
    return _filled(without_components(values.shape, made), made, _device(device), values)


@_named
def wrap(obj: Array | Memory, dtype: Element) -> Array:
    """A NumPy or tack array seen as an array of `dtype`, sharing its memory.

    tack.wrap(points, tack.vec3())     # n vectors, of `points` with shape (n, 3)
    tack.wrap(vectors, tack.f32)       # the numbers of n vectors, with shape (n, 3)

    KernelTypeError: no array, or numbers of another type. KernelValueError: not C-contiguous, or the last axes are no components
    of that size.
    """
    element = checked_element(dtype)
    copies = f"tack.array(x, {element!r}) copies it"
    if not isinstance(obj, (Array, np.ndarray)):
        raise KernelTypeError(f"views a NumPy or tack array, not {type(obj).__name__}; {copies}")
    natural = obj.dtype.scalar if isinstance(obj, Array) else element_type(obj)
    memory = obj.memory if isinstance(obj, Array) else plain(obj)
    native = memory.dtype.isnative
    if natural is not element.scalar or not native:
        holds = f"the array holds {natural}, not {element.scalar}" if native else "the array's byte order is not the machine's"
        view = f"view it as {element_of(natural, element.shape)!r}, or " if native else ""
        raise KernelTypeError(f"{holds}; {view}{copies} and converts")
    shape = without_components(memory.shape, element)
    if not isinstance(memory, DeviceMemory) and not memory.flags.c_contiguous:
        raise KernelValueError(f"the array is not C-contiguous (strides {memory.strides}); {copies}")
    return Array(memory.reshape(shape + element.shape), element, obj.device if isinstance(obj, Array) else CPU)


@_named
def concat(arrays: Iterable[Array], device: str | Device | None = None) -> Array:
    """A copy of arrays of one type, one after the other along the first dimension (R-011)."""
    try:
        parts = list(arrays)
    except TypeError as error:
        raise KernelTypeError(f"takes a list of tack arrays, not {type(arrays).__name__}") from error
    for part in parts:
        if not isinstance(part, Array):
            raise KernelTypeError(f"takes tack arrays, not {type(part).__name__}; make one with tack.array")
    if not parts or any(a.dtype is not parts[0].dtype for a in parts):
        raise KernelTypeError("takes one or more arrays of one dtype; convert with a.astype(dtype)")
    if any(a.ndim == 0 or a.shape[1:] != parts[0].shape[1:] for a in parts):
        raise KernelValueError(f"shapes {', '.join(str(a.shape) for a in parts)} differ beyond the first dimension")
    joined = np.concatenate([host_values(a) for a in parts])
    element = parts[0].dtype
    return _filled(without_components(joined.shape, element), element, _device(device or parts[0].device), joined)


@_named
def copyto(dst: Array, src: object) -> None:
    """Copy every element of a NumPy or Tack array of the same shape, converted as kernels convert (R-014).

    The NumPy shape of an array of vectors ends in their components; one long row of all components is taken, too.
    """
    if not isinstance(dst, Array):
        raise KernelTypeError(f"writes to a tack array, not to {type(dst).__name__}; use np.copyto")
    if not isinstance(src, (Array, np.ndarray)):
        raise KernelTypeError(f"reads a NumPy or tack array, not {type(src).__name__}; use tack.array or np.asarray")
    memory = src.memory if isinstance(src, Array) else plain(src)
    flat = bool(dst.dtype.shape) and memory.shape == (dst.memory.size,)
    if memory.shape != dst.memory.shape and not flat:
        raise KernelValueError(f"Shape mismatch: array is {dst.memory.shape}, got {memory.shape}")
    if isinstance(src, Array) and src.device is dst.device is not CPU and src.dtype.scalar is dst.dtype.scalar:
        _store(dst, memory)
    else:
        values, _ = from_host(host_values(src) if isinstance(src, Array) else src, dst.dtype.scalar)
        _store(dst, values.reshape(dst.memory.shape))


# --- parts ---


def host_values(a: Array) -> Memory:
    """The elements as NumPy has them: the memory itself on the CPU, else a copy, which waits for what is queued (P-014)."""
    return a.memory.host() if isinstance(a.memory, DeviceMemory) else a.memory


def _empty(shape: Shape, dtype: Element, device: str | Device | None) -> Array:
    element, on = checked_element(dtype), _device(device)
    return Array(allocate(checked_shape(shape, element), element, on), element, on)


def _full(shape: Shape, value: object, dtype: Element, device: str | Device | None) -> Array:
    made = _empty(shape, dtype, device)
    _fill(made, value)
    return made


def _full_like(a: object, value: object) -> Array:
    shape, dtype, device = _model(a)
    return _full(shape, value, dtype, device)


def _fill(a: Array, value: object) -> None:
    values, _ = from_host(value, a.dtype.scalar)
    if values.shape not in ((), a.dtype.shape):
        wanted = f"a number or the components of a {a.dtype}, of shape {a.dtype.shape}" if a.dtype.shape else "a number"
        given = f"{type(value).__name__}{f' of shape {values.shape}' if a.dtype.shape else ''}"
        raise KernelTypeError(f"expected {wanted}, not {given}; copy arrays with tack.copyto(a, values)")
    _store(a, values)


def _store(a: Array, values: Memory | DeviceMemory) -> None:
    """Set every element; `values` has a shape that fits, and is on the array's device or on the host."""
    if isinstance(a.memory, DeviceMemory):
        a.memory.store(values)
    elif a.memory.flags.writeable:
        assert not isinstance(values, DeviceMemory)
        np.copyto(a.memory, values)
    else:
        raise KernelValueError("the array is read-only; copy it first with a.copy()")


def _model(a: object) -> tuple[tuple[int, ...], Element, Device]:
    if isinstance(a, Array):
        return a.shape, a.dtype, a.device
    if isinstance(a, np.ndarray):
        return plain(a).shape, element_type(a), default_device()
    raise KernelTypeError(f"takes a tack or NumPy array as the model, not {type(a).__name__}")


def allocate(shape: tuple[int, ...], dtype: Element, on: Device) -> Memory | DeviceMemory:
    """Memory for an array. KernelValueError: more than there can be. MemoryError, DriverError: more than there is."""
    each = math.prod(dtype.shape) * dtype.scalar.size
    size = math.prod(shape) * each
    if math.prod(dim or 1 for dim in shape) * each > _MOST_BYTES:  # NumPy counts so too, where a dimension is 0
        raise KernelValueError(f"an array of shape {shape} of {dtype} is larger than any memory")
    if on.driver is not None:
        return on.driver.memory(dtype.scalar.numpy, shape + dtype.shape)
    try:
        raw = np.empty(size + ALIGNMENT, np.uint8)
    except MemoryError as error:
        raise MemoryError(f"no memory for an array of shape {shape} of {dtype}, {size:,} bytes") from error
    start = -raw.ctypes.data % ALIGNMENT
    return raw[start : start + size].view(dtype.scalar.numpy).reshape(shape + dtype.shape)


def _filled(shape: tuple[int, ...], dtype: Element, device: Device, values: Memory | DeviceMemory) -> Array:
    made = Array(allocate(shape, dtype, device), dtype, device)
    _store(made, values.reshape(made.memory.shape))
    return made


def _device(name: str | Device | None) -> Device:
    return default_device() if name is None else device(name)
