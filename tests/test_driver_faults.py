"""Drivers that are missing, too old, without a device, out of memory, or fail at each of their calls in turn.

Each name in the tables of calls is tested by itself, so a call that is added is too.
"""

from __future__ import annotations

import ctypes
import gc
import re
import signal
import sys
import weakref
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import pytest
from simulators import gpus, opencl_shim

import tack
import tack_runtime
from tack_runtime.devices import Device
from tack_runtime.drivers import cuda, gpu, hip, level_zero, metal, opencl
from tack_runtime.drivers.gpu import Grid
from tack_runtime.errors import DeviceError, DriverError
from tackc.build import build
from tackc.contents import read_contents
from tackc.request import parse_arch

DEVICES: Any = sys.modules["tack_runtime.devices"]
KERNEL = """
import tack
@tack.kernel
def last(x: tack.f32[:]) -> tack.f32:
    for i in range(x.shape[0]):
        x[i] = 2.0 * x[i]
    return x[x.shape[0] - 1]

@tack.kernel
def sampled(tex: tack.texture3d[:, :, :], out: tack.f32[:]):
    for i in range(out.shape[0]):
        out[i] = tex.sample(0.5, 0.5, 0.5)
"""


class Kind(NamedTuple):
    """A driver, its simulated library, the names in its tables, and what is there: what may leak."""

    title: str
    module: Any
    library: Callable[[], ctypes.CDLL]
    calls: tuple[str, ...]
    there: tuple[str, ...]
    refused: tuple[bytes, str]  # code that it does not load, and what it says
    no_memory: tuple[int, str]  # a status, and how the error goes on


def _driver(name: str) -> Callable[[], ctypes.CDLL]:
    return lambda: gpus.driver(name)


_SIMULATED = ("simAllocations", "simModules", "simContexts", "simRetained")
KINDS: Mapping[str, Kind] = {
    "cuda": Kind(
        "CUDA",
        cuda,
        _driver("cuda"),
        tuple(name for name, _ in cuda.CALLS.values()),
        _SIMULATED,
        (b"nothing", "cuModuleLoadData failed with CUDA_ERROR_INVALID_IMAGE"),
        (2, r"CUDA_ERROR_OUT_OF_MEMORY \(2\); free arrays"),
    ),
    "hip": Kind(
        "HIP",
        hip,
        _driver("hip"),
        tuple(name for name, _ in hip.CALLS.values()),
        _SIMULATED,
        (b"nothing", "hipModuleLoadData failed with hipErrorInvalidImage"),
        (2, r"hipErrorOutOfMemory \(2\); free arrays"),
    ),
    "level_zero": Kind(
        "Level Zero",
        level_zero,
        _driver("level_zero"),
        tuple(level_zero.CALLS),
        ("simAllocations", "simModules", "simObjects"),
        (b"nothing.", "zeModuleCreate failed with ZE_RESULT_ERROR_MODULE_BUILD_FAILURE"),
        (0x70000003, r"ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY \(1879048195\); free arrays"),
    ),
    "opencl": Kind(
        "OpenCL",
        opencl,
        opencl_shim.library,
        tuple(opencl.CALLS),
        ("simObjects",),
        (b"kernel nothing", "clBuildProgram failed with CL_BUILD_PROGRAM_FAILURE"),
        (-4, r"CL_MEM_OBJECT_ALLOCATION_FAILURE \(-4\); free arrays"),
    ),
    "metal": Kind(
        "Metal",
        metal,
        gpus.metal,
        (*metal.RUNTIME, *metal.DISPATCH, *metal.DEVICE, *metal.MESSAGES),
        ("simPools", "simLeaked", "simQueued"),
        (b"kernel nothing", "newLibraryWithSource:options:error: failed with MTLLibraryErrorCompileFailure"),
        (1, ""),
    ),
}


@pytest.fixture(scope="module", autouse=True)
def drivers() -> Iterator[None]:
    gpus.install()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opencl, "FILES", (str(opencl_shim.path()),))
        patch.setattr(gpu, "atexit", SimpleNamespace(register=lambda *arguments: None))  # the tests close what they open
        gc.collect()
        gc.freeze()  # what is here stays, so that collecting what is not is fast
        yield
        gc.unfreeze()


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory, drivers: None) -> Path:
    """Code for every device."""
    return gpus.bundle(tmp_path_factory.mktemp("bundle"), KERNEL)


@pytest.fixture
def library(kind: str) -> Iterator[ctypes.CDLL]:
    """The simulated library, with nothing that an earlier test has left."""
    made = KINDS[kind].library()
    gc.collect()
    made.simReset()
    yield made
    made.simReset()


def there(kind: str, library: ctypes.CDLL) -> list[int]:
    """How much there is of all that may leak."""
    gc.collect()
    counted = [getattr(library, name)() for name in KINDS[kind].there]
    return [*counted, library.simObjects(b"")] if kind == "metal" else counted


# --- what a program does with a device ----------------------------------------------------------------------------------------


def use(kind: str, device: Device, bundle: Path) -> None:
    """Allocate, take memory of others, copy, load, launch, return a value, wait, read, sample a texture, fail to load."""
    a = tack.array(np.ones(100, np.float32), device=device)
    if kind != "opencl":
        b = tack.array_from_ptr(a.memory.address, tack.f32, 100, device=device)
        assert b.numpy().tolist() == [1] * 100
    kernels = tack_runtime.load(bundle)
    assert kernels.last(a) == 2
    assert a.copy().numpy().tolist() == [2] * 100
    out = tack.zeros(10, device=device)
    kernels.sampled(tack.texture3d(tack.full((2, 2, 2), 3, device=device)), out)
    assert out.numpy().tolist() == [3] * 10
    driver: Any = device.driver
    MORE.get(kind, lambda driver: None)(driver)
    code, wanted = KINDS[kind].refused
    try:
        driver.run(driver.load, {"cuda": "cubin", "hip": "hsaco"}.get(kind, "source"), code)
    except DriverError as error:
        if wanted not in str(error) or "cannot be read" in str(error):
            raise


def _on_metal(driver: Any) -> None:
    """A compiled library; parameters that need memory of their own; a command buffer that fails and does not say why."""
    text = b"MTLB#include <metal_stdlib>\nstruct A { long n[600]; };"
    text += b"kernel void k(device int *y [[buffer(0)]], constant A &a [[buffer(1)]], uint3 p [[thread_position_in_grid]])"
    library = driver.run(driver.load, "metallib", text + b"{ y[p.x] = a.n[599]; }")
    weakref.finalize(keeper := Keeper(), driver.finalize, driver.unload, library)
    place = driver.run(driver.allocate, 40)
    weakref.finalize(keeper, driver.finalize, driver.free, place)
    function, _ = driver.run(driver.function, library, "k")
    slots = (ctypes.c_uint64 * 601)(place, *range(600))
    driver.run(driver.launch, function, Grid((1, 1, 1), (10, 1, 1), None), slots, [0, *[8] * 600])
    found = np.zeros(10, np.int32)
    driver.run(driver.read, place, 0, found.ctypes.data, 40)
    assert found.tolist() == [599] * 10


class Keeper:
    """What a test has of a device ends with it."""


def _on_opencl(driver: Any) -> None:
    """SPIR-V, where the device takes it."""
    if driver.rank("spirv", "") is not None:
        module = driver.run(driver.load, "spirv", gpus.with_source(EMPTY, PLAIN))
        driver.finalize(driver.unload, module)


MORE: Mapping[str, Callable[[Any], None]] = {"metal": _on_metal, "opencl": _on_opencl}
EMPTY = bytes.fromhex("03022307" + "00020100" + "00000000" + "01000000" + "00000000")  # a module without an instruction
PLAIN = "kernel void fill(global int *x) { x[get_global_id(0)] = 7; }\n"


def settle(devices: list[Device], rounds: int) -> None:
    """Wait until everything has ended, and all that is to be given back is. What fails then, the next round says."""
    for _ in range(rounds):
        gc.collect()
        for device in devices:
            assert device.driver is not None
            device.driver.run(device.driver.wait)


def close(devices: list[Device]) -> None:
    while devices:
        assert devices[-1].driver is not None
        devices[-1].driver.close()
        devices.pop()


def attempt(kind: str, bundle: Path, rounds: int = 3) -> str:
    """Open the devices, use one and close them; the text of the error where something failed, and no trace of it then."""
    devices: list[Device] = []
    try:
        devices += KINDS[kind].module.devices()
        use(kind, devices[0], bundle)
        settle(devices, rounds)
    except DeviceError as error:
        failed = str(error)
    else:
        failed = ""
    if failed:
        settle(devices, rounds)
    try:
        close(devices)
    except DriverError as error:
        failed = failed or str(error)
        close(devices)
    return failed


CASES = [(kind, call) for kind, of in KINDS.items() for call in of.calls if kind != "metal"]
# Calls that gfx942, which has no images, does not make: see tests/test_gpu_textures.py.
ELSEWHERE = {"hipArray3DCreate", "hipArrayDestroy", "hipMemcpy3D", "hipTexObjectCreate", "hipTexObjectDestroy"}
UNNAMED = {  # the name of a status cannot be had
    "cuGetErrorName": r"CUDA driver: cuModuleLoadData failed with an error \(200\); see the driver's log",
    "hipDrvGetErrorName": r"HIP driver: hipModuleLoadData failed with an error \(200\); see the driver's log",
}


def check(kind: str, call: str, status: int, wanted: str, library: ctypes.CDLL, bundle: Path) -> None:
    """Let a call fail each time that it is made."""
    assert attempt(kind, bundle) == ""
    left = there(kind, library)
    library.simReset()
    if kind == "opencl":
        library.simSpirv(1)
    assert attempt(kind, bundle, 1) == ""
    count = library.simCalls(call.encode())
    assert count
    for after in range(1 if call == "clGetEventInfo" else count):  # it looks at what runs, for as long as that takes
        library.simFail(call.encode(), after, status)
        assert re.search(wanted, attempt(kind, bundle))
        assert there(kind, library) == left
    assert attempt(kind, bundle) == ""


@pytest.mark.parametrize(("kind", "call"), [case for case in CASES if case[1] not in ELSEWHERE])
def test_a_call_that_fails(kind: str, call: str, library: ctypes.CDLL, bundle: Path) -> None:
    """R-005, P-014: the error names call and status and says what to do, nothing is left over, and the next call works."""
    status, wanted = KINDS[kind].no_memory
    check(kind, call, status, UNNAMED.get(call, rf"{KINDS[kind].title} driver: {call} failed with {wanted}"), library, bundle)


@pytest.mark.parametrize("kind", KINDS)
def test_a_wait_that_is_left(kind: str, library: ctypes.CDLL, bundle: Path) -> None:
    """P-014: by a signal whose handler raises, though it uses the device; what the work uses is given back once it has ended."""
    assert attempt(kind, bundle) == ""
    left = there(kind, library)
    devices = list(KINDS[kind].module.devices())
    driver: Any = devices[0].driver
    a, texture = tack.ones(100, device=devices[0]), tack.texture3d(tack.full((2, 2, 2), 3, device=devices[0]))
    kernels = tack_runtime.load(bundle)
    kernels.sampled(texture, a)
    assert a.numpy().tolist() == [3] * 100

    def leave(number: int, frame: object) -> None:
        tack.empty(3, device=devices[0])
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, leave)
    try:
        kernels.sampled(texture, a)
        library.simBusy(1)
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        with pytest.raises(TimeoutError):
            a.numpy()
    finally:
        signal.signal(signal.SIGALRM, before)
    held = there(kind, library)
    del a, texture
    assert there(kind, library) == held
    library.simBusy(0)
    settle(devices, 3)
    assert there(kind, library) != held
    del kernels
    gc.collect()
    driver.run(driver.wait)
    close(devices)
    assert there(kind, library) == left


@pytest.mark.parametrize("kind", ["opencl"])
def test_work_that_failed(kind: str, library: ctypes.CDLL, bundle: Path) -> None:
    """P-014: an event of OpenCL is all that tells of it."""
    devices = list(opencl.devices())
    out, kernels = tack.zeros(10, device=devices[0]), tack_runtime.load(bundle)
    kernels.sampled(tack.texture3d(tack.full((2, 2, 2), 3, device=devices[0])), out)
    out.fill(1)
    assert kernels.last(out) == 2
    driver: Any = devices[0].driver
    driver.run(driver.copy, out.memory.address, 0, out.memory.address, 20, 20)
    library.simBusy(-5)
    with pytest.raises(DriverError, match=r"^OpenCL driver: clEnqueueNDRangeKernel failed with CL_OUT_OF_RESOURCES \(-5\)"):
        driver.look()
    library.simBusy(0)
    driver.look()
    del out, kernels
    gc.collect()
    driver.run(driver.wait)
    close(devices)


_NIL = r"no object \(nil\); see the driver's log"
MESSAGES = {
    "MTLCreateSystemDefaultDevice": (1, "its driver has no device"),
    "objc_getClass": (1, rf"(new|stringWithUTF8String:) failed with {_NIL}"),
    "new": (1, rf"new failed with {_NIL}"),
    "newCommandQueue": (1, rf"newCommandQueue failed with {_NIL}"),
    "stringWithUTF8String:": (1, rf"stringWithUTF8String: failed with {_NIL}"),
    "newBufferWithBytes:length:options:": (1, r"newBufferWithBytes:length:options: failed with OutOfMemory \(nil\); free arrays"),
    "newBufferWithLength:options:": (1, r"newBufferWithLength:options: failed with OutOfMemory \(nil\); free arrays"),
    "newLibraryWithData:error:": (3, r"newLibraryWithData:error: failed with MTLLibraryErrorCompileFailure \(3\); .*\ninjected"),
    "newLibraryWithSource:options:error:": (
        4,
        r"newLibraryWithSource:options:error: failed with MTLLibraryError \(4\);.*\ninject",
    ),
    "newTextureWithDescriptor:": (1, r"newTextureWithDescriptor: failed with OutOfMemory \(nil\); free arrays"),
    "newFunctionWithName:": (1, rf"newFunctionWithName: failed with {_NIL}"),
    "newComputePipelineStateWithFunction:error:": (2, r"FunctionWithName:error: failed with AGXSimulated \(2\); .*\ninjected"),
    "commandBuffer": (1, rf"commandBuffer failed with {_NIL}"),
    "computeCommandEncoder": (1, rf"computeCommandEncoder failed with {_NIL}"),
    "commit": (8, r"commit failed with MTLCommandBufferErrorOutOfMemory \(8\); free arrays of the device, .*\na command buffer"),
}
MESSAGES["newComputePipelineStateWithFunction:error:"] = (
    2,
    r"StateWithFunction:error: failed with AGXSimulated \(2\); .*\ninjected",
)
HARMLESS = {"UTF8String", "error"}  # what they tell is not needed
NEVER = {  # they return nothing, or an object of their receiver that is always there
    *("objc_autoreleasePoolPop", "objc_autoreleasePoolPush", "objc_msgSend", "objc_msgSend_stret", "sel_registerName"),
    *("dispatch_data_create", "dispatch_release", "code", "contents", "dispatchThreadgroups:threadsPerThreadgroup:", "domain"),
    *(
        "endEncoding",
        "localizedDescription",
        "maxThreadsPerThreadgroup",
        "maxTotalThreadsPerThreadgroup",
        "length",
        "name",
        "release",
        "retain",
    ),
    *("setBuffer:offset:atIndex:", "setBytes:length:atIndex:", "setComputePipelineState:", "setFastMathEnabled:"),
    *("setLanguageVersion:", "status", "supportsFamily:", "waitUntilCompleted"),
    *(
        "replaceRegion:mipmapLevel:slice:withBytes:bytesPerRow:bytesPerImage:",
        "setTexture:atIndex:",
        "supports32BitFloatFiltering",
    ),
    *("setTextureType:", "setPixelFormat:", "setUsage:", "setWidth:", "setHeight:", "setDepth:"),
}


@pytest.mark.parametrize("call", [call for call in KINDS["metal"].calls if call not in NEVER | HARMLESS])
@pytest.mark.parametrize("kind", ["metal"])
def test_a_message_that_fails(kind: str, call: str, library: ctypes.CDLL, bundle: Path) -> None:
    """The same of every message that can make nothing."""
    check(kind, call, *MESSAGES[call], library, bundle)


@pytest.mark.parametrize("kind", ["metal"])
def test_messages_without_an_answer(kind: str, library: ctypes.CDLL, bundle: Path) -> None:
    """A text that is no UTF-8, and a command buffer that fails and does not say why."""
    left = there(kind, library)
    library.simFail(b"UTF8String", 0, 1)
    assert attempt(kind, bundle) == ""
    library.simFail(b"commit", 0, 2)
    library.simFailToo(b"error", 0, 1)
    assert re.search(rf"commit failed with {_NIL}", attempt(kind, bundle))
    assert there(kind, library) == left


# --- devices that cannot be opened --------------------------------------------------------------------------------------------

# A call that fails after something was taken, the calls that give it back, and how many devices that takes.
UNDOING = {
    "cuda": ("cuDevicePrimaryCtxRetain", 1, ["cuDevicePrimaryCtxRelease_v2"]),
    "level_zero": ("zeCommandListCreateImmediate", 1, ["zeContextDestroy", "zeCommandListDestroy"]),
    "opencl": ("clCreateCommandQueue", 0, ["clReleaseContext"]),
}


@pytest.fixture
def two_of_cuda() -> Iterator[None]:
    library = gpus.driver("cuda")
    library.simConfigure(2, b"sm_90")
    yield
    library.simConfigure(1, b"sm_90")


@pytest.mark.parametrize("kind", UNDOING)
@pytest.mark.usefixtures("two_of_cuda")
def test_what_cannot_be_given_back_at_once(kind: str, library: ctypes.CDLL, bundle: Path) -> None:
    """Another failure hides no error, and the next opening gives back what is left."""
    call, after, undoing = UNDOING[kind]
    status, wanted = KINDS[kind].no_memory
    left = there(kind, library)
    for undo in undoing:
        library.simFail(call.encode(), after, status)
        library.simFailToo(undo.encode(), 0, status)
        assert re.search(f"{call} failed with {wanted}", attempt(kind, bundle))
        assert there(kind, library) != left
        assert attempt(kind, bundle) == ""
        assert there(kind, library) == left


def unavailable(kind: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Why there is no device of a kind, as a program is told; the listing does without it."""
    monkeypatch.setattr(DEVICES, "_opened", {other: () for other in KINDS if other != kind})
    assert not any(device.name.startswith(kind) for device in tack.devices())
    with pytest.raises(DeviceError) as caught:
        tack.device(kind)
    assert f"Device {kind!r} is not available: " in str(caught.value)
    assert f"It takes {DEVICES._GUIDANCE[kind]}" in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "metal"])
def test_no_library(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """R-005: the names that were tried are in the error."""
    files = tuple(f"libnowhere-{name}" for name in FILES[kind])
    monkeypatch.setattr(KINDS[kind].module, "FILES", files)
    text = unavailable(kind, monkeypatch)
    assert "its driver cannot be loaded: " in text
    for file in files:
        assert f"{file}: cannot open shared object file" in text


FILES = {kind: of.module.FILES for kind, of in KINDS.items() if kind != "metal"}  # before a test changes them


def test_names_of_libraries() -> None:
    """As the drivers' own packages install them."""
    assert FILES["cuda"][0] == "libcuda.so.1"
    assert FILES["hip"][0] == "libamdhip64.so"
    assert FILES["level_zero"][0] == "libze_loader.so.1"
    assert FILES["opencl"][0] == "libOpenCL.so.1"


def test_the_library_by_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda, "FILES", ("libnowhere.so.1", *FILES["cuda"]))
    (device,) = cuda.devices()
    assert device.driver is not None
    device.driver.close()


@pytest.mark.parametrize(("kind", "call"), CASES)
def test_a_library_without_a_call(kind: str, call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """R-005: each call by itself; the one that only newer libraries have may be missing."""
    calls = KINDS[kind].module.CALLS
    if call == "clCreateProgramWithIL":
        monkeypatch.setattr(opencl, "CALLS", {(name + "9" if name == call else name): types for name, types in calls.items()})
        (device,) = opencl.devices()
        assert device.driver is not None
        assert device.driver.rank("spirv", "") is None
        device.driver.close()
        return
    if isinstance(next(iter(calls.values())), tuple):
        old = {what: (name + "9" if name == call else name, types) for what, (name, types) in calls.items()}
    else:
        old = {(name + "9" if name == call else name): types for name, types in calls.items()}
    monkeypatch.setattr(KINDS[kind].module, "CALLS", old)
    assert f" has no {call}9: the driver is too old; update it" in unavailable(kind, monkeypatch)


NOBODY = {
    "cuda": (("cuInit", 100), r"cuInit failed with CUDA_ERROR_NO_DEVICE \(100\); there is none that this process may see"),
    "hip": (("hipInit", 100), r"hipInit failed with hipErrorNoDevice \(100\); there is none that this process may see"),
    "level_zero": (("zeInit", 0x78000001), r"zeInit failed with ZE_RESULT_ERROR_UNINITIALIZED \(\d+\); install Intel's driver"),
    "opencl": (
        ("clGetPlatformIDs", -1001),
        r"clGetPlatformIDs failed with CL_PLATFORM_NOT_FOUND_KHR \(-1001\); install a driver",
    ),
    "metal": (("MTLCreateSystemDefaultDevice", 1), "its driver has no device"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_no_device(kind: str, library: ctypes.CDLL, monkeypatch: pytest.MonkeyPatch) -> None:
    """R-005: what drivers say where there is none."""
    (call, status), wanted = NOBODY[kind]
    for _ in range(2):  # listing, asking
        library.simFailToo(call.encode(), 0, status)
    assert re.search(wanted, unavailable(kind, monkeypatch))


@pytest.mark.parametrize("kind", ["opencl"])
def test_spirv_on_opencl(kind: str, library: ctypes.CDLL, tmp_path: Path) -> None:
    """J-001: what was made for Level Zero is taken where the device takes SPIR-V, after a source; else the error lists it."""
    (tmp_path / "k.py").write_text(KERNEL)
    variants = {}
    for name in ("level_zero", "level_zero,opencl"):
        build([tmp_path / "k.py"], parse_arch(name), tmp_path / "k.tackb")
        (variants[name],) = next(iter(read_contents(tmp_path / "k.tackb").manifest.kernels)).variants
    for takes, wanted in ((0, "nothing in it runs on opencl; it has level_zero:"), (1, "spirv")):
        library.simSpirv(takes)
        devices = list(opencl.devices())
        driver: Any = devices[0].driver
        found = driver.image_for(variants["level_zero"])
        assert (found.kind == wanted) if takes else found.startswith(wanted)
        assert driver.image_for(variants["level_zero,opencl"]).kind == "source"
        close(devices)


def test_a_platform_without_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenCL: it is no error of the others."""
    shim = opencl_shim.library()
    shim.simReset()
    for _ in range(2):
        shim.simFailToo(b"clGetDeviceIDs", 0, -1)
    assert "its driver has no device" in unavailable("opencl", monkeypatch)


@pytest.mark.parametrize("kind", KINDS)
def test_out_of_memory(kind: str, library: ctypes.CDLL) -> None:
    """What a device has not got: the error begins with the call of the user and says what to do."""
    devices = list(KINDS[kind].module.devices())
    left = there(kind, library)
    with pytest.raises(
        DriverError, match=rf"^zeros: {KINDS[kind].title} driver: \S+ failed with \S+ \(\S+\); free arrays of the dev"
    ):
        tack.zeros(2**44, device=devices[0])
    assert there(kind, library) == left
    assert tack.zeros(10, device=devices[0])[9] == 0
    settle(devices, 1)
    close(devices)
