"""`tackc verify`."""

from __future__ import annotations

from pathlib import Path

import click

from tackc import verification
from tackc.cli.arguments import BUNDLE, json_option
from tackc.cli.exits import Exit
from tackc.cli.output import print_json, show_error
from tackc.report import printable


@click.command("verify")
@BUNDLE
@json_option
@click.pass_context
def command(ctx: click.Context, bundle: Path, as_json: bool) -> None:
    """Verify every member and every image of BUNDLE.

    Members by their hashes, images by their structure and by tools that read their kind."""
    found = verification.verify(bundle)
    if as_json:
        print_json(found.to_json())
    else:
        click.echo(printable(found.table()))
        for defect in found.defects:
            show_error(defect, as_json)
    if found.defects:
        ctx.exit(Exit.BUNDLE)
