"""Tools that read binaries which others have made. No build needs them; `tackc verify` asks those that are installed."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from tackc.toolchains import ptxas, wheels


@dataclass(frozen=True, slots=True)
class Validator:
    """A tool: what it reads, how to get it, where it is. Of code and its level, `objection` is what the tool at a path says
    against it, None where it takes it; `scope` is what a sentence adds that says so."""

    title: str
    reads: str
    install: str
    find: Callable[[], str | None]
    objection: Callable[[str, bytes, str], str | None]
    scope: Callable[[str], str] = lambda level: ""

    def version(self) -> str:
        """What the tool says of its version, "" where it says none."""
        path = self.find()
        if path is None:
            return ""
        done = subprocess.run([path, "--version"], capture_output=True, text=True, errors="replace")
        found = re.search(r"\bv?(\d+\.[\d.]*\d)", done.stdout)
        return found[1] if found else ""


@cache
def _nvdisasm() -> str | None:
    for found in wheels.files("nvidia/cu13/bin/nvdisasm"):
        return str(found)
    return shutil.which("nvdisasm")


def _first(*names: str) -> Callable[[], str | None]:
    return lambda: next((path for path in map(shutil.which, names) if path is not None), None)


def _of_file(*options: str, doubts: tuple[str, ...] = ()) -> Callable[[str, bytes, str], str | None]:
    """The objection of a tool that is run on a file. A line of its output with one of `doubts`: there is code that it does not
    know."""

    def objection(path: str, code: bytes, level: str) -> str | None:
        with tempfile.TemporaryDirectory(prefix="tackc-") as folder:
            file = Path(folder) / "image"
            file.write_bytes(code)
            done = subprocess.run([path, *options, str(file)], capture_output=True, text=True, errors="replace")
        if done.returncode != 0:
            return (done.stderr or done.stdout).replace(str(file), "the image").strip() or f"it ends with {done.returncode}"
        doubtful = [line for line in done.stdout.splitlines() if any(doubt in line for doubt in doubts)]
        return " ".join(doubtful[0].split()) if doubtful else None

    return objection


def _of_ptx(path: str, code: bytes, level: str) -> str | None:
    """The objection of ptxas for the first architecture that runs PTX of a level and refuses it."""
    architectures = ptxas.later(level) or (level.replace("compute_", "sm_"),)  # ptxas says itself that it does not know one
    return next((each.says.strip() for each in ptxas.assemblies(code.decode(), architectures) if each.refused), None)


_OBJDUMP: Final = Validator(
    "llvm-objdump",
    "code objects and libraries",
    "apt-get install llvm-22",
    _first("llvm-objdump-22", "llvm-objdump"),
    _of_file("--disassemble", doubts=("<unknown>", "\t.long ")),
)
_SPIRV_VAL: Final = Validator(
    "spirv-val",
    "SPIR-V",
    "apt-get install spirv-tools",
    _first("spirv-val"),
    _of_file("--target-env", "opencl2.2"),
)
BY_KIND: Final = {
    "ptx": Validator("ptxas", "PTX", ptxas.INSTALL, ptxas.path, _of_ptx, lambda level: f" for {ptxas.later(level)[0]} and later"),
    "cubin": Validator("nvdisasm", "cubins", "pip install nvidia-cuda-nvdisasm", _nvdisasm, _of_file("--print-code")),
    "hsaco": _OBJDUMP,
    "library": _OBJDUMP,
    "spirv": _SPIRV_VAL,
}

# What a tool says of code that it is too new or too old for, which is no fault of the code.
_STRANGE: Final = re.compile(r"is deprecated|[Uu]nsupported \.version|not defined for option 'gpu-name'|[Uu]nsupported SM")


def is_strange(objection: str) -> bool:
    """Whether a tool does not know such code, so that it says nothing about it."""
    return _STRANGE.search(objection) is not None
