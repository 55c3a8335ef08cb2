"""What a bundle says of its making: tools by content, revisions of sources on demand, never a place or a time."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tack_runtime.manifest import UsedTool
from tackc import cli, provenance
from tackc.build import Options, build
from tackc.cli.exits import Exit
from tackc.contents import read_contents
from tackc.request import parse_arch
from tackc.toolchains import clang, cpu, nvrtc

ROOT = Path(__file__).resolve().parent.parent
SOURCE = """\
import tack
from scales import SCALE

@tack.kernel
def scale(x: tack.f32[:]):
    for i in range(len(x)):
        x[i] = x[i] * SCALE
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "scales.py").write_text("import tack\nSCALE = tack.constant(2.0)\n")
    (folder / "scale_k.py").write_text(SOURCE)
    return folder / "scale_k.py"


def tackc(*arguments: object) -> Result:
    return CliRunner().invoke(cli.commands, [str(argument) for argument in arguments], prog_name="tackc")


# --- tools -------------------------------------------------------------------------------------------------------------------


def sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def test_the_tools_that_made_the_code_are_named(source: Path, tmp_path: Path) -> None:
    build([source], parse_arch("cpu:x86-64-v3,cuda:sm_90,hip:gfx942,metal"), tmp_path / "k.tackb")
    tools = {tool.name: tool for tool in read_contents(tmp_path / "k.tackb").manifest.tools}
    assert list(tools) == sorted(tools)
    assert tools.keys() == {"NVRTC", "clang", "lld", "llvmlite", "tackc"}
    assert tools["NVRTC"].version == ".".join(map(str, nvrtc.version()))
    assert tools["clang"].version == tools["lld"].version == clang.found()[0]
    (library,) = cpu.files_of_llvm()
    assert tools["llvmlite"] == UsedTool("llvmlite", tools["llvmlite"].version, sha256(library))
    lines = "\n".join(map(sha256, nvrtc.files()))
    assert tools["NVRTC"].sha256 == hashlib.sha256(lines.encode()).hexdigest()


def test_sources_are_made_by_tackc_alone(source: Path, tmp_path: Path) -> None:
    build([source], parse_arch("metal"), tmp_path / "k.tackb")
    assert [tool.name for tool in read_contents(tmp_path / "k.tackb").manifest.tools] == ["tackc"]


def test_every_kind_of_image_has_its_tools() -> None:
    from tack_runtime.manifest import IMAGE_KINDS

    assert {kind for kind in IMAGE_KINDS if not provenance.made_by(kind)} == {"source"}


def test_a_tool_is_told_by_what_its_files_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several files count in order. They are read once, until one of them changes; what the cache has is checked."""
    program, library = tmp_path / "program", tmp_path / "library"
    program.write_bytes(b"one")
    library.write_bytes(b"two")
    asked: list[None] = []

    def describe() -> tuple[str, list[Path]]:
        asked.append(None)
        return "1.0", [program, library, tmp_path / "none"]

    tool = provenance._Source("tool", lambda: [program], describe)
    before = provenance._used(tool)
    digest = hashlib.sha256(f"{sha256(program)}\n{sha256(library)}".encode()).hexdigest()
    assert before == UsedTool("tool", "1.0", digest)
    assert provenance._used(tool) == before
    provenance._known.clear()  # another process
    assert provenance._used(tool) == before
    assert len(asked) == 1
    library.write_bytes(b"TWO")
    assert provenance._used(tool).sha256 == hashlib.sha256(f"{sha256(program)}\n{sha256(library)}".encode()).hexdigest() != digest
    assert len(asked) == 2
    provenance._known.clear()
    monkeypatch.setattr(provenance.cache, "read", lambda name: b'[["tool"')
    assert provenance._used(tool).version == "1.0"
    assert len(asked) == 3


def test_no_place_is_named(source: Path, tmp_path: Path) -> None:
    build([source], parse_arch("cpu:x86-64-v3,cuda:sm_90,level_zero"), tmp_path / "k.tackb")
    manifest = read_contents(tmp_path / "k.tackb").manifest
    said = json.dumps([*(tool._asdict() for tool in manifest.tools)])
    assert not re.search(r"[/\\]|site-packages|home|root", said)


def test_inspect_shows_them(source: Path, tmp_path: Path) -> None:
    build([source], parse_arch("cpu:x86-64-v3"), tmp_path / "k.tackb")
    tools = read_contents(tmp_path / "k.tackb").manifest.tools
    last = tackc("inspect", tmp_path / "k.tackb").stdout.splitlines()[-1]
    assert last == f"made by {', '.join(f'{tool.name} {tool.version} (sha256 {tool.sha256[:16]}...)' for tool in tools)}"
    told = json.loads(tackc("inspect", tmp_path / "k.tackb", "--json").stdout)
    assert told["tools"] == [tool._asdict() for tool in tools]
    assert told["revisions"] == []


# --- the same bytes ----------------------------------------------------------------------------------------------------------


def made(source: Path, output: Path, cwd: Path, jobs: str, seed: str, epoch: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT), "SOURCE_DATE_EPOCH": epoch, "TZ": f"X{seed}"}
    command = [sys.executable, "-m", "tackc", "build", str(source), "--arch", "cpu:v3,cuda:sm_90,metal", "-o", str(output), "-q"]
    subprocess.run([*command, "-j", jobs], check=True, env=environment, cwd=cwd)
    return sha256(output)


def test_days_folders_and_processes_give_one_sha256(source: Path, tmp_path: Path) -> None:
    """In a checkout and in a copy of it, whose files are of another day; and a rebuild agrees."""
    repository(source.parent)
    copy = tmp_path / "a copy" / "elsewhere"
    shutil.copytree(source.parent, copy, ignore=shutil.ignore_patterns(".git"))
    for file in copy.iterdir():
        os.utime(file, (86_400, 86_400))
    one = made(source, tmp_path / "one.tackb", ROOT, "1", "1", "0")
    two = made(copy / source.name, tmp_path / "two.tackb", copy, "2", "2", "1900000000")
    assert one == two
    result = tackc("rebuild", tmp_path / "two.tackb", "--verify")
    assert result.exit_code == 0, result.output


# --- revisions ---------------------------------------------------------------------------------------------------------------


def git(folder: Path, *arguments: str) -> str:
    who = ("-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "init.defaultBranch=main", "-c", "commit.gpgsign=false")
    return subprocess.run(["git", "-C", folder, *who, *arguments], capture_output=True, text=True, check=True).stdout.strip()


def repository(folder: Path) -> str:
    """Commit all of a folder; the commit."""
    git(folder, "init", "-q")
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "all")
    return git(folder, "rev-parse", "HEAD")


def revisions(source: Path) -> list[tuple[str, bool]]:
    output = source.parent.parent / "k.tackb"
    build([source], parse_arch("metal"), output, options=Options(provenance=True))
    return [tuple(revision) for revision in read_contents(output).manifest.revisions]  # type: ignore[misc]


def test_the_commit_of_the_sources_is_recorded_on_demand(source: Path) -> None:
    head = repository(source.parent)
    assert revisions(source) == [(head, False)]
    output = source.parent / "in the checkout.tackb"
    assert tackc("build", source, "--arch", "metal", "--provenance", "-o", output, "-q").exit_code == 0
    assert revisions(source) == [(head, False)]  # a bundle beside them makes no source another
    assert f"sources of revision {head}\n" in tackc("inspect", output).stdout
    build([source], parse_arch("metal"), output)
    assert read_contents(output).manifest.revisions == ()


def test_dirty_is_what_the_build_reads(source: Path) -> None:
    """A changed, staged, untracked or ignored source; no file that it does not read."""
    head = repository(source.parent)
    (source.parent / "notes.txt").write_text("nothing")
    assert revisions(source) == [(head, False)]
    scales = source.parent / "scales.py"
    scales.write_text("import tack\nSCALE = tack.constant(3.0)\n")
    assert revisions(source) == [(head, True)]
    git(source.parent, "add", "scales.py")
    assert revisions(source) == [(head, True)]
    git(source.parent, "commit", "-q", "-m", "three")
    head = git(source.parent, "rev-parse", "HEAD")
    assert revisions(source) == [(head, False)]
    scales.rename(source.parent / "more_scales.py")
    source.write_text(SOURCE.replace("from scales", "from more_scales"))
    git(source.parent, "add", source.name)
    git(source.parent, "commit", "-q", "-m", "another module")
    head = git(source.parent, "rev-parse", "HEAD")
    assert revisions(source) == [(head, True)]  # untracked
    (source.parent / ".gitignore").write_text("more_*\n")
    assert revisions(source) == [(head, True)]  # and ignored


def test_what_says_what_to_build_is_a_source_too(source: Path, tmp_path: Path) -> None:
    specs = source.parent / "app.specs.toml"
    specs.write_text('[[specialize]]\nsignature = "scale(x=f64[:])"\n')
    head = repository(source.parent)
    specs.write_text('[[specialize]]\nsignature = "scale(x=i32[:])"\n')
    output = tmp_path / "k.tackb"
    assert tackc("build", source, "--specs", specs, "--arch", "metal", "--provenance", "-q", "-o", output).exit_code == 0
    assert [tuple(revision) for revision in read_contents(output).manifest.revisions] == [(head, True)]


def test_sources_of_two_repositories(source: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / "more_k.py"
    other.parent.mkdir()
    other.write_text("import tack\n\n@tack.kernel\ndef more(x: tack.f32[:]):\n    for i in range(len(x)):\n        x[i] = 7.0\n")
    heads = {repository(source.parent), repository(other.parent)}
    build([source, other], parse_arch("metal"), tmp_path / "k.tackb", options=Options(provenance=True))
    found = read_contents(tmp_path / "k.tackb").manifest.revisions
    assert {revision.id for revision in found} == heads
    assert list(found) == sorted(found)


def test_without_a_repository(source: Path, tmp_path: Path) -> None:
    result = tackc("build", source, "--arch", "metal", "--provenance", "-o", tmp_path / "k.tackb")
    assert result.exit_code == Exit.USAGE
    assert f"--provenance records the commit of the sources, and {source.parent} has none: git says" in result.stderr
    assert not (tmp_path / "k.tackb").exists()
    git(source.parent, "init", "-q")  # without a commit
    result = tackc("build", source, "--arch", "metal", "--provenance", "-o", tmp_path / "k.tackb")
    assert result.exit_code == Exit.USAGE


def test_without_git(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    repository(source.parent)
    monkeypatch.setenv("PATH", str(tmp_path))
    result = tackc("build", source, "--arch", "metal", "--provenance", "-o", tmp_path / "k.tackb")
    assert result.exit_code == Exit.USAGE
    assert "--provenance asks git, which is not installed" in result.stderr


def test_a_rebuild_keeps_the_revisions(source: Path, tmp_path: Path) -> None:
    repository(source.parent)
    build([source], parse_arch("metal"), tmp_path / "k.tackb", options=Options(provenance=True))
    assert tackc("rebuild", tmp_path / "k.tackb", "-o", tmp_path / "again.tackb").exit_code == 0
    assert (tmp_path / "again.tackb").read_bytes() == (tmp_path / "k.tackb").read_bytes()
