"""Bundles: one reader for zip files, folders and bytes; names of kernels; images mapped from memory."""

from __future__ import annotations

import io
import os
import struct
import zipfile
from pathlib import Path

import numpy as np
import pytest
import sample_bundles as sample

import tack_runtime
from tack_runtime import settings
from tack_runtime.contents import read_contents
from tack_runtime.drivers import cpu
from tack_runtime.errors import BundleError, DeviceError, SettingError

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
    with pytest.raises(BundleError) as caught:
        tack_runtime.load(source)  # type: ignore[arg-type]
    assert caught.value.member == member
    assert reason in caught.value.reason


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_zip_folder_and_bytes_hold_the_same(tmp_path: Path, method: int) -> None:
    data = sample.packed(files(), method)
    (tmp_path / "k.tackb").write_bytes(data)
    from_folder = read_contents(folder(tmp_path / "folder.tackb", files()))
    for contents in (read_contents(data), read_contents(bytearray(data)), read_contents(str(tmp_path / "k.tackb"))):
        assert contents.members == from_folder.members
        assert contents.manifest == from_folder.manifest
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
    """DESIGN section 5: a clash is an AttributeError that lists the full names."""
    one, two = files(), sample.files([sample.saxpy()], members=MEMBERS, module="other")
    entries = [e for found in (one, two) for e in sample_manifest(found).kernels]
    merged = {**one, **two}
    merged.pop("manifest.json")
    merged["manifest.json"] = sample.manifest_text(
        sample.Manifest(
            1, "x", tuple(entries), {path: sample.Member(sample.sha256(data), len(data)) for path, data in merged.items()}
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
    refused(sample.packed(extra), "bin/extra.so", "is not listed in the manifest")
    refused(folder(tmp_path / "extra.tackb", extra), "bin/extra.so", "is not listed in the manifest")
    del found["bin/cpu.so"]
    refused(sample.packed(found), "bin/cpu.so", "is missing")
    refused(folder(tmp_path / "less.tackb", found), "bin/cpu.so", "is missing")
    del found["manifest.json"]
    refused(sample.packed(found), "manifest.json", "is missing")
    refused(folder(tmp_path / "none.tackb", found), "manifest.json", "is missing")


def test_links_and_pipes_in_a_folder_are_refused(tmp_path: Path) -> None:
    """A path must not lead out of the folder, nor hang the reader."""
    linked = folder(tmp_path / "link.tackb", files())
    os.rename(linked / "bin/cpu.so", tmp_path / "cpu.so")
    os.symlink(tmp_path / "cpu.so", linked / "bin/cpu.so")
    refused(linked, "bin/cpu.so", "neither a file nor a folder")
    piped = folder(tmp_path / "pipe.tackb", files())
    os.unlink(piped / "bin/cpu.so")
    os.mkfifo(piped / "bin/cpu.so")
    refused(piped, "bin/cpu.so", "neither a file nor a folder")
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
    with pytest.raises(BundleError) as caught:
        tack_runtime.load(path)
    assert str(caught.value).startswith(f"{path}: bin/cpu.so: was altered")


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_duplicate_member() -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in sorted(files().items()):
            archive.writestr(name, data)
        archive.writestr("bin/cpu.so", b"another")
    refused(buffer.getvalue(), "bin/cpu.so", "appears twice")


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


def test_a_zip_bomb_stays_small() -> None:
    """Decompressing stops at the size that the manifest allows."""
    bomb = sample.packed({**files(), "bin/cpu.so": bytes(200_000_000)}, zipfile.ZIP_DEFLATED)
    refused(bomb, "bin/cpu.so", "200000000 bytes, 320 allowed")
    at = [bomb.index(b"PK\x03\x04") + 22, bomb.index(b"PK\x01\x02") + 24]
    lying = bytearray(bomb)
    for place in at:
        struct.pack_into("<I", lying, place, 320)
    refused(bytes(lying), "bin/cpu.so", "does not end where it should")


def test_image_is_mapped_from_sealed_memory() -> None:
    library = cpu.Library(sample.compiled(), "test")
    assert library.address("tk_total_result") > 0
    descriptors = [path for path in map(_link, Path("/proc/self/fd").iterdir()) if "memfd:tack:test" in path]
    assert len(descriptors) == 1
    with pytest.raises(DeviceError, match="test has no symbol nothing"):
        library.address("nothing")
    del library
    assert not [path for path in map(_link, Path("/proc/self/fd").iterdir()) if "memfd:tack:test" in path]
    assert "memfd:tack:test" not in Path("/proc/self/maps").read_text()


def _link(path: Path) -> str:
    try:
        return os.readlink(path)
    except FileNotFoundError:
        return ""


def test_image_is_mapped_from_a_file_where_there_is_no_memory_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delattr(os, "memfd_create")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    library = cpu.Library(sample.compiled(), "test")
    (path,) = tmp_path.iterdir()
    assert path.stat().st_mode & 0o777 == 0o600
    assert library.address("tk_probe") > 0
    del library
    assert list(tmp_path.iterdir()) == []


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


def test_the_level_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """`ld.so --help` says which of the same levels the C library found by cpuid."""
    import subprocess

    loader = next(Path("/lib64").glob("ld-linux-x86-64.so.2"), None)
    if loader is None:
        pytest.skip("not x86-64 glibc")
    text = subprocess.run([loader, "--help"], capture_output=True, text=True, check=True).stdout
    supported = {line.split()[0] for line in text.splitlines() if "supported, searched" in line}
    assert set(cpu.machine_levels()) == {level for level in supported if level.startswith("x86-64-v")}
    monkeypatch.setattr(settings._cpu_isa, "known", True)
    monkeypatch.setattr(settings._cpu_isa, "value", "x86-64-v2")
    assert cpu.level() == "x86-64-v2"


def test_pool_of_the_process_serves_all_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    made = sample.Natives()
    monkeypatch.setattr(cpu, "_native", made)
    bundle = tack_runtime.load(sample.bundle([sample.saxpy()]))
    x = np.arange(4, dtype=np.float32)
    out = np.empty(4, np.float32)
    bundle.saxpy(x, x, out, 2.0)
    assert out.tolist() == [0, 3, 6, 9]
