"""histogram: many iterations add to the same elements, so each addition has to be indivisible.

python kernels_examples/histogram.py --arch cpu --check
"""

from __future__ import annotations

import numpy as np
from example import arguments

import tack


# A plain `bins[b] += 1` would lose updates where two iterations meet in one bin.
@tack.kernel
def histogram(data: tack.f32[:], bins: tack.i32[:], per_unit: tack.f32):
    for i in range(len(data)):
        tack.atomic_add(bins, int(data[i] * per_unit), 1)


def main() -> None:
    options = arguments(__doc__)
    n, count = 1_000_000, 64
    data = np.random.default_rng(3).random(n, np.float32) ** 2

    bins = tack.zeros(count, tack.i32)  # accumulators start where the caller sets them
    histogram(tack.array(data), bins, count)
    result = bins.numpy()
    print(f"{n:,} values in {count} bins on {options.arch}: from {result[0]:,} in the first to {result[-1]:,} in the last")

    if options.check:
        expected = np.bincount((data * np.float32(count)).astype(np.int64), minlength=count)
        np.testing.assert_array_equal(result, expected)
        print("equal to NumPy's counts")


if __name__ == "__main__":
    main()
