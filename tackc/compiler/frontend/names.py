"""Names: what a name or a dotted name of the source stands for, and assignment to names."""

from __future__ import annotations

import ast

from tack_runtime.dtypes import Scalar, f32, f64
from tackc.compiler import ir
from tackc.compiler.capture import MATH_CONSTANTS
from tackc.compiler.frontend import (
    arrays,
    calls,
    components,
    constructors,
    expressions,
    methods,
    objects,
    operators,
    places,
    unsupported,
    vectors,
)
from tackc.compiler.frontend.lowering import Lowering, Region
from tackc.compiler.frontend.promotion import join, literal_type
from tackc.compiler.frontend.slots import Slot
from tackc.compiler.frontend.source import Positioned
from tackc.compiler.frontend.values import (
    UNKNOWN,
    AnyArray,
    AnyObject,
    Array,
    Component,
    DeviceFunction,
    IntrinsicFunction,
    LocalArray,
    Object,
    Sampler,
    Shape,
    Texture,
    Typed,
    Unknown,
    Value,
    Vector,
    Weak,
    a_shape,
    cast,
    convert,
    described,
    weak_literal,
)
from tackc.compiler.program import Binding, Constant, Foreign, FunctionRef, Intrinsic


def name(low: Lowering, node: ast.Name) -> Value:
    """The value of a name: a variable of the function (which hides everything else, L-021), else what its module binds it to."""
    if node.id in low.frame.scope.locals:
        return variable(low, node)
    if node.id in low.frame.scope.rejected:
        return UNKNOWN
    binding = resolve(low, node)
    if binding is None:
        return _unbound(low, node, node.id)
    return _bound(low, node, node.id, binding)


def variable(low: Lowering, node: ast.Name) -> Value:
    """The value of a parameter, a local or a loop variable."""
    frame = low.frame
    if node.id in frame.scope.rejected:
        return UNKNOWN  # what binds it is reported
    if node in frame.scope.ended:
        loop = low.loc(frame.scope.ended[node])
        low.report(
            "TK014",
            node,
            f"name {node.id!r} {{at}} is read after the `for` loop over it ({loop.file}:{loop.line}) has ended; "
            "copy it to another name inside the loop",
        )
        return UNKNOWN
    if node in frame.scope.unassigned:
        low.report("TK040", node, f"name {node.id!r} {{at}} is read before anything is assigned to it")
        return UNKNOWN
    if node.id in frame.bindings and not any(node.id in loop.slots for loop in frame.loops):
        return frame.bindings[node.id]
    slot = low.slot(node.id)
    value = low.read(slot, low.loc(node))
    if frame.is_kernel and low.region is Region.AFTER and _per_iteration(low, node.id, value):
        low.report(
            "TK008",
            node,
            f"the code after the loop reads {node.id!r}, which the parallel loop assigns, {{at}}; it has a value per iteration",
            "collect the values in an array, with tack.atomic_add for example, and return its element",
        )
        return UNKNOWN
    if node in frame.scope.uncertain and not isinstance(value, (Array, AnyArray, Object, AnyObject)):
        low.warn(
            "TK041",
            node,
            f"{node.id!r} {{at}} may be read before it is assigned; it is zero on a path that assigns nothing",
            f"assign it on every path, or first: {node.id} = {_zeros(slot.shape)}",
        )
    if low.table.final and any(part.is_empty for part in slot.scalars) and slot.conflict != low.table.run:
        slot.conflict = low.table.run
        low.report("TK037", node, f"{node.id!r} {{at}} has no type: whatever is assigned to it is computed from itself")
    return value


def _zeros(shape: tuple[int, ...]) -> str:
    """Zeros of a shape, as source."""
    if len(shape) > 1:
        return f"tack.mat([{', '.join([_zeros(shape[1:])] * shape[0])}])"
    return f"[{', '.join('0' * shape[0])}]" if shape else "0"


def _per_iteration(low: Lowering, name: str, value: Value) -> bool:
    """Whether the parallel loop assigns a local, or components of it, and nothing after it has assigned it again (P-032)."""
    assigned = name in low.loop_names or (name in low.loop_parts and isinstance(value, Vector))
    return assigned and name not in low.reassigned


def dotted(node: ast.expr) -> str | None:
    """The text of a name or dotted name; None where the expression is something else."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    return ".".join([node.id, *reversed(parts)]) if isinstance(node, ast.Name) else None


def resolve(low: Lowering, node: ast.expr) -> Binding | None:
    """What a name or dotted name is bound to outside the function; None where it is a variable or unbound."""
    text = dotted(node)
    if text is None or text.partition(".")[0] in low.frame.scope.locals:
        return None
    found = low.frame.source.function.names.get(text)
    if found is None and "." not in text and is_intrinsic(text):
        return Intrinsic(text)
    return found


def is_intrinsic(text: str) -> bool:
    """Whether an unbound name is one of the language's own (L-025)."""
    return text in calls.INTRINSICS or text in unsupported.CALLS


def _bound(low: Lowering, node: ast.expr, text: str, binding: Binding) -> Value:
    match binding:
        case Constant():
            return constant(low, node, binding)
        case FunctionRef(key=key):
            return DeviceFunction(key, low.program.functions[key].name)
        case Intrinsic(name=intrinsic):
            return IntrinsicFunction(intrinsic)
        case Foreign(what=what):
            return _unbound(low, node, text, f", which is {what},")


def _unbound(low: Lowering, node: ast.expr, text: str, what: str = "") -> Value:
    low.report(
        "TK013",
        node,
        f"name {text!r}{what} {{at}} is not known to the kernel; pass the value as an argument, or declare "
        f"{text.rpartition('.')[2]} = tack.constant(...)",
        _in_math(text),
    )
    return UNKNOWN


def _in_math(text: str) -> str:
    """The constant of Python's `math` that one of NumPy is."""
    head, _, last = text.rpartition(".")
    return f"write math.{last}, after import math" if head in ("np", "numpy") and last in MATH_CONSTANTS else ""


def constant(low: Lowering, node: ast.expr, declared: Constant) -> Value:
    """A constant is the literal with its value, under a cast to its type if it has one (C-002, C-004)."""
    if isinstance(declared.value, tuple):
        return constructors.constant(low, node, declared.value, declared.type)
    return literal(low, node, declared.value, declared.type)


def literal(low: Lowering, node: ast.expr, value: int | float, type_: Scalar | None) -> Component:
    """A number that is known, under a cast to a type."""
    loc = low.loc(node)
    if type_ is None:
        return weak_literal(value, loc) if isinstance(value, float) else expressions.integer_literal(low, value, node)
    natural = f64 if isinstance(value, float) else literal_type(value)
    if natural is None:
        return expressions.integer_literal(low, int(value), node)
    return Typed(cast(ir.Const(value, natural, loc), type_))


def attribute(low: Lowering, node: ast.Attribute) -> Value:
    """A dotted name, or an attribute of a value: a member of an object, the shape of an array."""
    binding = resolve(low, node)
    text = dotted(node)
    if binding is not None and text is not None:
        return _bound(low, node, text, binding)
    if text is not None and text.partition(".")[0] in low.frame.scope.rejected:
        return UNKNOWN
    if text is not None and not starts_at_a_value(low, text):
        return _unbound(low, node, text)
    return _of_value(low, expressions.expression(low, node.value), node)


def _of_value(low: Lowering, value: Value, node: ast.Attribute) -> Value:
    """An attribute of a value, where it has it."""
    match value:
        case Unknown():
            return UNKNOWN
        case Array() if node.attr == "shape":
            return Shape(value)
        case AnyArray():
            return ambiguous(low, value, node)
        case Object():
            return objects.attribute(low, value, node)
        case AnyObject():
            return objects.ambiguous(low, value, node)
        case Vector() if node.attr != "shape":
            return places.attribute(low, value, node)
        case Texture() if node.attr == "sample":
            return Sampler(value)
        case _:
            _report_attribute(low, value, node)
            return UNKNOWN


def _report_attribute(low: Lowering, value: Value, node: ast.Attribute) -> None:
    """Say why a value has no such attribute."""
    what = ast.unparse(node.value)
    match value:
        case Typed() | Weak() | Vector() if node.attr == "shape":
            hint = arrays.as_array(low, node.value)
            low.report("TK026", node, f"{what!r} {{at}} is {described(value)}, and only arrays have a shape", hint)
        case Texture():
            expressions.reject(low, node, f"attribute {node.attr!r}", "in kernels a texture is sampled: tex.sample(u, v, w)")
        case Array() | Typed() | Weak() if node.attr == "sample":
            kind = "an array" if isinstance(value, Array) else described(value)
            advice = f"pass a texture: tack.texture3d({what}, shape=(W, H, D))" if isinstance(value, Array) else ""
            low.report("TK090", node, f"'sample' {{at}} is of textures, and {what!r} is {kind}", advice)
        case Typed() | Weak() if components.letters(node.attr) or node.attr in methods.METHODS:
            low.report("TK053", node, f"{what}.{node.attr} {{at}} needs a vector or matrix, and {what} is {described(value)}")
        case Array():
            expressions.reject(low, node, f"attribute {node.attr!r}", "in kernels arrays have elements and a shape")
        case _:
            expressions.reject(low, node, f"attribute {node.attr!r}", unsupported.ATTRIBUTES)


def starts_at_a_value(low: Lowering, text: str) -> bool:
    """Whether the first part of a dotted name, or the first few, is bound to something that is no module."""
    return text.partition(".")[0] in low.frame.scope.locals or root(low, text) is not None


def root(low: Lowering, text: str) -> Binding | None:
    """What the first part of a dotted name, or the first few but not all, is bound to outside the function."""
    bound = low.frame.source.function.names
    parts = text.split(".")
    return next((bound[start] for count in range(1, len(parts)) if (start := ".".join(parts[:count])) in bound), None)


def ambiguous(low: Lowering, value: AnyArray, node: Positioned) -> Value:
    """Report the use of a name that is bound to several arrays."""
    low.report(
        "TK015",
        node,
        f"{value.name!r} {{at}} may be array {' or array '.join(repr(array) for array in value.arrays)}; "
        "use a name of its own for each",
    )
    return UNKNOWN


# --- assignment --------------------------------------------------------------------------------------------------------


def assign(low: Lowering, target: ast.Name, value: Value, origin: ast.expr) -> None:
    """`name = value`; `origin` is the expression of the value."""
    if low.frame.is_kernel and low.region is Region.AFTER:
        low.reassigned.add(target.id)
    match value:
        case Array(storage=LocalArray(name=array) as storage):
            low.report(
                "TK015",
                target,
                f"cannot bind {target.id!r} {{at}}: array {array!r} is {storage.kind} storage, not a value; use it by its name",
            )
            assign_slot(low, low.slot(target.id), UNKNOWN, target)
        case Array() | Texture() | Object() | Typed() | Weak() | Vector() | Unknown():
            assign_slot(low, low.slot(target.id), value, target)
        case AnyArray():
            assign_slot(low, low.slot(target.id), ambiguous(low, value, origin), target)
        case AnyObject():
            assign_slot(low, low.slot(target.id), objects.ambiguous(low, value, origin), target)
        case _:
            operators.number(low, value, origin)
            assign_slot(low, low.slot(target.id), UNKNOWN, target)


def assign_slot(low: Lowering, slot: Slot, value: Value, node: Positioned) -> None:
    """Assign a value to a variable, which takes its type from everything that is assigned to it (T-011)."""
    loc = low.loc(node)
    if isinstance(value, Texture):
        low.report("TK090", node, f"cannot bind {slot.name!r} {{at}}: texture {value.name!r} is not a value; use it by its name")
        value = UNKNOWN
    if isinstance(value, (Array, Object, Unknown)):
        _bind(low, slot, value, node)
        return
    if isinstance(value, Vector):
        _assign_components(low, slot, value, node)
        return
    assert isinstance(value, (Typed, Weak))
    if not _fits(low, slot, value, node):
        return
    if slot.pinned is not None:
        _assign_pinned(low, slot, value, node)
        return
    if isinstance(value, Weak):
        low.table.add_weak(slot, value)
    else:
        low.table.add_type(slot, value.expr.type, value.follows)
    low.table.touch(slot)
    if slot.is_literal and isinstance(value, Weak):
        if not value.is_constant:
            for type_ in (f32, f64):
                local = low.local(slot, type_)
                low.twins.add(local.name)
                low.emit(ir.Assign(local, value.at(type_), loc))
        return
    joined = slot.type
    if joined is not None:
        low.emit(ir.Assign(low.local(slot, joined), convert(value, joined), loc))
    elif slot.types:
        _report_conflict(low, slot, value, node)
    else:
        low.skipped = True  # only weak literals so far: the next run has a type for them


def _assign_components(low: Lowering, slot: Slot, value: Vector, node: Positioned) -> None:
    """Assign a vector or matrix: every component is evaluated before the first is assigned (E-019)."""
    if not _fits(low, slot, value, node):
        return
    if not slot.components:
        low.table.add_shape(slot, value.shape)
    low.table.touch(slot)
    written = [frozenset(low.locals_of(part)) for part in slot.components]
    for part, item in zip(slot.components, vectors.apart(low, value.items, written), strict=True):
        assign_slot(low, part, item, node)


def _fits(low: Lowering, slot: Slot, value: Typed | Weak | Vector, node: Positioned) -> bool:
    """Whether a variable can hold a number, vector or matrix; reported where it is something else elsewhere."""
    given = f"to {a_shape(value.shape)}" if isinstance(value, Vector) else "to a number"
    if slot.arrays:
        low.report("TK015", node, f"cannot bind {slot.name!r} {{at}} {given}: it names array {slot.arrays[0].name!r}")
    elif slot.objects:
        low.report("TK062", node, f"cannot bind {slot.name!r} {{at}} {given}: it names the object {slot.objects[0].path!r}")
    elif isinstance(value, Vector) and slot.pinned is not None:
        low.report("TK057", node, f"the loop variable {slot.name!r} {{at}} is i64 and cannot hold {a_shape(value.shape)}")
    elif vectors.shape_of(value) != slot.shape and (slot.components or slot.types or slot.weak):
        what = slot.what or repr(slot.name)
        verb = "is" if slot.what else "is assigned"
        low.report(
            "TK057",
            node,
            f"{what} {verb} {a_shape(vectors.shape_of(value))} {{at}} and {a_shape(slot.shape)} elsewhere; "
            "a local has one shape in the whole function",
        )
    else:
        return True
    low.skipped = True
    return False


def _bind(low: Lowering, slot: Slot, value: Array | Object | Unknown, node: Positioned) -> None:
    if isinstance(value, Unknown):
        slot.unknown = low.table.run
        low.table.follow(slot, None, value.follows)
        low.skipped = True
    elif isinstance(value, Object):
        _bind_object(low, slot, value, node)
    elif slot.objects:
        low.report("TK062", node, f"cannot bind {slot.name!r} {{at}} to an array: it names the object {slot.objects[0].path!r}")
    elif slot.pinned is not None or slot.types or slot.weak or slot.components:
        other = a_shape(slot.shape)
        low.report("TK015", node, f"cannot bind {slot.name!r} {{at}} to array {value.name!r}: it is {other} elsewhere")
    else:
        low.table.add_array(slot, value)
        low.table.touch(slot)


def _bind_object(low: Lowering, slot: Slot, value: Object, node: Positioned) -> None:
    if slot.arrays or slot.pinned is not None or slot.types or slot.weak or slot.components:
        what = "an array" if slot.arrays else a_shape(slot.shape)
        low.report("TK062", node, f"cannot bind {slot.name!r} {{at}} to the object {value.path!r}: it is {what} elsewhere")
        return
    low.table.add_object(slot, value)
    low.table.touch(slot)


def _assign_pinned(low: Lowering, slot: Slot, value: Typed | Weak, node: Positioned) -> None:
    """A loop variable stays i64: what it cannot hold is refused, not truncated (T-011)."""
    type_ = f32 if isinstance(value, Weak) else value.expr.type
    if join([ir.INDEX, type_]) is not ir.INDEX:
        low.report(
            "TK023",
            node,
            f"the loop variable {slot.name!r} {{at}} is i64 and cannot hold {described(value)}; "
            "use another name, or an explicit integer cast",
        )
        return
    low.emit(ir.Assign(low.local(slot, ir.INDEX), cast(convert(value, type_), ir.INDEX), low.loc(node)))


def _report_conflict(low: Lowering, slot: Slot, value: Typed | Weak, node: Positioned) -> None:
    if slot.conflict == low.table.run or isinstance(value, Weak) or not slot.clashes(value.expr.type):
        low.skipped = True
        return
    slot.conflict = low.table.run
    others: list[Scalar] = slot.types[: slot.types.index(value.expr.type)]
    low.report(
        "TK023",
        node,
        f"{slot.what or repr(slot.name)} is {'' if slot.what else 'assigned '}{value.expr.type} {{at}} and "
        f"{', '.join(map(str, others))} elsewhere, which have no common integer type; use an explicit integer cast",
    )
