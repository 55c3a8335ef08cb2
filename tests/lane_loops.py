"""Kernels whose lanes keep the variables of loops, and leave loops at different times; `CASES` by name."""

from __future__ import annotations

from typing import Final

import numpy as np
from lanes_harness import Cases, numbers

CASES: Final = Cases()
add = CASES.add

# --- variables of loops ------------------------------------------------------------------------------------------------

add(
    "variables that one loop touches",
    lambda n, source: numbers(n, source, tmp=source.integers(0, 9, n, dtype=np.int32)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], tmp: tack.i32[:]):
    for i in range(len(x)):
        v = x[i]
        a = v & 7
        s = 0
        for r in range(3):
            b = v & 15
            w = 0
            while w < (v & 31):
                w += 1
                b = b * 3 + 1
                a = a * 5 + int(r)
                if (b & 3) == 1:
                    continue
                b = b + 7
                a = a ^ w
                if (a & 15) == 3:
                    break
                tmp[i] += (b & 255) + (a & 63)
            s += w
        out[i] = s
""",
)
add(
    "a variable of an inner loop that is entered several times",
    lambda n, source: numbers(n, source, tmp=source.integers(0, 9, n, dtype=np.int32)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], tmp: tack.i32[:]):
    for i in range(len(x)):
        v = x[i]
        b = v & 15
        s = 0
        for r in range(4):
            w = 0
            while w < (v & 31):
                w += 1
                b = b * 3 + 1
                if (b & 15) == 3:
                    break
                tmp[i] += b & 255
            s += w
        out[i] = s
""",
)
add(
    "values that turn among three variables",
    lambda n, source: numbers(n, source),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:]):
    for i in range(len(x)):
        a = x[i]
        b = 1
        c = 7
        turns = 0
        while a != 0 and turns < 25:
            a, b, c = b - c, c + a, a
            turns += 1
            if (a ^ turns) % 6 == 0:
                b, a = a, b
                continue
            c -= turns
        out[i] = a * 5 + b * 3 + c + turns * 100
""",
)
add(
    "assigned in one arm, in both, and in none",
    lambda n, source: numbers(n, source, start=5),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], start: tack.i32):
    for i in range(len(x)):
        a = start
        b = start
        c = x[i]
        if x[i] > 0:
            a = 1
            b = 2
            if x[i] > 20:
                b = a + c
                c = a
        else:
            b = 3
            if x[i] < -20:
                a = c
        out[i] = a * 10000 + b * 100 + c
""",
)
add(
    "uniform values assigned under a divergent condition",
    lambda n, source: numbers(n, source, p=3, q=11),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], p: tack.i32, q: tack.i32):
    for i in range(len(x)):
        m = p
        if x[i] < 7:
            m = q
        s = 0
        for t in range(m):
            s += t
            if x[i] == t:
                m = 2
        out[i] = s * 16 + m
""",
)
add(
    "each iteration starts from the values before the loop",
    lambda n, source: numbers(n, source, p=3),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], p: tack.i32):
    a = p * 2
    b = 5
    for i in range(len(x)):
        if x[i] > 3:
            a = x[i]
            p += 1
        while b < x[i]:
            b += 3
        out[i] = a + b * 100 + p * 10000
""",
)
add(
    "zero where nothing was assigned",
    lambda n, source: numbers(n, source),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:]):
    for i in range(len(x)):
        for t in range(3):
            if x[i] > 10 + t:
                found = x[i] + t
            elif x[i] < -30:
                other = 2.5
        out[i] = found + int(other * 2.0)
""",
)
add(
    "an index that its loop assigns",
    lambda n, source: numbers(n, source),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:]):
    for i in range(len(x)):
        s = 0
        for t in range(6):
            if x[i] > 3 * t:
                t = t + x[i]
            s += t
            t = -t
            s += t * 3
        out[i] = s
""",
)

# --- leaving at different times ----------------------------------------------------------------------------------------

add(
    "a counter that is the same in all lanes until they leave",
    lambda n, source: numbers(n, source, keys=np.sort(source.integers(-45, 45, 37)).astype(np.int32)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], keys: tack.i32[:]):
    for i in range(len(x)):
        p = 0
        last = -1
        while p < len(keys):
            if keys[p] > x[i]:
                break
            last = keys[p]
            p += 1
        out[i] = p * 256 + last
""",
)
add(
    "early out, with a condition that stops short",
    lambda n, source: numbers(n, source, keys=np.sort(source.integers(-45, 45, 29)).astype(np.int32)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], keys: tack.i32[:]):
    for i in range(len(x)):
        p = 0
        while p < len(keys) and keys[p] <= x[i]:
            p += 1
        out[i] = p
""",
)
add(
    "a counter that a continue keeps from some lanes",
    lambda n, source: numbers(n, source, keys=source.integers(-45, 45, 64).astype(np.int32)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], keys: tack.i32[:]):
    for i in range(len(x)):
        p = 0
        s = 0
        while p < len(keys) - 2:
            p += 1
            if keys[p] < x[i]:
                s += 1
                continue
            p += 1
            s += keys[p]
        out[i] = p * 4096 + s
""",
)
add(
    "a counter that goes on after lanes have left, in a later loop",
    lambda n, source: numbers(n, source, limit=21),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], limit: tack.i32):
    for i in range(len(x)):
        t = 0
        while t < limit:
            if t * 2 > x[i]:
                break
            t += 1
        u = t
        while t < limit:
            t += 2
            if (t ^ x[i]) % 5 == 0:
                break
        out[i] = t * 64 + u
""",
)
add(
    "values captured on leaving an outer loop",
    lambda n, source: numbers(n, source, keys=source.integers(-45, 45, 48).astype(np.int32)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], keys: tack.i32[:]):
    for i in range(len(x)):
        best = -1
        row = 0
        for a in range(6):
            sum = 0
            for b in range(8):
                sum += keys[a * 8 + b]
                row = a * 8 + b
                if keys[a * 8 + b] == x[i]:
                    break
            best = max(best, sum)
            if best > x[i] + 60:
                break
        out[i] = best * 64 + row
""",
)
add(
    "uniform values that lanes take along from anywhere in a turn",
    lambda n, source: numbers(n, source, turns=9),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], turns: tack.i32):
    for i in range(len(x)):
        p = 1000
        q = 2000
        t = 0
        while t * 3 < x[i]:
            p = t
            if (x[i] ^ t) % 5 == 0:
                break
            q = t * 2
            for u in range(turns):
                if u > t:
                    break
                p = p + int(u)
            if x[i] > 33 - t:
                break
            p = p * 3
            t += 1
            q = q + p
        out[i] = p * 64 + q * 8 + t
""",
)
add(
    "a loop with lanes of its own in each turn of another",
    lambda n, source: numbers(n, source, keys=source.integers(-45, 45, 24).astype(np.int32)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], keys: tack.i32[:]):
    for i in range(len(x)):
        s = 0
        a = 0
        while a < x[i] and a < 9:
            first = a + 2
            p = 0
            while p < 20:
                if keys[p] + first > x[i]:
                    break
                p += 1
            first += p
            s = s * 3 + p
            a += 1
            if (s & 7) == 5:
                s += first
                break
        out[i] = s * 16 + a
""",
)
add(
    "nothing is loaded after the last lane has left",
    lambda n, source: numbers(n, source, table=source.integers(-45, -40, 23).astype(np.int32)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], table: tack.i32[:]):
    for i in range(len(x)):
        p = 0
        while table[p] < x[i]:
            p += 1
            if p == len(table):
                break
        out[i] = p
""",
)
add(
    "turns whose number differs",
    lambda n, source: numbers(n, source, lo=source.integers(-3, 4, n), step=source.integers(-1, 5, n)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], lo: tack.i64[:], step: tack.i64[:]):
    for i in range(len(x)):
        s = 0
        for t in range(lo[i], x[i], step[i]):
            s = s * 3 + t
        for t in range(lo[i], x[i]):
            s += t
            if s % 7 == 3:
                break
        out[i] = s
""",
)
add(
    "loops at the ends of i64",
    lambda n, source: numbers(n, source, first=np.iinfo(np.int64).min, last=np.iinfo(np.int64).max),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], first: tack.i64, last: tack.i64):
    for i in range(len(x)):
        s = 0
        for t in range(last - x[i] - 41, last):
            s += 1
            if s > 50:
                break
        for t in range(first, first + abs(x[i]), 3):
            s += 100
        for t in range(first, last, last - x[i]):
            s += 10000
        out[i] = s
""",
)
add(
    "conditions that come true again",
    lambda n, source: numbers(n, source, table=source.integers(0, 4, 24).astype(np.int32)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], table: tack.i32[:]):
    for i in range(len(x)):
        s = 0
        t = 0
        while (x[i] + t) % 5 != 0:
            t += 1
            s = s * 3 + t
        u = 0
        while table[(u + x[i]) % 24] != 0 and u < 12:
            u += 1
            s += u * u
        out[i] = s * 64 + t + u
""",
)
add(
    "conditionals of uniform and linear values",
    lambda n, source: numbers(n, source, p=3, q=11, flag=1, y=source.integers(-9, 9, 3 * n + 12, dtype=np.int32)),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], p: tack.i32, q: tack.i32, flag: tack.i32, y: tack.i32[:]):
    for i in range(len(x)):
        a = p if x[i] > 3 else q
        b = i if x[i] > 0 else i + 5
        c = i if flag > 0 else i * 3
        d = i * 3 if flag > 0 else i
        e = p if flag > 0 else int(i)
        f = i if flag > 1 else p
        out[i] = y[b] + y[c] * 3 + y[d] * 5 + y[a] * 7 + y[e] * 11 + y[f] * 13
        if (i > 4) == (flag > 0):
            out[i] += 1000
""",
)
add(
    "loops that lanes have left before",
    lambda n, source: numbers(n, source, none=-3, table=np.arange(3, dtype=np.int32), at=10**9),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:], none: tack.i32, table: tack.i32[:], at: tack.i64):
    for i in range(len(x)):
        s = 0
        p = 100
        for t in range((x[i] & 7) + 1):
            p = int(t)
            if (x[i] >> 3) % 3 == t:
                s += 50
                break
            s += 1
        for t in range(none):
            s += 1000 + table[at]
            if s > x[i]:
                break
        for t in range(x[i] - 100):
            s += table[at]
        out[i] = s * 16 + p
""",
)
add(
    "a variable of one loop that another reads",
    lambda n, source: numbers(n, source),
    """
@tack.kernel
def k(x: tack.i32[:], out: tack.i32[:]):
    for i in range(len(x)):
        a = x[i]
        t = 0
        while t < (x[i] & 7):
            a = a * 3 + 1
            t += 1
            if (a & 7) == 5:
                break
        s = 0
        u = 0
        while u < (x[i] & 3) + 2:
            s = s * 5 + a
            u += 1
        out[i] = s
""",
)
