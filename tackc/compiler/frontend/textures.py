"""`tex.sample(u, v, w)`: trilinear interpolation between the eight texels around a point (Z-002).

Where the device does not sample (Z-003) a texture is the array of its texels, and a sample is loads and f32 arithmetic, so that
every such target computes the same bits. Where it does, the point in texels is computed here, so that edges and NaN are the same
everywhere, and the rest is an `ir.Sample`.

    x = min(max(u * (W-1), 0), W-1)   i = floor(x)   j = min(i+1, W-1)   a = x - i     in each direction; NaN becomes 0
    mix(p, q, a) = p*(1-a) + q*a                                                       along x, then y, then z
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import NamedTuple

from tack_runtime.dtypes import ArrayType, f32, i32
from tackc.compiler import ir
from tackc.compiler.frontend import calls, expressions, operators
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.values import UNKNOWN, Texture, Typed, Value, Vector, cast, convert, operation


class _Direction(NamedTuple):
    """Where a point lies in one direction: the indices of the texels below and above it, and how much each counts."""

    indices: tuple[ir.Expr, ir.Expr]
    weights: tuple[ir.Expr, ir.Expr]


def sample(low: Lowering, texture: Texture, node: ast.Call) -> Value:
    """The value of a texture at three coordinates."""
    given = expressions.operands(low, node.args)
    if not calls.takes(low, f"{texture.name}.sample", 3, 3, node, _by_components(texture, given, node.args)):
        return UNKNOWN
    values = [operators.number(low, value, at) for value, at in zip(given, node.args, strict=True)]
    coordinates = [convert(value, f32) for value in values if value is not None]
    if len(coordinates) != 3:
        return UNKNOWN
    texels, loc = texture.texels, low.loc(node)
    if low.samplers:
        point = tuple(_place(texels, 2 - place, value, loc) for place, value in enumerate(coordinates))
        return Typed(ir.Sample(texels, point, loc))
    x, y, z = (_direction(low, texels, 2 - place, value, loc) for place, value in enumerate(coordinates))
    width, height = _size(texels, 2, loc), _size(texels, 1, loc)

    def along_x(k: int, j: int) -> ir.Expr:
        line = _apply("add", _apply("mul", z.indices[k], height), y.indices[j])
        start = _kept(low, _apply("mul", line, width))
        below, above = (ir.Load(texels, (_apply("add", start, i),), loc) for i in x.indices)
        return _mix(below, above, x)

    planes = [_mix(along_x(k, 0), along_x(k, 1), y) for k in (0, 1)]
    return Typed(_mix(planes[0], planes[1], z))


def _by_components(texture: Texture, given: Sequence[Value], nodes: Sequence[ast.expr]) -> str:
    """How to sample where a vector says, if that is what was meant."""
    if len(given) != 1 or not isinstance(given[0], Vector) or given[0].shape != (3,):
        return ""
    point = ast.unparse(nodes[0]) if isinstance(nodes[0], (ast.Name, ast.Attribute, ast.Subscript)) else "p"
    return f"pass its components: {texture.name}.sample({point}.x, {point}.y, {point}.z)"


def _direction(low: Lowering, texels: ir.Param, axis: int, coordinate: ir.Expr, loc: ir.Loc) -> _Direction:
    x = _kept(low, _place(texels, axis, coordinate, loc))
    floor = _kept(low, ir.Apply("floor", (x,), f32, loc))
    i = _kept(low, cast(floor, i32))
    j = _kept(low, _apply("min", _apply("add", i, ir.Const(1, i32, loc)), _last(texels, axis, loc)))
    a = _kept(low, _apply("sub", x, floor))
    rest = _kept(low, _apply("sub", ir.Const(1.0, f32, loc), a))
    return _Direction((cast(i, ir.INDEX), cast(j, ir.INDEX)), (rest, a))


def _place(texels: ir.Param, axis: int, coordinate: ir.Expr, loc: ir.Loc) -> ir.Expr:
    """The coordinate of a point in texels, on the texture."""
    end = cast(_last(texels, axis, loc), f32)
    return _apply("min", _apply("max", _apply("mul", coordinate, end), operators.zero(f32, loc)), end)


def _last(texels: ir.Param, axis: int, loc: ir.Loc) -> ir.Expr:
    """The index of the last texel: of 2**24 at most, so that an i32 and an f32 hold every index exactly."""
    return cast(_apply("sub", _size(texels, axis, loc), ir.Const(1, ir.INDEX, loc)), i32)


def _size(texels: ir.Param, axis: int, loc: ir.Loc) -> ir.Expr:
    assert isinstance(texels.type, ArrayType)
    size = texels.type.dims[axis]
    return ir.Extent(texels, axis, ir.INDEX, loc) if size is None else ir.Const(size, ir.INDEX, loc)


def _mix(p: ir.Expr, q: ir.Expr, direction: _Direction) -> ir.Expr:
    below, above = direction.weights
    return _apply("add", _apply("mul", p, below), _apply("mul", q, above))


def _apply(op: str, a: ir.Expr, b: ir.Expr) -> ir.Expr:
    """An operation at the type of its operands."""
    return operation(op, (a, b), a.type, a.loc)


def _kept(low: Lowering, expr: ir.Expr) -> ir.Expr:
    """A value that stands in several places, from a local."""
    kept = low.keep(Typed(expr))
    assert isinstance(kept, Typed)
    return kept.expr
