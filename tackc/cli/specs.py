"""`tackc specs`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from tackc import build as building
from tackc import spec_sets
from tackc.cli.arguments import json_option
from tackc.cli.declarations import Declarations, declaration_options
from tackc.cli.exits import Exit
from tackc.cli.output import count, print_json, show_warnings
from tackc.request import Spec, parse_variants
from tackc.specs import normal_form, read_specs, write_specs

_FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)
_ANY: Final = click.Path(exists=True, path_type=Path)
_OUTPUT: Final = click.option("-o", "--output", type=click.Path(path_type=Path), help="The file to write; else it is printed.")


@click.group("specs")
def command() -> None:
    """List, merge, prune and compare variants that are asked for.

    Their text is that of specs files, which `tackc record` writes and `tackc build --specs` reads."""


@command.command("list")
@declaration_options
@click.option("--variants", default="release", metavar="LIST", help="Comma list of release and checked.")
@_OUTPUT
@json_option
def specs_list(declarations: Declarations, variants: str, output: Path | None, as_json: bool) -> None:
    """Every variant that a build of FILES would make, in the normal form.

    Whatever declares it: a text to review, and to compare with `tackc specs diff`."""
    if output is not None and os.path.realpath(output) in map(os.path.realpath, declarations.files):
        raise click.UsageError(f"the output {output} is one of the source files")
    options = building.Options(variants=parse_variants(variants))
    prepared = building.prepare(declarations.files, (), specs=declarations.specs, options=options)
    show_warnings(prepared.warnings)
    _give(spec_sets.listed(prepared), output, as_json)


@command.command("merge")
@click.argument("files", nargs=-1, required=True, type=_ANY)
@_OUTPUT
@json_option
def specs_merge(files: tuple[Path, ...], output: Path | None, as_json: bool) -> None:
    """Unite specs FILES, what they include, and the variants of bundles, into one in the normal form.

    Counts of the same variant add up, sites and targets unite."""
    _give(spec_sets.gathered(files), output, as_json)


@command.command("prune")
@click.argument("file", type=_FILE)
@click.option("--against", multiple=True, type=_ANY, help="A bundle, or a .py file of kernels; may be repeated.")
@click.option("--covered", is_flag=True, help="Also drop what a variant of --against serves whose dimensions are open.")
@click.option("--unknown", is_flag=True, help="Also drop kernels and parameters that --against does not have.")
@click.option("--min-count", type=click.IntRange(min=1), metavar="N", help="Drop what fewer calls asked for.")
@_OUTPUT
@json_option
def specs_prune(
    file: Path, against: tuple[Path, ...], covered: bool, unknown: bool, min_count: int | None, output: Path | None, as_json: bool
) -> None:
    """Drop variants of a specs FILE that are not needed any more: those that --against has."""
    if not against and min_count is None:
        raise click.UsageError("Say what to drop: --against BUNDLE, or --min-count N")
    if not against and (covered or unknown):
        raise click.UsageError("--covered and --unknown ask what --against has; name a bundle, or files of kernels")
    known = spec_sets.known_kernels(against)
    found = spec_sets.pruned(read_specs([file]), known, min_count=min_count or 0, covered=covered, unknown=unknown)
    if output is not None:
        write_specs(found.kept, output)
    if as_json:
        print_json({"output": None if output is None else str(output), **found.to_json()})
        return
    if output is None:
        click.echo(normal_form(found.kept), nl=False)
    click.echo(found.summary(), err=True)


@command.command("diff")
@click.argument("old", type=_ANY)
@click.argument("new", type=_ANY)
@json_option
@click.pass_context
def specs_diff(ctx: click.Context, old: Path, new: Path, as_json: bool) -> None:
    """Compare two sets of variants: specs files, bundles, or .py files of kernels.

    Exit 12 where NEW lacks a variant of OLD, 11 where it only has more, 0 where both have the same ones."""
    found = spec_sets.difference(spec_sets.variants_of(old), spec_sets.variants_of(new))
    if as_json:
        print_json(found.to_json())
    else:
        click.echo("\n".join(found.lines()))
    ctx.exit(Exit.BREAKING if found.removed else Exit.ADDITIVE if found.added else 0)


def _give(specs: Sequence[Spec], output: Path | None, as_json: bool) -> None:
    """Write the normal form to a file, or print it."""
    if output is not None:
        write_specs(specs, output)
    if as_json:
        shown = None if output is None else str(output)
        print_json({"output": shown, "variants": [spec_sets.described(spec) for spec in specs]})
    elif output is None:
        click.echo(normal_form(specs), nl=False)
    else:
        click.echo(f"wrote {output}: {count(len(specs), 'variant')}")
