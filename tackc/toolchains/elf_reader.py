"""Reading relocatable ELF64 objects, and the sections of other ELF64 files, defensively.

Every offset is checked before it is followed, so a damaged file gives a `FormatError` that says what is wrong with it,
never another exception and never a read beyond the file.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, NoReturn

from tackc.toolchains.formats import FormatError

# Section types and flags, symbol bindings, types and special sections: names as in the ELF specification.
SHT_PROGBITS: Final = 1
SHT_SYMTAB: Final = 2
SHT_STRTAB: Final = 3
SHT_RELA: Final = 4
SHT_DYNAMIC: Final = 6
SHT_NOTE: Final = 7
SHT_NOBITS: Final = 8
SHT_REL: Final = 9
SHT_DYNSYM: Final = 11
SHT_GROUP: Final = 17
SHT_SYMTAB_SHNDX: Final = 18
SHF_WRITE: Final = 0x1
SHF_ALLOC: Final = 0x2
SHF_EXECINSTR: Final = 0x4
SHF_TLS: Final = 0x400
SHF_COMPRESSED: Final = 0x800
SHF_EXCLUDE: Final = 0x80000000
SHN_UNDEF: Final = 0
SHN_LORESERVE: Final = 0xFF00
SHN_ABS: Final = 0xFFF1
SHN_COMMON: Final = 0xFFF2
STB_LOCAL: Final = 0
STB_GLOBAL: Final = 1
STB_WEAK: Final = 2
STT_SECTION: Final = 3
STT_FILE: Final = 4
STT_TLS: Final = 6
STT_GNU_IFUNC: Final = 10
GRP_COMDAT: Final = 1

_EHDR: Final = struct.Struct("<16sHHIQQQIHHHHHH")
_SHDR: Final = struct.Struct("<IIQQQQIIQQ")
_SYM: Final = struct.Struct("<IBBHQQ")
_RELA: Final = struct.Struct("<QQq")
_DYN: Final = struct.Struct("<qQ")
_DT_NEEDED: Final = 1
_LARGEST_SECTION: Final = 1 << 31  # what 32-bit relative addressing can span
_LARGEST_ALIGNMENT: Final = 4096  # the page size of images, at least


class Header(NamedTuple):
    """What the header says of the code: its machine (EM_*), the version of its ABI, and the flags of the machine."""

    machine: int
    abi_version: int
    flags: int


class Section(NamedTuple):
    """One section: `data` is empty for SHT_NOBITS, whose `size` bytes are zero."""

    name: str
    type: int
    flags: int
    data: bytes
    size: int
    align: int
    link: int
    info: int


class Symbol(NamedTuple):
    """One symbol: `section` is an index into `ObjectFile.sections`, or SHN_UNDEF, SHN_ABS, SHN_COMMON."""

    name: str
    bind: int
    type: int
    other: int
    section: int
    value: int
    size: int

    @property
    def visibility(self) -> int:
        return self.other & 3


class Reloc(NamedTuple):
    """One relocation of a section: at `offset`, of the machine's `type`, against symbol number `symbol`."""

    offset: int
    type: int
    symbol: int
    addend: int


@dataclass(frozen=True, slots=True)
class ObjectFile:
    """A relocatable object; `relocs` are by the number of the section that they change."""

    label: str
    machine: int
    sections: tuple[Section, ...]
    symbols: tuple[Symbol, ...]
    relocs: dict[int, tuple[Reloc, ...]]
    comdats: tuple[str, ...]  # signatures of its COMDAT groups


def read_object(data: bytes, label: str) -> ObjectFile:
    """Read a relocatable ELF64 object; `label` names it in messages. FormatError where the bytes are not one."""
    reader = _Reader(data, label)
    machine = reader.header().machine
    sections = reader.sections()
    tables = [index for index, section in enumerate(sections) if section.type == SHT_SYMTAB]
    if len(tables) > 1:
        reader.fail("it has more than one symbol table")
    symbols = reader.symbols(sections, tables[0]) if tables else ()
    relocs: dict[int, tuple[Reloc, ...]] = {}
    for section in sections:
        if section.type == SHT_RELA:
            if not 0 < section.info < len(sections) or section.info in relocs:
                reader.fail(f"section {section.name!r} relocates section number {section.info}")
            relocs[section.info] = reader.relocs(section, sections[section.info], len(symbols))
        elif section.type in (SHT_REL, SHT_SYMTAB_SHNDX):
            reader.fail(f"section {section.name!r} is of type {section.type}, which is not supported")
    return ObjectFile(label, machine, sections, symbols, relocs, reader.comdats(sections, symbols))


def read_header(data: bytes) -> Header:
    """What the header of any ELF64 file says of its code."""
    return _Reader(data).header(relocatable=False)


def read_sections(data: bytes) -> tuple[Section, ...]:
    """The sections of any ELF64 file, such as a linked image for a GPU."""
    return _Reader(data).sections(relocatable=False)


def exported(sections: tuple[Section, ...]) -> tuple[str, ...]:
    """The names that a linked image defines for others."""
    return tuple(name for name, section in _dynamic_symbols(sections) if section != SHN_UNDEF)


def imported(sections: tuple[Section, ...]) -> tuple[str, ...]:
    """The names that a linked image takes from others."""
    return tuple(name for name, section in _dynamic_symbols(sections) if section == SHN_UNDEF and name)


def needed(sections: tuple[Section, ...]) -> tuple[str, ...]:
    """The libraries that a linked image names."""
    reader = _Reader(b"")
    tables = [(sections[each.link].data, reader.rows(each, _DYN)) for each in sections if each.type == SHT_DYNAMIC]
    return tuple(
        reader.text(names, value, "a library that is needed")
        for names, rows in tables
        for tag, value in rows
        if tag == _DT_NEEDED
    )


def _dynamic_symbols(sections: tuple[Section, ...]) -> Iterator[tuple[str, int]]:
    """The name and the section of each."""
    reader = _Reader(b"")
    for table in (section for section in sections if section.type == SHT_DYNSYM):
        for number, (name, _, _, section, _, _) in enumerate(reader.rows(table, _SYM)):
            yield reader.text(sections[table.link].data, name, f"symbol {number}"), section


def code_size(sections: tuple[Section, ...]) -> int:
    """How many bytes of instructions the sections hold."""
    return sum(section.size for section in sections if section.flags & SHF_EXECINSTR)


class _Reader:
    """The bytes of one file, read only within their bounds."""

    def __init__(self, data: bytes, label: str = "") -> None:
        self.data = data
        self.label = label

    def fail(self, reason: str) -> NoReturn:
        raise FormatError(f"{self.label}: {reason}" if self.label else reason)

    def slice(self, offset: int, size: int, what: str) -> bytes:
        if offset + size > len(self.data):
            self.fail(f"{what} ends at byte {offset + size}, but the file has {len(self.data)}")
        return self.data[offset : offset + size]

    def text(self, table: bytes, offset: int, what: str) -> str:
        end = table.find(b"\0", offset)
        if end < 0:
            self.fail(f"{what} has no name")
        try:
            return table[offset:end].decode()
        except UnicodeDecodeError:
            self.fail(f"the name of {what} is not UTF-8")

    def fields(self, relocatable: bool) -> tuple[Any, ...]:
        fields = _EHDR.unpack(self.slice(0, _EHDR.size, "the header"))
        ident, type_, _, version, *_ = fields
        if ident[:7] != b"\x7fELF\x02\x01\x01" or (relocatable and (type_ != 1 or version != 1)):
            self.fail(f"it is not a {'relocatable ' if relocatable else ''}little-endian ELF64 file")
        return fields

    def header(self, relocatable: bool = True) -> Header:
        ident, _, machine, _, _, _, _, flags, *_ = self.fields(relocatable)
        return Header(machine, ident[8], flags)

    def sections(self, relocatable: bool = True) -> tuple[Section, ...]:
        *_, shoff, _, _, _, _, shentsize, shnum, shstrndx = self.fields(relocatable)
        if shentsize != _SHDR.size or not 0 < shnum < SHN_LORESERVE or shstrndx >= shnum:
            self.fail("its section headers are malformed")
        table = self.slice(shoff, shnum * _SHDR.size, "the table of section headers")
        headers = list(_SHDR.iter_unpack(table))
        names = self.content(headers[shstrndx], "the table of section names")
        sections = []
        for number, header in enumerate(headers):
            name = self.text(names, header[0], f"section {number}")
            _, type_, flags, _, _, size, link, info, align, _ = header
            if align & (align - 1) or align > _LARGEST_ALIGNMENT:
                self.fail(f"section {name!r} has alignment {align}")
            if size > _LARGEST_SECTION or link >= shnum:
                self.fail(f"the header of section {name!r} is malformed")
            data = self.content(header, f"section {name!r}")
            sections.append(Section(name, type_, flags, data, size, max(align, 1), link, info))
        return tuple(sections)

    def content(self, header: tuple[int, ...], what: str) -> bytes:
        if header[1] in (0, SHT_NOBITS):
            return b""
        return self.slice(header[4], header[5], what)

    def rows(self, section: Section, row: struct.Struct) -> list[tuple[int, ...]]:
        if len(section.data) % row.size:
            self.fail(f"section {section.name!r} ends in the middle of an entry")
        return list(row.iter_unpack(section.data))

    def symbols(self, sections: tuple[Section, ...], table: int) -> tuple[Symbol, ...]:
        names = sections[sections[table].link].data
        symbols = []
        for number, (name, info, other, section, value, size) in enumerate(self.rows(sections[table], _SYM)):
            text = self.text(names, name, f"symbol {number}")
            symbol = Symbol(text, info >> 4, info & 15, other, section, value, size)
            if symbol.bind not in (STB_LOCAL, STB_GLOBAL, STB_WEAK):
                self.fail(f"symbol {text!r} has binding {symbol.bind}, which is not supported")
            outside = section >= len(sections) or value > sections[section].size
            if outside and section not in (SHN_UNDEF, SHN_ABS, SHN_COMMON):
                self.fail(f"symbol {text!r} lies outside its section")
            symbols.append(symbol)
        return tuple(symbols)

    def relocs(self, section: Section, target: Section, symbols: int) -> tuple[Reloc, ...]:
        relocs = []
        for offset, info, addend in self.rows(section, _RELA):
            if offset >= target.size or info >> 32 >= symbols:
                self.fail(f"section {section.name!r} holds a relocation outside its section or symbols")
            if not -(1 << 62) < addend < 1 << 62:
                self.fail(f"section {section.name!r} holds a relocation with addend {addend}")
            relocs.append(Reloc(offset, info & 0xFFFFFFFF, info >> 32, addend))
        return tuple(relocs)

    def comdats(self, sections: tuple[Section, ...], symbols: tuple[Symbol, ...]) -> tuple[str, ...]:
        signatures = []
        for section in sections:
            if section.type == SHT_GROUP:
                if len(section.data) < 4 or section.info >= len(symbols):
                    self.fail(f"section group {section.name!r} is malformed")
                if int.from_bytes(section.data[:4], "little") & GRP_COMDAT:
                    signatures.append(symbols[section.info].name)
        return tuple(signatures)
