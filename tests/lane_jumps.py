"""Kernels whose lanes part and meet at branches and jumps, in every combination within one vector; `CASES` by name."""

from __future__ import annotations

from typing import Final

import numpy as np
from lanes_harness import Cases, blank, numbers

CASES: Final = Cases()
add = CASES.add

# --- jumps -------------------------------------------------------------------------------------------------------------

add(
    "uniform break after a divergent continue",
    lambda n, source: numbers(n, source, turns=11, last=6),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], turns: tack.i32, last: tack.i32):
    for i in range(len(x)):
        s = 0
        for t in range(turns):
            if (x[i] + t) % 3 == 0:
                continue
            s += t + 1
            if t == last:
                break
            s += 100
        out[i] = s
""",
)
add(
    "uniform break of a while after a divergent continue",
    lambda n, source: numbers(n, source, last=9),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], last: tack.i32):
    for i in range(len(x)):
        s = 0
        t = 0
        while t < 30:
            t += 1
            if x[i] > t:
                continue
            s += x[i] + t
            if t >= last:
                break
            s = s * 3
        out[i] = s * 64 + t
""",
)
add(
    "divergent break after a uniform continue",
    lambda n, source: numbers(n, source, every=3),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], every: tack.i32):
    for i in range(len(x)):
        s = 1
        for t in range(20):
            if t % every == 1:
                continue
            s = s * 3 + int(t)
            if (s & 15) == (x[i] & 15):
                break
            s += 1
        out[i] = s
""",
)
add(
    "break and continue in both arms",
    lambda n, source: numbers(n, source),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:]):
    for i in range(len(x)):
        v = x[i]
        s = 0
        while s < 200:
            s += 7
            if v % 2 == 0:
                v = v // 2 + s
                if v > 60:
                    break
                s += 1
            else:
                v = v * 3 + 1
                if v < -50:
                    continue
                s += 2
                if (v & 31) == 5:
                    break
            v -= s
        out[i] = v * 1000 + s
""",
)
add(
    "jumps at the ends of arms that leave nothing behind",
    lambda n, source: numbers(n, source),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:]):
    for i in range(len(x)):
        s = x[i]
        for t in range(9):
            if (s + t) % 4 == 1:
                s += 3
                continue
            elif (s + t) % 4 == 2:
                s += 11
                break
            elif t == 7:
                break
            else:
                s = -s
            s += 1
        out[i] = s
""",
)
add(
    "both arms leave",
    lambda n, source: numbers(n, source),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:]):
    for i in range(len(x)):
        s = 0
        while True:
            s += 1
            if s * 5 > x[i]:
                s += 1000
                break
            elif s == 3:
                continue
            if (x[i] & 1) == 0:
                s += 2
                continue
            else:
                s += 100
                break
        out[i] = s
""",
)
add(
    "continue ends an iteration",
    lambda n, source: numbers(n, source, y=blank(n, np.int16)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], y: tack.i16[:]):
    for i in range(len(x)):
        if x[i] % 3 == 0:
            continue
        y[i] = x[i]
        if x[i] < 0:
            out[i] = -1
            continue
        for t in range(3):
            if x[i] == t + 1:
                continue
            out[i] = x[i] + t
            if x[i] > 20 - t:
                break
        if out[i] == 17:
            continue
        y[i] = out[i]
""",
)
add(
    "leaving nested loops",
    lambda n, source: numbers(n, source, rows=5),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], rows: tack.i32):
    for i in range(len(x)):
        s = 0
        for a in range(rows):
            for b in range(4):
                s += a * b + 1
                if s * 3 > x[i] + 20 * a:
                    break
                if (s & 3) == 1:
                    continue
                s += 2
            if s > 30:
                break
            if (s + x[i]) % 5 == 0:
                continue
            s += 1
        out[i] = s
""",
)
add(
    "a uniform loop under a divergent condition",
    lambda n, source: numbers(n, source, table=np.array([3, 5], np.int32)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], table: tack.i32[:]):
    for i in range(len(x)):
        s = 1
        if x[i] > 5:
            for t in range(table[0], table[1] + 4):
                s = s * 2 + t
                if t == 7:
                    break
        else:
            for t in range(table[1]):
                s += t * t
                if t == 2:
                    continue
                s += 1
        out[i] = s
""",
)
add(
    "uniform conditions in a divergent loop",
    lambda n, source: numbers(n, source, flag=1),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], flag: tack.i32):
    for i in range(len(x)):
        s = 0
        t = 0
        while t < x[i]:
            t += 1
            if flag != 0:
                s += t
                if flag > 1:
                    break
            else:
                s -= t
            if t == 30:
                continue
            s ^= 5
        out[i] = s + t
""",
)
add(
    "jumps deep inside",
    lambda n, source: numbers(n, source, flag=1),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], flag: tack.i32):
    for i in range(len(x)):
        s = 0
        for t in range(7):
            if x[i] > 0:
                if x[i] > 10:
                    if x[i] % 3 == t % 3:
                        break
                    s += 1
                elif flag > 0:
                    if x[i] % 4 == t % 4:
                        continue
                    s += 5
                s += 10
                if (x[i] ^ t) % 5 == 1:
                    continue
            s += 100
        out[i] = s
        if x[i] < 0:
            if flag > 0:
                if x[i] < -20:
                    continue
                s += 3
            s = s * 2
        out[i] = s + 7
""",
)
