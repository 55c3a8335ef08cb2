"""`tackc check`."""

from __future__ import annotations

import click

from tackc import build as building
from tackc.cli.arguments import json_option
from tackc.cli.declarations import Declarations, declaration_options
from tackc.cli.output import count, print_json, show_warnings


@click.command("check")
@declaration_options
@json_option
def command(declarations: Declarations, as_json: bool) -> None:
    """Diagnose FILES' kernels without building them."""
    checked = building.check(declarations.files, declarations.specs)
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
