"""HTML and SVG as text: what is not made here is escaped, so that no text of a bundle can become an element or an attribute."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import Final, TypeAlias, Union

from tackc.report import printable

HUES: Final = 8  # of lines that belong together, and of targets: `.hue0` and so on of page.css


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


Child: TypeAlias = "Union[str, int, Sequence[Child], None]"


def element(name: str, /, *children: Child, **attributes: str | int | bool | None) -> Markup:
    """An element. Of an attribute's name a "_" at the end is dropped, others become "-"; True is an attribute without a value,
    None and False are none."""
    written = "".join(_attribute(key, value) for key, value in attributes.items() if value is not None and value is not False)
    if name in _EMPTY:
        return Markup(f"<{name}{written}>")
    return Markup(f"<{name}{written}>{joined(*children)}</{name}>")


_EMPTY = frozenset({"input", "meta", "br", "wbr"})


def _attribute(key: str, value: str | int | bool) -> str:
    name = key.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{escape(printable(str(value)))}"'


def joined(*children: Child) -> Markup:
    """Children one after the other."""
    parts = []
    for child in children:
        if isinstance(child, Markup):
            parts.append(child)
        elif isinstance(child, (str, int)):
            parts.append(Markup(escape(printable(str(child)), quote=False)))
        elif child is not None:
            parts.append(joined(*child))
    return Markup("".join(parts))


def data_block(id_: str, data: object) -> Markup:
    """JSON for programs that read the page: no text in it ends the block."""
    text = json.dumps(data, separators=(",", ":")).replace("<", r"\u003c").replace(">", r"\u003e").replace("&", r"\u0026")
    return Markup(f'<script type="application/json" id="{escape(id_)}">{text}</script>')


def number(value: int, name: str = "", /, **attributes: str | int | bool | None) -> Markup:
    """A number of the manifest, with its digits in groups and what it counts."""
    return element("data", f"{value:,}", value=value, data_is=name or None, **attributes)
