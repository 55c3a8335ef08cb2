"""The checked contents of a bundle, from a zip file or a folder."""

from __future__ import annotations

import functools
import os
import stat
from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from tack_runtime.archive import Archive, Entry, unpacked
from tack_runtime.digest import sha256
from tack_runtime.errors import BundleError
from tack_runtime.manifest import MANIFEST, PATH_LIMIT, Manifest, Member, parse_manifest

_MANIFEST_LIMIT: Final = 1 << 26  # bytes


_Fetch: TypeAlias = Callable[[str, int], bytes]  # a member's bytes, which should be so many


class Contents:
    """A whole bundle in memory. `label` names it in messages; `again` reads a member from where the bundle is, without keeping
    `members`: BundleError where it is no longer what it was."""

    __slots__ = ("again", "label", "manifest", "members")

    def __init__(self, label: str, manifest: Manifest, members: Mapping[str, bytes], fetch: _Fetch) -> None:
        self.label = label
        self.manifest = manifest
        self.members = members
        self.again: Callable[[str], bytes] = functools.partial(_again, label, manifest.members, fetch)


def _again(label: str, members: Mapping[str, Member], fetch: _Fetch, path: str) -> bytes:
    try:
        data = fetch(path, members[path].size)
        _check(path, members[path], data)
    except BundleError as error:
        raise BundleError(f"{error.reason}; the bundle has changed since it was loaded", path, label) from error
    except OSError as error:
        raise BundleError(f"cannot be read since the bundle was loaded: {error}", path, label) from error
    return data


def read_contents(source: str | os.PathLike[str] | bytes) -> Contents:
    """Read and verify a bundle: a zip file, a folder, or the bytes of a zip file; every member with size and sha256, none
    missing or unlisted. BundleError names the member and the reason; OSError: the path cannot be read.
    """
    if isinstance(source, (bytes, bytearray, memoryview)):
        return _archived("<bytes>", bytes(source))
    path = os.fspath(source)
    if os.path.isdir(path):
        try:
            return _from_folder(path)
        except BundleError as error:
            raise BundleError(error.reason, error.member, path) from error
    return _archived(path, _read_file(path), os.path.abspath(path))


def _archived(label: str, data: bytes, file: str = "") -> Contents:
    try:
        archive = Archive(data)
        fetch = functools.partial(_from_file, file, archive.entries) if file else archive.read
        return _from_archive(label, archive, fetch)
    except BundleError as error:
        raise BundleError(error.reason, error.member, label) from error


def _from_file(path: str, entries: Mapping[str, Entry], name: str, _: int) -> bytes:
    with open(path, "rb") as file:
        file.seek(entries[name].start)
        return unpacked(entries[name], file.read(entries[name].packed))


def _read_file(path: str, size: int | None = None) -> bytes:
    """All of a regular file; at most one byte more than `size`."""
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise BundleError("not a file", bundle=path)
        return file.read(-1 if size is None else size + 1)


def _from_archive(label: str, archive: Archive, fetch: _Fetch) -> Contents:
    if MANIFEST not in archive.entries:
        raise BundleError("is missing", MANIFEST)
    manifest = parse_manifest(archive.read(MANIFEST, _MANIFEST_LIMIT))
    _check_names(manifest, archive.entries.keys() - {MANIFEST})
    members = {}
    for path, member in manifest.members.items():
        members[path] = archive.read(path, member.size)
        _check(path, member, members[path])
    return Contents(label, manifest, members, fetch)


def read_folder_manifest(folder: str) -> tuple[Manifest, set[str]]:
    """The manifest of a bundle folder, and the "/"-separated paths of all other files in it, listed or not. BundleError: no
    manifest, or what no bundle holds."""
    try:
        data = _read_file(os.path.join(folder, MANIFEST), _MANIFEST_LIMIT)
    except FileNotFoundError as error:
        raise BundleError("is missing", MANIFEST) from error
    if len(data) > _MANIFEST_LIMIT:
        raise BundleError("is too large", MANIFEST)
    return parse_manifest(data), set(_files(folder)) - {MANIFEST}


def _from_folder(folder: str) -> Contents:
    manifest, files = read_folder_manifest(folder)
    _check_names(manifest, files)
    fetch = functools.partial(_from_below, os.path.abspath(folder))
    members = {}
    for path, member in manifest.members.items():
        members[path] = fetch(path, member.size)
        _check(path, member, members[path])
    return Contents(folder, manifest, members, fetch)


def _from_below(folder: str, path: str, size: int) -> bytes:
    return _read_file(os.path.join(folder, *path.split("/")), size)


def _files(folder: str) -> Iterator[str]:
    """The "/"-separated paths of all files below a folder. BundleError: too long a path, or neither a file nor a folder."""
    waiting = [""]
    while waiting:
        prefix = waiting.pop()
        with os.scandir(os.path.join(folder, prefix)) as entries:
            for entry in entries:
                path = prefix + entry.name
                if len(path) > PATH_LIMIT:
                    raise BundleError("longer than a path in a bundle may be", f"{path[:60]}...")
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(f"{path}/")
                elif entry.is_file(follow_symlinks=False):
                    yield path
                else:
                    raise BundleError("neither a file nor a folder", path)


def _check_names(manifest: Manifest, found: set[str]) -> None:
    for path in sorted(manifest.members.keys() - found):
        raise BundleError("is missing", path)
    for path in sorted(found - manifest.members.keys()):
        raise BundleError("is not listed in the manifest", path)


def _check(path: str, member: Member, data: bytes) -> None:
    if len(data) != member.size:
        raise BundleError(f"has {'more' if len(data) > member.size else 'fewer'} than the {member.size} bytes it should", path)
    if sha256(data) != member.sha256:
        raise BundleError("was altered: its sha256 is not the one in the manifest", path)
