"""Diagnostics about the structure of a kernel: its loop, statements, parameters and signature."""

from __future__ import annotations

from typing import Final

from tack_runtime.errors import KernelRuntimeError, KernelTypeError, UnsupportedSyntaxError
from tackc.compiler.errors_entry import entry

STRUCTURE: Final = (
    entry(
        "TK001",
        UnsupportedSyntaxError,
        "a kernel has no parallel loop",
        """
        A kernel has exactly one top-level `for` over `range(...)` or `tack.ndindex(...)`, written directly in its
        body; each of its iterations is one GPU thread, or part of a CPU chunk (L-002, L-003). Work that runs once is
        a loop of one iteration.
        """,
        """
        @tack.kernel
        def first(x: tack.f32[:]):
            x[0] = 1.0
        """,
        """
        @tack.kernel
        def first(x: tack.f32[:]):
            for _ in range(1):
                x[0] = 1.0
        """,
    ),
    entry(
        "TK002",
        UnsupportedSyntaxError,
        "a loop stands outside the parallel loop",
        """
        A kernel has one parallel loop. A second top-level `for`, or one inside a top-level `if` or `while`, would be
        another phase with a barrier between, which a launch does not have: write two kernels, which run in order
        (L-004, P-020).
        """,
        """
        @tack.kernel
        def twice(x: tack.f32[:], n: tack.i32):
            for i in range(n):
                x[i] = 2.0 * x[i]
            for i in range(n):
                x[i] = x[i] + 1.0
        """,
        """
        @tack.kernel
        def twice(x: tack.f32[:], n: tack.i32):
            for i in range(n):
                x[i] = 2.0 * x[i]
                x[i] = x[i] + 1.0
        """,
    ),
    entry(
        "TK003",
        UnsupportedSyntaxError,
        "an effect stands outside the parallel loop",
        """
        Statements before or after the parallel loop may run any number of times per launch, once for every GPU thread
        or CPU chunk, so they must be unobservable: they may assign locals, read arrays and declare local arrays, no
        more (L-007..L-010). The effect may also be in a device function that is called there; the message names the
        function that wrote it.
        """,
        """
        @tack.kernel
        def fill(x: tack.f32[:], n: tack.i32):
            x[0] = 0.0
            for i in range(n):
                x[i] = 1.0
        """,
        """
        @tack.kernel
        def fill(x: tack.f32[:], n: tack.i32):
            for i in range(n):
                x[i] = 1.0 if i > 0 else 0.0
        """,
    ),
    entry(
        "TK004",
        UnsupportedSyntaxError,
        "a construct is outside the language",
        """
        Kernels are a subset of Python: assignments, if, for, while, calls and arithmetic on numbers (L-014, L-015).
        Everything else is rejected where it stands rather than translated into something that only looks right
        (L-013, L-016).
        """,
        """
        @tack.kernel
        def root(x: tack.f32[:], n: tack.i32):
            for i in range(n):
                assert x[i] >= 0.0
                x[i] = sqrt(x[i])
        """,
        """
        @tack.kernel
        def root(x: tack.f32[:], n: tack.i32):
            for i in range(n):
                x[i] = sqrt(max(x[i], 0.0))
        """,
    ),
    entry(
        "TK005",
        UnsupportedSyntaxError,
        "break would leave the parallel loop",
        """
        Parallel iterations have no order, so there is no prefix of them to keep: the set that ran would depend on
        scheduling (E-013). Test a condition at the top of the iteration and `continue`; `break` leaves loops inside
        an iteration.
        """,
        """
        @tack.kernel
        def clip(x: tack.f32[:], n: tack.i32):
            for i in range(n):
                if x[i] < 0.0:
                    break
                x[i] = 1.0
        """,
        """
        @tack.kernel
        def clip(x: tack.f32[:], n: tack.i32):
            for i in range(n):
                if x[i] < 0.0:
                    continue
                x[i] = 1.0
        """,
    ),
    entry(
        "TK006",
        UnsupportedSyntaxError,
        "a kernel returns before its end",
        """
        A kernel returns a value only as its last statement, after the parallel loop: it is evaluated once, after the
        launch (P-030, P-033). An iteration ends early with `continue`.
        """,
        """
        @tack.kernel
        def mark(x: tack.f32[:], n: tack.i32):
            for i in range(n):
                if x[i] < 0.0:
                    return
                x[i] = 1.0
        """,
        """
        @tack.kernel
        def mark(x: tack.f32[:], n: tack.i32):
            for i in range(n):
                if x[i] < 0.0:
                    continue
                x[i] = 1.0
        """,
    ),
    entry(
        "TK007",
        UnsupportedSyntaxError,
        "a returned value has no type",
        """
        The return annotation of a kernel names the type of the value that a call gives: `-> tack.f32` or any other
        scalar type, `-> float` (f32) or `-> int` (i32) (P-030, P-032).
        """,
        """
        @tack.kernel
        def count(x: tack.f32[:], total: tack.i32[:], n: tack.i32):
            for i in range(n):
                if x[i] > 0.0:
                    tack.atomic_add(total, 0, 1)
            return total[0]
        """,
        """
        @tack.kernel
        def count(x: tack.f32[:], total: tack.i32[:], n: tack.i32) -> int:
            for i in range(n):
                if x[i] > 0.0:
                    tack.atomic_add(total, 0, 1)
            return total[0]
        """,
    ),
    entry(
        "TK008",
        UnsupportedSyntaxError,
        "code after the loop reads what the loop assigns",
        """
        A local that the parallel loop assigns has a value in every iteration, and none after it. Values of iterations
        become one value through an array: with atomics, or by a reduction on the host (P-031, P-032, P-036).
        """,
        """
        @tack.kernel
        def total(x: tack.f32[:], n: tack.i32) -> float:
            s = 0.0
            for i in range(n):
                s = s + x[i]
            return s
        """,
        """
        @tack.kernel
        def total(x: tack.f32[:], s: tack.f32[:], n: tack.i32) -> float:
            for i in range(n):
                tack.atomic_add(s, 0, x[i])
            return s[0]
        """,
    ),
    entry(
        "TK009",
        UnsupportedSyntaxError,
        "a device function returns from inside a loop",
        """
        Device functions are inlined, and `return` ends the function on its path. Inside a loop it would have to leave
        the loop as well (F-004): use `break`, and return after the loop.
        """,
        """
        @tack.func
        def find(x, n):
            for j in range(n):
                if x[j] > 0.0:
                    return j
            return -1

        @tack.kernel
        def first(x: tack.f32[:], out: tack.i64[:], n: tack.i32):
            for _ in range(1):
                out[0] = find(x, n)
        """,
        """
        @tack.func
        def find(x, n):
            found = -1
            for j in range(n):
                if x[j] > 0.0:
                    found = j
                    break
            return found

        @tack.kernel
        def first(x: tack.f32[:], out: tack.i64[:], n: tack.i32):
            for _ in range(1):
                out[0] = find(x, n)
        """,
    ),
    entry(
        "TK010",
        UnsupportedSyntaxError,
        "parameters are not plain positional ones",
        """
        Parameters of kernels and device functions are positional and have no default; `*args`, `**kwargs`, `/` and
        `*` are not part of the language (L-018). An annotation says what to build ahead of time.
        """,
        """
        @tack.kernel
        def scale(x: tack.f32[:], factor: tack.f32 = 2.0):
            for i in range(len(x)):
                x[i] = factor * x[i]
        """,
        """
        @tack.kernel
        def scale(x: tack.f32[:], factor: tack.f32):
            for i in range(len(x)):
                x[i] = factor * x[i]
        """,
    ),
    entry(
        "TK019",
        UnsupportedSyntaxError,
        "the step of a range is not positive",
        """
        Ranges go upwards: a step that is known must be positive, and one that is computed must be at run time, else
        the loop runs nothing (E-010). Count up and turn the index around.
        """,
        """
        @tack.kernel
        def last_first(x: tack.f32[:], out: tack.f32[:], n: tack.i32):
            for i in range(n, 0, -1):
                out[n - i] = x[i - 1]
        """,
        """
        @tack.kernel
        def last_first(x: tack.f32[:], out: tack.f32[:], n: tack.i32):
            for i in range(n):
                out[i] = x[n - 1 - i]
        """,
    ),
    entry(
        "TK020",
        UnsupportedSyntaxError,
        "a for loop goes over something else than a range",
        """
        A `for` goes over `range(...)` with one name, or over `tack.ndindex(...)` with one name for each dimension; a
        dimension of ndindex is a size or a pair (start, end), not a whole shape (L-014, P-005, P-006). Neither is
        a value on its own.
        """,
        """
        @tack.kernel
        def double(x: tack.f32[:], out: tack.f32[:]):
            for value in x:
                out[0] = 2.0 * value
        """,
        """
        @tack.kernel
        def double(x: tack.f32[:], out: tack.f32[:]):
            for i in range(len(x)):
                out[i] = 2.0 * x[i]
        """,
    ),
    entry(
        "TK021",
        KernelRuntimeError,
        "the host cannot evaluate the bound of the parallel loop",
        """
        The number of iterations is computed on the host at every call: from constants, integer scalar arguments,
        `x.shape[k]`, `len(x)`, and `+ - * //` and unary minus on them (P-003). A local of the kernel, an array
        element or a cast is none of those: write the local's expression into the bound, or pass the number as an
        integer argument.
        """,
        """
        @tack.kernel
        def fill(x: tack.f32[:], count: tack.i32[:]):
            for i in range(count[0]):
                x[i] = 1.0
        """,
        """
        @tack.kernel
        def fill(x: tack.f32[:], count: tack.i32):
            for i in range(count):
                x[i] = 1.0
        """,
    ),
    entry(
        "TK035",
        KernelTypeError,
        "a signature does not fit the kernel",
        """
        A signature gives a type to every parameter of the kernel, by name, and to nothing else. `tackc inspect` and
        the kernel's own definition say what the parameters are called. (This example is compiled for the signature
        `fill(x=f32[:])`.)
        """,
        """
        @tack.kernel
        def fill(x: tack.f32[:], value):
            for i in range(len(x)):
                x[i] = value
        """,
        """
        @tack.kernel
        def fill(x: tack.f32[:], value: tack.f32):
            for i in range(len(x)):
                x[i] = value
        """,
    ),
    entry(
        "TK036",
        UnsupportedSyntaxError,
        "a kernel is nested too deeply, or is too large",
        """
        Statements and expressions may be nested 100 levels deep, inlined functions included, and a kernel may inline
        10,000 calls. Give parts of a deep expression names, and turn repeated calls into loops. A sum of many terms
        is no nesting, nor is a chain of `elif` or of early returns.
        """,
        f"""
        @tack.kernel
        def deep(x: tack.f32[:]):
            for i in range(len(x)):
                x[i] = {"-(" * 120}x[i]{")" * 120}
        """,
        """
        @tack.kernel
        def deep(x: tack.f32[:]):
            for i in range(len(x)):
                x[i] = -(-x[i])
        """,
    ),
    entry(
        "TK039",
        UnsupportedSyntaxError,
        "the source is not one function definition",
        """
        A kernel is compiled from its own source text, which is one `def` (L-001). This compiler runs on another
        version of Python than the text was written for, or the text was damaged.
        """,
        """
        @tack.kernel
        async def fill(x: tack.f32[:]):
            for i in range(len(x)):
                x[i] = 1.0
        """,
        """
        @tack.kernel
        def fill(x: tack.f32[:]):
            for i in range(len(x)):
                x[i] = 1.0
        """,
    ),
)
