"""Diagnostics about the lanes that a kernel asks for."""

from __future__ import annotations

from typing import Final

from tack_runtime.errors import KernelValueError
from tackc.compiler.errors_entry import entry

LANES: Final = (
    entry(
        "TK078",
        KernelValueError,
        "a kernel cannot run in the lanes that it asks for",
        """
        `lanes=W` makes code for the CPU run W iterations at a time (N-018). A kernel that prints runs one at a time, since its
        lines come in the order of its statements. So does one that may take sums in any order (`reassociate`) and adds floats
        to an array in a sequential loop: that order is the one of iterations. So does one with more than 64 conditions and
        loops in one another; an `elif` is inside the `if` before it. The local arrays of all lanes together have at most
        256 KiB. Without `lanes`, the compiler chooses a number that the kernel can have.
        """,
        """
        @tack.kernel(lanes=16)
        def show(x: tack.f32[:]):
            for i in range(len(x)):
                print("x:", x[i])
        """,
        """
        @tack.kernel
        def show(x: tack.f32[:]):
            for i in range(len(x)):
                print("x:", x[i])
        """,
    ),
)
