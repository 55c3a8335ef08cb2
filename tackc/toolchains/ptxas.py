"""Assembling PTX as drivers will, where NVIDIA's assembler is installed: for every architecture from its own on."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tack_runtime.errors import InternalError, ToolchainError
from tackc.toolchains import processes, wheels

INSTALL: Final = "pip install 'nvidia-cuda-nvcc-cu12>=12.9,<13'"

_FILES: Final = ("nvidia/cuda_nvcc/bin/ptxas", "nvidia/cu13/bin/ptxas")


@cache
def path() -> str | None:
    """The assembler: that of a wheel, else that of the system; None where there is none."""
    for found in wheels.files(*_FILES):
        return str(found)
    return shutil.which("ptxas")


def unfit(ptx: tuple[int, int]) -> str | None:
    """None where PTX of a version of NVRTC can be assembled, else why not."""
    if path() is None:
        return f"ptxas is not installed; {INSTALL}"
    if version() < ptx:
        return f"{path()} of version {'.'.join(map(str, version()))} is older than NVRTC {'.'.join(map(str, ptx))}"
    return None


@cache
def version() -> tuple[int, int]:
    """Major and minor version; ToolchainError without an assembler."""
    found = re.search(r"release (\d+)\.(\d+)", _run("--version"))
    if found is None:
        raise ToolchainError(f"{path()} does not tell its version")
    return int(found[1]), int(found[2])


@cache
def architectures() -> tuple[int, ...]:
    """The architectures that it assembles for, as numbers (90 for sm_90), without those that are for one GPU alone."""
    return tuple(sorted({int(number) for number in re.findall(r"'sm_(\d+)'", _run("--help"))}))


def later(architecture: str) -> tuple[str, ...]:
    """The architectures that run PTX made for one: of "compute_89" sm_89, sm_90, sm_100, ..."""
    least = int(re.sub(r"\D", "", architecture))
    return tuple(f"sm_{number}" for number in architectures() if number >= least)


class Assembly(NamedTuple):
    """What the assembler says of PTX for an architecture: of registers, spills and memory, or why it refuses it."""

    architecture: str
    refused: bool
    says: str


def assemble(ptx: str, *architectures: str) -> list[str]:
    """Assemble PTX that we have made for each architecture: what the assembler says; InternalError where it refuses."""
    told = []
    for each in assemblies(ptx, architectures):
        if each.refused:
            raise InternalError(f"ptxas rejects generated code for {each.architecture}. Please report this.\n{each.says}")
        told.append(each.says)
    return told


def assemblies(ptx: str, architectures: Sequence[str]) -> Iterator[Assembly]:
    """Assemble for each architecture; ToolchainError without an assembler."""
    with tempfile.TemporaryDirectory(prefix="tackc-") as folder:
        source = Path(folder) / "kernel.ptx"
        source.write_text(ptx, encoding="utf-8")
        for architecture in architectures:
            command = [_found(), "-v", f"--gpu-name={architecture}", str(source), "-o", str(source.with_suffix(".cubin"))]
            done = processes.run(command, folder)
            yield Assembly(architecture, not done.succeeded, done.says)


def _run(option: str) -> str:
    return subprocess.run([_found(), option], capture_output=True, text=True, errors="replace").stdout


def _found() -> str:
    if (found := path()) is None:
        raise ToolchainError(f"ptxas is not installed: {INSTALL}")
    return found
