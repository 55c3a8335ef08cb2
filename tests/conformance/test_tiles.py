"""Sorts on devices with workgroups: tiles, the last of them partial, against NumPy's stable sorts."""

from __future__ import annotations

import numpy as np
import pytest

import tack
from tack.algorithms import argsort, sort_by_key
from tack.library import runs, sorts, tiles
from tackc.compiler import ir, pipeline
from tackc.compiler.capture import capture
from tackc.compiler.frontend import lower
from tackc.compiler.traverse import statements
from tackc.specialize import signatures

TILE = 4096
TYPES = {"opencl": "i32", "cuda": "i64", "hip": "u64", "metal": "i64", "level_zero": "u64"}  # beside u32, which all sort


def check(keys: np.ndarray, device: str) -> None:
    found = argsort(tack.array(keys, device=device))
    assert found.device is tack.device(device)
    np.testing.assert_array_equal(found.numpy(), np.argsort(keys, kind="stable"))


def test_q018_sizes(gpu: str) -> None:
    """Q-013, Q-018: whole and partial tiles; two digits, of which one is the same in most keys; all equal, sorted, reversed."""
    rng = np.random.default_rng(5)
    for n in (1, TILE - 1, TILE, TILE + 1, 9000):
        check(rng.integers(0, 300, n, np.uint32) + np.uint32(7), gpu)
    for keys in (np.full(TILE + 1, 255), np.arange(TILE + 1), np.arange(TILE + 1)[::-1]):
        check(keys.astype(np.uint32), gpu)


def test_q018_keys(gpu: str) -> None:
    """Q-013, Q-014, Q-018: keys of the other types, that spread over all their bits, and values that move with them."""
    rng, dtype = np.random.default_rng(4), np.dtype(getattr(tack, TYPES[gpu]).numpy)
    keys = np.frombuffer(rng.bytes(300 * dtype.itemsize), dtype)
    check(keys, gpu)
    values = rng.normal(size=(300, 2)).astype(np.float32)
    found, moved = sort_by_key(tack.array(keys, device=gpu), tack.array(values, tack.vec2(), gpu))
    assert moved is not None
    np.testing.assert_array_equal(found.numpy(), np.sort(keys))
    np.testing.assert_array_equal(moved.numpy(), values[np.argsort(keys, kind="stable")])


KERNELS = [each for module in (runs, sorts, tiles) for each in vars(module).values() if isinstance(each, tack.Kernel)]


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.name)
def test_q018_no_atomics(kernel: tack.Kernel) -> None:
    """Q-018: sorts, unique and reduce_by_key use none, and no more than the 32 KB that workgroups have on every device."""
    lowered = pipeline.run(lower(capture(kernel), signatures(kernel)[0]).kernel)
    assert not [each for each in statements(lowered.loop) if isinstance(each, ir.Atomic)]
    assert sum(each.size * each.element.size for each in lowered.buffers if each.shared) <= 32 << 10
