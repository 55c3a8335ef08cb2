"""Diagnostics: what is wrong with a user's kernel, as data.

The frontend collects them; the CLI renders them; a call raises the first as the exception that the contract names (H-001,
H-002). `errors.py` is the catalogue of codes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tack_runtime.errors import TackError
from tackc.compiler.errors import CATALOGUE
from tackc.compiler.ir import Loc, Updates


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding. `message` is the contract's text, with the position as it counts it (L-028); `source` is the line at `loc`.

    A warning stops nothing: only `tackc` shows it.
    """

    code: str
    message: str
    loc: Loc
    source: str
    help: str = ""
    notes: tuple[str, ...] = ()
    severity: Literal["error", "warning"] = "error"

    def render(self) -> str:
        """The finding as text: headline, place, source line with a caret, notes and help."""
        head = f"{self.severity}[{self.code}]: {self.message}\n  --> {self.loc}"
        return "\n".join([head, *self._remarks()])

    def exception(self) -> TackError:
        """The exception that a call raises for it; its text is the rendered finding without the code's headline."""
        raised = CATALOGUE[self.code].exception
        assert raised is not None, "a warning is no exception"
        error = raised("\n".join([self.message, *self._remarks()]))
        error.code = self.code
        return error

    def _remarks(self) -> list[str]:
        """The source line with a caret, notes and help."""
        lines = _excerpt(self.loc, self.source)
        lines += [f"  = note: {note}" for note in self.notes]
        return lines + ([f"  = help: {self.help}"] if self.help else [])


class CompileError(Exception):
    """A program cannot be compiled: one or more diagnostics, in source order. Callers turn it into output or an exception.

    `workgroup` names the primitives of workgroups that were met all the same: a device without them says so before it speaks of
    types (W-019). `updates` has the atomic updates: what a device cannot update comes before participation.
    """

    def __init__(self, diagnostics: tuple[Diagnostic, ...], workgroup: tuple[str, ...] = (), updates: Updates = ()) -> None:
        super().__init__("\n".join(d.render() for d in diagnostics))
        self.diagnostics = diagnostics
        self.workgroup = workgroup
        self.updates = updates


def _excerpt(loc: Loc, source: str) -> list[str]:
    if not loc.line:
        return []
    gutter = str(loc.line)
    pad = " " * len(gutter)
    indent = "".join("\t" if char == "\t" else " " for char in source[: loc.column - 1])
    return [f" {pad} |", f" {gutter} | {source}", f" {pad} | {indent}^"]
