"""Methods of vectors and matrices (V-011, V-012), and their products (V-007), written in operations on components."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tackc.compiler.frontend import calls, constructors, expressions, operators, vectors
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.source import Positioned
from tackc.compiler.frontend.values import (
    UNKNOWN,
    Component,
    Method,
    Quantity,
    Unknown,
    Value,
    Vector,
    a_shape,
)


@dataclass(frozen=True, slots=True)
class _At:
    """Arithmetic on components, at the place in the source that asks for it."""

    low: Lowering
    node: Positioned

    def add(self, a: Component, b: Component) -> Component:
        return self._binary(ast.Add(), a, b)

    def subtract(self, a: Component, b: Component) -> Component:
        return self._binary(ast.Sub(), a, b)

    def multiply(self, a: Component, b: Component) -> Component:
        return self._binary(ast.Mult(), a, b)

    def divide(self, a: Component, b: Component) -> Component:
        return self._binary(ast.Div(), a, b)

    def negate(self, a: Component) -> Component:
        return vectors.each(lambda value: operators.unary(self.low, ast.USub(), value, self.node), (a,))

    def root(self, a: Component) -> Component:
        return vectors.each(lambda value: calls.elementary(self.low, "sqrt", [value], self.node), (a,))

    def _binary(self, operator: ast.operator, a: Component, b: Component) -> Component:
        return vectors.each(lambda x, y: operators.binary(self.low, operator, x, y, self.node), (a, b))

    def total(self, items: Sequence[Component]) -> Component:
        """The sum, in index order."""
        return vectors.fold(self.low, self.add, items)

    def dot(self, a: Sequence[Component], b: Sequence[Component]) -> Component:
        """The sum of products, in index order."""
        return self.total([self.multiply(x, y) for x, y in zip(a, b, strict=True)])

    def minor(self, a: Component, b: Component, c: Component, d: Component) -> Component:
        """a * d - b * c"""
        return self.subtract(self.multiply(a, d), self.multiply(b, c))


# --- products ----------------------------------------------------------------------------------------------------------


def product(low: Lowering, left: Quantity, right: Quantity, node: Positioned) -> Value:
    """`left @ right`."""
    if not isinstance(left, Vector) or not isinstance(right, Vector) or left.shape[-1] != right.shape[0]:
        advice = "" if isinstance(left, Vector) and isinstance(right, Vector) else "use * to multiply by a number"
        shapes = a_shape(vectors.shape_of(left)), a_shape(vectors.shape_of(right))
        low.report("TK051", node, f"the operator @ {{at}} multiplies {shapes[0]} by {shapes[1]}", advice)
        return UNKNOWN
    at = _At(low, node)
    left, right = _vectors(low, (left, right), (len(right.shape) > 1, len(left.shape) > 1))
    items = tuple(at.dot(row, column) for row in _rows(left) for column in _columns(right))
    shape = (*left.shape[:-1], *right.shape[1:])
    return Vector(items, shape) if shape else items[0]


def _vectors(low: Lowering, values: Sequence[Vector], again: Sequence[bool]) -> list[Vector]:
    """Vectors and matrices, those that are marked with each component for several places."""
    return [value for value in low.once_in_order(values, again) if isinstance(value, Vector)]


def _rows(value: Vector) -> list[Sequence[Component]]:
    """The rows of a matrix, a vector being one."""
    width = value.shape[-1]
    return [value.items[start : start + width] for start in range(0, len(value.items), width)]


def _columns(value: Vector) -> list[Sequence[Component]]:
    """The columns of a matrix, a vector being one."""
    width = value.shape[1] if len(value.shape) > 1 else 1
    return [value.items[start::width] for start in range(width)]


# --- methods -----------------------------------------------------------------------------------------------------------


def call(low: Lowering, method: Method, node: ast.Call) -> Value:
    """`v.dot(w)`."""
    row = METHODS[method.name]
    mark, effects = len(low.block), low.effects
    values = expressions.operands(low, node.args)
    (vector,) = low.settle([method.vector], mark, effects)
    assert isinstance(vector, Vector)
    needed = row.needs(vector.shape)
    if needed:
        low.report("TK054", node, f"{method.name}() {{at}} needs {needed}, not {a_shape(vector.shape)}")
        return UNKNOWN
    if not calls.takes(low, method.name, row.least, row.most, node):
        return UNKNOWN
    arguments = operators.quantities(low, values, node.args)
    return UNKNOWN if arguments is None else row.rule(_At(low, node), vector, *arguments)


def _argument(at: _At, vector: Vector, value: Quantity, name: str, same: bool = True) -> Vector | None:
    """The vector that a method is called with; None where it is none, which is reported."""
    if not isinstance(value, Vector) or len(value.shape) > 1:
        shape = a_shape(vectors.shape_of(value))
        at.low.report("TK054", at.node, f"the argument of {name}() {{at}} must be a vector, not {shape}")
        return None
    if same and vectors.common_shape(at.low, (vector, value), at.node, f"{name}()") is None:
        return None
    return value


def _epsilon(at: _At, value: Quantity) -> Component:
    return operators.number(at.low, value, at.node) or UNKNOWN


def _norm(at: _At, vector: Vector, *epsilon: Quantity) -> Component:
    """sqrt(norm_sqr + eps)"""
    return at.root(at.total([_norm_sqr(at, vector), *(_epsilon(at, value) for value in epsilon)]))


def _norm_sqr(at: _At, vector: Vector) -> Component:
    items = [at.low.component_once(item) for item in vector.items]
    return at.dot(items, items)


def _normalized(at: _At, vector: Vector, *epsilon: Quantity) -> Value:
    """v / (norm + eps)"""
    (vector,) = _vectors(at.low, (vector,), (True,))
    size = at.total([_norm(at, vector), *(_epsilon(at, value) for value in epsilon)])
    size = at.low.component_once(size)
    return Vector(tuple(at.divide(item, size) for item in vector.items), vector.shape)


def _sum(at: _At, vector: Vector) -> Component:
    return at.total(vector.items)


def _extremum(name: str) -> Callable[[_At, Vector], Value]:
    def rule(at: _At, vector: Vector) -> Value:
        known = [item for item in vector.items if not isinstance(item, Unknown)]
        return UNKNOWN if len(known) < len(vector.items) else calls.extremum(at.low, name, known, at.node)

    return rule


def _dot(at: _At, vector: Vector, other: Quantity) -> Value:
    right = _argument(at, vector, other, "dot")
    return UNKNOWN if right is None else at.dot(vector.items, right.items)


def _cross(at: _At, vector: Vector, other: Quantity) -> Value:
    right = _argument(at, vector, other, "cross")
    if right is None:
        return UNKNOWN
    (a, b, c), (x, y, z) = (value.items for value in _vectors(at.low, (vector, right), (True, True)))
    return Vector((at.minor(b, c, y, z), at.minor(c, a, z, x), at.minor(a, b, x, y)), (3,))


def _outer_product(at: _At, vector: Vector, other: Quantity) -> Value:
    right = _argument(at, vector, other, "outer_product", same=False)
    if right is None or not constructors.fits(at.low, (vector.shape[0], right.shape[0]), at.node):
        return UNKNOWN
    rows, columns = (value.items for value in _vectors(at.low, (vector, right), (True, True)))
    return Vector(tuple(at.multiply(a, b) for a in rows for b in columns), (len(rows), len(columns)))


def _transpose(at: _At, matrix: Vector) -> Value:
    rows, width = matrix.shape
    return Vector(tuple(item for column in range(width) for item in matrix.items[column::width]), (width, rows))


def _trace(at: _At, matrix: Vector) -> Component:
    return at.total(matrix.items[:: matrix.shape[1] + 1])


def _determinant(at: _At, matrix: Vector) -> Component:
    items = [at.low.component_once(item) for item in matrix.items]
    if len(items) == 4:
        return at.minor(*items)
    return at.dot(items[:3], [_cofactor(at, items, 0, column) for column in range(3)])


def _inverse(at: _At, matrix: Vector) -> Value:
    """The adjugate over the determinant."""
    items = [at.low.component_once(item) for item in matrix.items]
    if len(items) == 4:
        a, b, c, d = items
        adjugate, size = [d, at.negate(b), at.negate(c), a], at.minor(a, b, c, d)
    else:
        rows = [[at.low.component_once(_cofactor(at, items, i, j)) for j in range(3)] for i in range(3)]
        adjugate, size = [row[column] for column in range(3) for row in rows], at.dot(items[:3], rows[0])
    size = at.low.component_once(size)
    return Vector(tuple(at.divide(item, size) for item in adjugate), matrix.shape)


def _cofactor(at: _At, items: Sequence[Component], row: int, column: int) -> Component:
    """Of a 3x3 matrix: the minor of the next two rows and columns, the first being next to the last, which has the right sign."""
    (i, k), (j, m) = ((row + 1) % 3, (row + 2) % 3), ((column + 1) % 3, (column + 2) % 3)
    return at.minor(items[3 * i + j], items[3 * i + m], items[3 * k + j], items[3 * k + m])


# --- the table ---------------------------------------------------------------------------------------------------------


def _vector(shape: tuple[int, ...]) -> str:
    return "a vector" if len(shape) > 1 else ""


def _vector3(shape: tuple[int, ...]) -> str:
    return "a 3-vector" if shape != (3,) else ""


def _matrix(shape: tuple[int, ...]) -> str:
    return "a matrix" if len(shape) < 2 else ""


def _square(shape: tuple[int, ...]) -> str:
    return "a square matrix" if len(shape) < 2 or shape[0] != shape[1] else ""


def _square_to_3(shape: tuple[int, ...]) -> str:
    return _square(shape) or ("a 2x2 or 3x3 matrix" if shape[0] > 3 else "")


def _any(shape: tuple[int, ...]) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Row:
    """A method: its rule, how many arguments it takes, and what it needs instead of a shape, "" where that is fine."""

    rule: Callable[..., Value]
    least: int
    most: int
    needs: Callable[[tuple[int, ...]], str]


METHODS: Final[Mapping[str, Row]] = {
    "norm": Row(_norm, 0, 1, _any),
    "norm_sqr": Row(_norm_sqr, 0, 0, _any),
    "sum": Row(_sum, 0, 0, _any),
    "min": Row(_extremum("min"), 0, 0, _vector),
    "max": Row(_extremum("max"), 0, 0, _vector),
    "normalized": Row(_normalized, 0, 1, _vector),
    "dot": Row(_dot, 1, 1, _vector),
    "cross": Row(_cross, 1, 1, _vector3),
    "outer_product": Row(_outer_product, 1, 1, _vector),
    "transpose": Row(_transpose, 0, 0, _matrix),
    "trace": Row(_trace, 0, 0, _square),
    "determinant": Row(_determinant, 0, 0, _square_to_3),
    "inverse": Row(_inverse, 0, 0, _square_to_3),
}
