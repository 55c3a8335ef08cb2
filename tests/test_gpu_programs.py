"""Whole programs for GPUs: those of the conformance suite and the examples compile, and others run."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import gpu_run
import lane_guards
import lane_jumps
import lane_loops
import lane_memory
import lane_values
import opencl_run
import pytest
from lanes_harness import difference, kernels
from launches import cuda_grids
from simulators import host
from test_hip_source import compiled as hip_compiled
from test_opencl_source import check as check_opencl
from test_opencl_source import spirv

from tack_runtime.dtypes import Scalar
from tackc.build import build
from tackc.compiler import interpret, ir
from tackc.compiler.target import unsupported
from tackc.contents import read_contents
from tackc.emitters import TARGETS
from tackc.request import parse_arch

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = sorted((ROOT / "tests/conformance/programs").glob("*.py"))
EXAMPLES = sorted((ROOT / "kernels_examples").glob("*.py"))

# --- as they are shipped -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, list[str]]:
    """The sources of all programs and examples, by target; NVRTC has compiled those for CUDA, clang the others. Sources do not
    differ between levels of one; `test_hip_source.py` compiles for each."""
    path = tmp_path_factory.mktemp("programs") / "k.tackb"
    files = [path for path in (*PROGRAMS, *EXAMPLES) if "@tack.kernel" in path.read_text("utf-8")]
    build(files, parse_arch("cuda:sm_90,hip:gfx942,metal,level_zero,opencl"), path)
    contents = read_contents(path)
    found: dict[str, list[str]] = {name: [] for name in TARGETS}
    for kernel in contents.manifest.kernels:
        for variant in kernel.variants:
            for image in variant.images:
                if image.kind == "source":
                    found[image.target].append(contents.members[image.member].decode())
            for skipped in variant.skipped:
                assert re.search(r"tack\.f64|does not support target dtype", skipped.reason), skipped
    return found


def test_every_target_has_nearly_every_program(sources: Mapping[str, list[str]]) -> None:
    """T-022, X-003: all but those that need f64 on Metal, or 64-bit updates."""
    assert len(sources["cuda"]) == len(sources["hip"]) > 70
    assert len(sources["level_zero"]) == len(sources["opencl"]) >= len(sources["cuda"]) - 5
    assert len(sources["metal"]) >= len(sources["cuda"]) - 10


def test_hip_programs_compile(sources: Mapping[str, list[str]], tmp_path: Path) -> None:
    texts = [f"namespace source_{number} {{\n{text}}}" for number, text in enumerate(sources["hip"])]
    assert hip_compiled("\n".join(texts), tmp_path / "k.o", "-S", "-O1") == ""


def test_metal_programs_compile(sources: Mapping[str, list[str]]) -> None:
    assert host.compile_text(host.together(sources["metal"]), host.METAL, None) == ""


def test_opencl_programs_compile(sources: Mapping[str, list[str]], tmp_path: Path) -> None:
    text = opencl_run.together(sources["opencl"])
    for standard in ("CL1.2", "CL3.0"):
        check_opencl(text, standard, "-Wno-typedef-redefinition")
    spirv(opencl_run.together([text for text in sources["level_zero"] if "printf" not in text]), tmp_path)


# --- as they run -------------------------------------------------------------------------------------------------------

ITERATIONS = 300  # more than a group
RUN = {**lane_jumps.CASES, **lane_loops.CASES, **lane_guards.CASES, **lane_memory.CASES, **lane_values.CASES}


@dataclass(frozen=True)
class Program:
    """A kernel from source, under a symbol of its own, and what it is to leave of its arguments."""

    kernel: ir.Kernel
    symbol: str
    arguments: Mapping[str, Any]
    wanted: Mapping[str, Any]

    def check(self, launch: Callable[[dict[str, Any]], None]) -> None:
        """Bit for bit, one NaN like another."""
        found = {name: value.copy() for name, value in self.arguments.items()}
        launch(found)
        assert difference(found, self.wanted) == "", self.symbol


@cache
def programs() -> tuple[Program, ...]:
    """Kernels whose iterations branch, loop, leave early, and share lines of memory, with few and with many iterations."""
    made = []
    for number, case in enumerate(RUN.values()):
        for count in (1, min(case.big, ITERATIONS)):
            unlowered, kernel = kernels(case.text)
            types = {param.name: param.type for param in kernel.params}
            arguments = {
                name: types[name].numpy.type(value) if isinstance(types[name], Scalar) else value  # type: ignore[union-attr]
                for name, value in case.arguments(count).items()
            }
            wanted = {name: value.copy() for name, value in arguments.items()}
            interpret.run(unlowered, wanted)
            made.append(Program(kernel, f"program_{number}_{count}", arguments, wanted))
    return tuple(made)


def emitted(target: str) -> tuple[list[Program], list[str]]:
    """The programs that a target can have, and their sources."""
    found = [each for each in programs() if unsupported(each.kernel, TARGETS[target]) is None]
    assert len(found) > len(programs()) // 2
    return found, [TARGETS[target].emit(each.kernel, each.symbol) for each in found]


def test_programs_on_opencl() -> None:
    """U-001: bit for bit what the interpreter gives, in every form of a launch."""
    found, texts = emitted("opencl")
    options = "-cl-std=CL3.0 -cl-fp32-correctly-rounded-divide-sqrt"
    device = opencl_run.Device().build(opencl_run.together(texts), options)
    for each in found:
        for grid in cuda_grids(each.kernel, each.arguments):
            each.check(lambda arguments, each=each, grid=grid: device.launch(each.symbol, each.kernel, arguments, grid))  # type: ignore[misc]


def test_programs_on_level_zero(tmp_path: Path) -> None:
    """U-001"""
    found, texts = emitted("level_zero")
    device = gpu_run.machine("level_zero", texts, tmp_path)
    for each in found:
        for grid in cuda_grids(each.kernel, each.arguments):
            each.check(lambda arguments, each=each, grid=grid: device.launch(each.symbol, each.kernel, arguments, grid))  # type: ignore[misc]


@pytest.mark.parametrize("target", ["cuda", "hip"])
def test_programs_on_the_stand_in_for_cuda(target: str, tmp_path: Path) -> None:
    """U-001"""
    found, texts = emitted(target)
    library = host.build(texts, {"cuda": host.CUDA, "hip": host.HIP}[target], tmp_path)
    for each in found:
        for grid in cuda_grids(each.kernel, each.arguments):
            each.check(
                lambda arguments, each=each, grid=grid: host.launch_cuda(library, each.symbol, each.kernel, arguments, grid)
            )  # type: ignore[misc]


def test_programs_on_the_stand_in_for_metal(tmp_path: Path) -> None:
    """U-001"""
    found, texts = emitted("metal")
    library = host.build(texts, host.METAL, tmp_path)
    for each in found:
        each.check(lambda arguments, each=each: host.launch_metal(library, each.symbol, each.kernel, arguments))  # type: ignore[misc]


def test_a_difference_is_noticed() -> None:
    with pytest.raises(AssertionError, match="program_0_1"):
        programs()[0].check(lambda arguments: None)
