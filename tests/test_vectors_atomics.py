"""Atomic updates of arrays by vector indices, and of vector arrays."""

from __future__ import annotations

import numpy as np
import pytest
from vector_run import findings, kernel_of, run

from tackc.compiler import ir, traverse


def test_a_vector_is_several_indices() -> None:
    """X-007, V-022: S000-8, the scatter of particles to a grid of numbers and one of vectors."""
    grid_m, grid_v = np.zeros((2, 2), np.float32), np.zeros((2, 2, 2), np.float32)
    run(
        """
@tack.kernel
def scatter(pos: tack.vec2(tack.f32)[:], vel: tack.vec2(tack.f32)[:], mass: tack.f32[:], grid_m: tack.f32[:, :],
            grid_v: tack.vec2(tack.f32)[:, :], inv_dx: tack.f32):
    for p in range(len(pos)):
        cell = int(pos[p] * inv_dx)
        tack.atomic_add(grid_m, cell, mass[p])
        tack.atomic_add(grid_v, cell, mass[p] * vel[p])
""",
        pos=np.array([[0.5, 0.5], [1.5, 0.5], [0.6, 0.4]], np.float32),
        vel=np.array([[1, 0], [0, 1], [2, 2]], np.float32),
        mass=np.array([1, 2, 3], np.float32),
        grid_m=grid_m,
        grid_v=grid_v,
        inv_dx=np.float32(1),
    )
    assert grid_m.tolist() == [[4, 0], [2, 0]]
    assert grid_v[0, 0].tolist() == [7, 6]
    assert grid_v[1, 0].tolist() == [0, 2]
    assert not grid_v[:, 1].any()


def test_indices_of_vector_arrays() -> None:
    """X-007, X-008, A-016: one for each dimension or a row-major one; a number goes to one component."""
    a = np.zeros((2, 3, 2), np.int32)
    one = np.zeros(2, np.int32)
    run(
        """
@tack.kernel
def k(a: tack.vec2(tack.i32)[:, :], one: tack.vec2(tack.i32)[()]):
    for i in range(1):
        tack.atomic_add(a, (0, 1), [1, 2])
        tack.atomic_add(a, 5, [3, 4])
        tack.atomic_add(a, [1, 0], [5, 6])
        tack.atomic_add(a, 0, 7)
        tack.atomic_add(a, 9, 8)
        tack.atomic_max(a, (1, i + 2), [0, 100])
        tack.atomic_min(a, (i, 2), [-1, 1])
        tack.atomic_add(one, None, [1, 2])
        tack.atomic_add(one, 1, 5)
""",
        a=a,
        one=one,
    )
    assert a.tolist() == [[[7, 0], [1, 2], [-1, 0]], [[5, 6], [0, 8], [3, 100]]]
    assert one.tolist() == [1, 7]


def test_old_values_are_a_vector() -> None:
    """X-002, X-008, E-001: each component's just before, among operands in source order."""
    a = np.array([[1.0, 2.0], [3.0, 4.0]])
    m = np.arange(4, dtype=np.int64).reshape(1, 2, 2)
    out, matrix = np.zeros((4, 2)), np.zeros((1, 2, 2), np.int64)
    run(
        """
@tack.kernel
def k(a: tack.vec2(tack.f64)[:], m: tack.mat2(tack.i64)[:], out: tack.vec2(tack.f64)[:], matrix: tack.mat2(tack.i64)[:]):
    for i in range(1):
        out[0] = tack.atomic_add(a, 0, [10, 20])
        out[1] = a[0] + tack.atomic_add(a, 0, [100, 100]) * 1000 + a[0]
        out[2] = [tack.atomic_max(a, 1, [5.0, 0.0]).x, tack.atomic_min(a, 2, 0.5)]
        out[3] = a[1]
        matrix[0] = tack.atomic_add(m, 0, tack.eye(2) * 10)
""",
        a=a,
        m=m,
        out=out,
        matrix=matrix,
    )
    assert out.tolist() == [[1, 2], [11 + 11000 + 111, 22 + 22000 + 122], [3, 5], [0.5, 4]]
    assert matrix.tolist() == [[[0, 1], [2, 3]]]
    assert m.tolist() == [[[10, 1], [2, 13]]]


def test_values_and_indices_are_evaluated_once_before_any_update() -> None:
    """E-019, X-006, X-008: an update of one component changes no other's value or place."""
    a, at = np.array([[1, 2, 3], [4, 5, 6]], np.int32), np.zeros(1, np.int32)
    run(
        """
@tack.kernel
def k(a: tack.vec3(tack.i32)[:], at: tack.i32[:]):
    for i in range(1):
        tack.atomic_add(a, at[0], [a[0].x, a[0].x, a[0].y])
        tack.atomic_add(a, a[1].x - 3, a[1].zyx)
""",
        a=a,
        at=at,
    )
    assert a.tolist() == [[2, 3, 5], [4 + 6, 5 + 5, 6 + 4]]


def test_values_convert_to_the_array() -> None:
    """X-006, T-020: each component once, and literals exactly."""
    a, u = np.zeros((1, 2)), np.zeros((1, 2), np.uint8)
    run(
        """
@tack.kernel
def k(a: tack.vec2(tack.f64)[:], u: tack.vec2(tack.u8)[:]):
    for i in range(1):
        tack.atomic_add(a, 0, [0.1, 1])
        tack.atomic_add(u, 0, [300.7, -1])
""",
        a=a,
        u=u,
    )
    assert a.tolist() == [[0.1, 1]]
    assert u.tolist() == [[255, 255]]


def test_an_update_without_a_use_keeps_nothing() -> None:
    """X-002"""
    kernel = kernel_of("""
@tack.kernel
def k(a: tack.vec3(tack.f32)[:]):
    for i in range(len(a)):
        tack.atomic_add(a, 0, 1.5)
        tack.atomic_add(a, i, a[i] * 2)
""")
    updates = [stmt for stmt in traverse.statements(kernel) if isinstance(stmt, ir.Atomic)]
    assert len(updates) == 4
    assert all(update.result is None for update in updates)


@pytest.mark.parametrize(
    ("call", "code", "text"),
    [
        (
            "tack.atomic_add(x, i, v[i])",
            "TK056",
            "atomic_add() at line 4, column 9 stores a 2-vector into an element of an array of f32",
        ),
        ("tack.atomic_add(v, i, [1, 2, 3])", "TK056", "stores a 3-vector into an element of an array of 2-vectors"),
        ("tack.atomic_add(v, i, tack.eye(2))", "TK056", "stores a 2x2 matrix into an element of an array of 2-vectors"),
        (
            "tack.atomic_min(g, (i, i), 1.0)",
            "TK056",
            "atomic_min() at line 4, column 9 updates a 2-vector of 'g' with one number",
        ),
        ("tack.atomic_add(g, [i, i], 1.0)", "TK056", "updates a 2-vector of 'g' with one number"),
        ("tack.atomic_add(v, (i, 0), 1.0)", "TK056", "updates a 2-vector of 'v' with one number"),
        ("tack.atomic_add(g, v[i], [1, 2])", "TK028", "the index at line 4, column 28 is f32"),
        ("tack.atomic_add(g, (i, i, i), [1, 2])", "TK027", "array 'g' has 2 dimensions and takes 1 or 2 indices, not 3"),
        ("tack.atomic_add(v[i], 0, 1.0)", "TK033", "requires a global array parameter target, and 'v[i]' at line 4, column 25"),
        ("tack.atomic_add(tack.local_array, 0, [1, 2])", "TK033", "requires a global array parameter target"),
    ],
)
def test_what_is_rejected(call: str, code: str, text: str) -> None:
    """V-020, X-004, X-007, X-008"""
    types = "x: tack.f32[:], v: tack.vec2(tack.f32)[:], g: tack.vec2(tack.f32)[:, :]"
    (found,) = findings(f"@tack.kernel\ndef k({types}):\n    for i in range(1):\n        {call}\n")
    assert found.code == code
    assert text in found.message
