"""Running sums of integers, formed a block at a time (docs/adr/0042-running-sums-in-blocks.md)."""

from __future__ import annotations

import ctypes
import functools
import re
from typing import Any

import numpy as np
import pytest
from cpu_run import ENTRIES, LEVELS, compiled, load, run
from programs import build

from tackc.compiler import ir, pipeline
from tackc.compiler.frontend import lower
from tackc.emitters import llvm

BODIES = {
    "after adding": ["total += x[at + 1]", "y[at] = total"],
    "before adding": ["value = x[at + 1]", "y[at] = total", "total += value"],
    "stored first": ["y[at] = total", "total += x[at + 1]"],
}
Types = tuple[str, str, str]  # of the elements, the sum, and what is written
INTS, MIXED, WIDE = ("i32", "i32", "i32"), ("u8", "i32", "i32"), ("u64", "u64", "u64")
COMMON = [(body, types) for body in BODIES for types in (INTS, MIXED)]
OTHERS = [("before adding", ("u8", "u8", "u8")), ("after adding", WIDE), ("stored first", ("i32", "i64", "i16"))]


def kernel(body: list[str], types: Types) -> ir.Kernel:
    element, total, stored = types
    lines = "\n            ".join(body)
    text = f"""
@tack.kernel
def sums(x: {element}[:], y: {stored}[:], last: {total}[:], first: i64, stop: i64):
    for i in range(1):
        total = last[0]
        for at in range(first, stop):
            {lines}
        last[0] = total
"""
    return pipeline.for_cpu(pipeline.run(lower(*build(text)).kernel))


def dtypes(types: Types) -> list[np.dtype[Any]]:
    return [np.dtype({"i": "int", "u": "uint"}[name[0]] + name[1:]) for name in types]


def in_turns(body: str, x: Any, y: Any, total: Any, turns: range) -> Any:
    """What the turns do, one after the other."""
    with np.errstate(over="ignore"):
        for at in turns:
            if body == "stored first":
                y[at] = total.astype(y.dtype)
            value = x[at + 1].astype(total.dtype)
            if body == "before adding":
                y[at] = total.astype(y.dtype)
            total = total + value
            if body == "after adding":
                y[at] = total.astype(y.dtype)
    return total


@pytest.mark.parametrize(("body", "types"), COMMON + OTHERS, ids=str)
def test_blocks_have_the_bits_of_single_turns(body: str, types: Types) -> None:
    """N-001, at every level: rows of any length, that begin anywhere."""
    made = kernel(BODIES[body], types)
    assert "shufflevector" in llvm.emit(made, "tk_made", 1)
    element, sum_, stored = dtypes(types)
    chance = np.random.default_rng(1)
    limits = np.iinfo(element)
    for length in (-1, 0, 1, 16, 17, 18, 33, 34, 100):
        x = chance.integers(limits.min, limits.max, 110, element, endpoint=True)
        first = int(chance.integers(8))
        y = np.full(110, 77, stored)
        total = in_turns(body, x, y, sum_.type(100), range(first, first + length))
        for level in LEVELS:
            for entry in ENTRIES:
                given = {"x": x.copy(), "y": np.full(110, 77, stored), "last": np.array([100], sum_)}
                run(made, {**given, "first": first, "stop": first + length}, level, entry=entry)
                np.testing.assert_array_equal(given["x"], x)
                np.testing.assert_array_equal(given["y"], y)
                assert given["last"][0] == total


@pytest.mark.parametrize(("body", "types"), COMMON, ids=str)
def test_rows_that_overlap(body: str, types: Types) -> None:
    """M-001: whichever row begins first, by single bytes, also in the same place."""
    made = kernel(BODIES[body], types)
    element, sum_, stored = dtypes(types)
    libraries = {level: compiled(made, level) for level in LEVELS}
    step = max(element.itemsize, stored.itemsize)
    bytes_ = np.random.default_rng(2).integers(0, 256, 1400, np.uint8)

    def views(of: np.ndarray[Any, Any], behind: int) -> tuple[Any, Any]:
        return of[600 : 600 + 70 * element.itemsize].view(element), of[600 + behind : 600 + behind + 70 * stored.itemsize].view(
            stored
        )

    places = {*range(-20 * step, 20 * step, step), *range(-3 * step, 3 * step), 40 * step, -40 * step}
    for behind in sorted(places):
        expected = bytes_.copy()
        total = in_turns(body, *views(expected, behind), sum_.type(5), range(60))
        for level in LEVELS:
            memory, last = bytes_.copy(), np.array([5], sum_)
            x, y = views(memory, behind)
            run(made, {"x": x, "y": y, "last": last, "first": 0, "stop": 60}, level, entry="", library=libraries[level])
            assert memory.tobytes() == expected.tobytes(), behind
            assert last[0] == total


STREAMED = [*((body, INTS) for body in BODIES), ("before adding", WIDE)]


@functools.cache
def streamed(body: str, types: Types) -> tuple[ir.Kernel, dict[str, ctypes.CDLL]]:
    """A kernel that takes every row for one that the caches do not hold."""
    made = kernel(BODIES[body], types)
    text, asked = re.subn(r"call i64 @tack_streams\(i64 (\S+)\)", r"or i64 1, \1", llvm.emit(made, "tk_made", 1))
    assert asked == 2
    assert "!nontemporal" in text
    return made, {level: load(text, level) for level in LEVELS}


@pytest.mark.parametrize(("body", "types"), STREAMED, ids=str)
def test_long_rows_are_written_past_the_caches(body: str, types: Types) -> None:
    """N-001: wherever lines begin, as if these rows were long ones."""
    made, libraries = streamed(body, types)
    element, sum_, stored = dtypes(types)
    memory = np.random.default_rng(3).integers(0, 256, 2048, np.uint8)
    start = -memory.ctypes.data % 64 + 1024
    for behind in (0, stored.itemsize, 32, 64 - stored.itemsize, 1):
        for length in (40, 48, 49):
            x, y = memory[: 80 * element.itemsize].view(element), memory[start + behind :][: 80 * stored.itemsize].view(stored)
            expected = y.copy()
            total = in_turns(body, x, expected, sum_.type(5), range(2, 2 + length))
            for level in LEVELS:
                for entry in ENTRIES:
                    y[:] = 0
                    expected[:2], expected[2 + length :] = 0, 0
                    last = np.array([5], sum_)
                    given = {"x": x, "y": y, "last": last, "first": 2, "stop": 2 + length}
                    run(made, given, level, entry=entry, library=libraries[level])
                    np.testing.assert_array_equal(y, expected)
                    assert last[0] == total


@pytest.mark.parametrize(("body", "types"), STREAMED, ids=str)
def test_long_rows_that_overlap(body: str, types: Types) -> None:
    """M-001: the block that ends within a line is read again by the next one, wherever in a line it begins."""
    made, libraries = streamed(body, types)
    _, sum_, stored = dtypes(types)
    memory = np.zeros(1800, np.uint8)
    line = memory[-memory.ctypes.data % 64 :][:1600]
    bytes_ = np.random.default_rng(4).integers(0, 256, 1600, np.uint8)
    step = stored.itemsize
    for within in (0, step, 32, 64 - step):
        for behind in (*range(-18 * step, 18 * step, step), -1, 1, 40 * step, -40 * step):
            at = 640 + within - behind
            rows = [slice(place, place + 70 * step) for place in (at, at + behind)]
            expected = bytes_.copy()
            x, y = (expected[row].view(stored) for row in rows)
            total = in_turns(body, x, y, sum_.type(5), range(60))
            for level in LEVELS:
                line[:] = bytes_
                x, y = (line[row].view(stored) for row in rows)
                last = np.array([5], sum_)
                run(made, {"x": x, "y": y, "last": last, "first": 0, "stop": 60}, level, entry="", library=libraries[level])
                assert line.tobytes() == expected.tobytes(), (within, behind)
                assert last[0] == total


@pytest.mark.parametrize(
    "body",
    [
        ["total += x[at]", "y[at] = total", "total += 1"],
        ["total += x[at]", "y[at] = total + 1"],
        ["total += x[2 * at]", "y[at] = total"],
        ["total += x[at]", "y[first] = total"],
        ["total += x[x[at]]", "y[at] = total"],
        ["total -= x[at]", "y[at] = total"],
        ["total += x[at]", "y[at + total] = total"],
        ["total += x[at]", "at += 1", "y[at] = total"],
        ["value = total", "y[at] = x[at]", "total += value"],
        ["value = x[at]", "y[at] = value", "total += value"],
        ["total += x[at]"],
    ],
    ids="; ".join,
)
def test_other_loops_stay(body: list[str]) -> None:
    made = kernel(body, INTS)
    assert "shufflevector" not in llvm.emit(made, "tk_made", 1)
