"""saxpy from a bundle."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import tack_runtime
from tack_runtime import settings

TITLE = f"tackc {tack_runtime.__version__}"

settings.set_jit("off")


class Saxpy:
    """The kernel, loaded."""

    def __init__(self, folder: Path) -> None:
        self.kernel = tack_runtime.load(folder / "probes.tackb").saxpy

    def array(self, values: np.ndarray) -> Any:
        return tack_runtime.array(values, device="cuda")

    def call(self, x: Any, y: Any, out: Any, a: float) -> Callable[[], object]:
        kernel = self.kernel
        return lambda: kernel(x, y, out, a)

    def bound(self, x: Any, y: Any, out: Any, a: float) -> Callable[[], object]:
        bound: Callable[[], object] = self.kernel.bind(x, y, out, a)
        return bound

    def wait(self) -> None:
        tack_runtime.sync()

    def host(self, array: Any) -> np.ndarray:
        values: np.ndarray = array.numpy()
        return values
