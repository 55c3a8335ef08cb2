"""Arrays, reductions and algorithms in threads, forks, at the end of a process, in large numbers, and interrupted."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from simulators import gpus
from test_gpu_devices import process

KINDS = ("cpu", "cuda", "hip", "metal", "level_zero", "opencl")
ALLOCATIONS = {  # what a simulated driver counts
    "cuda": 'ctypes.CDLL("libcuda.so.1").simAllocations()',
    "hip": 'ctypes.CDLL("libamdhip64.so").simAllocations()',
    "metal": 'ctypes.CDLL("/usr/lib/libobjc.A.dylib").simObjects(b"buffer")',
    "level_zero": 'ctypes.CDLL("libze_loader.so.1").simAllocations()',
}
SIMULATED = """
from simulators import gpus
gpus.install()
tools = gpus.toolchains()
tools.__enter__()
"""
WANTED = """
import gc, threading
import numpy as np
import tack
from tack import algorithms
data = (np.arange(5000, dtype=np.int32)[::-1] * 7919) % 1000
def check(x):
    out = tack.empty_like(x)
    assert x.sum() == data.sum() and x.min() == data.min(), (x.sum(), x.min())
    assert algorithms.exclusive_scan(x, out, len(data)) == data.sum()
    assert (out.numpy()[1:] == np.cumsum(data)[:-1]).all() and out[0] == 0
    assert (algorithms.argsort(x).numpy() == np.argsort(data, kind="stable")).all()
"""


@pytest.fixture(scope="module", autouse=True)
def drivers() -> None:
    gpus.install()


def run(code: str, kind: str = "cpu") -> str:
    """What a process prints that runs the code, where NAME is the device's name; all of a run share what they compile."""
    before = WANTED if kind == "cpu" else SIMULATED + WANTED
    return process(before + code.replace("NAME", kind), Path(os.environ["TACK_TESTS_DIR"], "library-calls"))


@pytest.mark.parametrize("kind", KINDS)
def test_threads_share_arrays_and_free_those_of_others(kind: str) -> None:
    """R-034: reductions, scans and sorts of several threads at once, of one array and of their own, which another one frees."""
    code = """
import queue
made, failures, ready = queue.Queue(), [], threading.Barrier(3)
shared = tack.array(data, device="NAME")
def work():
    try:
        ready.wait()
        for turn in range(2):
            made.put(tack.array(data, device="NAME"))
            check(shared)
            check(made.get())
    except BaseException as error:
        failures.append(error)
threads = [threading.Thread(target=work) for _ in range(3)]
for each in threads:
    each.start()
for each in threads:
    each.join()
assert not failures, failures
print("done")
"""
    assert run(code, kind) == "done\n"


@pytest.mark.parametrize("kind", KINDS)
def test_a_fork_with_arrays(kind: str) -> None:
    """U-004: a child goes on with arrays of the CPU; those of devices belong to its parent, and it is told so."""
    code = """
mine, theirs = tack.array(data), tack.array(data, device="NAME")
check(mine)
check(theirs)
child = os.fork()
check(mine)
if not child:
    if "NAME" != "cpu":
        for use in (theirs.sum, lambda: algorithms.argsort(theirs), lambda: algorithms.exclusive_scan(theirs, theirs, 9)):
            try:
                use()
            except tack_runtime.DriverError as error:
                assert "forked" in str(error), error
            else:
                os._exit(1)
    del mine, theirs
    sys.exit(7)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
check(theirs)
print("done")
"""
    assert run(code, kind) == "done\n"


@pytest.mark.parametrize("kind", KINDS)
def test_the_end_of_a_process(kind: str) -> None:
    """Arrays, their exports, scratch memory and a thread at work are alive then, and work is queued."""
    code = """
kept = tack.array(data, device="NAME")
check(kept)
exported = kept.__dlpack__() if "NAME" in ("cpu", "cuda", "hip") else None
def work():
    while True:
        kept.sum()
thread = threading.Thread(target=work, daemon=True)
thread.start()
out = tack.empty_like(kept)
algorithms.inclusive_scan(kept, out, len(data))
order = algorithms.argsort(out)
print("end")
"""
    assert run(code, kind) == "end\n"


def test_a_million_small_arrays_leak_nothing() -> None:
    """By the pages of the process: made, shared with others, reduced, and in cycles."""
    code = """
def pages():
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1])
source = np.ones(16, np.float32)
def some(count):
    for _ in range(count):
        tack.zeros(16)
    for _ in range(count // 50):
        a = tack.from_dlpack(source)
        assert a.sum() == 16
        np.from_dlpack(a)
        a.__dlpack__()
        cycle = [a]
        cycle.append(cycle)
some(20_000)
before = pages()
some(1_000_000)
assert pages() - before < 512, pages() - before  # two bytes of each
print("done")
"""
    assert run(code) == "done\n"


@pytest.mark.parametrize("kind", ALLOCATIONS)
def test_small_arrays_of_devices_leak_nothing(kind: str) -> None:
    """M-005: as the driver counts, also where a call is refused."""
    code = f"""
def some(count):
    for _ in range(count):
        a = tack.array(data[:40], device="NAME")
        a.sum()
        algorithms.argsort(a)
        try:
            algorithms.exclusive_scan(a, a, 41)
        except ValueError:
            pass
        else:
            raise AssertionError("41 of 40 elements")
some(2)
tack.sync("NAME")
before = {ALLOCATIONS[kind]}
some(20)
tack.sync("NAME")
assert {ALLOCATIONS[kind]} == before, ({ALLOCATIONS[kind]}, before)
print("done")
"""
    assert run(code, kind) == "done\n"


def test_what_goes_through_arrays_is_interrupted() -> None:
    """Ctrl-C at any moment of one ends it, and what comes after is right."""
    code = """
import signal
keys = tack.array((np.arange(1 << 21, dtype=np.int64)[::-1] * 7919) % (1 << 40))
def long():
    while True:
        order = algorithms.argsort(keys)
        keys.sum()
        algorithms.unique(algorithms.gather(keys, order))
        algorithms.inclusive_scan(keys, tack.empty_like(keys))
        keys.histogram(100, (0, 1 << 40))
delays = [0.001 * 1.7**k for k in range(8)]
signal.signal(signal.SIGALRM, lambda *_: os.kill(os.getpid(), signal.SIGINT))
for seconds in delays:
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        long()
    except KeyboardInterrupt:
        pass
check(tack.array(data))
print("done")
"""
    assert run(code) == "done\n"
