"""nbody: every body attracts every other one. Three kernels follow one another; each sees all that the one before wrote.

python kernels_examples/nbody.py --arch cpu --check --png nbody.png
"""

from __future__ import annotations

import math

import numpy as np
from example import arguments, write_png

import tack

SOFTENING = tack.constant(1e-3)  # kernels read constants that are declared, and no other Python variables

vec3 = tack.vec3()


# A device function is compiled into its caller. Vectors are values: one line for the three coordinates.
@tack.func
def pull(towards, mass):
    square = towards.norm_sqr() + SOFTENING
    return towards * (mass / (square * math.sqrt(square)))


@tack.kernel
def attract(pos: vec3[:], mass: tack.f32[:], acc: vec3[:]):
    for i in range(len(pos)):
        total = [0.0, 0.0, 0.0]
        for j in range(len(pos)):  # a loop inside the parallel one runs in order
            total += pull(pos[j] - pos[i], mass[j])
        acc[i] = total


@tack.kernel
def add_scaled(target: vec3[:], change: vec3[:], factor: tack.f32):
    for i in range(len(target)):
        target[i] += factor * change[i]


def attract_with_numpy(pos: np.ndarray, mass: np.ndarray) -> np.ndarray:
    away = pos[None, :, :] - pos[:, None, :]
    square = (away**2).sum(axis=2) + SOFTENING
    return (mass[None, :, None] * away / square[:, :, None] ** 1.5).sum(axis=1)


def simulate(start: np.ndarray, velocity: np.ndarray, masses: np.ndarray, steps: int, dt: float) -> tuple[np.ndarray, np.ndarray]:
    """Positions and velocities after some steps."""
    pos, vel, mass, acc = tack.array(start, vec3), tack.array(velocity, vec3), tack.array(masses), tack.empty(len(start), vec3)
    for _ in range(steps):
        attract(pos, mass, acc)
        add_scaled(vel, acc, dt)
        add_scaled(pos, vel, dt)
    return pos.numpy(), vel.numpy()


def galaxies(n: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Two discs that pass each other, in positions, velocities and masses; nearly all of it in their hearts."""
    generator = np.random.default_rng(4)
    radius, angle = 0.1 + 0.9 * np.sqrt(generator.random((2, n))), 2 * np.pi * generator.random((2, n))
    pos = np.stack([radius * np.cos(angle), radius * np.sin(angle), 0.02 * generator.normal(size=(2, n))], -1)
    vel = np.stack([-np.sin(angle), np.cos(angle), np.zeros((2, n))], -1) * np.sqrt(1 / radius)[..., None]
    mass = np.full((2, n), 0.05 / n)
    pos[:, 0], vel[:, 0], mass[:, 0] = 0, 0, 1.0
    pos += np.array([[[-1.3, -0.6, 0]], [[1.3, 0.6, 0]]])
    vel += np.array([[[0.6, 0, 0]], [[-0.6, 0, 0]]])
    return tuple(part.reshape(2 * n, *part.shape[2:]).astype(np.float32) for part in (pos, vel, mass))


def main() -> None:
    options = arguments(__doc__, png=True)
    n, steps, dt = 512, 10, 1e-3
    rng = np.random.default_rng(2)
    start, masses = rng.normal(size=(n, 3)).astype(np.float32), rng.random(n, np.float32) / n
    pos, vel = simulate(start, np.zeros_like(start), masses, steps, dt)
    print(f"{steps} steps of {n} bodies on {options.arch}: body 0 is at {pos[0]}")

    if options.png:
        stars, _ = simulate(*galaxies(1500), 1200, 2e-3)
        sky, _, _ = np.histogram2d(stars[:, 1], stars[:, 0], (400, 600), ((-2.4, 2.4), (-3.6, 3.6)))
        glow = sum(
            np.roll(sky, (down, across), (0, 1)) / (1 + down**2 + across**2) for down in (-1, 0, 1) for across in (-1, 0, 1)
        )
        write_png(options.png, np.clip(glow / 2, 0, 1) ** 0.6)
        print(f"wrote {options.png}")
    if options.check:
        expected, velocity = start.astype(np.float64), np.zeros((n, 3))
        for _ in range(steps):
            velocity += dt * attract_with_numpy(expected, masses.astype(np.float64))
            expected += dt * velocity
        np.testing.assert_allclose(pos, expected, rtol=0, atol=1e-5)
        np.testing.assert_allclose(vel, velocity, rtol=0, atol=1e-5)
        print("within 1e-5 of NumPy's result in double precision")


if __name__ == "__main__":
    main()
