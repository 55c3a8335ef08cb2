"""`tackc plan`."""

from __future__ import annotations

import click

from tack_runtime.options import Options
from tackc import build as building
from tackc import forecast
from tackc.cli.arguments import json_option
from tackc.cli.declarations import Declarations, budget_options, code_options, declaration_options, needed_arch
from tackc.cli.exits import Exit
from tackc.cli.output import print_json, show_warnings
from tackc.request import VariantKind, parse_arch


@click.command("plan")
@declaration_options
@click.option("--arch", metavar="LIST", help="Comma list of target[:level]: cpu, cpu:v3, cuda:h100, metal.")
@click.option("--strip-sources", is_flag=True, help="Without generated sources.")
@click.option("-j", "--jobs", type=click.IntRange(min=1), help="Processes that would compile.")
@budget_options
@code_options
@click.option("-v", "--verbose", is_flag=True, help="Also list every variant, and what declares it.")
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    declarations: Declarations,
    arch: str | None,
    strip_sources: bool,
    jobs: int | None,
    max_variants: int | None,
    max_size: int | None,
    kernels: Options,
    kinds: tuple[VariantKind, ...],
    verbose: bool,
    as_json: bool,
) -> None:
    """Say what a build of FILES would make, and how long it would take, without compiling.

    Bytes and seconds are estimates. What is more than --max-variants or --max-size is an error, as for a build."""
    config = declarations.config
    options = building.Options(jobs=jobs, strip_sources=strip_sources, kernels=kernels, variants=kinds)
    targets = parse_arch(needed_arch(arch, config))
    found = forecast.forecast(declarations.files, targets, specs=declarations.specs, options=options)
    limits = max_variants or config.max_variants, max_size or config.max_size
    if as_json:
        over = found.over_budget(*limits)
        print_json({"errors": [{"code": None, "message": over}] if over else [], **found.to_json()})
        ctx.exit(Exit.BUDGET if over else 0)
    show_warnings(found.warnings)
    click.echo(found.table(verbose))
    found.check_budget(*limits)
