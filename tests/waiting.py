"""Waiting for what other threads and processes do in their own time."""

from __future__ import annotations

import time
from collections.abc import Callable


def eventually(reached: Callable[[], bool]) -> bool:
    """Whether it came to be within half a minute, which is long for a machine that does much else."""
    deadline = time.monotonic() + 30
    while not reached():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.002)
    return True
