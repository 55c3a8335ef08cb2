"""The parallel loop over a chunk of the flat range, one iteration after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tack_runtime.manifest import Slot
from tackc.compiler import ir
from tackc.compiler.axes import extent
from tackc.compiler.lanes.shapes import UNIFORM, VARYING
from tackc.emitters.llvm_body import Body
from tackc.emitters.llvm_code import VectorType
from tackc.emitters.llvm_lanes import Lanes


class Loop:
    """The parallel loop over a chunk of the flat range.

    Rows of the last axis are walked one by one, those of a plane in a loop of their own and planes with a carry into the other
    axes, so that the innermost loop is a plain count that LLVM vectorizes; one axis is one row. `numbered`: rows are told where
    they are in the flat range.
    """

    def __init__(
        self, body: Body, kernel: ir.Kernel, fresh: Iterable[tuple[ir.Local, str]], *, scalar: bool, numbered: bool
    ) -> None:
        self.body = body
        self.code = body.code
        self.kernel = kernel
        self.loop = kernel.loop
        self.fresh = tuple(fresh)
        self.scalar = scalar
        self.numbered = numbered

    def emit(self, before: str, exit_: str) -> None:
        if len(self.loop.axes) == 1:
            self._row(before, exit_, (), "%begin", "%end", "0")
        else:
            self._rows(before, exit_)

    def _rows(self, before: str, exit_: str) -> None:
        """A loop over rows, inside one over planes of the last two axes where there are more. So rows are a plain count, too, and
        LLVM moves addresses on from row to row where sizes that it does not know would have to be multiplied."""
        code = self.code
        counts = [self._count(axis) for axis in range(len(self.loop.axes))]
        *outer, first, begin = self._decompose(counts)
        start, done, planes, plane = code.label("split"), "%begin", code.label("planes"), code.label("plane")
        left = f"%{code.label('left')}"
        code.branch(start)
        code.place(start)
        at: list[str] = []
        if outer:
            code.branch(planes)
            code.place(planes)
            at = [f"%{code.label('at')}" for _ in outer]
            following = [f"%{code.label('following')}" for _ in outer]
            for name, value, next_ in zip(at, outer, following, strict=True):
                code.emit(f"{name} = phi i64 [ {value}, %{start} ], [ {next_}, %{plane} ]")
            first, begin = (code.value(f"phi i64 [ {value}, %{start} ], [ 0, %{plane} ]") for value in (first, begin))
            done = code.value(f"phi i64 [ {done}, %{start} ], [ {left}, %{plane} ]")
            start = planes
        self._rows_of_plane(start, plane if outer else "", exit_, at, (first, begin, done, left), counts[-2:])
        if outer:
            code.place(plane)
            self._carry(at, following, counts)
            code.branch(planes)

    def _rows_of_plane(
        self, before: str, after: str, exit_: str, outer: list[str], values: tuple[str, str, str, str], counts: list[str]
    ) -> None:
        """Rows of the last axis from an offset on, the first one from another. They end where the chunk does, at `exit_`, or
        where the plane does, at `after`, if there is more than one."""
        code = self.code
        first, first_begin, first_done, left = values
        rows, row, carry, more = (code.label(hint) for hint in ("rows", "row", "carry", "more"))
        code.branch(rows)
        code.place(rows)
        at, begin, done, following = (f"%{code.label(hint)}" for hint in ("at", "begin", "done", "following"))
        code.emit(f"{at} = phi i64 [ {first}, %{before} ], [ {following}, %{more} ]")
        code.emit(f"{begin} = phi i64 [ {first_begin}, %{before} ], [ 0, %{more} ]")
        code.emit(f"{done} = phi i64 [ {first_done}, %{before} ], [ {left}, %{more} ]")
        rest = code.value(f"sub nuw nsw i64 %end, {done}")
        space = code.value(f"sub nuw nsw i64 {counts[1]}, {begin}")
        length = code.intrinsic("smin", VectorType(ir.INDEX), f"i64 {rest}, i64 {space}", "i64, i64")
        end = code.value(f"add nuw nsw i64 {begin}, {length}")
        code.branch(row)
        code.place(row)
        passed = code.value(f"sub i64 {done}, {begin}") if self.numbered else ""
        self._row(row, carry, [*outer, at], begin, end, passed)
        code.place(carry)
        code.at(self.loop.loc)
        code.emit(f"{left} = add nuw nsw i64 {done}, {length}")
        code.branch_if(code.value(f"icmp slt i64 {left}, %end"), more, exit_)
        code.place(more)
        code.emit(f"{following} = add nuw nsw i64 {at}, 1")
        if after:
            code.branch_if(code.value(f"icmp slt i64 {following}, {counts[0]}"), rows, after)
        else:
            code.branch(rows)

    def _row(self, before: str, after: str, outer: Iterable[str], begin: str, end: str, passed: str) -> None:
        """Offsets [begin, end) of the last axis, which are some, for fixed offsets of the others. An offset with `passed` added
        is the number of its iteration; only code that reports needs it."""
        code = self.code
        turn, latch = code.label("iteration"), code.label("latch")
        at, following = f"%{code.label('at')}", f"%{code.label('following')}"
        code.branch(turn)
        code.place(turn)
        code.emit(f"{at} = phi i64 [ {begin}, %{before} ], [ {following}, %{latch} ]")
        self.body.turn = at
        if self.body.sites:
            self.body.number = code.value(f"add i64 {at}, {passed}")
        self._iteration([*outer, at], latch)
        code.place(latch)
        code.at(self.loop.loc)
        code.emit(f"{following} = add nuw nsw i64 {at}, 1")
        code.branch_if(code.value(f"icmp eq i64 {following}, {end}"), after, turn, self._metadata())

    def _iteration(self, offsets: Sequence[str], end: str) -> None:
        """The iteration at these offsets; it ends at label `end`."""
        self._open(offsets)
        for local, value in self.fresh:
            self.body.assign(local, value)
        self.body.iteration(self.loop.body, end)

    def _open(self, offsets: Sequence[str]) -> None:
        """Give the indices the values that they have at these offsets."""
        for axis, offset in enumerate(offsets):
            self.body.assign(self.loop.axes[axis].index, self._index(axis, offset))

    def _metadata(self) -> str:
        """One vector per turn, and no unrolled rest: more gains nothing measurable, while compiling takes half as long again.

        That iterations are independent is said only where it may be (`llvm_order.py`).
        """
        metadata = self.code.module.metadata
        facts = [
            metadata.node('!{!"llvm.loop.interleave.count", i32 1}'),
            metadata.node('!{!"llvm.loop.unroll.runtime.disable"}'),
        ]
        if self.scalar:
            facts = [metadata.node('!{!"llvm.loop.vectorize.enable", i1 false}'), facts[1]]
        if self.body.parallel:
            facts.append(metadata.node(f'!{{!"llvm.loop.parallel_accesses", {self.body.parallel}}}'))
        return metadata.distinct(", ".join(facts))

    def _index(self, axis: int, offset: str) -> str:
        """start + offset * step; in range for every iteration, so the sum cannot overflow, while the product alone might."""
        bounds = self.loop.axes[axis]
        step = self._bound("step", axis, bounds.step)
        product = offset if step == "1" else self.code.value(f"mul i64 {offset}, {step}")
        start = self._bound("start", axis, bounds.start)
        if start == "0":
            return product
        return self.code.value(f"add {'nsw ' if step == '1' else ''}i64 {start}, {product}")

    def _count(self, axis: int) -> str:
        """The extent of an axis; a literal where it is known. Iterations run only where it is not zero."""
        known = extent(self.kernel, axis)
        if known is not None:
            return str(max(1, known))
        return self.body.argument(Slot("count", "", axis))

    def _bound(self, kind: str, axis: int, expression: object) -> str:
        if isinstance(expression, int):
            return str(expression)
        return self.body.argument(Slot("step" if kind == "step" else "start", "", axis))

    def _decompose(self, counts: list[str]) -> list[str]:
        """The offsets of iteration `begin`, outermost first."""
        rest, offsets = "%begin", []
        for count in reversed(counts[1:]):
            offsets.append(self.code.value(f"urem i64 {rest}, {count}"))
            rest = self.code.value(f"udiv i64 {rest}, {count}")
        return [rest, *reversed(offsets)]

    def _carry(self, at: list[str], following: list[str], counts: list[str]) -> None:
        """The outer offsets of the next plane: the innermost of them moves on, and each that is full passes one on."""
        code, moved = self.code, "true"
        for axis in reversed(range(len(at))):
            one = code.value(f"zext i1 {moved} to i64")
            more = code.value(f"add nuw nsw i64 {at[axis]}, {one}")
            full = code.value(f"icmp eq i64 {more}, {counts[axis]}")
            code.emit(f"{following[axis]} = select i1 {full}, i64 0, i64 {more}")
            moved = full


class LaneLoop(Loop):
    """The parallel loop with as many iterations per turn as there are lanes, all of one row; masked at its end."""

    def __init__(self, lanes: Lanes, fresh: Iterable[tuple[ir.Local, str]]) -> None:
        super().__init__(lanes, lanes.facts.kernel, fresh, scalar=False, numbered=False)
        self.lanes = lanes

    def _row(self, before: str, after: str, outer: Iterable[str], begin: str, end: str, passed: str) -> None:
        """Full vectors with all lanes on, then what is left of the row."""
        code, width = self.code, self.lanes.width
        turn, latch, rest, tail, tail_end = (code.label(hint) for hint in ("lanes", "latch", "rest", "tail", "tail.end"))
        at, left, following = f"%{code.label('at')}", f"%{code.label('left')}", f"%{code.label('following')}"
        outer = tuple(outer)
        first = code.value(f"add nsw i64 {begin}, {width}")
        code.branch_if(code.value(f"icmp sle i64 {first}, {end}"), turn, rest)
        code.place(turn)
        code.emit(f"{at} = phi i64 [ {begin}, %{before} ], [ {following}, %{latch} ]")
        self._iterations([*outer, at], latch, "")
        code.place(latch)
        code.at(self.loop.loc)
        code.emit(f"{following} = add nsw i64 {at}, {width}")
        next_ = code.value(f"add nsw i64 {following}, {width}")
        code.branch_if(code.value(f"icmp sle i64 {next_}, {end}"), turn, rest, self._metadata())
        code.place(rest)
        code.emit(f"{left} = phi i64 [ {begin}, %{before} ], [ {following}, %{latch} ]")
        code.branch_if(code.value(f"icmp slt i64 {left}, {end}"), tail, after)
        code.place(tail)
        mask = self.lanes.masks.first(code.value(f"sub nsw i64 {end}, {left}"))
        self._iterations([*outer, left], tail_end, mask)
        code.place(tail_end)
        code.branch(after)

    def _iterations(self, offsets: list[str], end: str, mask: str) -> None:
        """The iterations of the lanes of a mask, of which the first is at these offsets."""
        lanes = self.lanes
        lanes.mask, lanes.copies, lanes.turn = mask, not mask, offsets[-1]
        for axis, offset in enumerate(offsets):
            index, value, step = self.loop.axes[axis].index, self._index(axis, offset), self.loop.axes[axis].step
            if axis < len(offsets) - 1:
                lanes.open(index, value, UNIFORM)
            elif isinstance(step, int):
                lanes.open(index, value, step)
            else:
                lanes.open(index, lanes.spread(value, ir.INDEX, self._bound("step", axis, step)), VARYING)
        for local, value in self.fresh:
            lanes.open(local, value, UNIFORM)
        lanes.iteration(self.loop.body, end)
        lanes.mask = ""

    def _metadata(self) -> str:
        metadata = self.code.module.metadata
        facts = ('!{!"llvm.loop.vectorize.enable", i1 false}', '!{!"llvm.loop.unroll.runtime.disable"}')
        return metadata.distinct(", ".join(map(metadata.node, facts)))
