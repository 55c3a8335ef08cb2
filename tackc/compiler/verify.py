"""The rules of well-formed IR: this docstring is the specification, and `verify` checks it after every pass.

Each rule has a name, which stands in the message of a kernel that breaks it.

    one-loop     The kernel has one `Parallel` with at least one axis, and no other anywhere (H-005).
    shape        Fields hold the nodes that `ir.py` says: expressions where it says Expr, statements in blocks.
    names        Parameters, locals, local and shared arrays have different, nonempty names.
    declared     Everything with a name that a node mentions stands in `params`, `locals` or `buffers`.
    axis         A loop axis has an i64 index of its own; its bounds read integer scalar parameters and dimensions that exist;
                 a step that is a number is positive.
    buffer       A local or shared array has a size of 0 or more elements.
    const        A constant is an int in its type's range, or a float that is already rounded to its type.
    read         A value is read from a local or a scalar parameter, never from an array.
    element      Load and Store address an array parameter, a local or a shared array, Atomic an array parameter.
    indices      Indices are i64: one, or one per dimension of the array; a local or shared array has one dimension.
    extent       An extent names a dimension that exists and is open; it is an i32 or an i64.
    sample       A sample names a texture and has three f32 coordinates; a kernel for samplers does nothing else with textures.
    operation    `Apply` names a row of `tack/ops.py` and has its number of operands, at a type that it works at.
    operands     Operands and result of `Apply` have the types that the row asks for.
    condition    Conditions are i32.
    arms         Both arms of a `Conditional` have one type.
    assign       A value has the type of the local, the element or the loop bound (i64) that receives it.
    abreast      A loop whose turns may run side by side counts from 0 to a number by ones.
    atomic       An atomic is an add, min or max; its result, if any, is a local of the element's type.
    print        A label is text that UTF-8 can hold, without NUL; there are at most 32 values.
    report       A report has the values that its site asks for, all of them i64.
    reduce       A block reduction is a sum, min or max of an f32 into an f32 (W-017).
    workgroup    `workgroup` names primitives of workgroups, sorted, among them all that the kernel has.
    uniform      All lanes of a workgroup come to a barrier or block reduction together (W-010).
    break        `Break` stands inside a sequential loop (E-013).
    continue     `Continue` stands inside a sequential loop or the parallel one (E-012).
    effect       Nothing outside the parallel loop stores, updates atomically, prints or waits for other lanes (L-009).
    flat         After `flatten`: every access has exactly one index.
    live         After `simplify`: no statement follows a `Break` or `Continue` in its block.

A rule holds from the stage that it names on, the others always. Reads of locals that nothing assigned are well formed.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, get_args

import numpy as np

from tack.ops import OPS
from tack_runtime.checks import Site, value_count
from tack_runtime.dtypes import ArrayType, Scalar, f32, i32
from tack_runtime.errors import InternalError
from tack_runtime.expression import leaves
from tack_runtime.workgroups import PRIMITIVES
from tackc.compiler import ir, workgroups
from tackc.compiler.exhaustive import assert_never
from tackc.compiler.printer import print_expression, print_statement
from tackc.compiler.traverse import walk, written

_EXPR: Final[tuple[Any, ...]] = get_args(ir.Expr)
_STMT: Final[tuple[Any, ...]] = get_args(ir.Stmt)
_ONE_LOOP: Final = "kernel must contain exactly one top-level parallel loop"


@dataclass(frozen=True, slots=True)
class Problem:
    """One broken rule: where, and what the node there looks like."""

    rule: str
    text: str
    loc: ir.Loc
    excerpt: str = ""

    def __str__(self) -> str:
        place = str(self.loc) if self.loc != ir.NOWHERE else "no location"
        return f"{place}: [{self.rule}] {self.text}" + (f"\n    in: {self.excerpt}" if self.excerpt else "")


@dataclass(frozen=True, slots=True)
class _Scope:
    """What the names of a kernel stand for, and the stages that it has been through."""

    params: frozenset[ir.Param]
    locals: frozenset[ir.Local]
    buffers: frozenset[ir.Buffer]
    stages: frozenset[str]
    workgroup: frozenset[str]
    samplers: bool


def verify(kernel: ir.Kernel, *stages: str) -> None:
    """Check a kernel that has come through these stages ("frontend", then passes by name), in this order.

    InternalError lists every broken rule with its node.
    """
    found = problems(kernel, *stages)
    if found:
        listed = "\n  ".join(map(str, found))
        raise InternalError(f"IR of kernel {kernel.name!r} is malformed after {stages[-1]}. Please report this.\n  {listed}")


def problems(kernel: ir.Kernel, *stages: str) -> tuple[Problem, ...]:
    """Every broken rule; where nodes stand in places they cannot, only those are reported."""
    misplaced = tuple(_misplaced(kernel))
    if misplaced:
        return misplaced
    params, locals_, buffers = map(frozenset, (kernel.params, kernel.locals, kernel.buffers))
    scope = _Scope(params, locals_, buffers, frozenset(stages), frozenset(kernel.workgroup), kernel.samplers)  # type: ignore[arg-type]
    found = (*_of_declarations(kernel, scope), *_of_places(kernel), *_of_nodes(kernel, scope))
    return found or tuple(_of_lanes(kernel))


def _problem(rule: str, text: str, node: Any) -> Problem:
    """A problem of a node whose own fields hold what they may."""
    if isinstance(node, _EXPR):
        return Problem(rule, text, node.loc, print_expression(node))
    if isinstance(node, _STMT):
        first, *more = print_statement(node).splitlines()
        return Problem(rule, text, node.loc, f"{first} ..." if more else first)
    return Problem(rule, text, node.loc)


# --- nodes in their places ---------------------------------------------------------------------------------------------

_ALLOWED: Final[Mapping[str, tuple[type, ...]]] = {
    "Expr": _EXPR,
    "tuple[Expr, ...]": _EXPR,
    "tuple[str | Expr, ...]": (str, *_EXPR),
    "Block": _STMT,
    "Parallel": (ir.Parallel,),
    "Result | None": (ir.Result, type(None)),
    "tuple[Axis, ...]": (ir.Axis,),
    "Local": (ir.Local,),
    "Local | None": (ir.Local, type(None)),
    "Local | Param": (ir.Local, ir.Param),
    "Storage": (ir.Param, ir.Buffer),
    "Param": (ir.Param,),
    "Scalar": (Scalar,),
    "Site": (Site,),
    "tuple[Param, ...]": (ir.Param,),
    "tuple[Local, ...]": (ir.Local,),
    "tuple[Buffer, ...]": (ir.Buffer,),
}


# For each class of nodes: (field, whether it holds a tuple, what it may hold).
_NODE_FIELDS: Final[Mapping[type, tuple[tuple[str, bool, tuple[type, ...]], ...]]] = {
    cls: tuple(
        (field.name, field.type == "Block" or str(field.type).startswith("tuple"), _ALLOWED[str(field.type)])
        for field in fields(cls)
        if str(field.type) in _ALLOWED
    )
    for cls in (*_EXPR, *_STMT, ir.Parallel, ir.Result, ir.Kernel)
}


def _misplaced(kernel: ir.Kernel) -> Iterator[Problem]:
    """one-loop and shape. Only nodes that are in their places are entered."""
    loop: Any = kernel.loop  # nothing here is what the fields' types promise
    if not isinstance(loop, ir.Parallel) or not loop.axes:
        yield Problem("one-loop", _ONE_LOOP, kernel.loc)
    pending: list[Any] = [kernel]
    while pending:
        node = pending.pop()
        for name, many, allowed in _NODE_FIELDS[type(node)]:
            value = getattr(node, name)
            if many and not isinstance(value, tuple):
                yield Problem("shape", f"{type(node).__name__}.{name} is not a tuple", node.loc)
                continue
            for item in value if many else (value,):
                if isinstance(item, ir.Parallel) and item is not kernel.loop:
                    yield Problem("one-loop", _ONE_LOOP, item.loc)
                elif not isinstance(item, allowed):
                    yield Problem("shape", f"{type(node).__name__}.{name} cannot hold {type(item).__name__}", node.loc)
                elif type(item) in _NODE_FIELDS:
                    pending.append(item)


# --- declarations ------------------------------------------------------------------------------------------------------


def _of_declarations(kernel: ir.Kernel, scope: _Scope) -> Iterator[Problem]:
    seen: set[str] = set()
    named: tuple[ir.Param | ir.Local | ir.Buffer, ...] = (*kernel.params, *kernel.locals, *kernel.buffers)
    for thing in named:
        if not thing.name or thing.name in seen:
            yield _problem("names", f"two things are called {thing.name!r}" if thing.name else "a name is empty", kernel)
        seen.add(thing.name)
    for buffer in kernel.buffers:
        if buffer.size < 0:
            yield _problem("buffer", f"local array {buffer.name!r} has size {buffer.size}", kernel)
    if not scope.workgroup <= PRIMITIVES or list(kernel.workgroup) != sorted(scope.workgroup):
        yield _problem("workgroup", f"{kernel.workgroup} are not the names of primitives, sorted", kernel)
    if any(buffer.shared for buffer in kernel.buffers) and scope.workgroup.isdisjoint(("shared", "shared_like")):
        yield _problem("workgroup", "there is a shared array, but neither shared nor shared_like is listed", kernel)
    earlier: set[ir.Local] = set()
    for axis in kernel.loop.axes:
        if axis.index.type is not ir.INDEX or axis.index in earlier:
            yield _problem("axis", f"loop index {axis.index.name!r} is not an i64 of its own", kernel.loop)
        earlier.add(axis.index)
        if axis.index not in scope.locals:
            yield _problem("declared", f"loop index {axis.index.name!r} is not declared", kernel.loop)
        if isinstance(axis.step, int) and axis.step <= 0:
            yield _problem("axis", f"step {axis.step} is not positive", kernel.loop)
        for bound in (axis.start, axis.stop, axis.step):
            for kind, name, dim in leaves(bound):
                if not _bound_exists(kernel, kind, name, dim):
                    what = f"{name}.shape[{dim}]" if kind == "dim" else name
                    yield _problem("axis", f"a bound reads {what}, which no parameter has", kernel.loop)


def _bound_exists(kernel: ir.Kernel, kind: str, name: str, dim: int) -> bool:
    for param in kernel.params:
        if param.name == name:
            if isinstance(param.type, ArrayType):
                return kind == "dim" and dim < param.type.ndim
            return kind == "scalar" and not param.type.is_float
    return False


# --- statements in their places ----------------------------------------------------------------------------------------


def _of_places(kernel: ir.Kernel) -> Iterator[Problem]:
    """break, continue, effect: what depends on the loops around a statement."""
    yield from _of_block(kernel.before, in_parallel=False, in_loop=False)
    yield from _of_block(kernel.loop.body, in_parallel=True, in_loop=False)
    if kernel.result:
        yield from _of_block(kernel.result.body, in_parallel=False, in_loop=False)


def _of_block(block: ir.Block, *, in_parallel: bool, in_loop: bool) -> Iterator[Problem]:
    pending = [(stmt, in_loop) for stmt in block]
    while pending:
        stmt, looped = pending.pop()
        match stmt:
            case ir.If():
                pending += [(inner, looped) for inner in (*stmt.then, *stmt.orelse)]
            case ir.For() | ir.While():
                pending += [(inner, True) for inner in stmt.body]
            case ir.Break() if not looped:
                yield _problem("break", "break is outside a sequential loop", stmt)
            case ir.Continue() if not looped and not in_parallel:
                yield _problem("continue", "continue is outside a loop", stmt)
        is_effect = written(stmt) is not None or isinstance(stmt, (ir.Print, ir.Barrier, ir.BlockReduce))
        if is_effect and not in_parallel:
            yield _problem("effect", "an effect is outside the parallel loop", stmt)


# --- single nodes ------------------------------------------------------------------------------------------------------


def _of_nodes(kernel: ir.Kernel, scope: _Scope) -> Iterator[Problem]:
    for node in walk(kernel):
        for rule, text in _findings(node, scope):
            yield _problem(rule, text, node)


_Findings = Iterator[tuple[str, str]]


def _findings(node: Any, scope: _Scope) -> _Findings:
    if isinstance(node, _EXPR):
        yield from _of_expression(node, scope)
    elif isinstance(node, _STMT):
        yield from _of_statement(node, scope)
    elif isinstance(node, ir.Parallel):
        yield from _live((node.body,), scope)


def _of_expression(expr: ir.Expr, scope: _Scope) -> _Findings:
    match expr:
        case ir.Const():
            yield from _const(expr)
        case ir.Read():
            yield from _read(expr, scope)
        case ir.Load():
            yield from _access(expr.storage, expr.indices, scope)
        case ir.Sample():
            yield from _sample(expr, scope)
        case ir.Extent():
            yield from _extent(expr, scope)
        case ir.Apply():
            yield from _apply(expr)
        case ir.Conditional():
            yield from _conditional(expr)
        case ir.ThreadId():
            yield from _listed("thread_id", scope)
        case ir.Cast():
            pass  # every type converts to every other
        case _:
            assert_never(expr)


def _of_statement(stmt: ir.Stmt, scope: _Scope) -> _Findings:
    match stmt:
        case ir.Assign():
            yield from _assign(stmt, scope)
        case ir.Store():
            yield from _access(stmt.storage, stmt.indices, scope)
            yield from _stored(stmt.storage, stmt.value)
        case ir.Atomic():
            yield from _atomic(stmt, scope)
        case ir.Print():
            yield from _print(stmt)
        case ir.If():
            yield from _expects("condition", "a condition", stmt.condition, ir.TRUTH)
            yield from _live((stmt.then, stmt.orelse), scope)
        case ir.While():
            yield from _expects("condition", "a condition", stmt.condition, ir.TRUTH)
            yield from _live((stmt.body,), scope)
        case ir.For():
            yield from _for(stmt, scope)
        case ir.Barrier():
            yield from _listed("barrier", scope)
        case ir.BlockReduce():
            yield from _reduce(stmt, scope)
        case ir.Break() | ir.Continue():
            pass  # see `_of_places`
        case ir.Report():
            yield from _report(stmt)
        case _:
            assert_never(stmt)


def _declared(thing: ir.Local | ir.Param | ir.Buffer, scope: _Scope) -> _Findings:
    match thing:
        case ir.Local():
            known = thing in scope.locals
        case ir.Param():
            known = thing in scope.params
        case ir.Buffer():
            known = thing in scope.buffers
    if not known:
        yield "declared", f"{type(thing).__name__} {thing.name!r} is not declared"


def _type_of(expr: ir.Expr) -> Scalar | None:
    """The type of an expression; None where it is malformed, which is reported at the expression itself."""
    if isinstance(expr, ir.Conditional):
        arm: ir.Expr = expr
        while isinstance(arm, ir.Conditional):
            arm = arm.then
        return _type_of(arm)
    try:
        return expr.type
    except TypeError:
        return None


def _expects(rule: str, what: str, expr: ir.Expr, wanted: Scalar) -> _Findings:
    actual = _type_of(expr)
    if actual is not None and actual is not wanted:
        yield rule, f"{what} is {actual}, not {wanted}"


def _const(node: ir.Const) -> _Findings:
    value, type_ = node.value, node.type
    if type_.is_float:
        good = isinstance(value, float) and _rounded(value, type_)
    else:
        good = isinstance(value, int) and not isinstance(value, bool) and type_.minimum <= value <= type_.maximum
    if not good:
        yield "const", f"{value!r} is not a value of {type_}"


def _rounded(value: float, type_: Scalar) -> bool:
    with np.errstate(over="ignore"):
        return math.isnan(value) or float(type_(value)) == value


def _read(node: ir.Read, scope: _Scope) -> _Findings:
    yield from _declared(node.source, scope)
    if not isinstance(node.source.type, Scalar):
        yield "read", f"{node.source.name!r} is an array"


def _access(storage: ir.Storage, indices: tuple[ir.Expr, ...], scope: _Scope) -> _Findings:
    yield from _declared(storage, scope)
    if isinstance(storage, ir.Param) and not isinstance(storage.type, ArrayType):
        yield "element", f"{storage.name!r} is not an array"
        return
    if isinstance(storage, ir.Param) and storage.texture and scope.samplers:
        yield "sample", f"{storage.name!r} is a texture, with an element"
    ndim = storage.type.ndim if isinstance(storage, ir.Param) and isinstance(storage.type, ArrayType) else 1
    if len(indices) not in (1, ndim):
        yield "indices", f"{len(indices)} indices for {ndim} dimensions of {storage.name!r}"
    if len(indices) != 1 and "flatten" in scope.stages:
        yield "flat", f"{len(indices)} indices after flatten"
    for index in indices:
        yield from _expects("indices", "an index", index, ir.INDEX)


def _sample(node: ir.Sample, scope: _Scope) -> _Findings:
    yield from _declared(node.texture, scope)
    if not node.texture.texture or not scope.samplers:
        yield "sample", f"{node.texture.name!r} is an array"
    if len(node.point) != 3:
        yield "sample", f"a point has {len(node.point)} coordinates"
    for coordinate in node.point:
        yield from _expects("sample", "a coordinate", coordinate, f32)


def _extent(node: ir.Extent, scope: _Scope) -> _Findings:
    yield from _declared(node.array, scope)
    dims = node.array.type.dims if isinstance(node.array.type, ArrayType) else ()
    if not 0 <= node.axis < len(dims):
        yield "extent", f"{node.array.name!r} has no dimension {node.axis}"
    elif dims[node.axis] is not None:
        yield "extent", f"dimension {node.axis} of {node.array.name!r} is baked: {dims[node.axis]}"
    if node.type not in (i32, ir.INDEX):
        yield "extent", f"an extent is i32 or i64, not {node.type}"


def _apply(node: ir.Apply) -> _Findings:
    row = OPS.get(node.op)
    if row is None:
        yield "operation", f"no operation is called {node.op!r}"
        return
    if len(node.args) != row.arity:
        yield "operation", f"{node.op} has {len(node.args)} operands, not {row.arity}"
        return
    working = _type_of(node.args[0])
    if working is None:
        return
    if working.kind not in row.kinds:
        yield "operation", f"{node.op} does not work at {working}"
        return
    for position, (arg, wanted) in enumerate(zip(node.args, row.operand_types(working), strict=True), 1):
        yield from _expects("operands", f"operand {position} of {node.op}", arg, wanted)
    if node.type is not row.result_type(working):
        yield "operands", f"the result of {node.op} at {working} is {row.result_type(working)}, not {node.type}"


def _conditional(node: ir.Conditional) -> _Findings:
    yield from _expects("condition", "a condition", node.condition, ir.TRUTH)
    then, orelse = _type_of(node.then), _type_of(node.orelse)
    if then is not None and orelse is not None and then is not orelse:
        yield "arms", f"the arms are {then} and {orelse}"


def _assign(node: ir.Assign, scope: _Scope) -> _Findings:
    yield from _declared(node.target, scope)
    yield from _expects("assign", f"the value of {node.target.name!r}", node.value, node.target.type)


def _stored(storage: ir.Storage, value: ir.Expr) -> _Findings:
    try:
        element = ir.element_type(storage)
    except TypeError:
        return  # not an array: reported with the access
    yield from _expects("assign", f"the value for {storage.name!r}", value, element)


def _atomic(node: ir.Atomic, scope: _Scope) -> _Findings:
    yield from _access(node.array, node.indices, scope)
    yield from _stored(node.array, node.value)
    if node.op not in get_args(ir.AtomicOp):
        yield "atomic", f"no atomic is called {node.op!r}"
    if node.result is not None:
        yield from _declared(node.result, scope)
        if isinstance(node.array.type, ArrayType) and node.result.type is not node.array.type.scalar:
            yield "atomic", f"the old value is {node.array.type.scalar}, {node.result.name!r} is {node.result.type}"


def _print(node: ir.Print) -> _Findings:
    for item in node.items:
        if isinstance(item, str) and not ir.is_label(item):
            yield "print", f"{item!a} is no label"
    if sum(not isinstance(item, str) for item in node.items) > ir.MOST_PRINTED:
        yield "print", f"more than {ir.MOST_PRINTED} values are printed"


def _report(node: ir.Report) -> _Findings:
    wanted = value_count(node.site.kind)
    if len(node.values) != wanted:
        yield "report", f"{len(node.values)} values, not {wanted}"
    for value in node.values:
        yield from _expects("report", "a value", value, ir.INDEX)


def _reduce(node: ir.BlockReduce, scope: _Scope) -> _Findings:
    name = workgroups.primitive(node)
    yield from _declared(node.result, scope)
    yield from _expects("reduce", f"the value of {name}", node.value, f32)
    if node.op not in get_args(ir.ReduceOp):
        yield "reduce", f"no block reduction is called {node.op!r}"
    if node.result.type is not f32:
        yield "reduce", f"the result of {name} is {node.result.type}, not f32"
    yield from _listed(name, scope)


def _listed(name: str, scope: _Scope) -> _Findings:
    if name not in scope.workgroup:
        yield "workgroup", f"{name} is not listed"


def _of_lanes(kernel: ir.Kernel) -> Iterator[Problem]:
    """uniform, of a kernel that is well formed otherwise."""
    for place, stmt in workgroups.parted(kernel):
        yield _problem("uniform", f"only some lanes may come to {place.path}", stmt)


def _for(node: ir.For, scope: _Scope) -> _Findings:
    yield from _declared(node.index, scope)
    if node.index.type is not ir.INDEX:
        yield "assign", f"loop index {node.index.name!r} is {node.index.type}, not i64"
    for what, bound in (("start", node.start), ("stop", node.stop), ("step", node.step)):
        yield from _expects("assign", f"the {what} of a loop", bound, ir.INDEX)
    if node.abreast and not (_is(node.start, 0) and isinstance(node.stop, ir.Const) and _is(node.step, 1)):
        yield "abreast", f"the turns of {node.index.name!r} are not counted from 0 to a number"
    yield from _live((node.body,), scope)


def _is(expr: ir.Expr, value: int) -> bool:
    return isinstance(expr, ir.Const) and expr.value == value


def _live(blocks: tuple[ir.Block, ...], scope: _Scope) -> _Findings:
    if "simplify" in scope.stages:
        for block in blocks:
            if any(isinstance(stmt, (ir.Break, ir.Continue)) for stmt in block[:-1]):
                yield "live", "a statement follows break or continue"
