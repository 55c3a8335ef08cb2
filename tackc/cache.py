"""Compiled variants on disk: a folder of files named by content, private to the user (K-007).

An entry is written under another name and renamed, so readers see all of it or nothing. What an entry holds is verified by its
reader. What lies in the folder is code, so nobody else may put anything there: the folder is opened once for each use, judged as
opened, and everything in it is reached through that descriptor; so is each entry. A folder that cannot be used costs one warning,
and no call.
"""

from __future__ import annotations

import itertools
import os
import stat
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tack_runtime import settings
from tack_runtime.errors import TackWarning

BUNDLE: Final = ".tackb"  # a bundle of one variant
DIMS: Final = ".dims"  # which dimensions a kernel's variants bake in
DIGEST: Final = ".digest"  # the digest of a tool's file, and the state that the file was in

_ENTRIES: Final = (BUNDLE, DIMS, DIGEST)
OURS: Final = (*_ENTRIES, *(f"{entry}.tmp" for entry in _ENTRIES))  # .tmp: left behind by a process that was killed
_OTHERS_MAY_WRITE: Final = stat.S_IWGRP | stat.S_IWOTH
SUPPORTED: Final = os.open in os.supports_dir_fd  # not on Windows, where no CPU code runs either

_counter: Final = itertools.count()
_warned: set[str] = set()  # folders whose defect was reported


class _UntrustedError(OSError):
    """Others could have written what is there; the text says what to do."""


def read(name: str) -> bytes | None:
    """The content of an entry, None if there is none; whoever reads it verifies it."""
    if not (settings.cache() and SUPPORTED):
        return None
    path = settings.cache_dir()
    try:
        with opened(path) as folder:
            return _content(folder, path, name)
    except FileNotFoundError:
        return None
    except OSError as error:
        _warn(path, str(error))
        return None


def write(name: str, data: bytes) -> None:
    """Keep an entry; it replaces one of the same name."""
    if not (settings.cache() and SUPPORTED):
        return
    path = settings.cache_dir()
    try:
        os.makedirs(path, mode=0o700, exist_ok=True)
        with opened(path) as folder:
            _replace(folder, name, data)
    except OSError as error:
        _warn(path, str(error))


@contextmanager
def opened(path: str) -> Iterator[int]:
    """The folder as a descriptor; OSError if it is a link, or if others can write to it."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
    except OSError as error:
        if os.path.islink(path):
            raise _UntrustedError(f"{path} is a symbolic link, which others may turn; name the folder itself") from error
        raise
    try:
        _check_ours(os.fstat(descriptor), path)
        yield descriptor
    finally:
        os.close(descriptor)


def _content(folder: int, path: str, name: str) -> bytes:
    """All of an entry; _UntrustedError if others could have written it."""
    flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC  # a pipe must not hang the reader
    with open(os.open(name, flags, dir_fd=folder), "rb") as file:
        status = os.fstat(file.fileno())
        shown = os.path.join(path, name)
        if not stat.S_ISREG(status.st_mode):
            raise _UntrustedError(f"{shown} is not a file; remove it")
        _check_ours(status, shown)
        return file.read()


def _check_ours(status: os.stat_result, path: str) -> None:
    if status.st_uid != os.geteuid():
        raise _UntrustedError(f"{path} belongs to another user; remove it or choose another folder")
    if status.st_mode & _OTHERS_MAY_WRITE:
        raise _UntrustedError(f"other users can write to {path}, and may have; remove it or choose another folder")


def _replace(folder: int, name: str, data: bytes) -> None:
    temporary = f".{os.getpid()}-{next(_counter)}-{name}.tmp"
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    try:
        descriptor = os.open(temporary, flags, 0o600, dir_fd=folder)
    except FileExistsError:  # a killed process of the same number left it behind
        os.unlink(temporary, dir_fd=folder)
        descriptor = os.open(temporary, flags, 0o600, dir_fd=folder)
    try:
        with open(descriptor, "wb") as file:
            file.write(data)
        os.replace(temporary, name, src_dir_fd=folder, dst_dir_fd=folder)
    except BaseException:
        os.unlink(temporary, dir_fd=folder)
        raise


def _warn(folder: str, reason: str) -> None:
    if folder not in _warned:
        _warned.add(folder)
        warnings.warn(
            f"compiled kernels are not kept on disk: {reason} (TACK_CACHE_DIR names another folder, TACK_CACHE=0 ends this)",
            TackWarning,
            stacklevel=2,
        )
