"""Clauses of the contract that are about the whole of a call, and that no other file is about."""

from __future__ import annotations

import ctypes
import re
from pathlib import Path

import contract_kernels as kernels
import numpy as np
import pytest

import tack
from tack_runtime.dtypes import SCALARS, Scalar, f32, f64, i32, i64, u32
from tackc.compiler.target import atomic_types, types_used
from tackc.emitters import TARGETS

# What the language accepts, with what it is for a = 7, b = 2 (i32), x = 2.5 (f32): exact, so the type does not matter here.
EXPRESSIONS = {
    "3": 3,
    "0.5": 0.5,
    "True": 1,
    "a": 7,
    "v[1]": 4,
    "v.shape[0]": 3,
    "a + b": 9,
    "a - b": 5,
    "a * b": 14,
    "a / b": 3.5,
    "a // b": 3,
    "a % b": 1,
    "a ** b": 49,
    "[a, b] @ [b, a]": 28,
    "a << b": 28,
    "a >> b": 1,
    "a & b": 2,
    "a | 8": 15,
    "a ^ b": 5,
    "~a": -8,
    "not a": 0,
    "-a": -7,
    "+a": 7,
    "a == 7": 1,
    "a != 7": 0,
    "a < b": 0,
    "a <= 7": 1,
    "a > b": 1,
    "a >= 8": 0,
    "1 < b < a": 1,
    "a and b": 1,
    "0 or a": 1,
    "a if b else x": 7,
    "max(a, x)": 7,
    "[a, b][1]": 2,
    "tack.vec2(x, b).x": 2.5,
}


@pytest.mark.parametrize("text", EXPRESSIONS)
def test_every_form_of_expression(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """L-015"""
    (tmp_path / "form.py").write_text(
        f"import tack\n\n@tack.kernel\ndef k(out, v, a, b, x):\n    for i in range(1):\n        out[i] = {text}\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(__import__("sys").modules, "form", raising=False)
    from form import k  # type: ignore[import-not-found]  # just written

    out = np.zeros(1)
    k(out, np.array([3, 4, 5], np.int32), 7, 2, 2.5)
    assert out[0] == EXPRESSIONS[text]


def test_a_launch_leaves_the_floating_environment_alone() -> None:
    """N-017: rounding to nearest before and after, no exception unmasked, whatever the numbers."""
    libm = ctypes.CDLL("libm.so.6")
    assert (libm.fegetround(), libm.fegetexcept()) == (0, 0)
    x = np.float32([0, np.inf, -np.inf, np.nan, 1e-45, 3e38])
    out = np.zeros((6, 3))
    kernels.unusual(x, out)
    assert (libm.fegetround(), libm.fegetexcept()) == (0, 0)
    assert out[:, 0].tolist()[:3] == [np.inf, 0, 0]


def test_launches_follow_one_another() -> None:
    """P-012, P-013, X-009: a launch sees all that the one before wrote, atomically or not, and so does the host."""
    n = 200_000
    counts, out = np.zeros(16, np.int64), np.zeros(n, np.int64)
    for turn in range(1, 21):
        kernels.count(counts, n)
        kernels.spread(counts, out)
        assert counts.tolist() == [turn * n // 16] * 16
        assert (out == turn * n // 16).all()


def test_phases_are_kernels() -> None:
    """P-020: what needs all of a first phase is a second kernel; a barrier is none for the whole launch, and the CPU has none."""
    x, largest = np.arange(100_000, dtype=np.float32), np.zeros(1, np.float32)
    kernels.find_largest(x, largest)
    kernels.scale_by(x, largest)
    assert x.max() == 1.0
    with pytest.raises(RuntimeError, match="does not support workgroup execution required by barrier"):
        kernels.waits(x)


def test_the_cpu_has_no_limit_of_iterations() -> None:
    """P-017: more than any GPU grid has are packed; what cannot be counted in 64 bits is refused (P-018)."""
    x = np.zeros(1, np.float32)
    for n in (2**32, 2**40, 2**62):
        kernels.first.bind(x, n)
    with pytest.raises(ValueError, match=r"iterations exceed the 9223372036854775807 that one CPU launch can index"):
        kernels.plane.bind(x, 2**40, 2**40)


def test_races_are_not_looked_for() -> None:
    """M-004: a kernel that races is compiled and runs; what it leaves is some iteration's value."""
    x = np.zeros(1, np.int32)
    kernels.race(x, 1000)
    assert 0 <= x[0] < 1000


def test_doubles_in_arrays_are_not_doubles_in_atomic_updates() -> None:
    """X-015: a device says apart what its arrays hold and what it updates atomically; i32, u32 and f32 work everywhere."""
    for target in TARGETS.values():
        can = target.capabilities
        assert {i32, u32, f32} <= can.atomics <= can.scalars
    cpu = tack.device("cpu")
    assert set(cpu.supported_atomic_dtypes) == set(cpu.supported_dtypes) == set(SCALARS)


@pytest.mark.parametrize(("dtype", "operation"), [(u32, "umin"), (i64, "min"), (f32, "cmpxchg"), (f64, "cmpxchg")], ids=str)
def test_lowering_of_atomic_updates(dtype: Scalar, operation: str) -> None:
    """X-014, X-012: one relaxed instruction, and for floating minima a loop over bit patterns from an atomic read."""
    x = np.zeros(4, dtype.numpy)
    text = tack.inspect(kernels.lower_all, x, x)
    assert re.search(rf"atomicrmw {operation} ptr .* monotonic|{operation} ptr .* monotonic monotonic", text)
    assert not re.search(r"seq_cst|acq_rel|acquire", text)
    if dtype.is_float:
        assert re.search(r"load atomic i(32|64), ptr .* monotonic", text)
        assert re.search(r"cmpxchg (weak )?ptr .*, i(32|64) ", text)


def test_the_value_of_an_atomic_update_is_evaluated_once() -> None:
    """X-012: also where a minimum is a loop of compare and swap, and others update the same element."""
    lowest, drawn = np.float32([1e9]), np.zeros(1, np.int32)
    kernels.lower_to_draws(lowest, drawn, 100_000)
    assert drawn[0] == 100_000
    assert lowest[0] == 0


def test_types_used_and_types_updated_are_told_apart() -> None:
    """X-015, X-003: what a kernel needs of a device."""
    from programs import build

    from tackc.compiler import pipeline
    from tackc.compiler.frontend import lower

    program, signature = build(
        "@tack.kernel\ndef k(x: f64[:], n: i32[:]):\n    for i in range(len(x)):\n        tack.atomic_add(n, 0, int(x[i]))\n"
    )
    kernel = pipeline.run(lower(program, signature).kernel)
    assert f64 in types_used(kernel)
    assert atomic_types(kernel) == (i32,)
