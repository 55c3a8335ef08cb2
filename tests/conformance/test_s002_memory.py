"""Layout, ownership and scattering. Each test runs its program just in time and from a bundle."""

from __future__ import annotations

import numpy as np


def smooth_with_numpy(u: np.ndarray) -> np.ndarray:
    v = np.zeros_like(u)
    v[1:-1, 1:-1] = np.float32(0.25) * (u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:])
    return v


def test_s002_1_layout(program) -> None:
    """S002-1: two indices and one flat index reach the same element (A-001, A-015)."""
    program("memory").host("layout")


def test_s002_2_allocation(program) -> None:
    """S002-2: the shape of an array and that of its NumPy copy (R-010, R-011, R-013)."""
    program("memory").host("allocations")


def test_s002_3_in_place(program) -> None:
    """S002-3: an iteration that touches only its own element may update it in place (M-007)."""
    data = np.arange(5, dtype=np.float32)
    program("memory").call("scale", data, 2.0)
    assert data.tolist() == [0, 2, 4, 6, 8]


def test_s002_4_ping_pong(program) -> None:
    """S002-4: distinct input and output, swapped by name; the border is written, too (M-003, M-008)."""
    kernels = program("memory")
    old, new = np.zeros((5, 5), np.float32), np.full((5, 5), -1, np.float32)
    old[2, 2] = 1
    expected, first = old.copy(), old
    for _ in range(2):
        kernels.call("smooth", old, new, 5)
        old, new = new, old
        expected = smooth_with_numpy(expected)
    assert old is first  # two swaps, no copies
    np.testing.assert_array_equal(old, expected)


def test_s002_5_views(program) -> None:
    """S002-5: what is written through a view is seen in the array, not in its copy (R-019, M-001)."""
    program("memory").host("views")


def test_s002_6_deposit(program) -> None:
    """S002-6: several iterations add to one cell (X-001, M-007)."""
    grid = np.zeros(3, np.float32)
    ids, mass = np.array([0, 1, 0, 2], np.int32), np.array([1, 2, 3, 4], np.float32)
    kernels = program("memory")
    kernels.call("deposit", ids, mass, grid, 4)
    assert grid.tolist() == [4, 2, 4]
    grid[:] = 0
    kernels.call("deposit", np.tile(ids, 10_000), np.tile(mass, 10_000), grid, 40_000)
    assert grid.tolist() == [40_000, 20_000, 40_000]  # whole numbers below 2**24: exact in any order


def test_s002_7_append(program) -> None:
    """S002-7: the counter holds the number of slots that were claimed (X-013)."""
    program("memory").host("appended")
