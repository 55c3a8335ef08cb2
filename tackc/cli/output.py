"""What commands print: JSON, warnings, errors, findings, progress."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import click

from tackc.report import count as count  # for commands
from tackc.report import cut, printable

if TYPE_CHECKING:  # what commands that compile nothing need not import
    from tackc.plan import Finding


class Progress:
    """A bar on a terminal, a line per compiled text in a pipe, nothing where it is not shown. It goes to standard error.

    The bar never wraps: it is cut to the width of the terminal. It is drawn so often as eyes see it.
    """

    _WIDTH = 24
    _SECONDS = 0.05  # between two drawings

    def __init__(self, shown: bool) -> None:
        self.shown = shown
        self.bar = shown and sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
        self.drawn = 0.0

    def __call__(self, label: str, done: int, total: int) -> None:
        if self.bar:
            now = time.monotonic()
            if now - self.drawn >= self._SECONDS:
                self.drawn = now
                filled = self._WIDTH * done // total
                line = f"[{'#' * filled}{'.' * (self._WIDTH - filled)}] {done}/{total} {label}"
                click.echo(f"\r\x1b[K{cut(line, _columns() - 1)}", err=True, nl=False)  # some terminals wrap a full line
        elif self.shown:
            click.echo(f"[{done}/{total}] {label}", err=True)

    def end(self) -> None:
        """Take the bar away, so that what follows starts on a clean line."""
        if self.drawn:
            click.echo("\r\x1b[K", err=True, nl=False)


def _columns() -> int:
    """The width of the terminal that standard error is."""
    told = os.environ.get("COLUMNS", "")
    if told.isdecimal() and int(told):
        return int(told)
    try:
        return os.get_terminal_size(sys.stderr.fileno()).columns or 80
    except (OSError, ValueError):
        return 80


def show_findings(findings: tuple[Finding, ...], consequence: str) -> None:
    click.echo("\n\n".join(coloured(finding.render()) for finding in findings), err=True)
    click.echo(f"\n{count(len(findings), 'error')}{consequence}", err=True)


def show_warnings(warnings: Iterable[str]) -> None:
    for warning in warnings:
        click.echo(f"warning: {warning}", err=True)


def show_error(message: str, as_json: bool) -> None:
    """An error; the message has the place, if any, in it."""
    if as_json:
        print_json({"errors": _errors_json([message])})
    else:
        click.echo(coloured(f"error: {printable(message)}"), err=True)  # it may name what a bundle holds


def show_errors(messages: Iterable[str], as_json: bool) -> None:
    """Several errors: of JSON one list."""
    if as_json:
        print_json({"errors": _errors_json(messages)})
        return
    for message in messages:
        show_error(message, as_json)


def show_found(data: dict[str, Any], text: str, wrong: Sequence[str], as_json: bool) -> None:
    """What a command has found that looked at everything, and beside it what is wrong there."""
    if as_json:
        print_json({**data, "errors": _errors_json(wrong)})
        return
    click.echo(text)
    show_errors(wrong, as_json)


def _errors_json(messages: Iterable[str]) -> list[dict[str, Any]]:
    return [{"code": None, "message": message} for message in messages]


def coloured(text: str) -> str:
    """The first word in red on a terminal that wants colours (NO_COLOR)."""
    if not sys.stderr.isatty() or not colours():
        return text
    head, colon, rest = text.partition(":")
    return f"\x1b[1;31m{head}\x1b[0m{colon}{rest}"


def colours() -> bool:
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def print_json(data: object) -> None:
    click.echo(json.dumps(data, indent=2))
