"""Compiled variants on disk: a folder of files named by content, private to the user (K-007).

An entry is written under another name and renamed, so readers see all of it or nothing. What an entry holds is verified by its
reader. A folder that cannot be used costs one warning, and no call.
"""

from __future__ import annotations

import itertools
import os
import stat
import warnings
from collections.abc import Iterator
from typing import Final, NamedTuple

from tack_runtime import settings
from tack_runtime.errors import TackWarning

BUNDLE: Final = ".tackb"  # a bundle of one variant
DIMS: Final = ".dims"  # which dimensions a kernel's variants bake in

_OTHERS_MAY_WRITE: Final = stat.S_IWGRP | stat.S_IWOTH

_counter: Final = itertools.count()
_warned: set[str] = set()  # folders whose defect was reported


class Kept(NamedTuple):
    """One variant on disk; `modified` is the time of its file, in seconds since the epoch."""

    path: str
    bytes: int
    modified: float


class Usage(NamedTuple):
    """What the cache holds, or what was removed from it: variants and bytes."""

    entries: int
    bytes: int


def read(name: str) -> bytes | None:
    """The content of an entry, None if there is none; whoever reads it verifies it."""
    if not settings.cache():
        return None
    folder = settings.cache_dir()
    try:
        if not _is_private(folder):
            return None
        with open(os.path.join(folder, name), "rb") as file:
            return file.read()
    except FileNotFoundError:
        return None
    except OSError as error:
        _warn(folder, str(error))
        return None


def write(name: str, data: bytes) -> None:
    """Keep an entry; it replaces one of the same name."""
    if not settings.cache():
        return
    folder = settings.cache_dir()
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        if _is_private(folder):
            _replace(folder, name, data)
    except OSError as error:
        _warn(folder, str(error))


def usage() -> Usage:
    """How many variants are kept, and their bytes."""
    sizes = [(entry.name, entry.stat().st_size) for entry in _entries(settings.cache_dir())]
    return _usage(sizes)


def variants() -> list[Kept]:
    """Every variant that is kept, the newest first."""
    found = []
    for entry in _entries(settings.cache_dir()):
        if entry.name.endswith(BUNDLE):
            status = entry.stat()
            found.append(Kept(entry.path, status.st_size, status.st_mtime))
    return sorted(found, key=lambda each: (-each.modified, each.path))


def clear() -> Usage:
    """Remove every entry; what was removed."""
    removed = []
    for entry in _entries(settings.cache_dir()):
        size = entry.stat().st_size
        os.unlink(entry.path)
        removed.append((entry.name, size))
    return _usage(removed)


def _usage(sizes: list[tuple[str, int]]) -> Usage:
    return Usage(sum(name.endswith(BUNDLE) for name, _ in sizes), sum(size for _, size in sizes))


def _entries(folder: str) -> Iterator[os.DirEntry[str]]:
    """Files that this module wrote, those that a killed process left behind included."""
    try:
        found = list(os.scandir(folder))
    except FileNotFoundError:
        return
    for entry in found:
        if entry.is_file(follow_symlinks=False) and entry.name.endswith((BUNDLE, DIMS, f"{BUNDLE}.tmp", f"{DIMS}.tmp")):
            yield entry


def _is_private(folder: str) -> bool:
    """Whether nobody else can put code into the folder; if others can, say so once."""
    if os.name != "posix":
        return True
    status = os.stat(folder)
    if status.st_uid == os.geteuid() and not status.st_mode & _OTHERS_MAY_WRITE:
        return True
    _warn(folder, f"other users can write to it; make it private: chmod 700 {folder}")
    return False


def _replace(folder: str, name: str, data: bytes) -> None:
    temporary = os.path.join(folder, f".{os.getpid()}-{next(_counter)}-{name}.tmp")
    try:
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "wb") as file:
            file.write(data)
        os.replace(temporary, os.path.join(folder, name))
    except BaseException:
        if os.path.lexists(temporary):
            os.unlink(temporary)
        raise


def _warn(folder: str, reason: str) -> None:
    if folder not in _warned:
        _warned.add(folder)
        warnings.warn(
            f"compiled kernels are not kept on disk: {reason} (TACK_CACHE_DIR names another folder, TACK_CACHE=0 ends this)",
            TackWarning,
            stacklevel=2,
        )
