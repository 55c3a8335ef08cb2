"""What commands print: JSON, warnings, errors, findings, progress."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from typing import Any

import click

from tackc.compiler.diagnostics import Diagnostic
from tackc.plan import Finding
from tackc.report import printable


class Progress:
    """A bar on a terminal, a line per compiled text in a pipe, nothing where it is not shown. It goes to standard error."""

    _WIDTH = 24

    def __init__(self, shown: bool) -> None:
        self.shown = shown
        self.bar = shown and sys.stderr.isatty()
        self.drawn = False

    def __call__(self, label: str, done: int, total: int) -> None:
        if self.bar:
            filled = self._WIDTH * done // total
            click.echo(f"\r\x1b[K[{'#' * filled}{'.' * (self._WIDTH - filled)}] {done}/{total} {label}", err=True, nl=False)
            self.drawn = True
        elif self.shown:
            click.echo(f"[{done}/{total}] {label}", err=True)

    def end(self) -> None:
        """Take the bar away, so that what follows starts on a clean line."""
        if self.drawn:
            click.echo("\r\x1b[K", err=True, nl=False)


def show_findings(findings: tuple[Finding, ...], consequence: str, as_json: bool) -> None:
    if as_json:
        print_json({"errors": [_finding_json(finding) for finding in findings]})
        return
    click.echo("\n\n".join(coloured(finding.render()) for finding in findings), err=True)
    click.echo(f"\n{count(len(findings), 'error')}{consequence}", err=True)


def show_warnings(warnings: Iterable[str]) -> None:
    for warning in warnings:
        click.echo(f"warning: {warning}", err=True)


def show_error(message: str, as_json: bool) -> None:
    if as_json:
        print_json({"errors": [{"code": None, "message": message}]})
    else:
        click.echo(coloured(f"error: {printable(message)}"), err=True)  # it may name what a bundle holds


def show_errors(messages: Iterable[str], as_json: bool) -> None:
    """Several errors: of JSON one list."""
    if as_json:
        print_json({"errors": [{"code": None, "message": message} for message in messages]})
        return
    for message in messages:
        show_error(message, as_json)


def coloured(text: str) -> str:
    """The first word in red on a terminal that wants colours (NO_COLOR)."""
    if not sys.stderr.isatty() or not colours():
        return text
    head, colon, rest = text.partition(":")
    return f"\x1b[1;31m{head}\x1b[0m{colon}{rest}"


def colours() -> bool:
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _finding_json(finding: Finding) -> dict[str, Any]:
    if isinstance(finding, Diagnostic):
        return {
            "code": finding.code,
            "message": finding.message,
            "file": finding.loc.file,
            "line": finding.loc.line,
            "column": finding.loc.column,
            "source": finding.source,
            "notes": list(finding.notes),
            "help": finding.help,
        }
    return {
        "code": None,
        "message": finding.message,
        "file": finding.file,
        "line": finding.line,
        "details": finding.details,
        "help": finding.help,
    }


def print_json(data: object) -> None:
    click.echo(json.dumps(data, indent=2))


def count(number: int, noun: str) -> str:
    return f"{number:,} {noun}" + ("" if number == 1 else "s")
