"""Ctrl-C during calls of drivers: it comes when what they have given is kept, and what they were to free is freed."""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # what signal wraps, which takes far longer
from types import TracebackType
from typing import Any, Final

_came: Final[list[int]] = []  # interrupts that wait


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
        try:
            _signal.signal(_signal.SIGINT, _note)
        except ValueError:  # another thread
            self._handler = None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._handler is None:
            return
        try:
            _signal.signal(_signal.SIGINT, self._handler)
        except BaseException:  # of the handler of another signal, which comes before
            _signal.signal(_signal.SIGINT, self._handler)
            raise
        if _came:
            _came.clear()
            _signal.raise_signal(_signal.SIGINT)
