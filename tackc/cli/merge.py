"""`tackc merge`."""

from __future__ import annotations

from pathlib import Path

import click

from tackc import merging
from tackc.cli.arguments import json_option
from tackc.cli.exits import Exit
from tackc.cli.output import count, print_json, show_errors


@click.command("merge")
@click.argument("bundles", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("-o", "--output", required=True, help="The bundle; a folder where it ends with '/'.")
@json_option
@click.pass_context
def command(ctx: click.Context, bundles: tuple[Path, ...], output: str, as_json: bool) -> None:
    """Unite BUNDLES into one.

    It gets all kernels, variants and images. Where two bundles say different things of one, all that differs is named, and
    nothing is written."""
    try:
        made = merging.merge(bundles, Path(output), output.endswith("/"))
    except merging.ConflictError as error:
        show_errors(error.conflicts, as_json)
        click.echo(f"{count(len(error.conflicts), 'conflict')}; nothing was written", err=True)
        ctx.exit(Exit.USAGE)
    if as_json:
        print_json(made.to_json())
    else:
        click.echo(merging.table([made]))
