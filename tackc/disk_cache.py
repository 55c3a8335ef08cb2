"""What the disk cache of compiled variants holds, and removing it: for the command line, which alone asks."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import NamedTuple

from tack_runtime import settings
from tack_runtime.errors import SettingError
from tackc.cache import BUNDLE, OURS, SUPPORTED, opened


class Kept(NamedTuple):
    """One variant on disk; `modified` is the time of its file, in seconds since the epoch."""

    path: str
    bytes: int
    modified: float


class Usage(NamedTuple):
    """What the cache holds, or what was removed from it: variants and bytes."""

    entries: int
    bytes: int


def usage() -> Usage:
    """How many variants are kept, and their bytes. SettingError where the folder cannot be used."""
    return _usage(_entries(remove=False))


def variants() -> list[Kept]:
    """Every variant that is kept, the newest first. SettingError where the folder cannot be used."""
    found = [each for each in _entries(remove=False) if each.path.endswith(BUNDLE)]
    return sorted(found, key=lambda each: (-each.modified, each.path))


def clear() -> Usage:
    """Remove every entry; what was removed. SettingError where the folder cannot be used."""
    return _usage(_entries(remove=True))


def _usage(entries: list[Kept]) -> Usage:
    return Usage(sum(each.path.endswith(BUNDLE) for each in entries), sum(each.bytes for each in entries))


def _entries(remove: bool) -> list[Kept]:
    """The files that the runtime wrote, those that a killed process left behind included, which it may also remove."""
    path = settings.cache_dir()
    found: list[Kept] = []
    try:
        if SUPPORTED and os.path.lexists(path):
            with opened(path) as folder:
                for name, status in list(_kept(folder)):
                    if remove:
                        os.unlink(name, dir_fd=folder)
                    found.append(Kept(os.path.join(path, name), status.st_size, status.st_mtime))
    except OSError as error:
        raise SettingError(f"the folder of compiled kernels cannot be used: {error} (TACK_CACHE_DIR names another)") from error
    return found


def _kept(folder: int) -> Iterator[tuple[str, os.stat_result]]:
    """Name and status of every file that the runtime wrote."""
    with os.scandir(folder) as found:
        for entry in found:
            if entry.name.endswith(OURS) and entry.is_file(follow_symlinks=False):
                yield entry.name, entry.stat(follow_symlinks=False)
