"""Masks: which lanes are on, as a vector of i1; "" where all are.

Lanes that are off may hold anything, so a mask is narrowed by selecting, not by `and`.
"""

from __future__ import annotations

from typing import NamedTuple

from tackc.emitters.llvm_code import Code


class Masks(NamedTuple):
    """Writes code about masks of `width` lanes."""

    code: Code
    width: int

    @property
    def text(self) -> str:
        return f"<{self.width} x i1>"

    def explicit(self, mask: str) -> str:
        """A mask as a value, when all lanes are on, too."""
        return mask or "splat (i1 true)"

    def narrow(self, mask: str, where: str) -> str:
        """The lanes of a mask for which `where` holds."""
        if not mask:
            return where
        return self.code.value(f"select {self.text} {mask}, {self.text} {where}, {self.text} zeroinitializer")

    def without(self, mask: str, where: str) -> str:
        """The lanes of a mask for which `where` does not hold."""
        return self.narrow(mask, self.invert(where))

    def invert(self, where: str) -> str:
        return self.code.value(f"xor {self.text} {where}, splat (i1 true)")

    def join(self, mask: str, other: str) -> str:
        """The lanes of either mask."""
        return self.code.value(f"or {self.text} {mask}, {other}")

    def any(self, mask: str) -> str:
        """Whether a lane is on, as an i1."""
        bits = self.code.value(f"bitcast {self.text} {mask} to i{self.width}")
        return self.code.value(f"icmp ne i{self.width} {bits}, 0")

    def all(self, mask: str) -> str:
        """Whether all lanes are on, as an i1."""
        bits = self.code.value(f"bitcast {self.text} {mask} to i{self.width}")
        return self.code.value(f"icmp eq i{self.width} {bits}, -1")

    def first(self, count: str) -> str:
        """The mask of the first lanes; `count`, an i64 that is not negative, says how many."""
        few = self.code.value(f"call i64 @llvm.umin.i64(i64 {count}, i64 {self.width})")
        self.code.module.declare("@llvm.umin.i64", "declare i64 @llvm.umin.i64(i64, i64)")
        number = self.code.value(f"trunc i64 {few} to i32")
        start = self.code.value(f"insertelement <{self.width} x i32> poison, i32 {number}, i64 0")
        every = self.code.value(
            f"shufflevector <{self.width} x i32> {start}, <{self.width} x i32> poison, <{self.width} x i32> zeroinitializer"
        )
        lanes = ", ".join(f"i32 {lane}" for lane in range(self.width))
        return self.code.value(f"icmp ult <{self.width} x i32> <{lanes}>, {every}")

    # --- masks that change along the way, in memory that LLVM turns into registers ---

    def reserve(self, mask: str) -> str:
        """Memory for a mask, which is this one at first."""
        place = self.code.reserve(self.text)
        self.put(place, mask)
        return place

    def put(self, place: str, mask: str) -> None:
        self.code.emit(f"store {self.text} {self.explicit(mask)}, ptr {place}")

    def get(self, place: str) -> str:
        return self.code.value(f"load {self.text}, ptr {place}")
