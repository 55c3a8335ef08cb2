"""The components of vectors and matrices: what names them in the source and in IR, and which of them an assignment may reach."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Callable
from typing import Final, TypeAlias, Union

_LETTERS: Final = ("xyzw", "rgba")

# What an assignment to a component names: indices, one for each axis; None where they are not known before run time.
Part: TypeAlias = Union["tuple[int, ...]", None]


def letters(attribute: str) -> tuple[int, ...]:
    """The components that an attribute names: `x` or `r`, or several, as `zyx` does (V-008, V-024); none where it is another."""
    for names in _LETTERS:
        if len(attribute) <= len(names) and all(letter in names for letter in attribute):
            return tuple(map(names.index, attribute))
    return ()


def names(shape: tuple[int, ...]) -> tuple[str, ...]:
    """A name for each component, for variables of IR: `x`, `c7`, `r0c1`."""
    if len(shape) == 2:
        return tuple(f"r{row}c{column}" for row, column in every(shape))
    first = _LETTERS[0]
    return tuple(first if shape[0] <= len(first) else (f"c{place}" for place in range(shape[0])))[: shape[0]]


def written(text: str, shape: tuple[int, ...]) -> list[str]:
    """How the source reads the components of a vector or matrix: `v.x`, `v[7]`, `m[0, 1]`; of many the first, and "..."."""
    if len(shape) == 1 and shape[0] <= len(_LETTERS[0]):
        return [f"{text}.{name}" for name in names(shape)]
    parts = [f"{text}[{', '.join(map(str, index))}]" for index in every(shape)]
    return parts if len(parts) <= 4 else [*parts[:3], "..."]


def every(shape: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The indices of every component, row by row; those of a number are ()."""
    return list(itertools.product(*map(range, shape)))


def flat(part: tuple[int, ...], shape: tuple[int, ...]) -> int | None:
    """The place of a component in row-major order, negative indices counting from the end; None where there is none (V-009)."""
    if len(part) != len(shape) or not all(-size <= index < size for index, size in zip(part, shape, strict=True)):
        return None
    place = 0
    for index, size in zip(part, shape, strict=True):
        place = place * size + index % size
    return place


def part_assigned(target: ast.Attribute | ast.Subscript, constant: Callable[[ast.expr], int | None]) -> Part:
    """What an assignment to `v.x`, `v[k]` or `m[i, j]` names; `constant` gives the value of a name that is known."""
    if isinstance(target, ast.Attribute):
        return letters(target.attr)[:1] or None
    nodes = target.slice.elts if isinstance(target.slice, ast.Tuple) else [target.slice]
    found = [_literal(node, constant) for node in nodes]
    known = tuple(index for index in found if index is not None)
    return known if len(known) == len(found) else None


def _literal(node: ast.expr, constant: Callable[[ast.expr], int | None]) -> int | None:
    match node:
        case ast.Constant(value=int(value)):
            return int(value)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            value_or_none = _literal(operand, constant)
            return None if value_or_none is None else -value_or_none
        case ast.Name() | ast.Attribute():
            return constant(node)
        case _:
            return None
