"""The ten scalar types (T-001), vectors and matrices of them (V-001, V-002), arrays of either, textures, and objects (D-001).

A type is a value: it compares and hashes by content, and `str(type)` is its text in the signature grammar
(`f32`, `f32[:]`, `f32[:, 4]`, `vec3(f32)[:]`, `texture3d[:, :, :]`), which is also the Python expression that makes it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias, Union, final

from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.lazily import np

Kind: TypeAlias = Literal["i", "u", "f"]
Dim: TypeAlias = Union[int, None]  # None: the dimension is open, a runtime value

MAX_DIMS: Final = 64  # dimensions of an array: what NumPy has
MAX_SIZE: Final = (1 << 63) - 1  # of one dimension: the largest index
MAX_MATRIX: Final = 4  # rows, and columns, of a matrix (V-001)
MAX_NESTING: Final = 100  # of objects in objects
MAX_COMPONENTS: Final = 64  # of a vector: each is a value of its own in compiled code
MAX_TEXELS: Final = 1 << 24  # of a texture in one direction: an f32 tells so many apart


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
    def scalar(self) -> Scalar:
        """Itself: every element type has the type of its components."""
        return self

    @property
    def shape(self) -> tuple[int, ...]:
        """(): every element type has the shape of one element in memory."""
        return ()

    @property
    def numpy(self) -> np.dtype[np.generic]:
        """The NumPy dtype with the same values, in native byte order."""
        return _numpy_dtypes()[self]

    @property
    def minimum(self) -> int:
        """Smallest value of an integer type."""
        return -(1 << (self.bits - 1)) if self.kind == "i" else 0

    @property
    def maximum(self) -> int:
        """Largest value of an integer type."""
        return (1 << (self.bits - 1)) - 1 if self.kind == "i" else (1 << self.bits) - 1

    def __getitem__(self, dims: object) -> ArrayType:
        return ArrayType(self, dims_of(dims))

    __iter__ = None  # every index makes a type

    def __call__(self, value: Any) -> Any:
        """Convert one host number, as a NumPy scalar; in kernels `f32(x)` is a cast (T-018)."""
        return self.numpy.type(value)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"tack.{self.name}"


@final
class Compound:
    """A vector of `shape` (n,) or a matrix of `shape` (rows, columns), of one scalar type; in memory row-major (A-015).

    There is one object for each type, so they compare by identity.
    """

    __slots__ = ("scalar", "shape")
    __match_args__ = ("scalar", "shape")

    scalar: Scalar
    shape: tuple[int, ...]

    def __new__(cls, scalar: Scalar, shape: tuple[int, ...]) -> Compound:
        made = super().__new__(cls)
        made.scalar, made.shape = scalar, shape
        return _COMPOUNDS.setdefault((scalar, shape), made)

    def __reduce__(self) -> tuple[type[Compound], tuple[Scalar, tuple[int, ...]]]:
        return Compound, (self.scalar, self.shape)

    @property
    def count(self) -> int:
        """Components."""
        return math.prod(self.shape)

    @property
    def is_matrix(self) -> bool:
        return len(self.shape) == 2

    def __getitem__(self, dims: object) -> ArrayType:
        return ArrayType(self, dims_of(dims))

    __iter__ = None  # every index makes a type

    def __str__(self) -> str:
        kind, square = ("mat", len(set(self.shape)) == 1) if self.is_matrix else ("vec", True)
        if square and self.shape[0] <= MAX_MATRIX:
            return f"{kind}{self.shape[0]}({self.scalar})"
        return f"{kind}({', '.join(map(str, self.shape))}, {self.scalar})"

    def __repr__(self) -> str:
        sizes, paren, _ = str(self).partition("(")
        inside = str(self)[len(sizes) + 1 : -1].replace(str(self.scalar), repr(self.scalar))
        return f"tack.{sizes}{paren}{inside})"


_COMPOUNDS: Final[dict[tuple[Scalar, tuple[int, ...]], Compound]] = {}

Element: TypeAlias = Union[Scalar, Compound]


def element_of(scalar: Scalar, shape: tuple[int, ...]) -> Element:
    """The element type of that shape: the scalar itself for ()."""
    return Compound(scalar, shape) if shape else scalar


class ArrayType(NamedTuple):
    """An array of scalars, vectors or matrices; a dimension is a size that is baked in, or None while it is open."""

    element: Element
    dims: tuple[Dim, ...]

    @property
    def ndim(self) -> int:
        return len(self.dims)

    @property
    def scalar(self) -> Scalar:
        """The type of an element, or of one of its components."""
        return self.element.scalar

    @property
    def components(self) -> tuple[int, ...]:
        """The shape of an element: () for a scalar."""
        return self.element.shape

    @property
    def machine(self) -> ArrayType:
        """The array of scalars that lies in memory: components are its last dimensions, baked in (A-015)."""
        return self if isinstance(self.element, Scalar) else ArrayType(self.element.scalar, (*self.dims, *self.element.shape))

    def __str__(self) -> str:
        return f"{self.element}{self._subscript}"

    def __repr__(self) -> str:
        return f"{self.element!r}{self._subscript}"

    @property
    def _subscript(self) -> str:
        return f"[{', '.join(':' if dim is None else str(dim) for dim in self.dims) or '()'}]"


class TextureType(NamedTuple):
    """A texture of f32 in three dimensions (Z-001); its width, height and depth are baked in, or None while they are open."""

    dims: tuple[Dim, Dim, Dim]

    @property
    def machine(self) -> ArrayType:
        """The array of texels that lies in memory: along the width they are next to one another."""
        return ArrayType(f32, self.dims[::-1])

    def __str__(self) -> str:
        return f"texture3d[{', '.join(':' if dim is None else str(dim) for dim in self.dims)}]"

    def __repr__(self) -> str:
        return f"tack.{self}"


MachineType: TypeAlias = Union[Scalar, ArrayType]  # of what compiled code takes; the arrays hold scalars


@final
class Constant:
    """A number that code is compiled for (D-002), as a literal, or as one under a cast to `dtype`.

    Two are equal where their types and bits are: -0.0 is not 0.0, 1 is not 1.0, a NaN is itself (K-005).
    """

    __slots__ = ("dtype", "text", "value")

    def __init__(self, value: int | float, dtype: Scalar | None = None) -> None:
        self.value: Final = float(value) if isinstance(value, float) else int(value)
        self.dtype: Final = dtype
        number = repr(self.value)  # of a float, the shortest text with its bits
        self.text: Final = number if dtype is None else f"{dtype}({number})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Constant) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Constant({self.text})"


class FunctionName(NamedTuple):
    """A `@tack.func` that an attribute of an object holds, by the name that it has in the kernel's program (D-006)."""

    name: str

    def __str__(self) -> str:
        return self.name


@final
class ObjectType:
    """An object of a device class (D-001): the name of the class, and what the members are that code depends on.

    Members are in a fixed order: constants, then functions, then what a call passes, each by name.
    """

    __slots__ = ("members", "name")

    def __init__(self, name: str, members: Iterable[tuple[str, Member]]) -> None:
        self.name: Final = name
        self.members: Final[tuple[tuple[str, Member], ...]] = tuple(sorted(members, key=_place))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ObjectType) and (self.name, self.members) == (other.name, other.members)

    def __hash__(self) -> int:
        return hash((self.name, self.members))

    def __str__(self) -> str:
        return f"{self.name}({', '.join(f'{name}={member}' for name, member in self.members)})"

    __repr__ = __str__


def _place(item: tuple[str, Member]) -> tuple[int, str]:
    name, member = item
    return (0 if isinstance(member, Constant) else 1 if isinstance(member, FunctionName) else 2), name


Leaf: TypeAlias = Union[Scalar, ArrayType, TextureType]  # what a call passes: all that is left of objects
Type: TypeAlias = Union[Leaf, ObjectType]
Member: TypeAlias = "Scalar | ArrayType | TextureType | ObjectType | Constant | FunctionName"

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


@lru_cache(maxsize=1)
def _numpy_dtypes() -> dict[Scalar, np.dtype[np.generic]]:
    return {scalar: np.dtype(f"{scalar.kind}{scalar.size}") for scalar in SCALARS}


@lru_cache(maxsize=1)
def by_numpy() -> dict[np.dtype[np.generic], Scalar]:
    """The scalar types by their NumPy dtypes, in native byte order."""
    return {dtype: scalar for scalar, dtype in _numpy_dtypes().items()}


def vec(count: int, dtype: Scalar = f32) -> Compound:
    """A vector type (V-002). KernelValueError: fewer than 2 or too many components; KernelTypeError: no scalar type."""
    _check_sizes("vec", (count,), MAX_COMPONENTS, dtype)
    return Compound(dtype, (count,))


def mat(rows: int, columns: int, dtype: Scalar = f32) -> Compound:
    """A matrix type (V-002). KernelValueError: larger than 4x4, or smaller than 2x2; KernelTypeError: no scalar type."""
    _check_sizes("mat", (rows, columns), MAX_MATRIX, dtype)
    return Compound(dtype, (rows, columns))


def vec2(dtype: Scalar = f32) -> Compound:
    """A vector of 2 (V-002); in kernels `vec2(a, b)` makes one (V-004)."""
    return vec(2, dtype)


def vec3(dtype: Scalar = f32) -> Compound:
    """A vector of 3 (V-002); in kernels `vec3(a, b, c)` makes one (V-004)."""
    return vec(3, dtype)


def vec4(dtype: Scalar = f32) -> Compound:
    """A vector of 4 (V-002); in kernels `vec4(a, b, c, d)` makes one (V-004)."""
    return vec(4, dtype)


def mat2(dtype: Scalar = f32) -> Compound:
    """A 2x2 matrix (V-002); in kernels `mat2([[a, b], [c, d]])` makes one (V-004)."""
    return mat(2, 2, dtype)


def mat3(dtype: Scalar = f32) -> Compound:
    """A 3x3 matrix (V-002); in kernels `mat3([row, row, row])` makes one (V-004)."""
    return mat(3, 3, dtype)


def mat4(dtype: Scalar = f32) -> Compound:
    """A 4x4 matrix (V-002); in kernels `mat4([row, row, row, row])` makes one (V-004)."""
    return mat(4, 4, dtype)


def _check_sizes(kind: str, sizes: tuple[object, ...], most: int, dtype: object) -> None:
    if not isinstance(dtype, Scalar):
        raise KernelTypeError(f"the components of a {kind} have a scalar type such as tack.f32, not {dtype!r}")
    for size in sizes:
        if type(size) is not int:
            raise KernelTypeError(f"the size of a {kind} is an int, not {size!r}")
        if not 2 <= size <= most:
            allowed = "a matrix is at least 2x2 and at most 4x4" if kind == "mat" else f"a vector has 2 to {most} components"
            raise KernelValueError(f"{kind}({', '.join(map(str, sizes))}): {allowed}")


def texture_type(dims: tuple[Dim, ...]) -> TextureType:
    """The type of a texture with these extents. KernelTypeError: not three; KernelValueError: too few or too many texels."""
    if len(dims) != 3:
        raise KernelTypeError(
            f"a texture has a width, a height and a depth, as in texture3d[64, 64, 32], not {len(dims)} extents"
        )
    for dim in dims:
        if dim is not None and not 1 <= dim <= MAX_TEXELS:
            raise KernelValueError(f"a texture has 1 to {MAX_TEXELS} texels in each direction, not {dim}")
    return TextureType((dims[0], dims[1], dims[2]))


def _by_name(name: str) -> Scalar:
    return BY_NAME[name]


def dims_of(index: object) -> tuple[Dim, ...]:
    """The dimensions that a subscript on a type stands for; TypeError says what is allowed."""
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
