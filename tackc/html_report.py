"""`tackc inspect --html`: a bundle as one page that needs nothing else: no network, no server, and for its essentials no scripts.

Every number on it is one of `inspect --json`, which the page holds too. What it shows of code is made by `html_code.py`.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from tack_runtime.manifest import Image, KernelEntry, Variant
from tackc import emitters, html_code, html_sizes, output
from tackc.inspection import Inspection, full_name, levels_of, provenance_lines
from tackc.markup import Markup, data_block, element, joined, number

_FILES: Final = files("tackc").joinpath("html")
MOST: Final = 24  # variants whose code a page has where nobody says how many
_OPEN: Final = 40  # variants up to which tables are open from the start


@dataclass(frozen=True, slots=True)
class Choice:
    """Of how many variants the page has code, None: of all; and for which CPU level, None: what this machine runs."""

    code: int | None = MOST
    level: str | None = None


def write(found: Inspection, path: Path, choice: Choice) -> int:
    """Write the page in one step, and say of how many bytes it is. OutputError: it cannot be written, and nothing was."""
    output.check_outputs([path], [found.contents.label])
    data = page(found, choice).encode()
    output.write_file(data, path)
    return len(data)


def page(found: Inspection, choice: Choice = Choice()) -> str:
    """The page. BundleError: a program in the bundle is none."""
    name = os.path.basename(os.path.normpath(found.contents.label))
    style, script = (_FILES.joinpath(f"page.{kind}").read_text("utf-8") for kind in ("css", "js"))
    parts = {
        "title": joined(name),
        "style_hash": _hash(style),
        "script_hash": _hash(script),
        "style": Markup(style),
        "script": Markup(script),
        "headline": _headline(found, name),
        "sizes": html_sizes.section(found),
        "coverage": _coverage(found),
        "images": _images(found),
        "code": html_code.section(found, choice.code, choice.level),
        "data": data_block("inspect-json", found.to_json()),
    }
    template = _FILES.joinpath("page.html").read_text("utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda match: parts[match[1]], template)


def _hash(text: str) -> str:
    """What the policy of the page names a style or script by that it lets the browser use."""
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


# --- headline ----------------------------------------------------------------------------------------------------------


def _headline(found: Inspection, name: str) -> Markup:
    manifest, variants = found.manifest, [variant for _, variant in found.variants()]
    levels = levels_of(variant for _, variant in found.variants())
    tiles = [
        ("bytes", number(sum(member.size for member in manifest.members.values()), "bytes")),
        ("members", number(len(manifest.members), "members")),
        ("kernels", number(len(found.kernels), "kernels")),
        ("variants", number(len(variants), "variants")),
        ("targets", number(len(levels), "targets")),
    ]
    some = f", {len(found.kernels)} of its {len(manifest.kernels)} kernels" if len(found.kernels) < len(manifest.kernels) else ""
    return joined(
        element("h1", name),
        element("p", f"Bundle of format {manifest.format}, made by {manifest.producer}{some}.", class_="lead"),
        [element("p", line, class_="made") for line in provenance_lines(manifest)],
        element("dl", [element("div", element("dt", title), element("dd", value)) for title, value in tiles], class_="tiles"),
        element("ul", [_target_line(target, names) for target, names in levels.items()], class_="targets"),
    )


def _target_line(target: str, names: Sequence[str]) -> Markup:
    levels = [element("span", name, class_="chip") for name in names]
    return element("li", element("b", emitters.title(target)), " ", levels)


# --- variants x targets ------------------------------------------------------------------------------------------------


def _coverage(found: Inspection) -> Markup:
    variants = [variant for _, variant in found.variants()]
    targets = list(dict.fromkeys([*levels_of(variants), *(skip.target for variant in variants for skip in variant.skipped)]))
    return joined([_kernel_coverage(entry, targets, len(variants) <= _OPEN) for entry in found.kernels])


def _kernel_coverage(entry: KernelEntry, targets: Sequence[str], is_open: bool) -> Markup:
    heading = element(
        "tr", element("th", "variant", scope="col"), [element("th", emitters.title(t), scope="col") for t in targets]
    )
    rows = [
        element(
            "tr",
            element("th", html_code.signature(variant), scope="row"),
            [_cell(variant, target) for target in targets],
        )
        for variant in entry.variants
    ]
    reasons: dict[tuple[str, str], int] = {}
    for skip in (skip for variant in entry.variants for skip in variant.skipped):
        reasons[skip] = reasons.get(skip, 0) + 1
    notes = [
        element("li", element("b", f"{emitters.title(target)}, "), _count(times, "variant"), f" skipped: {reason}")
        for (target, reason), times in reasons.items()
    ]
    table = element(
        "div", element("table", element("thead", heading), element("tbody", rows), class_="matrix"), class_="scroll", tabindex="0"
    )
    nothing = element("p", "No variant is prebuilt: calls compile it, where a compiler is installed.")
    badges = _badges(entry, targets)
    return _details(entry, badges, [table if rows else nothing, element("ul", notes, class_="notes") if notes else None], is_open)


def _badges(entry: KernelEntry, targets: Sequence[str]) -> list[Markup]:
    """In how far each target is covered, in a word."""
    badges = []
    for target in targets:
        states = {_state(variant, target) for variant in entry.variants}
        state = next(iter(states)) if len(states) == 1 else "partial" if "covered" in states or "source" in states else "skipped"
        if states and state != "absent":
            badges.append(element("span", emitters.title(target), class_=f"state {state}", title=_SAYS[state]))
    return badges


_SAYS: Final = {
    "covered": "every variant has code",
    "source": "sources only: no binary could be made",
    "skipped": "no variant has code",
    "partial": "some variants have code",
    "absent": "not asked for",
}


def _state(variant: Variant, target: str) -> str:
    kinds = {image.kind for image in variant.images if image.target == target}
    if kinds:
        return "source" if kinds == {"source"} else "covered"
    return "skipped" if any(skip.target == target for skip in variant.skipped) else "absent"


def _cell(variant: Variant, target: str) -> Markup:
    state = _state(variant, target)
    if state == "covered":
        binaries = [image.level or image.kind for image in variant.images if image.target == target and image.kind != "source"]
        return element("td", element("span", "built", class_="state covered"), " ", ", ".join(binaries))
    if state == "source":
        return element("td", element("span", "source only", class_="state source", title=_SAYS[state]))
    if state == "skipped":
        reason = next(skip.reason for skip in variant.skipped if skip.target == target)
        return element("td", element("span", "skipped", class_="state skipped", title=reason))
    return element("td", element("span", "–", class_="none", title=_SAYS[state]))


# --- registers and spills ----------------------------------------------------------------------------------------------

_NOTES: Final = {
    "code_bytes": "code",
    "lanes": "lanes",
    "registers": "registers",
    "scalar_registers": "scalar registers",
    "spilled_bytes": "spilled bytes",
    "spilled_registers": "spilled registers",
    "spilled_scalar_registers": "spilled scalar registers",
    "stack_bytes": "stack bytes",
    "shared_bytes": "shared bytes",
}


def _images(found: Inspection) -> Markup:
    images = [image for _, variant in found.variants() for image in variant.images]
    named = {name for image in images for name, _ in image.notes}
    notes = [*(name for name in _NOTES if name in named), *sorted(named - _NOTES.keys())]
    few = sum(1 for _ in found.variants()) <= _OPEN
    return joined([_kernel_images(found, entry, notes, few) for entry in found.kernels if entry.variants])


def _kernel_images(found: Inspection, entry: KernelEntry, notes: Sequence[str], few: bool) -> Markup:
    titles = ("variant", "target", "level", "kind")
    heading = [element("th", title, scope="col") for title in titles]
    heading += [element("th", title, scope="col", class_="number") for title in ("bytes", *(_NOTES.get(n, n) for n in notes))]
    bodies = [element("tbody", _image_rows(found, variant, notes)) for variant in entry.variants if variant.images]
    spilling = sum(is_spilling(image) for variant in entry.variants for image in variant.images)
    most = max((dict(image.notes).get("registers", 0) for variant in entry.variants for image in variant.images), default=0)
    badges = [element("span", "at most ", number(most, "most-registers"), " registers", class_="quiet")] if most else []
    badges += (
        [element("span", _count(spilling, "image"), " spill" if spilling > 1 else " spills", class_="spill")] if spilling else []
    )
    table = element("table", element("thead", element("tr", heading)), bodies, class_="images")
    return _details(entry, badges, [element("div", table, class_="scroll", tabindex="0")], few or bool(spilling))


def is_spilling(image: Image) -> bool:
    """Whether code moves registers to memory, which takes time."""
    return any(name.startswith("spilled") and value > 0 for name, value in image.notes)


def _image_rows(found: Inspection, variant: Variant, notes: Sequence[str]) -> list[Markup]:
    title = element("th", html_code.signature(variant), scope="rowgroup", rowspan=len(variant.images))
    cells = [_image_cells(found, image, notes) for image in variant.images]
    return [element("tr", title if not at else None, each) for at, each in enumerate(cells)]


def _image_cells(found: Inspection, image: Image, notes: Sequence[str]) -> list[Markup]:
    values = dict(image.notes)
    cells = [element("td", emitters.title(image.target)), element("td", image.level or "–"), element("td", image.kind)]
    cells.append(element("td", number(found.manifest.members[image.member].size, "size"), class_="number", title=image.member))
    for name in notes:
        value = values.get(name)
        text = element("span", "–", class_="none") if value is None else number(value, name)
        if name.startswith("spilled") and value:
            cells.append(element("td", text, class_="number spill", title="registers in memory"))
        else:
            cells.append(element("td", text, class_="number"))
    return cells


# --- pieces ------------------------------------------------------------------------------------------------------------


def _details(entry: KernelEntry, badges: Sequence[Markup], body: Sequence[Markup | None], is_open: bool) -> Markup:
    summary = element(
        "summary",
        element("span", full_name(entry), class_="kernel"),
        element("span", _count(len(entry.variants), "variant"), class_="quiet"),
        element("span", list(badges), class_="badges"),
    )
    return element("details", summary, list(body), open=is_open, data_kernel=full_name(entry))


def _count(value: int, noun: str) -> Markup:
    return joined(number(value, f"{noun}s"), f" {noun}{'' if value == 1 else 's'}")
