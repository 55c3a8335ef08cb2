"""Binaries for GPUs, made without one: what is in them, what the manifest says of them, what is said where a tool is missing."""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from gpu_program import SOURCE
from group_cases import kernel

from tack_runtime.errors import InternalError, ToolchainError
from tack_runtime.manifest import Image
from tack_runtime.options import Options as KernelOptions
from tackc import binaries
from tackc.build import Options, build
from tackc.contents import Contents, read_contents
from tackc.emitters import TARGETS
from tackc.report import Report
from tackc.request import families, parse_arch
from tackc.toolchains import clang, hip, msgpack, nvrtc, ptxas, spirv
from tackc.toolchains.formats import FormatError

ARCH = "cuda:sm_75,cuda:sm_90,cuda:ptx,hip,metal,level_zero,opencl"
TOOLS = {"llvm-readelf-22": "llvm-22", "spirv-val": "spirv-tools", "spirv-dis": "spirv-tools"}  # and the packages that have them
SPIRV_HEADER = struct.pack("<5I", 0x07230203, 0x10200, 0, 9, 0)


def tool(name: str, *arguments: str) -> str:
    """What a tool says; AssertionError where it fails or is not there."""
    assert shutil.which(name) is not None, f"these tests need {name}: apt-get install {TOOLS[name]}"
    done = subprocess.run([name, *arguments], text=True, capture_output=True)
    assert done.returncode == 0, done.stderr[:4000]
    return done.stdout


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("binaries") / "three_b.py"
    path.write_text(SOURCE)
    return path


@pytest.fixture(scope="module")
def report(source: Path) -> Report:
    return build([source], parse_arch(ARCH), source.with_suffix(".tackb"))


@pytest.fixture(scope="module")
def contents(source: Path, report: Report) -> Contents:
    return read_contents(source.with_suffix(".tackb"))


@pytest.fixture
def images(contents: Contents, tmp_path: Path) -> Callable[[str], Iterator[tuple[Image, Path]]]:
    """Every image of a kind, and its bytes as a file."""

    def images(kind: str) -> Iterator[tuple[Image, Path]]:
        found = [i for entry in contents.manifest.kernels for variant in entry.variants for i in variant.images if i.kind == kind]
        assert found
        for image in found:
            path = tmp_path / Path(image.member).name
            path.write_bytes(contents.members[image.member])
            yield image, path

    return images


def entry_points(image: Image) -> set[str]:
    """The names that an image has to have."""
    return {image.symbol, f"{image.symbol}_result"} if "reverse" in image.symbol else {image.symbol}


# --- what is in them ---------------------------------------------------------------------------------------------------


def test_every_variant_has_an_image_for_every_level_asked_for(contents: Contents) -> None:
    cuda = {("cuda", "compute_75", "ptx"), ("cuda", "sm_75", "cubin"), ("cuda", "sm_90", "cubin")}
    modules = {("level_zero", "", "spirv"), ("opencl", "", "spirv")}
    objects = {("hip", name, "hsaco") for name in ("gfx90a", "gfx942", "gfx1100", "gfx1201")}
    for entry in contents.manifest.kernels:
        (variant,) = entry.variants
        made = {(image.target, image.level, image.kind) for image in variant.images if image.kind != "source"}
        assert made == cuda | modules | (set() if entry.name == "told" else objects)


def test_cubins_have_the_entry_points_of_the_manifest(images: Any) -> None:
    for image, path in images("cubin"):
        symbols = tool("llvm-readelf-22", "--symbols", str(path))
        assert set(re.findall(r" FUNC +GLOBAL .* (\w+)$", symbols, re.MULTILINE)) - {"vprintf"} == entry_points(image)


def test_ptx_has_the_entry_points_of_the_manifest(images: Any) -> None:
    for image, path in images("ptx"):
        text = path.read_text()
        assert set(re.findall(r"\.visible \.entry (\w+)\(", text)) == entry_points(image)
        assert ".target sm_75\n" in text


def test_code_objects_have_the_entry_points_of_the_manifest(images: Any) -> None:
    """Each with its descriptor, which is what a launch looks for; and nothing that would have to be found elsewhere."""
    for image, path in images("hsaco"):
        found = tool("llvm-readelf-22", "--notes", "--dyn-symbols", str(path))
        assert f"amdgcn-amd-amdhsa--{image.level}" in found
        assert set(re.findall(r"^ +\.name: +(\w+)$", found, re.MULTILINE)) == entry_points(image)
        assert {f"{name}.kd" for name in entry_points(image)} <= set(re.findall(r" OBJECT .* (\S+)$", found, re.MULTILINE))
        assert re.findall(r" UND (\S+)$", found, re.MULTILINE) == []
        assert re.search(r"hip_cuid_\w", found) is None


def test_modules_are_valid_and_have_the_entry_points_of_the_manifest(images: Any) -> None:
    """Those that print, too; T-022: f64 comes into a module only by the source, never by printing an f32."""
    for image, path in images("spirv"):
        tool("spirv-val", "--target-env", "opencl2.2", str(path))
        text = tool("spirv-dis", str(path))
        assert set(re.findall(r'OpEntryPoint Kernel %\w+ "(\w+)"', text)) == entry_points(image)
        imported = re.findall(r'LinkageAttributes "(\w+)" Import', text)
        assert imported
        assert all(name.startswith("__spirv_BuiltIn") for name in imported)
        assert ("OpCapability Float64" in text) == ("crowded" in image.symbol)
        assert ("printf" in text) == ("told" in image.symbol)


def test_one_module_serves_level_zero_and_opencl(contents: Contents, report: Report) -> None:
    for entry in contents.manifest.kernels:
        found = {image.member for image in entry.variants[0].images if image.kind == "spirv"}
        assert len(found) == 1
    sizes = {name: len(data) for name, data in contents.members.items() if not name.startswith("kernels/")}
    assert sum(variant.bytes for variant in report.variants) == sum(sizes.values())


def test_bytes_depend_on_neither_folder_nor_processes(source: Path, report: Report, tmp_path: Path) -> None:
    other = tmp_path / "a longer path" / source.name
    other.parent.mkdir()
    shutil.copy(source, other)
    build([other], parse_arch(ARCH), tmp_path / "k.tackb", options=Options(jobs=4))
    assert (tmp_path / "k.tackb").read_bytes() == source.with_suffix(".tackb").read_bytes()
    text = (source.parent / "three_b.tackb").read_bytes()
    assert str(source.parent).encode() not in text
    assert b"/tmp" not in text


@pytest.mark.parametrize("architecture", hip.ARCHITECTURES)
def test_every_architecture_of_hip_is_known_to_clang(architecture: str) -> None:
    text = TARGETS["hip"].emit(kernel(f"@tack.kernel{SOURCE.split('@tack.kernel')[2]}"), "k")
    assert hip.compile_source(text, architecture).notes["registers"] > 4


# --- what the manifest says of them ------------------------------------------------------------------------------------


def test_notes_of_cubins_are_what_ptxas_says(images: Any, contents: Contents) -> None:
    """Of the same code as PTX, and of the size what the sections say."""
    levels = {image.symbol: [] for image, _ in images("ptx")}
    for image, path in images("cubin"):
        levels[image.symbol].append((image, path))
    text = {image.symbol: path.read_text() for image, path in images("ptx")}
    shared, stacks = set(), set()
    for symbol, cubins in levels.items():
        for image, path in cubins:
            (said,) = ptxas.assemble(text[symbol], image.level)
            notes = dict(image.notes)
            size = notes.pop("code_bytes")
            assert notes["registers"] == max(map(int, re.findall(r"Used (\d+) registers", said)))
            assert notes["spilled_bytes"] == max(map(int, re.findall(r"(\d+) bytes spill stores", said)))
            assert notes["stack_bytes"] == max(map(int, re.findall(r"(\d+) bytes stack frame", said)))
            assert notes["shared_bytes"] == max(map(int, re.findall(r"(\d+) bytes smem", said)), default=0)
            sections = tool("llvm-readelf-22", "--sections", "--wide", str(path))
            assert size == sum(int(found, 16) for found in re.findall(r" \.text\.\w+ +PROGBITS +\w+ \w+ (\w+)", sections))
            shared.add(notes["shared_bytes"])
            stacks.add(notes["stack_bytes"] >= 800)
    assert shared == {0, 1024}
    assert stacks == {False, True}


NOTES_OF_HIP = {
    "registers": "vgpr_count",
    "scalar_registers": "sgpr_count",
    "spilled_registers": "vgpr_spill_count",
    "spilled_scalar_registers": "sgpr_spill_count",
    "stack_bytes": "private_segment_fixed_size",
    "shared_bytes": "group_segment_fixed_size",
}


def test_notes_of_code_objects_are_what_readelf_says(images: Any) -> None:
    for image, path in images("hsaco"):
        found = tool("llvm-readelf-22", "--notes", "--sections", "--wide", str(path))
        wanted = {
            name: max(map(int, re.findall(rf"^ +\.{key}: +(\d+)$", found, re.MULTILINE))) for name, key in NOTES_OF_HIP.items()
        }
        (size,) = re.findall(r" \.text +PROGBITS +\w+ \w+ (\w+)", found)
        assert dict(image.notes) == wanted | {"code_bytes": int(size, 16)}
        assert wanted["shared_bytes"] == (1024 if "reverse" in image.symbol else 0)
        assert (wanted["stack_bytes"] >= 800) == ("crowded" in image.symbol)


def test_notes_of_modules_are_their_size(images: Any) -> None:
    for image, path in images("spirv"):
        assert dict(image.notes) == {"code_bytes": path.stat().st_size}


def test_contraction_is_allowed_where_the_kernel_allows_it(tmp_path: Path) -> None:
    """N-011, N-012"""
    text = "@tack.kernel\ndef k(x: tack.f32[:], a: tack.f32):\n    for i in range(len(x)):\n        x[i] = a * x[i] + 1.0\n"
    path = tmp_path / "k.hsaco"
    for contract in (False, True):
        # The source says the opposite of the option, and wins.
        options = KernelOptions(fp_contract=contract)
        source = TARGETS["hip"].emit(kernel(text), "k").replace("contract(off)", f"contract({'fast' if contract else 'off'})")
        path.write_bytes(hip.compile_source(source, "gfx942", options).image)
        found = subprocess.run(["llvm-objdump-22", "-d", str(path)], capture_output=True, text=True, check=True).stdout
        assert ("v_fma_f32" in found or "v_fmac_f32" in found) is contract


def test_a_kernel_that_a_tool_cannot_make_has_its_source(report: Report, source: Path, tmp_path: Path) -> None:
    """O-001: HIP's printf is in ROCm's library, and only its users lack a code object."""
    lacking = {variant.kernel: [only.target for only in variant.sources_only] for variant in report.variants}
    assert lacking == {"three_b.reverse": [], "three_b.crowded": [], "three_b.told": ["hip"]}
    says = r"source only on hip for told\(.*\): print\(\) needs ROCm's device library"
    assert re.search(says, report.table())
    with pytest.raises(ToolchainError, match=r"hip for told\(.*\): print\(\) needs ROCm's device library"):
        build([source], parse_arch("hip"), tmp_path / "k.tackb", options=Options(require_binaries=True))
    stripped = build([source], parse_arch("hip:gfx942"), tmp_path / "k.tackb", options=Options(strip_sources=True))
    told = next(variant for variant in stripped.variants if variant.kernel == "three_b.told")
    ((target, reason),) = told.skipped
    assert target == "hip"
    assert reason.startswith("print() needs ROCm's device library")
    assert reason.endswith("and --strip-sources leaves the source out")


def test_every_target_has_a_maker() -> None:
    assert set(binaries.MAKERS) == set(TARGETS) == set(families()) - {"cpu"}


# --- MessagePack -------------------------------------------------------------------------------------------------------


def test_metadata_of_every_form() -> None:
    """Values and encodings of the MessagePack specification."""
    long = "x" * 300
    table = (
        b"\xde\x00\x09"
        + b"\xa1a\x07\xa1b\xff\xa1c\xcd\x01\x00\xa1d\xd1\xff\x00"
        + b"\xa1e\x93\x01\xc3\xc2\xa1f\x81\xa1k\xc0"
        + b"\xd9\x01g\xda\x01\x2c"
        + long.encode()
        + b"\xa1h\xdc\x00\x01\xce\x00\x01\x00\x00"
        + b"\xa1i\xcf\x80\x00\x00\x00\x00\x00\x00\x00"
    )
    assert msgpack.read_table(table) == {
        "a": 7,
        "b": -1,
        "c": 256,
        "d": -256,
        "e": [1, True, False],
        "f": {"k": None},
        "g": long,
        "h": [65536],
        "i": 1 << 63,
    }


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"\x81\xa1a", b"\x81\xa5a", b"\x93\x01", b"\x01", b"\x81\xa1a\xc1", b"\x81\xa1a\xca\0\0\0\0"),
        *(b"\x81\xc0\xc0", b"\x81\x90\xc0", b"\x81\xa1a" + 5000 * b"\x91" + b"\xc0"),  # names that are none, and too deep
    ],
)
def test_metadata_that_is_none(data: bytes) -> None:
    with pytest.raises(FormatError, match="metadata"):
        msgpack.read_table(data)


# --- what tools refuse -------------------------------------------------------------------------------------------------


def test_what_clang_leaves_out_of_a_module_is_noticed() -> None:
    """No validator minds an import."""
    text = "int tk_other(int);\nkernel void k(global int *x) { x[0] = tk_other(x[0]); }"
    with pytest.raises(InternalError, match="clang leaves tk_other out of a module"):
        spirv.compile_source(text)


@pytest.mark.parametrize("made", [b"", b"garbage!", SPIRV_HEADER + b"\x0f\0\1\0", SPIRV_HEADER + b"\0\0\0\0"])
def test_what_clang_makes_and_is_no_module_is_noticed(made: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not SPIR-V; OpEntryPoint without operands; an instruction without a length."""
    monkeypatch.setattr(clang, "compiled", lambda *arguments: made)
    with pytest.raises(InternalError, match=r"what clang makes of a source for SPIR-V is malformed: .*Please report this\."):
        spirv.compile_source("kernel void k() {}")


def test_clang_that_makes_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "clang").write_text("#!/bin/sh\nexit 0\n")
    (tmp_path / "clang").chmod(0o755)
    monkeypatch.setattr(clang, "_path", lambda: str(tmp_path / "clang"))
    with pytest.raises(InternalError, match="Please report this"):
        spirv.compile_source("kernel void k() {}")


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda code: code[:100], "the table of section headers ends at byte"),
        (lambda code: code.replace(b".vgpr_count", b".vgpr_cound"), "its metadata has no .vgpr_count"),
    ],
)
def test_a_code_object_of_ours_that_cannot_be_read_is_a_bug_of_ours(
    damage: Callable[[bytes], bytes], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = clang.compiled
    monkeypatch.setattr(clang, "compiled", lambda *arguments: damage(compiled(*arguments)))
    with pytest.raises(InternalError, match=rf"the code object for gfx942 is malformed: {says}.*Please report this\."):
        hip.compile_source('extern "C" __attribute__((global)) void k(int *x) { *x = 1; }', "gfx942")


def test_a_cubin_of_ours_that_cannot_be_read_is_a_bug_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nvrtc._Program, "output", lambda program, getter: b"none\0")
    with pytest.raises(InternalError, match=r"the cubin for sm_90 is malformed: the header ends at byte.*Please report this\."):
        nvrtc.compile_source('extern "C" __global__ void k() {}', "sm_90")


def test_f64_that_the_source_does_not_name_is_noticed() -> None:
    """T-022"""
    with pytest.raises(InternalError, match=r"(?s)use of type 'double' requires|f64 into a module"):
        spirv.compile_source("kernel void k(global float *x) { x[0] = (float)((double)x[0] * 3.0); }")


def test_what_clang_refuses_is_a_bug_of_ours() -> None:
    with pytest.raises(InternalError, match=r"(?s)clang rejects generated code for SPIR-V\. Please report this\..*error:"):
        spirv.compile_source("kernel void k(")
    with pytest.raises(InternalError, match=r"(?s)clang rejects generated code for gfx942.*undefined (hidden )?symbol: other"):
        hip.compile_source(
            '#define D __attribute__((device))\nextern "C" D int other();\n'
            'extern "C" __attribute__((global)) void k(int *x) { *x = other(); }',
            "gfx942",
        )


def test_ptx_is_assembled_for_every_later_architecture(report: Report) -> None:
    assert ptxas.path() is not None, f"these tests need ptxas: {ptxas.INSTALL}"
    assert report.ptx is not None
    assert report.ptx.architectures[:2] == ("sm_75", "sm_80")
    assert {"sm_86", "sm_89", "sm_90", "sm_100", "sm_120"} <= set(report.ptx.architectures)
    assert re.search(r"^ptxas [\d.]+ assembles all PTX for sm_75, sm_80, .*sm_120", report.table(), re.MULTILINE)
    assert report.to_json()["ptx"]["architectures"] == list(report.ptx.architectures)
    assert ptxas.later("compute_100")[0] == "sm_100"


def test_ptx_that_an_architecture_refuses_fails_the_build(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = nvrtc.compile_source

    def broken(text: str, arch: str, options: KernelOptions) -> Any:
        made = compiled(text, arch, options)
        image = made.image.replace(b"ret;", b"ret; wgmma.fence.sync.aligned;")
        return type(made)(made.kind, made.architecture, image, made.notes)

    monkeypatch.setattr(nvrtc, "compile_source", broken)
    with pytest.raises(InternalError, match=r"(?s)ptxas rejects generated code for sm_75\. Please report this\..*wgmma"):
        build([source], parse_arch("cuda:ptx"), tmp_path / "k.tackb")
    assert not (tmp_path / "k.tackb").exists()


@pytest.mark.parametrize(
    ("found", "version", "says"),
    [
        (None, (0, 0), r"PTX was not assembled for later architectures: ptxas is not installed; pip install 'nvidia-cuda-nvcc"),
        ("/opt/ptxas", (12, 8), r"PTX was not assembled .*: /opt/ptxas of version 12\.8 is older than NVRTC 12\.9"),
    ],
)
def test_without_a_fit_assembler_the_summary_says_so(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: str | None, version: tuple[int, int], says: str
) -> None:
    monkeypatch.setattr(ptxas, "path", lambda: found)
    monkeypatch.setattr(ptxas, "version", lambda: version)
    monkeypatch.setattr(nvrtc, "version", lambda: (12, 9))
    report = build([source], parse_arch("cuda:ptx"), tmp_path / "k.tackb")
    assert re.search(says, report.table())
    assert report.to_json()["ptx"]["architectures"] == []
    assert build([source], parse_arch("cuda:sm_90"), tmp_path / "k.tackb").ptx is None
