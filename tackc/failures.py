"""What a caller sees of an error while a variant is made (H-001, H-002)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

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
    TackError,
    UnsupportedSyntaxError,
)
from tack_runtime.version import VERSION


def diagnosed(error: Exception) -> Exception:
    """The exception that a compiler's error stands for: that of its first diagnostic, where it has diagnostics."""
    diagnostics: Sequence[Any] = getattr(error, "diagnostics", ())
    if not diagnostics:
        return error
    exception: Exception = diagnostics[0].exception()
    return exception


def with_help(error: Exception, help_: Sequence[str]) -> Exception:
    """An error in kernel source, with what may help: an array that is passed as other elements than the kernel declares makes
    code wrong that is right for those."""
    if not help_ or not isinstance(error, (UnsupportedSyntaxError, KernelTypeError, KernelValueError, KernelNameError)):
        return error
    made = type(error)("\n".join([str(error), *(f"  = help: {text}, as the kernel declares" for text in help_)]))
    made.code = error.code
    return made


def raise_translated(kernel: str, error: Exception, help_: Sequence[str] = (), wrapped: bool = True) -> NoReturn:
    """Raise what a caller sees of an error while a variant is made (H-001, H-002); not `wrapped`: without what a call puts around
    it (O-011).

    An error of the user is seen alone: what the compiler did on the way to it says nothing. A cause is kept where H-002 keeps it,
    and for a bug of ours, which every exception is that nobody raised on purpose.
    """
    found = with_help(diagnosed(error), help_)
    if not wrapped and isinstance(found, (TackError, MemoryError, Warning)):
        raise found from None
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
