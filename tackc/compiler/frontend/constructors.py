"""Vectors and matrices made of numbers and rows (V-003, V-004), and vector constants (C-006)."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tack_runtime.dtypes import MAX_COMPONENTS, MAX_MATRIX, Scalar
from tackc.compiler.frontend import components, expressions, names, operators
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.source import Positioned
from tackc.compiler.frontend.values import UNKNOWN, Component, Typed, Unknown, Value, Vector, a_shape, weak_literal
from tackc.compiler.program import Numbers


def list_(low: Lowering, node: ast.List) -> Value:
    """A list of numbers is a vector (V-003)."""
    values = expressions.operands(low, node.elts)
    if any(isinstance(value, Vector) for value in values):
        low.report("TK055", node, "the list {at} holds vectors; a matrix is written tack.mat([row, row])")
        return UNKNOWN
    return _vector(low, values, node.elts, node, "the list")


def _vector(low: Lowering, values: Sequence[Value], nodes: Sequence[ast.expr], node: ast.expr, what: str) -> Value:
    if not 2 <= len(values) <= MAX_COMPONENTS:
        held = f"{len(values) or 'no'} number{'' if len(values) == 1 else 's'}"
        low.report("TK055", node, f"{what} {{at}} holds {held}; a vector has 2 to {MAX_COMPONENTS} components")
        return UNKNOWN
    return Vector(tuple(_number(low, value, at) for value, at in zip(values, nodes, strict=True)), (len(values),))


def _number(low: Lowering, value: Value, node: ast.expr) -> Component:
    return value if isinstance(value, Unknown) else operators.number(low, value, node) or UNKNOWN


def vector(low: Lowering, name: str, node: ast.Call) -> Value:
    """`tack.vec3(a, b, c)`."""
    return _vector(low, expressions.operands(low, node.args), node.args, node, f"{name}()")


def matrix(low: Lowering, name: str, node: ast.Call) -> Value:
    """`tack.mat2([[a, b], [c, d]])`, `tack.mat([row, row, ...])`; a row is a list or another vector."""
    argument = node.args[0]
    if not isinstance(argument, ast.List):
        expressions.expression(low, argument)
        low.report("TK055", argument, f"{name}() {{at}} takes a list of rows: tack.{name}([row, row])")
        return UNKNOWN
    values = expressions.operands(low, argument.elts)
    found = [operators.quantity(low, value, row) for value, row in zip(values, argument.elts, strict=True)]
    if None in found:
        return UNKNOWN
    rows = [row for row in found if isinstance(row, Vector) and len(row.shape) == 1]
    if len(rows) < len(found) or not rows:
        low.report("TK055", argument, f"{name}() {{at}} takes a list of rows, each of which is a vector")
        return UNKNOWN
    widths = list(dict.fromkeys(len(row.items) for row in rows))
    if len(widths) > 1:
        low.report(
            "TK055", argument, f"the matrix {{at}} has rows of different lengths: {' and '.join(map(str, widths))} components"
        )
        return UNKNOWN
    shape = (len(rows), widths[0])
    size = _SIZES.get(name)
    if size is not None and shape != (size, size):
        low.report("TK055", argument, f"{name}() {{at}} makes a {size}x{size} matrix, not {a_shape(shape)}")
        return UNKNOWN
    if not fits(low, shape, argument):
        return UNKNOWN
    return Vector(tuple(item for row in rows for item in row.items), shape)


_SIZES: Final[Mapping[str, int]] = {"mat2": 2, "mat3": 3, "mat4": 4}


def fits(low: Lowering, shape: tuple[int, int], node: Positioned) -> bool:
    """Whether a matrix is of a size that the language has (V-001); reported where it is not."""
    if min(shape) >= 2 and max(shape) <= MAX_MATRIX:
        return True
    low.report("TK055", node, f"the matrix {{at}} would be {shape[0]}x{shape[1]}; a matrix is at least 2x2 and at most 4x4")
    return False


def identity(low: Lowering, name: str, node: ast.Call) -> Value:
    """`tack.eye(n)`: float literals, which take the type that they meet."""
    value = expressions.number(low, node.args[0])
    if value is None:
        return UNKNOWN
    size = operators.constant(value.expr) if isinstance(value, Typed) else None
    if size is None:
        low.report("TK055", node.args[0], "the size of eye() {at} must be an integer literal or constant")
        return UNKNOWN
    if not fits(low, (size, size), node):
        return UNKNOWN
    loc = low.loc(node)
    return Vector(tuple(weak_literal(float(row == column), loc) for row, column in components.every((size, size))), (size, size))


def constant(low: Lowering, node: ast.expr, value: tuple[Numbers, ...], type_: Scalar | None) -> Value:
    """A vector or matrix constant: every component is the literal with its value, under a cast to the type (C-006)."""
    rows = [row for row in value if isinstance(row, tuple)]
    shape = (len(rows), len(rows[0])) if rows else (len(value),)
    if len(shape) == 2 and not fits(low, (shape[0], shape[1]), node):
        return UNKNOWN
    return Vector(tuple(names.literal(low, node, number, type_) for number in _flat(value)), shape)


def _flat(value: tuple[Numbers, ...]) -> Iterator[int | float]:
    for item in value:
        if isinstance(item, tuple):
            yield from _flat(item)
        else:
            yield item
