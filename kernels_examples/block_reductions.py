"""block_reductions: what the lanes of a workgroup find out together: sums and extremes of stretches, the softmax of rows.

python kernels_examples/block_reductions.py --arch cuda --check
tackc build kernels_examples/block_reductions.py --arch cuda,hip,metal,level_zero,opencl

Devices with workgroups run it; the CPU has none.
"""

from __future__ import annotations

import math

import numpy as np
from example import arguments

import tack

GROUP = 256  # the lanes of a workgroup; group g has iterations 256 g to 256 g + 255


# Every lane of a group gets what the group found; one of them writes it down.
@tack.kernel
def stretches(x: tack.f32[:], total: tack.f32[:], low: tack.f32[:], high: tack.f32[:]):
    for i in range(len(x)):
        group_total = tack.block_sum(x[i])
        group_low = tack.block_min(x[i])
        group_high = tack.block_max(x[i])
        if tack.thread_id() == 0:
            total[i // 256] = group_total
            low[i // 256] = group_low
            high[i // 256] = group_high


# A row is as long as a group, and each row is read once and written once.
@tack.kernel
def softmax(rows: tack.f32[:, 256], out: tack.f32[:, 256]):
    for row, column in tack.ndindex(len(rows), 256):
        largest = tack.block_max(rows[row, column])  # so that no power overflows
        power = math.exp(rows[row, column] - largest)
        out[row, column] = power / tack.block_sum(power)


# One number for all: each group adds what it has found.
@tack.kernel
def squares(x: tack.f32[:], total: tack.f32[:]):
    for i in range(len(x)):
        group_total = tack.block_sum(x[i] * x[i])
        if tack.thread_id() == 0:
            tack.atomic_add(total, 0, group_total)


def softmax_with_numpy(rows: np.ndarray) -> np.ndarray:
    powers = np.exp(rows.astype(np.float64) - rows.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def main() -> None:
    options = arguments(__doc__)
    rows, rng = 4096, np.random.default_rng(3)
    values = rng.normal(size=(rows, GROUP)).astype(np.float32)

    x, table = tack.array(values.ravel()), tack.array(values)
    total, low, high = (tack.empty(rows) for _ in range(3))
    stretches(x, total, low, high)
    probabilities = tack.empty((rows, GROUP))
    softmax(table, probabilities)
    energy = tack.zeros(1)
    squares(x, energy)
    print(f"{rows} stretches of {GROUP} on {options.arch}: the sum of squares is {energy[0]:.1f}")

    if options.check:
        exact = values.astype(np.float64)
        np.testing.assert_allclose(total.numpy(), exact.sum(axis=1), rtol=0, atol=1e-4)
        np.testing.assert_array_equal(low.numpy(), values.min(axis=1))
        np.testing.assert_array_equal(high.numpy(), values.max(axis=1))
        np.testing.assert_allclose(probabilities.numpy(), softmax_with_numpy(values), rtol=1e-5)
        np.testing.assert_allclose(energy.numpy(), [(exact**2).sum()], rtol=1e-4)
        print("equal to NumPy's results, sums within 1e-4")


if __name__ == "__main__":
    main()
