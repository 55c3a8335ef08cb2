"""The text of IR: a golden for every kind of node, and where parentheses stand."""

from __future__ import annotations

import pytest
from irbuild import elementwise, make_kernel, vector

from tack.ops import OPS
from tack_runtime.dtypes import ArrayType, Scalar, f32, f64, i8, i32, i64, u64
from tack_runtime.options import Options
from tackc.compiler import ir
from tackc.compiler.printer import print_expression, print_kernel, print_statement

ROW, COL = ir.Local("i", i64), ir.Local("j", i64)
X, Y = ir.Local("x", i32), ir.Local("y", i32)
IMAGE = ir.Param("image", ArrayType(f32, (None, 4)))
COUNTS = ir.Param("counts", ArrayType(i32, ()))
TMP = ir.Buffer("tmp", f32, 8)


def num(value: float, type_: Scalar = i32) -> ir.Const:
    return ir.Const(value, type_)


def op(name: str, *args: ir.Expr, type_: Scalar = i32) -> ir.Apply:
    return ir.Apply(name, args, type_)


x, y = ir.Read(X), ir.Read(Y)


@pytest.mark.parametrize(
    ("expr", "text"),
    [
        (num(-3), "-3"),
        (num(7, u64), "7_u64"),
        (num(-1, i8), "-1_i8"),
        (num(0.10000000149011612, f32), "0.1_f32"),
        (num(0.1, f64), "0.1_f64"),
        (num(-0.0, f32), "-0.0_f32"),
        (num(float("inf"), f64), "inf_f64"),
        (num(float("nan"), f32), "nan_f32"),
        (ir.Extent(IMAGE, 0, i32), "image.shape[0]"),
        (ir.Extent(IMAGE, 0, i64), "image.shape[0]_i64"),
        (ir.Load(IMAGE, (ir.Read(ROW), num(3, i64))), "image[i, 3_i64]"),
        (ir.Load(COUNTS, ()), "counts[()]"),
        (ir.Cast(op("add", x, y), f32), "f32(x + y)"),
        (op("sqrt", ir.Cast(x, f32), type_=f32), "sqrt(f32(x))"),
        (op("min", x, op("add", y, num(1))), "min(x, y + 1)"),
        (op("sub", op("sub", x, y), x), "x - y - x"),
        (op("sub", x, op("sub", y, x)), "x - (y - x)"),
        (op("mul", op("add", x, y), y), "(x + y) * y"),
        (op("add", x, op("mul", y, y)), "x + y * y"),
        (op("neg", op("mul", x, y)), "-(x * y)"),
        (op("neg", num(1)), "-(1)"),
        (op("mul", num(-1), x), "-1 * x"),
        (op("ipow", num(-1), num(2, u64)), "(-1) ** 2_u64"),
        (op("ipow", op("ipow", x, y), y), "(x ** y) ** y"),
        (op("invert", op("neg", x)), "~-x"),
        (op("eq", op("lt", x, y), num(0)), "(x < y) == 0"),
        (op("or", op("and", x, y), op("xor", x, y)), "x & y | x ^ y"),
        (op("shl", x, op("add", num(1, u64), num(2, u64), type_=u64)), "x << 1_u64 + 2_u64"),
        (ir.Conditional(op("lt", x, y), x, ir.Conditional(y, num(1), num(2))), "x if x < y else 1 if y else 2"),
        (op("add", ir.Conditional(x, x, y), y), "(x if x else y) + y"),
        (ir.Conditional(ir.Conditional(x, x, y), ir.Conditional(x, x, y), y), "(x if x else y) if (x if x else y) else y"),
    ],
)
def test_expression(expr: ir.Expr, text: str) -> None:
    assert print_expression(expr) == text


def test_golden_kernel() -> None:
    n = ir.Read(ir.Param("n", i32))
    body: ir.Block = (
        ir.If(op("eq", x, num(0)), (ir.Continue(),), ()),
        ir.Store(TMP, (num(0, i64),), ir.Load(IMAGE, (ir.Read(ROW), ir.Read(COL)))),
        ir.For(
            ir.Local("k", i64),
            num(0, i64),
            ir.Cast(n, i64),
            num(2, i64),
            (
                ir.While(
                    op("gt", x, y),
                    (ir.Assign(X, op("sub", x, num(1))), ir.If(y, (ir.Break(),), (ir.If(x, (), (ir.Continue(),)),))),
                ),
            ),
        ),
        ir.Atomic("add", COUNTS, (), x, Y),
        ir.Atomic("max", COUNTS, (), y, None),
        ir.Print(('say "é"', op("add", x, y), "", num(0.5, f32))),
        ir.Print(()),
        ir.If(x, (), (ir.If(y, (ir.Assign(X, y),), ()), ir.Assign(Y, x))),
    )
    kernel = make_kernel(
        [IMAGE, COUNTS, ir.Param("n", i32)],
        body,
        axes=(ir.Axis(ROW, 1, ("dim", "image", 0), 1), ir.Axis(COL, ("neg", 1), ("-", ("scalar", "n"), 1), 3)),
        locals=(X, Y, ir.Local("k", i64)),
        buffers=(TMP,),
        before=(ir.Assign(X, num(5)),),
        result=ir.Result((ir.Assign(Y, x),), op("add", y, ir.Load(COUNTS, ()))),
        name="everything",
    )
    assert (
        print_kernel(kernel)
        == """\
kernel everything(image: f32[:, 4], counts: i32[()], n: i32):
    local i: i64
    local j: i64
    local x: i32
    local y: i32
    local k: i64
    array tmp: f32[8]
    x = 5
    parallel i, j in range(1, image.shape[0]) x range(-1, n - 1, 3):
        if x == 0:
            continue
        tmp[0_i64] = image[i, j]
        for k in range(0_i64, i64(n), 2_i64):
            while x > y:
                x = x - 1
                if y:
                    break
                elif x:
                    pass
                else:
                    continue
        y = atomic_add(counts[()], x)
        atomic_max(counts[()], y)
        print('say "\\xe9"', x + y, '', 0.5_f32)
        print()
        if x:
            pass
        else:
            if y:
                x = y
            y = x
    result:
        y = x
        return y + counts[()]
"""
    )


def test_every_operation_has_a_text_of_its_own() -> None:
    """Two operations at one type never print alike, whatever their spelling."""
    for type_ in (i32, f32):
        texts = [print_kernel(elementwise(row, type_)).replace(f"{row.name}_{type_}", "") for row in OPS.values()]
        shown = [text for text, row in zip(texts, OPS.values(), strict=True) if type_ in row.types()]
        assert len(set(shown)) == len(shown)


def test_options_and_an_empty_body_are_shown() -> None:
    kernel = make_kernel([vector("x", f32)], ())
    assert "pass" in print_kernel(kernel)
    contracted = ir.Kernel("k", kernel.params, kernel.locals, (), (), kernel.loop, None, Options(fp_contract=True, lanes=8))
    assert print_kernel(contracted).startswith("kernel k(x: f32[:], n: i32) fp_contract lanes=8:\n")


def test_long_chains_do_not_exhaust_the_stack() -> None:
    expr: ir.Expr = x
    chain: ir.Stmt = ir.Assign(X, x)
    for _ in range(400):
        expr = op("add", expr, y)
    for _ in range(400):
        chain = ir.If(x, (), (chain,))
    assert print_expression(expr).count("+") == 400
    assert print_statement(chain).count("elif") == 399
