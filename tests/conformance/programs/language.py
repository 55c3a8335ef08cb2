"""Programs about loops, constants, dimensions and returned values; the annotations say what the bundle of the tests holds."""

from __future__ import annotations

import declared
from declared import GRID, decay

import tack

MULTIPLIER = tack.constant(747796405, tack.u32)
TENTH = tack.constant(0.1, tack.f64)

f32, i32 = tack.f32, tack.i32


@tack.kernel
def fill(data: f32[:], val: f32, n: i32):
    for i in range(n):
        data[i] = val


@tack.kernel
def integrate(rho: f32[:], e: f32[:], n: i32, dx: f32):
    for _ in range(1):
        e[0] = rho[0] * dx * 0.5
        for i in range(1, n):
            e[i] = e[i - 1] + (rho[i - 1] + rho[i]) * dx * 0.5


@tack.kernel
def scale(x: f32[:], out: f32[:], k: f32):
    s = 2.0 * k
    for i in range(x.shape[0]):
        out[i] = x[i] * s


@tack.kernel
def step(x: f32[:], v: f32[:]):
    for i in range(GRID):
        v[i] = decay(v[i])
        x[i] += v[i] * declared.DT


@tack.kernel
def multiply(x: tack.u32[:], typed: tack.u32[:], untyped: tack.i64[:]):
    for i in range(len(x)):
        typed[i] = x[i] * MULTIPLIER
        untyped[i] = x[i] * 747796405


@tack.kernel
def three_tenths(out: tack.f64[:]):
    for i in range(len(out)):
        out[i] = TENTH * 3.0


@tack.kernel
def reverse(x: f32[:], out: f32[:]):
    for i in range(x.shape[0]):
        out[i] = x[x.shape[0] - 1 - i]


@tack.kernel
def normalize_rows(a: f32[:, :], out: f32[:, :]):
    for i, j in tack.ndindex(a.shape[0], a.shape[1]):
        out[i, j] = a[i, j] / float(a.shape[1])


@tack.kernel
def reverse_n(x: f32[:], out: f32[:], n: i32):
    for i in range(n):
        out[i] = x[n - 1 - i]


@tack.kernel
def fill_2d(grid: f32[:, :], height: i32, width: i32):
    for row, column in tack.ndindex(height, width):
        grid[row, column] = float(row + column)


@tack.kernel
def smooth(u: f32[:, :], out: f32[:, :], n: i32, m: i32):
    for i, j in tack.ndindex((1, n - 1), (1, m - 1)):
        out[i, j] = 0.25 * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1])


@tack.kernel
def reduction_per_row(data: f32[:], out: f32[:], width: i32, height: i32):
    for row in range(height):
        total = 0.0
        for col in range(width):
            total = total + data[row * width + col]
        out[row] = total


@tack.kernel
def sum_segments(offsets: i32[:], data: f32[:], output: f32[:], n_cells: i32):
    for c in range(n_cells):
        total = 0.0
        for i in range(offsets[c], offsets[c + 1]):
            total = total + data[i]
        output[c] = total


@tack.kernel
def count_live(cells: i32[:], count: i32[:], n: i32) -> int:
    for i in range(n):
        if cells[i] > 0:
            tack.atomic_add(count, 0, 1)
    return count[0]


@tack.kernel
def compact_positive(values: f32[:], out: f32[:], count: i32[:], n: i32) -> int:
    for i in range(n):
        if values[i] > 0.0:
            slot = tack.atomic_add(count, 0, 1)
            out[slot] = values[i]
    return count[0]


@tack.func
def half_above(v, least):
    if v > least:
        half = 0.5
    return half


@tack.kernel
def unassigned(x: f32[:], out: tack.f64[:, 4], n: i32):
    if n > 100:
        before = 7
    for i in range(len(x)):
        if x[i] > 2.0:
            tenth = 0.1
        for j in range(n):
            last = j
        out[i, 0] = tenth
        out[i, 1] = half_above(x[i], 1.0) + half_above(x[i], 3.0)
        out[i, 2] = last
        out[i, 3] = before
