"""Components of vectors and matrices by name and by index: which one is meant, and its value (V-008..V-010)."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Final

from tack_runtime.dtypes import u32, u64
from tackc.compiler import ir
from tackc.compiler.frontend import arrays, components, expressions, library, methods, operators
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.source import Positioned
from tackc.compiler.frontend.values import (
    UNKNOWN,
    Component,
    Method,
    Number,
    Place,
    Typed,
    Unknown,
    Value,
    Vector,
    Weak,
    a_shape,
    cast,
    convert,
    described,
    followed,
    may_fail,
    operation,
)


def attribute(low: Lowering, vector: Vector, node: ast.Attribute) -> Value:
    """`v.x`, `v.zyx` or a method."""
    if node.attr in methods.METHODS:
        return Method(vector, node.attr)
    found = named(low, vector.shape, node)
    if not found:
        return UNKNOWN
    items = tuple(vector.items[place] for place in found)
    return items[0] if len(items) == 1 else Vector(items, (len(items),))


def named(low: Lowering, shape: tuple[int, ...], node: ast.Attribute) -> tuple[int, ...]:
    """The places of the components that an attribute names; none where something is wrong, which is reported."""
    found = components.letters(node.attr)
    text = ast.unparse(node.value)
    if not found:
        expressions.reject(low, node, f"attribute {node.attr!r}", _what_there_is(text, node.attr, shape))
    elif len(shape) == 2:
        low.report("TK053", node, f"{text}.{node.attr} {{at}} names no entry of {a_shape(shape)}; an entry is written m[i, j]")
    elif max(found) >= shape[0]:
        known = f"its components are {', '.join(components.written(text, shape))}"
        low.report("TK053", node, f"{text}.{node.attr} {{at}} does not exist: {text} is {a_shape(shape)}", known)
    else:
        return found
    return ()


def _what_there_is(text: str, attribute: str, shape: tuple[int, ...]) -> str:
    """The components and methods of a vector or matrix, and the name here of what was asked for."""
    known = ", ".join(sorted(name for name, row in methods.METHODS.items() if not row.needs(shape)))
    entries = f"entries, as {text}[0, 0]" if len(shape) == 2 else f"components, as {text}.x"
    meant = f"write {text}.{library.METHODS[attribute]}({text}); " if attribute in library.METHODS and len(shape) == 1 else ""
    return f"{meant}{a_shape(shape)} has {entries}, and methods: {known}"


def place(low: Lowering, shape: tuple[int, ...], node: ast.Subscript) -> Place | None:
    """What `v[k]` or `m[i, j]` names; None where something is wrong, which is reported."""
    nodes = arrays.index_nodes(node.slice)
    values = expressions.operands(low, nodes)
    text = ast.unparse(node.value)
    if len(nodes) != len(shape):
        takes = "two indices, as in m[i, j]" if len(shape) == 2 else "one index, as in v[k]"
        low.report("TK053", node, f"{text} {{at}} is {a_shape(shape)}, which takes {takes}")
        return None
    found = [_index(low, value, size, index, node) for value, size, index in zip(values, shape, nodes, strict=True)]
    known = tuple(index for index in found if index is not None)
    return known if len(known) == len(found) else None


def _index(low: Lowering, value: Value, size: int, index: ast.expr, node: ast.Subscript) -> int | Typed | None:
    whole = operators.number(low, value, index)
    if whole is None:
        return None
    if not isinstance(whole, Typed) or not operators.is_integer(whole):
        low.report("TK028", index, f"the index {{at}} is {described(whole)}; it must be an integer", operators.to_integer(index))
        return None
    literal = operators.constant(whole.expr)
    if literal is None:
        return whole
    if not -size <= literal < size:
        low.report(
            "TK053",
            index,
            f"the index {literal} {{at}} is out of range: {ast.unparse(node.value)} has components 0 to {size - 1}",
        )
        return None
    return literal % size


def literal_place(found: Place, shape: tuple[int, ...]) -> int | None:
    """The row-major place where it is known; None where it is found at run time."""
    known = tuple(index for index in found if isinstance(index, int))
    return components.flat(known, shape) if len(known) == len(found) else None


def subscript(low: Lowering, vector: Vector, node: ast.Subscript) -> Value:
    """`v[k]` or `m[i, j]`: of a runtime index that is out of range, the last component."""
    mark, effects = len(low.block), low.effects
    found = place(low, vector.shape, node)
    (kept,) = low.settle([vector], mark, effects)
    if low.checked and found is not None and any(may_fail(index) for index in found if not isinstance(index, int)):
        kept = low.once(kept)  # an access of it fails before one of the index (O-020)
    assert isinstance(kept, Vector)
    return UNKNOWN if found is None else component(low, kept, found, node)


def component(low: Lowering, vector: Vector, found: Place, node: Positioned) -> Value:
    """The component at a place."""
    literal = literal_place(found, vector.shape)
    if literal is not None:
        return vector.items[literal]
    load = _common_load(vector)
    if load is not None:
        indices = tuple(_clamped(low, index, size, node) for index, size in zip(found, vector.shape, strict=True))
        return Typed(ir.Load(load.storage, (*load.indices[: -len(indices)], *indices), low.loc(node)))
    items = _alike(low, vector.items, node)
    if items is None:
        return UNKNOWN
    width = vector.shape[-1]
    rows = [items[start : start + width] for start in range(0, len(items), width)]
    last = found[-1] if isinstance(found[-1], int) else Typed(_once(low, _unsigned(found[-1].expr)))
    if isinstance(found[0], int):
        rows = [rows[found[0]]] if len(found) > 1 else rows
    picked = [_pick(low, row, last, node) for row in rows]
    return picked[0] if len(picked) == 1 else _pick(low, picked, found[0], node)


def _alike(low: Lowering, items: Sequence[Component], node: Positioned) -> list[Number] | None:
    """Components at the type in which all of them meet, each next to no work."""
    known = [item for item in items if not isinstance(item, Unknown)]
    if len(known) < len(items):
        return None
    if not operators.stays_weak(known):
        type_ = operators.promoted(low, known, node)
        if type_ is None:
            return None
        follows = followed(known)
        known = [Typed(convert(item, type_), isinstance(item, Typed) and item.literal, follows) for item in known]
    kept = [low.component_once(item) for item in known]
    return [item for item in kept if not isinstance(item, Unknown)]


def _pick(low: Lowering, items: Sequence[Number], index: int | Typed, node: Positioned) -> Number:
    """The item at an index, by halving: the last one where the index is out of range, a negative one being a large one."""
    if isinstance(index, int):
        return items[index]
    loc = low.loc(node)
    unsigned = _once(low, _unsigned(index.expr))
    table = [item.expr for item in items if isinstance(item, Typed) and isinstance(item.expr, ir.Const)]
    if len(table) == len(items) and not table[0].type.is_float:
        packed = _unpacked(low, table, unsigned, node)
        if packed is not None:
            return packed

    def chosen(first: int, last: int) -> tuple[Number, int]:
        if first == last:
            return items[first], 0
        middle = (first + last + 1) // 2
        below = operation("lt", (unsigned, ir.Const(middle, unsigned.type, loc)), ir.TRUTH, loc)
        (left, depth), (right, other) = chosen(first, middle - 1), chosen(middle, last)
        value = operators.choose(low, below, left, right, node)
        assert isinstance(value, (Typed, Weak))  # the items are of one type
        if max(depth, other) < _LEVELS - 1:
            return value, max(depth, other) + 1
        kept = low.component_once(value)
        assert isinstance(kept, (Typed, Weak))
        return kept, 0

    return chosen(0, len(items) - 1)[0]


def _unpacked(low: Lowering, table: Sequence[ir.Const], index: ir.Expr, node: Positioned) -> Number | None:
    """An item of a table of small integers, as bits of a few u64s; None where these would not be few (C-008)."""
    least, loc, type_ = int(min(item.value for item in table)), low.loc(node), table[0].type
    values = [int(item.value) - least for item in table]
    width = 1 << max(max(values).bit_length() - 1, 0).bit_length()
    count = 64 // width  # values in a word; both are powers of 2
    if 4 * -(-len(values) // count) > len(values):
        return None
    words = [
        sum(value << place * width for place, value in enumerate(values[start : start + count]))
        for start in range(0, len(values), count)
    ]

    def whole(op: str, a: ir.Expr, b: int) -> ir.Expr:
        return operation(op, (a, ir.Const(b, u64, loc)), u64, loc)

    last = ir.Const(len(values) - 1, index.type, loc)
    within = operation("lt", (index, ir.Const(len(values), index.type, loc)), ir.TRUTH, loc)
    at = _once(low, cast(ir.Conditional(within, index, last, loc), u64))
    choices = [Typed(ir.Const(word, u64, loc)) for word in words]
    word = _pick(low, choices, Typed(whole("shr", at, count.bit_length() - 1)), node) if len(words) > 1 else choices[0]
    shift = whole("shl", whole("and", at, count - 1), width.bit_length() - 1)
    field = operation("shr", (convert(word, u64), shift), u64, loc)
    offset = cast(whole("and", field, (1 << width) - 1), type_)
    return Typed(operation("add", (offset, ir.Const(least, type_, loc)), type_, loc))


_LEVELS: Final = 2  # of choices in one expression: as many are a few instructions without a branch


def _once(low: Lowering, expr: ir.Expr) -> ir.Expr:
    kept = low.component_once(Typed(expr))
    assert isinstance(kept, Typed)
    return kept.expr


def _common_load(vector: Vector) -> ir.Load | None:
    """The load of the first component, where the vector is an element of an array as it is there."""
    first = vector.items[0]
    if not isinstance(first, Typed) or not isinstance(first.expr, ir.Load) or len(first.expr.indices) < len(vector.shape):
        return None
    load, axes = first.expr, len(vector.shape)
    if not isinstance(load.storage, ir.Param):
        return None
    for number, item in enumerate(vector.items):
        last = divmod(number, vector.shape[1]) if axes == 2 else (number,)
        expected = (*load.indices[:-axes], *(ir.Const(index, ir.INDEX) for index in last))
        if not isinstance(item, Typed) or item.expr != ir.Load(load.storage, expected):
            return None
    return load


def _clamped(low: Lowering, index: int | Typed, size: int, node: Positioned) -> ir.Expr:
    """An index as an i64, the last one where it is out of range."""
    loc = low.loc(node)
    if isinstance(index, int):
        return ir.Const(index, ir.INDEX, loc)
    expr = _once(low, index.expr)
    return ir.Conditional(in_range(expr, size, loc), cast(expr, ir.INDEX), ir.Const(size - 1, ir.INDEX, loc), loc)


def in_range(index: ir.Expr, size: int, loc: ir.Loc) -> ir.Expr:
    """Whether an index names one of `size` components."""
    unsigned = _unsigned(index)
    return operation("lt", (unsigned, ir.Const(size, unsigned.type, loc)), ir.TRUTH, loc)


def _unsigned(index: ir.Expr) -> ir.Expr:
    """An index as a number that is large where it is negative."""
    return cast(index, u64 if index.type.bits == 64 else u32)
