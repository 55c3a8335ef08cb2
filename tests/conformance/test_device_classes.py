"""Objects of device classes. Each test runs its program just in time and from a bundle; there the objects are of no class that
the process knows, with the members that the program needs."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from conftest import PROGRAMS, build_bundle, load_source

import tack
import tack_runtime
from tackc.compiler import ir
from tackc.compiler.capture import capture
from tackc.compiler.frontend import lower
from tackc.compiler.printer import print_kernel
from tackc.compiler.traverse import statements
from tackc.specialize import declared


def lowered(name: str) -> list[ir.Kernel]:
    """The IR of the kernels of a declared name."""
    kernel = getattr(load_source(PROGRAMS / "objects.py"), name)
    found = declared(kernel)
    program = capture(kernel, found.classes, found.functions)
    return [lower(program, signature).kernel for signature in found.signatures]


def f32(*values: float) -> np.ndarray:
    return np.array(values, np.float32)


def test_s000_1_cached_interp(program, compiled_variants) -> None:
    """S000-1: class constants as sizes, arrays of objects, methods (A-010, A-011, D-002, D-003, D-004)."""
    kernels = program("objects")
    array1 = f32(0, 4, 8, 12)
    out1, out2 = np.zeros(2, np.float32), np.zeros(2, np.float32)
    cs = kernels.object("CellSet", ids=np.array([[0, 1], [2, 3]], np.int32))
    ct = kernels.object("CellType", num_points=2) if kernels.built else kernels.object("CellType")
    kernels.call("cached_interp", cs, ct, array1, 2 * array1, out1, out2, 2)
    assert (out1.tolist(), out2.tolist()) == ([3, 11], [6, 22])
    assert compiled_variants() == (0 if kernels.built else 1)


def test_s000_1_other_constants(program, compiled_variants) -> None:
    """S000-1: other constants of the class are another variant (D-002, D-006)."""
    kernels = program("objects")
    array1 = f32(0, 4, 8, 12)
    for points, expected in ((2, [3, 11]), (3, [13, 16])):
        out1, out2 = np.zeros(2, np.float32), np.zeros(2, np.float32)
        ids = np.array([[0, 1, 2], [2, 3, 1]], np.int32)[:, :points].copy()
        cs = kernels.object("CellSet", ids=ids)
        if kernels.built:
            ct = kernels.object("", num_points=points)
        else:
            ct = kernels.object("CellType" if points == 2 else "Triangle")
        kernels.call("cached_interp", cs, ct, array1, 2 * array1, out1, out2, 2)
        weights = 0.25 + 0.5 * np.arange(points, dtype=np.float32)
        np.testing.assert_array_equal(out1, (weights * array1[ids]).sum(axis=1))
        assert out1.tolist() == expected
        np.testing.assert_array_equal(out2, 2 * out1)
    assert compiled_variants() == (0 if kernels.built else 2)


def test_s000_4_cell_average(program) -> None:
    """S000-4: a method fills the caller's local array (A-014, F-006, F-007)."""
    kernels = program("objects")
    out = np.zeros(2, np.float32)
    cs = kernels.object("CellSetExplicit", connectivity=np.array([0, 1, 2, 3, 3, 2, 1, 0], np.int32))
    kernels.call("cell_average", cs, f32(1, 2, 3, 6), out, 2)
    assert out.tolist() == [3, 3]


def test_s000_4_one_array_and_no_copy() -> None:
    """S000-4: the method's parameter is the caller's array (A-014)."""
    (kernel,) = lowered("cell_average")
    assert [(buffer.name, buffer.size) for buffer in kernel.buffers] == [("pts", 4)]
    stored = [s.storage.name for s in statements(kernel) if isinstance(s, ir.Store)]
    assert stored == ["pts", "out"]


def test_s001_19_update(program) -> None:
    """S001-19: a template argument; its length bounds the loop (D-010, D-011)."""
    kernels = program("objects")
    pos, vel = np.zeros(1024, np.float32), np.zeros(1024, np.float32)
    sim = kernels.object("Sim", pos=pos, vel=vel, dt=0.01)
    kernels.call("update", sim)
    dt = np.float32(0.01)
    np.testing.assert_array_equal(vel, np.full(1024, np.float32(-9.81) * dt))
    np.testing.assert_array_equal(pos, vel * dt)
    assert (vel[0], pos[0]) == (pytest.approx(-0.0981, rel=1e-6), pytest.approx(-0.000981, rel=1e-6))


def test_s001_19_no_call_is_left() -> None:
    """S001-19: the method is inlined (D-004, F-001)."""
    (kernel,) = lowered("update")
    text = print_kernel(kernel)
    assert "step" not in text
    assert "sim.vel[i] = sim.vel[i] + -9.81_f32 * sim.dt" in text


def test_s001_19_as_printed() -> None:
    """S001-19: with arrays of the library, by the class's own constructor; inspection shows no call (O-011)."""
    module = load_source(PROGRAMS / "objects.py")
    sim = module.Sim(1024)
    shown = tack.inspect(module.update, sim)
    assert "step" not in shown
    assert "call" not in shown.partition("define")[2].partition("}")[0]
    assert not sim.vel.numpy().any()
    module.update(sim)
    assert sim.vel.numpy().tolist() == [np.float32(-9.81) * np.float32(0.01)] * 1024


def test_kernels_that_are_methods(program) -> None:
    """A kernel of a class returns a value (D-005, P-035); in a bundle it is called with the object first."""
    kernels = program("objects")
    pos, vel = np.zeros(8, np.float32), np.zeros(8, np.float32)
    sim = kernels.object("Sim", pos=pos, vel=vel, dt=0.5)
    result = kernels.call("advance", sim, 2) if kernels.built else sim.advance(2)
    gravity = np.float32(-9.81) * np.float32(0.5)
    assert vel.tolist() == [gravity + gravity] * 8
    assert result == pos[0] == gravity * np.float32(0.5) + (gravity + gravity) * np.float32(0.5)


def test_inspect_shows_objects(tmp_path) -> None:
    """What `tackc inspect` prints of the three programs, and the IR that it makes anew from the bundle's own text."""
    bundle = build_bundle([PROGRAMS / "objects.py"], tmp_path / "objects.tackb")
    shown = inspected(bundle)
    assert (
        "cell_average(cs=CellSetExplicit(points_per_cell=4, connectivity=i32[:]), data=f32[:], out=f32[:], n_cells=i32)" in shown
    )
    assert "Sim.advance(self=Sim(GRAVITY=-9.81, dt=f32, pos=f32[:], vel=f32[:]), rounds=i32)" in shown
    assert "objects.Sim.advance " in shown
    assert "ct=CellType(num_points=2), " in shown
    assert "ct=Triangle(num_points=3), " in shown
    details = inspected(bundle, "update")
    assert "sim.pos.shape[0] iterations" in details
    assert "sim.pos writable" in details
    text = inspected(bundle, "objects.update", "--ir")
    assert "step" not in text
    assert "kernel update(sim.dt: f32, sim.pos: f32[:], sim.vel: f32[:]):" in text


def inspected(bundle: Any, *options: str) -> str:
    command = [sys.executable, "-m", "tackc", "inspect", str(bundle), *options]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_mapping_is_an_object(bundle_of) -> None:
    """What has the members may be a mapping, with NumPy arrays or arrays of the library."""
    bundle = tack_runtime.load(bundle_of(PROGRAMS / "objects.py"))
    sim = {"pos": tack.zeros(4), "vel": np.zeros(4, np.float32), "dt": 0.5}
    for _ in range(3):
        bundle.update(sim)
    assert sim["vel"].tolist() == [3 * np.float32(-9.81) * np.float32(0.5)] * 4
