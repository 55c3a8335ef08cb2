"""Programs about layout, ownership and scattering; the annotations say what the bundle of the tests holds."""

from __future__ import annotations

import tack

f32, i32 = tack.f32, tack.i32


@tack.kernel
def pick(x: f32[:, :], out: f32[:]):
    for _ in range(1):
        out[0] = x[1, 2]
        out[1] = x[5]


@tack.kernel
def scale(data: f32[:], factor: f32):
    for i in range(data.shape[0]):
        data[i] *= factor


@tack.kernel
def smooth(old: f32[:, :], new: f32[:, :], n: i32):
    for i, j in tack.ndindex(n, n):
        if 0 < i < n - 1 and 0 < j < n - 1:
            new[i, j] = 0.25 * (old[i - 1, j] + old[i + 1, j] + old[i, j - 1] + old[i, j + 1])
        else:
            new[i, j] = 0.0


@tack.kernel
def add_to_both(grid: f32[:, :], view: f32[:]):
    for i in range(len(view)):
        view[i] = i
        view[i] += grid[i // 8, i % 8]


@tack.kernel
def deposit(cell_ids: i32[:], mass: f32[:], grid_mass: f32[:], n: i32):
    for p in range(n):
        tack.atomic_add(grid_mass, cell_ids[p], mass[p])


@tack.kernel
def append_positive(values: f32[:], out: f32[:], count: i32[:], n: i32):
    for i in range(n):
        if values[i] > 0.0:
            slot = tack.atomic_add(count, 0, 1)
            out[slot] = values[i]
