"""Well-typed, race-free, terminating kernels drawn by hypothesis, with arguments for them.

Each iteration `i` writes only its own elements `out_T[i]`; it reads inputs that nothing writes, scalars, locals that are
assigned before the loop, and a local array that it has filled. So a program has one result, in any order of iterations.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from hypothesis import strategies as st
from irbuild import INDEX, edge_values, make_kernel, vector

from tack.ops import OPS
from tack_runtime.dtypes import SCALARS, ArrayType, Scalar, i32, i64
from tackc.compiler import ir

SIZE: Final = 5  # iterations, and elements of every array
_OUTPUTS: Final = {type_: vector(f"out_{type_}", type_) for type_ in SCALARS}
_INPUTS: Final = {type_: ir.Param(f"in_{type_}", ArrayType(type_, (None, 2))) for type_ in SCALARS}
_SCALARS: Final = {type_: ir.Param(f"arg_{type_}", type_) for type_ in SCALARS}
_LOCALS: Final = {type_: ir.Local(f"local_{type_}", type_) for type_ in SCALARS}
_LOOPS: Final = tuple(ir.Local(f"k.{depth}", i64) for depth in range(3))
_BUFFER: Final = ir.Buffer("tmp", i32, 2)


@dataclass(frozen=True)
class Program:
    """A kernel with arguments for it."""

    kernel: ir.Kernel
    arguments: Mapping[str, Any]

    def outputs(self, run: Callable[[ir.Kernel, Mapping[str, Any]], object]) -> list[np.ndarray[Any, Any]]:
        """What `run` leaves in fresh output arrays, in the order of SCALARS."""
        fresh = {param.name: np.zeros(SIZE, type_.numpy) for type_, param in _OUTPUTS.items()}
        run(self.kernel, {**self.arguments, **fresh})
        return [fresh[param.name] for param in _OUTPUTS.values()]


def constants(type_: Scalar) -> st.SearchStrategy[ir.Expr]:
    values = [value.item() for value in edge_values(type_)]
    return st.sampled_from(values).map(lambda value: ir.Const(value, type_))


@st.composite
def _leaves(draw: st.DrawFn, type_: Scalar, loops: int) -> ir.Expr:
    choices = (
        ["const", "arg", "local", "load"] + (["index", "extent"] if type_ is i64 else []) + (["tmp"] if type_ is i32 else [])
    )
    match draw(st.sampled_from(choices)):
        case "const":
            return draw(constants(type_))
        case "arg":
            return ir.Read(_SCALARS[type_])
        case "local":
            return ir.Read(_LOCALS[type_])
        case "index":
            return ir.Read(draw(st.sampled_from((INDEX, *_LOOPS[:loops]))))
        case "extent":
            return ir.Extent(_INPUTS[i64], 0, i64)
        case "tmp":
            return ir.Load(_BUFFER, (ir.Const(draw(st.integers(0, 1)), i64),))
        case _:
            row = draw(st.sampled_from((ir.Read(INDEX), ir.Const(0, i64), ir.Const(SIZE - 1, i64))))
            column = ir.Const(draw(st.integers(0, 1)), i64)
            flat = (ir.Const(draw(st.integers(0, 2 * SIZE - 1)), i64),)
            return ir.Load(_INPUTS[type_], draw(st.sampled_from(((row, column), flat))))


@st.composite
def _expressions(draw: st.DrawFn, type_: Scalar, depth: int, loops: int) -> ir.Expr:
    if depth == 0 or draw(st.integers(0, 4)) == 0:
        return draw(_leaves(type_, loops))

    def inner(of: Scalar) -> ir.Expr:
        return draw(_expressions(of, depth - 1, loops))

    kind = draw(st.sampled_from(("apply", "apply", "cast", "conditional") + (("truth",) if type_ is i32 else ())))
    match kind:
        case "cast":
            return ir.Cast(inner(draw(st.sampled_from(SCALARS))), type_)
        case "conditional":
            return ir.Conditional(inner(i32), inner(type_), inner(type_))
        case "truth":
            op, working = (
                draw(st.sampled_from([op for op in OPS.values() if op.result == "truth"])),
                draw(st.sampled_from(SCALARS)),
            )
        case _:
            op, working = (
                draw(st.sampled_from([op for op in OPS.values() if type_.kind in op.kinds and op.result == "same"])),
                type_,
            )
    return ir.Apply(op.name, tuple(inner(operand) for operand in op.operand_types(working)), type_)


@st.composite
def _statements(draw: st.DrawFn, depth: int, loops: int) -> ir.Stmt:
    kinds = ["assign", "store", "tmp"] + (["if", "if", "for"] if depth else []) + ["continue"] + (["break"] if loops else [])
    type_ = draw(st.sampled_from(SCALARS))
    match draw(st.sampled_from(kinds)):
        case "assign":
            return ir.Assign(_LOCALS[type_], draw(_expressions(type_, 3, loops)))
        case "store":
            return ir.Store(_OUTPUTS[type_], (ir.Read(INDEX),), draw(_expressions(type_, 3, loops)))
        case "tmp":
            return ir.Store(_BUFFER, (ir.Const(draw(st.integers(0, 1)), i64),), draw(_expressions(i32, 2, loops)))
        case "if":
            condition = draw(_expressions(i32, 2, loops))
            return ir.If(condition, draw(_blocks(depth - 1, loops)), draw(_blocks(depth - 1, loops)))
        case "for":
            start, stop, step = (ir.Const(draw(st.integers(*ends)), i64) for ends in ((-2, 2), (-2, 4), (0, 2)))
            return ir.For(_LOOPS[loops], start, stop, step, draw(_blocks(depth - 1, loops + 1)))
        case "break":
            return ir.Break()
        case _:
            return ir.Continue()


def _blocks(depth: int, loops: int) -> st.SearchStrategy[ir.Block]:
    return st.lists(_statements(depth, loops), max_size=3).map(tuple)


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """A program with arguments. Loops nest at most twice."""
    start = tuple(ir.Assign(local, draw(constants(type_))) for type_, local in _LOCALS.items())
    fill = tuple(ir.Store(_BUFFER, (ir.Const(at, i64),), draw(constants(i32))) for at in range(_BUFFER.size))
    finish = tuple(ir.Store(out, (ir.Read(INDEX),), ir.Read(_LOCALS[type_])) for type_, out in list(_OUTPUTS.items())[::3])
    body = draw(st.lists(_statements(2, 0), min_size=1, max_size=5))
    kernel = make_kernel(
        [*_INPUTS.values(), *_OUTPUTS.values(), *_SCALARS.values()],
        (*fill, *body, *finish),
        locals=(*_LOCALS.values(), *_LOOPS),
        buffers=(_BUFFER,),
        before=start,
    )
    arguments: dict[str, Any] = {"n": SIZE}
    for type_ in SCALARS:
        values = edge_values(type_)
        picks = draw(st.lists(st.integers(0, len(values) - 1), min_size=2 * SIZE + 1, max_size=2 * SIZE + 1))
        arguments[_INPUTS[type_].name] = values[picks[:-1]].reshape(SIZE, 2)
        arguments[_SCALARS[type_].name] = values[picks[-1]]
    return Program(kernel, arguments)
