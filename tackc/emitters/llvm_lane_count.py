"""Turns of a `for` that lanes leave at different times."""

from __future__ import annotations

from collections.abc import Callable

from tackc.compiler import ir
from tackc.compiler.lanes.shapes import UNIFORM, VARYING, counter_shape
from tackc.emitters.llvm_lane_values import LaneValues


class Count:
    """How a divergent `for` counts its turns: in the index itself where that is uniform and the step 1, else from 0."""

    def __init__(self, lanes: LaneValues, stmt: ir.For) -> None:
        self.lanes = lanes
        self.code = lanes.code
        self.stmt = stmt
        self.mask = lanes.mask
        shapes = [lanes.shape(bound) for bound in (stmt.start, stmt.stop, stmt.step)]
        self.together = all(shape == UNIFORM for shape in shapes)  # all lanes have the same last turn
        self.shape = counter_shape(shapes[0], shapes[2])
        emit: Callable[[ir.Expr], str] = lanes.value if self.together else lanes.vector
        self.start, self.stop, self.step = map(emit, (stmt.start, stmt.stop, stmt.step))
        self.unit = isinstance(stmt.step, ir.Const) and stmt.step.value == 1
        self.direct = self.unit and shapes[0] == UNIFORM
        self.first = lanes.value(stmt.start) if self.direct else "0"
        self.base = "" if self.shape is VARYING else lanes.value(stmt.start)
        self.pace = "" if self.shape is VARYING else lanes.value(stmt.step)
        self.text = "i64" if self.together else lanes.lanes(ir.INDEX).text
        self.runs = ""

    def some(self) -> str:
        """Whether there is a turn in any lane, as an i1; `mask` becomes those that have one."""
        code, masks = self.code, self.lanes.masks
        code.at(self.stmt.loc)
        runs = code.value(f"icmp slt {self.text} {self.start}, {self.stop}")
        if not self.unit:
            truth = "i1" if self.together else masks.text
            positive = code.value(f"icmp sgt {self.text} {self.step}, {self._all('0')}")
            runs = code.value(f"and {truth} {runs}, {positive}")
        if self.together:
            return runs
        self.runs = runs
        self.mask = masks.narrow(self.mask, runs)
        return masks.any(self.mask)

    def last(self) -> str:
        """The counter of the last turn; in lanes without a turn it means nothing, but is no division by zero."""
        code = self.code
        last = code.value(f"sub {self.text} {self.stop}, {self._all('1')}")
        if self.direct:
            return last
        last = code.value(f"sub {self.text} {last}, {self.start}")
        if self.unit:
            return last
        step = self.step
        if not self.together:
            step = code.value(f"select {self.lanes.masks.text} {self.runs}, {self.text} {step}, {self.text} {self._all('1')}")
        return code.value(f"udiv {self.text} {last}, {step}")

    def index(self, counter: str) -> str:
        """The index of a turn: of lane 0, or of all where it varies."""
        if self.direct:
            return counter
        code = self.code
        if self.shape is not VARYING:
            return code.value(f"add i64 {self.base}, {counter if self.unit else code.value(f'mul i64 {counter}, {self.pace}')}")
        every = self.lanes.spread(counter, ir.INDEX)
        return code.value(
            f"add {self.text} {self.start}, {every if self.unit else code.value(f'mul {self.text} {every}, {self.step}')}"
        )

    def _all(self, number: str) -> str:
        return number if self.together else self.lanes.lanes(ir.INDEX).constant(number)
