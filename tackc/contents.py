"""The checked contents of a whole bundle, from a zip file or a folder: every member, none missing and none unlisted."""

from __future__ import annotations

import functools
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final, NamedTuple

from tack_runtime.contents import Fetch, archive_of, check, from_folder, labelled, open_regular, read_manifest
from tack_runtime.errors import BundleError
from tack_runtime.manifest import (
    MANIFEST,
    NO_PARTS,
    PATH_LIMIT,
    KernelEntry,
    Manifest,
    Member,
    canonical,
    check_folders,
    has_libraries,
    parse_part,
)
from tackc.compiler.program import Program, program_from_json

PACKAGED: Final = "kernels.tackb"  # the bundle in a package that `tackc build --package` makes


class Contents(NamedTuple):
    """A whole bundle in memory. `label` names it in messages; `members` are those that the whole manifest lists."""

    label: str
    manifest: Manifest
    members: Mapping[str, bytes]

    def program(self, entry: KernelEntry) -> Program:
        """The program of a kernel; BundleError: it is none."""
        with self._made_of(entry):
            return program_from_json(self.members[entry.program].decode())

    def docstring(self, entry: KernelEntry) -> str:
        """The docstring of a kernel's function, "" where it has none; BundleError: its program is none."""
        program = self.program(entry)
        with self._made_of(entry):
            return program.functions[program.kernel].docstring()

    @contextmanager
    def _made_of(self, entry: KernelEntry) -> Iterator[None]:
        try:
            yield
        except (ValueError, SyntaxError, RecursionError) as error:
            raise BundleError(f"no program: {error}", entry.program, self.label) from error


def read_contents(source: str | os.PathLike[str] | bytes, label: str = "<bytes>") -> Contents:
    """Read and verify a bundle: a zip file, a folder, or the bytes of a zip file, which `label` names; every member with size and
    sha256, none missing or unlisted. BundleError names the member and the reason; OSError: the path cannot be read.
    """
    if isinstance(source, (bytes, bytearray, memoryview)):
        with labelled(label):
            return _whole(label, *_archived(bytes(source)))
    path = os.fspath(source)
    if os.path.isdir(path):
        with labelled(path):
            return _whole(path, functools.partial(from_folder, path), set(_files(path)))
    return read_contents(read_file(path), path)


def read_file(path: str | os.PathLike[str]) -> bytes:
    """The bytes of a file. BundleError: it is a pipe or a device; OSError: it cannot be read."""
    with labelled(os.fspath(path)), open_regular(os.fspath(path)) as file:
        return file.read()


def read_folder_manifest(folder: str) -> tuple[Manifest, set[str]]:
    """The manifest of a bundle folder, and the "/"-separated paths of all other files in it, listed or not, but its parts.
    BundleError: no manifest, or what no bundle holds."""
    fetch, files = functools.partial(from_folder, folder), set(_files(folder))
    manifest, parts = _manifest(fetch, files)
    return manifest, files - {MANIFEST, *parts}


def _whole(label: str, fetch: Fetch, found: set[str]) -> Contents:
    manifest, parts = _manifest(fetch, found)
    listed = {**manifest.members, **parts}
    for path in sorted(listed.keys() - found):
        raise BundleError("is missing", path)
    for path in sorted(found - listed.keys() - {MANIFEST}):
        raise BundleError("is not listed in the manifest", path)
    members = {}
    for path, member in manifest.members.items():
        members[path] = fetch(path, member.size)
        check(path, member, members[path])
    return Contents(label, manifest, members)


def _manifest(fetch: Fetch, found: set[str]) -> tuple[Manifest, dict[str, Member]]:
    """The manifest with all its parts, and what those are as members."""
    if MANIFEST not in found:
        hint = f"; the folder is a package, whose bundle is the file {PACKAGED} in it" if PACKAGED in found else ""
        raise BundleError(f"is missing{hint}", MANIFEST)
    manifest = read_manifest(fetch)
    if not manifest.parts:
        return manifest, {}
    parts = {part.path: Member(part.sha256, part.size) for part in manifest.parts.values()}
    kernels, members = [], dict(manifest.members)
    for part in manifest.parts.values():
        if part.path not in found:
            raise BundleError("is missing", part.path)
        data = fetch(part.path, part.size)
        check(part.path, parts[part.path], data)
        entry, own = parse_part(data, part, manifest)
        if canonical(json.loads(data)).encode() != data:
            raise BundleError("not canonical JSON text", part.path)
        for path in sorted(own.keys() & (members.keys() | parts.keys())):
            raise BundleError(f"{path!r} is listed elsewhere, too", part.path)
        kernels.append(entry)
        members |= own
    check_folders({**members, **parts})
    if len(members) + len(parts) + 1 != manifest.files:
        raise BundleError(f"lists {len(members) + len(parts) + 1} members, and says {manifest.files}", MANIFEST)
    if (manifest.native != 0) != has_libraries(kernels):
        raise BundleError("native: says whether there are CPU libraries, and does not fit the images", MANIFEST)
    ordered = dict(sorted(members.items()))
    return manifest._replace(kernels=tuple(kernels), members=ordered, parts=NO_PARTS, total=0), parts


def _archived(data: bytes) -> tuple[Fetch, set[str]]:
    """A zip file whose members lie back to back, with nothing else in it."""
    archive = archive_of(data)
    entries = {}
    at = expected = 0
    for _ in range(archive.count):
        entry, at = archive.entry_at(at)
        if entry.name in entries:
            raise BundleError("appears twice in the zip file", entry.name)
        if entry.offset != expected:
            raise BundleError("damaged zip file: members do not lie back to back", entry.name)
        entries[entry.name] = entry
        expected = entry.end
    if at != len(archive.directory) or expected != archive.start:
        raise BundleError("damaged zip file: bytes that belong to no member")
    return lambda name, size: archive.read(entries[name], size), set(entries)


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
