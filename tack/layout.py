"""What a device class is to kernels, and the members that an object of it has (D-001..D-009).

A class is looked at once, when an object of it is first passed: which of its attributes are constants, methods, or neither is
fixed then, as the names that a function reads are (F-003). The values of attributes are read at every call.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MemberDescriptorType
from typing import Any, Final, NamedTuple

from tack_runtime.arguments import take_member
from tack_runtime.arrays import Array
from tack_runtime.described import MemberArgument, ObjectArgument
from tack_runtime.dtypes import MAX_NESTING
from tack_runtime.errors import KernelTypeError
from tack_runtime.lazily import is_ndarray
from tack_runtime.objects import FunctionValue, Member, is_device_object, is_number

_LAYOUT: Final = "__tack_layout__"


class Method(NamedTuple):
    """A device function of a class; `static`: it is called without the object."""

    function: FunctionValue
    static: bool


class Layout:
    """What the attributes of a class are to kernels, inherited ones included; names that start with `_` are left out (D-008)."""

    __slots__ = ("cls", "constants", "methods", "others", "slots", "values")

    def __init__(self, cls: type) -> None:
        self.cls: Final = cls
        self.constants: Final[set[str]] = set()  # numbers (D-002)
        self.values: Final[set[str]] = set()  # arrays, objects and functions that are no methods: members of every object
        self.methods: Final[dict[str, Method]] = {}
        self.slots: Final[set[str]] = set()  # attributes of objects that `__slots__` names
        self.others: Final[dict[str, object]] = {}  # everything else: Python functions, properties, texts
        attributes: dict[str, object] = {}
        for base in reversed(cls.__mro__[:-1]):
            attributes.update(vars(base))
        for name, value in attributes.items():
            if not name.startswith("_") and name.isidentifier():
                self._take(name, value)

    def _take(self, name: str, value: object) -> None:
        inner = value.__func__ if isinstance(value, staticmethod) else value
        if isinstance(value, MemberDescriptorType):
            self.slots.add(name)
        elif isinstance(inner, FunctionValue) and (inner is not value or inner.is_method):
            self.methods[name] = Method(inner, inner is not value)
        elif is_number(value):
            self.constants.add(name)
        elif isinstance(value, (Array, FunctionValue)) or is_ndarray(value) or is_device_object(value):
            self.values.add(name)
        else:
            self.others[name] = value

    def hides(self, name: str) -> bool:
        """Whether the class answers for an attribute itself, whatever the object holds: a property does."""
        return hasattr(type(self.others.get(name)), "__set__")


def layout(cls: type) -> Layout:
    """The layout of a class, as first seen. It is kept with the class, so it lives no longer."""
    found = vars(cls).get(_LAYOUT)
    if not isinstance(found, Layout) or found.cls is not cls:  # a class may be made of another's attributes
        found = Layout(cls)
        type.__setattr__(cls, _LAYOUT, found)
    return found


def members(value: object, shape: Layout | None = None) -> Iterator[Member]:
    """The attributes of an object of a device class, by name; what they hold is for others to judge."""
    shape = shape or layout(type(value))
    own: Mapping[Any, object] = getattr(value, "__dict__", {})
    named = {name for name in own if isinstance(name, str) and name.isidentifier()}  # what can be written `obj.name`
    for name in sorted({*shape.constants, *shape.values, *shape.slots, *named}):
        if name.startswith("_") or shape.hides(name):
            continue
        if name in own:
            yield Member(name, own[name], name in shape.constants)
        elif hasattr(value, name):  # a slot may be empty, and an attribute of the class be gone
            yield Member(name, getattr(value, name), name in shape.constants)


def argument(kernel: str, name: str, value: object, holders: tuple[object, ...]) -> ObjectArgument:
    """An object of a device class; `holders` are the objects that it is reached through."""
    _check_nesting(kernel, name, value, holders)
    found: dict[str, MemberArgument] = {}
    refused: dict[str, str] = {}
    for member in members(value):
        take_member(kernel, f"{name}.{member.name}", member, (found, refused), (*holders, value))
    return ObjectArgument(name, type(value), found, refused)


def _check_nesting(kernel: str, name: str, value: object, holders: tuple[object, ...]) -> None:
    if any(holder is value for holder in holders):
        first = name.split(".")[0]
        raise KernelTypeError(
            f"Kernel '{kernel}': the object {first!r} holds itself: {name!r} is an object that holds it. Give an attribute that "
            "kernels do not need a name that starts with _"
        )
    if len(holders) >= MAX_NESTING:
        raise KernelTypeError(f"Kernel '{kernel}': parameter '{name.split('.')[0]}' nests objects more than {MAX_NESTING} deep")
