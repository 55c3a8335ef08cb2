"""The list of clauses with their tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
try:
    import clauses
finally:
    sys.path.remove(str(ROOT / "tools"))

CONTRACT = """\
# Contract

## 1. Source

- **L-001** A kernel is a def.
- **L-002** It has one loop; see L-001.

## 23. CPU threads (U)

- **U-001** A default device.
"""


def test_clauses_of_a_contract() -> None:
    found = clauses.clauses(CONTRACT)
    assert [(clause.name, clause.section) for clause in found] == [("L-001", 1), ("L-002", 1), ("U-001", 23)]
    assert found[1].text == "It has one loop; see L-001."


def test_the_contract_has_as_many_clauses_as_it_says() -> None:
    contract = clauses.CONTRACT.read_text("utf-8")
    assert f" {len(clauses.clauses(contract))} testable clauses" in contract.replace("\n", " ")


def test_a_clause_without_a_test_is_wrong() -> None:
    lines, wrong = clauses.report(clauses.clauses(CONTRACT), {"L-001": {"tests/test_a.py::test_b": 3}, "L-009": {"t": 1}})
    assert lines[:2] == ["L-001  A kernel is a def.", "    tests/test_a.py::test_b (3 cases)"]
    assert [text.split(":")[0] for text in wrong[:2]] == [
        "L-002 has no test",
        "L-009 is no clause of the contract, and is named by t",
    ]
    assert not any("U-001" in text for text in lines + wrong[:2])  # a section that is not listed


MADE = '''
"""L-008"""
import pytest

# L-007
@pytest.mark.parametrize("x", [
    1,  # E-001
    2,
])
def test_a(x):
    """S000-5: UTF-008 (L-001)."""

IDS = ["one (T-001)", "two"]
@pytest.mark.parametrize("x", [1, 2], ids=IDS)
def test_b(x):
    pass

@pytest.mark.skipif(False, reason="sometimes")
def test_c():
    """L-002"""

def test_d():
    """L-003"""
    pytest.importorskip("numpy")

@pytest.fixture
def test_data():
    """L-004"""
'''


def test_what_a_test_names(tmp_path: Path) -> None:
    """Docstrings, decorators, comments and the names of cases count; tests that something may skip do not."""
    made = tmp_path / "tests" / "test_made.py"
    made.parent.mkdir()
    made.write_text(MADE)
    command = "import clauses, json, pathlib; print(json.dumps(clauses.collected(pathlib.Path.cwd()).by_clause))"
    path = os.pathsep.join([str(ROOT / "tools"), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, cwd=tmp_path, env=environment)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "E-001": {"tests/test_made.py::test_a": 2},
        "L-001": {"tests/test_made.py::test_a": 2},
        "T-001": {"tests/test_made.py::test_b[one (T-001)]": 1},
    }
