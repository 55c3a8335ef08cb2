"""The prepared GPU check, end to end with a driver that runs the same sources on the host."""

from __future__ import annotations

import importlib
import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from emitter_cases import all_cases
from irbuild import edge_values, ulps_between
from simulators import host
from simulators.host_driver import HostDriver

from tack_runtime.dtypes import f32, f64
from tackc.emitters.cuda import CUDA

SCRIPTS = Path(__file__).parent / "gpu"
NAMES = ("result", "shape_three", "contended_f64", "sin_f32", "shape_range_empty", "group_reduce", "checked_two")


def script(name: str, folder: Path = SCRIPTS) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, HostDriver]:
    cases = tuple(case for case in all_cases() if case.name in NAMES)
    folder = tmp_path_factory.mktemp("gpu")
    prepare = script("prepare")
    prepare.all_cases = lambda: cases
    prepare.main([str(folder)])
    sources = [CUDA.emit(case.kernel, case.symbol) for case in cases]
    return folder, HostDriver(host.build(sources, host.CUDA, folder))


def test_right_outputs_pass(prepared: tuple[Path, HostDriver], capsys: pytest.CaptureFixture[str]) -> None:
    folder, driver = prepared
    check = script("check_cuda")
    check.Driver = lambda: driver
    assert check.main(folder) == 0
    assert f"kernels.sm_90.cubin: {len(NAMES)} cases, 0 wrong" in capsys.readouterr().out
    assert driver.memory == {}


def test_wrong_outputs_fail(prepared: tuple[Path, HostDriver], capsys: pytest.CaptureFixture[str]) -> None:
    """One wrong bit in an array, and a wrong result, are both found."""
    folder, driver = prepared
    with np.load(folder / "arrays.npz") as file:
        arrays = {name: file[name] for name in file.files}
    arrays["shape_three/out/out"].ravel()[77] ^= 1
    arrays["result/result"] += 1
    damaged = folder / "damaged"
    damaged.mkdir()
    np.savez_compressed(damaged / "arrays.npz", **arrays)
    for name in ("cases.json", *json.loads((folder / "cases.json").read_text())["images"].values()):
        (damaged / name).write_bytes((folder / name).read_bytes())
    check = script("check_cuda")
    check.Driver = lambda: driver
    assert check.main(damaged) == 1
    printed = capsys.readouterr().out
    assert "shape_three (flat=0): out[77] is " in printed
    assert "shape_three (flat=1): out[77] is " in printed
    assert "result (flat=None): the result[0] is " in printed
    assert f"kernels.sm_90.cubin: {len(NAMES)} cases, 3 wrong" in printed


def test_another_device_takes_ptx_only(prepared: tuple[Path, HostDriver], capsys: pytest.CaptureFixture[str]) -> None:
    folder, driver = prepared
    other = HostDriver(driver.library)
    other.capability = (8, 6)
    check = script("check_cuda")
    check.Driver = lambda: other
    assert check.main(folder) == 0
    assert "kernels.sm_90.cubin: not for this device" in capsys.readouterr().out


def test_no_driver_is_exit_2(tmp_path: Path) -> None:
    """A check that could not run is no success."""
    code = "import ctypes, sys; sys.argv = ['check_cuda.py', '.']\ndef missing(*a): raise OSError('libcuda.so.1: not found')\n"
    code += f"ctypes.CDLL = missing\nexec(compile(open({str(SCRIPTS / 'check_cuda.py')!r}).read(), 'check_cuda.py', 'exec'))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "no CUDA driver here: libcuda.so.1: not found\n"), done.stderr


def test_distance_agrees_with_exact_arithmetic() -> None:
    check = script("check_cuda")
    for type_ in (f32, f64):
        values = edge_values(type_)
        first, second = np.repeat(values, len(values)), np.tile(values, len(values))
        np.testing.assert_array_equal(check.apart(first, second), ulps_between(first, second))


def test_the_whole_check_without_a_device(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table of images and cases; with a wrong record of debug mode it says so."""
    cases = tuple(case for case in all_cases() if case.name in NAMES)
    whole = script("gpu_check", Path(__file__).parents[1] / "scripts")
    for name in ("prepare", "simulators.host_driver"):
        monkeypatch.setattr(importlib.import_module(name), "all_cases", lambda: cases)
    assert whole.main(["--folder", str(tmp_path), "--stand-in"]) == 0
    printed = capsys.readouterr().out
    assert re.search(rf"^kernels.sm_90.cubin +{len(NAMES)} cases, 0 wrong, ", printed, re.MULTILINE)
    assert re.search(rf"^kernels.compute_75.ptx +{len(NAMES)} cases, 0 wrong, ", printed, re.MULTILINE)
    with np.load(tmp_path / "arrays.npz") as file:
        arrays = {name: file[name] for name in file.files}
    arrays["checked_two/out/report"][1] += 1
    np.savez_compressed(tmp_path / "arrays.npz", **arrays)
    assert whole.main(["--folder", str(tmp_path), "--prepared", "--stand-in"]) == 1
    assert f"kernels.sm_90.cubin     WRONG: {len(NAMES)} cases, 2 wrong" in capsys.readouterr().out
