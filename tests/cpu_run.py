"""Running kernels on this machine's CPU from their IR, to compare with the interpreter."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from tack_runtime import expression
from tack_runtime.checks import Record
from tack_runtime.drivers.cpu_print import Output
from tack_runtime.manifest import Slot
from tackc.compiler import ir
from tackc.compiler.lanes.weights import narrows
from tackc.compiler.layout import layout
from tackc.emitters import llvm
from tackc.toolchains import cpu, elf
from tackc.toolchains.elf_reader import read_object

SYMBOL: Final = "tk_made"
_NEEDS: Final = {"x86-64-v2": "sse4_2", "x86-64-v3": "avx2", "x86-64-v4": "avx512vl"}
Arguments = Mapping[str, Any]


def machine_levels() -> list[str]:
    """The CPU levels that this machine can run, lowest first."""
    if os.uname().machine == "aarch64":
        return ["aarch64"]
    flags = Path("/proc/cpuinfo").read_text().split("flags", 1)[1].split("\n", 1)[0].split()
    return [level for level, flag in _NEEDS.items() if flag in flags]


LEVELS: Final = machine_levels()
_MADE: Final = 0  # the word of the struct tack_shared that counts private copies
_MERGE: Final = (1, 0)  # the chunk that merges them
ENTRIES: Final = ("", "_noalias")

_LIBC: Final = ctypes.CDLL(None)
_loaded: list[tuple[ctypes.CDLL, int]] = []  # with the file that each lies in


@cache
def load(text: str, level: str) -> ctypes.CDLL:  # by text: kernels that differ in the sign of a zero compare equal
    """Compile and load a module; what it needs from outside is memory and the native code, no function of libm."""
    objects = [cpu.compile_object(text, level)]
    outside = {symbol.name for symbol in read_object(objects[0], level).symbols if symbol.section == 0}
    assert all(name in ("", "memcpy", "memset", "memmove") or name.startswith("tack_") for name in outside), outside
    objects += [cpu.print_object(level)] if "@tack_print" in text else []
    objects += [cpu.support_object(level)] if "@tack_private" in text or "@tack_streams" in text else []
    image = elf.link(objects, exports=lambda name: name.startswith((SYMBOL, "tack_")), needed=("libc.so.6",))
    memory = os.memfd_create(level)  # stays open: the loader knows libraries by their paths
    os.write(memory, image)
    _loaded.append((ctypes.CDLL(f"/proc/self/fd/{memory}"), memory))
    return _loaded[-1][0]


def forget() -> None:
    """Unload all modules, for whoever loads thousands."""
    while _loaded:
        library, memory = _loaded.pop()
        _LIBC.dlclose(ctypes.c_void_p(library._handle))
        os.close(memory)
    load.cache_clear()


def compiled(kernel: ir.Kernel, level: str, width: int = 1) -> ctypes.CDLL:
    """A kernel's code for `width` iterations at a time."""
    return load(llvm.emit(kernel, SYMBOL, width, narrows=narrows(level)), level)


def counts(kernel: ir.Kernel, arguments: Arguments) -> list[int]:
    """The number of iterations along every axis (P-002)."""
    bounds = [[_evaluate(arguments, e) for e in (a.start, a.stop, a.step)] for a in kernel.loop.axes]
    return [max(0, (stop - start + step - 1) // step) for start, stop, step in bounds]


def _evaluate(arguments: Arguments, bound: expression.Expression) -> int:
    used = list(expression.leaves(bound))
    scalars = {name: int(arguments[name]) for kind, name, _ in used if kind == "scalar"}
    return expression.evaluate(bound, scalars, {name: arguments[name].shape for kind, name, _ in used if kind == "dim"})


def _packed(kernel: ir.Kernel, arguments: Arguments, record: Record, output: Output) -> np.ndarray[Any, Any]:
    types = {param.name: param.type for param in kernel.params}
    numbers = counts(kernel, arguments)
    slots = layout(kernel)
    packed = np.full(len(slots) + 1, 0xA5A5A5A5A5A5A5A5, np.uint64)  # what surrounds a narrow value must not matter
    for at, slot in enumerate(slots):
        cell = packed[at : at + 1]
        match slot:
            case Slot("start" | "step" as kind, _, axis):
                cell.view(np.int64)[0] = _evaluate(arguments, getattr(kernel.loop.axes[axis], kind))
            case Slot("count", _, axis):
                cell[0] = numbers[axis]
            case Slot("address", name, _):
                assert arguments[name].flags.c_contiguous
                cell[0] = arguments[name].ctypes.data
            case Slot("dim", name, axis):
                cell[0] = arguments[name].shape[axis]
            case Slot("scalar", name, _):
                cell.view(types[name].numpy)[0] = arguments[name]
            case Slot("output"):
                cell[0] = ctypes.addressof(output)
            case Slot("report"):
                cell[0] = ctypes.addressof(record)
    return packed


def run(
    kernel: ir.Kernel,
    arguments: Arguments,
    level: str,
    *,
    chunks: Iterable[tuple[int, int]] | None = None,
    entry: str = "_noalias",
    record: Record | None = None,
    pool: Executor | None = None,
    width: int = 1,
    made: list[int] | None = None,
    library: ctypes.CDLL | None = None,
) -> np.generic | None:
    """Run a kernel, for `width` iterations at a time, on arguments by parameter name, in these chunks of its flat range; arrays
    change in place.

    `record` receives the first failure of a checked kernel. With a pool of threads, chunks run at the same time.
    `made` receives how many sets of private copies there were. `library`: what `compiled` gave for kernel, level and width.
    """
    library = library or compiled(kernel, level, width)
    output = Output(target=1)
    packed = _packed(kernel, arguments, Record() if record is None else record, output)
    total = int(np.prod(counts(kernel, arguments), dtype=object))

    shared = (ctypes.c_int64 * 8)()

    def run_chunk(chunk: tuple[int, int]) -> None:
        begin, end = map(ctypes.c_int64, chunk)
        library[SYMBOL + entry](ctypes.c_void_p(packed.ctypes.data), begin, end, ctypes.byref(shared))

    list((pool.map if pool else map)(run_chunk, [(0, total)] if chunks is None else chunks))
    if made is not None:
        made.append(shared[_MADE])
    if shared[_MADE]:
        run_chunk(_MERGE)
    if kernel.result is None:
        return None
    out = np.zeros(2, kernel.result.value.type.numpy)
    library[SYMBOL + "_result"](ctypes.c_void_p(packed.ctypes.data), ctypes.c_void_p(out.ctypes.data))
    assert out[1] == 0
    value: np.generic = out[0]
    return value
