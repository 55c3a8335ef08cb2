"""Statistics of arrays on the CPU, against exact arithmetic (Q-016)."""

from __future__ import annotations

import bisect
import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
import reduced
from test_reductions import FLOATS, INTEGERS, alone, drawn, wrapped

import tack
from tack_runtime import statistics
from tack_runtime.dtypes import SCALARS, Scalar

SIZES = (1, 15, 16, 17, 4113)
U = Fraction(1, 1 << 53)
INF = math.inf


def exact_variance(numbers: list[Any]) -> Fraction:
    values = [Fraction(value) for value in numbers]
    mean = sum(values, Fraction()) / len(values)
    return sum(((value - mean) ** 2 for value in values), Fraction()) / len(values)


def near(found: float, expected: Fraction, roundings: int = 600) -> bool:
    """Within so many roundings of f64: what terms of one sign may lose in chunks, groups and lanes."""
    return abs(Fraction(found) - expected) <= roundings * U * abs(expected)


def root_is_near(found: float, square: Fraction) -> bool:
    return near(found, Fraction(0)) if square == 0 else abs(Fraction(found) ** 2 - square) <= 1200 * U * square


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scalar", SCALARS, ids=str)
def test_moments(scalar: Scalar, size: int) -> None:
    """Q-016: var, std and norms within roundings of f64; absmax and count_nonzero exact."""
    values = drawn(scalar, size)
    values[::3] = 0
    a, numbers = tack.array(values), [Fraction(value) for value in values.tolist()]
    variance = exact_variance(numbers)
    assert near(a.var(), variance)
    assert root_is_near(a.std(), variance)
    assert near(a.norm(1), sum(map(abs, numbers)))
    assert root_is_near(a.norm(), sum(value * value for value in numbers))
    assert a.absmax() == max(map(abs, numbers))
    assert a.norm(INF) == float(a.absmax())
    assert type(a.absmax()) is (float if scalar.is_float else int)
    assert type(a.norm(INF)) is float
    assert a.count_nonzero() == sum(value != 0 for value in numbers)
    assert type(a.count_nonzero()) is int


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scalar", SCALARS, ids=str)
def test_dot(scalar: Scalar, size: int) -> None:
    """Q-016: floats in f64, where a product of two f32 is exact; integers are exact modulo 2**64."""
    x, y = drawn(scalar, size), drawn(scalar, size, 2)
    found = tack.array(x).dot(tack.array(y))
    products = [Fraction(a) * Fraction(b) for a, b in zip(x.tolist(), y.tolist(), strict=True)]
    if scalar.is_float:
        assert type(found) is float
        assert abs(Fraction(found) - sum(products)) <= 600 * U * sum(map(abs, products))
    else:
        assert type(found) is int
        assert found == wrapped(int(sum(products)), scalar)


@pytest.mark.parametrize(
    ("values", "scalar"),
    [
        ([1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16] * 500, tack.f64),
        ([1e15 + 1, 1e15 + 2, 1e15 + 4] * 700, tack.f64),
        ([16777216.0, 16777218.0] * 1000, tack.f32),
        ([0.1] * 5000, tack.f64),
        ([2**62 + 1, 2**62 + 3, 2**62 + 8] * 700, tack.i64),
        ([2**64 - 1, 2**64 - 5, 2**32, 2**32 - 1] * 500, tack.u64),
        ([2**63 + 1, 2**63 - 1] * 2000, tack.u64),
        ([-(2**63), 2**63 - 1] * 2000, tack.i64),
        ([2**32 - 1, 2**32 - 2, 2**32 - 4] * 700, tack.u32),
        ([-(2**31), -(2**31) + 1] * 1000, tack.i32),
        ([3e38, -3e38, 3e38] * 300, tack.f32),
        ([1.5e308, 1.7e308] * 300, tack.f64),
        ([1e-45, 0, 3e-45] * 300, tack.f32),
    ],
)
def test_variances_that_lose(values: list[float], scalar: Scalar) -> None:
    """Q-016: numbers that differ little beside their size, or whose sum or squares leave the range."""
    a = tack.array(np.array(values, scalar.numpy))
    variance = exact_variance(a.numpy().tolist())
    assert root_is_near(a.std(), variance)
    if variance <= np.finfo(np.float64).max:
        assert near(a.var(), variance, 1200) or (variance == exact_variance([0.1] * 5000) and a.var() < 1e-32)
    else:
        assert a.var() == INF


@pytest.mark.parametrize("factor", [1e200, 1e-200, 1e-290, 1e307])
def test_norms_leave_the_range_only_at_the_end(factor: float) -> None:
    """Q-016: squares that no f64 holds do not spoil a norm that one holds."""
    a = tack.array(np.array([1.0, -3.0] * 18) * factor)
    found = max(a.numpy())
    assert math.isclose(a.norm() / found, math.hypot(*(a.numpy() / found)), rel_tol=1e-13)
    assert math.isclose(a.std() / found, float(np.std(a.numpy() / found)), rel_tol=1e-13)
    assert tack.array(np.array([1.5e308, 1.5e308])).norm(1) == INF


@pytest.mark.parametrize("scalar", FLOATS, ids=str)
def test_special_values(scalar: Scalar) -> None:
    """Q-016: NaN is not zero and is in every other statistic; -0.0 is zero; infinities are numbers."""
    values = np.zeros(5000, scalar.numpy)
    values[:3] = 1, -0.0, -7
    a = tack.array(values)
    assert (a.count_nonzero(), a.absmax()) == (2, 7)
    values[4000] = -INF
    a = tack.array(values)
    assert (a.count_nonzero(), a.absmax(), a.norm(), a.norm(1), a.norm(INF)) == (3, INF, INF, INF, INF)
    assert math.isnan(a.var())
    assert math.isnan(a.std())
    values[17] = math.nan
    a = tack.array(values)
    assert a.count_nonzero() == 4
    for found in (a.absmax(), a.norm(), a.norm(1), a.norm(INF), a.var(), a.std(), a.dot(a)):
        assert math.isnan(found)


@pytest.mark.parametrize("scalar", SCALARS, ids=str)
def test_nothing(scalar: Scalar) -> None:
    """Q-003, Q-016: of no numbers, sums are 0, there is no variance, and nothing is the greatest."""
    for a in (tack.zeros(0, scalar), tack.zeros((0, 5), tack.vec3(scalar))):
        assert (a.norm(1), a.norm(2), a.norm(INF), a.count_nonzero(), a.dot(a)) == (0, 0, 0, 0, 0)
        assert math.isnan(a.var())
        assert math.isnan(a.std())
        with pytest.raises(ValueError, match="absmax reduction requires a nonempty array"):
            a.absmax()
        counts, edges = a.histogram(2, (0, 1))
        assert (counts.numpy().tolist(), edges.tolist()) == ([0, 0], [0, 0.5, 1])


def counted(values: list[Any], edges: np.ndarray) -> list[int]:
    """Counts by comparing exact numbers."""
    exact, found = [Fraction(edge) for edge in edges.tolist()], [0] * (len(edges) - 1)
    for value in values:
        if value == value:
            at = 0 if value == -INF else len(exact) if value == INF else bisect.bisect_right(exact, Fraction(value))
            found[min(max(at - 1, 0), len(found) - 1)] += 1
    return found


@pytest.mark.parametrize("scalar", SCALARS, ids=str)
def test_histogram(scalar: Scalar) -> None:
    """Q-016: counts are exact, of elements on edges, too; outliers are in the end bins, NaN is in none."""
    values = drawn(scalar, 3001)
    values[:40] = range(40)
    if scalar.is_float:
        values[40:44] = -INF, INF, math.nan, -0.0
    a = tack.array(values)
    whole = (float(scalar.minimum), float(scalar.maximum)) if not scalar.is_float else (-1e6, 1e6)
    for bins, limits in (
        (1, (0, 1)),
        (10, (0, 10)),
        (7, (-3.3, 17.9)),
        (100, whole),
        (64, (1e3, 1e3 + 1e-9)),
        (9, (-1e300, 1e300)),
    ):
        counts, edges = a.histogram(bins, limits)
        assert (counts.dtype, counts.device, edges.dtype) == (tack.i32, a.device, np.float64)
        assert (edges[0], edges[-1], len(edges)) == (*limits, bins + 1)
        assert counts.numpy().tolist() == counted(values.tolist(), edges), (bins, limits)


RANGES = (
    (0, 1),
    (-3, 253),
    (0.1, 0.7),
    (-1e-3, 1e4),
    (1e6, 1e6 + 1e-9),
    (-(2.0**50), 2.0**51),
    (0, 5e-324 * 4000),
    (-1e300, 1e300),
)


def around(edges: np.ndarray, scalar: Scalar, size: int, random: np.random.Generator) -> np.ndarray:
    """Numbers on edges, next to them, inside and outside the range, and special ones."""
    low, high = edges[[0, -1]]
    of_edges = random.choice(edges, size)
    values = np.where(random.random(size) < 0.5, of_edges, low + (high - low) * (1.2 * random.random(size) - 0.1))
    with np.errstate(over="ignore"):
        if not scalar.is_float:
            ends = max(scalar.minimum, -(2**53)), min(scalar.maximum, 2**53)  # which f64 holds
            return np.clip(np.floor(values) + random.integers(-1, 2, size), *ends).astype(scalar.numpy)
        made = values.astype(scalar.numpy)
    to = scalar.numpy.type(random.choice([-INF, INF]))
    made = np.where(random.random(size) < 0.5, made, np.nextafter(made, to))
    special = np.array([INF, -INF, math.nan, -0.0, np.finfo(scalar.numpy).smallest_subnormal], scalar.numpy)
    return np.where(random.random(size) < 0.02, random.choice(special, size), made)


@pytest.mark.parametrize("scalar", SCALARS, ids=str)
def test_histograms_of_numbers_at_edges(scalar: Scalar) -> None:
    """Q-016: exact counts of numbers around edges, in fewer and more bins than numbers; edges are those of NumPy."""
    random = np.random.default_rng(9)
    for limits in RANGES:
        for size, bins in ((1, 1), (15, 3), (33, 1000), (4097, 64), (4111, 2000), (20_001, 97)):
            expected = np.linspace(*limits, bins + 1)
            values = around(expected, scalar, size, random)
            counts, edges = tack.array(values).histogram(bins, limits)
            np.testing.assert_array_equal(edges, expected)
            exact = values.astype(np.float64)
            at = np.searchsorted(expected, exact[exact == exact], "right") - 1
            wanted = np.bincount(np.clip(at, 0, bins - 1), minlength=bins)
            np.testing.assert_array_equal(counts.numpy(), wanted, f"{limits}, {size} in {bins} bins")


@pytest.mark.parametrize("limits", [(-0.3, 1.7), (0, 5e-324 * 20)])
@pytest.mark.parametrize("bins", [31, 32, 95, 100])
def test_edges_are_made_in_pieces(monkeypatch: pytest.MonkeyPatch, bins: int, limits: tuple[float, float]) -> None:
    """Q-016: they are those of NumPy."""
    monkeypatch.setattr(statistics, "PIECE", 32)
    counts, edges = tack.ones(1).histogram(bins, limits)
    np.testing.assert_array_equal(edges, np.linspace(*limits, bins + 1))
    assert counts.numpy().sum() == 1


@pytest.mark.parametrize("scalar", [tack.i64, tack.u64], ids=str)
def test_histograms_of_integers_that_no_float_holds(scalar: Scalar) -> None:
    """Q-016: an integer next to an edge is in its own bin, though f64 has only the edge."""
    middle = 1 << 59
    counts, _ = tack.array(np.array([middle - 1, middle, middle + 1], scalar.numpy)).histogram(2, (0, 2 * middle))
    assert counts.numpy().tolist() == [1, 2]


@pytest.mark.parametrize(
    ("bins", "limits", "error", "text"),
    [
        (0, (0, 1), ValueError, "bins=0; there are 1 to"),
        (-3, (0, 1), ValueError, "bins=-3"),
        (2.5, (0, 1), TypeError, "an int, not float"),
        (3, (1, 0), ValueError, "the first is less than the second"),
        (3, (1, 1), ValueError, "the first is less than the second"),
        (3, (math.nan, 1), ValueError, "its ends and their difference are finite"),
        (3, (0, math.nan), ValueError, "its ends and their difference are finite"),
        (3, (0, INF), ValueError, "its ends and their difference are finite"),
        (3, (-1e308, 1e308), ValueError, "its ends and their difference are finite"),
        (3, (0, 10**400), ValueError, "an end that no f64 holds"),
        (3, 4, TypeError, "range is a pair of numbers"),
        (3, (1, 2, 3), TypeError, "range is a pair of numbers"),
        (3, ("a", "b"), TypeError, "range is a pair of numbers"),
    ],
)
def test_histograms_that_mean_nothing(bins: Any, limits: Any, error: type[Exception], text: str) -> None:
    """Q-016: no bins, or a range without width."""
    with pytest.raises(error, match=text):
        tack.ones(5).histogram(bins, limits)


def test_the_first_elements() -> None:
    """Q-006, Q-016: `n` counts elements, each with all its components; outside the array it is refused."""
    values = drawn(tack.f32, (100, 3))
    a, first = tack.array(values, tack.vec3()), tack.array(values[:40])
    for name, arguments in (("var", ()), ("std", ()), ("norm", (1,)), ("norm", (2,)), ("absmax", ()), ("count_nonzero", ())):
        assert getattr(a, name)(*arguments, n=40) == getattr(first, name)(*arguments)
        for n in (-1, 101):
            with pytest.raises(ValueError, match=f"n={n} is outside the array, which has 100 elements"):
                getattr(a, name)(*arguments, n=n)
        with pytest.raises(TypeError, match="n is the number of elements to take, an int, not float"):
            getattr(a, name)(*arguments, n=2.0)
    assert a.dot(a, 40) == first.dot(first)
    assert a.histogram(5, (0, 1), 40)[0].numpy().tolist() == first.histogram(5, (0, 1))[0].numpy().tolist()
    assert math.isnan(a.var(n=0))
    with pytest.raises(ValueError, match="absmax reduction requires a nonempty array"):
        a.absmax(n=0)
    with pytest.raises(ValueError, match="n=101 is outside"):
        a.dot(a, 101)
    with pytest.raises(ValueError, match="n=50 is outside"):
        a.dot(tack.array(values[:20], tack.vec3()), 50)
    assert a.dot(tack.array(values[:20], tack.vec3()), 20) == tack.array(values[:20]).dot(tack.array(values[:20]))


def test_what_does_not_fit() -> None:
    """Q-016: other shapes, types and orders."""
    a = tack.ones((2, 3))
    with pytest.raises(ValueError, match=r"Shape mismatch: array is \(2, 3\), got \(6,\)"):
        a.dot(tack.ones(6))
    with pytest.raises(TypeError, match="arrays of f32 and f64; convert one with astype"):
        a.dot(tack.ones((2, 3), tack.f64))
    with pytest.raises(TypeError, match="'other' is of type list"):
        a.dot([1, 2, 3])
    assert a.dot(np.full((2, 3), 2, np.float32)) == 12
    for order in (0, 3, -INF, "fro", None):
        with pytest.raises(ValueError, match="ord is 1, 2 or inf"):
            a.norm(order)  # type: ignore[arg-type]


def test_ends_of_integers() -> None:
    """Q-016: the least signed integer has an absolute value that its type does not hold."""
    for scalar in INTEGERS:
        a = tack.array(np.array([scalar.minimum, scalar.minimum, 1], scalar.numpy))
        assert a.absmax() == max(abs(scalar.minimum), 1)
        assert a.norm(1) == float(2 * abs(scalar.minimum) + 1)


def test_the_same_bits() -> None:
    """N-011, Q-016: every level and number of threads gives the same bits."""
    assert len({*reduced.statistics(), *alone("statistics", 1)}) == 1


@pytest.mark.parametrize("name", ["sum", "min", "max", "mean", "var", "std"])
def test_there_is_no_axis(name: str) -> None:
    """Q-001, Q-016: what NumPy passes for an axis is not taken for `n`, and NumPy's functions of all elements are ours."""
    a = tack.array(np.arange(6.0).reshape(2, 3))
    method = getattr(a, name)
    assert getattr(np, name)(a) == method(axis=None, out=None)
    for arguments, options, said in (
        ((1,), {}, "axis=1"),
        ((), {"axis": 0}, "axis=0"),
        ((), {"keepdims": True}, "keepdims=True"),
    ):
        with pytest.raises(TypeError, match=rf"^{name} is of all elements, and takes no {said}: .* np.asarray\(a\) on the CPU"):
            method(*arguments, **options)


def test_what_only_functions_of_numpy_take() -> None:
    """Q-016: it is said by its name, and its value where that is short; None, which stands for nothing, is taken."""
    a: Any = tack.array(np.arange(6.0).reshape(2, 3))
    for call, said in (
        (lambda: a.count_nonzero(axis=0), "count_nonzero is of all elements, and takes no axis=0: NumPy"),
        (lambda: a.absmax(keepdims=True), "absmax is of all elements, and takes no keepdims=True: NumPy"),
        (lambda: a.norm(1, axis=(0, 1)), "norm is of all elements, and takes no axis: NumPy"),
        (lambda: a.histogram(3, (0, 1), density=True), "histogram is of all elements, and takes no density=True: NumPy"),
        (lambda: a.histogram(3, (0, 1), weights=np.ones(6)), "histogram is of all elements, and takes no weights: NumPy"),
        (lambda: a.mean(n=2), r"mean is of all elements, and takes no n=2: of the first .* a.numpy\(\)\[:n\].mean\(\)$"),
    ):
        with pytest.raises(TypeError, match=f"^{said}"):
            call()
    assert a.norm(1, axis=None) == 15.0


def test_n_is_said_by_name() -> None:
    """Q-016: a number alone could be an axis."""
    a = tack.ones((2, 3))
    for method in (a.absmax, a.count_nonzero):
        with pytest.raises(TypeError, match="positional argument"):
            method(1)  # type: ignore[call-arg]
    for call in (lambda: a.sum(n=3), lambda: a.std(ddof=1)):  # type: ignore[arg-type]
        with pytest.raises(TypeError, match=r"takes no (n=3|ddof=1)"):
            call()
