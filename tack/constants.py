"""`tack.constant`: numbers that kernels may read from around them (C-001..C-005, C-009)."""

from __future__ import annotations

import math
from typing import overload

import numpy as np

from tack_runtime.conversion import is_float, is_integer
from tack_runtime.dtypes import Scalar, f32, i64, u64
from tack_runtime.errors import KernelTypeError, KernelValueError


class IntConstant(int):
    """An int on the host; in kernels the integer literal, under a cast to `dtype` where that is not None."""

    dtype: Scalar | None = None


class FloatConstant(float):
    """A float on the host; in kernels the floating literal, under a cast to `dtype` where that is not None."""

    dtype: Scalar | None = None


@overload
def constant(value: int, dtype: Scalar | None = None) -> int: ...
@overload
def constant(value: float, dtype: Scalar | None = None) -> float: ...
def constant(value: float, dtype: Scalar | None = None) -> float:
    """A number that kernels and device functions read as a literal (C-002).

    DT = tack.constant(0.01)                          # takes the precision of what it meets, like a literal
    MULTIPLIER = tack.constant(747796405, tack.u32)   # products with a u32 stay u32
    TENTH = tack.constant(0.1, tack.f64)              # the exact double

    On the host it is an ordinary int or float, and arithmetic on it gives plain numbers: a derived value is declared again
    (C-003). The value is fixed here; rebinding the name changes no kernel that has been compiled (C-005).

    TypeError: not a number, a dtype that is no scalar type, a float for an integer dtype. ValueError: out of range (C-009).
    """
    if dtype is not None and not isinstance(dtype, Scalar):
        raise KernelTypeError(f"the dtype of a constant is a scalar type such as tack.u32, not {dtype!r}")
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
    raise KernelTypeError(f"a constant is an int or a float, not {value!r} ({type(value).__name__})")


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
