"""Vectors and matrices: what makes them, their components, products and methods (section 6)."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np

from . import operations
from .expressions import Code, Env, Expressions, Value, Vector, constant, lifted, packed
from .operations import Kind
from .values import at, truth

_ADD, _MULTIPLY, _DIVIDE = (operations.binary(op) for op in "+*/")
_SUBTRACT = operations.binary("-")


def parts(vector: Vector) -> tuple[list[Code], Callable[[Any], None]]:
    """The components as numbers that read what a call of the function has put down: each stands in several places."""
    held: list[Any] = []

    def part(place: int) -> Code:
        return Code(vector.kinds[place], lambda env: held[-1][place])

    def put(value: Any) -> None:
        held[:] = [value]

    return [part(place) for place in range(len(vector.kinds))], put


def number(rule: operations.Rule, *codes: Code) -> Code:
    found = lifted(rule, codes)
    assert isinstance(found, Code)
    return found


def total(codes: Sequence[Code]) -> Code:
    """A sum in index order."""
    result = codes[0]
    for code in codes[1:]:
        result = number(_ADD, result, code)
    return result


def dot(a: Sequence[Code], b: Sequence[Code]) -> Code:
    return total([number(_MULTIPLY, x, y) for x, y in zip(a, b, strict=True)])


def rows(codes: Sequence[Code], shape: tuple[int, ...]) -> list[Sequence[Code]]:
    return [codes[start : start + shape[-1]] for start in range(0, len(codes), shape[-1])]


class Vectors(Expressions):
    """What expressions need of vectors."""

    def constructed(self, name: str, node: ast.Call) -> Value | None:
        if name in ("any", "all"):
            vector = self.vector(node.args[0])
            test = any if name == "any" else all
            return Code(operations.TRUTH, lambda env: np.int32(test([truth(value) for value in vector.run(env)])))
        if name in ("vec2", "vec3", "vec4"):
            return packed([self.number(argument) for argument in node.args], (int(name[3]),))
        if name in ("mat", "mat2", "mat3", "mat4"):
            return self.matrix(node)
        if name == "eye":
            size = ast.literal_eval(node.args[0])
            return packed([constant(float(row == column)) for row in range(size) for column in range(size)], (size, size))
        return None

    def matrix(self, node: ast.Call) -> Vector:
        assert isinstance(node.args[0], ast.List)
        found = [self.vector(row) for row in node.args[0].elts]
        kinds = tuple(kind for row in found for kind in row.kinds)
        return Vector(kinds, (len(found), len(found[0].kinds)), lambda env: sum([row.run(env) for row in found], ()))

    def component(self, vector: Vector, index: ast.expr) -> Value:
        """V-009, V-010: a runtime index outside gives the last component."""
        nodes = index.elts if isinstance(index, ast.Tuple) else [index]
        literal = [_literal(node) for node in nodes]
        if None not in literal:
            place = _flat([at % size for at, size in zip(literal, vector.shape, strict=True) if at is not None], vector.shape)
            return Code(vector.kinds[place], lambda env: vector.run(env)[place])
        codes = [self.number(node) for node in nodes]
        kind, gathered = _table(vector.kinds)

        def run(env: Env) -> Any:
            found = vector.run(env)  # before the index (E-001)
            places = [int(code.run(env)) for code in codes]
            places = [place if 0 <= place < size else size - 1 for place, size in zip(places, vector.shape, strict=True)]
            return gathered(found)[_flat(places, vector.shape)]

        return Code(kind, run)

    def product(self, left: Vector, right: Vector) -> Value:
        """V-007"""
        (a, put_a), (b, put_b) = parts(left), parts(right)
        width = right.shape[1] if len(right.shape) > 1 else 1
        items = [dot(row, b[column::width]) for row in rows(a, left.shape) for column in range(width)]
        shape = (*left.shape[:-1], *right.shape[1:])

        def run(env: Env) -> Any:
            found = left.run(env), right.run(env)
            put_a(found[0])
            put_b(found[1])
            return tuple(item.run(env) for item in items) if shape else items[0].run(env)

        return Vector(tuple(item.kind for item in items), shape, run) if shape else Code(items[0].kind, run)

    def method(self, vector: Vector, name: str, arguments: Sequence[ast.expr]) -> Value:
        """V-011, V-012"""
        given = [self.quantity(argument) for argument in arguments]
        codes, put = parts(vector)
        others: list[list[Code]] = []
        puts = [put]
        for each in given:
            other, put_other = parts(each if isinstance(each, Vector) else Vector((each.kind,), (1,), each.run))
            others.append(other)
            puts.append(put_other)
        items, shape = METHODS[name](codes, vector.shape, others)

        def run(env: Env) -> Any:
            found = [vector.run(env), *(each.run(env) for each in given)]
            for put_down, value in zip(puts, found, strict=True):
                put_down(value if isinstance(value, tuple) else (value,))
            return tuple([item.run(env) for item in items]) if shape else items[0].run(env)

        return Vector(tuple(item.kind for item in items), shape, run) if shape else Code(items[0].kind, run)


Shape = tuple[int, ...]
Method = Callable[[list[Code], Shape, list[list[Code]]], "tuple[list[Code], Shape]"]


def _norm(codes: list[Code], epsilon: list[list[Code]]) -> Code:
    square = dot(codes, codes)
    return number(operations.function("sqrt"), number(_ADD, square, epsilon[0][0]) if epsilon else square)


def _normalized(codes: list[Code], shape: Shape, epsilon: list[list[Code]]) -> tuple[list[Code], Shape]:
    norm = _norm(codes, [])
    length = number(_ADD, norm, epsilon[0][0]) if epsilon else norm
    return [number(_DIVIDE, code, length) for code in codes], shape


def _cross(codes: list[Code], shape: Shape, others: list[list[Code]]) -> tuple[list[Code], Shape]:
    a, b = codes, others[0]

    def minor(x: int, y: int) -> Code:
        return number(_SUBTRACT, number(_MULTIPLY, a[x], b[y]), number(_MULTIPLY, a[y], b[x]))

    return [minor(1, 2), minor(2, 0), minor(0, 1)], shape


def _outer(codes: list[Code], shape: Shape, others: list[list[Code]]) -> tuple[list[Code], Shape]:
    return [number(_MULTIPLY, x, y) for x in codes for y in others[0]], (len(codes), len(others[0]))


def _transposed(codes: list[Code], shape: Shape, others: list[list[Code]]) -> tuple[list[Code], Shape]:
    return [codes[row * shape[1] + column] for column in range(shape[1]) for row in range(shape[0])], shape[::-1]


def _minor(codes: list[Code], size: int, row: int, column: int) -> Code:
    rest = [k for k in range(size * size) if k // size != row and k % size != column]
    return _determinant([codes[k] for k in rest], size - 1)


def _determinant(codes: list[Code], size: int) -> Code:
    """Along the first row."""
    if size == 1:
        return codes[0]
    result = number(_MULTIPLY, codes[0], _minor(codes, size, 0, 0))
    for column in range(1, size):
        term = number(_MULTIPLY, codes[column], _minor(codes, size, 0, column))
        result = number(_ADD if column % 2 == 0 else _SUBTRACT, result, term)
    return result


METHODS: Final[dict[str, Method]] = {
    "sum": lambda codes, shape, others: ([total(codes)], ()),
    "min": lambda codes, shape, others: ([number(operations.extremum("min"), *codes)], ()),
    "max": lambda codes, shape, others: ([number(operations.extremum("max"), *codes)], ()),
    "dot": lambda codes, shape, others: ([dot(codes, others[0])], ()),
    "norm_sqr": lambda codes, shape, others: ([dot(codes, codes)], ()),
    "norm": lambda codes, shape, others: ([_norm(codes, others)], ()),
    "normalized": _normalized,
    "cross": _cross,
    "outer_product": _outer,
    "transpose": _transposed,
    "determinant": lambda codes, shape, others: ([_determinant(codes, shape[0])], ()),
    "trace": lambda codes, shape, others: ([total([codes[k * shape[1] + k] for k in range(shape[0])])], ()),
}


def _literal(node: ast.expr) -> int | None:
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return None
    return value if isinstance(value, int) else None


def _flat(at: Sequence[int], shape: Shape) -> int:
    place = 0
    for index, size in zip(at, shape, strict=True):
        place = place * size + index
    return place


def _table(kinds: Sequence[Kind]) -> tuple[Kind, Callable[[Sequence[Any]], Sequence[Any]]]:
    """The kind of a component that is not known, and the components as values of it."""
    type_ = operations.promotion(kinds)
    return Kind(type_), lambda found: [at(value, type_) for value in found]
