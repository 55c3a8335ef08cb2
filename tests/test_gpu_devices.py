"""Devices with memory of their own: OpenCL as PoCL has it, CUDA and HIP as the simulated drivers do."""

from __future__ import annotations

import ctypes
import gc
import itertools
import math
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import numpy as np
import pytest
from simulators import gpus

import tack
import tack_runtime
from tack_runtime import launched_conversion, transfers
from tack_runtime.drivers import gpu
from tack_runtime.drivers.gpu import Grid, Limits, grid_of
from tack_runtime.errors import DriverError, MissingVariantError
from tack_runtime.signature import parse_signature
from tackc.build import build
from tackc.compiler import pipeline
from tackc.compiler.capture import capture
from tackc.compiler.frontend import lower
from tackc.emitters.hip import HIP
from tackc.request import parse_arch

SOURCE = Path(__file__)


@tack.kernel
def saxpy(x: tack.f32[:], y: tack.f32[:], out: tack.f32[:], a: tack.f32):
    for i in range(x.shape[0]):
        out[i] = a * x[i] + y[i]


@tack.kernel
def count_up(data: tack.i32[:], n: tack.i64):
    for i in range(n):
        data[i % 7] = 1


@tack.kernel
def places(out: tack.i32[:, :, :]):
    for i, j, k in tack.ndindex(out.shape[0], out.shape[1], out.shape[2]):
        out[i, j, k] = i * 10000 + j * 100 + k


@tack.kernel
def total(data: tack.f32[:], n: tack.i32) -> tack.f32:
    for i in range(n):
        data[i] = data[i] + 1.0
    return data[0] + data[n - 1]


@tack.kernel
def doubled(data: tack.f64[:]):
    for i in range(data.shape[0]):
        data[i] = 2.0 * data[i]


@tack.kernel
def group_sums(data: tack.f32[:], out: tack.f32[:], n: tack.i32):
    for i in range(n):
        out[i] = tack.block_sum(data[i])


@pytest.fixture(scope="module", autouse=True)
def drivers() -> Iterator[None]:
    gpus.install()
    with gpus.toolchains():
        yield


@pytest.fixture
def cuda() -> Iterator[ctypes.CDLL]:
    """The simulated driver of CUDA, with nothing that an earlier test has left."""
    made = gpus.driver("cuda")
    gc.collect()
    made.simReset()
    yield made
    made.simReset()


@pytest.fixture(params=gpus.DEVICES)
def device(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


# --- devices and arrays ------------------------------------------------------------------------------------------------------


def test_devices_are_values(device: str) -> None:
    """R-001, R-004, J-004"""
    found = tack.device(device)
    assert found is tack.device(f"{device}:0") is tack.device(found)
    assert found in tack.devices()
    assert found.name == str(found) == device
    assert found.supports_workgroups
    assert tack.f32 in found.supported_atomic_dtypes <= found.supported_dtypes
    assert (tack.i64 in found.supported_atomic_dtypes) == (device in ("cuda", "hip"))
    tack.set_default_device(device)
    try:
        assert tack.default_device() is tack.zeros(3).device is found
    finally:
        tack.set_default_device("cpu")


@pytest.mark.parametrize("shape", [(), (0,), (3, 0, 2), 5, (2, 3)])
@pytest.mark.parametrize("dtype", [tack.f32, tack.u8, tack.i64, tack.vec3(), tack.mat2()])
def test_arrays(device: str, shape: Any, dtype: Any) -> None:
    """R-010..R-021"""
    a = tack.full(shape, 3, dtype, device=device)
    dims = (shape,) if isinstance(shape, int) else shape
    assert (a.shape, a.dtype, a.device) == (dims, dtype, tack.device(device))
    wanted = np.full(dims + dtype.shape, 3, dtype.scalar.numpy)
    np.testing.assert_array_equal(a.numpy(), wanted, strict=True)
    np.testing.assert_array_equal(np.array(a), wanted)
    copied = a.copy()
    assert copied.device is a.device
    a.fill(0)
    assert not a.numpy().any()
    assert not tack.zeros(shape, dtype, device=device).numpy().any()
    np.testing.assert_array_equal(copied.numpy(), wanted)  # storage of its own
    flat = a.reshape(a.size)
    tack.copyto(flat, copied.reshape(a.size))
    np.testing.assert_array_equal(a.numpy(), wanted)  # a view shares storage
    there = a.to_device("cpu")
    assert there.device is tack.device("cpu")
    np.testing.assert_array_equal(there.numpy(), wanted)
    assert a.to_device(device) is a
    back = there.to_device(device)
    assert back.device is a.device
    np.testing.assert_array_equal(back.numpy(), wanted)
    np.testing.assert_array_equal(a.astype(tack.f64 if dtype is tack.f32 else dtype).numpy(), wanted)


def test_elements(device: str) -> None:
    """R-017, R-014"""
    values = np.arange(24, dtype=np.float32).reshape(4, 6)
    a = tack.array(values, device=device)
    assert (a[1, 2], a[-1, -1], a[7]) == (8, 23, 7)
    assert type(a[0, 0]) is float
    v = tack.array(values.reshape(4, 2, 3), tack.vec3(), device=device)
    assert v[3, 1].tolist() == [21, 22, 23]
    with pytest.raises(IndexError):
        a[4, 0]
    tack.copyto(a, values[::-1])
    np.testing.assert_array_equal(a.numpy(), values[::-1])
    with pytest.raises(ValueError, match=r"Shape mismatch: array is \(4, 6\), got \(4,\)"):
        tack.copyto(a, np.zeros(4))
    assert tack.arange(5, device=device).numpy().tolist() == [0, 1, 2, 3, 4]
    joined = tack.concat([a, a])
    assert joined.device is a.device
    np.testing.assert_array_equal(joined.numpy(), np.concatenate([values[::-1]] * 2))
    assert tack.zeros_like(a).device is a.device


def test_a_wait_looks_until_the_work_has_ended(device: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """P-014: the driver tells that it has not, then that it has."""
    driver, said = tack.device(device).driver, []
    assert driver is not None
    idle = driver.idle

    def look() -> bool:
        said.append(idle())
        return said[-1]

    x = tack.ones(1000, device=device)
    monkeypatch.setattr(driver, "idle", look)
    saxpy(x, x, x, 1.0)
    tack.sync(device)
    assert said[-1] is True
    assert False in said or device == "opencl"  # which may be as fast as this
    said.clear()
    tack.sync(device)
    assert said == [True]


def test_a_handler_that_launches_the_kernel_of_a_launch(device: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """P-012: wherever it comes, each launch has the arguments of its own call."""
    driver = tack.device(device).driver
    assert driver is not None
    x, y = tack.zeros(100, device=device), tack.zeros(100, device=device)
    one = tack.ones(100, device=device)
    saxpy(one, x, x, 1.0)
    call, calls = driver.library.call, itertools.count()

    def interrupted(name: str, *arguments: Any, **named: Any) -> Any:
        found = call(name, *arguments, **named)
        if next(calls) == place:
            saxpy(one, y, y, 1.0)  # as in a handler: the lock is one that its thread may take again
        return found

    place = -1
    monkeypatch.setattr(driver.library, "call", interrupted)
    saxpy(one, x, x, 1.0)
    count = next(calls)
    while place < count - 1:
        place, calls = place + 1, itertools.count()
        saxpy(one, x, x, 1.0)
    monkeypatch.undo()
    assert (x.numpy().tolist(), y.numpy().tolist()) == ([count + 2] * 100, [count] * 100)


def test_the_pauses_of_a_wait(cuda: ctypes.CDLL, monkeypatch: pytest.MonkeyPatch) -> None:
    """None at first; then a part of the time that it has taken so far."""
    driver, clock = tack.device("cuda").driver, SimpleNamespace(now=100.0, looks=0, pauses=[])
    assert driver is not None

    def look() -> bool:
        clock.looks, clock.now = clock.looks + 1, clock.now + 0.001
        return bool(clock.now > 101)

    def pause(seconds: float) -> None:
        clock.pauses.append(seconds)
        clock.now += seconds

    monkeypatch.setattr(gpu, "time", SimpleNamespace(monotonic=lambda: clock.now, sleep=pause))
    monkeypatch.setattr(driver, "idle", look)
    driver.look()
    assert clock.looks == len(clock.pauses) + 2
    assert clock.pauses == sorted(clock.pauses)
    assert clock.pauses[0] < 1e-4 < clock.pauses[-1] == 0.01


def test_a_launch_on_memory_of_others_is_not_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """P-015: it ends before its call does, whatever signals come."""
    driver = tack.device("cuda").driver
    x = tack.ones(10, device="cuda")
    there = tack.array_from_ptr(x.__cuda_array_interface__["data"][0], tack.f32, 10, writable=True, device="cuda")
    with monkeypatch.context() as patched:
        patched.setattr(driver, "idle", lambda: pytest.fail("a look, between which signals come"))
        saxpy(there, there, there, 1.0)
    assert x.numpy().tolist() == [2] * 10


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGALRM])
def test_a_signal_ends_a_wait(device: str, number: signal.Signals, monkeypatch: pytest.MonkeyPatch) -> None:
    """P-014: where its handler raises, though it has used the device; what is queued goes on, and what it uses is not freed."""
    driver, made = tack.device(device).driver, []
    assert driver is not None

    def handle(number: int, frame: object) -> None:
        made.append(tack.empty(3, device=device))
        if len(made) == 2:
            raise TimeoutError

    x, y = tack.ones(1000, device=device), tack.ones(1000, device=device)
    saxpy(x, y, x, 1.0)
    before = signal.signal(number, handle)
    try:
        with monkeypatch.context() as patched:
            patched.setattr(driver, "idle", lambda: bool(signal.raise_signal(number)))
            with pytest.raises(TimeoutError):
                x.numpy()
            patched.setattr(driver, "idle", lambda: False)
            del y
            gc.collect()
            assert len(driver._discarded) == 1  # freed once the work has ended
    finally:
        signal.signal(number, before)
    assert x.numpy().tolist() == [2] * 1000
    assert not driver._discarded


NUMBERS = [0, -1.5, 200.7, -200.0, 3e9, 1e20, -math.inf, math.nan]


@pytest.mark.parametrize(("source", "target"), [("f32", "u8"), ("f32", "u64"), ("i32", "f32"), ("i8", "u16")])
def test_conversions_stay_on_the_device(device: str, source: str, target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """R-012, R-014, R-020, T-019..T-021: the numbers are those of conversions on the host, which exact ones are compared with."""
    host = tack.array(NUMBERS, tack.f64).astype(getattr(tack, source))
    wanted = host.astype(getattr(tack, target))
    there = host.to_device(device)
    vectors = tack.wrap(there.reshape(4, 2), tack.vec2(there.dtype))
    filled = tack.zeros(len(NUMBERS), wanted.dtype, device)
    with monkeypatch.context() as patched:
        patched.delattr(transfers, "_copy_from_device")
        found = [there.astype(wanted.dtype), tack.array(there, wanted.dtype, device)]
        tack.copyto(filled, there)
        made = vectors.astype(tack.vec2(wanted.dtype))
    for each in (*found, filled, made):
        assert each.device is there.device
        np.testing.assert_array_equal(each.numpy().ravel(), wanted.numpy(), strict=True)


def test_conversions_without_a_kernel_go_over_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-020: with a warning, as where no kernels are prebuilt and nothing compiles them."""

    def missing(name: str) -> NoReturn:
        raise MissingVariantError("the library's kernels are not prebuilt")

    monkeypatch.setattr(launched_conversion, "kernel", missing)
    with pytest.warns(tack.TackWarning, match="^conversions between arrays on cuda go over the host: the library's kernels"):
        found = tack.array([1.5, -2.5], device="cuda").astype(tack.i32)
    assert found.numpy().tolist() == [1, -2]


@pytest.mark.parametrize(("source", "target"), [(0, 1), (1, 0)])
def test_memory_that_is_converted_in_place(source: int, target: int) -> None:
    """R-014: another array has the same memory, from an element before or after on, whichever threads write first."""
    a = tack.array(np.arange(3000, dtype=np.float32), device="cuda")
    address = a.__cuda_array_interface__["data"][0]
    written = tack.array_from_ptr(address + 4 * target, tack.i32, 2999, writable=True, device="cuda")
    tack.copyto(written, tack.array_from_ptr(address + 4 * source, tack.f32, 2999, device="cuda"))
    assert written.numpy().tolist() == list(range(source, 2999 + source))


# --- launches ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [0, 1, 255, 256, 257, 100_000])
def test_launch(device: str, n: int) -> None:
    """P-012, P-014, P-019"""
    rng = np.random.default_rng(n)
    x, y = rng.random(n, np.float32), rng.random(n, np.float32)
    arrays = [tack.array(each, device=device) for each in (x, y)]
    out = tack.zeros(n, device=device)
    assert saxpy(*arrays, out, 2.0) is None
    np.testing.assert_array_equal(out.numpy(), np.float32(2) * x + y)
    bound = saxpy.bind(*arrays, out, 3.0)
    bound()
    np.testing.assert_array_equal(out.numpy(), np.float32(3) * x + y)


@pytest.mark.parametrize("shape", [(1, 1, 1), (3, 5, 7), (2, 300, 3), (40, 2, 260), (0, 3, 2)])
def test_shaped_launch(device: str, shape: tuple[int, int, int]) -> None:
    """P-005, P-007, P-008"""
    out = tack.full(shape, -1, tack.i32, device=device)
    places(out)
    i, j, k = np.indices(shape)
    np.testing.assert_array_equal(out.numpy(), i * 10000 + j * 100 + k)


def test_grids() -> None:
    """P-007, P-008: groups are filled along the fastest dimension; what is beyond the limits is flat."""
    most = Limits(256, (2**31 - 1, 65535, 65535), 2**40, (1024, 1024, 64))
    assert grid_of([1000], False, 256, most) == Grid((4, 1, 1), (256, 1, 1), None)
    assert grid_of([1000, 100], False, 256, most) == Grid((1, 500, 1), (100, 2, 1), 0)
    assert grid_of([5, 3, 70], False, 256, most) == Grid((1, 1, 5), (70, 3, 1), 0)
    assert grid_of([65536 * 256 + 1, 1], False, 256, most) == Grid((65537, 1, 1), (256, 1, 1), 1)
    assert grid_of([300, 1, 1], False, 256, most) == Grid((1, 1, 5), (1, 1, 64), 0)
    assert grid_of([300, 2, 2], False, 256, most) == Grid((1, 1, 5), (2, 2, 64), 0)
    assert grid_of([300, 300, 1], False, 256, most._replace(sizes=(256, 16, 8))) == Grid((1, 19, 38), (1, 16, 8), 0)
    assert grid_of([16, 16], True, 256, most) == Grid((1, 1, 1), (256, 1, 1), None)
    assert grid_of([2, 2, 2, 2], False, 256, most) == Grid((1, 1, 1), (256, 1, 1), None)


def test_result(device: str) -> None:
    """P-030, P-031, P-034"""
    data = tack.arange(1000, tack.f32, device=device)
    assert total(data, 1000) == 1 + 1000
    assert data[999] == 1000


def test_collectives(device: str) -> None:
    """W-005, W-006, W-017"""
    values = np.arange(512, dtype=np.float32)
    data, out = tack.array(values, device=device), tack.full(512, -1, device=device)
    for _ in range(2):  # cold and cached
        with pytest.raises(ValueError, match="complete 256-lane groups; iteration count 500 would create a partial workgroup"):
            group_sums(data, out, 500)
    assert (out.numpy() == -1).all()
    group_sums(data, out, 512)
    np.testing.assert_array_equal(out.numpy(), np.repeat(values.reshape(2, 256).sum(axis=1), 256))


def test_devices_do_not_mix(device: str) -> None:
    """R-003, R-033: both are named, and nothing runs."""
    x, y, out = tack.ones(4, device=device), tack.ones(4), tack.zeros(4, device=device)
    with pytest.raises(ValueError, match=f"'x' on {device}, 'y' on cpu; copy one: pass tack.array"):
        saxpy(x, y, out, 1.0)
    with pytest.raises(ValueError, match=f"on {device}"):
        saxpy(x, np.ones(4, np.float32), out, 1.0)
    assert not out.numpy().any()


def test_threads(device: str) -> None:
    """R-034"""
    failures: list[BaseException] = []

    def run(number: int) -> None:
        try:
            for turn in range(10):
                x = tack.full(1000, number, device=device)
                out = tack.zeros(1000, device=device)
                saxpy(x, x, out, float(turn))
                assert (out.numpy() == number * (turn + 1)).all()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def test_too_many_iterations(cuda: ctypes.CDLL) -> None:
    """P-017, P-018: refused before anything runs."""
    data = tack.zeros(7, tack.i32, device="cuda")
    limit = (2**31 - 1) * 256
    with pytest.raises(
        ValueError, match=rf"{limit + 1} iterations exceed the {limit} that one CUDA launch can index; split the work"
    ):
        count_up(data, limit + 1)
    assert not data.numpy().any()


def test_launches_are_queued(cuda: ctypes.CDLL) -> None:
    """P-013, P-014: until somebody reads, or waits."""
    for wait in (lambda a: a.numpy(), lambda a: a[0], lambda a: tack.sync(), lambda a: tack.sync("cuda")):
        a = tack.ones(10, device="cuda")
        saxpy(a, a, a, 1.0)
        assert cuda.simQueued() == 1
        wait(a)  # type: ignore[no-untyped-call]
        assert cuda.simQueued() == 0
        assert a.numpy().tolist() == [2] * 10


def test_arrays_of_queued_launches_may_die(cuda: ctypes.CDLL) -> None:
    """K-006"""
    out = tack.zeros(1000, device="cuda")
    saxpy(tack.ones(1000, device="cuda"), tack.ones(1000, device="cuda"), out, 1.0)
    gc.collect()
    assert (out.numpy() == 2).all()


def test_hip_launches() -> None:
    """P-017, P-019: a kernel's source, loaded and launched by the driver itself."""
    signature = parse_signature("saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)")
    source = HIP.emit(pipeline.run(lower(capture(saxpy), signature).kernel), "k")
    driver: Any = tack.device("hip").driver
    assert (driver.level, driver.limits.iterations) == ("gfx942", 2**32 - 256)
    assert driver.rank("hsaco", "gfx942") == 0
    assert driver.rank("hsaco", "gfx90a") is None
    modules = gpus.driver("hip").simModules()
    module = driver.run(driver.load, "hsaco", gpus.image(source, "gfx942"))
    function, threads = driver.run(driver.function, module, "k")
    x, out = tack.arange(300, tack.f32, device="hip"), tack.zeros(300, device="hip")
    bits = int(np.float32(2).view(np.uint32))
    slots = (ctypes.c_uint64 * 7)(0, 300, x.memory.address, x.memory.address, out.memory.address, bits)
    driver.run(driver.launch, function, grid_of([300], False, threads, driver.limits), slots, [8, 8, 8, 8, 8, 4])
    np.testing.assert_array_equal(out.numpy(), 3 * np.arange(300, dtype=np.float32))
    driver.finalize(driver.unload, module)
    assert gpus.driver("hip").simModules() == modules
    with pytest.raises(DriverError, match=r"hipModuleLoadData failed with hipErrorNoBinaryForGpu \(209\); build with --arch"):
        driver.run(driver.load, "hsaco", gpus.image(source, "gfx90a"))


# --- images -----------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def bundles(tmp_path_factory: pytest.TempPathFactory, drivers: None) -> Callable[[str], Path]:
    made: dict[str, Path] = {}
    folder = tmp_path_factory.mktemp("bundles")
    (folder / "k.py").write_text(
        "import tack\n@tack.kernel\ndef twice(x: tack.f32[:]):\n    for i in range(x.shape[0]):\n        x[i] = 2.0 * x[i]\n"
    )

    def bundle(arch: str) -> Path:
        if arch not in made:
            made[arch] = folder / f"{len(made)}.tackb"
            build([folder / "k.py"], parse_arch(arch), made[arch])
        return made[arch]

    return bundle


@pytest.mark.parametrize(
    ("arch", "image"),
    [
        ("cuda:sm_80,cuda:sm_90,cuda:compute_75,cpu", "level sm_90,"),
        ("cuda:sm_80,cuda:compute_75,cuda:compute_80,cpu", "level compute_80,"),
        ("cuda:compute_75,cpu", "level compute_75,"),
    ],
)
def test_the_best_image_is_taken(bundles: Callable[[str], Path], arch: str, image: str) -> None:
    """The device's architecture, then the newest PTX that it takes; `explain` says which."""
    kernel = tack_runtime.load(bundles(arch)).twice
    x = tack.ones(5, device="cuda")
    assert image in kernel.explain(x)
    kernel(x)
    assert x.numpy().tolist() == [2] * 5


def test_a_device_that_nothing_fits(bundles: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """J-001: the error lists what there is."""
    tack_runtime.set_jit("off")
    kernel = tack_runtime.load(bundles("cuda:sm_80,cpu,opencl")).twice
    x = tack.ones(5, device="cuda")
    with pytest.raises(MissingVariantError, match=r"nothing in it runs on cuda:sm_90; it has .*cuda:sm_80.*opencl:source"):
        kernel(x)
    assert x.numpy().tolist() == [1] * 5


def test_one_bundle_on_all_devices(bundles: Callable[[str], Path]) -> None:
    """J-002: in one process."""
    kernel = tack_runtime.load(bundles("cuda:sm_90,cpu,opencl,level_zero")).twice
    for name in ("cpu", "opencl", "cuda", "level_zero"):
        x = tack.arange(1000, tack.f32, device=name)
        kernel(x)
        np.testing.assert_array_equal(x.numpy(), 2 * np.arange(1000, dtype=np.float32))


# --- processes ---------------------------------------------------------------------------------------------------------------

RUN = """
import ctypes, os, sys
os.environ["TACK_CACHE_DIR"] = sys.argv[1]
import tack_runtime
"""


def process(code: str, cache: Path, **environment: str) -> str:
    path = os.pathsep.join([str(SOURCE.parent), *map(os.path.abspath, sys.path)])
    command = [sys.executable, "-c", RUN + code, str(cache)]
    done = subprocess.run(command, capture_output=True, text=True, env={**gpus.environment(), "PYTHONPATH": path, **environment})
    assert done.returncode == 0, done.stderr
    return done.stdout


# --- the simulator can fail -------------------------------------------------------------------------------------------------


def test_the_simulator_notices_a_write_beyond_an_array(tmp_path: Path, bundles: Callable[[str], Path]) -> None:
    """Negative: two arrays that claim to be longer than their memory."""
    code = f"""
kernel = tack_runtime.load({str(bundles("cuda:sm_90"))!r}).twice
a = tack_runtime.ones(10, device="cuda")
a.memory.shape = (12,)
object.__setattr__
from tack_runtime.arrays import Array
b = Array(a.memory, a.dtype, a.device)
kernel(b)
try:
    tack_runtime.sync()
except tack_runtime.DriverError as error:
    assert "CUDA_ERROR_ILLEGAL_ADDRESS" in str(error)
    os._exit(0)
raise AssertionError("not noticed")
"""
    process(code, tmp_path)


def test_the_simulator_notices_another_devices_memory(cuda: ctypes.CDLL) -> None:
    """Negative: an address that is nobody's."""
    driver: Any = tack.device("cuda").driver
    with pytest.raises(DriverError, match="INVALID_VALUE"):
        driver.run(driver.write, 4096, 0, np.zeros(4).ctypes.data, 32)


def test_nvrtc_does_with_the_simulator(cuda: ctypes.CDLL, tmp_path: Path) -> None:
    """NVRTC looks for a driver in the process, and finds this one."""
    code = """
from simulators import gpus
from tackc.toolchains import nvrtc
gpus.driver("cuda")
assert nvrtc.compile_source('extern "C" __global__ void k(float *x) { x[0] = 1; }', "sm_90").image.startswith(b"\\x7fELF")
"""
    process(code, tmp_path)


def test_a_missing_barrier_shows(cuda: ctypes.CDLL, monkeypatch: pytest.MonkeyPatch) -> None:
    """Negative: without its barriers a reduction depends on the order of lanes."""
    values = np.arange(256, dtype=np.float32)
    data, out = tack.array(values, device="cuda"), tack.zeros(256, device="cuda")
    group_sums(data, out, 256)
    assert out[0] == values.sum()
    for order in (1, 2, 3):
        cuda.simOrder(order)
        group_sums(data, out, 256)
        assert set(out.numpy().tolist()) == {values.sum()}
    real = gpus.image
    monkeypatch.setattr(gpus, "image", lambda source, level: real(re.sub(r"__syncthreads\(\);", ";", source), level))
    tack.set_cache(False)
    broken = tack.kernel(group_sums.function)
    cuda.simOrder(1)
    broken(data, out, 256)
    assert set(out.numpy().tolist()) != {values.sum()}
