"""Kernels with local arrays, short rows, textures, and arithmetic of every type; `CASES` by name."""

from __future__ import annotations

from typing import Final

import numpy as np
from lanes_harness import Cases, blank, floats, whole

CASES: Final = Cases()
add = CASES.add

# --- local arrays, short rows, textures --------------------------------------------------------------------------------

add(
    "local arrays",
    lambda n, source: {"x": source.integers(0, 100, (n, 6), dtype=np.int32), "out": blank((n, 3), np.int32)},
    """
@tack.kernel
def k(x: tack.i32[:, :], out: tack.i32[:, :]):
    for i in range(len(x)):
        a = tack.local_array(tack.i32, 6)
        b = tack.local_array(tack.u8, 4)
        for j in range(6):
            a[j] = x[i, j]
        for j in range(4):
            b[j] = j * 7
        for j in range(1, 6):
            v = a[j]
            p = j - 1
            while p >= 0 and a[p] > v:
                a[p + 1] = a[p]
                p -= 1
            a[p + 1] = v
        b[x[i, 0] % 4] += 200
        if x[i, 1] > 50:
            b[x[i, 2] & 3] = a[x[i, 3] % 6]
        out[i, 0] = a[0] * 10000 + a[2] * 100 + a[5]
        out[i, 1] = a[x[i, 4] % 6]
        out[i, 2] = b[0] + b[1] * 3 + b[2] * 5 + b[3] * 7
""",
)
add(
    "rows shorter than a vector",
    lambda n, source: {"x": floats(source, n, 3), "out": blank((n, 3), np.float32)},
    """
@tack.kernel
def k(x: tack.f32[:, :], out: tack.f32[:, :]):
    for i, j in tack.ndindex(x.shape[0], x.shape[1]):
        out[i, j] = x[i, j] * j - (x[i, j - 1] if j > 0 else x[i, 2] if i % 2 == 0 else -1.0)
""",
)
add(
    "short rows of a known length",
    lambda n, source: {"x": floats(source, n, 5), "out": blank((n, 5), np.float32)},
    """
@tack.kernel
def k(x: tack.f32[:, 5], out: tack.f32[:, 5]):
    for i, j in tack.ndindex(len(x), 5):
        if x[i, j] < -0.5:
            continue
        s = 0.0
        while s < x[i, j] * j:
            s += 0.5
        out[i, j] = s + x[i, 4 - j]
""",
)
add(
    "rows, columns and layers",
    lambda n, source: {"x": floats(source, 2, 3, n), "out": blank((2, 3, n), np.float64), "t": blank((n, 2), np.int32)},
    """
@tack.kernel
def k(x: tack.f32[:, :, :], out: tack.f64[:, :, :], t: tack.i32[:, :]):
    for a, b, c in tack.ndindex(2, x.shape[1], x.shape[2]):
        s = x[a, b, c] * 4.0
        if 0 < b < x.shape[1] - 1 and 0 < c < x.shape[2] - 1:
            s -= x[a, b - 1, c] + x[a, b + 1, c] + x[a, b, c - 1] + x[a, b, c + 1]
        out[a, b, c] = s * a
        if b == 1:
            t[c, a] = a * 1000 + c
""",
    big=133,
)
add(
    "an index set that starts anywhere",
    lambda n, source: {"out": blank((6, n + 4), np.int64), "n": n + 2},
    """
@tack.kernel
def k(out: tack.i64[:, :], n: tack.i32):
    for i, j in tack.ndindex((-2, 3), (2, n)):
        out[i + 2, j] = i * 1000 + j * j
        if (i + j) % 3 == 0:
            out[i + 2, j] -= i
""",
)
add(
    "samples of a texture",
    lambda n, source: {
        "tex": floats(source, 2, 3, 4),
        "u": source.uniform(-0.2, 1.2, n).astype(np.float32),
        "v": source.choice(np.array([0, 1, 0.5, np.nan, np.inf, -3], np.float32), n),
        "out": blank(n, np.float32),
    },
    """
@tack.kernel
def k(tex: tack.texture3d[:, :, :], u: tack.f32[:], v: tack.f32[:], out: tack.f32[:]):
    for i in range(len(u)):
        if u[i] < 0.9:
            out[i] = tex.sample(u[i], v[i], 0.3)
        else:
            out[i] = tex.sample(v[i], 0.5, u[i]) if v[i] < 1.0 else 7.0
""",
)

# --- arithmetic --------------------------------------------------------------------------------------------------------

add(
    "arithmetic of all integer types",
    lambda n, source: {
        **{
            name: whole(source, n, np.dtype(name))
            for name in ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")
        },
        "out": blank((n, 8), np.int64),
        "count": source.integers(0, 70, n, dtype=np.uint8),
    },
    """
@tack.kernel
def k(
    int8: tack.i8[:], uint8: tack.u8[:], int16: tack.i16[:], uint16: tack.u16[:],
    int32: tack.i32[:], uint32: tack.u32[:], int64: tack.i64[:], uint64: tack.u64[:],
    out: tack.i64[:, :], count: tack.u8[:],
):
    for i in range(len(count)):
        out[i, 0] = int8[i] * int8[i] + (int8[i] << count[i]) - abs(int8[i])
        out[i, 1] = tack.i64(uint8[i] // (uint8[i] >> 4)) + max(int8[i], uint8[i]) + (uint8[i] < int8[i])
        out[i, 2] = (int16[i] >> count[i]) + int16[i] % int8[i] + min(int16[i], uint16[i])
        out[i, 3] = (uint16[i] % tack.u16(7)) * (uint16[i] // uint8[i]) + ~uint16[i]
        if int32[i] > uint32[i]:
            out[i, 4] = int32[i] // int16[i] - (int32[i] ^ int32[i] >> 3)
        else:
            out[i, 4] = int32[i] % int16[i] + (uint32[i] >> count[i])
        out[i, 5] = (int64[i] * int64[i]) // int32[i] + (int64[i] >> count[i])
        out[i, 6] = tack.i64(uint64[i] % (uint64[i] >> 33)) + (uint64[i] > tack.u64(int64[i]))
        out[i, 7] = tack.i64(min(uint64[i] * uint64[i], ~uint64[i])) + pow(int16[i], count[i] % 5)
""",
)
add(
    "arithmetic of both floating types",
    lambda n, source: {
        "a": source.choice(np.array([0.0, -0.0, 1.5, -2.5, 0.1, 3e38, 1e-40, np.inf, -np.inf, np.nan, 7.0], np.float32), n),
        "b": source.choice(np.array([0.0, -0.0, 0.5, -1.5, 0.1, 1e300, 5e-324, np.inf, -np.inf, np.nan, 3.0]), n),
        "small": blank((n, 6), np.float32),
        "wide": blank((n, 6), np.float64),
    },
    """
@tack.kernel
def k(a: tack.f32[:], b: tack.f64[:], small: tack.f32[:, :], wide: tack.f64[:, :]):
    for i in range(len(a)):
        small[i, 0] = a[i] * a[i] + 0.1
        small[i, 1] = min(a[i], 0.0) - max(-a[i], a[i])
        small[i, 2] = math.sqrt(a[i]) / a[i]
        small[i, 3] = math.floor(a[i]) - math.ceil(a[i] * 0.3)
        small[i, 4] = a[i] // 0.7 + a[i] % -0.7
        small[i, 5] = b[i] if a[i] < b[i] else -a[i]
        wide[i, 0] = a[i] + b[i] * b[i]
        wide[i, 1] = max(a[i], b[i]) + min(b[i], 2.0)
        if a[i] > 0.0:
            wide[i, 2] = b[i] // a[i]
        wide[i, 3] = b[i] % a[i] if b[i] != 0.0 else a[i]
        wide[i, 4] = abs(b[i]) * math.sqrt(b[i])
        wide[i, 5] = (a[i] == b[i]) + (a[i] != a[i]) * 2 + (b[i] <= a[i]) * 4
""",
)
add(
    "conversions",
    lambda n, source: {
        "f": source.choice(
            np.array(
                [
                    0.0,
                    -1.9,
                    127.5,
                    128.0,
                    255.9,
                    -3e9,
                    3e9,
                    1e19,
                    -1e19,
                    np.nan,
                    np.inf,
                    65535.6,
                    2.0**31,
                    -(2.0**31),
                    2.0**31 - 128,
                ],
                np.float32,
            ),
            n,
        ),
        "d": source.choice(
            np.array(
                [
                    0.1,
                    -128.9,
                    2147483647.9,
                    4294967295.9,
                    9.3e18,
                    1.9e19,
                    -np.inf,
                    np.nan,
                    -0.5,
                    2.0**53 + 2,
                    2.0**63,
                    -(2.0**63),
                    2.0**64,
                ]
            ),
            n,
        ),
        "s": whole(source, n, np.int64),
        "u": whole(source, n, np.uint64),
        "out": blank((n, 8), np.int64),
        "single": blank((n, 3), np.float32),
        "double": blank((n, 3), np.float64),
        "bytes": blank((n, 4), np.uint8),
    },
    """
@tack.kernel
def k(
    f: tack.f32[:], d: tack.f64[:], s: tack.i64[:], u: tack.u64[:],
    out: tack.i64[:, :], single: tack.f32[:, :], double: tack.f64[:, :], bytes: tack.u8[:, :],
):
    for i in range(len(f)):
        out[i, 0] = tack.i8(f[i]) + tack.u8(d[i])
        out[i, 1] = tack.i16(d[i]) + tack.u16(f[i])
        out[i, 2] = int(f[i]) + tack.i64(tack.u32(d[i]))
        out[i, 3] = tack.i64(f[i])
        out[i, 4] = tack.i64(tack.u64(d[i])) + tack.i64(tack.u64(f[i]))
        out[i, 5] = tack.i16(s[i]) + tack.i64(tack.u8(u[i]))
        out[i, 6] = tack.i64(tack.i8(s[i])) - tack.i64(tack.u32(s[i]))
        out[i, 7] = tack.i64(u[i])
        single[i, 0] = s[i]
        single[i, 1] = u[i]
        single[i, 2] = d[i]
        double[i, 0] = s[i]
        double[i, 1] = u[i]
        double[i, 2] = f[i]
        bytes[i, 0] = s[i]
        bytes[i, 1] = d[i]
        if f[i] > 100.0:
            bytes[i, 2] = f[i]
        bytes[i, 3] = i
""",
)
add(
    "types of different widths in one loop",
    lambda n, source: {
        "a": whole(source, n, np.int8),
        "b": whole(source, n, np.uint16),
        "x": floats(source, n),
        "d": floats(source, n, type_=np.float64),
        "out": blank(n, np.float64),
        "small": blank(n, np.int8),
        "word": blank(n, np.uint16),
        "long": blank(n, np.uint64),
    },
    """
@tack.kernel
def k(
    a: tack.i8[:], b: tack.u16[:], x: tack.f32[:], d: tack.f64[:],
    out: tack.f64[:], small: tack.i8[:], word: tack.u16[:], long: tack.u64[:],
):
    for i in range(len(a)):
        s = d[i]
        c = a[i]
        h = tack.u64(b[i])
        t = 0
        while s < 3.0 and t < 20:
            s += x[i] * x[i] + 0.25
            c = tack.i8(c * 3 + 1)
            h = h * tack.u64(2862933555777941757) + tack.u64(t)
            if c < 0:
                t += 1
                continue
            if (h >> 60) == tack.u64(3):
                break
            s += t
            t += 1
        out[i] = s
        small[i] = c
        word[i] = c + t
        long[i] = h
""",
)
add(
    "random numbers of lanes of their own",
    lambda n, source: {"out": blank(n, np.float32), "turns": blank(n, np.int32), "seed": 5},
    """
@tack.kernel
def k(out: tack.f32[:], turns: tack.i32[:], seed: tack.i32):
    for i in range(len(out)):
        state = tack.u32(i) * tack.u32(747796405) + tack.u32(seed)
        t = 0
        x = 1.0
        while x > 0.1 and t < 40:
            word = ((state >> ((state >> 28) + tack.u32(4))) ^ state) * tack.u32(277803737)
            state = state * tack.u32(747796405) + tack.u32(2891336453)
            x = tack.f32(((word >> 22) ^ word) >> 8) * (1.0 / 16777216.0)
            t += 1
        out[i] = x
        turns[i] = t
""",
)
