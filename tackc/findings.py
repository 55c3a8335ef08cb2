"""What is wrong or doubtful, for other programs than terminals: JSON, SARIF 2.1.0, and the annotations of GitHub's workflows.

Findings have base names; here they get the paths of the files that were read, relative to a folder.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias
from urllib.parse import quote

from tack_runtime.version import VERSION
from tackc.compiler.diagnostics import Diagnostic
from tackc.compiler.errors import CATALOGUE, Entry
from tackc.plan import Finding, warning_texts

Severity: TypeAlias = Literal["error", "warning"]

_OTHER: Final = "other"  # the rule of SARIF for what has no code
_SCHEMA: Final = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_ROOT_ID: Final = "%SRCROOT%"


@dataclass(frozen=True, slots=True)
class Located:
    """One finding. `code` is that of a diagnostic, else None; `path` is relative, "/"-separated, None where it is about no file;
    line and column count from 1, 0 where there is none."""

    severity: Severity
    message: str
    code: str | None = None
    path: str | None = None
    line: int = 0
    column: int = 0
    source: str = ""
    notes: tuple[str, ...] = ()
    help: str = ""

    def to_json(self) -> dict[str, Any]:
        """As JSON data (`--json`, `--diagnostics json`)."""
        return {
            "code": self.code,
            "message": self.message,
            "file": self.path,
            "line": self.line or None,
            "column": self.column or None,
            "source": self.source,
            "notes": list(self.notes),
            "help": self.help,
        }

    @property
    def text(self) -> str:
        """The message, with notes and help in lines of their own."""
        lines = [self.message, *(f"note: {note}" for note in self.notes), f"help: {self.help}" if self.help else ""]
        return "\n".join(filter(None, lines))


def located(findings: Iterable[Finding], inputs: Sequence[Path], root: Path) -> list[Located]:
    """Findings with the paths of files: those of the inputs that have their names, relative to a folder."""
    found = []
    for each in findings:
        if isinstance(each, Diagnostic):
            place = _path(each.loc.file, each.loc.line, each.source, inputs, root), each.loc.line, each.loc.column
            found.append(Located(each.severity, each.message, each.code, *place, each.source, each.notes, each.help))
        else:
            path = _path(each.file, each.line, "", inputs, root)
            found.append(
                Located("error", each.message, None, path, each.line, 0, "", tuple(each.details.splitlines()), each.help)
            )
    return found


def located_warnings(texts: Sequence[str], doubts: Sequence[Diagnostic], inputs: Sequence[Path], root: Path) -> list[Located]:
    """The warnings of a report: those with a place, and the others."""
    placed = set(warning_texts(doubts))
    return [*located(doubts, inputs, root), *(Located("warning", text) for text in texts if text not in placed)]


def _path(name: str, line: int, source: str, inputs: Sequence[Path], root: Path) -> str:
    """The file of that name; of several the one that has this source line, else the first. A name alone where there is none."""
    named = [path for path in inputs if path.name == name]
    if len(named) > 1 and source:
        named = [path for path in named if _line(path, line) == source] or named
    return relative(named[0], root) if named else name


def _line(path: Path, number: int) -> str:
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except (OSError, ValueError):
        return ""
    return lines[number - 1].rstrip("\r") if 0 < number <= len(lines) else ""


def relative(path: Path, root: Path) -> str:
    """A path as seen from a folder, "/"-separated; links are followed where it lies outside of it else."""
    shown = os.path.relpath(path, root)
    if shown.startswith(os.pardir + os.sep):
        real = os.path.relpath(os.path.realpath(path), os.path.realpath(root))
        shown = shown if real.startswith(os.pardir + os.sep) else real
    return shown.replace(os.sep, "/")


# --- JSON and SARIF ----------------------------------------------------------------------------------------------------


def json_text(found: Sequence[Located]) -> str:
    """All findings as JSON."""
    kinds = {name: [each.to_json() for each in found if f"{each.severity}s" == name] for name in ("errors", "warnings")}
    return json.dumps(kinds, indent=2)


def sarif_text(found: Sequence[Located]) -> str:
    """All findings as a log of SARIF 2.1.0: one run, with a rule for each code that occurs."""
    codes = list(dict.fromkeys(each.code or _OTHER for each in found))
    driver = {"name": "tackc", "version": VERSION, "rules": [_rule(code) for code in codes]}
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(each, codes.index(each.code or _OTHER)) for each in found],
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2)


def _rule(code: str) -> dict[str, Any]:
    entry = CATALOGUE.get(code)
    if entry is None:
        title = "Something that is wrong, or may be meant otherwise, outside of kernels"
        return {"id": _OTHER, "name": "Other", "shortDescription": {"text": title}}
    name = entry.exception.__name__ if entry.exception else "Warning"
    return {
        "id": code,
        "name": name,
        "shortDescription": {"text": entry.title},
        "fullDescription": {"text": entry.explanation.strip()},
        "help": {"text": _help(entry, "\n", "\n"), "markdown": _help(entry, "\n```python\n", "```\n")},
        "defaultConfiguration": {"level": "error" if entry.exception else "warning"},
    }


def _help(entry: Entry, opening: str, closing: str) -> str:
    wrong, right = (f"{opening}{text}{closing}" for text in (entry.example, entry.fix))
    return f"{entry.explanation.strip()}\n\nWrong:\n{wrong}\nRight:\n{right}"


def _result(found: Located, rule: int) -> dict[str, Any]:
    result: dict[str, Any] = {
        "ruleId": found.code or _OTHER,
        "ruleIndex": rule,
        "level": found.severity,
        "message": {"text": found.text},
    }
    if found.path is not None:
        place: dict[str, Any] = {"artifactLocation": {"uri": quote(found.path), "uriBaseId": _ROOT_ID}}
        if found.line:
            place["region"] = {
                "startLine": found.line,
                **({"startColumn": found.column} if found.column else {}),
                **({"snippet": {"text": found.source}} if found.source else {}),
            }
        result["locations"] = [{"physicalLocation": place}]
    return result


# --- GitHub ------------------------------------------------------------------------------------------------------------


def annotation(found: Located) -> str:
    """A finding as a command of GitHub's workflows, which shows it at its line."""
    properties = {
        "file": found.path or "",
        "line": str(found.line) if found.line else "",
        "col": str(found.column) if found.column else "",
        "title": found.code or "tackc",
    }
    shown = ",".join(f"{name}={_percent_encoded(value, ':,')}" for name, value in properties.items() if value)
    return f"::{found.severity} {shown}::{_percent_encoded(found.text, '')}"


def _percent_encoded(text: str, more: str) -> str:
    """What would end a command or a property of it, by its code."""
    for char in "%\r\n" + more:
        text = text.replace(char, f"%{ord(char):02X}")
    return text
