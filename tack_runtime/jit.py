"""The one place of the runtime that loads the compiler, when a call needs a variant that nobody built, and only then."""

from __future__ import annotations

import sys
from typing import Any, Final, NamedTuple

from tack_runtime.drivers import cpu
from tack_runtime.errors import TackError
from tack_runtime.manifest import Image

INSTALL: Final = "the compiler is not installed: pip install 'tackc[compiler]'"

_NEEDED: Final = ("tackc", "llvmlite")  # what compiling for the CPU takes; a base install has the first only


class CompilerMissingError(TackError):
    """The compiler, or a package that it needs, cannot be imported; the text says what to install."""


def lacking() -> str | None:
    """Why nothing can be compiled here, found without loading the compiler; None where it can, as far as one can see."""
    missing = [name for name in _NEEDED if not _is_installed(name)]
    return f"{INSTALL} (there is no {' and no '.join(missing)})" if missing else None


def calls() -> Any:
    """The module `tackc.calls`, which has variants from the disk cache, or makes them; the first needs no LLVM."""
    try:
        from tackc import calls
    except ImportError as error:
        raise CompilerMissingError(lacking() or f"{INSTALL} ({error})") from error
    return calls


def _is_installed(name: str) -> bool:
    from importlib.util import find_spec

    try:
        return sys.modules.get(name) is not None or find_spec(name) is not None
    except ImportError:  # an import hook says so
        return False


class Made(NamedTuple):
    """An image that was compiled for a call."""

    code: bytes
    name: str

    def library(self, _: str) -> cpu.Library:
        return cpu.Library(self.code, self.name)

    def data(self, _: Image) -> bytes:
        return self.code

    def label(self, _: str) -> str:
        return self.name
