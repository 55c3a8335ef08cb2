"""Ctrl-C during calls of drivers: it comes when what they have given is kept, and what they were to free is freed, or while they
wait for a device."""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # what signal wraps, which takes far longer
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final

_BUSY: Final = 0.002  # seconds of a wait that look all the time, as drivers do
_PART: Final = 1 / 32  # of the time waited so far that the next pause takes
_LONGEST: Final = 0.01  # seconds of a pause

_came: Final[list[int]] = []  # interrupts that wait
_outer: Final[list[Held]] = []  # what they wait for, one at most


def _note(number: int, frame: object) -> None:
    _came.append(number)


class Held:
    """While it is entered, an interrupt waits; at its end it comes. Other threads than the main one get none."""

    __slots__ = ("_handler",)

    def __enter__(self) -> None:
        self._handler: Any = None
        handler = _signal.getsignal(_signal.SIGINT)
        if handler is _note or not callable(handler):  # one inside another; or nothing of Python's is called
            return
        self._handler = handler
        _came.clear()
        try:
            _signal.signal(_signal.SIGINT, _note)
        except ValueError:  # another thread
            self._handler = None
        else:
            _outer.append(self)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._handler is None:
            return
        _outer.clear()
        try:
            _signal.signal(_signal.SIGINT, self._handler)
        except BaseException:  # of the handler of another signal, which comes before
            _signal.signal(_signal.SIGINT, self._handler)
            raise
        if _came:
            _signal.raise_signal(_signal.SIGINT)

    def let_through(self) -> None:
        """Let the interrupt come that waits; then others wait again, unless its handler raises."""
        try:
            _signal.signal(_signal.SIGINT, self._handler)
        except ValueError:  # another thread
            return
        _came.clear()
        _signal.raise_signal(_signal.SIGINT)
        self._handler = _signal.getsignal(_signal.SIGINT)  # perhaps another one by now
        _signal.signal(_signal.SIGINT, _note)


def look_until(done: Callable[[], bool], busy: float = _BUSY) -> None:
    """Wait until something is done, at first without pauses, for `busy` seconds. Between looks Python handles signals, and an
    interrupt comes: nothing is under way then."""
    began = time.monotonic()
    while not done():
        if _came and _outer:
            _outer[0].let_through()
        waited = time.monotonic() - began
        if waited >= busy:
            time.sleep(min(waited * _PART, _LONGEST))
