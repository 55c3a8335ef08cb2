"""`@tack.device_class`: classes whose objects kernels take as arguments (D-001).

The members of an object are found at each call (`tack/layout.py`); the decorator only marks the class.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Mapping
from types import FrameType
from typing import Final, TypeVar

from tack.kernel_object import evaluated
from tack.layout import argument
from tack_runtime.described import ObjectArgument
from tack_runtime.errors import KernelTypeError
from tack_runtime.objects import MARK

_Class = TypeVar("_Class", bound=type)


class Mark:
    """What makes a class a device class: its own annotations, those written as text evaluated where it was defined."""

    def __init__(self, cls: type, frame: FrameType) -> None:
        here = frame.f_globals.get("__name__") == cls.__module__
        self._names: Final = frame.f_globals if here else getattr(sys.modules.get(cls.__module__), "__dict__", {})
        local: Mapping[str, object] = frame.f_locals if here else {}
        self._early: Final = {name: evaluated(value, self._names, local) for name, value in own_annotations(cls).items()}

    def annotations(self, cls: type) -> dict[str, object]:
        """The annotations of the class; one may name what was defined after it."""
        found = {**own_annotations(cls), **self._early}
        return {name: evaluated(value, self._names, {}) for name, value in found.items()}

    def argument(self, kernel: str, name: str, value: object, holders: tuple[object, ...]) -> ObjectArgument:
        """An object of the class, or of a subclass, as an argument."""
        return argument(kernel, name, value, holders)


def own_annotations(cls: type) -> dict[str, object]:
    """The annotations in the body of a class; none while they name something that is not defined yet."""
    try:
        return inspect.get_annotations(cls)
    except NameError:  # Python evaluates them when they are asked for, from 3.14 on
        return {}


def iterated(cls: type) -> tuple[str, ...]:
    """The attributes whose sizes a loop over an object goes through, the fastest first; () where there is none (D-012)."""
    named = getattr(cls, "__tack_iterate__", ())
    names = (named,) if isinstance(named, str) else tuple(named) if isinstance(named, (tuple, list)) else (named,)
    if len(names) > 3 or not all(isinstance(name, str) for name in names):
        raise KernelTypeError(f"class {cls.__name__!r}: __tack_iterate__ names 1 to 3 attributes of its objects, not {named!r}")
    return names


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

    `__tack_iterate__ = ("nx", "ny")` in the class lets kernels write `for c in obj` (D-012). TypeError: not a class, or other
    things named there.
    """
    if not isinstance(cls, type):
        raise KernelTypeError(f"@tack.device_class decorates a class, not {cls!r}")
    iterated(cls)
    setattr(cls, MARK, Mark(cls, sys._getframe(1)))
    return cls
