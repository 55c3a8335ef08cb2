"""Source that NVRTC or hipRTC compiles where a bundle has no binary for the device."""

from __future__ import annotations

import ctypes
import gc
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from simulators import gpus

import tack
import tack_runtime
from tack_runtime.drivers import rtc
from tack_runtime.errors import DeviceError, DriverError, MissingVariantError
from tackc.build import build
from tackc.request import parse_arch
from tackc.toolchains import hip as hip_tools
from tackc.toolchains.compiled import Compiled

KERNEL = """
import tack
@tack.kernel
def last(x: tack.f32[:]) -> tack.f32:
    for i in range(x.shape[0]):
        x[i] = 2.0 * x[i]
    return x[x.shape[0] - 1]

@tack.kernel(fp_contract=True)
def fused(x: tack.f32[:]):
    for i in range(x.shape[0]):
        x[i] = 2.0 * x[i] + 1.0

@tack.kernel
def reversed_tiles(x: tack.f32[:], out: tack.f32[:], n: tack.i32):
    for i in range(n):
        tile = tack.shared(tack.f32, 256)
        tile[tack.thread_id()] = x[i]
        tack.barrier()
        out[i] = tile[255 - tack.thread_id()]
"""
TITLES = {"cuda": "NVRTC", "hip": "hipRTC"}
PREFIXES = {"cuda": "nvrtc", "hip": "hiprtc"}
OPTIONS = {
    "cuda": "--gpu-architecture=sm_90 --std=c++17 --ftz=false --prec-div=true --prec-sqrt=true --fmad=false",
    "hip": "--offload-arch=gfx942 -std=c++17 -O3 -ffp-contract=off",
}
FUSED = {"cuda": "--fmad=true", "hip": "-ffp-contract=fast"}


@pytest.fixture(scope="module", autouse=True)
def drivers() -> Iterator[None]:
    gpus.install()
    with gpus.toolchains(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(hip_tools, "compile_source", lambda text, level, *_: Compiled("hsaco", level, gpus.image(text, level), {}))
        yield


@pytest.fixture(params=TITLES)
def kind(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def compiler(kind: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[ctypes.CDLL]:
    """The simulated compiler, which the driver finds."""
    made = gpus.source_compiler(kind)
    made.simOptions.restype = ctypes.c_char_p
    monkeypatch.setattr(rtc, f"{TITLES[kind].upper()}_FILES", ("libnowhere.so", str(gpus.source_compiler_path(kind))))
    driver: Any = tack.device(kind).driver
    monkeypatch.setattr(driver, "_rtc", None)
    tack_runtime.set_jit("off")
    made.simReset()
    yield made
    made.simReset()


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory, drivers: None) -> Path:
    """Binaries for other devices than the simulated ones, and sources."""
    folder = tmp_path_factory.mktemp("bundle")
    (folder / "k.py").write_text(KERNEL)
    build([folder / "k.py"], parse_arch("cuda:sm_80,hip:gfx90a"), folder / "k.tackb")
    return folder / "k.tackb"


@pytest.fixture(scope="module")
def fitting(tmp_path_factory: pytest.TempPathFactory, drivers: None) -> Path:
    folder = tmp_path_factory.mktemp("fitting")
    (folder / "k.py").write_text(KERNEL)
    build([folder / "k.py"], parse_arch("cuda:compute_75,hip:gfx942"), folder / "k.tackb")
    return folder / "k.tackb"


def test_a_source_is_compiled(kind: str, compiler: ctypes.CDLL, bundle: Path) -> None:
    """J-001, N-012: `explain` says so, and the options are those of a build."""
    kernel = tack_runtime.load(bundle).last
    x = tack.ones(1000, device=kind)
    assert re.search(rf", source, symbol \w+: {TITLES[kind]} compiles it", kernel.explain(x))
    assert kernel(x) == 2
    assert compiler.simOptions().decode() == OPTIONS[kind]
    assert compiler.simObjects() == 0
    count = compiler.simCalls(f"{PREFIXES[kind]}CompileProgram".encode())
    assert kernel(x) == 4
    assert compiler.simCalls(f"{PREFIXES[kind]}CompileProgram".encode()) == count == 1


def test_fused_products(kind: str, compiler: ctypes.CDLL, bundle: Path) -> None:
    """N-011: where the kernel allows them."""
    x = tack.ones(10, device=kind)
    tack_runtime.load(bundle).fused(x)
    assert compiler.simOptions().decode() == OPTIONS[kind].rpartition(" ")[0] + f" {FUSED[kind]}"
    assert x[9] == 3


def test_workgroups(kind: str, compiler: ctypes.CDLL, bundle: Path) -> None:
    """W-004"""
    values = np.arange(512, dtype=np.float32)
    x, out = tack.array(values, device=kind), tack.zeros(512, device=kind)
    tack_runtime.load(bundle).reversed_tiles(x, out, 512)
    np.testing.assert_array_equal(out.numpy(), values.reshape(2, 256)[:, ::-1].ravel())


def test_binaries_come_first(kind: str, compiler: ctypes.CDLL, fitting: Path) -> None:
    """PTX, too."""
    kernel = tack_runtime.load(fitting).last
    x = tack.ones(10, device=kind)
    assert "compiles it" not in kernel.explain(x)
    assert kernel(x) == 2
    assert compiler.simCalls(f"{PREFIXES[kind]}CreateProgram".encode()) == 0


def test_no_compiler(kind: str, compiler: ctypes.CDLL, bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """J-001: the error has what the bundle has, and the names that were tried."""
    monkeypatch.setattr(rtc, f"{TITLES[kind].upper()}_FILES", ("libnowhere.so.1", "libnowhere.so"))
    kernel = tack_runtime.load(bundle).last
    x = tack.ones(10, device=kind)
    wanted = rf"nothing in it runs on {tack.device(kind).driver.arch}; it has .*{kind}:.*; a source takes {TITLES[kind]}: "  # type: ignore[union-attr]
    with pytest.raises(
        MissingVariantError, match=wanted + r"its compiler cannot be loaded: libnowhere\.so\.1: .*; libnowhere\.so: "
    ):
        kernel(x)
    assert x[0] == 1


@pytest.mark.parametrize("call", rtc.NVRTC)
def test_a_compiler_without_a_call(call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each by itself: it is too old."""
    gpus.source_compiler("cuda")
    monkeypatch.setattr(rtc, "NVRTC_FILES", (str(gpus.source_compiler_path("cuda")),))
    monkeypatch.setattr(rtc, "NVRTC", {f"{name}9" if name == call else name: types for name, types in rtc.NVRTC.items()})
    with pytest.raises(DeviceError, match=rf"has no {call}9: the compiler is too old; update it"):
        rtc.Compiler("NVRTC")


def _compile(kind: str, bundle: Path) -> None:
    """A source that compiles, and one that does not."""
    x = tack.ones(10, device=kind)
    assert tack_runtime.load(bundle).last(x) == 2
    driver: Any = tack.device(kind).driver
    status = (
        rf"(?s){PREFIXES[kind].upper()}_ERROR_COMPILATION \(6\); build with --arch for this device's architecture\n.*nonsense"
    )
    try:
        driver.run(driver.load, "source", b"nonsense;")
    except DriverError as error:
        if not re.search(status, str(error)):
            raise
    driver.run(driver.wait)


CALLS = [("cuda", call) for call in rtc.NVRTC] + [("hip", call) for call in rtc.HIPRTC]


@pytest.mark.parametrize(("kind", "call"), CALLS)
def test_a_call_that_fails(kind: str, call: str, compiler: ctypes.CDLL, bundle: Path) -> None:
    """The error names call and status, nothing is left over, and the next call works."""
    prefix = PREFIXES[kind]
    library = gpus.driver(kind)
    _compile(kind, bundle)
    gc.collect()
    left = library.simModules(), library.simAllocations()
    compiler.simReset()
    _compile(kind, bundle)
    count = compiler.simCalls(call.encode())
    assert count
    wanted = rf"{TITLES[kind]} compiler: {call} failed with {prefix.upper()}_ERROR_OUT_OF_MEMORY \(1\); free memory of the host"
    if call.endswith("GetErrorString"):
        wanted = rf"{TITLES[kind]} compiler: {prefix}CompileProgram failed with an error \(6\); see"
    for after in range(count):
        compiler.simFail(call.encode(), after, 1)
        with pytest.raises(DriverError, match=wanted):
            _compile(kind, bundle)
        gc.collect()
        tack.sync(kind)
        assert (library.simModules(), library.simAllocations(), compiler.simObjects()) == (*left, 0)
    _compile(kind, bundle)


def test_an_architecture_that_the_compiler_does_not_know(
    kind: str, compiler: ctypes.CDLL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older one than the device: what to do is said, and the log."""
    driver: Any = tack.device(kind).driver
    monkeypatch.setattr(driver, "options", [re.sub("sm_90|gfx942", "new", option) for option in driver.options])
    with pytest.raises(
        DriverError, match=r"ERROR_INVALID_OPTION \(5\); update the compiler, or build with --arch .*\nerror: .*new"
    ):
        driver.run(driver.load, "source", b"")
    assert compiler.simObjects() == 0


def test_long_logs_are_cut(compiler: ctypes.CDLL, kind: str) -> None:
    driver: Any = tack.device(kind).driver
    with pytest.raises(DriverError) as caught:
        driver.run(driver.load, "source", b"\n".join(b"wrong%d;" % number for number in range(100)))
    assert len(str(caught.value).splitlines()) == 21


def test_what_the_simulated_compiler_refuses(kind: str, compiler: ctypes.CDLL) -> None:
    """Negative: programs that are not there, missing places, binaries of what did not compile."""
    prefix, handle, size = PREFIXES[kind], ctypes.c_void_p(), ctypes.c_size_t()
    code = "GetCUBIN" if kind == "cuda" else "GetCode"

    def call(name: str, *arguments: Any) -> int:
        status: int = getattr(compiler, f"{prefix}{name}")(*arguments)
        return status

    assert call("CreateProgram", ctypes.byref(handle), None, b"k", 0, None, None) == 3
    assert call("CreateProgram", None, b"", b"k", 0, None, None) == 3
    assert call("CreateProgram", ctypes.byref(handle), b"", b"k", 1, None, None) == 3
    assert call("CompileProgram", ctypes.byref(size), 0, None) == 4
    assert call("CreateProgram", ctypes.byref(handle), b"", b"k", 0, None, None) == 0
    assert call("CompileProgram", handle, 1, None) == 3
    assert call("CompileProgram", handle, 1, (ctypes.c_char_p * 1)(b"--use_fast_maths")) == 5
    assert call(f"{code}Size", handle, ctypes.byref(size)) == 4
    assert call("GetProgramLog", handle, None) == 3
    assert compiler.simObjects() == 1
    kept = ctypes.c_void_p(handle.value)
    assert call("DestroyProgram", ctypes.byref(handle)) == 0
    assert handle.value is None
    assert call("DestroyProgram", ctypes.byref(kept)) == 4
    assert call("GetProgramLogSize", kept, ctypes.byref(size)) == 4
