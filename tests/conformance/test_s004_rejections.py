"""The exceptions table: what is wrong with a kernel is said at its first call and, in the same words, when it is built."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from bare import Misaligned
from conftest import build_bundle, load_source

import tack
from tack_runtime.errors import UnsupportedSyntaxError


class Rejection(NamedTuple):
    """A kernel k(x: f32[:], n: i32) that is refused, the exception of a call, and a fragment of its text."""

    title: str
    source: str
    exception: type[Exception]
    fragment: str


REJECTIONS = (
    Rejection(
        "break in the parallel loop (E-013)",
        """
@tack.kernel
def k(x, n):
    for i in range(n):
        if x[i] > 0.0:
            break
""",
        UnsupportedSyntaxError,
        r"Kernel 'k': .*break.* line 5, column 13",
    ),
    Rejection(
        "return in the loop (P-033)",
        """
@tack.kernel
def k(x, n):
    for i in range(n):
        return
""",
        UnsupportedSyntaxError,
        r"only as its last statement",
    ),
    Rejection(
        "barrier used as a value",
        """
@tack.kernel
def k(x, n):
    for i in range(n):
        x[i] = tack.barrier()
""",
        UnsupportedSyntaxError,
        r"Kernel 'k': barrier\(\) at line 4, column 16 is used as a value",
    ),
    Rejection(
        "a barrier before the loop (L-009)",
        """
@tack.kernel
def k(x, n):
    tack.barrier()
    for i in range(n):
        x[i] = 1.0
""",
        UnsupportedSyntaxError,
        r"barrier\(\) at line 3, column 5 is outside the parallel loop\.",
    ),
    Rejection(
        "a block reduction after the loop (L-009)",
        """
@tack.kernel
def k(x, n):
    for i in range(n):
        x[i] = 1.0
    s = tack.block_sum(1.0)
""",
        UnsupportedSyntaxError,
        r"block_sum\(\) at line 5, column 9 is outside the parallel loop\.",
    ),
    Rejection(
        "no parallel loop (L-003)",
        """
@tack.kernel
def k(x, n):
    y = x[0]
""",
        UnsupportedSyntaxError,
        r"definition at line 1, column 1 has no parallel loop",
    ),
    Rejection(
        "a second loop (L-004)",
        """
@tack.kernel
def k(x, n):
    for i in range(n):
        x[i] = 1.0
    for j in range(n):
        x[j] = 2.0
""",
        UnsupportedSyntaxError,
        r"for loop at line 5, column 5 is outside the parallel loop\. A kernel has one parallel loop",
    ),
    Rejection(
        "a loop in an if (L-004)",
        """
@tack.kernel
def k(x, n):
    if n > 3:
        for i in range(n):
            x[i] = 1.0
    for j in range(n):
        x[j] = 2.0
""",
        UnsupportedSyntaxError,
        r"for loop at line 4, column 9 is outside the parallel loop",
    ),
    Rejection(
        "a store before the loop (L-009)",
        """
@tack.kernel
def k(x, n):
    x[0] = 1.0
    for i in range(n):
        x[i] = 2.0
""",
        UnsupportedSyntaxError,
        r"store at line 3, column 5 is outside the parallel loop\.",
    ),
    Rejection(
        "an atomic after the loop, in an if (L-009)",
        """
@tack.kernel
def k(x, n):
    for i in range(n):
        x[i] = 2.0
    if n > 0:
        tack.atomic_max(x, 0, 1.0)
""",
        UnsupportedSyntaxError,
        r"atomic_max\(\) at line 6, column 9 is outside the parallel loop",
    ),
    Rejection(
        "an atomic in an inlined function (L-010)",
        """
@tack.func
def bump(x):
    tack.atomic_add(x, 0, 1.0)

@tack.kernel
def k(x, n):
    bump(x)
    for i in range(n):
        x[i] = 2.0
""",
        UnsupportedSyntaxError,
        r"Device function 'bump' \(inlined into kernel 'k'\): atomic_add\(\) at line 3, column 5",
    ),
    Rejection(
        "a bound that the host cannot evaluate (P-003)",
        """
@tack.kernel
def k(x, n):
    for i in range(n % 3):
        x[i] = 1.0
""",
        RuntimeError,
        r"Cannot resolve loop range expression",
    ),
    Rejection(
        "an atomic on a local array (X-004)",
        """
@tack.kernel
def k(x, n):
    for i in range(n):
        scratch = tack.local_array(tack.f32, 4)
        tack.atomic_add(scratch, 0, 1.0)
""",
        TypeError,
        r"requires a global array parameter target",
    ),
    Rejection(
        "an atomic on a scalar (X-004)",
        """
@tack.kernel
def k(x, n):
    for i in range(n):
        tack.atomic_add(n, 0, 1)
""",
        TypeError,
        r"requires a global array parameter target",
    ),
    Rejection(
        "a Python variable (C-001, S001-4)",
        """
dt = 0.01

@tack.kernel
def k(x, n):
    for i in range(n):
        x[i] += dt
""",
        NameError,
        r"'dt'.* line 4, column 17",
    ),
)


@pytest.fixture(params=REJECTIONS, ids=lambda rejection: rejection.title)
def rejection(request: pytest.FixtureRequest) -> Rejection:
    return request.param


@pytest.fixture
def source(rejection: Rejection, tmp_path: Path) -> Path:
    path = tmp_path / "rejected.py"
    path.write_text(f"import tack\n{rejection.source}")
    return path


def test_s004_6_at_the_first_call(rejection: Rejection, source: Path, device: str, compiled_variants) -> None:
    """S004-6, H-004: the exception and its text on every device; nothing is written (H-003, R-033)."""
    x = tack.full(8, 7, device=device)
    kernel = load_source(source).k
    for _ in range(2):  # a second call is refused like the first
        with pytest.raises(rejection.exception) as caught:
            kernel(x, 8)
        assert re.search(rejection.fragment, str(caught.value)), str(caught.value)
    assert x.numpy().tolist() == [7] * 8
    assert compiled_variants() == 0


def test_s004_6_when_it_is_built(rejection: Rejection, source: Path, tmp_path: Path) -> None:
    """S004-6: a build says the same and writes no bundle (H-003, J-002)."""
    from tackc.plan import BuildError

    output = tmp_path / "rejected.tackb"
    with pytest.raises(BuildError) as caught:
        build_bundle([source], output, "k(x=f32[:], n=i32)")
    assert re.search(rejection.fragment, str(caught.value)), str(caught.value)
    assert not output.exists()


def test_s004_6_block_reduction_of_another_type(tmp_path: Path) -> None:
    """S004-6: a TypeError where the device has workgroups; the CPU says first that it has none (W-017, W-019)."""
    from tackc.plan import BuildError

    path = tmp_path / "sums.py"
    path.write_text("import tack\n\n@tack.kernel\ndef k(x, n):\n    for i in range(n):\n        x[i] = tack.block_sum(n)\n")
    with pytest.raises(BuildError, match="block_sum requires f32 input; use an explicit f32 cast"):
        build_bundle([path], tmp_path / "sums.tackb", "k(x=f32[:], n=i32)")
    with pytest.raises(RuntimeError, match=r"failed on CPUBackend: .*required by block_sum;"):
        load_source(path).k(np.zeros(256, np.float32), 256)


@pytest.mark.devices("cpu", "other devices have memory of their own, which is aligned")
def test_s004_6_misaligned_atomic_target(program) -> None:
    """S004-6: an atomic's array must be aligned, on every call, before anything runs (X-005)."""
    kernels = program("advanced")
    aligned, misaligned = np.zeros(4, np.int32), Misaligned(np.zeros(4, np.int32))
    for _ in range(2):
        kernels.call("count_up", aligned)
        with pytest.raises(ValueError, match=r"atomic target .*requires 4-byte alignment"):
            kernels.call("count_up", misaligned)
    assert aligned.tolist() == [2, 0, 0, 0]
