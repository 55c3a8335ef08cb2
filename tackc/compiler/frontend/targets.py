"""What an assignment writes, apart from whole variables: elements of arrays, and components of either (E-004..E-007, V-008)."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import TypeAlias, Union

from tackc.compiler import ir
from tackc.compiler.frontend import arrays, components, expressions, names, objects, operators, places, vectors
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.slots import Slot
from tackc.compiler.frontend.source import Positioned
from tackc.compiler.frontend.values import (
    UNKNOWN,
    Array,
    Element,
    Number,
    Object,
    Place,
    Quantity,
    Typed,
    Unknown,
    Value,
    Vector,
    Weak,
    a_shape,
    cast,
    convert,
    locals_read,
    may_fail,
    operation,
)


@dataclass(frozen=True, slots=True)
class Variable:
    """A local that is a vector or matrix."""

    slot: Slot
    value: Vector

    @property
    def shape(self) -> tuple[int, ...]:
        return self.value.shape


@dataclass(frozen=True, slots=True)
class ComponentOf:
    """A component of a local or of an element."""

    owner: Variable | Element
    place: Place


Target: TypeAlias = Union[Element, ComponentOf]


def assign(low: Lowering, node: ast.Subscript | ast.Attribute, value: Value, origin: ast.expr) -> None:
    """`x[i] = value`, `v.x = value`, `x[i].y = value` (T-021): the value, then the target's index (E-004)."""
    mark, effects = len(low.block), low.effects
    target = _target(low, node)
    (value,) = low.settle([value], mark, effects)
    quantity = operators.quantity(low, value, origin)
    if target is None or quantity is None:
        low.skipped = True
        return
    _write(low, target, quantity, node)


def augmented(low: Lowering, node: ast.AugAssign, target_node: ast.Subscript | ast.Attribute) -> None:
    """`x[i] += value`: the index once, the old value before the right side (E-005)."""
    target = _target(low, target_node)
    if target is None:
        expressions.expression(low, node.value)
        low.skipped = True
        return
    target = _once(low, target)
    old = _read(low, target, target_node)
    mark, effects = len(low.block), low.effects
    right = expressions.expression(low, node.value)
    (old,) = low.settle([old], mark, effects)
    pair = operators.pair(low, (old, right), (target_node, node.value))
    quantity = operators.quantity(low, vectors.binary(low, node.op, *pair, node) if pair else UNKNOWN, node)
    if quantity is None:
        low.skipped = True
        return
    _write(low, target, quantity, target_node)


# --- which one ---------------------------------------------------------------------------------------------------------


def _target(low: Lowering, node: ast.Subscript | ast.Attribute) -> Target | None:
    """What a target stands for, its index evaluated; None where something is wrong, which is reported."""
    owner = _owner(low, node.value)
    match owner:
        case Variable():
            return _component(low, owner, node)
        case Element():
            low.outside("store", node)
            return _component(low, owner, node)
        case Vector():
            text = ast.unparse(node.value)
            low.report(
                "TK059",
                node,
                f"the target {{at}} is a component of {text}, a value that nothing holds; components of locals and of array "
                "elements can be assigned",
            )
        case Unknown() if isinstance(node, ast.Attribute):
            pass
        case Object() if isinstance(node, ast.Attribute):
            objects.assignment(low, owner, node)
        case _ if isinstance(node, ast.Subscript):
            low.outside("store", node)
            return arrays.element(low, node, owner)
        case _:
            expressions.reject(low, node, f"assignment to attribute {node.attr!r}")
    return None


def _owner(low: Lowering, node: ast.expr) -> Variable | Element | Value:
    """What the components of a target belong to; another value where it is no place that holds a vector."""
    if isinstance(node, ast.Subscript):
        base = expressions.expression(low, node.value)
        if isinstance(base, Array) and base.components:
            return arrays.element(low, node, base) or UNKNOWN
        return arrays.subscripted(low, node, base)
    value = expressions.expression(low, node)
    if isinstance(value, Vector) and isinstance(node, ast.Name) and node.id in low.frame.scope.locals:
        return Variable(low.slot(node.id), value)
    return value


def _component(low: Lowering, owner: Variable | Element, node: ast.Subscript | ast.Attribute) -> ComponentOf | None:
    if isinstance(node, ast.Subscript):
        mark = len(low.block)
        found = places.place(low, owner.shape, node)
        if found is None:
            return None
        if low.checked and isinstance(owner, Element) and places.literal_place(found, owner.shape) is None:
            whole = arrays.load(low, owner, node)
            assert isinstance(whole, Vector)
            low.keep_component(whole.items[0], mark)  # so the element is checked where no component is written, too (O-020)
        return ComponentOf(owner, found)
    named = places.named(low, owner.shape, node)
    if len(named) > 1:
        low.report("TK059", node, f"{ast.unparse(node)} {{at}} is several components, which can only be read; assign each one")
    return ComponentOf(owner, named) if len(named) == 1 else None


def _once(low: Lowering, target: Target) -> Target:
    """A target that is read and then written: its indices are evaluated once."""
    if isinstance(target, Element):
        return replace(target, indices=tuple(arrays.index_once(low, index) for index in target.indices))
    return replace(target, place=tuple(index if isinstance(index, int) else _index_once(low, index) for index in target.place))


def _index_once(low: Lowering, index: Typed) -> Typed:
    kept = low.component_once(index)
    assert isinstance(kept, Typed)
    return kept


# --- reading and writing -----------------------------------------------------------------------------------------------


def _read(low: Lowering, target: Target, node: Positioned) -> Value:
    if isinstance(target, Element):
        return arrays.load(low, target, node)
    owner = target.owner
    vector = owner.value if isinstance(owner, Variable) else arrays.load(low, owner, node)
    assert isinstance(vector, Vector)
    return places.component(low, vector, target.place, node)


def _write(low: Lowering, target: Target, value: Quantity, node: ast.Subscript | ast.Attribute) -> None:
    holds = target.shape if isinstance(target, Element) else ()
    if isinstance(value, Vector) and value.shape != holds:
        low.report("TK056", node, f"the assignment {{at}} stores {a_shape(value.shape)} into {_described(target, node)}")
        low.skipped = True
    elif isinstance(target, Element):
        _store(low, target, value, node)
    else:
        assert not isinstance(value, Vector)
        _write_component(low, target, value, node)


def _described(target: Target, node: ast.Subscript | ast.Attribute) -> str:
    text = ast.unparse(node)
    if isinstance(target, ComponentOf):
        return f"{text}, which is one number"
    return f"{text}, an element of an array of {arrays.elements_described(target.array)}"


def _store(low: Lowering, element: Element, value: Quantity, node: Positioned) -> None:
    """Store a number, or every component, all evaluated before the first is stored (E-019, V-020)."""
    storage, loc = low.storage(element.array), low.loc(node)
    parts = components.every(element.shape)
    items = low.at_once(vectors.repeated(low, value, len(parts)))
    for part, item in zip(parts, items, strict=True):
        if isinstance(item, Unknown):
            low.skipped = True
        else:
            place = arrays.component_indices(element, [ir.Const(index, ir.INDEX, loc) for index in part], loc)
            low.effect(ir.Store(storage, place, convert(item, element.array.scalar), loc))


def _write_component(low: Lowering, target: ComponentOf, value: Number, node: Positioned) -> None:
    owner, place = target.owner, target.place
    literal = places.literal_place(place, owner.shape)
    if isinstance(owner, Element):
        _store_component(low, owner, place, value, node)
    elif literal is not None:
        names.assign_slot(low, owner.slot.components[literal], value, node)
    else:
        _assign_some(low, owner, place, value, node)


def _store_component(low: Lowering, element: Element, place: Place, value: Number, node: Positioned) -> None:
    """Store a component; one that a runtime index names only where there is one (V-009)."""
    loc = low.loc(node)
    if low.checked and may_fail(value):  # also where no component is written (O-020)
        kept = low.keep_component(value)
        assert isinstance(kept, (Typed, Weak))
        value = kept
    once = [index if isinstance(index, int) else _index_once(low, index) for index in place]
    parts = [ir.Const(index, ir.INDEX, loc) if isinstance(index, int) else cast(index.expr, ir.INDEX) for index in once]
    within = [
        places.in_range(index.expr, size, loc)
        for index, size in zip(once, element.shape, strict=True)
        if not isinstance(index, int)
    ]
    outer = low.push()
    indices = arrays.component_indices(element, parts, loc)
    low.effect(ir.Store(low.storage(element.array), indices, convert(value, element.array.scalar), loc))
    block = low.pop(outer)
    if within:
        low.emit(ir.If(reduce(lambda a, b: _both(a, b, loc), within), block, (), loc))
    else:
        low.block.extend(block)


def _assign_some(low: Lowering, owner: Variable, place: Place, value: Number, node: Positioned) -> None:
    """Assign the component of a local that a runtime index names, and none where it is out of range (V-009)."""
    loc = low.loc(node)
    own = frozenset(local for part in owner.slot.components for local in low.locals_of(part))
    (value,) = _apart(low, [value], own)
    runtime = iter(_apart(low, [index for index in place if not isinstance(index, int)], own))
    indices = [index if isinstance(index, int) else next(runtime) for index in place]
    for part, wanted in zip(owner.slot.components, components.every(owner.shape), strict=True):
        test = _is_at(indices, wanted, loc)
        if test != operators.FALSE:
            old = low.read(part, loc)
            if isinstance(old, (Typed, Weak)):
                names.assign_slot(low, part, operators.choose(low, test, value, old, node), node)
            else:  # of no type yet
                names.assign_slot(low, part, value, node)


def _apart(low: Lowering, values: Sequence[Number], own: frozenset[ir.Local]) -> list[Number]:
    """Values for several places, kept where they read locals that are about to be assigned."""
    kept = [low.component_once(value) if own.isdisjoint(locals_read(value)) else low.keep_component(value) for value in values]
    return [value for value in kept if isinstance(value, (Typed, Weak))]


def _is_at(indices: Sequence[int | Number], wanted: tuple[int, ...], loc: ir.Loc) -> ir.Expr:
    """Whether indices name a component."""
    test: ir.Expr = operators.TRUE
    for index, number in zip(indices, wanted, strict=True):
        if isinstance(index, int):
            equal: ir.Expr = operators.TRUE if index == number else operators.FALSE
        else:
            assert isinstance(index, Typed)
            equal = operation("eq", (index.expr, ir.Const(number, index.expr.type, loc)), ir.TRUTH, loc)
        test = (
            equal if test == operators.TRUE else operators.FALSE if operators.FALSE in (test, equal) else _both(test, equal, loc)
        )
    return test


def _both(a: ir.Expr, b: ir.Expr, loc: ir.Loc) -> ir.Expr:
    return operation("and", (a, b), ir.TRUTH, loc)
