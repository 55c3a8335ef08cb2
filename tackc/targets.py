"""The targets of `--arch`: their levels, and what makes their binaries here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tackc import binaries
from tackc.report import fitted, terminal_width
from tackc.request import families
from tackc.toolchains import cpu

_LINE: Final = 100  # of a pipe, or of a terminal that is wider


@dataclass(frozen=True, slots=True)
class Target:
    """A target of `--arch`: its levels, other names of them, and what makes its binaries; `missing` is why nothing does here."""

    name: str
    levels: tuple[str, ...]
    default: tuple[str, ...]
    names: Mapping[str, str]
    maker: str
    missing: str | None
    install: str

    def to_json(self) -> dict[str, Any]:
        made = {"maker": self.maker, "missing": self.missing, "install": self.install or None}
        return {
            "target": self.name,
            "levels": list(self.levels),
            "default": list(self.default),
            "names": dict(self.names),
            **made,
        }

    def lines(self) -> Iterator[str]:
        """As text: the maker, then the levels, each with its other names."""
        yield fitted(f"{self.name}: made by {self.maker}, {'installed' if self.missing is None else f'missing: {self.missing}'}")
        if self.missing is not None:
            yield fitted(f"    install: {self.install}")
        named = [f"{level} ({' '.join(names)})" if names else level for level, names in self._named().items()]
        for title, words in (("default", self.default), ("all", named)):
            if words:
                yield from _wrapped(f"    {title + ':':<9}", words)

    def _named(self) -> dict[str, list[str]]:
        return {level: [name for name, of in self.names.items() if of == level] for level in self.levels}


def targets() -> list[Target]:
    """All targets."""
    made = []
    for name, family in families().items():
        maker = binaries.MAKERS.get(name)
        title, missing, install = (
            ("LLVM", cpu.available(), cpu.INSTALL) if maker is None else (maker.title, maker.absent(), maker.install)
        )
        made.append(Target(name, family.levels, family.default, family.aliases, title, missing, install))
    return made


def _wrapped(head: str, words: list[str] | tuple[str, ...]) -> Iterator[str]:
    """Lines of words, none of which is broken; what follows the first is indented as far as its head."""
    line, most = head, min(_LINE, terminal_width() or _LINE)
    for word in words:
        if len(line) + 1 + len(word) > most and line.strip():
            yield line.rstrip()
            line = " " * len(head)
        line += word + " "
    yield line.rstrip()
