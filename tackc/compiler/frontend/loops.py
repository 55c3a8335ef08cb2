"""Sequential loops: `for` over range and ndindex, `while`, `break`, `continue`."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass

from tack_runtime.dtypes import i32
from tackc.compiler import ir
from tackc.compiler.frontend import calls, expressions, objects, operators, scope, statements
from tackc.compiler.frontend.lowering import Loop, Lowering, Region
from tackc.compiler.frontend.promotion import join
from tackc.compiler.frontend.slots import Slot
from tackc.compiler.frontend.values import Shape, Typed, Value, Weak, cast, convert


@dataclass(frozen=True, slots=True)
class Header:
    """What a `for` goes `over`, and the names that it binds: one for each dimension.

    `flat` is the one name that it binds instead, to the row-major index of all.
    """

    over: ast.expr
    is_range: bool
    args: tuple[ast.expr, ...]
    targets: tuple[ast.Name, ...]
    flat: ast.Name | None = None

    @property
    def bounds(self) -> tuple[tuple[ast.expr | None, ast.expr, ast.expr | None], ...]:
        """Start (None: 0), stop and step (None: 1) of every dimension."""
        args = self.args
        if self.is_range:
            start = args[0] if len(args) > 1 else None
            return ((start, args[min(1, len(args) - 1)], args[2] if len(args) > 2 else None),)
        pairs = [tuple(arg.elts) if isinstance(arg, ast.Tuple) else (None, arg) for arg in args]
        return tuple((start, stop, None) for start, stop in pairs)


def header(low: Lowering, node: ast.For) -> Header | None:
    """The parts of a `for` line; None where it is no loop of the language, which is reported."""
    if node.orelse:
        expressions.reject(low, node, "for…else")
    sizes = objects.sizes(low, node.iter)
    if sizes is not None:
        return _over_object(low, node, sizes)
    name = calls.intrinsic_name(low, node.iter.func) if isinstance(node.iter, ast.Call) else None
    if not isinstance(node.iter, ast.Call) or name not in ("range", "ndindex"):
        low.report("TK020", node.iter, "the for loop {at} must go over range(...) or tack.ndindex(...)", _rewritten(low, node))
        return None
    call = node.iter
    if not calls.plain(low, call):
        return None
    given = len(call.args)
    if given < 1 or (name == "range" and given > 3):
        most = "1 to 3 arguments" if name == "range" else "one or more arguments"
        low.report("TK012", call, f"{name}() takes {most} and is called with {given} arguments {{at}}")
        return None
    for argument in call.args:
        if isinstance(argument, ast.Tuple) and (name == "range" or len(argument.elts) != 2):
            low.report(
                "TK020", argument, f"the tuple {{at}} is no bound of {name}(): a pair (start, end) bounds an ndindex dimension"
            )
            return None
        if _is_whole_shape(low, call, argument, name):
            return None
    count = 1 if name == "range" else given
    names = _targets(low, node, count, as_tuple=name == "ndindex")
    return None if names is None else Header(call, name == "range", tuple(call.args), names)


def _is_whole_shape(low: Lowering, call: ast.Call, argument: ast.expr, name: str) -> bool:
    """Whether an argument of range or ndindex is a whole shape, as NumPy's ndindex takes it, which is reported."""
    shape = expressions.expression(low, argument) if isinstance(argument, ast.Attribute) and argument.attr == "shape" else None
    if not isinstance(shape, Shape):
        return False
    text, ndim = ast.unparse(argument), shape.array.ndim
    sizes = ", ".join(f"{text}[{axis}]" for axis in range(ndim))
    args = ", ".join(sizes if each is argument else ast.unparse(each) for each in call.args)
    fits = ndim == 1 or (ndim > 1 and name == "ndindex")
    what = f"{text!r} {{at}} is a whole shape, and {name}() takes sizes"
    low.report("TK020", argument, what, f"write {ast.unparse(call.func)}({args})" if fits else "")
    return True


def _targets(low: Lowering, node: ast.For, count: int, as_tuple: bool) -> tuple[ast.Name, ...] | None:
    """The names that a loop of so many dimensions binds; None where they do not fit, which is reported."""
    targets = node.target.elts if isinstance(node.target, ast.Tuple) else [node.target]
    names = tuple(target for target in targets if isinstance(target, ast.Name))
    starred = next((target for target in targets if isinstance(target, ast.Starred)), None)
    if starred is not None:
        expressions.reject(low, starred)
        return None
    tuple_fits = not isinstance(node.target, ast.Tuple) or as_tuple
    if len(names) != len(targets) or len(names) != count or not tuple_fits:
        wanted = "one name" if count == 1 else f"{count} names, one for each dimension"
        low.report("TK020", node.target, f"the targets {{at}} do not fit: this loop binds {wanted}")
        return None
    return names


def _over_object(low: Lowering, node: ast.For, sizes: Sequence[ast.Attribute]) -> Header | None:
    """`for c in obj` (D-012): c is the row-major index of all; with a tuple of names, each is an index, the first the fastest."""
    if not sizes:
        what = "the for loop {at} goes over an object whose class names no sizes to go through"
        low.report(
            "TK020", node.iter, what, 'name 1 to 3 of its attributes there, the fastest first: __tack_iterate__ = ("nx", "ny")'
        )
        return None
    args = tuple(reversed(sizes))
    if isinstance(node.target, ast.Name) and len(sizes) > 1:
        flat = node.target
        hidden = (ast.copy_location(ast.Name(f"{flat.id}.{size.attr}", ast.Store()), flat) for size in args)
        return Header(node.iter, False, args, tuple(hidden), flat)
    names = _targets(low, node, len(sizes), as_tuple=True)
    return None if names is None else Header(node.iter, False, args, names[::-1])


def _rewritten(low: Lowering, node: ast.For) -> str:
    """How to write a loop over an array, or over its elements with their numbers."""
    targets, index = node.target, "j"
    match node.iter:
        case ast.Call(func=ast.Name(id="range" | "ndindex" as name)) if name in low.frame.scope.locals:
            return f"give the local {name!r} another name: it hides {name}()"
        case ast.Call(func=ast.Name(id="enumerate"), args=[array]):
            if isinstance(targets, ast.Tuple) and len(targets.elts) == 2 and isinstance(targets.elts[0], ast.Name):
                index, targets = targets.elts[0].id, targets.elts[1]
        case ast.Call(func=ast.Name(id="prange") | ast.Attribute(attr="prange"), args=args):
            return f"write range({', '.join(map(ast.unparse, args))}): the loop of a kernel is parallel"
        case ast.Name() | ast.Attribute() | ast.Subscript() as array:
            pass
        case _:
            return ""
    indexed = ast.unparse(array)
    return f"write for {index} in range(len({indexed})): {ast.unparse(targets)} = {indexed}[{index}]"


def for_(low: Lowering, node: ast.For) -> None:
    """A `for` inside the parallel loop; one outside it is an error (L-004)."""
    if low.region is not Region.LOOP:
        low.report(
            "TK002",
            node,
            "for loop {at} is outside the parallel loop. A kernel has one parallel loop, a `for` directly in its body; move this "
            "loop into it, or into another kernel",
        )
        region, low.region = low.region, Region.LOOP  # what it holds is judged as the body of a loop
        _sequential(low, node)
        low.region = region
        return
    _sequential(low, node)


def _sequential(low: Lowering, node: ast.For) -> None:
    head = header(low, node)
    bounds = _bounds(low, head) if head else None
    leave = low.temporary(i32) if head and len(head.targets) > 1 and scope.breaks(node.body) else None
    outer = low.push()
    slots, indices = indices_of(low, node, head)
    low.frame.loops.append(Loop(slots, leave=leave))
    statements.sequence(low, node.body)
    body = low.pop(outer)
    low.frame.loops.pop()
    if bounds is None:
        low.skipped = True
        return
    _nest(low, node, list(zip(indices, bounds, strict=True)), body, leave)


def indices_of(low: Lowering, node: ast.For, head: Header | None) -> tuple[dict[str, Slot], list[ir.Local]]:
    """The variables of a loop and its indices, at the start of its body: a variable that the body assigns is a copy of the index.

    So an assignment is private to the iteration or turn, as in Python, also where an index lives on for several turns (E-011).
    """
    slots = {name: low.loop_slot(name, node) for name in scope.loop_names(node)}
    targets = head.targets if head else ()
    indices = [low.fresh(target.id, ir.INDEX) for target in targets]
    assigned = scope.stores(node.body)
    if head is not None and head.flat is not None:
        _bind_flat(low, slots[head.flat.id], indices, head.args, head.flat)
        return slots, indices
    for index, target in zip(indices, targets, strict=True):
        own = low.fresh(target.id, ir.INDEX) if target.id in assigned else index
        low.bind_index(slots[target.id], own)
        if own is not index:
            low.emit(ir.Assign(own, ir.Read(index, low.loc(target)), low.loc(target)))
    return slots, indices


def _bind_flat(low: Lowering, slot: Slot, indices: Sequence[ir.Local], sizes: Sequence[ast.expr], node: ast.Name) -> None:
    """Let a variable be the row-major index of several, at the start of the body."""
    loc = low.loc(node)
    flat: ir.Expr = ir.Read(indices[0], loc)
    for index, size in zip(indices[1:], sizes[1:], strict=True):
        count = expressions.number(low, size)
        if count is None:
            return
        scaled = ir.Apply("mul", (flat, cast(convert(count, ir.INDEX), ir.INDEX)), ir.INDEX, loc)
        flat = ir.Apply("add", (scaled, ir.Read(index, loc)), ir.INDEX, loc)
    own = low.fresh(node.id, ir.INDEX)
    low.bind_index(slot, own)
    low.emit(ir.Assign(own, flat, loc))


def _nest(
    low: Lowering,
    node: ast.For,
    dims: list[tuple[ir.Local, tuple[ir.Expr, ir.Expr, ir.Expr]]],
    body: ir.Block,
    leave: ir.Local | None,
) -> None:
    """Emit one loop for each dimension, the last innermost (E-011)."""
    loc = low.loc(node)
    if leave is not None:
        low.emit(ir.Assign(leave, operators.FALSE, loc))
    for place, (index, (start, stop, step)) in reversed(list(enumerate(dims))):
        body = (ir.For(index, start, stop, step, body, loc),)
        if leave is not None and place > 0:
            body = (*body, ir.If(ir.Read(leave, loc), (ir.Break(loc),), (), loc))
    low.block.extend(body)


def _bounds(low: Lowering, head: Header) -> list[tuple[ir.Expr, ir.Expr, ir.Expr]] | None:
    """Start, stop and step of every dimension, captured once on entry (E-008)."""
    nodes = [bound for bounds in head.bounds for bound in bounds if bound is not None]
    values = dict(zip(nodes, expressions.operands(low, nodes), strict=True))
    several = len(head.bounds) > 1
    loc = low.loc(head.over)
    found: list[tuple[ir.Expr, ir.Expr, ir.Expr]] = []
    for start, stop, step in head.bounds:
        if step is not None:
            check_step(low, values[step], step)
        parts = [
            ir.Const(default, ir.INDEX, loc) if bound is None else _bound(low, values[bound], bound, several)
            for bound, default in ((start, 0), (stop, 0), (step, 1))
        ]
        known = [part for part in parts if part is not None]
        if len(known) == 3:
            found.append((known[0], known[1], known[2]))
    return found if len(found) == len(head.bounds) else None


def _bound(low: Lowering, value: Value, node: ast.expr, several: bool) -> ir.Expr | None:
    """One bound as an i64; in a nest, where inner loops start again and again, from a local."""
    whole = operators.number(low, value, node)
    if whole is None:
        return None
    if isinstance(whole, Weak) or not operators.is_integer(whole):
        type_ = "a float literal" if isinstance(whole, Weak) else str(whole.expr.type)
        low.report("TK028", node, f"the loop bound {{at}} is {type_}; it must be an integer", operators.to_integer(node))
        return None
    if join([ir.INDEX, whole.expr.type]) is not ir.INDEX:
        low.report(
            "TK023",
            node,
            f"the loop bound {{at}} is {whole.expr.type} and the loop variable i64, which have no common integer type; "
            "use an explicit integer cast",
            "tack.i64(x)",
        )
        return None
    expr = cast(whole.expr, ir.INDEX)
    if several and not _never_changes(expr):
        kept = low.keep(Typed(expr))
        assert isinstance(kept, Typed)
        return kept.expr
    return expr


def _never_changes(expr: ir.Expr) -> bool:
    match expr:
        case ir.Const() | ir.Read(source=ir.Param()):
            return True
        case ir.Cast(value=value):
            return _never_changes(value)
        case _:
            return False


def check_step(low: Lowering, value: Value, node: ast.expr) -> None:
    """A step that is known must be positive (E-010)."""
    step = operators.constant(value.expr) if isinstance(value, Typed) else None
    if step is not None and step <= 0:
        low.report("TK019", node, f"range() step must be positive; the step {{at}} is {step}")


def while_(low: Lowering, node: ast.While) -> None:
    """`while`: the condition and what it needs are evaluated before every turn (E-016)."""
    if node.orelse:
        expressions.reject(low, node, "while…else")
    outer = low.push()
    with low.may_skip("the condition of a `while`"):
        value = expressions.condition(low, node.test, "while")
    test = low.pop(outer)
    low.frame.loops.append(Loop({}))
    outer = low.push()
    statements.sequence(low, node.body)
    body = low.pop(outer)
    low.frame.loops.pop()
    if value is None:
        low.skipped = True
        return
    loc = low.loc(node)
    condition = operators.truth(value, low.loc(node.test))
    if test:
        stop = ir.If(condition, (), (ir.Break(loc),), loc)
        low.emit(ir.While(operators.TRUE, (*test, stop, *body), loc))
    else:
        low.emit(ir.While(condition, body, loc))


def break_(low: Lowering, node: ast.Break) -> None:
    """`break` leaves a loop inside an iteration, never the parallel loop (E-013)."""
    loop = low.frame.loops[-1] if low.frame.loops else None
    if loop is None or loop.parallel:
        low.report(
            "TK005",
            node,
            "break {at} would leave the parallel loop, whose iterations have no order; test a condition and continue instead",
        )
        return
    if loop.leave is not None:
        low.emit(ir.Assign(loop.leave, operators.TRUE, low.loc(node)))
    low.emit(ir.Break(low.loc(node)))


def continue_(low: Lowering, node: ast.Continue) -> None:
    """`continue` goes to the next turn; in the parallel loop it ends the iteration (E-012)."""
    low.emit(ir.Continue(low.loc(node)))
