"""Kernels made by hand, and the inputs and comparisons for tests of every operation and conversion on every target.

    kernel = elementwise(OPS["floordiv"], f32)       # out[i] = a[i] // b[i]
    arrays = operands(OPS["floordiv"], f32)          # every pair of edge values
    wanted = expected(OPS["floordiv"], f32, arrays)  # what the interpreter computes for each pair

Run the kernel with `arguments(arrays, out)` and hold its output against `wanted` with `assert_close`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import numpy as np

from tack.ops import Op, convert
from tack_runtime.dtypes import ArrayType, Scalar, i64
from tack_runtime.options import PLAIN
from tackc.compiler import ir
from tackc.compiler.elementary.evaluate import evaluate
from tackc.compiler.elementary.table import FUNCTIONS, ROWS, meaning
from tackc.compiler.traverse import walk
from tackc.compiler.workgroups import primitive

NAMES: Final = ("a", "b")
INDEX: Final = ir.Local("i", i64)
LOC: Final = ir.Loc("made.py", 1, 1)


def make_kernel(
    params: Sequence[ir.Param],
    body: ir.Block,
    *,
    axes: Sequence[ir.Axis] = (),
    locals: Sequence[ir.Local] = (),  # noqa: A002  # the field's name
    buffers: Sequence[ir.Buffer] = (),
    before: ir.Block = (),
    result: ir.Result | None = None,
    name: str = "made",
) -> ir.Kernel:
    """A kernel; without axes its loop is `for i in range(n)` over a scalar parameter `n` (i32) that it adds.

    It lists the primitives of workgroups that it has.
    """
    loop_axes = tuple(axes) or (ir.Axis(INDEX, 0, ("scalar", "n"), 1),)
    count = () if axes else (ir.Param("n", ir.TRUTH),)
    indices = tuple(axis.index for axis in loop_axes)
    kernel = ir.Kernel(
        name=name,
        params=(*params, *count),
        locals=(*indices, *locals),
        buffers=tuple(buffers),
        before=before,
        loop=ir.Parallel(loop_axes, body, LOC),
        result=result,
        options=PLAIN,
        loc=LOC,
    )
    return replace(kernel, workgroup=_primitives(kernel))


def _primitives(kernel: ir.Kernel) -> tuple[str, ...]:
    names = {"shared" for buffer in kernel.buffers if buffer.shared}
    for node in walk(kernel):
        match node:
            case ir.Barrier() | ir.BlockReduce():
                names.add(primitive(node))
            case ir.ThreadId():
                names.add("thread_id")
    return tuple(sorted(names))


def vector(name: str, element: Scalar) -> ir.Param:
    """A one-dimensional array parameter of open size."""
    return ir.Param(name, ArrayType(element, (None,)))


def _over_output(name: str, inputs: Sequence[ir.Param], value: ir.Expr) -> ir.Kernel:
    out = vector("out", value.type)
    store = ir.Store(out, (ir.Read(INDEX, LOC),), value, LOC)
    axis = ir.Axis(INDEX, 0, ("dim", "out", 0), 1)
    return make_kernel((*inputs, out), (store,), axes=(axis,), name=name)


def elementwise(op: Op, working: Scalar) -> ir.Kernel:
    """`for i in range(len(out)): out[i] = op(a[i], b[i])`, parameters `a`, `b` where the operation has two operands, `out`."""
    inputs = [vector(name, type_) for name, type_ in zip(NAMES, op.operand_types(working), strict=False)]
    loads = tuple(ir.Load(param, (ir.Read(INDEX, LOC),), LOC) for param in inputs)
    return _over_output(f"{op.name}_{working}", inputs, ir.Apply(op.name, loads, op.result_type(working), LOC))


def cast_kernel(source: Scalar, target: Scalar) -> ir.Kernel:
    """`for i in range(len(out)): out[i] = target(a[i])`."""
    a = vector("a", source)
    load = ir.Load(a, (ir.Read(INDEX, LOC),), LOC)
    return _over_output(f"{source}_to_{target}", [a], ir.Cast(load, target, LOC))


def edge_values(type_: Scalar) -> np.ndarray[Any, Any]:
    """Values of a type where operations tend to go wrong: ends, zeros of both signs, NaN, ties, and ordinary ones."""
    if not type_.is_float:
        values = {0, 1, 2, 3, 7, 31, 100, type_.maximum, type_.maximum - 1, type_.maximum // 2, type_.minimum}
        values |= {-1, -2, -7, -100, type_.minimum + 1} if type_.kind == "i" else set()
        return np.array(sorted(values), type_.numpy)
    info = np.finfo(type_.numpy)
    digits = float(2 ** (info.nmant + 1))  # every whole number up to here has a value
    plain = [0.0, 0.1, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 7.0, 10.3, 100.0, 1e5, 2.0**31, 2.0**32, 2.0**63, 2.0**64]
    large = [digits - 1, digits, float(info.max), float(info.tiny), np.inf]
    positive = np.array(plain + large, type_.numpy)
    return np.concatenate([positive, -positive, np.array([np.nan], type_.numpy)])


COUNTS: Final = np.array([0, 1, 2, 3, 5, 7, 8, 15, 31, 32, 63, 64, 2**40, 2**64 - 1], np.uint64)


def operands(op: Op, working: Scalar) -> list[np.ndarray[Any, Any]]:
    """Equally long arrays, one for each operand: every combination of edge values."""
    first = edge_values(working)
    if op.arity == 1:
        return [first]
    second = COUNTS if op.operands == "count" else first
    return [np.repeat(first, len(second)), np.tile(second, len(first))]


def expected(op: Op, working: Scalar, arrays: Sequence[np.ndarray[Any, Any]]) -> np.ndarray[Any, Any]:
    """What the operation means on each combination of operands."""
    if op.name in FUNCTIONS:
        found: np.ndarray[Any, Any] = evaluate(ROWS[op.name, working].program, *arrays)
        return found
    compute = meaning(op.name)
    return np.array([compute(*values) for values in zip(*arrays, strict=True)], op.result_type(working).numpy)


def converted(source: Scalar, target: Scalar, values: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The reference conversion of each value."""
    return np.array([convert(value, source, target) for value in values], target.numpy)


def arguments(arrays: Sequence[np.ndarray[Any, Any]], out: np.ndarray[Any, Any]) -> Mapping[str, np.ndarray[Any, Any]]:
    """The arguments of `elementwise` and `cast_kernel` by name."""
    return {**dict(zip(NAMES, arrays, strict=False)), "out": out}


def ulps_between(actual: np.ndarray[Any, Any], wanted: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """How many floating values lie between two, as f64; 0 for the same bits and for two NaN, infinite for one NaN.

    Zeros of different sign are one apart.
    """
    bits = np.dtype(f"i{wanted.dtype.itemsize}")
    ranks = []
    for values in (actual, wanted):
        raw = values.view(bits).astype(object)  # exact: ranks of f64 do not fit its own arithmetic
        lowest = int(np.iinfo(bits).min)
        ranks.append(np.array([int(r) if r >= 0 else lowest - int(r) - 1 for r in raw], object))
    apart = np.array([abs(x - y) for x, y in zip(*ranks, strict=True)], np.float64)
    apart[np.isnan(actual) & np.isnan(wanted)] = 0
    apart[np.isnan(actual) != np.isnan(wanted)] = np.inf
    return apart


def assert_close(
    actual: np.ndarray[Any, Any], wanted: np.ndarray[Any, Any], ulps: int = 0, inputs: Sequence[np.ndarray[Any, Any]] = ()
) -> None:
    """Equal, floating values within `ulps`; the message shows the first inputs where they are not."""
    assert actual.dtype == wanted.dtype
    assert actual.shape == wanted.shape
    if wanted.dtype.kind == "f":
        bad = ulps_between(actual, wanted) > ulps
    else:
        bad = actual != wanted
    shown = [(*(array[k] for array in inputs), "->", actual[k], "wanted", wanted[k]) for k in np.flatnonzero(bad)[:8]]
    assert not bad.any(), f"{np.count_nonzero(bad)} of {len(bad)} differ by more than {ulps} ULP: {shown}"
