"""Scans, sorts and runs of whole arrays, on any device (Q-010..Q-018).

total = tack.algorithms.exclusive_scan(counts, starts)

Loaded when a program first mentions it (Q-017).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from tack.algorithms.runs import reduce_by_key, unique
from tack.algorithms.scan import exclusive_scan, inclusive_scan
from tack.algorithms.sort import argsort, gather, sort_by_key

__all__ = ["argsort", "exclusive_scan", "gather", "inclusive_scan", "reduce_by_key", "sort_by_key", "unique"]

_ELSEWHERE: Final = {
    "cumsum": "inclusive_scan(src, dst)",
    "group_by": "sort_by_key and reduce_by_key",
    "prefix_sum": "exclusive_scan(src, dst)",
    "take": "gather(values, index)",
    **{name: f"a.{name}()" for name in ("max", "mean", "min", "sum")},
}

if not TYPE_CHECKING:  # it reports unknown names by itself

    def __getattr__(name: str) -> NoReturn:
        hint = f"; it is {_ELSEWHERE[name]}" if name in _ELSEWHERE else ""
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}{hint}", name=name)
