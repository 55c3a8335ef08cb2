"""Simulated GPUs: drivers that run generated sources on the host (cuda_driver.cpp), and what stands in for the tools that make
binaries, whose output only real GPUs run.

Drivers are found as real ones are, by the names of their libraries.
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
from tackc.toolchains import nvrtc, ptxas

DEVICES: Final = ("opencl", "cuda", "metal")  # that kernels run on
WITH_MEMORY: Final = (*DEVICES, "hip")
ARCHITECTURES: Final = ("opencl", "cuda:sm_90", "metal")
_DRIVERS: Final = {"cuda": ("libcuda.so.1", ()), "hip": ("libamdhip64.so", ("-DTACK_HIP",))}
_FRAMEWORKS: Final = (
    "/usr/lib/libobjc.A.dylib",
    "/usr/lib/libSystem.B.dylib",
    "/System/Library/Frameworks/Metal.framework/Metal",
    "/System/Library/Frameworks/CoreGraphics.framework/CoreGraphics",
)
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
    os.environ[f"TACK_{kind.upper()}_COMPILER"] = " ".join(words)
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
def _frameworks() -> tuple[str, ...]:
    """The libraries of a simulated macOS, the Objective-C runtime first, which has what is in all of them."""
    os.environ["TACK_METAL_COMPILER"] = " ".join([host.COMPILER, *host.OPTIONS, *host.METAL, "-shared"])
    options = ["-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-Wl,--no-as-needed"]
    paths: list[str] = []
    for name in _FRAMEWORKS:
        path = str(folder() / f"{Path(name).name}.so")
        source = str(host.FOLDER / "metal_runtime.cpp")
        subprocess.run([host.COMPILER, *options, f"-Wl,-soname,{name}", "-o", path, *(paths[:1] or [source, "-ldl"])], check=True)
        paths.append(path)
    return tuple(paths)


@functools.cache
def metal() -> ctypes.CDLL:
    """The simulated Objective-C runtime, loaded with its frameworks: paths are found only where they are loaded."""
    return next(iter([ctypes.CDLL(path) for path in _frameworks()]))


def install() -> None:
    """Let this process find the simulated drivers."""
    for kind in _DRIVERS:
        driver(kind)
    metal()


def environment() -> dict[str, str]:
    """The environment of a process that finds the simulated drivers; others are to have those of the machine."""
    install()
    path = os.pathsep.join([str(folder()), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])])
    preloaded = os.pathsep.join([*_frameworks(), *filter(None, [os.environ.get("LD_PRELOAD")])])
    return {**os.environ, "LD_LIBRARY_PATH": path, "LD_PRELOAD": preloaded}


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
        patch.setattr(ptxas, "unfit", lambda version: "simulated PTX is no text to assemble")
        yield
