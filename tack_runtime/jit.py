"""The one place of the runtime that loads the compiler, when a call needs a variant that nobody built, and only then."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, NoReturn, Protocol

from tack_runtime.errors import TackError
from tack_runtime.manifest import Image, Variant
from tack_runtime.signature import Signature

INSTALL: Final = "the compiler is not installed: pip install 'tackc[compiler]'"

_NEEDED: Final = ("tackc", "llvmlite")  # what compiling for the CPU takes; a base install has the first only


class CompilerMissingError(TackError):
    """The compiler, or a package that it needs, cannot be imported; the text says what to install."""


class Request(Protocol):
    """What the variants of a kernel are made from, for one level, with checks or without (`tackc.demand`)."""

    @property
    def program(self) -> str:
        """Canonical JSON text."""

    def needed(self, open_signature: Signature, full_signature: Signature) -> Signature | None:
        """The signature that a call needs; None where no earlier call has found out what code reads."""


class Made(NamedTuple):
    """A variant that was compiled, now or before, and its code."""

    variant: Variant
    image: Image
    code: bytes


def capture(kernel: object, classes: Sequence[type] = (), functions: Sequence[object] = ()) -> str:
    """The program of a `tack.kernel` object, as canonical JSON text, for calls whose objects are of `classes` and hold
    `functions`; CompilerMissingError where there is no compiler."""
    try:
        from tackc.compiler.capture import capture as capture_kernel
    except ImportError as error:
        raise CompilerMissingError(f"{INSTALL} ({error})") from error
    text: str = capture_kernel(kernel, classes, functions).to_json()
    return text


def lacking() -> str | None:
    """Why nothing can be compiled here, found without loading the compiler; None where it can, as far as one can see."""
    missing = [name for name in _NEEDED if not _is_installed(name)]
    return f"{INSTALL} (there is no {' and no '.join(missing)})" if missing else None


def demand() -> Any:
    """The module `tackc.demand`, which makes variants or has them from the disk cache; that needs no LLVM."""
    try:
        from tackc import demand
    except ImportError as error:
        raise CompilerMissingError(lacking() or f"{INSTALL} ({error})") from error
    return demand


def raise_translated(kernel: str, error: Exception, help_: Sequence[str], wrapped: bool = True) -> NoReturn:
    """Raise what a caller sees of an error while a variant is made (H-001, H-002, O-011)."""
    try:
        from tackc.failures import raise_translated as raise_
    except ImportError:  # then no compiler has raised it
        raise error from None
    raise_(kernel, error, help_, wrapped)


def compiler() -> Any:
    """The compiler, whole: what it finds in an author's source is no news for someone who cannot compile it."""
    reason = lacking()
    if reason is not None:
        raise CompilerMissingError(reason)
    return imported()


def imported() -> Any:
    """The compiler, which can do without LLVM until there is something to compile."""
    try:
        from tackc import jit
    except ImportError as error:
        raise CompilerMissingError(f"{INSTALL} ({error})") from error
    return jit


def _is_installed(name: str) -> bool:
    from importlib.util import find_spec

    try:
        return sys.modules.get(name) is not None or find_spec(name) is not None
    except ImportError:  # an import hook says so
        return False
