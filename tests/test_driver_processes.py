"""What drivers do in a process: several devices, contexts of others, threads, its end, and fork."""

from __future__ import annotations

from pathlib import Path

import pytest
from simulators import gpus
from test_gpu_devices import process

KERNEL = """
import tack

@tack.kernel
def twice(x: tack.f32[:]):
    for i in range(x.shape[0]):
        x[i] = 2.0 * x[i]
"""
KINDS = ("cuda", "hip", "metal", "level_zero", "opencl")
FILES = {"cuda": "libcuda.so.1", "hip": "libamdhip64.so", "metal": "/usr/lib/libobjc.A.dylib", "level_zero": "libze_loader.so.1"}
SEVERAL = {  # how to get two devices of a kind
    "cuda": ('ctypes.CDLL("libcuda.so.1").simConfigure(2, b"sm_90")', {}),
    "hip": ('ctypes.CDLL("libamdhip64.so").simConfigure(2, b"gfx942")', {}),
    "level_zero": ('ctypes.CDLL("libze_loader.so.1").simConfigure(1, 2, 0x7f, 1024)', {}),  # one of each driver
    "opencl": ("", {"POCL_DEVICES": "pthread basic"}),
}


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    gpus.install()
    return gpus.bundle(tmp_path_factory.mktemp("bundle"), KERNEL)


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def run(code: str, kind: str, bundle: Path, cache: Path, **environment: str) -> str:
    """What a process prints that runs the code, where NAME is the device's name; `kernel` doubles an array."""
    before = f"kernel = tack_runtime.load({str(bundle)!r}).twice\n"
    return process(before + code.replace("NAME", kind), cache, **environment)


@pytest.mark.parametrize("kind", SEVERAL)
def test_several_devices(kind: str, bundle: Path, tmp_path: Path) -> None:
    """R-001, R-003: memory, code and queue of each are its own, and an array of one is not taken for one of another."""
    configure, environment = SEVERAL[kind]
    code = f"""{configure}
names = [str(each) for each in tack_runtime.devices()]
assert [name for name in names if name.startswith("NAME")] == ["NAME", "NAME:1"], names
arrays = [tack_runtime.full(10, n + 1, device=name) for n, name in enumerate(("NAME", "NAME:1"))]
for a in arrays:
    kernel(a)
assert [a[0] for a in arrays] == [2, 4]
there = arrays[1].to_device("NAME")
assert there.device is arrays[0].device and there[9] == 4
tack_runtime.sync("NAME")
print("done")
"""
    assert run(code, kind, bundle, tmp_path, **environment) == "done\n"


def test_the_context_of_another_library(bundle: Path, tmp_path: Path) -> None:
    """CUDA: what the thread had current is current after every call, and our calls do not go to it."""
    code = """
cuda = ctypes.CDLL("libcuda.so.1")
cuda.simConfigure(2, b"sm_90")
theirs, popped, place = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_uint64()
assert cuda.cuInit(0) == cuda.cuDevicePrimaryCtxRetain(ctypes.byref(theirs), 1) == 0
assert cuda.cuCtxPushCurrent_v2(theirs) == 0
assert cuda.cuMemAlloc_v2(ctypes.byref(place), ctypes.c_size_t(64)) == 0
a = tack_runtime.ones(10, device="NAME")
kernel(a)
assert a.numpy().tolist() == [2] * 10
del a
assert cuda.simContexts() == 1
assert cuda.cuMemFree_v2(place) == 0  # theirs is current: it is memory of the other device
assert cuda.cuCtxPopCurrent_v2(ctypes.byref(popped)) == 0
assert popped.value == theirs.value
"""
    run(code, "cuda", bundle, tmp_path)


def test_the_device_of_another_library(bundle: Path, tmp_path: Path) -> None:
    """HIP: the same of a thread's current device."""
    code = """
hip = ctypes.CDLL("libamdhip64.so")
hip.simConfigure(2, b"gfx942")
current = ctypes.c_int()
a = tack_runtime.ones(10, device="NAME")
assert hip.hipSetDevice(1) == 0
kernel(a)
assert a.numpy().tolist() == [2] * 10
del a
assert hip.hipGetDevice(ctypes.byref(current)) == 0
assert current.value == 1
"""
    run(code, "hip", bundle, tmp_path)


def test_threads(kind: str, bundle: Path, tmp_path: Path) -> None:
    """R-034: they share devices and kernels, also the first opening and the first load."""
    code = """
import threading
failures = []
def run(number):
    try:
        for turn in range(20):
            x = tack_runtime.full(100, number, device="NAME")
            kernel(x)
            assert (x.numpy() == 2 * number).all()
    except BaseException as error:
        failures.append(error)
threads = [threading.Thread(target=run, args=(number,)) for number in range(4)]
for each in threads:
    each.start()
for each in threads:
    each.join()
assert not failures, failures
print("done")
"""
    assert run(code, kind, bundle, tmp_path) == "done\n"


def test_the_end_of_the_interpreter(kind: str, bundle: Path, tmp_path: Path) -> None:
    """What is queued then still runs; arrays and kernels may be alive, and a thread at work."""
    queued = "lambda: 0" if kind == "opencl" else f'ctypes.CDLL("{FILES[kind]}").simQueued'
    code = f"""
import atexit, threading, time
queued = {queued}
atexit.register(lambda: print(queued(), "left", flush=True))  # it runs last
a = tack_runtime.ones(3, device="NAME")
def run():
    b = tack_runtime.ones(1000, device="NAME")
    while True:
        b.numpy()
threading.Thread(target=run, daemon=True).start()
time.sleep(0.05)
kernel(a)
"""
    assert run(code, kind, bundle, tmp_path) == "0 left\n"


def test_fork(kind: str, bundle: Path, tmp_path: Path) -> None:
    """U-004: a child cannot use what its parent opened, and is told so, also by kernels; parent and child end as usual."""
    code = """
a = tack_runtime.ones(3, device="NAME")
kernel(a)
child = os.fork()
if not child:
    for use in (a.numpy, lambda: kernel(a), lambda: tack_runtime.zeros(3, device="NAME"), lambda: tack_runtime.sync("NAME")):
        try:
            use()
        except tack_runtime.DriverError as error:
            assert "forked" in str(error) and "spawn" in str(error), error
        else:
            os._exit(1)
    del a
    sys.exit(7)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
assert a.numpy().tolist() == [2, 2, 2]
"""
    run(code, kind, bundle, tmp_path)


def test_a_child_opens_devices_of_its_own(kind: str, bundle: Path, tmp_path: Path) -> None:
    """U-004: where the parent has opened none."""
    code = """
child = os.fork()
a = tack_runtime.ones(3, device="NAME")
kernel(a)
assert a.numpy().tolist() == [2, 2, 2]
if child:
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
"""
    run(code, kind, bundle, tmp_path)
