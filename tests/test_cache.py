"""Compiling on demand and the disk cache: TACK_JIT, K-001..K-007, J-001. The compiler is a stand-in that counts its work."""

from __future__ import annotations

import gc
import json
import os
import re
import stat
import subprocess
import sys
import threading
import traceback
import types
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sample_bundles as sample

import tack_runtime
import tackc
from tack.naming import SourceNames
from tack_runtime import dispatch, jit, settings
from tack_runtime.dispatch import Dispatcher
from tack_runtime.drivers import cpu
from tack_runtime.dtypes import ArrayType
from tack_runtime.errors import (
    InternalError,
    KernelTypeError,
    MissingVariantError,
    SettingError,
    TackWarning,
    ToolchainError,
)
from tack_runtime.manifest import NATIVE_ABI, Axis, Image, Variant
from tack_runtime.options import Options
from tack_runtime.signature import parse_signature
from tackc import cache, demand, disk_cache, identity
from tackc import entries as entry_texts

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

    def compile_variant(self, program: str, signature: str, options: Options, level: str, checked: bool) -> bytes:
        self.gate.wait(20)
        self.compiled.append(signature)
        if self.error is not None:
            raise self.error
        return packed_with_program([self.described(program, signature, options, level, checked)], program)

    def described(self, program: str, signature: str, options: Options, level: str, checked: bool) -> Variant:
        parsed = parse_signature(signature)
        types = dict(parsed.parameters)
        element = types["x"].element.name if isinstance(types["x"], ArrayType) else ""
        symbol = f"tk_saxpy_{sample.SAXPY_ID[element]}"
        return sample.variant(
            signature,
            "0" * 16,
            symbol,
            axes=[Axis(0, ("dim", "out", 0), 1)],
            written=["out"],
            images=[Image("cpu", level, "library", "bin/cpu.so", symbol)],
        )._replace(options=options, checked=checked)

    def reads(
        self, program: str, signature: str, refused: object, checked: bool, target: str
    ) -> tuple[list[list[object]], list[str]]:
        assert target == "cpu"
        self.asked_dims.append(signature)
        return self.dims, []


def packed_with_program(variants: list[Any], program: str) -> bytes:
    data = program.encode()
    entry = sample.entry(variants, data)
    members = {"bin/cpu.so": sample.compiled(), entry.program: data}
    listed = {path: sample.Member(sample.sha256(data), len(data)) for path, data in members.items()}
    manifest = sample.manifest_text(sample.Manifest(1, "test", NATIVE_ABI, (entry,), listed))
    return sample.packed({**members, "manifest.json": manifest.encode()})


@pytest.fixture(autouse=True)
def compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Compiler]:
    found = Compiler()
    module = types.ModuleType("tackc.jit")
    module.compile_variant = found.compile_variant  # type: ignore[attr-defined]
    module.described = found.described  # type: ignore[attr-defined]
    module.reads = found.reads  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tackc.jit", module)
    monkeypatch.setattr(tackc, "jit", module, raising=False)
    sample.Natives().put(monkeypatch, tried=False)
    monkeypatch.setattr(cache, "_warned", set())
    settings.reread()
    identity.for_target("cpu")  # what it digests is remembered elsewhere, and known from now on
    identity.host()
    settings.set_cache_dir(tmp_path / "cache")
    settings.set_jit("on")
    settings.set_cache(True)
    yield found
    settings.reread()


def kernel(program: str = PROGRAM, **options: Any) -> Dispatcher:
    """A kernel from source: every call of this function stands for a new process."""
    return Dispatcher("saxpy", "sample", ["x", "y", "out", "a"], (), lambda *_: program, SourceNames(), **options)


def call(saxpy: Any, n: int = 4, dtype: Any = np.float32, a: Any = 2.0) -> None:
    x, y, out = np.arange(n).astype(dtype), np.full(n, 10, dtype), np.zeros(n, dtype)
    saxpy(x, y, out, a)
    assert out.tolist() == [10 + 2 * i for i in range(n)]


def mapped_variants() -> int:
    """How many libraries of compiled variants are mapped: each has one piece of code."""
    lines = Path("/proc/self/maps").read_text().splitlines()
    return sum("memfd:tack:saxpy.0000000000000000" in line and "r-xp" in line for line in lines)


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


def test_a_compiled_variant_does_not_take_calls_of_the_bundle(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    """K-005: `a=i8` holds 3 but not 300; the variant compiled for 300 must not serve 3."""
    natives = sample.Natives()
    natives.put(monkeypatch)
    bundle = tack_runtime.load(packed_with_program([sample.saxpy("i32", "i8")], PROGRAM))
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
    assert [path.suffix for path in sorted(entries(), key=lambda path: path.suffix)] == [".call", ".dims"]
    usage = disk_cache.usage()
    assert usage == (2, sum(path.stat().st_size for path in entries()))


@pytest.mark.parametrize("change", ["program", "fp_contract", "lanes", "level", "ours", "host", "llvm"])
def test_a_change_compiles_again(compiler: Compiler, monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    """K-007: an edited kernel, other options, another target, another compiler."""
    call(kernel())
    match change:
        case "program":
            call(kernel('{"kernel":"sample.saxpy","edited":1}'))
        case "fp_contract":
            call(kernel(options=Options(fp_contract=True)))
        case "lanes":
            call(kernel(options=Options(lanes=8)))
        case "level":
            monkeypatch.setattr(cpu, "machine_levels", lambda: ("x86-64-v2",))
            settings.set_cpu_isa("v2" if cpu.level() == "x86-64-v2" else None)
            monkeypatch.setattr(cpu, "level", lambda: "aarch64")
            call(kernel())
        case "ours":
            monkeypatch.setattr(identity, "ours", lambda: "0" * 64)
            call(kernel())
        case "host":
            monkeypatch.setattr(identity, "host", lambda: ("0.2.0",))
            call(kernel())
        case "llvm":
            monkeypatch.setitem(identity._TOOLS, "llvm", lambda: "0.99")
            call(kernel())
    assert len(compiler.compiled) == 2


def test_sources_that_change_while_they_run_are_not_cached(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    """K-007: what runs is neither the old compiler nor the new one."""
    call(kernel())
    monkeypatch.setattr(identity, "edited", lambda look=True: True)
    call(kernel())
    call(kernel(), dtype=np.float64)
    assert len(compiler.compiled) == 3
    assert len(entries()) == 2


def test_entries_are_private(compiler: Compiler) -> None:
    """K-007: the folder is private."""
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


def test_an_entry_of_another_variant_is_not_taken(compiler: Compiler, capsys: pytest.CaptureFixture[str]) -> None:
    """A whole entry under a wrong name, and one with another bundle in it, are damaged; who asks is told."""
    settings.set_log("compile")
    call(kernel())
    call(kernel(), dtype=np.float64)
    first, other = (path for path in entries() if path.suffix == ".call")
    whole = first.read_bytes()
    first.write_bytes(other.read_bytes())
    call(kernel())
    call(kernel(), dtype=np.float64)
    assert len(compiler.compiled) == 3
    assert first.read_bytes() == whole
    key = entry_texts.unpacked(whole)[0]
    for bundle in (packed_with_program([sample.saxpy("i32")], PROGRAM), packed_with_program([sample.saxpy()], '{"other":1}')):
        first.write_bytes(entry_texts.packed(key, bundle))
        call(kernel())
        call(kernel(), dtype=np.float64)
    assert len(compiler.compiled) == 5
    told = capsys.readouterr().err
    assert f"tack compile: {first.name} is damaged and is compiled again: it is of another key" in told


def test_forged_dims_are_not_taken(compiler: Compiler) -> None:
    """Without a digest, and about an array that the kernel has not."""
    call(kernel())
    (path,) = (path for path in entries() if path.suffix == ".dims")
    key = entry_texts.unpacked(path.read_bytes())[0]
    for forged in (b"0" * 64 + b' [["out",0]]', entry_texts.packed(key, b'[[["z",0]],[]]')):
        path.write_bytes(forged)
        call(kernel())
    assert compiler.compiled == ["saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)"]
    assert len(compiler.asked_dims) == 3


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
    """K-007: its files are code."""
    call(kernel())
    os.chmod(settings.cache_dir(), 0o777)
    with pytest.warns(TackWarning, match="other users can write to .*cache, and may have; remove it or choose another folder"):
        call(kernel())
    assert len(compiler.compiled) == 2
    for use in (disk_cache.usage, disk_cache.clear):
        with pytest.raises(SettingError, match="other users can write to"):
            use()
    assert len(entries()) == 2


def give_away(path: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What only root can do for real: the file at a path belongs to another user."""
    inode, fstat = os.stat(path).st_ino, os.fstat

    def given(descriptor: int) -> os.stat_result:
        status = fstat(descriptor)
        if status.st_ino != inode:
            return status
        return os.stat_result((*status[:4], os.geteuid() + 1, *status[5:10]))

    monkeypatch.setattr(os, "fstat", given)


def test_a_folder_of_another_user_is_not_trusted(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    call(kernel())
    give_away(settings.cache_dir(), monkeypatch)
    with pytest.warns(TackWarning, match="belongs to another user; remove it or choose another folder"):
        call(kernel())
    assert len(compiler.compiled) == 2


def test_a_link_is_no_cache_folder(compiler: Compiler, tmp_path: Path) -> None:
    """Whoever can change it chooses the code."""
    call(kernel())
    os.rename(settings.cache_dir(), tmp_path / "elsewhere")
    os.symlink(tmp_path / "elsewhere", settings.cache_dir())
    with pytest.warns(TackWarning, match="is a symbolic link, which others may turn; name the folder itself"):
        call(kernel())
    assert len(compiler.compiled) == 2


def test_a_folder_that_is_swapped_after_the_check_is_not_used(
    compiler: Compiler, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What was judged is what is read: the name may lead elsewhere a moment later."""
    call(kernel())
    folder, forged = settings.cache_dir(), tmp_path / "forged"
    forged.mkdir(mode=0o777)
    for path in entries():
        (forged / path.name).write_bytes(b"forged")
    check = cache._check_ours

    def swap(status: os.stat_result, path: str) -> None:
        check(status, path)
        if path == folder and not (tmp_path / "moved").exists():
            os.rename(folder, tmp_path / "moved")
            os.symlink(forged, folder)

    monkeypatch.setattr(cache, "_check_ours", swap)
    (name,) = (path.name for path in entries() if path.suffix == ".call")
    assert cache.read(name) == (tmp_path / "moved" / name).read_bytes()
    os.unlink(folder)
    os.rename(tmp_path / "moved", folder)
    cache.write(name, b"ours")
    assert (tmp_path / "moved" / name).read_bytes() == b"ours"
    assert (forged / name).read_bytes() == b"forged"


def writable(path: Path, _: pytest.MonkeyPatch) -> None:
    os.chmod(path, 0o622)


def linked(path: Path, _: pytest.MonkeyPatch) -> None:
    os.rename(path, path.parent.parent / "target")
    os.symlink(path.parent.parent / "target", path)


def piped(path: Path, _: pytest.MonkeyPatch) -> None:
    os.unlink(path)
    os.mkfifo(path, 0o600)


def test_a_folder_in_the_place_of_an_entry_is_named(compiler: Compiler) -> None:
    """By its path, and not by the number of a descriptor."""
    call(kernel())
    (path,) = (path for path in entries() if path.suffix == ".call")
    path.unlink()
    path.mkdir(mode=0o700)
    with pytest.warns(TackWarning, match=rf"{path} is not a file; remove it"):
        call(kernel())


@pytest.mark.parametrize(
    ("plant", "reason"),
    [
        (give_away, "belongs to another user; remove it"),
        (writable, "other users can write to .*, and may have; remove it"),
        (linked, "Too many levels of symbolic links"),
        (piped, "is not a file; remove it"),
    ],
)
@pytest.mark.parametrize("suffix", [".call", ".dims"])
def test_a_planted_entry_is_not_trusted(
    compiler: Compiler,
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[Path, pytest.MonkeyPatch], None],
    reason: str,
    suffix: str,
) -> None:
    """Its content is whole, but others could have put code there. It is replaced."""
    call(kernel())
    (path,) = (path for path in entries() if path.suffix == suffix)
    plant(path, monkeypatch)
    with pytest.warns(TackWarning, match=reason):
        call(kernel())
    assert len(compiler.compiled) + len(compiler.asked_dims) == 3
    call(kernel())
    assert len(compiler.compiled) + len(compiler.asked_dims) == 3


def test_a_temporary_file_is_never_written_through(compiler: Compiler, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A name that is there already, left behind or planted, is removed and made anew."""
    os.mkdir(settings.cache_dir(), 0o700)
    victim = tmp_path / "victim"
    victim.write_bytes(b"precious")
    monkeypatch.setattr(cache, "_counter", iter([5]))
    os.link(victim, Path(settings.cache_dir(), f".{os.getpid()}-5-a.call.tmp"))
    cache.write("a.call", b"data")
    assert victim.read_bytes() == b"precious"
    assert cache.read("a.call") == b"data"
    assert [path.name for path in entries()] == ["a.call"]


def test_no_temporary_file_is_left_behind(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    """K-007: not even when the disk is full."""

    def full(source: str, target: str, *, src_dir_fd: int, dst_dir_fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.warns(TackWarning, match="No space left"):
        call(kernel())
    assert entries() == []


def test_clear(compiler: Compiler) -> None:
    assert disk_cache.clear() == disk_cache.usage() == (0, 0)
    call(kernel())
    folder = Path(settings.cache_dir())
    (folder / "notes.txt").write_text("not ours")
    (folder / ".1-2-abc.call.tmp").write_text("left behind by a process that was killed")
    held = disk_cache.usage()
    assert disk_cache.clear().entries == held.entries == 2
    assert [path.name for path in entries()] == ["notes.txt"]


def test_jit_off(compiler: Compiler) -> None:
    """J-001: not compiled, and not taken from the disk either."""
    call(kernel())
    settings.set_jit("off")
    with pytest.raises(MissingVariantError, match="not compiled on the spot: TACK_JIT=off"):
        call(kernel())
    assert len(compiler.compiled) == 1


def test_jit_warn(compiler: Compiler) -> None:
    """One warning for each variant, at the caller's line."""
    settings.set_jit("warn")
    saxpy = kernel()
    with pytest.warns(TackWarning, match=r"compiling saxpy\(x=f32.*tackc build sample.py --arch cpu --spec") as caught:
        call(saxpy)
    assert [warning.filename for warning in caught] == [__file__]
    call(saxpy, 7)
    with pytest.warns(TackWarning, match="f64"):
        call(saxpy, dtype=np.float64)


def test_jit_warn_advises_open_dimensions(compiler: Compiler) -> None:
    """Else each new shape asks for a variant of its own."""
    compiler.dims = [["out", 0]]
    settings.set_jit("warn")
    bundle = tack_runtime.load(packed_with_program([sample.saxpy()], PROGRAM))
    with pytest.warns(TackWarning) as caught:
        call(bundle.saxpy, dtype=np.float64)
    text = str(caught[0].message)
    assert text.startswith(
        "Kernel 'saxpy': no prebuilt variant fits; compiling saxpy(x=f64[:], y=f64[:], out=f64[4], a=f64) (TACK_JIT=warn)"
    )
    assert "--spec 'saxpy(x=f64[:], y=f64[:], out=f64[:], a=f64)'" in text


def test_what_the_disk_cache_had_is_said_to_be_from_there(compiler: Compiler, capsys: pytest.CaptureFixture[str]) -> None:
    settings.set_log("load,compile")
    call(kernel())
    compiled = capsys.readouterr().err
    assert re.search(r"^tack compile: saxpy\(x=f32.* for x86-64-v\d: \d+\.\d{3} s$", compiled, re.MULTILINE)
    assert re.search(r"^tack load: saxpy\(x=f32.* from the compiler$", compiled, re.MULTILINE)
    settings.set_jit("warn")
    with pytest.warns(TackWarning, match=r"^Kernel 'saxpy': taking saxpy\(x=f32.* from the disk cache") as caught:
        call(kernel())
    assert "compiling" not in str(caught[0].message)
    kept = capsys.readouterr().err
    assert re.search(r"^tack load: saxpy\(x=f32.* from the disk cache$", kept, re.MULTILINE)
    assert "tack compile" not in kept


def test_jit_off_ends_calls_of_what_was_compiled(compiler: Compiler) -> None:
    """The setting holds for the next call, as `explain` says."""
    saxpy = kernel()
    call(saxpy)
    settings.set_jit("off")
    x = np.zeros(4, np.float32)
    assert "TACK_JIT=off: MissingVariantError" in saxpy.explain(x, x, x, 2.0)
    with pytest.raises(MissingVariantError):
        call(saxpy)
    settings.set_jit("on")
    call(saxpy)
    assert len(compiler.compiled) == 1


def test_new_shapes_read_and_hash_nothing_again(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the code reads is known from the first call, and so is the program's digest."""
    large = '{"kernel":"sample.saxpy","padding":"' + "x" * 100_000 + '"}'
    hashed: list[int] = []
    digest = demand.sha256
    monkeypatch.setattr(demand, "sha256", lambda data: hashed.append(len(data)) or digest(data))
    saxpy = kernel(large)
    call(saxpy)
    reads: list[str] = []
    read = cache.read
    monkeypatch.setattr(cache, "read", lambda name: reads.append(name) or read(name))
    hashed.clear()
    for n in range(5, 15):
        call(saxpy, n)
    assert (reads, hashed) == ([], [])
    call(saxpy, dtype=np.float64)
    assert hashed == []


def test_compiled_variants_are_not_kept_without_end(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    """K-006: those asked for last stay mapped; an older one is made again, from the disk."""
    monkeypatch.setattr(dispatch, "_COMPILED_VARIANTS", 3)
    compiler.dims = [["out", 0]]
    saxpy = kernel()
    natives: Any = cpu._native
    for n in (4, 5, 6, 4, 7):
        call(saxpy, n)
        natives.made.clear()
    gc.collect()
    assert len(saxpy._made) == len(saxpy._found) == 3
    assert mapped_variants() == 3
    call(saxpy, 4)
    assert len(compiler.compiled) == 4


def test_remembered_calls_are_bounded(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch, "_REMEMBERED_CALLS", 8)
    saxpy = kernel()
    for n in range(30):
        call(saxpy, n)
        assert 1 <= len(saxpy._found) <= 8
    assert len(compiler.compiled) == 1


def test_no_compiler(monkeypatch: pytest.MonkeyPatch, compiler: Compiler) -> None:
    """J-001: what to install; a variant on the disk needs no compiler."""
    call(kernel())
    monkeypatch.setitem(sys.modules, "tackc.jit", None)
    monkeypatch.delattr(tackc, "jit")
    call(kernel())
    with pytest.raises(MissingVariantError, match=r"the compiler is not installed: pip install 'tackc\[compiler\]'"):
        call(kernel(), dtype=np.float64)


class NoLlvmlite:
    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name.partition(".")[0] == "llvmlite":
            raise ImportError("there is no llvmlite")


@pytest.fixture
def base_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """`pip install tackc`: the compiler's Python code is there, LLVM is not."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "llvmlite"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [NoLlvmlite(), *sys.meta_path])
    monkeypatch.setitem(identity._TOOLS, "llvm", identity.llvm.__wrapped__)


@pytest.mark.usefixtures("base_install")
def test_no_llvmlite(compiler: Compiler) -> None:
    """J-001: what is missing, what comes near, why, and how to build it; nothing about the author's source."""
    compiler.error = KernelTypeError("a mistake in the kernel's source")
    bundle = tack_runtime.load(packed_with_program([sample.saxpy()], PROGRAM))
    x = np.ones(4)
    with pytest.raises(MissingVariantError) as caught:
        bundle.saxpy(x, x, x, 2.0)
    asked = "saxpy(x=f64[:], y=f64[:], out=f64[:], a=f64)"
    assert str(caught.value).splitlines()[:4] == [
        f"Kernel 'saxpy' has no variant {asked} in <bytes>",
        "  nearest: saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32): x holds f32, the call passes f64",
        "  not compiled on the spot: the compiler is not installed: pip install 'tackc[compiler]' (there is no llvmlite)",
        f"  build it with: tackc build sample.py --arch cpu:x86-64-v2 --spec '{asked}'"
        " --spec 'saxpy(x=f32[:], y=f32[:], out=f32[:], a=f32)' -o sample.tackb",
    ]
    assert caught.value.__cause__ is None
    assert caught.value.__suppress_context__
    assert compiler.asked_dims == compiler.compiled == []
    text = bundle.saxpy.explain(x, x, x, 2.0)
    assert "else MissingVariantError: the compiler is not installed: pip install 'tackc[compiler]' (there is no llvmlite)" in text
    assert "tackc build sample.py" in text
    settings.set_cache(False)
    assert "no variant fits: MissingVariantError: the compiler" in bundle.saxpy.explain(x, x, x, 2.0)


def test_a_compiler_that_lacks_a_tool_is_no_compiler(compiler: Compiler) -> None:
    """J-001: llvmlite is there and does not load, say."""
    compiler.error = ToolchainError("compiling for the CPU needs llvmlite")
    with pytest.raises(MissingVariantError, match="not compiled on the spot: compiling for the CPU needs llvmlite\n"):
        call(kernel())


@pytest.mark.parametrize("bug", [TypeError("x"), RecursionError("deep"), AssertionError(), KeyError("k"), RuntimeError("odd")])
def test_a_bug_of_the_compiler_is_not_the_user_s(compiler: Compiler, bug: Exception) -> None:
    compiler.error = bug
    with pytest.raises(
        InternalError, match=r"^Kernel 'saxpy': this is a bug in tackc .*, please report it: " + type(bug).__name__
    ) as caught:
        call(kernel())
    assert caught.value.__cause__ is bug


def test_warnings_and_settings_are_no_bugs(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user may turn warnings into errors, and a variable may have any value."""
    os.mkdir(settings.cache_dir(), 0o777)
    os.chmod(settings.cache_dir(), 0o777)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(TackWarning):
            call(kernel())
    settings._cache.forget()
    monkeypatch.setenv("TACK_CACHE", "maybe")
    with pytest.raises(SettingError, match="TACK_CACHE=maybe"):
        call(kernel())


def test_explain_before_and_after(compiler: Compiler) -> None:
    saxpy = kernel()
    x = np.zeros(4, np.float32)
    assert "compiled on the first call" in saxpy.explain(x, x, x, 1.0)
    assert compiler.compiled == []
    call(saxpy)
    explained = saxpy.explain(x, x, x, 1.0)
    assert f"loaded before in this process, for {cpu.level()}:\n" in explained
    assert " from the compiler" in explained
    again = kernel()
    call(again)
    assert " from the disk cache" in again.explain(x, x, x, 1.0)
    assert len(compiler.compiled) == 1
    settings.set_debug(True)
    assert f"compiled for {cpu.level()} (checked)" in saxpy.explain(x, x, x, 1.0)
    settings.set_debug(False)


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
        with pytest.raises(TypeError, match=r"^Kernel 'saxpy': no such operation$") as caught:
            call(saxpy)
        assert "".join(traceback.format_exception(caught.value)).count("Traceback") == 1


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

    before = mapped_variants()
    saxpy = kernel()
    call(saxpy)
    assert mapped_variants() > before
    cpu._native.made.clear()  # type: ignore[attr-defined]
    del saxpy
    assert mapped_variants() == before


def test_capture_uses_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    module = types.ModuleType("tackc.compiler.capture")
    module.capture = lambda *found: types.SimpleNamespace(to_json=lambda: json.dumps(found))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tackc.compiler.capture", module)
    assert jit.calls().capture("k") == '["k", [], []]'
    assert jit.calls().capture("k", ["c"], ["f"]) == '["k", ["c"], ["f"]]'
    monkeypatch.setitem(sys.modules, "tackc.calls", None)
    monkeypatch.delattr(tackc, "calls")
    with pytest.raises(jit.CompilerMissingError, match="pip install"):
        jit.calls()


def test_two_processes_write_at_once(tmp_path: Path) -> None:
    """K-007: readers see a whole entry or none, whoever wins."""
    script = (
        "import sys\n"
        "from tack_runtime import settings\nfrom tackc import cache\n"
        "settings.set_cache_dir(sys.argv[1])\n"
        "data = sys.argv[2].encode() * 100000\n"
        "for _ in range(100):\n"
        "    cache.write('a.call', data)\n"
        "    found = cache.read('a.call')\n"
        "    assert found in (b'x' * 100000, b'y' * 100000)\n"
    )
    folder = tmp_path / "shared"
    processes = [subprocess.Popen([sys.executable, "-c", script, str(folder), letter]) for letter in "xy"]
    assert [process.wait() for process in processes] == [0, 0]
    assert [path.name for path in folder.iterdir()] == ["a.call"]
