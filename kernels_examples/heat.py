"""heat: a plate cools between hot and cold edges. Two arrays take turns as input and output.

python kernels_examples/heat.py --arch cpu --check --png plate.png
"""

from __future__ import annotations

import numpy as np
from example import arguments, write_png

import tack


# Every iteration reads its neighbours, so it must not write where another one reads: `u` stays as it is, `v` receives.
# The pairs leave out the border; f32[:, :] works for plates of any size.
@tack.kernel
def smooth(u: tack.f32[:, :], v: tack.f32[:, :], height: tack.i32, width: tack.i32):
    for i, j in tack.ndindex((1, height - 1), (1, width - 1)):
        v[i, j] = 0.25 * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1])


def plate(height: int, width: int) -> np.ndarray:
    """Cold, with a hot upper edge and a warm corner."""
    u = np.zeros((height, width), np.float32)
    u[0, :] = 1.0
    u[height // 2 :, -1] = 0.6
    return u


def smooth_with_numpy(u: np.ndarray) -> np.ndarray:
    v = u.copy()
    v[1:-1, 1:-1] = np.float32(0.25) * (u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:])
    return v


def main() -> None:
    options = arguments(__doc__, png=True)
    height, width, steps = 128, 192, 2000
    start = plate(height, width)

    u, v = tack.array(start), tack.array(start)  # both hold the border, which the kernel never writes
    for _ in range(steps):
        smooth(u, v, height, width)
        u, v = v, u  # swaps two names, copies nothing
    result = u.numpy()
    print(f"{steps} steps on a plate of {height} x {width} on {options.arch}: {result.mean():.4f} on average")

    if options.png:
        write_png(options.png, result)
        print(f"wrote {options.png}")
    if options.check:
        expected = start
        for _ in range(steps):
            expected = smooth_with_numpy(expected)
        np.testing.assert_array_equal(result, expected)
        print("equal to NumPy's result, bit for bit")


if __name__ == "__main__":
    main()
