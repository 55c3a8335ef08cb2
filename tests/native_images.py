"""Images for the tests of the native parts: kernels written in LLVM IR, compiled with llvmlite, linked with the support code."""

from __future__ import annotations

import ctypes
import functools
import os
from collections.abc import Sequence

import llvmlite.binding as llvm

from tack_runtime.drivers.cpu_native import EXPORTS
from tackc.toolchains import support_ir
from tackc.toolchains.elf import link

TRIPLES = {"x86_64": "x86_64-unknown-linux-gnu", "aarch64": "aarch64-unknown-linux-gnu"}
CPUS = {"x86_64": "x86-64-v2", "aarch64": "generic"}


@functools.cache
def compiled(text: str, machine: str = "x86_64", reloc: str = "pic") -> bytes:
    """An object file of LLVM IR."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLES[machine])
    target_machine = target.create_target_machine(cpu=CPUS[machine], opt=2, reloc=reloc, codemodel="default")
    module = llvm.parse_assembly(text)
    module.triple = TRIPLES[machine]
    module.data_layout = str(target_machine.target_data)
    module.verify()
    return bytes(target_machine.emit_object(module))


def support_object(machine: str = "x86_64") -> bytes:
    return compiled(support_ir.text_of(machine), machine)


def image(kernels: Sequence[str], machine: str = "x86_64") -> bytes:
    """A library of kernels with the support code; kernels' symbols begin with k_."""
    objects = [compiled(text, machine) for text in kernels] + [support_object(machine)]
    needed = ["libc.so.6"]
    return link(objects, exports=lambda name: name.startswith("k_") or name in EXPORTS, needed=needed)


_open: list[int] = []  # descriptors stay open: a reused number would give the library that had it before


def load(data: bytes) -> ctypes.CDLL:
    """The library in these bytes, loaded from memory."""
    descriptor = os.memfd_create("image")
    _open.append(descriptor)
    os.write(descriptor, data)
    return ctypes.CDLL(f"/proc/self/fd/{descriptor}")


def address(library: ctypes.CDLL, name: str) -> int:
    return ctypes.cast(getattr(library, name), ctypes.c_void_p).value or 0


def loop(name: str, body: str, declarations: str = "") -> str:
    """A kernel `void name(ptr slots, i64 begin, i64 end)` whose body sees %slots and the iteration %t, and ends at %next."""
    return f"""
{declarations}
define void @{name}(ptr %slots, i64 %begin, i64 %end) {{
entry:
  %any = icmp slt i64 %begin, %end
  br i1 %any, label %body, label %done
body:
  %t = phi i64 [ %begin, %entry ], [ %t1, %next ]
{body}
  br label %next
next:
  %t1 = add i64 %t, 1
  %more = icmp slt i64 %t1, %end
  br i1 %more, label %body, label %done
done:
  ret void
}}
"""


def slot(result: str, number: int, type_: str) -> str:
    """IR that reads slot `number` into %result."""
    return f"""
  %{result}.slot = getelementptr i64, ptr %slots, i64 {number}
  %{result} = load {type_}, ptr %{result}.slot"""


def element(result: str, array: str, index: str, type_: str) -> str:
    """IR that makes %result the address of an element."""
    return f"\n  %{result} = getelementptr {type_}, ptr %{array}, i64 %{index}"


SAXPY = loop(
    "k_saxpy",
    slot("x", 2, "ptr")
    + slot("y", 3, "ptr")
    + slot("out", 4, "ptr")
    + slot("a", 5, "float")
    + element("xp", "x", "t", "float")
    + element("yp", "y", "t", "float")
    + element("op", "out", "t", "float")
    + """
  %xv = load float, ptr %xp, align 1
  %yv = load float, ptr %yp, align 1
  %m = fmul float %xv, %a
  %s = fadd float %m, %yv
  store float %s, ptr %op, align 1""",
)

# counts[t] += 1, on plain i64: a lost or doubled iteration shows.
COUNT = loop(
    "k_count",
    slot("counts", 0, "ptr")
    + element("p", "counts", "t", "i64")
    + """
  %old = load i64, ptr %p
  %new = add i64 %old, 1
  store i64 %new, ptr %p""",
)
