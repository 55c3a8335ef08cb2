"""Preludes: helper functions in a target's own language, of which a source holds what it uses."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

_FOLDER: Final = Path(__file__).parent / "preludes"
_COMMON: Final = "c_family.h"
_DEFINED: Final = re.compile(r"^(?:\w.*?[\s*&]|#define )(tk_\w+)\b", re.MULTILINE)
_NAMED: Final = re.compile(r"\btk_\w+")


@dataclass(frozen=True, slots=True)
class Prelude:
    """Helpers of a dialect: those that every dialect has, and the dialect's own `file` of `preludes/`.

    A file is paragraphs of code parted by blank lines. The first documents the file and is left out of sources; the second of
    the dialect's file is in every source; each other one is there if the source, or a paragraph that is there, names something
    that it defines: the first `tk_` name of a line that starts at the margin. A helper may be defined by several paragraphs
    (specializations), which then come together.

    In the common file TK_FUNCTION stands for `function`, how the dialect declares a helper, and TK_MATH(name) for the name of a
    math function behind the dialect's prefix.
    """

    file: str
    function: str
    math_prefix: str

    def used_by(self, text: str) -> str:
        """The paragraphs that a text needs: the dialect's own, which the common ones may use, then those."""
        always, *others = self._paragraphs()
        wanted = set(_NAMED.findall(text)) | set(_NAMED.findall(always))
        kept: set[str] = set()
        while new := [part for part in others if part not in kept and wanted & set(_DEFINED.findall(part))]:
            kept.update(new)
            wanted.update(name for part in new for name in _NAMED.findall(part))
        return "".join(part + "\n\n" for part in (always, *(part for part in others if part in kept)))

    def whole(self) -> str:
        """Every paragraph that code can need."""
        return "\n\n".join(self._paragraphs()) + "\n"

    def _paragraphs(self) -> list[str]:
        always, *own = _paragraphs(self.file)
        return [always, *own, *map(self._in_dialect, _paragraphs(_COMMON))]

    def _in_dialect(self, paragraph: str) -> str:
        named = re.sub(r"TK_MATH\((\w+)\)", rf"{self.math_prefix}\1", paragraph)
        return named.replace("TK_FUNCTION", self.function)


@cache
def _paragraphs(file: str) -> tuple[str, ...]:
    """The paragraphs of a prelude file, without the one that documents it."""
    return tuple(part.strip("\n") for part in (_FOLDER / file).read_text(encoding="utf-8").split("\n\n")[1:])
