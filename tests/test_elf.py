"""The linker: what it links loads and runs, debuggers read it, and what it cannot link it refuses by name."""

from __future__ import annotations

import ctypes
import os
import random
import re
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from native_images import SAXPY, compiled, load

from tack_runtime.errors import InternalError, ToolchainError
from tackc.toolchains.elf import link

NEEDED = ("libm.so.6", "libc.so.6")

FIRST = """
@greeting = private constant [6 x i8] c"hello\\00"
@counter = global i64 40
@zeros = internal global [1000 x i64] zeroinitializer
@table = internal constant [3 x ptr] [ptr @greeting, ptr @counter, ptr @triple]
@imported = internal global ptr @sin
@distance = constant i64 sub (i64 ptrtoint (ptr @zeros to i64), i64 ptrtoint (ptr @distance to i64))
declare i64 @triple(i64)
declare double @sin(double)
define i64 @next() {
  %old = load i64, ptr @counter
  %new = add i64 %old, 1
  store i64 %new, ptr @counter
  ret i64 %new
}
define i64 @twelve() { %r = call i64 @triple(i64 4) ret i64 %r }
define i64 @letter(i64 %i) {
  %s = load ptr, ptr @table
  %p = getelementptr i8, ptr %s, i64 %i
  %c = load i8, ptr %p
  %r = zext i8 %c to i64
  ret i64 %r
}
define i64 @accumulate(i64 %i, i64 %by) {
  %p = getelementptr i64, ptr @zeros, i64 %i
  %old = load i64, ptr %p
  %new = add i64 %old, %by
  store i64 %new, ptr %p
  ret i64 %new
}
define i64 @through_distance(i64 %i) {
  %far = load volatile i64, ptr @distance
  %zeros = getelementptr i8, ptr @distance, i64 %far
  %p = getelementptr i64, ptr %zeros, i64 %i
  %r = load i64, ptr %p
  ret i64 %r
}
define i64 @through_table(i64 %x) {
  %slot = getelementptr ptr, ptr @table, i64 2
  %f = load ptr, ptr %slot
  %r = call i64 %f(i64 %x)
  ret i64 %r
}
define double @sine(double %x) { %r = call double @sin(double %x) ret double %r }
define double @sine_through_pointer(double %x) {
  %f = load ptr, ptr @imported
  %r = call double %f(double %x)
  ret double %r
}
"""
SECOND = """
@counter = external global i64
define i64 @triple(i64 %x) { %r = mul i64 %x, 3 ret i64 %r }
define i64 @peek() { %r = load i64, ptr @counter ret i64 %r }
"""
EXPORTS = (
    *("next", "twelve", "letter", "accumulate", "through_distance", "through_table", "sine", "sine_through_pointer", "peek"),
)

COMDAT = "$f = comdat any\ndefine linkonce_odr void @f() comdat { ret void }\ndefine void @user() { call void @f() ret void }"

DEBUG = (
    SAXPY.replace(
        "define void @k_saxpy(ptr %slots, i64 %begin, i64 %end) {",
        "define void @k_saxpy(ptr %slots, i64 %begin, i64 %end) !dbg !5 {",
    )
    .replace("%m = fmul float %xv, %a", "%m = fmul float %xv, %a, !dbg !8")
    .replace("ret void", "ret void, !dbg !9")
    + """
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}
!0 = distinct !DICompileUnit(language: DW_LANG_Python, file: !1, producer: "tackc", isOptimized: true, runtimeVersion: 0,
  emissionKind: FullDebug)
!1 = !DIFile(filename: "kernels.py", directory: "/src")
!2 = !DISubroutineType(types: !{})
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 7, !"Dwarf Version", i32 4}
!5 = distinct !DISubprogram(name: "saxpy", scope: !1, file: !1, line: 10, type: !2, scopeLine: 10,
  spFlags: DISPFlagDefinition, unit: !0)
!8 = !DILocation(line: 12, column: 9, scope: !5)
!9 = !DILocation(line: 13, column: 1, scope: !5)
"""
)


def tool(name: str, package: str) -> str:
    """The path of a program that these tests need."""
    found = shutil.which(name)
    if found is None:
        pytest.fail(f"{name} is missing: apt-get install {package}")
    return found


def output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}).stdout


def int_function(library: ctypes.CDLL, name: str, *arguments: int) -> int:
    function = getattr(library, name)
    function.restype = ctypes.c_int64
    function.argtypes = [ctypes.c_int64] * len(arguments)
    return int(function(*arguments))


@pytest.fixture(scope="module")
def image() -> bytes:
    return link([compiled(FIRST), compiled(SECOND)], exports=EXPORTS, needed=NEEDED)


def test_code_and_data_of_several_objects_run(image: bytes) -> None:
    library = load(image)
    assert int_function(library, "twelve") == 12
    assert int_function(library, "through_table", 5) == 15
    assert bytes(int_function(library, "letter", i) for i in range(5)) == b"hello"
    assert [int_function(library, "accumulate", 999, by) for by in (2, 3)] == [2, 5]
    assert int_function(library, "accumulate", 0, 0) == 0
    assert int_function(library, "through_distance", 999) == 5
    assert (int_function(library, "next"), int_function(library, "peek")) == (41, 41)


def test_imports_are_bound_through_calls_and_through_pointers(image: bytes) -> None:
    library = load(image)
    for name in ("sine", "sine_through_pointer"):
        function = getattr(library, name)
        function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double]
        assert function(0.0) == 0.0
        assert abs(function(1.5707963267948966) - 1.0) < 1e-15


def test_only_exports_are_dynamic_symbols_and_all_symbols_are_in_symtab(image: bytes, tmp_path: Path) -> None:
    path = tmp_path / "image.so"
    path.write_bytes(image)
    text = output(tool("readelf", "binutils"), "--wide", "--syms", "--dyn-syms", str(path))
    rows = re.findall(r"^ *\d+: [0-9a-f]+ +\d+ (\w+) +(\w+) +\w+ +(\w+) (\w+)$", text, re.MULTILINE)
    dynamic, every = text.split("Symbol table '.symtab'")
    assert rows
    for name in EXPORTS:
        assert re.search(rf"FUNC +GLOBAL DEFAULT +\d+ {name}$", dynamic, re.MULTILINE)
    assert "triple" not in dynamic
    assert re.search(r"FUNC +LOCAL +DEFAULT +\d+ triple$", every, re.MULTILINE)
    assert re.search(r"OBJECT +LOCAL +DEFAULT +\d+ counter$", every, re.MULTILINE)
    assert re.search(r"UND sin$", dynamic, re.MULTILINE)


def test_readelf_finds_nothing_to_complain_about(image: bytes, tmp_path: Path) -> None:
    path = tmp_path / "image.so"
    path.write_bytes(image)
    done = subprocess.run(
        [tool("readelf", "binutils"), "-aW", "--debug-dump=frames", str(path)], capture_output=True, text=True, check=True
    )
    assert "warning" not in (done.stdout + done.stderr).lower()
    assert "[libm.so.6]" in done.stdout
    assert done.stdout.count("FDE") >= len(EXPORTS)


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_another_reader_finds_nothing_to_complain_about(machine: str, tmp_path: Path) -> None:
    path = tmp_path / "image.so"
    path.write_bytes(link([compiled(FIRST, machine), compiled(SECOND, machine)], exports=EXPORTS, needed=NEEDED))
    done = subprocess.run([tool("llvm-readelf-22", "llvm-22"), "--all", str(path)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"fde_count: \d+\n *entry 0 ", done.stdout)


def test_the_loader_binds_all_imports_at_once(image: bytes, tmp_path: Path) -> None:
    path = tmp_path / "image.so"
    path.write_bytes(image)
    text = output(tool("readelf", "binutils"), "-dW", str(path))
    assert re.search(r"\(FLAGS\) +BIND_NOW$", text, re.MULTILINE)
    assert re.search(r"\(FLAGS_1\) +Flags: NOW$", text, re.MULTILINE)


def test_no_stack_becomes_executable(image: bytes) -> None:
    assert [rights for kind, rights, *_ in segments(image) if kind == 0x6474E551] == [4 | 2]  # PT_GNU_STACK, read and write


# --- unwinding -----------------------------------------------------------------------------------------------------------

FRAMES = """
@room = internal global [64 x ptr] zeroinitializer
declare i32 @backtrace(ptr, i32)
define i64 @inner() noinline uwtable {
  %found = call i32 @backtrace(ptr @room, i32 64)
  %wide = sext i32 %found to i64
  ret i64 %wide
}
define i64 @frames() uwtable {
  %found = call i64 @inner()
  %same = add i64 %found, 0
  store volatile i64 %same, ptr @room
  ret i64 %same
}
"""


def odd_frames(machine: str) -> bytes:
    """An object whose unwind table has 20 bytes, an entry for no function: a gap behind it would read as the end of the table."""
    entry = "10 00 00 00  00 00 00 00  01 00 01 78  10 00 00 00  00 00 00 00".replace(" ", "")
    escaped = re.sub("..", lambda byte: f"\\{byte[0]}", entry)
    text = f'@odd = constant [20 x i8] c"{escaped}", section ".eh_fram_", align 8'
    data = bytearray(compiled(text, machine).replace(b".eh_fram_", b".eh_frame"))
    wanted = sections(compiled("define void @f() uwtable { ret void }", machine))[".eh_frame"]
    struct.pack_into("<I", data, sections(data)[".eh_frame"].header + 4, wanted.type)
    return bytes(data)


def unwind_entries(image: bytes) -> tuple[list[int], int]:
    """The addresses of functions that the unwind table describes, all found by its header, and the bytes behind its end."""
    found = sections(image)
    header, table = found[".eh_frame_hdr"], found[".eh_frame"]
    *encodings, distance, count = struct.unpack_from("<4BiI", image, header.offset)
    assert encodings == [1, 0x1B, 0x03, 0x3B]  # version; sdata4 from here, udata4, sdata4 from the header
    assert header.address + 4 + distance == table.address
    assert header.size == 12 + 8 * count
    rows = [struct.unpack_from("<ii", image, header.offset + 12 + 8 * number) for number in range(count)]
    functions, found_by = [], []
    at = 0
    while length := struct.unpack_from("<I", image, table.offset + at)[0]:
        (owner,) = struct.unpack_from("<I", image, table.offset + at + 4)
        if owner:  # a function: the distance of its code from here
            functions.append(table.address + at + 8 + struct.unpack_from("<i", image, table.offset + at + 8)[0])
            found_by.append((functions[-1] - header.address, table.address + at - header.address))
        at += 4 + length
    assert rows == sorted(found_by)
    return functions, table.size - at - 4


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_the_unwind_table_tells_of_every_function_and_then_ends(machine: str) -> None:
    text = "".join(f"define void @f{number}() uwtable {{ ret void }}\n" for number in range(5))
    other = text.replace("@f", "@g")
    objects = [odd_frames(machine), compiled(text, machine), compiled(other, machine)]
    image = link(objects, exports=lambda name: name != "odd", needed=[])
    functions, behind = unwind_entries(image)
    code = sections(image)[".text"]
    assert len(set(functions)) == len(functions) == 10
    assert all(code.address <= function < code.address + code.size for function in functions)
    assert behind == 0


def test_the_stack_unwinds_through_an_image() -> None:
    library = load(
        link([compiled("define void @before() uwtable { ret void }"), compiled(FRAMES)], exports=["frames"], needed=NEEDED)
    )
    assert int_function(library, "frames") > 4  # inner, frames, libffi, ctypes, the interpreter


class Section(NamedTuple):
    type: int
    header: int  # where its header lies
    offset: int
    address: int
    size: int
    info: int


def sections(data: bytes) -> dict[str, Section]:
    """The sections of an object or a library; those without a name are left out."""
    start, count, names = struct.unpack_from("<Q", data, 40)[0], *struct.unpack_from("<HH", data, 60)
    rows = [struct.unpack_from("<IIQQQQIIQQ", data, start + 64 * number) for number in range(count)]

    def name(at: int) -> str:
        begin = rows[names][4] + at
        return data[begin : data.index(b"\0", begin)].decode()

    return {
        name(row[0]): Section(row[1], start + 64 * number, row[4], row[3], row[5], row[7])
        for number, row in enumerate(rows)
        if row[0]
    }


def segments(image: bytes) -> list[tuple[int, int, int, int, int, int, int, int]]:
    count = struct.unpack_from("<H", image, 56)[0]
    return [struct.unpack_from("<IIQQQQQQ", image, 64 + 56 * number) for number in range(count)]


@pytest.mark.parametrize(("machine", "page"), [("x86_64", 0x1000), ("aarch64", 0x10000)])
def test_no_page_is_writable_and_executable(machine: str, page: int) -> None:
    image = link([compiled(FIRST, machine), compiled(SECOND, machine)], exports=EXPORTS, needed=NEEDED)
    loaded = [segment for segment in segments(image) if segment[0] == 1]
    assert [rights for _, rights, *_ in loaded] == [4, 5, 6]
    pages: set[int] = set()
    for _, _, offset, start, _, stored, size, align in loaded:
        assert align == page
        assert (start - offset) % page == 0
        assert stored <= size
        assert offset + stored <= len(image)
        mine = set(range(start // page, (start + size - 1) // page + 1))
        assert not pages & mine
        pages |= mine


def test_every_exported_name_is_found_among_many() -> None:
    names = [f"function_{number}" for number in range(300)]
    text = "".join(f"define i64 @{name}() {{ ret i64 {number} }}\n" for number, name in enumerate(names))
    library = load(link([compiled(text)], exports=lambda name: True, needed=[]))
    assert [int_function(library, name) for name in names] == list(range(300))
    assert not hasattr(library, "function_300")


def test_a_weak_import_that_nothing_defines_is_null() -> None:
    text = """
    @absent = extern_weak global i64
    define i64 @is_absent() { %r = icmp eq ptr @absent, null %w = zext i1 %r to i64 ret i64 %w }
    """
    library = load(link([compiled(text)], exports=["is_absent"], needed=[]))
    assert int_function(library, "is_absent") == 1


def test_a_strong_definition_replaces_a_weak_one() -> None:
    weak = "define weak i64 @value() { ret i64 1 }\ndefine i64 @read() { %r = call i64 @value() ret i64 %r }"
    strong = "define i64 @value() { ret i64 2 }"
    for objects in ([weak, strong], [strong, weak]):
        library = load(link([compiled(text) for text in objects], exports=["read"], needed=[]))
        assert int_function(library, "read") == 2


@pytest.mark.parametrize("others", ["", '@some = private constant [3 x i8] c"abc"\n'])
def test_the_address_of_nothing(others: str) -> None:
    """A constant without bytes may be all that its section has."""
    text = f"{others}@nothing = private constant [0 x i8] zeroinitializer\n@at = constant ptr @nothing\n"
    image = link([compiled(f"{text}define ptr @place() {{ ret ptr @nothing }}")], exports=["place", "at"], needed=NEEDED)
    assert int_function(load(image), "place") != 0


def test_debuggers_find_source_lines(tmp_path: Path) -> None:
    path = tmp_path / "debug.so"
    other = DEBUG.replace("saxpy", "other").replace("kernels.py", "others.py").replace("ine: 1", "ine: 3")
    path.write_bytes(link([compiled(DEBUG), compiled(other)], exports=["k_saxpy", "k_other"], needed=[]))
    symbols = output(tool("readelf", "binutils"), "-sW", str(path))
    for name, place in (("k_saxpy", "/src/kernels.py:10"), ("k_other", "/src/others.py:30")):
        address = next(line.split()[1] for line in symbols.splitlines() if line.endswith(f" {name}"))
        assert output(tool("addr2line", "binutils"), "-f", "-e", str(path), address).split() == [name, place]
    gdb = output(tool("gdb", "gdb"), "--batch", "-nx", "-ex", "info line k_saxpy", "-ex", "info line others.py:32", str(path))
    assert 'Line 10 of "kernels.py" starts at address' in gdb
    assert 'Line 32 of "others.py" starts at address' in gdb


def test_the_same_objects_give_the_same_bytes(image: bytes) -> None:
    code = (
        "import sys; sys.path[:0] = sys.argv[1:]\n"
        "from test_elf import *\n"
        "objects = [compiled(FIRST), compiled(SECOND)]\n"
        "sys.stdout.buffer.write(link(objects, exports=set(EXPORTS), needed=NEEDED))"
    )
    here = Path(__file__).parent
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", code, str(here), str(here.parent)], capture_output=True, check=True, env=environment
        )
        assert done.stdout == image


@pytest.mark.parametrize(
    ("texts", "error", "message"),
    [
        ([], ToolchainError, "no objects"),
        (
            ["define void @f() { ret void }", "define void @f() { ret void }"],
            ToolchainError,
            "object 1 and object 2 both define 'f'",
        ),
        (["define void @g() { ret void }"], ToolchainError, "no object defines what should be exported: f"),
        (["define hidden void @f() { ret void }"], ToolchainError, "exported: f"),
        (
            ["declare hidden void @g()\ndefine void @f() { call void @g() ret void }"],
            ToolchainError,
            "'g', which no object defines",
        ),
        (["@f = thread_local global i32 1"], InternalError, "thread-local"),
        (["@f = common global i32 0"], InternalError, "common or absolute"),
        (
            [
                "define void @f() { ret void }\n"
                "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]"
            ],
            InternalError,
            "constructors",
        ),
        (
            [COMDAT, COMDAT.replace("user", "other_user")],
            InternalError,
            "COMDAT group 'f'",
        ),
    ],
)
def test_what_cannot_be_linked_is_refused_by_name(texts: list[str], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=re.escape(message)):
        link([compiled(text) for text in texts], exports=["f"], needed=[])


def test_code_that_is_not_position_independent_is_refused() -> None:
    text = "@x = internal global [9 x i64] zeroinitializer\ndefine ptr @f() { ret ptr @x }"
    with pytest.raises(InternalError, match="R_X86_64_32: the code is not position-independent"):
        link([compiled(text, reloc="static")], exports=["f"], needed=[])


def test_objects_for_two_machines_are_refused() -> None:
    text = "define void @f() { ret void }"
    with pytest.raises(ToolchainError, match="object 2 is for machine 183"):
        link([compiled(text), compiled(text, "aarch64")], exports=["f"], needed=[])


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_an_unknown_relocation_is_refused_by_number(machine: str) -> None:
    data = bytearray(compiled(FIRST, machine))
    known = {"x86_64": (4, 2), "aarch64": (283, 275)}[machine]
    changed = 0
    for offset in range(len(data) - 24):
        place, info, addend = struct.unpack_from("<QQq", data, offset)
        if info & 0xFFFFFFFF in known and 0 < info >> 32 < 60 and place < 4096 and abs(addend) < 4096:
            struct.pack_into("<Q", data, offset + 8, info >> 32 << 32 | 999)
            changed += 1
    assert changed
    with pytest.raises(InternalError, match="relocation type 999"):
        link([bytes(data), compiled(SECOND, machine)], exports=["next"], needed=NEEDED)


@pytest.mark.parametrize(
    ("place", "byte", "message"),
    [
        (0, 3, "the entry at byte 0 of .eh_frame is malformed"),
        (0, 0, "the entry at byte 0 of .eh_frame is malformed"),
        (9, ord("y"), "does not tell how it has addresses"),
        (16, 0x0B, "does not tell how it has addresses"),  # sdata4, relative to nothing
    ],
)
def test_unwind_tables_of_another_kind_are_refused(place: int, byte: int, message: str) -> None:
    data = bytearray(compiled("define void @f() uwtable { ret void }"))
    start = sections(data)[".eh_frame"].offset
    assert data[start + 9 : start + 12] == b"zR\0"
    assert data[start + 16] == 0x1B
    data[start + place] = byte
    with pytest.raises(InternalError, match=message):
        link([bytes(data)], exports=["f"], needed=[])


def test_a_relocation_beyond_its_section_is_refused() -> None:
    good = compiled(FIRST)
    found = sections(good)
    code, relocs = found[".text"], found[".rela.text"]
    for offset, message in ((code.size - 3, "lies outside section '.text'"), (code.size, "a relocation outside its section")):
        data = bytearray(good)
        struct.pack_into("<Q", data, relocs.offset, offset)
        with pytest.raises(InternalError, match=re.escape(message)):
            link([bytes(data), compiled(SECOND)], exports=["next"], needed=NEEDED)
    data = bytearray(good)
    struct.pack_into("<Q", data, relocs.offset, code.size - 4)
    link([bytes(data), compiled(SECOND)], exports=["next"], needed=NEEDED)


def test_a_section_beyond_the_object_is_refused() -> None:
    good = compiled(FIRST)
    end = len(good)
    for name, section in sections(good).items():
        if section.type == 8:  # SHT_NOBITS has no bytes there
            continue
        data = bytearray(good)
        struct.pack_into("<Q", data, section.header + 24, end - section.size + 1)  # sh_offset
        with pytest.raises(
            InternalError, match=re.escape(f"ends at byte {end + 1}, but the file has {end}. Please report this.")
        ):
            link([bytes(data), compiled(SECOND)], exports=["next"], needed=NEEDED)
        assert name


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_a_damaged_object_is_an_error_and_never_a_crash(machine: str) -> None:
    good = compiled(DEBUG, machine)
    chance = random.Random(7)
    refused = 0
    for turn in range(1200):
        data = bytearray(good)
        if turn % 4 == 0:
            del data[chance.randrange(len(data)) :]
        for _ in range(chance.choice((1, 1, 3, 20))):
            if data:
                data[chance.randrange(len(data))] = chance.choice((0, 1, 0x7F, 0x80, 0xFF, chance.randrange(256)))
        try:
            link([bytes(data)], exports=lambda name: True, needed=[])
        except (ToolchainError, InternalError):
            refused += 1
    assert refused > 300


def test_damage_in_headers_is_an_error_and_never_a_crash() -> None:
    good = compiled(FIRST)
    chance = random.Random(8)
    start = struct.unpack_from("<Q", good, 40)[0]
    places = [*range(64), *range(start, len(good))]
    for _ in range(1500):
        data = bytearray(good)
        at = chance.choice(places)
        data[at] = chance.choice((0, 1, 2, 0x7F, 0x80, 0xFF, chance.randrange(256)))
        try:
            link([bytes(data), compiled(SECOND)], exports=lambda name: True, needed=[])
        except (ToolchainError, InternalError):
            continue
