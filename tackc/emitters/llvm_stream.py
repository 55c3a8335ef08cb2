"""Code that writes arrays past the caches (`compiler/streams.py`): whole lines of 64 bytes, each with one store.

The iterations of a row that write a line compute into registers, in a loop of their own that LLVM makes one vector operation.
The first and the last ones of a row, as many as fill a line, store as always, wherever lines begin. Some run twice for it, which
is no harm where nothing reads what they write:

    for i in range(n):                  for at in 0, lines of out, n - 16:
        out[i] = f(x[i])       ->           for lane in range(16):                 side by side
                                                line[lane] = f(x[at + lane])
                                            out[at : at + 16] = line               past the caches, but for the ends

Such stores are weakly ordered, so the entry point ends with a fence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from tack_runtime.manifest import Slot
from tackc.compiler import ir
from tackc.compiler.streams import Streams
from tackc.emitters.llvm_body import Body
from tackc.emitters.llvm_code import Module, llvm_type, name
from tackc.emitters.llvm_loop import Loop
from tackc.emitters.llvm_private import counts

LINE: Final = 64  # bytes that CPUs of all levels write at once
_SHORTEST_ROW: Final = 14 << 10  # bytes; of shorter rows, the ends cost more than the rest gains


class StreamLoop(Loop):
    """The parallel loop where it writes past the caches. `short` calls the code for any pieces, for iterations of the flat range
    that do not fill a line."""

    def __init__(
        self,
        body: Body,
        kernel: ir.Kernel,
        fresh: Iterable[tuple[ir.Local, str]],
        streams: Streams,
        short: Callable[[str], str],
    ) -> None:
        super().__init__(body, kernel, fresh, scalar=True, numbered=True)
        self.streams = streams
        self.short = short
        self.width = LINE // streams.size

    def _row(self, before: str, after: str, outer: Iterable[str], begin: str, end: str, passed: str) -> None:
        code, offsets = self.code, tuple(outer)
        piece, enough = code.label("piece"), code.label("enough")
        last = code.value(f"sub nsw i64 {end}, {self.width}")
        code.branch_if(code.value(f"icmp slt i64 {last}, {begin}"), piece, enough)
        code.place(piece)
        first, stop = (code.value(f"add nsw i64 {offset}, {passed}") for offset in (begin, end))
        code.emit(self.short(f"i64 {first}, i64 {stop}").strip())
        code.branch(after)
        code.place(enough)
        self._lines(after, offsets, begin, last)

    def _lines(self, after: str, outer: Sequence[str], begin: str, last: str) -> None:
        """As many iterations as fill a line from `begin`, from each line after that, and from `last`."""
        code = self.code
        start, turn, flush, past, always, stored, more = (
            code.label(hint) for hint in ("start", "turn", "flush", "past", "always", "stored", "more")
        )
        at, step, following = (f"%{code.label(hint)}" for hint in ("at", "step", "following"))
        address = code.value(f"ptrtoint ptr {self._place(self.streams.arrays[0], [*outer, begin])} to i64")
        within = code.value(f"lshr i64 {code.value(f'and i64 {address}, {LINE - 1}')}, {self.streams.size.bit_length() - 1}")
        first = code.value(f"sub nsw i64 {self.width}, {within}")
        low, high = (code.value(f"add nsw i64 {value}") for value in (f"{begin}, {self.width}", f"{last}, {-self.width}"))
        code.branch(start)
        code.place(start)
        code.branch(turn)
        code.place(turn)
        code.emit(f"{at} = phi i64 [ {begin}, %{start} ], [ {following}, %{more} ]")
        code.emit(f"{step} = phi i64 [ {first}, %{start} ], [ {self.width}, %{more} ]")
        buffers = self._line(outer, at, flush)
        code.place(flush)
        apart = [code.value(f"icmp sge i64 {at}, {low}"), code.value(f"icmp sle i64 {at}, {high}")]
        code.branch_if(code.value(f"and i1 {apart[0]}, {apart[1]}"), past, always)
        marks = f"align {LINE}, !nontemporal {code.module.metadata.node('!{i32 1}')}"
        for label, how in ((past, marks), (always, "align 1")):
            code.place(label)
            for array, buffer in buffers.items():
                text = f"<{self.width} x {llvm_type(ir.element_type(array))}>"
                value = code.value(f"load {text}, ptr {buffer}, align 16")
                code.emit(f"store {text} {value}, ptr {self._place(array, [*outer, at])}, {how}")
            code.branch(stored)
        code.place(stored)
        code.branch_if(code.value(f"icmp eq i64 {at}, {last}"), after, more)
        code.place(more)
        next_ = code.value(f"add nsw i64 {at}, {step}")
        code.module.declare("@llvm.smin.i64", "declare i64 @llvm.smin.i64(i64, i64)")
        code.emit(f"{following} = call i64 @llvm.smin.i64(i64 {next_}, i64 {last})")
        code.branch(turn, self._metadata())

    def _line(self, outer: Sequence[str], at: str, after: str) -> dict[ir.Param, str]:
        """The iterations from an offset of the last axis on that fill a line, in memory that becomes registers."""
        code, body = self.code, self.body
        setup, lane_turn, latch = (code.label(hint) for hint in ("setup", "lane", "latch"))
        lane, next_ = f"%{code.label('lane')}", f"%{code.label('next')}"
        code.branch(setup)
        code.place(setup)
        code.branch(lane_turn)
        code.place(lane_turn)
        code.emit(f"{lane} = phi i64 [ 0, %{setup} ], [ {next_}, %{latch} ]")
        buffers = {array: code.buffer(self._buffer(array)) for array in self.streams.arrays}
        body.redirected = {array: self._element(array, buffer, lane) for array, buffer in buffers.items()}
        self._iteration([*outer, code.value(f"add nsw i64 {at}, {lane}")], latch)
        body.redirected = {}
        code.place(latch)
        code.emit(f"{next_} = add nuw nsw i64 {lane}, 1")
        code.branch_if(code.value(f"icmp eq i64 {next_}, {self.width}"), after, lane_turn, self._side_by_side())
        return buffers

    def _buffer(self, array: ir.Param) -> ir.Buffer:
        return ir.Buffer(f"{array.name}.line", ir.element_type(array), self.width)

    def _element(self, array: ir.Param, buffer: str, lane: str) -> str:
        return self.code.value(f"getelementptr inbounds {llvm_type(ir.element_type(array))}, ptr {buffer}, i64 {lane}")

    def _place(self, array: ir.Param, offsets: Sequence[str]) -> str:
        """The address of the element that the iteration at these offsets writes."""
        self._open(offsets)
        return self.body.address(array, self.streams.indices)

    def _side_by_side(self) -> str:
        """All lanes of a line at once: what is left of the loop is no loop."""
        metadata = self.code.module.metadata
        facts = (f'!{{!"llvm.loop.vectorize.width", i32 {self.width}}}', '!{!"llvm.loop.interleave.count", i32 1}')
        return metadata.distinct(", ".join(map(metadata.node, (*facts, '!{!"llvm.loop.unroll.disable"}'))))


def slots(streams: Streams, axes: int) -> dict[Slot, tuple[str, str]]:
    """The slots that say how much a launch writes, and where, with LLVM type and name."""
    places = {Slot("address", array.name, 0): ("ptr", name("address", array.name)) for array in streams.arrays}
    return counts(axes) | places


def choice(module: Module, streams: Streams, axes: int, past: str, as_always: str) -> list[str]:
    """Instructions that call one of two functions: the one that writes past the caches where a launch writes far more than they
    hold, in long rows, and where all arrays begin their lines with the same element."""
    module.declare("@tack_streams", "declare i64 @tack_streams(i64)")
    module.declare("@tack_streamed", "declare void @tack_streamed()")
    lines, written = [], str(streams.size)
    for axis in range(axes):
        lines.append(f"  %written.{axis} = mul i64 {written}, {name(f'count.{axis}', '')}")
        written = f"%written.{axis}"
    row = name(f"count.{axes - 1}", "")
    lines += [
        f"  %large = call i64 @tack_streams(i64 {written})",
        f"  %long = icmp uge i64 {row}, {_SHORTEST_ROW // streams.size}",
        f"  %base = ptrtoint ptr {name('address', streams.arrays[0].name)} to i64",
        f"  %within.0 = and i64 %base, {streams.size - 1}",
    ]
    apart = "%within.0"
    for number, array in enumerate(streams.arrays[1:], 1):
        lines += [
            f"  %base.{number} = ptrtoint ptr {name('address', array.name)} to i64",
            f"  %differs.{number} = xor i64 %base, %base.{number}",
            f"  %phase.{number} = and i64 %differs.{number}, {LINE - 1}",
            f"  %within.{number} = or i64 {apart}, %phase.{number}",
        ]
        apart = f"%within.{number}"
    return [
        *lines,
        f"  %together = icmp eq i64 {apart}, 0",
        "  %some = icmp ne i64 %large, 0",
        "  %fit = and i1 %long, %together",
        "  %past = and i1 %some, %fit",
        "  br i1 %past, label %stream, label %always",
        "stream:",
        past,
        "  call void @tack_streamed()",
        "  ret void",
        "always:",
        as_always,
    ]
