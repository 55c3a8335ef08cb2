"""Arrays: elements, shapes and local arrays."""

from __future__ import annotations

import ast
from typing import Final

from tack_runtime.dtypes import BY_NAME, ArrayType, Scalar
from tackc.compiler import ir
from tackc.compiler.frontend import expressions, names, operators
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.slots import Slot
from tackc.compiler.frontend.source import Positioned
from tackc.compiler.frontend.values import (
    UNKNOWN,
    AnyArray,
    Array,
    IntrinsicFunction,
    LocalArray,
    Shape,
    Typed,
    Unknown,
    Value,
    Weak,
    cast,
)
from tackc.compiler.traverse import expressions as every_expression

LOCAL_BYTES: Final = 64 * 1024  # of all local arrays of one iteration


def subscript(low: Lowering, node: ast.Subscript) -> Value:
    """`x[i]`, `x[i, j]`, or `x.shape[k]`."""
    base = expressions.expression(low, node.value)
    if isinstance(base, Shape):
        return _dimension(low, base, node)
    found = element(low, node, base)
    if found is None:
        return UNKNOWN
    array, indices = found
    return Typed(ir.Load(low.storage(array), indices, low.loc(node)))


def element(low: Lowering, node: ast.Subscript, base: Value) -> tuple[Array, tuple[ir.Expr, ...]] | None:
    """The array and the indices of an element; None where something is wrong, which is reported."""
    nodes = index_nodes(node.slice)
    values = expressions.operands(low, nodes)
    match base:
        case Array():
            return address(low, base, nodes, values, node)
        case AnyArray():
            names.ambiguous(low, base, node)
        case Unknown():
            pass
        case Typed() | Weak():
            advice = "write a[i, j], not a[i][j]" if isinstance(node.value, ast.Subscript) else as_array(low, node.value)
            low.report("TK026", node, f"the value indexed {{at}} is {names.described(base)}, not an array", advice)
        case _:
            operators.number(low, base, node.value)
    return None


def as_array(low: Lowering, node: ast.expr) -> str:
    """How to make a scalar parameter of the kernel an array, where an expression is one."""
    type_ = low.types.get(node.id) if isinstance(node, ast.Name) and low.frame.is_kernel else None
    if not isinstance(node, ast.Name) or not isinstance(type_, Scalar):
        return ""
    return f"{node.id} is {type_} here; to index it, make it an array: {node.id}: tack.{type_}[:]"


def index_nodes(node: ast.expr) -> list[ast.expr]:
    """The expressions of an index: several in a tuple, none for `None` and `()` (A-001)."""
    match node:
        case ast.Tuple(elts=elements):
            return list(elements)
        case ast.Constant(value=None):
            return []
        case _:
            return [node]


def address(
    low: Lowering, array: Array, nodes: list[ast.expr], values: list[Value], node: Positioned
) -> tuple[Array, tuple[ir.Expr, ...]] | None:
    """Check the indices of an access and convert them; what the access reads of the shape is noted (K-004)."""
    indices = [_index(low, value, index) for value, index in zip(values, nodes, strict=True)]
    if len(nodes) != array.ndim and len(nodes) != 1:
        allowed = "no index" if array.ndim == 0 else "1 index" if array.ndim == 1 else f"1 or {array.ndim} indices"
        low.report("TK027", node, f"array {array.name!r} has {_dimensions(array)} and takes {allowed}, not {len(nodes)}, {{at}}")
        return None
    if len(nodes) > 1:
        low.dims_read.update((array.name, axis) for axis in range(1, array.ndim))
    known = [index for index in indices if index is not None]
    return (array, tuple(known)) if len(known) == len(indices) else None


def _dimensions(array: Array) -> str:
    return f"{array.ndim} dimension{'' if array.ndim == 1 else 's'}"


def _index(low: Lowering, value: Value, node: ast.expr) -> ir.Expr | None:
    """One index as an i64 (A-003)."""
    whole = operators.number(low, value, node)
    if whole is None:
        return None
    if not operators.is_integer(whole):
        low.report("TK028", node, f"the index {{at}} is {_type_name(whole)}; it must be an integer", "cast it: int(x)")
        return None
    assert isinstance(whole, Typed)
    return cast(whole.expr, ir.INDEX)


def _type_name(value: Typed | Weak) -> str:
    return str(value.expr.type) if isinstance(value, Typed) else "a float"


def _dimension(low: Lowering, shape: Shape, node: ast.Subscript) -> Value:
    """`x.shape[k]` with a literal k (A-005)."""
    axis = axis_of(low, shape.array, node)
    return UNKNOWN if axis is None else dimension(low, shape.array, axis, low.loc(node))


def axis_of(low: Lowering, array: Array, node: ast.Subscript) -> int | None:
    """The axis that `x.shape[k]` names, counted from 0."""
    value = expressions.expression(low, node.slice)
    if isinstance(value, Unknown):
        return None
    axis = operators.constant(value.expr) if isinstance(value, Typed) else None
    if axis is None:
        low.report("TK029", node.slice, f"the index of {array.name}.shape {{at}} must be an integer literal")
        return None
    if not -array.ndim <= axis < array.ndim:
        low.report("TK038", node, f"array {array.name!r} has {_dimensions(array)}; shape[{axis}] {{at}} does not exist")
        return None
    return axis % array.ndim


def dimension(low: Lowering, array: Array, axis: int, loc: ir.Loc) -> Typed:
    """The size of one dimension."""
    if isinstance(array.storage, LocalArray):
        return Typed(ir.Const(array.storage.size, ir.TRUTH, loc))
    return low.extent(array.storage, axis, loc)


def unpack_shape(low: Lowering, shape: Shape, loc: ir.Loc) -> tuple[Value, ...]:
    """Every dimension, for `h, w = x.shape`."""
    return tuple(dimension(low, shape.array, axis, loc) for axis in range(shape.array.ndim))


# --- local arrays ------------------------------------------------------------------------------------------------------


def allocate(low: Lowering, slot: Slot, call: ast.Call, like: bool) -> None:
    """`name = tack.local_array(dtype, size)` or `tack.local_array_like(x, size)` (A-010..A-013)."""
    type_ = _element_like(low, call.args[0]) if like else _element(low, call.args[0])
    size = _size(low, call.args[1])
    if type_ is None or size is None:
        names.assign_slot(low, slot, UNKNOWN, call)
        return
    if size < 1:
        low.report("TK031", call.args[1], f"the local array {slot.name!r} {{at}} has {size} elements; it needs at least one")
        return
    array = LocalArray(slot.name, type_, size, (low.frame.instance, id(call)))
    names.assign_slot(low, slot, Array(array), call)
    low.storage(Array(array))
    total = sum(buffer.element.size * buffer.size for buffer in low.buffers.values())
    if total > LOCAL_BYTES:
        low.report(
            "TK031",
            call,
            f"the local array {slot.name!r} {{at}} brings the local arrays of one iteration to {total} bytes; "
            f"the most is {LOCAL_BYTES}",
        )


def _element(low: Lowering, node: ast.expr) -> Scalar | None:
    value = expressions.expression(low, node)
    match value:
        case IntrinsicFunction(name=name) if name in BY_NAME:
            return BY_NAME[name]
        case Unknown():
            return None
        case _:
            low.report("TK032", node, "the element type {at} is not a scalar type; write tack.f32, tack.i32, ...")
            return None


def _element_like(low: Lowering, node: ast.expr) -> Scalar | None:
    value = expressions.expression(low, node)
    match value:
        case Array():
            return value.element
        case AnyArray():
            names.ambiguous(low, value, node)
        case Unknown():
            pass
        case _:
            low.report("TK032", node, "local_array_like() {at} takes the element type of an array, and this is no array")
    return None


def _size(low: Lowering, node: ast.expr) -> int | None:
    """The number of elements, known at compilation (A-011, A-012)."""
    value = expressions.number(low, node)
    if value is None:
        return None
    text = ast.unparse(node)
    if not operators.is_integer(value):
        low.report("TK030", node, f"the size {text!r} {{at}} of a local array must be an integer, not {_type_name(value)}")
        return None
    assert isinstance(value, Typed)
    size = operators.constant(value.expr)
    if size is None:
        _report_size(low, value.expr, text, node)
    return size


def _report_size(low: Lowering, expr: ir.Expr, text: str, node: ast.expr) -> None:
    for inner in every_expression(expr):
        if isinstance(inner, ir.Extent):
            dim, array = f"{inner.array.name}.shape[{inner.axis}]", inner.array
            low.report(
                "TK030",
                node,
                f"the size {text!r} {{at}} of a local array depends on {dim}, which this signature leaves open; "
                f"give that dimension as a number, as in {array.name}={_with_number(array, inner.axis)}",
            )
            return
    members = [inner.source.name for inner in every_expression(expr) if isinstance(inner, ir.Read) and "." in inner.source.name]
    passed = next((name for name in members if name in low.params), None)
    low.report(
        "TK030",
        node,
        f"the size {text!r} {{at}} of a local array is not known at compilation; use literals, tack.constant, array dimensions, "
        "and + - * // of those",
        f"the object's number {passed!r} is passed at each call; a number of its class is compiled in" if passed else "",
    )


def _with_number(array: ir.Param, axis: int) -> str:
    """The array's type with an example size for one dimension."""
    assert isinstance(array.type, ArrayType)
    return str(ArrayType(array.type.element, (*array.type.dims[:axis], 4, *array.type.dims[axis + 1 :])))
