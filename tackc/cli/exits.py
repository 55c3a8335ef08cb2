"""Exit codes: what each says, and which error ends with which. They are listed in docs/cli.md."""

from __future__ import annotations

import enum


class Exit(enum.IntEnum):
    """What an exit code says (0: all went well)."""

    CHECK_FAILED = 1
    USAGE = 2
    KERNEL_SOURCE = 3
    TOOLCHAIN = 4
    VARIANT_MISSING = 5
    BUDGET = 6
    BUNDLE = 7
    OUR_BUG = 8
    CODE_ONLY = 10
    ADDITIVE = 11
    BREAKING = 12


def exit_code(error: Exception) -> Exit:
    """The code that a command ends with after an error."""
    from tack_runtime.errors import BundleError, InternalError, MissingVariantError, TackError, ToolchainError
    from tackc.budget import BudgetError
    from tackc.plan import BuildError

    codes: tuple[tuple[type[Exception], Exit], ...] = (
        (BuildError, Exit.KERNEL_SOURCE),
        (ToolchainError, Exit.TOOLCHAIN),
        (MissingVariantError, Exit.VARIANT_MISSING),
        (BudgetError, Exit.BUDGET),
        (BundleError, Exit.BUNDLE),
        (InternalError, Exit.OUR_BUG),
        (TackError, Exit.USAGE),  # a request or a setting that means nothing, an output that cannot be written
    )
    return next((code for kind, code in codes if isinstance(error, kind)), Exit.OUR_BUG)
