"""mandelbrot: a while loop whose length differs from one iteration to the next, and a picture of it.

python kernels_examples/mandelbrot.py --arch cpu --check --png mandelbrot.png
"""

from __future__ import annotations

import numpy as np
from example import arguments, write_png

import tack


# A local has one type in the whole kernel: x and y are f32, since 0.0 takes the type of what else they are assigned.
@tack.kernel
def mandelbrot(counts: tack.i32[:, :], left: tack.f32, top: tack.f32, step: tack.f32, limit: tack.i32):
    for row, column in tack.ndindex(counts.shape[0], counts.shape[1]):
        cx = left + step * column
        cy = top - step * row
        x = 0.0
        y = 0.0
        turns = 0
        while turns < limit and x * x + y * y <= 4.0:
            x, y = x * x - y * y + cx, 2.0 * x * y + cy
            turns += 1
        counts[row, column] = turns


def mandelbrot_with_numpy(height: int, width: int, left: float, top: float, step: float, limit: int) -> np.ndarray:
    """The same in f32: every point takes every turn, and counts those that it takes inside."""
    f32 = np.float32
    cx = f32(left) + f32(step) * np.arange(width, dtype=f32)[None, :]
    cy = f32(top) - f32(step) * np.arange(height, dtype=f32)[:, None]
    x, y, counts = np.zeros((height, width), f32), np.zeros((height, width), f32), np.zeros((height, width), np.int32)
    for _ in range(limit):
        inside = x * x + y * y <= 4
        x, y = np.where(inside, x * x - y * y + cx, x), np.where(inside, f32(2) * x * y + cy, y)
        counts += inside
    return counts


def main() -> None:
    options = arguments(__doc__, png=True)
    height, width, limit = 256, 384, 200
    left, top, step = -2.2, 1.2, 2.4 / 256

    counts = tack.empty((height, width), tack.i32)
    mandelbrot(counts, left, top, step, limit)
    result = counts.numpy()
    print(f"{height} x {width} points on {options.arch}: {np.count_nonzero(result == limit):,} stay inside for {limit} turns")

    if options.png:
        write_png(options.png, np.sqrt(result / limit))
        print(f"wrote {options.png}")
    if options.check:
        np.testing.assert_array_equal(result, mandelbrot_with_numpy(height, width, left, top, step, limit))
        print("equal to NumPy's result, count for count")


if __name__ == "__main__":
    main()
