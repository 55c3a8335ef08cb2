"""`tackc diff`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from tackc.cli.arguments import json_option
from tackc.cli.exits import Exit
from tackc.cli.output import print_json
from tackc.comparison import Verdict, compare

_EXITS: Final = {Verdict.CODE_ONLY: Exit.CODE_ONLY, Verdict.ADDITIVE: Exit.ADDITIVE, Verdict.BREAKING: Exit.BREAKING}


@click.command("diff")
@click.argument("old", type=click.Path(exists=True, path_type=Path))
@click.argument("new", type=click.Path(exists=True, path_type=Path))
@json_option
@click.pass_context
def command(ctx: click.Context, old: Path, new: Path, as_json: bool) -> None:
    """Compare two bundles by what their callers see.

    Each change is breaking, additive or of code only; the worst one is the exit code: 12, 11 or 10. Exit 0: no change."""
    found = compare(old, new)
    if as_json:
        print_json(found.to_json())
    elif text := found.text():
        click.echo(text)
    if found.verdict in _EXITS:
        ctx.exit(_EXITS[found.verdict])
