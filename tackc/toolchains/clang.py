"""Clang for GPUs: found, asked what it can do, and run on a text. Neither ROCm nor a driver is needed.

The code depends on the text, the options and clang's version alone: the text comes through a pipe, so it has no name and no
folder, and no configuration file is read.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from tack_runtime.errors import InternalError, ToolchainError

INSTALL: Final = "apt-get install clang-22 lld-22"

_OLDEST: Final = 22  # older ones make no SPIR-V that is complete, and do not know gfx1201
_NAMES: Final = (f"clang-{_OLDEST}", "clang")
_OPTIONS: Final = ("--no-default-config", "-w")


def available(machine: str, *tools: str) -> str | None:
    """None where clang compiles for a machine, such as "amdgcn", and has the tools that it calls, else what is not there."""
    if (path := _path()) is None:
        return f"clang {_OLDEST} or newer is not installed"
    if machine not in _machines(path):
        return f"{path} does not compile for {machine}"
    for name in tools:
        if tool(name) is None:
            return f"{path} finds no {name}"
    return None


def found() -> tuple[str, str]:
    """Version and path; ToolchainError where there is none."""
    if (path := _path()) is None:
        raise ToolchainError(f"clang {_OLDEST} or newer is not installed: {INSTALL}")
    version = re.search(r"clang version ([\d.]+)", _asked(path, "--version"))
    return (version[1] if version else ""), path


def tool(name: str) -> str | None:
    """The path of a tool that clang calls, such as "lld"; None where it finds none."""
    path = _asked(found()[1], f"-print-prog-name={name}").strip()
    return path if os.path.isabs(path) else None


def candidates() -> list[Path]:
    """The programs that may be clang, found without running them."""
    return [Path(path).resolve() for path in map(shutil.which, _NAMES) if path is not None]


def files(path: str) -> list[Path]:
    """The files of clang or of a tool of its: the program, and those libraries of LLVM that it is linked to."""
    linked = shutil.which("ldd")
    told = subprocess.run([linked, path], capture_output=True, text=True, errors="replace").stdout if linked else ""
    libraries = re.findall(r"^\s*lib(?:LLVM|clang|lld)\S* => (/.*) \(0x", told, re.MULTILINE)
    return [Path(each).resolve() for each in (path, *libraries)]


def compiled(text: str, options: Sequence[str], what: str) -> bytes:
    """What clang makes of generated source; `what` it is for is told where it fails.

    ToolchainError: there is no clang. InternalError, with what clang says: it rejects the source.
    """
    if (path := _path()) is None:
        raise ToolchainError(f"{what} needs clang {_OLDEST} or newer: {INSTALL}")
    with tempfile.TemporaryDirectory(prefix="tackc-") as folder:
        output = Path(folder) / "code"
        done = subprocess.run(
            [path, *_OPTIONS, *options, "-", "-o", str(output)], input=text, capture_output=True, text=True, errors="replace"
        )
        if done.returncode != 0 or not output.exists():
            raise InternalError(f"clang rejects generated code for {what}. Please report this.\n{done.stderr}")
        return output.read_bytes()


@cache
def _path() -> str | None:
    """The first clang that is new enough."""
    for name in _NAMES:
        path = shutil.which(name)
        if path is not None:
            version = re.search(r"clang version (\d+)", _asked(path, "--version"))
            if version is not None and int(version[1]) >= _OLDEST:
                return path
    return None


@cache
def _machines(path: str) -> frozenset[str]:
    return frozenset(re.findall(r"^ +(\w\S*) +- ", _asked(path, "--print-targets"), re.MULTILINE))


def _asked(path: str, question: str) -> str:
    done = subprocess.run([path, question], capture_output=True, text=True, errors="replace")
    return done.stdout
