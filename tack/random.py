"""Random numbers for kernels, from states that the kernel keeps itself (Y-001..Y-007).

from tack import random

state = random.seed(i, frame)        # of element i, in this frame
u, state = random.uniform(state)     # the number, and the next state

A state is one u32, and nothing else is kept: the same integers give the same numbers on every device, at any number of threads,
and in the functions `np_...`, which do on the host, for whole arrays, what the device functions do in kernels.
"""

from __future__ import annotations

import math
from typing import Any, TypeAlias

import numpy as np

import tack
from tack_runtime.arrays import Array, host_values
from tack_runtime.conversion import from_host
from tack_runtime.dtypes import u32

Words: TypeAlias = "np.ndarray[Any, np.dtype[np.uint32]]"
Floats: TypeAlias = "np.ndarray[Any, np.dtype[np.float32]]"

_MULTIPLIER = tack.constant(747796405, tack.u32)
_INCREMENT = tack.constant(2891336453, tack.u32)
_MIXER = tack.constant(277803737, tack.u32)
_LEAST = tack.constant(4, tack.u32)
_UNIT = tack.constant(2.0**-24, tack.f32)  # the upper 24 bits of a state, in this unit, are in [0, 1)
_TURN = tack.constant(math.tau, tack.f32)


# --- in kernels ----------------------------------------------------------------------------------------------------------


@tack.func
def advance(state: Any) -> Any:
    """The next state (Y-002)."""
    x = tack.u32(state) * _MULTIPLIER + _INCREMENT
    w = ((x >> ((x >> 28) + _LEAST)) ^ x) * _MIXER
    return (w >> 22) ^ w


@tack.func
def seed(index: Any, stream: Any) -> Any:
    """The first state of element `index` in the sequences of `stream`: two integers, modulo 2**32 (Y-003)."""
    return advance(tack.u32(index) ^ advance(stream))


@tack.func
def uniform(state: Any) -> Any:
    """A number in [0, 1), and the next state (Y-004)."""
    return tack.f32(tack.u32(state) >> 8) * _UNIT, advance(state)


@tack.func
def normal(state: Any) -> Any:
    """A number of the standard normal distribution, and the next state (Y-005)."""
    second = advance(state)
    u1 = 1.0 - tack.f32(tack.u32(state) >> 8) * _UNIT
    u2 = tack.f32(second >> 8) * _UNIT
    return tack.sqrt(-2.0 * tack.log(u1)) * tack.cos(_TURN * u2), advance(second)


@tack.func
def direction2(state: Any) -> Any:
    """A vector of 2, of length 1, and the next state (Y-006)."""
    angle = _TURN * (tack.f32(tack.u32(state) >> 8) * _UNIT)
    return [tack.cos(angle), tack.sin(angle)], advance(state)


@tack.func
def direction3(state: Any) -> Any:
    """A vector of 3, of length 1, and the next state (Y-006)."""
    second = advance(state)
    angle = _TURN * (tack.f32(tack.u32(state) >> 8) * _UNIT)
    z = tack.f32(second >> 8) * _UNIT * 2.0 - 1.0
    r = tack.sqrt(1.0 - z * z)
    return [r * tack.cos(angle), r * tack.sin(angle), z], advance(second)


# --- on the host ---------------------------------------------------------------------------------------------------------


def np_advance(state: object) -> Words:
    """`advance` of an array of states, the same bits (Y-007)."""
    with np.errstate(over="ignore"):
        x = _words(state) * np.uint32(_MULTIPLIER) + np.uint32(_INCREMENT)
        w = ((x >> ((x >> np.uint32(28)) + np.uint32(_LEAST))) ^ x) * np.uint32(_MIXER)
    return _array((w >> np.uint32(22)) ^ w)


def np_seed(index: object, stream: object) -> Words:
    """`seed` of arrays of integers, the same bits (Y-007)."""
    return np_advance(_words(index) ^ np_advance(stream))


def np_uniform(state: object) -> tuple[Floats, Words]:
    """`uniform` of an array of states, the same bits (Y-007)."""
    return _unit(_words(state)), np_advance(state)


def np_normal(state: object) -> tuple[Floats, Words]:
    """`normal` of an array of states, but for the rounding of log, sqrt and cos (Y-007)."""
    second = np_advance(state)
    u1 = np.float32(1) - _unit(_words(state))
    radius = np.sqrt(np.float32(-2) * _rounded(np.log, u1))
    return _array(radius * _rounded(np.cos, _angle(second))), np_advance(second)


def np_direction2(state: object) -> tuple[Floats, Words]:
    """`direction2` of an array of states, components last, but for the rounding of cos and sin (Y-007)."""
    angle = _angle(_words(state))
    return np.stack([_rounded(np.cos, angle), _rounded(np.sin, angle)], axis=-1), np_advance(state)


def np_direction3(state: object) -> tuple[Floats, Words]:
    """`direction3` of an array of states, components last, but for the rounding of sqrt, cos and sin (Y-007)."""
    second = np_advance(state)
    angle = _angle(_words(state))
    z = _unit(second) * np.float32(2) - np.float32(1)
    r = np.sqrt(np.float32(1) - z * z)
    return np.stack([r * _rounded(np.cos, angle), r * _rounded(np.sin, angle), z], axis=-1), np_advance(second)


def _words(numbers: object) -> Words:
    """Numbers as u32, converted as kernels convert."""
    return from_host(host_values(numbers) if isinstance(numbers, Array) else numbers, u32)[0]


def _array(values: Any) -> np.ndarray[Any, Any]:
    """What NumPy computed, as an array also where it is one number."""
    return np.asarray(values)


def _unit(states: Words) -> Floats:
    return _array((states >> np.uint32(8)).astype(np.float32) * np.float32(_UNIT))


def _angle(states: Words) -> Floats:
    return _array(np.float32(_TURN) * _unit(states))


def _rounded(function: np.ufunc, values: Floats) -> Floats:
    """A function of an f32, correctly rounded but for rare ties."""
    return _array(function(values.astype(np.float64)).astype(np.float32))
