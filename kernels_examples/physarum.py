"""physarum: a slime mould. Every agent smells the trail ahead of it, turns towards it, walks, and leaves a trail of its own.

python kernels_examples/physarum.py --arch cpu --check --png physarum.png
"""

from __future__ import annotations

import math

import numpy as np
from example import arguments, write_png

import tack
from tack import random

HEIGHT, WIDTH = tack.constant(320), tack.constant(480)
REACH = tack.constant(9.0)  # of smell, in cells
ANGLE = tack.constant(0.6)  # between the three directions of smell, in radians
TURN = tack.constant(0.5)
DECAY = tack.constant(0.92)

vec2 = tack.vec2()


@tack.func
def smell(trail, pos, heading):
    """The trail at some distance in a direction; the world is a torus."""
    cell = int(math.floor(pos + REACH * [math.cos(heading), math.sin(heading)]))
    return trail[cell % [HEIGHT, WIDTH]]


# The numbers that an agent draws depend on its index and the step alone: not on threads, order or backend.
@tack.kernel
def walk(pos: vec2[:], heading: tack.f32[:], trail: tack.f32[:, :], fresh: tack.f32[:, :], step: tack.i32):
    for a in range(len(pos)):
        p = pos[a]
        angle = heading[a]
        ahead = smell(trail, p, angle)
        left = smell(trail, p, angle + ANGLE)
        right = smell(trail, p, angle - ANGLE)
        draw, _ = random.uniform(random.seed(a, step))
        if ahead < left and ahead < right:
            angle += TURN if draw < 0.5 else -TURN
        elif left > right:
            angle += TURN * draw
        elif right > left:
            angle -= TURN * draw
        p = (p + [math.cos(angle), math.sin(angle)]) % [float(HEIGHT), float(WIDTH)]
        pos[a] = p
        heading[a] = angle
        tack.atomic_add(fresh, int(p) % [HEIGHT, WIDTH], 1.0)  # p may have been rounded up to the width


@tack.kernel
def spread(trail: tack.f32[:, :], fresh: tack.f32[:, :], after: tack.f32[:, :]):
    for i, j in tack.ndindex(HEIGHT, WIDTH):
        total = 0.0
        for di in range(-1, 2):
            for dj in range(-1, 2):
                total += trail[(i + di) % HEIGHT, (j + dj) % WIDTH]
        after[i, j] = DECAY * total / 9.0 + fresh[i, j]
        fresh[i, j] = 0.0


def agents(n: int) -> tuple[np.ndarray, np.ndarray]:
    """Agents all over the world, in positions and headings."""
    row, _ = random.np_uniform(random.np_seed(np.arange(n), 1))
    column, _ = random.np_uniform(random.np_seed(np.arange(n), 2))
    turn, _ = random.np_uniform(random.np_seed(np.arange(n), 3))
    return np.stack([320 * row, 480 * column], -1), np.float32(2 * np.pi) * turn


def main() -> None:
    options = arguments(__doc__, png=True)
    (start, headings), steps = agents(100_000), 300
    pos, heading = tack.array(start, vec2), tack.array(headings)
    trail, fresh, after = (tack.zeros((HEIGHT, WIDTH)) for _ in range(3))
    for step in range(steps):
        walk(pos, heading, trail, fresh, step)
        spread(trail, fresh, after)
        trail, after = after, trail
        if options.check and step == 0:
            check(start, headings, pos.numpy(), heading.numpy(), trail.numpy())
    result = trail.numpy()
    print(f"{steps} steps of {len(start):,} agents on {options.arch}: the densest trail is {result.max():.1f}")
    if options.check:
        assert math.isclose(result.sum(), len(start) * (1 - 0.92**steps) / (1 - 0.92), rel_tol=1e-4)
        print("agents walk as NumPy's do, and the trail holds what they have left less what has decayed")
    if options.png:
        write_png(options.png, np.sqrt(result / np.percentile(result, 99.8)))
        print(f"wrote {options.png}")


def check(start: np.ndarray, headings: np.ndarray, pos: np.ndarray, heading: np.ndarray, trail: np.ndarray) -> None:
    """The first step: there is no trail yet, so every agent walks straight on."""
    np.testing.assert_array_equal(heading, headings)
    moved = start + np.stack([np.cos(headings), np.sin(headings)], -1)
    np.testing.assert_allclose(pos, moved % (320, 480), atol=1e-4)
    cells = np.zeros((320, 480))
    np.add.at(cells, tuple(pos.astype(int).T), 1)
    np.testing.assert_array_equal(trail, cells)


if __name__ == "__main__":
    main()
