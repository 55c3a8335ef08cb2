"""Generated CUDA C++: NVRTC accepts it, and run on the host it gives what the IR means."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import gpu_run
import numpy as np
import pytest
from emitter_cases import Case, all_cases
from irbuild import elementwise, make_kernel, vector
from launches import cuda_grids
from preludes import whole

from tack.ops import OPS
from tack_runtime.dtypes import SCALARS, f32, f64, i32, i64
from tack_runtime.errors import InternalError, KernelTypeError, ToolchainError
from tack_runtime.options import Options
from tackc.compiler import ir
from tackc.compiler.target import Refusal, unsupported
from tackc.emitters import TARGETS
from tackc.emitters.cuda import CUDA, DIALECT
from tackc.emitters.spelling import SPELLING
from tackc.toolchains import nvrtc

GOLDEN = Path(__file__).parent / "cases" / "emit"


def golden_case() -> Case:
    """The one kernel whose whole text is kept per target; everything else is tested by what it does."""
    return next(case for case in all_cases() if case.name == "result")


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> gpu_run.Machine:
    sources = [CUDA.emit(case.kernel, case.symbol) for case in all_cases()]
    return gpu_run.machine("cuda", sources, tmp_path_factory.mktemp("cuda"))


def test_spelling_is_total() -> None:
    """Every operation is spelled at every kind of type that it works at, and nothing else is spelled."""
    assert {name: frozenset(kinds) for name, kinds in SPELLING.items()} == {op.name: op.kinds for op in OPS.values()}


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.name)
def test_cuda_does_what_the_ir_means(case: Case, machine: gpu_run.Machine) -> None:
    """Each operation, conversion and kind of statement, in the shaped and the flat form of a launch (P-007, N-001..N-016)."""
    assert unsupported(case.kernel, CUDA) is None
    gpu_run.check(case, machine)


def test_every_index_runs_once_whatever_the_blocks(machine: gpu_run.Machine) -> None:
    """P-007, P-019: tail threads do nothing, and results do not depend on the launch."""
    case = next(case for case in all_cases() if case.name == "shape_three")
    shaped, flat = cuda_grids(case.kernel, case.arguments)
    odd = replace(shaped, blocks=(9, 3, 5), threads=(7, 5, 3))
    for grid in (odd, replace(flat, blocks=(40, 1, 1), threads=(96, 1, 1))):
        arguments = case.fresh_arguments()
        machine.launch(case.symbol, case.kernel, arguments, grid)
        np.testing.assert_array_equal(arguments["out"], case.wanted["out"])


# --- the real compiler -------------------------------------------------------------------------------------------------


def test_nvrtc_is_installed() -> None:
    assert nvrtc.available() is None


def test_nvrtc_accepts_every_kernel() -> None:
    """One compilation of every case, each source in a namespace of its own."""
    sources = [CUDA.emit(case.kernel, case.symbol) for case in all_cases()]
    text = "\n".join(f"namespace source_{number} {{\n{source}}}" for number, source in enumerate(sources))
    image = nvrtc.compile_source(text, nvrtc.PTX_FLOOR).image.decode()
    assert image.count(".visible .entry") == sum(1 + (case.kernel.result is not None) for case in all_cases())


def test_default_architectures() -> None:
    """Each default architecture gives an image of its kind, the same bytes every time, and what ptxas says of it."""
    case = golden_case()
    source = CUDA.emit(case.kernel, case.symbol)
    for name in nvrtc.DEFAULT_ARCHITECTURES:
        image = nvrtc.compile_source(source, nvrtc.architecture(name))
        assert image == nvrtc.compile_source(source, name)
        if name == nvrtc.PTX_FLOOR:
            assert image.kind == "ptx"
            assert f".target sm_{name.removeprefix('compute_')}".encode() in image.image
        else:
            assert image.kind == "cubin"
            assert image.image.startswith(b"\x7fELF")
            assert case.symbol.encode() in image.image
            assert image.notes["registers"] > 0


def test_more_parameters_than_fit_are_refused() -> None:
    """R-032: 4 KiB on every architecture; what is not refused is compiled to machine code."""
    i, j = ir.Local("i", i64), ir.Local("j", i64)
    axes = (ir.Axis(i, 0, 8, 1), ir.Axis(j, 0, 8, 1))  # two slots each, and the code has the switch between two forms
    arrays = [vector(f"a{number}", f64) for number in range(508)]
    fits, over = (make_kernel(arrays[:count], (), axes=axes) for count in (507, 508))
    assert unsupported(fits, CUDA) is None
    assert nvrtc.compile_source(CUDA.emit(fits, "tk"), "sm_75").kind == "cubin"
    wanted = "its arguments take 4104 bytes; CUDA has room for 4096"
    assert unsupported(over, CUDA) == Refusal(KernelTypeError, wanted)


def test_contraction_only_where_asked() -> None:
    """N-011, N-012: a multiply and an addition become one instruction only in a kernel with fp_contract."""
    case = next(case for case in all_cases() if case.name == "grouping")
    for contract in (False, True):
        source = CUDA.emit(replace(case.kernel, options=Options(contract)), case.symbol)
        image = nvrtc.compile_source(source, "compute_90", Options(contract)).image
        assert (b"mul.rn.f32" in image) is not contract  # a rounding that is spelled out is one that may not be left out
        assert contract or b"fma." not in image


def test_elementary_functions_are_never_fused() -> None:
    """N-021: a kernel that allows fusing has the same instructions for them; one that allows the vendor's has others (N-020)."""
    for function, type_ in (("exp", f32), ("pow", f64)):
        kernel = elementwise(OPS[function], type_)
        plain, fused = (replace(kernel, options=Options(contract)) for contract in (False, True))
        images = [nvrtc.compile_source(CUDA.emit(each, "tk"), "compute_90", each.options).image for each in (plain, fused)]
        counts = [[image.count(f"{name}.rn.{type_}".encode()) for name in ("mul", "fma")] for image in images]
        assert counts[0] == counts[1]
        assert counts[0][0] > 10
        assert counts[0][1] == 0
        vendor = CUDA.emit(replace(kernel, options=Options(fast_math=True)), "tk")
        assert f"{function}{DIALECT.math_suffix[type_]}(" in vendor
        assert "tk_program" not in vendor


def test_division_and_square_root_are_exact() -> None:
    """N-012: PTX asks for the correctly rounded instructions, with denormals."""
    for name, instruction in (("div", b"div.rn.f32"), ("sqrt", b"sqrt.rn.f32")):
        image = nvrtc.compile_source(CUDA.emit(elementwise(OPS[name], f32), "tk"), "compute_90").image
        assert instruction in image
        assert b".ftz" not in image


def test_thread_index_is_formed_in_64_bits() -> None:
    """P-016: the product of block index and block size is 64 bits wide, so that no thread repeats the first iterations."""
    image = nvrtc.compile_source(CUDA.emit(elementwise(OPS["neg"], f32), "tk"), "compute_90").image
    assert b"mul.wide.u32" in image
    assert b"mad.lo.s32" not in image
    assert b"mul.lo.s32" not in image


def test_architecture_names() -> None:
    assert nvrtc.architecture("h100") == nvrtc.architecture("sm_90") == nvrtc.architecture("90") == "sm_90"
    assert nvrtc.architecture("ptx") == "compute_75"
    for name in ("", "sm90", "voodoo", "sm_9", "gfx942"):
        with pytest.raises(ValueError, match="is not a CUDA architecture"):
            nvrtc.architecture(name)
    assert {nvrtc.architecture(alias) for alias in nvrtc.ALIASES} - {nvrtc.PTX_FLOOR} <= {f"sm_{n}" for n in nvrtc.supported()}


def test_unknown_architecture_is_a_toolchain_error() -> None:
    with pytest.raises(ToolchainError, match="does not compile for sm_33; it knows sm_"):
        nvrtc.compile_source("", "sm_33")


def test_rejected_source_is_our_bug() -> None:
    with pytest.raises(InternalError, match=r"(?s)NVRTC rejects generated code for sm_90.*undefined"):
        nvrtc.compile_source('extern "C" __global__ void k() { missing(); }', "sm_90")


def test_missing_library_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    nvrtc._library.cache_clear()
    monkeypatch.setattr(nvrtc, "_LIBRARIES", ())
    monkeypatch.setattr(nvrtc, "_SYSTEM", ("libnothing_of_the_kind.so",))
    try:
        assert "pip install 'tackc[cuda]'" in str(nvrtc.available())
        with pytest.raises(ToolchainError, match="libnothing_of_the_kind"):
            nvrtc.compile_source("", "sm_90")
    finally:
        nvrtc._library.cache_clear()


def test_the_library_of_a_toolkit_is_beside_nvcc(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A toolkit on the PATH need not be where libraries are looked for; its nvcc may be a link."""
    for place in ("cuda/bin", "cuda/lib64", "bin"):
        (tmp_path / place).mkdir(parents=True)
    nvcc = tmp_path / "cuda/bin/nvcc"
    nvcc.write_text("#!/bin/sh\n")
    nvcc.chmod(0o755)
    (tmp_path / "bin/nvcc").symlink_to(nvcc)
    (tmp_path / "cuda/lib64/libnvrtc.so").symlink_to(next(iter(nvrtc._candidates())))
    nvrtc._library.cache_clear()
    monkeypatch.setattr(nvrtc, "_LIBRARIES", ())
    monkeypatch.setattr(nvrtc, "_SYSTEM", ())
    try:
        monkeypatch.setenv("PATH", str(tmp_path))
        assert nvrtc.available() is not None
        nvrtc._library.cache_clear()
        monkeypatch.setenv("PATH", str(tmp_path / "bin"))
        assert nvrtc.available() is None
    finally:
        nvrtc._library.cache_clear()


# --- the text ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", TARGETS.values(), ids=lambda target: target.name)
def test_golden_text(target: object, request: pytest.FixtureRequest) -> None:
    """The whole source of one kernel; `pytest --bless` rewrites it."""
    target = TARGETS[target.name]  # type: ignore[attr-defined]  # parametrized by Target
    case = golden_case()
    path = GOLDEN / f"result{target.suffix}"
    text = target.emit(case.kernel, case.symbol)
    if request.config.getoption("--bless", default=False):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("target", TARGETS.values(), ids=lambda target: target.name)
def test_text_is_ascii_and_without_user_names(target: object) -> None:
    """L-024: no identifier of the user appears unchanged, and file and kernel names cannot leave their comment."""
    case = next(case for case in all_cases() if case.name == "names")
    loc = replace(case.kernel.loc, file="odd\n#error \\")
    text = TARGETS[target.name].emit(replace(case.kernel, loc=loc), case.symbol)  # type: ignore[attr-defined]
    assert text.isascii()
    assert text.splitlines()[0] == r"// kernel gr\xf6\xdfe, odd\n#error \\:1"
    body = text[text.index(case.symbol) :]
    assert not {"M_PI", "NAN", "threadIdx_", "largest"} & set(body.replace("(", " ").replace(";", " ").split())


def test_guarded_parts_stay_where_they_are() -> None:
    """E-002: what splits a long expression does not move a load out of the arm that guards it."""
    case = next(case for case in all_cases() if case.name == "long")
    parts = [line for line in CUDA.emit(case.kernel, case.symbol).splitlines() if re.match(r" *const \w+ part_\d+ = ", line)]
    assert len(parts) > 3
    assert any("10000000000000LL" in part for part in parts)
    assert all("?" in part.split("10000000000000LL")[0] for part in parts if "10000000000000LL" in part)


def test_symbols_are_checked() -> None:
    with pytest.raises(InternalError, match="is not a symbol"):
        CUDA.emit(elementwise(OPS["add"], i32), "größe")


def test_sources_hold_only_the_helpers_that_they_use() -> None:
    text = CUDA.emit(elementwise(OPS["min"], i32), "tk")
    assert "i32 tk_min_i32(" in text
    assert "tk_min_f32" not in text
    assert "tk_max" not in text
    assert "tk_atomic" not in text


def test_prelude_compiles_as_a_whole() -> None:
    """A helper that no case uses is compiled too."""
    text = whole(DIALECT, CUDA)
    assert {f"tk_{op}_{type_}(" in text for op in ("min", "floordiv") for type_ in SCALARS} == {True}
    assert nvrtc.compile_source(text, "compute_75").image
