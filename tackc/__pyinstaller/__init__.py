"""Where PyInstaller finds the hooks of this distribution; it asks through the entry point `hook-dirs`."""

from __future__ import annotations

import os


def hook_dirs() -> list[str]:
    """The folders with hooks."""
    return [os.path.dirname(__file__)]
