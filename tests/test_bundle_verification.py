"""`tackc verify`: every image by its hash, its structure and tools that read its kind. Each has defects that it alone sees.

What is damaged here has the hash of what it is, as if it had been built so.
"""

from __future__ import annotations

import json
import random
import re
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from native_images import compiled

from tack_runtime.errors import InternalError
from tack_runtime.manifest import IMAGE_KINDS, Image, Variant
from tackc import bundle, cli, verification
from tackc.build import build
from tackc.cli.exits import Exit
from tackc.contents import Contents, read_contents
from tackc.request import parse_arch
from tackc.toolchains import elf, elf_reader, nvrtc, spirv, validators

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
KINDS = frozenset(IMAGE_KINDS)
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
    assert (result.exit_code, "the checksum does not match" in result.stderr) == (Exit.BUNDLE, True), result.stderr


# --- what is wrong within an image -------------------------------------------------------------------------------------


def member(contents: Contents, pattern: str) -> str:
    """The one member of that name."""
    (found,) = [name for name in contents.members if re.search(pattern, name)]
    return found


def images_of(contents: Contents, name: str) -> list[Image]:
    """What the manifest says that a member is."""
    variants = [variant for kernel in contents.manifest.kernels for variant in kernel.variants]
    return [image for variant in variants for image in variant.images if image.member == name]


def in_code(old: bytes, new: bytes) -> Callable[[bytes], bytes]:
    """Damage that puts bytes in the place of others that are there."""

    def damaged(code: bytes) -> bytes:
        assert old in code
        return code.replace(old, new)

    return damaged


def at(place: int, new: bytes) -> Callable[[bytes], bytes]:
    """Damage that puts bytes at a place."""
    return lambda code: code[:place] + new + code[place + len(new) :]


def cubin_flags(flags: int) -> Callable[[bytes], bytes]:
    """Damage that gives a cubin the flags that NVRTC gives it for an architecture."""
    return at(48, struct.pack("<I", flags))


def over_instructions(filler: bytes) -> Callable[[bytes], bytes]:
    """Damage that puts bytes in the place of the first instructions."""

    def damaged(code: bytes) -> bytes:
        text = next(each.data for each in elf_reader.read_sections(code) if each.name.startswith(".text"))
        start = code.index(text)
        return code[:start] + filler * (64 // len(filler)) + code[start + 64 :]

    return damaged


DEFECTS: dict[str, tuple[str, Callable[[bytes], bytes], str]] = {
    "a source without its kernel": (r"cuda/half.*cu$", in_code(b"tk_half", b"tk_hald"), r"it has no kernel tk_half_\w+"),
    "a source in no text": (r"metal/half", lambda code: b"\xff" + code, "it is no source: it holds no text: 'utf-8' codec"),
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
    "PTX of no architecture": (r"half.*ptx$", in_code(b".target sm_", b".target sn_"), "it is no ptx: it names no architecture"),
    "PTX without its kernel": (r"half.*ptx$", in_code(b"tk_half", b"tk_hald"), "it has no kernel tk_half"),
    "PTX with what is no instruction": (
        r"half.*ptx$",
        in_code(b"mul", b"mull"),
        r"ptxas says: .*Not a name of any known",
    ),
    "half a cubin": (r"half.*cubin$", lambda code: code[: len(code) // 2], "it is no cubin: .* ends at byte"),
    "a cubin without its kernel": (r"half.*cubin$", in_code(b".text.tk_half", b".text.tk_hald"), "it has no kernel tk_half"),
    "a cubin of another architecture": (r"half.*cubin$", cubin_flags(0x500550), "it is for sm_80, not for sm_90"),
    "a cubin for another architecture alone": (r"half.*cubin$", cubin_flags(0x5A0D5A), "it is for sm_90a, not for sm_90"),
    "a cubin of an unknown ABI": (r"half.*cubin$", at(8, b"\x09"), "it is no cubin: it is for machine 190, with ABI version 9"),
    "no cubin": (r"half.*cubin$", at(18, b"\x3e\0"), "it is no cubin: it is for machine 62"),
    "a cubin of no instructions": (r"half.*cubin$", over_instructions(b"\xff"), "nvdisasm says: .*Illegal instruction"),
    "a code object of no instructions": (
        r"half.*hsaco$",
        over_instructions(b"\xff" * 4),
        r"llvm-objdump says: \.long 0xf",
    ),
    "half a code object": (r"half.*hsaco$", lambda code: code[: len(code) // 2], "it is no hsaco: .* ends at byte"),
    "a code object for another GPU": (r"half.*hsaco$", in_code(b"--gfx942", b"--gfx940"), "it is for gfx940, not for gfx942"),
    "a code object without metadata": (r"half.*hsaco$", in_code(b"AMDGPU\0", b"AMDGPV\0"), "it is no hsaco: it has no metadata"),
    "a code object of nameless kernels": (r"half.*hsaco$", in_code(b"\xa5.name", b"\xa5.namf"), "it is no hsaco: .* no .name"),
    "a code object whose kernels are nothing": (
        r"half.*hsaco$",
        lambda code: code.replace(b"amdhsa.kernels\x91", b"amdhsa.kernels\xc0"),
        "it is no hsaco: its metadata",
    ),
    "a library for another machine": (r"v2\.so$", at(18, b"\xb7\0"), "it is for aarch64, not for x86-64-v2"),
    "a library for no machine": (r"v2\.so$", at(18, b"\xf3\0"), "it is no library: it is for machine 243"),
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
    images = images_of(contents, name)
    assert verification.checked(images, contents.members[name]).defect == ""
    found = verification.checked(images, damage(contents.members[name])).defect
    assert re.match(f"(?s){says}", found), found


@pytest.mark.parametrize("level", ["sm_80", "sm_90", "sm_90a", "sm_100", "sm_100a", "sm_120"])
def test_a_cubin_is_for_its_level(contents: Contents, level: str) -> None:
    """From sm_100 on, headers of cubins have the architecture elsewhere."""
    code = nvrtc.compile_source('extern "C" __global__ void k() {}', level).image
    image = Image("cuda", level, "cubin", "bin/k.cubin", "k", (), "")
    assert verification.checked([image], code).defect == ""
    for other in ("sm_75", "sm_90" if level != "sm_90" else "sm_90a"):
        found = verification.checked([image._replace(level=other)], code)
        assert found.defect == f"it is for {level}, not for {other}"


@pytest.mark.parametrize("pattern", [r"half.*spv$", r"metal/half"])
def test_what_is_for_all_devices_has_no_level(contents: Contents, pattern: str) -> None:
    name = member(contents, pattern)
    (image,) = {image for image in images_of(contents, name) if image.target != "opencl"}
    found = verification.checked([image._replace(level="sm_90")], contents.members[name])
    assert found.defect == "it is for all devices, not for sm_90"


def test_a_member_that_is_listed_as_two_things_is_verified_as_both(contents: Contents, tmp_path: Path) -> None:
    name = member(contents, r"half.*cubin$")
    kernels = [
        kernel._replace(variants=tuple(relisted(variant, name, level="sm_80") for variant in kernel.variants))
        for kernel in contents.manifest.kernels
    ]
    bundle.write(kernels, contents.members, tmp_path / "two.tackb")
    found = [image for image in verification.verify(tmp_path / "two.tackb").images if image.member == name]
    assert [(image.targets, image.defect) for image in found] == [
        (("cuda:sm_80",), "it is for sm_90, not for sm_80"),
        (("cuda:sm_90",), ""),
    ]


def relisted(variant: Variant, name: str, level: str) -> Variant:
    """A variant that lists a member for another level, too."""
    more = tuple(image._replace(level=level) for image in variant.images if image.member == name)
    return variant._replace(images=(*variant.images, *more))


def test_defects_of_a_bundle_are_told(contents: Contents, tmp_path: Path) -> None:
    name = member(contents, r"half.*spv$")
    bundle.write(contents.manifest.kernels, {**contents.members, name: b"none"}, tmp_path / "bad.tackb")
    result = tackc("verify", tmp_path / "bad.tackb", "--json")
    assert result.exit_code == Exit.BUNDLE
    data = json.loads(result.stdout)
    assert [error["message"] for error in data["errors"]] == [f"{tmp_path}/bad.tackb: {name}: it is no spirv: it is not SPIR-V"]
    assert [image["member"] for image in data["images"] if image["defect"]] == [name]
    result = tackc("verify", tmp_path / "bad.tackb")
    assert (result.exit_code, result.stdout.count("DEFECT")) == (Exit.BUNDLE, 1)
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


# --- bytes that anything may be in -------------------------------------------------------------------------------------


def kinds_of(contents: Contents) -> dict[str, tuple[Image, bytes]]:
    """A small image of each kind."""
    found = {}
    for kernel in contents.manifest.kernels:
        for image in kernel.variants[0].images:
            code = contents.members[image.member]
            if image.kind not in found or len(code) < len(found[image.kind][1]):
                found[image.kind] = (image, code)
    library, _ = found["library"]
    text = (
        f"define void @{library.symbol}() {{ ret void }}\ndeclare void @free()\ndefine void @f() {{ call void @free() ret void }}"
    )
    found["library"] = (library, elf.link([compiled(text)], exports=lambda name: True, needed=["libc.so.6"]))
    found["metallib"] = (Image("metal", "", "metallib", "bin/k.metallib", "k", (), ""), b"MTLB" + bytes(60))
    return found


def test_kinds_of_images_are_those_that_can_be_read(contents: Contents) -> None:
    assert set(verification._STRUCTURES) == KINDS == set(kinds_of(contents))
    assert set(TOOLS) == set(validators.BY_KIND)


def flipped(code: bytes, place: int, mask: int) -> bytes:
    return code[:place] + bytes([code[place] ^ mask]) + code[place + 1 :]


def bundle_of(contents: Contents, image: Image, code: bytes, path: Path) -> None:
    """Write a bundle of one image."""
    kernel = next(each for each in contents.manifest.kernels if image in each.variants[0].images)
    variant = kernel.variants[0]._replace(images=(image,))
    members = {kernel.program: contents.members[kernel.program], image.member: code}
    bundle.write([kernel._replace(variants=(variant,))], members, path)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_whatever_the_bytes_are_an_image_has_a_defect_or_none(
    contents: Contents, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every byte damaged, every length, and bytes moved within; with a reason that has no word of ours to report."""
    monkeypatch.setattr(verification, "BY_KIND", {})
    image, code = kinds_of(contents)[kind]
    assert verification.checked([image], code).defect == ""
    chance = random.Random(kind)
    damaged = [flipped(code, place, chance.choice((1, 0x80, 0xFF))) for place in range(len(code))]
    damaged += [code[:end] for end in range(0, len(code), 7)]
    for _ in range(300):
        start, end, place = sorted(chance.randrange(len(code)) for _ in range(3))
        damaged.append(code[:start] + code[end:place] + code[start:])
    defects = [verification.checked([image], each).defect for each in damaged]
    assert sum(map(bool, defects)) > 30
    assert not any("report" in defect for defect in defects)


@pytest.mark.parametrize("kind", sorted(KINDS - {"metallib"}))
def test_whatever_the_bytes_are_the_command_ends_as_it_should(contents: Contents, kind: str, tmp_path: Path) -> None:
    """Tools are asked of what the structure says nothing against."""
    image, code = kinds_of(contents)[kind]
    chance = random.Random(kind)
    for number in range(6):
        damaged = flipped(code, chance.randrange(len(code)), 1 << chance.randrange(8))
        bundle_of(contents, image, damaged, tmp_path / "b.tackb")
        result = tackc("verify", tmp_path / "b.tackb")
        assert result.exit_code in (0, Exit.BUNDLE), (number, result.output)
        assert (result.exit_code == 0) == ("DEFECT" not in result.stdout)


def test_metadata_that_is_damaged_is_a_defect_of_the_bundle(contents: Contents, tmp_path: Path) -> None:
    image, code = kinds_of(contents)["hsaco"]
    damaged = code.replace(b"amdhsa.kernels\x91", b"amdhsa.kernels\xc0")
    bundle_of(contents, image, damaged, tmp_path / "bad.tackb")
    result = tackc("verify", tmp_path / "bad.tackb")
    assert (result.exit_code, "Traceback" in result.stderr) == (Exit.BUNDLE, False), result.stderr
    assert f"{image.member}: it is no hsaco: its metadata" in result.stderr


@pytest.mark.parametrize("error", [InternalError("Please report this."), KeyError("hsaco"), TypeError("a bug of ours")])
def test_a_bug_of_ours_is_no_defect_of_the_bundle(
    contents: Contents, error: Exception, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(code: bytes) -> list[str]:
        raise error

    monkeypatch.setattr(spirv, "entry_points", broken)
    bundle_of(contents, *kinds_of(contents)["spirv"], tmp_path / "good.tackb")
    result = tackc("verify", tmp_path / "good.tackb")
    assert (result.exit_code, "this is a bug in tackc" in result.stderr) == (Exit.OUR_BUG, True)


def test_a_kind_that_nothing_reads_is_a_bug_of_ours(contents: Contents, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delitem(verification._STRUCTURES, "spirv")  # type: ignore[arg-type]
    bundle_of(contents, *kinds_of(contents)["spirv"], tmp_path / "good.tackb")
    assert tackc("verify", tmp_path / "good.tackb").exit_code == Exit.OUR_BUG


def test_ptx_for_what_no_assembler_knows_is_no_defect(contents: Contents) -> None:
    name = member(contents, r"half.*ptx$")
    (image,) = images_of(contents, name)
    found = verification.checked(
        [image._replace(level="compute_999")], contents.members[name].replace(b".target sm_120", b".target sm_999")
    )
    assert (found.defect, found.tool) == ("", "")
    assert found.unasked.startswith("ptxas does not know compute_999: ptxas fatal")
