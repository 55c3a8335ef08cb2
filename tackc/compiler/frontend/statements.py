"""Statements of kernels and device functions."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tackc.compiler import ir
from tackc.compiler.frontend import arrays, calls, expressions, inlining, loops, names, operators, targets, vectors
from tackc.compiler.frontend.lowering import Lowering, Region
from tackc.compiler.frontend.scope import Returns
from tackc.compiler.frontend.source import MAX_DEPTH
from tackc.compiler.frontend.values import (
    ALLOCATIONS,
    UNKNOWN,
    Array,
    Nothing,
    Number,
    Object,
    Several,
    Shape,
    Typed,
    Unknown,
    Value,
    Vector,
    a_shape,
)

_MOST_STATEMENTS: Final = 100_000  # in one kernel; a compiler downstream would take minutes
_ENDS: Final = (ast.Return, ast.Break, ast.Continue)


def sequence(low: Lowering, body: Sequence[ast.stmt]) -> None:
    """Lower statements one after the other."""
    for place, node in enumerate(body):
        if isinstance(node, ast.If) and _returns(low, node):
            if _deeper(low, node):
                inlining.branch(low, node, body[place + 1 :])
                low.depth -= 1
            return
        statement(low, node)
        if isinstance(node, _ENDS):
            unreachable(low, body[place + 1 :])
            return


def _returns(low: Lowering, node: ast.If) -> bool:
    """Whether an `if` returns from a device function on some path."""
    return not low.frame.is_kernel and low.frame.scope.branches[node] is not Returns.NEVER


def unreachable(low: Lowering, body: Sequence[ast.stmt]) -> None:
    """Check statements that never run (L-013), and leave them out."""
    outer = low.push()
    sequence(low, body)
    low.pop(outer)


def statement(low: Lowering, node: ast.stmt) -> None:
    """Lower one statement."""
    rule = _RULES.get(type(node))
    if rule is None:
        expressions.reject(low, node)
    elif _deeper(low, node):
        rule(low, node)
        low.depth -= 1


def _deeper(low: Lowering, node: ast.stmt) -> bool:
    low.lowered += 1
    if low.lowered == _MOST_STATEMENTS:
        low.report(
            "TK036", node, f"the statement {{at}} brings this kernel, with inlined functions, to {_MOST_STATEMENTS} statements"
        )
    if low.lowered >= _MOST_STATEMENTS:
        return False
    if low.depth >= MAX_DEPTH:
        low.too_deep(node, "statement")
        return False
    low.depth += 1
    return True


# --- assignment --------------------------------------------------------------------------------------------------------


def _assign(low: Lowering, node: ast.Assign) -> None:
    """`a = b = value`: the value once, before any target's index (E-004, L-014)."""
    if _is_allocation(low, node):
        return
    value = expressions.expression(low, node.value)
    if len(node.targets) > 1:
        value = _kept(low, value)
    for target in node.targets:
        assign(low, target, value, node.value)


def _is_allocation(low: Lowering, node: ast.Assign) -> bool:
    """Lower `name = tack.local_array(...)`, or another allocation."""
    match node:
        case ast.Assign(targets=[ast.Name() as target], value=ast.Call(args=[_, _], keywords=[]) as call):
            name = calls.intrinsic_name(low, call.func)
            if name in ALLOCATIONS:
                arrays.allocate(low, low.slot(target.id), call, name)
                return True
    return False


def _kept(low: Lowering, value: Value) -> Value:
    """A value, or several, as they are now."""
    if isinstance(value, Several):
        return Several(tuple(low.keep(item) for item in value.items))
    return value if isinstance(value, Typed) and isinstance(value.expr, ir.Const) else low.keep(value)


def assign(low: Lowering, target: ast.expr, value: Value, origin: ast.expr) -> None:
    """Assign a value to a target: a name, an element, or a tuple of targets (E-007). `origin` is the expression of the value."""
    match target:
        case ast.Name():
            names.assign(low, target, value, origin)
        case ast.Subscript() | ast.Attribute():
            targets.assign(low, target, value, origin)
        case ast.Tuple():
            _unpack(low, target, value, origin)
        case _:
            expressions.reject(low, target)


def _unpack(low: Lowering, target: ast.Tuple, value: Value, origin: ast.expr) -> None:
    """`a, b = values`: all values before any target, targets left to right (E-006)."""
    if isinstance(value, Shape):
        value = Several(arrays.unpack_shape(low, value, low.loc(target)))
    items = _items(low, target, value, origin)
    kept = _kept(low, Several(items))
    assert isinstance(kept, Several)
    nodes = origin.elts if isinstance(origin, ast.Tuple) and len(origin.elts) == len(items) else [origin] * len(items)
    for element, item, node in zip(target.elts, kept.items, nodes, strict=True):
        assign(low, element, item, node)


def _items(low: Lowering, target: ast.Tuple, value: Value, origin: ast.expr) -> tuple[Value, ...]:
    """One value for each target; unknown ones where they do not fit, which is reported."""
    unknown = (UNKNOWN,) * len(target.elts)
    if any(isinstance(element, ast.Starred) for element in target.elts):
        return unknown  # reported where it is assigned
    count = f"{len(target.elts)} target{'' if len(target.elts) == 1 else 's'}"
    match value:
        case Several(items) if len(items) == len(target.elts):
            return items
        case Several(items):
            low.report("TK018", origin, f"{len(items)} values are unpacked {{at}} into {count}")
        case Unknown():
            pass
        case Nothing():
            low.report("TK018", origin, f"nothing is unpacked {{at}} into {count}: {value.why}")
        case Vector():
            what = f"{a_shape(value.shape)} is one value, which is unpacked {{at}} into {count}"
            low.report("TK018", origin, what, "name its components: x, y = v.x, v.y")
        case _:
            if operators.number(low, value, origin) is not None:
                low.report("TK018", origin, f"one value is unpacked {{at}} into {count}")
    return unknown


def _augmented(low: Lowering, node: ast.AugAssign) -> None:
    """`target op= value`: the index once, the old value before the right side (E-005)."""
    match node.target:
        case ast.Name() as name:
            old = names.variable(low, name) if name.id in low.frame.scope.locals else UNKNOWN
            mark, effects = len(low.block), low.effects
            right = expressions.expression(low, node.value)
            (old,) = low.settle([old], mark, effects)
            names.assign(low, name, _combined(low, node, old, right), node.value)
        case ast.Subscript() | ast.Attribute() as target:
            targets.augmented(low, node, target)


def _combined(low: Lowering, node: ast.AugAssign, old: Value, right: Value) -> Value:
    pair = operators.pair(low, (old, right), (node.target, node.value))
    return UNKNOWN if pair is None else vectors.binary(low, node.op, *pair, node)


# --- control flow ------------------------------------------------------------------------------------------------------


def _if(low: Lowering, node: ast.If) -> None:
    if_(low, node, node.body, node.orelse)


def if_(low: Lowering, node: ast.If, then: Sequence[ast.stmt], orelse: Sequence[ast.stmt]) -> None:
    """An `if` with the statements of its arms; a chain of `elif` or of early returns is walked along, not down."""
    depth = low.depth
    links: list[tuple[ast.If, Number | None, ir.Block, list[ir.Stmt]]] = []
    while True:
        value = expressions.condition(low, node.test, "if")
        if links and not low.block:
            low.depth -= 1  # the `if` stands alone in the last arm, which IR calls no level
        outer = low.push()
        sequence(low, then)
        links.append((node, value, low.pop(outer), low.push()))
        following = _following(low, orelse)
        if following is None:
            sequence(low, orelse)
            break
        node, then, orelse = following
        if not _deeper(low, node):
            break
    low.depth = depth
    for link, value, then_block, outer in reversed(links):
        orelse_block = low.pop(outer)
        if value is None:
            low.skipped = True
        else:
            loc = low.loc(link)
            low.emit(ir.If(operators.truth(value, loc), then_block, orelse_block, loc))


def _following(low: Lowering, orelse: Sequence[ast.stmt]) -> tuple[ast.If, Sequence[ast.stmt], Sequence[ast.stmt]] | None:
    """The `if` that is all of a last arm, and the statements of its own arms."""
    match orelse:
        case [ast.If() as node, *rest]:
            then, orelse, left = inlining.arms(low, node, rest) if _returns(low, node) else (node.body, node.orelse, rest)
            return None if left else (node, then, orelse)
    return None


def _expression(low: Lowering, node: ast.Expr) -> None:
    """A call on its own (L-014)."""
    if not isinstance(node.value, ast.Call):
        expressions.reject(low, node if expressions.is_translated(node.value) else node.value)
        return
    low.statement_call = node.value
    value = expressions.expression(low, node.value)
    if isinstance(value, (Array, Object)):
        operators.number(low, value, node.value)
    low.skipped = low.skipped or isinstance(value, Unknown)


def _return(low: Lowering, node: ast.Return) -> None:
    if not low.frame.is_kernel:
        inlining.return_(low, node)
        return
    if low.region is Region.AFTER and node is low.frame.source.body[-1]:
        low.report(
            "TK006",
            node,
            "the return {at} gives no value; a kernel may return only as its last statement, and then a value: return x[0]. "
            "Without one a call returns None, so leave this return out",
        )
        return
    low.report(
        "TK006", node, "a kernel may return only as its last statement, after the parallel loop; the return {at} is elsewhere"
    )
    if node.value is not None:
        expressions.expression(low, node.value)


def _annotated(low: Lowering, node: ast.AnnAssign) -> None:
    """`v: T = value`, which is rejected (L-016); what it holds is checked."""
    expressions.reject(low, node)
    if node.value is not None:
        expressions.expression(low, node.value)
    if isinstance(node.target, ast.Name):
        names.assign(low, node.target, UNKNOWN, node.target)


def _pass(low: Lowering, node: ast.Pass) -> None:
    """Nothing."""


_RULES: Final[Mapping[type[ast.stmt], Callable[[Lowering, Any], None]]] = {
    ast.Assign: _assign,
    ast.AugAssign: _augmented,
    ast.AnnAssign: _annotated,
    ast.If: _if,
    ast.For: loops.for_,
    ast.While: loops.while_,
    ast.Break: loops.break_,
    ast.Continue: loops.continue_,
    ast.Expr: _expression,
    ast.Return: _return,
    ast.Pass: _pass,
}
