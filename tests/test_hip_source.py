"""Generated HIP C++: clang makes code objects of it without ROCm, and run on the host it gives what the IR means."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import gpu_run
import pytest
from emitter_cases import Case, all_cases
from group_cases import kernel
from irbuild import elementwise
from preludes import whole

from tack.ops import OPS
from tack_runtime.dtypes import f32
from tack_runtime.options import Options
from tackc.compiler.target import unsupported
from tackc.emitters.hip import DIALECT, HIP

ARCHITECTURES = ("gfx90a", "gfx942", "gfx1100", "gfx1201")
OPTIONS = [
    *("-x", "hip", "--cuda-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib", "-std=c++17", "-O3"),
    *("-Wall", "-Wextra", "-Werror", "-Wno-unused", "-Wno-unused-parameter"),
]


def compiled(source: str, path: Path, *options: str, architecture: str = "gfx942") -> str:
    """Compile a source for a GPU; what the compiler says where it fails, else ""."""
    assert None not in map(shutil.which, ("clang-22", "ld.lld-22")), "these tests need clang: apt-get install clang-22 lld-22"
    command = ["clang-22", *OPTIONS, f"--offload-arch={architecture}", *options, "-", "-o", str(path)]
    done = subprocess.run(command, input=source, text=True, capture_output=True)
    assert bool(done.returncode) == bool(done.stderr)
    return done.stderr


def assembly(source: str, folder: Path, *options: str) -> str:
    """The instructions of a source."""
    assert compiled(source, folder / "k.s", "-S", *options) == ""
    return (folder / "k.s").read_text()


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> gpu_run.Machine:
    sources = [HIP.emit(case.kernel, case.symbol) for case in all_cases()]
    return gpu_run.machine("hip", sources, tmp_path_factory.mktemp("hip"))


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.name)
def test_hip_does_what_the_ir_means(case: Case, machine: gpu_run.Machine) -> None:
    """Each operation, conversion and kind of statement, in the shaped and the flat form of a launch (P-007, N-001..N-016)."""
    assert unsupported(case.kernel, HIP) is None
    gpu_run.check(case, machine)


# --- the real compiler -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_clang_makes_a_code_object_of_every_kernel(architecture: str, tmp_path: Path) -> None:
    """Nothing is left to be found in a library; every entry point is there."""
    sources = [HIP.emit(case.kernel, case.symbol) for case in all_cases()]
    text = "\n".join(f"namespace source_{number} {{\n{source}}}" for number, source in enumerate(sources))
    assert compiled(text, tmp_path / "k.hsaco", architecture=architecture) == ""
    notes = subprocess.run(["llvm-readelf-22", "--notes", str(tmp_path / "k.hsaco")], capture_output=True, text=True).stdout
    assert f"amdgcn-amd-amdhsa--{architecture}" in notes
    names = set(re.findall(r"^ +\.name: +(\w+)$", notes, re.MULTILINE))
    assert {case.symbol for case in all_cases()} <= names
    assert {f"{case.symbol}_result" for case in all_cases() if case.result is not None} <= names


def test_prelude_compiles_as_a_whole(tmp_path: Path) -> None:
    assert compiled(whole(DIALECT, HIP), tmp_path / "k.hsaco") == ""


def test_arithmetic_is_ieee(tmp_path: Path) -> None:
    """N-012, N-013: division is rounded correctly, and denormals are kept, without any option."""
    text = assembly(HIP.emit(elementwise(OPS["div"], f32), "k"), tmp_path)
    assert "v_div_fixup_f32" in text
    assert re.search(r"\.amdhsa_float_denorm_mode_32 3\b", text)
    assert re.search(r"\.amdhsa_float_denorm_mode_16_64 3\b", text)


def test_contraction_only_where_asked(tmp_path: Path) -> None:
    """N-011, N-012: the source itself says so; N-021: in an elementary function never."""
    case = next(case for case in all_cases() if case.name == "grouping")
    for contract in (False, True):
        text = assembly(HIP.emit(replace(case.kernel, options=Options(contract)), "k"), tmp_path)
        assert bool(re.search(r"\bv_(pk_)?(fma|mac|mad)\w*_f32", text)) is contract
    counts = []
    for contract in (False, True):
        text = assembly(HIP.emit(replace(elementwise(OPS["exp"], f32), options=Options(contract)), "k"), tmp_path)
        counts.append([len(re.findall(rf"\bv_(?:pk_)?{name}\w*_f32", text)) for name in ("mul", "fma|mac|mad")])
    assert counts[0] == counts[1]
    assert counts[0][0] > 5
    assert counts[0][1] == 0


def test_positions_are_formed_in_64_bits(tmp_path: Path) -> None:
    """P-016: the number of the block is widened before it is multiplied."""
    assert compiled(HIP.emit(elementwise(OPS["neg"], f32), "k"), tmp_path / "k.ll", "-S", "-emit-llvm", "-O0") == ""
    text = (tmp_path / "k.ll").read_text()
    (group,) = re.findall(r"(%\w+) = call .* @llvm\.amdgcn\.workgroup\.id\.x", text)
    wide = re.findall(rf"(%\w+) = zext i32 {group} to i64", text)
    assert len(wide) == 1
    assert re.search(rf"mul nsw i64 {wide[0]},", text)


def test_updates_are_relaxed_in_the_scope_of_the_device(tmp_path: Path) -> None:
    """X-009, X-012, X-014"""
    for case in all_cases():
        if case.name.startswith("atomic"):
            assert compiled(HIP.emit(case.kernel, "k"), tmp_path / "k.ll", "-S", "-emit-llvm", "-O0") == ""
            text = (tmp_path / "k.ll").read_text()
            found = re.findall(r"= (?:atomicrmw|cmpxchg|load atomic) .*", text)
            assert found
            assert all('syncscope("agent") monotonic' in line for line in found), found


def test_barriers_order_memory(tmp_path: Path) -> None:
    """W-016, W-020"""
    case = next(case for case in all_cases() if case.name == "group_memory")
    source = HIP.emit(case.kernel, "k")
    assert "        __syncthreads();\n" in source
    assert compiled(source, tmp_path / "k.ll", "-S", "-emit-llvm", "-O0") == ""
    text = (tmp_path / "k.ll").read_text()
    body = text[text.index("__syncthreads") :]
    order = [body.find(part) for part in ('fence syncscope("workgroup") release', "@llvm.amdgcn.s.barrier()", "acquire")]
    assert order == sorted(order)
    assert min(order) > 0


def test_lines_are_printed_by_the_device_library(tmp_path: Path) -> None:
    """O-001"""
    text = """
@tack.kernel
def k(x: tack.f32[:], c: tack.u8[:], n: tack.i64):
    for i in range(len(x)):
        print("x", x[i], c[i], n)
"""
    source = HIP.emit(kernel(text), "k")
    assert r'printf("x %f %u %lli\012", tk_printed_f32(' in source
    assert compiled(source, tmp_path / "k.ll", "-S", "-emit-llvm", "-O0") == ""
    assert "__ockl_printf" in (tmp_path / "k.ll").read_text()


# What compiles has to be able to fail, or compiling shows nothing.
WRONG = {
    "an unknown function": "void k(float *y) { *y = __ocml_sin(*y); }",
    "a function of the host": "void k(float *y); float f(float x) { return x; } __global__ void g(float *y) { *y = f(*y); }",
    "a write through a const array": "void k(const float *y) { *y = 1; }",
    "a missing function": 'void k(float *y); extern "C" __device__ float f(float); __global__ void g(float *y) { *y = f(*y); }',
    "shared memory of the host": "void k(float *y) { __shared__ float t; *y = t = 1, undefined(t); }",
}


@pytest.mark.parametrize("what", WRONG)
def test_clang_rejects(what: str, tmp_path: Path) -> None:
    head = whole(DIALECT, HIP).split("\n\n")[0]
    assert "error:" in compiled(f"{head}\n__global__ {WRONG[what]}", tmp_path / "k.hsaco")
