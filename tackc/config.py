"""The configuration of a build: `tackc.toml`, or `[tool.tackc]` of `pyproject.toml`.

    files = ["kernels.py"]                # relative to the file, as output is
    arch = "cpu,cuda:h100"                # or a list
    output = "build/kernels.tackb"
    max-variants = 100
    max-size = "10MB"
    include = ["app.specs.toml"]

    [[specialize]]                        # [[tool.tackc.specialize]] in pyproject.toml
    signature = "saxpy(x=f64[:], y=f64[:], out=f64[:], a=f64)"

The options of the command line win.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tackc.request import RequestError, Spec, parse_arch, parse_size
from tackc.specs import document_specs, merged
from tackc.toml_document import Document, is_file, read

CONFIGS: Final = ("tackc.toml", "pyproject.toml")  # read where no file is named, the first that has any
_KEYS: Final = ("files", "arch", "output", "max-variants", "max-size", "include", "specialize")


@dataclass(frozen=True, slots=True)
class Config:
    """What a configuration says; None or empty where it says nothing. `path` is its file, None where there is none; `included`
    are the files that it includes."""

    path: Path | None = None
    files: tuple[Path, ...] = ()
    arch: str | None = None
    output: str | None = None
    max_variants: int | None = None
    max_size: int | None = None  # bytes
    specs: tuple[Spec, ...] = ()
    included: tuple[Path, ...] = ()


def read_config(path: Path | None, folder: Path) -> Config:
    """The configuration in `path`, or else in `tackc.toml` or `pyproject.toml` of `folder`, where one has any.

    RequestError names the file and line of whatever is wrong.
    """
    if path is not None:
        return _config(path)
    for name in CONFIGS:
        if (folder / name).is_file():
            found = _config(Path(os.path.relpath(folder / name)))
            if name == CONFIGS[0] or found.path is not None:
                return found
    return Config()


def _config(path: Path) -> Config:
    document = read(path)
    section = ("tool", "tackc") if path.name == "pyproject.toml" else ()
    table = _section(document, section)
    if table is None:
        return Config()
    document.check_keys(table, _KEYS, *section)
    seen: set[str] = set()
    specs = merged(document_specs(document, section, seen))
    return Config(
        path,
        tuple(_files(document, table, section)),
        _arch(document, table, section),
        _output(document, table, section),
        _max_variants(document, table, section),
        _max_size(document, table, section),
        specs,
        tuple(map(Path, sorted(seen))),
    )


def _section(document: Document, section: tuple[str, ...]) -> Mapping[str, Any] | None:
    """The table that is ours; None where the file has none."""
    table: Any = document.data
    for end, name in enumerate(section, start=1):
        if name not in table:
            return None
        table = table[name]
        if not isinstance(table, dict):
            raise document.error(f"[{'.'.join(section[:end])}] is not a table", *section[:end])
    found: Mapping[str, Any] = table
    return found


def _files(document: Document, table: Mapping[str, Any], section: tuple[str, ...]) -> list[Path]:
    names = table.get("files", [])
    if not isinstance(names, list) or not all(isinstance(name, str) and name for name in names):
        raise document.error('write a list of files: files = ["kernels.py"]', *section, "files")
    found = [document.path.parent / name for name in names]
    for name, file in zip(names, found, strict=True):
        if not is_file(file):
            raise document.error(f"it names the file {name!r}, but there is no file {file}", *section, "files")
    return found


def _arch(document: Document, table: Mapping[str, Any], section: tuple[str, ...]) -> str | None:
    arch = table.get("arch")
    if arch is None:
        return None
    parts = arch if isinstance(arch, list) else [arch]
    if not parts or not all(isinstance(each, str) for each in parts):
        raise document.error('write the targets as for --arch: arch = "cpu,cuda:h100"', *section, "arch")
    text = ",".join(parts)
    try:
        parse_arch(text)
    except RequestError as error:
        raise document.error(str(error), *section, "arch") from error
    return text


def _output(document: Document, table: Mapping[str, Any], section: tuple[str, ...]) -> str | None:
    output = table.get("output")
    if output is None:
        return None
    if not isinstance(output, str) or not output or "\0" in output:
        raise document.error('write the path of the bundle: output = "build/kernels.tackb"', *section, "output")
    return os.path.join(document.path.parent, output)  # which keeps a "/" at its end


def _max_variants(document: Document, table: Mapping[str, Any], section: tuple[str, ...]) -> int | None:
    limit = table.get("max-variants")
    if limit is not None and (isinstance(limit, bool) or not isinstance(limit, int) or limit < 1):
        raise document.error(f"max-variants is a number of variants, such as 100, not {limit!r}", *section, "max-variants")
    return limit


def _max_size(document: Document, table: Mapping[str, Any], section: tuple[str, ...]) -> int | None:
    size = table.get("max-size")
    if size is None or (isinstance(size, int) and not isinstance(size, bool) and size > 0):
        return size
    parsed = parse_size(size) if isinstance(size, str) else None
    if parsed is None:
        raise document.error(f'max-size is a size such as "10MB" or "500kB", not {size!r}', *section, "max-size")
    return parsed
