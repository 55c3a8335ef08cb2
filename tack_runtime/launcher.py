"""What a program calls to launch a kernel: native code, once the process has some, which knows variants of earlier calls.

`launch` makes all calls that native code declines, and every one on a Python that it does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any


class Launcher:
    """A kernel that can be called. `native` is what `cpu.tried_first` made of variants, or None."""

    __slots__ = ("native",)

    native: object

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:  # native code takes the place of this function
        """Run the kernel on its arguments; the value of its `return`, or None (R-030..R-034, P-030, P-034).

        Raises KernelTypeError and KernelValueError for arguments, MissingVariantError where no variant fits and none can be
        compiled, and what the compiler finds in the kernel's source.
        """
        return self.launch(args, kwargs)

    launch: Callable[[Sequence[Any], Mapping[str, Any]], Any]  # makes a call that native code does not


def declined(launcher: Launcher, names: tuple[str, ...] | None, /, *args: Any) -> Any:
    """Make a call that native code has declined; the last arguments are those with names."""
    if not names:
        return launcher.launch(args, {})
    count = len(args) - len(names)
    return launcher.launch(args[:count], dict(zip(names, args[count:], strict=True)))
