"""Preludes: helper functions in a target's own language, of which a source holds what it uses."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from tack_runtime.dtypes import BY_NAME, Scalar

_FOLDER: Final = Path(__file__).parent / "preludes"
_COMMON: Final = "c_family.h"
_DEFINED: Final = re.compile(r"^(?:\w.*?[\s*]|#define )((?:tk_|__)\w+)\(", re.MULTILINE)
_NAMED: Final = re.compile(r"\b(?:tk_|__)\w+")
_PLACES: Final = {"T": "iuf", "S": "iuf", "I": "i", "U": "u", "F": "f"}  # placeholders, and the kinds of types for them
_PLACE: Final = re.compile(rf"(?<![A-Za-z0-9])[{''.join(_PLACES)}B](?![A-Za-z0-9])")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A piece of a prelude, and the names that it defines."""

    text: str
    defined: frozenset[str]

    def types(self, name: str) -> dict[str, Scalar] | None:
        """The types of its placeholders where it defines a name with them, else None."""
        for own in self.defined:
            types = _matched(own.split("_"), name.split("_"))
            if types is not None:
                return types
        return None


@dataclass(frozen=True, slots=True)
class Prelude:
    """Helpers of a dialect: those that every dialect has, and the dialect's own `file` of `preludes/`.

    A file is paragraphs of code parted by blank lines. The first documents the file and is left out of sources; the second of
    the dialect's file is in every source; each other one is there if the source, or a paragraph that is there, names something
    that it defines: a function or macro whose name starts with `tk_` or `__`, on a line that starts at the margin.

    Placeholders of types in a name make it one for each type: `tk_min_T` gives `tk_min_i32`, with i32 for every T of its
    paragraph. T and S are any type, I a signed, U an unsigned, F a floating one; B is the unsigned type as wide as the first. A
    definition of the dialect's file hides one of the common file, and in a file the one for fewer types another.

    TK_FUNCTION stands for `function`, how the dialect declares a helper; TK_MATH(name) for the dialect's math function at the
    type F; TK_GLOBAL for `space`, the address space of arrays.
    """

    file: str
    function: str
    math_prefix: str
    math_suffix: Mapping[Scalar, str]
    space: str

    def used_by(self, text: str) -> str:
        """The paragraphs that a text needs: the one that is always there, then each after those that it names itself."""
        always = self._said(_paragraphs(self.file)[0].text, {})
        kept: dict[str, None] = {}
        for name in _names(always + text):
            self._add(name, kept)
        return "".join(f"{part}\n\n" for part in (always, *kept))

    def defined(self) -> Iterator[str]:
        """The names of all helpers, with their placeholders."""
        for paragraph in self._others():
            yield from sorted(paragraph.defined)

    def _others(self) -> tuple[Paragraph, ...]:
        return (*_paragraphs(self.file)[1:], *_paragraphs(_COMMON))

    def _add(self, name: str, kept: dict[str, None]) -> None:
        """Keep the paragraph that defines a name; a name that none defines is the target's, or the source's own."""
        found = self._find(name)
        if found is None or found in kept:
            return
        for other in _names(found):
            if other not in _DEFINED.findall(found):
                self._add(other, kept)
        kept[found] = None

    def _find(self, name: str) -> str | None:
        for file in (_paragraphs(self.file)[1:], _paragraphs(_COMMON)):
            matches = [(types, each.text) for each in file if (types := each.types(name)) is not None]
            if matches:
                types, text = min(matches, key=lambda match: [len(_PLACES[place]) for place in match[0]])
                return self._said(text, types)
        return None

    def _said(self, text: str, types: Mapping[str, Scalar]) -> str:
        """A paragraph with the dialect's words and the types of its placeholders."""
        suffix = self.math_suffix[types["F"]] if "F" in types else ""
        text = re.sub(r"TK_MATH\((\w+)\)", rf"{self.math_prefix}\1{suffix}", text)
        text = text.replace("TK_FUNCTION", self.function).replace("TK_GLOBAL ", self.space)
        if not types:
            return text
        names = {place: type_.name for place, type_ in types.items()}
        names["B"] = f"u{next(iter(types.values())).bits}"
        return _PLACE.sub(lambda place: names[place.group()], text)


def _names(text: str) -> list[str]:
    return sorted(set(_NAMED.findall(text)))


def _matched(own: list[str], name: list[str]) -> dict[str, Scalar] | None:
    """Placeholders in the parts of a name and what stands for them in another; None where the names differ otherwise."""
    if len(own) != len(name):
        return None
    types: dict[str, Scalar] = {}
    for place, part in zip(own, name, strict=True):
        if place == part:
            continue
        type_ = BY_NAME.get(part)
        if type_ is None or type_.kind not in _PLACES.get(place, "") or types.setdefault(place, type_) is not type_:
            return None
    return types


@cache
def _paragraphs(file: str) -> tuple[Paragraph, ...]:
    """The paragraphs of a prelude file, without the one that documents it."""
    texts = [part.strip("\n") for part in (_FOLDER / file).read_text(encoding="utf-8").split("\n\n")[1:]]
    return tuple(Paragraph(text, frozenset(_DEFINED.findall(text))) for text in texts)
