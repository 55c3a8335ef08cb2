"""What reductions of some arrays give at each CPU level, as text that has every bit; a program that prints it."""

from __future__ import annotations

import sys

import numpy as np
from cpu_run import LEVELS

import tack
from tack_runtime.dtypes import Scalar


def drawn(scalar: Scalar, size: int) -> np.ndarray:
    """Floats of both signs and many magnitudes."""
    random = np.random.default_rng(7)
    return (random.standard_normal(size) * 10.0 ** random.integers(-6, 7, size)).astype(scalar.numpy)


def lost() -> np.ndarray:
    """Numbers whose sum is a million, of which a plain sum in f32 has nothing left."""
    return np.array([1e8, 1, -1e8] * 1_000_000, np.float32)


def sums() -> list[str]:
    """Sums at every level, which are not to differ."""
    arrays = [
        tack.array(values) for values in (lost(), drawn(tack.f32, 300_001), drawn(tack.f64, 7_001), drawn(tack.f64, 100_001))
    ]
    return _at_each_level(lambda: [a.sum().hex() for a in arrays])


def statistics() -> list[str]:
    """Statistics at every level, which are not to differ."""
    a, b = (tack.array(drawn(tack.f32, 50_001)) for _ in range(2))
    return _at_each_level(lambda: [a.var().hex(), a.norm(1).hex(), a.dot(b).hex(), str(a.histogram(9, (-1, 1))[0].numpy())])


def _at_each_level(found: object) -> list[str]:
    assert callable(found)
    lines = []
    for level in LEVELS:
        tack.set_cpu_isa(level)
        lines.append(" ".join(found()))
    tack.set_cpu_isa(None)
    return lines


if __name__ == "__main__":
    print("\n".join(globals()[sys.argv[1]]()))
