"""The benchmark cases in Warp on the CPU, where a launch is one serial loop: there is no number of threads to set."""

# Annotations are evaluated here: the kernels' are read when they are decorated.
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import warp as wp

from bench.cases import ALPHA, BINS, C0, C1, SOFTENING, STEPS, TURNS, A
from bench.peers import Prepared, UnsupportedError
from bench.ways import ARRAYS, NUMBERS, PASSED, Way, numpy_arrays

wp.config.quiet = True
wp.set_module_options({"enable_backward": False})

f1, f2, f3 = wp.array(dtype=wp.float32), wp.array2d(dtype=wp.float32), wp.array3d(dtype=wp.float32)
i1, i2, d2 = wp.array(dtype=wp.int32), wp.array2d(dtype=wp.int32), wp.array2d(dtype=wp.float64)
SUMS = {"histogram": "bins", "scatter": "grid"}  # from zero in every run
BIN_COUNT = wp.constant(float(BINS))


@wp.kernel
def saxpy(x: f1, y: f1, out: f1, a: wp.float32):
    i = wp.tid()
    out[i] = a * x[i] + y[i]


@wp.kernel
def heat(u: f2, v: f2, alpha: wp.float32):
    row, column = wp.tid()
    i = row + 1
    j = column + 1
    c = u[i, j]
    v[i, j] = c + alpha * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1] - 4.0 * c)


@wp.kernel
def stencil(u: f3, out: f3, c0: wp.float32, c1: wp.float32):
    plane, row, column = wp.tid()
    i = plane + 1
    j = row + 1
    k = column + 1
    out[i, j, k] = c0 * u[i, j, k] + c1 * (
        u[i - 1, j, k] + u[i + 1, j, k] + u[i, j - 1, k] + u[i, j + 1, k] + u[i, j, k - 1] + u[i, j, k + 1]
    )


@wp.kernel
def mandelbrot(turns: i2, limit: wp.int32):
    row, column = wp.tid()
    x0 = -2.0 + float(column) * (3.0 / float(turns.shape[1]))
    y0 = -1.5 + float(row) * (3.0 / float(turns.shape[0]))
    x = wp.float32(0.0)
    y = wp.float32(0.0)
    count = wp.int32(0)
    while count < limit:
        x2 = x * x
        y2 = y * y
        if x2 + y2 > 4.0:
            break
        y = 2.0 * x * y + y0
        x = x2 - y2 + x0
        count += 1
    turns[row, column] = count


@wp.kernel
def nbody(x: f1, y: f1, z: f1, ax: f1, ay: f1, az: f1, softening: wp.float32):
    i = wp.tid()
    fx = wp.float32(0.0)
    fy = wp.float32(0.0)
    fz = wp.float32(0.0)
    for j in range(x.shape[0]):
        dx = x[j] - x[i]
        dy = y[j] - y[i]
        dz = z[j] - z[i]
        r = 1.0 / wp.sqrt(dx * dx + dy * dy + dz * dz + softening)
        r3 = r * r * r
        fx += dx * r3
        fy += dy * r3
        fz += dz * r3
    ax[i] = fx
    ay[i] = fy
    az[i] = fz


@wp.kernel
def waves(x: f1, out: f1):
    i = wp.tid()
    v = x[i]
    out[i] = wp.sin(v) * wp.exp(-v * v) + wp.log(1.0 + v * v)


@wp.kernel
def matmul(a: d2, b: d2, c: d2):
    i, j = wp.tid()
    result = wp.float64(0.0)
    for k in range(a.shape[1]):
        result += a[i, k] * b[k, j]
    c[i, j] = result


@wp.kernel
def rowsum(x: f2, out: f1):
    row = wp.tid()
    result = wp.float32(0.0)
    for column in range(x.shape[1]):
        result += x[row, column]
    out[row] = result


@wp.kernel
def histogram(x: f1, bins: i1):
    i = wp.tid()
    wp.atomic_add(bins, int(x[i] * BIN_COUNT), 1)


@wp.kernel
def scatter(px: f1, py: f1, mass: f1, grid: f2):
    p = wp.tid()
    i = int(px[p])
    j = int(py[p])
    fx = px[p] - float(i)
    fy = py[p] - float(j)
    m = mass[p]
    wp.atomic_add(grid, i, j, m * (1.0 - fx) * (1.0 - fy))
    wp.atomic_add(grid, i, j + 1, m * (1.0 - fx) * fy)
    wp.atomic_add(grid, i + 1, j, m * fx * (1.0 - fy))
    wp.atomic_add(grid, i + 1, j + 1, m * fx * fy)


@wp.kernel
def csr(starts: i1, columns: i1, values: f1, x: f1, out: f1):
    row = wp.tid()
    result = wp.float32(0.0)
    for j in range(starts[row], starts[row + 1]):
        result += values[j] * x[columns[j]]
    out[row] = result


@wp.kernel
def collatz(seeds: i1, steps: i1):
    i = wp.tid()
    v = wp.int32(seeds[i])
    count = wp.int32(0)
    while v != 1:
        if v % 2 == 0:
            v = v // 2
        else:
            v = 3 * v + 1
        count += 1
    steps[i] = count


@wp.kernel
def eight_and_four(
    a0: f1,
    a1: f1,
    a2: f1,
    a3: f1,
    a4: f1,
    a5: f1,
    a6: f1,
    out: f1,
    s0: wp.float32,
    s1: wp.float32,
    s2: wp.float32,
    s3: wp.float32,
):
    i = wp.tid()
    out[i] = s0 * a0[i] + s1 * a1[i] + s2 * a2[i] + s3 * a3[i] + a4[i] + a5[i] + a6[i]


@wp.kernel
def twelve(a0: f1, a1: f1, a2: f1, a3: f1, a4: f1, a5: f1, a6: f1, a7: f1, a8: f1, a9: f1, a10: f1, out: f1):
    i = wp.tid()
    out[i] = a0[i] + a1[i] + a2[i] + a3[i] + a4[i] + a5[i] + a6[i] + a7[i] + a8[i] + a9[i] + a10[i]


# --- preparing ---------------------------------------------------------------------------------------------------------


def _copied(array: Any) -> Any:
    return wp.array(array, device="cpu")


def _shared(case: str, a: dict[str, Any]) -> Callable[[], object]:
    """What its library does rather than a kernel."""
    if case == "scan":
        return lambda: wp.utils.array_scan(a["x"], a["out"], inclusive=False)
    if case == "sum":
        return lambda: wp.utils.array_sum(a["x"], out=a["out"])
    count = a["keys"].size
    keys, places = (wp.zeros(2 * count, dtype=wp.int32, device="cpu") for _ in range(2))  # it sorts to and fro
    signed = _copied((a["keys"].numpy() ^ np.uint32(1 << 31)).view(np.int32))  # in the same order
    numbers = _copied(np.arange(count, dtype=np.int32))

    def sort() -> None:
        wp.copy(keys, signed, count=count)
        wp.copy(places, numbers, count=count)
        wp.utils.radix_sort_pairs(keys, places, count)
        wp.copy(a["index"], places, count=count)

    return sort


def _extents(case: str, a: dict[str, Any]) -> tuple[int, ...]:
    """Those of the launch: of the last array, without a border where the case has one; of the first where results are sums."""
    first, *_, last = a.values() if len(a) > 1 else [*a.values()] * 2
    border = 2 if case in ("heat", "stencil") else 0
    return first.shape if case in SUMS else tuple(extent - border for extent in last.shape)


def prepare(case: str, arrays: dict[str, Any], threads: int) -> Prepared:
    """The case on its own arrays, which are copies."""
    if threads > 1:
        raise UnsupportedError("its launches on the CPU are serial")
    wp.init()
    if case == "argsort":
        arrays = {**arrays, "index": arrays["index"].view(np.int32)}
    a = {name: _copied(array) for name, array in arrays.items()}

    def outputs() -> dict[str, Any]:
        return {name: array.numpy() for name, array in a.items()}

    if case in ("scan", "sum", "argsort"):
        return _shared(case, a), outputs
    extras: dict[str, tuple[float, ...]] = {
        "saxpy": (A,),
        "heat": (ALPHA,),
        "stencil": (C0, C1),
        "mandelbrot": (TURNS,),
        "nbody": (SOFTENING,),
    }
    launch = partial(wp.launch, globals()[case], dim=_extents(case, a), device="cpu")
    values = [*a.values(), *extras.get(case, ())]

    def run() -> None:
        if case in SUMS:
            a[SUMS[case]].zero_()
        launch(inputs=values)

    def steps() -> None:
        for _ in range(STEPS // 2):
            launch(inputs=[a["u"], a["v"], ALPHA])
            launch(inputs=[a["v"], a["u"], ALPHA])

    return steps if case == "heat" else run, outputs


def ways() -> list[Way]:
    """On its own arrays, and recorded."""
    wp.init()
    arrays = [_copied(array) for array in numpy_arrays()]
    launches: dict[str, Callable[..., object]] = {}
    recorded: dict[str, Callable[..., object]] = {}
    for name in PASSED:
        launch = partial(wp.launch, globals()[name], dim=1, device="cpu")
        launches[name] = lambda *values, _launch=launch: _launch(inputs=values)
        recorded[name] = launch(inputs=[*arrays[: ARRAYS[name]], *NUMBERS[name]], record_cmd=True).launch
    return [Way("Warp, its own arrays", launches, arrays), Way("Warp, recorded", recorded)]
