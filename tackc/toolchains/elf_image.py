"""Writing an ELF64 shared library: output sections, their addresses, segments and headers.

    header, program headers
    read-only   .hash .dynsym .dynstr .rela.dyn .eh_frame_hdr .eh_frame .rodata
    executable  .text .plt
    writable    .data.rel.ro .dynamic .got .data .bss
    not loaded  .debug_* .symtab .strtab .shstrtab, then the section headers

A segment starts at the file offset where the one before it ended, and at an address that is congruent to that offset modulo
the page size: no page is both writable and executable, and the file holds no padding of a page.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from tackc.toolchains.elf_machine import Machine
from tackc.toolchains.elf_reader import SHF_ALLOC, SHF_EXECINSTR, SHF_WRITE, SHT_NOBITS

SHT_HASH: Final = 5
SHT_DYNAMIC: Final = 6
SHT_DYNSYM: Final = 11
_PT_LOAD: Final = 1
_PT_DYNAMIC: Final = 2
_PT_GNU_EH_FRAME: Final = 0x6474E550
_PT_GNU_STACK: Final = 0x6474E551
_PF_X: Final = 1
_PF_W: Final = 2
_PF_R: Final = 4
_EHDR_SIZE: Final = 64
_PHDR_SIZE: Final = 56


@dataclass(slots=True)
class Output:
    """A section of the image: `data`, or `zeros` bytes of SHT_NOBITS. `address` and `offset` are set by `assign`."""

    name: str
    type: int
    flags: int
    align: int = 1
    entsize: int = 0
    link: str = ""  # name of the section that sh_link refers to
    info: int = 0
    data: bytearray = field(default_factory=bytearray)
    zeros: int = 0
    address: int = 0
    offset: int = 0

    @property
    def size(self) -> int:
        return self.zeros if self.type == SHT_NOBITS else len(self.data)

    @property
    def rank(self) -> int:
        """Where it goes: read-only, executable, writable, zeros, not loaded."""
        if not self.flags & SHF_ALLOC:
            return 4
        if self.flags & SHF_EXECINSTR:
            return 1
        if not self.flags & SHF_WRITE:
            return 0
        return 3 if self.type == SHT_NOBITS else 2

    @property
    def segment(self) -> int | None:
        """Number of the segment that it is loaded with, an index into the rights of segments."""
        return min(self.rank, 2) if self.flags & SHF_ALLOC else None


_RIGHTS: Final = (_PF_R, _PF_R | _PF_X, _PF_R | _PF_W)  # of the segments


class StringTable:
    """The bytes of a string table; `add` gives the offset of a text, storing each once."""

    def __init__(self) -> None:
        self.data = bytearray(b"\0")
        self._offsets: dict[str, int] = {"": 0}

    def add(self, text: str) -> int:
        if text not in self._offsets:
            self._offsets[text] = len(self.data)
            self.data += text.encode() + b"\0"
        return self._offsets[text]


def symbol_entry(name: int, info: int, other: int, section: int, value: int, size: int) -> bytes:
    """One row of .dynsym or .symtab."""
    return struct.pack("<IBBHQQ", name, info, other, section, value, size)


def hash_table(names: Sequence[str]) -> bytes:
    """The System V hash table of a symbol table whose rows have these names; row 0 is the null symbol."""
    buckets = max(1, len(names) // 2)
    heads = [0] * buckets
    chain = [0] * len(names)
    for index in range(len(names) - 1, 0, -1):
        bucket = _hash(names[index]) % buckets
        chain[index] = heads[bucket]
        heads[bucket] = index
    return struct.pack(f"<II{buckets}I{len(names)}I", buckets, len(names), *heads, *chain)


def _hash(name: str) -> int:
    value = 0
    for byte in name.encode():
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ high >> 24) & 0x0FFFFFFF
    return value


def align_up(value: int, align: int) -> int:
    return (value + align - 1) & -align


def assign(outputs: Sequence[Output], machine: Machine) -> None:
    """Give every section its address and file offset; `outputs` are in order of their rank, and one is writable."""
    offset = _EHDR_SIZE + _PHDR_SIZE * _segment_count(outputs)
    segment: int | None = 0
    shift = 0  # address minus offset, a multiple of the page size
    zeros = 0  # bytes of memory behind the last byte of the file that is loaded
    for output in outputs:
        if output.segment is not None and output.segment != segment:
            segment = output.segment
            shift += machine.page
        if output.type == SHT_NOBITS:
            output.offset = offset
            output.address = align_up(offset + shift + zeros, output.align)
            zeros = output.address + output.zeros - (offset + shift)
            continue
        offset = align_up(offset, output.align)
        output.offset = offset
        output.address = offset + shift if output.segment is not None else 0
        offset += len(output.data)


def _segment_count(outputs: Sequence[Output]) -> int:
    loads = {output.segment for output in outputs} - {None}
    return len(loads) + 2 + any(output.name == ".eh_frame_hdr" for output in outputs)


def write(outputs: Sequence[Output], machine: Machine) -> bytes:
    """The file; sections have their addresses, offsets and final contents."""
    names = StringTable()
    sections = [*outputs, Output(".shstrtab", 3, 0)]
    name_offsets = [names.add(output.name) for output in sections]
    sections[-1].data = names.data
    sections[-1].offset = max(output.offset + len(output.data) for output in outputs)
    header_offset = align_up(sections[-1].offset + len(names.data), 8)
    numbers = {output.name: number for number, output in enumerate(sections, 1)}
    segments = _segments(outputs, machine)
    image = bytearray(header_offset)
    image[:_EHDR_SIZE] = struct.pack(
        "<16sHHIQQQIHHHHHH",
        b"\x7fELF\x02\x01\x01",
        3,  # ET_DYN
        machine.number,
        1,
        0,
        _EHDR_SIZE,
        header_offset,
        0,
        _EHDR_SIZE,
        _PHDR_SIZE,
        len(segments),
        64,
        len(sections) + 1,
        len(sections),
    )
    image[_EHDR_SIZE : _EHDR_SIZE + _PHDR_SIZE * len(segments)] = b"".join(segments)
    for output in sections:
        image[output.offset : output.offset + len(output.data)] = output.data
    image += bytes(64)
    for name, output in zip(name_offsets, sections, strict=True):
        image += _section_header(name, output, numbers)
    return bytes(image)


def _segments(outputs: Sequence[Output], machine: Machine) -> list[bytes]:
    """The program headers."""
    named = {output.name: output for output in outputs}
    segments = []
    for number, rights in enumerate(_RIGHTS):
        members = [output for output in outputs if output.segment == number]
        if not members:
            continue
        offset, address = (members[0].offset, members[0].address) if number else (0, 0)  # the first holds the headers too
        stored = max(output.offset + len(output.data) for output in members)
        end = max(output.address + output.size for output in members)
        segments.append(_segment(_PT_LOAD, rights, offset, address, stored - offset, end - address, machine.page))
    dynamic = named[".dynamic"]
    size = len(dynamic.data)
    segments.append(_segment(_PT_DYNAMIC, _PF_R | _PF_W, dynamic.offset, dynamic.address, size, size, 8))
    if ".eh_frame_hdr" in named:
        frames = named[".eh_frame_hdr"]
        size = len(frames.data)
        segments.append(_segment(_PT_GNU_EH_FRAME, _PF_R, frames.offset, frames.address, size, size, 4))
    segments.append(_segment(_PT_GNU_STACK, _PF_R | _PF_W, 0, 0, 0, 0, 16))
    return segments


def _segment(kind: int, rights: int, offset: int, address: int, stored: int, size: int, align: int) -> bytes:
    return struct.pack("<IIQQQQQQ", kind, rights, offset, address, address, stored, size, align)


def _section_header(name: int, output: Output, numbers: Mapping[str, int]) -> bytes:
    link = numbers[output.link] if output.link else 0
    return struct.pack(
        "<IIQQQQIIQQ",
        name,
        output.type,
        output.flags,
        output.address,
        output.offset,
        output.size,
        link,
        output.info,
        output.align,
        output.entsize,
    )
