"""saxpy as a Python function that Numba compiles."""

from __future__ import annotations

import importlib.metadata
import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import cuda

_PACKAGE = "numba-cuda" if importlib.util.find_spec("numba_cuda") else "numba"  # which had it before
TITLE = f"Numba-CUDA {importlib.metadata.version(_PACKAGE)}"

numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # of small grids


@cuda.jit(cache=True)
def saxpy(x, y, out, a):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < out.size:
        out[i] = a * x[i] + y[i]


class Saxpy:
    """The kernel, compiled by its first call; NUMBA_CACHE_DIR says where that is kept."""

    def __init__(self, folder: Path) -> None:
        self.kernel = saxpy

    def array(self, values: np.ndarray) -> Any:
        return cuda.to_device(values)

    def call(self, x: Any, y: Any, out: Any, a: float) -> Callable[[], object]:
        kernel, factor = self.kernel[-(-out.size // 256), 256], np.float32(a)
        return lambda: kernel(x, y, out, factor)

    def wait(self) -> None:
        cuda.synchronize()

    def host(self, array: Any) -> np.ndarray:
        values: np.ndarray = array.copy_to_host()
        return values
