"""Inputs for the elementary functions, and how far results are from those of NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from tack_runtime.dtypes import Scalar, f32

Array = Any  # of NumPy; its dtype is one of two

_EDGES: Final = (
    *(0.0, 1.0, 2.0, 3.0, 7.0, 0.5, 1.5, 0.625, 2.0**-0.5, 2.0**0.5, np.pi / 4, np.pi / 2, np.pi, 1e-300, 1e-38, 1e-45, 5e-324),
    *(2.0**-126, 2.0**-1022, 1e10, 1e30, 1e300, 3.4028234e38, 1.7976931348623157e308, 2.0**13, 2.0**20, 2.0**23 + 1, 2.0**24 + 1),
    *(
        2.0**52 + 1,
        2.0**53 - 1,
        2.0**53,
        88.72,
        89.41,
        103.97,
        128.0,
        149.0,
        150.0,
        709.78,
        710.4758,
        745.13,
        1023.5,
        1024.0,
        1075.0,
    ),
    *(1 - 1e-7, 1 + 1e-7, 1 - 1e-15, 1 + 1e-15, 0.41421356, 6381956970095103 * 2.0**797, np.inf, np.nan),
)


def edges(type_: Scalar) -> Array:
    """Values of both signs where functions change their way, and their neighbours."""
    with np.errstate(all="ignore"):
        values = np.array(_EDGES).astype(type_.numpy)
        values = np.concatenate([values, np.nextafter(values, type_(np.inf)), np.nextafter(values, type_(0))])
    return np.unique(np.concatenate([values, -values]).view(f"u{type_.size}")).view(type_.numpy)


def bits(type_: Scalar, count: int, seed: int) -> Array:
    """Values of random bits."""
    unsigned = np.dtype(f"u{type_.size}").type
    return np.random.default_rng(seed).integers(0, np.iinfo(unsigned).max, count, unsigned, endpoint=True).view(type_.numpy)


def one_argument(type_: Scalar, count: int, seed: int) -> list[Array]:
    """Edges, random bits, and values of moderate size, where most of what matters happens."""
    rng = np.random.default_rng(seed)
    near_one = 1 + rng.normal(0, 1, count) * 2.0 ** -rng.uniform(1, 52, count)
    sizes = rng.normal(0, 1, count) * 10.0 ** rng.uniform(-3, 6, count)
    near_half_turns = rng.integers(1, 2**19, count) * (np.pi / 2)
    plain = [
        rng.uniform(-1, 1, count),
        rng.uniform(-4, 4, count),
        rng.uniform(-750, 750, count),
        near_one,
        sizes,
        near_half_turns,
    ]
    return [np.concatenate([edges(type_), bits(type_, count, seed + 1), *(each.astype(type_.numpy) for each in plain)])]


def two_arguments(type_: Scalar, count: int, seed: int) -> list[Array]:
    """Every pair of edges, random bits, pairs whose power and angle are of moderate size, and powers that are least accurate."""
    rng = np.random.default_rng(seed)
    edge = edges(type_)[::3]
    limit = 90 if type_ is f32 else 740
    base = np.exp(rng.normal(0, 3, count))
    near = 1 + rng.normal(0, 1, count) * 2.0 ** -rng.uniform(1, 50, count)
    powers = [rng.uniform(-1, 1, count) * limit / np.maximum(np.abs(np.log(np.abs(each))), 1e-16) for each in (base, near)]
    halfway = 2.0 ** (rng.choice([-1, 1], count) * rng.uniform(0.4, 0.5, count))  # between two powers of two
    powers.append(rng.choice([-1, 1], count) * rng.uniform(0.7, 1, count) * limit / np.abs(np.log(halfway)))
    first = [np.repeat(edge, len(edge)), bits(type_, count, seed + 1), base, near, halfway, rng.normal(size=count)]
    second = [np.tile(edge, len(edge)), bits(type_, count, seed + 2), *powers, rng.normal(size=count)]
    with np.errstate(all="ignore"):
        return [np.concatenate([each.astype(type_.numpy) for each in parts]) for parts in (first, second)]


def inputs(arity: int, type_: Scalar, count: int, seed: int = 1) -> list[Array]:
    """One array for each argument, of several times `count` values."""
    return (one_argument if arity == 1 else two_arguments)(type_, count, seed)


_NUMPY: Final = {"asin": "arcsin", "acos": "arccos", "atan": "arctan", "atan2": "arctan2", "pow": "power"}


def wider(function: str, arrays: Sequence[Array]) -> Array:
    """What NumPy computes in the next wider type."""
    wide = np.float64 if arrays[0].dtype == np.float32 else np.longdouble
    with np.errstate(all="ignore"):
        result: Array = getattr(np, _NUMPY.get(function, function))(*(array.astype(wide) for array in arrays))
    return result


def ulps_off(results: Array, exact: Array) -> Array:
    """Distances in units of the last place of the exact value, which has a wider type; infinite where one is NaN, or a zero or an
    infinity has the wrong sign. What overflows counts as the first number beyond the type."""
    info = np.finfo(results.dtype)
    top = np.ldexp(exact.dtype.type(1), info.maxexp)
    with np.errstate(all="ignore"):
        found, wanted = np.clip(results.astype(exact.dtype), -top, top), np.clip(exact, -top, top)
        units = np.clip(_powers(wanted), exact.dtype.type(info.tiny), top / 2) * exact.dtype.type(info.eps)
        apart: Array = np.abs(found - wanted) / units
    both = np.isnan(apart)
    apart[both] = 0
    apart[both & (np.isnan(results) != np.isnan(exact))] = np.inf
    zeros = np.flatnonzero(results == 0)
    apart[zeros[np.signbit(results[zeros]) != np.signbit(exact[zeros])]] = np.inf
    return apart


def _powers(values: Array) -> Array:
    """The largest power of two that a number reaches; any number for those that are not normal."""
    if values.dtype == np.float64:
        return (values.view(np.int64) & (0x7FF << 52)).view(np.float64)  # as below, ten times as fast
    return np.ldexp(values.dtype.type(1), np.frexp(values)[1] - 1)
