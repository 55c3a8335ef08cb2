"""Texts whose lines are linked to the author's source: generated sources, LLVM IR, assembly, PTX.

The texts are those of the bundle, or are made anew from the program in it; nothing here changes what a bundle holds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from tack_runtime.errors import ToolchainError
from tack_runtime.manifest import KernelEntry, Variant
from tackc import listing
from tackc.compiler import ir, pipeline
from tackc.compiler.program import Function
from tackc.emitters import TARGETS
from tackc.inspection import Inspection
from tackc.toolchains import cpu, nvdisasm, nvrtc

Place: TypeAlias = "tuple[str, int] | None"  # a file's base name and a line of it


class Line(NamedTuple):
    """A line of a text, and where in the author's source it comes from."""

    text: str
    place: Place = None


class Linked(NamedTuple):
    """A text; `note` says what a reader has to know of it."""

    title: str
    note: str
    lines: tuple[Line, ...]


class Code(NamedTuple):
    """All that a variant became: the author's functions, generated sources, and machine code."""

    functions: tuple[Function, ...]
    sources: tuple[Linked, ...]
    machine: tuple[Linked, ...]


def code(found: Inspection, entry: KernelEntry, variant: Variant, level: str) -> Code:
    """The code of a variant, that of the CPU for a level. BundleError: this compiler refuses the kernel's program."""
    program = found.contents.program(entry)
    others = (function for key, function in sorted(program.functions.items()) if key != program.kernel)
    sources, machine = _of_the_cpu(found, entry, variant, level)
    for target in dict.fromkeys(image.target for image in variant.images if image.target in TARGETS):
        source = _source(found, entry, variant, target)
        sources.append(source)
        machine += [*_sass(variant, target, source), *_ptx(found, variant, target, source)]
    return Code((program.functions[program.kernel], *others), tuple(sources), tuple(machine))


def _of_the_cpu(found: Inspection, entry: KernelEntry, variant: Variant, level: str) -> tuple[list[Linked], list[Linked]]:
    """LLVM IR and assembly, where the variant has code for the CPU."""
    if not any(image.target == "cpu" for image in variant.images):
        return [], []
    kernel = pipeline.for_cpu(listing.lowered(found, entry, variant))
    form, text = listing.llvm_text(kernel, variant, level)
    assembly = tuple(of_assembly(cpu.assembly(text, level)))
    source = Linked("LLVM IR", f"For {level}, made anew, without debug metadata.", tuple(of_llvm(text)))
    return [source], [Linked(f"CPU {level}", f"Made anew: {form}.", assembly)]


def _source(found: Inspection, entry: KernelEntry, variant: Variant, target: str) -> Linked:
    """The generated source for a target, linked where this compiler writes it as the bundle has it."""
    image = next((image for image in variant.images if (image.target, image.kind) == (target, "source")), None)
    emitter, symbol = TARGETS[target], listing.symbol(variant)
    kernel = listing.lowered(found, entry, variant, image is not None and image.samplers)
    if image is None and emitter.capabilities.samplers("") and any(param.texture for param in kernel.params):
        kernel = listing.lowered(found, entry, variant, samplers=True)
    text, places = emitter.emit(kernel, symbol), emitter.origins(kernel, symbol)
    kept = text if image is None else found.text(image)
    if kept != text:
        note = "This version of tackc writes it differently, so that its lines cannot be linked."
        return Linked(emitter.title, note, tuple(map(Line, kept.split("\n"))))
    note = "The bundle has no source for this target: made anew." if image is None else ""
    return Linked(emitter.title, note, tuple(of_source(text, places)))


def _ptx(found: Inspection, variant: Variant, target: str, source: Linked) -> list[Linked]:
    """The PTX of a variant, made anew with line numbers where NVRTC is there."""
    image = next((image for image in variant.images if (image.target, image.kind) == (target, "ptx")), None)
    if image is None:
        return []
    title = f"PTX {image.level}"
    try:
        text = nvrtc.compile_source("\n".join(line.text for line in source.lines), image.level, variant.options, lines=True)
        version = ".".join(map(str, nvrtc.version()))
    except ToolchainError as error:
        note = f"Its lines cannot be linked: {error}"
        return [Linked(title, note, tuple(map(Line, found.text(image).splitlines())))]
    note = f"Made anew by NVRTC {version}, which gives out no registers yet."
    return [Linked(title, note, tuple(of_ptx(text.image.decode(), [line.place for line in source.lines])))]


def _sass(variant: Variant, target: str, source: Linked) -> list[Linked]:
    """The instructions of a variant for the last of its CUDA architectures, made anew with line numbers."""
    images = [image for image in variant.images if (image.target, image.kind) == (target, "cubin")]
    if not images:
        return []
    level, text = images[-1].level, "\n".join(line.text for line in source.lines)
    try:
        cubin = nvrtc.compile_source(text, level, variant.options, lines=True).image
        listed = nvdisasm.disassembly(cubin)
        version = ".".join(map(str, nvrtc.version()))
    except ToolchainError as error:
        return [Linked(f"SASS {level}", f"It cannot be shown: {error}", ())]
    note = f"Made anew by NVRTC {version}."
    return [Linked(f"SASS {level}", note, tuple(of_sass(listed, [line.place for line in source.lines])))]


# --- reading what the tools say of lines -------------------------------------------------------------------------------

_BRACES: Final = re.compile(r"\s*\}( else \{)?")
_IN_QUOTES: Final = r'"((?:[^"\\]|\\.)*)"'


def of_source(text: str, places: Sequence[ir.Loc]) -> Iterator[Line]:
    """The lines of a generated source. One that only closes a block comes from nowhere."""
    for line, loc in zip(text.removesuffix("\n").split("\n"), places, strict=True):
        yield Line(line, (loc.file, loc.line) if loc.line and not _BRACES.fullmatch(line) else None)


_DBG: Final = re.compile(r",? !dbg !(\d+)(?=$| \{$|, !llvm)")
_NODE: Final = re.compile(r"!(\d+) = (?:distinct )?!DI(\w+)\((.*)\)")


def of_llvm(text: str) -> Iterator[Line]:
    """The lines of LLVM IR as our emitter writes it, without the metadata, which says where they come from."""
    nodes = {number: (kind, fields) for number, kind, fields in _NODE.findall(text)}

    def place(number: str) -> Place:
        kind, fields = nodes[number]
        line = re.match(r"line: (\d+)", fields)
        if kind != "Location" or line is None:
            return None
        while kind != "File":
            number = re.findall(r"(?:file|scope): !(\d+)", fields)[0 if kind == "Location" else -1]
            kind, fields = nodes[number]
        name = re.match(rf"filename: {_IN_QUOTES}", fields)
        return None if name is None else (_unescaped(name[1], r"\\([0-9A-F]{2})", 16), int(line[1]))

    for line in text.splitlines():
        if line.startswith(("!", "; ModuleID")):
            continue
        number = _DBG.search(line)
        yield Line(_DBG.sub("", line), None if number is None else place(number[1]))


_LOC: Final = re.compile(r"\t\.loc\t(\d+) (\d+)")
_FILE: Final = re.compile(rf"\t\.file\t(\d+) (?:{_IN_QUOTES} )?{_IN_QUOTES}")
_HIDDEN: Final = re.compile(
    r"\t\.(loc|file|cfi_\w+|size|type|text|p2align|globl|ident|addrsig\w*)\b|\.L(tmp|func_begin|func_end|sec_end)\d*:"
)
_SECTION: Final = re.compile(r"\t(\.section|\.text|\.data|\.bss)\b")
_INSTRUCTION: Final = re.compile(r"\t[a-z]")


def of_assembly(text: str) -> Iterator[Line]:
    """The lines of what LLVM writes, without those for debuggers and linkers; instructions are linked."""
    files: dict[str, str] = {}
    place: Place = None
    hidden = False
    for line in text.splitlines():
        if named := _FILE.match(line):
            files[named[1]] = _unescaped(named[3], r"\\([0-7]{3})", 8)
        elif at := _LOC.match(line):
            place = (files[at[1]], int(at[2])) if at[2] != "0" else None
        elif line.startswith(".Lfunc_begin"):
            place = None
        if _SECTION.match(line):
            hidden = ".debug" in line or ".note" in line
        if not hidden and not _HIDDEN.match(line):
            yield Line(line, place if _INSTRUCTION.match(line) else None)


_PTX_LOC: Final = re.compile(r"\s*\.loc\s+\d+ (\d+) \d+(?:, function_name \S+, inlined_at \d+ (\d+))?")


def of_ptx(text: str, source: Sequence[Place]) -> Iterator[Line]:
    """The lines of PTX; of each is known from which line of the generated source it comes, whose places are `source`. Those of a
    helper come from where it is called."""
    callers: dict[int, int] = {}
    place: Place = None
    for line in _without_debug_sections(text):
        at = _PTX_LOC.match(line)
        if at is None:
            yield Line(line, place if re.match(r"\s+[@a-z]", line) else None)
            continue
        number = int(at[1])
        if at[2]:
            callers[number] = int(at[2])
        else:
            callers.pop(number, None)
        seen: set[int] = set()
        while number in callers and number not in seen:
            seen.add(number)
            number = callers[number]
        place = source[number - 1] if 0 < number <= len(source) else None


_SASS_LOC: Final = re.compile(r'\s*//## File ".*", line (\d+)')
_SASS: Final = re.compile(r"\s*/\*([0-9a-f]+)\*/\s+(.*?)\s*")


def of_sass(text: str, source: Sequence[Place]) -> Iterator[Line]:
    """The instructions and labels of what nvdisasm writes; the last line that it names before an instruction is the kernel's own,
    whatever is inlined there."""
    place: Place = None
    for line in text.splitlines():
        if at := _SASS_LOC.match(line):
            number = int(at[1])
            place = source[number - 1] if 0 < number <= len(source) else None
        elif instruction := _SASS.fullmatch(line):
            yield Line(f"\t{instruction[1]}  {instruction[2]}", place)
        elif re.fullmatch(r"[.$\w]+:", line):
            place = None if not line.startswith(".L") else place
            yield Line(line)


def _without_debug_sections(text: str) -> Iterable[str]:
    return text.partition("\t.file\t")[0].rstrip("\n").splitlines()


def _unescaped(text: str, escape: str, base: int) -> str:
    """A file's name, of which everything but plain ASCII is written as the numbers of its bytes."""
    data = re.sub(escape.encode(), lambda match: bytes([int(match[1], base)]), text.encode())
    return data.decode(errors="replace")
