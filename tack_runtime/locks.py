"""Locks that a forked child never finds taken by a thread that it does not have (U-004)."""

from __future__ import annotations

import os
import weakref
from _thread import RLock  # what threading.RLock is, without loading threading
from collections.abc import Callable
from types import TracebackType
from typing import Final


class ForkLock:
    """A lock that may be taken again by the thread that holds it; a child gets it free, unless the forking thread held it."""

    __slots__ = ("__weakref__", "_lock")

    def __init__(self) -> None:
        self._lock = RLock()
        _alive.add(self)

    # What `with` calls are the lock's own methods: in one of Python, an interrupt could come when it has taken the lock.

    @property
    def __enter__(self) -> Callable[[], bool]:
        return self._lock.__enter__

    @property
    def __exit__(self) -> Callable[[type[BaseException] | None, BaseException | None, TracebackType | None], None]:
        return self._lock.__exit__

    def free_from_lost_threads(self) -> None:
        """In a new child, whose one thread is the one that forked: whoever holds a lock that it cannot take is gone."""
        if self._lock.acquire(blocking=False):
            self._lock.release()
        else:
            self._lock = RLock()


_alive: Final[weakref.WeakSet[ForkLock]] = weakref.WeakSet()


def _in_child() -> None:
    for lock in list(_alive):
        lock.free_from_lost_threads()


# Held while a kernel's first call finds its variant, which may import modules, the compiler among them, and while LLVM works.
# Imports and LLVM have locks of their own that a child could not free, so a fork waits for its turn. Registered here, before any
# compiler is loaded: a handler that came during a fork would run by halves.
COMPILING: Final = RLock()

if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_in_child)
    os.register_at_fork(before=COMPILING.acquire, after_in_parent=COMPILING.release, after_in_child=COMPILING.release)
