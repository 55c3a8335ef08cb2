"""`tackc check`."""

from __future__ import annotations

from pathlib import Path

import click

from tackc import build as building
from tackc.cli.arguments import FILES, json_option
from tackc.cli.output import count, print_json, show_warnings
from tackc.request import parse_specs


@click.command("check")
@FILES
@click.option("--spec", "specs", multiple=True, metavar="SIGNATURE", help="Also check this variant; may be repeated.")
@json_option
def command(files: tuple[Path, ...], specs: tuple[str, ...], as_json: bool) -> None:
    """Diagnose FILES' kernels without building them."""
    checked = building.check(files, parse_specs(specs))
    if as_json:
        counts = {"kernels": checked.kernels, "variants": checked.variants, "without_variants": list(checked.untyped)}
        print_json({"errors": [], "warnings": list(checked.warnings), **counts})
        return
    show_warnings(checked.warnings)
    click.echo(f"{count(checked.kernels, 'kernel')}, {count(checked.variants, 'variant')}: no errors")
    if checked.untyped:
        click.echo(
            f"without a declared variant, so checked only by the rules that need no types: {', '.join(checked.untyped)}; "
            "annotate the parameters, or name types with --spec"
        )
