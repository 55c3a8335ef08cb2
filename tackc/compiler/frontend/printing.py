"""`print(...)` in kernels: a line of labels and numbers (O-001, O-002)."""

from __future__ import annotations

import ast

from tackc.compiler import ir
from tackc.compiler.frontend import components, expressions, operators
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.values import Array, Nothing, Shape, Typed, Unknown, Value, Vector, Weak, a_shape


def print_(low: Lowering, name: str, node: ast.Call) -> Value:
    """`print("label", value, ...)`: the values left to right, then the line."""
    low.outside(f"{name}()", node)
    nodes = [argument for argument in node.args if not is_text(argument)]
    values = dict(zip(nodes, expressions.operands(low, nodes), strict=True))
    items = [_label(low, arg) if is_text(arg) else _printed(low, values[arg], arg) for arg in node.args]
    if len(nodes) > ir.MOST_PRINTED:
        low.report("TK077", node, f"print() {{at}} has {len(nodes)} values; a line has at most {ir.MOST_PRINTED}")
    if (low.options.lanes or 1) > 1:
        what = f"this kernel, which asks for {low.options.lanes} lanes, prints {{at}}; lines are printed one iteration at a time"
        low.report("TK078", node, what, "leave out lanes=, or print()")
    known = tuple(item for item in items if item is not None)
    if len(known) == len(items):
        low.emit(ir.Print(known, low.loc(node)))
    else:
        low.skipped = True
    return Nothing("print() returns nothing")


def is_text(node: ast.expr) -> bool:
    """Whether an argument is a string literal."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _label(low: Lowering, node: ast.expr) -> str | None:
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, str)
    if ir.is_label(node.value):
        return node.value
    low.report("TK076", node, "the label {at} holds NUL, or half of a character (a surrogate), which not every target can print")
    return None


def _printed(low: Lowering, value: Value, node: ast.expr) -> ir.Expr | None:
    """A number of its own type; a float literal meets none, so it is f32 (T-013)."""
    match value:
        case Typed(expr=expr) | Weak(single=expr):
            return expr
        case Unknown():
            return None
        case Array():
            what, advice = f"array {value.name!r}", f"print its elements, as in {value.name}[i]"
        case Shape():
            what, advice = f"{value.array.name}.shape", f"print its parts, as in {value.array.name}.shape[0]"
        case Vector():
            text = ast.unparse(node) if isinstance(node, (ast.Name, ast.Attribute, ast.Subscript)) else "v"
            what, advice = a_shape(value.shape), f"print its components: {', '.join(components.written(text, value.shape))}"
        case _:
            operators.number(low, value, node)
            return None
    low.report("TK075", node, f"print() has {what} as an argument {{at}}; it takes numbers and string literals", advice)
    return None
