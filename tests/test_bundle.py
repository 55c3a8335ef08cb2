"""Bundles: one reader for zip files, folders and bytes; names of kernels; images mapped from memory."""

from __future__ import annotations

import ctypes
import errno
import io
import os
import platform
import shutil
import struct
import subprocess
import sys
import tempfile
import threading
import time
import tracemalloc
import types
import zipfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import sample_bundles as sample

import tack_runtime
from tack_runtime import contents, settings
from tack_runtime.drivers import cpu, cpu_native
from tack_runtime.errors import BundleError, DeviceError, SettingError
from tack_runtime.manifest import Image
from tackc.contents import read_contents

MEMBERS = {"bin/cpu.so": b"not code" * 40, "source/cuda/k.cu": b"// text\n"}


def files() -> dict[str, bytes]:
    return sample.files([sample.saxpy(), sample.saxpy("f64")], members=MEMBERS)


def folder(path: Path, found: dict[str, bytes]) -> Path:
    for name, data in found.items():
        target = path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    return path


def refused(source: object, member: str, reason: str) -> None:
    """By who reads all of a bundle, as `tackc verify` does; and by who reads what there is to read of one."""
    for read in (read_contents, used):
        with pytest.raises(BundleError) as caught:
            read(source)
        assert caught.value.member == member
        assert reason in caught.value.reason


def used(source: object) -> None:
    """Load a bundle, and read every member that its kernels use, and the others that it lists."""
    opened = tack_runtime.load(source)._opened  # type: ignore[arg-type]
    for entry in opened.entries():
        for member in (entry.program, *(image.member for variant in entry.variants for image in variant.images)):
            opened.read(member)
    for member in opened.manifest.members:
        opened.read(member)


def unread(source: object, member: str, reason: str) -> None:
    """Refused by who reads all of a bundle alone: what nobody uses is not looked at."""
    with pytest.raises(BundleError) as caught:
        read_contents(source)  # type: ignore[arg-type]
    assert caught.value.member == member
    assert reason in caught.value.reason


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_zip_folder_and_bytes_hold_the_same(tmp_path: Path, method: int) -> None:
    data = sample.packed(files(), method)
    (tmp_path / "k.tackb").write_bytes(data)
    from_folder = read_contents(folder(tmp_path / "folder.tackb", files()))
    for found in (read_contents(data), read_contents(bytearray(data)), read_contents(str(tmp_path / "k.tackb"))):
        assert found.members == from_folder.members
        assert found.manifest == from_folder.manifest
    assert from_folder.members["bin/cpu.so"] == MEMBERS["bin/cpu.so"]


def test_names(tmp_path: Path) -> None:
    bundle = tack_runtime.load(sample.packed(files()))
    assert dir(bundle) == ["saxpy"]
    assert list(bundle) == ["sample.saxpy"]
    assert len(bundle) == 1
    assert "saxpy" in bundle
    assert "sample.saxpy" in bundle
    assert bundle.saxpy is bundle["sample.saxpy"] is bundle["saxpy"]
    assert repr(bundle.saxpy) == "<kernel sample.saxpy(x, y, out, a)>"
    with pytest.raises(AttributeError, match=r"no kernel 'nothing'; it has sample\.saxpy"):
        bundle.nothing  # noqa: B018
    with pytest.raises(KeyError, match="no kernel"):
        bundle["nothing"]


def test_clashing_names_need_the_module() -> None:
    """A clash is an AttributeError that lists the full names."""
    one, two = files(), sample.files([sample.saxpy()], members=MEMBERS, module="other")
    entries = [e for found in (one, two) for e in sample_manifest(found).kernels]
    merged = {**one, **two}
    merged.pop("manifest.json")
    merged["manifest.json"] = sample.manifest_text(
        sample.Manifest(
            1,
            "x",
            sample.NATIVE_ABI,
            tuple(entries),
            {path: sample.Member(sample.sha256(data), len(data)) for path, data in merged.items()},
        )
    ).encode()
    bundle = tack_runtime.load(sample.packed(merged))
    with pytest.raises(AttributeError, match=r"bundle\['sample\.saxpy'\] or bundle\['other\.saxpy'\]"):
        bundle.saxpy  # noqa: B018
    assert bundle["other.saxpy"].module == "other"
    assert dir(bundle) == []


def sample_manifest(found: dict[str, bytes]) -> sample.Manifest:
    return read_contents(sample.packed(found)).manifest


def test_altered_member() -> None:
    refused(sample.packed({**files(), "bin/cpu.so": b"Not code" * 40}), "bin/cpu.so", "its sha256 is not the one in the manifest")


def test_member_of_another_size(tmp_path: Path) -> None:
    refused(sample.packed({**files(), "source/cuda/k.cu": b"// text"}), "source/cuda/k.cu", "fewer than the 8 bytes")
    refused(sample.packed({**files(), "source/cuda/k.cu": b"// text\n\n"}), "source/cuda/k.cu", "9 bytes, 8 allowed")
    longer = folder(tmp_path / "b.tackb", {**files(), "source/cuda/k.cu": b"// text\n" * 1000})
    refused(longer, "source/cuda/k.cu", "more than the 8 bytes")


def test_missing_and_unlisted_members(tmp_path: Path) -> None:
    found = files()
    extra = {**found, "bin/extra.so": b""}
    unread(sample.packed(extra), "bin/extra.so", "is not listed in the manifest")
    with pytest.raises(BundleError, match="the manifest lists 4 members, the zip file has 5"):
        tack_runtime.load(sample.packed(extra))
    unread(folder(tmp_path / "extra.tackb", extra), "bin/extra.so", "is not listed in the manifest")
    del found["bin/cpu.so"]
    unread(sample.packed(found), "bin/cpu.so", "is missing")
    with pytest.raises(BundleError, match=r"bin/cpu\.so: is missing"):
        used(sample.packed({**found, "bin/cpu2.so": b""}))
    unread(folder(tmp_path / "less.tackb", found), "bin/cpu.so", "is missing")
    del found["manifest.json"]
    refused(sample.packed(found), "manifest.json", "is missing")
    refused(folder(tmp_path / "none.tackb", found), "manifest.json", "is missing")


def test_a_deep_folder_is_refused(tmp_path: Path) -> None:
    """Deeper than Python recurses, and than a path may be long."""
    deep = folder(tmp_path / "deep.tackb", files())
    bottom = os.open(deep, os.O_RDONLY)
    for _ in range(1500):
        os.mkdir("d", dir_fd=bottom)
        below = os.open("d", os.O_RDONLY, dir_fd=bottom)
        os.close(bottom)
        bottom = below
    os.close(bottom)
    unread(deep, "d/" * 30 + "...", "longer than a path in a bundle may be")
    subprocess.run(["rm", "-r", deep / "d"], check=True)
    (deep / ("d/" * 400)).mkdir(parents=True)
    (deep / ("d/" * 400) / "x").touch()
    unread(deep, "d/" * 400 + "x", "is not listed in the manifest")


def test_a_file_is_read_no_further_than_it_may_be_long(tmp_path: Path) -> None:
    path = tmp_path / "long"
    path.write_bytes(bytes(1000))
    assert len(contents.from_folder(str(tmp_path), "long", 10)) == 11
    sparse = folder(tmp_path / "sparse.tackb", files())
    os.truncate(sparse / "manifest.json", (1 << 26) + 1)
    refused(sparse, "manifest.json", "is too large")


def test_code_of_another_native_version_is_refused_when_loaded() -> None:
    """Not at the first launch; a bundle without CPU code has no such version."""
    found = files()
    manifest = sample_manifest(found)._replace(native=1)
    data = sample.packed({**found, "manifest.json": sample.manifest_text(manifest).encode()})
    with pytest.raises(BundleError) as caught:
        tack_runtime.load(data)
    assert (
        f"native support version 1, this runtime needs version {sample.NATIVE_ABI}; rebuild the bundle with this version of"
        in caught.value.reason
    )
    with pytest.raises(BundleError, match=r"^<bytes>: manifest\.json: its CPU code has"):
        tack_runtime.load(data)
    assert read_contents(data).manifest.native == 1
    source = sample.saxpy(images=[sample.Image("metal", "", "source", "source/cuda/k.cu", "k")])
    without = sample.files([source], members=MEMBERS)
    assert sample_manifest(without).native == 0
    assert "saxpy" in tack_runtime.load(sample.packed(without))


def test_a_source_with_a_zero_byte_is_refused_when_it_is_needed() -> None:
    """Drivers take it as text that ends there; what it holds can still be read."""
    variant = sample.saxpy(images=[Image("opencl", "", "source", "source/opencl/k.cl", "k")])
    data = sample.packed(sample.files([variant], members={"source/opencl/k.cl": b"kernel void k() {}\0\n"}))
    kernel = tack_runtime.load(data).saxpy
    with pytest.raises(BundleError, match=r"source/opencl/k\.cl: it has a zero byte, at which drivers take a text to end"):
        kernel.code.data(kernel.variants[0].images[0])
    assert read_contents(data).members["source/opencl/k.cl"]


def test_links_and_pipes_in_a_folder_are_refused(tmp_path: Path) -> None:
    """A path must not lead out of the folder, nor hang the reader."""
    linked = folder(tmp_path / "link.tackb", files())
    os.rename(linked / "bin/cpu.so", tmp_path / "cpu.so")
    os.symlink(tmp_path / "cpu.so", linked / "bin/cpu.so")
    unread(linked, "bin/cpu.so", "neither a file nor a folder")
    piped = folder(tmp_path / "pipe.tackb", files())
    os.unlink(piped / "bin/cpu.so")
    os.mkfifo(piped / "bin/cpu.so")
    unread(piped, "bin/cpu.so", "neither a file nor a folder")
    with pytest.raises(BundleError, match="not a file"):
        used(piped)
    os.unlink(piped / "manifest.json")
    os.mkfifo(piped / "manifest.json")
    with pytest.raises(BundleError, match="not a file"):
        tack_runtime.load(piped)


def test_a_path_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        tack_runtime.load(tmp_path / "none.tackb")


def test_the_message_names_file_member_and_reason(tmp_path: Path) -> None:
    path = tmp_path / "k.tackb"
    path.write_bytes(sample.packed({**files(), "bin/cpu.so": b"Not code" * 40}))
    for read in (read_contents, used):
        with pytest.raises(BundleError) as caught:
            read(path)
        assert str(caught.value).startswith(f"{path}: bin/cpu.so: was altered")


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_duplicate_member() -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in sorted(files().items()):
            archive.writestr(name, data)
        archive.writestr("bin/cpu.so", b"another")
    unread(buffer.getvalue(), "bin/cpu.so", "appears twice")


def test_data_around_the_zip_file_is_refused() -> None:
    data = sample.packed(files())
    refused(b"\0" + data, "", "does not fit the file")
    refused(data + b"\0", "", "end record is missing")
    refused(b"", "", "not a bundle, or truncated")
    refused(b"\x7fELF" + bytes(100), "", "not a bundle, or truncated")
    buffer = io.BytesIO(data)
    with zipfile.ZipFile(buffer, "a") as archive:
        archive.comment = b"hello"
    refused(buffer.getvalue(), "", "end record is missing")


def test_encrypted_flag_and_unknown_method_are_refused() -> None:
    data = bytearray(sample.packed(files()))
    directory = data.index(b"PK\x01\x02")
    encrypted, method = data.copy(), data.copy()
    struct.pack_into("<H", encrypted, directory + 8, 1)
    struct.pack_into("<H", method, directory + 10, 12)
    for damaged in (encrypted, method):
        refused(bytes(damaged), "bin/cpu.so", "uses a feature of zip files that bundles do not")


def test_bytes_after_a_deflate_stream_are_refused() -> None:
    """Nothing can hide behind the end of a member's compressed data."""
    found = sample.files([sample.saxpy()], members={"bin/cpu.so": b"not code" * 40})
    data = sample.packed(found, zipfile.ZIP_DEFLATED)
    member = zipfile.ZipFile(io.BytesIO(data)).getinfo("bin/cpu.so")
    assert member.header_offset == 0
    stream = 30 + len("bin/cpu.so")
    hidden = bytearray(data[: stream + member.compress_size] + b"hidden" + data[stream + member.compress_size :])
    struct.pack_into("<I", hidden, 18, member.compress_size + 6)
    directory = hidden.index(b"PK\x01\x02")
    struct.pack_into("<I", hidden, directory + 20, member.compress_size + 6)
    struct.pack_into("<I", hidden, len(hidden) - 6, directory)
    at = hidden.index(b"PK\x01\x02", directory + 4)
    while at > 0:
        struct.pack_into("<I", hidden, at + 42, struct.unpack_from("<I", hidden, at + 42)[0] + 6)
        at = hidden.find(b"PK\x01\x02", at + 4)
    refused(bytes(hidden), "bin/cpu.so", "the compressed data does not end where it should")


def test_a_zip_bomb_stays_small() -> None:
    """Decompressing stops at the size that the manifest allows."""
    bomb = sample.packed({**files(), "bin/cpu.so": bytes(200_000_000)}, zipfile.ZIP_DEFLATED)
    refused(bomb, "bin/cpu.so", "200000000 bytes, 320 allowed")
    at = [bomb.index(b"PK\x03\x04") + 22, bomb.index(b"PK\x01\x02") + 24]
    lying = bytearray(bomb)
    for place in at:
        struct.pack_into("<I", lying, place, 320)
    refused(bytes(lying), "bin/cpu.so", "does not end where it should")


def mapped() -> bool:
    return "memfd:tack:test" in Path("/proc/self/maps").read_text()


def test_image_is_mapped_as_long_as_it_is_used() -> None:
    """K-006: and no file stays open meanwhile."""
    before = os.listdir("/proc/self/fd")
    library = cpu.Library(sample.compiled(), "test")
    assert library.address("tk_total_result") > 0
    assert mapped()
    assert len(os.listdir("/proc/self/fd")) == len(before)
    with pytest.raises(DeviceError, match="test has no symbol nothing"):
        library.address("nothing")
    del library
    assert not mapped()


def test_what_is_mapped_cannot_be_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was hashed is what runs, whoever else can open the file."""
    load = ctypes.CDLL
    opened: list[int] = []

    def spy(path: str, mode: int) -> ctypes.CDLL:
        opened.append(os.open(path, os.O_RDWR))
        return load(path, mode=mode)

    monkeypatch.setattr(ctypes, "CDLL", spy)
    library = cpu.Library(sample.compiled(), "test")
    (descriptor,) = opened
    assert library.address("tk_probe") > 0
    size = os.fstat(descriptor).st_size
    assert size == len(sample.compiled())
    for change in (lambda: os.pwrite(descriptor, b"x", 0), lambda: os.ftruncate(descriptor, 0)):
        with pytest.raises(PermissionError):
            change()
    with pytest.raises(PermissionError):
        os.ftruncate(descriptor, size + 1)
    os.close(descriptor)


def built(value: int, folder: Path) -> bytes:
    """A library whose function `number` gives a value."""
    source, target = folder / "n.c", folder / "n.so"
    source.write_text(f"int number(void) {{ return {value}; }}\n")
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", target, source], check=True)
    return target.read_bytes()


def number(library: cpu.Library) -> int:
    return int(ctypes.CFUNCTYPE(ctypes.c_int)(library.address("number"))())


def test_images_in_a_row_are_each_their_own(tmp_path: Path) -> None:
    """The same descriptor number serves them all; the loader must not take one for another, mapped still or no more."""
    images = [built(value, tmp_path) for value in range(3)]
    libraries = [cpu.Library(image, "test") for image in images]
    assert [number(library) for library in libraries] == [0, 1, 2]
    libraries = [cpu.Library(images[value], "test") for value in (2, 0, 1)] + libraries
    assert [number(library) for library in libraries] == [2, 0, 1, 0, 1, 2]
    del libraries
    assert number(cpu.Library(images[1], "test")) == 1


def test_many_images_need_few_open_files() -> None:
    """A limit of open files bounds no number of variants, and a file that someone else closed or opened is not touched."""
    code = (
        "import os, resource, sys\n"
        "from tack_runtime.drivers import cpu\n"
        "image = open(sys.argv[1], 'rb').read()\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (24, 24))\n"
        "libraries = [cpu.Library(image, str(n)) for n in range(100)]\n"
        "os.closerange(3, 24)\n"
        "mine = [os.open('/dev/null', os.O_RDONLY) for _ in range(8)]\n"
        "assert len({library.address('tk_probe') for library in libraries}) == 100\n"
        "del libraries\n"
        "for descriptor in mine: os.fstat(descriptor)\n"
    )
    with tempfile.NamedTemporaryFile(suffix=".so") as file:
        file.write(sample.compiled())
        file.flush()
        subprocess.run([sys.executable, "-c", code, file.name], check=True)


@pytest.mark.parametrize(
    ("number", "advice"),
    [
        (errno.EMFILE, "ulimit -n"),
        (errno.EFBIG, "ulimit -f"),
        (errno.EPERM, "must allow memfd_create"),
        (errno.ENOMEM, "free some memory"),
    ],
)
def test_no_memory_file_to_be_had(monkeypatch: pytest.MonkeyPatch, number: int, advice: str) -> None:
    def refuse(name: str, flags: int) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "memfd_create", refuse)
    with pytest.raises(DeviceError, match=rf"^test cannot be loaded: no memory file for its code: .*{advice}"):
        cpu.Library(sample.compiled(), "test")


def test_a_python_that_is_older_than_the_c_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "memfd_create")
    assert cpu.Library(sample.compiled(), "test").address("tk_probe") > 0
    monkeypatch.setattr(ctypes, "CDLL", lambda *_, **__: types.SimpleNamespace())
    with pytest.raises(DeviceError, match="Function not implemented; the sandbox or the system must allow memfd_create"):
        cpu.Library(sample.compiled(), "test")


def test_an_image_that_is_no_library() -> None:
    before = len(os.listdir("/proc/self/fd"))
    with pytest.raises(DeviceError, match="junk cannot be loaded"):
        cpu.Library(b"not code", "junk")
    assert len(os.listdir("/proc/self/fd")) == before


V2 = frozenset({"cx16", "lahf_lm", "popcnt", "pni", "sse4_1", "sse4_2", "ssse3"})
V3 = frozenset({"abm", "avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe", "xsave"})
V4 = frozenset({"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"})


@pytest.mark.parametrize(
    ("flags", "levels"),
    [
        (V2, ("x86-64-v2",)),
        (V2 | V3, ("x86-64-v3", "x86-64-v2")),
        (V2 | V3 | V4, ("x86-64-v4", "x86-64-v3", "x86-64-v2")),
        (V2 | V4, ("x86-64-v2",)),
        (V2 | V3 | V4 - {"avx512dq"}, ("x86-64-v3", "x86-64-v2")),
    ],
)
def test_levels_of_a_machine(flags: frozenset[str], levels: tuple[str, ...]) -> None:
    assert cpu._levels("x86_64", lambda: flags | {"sse", "fpu"}) == levels


def test_machines_without_code() -> None:
    assert cpu._levels("aarch64", lambda: frozenset()) == ("aarch64",)
    with pytest.raises(DeviceError, match="older than x86-64-v2"):
        cpu._levels("x86_64", lambda: V2 - {"popcnt"})
    with pytest.raises(DeviceError, match=r"no code exists for this processor \(riscv64\)"):
        cpu._levels("riscv64", lambda: frozenset())


def test_a_level_can_be_asked_for_and_is_never_replaced() -> None:
    levels = ("x86-64-v3", "x86-64-v2")
    assert cpu._usable(levels, None) == levels
    assert cpu._usable(levels, "x86-64-v2") == ("x86-64-v2",)
    with pytest.raises(SettingError, match=r"TACK_CPU_ISA=x86-64-v4: .* it runs x86-64-v2, x86-64-v3"):
        cpu._usable(levels, "x86-64-v4")


@pytest.mark.skipif(platform.machine() != "x86_64", reason="other processors have no levels")
def test_the_level_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """`ld.so --help` says which of the same levels the C library found by cpuid."""
    text = subprocess.run(["/lib64/ld-linux-x86-64.so.2", "--help"], capture_output=True, text=True, check=True).stdout
    supported = {line.split()[0] for line in text.splitlines() if "supported, searched" in line}
    assert set(cpu.machine_levels()) == {level for level in supported if level.startswith("x86-64-v")}
    monkeypatch.setattr(settings._cpu_isa, "known", True)
    monkeypatch.setattr(settings._cpu_isa, "value", "x86-64-v2")
    assert cpu.level() == "x86-64-v2"


def test_code_for_other_devices_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """That of the CPU is mapped, and its bytes are not kept."""
    sample.Natives().put(monkeypatch)
    cuda = sample.Image("cuda", "", "source", "source/cuda/k.cu", "k")
    variant = sample.saxpy()
    variant = variant._replace(images=(*variant.images, cuda))
    members = {"bin/cpu.so": sample.compiled(), "source/cuda/k.cu": b"// text"}
    bundle = tack_runtime.load(sample.packed(sample.files([variant], members=members)))
    x = np.ones(4, np.float32)
    bundle.saxpy(x, x, np.empty_like(x), 1.0)
    assert bundle._images.data(cuda) == b"// text"


CODE = b"// " + bytes(range(32, 127)) * 60_000  # a few megabytes


def with_code(text: bytes) -> dict[str, bytes]:
    """saxpy for the CPU, and code for CUDA that nothing runs."""
    image = sample.Image("cuda", "", "source", "source/cuda/k.cu", "k")
    variant = sample.saxpy()
    variant = variant._replace(images=(*variant.images, image))
    return sample.files([variant], members={"bin/cpu.so": sample.compiled(), "source/cuda/k.cu": text})


@pytest.mark.parametrize("form", ["file", "folder"])
def test_code_for_other_devices_is_not_kept(form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read when a device needs it, wherever the process is by then, and verified again."""
    found, path = with_code(CODE), "k.tackb"
    monkeypatch.chdir(tmp_path)
    if form == "file":
        Path(path).write_bytes(sample.packed(found))
    else:
        folder(tmp_path / path, found)
    tracemalloc.start()
    try:
        bundle = tack_runtime.load(path)
        kept, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept <= most < len(CODE) // 4
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert bundle._opened.read(bundle.saxpy.variants[0].images[1].member) == CODE


def replaced(path: Path, found: dict[str, bytes]) -> None:
    if path.is_dir():
        (path / "source/cuda/k.cu").write_bytes(found["source/cuda/k.cu"])
    else:
        path.write_bytes(sample.packed(found))


@pytest.mark.parametrize("form", ["file", "folder"])
@pytest.mark.parametrize("text", [b"// other", b"// longer than before", b""])
def test_a_bundle_that_changes_after_it_was_loaded(form: str, text: bytes, tmp_path: Path) -> None:
    """Code is never that of another bundle than the one that was verified."""
    path = tmp_path / "k.tackb"
    if form == "file":
        path.write_bytes(sample.packed(with_code(b"// texts")))
    else:
        folder(path, with_code(b"// texts"))
    kernel = tack_runtime.load(path).saxpy
    image = kernel.variants[0].images[1]
    replaced(path, with_code(text))
    with pytest.raises(BundleError, match="if the bundle was replaced since it was loaded, load it again") as caught:
        kernel.code.data(image)
    assert (caught.value.bundle, caught.value.member) == (str(path), "source/cuda/k.cu")
    replaced(path, with_code(b"// texts"))
    assert kernel.code.data(image) == b"// texts"
    shutil.rmtree(path) if path.is_dir() else path.unlink()
    with pytest.raises(BundleError, match=r"cannot be read since the bundle was loaded: .*No such file"):
        kernel.code.data(image)


def together(*work: Callable[[], object]) -> None:
    """Each in a thread of its own, at once."""
    start = threading.Barrier(len(work))

    def run(each: Callable[[], object]) -> None:
        start.wait(20)
        each()

    threads = [threading.Thread(target=run, args=(each,)) for each in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_first_launches_of_two_kernels_at_once_map_one_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-034"""
    sample.Natives().put(monkeypatch)
    mapped: list[str] = []

    def slowly(image: bytes, label: str) -> cpu.Library:
        mapped.append(label)
        time.sleep(0.05)
        return cpu.Library(image, label)

    monkeypatch.setattr("tack_runtime.bundle.Library", slowly)
    bundle = tack_runtime.load(sample.bundle([sample.saxpy()], [sample.total()]))
    x, n = np.ones(4, np.float32), np.zeros(4, np.int32)
    together(lambda: bundle.saxpy(x, x, np.empty_like(x), 1.0), lambda: bundle.total(n, 4))
    assert mapped == ["<bytes>:bin/cpu.so"]
    assert n.tolist() == [1, 1, 1, 1]


def test_first_launches_at_once_start_one_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-034, U-004: the threads of a second pool would never end."""
    started: list[object] = []

    class Slow:
        def __init__(self, library: object, threads: int) -> None:
            started.append(library)
            self.threads = threads
            time.sleep(0.05)

    monkeypatch.setattr(settings, "_pool_threads", None)
    monkeypatch.setattr(cpu_native, "Support", Slow)
    monkeypatch.setattr(cpu_native, "build_variant", lambda support, *_, weak: support)
    monkeypatch.setattr(cpu, "_support", None)
    monkeypatch.setattr(cpu, "_support_library", None)
    libraries = [cpu.Library(sample.compiled(), "test") for _ in range(2)]
    found: list[object] = []
    together(
        *(
            lambda each=each: found.append(cpu._native(each, sample.saxpy(), "tk_saxpy_00000000000000f4", True))
            for each in libraries
        )
    )
    assert len(started) == 1
    assert found[0] is found[1] is cpu._support


def test_pool_of_the_process_serves_all_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    made = sample.Natives()
    made.put(monkeypatch)
    bundle = tack_runtime.load(sample.bundle([sample.saxpy()]))
    x = np.arange(4, dtype=np.float32)
    out = np.empty(4, np.float32)
    bundle.saxpy(x, x, out, 2.0)
    assert out.tolist() == [0, 3, 6, 9]
