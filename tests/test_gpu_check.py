"""The check for a machine with a GPU, end to end on the simulated driver, and what it says of stages that go wrong."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from irbuild import edge_values, ulps_between
from simulators import as_real, gpus
from simulators.host_driver import HostDriver

from tack_runtime.dtypes import f32, f64

ROOT = Path(__file__).resolve().parents[1]
GPU = ROOT / "tests" / "gpu"


def script(name: str, folder: Path = GPU) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # where its dataclasses look for it
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("gpu")


@pytest.fixture(scope="module")
def printed(folder: Path) -> str:
    """What the whole check prints, of a few cases and tests; its folder is there afterwards."""
    command = [sys.executable, "scripts/gpu_check.py", "--stand-in", "--few", "--seconds", "1000", "--folder", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def prepared(printed: str, folder: Path) -> tuple[Path, HostDriver]:
    return folder, HostDriver(ctypes.CDLL(str(folder / "kernels.so")))  # as the check has made it


@pytest.fixture(scope="module")
def environment() -> Mapping[str, str]:
    """That of processes which take the simulated driver for a GPU's."""
    return {**as_real.environment(), "PYTHONPATH": os.pathsep.join(map(str, (ROOT, ROOT / "tests", GPU)))}


# --- the whole ---------------------------------------------------------------------------------------------------------


ROWS = (
    "device +Simulated GPU 0, sm_90, driver for CUDA 12.9",
    "stand-in +a simulated driver on the host: nothing is measured, .*",
    r"built +7 cases and 5 programs for compute_75 and sm_90, \d+ s",
    r"kernels.compute_75.ptx +7 cases, 0 wrong, .*",
    r"kernels.sm_90.cubin +7 cases, 0 wrong, .*",
    r"conformance on cuda +\d passed, \d+ s",
    "programs, as on the CPU +10 runs, 0 refused, 0 wrong, .*",
    "100,000 iterations +each at either end runs once, .*",
    "a first result +right, .*",
    r"time +\d+ s",
)


def test_the_whole_check_without_a_device(printed: str) -> None:
    for row in ROWS:
        assert re.search(f"^{row}$", printed, re.MULTILINE), f"{row}\n{printed}"


def test_nothing_is_measured_without_a_device(printed: str) -> None:
    assert "WRONG" not in printed
    assert "saxpy GB/s" not in printed


def test_no_driver_is_exit_2(tmp_path: Path) -> None:
    """A check that could not run is no success."""
    (tmp_path / "libcuda.so.1").write_text("no library")
    for command in ("scripts/gpu_check.py", "tests/gpu/check_cuda.py"):
        found = {**os.environ, "LD_LIBRARY_PATH": str(tmp_path)}
        done = subprocess.run([sys.executable, command], capture_output=True, text=True, cwd=ROOT, env=found)
        assert done.returncode == 2, done.stdout + done.stderr
        assert re.search(r"^ *no CUDA driver here: .*libcuda.so.1: file too short$", done.stdout, re.MULTILINE)
        assert "time" not in done.stdout


# --- cases -------------------------------------------------------------------------------------------------------------


def test_wrong_outputs_fail(prepared: tuple[Path, HostDriver], capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """One wrong bit in an array, a wrong result and a wrong record of debug mode are all found."""
    folder, driver = prepared
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    with np.load(folder / "arrays.npz") as file:
        arrays = {name: file[name] for name in file.files}
    arrays["shape_three/out/out"].ravel()[77] ^= 1
    arrays["result/result"] += 1
    arrays["checked_two/out/report"][1] += 1
    np.savez_compressed(tmp_path / "arrays.npz", **arrays)
    assert script("check_cuda").check(driver, tmp_path) == 1
    found = capsys.readouterr().out
    assert "shape_three (flat=0): out[77] is " in found
    assert "shape_three (flat=1): out[77] is " in found
    assert "result (flat=None): the result[0] is " in found
    assert re.search(r"checked_two \(flat=\w+\): report\[1\] is ", found)
    assert "\nkernels.sm_90.cubin\tWRONG: 7 cases, 5 wrong, " in found
    assert driver.memory == {}


def test_another_device_takes_ptx_only(prepared: tuple[Path, HostDriver], capsys: pytest.CaptureFixture[str]) -> None:
    folder, driver = prepared
    other = HostDriver(driver.library)
    other.capability = (8, 6)
    assert script("check_cuda").check(other, folder) == 0
    assert "kernels.sm_90.cubin\tnot for this device\n" in capsys.readouterr().out


def test_an_older_driver_takes_the_cubin_only(
    prepared: tuple[Path, HostDriver], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, driver = prepared
    calls: list[int] = []

    def load(image: bytes) -> Any:
        calls.append(1)
        if len(calls) == 1:
            raise RuntimeError("cuModuleLoadData: 222 CUDA_ERROR_UNSUPPORTED_PTX_VERSION")
        return driver.library

    monkeypatch.setattr(driver, "load", load)
    assert script("check_cuda").check(driver, folder) == 0
    found = capsys.readouterr().out
    assert found.startswith(
        "kernels.compute_75.ptx\tnot for this driver, which is older than NVRTC\nkernels.sm_90.cubin\t7 cases, 0"
    )


def test_distance_agrees_with_exact_arithmetic() -> None:
    check = script("check_cuda")
    for type_ in (f32, f64):
        values = edge_values(type_)
        first, second = np.repeat(values, len(values)), np.tile(values, len(values))
        np.testing.assert_array_equal(check.apart(first, second), ulps_between(first, second))


# --- through the runtime -----------------------------------------------------------------------------------------------


def test_a_difference_from_the_cpu_is_found() -> None:
    gpus.driver("cuda")
    differs = script("check_runtime")._differs
    values = np.array([1, np.nan], np.float32)

    def kernel(out: Any, wrong: bool) -> int:
        if isinstance(out, np.ndarray):
            out[0] = 5 if wrong else 1
        return 3

    for wrong, wanted in ((True, "k: out[0] is 1.0, on the CPU 5.0; 1 of 2 differ"), (False, "")):
        run = {"name": "k", "prefix": "0/1/", "scalars": {"wrong": wrong}}
        found = differs(kernel, run, {"0/1/out": values, "1/1/out": values})
        assert re.sub(r"np\.float32\((.*?)\)", r"\1", found) == wanted  # as NumPy 2 says it


def test_iterations_that_do_not_run_once_are_found(printed: str, folder: Path, environment: Mapping[str, str]) -> None:
    """Fewer iterations than the two ends have together."""
    command = [sys.executable, "tests/gpu/check_runtime.py", str(folder), "far", "--iterations", "600"]
    done = subprocess.run(command, cwd=ROOT, env=dict(environment), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    command[-1] = "100"
    done = subprocess.run(command, cwd=ROOT, env=dict(environment), capture_output=True, text=True)
    assert done.returncode == 1, done.stderr
    assert done.stdout.startswith("100 iterations\tWRONG: those at either end run so often: [1, 1")


def suite(tests: str, environment: Mapping[str, str]) -> tuple[int, str]:
    """The exit status of the conformance suite with these tests, and what it prints."""
    code = "import sys, conformance; conformance.FEW = sys.argv[1]; sys.exit(conformance.main(['--few']))"
    done = subprocess.run([sys.executable, "-c", code, tests], cwd=ROOT, env=dict(environment), capture_output=True, text=True)
    return done.returncode, done.stdout


def test_a_suite_without_a_test_is_wrong(environment: Mapping[str, str]) -> None:
    status, text = suite("nothing_is_called_so", environment)
    assert status == 5
    assert "\nconformance on cuda\tWRONG: no test ran, " in text


def test_nothing_stands_in_for_a_real_device(environment: Mapping[str, str], tmp_path: Path) -> None:
    """Without a driver the suite fails, whatever this machine simulates otherwise."""
    (tmp_path / "libcuda.so.1").write_text("no library")
    status, text = suite("test_s001_1_", {**environment, "LD_LIBRARY_PATH": str(tmp_path)})
    assert status == 1
    assert "libcuda.so.1: file too short" in text
    assert "\nconformance on cuda\tWRONG: 2 failed, " in text


def test_what_is_measured(printed: str, folder: Path, environment: Mapping[str, str]) -> None:
    """Each number that a package has is told; of the driver alone a copy, too."""
    code = "import sys, measure; measure.MANY, measure.QUEUED, measure.SMALL, measure.STARTS = 1000, 2, 3, 1; "
    code += "sys.exit(measure.main([sys.argv[1], sys.argv[2]]))"
    rows = {}
    for name in ("driver", "tackc"):
        command = [sys.executable, "-c", code, name, str(folder)]
        done = subprocess.run(command, cwd=ROOT, env=dict(environment), capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        rows |= {tuple(line.split("\t")[:2]): float(line.split("\t")[2]) for line in done.stdout.splitlines()}
    (title,) = {row for row, _ in rows if row.startswith("tackc") and "bound" not in row}
    wanted = {
        (row, column) for row in (title, "the driver, by ctypes") for column in ("saxpy GB/s", "launch us", "cold start ms")
    }
    assert set(rows) == wanted | {("a copy on the device", "saxpy GB/s"), (f"{title}, bound", "launch us")}
    assert all(number > 0 for number in rows.values())


def test_a_wrong_saxpy_is_not_measured() -> None:
    class Lazy:
        array = staticmethod(np.array)
        host = staticmethod(np.array)

        def call(self, x: Any, y: Any, out: Any, a: float) -> Any:
            return lambda: None

    with pytest.raises(RuntimeError, match="saxpy gives a wrong result"):
        script("measure").made(Lazy(), 10, "call")


# --- stages and the table ----------------------------------------------------------------------------------------------


@pytest.fixture
def check() -> ModuleType:
    return script("gpu_check", ROOT / "scripts")


def ran(check: ModuleType, code: str, limit: float = 60, ours: bool = True, seconds: float = 60) -> Any:
    """The table after a stage that runs some code."""
    table = check.Table()
    check.Check(table, os.environ, (), seconds).run(check.Stage("a stage", ("-c", code), limit, ours))
    return table


@pytest.mark.parametrize(
    ("code", "row"),
    [
        (r"print('what\tWRONG: 3 of 4')", ("what", "WRONG: 3 of 4")),
        (r"print('what\tWRONG: 3 of 4'); exit(1)", ("what", "WRONG: 3 of 4")),
        ("1 / 0", ("a stage", "WRONG: exit status 1: ZeroDivisionError: division by zero")),
        ("import os; os.abort()", ("a stage", "WRONG: exit status -6: it printed nothing")),
    ],
)
def test_a_stage_that_fails(check: ModuleType, code: str, row: tuple[str, str]) -> None:
    table = ran(check, code)
    assert (table.rows, table.wrong) == ([row], True)


def test_a_stage_is_cut_off_with_what_it_has_started(check: ModuleType, tmp_path: Path) -> None:
    """What it had said by then counts."""
    inner = f"import time, pathlib; time.sleep(6); pathlib.Path({str(tmp_path / 'late')!r}).touch()"
    code = f"import subprocess, sys, time; print('what\\tright', flush=True); subprocess.run([sys.executable, '-c', {inner!r}])"
    began = time.monotonic()
    table = ran(check, code, limit=3)
    assert time.monotonic() - began < 60
    assert table.rows == [("what", "right"), ("a stage", "WRONG: cut off after 3 s")]
    assert table.wrong
    time.sleep(max(0, began + 8 - time.monotonic()))
    assert not (tmp_path / "late").exists()


def test_when_the_time_is_over_the_rest_is_not_right(check: ModuleType) -> None:
    table = ran(check, "print('never')", seconds=0)
    assert (table.rows, table.wrong) == ([("a stage", "WRONG: not run, the time is over")], True)


def test_another_package_that_fails_is_only_shown(check: ModuleType) -> None:
    for code, limit in (("1 / 0", 60), ("import time; time.sleep(60)", 2)):
        table = ran(check, code, limit, ours=False)
        assert (table.rows, table.wrong) == ([], False)
        assert table.numbers["a stage"][""] in ("exit status 1: ZeroDivisionError: division by zero", "cut off after 2 s")


def test_the_table(check: ModuleType) -> None:
    table = check.Table()
    table.add("device", "a GPU")
    for row, column, number in (
        ("a copy on the device", "saxpy GB/s", 4000.0),
        ("tackc", "saxpy GB/s", 3900.0),
        ("tackc", "launch us", 5.25),
        ("tackc", "cold start ms", 301.2),
        ("tackc, bound", "launch us", 2.0),
    ):
        table.measured(row, column, number)
    table.absent("CuPy", "not installed")
    assert table.text().splitlines() == [
        "device                a GPU",
        "",
        "                      saxpy GB/s  of a copy  launch us  cold start ms",
        "a copy on the device        4000       100%",
        "tackc                       3900        98%        5.2            301",
        "tackc, bound                                       2.0",
        "CuPy                                                                   not installed",
    ]


@pytest.mark.parametrize("wrong", [False, True])
def test_the_summary_of_a_check_that_is_ended(
    check: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], wrong: bool
) -> None:
    def checked(options: object, table: Any, cache: Path) -> int:
        table.add("what", "right")
        if wrong:
            os.kill(os.getpid(), check.signal.SIGTERM)
            time.sleep(60)
        return 0

    monkeypatch.setattr(check, "checked", checked)
    before = check.signal.getsignal(check.signal.SIGTERM)
    try:
        assert check.main([]) == wrong
    finally:
        check.signal.signal(check.signal.SIGTERM, before)
    ended = ["the check  WRONG: was ended"] if wrong else []
    found = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert found == ["what right", *[" ".join(line.split()) for line in ended], "time 0 s"]


def test_which_packages_are_measured(check: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Those that are there, after what is ours; Triton needs PyTorch."""
    commands: list[tuple[str, bool]] = []
    monkeypatch.setattr(check.importlib.util, "find_spec", lambda name: name in ("cupy", "triton") or None)
    monkeypatch.setattr(check.Check, "run", lambda self, stage: commands.append((stage.command[1], stage.ours)))
    table = check.Table()
    check.measure(check.Check(table, {}, (), 60), tmp_path)
    assert commands == [("driver", True), ("tackc", True), ("cupy", False)]
    assert table.numbers == {name: {"": "not installed"} for name in ("Numba-CUDA", "Triton", "PyTorch")}


@pytest.mark.parametrize("tools", [False, True])
def test_what_runs_on_a_machine_without_a_compiler(
    check: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, tools: bool
) -> None:
    """What another machine has prepared; the conformance suite needs the tools."""
    names: list[str] = []

    def run(self: Any, stage: Any) -> int:
        names.append(Path(stage.command[0]).stem)
        if names[-1:] == ["check_cuda"] and len(names) == 1:
            self.table.add("device", "a GPU, sm_90, driver for CUDA 12.9")
        return 0

    monkeypatch.setattr(check.Check, "run", run)
    monkeypatch.setattr(check.importlib.util, "find_spec", lambda name: tools or None)
    monkeypatch.setenv("TACK_CACHE_DIR", os.environ["TACK_CACHE_DIR"])
    options = check.argparse.Namespace(folder=tmp_path, prepared=True, stand_in=False, few=False, seconds=60)
    table = check.Table()
    assert check.checked(options, table, tmp_path) == 0
    runs = ["check_cuda", "check_cuda", *(["conformance"] if tools else []), "check_runtime", "check_runtime"]
    assert names == [*runs, *["measure"] * (6 if tools else 2)]
    assert not table.wrong
