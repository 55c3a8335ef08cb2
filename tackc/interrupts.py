"""Ending when asked to: Ctrl-C, or SIGTERM, raises an exception once, and what it passes on its way out cleans up undisturbed."""

from __future__ import annotations

import signal
import time
from types import FrameType
from typing import Final

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_PATIENCE: Final = 3.0  # seconds for which a second signal changes nothing

_last = -_PATIENCE


class Interruption(BaseException):
    """A signal came; `status` is what the process ends with. It is no KeyboardInterrupt, of which others make what they like."""

    def __init__(self, number: int) -> None:
        super().__init__(f"signal {number}")
        self.status = 128 + number


def catch() -> None:
    """Raise Interruption in the main thread, which calls this, when a signal comes."""
    for number in _SIGNALS:
        if signal.getsignal(number) != signal.SIG_IGN:  # as whoever started this wants it, `nohup` say
            signal.signal(number, _raise)


def ignore() -> None:
    """All that was to be done is done."""
    for number in _SIGNALS:
        signal.signal(number, signal.SIG_IGN)


def _raise(number: int, frame: FrameType | None) -> None:
    global _last
    now = time.monotonic()
    if now - _last >= _PATIENCE:
        _last = now
        raise Interruption(number)
