"""Compiling the IR of the native code of images to the assembly that is checked in: `python -m tackc.toolchains.support_asm`.

Code generation for it takes longer than all else of a JIT compile, assembling it a few milliseconds. The text belongs to the
llvmlite that made it: a newer one may write it differently, and then it is made anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tackc.toolchains.cpu import native_assembly
from tackc.toolchains.support_ir import UNITS

MACHINES: Final = ("x86_64", "aarch64")
FOLDER: Final = Path(__file__).parent / "native"


def main() -> None:
    """Write the files."""
    for machine in MACHINES:
        for unit in UNITS:
            path = FOLDER / f"{unit}.{machine}.s"
            path.write_text(native_assembly(machine, unit), encoding="utf-8")
            print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
