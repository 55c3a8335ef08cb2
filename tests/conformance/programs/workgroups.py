"""Programs for devices with workgroups; the annotations say what the bundle of the tests holds."""

from __future__ import annotations

import tack

Element = tack.one_of(tack.f32, tack.i32)


@tack.kernel
def block_reduce(data: tack.f32[:], partial_sums: tack.f32[:], n: tack.i32):
    for i in range(n):
        smem = tack.shared(tack.f32, 256)
        tid = tack.thread_id()
        smem[tid] = data[i]
        tack.barrier()

        # Tree reduction within workgroup
        stride = 128
        while stride > 0:
            if tid < stride:
                smem[tid] = smem[tid] + smem[tid + stride]
            tack.barrier()
            stride = stride // 2

        if tid == 0:
            tack.atomic_add(partial_sums, 0, smem[0])


@tack.kernel
def generic_reduce(data: Element[:], partial_sums: Element[:]):
    for i in range(data.shape[0]):
        smem = tack.shared_like(data, 256)  # inherits the scalar component dtype from data
        tid = tack.thread_id()
        smem[tid] = data[i]
        tack.barrier()
        stride = 128
        while stride > 0:
            if tid < stride:
                smem[tid] = smem[tid] + smem[tid + stride]
            tack.barrier()
            stride = stride // 2
        if tid == 0:
            tack.atomic_add(partial_sums, 0, smem[0])


@tack.kernel
def participation(data: tack.f32[:], out: tack.f32[:], n: tack.i32):
    for i in range(n):
        s = tack.shared(tack.f32, 256)
        s[tack.thread_id()] = data[i]
        if n > 0:  # scalar parameter: uniform
            tack.barrier()  # accepted
        total = tack.block_sum(data[i])
        if total > 0.0:  # collective result: uniform
            tack.barrier()  # accepted
        if data[i] > 0.0:  # varying, but contains no collective
            out[i] = s[0]
        tack.barrier()  # accepted: control has reconverged


@tack.kernel
def rounds(data: tack.f32[:], out: tack.f32[:], turns: tack.i32):
    for i in range(len(data)):
        total = 0.0
        for turn in range(turns):
            total += tack.block_sum(data[i] + turn)
        out[i] = total


@tack.func
def waits(value):
    tack.barrier()
    return value


@tack.kernel
def unreachable(x: tack.f32[:], n: tack.i32):
    for i in range(n):
        x[i] = 1.0
        if False:
            x[i] = waits(x[i])
        continue
        tile = tack.shared_like(x, 256)
        tile[tack.thread_id()] = x[i]
