"""Names of classes and device functions in signatures.

A kernel of a source file gets a program for the classes of each call, and they are named in the order in which the call passes
them. The program of a bundle has names already: a class is found in it by its module and name, since a bundle has no class
objects, and an object of any class stands for the one that the bundle's variants name (D-009).
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple, TypeAlias

from tack_runtime.arguments import NOTHING, Wanted
from tack_runtime.described import Argument, ConstantArgument, MemberArgument, ObjectArgument, functions, objects
from tack_runtime.dtypes import BY_NAME, Constant, FunctionName, Member, ObjectType
from tack_runtime.errors import BundleError
from tack_runtime.manifest import Variant
from tack_runtime.objects import FunctionValue
from tack_runtime.signature import COMPOUND_NAMES, SPECIAL_NUMBERS

Parts: TypeAlias = "tuple[tuple[type, ...], tuple[FunctionValue, ...]]"

RESERVED: Final = frozenset(
    (*BY_NAME, *COMPOUND_NAMES, *SPECIAL_NUMBERS, "texture3d", "tack")
)  # no name of a class or function in signatures


class Known(NamedTuple):
    """A class of a bundle's program: its module and name, and the types of its constants (None: a plain literal)."""

    module: str
    name: str
    constants: Mapping[str, str | None]


def parts(arguments: Sequence[Argument]) -> Parts:
    """The classes of a call's objects and the device functions that they hold, each once, as first met."""
    classes = dict.fromkeys(found.cls for found in objects(arguments) if found.cls is not None)
    held = dict.fromkeys(found.function for found in functions(arguments) if found.function is not None)
    return tuple(classes), tuple(held)


def module_of(cls: type) -> str:
    """The name of a class's module; that of its file for a program's main module, as kernels have it."""
    file = getattr(sys.modules.get("__main__"), "__file__", None)
    name: str = cls.__module__
    return os.path.splitext(os.path.basename(file))[0] if file and name in ("__main__", "__mp_main__") else name


def class_labels(classes: Sequence[type]) -> tuple[str, ...]:
    """Names for several classes."""
    return _labels([(module_of(cls), cls.__qualname__.rpartition("<locals>.")[2]) for cls in classes])


def function_labels(held: Sequence[FunctionValue]) -> tuple[str, ...]:
    """Names for several device functions."""
    return _labels([(function.module, function.name) for function in held])


_PLACEHOLDER: Final = "Object"  # for what has no name that can stand in a signature


def _labels(named: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """A name for each of several things, given by module and name, in order: the last part of the name where it is the only one,
    else the whole name after its module, with a number where those agree, too."""
    short = [name.rpartition(".")[2] for _, name in named]
    found: dict[str, None] = {}
    for (module, name), last in zip(named, short, strict=True):
        wanted = last if short.count(last) == 1 and last not in RESERVED else f"{module}.{name}"
        label = wanted if all(part.isidentifier() for part in wanted.split(".")) else _PLACEHOLDER
        number, unused = 1, label
        while unused in found:
            number += 1
            unused = f"{label}_{number}"
        found[unused] = None
    return tuple(found)


class SourceNames:
    """Names for the calls of a kernel whose source is at hand."""

    wanted: Final[Wanted] = NOTHING

    def name(self, arguments: Sequence[Argument]) -> None:
        """Label every object and function of a call."""
        classes, held = parts(arguments)
        names: dict[object, str] = {
            **dict(zip(classes, class_labels(classes), strict=True)),
            **dict(zip(held, function_labels(held), strict=True)),
        }
        for found in objects(arguments):
            found.label = names[found.cls]
        for each in functions(arguments):
            each.label = names[each.function]

    def compilable(self, arguments: Sequence[Argument]) -> tuple[Sequence[Argument], str]:
        """The arguments as a compiler is to see them, and why nothing can be compiled for them; "" where it can."""
        return arguments, ""


class BundleNames:
    """Names for the calls of a kernel of a bundle."""

    def __init__(self, program: Callable[[], str], variants: Sequence[Variant]) -> None:
        """`program` gives the kernel's program as JSON text."""
        self._program = program
        self._variants = variants

    @cached_property
    def wanted(self) -> Wanted:
        """The parameters that are objects in some variant, with all members that variants name."""
        found: dict[str, Wanted | bool] = {}
        for variant in self._variants:
            for name, type_ in variant.signature.parameters:
                if isinstance(type_, ObjectType):
                    _want(found, name, type_)
        return found

    @cached_property
    def _tables(self) -> tuple[Mapping[str, Known], Mapping[tuple[str, str], str]]:
        """The classes of the program by their names in signatures, and those names of the functions that objects may hold."""
        try:
            data: Mapping[str, Any] = json.loads(self._program())
            classes, functions = data.get("classes", {}), data["functions"]
            known = {label: Known(cls["module"], cls["name"], cls["constants"]) for label, cls in classes.items()}
            held = ((functions[key], label) for label, key in data.get("attached", {}).items())
            return known, {(function["module"], function["name"]): label for function, label in held}
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise BundleError(f"the program of a kernel cannot be read: {type(error).__name__}: {error}") from error

    def name(self, arguments: Sequence[Argument]) -> None:
        """Label every object and every function of a call."""
        classes, held = self._tables
        by_name = {(known.module, known.name): label for label, known in classes.items()}
        for found in objects(arguments):
            if found.cls is None:
                found.label = self._class_at(found.name)
            else:
                full = (module_of(found.cls), found.cls.__qualname__)
                found.label = by_name.get(full, ".".join(full))
        for each in functions(arguments):
            if each.function is not None:
                named = (each.function.module, each.function.name)
                each.label = held.get(named, ".".join(named))

    def compilable(self, arguments: Sequence[Argument]) -> tuple[Sequence[Argument], str]:
        """The arguments as a compiler is to see them, and why nothing can be compiled for them; "" where it can.

        An object of any class becomes one of the class that the variants name, with its constants.
        """
        if not any(isinstance(argument, ObjectArgument) for argument in arguments):
            return arguments, ""
        classes, held = self._tables
        made = [
            self._completed(argument, argument.name) if isinstance(argument, ObjectArgument) else argument
            for argument in arguments
        ]
        for found in objects(made):
            if found.label not in classes:
                return made, f"the bundle's program has no class {found.label!r} for {found.name!r}"
        for each in functions(made):
            if each.label not in held.values():
                return made, f"the bundle's program has no function {each.label}"
        return made, ""

    def _completed(self, argument: ObjectArgument, path: str) -> ObjectArgument:
        members: dict[str, MemberArgument] = {}
        cls = self._tables[0].get(argument.label) if argument.cls is None else None
        constants = cls.constants if cls is not None else {}
        for name in sorted({*argument.members, *constants}):
            member = argument.members.get(name)
            inner = f"{path}.{name}"
            if isinstance(member, ObjectArgument):
                members[name] = self._completed(member, inner)
            elif isinstance(member, ConstantArgument) and name in constants:
                members[name] = ConstantArgument(inner, Constant(member.value, _scalar(constants[name])))
            elif member is not None:
                members[name] = member
            else:
                held = {type_ for type_ in self._types(inner) if isinstance(type_, Constant)}
                if len(held) == 1:
                    members[name] = ConstantArgument(inner, held.pop())
        made = ObjectArgument(argument.name, argument.cls, members, argument.refused)
        made.label = argument.label
        return made

    def _class_at(self, path: str) -> str:
        """The class that all variants have at a dotted name; a placeholder where they differ."""
        names = {type_.name for type_ in self._types(path) if isinstance(type_, ObjectType)}
        return names.pop() if len(names) == 1 else _PLACEHOLDER

    def _types(self, path: str) -> Iterator[Member]:
        """What the variants have at a dotted name."""
        first, *rest = path.split(".")
        for variant in self._variants:
            found: Member | None = dict(variant.signature.parameters).get(first)
            for name in rest:
                found = dict(found.members).get(name) if isinstance(found, ObjectType) else None
            if found is not None:
                yield found


def _scalar(name: str | None) -> Any:
    return None if name is None else BY_NAME[name]


def _want(found: dict[str, Wanted | bool], name: str, type_: Member) -> None:
    before = found.get(name, False)
    if not isinstance(type_, ObjectType):
        found[name] = before or isinstance(type_, (Constant, FunctionName))
        return
    inner: dict[str, Wanted | bool] = {} if isinstance(before, bool) else dict(before)
    for member, deeper in type_.members:
        _want(inner, member, deeper)
    found[name] = inner
