"""A lock that a forked child never finds locked (U-004)."""

from __future__ import annotations

import os
from _thread import RLock  # what threading.RLock is, without loading threading
from types import TracebackType


class ForkLock:
    """A lock for each process: a thread that held it when the process forked does not exist in the child."""

    __slots__ = ("_lock", "_process")

    def __init__(self) -> None:
        self._lock = RLock()
        self._process = os.getpid()

    def __enter__(self) -> None:
        process = os.getpid()
        if process != self._process:  # just forked, so this is the only thread, unless it has started others since
            self._lock = RLock()
            self._process = process
        self._lock.acquire()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._lock.release()
