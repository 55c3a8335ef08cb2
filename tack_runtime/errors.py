"""The exceptions that callers of kernels and of the host functions see.

    TackError
    ├── BundleError
    │   └── StaleBundleError
    ├── MissingVariantError      (RuntimeError)
    ├── DeviceError              (RuntimeError)
    │   └── DriverError
    ├── ToolchainError           (RuntimeError)
    ├── UnsupportedSyntaxError   (NotImplementedError)
    ├── CapabilityError          (NotImplementedError)
    ├── KernelTypeError          (TypeError)
    ├── KernelValueError         (ValueError)
    ├── KernelIndexError         (IndexError)
    ├── KernelZeroDivisionError  (ZeroDivisionError)
    ├── KernelNameError          (NameError)
    ├── KernelRuntimeError       (RuntimeError)
    ├── SettingError             (ValueError)
    └── InternalError
    TackWarning                  (UserWarning)

The built-in bases are what the contract names (H-001..H-004), so callers may catch either.
"""

from __future__ import annotations


class TackError(Exception):
    """Root of every error that the project raises on purpose.

    `code` is that of the diagnostic, for an error in kernel source ("TK013"), else "". `earlier`: of what was queued or
    given back before the call that raises it.
    """

    code: str = ""
    earlier: bool = False


class BundleError(TackError):
    """A bundle is damaged, forged or too new: `member` of it (empty: the file as a whole) has the defect `reason`."""

    def __init__(self, reason: str, member: str = "", bundle: str = "") -> None:
        super().__init__(": ".join(part for part in (bundle, member, reason) if part))
        self.reason = reason
        self.member = member
        self.bundle = bundle


class StaleBundleError(BundleError):
    """A bundle was built from another source of a kernel than the one that runs; the text says what differs."""


class MissingVariantError(TackError, RuntimeError):
    """No variant fits the call (J-001); the text names the nearest ones and the build command, which builds `wanted`, a
    signature as text; "" where no build helps."""

    wanted = ""


class DeviceError(TackError, RuntimeError):
    """A device is absent or cannot do what was asked."""


class DriverError(DeviceError):
    """A driver call failed; the text names the call and what the driver said, `status` the status that it gave."""

    status = ""


class ToolchainError(TackError, RuntimeError):
    """A tool that a step needs is missing or failed; the text holds the install command."""


class UnsupportedSyntaxError(TackError, NotImplementedError):
    """Kernel source outside the language (H-001)."""


class CapabilityError(TackError, NotImplementedError):
    """A kernel needs what a device does not have: workgroups (W-002)."""


class KernelTypeError(TackError, TypeError):
    """Types that do not fit, in kernel source or in the arguments of a call."""


class KernelValueError(TackError, ValueError):
    """Values that do not fit, in kernel source or in the arguments of a call."""


class KernelIndexError(TackError, IndexError):
    """An index outside an array, found by debug mode (O-020)."""


class KernelZeroDivisionError(TackError, ZeroDivisionError):
    """An integer division by zero, found by debug mode (N-003)."""


class KernelNameError(TackError, NameError):
    """A name that kernel source cannot read (L-019, L-020)."""


class KernelRuntimeError(TackError, RuntimeError):
    """A call that cannot run as asked (P-003, H-002)."""


class SettingError(TackError, ValueError):
    """A setting has a value that means nothing; the text names the variable and the allowed values."""


class TackWarning(UserWarning):
    """Every warning of the project: a fallback that the user asked to hear of, an unusable cache."""


class InternalError(TackError):
    """A bug of the project itself; the text asks for a report."""
