"""Primitives of workgroups: barriers, block reductions, the lane's number; and that all lanes meet (section W)."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Final

from tack_runtime.dtypes import f32
from tackc.compiler import ir, workgroups
from tackc.compiler.frontend import expressions
from tackc.compiler.frontend.lowering import CollectiveSite, Lowering
from tackc.compiler.frontend.values import UNKNOWN, Nothing, Typed, Value, convert
from tackc.compiler.uniformity import analyze


def thread_id(low: Lowering, name: str, node: ast.Call) -> Value:
    """`tack.thread_id()`: an i32 (T-006, W-009)."""
    return Typed(ir.ThreadId(low.loc(node)))


def barrier(low: Lowering, name: str, node: ast.Call) -> Value:
    """`tack.barrier()`, a statement (W-016)."""
    if low.statement_call is not node:
        low.report("TK082", node, "barrier() {at} is used as a value; it is a statement and gives none")
        return UNKNOWN
    if not low.outside("barrier()", node):
        _meet(low, ir.Barrier(low.loc(node)), node)
    return Nothing("barrier() gives none")


def block_reduce(low: Lowering, name: str, node: ast.Call) -> Value:
    """`tack.block_sum(v)`, `block_min`, `block_max` of an f32, which every lane gets (W-017)."""
    value = expressions.number(low, node.args[0])
    if low.outside(f"{name}()", node) or value is None:
        return UNKNOWN
    if isinstance(value, Typed) and value.expr.type is not f32:
        low.report(
            "TK081",
            node.args[0],
            f"{name} requires f32 input; use an explicit f32 cast: the value {{at}} is {value.expr.type}",
            f"tack.{name}(tack.f32({ast.unparse(node.args[0])}))",
        )
        return UNKNOWN
    result, loc = low.temporary(f32), low.loc(node)
    _meet(low, ir.BlockReduce(BLOCK_OPS[name], convert(value, f32), result, loc), node)
    return Typed(ir.Read(result, loc))


BLOCK_OPS: Final[Mapping[str, ir.ReduceOp]] = {"block_sum": "sum", "block_min": "min", "block_max": "max"}


def _meet(low: Lowering, stmt: ir.Collective, node: ast.Call) -> None:
    low.effect(stmt)
    low.collectives.append(CollectiveSite(stmt, low.frame, node, low.skippable))


# --- participation -----------------------------------------------------------------------------------------------------


def check_participation(low: Lowering, kernel: ir.Kernel) -> None:
    """Report every collective of a kernel, fully lowered, that only some lanes may come to (W-010, W-014)."""
    if not low.collectives:
        return
    places = {id(place.stmt): place for place in analyze(kernel)}
    for site in low.collectives:
        place = places.get(id(site.stmt))  # none where the statement is unreachable
        parted = place.parted if place is not None else None
        if site.skippable or parted is not None:
            low.frames.append(site.frame)
            _report(low, site, f", at {place.path}" if place is not None else "", parted)
            low.frames.pop()


def _report(low: Lowering, site: CollectiveSite, where: str, parted: ir.Stmt | None) -> None:
    name = workgroups.primitive(site.stmt)
    if parted is None or site.skippable:
        why, advice = f"it is in {site.skippable}", f"give {name}() a statement of its own before this one"
    else:
        why, advice = _cause(parted), f"let every lane come to {name}(), and put under the condition what a lane adds"
    low.report("TK080", site.node, f"{name}() {{at}} {workgroups.UNIFORM}{where}: {why}", advice)


def _cause(stmt: ir.Stmt) -> str:
    """Where the lanes of a workgroup may part."""
    match stmt:
        case ir.If():
            return f"the condition at {stmt.condition.loc} may differ from lane to lane"
        case ir.While():
            return f"the condition of the loop at {stmt.loc} may differ from lane to lane"
        case ir.For():
            return f"the bounds of the loop at {stmt.loc} may differ from lane to lane"
        case _:
            return f"only some lanes may take the {type(stmt).__name__.lower()} at {stmt.loc}"
