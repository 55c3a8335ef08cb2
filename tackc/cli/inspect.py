"""`tackc inspect`."""

from __future__ import annotations

from pathlib import Path

import click

from tackc import inspection
from tackc.cli.arguments import BUNDLE, json_option
from tackc.cli.output import print_json


@click.command("inspect")
@BUNDLE
@click.argument("kernel", required=False)
@click.option("--source", metavar="TARGET", help="Print the generated source of a target: cuda, metal, or cpu for its LLVM IR.")
@click.option("--ir", "show_ir", is_flag=True, help="Print the compiler's IR.")
@click.option("--asm", "show_asm", is_flag=True, help="Print assembly of a CPU level.")
@click.option("--level", help="The CPU level of --asm: x86-64-v3, or v3 in short; by default what this machine would run.")
@json_option
def command(
    bundle: Path, kernel: str | None, source: str | None, show_ir: bool, show_asm: bool, level: str | None, as_json: bool
) -> None:
    """Show what BUNDLE holds, or details of one KERNEL of it. Nothing of the bundle is run."""
    if sum([source is not None, show_ir, show_asm, as_json]) > 1:
        raise click.UsageError("--source, --ir, --asm and --json exclude each other")
    if level is not None and not show_asm:
        raise click.UsageError("--level belongs to --asm")
    contents = inspection.read(bundle, kernel)
    if as_json:
        print_json(contents.to_json())
    elif show_ir or show_asm or source == "cpu":
        from tackc import listing  # with the compiler, which takes time to import

        text = (
            listing.ir_text(contents) if show_ir else listing.assembly(contents, level) if show_asm else listing.llvm_ir(contents)
        )
        click.echo(text)
    elif source is not None:
        click.echo(contents.sources(source))
    else:
        click.echo(contents.table() if kernel is None else contents.details())
