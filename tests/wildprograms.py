"""Kernels drawn from a seed that fail: indices outside arrays, integer divisions by zero, steps that are not positive.

They are well typed and terminate. Each iteration `i` writes only its own elements, or tries to write ones that do not exist, so a
program has one result, in any order of iterations, and one first failure.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np
from irbuild import INDEX, make_kernel, vector

from tack_runtime.dtypes import ArrayType, Scalar, f32, i32, i64, u8
from tackc.compiler import ir

SIZE: Final = 6  # elements along the first axis of what iterations write, and the most iterations
_ROWS: Final = ir.Param("rows", ArrayType(i64, (None, 3)))
_CUBE: Final = ir.Param("cube", ArrayType(i64, (2, None, 2)))
_LIST: Final = vector("list", i64)
_PAIRS: Final = ir.Param("pairs", ArrayType(i64, (None, 2)), 1)  # vectors of two
_EMPTY: Final = vector("empty", i64)
_READ: Final = {_ROWS: (SIZE, 3), _CUBE: (2, 3, 2), _LIST: (5,), _PAIRS: (4, 2), _EMPTY: (0,)}
_OUT: Final = vector("out", i64)
_TABLE: Final = ir.Param("table", ArrayType(i64, (None, 2)))
_TOTALS: Final = vector("totals", i64)
_WRITTEN: Final = {_OUT: (SIZE,), _TABLE: (SIZE, 2), _TOTALS: (3,)}
_TMP: Final = ir.Buffer("tmp", i64, 4)
_A, _B, _OLD = (ir.Local(name, i64) for name in ("a", "b", "old"))
_TURNS: Final = tuple(ir.Local(f"k.{depth}", i64) for depth in range(3))
_LEFT: Final = tuple(ir.Local(f"left.{depth}", i64) for depth in range(3))
_I: Final = ir.Read(INDEX)


@dataclass(frozen=True)
class Wild:
    """A kernel and the arguments that it only reads."""

    kernel: ir.Kernel
    inputs: Mapping[str, Any]

    def arguments(self) -> dict[str, Any]:
        """Fresh arguments for a run."""
        return {**self.inputs, **{param.name: np.zeros(shape, np.int64) for param, shape in _WRITTEN.items()}}


def num(value: int, type_: Scalar = i64) -> ir.Const:
    return ir.Const(value, type_)


def op(name: str, left: ir.Expr, right: ir.Expr, type_: Scalar = i64) -> ir.Apply:
    return ir.Apply(name, (left, right), type_)


class _Drawing:
    """One program in the making."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.pick = self.random.choice
        self.small = self.random.randint

    def place(self) -> ir.Loc:
        """Any place in the kernel's text, or in that of a device function."""
        text = self.pick((ir.NO_TEXT, ir.Text("m", "helper", 40, 4)))
        return ir.Loc("made.py", self.small(text.line, text.line + 30), self.small(text.indent + 1, 30), text)

    # --- expressions ---

    def truth(self, depth: int) -> ir.Expr:
        test = op(self.pick(("lt", "eq", "ge")), self.value(depth), self.value(depth), i32)
        if self.pick((True, True, False)):
            return test
        other = self.truth(max(0, depth - 1))
        return ir.Conditional(test, other, num(0, i32)) if self.pick((True, False)) else ir.Conditional(test, num(1, i32), other)

    def value(self, depth: int) -> ir.Expr:
        """An i64, small more often than not."""
        if depth <= 0:
            extreme = num(self.pick((-(2**63), 2**63 - 1, 2**40)))
            return self.pick((num(self.small(-1, 5)), _I, _I, ir.Read(_A), ir.Read(_B), num(self.small(0, 3)), extreme))
        inner = depth - 1
        match self.pick(("leaf", "load", "load", "sum", "divide", "conditional", "narrow")):
            case "leaf":
                return self.value(0)
            case "load":
                return self.load(inner)
            case "sum":
                return op(self.pick(("add", "sub", "mul")), self.value(inner), self.value(inner))
            case "divide":
                return ir.Apply(self.pick(("floordiv", "mod")), (self.value(inner), self.value(inner)), i64, self.place())
            case "conditional":
                return ir.Conditional(self.truth(inner), self.value(inner), self.value(inner))
            case _:
                return ir.Cast(ir.Cast(self.value(inner), self.pick((u8, i32, f32))), i64)

    def load(self, depth: int) -> ir.Expr:
        array = self.pick((*_READ, _LIST, _TMP, _OUT, _TABLE))
        if array is _OUT:  # other iterations write the other elements
            return ir.Load(_OUT, (self.own(),), self.place())
        if array is _TABLE:
            return ir.Load(_TABLE, (self.own(), self.value(depth)), self.place())
        if array is _PAIRS:
            index, component = self.value(depth), num(self.small(0, 1))
            flat = op("add", op("mul", index, num(2)), component)
            return ir.Load(_PAIRS, self.pick(((index, component), (flat,))), self.place())
        ndim = len(_READ.get(array, (4,)))
        return ir.Load(array, tuple(self.value(depth) for _ in range(self.pick((1, ndim)))), self.place())

    def own(self) -> ir.Expr:
        """An index that is this iteration's, or nobody's."""
        wild = op("add", _I, num(self.pick((SIZE, -SIZE, 2**40, -(2**62)))))
        return self.pick((_I, _I, wild, ir.Conditional(self.truth(1), wild, _I)))

    # --- statements ---

    def store(self) -> ir.Stmt:
        value, loc = self.value(2), self.place()
        match self.pick(("out", "table", "tmp", "flat")):
            case "out":
                return ir.Store(_OUT, (self.own(),), value, loc)
            case "table":
                return ir.Store(_TABLE, (self.own(), self.value(1)), value, loc)
            case "flat":
                flat = op("add", op("mul", self.own(), num(2)), num(self.small(0, 1)))
                return ir.Store(_TABLE, (flat,), value, loc)
            case _:
                return ir.Store(_TMP, (self.value(2),), value, loc)

    def atomic(self) -> ir.Stmt:
        loc = self.place()
        if self.pick((True, False)):
            return ir.Atomic("add", _TOTALS, (self.value(2),), self.value(2), None, loc)  # in any order the same sum
        return ir.Atomic(self.pick(("add", "min", "max")), _OUT, (self.own(),), self.value(2), _OLD, loc)

    def statement(self, depth: int, loops: int) -> ir.Block:
        nested = ("if", "chain", "for", "while") if depth else ()
        match self.pick(("assign", "assign", "store", "store", "atomic", "continue", *nested, *["break"] * (loops > 0))):
            case "assign":
                return (ir.Assign(self.pick((_A, _B)), self.value(3)),)
            case "store":
                return (self.store(),)
            case "atomic":
                return (self.atomic(), ir.Assign(_A, ir.Read(_OLD)))
            case "if":
                return (ir.If(self.truth(2), self.block(depth - 1, loops), self.block(depth - 1, loops)),)
            case "chain":
                chain = self.block(depth - 1, loops)
                for _ in range(self.small(2, 4)):
                    chain = (ir.If(self.truth(2), self.block(depth - 1, loops), chain),)
                return chain
            case "for":
                start, stop = num(self.small(-1, 1)), num(self.small(-1, 3))
                step = self.pick((num(1), num(self.small(-1, 2)), self.value(1)))
                return (ir.For(_TURNS[loops], start, stop, step, self.block(depth - 1, loops + 1), self.place()),)
            case "while":
                left = ir.Read(_LEFT[loops])
                turn = ir.Assign(_LEFT[loops], op("sub", left, num(1)))
                again = ir.Conditional(op("gt", left, num(0), i32), self.truth(2), num(0, i32))
                body = (turn, *self.block(depth - 1, loops + 1))
                return (ir.Assign(_LEFT[loops], num(self.small(0, 3))), ir.While(again, body))
            case "continue":
                return (ir.If(self.truth(1), (ir.Continue(),), ()),)
            case _:
                return (ir.If(self.truth(1), (ir.Break(),), ()),)

    def block(self, depth: int, loops: int, least: int = 0) -> ir.Block:
        return tuple(stmt for _ in range(self.small(least, 3)) for stmt in self.statement(depth, loops))

    def leading(self) -> ir.Block:
        """Statements before the loop: they may read, and what they read may fail."""
        start = (ir.Assign(_B, num(3)), ir.Assign(_A, num(1)), ir.Assign(_OLD, num(7)))
        reads = [ir.Load(_LIST, (num(self.pick((2, 2, 4, 4, -1))),), self.place()) for _ in range(self.small(0, 1))]
        return (*start, *(ir.Assign(self.pick((_A, _B)), read) for read in reads))


def wild_program(seed: int) -> Wild:
    """A program with arguments. Loops nest at most twice."""
    draw = _Drawing(seed)
    fill = tuple(ir.Store(_TMP, (num(at),), num(at)) for at in range(_TMP.size))
    before = draw.leading()
    value = ir.Load(_LIST, (draw.pick((num(0), num(9), ir.Read(_A))),), draw.place())
    kernel = make_kernel(
        [*_READ, *_WRITTEN],
        (*fill, *draw.block(2, 0, least=1), ir.Store(_OUT, (_I,), ir.Read(_A))),
        locals=(_A, _B, _OLD, *_TURNS, *_LEFT),
        buffers=(_TMP,),
        before=before,
        result=draw.pick((None, ir.Result(before, value))),
    )
    inputs: dict[str, Any] = {"n": draw.pick((SIZE,) * 8 + (1, 0))}
    for param, shape in _READ.items():
        count = int(np.prod(shape))
        inputs[param.name] = np.array([draw.small(-1, 4) for _ in range(count)], np.int64).reshape(shape)
    return Wild(kernel, inputs)
