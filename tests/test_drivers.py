"""What drivers promise alike: groups that fit, advice for each status, waits of several devices, errors of earlier work."""

from __future__ import annotations

import ctypes
import gc
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import test_driver_faults as faults
from simulators import gpus
from test_driver_faults import KINDS, close

import tack
import tack_runtime
from tack_runtime import storage
from tack_runtime.drivers import cuda, gpu_pending, hip, images, level_zero, metal, opencl, rtc
from tack_runtime.drivers.gpu import Grid
from tack_runtime.errors import DriverError, KernelIndexError, KernelValueError, KernelZeroDivisionError

drivers, library = faults.drivers, faults.library  # fixtures


@tack.kernel
def far(out: tack.i32[:], n: tack.i64):
    for i, j in tack.ndindex(n, n):
        out[0] = i + j


@tack.kernel
def fetch(x: tack.i32[:], out: tack.i32[:], n: tack.i32):
    for i in range(len(out)):
        out[i] = x[i + n]


@tack.kernel
def quotients(out: tack.i32[:], n: tack.i32):
    for i in range(len(out)):
        out[i] = i // n


PLACES = """
import tack
@tack.kernel
def places(out: tack.i32[:, :, :]):
    for i, j, k in tack.ndindex(out.shape[0], out.shape[1], out.shape[2]):
        out[i, j, k] = i * 10000 + j * 100 + k
"""


@pytest.fixture(scope="module", autouse=True)
def tools() -> Iterator[None]:
    with gpus.toolchains():
        yield


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory, drivers: None) -> Path:
    """Kernels that end with what a test has of them, so that it can close devices."""
    return gpus.bundle(tmp_path_factory.mktemp("places"), PLACES)


# --- groups ------------------------------------------------------------------------------------------------------------------


def check_places(bundle: Path, shape: tuple[int, int, int], device: Any) -> None:
    out = tack.full(shape, -1, tack.i32, device=device)
    tack_runtime.load(bundle).places(out)
    i, j, k = np.indices(shape)
    np.testing.assert_array_equal(out.numpy(), i * 10000 + j * 100 + k)


@pytest.mark.parametrize("device", gpus.DEVICES)
def test_a_tall_loop(device: str, bundle: Path) -> None:
    """P-007, P-008: more iterations along z than a group may have threads there."""
    check_places(bundle, (300, 1, 1), device)
    check_places(bundle, (1100, 2, 1), device)


ALONG = {"cuda": (1024, 1024, 64), "hip": (1024, 1024, 1024), "metal": (1024, 1024, 1024), "level_zero": (1024, 1024, 1024)}


@pytest.mark.parametrize("kind", ALONG)
def test_what_devices_take_along_a_dimension(kind: str) -> None:
    """As NVIDIA and AMD document them (blockDim.z is at most 64 on CUDA), and as simulated devices of the others say."""
    driver: Any = tack.device(kind).driver
    assert driver.limits.sizes == ALONG[kind]


@pytest.mark.parametrize("kind", ["level_zero", "opencl", "metal"])
def test_devices_that_take_fewer(kind: str, library: ctypes.CDLL, bundle: Path) -> None:
    """P-007, P-008: what the device says is asked for along each dimension."""
    library.simAlong(128, 16, 8)
    devices = list(KINDS[kind].module.devices())
    driver: Any = devices[0].driver
    assert (driver.limits.sizes, driver.limits.threads) == ((128, 16, 8), 128)
    check_places(bundle, (40, 20, 3), devices[0])
    check_places(bundle, (3, 2, 300), devices[0])
    gc.collect()
    close(devices)


@pytest.mark.parametrize(
    ("kind", "threads", "status"),
    [
        ("cuda", (1, 1, 65), "CUDA_ERROR_INVALID_VALUE"),
        ("cuda", (1, 1, 64), ""),
        ("cuda", (1025, 1, 1), "CUDA_ERROR_INVALID_VALUE"),
        ("cuda", (1, 1025, 1), "CUDA_ERROR_INVALID_VALUE"),
        ("hip", (1, 1, 1025), "hipErrorInvalidValue"),
        ("hip", (1, 1, 1024), ""),
        ("level_zero", (1, 1, 9), "ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION"),
        ("level_zero", (1, 17, 1), "ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION"),
        ("opencl", (1, 1, 9), "CL_INVALID_WORK_ITEM_SIZE"),
        ("opencl", (1, 16, 8), ""),
    ],
)
def test_simulated_drivers_refuse_longer_groups(
    kind: str,
    threads: tuple[int, int, int],
    status: str,
    library: ctypes.CDLL,
    bundle: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Negative, so that the tests above can fail; Metal's are in tests/test_metal.py."""
    if kind not in ("cuda", "hip"):
        library.simAlong(128, 16, 8)
    devices = list(KINDS[kind].module.devices())
    driver: Any = devices[0].driver
    called: list[Any] = []
    monkeypatch.setattr(driver, "launch", lambda *arguments: called.append(arguments))
    out, kernels = tack.zeros((1, 1, 1), tack.i32, device=devices[0]), tack_runtime.load(bundle)
    kernels.places(out)
    monkeypatch.undo()
    ((function, _, slots, sizes),) = called
    if status:
        with pytest.raises(DriverError, match=f" failed with {status} "):
            driver.run(driver.launch, function, Grid((1, 1, 1), threads, 0), slots, sizes)
    else:
        driver.run(driver.launch, function, Grid((1, 1, 1), threads, 0), slots, sizes)
    driver.run(driver.wait)
    del out, kernels
    gc.collect()
    driver.run(driver.wait)
    close(devices)


@pytest.mark.parametrize(("device", "most"), [("cuda", (2**31 - 1) * 256), ("hip", 2**32 - 256), ("metal", 2**32)])
def test_more_iterations_than_a_cpu_counts(device: str, most: int) -> None:
    """P-017, P-018: it is the device that cannot index them."""
    out = tack.zeros(1, tack.i32, device=device)
    title = tack.device(device).title
    with pytest.raises(
        ValueError, match=rf"'far': {2**64} iterations exceed the {most} that one {title} launch can index; split"
    ):
        far(out, 2**32)
    assert out[0] == 0
    with pytest.raises(
        ValueError, match=rf"'far': {2**64} iterations exceed the {2**63 - 1} that one CPU launch can index; split"
    ):
        far(tack.zeros(1, tack.i32), 2**32)


# --- advice ------------------------------------------------------------------------------------------------------------------

_FREE, _FEWER = "free arrays of the device, or use smaller ones", "free memory of the device, or use smaller arrays or workgroups"
_ARCH = "build with --arch for this device's architecture"
_AGAIN = "a kernel failed, and the process must be restarted; debug mode may find where"
_NONE = "there is none that this process may see"
# Numbers and names are those of the vendors' headers.
ADVICE: Mapping[str, Mapping[int, tuple[str, str]]] = {
    "cuda": {
        2: ("CUDA_ERROR_OUT_OF_MEMORY", _FREE),
        100: ("CUDA_ERROR_NO_DEVICE", _NONE),
        200: ("CUDA_ERROR_INVALID_IMAGE", _ARCH),
        209: ("CUDA_ERROR_NO_BINARY_FOR_GPU", _ARCH),
        222: ("CUDA_ERROR_UNSUPPORTED_PTX_VERSION", f"update the driver, or {_ARCH}"),
        700: ("CUDA_ERROR_ILLEGAL_ADDRESS", _AGAIN),
        701: ("CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", _FEWER),
        716: ("CUDA_ERROR_MISALIGNED_ADDRESS", _AGAIN),
        719: ("CUDA_ERROR_LAUNCH_FAILED", _AGAIN),
        803: ("CUDA_ERROR_SYSTEM_DRIVER_MISMATCH", "the driver's parts do not fit each other; reinstall it"),
    },
    "hip": {
        2: ("hipErrorOutOfMemory", _FREE),
        100: ("hipErrorNoDevice", _NONE),
        200: ("hipErrorInvalidImage", _ARCH),
        209: ("hipErrorNoBinaryForGpu", _ARCH),
        700: ("hipErrorIllegalAddress", _AGAIN),
        701: ("hipErrorLaunchOutOfResources", _FEWER),
        719: ("hipErrorLaunchFailure", _AGAIN),
    },
    "level_zero": {
        0x70000001: ("ZE_RESULT_ERROR_DEVICE_LOST", _AGAIN),
        0x70000002: ("ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY", "free memory of the host"),
        0x70000003: ("ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY", _FREE),
        0x70010000: (
            "ZE_RESULT_ERROR_INSUFFICIENT_PERMISSIONS",
            r"let the user open /dev/dri/renderD\*, as the group render may",
        ),
        0x78000001: ("ZE_RESULT_ERROR_UNINITIALIZED", "install Intel's driver, such as intel-level-zero-gpu"),
        0x78000009: ("ZE_RESULT_ERROR_UNSUPPORTED_SIZE", _FREE),
    },
    "opencl": {
        -4: ("CL_MEM_OBJECT_ALLOCATION_FAILURE", _FREE),
        -5: ("CL_OUT_OF_RESOURCES", _FEWER),
        -6: ("CL_OUT_OF_HOST_MEMORY", "free memory of the host"),
        -61: ("CL_INVALID_BUFFER_SIZE", _FREE),
        -1001: ("CL_PLATFORM_NOT_FOUND_KHR", "install a driver, such as pocl-opencl-icd"),
    },
    "metal": {
        3: ("MTLCommandBufferErrorPageFault", "an index may be outside its array; debug mode may find where"),
        8: ("MTLCommandBufferErrorOutOfMemory", _FREE),
    },
}
CALLS = {
    "cuda": "cuStreamSynchronize",
    "hip": "hipStreamSynchronize",
    "level_zero": "zeCommandListHostSynchronize",
    "opencl": "clFinish",
    "metal": "commit",
}
OTHERS = {"metal": {"OutOfMemory"}}  # of what says no number: tests/test_driver_faults.py has it


@pytest.mark.parametrize("kind", ADVICE)
def test_advice(kind: str, library: ctypes.CDLL, bundle: Path) -> None:
    """P-014, R-005: each status that something can be done about."""
    module = KINDS[kind].module
    assert module.ADVICE.keys() == {name for name, _ in ADVICE[kind].values()} | OTHERS.get(kind, set())
    devices = list(module.devices())
    driver: Any = devices[0].driver
    out, kernels = tack.zeros((1, 1, 1), tack.i32, device=devices[0]), tack_runtime.load(bundle)
    for status, (name, advice) in ADVICE[kind].items():
        library.simFail(CALLS[kind].encode(), 0, status)
        kernels.places(out)
        wanted = rf" driver: {CALLS[kind]} failed with {name} \({status}\); {advice}($|\n)"
        with pytest.raises(DriverError, match=wanted):
            driver.run(driver.wait)
    library.simFail(CALLS[kind].encode(), 0, 9)  # of nothing that is known to help
    kernels.places(out)
    with pytest.raises(DriverError, match="; see the driver's log; if it happens again, please report it"):
        driver.run(driver.wait)
    del out, kernels
    gc.collect()
    driver.run(driver.wait)
    close(devices)


COMPILERS = {1: ("OUT_OF_MEMORY", "free memory of the host"), 5: ("INVALID_OPTION", f"update the compiler, or {_ARCH}")}
COMPILERS[6] = ("COMPILATION", _ARCH)


@pytest.mark.parametrize(("kind", "title"), [("cuda", "NVRTC"), ("hip", "hipRTC")])
def test_advice_of_compilers(kind: str, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They have no memory of the device."""
    assert rtc.ADVICE.keys() == {name for name, _ in COMPILERS.values()}
    made = gpus.source_compiler(kind)
    made.simReset()
    monkeypatch.setattr(rtc, f"{title.upper()}_FILES", (str(gpus.source_compiler_path(kind)),))
    compiler = rtc.Compiler(title)
    for status, (name, advice) in COMPILERS.items():
        made.simFail(f"{title.lower()}CreateProgram".encode(), 0, status)
        wanted = rf"^{title} compiler: \w+ failed with {title.upper()}_ERROR_{name} \({status}\); {advice}$"
        with pytest.raises(DriverError, match=wanted):
            compiler.binary(b"", [], lambda discard, handle: None)
    made.simReset()


# --- waits -------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def debug_mode() -> Iterator[None]:
    tack.set_debug(True)
    yield
    tack.set_debug(False)


def reset(name: str) -> ctypes.CDLL:
    made = gpus.driver(name)
    gc.collect()
    made.simReset()
    return made


def test_sync_waits_for_every_device(debug_mode: None, bundle: Path) -> None:
    """P-014, R-004: the first error is raised once all have been waited for."""
    x, out = tack.arange(5, device="cuda"), tack.zeros(5, tack.i32, device="cuda")
    there, kernels = tack.full((2, 2, 2), -1, tack.i32, device="hip"), tack_runtime.load(bundle)
    hip_driver = reset("hip")
    tack.sync()
    fetch(x, out, 2)
    tack.set_debug(False)
    kernels.places(there)
    assert hip_driver.simQueued() == 1
    with pytest.raises(KernelIndexError) as caught:
        tack.sync()
    assert "devices failed" not in str(caught.value)
    assert hip_driver.simQueued() == 0
    tack.sync()


def test_sync_of_devices_that_fail(debug_mode: None) -> None:
    """P-014: the others are in the text of the first, whichever the order in which devices were opened."""
    opened = [name for name in map(str, tack.devices()) if name in ("cuda", "hip", "level_zero")]
    calls = {
        "cuda": lambda: fetch(tack.arange(5, device="cuda"), tack.zeros(5, tack.i32, device="cuda"), 2),
        "hip": lambda: quotients(tack.zeros(5, tack.i32, device="hip"), 0),
        "level_zero": lambda: fetch(tack.arange(5, device="level_zero"), tack.zeros(5, tack.i32, device="level_zero"), -1),
    }
    texts = {"cuda": "Kernel 'fetch': index 5 is", "hip": "Kernel 'quotients': ", "level_zero": "Kernel 'fetch': index -1 is"}
    assert set(opened) == set(calls)
    for name in opened:
        calls[name]()
    with pytest.raises((KernelIndexError, KernelZeroDivisionError)) as caught:
        tack.sync()
    first, between, *later = str(caught.value).splitlines()
    assert between == "Other devices failed, too:"
    told = [next(name for name, text in texts.items() if line.strip().startswith(text)) for line in (first, *later)]
    assert sorted(told) == sorted(calls)
    assert all(line.startswith("  Kernel ") for line in later)
    tack.sync()


def test_an_error_of_earlier_work_is_not_the_calls() -> None:
    """P-014: it does not begin with the function that met it, as one of the function itself does."""
    made = reset("cuda")
    a, b = tack.arange(5, device="cuda"), tack.zeros(5, tack.i32, device="cuda")
    made.simFail(b"cuMemFree_v2", 0, 1)
    del b
    with pytest.raises(DriverError, match=r"^CUDA driver: cuMemFree_v2 failed with CUDA_ERROR_INVALID_VALUE"):
        tack.copyto(a, np.zeros(5, np.int32))
    made.simFail(b"cuMemFree_v2", 0, 1)  # and when it is tried again
    made.simFailToo(b"cuMemFree_v2", 0, 1)
    b = tack.zeros(5, tack.i32, device="cuda")
    del b
    for _ in range(2):
        with pytest.raises(DriverError, match=r"^CUDA driver: cuMemFree_v2 failed"):
            tack.zeros(5, device="cuda")
    made.simFail(b"cuMemcpyHtoD_v2", 0, 719)  # a kernel failed
    with pytest.raises(DriverError, match=r"^CUDA driver: cuMemcpyHtoD_v2 failed with CUDA_ERROR_LAUNCH_FAILED"):
        tack.copyto(a, np.zeros(5, np.int32))
    made.simFail(b"cuMemcpyHtoD_v2", 0, 1)
    with pytest.raises(DriverError, match=r"^copyto: CUDA driver: cuMemcpyHtoD_v2 failed with CUDA_ERROR_INVALID_VALUE"):
        tack.copyto(a, np.zeros(5, np.int32))
    tack.copyto(a, np.zeros(5, np.int32))
    assert not a.numpy().any()


def test_a_command_buffer_that_failed_is_earlier_work(bundle: Path) -> None:
    """P-014"""
    made = gpus.metal()
    made.simReset()
    a = tack.zeros((1, 1, 1), tack.i32, device="metal")
    made.simFail(b"commit", 0, 1)
    kernels = tack_runtime.load(bundle)
    kernels.places(a)
    with pytest.raises(DriverError, match=r"^Metal driver: commit failed with MTLCommandBufferErrorInternal"):
        tack.copyto(a, np.zeros((1, 1, 1), np.int32))
    made.simReset()


def test_a_text_is_no_sign_of_earlier_work() -> None:
    """An error whose text begins as those of kernels do is the function's own, all the same."""

    @storage.named
    def made() -> None:
        raise KernelValueError("Kernel 3 is no array")

    with pytest.raises(ValueError, match=r"^made: Kernel 3 is no array$"):
        made()


def test_what_drivers_print_is_flushed(monkeypatch: pytest.MonkeyPatch) -> None:
    """O-001: all streams of the C library, none of which has the same name everywhere."""
    flushed: list[object] = []
    monkeypatch.setattr(gpu_pending, "ctypes", SimpleNamespace(CDLL=lambda name: SimpleNamespace(fflush=flushed.append)))
    gpu_pending.flush_drivers()
    assert flushed == [None]


@pytest.mark.parametrize("module", [cuda, hip, level_zero, metal, opencl])
def test_kinds(module: Any) -> None:
    """The first is the best, and what the driver lacks is none."""
    kind = module.__name__.rpartition(".")[2]
    driver: Any = tack.device(kind).driver
    ranks = [driver.rank(each, driver.level if each in ("cubin", "hsaco") else "") for each in driver.kinds]
    assert None not in ranks
    assert ranks == sorted(ranks)
    assert set(driver.kinds) >= set(images.KINDS[kind])
    assert driver.rank("library", "") is None
    assert re.fullmatch(r"\w+(:\w+)?", driver.arch)
