"""Expressions: a value for every expression of the source, with the statements that it needs emitted first.

Expressions, calls and statements need each other, so the modules of this package import one another in a ring.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tack_runtime.dtypes import f32, f64, i32
from tackc.compiler import ir
from tackc.compiler.frontend import arrays, calls, names, operators, unsupported
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.promotion import literal_type
from tackc.compiler.frontend.source import MAX_DEPTH, Positioned
from tackc.compiler.frontend.values import (
    UNKNOWN,
    Number,
    Several,
    Typed,
    Value,
    Weak,
    convert,
    followed,
    is_simple,
    weak_literal,
)

_LINKS: Final = 32  # operators of a chain `a + b + ...` in one expression of IR; a longer chain goes on from a local


def expression(low: Lowering, node: ast.expr) -> Value:
    """The value of an expression."""
    rule = _RULES.get(type(node))
    if rule is None:
        return reject(low, node)
    if low.depth >= MAX_DEPTH:
        low.too_deep(node, "expression")
        return UNKNOWN
    low.depth += 1
    value = rule(low, node)
    low.depth -= 1
    return value


def reject(low: Lowering, node: Positioned, what: str = "", help: str = "") -> Value:  # noqa: A002  # as in Diagnostic
    """Report a construct that the language does not have (L-016): its name, and what to write instead."""
    name = what or type(node).__name__
    low.report("TK004", node, f"unsupported {name} {{at}}", unsupported.HINTS.get(name, help))
    return UNKNOWN


def is_translated(node: ast.expr) -> bool:
    """Whether an expression of this kind can be part of a kernel."""
    return type(node) in _RULES


def number(low: Lowering, node: ast.expr) -> Number | None:
    """The value of an expression that must be a number; None where it is unknown."""
    return operators.number(low, expression(low, node), node)


def operands(low: Lowering, nodes: Sequence[ast.expr]) -> list[Value]:
    """The values of expressions, left to right: the effects of a later one do not reach an earlier one (E-001)."""
    values: list[Value] = []
    for node in nodes:
        mark, effects = len(low.block), low.effects
        value = expression(low, node)
        values = low.settle(values, mark, effects)
        values.append(value)
    return values


def _constant(low: Lowering, node: ast.Constant) -> Value:
    match node.value:
        case bool() as truth:
            return Typed(ir.Const(int(truth), i32, low.loc(node)), literal=True)
        case int() as whole:
            return integer_literal(low, whole, node)
        case float() as value:
            return weak_literal(value, low.loc(node))
        case str():
            return reject(low, node, help='text stands only in print: print("x:", x)')
        case _:
            what = "None" if node.value is None else type(node.value).__name__
            return reject(low, node, help=f"kernels have int, float and bool literals, no {what}")


def integer_literal(low: Lowering, value: int, node: Positioned) -> Value:
    """An integer literal with its sign, at the first of i32, i64, u64 that holds it (T-004)."""
    type_ = literal_type(value)
    if type_ is None:
        low.report("TK022", node, f"the integer {_short(value)} {{at}} does not fit in 64 bits")
        return UNKNOWN
    return Typed(ir.Const(value, type_, low.loc(node)), literal=True)


def _short(value: int) -> str:
    return str(value) if value.bit_length() <= 128 else f"of {value.bit_length()} bits"


def _unary(low: Lowering, node: ast.UnaryOp) -> Value:
    match node:
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))) if not isinstance(value, bool):
            return integer_literal(low, -value, node)
    operand = number(low, node.operand)
    return UNKNOWN if operand is None else operators.unary(low, node.op, operand, node)


def _binary(low: Lowering, node: ast.BinOp) -> Value:
    """An operator; a chain `a + b + ...` is walked along, not down, so that it may be long."""
    links = [node]
    while isinstance(links[-1].left, ast.BinOp):
        links.append(links[-1].left)
    left = expression(low, links[-1].left)
    for count, link in enumerate(reversed(links), 1):
        mark, effects = len(low.block), low.effects
        right = expression(low, link.right)
        pair = operators.pair(low, [*low.settle([left], mark, effects), right], (link.left, link.right))
        left = UNKNOWN if pair is None else operators.binary(low, link.op, *pair, link)
        if count % _LINKS == 0:
            left = low.keep(left)
    return left


def _bool(low: Lowering, node: ast.BoolOp) -> Value:
    """`and`, `or`: 0 or 1 (T-002), evaluating no more than decides it (E-002)."""
    result = _truth(low, node.values[0])
    for count, operand in enumerate(node.values[1:], 1):
        result = _link(low, result, isinstance(node.op, ast.And), node, lambda: _truth(low, operand))  # noqa: B023  # called at once
        if result is not None and count % _LINKS == 0:
            result = _expr(low.keep(Typed(result)))
    return UNKNOWN if result is None else Typed(result)


def _truth(low: Lowering, node: ast.expr) -> ir.Expr | None:
    value = number(low, node)
    return None if value is None else operators.truth(value, low.loc(node))


def _link(
    low: Lowering, left: ir.Expr | None, is_and: bool, node: ast.expr, right: Callable[[], ir.Expr | None]
) -> ir.Expr | None:
    """`left and right` or `left or right` of 0s and 1s, where evaluating `right` may need statements."""
    outer = low.push()
    with low.may_skip("a later comparison of a chain" if isinstance(node, ast.Compare) else "a later operand of `and` or `or`"):
        value = right()
    statements = low.pop(outer)
    if left is None or value is None:
        return None
    loc = low.loc(node)
    if not statements:
        then, orelse = (value, operators.FALSE) if is_and else (operators.TRUE, value)
        return ir.Conditional(left, then, orelse, loc)
    result = low.temporary(i32)
    taken = (*statements, ir.Assign(result, value, loc))
    decided = (ir.Assign(result, operators.FALSE if is_and else operators.TRUE, loc),)
    low.emit(ir.If(left, taken, decided, loc) if is_and else ir.If(left, decided, taken, loc))
    return ir.Read(result, loc)


def _compare(low: Lowering, node: ast.Compare) -> Value:
    """Comparisons; a chain evaluates each operand once and stops at the first false link (E-003)."""
    unknown = [type(op).__name__ for op in node.ops if type(op) not in operators.COMPARISONS]
    if unknown:
        return reject(low, node, unknown[0])
    nodes = [node.left, *node.comparators]
    values = operands(low, nodes[:2])
    if len(nodes) > 2:
        mark, effects = len(low.block), low.effects
        values[1] = _once(low, values[1])
        values[:1] = low.settle(values[:1], mark, effects)
    pair = operators.pair(low, values, nodes[:2])
    result = None if pair is None else operators.compare(low, node.ops[0], *pair, node)
    middle = pair[1] if pair else None
    for place in range(2, len(nodes)):

        def link(place: int = place) -> ir.Expr | None:
            nonlocal middle
            value = expression(low, nodes[place])
            if place + 1 < len(nodes):
                value = _once(low, value)
            left, middle = middle, operators.number(low, value, nodes[place])
            if left is None or middle is None:
                return None
            return operators.compare(low, node.ops[place - 1], left, middle, node)

        result = _link(low, result, True, node, link)
    return UNKNOWN if result is None else Typed(result)


def _once(low: Lowering, value: Value) -> Value:
    """A value that stands in two places, evaluated once."""
    return value if isinstance(value, Typed) and is_simple(value.expr) else low.keep(value)


def _conditional(low: Lowering, node: ast.IfExp) -> Value:
    """`a if c else b`: only the chosen arm is evaluated (E-002)."""
    condition = _truth(low, node.test)
    mark = len(low.block)
    then, then_block = _arm(low, node.body)
    orelse, orelse_block = _arm(low, node.orelse)
    if condition is None or then is None or orelse is None:
        return UNKNOWN
    loc = low.loc(node)
    if operators.stays_weak((then, orelse)):
        if then_block or orelse_block:
            condition = _expr(low.keep(Typed(condition), mark))
            low.emit(ir.If(condition, then_block, orelse_block, loc))
        choices = [ir.Conditional(condition, convert(then, type_), convert(orelse, type_), loc) for type_ in (f32, f64)]
        return Weak(*choices)
    type_ = operators.promoted(low, (then, orelse), node)
    if type_ is None:
        return UNKNOWN
    arms = convert(then, type_), convert(orelse, type_)
    if not then_block and not orelse_block:
        literal = isinstance(then, Typed) and then.literal and isinstance(orelse, Typed) and orelse.literal
        return Typed(ir.Conditional(condition, *arms, loc), literal, followed((then, orelse)))
    result = low.temporary(type_)
    then_block = (*then_block, ir.Assign(result, arms[0], loc))
    orelse_block = (*orelse_block, ir.Assign(result, arms[1], loc))
    low.emit(ir.If(condition, then_block, orelse_block, loc))
    return Typed(ir.Read(result, loc), follows=followed((then, orelse)))


def _arm(low: Lowering, node: ast.expr) -> tuple[Number | None, ir.Block]:
    outer = low.push()
    with low.may_skip("an arm of a conditional expression"):
        value = number(low, node)
    return value, low.pop(outer)


def _expr(value: Value) -> ir.Expr:
    assert isinstance(value, Typed)
    return value.expr


def _tuple(low: Lowering, node: ast.Tuple) -> Value:
    items = tuple(operands(low, node.elts))
    return UNKNOWN if any(isinstance(element, ast.Starred) for element in node.elts) else Several(items)


def _list(low: Lowering, node: ast.List) -> Value:
    low.report("TK034", node, f"the list {{at}} is a vector: {unsupported.VECTORS}")
    return UNKNOWN


_RULES: Final[Mapping[type[ast.expr], Callable[[Lowering, Any], Value]]] = {
    ast.Constant: _constant,
    ast.Name: names.name,
    ast.Attribute: names.attribute,
    ast.Subscript: arrays.subscript,
    ast.UnaryOp: _unary,
    ast.BinOp: _binary,
    ast.BoolOp: _bool,
    ast.Compare: _compare,
    ast.IfExp: _conditional,
    ast.Call: calls.call,
    ast.Tuple: _tuple,
    ast.List: _list,
}
