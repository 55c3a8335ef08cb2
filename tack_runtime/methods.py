"""What the methods of `Array` do, for those of them that launches do not need."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final, NoReturn

from tack_runtime import transfers
from tack_runtime.arrays import Array, host_values
from tack_runtime.creation import converted
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.devices import Device, device
from tack_runtime.dtypes import Element, element_of
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.host_types import Memory
from tack_runtime.lazily import np
from tack_runtime.shapes import checked_element, checked_index, checked_shape
from tack_runtime.storage import check_writable, fill_values, filled, named

# What arrays of other packages call it -> what it is here.
_ELSEWHERE: Final = {
    **dict.fromkeys(("cpu", "get", "copy_to_host", "to_numpy", "asnumpy", "detach"), "a.numpy()"),
    "to": "a.to_device(...)",
    "clone": "a.copy()",
    **dict.fromkeys(("flatten", "ravel"), "a.reshape(a.size)"),
    "view": "tack.wrap(a, dtype)",
    "argsort": "tack.algorithms.argsort(a)",
    "sort": "tack.algorithms.sort_by_key(a)",
    "cumsum": "tack.algorithms.inclusive_scan(a, sums)",
    "unique": "tack.algorithms.unique(a)",
    "take": "tack.algorithms.gather(a, index)",
    **{name: f"a.numpy().{name}" for name in ("T", "flat", "itemsize", "nbytes", "strides")},
    **{name: f"a.numpy().{name}(...)" for name in ("all", "any", "argmax", "argmin", "clip", "item", "prod", "round")},
    **{name: f"a.numpy().{name}(...)" for name in ("searchsorted", "squeeze", "tolist", "transpose")},
}
_SHOWN: Final = 8  # numbers in a text


def unknown(a: Array, name: str) -> NoReturn:
    """AttributeError, with what arrays have instead."""
    hint = f"; it is {_ELSEWHERE[name]}" if name in _ELSEWHERE else ""
    raise AttributeError(f"'Array' object has no attribute {name!r}{hint}", name=name, obj=a)


def preview(a: Array) -> str:
    """The first elements, for `repr`; nothing of an array on another device, where reading would wait."""
    if isinstance(a.memory, DeviceMemory):
        return ""
    count = min(a.size, max(1, _SHOWN // math.prod(a.dtype.shape)))
    first = a.memory.reshape(a.size, *a.dtype.shape)[:count] if a.shape else a.memory
    text = " ".join(np.array2string(first, separator=", ", threshold=first.size).split())
    return f": {text[:-1]}, ...]" if count < a.size else f": {text}"


def copy(a: Array) -> Array:
    return filled(a.shape, a.dtype, a.device, a.memory)


def reduced(a: Array) -> tuple[Callable[..., Array], tuple[object, ...]]:
    """What a pickle or a copy is made from: the elements, as the host has them, and where they belong."""
    return filled, (a.shape, a.dtype, a.device, host_values(a))


@named
def reshape(a: Array, shape: tuple[Any, ...]) -> Array:
    dims = checked_shape(shape[0] if len(shape) == 1 else shape, a.dtype)
    if math.prod(dims) != a.size:
        raise KernelValueError(f"an array of shape {a.shape} has {a.size} elements, which do not make one of {dims}")
    return Array(a.memory.reshape(dims + a.dtype.shape), a.dtype, a.device)


@named
def astype(a: Array, dtype: Element) -> Array:
    element = checked_element(dtype)
    if element.shape != a.dtype.shape:
        same = element_of(element.scalar, a.dtype.shape)
        raise KernelTypeError(f"{a.dtype} converts to {same!r}, not to {element!r}; tack.wrap views the memory as other elements")
    return converted(a.shape, element, a.device, a.memory)


@named
def to_device(a: Array, target: str | Device) -> Array:
    to = device(target)
    return a if to is a.device else filled(a.shape, a.dtype, to, a.memory)


@named
def fill(a: Array, value: object) -> None:
    values = fill_values(a.dtype, value)
    check_writable(a)
    transfers.fill(a.memory, values)


def element(a: Array, index: object) -> Any:
    """An element on the host (R-017)."""
    memory, shape = a.memory, a.shape
    indices = () if index is None else index if isinstance(index, tuple) else (index,)
    if len(indices) == 1 and a.ndim > 1:
        shape = (a.size,)
        memory = memory.reshape(shape + a.dtype.shape)
    if len(indices) != len(shape):
        give = f"give {a.ndim}, or one row-major index" if a.ndim else "its element is a[()]"
        if a.dtype.shape and len(indices) > a.ndim:
            give += f", then those of the components, a[i]{[0] * len(a.dtype.shape)}"
        count = "None is no index" if index is None else f"{len(indices)} indices"
        raise IndexError(f"{count} for an array of shape {a.shape}; {give}")
    place = tuple(checked_index(item, size, axis) for axis, (item, size) in enumerate(zip(indices, shape, strict=True)))
    found = transfers.read(memory, place) if isinstance(memory, DeviceMemory) else memory[place]
    return found.copy() if a.dtype.shape else found.item()


def no_operator(*others: object) -> Any:
    """What an operator gives: with objects of other packages, such as NumPy, what those make of it. KernelTypeError: with arrays
    of ours and what Python has."""
    if others and type(others[0]) not in (Array, bool, int, float, list, tuple):
        return NotImplemented
    raise KernelTypeError("arrays have no operators on the host; compute in a kernel, or on what NumPy has, np.asarray(a)")


def as_numpy(a: Array, dtype: Any, copy: bool | None) -> Memory:
    """What `np.array(a)` gets (I-005)."""
    if copy is False:
        raise KernelValueError("converting an array to NumPy copies it; a view of CPU memory is np.asarray(a)")
    source = host_values(a)
    kind = np.dtype(source.dtype if dtype is None else dtype)
    if not kind.itemsize:
        return source.astype(kind)  # text, as long as numbers need it
    made = np.empty(source.shape, kind)
    for place, _, _ in transfers.pieces(source.shape):
        np.copyto(made[place], source[place], casting="unsafe")
    return made
