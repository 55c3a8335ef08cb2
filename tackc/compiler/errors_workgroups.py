"""Diagnostics about workgroups."""

from __future__ import annotations

from typing import Final

from tack_runtime.errors import KernelTypeError, KernelValueError, UnsupportedSyntaxError
from tackc.compiler.errors_entry import entry

WORKGROUPS: Final = (
    entry(
        "TK080",
        KernelValueError,
        "not every lane of a workgroup comes to a barrier or block reduction",
        """
        All 256 lanes of a workgroup must come to a barrier or block reduction together; a lane that stays away leaves the
        others waiting for ever (W-010). So every condition and loop around one must be the same in all lanes, and
        that must show: numbers that the call passes, sizes of arrays, results of block reductions and what is
        computed from them are the same; the loop's index, `thread_id()`, whatever is loaded from memory, and a local
        assigned under a condition that differs are not (W-011, W-012). A `continue` or `break` that only some lanes
        take counts for what follows it, too. Nor may one stand where an expression may be left out or repeated: in
        an arm of `a if c else b`, behind an `and` or `or`, in the condition of a `while` (W-014).
        """,
        """
        @tack.kernel
        def total(x: tack.f32[:], out: tack.f32[:], n: tack.i32):
            for i in range(n):
                if x[i] > 0.0:
                    out[i] = tack.block_sum(x[i])
        """,
        """
        @tack.kernel
        def total(x: tack.f32[:], out: tack.f32[:], n: tack.i32):
            for i in range(n):
                part = x[i] if x[i] > 0.0 else 0.0
                out[i] = tack.block_sum(part)
        """,
    ),
    entry(
        "TK081",
        KernelTypeError,
        "a block reduction takes something else than an f32",
        """
        `tack.block_sum`, `block_min` and `block_max` combine one f32 of every lane into an f32 (W-017). Other types are
        not converted in silence, because an f32 holds few of their values: cast them.
        """,
        """
        @tack.kernel
        def total(x: tack.i32[:], out: tack.f32[:], n: tack.i32):
            for i in range(n):
                out[i] = tack.block_sum(x[i])
        """,
        """
        @tack.kernel
        def total(x: tack.i32[:], out: tack.f32[:], n: tack.i32):
            for i in range(n):
                out[i] = tack.block_sum(tack.f32(x[i]))
        """,
    ),
    entry(
        "TK082",
        UnsupportedSyntaxError,
        "a barrier is used as a value",
        """
        `tack.barrier()` is a statement: it makes the lanes of a workgroup wait for one another, and gives nothing
        (W-016). The result of a block reduction is a value.
        """,
        """
        @tack.kernel
        def wait(x: tack.i32[:], n: tack.i32):
            for i in range(n):
                x[i] = tack.barrier()
        """,
        """
        @tack.kernel
        def wait(x: tack.i32[:], n: tack.i32):
            for i in range(n):
                tack.barrier()
                x[i] = 0
        """,
    ),
)
