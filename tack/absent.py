"""What the contract specifies and this release does not have: the names of `tack` for it, and how to say so."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Final, NoReturn

RELEASE: Final = "not supported in this release"

NAMES: Final[Mapping[str, str]] = {
    "algorithms": "tack.algorithms is",
    "from_dlpack": "tack.from_dlpack is",
    "array_from_ptr": "tack.array_from_ptr is",
}


def missing(name: str) -> NoReturn:
    """Raise for a name that `tack` does not have: AttributeError, or ImportError where an import statement asks."""
    what = f"module 'tack' has no attribute {name!r}"
    if name in NAMES:
        what += f": {NAMES[name]} {RELEASE}"
    # `from tack import NAME` asks for the attribute first and would put words of its own in place of an AttributeError's.
    if name in NAMES and sys._getframe(2).f_globals.get("__name__") == "importlib._bootstrap":
        raise ImportError(what, name="tack")
    raise AttributeError(what, name=name)
