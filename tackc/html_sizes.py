"""The sizes of a bundle on its page: a treemap, and the same as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tackc import emitters
from tackc.inspection import Inspection, full_name
from tackc.markup import HUES, Markup, element, joined, number
from tackc.sizes import Part, sizes
from tackc.treemap import Box, squarified

_WIDTH: Final = 1200
_HEIGHT: Final = 440
_HEADING: Final = 20  # of a target's name above its kernels
_MARGIN: Final = 2  # between boxes
_LETTER: Final = 6.6  # of a letter's width
_SMALLEST: Final = 26.0  # of an area that is divided further


def section(found: Inspection) -> Markup:
    """All of it."""
    parts = sizes(found)
    total = sum(part.bytes for part in parts)
    links = {full_name(entry): f"#kernel-{at}" for at, entry in enumerate(found.kernels)}
    label = f"Treemap of {total:,} bytes by target, kernel and variant; the table below says the same."
    boxes = squarified([part.bytes for part in parts], Box(0, 0, _WIDTH, _HEIGHT))
    drawn = [_target(part, box, hue, links) for hue, (part, box) in enumerate(zip(parts, boxes, strict=True))]
    picture = element("svg", drawn, viewBox=f"0 0 {_WIDTH} {_HEIGHT}", role="group", aria_label=label, class_="treemap")
    table = element("details", element("summary", element("span", "As a table", class_="kernel")), _table(parts))
    return joined(element("figure", picture), table)


def _target(part: Part, box: Box, hue: int, links: dict[str, str]) -> Markup:
    inner = box.inside(_HEADING, _MARGIN)
    shapes = [_rectangle(box, "ground", f"{emitters.title(part.name)}, {part.bytes:,} bytes")]
    if inner.width > 30 and inner.height > 10:
        title, whole = emitters.title(part.name), f"{emitters.title(part.name)}  {part.bytes:,}"
        shapes.append(_text(whole if len(whole) <= _room(box) else title, box, 14, "name"))
    else:
        inner = box.inside(_MARGIN, _MARGIN)
    boxes = squarified([each.bytes for each in part.parts], inner)
    shapes += [_kernel(each, at, links, emitters.title(part.name)) for each, at in zip(part.parts, boxes, strict=True)]
    return element("g", shapes, class_=f"hue{hue % HUES}")


def _kernel(part: Part, box: Box, links: dict[str, str], target: str) -> Markup:
    title = f"{target}: {_says(part)}"
    if not part.parts or box.width * box.height < _SMALLEST * len(part.parts):
        shape = _rectangle(
            box, "tile" if part.kernel else "tile rest", f"{title}, {len(part.parts)} variants" if part.parts else title
        )
        return _linked(joined(shape, _text(part.name.rpartition(".")[2], box, 15, "label")), part, links)
    inner = box.inside(18, 1) if box.height > 60 and box.width > 60 else box.inside(1, 1)
    shapes = [_rectangle(box, "kernel", title)]
    if inner.y - box.y > 1:
        shapes.append(_text(part.name.rpartition(".")[2], box, 13, "label"))
    boxes = squarified([each.bytes for each in part.parts], inner)
    for each, at in zip(part.parts, boxes, strict=True):
        shapes.append(_rectangle(at, "tile", f"{target}: {_says(each)}"))
        shapes.append(_text(each.name.partition("(")[2].rstrip(")"), at, 14, "label") if at.height > 24 else Markup(""))
    return _linked(joined(shapes), part, links)


def _linked(shapes: Markup, part: Part, links: dict[str, str]) -> Markup:
    """A kernel's box leads to its code."""
    if part.kernel not in links:
        return shapes
    return element("a", shapes, href=links[part.kernel], aria_label=_says(part))


def _says(part: Part) -> str:
    return f"{part.name}, {part.bytes:,} bytes"


def _rectangle(box: Box, class_: str, title: str) -> Markup:
    place = {"x": f"{box.x:.1f}", "y": f"{box.y:.1f}", "width": f"{box.width:.1f}", "height": f"{box.height:.1f}"}
    return element("rect", element("title", title), class_=class_, **place)


def _text(text: str, box: Box, below: int, class_: str) -> Markup:
    """A text in the upper left of a box, as much of it as there is room for."""
    room = _room(box)
    if room < 3 or box.height < below + 4:
        return Markup("")
    shown = text if len(text) <= room else f"{text[: room - 1]}…"
    return element("text", shown, x=f"{box.x + 5:.1f}", y=f"{box.y + below:.1f}", class_=class_)


def _room(box: Box) -> int:
    """How many letters fit beside each other."""
    return int((box.width - 10) / _LETTER)


def _table(parts: Sequence[Part]) -> Markup:
    """A row for each kernel, a column for each target."""
    names = list(dict.fromkeys(each.name for part in parts for each in part.parts))
    sizes_of = {(part.name, each.name): each.bytes for part in parts for each in part.parts}
    heading = [element("th", emitters.title(part.name), scope="col", class_="number") for part in parts]
    rows = [_row(name or "–", [sizes_of.get((part.name, name), 0) for part in parts]) for name in names]
    totals = _row("all", [part.bytes for part in parts])
    head = element(
        "thead", element("tr", element("th", "kernel", scope="col"), heading, element("th", "all", scope="col", class_="number"))
    )
    table = element("table", head, element("tbody", rows), element("tfoot", totals), class_="sizes")
    return element("div", table, class_="scroll", tabindex="0")


def _row(name: str, values: Sequence[int]) -> Markup:
    cells = [
        element("td", number(value, "bytes") if value else element("span", "–", class_="none"), class_="number")
        for value in (*values, sum(values))
    ]
    return element("tr", element("th", name, scope="row"), cells)
