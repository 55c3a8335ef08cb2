"""Atomic updates of array elements and of their components (X-001..X-008)."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from typing import Final

from tackc.compiler import ir
from tackc.compiler.frontend import arrays, components, expressions, operators, vectors
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.values import (
    UNKNOWN,
    AnyArray,
    Array,
    Component,
    LocalArray,
    Nothing,
    Texture,
    Typed,
    Unknown,
    Value,
    Vector,
    a_shape,
    convert,
)


def atomic(low: Lowering, name: str, node: ast.Call) -> Value:
    """`tack.atomic_add(array, index, value)`: the value is the element just before (X-001, X-002)."""
    wants_old = low.statement_call is not node
    target = expressions.expression(low, node.args[0])
    index_nodes = arrays.index_nodes(node.args[1])
    values = expressions.operands(low, [*index_nodes, node.args[2]])
    low.outside(f"{name}()", node)
    value = operators.quantity(low, values[-1], node.args[2])
    if isinstance(target, Unknown):
        return UNKNOWN
    if not isinstance(target, Array) or not isinstance(target.storage, ir.Param):
        what = ast.unparse(node.args[0])
        low.report(
            "TK033",
            node.args[0],
            f"{name}() requires a global array parameter target, and {what!r} {{at}} is not one",
            arrays.as_array(low, node.args[0]) or _target_advice(target, name),
        )
        return UNKNOWN
    one_component = target.components and value is not None and not isinstance(value, Vector)
    places = (_component if one_component else _element)(low, name, node, target, index_nodes, values[:-1])
    if places is None or value is None:
        low.skipped = True
        return UNKNOWN
    if isinstance(value, Vector) and value.shape != target.components:
        holds = arrays.elements_described(target)
        low.report("TK056", node, f"{name}() {{at}} stores {a_shape(value.shape)} into an element of an array of {holds}")
        return UNKNOWN
    return _update(low, name, node, target, places, vectors.repeated(low, value, len(places)), wants_old)


def _element(
    low: Lowering, name: str, node: ast.Call, target: Array, index_nodes: list[ast.expr], values: list[Value]
) -> list[tuple[ir.Expr, ...]] | None:
    """The indices of every component of the element that is updated; those of the element itself, if that is a number."""
    found = arrays.address(low, target, index_nodes, values, node)
    if found is None:
        return None
    loc = low.loc(node)
    parts = ([ir.Const(index, ir.INDEX, loc) for index in part] for part in components.every(found.shape))
    return [arrays.component_indices(found, part, loc) for part in parts]


def _component(
    low: Lowering, name: str, node: ast.Call, target: Array, index_nodes: list[ast.expr], values: list[Value]
) -> list[tuple[ir.Expr, ...]] | None:
    """The index of one component of a vector array: its row-major one (X-008)."""
    found = [index for value, at in zip(values, index_nodes, strict=True) for index in arrays.indices(low, value, at)]
    if len(found) != 1 or isinstance(node.args[1], ast.Tuple) or isinstance(values[0], Vector):
        low.report(
            "TK056",
            node,
            f"{name}() {{at}} updates {a_shape(target.components)} of {target.name!r} with one number; give a vector, or the "
            "row-major index of one component",
        )
        return None
    return [(found[0],)] if found[0] is not None else None


def _update(
    low: Lowering,
    name: str,
    node: ast.Call,
    target: Array,
    places: Sequence[tuple[ir.Expr, ...]],
    items: Sequence[Component],
    wants_old: bool,
) -> Value:
    """One update for each place, all values evaluated before the first; the old values, as the element has them."""
    assert isinstance(target.storage, ir.Param)
    loc = low.loc(node)
    low.updates.setdefault((name, target.scalar), loc)
    kept = low.at_once(items)
    old: list[Component] = []
    for place, item in zip(places, kept, strict=True):
        if isinstance(item, Unknown):
            low.skipped = True
            return UNKNOWN
        result = low.temporary(target.scalar) if wants_old else None
        low.effect(ir.Atomic(ATOMICS[name], target.storage, place, convert(item, target.scalar), result, loc))
        old += [Typed(ir.Read(result, loc))] if result else []
    if not old:
        return Nothing("its result is not kept")
    return Vector(tuple(old), target.components) if len(old) > 1 else old[0]


def _target_advice(target: Value, name: str) -> str:
    match target:
        case Array(storage=LocalArray(shared=True)):
            return "shared memory has no atomic updates: let one lane write an element, or use a block reduction"
        case Array():  # a local one
            return "a local array belongs to one iteration, so it needs no atomic update: write tmp[i] += v"
        case AnyArray():
            return "use a name of its own for each array"
        case Texture():
            return "kernels do not write textures; write an array, and call tex.update() on the host"
        case _:
            return f"the array and the index are two arguments: tack.{name}(x, i, v)"


ATOMICS: Final[Mapping[str, ir.AtomicOp]] = {"atomic_add": "add", "atomic_min": "min", "atomic_max": "max"}
