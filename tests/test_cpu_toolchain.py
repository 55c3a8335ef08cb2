"""The CPU toolchain: levels, the support library in every image, errors of LLVM, threads, determinism."""

from __future__ import annotations

import ctypes
import os
import struct
from concurrent.futures import ThreadPoolExecutor

import pytest
from cpu_run import LEVELS
from irbuild import elementwise

from tack.ops import OPS
from tack_runtime.dtypes import f32
from tack_runtime.errors import InternalError
from tackc.emitters.llvm import emit
from tackc.toolchains import cpu
from tackc.toolchains.support_asm import FOLDER, MACHINES

TEXT = emit(elementwise(OPS["mul"], f32), "tk_made")
_MACHINES = {"x86_64": 62, "aarch64": 183}  # e_machine of ELF


@pytest.mark.parametrize("machine", MACHINES)
def test_the_support_librarys_assembly_is_that_of_its_ir(machine) -> None:
    """Run `python -m tackc.toolchains.support_asm` where this fails."""
    assert (FOLDER / f"support.{machine}.s").read_text(encoding="utf-8") == cpu.support_assembly(machine)


@pytest.mark.parametrize("level", cpu.LEVELS)
def test_every_level_makes_images(level) -> None:
    image = cpu.link_image([cpu.support_object(level), cpu.compile_object(TEXT, level)], level)
    assert image[:4] == b"\x7fELF"
    assert struct.unpack_from("<H", image, 18)[0] == _MACHINES[cpu.LEVELS[level].triple.split("-")[0]]


def test_images_load_and_export_kernels_and_the_support_library() -> None:
    level = LEVELS[0]
    image = cpu.link_image([cpu.support_object(level), cpu.compile_object(TEXT, level)], level)
    memory = os.memfd_create("image")
    os.write(memory, image)
    library = ctypes.CDLL(f"/proc/self/fd/{memory}")
    library.tack_abi.restype = ctypes.c_int64
    assert library.tack_abi() == 1
    assert hasattr(library, "tk_made")
    assert hasattr(library, "tk_made_noalias")
    assert not hasattr(library, "tk_made.chunk")


def test_text_that_llvm_refuses_is_our_bug() -> None:
    for text in ("define void @f() {\n  ret i32 1\n}", "nonsense", "define void @f() {\n  call void @g()\n  ret void\n}"):
        with pytest.raises(InternalError, match="please report it"):
            cpu.compile_object(text, "x86-64-v2")


def test_the_same_text_gives_the_same_bytes_from_any_thread() -> None:
    wanted = cpu.compile_object(TEXT, "x86-64-v3")
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(lambda _: cpu.compile_object(TEXT, "x86-64-v3"), range(12))) == {wanted}


def test_optimized_ir_and_assembly_are_text() -> None:
    assert "x float>" in cpu.optimized_ir(TEXT, "x86-64-v3")
    assert "vmulps" in cpu.assembly(TEXT, "x86-64-v3")
