"""A call that no prebuilt variant fits: whether it may be compiled, what is compiled, and what the caller sees of errors."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import NamedTuple, NoReturn

from tack_runtime import jit, settings
from tack_runtime.described import Argument, natural_signature, objects, shape_signature
from tack_runtime.errors import (
    CapabilityError,
    DeviceError,
    InternalError,
    KernelNameError,
    KernelRuntimeError,
    KernelTypeError,
    KernelValueError,
    MissingVariantError,
    SettingError,
    TackWarning,
    ToolchainError,
    UnsupportedSyntaxError,
)
from tack_runtime.missing import advice, missing_variant
from tack_runtime.options import Options
from tack_runtime.resolve import Miss, Origin, views
from tack_runtime.signature import Signature
from tack_runtime.version import VERSION


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
        return jit.baked(_request(call, level), call.asked, full, refused(call.arguments))


def _missing(call: Call, not_compiled: str) -> MissingVariantError:
    return missing_variant(call.arguments, call.asked, call.misses, call.origin, not_compiled, call.checked)


def refused(arguments: Sequence[Argument]) -> dict[str, str]:
    """The members of objects that no kernel takes, by dotted names, and why."""
    return {f"{found.name}.{name}": reason for found in objects(arguments) for name, reason in found.refused.items()}


def make(call: Call, level: str, wanted: Signature) -> Found:
    """The variant of that signature, from the disk cache or compiled; errors are those of the contract (H-001, H-002)."""
    with _as_the_caller_sees(call):
        request = _request(call, level)
        kept = jit.kept(request, wanted)
        what = f"{wanted} with checks" if call.checked else str(wanted)
        if kept is not None:
            _warn(call, f"taking {what} from the disk cache")
            return Found(kept, "the disk cache")
        _warn(call, f"compiling {what}")
        return Found(jit.compiled(request, wanted), "the compiler")


def _request(call: Call, level: str) -> jit.Request:
    program = call.program()
    request = call.requests.get(call.key)
    if request is None or request.program != program:  # a kernel is captured anew until all that it reads is defined
        request = call.requests[call.key] = jit.Request(program, call.options, level, call.checked)
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
        raise_translated(call.kernel, with_help(jit.diagnosed(error), views(call.origin, call.misses, call.arguments)))


def with_help(error: Exception, help_: Sequence[str]) -> Exception:
    """An error in kernel source, with what may help: an array that is passed as other elements than the kernel declares makes
    code wrong that is right for those."""
    if not help_ or not isinstance(error, (UnsupportedSyntaxError, KernelTypeError, KernelValueError, KernelNameError)):
        return error
    made = type(error)("\n".join([str(error), *(f"  = help: {text}, as the kernel declares" for text in help_)]))
    made.code = error.code
    return made


def raise_translated(kernel: str, error: Exception) -> NoReturn:
    """Raise what a caller sees of an error while a variant is made (H-001, H-002).

    An error of the user is seen alone: what the compiler did on the way to it says nothing. A cause is kept where H-002 keeps it,
    and for a bug of ours, which every exception is that nobody raised on purpose.
    """
    found = jit.diagnosed(error)
    prefix = f"Kernel '{kernel}': "
    match found:
        case KernelTypeError() if not str(found).startswith(prefix):
            prefixed = KernelTypeError(f"{prefix}{found}")
            prefixed.code = found.code
            raise prefixed from None
        case UnsupportedSyntaxError() | KernelTypeError() | KernelValueError() | KernelNameError() | MissingVariantError():
            raise found from None
        case KernelRuntimeError() | DeviceError() | CapabilityError():
            raise KernelRuntimeError(f"Kernel '{kernel}' failed on CPUBackend: {str(found).removeprefix(prefix)}") from found
        case InternalError() | SettingError() | MemoryError() | Warning():  # a warning that the user made an error of
            raise found
        case _:
            raise bug(kernel, found) from found


def bug(kernel: str, error: Exception) -> InternalError:
    """What stands for an exception that nobody raised on purpose."""
    what = f"{type(error).__name__}: {error}"
    return InternalError(f"Kernel '{kernel}': this is a bug in tackc {VERSION}, please report it: {what}")


def _caller_level() -> int:
    """The `stacklevel` with which a warning of this module names the first frame outside the project."""
    frame: FrameType | None = sys._getframe(1)
    level = 1
    while frame is not None and frame.f_globals.get("__name__", "").partition(".")[0] in ("tack", "tack_runtime"):
        frame = frame.f_back
        level += 1
    return level
