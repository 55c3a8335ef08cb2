"""Programs with local arrays, atomics and textures; the annotations say what the bundle of the tests holds."""

from __future__ import annotations

import tack

PAIR = tack.constant(2)

Element = tack.one_of(tack.f32, tack.i32)
Rows = tack.one_of(tack.f32[:, 4], tack.f32[:, 7])


@tack.kernel
def generic_process(data: Element[:], out: Element[:]):
    for i in range(data.shape[0]):
        buf = tack.local_array_like(data, 8)
        buf[0] = data[i]
        out[i] = buf[0]


@tack.kernel
def row_energy(data: Rows, out: tack.f32[:]):
    for row in range(data.shape[0]):
        scratch = tack.local_array_like(data, PAIR * data.shape[1])
        for column in range(data.shape[1]):
            x = data[row, column]
            scratch[PAIR * column] = x
            scratch[PAIR * column + 1] = x * x
        total = 0.0
        for column in range(PAIR * data.shape[1]):
            total += scratch[column]
        out[row] = total


@tack.kernel
def histogram(data: tack.f32[:], bins: tack.i32[:], n: tack.i32):
    for i in range(n):
        idx = int(data[i] * 10.0)
        tack.atomic_add(bins, idx, 1)


@tack.kernel
def compact(values: tack.f32[:], out: tack.f32[:], count: tack.i32[:], n: tack.i32):
    for i in range(n):
        if values[i] > 0.0:
            slot = tack.atomic_add(count, 0, 1)
            out[slot] = values[i]


@tack.kernel
def count_up(counts: tack.i32[:]):
    for _ in range(1):
        tack.atomic_add(counts, 0, 1)


@tack.kernel
def sample_volume(tex: tack.texture3d[:, :, :], output: tack.f32[:], n: tack.i32):
    for i in range(n):
        u = float(i) / float(n)
        output[i] = tex.sample(u, 0.5, 0.5)  # normalized [0,1] coords


@tack.kernel
def debug_kernel(data: tack.f32[:], n: tack.i32):
    for i in range(n):
        if i < 3:
            print("val:", data[i])
