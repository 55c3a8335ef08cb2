"""Kernels drawn from a seed whose lanes part and meet: branches, loops and early exits on uniform and on varying values.

Most values are uniform, because where everything varies the analysis claims nothing. The kernels end, keep within their arrays,
and hold neither barriers nor reductions, which tests put where they want them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from irbuild import INDEX, make_kernel, vector

from tack_runtime.dtypes import i32, i64
from tackc.compiler import ir

DATA, FLAGS, N = vector("data", i32), ir.Buffer("flags", i32, 4), ir.Param("n", i32)
VALUES: Final = tuple(ir.Local(name, i32) for name in "abc")
COUNTERS: Final = tuple(ir.Local(f"c{depth}", i32) for depth in range(3))  # of `while` loops, by nesting
INDICES: Final = tuple(ir.Local(f"k{depth}", i64) for depth in range(3))

_VARYING: Final = (
    ir.Cast(ir.Read(INDEX), i32),
    ir.ThreadId(),
    ir.Load(DATA, (ir.Read(INDEX),)),
    ir.Load(FLAGS, (ir.Const(1, i64),)),
)


def num(value: int) -> ir.Const:
    return ir.Const(value, i32)


def apply(op: str, *args: ir.Expr) -> ir.Apply:
    return ir.Apply(op, args, i32)


class _Draw:
    """The choices of one seed; `depth` is the number of loops around what is drawn."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def one(self, items: Sequence[ir.Expr]) -> ir.Expr:
        return self.random.choice(items)

    def leaf(self, depth: int) -> ir.Expr:
        match self.random.randrange(8):
            case 0:
                return self.one(_VARYING)
            case 1 | 2:
                return self.one((num(0), num(1), num(3), ir.Read(N), ir.Extent(DATA, 0, i32)))
            case 3 if depth:
                return self.one([*(ir.Cast(ir.Read(k), i32) for k in INDICES[:depth]), *map(ir.Read, COUNTERS[:depth])])
            case _:
                return self.one(tuple(map(ir.Read, VALUES)))

    def value(self, depth: int) -> ir.Expr:
        match self.random.randrange(5):
            case 0:
                return apply(self.random.choice(("add", "sub")), self.leaf(depth), self.leaf(depth))
            case 1:
                return ir.Conditional(self.condition(depth), self.leaf(depth), self.leaf(depth))
            case _:
                return self.leaf(depth)

    def condition(self, depth: int) -> ir.Expr:
        rest = apply("mod", self.leaf(depth), num(self.random.choice((2, 3))))
        return apply(self.random.choice(("eq", "ne")), rest, num(self.random.randrange(2)))

    def statement(self, nesting: int, depth: int) -> ir.Block:
        kinds = ["assign"] * 6 + ["store"]
        kinds += ["if"] * 4 + ["for", "while"] * (depth < len(INDICES)) if nesting else []
        kinds += ["exit"] * 2 if depth else []
        match self.random.choice(kinds):
            case "store":
                return (ir.Store(FLAGS, (ir.Const(self.random.randrange(4), i64),), self.value(depth)),)
            case "if":
                return (ir.If(self.condition(depth), self.block(nesting - 1, depth), self.block(nesting - 1, depth)),)
            case "for":
                stop = ir.Cast(apply("mod", self.leaf(depth), num(5)), i64)
                return (ir.For(INDICES[depth], ir.Const(0, i64), stop, ir.Const(1, i64), self.block(nesting - 1, depth + 1)),)
            case "while":
                counter = COUNTERS[depth]
                step = apply("add", ir.Read(counter), apply("max", apply("mod", self.leaf(depth), num(3)), num(1)))
                turn = (ir.Assign(counter, step), *self.block(nesting - 1, depth + 1))
                more = apply("lt", ir.Read(counter), apply("mod", self.leaf(depth), num(6)))
                return (ir.Assign(counter, num(0)), ir.While(more, turn))
            case "exit":
                return (ir.If(self.condition(depth), (self.random.choice((ir.Break(), ir.Continue())),), ()),)
            case _:
                return (ir.Assign(self.random.choice(VALUES), self.value(depth)),)

    def block(self, nesting: int, depth: int) -> ir.Block:
        return tuple(stmt for _ in range(self.random.randrange(1, 4)) for stmt in self.statement(nesting, depth))


def kernel(seed: int) -> ir.Kernel:
    """A kernel over `data` (i32, at least one element for each iteration) and `n` iterations."""
    draw = _Draw(seed)
    before = tuple(ir.Assign(local, num(value)) for value, local in enumerate((*VALUES, *COUNTERS)))
    before += tuple(ir.Assign(index, ir.Const(0, i64)) for index in INDICES)
    body = [ir.Store(FLAGS, (ir.Const(at, i64),), ir.Load(DATA, (ir.Read(INDEX),))) for at in range(FLAGS.size)]
    for _ in range(draw.random.randrange(3, 7)):
        body += draw.statement(3, 0)
        if draw.random.randrange(12) == 0:
            body.append(ir.If(draw.condition(0), (ir.Continue(),), ()))
    return make_kernel([DATA], tuple(body), locals=(*VALUES, *COUNTERS, *INDICES), buffers=(FLAGS,), before=before)
