"""Entries of the cache on disk: a folder of files named by content, private to the user (K-007).

An entry is written under another name and renamed, so readers see all of it or nothing. What an entry holds is verified by its
reader (`entries.py`). What lies in the folder is code, so nobody else may put anything there: the folder is opened once for each
use, judged as opened, and everything in it is reached through that descriptor; so is each entry. A folder that cannot be used
costs one warning, and no call. Reading an entry renews the time of its file, so that those go first that nobody reads.
"""

from __future__ import annotations

import atexit
import itertools
import os
import stat
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from tack_runtime import settings
from tack_runtime.errors import TackWarning

KINDS: Final = {
    "call": "variants of calls",
    "dims": "what the code of calls reads",
    "variant": "variants of builds",
    "source": "sources of builds",
    "code": "code of builds",
    "library": "libraries of builds",
    "bundle": "kernels of tack's own library",
    "check": "kernels without variants",
    "fact": "digests of tools",
}
SUFFIXES: Final = tuple(f".{kind}" for kind in KINDS)
TEMPORARY: Final = ".tmp"  # being written, or left behind by a process that was killed
OURS: Final = (*SUFFIXES, *(suffix + TEMPORARY for suffix in SUFFIXES))
SUPPORTED: Final = os.open in os.supports_dir_fd  # not on Windows, where no CPU code runs either
MEGABYTE: Final = 10**6  # as in sizes of bundles (`tackc.request`)

_OTHERS_MAY_WRITE: Final = stat.S_IWGRP | stat.S_IWOTH
_RENEWED_AFTER: Final = 60.0  # seconds: an entry that is read all the time is not touched all the time
_TRIES: Final = 3  # others may clear the folder between any two steps
_PARTS: Final = 8  # of the size allowed, after each of which a process that writes looks at the size again

_counter: Final = itertools.count()
_warned: set[str] = set()  # folders whose defect was reported
_written = 0  # bytes since this process has last looked at the size
_trimmed_at_exit = False
_told: list[str] | None = None  # what is wrong, where somebody collects it


class UntrustedError(OSError):
    """Others could have written what is there; the text says what to do."""


def read(name: str) -> bytes | None:
    """The content of an entry, None if there is none; whoever reads it verifies it."""
    if not (settings.cache() and SUPPORTED):
        return None
    path = settings.cache_dir()
    try:
        with opened(path) as folder:
            return content(folder, path, name)
    except FileNotFoundError:
        return None
    except OSError as error:
        _warn(path, str(error))
        return None


def write(name: str, data: bytes) -> None:
    """Keep an entry; it replaces one of the same name. Sometimes, and when the process ends, others go that are too many."""
    global _written, _trimmed_at_exit
    if not (settings.cache() and SUPPORTED):
        return
    path = settings.cache_dir()
    try:
        _kept(path, name, data)
    except OSError as error:
        _warn(path, str(error))
        return
    _written += len(data)
    if _written > settings.cache_size() * MEGABYTE // _PARTS:
        trim()
    elif not _trimmed_at_exit:
        _trimmed_at_exit = True
        atexit.register(_trim_at_exit)


def trim() -> None:
    """Remove the entries that nobody has read for longest, where there are more bytes than TACK_CACHE_SIZE allows."""
    global _written
    if not _written:
        return
    _written = 0
    path = settings.cache_dir()
    try:
        with opened(path) as folder:
            _trim(folder, settings.cache_size() * MEGABYTE)
    except FileNotFoundError:  # somebody has removed it, and all that it held
        return
    except OSError as error:
        _warn(path, str(error))


def _trim_at_exit() -> None:
    if settings.cache():
        trim()


@contextmanager
def complaints() -> Iterator[list[str]]:
    """What is wrong with the folder within the block, which is no warning of Python's then."""
    global _told
    before, _told = _told, []
    try:
        yield _told
    finally:
        _told = before


@contextmanager
def opened(path: str) -> Iterator[int]:
    """The folder as a descriptor; OSError if it is a link, or if others can write to it."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
    except OSError as error:
        if os.path.islink(path):
            raise UntrustedError(f"{path} is a symbolic link, which others may turn; name the folder itself") from error
        raise
    try:
        _check_ours(os.fstat(descriptor), path)
        yield descriptor
    finally:
        os.close(descriptor)


def content(folder: int, path: str, name: str, renew: bool = True) -> bytes:
    """All of an entry of a folder, opened, whose path is only shown; UntrustedError if others could have written it."""
    flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC  # a pipe must not hang the reader
    descriptor = os.open(name, flags, dir_fd=folder)
    try:
        status = os.fstat(descriptor)
        shown = os.path.join(path, name)
        if not stat.S_ISREG(status.st_mode):
            raise UntrustedError(f"{shown} is not a file; remove it")
        _check_ours(status, shown)
        if renew and time.time() - status.st_mtime > _RENEWED_AFTER:
            _renew(descriptor)
        with open(descriptor, "rb", closefd=False) as file:
            return file.read()
    finally:
        os.close(descriptor)


def listed(folder: int) -> Iterator[tuple[str, os.stat_result]]:
    """Name and status of every file in a folder that this module wrote, those included that were not finished."""
    with os.scandir(folder) as found:
        for entry in found:
            if entry.name.endswith(OURS) and entry.is_file(follow_symlinks=False):
                try:
                    yield entry.name, entry.stat(follow_symlinks=False)
                except FileNotFoundError:  # another process has removed it
                    continue


def removed(folder: int, name: str) -> bool:
    """Remove an entry; False where another process has done it."""
    try:
        os.unlink(name, dir_fd=folder)
    except FileNotFoundError:
        return False
    return True


def _renew(descriptor: int) -> None:
    with suppress(OSError):  # a folder that can only be read keeps its order
        os.utime(descriptor)


def _check_ours(status: os.stat_result, path: str) -> None:
    if status.st_uid != os.geteuid():
        raise UntrustedError(f"{path} belongs to another user; remove it or choose another folder")
    if status.st_mode & _OTHERS_MAY_WRITE:
        raise UntrustedError(f"other users can write to {path}, and may have; remove it or choose another folder")


def _kept(path: str, name: str, data: bytes) -> None:
    """Write an entry; where the folder is cleared or removed meanwhile, once more."""
    for tries_left in reversed(range(_TRIES)):
        try:
            os.makedirs(path, mode=0o700, exist_ok=True)
            with opened(path) as folder:
                _replace(folder, name, data)
            return
        except FileNotFoundError:
            if not tries_left:
                raise


def _replace(folder: int, name: str, data: bytes) -> None:
    temporary = f".{os.getpid()}-{next(_counter)}-{name}{TEMPORARY}"
    try:
        with open(_created(folder, temporary), "wb") as file:
            file.write(data)
        os.replace(temporary, name, src_dir_fd=folder, dst_dir_fd=folder)
    except BaseException:
        removed(folder, temporary)
        raise


def _created(folder: int, name: str) -> int:
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    try:
        return os.open(name, flags, 0o600, dir_fd=folder)
    except FileExistsError:  # a killed process of the same number left it behind
        removed(folder, name)
        return os.open(name, flags, 0o600, dir_fd=folder)


_ABANDONED: Final = 3600.0  # seconds after which nobody is writing a temporary file any more


def _trim(folder: int, most: int) -> None:
    """Remove until nine tenths are left, so that the next entry does not do it again."""
    now, entries = time.time(), []
    for name, status in listed(folder):
        if not name.endswith(TEMPORARY):
            entries.append((status.st_mtime_ns, name, status.st_size))
        elif now - status.st_mtime > _ABANDONED:
            removed(folder, name)
    total = sum(size for _, _, size in entries)
    if total <= most:
        return
    for _, name, size in sorted(entries):
        if total <= most * 9 // 10:
            return
        removed(folder, name)
        total -= size


def _warn(folder: str, reason: str) -> None:
    if folder in _warned:
        return
    _warned.add(folder)
    text = f"compiled kernels are not kept on disk: {reason} (TACK_CACHE_DIR names another folder, TACK_CACHE=0 ends this)"
    if _told is None:
        warnings.warn(text, TackWarning, stacklevel=2)
    else:
        _told.append(text)
