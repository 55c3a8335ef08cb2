"""`tackc build`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from tack_runtime.options import Options
from tackc import build as building
from tackc.cli import reporting
from tackc.cli.arguments import json_option
from tackc.cli.declarations import Declarations, budget_options, code_options, declaration_options, needed_arch, protect
from tackc.cli.output import Progress, print_json
from tackc.compiler import ir
from tackc.request import VariantKind, nearest, parse_arch


class _Build(click.Command):
    """`build`, whose options other compilers have under other names."""

    _OTHER_NAMES: Final = {
        **dict.fromkeys(("--target", "--targets", "--device", "--backend", "--platform", "--march", "--level"), "--arch"),
        **dict.fromkeys(("--out", "--output-file"), "--output"),
        "--debug": "--variants",
    }

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            meant = self._OTHER_NAMES.get(error.option_name)
            if meant is None:
                raise
            raise click.UsageError(f"{error.message} It is called {meant} here.", ctx) from error


@click.command("build", cls=_Build)
@declaration_options
@click.option("--arch", metavar="LIST", help="Comma list of target[:level]: cpu, cpu:v3, cuda:h100, metal.")
@click.option("-o", "--output", help="The bundle; a folder where it ends with '/'. Default, for one FILE: its name with .tackb.")
@click.option("--directory", is_flag=True, help="Write a folder, as an output that ends with '/' does.")
@click.option("--package", is_flag=True, help="Write a Python package: kernels as attributes, with types for type checkers.")
@click.option("--strip-sources", is_flag=True, help="Leave generated sources out of the bundle.")
@click.option("-j", "--jobs", type=click.IntRange(min=1), help="Processes that compile; by default as many as pay off.")
@click.option("--require-binaries", is_flag=True, help="Fail where a target would get sources only.")
@click.option("--strict", is_flag=True, help="Fail where a variant cannot be built for a target.")
@budget_options
@code_options
@click.option("--provenance", is_flag=True, help="Record the git commit of the sources, and whether they were changed since.")
@click.option("--print-after", metavar="PASS", help="Print the IR of every variant after a pass.")
@click.option(
    "--depfile", type=click.Path(dir_okay=False, path_type=Path), help="Write for make and ninja what the bundle was made from."
)
@reporting.diagnostics_options
@click.option("-q", "--quiet", is_flag=True, help="No progress and no summary.")
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    declarations: Declarations,
    arch: str | None,
    output: str | None,
    directory: bool,
    package: bool,
    strip_sources: bool,
    jobs: int | None,
    require_binaries: bool,
    strict: bool,
    max_variants: int | None,
    max_size: int | None,
    kernels: Options,
    kinds: tuple[VariantKind, ...],
    provenance: bool,
    print_after: str | None,
    depfile: Path | None,
    quiet: bool,
    as_json: bool,
) -> None:
    """Build FILES' kernels for every target of --arch into one bundle."""
    reporting.check_options(ctx, as_json)
    if as_json and print_after is not None:
        raise click.UsageError("--json and --print-after exclude each other")
    files, config = declarations.files, declarations.config
    output = output or config.output
    if package and (directory or output is None):
        raise click.UsageError("--package needs -o FOLDER, the package to write, and excludes --directory")
    if output is None:
        if len(files) > 1:
            raise click.UsageError("several files become one bundle; name it with -o")
        output = f"{files[0].stem}.tackb"
    protect(ctx, Path(output), *filter(None, [depfile]))
    targets = parse_arch(needed_arch(arch, config))
    options = building.Options(
        jobs=jobs,
        strict=strict,
        require_binaries=require_binaries,
        strip_sources=strip_sources,
        kernels=kernels,
        print_after=_printer(print_after),
        directory=directory or (output.endswith("/") and not package),
        package=package,
        variants=kinds,
        max_variants=max_variants or config.max_variants,
        max_size=max_size or config.max_size,
        provenance=provenance,
        declarations=declarations.read,
        depfile=depfile,
        others=reporting.documents(ctx),
    )
    progress = Progress(shown=not (quiet or as_json))
    try:
        report = building.build(files, targets, Path(output), specs=declarations.specs, options=options, progress=progress)
    finally:
        progress.end()
    reporting.show_warnings(ctx, report, as_json)
    reporting.summarize(report)
    if as_json:
        print_json(report.to_json())
    elif not quiet:
        click.echo(report.table(), err=reporting.document_on_stdout(ctx))


def _printer(name: str | None) -> Callable[[str, ir.Kernel], None] | None:
    """What prints a kernel after the pass of that name."""
    if name is None:
        return None
    from tackc.compiler import pipeline  # a build that changes nothing does without
    from tackc.compiler.printer import print_kernel

    if name not in pipeline.NAMES:
        raise click.UsageError(f"unknown pass {name!r}{nearest(name, pipeline.NAMES)}; there are {', '.join(pipeline.NAMES)}")

    def show(done: str, kernel: ir.Kernel) -> None:
        if done == name:
            click.echo(f"# after {name}\n{print_kernel(kernel)}")

    return show
