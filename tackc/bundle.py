"""Writing bundles: the same members always give the same bytes, and a reader never sees half of one.

A bundle is a zip file, or a folder with the same members (`docs/bundle-format.md`). Members are stored without compression:
the bytes then depend on no compressor's version, and the runtime maps code straight from them.
"""

from __future__ import annotations

import hashlib
import io
import os
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from tack_runtime.errors import BundleError
from tack_runtime.manifest import FORMAT, NATIVE_ABI, KernelEntry, Manifest, Member, Revision, UsedTool, has_libraries
from tack_runtime.version import VERSION
from tackc.contents import read_folder_manifest
from tackc.manifest import manifest_files
from tackc.output import write_file, write_folder

MANIFEST: Final = "manifest.json"
PRODUCER: Final = f"tackc {VERSION}"
_DATE: Final = (1980, 1, 1, 0, 0, 0)  # the oldest that a zip file can hold
_UNIX: Final = 3
_FILE_MODE: Final = 0o100644


class Provenance(NamedTuple):
    """What has made a bundle, and of which revisions its sources are."""

    tools: Iterable[UsedTool] = ()
    revisions: Iterable[Revision] = ()


UNKNOWN: Final = Provenance()


def write(
    kernels: Iterable[KernelEntry],
    members: Mapping[str, bytes],
    path: str | os.PathLike[str] | None,
    directory: bool = False,
    provenance: Provenance = UNKNOWN,
) -> bytes:
    """Make a bundle and return it as the bytes of a zip file; with a `path`, also write it there.

    `members` holds every file but the manifest, by its "/"-separated path. With `directory`, the members are written as files
    under `path` instead. An existing bundle at `path` is replaced in one step, or left as it is by OutputError; a symbolic link
    to one stays, and what it names is replaced. Character devices and FIFOs are written to, other special files refused.
    """
    files = {**members, **manifest_of(kernels, members, provenance)}
    archive = pack(files)
    if path is not None:
        put(files, archive, path, directory)
    return archive


def put(files: Mapping[str, bytes], archive: bytes, path: str | os.PathLike[str], directory: bool) -> None:
    """Write a bundle that is made, all its files or the zip file of them, as `write` does."""
    if directory:
        write_folder(files, Path(path), "a bundle", _foreign)
    else:
        write_file(archive, Path(path))


def manifest_of(
    kernels: Iterable[KernelEntry], members: Mapping[str, bytes], provenance: Provenance = UNKNOWN
) -> dict[str, bytes]:
    """The manifest of these kernels and members, as files: kernels sorted by their full names, tools and revisions each once."""
    entries = tuple(sorted(kernels, key=lambda kernel: (kernel.module, kernel.name)))
    described = {name: Member(hashlib.sha256(data).hexdigest(), len(data)) for name, data in sorted(members.items())}
    native = NATIVE_ABI if has_libraries(entries) else 0
    tools, revisions = tuple(sorted(set(provenance.tools))), tuple(sorted(set(provenance.revisions)))
    return manifest_files(Manifest(FORMAT, PRODUCER, native, entries, described, tools, revisions))


def pack(files: Mapping[str, bytes], deflated: bool = False) -> bytes:
    """A zip file of these members: sorted, with one fixed date and mode, so a pure function of names and contents; `deflated`:
    and of the zlib at hand."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", compresslevel=9) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, _DATE)
            info.compress_type = zipfile.ZIP_DEFLATED if deflated else zipfile.ZIP_STORED
            info.create_system = _UNIX
            info.external_attr = _FILE_MODE << 16
            archive.writestr(info, files[name])
    return buffer.getvalue()


def deflated(archive: bytes) -> bytes:
    """The same bundle with members that are compressed, where its size counts for more than that its bytes depend on no zlib."""
    with zipfile.ZipFile(io.BytesIO(archive)) as stored:
        return pack({name: stored.read(name) for name in stored.namelist()}, deflated=True)


def _foreign(folder: Path) -> str:
    """What would be lost that is no bundle: a file that its manifest does not list, or why there is none; "": nothing."""
    try:
        manifest, files = read_folder_manifest(os.fspath(folder))
    except BundleError as error:
        return str(error)
    return min(files - manifest.members.keys(), default="")
