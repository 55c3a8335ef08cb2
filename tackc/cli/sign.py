"""`tackc sign`."""

from __future__ import annotations

from pathlib import Path

import click

from tackc import signing
from tackc.cli.arguments import BUNDLE, json_option
from tackc.cli.output import print_json


@click.command("sign")
@BUNDLE
@click.option(
    "--key",
    required=True,
    type=click.Path(exists=True, dir_okay=False, allow_dash=True),
    help="The private key, in PEM; - reads it from standard input.",
)
@click.option("-o", "--output", type=click.Path(path_type=Path), help="The signature. Default: the bundle's name with .sig.")
@json_option
def command(bundle: Path, key: str, output: Path | None, as_json: bool) -> None:
    """Sign BUNDLE with an Ed25519 key, into a file beside it.

    Who loads the bundle gives the public key: load(..., public_key=...)."""
    with click.open_file(key, "rb") as file:
        signed = signing.sign(bundle, file.read(), output, "" if key == "-" else key)
    if as_json:
        print_json(signed.to_json())
        return
    click.echo(f"wrote {signed.output}: {signed.bundle} signed with the key {signed.key}")
