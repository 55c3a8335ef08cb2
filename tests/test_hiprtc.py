"""Sources that drivers take: hipRTC compiles those of kernels that print (O-001), and every one where no tool makes binaries."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from simulators import gpus

import tack
import tack_runtime
from tack_runtime.drivers import rtc
from tack_runtime.errors import DeviceError
from tackc.build import build
from tackc.request import parse_arch
from tackc.toolchains import clang, hip, nvrtc

SOURCE = """\
import tack

@tack.kernel
def show(x: tack.i32[:]):
    for i in range(len(x)):
        if i == 0:
            print("x", x[i])
        x[i] = x[i] + 1

@tack.kernel
def sums(x: tack.f32[:], out: tack.f32[:], n: tack.i32):
    for i in range(n):
        out[i] = tack.block_sum(x[i])
"""


@tack.kernel
def told(x: tack.f64[:]):
    for i in range(len(x)):
        if i == 1:
            print("told", x[i], i)
        x[i] = 2.0 * x[i]


@tack.kernel
def tripled(x: tack.f32[:]):
    for i in range(len(x)):
        x[i] = 3.0 * x[i]


@pytest.fixture(scope="module", autouse=True)
def drivers() -> None:
    gpus.install()


@pytest.fixture
def absent(monkeypatch: pytest.MonkeyPatch) -> None:
    """ROCm without hipRTC."""
    monkeypatch.setattr(rtc, "HIPRTC_FILES", ("libno-hiprtc.so",))
    monkeypatch.setattr(tack.device("hip").driver, "_rtc", None)


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sources for HIP, and for the other kernel a code object for another architecture."""
    folder = tmp_path_factory.mktemp("bundle")
    (folder / "k.py").write_text(SOURCE)
    build([folder / "k.py"], parse_arch("hip:gfx1100"), folder / "k.tackb")
    return folder / "k.tackb"


def test_a_call_that_compiles(capfd: pytest.CaptureFixture[str]) -> None:
    """O-001: clang alone has no printf for HIP, so the source is what the device gets."""
    x = tack.array(np.array([1.0, 123456789.0123]), device="hip")
    told(x)
    assert x.numpy().tolist() == [2.0, 246913578.0246]
    assert capfd.readouterr().out == "told 123456789.012300 1\n"


def test_a_bundle(bundle: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """J-001: a source is taken where no code object is for the architecture, and `explain` says so."""
    tack_runtime.set_jit("off")
    kernels = tack_runtime.load(bundle)
    x = tack.full(2, 5, tack.i32, device="hip")
    assert "source, symbol " in kernels.show.explain(x)
    assert "hipRTC compiles it" in kernels.show.explain(x)
    kernels.show(x)
    assert x.numpy().tolist() == [6, 6]
    assert capfd.readouterr().out == "x 5\n"
    values, out = tack.arange(256, tack.f32, device="hip"), tack.zeros(256, device="hip")
    kernels.sums(values, out, 256)
    assert out[7] == 255 * 128


def test_without_it(bundle: Path, absent: None) -> None:
    """J-001, R-005: what is lacking is named."""
    x = tack.zeros(2, tack.i32, device="hip")
    tack_runtime.set_jit("off")
    with pytest.raises(tack.MissingVariantError, match="runs on hip:gfx942; it has hip:source; a source takes hipRTC: "):
        tack_runtime.load(bundle).show(x)
    tack_runtime.set_jit("on")
    tack.set_cache(False)
    with pytest.raises(DeviceError, match=r"a source takes hipRTC: its compiler cannot be loaded: libno-hiprtc\.so"):
        tack.kernel(told.function)(tack.zeros(3, tack.f64, device="hip"))


@pytest.fixture
def without_clang(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with ROCm that has no clang for tackc."""
    monkeypatch.setattr(clang, "_path", lambda: None)
    tack.set_cache(False)


def test_a_call_without_clang(without_clang: None, capfd: pytest.CaptureFixture[str]) -> None:
    """J-002, O-001: hipRTC compiles every kernel, whether it prints or not."""
    compiler = gpus.source_compiler("hip")
    compiler.simReset()
    x = tack.arange(4, tack.f32, device="hip")
    tack.kernel(tripled.function)(x)
    assert x.numpy().tolist() == [0, 3, 6, 9]
    assert compiler.simCalls(b"hiprtcCompileProgram") == 1
    y = tack.array(np.array([1.0, 2.0]), device="hip")
    tack.kernel(told.function)(y)
    tack.sync()
    assert capfd.readouterr().out == "told 2.000000 1\n"


def test_a_call_with_neither(without_clang: None, absent: None) -> None:
    """R-005: both ways are named."""
    with pytest.raises(
        DeviceError, match=r"a source takes hipRTC: .* install that, or for tackc: apt-get install clang-22 lld-22"
    ):
        tack.kernel(tripled.function)(tack.zeros(3, device="hip"))
    assert tack.device("hip").driver.tools == hip.INSTALL  # type: ignore[union-attr]
    assert tack.device("cuda").driver.tools == nvrtc.INSTALL  # type: ignore[union-attr]


def test_a_call_on_cuda_without_the_package_of_nvrtc(monkeypatch: pytest.MonkeyPatch) -> None:
    """J-002: the NVRTC of the machine compiles it."""
    compiler = gpus.source_compiler("cuda")
    compiler.simReset()
    monkeypatch.setattr(rtc, "NVRTC_FILES", (str(gpus.source_compiler_path("cuda")),))
    monkeypatch.setattr(tack.device("cuda").driver, "_rtc", None)
    monkeypatch.setattr(nvrtc, "available", lambda: "not here")
    tack.set_cache(False)
    x = tack.arange(4, tack.f32, device="cuda")
    tack.kernel(tripled.function)(x)
    assert x.numpy().tolist() == [0, 3, 6, 9]
    assert compiler.simCalls(b"nvrtcCompileProgram") == 1


def test_a_call_on_level_zero_without_clang(without_clang: None) -> None:
    """J-001: its driver takes no source, so the error says what to install."""
    with pytest.raises(tack.MissingVariantError, match="SPIR-V needs clang 22 or newer: apt-get install clang-22"):
        tack.kernel(tripled.function)(tack.zeros(3, device="level_zero"))
