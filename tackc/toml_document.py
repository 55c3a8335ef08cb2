"""TOML files with the lines of what they hold: every message about one names its place."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from tackc.request import RequestError, nearest

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

KeyPath: TypeAlias = tuple[str | int, ...]  # ("specialize", 2, "count"): of the third table of the list


@dataclass(frozen=True, slots=True)
class Document:
    """The data of a file, and the lines (from 1) of its tables and keys; what an inline table holds has the line of its key."""

    path: Path
    data: Mapping[str, Any]
    lines: Mapping[KeyPath, int]

    def line(self, *path: str | int) -> int:
        """The line of a table or key, or of the innermost one around it that has one; 0 where none has."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 0)

    def place(self, *path: str | int) -> str:
        """`app.specs.toml:12`, as messages show it."""
        line = self.line(*path)
        return f"{self.path}:{line}" if line else str(self.path)

    def error(self, message: str, *path: str | int) -> RequestError:
        """What is wrong there, to raise."""
        return RequestError(f"{self.place(*path)}: {message}", str(self.path), self.line(*path))

    def check_keys(self, table: Mapping[str, Any], known: Iterable[str], *path: str | int) -> None:
        """RequestError where a table has a key that means nothing, such as a misspelt one."""
        known = list(known)
        for key in table:
            if key not in known:
                raise self.error(f"unknown key {key!r}{nearest(key, known)}; there are {', '.join(known)}", *path, key)


def is_file(path: Path) -> bool:
    """Whether there is a file of that name, whatever characters a document has put into the name."""
    try:
        return path.is_file()
    except (OSError, ValueError):  # too long, or with a NUL
        return False


def read(path: Path) -> Document:
    """Read a file; RequestError says in which line it is damaged, or that it is something else than TOML."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise RequestError(f"cannot read {path}: {error.strerror or error}", str(path)) from error
    try:
        text = raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise RequestError(_no_text(path, raw), str(path)) from error
    if "\0" in text:
        raise RequestError(_no_text(path, raw), str(path))
    return parse(path, text)


def parse(path: Path, text: str) -> Document:
    """The document of a text, the path of which is only shown; RequestError as `read` raises it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _damaged(path, text, str(error)) from error
    except ValueError as error:  # Python reads no more than so many digits, 4,300 where nobody says otherwise
        longest = max(re.finditer(r"[\d_]+", text), key=lambda found: len(found[0]))
        line = text.count("\n", 0, longest.start()) + 1
        raise RequestError(f"{path}:{line}: a number of {len(longest[0]):,} digits is too long", str(path), line) from error
    except RecursionError as error:
        raise RequestError(f"{path}: it nests arrays or tables too deeply", str(path)) from error
    return Document(path, data, _lines(text))


def _no_text(path: Path, raw: bytes) -> str:
    what = "it is a bundle, or another zip file" if raw.startswith(b"PK") else "it holds bytes that are no UTF-8 text"
    return f"{path} is not a TOML file: {what}"


def _damaged(path: Path, text: str, reason: str) -> RequestError:
    """The reason with its place in front, where tomllib names it at the end."""
    found = re.fullmatch(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", reason, re.S)
    if found is None:
        return RequestError(f"{path}: damaged TOML: {reason}", str(path))
    line = int(found[2]) if found[2] else max(1, len(text.splitlines()))
    where = f"column {found[3]}" if found[3] else "where the file ends"
    return RequestError(f"{path}:{line}: damaged TOML: {found[1]} ({where})", str(path), line)


# --- lines -------------------------------------------------------------------------------------------------------------

_BLANK: Final = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_NAME: Final = r"""[ \t]*(?:[\w-]+|"(?:\\.|[^"\\\n])*"|'[^'\n]*')[ \t]*"""
_NAMES: Final = rf"{_NAME}(?:\.{_NAME})*"
_HEADER: Final = re.compile(rf"(\[\[?)({_NAMES})\]\]?")
_KEY: Final = re.compile(rf"({_NAMES})=")
_PART: Final = re.compile(_NAME)
_TOKEN: Final = re.compile(  # of a value: strings first, since what they hold is no bracket, comment or line end
    r'"""(?:\\.|[^\\])*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*"
    r"|[^\"'#\[\]{}\n]+"
    r"|.",
    re.S,
)


def _lines(text: str) -> dict[KeyPath, int]:
    """The line of every table header and key of a text that is TOML."""
    found: dict[KeyPath, int] = {}
    lists: Counter[KeyPath] = Counter()
    table: KeyPath = ()
    at, line, counted = 0, 1, 0
    while (at := _skipped(text, at)) < len(text):
        line, counted = line + text.count("\n", counted, at), at
        header = _HEADER.match(text, at)
        if header is not None:
            table = _within((), _parts(header[2]), lists)
            if header[1] == "[[":
                lists[table] += 1
                table = (*table, lists[table] - 1)
            found.setdefault(table, line)
            for end in range(1, len(table)):
                found.setdefault(table[:end], line)
            at = header.end()
            continue
        key = _KEY.match(text, at)
        if key is None:  # nothing that tomllib takes comes here
            return found
        found.setdefault(_within(table, _parts(key[1]), lists), line)
        at = _after_value(text, key.end())
    return found


def _skipped(text: str, at: int) -> int:
    blank = _BLANK.match(text, at)
    assert blank is not None  # it matches nothing, too
    return blank.end()


def _parts(names: str) -> list[str]:
    """The names of a dotted key, without quotes; escapes stay as they are, for no key of ours has any."""
    return [part.strip().strip("\"'") for part in _PART.findall(names)]


def _within(table: KeyPath, names: Iterable[str], lists: Mapping[KeyPath, int]) -> KeyPath:
    """A path below a table, in which every list of tables but the last stands for its latest table."""
    path: KeyPath = table
    for name in names:
        if path in lists:
            path = (*path, lists[path] - 1)
        path = (*path, name)
    return path


def _after_value(text: str, at: int) -> int:
    """Where the line ends on which a value does."""
    depth = 0
    while at < len(text):
        token = _TOKEN.match(text, at)
        assert token is not None  # any character is one
        if token[0] == "\n" and not depth:
            break
        depth += (token[0] in ("[", "{")) - (token[0] in ("]", "}"))
        at = token.end()
    return at
