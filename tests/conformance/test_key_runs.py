"""unique and reduce_by_key on every device (Q-015, Q-018)."""

from __future__ import annotations

import numpy as np
import pytest
from key_runs import check, repeated, sample

import tack
from tack.algorithms import reduce_by_key

GROUP = 256  # lanes of a workgroup


def test_q015_on_devices(device: str) -> None:
    """Q-015, Q-018: runs that begin and end anywhere in workgroups, one that is longer than several, vectors by component."""
    keys = np.concatenate([repeated("i32", 2 * GROUP + 3), np.full(3 * GROUP, 9, np.int32), repeated("i32", 100)])
    check(keys, sample("f32", 2 * len(keys)).reshape(-1, 2), device, ("sum", "max"))
    check(keys, sample("u32", len(keys)), device, ("min",))
    for n in (0, 1):
        check(keys, sample("u32", len(keys)), device, ("min",), n)


def test_q015_refuses_other_devices(gpu: str) -> None:
    """Q-015, R-003: keys and values on different devices."""
    keys, values = np.zeros(4, np.int32), tack.zeros(4, device=gpu)
    with pytest.raises(
        ValueError, match=f"reduce_by_key: .* 'keys' on cpu, 'values' on {gpu}; pass tack\\.array\\(keys, device='{gpu}'\\)"
    ):
        reduce_by_key(keys, values)
