"""What calls with arrays of devices that have their own memory say to who makes a mistake; by PoCL, which is at hand."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tack
import tack_runtime
from tackc.build import build
from tackc.request import parse_arch

TEXT = """
import tack


@tack.kernel
def scaled(x: tack.f32[:], out: tack.f32[:], dt: tack.f32):
    for i in range(len(x)):
        out[i] = x[i] * dt


@tack.kernel
def sampled(tex: tack.texture3d[:, :, :], out: tack.f32[:]):
    for i in range(len(out)):
        out[i] = tex.sample(0.5, 0.5, 0.5)


@tack.kernel
def group_sums(x: tack.f32[:], out: tack.f32[:]):
    for i in range(len(x)):
        out[i] = tack.block_sum(x[i])


@tack.kernel
def counted(x: tack.f64[:]):
    for i in range(len(x)):
        tack.atomic_add(x, 0, 1.0)
"""
Kernels = Callable[[str], Any]


@pytest.fixture(scope="module")
def kernels(tmp_path_factory: pytest.TempPathFactory) -> Kernels:
    """The kernel of a name: "scaled" from source, with what it has compiled forgotten, or "bundle.scaled"."""
    path = tmp_path_factory.mktemp("calls") / "k.py"
    path.write_text(TEXT)
    made = path.with_suffix(".tackb")
    build([path], parse_arch("cpu,opencl"), made)

    def get(name: str) -> Any:
        if name.startswith("bundle."):
            return getattr(tack_runtime.load(made), name.removeprefix("bundle."))
        spec = importlib.util.spec_from_file_location("k", path)
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return getattr(module, name)

    return get


def on(device: str, values: Any) -> Any:
    return tack.array(values, device=device)


ONES = np.ones(4, np.float32)


@pytest.mark.parametrize(("x", "out"), [("cpu", "opencl"), ("opencl", "cpu")])
def test_what_is_only_read_is_copied(kernels: Kernels, x: str, out: str) -> None:
    """R-003, M-006: the advice keeps what the kernel writes; where nobody knows what that is, it says to copy it back."""
    for name in ("bundle.scaled", "scaled"):
        kernel, given = kernels(name), (on(x, ONES), on(out, ONES))
        if name == "scaled":
            moved = "x" if x == "cpu" else "out"
            unknown = f"copy one: pass tack.array({moved}, device='opencl'), and copy back what the kernel writes"
            with pytest.raises(ValueError, match=re.escape(unknown)):
                kernel(*given, 2.0)
            kernel(given[1], on(out, ONES), 2.0)  # now it is compiled
        with pytest.raises(ValueError, match=re.escape(f"copy one: pass tack.array(x, device='{out}')") + "$"):
            kernel(*given, 2.0)
        kernel(tack.array(given[0], device=out), given[1], 2.0)
        np.testing.assert_array_equal(given[1].numpy(), 2 * ONES)


def test_a_texture_is_made_there(kernels: Kernels) -> None:
    """R-003, Z-001"""
    texels = np.ones((2, 2, 2), np.float32)
    advice = "make the texture of an array there: tex = tack.texture3d(tack.array(x, device='opencl'))"
    with pytest.raises(ValueError, match=re.escape(advice)):
        kernels("sampled")(tack.texture3d(texels), on("opencl", ONES))


def test_numbers_as_arrays_without_dimensions(kernels: Kernels) -> None:
    """R-003, R-030: the advice is the same on every device."""
    dt = np.array(0.5, np.float32)
    for device, advice in {
        "cpu": "0-d array 'dt' is used as a value at line 4, column 25; read it as dt[None], or pass a number, not an array",
        "opencl": "pass dt.item() where the kernel takes a number, else tack.array(dt, device='opencl')",
    }.items():
        x, out = on(device, ONES), on(device, ONES)
        with pytest.raises((TypeError, ValueError), match=re.escape(advice)):
            kernels("scaled")(x, out, dt)
        kernels("scaled")(x, out, dt.item())
        assert out[3] == 0.5


# --- what is said before a call ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["bundle.group_sums", "group_sums"])
@pytest.mark.parametrize(
    ("device", "count", "reason"),
    [
        ("cpu", 512, "run it on a device whose supports_workgroups is True (tack.devices() has those that are here)"),
        ("opencl", 500, "500 would create a partial workgroup; pad the loop, and the arrays that it goes through, to 512"),
    ],
)
def test_explain_promises_no_workgroups_that_are_refused(
    kernels: Kernels, name: str, device: str, count: int, reason: str
) -> None:
    """W-002, W-006"""
    kernel = kernels(name)
    x = on(device, np.ones(count, np.float32))
    text = kernel.explain(x, x)
    with pytest.raises((RuntimeError, ValueError), match=re.escape(reason)) as caught:
        kernel(x, x)
    assert f"refused: {caught.value.__cause__ or caught.value}" in text.splitlines()
    assert text.count(reason) == 1


@pytest.mark.parametrize(
    ("name", "device", "arrays"),
    [
        ("counted", "opencl", [np.ones(4)]),
        ("scaled", "cpu", [ONES, np.frombuffer(bytes(16), np.float32), 1.0]),  # M-006
        ("scaled", "cpu", [ONES, ONES.copy(), np.array(1.0)]),
    ],
)
def test_explain_promises_no_call_that_is_refused(kernels: Kernels, name: str, device: str, arrays: list[Any]) -> None:
    """What lowering tells is told, for calls that compile, and so is what values tell."""
    kernel = kernels(name)
    given = [on(device, each) if device != "cpu" else each for each in arrays]
    text = kernel.explain(*given)
    with pytest.raises((TypeError, ValueError)) as caught:
        kernel(*given)
    assert f"refused: {caught.value}" in text
    assert "compiled for" not in text


def test_explain_promises_calls_that_run(kernels: Kernels) -> None:
    x = on("opencl", np.ones(512, np.float32))
    assert "the best that fits" in kernels("bundle.group_sums").explain(x, x)
    assert "compiled on the first call" in kernels("group_sums").explain(x, x)


# --- devices -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("OpenCL", "'OpenCL' (did you mean 'opencl'?); known"),
        ("Level-Zero:1", "'Level-Zero:1' (did you mean 'level_zero:1'?); known"),
        ("CUDA", "(did you mean 'cuda'?)"),
        ("cuda:x", "(did you mean 'cuda'?)"),
        ("opencl:", "(did you mean 'opencl'?)"),
        ("gpu", "Unknown device 'gpu'; known devices are cpu, cuda, "),
        ("opencl:9", "'opencl:9' is not available: there is one: opencl"),
    ],
)
def test_names_of_devices(name: str, said: str) -> None:
    """R-001, R-005: the text has the name that is meant."""
    with pytest.raises((ValueError, RuntimeError), match=re.escape(said)):
        tack.device(name)


def test_the_log_tells_how_long_the_driver_took(kernels: Kernels, capsys: pytest.CaptureFixture[str]) -> None:
    x = on("opencl", ONES)
    tack_runtime.set_log("load")
    try:
        for _ in range(2):
            kernels("scaled")(x, x, 2.0)
    finally:
        tack_runtime.set_log("")
    told = capsys.readouterr().err
    lines = re.findall(r"^tack load: scaled\(.*\) \w+ took (\d+\.\d{3}) s on opencl: the driver compiles it$", told, re.MULTILINE)
    assert len(lines) == 2
