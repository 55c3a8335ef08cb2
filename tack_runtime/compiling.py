"""A call that no prebuilt variant fits: whether it may be compiled, what is compiled, and what the caller sees of errors."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import NamedTuple

from tack_runtime import jit, settings
from tack_runtime.described import Argument, natural_signature, objects, shape_signature
from tack_runtime.errors import MissingVariantError, TackWarning, ToolchainError
from tack_runtime.missing import advice, missing_variant
from tack_runtime.options import Options
from tack_runtime.resolve import Miss, Origin, views
from tack_runtime.signature import Signature


class Call(NamedTuple):
    """A call, and the kernel that it calls."""

    kernel: str
    program: Callable[[], str]
    options: Options
    checked: bool  # for debug mode
    origin: Origin
    arguments: Sequence[Argument]
    misses: Sequence[Miss]  # the prebuilt variants
    requests: dict[tuple[object, ...], jit.Request]  # of this kernel's earlier calls, by what their programs are for
    key: tuple[object, ...]  # of this call in `requests`
    hindrance: str  # why nothing can be compiled for its objects; "" where it can

    @property
    def asked(self) -> Signature:
        return natural_signature(self.kernel, self.arguments)


class Found(NamedTuple):
    """A compiled variant, and where it is from: "the disk cache" or "the compiler"."""

    made: jit.Made
    source: str


def signature(call: Call, level: str) -> Signature:
    """The signature of the variant that the call needs (K-004). MissingVariantError where nothing may or can be compiled."""
    if settings.jit() == "off":
        raise _missing(call, "TACK_JIT=off")
    if call.hindrance:
        raise _missing(call, call.hindrance)
    with _as_the_caller_sees(call):
        full = shape_signature(call.kernel, call.arguments)
        found: Signature = jit.demand().baked(_request(call, level), call.asked, full, refused(call.arguments))
        return found


def _missing(call: Call, not_compiled: str) -> MissingVariantError:
    return missing_variant(call.arguments, call.asked, call.misses, call.origin, not_compiled, call.checked)


def refused(arguments: Sequence[Argument]) -> dict[str, str]:
    """The members of objects that no kernel takes, by dotted names, and why."""
    return {f"{found.name}.{name}": reason for found in objects(arguments) for name, reason in found.refused.items()}


def make(call: Call, level: str, wanted: Signature) -> Found:
    """The variant of that signature, from the disk cache or compiled; errors are those of the contract (H-001, H-002)."""
    with _as_the_caller_sees(call):
        request = _request(call, level)
        kept = jit.demand().kept(request, wanted)
        what = f"{wanted} with checks" if call.checked else str(wanted)
        if kept is not None:
            _warn(call, f"taking {what} from the disk cache")
            return Found(kept, "the disk cache")
        _warn(call, f"compiling {what}")
        return Found(jit.demand().compiled(request, wanted), "the compiler")


def _request(call: Call, level: str) -> jit.Request:
    program = call.program()
    request = call.requests.get(call.key)
    if request is None or request.program != program:  # a kernel is captured anew until all that it reads is defined
        request = call.requests[call.key] = jit.demand().Request(program, call.options, level, call.checked)
    return request


def _warn(call: Call, what: str) -> None:
    if settings.jit() == "warn":
        why = "no prebuilt variant fits; " if call.origin.bundle else ""
        text = (
            f"Kernel '{call.kernel}': {why}{what} (TACK_JIT=warn). To avoid it, "
            f"{advice(call.arguments, call.asked, call.misses, call.origin, call.checked)}"
        )
        warnings.warn(text, TackWarning, stacklevel=_caller_level())


@contextmanager
def _as_the_caller_sees(call: Call) -> Iterator[None]:
    try:
        yield
    except (jit.CompilerMissingError, ToolchainError) as error:
        raise _missing(call, str(error)) from None
    except Exception as error:
        jit.raise_translated(call.kernel, error, views(call.origin, call.misses, call.arguments))


def _caller_level() -> int:
    """The `stacklevel` with which a warning of this module names the first frame outside the project."""
    frame: FrameType | None = sys._getframe(1)
    level = 1
    while frame is not None and frame.f_globals.get("__name__", "").partition(".")[0] in ("tack", "tack_runtime"):
        frame = frame.f_back
        level += 1
    return level
