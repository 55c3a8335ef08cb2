"""Bundles with real CPU images: the reader, the mapped library, the native checks and the pool, without the compiler."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import native_images
import numpy as np
import pytest
import sample_bundles as sample

import tack_runtime
from tack_runtime import settings
from tack_runtime.bundle import Bundle
from tack_runtime.drivers.cpu_native import EXPORTS
from tack_runtime.dtypes import f32
from tack_runtime.manifest import Axis
from tackc.toolchains.elf import link

SAXPY = "tk_saxpy_00000000000000f4"
COUNT = "tk_count_0"

SAXPY_BODY = """
  %xp = getelementptr i64, ptr %slots, i64 2
  %yp = getelementptr i64, ptr %slots, i64 3
  %op = getelementptr i64, ptr %slots, i64 4
  %ap = getelementptr i64, ptr %slots, i64 5
  %x = load ptr, ptr %xp
  %y = load ptr, ptr %yp
  %o = load ptr, ptr %op
  %a = load float, ptr %ap
  %xe = getelementptr float, ptr %x, i64 %t
  %ye = getelementptr float, ptr %y, i64 %t
  %oe = getelementptr float, ptr %o, i64 %t
  %xv = load float, ptr %xe, align 1
  %yv = load float, ptr %ye, align 1
  %m = fmul float %a, %xv
  %s = fadd float %m, %yv
  store float %s, ptr %oe, align 1
"""
COUNT_BODY = """
  %xp = getelementptr i64, ptr %slots, i64 2
  %x = load ptr, ptr %xp
  %e = getelementptr float, ptr %x, i64 %t
  %v = load float, ptr %e, align 1
  %w = fadd float %v, 1.0
  store float %w, ptr %e, align 1
"""
COUNT_RESULT = """
define void @tk_count_0_result(ptr %slots, ptr %out) {
  %xp = getelementptr i64, ptr %slots, i64 2
  %x = load ptr, ptr %xp
  %v = load float, ptr %x, align 1
  store float %v, ptr %out, align 1
  ret void
}
"""


@lru_cache(maxsize=1)
def image() -> bytes:
    kernels = [
        native_images.loop(f"{name}{end}", body)
        for name, body in ((SAXPY, SAXPY_BODY), (COUNT, COUNT_BODY))
        for end in ("", "_noalias")
    ]
    objects = [native_images.compiled(text) for text in (*kernels, COUNT_RESULT)] + [native_images.support_object()]
    return link(objects, exports=lambda name: name.startswith("tk_") or name in EXPORTS, needed=["libc.so.6"])


def load() -> Bundle:
    count = sample.variant("count(x=f32[:])", "0" * 16, COUNT, axes=[Axis(0, ("dim", "x", 0), 1)], written=["x"], result=f32)
    return tack_runtime.load(sample.packed(sample.files([sample.saxpy()], [count], members={"bin/cpu.so": image()})))


@pytest.fixture(autouse=True)
def no_compiler() -> Iterator[None]:
    settings.reread()
    settings.set_jit("off")
    yield
    settings.reread()


def arrays(n: int) -> tuple[Any, Any, Any]:
    return np.arange(n, dtype=np.float32), np.full(n, 10, np.float32), np.zeros(n, np.float32)


def test_cold_warm_and_bound_calls_agree() -> None:
    """J-002: whichever path takes a call."""
    saxpy = load().saxpy
    for n in (1, 7, 100_000, 0, 3):
        x, y, out = arrays(n)
        bound = saxpy.bind(x, y, out, 2)
        for run in (lambda: saxpy(x, y, out, 2), lambda: saxpy(x, a=2, y=y, out=out), bound):  # noqa: B023
            out[:] = -1
            assert run() is None
            assert np.array_equal(out, 2 * x + y)
    assert len(saxpy._warm) == 1


def test_tack_arrays_and_views() -> None:
    saxpy = load().saxpy
    x, y, out = (tack_runtime.array(each).reshape(4, 4).reshape(16) for each in arrays(16))
    for _ in range(3):
        saxpy(x, y, out, np.float64(0.5))
        assert out.numpy().tolist() == [10 + i / 2 for i in range(16)]
        out.fill(0)


def test_results_come_back_warm() -> None:
    """P-030"""
    count = load().count
    x = np.zeros(5, np.float32)
    assert [count(x) for _ in range(4)] == [1.0, 2.0, 3.0, 4.0]
    assert count._warm != ()
    assert count(tack_runtime.array(x)) == 5.0
    assert count.bind(x)() == 5.0


def test_errors_are_the_same_cold_and_warm() -> None:
    """J-002: native code declines, and the Python path says why."""
    cold, warm = load().saxpy, load().saxpy
    x, y, out = arrays(4)
    warm(x, y, out, 1.0)
    before = out.copy()
    frozen = out.copy()
    frozen.flags.writeable = False
    wrong: list[tuple[Any, ...]] = [
        (x, y, out),
        (x, y, frozen, 1.0),
        (x[::2], y, out, 1.0),
        (x.astype(">f4"), y, out, 1.0),
        (x.astype(np.float16), y, out, 1.0),
        (x.astype(np.float64), y, out, 1.0),
        (x.reshape(2, 2), y, out, 1.0),
        (x, y, out, "1"),
        (x, y, out, 2**64),
        (x, y, list(out), 1.0),
        (x, y, np.ma.masked_array(out), 1.0),
    ]
    for args in wrong:
        with pytest.raises(Exception) as first:  # noqa: PT011
            cold(*args)
        with pytest.raises(type(first.value)) as second:
            warm(*args)
        assert str(first.value) == str(second.value)
    assert np.array_equal(out, before)


def test_four_threads_lose_and_double_nothing() -> None:
    """R-034, U-001"""
    count = load().count
    results = [np.zeros(n, np.float32) for n in (1, 10, 1000, 30_000)]

    def work(x: Any) -> None:
        for _ in range(300):
            count(x)

    threads = [threading.Thread(target=work, args=(x,)) for x in results]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all((x == 300).all() for x in results)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # Python 3.12 warns of forks with threads, which is what this is
def test_a_child_can_launch() -> None:
    """U-004: after the parent started the pool."""
    saxpy = load().saxpy
    x, y, out = arrays(300_000)
    for _ in range(3):
        saxpy(x, y, out, 2.0)
    child = os.fork()
    if child == 0:
        out[:] = 0
        saxpy(x, y, out, 3.0)
        fresh = load().saxpy
        more = np.zeros_like(out)
        fresh(x, y, more, 3.0)
        os._exit(0 if np.array_equal(out, 3 * x + y) and np.array_equal(more, out) else 1)
    for _ in range(400):
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            break
        threading.Event().wait(0.05)
    else:
        os.kill(child, 9)
        os.waitpid(child, 0)
        pytest.fail("the child hangs")
    assert os.waitstatus_to_exitcode(status) == 0


def test_libraries_are_unmapped_but_for_the_pool_s() -> None:
    """K-006: code goes with its bundle; the first image holds the pool and stays."""

    def mapped() -> set[str]:
        lines = Path("/proc/self/maps").read_text().splitlines()
        return {line.split()[4] for line in lines if "memfd:tack:" in line}

    keep = load()
    keep.count(np.zeros(3, np.float32))
    gc.collect()  # what other tests left
    before = mapped()
    for _ in range(5):
        bundle = load()
        bundle.count(np.zeros(3, np.float32))
        bound = bundle.count.bind(np.zeros(3, np.float32))
        assert len(mapped()) == len(before) + 1
        del bundle
        gc.collect()
        bound()  # holds its code
        assert len(mapped()) == len(before) + 1
        del bound
        gc.collect()
        assert mapped() == before
