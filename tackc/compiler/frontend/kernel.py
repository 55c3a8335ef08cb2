"""A kernel: the statements before its parallel loop, the loop, and those after it with the value that it returns."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from tack_runtime.dtypes import ObjectType
from tackc.compiler import ir
from tackc.compiler.frontend import bounds, expressions, inlining, loops, names, objects, scope, statements
from tackc.compiler.frontend.inlining import returns_nothing
from tackc.compiler.frontend.lowering import Frame, Loop, Lowering, Region
from tackc.compiler.frontend.source import text_of
from tackc.compiler.frontend.values import UNKNOWN, Value, convert
from tackc.compiler.traverse import expressions as every_expression
from tackc.compiler.traverse import mentions, rewrite, walk


def lower(low: Lowering) -> ir.Kernel | None:
    """One run over a kernel; None where it has no loop or a diagnostic keeps the loop from being built."""
    source, names_ = low.sources[low.program.kernel], low.scopes[low.program.kernel]
    who = f"Kernel {low.kernel_name!r}"
    assignments = inlining.assignments(source, names_)
    low.frames.append(Frame(source, names_, low.program.kernel, who, assignments, is_kernel=True))
    if not inlining.parameters_fine(low):
        return None
    node = scope.parallel_loop(source.body)
    place = source.body.index(node) if node else len(source.body)
    before, after = source.body[:place], source.body[place + 1 :]
    if node is None and not _reports_nested_loop(source.body):
        _without_loop(low)
        return None
    _know_names(low, before, node)
    start = _statements_before(low, before)
    loop = _parallel(low, node) if node else None
    result = _result(low, start, after)
    if loop is None:
        return None
    return _assemble(low, start, loop, result)


def _reports_nested_loop(body: Sequence[ast.stmt]) -> bool:
    """Whether there is a `for` that is not directly in the body, which is an error of its own (L-004)."""
    return any(isinstance(node, ast.For) for statement in body for node in ast.walk(statement))


def _without_loop(low: Lowering) -> None:
    """Report that there is no parallel loop, and check the statements as if they were in it."""
    source = low.frame.source
    low.report(
        "TK001",
        source.tree,
        "definition {at} has no parallel loop: a kernel has one `for` over range(...) or tack.ndindex(...), directly in its body",
        _instead_of_while(source.body),
    )
    _bind_parameters(low)
    low.region = Region.LOOP
    statements.sequence(low, source.body)


def _instead_of_while(body: Sequence[ast.stmt]) -> str:
    """What to write where a `while` was meant to be the parallel loop."""
    found = next((node for node in body if isinstance(node, ast.While)), None)
    if found is None:
        return ""
    written = f"`while {ast.unparse(found.test)}` at line {found.lineno}"
    return f"{written} runs one pass after the other; write for i in range(n), whose iterations run in parallel"


def _know_names(low: Lowering, before: Sequence[ast.stmt], node: ast.For | None) -> None:
    """Find out which names have a value before the loop and which the loop assigns (L-011, P-032)."""
    low.assigned_before = frozenset(scope.stores(before))
    in_loop = scope.stores([node]) if node is not None else {}
    low.loop_names = frozenset(in_loop)
    low.loop_parts = frozenset(scope.parts_assigned([node]) if node is not None else ())
    low.private = (low.loop_names | low.loop_parts) & (low.assigned_before | low.types.keys())


def _statements_before(low: Lowering, before: Sequence[ast.stmt]) -> ir.Block:
    low.region = Region.BEFORE
    outer = low.push()
    _bind_parameters(low)
    statements.sequence(low, before)
    _give_every_path_a_value(low, before)
    return low.pop(outer)


def _give_every_path_a_value(low: Lowering, before: Sequence[ast.stmt]) -> None:
    """Zero what only some path assigns, because every iteration starts from it, read there or not (L-011, E-020)."""
    certain = scope.stores(node for node in before if isinstance(node, (ast.Assign, ast.AugAssign)))
    private = low.private - certain.keys() - low.types.keys()
    for name in sorted(private | (low.frame.scope.zeroed & low.assigned_before)):
        low.start_at_zero(name)


def _bind_parameters(low: Lowering) -> None:
    frame = low.frame
    for argument in frame.source.tree.args.args:
        value = _parameter(low, argument)
        if frame.scope.stores[argument.arg]:
            names.assign_slot(low, low.slot(argument.arg), value, argument)
        else:
            frame.bindings[argument.arg] = value


def _parameter(low: Lowering, argument: ast.arg) -> Value:
    type_ = low.types.get(argument.arg)
    if isinstance(type_, ObjectType):
        return objects.parameter(low, argument.arg, type_, argument)
    return UNKNOWN if type_ is None else objects.leaf(low, argument.arg, type_, argument)


# --- the loop ----------------------------------------------------------------------------------------------------------


def _parallel(low: Lowering, node: ast.For) -> ir.Parallel | None:
    head = loops.header(low, node)
    host = bounds.host_bounds(low, head) if head else None
    low.region = Region.LOOP
    outer = low.push()
    slots, indices = loops.indices_of(low, node, head)
    low.frame.loops.append(Loop(slots, parallel=True))
    _seed(low, node)
    statements.sequence(low, node.body)
    low.frame.loops.pop()
    for name in sorted(low.frame.scope.zeroed & low.loop_names - low.assigned_before):
        low.start_at_zero(name)
    body = low.pop(outer)
    if host is None:
        low.skipped = True
        return None
    return ir.Parallel(bounds.index_axes(indices, host), body, low.loc(node))


def _seed(low: Lowering, node: ast.For) -> None:
    """Start every iteration from the values before the loop: what the body assigns has a local of its own (L-011)."""
    for name in sorted(low.private):
        for slot in low.own_slot(name).scalars:
            type_ = slot.type
            if slot.arrays or slot.objects or slot.is_literal or type_ is None:
                continue
            low.table.touch(slot)
            low.region = Region.BEFORE
            outside = low.local(slot, type_)
            low.region = Region.LOOP
            low.emit(ir.Assign(low.local(slot, type_), ir.Read(outside, low.loc(node)), low.loc(node)))


# --- after it ----------------------------------------------------------------------------------------------------------


def _result(low: Lowering, before: ir.Block, after: Sequence[ast.stmt]) -> ir.Result | None:
    """The statements after the loop, which only matter to the value that the kernel returns (P-031)."""
    low.region = Region.AFTER
    last = after[-1] if after else None
    returned = last if isinstance(last, ast.Return) and not returns_nothing(last) else None
    outer = low.push()
    statements.sequence(low, after[:-1] if returned else after)
    value = _returned(low, returned) if returned else None
    for name in sorted(low.frame.scope.zeroed & scope.stores(after).keys() - low.assigned_before):
        low.start_at_zero(name)
    body = low.pop(outer)
    if value is None or returned is None:
        return None
    return ir.Result((*before, *body), value, low.loc(returned))


def _returned(low: Lowering, node: ast.Return) -> ir.Expr | None:
    assert node.value is not None
    type_ = low.frame.source.function.result
    value = expressions.number(low, node.value)
    if type_ is None:
        low.report(
            "TK007",
            node,
            "the return {at} needs a return annotation that names the type of the value: -> tack.f32, -> float (f32) "
            "or -> int (i32)",
        )
    if value is None or type_ is None:
        low.skipped = True
        return None
    return convert(value, type_)


# --- putting it together -----------------------------------------------------------------------------------------------


def _assemble(low: Lowering, before: ir.Block, loop: ir.Parallel, result: ir.Result | None) -> ir.Kernel:
    function = low.program.functions[low.program.kernel]
    loc = ir.Loc(function.file, function.line, 1, text_of(function))
    params = low.used_params
    kernel = ir.Kernel(
        function.name,
        params,
        (),
        (),
        before,
        loop,
        result,
        low.options,
        loc,
        samplers=low.samplers and any(param.texture for param in params),
    )
    kernel = _without_unread(kernel, low.twins)
    variables, buffers = _declared(kernel)
    return replace(kernel, locals=variables, buffers=buffers, workgroup=tuple(sorted(low.workgroup)), updates=low.all_updates)


def _without_unread(kernel: ir.Kernel, twins: set[str]) -> ir.Kernel:
    """Drop the assignments to twins that nothing reads: of the two types of a literal often only one is met (T-012).

    An assignment that goes may hold the last reads of other twins.
    """
    if not twins:
        return kernel
    reads = Counter(_reads(kernel))
    assigned: dict[str, list[ir.Assign]] = {name: [] for name in twins}
    for node in walk(kernel):
        if isinstance(node, ir.Assign) and node.target.name in twins:
            assigned[node.target.name].append(node)
    unread = [name for name in assigned if not reads[name]]
    gone = set(unread)
    while unread:
        for name in [name for node in assigned[unread.pop()] for name in _reads(node)]:
            reads[name] -= 1
            if name in twins and not reads[name]:
                gone.add(name)
                unread.append(name)
    if not gone:
        return kernel
    return rewrite(kernel, lambda node: () if isinstance(node, ir.Assign) and node.target.name in gone else node)


def _reads(node: ir.Kernel | ir.Assign) -> list[str]:
    """The name of what each read at or below a node reads."""
    return [expr.source.name for expr in every_expression(node) if isinstance(expr, ir.Read)]


def _declared(kernel: ir.Kernel) -> tuple[tuple[ir.Local, ...], tuple[ir.Buffer, ...]]:
    """The locals and the local and shared arrays that a kernel mentions, in order of appearance."""
    variables: dict[ir.Local, None] = dict.fromkeys(axis.index for axis in kernel.loop.axes)
    buffers: dict[ir.Buffer, None] = {}
    for thing in mentions(kernel):
        if isinstance(thing, ir.Local):
            variables[thing] = None
        elif isinstance(thing, ir.Buffer):
            buffers[thing] = None
    return tuple(variables), tuple(buffers)
