"""nbody_tiled: every body attracts every other one, and each workgroup reads them in tiles that its lanes share.

python kernels_examples/nbody_tiled.py --arch cuda --check
tackc build kernels_examples/nbody_tiled.py --arch cuda,hip,metal,level_zero,opencl

Devices with workgroups run it; the CPU has none, see nbody.py for it.
"""

from __future__ import annotations

import math

import numpy as np
from example import arguments

import tack

SOFTENING = tack.constant(1e-3)
TILE = tack.constant(256)  # as many bodies as a workgroup has lanes


# Without tiles, each lane would read every body from the array: n reads for each of n bodies. With them, a workgroup reads each
# body once, and its lanes have it from shared memory.
@tack.kernel
def attract(pos: tack.f32[:, 3], mass: tack.f32[:], acc: tack.f32[:, 3]):
    for i in range(len(pos)):  # a number of whole tiles
        x = tack.shared(tack.f32, 256)
        y = tack.shared(tack.f32, 256)
        z = tack.shared(tack.f32, 256)
        m = tack.shared_like(mass, 256)
        lane = tack.thread_id()
        ax, ay, az = 0.0, 0.0, 0.0
        for start in range(0, len(pos), TILE):
            body = start + lane
            x[lane] = pos[body, 0]
            y[lane] = pos[body, 1]
            z[lane] = pos[body, 2]
            m[lane] = mass[body]
            tack.barrier()  # the tile is complete
            for j in range(TILE):
                dx = x[j] - pos[i, 0]
                dy = y[j] - pos[i, 1]
                dz = z[j] - pos[i, 2]
                square = dx * dx + dy * dy + dz * dz + SOFTENING
                weight = m[j] / (square * math.sqrt(square))
                ax += dx * weight
                ay += dy * weight
                az += dz * weight
            tack.barrier()  # nobody needs it any more
        acc[i, 0] = ax
        acc[i, 1] = ay
        acc[i, 2] = az


@tack.kernel
def move(pos: tack.f32[:, 3], vel: tack.f32[:, 3], acc: tack.f32[:, 3], dt: tack.f32):
    for i, axis in tack.ndindex(len(pos), 3):
        vel[i, axis] += dt * acc[i, axis]
        pos[i, axis] += dt * vel[i, axis]


def attract_with_numpy(pos: np.ndarray, mass: np.ndarray) -> np.ndarray:
    away = pos[None, :, :] - pos[:, None, :]
    square = (away**2).sum(axis=2) + 1e-3
    return (mass[None, :, None] * away / square[:, :, None] ** 1.5).sum(axis=1)


def bodies(n: int) -> tuple[np.ndarray, np.ndarray]:
    """Positions and masses; n is a multiple of the tile."""
    rng = np.random.default_rng(2)
    return rng.normal(size=(n, 3)).astype(np.float32), rng.random(n, np.float32) / np.float32(n)


def main() -> None:
    options = arguments(__doc__)
    n, steps, dt = 4096, 10, 1e-3
    start, masses = bodies(n)

    pos, mass = tack.array(start), tack.array(masses)
    vel, acc = tack.zeros((n, 3)), tack.empty((n, 3))
    for _ in range(steps):
        attract(pos, mass, acc)
        move(pos, vel, acc, dt)
    print(f"{steps} steps of {n} bodies on {options.arch}: body 0 is at {pos.numpy()[0]}")

    if options.check:
        expected, velocity = start.astype(np.float64), np.zeros((n, 3))
        for _ in range(steps):
            velocity += dt * attract_with_numpy(expected, masses.astype(np.float64))
            expected += dt * velocity
        np.testing.assert_allclose(pos.numpy(), expected, rtol=0, atol=1e-5)
        np.testing.assert_allclose(vel.numpy(), velocity, rtol=0, atol=1e-5)
        print("within 1e-5 of NumPy's result in double precision")


if __name__ == "__main__":
    main()
