"""`tackc verify`."""

from __future__ import annotations

from pathlib import Path

import click

from tackc import verification
from tackc.cli.arguments import BUNDLE, json_option
from tackc.cli.exits import Exit
from tackc.cli.output import show_found
from tackc.report import printable


@click.command("verify")
@BUNDLE
@click.option(
    "--public-key", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Verify the signature with this key, too."
)
@click.option("--signature", type=click.Path(path_type=Path), help="The signature. Default: the bundle's name with .sig.")
@json_option
@click.pass_context
def command(ctx: click.Context, bundle: Path, public_key: Path | None, signature: Path | None, as_json: bool) -> None:
    """Verify every member and every image of BUNDLE.

    Members by their hashes, images by their structure and by tools that read their kind."""
    if signature is not None and public_key is None:
        raise click.UsageError("--signature belongs to --public-key")
    found = verification.verify(bundle, public_key, signature)
    show_found(found.to_json(), printable(found.table()), found.defects, as_json)
    if found.defects:
        ctx.exit(Exit.BUNDLE)
