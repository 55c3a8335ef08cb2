"""Reading MessagePack, as much of it as metadata of code objects holds: tables, lists, texts, whole numbers, truth values."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from tackc.toolchains.formats import FormatError, decoded

Table: TypeAlias = dict[str, Any]

# Per first byte, how many bytes of a number or a length follow.
_UNSIGNED: Final = {0xCC: 1, 0xCD: 2, 0xCE: 4, 0xCF: 8}
_SIGNED: Final = {0xD0: 1, 0xD1: 2, 0xD2: 4, 0xD3: 8}
_TEXT: Final = {0xD9: 1, 0xDA: 2, 0xDB: 4}
_LIST: Final = {0xDC: 2, 0xDD: 4}
_TABLE: Final = {0xDE: 2, 0xDF: 4}
_CONSTANTS: Final = {0xC0: None, 0xC2: False, 0xC3: True}
_DEEPEST: Final = 16  # values within values; metadata needs 5


def read_table(data: bytes) -> Table:
    """The table that the bytes hold; FormatError where they hold something else."""
    value = _Reader(data).value(_DEEPEST)
    if not isinstance(value, dict):
        raise FormatError("its metadata is not a table")
    return value


class _Reader:
    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self, size: int) -> bytes:
        if self.at + size > len(self.data):
            raise FormatError("its metadata ends too early")
        self.at += size
        return self.data[self.at - size : self.at]

    def number(self, size: int, signed: bool = False) -> int:
        return int.from_bytes(self.take(size), "big", signed=signed)

    def value(self, depth: int) -> Any:
        """The next value, which has at most `depth` values around one another in it."""
        if depth == 0:
            raise FormatError("its metadata is too deep")
        first = self.number(1)
        if first < 0x80:
            return first
        if first >= 0xE0:
            return first - 0x100
        if first in _CONSTANTS:
            return _CONSTANTS[first]
        if first in _UNSIGNED:
            return self.number(_UNSIGNED[first])
        if first in _SIGNED:
            return self.number(_SIGNED[first], signed=True)
        return self.sized(first, depth - 1)

    def sized(self, first: int, depth: int) -> Any:
        """What a length comes before, which short ones have in the first byte."""
        if 0xA0 <= first < 0xC0 or first in _TEXT:
            return decoded(self.take(self.number(_TEXT[first]) if first in _TEXT else first & 0x1F))
        if 0x90 <= first < 0xA0 or first in _LIST:
            return [self.value(depth) for _ in range(self.number(_LIST[first]) if first in _LIST else first & 0x0F)]
        if 0x80 <= first < 0x90 or first in _TABLE:
            count = self.number(_TABLE[first]) if first in _TABLE else first & 0x0F
            return dict(self.entry(depth) for _ in range(count))
        raise FormatError(f"its metadata holds a value of kind {first:#x}")

    def entry(self, depth: int) -> tuple[str, Any]:
        name = self.value(depth)
        if not isinstance(name, str):
            raise FormatError("its metadata has a name that is no text")
        return name, self.value(depth)
