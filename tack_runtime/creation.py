"""Making arrays, and copying into them: `empty`, `zeros`, `array`, ..., `concat`, `copyto` (R-010..R-014)."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, Union

from tack_runtime import transfers
from tack_runtime.arrays import Array
from tack_runtime.conversion import element_type, from_host
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.devices import CPU, Device, default_device, device
from tack_runtime.dtypes import Compound, Element, Scalar, element_of, f32, f64, i32
from tack_runtime.errors import KernelTypeError, KernelValueError, TackError
from tack_runtime.host_types import Memory, is_shared, plain
from tack_runtime.lazily import is_ndarray, np
from tack_runtime.shapes import checked_element, checked_shape, without_components
from tack_runtime.storage import allocate, check_writable, fill_values, named

Shape: TypeAlias = Union[int, Sequence[int]]


@named
def empty(shape: Shape, dtype: Element = f32, device: str | Device | None = None) -> Array:
    """An array whose contents are unspecified; `dtype` is a scalar type, or a vector or matrix type (R-010)."""
    return _empty(shape, dtype, device)


@named
def zeros(shape: Shape, dtype: Element = f32, device: str | Device | None = None) -> Array:
    """An array of zeros (R-011)."""
    return _zeros(shape, dtype, device)


@named
def ones(shape: Shape, dtype: Element = f32, device: str | Device | None = None) -> Array:
    """An array of ones, in every component (R-011)."""
    return _full(shape, 1, dtype, device)


@named
def full(shape: Shape, value: object, dtype: Element = f32, device: str | Device | None = None) -> Array:
    """An array with every element set to `value`, a number or a list of components (R-011)."""
    return _full(shape, value, dtype, device)


@named
def arange(n: int, dtype: Scalar = i32, device: str | Device | None = None) -> Array:
    """The numbers 0 to n-1 (R-011)."""
    try:
        count = operator.index(n)
    except TypeError as error:
        raise KernelTypeError(f"takes one int, how many numbers to make, not {n!r}") from error
    given: object = dtype
    if isinstance(given, int):
        raise KernelTypeError(f"makes the numbers from 0; tack.array(np.arange({n}, {given}, ...)) makes others")
    scalar = checked_element(dtype)
    if not isinstance(scalar, Scalar):
        raise KernelTypeError(f"makes numbers, not {scalar}; make vectors with tack.array(values, {scalar!r})")
    made = _empty(count, scalar, device)
    exact = 1 << {f32: 24, f64: 53}[scalar] if scalar.is_float else scalar.maximum  # NumPy adds up in the type that it is told
    for _, start, shape in transfers.pieces((made.size,)):
        end = start + shape[0]
        transfers.copy(made.memory, np.arange(start, end, dtype=scalar.numpy if end <= exact else np.int64), start)
    return made


@named
def empty_like(a: Array | Memory, device: str | Device | None = None) -> Array:
    """An array of the shape and type of `a`, a tack or NumPy array, and on its device where none is given, with unspecified
    contents (R-011)."""
    return _empty(*_model(a, device))


@named
def zeros_like(a: Array | Memory, device: str | Device | None = None) -> Array:
    """An array of zeros of the shape and type of `a`, a tack or NumPy array, and on its device where none is given (R-011)."""
    return _zeros(*_model(a, device))


@named
def ones_like(a: Array | Memory, device: str | Device | None = None) -> Array:
    """An array of ones of the shape and type of `a`, a tack or NumPy array, and on its device where none is given (R-011)."""
    return _full_like(a, 1, device)


@named
def full_like(a: Array | Memory, value: object, device: str | Device | None = None) -> Array:
    """An array of the shape and type of `a`, a tack or NumPy array, and on its device where none is given, with every element set
    to `value` (R-011)."""
    return _full_like(a, value, device)


@named
def array(obj: object, dtype: Element | None = None, device: str | Device | None = None) -> Array:
    """A copy of a NumPy or tack array or an object with `__dlpack__`, with its type, or of nested lists of numbers (R-012).

    Python floats give f32; ints and bools i32, or i64, u64 where they need it; `dtype` converts each number as kernels do, and
    takes the last axis as components where it is a vector type, the last two where it is a matrix type.
    KernelTypeError (TypeError): a type without a counterpart, such as float16; integers that no type holds together.
    KernelValueError (ValueError): the last axes are no components of that size.
    """
    values: Memory | DeviceMemory
    natural: Element
    obj = _readable(obj)
    if isinstance(obj, Array):
        values, natural = obj.memory, obj.dtype
    elif isinstance(obj, np.ndarray):
        values, natural = plain(obj), element_type(obj)
    else:
        values, natural = from_host(obj, None if dtype is None else checked_element(dtype).scalar)
    made = natural if dtype is None else checked_element(dtype)
    shape = without_components(values.shape, made)
    on = _device(device)
    return converted(shape, made, on, values.reshape(shape + made.shape))


@named
def wrap(obj: Array | Memory, dtype: Element) -> Array:
    """A NumPy or tack array, or an object with `__dlpack__`, seen as an array of `dtype`, sharing its memory.

    tack.wrap(points, tack.vec3())     # n vectors, of `points` with shape (n, 3)
    tack.wrap(vectors, tack.f32)       # the numbers of n vectors, with shape (n, 3)

    KernelTypeError: no array, or numbers of another type. KernelValueError: not C-contiguous, or the last axes are no components
    of that size.
    """
    element = checked_element(dtype)
    obj = _shared(obj)
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


@named
def concat(arrays: Iterable[Array], device: str | Device | None = None) -> Array:
    """A copy of arrays of one type, one after the other along the first dimension (R-011)."""
    try:
        parts = list(arrays)
    except TypeError as error:
        raise KernelTypeError(f"takes a list of tack arrays, not {type(arrays).__name__}") from error
    for part in parts:
        if not isinstance(part, Array):
            raise KernelTypeError(f"takes tack arrays, not {type(part).__name__}; make one with tack.array")
    if not parts:
        raise KernelTypeError("takes one or more arrays")
    if any(a.dtype is not parts[0].dtype for a in parts):
        held = ", ".join(dict.fromkeys(str(a.dtype) for a in parts))
        raise KernelTypeError(f"takes arrays of one dtype, not of {held}; convert with a.astype(dtype)")
    if any(a.ndim == 0 or a.shape[1:] != parts[0].shape[1:] for a in parts):
        raise KernelValueError(f"shapes {', '.join(str(a.shape) for a in parts)} differ beyond the first dimension")
    element, first, start = parts[0].dtype, parts[0], 0
    for part in parts if device is None else ():
        if part.device is not first.device:
            raise KernelValueError(f"the arrays are on different devices, {first.device} and {part.device}; give device=...")
    made = _empty((sum(len(a) for a in parts), *first.shape[1:]), element, first.device if device is None else device)
    for part in parts:
        transfers.copy(made.memory, part.memory, start)
        start += part.memory.size
    return made


@named
def copyto(dst: Array, src: object) -> None:
    """Copy every element of a NumPy or tack array of the same shape to a tack array, converted as kernels convert (R-014).

    The NumPy shape of an array of vectors ends in their components; one long row of all components is taken, too.
    """
    target: object = dst
    if not isinstance(target, Array):
        raise KernelTypeError(f"writes to a tack array, not to {type(target).__name__}; {_instead(target)}")
    src = _readable(src)
    if not isinstance(src, (Array, np.ndarray)):
        raise KernelTypeError(f"reads a NumPy or tack array, not {type(src).__name__}; use tack.array or np.asarray")
    memory = src.memory if isinstance(src, Array) else plain(src)
    flat = bool(dst.dtype.shape) and memory.shape == (dst.memory.size,)
    if memory.shape != dst.memory.shape and not flat:
        raise KernelValueError(f"Shape mismatch: array is {dst.memory.shape}, got {memory.shape}")
    if not isinstance(src, Array):
        element_type(src)
    check_writable(dst)
    _copy_into(dst, memory)


# --- parts ---


def _instead(target: object) -> str:
    """What to do where a target is no array."""
    if is_ndarray(target):
        return "use np.copyto"
    try:
        if not is_shared(target):
            memoryview(target)  # type: ignore[arg-type]
    except TypeError:
        return "make one with tack.array(dst)"
    return "tack.from_dlpack(dst) shares its memory"


def _empty(shape: Shape, dtype: Element, device: str | Device | None) -> Array:
    element, on = checked_element(dtype), _device(device)
    return Array(allocate(checked_shape(shape, element), element, on), element, on)


def _full(shape: Shape, value: object, dtype: Element, device: str | Device | None) -> Array:
    values = fill_values(checked_element(dtype), value)
    made = _empty(shape, dtype, device)
    transfers.fill(made.memory, values)
    return made


def _zeros(shape: Shape, dtype: Element, device: str | Device | None) -> Array:
    on = _device(device)
    if on.driver is not None:
        return _full(shape, 0, dtype, on)
    element = checked_element(dtype)
    return Array(allocate(checked_shape(shape, element), element, on, zeros=True), element, on)


def _full_like(a: object, value: object, device: str | Device | None) -> Array:
    shape, dtype, on = _model(a, device)
    return _full(shape, value, dtype, on)


def _model(a: object, device: str | Device | None) -> tuple[tuple[int, ...], Element, Device]:
    a = _readable(a)
    if isinstance(device, (Scalar, Compound)):
        raise KernelTypeError(f"the dtype is that of the model; tack.zeros(a.shape, {device!r}) takes another")
    if isinstance(a, Array):
        return a.shape, a.dtype, a.device if device is None else _device(device)
    if isinstance(a, np.ndarray):
        return plain(a).shape, element_type(a), _device(device)
    raise KernelTypeError(f"takes a tack or NumPy array as the model, not {type(a).__name__}")


def converted(shape: tuple[int, ...], dtype: Element, device: Device, values: Memory | DeviceMemory) -> Array:
    """A new array with these elements, converted as kernels convert (T-019..T-021)."""
    made = Array(allocate(shape, dtype, device), dtype, device)
    _copy_into(made, values)
    return made


def _copy_into(target: Array, values: Memory | DeviceMemory) -> None:
    if isinstance(values, DeviceMemory) and values.dtype != target.dtype.scalar.numpy:
        from tack_runtime.launched_conversion import converted_there

        if converted_there(target, values):
            return
    transfers.copy(target.memory, values)


def _shared(obj: Any) -> Any:
    """The array whose memory an object shares; other objects, and those of NumPy and of tack, as they are."""
    if isinstance(obj, (Array, np.ndarray)) or not is_shared(obj):
        return obj
    from tack_runtime.interop import as_array

    return as_array("x", obj)


def _readable(obj: Any) -> Any:
    """The same of what is only read: a copy that NumPy makes will do, where the memory is not shared."""
    try:
        return _shared(obj)
    except TackError as refusal:
        if refusal.earlier or not hasattr(type(obj), "__array__"):
            raise
        try:
            return np.asarray(obj)
        except (RuntimeError, TypeError, ValueError):
            raise refusal from None


def _device(name: str | Device | None) -> Device:
    return default_device() if name is None else device(name)
