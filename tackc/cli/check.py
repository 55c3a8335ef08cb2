"""`tackc check`."""

from __future__ import annotations

import click

from tackc import build as building
from tackc.cli import reporting
from tackc.cli.arguments import json_option
from tackc.cli.declarations import Declarations, declaration_options
from tackc.cli.output import count, print_json


@click.command("check")
@declaration_options
@reporting.diagnostics_options
@json_option
@click.pass_context
def command(ctx: click.Context, declarations: Declarations, as_json: bool) -> None:
    """Diagnose FILES' kernels without building them."""
    reporting.check_options(ctx, as_json)
    checked = building.check(declarations.files, declarations.specs)
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
