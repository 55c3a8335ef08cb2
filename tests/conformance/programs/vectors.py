"""Programs with vectors; the annotations say what the bundle of the tests holds."""

from __future__ import annotations

import tack

SUN = tack.constant((0.5, 0.5, 0.0))
ROTATE = tack.constant(((0.0, -1.0), (1.0, 0.0)))
CELL = tack.constant((2, 3), tack.i32)


@tack.kernel
def pull(pos: tack.vec3()[:], grid: tack.f32[:, :], out: tack.f32[:], n: tack.i32):
    for i in range(n):
        r = pos[i] - SUN
        out[i] = r.norm() * SUN.y + grid[CELL] + (ROTATE @ [r.x, r.y]).x


@tack.kernel
def scatter(
    pos: tack.vec2()[:],
    vel: tack.vec2()[:],
    mass: tack.f32[:],
    grid_m: tack.f32[:, :],
    grid_v: tack.vec2()[:, :],
    inv_dx: tack.f32,
    n: tack.i32,
):
    for p in range(n):
        cell = int(pos[p] * inv_dx)
        tack.atomic_add(grid_m, cell, mass[p])
        tack.atomic_add(grid_v, (cell[0], cell[1]), mass[p] * vel[p])
