"""LLVM IR for the CPU: each kernel becomes functions that a native caller enters with packed arguments.

    void <symbol>(ptr slots, i64 begin, i64 end)           iterations [begin, end) of the flat range
    void <symbol>_noalias(ptr slots, i64 begin, i64 end)   the same where no written array overlaps another (M-002)
    void <symbol>_result(ptr slots, ptr out)               the value that a call returns, stored at `out` (P-031)

The slots are those of `compiler/layout.py`. The entry reads them and calls an inner function that takes each as a parameter,
so that no store of the kernel can make the code read one again. The text names no target: the toolchain sets triple and CPU.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final, NamedTuple

from tack_runtime.checks import AFTER, Site
from tack_runtime.dtypes import Scalar, Type
from tack_runtime.manifest import Slot
from tack_runtime.workgroups import CPU_BACKEND, refusal
from tackc.compiler import ir
from tackc.compiler.accumulators import accumulators
from tackc.compiler.lanes.limits import limit
from tackc.compiler.lanes.shapes import analyze
from tackc.compiler.layout import layout
from tackc.compiler.locals import locals_of
from tackc.compiler.sites import sites
from tackc.compiler.streams import Streams, streams
from tackc.compiler.traverse import all_assigned, statements
from tackc.emitters import llvm_private, llvm_stream
from tackc.emitters.llvm_body import Body
from tackc.emitters.llvm_code import Code, Module, literal, llvm_type
from tackc.emitters.llvm_lanes import Lanes
from tackc.emitters.llvm_loop import LaneLoop, Loop
from tackc.emitters.llvm_order import Order, order
from tackc.emitters.llvm_private import Copies, private
from tackc.emitters.llvm_rows import rows, zero
from tackc.emitters.llvm_stream import StreamLoop

_RANGE: Final = "i64 %begin, i64 %end"
# The widest vectors of the level, of which LLVM would use half: polynomials then take two thirds of the time, stencils nine
# tenths, and short rows no longer, since LLVM gives their rest to narrower vectors.
_WIDE: Final = ' "prefer-vector-width"="512"'


def emit(kernel: ir.Kernel, symbol: str, width: int = 1, *, narrows: bool = False) -> str:
    """The module of one kernel: functions `symbol`, `symbol_noalias` and, for a kernel with a result, `symbol_result`.

    `width` iterations run in the lanes of vectors, or as many as `compiler/lanes/limits.py` says that the kernel can have;
    `narrows` is for processors that convert no vectors of 64-bit integers (`compiler/lanes/weights.py`).
    CapabilityError for a kernel that uses workgroups (W-002).
    """
    if kernel.workgroup:
        raise refusal(kernel.name, kernel.workgroup, CPU_BACKEND)
    module = Module(kernel.loc.file)
    width = limit(kernel, width).width
    checked = bool(sites(kernel))  # code that reports knows the number of its iteration, and is not made to be fast
    short = None if checked else rows(kernel)
    # The facts are those of full rows, too: turns are iterations, so what holds between those holds between turns.
    facts = Order(independent=False, separate=False) if checked else order(kernel)
    chunk = partial(_chunk, narrows=narrows)
    whole = partial(chunk, independent=facts.independent, width=width)
    pieces = None
    if short:
        pieces = _inner(module, kernel, f"{symbol}.pieces", _RANGE, partial(chunk, independent=False, scalar=True))
    copies, past = private(kernel), None if short or width > 1 else streams(kernel)
    anyhow = not facts.separate and not _stores(kernel)  # what follows an update in its iteration is another update
    for version, pointer in (("", "ptr"), (".plain" if copies else "_noalias", "ptr noalias")):
        write = partial(whole, awaited=_awaited(kernel)) if version or anyhow else whole
        if version and not facts.separate and not past:
            module.functions.append(f"@{symbol}{version} = alias void (ptr, i64, i64), ptr @{symbol}")
        elif short and pieces:
            full = _inner(module, short.kernel, f"{symbol}.rows{version}", _RANGE, write, pointer)
            _entry(module, kernel, f"{symbol}{version}", _RANGE, [pieces, full], _split(pieces, full, short.width))
        else:
            if not version or facts.separate:
                inner = _inner(module, kernel, f"{symbol}.chunk{version}", _RANGE, write, pointer, _WIDE)
            if version and past:
                _entry_with_streams(module, kernel, symbol, inner, past, chunk)
            else:
                _entry(module, kernel, f"{symbol}{version}", _RANGE, [inner], [inner.call(_RANGE)])
    if copies:
        _entry_with_copies(module, kernel, symbol, copies, partial(chunk, width=width, awaited=_awaited(kernel) | copies.keys()))
    if kernel.result is not None:
        inner = _inner(module, kernel, f"{symbol}.value", "ptr %out", _value)
        _entry(module, kernel, f"{symbol}_result", "ptr %out", [inner], [inner.call("ptr %out")])
    return module.text()


def _entry_with_copies(
    module: Module, kernel: ir.Kernel, symbol: str, copies: Mapping[ir.Param, Copies], chunk: Callable[..., Body]
) -> None:
    """Add the entry point for separate arrays of a kernel whose accumulators may have private copies, and what it hands on.

    `chunk` writes the code of iterations.
    """
    sets, axes = tuple(copies.values()), len(kernel.loop.axes)
    rest = llvm_private.parameters(copies, _RANGE)
    inner = _inner(module, kernel, f"{symbol}.private", rest, partial(chunk, independent=False, copies=copies), "ptr noalias")
    arrays = _Inner("", llvm_private.slots(sets))
    calls = llvm_private.run(sets, inner.call(rest.replace(" noalias", "")))
    _entry(module, kernel, f"{symbol}.run", f"{_RANGE}, ptr %copies, i64 %shift", [inner, arrays], calls)
    for name, parameters, instructions in llvm_private.functions(module, sets):
        _entry(module, kernel, f"{symbol}{name}", parameters, [arrays], instructions)
    sizes = _Inner("", llvm_private.slots(sets) | llvm_private.counts(axes))
    _entry(module, kernel, f"{symbol}_noalias", f"{_RANGE}, ptr %shared", [sizes], llvm_private.entry(module, symbol, sets, axes))


def _entry_with_streams(
    module: Module, kernel: ir.Kernel, symbol: str, inner: _Inner, past: Streams, chunk: Callable[..., Body]
) -> None:
    """Add the entry point for separate arrays of a kernel that may write past the caches; `inner` writes as always."""
    axes = len(kernel.loop.axes)
    write = partial(chunk, independent=False, past=(past, inner))
    outer = _inner(module, kernel, f"{symbol}.past", _RANGE, write, "ptr noalias", _WIDE)
    sizes = _Inner("", llvm_stream.slots(past, axes))
    calls = llvm_stream.choice(module, past, axes, outer.call(_RANGE), inner.call(_RANGE))
    _entry(module, kernel, f"{symbol}_noalias", _RANGE, [inner, outer, sizes], calls)


class _Inner(NamedTuple):
    """A function that takes slots as parameters; `slots` are those that it uses, with LLVM type and name."""

    symbol: str
    slots: dict[Slot, tuple[str, str]]

    def call(self, rest: str) -> str:
        """Call it; `rest` are the arguments after the slots."""
        args = [f"{type_} {value}" for type_, value in self.slots.values()]
        return f'  call void @"{self.symbol}"({", ".join([*args, rest])})'


def _inner(
    module: Module,
    kernel: ir.Kernel,
    symbol: str,
    rest: str,
    write: Callable[[Code, ir.Kernel], Body],
    pointer: str = "ptr",
    attributes: str = "",
) -> _Inner:
    """Add an inner function: `rest` are its parameters after the slots, `pointer` the type of arrays as parameters."""
    code = Code(module, module.metadata.subprogram(kernel.name, kernel.loc), kernel.loc, fuses=kernel.options.fp_contract)
    body = write(code, kernel)
    body.code.emit("ret void")
    types = {param.name: param.type for param in kernel.params}
    inner = _Inner(symbol, {slot: (_slot_type(slot, types), value) for slot, value in body.slots.items()})
    params = [f"{pointer if type_ == 'ptr' else type_} {value}" for type_, value in inner.slots.values()]
    body.code.finish(f'define internal void @"{symbol}"({", ".join([*params, rest])}) noinline nounwind{attributes}')
    return inner


def _slot_type(slot: Slot, types: Mapping[str, Type]) -> str:
    type_ = types.get(slot.parameter)
    if slot.kind == "scalar" and isinstance(type_, Scalar):
        return llvm_type(type_)
    return "ptr" if slot.kind in ("address", "output", "report") else "i64"


def _entry(
    module: Module, kernel: ir.Kernel, symbol: str, rest: str, inners: Iterable[_Inner], instructions: Iterable[str]
) -> None:
    """Add an entry point: it reads the slots that its inner functions use."""
    places = {slot: 8 * at for at, slot in enumerate(layout(kernel))}
    used = {slot: value for inner in inners for slot, value in inner.slots.items()}
    lines = [f"define void @{symbol}(ptr %slots, {rest}) nounwind {{"]
    for slot, (type_, value) in used.items():
        at = places[slot]
        lines.append(f"  %at{at} = getelementptr inbounds i8, ptr %slots, i64 {at}")
        lines.append(f"  {value} = load {type_}, ptr %at{at}, align 8")
    module.functions.append("\n".join([*lines, *instructions, "  ret void", "}"]))


def _split(pieces: _Inner, full: _Inner, width: int) -> list[str]:
    """Run a range of iterations as a piece of a row, full rows, and another piece; either piece may be empty."""
    return [
        f"  %skipped = udiv i64 %begin, {width}",
        f"  %into = urem i64 %begin, {width}",
        "  %within = icmp ne i64 %into, 0",
        "  %more = zext i1 %within to i64",
        "  %first = add nuw nsw i64 %skipped, %more",
        f"  %last = udiv i64 %end, {width}",
        "  %any = icmp slt i64 %first, %last",
        "  br i1 %any, label %split, label %piece",
        "split:",
        f"  %head = mul nuw nsw i64 %first, {width}",
        f"  %tail = mul nuw nsw i64 %last, {width}",
        pieces.call("i64 %begin, i64 %head"),
        full.call("i64 %first, i64 %last"),
        pieces.call("i64 %tail, i64 %end"),
        "  ret void",
        "piece:",
        pieces.call("i64 %begin, i64 %end"),
    ]


# --- the functions of a kernel -----------------------------------------------------------------------------------------


def _value(code: Code, kernel: ir.Kernel) -> Body:
    """The statements around the loop once, and the value."""
    assert kernel.result is not None
    statements, value = kernel.result.body, kernel.result.value
    facts = locals_of(statements, value=value)
    body = Body(code, facts.values, _numbers(kernel), str(AFTER))
    _clear(body, (local for local in all_assigned(statements) if local not in facts.sure))
    body.block(statements)
    code.at(kernel.result.loc)
    result = body.value(value)
    code.at(kernel.result.loc)
    code.emit(f"store {llvm_type(value.type)} {result}, ptr %out, align 1")
    return body


def _chunk(
    code: Code,
    kernel: ir.Kernel,
    *,
    independent: bool,
    scalar: bool = False,
    width: int = 1,
    narrows: bool = False,
    copies: Mapping[ir.Param, Copies] = MappingProxyType({}),
    awaited: frozenset[ir.Param] = frozenset(),
    past: tuple[Streams, _Inner] | None = None,
) -> Body:
    """Iterations [begin, end): the statements before the loop once, then the iterations in order (P-021).

    An empty chunk does nothing, so what follows may divide by the extents. `scalar`: few iterations, so no vector code.
    `copies`: the arrays that have private copies. `awaited`: those whose updates wait for the end of a turn. `past`: those that
    are written past the caches, and code for short pieces.
    """
    iteration = frozenset(all_assigned(kernel.loop.body))
    indices = [axis.index for axis in kernel.loop.axes if axis.index not in iteration]
    facts = locals_of(kernel.before, kernel.loop.body, indices=indices)
    body = Body(code, facts.values, _numbers(kernel), private=copies)
    some, ready, exit_ = code.label("some"), code.label("ready"), code.label("exit")
    code.branch_if(code.value("icmp slt i64 %begin, %end"), some, exit_)
    code.place(some)
    _clear(body, (local for local in all_assigned(kernel.before) if local not in facts.sure))
    body.block(kernel.before)
    fresh = _fresh_values(body, kernel)
    code.at(kernel.loop.loc)
    code.branch(ready)
    code.place(ready)
    if width > 1:
        lanes = Lanes(
            code,
            body.once,
            {},
            slots=body.slots,
            values=body.values,
            private=copies,
            facts=analyze(kernel),
            width=width,
            narrows=narrows,
            awaited=awaited,
        )
        LaneLoop(lanes, fresh).emit(ready, exit_)
    elif past:
        written, short = past
        for slot in short.slots:
            body.argument(slot)
        StreamLoop(body, kernel, fresh, written, short.call).emit(ready, exit_)
    else:
        body.parallel = code.module.metadata.distinct() if independent else ""
        Loop(body, kernel, fresh, scalar=scalar, numbered=bool(body.sites)).emit(ready, exit_)
    code.place(exit_)
    return body


def _awaited(kernel: ir.Kernel) -> frozenset[ir.Param]:
    """The arrays of floats that iterations add to: the bits depend on the order."""
    return frozenset(found.array for found in accumulators(kernel, ordered=True) if found.ordered)


def _stores(kernel: ir.Kernel) -> bool:
    return any(isinstance(stmt, ir.Store) and isinstance(stmt.storage, ir.Param) for stmt in statements(kernel.loop))


def _numbers(kernel: ir.Kernel) -> dict[Site, int]:
    """The places that a kernel reports, numbered."""
    return {place: number for number, place in enumerate(sites(kernel))}


def _clear(body: Body, locals_: Iterable[ir.Local]) -> None:
    """Give locals that may be read before they are assigned one value, so that reading them is deterministic."""
    for local in locals_:
        body.assign(local, _zero(local))


def _fresh_values(body: Body, kernel: ir.Kernel) -> list[tuple[ir.Local, str]]:
    """What each local that an iteration may read before it assigns it, and assigns, holds at its start: what `before` bound, else
    zero (L-011)."""
    bound = set(all_assigned(kernel.before))
    sure = locals_of(kernel.loop.body).sure.union(axis.index for axis in kernel.loop.axes)
    fresh = []
    for local in all_assigned(kernel.loop.body):
        if local in sure:
            continue
        value = _zero(local)
        if local in bound:
            value = body.code.value(f"load {llvm_type(local.type)}, ptr {body.code.slot(local)}")
        fresh.append((local, value))
    return fresh


def _zero(local: ir.Local) -> str:
    return literal(zero(local).value, local.type)
