"""Kernels of tests/test_rest_of_the_contract.py."""

from __future__ import annotations

import tack


@tack.kernel
def unusual(x, out):
    for i in range(len(x)):
        out[i, 0] = 1.0 / x[i]
        out[i, 1] = int(x[i] * 1e30)
        out[i, 2] = tack.sqrt(x[i] - 1.0) * 1e38 * 1e38


@tack.kernel
def count(counts, n):
    for i in range(n):
        tack.atomic_add(counts, i % 16, 1)


@tack.kernel
def spread(counts, out):
    for i in range(len(out)):
        out[i] = counts[i % 16]


@tack.kernel
def find_largest(x, largest):
    for i in range(len(x)):
        tack.atomic_max(largest, 0, x[i])


@tack.kernel
def scale_by(x, largest):
    for i in range(len(x)):
        x[i] = x[i] / largest[0]


@tack.kernel
def waits(x):
    for i in range(len(x)):
        x[i] = 1.0
        tack.barrier()


@tack.kernel
def first(x, n):
    for i in range(n):
        if i == 0:
            x[i] = 1.0


@tack.kernel
def plane(x, h, w):
    for i, j in tack.ndindex(h, w):
        if i == 0 and j == 0:
            x[i] = 1.0


@tack.kernel
def race(x, n):
    for i in range(n):
        x[0] = i


@tack.kernel
def lower_all(target, x):
    for i in range(len(x)):
        tack.atomic_min(target, i % 2, x[i])


@tack.kernel
def lower_to_draws(lowest, drawn, n):
    for _ in range(n):
        tack.atomic_min(lowest, 0, tack.atomic_add(drawn, 0, 1))
