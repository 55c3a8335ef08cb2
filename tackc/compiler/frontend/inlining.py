"""Device functions: every call is replaced by the function's statements (F-001).

Early returns leave no jump behind: what follows an `if` that returns goes into the arm that does not,

    if a: return x        if a: r = x
    y = g()               else: y = g()
    return y                    r = y

and where an arm returns only on some of its paths, what follows runs while a flag is not set.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Final

from tack.parameters import refusal, refused_parameter
from tack_runtime.dtypes import i32
from tackc.compiler import ir
from tackc.compiler.frontend import expressions, names, operators, scope, statements
from tackc.compiler.frontend.lowering import Frame, Lowering
from tackc.compiler.frontend.scope import Returns, Scope
from tackc.compiler.frontend.source import Source
from tackc.compiler.frontend.values import (
    UNKNOWN,
    AnyArray,
    Array,
    Nothing,
    Object,
    Several,
    Texture,
    Typed,
    Unknown,
    Value,
    Vector,
    as_variable,
    is_plain,
)

_MOST_CALLS: Final = 10_000  # inlined in one kernel


def inline(low: Lowering, key: str, node: ast.Call, owner: Object | None = None) -> Value:
    """Lower a call of a device function, of a method with the object that it is called on; what it returns."""
    source = low.sources[key]
    name = source.function.name
    nodes = node.args if owner is None else [node.func, *node.args]
    arguments = [*([owner] if owner is not None else []), *expressions.operands(low, node.args)]
    if key in low.stack:
        low.report(
            "TK016", node, f"Recursive @tack.func {name!r} is called {{at}}; a device function is inlined, so it cannot recurse"
        )
        return UNKNOWN
    if low.inlined >= _MOST_CALLS:
        low.report("TK036", node, f"the call {{at}} brings the device functions inlined into this kernel to over {_MOST_CALLS}")
        return UNKNOWN
    low.frames.append(_frame(low, key, node))
    fine = parameters_fine(low)
    frame = low.frames.pop()
    if not fine:
        return UNKNOWN
    if len(arguments) != len(source.parameters):
        _report_count(low, source, len(arguments), owner, node)
        return UNKNOWN
    low.inlined += 1
    values = [_argument(low, value, argument) for value, argument in zip(arguments, nodes, strict=True)]
    low.frames.append(frame)
    low.stack.append(key)
    _bind(low, source, values)
    result = _body(low, source)
    low.stack.pop()
    low.frames.pop()
    return result


def _report_count(low: Lowering, source: Source, given: int, owner: Object | None, node: ast.Call) -> None:
    name = source.function.name
    if owner is None:
        text = f"device function {name!r} takes {len(source.parameters)} arguments and is called with {given} {{at}}"
    elif source.parameters:
        count = len(source.parameters) - 1
        what = f"{count} argument{'' if count == 1 else 's'} besides the object"
        text = f"method {name!r} takes {what} and is called with {given - 1} {{at}}"
    else:
        text = f"method {name!r} {{at}} has no parameter for the object that it is called on"
    low.report("TK017", node, text, "" if source.parameters else "give it one, def f(self), or decorate it @staticmethod, too")


def parameters_fine(low: Lowering) -> bool:
    """Whether all parameters of the function being lowered are plain and positional (L-018)."""
    refused = refused_parameter(low.frame.source.tree)
    if refused is None:
        return True
    low.report("TK010", refused[0], refusal(*refused, "{at}"))
    return False


def assignments(source: Source, names_: Scope) -> dict[str, int]:
    """How often each local is assigned: where it is a parameter or starts at zero, once more."""
    once_more = names_.zeroed.union(source.parameters)
    return {name: names_.stores[name] + (name in once_more) for name in names_.locals}


def _frame(low: Lowering, key: str, node: ast.Call) -> Frame:
    source, names_ = low.sources[key], low.scopes[key]
    found = list(scope.return_statements(source.body))
    last = source.body[-1] if source.body else None
    return Frame(
        source,
        names_,
        low.instance(node),
        f"Device function {source.function.name!r} (inlined into kernel {low.kernel_name!r})",
        assignments(source, names_),
        low.loc(node),
        returns=len(found),
        direct=len(found) == 1 and found[0] is last,
    )


def _argument(low: Lowering, value: Value, node: ast.expr) -> Value:
    """What may be passed: numbers by value, arrays, textures and objects by reference (F-006, F-007)."""
    match value:
        case Array() | Texture() | Object() | Unknown():
            return value
        case AnyArray():
            return names.ambiguous(low, value, node)
        case Typed() | Vector():
            return as_variable(value)
        case _:
            return operators.number(low, value, node) or UNKNOWN


def _bind(low: Lowering, source: Source, values: Sequence[Value]) -> None:
    """Bind parameters: to the argument itself where that is no work to read and never assigned, else to a local."""
    frame = low.frame
    for argument, value in zip(source.tree.args.args, values, strict=True):
        changes = frame.scope.stores[argument.arg] or (isinstance(value, Vector) and argument.arg in frame.scope.parts)
        if is_plain(value) and not changes:
            frame.bindings[argument.arg] = value
        else:
            names.assign_slot(low, low.slot(argument.arg), value, argument)


def _body(low: Lowering, source: Source) -> Value:
    """Lower the statements of the function whose frame is the innermost; its result."""
    frame = low.frame
    start = len(low.block)
    statements.sequence(low, source.body)
    for zeroed in sorted(frame.scope.zeroed):
        low.start_at_zero(zeroed, start)
    if frame.returned_flag is not None:
        low.block.insert(start, ir.Assign(frame.returned_flag, operators.FALSE, low.loc(source.tree)))
    if frame.direct:
        return frame.returned if frame.returned is not None else UNKNOWN
    if not frame.results:
        return (
            UNKNOWN
            if frame.results is None and isinstance(frame.returned, Unknown)
            else Nothing(f"{source.function.name!r} returns nothing")
        )
    if frame.scope.returns(source.body) is not Returns.ALWAYS:
        return Nothing(f"{source.function.name!r} does not return a value on every path")
    loc = low.loc(source.tree)
    items = tuple(low.read(low.result_slot(place), loc) for place in range(frame.results))
    return items[0] if frame.results == 1 and not frame.returns_tuple else Several(items)


def return_(low: Lowering, node: ast.Return) -> None:
    """`return` in a device function (F-004, F-005)."""
    frame = low.frame
    if frame.loops:
        low.report("TK009", node, "the return {at} is inside a loop; leave the loop with break and return after it")
    value = _returned(low, node)
    if frame.direct:
        frame.returned = as_variable(value)  # as any other returned value
        return
    if isinstance(value, Unknown):
        frame.returned = UNKNOWN
        low.skipped = True
        return
    items = value.items if isinstance(value, Several) else () if isinstance(value, Nothing) else (value,)
    shape = (len(items), isinstance(value, Several))
    if frame.results is None:
        frame.results, frame.returns_tuple = shape
    elif (frame.results, frame.returns_tuple) != shape:
        low.report("TK018", node, "the return {at} gives another number of values than an earlier one of the same function")
        return
    parts = node.value.elts if isinstance(node.value, ast.Tuple) and len(node.value.elts) == len(items) else None
    for place, item in enumerate(items):
        names.assign_slot(low, low.result_slot(place), item, parts[place] if parts else node.value or node)
    if frame.returned_flag is not None:
        low.emit(ir.Assign(frame.returned_flag, operators.TRUE, low.loc(node)))


def returns_nothing(node: ast.Return) -> bool:
    """`return`, or `return None`."""
    return node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None)


def _returned(low: Lowering, node: ast.Return) -> Value:
    """The value of a `return`: a number, vector or matrix, several of these, or nothing."""
    name = low.frame.source.function.name
    if returns_nothing(node):
        return Nothing(f"{name!r} returns nothing")
    assert node.value is not None
    value = expressions.expression(low, node.value)
    if not isinstance(value, Several):
        return operators.quantity(low, value, node.value) or UNKNOWN
    nodes = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value] * len(value.items)
    return Several(tuple(operators.quantity(low, item, part) or UNKNOWN for item, part in zip(value.items, nodes, strict=True)))


def branch(low: Lowering, node: ast.If, rest: Sequence[ast.stmt]) -> None:
    """An `if` that returns from a device function on some path, with the statements that follow it."""
    frame = low.frame
    then, orelse, left = arms(low, node, rest)
    statements.if_(low, node, then, orelse)
    if frame.scope.returns([node]) is Returns.ALWAYS:
        statements.unreachable(low, left)
    elif left and frame.returned_flag is not None:
        outer = low.push()
        statements.sequence(low, left)
        block = low.pop(outer)
        if block:
            loc = low.loc(node)
            unset = ir.Apply("eq", (ir.Read(frame.returned_flag, loc), operators.FALSE), i32, loc)
            low.emit(ir.If(unset, block, (), loc))


def arms(
    low: Lowering, node: ast.If, rest: Sequence[ast.stmt]
) -> tuple[Sequence[ast.stmt], Sequence[ast.stmt], Sequence[ast.stmt]]:
    """The statements of the arms of such an `if`, what follows it going into the one that does not return, and what is left."""
    frame = low.frame
    then, orelse = frame.scope.returns(node.body), frame.scope.returns(node.orelse)
    if then is Returns.ALWAYS and orelse is not Returns.ALWAYS:
        return node.body, [*node.orelse, *rest], ()
    if orelse is Returns.ALWAYS and then is not Returns.ALWAYS:
        return [*node.body, *rest], node.orelse, ()
    if then is not Returns.ALWAYS and frame.returned_flag is None:
        frame.returned_flag = low.temporary(i32)
    return node.body, node.orelse, rest
