"""The kernels of the library: what reductions, statistics and `tack.algorithms` launch, prebuilt.

A wheel has them beside this module, in `library.tackb`; TACK_LIBRARY names another such bundle, or a folder with one for each
module of the library. An installation that runs from its sources builds them when they are first needed, and keeps them in
the cache (docs/adr/0045-the-library-in-a-bundle.md).

Hosts and kernels share sizes of tables and the like, so a bundle says which sources its kernels are of, and others are refused.
"""

from __future__ import annotations

import os
from typing import Any, Final

from tack_runtime import jit, settings
from tack_runtime.bundle import Bundle, usable
from tack_runtime.contents import Opened, open_bundle
from tack_runtime.digest import sha256
from tack_runtime.dispatch import Dispatcher, Manners
from tack_runtime.errors import BundleError, InternalError, MissingVariantError, SettingError
from tack_runtime.locks import COMPILING
from tack_runtime.manifest import Manifest, UsedTool
from tack_runtime.version import VERSION

FILE: Final = "library.tackb"
PACKAGE: Final = "tack.library"
FOLDER: Final = os.path.join(os.path.dirname(os.path.dirname(__file__)), "tack", "library")  # its sources, if they are there
REMEDY: Final = (
    "it is a kernel of the library itself: have it compiled (pip install 'tackc[compiler]', TACK_JIT=on), or install a wheel of "
    "tackc that has its code"
)

# The program that calls them knows nothing of these kernels, and they declare variants for arrays of any size.
_MANNERS: Final = Manners(checked=False, recorded=False, sized=False, remedy=REMEDY)

_kernels: Final[dict[str, Dispatcher]] = {}
_bundles: Final[dict[str, Bundle]] = {}  # by the modules of the library; "": of all


def kernel(name: str) -> Dispatcher:
    """A kernel of the library, "sorts.gather", found once in a process.

    Raises MissingVariantError where it is not prebuilt and cannot be built here; BundleError where the file with it is damaged or
    of other sources.
    """
    found = _kernels.get(name)
    return _first(name) if found is None else found


def _first(name: str) -> Dispatcher:
    module, full = name.partition(".")[0], f"{PACKAGE}.{name}"
    with COMPILING:  # a fork waits: what is found now may import modules
        if name not in _kernels:
            bundle = _bundles.get("") or _bundles.get(module) or _opened(module)
            if full not in bundle:
                raise InternalError(f"the library has no kernel {name}, though it is of this version; please report it")
            _kernels[name] = bundle[full]
        return _kernels[name]


def _opened(module: str) -> Bundle:
    """The bundle with a module's kernels."""
    source = found()
    if source is None or (isinstance(source, str) and os.path.isdir(source)):
        bundle = _bundles[module] = Bundle(_of_module(module, source or ""), _MANNERS)
        return bundle
    opened = _read(source)
    if wrong := unfit(opened.manifest, state()):
        raise BundleError(wrong, bundle=opened.label)
    bundle = _bundles[""] = Bundle(opened, _MANNERS)
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


def state() -> UsedTool | None:
    """The sources of the kernels, as bundles of them name these; None where there are none, as where only the runtime is."""
    try:
        names = sorted(name for name in os.listdir(FOLDER) if name.endswith(".py"))
    except OSError:
        return None
    files = []
    for name in names:
        with open(os.path.join(FOLDER, name), "rb") as file:
            files.append(f"{name} {sha256(file.read())}\n")
    return UsedTool(PACKAGE, VERSION, sha256("".join(files).encode())) if files else None


def unfit(manifest: Manifest, here: UsedTool | None) -> str:
    """Why a bundle does not have the kernels of a state, "" where it has; where there are no sources to compare, those of this
    version are the same."""
    built = [tool for tool in manifest.tools if tool.name == PACKAGE]
    if len(built) == 1 and built[0] == (here or built[0]._replace(version=VERSION)):
        return ""
    known = {tool.version for tool in built} or {"unknown"}
    of = f"version {', '.join(sorted(known))}" if known != {VERSION} else "other sources"
    remedy = "set TACK_LIBRARY to one of these, or to nothing" if settings.library() else "install tackc anew"
    return f"its kernels of {PACKAGE} are of {of}, not those of this installation of tackc {VERSION}; {remedy}"


def _read(source: str | bytes) -> Opened:
    try:
        return usable(open_bundle(source, FILE))
    except OSError as error:
        reason = f"it cannot be read: {error.strerror or error}"
        if settings.library():
            raise SettingError(f"TACK_LIBRARY={source!s}: {reason}") from error
        raise BundleError(f"{reason}; install tackc anew", bundle=str(source)) from error


def _of_module(module: str, folder: str) -> Opened:
    """The bundle of a module: that of a folder, if there is one and it fits, else as it is built, and kept there."""
    path, wrong = os.path.join(folder, f"{module}.tackb") if folder else "", ""
    if path and os.path.isfile(path):
        opened = _read(path)
        wrong = unfit(opened.manifest, state())
        if not wrong:
            return opened
    try:
        data: bytes = jit.calls().library(module, path)
    except jit.CompilerMissingError as error:
        if wrong:
            raise BundleError(f"{wrong}; it cannot be built anew: {error}", bundle=path) from error
        lacks = f"TACK_LIBRARY={folder}" if folder else "this installation of tackc"
        file = os.path.basename(path) if folder else f"{FILE}, as wheels have"
        raise MissingVariantError(
            f"the library's kernels ({PACKAGE}.{module}) are not prebuilt: {lacks} has no {file}, and nothing builds it here: "
            f"{error}, or have a wheel: `make wheel` in a clone"
        ) from error
    return usable(open_bundle(data, f"{PACKAGE}.{module}, built here"))
