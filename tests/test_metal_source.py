"""Generated Metal: clang accepts it with a stand-in for Apple's library, and run on the host it gives what the IR means."""

from __future__ import annotations

import re
from dataclasses import replace

import gpu_run
import pytest
from emitter_cases import Case, all_cases
from irbuild import elementwise, make_kernel, vector
from preludes import whole
from simulators import host

from tack.ops import OPS
from tack_runtime.dtypes import f32, f64, i32, i64
from tack_runtime.errors import InternalError, KernelTypeError
from tack_runtime.options import Options
from tackc.compiler import ir
from tackc.compiler.target import Refusal, unsupported
from tackc.emitters.metal import DIALECT, METAL

CASES = [case for case in all_cases() if unsupported(case.kernel, METAL) is None]


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> gpu_run.Machine:
    sources = [METAL.emit(case.kernel, case.symbol) for case in CASES]
    return gpu_run.machine("metal", sources, tmp_path_factory.mktemp("metal"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_metal_does_what_the_ir_means(case: Case, machine: gpu_run.Machine) -> None:
    """Each operation, conversion and kind of statement that Metal has (N-001..N-016, P-007)."""
    gpu_run.check(case, machine)


def test_every_other_case_is_refused_for_its_types() -> None:
    """T-022, R-032, X-003: only f64 and 64-bit atomics are missing."""
    for case in all_cases():
        refused = unsupported(case.kernel, METAL)
        if refused is None:
            assert "f64" not in case.name
            continue
        assert refused.exception is KernelTypeError
        if "atomic" in refused.reason:
            assert any(f"tack.{scalar} on Metal" in refused.reason for scalar in (i64, "u64")), refused.reason
        else:
            assert "tack.f64" in refused.reason
            assert "not supported on Metal. Supported " in refused.reason


def test_double_is_a_bug_by_the_time_text_is_made() -> None:
    with pytest.raises(InternalError, match="uses f64, which Metal does not have"):
        METAL.emit(elementwise(OPS["add"], f64), "tk")


def test_prelude_compiles_as_a_whole() -> None:
    source = "#include <metal_stdlib>\nusing namespace metal;\n" + whole(DIALECT, METAL)
    assert host.compile_text(source, host.METAL, None) == ""


def test_barriers_order_memory() -> None:
    """W-016, W-020: that of a kernel shared and device memory, those of a reduction only shared memory."""
    texts = {
        name: METAL.emit(case.kernel, "k") for case in CASES for name in [case.name] if name in ("group_memory", "group_reduce")
    }
    both, shared = (re.findall(r"threadgroup_barrier\((.*)\);", texts[name]) for name in ("group_memory", "group_reduce"))
    assert set(both) == {"mem_flags::mem_threadgroup | mem_flags::mem_device"}
    assert set(shared) == {"mem_flags::mem_threadgroup"}


def test_positions_are_widened() -> None:
    """P-016: a position is an unsigned 32-bit number."""
    text = METAL.emit(next(case.kernel for case in CASES if case.name == "shape_three"), "k")
    assert re.findall(r"= (.*)position\.(.);", text) == [("(i64)", "x"), ("(i64)", "y"), ("(i64)", "z")]
    assert "uint3 position [[thread_position_in_grid]]" in text


def test_safe_math_is_asked_for() -> None:
    """N-012: safe math and no contraction, and the precise functions by name."""
    text = METAL.emit(replace(elementwise(OPS["sin"], f32), options=Options(fast_math=True)), "tk")
    assert "#pragma METAL fp math_mode(safe)" in text
    assert "#pragma METAL fp contract(off)" in text
    assert "precise::sin(" in text
    assert "#pragma" in METAL.emit(elementwise(OPS["add"], i32), "tk")


# The stand-in has to reject what Apple's compiler rejects, or compiling with it shows nothing.
WRONG = {
    "write to constant": "kernel void k(constant int *c [[buffer(0)]]) { c[0] = 1; }",
    "write through a const array": "kernel void k(device const int *c [[buffer(0)]]) { c[0] = 1; }",
    "double": "kernel void k(device float *y [[buffer(0)]]) { double d = 1; y[0] = (float)d; }",
    "pointer without a space": "void h(float *p) { *p = 1; } kernel void k(device float *y [[buffer(0)]]) { h(y); }",
    "constant as device": "kernel void k(constant int *c [[buffer(0)]]) { device int *p = c; p[0] = 1; }",
    "atomic on a plain pointer": "kernel void k(device uint *y) { atomic_fetch_add_explicit(y, 1u, memory_order_relaxed); }",
    "float minimum": "kernel void k(device atomic_float *y) { atomic_fetch_min_explicit(y, 1.0f, memory_order_relaxed); }",
    "64-bit atomic": "kernel void k(device atomic_ulong *y) { atomic_fetch_add_explicit(y, 1ul, memory_order_relaxed); }",
    "unknown function": "kernel void k(device float *y) { y[0] = precise::cbrt(y[0]); }",
}


@pytest.mark.parametrize("what", WRONG)
def test_stand_in_rejects(what: str) -> None:
    source = "#include <metal_stdlib>\nusing namespace metal;\n" + WRONG[what]
    assert "error:" in host.compile_text(source, host.METAL, None)


@pytest.mark.parametrize("returns", [False, True])
def test_more_arrays_than_buffers_are_refused(returns: bool) -> None:
    """R-032: a kernel may have 31 buffers; one holds everything that is no array, and one the value of a call."""
    most = 30 - returns
    arrays = [vector(f"a{number}", f32) for number in range(most + 1)]
    result = ir.Result((), ir.Const(1, i32)) if returns else None
    fits, over = (make_kernel(arrays[:count], (), result=result) for count in (most, most + 1))
    assert unsupported(fits, METAL) is None
    assert "[[buffer(30)]]" in METAL.emit(fits, "tk")
    assert "[[buffer(31)]]" in METAL.emit(over, "tk")
    wanted = f"it has {most + 1} array parameters; Metal has room for {most}{' and a result' if returns else ''}"
    assert unsupported(over, METAL) == Refusal(KernelTypeError, wanted)
