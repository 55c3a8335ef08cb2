"""Scans, sorts and runs of whole arrays, on any device (Q-010..Q-018).

total = tack.algorithms.exclusive_scan(counts, starts)

Loaded when a program first mentions it (Q-017), and so is each of its modules.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tack.algorithms.runs import reduce_by_key as reduce_by_key
    from tack.algorithms.runs import unique as unique
    from tack.algorithms.scan import exclusive_scan as exclusive_scan
    from tack.algorithms.scan import inclusive_scan as inclusive_scan
    from tack.algorithms.sort import argsort as argsort
    from tack.algorithms.sort import gather as gather
    from tack.algorithms.sort import sort_by_key as sort_by_key

_MODULES: Final = {
    "argsort": "sort",
    "exclusive_scan": "scan",
    "gather": "sort",
    "inclusive_scan": "scan",
    "reduce_by_key": "runs",
    "sort_by_key": "sort",
    "unique": "runs",
}

__all__ = ["argsort", "exclusive_scan", "gather", "inclusive_scan", "reduce_by_key", "sort_by_key", "unique"]


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name)
    found = globals()[name] = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
