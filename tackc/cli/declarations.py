"""The arguments and options by which commands are told what to build: files, variants, targets, code, and a configuration."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import click

from tack_runtime.options import LANES, Options
from tackc.config import CONFIGS, Config, read_config
from tackc.request import Spec, parse_size, parse_specs, parse_variants
from tackc.specs import read_specs


@dataclass(frozen=True, slots=True)
class Declarations:
    """What was declared beside the sources, and the files of kernels; options win over the configuration. `read` are the files
    that it was read from."""

    files: tuple[Path, ...]
    specs: tuple[Spec, ...]
    config: Config
    read: tuple[Path, ...]


def declaration_options(function: Callable[..., None]) -> Callable[..., None]:
    """FILES, --spec, --specs and --config, which the command gets as one `declarations`."""
    existing = click.Path(exists=True, dir_okay=False, path_type=Path)

    def command(
        files: tuple[Path, ...], specs: tuple[str, ...], specs_files: tuple[Path, ...], config: Path | None, **others: Any
    ) -> None:
        configs = [Path(name) for name in CONFIGS] if config is None else [config]
        protect(click.get_current_context(), *files, *specs_files, *configs)
        function(declarations=_declarations(files, specs, specs_files, config), **others)

    command.__doc__ = function.__doc__
    command.__click_params__ = getattr(function, "__click_params__", [])  # type: ignore[attr-defined]
    for decorate in (
        click.option("--config", type=existing, metavar="FILE", help="Read this TOML file instead of ./tackc.toml."),
        click.option(
            "--specs", "specs_files", multiple=True, type=existing, metavar="FILE", help="Also the variants of this specs file."
        ),
        click.option("--spec", "specs", multiple=True, metavar="SIGNATURE", help="Also this variant; may be repeated."),
        click.argument("files", nargs=-1, type=existing),
    ):
        decorate(command)
    return command


def _declarations(
    files: tuple[Path, ...], specs: tuple[str, ...], specs_files: tuple[Path, ...], config_file: Path | None
) -> Declarations:
    config = read_config(config_file, Path.cwd())
    if not files and not config.files:
        raise click.UsageError('Name FILES of kernels, or list them in tackc.toml: files = ["kernels.py"]')
    known = tuple(replace(spec, ambient=bool(files)) for spec in config.specs)  # it may be about other files, too
    seen: set[str] = set()
    wanted = (*parse_specs(specs), *read_specs(specs_files, seen), *known)
    read = (*filter(None, [config.path]), *config.included, *specs_files, *map(Path, sorted(seen)))
    return Declarations(files or config.files, wanted, config, read)


def protect(ctx: click.Context, *paths: Path) -> None:
    """Name files that a document of findings must not replace, whatever goes wrong."""
    ctx.meta["protected"] = (*ctx.meta.get("protected", ()), *paths)


def needed_arch(arch: str | None, config: Config) -> str:
    """The targets of --arch, or of the configuration."""
    found = arch or config.arch
    if found is None:
        raise click.UsageError("Missing option '--arch', as in --arch cpu,cuda (or in tackc.toml: arch = \"cpu,cuda\")")
    return found


def budget_options(function: Callable[..., None]) -> Callable[..., None]:
    """--max-variants and --max-size, in bytes."""
    function = click.option(
        "--max-size", metavar="SIZE", callback=_size, help="Fail where the bundle would be larger: 10MB, 500kB, 2MiB."
    )(function)
    return click.option(
        "--max-variants", type=click.IntRange(min=1), metavar="N", help="Fail where there would be more variants."
    )(function)


def _size(_: click.Context, parameter: click.Parameter, value: str | None) -> int | None:
    if value is None:
        return None
    size = parse_size(value)
    if size is None:
        raise click.BadParameter(f"{value!r} is no size; write 10MB, 500kB, 2MiB or a number of bytes", param=parameter)
    return size


def code_options(function: Callable[..., None]) -> Callable[..., None]:
    """What changes the code of every kernel, and which variants there are; the command gets `kernels` and `kinds`."""

    def command(fp_contract: bool, lanes: str | None, reassociate: bool, fast_math: bool, variants: str, **others: Any) -> None:
        kernels = Options(fp_contract, None if lanes is None else int(lanes), reassociate, fast_math)
        function(kernels=kernels, kinds=parse_variants(variants), **others)

    command.__doc__ = function.__doc__
    command.__click_params__ = getattr(function, "__click_params__", [])  # type: ignore[attr-defined]
    widths = click.Choice([str(width) for width in LANES])
    fast_math_help = "Let every kernel take the elementary functions of a GPU's vendor; none on the CPU."
    for decorate in (
        click.option("--variants", default="release", metavar="LIST", help="Comma list of release and checked (TACK_DEBUG=1)."),
        click.option("--fast-math", is_flag=True, help=fast_math_help),
        click.option("--reassociate", is_flag=True, help="Let every kernel take sums in another order: faster, bits differ."),
        click.option("--lanes", type=widths, help="Iterations at a time, unless a kernel says it."),
        click.option("--fp-contract", is_flag=True, help="Let every kernel contract a*b+c: faster, bits differ between targets."),
    ):
        decorate(command)
    return command
