"""Files of wheels that hold no Python: where pip has put them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path


def files(*names: str) -> Iterator[Path]:
    """The files with these names below folders of `sys.path`, those of the first name first."""
    for name in names:
        for folder in sys.path:
            path = Path(folder or ".") / name
            if path.is_file():
                yield path
