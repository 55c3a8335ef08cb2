"""The operators of the language on numbers: promotion, and the operation of `tack/ops.py` that each is."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from tack_runtime.dtypes import Scalar, f32, f64, i32, u64
from tackc.compiler import ir
from tackc.compiler.frontend import objects
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.promotion import join
from tackc.compiler.frontend.source import Positioned
from tackc.compiler.frontend.values import (
    UNKNOWN,
    AnyArray,
    AnyObject,
    Array,
    DeviceFunction,
    IntrinsicFunction,
    Method,
    Nothing,
    Number,
    Object,
    ObjectMethod,
    Quantity,
    Sampler,
    Several,
    Shape,
    Texture,
    Typed,
    Unknown,
    Value,
    Vector,
    Weak,
    a_shape,
    apply_weak,
    cast,
    convert,
    followed,
    operation,
)

TRUE: Final = ir.Const(1, i32)
FALSE: Final = ir.Const(0, i32)

COMPARISONS: Final[Mapping[type[ast.cmpop], str]] = {
    ast.Eq: "eq",
    ast.NotEq: "ne",
    ast.Lt: "lt",
    ast.LtE: "le",
    ast.Gt: "gt",
    ast.GtE: "ge",
}


def number(low: Lowering, value: Value, node: Positioned) -> Number | None:
    """The value where it is a number; None where it is unknown, or is something else, which is reported."""
    found = quantity(low, value, node)
    if not isinstance(found, Vector):
        return found
    low.report(
        "TK052",
        node,
        f"{a_shape(found.shape)} stands {{at}} where one number is needed; reduce it with any() or all(), or take a component",
    )
    return None


def quantity(low: Lowering, value: Value, node: Positioned) -> Quantity | None:
    """The value where it is a number, vector or matrix; None where it is unknown, or is something else, which is reported."""
    match value:
        case Typed() | Weak() | Vector():
            return value
        case Unknown():
            return None
        case Array() if not value.ndim:
            advice = f"read it as {value.name}[None], or pass a number, not an array"
            low.report("TK026", node, f"0-d array {value.name!r} is used as a value {{at}}; {advice}")
        case Array() | AnyArray():
            low.report("TK026", node, f"array {value.name!r} is used as a value {{at}}; index it, as in {value.name}[i]")
        case Texture():
            low.report(
                "TK090", node, f"texture {value.name!r} is used as a value {{at}}; sample it: {value.name}.sample(u, v, w)"
            )
        case Sampler():
            name = value.texture.name
            low.report("TK090", node, f"{name}.sample {{at}} is a function, which can only be called: {name}.sample(u, v, w)")
        case Object() | AnyObject() | ObjectMethod():
            objects.as_value(low, value, node)
        case Shape():
            low.report("TK026", node, f"{value.array.name}.shape is used as a value {{at}}; index it with a literal")
        case Several():
            low.report("TK018", node, f"{len(value.items)} values stand {{at}} where one is needed; unpack them: a, b = ...")
        case Nothing():
            low.report("TK018", node, f"the call {{at}} is used as a value, but {value.why}")
        case DeviceFunction() | IntrinsicFunction() | Method():
            low.report("TK011", node, f"{value.name!r} {{at}} is a function, which can only be called")
    return None


def quantities(low: Lowering, values: Sequence[Value], nodes: Sequence[ast.expr]) -> list[Quantity] | None:
    """All values as numbers, vectors or matrices; None where one is not, which is reported."""
    found = [quantity(low, value, node) for value, node in zip(values, nodes, strict=True)]
    known = [value for value in found if value is not None]
    return known if len(known) == len(found) else None


def pair(low: Lowering, values: Sequence[Value], nodes: Sequence[ast.expr]) -> tuple[Quantity, Quantity] | None:
    """Two values as numbers, vectors or matrices."""
    found = quantities(low, values, nodes)
    return (found[0], found[1]) if found else None


def promoted(low: Lowering, values: Sequence[Number], node: Positioned) -> Scalar | None:
    """The type in which numbers meet; None where they have none, which is reported (T-007, T-008, T-013)."""
    types = [value.expr.type for value in values if isinstance(value, Typed)]
    weak = len(types) < len(values)
    type_ = join(types, weak) if types else f32
    if type_ is None:
        named = " and ".join(sorted({str(t) for t in types}))
        low.report(
            "TK023",
            node,
            f"{named} {{at}} have no common integer type; use an explicit integer cast",
            "tack.u64(x) or tack.i64(x) says which type is meant",
        )
    return type_


def stays_weak(values: Sequence[Number]) -> bool:
    """Whether the operands are literals alone, a float among them (T-012)."""
    return any(isinstance(value, Weak) for value in values) and all(isinstance(v, Weak) or v.literal for v in values)


def apply(low: Lowering, op: str, values: list[Number], node: Positioned) -> Value:
    """An operation whose operands and result have one type, at the operands' promotion."""
    if stays_weak(values):
        return apply_weak(op, values, low.loc(node))
    type_ = promoted(low, values, node)
    return UNKNOWN if type_ is None else _apply_at(low, op, values, type_, node)


def _apply_at(low: Lowering, op: str, values: list[Number], type_: Scalar, node: Positioned) -> Typed:
    expr = operation(op, [convert(value, type_) for value in values], type_, low.loc(node))
    return Typed(expr, all(isinstance(value, Typed) and value.literal for value in values), followed(values))


def binary(low: Lowering, operator: ast.operator, left: Number, right: Number, node: Positioned) -> Value:
    """`left operator right`."""
    rule, op = _BINARY[type(operator)]
    return rule(low, op, left, right, node)


def _arithmetic(low: Lowering, op: str, left: Number, right: Number, node: Positioned) -> Value:
    return apply(low, op, [left, right], node)


def _divide(low: Lowering, op: str, left: Number, right: Number, node: Positioned) -> Value:
    """`/`: integers convert to f32, each on its own (N-004)."""
    if is_integer(left) and is_integer(right):
        quotient = _apply_at(low, op, [left, right], f32, node)
        return Typed(quotient.expr)  # an f32, not a literal (T-013)
    return apply(low, op, [left, right], node)


def power(low: Lowering, op: str, base: Number, exponent: Number, node: Positioned) -> Value:
    """`**` and `pow`: in the base's type where both are integers (N-005), else in the promoted float (N-006)."""
    if not (isinstance(base, Typed) and isinstance(exponent, Typed) and is_integer(base) and is_integer(exponent)):
        return apply(low, op, [base, exponent], node)
    count = constant(exponent.expr)
    if count is not None and count < 0:
        low.report(
            "TK025",
            node,
            "an integer power {at} needs a nonnegative exponent; for a fraction cast the base to a float",
            "float(x) ** -1 is the reciprocal",
        )
        return UNKNOWN
    type_ = base.expr.type
    expr = operation("ipow", (base.expr, cast(exponent.expr, u64)), type_, low.loc(node))
    return Typed(expr, base.literal and exponent.literal, base.follows)


def _shift(low: Lowering, op: str, left: Number, right: Number, node: Positioned) -> Value:
    """Shifts keep the left operand's type; the count is any integer (N-007)."""
    if not _integers(low, op, (left, right), node):
        return UNKNOWN
    assert isinstance(left, Typed)
    assert isinstance(right, Typed)
    expr = operation(op, (left.expr, cast(right.expr, u64)), left.expr.type, low.loc(node))
    return Typed(expr, left.literal and right.literal, left.follows)


def _bits(low: Lowering, op: str, left: Number, right: Number, node: Positioned) -> Value:
    return apply(low, op, [left, right], node) if _integers(low, op, (left, right), node) else UNKNOWN


_Rule: TypeAlias = Callable[[Lowering, str, Number, Number, Positioned], Value]
_BINARY: Final[Mapping[type[ast.operator], tuple[_Rule, str]]] = {
    ast.Add: (_arithmetic, "add"),
    ast.Sub: (_arithmetic, "sub"),
    ast.Mult: (_arithmetic, "mul"),
    ast.FloorDiv: (_arithmetic, "floordiv"),
    ast.Mod: (_arithmetic, "mod"),
    ast.Div: (_divide, "div"),
    ast.Pow: (power, "pow"),
    ast.LShift: (_shift, "shl"),
    ast.RShift: (_shift, "shr"),
    ast.BitAnd: (_bits, "and"),
    ast.BitOr: (_bits, "or"),
    ast.BitXor: (_bits, "xor"),
}


def unary(low: Lowering, operator: ast.unaryop, operand: Number, node: Positioned) -> Value:
    """`operator operand`."""
    loc = low.loc(node)
    match operator:
        case ast.USub():
            return apply(low, "neg", [operand], node)
        case ast.UAdd():
            return operand
        case ast.Invert():
            return apply(low, "invert", [operand], node) if _integers(low, "invert", (operand,), node) else UNKNOWN
        case _:
            expr = convert(operand, f32) if isinstance(operand, Weak) else operand.expr
            return Typed(operation("eq", (expr, zero(expr.type, loc)), i32, loc))


def compare(low: Lowering, operator: ast.cmpop, left: Number, right: Number, node: Positioned) -> Value:
    """A comparison of two numbers at their promotion, as 0 or 1 (N-016)."""
    type_ = promoted(low, [left, right], node)
    if type_ is None:
        return UNKNOWN
    return Typed(operation(COMPARISONS[type(operator)], (convert(left, type_), convert(right, type_)), i32, low.loc(node)))


def choose(low: Lowering, condition: ir.Expr, then: Number, orelse: Number, node: Positioned) -> Value:
    """`then` where the condition holds, else `orelse`, at their promotion."""
    loc = low.loc(node)
    if stays_weak((then, orelse)):
        single, double = (ir.Conditional(condition, convert(then, type_), convert(orelse, type_), loc) for type_ in (f32, f64))
        return Weak(single, double)
    type_ = promoted(low, (then, orelse), node)
    if type_ is None:
        return UNKNOWN
    literal = isinstance(then, Typed) and then.literal and isinstance(orelse, Typed) and orelse.literal
    chosen = ir.Conditional(condition, convert(then, type_), convert(orelse, type_), loc)
    return Typed(chosen, literal, followed((then, orelse)))


def truth(value: Number, loc: ir.Loc) -> ir.Expr:
    """Whether a number is nonzero, as 0 or 1; NaN is true (E-017)."""
    expr = value.single if isinstance(value, Weak) else value.expr
    if ir.is_truth(expr):
        return expr
    return operation("ne", (expr, zero(expr.type, loc)), i32, loc)


def zero(type_: Scalar, loc: ir.Loc) -> ir.Const:
    return ir.Const(0.0 if type_.is_float else 0, type_, loc)


def is_integer(value: Number) -> bool:
    return isinstance(value, Typed) and not value.expr.type.is_float


def to_integer(node: Positioned) -> str:
    """How to make an integer of a float."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
        whole = ast.unparse(ast.BinOp(node.left, ast.FloorDiv(), node.right))
        return f"/ gives a float: write {whole} where both are integers, else cast it: int(x)"
    return "cast it: int(x)"


def _integers(low: Lowering, op: str, values: Sequence[Number], node: Positioned) -> bool:
    """Whether all operands are integers; reported where one is not."""
    for value in values:
        if not is_integer(value):
            type_ = value.expr.type if isinstance(value, Typed) else "a float literal"
            low.report("TK024", node, f"the operator {_SIGNS[op]} {{at}} needs integers, not {type_}; cast with int(x)")
            return False
    return True


def sign(operator: ast.operator | ast.cmpop) -> str:
    """How the source writes an operator that is not `@`."""
    return _SIGNS[COMPARISONS[type(operator)] if isinstance(operator, ast.cmpop) else _BINARY[type(operator)][1]]


_SIGNS: Final = {
    "add": "+",
    "sub": "-",
    "mul": "*",
    "div": "/",
    "floordiv": "//",
    "mod": "%",
    "pow": "**",
    "shl": "<<",
    "shr": ">>",
    "and": "&",
    "or": "|",
    "xor": "^",
    "invert": "~",
    "eq": "==",
    "ne": "!=",
    "lt": "<",
    "le": "<=",
    "gt": ">",
    "ge": ">=",
}


def constant(expr: ir.Expr) -> int | None:
    """The value of an integer that is known at compilation; None where it is not (A-011)."""
    return expr.value if isinstance(expr, ir.Const) and isinstance(expr.value, int) else None


def in_float(values: Sequence[Number]) -> Scalar:
    """The type of a floating builtin: f64 where an argument is, else f32 (B-003)."""
    return f64 if any(isinstance(v, Typed) and v.expr.type is f64 for v in values) else f32
