"""nbody: every body attracts every other one. Three kernels follow one another; each sees all that the one before wrote.

python kernels_examples/nbody.py --arch cpu --check
"""

from __future__ import annotations

import math

import numpy as np
from example import arguments

import tack

SOFTENING = tack.constant(1e-3)  # kernels read constants that are declared, and no other Python variables


# f32[:, 3] bakes the row length into the code; the number of bodies stays open. A device function is compiled into its caller.
@tack.func
def inverse_cube(dx, dy, dz):
    square = dx * dx + dy * dy + dz * dz + SOFTENING
    return 1.0 / (square * math.sqrt(square))


@tack.kernel
def attract(pos: tack.f32[:, 3], mass: tack.f32[:], acc: tack.f32[:, 3], n: tack.i32):
    for i in range(n):
        ax = 0.0
        ay = 0.0
        az = 0.0
        for j in range(n):  # a loop inside the parallel one runs in order
            dx = pos[j, 0] - pos[i, 0]
            dy = pos[j, 1] - pos[i, 1]
            dz = pos[j, 2] - pos[i, 2]
            pull = mass[j] * inverse_cube(dx, dy, dz)
            ax += pull * dx
            ay += pull * dy
            az += pull * dz
        acc[i, 0] = ax
        acc[i, 1] = ay
        acc[i, 2] = az


@tack.kernel
def add_scaled(target: tack.f32[:, 3], change: tack.f32[:, 3], factor: tack.f32):
    for i, k in tack.ndindex(target.shape[0], 3):
        target[i, k] += factor * change[i, k]


def attract_with_numpy(pos: np.ndarray, mass: np.ndarray) -> np.ndarray:
    away = pos[None, :, :] - pos[:, None, :]
    square = (away**2).sum(axis=2) + SOFTENING
    return (mass[None, :, None] * away / square[:, :, None] ** 1.5).sum(axis=1)


def main() -> None:
    options = arguments(__doc__)
    n, steps, dt = 512, 10, 1e-3
    rng = np.random.default_rng(2)
    start, masses = rng.normal(size=(n, 3)).astype(np.float32), rng.random(n, np.float32) / n

    pos, mass = tack.array(start), tack.array(masses)
    vel, acc = tack.zeros((n, 3)), tack.empty((n, 3))
    for _ in range(steps):
        attract(pos, mass, acc, n)
        add_scaled(vel, acc, dt)
        add_scaled(pos, vel, dt)
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
