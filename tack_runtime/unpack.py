"""The warm path of calls: what native code takes of their arguments, NumPy arrays and numbers, as `machine_parameters` has them.

An array of vectors and a texture look to native code like an array of numbers with as many dimensions, and it knows no objects.
So what a variant was chosen by is checked here again, and nothing else is looked at: element types, of objects the class, the
constants with their bits, the functions. They are those that the choice saw: an object may hold others by now. Native code checks
the arrays and numbers, and declines a None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter, itemgetter
from typing import Any, Final, NamedTuple, TypeAlias, Union

from tack_runtime.arguments import ABSENT, attribute, is_constant
from tack_runtime.arrays import Array
from tack_runtime.described import Argument, ConstantArgument, FunctionArgument, MemberArgument, ObjectArgument, ScalarArgument
from tack_runtime.dtypes import ArrayType, Compound, Constant, FunctionName, Leaf, ObjectType, Scalar, TextureType
from tack_runtime.objects import FunctionValue
from tack_runtime.signature import Signature, has_objects
from tack_runtime.textures import Texture3D

Unpack: TypeAlias = Callable[[Sequence[object]], "list[object] | None"]  # None: another variant, or an error
_Take: TypeAlias = Callable[[object, list[object]], bool]  # appends what it finds
_Path: TypeAlias = tuple[str, ...]
_Check: TypeAlias = Callable[[object], bool]
_Fixed: TypeAlias = Union[Constant, FunctionValue, str]  # a member that is part of a variant; a text names a function

_IMMUTABLE: Final = (int, float, bool)  # an object of these very classes is the same number for ever
_NONE: Final = object()  # what no member is


def unpacking(signature: Signature, values: Sequence[object], arguments: Sequence[Argument]) -> Unpack | None:
    """How to take the arguments of calls like the one with `values`, which as `arguments` chose the variant; None where native
    code takes them as they are, but for tack arrays."""
    if not has_objects(signature):
        return _of_arrays(signature)
    takes = [
        _object(type_, value, argument)
        if isinstance(type_, ObjectType) and isinstance(argument, ObjectArgument)
        else _flat([type_])  # type: ignore[list-item]  # an object fits an object only
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


def _object(type_: ObjectType, example: object, argument: ObjectArgument) -> _Take:
    """How to take an object that is like an example: of its class, with its constants and functions."""
    parts = _Parts([], [], [])
    _look(type_, example, argument, (), parts)
    get = _getter(example, [path for path, _ in parts.fixed] + [path for path, _ in parts.passed])
    fixed = [(_known(_reach(example, path), expected), expected) for path, expected in parts.fixed]
    convert = _conversion([leaf for _, leaf in parts.passed])
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
        flat += convert(found[first:])
        return all(check(value) for check in checks) if checks else True

    return take


class _Parts(NamedTuple):
    """The members that a variant names: those whose value must not change, those that are passed, what else to check."""

    fixed: list[tuple[_Path, _Fixed]]
    passed: list[tuple[_Path, Leaf]]
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
            parts.passed.append((inner, member))
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
    """Whether a member is the constant that is expected (K-005), or the name of the function; a function is only itself."""
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
