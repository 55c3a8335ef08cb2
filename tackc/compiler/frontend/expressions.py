"""Expressions: a value for every expression of the source, with the statements that it needs emitted first.

Expressions, calls and statements need each other, so the modules of this package import one another in a ring.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from tack_runtime.dtypes import i32
from tackc.compiler import ir
from tackc.compiler.frontend import arrays, calls, constructors, names, operators, unsupported, vectors
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.promotion import literal_type
from tackc.compiler.frontend.source import MAX_DEPTH, Positioned
from tackc.compiler.frontend.values import (
    LINKS,
    UNKNOWN,
    Component,
    Number,
    Quantity,
    Several,
    Typed,
    Value,
    Vector,
    Weak,
    a_shape,
    convert,
    followed,
    reads_memory,
    weak_literal,
)


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


def quantity(low: Lowering, node: ast.expr) -> Quantity | None:
    """The value of an expression that must be a number, vector or matrix; None where it is unknown."""
    return operators.quantity(low, expression(low, node), node)


def condition(low: Lowering, node: ast.expr, what: str) -> Number | None:
    """The value of the condition of `what`; a mask is none (V-017)."""
    value = quantity(low, node)
    if isinstance(value, Vector):
        low.report("TK052", node, f"the {what} {{at}} has {a_shape(value.shape)} as its condition; reduce it with any() or all()")
        return None
    return value


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
            return reject(low, node, help='this is a string; text stands only in print: print("x:", x)')
        case value:
            what = "None" if value is None else "..." if value is ... else f"a {type(value).__name__} literal"
            return reject(low, node, help=f"this is {what}; kernels have int, float and bool literals")


def integer_literal(low: Lowering, value: int, node: Positioned) -> Component:
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
    operand = quantity(low, node.operand)
    return UNKNOWN if operand is None else vectors.unary(low, node.op, operand, node)


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
        left = UNKNOWN if pair is None else vectors.binary(low, link.op, *pair, link)
        if count % LINKS == 0:
            left = low.keep(left)
    return left


def _bool(low: Lowering, node: ast.BoolOp) -> Value:
    """`and`, `or`: 0 or 1 (T-002), evaluating no more than decides it (E-002); of masks, one that needs every operand (V-015)."""
    first = quantity(low, node.values[0])
    others = [_apart(low, operand, "a later operand of `and` or `or`") for operand in node.values[1:]]
    is_and = isinstance(node.op, ast.And)
    values = [first, *(value for value, _ in others)]
    if any(isinstance(value, Vector) for value in values):
        return _masks(low, first, is_and, node, others)
    result = _truth(low, first, node.values[0])
    for count, (operand, (value, block)) in enumerate(zip(node.values[1:], others, strict=True), 1):
        result = _link(low, result, is_and, node, _truth(low, value, operand), block)
        if result is not None and count % LINKS == 0:
            result = _expr(low.keep(Typed(result)))
    return UNKNOWN if result is None else Typed(result)


def _apart(low: Lowering, node: ast.expr, where: str, again: bool = False) -> tuple[Quantity | None, ir.Block]:
    """The value of an expression, for several places if `again`, and the statements that it needs, which are not emitted.

    `where`, as "an arm of a conditional expression", is a place that need not be evaluated.
    """
    outer = low.push()
    with low.may_skip(where):
        value = expression(low, node)
    found = operators.quantity(low, low.once(value) if again else value, node)
    return found, low.pop(outer)


def _truth(low: Lowering, value: Quantity | None, node: ast.expr) -> ir.Expr | None:
    assert not isinstance(value, Vector)
    return None if value is None else operators.truth(value, low.loc(node))


def _masks(
    low: Lowering,
    first: Quantity | None,
    is_and: bool,
    node: ast.expr,
    others: Sequence[tuple[Quantity | None, ir.Block]],
) -> Value:
    """`and`, `or` of masks, of which every operand is evaluated (V-015)."""
    result: Value = UNKNOWN if first is None else first
    for value, block in others:
        if block and (reads_memory(result) or low.checked):
            result = low.keep(result)
        low.block.extend(block)
        if isinstance(result, (Typed, Weak, Vector)) and value is not None:
            result = vectors.join(low, is_and, result, value, node)
        else:
            result = UNKNOWN
    return result


def _link(
    low: Lowering, left: ir.Expr | None, is_and: bool, node: ast.expr, right: ir.Expr | None, statements: ir.Block
) -> ir.Expr | None:
    """`left and right` or `left or right` of 0s and 1s, where evaluating `right` may need statements."""
    if left is None or right is None:
        return None
    loc = low.loc(node)
    if not statements:
        then, orelse = (right, operators.FALSE) if is_and else (operators.TRUE, right)
        return ir.Conditional(left, then, orelse, loc)
    result = low.temporary(i32)
    taken = (*statements, ir.Assign(result, right, loc))
    decided = (ir.Assign(result, operators.FALSE if is_and else operators.TRUE, loc),)
    low.emit(ir.If(left, taken, decided, loc) if is_and else ir.If(left, decided, taken, loc))
    return ir.Read(result, loc)


def _compare(low: Lowering, node: ast.Compare) -> Value:
    """Comparisons; a chain evaluates each operand once and stops at the first false link (E-003), one of vectors at none."""
    unknown = [type(op).__name__ for op in node.ops if type(op) not in operators.COMPARISONS]
    if unknown:
        return reject(low, node, unknown[0])
    nodes = [node.left, *node.comparators]
    values = operands(low, nodes[:2])
    if len(nodes) > 2:
        mark, effects = len(low.block), low.effects
        values[1] = low.once(values[1])
        values[:1] = low.settle(values[:1], mark, effects)
    first, second = (operators.quantity(low, value, at) for value, at in zip(values, nodes[:2], strict=True))
    where = "a later comparison of a chain"
    others = [_apart(low, operand, where, again=place < len(nodes) - 1) for place, operand in enumerate(nodes[2:], 2)]
    operands_ = [first, second, *(value for value, _ in others)]
    blocks = [block for _, block in others]
    if any(isinstance(value, Vector) for value in operands_):
        return _compare_masks(low, node, operands_, blocks)
    links = _links(low, node, operands_)
    result = next(links)
    for link, block in zip(links, blocks, strict=True):
        result = _link(low, result, True, node, link, block)
    return UNKNOWN if result is None else Typed(result)


def _links(low: Lowering, node: ast.Compare, values: Sequence[Quantity | None]) -> Iterator[ir.Expr | None]:
    """The comparisons of a chain of numbers."""
    for op, left, right in zip(node.ops, values, values[1:], strict=False):
        link = UNKNOWN if left is None or right is None else vectors.compare(low, op, left, right, node)
        yield link.expr if isinstance(link, Typed) else None


def _compare_masks(low: Lowering, node: ast.Compare, values: Sequence[Quantity | None], blocks: Sequence[ir.Block]) -> Value:
    """A chain of which an operand is a vector: every link, combined by `and` (V-014)."""
    result: Value | None = None
    for op, left, right, block in zip(node.ops, values, values[1:], ((), *blocks), strict=False):
        if block and result is not None and (reads_memory(result) or low.checked):
            result = low.keep(result)
        low.block.extend(block)
        link = UNKNOWN if left is None or right is None else vectors.compare(low, op, left, right, node)
        if result is None:
            result = link
        elif isinstance(result, (Typed, Vector)) and isinstance(link, (Typed, Vector)):
            result = vectors.join(low, True, result, link, node)
        else:
            result = UNKNOWN
    return UNKNOWN if result is None else result


def _conditional(low: Lowering, node: ast.IfExp) -> Value:
    """`a if c else b`: only the chosen arm is evaluated (E-002)."""
    test = condition(low, node.test, "conditional expression")
    mark = len(low.block)
    then, then_block = _apart(low, node.body, "an arm of a conditional expression")
    orelse, orelse_block = _apart(low, node.orelse, "an arm of a conditional expression")
    if test is None or then is None or orelse is None:
        return UNKNOWN
    loc = low.loc(node)
    chooses = operators.truth(test, low.loc(node.test))
    if isinstance(then, Vector) or isinstance(orelse, Vector):
        return vectors.choose(low, chooses, (then, orelse), (then_block, orelse_block), node)
    if not then_block and not orelse_block:
        return operators.choose(low, chooses, then, orelse, node)
    if operators.stays_weak((then, orelse)):
        chooses = _expr(low.keep(Typed(chooses), mark))
        low.emit(ir.If(chooses, then_block, orelse_block, loc))
        return operators.choose(low, chooses, then, orelse, node)
    type_ = operators.promoted(low, (then, orelse), node)
    if type_ is None:
        return UNKNOWN
    result = low.temporary(type_)
    then_block = (*then_block, ir.Assign(result, convert(then, type_), loc))
    orelse_block = (*orelse_block, ir.Assign(result, convert(orelse, type_), loc))
    low.emit(ir.If(chooses, then_block, orelse_block, loc))
    return Typed(ir.Read(result, loc), follows=followed((then, orelse)))


def _expr(value: Value) -> ir.Expr:
    assert isinstance(value, Typed)
    return value.expr


def _tuple(low: Lowering, node: ast.Tuple) -> Value:
    items = tuple(operands(low, node.elts))
    return UNKNOWN if any(isinstance(element, ast.Starred) for element in node.elts) else Several(items)


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
    ast.List: constructors.list_,
}
