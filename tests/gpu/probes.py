"""Kernels that `scripts/gpu_check.py` counts with and measures."""

import tack


@tack.kernel
def far(seen: tack.u32[:], n: tack.i64, edge: tack.i64):
    for i in range(n):
        if i < edge:
            tack.atomic_add(seen, i, 1)
        if i >= n - edge:
            tack.atomic_add(seen, i - n + 2 * edge, 1)


@tack.kernel
def saxpy(x: tack.f32[:], y: tack.f32[:], out: tack.f32[:], a: tack.f32):
    for i in range(len(x)):
        out[i] = a * x[i] + y[i]
