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
    """A tool that is run on a file; `reads` says of what. A line of its output with one of `doubts`: there is code that it
    does not know."""

    title: str
    reads: str
    install: str
    find: Callable[[], str | None]
    options: tuple[str, ...]
    doubts: tuple[str, ...] = ()

    def objection(self, code: bytes) -> str | None:
        """None where the tool takes the code, else what it says; where it is not installed, too, so ask `find` before."""
        path = self.find()
        if path is None:
            return f"{self.title} is not installed"
        with tempfile.TemporaryDirectory(prefix="tackc-") as folder:
            file = Path(folder) / "image"
            file.write_bytes(code)
            done = subprocess.run([path, *self.options, str(file)], capture_output=True, text=True, errors="replace")
        if done.returncode != 0:
            return (done.stderr or done.stdout).replace(str(file), "the image").strip() or f"it ends with {done.returncode}"
        doubtful = [line for line in done.stdout.splitlines() if any(doubt in line for doubt in self.doubts)]
        return " ".join(doubtful[0].split()) if doubtful else None

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


_OBJDUMP: Final = Validator(
    "llvm-objdump",
    "code objects and libraries",
    "apt-get install llvm-22",
    _first("llvm-objdump-22", "llvm-objdump"),
    ("--disassemble",),
    ("<unknown>", "\t.long "),
)
PTXAS: Final = Validator("ptxas", "PTX", ptxas.INSTALL, ptxas.path, ())
BY_KIND: Final = {
    "ptx": PTXAS,
    "cubin": Validator("nvdisasm", "cubins", "pip install nvidia-cuda-nvdisasm", _nvdisasm, ("--print-code",)),
    "hsaco": _OBJDUMP,
    "library": _OBJDUMP,
    "spirv": Validator("spirv-val", "SPIR-V", "apt-get install spirv-tools", _first("spirv-val"), ("--target-env", "opencl2.2")),
}

# What a tool says of code that it is too new or too old for, which is no fault of the code.
_STRANGE: Final = re.compile(r"is deprecated|[Uu]nsupported \.version|not defined for option 'gpu-name'|[Uu]nsupported SM")


def is_strange(objection: str) -> bool:
    """Whether a tool does not know such code, so that it says nothing about it."""
    return _STRANGE.search(objection) is not None
