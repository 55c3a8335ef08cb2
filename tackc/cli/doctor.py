"""`tackc doctor`."""

from __future__ import annotations

import click

from tackc import doctor as examination
from tackc.cli.arguments import json_option
from tackc.cli.exits import Exit
from tackc.cli.output import show_found


@click.command("doctor")
@json_option
@click.pass_context
def command(ctx: click.Context, as_json: bool) -> None:
    """Say what this machine can build for and run on.

    Tools, devices, cache, settings, and why something is missing."""
    found = examination.examine()
    show_found(found.to_json(), found.text(), (*found.lacking, *found.wrong), as_json)
    if found.lacking:
        ctx.exit(Exit.TOOLCHAIN)
    if found.wrong:
        ctx.exit(Exit.USAGE)
