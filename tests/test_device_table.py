"""The table of areas and devices at the end of a run, and what a run does about a device that is not here."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import device_table
import pytest
from device_table import Cell, cells_of, gaps, table
from simulators import gpus

CONFORMANCE = Path(__file__).parent / "conformance"
FULL = {(area, name): Cell(passed=1) for area in device_table.areas() for name in device_table.COLUMNS}


def report(areas: str, column: str, outcome: str = "passed", when: str = "call", **more: Any) -> SimpleNamespace:
    told = [("areas", areas), ("column", column), *more.items()]
    states = {each: each == outcome for each in ("passed", "failed", "skipped")}
    return SimpleNamespace(user_properties=told, when=when, longrepr=("file", 1, "Skipped: later"), **states)


def test_every_device_that_ci_promises_is_here() -> None:
    """R-005: never a skip, so that no column is empty because of the machine."""
    assert not gpus.missing(), "\n".join(gpus.missing())


def test_areas_are_those_of_the_contract() -> None:
    assert list(device_table.areas()) == list("LETNBVCPAFDWXRMKQYZIOHUJ")


def test_a_test_counts_in_every_area_that_it_names() -> None:
    cells = cells_of(
        [
            report("PW", "hip"),
            report("W", "hip"),
            report("W", "hip", when="setup"),
            report("W", "hip", refused=True),
            report("W", "hip", outcome="failed", when="setup"),
            report("W", "cpu", outcome="skipped", when="setup"),
            SimpleNamespace(nodeid="a file that cannot be collected"),
        ],
        [("W", "cpu", "it has none")],
    )
    assert cells == {
        ("P", "hip"): Cell(passed=1),
        ("W", "hip"): Cell(passed=2, refused=1, failed=1),
        ("W", "cpu"): Cell(not_run={"later": 1, "it has none": 1}),  # type: ignore[arg-type]
    }


def test_an_empty_cell_is_a_gap() -> None:
    assert gaps(FULL) == []
    assert gaps({place: cell for place, cell in FULL.items() if place != ("W", "hip")}) == [("W", "hip")]


def test_the_table() -> None:
    cells = {**FULL, ("W", "hip"): Cell(2, 1, 1), ("W", "cpu"): Cell(0, 3, 0, {"it has none": 1})}  # type: ignore[arg-type]
    del cells["X", "metal"]
    lines = table(cells, complete=True)
    rows = {line[:1]: line for line in lines[:25]}
    assert lines[0].split() == list(device_table.COLUMNS)
    assert "3r a" in rows["W"]
    assert "2 1r 1 FAILED" in rows["W"]
    assert rows["X"].count("?") == 1
    assert "a   not run: it has none" in lines
    assert lines[-1] == "?   no test of X is on metal"
    partial = table(cells, complete=False)
    assert not any("?" in line for line in partial)


@pytest.mark.parametrize(
    ("name", "module", "parameters", "fixtures", "wanted"),
    [
        ("test_s004_4_on_devices", "test_s004_workgroups", {"program": ("level_zero", "just in time")}, [], "level_zero"),
        ("test_launch", "test_gpu_devices", {"device": "hip", "n": 3}, ["device", "n"], "hip"),
        ("test_result", "test_gpu_devices", {}, ["cuda"], "cuda"),
        ("test_s000_9_the_cpu_refuses", "test_s004_workgroups", {"kernel": "rounds"}, [], "cpu"),
        ("test_arguments", "test_level_zero", {}, ["driver"], "level_zero"),
        ("test_strides", "test_dispatch", {"order": "C"}, [], "cpu"),
        ("test_names", "test_printer", {}, [], "host"),
    ],
)
def test_what_device_a_test_is_about(name: str, module: str, parameters: Any, fixtures: list[str], wanted: str) -> None:
    callspec = {"callspec": SimpleNamespace(params=parameters)} if parameters else {}
    item: Any = SimpleNamespace(originalname=name, path=Path(f"{module}.py"), fixturenames=fixtures, **callspec)
    assert device_table.column(item) == wanted


def test_without_pocl_a_run_fails_and_says_what_to_install(tmp_path: Path) -> None:
    """R-005: on all that need it, and on nothing else."""
    files = [__file__, str(CONFORMANCE / "test_s002_memory.py")]
    chosen = ["-k", "promises or (in_place and just and (opencl or cuda))", "-p", "no:cacheprovider", "-n", "0"]
    environment = {**os.environ, "OCL_ICD_VENDORS": str(tmp_path)}
    done = subprocess.run([sys.executable, "-m", "pytest", *chosen, *files], env=environment, capture_output=True, text=True)
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout
    assert re.search(r"\b1 failed, 1 passed, .*\b1 error\b", done.stdout), done.stdout
    assert done.stdout.count(f"opencl is promised, and not here: {gpus.INSTALL['opencl']}") >= 2
    assert "1 FAILED" in next(line for line in done.stdout.splitlines() if line.startswith("M  "))
