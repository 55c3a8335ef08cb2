"""Kernels that must not run what no lane, or not every lane, asks for; `CASES` by name."""

from __future__ import annotations

from typing import Final

import numpy as np
from lanes_harness import Cases, numbers

CASES: Final = Cases()
add = CASES.add

# --- what does not run -------------------------------------------------------------------------------------------------

add(
    "loads behind conditions that stop short",
    lambda n, source: numbers(n, source),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:]):
    for i in range(len(x)):
        s = 0
        if i > 0 and x[i - 1] > 3:
            s += 1
        if i == len(x) - 1 or x[i + 1] < 3:
            s += 2
        if i > 1 and (x[i - 2] > 0 or i + 2 < len(x) and x[i + 2] > x[i - 1]):
            s += 4
        if not (i < 3 or x[i - 3] < 0):
            s += 8
        out[i] = s
""",
)
add(
    "loads in arms of conditionals",
    lambda n, source: numbers(n, source, at=source.integers(-1, n + 1, n)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], at: tack.i64[:]):
    for i in range(len(x)):
        inside = at[i] >= 0 and at[i] < len(x)
        a = x[at[i]] if inside else -100
        b = x[i + 1] if i + 1 < len(x) else x[i - 1] if i > 0 else 7
        out[i] = a * 1000 + b + (x[i - 4] if i >= 4 else 0)
""",
)
add(
    "a uniform load that no lane asks for",
    lambda n, source: numbers(n, source, limit=100, at=10**9, table=np.arange(3, dtype=np.int32)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], limit: tack.i32, at: tack.i64, table: tack.i32[:]):
    for i in range(len(x)):
        s = x[i]
        if x[i] > limit:
            s += table[at]
        s += table[at] if x[i] > limit else 1
        if x[i] > limit and table[-at] == 3:
            s += 2
        t = 0
        while x[i] > limit and t < table[at]:
            t += 1
        out[i] = s + t
""",
)
add(
    "divisions that lanes are kept from",
    lambda n, source: numbers(
        n, source, d=source.choice(np.array([0, -1, 3, -7], np.int32), n), m=np.full(n, np.iinfo(np.int32).min, np.int32)
    ),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], d: tack.i32[:], m: tack.i32[:]):
    for i in range(len(x)):
        s = 0
        if d[i] != 0 and d[i] != -1:
            s = m[i] // d[i] + m[i] % d[i]
        s += x[i] // d[i] if d[i] != 0 else 5
        for t in range(3):
            if d[i] + t != 0:
                s += 1000 // (d[i] + int(t)) + x[i] % (d[i] + int(t))
        out[i] = s
""",
)
add(
    "conditions of conditions",
    lambda n, source: numbers(n, source, f=source.choice(np.array([0.0, -0.0, np.nan, 2.5], np.float32), n)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], f: tack.f32[:]):
    for i in range(len(x)):
        s = 0
        if f[i]:
            s += 1
        if f[i] or x[i] > 0:
            s += 2
        if (f[i] > 0.0) == (x[i] > 0):
            s += 4
        if (x[i] and f[i] < 1.0) if x[i] % 2 else not f[i]:
            s += 8
        s += ((x[i] > 3) + (f[i] == f[i])) * 16
        while f[i] != f[i] and s < 300:
            s += 100
        out[i] = s
""",
)

# --- functions ---------------------------------------------------------------------------------------------------------

add(
    "device functions that return early",
    lambda n, source: numbers(n, source, keys=np.sort(source.integers(-45, 45, 19)).astype(np.int32)),
    """
@tack.func
def find(keys, value):
    if value > 30:
        return -2
    at = len(keys)
    for p in range(len(keys)):
        if keys[p] >= value:
            at = int(p)
            break
    if at == len(keys):
        return -3
    if keys[at] > value:
        return -1
    return at


@tack.func
def sign(value):
    if value > 0:
        return 1
    elif value < 0:
        return -1
    return 0


@tack.func
def gcd(a, b):
    if a == 0:
        return b
    while b != 0:
        a, b = b, a % b
        if a == 1:
            break
    return abs(a)


@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], keys: tack.i32[:]):
    for i in range(len(x)):
        s = find(keys, x[i]) * 100
        for t in range(1, 5):
            if sign(x[i] - int(t) * 4) > 0:
                s += gcd(x[i], 12 + int(t))
            else:
                s -= find(keys, int(t))
        out[i] = s + (sign(x[i]) if x[i] % 2 == 0 else gcd(x[i], 15))
""",
)
add(
    "one element for all lanes behind a jump",
    lambda n, source: numbers(n, source, at=10**9, table=np.arange(3, dtype=np.int32)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], at: tack.i64, table: tack.i32[:]):
    for i in range(len(x)):
        s = 0
        for t in range(4):
            s += t + x[i]
            if x[i] > -100 - t:
                continue
            s += table[at]
        for t in range(4):
            s += t * x[i]
            if x[i] < 100 + t:
                break
            s += table[at]
        out[i] = s
        if x[i] < 100:
            continue
        out[i] = table[at]
""",
)
add(
    "updates that no lane makes",
    lambda n, source: numbers(n, source, at=10**9, bins=np.zeros(3, np.int32), sums=np.zeros(3, np.float32)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], at: tack.i64, bins: tack.i32[:], sums: tack.f32[:]):
    for i in range(len(x)):
        if x[i] > 100:
            tack.atomic_add(bins, at, 1)
        elif x[i] < -100:
            out[i] = tack.atomic_max(bins, at, 1)
        elif x[i] == 99:
            tack.atomic_min(sums, at, 0.5)
        else:
            tack.atomic_add(bins, 1, 2)
""",
)
