"""Bounds of the parallel loop, as expressions that the host evaluates for every call (P-003).

They hold constants, integer scalar arguments, `x.shape[k]`, `len(x)`, and `+ - * //` and signs on them.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from tack_runtime.dtypes import ArrayType, ObjectType, Scalar
from tack_runtime.expression import BINARY, Expression
from tackc.compiler import ir
from tackc.compiler.frontend import arrays, calls, expressions, names, operators
from tackc.compiler.frontend.loops import Header
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.values import AnyArray, Array, LocalArray, Shape, Typed, Unknown, Value, Weak
from tackc.compiler.program import Constant

_OPERATORS: Final[Mapping[type[ast.operator], str]] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//"}


_SHORT: Final = 30  # nodes of an expression that advice repeats


class _UnresolvableError(Exception):
    """The bound holds something that the host cannot evaluate. `silent`: it is unknown because of an error reported already."""

    def __init__(self, node: ast.expr, why: str, silent: bool = False, advice: str = "") -> None:
        super().__init__(why)
        self.node = node
        self.silent = silent
        self.advice = advice or "pass the number of iterations as an integer argument"


def host_bounds(low: Lowering, head: Header) -> list[tuple[Expression, Expression, Expression]] | None:
    """Start, stop and step of every dimension; None where one cannot be evaluated, which is reported."""
    found: list[tuple[Expression, Expression, Expression]] = []
    for start, stop, step in head.bounds:
        parts = [default if bound is None else _bound(low, bound) for bound, default in ((start, 0), (stop, 0), (step, 1))]
        if step is not None and isinstance(parts[2], int) and parts[2] <= 0:
            low.report("TK019", step, f"range() step must be positive; the step {{at}} is {parts[2]}")
        known = [part for part in parts if part is not None]
        if len(known) == 3:
            found.append((known[0], known[1], known[2]))
    return found if len(found) == len(head.bounds) else None


def _bound(low: Lowering, node: ast.expr) -> Expression | None:
    try:
        return _expression(low, node)
    except _UnresolvableError as reason:
        if not reason.silent:
            low.report(
                "TK021",
                reason.node,
                f"Cannot resolve loop range expression {ast.unparse(node)!r} {{at}}: {reason}",
                _written_out(low, node) or reason.advice,
            )
        return None


def _written_out(low: Lowering, node: ast.expr) -> str:
    """The bound with the expressions of locals in their place, as advice; "" where the host cannot evaluate that either."""
    values = dict(_assigned_once(low))
    if not _short(node) or not any(isinstance(each, ast.Name) and each.id in values for each in ast.walk(node)):
        return ""
    whole = _Inlined(values, levels=3).visit(copy.deepcopy(node))
    try:
        _expression(low, whole)
    except _UnresolvableError:
        return ""
    return f"write its expression into the bound: {ast.unparse(whole)}"


def _assigned_once(low: Lowering) -> Iterator[tuple[str, ast.expr]]:
    """The locals with one assignment, directly in the kernel's body, and what it assigns where that is short."""
    source = low.frame.source
    stored = Counter(each.id for each in source.nodes if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store))
    for statement in source.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if stored[name] == 1 and name not in source.parameters:
                if _short(value):
                    yield name, value


def _short(node: ast.expr) -> bool:
    return sum(1 for _ in ast.walk(node)) <= _SHORT


class _Inlined(ast.NodeTransformer):
    """Puts the expressions of locals in their place, and in those again, so many levels deep."""

    def __init__(self, values: Mapping[str, ast.expr], levels: int) -> None:
        self.values = values
        self.levels = levels

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id not in self.values or not self.levels:
            return node
        inner: ast.expr = _Inlined(self.values, self.levels - 1).visit(copy.deepcopy(self.values[node.id]))
        return inner


def _expression(low: Lowering, node: ast.expr) -> Expression:
    match node:
        case ast.Constant(value=int(value)):
            return int(value)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            inner = _expression(low, operand)
            return -inner if isinstance(inner, int) else ("neg", inner)
        case ast.UnaryOp(op=ast.UAdd(), operand=operand):
            return _expression(low, operand)
        case ast.BinOp(op=op) if type(op) in _OPERATORS:
            return _binary(low, node, _OPERATORS[type(op)])
        case ast.Subscript(value=ast.Attribute(attr="shape") as attribute):
            return _shape(low, node, attribute)
        case ast.Call(func=func, args=[argument], keywords=[]) if calls.intrinsic_name(low, func) == "len":
            return _dimension(_array(low, expressions.expression(low, argument), argument), 0, argument)
        case ast.Call(func=ast.Name(id=name)) if name in low.frame.scope.locals:
            raise _UnresolvableError(
                node, f"{name!r} is a local here, which hides {name}()", advice="give the local another name"
            )
        case ast.Subscript(value=base) | ast.Attribute(value=base) if isinstance(names.resolve(low, base), Constant):
            return _component(low, node)
        case ast.Name() | ast.Attribute():
            return _name(low, node)
        case _:
            raise _UnresolvableError(node, f"{ast.unparse(node)!r} is none of the forms that the host evaluates")


def _binary(low: Lowering, node: ast.BinOp, operator: str) -> Expression:
    left, right = _expression(low, node.left), _expression(low, node.right)
    if operator == "//" and right == 0:
        raise _UnresolvableError(node, "it divides by zero")
    if isinstance(left, int) and isinstance(right, int):
        return BINARY[operator](left, right)
    return (operator, left, right)


def _shape(low: Lowering, node: ast.Subscript, attribute: ast.Attribute) -> Expression:
    value = expressions.expression(low, attribute)
    if isinstance(value, Unknown):
        raise _UnresolvableError(node, "", silent=True)
    if not isinstance(value, Shape):
        raise _UnresolvableError(node, f"{ast.unparse(attribute)!r} is not the shape of an array")
    axis = arrays.axis_of(low, value.array, node)
    if axis is None:
        raise _UnresolvableError(node, "", silent=True)
    return _dimension(value.array, axis, node)


def _array(low: Lowering, value: Value, node: ast.expr) -> Array:
    match value:
        case Array():
            return value
        case Unknown():
            raise _UnresolvableError(node, "", silent=True)
        case AnyArray():
            names.ambiguous(low, value, node)
            raise _UnresolvableError(node, "", silent=True)
        case _:
            raise _UnresolvableError(node, f"{ast.unparse(node)!r} is not an array", advice=arrays.as_array(low, node))


def _dimension(array: Array, axis: int, node: ast.expr) -> Expression:
    if isinstance(array.storage, LocalArray):
        return array.storage.size
    if array.ndim == 0:
        raise _UnresolvableError(node, f"array {array.name!r} has no dimension")
    return ("dim", array.name, axis)


def _component(low: Lowering, node: ast.expr) -> Expression:
    """A component of a constant (C-010)."""
    value = expressions.expression(low, node)
    if isinstance(value, Unknown):
        raise _UnresolvableError(node, "", silent=True)
    number = operators.constant(value.expr) if isinstance(value, Typed) else None
    if number is None:
        raise _UnresolvableError(node, f"{ast.unparse(node)!r} is no integer that the host knows")
    return number


def _name(low: Lowering, node: ast.Name | ast.Attribute) -> Expression:
    """A scalar argument or a constant."""
    match names.resolve(low, node):
        case Constant(value=int(number)):
            return int(number)
        case Constant():
            raise _UnresolvableError(node, f"the constant {ast.unparse(node)!r} is no integer")
    if not isinstance(node, ast.Name) or node.id not in low.frame.scope.locals:
        value = expressions.expression(low, node)
        if isinstance(value, Unknown):  # an unknown name is reported
            raise _UnresolvableError(node, "", silent=True)
        if isinstance(node, ast.Attribute) and isinstance(value, (Typed, Weak)):
            return _member(value, node)
        raise _UnresolvableError(node, f"{ast.unparse(node)!r} is not a number that the host knows")
    if node.id in low.assigned_before or node.id not in low.types:
        if node.id in low.types:
            advice = "give what is assigned another name; the host knows arguments as they are passed"
            raise _UnresolvableError(node, f"the argument {node.id!r} is assigned before the loop", advice=advice)
        raise _UnresolvableError(node, f"{node.id!r} is a local of the kernel, which the host does not know")
    return _argument(low, node)


def _member(value: Typed | Weak, node: ast.Attribute) -> Expression:
    """A number of an object: one that the call passes, or a constant (D-010)."""
    match value:
        case Typed(expr=ir.Const(value=int(number))):
            return number
        case Typed(expr=ir.Read(source=ir.Param(name=name, type=Scalar() as type_))):
            if not type_.is_float:
                return ("scalar", name)
            raise _UnresolvableError(node, f"{name!r} is {type_}, not an integer", advice=f"make {name!r} an integer")
        case _:
            raise _UnresolvableError(node, f"{ast.unparse(node)!r} is no integer")


def _argument(low: Lowering, node: ast.Name) -> Expression:
    type_ = low.types[node.id]
    if isinstance(type_, Scalar) and not type_.is_float:
        return ("scalar", node.id)
    if type_ is None:
        raise _UnresolvableError(node, "", silent=True)
    if isinstance(type_, ObjectType):
        raise _UnresolvableError(node, f"the argument {node.id!r} is an object, of which a number may bound the loop")
    advice = f"pass an integer for {node.id!r}, as in {node.id}: tack.i32" if isinstance(type_, Scalar) else ""
    if isinstance(type_, ArrayType) and type_.ndim:
        advice = f"write len({node.id})"
    raise _UnresolvableError(node, f"the argument {node.id!r} is {type_}, not an integer", advice=advice)


def index_axes(indices: list[ir.Local], bounds: list[tuple[Expression, Expression, Expression]]) -> tuple[ir.Axis, ...]:
    """The axes of the parallel loop."""
    return tuple(ir.Axis(index, *bound) for index, bound in zip(indices, bounds, strict=True))
