"""Walking and rewriting IR, derived from the fields of the nodes: a new node needs nothing here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any, TypeVar, get_args

from tackc.compiler import ir

_EXPR: tuple[type, ...] = get_args(ir.Expr)
_STMT: tuple[type, ...] = get_args(ir.Stmt)
_WALKED: tuple[type, ...] = (*_EXPR, *_STMT, ir.Parallel, ir.Result, ir.Kernel)

Node = TypeVar("Node")


@cache
def _field_names(cls: Any) -> tuple[str, ...]:
    return tuple(f.name for f in fields(cls) if f.name not in ("loc", "type", "locals", "buffers", "params"))


def children(node: Any) -> Iterator[Any]:
    """The expressions and statements directly below a node, in evaluation order."""
    for name in _field_names(type(node)):
        value = getattr(node, name)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, _WALKED):
                yield item


def walk(node: Any) -> Iterator[Any]:
    """A node and every expression and statement below it, parents first."""
    yield node
    for child in children(node):
        yield from walk(child)


def expressions(node: Any) -> Iterator[ir.Expr]:
    """Every expression at or below a node."""
    for item in walk(node):
        if isinstance(item, _EXPR):
            yield item  # type: ignore[misc]  # _EXPR are the members of ir.Expr


def statements(node: Any) -> Iterator[ir.Stmt]:
    """Every statement at or below a node."""
    for item in walk(node):
        if isinstance(item, _STMT):
            yield item  # type: ignore[misc]  # _STMT are the members of ir.Stmt


def rewrite(node: Node, change: Callable[[Any], Any]) -> Node:
    """The node with `change` applied to every expression and statement below it and then to itself, children first.

    `change` returns its argument to keep it, or a replacement; for a statement in a block, also a tuple of statements.
    """
    updates: dict[str, Any] = {}
    for name in _field_names(node.__class__):
        value = getattr(node, name)
        if isinstance(value, tuple):
            items: list[Any] = []
            for item in value:
                new = rewrite(item, change) if isinstance(item, _WALKED) else item
                items.extend(new) if isinstance(new, tuple) and isinstance(item, _WALKED) else items.append(new)
            if len(items) != len(value) or any(a is not b for a, b in zip(items, value, strict=True)):
                updates[name] = tuple(items)
        elif isinstance(value, _WALKED):
            new = rewrite(value, change)
            if new is not value:
                updates[name] = new
    changed: Any = replace(node, **updates) if updates else node  # type: ignore[type-var]  # every node is a dataclass
    return change(changed)  # type: ignore[no-any-return]
