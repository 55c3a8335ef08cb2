"""`tackc split`."""

from __future__ import annotations

from pathlib import Path

import click

from tackc import merging
from tackc.cli.arguments import BUNDLE, json_option
from tackc.cli.output import print_json


@click.command("split")
@BUNDLE
@click.option("--by", type=click.Choice(merging.PARTS), required=True, help="What each piece is to hold.")
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="The folder of the pieces.")
@json_option
def command(bundle: Path, by: merging.Part, output: Path, as_json: bool) -> None:
    """Take BUNDLE apart, by targets, levels or kernels. `tackc merge` makes the same bundle of the pieces."""
    made = merging.split(bundle, by, output)
    if as_json:
        print_json({"bundle": str(bundle), "by": by, "pieces": [{"piece": each.piece, **each.to_json()} for each in made]})
    else:
        click.echo(merging.table(made))
