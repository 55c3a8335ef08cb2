"""saxpy in Triton, on tensors of PyTorch."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
import triton
import triton.language as tl

TITLE = f"Triton {triton.__version__}"
BLOCK = 1024


@triton.jit
def saxpy(x, y, out, a, n, BLOCK: tl.constexpr):  # type: ignore[no-untyped-def]  # noqa: N803
    places = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = places < n
    value = a * tl.load(x + places, mask=inside) + tl.load(y + places, mask=inside)
    tl.store(out + places, value, mask=inside)


class Saxpy:
    """The kernel, compiled by its first call; TRITON_CACHE_DIR says where that is kept."""

    def __init__(self, folder: Path) -> None:
        self.kernel = saxpy

    def array(self, values: np.ndarray) -> Any:
        return torch.from_numpy(values).cuda()

    def call(self, x: Any, y: Any, out: Any, a: float) -> Callable[[], object]:
        count = out.numel()
        kernel = self.kernel[(-(-count // BLOCK),)]
        return lambda: kernel(x, y, out, a, count, BLOCK=BLOCK)

    def wait(self) -> None:
        torch.cuda.synchronize()

    def host(self, array: Any) -> np.ndarray:
        values: np.ndarray = array.cpu().numpy()
        return values
