"""Signatures made of others: with other leaves, with fewer members."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from tack_runtime.dtypes import Constant, FunctionName, Leaf, Member, ObjectType, Type
from tack_runtime.signature import Signature


def with_leaves(signature: Signature, change: Callable[[str, Leaf], Leaf]) -> Signature:
    """The signature with every leaf changed by a function of its name and type."""
    return signature._replace(parameters=tuple((name, _with_leaves(name, type_, change)) for name, type_ in signature.parameters))


def with_members(signature: Signature, kept: Collection[str]) -> Signature:
    """The signature with only those members of objects whose dotted names are `kept`."""
    return signature._replace(parameters=tuple((name, _with_members(name, type_, kept)) for name, type_ in signature.parameters))


def member_names(signature: Signature) -> Iterator[str]:
    """The dotted names of all members of objects."""
    pending: list[tuple[str, Member]] = list(signature.parameters)
    for name, member in pending:  # which grows
        if isinstance(member, ObjectType):
            pending += [(f"{name}.{inner}", deeper) for inner, deeper in member.members]
            yield from (f"{name}.{inner}" for inner, _ in member.members)


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
