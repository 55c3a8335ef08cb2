"""The warm path of calls: what native code takes of their arguments, NumPy arrays and numbers, as `machine_parameters` has them.

An array of vectors and a texture look to native code like an array of numbers with as many dimensions, and it knows no objects.
So what a variant was chosen by is checked here again, and nothing else is looked at: element types, of objects the class, the
constants with their bits, the functions. Native code checks the arrays and numbers, and declines a None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter, itemgetter
from typing import Any, NamedTuple, TypeAlias

from tack_runtime.arguments import ABSENT, attribute
from tack_runtime.arrays import Array
from tack_runtime.dtypes import ArrayType, Compound, Constant, FunctionName, Leaf, ObjectType, Scalar, TextureType
from tack_runtime.signature import Signature, has_objects
from tack_runtime.textures import Texture3D

Unpack: TypeAlias = Callable[[Sequence[object]], "list[object] | None"]  # None: another variant, or an error
_Take: TypeAlias = Callable[[object, list[object]], bool]  # appends what it finds
_Path: TypeAlias = tuple[str, ...]
_Check: TypeAlias = Callable[[object], bool]


def unpacking(signature: Signature, values: Sequence[object]) -> Unpack | None:
    """How to take the arguments of calls like the one with `values`, which the variant fits; None where native code takes them
    as they are, but for tack arrays."""
    if not has_objects(signature):
        return _of_arrays(signature)
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


@lru_cache(maxsize=256)
def _of_arrays(signature: Signature) -> Unpack | None:
    """How to take arrays of vectors and textures among the arguments; None where there are none."""
    types = [type_ for _, type_ in signature.parameters]
    count = len(types)
    vectors = [(at, t.element) for at, t in enumerate(types) if isinstance(t, ArrayType) and isinstance(t.element, Compound)]
    textures = [at for at, type_ in enumerate(types) if isinstance(type_, TextureType)]
    if not vectors and not textures:
        return None

    def unpack(args: Sequence[Any]) -> list[object] | None:
        if len(args) != count:
            return None
        plain = [arg.numbers if type(arg) is Array else arg for arg in args]
        for at, element in vectors:
            arg = args[at]
            if type(arg) is not Array or arg.dtype is not element:
                return None
            plain[at] = arg.memory
        for at in textures:
            texture = args[at]
            if type(texture) is not Texture3D:
                return None
            plain[at] = texture.memory
        return plain

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
    """A function that puts the memory of tack arrays and textures in their place; None for one of other elements."""
    if all(isinstance(type_, Scalar) or (isinstance(type_, ArrayType) and isinstance(type_.element, Scalar)) for type_ in types):
        return lambda values: [value.numbers if type(value) is Array else value for value in values]
    return lambda values: [_memory(value, type_) for value, type_ in zip(values, types, strict=True)]


def _memory(value: Any, type_: Leaf) -> object:
    if isinstance(type_, TextureType):
        return value.memory if type(value) is Texture3D else None
    if isinstance(type_, ArrayType) and isinstance(type_.element, Compound):
        return value.memory if type(value) is Array and value.dtype is type_.element else None
    return value.numbers if type(value) is Array else value


def _same(value: object, expected: object) -> bool:
    """Whether two numbers are one constant: of one type, with the same bits (K-005)."""
    same_type = type(value) is type(expected) and getattr(value, "dtype", None) is getattr(expected, "dtype", None)
    return same_type and repr(value) == repr(expected)
