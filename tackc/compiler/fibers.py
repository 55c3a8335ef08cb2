"""How the interpreter runs the lanes of a workgroup together: each is a generator that stops at barriers and block reductions.

Between two stops the lanes run one after another, which a race-free kernel cannot tell from running at once. At a stop all lanes
must be at the same statement, in the same turns of the loops around it; else the kernel is one that W-010 rejects.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np

from tack.ops import OPS, Value
from tack_runtime.workgroups import GROUP_SIZE
from tackc.compiler import ir
from tackc.compiler.traverse import statements

Frame: TypeAlias = list[Any]
Evaluate: TypeAlias = Callable[[Frame], Value]
Execute: TypeAlias = Callable[[Frame], "str | None"]  # BREAK or CONTINUE where the statement ends a turn or a loop

BREAK: Final = "break"
CONTINUE: Final = "continue"


class LanesPartedError(Exception):
    """Not all lanes of a workgroup came to the same barrier or block reduction."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a lane waits: a collective, the turns of the loops around it, and what the lane gives to a reduction.

    `site` tells a collective from others with the same content.
    """

    stmt: ir.Collective
    site: object
    turns: tuple[int, ...]
    value: Value | None


Lane: TypeAlias = Generator[Stop, "Value | None", "str | None"]
Fiber: TypeAlias = Callable[[Frame, tuple[int, ...]], Lane]  # of a lane's variables, and the turns of the loops around


def has_collectives(node: Any) -> bool:
    """Whether lanes meet in a statement or kernel, or in a statement below it."""
    return any(isinstance(stmt, (ir.Barrier, ir.BlockReduce)) for stmt in statements(node))


@dataclass(frozen=True, slots=True)
class Fibers:
    """Makes fibers of statements; what holds no collective is executed by `plain`, as in any other kernel."""

    plain: Callable[[ir.Stmt], Execute]
    expression: Callable[[ir.Expr], Evaluate]
    bounds: Callable[[ir.For], Callable[[Frame], range]]
    slots: dict[str, int]

    def block(self, block: ir.Block) -> Fiber:
        parts = [(self._fiber(stmt), None) if has_collectives(stmt) else (None, self.plain(stmt)) for stmt in block]

        def run(frame: Frame, turns: tuple[int, ...]) -> Lane:
            signal = None
            for fiber, execute in parts:
                if fiber is not None:
                    signal = yield from fiber(frame, turns)
                elif execute is not None:
                    signal = execute(frame)
                if signal is not None:
                    break
            return signal

        return run

    def _fiber(self, stmt: ir.Stmt) -> Fiber:
        match stmt:
            case ir.Barrier():
                return self._barrier(stmt)
            case ir.BlockReduce():
                return self._reduce(stmt)
            case ir.If():
                return self._if(stmt)
            case ir.For():
                return self._for(stmt)
            case ir.While():
                return self._while(stmt)
            case _:
                raise TypeError(f"{type(stmt).__name__} holds no statements")

    def _barrier(self, stmt: ir.Barrier) -> Fiber:
        site = object()

        def run(frame: Frame, turns: tuple[int, ...]) -> Lane:
            yield Stop(stmt, site, turns, None)
            return None

        return run

    def _reduce(self, stmt: ir.BlockReduce) -> Fiber:
        value, slot, site = self.expression(stmt.value), self.slots[stmt.result.name], object()

        def run(frame: Frame, turns: tuple[int, ...]) -> Lane:
            frame[slot] = yield Stop(stmt, site, turns, value(frame))
            return None

        return run

    def _if(self, stmt: ir.If) -> Fiber:
        condition, then, orelse = self.expression(stmt.condition), self.block(stmt.then), self.block(stmt.orelse)

        def run(frame: Frame, turns: tuple[int, ...]) -> Lane:
            return (yield from (then if condition(frame) else orelse)(frame, turns))

        return run

    def _for(self, stmt: ir.For) -> Fiber:
        slot, body, values = self.slots[stmt.index.name], self.block(stmt.body), self.bounds(stmt)

        def run(frame: Frame, turns: tuple[int, ...]) -> Lane:
            for turn, index in enumerate(values(frame)):
                frame[slot] = np.int64(index)
                if (yield from body(frame, (*turns, turn))) is BREAK:
                    break
            return None

        return run

    def _while(self, stmt: ir.While) -> Fiber:
        condition, body = self.expression(stmt.condition), self.block(stmt.body)

        def run(frame: Frame, turns: tuple[int, ...]) -> Lane:
            turn = 0
            while condition(frame):
                if (yield from body(frame, (*turns, turn))) is BREAK:
                    break
                turn += 1
            return None

        return run


def run_together(kernel: str, lanes: Mapping[int, Lane]) -> None:
    """Run the lanes of a workgroup, by their numbers, from one collective to the next, to their ends.

    Between two collectives they run in the order given. LanesPartedError where they do not meet.
    """
    answer: Value | None = None
    while True:
        stops = {number: _next(lane, answer) for number, lane in lanes.items()}
        first = stops[0]
        for number, stop in stops.items():
            if (stop and (stop.site, stop.turns)) != (first and (first.site, first.turns)):
                raise LanesPartedError(f"Kernel {kernel!r}: lane 0 is at {_place(first)}, lane {number} at {_place(stop)}")
        if first is None:
            return
        answer = None
        if isinstance(first.stmt, ir.BlockReduce):
            values = {number: stop.value for number, stop in stops.items() if stop}
            answer = combined(first.stmt.op, [values[number] for number in range(GROUP_SIZE)])


def _next(lane: Lane, answer: Value | None) -> Stop | None:
    """The next stop of a lane; None where it has ended."""
    try:
        return lane.send(answer)
    except StopIteration:
        return None


def _place(stop: Stop | None) -> str:
    return "its end" if stop is None else f"{stop.stmt} in turns {stop.turns}"


# --- reductions --------------------------------------------------------------------------------------------------------


def combined(op: ir.ReduceOp, values: Sequence[Any]) -> Any:
    """What a block reduction gives for the lanes' values, combined as a tree 256 wide, strides 128 to 1 (W-018, W-020)."""
    tree, combine, stride = list(values), _COMBINE[op], GROUP_SIZE // 2
    while stride:
        for lane in range(stride):
            tree[lane] = combine(tree[lane], tree[lane + stride])
        stride //= 2
    return tree[0]


def _least(a: Any, b: Any) -> Any:
    """NaN where one is NaN, and of two zeros the negative one (Q-004)."""
    if a != a or b != b:
        return np.float32(np.nan)
    return a if a < b or (a == b and np.signbit(a)) else b


def _greatest(a: Any, b: Any) -> Any:
    """NaN where one is NaN, and of two zeros the positive one (Q-004)."""
    if a != a or b != b:
        return np.float32(np.nan)
    return a if a > b or (a == b and not np.signbit(a)) else b


_COMBINE: Final[dict[ir.ReduceOp, Callable[[Any, Any], Any]]] = {"sum": OPS["add"].reference, "min": _least, "max": _greatest}
