"""Diagnostics about the names and calls."""

from __future__ import annotations

from typing import Final

from tack_runtime.errors import KernelNameError, KernelTypeError, UnsupportedSyntaxError
from tackc.compiler.errors_entry import entry

NAMES: Final = (
    entry(
        "TK011",
        UnsupportedSyntaxError,
        "something that cannot be called is called",
        """
        A kernel may call functions decorated `@tack.func`, and what the language defines: `sqrt`, `min`,
        `tack.atomic_add`, ... (L-025, L-026, B-001). Ordinary Python functions, NumPy and functions held in variables
        are not compiled.
        """,
        """
        def square(v):
            return v * v

        @tack.kernel
        def squares(x: tack.f32[:]):
            for i in range(len(x)):
                x[i] = square(x[i])
        """,
        """
        @tack.func
        def square(v):
            return v * v

        @tack.kernel
        def squares(x: tack.f32[:]):
            for i in range(len(x)):
                x[i] = square(x[i])
        """,
    ),
    entry(
        "TK012",
        UnsupportedSyntaxError,
        "a call has the wrong arguments",
        """
        Arguments are passed by position: no keywords, no stars, and as many as the function takes (L-017). `min` and
        `max` take two or more (B-004).
        """,
        """
        @tack.kernel
        def clamp(x: tack.f32[:]):
            for i in range(len(x)):
                x[i] = max(x[i])
        """,
        """
        @tack.kernel
        def clamp(x: tack.f32[:]):
            for i in range(len(x)):
                x[i] = max(x[i], 0.0)
        """,
    ),
    entry(
        "TK013",
        KernelNameError,
        "a name is not known to the kernel",
        """
        A kernel is compiled from its own source and does not see the Python variables around it, which could change
        after it was compiled (C-001, L-019). Pass what varies as an argument, and declare what is fixed with
        `tack.constant`.
        """,
        """
        dt = 0.01

        @tack.kernel
        def step(x: tack.f32[:], v: tack.f32[:]):
            for i in range(len(x)):
                x[i] += v[i] * dt
        """,
        """
        dt = tack.constant(0.01)

        @tack.kernel
        def step(x: tack.f32[:], v: tack.f32[:]):
            for i in range(len(x)):
                x[i] += v[i] * dt
        """,
    ),
    entry(
        "TK014",
        KernelNameError,
        "a loop variable is read after its loop",
        """
        The variable of a `for` ends with its loop: after it, on some path, it may never have had a value (L-022).
        Copy it to another name inside the loop.
        """,
        """
        @tack.kernel
        def last(x: tack.i64[:], n: tack.i32):
            for i in range(n):
                for j in range(10):
                    if j * j > i:
                        break
                x[i] = j
        """,
        """
        @tack.kernel
        def last(x: tack.i64[:], n: tack.i32):
            for i in range(n):
                found = 0
                for j in range(10):
                    found = j
                    if j * j > i:
                        break
                x[i] = found
        """,
    ),
    entry(
        "TK015",
        UnsupportedSyntaxError,
        "a name is bound to storage in a way that the language does not have",
        """
        A local array is storage, not a value: it is declared by assigning `tack.local_array(...)` to one name,
        indexed, and passed to device functions by that name (L-023). A name may stand for an array parameter (`alias
        = data`), for one and the same in the whole function, and not for a number as well.
        """,
        """
        @tack.kernel
        def sort2(x: tack.f32[:]):
            for i in range(len(x)):
                tmp = tack.local_array(tack.f32, 2)
                view = tmp
                view[0] = x[i]
        """,
        """
        @tack.kernel
        def sort2(x: tack.f32[:]):
            for i in range(len(x)):
                tmp = tack.local_array(tack.f32, 2)
                tmp[0] = x[i]
        """,
    ),
    entry(
        "TK016",
        UnsupportedSyntaxError,
        "a device function is recursive",
        """
        Device functions are inlined where they are called, so none may call itself, directly or through others
        (F-003). Write a loop.
        """,
        """
        @tack.func
        def factorial(k):
            return 1 if k < 2 else k * factorial(k - 1)

        @tack.kernel
        def factorials(x: tack.i64[:]):
            for i in range(len(x)):
                x[i] = factorial(i)
        """,
        """
        @tack.func
        def factorial(k):
            product = k * 0 + 1
            for j in range(2, k + 1):
                product = product * j
            return product

        @tack.kernel
        def factorials(x: tack.i64[:]):
            for i in range(len(x)):
                x[i] = factorial(i)
        """,
    ),
    entry(
        "TK017",
        KernelTypeError,
        "a device function is called with the wrong number of arguments",
        """
        A call gives every parameter of a `@tack.func` a value, by position (F-003, L-018).
        """,
        """
        @tack.func
        def mix(a, b, t):
            return a * (1.0 - t) + b * t

        @tack.kernel
        def blend(x: tack.f32[:], y: tack.f32[:]):
            for i in range(len(x)):
                x[i] = mix(x[i], y[i])
        """,
        """
        @tack.func
        def mix(a, b, t):
            return a * (1.0 - t) + b * t

        @tack.kernel
        def blend(x: tack.f32[:], y: tack.f32[:]):
            for i in range(len(x)):
                x[i] = mix(x[i], y[i], 0.5)
        """,
    ),
    entry(
        "TK018",
        UnsupportedSyntaxError,
        "several values, or none, stand where one is needed",
        """
        A device function may return nothing, one value, or several that are unpacked where it is called: `a, b =
        f(x)` (F-005). Its returns must agree, and a function whose value is used must return one on every path.
        """,
        """
        @tack.func
        def halves(v):
            return 0.5 * v, 0.5 * v

        @tack.kernel
        def split(x: tack.f32[:]):
            for i in range(len(x)):
                both = halves(x[i])
                x[i] = both
        """,
        """
        @tack.func
        def halves(v):
            return 0.5 * v, 0.5 * v

        @tack.kernel
        def split(x: tack.f32[:]):
            for i in range(len(x)):
                first, second = halves(x[i])
                x[i] = first
        """,
    ),
    entry(
        "TK034",
        UnsupportedSyntaxError,
        "a part of the language that this compiler does not have",
        """
        Some builtins of Python, such as `round`, are not part of the language (B-008). The message says what to write
        instead.
        """,
        """
        @tack.kernel
        def rounded(x: tack.f32[:]):
            for i in range(len(x)):
                x[i] = round(x[i])
        """,
        """
        @tack.kernel
        def rounded(x: tack.f32[:]):
            for i in range(len(x)):
                x[i] = floor(x[i] + 0.5)
        """,
    ),
    entry(
        "TK037",
        KernelNameError,
        "a local has no type",
        """
        A local has the type of what is assigned to it (T-011). Where every value assigned to it is computed from
        itself there is none, and no value either: assign one before the loop.
        """,
        """
        @tack.kernel
        def grow(x: tack.f32[:]):
            for i in range(len(x)):
                for j in range(3):
                    s = s + s
                    x[i] = s
        """,
        """
        @tack.kernel
        def grow(x: tack.f32[:]):
            for i in range(len(x)):
                s = x[i]
                for j in range(3):
                    s = s + s
                    x[i] = s
        """,
    ),
    entry(
        "TK040",
        KernelNameError,
        "a local is read before it is assigned",
        """
        No path assigns the local before this place, so it has no value (L-019).
        """,
        """
        @tack.kernel
        def sum3(x: tack.f32[:]):
            for i in range(len(x)):
                x[i] = s
                s = 3.0
        """,
        """
        @tack.kernel
        def sum3(x: tack.f32[:]):
            for i in range(len(x)):
                s = 3.0
                x[i] = s
        """,
    ),
    entry(
        "TK041",
        None,
        "a local may be read before it is assigned",
        """
        Some path reaches this place without an assignment to the local, which is zero there (E-020); Python would raise.
        Assign it on every path. This is a warning: `tackc build` and `tackc check` show it, and the kernel is compiled.
        """,
        """
        @tack.kernel
        def positive(x: tack.f32[:]):
            for i in range(len(x)):
                if x[i] > 0.0:
                    s = x[i]
                x[i] = s
        """,
        """
        @tack.kernel
        def positive(x: tack.f32[:]):
            for i in range(len(x)):
                s = 0.0
                if x[i] > 0.0:
                    s = x[i]
                x[i] = s
        """,
    ),
)
