"""`tack.constant` of tuples: vectors and matrices on the host (C-006, C-007, C-009, C-010)."""

from __future__ import annotations

import copy
import math
import operator
import pickle
from typing import Any

import numpy as np
import pytest

import tack
from tack.constants import VectorConstant

SUN = tack.constant((0.25, -1.5, 2))
TURN = tack.constant(((0, -1), (1, 0)), tack.i8)


def test_a_tuple_is_a_vector() -> None:
    """C-006, C-007: it indexes, iterates, has len, shape and dtype; components are Python numbers, each of its own type."""
    assert SUN.value == (0.25, -1.5, 2)
    assert [type(item) for item in SUN] == [float, float, int]
    assert (len(SUN), SUN.shape, SUN.dtype) == (3, (3,), None)
    assert (SUN[0], SUN[-1], SUN[1:], SUN[2,]) == (0.25, 2, (-1.5, 2), 2)
    assert -1.5 in SUN
    x, y, z = SUN
    assert (x, y, z) == (0.25, -1.5, 2)


def test_a_tuple_of_tuples_is_a_matrix() -> None:
    """C-006, C-007"""
    assert TURN.value == ((0, -1), (1, 0))
    assert (len(TURN), TURN.shape, TURN.dtype) == (2, (2, 2), tack.i8)
    assert (TURN[0], TURN[0, 1], TURN[-1][0]) == ((0, -1), -1, 1)
    assert [list(row) for row in TURN] == [[0, -1], [1, 0]]
    assert tack.constant(((1, 2, 3),)).shape == (1, 3)


def test_lists_are_taken_as_tuples() -> None:
    """C-006"""
    assert tack.constant([1, 2]) == (1, 2)
    assert tack.constant([[1, 2], (3, 4)]) == ((1, 2), (3, 4))
    assert tack.constant((SUN, SUN)).shape == (2, 3)
    assert tack.constant(SUN, tack.f64).dtype is tack.f64


@pytest.mark.parametrize(("index", "error"), [(3, IndexError), (-4, IndexError), ((0, 0), IndexError), ("x", TypeError)])
def test_an_index_that_is_none(index: object, error: type[Exception]) -> None:
    """C-007"""
    with pytest.raises(error):
        SUN[index]


def test_components_are_typed_as_numbers_are() -> None:
    """C-004, C-006: an int under a floating type is the nearest such float, rounded once; a float stays as it is written."""
    half_way = 2**24 + 1
    assert tack.constant((half_way, 2**63), tack.f32).value == (2.0**24, 2.0**63)
    typed = tack.constant((1, 0.1), tack.f32)
    assert [type(item) for item in typed] == [float, float]
    assert typed.value == (1.0, 0.1)
    assert tack.constant((True, np.int8(-3), np.float32(0.5))).value == (1, -3, 0.5)
    assert tack.constant((2**64 - 1, -(2**63))).value == (2**64 - 1, -(2**63))
    assert [type(item) for item in tack.constant((True, np.int8(3), tack.constant(0.5)))] == [int, int, float]


def test_the_value_is_fixed() -> None:
    """C-005"""
    numbers = [1, 2]
    made = tack.constant(numbers)
    numbers[0] = 5
    assert made == (1, 2)
    with pytest.raises(AttributeError):
        made.value = (3,)
    with pytest.raises(TypeError):
        made[0] = 3


def test_equality() -> None:
    """C-007: it equals an equal tuple, and hashes as that does."""
    assert SUN == (0.25, -1.5, 2.0)
    assert (0.25, -1.5, 2.0).__eq__(SUN) is NotImplemented
    assert (0.25, -1.5, 2.0) in [SUN]
    assert TURN == ((0, -1), (1, 0))
    assert SUN != (0.25, -1.5)
    assert SUN != [0.25, -1.5, 2]
    assert SUN != 0.25
    assert tack.constant((1, 2)) == tack.constant((1.0, 2.0), tack.f64)
    assert {(0.25, -1.5, 2): "sun"}[SUN] == "sun"
    assert hash(TURN) == hash(((0, -1), (1, 0)))


def test_numpy() -> None:
    """C-007"""
    made = np.array(SUN, np.float32)
    assert (made.dtype, made.tolist()) == (np.float32, [0.25, -1.5, 2.0])
    assert np.array(TURN).dtype == np.int8
    assert np.asarray(TURN, np.float64).tolist() == [[0.0, -1.0], [1.0, 0.0]]
    assert np.array([SUN, SUN]).shape == (2, 3)
    assert np.array(tack.constant((0.1, 1), tack.f32)).tolist() == [np.float32(0.1), 1.0]
    assert np.array(tack.constant((2**64 - 1, 0)), np.uint64).tolist() == [2**64 - 1, 0]


BINARY = [
    operator.add,
    operator.sub,
    operator.mul,
    operator.matmul,
    operator.truediv,
    operator.floordiv,
    operator.mod,
    operator.pow,
]
BINARY += [operator.lshift, operator.rshift, operator.and_, operator.or_, operator.xor]


@pytest.mark.parametrize("operation", BINARY, ids=lambda operation: operation.__name__)
def test_no_arithmetic(operation: Any) -> None:
    """C-007: it is not a tuple."""
    for left, right in ((SUN, TURN), (SUN, SUN), (SUN, 2), (2.0, SUN), (SUN, (1, 2)), ((1, 2), SUN)):
        with pytest.raises(TypeError, match="declare the result again"):
            operation(left, right)


@pytest.mark.parametrize("operation", [operator.neg, operator.pos, operator.inv, abs], ids=str)
def test_no_arithmetic_with_one_operand(operation: Any) -> None:
    """C-007"""
    with pytest.raises(TypeError, match="declare the result again"):
        operation(SUN)


def test_the_advice_works() -> None:
    """C-003, C-007: what the error says gives the derived constant."""
    result = np.array(SUN) * 2
    assert tack.constant(tuple(result.tolist())) == (0.5, -3.0, 4.0)


def test_repr_and_pickle() -> None:
    """C-007"""
    assert repr(SUN) == "tack.constant((0.25, -1.5, 2))"
    assert repr(TURN) == str(TURN) == "tack.constant(((0, -1), (1, 0)), tack.i8)"
    for made in (SUN, TURN):
        again = eval(repr(made), {"tack": tack})
        assert (again, again.dtype) == (made, made.dtype)
        for clone in (pickle.loads(pickle.dumps(made)), copy.deepcopy(made)):
            assert type(clone) is VectorConstant
            assert (clone.value, clone.dtype) == (made.value, made.dtype)


@pytest.mark.parametrize(
    ("value", "dtype", "error", "message"),
    [
        ((), None, ValueError, "no components"),
        ([], None, ValueError, "no components"),
        (((), ()), None, ValueError, "no components"),
        (((1, 2), (3,)), None, ValueError, "rows of one length, not of 2, 1"),
        (((1, 2), 3), None, TypeError, "3 is a number among rows"),
        ((1, (2, 3)), None, TypeError, "1 is a number among rows"),
        ((((1,),), ((2,),)), None, TypeError, "not more deeply nested"),
        ((1, "2"), None, TypeError, "a constant is an int or a float"),
        ((1, None), None, TypeError, "a constant is an int or a float"),
        (((1, 2), (3, 1j)), None, TypeError, "a constant is an int or a float"),
        ((1, 2.5), tack.i32, TypeError, "holds integers"),
        (((1, 2), (3, math.nan)), tack.u8, TypeError, "holds integers"),
        ((255, 256), tack.u8, ValueError, "256 does not fit in tack.u8"),
        (((0, -1),), tack.u64, ValueError, "-1 does not fit in tack.u64"),
        ((1, 2**64), None, ValueError, "does not fit in 64 bits"),
        ((1.0, 1e39), tack.f32, ValueError, "does not fit in tack.f32"),
        ((1, 10**400), tack.f64, ValueError, "does not fit in tack.f64"),
        ((1, 2), "f32", TypeError, "scalar type"),
        ((1, 2), np.float32, TypeError, "scalar type"),
        ((1, 2), tack.vec2(), TypeError, "scalar type"),
        ((), tack.f32[:], TypeError, "scalar type"),
        (np.ones(2), None, TypeError, r"write tuple\(a.tolist\(\)\)"),
    ],
)
def test_what_is_refused(value: Any, dtype: Any, error: type[Exception], message: str) -> None:
    """C-009"""
    with pytest.raises(error, match=message) as caught:
        tack.constant(value, dtype)
    assert isinstance(caught.value, tack.TackError)


def test_large_matrices_are_constants_of_the_host() -> None:
    """C-009: they are rejected where a kernel reads them."""
    assert tack.constant([[0] * 5] * 5).shape == (5, 5)


def test_host_values_and_shapes() -> None:
    """C-010: a shape, a value to fill with, and values to copy."""
    grid = tack.constant((2, 3))
    made = tack.full(grid, SUN, tack.vec3())
    assert made.shape == (2, 3)
    assert made.numpy().tolist() == [[[0.25, -1.5, 2.0]] * 3] * 2
    assert tack.zeros(6).reshape(grid).shape == (2, 3)
    assert tack.array([SUN, SUN], tack.vec3()).shape == (2,)


def test_it_is_no_argument_of_a_kernel() -> None:
    """R-031"""

    @tack.kernel
    def k(x):
        for i in range(len(x)):
            x[i] = 1.0

    with pytest.raises(TypeError, match="Unsupported argument type for parameter 'x': VectorConstant"):
        k(SUN)
    with pytest.raises(TypeError, match="is no type for parameter 'x'"):
        tack.specialize(k, x=SUN)
