"""The catalogue of diagnostics: what each code means, as `tackc explain` prints it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tack_runtime.errors import TackError, UnsupportedSyntaxError


@dataclass(frozen=True, slots=True)
class Entry:
    """One code. `exception` is what a call raises for it; `example` is a kernel that shows it, `fix` the kernel mended."""

    code: str
    exception: type[TackError]
    title: str
    explanation: str
    example: str
    fix: str


_ENTRIES: Final = (
    Entry(
        "TK001",
        UnsupportedSyntaxError,
        "a kernel has no parallel loop",
        "A kernel has exactly one top-level `for` over `range(...)` or `tack.ndindex(...)`, written directly in its body; each of\n"
        "its iterations is one GPU thread, or part of a CPU chunk (L-002, L-003).",
        "@tack.kernel\ndef first(x):\n    x[0] = 1.0\n",
        "@tack.kernel\ndef first(x):\n    for _ in range(1):\n        x[0] = 1.0\n",
    ),
)
CATALOGUE: Final = {entry.code: entry for entry in _ENTRIES}
