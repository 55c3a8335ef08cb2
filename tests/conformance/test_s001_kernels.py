"""Loops, constants, dimensions and returned values. Each test runs its program just in time and from a bundle."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from conftest import has_f64, load_source

import tack

EXAMPLES = Path(__file__).parents[2] / "kernels_examples"


def f32(*values: float) -> np.ndarray:
    return np.array(values, np.float32)


def test_s001_1_fill(program) -> None:
    """S001-1: one iteration for each index of the range (P-001)."""
    data = np.full(7, -1, np.float32)
    program("language").call("fill", data, 2.5, 5)
    assert data.tolist() == [2.5] * 5 + [-1, -1]


def test_s001_2_integrate(program) -> None:
    """S001-2: a parallel loop of one iteration runs in order (L-006)."""
    e = np.zeros(4, np.float32)
    program("language").call("integrate", f32(1, 2, 3, 4), e, 4, 0.5)
    assert e.tolist() == [0.25, 1, 2.25, 4]


def test_s001_3_scale(program) -> None:
    """S001-3: statements before the loop hold for every iteration, in every chunk (L-007, L-011)."""
    x = np.arange(200_000, dtype=np.float32)
    out = np.zeros_like(x)
    program("language").call("scale", x, out, 3.0)
    np.testing.assert_array_equal(out, 6 * x)


def test_s001_4_step(program) -> None:
    """S001-4: constants in kernels, in device functions, as bounds, from another module (C-002, C-010)."""
    x, v = np.zeros(128, np.float32), np.ones(128, np.float32)
    program("language").call("step", x, v)
    dt = np.float32(0.01)  # each literal converts once, and every operation runs in f32 (T-012, N-011)
    np.testing.assert_array_equal(v, np.full(128, np.float32(1) - dt))
    np.testing.assert_array_equal(x, np.full(128, (np.float32(1) - dt) * dt))
    assert (v[0], x[0]) == (pytest.approx(0.99, rel=1e-6), pytest.approx(0.0099, rel=1e-6))


def test_s001_4_on_the_host() -> None:
    """S001-4: a constant is an ordinary number on the host (C-003)."""
    grid = tack.constant(128)
    assert len(range(grid)) == 128
    assert tack.empty((grid,)).shape == (128,)


def test_s001_5_typed_constants(program) -> None:
    """S001-5: a type decides where products wrap, and which double a literal is (T-010, T-014)."""
    kernels = program("language")
    x, typed, untyped = np.array([1, 4_000_000_000], np.uint32), np.zeros(2, np.uint32), np.zeros(2, np.int64)
    kernels.call("multiply", x, typed, untyped)
    assert typed.tolist() == [747796405, 828065792]
    assert untyped.tolist() == [747796405, 2991185620000000000]
    out = np.zeros(1)
    if has_f64(kernels, "three_tenths", out):
        assert out[0] == 0.30000000000000004


def test_s001_8_dimensions_in_the_body(program, compiled_variants) -> None:
    """S001-8: a dimension that the body reads makes a variant for each size; the loop bound does not (A-006, K-004)."""
    kernels = program("language")
    for n in (5, 3):
        out = np.zeros(n, np.float32)
        kernels.call("reverse", np.arange(n, dtype=np.float32), out)
        assert out.tolist() == list(range(n))[::-1]
    assert compiled_variants() == (0 if kernels.built else 2)
    a = np.arange(8, dtype=np.float32).reshape(2, 4)
    out = np.zeros_like(a)
    kernels.call("normalize_rows", a, out)
    np.testing.assert_array_equal(out, a / 4)


def test_s001_9_length_as_an_argument(program, compiled_variants) -> None:
    """S001-9: a length that is passed serves every size with one variant (K-002)."""
    kernels = program("language")
    for n in (5, 3):
        out = np.zeros(n, np.float32)
        kernels.call("reverse_n", np.arange(n, dtype=np.float32), out, n)
        assert out.tolist() == list(range(n))[::-1]
    assert compiled_variants() == (0 if kernels.built else 1)


def test_s001_10_fill_2d(program) -> None:
    """S001-10: one index for each dimension (P-005)."""
    grid = np.zeros((3, 4), np.float32)
    program("language").call("fill_2d", grid, 3, 4)
    assert grid.tolist() == [[r + c for c in range(4)] for r in range(3)]


def test_s001_11_smooth(program) -> None:
    """S001-11: pairs of bounds leave the border alone; an empty pair runs nothing (P-006)."""
    kernels = program("language")
    u = np.arange(16, dtype=np.float32).reshape(4, 4) ** 2
    out = np.full((4, 4), -1, np.float32)
    kernels.call("smooth", u, out, 4, 4)
    expected = np.full((4, 4), -1, np.float32)
    expected[1:3, 1:3] = np.float32(0.25) * (u[:2, 1:3] + u[2:, 1:3] + u[1:3, :2] + u[1:3, 2:])
    np.testing.assert_array_equal(out, expected)
    out[:] = -1
    kernels.call("smooth", u, out, 2, 4)
    np.testing.assert_array_equal(out, np.full((4, 4), -1, np.float32))


def test_s001_12_reduction_per_row(program) -> None:
    """S001-12: a loop inside the parallel one runs in order (L-005)."""
    out = np.zeros(2, np.float32)
    program("language").call("reduction_per_row", np.arange(6, dtype=np.float32), out, 3, 2)
    assert out.tolist() == [3, 12]


def test_s001_13_sum_segments(program) -> None:
    """S001-13: the bounds of an inner loop may come from an array (E-009)."""
    out = np.full(3, -1, np.float32)
    program("language").call("sum_segments", np.array([0, 2, 2, 5], np.int32), np.arange(5, dtype=np.float32), out, 3)
    assert out.tolist() == [1, 0, 9]


def test_s001_14_count_live(program) -> None:
    """S001-14: the value is computed after all iterations, and is a Python int (P-030, P-031)."""
    kernels = program("language")
    cells = (np.arange(1000) % 3 == 0).astype(np.int32)
    count = np.zeros(1, np.int32)
    first = kernels.call("count_live", cells, count, 1000)
    assert (first, type(first)) == (334, int)
    assert kernels.call("count_live", cells, count, 1000) == 668  # the counter goes on from where it is
    assert count[0] == 668


def test_s001_15_and_16_append(program) -> None:
    """S001-15, S001-16: the host program around an atomic append (X-013, P-030)."""
    program("language").host("append")


WORKGROUPS = {"nbody_tiled", "block_reductions", "matmul_tiled"}  # see tests/test_workgroup_examples.py
ON_THE_CPU = {path.stem for path in EXAMPLES.glob("*.py") if "__main__" in path.read_text()} - WORKGROUPS


@pytest.mark.parametrize("example", sorted(ON_THE_CPU))
def test_s001_17_examples_check_themselves(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """S001-17, J-005: `--check` compares with NumPy, and its exit code says how that went."""
    monkeypatch.setenv("TACK_CACHE_DIR", str(tmp_path))
    command = [sys.executable, str(EXAMPLES / f"{example}.py"), "--arch", "cpu", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "on cpu" in done.stdout


def test_s001_17_an_example_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The plate as a picture: a PNG file of its size."""
    monkeypatch.setenv("TACK_CACHE_DIR", str(tmp_path))
    picture = tmp_path / "plate.png"
    subprocess.run([sys.executable, str(EXAMPLES / "heat.py"), "--png", str(picture)], check=True, timeout=300)
    data = picture.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")) == (192, 128)


def test_s001_17_the_append_program(program, monkeypatch: pytest.MonkeyPatch) -> None:
    """S001-17: the kernel of the example, both ways."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    program(EXAMPLES / "kernel_results.py").host("append")


def test_s001_18_inspect(compiled_variants, monkeypatch: pytest.MonkeyPatch) -> None:
    """S001-18: three forms of one kernel's code, none of which is run (O-010, O-011, O-012)."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    saxpy = load_source(EXAMPLES / "saxpy.py").saxpy
    x, y, out = (tack.full(1024, value) for value in (1, 2, -1))
    text = tack.inspect(saxpy, x, y, out, 2.0, mode="ir")
    assert "kernel saxpy(x: f32[:], y: f32[:], out: f32[:], a: f32):" in text
    assert "parallel i in range(0, " in text
    assert "define void @tk_saxpy_" in tack.inspect(saxpy, x, y, out, 2.0, mode="source")
    assert "__global__ void" in tack.inspect(saxpy, x, y, out, 2.0, mode="source", target="cuda")
    assert "kernel void tk_saxpy_" in tack.inspect(saxpy, x, y, out, 2.0, mode="source", target="metal")
    assert re.search(r"fadd <\d+ x float>", tack.inspect(saxpy, x, y, out, 2.0, mode="optimized"))
    for target in ("cuda", "metal"):
        with pytest.raises(ValueError, match="for the CPU only"):
            tack.inspect(saxpy, x, y, out, 2.0, mode="optimized", target=target)
    assert (out.numpy() == -1).all()
    assert compiled_variants() == 0


def test_example_kernels_all_declare_variants(monkeypatch: pytest.MonkeyPatch) -> None:
    """`tackc build kernels_examples/NAME.py` finds something to build in every example."""
    from tackc.specialize import signatures

    monkeypatch.syspath_prepend(str(EXAMPLES))
    declared = {}
    for path in EXAMPLES.glob("*.py"):
        kernels = [value for value in vars(load_source(path)).values() if isinstance(value, tack.Kernel)]
        declared |= {f"{kernel.module}.{kernel.name}": [str(signature) for signature in signatures(kernel)] for kernel in kernels}
    assert declared["saxpy.saxpy"] == ["saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)"]
    assert declared["heat.smooth"] == ["smooth(u=f32[:, :], v=f32[:, :], height=i32, width=i32)"]
    assert all(declared.values())
    assert {name.split(".")[0] for name in declared} >= {
        *("saxpy", "heat", "mandelbrot", "nbody", "histogram", "array_sizes", "kernel_results", "compact")
    }


def test_a_local_without_an_assignment_is_zero(program) -> None:
    """E-020: on every path that assigns nothing, whatever earlier iterations and calls left behind; literals too."""
    out = np.full((5, 4), -1.0)
    if not has_f64(program("language"), "unassigned", f32(4, 1, 3, 2, 5), out, 3):
        return
    assert out.tolist() == [[0.1, 1.0, 2, 0], [0, 0, 2, 0], [0.1, 0.5, 2, 0], [0, 0.5, 2, 0], [0.1, 1.0, 2, 0]]
    program("language").call("unassigned", f32(4, 1, 3, 2, 5), out, 0)
    assert out[:, 2].tolist() == [0] * 5
