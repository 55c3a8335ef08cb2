"""`tackc verify`: the manifest against the binaries themselves, and every byte of the file.

What is altered here has the hash of what it is, as if it had been built so, but for the last tests.
"""

from __future__ import annotations

import re
import struct
import zipfile
from pathlib import Path

import pytest
from bundle_sources import TWO, built
from click.testing import CliRunner
from native_images import compiled

from tack_runtime.dtypes import BY_NAME
from tack_runtime.errors import BundleError
from tack_runtime.manifest import Image, Slot, Variant
from tackc import bundle, cli, verification
from tackc.build import Options
from tackc.cli.exits import Exit
from tackc.contents import Contents, read_contents
from tackc.toolchains import cpu, elf, elf_reader, nvrtc
from tackc.toolchains.formats import FormatError
from tackc.verification import entry_points

ARCH = "cpu:v2,cuda:compute_75,cuda:sm_90,cuda:sm_120,hip:gfx942,opencl,level_zero"
SHAPES = """\
import tack

@tack.kernel
def plane(x: tack.i8[:, :], a: tack.u16, b: tack.f64) -> tack.f64:
    for i, j in tack.ndindex(x.shape[0], x.shape[1]):
        x[i, j] = 1
    return b

@tack.kernel
def many(x: tack.f32[2, 2, 2, 2]):
    for i, j, k, l in tack.ndindex(2, 2, 2, 2):
        x[i, j, k, l] = 0.0

@tack.kernel
def stepped(x: tack.f32[:], n: tack.i32):
    for i in range(0, len(x), 3):
        print(i)

@tack.kernel
def reduced(x: tack.f32[:], out: tack.f32[:]):
    for i in range(len(x)):
        out[i] = tack.block_sum(x[i])

@tack.kernel
def sampled(t: tack.texture3d[:, :, :], out: tack.f32[:, :]):
    for i, j in tack.ndindex(out.shape[0], out.shape[1]):
        out[i, j] = t.sample(0.0, 0.0, 1.0)
"""


@pytest.fixture(scope="module")
def shapes() -> Contents:
    """Kernels of all kinds of parameters, the address of a record of failures among them."""
    return read_contents(built(SHAPES, ARCH, options=Options(variants=("checked",))))


@pytest.fixture(autouse=True)
def no_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the structure is looked at."""
    monkeypatch.setattr(verification, "BY_KIND", {})


def found(contents: Contents, variant: Variant, image: Image) -> str:
    return verification.checked([image], contents.members[image.member], entry_points(variant, image)).defect


def of(contents: Contents, kernel: str, kind: str, level: str = "") -> tuple[Variant, Image]:
    """A variant and its image of a kind."""
    (entry,) = [each for each in contents.manifest.kernels if each.name == kernel]
    variant = entry.variants[0]
    return variant, next(image for image in variant.images if image.kind == kind and level in ("", image.level))


def test_what_is_built_agrees_with_its_manifest(shapes: Contents) -> None:
    looked_at = set()
    for variant in (variant for kernel in shapes.manifest.kernels for variant in kernel.variants):
        for image in variant.images:
            assert found(shapes, variant, image) == "", (variant.signature, image)
            looked_at.add((image.target, image.kind))
    assert looked_at == {
        *(("cpu", "library"), ("cuda", "source"), ("cuda", "ptx"), ("cuda", "cubin"), ("hip", "source"), ("hip", "hsaco")),
        *(("opencl", "source"), ("opencl", "spirv"), ("level_zero", "source"), ("level_zero", "spirv")),
    }


GPU = [("ptx", "compute_75"), *(("cubin", level) for level in ("sm_90", "sm_120")), ("hsaco", ""), ("spirv", "")]


@pytest.mark.parametrize(("kind", "level"), GPU)
def test_parameters_are_those_of_the_code(shapes: Contents, kind: str, level: str) -> None:
    """start, count of two axes; an address; two dimensions; u16, f64; a record; the switch of a shaped launch."""
    variant, image = of(shapes, "plane", kind, level)
    takes = f"{image.symbol} takes 11 parameters of 8 8 8 8 8 8 8 2 8 8 4 bytes, the manifest has "
    scalar = Slot("scalar", "b", 0)
    fewer = variant._replace(slots=tuple(slot for slot in variant.slots if slot != scalar))
    assert found(shapes, fewer, image) == f"{takes}10 parameters of 8 8 8 8 8 8 8 2 8 4 bytes"
    swapped = variant._replace(slots=(*variant.slots[:7], scalar, variant.slots[7], variant.slots[9]))
    assert found(shapes, swapped, image) == f"{takes}11 parameters of 8 8 8 8 8 8 8 8 2 8 4 bytes"
    flat = variant._replace(workgroup=("thread_id",))
    assert found(shapes, flat, image) == f"{takes}10 parameters of 8 8 8 8 8 8 8 2 8 8 bytes"


@pytest.mark.parametrize(("kind", "level"), [*GPU, ("library", ""), ("source", "")])
def test_a_value_that_is_returned_has_an_entry_point(shapes: Contents, kind: str, level: str) -> None:
    variant, image = of(shapes, "many", kind, level)
    returning = variant._replace(result=BY_NAME["f32"])
    assert found(shapes, returning, image) == f"it has no kernel {image.symbol}_result"


def test_a_module_takes_a_sampler_where_its_level_says_so(shapes: Contents) -> None:
    variant, image = of(shapes, "sampled", "spirv", "samplers")
    assert found(shapes, variant, image._replace(level="")) == "it is for samplers, not for all devices"
    _, plain = of(shapes, "sampled", "spirv")
    assert plain.level == ""
    assert found(shapes, variant, plain._replace(level="samplers")) == "it is for all devices, not for samplers"


# --- libraries for the CPU ---------------------------------------------------------------------------------------------


def library(body: str, needed: tuple[str, ...] = ("libc.so.6",)) -> tuple[Variant, Image, bytes]:
    contents = read_contents(built(TWO))
    variant, image = of(contents, "saxpy", "library")
    text = f"define void @{image.symbol}() {{ {body} ret void }}\ndefine void @{image.symbol}_noalias() {{ ret void }}\n"
    called = re.findall(r"@(\w+)\(", body)
    text += "".join(f"declare void @{name}()\n" for name in called)
    return variant, image, elf.link([compiled(text)], exports=lambda name: True, needed=needed)


@pytest.mark.parametrize("name", ["memset", "memcpy", "memmove", "pthread_create", "write", "syscall"])
def test_a_library_may_call_what_ours_call(name: str) -> None:
    variant, image, code = library(f"call void @{name}()")
    assert verification.checked([image], code, entry_points(variant, image)).defect == ""


def test_a_library_that_asks_for_more() -> None:
    variant, image, code = library("call void @system() call void @free() call void @expf()", ("libc.so.6", "libm.so.6"))
    says = "it asks for libm.so.6, system, expf, which no library of kernels does"
    assert verification.checked([image], code, entry_points(variant, image)).defect == says


def test_a_library_has_code_for_arrays_that_do_not_overlap() -> None:
    contents = read_contents(built(TWO))
    variant, image = of(contents, "saxpy", "library")
    name = f"{image.symbol}_noalias".encode()
    code = contents.members[image.member].replace(b"\0" + name, b"\0" + name[:-1] + b"z")
    defect = verification.checked([image], code, entry_points(variant, image)).defect
    assert defect == f"it has no kernel {image.symbol}_noalias"


def test_native_code_of_every_machine_calls_the_same(shapes: Contents) -> None:
    assert cpu._imports("x86-64-v2") == cpu._imports("aarch64") >= {"pthread_create", "write", "calloc"}
    sections = elf_reader.read_sections(shapes.members["bin/cpu-x86-64-v2.so"])
    assert elf_reader.needed(sections) == ("libc.so.6",)
    assert set(elf_reader.imported(sections)) <= {*cpu._imports("x86-64-v2"), "memset", "memcpy", "memmove"}


# --- readers of parameters ---------------------------------------------------------------------------------------------


def attribute(ordinal: int, size: int) -> bytes:
    return struct.pack("<BBHIHHI", 4, 0x17, 12, 0, ordinal, 8 * ordinal, size << 18 | 0x1F000)


def cubin_section(data: bytes) -> list[elf_reader.Section]:
    return [elf_reader.Section(".nv.info.k", 1, 0, data, len(data), 4, 0, 0)]


def test_attributes_of_cubins() -> None:
    """Of the forms with a value of two bytes, of none, and with a size, those of parameters in any order."""
    data = struct.pack("<BBH", 3, 0x1B, 255) + attribute(1, 4) + struct.pack("<BBH", 1, 0x2A, 0) + attribute(0, 8)
    assert nvrtc.parameters(cubin_section(data)) == {"k": (8, 4)}
    assert nvrtc.parameters(cubin_section(b"")) == {"k": ()}
    assert nvrtc.parameters([]) == {}
    for damaged in (attribute(0, 8)[:-1], data[:3], attribute(1, 8), struct.pack("<BBHI", 4, 0x17, 4, 0)):
        with pytest.raises(FormatError):
            nvrtc.parameters(cubin_section(damaged))


# --- every byte --------------------------------------------------------------------------------------------------------

SMALL = TWO[: TWO.index("@tack.kernel\ndef half")]


def defects(path: Path) -> str:
    try:
        return "".join(verification.verify(path).defects)
    except BundleError as error:
        return str(error)


def test_every_flipped_byte_is_found(tmp_path: Path) -> None:
    """Every byte that is no member's, and of members every fifth: all of them are hashed."""
    path = tmp_path / "small.tackb"
    data = built(SMALL, "metal")
    path.write_bytes(data)
    assert defects(path) == ""
    inside: set[int] = set()
    with zipfile.ZipFile(path) as archive:
        for info in archive.infolist():
            start = info.header_offset + 30 + len(info.filename)
            inside.update(range(start, start + info.file_size))
    places = [at for at in range(len(data)) if at not in inside or at % 5 == 0]
    assert len(places) > 800
    for at in places:
        path.write_bytes(data[:at] + bytes([data[at] ^ (1 << at % 8)]) + data[at + 1 :])
        assert defects(path), f"byte {at} of {len(data)}"


def test_a_flipped_byte_of_a_folder_is_found(tmp_path: Path) -> None:
    contents = read_contents(built(SMALL, "metal"))
    bundle.write(contents.manifest.kernels, contents.members, tmp_path / "small", directory=True)
    assert defects(tmp_path / "small") == ""
    for path in (path for path in (tmp_path / "small").rglob("*") if path.is_file()):
        data = path.read_bytes()
        for at in range(0, len(data), 37):
            path.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
            assert defects(tmp_path / "small"), f"byte {at} of {path}"
        path.write_bytes(data)


def test_headers_are_said_to_be_altered(tmp_path: Path) -> None:
    path = tmp_path / "small.tackb"
    data = bytearray(built(SMALL, "metal"))
    data[10] ^= 1  # the time of the first member, in its local header
    path.write_bytes(data)
    result = CliRunner().invoke(cli.commands, ["verify", str(path)])
    assert result.exit_code == Exit.BUNDLE
    assert f"error: {path}: byte 10 of the zip file, in a header, is not as bundles have it; tackc merge writes" in result.stderr
    CliRunner().invoke(cli.commands, ["merge", str(path), "-o", str(path)])
    assert path.read_bytes() == built(SMALL, "metal")


def test_a_bundle_that_somebody_compressed_is_as_good(tmp_path: Path) -> None:
    path = tmp_path / "small.tackb"
    path.write_bytes(built(SMALL, "metal"))
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    assert defects(path) == ""
