"""Names of classes and device functions in signatures.

In a bundle's program a class is found by its module and name, and an object of any class stands for the one that the variants
name (D-009). Kernels of source files: `tack.naming`.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple, Protocol, TypeAlias

from tack_runtime.arguments import Wanted
from tack_runtime.described import (
    Argument,
    ConstantArgument,
    MemberArgument,
    ObjectArgument,
    ScalarArgument,
    functions,
    objects,
)
from tack_runtime.dtypes import Constant, FunctionName, Member, ObjectType, Scalar
from tack_runtime.errors import BundleError, KernelTypeError
from tack_runtime.fields import Field
from tack_runtime.manifest import Variant, read_scalar
from tack_runtime.objects import FunctionValue
from tack_runtime.signature import member_at

FullName: TypeAlias = tuple[str, str]  # of a class or a function: its module, and its name there
Parts: TypeAlias = "tuple[tuple[type, ...], tuple[FunctionValue, ...]]"


class Known(NamedTuple):
    """A class of a program, and the types of its constants (None: a plain literal)."""

    name: FullName
    constants: Mapping[str, Scalar | None]


class Tables(NamedTuple):
    """What names in signatures stand for in a bundle's program."""

    classes: Mapping[str, Known]
    functions: Mapping[str, FullName]


def parts(arguments: Sequence[Argument]) -> Parts:
    """The classes of a call's objects and the functions that they hold, each once, as first met."""
    classes = dict.fromkeys(found.cls for found in objects(arguments) if found.cls is not None)
    held = dict.fromkeys(found.function for found in functions(arguments) if found.function is not None)
    return tuple(classes), tuple(held)


def module_of(cls: type) -> str:
    """The name of a class's module; of a program's main module, that of its file."""
    file = getattr(sys.modules.get("__main__"), "__file__", None)
    name: str = cls.__module__
    return os.path.splitext(os.path.basename(file))[0] if file and name in ("__main__", "__mp_main__") else name


def class_name(cls: type) -> FullName:
    """The name by which a class is found in a bundle."""
    return module_of(cls), cls.__qualname__


def function_name(function: FunctionValue) -> FullName:
    """The name by which a device function is found in a bundle."""
    return function.module, function.name


PLACEHOLDER: Final = "Object"  # for what has no name that can stand in a signature


class Names(Protocol):
    """Names for the calls of a kernel."""

    @property
    def wanted(self) -> Wanted:
        """The parameters that are objects in some variant of a bundle, with all members that variants name."""

    def name(self, arguments: Sequence[Argument]) -> None:
        """Label every object and every device function of a call."""

    def compilable(self, arguments: Sequence[Argument]) -> tuple[Sequence[Argument], str]:
        """The arguments as a compiler is to see them, and why nothing can be compiled for them; "" where it can."""


class BundleNames:
    """Names for the calls of a kernel of a bundle."""

    def __init__(self, kernel: str, program: Callable[[], str], variants: Sequence[Variant]) -> None:
        """`program` gives the kernel's program as JSON text."""
        self._kernel = kernel
        self._program = program
        self._variants = variants

    @cached_property
    def wanted(self) -> Wanted:
        found: dict[str, Wanted | bool] = {}
        for variant in self._variants:
            for name, type_ in variant.signature.parameters:
                if isinstance(type_, ObjectType):
                    _want(found, name, type_)
        return found

    @cached_property
    def _tables(self) -> Tables:
        try:
            return _read_tables(self._program())
        except BundleError as error:
            reason = f"the program of kernel '{self._kernel}' cannot be read: {error.reason}"
            raise BundleError(reason, error.member, error.bundle) from error

    @cached_property
    def _built_for(self) -> Mapping[str, frozenset[str]]:
        """The members that some variant has compiled in, by the name of the class in signatures."""
        found: dict[str, set[str]] = {}
        pending: list[Member] = [type_ for variant in self._variants for _, type_ in variant.signature.parameters]
        while pending:
            type_ = pending.pop()
            if isinstance(type_, ObjectType):
                constants = found.setdefault(type_.name, set())
                constants |= {name for name, member in type_.members if isinstance(member, Constant)}
                pending += [member for _, member in type_.members]
        return {label: frozenset(names) for label, names in found.items()}

    def name(self, arguments: Sequence[Argument]) -> None:
        """KernelTypeError: several classes or functions of the program have the name of one of the call."""
        classes = [(label, known.name) for label, known in self._tables.classes.items()]
        for found in objects(arguments):
            if found.cls is None:
                found.label = self._class_at(found.name)
            else:
                found.label = self._label(found.name, "classes", class_name(found.cls), classes)
                for inner in self._built_for.get(found.label, ()):
                    member = found.members.get(inner)
                    if isinstance(member, ScalarArgument):
                        member.exact = True
        for each in functions(arguments):
            if each.function is not None:
                each.label = self._label(each.name, "functions", function_name(each.function), self._tables.functions.items())

    def _label(self, path: str, what: str, name: FullName, known: Iterable[tuple[str, FullName]]) -> str:
        """The name in signatures of what a call passes at a dotted name."""
        labels = [label for label, full in known if full == name]
        if len(labels) > 1:
            several = f"the bundle is built for {len(labels)} {what} of that name, which a call cannot tell apart"
            raise KernelTypeError(f"Kernel '{self._kernel}': '{path}' is {'.'.join(name)}, and {several}")
        return labels[0] if labels else ".".join(name)

    def compilable(self, arguments: Sequence[Argument]) -> tuple[Sequence[Argument], str]:
        """An object of any class becomes one of the class that the variants name, with its constants."""
        if not any(isinstance(argument, ObjectArgument) for argument in arguments):
            return arguments, ""
        made = [
            self._completed(argument, argument.name) if isinstance(argument, ObjectArgument) else argument
            for argument in arguments
        ]
        for found in objects(made):
            if found.label not in self._tables.classes:
                return made, f"the bundle's program has no class {found.label!r} for {found.name!r}"
        for each in functions(made):
            if each.label not in self._tables.functions:
                return made, f"the bundle's program has no function {each.label}"
        return made, ""

    def _completed(self, argument: ObjectArgument, path: str) -> ObjectArgument:
        members: dict[str, MemberArgument] = {}
        cls = self._tables.classes.get(argument.label) if argument.cls is None else None
        constants = cls.constants if cls is not None else {}
        for name in sorted({*argument.members, *constants}):
            member = argument.members.get(name)
            inner = f"{path}.{name}"
            if isinstance(member, ObjectArgument):
                members[name] = self._completed(member, inner)
            elif isinstance(member, ConstantArgument) and name in constants:
                members[name] = ConstantArgument(inner, Constant(member.value, constants[name]))
            elif member is not None:
                members[name] = member
            else:
                held = {type_ for type_ in self._types(inner) if isinstance(type_, Constant)}
                if len(held) == 1:
                    members[name] = ConstantArgument(inner, held.pop())
        made = ObjectArgument(argument.name, argument.cls, members, argument.refused, argument.kind)
        made.label = argument.label
        return made

    def _class_at(self, path: str) -> str:
        """The class that all variants have at a dotted name; a placeholder where they differ."""
        names = {type_.name for type_ in self._types(path) if isinstance(type_, ObjectType)}
        return names.pop() if len(names) == 1 else PLACEHOLDER

    def _types(self, path: str) -> Iterator[Member]:
        """What the variants have at a dotted name."""
        found = (member_at(variant.signature, path) for variant in self._variants)
        return (type_ for type_ in found if type_ is not None)


def _read_tables(text: str) -> Tables:
    """The names of a program; BundleError names the first defect."""
    try:
        root = Field(json.loads(text), "")
    except (ValueError, RecursionError) as error:
        raise BundleError(f"not JSON text: {error}") from error
    _, functions, classes, attached = root.record("kernel", "functions", optional={"classes": {}, "attached": {}})
    names = {key: _read_function(field) for key, field in functions.entries()}
    held: dict[str, FullName] = {}
    for label, field in attached.entries():
        held[label] = names[field.text(names.__contains__, "a function of the program")]
    return Tables({label: _read_class(field) for label, field in classes.entries()}, held)


def _read_function(field: Field) -> FullName:
    module, name, *_ = field.record("module", "name", "file", "line", "text", "names", "result", "indent")
    return module.text(), name.text()


def _read_class(field: Field) -> Known:
    module, name, constants, *_ = field.record("module", "name", "constants", "methods", "others", "iterate")
    types = {inner: None if type_.value is None else read_scalar(type_) for inner, type_ in constants.entries()}
    return Known((module.text(), name.text()), types)


def _want(found: dict[str, Wanted | bool], name: str, type_: Member) -> None:
    before = found.get(name, False)
    if not isinstance(type_, ObjectType):
        found[name] = before or isinstance(type_, (Constant, FunctionName))
        return
    inner: dict[str, Wanted | bool] = {} if isinstance(before, bool) else dict(before)
    for member, deeper in type_.members:
        _want(inner, member, deeper)
    found[name] = inner
