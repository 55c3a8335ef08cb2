"""`tackc check`."""

from __future__ import annotations

from pathlib import Path

import click

from tackc import build as building
from tackc.cli import reporting
from tackc.cli.arguments import FILES, json_option
from tackc.cli.output import count, print_json
from tackc.request import parse_specs


@click.command("check")
@FILES
@click.option("--spec", "specs", multiple=True, metavar="SIGNATURE", help="Also check this variant; may be repeated.")
@reporting.diagnostics_options
@json_option
@click.pass_context
def command(ctx: click.Context, files: tuple[Path, ...], specs: tuple[str, ...], as_json: bool) -> None:
    """Diagnose FILES' kernels without building them."""
    reporting.check_options(ctx, as_json)
    checked = building.check(files, parse_specs(specs))
    reporting.show_warnings(ctx, checked, as_json)
    if as_json:
        counts = {"kernels": checked.kernels, "variants": checked.variants, "without_variants": list(checked.untyped)}
        print_json({"errors": [], "warnings": list(checked.warnings), **counts})
        return
    aside = reporting.document_on_stdout(ctx)
    click.echo(f"{count(checked.kernels, 'kernel')}, {count(checked.variants, 'variant')}: no errors", err=aside)
    if checked.untyped:
        click.echo(
            f"without a declared variant, so checked only by the rules that need no types: {', '.join(checked.untyped)}; "
            "annotate the parameters, or name types with --spec",
            err=aside,
        )
