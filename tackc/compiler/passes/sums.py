"""Sums and products of a sequential loop in several accumulators, where the kernel allows another order (N-019).

One accumulator makes each turn wait for the last. Loops change where the elements of a sum follow each other in memory, and not
those of neighbouring iterations, whose sums could be taken side by side instead. The number of accumulators depends on the type
of the sum alone, so the bits are the same at every CPU level, in any chunks and on any threads. A loop of few turns stays as it
is.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from tack_runtime.dtypes import Scalar
from tack_runtime.options import LANES
from tackc.compiler import ir
from tackc.compiler.lanes.limits import limit
from tackc.compiler.locals import locals_of
from tackc.compiler.traverse import all_assigned, expressions, mentions, rewrite, statements

_BYTES: Final = 128  # of the accumulators of one sum: eight registers of the lowest level, two of the highest
_FEWEST: Final = 2  # turns of all accumulators that make up for clearing and combining them


def sums(kernel: ir.Kernel) -> ir.Kernel:
    """Take sums in several accumulators, where the kernel allows that and it pays.

    before:

        for j in range(n):
            total = total + x[i, j]

    after:

        acc[0], ..., acc[31] = -0.0
        for at in range(0, n - n % 32, 32):
            for lane in abreast range(32):
                j = at + lane
                acc[lane] = acc[lane] + x[i, j]
        for lane in abreast range(16):
            acc[lane] = acc[lane] + acc[lane + 16]
        (then 8, 4, 2, 1)
        total = total + acc[0]
        for j in range(n - n % 32, n):
            total = total + x[i, j]

    A kernel stays as it is where its accumulators would leave it fewer lanes than it can have: those are its author's to ask for,
    and the order of sums must not depend on whether he does.
    """
    if not kernel.options.reassociate:
        return kernel
    work = _Rewriting(kernel.loop)
    loop = rewrite(kernel.loop, work.changed)
    if not work.buffers:
        return kernel
    made = replace(kernel, loop=loop, locals=(*kernel.locals, *work.locals), buffers=(*kernel.buffers, *work.buffers))
    most = LANES[-1]
    return kernel if limit(made, most).width < limit(kernel, most).width else made


@dataclass
class _Rewriting:
    """What the loops in accumulators need besides; dicts for its order."""

    parallel: ir.Parallel
    locals: dict[ir.Local, None] = field(default_factory=dict)
    buffers: dict[ir.Buffer, None] = field(default_factory=dict)

    def changed(self, node: Any) -> Any:
        """A loop of sums as the statements that replace it; any other node itself."""
        if not isinstance(node, ir.For) or not _plain(node) or not _in_a_row(node, self.parallel):
            return node
        totals = _totals(node)
        return self._loop(node, totals) if totals else node

    def _local(self, name: str, type_: Scalar = ir.INDEX) -> ir.Local:
        local = ir.Local(name, type_)
        self.locals[local] = None
        return local

    def _loop(self, loop: ir.For, totals: dict[ir.Local, str]) -> tuple[ir.Stmt, ...]:
        width = _BYTES // max(total.type.size for total in totals)
        lanes = {total: ir.Buffer(f"{total.name}.lanes{width}", total.type, width) for total in totals}
        self.buffers.update(dict.fromkeys(lanes.values()))
        name = loop.index.name
        first, last, at, lane = (self._local(f"{name}.{part}") for part in ("first", "last", "at", "lane"))
        length = ir.Apply("sub", (ir.Read(last), ir.Read(first)), ir.INDEX)
        rest = ir.Apply("and", (length, _number(width - 1)), ir.INDEX)
        whole = ir.Apply("sub", (ir.Read(last), rest), ir.INDEX)
        index = ir.Assign(loop.index, ir.Apply("add", (ir.Read(at), ir.Read(lane)), ir.INDEX), loop.loc)
        own = {total: self._local(f"{total.name}.lane", total.type) for total in totals}
        body = (
            index,
            *(ir.Assign(own[total], ir.Load(lanes[total], (ir.Read(lane),))) for total in totals),
            *rewrite(loop, lambda node: _renamed(node, own)).body,
            *(ir.Store(lanes[total], (ir.Read(lane),), ir.Read(own[total])) for total in totals),
        )
        some = ir.Apply("lt", (ir.Read(first), ir.Read(last)), ir.TRUTH)
        many = ir.Apply("ge", (length, _number(_FEWEST * width)), ir.TRUTH)
        clear = tuple(ir.Store(lanes[total], (ir.Read(lane),), _neutral(total, op)) for total, op in totals.items())
        in_lanes = (
            _abreast(lane, width, clear),
            ir.For(at, ir.Read(first), whole, _number(width), (_abreast(lane, width, body),), loop.loc),
            *_combined(lane, totals, lanes, width),
            ir.Assign(first, whole),
        )
        return (
            ir.Assign(first, loop.start, loop.loc),
            ir.Assign(last, loop.stop, loop.loc),
            ir.If(some, (ir.If(many, in_lanes, (), loop.loc),), (), loop.loc),
            replace(loop, start=ir.Read(first), stop=ir.Read(last)),
        )


def _combined(lane: ir.Local, totals: dict[ir.Local, str], lanes: dict[ir.Local, ir.Buffer], width: int) -> tuple[ir.Stmt, ...]:
    """Halve the number of accumulators until one is left, and add that to the total."""
    made: list[ir.Stmt] = []
    while width > 1:
        width //= 2
        far = ir.Apply("add", (ir.Read(lane), _number(width)), ir.INDEX)
        halves = []
        for total, op in totals.items():
            near, other = ir.Load(lanes[total], (ir.Read(lane),)), ir.Load(lanes[total], (far,))
            halves.append(ir.Store(lanes[total], (ir.Read(lane),), ir.Apply(op, (near, other), total.type)))
        made.append(_abreast(lane, width, tuple(halves)))
    for total, op in totals.items():
        all_ = ir.Load(lanes[total], (_number(0),))
        made.append(ir.Assign(total, ir.Apply(op, (ir.Read(total), all_), total.type)))
    return tuple(made)


def _abreast(lane: ir.Local, width: int, body: ir.Block) -> ir.For:
    return ir.For(lane, _number(0), _number(width), _number(1), body, abreast=True)


def _number(value: int) -> ir.Const:
    return ir.Const(value, ir.INDEX)


def _neutral(total: ir.Local, op: str) -> ir.Const:
    """What leaves every float as it is; of zeros, only the negative one does."""
    return ir.Const(-0.0 if op == "add" else 1.0, total.type)


def _renamed(node: Any, names: dict[ir.Local, ir.Local]) -> Any:
    match node:
        case ir.Read(source=ir.Local() as source) if source in names:
            return replace(node, source=names[source])
        case ir.Assign(target=target) if target in names:
            return replace(node, target=names[target])
        case _:
            return node


# --- which loops --------------------------------------------------------------------------------------------------------


def _plain(loop: ir.For) -> bool:
    """Whether a loop counts by one and does nothing but compute."""
    simple = all(isinstance(inner, ir.Assign | ir.If) for stmt in loop.body for inner in statements(stmt))
    return simple and loop.step == _number(1) and loop.index not in all_assigned(loop.body)


def _totals(loop: ir.For) -> dict[ir.Local, str]:
    """The locals that a loop adds to, or multiplies, with the operation; none where another local tells turns apart."""
    found: dict[ir.Local, str] = {}
    sure = locals_of(loop.body).sure
    for local in all_assigned(loop.body):
        if local in sure:
            continue
        assigns = [
            node for stmt in loop.body for node in statements(stmt) if isinstance(node, ir.Assign) and node.target == local
        ]
        ops = {_accumulates(local, node.value) for node in assigns}
        reads = sum(thing == local for stmt in loop.body for thing in mentions(stmt)) - len(assigns)
        if len(ops) != 1 or None in ops or reads != len(assigns):
            return {}
        found[local] = next(op for op in ops if op)
    return found


def _accumulates(local: ir.Local, value: ir.Expr) -> str | None:
    """How a value continues a sum or product of floats in a local, which it reads once; None where it does not."""
    if not local.type.is_float or not isinstance(value, ir.Apply):
        return None
    here = [arg == ir.Read(local) for arg in value.args]
    if value.op in ("add", "mul") and any(here):
        return value.op
    return "add" if value.op == "sub" and here[0] else None


def _in_a_row(loop: ir.For, parallel: ir.Parallel) -> bool:
    """Whether turns load elements one after the other, or the same; and some of them not next to those of other iterations."""
    inner = frozenset(all_assigned(loop.body))
    loads = [expr for stmt in loop.body for expr in expressions(stmt) if isinstance(expr, ir.Load)]
    steps = [_step(index, loop.index, inner) for load in loads for index in load.indices]
    if not all(step in (0, 1) for step in steps):
        return False
    axis, varying = parallel.axes[-1].index, frozenset(all_assigned(parallel.body)) - _counters(parallel)
    apart = [_step(index, axis, varying) not in (0, 1) for load in loads for index in load.indices]
    return any(step == 1 and far for step, far in zip(steps, apart, strict=True))


def _counters(parallel: ir.Parallel) -> frozenset[ir.Local]:
    """The indices of loops that start alike in all iterations."""
    loops = [stmt for stmt in statements(parallel) if isinstance(stmt, ir.For)]
    return frozenset(loop.index for loop in loops if isinstance(loop.start, ir.Const))


def _step(index: ir.Expr, by: ir.Local, changing: frozenset[ir.Local]) -> int | None:
    """By how much an index grows with a local; None where that is not seen. `changing` are locals that may depend on it."""
    match index:
        case ir.Read(source=source):
            return 1 if source == by else None if source in changing else 0
        case ir.Const() | ir.Extent():
            return 0
        case ir.Apply(op="add" | "sub" as op, args=(left, right)):
            steps = _step(left, by, changing), _step(right, by, changing)
            if steps[0] is None or steps[1] is None:
                return None
            return steps[0] + steps[1] if op == "add" else steps[0] - steps[1]
        case ir.Apply(op="mul", args=(left, right)):
            steps = _step(left, by, changing), _step(right, by, changing)
            if steps == (0, 0):
                return 0
            factor = right if steps[1] == 0 else left
            other = steps[0] if factor is right else steps[1]
            return other * int(factor.value) if isinstance(factor, ir.Const) and other is not None else None
        case _:
            return None if any(thing == by or thing in changing for thing in mentions(index)) else 0
