"""Objects as arguments (D-001): what tells them. `tack.layout` finds the members of those of device classes."""

from __future__ import annotations

from typing import Final, NamedTuple

from tack_runtime.host_types import is_float, is_integer

MARK: Final = "__tack_device_class__"  # the attribute of a class that makes it, and its subclasses, device classes


class Named:
    """A function for kernels, of a module. `is_method`: found in a class, it is called with the object (D-004, D-005)."""

    def __init__(self, name: str, module: str, is_method: bool) -> None:
        self.name: Final = name
        self.module: Final = module
        self.is_method: Final = is_method


class FunctionValue(Named):
    """A device function, which an attribute may hold (D-006)."""


class Member(NamedTuple):
    """An attribute of an object that may be passed."""

    name: str
    value: object
    constant: bool


def is_device_object(value: object) -> bool:
    """Whether a value is an object of a device class."""
    return hasattr(type(value), MARK)


def is_number(value: object) -> bool:
    """Whether a value is a number of Python or NumPy."""
    return is_integer(value) or is_float(value)
