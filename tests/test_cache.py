"""Compiling on demand and the disk cache: TACK_JIT, K-001..K-007, J-001. The compiler is a stand-in that counts its work."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import threading
import types
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sample_bundles as sample

import tack_runtime
import tackc
from tack_runtime import cache, jit, settings
from tack_runtime.dispatch import Dispatcher
from tack_runtime.drivers import cpu
from tack_runtime.dtypes import ArrayType
from tack_runtime.errors import InternalError, KernelTypeError, MissingVariantError, TackWarning
from tack_runtime.manifest import Axis, Image
from tack_runtime.signature import parse_signature

PROGRAM = '{"kernel":"sample.saxpy"}'


class Compiler:
    """Stands for `tackc.jit`: makes saxpy of the sample library, and bakes the dimensions in `dims`."""

    def __init__(self) -> None:
        self.compiled: list[str] = []
        self.asked_dims: list[str] = []
        self.dims: list[list[object]] = []
        self.error: Exception | None = None
        self.gate = threading.Event()
        self.gate.set()

    def compile_variant(self, program: str, signature: str, fp_contract: bool, level: str) -> bytes:
        self.gate.wait(20)
        self.compiled.append(signature)
        if self.error is not None:
            raise self.error
        parsed = parse_signature(signature)
        types = dict(parsed.parameters)
        element = types["x"].element.name if isinstance(types["x"], ArrayType) else ""
        symbol = f"tk_saxpy_{sample.SAXPY_ID[element]}"
        variant = sample.variant(
            signature,
            "0" * 16,
            symbol,
            axes=[Axis(0, ("dim", "out", 0), 1)],
            written=["out"],
            images=[Image("cpu", level, "library", "bin/cpu.so", symbol)],
        )._replace(fp_contract=fp_contract)
        return packed_with_program([variant], program)

    def dims_read(self, program: str, signature: str) -> list[list[object]]:
        self.asked_dims.append(signature)
        return self.dims


def packed_with_program(variants: list[Any], program: str) -> bytes:
    data = program.encode()
    entry = sample.entry(variants, data)
    members = {"bin/cpu.so": sample.compiled(), entry.program: data}
    listed = {path: sample.Member(sample.sha256(data), len(data)) for path, data in members.items()}
    manifest = sample.manifest_text(sample.Manifest(1, "test", (entry,), listed))
    return sample.packed({**members, "manifest.json": manifest.encode()})


@pytest.fixture(autouse=True)
def compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Compiler]:
    found = Compiler()
    module = types.ModuleType("tackc.jit")
    module.compile_variant = found.compile_variant  # type: ignore[attr-defined]
    module.dims_read = found.dims_read  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tackc.jit", module)
    monkeypatch.setattr(tackc, "jit", module, raising=False)
    monkeypatch.setattr(cpu, "_native", sample.Natives())
    monkeypatch.setattr(cache, "_warned", set())
    settings.reread()
    settings.set_cache_dir(tmp_path / "cache")
    settings.set_jit("on")
    settings.set_cache(True)
    yield found
    settings.reread()


def kernel(program: str = PROGRAM, **options: Any) -> Dispatcher:
    """A kernel from source: every call of this function stands for a new process."""
    return Dispatcher("saxpy", "sample", ["x", "y", "out", "a"], (), lambda: program, **options)


def call(saxpy: Any, n: int = 4, dtype: Any = np.float32, a: Any = 2.0) -> None:
    x, y, out = np.arange(n).astype(dtype), np.full(n, 10, dtype), np.zeros(n, dtype)
    saxpy(x, y, out, a)
    assert out.tolist() == [10 + 2 * i for i in range(n)]


def entries() -> list[Path]:
    return sorted(Path(settings.cache_dir()).iterdir())


def test_a_variant_is_compiled_once(compiler: Compiler) -> None:
    """K-001, K-002: a length that is only a loop bound does not compile again; a dtype does."""
    saxpy = kernel()
    for n in (4, 5, 4, 0):
        call(saxpy, n)
    assert compiler.compiled == ["saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)"]
    call(saxpy, dtype=np.float64)
    assert compiler.compiled[1:] == ["saxpy(x=f64[:], y=f64[:], out=f64[:], a=f64)"]


def test_baked_dimensions(compiler: Compiler) -> None:
    """K-004: what the code depends on is baked in, the rest stays open."""
    compiler.dims = [["out", 0]]
    saxpy = kernel()
    for n in (4, 5, 4):
        call(saxpy, n)
    assert compiler.asked_dims == [f"saxpy(x=f32[{n}], y=f32[{n}], out=f32[{n}], a=f32)" for n in (4,)]
    assert compiler.compiled == [f"saxpy(x=f32[:], y=f32[:], out=f32[{n}], a=f32)" for n in (4, 5)]


def test_scalar_types_compile_their_own_variant(compiler: Compiler) -> None:
    """K-003, K-005: an int never takes the variant that a float left behind."""
    saxpy = kernel()
    call(saxpy, dtype=np.int32, a=2)
    call(saxpy, dtype=np.float32, a=2.0)
    call(saxpy, dtype=np.int32, a=2)
    assert compiler.compiled == ["saxpy(x=i32[:], y=i32[:], out=i32[:], a=i32)", "saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)"]


def test_a_bundle_compiles_what_it_lacks(compiler: Compiler) -> None:
    """J-001: from the text in the bundle."""
    bundle = tack_runtime.load(packed_with_program([sample.saxpy()], PROGRAM))
    call(bundle.saxpy)
    assert compiler.compiled == []
    call(bundle.saxpy, dtype=np.float64)
    assert compiler.compiled == ["saxpy(x=f64[:], y=f64[:], out=f64[:], a=f64)"]


def test_a_compiled_variant_does_not_take_calls_of_the_bundle(compiler: Compiler) -> None:
    """K-005: `a=i8` holds 3 but not 300; the variant compiled for 300 must not serve 3."""
    bundle = tack_runtime.load(packed_with_program([sample.saxpy("i32", "i8")], PROGRAM))
    natives: Any = cpu._native
    x = np.ones(4, np.int32)
    for a in (300, 3):
        bundle.saxpy(x, x, np.zeros(4, np.int32), a)
    assert bundle.saxpy._warm != ()  # the bundle's
    assert natives.calls == []
    assert list(natives.made) == ["saxpy(x=i32[:], y=i32[:], out=i32[:], a=i32)", "saxpy(x=i32[:], y=i32[:], out=i32[:], a=i8)"]


def test_a_later_process_starts_warm(compiler: Compiler) -> None:
    """K-007: from the disk, without a compiler."""
    call(kernel())
    call(kernel())
    assert len(compiler.compiled) == len(compiler.asked_dims) == 1
    assert [path.suffix for path in sorted(entries(), key=lambda path: path.suffix)] == [".dims", ".tackb"]
    usage = cache.usage()
    assert usage == (1, sum(path.stat().st_size for path in entries()))


@pytest.mark.parametrize("change", ["program", "fp_contract", "level", "version"])
def test_a_change_compiles_again(compiler: Compiler, monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    """K-007: an edited kernel, other options, another target, another compiler."""
    call(kernel())
    match change:
        case "program":
            call(kernel('{"kernel":"sample.saxpy","edited":1}'))
        case "fp_contract":
            call(kernel(fp_contract=True))
        case "level":
            monkeypatch.setattr(cpu, "machine_levels", lambda: ("x86-64-v2",))
            settings.set_cpu_isa("v2" if cpu.level() == "x86-64-v2" else None)
            monkeypatch.setattr(cpu, "level", lambda: "aarch64")
            call(kernel())
        case "version":
            monkeypatch.setattr(jit, "VERSION", "9.9.9")
            call(kernel())
    assert len(compiler.compiled) == 2


def test_entries_are_private(compiler: Compiler) -> None:
    """DESIGN section 10"""
    call(kernel())
    assert stat.S_IMODE(os.stat(settings.cache_dir()).st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in entries()} == {0o600}


def test_damaged_entries_are_made_again(compiler: Compiler) -> None:
    """K-007: each file truncated, altered, emptied; the call is right and the entry is mended."""
    call(kernel())
    whole = {path: path.read_bytes() for path in entries()}
    for path, data in whole.items():
        for damaged in (
            b"",
            data[: len(data) // 2],
            data[:-1] + bytes([data[-1] ^ 1]),
            data[:40] + bytes([data[40] ^ 1]) + data[41:],
            b"[]",
        ):
            path.write_bytes(damaged)
            before = len(compiler.compiled) + len(compiler.asked_dims)
            call(kernel())
            assert len(compiler.compiled) + len(compiler.asked_dims) == before + 1
            assert {path: path.read_bytes() for path in entries()} == whole


def test_an_entry_of_another_variant_is_not_taken(compiler: Compiler) -> None:
    """A whole bundle under a wrong name is a damaged entry."""
    call(kernel())
    (path,) = (path for path in entries() if path.suffix == ".tackb")
    for other in (packed_with_program([sample.saxpy("f64")], PROGRAM), packed_with_program([sample.saxpy()], '{"other":1}')):
        path.write_bytes(other)
        call(kernel())
    assert len(compiler.compiled) == 3


def test_forged_dims_are_not_taken(compiler: Compiler) -> None:
    call(kernel())
    (path,) = (path for path in entries() if path.suffix == ".dims")
    path.write_bytes(b"0" * 64 + b' [["out",0]]')
    call(kernel())
    assert compiler.compiled == ["saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)"]


def test_cache_switched_off(compiler: Compiler) -> None:
    """K-007: TACK_CACHE=0"""
    settings.set_cache(False)
    call(kernel())
    call(kernel())
    assert len(compiler.compiled) == 2
    assert not os.path.exists(settings.cache_dir())


def test_a_folder_that_cannot_be_used_costs_one_warning(compiler: Compiler, tmp_path: Path) -> None:
    """K-007: and never the call."""
    (tmp_path / "file").write_text("")
    settings.set_cache_dir(tmp_path / "file" / "cache")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call(kernel())
        call(kernel(), dtype=np.float64)
    assert [warning.category for warning in caught] == [TackWarning]
    assert "TACK_CACHE_DIR" in str(caught[0].message)


def test_a_folder_that_others_can_write_is_not_trusted(compiler: Compiler, tmp_path: Path) -> None:
    """DESIGN section 10: its files are code."""
    call(kernel())
    os.chmod(settings.cache_dir(), 0o777)
    with pytest.warns(TackWarning, match="other users can write to it; make it private: chmod 700"):
        call(kernel())
    assert len(compiler.compiled) == 2


def test_no_temporary_file_is_left_behind(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    """K-007: not even when the disk is full."""

    def full(source: str, target: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.warns(TackWarning, match="No space left"):
        call(kernel())
    assert entries() == []


def test_clear(compiler: Compiler) -> None:
    assert cache.clear() == cache.usage() == (0, 0)
    call(kernel())
    folder = Path(settings.cache_dir())
    (folder / "notes.txt").write_text("not ours")
    (folder / ".1-2-abc.tackb.tmp").write_text("left behind by a process that was killed")
    held = cache.usage()
    assert cache.clear().entries == held.entries == 1
    assert [path.name for path in entries()] == ["notes.txt"]


def test_jit_off(compiler: Compiler) -> None:
    """J-001: not compiled, and not taken from the disk either."""
    call(kernel())
    settings.set_jit("off")
    with pytest.raises(MissingVariantError, match="not compiled on the spot: TACK_JIT=off"):
        call(kernel())
    assert len(compiler.compiled) == 1


def test_jit_warn(compiler: Compiler) -> None:
    """DESIGN section 6: one warning for each variant, at the caller's line."""
    settings.set_jit("warn")
    saxpy = kernel()
    with pytest.warns(TackWarning, match=r"compiling saxpy\(x=f32.*tackc build sample.py --arch cpu --spec") as caught:
        call(saxpy)
    assert [warning.filename for warning in caught] == [__file__]
    call(saxpy, 7)
    with pytest.warns(TackWarning, match="f64"):
        call(saxpy, dtype=np.float64)


def test_no_compiler(monkeypatch: pytest.MonkeyPatch, compiler: Compiler) -> None:
    """J-001: what to install; a variant on the disk needs no compiler."""
    call(kernel())
    monkeypatch.setitem(sys.modules, "tackc.jit", None)
    monkeypatch.delattr(tackc, "jit")
    call(kernel())
    with pytest.raises(MissingVariantError, match=r"the compiler is not installed: pip install 'tackc\[compiler\]'"):
        call(kernel(), dtype=np.float64)


def test_explain_before_and_after(compiler: Compiler) -> None:
    saxpy = kernel()
    x = np.zeros(4, np.float32)
    assert "compiled on the first call" in saxpy.explain(x, x, x, 1.0)
    assert compiler.compiled == []
    call(saxpy)
    assert "compiled before in this process" in saxpy.explain(x, x, x, 1.0)


class Finding:
    def __init__(self, error: Exception) -> None:
        self.error = error

    def exception(self) -> Exception:
        return self.error


def test_diagnostics_become_the_contract_s_exceptions(compiler: Compiler) -> None:
    """H-002, H-003: at the first call, and at every call again."""
    error = Exception("two findings")
    error.diagnostics = [Finding(KernelTypeError("no such operation")), Finding(KernelTypeError("more"))]  # type: ignore[attr-defined]
    compiler.error = error
    saxpy = kernel()
    for _ in range(2):
        with pytest.raises(TypeError, match=r"^Kernel 'saxpy': no such operation$"):
            call(saxpy)


def test_a_bundle_of_the_compiler_that_does_not_verify_is_our_bug(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["tackc.jit"], "compile_variant", lambda *_: b"nonsense")
    with pytest.raises(InternalError, match="please report"):
        call(kernel())
    assert [path.suffix for path in entries()] == [".dims"]


def test_threads_compile_a_variant_once(compiler: Compiler) -> None:
    """R-034"""
    saxpy = kernel()
    compiler.gate.clear()
    threads = [threading.Thread(target=call, args=(saxpy,)) for _ in range(4)]
    for thread in threads:
        thread.start()
    compiler.gate.set()
    for thread in threads:
        thread.join()
    assert len(compiler.compiled) == 1


def test_code_is_released_with_its_kernel(compiler: Compiler) -> None:
    """K-006"""

    def mapped() -> int:
        return Path("/proc/self/maps").read_text().count("memfd:tack:saxpy.0000000000000000")

    before = mapped()
    saxpy = kernel()
    call(saxpy)
    assert mapped() > before
    cpu._native.made.clear()  # type: ignore[attr-defined]
    del saxpy
    assert mapped() == before


def test_capture_uses_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    module = types.ModuleType("tackc.compiler.capture")
    module.capture = lambda found: types.SimpleNamespace(to_json=lambda: json.dumps([found]))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tackc.compiler.capture", module)
    assert jit.capture("k") == '["k"]'
    monkeypatch.setitem(sys.modules, "tackc.compiler.capture", None)
    with pytest.raises(jit.CompilerMissingError, match="pip install"):
        jit.capture("k")


def test_two_processes_write_at_once(tmp_path: Path) -> None:
    """K-007: readers see a whole entry or none, whoever wins."""
    script = (
        "import sys\n"
        "from tack_runtime import cache, settings\n"
        "settings.set_cache_dir(sys.argv[1])\n"
        "data = sys.argv[2].encode() * 100000\n"
        "for _ in range(100):\n"
        "    cache.write('a.tackb', data)\n"
        "    found = cache.read('a.tackb')\n"
        "    assert found in (b'x' * 100000, b'y' * 100000)\n"
    )
    folder = tmp_path / "shared"
    processes = [subprocess.Popen([sys.executable, "-c", script, str(folder), letter]) for letter in "xy"]
    assert [process.wait() for process in processes] == [0, 0]
    assert [path.name for path in folder.iterdir()] == ["a.tackb"]
