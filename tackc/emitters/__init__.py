"""Emitters: IR to the text of a target's language. A target that another tool compiles from source is one row here."""

from __future__ import annotations

from typing import Final

from tackc.compiler.target import Target
from tackc.emitters.cuda import CUDA
from tackc.emitters.hip import HIP
from tackc.emitters.metal import METAL
from tackc.emitters.opencl import LEVEL_ZERO, OPENCL

_CPU: Final = "CPU"
TARGETS: Final[dict[str, Target]] = {target.name: target for target in (CUDA, HIP, METAL, LEVEL_ZERO, OPENCL)}


def title(target: str) -> str:
    """A target as sentences have it; one that this version does not know by its name."""
    return TARGETS[target].title if target in TARGETS else _CPU if target == "cpu" else target
