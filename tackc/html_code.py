"""The code of a bundle's kernels on its page: the author's source beside what became of it, line by line."""

from __future__ import annotations

import io
import keyword
import re
import tokenize
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, zip_longest
from typing import Final

from tack_runtime.errors import BundleError
from tack_runtime.manifest import KernelEntry, Variant
from tackc import linked, listing
from tackc.compiler.program import Function
from tackc.inspection import Inspection, full_name, variant_title
from tackc.linked import Code, Linked, Place
from tackc.markup import HUES, Markup, element, joined
from tackc.request import cpu_level

_MOST_LINES: Final = 3000  # of one text
_TABS: Final = re.compile(r"\t+")


def signature(variant: Variant) -> Markup:
    """The title of a variant, which may be broken after its commas."""
    pieces = variant_title(variant).split(", ")
    return element("code", [joined(piece, ", ", element("wbr")) for piece in pieces[:-1]], pieces[-1])


def section(found: Inspection, most: int | None, level: str | None) -> Markup:
    """The code of at most so many variants, the first of every kernel before the second of any."""
    wanted, why = (cpu_level(level), "as asked") if level else listing.level_here(found)
    chosen = _chosen(found, most)
    total = sum(len(entry.variants) for entry in found.kernels)
    notes = [f"Code for the CPU is that of {wanted}: {why}."]
    if len(chosen) < total:
        notes.append(
            f"The page has the code of {len(chosen):,} of {total:,} variants: name a kernel (tackc inspect BUNDLE KERNEL --html "
            "FILE) or a number (--code N, --code all) for that of others."
        )
    kernels = [_kernel(found, entry, at, chosen, wanted) for at, entry in enumerate(found.kernels)]
    return joined(element("p", " ".join(notes), class_="lead"), kernels)


def _chosen(found: Inspection, most: int | None) -> frozenset[tuple[int, int]]:
    """The variants whose code is shown, by the numbers of their kernels and theirs."""
    rows = [[(kernel, at) for at, _ in enumerate(entry.variants)] for kernel, entry in enumerate(found.kernels)]
    in_turn = [each for each in chain.from_iterable(zip_longest(*rows)) if each is not None]
    return frozenset(in_turn if most is None else in_turn[:most])


def _kernel(found: Inspection, entry: KernelEntry, at: int, chosen: frozenset[tuple[int, int]], level: str) -> Markup:
    shown = [(number, variant) for number, variant in enumerate(entry.variants) if (at, number) in chosen]
    place = element("span", f"{entry.file}:{entry.line}", class_="quiet")
    heading = element("h3", element("span", full_name(entry), class_="kernel"), " ", place, id=f"kernel-{at}")
    variants = [_variant(found, entry, variant, f"k{at}v{number}", level, not (at or number)) for number, variant in shown]
    missing = None if shown else element("p", "No code of it is in this page.", class_="quiet")
    return element("section", heading, variants, missing, class_="code-of", data_kernel=full_name(entry))


def _variant(found: Inspection, entry: KernelEntry, variant: Variant, id_: str, level: str, is_open: bool) -> Markup:
    title = element("summary", signature(variant))
    try:
        code = linked.code(found, entry, variant, level)
    except BundleError as error:
        return element("details", title, element("p", error.reason, class_="notes"), id=id_)
    keys = {
        (function.file, line): f"{file}-{line}" for file, function in enumerate(code.functions) for line, _ in _lines(function)
    }
    hues = _hues(code, keys)
    panes = [
        element("div", element("h4", "Python"), _python(code, keys, hues, id_), class_="pane"),
        _pane("Generated source", code.sources, keys, hues, f"{id_}s"),
        _pane("Machine code", code.machine, keys, hues, f"{id_}m"),
    ]
    return element("details", title, element("div", panes, class_="panes"), id=id_, open=is_open, class_="variant")


def _lines(function: Function) -> Iterator[tuple[int, str]]:
    return enumerate((function.indent + line for line in function.text.rstrip("\n").split("\n")), function.line)


def _hues(code: Code, keys: Mapping[tuple[str, int], str]) -> dict[str, int]:
    """A colour for each line of the author's that something comes from, so that links are seen without being followed."""
    met = {line.place for text in (*code.sources, *code.machine) for line in text.lines if line.place is not None}
    return {key: at % HUES for at, key in enumerate(key for place, key in keys.items() if place in met)}


def _python(code: Code, keys: Mapping[tuple[str, int], str], hues: Mapping[str, int], id_: str) -> Markup:
    weights = _weights(code.machine, keys)
    parts = []
    for function in code.functions:
        marked = _marked(function)
        lines = []
        for number, text in _lines(function):
            key = keys[function.file, number]
            body = (element("i", number), marked[number - function.line] if marked else text)
            if key not in hues:
                lines.append(element("span", body[0], body[1], class_="l"))
                continue
            heat = (
                element("b", class_=f"heat w{weights[key]}", title="its share of the machine code") if weights.get(key) else None
            )
            lines.append(
                element(
                    "a", body[0], body[1], heat, class_=f"l hue{hues[key]}", href=f"#{id_}-{key}", id=f"{id_}-{key}", data_l=key
                )
            )
        parts += [element("p", function.file, class_="file"), element("pre", element("code", *lines))]
    return element("div", parts, class_="text", tabindex="0", role="region", aria_label="Python source")


def _weights(machine: Sequence[Linked], keys: Mapping[tuple[str, int], str]) -> dict[str, int]:
    """How many of the instructions of the first machine code come from each line: from 1 for few to 10 for the most."""
    places = [line.place for line in machine[0].lines if line.place is not None] if machine else []
    counts = Counter(keys[place] for place in places if place in keys)
    most = max(counts.values(), default=1)
    return {key: max(1, round(10 * count / most)) for key, count in counts.items()}


def _marked(function: Function) -> list[Markup]:
    """The lines of a function with keywords, comments and texts marked; none where Python does not read them."""
    lines = function.text.rstrip("\n").split("\n")
    pieces: list[list[Markup]] = [[] for _ in lines]
    at = [0] * len(lines)
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(function.text).readline))
    except (tokenize.TokenError, SyntaxError):
        return []
    for token in tokens:
        kind = _kind(token)
        (row, start), (last, end) = token.start, token.end
        if not kind or row != last or row > len(lines):
            continue
        pieces[row - 1] += [joined(lines[row - 1][at[row - 1] : start]), element("span", token.string, class_=kind)]
        at[row - 1] = end
    return [joined(function.indent, *pieces[row], lines[row][at[row] :]) for row in range(len(lines))]


def _kind(token: tokenize.TokenInfo) -> str:
    match token.type:
        case tokenize.COMMENT:
            return "comment"
        case tokenize.STRING | tokenize.NUMBER:
            return "literal"
        case tokenize.NAME if keyword.iskeyword(token.string):
            return "keyword"
    return ""


def _pane(title: str, texts: Sequence[Linked], keys: Mapping[tuple[str, int], str], hues: Mapping[str, int], id_: str) -> Markup:
    """Texts behind tabs, which are radio buttons: they need no script, and keys move between them."""
    tabs: list[Markup] = []
    for at, text in enumerate(texts):
        radio = element("input", type="radio", name=id_, id=f"{id_}{at}", checked=not at)
        tabs += [radio, element("label", text.title, for_=f"{id_}{at}"), _text(text, keys, hues)]
    body = element("div", tabs, class_="tabs") if tabs else element("p", "There is none in the bundle.", class_="quiet")
    return element("div", element("h4", title), body, class_="pane")


def _text(text: Linked, keys: Mapping[tuple[str, int], str], hues: Mapping[str, int]) -> Markup:
    left = len(text.lines) - _MOST_LINES
    cut = f" The first {_MOST_LINES:,} of {len(text.lines):,} lines." if left > 0 else ""
    note = element("p", f"{text.note}{cut}", class_="note") if text.note or cut else None
    lines = [_line(line.text, line.place, keys, hues) for line in text.lines[:_MOST_LINES]]
    code = element(
        "div", element("pre", element("code", *lines)), class_="text", tabindex="0", role="region", aria_label=text.title
    )
    return element("div", note, code, class_="panel")


def _line(text: str, place: Place, keys: Mapping[tuple[str, int], str], hues: Mapping[str, int]) -> Markup:
    key = keys.get(place) if place is not None else None
    shown = f"    {re.sub(_TABS, chr(9), text[1:]).expandtabs(8)}" if text.startswith("\t") else text.expandtabs(8)
    if key is None or place is None:
        return element("span", element("i"), shown, class_="l")
    return element("span", element("i", place[1]), shown, class_=f"l hue{hues[key]}", data_l=key)
