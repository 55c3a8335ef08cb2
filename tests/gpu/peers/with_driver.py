"""saxpy of the same code, launched through ctypes by hand: what the driver alone takes."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path

import check_cuda
import numpy as np

TITLE = "the driver, by ctypes"


class Saxpy:
    """The kernel, loaded."""

    def __init__(self, folder: Path) -> None:
        self.driver = check_cuda.Driver()
        self.function = self.driver.function(self.driver.load((folder / "probe").read_bytes()), "probe_saxpy")
        self.counts: dict[int, int] = {}

    def array(self, values: np.ndarray) -> ctypes.c_uint64:
        address = self.driver.upload(values)
        self.counts[address.value] = len(values)
        return address

    def call(self, x: ctypes.c_uint64, y: ctypes.c_uint64, out: ctypes.c_uint64, a: float) -> Callable[[], object]:
        """Parameters are packed once."""
        count = self.counts[out.value]
        values = [ctypes.c_int64(0), ctypes.c_int64(count), x, y, out, ctypes.c_int64(count), ctypes.c_float(a)]
        held = [ctypes.create_string_buffer(bytes(value).ljust(8, b"\0"), 8) for value in values]
        pointers = (ctypes.c_void_p * len(held))(*map(ctypes.addressof, held))
        shape = [*map(ctypes.c_uint, (-(-count // 256), 1, 1, 256, 1, 1, 0))]
        launch, function = self.driver.library.cuLaunchKernel, self.function

        def queue() -> None:
            assert held  # which the pointers are to
            if launch(function, *shape, None, pointers, None):
                raise RuntimeError("cuLaunchKernel failed")

        return queue

    def copy(self, target: ctypes.c_uint64, source: ctypes.c_uint64) -> Callable[[], object]:
        size = ctypes.c_size_t(4 * self.counts[target.value])
        return lambda: self.driver.call("cuMemcpyDtoDAsync_v2", target, source, size, None)

    def wait(self) -> None:
        self.driver.wait()

    def host(self, array: ctypes.c_uint64) -> np.ndarray:
        values = np.empty(self.counts[array.value], np.float32)
        self.driver.download(array, values)
        return values
