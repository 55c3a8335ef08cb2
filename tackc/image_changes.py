"""What changed between the images of two variants, for the devices that they serve."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from tack_runtime.drivers import cpu
from tack_runtime.drivers.images import COMPILED, KINDS, rank
from tack_runtime.manifest import SAMPLERS, Image, Variant

Digest: TypeAlias = Callable[[Image], str]
Key: TypeAlias = tuple[str, str, str]  # target, level, kind
_UNLIKE: Final = ("", SAMPLERS, "sm_99990")  # levels of devices for which no code is made


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


def _place(key: Key) -> str:
    return f"{key[0]}:{key[1]}" if key[1] else f"{key[0]} ({key[2]})"


def _levels(target: str, before: Sequence[Key], after: Sequence[Key]) -> Iterator[tuple[str, str]]:
    """Changes of the levels of a target that both have code for."""
    left = [key for key in after if key[2] != "source"]
    sources = [key for key in after if key[2] == "source" and target in COMPILED]
    for key in before:
        if key in after:
            continue
        served = next((other for other in (*left, *sources) if serves(other, key)), None)
        if key[2] == "source" and left and target != "opencl":  # many of its devices take no SPIR-V
            yield "source-removed", f"{_place(key)}: the source is left out"
        elif served is not None:
            instead = f"{target}:{served[1]}" if served[1] else f"the code for every {target} device"
            yield "level-served", f"{_place(key)}: no code of its own; devices run {instead}"
        else:
            yield "level-removed", f"{_place(key)}: no code"
    yield from (("level-added", f"{_place(key)}: code is new") for key in after if key not in before)


def serves(key: Key, other: Key) -> bool:
    """Whether every device that runs the code `other` runs that of `key`, for the same target, too."""
    (target, level, kind), (_, wanted, wanted_kind) = key, other
    if target == "cpu":
        return level in cpu.run_by(wanted)
    kinds = KINDS.get(target, ())
    devices = [own for own in (wanted.replace("compute_", "sm_"), *_UNLIKE) if rank(kinds, wanted_kind, wanted, own) is not None]
    return bool(devices) and all(rank(kinds, kind, level, own) is not None for own in devices)
