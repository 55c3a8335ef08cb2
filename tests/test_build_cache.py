"""Builds from the cache: the same bytes and words as without it, and nothing made that has not changed."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tack_runtime import settings
from tackc import build_cache, cache, disk_cache, entries, identity, making
from tackc.build import Options, build
from tackc.plan import BuildError, plan
from tackc.report import Report
from tackc.request import parse_arch, parse_specs

ROOT = Path(__file__).resolve().parent.parent
ARCH = "cpu:v2,cpu:v3,cuda:sm_90,hip:gfx90a,metal,level_zero,opencl"
VARIANTS = 6

SOURCE = """\
import tack

T = tack.one_of(tack.f32, tack.i32)

@tack.kernel
def scale(x: T[:], out: T[:]):
    for i in range(len(x)):
        out[i] = x[i] * 3

@tack.kernel
def wide(x: tack.f64[:]):
    for i in range(len(x)):
        x[i] = x[i] + 1.0

@tack.kernel
def doubtful(x: tack.f32[:]):
    for i in range(len(x)):
        if x[i] > 0.0:
            w = x[i]
        x[i] = w

@tack.kernel
def total(data: tack.f32[:], sums: tack.f32[:]):
    for i in range(len(data)):
        sums[i] = tack.block_sum(data[i])

@tack.kernel
def slices(tex: tack.texture3d[:, :, :], out: tack.f32[:]):
    for i in range(len(out)):
        print(i)
        out[i] = tex.sample(0.5, 0.5, i / len(out))

@tack.kernel
def bare(x, n):
    for i in range(n):
        if x[i] > 0.0:
            v = 1.0
        x[i] = v
"""


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The cache, used by builds, for one test."""
    monkeypatch.setattr(build_cache, "usable", settings.cache)
    monkeypatch.setattr(cache, "_warned", set())
    before = settings.cache_dir()
    settings.set_cache_dir(tmp_path / "cache")
    yield tmp_path / "cache"
    settings.set_cache_dir(before)
    settings.set_cache(True)


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("cached") / "many_k.py"
    path.write_text(SOURCE)
    return path


@pytest.fixture(scope="module")
def filled(source: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, bytes, Report]:
    """A cache after one build, what that has made, and its report."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build_cache, "usable", lambda: True)
        before, made = settings.cache_dir(), tmp_path_factory.mktemp("filled")
        for function in vars(identity).values():
            getattr(function, "cache_clear", int)()  # else what this process knows of tools is not kept in that folder
        settings.set_cache_dir(made / "cache")
        report = built(source, made / "k.tackb")
        settings.set_cache_dir(before)
    return made / "cache", (made / "k.tackb").read_bytes(), report


@pytest.fixture
def warm(filled: tuple[Path, bytes, Report], folder: Path) -> bytes:
    """The test's cache is a copy of the filled one; the bundle that was made with it."""
    folder.mkdir(mode=0o700)
    for path in filled[0].iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
        (folder / path.name).chmod(0o600)
    return filled[1]


def built(source: Path, output: Path, arch: str = ARCH, specs: tuple[str, ...] = (), **options: Any) -> Report:
    return build([source], parse_arch(arch), output, specs=parse_specs(specs), options=Options(**options))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is made from now on: typed IR, sources, and texts for compilers."""
    found: list[str] = []

    def noted(name: str, say: Callable[..., str]) -> None:
        function = getattr(making, name)
        monkeypatch.setattr(making, name, lambda *given: found.append(say(*given)) or function(*given))

    noted("unit", lambda plan, *_: f"unit {plan.name}")
    noted("source", lambda unit, target, *_: f"source {target.name} {unit.plan.name}")
    noted("task", lambda unit, target, tool, text, level: f"code {target}:{level} {unit.plan.name}")
    noted("library", lambda code, level, prints: f"library {level}")
    return found


# --- the same --------------------------------------------------------------------------------------------------------


def test_a_build_from_the_cache_is_the_same(
    source: Path, filled: tuple[Path, bytes, Report], warm: bytes, made: list[str], tmp_path: Path
) -> None:
    """Bytes, warnings, what is skipped and why, sizes; for any number of processes, and without a cache."""
    cold = filled[2]
    assert len(cold.variants) == VARIANTS
    assert cold.cached == 0
    assert any("'w'" in text for text in cold.warnings)
    assert any("'v'" in text for text in cold.warnings)
    assert {skip.target for variant in cold.variants for skip in variant.skipped} == {"cpu", "metal"}
    assert any(variant.sources_only for variant in cold.variants)
    again = built(source, tmp_path / "again.tackb")
    assert made == []
    assert (tmp_path / "again.tackb").read_bytes() == warm
    assert again.cached == VARIANTS
    assert without_times(again) == without_times(cold)
    settings.set_cache(False)
    for jobs in (1, 2):
        report = built(source, tmp_path / "fresh.tackb", jobs=jobs)
        assert (tmp_path / "fresh.tackb").read_bytes() == warm
        assert without_times(report) == without_times(cold)
        assert report.cached == 0


def without_times(report: Report) -> dict[str, Any]:
    data = report.to_json()
    for part in (data, *data["variants"]):
        part["seconds"] = 0
        part.pop("cached", None)
    return {**data, "cached_variants": 0, "output": ""}


def test_the_summary_says_what_came_from_the_cache(source: Path, warm: bytes, tmp_path: Path) -> None:
    report = built(source, tmp_path / "k.tackb", ARCH.replace("gfx90a", "gfx942"))
    data = report.to_json()
    assert data["cached_variants"] == 1  # clang makes no code of what prints, so nothing of it was new
    scale = data["variants"][1]
    assert [target for target in scale["targets"] if target not in scale["cached"]] == ["hip:gfx942"]
    assert report.table().splitlines()[-1].endswith(f"; 1 of {VARIANTS} variants came from the cache")
    rows = [line.split() for line in report.table().splitlines()]
    assert rows[0][2] == "cached"
    assert next(row for row in rows if row[0] == "many_k.slices")[1:3] == ["1", "1"]


def test_errors_are_the_same_with_a_cache(source: Path, warm: bytes, tmp_path: Path) -> None:
    """What is skipped is an error with --strict, and an error of one kernel hides no other."""
    with pytest.raises(BuildError) as caught:
        built(source, tmp_path / "k.tackb", strict=True)
    assert len(caught.value.findings) == 2
    wrong = tmp_path / "many_k.py"
    wrong.write_text(SOURCE.replace("x[i] + 1.0", "y[i]"))
    for _ in range(2):
        with pytest.raises(BuildError, match="'y'"):
            built(wrong, tmp_path / "k.tackb")
    assert not (tmp_path / "k.tackb").exists()


# --- what is made ----------------------------------------------------------------------------------------------------


def test_only_what_changed_is_made(warm: bytes, made: list[str], tmp_path: Path) -> None:
    edited = tmp_path / "many_k.py"
    edited.write_text(SOURCE.replace("x[i] + 1.0", "x[i] + 2.0"))
    built(edited, tmp_path / "k.tackb")
    assert {each.rpartition(" ")[2] for each in made} == {"wide", "x86-64-v2", "x86-64-v3"}
    settings.set_cache(False)
    built(edited, tmp_path / "fresh.tackb")
    assert (tmp_path / "k.tackb").read_bytes() == (tmp_path / "fresh.tackb").read_bytes()


def test_other_targets_files_and_bundles_share_entries(source: Path, warm: bytes, made: list[str], tmp_path: Path) -> None:
    """`--arch`, an option of the bundle, and other kernels are no part of a key."""
    built(source, tmp_path / "one.tackb", "cpu:v3,opencl")
    built(source, tmp_path / "two.tackb", "cuda:sm_90", strip_sources=True, directory=True)
    assert made == []
    built(source, tmp_path / "three.tackb", "cuda:sm_80,cuda:sm_90,cpu:v2")
    assert {each.rpartition(" ")[0] for each in made} == {"code cuda:sm_80"}
    made.clear()
    built(source, tmp_path / "four.tackb", "metal", ("wide(x=f64[:])", "bare(x=f32[:], n=i32)"))
    assert made == ["unit bare", "source metal bare"]


@pytest.mark.parametrize(
    "options",
    [
        {"variants": ("checked",)},
        {"kernels": Options().kernels._replace(fp_contract=True)},
        {"print_after": lambda name, kernel: None},
        {"cache": False},
    ],
)
def test_options_make_code_of_their_own(
    source: Path, warm: bytes, made: list[str], tmp_path: Path, options: dict[str, Any]
) -> None:
    """--print-after wants all of it made again."""
    built(source, tmp_path / "k.tackb", "cpu:v2,metal", **options)
    assert {each.split()[0] for each in made} == {"unit", "source", "code", "library"}


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        ("ours", {"unit", "source", "code", "library"}),
        ("host", {"unit", "source", "code", "library"}),
        ("llvm", {"code cpu"}),
        ("nvrtc", {"code cuda"}),
        ("hip", {"code hip"}),
        ("spirv", {"code level_zero", "code opencl"}),
    ],
)
def test_another_tool_makes_its_code_again(
    source: Path, warm: bytes, made: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, part: str, expected: set[str]
) -> None:
    """K-007: and our own sources all of it; a library of the same objects is the same."""
    if part in ("ours", "host"):
        monkeypatch.setattr(identity, part, lambda: "another")
    else:
        monkeypatch.setitem(identity._TOOLS, part, lambda: "another")
    built(source, tmp_path / "k.tackb", "cpu:v2,cuda:sm_90,hip:gfx90a,level_zero,opencl")
    assert {each.partition(":")[0] if len(expected) < 3 else each.split()[0] for each in made} == expected
    assert (tmp_path / "k.tackb").stat().st_size > 0


def test_damaged_entries_are_made_again(
    source: Path, warm: bytes, folder: Path, made: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Truncated, altered, another's, of another bundle: the bundle is right, the log names them, and they are mended."""
    kinds = {path.suffix: path for path in sorted(folder.iterdir()) if path.suffix != ".fact"}
    assert set(kinds) == {".variant", ".source", ".code", ".library", ".check"}
    settings.set_log("compile")
    try:
        for kind, path in kinds.items():
            data = path.read_bytes()
            for damaged in DAMAGES[kind](data):
                path.write_bytes(damaged)
                built(source, tmp_path / "k.tackb")
                assert (tmp_path / "k.tackb").read_bytes() == warm
                assert f"{path.name} is damaged and is compiled again: " in capsys.readouterr().err
                assert disk_cache.verify(fix=False).damaged == ()
    finally:
        settings.set_log("")
    made.clear()
    built(source, tmp_path / "k.tackb")
    assert made == []


# Each kind is damaged in a way of its own: an entry of any is read the same way.
DAMAGES: dict[str, Callable[[bytes], list[bytes]]] = {
    ".source": lambda data: [b"", data[: len(data) // 2]],
    ".code": lambda data: [data[:-1] + bytes([data[-1] ^ 1])],
    ".library": lambda data: [entries.packed("another key", entries.unpacked(data)[1])],
    ".check": lambda data: [data[:20] + bytes([data[20] ^ 1]) + data[21:]],
    ".variant": lambda data: [entries.packed(entries.unpacked(data)[0], b"{}\n{}")],
}


def test_what_is_kept_is_known_before_a_build(source: Path, warm: bytes, made: list[str]) -> None:
    (scale, *_) = plan([source], ()).plans
    (first, _) = scale.wanted
    kept = build_cache.BuildCache(True)
    found = kept.held(scale, first, False, parse_arch(f"{ARCH},cuda:sm_80"), {"metal", "level_zero"})
    assert set(found) == {"cpu:x86-64-v2", "cpu:x86-64-v3", "cuda:sm_90", "hip:gfx90a", "opencl"}
    assert all(size > 0 for size in found.values())
    assert kept.held(scale, first, True, parse_arch("cpu:v2,metal"), {"metal"}) == {}
    assert made == []


# --- as a program ----------------------------------------------------------------------------------------------------


def test_a_rebuild_loads_no_compiler(source: Path, warm: bytes, folder: Path, tmp_path: Path) -> None:
    """Nothing that lowers, emits LLVM IR, links, or runs tools; and no tool."""
    heavy = ["llvmlite", "tackc.making", "tackc.compiler.frontend", "tackc.compiler.pipeline", "tackc.emitters.llvm"]
    arguments = ["build", str(source), "--arch", ARCH, "-o", str(tmp_path / "k.tackb"), "--json"]
    code = (
        "import sys\n"
        "from tackc.cli import commands\n"
        f"commands.main({arguments!r}, standalone_mode=False)\n"
        f"loaded = [name for name in {[*heavy, 'multiprocessing']!r} if name in sys.modules]\n"
        "maps = open('/proc/self/maps').read()\n"
        "print(loaded, [name for name in ('nvrtc', 'libllvmlite') if name in maps], file=sys.stderr)\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TACK_CACHE_DIR": str(folder)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
    assert json.loads(done.stdout)["cached_variants"] == VARIANTS
    assert done.stderr.splitlines()[-1] == "[] []"
    assert (tmp_path / "k.tackb").read_bytes() == warm


# --- identities ------------------------------------------------------------------------------------------------------


def test_a_digest_is_remembered_until_a_file_changes(tmp_path: Path) -> None:
    """By what `stat` says; an edit that leaves size and times as they were is seen by the time of the change."""
    file, asked = tmp_path / "tool", []

    def digest() -> str:
        files = identity._files([str(file)])
        return identity._fact("tool", files, "", lambda: asked.append(1) or identity._digest(files, None))

    file.write_bytes(b"one")
    first = digest()
    assert digest() == first
    assert len(asked) == 1
    times = file.stat().st_mtime_ns
    file.write_bytes(b"two")
    os.utime(file, ns=(times, times))
    assert digest() != first
    assert len(asked) == 2
    file.write_bytes(b"one")
    assert digest() == first
    assert len(asked) == 3


def test_our_digest_is_over_all_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each edit of any package, of code or of another file, and nothing else."""
    for package in ("tack", "tackc", "tack_runtime"):
        (tmp_path / package / "inner" / "__pycache__").mkdir(parents=True)
        (tmp_path / package / "inner" / "code.py").write_text("1")
    monkeypatch.setattr(identity, "_ROOT", str(tmp_path))
    monkeypatch.setattr(identity, "_sources", identity._sources.__wrapped__)
    known = {identity.ours.__wrapped__()}
    for package in ("tack", "tackc", "tack_runtime"):
        (tmp_path / package / "inner" / "code.py").write_text("2")
        known.add(identity.ours.__wrapped__())
    (tmp_path / "tackc" / "inner" / "support.o").write_bytes(b"")
    known.add(identity.ours.__wrapped__())
    assert len(known) == 5
    (tmp_path / "tackc" / "inner" / "__pycache__" / "code.pyc").write_bytes(b"")
    for package in ("library", "algorithms"):  # a program has all that is compiled of them
        (tmp_path / "tack" / package).mkdir()
        (tmp_path / "tack" / package / "code.py").write_text("1")
    assert identity.ours.__wrapped__() in known
    monkeypatch.setattr(identity, "_ROOT", str(tmp_path / "none" / "inside"))
    (tmp_path / "none").write_bytes(b"an archive")
    assert [file.path for file in identity._sources()] == [str(tmp_path / "none")]


def test_an_edit_is_seen_whenever_it_comes_and_clocks_have_no_say(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """K-007: what was made after an edit is not kept; a file that says it is of tomorrow is no edit."""
    file = tmp_path / "code.py"
    file.write_text("1")
    os.utime(file, (4e9, 4e9))
    known = tuple(identity._files([str(file)]))
    monkeypatch.setattr(identity, "_sources", lambda: known)
    monkeypatch.setattr(identity, "_edited", False)
    monkeypatch.setattr(settings, "report", lambda topic, text: said.append((topic, text)))
    said: list[tuple[str, str]] = []
    kept = build_cache.BuildCache(True)
    assert not identity.edited()
    kept.library([b"1"], "v2", False, lambda: b"one")
    assert disk_cache.by_kind(disk_cache.kept())["library"].entries == 1
    file.write_text("2")
    assert not identity.edited(look=False)
    kept.library([b"2"], "v2", False, lambda: b"two")
    assert disk_cache.by_kind(disk_cache.kept())["library"].entries == 1
    assert identity.edited(look=False)
    assert said == [("compile", f"{file} has changed: this process uses the cache no more")]


@pytest.mark.parametrize("head", [b"one\n", b"\n", b"3\n\xff\xff\xff", b"-\n"])
def test_a_head_that_is_none_is_damage_like_any_other(head: bytes, folder: Path) -> None:
    """An entry whose digest is right and whose head is not."""
    key = entries.Key("fact", "key")
    folder.mkdir(mode=0o700)
    (folder / key.name).write_bytes(b"tack cache 1 %b\n%b" % (hashlib.sha256(head).hexdigest().encode(), head))
    assert entries.load(key) is None
    assert [damage.name for damage in disk_cache.verify(fix=False).damaged] == [key.name]


@pytest.mark.parametrize("data", [b"no JSON\n", b"[]\n", b"3\n", b'{"kind": 1}\n', b"\xff\n"])
def test_an_entry_of_another_form_is_made_anew(data: bytes, source: Path) -> None:
    """Whatever it holds: no such entry ends a build."""
    planned = next(each for each in plan([source], ()).plans if each.name == "wide")
    kept = build_cache.BuildCache(True)
    unit = making.unit(planned, planned.wanted[0], False, None)
    keys = [
        kept._variant_key(planned, planned.wanted[0].signature, False),
        kept._part("source", unit, "metal", False),
        kept._code_key(unit, "cpu", "x86-64-v2", False),
    ]
    for key in keys:
        entries.store(key, data)
    assert kept.unit(planned, planned.wanted[0], False) is None
    assert kept.source(unit, "metal", False) is None
    assert kept.code(unit, "cpu", "x86-64-v2", False) is None
