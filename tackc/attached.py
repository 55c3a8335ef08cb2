"""The bundles that programs here take variants from: those of TACK_BUNDLE and of installed packages. No package is imported."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from textwrap import indent
from typing import Any, Final

from tack_runtime.errors import BundleError
from tack_runtime.manifest import KernelEntry, check_native
from tackc.compiler.program import program_from_json
from tackc.contents import Contents, read_contents
from tackc.report import one_line

VARIABLE: Final = "TACK_BUNDLE"
GROUP: Final = "tack.bundles"  # of entry points


@dataclass(frozen=True, slots=True)
class Attached:
    """A bundle: who names it, where it is, what made it, its kernels, those of which a source file here is another, and why it
    cannot be used."""

    origin: str
    path: str
    producer: str = ""
    kernels: tuple[str, ...] = ()
    stale: tuple[str, ...] = ()
    wrong: str | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "from": self.origin,
            "path": self.path or None,
            "producer": self.producer or None,
            "kernels": list(self.kernels),
            "stale": list(self.stale),
            "wrong": self.wrong,
        }

    def row(self) -> tuple[str, str, str]:
        """As columns."""
        stale = "".join(f"; {text}" for text in self.stale)
        said = f"{', '.join(self.kernels) or 'no kernels'}{stale}" if self.wrong is None else f"unusable: {self.wrong}"
        return self.origin, self.path or "-", one_line(said)


def attached() -> Iterator[Attached]:
    """Those of the environment in its order, then those of packages by name."""
    for path in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        yield _read(VARIABLE, path)
    for point in sorted(metadata.entry_points(group=GROUP), key=lambda point: point.name):
        package = f"{point.dist.name} {point.dist.version}" if point.dist else point.name
        folder = _folder(point.module)
        found = sorted(folder.glob("*.tackb")) if folder else []
        for file in found:
            yield _read(package, str(file))
        if not found:
            yield Attached(package, "", wrong=f"no bundle lies in its module {point.module}")


def _folder(module: str) -> Path | None:
    """The folder of a package, which is not imported."""
    head, *rest = module.split(".")
    try:
        spec = find_spec(head)
    except (ImportError, ValueError):
        return None
    places = list(spec.submodule_search_locations or ()) if spec else []
    return Path(places[0], *rest) if places else None


def _read(origin: str, path: str) -> Attached:
    try:
        contents = read_contents(path)
        check_native(contents.manifest)
    except BundleError as error:
        return Attached(origin, path, wrong=error.reason)
    except OSError as error:
        return Attached(origin, path, wrong=f"cannot be read: {error.strerror or error}")
    kernels = contents.manifest.kernels
    stale = tuple(text for entry in kernels for text in _stale(contents, entry))
    return Attached(origin, path, contents.manifest.producer, tuple(f"{each.module}.{each.name}" for each in kernels), stale)


def _stale(contents: Contents, entry: KernelEntry) -> Iterator[str]:
    """What a kernel was made of and a module on the path has no more, as far as texts tell."""
    try:
        program = program_from_json(contents.members[entry.program].decode())
    except ValueError:
        return  # it says so when it is compiled
    for key, function in program.functions.items():
        source = _source(function.module)
        if source is not None and indent(function.text, function.indent) not in source:
            what = "" if key == program.kernel else f" of {key}, which it calls,"
            yield f"{entry.module}.{entry.name} is stale: the text{what} in {function.file} is another"


def _source(module: str) -> str | None:
    """The text of a module of the path, which is not imported."""
    for folder in map(Path, sys.path):
        for path in (folder.joinpath(*module.split(".")).with_suffix(".py"), folder.joinpath(*module.split("."), "__init__.py")):
            try:
                return path.read_text("utf-8")
            except (OSError, UnicodeDecodeError):
                continue
    return None
