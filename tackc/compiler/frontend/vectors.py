"""Vectors and matrices: the rules of numbers, applied to every component (V-005), and masks (V-014..V-019).

A vector is its components and nothing else: no operation on vectors reaches IR. So a component that an operation needs in
several places is kept in a local, and the code grows with the source.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from tack_runtime.dtypes import i32
from tackc.compiler import ir
from tackc.compiler.frontend import expressions, methods, operators
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.source import Positioned
from tackc.compiler.frontend.values import (
    LINKS,
    UNKNOWN,
    Component,
    Number,
    Quantity,
    Typed,
    Unknown,
    Value,
    Vector,
    Weak,
    a_shape,
    convert,
    is_plain,
    locals_read,
    may_fail,
    operation,
    shape_name,
)

Rule: TypeAlias = Callable[..., Value]  # of numbers


def shape_of(value: Quantity) -> tuple[int, ...]:
    """The shape of a vector or matrix, () of a number."""
    return value.shape if isinstance(value, Vector) else ()


def common_shape(low: Lowering, values: Sequence[Quantity], node: Positioned, what: str) -> tuple[int, ...] | None:
    """The shape in which `what` combines values, numbers repeating; None where there is none, which is reported (V-006)."""
    shapes = list(dict.fromkeys(shape_of(value) for value in values if isinstance(value, Vector)))
    if len(shapes) > 1:
        low.report("TK050", node, f"{what} {{at}} combines {a_shape(shapes[0])} and {shape_name(shapes[1])}")
        return None
    return shapes[0] if shapes else ()


def lift(low: Lowering, rule: Rule, values: Sequence[Quantity], node: Positioned, what: str) -> Value:
    """Apply a rule of numbers to each component (V-005); `what` names it in a diagnostic."""
    shape = common_shape(low, values, node, what)
    if shape is None:
        return UNKNOWN
    if not shape:
        return rule(*values)
    kept = low.once_in_order(values, [not isinstance(value, Vector) for value in values])
    columns = zip(*(_repeated(value, math.prod(shape)) for value in kept), strict=True)
    return Vector(tuple(each(rule, parts) for parts in columns), shape)


def repeated(low: Lowering, value: Quantity, count: int) -> Sequence[Component]:
    """The components of a value, a number standing for each of `count`."""
    return _repeated(low.once(value) if count > 1 and not isinstance(value, Vector) else value, count)


def _repeated(value: Value, count: int) -> Sequence[Component]:
    assert isinstance(value, (Typed, Weak, Vector))
    return value.items if isinstance(value, Vector) else (value,) * count


def each(rule: Rule, parts: Sequence[Component]) -> Component:
    """A rule of numbers on components that stand together."""
    if any(isinstance(part, Unknown) for part in parts):
        return UNKNOWN
    value = rule(*parts)
    assert isinstance(value, (Typed, Weak, Unknown))
    return value


# --- operators ---------------------------------------------------------------------------------------------------------


def binary(low: Lowering, operator: ast.operator, left: Quantity, right: Quantity, node: Positioned) -> Value:
    """`left operator right`, on components where an operand has them."""
    if isinstance(operator, ast.MatMult):
        return methods.product(low, left, right, node)

    def rule(a: Number, b: Number) -> Value:
        return operators.binary(low, operator, a, b, node)

    return lift(low, rule, (left, right), node, f"the operator {operators.sign(operator)}")


def unary(low: Lowering, operator: ast.unaryop, operand: Quantity, node: Positioned) -> Value:
    """`operator operand`."""
    return lift(low, lambda value: operators.unary(low, operator, value, node), (operand,), node, "the operator")


def compare(low: Lowering, operator: ast.cmpop, left: Quantity, right: Quantity, node: Positioned) -> Value:
    """A comparison: 0 or 1, or a mask of these (V-014)."""

    def rule(a: Number, b: Number) -> Value:
        return operators.compare(low, operator, a, b, node)

    return lift(low, rule, (left, right), node, f"the operator {operators.sign(operator)}")


# --- masks -------------------------------------------------------------------------------------------------------------


def join(low: Lowering, is_and: bool, left: Quantity, right: Quantity, node: Positioned) -> Value:
    """`left and right` or `left or right` of masks, both of which are evaluated (V-015)."""
    op, loc = "and" if is_and else "or", low.loc(node)

    def rule(a: Number, b: Number) -> Value:
        return Typed(operation(op, (operators.truth(a, loc), operators.truth(b, loc)), i32, loc))

    return lift(low, rule, (left, right), node, f"`{op}`")


def any_or_all(low: Lowering, name: str, node: ast.Call) -> Value:
    """`any(mask)`, `all(mask)`: 0 or 1 (V-015)."""
    value = operators.quantity(low, expressions.expression(low, node.args[0]), node.args[0])
    if value is None:
        return UNKNOWN
    if not isinstance(value, Vector):
        low.report("TK058", node, f"{name}() {{at}} takes a vector or matrix, and this is a number; write x != 0")
        return UNKNOWN
    op, loc = "or" if name == "any" else "and", low.loc(node)

    def truth(item: Number) -> Value:
        return Typed(operators.truth(item, loc))

    def rule(a: Typed, b: Typed) -> Value:
        return Typed(operation(op, (a.expr, b.expr), i32, loc))

    return fold(low, rule, [each(truth, (item,)) for item in value.items])


def fold(low: Lowering, rule: Rule, items: Sequence[Component]) -> Component:
    """A rule of two numbers along components, from the first on."""
    result = items[0]
    for count, item in enumerate(items[1:], 1):
        result = each(rule, (result, item))
        if count % LINKS == 0:
            result = low.component_once(result)
    return result


def select(low: Lowering, name: str, node: ast.Call) -> Value:
    """`select(mask, a, b)`: both arms are evaluated (V-016)."""
    values = operators.quantities(low, expressions.operands(low, node.args), node.args)
    if values is None:
        return UNKNOWN
    loc = low.loc(node)
    if not isinstance(values[0], Vector):
        values[0] = Typed(operators.truth(values[0], loc))
    kept = low.once_in_order(values, (False, True, True))

    def rule(condition: Number, then: Number, orelse: Number) -> Value:
        return operators.choose(low, operators.truth(condition, loc), then, orelse, node)

    return lift(low, rule, [value for value in kept if isinstance(value, (Typed, Weak, Vector))], node, f"{name}()")


# --- conditional expressions -------------------------------------------------------------------------------------------


def choose(
    low: Lowering,
    condition: ir.Expr,
    arms: tuple[Quantity, Quantity],
    blocks: tuple[ir.Block, ir.Block],
    node: ast.IfExp,
) -> Value:
    """`then if condition else orelse` of vectors; each arm comes with the statements that it needs (E-002, V-018)."""
    shape = common_shape(low, arms, node, "the conditional expression")
    if shape is None:
        return UNKNOWN
    test = low.component_once(Typed(condition))
    assert isinstance(test, Typed)
    if not any(blocks) and all(map(is_plain, arms)):
        return lift(low, lambda a, b: operators.choose(low, test.expr, a, b, node), arms, node, "")
    loc, count = low.loc(node), math.prod(shape)
    then, then_block = _items(low, arms[0], count, blocks[0])
    orelse, orelse_block = _items(low, arms[1], count, blocks[1])
    items: list[Component] = []
    for a, b in zip(then, orelse, strict=True):
        item, in_then, in_orelse = _chosen(low, test.expr, a, b, node)
        items.append(item)
        then_block += in_then
        orelse_block += in_orelse
    low.emit(ir.If(test.expr, then_block, orelse_block, loc))
    return Vector(tuple(items), shape)


def _items(low: Lowering, arm: Quantity, count: int, block: ir.Block) -> tuple[list[Component], ir.Block]:
    """The components of an arm and its statements; a literal, which has no type yet, is as it is at the end of these."""
    outer = low.push()
    low.block.extend(block)
    items = [low.component_once(item) if isinstance(item, Weak) else item for item in repeated(low, arm, count)]
    return items, low.pop(outer)


def _chosen(
    low: Lowering, condition: ir.Expr, then: Component, orelse: Component, node: ast.IfExp
) -> tuple[Component, ir.Block, ir.Block]:
    """A component of the chosen arm, and what assigns it in either arm."""
    if isinstance(then, Unknown) or isinstance(orelse, Unknown):
        return UNKNOWN, (), ()
    chosen = operators.choose(low, condition, then, orelse, node)
    if not isinstance(chosen, Typed):  # a literal stays one, and an error is reported
        assert isinstance(chosen, (Weak, Unknown))
        return chosen, (), ()
    loc, type_ = low.loc(node), chosen.expr.type
    result = low.temporary(type_)
    in_then, in_orelse = (ir.Assign(result, convert(arm, type_), loc) for arm in (then, orelse))
    return Typed(ir.Read(result, loc), follows=chosen.follows), (in_then,), (in_orelse,)


# --- assignment --------------------------------------------------------------------------------------------------------


def apart(low: Lowering, items: Sequence[Component], written: Sequence[frozenset[ir.Local]]) -> list[Component]:
    """Components that are assigned one after another, as if at once (E-019): what reads a local that a component before it
    writes is kept in front of all."""
    so_far: frozenset[ir.Local] = frozenset()
    kept = []
    for item, targets in zip(items, written, strict=True):
        kept.append(bool(so_far) and not so_far.isdisjoint(locals_read(item)))
        so_far |= targets
    if low.checked and any(kept):  # what debug mode checks, in its order (O-020)
        kept = [keep or may_fail(item) for keep, item in zip(kept, items, strict=True)]
    return [low.keep_component(item) if keep else item for keep, item in zip(kept, items, strict=True)]
