"""What differs between two programs of a kernel, in words."""

from __future__ import annotations

import json
from typing import Any

from tack.differences import differences
from tackc.compiler.program import program_from_json


def program_changes(old: bytes, new: bytes) -> tuple[list[str], bool]:
    """What differs in the source of a kernel and of what it calls, and whether it is more than where the text stands."""
    try:
        before, after = (_checked(data.decode()) for data in (old, new))
    except ValueError:
        return ["its program"], True
    found = list(differences(after, before, places=False))
    moved = [] if found else list(differences(after, before, places=True))
    return found or moved or ["its program"], not moved


def _checked(text: str) -> Any:
    """A program as JSON data; ValueError where it is none."""
    program_from_json(text)
    return json.loads(text)
