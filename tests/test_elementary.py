"""Elementary functions: errors, special values, and the same bits in every lane of every vector at every level."""

from __future__ import annotations

import ctypes
import math
import runpy
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from cpu_run import LEVELS, load
from elementary_errors import ulps_off_exact
from elementary_inputs import edges, inputs, ulps_off, wider

from tack.ops import OPS
from tack_runtime.dtypes import Scalar, f32, f64
from tackc.compiler.elementary.evaluate import evaluate
from tackc.compiler.elementary.ops import Program, rare, select, word, write
from tackc.compiler.elementary.table import FUNCTIONS, ROWS, Row, meaning
from tackc.emitters import llvm_elementary
from tackc.emitters.llvm_code import Module, VectorType

ROOT = Path(__file__).resolve().parent.parent
INF, NAN = math.inf, math.nan
each_row = pytest.mark.parametrize("row", ROWS.values(), ids=lambda row: row.program.name)


def arity(row: Row) -> int:
    return len(row.program.arguments)


def test_coefficients_are_what_the_tool_writes(tmp_path: Path) -> None:
    tool = runpy.run_path(str(ROOT / "tools/coefficients.py"))
    assert tool["content"]() == tool["TARGET"].read_text(encoding="utf-8")


def test_every_inexact_operation_is_a_program() -> None:
    """B-001, N-014"""
    assert {name for name, op in OPS.items() if op.ulps} == FUNCTIONS
    for row in ROWS.values():
        assert row.program.arguments == (row.type,) * OPS[row.function].arity
        assert row.program.result is row.type
        assert row.ulps <= OPS[row.function].ulps


@each_row
def test_errors_against_a_wider_type(row: Row) -> None:
    """N-014: also the signs of zeros and infinities, and where results are NaN."""
    arrays = inputs(arity(row), row.type, 20_000)
    if row.type is f32 and arity(row) == 1:
        arrays = [np.concatenate([arrays[0], np.arange(0, 2**32, 40_009).astype(np.uint32).view(np.float32)])]
    off = ulps_off(evaluate(row.program, *arrays), wider(row.function, arrays))
    worst = int(np.argmax(off))
    assert off[worst] <= row.ulps, [float(array[worst]) for array in arrays]


@each_row
def test_errors_against_many_digits(row: Row) -> None:
    """N-014: what a wider type of the machine cannot tell, by another library."""
    arrays = inputs(arity(row), row.type, 1000)
    results = evaluate(row.program, *arrays)
    some = np.random.default_rng(5).permutation(len(results))[:150]
    found = [ulps_off_exact(row.function, results[at], [array[at] for array in arrays]) for at in some]
    compared = [off for off in found if off is not None]
    assert len(compared) > 20
    assert max(compared) <= row.ulps


@each_row
def test_results_that_are_nan_are_one(row: Row) -> None:
    """N-014: whatever NaN comes in."""
    arrays = inputs(arity(row), row.type, 1000)
    results = evaluate(row.program, *arrays)
    assert np.isnan(results).any()
    nan = results[np.isnan(results)].view(f"u{row.type.size}")
    assert set(nan.tolist()) == {0x7FC00000 if row.type is f32 else 0x7FF8000000000000}


@pytest.mark.parametrize("type_", [f32, f64], ids=str)
@pytest.mark.parametrize(
    ("function", "operands", "wanted"),
    [
        *[(name, (-0.0,), -0.0) for name in ("sin", "tan", "asin", "atan", "sinh", "tanh")],
        *[(name, (value,), NAN) for name in ("sin", "cos", "tan", "asin", "acos") for value in (INF, -INF, NAN)],
        *[(name, (-1.0,), NAN) for name in ("log", "log2", "log10")],
        *[(name, (-0.0,), -INF) for name in ("log", "log2", "log10")],
        *[(name, (1.0,), 0.0) for name in ("log", "log2", "log10", "acos")],
        *[(name, (INF,), INF) for name in ("log", "log2", "log10", "exp", "exp2", "sinh", "cosh")],
        *[(name, (-INF,), 0.0) for name in ("exp", "exp2")],
        *[(name, (0.0,), 1.0) for name in ("exp", "exp2", "cos", "cosh")],
        *[("exp2", (float(n),), 2.0**n) for n in (-126, -1, 1, 10, 127)],
        *[("log2", (2.0**n,), float(n)) for n in (-126, -1, 1, 10, 127)],
        *[("log10", (10.0**n,), float(n)) for n in range(1, 9)],
        ("sinh", (-INF,), -INF),
        ("cosh", (-INF,), INF),
        ("tanh", (INF,), 1.0),
        ("tanh", (-INF,), -1.0),
        ("asin", (1.5,), NAN),
        *[("pow", (x, 0.0), 1.0) for x in (0.0, -3.0, INF, NAN)],
        *[("pow", (1.0, y), 1.0) for y in (INF, -INF, NAN, 1e30)],
        *[("pow", (-1.0, y), 1.0) for y in (INF, -INF, 2.0, 1e30)],
        *[("pow", (0.0, y), INF) for y in (-1.0, -2.5, -INF)],
        *[("pow", (0.0, y), 0.0) for y in (1.0, 2.5, INF)],
        *[("pow", (2.0, float(y)), 2.0**y) for y in (-126, 3, 127)],
        *[("pow", (3.0, float(y)), 3.0**y) for y in range(1, 15)],
        ("pow", (-0.0, 3.0), -0.0),
        ("pow", (-0.0, -3.0), -INF),
        ("pow", (-0.0, -2.0), INF),
        ("pow", (-2.0, 3.0), -8.0),
        ("pow", (-2.0, 0.5), NAN),
        ("pow", (-INF, 3.0), -INF),
        ("pow", (-INF, 0.5), INF),
        ("pow", (-INF, -3.0), -0.0),
        ("pow", (0.5, INF), 0.0),
        ("pow", (0.5, -INF), INF),
        ("pow", (NAN, 2.0), NAN),
        ("atan2", (0.0, 1.0), 0.0),
        ("atan2", (-0.0, 1.0), -0.0),
        ("atan2", (-0.0, 0.0), -0.0),
        ("atan2", (NAN, 1.0), NAN),
        ("atan2", (1.0, NAN), NAN),
        ("atan2", (1.0, INF), 0.0),
    ],
)
def test_special_values(type_: Scalar, function: str, operands: tuple[float, ...], wanted: float) -> None:
    """N-006, B-001"""
    result = meaning(function)(*map(type_, operands))
    assert result.dtype == type_.numpy
    np.testing.assert_array_equal(result, type_(wanted))
    assert math.isnan(wanted) or np.signbit(result) == np.signbit(wanted)


@pytest.mark.parametrize("type_", [f32, f64], ids=str)
def test_angles_of_axes_and_ends(type_: Scalar) -> None:
    """B-001: multiples of pi/4, each the nearest."""
    angles = {(0.0, -1.0): 4, (INF, -INF): 3, (INF, INF): 1, (INF, 1.0): 2, (1.0, 0.0): 2, (1.0, -INF): 4, (3.0, 3.0): 1}
    for (y, x), quarters in angles.items():
        for sign in (1.0, -1.0):
            wanted = type_(np.copysign(np.longdouble(quarters) * np.longdouble("0.78539816339744830961566"), sign))
            assert meaning("atan2")(type_(math.copysign(y, sign)), type_(x)) == wanted


# --- compiled ----------------------------------------------------------------------------------------------------------

WIDTHS = (1, 4, 8, 16)


def driver(symbol: str, program: Program, width: int, name: str) -> str:
    """`void name(ptr inputs.., ptr out, i64 n)` on whole vectors."""
    element, vector = (llvm_elementary.vector(program.result, each) for each in (1, width))
    params = [f"ptr %x{place}" for place in range(len(program.arguments))]
    loads = [
        f"  %p{place} = getelementptr {element}, ptr %x{place}, i64 %i\n  %v{place} = load {vector}, ptr %p{place}, align 4"
        for place in range(len(params))
    ]
    values = ", ".join(f"{vector} %v{place}" for place in range(len(params)))
    return "\n".join(
        [
            f"define void @{name}({', '.join(params)}, ptr %out, i64 %n) {{",
            "entry:\n  br label %turn",
            "turn:\n  %i = phi i64 [ 0, %entry ], [ %next, %turn ]",
            *loads,
            f"  %r = call {vector} {symbol}({values})",
            f"  %q = getelementptr {element}, ptr %out, i64 %i\n  store {vector} %r, ptr %q, align 4",
            f"  %next = add i64 %i, {width}\n  %more = icmp slt i64 %next, %n",
            "  br i1 %more, label %turn, label %exit",
            "exit:\n  ret void\n}",
        ]
    )


@cache
def library(function: str, level: str) -> ctypes.CDLL:
    """A function at both types and every width; `tk_made_<type>_<width>` runs it."""
    module = Module("made.py")
    for type_ in (f32, f64):
        for width in WIDTHS:
            symbol = module.elementary(function, VectorType(type_, width))
            module.functions.append(driver(symbol, ROWS[function, type_].program, width, f"tk_made_{type_}_{width}"))
    return load(module.text(), level)


@pytest.mark.parametrize("level", LEVELS)
@each_row
def test_bits_are_the_same_at_every_width_and_level(row: Row, level: str) -> None:
    """N-011, N-014: against the program evaluated by NumPy, wherever in a vector a value stands, beside whatever others."""
    arrays = inputs(arity(row), row.type, 500, seed=9)
    count = len(arrays[0]) // 48 * 48
    order = np.random.default_rng(3).permutation(len(arrays[0]))[:count]
    arrays = [np.ascontiguousarray(array[order]) for array in arrays]
    wanted = evaluate(row.program, *arrays)
    for width in WIDTHS:
        found = np.zeros_like(wanted)
        run = library(row.function, level)[f"tk_made_{row.type}_{width}"]
        run(*(ctypes.c_void_p(array.ctypes.data) for array in (*arrays, found)), ctypes.c_int64(count))
        differ = np.flatnonzero(found.view(f"u{row.type.size}") != wanted.view(f"u{row.type.size}"))
        assert not len(differ), (width, [float(array[differ[0]]) for array in arrays], found[differ[0]], wanted[differ[0]])


def test_a_rare_part_changes_no_lane_that_does_not_need_it() -> None:
    """Results are selected lane by lane: here the rare part would be wrong for the others."""
    wrong = write("wrong.f32", f32, lambda x: x * 0.0 - 7.0)
    program = write("picky.f32", f32, lambda x: rare(x > 2.0, wrong, [x], x + 1.0))
    x = np.array([1, 3, 0, 2], np.float32)
    assert evaluate(program, x).tolist() == [2, -7, 1, 3]
    assert program.branches
    assert not wrong.branches


def test_equal_steps_are_one() -> None:
    program = write("twice.f32", f32, lambda x: (x + 1.0) * (x + 1.0) - select(x < 0.0, x * 0.0, -0.0))
    assert [step.name for step in program.steps].count("add") == 1
    assert [step.constant for step in program.steps if step.name == "constant"] != []
    zeros = [math.copysign(1, step.constant) for step in program.steps if step.name == "constant" and step.constant == 0]
    assert sorted(zeros) == [-1, 1]  # a zero and a negative one are two constants


def test_words_beyond_a_table_are_its_last() -> None:
    program = write("word.f64", f64, lambda x: word("two_over_pi", x.bits()).to(f64))
    first, last, beyond = (np.int64(at).view(np.float64) for at in (2, 22, -1))
    assert evaluate(program, first) == np.float64(0xA2F9836E4E441529 - 2**64)
    assert evaluate(program, last) == evaluate(program, beyond)


def test_edges_are_of_both_signs() -> None:
    for type_ in (f32, f64):
        values = edges(type_)
        assert {np.signbit(value) for value in values[values == 0]} == {True, False}
        assert np.isnan(values).any()
