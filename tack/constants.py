"""`tack.constant`: numbers, vectors and matrices that kernels may read from around them (C-001..C-010)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn, TypeAlias, Union, final, overload

import numpy as np

from tack_runtime.dtypes import Scalar, f32, i64, u64
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.host_types import is_float, is_integer

Number: TypeAlias = Union[int, float]
Components: TypeAlias = Union[tuple[Number, ...], tuple[tuple[Number, ...], ...]]


class IntConstant(int):
    """An int on the host; in kernels the integer literal, under a cast to `dtype` where that is not None."""

    dtype: Scalar | None = None


class FloatConstant(float):
    """A float on the host; in kernels the floating literal, under a cast to `dtype` where that is not None."""

    dtype: Scalar | None = None


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class VectorConstant(Sequence[Any]):
    """A vector, a sequence of numbers on the host, or a matrix, a sequence of rows; no tuple (C-006, C-007).

    `value` holds the components as Python numbers, those of a matrix row by row; `dtype` is None where each takes its own type.
    """

    value: Components
    dtype: Scalar | None = None

    @property
    def shape(self) -> tuple[int, ...]:
        """(components,), or (rows, columns)."""
        first = self.value[0]
        return (len(self.value), len(first)) if isinstance(first, tuple) else (len(self.value),)

    def __len__(self) -> int:
        return len(self.value)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.value)

    def __getitem__(self, index: Any) -> Any:
        """A component or a row; `M[i, j]` is an entry of a matrix, as in kernels."""
        if not isinstance(index, tuple):
            return self.value[index]
        if len(index) != len(self.shape):
            raise IndexError(f"{len(index)} indices for a constant of shape {self.shape}")
        found: Any = self.value
        for item in index:
            found = found[item]
        return found

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, np.dtype[Any]]:
        if copy is False:
            raise KernelValueError("converting a constant to NumPy copies it")
        return np.array(self.value, self.dtype.numpy if dtype is None and self.dtype is not None else dtype)

    def __eq__(self, other: object) -> bool:
        """Whether the other, a tuple or a constant, has the same components."""
        if isinstance(other, VectorConstant):
            return self.value == other.value
        return self.value == other if isinstance(other, tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.value)

    def __repr__(self) -> str:
        return f"tack.constant({self.value!r}{'' if self.dtype is None else f', {self.dtype!r}'})"

    def __reduce__(self) -> tuple[Callable[..., object], tuple[Components, Scalar | None]]:
        return VectorConstant, (self.value, self.dtype)

    def _no_arithmetic(self, *_others: object) -> NoReturn:
        raise KernelTypeError(
            "a vector constant has no arithmetic on the host; compute with np.array(...) of it, and declare the result again: "
            "tack.constant(tuple(result.tolist()))"
        )

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __matmul__ = __rmatmul__ = _no_arithmetic
    __truediv__ = __rtruediv__ = __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __rpow__ = _no_arithmetic
    __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = __and__ = __rand__ = __or__ = __ror__ = _no_arithmetic
    __xor__ = __rxor__ = __neg__ = __pos__ = __invert__ = __abs__ = _no_arithmetic


@overload
def constant(value: int, dtype: Scalar | None = None) -> int: ...
@overload
def constant(value: float, dtype: Scalar | None = None) -> float: ...
@overload
def constant(value: Sequence[Any], dtype: Scalar | None = None) -> VectorConstant: ...
def constant(value: float | Sequence[Any], dtype: Scalar | None = None) -> float | VectorConstant:
    """A number, vector or matrix that kernels and device functions read as a literal (C-002, C-006).

    DT = tack.constant(0.01)                          # takes the precision of what it meets, like a literal
    MULTIPLIER = tack.constant(747796405, tack.u32)   # products with a u32 stay u32
    TENTH = tack.constant(0.1, tack.f64)              # the exact double
    SUN = tack.constant((0.6, 0.0, 0.8))              # a 3-vector
    ROTATE = tack.constant(((0, -1), (1, 0)))         # a 2x2 matrix, row by row

    On the host a number is an ordinary int or float, and arithmetic on it gives plain numbers: a derived value is declared again
    (C-003). A vector or matrix is a `VectorConstant` (C-007). The value is fixed here; rebinding the name changes no kernel that
    has been compiled (C-005).

    TypeError: not a number or a tuple of them, a dtype that is no scalar type, a float for an integer dtype. ValueError: out of
    range, no components, rows of different lengths (C-009).
    """
    if dtype is not None and not isinstance(dtype, Scalar):
        raise KernelTypeError(f"the dtype of a constant is a scalar type such as tack.u32, not {dtype!r}")
    if isinstance(value, (tuple, list, VectorConstant)):
        return VectorConstant(_components(value, dtype), dtype)
    return _scalar(value, dtype)


def _components(values: Sequence[Any], dtype: Scalar | None) -> Components:
    """The components of a vector, or the rows of a matrix."""
    rows = [isinstance(item, (tuple, list, VectorConstant)) for item in values]
    if not rows:
        raise KernelValueError("a constant () has no components")
    if not any(rows):
        return tuple(_plain(_scalar(item, dtype)) for item in values)
    if not all(rows):
        raise KernelTypeError(f"a matrix constant is a tuple of rows, and {values[rows.index(False)]!r} is a number among rows")
    lengths = [len(row) for row in values]
    if 0 in lengths:
        raise KernelValueError("a row of a matrix constant has no components")
    if len(set(lengths)) > 1:
        raise KernelValueError(f"a matrix constant has rows of one length, not of {', '.join(map(str, lengths))}")
    return tuple(_row(row, dtype) for row in values)


def _row(row: Sequence[Any], dtype: Scalar | None) -> tuple[Number, ...]:
    if any(isinstance(item, (tuple, list, VectorConstant)) for item in row):
        raise KernelTypeError("a constant is a number, a tuple of numbers or a tuple of such tuples, not more deeply nested")
    return tuple(_plain(_scalar(item, dtype)) for item in row)


def _plain(number: IntConstant | FloatConstant) -> Number:
    return int(number) if isinstance(number, IntConstant) else float(number)


def _scalar(value: object, dtype: Scalar | None) -> IntConstant | FloatConstant:
    made = _number(value)
    if isinstance(made, IntConstant):
        made = _fit_integer(made, dtype)
    elif dtype is not None:
        _check_float(made, dtype)
    made.dtype = dtype
    return made


def _number(value: object) -> IntConstant | FloatConstant:
    if is_integer(value):
        return IntConstant(value)
    if is_float(value):
        return FloatConstant(value)
    hint = "; write tuple(a.tolist())" if isinstance(value, np.ndarray) else ""
    raise KernelTypeError(f"a constant is an int or a float, or a tuple of them, not {value!r} ({type(value).__name__}){hint}")


def _fit_integer(value: IntConstant, dtype: Scalar | None) -> IntConstant | FloatConstant:
    """An integer in the range of its type; under a floating type it is the nearest such float, rounded once (C-004)."""
    if dtype is not None and dtype.is_float:
        if abs(value) > float(np.finfo(f"f{dtype.size}").max):
            raise KernelValueError(f"constant {int(value)} does not fit in {dtype!r}")
        from tack.ops import nearest  # here, because few constants are of this kind and the table takes milliseconds to load

        return FloatConstant(nearest(value, dtype))
    least, most = (i64.minimum, u64.maximum) if dtype is None else (dtype.minimum, dtype.maximum)
    if not least <= value <= most:
        where = "in 64 bits" if dtype is None else f"in {dtype!r}"
        raise KernelValueError(f"constant {int(value)} does not fit {where}, which holds {least} to {most}")
    return value


def _check_float(value: FloatConstant, dtype: Scalar) -> None:
    if not dtype.is_float:
        raise KernelTypeError(
            f"constant {value!r} is a float and {dtype!r} holds integers; write int({value!r}) or a floating type"
        )
    with np.errstate(over="ignore"):
        overflows = dtype is f32 and math.isfinite(value) and math.isinf(np.float32(value))
    if overflows:
        raise KernelValueError(f"constant {value!r} does not fit in {dtype!r}")
