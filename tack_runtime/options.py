"""What a kernel asks of its code, beside its program and its signature: part of every variant's identity."""

from __future__ import annotations

from typing import Final, NamedTuple

LANES: Final = (1, 4, 8, 16, 32, 64)


class Options(NamedTuple):
    """`fp_contract`: products may be fused with sums (N-011). `lanes`: how many iterations code for the CPU runs at a time, None
    where the compiler is to choose (N-018). `reassociate`: sums may be taken in another order (N-019). `fast_math`: elementary
    functions may be those of the device's vendor (N-020).

    The text of the value stands in keys.
    """

    fp_contract: bool = False
    lanes: int | None = None  # one of LANES
    reassociate: bool = False
    fast_math: bool = False


PLAIN: Final = Options()
