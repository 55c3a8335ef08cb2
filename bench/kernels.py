"""The benchmark cases as kernels, written as a user would write them; one whose name ends in an option has that option."""

import tack
from bench.cases import BINS as BINS_VALUE

BINS = tack.constant(BINS_VALUE)

f32, f64, i32 = tack.f32, tack.f64, tack.i32


@tack.kernel
def saxpy(x: f32[:], y: f32[:], out: f32[:], a: f32):
    for i in range(len(out)):
        out[i] = a * x[i] + y[i]


@tack.kernel
def heat(u: f32[:, :], v: f32[:, :], alpha: f32):
    for i, j in tack.ndindex((1, u.shape[0] - 1), (1, u.shape[1] - 1)):
        c = u[i, j]
        v[i, j] = c + alpha * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1] - 4.0 * c)


@tack.kernel
def stencil(u: f32[:, :, :], out: f32[:, :, :], c0: f32, c1: f32):
    for i, j, k in tack.ndindex((1, u.shape[0] - 1), (1, u.shape[1] - 1), (1, u.shape[2] - 1)):
        out[i, j, k] = c0 * u[i, j, k] + c1 * (
            u[i - 1, j, k] + u[i + 1, j, k] + u[i, j - 1, k] + u[i, j + 1, k] + u[i, j, k - 1] + u[i, j, k + 1]
        )


@tack.kernel
def mandelbrot(turns: i32[:, :], limit: i32):
    for row, column in tack.ndindex(turns.shape[0], turns.shape[1]):
        x0 = -2.0 + float(column) * (3.0 / float(turns.shape[1]))
        y0 = -1.5 + float(row) * (3.0 / float(turns.shape[0]))
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


@tack.kernel
def nbody(x: f32[:], y: f32[:], z: f32[:], ax: f32[:], ay: f32[:], az: f32[:], softening: f32, n: i32):
    for i in range(n):
        fx = 0.0
        fy = 0.0
        fz = 0.0
        for j in range(n):
            dx = x[j] - x[i]
            dy = y[j] - y[i]
            dz = z[j] - z[i]
            r = 1.0 / tack.sqrt(dx * dx + dy * dy + dz * dz + softening)
            r3 = r * r * r
            fx += dx * r3
            fy += dy * r3
            fz += dz * r3
        ax[i] = fx
        ay[i] = fy
        az[i] = fz


@tack.kernel
def waves(x: f32[:], out: f32[:]):
    for i in range(len(out)):
        v = x[i]
        out[i] = tack.sin(v) * tack.exp(-v * v) + tack.log(1.0 + v * v)


@tack.kernel
def matmul(a: f64[:, :], b: f64[:, :], c: f64[:, :], n: i32):
    for i, j in tack.ndindex(n, n):
        total = 0.0
        for k in range(n):
            total += a[i, k] * b[k, j]
        c[i, j] = total


@tack.kernel(fp_contract=True)
def matmul_fp_contract(a: f64[:, :], b: f64[:, :], c: f64[:, :], n: i32):
    for i, j in tack.ndindex(n, n):
        total = 0.0
        for k in range(n):
            total += a[i, k] * b[k, j]
        c[i, j] = total


@tack.kernel
def rowsum(x: f32[:, :], out: f32[:], columns: i32):
    for row in range(len(out)):
        total = 0.0
        for column in range(columns):
            total += x[row, column]
        out[row] = total


@tack.kernel(reassociate=True)
def rowsum_reassociate(x: f32[:, :], out: f32[:], columns: i32):
    for row in range(len(out)):
        total = 0.0
        for column in range(columns):
            total += x[row, column]
        out[row] = total


@tack.kernel
def histogram(x: f32[:], bins: i32[:]):
    for i in range(len(x)):
        tack.atomic_add(bins, int(x[i] * BINS), 1)


@tack.kernel
def scatter(px: f32[:], py: f32[:], mass: f32[:], grid: f32[:, :]):
    for p in range(len(px)):
        i = int(px[p])
        j = int(py[p])
        fx = px[p] - i
        fy = py[p] - j
        tack.atomic_add(grid, (i, j), mass[p] * (1.0 - fx) * (1.0 - fy))
        tack.atomic_add(grid, (i, j + 1), mass[p] * (1.0 - fx) * fy)
        tack.atomic_add(grid, (i + 1, j), mass[p] * fx * (1.0 - fy))
        tack.atomic_add(grid, (i + 1, j + 1), mass[p] * fx * fy)


@tack.kernel(reassociate=True)
def scatter_reassociate(px: f32[:], py: f32[:], mass: f32[:], grid: f32[:, :]):
    for p in range(len(px)):
        i = int(px[p])
        j = int(py[p])
        fx = px[p] - i
        fy = py[p] - j
        tack.atomic_add(grid, (i, j), mass[p] * (1.0 - fx) * (1.0 - fy))
        tack.atomic_add(grid, (i, j + 1), mass[p] * (1.0 - fx) * fy)
        tack.atomic_add(grid, (i + 1, j), mass[p] * fx * (1.0 - fy))
        tack.atomic_add(grid, (i + 1, j + 1), mass[p] * fx * fy)


@tack.kernel
def csr(starts: i32[:], columns: i32[:], values: f32[:], x: f32[:], out: f32[:]):
    for row in range(len(out)):
        total = 0.0
        for j in range(starts[row], starts[row + 1]):
            total += values[j] * x[columns[j]]
        out[row] = total


@tack.kernel
def collatz(seeds: i32[:], steps: i32[:]):
    for i in range(len(seeds)):
        v = seeds[i]
        count = 0
        while v != 1:
            if v % 2 == 0:
                v = v // 2
            else:
                v = 3 * v + 1
            count += 1
        steps[i] = count


# --- launch overhead ---------------------------------------------------------------------------------------------------


@tack.kernel
def eight_and_four(
    a0: f32[:],
    a1: f32[:],
    a2: f32[:],
    a3: f32[:],
    a4: f32[:],
    a5: f32[:],
    a6: f32[:],
    out: f32[:],
    s0: f32,
    s1: f32,
    s2: f32,
    s3: f32,
):
    for i in range(len(out)):
        out[i] = s0 * a0[i] + s1 * a1[i] + s2 * a2[i] + s3 * a3[i] + a4[i] + a5[i] + a6[i]


@tack.kernel
def twelve(
    a0: f32[:],
    a1: f32[:],
    a2: f32[:],
    a3: f32[:],
    a4: f32[:],
    a5: f32[:],
    a6: f32[:],
    a7: f32[:],
    a8: f32[:],
    a9: f32[:],
    a10: f32[:],
    out: f32[:],
):
    for i in range(len(out)):
        out[i] = a0[i] + a1[i] + a2[i] + a3[i] + a4[i] + a5[i] + a6[i] + a7[i] + a8[i] + a9[i] + a10[i]
