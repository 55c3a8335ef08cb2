"""The arguments and options by which commands are told what to build: files, variants, and a configuration of both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import click

from tackc.config import Config, read_config
from tackc.request import Spec, parse_specs
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


def needed_arch(arch: str | None, config: Config) -> str:
    """The targets of --arch, or of the configuration."""
    found = arch or config.arch
    if found is None:
        raise click.UsageError("Missing option '--arch', as in --arch cpu,cuda (or in tackc.toml: arch = \"cpu,cuda\")")
    return found
