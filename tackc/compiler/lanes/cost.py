"""In how many lanes the code of a kernel runs at a CPU level.

What a kernel asks for counts first (N-018). Else lanes are compared with one iteration at a time, by what operations take
(`weights.py`): uniform values are computed once for all lanes, a turn waits for the last one however many lanes it serves
(`chains.py`), but elements anywhere are loaded lane by lane, and where lanes part, all wait for the last.

A body that LLVM vectorizes by itself stays as it is: it takes the same vectors, and knows the machine better.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, get_args

from tack_runtime.dtypes import Scalar
from tack_runtime.options import LANES
from tackc.compiler import ir
from tackc.compiler.accumulators import accumulators
from tackc.compiler.axes import extent
from tackc.compiler.lanes.distance import SOME, distance
from tackc.compiler.lanes.estimates import Estimates, hottest, turns
from tackc.compiler.lanes.limits import UNASKED, Form, limit, obstacle
from tackc.compiler.lanes.shapes import UNIFORM, Facts, analyze
from tackc.compiler.lanes.weights import LEVELS, Vectors, called, limited, narrows
from tackc.compiler.traverse import children, expressions, statements, written

_GAIN: Final = 1.3  # of lanes, by estimate, that is worth their code
_WIDER: Final = 1.1  # of twice as many
_LEAST: Final = 4
_UNROLLED: Final = 250  # operations of a loop that LLVM takes apart
_SET: Final = 8  # lines of one set of the nearest cache
_APART: Final = 512  # bytes between elements from which on many of them may share a set
_EXPR: Final = get_args(ir.Expr)


def choose(kernel: ir.Kernel, level: str) -> Form:
    """The form of a kernel's code at a level: how many lanes, why, and the place that decides."""
    form = _chosen(kernel, level)
    return form._replace(narrows=form.width > 1 and narrows(level))


def _chosen(kernel: ir.Kernel, level: str) -> Form:
    against = obstacle(kernel)
    if against is not None:
        return against
    asked = kernel.options.lanes
    if asked is not None:
        return Form(asked, f"lanes={asked} or --lanes {asked} asks for it", kernel.loc)
    if any(isinstance(stmt, ir.For) and stmt.abreast for stmt in statements(kernel.loop)):
        return Form(1, "elements of one sum are added side by side", kernel.loop.loc)
    if straight(kernel, LEVELS[level]):
        return Form(1, "LLVM vectorizes a body without loops and functions by itself", kernel.loop.loc)
    return _estimated(kernel, LEVELS[level])


def _estimated(kernel: ir.Kernel, vectors: Vectors) -> Form:
    facts = analyze(kernel)
    widths, why = _widths(facts, vectors)
    if not widths:
        return Form(1, why, kernel.loop.loc)
    best = Estimates(facts, vectors, widths[0])
    for width in widths[1:]:
        wider = Estimates(facts, vectors, width)
        if wider.gain() <= _WIDER * best.gain():
            break
        best = wider
    why = f"; {why}" if why and best.width == widths[-1] else ""
    if best.gain() < _GAIN:
        what, place = best.culprit()
        return Form(1, f"lanes would gain little or nothing: {what}{why}", place)
    return Form(best.width, f"about {best.gain():.1f} times as fast as one iteration at a time{why}", best.hottest)


# --- bodies that LLVM vectorizes ---------------------------------------------------------------------------------------


def straight(kernel: ir.Kernel, vectors: Vectors) -> bool:
    """Whether LLVM vectorizes the parallel loop: its body, with loops of few turns taken apart, is straight but for conditions,
    and goes without calls and conversions to integers that LLVM takes apart."""
    if kernel.buffers or _operations(kernel.loop.body) > _UNROLLED:
        return False
    for stmt in statements(kernel.loop):
        if isinstance(stmt, ir.While | ir.Break | ir.Atomic):
            return False
        if isinstance(stmt, ir.For) and (
            turns(stmt) is None or any(isinstance(inner, ir.Continue) for inner in statements(stmt))
        ):
            return False
        if any(called(expr) or limited(expr, vectors) for expr in expressions(stmt)):
            return False
    return True


def _operations(block: ir.Block) -> int:
    """Operations of a block, loops of a known number of turns taken apart."""
    count = 0
    for stmt in block:
        own = [child for child in children(stmt) if isinstance(child, _EXPR)]
        count += sum(not isinstance(expr, ir.Const | ir.Read | ir.Extent) for part in own for expr in expressions(part))
        match stmt:
            case ir.If(then=then, orelse=orelse):
                count += _operations(then) + _operations(orelse)
            case ir.For(body=body):
                count += (turns(stmt) or 1) * (1 + _operations(body))
            case ir.While(body=body):
                count += _operations(body)
            case _:
                count += 1
        if count > 2 * _UNROLLED:
            break
    return count


# --- numbers of lanes ---------------------------------------------------------------------------------------------------


def _widths(facts: Facts, vectors: Vectors) -> tuple[list[int], str]:
    """The numbers of lanes that come into question, and what stands against more or any: several registers of each value hide
    how long operations take, but masks of many lanes cost much, and private copies are updated lane by lane."""
    kernel = facts.kernel
    block = hottest(kernel).body
    own = vectors.bytes // _main_type(facts, block).size
    most = own * (2 if facts.divergent or accumulators(kernel) else 8)
    widths = [width for width in LANES if max(_LEAST, own) <= width <= max(_LEAST, most)] or [LANES[-1]]
    why = ""
    apart = _most_apart(facts)
    if apart is not None:
        widths = [width for width in widths if width <= apart] or [apart]
        why = "the elements of more lanes would share a set of the cache"
    known = extent(kernel, len(kernel.loop.axes) - 1)
    if known is not None and known < widths[-1]:
        what = "the loop runs" if len(kernel.loop.axes) == 1 else "a row has"
        why = f"{what} {known} {'iteration' if known == 1 else 'iterations'}"
        widths = [width for width in LANES if _LEAST <= width <= min(known, widths[-1])][-1:]
    form = limit(kernel, widths[-1], UNASKED) if widths else Form(1, why)
    if widths and form.width < widths[-1]:
        widths, why = [width for width in LANES if _LEAST <= width <= form.width][-1:], form.reason
    return widths, why


def _main_type(facts: Facts, block: ir.Block) -> Scalar:
    """The type that a block computes with most; the wider one of two. Indices do not count."""
    counts: Counter[Scalar] = Counter()
    for top in block:
        for stmt in statements(top):
            stored = written(stmt)
            if stored is not None:
                counts[ir.element_type(stored)] += 1
            pending = [child for child in children(stmt) if isinstance(child, _EXPR)]
            if isinstance(stmt, ir.Store | ir.Atomic):
                pending = [stmt.value]
            elif isinstance(stmt, ir.For):
                pending = []
            while pending:
                expr = pending.pop()
                if isinstance(expr, ir.Load):
                    counts[expr.type] += 1
                    continue
                if isinstance(expr, ir.Apply):
                    counts[expr.args[0].type] += 1
                pending += [child for child in children(expr) if isinstance(child, _EXPR)]
    return max(counts, key=lambda type_: (counts[type_], type_.size), default=ir.TRUTH)


def _most_apart(facts: Facts) -> int | None:
    """How many lanes read or write elements so far apart that more would drive one another out of their set of the cache; None
    where they do not. Lanes that read along rows come back to a line of the cache, too, where rows do not start with one."""
    loop = hottest(facts.kernel)
    for stmt in loop.body:
        for expr in expressions(stmt):
            if isinstance(expr, ir.Load) and isinstance(expr.storage, ir.Param) and expr.indices:
                apart = distance(expr.indices[0], lambda local: facts.shapes.get(local, UNIFORM))
                if apart == SOME or (isinstance(apart, int) and abs(apart) * expr.type.size >= _APART):
                    return _SET
    return None
