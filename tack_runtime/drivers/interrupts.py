"""Ctrl-C during calls of drivers: it comes when what they have given is kept, and what they were to free is freed."""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # what signal wraps, which takes far longer
import sys
import threading
from types import FrameType, TracebackType
from typing import Any, Final

_came: Final[list[int]] = []  # interrupts that wait
_holder: Final[list[Any]] = [None, None]  # the frame of the `with` that they wait for, and the handler that is to get them


def _note(number: int, frame: FrameType | None) -> None:
    if _is_held(frame):
        _came.append(number)
        return
    handler = _holder[1]
    _signal.signal(_signal.SIGINT, handler)
    handler(number, frame)


def _is_held(frame: FrameType | None) -> bool:
    """Whether `with` is at work below a frame. The handler of another signal may have raised before it had its value, or in the
    midst of giving it up; then nobody puts the handler of interrupts back."""
    while frame is not None and frame is not _holder[0]:
        frame = frame.f_back
    return frame is not None


class Held:
    """While it is entered, an interrupt waits; at its end it comes. Other threads than the main one get none."""

    __slots__ = ("_handler",)

    def __enter__(self) -> None:
        self._handler: Any = None
        if threading.get_ident() != threading.main_thread().ident:
            return
        frame, handler = sys._getframe(1), _signal.getsignal(_signal.SIGINT)
        if handler is _note:
            if _is_held(frame):  # one inside another
                return
            handler = _holder[1]
        if not callable(handler):  # nothing of Python's is called
            return
        self._handler = handler
        _holder[:] = frame, handler
        try:
            _signal.signal(_signal.SIGINT, _note)
        except ValueError:  # another interpreter
            self._handler = None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._handler is None:
            return
        try:
            _signal.signal(_signal.SIGINT, self._handler)
        except BaseException:  # of the handler of another signal, which comes before
            _signal.signal(_signal.SIGINT, self._handler)
            raise
        finally:
            _holder[0] = None
        if _came:
            _came.clear()
            _signal.raise_signal(_signal.SIGINT)
