"""The bundles that programs here take variants from: those of TACK_BUNDLE and of installed packages. No package is imported."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from tack_runtime import settings
from tack_runtime.errors import BundleError
from tack_runtime.manifest import check_native
from tackc.contents import read_contents
from tackc.report import one_line

VARIABLE: Final = "TACK_BUNDLE"
GROUP: Final = "tack.bundles"  # of entry points, in which programs find bundles that are installed


@dataclass(frozen=True, slots=True)
class Attached:
    """A bundle: who names it, where it is, what made it, its kernels, and why it cannot be used.

    Whether it is built from the source that runs, only a call can tell: that imports the source."""

    origin: str
    path: str
    producer: str = ""
    kernels: tuple[str, ...] = ()
    wrong: str | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "from": self.origin,
            "path": self.path or None,
            "producer": self.producer or None,
            "kernels": list(self.kernels),
            "wrong": self.wrong,
        }

    def row(self) -> tuple[str, str, str]:
        """As columns."""
        said = ", ".join(self.kernels) or "no kernels" if self.wrong is None else f"unusable: {self.wrong}"
        return self.origin, self.path or "-", one_line(said)


def attached() -> Iterator[Attached]:
    """Those of the environment in its order, then those of packages by name."""
    for path in settings.bundles():
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
    kernels = tuple(f"{each.module}.{each.name}" for each in contents.manifest.kernels)
    return Attached(origin, path, contents.manifest.producer, kernels)
