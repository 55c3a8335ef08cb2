"""What drops a mask, a blend or a guard of the lanes' code still finds it there; `make mutations` runs all of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import mutations
import pytest
import test_gpu_checks
import test_lane_updates
from emitter_cases import all_cases
from gpu_mutants import GPU_MUTANTS
from mutants import DRAWN, MUTANTS, SOME, Mutant
from test_lanes_bits import CASES

ROOT = Path(__file__).resolve().parent.parent
UPDATES = {"updates: arrays that are one", *(f"updates: {name}" for name in test_lane_updates.BODIES)}


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.drops)
def test_a_row_stands_once_in_its_module(mutant: Mutant) -> None:
    text = (ROOT / mutant.path).read_text()
    assert text.count(mutant.text) == 1
    compile(text.replace(mutant.text, mutant.replacement), mutant.path, "exec")
    assert mutant.case in {*CASES, *UPDATES, DRAWN, SOME}


@pytest.mark.parametrize("mutant", GPU_MUTANTS, ids=lambda mutant: f"{Path(mutant.path).name} {mutant.drops}")
def test_a_row_of_gpu_code_stands_once_in_its_file(mutant: Mutant) -> None:
    text = (ROOT / mutant.path).read_text()
    assert text.count(mutant.text) == 1
    if mutant.path.endswith(".py"):
        compile(text.replace(mutant.text, mutant.replacement), mutant.path, "exec")
    _, _, name = mutant.case.partition(": ")
    assert not name or name in test_gpu_checks.NUMBERS or name in {case.name for case in all_cases()}


@pytest.mark.parametrize(
    ("row", "how"),
    [
        ("barriers in the tree", "other bits: cuda: group_reduce"),
        ("the flat switch", "other bits: cuda: shape_two"),
        ("metal.py the address space of shared", "the compiler: metal: group_shared"),
    ],
)
def test_a_wrong_text_of_gpu_code_is_noticed(row: str, how: str) -> None:
    """W-016, P-007, W-004"""
    rows = [each for each in mutations.ROWS if row in f"{Path(each.path).name} {each.drops}"]
    assert len(rows) == 1
    verdict = mutations.tried(mutations.ROWS.index(rows[0]), 0)
    assert f"{verdict.how}: {verdict.check}" == how


def test_a_dropped_mask_is_noticed() -> None:
    """N-018"""
    command = [sys.executable, ROOT / "tests" / "mutations.py", "--workers", "2", "mask of the tail", "mask of `else`"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "memory of others: consecutive elements" in done.stdout
    assert "other bits: assigned in one arm" in done.stdout
    assert done.stdout.endswith("2 mutations, 0 not caught\n")


def test_what_is_not_noticed_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutations, "tried", lambda row, seeds: mutations.Verdict("", "", 1.0))
    assert mutations.lead(["mask of the tail"], 1, 0) == 1
    assert "SURVIVED\n1 mutations, 1 not caught" in capsys.readouterr().out
