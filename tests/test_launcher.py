"""Calls that enter native code at once: what they take and what they leave to Python code, which nobody can tell apart."""

from __future__ import annotations

import gc
import inspect
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import tack
from tack_runtime import settings
from tack_runtime.dispatch import Dispatcher
from tack_runtime.errors import KernelTypeError, KernelValueError
from tack_runtime.launcher import Launcher


@tack.kernel
def saxpy(x, y, out, a):
    for i in range(out.shape[0]):
        out[i] = a * x[i] + y[i]


@tack.kernel
def added(x, sums) -> tack.i64:
    for i in range(x.shape[0]):
        tack.atomic_add(sums, 0, tack.i64(x[i]))
    return sums[0]


@tack.kernel
def norms(v: tack.vec3(tack.f32)[:], out):
    for i in range(out.shape[0]):
        out[i] = v[i].x + 2 * v[i].y + 3 * v[i].z


def total(x: np.ndarray) -> int:
    """The sum of an array's elements, by a kernel that returns it."""
    return added(x, np.zeros(1, np.int64))  # type: ignore[no-any-return]


@pytest.fixture(autouse=True)
def natively() -> Iterator[None]:
    settings.set_native_launch(True)
    yield
    settings.reread()


def floats(count: int = 4) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    return np.arange(count, dtype=np.float32), np.full(count, 10, np.float32), np.zeros(count, np.float32)


def python_functions(run: Callable[[], object]) -> list[str]:
    """The Python functions that are called meanwhile, but for `run` itself."""
    called: list[str] = []
    sys.setprofile(lambda frame, event, _: called.append(frame.f_code.co_name) if event == "call" else None)
    try:
        run()
    finally:
        sys.setprofile(None)
    return called[1:]


def test_a_warm_call_runs_no_python_function() -> None:
    x, y, out = floats()
    vectors = tack.array(np.ones((4, 3), np.float32), tack.vec3())
    texts = [
        lambda: saxpy(x, y, out, 2.0),
        lambda: saxpy(tack_x, tack_y, tack_out, 2.0),
        lambda: added(x.astype(np.int32), np.zeros(1, np.int64)),
        lambda: norms(vectors, out),
    ]
    tack_x, tack_y, tack_out = map(tack.array, (x, y, out))
    for call in texts:
        call()
        assert python_functions(call) == []
    assert out.tolist() == [6] * 4
    assert tack_out.numpy().tolist() == [10, 12, 14, 16]


def test_without_native_launches_every_call_runs_python_functions() -> None:
    x, y, out = floats()
    settings.set_native_launch(False)
    for _ in range(2):
        assert "launch" in python_functions(lambda: saxpy(x, y, out, 2.0))
    settings.set_native_launch(True)
    saxpy(x, y, out, 2.0)
    assert python_functions(lambda: saxpy(x, y, out, 2.0)) == []
    settings.set_log("launch")  # a report is Python's
    assert "launch" in python_functions(lambda: saxpy(x, y, out, 2.0))


def test_several_variants_are_tried_in_one_call() -> None:
    sums = np.zeros(1, np.int64)
    for dtype in (np.float32, np.float64, np.int32, np.uint8):
        x = np.arange(5).astype(dtype)
        assert total(x) == 10
        assert python_functions(lambda: added(x, sums)) == []  # noqa: B023
    for dtype in (np.float32, np.uint8):
        x = np.zeros(3, dtype)
        assert python_functions(lambda: added(x, sums)) == []  # noqa: B023


def test_arguments_by_name_go_through_python() -> None:
    x, y, out = floats()
    for _ in range(3):
        saxpy(x, a=2, out=out, y=y)
        assert out.tolist() == [10, 12, 14, 16]
        out[:] = 0
    with pytest.raises(KernelTypeError, match="no parameter 'b'"):
        saxpy(x, y, out, b=2)
    with pytest.raises(KernelTypeError, match="'x' is given twice"):
        saxpy(x, y, out, x=x)


class Liar(np.ndarray):
    """Says that it has other elements than it has."""

    @property
    def shape(self) -> tuple[int, ...]:  # type: ignore[override]
        return (1 << 40,)

    def __len__(self) -> int:
        return 1 << 40


def wrong_calls() -> dict[str, tuple[type[Exception], tuple[Any, ...]]]:
    x, y, out = floats(8)
    frozen = np.zeros(8, np.float32)
    frozen.flags.writeable = False
    return {
        "read-only": (KernelValueError, (x, y, frozen, 1.0)),
        "stride": (KernelValueError, (x, y, out[::2], 1.0)),
        "byte order": (KernelTypeError, (x, y, out.astype(">f4"), 1.0)),
        "masked": (KernelTypeError, (x, y, np.ma.masked_array(out), 1.0)),
        "float16": (KernelTypeError, (x, y, out.astype(np.float16), 1.0)),
        "text": (KernelTypeError, (x, y, out, "1")),
        "too few": (KernelTypeError, (x, y, out)),
        "too many": (KernelTypeError, (x, y, out, 1.0, 2.0)),
        "beyond 64 bits": (KernelTypeError, (x, y, out, 1 << 70)),
    }


@pytest.mark.parametrize("name", wrong_calls())
def test_errors_are_the_same_both_ways(name: str) -> None:
    """R-033"""
    error, arguments = wrong_calls()[name]
    texts = []
    for native in (False, True):
        settings.set_native_launch(native)
        saxpy(*floats(8), 1.0)
        with pytest.raises(error) as raised:
            saxpy(*arguments)
        texts.append(str(raised.value))
    assert texts[0] == texts[1]


def test_a_subclass_is_what_numpy_says_that_it_is() -> None:
    x, y, out = floats()
    saxpy(x, y, out, 2.0)
    out[:] = 0
    saxpy(x.view(Liar), y, out.view(Liar), 2.0)
    assert out.tolist() == [10, 12, 14, 16]


def test_a_changed_array_is_seen_as_it_is() -> None:
    """Shape, type and flags are read anew by each call."""
    x, y, out = floats(6)
    saxpy(x, y, out, 1)
    out.flags.writeable = False
    with pytest.raises(KernelValueError, match="read-only"):
        saxpy(x, y, out, 1)
    out.flags.writeable = True
    out[:] = 0
    out.shape = (2, 3)
    saxpy(x, y, out, 1)
    assert out.tolist() == [[10, 11, 0], [0, 0, 0]]
    out.shape = (6,)
    out.dtype = np.int32  # type: ignore[misc]
    saxpy(x, y, out, 1)
    assert out.tolist() == [10, 11, 12, 13, 14, 15]


def test_no_reference_is_lost_or_kept() -> None:
    x, y, out = floats()
    a = 2.5
    watched: list[Any] = [x, y, out, a, None, NotImplemented, x.dtype, saxpy, saxpy.native]

    def warm() -> None:
        saxpy(x, y, out, a)

    def declined() -> None:
        saxpy(x=x, y=y, out=out, a=a)

    def refused() -> None:
        with pytest.raises(KernelTypeError):
            saxpy(x, y, out, a, 1)

    for call in (warm, declined, refused):
        call()
        gc.collect()
        before = [sys.getrefcount(value) for value in watched]
        for _ in range(500):
            call()
        gc.collect()
        after = [sys.getrefcount(value) for value in watched]
        assert all(abs(new - old) < 100 for old, new in zip(before, after, strict=True)), call


def test_results_are_new_numbers() -> None:
    """P-030"""
    big = np.full(3, 1 << 40, np.int64)
    assert [total(big) for _ in range(3)] == [3 << 40] * 3
    assert type(total(big)) is int


def test_calls_while_variants_come_and_go() -> None:
    """U-004: a call keeps the variant that it runs, whatever other threads do to the kernel."""
    stop = threading.Event()
    failures: list[str] = []

    def launch(dtype: type) -> None:
        x = np.arange(100).astype(dtype)
        while not stop.is_set():
            if total(x) != 4950:
                failures.append(str(dtype))

    threads = [threading.Thread(target=launch, args=(dtype,)) for dtype in (np.int32, np.float32, np.uint16)]
    for thread in threads:
        thread.start()
    for turn in range(200):
        settings.set_native_launch(turn % 3 != 0)
    stop.set()
    for thread in threads:
        thread.join()
    assert failures == []


def test_what_a_launcher_holds_is_not_trusted() -> None:
    x, y, out = floats()
    saxpy(x, y, out, 2.0)
    held = saxpy.native
    for wrong in (8, True, "text", object()):
        saxpy.native = wrong
        out[:] = 0
        saxpy.dispatcher(x, y, out, 2.0)
        saxpy(x, y, out, 2.0)
        assert out.tolist() == [10, 12, 14, 16]
    saxpy.native = held


def test_the_native_method_describes_itself() -> None:
    saxpy(*floats(), 1.0)
    for launcher in (Launcher, type(saxpy), Dispatcher):
        assert str(inspect.signature(launcher.__call__)) == "(self, /, *args, **kwargs)"
        assert "Run the kernel" in (launcher.__call__.__doc__ or "")
    with pytest.raises(TypeError):
        Launcher.__call__(3)  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [None, 2, "1"])
def test_the_switch_is_true_or_false(value: Any) -> None:
    with pytest.raises(KernelTypeError, match=r"tack\.set_native_launch takes True or False"):
        tack.set_native_launch(value)
