"""`tackc keygen`."""

from __future__ import annotations

from pathlib import Path

import click

from tackc import signing
from tackc.cli.arguments import json_option
from tackc.cli.output import print_json


@click.command("keygen")
@click.argument("output", type=click.Path(path_type=Path))
@json_option
def command(output: Path, as_json: bool) -> None:
    """Make a pair of keys for `tackc sign`: OUTPUT.

    The private key is for its owner alone; the public one is written beside it: of signing.pem to signing.pub.pem."""
    private, public = signing.generate_key(output)
    if as_json:
        print_json({"private_key": str(private), "public_key": str(public)})
        return
    click.echo(f"wrote {private}, to keep secret, and {public}, to give to who loads what it signs")
