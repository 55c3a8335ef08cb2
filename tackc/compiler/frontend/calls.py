"""Calls: of what the language defines (L-025), and of device functions."""

from __future__ import annotations

import ast
import builtins
import difflib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from tack.ops import ELEMENTARY
from tack_runtime.dtypes import BY_NAME, Scalar, f32, i32
from tack_runtime.workgroups import PRIMITIVES
from tackc.compiler import ir
from tackc.compiler.frontend import (
    arrays,
    atomics,
    constructors,
    expressions,
    groups,
    inlining,
    library,
    methods,
    names,
    operators,
    printing,
    textures,
    unsupported,
    vectors,
)
from tackc.compiler.frontend.lowering import Lowering
from tackc.compiler.frontend.source import Positioned
from tackc.compiler.frontend.values import (
    ALLOCATIONS,
    UNKNOWN,
    Array,
    DeviceFunction,
    IntrinsicFunction,
    Method,
    Number,
    ObjectMethod,
    Quantity,
    Sampler,
    Typed,
    Unknown,
    Value,
    apply_weak,
    convert,
    followed,
    operation,
)
from tackc.compiler.program import Constant, Foreign, FunctionRef, Intrinsic

Rule: TypeAlias = Callable[[Lowering, str, ast.Call], Value]
Callee: TypeAlias = "DeviceFunction | ObjectMethod | IntrinsicFunction | Method | Sampler | Unknown"


@dataclass(frozen=True, slots=True)
class Row:
    """An intrinsic: how many arguments it takes (`most` None: any number from `least` on) and how it is lowered."""

    rule: Rule
    least: int
    most: int | None


_WORDS: Final = ("no", "one", "two", "three")


def takes(low: Lowering, name: str, least: int, most: int | None, node: ast.Call, advice: str = "") -> bool:
    """Whether a call has as many arguments as `name` takes; reported where it has not (L-017)."""
    given = len(node.args)
    if given >= least and (most is None or given <= most):
        return True
    if most is None:
        allowed = f"{_WORDS[least]} or more arguments"
    else:
        allowed = f"{least or 'no'} {'or' if most - least == 1 else 'to'} {_count(most)}"
        allowed = allowed if least < most else _count(most) if most else "no arguments"
    low.report("TK012", node, f"{name}() takes {allowed} and is called with {_count(given)} {{at}}", advice)
    return False


def _count(number: int) -> str:
    return f"{number} argument{'' if number == 1 else 's'}"


def call(low: Lowering, node: ast.Call) -> Value:
    """The value of a call."""
    callee = _callee(low, node.func)
    prints = callee == IntrinsicFunction("print")
    arguments_fine = isinstance(callee, Unknown) or plain(low, node, _LINE if prints else "")
    match callee:
        case DeviceFunction(key=key) if arguments_fine:
            return inlining.inline(low, key, node)
        case ObjectMethod(key=key, owner=owner) if arguments_fine:
            return inlining.inline(low, key, node, owner)
        case Sampler(texture=texture) if arguments_fine:
            return textures.sample(low, texture, node)
        case IntrinsicFunction(name=name) if arguments_fine:
            return _intrinsic(low, name, node)
        case Method() if arguments_fine:
            return methods.call(low, callee, node)
    for argument in node.args:
        if not isinstance(argument, ast.Starred) and not (prints and printing.is_text(argument)):
            expressions.expression(low, argument)
    return UNKNOWN


_LINE: Final = "in kernels print(...) joins its items by one space and ends the line"


def intrinsic_name(low: Lowering, node: ast.expr) -> str | None:
    """The intrinsic that a called expression names; None where it names none."""
    match names.resolve(low, node):
        case Intrinsic(name=name):
            return name
        case _:
            return None


def _callee(low: Lowering, node: ast.expr) -> Callee:
    text = names.dotted(node)
    match names.resolve(low, node):
        case FunctionRef(key=key):
            return DeviceFunction(key, low.program.functions[key].name)
        case Intrinsic(name=name):
            return IntrinsicFunction(name)
        case Foreign(what="the class 'super'"):
            what = "super() {at} cannot be called: methods are found before the kernel runs, in the class of the object"
            low.report("TK063", node, what, "name the class: Base.step(self, i) calls the method step of Base")
            return UNKNOWN
        case Foreign(what=what):
            _report_callee(low, node, f"{text!r}, which is {what},", _advice(text or "", what))
            return UNKNOWN
    if text is not None and text.partition(".")[0] in low.frame.scope.rejected:
        return UNKNOWN
    if isinstance(node, ast.Attribute):
        return _method(low, node)
    if isinstance(node, ast.Name) and node.id in low.frame.scope.locals:
        if not isinstance(expressions.expression(low, node), Unknown):
            kind = "parameter" if node.id in low.frame.source.parameters else "local"
            hides = f"give the {kind} another name: it hides {node.id}()" if node.id in INTRINSICS else ""
            _report_callee(low, node, f"{node.id!r}, which is a {kind} here,", hides)
        return UNKNOWN
    _report_callee(low, node, repr(text or ast.unparse(node)), _near(text or ""))
    return UNKNOWN


def _method(low: Lowering, node: ast.Attribute) -> Callee:
    """`x.f(...)`, which is no dotted name of something known."""
    text = names.dotted(node)
    if text is not None and not names.starts_at_a_value(low, text):
        _report_callee(low, node, repr(text))
        return UNKNOWN
    if text is not None and text.partition(".")[0] not in low.frame.scope.locals and _has_no_methods(low, text):
        _report_callee(low, node, repr(text), library.draws(text) or unsupported.ATTRIBUTES)
        return UNKNOWN
    value = names.attribute(low, node)
    if isinstance(value, (DeviceFunction, ObjectMethod, Method, Sampler)):
        return value
    if not isinstance(value, Unknown):
        _report_callee(low, node, repr(ast.unparse(node)))
    return UNKNOWN


def _has_no_methods(low: Lowering, text: str) -> bool:
    """Whether a dotted name starts at something that is neither a constant nor, as is said of its attribute, an intrinsic."""
    return not isinstance(names.root(low, text), (Intrinsic, Constant))


def _report_callee(low: Lowering, node: ast.expr, what: str, help: str = "") -> None:  # noqa: A002  # as in Diagnostic
    low.report("TK011", node, f"{what} {{at}} is not a statically bound @tack.func or a supported kernel intrinsic", help)


def _advice(text: str, what: str) -> str:
    """What to write instead of a call of something that kernels cannot use; `what` is capture's description of it."""
    last = text.rpartition(".")[2]
    name = _NUMPY_NAMES.get(last, last)
    if name in INTRINSICS and not (what.startswith("the Python function") and "." not in text):
        return f"write {_spelled(name)}"
    if what.startswith("the Python function") and not library.advice(text, what):
        return f"decorate {last!r} with @tack.func"
    reduction = unsupported.CALLS.get(last, "") if what.startswith(library.OF_NUMPY) else ""
    found = library.advice(text, what) or reduction or _near(last)
    if not found and "." in text and what.startswith(("the built-in function", "no name of the module 'math'")):
        return f"kernels have {', '.join(ELEMENTARY)}; write another function as a @tack.func"
    return found


_NUMPY_NAMES: Final[Mapping[str, str]] = {
    "maximum": "max",
    "minimum": "min",
    "absolute": "abs",
    "power": "pow",
    "arcsin": "asin",
    "arccos": "acos",
    "arctan": "atan",
    "arctan2": "atan2",
    **{scalar.numpy.name: name for name, scalar in BY_NAME.items()},
}


def _spelled(name: str) -> str:
    """An intrinsic as kernels reach it."""
    if name in ELEMENTARY:
        return f"math.{name} or tack.{name}"
    return name if hasattr(builtins, name) else f"tack.{name}"


def _near(name: str) -> str:
    """Names of the language that look like a name."""
    found = difflib.get_close_matches(name.rpartition(".")[2], INTRINSICS, cutoff=0.7)
    return f"did you mean {', '.join(map(_spelled, found))}?" if found else ""


def plain(low: Lowering, node: ast.Call, help: str = "") -> bool:  # noqa: A002  # as in Diagnostic
    """Whether all arguments are positional (L-017); `help` is for where some have keywords."""
    starred = [argument for argument in node.args if isinstance(argument, ast.Starred)]
    if node.keywords:
        message = "keyword arguments in a call {at} are not supported; pass them by position"
        low.report("TK012", node.keywords[0].value, message, help)
    if starred:
        low.report("TK012", starred[0], "starred arguments in a call {at} are not supported; write each one")
    return not node.keywords and not starred


def _intrinsic(low: Lowering, name: str, node: ast.Call) -> Value:
    row = INTRINSICS.get(name)
    if name in PRIMITIVES:
        low.workgroup.add(name)
    if row is None:
        why = unsupported.CALLS.get(name, "it is not part of the language")
        low.report("TK034", node, f"{name}() {{at}} cannot be used: {why}")
        return UNKNOWN
    return row.rule(low, name, node) if takes(low, name, row.least, row.most, node) else UNKNOWN


def _arguments(low: Lowering, node: ast.Call) -> list[Quantity] | None:
    return operators.quantities(low, expressions.operands(low, node.args), node.args)


# --- casts and numbers -------------------------------------------------------------------------------------------------


def _cast(low: Lowering, name: str, node: ast.Call) -> Value:
    """`tack.i8(x)`, ..., `int(x)` to i32, `float(x)` to f32 (T-018)."""
    type_ = _CAST_NAMES.get(name) or BY_NAME[name]

    def rule(value: Number) -> Value:
        return Typed(convert(value, type_))

    value = expressions.quantity(low, node.args[0])
    return UNKNOWN if value is None else vectors.lift(low, rule, (value,), node, f"{name}()")


_CAST_NAMES: Final[Mapping[str, Scalar]] = {"int": i32, "float": f32}


def _of_numbers(low: Lowering, name: str, node: ast.Call) -> Value:
    """A function of numbers, which works on each component of vectors (B-002)."""
    values = _arguments(low, node)
    function = _NUMBER_FUNCTIONS.get(name, elementary)

    def rule(*numbers: Number) -> Value:
        return function(low, name, list(numbers), node)

    return UNKNOWN if values is None else vectors.lift(low, rule, values, node, f"{name}()")


def elementary(low: Lowering, name: str, values: list[Number], node: Positioned) -> Value:
    """An elementary function: in f64 where an argument is f64, else in f32 (B-003)."""
    loc = low.loc(node)
    op = ELEMENTARY[name].name
    if operators.stays_weak(values):
        return apply_weak(op, values, loc)
    type_ = operators.in_float(values)
    return Typed(ir.Apply(op, tuple(convert(value, type_) for value in values), type_, loc))


def extremum(low: Lowering, name: str, values: list[Number], node: Positioned) -> Value:
    """`min`, `max` of numbers at the promotion of all (B-003, B-004)."""
    loc = low.loc(node)
    if operators.stays_weak(values):
        return vectors.fold(low, lambda a, b: apply_weak(name, [a, b], loc), values)
    type_ = operators.promoted(low, values, node)
    if type_ is None:
        return UNKNOWN

    def rule(a: Number, b: Number) -> Value:
        return Typed(operation(name, (convert(a, type_), convert(b, type_)), type_, loc))

    result = vectors.fold(low, rule, values)
    assert isinstance(result, Typed)
    return Typed(result.expr, all(isinstance(value, Typed) and value.literal for value in values), followed(values))


def _power(low: Lowering, name: str, values: list[Number], node: Positioned) -> Value:
    return operators.power(low, name, values[0], values[1], node)


_NUMBER_FUNCTIONS: Final[Mapping[str, Callable[[Lowering, str, list[Number], Positioned], Value]]] = {
    "abs": operators.apply,  # of an integer, an integer (N-015)
    "min": extremum,
    "max": extremum,
    "pow": _power,
}


def _length(low: Lowering, name: str, node: ast.Call) -> Value:
    """`len(x)` is `x.shape[0]` (A-005)."""
    value = expressions.expression(low, node.args[0])
    if isinstance(value, Unknown):
        return UNKNOWN
    if not isinstance(value, Array) or value.ndim == 0:
        low.report(
            "TK038",
            node,
            "len() {at} is taken of something that has no first dimension; it needs an array",
            arrays.as_array(low, node.args[0]),
        )
        return UNKNOWN
    return arrays.dimension(low, value, 0, low.loc(node))


# --- names with a place of their own -----------------------------------------------------------------------------------


def _loop_only(low: Lowering, name: str, node: ast.Call) -> Value:
    low.report("TK020", node, f"{name}() {{at}} can only be what a `for` statement goes over")
    return UNKNOWN


def _allocation(low: Lowering, name: str, node: ast.Call) -> Value:
    low.report("TK015", node, f"{name}() {{at}} must be assigned to one name: tmp = tack.{name}(...)")
    return UNKNOWN


INTRINSICS: Final[Mapping[str, Row]] = {
    **{name: Row(_of_numbers, op.arity, op.arity) for name, op in ELEMENTARY.items()},
    "abs": Row(_of_numbers, 1, 1),
    "min": Row(_of_numbers, 2, None),
    "max": Row(_of_numbers, 2, None),
    "pow": Row(_of_numbers, 2, 2),
    "len": Row(_length, 1, 1),
    **{name: Row(_cast, 1, 1) for name in (*BY_NAME, *_CAST_NAMES)},
    **{name: Row(atomics.atomic, 3, 3) for name in atomics.ATOMICS},
    "select": Row(vectors.select, 3, 3),
    "any": Row(vectors.any_or_all, 1, 1),
    "all": Row(vectors.any_or_all, 1, 1),
    "vec2": Row(constructors.vector, 2, 2),
    "vec3": Row(constructors.vector, 3, 3),
    "vec4": Row(constructors.vector, 4, 4),
    **dict.fromkeys(("mat", "mat2", "mat3", "mat4"), Row(constructors.matrix, 1, 1)),
    "eye": Row(constructors.identity, 1, 1),
    "range": Row(_loop_only, 1, 3),
    "ndindex": Row(_loop_only, 1, None),
    "print": Row(printing.print_, 0, None),
    **{name: Row(_allocation, 2, 2) for name in ALLOCATIONS},
    "thread_id": Row(groups.thread_id, 0, 0),
    "barrier": Row(groups.barrier, 0, 0),
    **{name: Row(groups.block_reduce, 1, 1) for name in groups.BLOCK_OPS},
}
