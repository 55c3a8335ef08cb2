"""The smallest programs that showed a fault. Each gives now what the contract says, in every way to run it.

`make fuzz` writes such programs to build/fuzz; the text comes here, with the values that follow from the contract.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from generator import running
from generator.running import Case, Plan


def left_behind(text: str, tmp_path: Path, **arguments: np.ndarray) -> dict[str, list]:
    """The arrays as the program leaves them, after it has run in every way."""
    case = Case("import tack\n" + text, arguments)
    for level in running.cpu_run.LEVELS:
        running.check(case, Plan(level=level, cost=10**6), tmp_path)
    running.check_bundle([case], tmp_path)
    return {name: array.tolist() for name, array in running.expected(case)[0].items()}


@pytest.mark.parametrize("value", ["g() * 0.1", "n * 0.1"])
def test_a_returned_integer_is_no_literal(value: str, tmp_path: Path) -> None:
    """T-012, T-013: what it meets is f32, as where the function returns it to a local."""
    text = f"""
@tack.func
def g():
    return 3

@tack.kernel
def k(x: tack.f64[:]):
    for i in range(1):
        n = g()
        x[0] = x[0] + {value}
"""
    assert left_behind(text, tmp_path, x=np.zeros(1)) == {"x": [float(np.float32(3) * np.float32(0.1))]}
