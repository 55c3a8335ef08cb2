"""compact: keep the points that lie in a circle. Survivors of several arrays move together.

python kernels_examples/compact.py --arch cpu --check
"""

from __future__ import annotations

import numpy as np
from example import arguments

import tack

T = tack.one_of(tack.f32, tack.f64)  # `tackc build` makes a variant for each


# `continue` ends one iteration. The slot is claimed once and used for both arrays, so a point's halves stay together.
@tack.kernel
def compact(x: T[:], y: T[:], kept_x: T[:], kept_y: T[:], count: tack.i32[:], radius: T):
    for i in range(len(x)):
        if x[i] * x[i] + y[i] * y[i] > radius * radius:
            continue
        slot = tack.atomic_add(count, 0, 1)
        kept_x[slot] = x[i]
        kept_y[slot] = y[i]


def main() -> None:
    options = arguments(__doc__)
    n = 1_000_000
    rng = np.random.default_rng(5)
    x, y = rng.uniform(-1, 1, n).astype(np.float32), rng.uniform(-1, 1, n).astype(np.float32)

    kept_x, kept_y, count = tack.empty(n), tack.empty(n), tack.zeros(1, tack.i32)
    compact(tack.array(x), tack.array(y), kept_x, kept_y, count, 1.0)
    length = count[0]  # reading an element waits for the kernel
    print(f"{length:,} of {n:,} points lie in the circle on {options.arch}: pi is about {4 * length / n:.3f}")

    if options.check:
        chosen = x * x + y * y <= 1
        expected, found = np.stack([x[chosen], y[chosen]]), np.stack([kept_x.numpy(), kept_y.numpy()])[:, :length]
        np.testing.assert_array_equal(found[:, np.lexsort(found)], expected[:, np.lexsort(expected)])
        print("the same points as NumPy's")


if __name__ == "__main__":
    main()
