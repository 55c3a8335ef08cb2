"""A linker: relocatable ELF64 objects in, one shared library out. Its output is a function of its input bytes.

It links what the CPU emitter and the support library are made of, for x86-64 and aarch64: code and data that is
position-independent and has no thread-local storage and no constructors. Symbols and debug sections are kept, relocated, so
debuggers and profilers see functions and source lines. Symbols that are not exported bind inside the library. Imports are
bound when the library is loaded, without a symbol version: the loader takes the oldest one that the system's library offers.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias, Union

from tack_runtime.errors import InternalError, ToolchainError
from tackc.toolchains import elf_frames
from tackc.toolchains import elf_reader as elf
from tackc.toolchains.elf_image import (
    SHT_DYNAMIC,
    SHT_DYNSYM,
    SHT_HASH,
    Output,
    StringTable,
    align_up,
    assign,
    hash_table,
    symbol_entry,
    write,
)
from tackc.toolchains.elf_machine import MACHINES, Machine, Relocation, relocated
from tackc.toolchains.formats import FormatError, made_here

Exports: TypeAlias = Union[Callable[[str], bool], Iterable[str]]
Key: TypeAlias = Union[str, tuple[int, int]]  # an imported symbol, or (object, symbol) where it is defined

_FOLDED: Final = (".text", ".rodata", ".data.rel.ro", ".data", ".bss")  # .text.f goes into .text, and so on
_CONSTRUCTORS: Final = (".init_array", ".fini_array", ".preinit_array", ".ctors", ".dtors")
_METADATA: Final = frozenset({elf.SHT_SYMTAB, elf.SHT_STRTAB, elf.SHT_RELA, elf.SHT_NOTE, elf.SHT_GROUP, 0})
_SHT_LLVM: Final = range(0x6FFF4C00, 0x6FFF4D00)  # LLVM's own section types: hints for other linkers
_ALLOCATED: Final = elf.SHF_ALLOC | elf.SHF_WRITE | elf.SHF_EXECINSTR


def link(objects: Sequence[bytes], *, exports: Exports, needed: Sequence[str], name: str = "", stays: bool = False) -> bytes:
    """Link relocatable objects into a shared library.

    `exports` are the names of the dynamic symbols, or a predicate on the names that the objects define; `needed` the libraries
    that the loader searches for undefined symbols ("libm.so.6"). `name` is what programs that are linked with the library ask
    the loader for; `stays`: a process keeps it once loaded, since threads of its own may run its code. ToolchainError: two
    objects define one name, or an export is not defined. InternalError: an object is damaged, or holds what this linker does
    not know, named.
    """
    with made_here("what is to be linked"):
        return _linked(
            [elf.read_object(data, f"object {number}") for number, data in enumerate(objects, 1)], exports, needed, name, stays
        )


def _linked(objects: list[elf.ObjectFile], exports: Exports, needed: Sequence[str], name: str, stays: bool) -> bytes:
    state = _State(objects)
    _resolve(state)
    _place(state)
    exported = _exported(state, exports)
    _scan(state)
    libraries = [(1, library) for library in needed] + [(14, name)] * (name != "")  # DT_NEEDED, DT_SONAME
    outputs = _outputs(state, exported, libraries)
    assign(outputs, state.machine)
    dynamic_relocs = _relocate(state)
    _finish(state, outputs, exported, libraries, dynamic_relocs, stays)
    return write(outputs, state.machine)


@dataclass(slots=True)
class _State:
    """A link in progress. Every collection is in an order that follows from the input."""

    files: list[elf.ObjectFile]
    definitions: dict[str, tuple[int, int]] = field(default_factory=dict)  # global names
    outputs: dict[str, Output] = field(default_factory=dict)  # made of sections of the objects
    chunks: dict[tuple[int, int], tuple[Output, int]] = field(default_factory=dict)  # (object, section) -> where it lies
    imports: dict[str, int] = field(default_factory=dict)  # name -> row in .dynsym
    weak: set[str] = field(default_factory=set)
    slots: dict[Key, int] = field(default_factory=dict)  # number of a symbol's slot in .got
    stubs: dict[str, int] = field(default_factory=dict)  # number of an import's stub in .plt
    pointers: int = 0  # absolute addresses in loaded sections
    strings: StringTable = field(default_factory=StringTable)  # .dynstr
    plt: Output = field(default_factory=lambda: Output(".plt", elf.SHT_PROGBITS, elf.SHF_ALLOC | elf.SHF_EXECINSTR, 16))
    got: Output = field(default_factory=lambda: Output(".got", elf.SHT_PROGBITS, elf.SHF_ALLOC | elf.SHF_WRITE, 8, 8))

    @property
    def machine(self) -> Machine:
        return MACHINES[self.files[0].machine]

    def key(self, file: int, number: int) -> Key:
        """What a symbol of an object stands for after resolution."""
        symbol = self.files[file].symbols[number]
        if symbol.bind == elf.STB_LOCAL:
            return file, number
        return self.definitions.get(symbol.name, symbol.name)

    def address(self, key: tuple[int, int]) -> int | None:
        """The address of a defined symbol; None where its section is not in the image."""
        symbol = self.files[key[0]].symbols[key[1]]
        chunk = self.chunks.get((key[0], symbol.section))
        return None if chunk is None else chunk[0].address + chunk[1] + symbol.value


# --- symbols -------------------------------------------------------------------------------------------------------------


def _resolve(state: _State) -> None:
    """Find the one definition of every global name."""
    files = state.files
    if not files:
        raise ToolchainError("there are no objects to link")
    signatures: set[str] = set()
    for file in files:
        if file.machine not in MACHINES or file.machine != files[0].machine:
            known = ", ".join(machine.name for machine in MACHINES.values())
            raise ToolchainError(f"{file.label} is for machine {file.machine}; objects of one link are all for one of: {known}")
        for signature in file.comdats:
            if signature in signatures:
                raise InternalError(f"{file.label} repeats the COMDAT group {signature!r}, which the linker does not fold")
            signatures.add(signature)
    for number, file in enumerate(files):
        for index, symbol in enumerate(file.symbols):
            if symbol.type in (elf.STT_TLS, elf.STT_GNU_IFUNC):
                kind = "thread-local" if symbol.type == elf.STT_TLS else "an indirect function"
                raise InternalError(f"{file.label}: symbol {symbol.name!r} is {kind}, which the linker does not support")
            if symbol.bind != elf.STB_LOCAL and symbol.section != elf.SHN_UNDEF:
                _define(state, number, index)


def _define(state: _State, file: int, index: int) -> None:
    symbol = state.files[file].symbols[index]
    label = state.files[file].label
    if symbol.section >= elf.SHN_LORESERVE:
        raise InternalError(f"{label}: symbol {symbol.name!r} is common or absolute, which the linker does not support")
    other = state.definitions.get(symbol.name)
    if other is not None:
        first = state.files[other[0]].symbols[other[1]]
        if elf.STB_WEAK not in (first.bind, symbol.bind):
            raise ToolchainError(f"{state.files[other[0]].label} and {label} both define {symbol.name!r}")
        if symbol.bind == elf.STB_WEAK:
            return
    state.definitions[symbol.name] = (file, index)


def _exported(state: _State, exports: Exports) -> tuple[str, ...]:
    """The exported names, sorted."""
    visible = {
        name
        for name, (file, index) in state.definitions.items()
        if state.files[file].symbols[index].visibility in (0, 3)  # default, protected
        and (file, state.files[file].symbols[index].section) in state.chunks
    }
    if callable(exports):
        return tuple(sorted(name for name in visible if exports(name)))
    wanted = set(exports)
    if wanted - visible:
        raise ToolchainError(f"no object defines what should be exported: {', '.join(sorted(wanted - visible))}")
    return tuple(sorted(wanted))


# --- sections ------------------------------------------------------------------------------------------------------------


def _place(state: _State) -> None:
    """Lay the objects' sections into output sections, in order."""
    for number, file in enumerate(state.files):
        used = {file.symbols[reloc.symbol].section for relocs in file.relocs.values() for reloc in relocs}
        for index, section in enumerate(file.sections):
            if not _kept(file, section) or (section.size == 0 and index not in used):
                continue
            name = next((f for f in _FOLDED if section.name == f or section.name.startswith(f + ".")), section.name)
            flags = section.flags & _ALLOCATED
            output = state.outputs.get(name)
            if output is None:
                output = state.outputs[name] = Output(name, section.type, flags)
            elif output.flags != flags or output.type != section.type:
                raise InternalError(f"{file.label}: section {section.name!r} differs in kind from another of that name")
            state.chunks[number, index] = (output, _append(output, section, state.machine))


def _kept(file: elf.ObjectFile, section: elf.Section) -> bool:
    """Whether a section goes into the image; InternalError where it cannot and must."""
    allocated = bool(section.flags & elf.SHF_ALLOC)
    problem = ""
    if section.flags & elf.SHF_TLS:
        problem = "thread-local storage"
    elif section.name.startswith(_CONSTRUCTORS):
        problem = "constructors"
    elif section.flags & elf.SHF_COMPRESSED:
        problem = "compressed sections"
    elif allocated and section.flags & elf.SHF_WRITE and section.flags & elf.SHF_EXECINSTR:
        problem = "sections that are writable and executable"
    if problem:
        raise InternalError(f"{file.label}: section {section.name!r}: the linker does not support {problem}")
    if section.type in _METADATA or section.type in _SHT_LLVM or section.flags & elf.SHF_EXCLUDE:
        return False
    if not allocated and (section.size == 0 or section.type == elf.SHT_NOBITS):
        return False
    return not section.name.startswith(".note.")


def _append(output: Output, section: elf.Section, machine: Machine) -> int:
    """Add a section to its output section; the offset where it begins."""
    align = section.align
    if section.name == ".eh_frame" and output.data:
        align = 1  # a gap would read as the end of the table
    output.align = max(output.align, align)
    start = align_up(output.size, align)
    if section.type == elf.SHT_NOBITS:
        output.zeros = start + section.size
        return start
    padding = machine.padding if output.flags & elf.SHF_EXECINSTR else b"\0"
    output.data += padding * (start - len(output.data)) + section.data
    return start


# --- relocations ---------------------------------------------------------------------------------------------------------


def _rule(state: _State, file: elf.ObjectFile, section: elf.Section, reloc: elf.Reloc) -> Relocation:
    """The row of a relocation, checked as far as it can be before addresses are known."""
    rule = state.machine.relocations.get(reloc.type)
    if rule is None:
        name = state.machine.unsupported.get(reloc.type, f"{state.machine.name} relocation type {reloc.type}")
        raise InternalError(f"{file.label}: section {section.name!r} needs {name}, which the linker does not support")
    if reloc.offset + rule.width > len(section.data):
        raise FormatError(f"{file.label}: {rule.name} lies outside section {section.name!r}")
    return rule


def _relocations(state: _State) -> list[tuple[int, int, elf.Reloc, Relocation, Key]]:
    """Every relocation of a section in the image: (object, section, entry, row, symbol)."""
    found = []
    for number, file in enumerate(state.files):
        for index, relocs in sorted(file.relocs.items()):
            if (number, index) in state.chunks:
                for reloc in relocs:
                    rule = _rule(state, file, file.sections[index], reloc)
                    found.append((number, index, reloc, rule, state.key(number, reloc.symbol)))
    return found


def _scan(state: _State) -> None:
    """Find the imports, and what needs a slot, a stub or a dynamic relocation."""
    for number, index, reloc, rule, key in _relocations(state):
        section = state.files[number].sections[index]
        if not section.flags & elf.SHF_ALLOC:
            continue
        if isinstance(key, str):
            _import(state, number, reloc.symbol, rule, key)
        if rule.address == "got":
            state.slots.setdefault(key, len(state.slots))
        elif rule.address == "branch" and isinstance(key, str):
            state.stubs.setdefault(key, len(state.stubs))
            state.slots.setdefault(key, len(state.slots))
        elif rule.relative == "":
            if rule.width != 8 or not section.flags & elf.SHF_WRITE:
                raise InternalError(f"section {section.name!r} needs {rule.name}: the code is not position-independent")
            state.pointers += 1
    state.plt.data = bytearray(state.machine.stub_size * len(state.stubs))
    state.got.data = bytearray(8 * len(state.slots))


def _import(state: _State, file: int, number: int, rule: Relocation, name: str) -> None:
    symbol = state.files[file].symbols[number]
    label = state.files[file].label
    if not name or symbol.visibility not in (0, 3):
        raise ToolchainError(f"{label} refers to {name!r}, which no object defines")
    if rule.address == "symbol" and rule.relative != "":
        raise InternalError(f"{label} refers to {name!r} of another library by {rule.name}: the code is not position-independent")
    state.imports.setdefault(name, len(state.imports) + 1)
    if symbol.bind == elf.STB_WEAK:
        state.weak.add(name)


def _relocate(state: _State) -> list[tuple[int, int, int, int]]:
    """Apply all relocations; the dynamic ones, as (address, type, .dynsym row, addend)."""
    machine = state.machine
    dynamic: list[tuple[int, int, int, int]] = []
    for number, index, reloc, rule, key in _relocations(state):
        output, start = state.chunks[number, index]
        place = output.address + start + reloc.offset
        loaded = bool(output.flags & elf.SHF_ALLOC)
        value = _value(state, rule, key, loaded) + (reloc.addend if loaded or not isinstance(key, str) else 0)
        if loaded and rule.relative == "" and rule.address == "symbol":
            if isinstance(key, str):
                dynamic.append((place, machine.absolute, state.imports[key], reloc.addend))
            else:
                dynamic.append((place, machine.relative, 0, value))
            continue
        try:
            rule.encode(output.data, start + reloc.offset, relocated(rule, value, place))
        except OverflowError as error:
            raise InternalError(f"{state.files[number].label}: {rule.name} in {output.name}: {error}") from error
    for key, slot in state.slots.items():
        place = state.got.address + 8 * slot
        if isinstance(key, str):
            dynamic.append((place, machine.glob_dat, state.imports[key], 0))
        else:
            dynamic.append((place, machine.relative, 0, _defined(state, key)))
    for name, stub in state.stubs.items():
        at = machine.stub_size * stub
        code = machine.stub(state.plt.address + at, state.got.address + 8 * state.slots[name])
        state.plt.data[at : at + machine.stub_size] = code
    return sorted(dynamic, key=lambda entry: (entry[1] != machine.relative, entry))


def _value(state: _State, rule: Relocation, key: Key, loaded: bool) -> int:
    """The address that a relocation takes; debug sections see 0 for what is not in the image."""
    if not loaded:
        return 0 if isinstance(key, str) else state.address(key) or 0
    if rule.address == "got":
        return state.got.address + 8 * state.slots[key]
    if isinstance(key, str):
        return state.plt.address + state.machine.stub_size * state.stubs[key] if rule.address == "branch" else 0
    return _defined(state, key)


def _defined(state: _State, key: tuple[int, int]) -> int:
    address = state.address(key)
    if address is None:
        file = state.files[key[0]]
        raise InternalError(f"{file.label} refers to symbol {file.symbols[key[1]].name!r}, which is in no section of the image")
    return address


# --- what the loader and debuggers read ----------------------------------------------------------------------------------


def _outputs(state: _State, exported: Sequence[str], libraries: Sequence[tuple[int, str]]) -> list[Output]:
    """All sections in order of their place, with their final sizes; contents that depend on addresses come later."""
    alloc, write_ = elf.SHF_ALLOC, elf.SHF_WRITE
    rows = 1 + len(state.imports) + len(exported)
    for name in (*(library for _, library in libraries), *state.imports, *exported):
        state.strings.add(name)
    made = [
        Output(".hash", SHT_HASH, alloc, 8, 4, ".dynsym", data=bytearray(hash_table(["", *state.imports, *exported]))),
        Output(".dynsym", SHT_DYNSYM, alloc, 8, 24, ".dynstr", 1, data=bytearray(24 * rows)),
        Output(".dynstr", elf.SHT_STRTAB, alloc, data=state.strings.data),
        Output(".rela.dyn", elf.SHT_RELA, alloc, 8, 24, ".dynsym", data=bytearray(24 * (state.pointers + len(state.slots)))),
    ]
    if ".eh_frame" in state.outputs:
        frames = state.outputs[".eh_frame"].data
        made.append(Output(".eh_frame_hdr", elf.SHT_PROGBITS, alloc, 4, data=bytearray(elf_frames.size(frames))))
        frames += bytes(4)  # their end
    entries = 12 + len(libraries)
    dynamic = Output(".dynamic", SHT_DYNAMIC, alloc | write_, 8, 16, ".dynstr", data=bytearray(16 * entries))
    optional = [output for output in (state.plt, state.got) if output.data]
    unloaded = [
        Output(".symtab", elf.SHT_SYMTAB, 0, 8, 24, ".strtab", data=bytearray(24 * (1 + _symbol_count(state)))),
        Output(".strtab", elf.SHT_STRTAB, 0),
    ]
    outputs = [*made, *state.outputs.values(), *optional, dynamic, *unloaded]
    names = [output.name for output in outputs]
    if len(set(names)) != len(names):
        raise InternalError("an object holds a section with the name of one that the linker makes")
    return sorted(outputs, key=lambda output: output.rank)  # stable


def _finish(
    state: _State,
    outputs: Sequence[Output],
    exported: Sequence[str],
    libraries: Sequence[tuple[int, str]],
    dynamic_relocs: Sequence[tuple[int, int, int, int]],
    stays: bool,
) -> None:
    """Fill in the sections that hold addresses."""
    named = {output.name: output for output in outputs}
    numbers = {output.name: number for number, output in enumerate(outputs, 1)}
    strings = state.strings
    rows = [bytes(24)]
    for name in state.imports:
        bind = elf.STB_WEAK if name in state.weak else elf.STB_GLOBAL
        rows.append(symbol_entry(strings.add(name), bind << 4, 0, 0, 0, 0))
    rows += [_symbol_row(state, state.definitions[name], strings, numbers, elf.STB_GLOBAL) for name in exported]
    named[".dynsym"].data[:] = b"".join(rows)
    relocs = b"".join(struct.pack("<QQq", place, row << 32 | type_, addend) for place, type_, row, addend in dynamic_relocs)
    named[".rela.dyn"].data[:] = relocs
    entries = [
        *((tag, strings.add(library)) for tag, library in libraries),
        (4, named[".hash"].address),
        (5, named[".dynstr"].address),
        (6, named[".dynsym"].address),
        (10, len(named[".dynstr"].data)),
        (11, 24),
        (7, named[".rela.dyn"].address),
        (8, len(relocs)),
        (9, 24),
        (0x6FFFFFF9, sum(type_ == state.machine.relative for _, type_, _, _ in dynamic_relocs)),  # DT_RELACOUNT
        (30, 8),  # DT_FLAGS: DF_BIND_NOW
        (0x6FFFFFFB, 1 | 8 * stays),  # DT_FLAGS_1: DF_1_NOW, DF_1_NODELETE
        (0, 0),
    ]
    named[".dynamic"].data[:] = b"".join(struct.pack("<QQ", tag, value) for tag, value in entries)
    if ".eh_frame_hdr" in named:
        header, frames = named[".eh_frame_hdr"], named[".eh_frame"]
        header.data[:] = elf_frames.table(frames.data, frames.address, header.address)
    _write_symbols(state, named, numbers, set(exported))


def _symbol_row(state: _State, key: tuple[int, int], strings: StringTable, numbers: dict[str, int], bind: int) -> bytes:
    symbol = state.files[key[0]].symbols[key[1]]
    output, start = state.chunks[key[0], symbol.section]
    address = output.address + start + symbol.value
    return symbol_entry(
        strings.add(symbol.name), bind << 4 | symbol.type, symbol.other, numbers[output.name], address, symbol.size
    )


def _debugger_symbols(state: _State) -> list[tuple[int, int]]:
    """The symbols that .symtab tells of: those with a name and a place in the image."""
    return [
        (number, index)
        for number, file in enumerate(state.files)
        for index, symbol in enumerate(file.symbols)
        if symbol.name
        and not symbol.name.startswith(".L")  # labels of the code generator
        and symbol.type not in (elf.STT_SECTION, elf.STT_FILE)
        and (number, symbol.section) in state.chunks
    ]


def _symbol_count(state: _State) -> int:
    return len(_debugger_symbols(state)) + len(state.imports)


def _write_symbols(state: _State, named: dict[str, Output], numbers: dict[str, int], exported: set[str]) -> None:
    """Fill .symtab: what is not exported is local, and comes first as the format asks."""
    strings = StringTable()
    locals_: list[bytes] = [bytes(24)]
    globals_: list[bytes] = []
    for key in _debugger_symbols(state):
        symbol = state.files[key[0]].symbols[key[1]]
        if symbol.name in exported and state.definitions[symbol.name] == key:
            globals_.append(_symbol_row(state, key, strings, numbers, elf.STB_GLOBAL))
        else:
            locals_.append(_symbol_row(state, key, strings, numbers, elf.STB_LOCAL))
    for name in state.imports:
        globals_.append(symbol_entry(strings.add(name), elf.STB_GLOBAL << 4, 0, 0, 0, 0))
    named[".symtab"].data[:] = b"".join(locals_ + globals_)
    named[".symtab"].info = len(locals_)
    named[".strtab"].data = strings.data
