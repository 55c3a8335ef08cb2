"""Iteration spaces. Each test runs its program just in time and from a bundle."""

from __future__ import annotations

import numpy as np
import pytest


@pytest.mark.parametrize(
    ("kernel", "visited"),
    [("from_three_to_seven", [3, 4, 5, 6]), ("every_third", [1, 4, 7]), ("backwards", [])],
)
def test_s004_1_ranges(program, kernel: str, visited: list[int]) -> None:
    """S004-1: exactly the indices of the range (P-001, P-002)."""
    x = np.full(8, -1, np.int32)
    program("execution").call(kernel, x)
    assert x.tolist() == [i if i in visited else -1 for i in range(8)]


def test_s004_1_pairs(program) -> None:
    """S004-1: two dimensions, the last index the fastest (P-005)."""
    x = np.full((2, 3), -1, np.int32)
    program("execution").call("pairs", x)
    assert x.tolist() == [[0, 1, 2], [10, 11, 12]]


def test_s004_1_four_dimensions(program) -> None:
    """S004-1: more than three dimensions are one flat loop (P-007)."""
    shape = (2, 3, 4, 5)
    x = np.full(shape, -1, np.int32)
    program("execution").call("four_dimensions", x, *shape)
    i, j, k, l = np.indices(shape)  # noqa: E741
    np.testing.assert_array_equal(x, 1000 * i + 100 * j + 10 * k + l)


@pytest.mark.parametrize(
    ("top", "bottom", "width", "rows"), [(1, 3, 4, [1, 2]), (3, 1, 4, []), (2, 2, 4, []), (0, 4, 0, []), (3, 1, -2, [])]
)
def test_s004_1_bounds_that_are_pairs(program, top: int, bottom: int, width: int, rows: list[int]) -> None:
    """P-006: an empty or reversed dimension runs nothing, also where two negative sizes have a positive product."""
    x = np.zeros((4, 4), np.int32)
    program("execution").call("within", x, top, bottom, width)
    assert [row for row in range(4) if x[row].any()] == rows
    assert x.sum() == len(rows) * max(width, 0)
