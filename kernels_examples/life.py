"""life: Conway's Game of Life on a torus. Two boards of bytes take turns, and what has lived here glows on.

python kernels_examples/life.py --arch cpu --check --png life.png
"""

from __future__ import annotations

import numpy as np
from example import arguments, write_png

import tack


# The board may have any size. The glow is where cells live and have lived: it is only there for the picture.
@tack.kernel
def step(board: tack.u8[:, :], after: tack.u8[:, :], glow: tack.f32[:, :]):
    for i, j in tack.ndindex(board.shape[0], board.shape[1]):
        height = board.shape[0]
        width = board.shape[1]
        neighbours = 0
        for di in range(-1, 2):
            for dj in range(-1, 2):
                if di != 0 or dj != 0:
                    neighbours += board[(i + di) % height, (j + dj) % width]  # % has the divisor's sign: -1 wraps around
        alive = neighbours == 3 or (neighbours == 2 and board[i, j] == 1)
        after[i, j] = alive
        glow[i, j] = 1.0 if alive else 0.985 * glow[i, j]


@tack.kernel
def population(board: tack.u8[:, :], count: tack.i32[:]) -> tack.i32:
    for i, j in tack.ndindex(board.shape[0], board.shape[1]):
        tack.atomic_add(count, 0, board[i, j])
    return count[0]  # evaluated once, after every iteration


def step_with_numpy(board: np.ndarray) -> np.ndarray:
    around = sum(np.roll(board, (di, dj), (0, 1)).astype(np.int32) for di in (-1, 0, 1) for dj in (-1, 0, 1)) - board
    return ((around == 3) | ((around == 2) & (board == 1))).astype(np.uint8)


def seed(height: int, width: int) -> np.ndarray:
    """A soup in the middle of an empty board."""
    board = np.zeros((height, width), np.uint8)
    middle = board[height // 4 : -height // 4, width // 4 : -width // 4]
    middle[:] = np.random.default_rng(7).random(middle.shape) < 0.35
    return board


def main() -> None:
    options = arguments(__doc__, png=True)
    start, steps = seed(160, 240), 300

    board, after = tack.array(start), tack.empty(start.shape, tack.u8)
    glow = tack.zeros(start.shape)
    for _ in range(steps):
        step(board, after, glow)
        board, after = after, board
    alive = population(board, tack.zeros(1, tack.i32))
    print(f"{steps} generations on {options.arch}: {start.sum():,} cells have become {alive:,}")

    if options.png:
        write_png(options.png, np.kron(glow.numpy(), np.ones((2, 2))))
        print(f"wrote {options.png}")
    if options.check:
        expected = start
        for _ in range(steps):
            expected = step_with_numpy(expected)
        np.testing.assert_array_equal(board.numpy(), expected)
        assert alive == expected.sum()
        print("equal to NumPy's result, cell for cell")


if __name__ == "__main__":
    main()
