"""`tackc wheel`."""

from __future__ import annotations

from pathlib import Path

import click

from tackc import wheel
from tackc.cli.arguments import BUNDLE, json_option
from tackc.cli.output import print_json
from tackc.report import printable


@click.command("wheel")
@BUNDLE
@click.option("--name", required=True, help="The name of the distribution, which pip installs.")
@click.option("--version", required=True, help="Its version (PEP 440).")
@click.option(
    "-o", "--output", default=".", type=click.Path(file_okay=False, path_type=Path), help="The folder to write to; default: this."
)
@click.option("--package-name", default="", help="The package to import, dots between names; default: after --name.")
@click.option("--summary", default="", help="What the distribution is, in one line.")
@click.option("--license", "license_", default="", metavar="EXPRESSION", help="Its licence, as an SPDX expression.")
@json_option
def command(
    bundle: Path, name: str, version: str, output: Path, package_name: str, summary: str, license_: str, as_json: bool
) -> None:
    """Make a wheel of BUNDLE, which pip installs beside the runtime."""
    made = wheel.write(bundle, wheel.Request(name, version, package_name, summary, license_), output)
    if as_json:
        print_json(made.to_json())
    else:
        click.echo(printable(made.text()))
