"""Drawn programs on every device, by calls through its driver; a fixed number of them. `make fuzz DEVICES=cuda` draws others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from generator import running
from generator.plans import callable_cases, search
from generator.running import Case, Difference
from simulators import gpus

PROGRAMS = 4  # that run
MOST = 60  # that are drawn

SMALL = """
import tack

@tack.kernel
def k(x: tack.i32[:], y: tack.{type}[:]) -> tack.i32:
    for i in range(len(x)):
        x[i] = x[i] + 3
        y[i] = y[i] * 0.5
    return x[0]
"""


@pytest.fixture(scope="module", autouse=True)
def drivers() -> Iterator[None]:
    gpus.install()
    with gpus.toolchains():
        yield


@pytest.mark.parametrize("device", gpus.DEVICES)
def test_programs_on_devices(device: str, tmp_path: Path) -> None:
    """U-001, J-002, E-014, T-011, N-001, B-001, V-005: as an evaluator of the source has it that is not the compiler's."""
    ran: list[bool] = []
    for seed in range(MOST):
        search(seed, callable_cases(), lambda case: ran.append(running.check_on(device, case, tmp_path)))
        if sum(ran) >= PROGRAMS:
            return
    raise AssertionError(f"{device} refuses {len(ran) - sum(ran)} of {len(ran)} programs")


def small(type_: str) -> Case:
    values = np.full(20, np.nan, np.float32 if type_ == "f32" else np.float64)
    return Case(SMALL.format(type=type_), {"x": np.arange(20, dtype=np.int32), "y": values})


@pytest.mark.parametrize("device", gpus.DEVICES)
def test_a_difference_is_noticed(device: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert running.check_on(device, small("f32"), tmp_path)
    assert running.check_on(device, small("f64"), tmp_path) == (device != "metal")
    meant = running.meaning.run
    monkeypatch.setattr(running.meaning, "run", lambda text, arguments: meant(text.replace("+ 3", "+ 4"), arguments))
    with pytest.raises(Difference, match=rf"{device}:\nx\[0\]: .*3.*, not .*4"):
        running.check_on(device, small("f32"), tmp_path)
