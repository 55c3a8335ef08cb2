"""Objects of device classes: their members and methods (D-002..D-008).

An object is nothing by itself: what a call passes of it are its numbers and arrays, which the kernel has as parameters with
dotted names. Its constants are literals, and its methods are inlined as every device function is.
"""

from __future__ import annotations

import ast
import difflib

from tack_runtime.dtypes import ArrayType, FunctionName, Leaf, ObjectType, Scalar, TextureType
from tack_runtime.dtypes import Constant as ConstantMember
from tackc.compiler import ir
from tackc.compiler.frontend import expressions, names
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.source import Positioned
from tackc.compiler.frontend.values import UNKNOWN, AnyObject, Array, DeviceFunction, Object, ObjectMethod, Texture, Typed, Value
from tackc.compiler.program import Class, Constant


def parameter(low: Lowering, name: str, type_: ObjectType, node: ast.arg) -> Value:
    """A parameter that is an object."""
    if _class(low, type_) is not None:
        return Object(name, type_)
    low.report("TK060", node, f"the parameter {name!r} {{at}} is of class {type_.name!r}, which the program does not have")
    return UNKNOWN


def leaf(low: Lowering, name: str, type_: Leaf, node: Positioned) -> Value:
    """A parameter, or a member of an object, that is passed as it is."""
    param = low.params[name]
    match type_:
        case Scalar():
            return Typed(ir.Read(param, low.loc(node)))
        case ArrayType():
            return Array(param)
        case TextureType():
            return Texture(param)


def attribute(low: Lowering, owner: Object, node: ast.Attribute) -> Value:
    """`owner.attr`: a member of the object, or a method of its class."""
    path = f"{owner.path}.{node.attr}"
    member = dict(owner.type.members).get(node.attr)
    if member is None:
        return _method(low, owner, node)
    low.members_read.add(path)
    match member:
        case Scalar() | ArrayType() | TextureType():
            return leaf(low, path, member, node)
        case ObjectType():
            return Object(path, member)
        case ConstantMember(value=value, dtype=dtype):
            return names.constant(low, node, Constant(value, dtype))
        case FunctionName(name=name):
            return _attached(low, name, path, node)


def _attached(low: Lowering, name: str, path: str, node: ast.Attribute) -> Value:
    """The device function that an attribute holds (D-006)."""
    key = low.program.attached.get(name)
    if key is not None:
        return DeviceFunction(key, low.program.functions[key].name)
    low.report("TK060", node, f"{path!r} {{at}} is the function {name!r}, which the program does not have")
    return UNKNOWN


def _method(low: Lowering, owner: Object, node: ast.Attribute) -> Value:
    cls = _class(low, owner.type)
    method = cls.methods.get(node.attr) if cls is not None else None
    if method is None:
        _report_unknown(low, owner, cls, node)
        return UNKNOWN
    return ObjectMethod(method.key, low.program.functions[method.key].name, None if method.static else owner)


def _class(low: Lowering, type_: ObjectType) -> Class | None:
    return low.program.classes.get(type_.name)


def _report_unknown(low: Lowering, owner: Object, cls: Class | None, node: ast.Attribute) -> None:
    """Say what an attribute is that no kernel can use, and what there is (D-008)."""
    name, path = node.attr, f"{owner.path}.{node.attr}"
    methods = sorted(cls.methods) if cls is not None else []
    there = [member for member, _ in owner.type.members] + methods
    others = cls.others if cls is not None else {}
    if path in low.refused:
        what, advice = f"{path!r} {{at}} cannot be used: it {low.refused[path]}", ""
    elif name.startswith("_"):
        what = f"{path!r} {{at}} is hidden from kernels, since its name starts with _"
        advice = f"call it {name.strip('_')}" if name.strip("_") else ""
    elif name in others:
        what = f"{path!r} {{at}} cannot be used: it is {others[name]}"
        advice = f"decorate {name!r} with @tack.func" if others[name].startswith("the Python function") else ""
    else:
        what = f"the class {owner.type.name!r} has no attribute {name!r} {{at}} that kernels can use"
        close = difflib.get_close_matches(name, [*there, *others], cutoff=0.6)
        advice = f"did you mean {', '.join(map(repr, close))}?" if close else ""
    has = f"it has {', '.join(there)}" if there else "it has none of these"
    uses = f"kernels use numbers, arrays, objects and methods; {has}"
    low.report("TK060", node, what, f"{advice} ({uses})" if advice else uses)


def sizes(low: Lowering, node: ast.expr) -> tuple[ast.Attribute, ...] | None:
    """What a `for` over an object goes through: `obj.nx`, ..., the fastest first (D-012). None where `node` is none; () where its
    class names no sizes."""
    text = names.dotted(node)
    if text is None or text.partition(".")[0] not in low.frame.scope.locals:
        return None
    value = expressions.expression(low, node)
    if not isinstance(value, Object):
        return None
    cls = _class(low, value.type)
    named = cls.iterate if cls is not None else ()
    return tuple(ast.copy_location(ast.Attribute(node, name, ast.Load()), node) for name in named)


def assignment(low: Lowering, owner: Object, target: ast.Attribute) -> None:
    """Report that an attribute of an object is assigned: the host's object is not there to be changed."""
    member = dict(owner.type.members).get(target.attr)
    path = f"{owner.path}.{target.attr}"
    advice = "a kernel changes elements of arrays; return the number, or keep it in an array of one element"
    if isinstance(member, ArrayType):
        advice = f"assign elements: {ast.unparse(target)}[i] = ..."
    low.report("TK061", target, f"cannot assign to {path!r} {{at}}: kernels do not change the attributes of objects", advice)


def as_value(low: Lowering, value: Object | AnyObject | ObjectMethod, node: Positioned) -> None:
    """Report that an object or a method stands where a number is needed."""
    match value:
        case Object(path=path, type=type_):
            there = next((name for name, member in type_.members if isinstance(member, Scalar)), "")
            what = f"the object {path!r} is used as a value {{at}}; it is a {type_.name}, of which kernels use the attributes"
            low.report("TK062", node, what, f"as in {path}.{there}" if there else "")
        case AnyObject():
            ambiguous(low, value, node)
        case ObjectMethod(name=name):
            low.report("TK011", node, f"{name!r} {{at}} is a method, which can only be called")


def ambiguous(low: Lowering, value: AnyObject, node: Positioned) -> Value:
    """Report the use of a name that is bound to several objects."""
    low.report(
        "TK062",
        node,
        f"{value.name!r} {{at}} may be object {' or object '.join(map(repr, value.paths))}; use a name of its own for each",
    )
    return UNKNOWN
