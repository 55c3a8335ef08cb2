"""The benchmark cases: arrays, the reference in float64 or exact integers, and how far a result may be from it.

Names of arrays are the same in every peer, and sizes are those of the arrays. A case runs one launch, or a fixed number of them,
over arrays that exceed the caches where the case is about memory.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

Arrays = Mapping[str, Any]
ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "bench"

A = 2.5
STEPS, ALPHA = 10, 0.1
C0, C1 = 0.4, 0.1
TURNS = 200
SOFTENING = 0.01
BINS = 256
LONGEST_ROW = 32


class Sizes(NamedTuple):
    """How many of what each case has; multiples of what the loops tuned by hand assume."""

    elements: int
    heat: int
    grid: int
    pixels: int
    bodies: int
    particles: int
    cells: int
    rows: int
    matrix: int
    keys: int
    sparse: int
    seeds: int


SIZES = {
    "full": Sizes(1 << 24, 4096, 256, 1024, 8192, 1_000_000, 128, 4096, 512, 1 << 22, 1 << 19, 1 << 18),
    "quick": Sizes(1 << 18, 256, 64, 128, 512, 20_000, 128, 512, 128, 1 << 16, 1 << 14, 1 << 12),
}


@dataclass(frozen=True)
class Case:
    """One benchmark.

    `arrays` has the inputs, and the outputs as they are before: those named in `reference`. `check(got, reference)` is the worst
    error in units of what rounding explains; above 1 is wrong.
    """

    name: str
    title: str  # with names of Sizes in braces
    arrays: Callable[[Sizes], dict[str, Any]]
    reference: Callable[[Arrays], dict[str, Any]]
    check: Callable[[Arrays, Arrays], float]

    def titled(self, sizes: Sizes) -> str:
        """The title with its numbers."""
        return self.title.format(**{name: _short(number) for name, number in sizes._asdict().items()})

    def keep_reference(self, sizes: str) -> Path:
        """The file under build/ with the reference outputs, which take seconds to compute; made where it is not there or old."""
        path = FOLDER / f"reference-{self.name}-{sizes}.npz"
        if not path.exists() or path.stat().st_mtime < Path(__file__).stat().st_mtime:
            FOLDER.mkdir(parents=True, exist_ok=True)
            np.savez(path, **self.reference(self.arrays(SIZES[sizes])))
        return path

    def kept_reference(self, sizes: str) -> dict[str, Any]:
        """The reference outputs."""
        with np.load(self.keep_reference(sizes)) as stored:
            return {name: stored[name] for name in stored.files}


def _short(number: int) -> str:
    for unit, letter in ((1 << 20, "M"), (1_000_000, "M"), (1 << 10, "K")):
        if number > 9999 and number % unit == 0:
            return f"{number // unit}{letter}"
    return f"{number:,}" if number > 9999 else str(number)


# --- what a result may differ by ---------------------------------------------------------------------------------------


def _close(relative: float, absolute: float) -> Callable[[Arrays, Arrays], float]:
    def check(got: Arrays, reference: Arrays) -> float:
        errors = [
            np.max(np.abs(np.asarray(got[name], np.float64) - exact) / (relative * np.abs(exact) + absolute))
            for name, exact in reference.items()
        ]
        return float(max(np.nan_to_num(errors, nan=np.inf)))

    return check


def _equal(got: Arrays, reference: Arrays) -> float:
    return 0.0 if all(np.array_equal(got[name], exact) for name, exact in reference.items()) else np.inf


def _few_pixels(got: Arrays, reference: Arrays) -> float:
    # float32 orbits near the boundary leave the float64 ones: up to 1% of the pixels may differ.
    return float(np.mean(got["turns"] != reference["turns"]) / 0.01)


# --- arrays and references ---------------------------------------------------------------------------------------------


def _rng(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


def _f32(generator: np.random.Generator, *shape: int) -> Any:
    return generator.random(shape, np.float32)


def _zeros(*shape: int) -> Any:
    return np.zeros(shape, np.float32)


def _saxpy(s: Sizes) -> dict[str, Any]:
    rng = _rng(1)
    return {"x": _f32(rng, s.elements), "y": _f32(rng, s.elements), "out": _zeros(s.elements)}


def _heat(s: Sizes) -> dict[str, Any]:
    u = _f32(_rng(2), s.heat, s.heat)
    return {"u": u, "v": u.copy()}


def _heat_reference(arrays: Arrays) -> dict[str, Any]:
    a = arrays["u"].astype(np.float64)
    b = a.copy()
    for _ in range(STEPS):
        c = a[1:-1, 1:-1]
        b[1:-1, 1:-1] = c + ALPHA * (a[:-2, 1:-1] + a[2:, 1:-1] + a[1:-1, :-2] + a[1:-1, 2:] - 4.0 * c)
        a, b = b, a
    return {"u": a}


def _stencil(s: Sizes) -> dict[str, Any]:
    shape = (s.grid,) * 3
    return {"u": _f32(_rng(3), *shape), "out": _zeros(*shape)}


def _stencil_reference(arrays: Arrays) -> dict[str, Any]:
    u = arrays["u"].astype(np.float64)
    out = np.zeros_like(u)
    around = u[:-2, 1:-1, 1:-1] + u[2:, 1:-1, 1:-1] + u[1:-1, :-2, 1:-1] + u[1:-1, 2:, 1:-1]
    around += u[1:-1, 1:-1, :-2] + u[1:-1, 1:-1, 2:]
    out[1:-1, 1:-1, 1:-1] = C0 * u[1:-1, 1:-1, 1:-1] + C1 * around
    return {"out": out}


def _mandelbrot_reference(arrays: Arrays) -> dict[str, Any]:
    pixels = arrays["turns"].shape[0]
    step = 3.0 / pixels
    x0, y0 = np.meshgrid(-2.0 + np.arange(pixels) * step, -1.5 + np.arange(pixels) * step)
    x, y = np.zeros_like(x0), np.zeros_like(x0)
    turns = np.zeros(x0.shape, np.int32)
    live = np.ones(x0.shape, bool)
    for _turn in range(TURNS):
        live &= x * x + y * y <= 4.0
        x, y = np.where(live, x * x - y * y + x0, x), np.where(live, 2.0 * x * y + y0, y)
        turns += live
    return {"turns": turns}


def _bodies(s: Sizes) -> dict[str, Any]:
    x, y, z = _f32(_rng(5), 3, s.bodies) * np.float32(2) - np.float32(1)
    return {"x": x, "y": y, "z": z, "ax": _zeros(s.bodies), "ay": _zeros(s.bodies), "az": _zeros(s.bodies)}


def _nbody_reference(arrays: Arrays) -> dict[str, Any]:
    x, y, z = (arrays[name].astype(np.float64) for name in "xyz")
    force = np.empty((3, len(x)))
    for start in range(0, len(x), 256):
        part = slice(start, start + 256)
        d = np.stack([c[None, :] - c[part, None] for c in (x, y, z)])
        force[:, part] = (d * ((d * d).sum(0) + SOFTENING) ** -1.5).sum(2)
    return {"ax": force[0], "ay": force[1], "az": force[2]}


def _waves(s: Sizes) -> dict[str, Any]:
    return {"x": (_f32(_rng(6), s.elements) - np.float32(0.5)) * np.float32(8), "out": _zeros(s.elements)}


def _waves_reference(arrays: Arrays) -> dict[str, Any]:
    x = arrays["x"].astype(np.float64)
    return {"out": np.sin(x) * np.exp(-x * x) + np.log(1.0 + x * x)}


def _to_bins(s: Sizes) -> dict[str, Any]:
    return {"x": _f32(_rng(7), s.elements), "bins": np.zeros(BINS, np.int32)}


def _histogram_reference(arrays: Arrays) -> dict[str, Any]:
    index = (arrays["x"] * np.float32(BINS)).astype(np.int32)
    return {"bins": np.bincount(index, minlength=BINS).astype(np.int32)}


def _particles(s: Sizes) -> dict[str, Any]:
    rng, span = _rng(8), np.float32(s.cells - 1.001)
    places = {"px": _f32(rng, s.particles) * span, "py": _f32(rng, s.particles) * span}
    return {**places, "mass": _f32(rng, s.particles), "grid": _zeros(s.cells, s.cells)}


def _scatter_reference(arrays: Arrays) -> dict[str, Any]:
    px, py, mass = (arrays[name].astype(np.float64) for name in ("px", "py", "mass"))
    cells = arrays["grid"].shape[0]
    i, j = px.astype(np.int64), py.astype(np.int64)
    grid = np.zeros(cells * cells)
    for di, wx in ((0, 1 - (px - i)), (1, px - i)):
        for dj, wy in ((0, 1 - (py - j)), (1, py - j)):
            grid += np.bincount((i + di) * cells + j + dj, weights=mass * wx * wy, minlength=cells * cells)
    return {"grid": grid.reshape(cells, cells)}


def _sparse(s: Sizes) -> dict[str, Any]:
    """A matrix of `sparse` rows of up to 32 values, each row of another length."""
    rng = _rng(10)
    starts = np.zeros(s.sparse + 1, np.int32)
    np.cumsum(rng.integers(0, LONGEST_ROW + 1, s.sparse, np.int32), out=starts[1:])
    columns = rng.integers(0, s.sparse, starts[-1], np.int32)
    vectors = {"x": _f32(rng, s.sparse), "out": _zeros(s.sparse)}
    return {"starts": starts, "columns": columns, "values": _f32(rng, len(columns)), **vectors}


def _csr_reference(arrays: Arrays) -> dict[str, Any]:
    starts, x = arrays["starts"], arrays["x"].astype(np.float64)
    rows = np.repeat(np.arange(len(x)), np.diff(starts))
    return {"out": np.bincount(rows, weights=arrays["values"] * x[arrays["columns"]], minlength=len(x))}


def _seeds(s: Sizes) -> dict[str, Any]:
    # No sequence that starts below 100,000 leaves the range of i32.
    return {"seeds": _rng(4).integers(1, 100_000, s.seeds, np.int32), "steps": np.zeros(s.seeds, np.int32)}


def _collatz_reference(arrays: Arrays) -> dict[str, Any]:
    v = arrays["seeds"].astype(np.int64)
    steps = np.zeros(v.shape, np.int32)
    while (live := v != 1).any():
        v = np.where(live, np.where(v % 2 == 0, v // 2, 3 * v + 1), v)
        steps += live
    return {"steps": steps}


def _scan_reference(arrays: Arrays) -> dict[str, Any]:
    return {"out": np.concatenate([[0], np.cumsum(arrays["x"], dtype=np.int64)[:-1]])}


def _keys(s: Sizes) -> dict[str, Any]:
    return {"keys": _rng(12).integers(0, 1 << 32, s.keys, np.uint32), "index": np.zeros(s.keys, np.uint32)}


def _values(s: Sizes) -> dict[str, Any]:
    return {"x": _rng(15).normal(3, 2, s.elements).astype(np.float32), "out": _zeros(1)}


def _runs(s: Sizes) -> dict[str, Any]:
    """Sorted keys with some sixteen of each, and the place of a result for each run."""
    rng = _rng(16)
    keys = np.sort(rng.integers(0, s.keys // 16, s.keys, np.int32))
    found = np.zeros(np.count_nonzero(np.diff(keys)) + 1, np.int32)
    return {"keys": keys, "values": rng.integers(-100, 100, s.keys, np.int32), "found": found, "totals": found.copy()}


def run_starts(keys: Any) -> Any:
    """Where the runs of equal keys start."""
    return np.concatenate([[0], np.flatnonzero(keys[1:] != keys[:-1]) + 1])


def _runs_reference(arrays: Arrays) -> dict[str, Any]:
    starts = run_starts(arrays["keys"])
    return {"found": arrays["keys"][starts], "totals": np.add.reduceat(arrays["values"], starts)}


def _matrices(s: Sizes) -> dict[str, Any]:
    rng = _rng(13)
    a, b, c = rng.random((s.matrix, s.matrix)), rng.random((s.matrix, s.matrix)), np.zeros((s.matrix, s.matrix))
    return {"a": a, "b": b, "c": c}


# --- the table ---------------------------------------------------------------------------------------------------------

CASES: dict[str, Case] = {
    case.name: case
    for case in (
        Case(
            "saxpy",
            "saxpy, {elements} f32",
            _saxpy,
            lambda a: {"out": A * a["x"].astype(np.float64) + a["y"]},
            _close(1e-6, 1e-6),
        ),
        Case("heat", f"heat {{heat}} x {{heat}}, {STEPS} steps", _heat, _heat_reference, _close(1e-5, 1e-6)),
        Case("stencil", "7-point stencil, {grid} x {grid} x {grid}", _stencil, _stencil_reference, _close(1e-5, 1e-6)),
        Case(
            "mandelbrot",
            f"mandelbrot {{pixels}} x {{pixels}}, {TURNS} turns",
            lambda s: {"turns": np.zeros((s.pixels, s.pixels), np.int32)},
            _mandelbrot_reference,
            _few_pixels,
        ),
        Case("nbody", "N-body, {bodies} all pairs", _bodies, _nbody_reference, _close(2e-3, 2e-2)),
        Case("waves", "sin x exp + log, {elements} f32", _waves, _waves_reference, _close(2e-5, 2e-6)),
        Case(
            "matmul",
            "matrix product f64, {matrix} x {matrix}, naive",
            _matrices,
            lambda a: {"c": a["a"] @ a["b"]},
            _close(1e-11, 1e-11),
        ),
        Case(
            "rowsum",
            "row sums, {rows} x {rows}",
            lambda s: {"x": _f32(_rng(9), s.rows, s.rows), "out": _zeros(s.rows)},
            lambda a: {"out": a["x"].astype(np.float64).sum(1)},
            _close(1e-4, 1e-3),
        ),
        Case(
            "histogram",
            f"histogram, {{elements}} f32 to {BINS} bins",
            _to_bins,
            _histogram_reference,
            _equal,
        ),
        Case(
            "scatter", "scatter, {particles} particles to {cells} x {cells}", _particles, _scatter_reference, _close(2e-4, 1e-4)
        ),
        Case("csr", f"sparse rows of 0 to {LONGEST_ROW}, {{sparse}} rows", _sparse, _csr_reference, _close(1e-5, 1e-6)),
        Case("collatz", "collatz, {seeds} i32", _seeds, _collatz_reference, _equal),
        Case(
            "sum",
            "sum, {elements} f32",
            lambda s: {"x": _f32(_rng(14), s.elements), "out": _zeros(1)},
            lambda a: {"out": a["x"].astype(np.float64).sum(keepdims=True)},
            _close(5e-3, 0),
        ),
        Case(
            "scan",
            "exclusive scan, {elements} i32",
            lambda s: {"x": _rng(11).integers(0, 100, s.elements, np.int32), "out": np.zeros(s.elements, np.int32)},
            _scan_reference,
            _equal,
        ),
        Case("minimum", "minimum, {elements} f32", _values, lambda a: {"out": a["x"].min(keepdims=True)}, _equal),
        Case(
            "variance",
            "variance, {elements} f32",
            _values,
            lambda a: {"out": a["x"].astype(np.float64).var(keepdims=True)},
            _close(1e-6, 0),
        ),
        Case("counts", f"a.histogram, {{elements}} f32 to {BINS} bins", _to_bins, _histogram_reference, _equal),
        Case("reduce_by_key", "sums of runs of 16, {keys} i32", _runs, _runs_reference, _equal),
        Case("argsort", "stable argsort, {keys} u32", _keys, lambda a: {"index": np.argsort(a["keys"], kind="stable")}, _equal),
    )
}

# What the library has, so that no kernel is written for it.
LIBRARY = ("sum", "minimum", "variance", "counts", "scan", "argsort", "reduce_by_key")
