"""Kernels in debug mode that fail in some iterations, from source, with arguments; the interpreter says what they find."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from launches import RECORD, first_failure, record
from programs import build

from tackc.compiler import interpret, ir, pipeline
from tackc.compiler.frontend import lower

KINDS = """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], n: tack.i32):
    tmp = tack.local_array(tack.i32, 4)
    for i in range(len(out)):
        for j in range(4):
            tmp[j] = j
        out[i] = 0
        if i % 7 == n % 7:
            out[i] += x[i + len(x)]
        if i % 11 == n % 11:
            out[i - len(out) - 1] = 1
        if i % 13 == n % 13:
            out[i] += tack.atomic_add(x, -i - 1, 5)
        if i % 17 == n % 17:
            out[i] += i // (n - n) + i % (n - n)
        if i % 19 == n % 19:
            out[i] += tmp[i + 4]
        if i % 23 == n % 23:
            for j in range(0, 9, n - i):
                out[i] += 1
        out[i] += i
"""

LAST = """
@tack.kernel
def k(x: tack.f32[:], out: tack.f32[:], n: tack.i64) -> tack.f32:
    for i in range(5, len(out), 2):
        out[i] = x[i + n] + x[i]
    return x[n]
"""

BEFORE = """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], n: tack.i32):
    first = x[n] // x[0]
    for i in range(len(out)):
        out[i] = first + x[i + n]
"""

TWO = """
@tack.kernel
def k(x: tack.i32[:, :], out: tack.i32[:, :], n: tack.i32):
    for i, j in tack.ndindex(len(out), (1, n)):
        out[i, j] = x[i + 1, j] + x[i * n + j]
"""

THREE = """
@tack.kernel
def k(x: tack.i32[:, :, 3], out: tack.i32[:, :, 3], n: tack.i32):
    for i, j, k in tack.ndindex(len(out), n, 3):
        if i * j > 30:
            out[i, j, k + i - 3] = x[i, j - k, k] % (j - 20)
"""

FOUR = """
@tack.kernel
def k(x: tack.u8[:], out: tack.u8[:, :, :, :], n: tack.i32):
    for h, i, j, k in tack.ndindex(3, n, 5, 7):
        out[h, i, j, k] = x[h * i * j * k]
"""

GROUPS = """
@tack.kernel
def k(x: tack.f32[:], out: tack.f32[:], n: tack.i32):
    for i in range(n):
        lane = tack.thread_id()
        tile = tack.shared(tack.f32, 200)
        tile[lane] = x[i]
        tack.barrier()
        part = tile[(lane + 1) % 256]
        total = tack.block_sum(x[i + 100] + part)
        turn = 0
        while turn < n // 256:
            tack.barrier()
            turn += 1
        out[i] = total
"""


def kernels(text: str) -> tuple[ir.Kernel, ir.Kernel]:
    """The (last) kernel of a text for debug mode: as it is lowered, without checks, and as emitters take it."""
    lowered = lower(*build(text), checked=True).kernel
    return lowered, pipeline.run(lowered, passes=pipeline.passes(checked=True))


def found(lowered: ir.Kernel, kernel: ir.Kernel, given: dict[str, Any]) -> tuple[dict[str, Any], np.generic | None]:
    """What a run leaves in the arrays and in the record, and its value; it must not fail after the loop."""
    arrays = {name: value.copy() for name, value in given.items()}
    failures: list[interpret.Failure] = []
    result = interpret.run(lowered, arrays, failures=failures)
    wanted = {name: value for name, value in arrays.items() if isinstance(value, np.ndarray)}
    return {**wanted, RECORD: first_failure(kernel, interpret.first(failures))}, result


def checked_kernels() -> Iterator[tuple[str, ir.Kernel, dict[str, Any], dict[str, Any], np.generic | None]]:
    """A name, a kernel, its arguments, what it leaves in arrays and record, and its value."""

    def case(name: str, text: str, **given: Any) -> tuple[str, ir.Kernel, dict[str, Any], dict[str, Any], np.generic | None]:
        lowered, kernel = kernels(text)
        wanted, result = found(lowered, kernel, given)
        return f"checked_{name}", kernel, {**given, RECORD: record()}, wanted, result

    count, zeros = np.arange, np.zeros
    for n in (0, 3, 5, 18, 22):  # each kind of failure is the first once
        yield case(f"kinds_{n}", KINDS, x=count(700, dtype=np.int32), out=zeros(700, np.int32), n=np.int32(n))
    floats = count(600, dtype=np.float32)
    yield case("nothing", LAST, x=floats, out=zeros(600, np.float32), n=np.int64(0))
    yield case("last", LAST, x=floats, out=zeros(600, np.float32), n=np.int64(1))
    yield case("negative", LAST, x=floats, out=zeros(600, np.float32), n=np.int64(-300))
    yield case("empty", LAST, x=floats, out=zeros(5, np.float32), n=np.int64(0))
    yield case("before", BEFORE, x=count(300, dtype=np.int32), out=zeros(300, np.int32), n=np.int32(900))
    yield case("before_value", BEFORE, x=count(300, dtype=np.int32), out=zeros(300, np.int32), n=np.int32(2))
    plane = count(20 * 40, dtype=np.int32).reshape(20, 40)
    yield case("two", TWO, x=plane, out=zeros((20, 40), np.int32), n=np.int32(40))
    yield case("two_wide", TWO, x=plane, out=zeros((20, 40), np.int32), n=np.int32(41))
    space = count(9 * 30 * 3, dtype=np.int32).reshape(9, 30, 3)
    yield case("three", THREE, x=space, out=zeros((9, 30, 3), np.int32), n=np.int32(30))
    yield case("four", FOUR, x=count(100, dtype=np.uint8), out=zeros((3, 8, 5, 7), np.uint8), n=np.int32(8))
    yield case("groups", GROUPS, x=count(512, dtype=np.float32), out=zeros(512, np.float32), n=np.int32(512))
