"""One entry of the catalogue of diagnostics."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import dedent

from tack_runtime.errors import TackError


@dataclass(frozen=True, slots=True)
class Entry:
    """One code. `exception` is what a call raises for it, None for a warning; `example` is a program that shows it, `fix` the
    program mended.

    A parameter of an example is annotated with the type that it is compiled for.
    """

    code: str
    exception: type[TackError] | None
    title: str
    explanation: str
    example: str
    fix: str


def entry(code: str, exception: type[TackError] | None, title: str, explanation: str, example: str, fix: str) -> Entry:
    """An entry from indented texts."""
    texts = (dedent(text).strip() + "\n" for text in (explanation, example, fix))
    return Entry(code, exception, title, *texts)
