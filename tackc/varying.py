"""What is compiled into the variants of a recording and differs between them: sizes, constants of objects, captured constants.

Each value is a variant to build, and one that was not recorded is a variant that is missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from tack_runtime.dtypes import ArrayType, Constant, Dim, Leaf, Member, ObjectType, Scalar, TextureType
from tack_runtime.signature import Signature, leaves
from tackc.compiler.signatures import with_leaves
from tackc.request import Spec

MANY: Final = 4  # values that are no accident

Values: TypeAlias = "Mapping[str, Sequence[str]]"  # each with the sites of its calls


@dataclass(frozen=True, slots=True)
class Varying:
    """Something that is compiled in and took many values: `what`, as in "dimension 1 of `u`"; `advice` says what to do."""

    kernel: str
    what: str
    values: int
    sites: tuple[str, ...]
    advice: str

    def __str__(self) -> str:
        at = f" ({', '.join(self.sites)})" if self.sites else ""
        return f"{self.kernel}: {self.what} took {self.values:,} values{at}: {self.advice}"


def varying(specs: Iterable[Spec], captured: Mapping[tuple[str, str], Values]) -> tuple[Varying, ...]:
    """What took many values; `captured` has the constants that kernels captured in functions, by kernel and name."""
    by_kernel: dict[str, list[Spec]] = {}
    for spec in specs:
        by_kernel.setdefault(spec.signature.kernel, []).append(spec)
    found = [
        _of(kernel, f"`{name}`, which it captures,", values, "pass it as an argument")
        for (kernel, name), values in captured.items()
        if len(values) >= MANY
    ]
    for kernel, group in by_kernel.items():
        found += [*_constants(kernel, group), *_sizes(kernel, group)]
    return tuple(found)


def _of(kernel: str, what: str, values: Values, advice: str) -> Varying:
    sites = dict.fromkeys(site for each in values.values() for site in each)
    return Varying(kernel, what, len(values), tuple(sites), advice)


def _constants(kernel: str, specs: Sequence[Spec]) -> Iterator[Varying]:
    found: dict[tuple[str, str], dict[str, list[str]]] = {}
    for spec in specs:
        for path, cls, value in _constants_of(spec.signature):
            found.setdefault((path, cls), {}).setdefault(value, []).extend(spec.sites)
    for (path, cls), values in found.items():
        if len(values) >= MANY:
            advice = f"pass it as an argument, or assign it in __init__ and not in the body of {cls}: it is a plain number then"
            yield _of(kernel, f"`{path}`, a constant of {cls},", values, advice)


def _constants_of(signature: Signature) -> Iterator[tuple[str, str, str]]:
    """The dotted name, the class and the value of every constant."""
    pending: list[tuple[str, Member]] = list(signature.parameters)
    for path, type_ in pending:  # which grows
        if isinstance(type_, ObjectType):
            pending += [(f"{path}.{name}", member) for name, member in type_.members]
            yield from ((f"{path}.{name}", type_.name, str(each)) for name, each in type_.members if isinstance(each, Constant))


def _sizes(kernel: str, specs: Sequence[Spec]) -> Iterator[Varying]:
    """Arrays of which the same is to be said share a line."""
    found: dict[tuple[str, int], dict[str, list[str]]] = {}
    for spec in specs:
        for path, axis, size in _sizes_of(spec.signature):
            found.setdefault((path, axis), {}).setdefault(str(size), []).extend(spec.sites)
    many = {place: values for place, values in found.items() if len(values) >= MANY}
    same: dict[tuple[int, frozenset[str]], list[str]] = {}
    for (path, axis), values in many.items():
        same.setdefault((axis, frozenset(values)), []).append(path)
    for (axis, _), paths in same.items():
        opened = with_leaves(specs[0].signature, lambda name, type_: _opened(name, type_, many.keys()))
        advice = f"one variant with it open serves every size: {opened}"
        yield _of(kernel, f"dimension {axis} of {_listed(paths)}", many[paths[0], axis], advice)


def _sizes_of(signature: Signature) -> Iterator[tuple[str, int, int]]:
    for path, type_ in leaves(signature):
        if not isinstance(type_, Scalar):
            yield from ((path, axis, size) for axis, size in enumerate(type_.dims) if size is not None)


def _opened(name: str, type_: Leaf, places: Iterable[tuple[str, int]]) -> Leaf:
    axes = {axis for path, axis in places if path == name}

    def dim(axis: int, size: Dim) -> Dim:
        return None if axis in axes else size

    match type_:
        case ArrayType():
            return type_._replace(dims=tuple(dim(axis, size) for axis, size in enumerate(type_.dims)))
        case TextureType((x, y, z)):
            return TextureType((dim(0, x), dim(1, y), dim(2, z)))
        case Scalar():
            return type_


def _listed(names: Sequence[str]) -> str:
    quoted = [f"`{name}`" for name in names]
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} and {quoted[-1]}"
