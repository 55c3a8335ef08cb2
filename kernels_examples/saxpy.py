"""saxpy: the first kernel. Each iteration of the parallel loop computes one element.

python kernels_examples/saxpy.py --arch cpu --check     compile on the first call, run, compare with NumPy
tackc build kernels_examples/saxpy.py --arch cpu        compile ahead of time: a bundle for applications
"""

from __future__ import annotations

import numpy as np
from example import arguments

import tack


# The annotations say which variant `tackc build` makes. They restrict nothing: called with f64 arrays, the kernel is
# compiled for those as well.
@tack.kernel
def saxpy(x: tack.f32[:], y: tack.f32[:], out: tack.f32[:], a: tack.f32):
    for i in range(len(x)):
        out[i] = a * x[i] + y[i]


def main() -> None:
    options = arguments(__doc__)
    n = 1_000_000
    rng = np.random.default_rng(1)
    x, y = rng.random(n, np.float32), rng.random(n, np.float32)

    out = tack.empty(n)
    saxpy(tack.array(x), tack.array(y), out, 2.0)
    print(f"saxpy of {n:,} elements on {options.arch}: out[0] = {out[0]}")

    if options.check:
        # The same bits as NumPy's: a product and a sum are rounded separately unless a kernel asks for fp_contract.
        np.testing.assert_array_equal(out.numpy(), np.float32(2.0) * x + y)
        print("equal to NumPy's result, bit for bit")


if __name__ == "__main__":
    main()
