"""The passes between the frontend and the emitters: one list, in order, with the reasons for the order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tack_runtime.errors import InternalError
from tackc.compiler import ir
from tackc.compiler.passes.check import check
from tackc.compiler.passes.flatten import flatten
from tackc.compiler.passes.simplify import simplify
from tackc.compiler.verify import verify


@dataclass(frozen=True, slots=True)
class Pass:
    """A pure function from kernel to kernel. It runs after each pass in `after`, `because` of what it says."""

    name: str
    fn: Callable[[ir.Kernel], ir.Kernel]
    after: tuple[str, ...]
    because: str


CHECK: Final = Pass("check", check, after=("frontend",), because="flatten makes one of the indices that messages name")
PASSES: Final[tuple[Pass, ...]] = (
    Pass("flatten", flatten, after=("frontend",), because="it needs the types and sizes that the frontend gives"),
    Pass("simplify", simplify, after=("flatten",), because="flatten multiplies by constant sizes, which fold"),
)
NAMES: Final[tuple[str, ...]] = ("frontend", CHECK.name, *(item.name for item in PASSES))  # what `--print-after` takes


def passes(checked: bool) -> tuple[Pass, ...]:
    """The passes of a kernel, which finds what fails in it where `checked` (O-020)."""
    return (CHECK, *PASSES) if checked else PASSES


def run(
    kernel: ir.Kernel,
    print_after: Callable[[str, ir.Kernel], None] | None = None,
    passes: Sequence[Pass] = PASSES,
) -> ir.Kernel:
    """Bring the frontend's kernel to the form that emitters take; it is verified before the first pass and after each.

    `print_after`, if given, is called with "frontend" or the name of a pass and the kernel as it is then. InternalError
    where a pass breaks a rule of IR or stands before one that it needs.
    """
    done = ["frontend"]
    verify(kernel, *done)
    if print_after:
        print_after("frontend", kernel)
    for item in passes:
        missing = [name for name in item.after if name not in done]
        if missing:
            raise InternalError(f"pass {item.name!r} must run after {', '.join(missing)}: {item.because}")
        kernel = item.fn(kernel)
        done.append(item.name)
        verify(kernel, *done)
        if print_after:
            print_after(item.name, kernel)
    return kernel
