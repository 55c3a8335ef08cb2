"""The accuracy page, and what `make accuracy` does to measure it."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import accuracy
import numpy as np
import pytest
from elementary_inputs import inputs, ulps_off, wider

from tack.ops import OPS
from tack_runtime.dtypes import f32, f64
from tackc.compiler.elementary.evaluate import evaluate
from tackc.compiler.elementary.ops import write
from tackc.compiler.elementary.table import ROWS, Row

DATA = json.loads(accuracy.RESULTS.read_text())
MEASURED = [accuracy.Measured(*row) for row in DATA["rows"]]
of_one_argument = [row for row in ROWS.values() if row.type is f32 and OPS[row.function].arity == 1]


def test_the_page_is_what_was_measured() -> None:
    assert accuracy.page(DATA) == accuracy.PAGE.read_text()


def test_what_was_measured_is_what_there_is() -> None:
    """N-021: every program as it stands, within the error that it promises."""
    assert [(each.function, each.type) for each in MEASURED] == [(function, type_.name) for function, type_ in ROWS]
    for each, row in zip(MEASURED, ROWS.values(), strict=True):
        assert each.program == accuracy.digest(row.program), f"make accuracy FUNCTIONS={row.program.name}"
        assert 0.5 <= each.worst <= row.ulps


@pytest.mark.parametrize("measured", MEASURED, ids=lambda each: f"{each.function}.{each.type}")
def test_the_largest_errors_are_what_the_page_says(measured: accuracy.Measured) -> None:
    """N-021: programs give at these operands what compiled code gave."""
    row = ROWS[measured.function, f32 if measured.type == "f32" else f64]
    operands = [np.array([float.fromhex(text)], row.type.numpy) for text in measured.at]
    off = ulps_off(evaluate(row.program, *operands), wider(row.function, operands))
    assert off[0] == pytest.approx(measured.worst, abs=0.01)


@pytest.mark.parametrize("row", of_one_argument, ids=lambda row: row.program.name)
def test_every_so_many_floats_in_lanes(row: Row) -> None:
    """N-021: compiled code for one in 1009 of all f32, as `make accuracy` runs all of them."""
    found = [accuracy.part(job)[0] for job in accuracy.work(row, stride=1009, count=0)]
    assert sum(each.inputs for each in found) == -(-(2**32) // 1009)
    assert 0.5 <= max(found).worst <= row.ulps


@pytest.mark.parametrize("type_", [f32, f64], ids=str)
@pytest.mark.parametrize("function", ["pow", "atan2"])
def test_samples_in_lanes(function: str, type_: object) -> None:
    """N-021"""
    row = next(row for row in ROWS.values() if row.function == function and row.type is type_)
    (job,) = accuracy.work(row, stride=1, count=1)
    assert accuracy.part(job)[0].worst <= row.ulps


def test_an_error_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """One float in 2**32 whose result is wrong is found, with its operand."""
    wrong = write("wrong.f32", f32, lambda x: x)
    row = ROWS["sin", f32]
    monkeypatch.setattr(accuracy, "compiled", lambda row, arrays: _but_one(arrays[0]))
    found = accuracy.largest(row, accuracy.floats(0x3F000000, 0x3F800000, 1))
    assert found.at == ("0x1.8p-1",)
    assert found.worst == pytest.approx(8, abs=1)
    assert accuracy.digest(wrong) != accuracy.digest(row.program)


def _but_one(x: accuracy.Array) -> accuracy.Array:
    """The sine, but for one float."""
    results = np.sin(x.astype(np.float64)).astype(np.float32)
    results[x == np.float32(0.75)] += np.float32(8 * 2.0**-24)
    return results


def test_all_floats_are_run() -> None:
    """The parts of the work are every float, once; samples are drawn with different seeds."""
    spans = [job[2:4] for job in accuracy.work(ROWS["exp", f32], stride=1, count=1)]
    assert spans[0][0] == 0
    assert spans[-1][1] == 2**32
    assert all(one[1] == following[0] for one, following in pairwise(spans))
    pieces = [array for (array,) in accuracy.floats(2**31 - 5, 2**31 + 2**20, 1)]
    assert np.concatenate(pieces).view(np.uint32).tolist()[:6] == [*range(2**31 - 5, 2**31 + 1)]
    assert sum(map(len, pieces)) == 2**20 + 5
    drawn = len(inputs(1, f64, accuracy.DRAWN)[0])
    assert [job[2:4] for job in accuracy.work(ROWS["exp", f64], 1, 40 * drawn)] == [(0, 16), (16, 32), (32, 40)]


def test_a_call_replaces_what_it_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RESULTS", "PAGE"):
        monkeypatch.setattr(accuracy, name, tmp_path / name)
    first = [accuracy.Measured(name, "f32", "", 1.25, ("0x1p+0",), 10, 4, 1.0) for name in ("exp", "sin")]
    accuracy.write(first)
    accuracy.write([first[0]._replace(worst=1.5, stride=1)])
    rows = json.loads((tmp_path / "RESULTS").read_text())["rows"]
    assert [(row[0], row[3]) for row in rows] == [("sin", 1.25), ("exp", 1.5)]
    lines = (tmp_path / "PAGE").read_text().splitlines()
    assert "| sin | f32 | 2.1 | 1.250 | `0x1p+0` | 1 in 4 of all f32 | 1 |" in lines
    assert "| exp | f32 | 1.1 | 1.500 | `0x1p+0` | all f32 | 1 |" in lines
