"""The kernels of the library: what reductions, statistics and `tack.algorithms` launch, prebuilt.

A wheel has them beside this module, in `library.tackb`; TACK_LIBRARY names another such bundle, or a folder with one for each
module of the library. An installation that runs from its sources builds them when they are first needed, and keeps them in
the cache.
"""

from __future__ import annotations

import os
from typing import Any, Final

from tack_runtime import jit, settings
from tack_runtime.bundle import Bundle, load
from tack_runtime.dispatch import Dispatcher
from tack_runtime.errors import ToolchainError
from tack_runtime.locks import ForkLock

FILE: Final = "library.tackb"
PACKAGE: Final = "tack.library"

_kernels: Final[dict[str, Dispatcher]] = {}
_bundles: Final[dict[str, Bundle]] = {}  # by the modules of the library; "": of all
_lock: Final = ForkLock()


def kernel(name: str) -> Dispatcher:
    """A kernel of the library, "scans.totals". ToolchainError: it is not prebuilt and cannot be built here."""
    found = _kernels.get(name)
    return _first(name) if found is None else found


def _first(name: str) -> Dispatcher:
    with _lock:
        if name not in _kernels:
            _kernels[name] = _bundle(name.partition(".")[0])[f"{PACKAGE}.{name}"]
        return _kernels[name]


def _bundle(module: str) -> Bundle:
    """The bundle with a module's kernels."""
    found = _bundles.get("") or _bundles.get(module)
    if found is None:
        named = settings.library()
        folder = named if os.path.isdir(named) else ""
        whole = None if folder else named or _shipped()
        found = _bundles["" if whole else module] = load(whole or _built(module, folder))
    return found


def _shipped() -> str | bytes | None:
    """The file that a wheel has, by its path, or its bytes where modules are in an archive; None where there is none."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), FILE)
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
        raise ToolchainError(
            f"the prebuilt kernels of the library are not there: this installation has no {FILE}, and cannot build it: {error}; "
            "or install a wheel, which has it (make wheel)"
        ) from error
    return data
