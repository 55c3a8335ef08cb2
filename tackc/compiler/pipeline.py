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
from tackc.compiler.passes.sums import sums
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
CPU: Final[tuple[Pass, ...]] = (  # for code of the CPU alone: threads of other devices have no room for accumulators
    Pass(
        "sums",
        sums,
        after=("simplify",),
        because="it sees what indices are when they are folded, and which local arrays are left",
    ),
)
NAMES: Final[tuple[str, ...]] = ("frontend", CHECK.name, *(item.name for item in (*PASSES, *CPU)))  # what `--print-after` takes


def passes(checked: bool) -> tuple[Pass, ...]:
    """The passes of a kernel, which finds what fails in it where `checked` (O-020)."""
    return (CHECK, *PASSES) if checked else PASSES


def run(
    kernel: ir.Kernel,
    print_after: Callable[[str, ir.Kernel], None] | None = None,
    passes: Sequence[Pass] = PASSES,
) -> ir.Kernel:
    """Bring the frontend's kernel to the form that all emitters take; it is verified before the first pass and after each.

    `print_after`, if given, is called with "frontend" or the name of a pass and the kernel as it is then. InternalError
    where a pass breaks a rule of IR or stands before one that it needs.
    """
    verify(kernel, "frontend")
    if print_after:
        print_after("frontend", kernel)
    return _through(kernel, ["frontend"], passes, print_after)


def for_cpu(kernel: ir.Kernel, print_after: Callable[[str, ir.Kernel], None] | None = None) -> ir.Kernel:
    """Bring a kernel that has come through `run` to the form that is emitted for the CPU, as `run` does."""
    return _through(kernel, ["frontend", *(item.name for item in PASSES)], CPU, print_after)


def _through(
    kernel: ir.Kernel, done: list[str], passes: Sequence[Pass], print_after: Callable[[str, ir.Kernel], None] | None
) -> ir.Kernel:
    for item in passes:
        missing = [name for name in item.after if name not in done]
        if missing:
            raise InternalError(f"pass {item.name!r} must run after {', '.join(missing)}: {item.because}")
        made = item.fn(kernel)
        done.append(item.name)
        if made is not kernel or item not in CPU:  # which brings no rule of its own
            verify(made, *done)
        kernel = made
        if print_after:
            print_after(item.name, kernel)
    return kernel
