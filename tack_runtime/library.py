"""The kernels of the library: what reductions, statistics and `tack.algorithms` launch, prebuilt.

A wheel has them beside this module, in `library.tackb`; TACK_LIBRARY names another such bundle, or a folder with one for each
module of the library. An installation that runs from its sources builds them when they are first needed, and keeps them in
the cache (docs/adr/0045-the-library-in-a-bundle.md).
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Final

from tack_runtime import jit, settings
from tack_runtime.bundle import Bundle, load
from tack_runtime.described import Argument
from tack_runtime.dispatch import Dispatcher
from tack_runtime.errors import BundleError, MissingVariantError, SettingError
from tack_runtime.locks import COMPILING
from tack_runtime.manifest import Image
from tack_runtime.resolve import choose
from tack_runtime.signature import Signature

FILE: Final = "library.tackb"
PACKAGE: Final = "tack.library"
REMEDY: Final = (
    "it is a kernel of the library itself: have it compiled (pip install 'tackc[compiler]', TACK_JIT=on), or install a wheel of "
    "tackc that has its code"
)

_kernels: Final[dict[str, Dispatcher]] = {}
_bundles: Final[dict[str, _Bundle]] = {}  # by the modules of the library; "": of all


def kernel(name: str) -> Dispatcher:
    """A kernel of the library, "sorts.gather", found once in a process.

    Raises MissingVariantError where it is not prebuilt and cannot be built here; BundleError where the file with it is damaged or
    of another version.
    """
    found = _kernels.get(name)
    return _first(name) if found is None else found


class _Kernel(Dispatcher):
    """A kernel of the library, of whose calls the program that makes them knows nothing: nobody records them, debug mode checks
    none, and what is compiled of it for a device is the variant that it declares, whatever the sizes are."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.origin.remedy = REMEDY

    def _checks(self) -> bool:
        return False

    def _records(self, found: object) -> bool:
        return False

    def _record(self, arguments: Sequence[Argument], found: object, calls: int = 1) -> None:
        pass

    def _wanted(self, call: Any, calls: Any, level: str) -> Signature:
        found, _ = choose(self.variants, call.arguments, lambda variant: _NO_IMAGE)
        return super()._wanted(call, calls, level) if found is None else found[0].signature


_NO_IMAGE: Final = Image("", "", "source", "", "")


class _Bundle(Bundle):
    _dispatcher = _Kernel


def _first(name: str) -> Dispatcher:
    module = name.partition(".")[0]
    with COMPILING:  # a fork waits: what is found now may import modules
        if name not in _kernels:
            bundle = _bundles.get("") or _bundles.get(module) or _opened(module)
            try:
                _kernels[name] = bundle[f"{PACKAGE}.{name}"]
            except KeyError as error:
                reason = f"it has no kernel {name}, so it is of another version of the library; install tackc anew"
                raise BundleError(reason, bundle=bundle._opened.label) from error
        return _kernels[name]


def _opened(module: str) -> _Bundle:
    """The bundle with a module's kernels."""
    source = found()
    folder = source if isinstance(source, str) and os.path.isdir(source) else ""
    whole = None if folder else source
    try:
        opened = load(whole or _built(module, folder))._opened
    except OSError as error:
        raise SettingError(f"TACK_LIBRARY={source!s}: it cannot be read: {error.strerror or error}") from error
    bundle = _bundles["" if whole else module] = _Bundle(opened)
    return bundle


def found() -> str | bytes | None:
    """What TACK_LIBRARY names, else the file that a wheel has, by its path, or its bytes where modules are in an archive; None
    where there is none."""
    if settings.library():
        return settings.library()
    path = os.path.join(os.path.dirname(__file__), FILE)
    if os.path.isfile(path):
        return path
    loader: Any = __spec__.loader
    try:
        data: bytes = loader.get_data(path)
    except (AttributeError, OSError):
        return None
    return data


def _built(module: str, folder: str) -> str | bytes:
    path = os.path.join(folder, f"{module}.tackb")
    if folder and os.path.isfile(path):
        return path
    try:
        data: bytes = jit.calls().library(module, path if folder else "")
    except jit.CompilerMissingError as error:
        raise MissingVariantError(
            f"the library's kernels ({PACKAGE}.{module}) are not prebuilt: this installation of tackc has no {FILE}, as wheels "
            f"have, and cannot build them: {error}"
        ) from error
    return data
