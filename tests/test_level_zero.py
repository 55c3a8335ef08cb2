"""Level Zero: its driver on the simulated loader, which fails as told; and what the simulator notices."""

from __future__ import annotations

import ctypes
import gc
import re
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from simulators import gpus, host
from test_gpu_devices import process
from test_opencl_source import tool

import tack
import tack_runtime
from tack_runtime.drivers.gpu import Grid
from tack_runtime.errors import DriverError
from tackc.build import build
from tackc.request import parse_arch
from tackc.toolchains import clang

KERNELS = """
import tack

@tack.kernel
def twice(x: tack.f32[:]):
    for i in range(x.shape[0]):
        x[i] = 2.0 * x[i]

@tack.kernel
def wide(x: tack.f64[:]):
    for i in range(x.shape[0]):
        x[i] = 2.0 * x[i]

@tack.kernel
def count_up(data: tack.i32[:], n: tack.i64):
    for i in range(n):
        data[i % 7] = 1

@tack.kernel
def last(x: tack.f32[:]) -> tack.f32:
    for i in range(x.shape[0]):
        x[i] = x[i] + 1.0
    return x[x.shape[0] - 1]

@tack.kernel
def reversed_tiles(x: tack.f32[:], out: tack.f32[:], n: tack.i32):
    for i in range(n):
        tile = tack.shared(tack.f32, 256)
        tile[tack.thread_id()] = x[i]
        tack.barrier()
        out[i] = tile[255 - tack.thread_id()]
"""


@pytest.fixture(scope="module", autouse=True)
def toolchains() -> Iterator[None]:
    with gpus.toolchains():
        yield


@pytest.fixture
def ze() -> Iterator[ctypes.CDLL]:
    """The simulated loader, with nothing that an earlier test has left."""
    made = gpus.driver("level_zero")
    gc.collect()
    made.simReset()
    made.simOptions.restype = ctypes.c_char_p
    yield made
    made.simReset()


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory, toolchains: None) -> Path:
    folder = tmp_path_factory.mktemp("bundle")
    (folder / "k.py").write_text(KERNELS)
    build([folder / "k.py"], parse_arch("level_zero,cpu"), folder / "k.tackb")
    return folder / "k.tackb"


@pytest.fixture
def driver(ze: ctypes.CDLL) -> Any:
    return tack.device("level_zero").driver


def spirv(source: str, carried: str | None = None) -> bytes:
    """A module of OpenCL C, with what runs in the simulator."""
    options = ["-x", "cl", "--target=spirv64v1.2", "-cl-std=CL3.0", "-O2", "-c"]
    code = clang.compiled(source, options, "a test")
    return gpus.with_source(code, host.opencl_exports(source if carried is None else carried)) if carried != "" else code


PLAIN = "kernel void\nfill(global int *x, int value) {\nx[get_group_id(0)] = value;\n}\n"


# --- devices and images -----------------------------------------------------------------------------------------------------


def test_the_module_is_compiled_as_the_device_can(ze: ctypes.CDLL, bundle: Path) -> None:
    """N-012: division rounds correctly where the device has that. `explain` says what runs."""
    kernel = tack_runtime.load(bundle).twice
    x = tack.arange(1000, tack.f32, device="level_zero")
    assert "spirv" in kernel.explain(x)
    kernel(x)
    np.testing.assert_array_equal(x.numpy(), 2 * np.arange(1000, dtype=np.float32))
    assert ze.simOptions() == b"-cl-fp32-correctly-rounded-divide-sqrt"


def test_too_many_iterations(ze: ctypes.CDLL, bundle: Path) -> None:
    """P-017, P-018: refused before anything runs."""
    data = tack.zeros(7, tack.i32, device="level_zero")
    limit = (2**32 - 1) * 256
    with pytest.raises(ValueError, match=rf"{limit + 1} iterations exceed the {limit} that one Level Zero launch can index"):
        tack_runtime.load(bundle).count_up(data, limit + 1)
    assert not data.numpy().any()


def test_launches_are_queued(ze: ctypes.CDLL, bundle: Path) -> None:
    """P-012..P-014: they run in order, when somebody reads or waits."""
    kernel = tack_runtime.load(bundle).twice
    for wait in (lambda a: a.numpy(), lambda a: a[0], lambda a: tack.sync()):
        a = tack.ones(10, device="level_zero")
        kernel(a)
        b = a.copy()
        kernel(a)
        assert ze.simQueued() == 3
        wait(a)  # type: ignore[no-untyped-call]
        assert ze.simQueued() == 0
        assert (a.numpy().tolist(), b.numpy().tolist()) == ([4] * 10, [2] * 10)
        del a, b  # memory is freed when all has run


def test_arrays_of_queued_launches_may_die(ze: ctypes.CDLL, bundle: Path) -> None:
    """K-006"""
    tack_runtime.load(bundle).twice(tack.ones(1000, device="level_zero"))
    gc.collect()
    tack.sync()


# What the simulator is configured with, and what the process says then.
DEVICES = {
    "several": (
        (2, 2, 0x7F, 1024),
        """
names = [str(each) for each in tack_runtime.devices()]
assert [name for name in names if name.startswith("level_zero")] == ["level_zero", *(f"level_zero:{n}" for n in (1, 2, 3))], names
arrays = [tack_runtime.full(10, n, device=f"level_zero:{n}") for n in range(4)]
for a in arrays:
    bundle.twice(a)
assert [a[0] for a in arrays] == [0, 2, 4, 6]
assert arrays[3].to_device("level_zero:1")[0] == 6
""",
    ),
    "others than GPUs": (
        (1, 2, 0x7F, 1024),
        """
assert ze.zeInit(0) == 0  # somebody else wants every device
found = [each.driver.described for each in tack_runtime.devices() if each.name.startswith("level_zero")]
assert found == ["Simulated GPU 0", "Simulated GPU 1"], found
""",
    ),
    "without f64": (
        (1, 0, 0x7F, 1024),
        """
device = tack_runtime.device("level_zero")
assert not device.supports_f64
a = tack_runtime.zeros(3, tack_runtime.f64, device=device)
try:
    bundle.wide(a)
except TypeError as error:
    assert "f64" in str(error), error
else:
    raise AssertionError("no error")
assert ze.simModules() == 0
bundle.twice(tack_runtime.ones(3, device=device))
""",
    ),
    "with division that does not round": (
        (1, 2, 0x3F, 1024),
        """
bundle.twice(tack_runtime.ones(3, device="level_zero"))
ze.simOptions.restype = ctypes.c_char_p
assert ze.simOptions() == b""
""",
    ),
    "with small groups": (
        (1, 2, 0x7F, 128),
        """
a = tack_runtime.ones(1000, device="level_zero")
assert not a.device.supports_workgroups
bundle.twice(a)
assert a.numpy().tolist() == [2] * 1000
""",
    ),
}
START = """
ze = ctypes.CDLL("libze_loader.so.1")
ze.simConfigure({})
bundle = tack_runtime.load({!r})
"""


@pytest.mark.parametrize("case", DEVICES)
def test_devices(tmp_path: Path, bundle: Path, case: str) -> None:
    """R-001, R-003, R-035, T-022, P-019, U-004: in a process of its own."""
    configuration, code = DEVICES[case]
    process(START.format(", ".join(map(str, configuration)), str(bundle)) + code, tmp_path)


# --- calls that fail --------------------------------------------------------------------------------------------------------

_NO_MEMORY = 0x70000003


def test_out_of_memory(ze: ctypes.CDLL) -> None:
    with pytest.raises(
        DriverError, match=r"^zeros: .* zeMemAllocDevice failed with ZE_RESULT_ERROR_UNSUPPORTED_SIZE .* free arr"
    ):
        tack.zeros(2**30, device="level_zero")
    held = [tack.empty(2**23, device="level_zero") for _ in range(4)]
    with pytest.raises(DriverError, match=r"^zeros: .* failed with ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY .* free arrays"):
        tack.zeros(2**23, device="level_zero")
    del held
    assert tack.zeros(10, device="level_zero")[9] == 0


# --- what the simulator notices ---------------------------------------------------------------------------------------------

CODES = {
    "no SPIR-V": (lambda: b"\x7fELF" + bytes(60), "this is no SPIR-V"),
    "less than a word": (lambda: spirv(PLAIN)[:-1], "this is no SPIR-V"),
    "cut off": (lambda: spirv(PLAIN)[:-12], "an instruction ends after the module"),
    "too new": (lambda: spirv(PLAIN)[:4] + b"\0\0\x06\1" + spirv(PLAIN)[8:], "a version that this driver does not know"),
    "no source": (lambda: spirv(PLAIN, ""), "no source in the module"),
    "a wrong address space": (lambda: spirv(PLAIN, PLAIN + "global int *p(local int *q) { return q; }"), "refuses the source"),
}


@pytest.mark.parametrize("case", CODES)
def test_a_module_that_is_refused(ze: ctypes.CDLL, driver: Any, case: str) -> None:
    """Negative. The error has the driver's log, and the log is given back."""
    make, wanted = CODES[case]
    before = ze.simModules(), ze.simObjects()
    with pytest.raises(DriverError, match=rf"(?s)zeModuleCreate failed with ZE_RESULT_ERROR_MODULE_BUILD_FAILURE.*\n.*{wanted}"):
        driver.run(driver.load, "spirv", make())
    assert (ze.simModules(), ze.simObjects()) == before


def instructions(code: bytes) -> list[bytes]:
    """Those of a module, but for the source and its name."""
    found, at = [], 20
    while at < len(code):
        number, count = struct.unpack_from("<HH", code, at)
        found += [] if number in (2, 3, 7) else [code[at : at + 4 * count]]
        at += 4 * count
    return found


@pytest.mark.parametrize("comment", [3, 2**19])  # one instruction holds less than half of that
def test_the_simulator_reads_what_ships(tmp_path: Path, comment: int) -> None:
    """The source is in its place in a valid module, and all that is added."""
    code = spirv(PLAIN, f"{PLAIN}// {'x' * comment}\n")
    (tmp_path / "k.spv").write_bytes(code)
    tool("spirv-val", "--target-env", "opencl2.2", str(tmp_path / "k.spv"))
    assert "xxx" in tool("spirv-dis", str(tmp_path / "k.spv"))
    assert instructions(code) == instructions(spirv(PLAIN, ""))


def test_a_module_with_imports(driver: Any) -> None:
    """Negative: clang leaves functions that its SPIR-V has no instruction for to whoever links."""
    text = PLAIN.replace("= value", "= elsewhere(value)")
    declared = f"int elsewhere(int);\n{text}"
    module = driver.run(driver.load, "spirv", spirv(declared, f"int elsewhere(int x) {{ return x; }}\n{text}"))
    with pytest.raises(DriverError, match="zeKernelCreate failed with ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED"):
        driver.run(driver.function, module, "fill")
    driver.run(driver.unload, module)


@pytest.fixture
def fill(driver: Any) -> Iterator[int]:
    module = driver.run(driver.load, "spirv", spirv(PLAIN))
    yield driver.run(driver.function, module, "fill")[0]
    driver.run(driver.unload, module)


def _launch(driver: Any, function: int, place: int, sizes: tuple[int, ...] = (8, 4), threads: int = 1) -> None:
    slots = (ctypes.c_uint64 * 2)(place, 7)
    driver.run(driver.launch, function, Grid((4, 1, 1), (threads, 1, 1), None), slots, sizes)


def test_arguments(driver: Any, fill: int) -> None:
    """Negative: what the module does not take, and what is missing."""
    memory = driver.run(driver.allocate, 16)
    with pytest.raises(DriverError, match="INVALID_ARGUMENT"):
        _launch(driver, fill, memory, (8,))  # the other has no value yet
    with pytest.raises(DriverError, match=r"zeKernelSetArgumentValue failed with .*INVALID_KERNEL_ARGUMENT_SIZE"):
        _launch(driver, fill, memory, (8, 8))
    with pytest.raises(DriverError, match=r"zeKernelSetArgumentValue failed with .*INVALID_KERNEL_ARGUMENT_INDEX"):
        _launch(driver, fill, memory, (8, 4, 4))
    with pytest.raises(DriverError, match=r"zeKernelSetGroupSize failed with .*INVALID_GROUP_SIZE_DIMENSION"):
        _launch(driver, fill, memory, threads=2048)
    _launch(driver, fill, memory)
    found = np.zeros(4, np.int32)
    driver.run(driver.read, memory, 0, found.ctypes.data, 16)
    assert found.tolist() == [7] * 4
    driver.finalize(driver.free, memory)


def test_a_group_that_is_not_as_the_kernel_demands(driver: Any) -> None:
    """Negative: reqd_work_group_size is part of the module."""
    text = "__attribute__((reqd_work_group_size(256, 1, 1)))\n" + PLAIN
    module = driver.run(driver.load, "spirv", spirv(text))
    function, _ = driver.run(driver.function, module, "fill")
    with pytest.raises(DriverError, match="INVALID_GROUP_SIZE_DIMENSION"):
        _launch(driver, function, 0, threads=128)
    driver.run(driver.unload, module)


def test_a_name_that_is_not_there(driver: Any, fill: int) -> None:
    """Negative."""
    (module,) = (module for module, kernels in driver._kernels.items() if fill in kernels.values())
    with pytest.raises(DriverError, match="zeKernelCreate failed with ZE_RESULT_ERROR_INVALID_KERNEL_NAME"):
        driver.run(driver.function, module, "empty")


def test_commands_without_barriers_overlap(driver: Any, bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Negative: the driver needs its barriers."""
    kernel, a = tack_runtime.load(bundle).twice, tack.ones(3, device="level_zero")
    call = driver.library.call
    monkeypatch.setattr(
        driver.library, "call", lambda name, *given, **named: None if name.endswith("Barrier") else call(name, *given, **named)
    )
    kernel(a)
    assert a.copy().numpy().tolist() != [2] * 3


# Each ends the process, or loses the device; with what the process says.
MISUSES = {
    "freed too early": (
        "type(driver).wait = lambda self: None\ndriver.run(driver.free, a.memory.address)",
        "memory is freed while",
    ),
    "unloaded too early": (
        "type(driver).wait = lambda self: None\ndriver.run(driver.unload, module)",
        "a kernel is destroyed while launches",
    ),
    "written beyond an array": (
        "a.memory.shape = (12,)\nfrom tack_runtime.arrays import Array\ntwice(Array(a.memory, a.dtype, a.device))",
        "DEVICE_LOST",
    ),
    "memory of the host": ("driver.run(driver.launch, function, grid, (ctypes.c_uint64 * 2)(host, 7), (8, 4))", "DEVICE_LOST"),
    "memory of another device": (
        "b = tack_runtime.ones(3, device='level_zero:1')\n"
        "driver.run(driver.launch, function, grid, (ctypes.c_uint64 * 2)(b.memory.address, 7), (8, 4))",
        "DEVICE_LOST",
    ),
    "a copy to nowhere": ("driver.run(driver.copy, 4096, 0, a.memory.address, 0, 8)", "DEVICE_LOST"),
    "a copy beyond an array": ("driver.run(driver.copy, a.memory.address, 0, a.memory.address, 36, 8)", "DEVICE_LOST"),
}


@pytest.mark.parametrize("case", MISUSES)
def test_what_an_application_must_not_do(tmp_path: Path, bundle: Path, case: str) -> None:
    """Negative."""
    (tmp_path / "fill.spv").write_bytes(spirv(PLAIN))
    code, wanted = MISUSES[case]
    before = f"""
from tack_runtime.drivers.gpu import Grid
a = tack_runtime.ones(10, device="level_zero")
twice = bundle.twice
driver, grid, host = a.device.driver, Grid((4, 1, 1), (1, 1, 1), None), ctypes.addressof(ctypes.create_string_buffer(64))
module = driver.run(driver.load, "spirv", open({str(tmp_path / "fill.spv")!r}, "rb").read())
function, _ = driver.run(driver.function, module, "fill")
twice(a)
"""
    after = """
try:
    tack_runtime.sync()
except tack_runtime.DriverError as error:
    sys.stderr.write(str(error))
os._exit(1)
"""
    with pytest.raises(AssertionError, match=wanted):
        process(START.format("2, 2, 0x7f, 1024", str(bundle)) + before + code + after, tmp_path)


def test_a_missing_barrier_shows(ze: ctypes.CDLL, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Negative: without its barriers a kernel depends on the order of lanes."""
    x = tack.arange(512, tack.f32, device="level_zero")
    out = tack.zeros(512, device="level_zero")
    wanted = np.arange(512, dtype=np.float32).reshape(2, 256)[:, ::-1].ravel()

    def run(name: str) -> Callable[[int], bool]:
        (tmp_path / "k.py").write_text(KERNELS)
        build([tmp_path / "k.py"], parse_arch("level_zero"), tmp_path / name)
        kernel = tack_runtime.load(tmp_path / name).reversed_tiles

        def agrees(order: int) -> bool:
            ze.simOrder(order)
            out.fill(-1)
            kernel(x, out, 512)
            return bool((out.numpy() == wanted).all())

        return agrees

    assert [run("whole.tackb")(order) for order in range(4)] == [True] * 4
    real = host.opencl_exports
    monkeypatch.setattr(host, "opencl_exports", lambda text: real(re.sub(r"\bbarrier\(.*\);", ";", text)))
    assert not any(run("broken.tackb")(order) for order in range(4))
