"""Sums and products of sequential loops in several accumulators, where a kernel allows another order (N-019)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from cpu_run import ENTRIES, LEVELS, run
from programs import build

from tack_runtime.dtypes import f32, f64
from tack_runtime.options import Options
from tackc.compiler import interpret, ir, pipeline
from tackc.compiler.frontend import lower
from tackc.emitters import llvm
from tackc.toolchains import cpu

REORDERED = Options(reassociate=True)
LENGTHS = (0, 1, 15, 16, 31, 32, 33, 63, 64, 65, 100, 1000, 4096)
SUM = """
@tack.kernel
def rows(x: f32[:, :], out: f32[:], first: i32, last: i32):
    for i in range(len(out)):
        total = out[i]
        for j in range(first, last):
            total {op}= x[i, j]
        out[i] = total
"""
ROWS = 9


def made(text: str, options: Options = REORDERED) -> ir.Kernel:
    return pipeline.for_cpu(plain(text, options))


def plain(text: str, options: Options = REORDERED) -> ir.Kernel:
    return pipeline.run(replace(lower(*build(text)).kernel, options=options))


def changes(text: str) -> bool:
    return made(text) != plain(text)


def rows(type_: str, op: str) -> ir.Kernel:
    return made(SUM.format(op=op).replace("f32", type_))


def values(type_: str, columns: int) -> dict[str, Any]:
    chance = np.random.default_rng(columns)
    x = 1 + chance.standard_normal((ROWS, columns)) / 8
    return {"x": x.astype(type_), "out": np.arange(1, ROWS + 1).astype(type_), "first": 0, "last": columns}


def in_order(row: np.ndarray[Any, Any], start: Any, op: str, width: int) -> Any:
    """What N-019 lets the sum of a row be here: accumulators in turn, halves of them added up, and then what is left."""
    work = {"+": np.add, "-": np.subtract, "*": np.multiply}[op]
    join = np.multiply if op == "*" else np.add
    whole = len(row) // width * width if len(row) >= 2 * width else 0
    total = start
    if whole:
        lanes = np.full(width, 1.0 if op == "*" else -0.0, row.dtype)
        for turn in row[:whole].reshape(-1, width):
            lanes = work(lanes, turn)
        while len(lanes) > 1:
            lanes = join(lanes[: len(lanes) // 2], lanes[len(lanes) // 2 :])
        total = join(total, lanes[0])
    for value in row[whole:]:
        total = work(total, value)
    return total


@pytest.mark.parametrize("op", ["+", "-", "*"])
@pytest.mark.parametrize("type_", ["f32", "f64"])
def test_the_order_depends_on_the_length_of_the_loop_alone(type_: str, op: str) -> None:
    """N-019: at every level, in any chunks, and in the code for any arrays."""
    kernel = rows(type_, op)
    numpy_type = {"f32": "float32", "f64": "float64"}[type_]
    for length in LENGTHS:
        given = values(numpy_type, length)
        wanted = [in_order(row, start, op, 128 // row.itemsize) for row, start in zip(given["x"], given["out"], strict=True)]
        for level in LEVELS:
            for chunks in ([(0, ROWS)], list(pairwise([0, 2, 3, 8, ROWS]))):
                for entry in ENTRIES:
                    arrays = {**given, "out": given["out"].copy()}
                    run(kernel, arrays, level, chunks=chunks, entry=entry)
                    assert arrays["out"].tobytes() == np.array(wanted, numpy_type).tobytes()


def test_the_interpreter_agrees() -> None:
    """N-019: on a sum under a condition, of two accumulators, with a local of each turn."""
    text = """
@tack.kernel
def both(x: f32[:, :], w: f32[:], out: f32[:]):
    for i in range(len(out)):
        total = 0.0
        norm = 1.0
        for j in range(x.shape[1]):
            if x[i, j] > 0.1:
                t = x[i, j] * w[j]
                total += t
                norm *= 1.0 + t / 256.0
            else:
                total -= 0.5
        out[i] = total / norm
"""
    chance = np.random.default_rng(4)
    given = {
        "x": chance.standard_normal((ROWS, 150)).astype(np.float32),
        "w": chance.standard_normal(150).astype(np.float32),
        "out": np.zeros(ROWS, np.float32),
    }
    check(made(text), given, "out")


def check(kernel: ir.Kernel, given: dict[str, Any], *stored: str) -> None:
    """What code at every level stores is what the interpreter finds for the regrouped kernel."""
    assert kernel.buffers
    expected = {name: value.copy() for name, value in given.items()}
    interpret.run(kernel, expected)
    for level in LEVELS:
        arrays = {name: value.copy() for name, value in given.items()}
        run(kernel, arrays, level, chunks=[(0, 4), (4, ROWS)])
        for name in stored:
            assert arrays[name].tobytes() == expected[name].tobytes()


def test_one_total_in_two_loops_has_as_many_accumulators_as_each_needs() -> None:
    """N-019: the total of the wider type leaves its loop half as many."""
    text = """
@tack.kernel
def both(x: f32[:, :], y: f64[:, :], out: f32[:], two: f64[:]):
    for i in range(len(out)):
        a = f32(0.0)
        b = f64(0.0)
        for j in range(x.shape[1]):
            a += x[i, j]
            b += y[i, j]
        for j in range(x.shape[1]):
            a += x[i, j]
        out[i] = a
        two[i] = b
"""
    chance = np.random.default_rng(5)
    x, y = chance.standard_normal((2, ROWS, 150))
    given = {"x": x.astype(np.float32), "y": y, "out": np.zeros(ROWS, np.float32), "two": np.zeros(ROWS)}
    check(made(text), given, "out", "two")


def test_by_default_the_order_is_that_of_the_source() -> None:
    """N-011"""
    kernel = made(SUM.format(op="+"), Options())
    assert not kernel.buffers
    given = values("float32", 1000)
    wanted = [np.cumsum(np.append(start, row), dtype=np.float32)[-1] for row, start in zip(given["x"], given["out"], strict=True)]
    run(kernel, given, LEVELS[-1])
    assert given["out"].tolist() == wanted


def test_a_sum_of_negative_zeros_keeps_its_sign() -> None:
    """N-010, N-019"""
    given = {"x": np.full((ROWS, 200), -0.0, np.float32), "out": np.full(ROWS, -0.0, np.float32), "first": 0, "last": 200}
    run(rows("f32", "+"), given, LEVELS[-1])
    assert np.signbit(given["out"]).all()
    assert not given["out"].any()


def test_bounds_whose_difference_overflows_run_nothing() -> None:
    """E-008"""
    kernel = made("""
@tack.kernel
def rows(x: f32[:, :], out: f32[:], first: i64, last: i64):
    for i in range(len(out)):
        total = 3.0
        for j in range(first, last):
            total += x[i, j]
        out[i] = total
""")
    given = {"x": np.zeros((2, 3), np.float32), "out": np.zeros(2, np.float32), "first": 2**63 - 1, "last": -(2**63) + 100}
    assert kernel.buffers
    run(kernel, given, LEVELS[-1])
    assert given["out"].tolist() == [3, 3]


def test_locals_of_a_turn_keep_their_last_value() -> None:
    """E-008"""
    text = """
@tack.kernel
def rows(x: f32[:, :], out: f32[:, :], columns: i32):
    for i in range(x.shape[0]):
        total = 0.0
        t = 0.0
        k = 0
        for j in range(columns):
            k = j
            t = x[i, j]
            total += t
        out[i, 0] = total
        out[i, 1] = t
        out[i, 2] = k
"""
    kernel = made(text)
    assert kernel.buffers
    x = np.arange(ROWS * 70, dtype=np.float32).reshape(ROWS, 70)
    for columns in (1, 64, 67):
        out = np.zeros((ROWS, 3), np.float32)
        run(kernel, {"x": x, "out": out, "columns": columns}, LEVELS[-1])
        assert out.tolist() == [[row[:columns].sum(), row[columns - 1], columns - 1] for row in x]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("type_", [f32, f64], ids=str)
def test_accumulators_are_registers(type_: Any, level: str) -> None:
    text = cpu.optimized(llvm.emit(rows(str(type_), "+"), "tk_made"), level)
    lanes = f"<{128 // type_.size} x {'float' if type_.bits == 32 else 'double'}>"
    assert f"phi {lanes}" in text
    assert "alloca" not in text


def loop(body: str, index: str = "x[i, j]") -> str:
    return f"""
@tack.kernel
def rows(x: f32[:, :], y: f32[:], c: i32[:], out: f32[:]):
    for i in range(len(out)):
        total = 0.0
        other = 0.0
        for j in range(x.shape[1]):
            {body.replace("ITEM", index)}
        out[i] = total + other
"""


def test_sums_that_are_regrouped() -> None:
    assert changes(loop("total += ITEM"))
    assert changes(loop("total = ITEM + total"))
    assert changes(loop("total += ITEM * y[j + 3]"))
    assert changes(loop("total += ITEM * y[i]"))
    assert changes(loop("total += y[c[i] + j]"))


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("total += ITEM; other = total", "a turn sees the sum"),
        ("total = ITEM - total", "no sum"),
        ("total += ITEM; total *= 0.5", "two operations"),
        ("total += total", "twice itself"),
        ("total += ITEM; other = ITEM - other", "another local tells turns apart"),
        ("total += ITEM; y[j] = 1.0", "a store"),
        ("total += ITEM; tack.atomic_add(y, j, 1.0)", "an atomic update"),
        ("if ITEM > 0.5: break", "it may end early"),
        ("total += x[j, i]", "neighbouring iterations load neighbouring elements"),
        ("total += y[i + j]", "neighbouring iterations load neighbouring elements"),
        ("total += y[j]", "all iterations load the same"),
        ("total += ITEM * y[c[j]]", "elements here and there"),
        ("total += ITEM * y[2 * j]", "elements that are apart"),
    ],
)
def test_loops_that_stay_as_they_are(body: str, why: str) -> None:
    assert not changes(loop(body.replace("; ", "\n            "))), why


@pytest.mark.parametrize("lanes", [None, 8, 64])
@pytest.mark.parametrize(("size", "regrouped"), [(900, True), (992, True), (993, False), (1024, False), (1025, True)])
def test_accumulators_take_no_lanes_away(size: int, regrouped: bool, lanes: int | None) -> None:
    """N-018, N-019: 4096 bytes of local arrays have room in 64 lanes; the order does not depend on what a kernel asks for."""
    text = loop(f"total += ITEM\n        kept = tack.local_array(f32, {size})\n        kept[i % 7] = total")
    if size <= 1024 or lanes != 64:
        assert (
            made(text, Options(lanes=lanes, reassociate=True)) != plain(text, Options(lanes=lanes, reassociate=True))
        ) is regrouped


@pytest.mark.parametrize(("depth", "regrouped"), [(60, True), (61, False), (63, False)])
def test_accumulators_do_not_nest_too_deeply(depth: int, regrouped: bool) -> None:
    """N-018: at most 64 conditions and loops inside one another, of which the accumulators would add three."""
    conditions = "".join(f"{'    ' * (2 + at)}if x[i, 0] > {at}.0:\n" for at in range(depth))
    inner = "    " * (2 + depth)
    text = f"""
@tack.kernel
def rows(x: f32[:, :], out: f32[:]):
    for i in range(len(out)):
        total = 0.0
{conditions}{inner}for j in range(x.shape[1]):
{inner}    total += x[i, j]
        out[i] = total
"""
    assert changes(text) is regrouped
