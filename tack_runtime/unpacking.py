"""The warm path of calls with objects: their members as the flat list of arrays and numbers that native code takes.

What a variant was chosen by is checked again, and nothing else is looked at: the class, the constants with their bits, the
functions. Native code checks the arrays and numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import attrgetter, itemgetter
from typing import Any, NamedTuple, TypeAlias

from tack_runtime.arguments import ABSENT, attribute
from tack_runtime.arrays import Array
from tack_runtime.dtypes import ArrayType, Constant, Element, FunctionName, Leaf, ObjectType, Scalar
from tack_runtime.signature import Signature, has_objects

Unpack: TypeAlias = Callable[[Sequence[object]], "list[object] | None"]  # None: another variant, or an error
_Take: TypeAlias = Callable[[object, list[object]], bool]  # appends what it finds
_Path: TypeAlias = tuple[str, ...]
_Check: TypeAlias = Callable[[object], bool]


def unpacker(signature: Signature, values: Sequence[object]) -> Unpack | None:
    """How to take the arguments of calls like the one with `values`, which the variant fits; None where they are flat already."""
    if not has_objects(signature):
        return None
    pairs = zip((type_ for _, type_ in signature.parameters), values, strict=True)
    takes = [_object(type_, value) if isinstance(type_, ObjectType) else _flat([type_]) for type_, value in pairs]
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


def _flat(types: Sequence[Leaf]) -> _Take:
    """How to take a parameter that is no object."""
    convert = _conversion(types)

    def take(value: object, flat: list[object]) -> bool:
        flat += convert((value,))
        return True

    return take


def _object(type_: ObjectType, example: object) -> _Take:
    """How to take an object that is like an example: of its class, with its constants and functions."""
    parts = _Parts([], [], [])
    _look(type_, example, (), parts)
    get = _getter(example, [path for path, _ in parts.fixed] + [path for path, _ in parts.passed])
    fixed = [value for _, value in parts.fixed]
    convert = _conversion([leaf for _, leaf in parts.passed])
    cls, checks, first = type(example), parts.checks, len(fixed)

    def take(value: object, flat: list[object]) -> bool:
        if type(value) is not cls:
            return False
        try:
            found = get(value)
        except (AttributeError, KeyError):  # a member is gone
            return False
        for member, expected in zip(found, fixed, strict=False):  # which are the first of those found
            if member is not expected and not _same(member, expected):
                return False
        flat += convert(found[first:])
        return all(check(value) for check in checks) if checks else True

    return take


class _Parts(NamedTuple):
    """The members that a variant names: those whose value must not change, those that are passed, what else to check."""

    fixed: list[tuple[_Path, object]]
    passed: list[tuple[_Path, Leaf]]
    checks: list[_Check]


def _look(type_: ObjectType, value: object, path: _Path, parts: _Parts) -> None:
    for name, member in type_.members:
        inner, held = (*path, name), attribute(value, name)
        if isinstance(member, ObjectType):
            parts.checks.append(_is_of(inner, type(held)))
            _look(member, held, inner, parts)
        elif isinstance(member, (Constant, FunctionName)):
            if held is ABSENT:
                parts.checks.append(_lacks(inner))
            else:
                parts.fixed.append((inner, held))
        else:
            parts.passed.append((inner, member))


def _is_of(path: _Path, cls: type) -> _Check:
    return lambda value: type(_reach(value, path)) is cls


def _lacks(path: _Path) -> _Check:
    return lambda value: _reach(value, path) is ABSENT


def _reach(value: object, path: Iterable[str]) -> object:
    for name in path:
        value = attribute(value, name)
    return value


def _getter(example: object, paths: Sequence[_Path]) -> Callable[[object], Sequence[object]]:
    """A function from an object to what it holds at paths, as fast as there is one; AttributeError, KeyError: it lacks any."""
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


def _conversion(types: Sequence[Leaf]) -> Callable[[Sequence[object]], list[object]]:
    """A function that puts the memory of tack arrays in their place; native code declines one that is of other elements."""
    elements = [type_.element if isinstance(type_, ArrayType) else None for type_ in types]
    if all(element is None or isinstance(element, Scalar) for element in elements):
        return lambda values: [
            value.memory if type(value) is Array and type(value.dtype) is Scalar else value for value in values
        ]
    return lambda values: [_memory(value, element) for value, element in zip(values, elements, strict=True)]


def _memory(value: object, element: Element | None) -> object:
    """The memory of an array of such elements; None, which native code declines, for one of others."""
    if type(value) is Array:
        return value.memory if value.dtype == element else None
    return value if element is None or isinstance(element, Scalar) else None


def _same(value: object, expected: object) -> bool:
    """Whether two numbers are one constant: of one type, with the same bits (K-005)."""
    same_type = type(value) is type(expected) and getattr(value, "dtype", None) is getattr(expected, "dtype", None)
    return same_type and repr(value) == repr(expected)
