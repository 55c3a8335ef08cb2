"""How far apart in memory the elements are that neighbouring lanes touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from tackc.compiler import ir
from tackc.compiler.lanes.shapes import UNIFORM, VARYING, Shape, shape_of

Distance: TypeAlias = int | Literal["uniform", "anywhere"]
"""A number of elements; as many everywhere, but not known; or none at all."""
SOME: Final = "uniform"
ANYWHERE: Final = "anywhere"


def distance(index: ir.Expr, read: Callable[[ir.Local], Shape]) -> Distance:
    """The distance of an index, where `read` gives the shape of a local."""
    known: dict[int, Shape] = {}
    shape = shape_of(index, read, known)
    if shape is not VARYING:
        return shape
    return SOME if _affine(index, read, known) else ANYWHERE


def _affine(index: ir.Expr, read: Callable[[ir.Local], Shape], known: dict[int, Shape]) -> bool:
    if shape_of(index, read, known) is not VARYING:
        return True
    match index:
        case ir.Apply(op="add" | "sub", args=(left, right)):
            return _affine(left, read, known) and _affine(right, read, known)
        case ir.Apply(op="mul", args=(left, right)):
            one = UNIFORM in (shape_of(left, read, known), shape_of(right, read, known))
            return one and _affine(left, read, known) and _affine(right, read, known)
        case _:
            return False
