"""Preludes: helper functions in a target's own language, of which a source holds what it uses."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

_FOLDER: Final = Path(__file__).parent / "preludes"
_DEFINED: Final = re.compile(r"^(?:\w.*?[\s*&]|#define )(tk_\w+)\b", re.MULTILINE)
_NAMED: Final = re.compile(r"\btk_\w+")


@dataclass(frozen=True, slots=True)
class Prelude:
    """A file of `preludes/`: paragraphs of code parted by blank lines.

    The first paragraph documents the file and is left out of sources; the second is in every source; each other one is there
    if the source, or a paragraph that is there, names something that it defines: the first `tk_` name of a line that starts at
    the margin. A helper may be defined by several paragraphs (specializations), which then come together.
    """

    file: str

    def used_by(self, text: str) -> str:
        """The paragraphs that a text needs, in the file's order."""
        _, always, *others = paragraphs(self.file)
        wanted = set(_NAMED.findall(text)) | set(_NAMED.findall(always))
        kept: set[str] = set()
        while new := [part for part in others if part not in kept and wanted & set(_DEFINED.findall(part))]:
            kept.update(new)
            wanted.update(name for part in new for name in _NAMED.findall(part))
        return "".join(part + "\n\n" for part in (always, *(part for part in others if part in kept)))

    def whole(self) -> str:
        """Every paragraph that code can need."""
        return "\n\n".join(paragraphs(self.file)[1:]) + "\n"


@cache
def paragraphs(file: str) -> tuple[str, ...]:
    """The paragraphs of a prelude file."""
    return tuple(part.strip("\n") for part in (_FOLDER / file).read_text(encoding="utf-8").split("\n\n"))
