"""Compiling the IR of the native code of images to the objects that are checked in: `python -m tackc.toolchains.support_objects`.

LLVM would take longer for them than for all else of a JIT compile, and milliseconds to assemble them from text. They belong to
the llvmlite that made them: a newer one may generate other code, and then they are made anew. Images hold the same bytes wherever
they are built.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tackc.toolchains.cpu import compiled_native
from tackc.toolchains.support_ir import UNITS

MACHINES: Final = ("x86_64", "aarch64")
FOLDER: Final = Path(__file__).parent / "native"


def main() -> None:
    """Write the files."""
    for machine in MACHINES:
        for unit in UNITS:
            path = FOLDER / f"{unit}.{machine}.o"
            path.write_bytes(compiled_native(machine, unit))
            print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
