"""Programs about what workgroups may do; the annotations say what the bundle of the tests holds."""

from __future__ import annotations

import tack

f32, i32 = tack.f32, tack.i32


@tack.kernel
def lanes(ids: i32[:], n: i32):
    for i in range(n):
        ids[i] = 1000 * (i // 256) + tack.thread_id()


@tack.kernel
def mirrored(data: f32[:, 2], x: f32[:], y: f32[:], n: i32):
    for i in range(0, n, 2):
        element = i // 2
        lane = tack.thread_id()
        tile = tack.shared_like(data, 256)
        tile[lane] = data[element, 0]
        y[element] = data[element, 1]
        tack.barrier()  # both kinds of memory are complete
        opposite = y[element + 255 - 2 * lane]
        x[element] = tile[255 - lane]
        tack.barrier()  # nobody reads any more
        y[element] = opposite


@tack.kernel
def table(out: f32[:, :], height: i32, width: i32):
    for i, j in tack.ndindex(height, width):
        out[i, j] = tack.block_sum(float(j))


@tack.kernel
def found(x: f32[:], total: f32[:], low: f32[:], high: f32[:]):
    for i in range(len(x)):
        total[i] = tack.block_sum(x[i])
        low[i] = tack.block_min(x[i])
        high[i] = tack.block_max(x[i])


@tack.kernel
def agreed(x: f32[:], out: f32[:], turns: i32):
    for i in range(len(x)):
        total = 0.0
        turn = 0
        while turn < turns:  # of a scalar argument
            most = tack.block_max(x[i] + turn)
            if most > 6.0:  # of a block reduction
                break
            total += most
            turn += 1
        for _ in range(i % 3):  # lanes part, and meet again
            total += 1.0
        if x.shape[0] > 3:
            tack.barrier()
        out[i] = total


@tack.kernel
def counted(counts: i32[:], n: i32):
    for i in range(n):
        tack.barrier()
        tack.atomic_add(counts, i % 2, 1)
