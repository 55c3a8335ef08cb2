"""`tack.random`: the generator against its definition in Python integers, and the mirrors against the kernels."""

from __future__ import annotations

import math

import numpy as np
import pytest

import tack
from tack import random

MASK = (1 << 32) - 1
STATES = [0, 1, 2, 255, 256, 747796405, 1 << 31, (1 << 31) - 1, MASK - 1, MASK, *range(3, 1 << 32, 4_000_037)]


def advanced(state: int) -> int:
    """Y-002, in integers of any size."""
    x = (state * 747796405 + 2891336453) & MASK
    w = (((x >> ((x >> 28) + 4)) ^ x) * 277803737) & MASK
    return (w >> 22) ^ w


@tack.kernel
def draw(states, u, z, after_u, after_z):
    for i in range(len(states)):
        u[i], after_u[i] = random.uniform(states[i])
        z[i], after_z[i] = random.normal(states[i])


@tack.kernel
def seeds(index, stream, states):
    for i in range(len(index)):
        states[i] = random.seed(index[i], stream[i])


@tack.kernel
def seeds_of_iterations(states, stream):
    for i in range(len(states)):
        states[i] = random.seed(i, stream)


def test_the_kernel_draws_what_the_definition_says() -> None:
    """Y-001, Y-002, Y-004, Y-005"""
    states = np.array(STATES * 40, np.uint32)  # enough for every thread
    u, z = np.zeros((2, len(states)), np.float32)
    after_u, after_z = np.zeros((2, len(states)), np.uint32)
    draw(states, u, z, after_u, after_z)
    once = [advanced(state) for state in STATES]
    assert after_u[: len(STATES)].tolist() == once
    assert after_z[: len(STATES)].tolist() == [advanced(state) for state in once]
    assert u[: len(STATES)].tolist() == [(state >> 8) * 2.0**-24 for state in STATES]
    normals = [
        math.sqrt(-2 * math.log(1 - (first >> 8) * 2.0**-24)) * math.cos(2 * math.pi * ((second >> 8) * 2.0**-24))
        for first, second in zip(STATES, once, strict=True)
    ]
    np.testing.assert_allclose(z[: len(STATES)], normals, atol=4e-6)
    for row in (u, z, after_u, after_z):
        np.testing.assert_array_equal(row.reshape(40, -1), row.reshape(40, -1)[:1].repeat(40, axis=0))


def test_the_mirrors_draw_what_kernels_draw() -> None:
    """Y-001, Y-007"""
    states = np.array(STATES, np.uint32)
    u, z = np.zeros((2, len(states)), np.float32)
    after_u, after_z = np.zeros((2, len(states)), np.uint32)
    draw(states, u, z, after_u, after_z)
    mirrored_u, mirrored_after_u = random.np_uniform(states)
    mirrored_z, mirrored_after_z = random.np_normal(states)
    assert mirrored_u.dtype == mirrored_z.dtype == np.float32
    assert mirrored_after_u.dtype == mirrored_after_z.dtype == np.uint32
    np.testing.assert_array_equal(mirrored_u, u)
    np.testing.assert_array_equal(mirrored_after_u, after_u)
    np.testing.assert_array_equal(mirrored_after_z, after_z)
    np.testing.assert_allclose(mirrored_z, z, atol=2e-6, rtol=0)
    np.testing.assert_array_equal(random.np_advance(states), after_u)


INDICES = [0, 1, -1, 7, 2**31 - 1, -(2**31), 2**32 - 1, 2**32, 2**40 + 5, -(2**63), 2**63 - 1]


def test_seeds_take_integers_modulo_their_width() -> None:
    """Y-003, Y-007"""
    index = np.array(INDICES, np.int64)
    stream = index[::-1].copy()
    states = np.zeros(len(index), np.uint32)
    seeds(index, stream, states)
    expected = [advanced((i & MASK) ^ advanced(s & MASK)) for i, s in zip(INDICES, INDICES[::-1], strict=True)]
    assert states.tolist() == expected
    assert random.np_seed(index, stream).tolist() == expected
    assert random.np_seed(INDICES, INDICES[::-1]).tolist() == expected
    assert random.np_seed(tack.array(index), tack.array(stream)).tolist() == expected


@pytest.mark.parametrize("stream", [3, -3, 2**31, 2**63])
def test_seeds_of_iterations_and_of_any_number(stream: int) -> None:
    """Y-001, Y-003: another stream is another sequence, the same one repeats it."""
    states = np.zeros(50_000, np.uint32)
    seeds_of_iterations(states, stream)
    np.testing.assert_array_equal(states, random.np_seed(np.arange(50_000), stream))
    assert not np.array_equal(states, random.np_seed(np.arange(50_000), stream + 1))
    again = np.zeros(50_000, np.uint32)
    seeds_of_iterations(again, stream)
    np.testing.assert_array_equal(again, states)


def test_mirrors_of_one_number_are_arrays_of_no_dimension() -> None:
    """Y-007"""
    state = random.np_seed(0, 3)
    assert (state.shape, state.dtype, int(state)) == ((), np.uint32, 3540083553)
    for function in (random.np_uniform, random.np_normal):
        value, following = function(state)
        assert (value.shape, value.dtype) == ((), np.float32)
        assert (following.shape, following.dtype) == ((), np.uint32)
    value, _ = random.np_uniform(state)
    assert value == np.float32(0.8242399)


@pytest.mark.parametrize(("function", "count"), [(random.np_direction2, 2), (random.np_direction3, 3)])
def test_mirrors_of_directions(function, count: int) -> None:
    """Y-006, Y-007: components last, of length 1, and as their definition says."""
    states = np.array(STATES, np.uint32).reshape(4, -1)
    found, following = function(states)
    assert (found.shape, found.dtype) == ((*states.shape, count), np.float32)
    np.testing.assert_allclose(np.linalg.norm(found.astype(np.float64), axis=-1), 1, atol=2e-6)
    second = random.np_advance(states)
    angle = 2 * np.pi * (states >> 8).astype(np.float64) * 2.0**-24
    if count == 2:
        expected = [np.cos(angle), np.sin(angle)]
        np.testing.assert_array_equal(following, second)
    else:
        z = (second >> 8).astype(np.float64) * 2.0**-23 - 1
        r = np.sqrt(1 - z * z)
        expected = [r * np.cos(angle), r * np.sin(angle), z]
        np.testing.assert_array_equal(following, random.np_advance(second))
    np.testing.assert_allclose(found, np.stack(expected, axis=-1), atol=2e-6)


@tack.kernel
def directions(states, two, three, after):
    for i in range(len(states)):
        d, state = random.direction2(states[i])
        two[2 * i], two[2 * i + 1], after[2 * i] = d.x, d.y, state
        three[i], after[2 * i + 1] = random.direction3(states[i])


def test_directions() -> None:
    """Y-006, Y-007: in a kernel, as vectors; the mirrors have the same states, and the same components but for rounding."""
    states = np.array(STATES, np.uint32)
    two, three = np.zeros(2 * len(states), np.float32), np.zeros((len(states), 3), np.float32)
    after = np.zeros(2 * len(states), np.uint32)
    directions(states, two, tack.wrap(three, tack.vec3()), after)
    for found, following, mirror in ((two.reshape(-1, 2), after[::2], "np_direction2"), (three, after[1::2], "np_direction3")):
        expected, expected_following = getattr(random, mirror)(states)
        np.testing.assert_array_equal(following, expected_following)
        np.testing.assert_allclose(found, expected, atol=2e-6, rtol=0)
        np.testing.assert_allclose(np.linalg.norm(found.astype(np.float64), axis=1), 1, atol=1e-6)


def test_numbers_are_even() -> None:
    """Y-001: over many elements, the moments of both distributions."""
    state = random.np_seed(np.arange(200_000), 11)
    u, state = random.np_uniform(state)
    z, state = random.np_normal(state)
    assert (u.min() >= 0, u.max() < 1) == (True, True)
    np.testing.assert_allclose([u.mean(), u.var(), z.mean(), z.var()], [0.5, 1 / 12, 0, 1], atol=0.01)
