"""Diagnostics about `print` in kernels."""

from __future__ import annotations

from typing import Final

from tack_runtime.errors import UnsupportedSyntaxError
from tackc.compiler.errors_entry import entry

PRINTING: Final = (
    entry(
        "TK075",
        UnsupportedSyntaxError,
        "something that is no number is printed",
        """
        An argument of `print` in a kernel is a string literal, which is printed as it stands, or a number. Arrays have to be
        printed element by element, vectors component by component (O-001, V-017).
        """,
        """
        @tack.kernel
        def show(x: tack.f32[:]):
            for i in range(len(x)):
                print("x:", x)
        """,
        """
        @tack.kernel
        def show(x: tack.f32[:]):
            for i in range(len(x)):
                print("x:", x[i])
        """,
    ),
    entry(
        "TK076",
        UnsupportedSyntaxError,
        "a label holds what not every target can print",
        """
        A label may hold all of Unicode, but not NUL, which ends a text in C, and no half of a character (a surrogate), which is
        no text (O-001).
        """,
        r"""
        @tack.kernel
        def show(x: tack.f32[:]):
            for i in range(len(x)):
                print("x\0", x[i])
        """,
        """
        @tack.kernel
        def show(x: tack.f32[:]):
            for i in range(len(x)):
                print("x", x[i])
        """,
    ),
    entry(
        "TK077",
        UnsupportedSyntaxError,
        "a line has too many values",
        """
        A line has at most 32 values, and any number of labels: that is what GPUs print in one piece (O-001).
        """,
        """
        @tack.kernel
        def show(n: tack.i32):
            for i in range(n):
                print(i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i)
        """,
        """
        @tack.kernel
        def show(n: tack.i32):
            for i in range(n):
                print(i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i)
                print(i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i)
        """,
    ),
)
