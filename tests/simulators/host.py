"""Compiles generated sources for the host and launches them there, through the stand-ins beside this file."""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from launches import Arguments, Grid, metal_threads, slot_values

from tackc.compiler import ir
from tackc.compiler.layout import gpu_layout

GROUPS = re.compile(
    r"^ *(__shared__|threadgroup)\b|\b(__syncthreads|threadgroup_barrier)\b", re.MULTILINE
)  # lanes that run together
FOLDER = Path(__file__).parent
COMPILER = "clang++-22"
INSTALL = "apt-get install clang-22"
CUDA = ["-include", str(FOLDER / "cuda_shim.h")]
HIP = ["-include", str(FOLDER / "hip_shim.h")]
OPENCL = ["-x", "cl", "-cl-std=CL3.0", "-O1", "-ffp-contract=off", "-fPIC", "-D__SPIRV__", "-w"]  # as for SPIR-V
BARRIER = "__attribute__((convergent)) void tack_wait(uint line);\n#define barrier(flags) tack_wait(__LINE__)"
_IMAGES = """typedef struct { ulong handle; } tack_image_t;
typedef struct { ulong handle; } tack_sampler_t;
float4 tack_read_image(tack_image_t image, tack_sampler_t sampler, float4 at);"""
METAL = ["-I", str(FOLDER / "metal"), "-include", "metal_stdlib", "-Wno-unknown-attributes"]
OPTIONS = [
    *("-x", "c++", "-std=c++17", "-O1", "-ffp-contract=off", "-fsigned-char", "-fPIC", "-pthread"),
    *("-Wall", "-Wextra", "-Werror", "-Wno-unknown-pragmas", "-Wno-unused-function", "-Wno-unused-variable"),
    *("-Wno-unused-parameter", "-Wno-unused-but-set-variable", "-Wno-unused-const-variable"),
]


def compile_text(source: str, target: Sequence[str], output: Path | None) -> str:
    """Compile to a shared library, or only check; the compiler's complaints, "" where it has none."""
    if shutil.which(COMPILER) is None:
        raise AssertionError(f"these tests need {COMPILER}: {INSTALL}")
    what = ["-fsyntax-only"] if output is None else ["-shared", "-o", str(output)]
    return subprocess.run([COMPILER, *OPTIONS, *target, *what, "-"], input=source, text=True, capture_output=True).stderr


def together(sources: Sequence[str]) -> str:
    """Sources as one, each in a namespace of its own and with its entry points exported."""
    parts = []
    for number, source in enumerate(sources):
        entries = re.findall(r"(?:__launch_bounds__\(\d+\)\s|size\(1, \d+\)\)\)\s|^kernel void )(\w+)\(", source, re.MULTILINE)
        export = "TACK_EXPORT_GROUPS" if GROUPS.search(source) else "TACK_EXPORT"
        exports = "".join(f"{export}({entry})\n" for entry in entries)
        parts.append(f"namespace source_{number} {{\n{source}{exports}}}\n")
    return "\n".join(parts)


def opencl_exports(source: str) -> str:
    """OpenCL C with two functions more for each kernel: NAME_call(slots), and NAME_sizes(out) as those of cuda_shim.h. Its arrays
    of workgroups lie in a section of their own, and a barrier tells its line (opencl_builtins.cpp)."""
    stores: list[str] = []

    def stored(found: re.Match[str]) -> str:
        kind, name, size = found.groups()
        store = f"shared_{len(stores)}"
        stores.append(f'global {kind} {store}[{size}] __attribute__((section("tack_shared")));')
        return f"local {kind} *const {name} = (local {kind} *)(ulong){store};"

    source = re.sub(r"\blocal (\w+) (\w+)\[(\d+)\];$", stored, _without_images(source), flags=re.MULTILINE)
    first = source.find("__attribute__((reqd_work_group_size") if stores else 0
    source = "\n".join([BARRIER, source[:first], *stores, source[first:]])
    for name, parameters in re.findall(r"^kernel void\n(\w+)\((.*)\) \{$", source, re.MULTILINE):
        types = [re.sub(r"\w+$", "", parameter).strip() for parameter in parameters.split(", ")]
        values = ", ".join(f"*({type_} private *)slots[{place}]" for place, type_ in enumerate(types))
        source += f"void {name}_call(private void *private *slots) {{ {name}({values}); }}\n"
        stored = " ".join(f"out[{place}] = sizeof({type_});" for place, type_ in enumerate(types))
        source += f"uint {name}_sizes(private uint *out) {{ {stored} return {len(types)}; }}\n"
    return source


def _without_images(source: str) -> str:
    """OpenCL C whose images and samplers are handles, as no compiler for the host has them (opencl_builtins.cpp)."""
    if "image3d_t" not in source:
        return source
    names = {r"read_only image3d_t": "tack_image_t", r"sampler_t": "tack_sampler_t", "read_imagef": "tack_read_image"}
    for name, own in names.items():
        source = re.sub(rf"\b{name}\b", own, source)
    return f"{_IMAGES}\n{source}"


def build(sources: Sequence[str], target: Sequence[str], folder: Path) -> ctypes.CDLL:
    """One shared library of several sources; AssertionError with the compiler's text where it warns or fails."""
    path = folder / "kernels.so"
    complaints = compile_text(together(sources), target, path)
    assert complaints == "", complaints[:4000]
    return ctypes.CDLL(str(path))


def _pointer(value: np.ndarray | np.generic) -> int:
    return value.ctypes.data if isinstance(value, np.ndarray) else np.asarray(value).ctypes.data


def _unsigned(numbers: Sequence[int]) -> ctypes.Array[ctypes.c_uint]:
    return (ctypes.c_uint * 3)(*numbers)


def launch_cuda(library: ctypes.CDLL, symbol: str, kernel: ir.Kernel, arguments: Arguments, grid: Grid) -> None:
    """Launch as the CUDA driver does: a pointer to each parameter's value."""
    held: list[np.ndarray] = []
    for value in slot_values(kernel, arguments):
        held.append(np.array(value.ctypes.data, np.uint64) if isinstance(value, np.ndarray) else np.array(value))
    held += [np.array(grid.flat, np.int32)] if grid.flat is not None else []
    slots = (ctypes.c_void_p * len(held))(*(array.ctypes.data for array in held))
    getattr(library, f"{symbol}_launch")(_unsigned(grid.blocks), _unsigned(grid.threads), slots)


def result_cuda(library: ctypes.CDLL, symbol: str, kernel: ir.Kernel, arguments: Arguments) -> np.generic:
    """The value that the result kernel stores."""
    assert kernel.result is not None
    out = np.zeros(1, kernel.result.value.type.numpy)
    held = [
        np.array(value.ctypes.data, np.uint64) if isinstance(value, np.ndarray) else np.array(value)
        for value in slot_values(kernel, arguments)
    ]
    held.append(np.array(out.ctypes.data, np.uint64))
    slots = (ctypes.c_void_p * len(held))(*(array.ctypes.data for array in held))
    getattr(library, f"{symbol}_result_launch")(_unsigned((1, 1, 1)), _unsigned((1, 1, 1)), slots)
    return out[0]  # type: ignore[no-any-return]


def _metal_buffers(kernel: ir.Kernel, arguments: Arguments) -> tuple[list[np.ndarray], np.ndarray]:
    """What has an address, and the other slots packed in 8 bytes each."""
    arrays, packed = [], bytearray()
    for slot, value in zip(gpu_layout(kernel), slot_values(kernel, arguments), strict=True):
        if slot.kind in ("address", "report"):
            assert isinstance(value, np.ndarray)
            arrays.append(value)
        else:
            packed += value.tobytes().ljust(8, b"\xcd")
    return arrays, np.frombuffer(bytes(packed), np.uint8)


def launch_metal(library: ctypes.CDLL, symbol: str, kernel: ir.Kernel, arguments: Arguments) -> None:
    """Dispatch a grid of the loop's shape."""
    arrays, packed = _metal_buffers(kernel, arguments)
    buffers = (ctypes.c_void_p * (len(arrays) + 2))(*(_pointer(array) for array in (*arrays, packed)))
    getattr(library, f"{symbol}_launch")(_unsigned(metal_threads(kernel, arguments)), buffers)


def result_metal(library: ctypes.CDLL, symbol: str, kernel: ir.Kernel, arguments: Arguments) -> np.generic:
    """The value that the result kernel stores."""
    assert kernel.result is not None
    out = np.zeros(1, kernel.result.value.type.numpy)
    arrays, packed = _metal_buffers(kernel, arguments)
    buffers = (ctypes.c_void_p * (len(arrays) + 3))(*(_pointer(array) for array in (*arrays, out, packed)))
    getattr(library, f"{symbol}_result_launch")(_unsigned((1, 1, 1)), buffers)
    return out[0]  # type: ignore[no-any-return]
