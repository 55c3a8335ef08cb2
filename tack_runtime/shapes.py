"""What the host says of arrays, checked: element types, shapes, indices, lengths, devices.

KernelTypeError and KernelValueError say what is allowed.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tack_runtime import dtypes
from tack_runtime.arrays import Array
from tack_runtime.devices import KNOWN
from tack_runtime.dtypes import MAX_DIMS, Compound, Element, Scalar, i32
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.lazily import np

_FEWEST_DIMS: Final = 32  # that an array of NumPy may have


def checked_element(dtype: object) -> Element:
    """An element type: a scalar, or a vector or matrix of them."""
    if isinstance(dtype, (Scalar, Compound)):
        return dtype
    name = getattr(dtype, "__name__", "")
    if name and dtype is getattr(dtypes, name, None):
        raise KernelTypeError(f"dtype is a tack type, and tack.{name} makes one: write tack.{name}(...), as in tack.vec3()")
    hint = "; several sizes are one tuple, (2, 3)" if isinstance(dtype, int) else ""
    if isinstance(dtype, str) and dtype.partition(":")[0] in KNOWN:
        hint = f"; write device={dtype!r}"
    raise KernelTypeError(f"dtype is a tack type such as tack.f32 or tack.vec3(), not {dtype!r}{hint}")


def checked_shape(shape: object, element: Element) -> tuple[int, ...]:
    """The shape of an array of such elements, given as an int or a sequence of ints."""
    if type(shape) is int and shape >= 0:
        return (shape,)
    is_list = isinstance(shape, (tuple, list)) or (isinstance(shape, Sequence) and not isinstance(shape, (str, bytes)))
    items: Any = shape if is_list else (shape,)
    try:
        dims = tuple(map(operator.index, items))
    except TypeError as error:
        raise KernelTypeError(f"a shape is an int or a tuple of ints, not {shape!r}") from error
    if len(dims) + len(element.shape) > _FEWEST_DIMS:
        most = (_FEWEST_DIMS if np.__version__.startswith("1.") else MAX_DIMS) - len(element.shape)
        if len(dims) > most:
            raise KernelValueError(f"a shape has at most {most} dimensions, not {len(dims)}")
    if min(dims, default=0) < 0:
        raise KernelValueError(f"a shape has no negative sizes: {dims}; give each, none is worked out")
    return dims


def without_components(shape: tuple[int, ...], element: Element) -> tuple[int, ...]:
    """A shape of memory without the components that it ends in. An empty list has no element."""
    rank = len(shape) - len(element.shape)
    if element.shape and shape == (0,):
        return shape
    if rank < 0 or shape[rank:] != element.shape:
        components = ", ".join(map(str, element.shape))
        fits = len(shape) == 1 and shape[0] % math.prod(element.shape) == 0
        hint = f"; reshape it first: x.reshape(-1, {components})" if fits else ""
        raise KernelValueError(f"an array of shape {shape} does not end in {components}, the components of {element}{hint}")
    return shape[:rank]


def checked_index(item: object, size: int, axis: int) -> int:
    """An index that may be negative; IndexError where it is out of range."""
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


def length(n: object, arrays: Mapping[str, Array]) -> int:
    """How many elements to take of each array: `n`, or where it is None all of the first one.

    KernelValueError: fewer than 0, or more than an array has; KernelTypeError: no integer.
    """
    shapes = [a.shape for a in arrays.values()]
    if n is None and shapes.count(shapes[0]) == len(shapes):
        return math.prod(shapes[0])
    sizes = [math.prod(shape) for shape in shapes]
    to_index: Callable[[Any], int] = operator.index
    try:
        count = sizes[0] if n is None else to_index(n)
    except TypeError as error:
        raise KernelTypeError(f"n says how many elements to take, as an int, not {n!r}") from error
    if not 0 <= count <= min(sizes):
        name, shortest = min(arrays.items(), key=lambda item: item[1].size)
        what = f"n is {count}" if n is not None else f"{next(iter(arrays))} has {count} elements"
        raise KernelValueError(f"{what}, but {name} has {shortest.size}; n may be 0 to {shortest.size}")
    return count


def check_countable(count: int, what: str) -> None:
    """KernelValueError: so many are more than an i32 counts."""
    if count > i32.maximum:
        raise KernelValueError(f"{count:,} {what} are more than the {i32.maximum:,} that i32 counts; take fewer, with n")


def check_device(arrays: Mapping[str, Array], written: str = "") -> None:
    """KernelValueError: arrays are on different devices (R-003). Advises to copy one of the CPU, and never what is written."""
    first, *others = arrays.items()
    for other in others:
        if other[1].device is not first[1].device:
            moved, (_, kept) = sorted((first, other), key=lambda item: (item[0] == written, item[1].device.driver is not None))
            where = ", ".join(f"{name!r} on {a.device}" for name, a in (first, other))
            copy = f"tack.array({moved[0]}, device={kept.device.name!r})"
            raise KernelValueError(f"its arrays are on different devices: {where}; pass {copy}")
