"""Workgroups and atomic updates on every device that has them, and in which order a call is checked. Where a test takes a
program, it runs just in time and from a bundle."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import load_source

import tack
from tackc import jit

pytestmark = pytest.mark.devices("others", "the CPU has no workgroups: it refuses them, see W-002")


def f32(*values: float) -> np.ndarray:
    return np.array(values, np.float32)


def test_lanes_of_groups(program) -> None:
    """W-001, W-008, W-009: lane 0 to 255 of groups of 256 iterations; without collectives the last may be partial."""
    ids = np.full(601, -1, np.int32)
    program("groups").call("lanes", ids, 600)
    assert ids.tolist() == [1000 * (i // 256) + i % 256 for i in range(600)] + [-1]


def test_memory_at_a_barrier(program) -> None:
    """W-004, W-005, W-016: shared and global memory are ordered; a range with a step counts as it runs, here 512 times."""
    data = np.random.default_rng(1).random((512, 2), np.float32)
    x, y = np.zeros(512, np.float32), np.zeros(512, np.float32)
    program("groups").call("mirrored", data, x, y, 1024)
    mirrored = data.reshape(2, 256, 2)[:, ::-1].reshape(512, 2)
    np.testing.assert_array_equal(np.stack([x, y], -1), mirrored)


def test_whole_groups_of_two_dimensions(program) -> None:
    """W-005, W-006: 16 by 16 iterations are a group, and no iterations are fine; 16 by 15 are refused, cold and cached."""
    kernels, out = program("groups"), np.full((16, 16), -1, np.float32)
    for _ in range(2):
        with pytest.raises(ValueError, match="complete 256-lane groups; iteration count 240 would create a partial workgroup"):
            kernels.call("table", out, 16, 15)
        for shape in ((0, 16), (-3, 5), (-2, -128)):
            kernels.call("table", out, *shape)
        assert (out == -1).all()
    kernels.call("table", out, 16, 16)
    assert (out == 16 * 120).all()


def test_block_reductions(program) -> None:
    """W-017, W-018: every lane has the result; NaN wins, and zeros of both signs are ordered, whatever lane has them."""
    x = np.tile(f32(1, 2, 3, -4), 256)
    x[300], x[512:768], x[900] = np.nan, 0.0, 9.5  # where a one was
    x[600] = -0.0
    total, low, high = (np.full(1024, -1, np.float32) for _ in range(3))
    program("groups").call("found", x, total, low, high)
    expected = {"total": [128, np.nan, 0, 128 + 8.5], "low": [-4, np.nan, -0.0, -4], "high": [3, np.nan, 0.0, 9.5]}
    for name, values in (("total", total), ("low", low), ("high", high)):
        wanted = np.repeat(f32(*expected[name]), 256)
        np.testing.assert_array_equal(values, wanted)
        np.testing.assert_array_equal(np.signbit(values[512:768]), np.signbit(wanted[512:768]))


def test_control_that_all_lanes_share(program) -> None:
    """W-011, W-012, W-013: of arguments, dimensions and block reductions; lanes may part, and meet again."""
    out = np.zeros(512, np.float32)
    program("groups").call("agreed", np.arange(512, dtype=np.float32) % 4, out, 9)
    np.testing.assert_array_equal(out, 3 + 4 + 5 + 6 + np.arange(512) % 3)


def test_counting_in_groups(program) -> None:
    """W-006, W-019, X-011: whole groups are asked for before an update, cold and cached."""
    kernels, counts = program("groups"), np.zeros(2, np.int32)
    for turn in range(2):
        with pytest.raises(ValueError, match="iteration count 257 would create a partial workgroup"):
            kernels.call("counted", counts, 257)
        assert counts.tolist() == [128 * turn] * 2
        kernels.call("counted", counts, 256)
        assert counts.tolist() == [128 * (turn + 1)] * 2


@pytest.mark.refusal
@pytest.mark.devices("cpu", "refusals of the CPU, which has no workgroups")
@pytest.mark.parametrize(
    ("kernel", "needs"),
    [
        ("lanes", "thread_id"),
        ("mirrored", "barrier, shared_like, thread_id"),
        ("table", "block_sum"),
        ("found", "block_max, block_min, block_sum"),
        ("agreed", "barrier, block_max"),
        ("counted", "barrier"),
    ],
)
def test_the_cpu_refuses(program, kernel: str, needs: str) -> None:
    """W-001, W-002, W-003, W-019: before it counts, and whatever the arguments are."""
    x = np.full(300, 7, np.float32)
    ids = np.full(300, 7, np.int32)
    given: dict[str, tuple[Any, ...]] = {
        "lanes": (ids, 300),
        "mirrored": (np.zeros((300, 2), np.float32), x, x.copy(), 600),
        "table": (x.reshape(20, 15), 20, 15),
        "found": (x, x.copy(), x.copy(), x.copy()),
        "agreed": (x, x.copy(), 3),
        "counted": (ids, 300),
    }
    with pytest.raises(RuntimeError, match=f"CPU backend does not support workgroup execution required by {needs};"):
        program("groups").call(kernel, *given[kernel])
    assert set(x.tolist()) == set(ids.tolist()) == {7}


# --- calls that are refused --------------------------------------------------------------------------------------------------


def kernel_of(folder: Path, body: str) -> Any:
    """A kernel k(data: f32[:], small: i8[:], n: i32) with this body of its loop."""
    lines = "".join(f"        {line}\n" for line in body.splitlines())
    path = folder / "checked.py"
    path.write_text(f"import tack\n\n@tack.kernel\ndef k(data, small, n):\n    for i in range(n):\n{lines}")
    return load_source(path).k


ORDER = {  # each is wrong in all that follows it, too
    "types": ("data[i] = tack.block_sum(n)", TypeError, "block_sum requires f32 input"),
    "atomic support": ("tack.atomic_add(small, 0, 1)", TypeError, "does not support target dtype tack.i8"),
    "participation": ("if i % 2:\n    tack.barrier()", ValueError, "requires uniform workgroup participation"),
    "count": ("tack.barrier()\ndata[i] = 1.0", ValueError, "iteration count 100 would create a partial workgroup"),
}


@pytest.mark.parametrize("first", ORDER)
def test_the_order_of_checks(gpu: str, first: str, tmp_path: Path) -> None:
    """S004-7, W-019, R-033: what is wrong first is said, at every call, and nothing is written."""
    later = list(ORDER)[list(ORDER).index(first) :]
    kernel = kernel_of(tmp_path, "\n".join(ORDER[each][0] for each in reversed(later)))
    data, small = tack.full(100, 7, device=gpu), tack.full(100, 7, tack.i8, device=gpu)
    _, exception, text = ORDER[first]
    for _ in range(2):
        with pytest.raises(exception, match=text):
            kernel(data, small, 100)
    assert set(data.numpy().tolist()) == set(small.numpy().tolist()) == {7}


def test_warm_calls_are_checked_without_a_compiler(gpu: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """S004-7, W-019: the count is checked, and no IR is analysed."""
    kernel = kernel_of(tmp_path, "tack.barrier()\ndata[i] = 1.0")
    data, small = tack.zeros(300, device=gpu), tack.zeros(1, tack.i8, device=gpu)
    kernel(data, small, 256)
    monkeypatch.setattr(jit, "_lowered", None)  # calling it raises
    with pytest.raises(ValueError, match="iteration count 300 would create a partial workgroup"):
        kernel(data, small, 300)
    kernel(data, small, 0)
    assert data.numpy().sum() == 256


@pytest.mark.parametrize(
    ("body", "what"),
    [
        ("tack.barrier()\ndata[i] = 1.0", "collectives"),
        ("data[i] = 1.0 + tack.thread_id()", r"primitives \(thread_id\)"),
        ("kept = tack.shared(tack.f32, 256)\nkept[0] = 1.0\ndata[i] = 1.0", r"primitives \(shared\)"),
    ],
)
def test_a_device_that_cannot_run_256_lanes(
    gpu: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, what: str
) -> None:
    """W-007, W-009: what the device selects for a pipeline is known when that is made; nothing has run then. Without collectives,
    too, lanes of smaller groups would have other numbers."""
    driver: Any = tack.device(gpu).driver
    function = type(driver).function
    monkeypatch.setattr(type(driver), "function", lambda self, *given: (function(self, *given)[0], 64))
    data, small = tack.zeros(256, device=gpu), tack.zeros(1, tack.i8, device=gpu)
    for _ in range(2):
        with pytest.raises(ValueError, match=f"workgroup {what} require 256 lanes; this pipeline/device selects 64"):
            kernel_of(tmp_path, body)(data, small, 256)
    assert not data.numpy().any()


UPDATES = """
import tack

@tack.kernel
def reached(x, n):
    for i in range(n):
        tack.atomic_add(x, i % 2, 3)
        tack.atomic_max(x, 2, i)
        tack.atomic_min(x, 3, 50 - i)

@tack.kernel
def unreachable(x, n):
    for i in range(n):
        if False:
            tack.atomic_add(x, 0, 1)
"""
NAMES = ("i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "f32", "f64")


def test_types_of_atomic_updates(gpu: str, tmp_path: Path) -> None:
    """X-003, X-004, X-015, R-033: a type that the device cannot update is refused, though nothing runs, or nothing would."""
    path = tmp_path / "updates.py"
    path.write_text(UPDATES)
    kernels, device = load_source(path), tack.device(gpu)
    common = {"i32", "u32", "f32"}
    able = {str(each).removeprefix("tack.") for each in device.supported_atomic_dtypes}
    assert able == (common | {"i64", "u64", "f64"} if gpu in ("cuda", "hip") else common)
    for name in NAMES:
        x = tack.full(4, 7, getattr(tack, name), device=gpu)
        if name in able:
            kernels.reached(x, 40)
            assert x.numpy().tolist() == [67, 67, 39, 7]
            continue
        for kernel, n in (("reached", 40), ("reached", 0), ("unreachable", 40)):
            with pytest.raises(TypeError, match=rf"Kernel '{kernel}': .*tack\.{name}"):
                getattr(kernels, kernel)(x, n)
        assert x.numpy().tolist() == [7] * 4
