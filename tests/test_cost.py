"""How many lanes the code of a kernel takes at a CPU level, and why; what it gains is measured by `make bench`."""

from __future__ import annotations

from dataclasses import replace

import pytest
from programs import build, options

from tack_runtime.options import Options
from tackc.compiler import ir, pipeline
from tackc.compiler.frontend import lower
from tackc.compiler.lanes.cost import choose
from tackc.compiler.lanes.limits import Form
from tackc.compiler.lanes.weights import LEVELS
from tackc.toolchains import cpu

SAXPY = """
@tack.kernel
def k(x: tack.f32[:], y: tack.f32[:], out: tack.f32[:], a: tack.f32):
    for i in range(len(out)):
        out[i] = a * x[i] + y[i]
"""
CONVERSIONS = """
@tack.kernel
def k(x: tack.f32[:], out: tack.i32[:]):
    for i in range(len(x)):
        out[i] = x[i] * 0.25
"""
STENCIL = """
@tack.kernel
def k(u: tack.f32[:, :], v: tack.f32[:, :], alpha: tack.f32):
    for i, j in tack.ndindex((1, u.shape[0] - 1), (1, u.shape[1] - 1)):
        c = u[i, j]
        v[i, j] = c + alpha * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1] - 4.0 * c)
"""
FEW_TURNS = """
@tack.kernel
def k(x: tack.f32[:], w: tack.f32[16], out: tack.f32[:]):
    for i in range(len(out)):
        s = 0.0
        for t in range(16):
            s += w[t] * x[i + t]
        out[i] = s
"""
MANDELBROT = """
@tack.kernel
def k(turns: tack.i32[:, :]):
    for row, column in tack.ndindex(turns.shape[0], turns.shape[1]):
        x0 = -2.0 + float(column) * (3.0 / 1024)
        y0 = -1.5 + float(row) * (3.0 / 1024)
        x = 0.0
        y = 0.0
        count = 0
        while count < 200:
            x2 = x * x
            y2 = y * y
            if x2 + y2 > 4.0:
                break
            y = 2.0 * x * y + y0
            x = x2 - y2 + x0
            count += 1
        turns[row, column] = count
"""
BODIES = """
@tack.kernel
def k(x: tack.f32[:], y: tack.f32[:], z: tack.f32[:], out: tack.f32[:], n: tack.i32):
    for i in range(n):
        f = 0.0
        for j in range(n):
            dx = x[j] - x[i]
            dy = y[j] - y[i]
            dz = z[j] - z[i]
            r = 1.0 / tack.sqrt(dx * dx + dy * dy + dz * dz + 0.01)
            f += dx * r * r * r
        out[i] = f
"""
WAVES = """
@tack.kernel
def k(x: tack.f32[:], out: tack.f32[:]):
    for i in range(len(out)):
        v = x[i]
        out[i] = tack.sin(v) * tack.exp(-v * v) + tack.log(1.0 + v * v)
"""
MATMUL = """
@tack.kernel
def k(a: tack.f64[:, :], b: tack.f64[:, :], c: tack.f64[:, :], n: tack.i32):
    for i, j in tack.ndindex(n, n):
        total = 0.0
        for k in range(n):
            total += a[i, k] * b[k, j]
        c[i, j] = total
"""
ROW_SUMS = """
@tack.kernel
def k(x: tack.f32[:, :], out: tack.f32[:], columns: tack.i32):
    for row in range(len(out)):
        total = 0.0
        for column in range(columns):
            total += x[row, column]
        out[row] = total
"""
HISTOGRAM = """
@tack.kernel
def k(x: tack.f32[:], bins: tack.i32[:]):
    for i in range(len(x)):
        tack.atomic_add(bins, int(x[i] * 256.0), 1)
"""
SCATTER = """
@tack.kernel
def k(px: tack.f32[:], py: tack.f32[:], mass: tack.f32[:], grid: tack.f32[:, :]):
    for p in range(len(px)):
        i = int(px[p])
        j = int(py[p])
        fx = px[p] - i
        fy = py[p] - j
        tack.atomic_add(grid, (i, j), mass[p] * (1.0 - fx) * (1.0 - fy))
        tack.atomic_add(grid, (i, j + 1), mass[p] * (1.0 - fx) * fy)
        tack.atomic_add(grid, (i + 1, j), mass[p] * fx * (1.0 - fy))
        tack.atomic_add(grid, (i + 1, j + 1), mass[p] * fx * fy)
"""
SPARSE = """
@tack.kernel
def k(starts: tack.i32[:], columns: tack.i32[:], values: tack.f32[:], x: tack.f32[:], out: tack.f32[:]):
    for row in range(len(out)):
        total = 0.0
        for j in range(starts[row], starts[row + 1]):
            total += values[j] * x[columns[j]]
        out[row] = total
"""
COLLATZ = """
@tack.kernel
def k(seeds: tack.i32[:], steps: tack.i32[:]):
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
"""
DIVISIONS = """
@tack.kernel
def k(x: tack.i32[:], d: tack.i32[:], out: tack.i32[:]):
    for i in range(len(x)):
        s = x[i]
        out[i] = s // d[i] + s % d[i]
"""

DIVISORS = """
@tack.kernel
def k(x: tack.i32[:], d: tack.i32[:], out: tack.i32[:]):
    for i in range(len(x)):
        a = x[i]
        b = d[i]
        while b != 0:
            t = a % b
            a = b
            b = t
        out[i] = a
"""
FIRST = """
@tack.kernel
def k(x: tack.i32[:], limits: tack.i32[:], out: tack.i32[:]):
    for i in range(len(x)):
        found = 0
        for j in range(64):
            if limits[j] > x[i]:
                found = j
                break
        out[i] = found
"""
POWERS = """
@tack.kernel
def k(x: tack.i32[:], y: tack.i32[:], out: tack.i32[:]):
    for i in range(len(x)):
        out[i] = x[i] ** y[i]
"""
SEARCH = """
@tack.kernel
def k(x: tack.f32[:], keys: tack.f32[:], out: tack.i32[:]):
    for i in range(len(keys)):
        low = 0
        high = len(x)
        while low < high:
            middle = (low + high) // 2
            if x[middle] < keys[i]:
                low = middle + 1
            else:
                high = middle
        out[i] = low
"""
COUNTS = """
SIZE = tack.constant(64)
PART = tack.constant(65536)
@tack.kernel
def k(x: tack.f32[:], bins: tack.i32[:], n: tack.i32):
    for part in range((n + PART - 1) // PART):
        own = tack.local_array(tack.i32, SIZE)
        for b in range(SIZE):
            own[b] = 0
        for i in range(part * PART, min((part + 1) * PART, n)):
            own[min(max(tack.i32(x[i] * 0.32), 0), 63)] += 1
        for b in range(SIZE):
            tack.atomic_add(bins, b, own[b])
"""
TABLES = """
SIZE = tack.constant(256)
@tack.kernel
def k(x: tack.u32[:], tables: tack.i32[:], n: tack.i64, part: tack.i64, parts: tack.i64):
    for p in range(parts):
        own = tack.local_array(tack.i32, SIZE)
        for b in range(SIZE):
            own[b] = 0
        for i in range(p * part, min(p * part + part, n)):
            own[int(x[i]) & 255] += 1
        for b in range(SIZE):
            tables[p * SIZE + b] = own[b]
"""
EQUAL_PARTS = TABLES.replace("range(p * part, min(p * part + part, n))", "range(n)").replace("x[i]", "x[i * parts + p]")
MOVES = """
SIZE = tack.constant(256)
@tack.kernel
def k(x: tack.u32[:], tables: tack.i32[:], out: tack.u32[:], n: tack.i64, part: tack.i64, parts: tack.i64):
    for p in range(parts):
        own = tack.local_array(tack.i32, SIZE)
        for b in range(SIZE):
            own[b] = tables[p * SIZE + b]
        for i in range(p * part, min(p * part + part, n)):
            b = int(x[i]) & 255
            place = own[b]
            own[b] = place + 1
            out[place] = x[i]
"""
WHEN_ASKED = MOVES.replace("n: tack.i64", "n: tack.i64, wide: tack.i32").replace(
    """        for i in range(p * part, min(p * part + part, n)):
            b = int(x[i]) & 255
            place = own[b]
            own[b] = place + 1
            out[place] = x[i]
""",
    """        if wide > 0:
            i = p * part
            while i < min(p * part + part, n):
                b = int(x[i]) & 255
                place = own[b]
                own[b] = place + 1
                out[place] = x[i]
                i += 1
""",
)
DISTANT = ROW_SUMS.replace("x[row, column]", "x[row, 5 * column]")

CHOICES = {  # lanes at x86-64-v2, v3, v4 and aarch64: what is fastest where it was measured, or nearly so
    "saxpy": (SAXPY, 1, 1, 1, 1),
    "conversions of floats": (CONVERSIONS, 8, 16, 32, 1),
    "conversions of floats to few bits": (CONVERSIONS.replace("i32", "u8"), 16, 32, 64, 1),
    "conversions of floats to 64 bits": (CONVERSIONS.replace("i32", "i64"), 1, 8, 16, 1),
    "stencil": (STENCIL, 1, 1, 1, 1),
    "loops of few turns": (FEW_TURNS, 1, 1, 1, 1),
    "mandelbrot": (MANDELBROT, 8, 16, 32, 8),
    "N-body": (BODIES, 8, 16, 16, 8),
    "elementary functions": (WAVES, 8, 16, 16, 8),
    "matrix product": (MATMUL, 16, 32, 64, 16),
    "row sums": (ROW_SUMS, 8, 8, 8, 8),
    "distant elements": (DISTANT, 8, 8, 8, 8),
    "histogram": (HISTOGRAM, 8, 16, 16, 8),
    "counts of parts": (COUNTS, 1, 1, 1, 1),
    "tables of parts": (TABLES, 1, 1, 1, 1),
    "tables of parts of one size": (EQUAL_PARTS, 1, 1, 1, 1),
    "moves of parts": (MOVES, 1, 1, 1, 1),
    "moves of parts when asked": (WHEN_ASKED, 1, 1, 1, 1),
    "scatter": (SCATTER, 1, 1, 1, 1),
    "scatter in any order": (SCATTER.replace("@tack.kernel", "@tack.kernel(reassociate=True)"), 1, 8, 16, 1),
    "sparse rows": (SPARSE, 1, 1, 1, 1),
    "collatz": (COLLATZ, 1, 16, 32, 1),
    "binary search": (SEARCH, 8, 8, 16, 8),
    "divisions": (DIVISIONS, 4, 8, 16, 4),
    "divisions of 64 bits": (DIVISIONS.replace("i32", "i64"), 4, 4, 8, 4),
    "greatest common divisors": (DIVISORS, 8, 16, 32, 8),
    "the first that fits": (FIRST, 1, 1, 32, 1),
}


def kernel(text: str, *, checked: bool = False) -> ir.Kernel:
    lowered = lower(*build(text), options=options(text), checked=checked)
    return pipeline.for_cpu(pipeline.run(lowered.kernel, passes=pipeline.passes(checked)))


def test_every_level_has_its_numbers() -> None:
    assert list(LEVELS) == list(cpu.LEVELS)


@pytest.mark.parametrize("name", CHOICES)
def test_lanes_are_taken_where_they_gain(name: str) -> None:
    """N-018."""
    text, *widths = CHOICES[name]
    assert [choose(kernel(text), level).width for level in LEVELS] == widths


def test_what_a_kernel_asks_for_counts() -> None:
    """N-018."""
    made = kernel(SPARSE.replace("@tack.kernel", "@tack.kernel(lanes=4)"))
    assert choose(made, "x86-64-v4") == Form(4, "lanes=4 or --lanes 4 asks for it", made.loc)
    assert choose(replace(made, options=Options(lanes=1)), "x86-64-v4").width == 1


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (SAXPY, 4, "LLVM vectorizes a body without loops and functions by itself"),
        (MANDELBROT, 10, "about 6.1 times as fast as one iteration at a time"),
        (
            ROW_SUMS,
            6,
            "about 7.0 times as fast as one iteration at a time; the elements of more lanes would share a set of the cache",
        ),
        (SPARSE, 7, "lanes would gain little or nothing: elements anywhere in memory are loaded or stored lane by lane"),
        (HISTOGRAM, 4, "about 2.2 times as fast as one iteration at a time"),
        (TABLES, 10, "lanes would gain little or nothing: elements anywhere in memory are loaded or stored lane by lane"),
        (SCATTER, 9, "lanes would gain little or nothing: atomic updates go lane by lane"),
        (POWERS, 5, "lanes would gain little or nothing: powers of integers are computed lane by lane"),
    ],
)
def test_a_form_says_why_and_where(text: str, line: int, reason: str) -> None:
    """N-018."""
    form = choose(kernel(text), "x86-64-v4")
    assert (form.loc.line, form.reason) == (line, reason)


def test_conversions_that_vectors_lack_are_said() -> None:
    """N-018, T-020."""
    form = choose(kernel(CONVERSIONS.replace("i32", "i64")), "x86-64-v2")
    reason = "lanes would gain little or nothing: floats become u32, i64 or u64, for which there are no vector instructions"
    assert (form.loc.line, form.reason) == (5, reason)


def test_text_of_a_form() -> None:
    assert str(choose(kernel(SAXPY), "x86-64-v4")).startswith("one iteration at a time: LLVM vectorizes")
    assert str(choose(kernel(MANDELBROT), "x86-64-v3")).startswith("16 iterations at a time: about 5.0 times")
    assert str(choose(kernel(MANDELBROT), "x86-64-v3")).endswith(" (kernels.py:10:9)")


def test_what_stands_against_lanes_is_said() -> None:
    """N-018, O-001, O-020."""
    prints = kernel(MANDELBROT.replace("count += 1\n", "count += 1\n            print(count)\n"))
    assert choose(prints, "x86-64-v4").reason == "lines are printed in the order of iterations"
    assert choose(kernel(MANDELBROT, checked=True), "x86-64-v4").reason == "debug mode looks for the first failure"


def test_no_more_lanes_than_a_row_has_iterations() -> None:
    """N-018."""
    for columns, width in ((3, 1), (7, 1), (9, 8), (40, 32), (400, 32)):
        form = choose(kernel(MANDELBROT.replace("[:, :]", f"[:, {columns}]")), "x86-64-v4")
        assert form.width == width
        assert (f"a row has {columns} iterations" in form.reason) == (columns < 32)
    once = MANDELBROT.replace("[:, :]", "[:]").replace(
        "row, column in tack.ndindex(turns.shape[0], turns.shape[1])", "row in range(5)"
    )
    once = once.replace("[row, column]", "[row]").replace("column", "row")
    assert choose(kernel(once), "x86-64-v4").reason.endswith("; the loop runs 5 iterations")


def test_local_arrays_narrow_lanes() -> None:
    """N-018, A-017."""
    arrays = """
@tack.kernel
def k(x: tack.f32[:]):
    for i in range(len(x)):
        a = tack.local_array(tack.f32, 1500)
        for j in range(1500):
            a[j] = x[i] * j
        for j in range(1499):
            a[j + 1] = tack.sqrt(a[j] + a[j + 1])
        x[i] = a[1499]
"""
    form = choose(kernel(arrays), "x86-64-v4")
    assert (form.width, form.reason.split("; ")[1]) == (
        8,
        "its local arrays take 6000 bytes in each lane, and there is room for 65536",
    )


def test_sums_in_several_accumulators_have_one_lane() -> None:
    """N-019."""
    form = choose(kernel(ROW_SUMS.replace("@tack.kernel", "@tack.kernel(reassociate=True)")), "x86-64-v3")
    assert (form.width, form.reason) == (1, "elements of one sum are added side by side")
