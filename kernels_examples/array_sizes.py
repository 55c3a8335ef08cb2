"""array_sizes: scratch storage in a kernel, its size computed from an array's dimensions when the kernel is compiled.

python kernels_examples/array_sizes.py --arch cpu --check
"""

from __future__ import annotations

import numpy as np
from example import arguments

import tack

PAIR = tack.constant(2)
Rows = tack.one_of(tack.f32[:, 4], tack.f32[:, 7])  # one variant for rows of four, one for rows of seven


# Each iteration has `scratch` to itself, of 8 elements or of 14. An open dimension, f32[:, :], would give it no size.
@tack.kernel
def row_energy(data: Rows, out: tack.f32[:]):
    for row in range(data.shape[0]):
        scratch = tack.local_array_like(data, PAIR * data.shape[1])
        for column in range(data.shape[1]):
            x = data[row, column]
            scratch[PAIR * column] = x
            scratch[PAIR * column + 1] = x * x
        total = 0.0
        for k in range(PAIR * data.shape[1]):
            total += scratch[k]
        out[row] = total


def main() -> None:
    options = arguments(__doc__)
    for width in (4, 7):
        data = np.arange(2 * width, dtype=np.float32).reshape(2, width)
        out = tack.empty(2)
        row_energy(tack.array(data), out)
        print(f"rows of {width} on {options.arch}: {out.numpy()}")
        if options.check:
            np.testing.assert_array_equal(out.numpy(), (data + data**2).sum(axis=1))  # small integers: exact
            print("equal to NumPy's result")


if __name__ == "__main__":
    main()
