"""`tackc inspect`."""

from __future__ import annotations

from pathlib import Path

import click

from tackc import inspection
from tackc.cli.arguments import BUNDLE, json_option
from tackc.cli.output import print_json


def _amount(ctx: click.Context, param: click.Parameter, value: str | None) -> int | str | None:
    """A number, or "all"."""
    if value is None or value == "all":
        return value
    if not value.isdecimal():
        raise click.BadParameter(f"{value!r} is neither a number nor all.", ctx, param)
    return int(value)


@click.command("inspect")
@BUNDLE
@click.argument("kernel", required=False)
@click.option("--source", metavar="TARGET", help="Print the generated source of a target: cuda, metal, or cpu for its LLVM IR.")
@click.option("--ir", "show_ir", is_flag=True, help="Print the compiler's IR.")
@click.option("--asm", "show_asm", is_flag=True, help="Print assembly of a CPU level.")
@click.option("--html", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), help="Write all of it as one page.")
@click.option("--level", help="The CPU level of --asm and --html: x86-64-v3, or v3; by default what this machine would run.")
@click.option("--code", callback=_amount, metavar="N", help="Of how many variants --html shows the code, or all; by default 24.")
@json_option
def command(
    bundle: Path,
    kernel: str | None,
    source: str | None,
    show_ir: bool,
    show_asm: bool,
    html: Path | None,
    level: str | None,
    code: int | str | None,
    as_json: bool,
) -> None:
    """Show what BUNDLE holds, or details of one KERNEL of it. Nothing of the bundle is run."""
    if sum([source is not None, show_ir, show_asm, html is not None, as_json]) > 1:
        raise click.UsageError("--source, --ir, --asm, --html and --json exclude each other")
    if level is not None and not show_asm and html is None:
        raise click.UsageError("--level belongs to --asm or --html")
    if code is not None and html is None:
        raise click.UsageError("--code belongs to --html")
    found = inspection.read(bundle, kernel)
    if as_json:
        print_json(found.to_json())
    elif html is not None:
        _write_page(found, html, level, code)
    elif show_ir or show_asm or source == "cpu":
        click.echo(_listed(found, show_ir, show_asm, level))
    elif source is not None:
        click.echo(found.sources(source))
    else:
        click.echo(found.table() if kernel is None else found.details())


def _listed(found: inspection.Inspection, show_ir: bool, show_asm: bool, level: str | None) -> str:
    from tackc import listing  # with the compiler, which takes time to import

    return listing.ir_text(found) if show_ir else listing.assembly(found, level) if show_asm else listing.llvm_ir(found)


def _write_page(found: inspection.Inspection, path: Path, level: str | None, code: int | str | None) -> None:
    from tackc import html_report  # with the compiler, which takes time to import

    shown = html_report.MOST if code is None else None if code == "all" else int(code)
    size = html_report.write(found, path, html_report.Choice(shown, level))
    click.echo(f"wrote {path} ({size:,} bytes)")
