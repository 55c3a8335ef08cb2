"""Kernels whose lanes work together, from source, with arguments for them; the interpreter says what they must give."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from programs import build

from tackc.compiler import ir, pipeline
from tackc.compiler.frontend import lower

LANES = """
@tack.kernel
def k(out: tack.i32[:], n: tack.i32):
    lane = tack.thread_id()
    for i in range(3, n, 2):
        out[i] = 1000 * lane + tack.thread_id()
"""

AXES = """
@tack.kernel
def k(out: tack.i32[:, :, :], n: tack.i32):
    for i, j, k in tack.ndindex((1, 5), n, 8):
        out[i, j, k] = tack.thread_id()
        tack.barrier()
"""

SHARED = """
@tack.func
def reversed_in(tile, v):
    lane = tack.thread_id()
    tile[lane] = v
    tack.barrier()
    return tile[255 - lane]

@tack.kernel
def k(x: tack.f32[:], out: tack.f32[:], n: tack.i32):
    for i in range(n):
        tile = tack.shared_like(x, 256)
        flags = tack.shared(tack.u8, 3)
        first = reversed_in(tile, x[i])
        tack.barrier()
        if tack.thread_id() < 3:
            flags[tack.thread_id()] = 7 * tack.thread_id() + 1
        out[i] = first + 2.0 * reversed_in(tile, x[i] + 1.0) + flags[i % 3]
"""

MEMORY = """
@tack.kernel
def k(x: tack.i32[:], n: tack.i32):
    for i in range(n):
        start = i - tack.thread_id()
        for turn in range(5):
            neighbour = x[start + (tack.thread_id() + 1) % 256]
            tack.barrier()
            x[i] = neighbour + turn
            tack.barrier()
"""

TREE = """
@tack.kernel
def k(data: tack.f32[:], sums: tack.f32[:], n: tack.i32):
    for i in range(n):
        smem = tack.shared(tack.f32, 256)
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
            sums[i // 256] = smem[0]
"""

REDUCE = """
@tack.kernel
def k(x: tack.f32[:], out: tack.f32[:, :], n: tack.i32) -> int:
    lane = tack.thread_id()
    for i in range(n):
        total = 0.0
        for turn in range(6):
            part = tack.block_sum(x[i] * turn)
            if part > 1000.0:
                continue
            total += part
        if total > 5.0:
            total += tack.block_max(x[i]) + 3.0 * tack.block_min(tack.f32(lane))
        out[i, 0] = total
        out[i, 1] = tack.block_min(x[i] if lane % 2 else -x[i])
        if n > 300:
            continue
        out[i, 2] = tack.block_max(x[i])
    return tack.thread_id() + lane + n
"""

EXTREMES = """
@tack.kernel
def k(x: tack.f32[:], low: tack.f32[:], high: tack.f32[:]):
    for i in range(len(x)):
        low[i] = tack.block_min(x[i])
        high[i] = tack.block_max(x[i])
"""


def kernel(text: str) -> ir.Kernel:
    """The (last) kernel of a text, as emitters take it."""
    return pipeline.run(lower(*build(text)).kernel)


def special(*values: float) -> np.ndarray:
    """Groups of ones, each with another of these values in one lane."""
    x = np.ones(256 * len(values), np.float32)
    for group, value in enumerate(values):
        x[256 * group : 256 * (group + 1)] = 0.0 if value == 0 else np.float32(1.5)
        x[256 * group + 97 * group % 256] = value
    return x


def group_kernels() -> Iterator[tuple[str, ir.Kernel, dict[str, Any]]]:
    """A name, a kernel, and its arguments."""
    data = np.array([(k * 37) % 101 / 8 - 4 for k in range(512)], np.float32)
    yield "group_lanes", kernel(LANES), {"out": np.full(1300, -1, np.int32), "n": np.int32(1300)}
    yield "group_axes", kernel(AXES), {"out": np.full((6, 16, 8), -1, np.int32), "n": np.int32(16)}
    yield "group_shared", kernel(SHARED), {"x": data, "out": np.zeros(512, np.float32), "n": np.int32(512)}
    yield "group_memory", kernel(MEMORY), {"x": np.arange(512, dtype=np.int32), "n": np.int32(512)}
    yield "group_tree", kernel(TREE), {"data": data, "sums": np.zeros(2, np.float32), "n": np.int32(512)}
    yield "group_reduce", kernel(REDUCE), {"x": data, "out": np.zeros((512, 3), np.float32), "n": np.int32(512)}
    yield "group_reduce_one", kernel(REDUCE), {"x": data[:256], "out": np.zeros((256, 3), np.float32), "n": np.int32(256)}
    extremes = special(np.nan, np.inf, -np.inf, -0.0, 0.0, 2.5)
    yield "group_extremes", kernel(EXTREMES), {"x": extremes, "low": np.zeros_like(extremes), "high": np.zeros_like(extremes)}
    negative = -special(0.0)  # a group of negative zeros with a positive one
    yield "group_zeros", kernel(EXTREMES), {"x": negative, "low": np.zeros_like(negative), "high": np.zeros_like(negative)}
