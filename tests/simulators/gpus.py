"""Simulated GPUs: drivers that run generated sources on the host (cuda_driver.cpp, level_zero_loader.cpp), and what stands in for
the tools that make binaries, whose output only real GPUs run.

Drivers are found as real ones are, by the names of their libraries. With TACK_REAL_DEVICE=cuda nothing is simulated: tests run on
that device alone, through the machine's own driver and tools.
"""

from __future__ import annotations

import ctypes
import fcntl
import functools
import os
import struct
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from simulators import host

import tack_runtime
from tack_runtime.drivers import rtc
from tack_runtime.options import PLAIN, Options
from tackc.build import build
from tackc.request import parse_arch
from tackc.toolchains import hip, nvrtc, ptxas, spirv
from tackc.toolchains.compiled import Compiled

REAL: Final = os.environ.get("TACK_REAL_DEVICE", "")
# With memory of their own; CI promises all of them.
DEVICES: Final = (REAL,) if REAL else ("opencl", "cuda", "hip", "metal", "level_zero")
INSTALL: Final = {"opencl": "apt-get install pocl-opencl-icd ocl-icd-libopencl1"}  # the others need the tests' clang alone
_SIMULATED: Final = ("cpu", "opencl", "cuda:sm_90", "hip:gfx942", "metal", "level_zero")
_DRIVERS: Final = {
    "cuda": ("libcuda.so.1", "cuda_driver.cpp", ()),
    "hip": ("libamdhip64.so", "cuda_driver.cpp", ("-DTACK_HIP",)),
    "level_zero": ("libze_loader.so.1", "level_zero_loader.cpp", ()),
}
_FRAMEWORKS: Final = (
    "/usr/lib/libobjc.A.dylib",
    "/usr/lib/libSystem.B.dylib",
    "/System/Library/Frameworks/Metal.framework/Metal",
    "/System/Library/Frameworks/CoreGraphics.framework/CoreGraphics",
)
# Drivers take what compilers warn of; other tests compile the sources of programs without a warning.
_DRIVER_OPTIONS: Final = ("-w", "-fuse-ld=lld")
MAGIC: Final = b"TACKSIM\0"
_HEADER: Final = 32


@functools.cache
def folder() -> Path:
    """Where the simulated drivers are and what they compile: of all processes of a test run, or of this one and its children."""
    if "TACK_SIMULATOR_FOLDER" not in os.environ:
        shared = os.environ.get("TACK_TESTS_DIR")
        made = Path(shared, "simulators") if shared else Path(tempfile.mkdtemp(dir=os.environ["TACK_CACHE_DIR"]))
        made.mkdir(exist_ok=True)
        os.environ["TACK_SIMULATOR_FOLDER"] = str(made)
    return Path(os.environ["TACK_SIMULATOR_FOLDER"])


@contextmanager
def making(path: Path) -> Iterator[bool]:
    """Whether a file is to be made: by one process of a test run, while the others wait."""
    with open(f"{path}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield not path.exists()


@functools.cache
def driver(kind: str) -> ctypes.CDLL:
    """The simulated driver of a kind, loaded, so that it is found by the name of its library."""
    name, source, options = _DRIVERS[kind]
    os.environ[f"TACK_{kind.upper()}_COMPILER"] = " ".join([host.COMPILER, "-shared", *_compiler(kind)])
    _library(folder() / name, source, "-shared", f"-Wl,-soname,{name}", "-ldl", *options)
    return ctypes.CDLL(str(folder() / name), mode=ctypes.RTLD_GLOBAL)


@functools.cache
def source_compiler(kind: str) -> ctypes.CDLL:
    """The simulated NVRTC or hipRTC of a kind of device, loaded; the second is found by the name of its library, too."""
    driver(kind)
    path = source_compiler_path(kind)
    _library(path, "rtc.cpp", "-shared", f"-Wl,-soname,{path.name}", *_DRIVERS[kind][2])
    return ctypes.CDLL(str(path))


def source_compiler_path(kind: str) -> Path:
    return folder() / {"cuda": "libsimulated-nvrtc.so", "hip": "libhiprtc.so"}[kind]


def _compiler(kind: str) -> list[str]:
    """What a driver compiles kernels with."""
    if kind == "level_zero":
        builtins = folder() / "opencl_builtins.o"
        _library(builtins, "opencl_builtins.cpp", "-c")
        return [str(builtins), "-pthread", *host.OPENCL, *_DRIVER_OPTIONS]
    return [*host.OPTIONS, *_precompiled(f"{kind}_shim.h"), *_DRIVER_OPTIONS]


def _precompiled(header: str, *options: str) -> list[str]:
    """Options that include a header, which has been compiled: that takes most of the time of a small source."""
    path = folder() / f"{Path(header).name}.pch"
    with making(path) as missing:
        if missing:
            command = [host.COMPILER, *host.OPTIONS, *options, "-x", "c++-header", str(host.FOLDER / header), "-o", str(path)]
            subprocess.run(command, check=True)
    return [*options, "-include-pch", str(path)]


def _library(path: Path, source: str, *options: str) -> None:
    with making(path) as missing:
        if missing:
            command = [host.COMPILER, "-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-fPIC", *options]
            subprocess.run([*command, "-o", str(path), str(host.FOLDER / source)], check=True)


@functools.cache
def _frameworks() -> tuple[str, ...]:
    """The libraries of a simulated macOS, the Objective-C runtime first, which has what is in all of them."""
    stand_in = ["-I", str(host.FOLDER / "metal"), "-Wno-unknown-attributes"]
    compiler = [host.COMPILER, *host.OPTIONS, *_precompiled("metal/metal_stdlib", *stand_in), *_DRIVER_OPTIONS, "-shared"]
    os.environ["TACK_METAL_COMPILER"] = " ".join(compiler)
    os.environ["TACK_METAL_FAST_COMPILER"] = " ".join([host.COMPILER, *host.OPTIONS, *host.METAL, "-shared", "-ffast-math"])
    options = ["-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-Wl,--no-as-needed"]
    paths: list[str] = []
    for name in _FRAMEWORKS:
        path = folder() / f"{Path(name).name}.so"
        source = str(host.FOLDER / "metal_runtime.cpp")
        with making(path) as missing:
            if missing:
                command = [host.COMPILER, *options, f"-Wl,-soname,{name}", "-o", str(path), *(paths[:1] or [source, "-ldl"])]
                subprocess.run(command, check=True)
        paths.append(str(path))
    return tuple(paths)


@functools.cache
def metal() -> ctypes.CDLL:
    """The simulated Objective-C runtime, loaded with its frameworks: paths are found only where they are loaded."""
    return next(iter([ctypes.CDLL(path) for path in _frameworks()]))


def architectures() -> tuple[str, ...]:
    """What bundles are built for, the CPU too where tests run on it, as `--arch` has it."""
    if not REAL:
        return _SIMULATED
    found = tack_runtime.device(REAL).driver
    assert found is not None
    return (found.arch,)


def install() -> None:
    """Let this process find the simulated drivers, and no real compiler of sources for them."""
    if REAL:
        return
    rtc.NVRTC_FILES = ("libnowhere.so",)  # type: ignore[misc]
    for kind in _DRIVERS:
        driver(kind)
    source_compiler("hip")
    metal()


def missing(devices: Sequence[str] = DEVICES) -> list[str]:
    """What this machine lacks of devices that CI promises, a line each: with it, tests fail, whatever they would show."""
    install()
    found = []
    for name in devices:
        try:
            tack_runtime.device(name)
        except tack_runtime.DeviceError as error:
            found.append(f"{name} is promised, and not here: {INSTALL.get(name, host.INSTALL)}\n{error}")
    return found


def environment() -> dict[str, str]:
    """The environment of a process that finds the simulated drivers; others are to have those of the machine."""
    if REAL:
        return dict(os.environ)
    install()
    path = os.pathsep.join([str(folder()), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])])
    preloaded = os.pathsep.join([*_frameworks(), *filter(None, [os.environ.get("LD_PRELOAD")])])
    return {**os.environ, "LD_LIBRARY_PATH": path, "LD_PRELOAD": preloaded}


def image(source: str, level: str) -> bytes:
    """What a simulated driver takes for a binary."""
    return (MAGIC + level.encode()).ljust(_HEADER, b"\0") + host.together([source]).encode()


def _compiled(source: str, arch: str, options: Options = PLAIN) -> nvrtc.Compiled:
    return nvrtc.Compiled("ptx" if arch.startswith("compute_") else "cubin", arch, image(source, arch), {})  # type: ignore[arg-type]


def _code_object(source: str, arch: str, options: Options = PLAIN) -> Compiled:
    return Compiled("hsaco", arch, image(source, arch), {})


_OP_SOURCE, _OP_SOURCE_CONTINUED, _OP_STRING, _OPENCL_C = 3, 2, 7, 3  # numbers of the SPIR-V specification
_MODES: Final = (15, 16)  # OpEntryPoint, OpExecutionMode: the source stands after them
_WHOLE: Final = 4 * 65000  # an instruction has less than 65536 words


def with_source(code: bytes, source: str) -> bytes:
    """A SPIR-V module that carries its source, in the place for that."""
    words = struct.unpack(f"<{len(code) // 4}I", code)
    at, place = 5, 5
    while at < len(words):
        at += words[at] >> 16
        if at < len(words) and words[at] & 0xFFFF in _MODES:
            place = at + (words[at] >> 16)
    file = words[3]
    text = source.encode()
    parts = [text[start : start + _WHOLE] for start in range(0, len(text), _WHOLE)]
    added = _instruction(_OP_STRING, [file], b"k.cl") + _instruction(_OP_SOURCE, [_OPENCL_C, 300000, file], parts[0])
    for part in parts[1:]:
        added += _instruction(_OP_SOURCE_CONTINUED, [], part)
    start = struct.pack("<5I", *words[:3], file + 1, words[4])
    return start + code[20 : 4 * place] + added + code[4 * place :]


def _instruction(number: int, operands: list[int], text: bytes) -> bytes:
    text = text.ljust(len(text) // 4 * 4 + 4, b"\0")
    head = (1 + len(operands) + len(text) // 4) << 16 | number
    return struct.pack(f"<{1 + len(operands)}I", head, *operands) + text


make_cuda, make_hip, make_spirv = nvrtc.compile_source, hip.compile_source, spirv.compile_source  # real binaries


def spirv_module(text: str) -> Compiled:
    """Real SPIR-V, which the simulated driver reads, with what it runs."""
    made = make_spirv(text)
    return replace(made, image=with_source(made.image, host.opencl_exports(text)))


def bundle(folder: Path, source: str) -> Path:
    """Kernels with code for every simulated device and for OpenCL."""
    (folder / "k.py").write_text(source)
    with toolchains():
        build([folder / "k.py"], parse_arch("cuda:sm_90,hip:gfx942,metal,level_zero,opencl"), folder / "k.tackb")
    return folder / "k.tackb"


def toolchains() -> AbstractContextManager[None]:
    """Binaries for the devices, in this process."""
    return nullcontext() if REAL else simulated_toolchains()


@contextmanager
def simulated_toolchains() -> Iterator[None]:
    """Binaries for the simulated devices, in this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(nvrtc, "compile_source", _compiled)
        patch.setattr(nvrtc, "available", lambda: None)
        patch.setattr(ptxas, "unfit", lambda version: "simulated PTX is no text to assemble")
        patch.setattr(hip, "compile_source", _code_object)
        patch.setattr(spirv, "compile_source", spirv_module)
        yield
