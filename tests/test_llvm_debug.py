"""Debug information of CPU code: instructions belong to lines of the user's Python source."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from cpu_run import SYMBOL
from irbuild import INDEX, make_kernel, vector

from tack_runtime.dtypes import f32, i64
from tack_runtime.options import Options
from tackc.compiler import ir
from tackc.emitters.llvm import emit
from tackc.toolchains import cpu, elf

HOME = ir.Loc("kernels.py", 10, 1)
LEVEL = "x86-64-v2"


def loc(line: int, file: str = "kernels.py") -> ir.Loc:
    return ir.Loc(file, line, 5)


def located_kernel() -> ir.Kernel:
    """`def k(x, out)` at line 10, its loop at 12; a line that calls a device function of another file; a sequential loop."""
    x, out = vector("x", f32), vector("out", f32)
    s, j = ir.Local("s", f32), ir.Local("j", i64)
    i = ir.Read(INDEX, loc(13))
    root = ir.Apply("sin", (ir.Load(x, (i,), loc(13)),), f32, loc(40, "functions.py"))
    turn = ir.Assign(
        s, ir.Apply("div", (ir.Read(s, loc(15)), ir.Load(x, (ir.Read(j, loc(15)),), loc(15))), f32, loc(15)), loc(15)
    )
    body = (
        ir.Assign(s, root, loc(13)),
        ir.For(j, ir.Const(0, i64), ir.Extent(x, 0, i64), ir.Const(1, i64), (turn,), loc(14)),
        ir.Store(out, (ir.Read(INDEX, loc(16)),), ir.Read(s, loc(16)), loc(16)),
    )
    kernel = make_kernel((x, out), body, axes=(ir.Axis(INDEX, 0, ("dim", "out", 0), 1),), locals=(s, j), name="k")
    parallel = ir.Parallel(kernel.loop.axes, body, loc(12))
    return ir.Kernel("k", kernel.params, kernel.locals, (), (), parallel, None, Options(), HOME)


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    code = cpu.compile_object(emit(located_kernel(), SYMBOL), LEVEL)
    path = tmp_path_factory.mktemp("image") / "kernels.so"
    path.write_bytes(elf.link([code], exports=lambda name: name.startswith(SYMBOL), needed=()))
    return path


def tool(name: str) -> str:
    """The path of a tool that CI installs; its absence is a failure of the test, not a reason to skip it."""
    path = shutil.which(name)
    assert path, f"{name} is missing: apt install binutils gdb"
    return path


def lines_of(image: Path) -> Iterator[tuple[str, int]]:
    """File and line of every instruction of the image."""
    listing = subprocess.run([tool("objdump"), "-d", "-l", image], capture_output=True, text=True, check=True).stdout
    for match in re.finditer(r"^(?:\./)?(\S+\.py):(\d+)", listing, re.MULTILINE):
        yield match[1].removeprefix("./"), int(match[2])


def test_instructions_name_their_lines(image) -> None:
    found = set(lines_of(image))
    assert {("kernels.py", 13), ("kernels.py", 15), ("kernels.py", 16)} <= found
    assert {file for file, _ in found} <= {"kernels.py", "functions.py"}
    assert {line for file, line in found if file == "kernels.py"} <= set(range(10, 17))


def test_inlined_functions_of_other_files_name_those(image) -> None:
    assert ("functions.py", 40) in set(lines_of(image))


def test_division_belongs_to_its_line(image) -> None:
    """addr2line at the address of the one scalar division."""
    listing = subprocess.run([tool("objdump"), "-d", image], capture_output=True, text=True, check=True).stdout
    addresses = re.findall(r"^\s*([0-9a-f]+):.*\bdivss\b", listing, re.MULTILINE)
    assert addresses
    for address in addresses:
        answer = subprocess.run(
            [tool("addr2line"), "-f", "-e", image, address], capture_output=True, text=True, check=True
        ).stdout
        function, place = answer.split("\n")[:2]
        assert place.split("/")[-1].split(" ")[0] == "kernels.py:15"
        assert function in (f"{SYMBOL}.chunk", f"{SYMBOL}.chunk_noalias")


def test_gdb_finds_the_function_by_its_python_name(image) -> None:
    answer = subprocess.run(
        [tool("gdb"), "-batch", "-nx", "-ex", "info line k", image], capture_output=True, text=True, check=True
    )
    assert 'Line 10 of "kernels.py"' in answer.stdout, answer.stdout + answer.stderr


def test_debug_information_names_no_folder() -> None:
    """The same source gives the same bytes in any directory."""
    text = emit(located_kernel(), SYMBOL)
    assert set(re.findall(r'directory: "([^"]*)"', text)) == {"."}


def test_strings_of_the_source_are_escaped() -> None:
    """L-024: any name, any file name."""
    odd = ir.Loc('ké"r\\n.py', 1, 1)
    i = ir.Read(INDEX, odd)
    x = vector("größe", f32)
    local = ir.Local("x y\n", f32)
    body = (ir.Assign(local, ir.Load(x, (i,), odd), odd), ir.Store(x, (i,), ir.Read(local), odd))
    kernel = ir.Kernel(
        "ядро", (x,), (INDEX, local), (), (), ir.Parallel((ir.Axis(INDEX, 0, 4, 1),), body, odd), None, Options(), odd
    )
    assert cpu.compile_object(emit(kernel, SYMBOL), LEVEL)[:4] == b"\x7fELF"


def test_code_without_locations_compiles() -> None:
    """A node without a place takes that of the one before; a kernel without any has no lines."""
    x = vector("x", f32)
    body = (ir.Store(x, (ir.Read(INDEX),), ir.Apply("floordiv", (ir.Load(x, (ir.Read(INDEX),)), ir.Const(2.0, f32)), f32)),)
    kernel = ir.Kernel("k", (x,), (INDEX,), (), (), ir.Parallel((ir.Axis(INDEX, 0, 4, 1),), body), None, Options())
    assert np.frombuffer(cpu.compile_object(emit(kernel, SYMBOL), LEVEL), np.uint8)[0] == 0x7F
