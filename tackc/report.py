"""What a build did, as data, as a table and as JSON."""

from __future__ import annotations

import shutil
import sys
import unicodedata
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from tack_runtime.manifest import Skipped

if TYPE_CHECKING:
    from tackc.compiler.diagnostics import Diagnostic


@dataclass(frozen=True, slots=True)
class VariantReport:
    """One variant: its targets as `cpu:x86-64-v3`, `cuda:sm_90`, `metal`; bytes of its code and sources; seconds of work."""

    kernel: str  # the full name
    signature: str
    checked: bool
    targets: tuple[str, ...]
    bytes: int
    seconds: float
    skipped: tuple[Skipped, ...]
    sources_only: tuple[Skipped, ...] = ()  # targets that have no binary of it, and why, though others have
    cached: tuple[str, ...] = ()  # those of the targets that were kept from an earlier build

    @property
    def title(self) -> str:
        """The signature, and whether it is for debug mode."""
        return f"{self.signature}{' (checked)' if self.checked else ''}"

    @property
    def from_cache(self) -> bool:
        """Whether nothing was made now, for any target."""
        return len(self.cached) == len(self.targets) > 0


@dataclass(frozen=True, slots=True)
class Assembled:
    """For which architectures ptxas, of a version, has assembled the bundle's PTX; none with the reason why it has not."""

    architectures: tuple[str, ...]
    ptxas: str
    reason: str

    def to_json(self) -> dict[str, Any]:
        return {"architectures": list(self.architectures), "ptxas": self.ptxas, "reason": self.reason}

    def text(self) -> str:
        """In one line."""
        if self.reason:
            return f"PTX was not assembled for later architectures: {self.reason}"
        return f"ptxas {self.ptxas} assembles all PTX for {', '.join(self.architectures)}"


@dataclass(frozen=True, slots=True)
class MissingToolchain:
    """A target whose binaries could not be made, and the command that installs what makes them."""

    target: str
    reason: str
    install: str

    def to_json(self) -> dict[str, Any]:
        return {"target": self.target, "reason": self.reason, "install": self.install}


@dataclass(frozen=True, slots=True)
class Report:
    """A whole build. `seconds` is the time that passed; the variants' seconds add up to more where processes shared it.

    `doubts` are those of the warnings that have a place, `inputs` the author's files that were read.
    """

    output: str
    bytes: int
    variants: tuple[VariantReport, ...]
    missing: tuple[MissingToolchain, ...]
    warnings: tuple[str, ...]
    seconds: float
    ptx: Assembled | None = None
    doubts: tuple[Diagnostic, ...] = ()
    inputs: tuple[Path, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The report as JSON data (`tackc build --json`)."""
        return {
            "output": self.output,
            "bytes": self.bytes,
            "seconds": round(self.seconds, 3),
            "cached_variants": self.cached,
            "variants": [
                {
                    "kernel": variant.kernel,
                    "signature": variant.signature,
                    "checked": variant.checked,
                    "targets": list(variant.targets),
                    "bytes": variant.bytes,
                    "seconds": round(variant.seconds, 3),
                    "skipped": [skipped._asdict() for skipped in variant.skipped],
                    "sources_only": [only._asdict() for only in variant.sources_only],
                    "cached": list(variant.cached),
                }
                for variant in self.variants
            ],
            "missing_toolchains": [tool.to_json() for tool in self.missing],
            "ptx": None if self.ptx is None else self.ptx.to_json(),
            "warnings": list(self.warnings),
        }

    @property
    def cached(self) -> int:
        """The variants of which nothing was made now, for any target."""
        return sum(variant.from_cache for variant in self.variants)

    def table(self) -> str:
        """One line per kernel: variants, how many from the cache, targets, bytes, seconds; below it what was skipped or is
        missing."""
        rows = [("kernel", "variants", "cached", "targets", "bytes", "seconds")]
        for kernel, variants in self.by_kernel().items():
            targets = dict.fromkeys(target.partition(":")[0] for variant in variants for target in variant.targets)
            size, seconds = sum(v.bytes for v in variants), sum(v.seconds for v in variants)
            cached = sum(v.from_cache for v in variants)
            rows.append((kernel, str(len(variants)), str(cached), ",".join(targets), f"{size:,}", f"{seconds:.2f}"))
        lines = columns(rows, right={1, 2, 4, 5})
        lines += lacking(self.variants, self.missing)
        lines += [self.ptx.text()] if self.ptx is not None else []
        told = f"; {self.cached} of {len(self.variants)} variants came from the cache" if self.cached else ""
        lines.append(f"wrote {self.output} ({self.bytes:,} bytes) in {self.seconds:.2f} s{told}")
        return "\n".join(map(fitted, lines))

    def by_kernel(self) -> dict[str, list[VariantReport]]:
        """The variants of each kernel."""
        grouped: dict[str, list[VariantReport]] = {}
        for variant in self.variants:
            grouped.setdefault(variant.kernel, []).append(variant)
        return grouped


class _Variant(Protocol):
    """Of a build, or of the forecast of one."""

    @property
    def title(self) -> str: ...
    @property
    def skipped(self) -> tuple[Skipped, ...]: ...
    @property
    def sources_only(self) -> tuple[Skipped, ...]: ...


def lacking(
    variants: Iterable[_Variant],
    missing: Iterable[MissingToolchain],
    code: Callable[[str], str] = str,
    plain: Callable[[str], str] = str,
) -> list[str]:
    """What was asked for and is not made, and why, a line each; `code` and `plain` write signatures and commands, and prose."""
    lines = []
    for variant in variants:
        title = code(variant.title)
        lines += [f"skipped {skip.target} for {title}: {plain(skip.reason)}" for skip in variant.skipped]
        lines += [f"source only on {only.target} for {title}: {plain(only.reason)}" for only in variant.sources_only]
    return [*lines, *(f"{tool.target}: {plain(tool.reason)}; install it with: {code(tool.install)}" for tool in missing)]


def columns(rows: Iterable[Sequence[str]], right: Iterable[int] = (), indent: int = 0) -> list[str]:
    """Rows as aligned lines, the numbers of columns in `right` to the right.

    On a terminal they fit its width: texts that are too long go on below, in their column. In a pipe every row is one line.
    """
    rows = list(rows)
    flush = set(right)
    widths = [max(width(row[index]) for row in rows) for index in range(len(rows[0]))]
    screen = terminal_width()
    if screen is not None:
        widths = _fitting(widths, flush, screen - indent - len(_GAP) * (len(widths) - 1))
    lines = []
    for row in rows:
        cells = [_folded(text, room, 2) if width(text) > room else [text] for text, room in zip(row, widths, strict=True)]
        for texts in zip_longest(*cells, fillvalue=""):
            gaps = [" " * (room - width(text)) for text, room in zip(texts, widths, strict=True)]
            aligned = (gaps[index] + text if index in flush else text + gaps[index] for index, text in enumerate(texts))
            lines.append((" " * indent + _GAP.join(aligned)).rstrip())
    return lines


def fitted(line: str, indent: int = 4) -> str:
    """A line, which goes on below where a terminal is not wide enough, indented by so much more than it is itself."""
    screen = terminal_width()
    if screen is None or width(line) <= screen:
        return line
    own = len(line) - len(line.lstrip(" "))
    return "\n".join(" " * own + text for text in _folded(line.strip(" "), screen - own, indent))


def terminal_width() -> int | None:
    """The columns of the terminal that standard output is, or as many as COLUMNS says; None where it is none."""
    return max(_NARROWEST, shutil.get_terminal_size().columns) if sys.stdout.isatty() else None


def width(text: str) -> int:
    """The columns of a terminal that a text takes: wide characters take two, combining ones none."""
    return len(text) if text.isascii() else sum(map(_width, text))


def cut(text: str, room: int) -> str:
    """As much of a text as fits into so many columns."""
    if text.isascii():
        return text[:room]
    used = 0
    for index, char in enumerate(text):
        used += _width(char)
        if used > room:
            return text[:index]
    return text


def _width(char: str) -> int:
    return 0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1


_GAP: Final = "  "
_NARROWEST: Final = 40  # of a terminal that lines are fitted to
_LEAST: Final = 8  # of a column that is made narrower


def _fitting(widths: Sequence[int], fixed: Collection[int], room: int) -> list[int]:
    """Widths of columns that fit: the widest of those that are not fixed give way first, all alike."""
    room -= sum(widths[index] for index in fixed)
    most = max(widths)
    while most > _LEAST and sum(min(width, most) for index, width in enumerate(widths) if index not in fixed) > room:
        most -= 1
    return [width if index in fixed else min(width, most) for index, width in enumerate(widths)]


def _folded(text: str, columns: int, indent: int) -> list[str]:
    """A text in lines of so many columns, those after the first indented; nothing but spaces at their ends is lost."""
    lines: list[str] = []
    room, before = columns, ""
    while width(text) > room:
        end = _break(text, len(cut(text, room)))
        lines.append(before + text[:end].rstrip(" "))
        text, room, before = text[end:].lstrip(" "), columns - indent, " " * indent
    return [*lines, before + text]


def _break(text: str, room: int) -> int:
    """Where a text of which so many characters fit is best broken: at a space, else in a path or a signature, else there."""
    space = text.rfind(" ", 0, room + 1)
    if space > room // 3:
        return space
    other = max(text.rfind(char, 0, room) for char in "/.,;(-_=") + 1
    return other if other > room // 3 else room


def count(number: int, noun: str, plural: str = "") -> str:
    """So many of something: "1 image", "2,000 entries"."""
    return f"{number:,} {noun if number == 1 else plural or f'{noun}s'}"


def printable(text: str) -> str:
    """A text of a bundle for a terminal, which takes orders from control characters: all but line ends and tabs are escaped."""
    return "\n".join(_escaped(line, "\t") for line in text.split("\n"))


def one_line(text: str) -> str:
    """A text of a bundle that is part of one line."""
    return _escaped(text, "")


def _escaped(text: str, allowed: str) -> str:
    if text.isprintable():
        return text
    return "".join(
        char if char.isprintable() or char in allowed else char.encode("unicode_escape").decode("ascii") for char in text
    )
