"""A reader of the zip files that bundles are: stored or deflated members, nothing else (docs/adr/0001-own-zip-reader.md).

Headers before members and in the directory must agree, members lie back to back, and whatever a bundle never uses (encryption,
zip64, comments, extra fields, data after the end) is a defect. So nothing can hide, and no two readers see different members.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import Final, TypeAlias

from tack_runtime.errors import BundleError

_END: Final = struct.Struct("<4sHHHHIIH")  # signature, disk, disk of directory, entries here, entries, size, offset, comment
_CENTRAL: Final = struct.Struct("<4sHHHHHHIIIHHHHHII")
_LOCAL: Final = struct.Struct("<4sHHHHHIIIHH")

# What both headers of a member say: name, flags, method, checksum, bytes in the file, bytes of the member.
_Header: TypeAlias = tuple[bytes, int, int, int, int, int]

_STORED: Final = 0
_DEFLATED: Final = 8
_ALLOWED_FLAGS: Final = 0x0806  # deflate's speed bits, and UTF-8 names


class Entry:
    """One member: where its bytes lie in the file and what they should become."""

    __slots__ = ("crc", "method", "name", "packed", "size", "start")

    def __init__(self, header: _Header, start: int) -> None:
        name, _, self.method, self.crc, self.packed, self.size = header  # `packed` bytes in the file, `size` of the member
        self.name = _text(name)
        self.start = start


class Archive:
    """The members of a zip file that is in memory; BundleError if its structure has any defect."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.entries: dict[str, Entry] = {}
        for entry in _entries(data):
            if entry.name in self.entries:
                raise BundleError("appears twice in the zip file", entry.name)
            self.entries[entry.name] = entry

    def read(self, name: str, limit: int) -> bytes:
        """The bytes of a member; BundleError if they are damaged, or more than `limit`: more are never made."""
        entry = self.entries[name]
        if entry.size > limit:
            raise BundleError(f"{entry.size} bytes, {limit} allowed", name)
        return unpacked(entry, self.data[entry.start : entry.start + entry.packed])


def unpacked(entry: Entry, packed: bytes) -> bytes:
    """The bytes of a member, from those in the file; BundleError if they are damaged."""
    data = packed if entry.method == _STORED else _inflate(packed, entry)
    if len(data) != entry.size:
        raise BundleError(f"{len(data)} bytes, its header says {entry.size}", entry.name)
    if zlib.crc32(data) != entry.crc:
        raise BundleError("the checksum does not match", entry.name)
    return data


def _inflate(packed: bytes, entry: Entry) -> bytes:
    stream = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        data = stream.decompress(packed, entry.size + 1)  # one more, so that excess is noticed
    except zlib.error as error:
        raise BundleError(f"damaged: {error}", entry.name) from error
    if not stream.eof or stream.unused_data:
        raise BundleError("damaged: the compressed data does not end where it should", entry.name)
    return data


def _entries(data: bytes) -> Iterator[Entry]:
    count, directory, end = _directory(data)
    at, expected = directory, 0
    for _ in range(count):
        header, offset, at = _central(data, at, end)
        if offset != expected:
            raise BundleError("damaged zip file: members do not lie back to back", _text(header[0]))
        entry = Entry(header, _check_local(data, offset, header, directory))
        expected = entry.start + entry.packed
        if expected > directory:
            raise BundleError("truncated", entry.name)
        if entry.method == _STORED and entry.packed != entry.size:
            raise BundleError("damaged zip file: two sizes for a stored member", entry.name)
        yield entry
    if at != end or expected != directory:
        raise BundleError("damaged zip file: bytes that belong to no member")


def _directory(data: bytes) -> tuple[int, int, int]:
    """Number of members, and where the directory starts and ends."""
    end = len(data) - _END.size
    if end < 0 or data[end : end + 4] != b"PK\x05\x06":
        raise BundleError("not a bundle, or truncated: a zip file's end record is missing")
    _, disk, directory_disk, count_here, count, size, offset, comment = _END.unpack_from(data, end)
    if disk or directory_disk or comment or count_here != count or count == 0xFFFF or offset + size != end:
        raise BundleError("damaged zip file: the end record does not fit the file")
    return count, offset, end


def _central(data: bytes, at: int, end: int) -> tuple[_Header, int, int]:
    """The header at `at` in the directory, the offset of its member, and the end of the header."""
    if at + _CENTRAL.size > end:
        raise BundleError("damaged zip file: the directory ends early")
    fields = _CENTRAL.unpack_from(data, at)
    signature, flags, method = fields[0], fields[3], fields[4]
    crc, packed, size, name_length, extra, comment, disk = fields[7:14]
    name_start = at + _CENTRAL.size
    name_end = name_start + name_length
    if signature != b"PK\x01\x02" or name_end > end:
        raise BundleError("damaged zip file: a bad directory header")
    name = data[name_start:name_end]
    if flags & ~_ALLOWED_FLAGS or method not in (_STORED, _DEFLATED) or extra or comment or disk:
        raise BundleError("uses a feature of zip files that bundles do not", _text(name))
    return (name, flags, method, crc, packed, size), fields[16], name_end


def _check_local(data: bytes, at: int, header: _Header, limit: int) -> int:
    """Where a member's bytes start; its header at `at` must repeat `header`."""
    name_start = at + _LOCAL.size
    name = header[0]
    start = name_start + len(name)
    if start > limit:
        raise BundleError("truncated", _text(name))
    signature, _, flags, method, _, _, crc, packed, size, name_length, extra = _LOCAL.unpack_from(data, at)
    found = (data[name_start:start], flags, method, crc, packed, size)
    if signature != b"PK\x03\x04" or name_length != len(name) or extra or found != header:
        raise BundleError("damaged zip file: its two headers differ", _text(name))
    return start


def _text(name: bytes) -> str:
    try:
        return name.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BundleError("damaged zip file: a member's name is not UTF-8") from error
