"""How much work a call does, in steps that no clock and no other process changes."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable


def steps(work: Callable[[], object]) -> int:
    """The number of calls that `work` makes, of Python functions and of built-in ones."""
    count = 0

    def profile(frame: object, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    gc.disable()  # what others have asked to be called by it does not count
    sys.setprofile(profile)
    try:
        work()
    finally:
        sys.setprofile(before)
        gc.enable()
    return count
