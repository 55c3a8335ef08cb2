"""`tackc export-c`."""

from __future__ import annotations

from pathlib import Path

import click

from tackc import export_c
from tackc.cli.arguments import BUNDLE, json_option
from tackc.cli.output import count, print_json


@click.command("export-c")
@BUNDLE
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="The folder to write.")
@click.option("--prefix", metavar="NAME", help="What names begin with; by default the bundle's name.")
@click.option("--machine", type=click.Choice(list(export_c.MACHINES)), help="Where the bundle has code for both.")
@json_option
def command(bundle: Path, output: Path, prefix: str | None, machine: str | None, as_json: bool) -> None:
    """Write BUNDLE's kernels as a C library for the CPU.

    A header, a shared library, and what CMake and pkg-config need to find them.
    """
    made = export_c.export(bundle, output, prefix, machine)
    if as_json:
        print_json(made.to_json())
        return
    for variant, reason in made.left_out:
        click.echo(f"left out {variant}: {reason}", err=True)
    for path, size in made.files:
        click.echo(f"wrote {made.folder}/{path} ({size:,} bytes)")
    click.echo(f"{count(len(made.functions), 'function')} for {', '.join(made.levels)}")
