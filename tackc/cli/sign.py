"""`tackc sign`."""

from __future__ import annotations

from pathlib import Path
from typing import IO

import click

from tackc import signing
from tackc.cli.arguments import BUNDLE, json_option
from tackc.cli.output import print_json


@click.command("sign")
@BUNDLE
@click.option("--key", required=True, type=click.File("rb"), help="The private key, in PEM; - reads it from standard input.")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="The signature. Default: the bundle's name with .sig.")
@json_option
def command(bundle: Path, key: IO[bytes], output: Path | None, as_json: bool) -> None:
    """Sign BUNDLE with an Ed25519 key, into a file beside it.

    Who loads the bundle gives the public key: load(..., public_key=...)."""
    signed = signing.sign(bundle, key.read(), output, str(getattr(key, "name", "")))  # a pipe may have none
    if as_json:
        print_json(signed.to_json())
        return
    click.echo(f"wrote {signed.output}: {signed.bundle} signed with the key {signed.key}")
