"""The variables of a program and their types (T-011, T-015, T-016, L-022).

Types are found in passes over the whole kernel. Each pass reads variables at the types that the one before found, and notes what
is assigned to them; when nothing changes any more, the types are those of the contract.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from generator.types import WEAK, NoTypeError, promoted

UNKNOWN = ""  # the type of what depends on a variable that no pass has found a type for


def join(types: list[str]) -> str:
    """The promotion of the types that are known; unknown where they have none, as may be while others are unknown (T-008)."""
    known = [type_ for type_ in types if type_ != UNKNOWN]
    try:
        return promoted(known) if known else UNKNOWN
    except NoTypeError:
        return UNKNOWN


@dataclass(eq=False)
class Slot:
    """One variable of one inlined copy of a function; `places` is how many statements assign it, parameters one more."""

    places: int
    type: str = UNKNOWN
    noted: list[str] = field(default_factory=list)

    def settle(self, double: bool) -> None:
        """Take the type of what this pass has noted."""
        known = [type_ for type_ in self.noted if type_ not in (UNKNOWN, WEAK)]
        if known:
            self.type = join(self.noted)
        elif WEAK in self.noted:
            self.type = WEAK if self.places == 1 else "f64" if double else "f32"
        else:
            self.type = UNKNOWN
        self.noted = []


@dataclass
class Slots:
    """Every variable by its key; `double`: the kernel has an array argument of f64 (T-016)."""

    double: bool
    by_key: dict[Hashable, Slot] = field(default_factory=dict)
    shapes: dict[Hashable, tuple[int, ...]] = field(default_factory=dict)  # of the locals that are vectors
    unsettled: bool = False  # this pass has found a shape

    def slot(self, key: Hashable, places: int) -> Slot:
        return self.by_key.setdefault(key, Slot(places))

    def shape(self, key: Hashable, shape: tuple[int, ...]) -> None:
        """Note that a local is a vector of this shape."""
        self.unsettled = self.unsettled or key not in self.shapes
        assert self.shapes.setdefault(key, shape) == shape

    def settle(self) -> bool:
        """End a pass; whether a type is another than before it."""
        before = [slot.type for slot in self.by_key.values()]
        for slot in self.by_key.values():
            slot.settle(self.double)
        unsettled, self.unsettled = self.unsettled, False
        return unsettled or before != [slot.type for slot in self.by_key.values()]
