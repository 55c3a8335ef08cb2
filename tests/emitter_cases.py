"""Kernels with inputs and expected outputs, for every target that compiles source.

Each operation and conversion at each type has one, and each other node of the IR is in some.

Operations and conversions are expected to give what their reference gives, the others what the interpreter gives.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
from check_cases import checked_kernels
from elementary_inputs import inputs
from group_cases import group_kernels
from irbuild import arguments, cast_kernel, converted, edge_values, elementwise, expected, make_kernel, operands, vector

from tack.ops import OPS
from tack_runtime.dtypes import SCALARS, ArrayType, Scalar, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64
from tack_runtime.options import Options
from tackc.compiler import ir
from tackc.compiler.elementary.table import FUNCTIONS, ROWS
from tackc.compiler.interpret import run
from tackc.compiler.verify import verify


@dataclass(frozen=True)
class Case:
    """A kernel, its arguments, and what its arrays and its result hold afterwards; `ulps` bounds the error of floating values."""

    name: str
    kernel: ir.Kernel
    arguments: Mapping[str, np.ndarray | np.generic]
    wanted: Mapping[str, np.ndarray]
    result: np.generic | None = None
    ulps: int = 0

    @property
    def symbol(self) -> str:
        return "case_" + re.sub(r"[^A-Za-z0-9_]", "_", self.name)

    def fresh_arguments(self) -> dict[str, np.ndarray | np.generic]:
        return {name: value.copy() for name, value in self.arguments.items()}


@cache
def all_cases() -> tuple[Case, ...]:
    return tuple(_all_cases())


def named(name: str) -> Case:
    """One of all cases, without making those that come after it."""
    return next(case for case in _all_cases() if case.name == name)


def _all_cases() -> Iterator[Case]:
    yield from structure_cases()
    yield from (interpreted(name, kernel, **arguments) for name, kernel, arguments in group_kernels())
    yield from (Case(*each) for each in checked_kernels())
    yield from operation_cases()
    yield from cast_cases()
    yield from vendor_cases()


def operation_cases() -> Iterator[Case]:
    """Each operation at each type that it works at, on every combination of edge values; elementary functions also where they
    change their way, and on drawn operands (N-021)."""
    for op in OPS.values():
        for working in op.types():
            arrays = operands(op, working)
            if op.name in FUNCTIONS:
                arrays = [np.concatenate(each) for each in zip(arrays, inputs(op.arity, working, 300), strict=True)]
            out = np.zeros(len(arrays[0]), op.result_type(working).numpy)
            wanted = {"out": expected(op, working, arrays)}
            yield Case(f"{op.name}_{working}", elementwise(op, working), arguments(arrays, out), wanted)


def vendor_cases() -> Iterator[Case]:
    """Each elementary function in a kernel that allows the target's own (N-014, N-020)."""
    for row in ROWS.values():
        op = OPS[row.function]
        arrays = operands(op, row.type)
        wanted = {"out": expected(op, row.type, arrays)}
        kernel = replace(elementwise(op, row.type), options=Options(fast_math=True))
        given = arguments(arrays, np.zeros_like(arrays[0]))
        yield Case(f"vendor_{op.name}_{row.type}", kernel, given, wanted, ulps=op.ulps)


def cast_cases() -> Iterator[Case]:
    """Each conversion, on edge values and on numbers around the ends of the target (T-019, T-020)."""
    for source in SCALARS:
        for target in SCALARS:
            values = edge_values(source)
            if source.is_float and not target.is_float:
                ends = [end + off for end in (target.minimum, target.maximum) for off in (-1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5)]
                values = np.concatenate([values, np.array([*ends, -0.9, 0.9], source.numpy)])
            out = np.zeros(len(values), target.numpy)
            wanted = {"out": converted(source, target, values)}
            yield Case(f"{source}_to_{target}", cast_kernel(source, target), arguments([values], out), wanted)


# --- the other nodes ---------------------------------------------------------------------------------------------------

IX, IY, IZ, IW = (ir.Local(name, i64) for name in "ijkl")


def num(value: float, type_: Scalar = i64) -> ir.Const:
    return ir.Const(value, type_)


def op(name: str, *args: ir.Expr) -> ir.Apply:
    row = OPS[name]
    return ir.Apply(name, args, row.result_type(args[0].type))


def read(source: ir.Local | ir.Param) -> ir.Read:
    return ir.Read(source)


def axis(index: ir.Local, start: object, stop: object, step: object = 1) -> ir.Axis:
    return ir.Axis(index, start, stop, step)  # type: ignore[arg-type]


def interpreted(name: str, kernel: ir.Kernel, **given: np.ndarray | np.generic) -> Case:
    """A case that expects what the interpreter computes."""
    verify(kernel, "flatten")
    arrays = {key: value.copy() for key, value in given.items()}
    result = run(kernel, arrays)
    wanted = {key: value for key, value in arrays.items() if isinstance(value, np.ndarray)}
    return Case(name, kernel, given, wanted, result)


def structure_cases() -> Iterator[Case]:
    yield from shape_cases()
    yield from loop_cases()
    yield last_turns_case()
    yield from atomic_cases()
    yield constants_case()
    yield constants_f64_case()
    yield scalars_case()
    yield names_case()
    yield members_case()
    yield local_array_case()
    yield guarded_load_case()
    yield result_case()
    yield extent_case()
    yield zero_d_case()
    yield grouping_case()
    yield long_case()


def shape_cases() -> Iterator[Case]:
    """Each index set as it is met: out[row-major position] += a number that tells the indices apart (P-001..P-007)."""
    out = vector("out", i64)
    shapes: dict[str, tuple[ir.Axis, ...]] = {
        "range_step": (axis(IX, -7, 400, 3),),
        "range_open": (axis(IX, ("scalar", "n"), ("dim", "out", 0)),),
        "range_far": (axis(IX, -(2**63), 2**63 - 1, 2**62),),
        "range_empty": (axis(IX, 5, 2),),
        "two": (axis(IX, 0, 5), axis(IY, -2, 300)),
        "two_thin": (axis(IX, 3, 700), axis(IY, 0, 2)),
        "three": (axis(IX, 0, 4), axis(IY, 1, 6), axis(IZ, ("neg", ("scalar", "n")), 30)),
        "four": (axis(IX, 0, 3), axis(IY, 1, 3), axis(IZ, 0, 5), axis(IW, 2, 9)),
        "two_empty": (axis(IX, 0, -4), axis(IY, 0, -4)),
    }
    for name, axes in shapes.items():
        code: ir.Expr = num(0)
        for item in axes:
            code = op("add", op("mul", code, num(1000)), read(item.index))
        # Every iteration has a place of its own: its code modulo a prime that is larger than the number of codes allows.
        place = op("mod", code, num(65537))
        params = (ir.Param("n", i32), out)
        kernel = make_kernel(params, (ir.Store(out, (place,), op("add", ir.Load(out, (place,)), code)),), axes=axes)
        yield interpreted(f"shape_{name}", kernel, n=np.int32(3), out=np.zeros(65537, np.int64))


def loop_cases() -> Iterator[Case]:
    """Sequential loops: captured bounds, any step, break, continue, an index that the body assigns (E-008..E-016)."""
    ends, out = vector("ends", i64), vector("out", i64)
    total, step = ir.Local("total", i64), ir.Local("step", i64)
    bounds = [ir.Load(ends, (op("add", op("mul", read(IX), num(3)), num(k)),)) for k in range(3)]
    add = ir.Assign(total, op("add", op("mul", read(total), num(31)), read(IY)))
    body: ir.Block = (
        ir.If(op("eq", op("mod", read(IY), num(7)), num(3)), (ir.Assign(IY, num(-1)), ir.Continue()), ()),
        ir.If(op("gt", read(IY), num(2**62)), (add, ir.Break()), ()),
        add,
        ir.Assign(IY, num(10**6)),
    )
    variants = {"dynamic": read(step), "three": num(3), "one": num(1), "zero": num(0), "huge": num(2**62)}
    table = np.array(
        [(0, 10, 1), (10, 0, 1), (-5, 25, 4), (3, 4, -1), (3, 9, 0), (2**63 - 20, 2**63 - 1, 6), (-(2**63), 0, 2**62), (0, 0, 1)],
        np.int64,
    )
    for name, stride in variants.items():
        rows = (
            table[[0, 1, 2, 3, 4, 5, 7]] if name in ("one", "three") else table
        )  # without the one that takes small steps forever
        kernel = make_kernel(
            (ends, out),
            (
                ir.Assign(total, num(1)),
                ir.Assign(step, bounds[2]),
                ir.For(IY, bounds[0], bounds[1], stride, (ir.Assign(step, num(99)), *body)),
                ir.Store(out, (read(IX),), read(total)),
            ),
            axes=(axis(IX, 0, ("dim", "out", 0)),),
            locals=(IY, total, step),
        )
        yield interpreted(f"for_{name}", kernel, ends=rows.ravel().copy(), out=np.zeros(len(rows), np.int64))
    yield while_case()


def last_turns_case() -> Case:
    """Loops that end where their counters would overflow (E-008)."""
    starts, out, total = vector("starts", i64), vector("out", i64), ir.Local("total", i64)
    turn = ir.Assign(total, op("add", read(total), num(1)))
    body: ir.Block = (
        ir.Assign(total, num(0)),
        ir.For(IY, ir.Load(starts, (read(IX),)), num(2**63 - 1), num(7), (turn,)),
        ir.Store(out, (read(IX),), read(total)),
    )
    kernel = make_kernel((starts, out), body, axes=(axis(IX, 0, ("dim", "out", 0)),), locals=(IY, total))
    given = 2**63 - 1 - np.arange(30, dtype=np.int64)
    return interpreted("last_turns", kernel, starts=given, out=np.zeros(30, np.int64))


def while_case() -> Case:
    """Collatz steps, with `continue` in the parallel loop and in the inner one (E-012, E-016)."""
    out, value, steps = vector("out", i32), ir.Local("value", i64), ir.Local("steps", i32)
    odd = op("mod", read(value), num(2))
    body: ir.Block = (
        ir.If(op("eq", op("mod", read(IX), num(5)), num(0)), (ir.Continue(),), ()),
        ir.Assign(value, read(IX)),
        ir.Assign(steps, num(0, i32)),
        ir.While(
            op("ne", read(value), num(1)),
            (
                ir.Assign(steps, op("add", read(steps), num(1, i32))),
                ir.If(op("ge", read(steps), num(60, i32)), (ir.Break(),), ()),
                ir.If(
                    ir.Cast(odd, i32),
                    (ir.Assign(value, op("add", op("mul", read(value), num(3)), num(1))), ir.Continue()),
                    (),
                ),
                ir.Assign(value, op("floordiv", read(value), num(2))),
            ),
        ),
        ir.Store(out, (read(IX),), read(steps)),
    )
    kernel = make_kernel((out,), body, axes=(axis(IX, 1, ("dim", "out", 0)),), locals=(value, steps))
    return interpreted("while", kernel, out=np.full(600, -1, np.int32))


def atomic_cases() -> Iterator[Case]:
    """Updates of a few places by many iterations; where one thread follows another the old values are known too (X-001..X-014).

    Values are whole numbers, and few enough, so that any order of additions gives the same bits.
    """
    for element in (i32, u32, i64, u64, f32, f64):
        for name in ("add", "min", "max"):
            array, values, old = vector("bins", element), vector("values", element), ir.Local("old", element)
            highest = num(2.0**20, element) if element.is_float else num(element.maximum, element)
            place = op("mod", read(IX), num(3))
            value = ir.Load(values, (read(IX),))
            body: ir.Block = (
                ir.Atomic(name, array, (place,), value, old),  # type: ignore[arg-type]  # one of the three
                ir.If(op("ge", read(old), highest), (ir.Atomic("add", array, (num(3),), value, None),), ()),
            )
            kernel = make_kernel((array, values), body, axes=(axis(IX, 0, ("dim", "values", 0)),), locals=(old,))
            numbers = [(k * 2654435761) % 10007 - (5000 if element.kind != "u" else 0) for k in range(300)]
            start = [0, 7, 100, 0]
            yield interpreted(
                f"atomic_{name}_{element}",
                kernel,
                bins=np.array(start, element.numpy),
                values=np.array(numbers, element.numpy),
            )
    yield atomic_wrap_case()
    yield from contended_cases()


def contended_cases() -> Iterator[Case]:
    """Many threads at one place (X-001, X-012); the results are sums and extremes that any order gives."""
    for element in (i32, u32, i64, u64, f32, f64):
        array, values = vector("bins", element), vector("values", element)
        value = ir.Load(values, (read(IX),))
        body = (
            ir.Atomic("add", array, (num(0),), num(1, element), None),
            ir.Atomic("min", array, (num(1),), value, None),
            ir.Atomic("max", array, (num(2),), value, None),
        )
        kernel = make_kernel((array, values), body, axes=(axis(IX, 0, ("dim", "values", 0)),))
        numbers = ((np.arange(100_000) * 2654435761) % 100_003).astype(element.numpy)
        start = np.array([0, 1_000_000, 0], element.numpy)
        wanted = np.array([len(numbers), numbers.min(), numbers.max()], element.numpy)
        yield Case(f"contended_{element}", kernel, {"bins": start, "values": numbers}, {"bins": wanted})


def atomic_wrap_case() -> Case:
    """Integer addition wraps, and minimum and maximum follow the signedness (X-006)."""
    bins = {scalar: vector(f"bins_{scalar}", scalar) for scalar in (i32, u32, i64, u64)}
    body: list[ir.Stmt] = []
    for scalar, array in bins.items():
        body.append(ir.Atomic("add", array, (num(0),), num(scalar.maximum, scalar), None))
        body.append(ir.Atomic("min", array, (num(1),), num(scalar.minimum, scalar), None))
        body.append(ir.Atomic("max", array, (num(2),), num(scalar.maximum, scalar), None))
    kernel = make_kernel(tuple(bins.values()), tuple(body), axes=(axis(IX, 0, 1),))
    given = {array.name: np.array([2, 5, 5], scalar.numpy) for scalar, array in bins.items()}
    return interpreted("atomic_wrap", kernel, **given)


def constants_case() -> Case:
    """Literals of every type at its ends, and floating values that text may lose."""
    stores: list[ir.Stmt] = []
    params = {scalar: vector(f"out_{scalar}", scalar) for scalar in SCALARS if scalar is not f64}
    lengths: dict[Scalar, int] = {}
    for scalar, array in params.items():
        values: list[float] = [0, 1, 5, scalar.maximum, scalar.minimum, scalar.minimum + 1] if not scalar.is_float else []
        values += [] if not scalar.is_float else FLOATS
        numbers = [float(np.float32(v)) if scalar.is_float else v for v in values]
        stores += [ir.Store(array, (num(k),), num(v, scalar)) for k, v in enumerate(numbers)]
        lengths[scalar] = len(values)
    kernel = make_kernel(tuple(params.values()), tuple(stores), axes=(axis(IX, 0, 1),))
    given = {array.name: np.zeros(lengths[scalar], scalar.numpy) for scalar, array in params.items()}
    return interpreted("constants", kernel, **given)


FLOATS = [0.0, -0.0, 0.1, -0.1, 1 / 3, 1.0, 16777216.0, 3.4028234663852886e38, 1.1754943508222875e-38, 1e10, 1e-10, np.pi]
FLOATS += [np.inf, -np.inf, np.nan]


def constants_f64_case() -> Case:
    """Literals whose f64 value no f32 text keeps, in arithmetic that shows a lost bit."""
    out = vector("out", f64)
    values = [*FLOATS, 0.1, 2.0**53 - 1, 1.7976931348623157e308, 2.2250738585072014e-308, 5e-324, np.e]
    stores = tuple(ir.Store(out, (num(k),), num(value, f64)) for k, value in enumerate(values))
    return interpreted("constants_f64", make_kernel((out,), stores, axes=(axis(IX, 0, 1),)), out=np.zeros(len(values)))


def scalars_case() -> Case:
    """A scalar parameter of every type but f64, which Metal lacks, read into an array."""
    values = {i8: -128, u8: 255, i16: -32768, u16: 65535, i32: -(2**31), u32: 2**32 - 1, i64: -(2**53), u64: 2**53, f32: -2.5}
    params = {scalar: ir.Param(f"p_{scalar}", scalar) for scalar in values}
    out = vector("out", f32)
    stores = [ir.Store(out, (num(k),), ir.Cast(read(param), f32)) for k, param in enumerate(params.values())]
    kernel = make_kernel((*params.values(), out), tuple(stores), axes=(axis(IX, 0, 1),))
    given: dict[str, np.ndarray | np.generic] = {
        param.name: scalar.numpy.type(values[scalar]) for scalar, param in params.items()
    }
    return interpreted("scalars", kernel, **given, out=np.zeros(len(params), np.float32))


def names_case() -> Case:
    """L-024: names that target languages or preludes use, and letters that they do not know."""
    words = [
        "float",
        "kernel",
        "threadIdx",
        "int",
        "double",
        "device",
        "constant",
        "M_PI",
        "i32",
        "tk_min",
        "__x",
        "_",
        "λ",
        "größe",
    ]
    words += [
        "flat",
        "out",
        "arguments",
        "position",
        "main",
        "t",
        "T",
        "class",
        "auto",
        "blockIdx",
        "half",
        "uint3",
        "NAN",
        "x.1",
    ]
    params = tuple(ir.Param(word, i32) for word in words[::2])
    locals_ = tuple(ir.Local(word, i32) for word in words[1::2])
    target = vector("signed", i32)
    body: list[ir.Stmt] = []
    for param, local in zip(params, locals_, strict=True):
        body.append(ir.Assign(local, op("add", read(param), num(1, i32))))
    body += [ir.Store(target, (num(k),), read(local)) for k, local in enumerate(locals_)]
    kernel = make_kernel((*params, target), tuple(body), axes=(axis(IX, 0, 1),), locals=locals_, name="größe")
    given: dict[str, np.ndarray | np.generic] = {param.name: np.int32(k * 3) for k, param in enumerate(params)}
    return interpreted("names", kernel, **given, signed=np.zeros(len(params), np.int32))


def members_case() -> Case:
    """D-003, D-010: members of objects are parameters with dotted names, in bounds and slots, too."""
    rho = ir.Param("sim.grid.rho", ArrayType(f32, (None, None)))
    dt, count = ir.Param("sim.dt", f32), ir.Param("sim.n", i32)
    height = ir.Extent(rho, 1, i64)
    index = op("add", op("mul", read(IX), height), read(IY))
    body = (ir.Store(rho, (index,), op("mul", ir.Load(rho, (index,)), read(dt))),)
    axes = (axis(IX, 0, ("scalar", "sim.n")), axis(IY, 0, ("dim", "sim.grid.rho", 1)))
    kernel = make_kernel((count, dt, rho), body, axes=axes, name="Sim.step")
    given = np.arange(12, dtype=np.float32).reshape(4, 3)
    return interpreted("members", kernel, **{"sim.n": np.int32(3), "sim.dt": np.float32(0.1), "sim.grid.rho": given})


def local_array_case() -> Case:
    """Each iteration reverses seven numbers in storage of its own (A-010)."""
    data, buffer = vector("data", i16), ir.Buffer("tmp", i16, 7)
    source = op("add", op("mul", read(IX), num(7)), read(IY))
    body: ir.Block = (
        ir.For(IY, num(0), num(7), num(1), (ir.Store(buffer, (op("sub", num(6), read(IY)),), ir.Load(data, (source,))),)),
        ir.For(IY, num(0), num(7), num(1), (ir.Store(data, (source,), ir.Load(buffer, (read(IY),))),)),
    )
    count = ("//", ("dim", "data", 0), 7)
    kernel = make_kernel((data,), body, axes=(axis(IX, 0, count),), locals=(IY,), buffers=(buffer,))
    return interpreted("local_array", kernel, data=np.arange(700, dtype=np.int16))


def guarded_load_case() -> Case:
    """E-002: the arm that is not chosen is not evaluated, nor a division in it."""
    x, out, n = vector("x", f32), vector("out", f32), ir.Param("n", i32)
    inside = op("lt", read(IX), ir.Cast(read(n), i64))
    far = ir.Conditional(
        inside, ir.Load(x, (read(IX),)), ir.Conditional(op("gt", read(IX), num(10**12)), num(1.0, f32), num(-1.0, f32))
    )
    kernel = make_kernel((x, n, out), (ir.Store(out, (read(IX),), far),), axes=(axis(IX, 0, ("dim", "out", 0)),))
    return interpreted("guarded_load", kernel, x=np.arange(3, dtype=np.float32), n=np.int32(3), out=np.zeros(300, np.float32))


def result_case() -> Case:
    """P-030, P-031, L-011: statements before the loop bind what iterations and the result start from."""
    x, scale, total, factor = vector("x", f32), ir.Param("scale", f32), ir.Local("total", i64), ir.Local("factor", f32)
    before: ir.Block = (ir.Assign(factor, op("mul", read(scale), num(2.0, f32))),)
    body: ir.Block = (
        ir.Assign(factor, op("add", read(factor), ir.Cast(read(IX), f32))),
        ir.Store(x, (read(IX),), op("mul", ir.Load(x, (read(IX),)), read(factor))),
    )
    extent = ir.Extent(x, 0, i64)
    after: ir.Block = (
        *before,
        ir.Assign(total, num(0)),
        ir.For(IY, num(0), extent, num(1), (ir.Assign(total, op("add", read(total), ir.Cast(ir.Load(x, (read(IY),)), i64))),)),
    )
    result = ir.Result(after, op("add", ir.Cast(read(total), i32), ir.Cast(read(factor), i32)))
    kernel = make_kernel(
        (x, scale), body, axes=(axis(IX, 0, ("dim", "x", 0)),), locals=(IY, total, factor), before=before, result=result
    )
    return interpreted("result", kernel, x=np.ones(300, np.float32), scale=np.float32(1.5))


def extent_case() -> Case:
    """Open dimensions: an address with a row stride, and a size as a value (A-003, T-006)."""
    image = ir.Param("image", ArrayType(i32, (None, None)))
    place = op("add", op("mul", read(IX), ir.Extent(image, 1, i64)), read(IY))
    height = ir.Extent(image, 0, i32)
    body = (ir.Store(image, (place,), op("add", op("mul", height, num(100, i32)), ir.Cast(read(IY), i32))),)
    kernel = make_kernel((image,), body, axes=(axis(IX, 0, ("dim", "image", 0)), axis(IY, 1, ("dim", "image", 1))))
    return interpreted("extent", kernel, image=np.zeros((3, 290), np.int32))


def zero_d_case() -> Case:
    """A 0-d array is read and stored without an index."""
    cell = ir.Param("cell", ArrayType(u16, ()))
    body = (ir.Store(cell, (num(0),), op("add", ir.Load(cell, (num(0),)), num(65535, u16))),)
    return interpreted("zero_d", make_kernel((cell,), body, axes=(axis(IX, 0, 1),)), cell=np.array(3, np.uint16))


def grouping_case() -> Case:
    """N-010, N-011: written grouping is kept and no multiply is fused with an addition."""
    x, out = vector("x", f32), vector("out", f32)
    value = ir.Load(x, (read(IX),))
    product = op("mul", value, value)
    fused = op("sub", product, op("mul", value, value))
    body = (
        ir.Store(out, (op("mul", read(IX), num(3)),), op("sub", op("add", value, num(1e8, f32)), num(1e8, f32))),
        ir.Store(out, (op("add", op("mul", read(IX), num(3)), num(1)),), fused),
        ir.Store(out, (op("add", op("mul", read(IX), num(3)), num(2)),), op("add", product, op("neg", value))),
    )
    kernel = make_kernel((x, out), body, axes=(axis(IX, 0, ("dim", "x", 0)),))
    values = np.array([0.1 * k + 1.0 / 3 for k in range(200)], np.float32)
    return interpreted("grouping", kernel, x=values, out=np.zeros(600, np.float32))


def long_case() -> Case:
    """Deeply nested expressions, in a value, an index and a condition; a guarded part stays guarded."""
    x, out, n = vector("x", i32), vector("out", i32), ir.Param("n", i32)
    element = ir.Load(x, (read(IX),))
    sum_: ir.Expr = element
    product: ir.Expr = ir.Cast(element, f32)
    for k in range(280):
        sum_ = op("sub", num(k, i32), sum_)
        product = (
            op("add", op("mul", num(0.75, f32), num(float(k), f32)), op("mul", product, num(0.75, f32)))
            if k % 4 == 0
            else product
        )
    place: ir.Expr = read(IX)
    for _ in range(150):
        place = op("sub", num(0), place)
    inside = op("lt", read(IX), ir.Cast(read(n), i64))
    outside = ir.Load(x, (op("add", read(IX), num(10**13)),))
    guarded: ir.Expr = outside
    for k in range(40):
        guarded = op("add", guarded, num(k, i32))
    body: ir.Block = (
        ir.If(op("eq", sum_, num(12345, i32)), (), (ir.Store(out, (place,), op("add", sum_, ir.Cast(product, i32))),)),
        ir.Store(out, (read(IX),), op("add", ir.Load(out, (read(IX),)), ir.Conditional(inside, num(1, i32), guarded))),
    )
    kernel = make_kernel((x, n, out), body, axes=(axis(IX, 0, ("dim", "x", 0)),))
    return interpreted("long", kernel, x=np.arange(20, dtype=np.int32), n=np.int32(20), out=np.zeros(20, np.int32))
