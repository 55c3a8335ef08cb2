"""Sum, min, max and mean of arrays on the CPU, against exact arithmetic (Q-001..Q-006)."""

from __future__ import annotations

import math
import os
import subprocess
import sys
import threading
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
import reduced

import tack
from tack_runtime.dtypes import SCALARS, Scalar

# Around a row of either number of lanes, a chunk of either, and several groups of chunks.
SIZES = (1, 15, 16, 17, 31, 32, 33, 4096, 4097, 8192, 8193, 100_003)
FLOATS = (tack.f32, tack.f64)
INTEGERS = tuple(scalar for scalar in SCALARS if not scalar.is_float)
ROUNDING = {tack.f32: Fraction(1, 1 << 24), tack.f64: Fraction(1, 1 << 53)}


def drawn(scalar: Scalar, shape: Any, seed: int = 1) -> np.ndarray:
    """All values of an integer type, or floats of both signs and many magnitudes."""
    random = np.random.default_rng(seed)
    if scalar.is_float:
        return (random.standard_normal(shape) * 10.0 ** random.integers(-6, 7, shape)).astype(scalar.numpy)
    return random.integers(scalar.minimum, scalar.maximum, shape, scalar.numpy, endpoint=True)


def alone(function: str, threads: int) -> list[str]:
    """What a function of `reduced.py` gives in a process with so many threads."""
    environment = {**os.environ, "TACK_CPU_THREADS": str(threads), "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))}
    command = [sys.executable, reduced.__file__, function]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.splitlines()


def exact(values: np.ndarray) -> Fraction:
    """The sum, rounded to f64 once."""
    return Fraction(math.fsum(values.ravel().tolist()))


def wrapped(value: int, scalar: Scalar) -> int:
    """Modulo 2**64, in the sign of a type (Q-001)."""
    return value % (1 << 64) if scalar.kind == "u" else (value + (1 << 63)) % (1 << 64) - (1 << 63)


# Additions on the way of an element: down a lane of a chunk and a row more, of a group's chunks, of which SIZES have up to 4, and
# of the lanes of 8 groups.
DEPTH = 257 + 4 + 8 * 32


def check_sum(values: np.ndarray, scalar: Scalar) -> float:
    """The sum, which is within a rounding of it and one of ours, and what DEPTH roundings of what DEPTH roundings lose make; far
    within gamma_n (Q-005)."""
    found, u = tack.array(values).sum(), ROUNDING[scalar]
    assert isinstance(found, float)
    assert scalar.numpy.type(found) == found  # accumulated in that type
    size, absolute = values.size, exact(np.abs(values))
    error = abs(Fraction(found) - exact(values))
    assert error <= 2 * u * abs(exact(values)) + (DEPTH * u) ** 2 * absolute
    assert error <= size * u / (1 - size * u) * absolute
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scalar", INTEGERS, ids=str)
def test_integers_are_exact(scalar: Scalar, size: int) -> None:
    """Q-001, Q-002: sums wrap at 64 bits, and are Python ints, as the least and the greatest are; the mean is a float, and takes
    the sum before it wraps."""
    values = drawn(scalar, size)
    a = tack.array(values)
    total = wrapped(sum(values.tolist()), scalar)
    found = (a.sum(), a.min(), a.max())
    assert found == (total, min(values.tolist()), max(values.tolist()))
    assert [type(value) for value in found] == [int, int, int]
    assert a.mean() == sum(values.tolist()) / size
    assert type(a.mean()) is float


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scalar", FLOATS, ids=str)
def test_floats(scalar: Scalar, size: int) -> None:
    """Q-001, Q-002, Q-005: a sum that is accumulated in the array's type; extremes are elements."""
    values = drawn(scalar, size)
    a = tack.array(values)
    assert a.mean() == check_sum(values, scalar) / size
    assert (a.min(), a.max()) == (values.min(), values.max())


@pytest.mark.parametrize("scalar", FLOATS, ids=str)
@pytest.mark.parametrize("kind", ["cancel", "grow", "tiny", "stairs", "rounded"])
def test_sums_that_lose(scalar: Scalar, kind: str) -> None:
    """Q-005: the bound on what a plain sum gets wrong: terms that cancel, that the total swallows, subnormal ones."""
    size, random = 20_011, np.random.default_rng(3)
    big = 2.0**25 if scalar is tack.f32 else 2.0**54
    values = {
        "cancel": lambda: np.concatenate([drawn(scalar, size), -drawn(scalar, size)[::-1], [1.0]]),
        "grow": lambda: np.concatenate([[big], np.ones(size)]),
        "tiny": lambda: random.integers(-9, 9, size) * np.finfo(scalar.numpy).smallest_subnormal,
        "stairs": lambda: np.ldexp(random.choice([-1.0, 1.0], size), random.integers(-60, 60, size)),
        "rounded": lambda: np.full(size, 0.1),
    }[kind]()
    check_sum(values.astype(scalar.numpy), scalar)


def test_the_same_bits() -> None:
    """Q-005: a sum of which a plain one has nothing left; every level and number of threads gives the same bits of each."""
    assert tack.array(reduced.lost()).sum() == 1e6
    found = {*reduced.sums(), *alone("sums", 1), *alone("sums", 3)}
    assert len(found) == 1


@pytest.mark.parametrize("scalar", FLOATS, ids=str)
def test_sums_beyond_the_range(scalar: Scalar) -> None:
    """Q-001, Q-005: infinities and overflow give what IEEE sums give, and no NaN of their rests."""
    top = float(np.finfo(scalar.numpy).max)
    for size in (3, 50, 5000, 40_000):
        values = np.ones(size, scalar.numpy)
        for special, expected in (
            ([math.inf], math.inf),
            ([-math.inf], -math.inf),
            ([top, top], math.inf),
            ([-top, -top], -math.inf),
            ([math.inf, -math.inf], math.nan),
            ([math.nan], math.nan),
            ([math.inf, math.nan], math.nan),
        ):
            values[: len(special)] = 0
            values[:: size // len(special)][: len(special)] = special
            if special == [top, top]:
                values[:] = top
            elif special == [-top, -top]:
                values[:] = -top
            np.testing.assert_equal(tack.array(values).sum(), expected)
            np.testing.assert_equal(tack.array(values).mean(), expected)
            values[:] = 1


@pytest.mark.parametrize("scalar", SCALARS, ids=str)
def test_empty(scalar: Scalar) -> None:
    """Q-003: no elements have the sum 0 and no mean; nothing is the least or the greatest of them."""
    for a in (tack.zeros(0, scalar), tack.zeros((3, 0), tack.vec2(scalar))):
        assert a.sum() == 0
        assert type(a.sum()) is (float if scalar.is_float else int)
        assert math.isnan(a.mean())
        with pytest.raises(ValueError, match="min reduction requires a nonempty array"):
            a.min()
        with pytest.raises(ValueError, match="max reduction requires a nonempty array"):
            a.max()


@pytest.mark.parametrize("scalar", FLOATS, ids=str)
def test_extremes_of_special_values(scalar: Scalar) -> None:
    """Q-004: NaN wins wherever it is and whatever its sign; -0 is less than 0; infinities are numbers."""
    for size in (1, 7, 33, 4099, 20_000):
        for place in {0, size // 2, size - 1}:
            values = drawn(scalar, size)
            for nan in (math.nan, -math.nan):
                values[place] = math.copysign(nan, nan)
                assert math.isnan(tack.array(values).min())
                assert math.isnan(tack.array(values).max())
            values[place] = math.inf
            assert tack.array(values).max() == math.inf
            values[place] = -math.inf
            assert tack.array(values).min() == -math.inf
            zeros = np.zeros(size, scalar.numpy)
            zeros[place] = -0.0
            assert math.copysign(1, tack.array(zeros).min()) == -1
            assert math.copysign(1, tack.array(zeros).max()) == (1 if size > 1 else -1)
            assert math.copysign(1, tack.array(-zeros).max()) == 1
    tiny = np.finfo(scalar.numpy).smallest_subnormal
    a = tack.array(np.array([tiny, -tiny], scalar.numpy))
    assert (a.min(), a.max()) == (-tiny, tiny)
    for values in ([math.inf] * 40, [-math.inf] * 40):
        a = tack.array(np.array(values, scalar.numpy))
        assert (a.min(), a.max()) == (values[0], values[0])


@pytest.mark.parametrize("scalar", INTEGERS, ids=str)
def test_ends_of_integers(scalar: Scalar) -> None:
    """Q-002: the ends of the range, alone and together, and sums that leave it."""
    for values in ([scalar.minimum], [scalar.maximum], [scalar.minimum, scalar.maximum], [scalar.maximum] * 40_000):
        a = tack.array(np.array(values, scalar.numpy))
        assert (a.min(), a.max()) == (min(values), max(values))
        assert a.sum() == wrapped(sum(values), scalar)
        assert a.mean() == sum(values) / len(values)


def test_shapes_do_not_matter() -> None:
    """Q-001, Q-006: all elements, whatever the shape; of vectors and matrices all components, in storage order."""
    values = drawn(tack.f32, (50, 30, 4))
    wanted = tack.array(values.ravel())
    for a in (tack.array(values), tack.array(values, tack.vec4()), tack.array(values.reshape(50, 30, 2, 2), tack.mat2())):
        assert (a.sum(), a.min(), a.max(), a.mean()) == (wanted.sum(), wanted.min(), wanted.max(), wanted.mean())
    scalar = tack.full((), -7, tack.i16)
    assert (scalar.sum(), scalar.min(), scalar.max(), scalar.mean()) == (-7, -7, -7, -7.0)


def test_what_others_own() -> None:
    """Q-001: memory of NumPy that is read-only, or does not start where vectors do."""
    values = drawn(tack.f32, 10_001)
    values.flags.writeable = False
    a = tack.wrap(values[1:], tack.f32)
    assert (a.sum(), a.min()) == (tack.array(values[1:]).sum(), values[1:].min())


def test_threads_of_python() -> None:
    """Q-005: reductions of several threads at once do not share the memory of their parts."""
    arrays = [tack.array(drawn(tack.f32, 30_000, seed)) for seed in range(4)]
    wanted = [(a.sum(), a.min(), a.max()) for a in arrays]
    wrong = []

    def reduced(a: tack.Array, expected: tuple[float, ...]) -> None:
        for _ in range(100):
            if (a.sum(), a.min(), a.max()) != expected:
                wrong.append(a)

    running = [threading.Thread(target=reduced, args=each) for each in zip(arrays, wanted, strict=True)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    assert not wrong
