"""Compiling the native code of images to the LLVM IR that is checked in: `python -m tackc.toolchains.support_ir`.

Needs clang 22. Building bundles does not: it starts from the text files, so it needs no C compiler. The IR is for the
lowest CPU level of each machine, so one text serves all levels.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tack_runtime.errors import ToolchainError

FOLDER: Final = Path(__file__).parent / "native"
# What every image holds, what those of kernels that print hold besides, and what libraries for C do.
UNITS: Final = ("support", "print", "export")
CLANG: Final = "clang-22"
INSTALL: Final = "apt-get install clang-22"
TARGETS: Final[Mapping[str, tuple[str, ...]]] = {
    "x86_64": ("--target=x86_64-unknown-linux-gnu", "-march=x86-64-v2", "-mtune=generic"),
    "aarch64": ("--target=aarch64-unknown-linux-gnu", "-mno-outline-atomics"),
}
_FLAGS: Final = (
    *("-std=c11", "-O2", "-fPIC", "-ffp-contract=off", "-fno-strict-aliasing", "-fno-stack-protector"),
    *("-Wall", "-Wextra", "-Werror", "-S", "-emit-llvm", "-o", "-"),
)


def text_of(machine: str, unit: str = "support") -> str:
    """The checked-in IR of a unit for "x86_64" or "aarch64"."""
    return (FOLDER / f"{unit}.{machine}.ll").read_text(encoding="utf-8")


def compiled(machine: str, unit: str = "support") -> str:
    """The IR as clang makes it now; ToolchainError where clang is missing or refuses."""
    command = [CLANG, *TARGETS[machine], *_FLAGS, f"{unit}.c"]
    try:
        done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise ToolchainError(f"{CLANG} is not installed: {INSTALL}") from error
    if done.returncode:
        raise ToolchainError(f"{' '.join(command)} failed:\n{done.stderr}")
    return _normalized(done.stdout)


def _normalized(text: str) -> str:
    """Without the lines that name the build of clang."""
    ident = re.search(r"^!llvm\.ident = !\{(!\d+)\}\n", text, re.MULTILINE)
    if ident:
        text = text.replace(ident.group(0), "")
        text = re.sub(rf"^{ident.group(1)} = .*\n", "", text, flags=re.MULTILINE)
    return text


def main() -> None:
    """Write the files."""
    for machine in TARGETS:
        for unit in UNITS:
            path = FOLDER / f"{unit}.{machine}.ll"
            path.write_text(compiled(machine, unit), encoding="utf-8")
            print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
