"""The warm path of calls with objects: what native code, which knows none, takes of them, in the order of `leaves`.

What a variant was chosen by is checked again: of objects the class, the constants with their bits, the functions, as the choice
saw them. Native code checks arrays and numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import attrgetter, itemgetter
from typing import Any, Final, NamedTuple, TypeAlias, Union

from tack_runtime.arguments import ABSENT, attribute, is_constant
from tack_runtime.described import Argument, ConstantArgument, FunctionArgument, MemberArgument, ObjectArgument, ScalarArgument
from tack_runtime.dtypes import Constant, FunctionName, ObjectType
from tack_runtime.objects import FunctionValue
from tack_runtime.signature import Signature, has_objects

Unpack: TypeAlias = Callable[[Sequence[object]], "list[object] | None"]  # None: another variant, or an error
_Take: TypeAlias = Callable[[object, list[object]], bool]  # appends what it finds
_Path: TypeAlias = tuple[str, ...]
_Check: TypeAlias = Callable[[object], bool]
_Fixed: TypeAlias = Union[Constant, FunctionValue, str]  # a member that is part of a variant; a text names a function

_IMMUTABLE: Final = (int, float, bool)  # an object of these very classes is the same number for ever
_NONE: Final = object()  # what no member is


def unpacking(signature: Signature, values: Sequence[object], arguments: Sequence[Argument]) -> Unpack | None:
    """How to take arguments like `values`, which as `arguments` chose the variant; None: native code takes them as they are."""
    if not has_objects(signature):
        return None
    takes = [
        _object(type_, value, argument)
        if isinstance(type_, ObjectType) and isinstance(argument, ObjectArgument)
        else _itself  # an object fits an object only
        for (_, type_), value, argument in zip(signature.parameters, values, arguments, strict=True)
    ]
    count = len(takes)

    def unpack(args: Sequence[object]) -> list[object] | None:
        if len(args) != count:
            return None
        flat: list[object] = []
        for take, value in zip(takes, args, strict=True):
            if not take(value, flat):
                return None
        return flat

    return unpack


def _itself(value: object, flat: list[object]) -> bool:
    """Take a parameter that is no object."""
    flat.append(value)
    return True


def _object(type_: ObjectType, example: object, argument: ObjectArgument) -> _Take:
    """How to take an object that is like an example: of its class, with its constants and functions."""
    parts = _Parts([], [], [])
    _look(type_, example, argument, (), parts)
    get = _getter(example, [path for path, _ in parts.fixed] + parts.passed)
    fixed = [(_known(_reach(example, path), expected), expected) for path, expected in parts.fixed]
    cls, checks, first = type(example), parts.checks, len(fixed)

    def take(value: object, flat: list[object]) -> bool:
        if type(value) is not cls:
            return False
        try:
            found = get(value)
        except (AttributeError, KeyError):  # a member is gone
            return False
        for member, (known, expected) in zip(found, fixed, strict=False):  # which are the first of those found
            if member is not known and not _is(member, expected):
                return False
        flat += found[first:]
        return all(check(value) for check in checks) if checks else True

    return take


class _Parts(NamedTuple):
    """The members of a variant: those that must not change, those that are passed, what else to check."""

    fixed: list[tuple[_Path, _Fixed]]
    passed: list[_Path]
    checks: list[_Check]


def _look(type_: ObjectType, value: object, argument: ObjectArgument, path: _Path, parts: _Parts) -> None:
    for name, member in type_.members:
        inner, given = (*path, name), argument.members.get(name)
        if isinstance(member, ObjectType):
            assert isinstance(given, ObjectArgument)  # an object fits an object only
            held = attribute(value, name)
            parts.checks.append(_is_of(inner, given.cls or type(held)))
            _look(member, held, given, inner, parts)
        elif not isinstance(member, (Constant, FunctionName)):
            parts.passed.append(inner)
        elif given is None:
            parts.checks.append(_lacks(inner))
        else:
            parts.fixed.append((inner, _fixed(given)))


def _fixed(given: MemberArgument) -> _Fixed:
    """What a member must be, as the choice of the variant saw it."""
    if isinstance(given, FunctionArgument):
        return given.function or given.label
    assert isinstance(given, (ConstantArgument, ScalarArgument))  # what fits a constant
    return given.type if isinstance(given, ConstantArgument) else Constant(given.value)


def _known(held: object, expected: _Fixed) -> object:
    """What surely is as expected: the function, or the number that an object holds now."""
    if not isinstance(expected, Constant):
        return expected
    return held if type(held) in _IMMUTABLE and is_constant(held, expected) else _NONE


def _is(member: object, expected: _Fixed) -> bool:
    """Whether a member is the constant (K-005), or names the function, that is expected."""
    if isinstance(expected, Constant):
        return is_constant(member, expected)
    return type(member) is str and member == expected


def _is_of(path: _Path, cls: type) -> _Check:
    return lambda value: type(_reach(value, path)) is cls


def _lacks(path: _Path) -> _Check:
    return lambda value: _reach(value, path) is ABSENT


def _reach(value: object, path: Iterable[str]) -> object:
    for name in path:
        value = attribute(value, name)
    return value


def _getter(example: object, paths: Sequence[_Path]) -> Callable[[object], Sequence[object]]:
    """A fast function from an object to what it holds at paths; AttributeError, KeyError: it lacks any."""
    names = [".".join(path) for path in paths]
    if len(names) > 1 and all(not isinstance(holder, Mapping) for holder in _holders(example, paths)):
        return attrgetter(*names)
    if len(names) > 1 and isinstance(example, dict) and all(len(path) == 1 for path in paths):
        items: Callable[[Any], Sequence[object]] = itemgetter(*names)
        return items
    return lambda value: _present([_reach(value, path) for path in paths])


def _present(found: Sequence[object]) -> Sequence[object]:
    if any(value is ABSENT for value in found):
        raise AttributeError("a member is gone")
    return found


def _holders(example: object, paths: Iterable[_Path]) -> Iterator[object]:
    return (_reach(example, path[:count]) for path in paths for count in range(len(path)))
