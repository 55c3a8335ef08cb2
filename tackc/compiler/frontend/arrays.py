"""Arrays: elements, numbers or vectors, shapes, local and shared arrays."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Final

from tack_runtime.dtypes import BY_NAME, ArrayType, Scalar
from tack_runtime.options import LANES
from tack_runtime.signature import Signature, member_at
from tack_runtime.workgroups import PRIMITIVES
from tackc.compiler import ir
from tackc.compiler.capture import CONSTRUCTOR_NAMES
from tackc.compiler.frontend import components, expressions, names, operators, places
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.slots import Slot
from tackc.compiler.frontend.source import Positioned
from tackc.compiler.frontend.values import (
    UNKNOWN,
    AnyArray,
    Array,
    Element,
    IntrinsicFunction,
    LocalArray,
    Shape,
    Texture,
    Typed,
    Unknown,
    Value,
    Vector,
    Weak,
    cast,
    described,
    is_simple,
    operation,
    shape_names,
)
from tackc.compiler.lanes.limits import STACK
from tackc.compiler.program import Intrinsic
from tackc.compiler.traverse import expressions as every_expression

LOCAL_BYTES: Final = 64 * 1024  # of all local arrays of one iteration


def subscript(low: Lowering, node: ast.Subscript) -> Value:
    """`x[i]`, `x[i, j]`, `v[k]`, or `x.shape[k]`."""
    return subscripted(low, node, expressions.expression(low, node.value))


def subscripted(low: Lowering, node: ast.Subscript, base: Value) -> Value:
    """What `base[...]` is; `base` is the value of what is subscripted."""
    match base:
        case Shape():
            return _dimension(low, base, node)
        case Vector():
            return places.subscript(low, base, node)
        case _:
            found = element(low, node, base)
            return UNKNOWN if found is None else load(low, found, node)


def load(low: Lowering, found: Element, node: Positioned) -> Value:
    """The value of an element."""
    loc = low.loc(node)
    storage = low.storage(found.array)
    if not found.shape:
        return Typed(ir.Load(storage, found.indices, loc))
    places_ = ([ir.Const(index, ir.INDEX, loc) for index in part] for part in components.every(found.shape))
    return Vector(tuple(Typed(ir.Load(storage, component_indices(found, place, loc), loc)) for place in places_), found.shape)


def component_indices(found: Element, place: Sequence[ir.Expr], loc: ir.Loc) -> tuple[ir.Expr, ...]:
    """The indices of a component, in memory: its own are the last ones, also in a row-major index (A-015)."""
    if len(found.indices) == found.array.ndim:
        return (*found.indices, *place)
    (flat,) = found.indices
    for index, size in zip(place, found.shape, strict=True):
        first = operation("mul", (flat, ir.Const(size, ir.INDEX, loc)), ir.INDEX, loc)
        flat = operation("add", (first, index), ir.INDEX, loc)
    return (flat,)


def elements_described(array: Array) -> str:
    """What an array holds, in words."""
    return shape_names(array.components) if array.components else f"{array.scalar} numbers"


def element(low: Lowering, node: ast.Subscript, base: Value) -> Element | None:
    """The element that `base[...]` is; None where something is wrong, which is reported."""
    nodes = index_nodes(node.slice)
    values = expressions.operands(low, nodes)
    match base:
        case Array():
            return address(low, base, nodes, values, node)
        case AnyArray():
            names.ambiguous(low, base, node)
        case Texture(name=name):
            low.report("TK090", node, f"texture {name!r} is indexed {{at}}; kernels only sample textures: {name}.sample(u, v, w)")
        case Unknown():
            pass
        case Typed() | Weak():
            advice = "write a[i, j], not a[i][j]" if isinstance(node.value, ast.Subscript) else as_array(low, node.value)
            low.report("TK026", node, f"the value indexed {{at}} is {described(base)}, not an array", advice)
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


def address(low: Lowering, array: Array, nodes: list[ast.expr], values: list[Value], node: Positioned) -> Element | None:
    """Check the indices of an access and convert them; what the access reads of the shape is noted (K-004).

    A vector of integers is one index for each component (V-022). An element that is a vector needs its indices several times.
    """
    found = [index for value, at in zip(values, nodes, strict=True) for index in indices(low, value, at)]
    if len(found) != array.ndim and len(found) != 1:
        if not any(isinstance(value, Unknown) for value in values):  # which may be vectors
            allowed = "no index" if array.ndim == 0 else "1 index" if array.ndim == 1 else f"1 or {array.ndim} indices"
            low.report(
                "TK027", node, f"array {array.name!r} has {_dimensions(array)} and takes {allowed}, not {len(found)}, {{at}}"
            )
        return None
    if len(found) > 1:
        low.dims_read.update((array.name, axis) for axis in range(1, array.ndim))
    known = tuple(index for index in found if index is not None)
    if len(known) < len(found):
        return None
    return Element(array, tuple(index_once(low, index) for index in known) if array.components else known)


def _dimensions(array: Array) -> str:
    return f"{array.ndim} dimension{'' if array.ndim == 1 else 's'}"


def indices(low: Lowering, value: Value, node: ast.expr) -> list[ir.Expr | None]:
    """The indices that an expression gives; None for what is wrong or not known yet."""
    found = operators.quantity(low, value, node)
    if isinstance(found, Vector) and len(found.shape) == 1:
        return [None if isinstance(item, Unknown) else _index(low, item, node) for item in found.items]
    whole = operators.number(low, value, node) if isinstance(found, Vector) else found
    return [None if whole is None else _index(low, whole, node)]


def _index(low: Lowering, whole: Typed | Weak, node: ast.expr) -> ir.Expr | None:
    """One index as an i64 (A-003)."""
    if not isinstance(whole, Typed) or not operators.is_integer(whole):
        low.report("TK028", node, f"the index {{at}} is {_type_name(whole)}; it must be an integer", operators.to_integer(node))
        return None
    return cast(whole.expr, ir.INDEX)


def index_once(low: Lowering, index: ir.Expr) -> ir.Expr:
    """An index for several places: from a local unless it is next to no work."""
    if not _is_costly(index):
        return index
    kept = low.keep_component(Typed(index))
    assert isinstance(kept, Typed)
    return kept.expr


def _is_costly(index: ir.Expr) -> bool:
    """Whether an index is more than a sum or product of variables; so is all that reads memory, which a store may change."""
    match index:
        case ir.Cast(value=value):
            return _is_costly(value)
        case ir.Apply(op="add" | "sub" | "mul" | "neg", args=args):
            return not all(is_simple(arg) or (isinstance(arg, ir.Cast) and is_simple(arg.value)) for arg in args)
        case _:
            return not is_simple(index)


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


# --- local and shared arrays -------------------------------------------------------------------------------------------


def allocate(low: Lowering, slot: Slot, call: ast.Call, name: str) -> None:
    """`tmp = tack.local_array(dtype, size)`, `tack.local_array_like(x, size)`, or the same of `shared` (A-010..A-013, W-004)."""
    if name in PRIMITIVES:
        low.workgroup.add(name)
    kind = "shared array" if name.startswith("shared") else "local array"
    type_ = _element_like(low, call.args[0], name) if name.endswith("_like") else _element(low, call.args[0], name)
    size = _size(low, call.args[1], kind)
    if type_ is None or size is None:
        names.assign_slot(low, slot, UNKNOWN, call)
        return
    if size < 1:
        low.report("TK031", call.args[1], f"the {kind} {slot.name!r} {{at}} has {size} elements; it needs at least one")
        return
    array = Array(LocalArray(slot.name, type_, size, (low.frame.instance, id(call)), name in PRIMITIVES))
    names.assign_slot(low, slot, array, call)
    low.storage(array)
    total = sum(buffer.element.size * buffer.size for buffer in low.buffers.values() if not buffer.shared)
    lanes = low.options.lanes or 1
    if total > LOCAL_BYTES:
        low.report(
            "TK031",
            call,
            f"the local array {slot.name!r} {{at}} brings the local arrays of one iteration to {total} bytes; "
            f"the most is {LOCAL_BYTES}",
        )
    elif total * lanes > STACK:
        most = max(each for each in LANES if total * each <= STACK)
        low.report(
            "TK078",
            call,
            f"the local array {slot.name!r} {{at}} brings those of the {lanes} lanes that this kernel asks for to "
            f"{total * lanes} bytes; the most is {STACK}",
            "leave out lanes=" if most == 1 else f"ask for at most {most} lanes",
        )


_COMPONENTS: Final = {"vec2": 2, "vec3": 3, "vec4": 4, "mat2": 4, "mat3": 9, "mat4": 16}


def _element(low: Lowering, node: ast.expr, name: str) -> Scalar | None:
    match names.resolve(low, node.func if isinstance(node, ast.Call) else node):
        case Intrinsic(name=compound) if compound in CONSTRUCTOR_NAMES:
            many = _COMPONENTS.get(compound, "components")
            low.report(
                "TK032",
                node,
                f"the element type {{at}} is a vector or matrix, and local and shared arrays hold scalars; "
                f"keep components one by one: tack.{name}(tack.f32, {many} * n) for n of them",
            )
            return None
    value = expressions.expression(low, node)
    match value:
        case IntrinsicFunction(name=name) if name in BY_NAME:
            return BY_NAME[name]
        case Unknown():
            return None
        case _:
            low.report("TK032", node, "the element type {at} is not a scalar type; write tack.f32, tack.i32, ...")
            return None


def _element_like(low: Lowering, node: ast.expr, name: str) -> Scalar | None:
    value = expressions.expression(low, node)
    match value:
        case Array():
            return value.scalar
        case AnyArray():
            names.ambiguous(low, value, node)
        case Unknown():
            pass
        case _:
            low.report("TK032", node, f"{name}() {{at}} takes the element type of an array, and this is no array")
    return None


def _size(low: Lowering, node: ast.expr, kind: str) -> int | None:
    """The number of elements, known at compilation (A-011, A-012)."""
    value = expressions.number(low, node)
    if value is None:
        return None
    text = ast.unparse(node)
    if not operators.is_integer(value):
        low.report("TK030", node, f"the size {text!r} {{at}} of a {kind} must be an integer, not {_type_name(value)}")
        return None
    assert isinstance(value, Typed)
    size = operators.constant(value.expr)
    if size is None:
        _report_size(low, value.expr, f"{text!r} {{at}} of a {kind}", node)
    return size


def _report_size(low: Lowering, expr: ir.Expr, what: str, node: ast.expr) -> None:
    for inner in every_expression(expr):
        if isinstance(inner, ir.Extent):
            dim, array = f"{inner.array.name}.shape[{inner.axis}]", inner.array
            low.report(
                "TK030",
                node,
                f"the size {what} depends on {dim}, which this signature leaves open; "
                f"give that dimension as a number, as in {array.name}={_with_number(low, array, inner.axis)}",
            )
            return
    members = [inner.source.name for inner in every_expression(expr) if isinstance(inner, ir.Read) and "." in inner.source.name]
    passed = next((name for name in members if name in low.params), None)
    low.report(
        "TK030",
        node,
        f"the size {what} is not known at compilation; use literals, tack.constant, array dimensions, and + - * // of those",
        f"the object's number {passed!r} is passed at each call; a number of its class is compiled in" if passed else "",
    )


def _with_number(low: Lowering, array: ir.Param, axis: int) -> str:
    """The array's type with an example size for one dimension."""
    known = tuple((name, type_) for name, type_ in low.types.items() if type_ is not None)
    type_ = member_at(Signature(low.kernel_name, known), array.name)
    assert isinstance(type_, ArrayType)
    return str(ArrayType(type_.element, (*type_.dims[:axis], 4, *type_.dims[axis + 1 :])))
