"""Building where a tool is missing, and with Apple's tools, for which a stand-in is called."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from gpu_program import SOURCE

from tack_runtime.errors import InternalError, ToolchainError
from tack_runtime.options import Options as KernelOptions
from tackc import cli
from tackc.build import Options, build
from tackc.contents import read_contents
from tackc.request import parse_arch
from tackc.toolchains import clang, hip, metal, spirv

PLAIN = SOURCE.replace("f64", "f32")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "plain_b.py"
    path.write_text(PLAIN)
    return path


@pytest.fixture
def without_tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A machine with no program at all but those that a test puts into the folder."""
    folder = tmp_path / "tools"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    for function in (clang._path, clang._machines, metal.available):
        function.cache_clear()
    yield folder
    for function in (clang._path, clang._machines, metal.available):
        function.cache_clear()


def stand_in(folder: Path, name: str, script: str) -> None:
    """A program that does what a script says."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


CLANG = "clang 22 or newer is not installed"
MISSING = {
    "hip": f"{CLANG}, so no HIP binary is made; install it with: apt-get install clang-22 lld-22",
    "level_zero": f"{CLANG}, so no Level Zero binary is made; install it with: apt-get install clang-22",
    "opencl": f"{CLANG}, so no OpenCL binary is made; install it with: apt-get install clang-22",
    "metal": "Apple's tools are not installed, so no Metal binary is made; install it with: xcodebuild -downloadComp",
}


@pytest.mark.parametrize("target", MISSING)
def test_without_its_tool_a_target_gets_sources(target: str, source: Path, tmp_path: Path, without_tools: Path) -> None:
    report = build([source], parse_arch(target), tmp_path / "k.tackb")
    assert f"{target}: {MISSING[target]}" in report.table()
    kernels = read_contents(tmp_path / "k.tackb").manifest.kernels
    assert [image.kind for entry in kernels for image in entry.variants[0].images] == ["source"] * 3
    with pytest.raises(ToolchainError, match=rf"{target}: .* not installed, .*; install: "):
        build([source], parse_arch(target), tmp_path / "other.tackb", options=Options(require_binaries=True))
    assert not (tmp_path / "other.tackb").exists()


def clang_that_says(folder: Path, version: str, machine: str) -> None:
    answers = f'--version) echo "clang version {version}";; --print-targets) echo "    {machine}  - some machine";; *) echo lld;;'
    stand_in(folder, "clang-22", f'case "$1" in {answers} esac')
    clang._path.cache_clear()
    clang._machines.cache_clear()


def test_clang_without_what_it_needs(without_tools: Path) -> None:
    """Clang for other machines, without a linker, of an older version."""
    clang_that_says(without_tools, "22.1.8", "x86-64")
    assert hip.available() == f"{without_tools}/clang-22 does not compile for amdgcn"
    assert spirv.available() == f"{without_tools}/clang-22 does not compile for spirv64"
    clang_that_says(without_tools, "22.1.8", "amdgcn")
    assert hip.available() == f"{without_tools}/clang-22 finds no lld"
    clang_that_says(without_tools, "21.1.0", "amdgcn")
    assert hip.available() == CLANG
    with pytest.raises(ToolchainError, match="SPIR-V needs clang 22 or newer: apt-get install clang-22"):
        spirv.compile_source("")


# --- Apple's tools -----------------------------------------------------------------------------------------------------

# Writes what it was called with into the file after -o; `$6`... are what follows the name of the tool.
XCRUN = """
[ "$1 $2" = "-sdk macosx" ] || exit 9
shift 2
case "$1" in
--find) echo "/usr/bin/$2"; exit 0;;
metal) given=$(/bin/cat kernel.metal) || exit 8;;
metallib) given=$(/bin/cat kernel.air) || exit 7;;
*) exit 6;;
esac
for word; do [ "$last" = -o ] && output=$word; last=$word; done
echo "$*" > "$output"
echo "$given" >> "$output"
"""


def test_metal_libraries_by_apples_tools(without_tools: Path, source: Path, tmp_path: Path) -> None:
    """N-011, N-012: compiled without relaxed options, in a folder of its own; the library is a member."""
    stand_in(without_tools, "xcrun", XCRUN)
    report = build([source], parse_arch("metal"), tmp_path / "k.tackb", options=Options(require_binaries=True))
    assert report.missing == ()
    assert set(report.variants[0].targets) == {"metal"}
    contents = read_contents(tmp_path / "k.tackb")
    for entry in contents.manifest.kernels:
        text, library = entry.variants[0].images
        assert (text.kind, library.kind, library.level) == ("source", "metallib", "")
        assert library.member == text.member.replace("source/", "bin/").replace(".metal", ".metallib")
        linked, compiled, *lines = contents.members[library.member].decode().splitlines()
        assert linked == "metallib kernel.air -o kernel.metallib"
        options = "-std=metal3.0 -mmacosx-version-min=13.0 -O2 -fno-fast-math -ffp-contract=off"
        assert compiled == f"metal {options} -c kernel.metal -o kernel.air"
        assert lines == contents.members[text.member].decode().splitlines()
    made = metal.compile_source("text", KernelOptions(fp_contract=True))
    assert b" -ffp-contract=fast " in made.image


def test_what_apples_compiler_refuses_is_a_bug_of_ours(without_tools: Path) -> None:
    stand_in(without_tools, "xcrun", '[ "$3" = --find ] && exit 0; echo "kernel.metal:1: error: no" >&2; exit 1')
    assert metal.available() is None
    with pytest.raises(
        InternalError, match=r"(?s)metal rejects generated code\. Please report this\.\nkernel\.metal:1: error: no"
    ):
        metal.compile_source("text")


def test_tools_of_apple_without_a_metal_compiler(without_tools: Path) -> None:
    stand_in(without_tools, "xcrun", "exit 72")
    assert metal.available() == "Apple's Metal compiler is not installed"
    with pytest.raises(
        ToolchainError, match="Metal libraries cannot be made: Apple's Metal compiler is not installed; install: "
    ):
        metal.compile_source("text")


def test_targets_say_what_is_missing(without_tools: Path) -> None:
    lines = CliRunner().invoke(cli.commands, ["targets"]).stdout.splitlines()
    at = lines.index("hip: made by clang and lld, missing: clang 22 or newer is not installed")
    assert lines[at + 1] == "    install: apt-get install clang-22 lld-22"
    assert "metal: made by Apple's Metal tools, missing: Apple's tools are not installed" in lines
    stand_in(without_tools, "xcrun", XCRUN)
    metal.available.cache_clear()
    assert "metal: made by Apple's Metal tools, installed" in CliRunner().invoke(cli.commands, ["targets"]).stdout
