"""kernel_results: a kernel that returns a value. It is evaluated once, after all iterations have run.

python kernels_examples/kernel_results.py --arch cpu --check
"""

from __future__ import annotations

import numpy as np
from example import arguments

import tack


# In the loop atomic_add gives the counter's old value: a slot of its own for each iteration that asks.
# After the loop the counter is complete, and the call returns it as a Python int.
@tack.kernel
def compact_positive(values: tack.f32[:], out: tack.f32[:], count: tack.i32[:], n: tack.i32) -> int:
    for i in range(n):
        if values[i] > 0.0:
            slot = tack.atomic_add(count, 0, 1)
            out[slot] = values[i]
    return count[0]


def main() -> None:
    options = arguments(__doc__)
    values = np.random.default_rng(4).normal(size=100_000).astype(np.float32)

    out = tack.empty(values.shape)  # room for every value
    count = tack.zeros(1, tack.i32)
    length = compact_positive(tack.array(values), out, count, values.size)
    result = out.numpy()[:length]  # what lies behind is unspecified
    print(f"{length:,} of {values.size:,} values are positive, says a call on {options.arch}")

    if options.check:
        assert type(length) is int
        # Iterations have no order, so neither have the slots.
        np.testing.assert_array_equal(np.sort(result), np.sort(values[values > 0]))
        count.fill(0)  # a counter goes on from where it is
        assert compact_positive(tack.array(values), out, count, values.size) == length
        print("equal to NumPy's selection")


if __name__ == "__main__":
    main()
