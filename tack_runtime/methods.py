"""What the methods of `Array` do, for those of them that launches do not need."""

from __future__ import annotations

import math
from typing import Any, Final, NoReturn

from tack_runtime import storage
from tack_runtime.arrays import Array, Memory, host_values
from tack_runtime.conversion import convert
from tack_runtime.device_memory import DeviceMemory
from tack_runtime.devices import Device, device
from tack_runtime.dtypes import Element, element_of
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.shapes import checked_element, checked_index, checked_shape
from tack_runtime.storage import filled, named

# What arrays of other packages call it -> what it is here.
_ELSEWHERE: Final = {
    **dict.fromkeys(("cpu", "get", "copy_to_host", "to_numpy", "asnumpy", "detach"), "numpy()"),
    "to": "to_device(...)",
    "clone": "copy()",
    **dict.fromkeys(("flatten", "ravel"), "reshape(a.size)"),
}
_OF_NUMPY: Final = frozenset(
    ("T", "all", "any", "argmax", "argmin", "argsort", "clip", "item", "max", "mean", "min", "nbytes", "prod", "sum", "tolist")
)


def unknown(a: Array, name: str) -> NoReturn:
    """AttributeError, with what arrays have instead."""
    found = _ELSEWHERE.get(name, f"numpy().{name}" if name in _OF_NUMPY else "")
    hint = f"; it is a.{found}" if found else ""
    raise AttributeError(f"'Array' object has no attribute {name!r}{hint}", name=name, obj=a)


def copy(a: Array) -> Array:
    return filled(a.shape, a.dtype, a.device, a.memory)


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
        raise KernelTypeError(f"makes {same!r} of {a.dtype}, not {element!r}; tack.wrap views the memory as other elements")
    return filled(a.shape, element, a.device, convert(host_values(a), element.scalar))


@named
def to_device(a: Array, target: str | Device) -> Array:
    to = device(target)
    return a if to is a.device else filled(a.shape, a.dtype, to, host_values(a))


@named
def fill(a: Array, value: object) -> None:
    storage.fill(a, value)


def element(a: Array, index: object) -> Any:
    """An element on the host (R-017)."""
    memory, shape = a.memory, a.shape
    indices = index if isinstance(index, tuple) else (index,)
    if indices == (None,):
        indices = ()
    elif len(indices) == 1 and a.ndim > 1:
        shape = (a.size,)
        memory = memory.reshape(shape + a.dtype.shape)
    if len(indices) != len(shape):
        raise IndexError(f"{len(indices)} indices for an array of shape {a.shape}; give {a.ndim}, or one row-major index")
    place = tuple(checked_index(item, size, axis) for axis, (item, size) in enumerate(zip(indices, shape, strict=True)))
    found = memory.host(place) if isinstance(memory, DeviceMemory) else memory[place]
    return found.copy() if a.dtype.shape else found.item()


def as_numpy(a: Array, dtype: Any, copy: bool | None) -> Memory:
    """What `np.array(a)` gets (I-005)."""
    if copy is False:
        raise KernelValueError("converting an array to NumPy copies it; a view of CPU memory is np.asarray(a)")
    return host_values(a).astype(a.memory.dtype if dtype is None else dtype)
