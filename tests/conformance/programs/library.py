"""Programs with tack.random and tack.math; the annotations say what the bundle of the tests holds."""

from __future__ import annotations

import tack
from tack import math as tm
from tack import random


@tack.kernel
def init_particles(pos: tack.vec3()[:], vel: tack.vec3()[:], n: tack.i32, frame: tack.i32):
    for i in range(n):
        state = random.seed(i, frame)  # element i of this frame
        u, state = random.uniform(state)  # f32 in [0, 1)
        z, state = random.normal(state)  # standard normal
        d, state = random.direction3(state)  # a unit 3-vector; direction2 for 2-D
        pos[i] = d * (0.4 + 0.6 * u)
        vel[i] = d * z


@tack.kernel
def draws(seeds: tack.u32[:], u: tack.f32[:], z: tack.f32[:], final: tack.u32[:], n: tack.i32, frame: tack.i32):
    for i in range(n):
        state = random.seed(i, frame)
        seeds[i] = state
        u[i], state = random.uniform(state)
        z[i], state = random.normal(state)
        _, final[i] = random.direction3(state)


@tack.kernel
def grid_lines(uv: tack.vec2()[:], out: tack.f32[:], n: tack.i32):
    for i in range(n):
        st = tm.fract(uv[i] * 8.0) - 0.5  # a 2-vector
        edge = tm.smoothstep(0.0, 0.05, 0.5 - abs(st).min())
        out[i] = tm.mix(0.2, 1.0, edge)
