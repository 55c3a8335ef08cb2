"""A call that no prebuilt variant fits: whether it may be compiled, what is compiled, and what the caller sees of errors."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import NamedTuple, NoReturn

from tack_runtime import jit, settings
from tack_runtime.arguments import Argument, natural_signature, shape_signature
from tack_runtime.errors import KernelRuntimeError, KernelTypeError, MissingVariantError, TackWarning, UnsupportedSyntaxError
from tack_runtime.missing import build_command, missing_variant
from tack_runtime.resolve import Miss, Origin
from tack_runtime.signature import Signature


class Call(NamedTuple):
    """A call, and the kernel that it calls."""

    kernel: str
    program: Callable[[], str]
    fp_contract: bool
    origin: Origin
    arguments: Sequence[Argument]
    misses: Sequence[Miss]  # the prebuilt variants

    @property
    def asked(self) -> Signature:
        return natural_signature(self.kernel, self.arguments)


def signature(call: Call, level: str) -> Signature:
    """The signature of the variant that the call needs (K-004). MissingVariantError where nothing may or can be compiled."""
    if settings.jit() == "off":
        raise missing_variant(call.asked, call.misses, call.origin, "TACK_JIT=off")
    with _as_the_caller_sees(call):
        return jit.baked(_request(call, level), call.asked, shape_signature(call.kernel, call.arguments))


def make(call: Call, level: str, wanted: Signature) -> jit.Made:
    """The variant of that signature, from the disk cache or compiled; errors are those of the contract (H-001, H-002)."""
    if settings.jit() == "warn":
        hint = f"build it with: {build_command(wanted, call.origin)}"
        text = f"Kernel '{call.kernel}': no prebuilt variant fits; compiling {wanted} (TACK_JIT=warn). To avoid it, {hint}"
        warnings.warn(text, TackWarning, stacklevel=_caller_level())
    with _as_the_caller_sees(call):
        return jit.make(_request(call, level), wanted)


def _request(call: Call, level: str) -> jit.Request:
    return jit.Request(call.program(), call.fp_contract, level)


@contextmanager
def _as_the_caller_sees(call: Call) -> Iterator[None]:
    try:
        yield
    except jit.CompilerMissingError as error:
        raise missing_variant(call.asked, call.misses, call.origin, str(error)) from error
    except Exception as error:
        raise_translated(call.kernel, error)


def raise_translated(kernel: str, error: Exception) -> NoReturn:
    """Raise what a caller sees of an error while a variant is made (H-001, H-002)."""
    found = jit.diagnosed(error)
    seen = _translated(kernel, found)
    if seen is error:
        raise error
    raise seen from (error if seen is found else found)


def _translated(kernel: str, error: Exception) -> Exception:
    prefix = f"Kernel '{kernel}': "
    match error:
        case UnsupportedSyntaxError() | MissingVariantError():
            return error
        case TypeError() if not str(error).startswith(prefix):
            return KernelTypeError(f"{prefix}{error}")
        case RuntimeError() | NotImplementedError():
            return KernelRuntimeError(f"Kernel '{kernel}' failed on CPUBackend: {str(error).removeprefix(prefix)}")
        case _:
            return error


def _caller_level() -> int:
    """The `stacklevel` with which a warning of this module names the first frame outside the project."""
    frame: FrameType | None = sys._getframe(1)
    level = 1
    while frame is not None and frame.f_globals.get("__name__", "").partition(".")[0] in ("tack", "tack_runtime"):
        frame = frame.f_back
        level += 1
    return level
