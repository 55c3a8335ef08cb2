"""Metal source to Metal libraries, by Apple's tools: they exist on macOS only, and no other module calls them."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

from tack_runtime.errors import InternalError, ToolchainError
from tack_runtime.options import PLAIN, Options
from tackc.toolchains import processes
from tackc.toolchains.compiled import Compiled

INSTALL: Final = "xcodebuild -downloadComponent MetalToolchain, on macOS with Xcode"

_XCRUN: Final = ("xcrun", "-sdk", "macosx")
# Metal 3 is what the source is written in. N-011: what the kernel does not allow, the compiler must not either.
_OPTIONS: Final = ("-std=metal3.0", "-mmacosx-version-min=13.0", "-O2", "-fno-fast-math")


@cache
def available() -> str | None:
    """None where Metal libraries can be made, else what is not there."""
    if shutil.which("xcrun") is None:
        return "Apple's tools are not installed"
    if subprocess.run([*_XCRUN, "--find", "metal"], capture_output=True).returncode != 0:
        return "Apple's Metal compiler is not installed"
    return None


def version() -> str:
    """Of the compiler."""
    told = subprocess.run([*_XCRUN, "metal", "--version"], capture_output=True, text=True, errors="replace").stdout
    return told.partition("\n")[0]


def files() -> list[Path]:
    """The compiler and the linker."""
    found = [subprocess.run([*_XCRUN, "--find", tool], capture_output=True, text=True).stdout for tool in ("metal", "metallib")]
    return [Path(each.strip()).resolve() for each in found if each.strip()]


def compile_source(text: str, options: Options = PLAIN) -> Compiled:
    """The library of generated source.

    ToolchainError: there are no tools. InternalError, with what they say: they reject the source.
    """
    if (reason := available()) is not None:
        raise ToolchainError(f"Metal libraries cannot be made: {reason}; install: {INSTALL}")
    contract = f"-ffp-contract={'fast' if options.fp_contract else 'off'}"
    with tempfile.TemporaryDirectory(prefix="tackc-") as folder:
        (Path(folder) / "kernel.metal").write_text(text, encoding="utf-8")
        _run("metal", *_OPTIONS, contract, "-c", "kernel.metal", "-o", "kernel.air", folder=folder)
        _run("metallib", "kernel.air", "-o", "kernel.metallib", folder=folder)
        return Compiled("metallib", "", (Path(folder) / "kernel.metallib").read_bytes(), {})


def _run(*command: str, folder: str) -> None:
    """Run one of the tools in a folder, where names of files are the same in every build."""
    done = processes.run([*_XCRUN, *command], folder)
    if not done.succeeded:
        raise InternalError(f"{command[0]} rejects generated code. Please report this.\n{done.says}")
