"""Local arrays, atomics and textures. Each test runs its program just in time and from a bundle."""

from __future__ import annotations

import numpy as np

import tack

VALUES = np.array([-2, 1, -0.5, 3, 0, 2], np.float32)


def test_s000_2_generic_process(program, compiled_variants) -> None:
    """S000-2: a local array takes the element type of an array parameter (A-013)."""
    kernels = program("advanced")
    for data in (np.array([1.5, 2], np.float32), np.array([7, -3], np.int32)):
        out = np.zeros_like(data)
        kernels.call("generic_process", data, out)
        np.testing.assert_array_equal(out, data)
    assert compiled_variants() == (0 if kernels.built else 2)


def test_s000_3_row_energy(program, compiled_variants) -> None:
    """S000-3: a size computed from a dimension; each width is a variant, the height is not (A-011, K-004)."""
    kernels = program("advanced")
    counts = []
    for width, expected in ((4, [20, 148]), (7, [112, 798])):
        out = np.zeros(2, np.float32)
        kernels.call("row_energy", np.arange(2 * width, dtype=np.float32).reshape(2, width), out)
        assert out.tolist() == expected
        counts.append(compiled_variants())
    data = np.arange(20, dtype=np.float32).reshape(5, 4)
    out = np.zeros(5, np.float32)
    kernels.call("row_energy", data, out)
    np.testing.assert_array_equal(out, (data + data**2).sum(axis=1))
    counts.append(compiled_variants())
    assert counts == ([0, 0, 0] if kernels.built else [1, 2, 2])


def test_s000_3_scratch_sizes(compiled_variants) -> None:
    """S000-3: four columns give 8 elements, seven give 14 (A-011, O-010)."""
    from conftest import PROGRAMS, load_source

    kernel = load_source(PROGRAMS / "advanced.py").row_energy
    for width, size in ((4, 8), (7, 14)):
        data, out = np.zeros((2, width), np.float32), np.zeros(2, np.float32)
        assert f"\n    array scratch: f32[{size}]\n" in tack.inspect(kernel, data, out, mode="ir")
    assert compiled_variants() == 0


def test_s000_6_histogram(program) -> None:
    """S000-6: additions to one bin are not lost (X-001)."""
    data = np.array([0.05, 0.15, 0.15, 0.95, 0.0, 0.3], np.float32)
    bins = np.zeros(10, np.int32)
    kernels = program("advanced")
    kernels.call("histogram", data, bins, len(data))
    assert bins.tolist() == [2, 2, 0, 1, 0, 0, 0, 0, 0, 1]
    many = np.tile(data, 50_000)  # enough iterations for every thread
    bins[:] = 0
    kernels.call("histogram", many, bins, len(many))
    assert bins.tolist() == [100_000, 100_000, 0, 50_000, 0, 0, 0, 0, 0, 50_000]


def test_s000_7_compact(program) -> None:
    """S000-7: the old value of a counter is a slot of its own (X-002)."""
    out, count = np.zeros(6, np.float32), np.zeros(1, np.int32)
    assert program("advanced").call("compact", VALUES, out, count, 6) is None
    assert count[0] == 3
    assert sorted(out[:3]) == [1, 2, 3]


def test_s000_11_and_12_textures(program) -> None:
    """S000-11, S000-12: trilinear samples; a texture is a snapshot until `update` (Z-002, Z-004)."""
    program("advanced").host("sampled")


def test_s000_13_debug_kernel(program) -> None:
    """S000-13: three lines in any order, between those of the program, and the data as it was (O-001, O-002)."""
    data = np.array([1, 2, 3, 4], np.float32)
    kernels = program("advanced")
    first, *lines, last = kernels.printed("debug_kernel", data, 4).splitlines()
    assert (first, last) == ("before", "after")
    assert sorted(lines) == ([] if kernels.device == "metal" else ["val: 1.000000", "val: 2.000000", "val: 3.000000"])
    assert data.tolist() == [1, 2, 3, 4]
