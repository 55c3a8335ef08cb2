"""What the compiler knows of a target: a value, not a class hierarchy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tack_runtime.dtypes import Scalar
from tackc.compiler import ir


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What code for a target can do; code branches on these, never on a target's name (J-004)."""

    scalars: frozenset[Scalar]
    atomics: frozenset[Scalar]  # element types that atomic updates work on


@dataclass(frozen=True, slots=True)
class Target:
    """A target: `emit(kernel, symbol)` gives the source text of a kernel whose entry point is called `symbol`."""

    name: str
    suffix: str  # of source members: ".cu"
    capabilities: Capabilities
    emit: Callable[[ir.Kernel, str], str]
