"""`@tack.device_class`: classes whose objects kernels take as arguments (D-001).

The members of an object are found at each call (`tack_runtime/objects.py`); the decorator only marks the class.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import FrameType
from typing import Final, TypeVar

from tack.kernel_object import evaluated
from tack_runtime.errors import KernelTypeError
from tack_runtime.objects import MARK

_Class = TypeVar("_Class", bound=type)


class Mark:
    """What makes a class a device class: its own annotations, those written as text evaluated where it was defined."""

    def __init__(self, cls: type, frame: FrameType) -> None:
        own: Mapping[str, object] = vars(cls).get("__annotations__", {})
        module = sys.modules[cls.__module__].__dict__ if cls.__module__ in sys.modules else {}
        local = frame.f_locals if frame.f_globals is module else {}
        self.annotations: Final = {name: evaluated(value, module, local) for name, value in own.items()}


def device_class(cls: _Class) -> _Class:
    """Let objects of a class be arguments of kernels (D-001). Subclasses are device classes, too.

    @tack.device_class
    class Sim:
        GRAVITY = -9.81                      # a number of the class: compiled in (D-002)

        def __init__(self, n):
            self.vel = tack.zeros(n)         # an array of the object, passed at each call
            self.dt = 0.01                   # a number of the object, passed at each call (D-003)

        @tack.func
        def step(self, i):                   # a method for kernels (D-004)
            self.vel[i] += self.GRAVITY * self.dt

    TypeError: not a class.
    """
    if not isinstance(cls, type):
        raise KernelTypeError(f"@tack.device_class decorates a class, not {cls!r}")
    setattr(cls, MARK, Mark(cls, sys._getframe(1)))
    return cls
