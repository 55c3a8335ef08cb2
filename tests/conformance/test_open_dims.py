"""Variants with open dimensions against those with all baked in: the same bits, on every device (J-001, K-004, K-005)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from bare import on_device
from test_examples import NAMES, SUMS, calls, hold, kept

import tack
import tack_runtime
from tack_runtime import settings
from tack_runtime.described import natural_signature, shape_signature
from tack_runtime.dispatch import Dispatcher
from tack_runtime.drivers import cpu
from tack_runtime.naming import parts
from tackc import jit
from tackc.calls import capture
from tackc.compiler.signatures import with_members


def variants(kernel: Any, arguments: Sequence[Any], level: str) -> list[Dispatcher]:
    """The kernel with every dimension of a call's arrays and textures baked in, and with none, from a bundle each."""
    described = kernel.dispatcher.described(arguments, {})
    program = capture(kernel, *parts(described))
    target = "cpu" if level.startswith("x86") else level.partition(":")[0]
    _, members = jit.reads(program, str(shape_signature(kernel.name, described)), {}, False, target)
    found = []
    for signature in (shape_signature(kernel.name, described), natural_signature(kernel.name, described)):
        text = str(with_members(signature, members))
        data = jit.compile_variant(program, text, kernel.options, level)
        found.append(tack_runtime.load(data)[kernel.name])
    return found


@tack.device_class
class Pool:
    DEPTH = 2

    def __init__(self, height, flow):
        self.height = height
        self.flow = flow


@tack.kernel
def stirred(pool, dye, bent, clouds, out):
    """Arrays of numbers, vectors and matrices, in objects and by themselves, a texture, and sizes in the body."""
    for i, j in tack.ndindex((1, out.shape[0] - 1), (1, out.shape[1] - 1)):
        around = pool.height[i - 1, j] + pool.height[i + 1, j] + pool.height[i, j - 1] + pool.height[i, j + 1]
        light = clouds.sample(j / out.shape[1], i / out.shape[0], 0.5)
        moved = dye[(i + 1) % dye.shape[0], j] + bent[i, j] @ pool.flow[i, j]
        for k in range(pool.height.shape[1] // pool.DEPTH):
            around += pool.height[i, k]
        out[i, j] = moved * around + light


def stirring() -> list[Any]:
    """Arguments of `stirred`, whose sizes differ in every dimension."""
    rng = np.random.default_rng(4)

    def array(*shape: int) -> np.ndarray:
        return rng.random(shape, np.float32)

    pool = Pool(array(7, 9), tack.array(array(8, 10, 2), tack.vec2()))
    dye, bent = tack.array(array(9, 11, 2), tack.vec2()), tack.array(array(7, 12, 2, 2), tack.mat2())
    return [pool, dye, bent, tack.texture3d(array(3, 4, 5)), tack.array(array(6, 8, 2), tack.vec2())]


def level(device: str) -> str:
    driver = tack.device(device).driver
    return driver.compiled_for if driver is not None else cpu.level()


def test_every_kind_of_array(device: str) -> None:
    """T-006, Z-002"""
    settings.set_jit("off")
    left = []
    for run in variants(stirred, stirring(), level(device)):
        there = stirring()
        on_device(run, there, device)
        left.append(np.array(there[-1]))
    np.testing.assert_array_equal(left[0], left[1])
    assert np.isfinite(left[0]).all()


NEEDS_SIZE = {"array_sizes.row_energy"}  # of a local array
WORKGROUPS = {"block_reductions", "matmul_tiled", "nbody_tiled"}


@pytest.mark.parametrize("example", NAMES)
def test_examples(example: str, gpu_devices: Callable[[str], None]) -> None:
    """J-001: on the CPU, which is where a size that is known most changes the code."""
    device = "opencl" if example in WORKGROUPS else "cpu"
    gpu_devices(device)
    for call in {call.kernel.name: call for call in calls(example)}.values():
        name = f"{example}.{call.kernel.name}"
        if name in NEEDS_SIZE:
            with pytest.raises(TypeError, match="leaves open; give that dimension as a number"):
                variants(call.kernel, call.before, level(device))
            continue
        for run in variants(call.kernel, call.before, level(device)):
            there = [kept(value) for value in call.before]
            result = on_device(run, there, device)
            assert result == call.result or math.isclose(result, call.result, rel_tol=1e-4 * (name in SUMS))
            hold(name, call, there)
