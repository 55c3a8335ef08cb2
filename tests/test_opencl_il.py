"""SPIR-V as bundles have it for Level Zero, compiled and run by an OpenCL driver. Collected where a device takes it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import gpu_run
import numpy as np
import opencl_il
import opencl_run
import pytest
from emitter_cases import Case
from lanes_harness import difference
from launches import cuda_grids
from test_gpu_programs import RUN, emitted
from test_opencl_source import CASES
from test_workgroup_examples import Run, runs

import tack
import tack_runtime
from tack_runtime.devices import Device
from tack_runtime.errors import DriverError
from tackc.build import build
from tackc.emitters import TARGETS
from tackc.request import parse_arch
from tackc.toolchains import spirv

ROOT = Path(__file__).resolve().parent.parent
DEVICE = opencl_il.device()


def module(device: Device, sources: Sequence[str]) -> gpu_run.Module:
    """Sources as one module, made as for a bundle."""
    return gpu_run.Module(device, spirv.compile_source(opencl_run.together(sources)).image)


@pytest.fixture(scope="module")
def device() -> Device:
    assert DEVICE is not None, opencl_il.ABSENT
    return DEVICE


@pytest.fixture(scope="module")
def cases(device: Device) -> gpu_run.Module:
    return module(device, [TARGETS["level_zero"].emit(case.kernel, case.symbol) for case in CASES])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_it_does_what_the_ir_means(case: Case, cases: gpu_run.Module) -> None:
    """Each operation, conversion and statement, bit for bit, in the shaped and the flat form (P-007, N-001..N-016, W-020)."""
    gpu_run.check(case, cases)


SUMS = f"program_{list(RUN).index('sums of rows')}_"  # Intel's compiler adds in vectors what a loop adds up, permitted or not


def test_programs(device: Device) -> None:
    """U-001: bit for bit what the interpreter gives, in every form of a launch; nearly that where a loop adds f32."""
    found, texts = emitted("level_zero")
    machine = module(device, texts)
    for each in found:
        for grid in cuda_grids(each.kernel, each.arguments):
            arguments = {name: value.copy() for name, value in each.arguments.items()}
            machine.launch(each.symbol, each.kernel, arguments, grid)
            if each.symbol.startswith(SUMS):
                np.testing.assert_allclose(arguments["out"], each.wanted["out"], rtol=1e-5)
            else:
                assert difference(arguments, each.wanted) == "", each.symbol


@pytest.fixture(scope="module")
def launched(device: Device) -> Callable[[Run], dict[str, Any]]:
    kernels = {(run.example, run.kernel): run.lowered() for run in runs()}
    machine = module(device, [TARGETS["level_zero"].emit(kernel, f"{a}_{b}") for (a, b), kernel in kernels.items()])

    def launch(run: Run) -> dict[str, Any]:
        kernel, arguments = kernels[run.example, run.kernel], {name: value.copy() for name, value in run.arguments.items()}
        machine.launch(f"{run.example}_{run.kernel}", kernel, arguments, cuda_grids(kernel, arguments)[0])
        return arguments

    return launch


@pytest.mark.parametrize("run", runs(), ids=lambda run: f"{run.kernel} {'-'.join(run.wanted)}")
def test_workgroups(run: Run, launched: Callable[[Run], dict[str, Any]]) -> None:
    """J-005, W-004, W-017"""
    found = launched(run)
    for name, wanted in run.wanted.items():
        np.testing.assert_allclose(found[name], wanted, rtol=run.relative, atol=run.absolute)


def test_a_bundle_for_level_zero(device: Device, tmp_path: Path) -> None:
    """J-002: its modules run on the OpenCL device, which `explain` says."""
    build([ROOT / "kernels_examples/matmul_tiled.py"], parse_arch("level_zero"), tmp_path / "m.tackb")
    tack_runtime.set_jit("off")
    kernel = tack_runtime.load(tmp_path / "m.tackb").multiply
    (run,) = (each for each in runs() if each.kernel == "multiply")
    given = {name: tack.array(value, device=device) for name, value in run.arguments.items()}
    assert re.search(r"image \S+\.spv, spirv, symbol \w+: the driver compiles it", kernel.explain(**given))
    kernel(**given)
    np.testing.assert_allclose(given["out"].numpy(), run.wanted["out"], rtol=run.relative)


def test_what_is_no_module(device: Device) -> None:
    driver: Any = device.driver
    with pytest.raises(DriverError, match=r"OpenCL driver: cl(CreateProgramWithIL|BuildProgram) failed with CL_\w+ \(-\d+\)"):
        driver.run(driver.load, "spirv", b"\x03\x02\x23\x07nothing.")
