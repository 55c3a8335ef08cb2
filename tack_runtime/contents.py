"""A bundle that is read where it is needed: a zip file, a folder, or bytes (docs/adr/0035-read-where-it-is-needed.md).

What says what is in a bundle is verified when it is opened, a kernel's part of the manifest when the kernel is asked for, and
every other member, with size and sha256, whenever it is read. `tackc.contents` reads and verifies everything at once.
"""

from __future__ import annotations

import functools
import io
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias, Union

from tack_runtime.archive import Archive
from tack_runtime.digest import sha256
from tack_runtime.errors import BundleError
from tack_runtime.manifest import MANIFEST, KernelEntry, Manifest, Member, parse_manifest, parse_part

_MANIFEST_LIMIT: Final = 1 << 26  # bytes

Data: TypeAlias = Union[str, os.PathLike[str], bytes]  # a file by its path, or its bytes
Fetch: TypeAlias = Callable[[str, int], bytes]  # a member's bytes, of which there should be so many


class Opened:
    """A bundle; `label` names it in messages, `path` says where it is, "" for one of `data`, its bytes. BundleError: a defect of
    what was read."""

    __slots__ = ("_entries", "_fetch", "_members", "data", "label", "manifest", "path")

    def __init__(self, label: str, fetch: Fetch, path: str = "", data: bytes = b"") -> None:
        self.label = label
        self.path = path
        self.data = data
        self._fetch = fetch
        self.manifest = manifest = read_manifest(fetch)  # as far as manifest.json has it
        self._entries = {f"{entry.module}.{entry.name}": entry for entry in manifest.kernels}
        self._members = dict(manifest.members)

    def names(self) -> dict[str, str]:
        """The full names of all kernels, with those in their modules."""
        found = {f"{entry.module}.{entry.name}": entry.name for entry in self.manifest.kernels}
        return found or {full: part.name for full, part in self.manifest.parts.items()}

    def entry(self, full: str) -> KernelEntry:
        """A kernel by its full name."""
        if full not in self._entries:
            part = self.manifest.parts[full]
            with labelled(self.label):
                data = self._checked(part.path, Member(part.sha256, part.size))
                entry, members = parse_part(data, part, self.manifest)
            self._members.update(members)
            self._entries[full] = entry
        return self._entries[full]

    def entries(self) -> list[KernelEntry]:
        """All kernels."""
        return [self.entry(full) for full in self.names()]

    def sha256(self, path: str) -> str:
        """That of a member which a kernel that was asked for uses."""
        return self._members[path].sha256

    def read(self, path: str) -> bytes:
        """A member which a kernel that was asked for uses."""
        with labelled(self.label):
            return self._checked(path, self._members[path])

    def _checked(self, path: str, member: Member) -> bytes:
        try:
            data = self._fetch(path, member.size)
            check(path, member, data)
        except OSError as error:
            raise BundleError(f"cannot be read since the bundle was loaded: {error}", path) from error
        except BundleError as error:
            advice = "; if the bundle was replaced since it was loaded, load it again" if self.path else ""
            raise BundleError(f"{error.reason}{advice}", path) from error
        return data


@contextmanager
def labelled(label: str) -> Iterator[None]:
    """Errors that name a bundle."""
    try:
        yield
    except BundleError as error:
        raise BundleError(error.reason, error.member, label) from error


def open_bundle(source: Data, name: str = "<bytes>") -> Opened:
    """Open a zip file, a folder, or the bytes of a zip file, of that name. BundleError: a defect; OSError: the path cannot be
    read."""
    label = name if isinstance(source, (bytes, bytearray, memoryview)) else os.fspath(source)
    with labelled(label):
        if isinstance(source, (bytes, bytearray, memoryview)):
            data = bytes(source)
            return _archived(label, archive_of(data), data=data)
        path = os.path.abspath(label)
        if os.path.isdir(path):
            fetch = functools.partial(from_folder, path)
            try:
                return Opened(label, fetch, path)
            except FileNotFoundError as error:
                raise BundleError("is missing", MANIFEST) from error
        with open_regular(path) as file:
            size = os.fstat(file.fileno()).st_size
        return _archived(label, Archive(size, functools.partial(_read_at, path)), path)


def read_manifest(fetch: Fetch) -> Manifest:
    """What manifest.json says."""
    data = fetch(MANIFEST, _MANIFEST_LIMIT)
    if len(data) > _MANIFEST_LIMIT:
        raise BundleError("is too large", MANIFEST)
    return parse_manifest(data)


def archive_of(data: bytes) -> Archive:
    """A zip file that is in memory."""
    return Archive(len(data), lambda offset, size: data[offset : offset + size])


def _archived(label: str, archive: Archive, path: str = "", data: bytes = b"") -> Opened:
    def fetch(name: str, size: int) -> bytes:
        return archive.read(archive.find(name), size)

    opened = Opened(label, fetch, path, data)
    if archive.count != opened.manifest.files:
        reason = f"the manifest lists {opened.manifest.files} members, the zip file has {archive.count}"
        raise BundleError(reason, MANIFEST)
    return opened


def _read_at(path: str, offset: int, size: int) -> bytes:
    with open_regular(path) as file:
        file.seek(offset)
        return file.read(size)


def open_regular(path: str) -> io.BufferedReader:
    """A file to read; BundleError where it is a pipe, or anything else than a file."""
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    file = open(descriptor, "rb")  # noqa: SIM115  # the caller closes it
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        file.close()
        raise BundleError("not a file", bundle=path)
    return file


def from_folder(folder: str, path: str, size: int) -> bytes:
    """A member of a bundle folder; at most one byte more than `size`."""
    with open_regular(os.path.join(folder, *path.split("/"))) as file:
        return file.read(min(size, os.fstat(file.fileno()).st_size) + 1)


def check(path: str, member: Member, data: bytes) -> None:
    """BundleError: the bytes of a member are not those that the manifest lists."""
    if len(data) != member.size:
        raise BundleError(f"has {'more' if len(data) > member.size else 'fewer'} than the {member.size} bytes it should", path)
    if sha256(data) != member.sha256:
        raise BundleError("was altered: its sha256 is not the one in the manifest", path)
