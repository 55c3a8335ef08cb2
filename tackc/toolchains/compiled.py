"""What a toolchain for GPUs gives back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

ImageKind: TypeAlias = Literal["ptx", "cubin", "hsaco", "spirv", "metallib"]


@dataclass(frozen=True, slots=True)
class Compiled:
    """One image: `notes` is what the toolchain or the image itself says of it, the largest number over its entry points, and
    for the size of the code that of all of them."""

    kind: ImageKind
    architecture: str  # "" where one image serves all devices
    image: bytes
    notes: dict[str, int]
