"""Sorting and gathering (Q-013, Q-014, Q-015, Q-018): the stable order of NumPy, on every device."""

from __future__ import annotations

import numpy as np
import pytest
from sorted_keys import KINDS, TILE, check, keys_of

import tack
from tack.algorithms import gather, sort_by_key


def test_orders(device: str) -> None:
    """Keys however far apart and in whatever order: of one to eight digits, of either sign (Q-013)."""
    for dtype, kinds in (("int32", tuple(KINDS)), ("uint64", ("extremes", "nine bits"))):
        for kind in kinds:
            check(keys_of(dtype, kind, 300), device)


@pytest.mark.parametrize("n", [0, 1, 2, TILE, 2 * TILE + 1])
def test_ends_of_tiles(device: str, n: int) -> None:
    """None, one, two, and as many as tiles of 4096 keys hold, and one more (Q-013, Q-018)."""
    check(keys_of("int32", "extremes" if n > 2 else "all digits", n) >> 16, device)


def test_values_go_with_keys(device: str) -> None:
    """New arrays of keys and of values, of equal keys in their order; only the first n of both (Q-014)."""
    rng = np.random.default_rng(5)
    keys, values = rng.integers(-4, 4, 40, np.int32), rng.random((40, 3), np.float32)
    order = np.argsort(keys[:33], kind="stable")
    given, of_device = tack.array(keys, device=device), tack.array(values, tack.vec3(), device=device)
    ordered, moved = sort_by_key(given, of_device, 33)
    np.testing.assert_array_equal(ordered.numpy(), keys[order])
    np.testing.assert_array_equal(moved.numpy(), values[order])
    assert (ordered.dtype, moved.dtype, moved.shape, moved.device) == (tack.i32, tack.vec3(), (33,), tack.device(device))
    np.testing.assert_array_equal(given.numpy(), keys)
    np.testing.assert_array_equal(of_device.numpy(), values)


def test_keys_alone(device: str) -> None:
    """Keys without values, far apart and close (Q-014)."""
    for kind in ("extremes", "few", "equal"):
        keys = keys_of("uint64", kind, 50)
        ordered, values = sort_by_key(tack.array(keys, device=device))
        np.testing.assert_array_equal(ordered.numpy(), np.sort(keys))
        assert values is None


def test_gathers(device: str) -> None:
    """The elements at the first n indices; none of none (Q-015)."""
    values, places = np.arange(20, dtype=np.float32) / 7, np.random.default_rng(6).integers(0, 20, 30, np.int32)
    index = tack.array(places, device=device)
    got = gather(tack.array(values, device=device), index, 29)
    assert (got.dtype, got.shape, got.device) == (tack.f32, (29,), tack.device(device))
    np.testing.assert_array_equal(got.numpy(), values[places[:29]])
    assert gather(tack.zeros(0, device=device), index, 0).shape == (0,)


def test_indices_out_of_range(device: str) -> None:
    """An index outside the values reads nothing: IndexError (Q-015)."""
    values = tack.zeros(4, tack.f32, device)
    for wrong in (-1, 4):
        index = tack.array(np.array([0, wrong, 3], np.int32), device=device)
        with pytest.raises(IndexError, match=rf"^gather: index {wrong} is out of range for 4 values"):
            gather(values, index)
        np.testing.assert_array_equal(gather(values, index, 1).numpy(), np.zeros(1))


def test_arrays_of_two_devices(gpu: str) -> None:
    """Arrays of one call are on one device: ValueError that names both (R-003)."""
    there = tack.zeros(3, tack.i32, gpu)
    for name, call in (
        ("keys", lambda: sort_by_key(np.arange(3), there)),
        ("values", lambda: sort_by_key(there, np.zeros(3))),
        ("index", lambda: gather(there, np.arange(3))),
    ):
        with pytest.raises(ValueError, match=rf"are on different devices: .*; pass tack\.array\({name}, device='{gpu}'\)"):
            call()
