"""The table by which unwinders find the frame of a function: .eh_frame_hdr, made of .eh_frame (Linux Standard Base)."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Final

from tackc.toolchains.formats import FormatError

_VERSION: Final = 1
_PC_RELATIVE: Final = 0x1B  # DW_EH_PE_pcrel | DW_EH_PE_sdata4
_COUNT: Final = 0x03  # DW_EH_PE_udata4
_HEADER_RELATIVE: Final = 0x3B  # DW_EH_PE_datarel | DW_EH_PE_sdata4
_HEAD: Final = struct.Struct("<BBBBiI")
_ROW: Final = struct.Struct("<ii")
# Of a common entry: its version, and that the one thing it adds is how addresses of functions are written.
_COMMON: Final = b"\x01zR\0"


def size(frames: bytes | bytearray) -> int:
    """The bytes of the table for .eh_frame; FormatError: it is malformed, or of another kind than code generators write."""
    return _HEAD.size + _ROW.size * sum(1 for _ in _functions(frames))


def table(frames: bytes | bytearray, address: int, own: int) -> bytes:
    """The table that lies at the address `own`, for .eh_frame at an address, relocated."""
    rows = []
    for at in _functions(frames):
        (distance,) = struct.unpack_from("<i", frames, at + 8)
        rows.append((address + at + 8 + distance - own, address + at - own))
    head = _HEAD.pack(_VERSION, _PC_RELATIVE, _COUNT, _HEADER_RELATIVE, address - (own + 4), len(rows))
    return head + b"".join(_ROW.pack(*row) for row in sorted(rows))


def _functions(frames: bytes | bytearray) -> Iterator[int]:
    """Where the entries of functions begin."""
    commons: set[int] = set()
    at = 0
    while at < len(frames):
        length, common = struct.unpack_from("<II", frames, at) if at + 8 <= len(frames) else (0, 0)
        if length == 0 and frames[at:] == bytes(4):
            return
        if length < 8 or at + 4 + length > len(frames):
            raise FormatError(f"the entry at byte {at} of .eh_frame is malformed")
        if common == 0:
            if frames.startswith(_COMMON, at + 8) and _encoding(frames[at + 12 : at + 4 + length]) == _PC_RELATIVE:
                commons.add(at)
        elif at + 4 - common in commons:
            yield at
        else:
            raise FormatError(f"the entry at byte {at} of .eh_frame does not tell how it has addresses")
        at += 4 + length


def _encoding(fields: bytes | bytearray) -> int | None:
    """How a common entry says that addresses are written, of its fields from the factor of code on."""
    for _ in range(4):  # factors of code and data, the register of the return address, the size of what follows
        while fields[:1] >= b"\x80":
            fields = fields[1:]
        fields = fields[1:]
    return fields[0] if fields else None
