"""How long a turn of a sequential loop must wait for the last one: the longest chain of operations from what locals hold when a
turn begins to what they hold when it ends.

    total += x[j]                       an addition
    x = x * x - y * y + x0              a product, a difference and a sum
"""

from __future__ import annotations

from tackc.compiler import ir
from tackc.compiler.lanes.weights import latency
from tackc.compiler.locals import locals_of
from tackc.compiler.traverse import all_assigned, children

_Depths = dict[ir.Local, float]  # cycles since the turn began, of locals that depend on how it began


def chain(loop: ir.For | ir.While) -> float:
    """The cycles of the longest chain."""
    start = dict.fromkeys(all_assigned(loop.body), 0.0)
    end = _block(loop.body, start)
    own = locals_of(loop.body).sure
    return max((depth for local, depth in end.items() if local not in own), default=0.0)


def _block(block: ir.Block, depths: _Depths) -> _Depths:
    """The depths after statements; a loop in it counts as one turn."""
    depths = dict(depths)
    for stmt in block:
        match stmt:
            case ir.Assign(target=target, value=value):
                _set(depths, target, _depth(value, depths, {}))
            case ir.Atomic(result=ir.Local() as result) | ir.BlockReduce(result=result):
                _set(depths, result, None)
            case ir.If(condition=condition, then=then, orelse=orelse):
                arms = [_block(then, depths), _block(orelse, depths)]
                before = depths
                depths = {local: max(arm[local] for arm in arms if local in arm) for local in {**arms[0], **arms[1]}}
                known = _depth(condition, before, {})
                for local in all_assigned((stmt,)):
                    if known is not None:
                        depths[local] = max(depths.get(local, 0.0), known + 1)
            case ir.For(body=body) | ir.While(body=body):
                depths = {**depths, **_block(body, depths)}
            case _:
                pass
    return depths


def _set(depths: _Depths, local: ir.Local, depth: float | None) -> None:
    if depth is None:
        depths.pop(local, None)
    else:
        depths[local] = depth


def _depth(expr: ir.Expr, depths: _Depths, known: dict[int, float | None]) -> float | None:
    """The depth of an expression, None where it does not depend on how the turn began."""
    if isinstance(expr, ir.Read):
        return depths.get(expr.source) if isinstance(expr.source, ir.Local) else None
    if id(expr) not in known:
        below = [depth for child in children(expr) if (depth := _depth(child, depths, known)) is not None]
        known[id(expr)] = max(below) + latency(expr) if below else None
    return known[id(expr)]
