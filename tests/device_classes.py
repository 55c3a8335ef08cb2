"""Device classes and kernels for tests of objects as arguments, and a cache that starts empty."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

import tack
from tack_runtime import settings


def counted_variants(tmp_path: Path) -> Iterator[Callable[[], int]]:
    """How many variants the test has had compiled: its cache starts empty."""
    settings.set_cache_dir(tmp_path / "cache")
    yield lambda: len(list((tmp_path / "cache").rglob("*.call")))
    settings.reread()


def f32(*values: float) -> np.ndarray:
    return np.array(values, np.float32)


@tack.device_class
class Sim:
    SIZE = 4
    GRAVITY = -9.81

    def __init__(self, n: int = 3) -> None:
        self.pos = np.zeros(n, np.float32)
        self.vel = tack.zeros(n)
        self.dt = 0.5
        self.n = n
        self.name = "a text"
        self._hidden = 7.0

    @tack.func
    def step(self, i):
        self.vel[i] = self.vel[i] + self.GRAVITY * self.dt
        self.pos[i] = self.pos[i] + self.scaled(self.vel[i])

    @tack.func
    def scaled(self, value):
        return self.twice(value) * self.dt / 2.0

    @staticmethod
    @tack.func
    def twice(value):
        return value + value

    @property
    def half(self) -> float:
        raise AssertionError("a property is not read")

    def plain(self) -> int:
        return self.SIZE


def fresh(text_of: Callable[..., Any]) -> Any:
    """A kernel of the same function that has compiled nothing yet."""
    return tack.kernel(text_of)


def update(sim):
    for i in range(len(sim.pos)):
        sim.step(i)


@tack.func
def linear(x):
    return x


@tack.device_class
class Grid:
    GHOSTS = 1

    def __init__(self, n: int) -> None:
        self.rho = tack.array(np.arange(n, dtype=np.float32))
        self.dx = 0.25

    @tack.func
    def mass(self, i):
        return self.rho[i + self.GHOSTS] * self.dx
