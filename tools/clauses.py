"""Lists the clauses of the contract with the tests that check them, and fails where a clause has none.

make clauses        or        python tools/clauses.py

A test checks the clauses that it names: in its docstring, its decorators, its comments, or the name of its text case. Pytest
collects the tests, so what is listed exists and is imported as `make test` imports it, which then says whether it passes. A test
that something may skip, or that is expected to fail, shows nothing and is not counted. Module docstrings are not read: they say
what a file is about, not which test to look at.
"""

from __future__ import annotations

import ast
import contextlib
import io
import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
CONTRACT: Final = ROOT / "docs" / "contract.md"

# The language, what its calls do, and the host library; not threads and building.
SECTIONS: Final = frozenset(range(1, 23))

# What only a device other than the CPU can show, with the reason.
DEVICE_ONLY: Final[Mapping[str, str]] = {
    "P-008": "how a driver lays an ndindex launch out on a grid of blocks; the CPU has chunks (P-021)",
    "P-014": "a wait for launches that are queued; a CPU call returns when its range has run (P-013)",
    "P-015": "a call that does not wait though others do; every CPU call completes (P-013)",
    "W-007": "the number of lanes that a pipeline of a device selects",
    "W-020": "the barrier instructions of devices",
}

_CLAUSE: Final = re.compile(r"^- \*\*([A-Z]-\d{3})\*\* (.*)$")
_SECTION: Final = re.compile(r"^## (\d+)\. ")
_NAMED: Final = re.compile(r"(?<![\w-])[A-Z]-\d{3}\b")
_UNSURE: Final = re.compile(r"\bpytest\.(skip|importorskip|xfail)\b")


@dataclass(frozen=True)
class Clause:
    """A clause of the contract."""

    name: str
    text: str
    section: int


@dataclass
class Tests:
    """Collects the tests of a pytest run: a plugin."""

    by_clause: dict[str, dict[str, int]] = field(default_factory=dict)  # clause -> test -> how many cases of it

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            if isinstance(item, pytest.Function) and is_certain(item):
                for clause in sorted(named(item)):
                    tests = self.by_clause.setdefault(clause, {})
                    name = shown(item)
                    tests[name] = tests.get(name, 0) + 1


def clauses(contract: str) -> list[Clause]:
    """Every clause of the contract's text, in its order."""
    found: list[Clause] = []
    section = 0
    for line in contract.splitlines():
        if heading := _SECTION.match(line):
            section = int(heading.group(1))
        elif clause := _CLAUSE.match(line):
            found.append(Clause(clause.group(1), clause.group(2), section))
    return found


def named(item: pytest.Function) -> set[str]:
    """The clauses that a test names."""
    return set(_NAMED.findall(source(item))) | set(_NAMED.findall(item.name))


def is_certain(item: pytest.Function) -> bool:
    """Whether a test runs wherever the suite runs, and counts as failed where it fails."""
    marked = any(mark.name in ("skip", "skipif", "xfail") for mark in item.iter_markers())
    return not marked and not _UNSURE.search(source(item))


def source(item: pytest.Function) -> str:
    """The text of a test function, with its decorators and comments."""
    return _functions(item.path)[item.originalname]


@cache
def _functions(path: Path) -> Mapping[str, str]:
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            found[node.name] = "\n".join(lines[first - 1 : node.end_lineno])
    return found


def shown(item: pytest.Function) -> str:
    """A test as it is listed: one with clauses in the names of its cases by these, another as the function that it is."""
    name = item.nodeid
    return name if _NAMED.search(item.name) else name.partition("[")[0]


def collected(root: Path) -> Tests:
    """The tests of the project in a folder."""
    tests = Tests()
    with contextlib.redirect_stdout(io.StringIO()) as said:
        code = pytest.main(["--collect-only", "-qq", "-p", "no:cacheprovider", f"--rootdir={root}", str(root / "tests")], [tests])
    if code != pytest.ExitCode.OK:
        raise SystemExit(f"pytest could not collect the tests:\n{said.getvalue()}")
    return tests


def report(all_clauses: Iterable[Clause], tests: Mapping[str, Mapping[str, int]]) -> tuple[list[str], list[str]]:
    """The lines of the list, and what is wrong."""
    lines: list[str] = []
    wrong: list[str] = []
    known = {clause.name: clause for clause in all_clauses}
    for clause in known.values():
        if clause.section not in SECTIONS:
            continue
        lines.append(f"{clause.name}  {clause.text}")
        found = tests.get(clause.name, {})
        reason = DEVICE_ONLY.get(clause.name)
        lines += [f"    {name}" + (f" ({count} cases)" if count > 1 else "") for name, count in found.items()]
        lines += [f"    device-only: {reason}"] if reason else []
        if not found and not reason:
            wrong.append(f"{clause.name} has no test: {clause.text}")
    for name in sorted(tests.keys() - known.keys()):
        wrong.append(f"{name} is no clause of the contract, and is named by {', '.join(tests[name])}")
    wrong += [
        f"{name} is no clause of the contract, and listed as device-only" for name in sorted(DEVICE_ONLY.keys() - known.keys())
    ]
    return lines, wrong


def main() -> None:
    lines, wrong = report(clauses(CONTRACT.read_text(encoding="utf-8")), collected(ROOT).by_clause)
    print("\n".join(lines))
    if wrong:
        print(f"\n{len(wrong)} faults:", *wrong, sep="\n", file=sys.stderr)
        raise SystemExit(1)


if __name__ == "__main__":
    main()
