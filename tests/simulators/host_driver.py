"""The driver of `check_cuda.py` over a library for the host: memory is memory of the process.

    python tests/simulators/host_driver.py DIR

runs its cases.
"""

from __future__ import annotations

import ctypes
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from simulators import gpus, host


class HostDriver:
    """Runs what a library has, whatever image is loaded."""

    name, version, capability = "host", 0, (9, 0)

    def __init__(self, library: ctypes.CDLL) -> None:
        self.library = library
        self.memory: dict[int, np.ndarray] = {}

    def call(self, name: str, address: ctypes.c_uint64) -> None:
        assert name == "cuMemFree_v2"
        del self.memory[address.value]

    def load(self, image: bytes) -> ctypes.CDLL:
        assert image.startswith((b"\x7fELF", b"//", gpus.MAGIC))
        return self.library

    def function(self, module: ctypes.CDLL, symbol: str) -> Any:
        return getattr(module, f"{symbol}_launch")

    def upload(self, array: np.ndarray) -> ctypes.c_uint64:
        copy = array.copy()
        self.memory[copy.ctypes.data] = copy
        return ctypes.c_uint64(copy.ctypes.data)

    def download(self, address: ctypes.c_uint64, array: np.ndarray) -> None:
        array[...] = self.memory[address.value]

    def launch(self, function: Any, blocks: list[int], threads: list[int], values: list[Any]) -> None:
        pointers = (ctypes.c_void_p * len(values))(*(ctypes.addressof(value) for value in values))
        function((ctypes.c_uint * 3)(*blocks), (ctypes.c_uint * 3)(*threads), pointers)


def stand_in(folder: Path) -> HostDriver:
    """A driver for the cases of a folder that `prepare.py` has made."""
    sources = json.loads((folder / "sources.json").read_text(encoding="utf-8"))
    return HostDriver(host.build(sources, host.CUDA, folder))


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "gpu"))
    import check_cuda

    sys.exit(check_cuda.check(stand_in(Path(sys.argv[1])), Path(sys.argv[1])))
