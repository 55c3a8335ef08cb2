"""Updates of private copies in lanes: each arrives once, and sums of floats have the bits of one iteration after the other."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from cpu_run import LEVELS, run
from programs import build

from tack_runtime.options import Options
from tackc.compiler import interpret, ir, pipeline
from tackc.compiler.frontend import lower
from tackc.emitters import llvm

HEAD = """
@tack.kernel
def kernel(x: tack.f32[:], place: tack.i32[:], out: tack.f32[:], count: tack.i32[:]):
    for i in range(len(x)):
"""
BODIES = {
    "several statements for one element": """
        tack.atomic_add(out, place[i], x[i])
        tack.atomic_add(out, (place[i] + 1) % 5, x[i] * 0.3)
        tack.atomic_add(count, place[i], 1)
        tack.atomic_add(out, place[i], x[i] * x[i])
""",
    "in some lanes": """
        if x[i] > 0.0:
            tack.atomic_add(out, place[i], x[i])
            tack.atomic_add(count, 2, 1)
        else:
            tack.atomic_add(out, 3, x[i] * 0.7)
        tack.atomic_add(out, 4 - place[i], x[i] * 0.1)
""",
    "one statement, in few lanes": """
        if x[i] > 1.5:
            tack.atomic_add(out, place[i], x[i])
""",
    "after lanes have left": """
        tack.atomic_add(out, place[i], x[i])
        if x[i] < -0.5:
            continue
        tack.atomic_add(out, 1, x[i] * 0.3)
        if place[i] == 2:
            continue
        tack.atomic_add(out, place[i], x[i] * x[i])
        tack.atomic_add(count, place[i], i)
""",
    "in a loop": """
        for k in range(place[i]):
            tack.atomic_add(count, k, i + k)
            tack.atomic_add(count, 4 - k, 7)
        tack.atomic_add(out, place[i], x[i])
""",
    "sums of floats in a loop": """
        for k in range(place[i]):
            tack.atomic_add(out, k, x[i] * k)
        tack.atomic_add(out, 0, x[i])
""",
    "sums of floats in a loop, of one element in several turns": """
        for k in range(place[i] + 2):
            tack.atomic_add(out, (place[i] + k) % 2, x[i] * (k + 1))
""",
}
ROWS = """
@tack.kernel
def kernel(x: tack.f32[:, :], place: tack.i32[:], out: tack.f32[:]):
    for row, i in tack.ndindex(x.shape[0], x.shape[1]):
        if row % 3 == 1:
            continue
        tack.atomic_add(out, place[i], x[row, i])
        tack.atomic_add(out, place[row], x[row, i] * 0.3)
"""


def made(text: str) -> tuple[ir.Kernel, ir.Kernel]:
    """As the frontend made it, and as emitters take it."""
    kernel = replace(lower(*build(text)).kernel, options=Options(reassociate=True))
    return kernel, pipeline.run(kernel)


def given(shape: Any, source: np.random.Generator) -> dict[str, Any]:
    n = int(np.prod(shape))
    return {
        "x": source.normal(size=shape).astype(np.float32),
        "place": source.integers(0, 5, n).astype(np.int32),
        "out": source.normal(size=5).astype(np.float32),
        "count": np.arange(5, dtype=np.int32),
    }


def ran(kernel: ir.Kernel, arguments: dict[str, Any], level: str, width: int, **how: Any) -> list[bytes]:
    mine = {param.name: arguments[param.name].copy() for param in kernel.params}
    run(kernel, mine, level, width=width, entry="_noalias", **how)
    return [value.tobytes() for value in mine.values()]


@pytest.mark.parametrize("width", [4, 16, 32])
@pytest.mark.parametrize("number", range(len(BODIES)), ids=BODIES)
def test_copies_have_the_bits_of_one_iteration_after_the_other(number: int, width: int) -> None:
    """N-019, X-001"""
    check(number, width)


def check(number: int, width: int) -> None:
    """Run a body in lanes, in one chunk and in several, and one iteration after the other."""
    kernel = made(HEAD + list(BODIES.values())[number])[1]
    assert "tack_private" in llvm.emit(kernel, "tk_made", width)
    for number, n in enumerate((40, 57, 1003)):
        arguments = given(n, np.random.default_rng(n))
        level = LEVELS[number % len(LEVELS)]
        wanted = ran(kernel, arguments, level, 1)
        assert ran(kernel, arguments, level, width) == wanted
        assert ran(kernel, arguments, level, width, chunks=[(0, 7), (7, 29), (29, n)]) == wanted


ALIASED = """
@tack.kernel
def kernel(x: tack.f32[:], out: tack.f32[:], seen: tack.f32[:]):
    for i in range(len(x)):
        tack.atomic_add(out, i, x[i])
        seen[i] = seen[i] * 0.5
        tack.atomic_add(out, i, x[i] * x[i])
"""


@pytest.mark.parametrize("width", [4, 16])
def test_arrays_may_be_one(width: int) -> None:
    """M-001, E-014"""
    check_one_array(width)


def check_one_array(width: int) -> None:
    """Updates and stores of an iteration to one element, through two parameters, keep their order."""
    whole, kernel = made(ALIASED)
    x, start = np.arange(43, dtype=np.float32), np.linspace(-9, 9, 43, dtype=np.float32)
    for level in LEVELS:
        wanted, found = start.copy(), start.copy()
        interpret.run(whole, {"x": x, "out": wanted, "seen": wanted})
        run(kernel, {"x": x, "out": found, "seen": found}, level, width=width, entry="")
        assert found.tobytes() == wanted.tobytes()


@pytest.mark.parametrize("width", [8, 32])
def test_rows_that_are_skipped_update_nothing(width: int) -> None:
    """N-019, E-012"""
    kernel = made(ROWS)[1]
    for columns in (3, 37):
        arguments = given((20, columns), np.random.default_rng(columns))
        assert ran(kernel, arguments, LEVELS[-1], width) == ran(kernel, arguments, LEVELS[-1], 1)


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_copies_have_the_values_of_the_interpreter(body: str) -> None:
    """X-006: sums of small whole numbers and quarters are exact in any order."""
    whole, kernel = made(HEAD + body.replace("0.3", "0.5").replace("0.7", "0.25").replace("0.1", "0.75"))
    arguments = given(211, np.random.default_rng(3))
    arguments["x"], arguments["out"] = np.round(arguments["x"] * 2) / 2, np.arange(5, dtype=np.float32)
    expected = {name: value.copy() for name, value in arguments.items()}
    interpret.run(whole, expected)
    assert ran(kernel, arguments, LEVELS[-1], 16) == [expected[param.name].tobytes() for param in kernel.params]
