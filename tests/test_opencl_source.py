"""Generated OpenCL C: run on an OpenCL device it gives what the IR means, and as SPIR-V it is valid and complete."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import gpu_run
import numpy as np
import opencl_run
import pytest
from emitter_cases import Case, all_cases
from irbuild import elementwise, make_kernel, vector
from preludes import whole

from tack.ops import OPS
from tack_runtime.dtypes import f32, f64
from tack_runtime.errors import KernelTypeError
from tack_runtime.options import Options
from tackc.compiler.target import Refusal, unsupported
from tackc.emitters.opencl import DIALECT, LEVEL_ZERO, OPENCL

CASES = [case for case in all_cases() if unsupported(case.kernel, OPENCL) is None]
TOOLS = {"clang-22": "clang-22", "spirv-val": "spirv-tools", "spirv-dis": "spirv-tools"}  # and the packages that have them
WARNINGS = (
    "-Wall",
    "-Wextra",
    "-Wpedantic",
    "-Wshadow",
    "-Wmissing-prototypes",
    "-Wstrict-prototypes",
    "-Werror",
    "-Wno-unused",
    "-Wno-unused-parameter",
)
DEVICE_FREE = ("-Wno-typedef-redefinition",)  # of sources that are put together


def tool(name: str, *options: str, text: str | None = None) -> str:
    """What a tool says; AssertionError where it fails or is not there."""
    assert shutil.which(name) is not None, f"these tests need {name}: apt-get install {TOOLS[name]}"
    done = subprocess.run([name, *options], input=text, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr[:4000]
    return done.stdout


def check(source: str, standard: str, *options: str) -> None:
    """Compile without making code, warnings being errors."""
    language = ("-x", "cl", f"-cl-std={standard}", "--target=spir64", "-fsyntax-only")
    tool("clang-22", *language, *WARNINGS, *options, "-", text=source)


def spirv(source: str, folder: Path, *options: str) -> str:
    """A source as SPIR-V, validated and then disassembled."""
    path = folder / "kernels.spv"
    target = ("--target=spirv64v1.2", "-cl-std=CL3.0", "-O2")
    tool("clang-22", "-x", "cl", *target, *DEVICE_FREE, *options, "-c", "-", "-o", str(path), text=source)
    tool("spirv-val", "--target-env", "opencl2.2", str(path))
    return tool("spirv-dis", str(path))


def built(cases: Sequence[Case], standard: str) -> gpu_run.Machine:
    """The cases' sources as one program, as a driver's compiler makes it."""
    sources = [OPENCL.emit(case.kernel, case.symbol) for case in cases]
    return gpu_run.machine("opencl", sources, Path(), standard)


# --- on a device -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def program() -> gpu_run.Machine:
    return built(CASES, "CL3.0")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_opencl_does_what_the_ir_means(case: Case, program: gpu_run.Machine) -> None:
    """Each operation, conversion and statement, bit for bit, in the shaped and the flat form (P-007, N-001..N-016, W-020)."""
    gpu_run.check(case, program)


@pytest.fixture(scope="module")
def module() -> gpu_run.Machine:
    return gpu_run.machine("level_zero", [LEVEL_ZERO.emit(case.kernel, case.symbol) for case in CASES], Path())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_level_zero_does_what_the_ir_means(case: Case, module: gpu_run.Machine) -> None:
    """The same on a simulated device, by way of the module that a bundle has (P-007, N-001..N-016, W-020)."""
    gpu_run.check(case, module)


OLD = [case for case in CASES if re.match(r"atomic|contended|group|checked|result|shape_t|floordiv_f|mod_f", case.name)]


@pytest.fixture(scope="module")
def old_program() -> gpu_run.Machine:
    return built(OLD, "CL1.2")


@pytest.mark.parametrize("case", OLD, ids=lambda case: case.name)
def test_opencl_1_2_has_all_that_differs(case: Case, old_program: gpu_run.Machine) -> None:
    """X-012, X-014: atomic updates are other functions there."""
    gpu_run.check(case, old_program)


def test_every_other_case_is_refused_for_its_atomic_updates() -> None:
    """X-003: there are none of 64 bits."""
    for case in all_cases():
        refused = unsupported(case.kernel, OPENCL)
        if refused is None:
            continue
        assert refused.exception is KernelTypeError
        what = r"^atomic_\w+\(\) .* does not support target dtype tack\.[iuf]64 on OpenCL\. Supported dtypes: "
        assert re.search(what + r"tack\.f32, tack\.i32, tack\.u32$", refused.reason)


# --- compilers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("standard", ["CL1.2", "CL2.0", "CL3.0"])
def test_clang_accepts_every_kernel_without_a_warning(standard: str) -> None:
    sources = [OPENCL.emit(case.kernel, case.symbol) for case in CASES]
    check(opencl_run.together(sources), standard, *DEVICE_FREE)


@pytest.mark.parametrize("standard", ["CL1.2", "CL3.0"])
def test_prelude_compiles_as_a_whole(standard: str) -> None:
    check(whole(DIALECT, OPENCL), standard)


def test_sources_without_f64_need_none() -> None:
    """T-022: a device without f64 compiles everything else."""
    for name in ("floordiv_f32", "pow_f32", "f32_to_i64", "result", "group_reduce"):
        case = next(case for case in CASES if case.name == name)
        source = OPENCL.emit(case.kernel, case.symbol)
        check(source, "CL1.2", "-Xclang", "-cl-ext=-cl_khr_fp64")
        assert "f64" not in source.replace("typedef double f64;", "")


def test_spirv_is_valid_and_complete(tmp_path: Path) -> None:
    """Nothing but the position of a work-item comes from outside; no product may be contracted (N-011)."""
    sources = [LEVEL_ZERO.emit(case.kernel, case.symbol) for case in CASES]
    text = spirv(opencl_run.together(sources), tmp_path)
    imported = set(re.findall(r'LinkageAttributes "(\w+)" Import', text))
    assert imported == {f"__spirv_BuiltIn{name}" for name in ("LocalInvocationId", "WorkgroupId", "WorkgroupSize")}
    entries = sum(1 + (case.kernel.result is not None) for case in CASES)
    assert text.count("OpEntryPoint Kernel") == text.count(" ContractionOff") == entries
    assert "GenericPointer" not in text
    assert {"OpAtomicSMin", "OpAtomicUMin", "OpAtomicSMax", "OpAtomicUMax", "OpAtomicIAdd", "OpAtomicCompareExchange"} == set(
        re.findall(r"OpAtomic(?!Load)\w+", text)
    )


def test_atomic_updates_are_relaxed_in_the_scope_of_the_device(tmp_path: Path) -> None:
    """X-009, X-012"""
    sources = [LEVEL_ZERO.emit(case.kernel, case.symbol) for case in CASES if case.name.startswith("atomic")]
    text = spirv(opencl_run.together(sources), tmp_path)
    constants = dict(re.findall(r"(%\w+) = OpConstant %uint (\d+)$", text, re.MULTILINE))
    constants |= dict.fromkeys(re.findall(r"(%\w+) = OpConstantNull %uint$", text, re.MULTILINE), "0")
    used = re.findall(r"OpAtomic\w+ %uint %\w+ (%\w+) (%\w+)", text)
    assert {(constants[scope], constants[order]) for scope, order in used} == {("1", "0")}


def test_contraction_only_where_asked(tmp_path: Path) -> None:
    """N-011, N-012; N-021: in an elementary function never."""
    case = next(case for case in CASES if case.name == "grouping")
    asked = replace(case.kernel, options=Options(True))
    assert "#pragma OPENCL FP_CONTRACT OFF" in OPENCL.emit(case.kernel, "k")
    assert "#pragma OPENCL FP_CONTRACT ON" in OPENCL.emit(asked, "k")
    assert "ContractionOff" in spirv(OPENCL.emit(case.kernel, "k"), tmp_path)
    text = OPENCL.emit(replace(elementwise(OPS["exp"], f32), options=Options(True)), "k")
    assert text.count("#pragma OPENCL FP_CONTRACT OFF\n    return a * b;") == 1


# --- the text ----------------------------------------------------------------------------------------------------------


def test_positions_are_formed_in_64_bits() -> None:
    """P-016: from the number of the group, never get_global_id, whose width is the device's."""
    for case in CASES:
        text = OPENCL.emit(case.kernel, case.symbol)
        assert "get_global" not in text
        assert "#define tk_position(d) ((i64)get_group_id(d) * (i64)get_local_size(d) + (i64)get_local_id(d))" in text


def test_collectives_and_groups_of_256() -> None:
    """W-020: a barrier orders shared and global memory, those of a reduction only shared memory."""
    barrier = OPENCL.emit(next(case.kernel for case in CASES if case.name == "group_memory"), "k")
    assert set(re.findall(r"barrier\(.*\);", barrier)) == {"barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);"}
    reduce = OPENCL.emit(next(case.kernel for case in CASES if case.name == "group_extremes"), "k")
    assert set(re.findall(r"barrier\(.*\);", reduce)) == {"barrier(CLK_LOCAL_MEM_FENCE);"}
    assert barrier.count("__attribute__((reqd_work_group_size(256, 1, 1)))\nkernel void\nk(") == 1
    returns = OPENCL.emit(next(case.kernel for case in CASES if case.name == "group_reduce"), "k")
    assert returns.count("reqd_work_group_size") == 1  # not where one work-item runs


def test_more_parameters_than_fit_are_refused() -> None:
    """R-032: 1 KiB on every device."""
    arrays = [vector(f"a{number}", f64) for number in range(126)]
    fits, over = (make_kernel(arrays[:count], ()) for count in (124, 125))
    assert unsupported(fits, OPENCL) is None
    for target in (OPENCL, LEVEL_ZERO):
        wanted = f"its arguments take 1032 bytes; {target.title} has room for 1024"
        assert unsupported(over, target) == Refusal(KernelTypeError, wanted)


# What compiles has to be able to fail, or compiling shows nothing.
WRONG = {
    "an array in another address space": "kernel void k(global int *x) { local int t[4]; global int *p = t; x[0] = p[0]; }",
    "a write through a const array": "kernel void k(global const int *x) { x[0] = 1; }",
    "a template": "template <class T> T f(T x) { return x; } kernel void k(global int *x) { x[0] = f(1); }",
    "an unknown function": "kernel void k(global float *x) { x[0] = fmodf(x[0], 2.0f); }",
    "a 64-bit update": "kernel void k(global long *x) { atomic_add(x, 1L); }",
}


@pytest.mark.parametrize("what", WRONG)
def test_clang_rejects(what: str) -> None:
    with pytest.raises(AssertionError, match="error:"):
        check(WRONG[what], "CL1.2")


def test_a_wrong_result_is_noticed(program: gpu_run.Machine) -> None:
    case = next(case for case in CASES if case.name == "add_i32")
    wrong = replace(case, wanted={"out": case.wanted["out"] + np.int32(1)})
    with pytest.raises(AssertionError, match="differ by more than 0 ULP"):
        gpu_run.check(wrong, program)
