"""Kernels that reach elements in every way that lanes can; `CASES` by name."""

from __future__ import annotations

from typing import Final

import numpy as np
from lanes_harness import Cases, blank, floats, whole

CASES: Final = Cases()
add = CASES.add

# --- where elements lie ------------------------------------------------------------------------------------------------

add(
    "consecutive elements",
    lambda n, source: {"x": floats(source, n), "y": floats(source, n), "out": blank(n, np.float32), "a": 1.7},
    """
@tack.kernel
def k(x: tack.f32[:], y: tack.f32[:], out: tack.f32[:], a: tack.f32):
    for i in range(len(out)):
        out[i] = a * x[i] + y[i]
""",
    big=1003,
)
add(
    "neighbours, and a copy that is shifted",
    lambda n, source: {"x": floats(source, n + 2), "out": blank(n + 1, np.float32), "sum": blank(n, np.float32)},
    """
@tack.kernel
def k(x: tack.f32[:], out: tack.f32[:], sum: tack.f32[:]):
    for i in range(len(sum)):
        sum[i] = x[i] + x[i + 1] + x[i + 2]
        out[i + 1] = x[i]
""",
)
add(
    "backwards and at negative strides",
    lambda n, source: {"x": floats(source, 3 * n), "out": blank(n, np.float32), "back": blank(2 * n, np.float32)},
    """
@tack.kernel
def k(x: tack.f32[:], out: tack.f32[:], back: tack.f32[:]):
    for i in range(len(out)):
        out[len(out) - 1 - i] = x[i] - x[len(x) - 1 - i]
        back[2 * (len(out) - 1 - i)] = x[3 * (len(out) - 1 - i) + 1]
        back[2 * len(out) - 2 * i - 1] = x[-3 * i + 3 * len(out) - 1]
""",
)
add(
    "records of three",
    lambda n, source: {"x": floats(source, 3 * n), "out": blank(n, np.float32), "y": blank(3 * n, np.float32)},
    """
@tack.kernel
def k(x: tack.f32[:], out: tack.f32[:], y: tack.f32[:]):
    for i in range(len(out)):
        a = x[3 * i]
        b = x[3 * i + 1]
        c = x[3 * i + 2]
        out[i] = math.sqrt(a * a + b * b + c * c)
        y[3 * i + 2] = a
        if b > 0.0:
            y[3 * i + 1] = c
""",
)
add(
    "strides that are arguments",
    lambda n, source: {"x": floats(source, 5 * n + 3), "out": blank(2 * n, np.float32), "p": 5, "q": 2, "n": n},
    """
@tack.kernel
def k(x: tack.f32[:], out: tack.f32[:], p: tack.i32, q: tack.i64, n: tack.i32):
    for i in range(n):
        s = x[i * p + 2]
        if s > 0.1:
            s -= x[i * p + q] * q
            out[i * q + 1] = s
        out[i * q] = s
""",
)
add(
    "an axis that starts, ends and steps anywhere",
    lambda n, source: {
        "x": floats(source, 3 * n + 9),
        "out": blank(3 * n + 9, np.float64),
        "first": 4,
        "n": 3 * n + 5,
        "step": 3,
    },
    """
@tack.kernel
def k(x: tack.f32[:], out: tack.f64[:], first: tack.i32, n: tack.i32, step: tack.i32):
    for i in range(first, n, step):
        out[i] = x[i] + x[i - 4] * i
        if x[i + 1] > 0.0:
            out[i + 1] = i
""",
)
add(
    "sums of rows and of columns",
    lambda n, source: {
        "x": floats(source, n, 7),
        "rows": blank(n, np.float32),
        "y": floats(source, 5, n),
        "columns": blank(n, np.float32),
    },
    """
@tack.kernel
def k(x: tack.f32[:, :], rows: tack.f32[:], y: tack.f32[:, :], columns: tack.f32[:]):
    for i in range(len(rows)):
        s = 0.0
        for j in range(x.shape[1]):
            s += x[i, j]
        rows[i] = s
        t = 0.0
        for j in range(y.shape[0]):
            t += y[j, i]
            if t < -1.0:
                break
        columns[i] = t
""",
)
add(
    "gathers of every width",
    lambda n, source: {
        "a": whole(source, 20, np.int8),
        "b": whole(source, 21, np.uint16),
        "c": floats(source, 22),
        "d": floats(source, 23, type_=np.float64),
        "p": source.integers(0, 20, n, dtype=np.int32),
        "q": source.integers(0, 20, n, dtype=np.uint8),
        "out": blank((n, 4), np.float64),
    },
    """
@tack.kernel
def k(a: tack.i8[:], b: tack.u16[:], c: tack.f32[:], d: tack.f64[:], p: tack.i32[:], q: tack.u8[:], out: tack.f64[:, :]):
    for i in range(len(p)):
        out[i, 0] = a[p[i]]
        out[i, 1] = b[q[i] + 1]
        if p[i] > 7:
            out[i, 2] = c[p[i] + 2]
        out[i, 3] = d[p[i] + 3] if q[i] % 2 == 0 else d[q[i]]
""",
)
add(
    "scatters, to places of their own and with one value to shared ones",
    lambda n, source: {
        "x": floats(source, n),
        "p": source.permutation(n).astype(np.int32),
        "seen": blank(9, np.int8),
        "out": blank(n, np.float32),
        "small": blank(n, np.uint16),
        "any": blank(2, np.int64),
    },
    """
@tack.kernel
def k(x: tack.f32[:], p: tack.i32[:], seen: tack.i8[:], out: tack.f32[:], small: tack.u16[:], any: tack.i64[:]):
    for i in range(len(x)):
        out[p[i]] = x[i] * 2.0
        if x[i] > 0.3:
            small[p[i]] = p[i] + 1
            seen[p[i] % 9] = 1
            any[0] = 7
        any[1] = 8
""",
)
add(
    "indices that wrap at 2**31",
    lambda n, source: {"x": floats(source, 16), "out": blank(n, np.float32), "wide": blank(n, np.int64), "near": 2**31 - 21},
    """
@tack.kernel
def k(x: tack.f32[:], out: tack.f32[:], wide: tack.i64[:], near: tack.i32):
    for i in range(len(out)):
        j = int(i) + near
        wide[i] = j
        out[i] = x[j & 15] + (x[(j - 5) >> 28 & 15] if j < 0 else x[(j >> 2) % 16]) + j
""",
)
add(
    "numbers of iterations beyond 2**31 and 2**32",
    lambda n, source: {"n": 2**32 - 9 + n, "first": 2**32 - 9, "out": blank(n, np.float32), "wide": blank((n, 4), np.float64)},
    """
@tack.kernel
def k(n: tack.i64, first: tack.i64, out: tack.f32[:], wide: tack.f64[:, :]):
    for i in range(first, n):
        out[i - first] = i
        wide[i - first, 0] = i * i
        wide[i - first, 1] = int(i)
        wide[i - first, 2] = tack.u32(i) + 3
        wide[i - first, 3] = int(i - 2147483648) * 3
""",
)
add(
    "what an iteration has stored",
    lambda n, source: {
        "x": floats(source, n),
        "tmp": blank(n, np.float32),
        "out": blank(n, np.float32),
        "p": source.permutation(n),
    },
    """
@tack.kernel
def k(x: tack.f32[:], tmp: tack.f32[:], out: tack.f32[:], p: tack.i64[:]):
    for i in range(len(x)):
        tmp[i] = x[i] * 2.0
        if x[i] > 0.5:
            tmp[i] = tmp[i] + 1.0
        out[p[i]] = tmp[i]
        for t in range(3):
            tmp[i] += out[p[i]] * t
            if tmp[i] > 4.0:
                out[p[i]] -= 1.5
                continue
            out[p[i]] += tmp[i]
""",
)
add(
    "vectors of three",
    lambda n, source: {"at": floats(source, n, 3), "by": floats(source, n, 3), "out": blank(n, np.float32), "h": 0.25},
    """
@tack.kernel
def k(at: vec3(f32)[:], by: vec3(f32)[:], out: tack.f32[:], h: tack.f32):
    for i in range(len(at)):
        v = at[i] + h * by[i]
        if v.dot(by[i]) > 0.0:
            at[i] += v * 0.5
        else:
            at[i].y = 7.0
        out[i] = v.norm() + v[i % 3]
""",
)

# --- atomics -----------------------------------------------------------------------------------------------------------

add(
    "atomic updates, some of one element by many lanes",
    lambda n, source: {
        "x": source.integers(-50, 50, n, dtype=np.int32),
        "bins": np.zeros(7, np.int32),
        "small": np.zeros(3, np.uint8),
        "ends": np.array([0, 0, 9], np.int64),
        "most": np.array([3], np.uint32),
        "total": np.zeros(2, np.float64),
    },
    """
@tack.kernel
def k(x: tack.i32[:], bins: tack.i32[:], small: tack.u8[:], ends: tack.i64[:], most: tack.u32[:], total: tack.f64[:]):
    for i in range(len(x)):
        tack.atomic_add(bins, x[i] % 7, x[i])
        if x[i] > 10:
            tack.atomic_add(small, x[i] % 3, 3)
            tack.atomic_add(total, 0, x[i] * 0.25)
        tack.atomic_min(ends, 0, x[i])
        tack.atomic_max(ends, 1, x[i] * 2)
        tack.atomic_max(most, 0, tack.u32(x[i]))
        t = 0
        while t < x[i] % 5:
            tack.atomic_add(total, 1, 1.0)
            t += 1
""",
)
add(
    "old values, each of which one lane sees",
    lambda n, source: {
        "x": source.integers(-50, 50, n, dtype=np.int32),
        "next": np.zeros(3, np.int32),
        "taken": np.zeros((3, 2 * n + 1), np.int16),
        "own": source.integers(-9, 9, n, dtype=np.int32),
        "out": blank((n, 3), np.int32),
    },
    """
@tack.kernel
def k(x: tack.i32[:], next: tack.i32[:], taken: tack.i16[:, :], own: tack.i32[:], out: tack.i32[:, :]):
    for i in range(len(x)):
        at = tack.atomic_add(next, 0, 1)
        taken[0, at] += 1
        if x[i] > 0:
            at = tack.atomic_add(next, 1, 2)
            taken[1, at] += 1
        r = x[i] % 3
        while r > 0:
            taken[2, tack.atomic_add(next, 2, 1)] += 5
            r -= 1
        out[i, 0] = tack.atomic_add(own, i, x[i])
        if x[i] % 2 == 0:
            out[i, 1] = tack.atomic_max(own, i, 3)
        out[i, 2] = tack.atomic_min(own, i, 1) + own[i]
""",
)
add(
    "atomic updates of one element by all lanes",
    lambda n, source: {
        "x": source.integers(-1000, 1000, n, dtype=np.int32),
        "b": whole(source, n, np.uint8),
        "at": 2,
        "sums": np.zeros(4, np.int64),
        "low": np.full(3, 5000, np.int32),
        "high": np.full(3, -5000, np.int32),
        "least": np.full(2, 255, np.uint8),
        "most": np.zeros(2, np.uint8),
    },
    """
@tack.kernel
def k(
    x: tack.i32[:], b: tack.u8[:], at: tack.i32,
    sums: tack.i64[:], low: tack.i32[:], high: tack.i32[:], least: tack.u8[:], most: tack.u8[:],
):
    for i in range(len(x)):
        tack.atomic_add(sums, 0, x[i])
        tack.atomic_min(low, at, x[i])
        tack.atomic_max(high, 0, x[i])
        if x[i] % 3 == 1:
            tack.atomic_add(sums, 1, x[i])
            tack.atomic_add(sums, 2, 1)
            tack.atomic_min(low, 1, x[i])
            tack.atomic_max(high, at, x[i])
            tack.atomic_min(least, 0, b[i])
            tack.atomic_max(most, 0, b[i])
        t = 0
        while t < x[i] % 5:
            tack.atomic_max(most, 1, b[i] + t)
            t += 1
            if t == 3:
                continue
            tack.atomic_min(least, 1, b[i] - t)
            tack.atomic_add(sums, 3, t)
""",
)

# --- rows that lanes walk along ----------------------------------------------------------------------------------------

add(
    "sums of rows",
    lambda n, source: {
        "x": floats(source, n, 43),
        "d": floats(source, n, 43, type_=np.float64),
        "b": source.integers(0, 256, (n, 131), dtype=np.uint8),
        "start": source.integers(0, 20, n, dtype=np.int32),
        "columns": 43,
        "out": blank((n, 5), np.float64),
    },
    """
@tack.kernel
def k(x: tack.f32[:, :], d: tack.f64[:, :], b: tack.u8[:, :], start: tack.i32[:], columns: tack.i32, out: tack.f64[:, :]):
    for i in range(len(x)):
        total = 0.0
        for j in range(columns):
            total += x[i, j]
        out[i, 0] = total
        weighed = 0.0
        count = 0
        for j in range(2, columns - 1):
            v = d[i, j] * 0.3 + d[i, j - 2]
            if v > 0.5:
                weighed += v * j
                count += 1
            elif j % 3 == 0:
                weighed -= d[i, j + 1]
        out[i, 1] = weighed + count
        bytes = 0
        for j in range(b.shape[1]):
            bytes = bytes * 31 + b[i, j] * (j + 1)
        out[i, 2] = bytes
        moved = 0.0
        for j in range(20):
            moved = moved * 0.9 + x[i, start[i] + j]
        out[i, 3] = moved
        chosen = 0.0
        for j in range(columns):
            chosen += x[i, j] if d[i, j] > 0.0 else 1.0
        out[i, 4] = chosen
""",
)
add(
    "products of rows",
    lambda n, source: {"a": floats(source, 3, 40), "b": floats(source, n, 40), "c": blank((3, n), np.float32)},
    """
@tack.kernel
def k(a: tack.f32[:, :], b: tack.f32[:, :], c: tack.f32[:, :]):
    for i, j in tack.ndindex(a.shape[0], b.shape[0]):
        total = 0.0
        for k in range(a.shape[1]):
            total += a[i, k] * b[j, k]
        c[i, j] = total
""",
)
add(
    "rows of any stretch",
    lambda n, source: {
        "x": floats(source, n, 24),
        "y": floats(source, n, 25),
        "z": blank((n, 24), np.float32),
        "first": 20,
        "last": 3,
        "flag": 0,
        "out": blank((n, 6), np.float32),
    },
    """
@tack.kernel
def k(
    x: tack.f32[:, :], y: tack.f32[:, :], z: tack.f32[:, :], first: tack.i32, last: tack.i32, flag: tack.i32, out: tack.f32[:, :]
):
    for i in range(len(x)):
        none = 0.5
        for j in range(first, last):
            none += x[i, j]
        out[i, 0] = none
        running = 0.0
        for j in range(24):
            running += y[i, j]
            y[i, j + 1] = running
        out[i, 1] = running
        halves = 0.0
        for j in range(20):
            halves = halves * 0.5 + x[i, j]
            j = j // 2
            halves += x[i, j]
        out[i, 2] = halves
        some = 0.0
        for j in range(60):
            some += x[i, j] if j < 24 else 1.0
        out[i, 3] = some
        left = 0.0
        for j in range(24):
            if x[i, j] > 1.0:
                break
            left += x[i, j]
        out[i, 4] = left
        for j in range(24):
            z[i, j] = x[i, j] * 2.0
        out[i, 5] = 0.0
        for j in range(60):
            if flag > 0:
                out[i, 5] += x[i, j]
""",
)
add(
    "indices in both directions",
    lambda n, source: {
        "x": floats(source, 2 * n + 40),
        "p": source.integers(0, 20, n, dtype=np.int32),
        "u": source.integers(2**32 - 30, 2**32, n, dtype=np.uint32),
        "out": blank((n, 6), np.float32),
        "y": blank(2 * n + 40, np.float32),
        "n": n,
    },
    """
@tack.kernel
def k(x: tack.f32[:], p: tack.i32[:], u: tack.u32[:], out: tack.f32[:, :], y: tack.f32[:], n: tack.i32):
    for i in range(n):
        out[i, 0] = x[i - p[i] + 20]
        out[i, 1] = x[tack.i64(u[i]) - 4294967266]
        out[i, 2] = x[i + p[i]]
        out[i, 3] = x[20 - p[i]] + x[p[i] + 20]
        if p[i] > 4:
            out[i, 4] = x[n - i - p[i] + 20] + x[p[i] - 4 + 2 * i]
        out[i, 5] = x[i * i - (i - 3) * (i + 3)]
        y[2 * i + 20 - 20 * (p[i] // 20)] = p[i]
""",
)
