"""What changed between the images of two variants, for the devices that they serve."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from tack_runtime.manifest import Image, Variant
from tackc.toolchains import cpu

Digest: TypeAlias = Callable[[Image], str]
_Key: TypeAlias = tuple[str, str, str]  # target, level, kind
_FROM_SOURCE: Final = ("metal", "opencl")  # targets whose drivers compile sources themselves


def image_changes(one: Variant, other: Variant, digests: tuple[Digest, Digest] | None) -> Iterator[tuple[str, str]]:
    """Kinds of changes and texts; `digests` give the sha256 of images of the two, None where they are of different sources."""
    before = {(image.target, image.level, image.kind): image for image in one.images}
    after = {(image.target, image.level, image.kind): image for image in other.images}
    targets, left = [list(dict.fromkeys(target for target, _, _ in found)) for found in (before, after)]
    for target in targets:
        if target not in left:
            why = next((f": {skip.reason}" for skip in other.skipped if skip.target == target), "")
            yield "target-removed", f"{target}: no code{why}"
            continue
        yield from _levels(target, [key for key in before if key[0] == target], [key for key in after if key[0] == target])
    for target in left:
        if target not in targets:
            yield "target-added", f"{target}: code is new"
    if digests is not None:
        for key in (key for key in before if key in after):
            if key[2] != "library" and digests[0](before[key]) != digests[1](after[key]):
                yield "binary", f"{_place(key)}: other code of the same source"


def _place(key: _Key) -> str:
    return f"{key[0]}:{key[1]}" if key[1] else f"{key[0]} ({key[2]})"


def _levels(target: str, before: Sequence[_Key], after: Sequence[_Key]) -> Iterator[tuple[str, str]]:
    """Changes of the levels of a target that both have code for."""
    left = [level for _, level, kind in after if kind != "source"]
    for key in before:
        if key in after:
            continue
        served = [level for level in left if serves(target, level, key[1])]
        if key[2] == "source" and left and target != "opencl":  # many of its devices take no SPIR-V
            yield "source-removed", f"{_place(key)}: the source is left out"
        elif served or (target in _FROM_SOURCE and any(kind == "source" for _, _, kind in after)):
            instead = f"{target}:{served[0]}" if served and served[0] else f"the code for every {target} device"
            yield "level-served", f"{_place(key)}: no code of its own; devices run {instead}"
        else:
            yield "level-removed", f"{_place(key)}: no code"
    yield from (("level-added", f"{_place(key)}: code is new") for key in after if key not in before)


def serves(target: str, level: str, wanted: str) -> bool:
    """Whether every device that is of a level, or that takes its code, runs code for another one of the same target."""
    if level == "":
        return wanted != ""
    if target == "cpu":
        known = list(cpu.LEVELS)
        same = level in known and wanted in known and cpu.LEVELS[level].triple == cpu.LEVELS[wanted].triple
        return same and known.index(level) <= known.index(wanted)
    if target != "cuda" or not level[-1:].isdigit():  # code for an architecture alone, sm_90a, runs on nothing else
        return False
    number, other = (int("".join(filter(str.isdigit, each)) or 0) for each in (level, wanted))
    if level.startswith("compute_"):
        return number <= other
    return wanted.startswith("sm_") and number // 10 == other // 10 and number <= other
