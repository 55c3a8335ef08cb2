"""The bundle writer: the same bytes for the same members, and an output that is never half written."""

from __future__ import annotations

import hashlib
import io
import json
import os
import pty
import socket
import stat
import threading
import tty
import zipfile
from pathlib import Path

import pytest

from tack_runtime.manifest import NATIVE_ABI, Image, KernelEntry, Variant
from tack_runtime.options import Options
from tack_runtime.signature import parse_signature
from tackc import bundle, output
from tackc.contents import read_contents
from tackc.output import OutputError

MEMBERS = {"kernels/b.json": b"{}", "bin/cpu-x86-64-v3.so": b"\x7fELF", "kernels/a.json": b"[]"}


def entry(name: str, module: str = "m") -> KernelEntry:
    program = f"kernels/{name}.json"
    return KernelEntry(name, module, "m.py", 3, ("x",), program, hashlib.sha256(MEMBERS[program]).hexdigest(), ())


KERNELS = (entry("b"), entry("a"))


def test_bytes_do_not_depend_on_the_order_of_members_or_kernels() -> None:
    backwards = dict(reversed(MEMBERS.items()))
    assert bundle.write(KERNELS, MEMBERS, None) == bundle.write(KERNELS[::-1], backwards, None)


def test_zip_is_sorted_stored_and_without_dates() -> None:
    archive = zipfile.ZipFile(io.BytesIO(bundle.write(KERNELS, MEMBERS, None)))
    infos = archive.infolist()
    assert [info.filename for info in infos] == sorted([*MEMBERS, "manifest.json"])
    for info in infos:
        assert info.date_time == (1980, 1, 1, 0, 0, 0)
        assert info.compress_type == zipfile.ZIP_STORED
        assert info.external_attr >> 16 == 0o100644
        assert not info.extra
        assert not info.comment


def test_manifest_lists_every_other_member_with_its_hash_and_size() -> None:
    manifest = json.loads(bundle.manifest_of(KERNELS, MEMBERS)["manifest.json"])
    assert manifest["members"].keys() == MEMBERS.keys()
    for name, data in MEMBERS.items():
        text = json.dumps(manifest["members"][name])
        assert hashlib.sha256(data).hexdigest() in text
        assert str(len(data)) in text


def test_folder_holds_the_same_members_as_the_zip(tmp_path: Path) -> None:
    folder = tmp_path / "k.tackb"
    archive = zipfile.ZipFile(io.BytesIO(bundle.write(KERNELS, MEMBERS, folder, directory=True)))
    files = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert files == {name: archive.read(name) for name in archive.namelist()}


def test_folder_is_replaced_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "k.tackb"
    bundle.write(KERNELS, {**MEMBERS, "source/old.cu": b"old"}, path, directory=True)
    bundle.write(KERNELS, MEMBERS, path, directory=True)
    assert not (path / "source").exists()
    assert [p.name for p in tmp_path.iterdir()] == ["k.tackb"]


def test_folder_is_replaced_where_names_cannot_be_exchanged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "_exchange", lambda one, other: False)
    test_folder_is_replaced_as_a_whole(tmp_path)


def test_missing_folders_are_made(tmp_path: Path) -> None:
    data = bundle.write(KERNELS, MEMBERS, tmp_path / "dist" / "new" / "k.tackb")
    assert (tmp_path / "dist" / "new" / "k.tackb").read_bytes() == data


def test_a_failing_write_leaves_the_old_bundle_and_no_temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "k.tackb"
    path.write_bytes(b"old")

    def full(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OutputError, match="No space left on device"):
        bundle.write(KERNELS, MEMBERS, path)
    assert path.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["k.tackb"]


@pytest.mark.parametrize("directory", [False, True])
def test_the_content_is_on_the_disk_before_it_gets_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, directory: bool
) -> None:
    """Else a crash of the machine could leave a bundle of nothing under a good name."""
    events: list[str] = []
    fsync, replace, rename = os.fsync, os.replace, os.rename

    def synced(descriptor: int) -> None:
        events.append(f"sync {os.fstat(descriptor).st_size}")
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", lambda old, new: events.append("name") or replace(old, new))
    monkeypatch.setattr(os, "rename", lambda old, new: events.append("name") or rename(old, new))
    data = bundle.write(KERNELS, MEMBERS, tmp_path / "k.tackb", directory)
    manifest = len(bundle.manifest_of(KERNELS, MEMBERS)["manifest.json"])
    sizes = [len(MEMBERS[name]) for name in sorted(MEMBERS)] + [manifest] if directory else [len(data)]
    assert events == [*(f"sync {size}" for size in sizes), "name"]


def test_a_temporary_that_is_there_already_is_not_written_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Someone may have guessed its name, and linked it to a file that they cannot write."""
    victim = tmp_path / "victim"
    victim.write_bytes(b"precious")
    monkeypatch.setattr(output, "_beside", lambda path: tmp_path / "guessed")
    os.link(victim, tmp_path / "guessed")
    with pytest.raises(OutputError, match="File exists"):
        bundle.write(KERNELS, MEMBERS, tmp_path / "k.tackb")
    assert victim.read_bytes() == b"precious"
    assert not (tmp_path / "k.tackb").exists()


def test_native_version_where_there_is_cpu_code() -> None:
    """J-001: a bundle without CPU code fits every runtime."""
    image = Image("cpu", "x86-64-v3", "library", "bin/cpu-x86-64-v3.so", "tk_a")
    variant = Variant("0" * 16, parse_signature("a(x=f32[:])"), (), (), (), (), (), None, Options(), (), (), (image,), ())
    for entries, native in ((KERNELS, 0), ([entry("a")._replace(variants=(variant,))], NATIVE_ABI)):
        assert json.loads(bundle.manifest_of(entries, MEMBERS)["manifest.json"])["native"] == native


def test_a_folder_of_something_else_is_never_replaced(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "main.py").write_text("precious")
    with pytest.raises(OutputError, match="something else than a bundle"):
        bundle.write(KERNELS, MEMBERS, tmp_path / "src", directory=True)
    with pytest.raises(OutputError, match="it is a folder"):
        bundle.write(KERNELS, MEMBERS, tmp_path / "src")
    assert (tmp_path / "src" / "main.py").read_text() == "precious"


def test_a_file_is_not_replaced_by_a_folder(tmp_path: Path) -> None:
    (tmp_path / "k.tackb").write_bytes(b"old")
    with pytest.raises(OutputError, match="it is a file"):
        bundle.write(KERNELS, MEMBERS, tmp_path / "k.tackb", directory=True)
    assert (tmp_path / "k.tackb").read_bytes() == b"old"


def assert_untouched(folder: Path, *names: str) -> None:
    assert sorted(path.name for path in folder.iterdir()) == sorted(names)


def test_bytes_go_through_a_fifo(tmp_path: Path) -> None:
    """A FIFO takes the bytes and stays what it is; so does a link to one."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("pipe")
    read: list[bytes] = []
    for name in ("pipe", "link"):
        reader = threading.Thread(target=lambda: read.append((tmp_path / "pipe").read_bytes()), daemon=True)
        reader.start()
        data = bundle.write(KERNELS, MEMBERS, tmp_path / name)
        reader.join(10)
        assert read.pop() == data
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)
    assert (tmp_path / "link").is_symlink()
    assert_untouched(tmp_path, "pipe", "link")


def test_bytes_go_through_a_character_device(tmp_path: Path) -> None:
    """A terminal of this process stands for /dev/null, whose node a broken writer would replace."""
    leader, follower = pty.openpty()
    try:
        tty.setraw(follower)
        (tmp_path / "device").symlink_to(os.ttyname(follower))
        read = bytearray()
        wanted = len(bundle.write(KERNELS, MEMBERS, None))

        def drain() -> None:
            while len(read) < wanted:
                read.extend(os.read(leader, wanted))

        reader = threading.Thread(target=drain, daemon=True)
        reader.start()
        data = bundle.write(KERNELS, MEMBERS, tmp_path / "device")
        reader.join(10)
        assert bytes(read) == data
        assert stat.S_ISCHR((tmp_path / "device").stat().st_mode)
    finally:
        os.close(leader)
        os.close(follower)
    assert_untouched(tmp_path, "device")


def test_other_special_files_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the name of a socket must be short
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind("s.tackb")
        with pytest.raises(OutputError, match="neither a file nor a folder"):
            bundle.write(KERNELS, MEMBERS, "s.tackb")
        with pytest.raises(OutputError, match="it is a file"):
            bundle.write(KERNELS, MEMBERS, "s.tackb", directory=True)
    assert stat.S_ISSOCK((tmp_path / "s.tackb").stat().st_mode)
    assert_untouched(tmp_path, "s.tackb")


@pytest.mark.parametrize("exists", [True, False])
@pytest.mark.parametrize("directory", [True, False])
def test_a_link_stays_and_its_target_is_replaced(tmp_path: Path, directory: bool, exists: bool) -> None:
    folder, target, link = tmp_path / "links", tmp_path / "targets" / "k.tackb", tmp_path / "links" / "k.tackb"
    folder.mkdir()
    link.symlink_to("../targets/k.tackb")
    if exists:
        bundle.write(KERNELS, {**MEMBERS, "source/old.cu": b"old"}, target, directory)
    bundle.write(KERNELS, MEMBERS, link, directory)
    assert link.is_symlink()
    assert target.is_dir() == directory
    assert read_contents(target).members.keys() == MEMBERS.keys()
    assert_untouched(folder, "k.tackb")
    assert_untouched(target.parent, "k.tackb")


def test_links_that_lead_nowhere_are_an_output_error(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    for directory in (False, True):
        with pytest.raises(OutputError, match=r"cannot write .*: Too many levels"):
            bundle.write(KERNELS, MEMBERS, tmp_path / "a", directory)
    assert_untouched(tmp_path, "a", "b")


@pytest.mark.parametrize("manifest", ['{"name": "a web page"}', "{", None])
@pytest.mark.parametrize("extra", [None, "notes.txt", "bin/mine"])
def test_a_folder_is_replaced_only_if_all_of_it_is_a_bundle(tmp_path: Path, manifest: str | None, extra: str | None) -> None:
    """A file named manifest.json makes no bundle, and a real one does not own what it does not list."""
    path = tmp_path / "k"
    bundle.write(KERNELS, MEMBERS, path, directory=True)
    if manifest is not None:
        (path / "manifest.json").write_text(manifest)
    if extra is not None:
        (path / extra).write_text("precious")
    before = {file: file.read_bytes() for file in path.rglob("*") if file.is_file()}
    if manifest is None and extra is None:
        bundle.write(KERNELS, MEMBERS, path, directory=True)
    else:
        with pytest.raises(OutputError, match="something else than a bundle"):
            bundle.write(KERNELS, MEMBERS, path, directory=True)
    assert {file: file.read_bytes() for file in path.rglob("*") if file.is_file()} == before
    assert_untouched(tmp_path, "k")


def test_a_link_inside_a_folder_is_no_part_of_a_bundle(tmp_path: Path) -> None:
    bundle.write(KERNELS, MEMBERS, tmp_path / "k", directory=True)
    (tmp_path / "k" / "link").symlink_to("manifest.json")
    with pytest.raises(OutputError, match="something else than a bundle"):
        bundle.write(KERNELS, MEMBERS, tmp_path / "k", directory=True)
    assert (tmp_path / "k" / "link").is_symlink()


def test_a_damaged_bundle_is_replaced(tmp_path: Path) -> None:
    bundle.write(KERNELS, MEMBERS, tmp_path / "k", directory=True)
    (tmp_path / "k" / "kernels" / "a.json").write_bytes(b"cut")
    (tmp_path / "k" / "kernels" / "b.json").unlink()
    bundle.write(KERNELS, MEMBERS, tmp_path / "k", directory=True)
    assert read_contents(tmp_path / "k").members == MEMBERS


def test_permissions_follow_the_umask(tmp_path: Path) -> None:
    old = os.umask(0o027)
    try:
        bundle.write(KERNELS, MEMBERS, tmp_path / "k.tackb")
    finally:
        os.umask(old)
    assert (tmp_path / "k.tackb").stat().st_mode & 0o777 == 0o640
