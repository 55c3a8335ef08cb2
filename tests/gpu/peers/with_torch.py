"""saxpy as an operation of PyTorch that has been compiled ahead of time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch

TITLE = f"PyTorch {torch.__version__}"


class Saxpy:
    """`torch.add` with a factor."""

    def __init__(self, folder: Path) -> None:
        pass

    def array(self, values: np.ndarray) -> Any:
        return torch.from_numpy(values).cuda()

    def call(self, x: Any, y: Any, out: Any, a: float) -> Callable[[], object]:
        return lambda: torch.add(y, x, alpha=a, out=out)

    def wait(self) -> None:
        torch.cuda.synchronize()

    def host(self, array: Any) -> np.ndarray:
        values: np.ndarray = array.cpu().numpy()
        return values
