"""A reader of the zip files that bundles are: stored or deflated members, nothing else (docs/adr/0001-own-zip-reader.md).

Headers before members and in the directory must agree, and whatever a bundle never uses (encryption, zip64, comments, extra
fields, data after the end) is a defect. `tackc.contents` looks at all members together.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
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


ReadAt: TypeAlias = Callable[[int, int], bytes]  # `size` bytes of a file from an offset on, fewer where it ends


class Entry:
    """One member, as the directory has it: where its header lies in the file, and what its bytes should become."""

    __slots__ = ("crc", "header", "method", "name", "offset", "packed", "size")

    def __init__(self, header: _Header, offset: int) -> None:
        name, _, self.method, self.crc, self.packed, self.size = header  # `packed` bytes in the file, `size` of the member
        self.header = header
        self.name = _text(name)
        self.offset = offset

    @property
    def end(self) -> int:
        """Where the next member, or the directory, starts."""
        return self.offset + _LOCAL.size + len(self.header[0]) + self.packed


class Archive:
    """A zip file of `size` bytes, whose members are found and checked one by one; BundleError if it does not end as one."""

    def __init__(self, size: int, read_at: ReadAt) -> None:
        self._read_at = read_at
        self.count, self.start = _end(size, read_at(max(size - _END.size, 0), _END.size))  # members; where the directory starts
        self.directory = read_at(self.start, size - _END.size - self.start)

    def find(self, name: str) -> Entry:
        """The member of a name; BundleError where there is none."""
        raw = name.encode()
        at = self.directory.find(raw)
        while at >= 0:
            start = at - _CENTRAL.size
            if start >= 0 and self.directory[start : start + 4] == b"PK\x01\x02":
                entry, _ = self.entry_at(start)
                if entry.name == name:
                    return entry
            at = self.directory.find(raw, at + 1)
        raise BundleError("is missing", name)

    def entry_at(self, at: int) -> tuple[Entry, int]:
        """The member whose header starts there in the directory, and where that ends."""
        data = self.directory
        if at + _CENTRAL.size > len(data):
            raise BundleError("damaged zip file: the directory ends early")
        fields = _CENTRAL.unpack_from(data, at)
        signature, flags, method = fields[0], fields[3], fields[4]
        crc, packed, size, name_length, extra, comment, disk = fields[7:14]
        name_start = at + _CENTRAL.size
        name_end = name_start + name_length
        if signature != b"PK\x01\x02" or name_end > len(data):
            raise BundleError("damaged zip file: a bad directory header")
        name = data[name_start:name_end]
        if flags & ~_ALLOWED_FLAGS or method not in (_STORED, _DEFLATED) or extra or comment or disk:
            raise BundleError("uses a feature of zip files that bundles do not", _text(name))
        entry = Entry((name, flags, method, crc, packed, size), fields[16])
        if entry.end > self.start:
            raise BundleError("truncated", entry.name)
        if method == _STORED and packed != size:
            raise BundleError("damaged zip file: two sizes for a stored member", entry.name)
        return entry, name_end

    def read(self, entry: Entry, limit: int) -> bytes:
        """The bytes of a member; BundleError if they are damaged, or more than `limit`: more are never made."""
        if entry.size > limit:
            raise BundleError(f"{entry.size} bytes, {limit} allowed", entry.name)
        data = self._read_at(entry.offset, entry.end - entry.offset)
        name_end = _LOCAL.size + len(entry.header[0])
        if len(data) < name_end:
            raise BundleError("truncated", entry.name)
        signature, _, flags, method, _, _, crc, packed, size, name_length, extra = _LOCAL.unpack_from(data)
        found = (data[_LOCAL.size : name_end], flags, method, crc, packed, size)
        if signature != b"PK\x03\x04" or name_length != len(found[0]) or extra or found != entry.header:
            raise BundleError("damaged zip file: its two headers differ", entry.name)
        return _unpacked(entry, data[name_end:])


def _unpacked(entry: Entry, packed: bytes) -> bytes:
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


def _end(size: int, record: bytes) -> tuple[int, int]:
    """Number of members, and where the directory starts."""
    end = size - _END.size
    if len(record) != _END.size or record[:4] != b"PK\x05\x06":
        raise BundleError("not a bundle, or truncated: a zip file's end record is missing")
    _, disk, directory_disk, count_here, count, length, offset, comment = _END.unpack(record)
    if disk or directory_disk or comment or count_here != count or count == 0xFFFF or offset + length != end:
        raise BundleError("damaged zip file: the end record does not fit the file")
    return count, offset


def _text(name: bytes) -> str:
    try:
        return name.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BundleError("damaged zip file: a member's name is not UTF-8") from error
