"""Specs files: variants that are asked for, as text that a team reviews and `tackc record` writes.

    format = 1
    include = ["other.specs.toml"]        # optional, relative to this file

    [[specialize]]
    signature = "mpm.to_grid(pos=vec2(f32)[:], dt=f32)"
    checked = true                        # optional: for debug mode
    count = 12                            # optional: how many calls asked for it
    sites = ["app.py:31"]                 # optional: where they are
    targets = ["cpu"]                     # optional: the devices that they asked for

The normal form has one table for each variant, sorted, and nothing that says no more than its absence.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from tack_runtime.signature import SignatureSyntaxError, parse_signature
from tack_runtime.version import VERSION
from tackc.output import write_file
from tackc.request import Spec
from tackc.toml_document import Document, KeyPath, is_file, read

FORMAT: Final = 1
EXAMPLE: Final = 'signature = "saxpy(x=f32[:], n=i32)"'
_KEYS: Final = ("format", "include", "specialize")
_ENTRY_KEYS: Final = ("signature", "checked", "count", "sites", "targets")


def read_specs(paths: Iterable[Path], seen: set[str] | None = None) -> tuple[Spec, ...]:
    """The variants of specs files and of what these include, each once: counts add up, sites and targets unite.

    A file that is reached twice is read once; `seen` gets the paths of all. RequestError names the file and line of whatever is
    wrong.
    """
    reached: set[str] = set() if seen is None else seen
    return merged(spec for path in paths for spec in _file(path, (), reached))


def merged(specs: Iterable[Spec]) -> tuple[Spec, ...]:
    """The variants, each once, in the order in which they first appear."""
    found: dict[tuple[str, bool], Spec] = {}
    for spec in specs:
        key = str(spec.signature), spec.checked
        found[key] = _united(found[key], spec) if key in found else spec
    return tuple(found.values())


def normal_form(specs: Iterable[Spec]) -> str:
    """The text of a specs file: the same variants give the same text, whatever their order was."""
    tables = sorted(merged(specs), key=lambda spec: (spec.signature.kernel, str(spec.signature), spec.checked))
    return "\n".join([f"format = {FORMAT}", *("\n" + "\n".join(_table(spec)) for spec in tables)]) + "\n"


def document_specs(document: Document, section: Sequence[str], seen: set[str]) -> Iterator[Spec]:
    """The variants that the table `section` of a file asks for, those of included files first."""
    table: Any = document.data
    for name in section:
        table = table[name]
    yield from _included(document, table, section, (document.path,), seen)
    yield from _tables(document, table, section)


# --- reading -----------------------------------------------------------------------------------------------------------


def _file(path: Path, within: tuple[Path, ...], seen: set[str]) -> Iterator[Spec]:
    """`within`: the files that include this one, the outermost first. `seen`: those that were read already."""
    real = os.path.realpath(path)
    if real in seen:
        return
    seen.add(real)
    document = read(path)
    _check_format(document)
    document.check_keys(document.data, _KEYS)
    yield from _included(document, document.data, (), (*within, path), seen)
    yield from _tables(document, document.data, ())


def _check_format(document: Document) -> None:
    version = document.data.get("format", FORMAT)
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise document.error(f"format is a number, such as {FORMAT}, not {version!r}", "format")
    if version > FORMAT:
        raise document.error(
            f"it is of format {version}, which tackc {VERSION} does not know (it reads format {FORMAT}); "
            "read it with a newer tackc, or record it again",
            "format",
        )


def _included(document: Document, table: Any, section: Sequence[str], within: tuple[Path, ...], seen: set[str]) -> Iterator[Spec]:
    names = table.get("include", [])
    if not isinstance(names, list) or not all(isinstance(name, str) and name for name in names):
        raise document.error('write a list of files: include = ["other.specs.toml"]', *section, "include")
    for name in names:
        path = document.path.parent / name
        if not is_file(path):
            raise document.error(f"it includes {name!r}, but there is no file {path}", *section, "include")
        chain = [os.path.realpath(outer) for outer in within]
        if os.path.realpath(path) in chain:
            circle = [*within[chain.index(os.path.realpath(path)) :], path]
            shown = " -> ".join(str(each) for each in circle)
            raise document.error(f"files include each other in a circle: {shown}; take one include out", *section, "include")
        yield from _file(path, within, seen)


def _tables(document: Document, table: Any, section: Sequence[str]) -> Iterator[Spec]:
    entries = table.get("specialize", [])
    path: KeyPath = (*section, "specialize")
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise document.error("write [[specialize]], with two brackets: it is a list of tables", *path)
    for number, entry in enumerate(entries):
        yield _spec(document, entry, (*path, number))


def _spec(document: Document, entry: dict[str, Any], path: KeyPath) -> Spec:
    document.check_keys(entry, _ENTRY_KEYS, *path)
    text = entry.get("signature")
    if not isinstance(text, str):
        raise document.error(f"each [[specialize]] has a line {EXAMPLE}", *path, "signature")
    try:
        signature = parse_signature(text)
    except SignatureSyntaxError as error:
        raise document.error(str(error), *path, "signature") from error
    checked, count = entry.get("checked", False), entry.get("count", 0)
    if not isinstance(checked, bool):
        raise document.error(f"checked is true or false, not {checked!r}", *path, "checked")
    if isinstance(count, bool) or not isinstance(count, int) or count < 0:
        raise document.error(f"count is a number of calls, not {count!r}", *path, "count")
    sites, targets = (_texts(document, entry, (*path, key)) for key in ("sites", "targets"))
    return Spec(signature, text, document.place(*path), False, checked, count, sites, targets)


def _texts(document: Document, entry: dict[str, Any], path: KeyPath) -> tuple[str, ...]:
    found = entry.get(str(path[-1]), [])
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise document.error(f"{path[-1]} is a list of texts, not {found!r}", *path)
    return tuple(dict.fromkeys(found))


def _united(one: Spec, other: Spec) -> Spec:
    return replace(
        one,
        ambient=one.ambient and other.ambient,
        count=one.count + other.count,
        sites=tuple(dict.fromkeys((*one.sites, *other.sites))),
        targets=tuple(dict.fromkeys((*one.targets, *other.targets))),
    )


# --- writing -----------------------------------------------------------------------------------------------------------


def _table(spec: Spec) -> Iterator[str]:
    yield "[[specialize]]"
    yield f"signature = {_quoted(str(spec.signature))}"
    if spec.checked:
        yield "checked = true"
    if spec.count:
        yield f"count = {spec.count}"
    for name, texts in (("sites", sorted(spec.sites, key=_by_line)), ("targets", sorted(spec.targets))):
        if texts:
            yield f"{name} = [{', '.join(map(_quoted, texts))}]"


def _by_line(site: str) -> tuple[str, int, str]:
    file, _, line = site.rpartition(":")
    return (file, int(line), site) if line.isascii() and line.isdigit() and len(line) < 10 else (site, 0, site)


def _quoted(text: str) -> str:
    """A text as a basic string of TOML, whose escapes JSON has, too, but for DEL and halves of surrogate pairs."""
    valid = text.encode("utf-8", "replace").decode()
    return json.dumps(valid, ensure_ascii=False).replace("\x7f", "\\u007f")


def write_specs(specs: Iterable[Spec], path: Path) -> None:
    """Write the normal form to a file, in one step; OutputError where it cannot be written, and then nothing is."""
    write_file(normal_form(specs).encode(), path)
