"""`tackc targets`."""

from __future__ import annotations

import click

from tackc import targets as target_list
from tackc.cli.arguments import json_option
from tackc.cli.output import print_json


@click.command("targets")
@json_option
def command(as_json: bool) -> None:
    """List targets, levels and their other names.

    Also which tools make their binaries here."""
    listed = target_list.targets()
    if as_json:
        print_json({"targets": [target.to_json() for target in listed]})
        return
    for target in listed:
        click.echo("\n".join(target.lines()))
