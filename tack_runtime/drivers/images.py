"""Which images a device takes, and how well each suits it: what drivers choose by, and what `tackc diff` judges by."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

KINDS: Final[Mapping[str, tuple[str, ...]]] = {  # of images that all drivers of a target take, the best first
    "cuda": ("cubin", "ptx", "source"),
    "hip": ("hsaco", "source"),
    "metal": ("metallib", "source"),
    "opencl": ("source",),
    "level_zero": ("spirv",),
}
COMPILED: Final = frozenset({"metal", "opencl"})  # targets whose drivers compile sources without another tool
_CUDA: Final = re.compile(r"(?:sm|compute)_(\d+)([af]?)")


def rank(kinds: Sequence[str], kind: str, level: str, own: str) -> int | None:
    """How well code of a kind, for a level, suits a device of the level `own` that takes `kinds`, 0 best; None where it cannot
    run it."""
    if kind not in kinds:
        return None
    best = 1000 * kinds.index(kind)
    if level in ("", own):
        return best + 999 * (level != own)
    built, device = _CUDA.fullmatch(level), _CUDA.fullmatch(own)
    if built is None or device is None:
        return None
    older = int(device[1]) - int(built[1])
    runs = older == 0 or (older > 0 and kind == "ptx" and not built[2])  # PTX with a suffix is for one architecture
    return best + older if runs else None  # PTX for the newest architecture first
