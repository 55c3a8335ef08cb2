"""Which locals need memory, and which need a value to start from.

A local is *sure* in a part of a kernel if the first thing that the part does with it is to assign it, in a block that holds all
else that the part does with it: then whatever it held before does not matter. A local that is sure and assigned in one place is
that value at every read. Both keep LLVM from work that grows with the number of locals times the length of the code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tackc.compiler import ir
from tackc.compiler.exhaustive import assert_never
from tackc.compiler.traverse import expressions


class Locals(NamedTuple):
    """`sure`: those that are assigned before all else; `values`: of these, those that one place assigns."""

    sure: frozenset[ir.Local]
    values: frozenset[ir.Local]


def locals_of(*blocks: ir.Block, indices: Sequence[ir.Local] = (), value: ir.Expr | None = None) -> Locals:
    """The facts about a part that assigns `indices`, runs these blocks one after the other, and evaluates `value`."""
    survey = _Survey()
    for index in indices:
        survey.assign(index)
    survey.part(blocks)
    if value is not None:
        survey.read(value)
    sure = frozenset(local for local, first in survey.first.items() if first is not None and survey.last[local] < first.end)
    return Locals(sure, frozenset(local for local in sure if survey.times[local] == 1))


class _Block:
    """A block that is walked: `end` is the number of the first step behind it."""

    __slots__ = ("end",)

    def __init__(self) -> None:
        self.end: float = float("inf")


@dataclass(slots=True)
class _Survey:
    """A walk over statements in their order; its steps are numbered."""

    step: int = 0
    times: Counter[ir.Local] = field(default_factory=Counter)  # how many places assign a local
    first: dict[ir.Local, _Block | None] = field(
        default_factory=dict
    )  # the block of the first assignment; None: a read was first
    last: dict[ir.Local, int] = field(default_factory=dict)
    inside: list[_Block] = field(default_factory=lambda: [_Block()])

    def part(self, blocks: Sequence[ir.Block]) -> None:
        """Walk the blocks; a list of what is left to do takes the place of the stack."""
        left: list[Any] = [stmt for block in reversed(blocks) for stmt in reversed(block)]
        while left:
            item = left.pop()
            if item is None:
                self.inside.pop().end = self.step
            elif isinstance(item, tuple):  # a block, and the local that is assigned at its start
                block, index = item
                self.inside.append(_Block())
                if index is not None:
                    self.assign(index)
                left.append(None)
                left.extend(reversed(block))
            else:
                left.extend(reversed(self._statement(item)))

    def assign(self, local: ir.Local) -> None:
        self.times[local] += 1
        self._mention(local, self.inside[-1])

    def _mention(self, local: ir.Local, block: _Block | None) -> None:
        self.first.setdefault(local, block)
        self.last[local] = self.step
        self.step += 1

    def read(self, *exprs: ir.Expr) -> None:
        for expr in exprs:
            for inner in expressions(expr):
                if isinstance(inner, ir.Read) and isinstance(inner.source, ir.Local):
                    self._mention(inner.source, None)

    def _statement(self, stmt: ir.Stmt) -> list[tuple[ir.Block, ir.Local | None]]:
        """Do what a statement itself does; the blocks that follow from it."""
        match stmt:
            case ir.Assign(target=target, value=value):
                self.read(value)
                self.assign(target)
            case ir.Store(indices=indices, value=value):
                self.read(*indices, value)
            case ir.Atomic(indices=indices, value=value, result=result):
                self.read(*indices, value)
                if result is not None:
                    self.assign(result)
            case ir.Print(items=items):
                self.read(*(item for item in items if not isinstance(item, str)))
            case ir.Report(values=values):
                self.read(*values)
            case ir.BlockReduce(value=value, result=result):
                self.read(value)
                self.assign(result)
            case ir.If(condition=condition, then=then, orelse=orelse):
                self.read(condition)
                return [(then, None), (orelse, None)]
            case ir.For(index=index, start=start, stop=stop, step=step, body=body):
                self.read(start, stop, step)
                return [(body, index)]
            case ir.While(condition=condition, body=body):
                self.read(condition)
                return [(body, None)]
            case ir.Break() | ir.Continue() | ir.Barrier():
                pass
            case _:
                assert_never(stmt)
        return []
