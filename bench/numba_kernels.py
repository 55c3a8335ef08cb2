"""The benchmark cases in Numba, as its users write them: a bare float is float64 there, so constants are spelled float32."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numba
import numpy as np

from bench.cases import ALPHA, BINS, C0, C1, SOFTENING, STEPS, TURNS, A
from bench.peers import Prepared, UnsupportedError
from bench.ways import PASSED, Way, numpy_arrays

f32, i32 = np.float32, np.int32
jit = numba.njit(parallel=True, cache=True)


@jit
def saxpy(x, y, out, a):
    for i in numba.prange(x.shape[0]):
        out[i] = a * x[i] + y[i]


@jit
def heat(u, v, alpha):
    n = u.shape[0]
    for i in numba.prange(1, n - 1):
        for j in range(1, n - 1):
            c = u[i, j]
            v[i, j] = c + alpha * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1] - f32(4) * c)


@jit
def stencil(u, out, c0, c1):
    n = u.shape[0]
    for i in numba.prange(1, n - 1):
        for j in range(1, n - 1):
            for k in range(1, n - 1):
                out[i, j, k] = c0 * u[i, j, k] + c1 * (
                    u[i - 1, j, k] + u[i + 1, j, k] + u[i, j - 1, k] + u[i, j + 1, k] + u[i, j, k - 1] + u[i, j, k + 1]
                )


@jit
def mandelbrot(turns, limit):
    n = turns.shape[0]
    for row in numba.prange(n):
        for column in range(n):
            x0 = f32(-2) + f32(column) * (f32(3) / f32(n))
            y0 = f32(-1.5) + f32(row) * (f32(3) / f32(n))
            x = f32(0)
            y = f32(0)
            count = 0
            while count < limit:
                x2 = x * x
                y2 = y * y
                if x2 + y2 > f32(4):
                    break
                y = f32(2) * x * y + y0
                x = x2 - y2 + x0
                count += 1
            turns[row, column] = count


@jit
def nbody(x, y, z, ax, ay, az, softening):
    n = x.shape[0]
    for i in numba.prange(n):
        fx = f32(0)
        fy = f32(0)
        fz = f32(0)
        for j in range(n):
            dx = x[j] - x[i]
            dy = y[j] - y[i]
            dz = z[j] - z[i]
            r = f32(1) / math.sqrt(dx * dx + dy * dy + dz * dz + softening)
            r3 = r * r * r
            fx += dx * r3
            fy += dy * r3
            fz += dz * r3
        ax[i] = fx
        ay[i] = fy
        az[i] = fz


@jit
def waves(x, out):
    for i in numba.prange(x.shape[0]):
        v = x[i]
        out[i] = math.sin(v) * math.exp(-v * v) + math.log(f32(1) + v * v)


@jit
def histogram(x, private, bins):  # no atomics on the CPU: a private row for each thread
    threads = private.shape[0]
    n = x.shape[0]
    for t in numba.prange(threads):
        private[t, :] = 0
        for i in range(n * t // threads, n * (t + 1) // threads):
            private[t, i32(x[i] * f32(BINS))] += 1
    for b in range(BINS):
        bins[b] = private[:, b].sum()


@jit
def scatter(px, py, mass, private, grid):
    threads = private.shape[0]
    n = px.shape[0]
    one = f32(1)
    for t in numba.prange(threads):
        own = private[t]
        own[:, :] = f32(0)
        for p in range(n * t // threads, n * (t + 1) // threads):
            i = i32(px[p])
            j = i32(py[p])
            fx = px[p] - f32(i)
            fy = py[p] - f32(j)
            m = mass[p]
            own[i, j] += m * (one - fx) * (one - fy)
            own[i, j + 1] += m * (one - fx) * fy
            own[i + 1, j] += m * fx * (one - fy)
            own[i + 1, j + 1] += m * fx * fy
    grid[:, :] = private.sum(axis=0)


@jit
def rowsum(x, out):
    for row in numba.prange(x.shape[0]):
        total = f32(0)
        for column in range(x.shape[1]):
            total += x[row, column]
        out[row] = total


@jit
def matmul(a, b, c):
    n = a.shape[0]
    for i in numba.prange(n):
        for j in range(n):
            total = 0.0
            for k in range(n):
                total += a[i, k] * b[k, j]
            c[i, j] = total


@jit
def csr(starts, columns, values, x, out):
    for row in numba.prange(out.shape[0]):
        total = f32(0)
        for j in range(starts[row], starts[row + 1]):
            total += values[j] * x[columns[j]]
        out[row] = total


@jit
def collatz(seeds, steps):
    for i in numba.prange(seeds.shape[0]):
        v = seeds[i]
        count = 0
        while v != 1:
            if v % 2 == 0:
                v = v // i32(2)
            else:
                v = i32(3) * v + i32(1)
            count += 1
        steps[i] = count


@jit
def total(x):
    result = f32(0)
    for i in numba.prange(x.shape[0]):
        result += x[i]
    return result


@jit
def scan(x, out, threads):  # the sums of all parts, and then each part again
    n = x.shape[0]
    before = np.zeros(threads + 1, np.int32)
    if threads > 1:
        for t in numba.prange(threads):
            part = i32(0)
            for i in range(n * t // threads, n * (t + 1) // threads):
                part += x[i]
            before[t + 1] = part
        for t in range(threads):
            before[t + 1] += before[t]
    for t in numba.prange(threads):
        running = before[t]
        for i in range(n * t // threads, n * (t + 1) // threads):
            value = x[i]
            out[i] = running
            running += value


@jit
def minimum(x, out):
    least = f32(np.inf)
    for i in numba.prange(x.shape[0]):
        least = min(least, x[i])
    out[0] = least


@jit
def variance(x, out):  # the mean, and then the squares
    mean = 0.0
    for i in numba.prange(x.shape[0]):
        mean += x[i]
    mean /= x.shape[0]
    squares = 0.0
    for i in numba.prange(x.shape[0]):
        squares += (x[i] - mean) * (x[i] - mean)
    out[0] = squares / x.shape[0]


@numba.njit(cache=True)
def reduce_by_key(keys, values, found, totals):
    place = -1
    for i in range(keys.shape[0]):
        if i == 0 or keys[i] != keys[i - 1]:
            place += 1
            found[place] = keys[i]
            totals[place] = 0
        totals[place] += values[i]


@numba.njit(cache=True)
def argsort(keys, index):
    index[:] = np.argsort(keys, kind="mergesort")


@jit
def eight_and_four(a0, a1, a2, a3, a4, a5, a6, out, s0, s1, s2, s3):
    for i in numba.prange(out.shape[0]):
        out[i] = s0 * a0[i] + s1 * a1[i] + s2 * a2[i] + s3 * a3[i] + a4[i] + a5[i] + a6[i]


@jit
def twelve(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, out):
    for i in numba.prange(out.shape[0]):
        out[i] = a0[i] + a1[i] + a2[i] + a3[i] + a4[i] + a5[i] + a6[i] + a7[i] + a8[i] + a9[i] + a10[i]


def ways() -> list[Way]:
    """Compiled for the calling thread, where prange is range, and for all threads."""
    parallel = {name: globals()[name] for name in PASSED}
    serial = {name: numba.njit(kernel.py_func) for name, kernel in parallel.items()}
    return [Way("Numba, serial", serial, numpy_arrays()), Way("Numba, parallel", parallel, numpy_arrays())]


def _total_into(x: Any, out: Any) -> None:
    out[0] = total(x)


def prepare(case: str, a: dict[str, Any], threads: int) -> Prepared:
    """Numba, parallel=True, fastmath off."""
    numba.set_num_threads(threads)
    if case in ("argsort", "reduce_by_key") and threads > 1:
        raise UnsupportedError("its sort is serial" if case == "argsort" else "runs follow one another")
    if case == "heat":
        alpha = f32(ALPHA)

        def steps() -> None:
            for _ in range(STEPS // 2):
                heat(a["u"], a["v"], alpha)
                heat(a["v"], a["u"], alpha)

        return steps, lambda: a
    calls: dict[str, tuple[Callable[..., object], tuple[Any, ...]]] = {
        "saxpy": (saxpy, ("x", "y", "out", f32(A))),
        "stencil": (stencil, ("u", "out", f32(C0), f32(C1))),
        "mandelbrot": (mandelbrot, ("turns", TURNS)),
        "nbody": (nbody, ("x", "y", "z", "ax", "ay", "az", f32(SOFTENING))),
        "waves": (waves, ("x", "out")),
        "matmul": (matmul, ("a", "b", "c")),
        "rowsum": (rowsum, ("x", "out")),
        "histogram": (histogram, ("x", np.zeros((threads, BINS), np.int32), "bins")),
        "scatter": (
            scatter,
            ("px", "py", "mass", np.zeros((threads, *a["grid"].shape), np.float32) if "grid" in a else 0, "grid"),
        ),
        "csr": (csr, ("starts", "columns", "values", "x", "out")),
        "collatz": (collatz, ("seeds", "steps")),
        "sum": (_total_into, ("x", "out")),
        "scan": (scan, ("x", "out", threads)),
        "argsort": (argsort, ("keys", "index")),
        "minimum": (minimum, ("x", "out")),
        "variance": (variance, ("x", "out")),
        "counts": (histogram, ("x", np.zeros((threads, BINS), np.int32), "bins")),
        "reduce_by_key": (reduce_by_key, ("keys", "values", "found", "totals")),
    }
    function, names = calls[case]
    arguments = [a[each] if isinstance(each, str) else each for each in names]
    return lambda: function(*arguments), lambda: a
