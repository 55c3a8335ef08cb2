"""The ten scalar types (T-001) and the array types made of them.

A type is a value: it compares and hashes by content, and `str(type)` is its text in the signature grammar
(`f32`, `f32[:]`, `f32[:, 4]`), which is also the Python expression that makes it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias, Union, final

import numpy as np

Kind: TypeAlias = Literal["i", "u", "f"]
Dim: TypeAlias = Union[int, None]  # None: the dimension is open, a runtime value

MAX_DIMS: Final = 64  # dimensions of an array: what NumPy has
MAX_SIZE: Final = (1 << 63) - 1  # of one dimension: the largest index


@final
class Scalar:
    """A scalar type: `kind` is i (signed), u (unsigned) or f (floating), `bits` its width.

    There are exactly ten, made below, so they compare by identity.
    """

    __slots__ = ("bits", "kind", "name")

    def __init__(self, name: str, kind: Kind, bits: int) -> None:
        self.name: Final = name
        self.kind: Final[Kind] = kind
        self.bits: Final = bits

    def __reduce__(self) -> tuple[Callable[[str], Scalar], tuple[str]]:
        return _by_name, (self.name,)

    @property
    def size(self) -> int:
        """Bytes of one value."""
        return self.bits // 8

    @property
    def is_float(self) -> bool:
        return self.kind == "f"

    @property
    def numpy(self) -> np.dtype[np.generic]:
        """The NumPy dtype with the same values, in native byte order."""
        return NUMPY[self]

    @property
    def minimum(self) -> int:
        """Smallest value of an integer type."""
        return -(1 << (self.bits - 1)) if self.kind == "i" else 0

    @property
    def maximum(self) -> int:
        """Largest value of an integer type."""
        return (1 << (self.bits - 1)) - 1 if self.kind == "i" else (1 << self.bits) - 1

    def __getitem__(self, dims: object) -> ArrayType:
        return ArrayType(self, _dims(dims))

    def __call__(self, value: object) -> np.generic:
        """Convert one host number, as a NumPy scalar; in kernels `f32(x)` is a cast (T-018)."""
        return NUMPY[self].type(value)  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"tack.{self.name}"


class ArrayType(NamedTuple):
    """An array of scalars; a dimension is a size that is baked in, or None while it is open."""

    element: Scalar
    dims: tuple[Dim, ...]

    @property
    def ndim(self) -> int:
        return len(self.dims)

    def __str__(self) -> str:
        inside = ", ".join(":" if dim is None else str(dim) for dim in self.dims)
        return f"{self.element}[{inside or '()'}]"

    def __repr__(self) -> str:
        return f"tack.{self}"


Type: TypeAlias = Union[Scalar, ArrayType]

i8: Final = Scalar("i8", "i", 8)
u8: Final = Scalar("u8", "u", 8)
i16: Final = Scalar("i16", "i", 16)
u16: Final = Scalar("u16", "u", 16)
i32: Final = Scalar("i32", "i", 32)
u32: Final = Scalar("u32", "u", 32)
i64: Final = Scalar("i64", "i", 64)
u64: Final = Scalar("u64", "u", 64)
f32: Final = Scalar("f32", "f", 32)
f64: Final = Scalar("f64", "f", 64)

SCALARS: Final[tuple[Scalar, ...]] = (i8, u8, i16, u16, i32, u32, i64, u64, f32, f64)
BY_NAME: Final[dict[str, Scalar]] = {scalar.name: scalar for scalar in SCALARS}
NUMPY: Final[dict[Scalar, np.dtype[np.generic]]] = {scalar: np.dtype(f"{scalar.kind}{scalar.size}") for scalar in SCALARS}
BY_NUMPY: Final[dict[np.dtype[np.generic], Scalar]] = {dtype: scalar for scalar, dtype in NUMPY.items()}


def _by_name(name: str) -> Scalar:
    return BY_NAME[name]


def _dims(index: object) -> tuple[Dim, ...]:
    """The dimensions that a subscript on a scalar type stands for; TypeError says what is allowed."""
    dims: list[Dim] = []
    for item in index if isinstance(index, tuple) else (index,):
        if isinstance(item, slice) and item == slice(None):
            dims.append(None)
        elif isinstance(item, int) and not isinstance(item, bool) and item >= 0:
            if item > MAX_SIZE:
                raise TypeError("a dimension is at most 2**63 - 1")
            dims.append(item)
        else:
            raise TypeError(f"an array dimension is ':' or a size, not {item!r}; write f32[:] or f32[:, 4]")
    if len(dims) > MAX_DIMS:
        raise TypeError(f"an array has at most {MAX_DIMS} dimensions, not {len(dims)}")
    return tuple(dims)
