"""Writing bundles: the same members always give the same bytes, and a reader never sees half of one.

A bundle is a zip file, or a folder with the same members (`docs/bundle-format.md`). Members are stored without compression:
the bytes then depend on no compressor's version, and the runtime maps code straight from them.
"""

from __future__ import annotations

import ctypes
import errno
import hashlib
import io
import os
import secrets
import shutil
import stat
import sys
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from tack_runtime.contents import read_folder_manifest
from tack_runtime.errors import BundleError, TackError
from tack_runtime.manifest import FORMAT, NATIVE_ABI, KernelEntry, Manifest, Member, has_libraries
from tack_runtime.version import VERSION
from tackc.manifest import manifest_text

MANIFEST: Final = "manifest.json"
PRODUCER: Final = f"tackc {VERSION}"
_DATE: Final = (1980, 1, 1, 0, 0, 0)  # the oldest that a zip file can hold
_UNIX: Final = 3
_FILE_MODE: Final = 0o100644
_EXCHANGE: Final = 2  # RENAME_EXCHANGE of renameat2(2)
_AT_FDCWD: Final = -100


class OutputError(TackError):
    """The output path cannot be written; whatever lay there is untouched."""


def write(
    kernels: Iterable[KernelEntry], members: Mapping[str, bytes], path: str | os.PathLike[str] | None, directory: bool = False
) -> bytes:
    """Make a bundle and return it as the bytes of a zip file; with a `path`, also write it there.

    `members` holds every file but the manifest, by its "/"-separated path. With `directory`, the members are written as files
    under `path` instead. An existing bundle at `path` is replaced in one step, or left as it is by OutputError; a symbolic link
    to one stays, and what it names is replaced. Character devices and FIFOs are written to, other special files refused.
    """
    files = {**members, MANIFEST: manifest_bytes(kernels, members)}
    archive = pack(files)
    if path is not None:
        try:
            if directory:
                _write_directory(files, Path(path))
            else:
                _write_file(archive, Path(path))
        except OSError as error:
            raise OutputError(f"cannot write {path}: {error.strerror or error}") from error
    return archive


def manifest_bytes(kernels: Iterable[KernelEntry], members: Mapping[str, bytes]) -> bytes:
    """The manifest of these kernels and members: kernels sorted by their full names."""
    entries = tuple(sorted(kernels, key=lambda kernel: (kernel.module, kernel.name)))
    described = {name: Member(hashlib.sha256(data).hexdigest(), len(data)) for name, data in sorted(members.items())}
    native = NATIVE_ABI if has_libraries(entries) else 0
    return manifest_text(Manifest(FORMAT, PRODUCER, native, entries, described)).encode()


def pack(files: Mapping[str, bytes]) -> bytes:
    """A zip file of these members: sorted, with one fixed date and mode, so a pure function of names and contents."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, _DATE)
            info.create_system = _UNIX
            info.external_attr = _FILE_MODE << 16
            archive.writestr(info, files[name])
    return buffer.getvalue()


def _write_file(data: bytes, path: Path) -> None:
    mode = _mode(path)
    if stat.S_ISDIR(mode):
        raise OutputError(
            f"cannot write {path}: it is a folder; write '{path}/' to replace a bundle folder, or choose another name"
        )
    if stat.S_ISCHR(mode) or stat.S_ISFIFO(mode):
        _write_through(data, path)
        return
    if mode and not stat.S_ISREG(mode):
        raise OutputError(f"cannot write {path}: it is neither a file nor a folder; choose another name")
    target = _resolved(path)
    temporary = _beside(target)
    try:
        _create(temporary, data)
        os.replace(temporary, target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _write_directory(files: Mapping[str, bytes], path: Path) -> None:
    mode = _mode(path)
    if stat.S_ISDIR(mode):
        _check_replaceable(path)
    elif mode:
        raise OutputError(f"cannot write {path}/: it is a file; remove it, or leave out the '/'")
    target = _resolved(path)
    temporary = _beside(target)
    try:
        for name, data in sorted(files.items()):
            member = temporary / name
            member.parent.mkdir(parents=True, exist_ok=True)
            _create(member, data)
        _move_directory(temporary, target)
    finally:
        shutil.rmtree(temporary, ignore_errors=True)


def _mode(path: Path) -> int:
    """What lies at a path, links followed, as `st_mode` says it; 0: nothing."""
    try:
        return path.stat().st_mode
    except FileNotFoundError:
        return 0


def _resolved(path: Path) -> Path:
    """The path without symbolic links, in a folder that exists: what is put there is what the links lead to."""
    target = Path(os.path.realpath(path))
    target.parent.mkdir(parents=True, exist_ok=True)
    return target


def _check_replaceable(folder: Path) -> None:
    """OutputError if anything would be lost but a bundle: a file that its manifest does not list, or any file without one.

    A folder that another build replaces meanwhile is looked at again.
    """
    while True:
        looked_at = folder.stat().st_ino
        try:
            _check_is_bundle(folder)
        except (OutputError, FileNotFoundError):
            if folder.exists() and folder.stat().st_ino == looked_at:
                raise
        else:
            return


def _check_is_bundle(folder: Path) -> None:
    if not any(folder.iterdir()):
        return
    try:
        manifest, files = read_folder_manifest(os.fspath(folder))
        foreign = sorted(files - manifest.members.keys())
    except BundleError as error:
        raise OutputError(f"cannot write {folder}/: it is a folder that holds something else than a bundle ({error})") from error
    if foreign:
        raise OutputError(f"cannot write {folder}/: it is a folder that holds something else than a bundle ({foreign[0]})")


def _write_through(data: bytes, path: Path) -> None:
    """Write to a device or a FIFO: it is where the bytes go, never a name to replace."""
    with open(os.open(path, os.O_WRONLY), "wb") as file:
        file.write(data)


def _move_directory(new: Path, path: Path) -> None:
    """Put `new` at `path`; a folder that was there ends up at `new`, in one step where the system can exchange two names."""
    if _renamed(new, path) or _exchange(new, path):
        return
    old = _beside(path)
    os.rename(path, old)
    try:
        os.rename(new, path)
    except BaseException:
        os.rename(old, path)
        raise
    os.rename(old, new)


def _renamed(new: Path, path: Path) -> bool:
    """Whether `new` could be moved to a `path` where nothing was, or an empty folder: another build may have put one there."""
    try:
        os.rename(new, path)
    except OSError as error:
        if error.errno not in (errno.ENOTEMPTY, errno.EEXIST):
            raise
        return False
    return True


def _exchange(one: Path, other: Path) -> bool:
    """Swap two names at once; False where the system or the file system cannot."""
    if not sys.platform.startswith("linux"):
        return False
    renameat2 = getattr(ctypes.CDLL(None), "renameat2", None)
    if renameat2 is None:
        return False
    return bool(renameat2(_AT_FDCWD, os.fsencode(one), _AT_FDCWD, os.fsencode(other), _EXCHANGE) == 0)


def _create(path: Path, data: bytes) -> None:
    """Write a new file with the user's usual permissions, and have it on the disk before it gets its name."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _beside(path: Path) -> Path:
    """A fresh name in the same folder, so that a rename to `path` stays on one file system."""
    return path.with_name(f".{path.name}.{secrets.token_hex(8)}.tmp")
