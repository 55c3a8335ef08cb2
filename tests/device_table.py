"""The table at the end of a test run: areas of the contract by devices; a plugin of pytest.

A cell counts the tests that name a clause of the area and ran on the device: those that passed, and apart from them those in
which the device refuses, as the contract says, what others do. Letters stand for reasons why others did not run, which follow the
table. A cell without a test has a reason, too, or a complete run fails.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from string import ascii_lowercase
from typing import Any, Final

import pytest
from simulators import gpus

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
try:
    import clauses
finally:
    sys.path.remove(str(ROOT / "tools"))

HOST: Final = "host"  # the compiler, and what needs no device
DEVICES: Final = ("cpu", *gpus.DEVICES)
COLUMNS: Final = (*DEVICES, HOST)

# Modules whose tests run kernels on the CPU, but for those that name a device.
_ON_THE_CPU: Final = re.compile(
    r"test_(accuracy|aliasing|arrays|buffers|cache|constants_vectors|cpu|debug_mode|device_class(es)?|dispatch|elementary|fork"
    r"|generator|inspect|interop|jit|language|launcher|library|llvm|lane|lanes|locals|memory|native|object_bundles|pool"
    r"|prebuilt|print_output|private_copies|reductions|rest_of_the_contract|running|runs|same_bits|scaling|scans?|sorts?|statistics"
    r"|streams|sums|tack|textures|vectors|warm_objects)(_\w+)?"
)

_AREA: Final = re.compile(r"^## \d+\. (.+) \(([A-Z])\)$", re.MULTILINE)


def areas() -> dict[str, str]:
    """The letters of the contract's sections, with their titles."""
    return {letter: title for title, letter in _AREA.findall(clauses.CONTRACT.read_text("utf-8"))}


def column(item: pytest.Function) -> str:
    """The device that a test is about: of its parameters, its fixtures, its name, or its module."""
    callspec = getattr(item, "callspec", None)
    given = [value[0] if isinstance(value, tuple) and value else value for value in callspec.params.values()] if callspec else []
    names = [value for value in given if isinstance(value, str)] + list(item.fixturenames)
    for name in names:
        if name in DEVICES:
            return name
    for text in (item.originalname, item.path.stem):
        for device in DEVICES:
            if re.search(rf"(^|_){device}(_|$)", text):
                return device
    return "cpu" if _ON_THE_CPU.fullmatch(item.path.stem) else HOST


def letters(item: pytest.Function) -> str:
    """The areas whose clauses a test names."""
    return "".join(sorted({clause[0] for clause in clauses.named(item)}))


@dataclass
class Cell:
    """The tests of an area on a device; why some did not run, and how many for each reason."""

    passed: int = 0
    refused: int = 0
    failed: int = 0
    not_run: Counter[str] = field(default_factory=Counter)


LEFT_OUT: Final = pytest.StashKey[list[tuple[str, str, str]]]()  # areas, device, and why a test is not for it


def left_out(item: pytest.Function, why: str) -> None:
    """Note that a test is not for its device."""
    item.config.stash.setdefault(LEFT_OUT, []).append((letters(item), column(item), why))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> None:
    """Every report of a test says what it is about."""
    if isinstance(item, pytest.Function):
        item.user_properties += [("areas", letters(item)), ("column", column(item))]
        if item.get_closest_marker("refusal"):
            item.user_properties.append(("refused", True))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A process of pytest-xdist tells its parent what it left out; a complete run fails where a cell is empty for no reason."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["left_out"] = session.config.stash.get(LEFT_OUT, [])
    elif _complete(session.config) and gaps(_cells(session.config)) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Each process has left out the same."""
    told = getattr(node, "workeroutput", {}).get("left_out", [])
    node.config.stash[LEFT_OUT] = [tuple(each) for each in told]


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    cells = _cells(config)
    if any(name in gpus.DEVICES for _, name in cells):
        terminalreporter.write_sep("=", "areas of the contract by devices")
        for line in table(cells, _complete(config)):
            terminalreporter.write_line(line)


def _complete(config: pytest.Config) -> bool:
    """Whether a run leaves out nothing that somebody could have asked for."""
    options = config.option
    chosen = options.keyword or options.markexpr or options.deselect or getattr(options, "lf", False) or options.maxfail
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS and not chosen and not options.collectonly


def _cells(config: pytest.Config) -> dict[tuple[str, str], Cell]:
    reporter: Any = config.pluginmanager.get_plugin("terminalreporter")
    reports = [report for each in ("passed", "failed", "error", "skipped") for report in reporter.stats.get(each, [])]
    return cells_of(reports, config.stash.get(LEFT_OUT, []))


def cells_of(reports: Iterable[Any], absent: Iterable[tuple[str, str, str]]) -> dict[tuple[str, str], Cell]:
    """The cells that are not empty, by area and device."""
    cells: dict[tuple[str, str], Cell] = {}
    for report in reports:
        told = dict(report.user_properties) if hasattr(report, "user_properties") else {}
        if "column" not in told or (report.passed and report.when != "call"):
            continue
        for area in told["areas"]:
            cell = cells.setdefault((area, told["column"]), Cell())
            if report.skipped:
                cell.not_run[report.longrepr[2].removeprefix("Skipped: ")] += 1
            elif report.failed:
                cell.failed += 1
            elif told.get("refused"):
                cell.refused += 1
            else:
                cell.passed += 1
    for found, name, why in absent:
        for area in found:
            cells.setdefault((area, name), Cell()).not_run[why] += 1
    return cells


def gaps(cells: Mapping[tuple[str, str], Cell]) -> list[tuple[str, str]]:
    """The cells that are empty."""
    wanted = [(area, name) for area in areas() for name in DEVICES]
    return [place for place in wanted if place not in cells]


def table(cells: Mapping[tuple[str, str], Cell], complete: bool) -> list[str]:
    """The lines of the table. What a run that is not complete leaves empty is no gap."""
    reasons: dict[str, str] = {}

    def mark(why: str) -> str:
        return reasons.setdefault(why, ascii_lowercase[len(reasons)] if len(reasons) < 26 else f"z{len(reasons)}")

    def shown(place: tuple[str, str]) -> str:
        cell = cells.get(place)
        if cell is None:
            return "?" if complete and place[1] != HOST else ""
        parts = [f"{cell.passed}" if cell.passed else "", f"{cell.refused}r" if cell.refused else ""]
        parts += [f"{cell.failed} FAILED"] if cell.failed else []
        return " ".join(filter(None, [*parts, "".join(sorted(map(mark, cell.not_run)))]))

    rows = [["", *COLUMNS]]
    for area, title in areas().items():
        rows.append([f"{area}  {title}", *(shown((area, name)) for name in COLUMNS)])
    widths = [max(map(len, each)) for each in zip(*rows, strict=True)]
    lines = [
        f"{row[0]:{widths[0]}}  " + "  ".join(f"{text:>{width}}" for text, width in zip(row[1:], widths[1:], strict=True))
        for row in rows
    ]
    lines += ["", "12  tests that passed    3r  tests in which the device refuses, as the contract says"]
    lines += [f"{letter}   not run: {why}" for why, letter in reasons.items()]
    unknown = gaps(cells) if complete else []
    return [
        *lines,
        *(f"?   no test of {area} is on {name}" for area, name in unknown),
    ]
