"""A variant on its way into a bundle: what its manifest says, its typed IR where that is needed, and its images as they come."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from tack_runtime.manifest import Image, Skipped, Variant
from tack_runtime.signature import Signature
from tackc import members as naming
from tackc.compiler import ir
from tackc.compiler.diagnostics import Diagnostic
from tackc.plan import Plan, Wanted
from tackc.variant import symbol_of


class Code(NamedTuple):
    """What a compiler made of a variant for a level of a target: an object for the CPU, or an image. `form` says how iterations
    become lanes, `seconds` is what it took."""

    kind: str
    data: bytes
    notes: tuple[tuple[str, int], ...]
    form: str
    seconds: float


class Source(NamedTuple):
    """The text of a variant for a target, "" where the target cannot have it: then `refused` says why. `unmade`: why no binary
    can be made of it."""

    text: str
    refused: str | None
    unmade: str | None
    seconds: float


@dataclass(slots=True)
class Unit:
    """A variant: `wanted` is what was declared, `signature` has those members of objects that the code uses.

    `kernel` is there where something had to be made of it, `sampling` the same for devices that sample textures. `fresh` has the
    targets, "cpu:x86-64-v3", of which something was made now, and was not kept from an earlier build.
    """

    plan: Plan
    wanted: Wanted
    checked: bool
    variant: Variant  # without images
    textures: bool
    warnings: tuple[Diagnostic, ...]
    seconds: float
    kernel: ir.Kernel | None = None
    sampling: ir.Kernel | None = None
    images: list[Image] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    sources_only: list[Skipped] = field(default_factory=list)
    fresh: set[str] = field(default_factory=set)
    size: int = 0

    @property
    def signature(self) -> Signature:
        return self.variant.signature

    @property
    def symbol(self) -> str:
        return symbol_of(self.plan.name, self.variant.id)

    @property
    def stem(self) -> str:
        """The start of the unit's member names."""
        return naming.stem(self.plan.name, self.variant.id)


def at_level(target: str, level: str) -> str:
    """A target with its level, where it has one: "cpu:x86-64-v3", "metal"."""
    return f"{target}:{level}" if level else target
