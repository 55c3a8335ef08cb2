"""`tack.algorithms.exclusive_scan` and `inclusive_scan` on every device (Q-010..Q-012)."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest

import tack
from tack.algorithms import exclusive_scan, inclusive_scan
from tack_runtime.transfers import overlap

TILE = 2048


def test_integers_are_exact_at_the_borders_of_tiles(device: str) -> None:
    """Q-010, Q-011, Q-012: only the first `n` are written; sums wrap; the total is an int."""
    values = np.random.default_rng(3).integers(-(1 << 31), 1 << 31, 2 * TILE + 3, np.int32)
    src = tack.array(values, device=device)
    for n in (0, 1, TILE - 1, TILE, TILE + 1, 2 * TILE, 2 * TILE + 1):
        sums = np.cumsum(values[:n], dtype=np.int32)
        for scan, wanted in ((exclusive_scan, np.append(0, sums)[:n]), (inclusive_scan, sums)):
            dst = tack.full(n + 3, 7, tack.i32, device=device)
            total = scan(src, dst, n)
            assert type(total) is int
            assert total == (sums[-1] if n else 0)
            np.testing.assert_array_equal(dst.numpy(), np.append(wanted, [7, 7, 7]))
    np.testing.assert_array_equal(src.numpy(), values)


def test_sums_of_floats_are_accurate_and_the_same_each_time(device: str) -> None:
    """Q-010, Q-012: in one order, in place, too; the total of an inclusive scan is its last sum."""
    n = TILE + 700
    values = (np.random.default_rng(1).normal(size=n) * 100).astype(np.float32)
    exact = np.array([float(total) for total in itertools.accumulate(map(Fraction, values.tolist()), initial=Fraction())])
    additions = TILE // 4 + 8  # that a number goes through at most
    bound = additions * 2**-24 * np.append(0, np.cumsum(np.abs(values, dtype=np.float64)))
    src, dst = tack.array(values, device=device), tack.empty(n, device=device)
    total = exclusive_scan(src, dst)
    assert type(total) is float
    assert abs(total - exact[-1]) <= bound[-1]
    first = dst.numpy()
    assert (np.abs(first - exact[:-1]) <= bound[:-1]).all()
    assert exclusive_scan(src, src) == total
    assert src.numpy().tobytes() == first.tobytes()
    tack.copyto(src, values)
    last = inclusive_scan(src, src)
    assert last == src[n - 1]
    assert (np.abs(src.numpy() - exact[1:]) <= bound[1:]).all()


def test_infinities_reach_the_sums_behind_them(device: str) -> None:
    """Q-010: and no others, whatever a tile has past the end."""
    src, dst = tack.array(np.array([math.inf, 1, 2], np.float32), device=device), tack.empty(3, device=device)
    assert exclusive_scan(src, dst) == math.inf
    assert dst.numpy().tolist() == [0, math.inf, math.inf]


def test_elements_are_converted_on_the_device(device: str) -> None:
    """Q-010: sums form in the type of `dst`; arrays of two dimensions count row by row."""
    flags = np.random.default_rng(2).integers(0, 256, (30, 10)).astype(np.uint8)
    src = tack.array(flags, device=device)
    for type_ in (tack.i32, tack.f32):
        dst = tack.empty((30, 10), type_, device=device)
        total = inclusive_scan(src, dst)
        wanted = np.cumsum(flags.ravel(), dtype=type_.numpy)
        np.testing.assert_array_equal(dst.numpy().ravel(), wanted)
        assert total == wanted[-1]


def test_an_array_of_its_own_is_not_copied(device: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Q-010: handles of arrays that are no addresses may be near one another."""
    src, dst = tack.ones(4000, tack.i32, device=device), tack.empty(4000, tack.i32, device=device)
    assert overlap(src.memory, dst.memory) is None
    assert overlap(src.memory, src.reshape(40, 100).memory) == 0
    assert overlap(tack.empty(0, device=device).memory, src.memory) is None
    monkeypatch.delattr(tack.Array, "copy")
    assert exclusive_scan(src, dst) == exclusive_scan(src, src) == 4000


@pytest.mark.parametrize("device", ["cuda"], indirect=True)
def test_memory_that_others_have_may_overlap(device: str) -> None:
    """Q-010, I-002: a row that begins within another."""
    memory = tack.ones(12, tack.i32, device=device)
    address = memory.__cuda_array_interface__["data"][0]
    row = tack.array_from_ptr(address + 8, tack.i32, 10, True, device)
    assert overlap(memory.memory, row.memory) == 8
    assert inclusive_scan(memory, row, 10) == 10
    assert memory.numpy().tolist() == [1, 1, *range(1, 11)]


@pytest.mark.parametrize("device", ["opencl"], indirect=True)
def test_tiles_of_tiles(device: str) -> None:
    """Q-012: more tiles than one group scans; a simulator would take seconds."""
    src = tack.ones(TILE * TILE + 1, tack.i32, device=device)
    assert exclusive_scan(src, src) == src.size
    np.testing.assert_array_equal(src.numpy(), np.arange(src.size))


@pytest.mark.parametrize("device", ["opencl"], indirect=True)
def test_arrays_on_different_devices(device: str) -> None:
    """Q-010, R-003"""
    there, here = tack.ones(3, device=device), tack.ones(3, device="cpu")
    for src, dst in ((there, here), (here, there)):
        where = rf"'src' on {src.device}, 'dst' on {dst.device}; pass tack\.array\(src, device='{dst.device}'\)"
        with pytest.raises(ValueError, match=f"exclusive_scan: its arrays are on different devices: {where}"):
            exclusive_scan(src, dst)
        assert dst.numpy().tolist() == [1, 1, 1]
