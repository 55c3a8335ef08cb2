"""The benchmark cases in Taichi, and in Quadrants, which came of it: whichever of the two the environment has.

Arrays are its own, passed as arguments, so that shapes are not baked in; fast_math is off, as in every peer.
"""

# Annotations are evaluated here: the kernels' are read when they are decorated.
import importlib
import importlib.util
from typing import Any

import numpy as np

from bench.cases import ALPHA, BINS, C0, C1, SOFTENING, STEPS, TURNS, A
from bench.peers import Prepared, UnsupportedError
from bench.ways import PASSED, Way, numpy_arrays

ti = importlib.import_module("quadrants" if importlib.util.find_spec("quadrants") else "taichi")

F, D, N = ti.f32, ti.f64, ti.i32
f1, f2, f3 = (ti.types.ndarray(dtype=F, ndim=rank) for rank in (1, 2, 3))
i1, i2, d2 = ti.types.ndarray(dtype=N, ndim=1), ti.types.ndarray(dtype=N, ndim=2), ti.types.ndarray(dtype=D, ndim=2)


@ti.kernel
def saxpy(x: f1, y: f1, out: f1, a: F):
    for i in range(x.shape[0]):
        out[i] = a * x[i] + y[i]


@ti.kernel
def heat(u: f2, v: f2, alpha: F):
    for i, j in ti.ndrange((1, u.shape[0] - 1), (1, u.shape[1] - 1)):
        c = u[i, j]
        v[i, j] = c + alpha * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1] - 4.0 * c)


@ti.kernel
def stencil(u: f3, out: f3, c0: F, c1: F):
    for i, j, k in ti.ndrange((1, u.shape[0] - 1), (1, u.shape[1] - 1), (1, u.shape[2] - 1)):
        out[i, j, k] = c0 * u[i, j, k] + c1 * (
            u[i - 1, j, k] + u[i + 1, j, k] + u[i, j - 1, k] + u[i, j + 1, k] + u[i, j, k - 1] + u[i, j, k + 1]
        )


@ti.kernel
def mandelbrot(turns: i2, limit: N):
    for row, column in ti.ndrange(turns.shape[0], turns.shape[1]):
        x0 = -2.0 + ti.cast(column, F) * (3.0 / ti.cast(turns.shape[1], F))
        y0 = -1.5 + ti.cast(row, F) * (3.0 / ti.cast(turns.shape[0], F))
        x = 0.0
        y = 0.0
        count = 0
        while count < limit:
            x2 = x * x
            y2 = y * y
            if x2 + y2 > 4.0:
                break
            y = 2.0 * x * y + y0
            x = x2 - y2 + x0
            count += 1
        turns[row, column] = count


@ti.kernel
def nbody(x: f1, y: f1, z: f1, ax: f1, ay: f1, az: f1, softening: F):
    for i in range(x.shape[0]):
        fx = 0.0
        fy = 0.0
        fz = 0.0
        for j in range(x.shape[0]):
            dx = x[j] - x[i]
            dy = y[j] - y[i]
            dz = z[j] - z[i]
            r = 1.0 / ti.sqrt(dx * dx + dy * dy + dz * dz + softening)
            r3 = r * r * r
            fx += dx * r3
            fy += dy * r3
            fz += dz * r3
        ax[i] = fx
        ay[i] = fy
        az[i] = fz


@ti.kernel
def waves(x: f1, out: f1):
    for i in range(x.shape[0]):
        v = x[i]
        out[i] = ti.sin(v) * ti.exp(-v * v) + ti.log(1.0 + v * v)


@ti.kernel
def matmul(a: d2, b: d2, c: d2):
    for i, j in ti.ndrange(a.shape[0], b.shape[1]):
        result = ti.cast(0.0, D)
        for k in range(a.shape[1]):
            result += a[i, k] * b[k, j]
        c[i, j] = result


@ti.kernel
def rowsum(x: f2, out: f1):
    for row in range(x.shape[0]):
        result = 0.0
        for column in range(x.shape[1]):
            result += x[row, column]
        out[row] = result


@ti.kernel
def histogram(x: f1, bins: i1):
    for b in range(bins.shape[0]):
        bins[b] = 0
    for i in range(x.shape[0]):
        bins[ti.cast(x[i] * BINS, N)] += 1  # atomic


@ti.kernel
def scatter(px: f1, py: f1, mass: f1, grid: f2):
    for i, j in ti.ndrange(grid.shape[0], grid.shape[1]):
        grid[i, j] = 0.0
    for p in range(px.shape[0]):
        i = ti.cast(px[p], N)
        j = ti.cast(py[p], N)
        fx = px[p] - ti.cast(i, F)
        fy = py[p] - ti.cast(j, F)
        m = mass[p]
        grid[i, j] += m * (1.0 - fx) * (1.0 - fy)
        grid[i, j + 1] += m * (1.0 - fx) * fy
        grid[i + 1, j] += m * fx * (1.0 - fy)
        grid[i + 1, j + 1] += m * fx * fy


@ti.kernel
def csr(starts: i1, columns: i1, values: f1, x: f1, out: f1):
    for row in range(out.shape[0]):
        result = 0.0
        for j in range(starts[row], starts[row + 1]):
            result += values[j] * x[columns[j]]
        out[row] = result


@ti.kernel
def collatz(seeds: i1, steps: i1):
    for i in range(seeds.shape[0]):
        v = seeds[i]
        count = 0
        while v != 1:
            if v % 2 == 0:
                v = v // 2
            else:
                v = 3 * v + 1
            count += 1
        steps[i] = count


@ti.kernel
def total(x: f1) -> F:
    result = 0.0
    for i in range(x.shape[0]):
        result += x[i]  # of a local: sums of threads, added atomically
    return result


@ti.kernel
def scan(x: i1, out: i1, sums: i1, threads: N):  # the sums of all parts, and then each part again
    for t in range(threads):
        part = 0
        for i in range(x.shape[0] // threads * t, x.shape[0] // threads * (t + 1)):
            part += x[i]
        sums[t] = part
    for t in range(threads):
        running = 0
        for before in range(t):
            running += sums[before]
        for i in range(x.shape[0] // threads * t, x.shape[0] // threads * (t + 1)):
            value = x[i]
            out[i] = running
            running += value


@ti.kernel
def eight_and_four(a0: f1, a1: f1, a2: f1, a3: f1, a4: f1, a5: f1, a6: f1, out: f1, s0: F, s1: F, s2: F, s3: F):
    for i in range(out.shape[0]):
        out[i] = s0 * a0[i] + s1 * a1[i] + s2 * a2[i] + s3 * a3[i] + a4[i] + a5[i] + a6[i]


@ti.kernel
def twelve(a0: f1, a1: f1, a2: f1, a3: f1, a4: f1, a5: f1, a6: f1, a7: f1, a8: f1, a9: f1, a10: f1, out: f1):
    for i in range(out.shape[0]):
        out[i] = a0[i] + a1[i] + a2[i] + a3[i] + a4[i] + a5[i] + a6[i] + a7[i] + a8[i] + a9[i] + a10[i]


# --- preparing ---------------------------------------------------------------------------------------------------------

_TYPES = {"float32": F, "float64": D, "int32": N}


def _copied(array: Any) -> Any:
    copy = ti.ndarray(_TYPES[str(array.dtype)], shape=array.shape)
    copy.from_numpy(array)
    return copy


def _start(threads: int) -> None:
    ti.init(arch=ti.cpu, cpu_max_num_threads=threads, fast_math=False, offline_cache=True, log_level=ti.ERROR)


def prepare(case: str, arrays: dict[str, Any], threads: int) -> Prepared:
    """The case on its own arrays, which are copies."""
    if case == "argsort":
        raise UnsupportedError("its sort is not stable")
    _start(threads)
    a = {name: _copied(array) for name, array in arrays.items()}
    arguments: dict[str, tuple[Any, ...]] = {
        "saxpy": ("x", "y", "out", A),
        "heat": ("u", "v", ALPHA),
        "stencil": ("u", "out", C0, C1),
        "mandelbrot": ("turns", TURNS),
        "nbody": ("x", "y", "z", "ax", "ay", "az", SOFTENING),
        "csr": ("starts", "columns", "values", "x", "out"),
        "scan": ("x", "out", _copied(np.zeros(threads, np.int32)), threads),
    }
    names = arguments.get(case, tuple(a))
    if case == "sum":
        result: dict[str, Any] = {}

        def reduce() -> None:
            result["out"] = np.array([total(a["x"])])

        return reduce, lambda: result
    kernel, values = globals()[case], [a[each] if isinstance(each, str) else each for each in names]

    def run() -> None:
        kernel(*values)
        ti.sync()

    def steps() -> None:
        for _ in range(STEPS // 2):
            heat(a["u"], a["v"], ALPHA)
            heat(a["v"], a["u"], ALPHA)
        ti.sync()

    return steps if case == "heat" else run, lambda: {name: array.to_numpy() for name, array in a.items()}


def ways() -> list[Way]:
    """On NumPy's arrays and on its own."""
    _start(1)
    kernels, name = {name: globals()[name] for name in PASSED}, ti.__name__.capitalize()
    own = [_copied(array) for array in numpy_arrays()]
    return [Way(f"{name}, NumPy arrays", kernels, numpy_arrays()), Way(f"{name}, its own arrays", kernels, own)]
