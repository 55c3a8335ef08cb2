"""Launches on the CPU that a signal's handler ends: P-013. What ends those of the pool alone is in test_pool.py."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import tack

LONG = 3_000_000  # rounds of an iteration, some milliseconds
SIZE = 4096  # iterations: all take half a minute


@tack.kernel
def each(out: tack.f64[:], rounds: tack.i32) -> tack.f64:
    for i in range(len(out)):
        value = 1.0
        for _ in range(rounds):
            value = value * 1.0000001 + 0.5
        out[i] = value
    return out[0]


@tack.kernel
def counted(out: tack.i32[:], x: tack.f64[:], rounds: tack.i32):
    for i in range(len(x)):
        value = x[i]
        for _ in range(rounds):
            value = value * 1.0000001 + 0.5
        tack.atomic_add(out, i % len(out), 1 if value > 0.0 else 2)


@tack.kernel
def summed(out: tack.f64[:], x: tack.f64[:], rounds: tack.i32):
    for i in range(len(x)):
        value = x[i]
        for _ in range(rounds):
            value = value * 1.0000001 + 0.5
        tack.atomic_add(out, i % len(out), 1.0 if value > 0.0 else 2.0)


@pytest.fixture
def alarm() -> Iterator[Callable[[Callable[..., Any]], float]]:
    """Makes a call that an alarm after 10 ms is to end, and returns how many seconds it took."""

    def ring(number: int, frame: object) -> None:
        raise TimeoutError

    def made(call: Callable[..., Any], *arguments: object) -> float:
        began = time.monotonic()
        with pytest.raises(TimeoutError):  # noqa: PT012  # it may come as late as this
            signal.setitimer(signal.ITIMER_REAL, 0.01)
            call(*arguments)
        return time.monotonic() - began

    before = signal.signal(signal.SIGALRM, ring)
    yield made
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("way", ["a call", "Python code", "a bound call"])
def test_a_launch_ends(way: str, alarm: Callable[..., float]) -> None:
    """P-013: what has not begun is left out, nothing is written after that, and later launches are whole."""
    out = np.zeros(SIZE)
    assert each(out, 1) == 1.0000001 + 0.5
    out[:] = 0
    tack.set_native_launch(way != "Python code")
    try:
        seconds = alarm(each.bind(out, LONG)) if way == "a bound call" else alarm(each, out, LONG)
    finally:
        tack.set_native_launch(True)
    written = out != 0
    assert seconds < 10
    assert 0 < written.sum() < SIZE
    time.sleep(0.02)
    assert np.array_equal(written, out != 0)
    each(out, 1)
    assert (out == 1.0000001 + 0.5).all()


@pytest.mark.parametrize(("kernel", "size"), [(counted, 8), (summed, 8), (summed, 40_000)])
def test_updates_of_a_launch_that_ends(kernel: Any, size: int, alarm: Callable[..., float]) -> None:
    """P-013, X-001: each iteration is counted at most once, with private copies of the array and without."""
    out, x = np.zeros(size, np.int32 if kernel is counted else np.float64), np.ones(SIZE)
    kernel(out, x, 1)
    assert out.sum() == SIZE
    out[:] = 0
    assert alarm(kernel, out, x, LONG) < 10
    assert out.sum() < SIZE
    assert (out <= (SIZE - 1) // size + 1).all()
    out[:] = 0
    kernel(out, x, 1)
    assert out.sum() == SIZE
