"""Walking and rewriting IR, and what a node names.

Walking is derived from the fields of the nodes, so a new node needs nothing for it. What a statement assigns and writes, and
what a node mentions, is said here once, by functions that mypy refuses while they lack a node.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from operator import is_not
from typing import Any, TypeAlias, TypeVar, get_args

from tackc.compiler import ir
from tackc.compiler.exhaustive import assert_never

_EXPR: tuple[Any, ...] = get_args(ir.Expr)
_STMT: tuple[Any, ...] = get_args(ir.Stmt)
_WALKED: tuple[Any, ...] = (*_EXPR, *_STMT, ir.Parallel, ir.Result, ir.Kernel)

Node = TypeVar("Node")
_NOTHING: Mapping[str, Any] = {}

# How fields hold nodes, by their annotations: one, or several; other fields hold none.
_ONE = ("Expr", "Parallel", "Result | None")
_SEVERAL = ("Block", "tuple[Expr, ...]", "tuple[str | Expr, ...]")
_HOLD_STATEMENTS = ("Block", "Parallel", "Result | None")
_Held: TypeAlias = tuple[tuple[str, bool], ...]  # the names of fields, and whether they hold several


def _fields(cls: type, annotations: Sequence[str]) -> _Held:
    return tuple((field.name, str(field.type) in _SEVERAL) for field in fields(cls) if str(field.type) in annotations)


_NODES: Mapping[type, _Held] = {cls: _fields(cls, (*_ONE, *_SEVERAL)) for cls in _WALKED}
_LAST_FIRST: Mapping[type, _Held] = {cls: held[::-1] for cls, held in _NODES.items()}
_BLOCKS: Mapping[type, _Held] = {cls: _fields(cls, _HOLD_STATEMENTS)[::-1] for cls in _WALKED}


def children(node: Any) -> Iterator[Any]:
    """The expressions and statements directly below a node, in the order of its fields."""
    for name, several in _NODES[type(node)]:
        value = getattr(node, name)
        if several:
            yield from (item for item in value if type(item) is not str)
        elif value is not None:
            yield value


def walk(node: Any) -> Iterator[Any]:
    """A node and every expression and statement below it, parents first."""
    return _walk(node, _LAST_FIRST)


def _walk(node: Any, held: Mapping[type, _Held]) -> Iterator[Any]:
    """A node and what its fields hold, the last fields first in `held`: the most frequent loop of the compiler."""
    pending = [node]
    while pending:
        node = pending.pop()
        yield node
        for name, several in held[type(node)]:
            value = getattr(node, name)
            if several:
                pending.extend(value[::-1] if type(node) is not ir.Print else [i for i in value[::-1] if type(i) is not str])
            elif value is not None:
                pending.append(value)


def expressions(node: Any) -> Iterator[ir.Expr]:
    """Every expression at or below a node."""
    for item in walk(node):
        if isinstance(item, _EXPR):
            yield item


def statements(node: Any) -> Iterator[ir.Stmt]:
    """Every statement at or below a node."""
    for item in _walk(node, _BLOCKS):
        if isinstance(item, _STMT):
            yield item


def prints(kernel: ir.Kernel) -> bool:
    """Whether a kernel may print a line."""
    return any(isinstance(stmt, ir.Print) for stmt in statements(kernel))


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
    for name, several in _NODES[type(node)]:
        if names and name not in names:
            continue
        value = getattr(node, name)
        if several:
            items: list[Any] = []
            for item in value:
                new = item if type(item) is str else rewrite(item, change)
                items.extend(new) if isinstance(new, tuple) else items.append(new)
            if len(items) != len(value) or any(map(is_not, items, value)):
                updates[name] = tuple(items)
        elif value is not None:
            new = rewrite(value, change)
            if new is not value:
                updates[name] = new
    return change(replace(node, **updates) if updates else node)


def with_params(node: Node, params: Mapping[str, ir.Param]) -> Node:
    """The node with other parameters, by their names, wherever one is used."""

    def change(inner: Any) -> Any:
        used = ((field.name, getattr(inner, field.name)) for field in fields(inner))
        found = {name: params[thing.name] for name, thing in used if isinstance(thing, ir.Param) and params[thing.name] != thing}
        return replace(inner, **found) if found else inner

    return rewrite(node, change)


# --- what a node names -------------------------------------------------------------------------------------------------


def assigned(stmt: ir.Stmt) -> ir.Local | None:
    """The local that a statement itself assigns; not those of the statements in it."""
    match stmt:
        case ir.Assign(target=local) | ir.For(index=local):
            return local
        case ir.Atomic(result=result) | ir.BlockReduce(result=result):
            return result
        case ir.Store() | ir.Print() | ir.Barrier() | ir.If() | ir.While() | ir.Break() | ir.Continue() | ir.Report():
            return None
        case _:
            assert_never(stmt)


def written(stmt: ir.Stmt) -> ir.Storage | None:
    """What a statement itself writes an element of, atomically or not."""
    match stmt:
        case ir.Store(storage=storage):
            return storage
        case ir.Atomic(array=array):
            return array
        case ir.Assign() | ir.Print() | ir.Barrier() | ir.BlockReduce() | ir.Report():
            return None
        case ir.If() | ir.For() | ir.While() | ir.Break() | ir.Continue():
            return None
        case _:
            assert_never(stmt)


def read(expr: ir.Expr) -> ir.Local | ir.Storage | None:
    """What an expression itself reads: a variable, or an array that it loads from or asks for a size."""
    match expr:
        case ir.Read(source=thing) | ir.Load(storage=thing) | ir.Extent(array=thing) | ir.Sample(texture=thing):
            return thing
        case ir.Const() | ir.Apply() | ir.Cast() | ir.Conditional() | ir.ThreadId():
            return None
        case _:
            assert_never(expr)


def mentions(node: Any) -> Iterator[ir.Local | ir.Storage]:
    """Everything with a name that a node, or one below it, reads, assigns or writes, each time that it does; the axes of the
    parallel loop are not."""
    for item in walk(node):
        things: tuple[ir.Local | ir.Storage | None, ...] = ()
        if isinstance(item, _EXPR):
            things = (read(item),)
        elif isinstance(item, _STMT):
            things = (assigned(item), written(item))
        yield from (thing for thing in things if thing is not None)


def mentioned(node: Any) -> frozenset[ir.Local | ir.Storage]:
    """What `mentions` has, each once."""
    return frozenset(mentions(node))


def all_assigned(block: Iterable[ir.Stmt]) -> list[ir.Local]:
    """The locals that statements, and those in them, assign, in order of first appearance."""
    return [local for local in dict.fromkeys(assigned(stmt) for top in block for stmt in statements(top)) if local is not None]


def written_arrays(kernel: ir.Kernel) -> tuple[ir.Param, ...]:
    """The array parameters that a kernel stores to or updates atomically, each once."""
    return tuple(array for array in dict.fromkeys(map(written, statements(kernel))) if isinstance(array, ir.Param))
