"""Walking and rewriting IR, derived from the fields of the nodes: a new node needs nothing here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, TypeVar, get_args

from tackc.compiler import ir

_EXPR: tuple[Any, ...] = get_args(ir.Expr)
_STMT: tuple[Any, ...] = get_args(ir.Stmt)
_WALKED: tuple[Any, ...] = (*_EXPR, *_STMT, ir.Parallel, ir.Result, ir.Kernel)

Node = TypeVar("Node")

_OTHER_FIELDS = ("loc", "type", "locals", "buffers", "params")
_NOTHING: Mapping[str, Any] = {}
_FIELD_NAMES: dict[type, tuple[str, ...]] = {
    cls: tuple(field.name for field in fields(cls) if field.name not in _OTHER_FIELDS) for cls in _WALKED
}


def children(node: Any) -> Iterator[Any]:
    """The expressions and statements directly below a node, in the order of its fields."""
    for name in _FIELD_NAMES[type(node)]:
        value = getattr(node, name)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, _WALKED):
                yield item


def walk(node: Any) -> Iterator[Any]:
    """A node and every expression and statement below it, parents first."""
    pending = [node]
    while pending:
        node = pending.pop()
        yield node
        pending.extend(reversed(tuple(children(node))))


def expressions(node: Any) -> Iterator[ir.Expr]:
    """Every expression at or below a node."""
    for item in walk(node):
        if isinstance(item, _EXPR):
            yield item


def statements(node: Any) -> Iterator[ir.Stmt]:
    """Every statement at or below a node."""
    for item in walk(node):
        if isinstance(item, _STMT):
            yield item


def rewrite(node: Node, change: Callable[[Any], Any]) -> Node:
    """The node with `change` applied to every expression and statement below it and then to itself, children first.

    `change` returns its argument to keep it, or a replacement; for a statement in a block, also a tuple of statements. A chain of
    `elif` costs no stack, however long it is.
    """
    links: list[Any] = [node]
    while isinstance(links[-1], ir.If) and len(links[-1].orelse) == 1 and isinstance(links[-1].orelse[0], ir.If):
        links.append(links[-1].orelse[0])
    changed = _rewritten(links.pop(), change)
    for link in reversed(links):
        orelse = changed if isinstance(changed, tuple) else (changed,)
        kept = len(orelse) == 1 and orelse[0] is link.orelse[0]
        changed = _rewritten(link, change, {} if kept else {"orelse": orelse}, ("condition", "then"))
    return changed  # type: ignore[no-any-return]


def _rewritten(node: Any, change: Callable[[Any], Any], done: Mapping[str, Any] = _NOTHING, names: Sequence[str] = ()) -> Any:
    """A node with the fields `names` (default: all) rewritten, the others as `done` has them."""
    updates = dict(done)
    for name in names or _FIELD_NAMES[type(node)]:
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
    return change(replace(node, **updates) if updates else node)
