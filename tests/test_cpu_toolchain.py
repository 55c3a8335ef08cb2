"""The CPU toolchain: levels, the support library in every image, errors of LLVM, threads, determinism."""

from __future__ import annotations

import ctypes
import os
import re
import struct
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from cpu_run import LEVELS
from irbuild import elementwise

from tack.ops import OPS
from tack_runtime.dtypes import f32, f64
from tack_runtime.errors import InternalError
from tack_runtime.manifest import NATIVE_ABI
from tackc.compiler.elementary.table import FUNCTIONS
from tackc.emitters.llvm import emit
from tackc.toolchains import cpu
from tackc.toolchains.support_ir import UNITS
from tackc.toolchains.support_objects import FOLDER, MACHINES

TEXT = emit(elementwise(OPS["mul"], f32), "tk_made")
_MACHINES = {"x86_64": 62, "aarch64": 183}  # e_machine of ELF


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("machine", MACHINES)
def test_the_objects_of_native_code_are_those_of_its_ir(machine, unit) -> None:
    """Run `python -m tackc.toolchains.support_objects` where this fails."""
    assert (FOLDER / f"{unit}.{machine}.o").read_bytes() == cpu.compiled_native(machine, unit)


@pytest.mark.parametrize("level", cpu.LEVELS)
def test_every_level_makes_images(level) -> None:
    image = cpu.link_image([cpu.compile_object(TEXT, level)], level, prints=False)
    assert image[:4] == b"\x7fELF"
    assert struct.unpack_from("<H", image, 18)[0] == _MACHINES[cpu.LEVELS[level].triple.split("-")[0]]


def test_images_load_and_export_kernels_and_the_support_library() -> None:
    level = LEVELS[0]
    image = cpu.link_image([cpu.compile_object(TEXT, level)], level, prints=False)
    memory = os.memfd_create("image")
    os.write(memory, image)
    library = ctypes.CDLL(f"/proc/self/fd/{memory}")
    library.tack_abi.restype = ctypes.c_int64
    assert library.tack_abi() == NATIVE_ABI
    assert hasattr(library, "tk_made")
    assert hasattr(library, "tk_made_noalias")
    assert not hasattr(library, "tk_made.chunk")


@pytest.mark.parametrize("level", ["x86-64-v3", "aarch64"])
def test_images_need_no_library_of_functions(level: str, tmp_path: Path) -> None:
    """N-014: nothing that they import is a function of libm, whatever a kernel computes."""
    kernels = [
        cpu.compile_object(emit(elementwise(OPS[name], type_), f"tk_{name}_{type_}"), level)
        for name in (*FUNCTIONS, "sqrt", "floor", "floordiv", "mod")
        for type_ in (f32, f64)
    ]
    path = tmp_path / "image.so"
    path.write_bytes(cpu.link_image(kernels, level, prints=True))
    dynamic = subprocess.run(["readelf", "-dW", "--dyn-syms", path], capture_output=True, text=True, check=True).stdout
    assert re.findall(r"Shared library: \[(.*?)\]", dynamic) == ["libc.so.6"]
    imported = set(re.findall(r"UND (\w+)", dynamic))
    assert imported.isdisjoint({f"{name}{end}" for name in (*OPS, "fmod", "sincos") for end in ("", "f")})


def test_text_that_llvm_refuses_is_our_bug() -> None:
    for text in ("define void @f() {\n  ret i32 1\n}", "nonsense", "define void @f() {\n  call void @g()\n  ret void\n}"):
        with pytest.raises(InternalError, match="please report it"):
            cpu.compile_object(text, "x86-64-v2")


def test_the_same_text_gives_the_same_bytes_from_any_thread() -> None:
    wanted = cpu.compile_object(TEXT, "x86-64-v3")
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(lambda _: cpu.compile_object(TEXT, "x86-64-v3"), range(12))) == {wanted}


def test_assembly_is_text() -> None:
    assert "vmulps" in cpu.assembly(TEXT, "x86-64-v3")


FORK = """
import os, sys, threading
sys.path[:0] = sys.argv[1:]
from test_cpu_toolchain import TEXT, cpu

wanted = cpu.compile_object(TEXT, "x86-64-v2")
done = threading.Event()

def compile_on():
    while not done.is_set():
        cpu.compile_object(TEXT, "x86-64-v3")

compiling = threading.Thread(target=compile_on)
compiling.start()
for _ in range(10):
    child = os.fork()
    if child == 0:
        os._exit(0 if cpu.compile_object(TEXT, "x86-64-v2") == wanted and cpu.support_object("x86-64-v2") else 1)
    assert os.waitpid(child, 0)[1] == 0
done.set()
compiling.join()
print("fine")
"""


def test_a_child_compiles_that_was_forked_while_its_parent_did() -> None:
    """U-004"""
    here = Path(__file__).parent
    command = [sys.executable, "-W", "ignore", "-c", FORK, str(here), str(here.parent)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, "fine\n"), done.stderr
