"""Arrays: typed, row-major memory of a device that kernels read and write and the host copies in and out (R-010..R-021).

The components of vectors and matrices lie together (A-015): the memory of an array has their dimensions at the end, its shape
has not. An array lives on a device: the host reads elements (`a[i]`) or copies all of it (`a.numpy()`, `copyto`, `a.fill`).

What makes and converts arrays is in `tack_runtime.creation` and `tack_runtime.methods`, which a process that only launches with
arrays of NumPy does not load.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final, NoReturn

from tack_runtime.device_memory import DeviceMemory
from tack_runtime.devices import Device
from tack_runtime.dtypes import Element, Scalar, u8, u16, u32, u64
from tack_runtime.errors import KernelTypeError
from tack_runtime.host_types import Memory

UNSIGNED: Final = {each.size: each for each in (u8, u16, u32, u64)}  # by their bytes


class Array:
    """An array of `shape` and element type `dtype` on `device`. Made by `empty`, `zeros`, `array`, ..., not by this class."""

    __slots__ = ("__weakref__", "device", "dtype", "memory", "shape")

    def __init__(self, memory: Memory | DeviceMemory, dtype: Element, device: Device) -> None:
        """`memory` is C-contiguous, of the NumPy type of `dtype`, and ends in its components; the array shares it."""
        self.memory: Final = memory
        components = dtype.shape
        self.shape: Final[tuple[int, ...]] = memory.shape[: -len(components)] if components else memory.shape
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
        from tack_runtime import methods

        return f"<tack.Array {self.dtype}{list(self.shape)} on {self.device}{methods.preview(self)}>"

    def __reduce__(self) -> Any:
        from tack_runtime import methods

        return methods.reduced(self)

    if not TYPE_CHECKING:  # it reports unknown names by itself

        def __getattr__(self, name: str) -> NoReturn:
            from tack_runtime import methods

            methods.unknown(self, name)

    def numpy(self) -> Memory:
        """A new NumPy array with a copy of every element; components are its last dimensions (R-013)."""
        from tack_runtime import transfers

        return transfers.host_copy(self.memory)

    def copy(self) -> Array:
        """A new array with the same elements in storage of its own (R-019)."""
        from tack_runtime import methods

        return methods.copy(self)

    def reshape(self, *shape: Any) -> Array:
        """A view of the same memory with another shape of as many elements, else ValueError (R-019)."""
        from tack_runtime import methods

        return methods.reshape(self, shape)

    def astype(self, dtype: Element) -> Array:
        """A copy with every element, or component, converted as kernels convert (T-019..T-021, R-020)."""
        from tack_runtime import methods

        return methods.astype(self, dtype)

    def to_device(self, target: str | Device) -> Array:
        """This array on another device; the array itself where it is there already (R-003)."""
        from tack_runtime import methods

        return methods.to_device(self, target)

    def fill(self, value: object) -> None:
        """Set every element to a number or to a list of components, converted as kernels convert (R-016)."""
        from tack_runtime import methods

        methods.fill(self, value)

    def sum(self, axis: None = None, **numpy: None) -> int | float:
        """The sum of all elements, and components: of integers exact modulo 2**64, of floats as with twice the digits (Q-001)."""
        from tack_runtime import reductions

        return reductions.total(self, axis, numpy)

    def min(self, axis: None = None, **numpy: None) -> int | float:
        """The least element or component: NaN where there is one, -0 before 0 (Q-004). ValueError: there is none (Q-003)."""
        from tack_runtime import reductions

        return reductions.least(self, axis, numpy)

    def max(self, axis: None = None, **numpy: None) -> int | float:
        """The greatest element or component: NaN where there is one, 0 before -0 (Q-004). ValueError: there is none (Q-003)."""
        from tack_runtime import reductions

        return reductions.most(self, axis, numpy)

    def mean(self, axis: None = None, **numpy: None) -> float:
        """The sum by the number of elements, and components (Q-002); NaN where there are none."""
        from tack_runtime import reductions

        return reductions.mean(self, axis, numpy)

    def var(self, axis: None = None, *, n: int | None = None, **numpy: None) -> float:
        """The population variance of the numbers of all elements, or the first `n` (Q-016); NaN where there are none."""
        from tack_runtime import statistics

        return statistics.var(self, n, axis, numpy)

    def std(self, axis: None = None, *, n: int | None = None, **numpy: None) -> float:
        """The root of the population variance (Q-016); NaN where there are no elements."""
        from tack_runtime import statistics

        return statistics.std(self, n, axis, numpy)

    def norm(self, ord: float = 2, *, n: int | None = None, **numpy: None) -> float:  # noqa: A002
        """The sum of absolute values (ord=1), the root of the sum of squares (2), the greatest absolute value (math.inf), of all
        elements or the first `n` (Q-016)."""
        from tack_runtime import statistics

        return statistics.norm(self, ord, n, numpy)

    def absmax(self, *, n: int | None = None, **numpy: None) -> int | float:
        """The greatest absolute value: NaN where there is one (Q-016). ValueError: there is none."""
        from tack_runtime import statistics

        return statistics.absmax(self, n, numpy)

    def count_nonzero(self, *, n: int | None = None, **numpy: None) -> int:
        """How many elements or components are not 0; NaN is not (Q-016)."""
        from tack_runtime import statistics

        return statistics.count_nonzero(self, n, numpy)

    def dot(self, other: object, n: int | None = None) -> int | float:
        """The sum of products with an array of the same type, shape and device, or of the first `n` elements of both (Q-016).

        `other` is an array, on the CPU also one of NumPy, or an object with `__dlpack__`."""
        from tack_runtime import statistics

        return statistics.dot(self, other, n)

    def histogram(self, bins: int, range: tuple[float, float], n: int | None = None, **numpy: None) -> tuple[Array, Memory]:  # noqa: A002
        """How many numbers are in each of `bins` bins of one width, an i32 array on the device, and their `bins` + 1 edges, a
        float64 array of NumPy (Q-016). Bin k has what is not below edge k, but below the next; the bins at the ends also have
        what is outside the range, none has NaN. ValueError: no bins, a range without width."""
        from tack_runtime import statistics

        return statistics.histogram(self, bins, range, n, numpy)

    def __getitem__(self, index: object) -> Any:
        """One element (R-017): an index for each dimension or one row-major index; `a[None]` of a 0-d array.

        It is a Python number, or a NumPy array with a copy of the components of a vector or matrix.
        Negative indices count from the end. IndexError: out of range, or another number of indices.
        """
        memory = self.memory
        if (  # what is read most, at once
            type(index) is int
            and not isinstance(memory, DeviceMemory)
            and memory.ndim == len(self.shape) == 1
            and 0 <= index < len(memory)
        ):
            return memory.item(index)
        from tack_runtime import methods

        return methods.element(self, index)

    def __setitem__(self, index: object, value: object) -> NoReturn:
        raise KernelTypeError(
            "elements of an array cannot be assigned on the host; "
            "use tack.copyto(a, numpy_array) or a.fill(value), or write it in a kernel"
        )

    def __iter__(self) -> NoReturn:
        raise KernelTypeError("an array cannot be iterated on the host: each element would be a transfer; iterate a.numpy()")

    __reversed__ = None

    def __contains__(self, value: object) -> NoReturn:
        raise KernelTypeError("an array cannot be searched on the host; use a.numpy()")

    def __bool__(self) -> NoReturn:
        raise KernelTypeError("an array has no truth value; test len(a), a.size, or an element such as a[0]")

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Memory:
        """A copy, for `np.array(a)` (I-005)."""
        from tack_runtime import methods

        return methods.as_numpy(self, dtype, copy)

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """The memory, shared, for `np.asarray(a)` (I-005); an array on another device has none, and is copied."""
        if isinstance(self.memory, DeviceMemory):
            raise AttributeError(f"an array on {self.device} shares no memory with the host")
        return self.memory.__array_interface__

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """The memory of an array on CUDA, shared, once what is queued is done (I-005); others have none."""
        from tack_runtime import exporting

        return exporting.cuda_interface(self)

    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> object:
        """A capsule that shares the memory, for `torch.from_dlpack(a)` and its kin (I-003); components are its last dimensions.

        What is queued is done by then, unless `stream` is -1. BufferError: a copy or another device is asked for, the array is
        read-only and `max_version` below (1, 0), or the device has no addresses.
        """
        from tack_runtime import exporting

        return exporting.capsule(self, stream, max_version, dl_device, copy)

    def __dlpack_device__(self) -> tuple[int, int]:
        """The type and the number of the device in DLPack (I-003)."""
        from tack_runtime import exporting

        return exporting.dlpack_device(self)


def _no_operator(_: Array, *others: object) -> Any:
    from tack_runtime import methods

    return methods.no_operator(*others)


for _name in ["add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul", "lshift", "rshift", "and", "or", "xor"]:
    setattr(Array, f"__{_name}__", _no_operator)
    setattr(Array, f"__r{_name}__", _no_operator)
for _name in ["neg", "pos", "abs", "invert", "lt", "le", "gt", "ge"]:
    setattr(Array, f"__{_name}__", _no_operator)


def host_values(a: Array) -> Memory:
    """The elements as NumPy has them: the memory itself on the CPU, else a copy, which waits for what is queued (P-014)."""
    return a.numpy() if isinstance(a.memory, DeviceMemory) else a.memory


def row(a: Array, scalar: Scalar) -> Array:
    """The memory of an array in a row, as numbers of a type, of another size as many as they make."""
    memory = a.memory
    if memory.ndim == 1 and a.dtype is scalar:
        return a
    flat = memory if memory.ndim == 1 else memory.reshape((memory.size,))
    return Array(flat.view(scalar.numpy), scalar, a.device)


def unsigned(a: Array) -> Array:
    """The numbers of an array, or the components of its elements, in a row: integers as unsigned ones of their size."""
    scalar = a.dtype.scalar
    return row(a, scalar if scalar.is_float else UNSIGNED[scalar.size])


def is_writable(a: Array) -> bool:
    """Whether the memory may be written (I-002)."""
    return a.memory.writable if isinstance(a.memory, DeviceMemory) else a.memory.flags.writeable
