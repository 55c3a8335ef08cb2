"""Taking cubins apart, where NVIDIA's disassembler is installed."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from tack_runtime.errors import ToolchainError
from tackc.toolchains.validators import BY_KIND


def disassembly(cubin: bytes) -> str:
    """The instructions of a cubin, with the lines of its source where it was compiled with such. ToolchainError: there is no
    disassembler, or one that is too old for the code."""
    tool = BY_KIND["cubin"]
    path = tool.find()
    if path is None:
        raise ToolchainError(f"{tool.title} is not installed: {tool.install}")
    with tempfile.TemporaryDirectory(prefix="tackc-") as folder:
        file = Path(folder) / "image"
        file.write_bytes(cubin)
        done = subprocess.run(
            [path, "--print-code", "--print-line-info-inline", str(file)], capture_output=True, text=True, errors="replace"
        )
    if done.returncode != 0:
        raise ToolchainError(
            f"{tool.title} {tool.version()} does not read it: {done.stderr.replace(str(file), 'the image').strip()}"
        )
    return done.stdout
