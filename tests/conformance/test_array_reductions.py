"""Reductions on every device: the results of the CPU, bit for bit."""

from __future__ import annotations

import math

import numpy as np
import pytest

import tack


@pytest.mark.parametrize("size", [3, 20_001])
def test_sum_min_max_mean(device: str, size: int) -> None:
    """Q-001, Q-002, Q-004, Q-005: of few numbers, and of more than a chunk."""
    values = np.random.default_rng(2).standard_normal(size).astype(np.float32)
    a = tack.array(values, device=device)
    assert a.sum().hex() == tack.array(values).sum().hex()
    assert (a.min(), a.max(), a.mean()) == (values.min(), values.max(), a.sum() / size)
    values[1] = math.nan
    assert math.isnan(tack.array(values, device=device).min())


def test_integers(device: str) -> None:
    """Q-001, Q-002, Q-006: components of unsigned vectors, whose sum wraps at 64 bits."""
    values = np.full((1000, 2), (1 << 64) - 1, np.uint64)
    a = tack.array(values, tack.vec2(tack.u64), device=device)
    assert a.sum() == (1 << 64) - 2000


def test_nothing(device: str) -> None:
    """Q-003: arrays without elements."""
    a = tack.zeros(0, device=device)
    assert a.sum() == 0
    assert math.isnan(a.mean())
    with pytest.raises(ValueError, match="max reduction requires a nonempty array"):
        a.max()


def test_statistics(device: str) -> None:
    """Q-016, N-011: in f64 the bits of the CPU; where there is no f64, pairs of f32 give results that are right in f32."""
    values = np.random.default_rng(3).standard_normal(5001).astype(np.float32) + 100
    a, there = tack.array(values), tack.array(values, device=device)
    if tack.device(device).supports_f64:
        assert there.var().hex() == a.var().hex()
    else:
        assert math.isclose(there.var(), a.var(), rel_tol=2.0**-22)
        assert math.isclose(there.dot(there), a.dot(a), rel_tol=2.0**-22)
    assert there.absmax() == a.absmax()


def test_histogram(device: str) -> None:
    """Q-016: the counts of the CPU, whatever order they are made in."""
    values = np.random.default_rng(4).integers(0, 256, 1000, np.uint8)
    a = tack.array(values, device=device)
    counts, edges = a.histogram(9, (3.5, 200.25))
    assert counts.device is a.device
    wanted = np.bincount(np.clip(np.searchsorted(edges, values, "right") - 1, 0, 8), minlength=9)
    np.testing.assert_array_equal(counts.numpy(), wanted)
