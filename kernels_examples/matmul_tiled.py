"""matmul_tiled: the product of two matrices, in tiles that the lanes of a workgroup load together and share.

python kernels_examples/matmul_tiled.py --arch cuda --check
tackc build kernels_examples/matmul_tiled.py --arch cuda,hip,metal,level_zero,opencl

Devices with workgroups run it; the CPU has none.
"""

from __future__ import annotations

import numpy as np
from example import arguments

import tack

TILE = tack.constant(16)  # rows and columns of a tile: its 256 elements are one for each lane of a workgroup
SIDE = 16


# Each workgroup computes a tile of the result. It goes along a row of tiles of `a` and down a column of tiles of `b`; each of
# their elements is loaded once, by one lane, and read 16 times from shared memory.
@tack.kernel
def multiply(a: tack.f32[:, :], b: tack.f32[:, :], out: tack.f32[:, :]):
    for i in range(out.shape[0] * out.shape[1]):
        left = tack.shared_like(a, 256)
        right = tack.shared_like(b, 256)
        lane = tack.thread_id()
        tile, across = i // 256, out.shape[1] // TILE
        down, along = lane // TILE, lane % TILE  # where in a tile
        row = tile // across * TILE + down
        column = tile % across * TILE + along
        total = 0.0
        for start in range(0, a.shape[1], TILE):
            left[lane] = a[row, start + along]
            right[lane] = b[start + down, column]
            tack.barrier()  # both tiles are complete
            for k in range(TILE):
                total += left[down * TILE + k] * right[k * TILE + along]
            tack.barrier()  # nobody needs them any more
        out[row, column] = total


# The same without tiles, for any sizes: 32 times as many loads from memory.
@tack.kernel
def multiply_plainly(a: tack.f32[:, :], b: tack.f32[:, :], out: tack.f32[:, :]):
    for row, column in tack.ndindex(out.shape[0], out.shape[1]):
        total = 0.0
        for k in range(a.shape[1]):
            total += a[row, k] * b[k, column]
        out[row, column] = total


def matrices(rows: int, inner: int, columns: int) -> tuple[np.ndarray, np.ndarray]:
    """Two factors, whose sides are multiples of that of a tile."""
    rng = np.random.default_rng(5)
    return rng.random((rows, inner), np.float32), rng.random((inner, columns), np.float32)


def main() -> None:
    options = arguments(__doc__)
    rows, inner, columns = 32 * SIDE, 20 * SIDE, 24 * SIDE
    a, b = matrices(rows, inner, columns)

    out, plain = tack.empty((rows, columns)), tack.empty((rows, columns))
    multiply(tack.array(a), tack.array(b), out)
    multiply_plainly(tack.array(a), tack.array(b), plain)
    print(f"a {rows} x {inner} by a {inner} x {columns} matrix on {options.arch}: out[0, 0] = {out[0, 0]}")

    if options.check:
        # Both add the same products in the same order.
        np.testing.assert_array_equal(out.numpy(), plain.numpy())
        np.testing.assert_allclose(out.numpy(), a.astype(np.float64) @ b.astype(np.float64), rtol=1e-5)
        print("the same bits with and without tiles, and within 1e-5 of NumPy's result in double precision")


if __name__ == "__main__":
    main()
