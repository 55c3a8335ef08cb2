"""mpm: two blocks of jelly fall into a box. Particles carry the material, a grid of 128 x 128 moves it (material point method).

python kernels_examples/mpm.py --arch cpu --check --png jelly.png
"""

from __future__ import annotations

import math

import numpy as np
from example import arguments, write_png

import tack

GRID = tack.constant(128)
INV_DX = tack.constant(128.0)
DT = tack.constant(1e-4)
GRAVITY = tack.constant(9.8)
VOLUME = tack.constant((0.5 / 128) ** 2)  # four particles in a cell
MASS = tack.constant(VOLUME * 1.0)
MU, LAMBDA = tack.constant(40.0), tack.constant(80.0)  # how hard it is to shear, and to press
PULL = tack.constant(4 * DT * INV_DX * INV_DX * VOLUME)

vec2, mat2 = tack.vec2(), tack.mat2()


@tack.func
def node_weights(x):
    """The share of the three nodes from `base` on in each dimension, one row for each node; x is measured from `base`."""
    a, b, c = 1.5 - x, x - 1.0, x - 0.5
    return tack.mat([0.5 * a * a, 0.75 - b * b, 0.5 * c * c])


# Vectors and matrices are values: `strain[p]` is one 2x2 matrix. Particles share nodes: atomic updates.
@tack.kernel
def to_grid(pos: vec2[:], vel: vec2[:], spin: mat2[:], strain: mat2[:], momentum: vec2[:, :], mass: tack.f32[:, :]):
    for p in range(len(pos)):
        base = int(pos[p] * INV_DX - 0.5)
        x = pos[p] * INV_DX - base
        weights = node_weights(x)
        f = strain[p]
        stress = MU * (f @ f.transpose() - tack.eye(2)) + LAMBDA * math.log(f.determinant()) * tack.eye(2)
        affine = MASS * spin[p] - PULL * stress
        for i in range(3):
            for j in range(3):
                weight = weights[i, 0] * weights[j, 1]
                push = affine @ (([i, j] - x) / INV_DX)
                tack.atomic_add(momentum, base + [i, j], weight * (MASS * vel[p] + push))
                tack.atomic_add(mass, base + [i, j], weight * MASS)


@tack.kernel
def move(momentum: vec2[:, :], mass: tack.f32[:, :]):
    for i, j in tack.ndindex(GRID, GRID):
        if mass[i, j] > 0.0:
            v = momentum[i, j] / mass[i, j]
            v.y -= GRAVITY * DT
            low = [i < 3, j < 3]  # at a wall nothing moves outwards
            high = [i > GRID - 4, j > GRID - 4]
            v = tack.select(low, max(v, 0.0), tack.select(high, min(v, 0.0), v))
            momentum[i, j] = v  # a velocity from here on


@tack.kernel
def from_grid(pos: vec2[:], vel: vec2[:], spin: mat2[:], strain: mat2[:], velocity: vec2[:, :]):
    for p in range(len(pos)):
        base = int(pos[p] * INV_DX - 0.5)
        x = pos[p] * INV_DX - base
        weights = node_weights(x)
        v = [0.0, 0.0]
        c = tack.mat2([[0.0, 0.0], [0.0, 0.0]])
        for i in range(3):
            for j in range(3):
                part = weights[i, 0] * weights[j, 1] * velocity[base + [i, j]]
                v += part
                c += 4.0 * INV_DX * part.outer_product([i, j] - x)
        vel[p] = v
        spin[p] = c
        pos[p] += DT * v
        strain[p] = (tack.eye(2) + DT * c) @ strain[p]


def blocks() -> np.ndarray:
    """Two blocks, one above the other and tilted, with four particles in a cell."""
    side = np.arange(0, 0.3, 0.5 / 128)
    block = np.stack(np.meshgrid(side, side), -1).reshape(-1, 2) - 0.15
    turn = np.array([[math.cos(0.5), -math.sin(0.5)], [math.sin(0.5), math.cos(0.5)]])
    return np.concatenate([block + np.array([0.45, 0.25]), block @ turn + np.array([0.6, 0.72])]).astype(np.float32)


def simulate(start: np.ndarray, steps: int) -> tuple[np.ndarray, np.ndarray]:
    """Positions and velocities after some steps."""
    n = len(start)
    pos, vel, spin = tack.array(start, vec2), tack.zeros(n, vec2), tack.zeros(n, mat2)
    strain = tack.array(np.tile(np.eye(2, dtype=np.float32), (n, 1, 1)), mat2)
    momentum, mass = tack.empty((128, 128), vec2), tack.empty((128, 128))
    for _ in range(steps):
        momentum.fill(0.0)
        mass.fill(0.0)
        to_grid(pos, vel, spin, strain, momentum, mass)
        move(momentum, mass)
        from_grid(pos, vel, spin, strain, momentum)
    return pos.numpy(), vel.numpy()


def main() -> None:
    options = arguments(__doc__, png=True)
    start, steps = blocks(), 3500
    pos, _ = simulate(start, steps)
    print(f"{steps} steps of {len(start):,} particles on {options.arch}: the jelly lies {pos[:, 1].mean():.3f} high on average")

    if options.png:
        picture = np.zeros((512, 512, 3))
        for part, colour in zip(np.split(pos, 2), ((1.0, 0.45, 0.15), (0.2, 0.6, 1.0)), strict=True):
            cells = np.rint(part * 511).astype(int)
            for down, across in np.ndindex(5, 5):
                np.maximum.at(
                    picture,
                    (511 - cells[:, 1] + down - 2, cells[:, 0] + across - 2),
                    np.array(colour) * (1 - 0.05 * (down + across)),
                )
        write_png(options.png, picture)
        print(f"wrote {options.png}")
    if options.check:
        assert pos.min() > 2 / 128
        assert pos.max() < 126 / 128
        _, fallen = simulate(start, 500)  # nothing has touched the floor: every particle falls freely
        np.testing.assert_allclose(fallen[:, 1], -500 * 1e-4 * 9.8, rtol=1e-3)
        np.testing.assert_allclose(fallen[:, 0], 0, atol=1e-3)
        print("inside the box, and in free fall before it touches the floor")


if __name__ == "__main__":
    main()
