"""`tack.inspect`: the code of a call as text, without the call."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import tack
import tackc.jit
from tack_runtime import settings
from tack_runtime.drivers import cpu


@tack.kernel
def saxpy(x, y, out, a):
    for i in range(len(x)):
        out[i] = a * x[i] + y[i]


@tack.kernel(fp_contract=True)
def contracted(x: tack.i32[:, :], out):
    for i, j in tack.ndindex(x.shape[0], x.shape[1]):
        out[i, j] = x[i, j] * 2.0 + 1.0


@tack.kernel(lanes=16)
def sixteen(x):
    for i in range(len(x)):
        x[i] += 1


@tack.kernel
def counted(counts, n) -> tack.i32:
    for i in range(n * n):
        tack.atomic_add(counts, i % 4, 1)
    return counts[0]


@tack.kernel
def asserts(x):
    for i in range(len(x)):
        assert x[i] > 0


@tack.kernel
def unbounded(x):
    for i in range(int(x[0])):
        x[i] = 1.0


@tack.kernel
def without_loop(x):
    x[0] = 1.0


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[Path]:
    settings.set_cache_dir(tmp_path)
    yield tmp_path
    settings.reread()


def arguments() -> tuple[np.ndarray, np.ndarray, np.ndarray, float]:
    x = np.arange(8, dtype=np.float32)
    return x, x.copy(), np.full(8, -1, np.float32), 2.0


# --- what it shows -----------------------------------------------------------------------------------------------------


def test_ir_is_the_ir_that_is_compiled() -> None:
    """O-010"""
    assert (
        tack.inspect(saxpy, *arguments(), mode="ir")
        == """\
kernel saxpy(x: f32[:], y: f32[:], out: f32[:], a: f32):
    local i: i64
    parallel i in range(0, x.shape[0]):
        out[i] = a * x[i] + y[i]
"""
    )


def test_source_is_the_default_and_is_llvm_ir() -> None:
    """O-010: what the emitter writes, for the types and dimensions of the call (K-004)."""
    text = tack.inspect(contracted, np.ones((3, 5), np.int32), out=np.ones((3, 5), np.float64))
    assert text == tack.inspect(contracted, np.ones((9, 5), np.int32), np.ones((2, 5), np.float64), mode="source")
    assert "@llvm.fmuladd.f32" in text
    assert re.search(r"mul i64 %\w+, 5\b", text)
    assert re.search(r"^define void @tk_contracted_\w+\(ptr %slots", text, re.MULTILINE)


def test_a_kernel_that_asks_for_lanes_has_them(cache: Path) -> None:
    """O-010, N-018: and computes with them."""
    x = np.arange(37, dtype=np.float32)
    assert "fadd <16 x float>" in tack.inspect(sixteen, x)
    assert tack.inspect(sixteen, x, mode="ir").startswith("kernel sixteen(x: f32[:]) lanes=16:")
    sixteen(x)
    assert x.tolist() == list(range(1, 38))


def test_optimized_is_llvm_ir_after_its_passes() -> None:
    """O-010: of the level that a call would run."""
    text = tack.inspect(saxpy, *arguments(), mode="optimized")
    assert re.search(r"fmul <\d+ x float>", text)
    assert "alloca" not in text
    if "x86-64-v2" in settings_levels():
        settings.set_cpu_isa("x86-64-v2")
        try:
            text = tack.inspect(saxpy, *arguments(), mode="optimized")
            assert "fmul <16 x float>" not in text.partition(".past")[0]  # which has whole lines of the cache for LLVM to split
        finally:
            settings.reread()


def settings_levels() -> tuple[str, ...]:
    from tack_runtime.drivers import cpu

    return cpu.machine_levels()


@pytest.mark.parametrize(("target", "says"), [("cuda", 'extern "C" __global__'), ("metal", "#include <metal_stdlib>")])
def test_source_of_other_targets(target: str, says: str) -> None:
    """O-010: without a device, a driver or a compiler for it."""
    text = tack.inspect(saxpy, *arguments(), target=target)
    assert says in text
    assert re.search(r"tk_saxpy_[0-9a-f]{16}\(", text)
    assert tack.inspect(saxpy, *arguments(), mode="ir", target=target) == tack.inspect(saxpy, *arguments(), mode="ir")


@pytest.mark.parametrize("target", ["cuda", "metal"])
def test_debug_mode_shows_code_with_checks(target: str) -> None:
    """O-010, O-020: for every target."""
    assert "tk_report(" not in tack.inspect(saxpy, *arguments(), target=target)
    tack.set_debug(True)
    try:
        assert tack.inspect(saxpy, *arguments(), target=target).count("    tk_report(report_") == 3
        assert tack.inspect(saxpy, *arguments(), mode="ir", target=target).count("report index ") == 3
    finally:
        settings.reread()


# --- what it does not do -----------------------------------------------------------------------------------------------


def test_nothing_runs_and_nothing_is_kept(cache: Path) -> None:
    """O-010, O-012"""
    fresh = tack.Kernel(saxpy.function, sys._getframe())
    given = arguments()
    for mode in ("ir", "source", "optimized"):
        tack.inspect(fresh, *given, mode=mode)
    assert (given[2] == -1).all()
    assert list(cache.iterdir()) == []
    assert "loaded before" not in fresh.explain(*given)
    fresh(*given)
    np.testing.assert_array_equal(given[2], 3 * given[0])
    assert len(list(cache.glob("*.call"))) == 1


def test_the_length_of_a_launch_and_read_only_arrays_are_not_checked() -> None:
    """O-012"""
    x, y, out, a = arguments()
    out.setflags(write=False)
    assert "fmul" in tack.inspect(saxpy, x, y, out, a)
    with pytest.raises(ValueError, match="read-only"):
        saxpy(x, y, out, a)
    assert "atomicrmw" in tack.inspect(counted, np.zeros(4, np.int32), 1 << 40)
    with pytest.raises(ValueError, match="beyond 64-bit indices"):
        counted(np.zeros(4, np.int32), 1 << 40)


def test_it_works_where_calls_may_not_compile() -> None:
    """O-010: it is asked for, so TACK_JIT=off does not matter."""
    settings.set_jit("off")
    try:
        assert "fmul" in tack.inspect(saxpy, *arguments())
    finally:
        settings.reread()


# --- what it refuses ---------------------------------------------------------------------------------------------------


def test_an_unknown_mode_or_target() -> None:
    """O-011"""
    with pytest.raises(ValueError, match="Unknown inspect mode 'asm'; the modes are ir, source, optimized"):
        tack.inspect(saxpy, *arguments(), mode="asm")
    with pytest.raises(ValueError, match="unknown inspect target 'cudo'; the targets are cpu, cuda, hip, metal, "):
        tack.inspect(saxpy, *arguments(), target="cudo")
    for target in ("cuda", "metal", "cudo"):
        with pytest.raises(ValueError, match="'optimized' is for the CPU only"):
            tack.inspect(saxpy, *arguments(), mode="optimized", target=target)


@pytest.mark.parametrize("value", [max, saxpy.function, saxpy.dispatcher, None, tack.f32])
def test_what_is_no_kernel(value: object) -> None:
    """O-011"""
    with pytest.raises(TypeError, match=r"^Expected a @tack\.kernel"):
        tack.inspect(value, 1)


def test_the_checks_of_a_call() -> None:
    """O-011, X-005: with the errors of the call."""
    x, y, out, a = arguments()
    storage = np.zeros(20, np.uint8)
    misaligned = storage[1:17].view(np.int32)
    for call in (
        lambda f: f(saxpy, x, y, out),
        lambda f: f(saxpy, x, y, out, a, b=1),
        lambda f: f(saxpy, x, y, out, "a"),
        lambda f: f(saxpy, x[::2], y, out, a),
        lambda f: f(saxpy, x.astype(np.float16), y, out, a),
        lambda f: f(asserts, x),
        lambda f: f(without_loop, x),
        lambda f: f(counted, misaligned, 2),
    ):
        with pytest.raises((TypeError, ValueError, NotImplementedError)) as called:
            call(lambda kernel, *args, **kwargs: kernel(*args, **kwargs))
        for mode in ("ir", "source"):
            with pytest.raises(type(called.value)) as inspected:
                call(lambda kernel, *args, mode=mode, **kwargs: tack.inspect(kernel, *args, mode=mode, **kwargs))
            assert str(inspected.value) == str(called.value)
            assert inspected.value.__cause__ is None
    with pytest.raises(TypeError, match=r"'x' has dtype tack\.f64, which is not supported on Metal"):
        tack.inspect(saxpy, x.astype(np.float64), y, out, a, target="metal")


def test_errors_come_without_what_a_call_puts_around_them() -> None:
    """O-011, H-002"""
    x = np.ones(3, np.float32)
    with pytest.raises(RuntimeError, match="failed on CPUBackend: Cannot resolve loop range expression") as called:
        unbounded(x)
    with pytest.raises(RuntimeError, match="Cannot resolve loop range expression") as inspected:
        tack.inspect(unbounded, x)
    assert "CPUBackend" not in str(inspected.value)
    assert str(inspected.value) == str(called.value.__cause__)


def test_a_bug_of_the_compiler_is_said_to_be_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise TypeError("oops")

    monkeypatch.setattr(tackc.jit, "view", broken)
    with pytest.raises(tack.InternalError, match=r"this is a bug in tackc .*, please report it: TypeError: oops"):
        tack.inspect(saxpy, *arguments())


WITHOUT = """
import sys
for name in {absent!r}:
    sys.modules[name] = None
sys.path.insert(0, {folder!r})
import numpy as np
import tack, kernels
x = np.ones(3, np.float32)
for mode in ("ir", "source", "optimized"):
    try:
        print(len(tack.inspect(kernels.k, x, mode=mode)) > 100)
    except tack.ToolchainError as error:
        print(error)
"""


@pytest.mark.parametrize("absent", [["llvmlite"], ["tackc"]])
def test_without_llvm_or_the_compiler(tmp_path: Path, absent: list[str]) -> None:
    """O-010: IR and sources need no LLVM; what is missing is named."""
    kernel = "import tack\n@tack.kernel\ndef k(x):\n    for i in range(len(x)):\n        x[i] = 2.0 * x[i] + 1.0\n"
    (tmp_path / "kernels.py").write_text(kernel)
    text = WITHOUT.format(absent=absent, folder=str(tmp_path))
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True, env=dict(os.environ))
    lines = done.stdout.splitlines()
    if absent == ["llvmlite"]:
        assert lines == ["True", "True", "compiling for the CPU needs llvmlite: pip install 'tackc[compiler]'"]
    else:
        assert len(lines) == 3
        assert all(line.startswith("the compiler is not installed: pip install 'tackc[compiler]'") for line in lines)


@tack.kernel
def chosen(x, mode):
    for i in range(len(x)):
        x[i] = mode


def test_a_parameter_with_the_name_of_an_option() -> None:
    """O-010: it is passed by position, which the error says."""
    x = np.ones(3, np.float32)
    assert tack.inspect(chosen, x, 2, mode="ir")
    with pytest.raises(ValueError, match=r"Unknown inspect mode 2; .*; pass the kernel's parameter 'mode' by position"):
        tack.inspect(chosen, x=x, mode=2)  # type: ignore[arg-type]


def test_explain_says_whether_this_very_call_is_compiled() -> None:
    """K-004, J-001, N-018: of a kernel whose row width is baked in, in debug mode too."""

    @tack.kernel
    def rows(m):
        for i in range(m.shape[0]):
            m[i, 1] = m.shape[1]

    four, five = np.zeros((2, 4), np.float32), np.zeros((2, 5), np.float32)
    first = rows.explain(four)
    rows(four)
    again, other = rows.explain(four), rows.explain(five)
    level = cpu.level()
    assert "compiled on the first call" in first
    assert "loaded before" not in first
    assert f"loaded before in this process, for {level}:\n  rows(m=f32[:, 4]) " in again
    assert ": one iteration at a time: LLVM vectorizes a body without loops" in again.splitlines()[-1]
    assert "rows(m=f32[:, 5]) is " in other
    assert f"compiled for {level}\nloaded before in this process, for other sizes:\n  rows(m=f32[:, 4]) " in other
    settings.set_debug(True)
    checked = rows.explain(four)
    rows(four)
    assert f"compiled for {level} (checked)" in checked
    again = rows.explain(four)
    assert f"loaded before in this process, for {level} (checked):\n  rows(m=f32[:, 4]) " in again
    assert ": one iteration at a time: debug mode looks for the first failure (test_inspect.py:" in again
