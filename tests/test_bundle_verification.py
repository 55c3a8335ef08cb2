"""`tackc verify`: every image by its hash, its structure and tools that read its kind. Each has defects that it alone sees.

What is damaged here has the hash of what it is, as if it had been built so.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tack_runtime.contents import Contents, read_contents
from tackc import bundle, cli, verification
from tackc.build import build
from tackc.request import parse_arch
from tackc.toolchains import elf_reader, validators

SOURCE = """\
import tack

@tack.kernel
def saxpy(x: tack.f32[:], y: tack.f32[:], out: tack.f32[:], a: tack.f32):
    for i in range(len(x)):
        out[i] = a * x[i] + y[i]

@tack.kernel
def half(x: tack.f32[:], out: tack.f32[:]):
    for i in range(len(x)):
        out[i] = 0.5 * x[i]
"""
ARCH = "cpu:v2,cuda:compute_120,cuda:sm_90,hip:gfx942,metal,opencl,level_zero"
TOOLS = {"ptx": "ptxas", "cubin": "nvdisasm", "hsaco": "llvm-objdump", "library": "llvm-objdump", "spirv": "spirv-val"}


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("verified")
    (folder / "verified_a.py").write_text(SOURCE)
    build([folder / "verified_a.py"], parse_arch(ARCH), folder / "good.tackb")
    return folder / "good.tackb"


@pytest.fixture(scope="module")
def contents(good: Path) -> Contents:
    return read_contents(str(good))


def tackc(*arguments: object) -> Result:
    return CliRunner().invoke(cli.commands, list(map(str, arguments)))


def test_every_image_is_verified_by_the_tool_of_its_kind(good: Path, contents: Contents) -> None:
    found = verification.verify(good)
    assert found.defects == ()
    assert found.members == len(contents.members)
    listed = {image.member for kernel in contents.manifest.kernels for image in kernel.variants[0].images}
    assert {image.member for image in found.images} == listed
    missing = {kind: validators.BY_KIND[kind].install for kind in TOOLS if validators.BY_KIND[kind].find() is None}
    assert missing == {}, f"these tests need {missing}"
    for image in found.images:
        assert image.unasked == ""
        assert image.tool.partition(" ")[0] == TOOLS.get(image.kind, "")
        assert image.kernels == (2 if image.kind == "library" else 1)
    assert {image.targets for image in found.images if image.kind == "spirv"} == {("level_zero", "opencl")}
    assert {image.tool for image in found.images if image.kind == "ptx"} == {"ptxas for sm_120 and later"}


def test_the_command_says_what_each_was_verified_by(good: Path) -> None:
    result = tackc("verify", good)
    assert result.exit_code == 0
    assert re.search(r"^\S+good\.tackb: \d+ members, all of the size and sha256 that the manifest says$", result.stdout, re.M)
    assert re.search(r"^bin/cpu-x86-64-v2\.so +cpu:x86-64-v2 +2 +[\d,]+  structure, llvm-objdump$", result.stdout, re.M)
    assert re.search(r"^source/metal/half\S+ +metal +1 +[\d,]+  names$", result.stdout, re.M)
    data = json.loads(tackc("verify", good, "--json").stdout)
    assert data["errors"] == []
    assert {image["kind"] for image in data["images"]} == {*TOOLS, "source"}


def test_an_altered_member_is_no_bundle(good: Path, tmp_path: Path) -> None:
    data = bytearray(good.read_bytes())
    data[data.index(b".visible .entry")] ^= 1
    (tmp_path / "b.tackb").write_bytes(data)
    result = tackc("verify", tmp_path / "b.tackb")
    assert (result.exit_code, "the checksum does not match" in result.stderr) == (cli.Exit.BUNDLE, True), result.stderr


# --- what is wrong within an image -------------------------------------------------------------------------------------


def member(contents: Contents, pattern: str) -> str:
    """The one member of that name."""
    (found,) = [name for name in contents.members if re.search(pattern, name)]
    return found


def in_code(old: bytes, new: bytes) -> Callable[[bytes], bytes]:
    """Damage that puts bytes in the place of others that are there."""

    def damaged(code: bytes) -> bytes:
        assert old in code
        return code.replace(old, new)

    return damaged


def over_instructions(filler: bytes) -> Callable[[bytes], bytes]:
    """Damage that puts bytes in the place of the first instructions."""

    def damaged(code: bytes) -> bytes:
        text = next(each.data for each in elf_reader.read_sections(code, "it") if each.name.startswith(".text"))
        start = code.index(text)
        return code[:start] + filler * (64 // len(filler)) + code[start + 64 :]

    return damaged


DEFECTS: dict[str, tuple[str, Callable[[bytes], bytes], str]] = {
    "a source without its kernel": (r"cuda/half.*cu$", in_code(b"tk_half", b"tk_hald"), r"it has no kernel tk_half_\w+"),
    "a source in no text": (r"metal/half", lambda code: b"\xff" + code, "it is no source: 'utf-8' codec"),
    "a source that ends early": (
        r"metal/half",
        lambda code: code[:60] + b"\0" + code[60:],
        "it has a zero byte, at which drivers",
    ),
    "PTX that ends early": (r"half.*ptx$", lambda code: code[:60] + b"\0" + code[60:], "it has a zero byte, at which drivers"),
    "PTX of another architecture": (
        r"half.*ptx$",
        in_code(b".target sm_120", b".target sm_121"),
        "it is for compute_121, not for compute_120",
    ),
    "PTX without its kernel": (r"half.*ptx$", in_code(b"tk_half", b"tk_hald"), "it has no kernel tk_half"),
    "PTX with what is no instruction": (
        r"half.*ptx$",
        in_code(b"mul", b"mull"),
        r"ptxas says: .*Not a name of any known",
    ),
    "half a cubin": (r"half.*cubin$", lambda code: code[: len(code) // 2], "it is no cubin: it is not an object"),
    "a cubin without its kernel": (r"half.*cubin$", in_code(b".text.tk_half", b".text.tk_hald"), "it has no kernel tk_half"),
    "a cubin of no instructions": (r"half.*cubin$", over_instructions(b"\xff"), "nvdisasm says: .*Illegal instruction"),
    "a code object of no instructions": (
        r"half.*hsaco$",
        over_instructions(b"\xff" * 4),
        r"llvm-objdump says: \.long 0xf",
    ),
    "half a code object": (r"half.*hsaco$", lambda code: code[: len(code) // 2], "it is no hsaco: it is not an object"),
    "a code object for another GPU": (r"half.*hsaco$", in_code(b"--gfx942", b"--gfx940"), "it is for gfx940, not for gfx942"),
    "a library of no instructions": (r"v2\.so$", over_instructions(b"\x06"), "llvm-objdump says: .*<unknown>"),
    "a library without a kernel": (r"v2\.so$", in_code(b"\0tk_half", b"\0tk_hald"), "it has no kernel tk_half"),
    "no SPIR-V": (r"half.*spv$", lambda code: code[1:], "it is no spirv: it is not SPIR-V"),
    "a module without its kernel": (r"half.*spv$", in_code(b"tk_half", b"tk_hald"), "it has no kernel tk_half"),
    "a module with an instruction too long": (
        r"half.*spv$",
        lambda code: code[:-2] + b"\2\0",
        "it is no spirv: its instruction at word",
    ),
    "a module that ends early": (r"half.*spv$", lambda code: code[:-4], "spirv-val says: .*Missing OpFunctionEnd"),
    "a module that imports": (r"half.*spv$", in_code(b"__spirv_BuiltIn", b"__spirv_BuiltOn"), r"it imports __spirv_BuiltOn\w+"),
    "a module whose ids are above its bound": (
        r"half.*spv$",
        lambda code: code[:12] + (5).to_bytes(4, "little") + code[16:],
        "spirv-val says: ",
    ),
}


@pytest.mark.parametrize("case", DEFECTS)
def test_defects_are_found(contents: Contents, case: str) -> None:
    pattern, damage, says = DEFECTS[case]
    name = member(contents, pattern)
    variants = [variant for kernel in contents.manifest.kernels for variant in kernel.variants]
    images = [image for variant in variants for image in variant.images if image.member == name]
    assert verification.checked(images, contents.members[name]).defect == ""
    found = verification.checked(images, damage(contents.members[name])).defect
    assert re.match(f"(?s){says}", found), found


def test_defects_of_a_bundle_are_told(contents: Contents, tmp_path: Path) -> None:
    name = member(contents, r"half.*spv$")
    bundle.write(contents.manifest.kernels, {**contents.members, name: b"none"}, tmp_path / "bad.tackb")
    result = tackc("verify", tmp_path / "bad.tackb", "--json")
    assert result.exit_code == cli.Exit.BUNDLE
    data = json.loads(result.stdout)
    assert [error["message"] for error in data["errors"]] == [f"{tmp_path}/bad.tackb: {name}: it is no spirv: it is not SPIR-V"]
    assert [image["member"] for image in data["images"] if image["defect"]] == [name]
    result = tackc("verify", tmp_path / "bad.tackb")
    assert (result.exit_code, result.stdout.count("DEFECT")) == (cli.Exit.BUNDLE, 1)
    assert result.stderr == f"error: {tmp_path}/bad.tackb: {name}: it is no spirv: it is not SPIR-V\n"


# --- tools that are not there, or do not know the code -----------------------------------------------------------------


def test_what_no_tool_reads_here_is_said(good: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    result = tackc("verify", good)
    assert result.exit_code == 0
    assert "hsaco: structure only, llvm-objdump is not installed: apt-get install llvm-22\n" in result.stdout
    assert "spirv: structure only, spirv-val is not installed: apt-get install spirv-tools\n" in result.stdout


def test_code_that_a_tool_is_too_new_for_is_no_defect(tmp_path: Path) -> None:
    """nvdisasm 13 does not know what NVRTC 12.9 still compiles for."""
    (tmp_path / "verified_b.py").write_text(SOURCE)
    build([tmp_path / "verified_b.py"], parse_arch("cuda:sm_52"), tmp_path / "old.tackb")
    result = tackc("verify", tmp_path / "old.tackb")
    assert result.exit_code == 0
    assert re.search(r"^cubin: structure only, nvdisasm does not know sm_52: .*deprecated", result.stdout, re.M)
