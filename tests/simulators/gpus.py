"""Simulated GPUs: drivers that run generated sources on the host (cuda_driver.cpp), and what stands in for the tools that make
binaries, whose output only real GPUs run.

Drivers are found as real ones are, by the names of their libraries. A process whose parent called `install` finds them, too.
"""

from __future__ import annotations

import ctypes
import functools
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from simulators import host

from tack_runtime.options import PLAIN, Options
from tackc.toolchains import nvrtc

DEVICES: Final = ("opencl", "cuda", "metal")
ARCHITECTURES: Final = ("opencl", "cuda:sm_90", "metal")
_DRIVERS: Final = {"cuda": ("libcuda.so.1", ()), "hip": ("libamdhip64.so", ("-DTACK_HIP",))}
_FRAMEWORKS: Final = (
    ("libobjc.so", "/usr/lib/libobjc.A.dylib", (host.FOLDER / "metal_runtime.cpp").read_text("utf-8")),
    (
        "Metal.so",
        "/System/Library/Frameworks/Metal.framework/Metal",
        'extern "C" void *simDefaultDevice(); extern "C" void *MTLCreateSystemDefaultDevice() { return simDefaultDevice(); }',
    ),
    ("CoreGraphics.so", "/System/Library/Frameworks/CoreGraphics.framework/CoreGraphics", ""),
)  # a file, the name that it goes by, its source
_MAGIC: Final = b"TACKSIM\0"
_HEADER: Final = 32


@functools.cache
def folder() -> Path:
    """Where the simulated drivers are and what they compile; of this process and its children."""
    made = Path(tempfile.mkdtemp(prefix="simulators-", dir=os.environ["TACK_CACHE_DIR"]))
    os.environ["TACK_SIMULATOR_FOLDER"] = str(made)
    return made


@functools.cache
def driver(kind: str) -> ctypes.CDLL:
    """The simulated driver of "cuda" or "hip", loaded, so that it is found by the name of its library."""
    name, options = _DRIVERS[kind]
    path = folder() / name
    shim = {"cuda": host.CUDA, "hip": host.HIP}[kind]
    words = [host.COMPILER, *host.OPTIONS, *shim, "-shared"]
    os.environ["TACK_SIMULATOR_COMPILER"] = " ".join(words)
    command = [
        host.COMPILER,
        "-std=c++17",
        "-O1",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-shared",
        "-fPIC",
        f"-Wl,-soname,{name}",
        *options,
    ]
    subprocess.run([*command, "-o", str(path), str(host.FOLDER / "cuda_driver.cpp"), "-ldl"], check=True)
    return ctypes.CDLL(str(path), mode=ctypes.RTLD_GLOBAL)


@functools.cache
def metal() -> ctypes.CDLL:
    """The simulated Objective-C runtime and its frameworks, loaded. Nothing else has their names, which are paths, so children
    load them when they start."""
    os.environ["TACK_SIMULATOR_METAL"] = " ".join([host.COMPILER, *host.OPTIONS, *host.METAL, "-shared"])
    options = ["-x", "c++", "-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
    paths: list[str] = []
    for name, path, text in _FRAMEWORKS:
        paths.append(str(folder() / name))
        command = [host.COMPILER, *options, f"-Wl,-soname,{path}", "-o", paths[-1], "-", *(f"-Wl,{each}" for each in paths[:-1])]
        subprocess.run(command, check=True, input=text, text=True)
    os.environ["LD_PRELOAD"] = os.pathsep.join(filter(None, [*paths, os.environ.get("LD_PRELOAD")]))
    return [ctypes.CDLL(path) for path in paths][0]


def install() -> None:
    """Let this process and its children find the simulated drivers."""
    driver("cuda")
    metal()
    path = [str(folder()), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
    os.environ["LD_LIBRARY_PATH"] = os.pathsep.join(path)


def image(source: str, level: str) -> bytes:
    """What a simulated driver takes for a binary."""
    return (_MAGIC + level.encode()).ljust(_HEADER, b"\0") + host.together([source]).encode()


def _compiled(source: str, arch: str, options: Options = PLAIN) -> nvrtc.Compiled:
    return nvrtc.Compiled("ptx" if arch.startswith("compute_") else "cubin", arch, image(source, arch), {})  # type: ignore[arg-type]


@contextmanager
def toolchains() -> Iterator[None]:
    """Binaries for the simulated devices, in this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(nvrtc, "compile_source", _compiled)
        patch.setattr(nvrtc, "available", lambda: None)
        yield
