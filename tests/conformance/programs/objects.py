"""Programs with objects of device classes."""

from __future__ import annotations

import tack


@tack.device_class
class CellSet:
    """S000-1: cells with the ids of their points."""

    ids: tack.i32[:, :]

    def __init__(self, ids):
        self.ids = ids

    @tack.func
    def get_point_id(self, cell, v):
        return self.ids[cell, v]


@tack.device_class
class CellType:
    num_points = 2

    @tack.func
    def weight(self, v, r, s, t):
        return 0.25 + 0.5 * float(v) + 0.0 * (r + s + t)


@tack.device_class
class Triangle(CellType):
    num_points = 3


Cell = tack.one_of(CellType, Triangle)


@tack.kernel
def cached_interp(
    cs: CellSet,
    ct: Cell,
    array1: tack.f32[:],
    array2: tack.f32[:],
    out1: tack.f32[:],
    out2: tack.f32[:],
    n_cells: tack.i32,
):
    for c in range(n_cells):
        # Compute weights once, reuse for both arrays
        w = tack.local_array(tack.f32, ct.num_points)
        pid = tack.local_array(tack.i32, ct.num_points)
        for v in range(ct.num_points):
            w[v] = ct.weight(v, 0.5, 0.5, 0.5)
            pid[v] = cs.get_point_id(c, v)

        v1 = 0.0
        v2 = 0.0
        for v in range(ct.num_points):
            v1 = v1 + w[v] * array1[pid[v]]
            v2 = v2 + w[v] * array2[pid[v]]
        out1[c] = v1
        out2[c] = v2


@tack.device_class
class CellSetExplicit:
    connectivity: tack.i32[:]
    points_per_cell = 4  # fixed topology; compile-time allocation size

    def __init__(self, connectivity):
        self.connectivity = connectivity

    @tack.func
    def get_cell_points(self, cell_id, pts):
        for v in range(self.points_per_cell):
            pts[v] = self.connectivity[cell_id * self.points_per_cell + v]


@tack.kernel
def cell_average(cs: CellSetExplicit, data: tack.f32[:], out: tack.f32[:], n_cells: tack.i32):
    for c in range(n_cells):
        pts = tack.local_array(tack.i32, cs.points_per_cell)
        cs.get_cell_points(c, pts)  # fills pts in one call
        total = 0.0
        for v in range(cs.points_per_cell):
            total = total + data[pts[v]]
        out[c] = total / float(cs.points_per_cell)


@tack.device_class
class Sim:
    pos: tack.f32[:]
    vel: tack.f32[:]
    dt: tack.f32
    GRAVITY = -9.81

    def __init__(self, n):
        self.pos = tack.zeros((n,))
        self.vel = tack.zeros((n,))
        self.dt = 0.01

    @tack.func
    def step(self, i):
        self.vel[i] = self.vel[i] + self.GRAVITY * self.dt
        self.pos[i] = self.pos[i] + self.vel[i] * self.dt

    @tack.kernel
    def advance(self, rounds: tack.i32) -> tack.f32:
        for i in range(len(self.pos)):
            for _ in range(rounds):
                self.step(i)
        return self.pos[0]


@tack.kernel
def update(sim: Sim):
    for i in range(len(sim.pos)):
        sim.step(i)
