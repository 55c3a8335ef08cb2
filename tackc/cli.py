"""The command line: options in, calls, rendered results out. Exit codes are in `Exit`, and in docs/cli.md."""

from __future__ import annotations

import enum
import errno
import json
import os
import sys
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import click

from tack_runtime import settings
from tack_runtime.errors import BundleError, InternalError, MissingVariantError, TackError, ToolchainError
from tack_runtime.options import LANES, Options
from tack_runtime.version import VERSION
from tackc import build as building
from tackc import disk_cache, inspection, verification
from tackc import doctor as examination
from tackc import targets as target_list
from tackc.bundle import OutputError
from tackc.compiler import ir, pipeline
from tackc.compiler.diagnostics import Diagnostic
from tackc.compiler.errors import CATALOGUE, Entry
from tackc.compiler.printer import print_kernel
from tackc.plan import BuildError, Finding
from tackc.report import columns
from tackc.request import RequestError, nearest, parse_arch, parse_specs, parse_variants, read_config


class Exit(enum.IntEnum):
    """What an exit code says (0: all went well)."""

    USAGE = 2
    KERNEL_SOURCE = 3
    TOOLCHAIN = 4
    VARIANT_MISSING = 5
    BUNDLE = 7
    OUR_BUG = 8


_EXITS: Final[tuple[tuple[type[Exception], Exit], ...]] = (
    (BuildError, Exit.KERNEL_SOURCE),
    (RequestError, Exit.USAGE),
    (OutputError, Exit.USAGE),
    (ToolchainError, Exit.TOOLCHAIN),
    (MissingVariantError, Exit.VARIANT_MISSING),
    (BundleError, Exit.BUNDLE),
    (InternalError, Exit.OUR_BUG),
    (TackError, Exit.USAGE),  # a setting that means nothing, say
)


class _Commands(click.Group):
    """A group whose commands end with our exit codes, whatever they raise."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (click.ClickException, click.exceptions.Exit, click.Abort, BrokenPipeError):
            raise  # click knows these
        except Exception as error:
            if isinstance(error, OSError) and error.errno == errno.ENOSPC:
                click.echo(f"error: the output cannot be written: {error.strerror}", err=True)
                ctx.exit(Exit.USAGE)
            code = next((code for kind, code in _EXITS if isinstance(error, kind)), Exit.OUR_BUG)
            as_json = ctx.meta.get("json", False)
            if code is Exit.OUR_BUG:
                traceback.print_exc()
                click.echo(
                    f"this is a bug in tackc {VERSION}, please report it with the lines above and the kernel that shows it",
                    err=True,
                )
            elif isinstance(error, BuildError):
                _show_findings(error.findings, "; nothing was written" if ctx.invoked_subcommand == "build" else "", as_json)
            else:
                _show_error(str(error), as_json)
            ctx.exit(code)


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


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(VERSION, prog_name="tackc")
def commands() -> None:
    """Compile data-parallel kernels ahead of time, into bundles that run without a compiler."""


_FILES: Final = click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
_BUNDLE: Final = click.argument("bundle", type=click.Path(exists=True, path_type=Path))


def _json_option(function: Callable[..., None]) -> Callable[..., None]:
    """--json: remembered before the command runs, so that errors are JSON too."""

    def remember(ctx: click.Context, _: click.Parameter, value: bool) -> bool:
        ctx.meta["json"] = value
        return value

    return click.option("--json", "as_json", is_flag=True, callback=remember, is_eager=True, help="Print JSON, errors included.")(
        function
    )


@commands.command(cls=_Build)
@_FILES
@click.option("--arch", required=True, metavar="LIST", help="Comma list of target[:level]: cpu, cpu:v3, cuda:h100, metal.")
@click.option("-o", "--output", help="The bundle; a folder where it ends with '/'. Default, for one FILE: its name with .tackb.")
@click.option("--directory", is_flag=True, help="Write a folder, as an output that ends with '/' does.")
@click.option("--spec", "specs", multiple=True, metavar="SIGNATURE", help="Also build this variant; may be repeated.")
@click.option("--config", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Read variants from this TOML file.")
@click.option("--strip-sources", is_flag=True, help="Leave generated sources out of the bundle.")
@click.option("-j", "--jobs", type=click.IntRange(min=1), help="Processes that compile; by default as many as pay off.")
@click.option("--require-binaries", is_flag=True, help="Fail where a target would get sources only.")
@click.option("--strict", is_flag=True, help="Fail where a variant cannot be built for a target.")
@click.option("--fp-contract", is_flag=True, help="Let every kernel contract a*b+c: faster, bits differ between targets.")
@click.option(
    "--lanes", type=click.Choice([str(width) for width in LANES]), help="Iterations at a time, unless a kernel says it."
)
@click.option("--reassociate", is_flag=True, help="Let every kernel take sums in another order: faster, bits differ.")
@click.option(
    "--fast-math", is_flag=True, help="Let every kernel take the elementary functions of a GPU's vendor; none on the CPU."
)
@click.option("--variants", default="release", metavar="LIST", help="Comma list of release and checked (for TACK_DEBUG=1).")
@click.option("--print-after", metavar="PASS", help="Print the IR of every variant after a pass.")
@click.option("-q", "--quiet", is_flag=True, help="No progress and no summary.")
@_json_option
def build(
    files: tuple[Path, ...],
    arch: str,
    output: str | None,
    directory: bool,
    specs: tuple[str, ...],
    config: Path | None,
    strip_sources: bool,
    jobs: int | None,
    require_binaries: bool,
    strict: bool,
    fp_contract: bool,
    lanes: str | None,
    reassociate: bool,
    fast_math: bool,
    variants: str,
    print_after: str | None,
    quiet: bool,
    as_json: bool,
) -> None:
    """Build FILES' kernels for every target of --arch into one bundle."""
    if as_json and print_after is not None:
        raise click.UsageError("--json and --print-after exclude each other")
    if output is None:
        if len(files) > 1:
            raise click.UsageError("several files become one bundle; name it with -o")
        output = f"{files[0].stem}.tackb"
    targets = parse_arch(arch)
    wanted = (*parse_specs(specs), *read_config(config, Path.cwd()))
    options = building.Options(
        jobs=jobs,
        strict=strict,
        require_binaries=require_binaries,
        strip_sources=strip_sources,
        kernels=Options(fp_contract, None if lanes is None else int(lanes), reassociate, fast_math),
        print_after=_printer(print_after),
        directory=directory or output.endswith("/"),
        variants=parse_variants(variants),
    )
    progress = _Progress(shown=not (quiet or as_json))
    try:
        report = building.build(files, targets, Path(output), specs=wanted, options=options, progress=progress)
    finally:
        progress.end()
    if as_json:
        _print_json(report.to_json())
        return
    _show_warnings(report.warnings)
    if not quiet:
        click.echo(report.table())


@commands.command()
@_FILES
@click.option("--spec", "specs", multiple=True, metavar="SIGNATURE", help="Also check this variant; may be repeated.")
@_json_option
def check(files: tuple[Path, ...], specs: tuple[str, ...], as_json: bool) -> None:
    """Diagnose FILES' kernels without building them."""
    checked = building.check(files, parse_specs(specs))
    if as_json:
        counts = {"kernels": checked.kernels, "variants": checked.variants, "without_variants": list(checked.untyped)}
        _print_json({"errors": [], "warnings": list(checked.warnings), **counts})
        return
    _show_warnings(checked.warnings)
    click.echo(f"{_count(checked.kernels, 'kernel')}, {_count(checked.variants, 'variant')}: no errors")
    if checked.untyped:
        click.echo(
            f"without a declared variant, so checked only by the rules that need no types: {', '.join(checked.untyped)}; "
            "annotate the parameters, or name types with --spec"
        )


@commands.command()
@_BUNDLE
@click.argument("kernel", required=False)
@click.option("--source", metavar="TARGET", help="Print the generated source of a target: cuda, metal, or cpu for its LLVM IR.")
@click.option("--ir", "show_ir", is_flag=True, help="Print the compiler's IR.")
@click.option("--asm", "show_asm", is_flag=True, help="Print assembly of a CPU level.")
@click.option("--level", help="The CPU level of --asm: x86-64-v3, or v3 in short; by default what this machine would run.")
@_json_option
def inspect(
    bundle: Path, kernel: str | None, source: str | None, show_ir: bool, show_asm: bool, level: str | None, as_json: bool
) -> None:
    """Show what BUNDLE holds, or details of one KERNEL of it. Nothing of the bundle is run."""
    if sum([source is not None, show_ir, show_asm, as_json]) > 1:
        raise click.UsageError("--source, --ir, --asm and --json exclude each other")
    if level is not None and not show_asm:
        raise click.UsageError("--level belongs to --asm")
    contents = inspection.read(bundle, kernel)
    if as_json:
        _print_json(contents.to_json())
    elif source is not None:
        click.echo(contents.sources(source))
    elif show_ir:
        click.echo(contents.ir_text())
    elif show_asm:
        click.echo(contents.assembly(level))
    else:
        click.echo(contents.table() if kernel is None else contents.details())


@commands.command()
@click.argument("code", required=False, metavar="[CODE | BUNDLE]")
@click.argument("kernel", required=False)
def explain(code: str | None, kernel: str | None) -> None:
    """Say what the diagnostic CODE (TK012) means, with an example and its fix; without CODE, list all.

    Of a BUNDLE, or one KERNEL of it: how many iterations run at a time at each CPU level, why, and where lanes part.
    """
    if code is not None and Path(code).exists():
        click.echo(inspection.read(Path(code), kernel).lanes(), nl=False)
        return
    if code is not None and kernel is None and Path(code).name != Path(code).stem:
        raise click.UsageError(f"there is no file {code!r}")
    if kernel is not None:
        raise click.UsageError(f"there is no bundle {code!r} that could hold a kernel {kernel!r}")
    if code is None:
        click.echo("\n".join(columns((entry.code, entry.title) for entry in CATALOGUE.values())))
        return
    entry = CATALOGUE.get(code.upper())
    if entry is None:
        raise click.UsageError(f"unknown code {code!r}{nearest(code.upper(), CATALOGUE)}; `tackc explain` lists them all")
    click.echo(_explanation(entry))


@commands.command()
@_BUNDLE
@_json_option
@click.pass_context
def verify(ctx: click.Context, bundle: Path, as_json: bool) -> None:
    """Verify every member of BUNDLE by its hash, and every image by its structure and by tools that read its kind."""
    found = verification.verify(bundle)
    if as_json:
        _print_json(found.to_json())
    else:
        click.echo(inspection.printable(found.table()))
        for defect in found.defects:
            _show_error(defect, as_json)
    if found.defects:
        ctx.exit(Exit.BUNDLE)


@commands.command()
@_json_option
def targets(as_json: bool) -> None:
    """List targets, levels and their other names, and which tools make their binaries here."""
    listed = target_list.targets()
    if as_json:
        _print_json({"targets": [target.to_json() for target in listed]})
        return
    for target in listed:
        click.echo("\n".join(target.lines()))


@commands.command()
@_json_option
@click.pass_context
def doctor(ctx: click.Context, as_json: bool) -> None:
    """Say what this machine can build for and run on: tools, devices, cache, settings, and why something is missing."""
    found = examination.examine()
    if as_json:
        _print_json(found.to_json())
    else:
        click.echo(found.text())
        for text in (*found.lacking, *found.wrong):
            _show_error(text, as_json)
    if found.lacking:
        ctx.exit(Exit.TOOLCHAIN)
    if found.wrong:
        ctx.exit(Exit.USAGE)


@commands.group()
def cache() -> None:
    """The folder of variants that calls have compiled."""


@cache.command("info")
@_json_option
def cache_info(as_json: bool) -> None:
    """Say where the cache is and list the variants in it, the newest first."""
    usage, entries = disk_cache.usage(), inspection.kept()
    if as_json:
        total = {"folder": settings.cache_dir(), "enabled": settings.cache(), "entries": usage.entries, "bytes": usage.bytes}
        _print_json({**total, "variants": [entry.to_json() for entry in entries]})
        return
    state = "" if settings.cache() or not settings.cache_dir() else " (switched off by TACK_CACHE=0)"
    click.echo(f"{settings.cache_dir() or 'no folder'}{state}: {_count(usage.entries, 'variant')}, {usage.bytes:,} bytes")
    if entries:
        click.echo(inspection.kept_table(entries))


@cache.command("clear")
def cache_clear() -> None:
    """Delete every compiled variant of the cache."""
    usage = disk_cache.clear()
    click.echo(f"removed {_count(usage.entries, 'variant')}, {usage.bytes:,} bytes, from {settings.cache_dir() or 'no folder'}")


# --- output ------------------------------------------------------------------------------------------------------------


class _Progress:
    """A bar on a terminal, a line per compiled text in a pipe, nothing where it is not shown. It goes to standard error."""

    _WIDTH = 24

    def __init__(self, shown: bool) -> None:
        self.shown = shown
        self.bar = shown and sys.stderr.isatty()
        self.drawn = False

    def __call__(self, label: str, done: int, total: int) -> None:
        if self.bar:
            filled = self._WIDTH * done // total
            click.echo(f"\r\x1b[K[{'#' * filled}{'.' * (self._WIDTH - filled)}] {done}/{total} {label}", err=True, nl=False)
            self.drawn = True
        elif self.shown:
            click.echo(f"[{done}/{total}] {label}", err=True)

    def end(self) -> None:
        """Take the bar away, so that what follows starts on a clean line."""
        if self.drawn:
            click.echo("\r\x1b[K", err=True, nl=False)


def _show_findings(findings: tuple[Finding, ...], consequence: str, as_json: bool) -> None:
    if as_json:
        _print_json({"errors": [_finding_json(finding) for finding in findings]})
        return
    click.echo("\n\n".join(_coloured(finding.render()) for finding in findings), err=True)
    click.echo(f"\n{_count(len(findings), 'error')}{consequence}", err=True)


def _show_warnings(warnings: Iterable[str]) -> None:
    for warning in warnings:
        click.echo(f"warning: {warning}", err=True)


def _show_error(message: str, as_json: bool) -> None:
    if as_json:
        _print_json({"errors": [{"code": None, "message": message}]})
    else:
        click.echo(_coloured(f"error: {inspection.printable(message)}"), err=True)  # it may name what a bundle holds


def _coloured(text: str) -> str:
    """The first word in red on a terminal that wants colours (NO_COLOR)."""
    if not sys.stderr.isatty() or not _colours():
        return text
    head, colon, rest = text.partition(":")
    return f"\x1b[1;31m{head}\x1b[0m{colon}{rest}"


def _colours() -> bool:
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _finding_json(finding: Finding) -> dict[str, Any]:
    if isinstance(finding, Diagnostic):
        return {
            "code": finding.code,
            "message": finding.message,
            "file": finding.loc.file,
            "line": finding.loc.line,
            "column": finding.loc.column,
            "source": finding.source,
            "notes": list(finding.notes),
            "help": finding.help,
        }
    return {
        "code": None,
        "message": finding.message,
        "file": finding.file,
        "line": finding.line,
        "details": finding.details,
        "help": finding.help,
    }


def _print_json(data: object) -> None:
    click.echo(json.dumps(data, indent=2))


def _explanation(entry: Entry) -> str:
    def indented(text: str) -> str:
        return "\n".join(f"    {line}".rstrip() for line in text.strip("\n").splitlines())

    kind = entry.exception.__name__ if entry.exception else "a warning"
    return (
        f"{entry.code}: {entry.title} ({kind})\n\n{entry.explanation}\n\n"
        f"Wrong:\n\n{indented(entry.example)}\n\nRight:\n\n{indented(entry.fix)}"
    )


def _printer(name: str | None) -> Callable[[str, ir.Kernel], None] | None:
    """What prints a kernel after the pass of that name."""
    if name is None:
        return None
    if name not in pipeline.NAMES:
        raise click.UsageError(f"unknown pass {name!r}{nearest(name, pipeline.NAMES)}; there are {', '.join(pipeline.NAMES)}")

    def show(done: str, kernel: ir.Kernel) -> None:
        if done == name:
            click.echo(f"# after {name}\n{print_kernel(kernel)}")

    return show


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}" + ("" if number == 1 else "s")
