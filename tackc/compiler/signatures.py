"""Signatures made of others: with other leaves, with fewer members."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from tack_runtime.dtypes import ArrayType, Constant, Dim, FunctionName, Leaf, Member, ObjectType, Scalar, TextureType, Type
from tack_runtime.signature import Signature, leaves


def with_leaves(signature: Signature, change: Callable[[str, Leaf], Leaf]) -> Signature:
    """The signature with every leaf changed by a function of its name and type."""
    return signature._replace(parameters=tuple((name, _with_leaves(name, type_, change)) for name, type_ in signature.parameters))


def with_members(signature: Signature, kept: Collection[str]) -> Signature:
    """The signature with only those members of objects whose dotted names are `kept`."""
    return signature._replace(parameters=tuple((name, _with_members(name, type_, kept)) for name, type_ in signature.parameters))


def opened(signature: Signature, axes: Collection[tuple[str, int]]) -> Signature:
    """The signature with these dimensions open, by the dotted names of arrays and textures."""

    def dim(name: str, axis: int, size: Dim) -> Dim:
        return None if (name, axis) in axes else size

    def change(name: str, type_: Leaf) -> Leaf:
        match type_:
            case ArrayType(dims=dims):
                return type_._replace(dims=tuple(dim(name, axis, size) for axis, size in enumerate(dims)))
            case TextureType((x, y, z)):
                return TextureType((dim(name, 0, x), dim(name, 1, y), dim(name, 2, z)))
            case Scalar():
                return type_

    return with_leaves(signature, change)


def sizes(signature: Signature) -> Iterator[tuple[str, int, int]]:
    """The dimensions of arrays and textures that are baked in: dotted name, axis, size."""
    for name, type_ in leaves(signature):
        if not isinstance(type_, Scalar):
            yield from ((name, axis, size) for axis, size in enumerate(type_.dims) if size is not None)


def members(signature: Signature) -> Iterator[tuple[str, ObjectType | None, Member]]:
    """Every parameter, and every member of every object: its dotted name, the object that has it, and its type."""
    pending: list[tuple[str, ObjectType | None, Member]] = [(name, None, type_) for name, type_ in signature.parameters]
    for name, holder, member in pending:  # which grows
        yield name, holder, member
        if isinstance(member, ObjectType):
            pending += [(f"{name}.{inner}", member, deeper) for inner, deeper in member.members]


def member_names(signature: Signature) -> Iterator[str]:
    """The dotted names of all members of objects."""
    return (name for name, holder, _ in members(signature) if holder is not None)


def _with_leaves(name: str, type_: Type, change: Callable[[str, Leaf], Leaf]) -> Type:
    if not isinstance(type_, ObjectType):
        return change(name, type_)
    members: list[tuple[str, Member]] = [
        (inner, member if isinstance(member, (Constant, FunctionName)) else _with_leaves(f"{name}.{inner}", member, change))
        for inner, member in type_.members
    ]
    return ObjectType(type_.name, members)


def _with_members(name: str, type_: Type, kept: Collection[str]) -> Type:
    if not isinstance(type_, ObjectType):
        return type_
    members: list[tuple[str, Member]] = [
        (inner, _with_members(f"{name}.{inner}", member, kept) if isinstance(member, ObjectType) else member)
        for inner, member in type_.members
        if f"{name}.{inner}" in kept
    ]
    return ObjectType(type_.name, members)
