"""What the disk cache of compiled variants holds, verifying and removing it: for the command line, which alone asks."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from tack_runtime import settings
from tack_runtime.errors import SettingError
from tackc import entries
from tackc.cache import KINDS, SUPPORTED, TEMPORARY, content, listed, opened, removed
from tackc.report import count

_T = TypeVar("_T")


class Kept(NamedTuple):
    """One entry on disk; `used` is when it was written or read last, in seconds since the epoch."""

    name: str
    bytes: int
    used: float

    @property
    def kind(self) -> str:
        """One of `cache.KINDS`; "" for a file that was not finished."""
        return "" if self.name.endswith(TEMPORARY) else self.name.rpartition(".")[2]


class Usage(NamedTuple):
    """What the cache holds, or what was removed from it: entries and bytes."""

    entries: int
    bytes: int

    def text(self) -> str:
        """In words."""
        return f"{count(self.entries, 'entry', 'entries')}, {count(self.bytes, 'byte')}"


class Damage(NamedTuple):
    """An entry that does not verify, and why."""

    name: str
    reason: str


class Verified(NamedTuple):
    """All entries, and those that do not verify."""

    usage: Usage
    damaged: tuple[Damage, ...]


def usage() -> Usage:
    """How many entries are kept, and their bytes. SettingError where the folder cannot be used."""
    return total(kept())


def total(found: list[Kept]) -> Usage:
    """Entries and bytes of a list, in which files that were not finished count as bytes."""
    return Usage(sum(each.kind in KINDS for each in found), sum(each.bytes for each in found))


def kept() -> list[Kept]:
    """Every entry, the one used last first, and files that were not finished. SettingError where the folder cannot be used."""
    found = _each(lambda folder, entry: entry)
    return sorted(found, key=lambda each: (-each.used, each.name))


def by_kind(found: list[Kept]) -> dict[str, Usage]:
    """What is kept of each kind that there is anything of."""
    grouped = {kind: [each for each in found if each.kind == kind] for kind in KINDS}
    return {kind: total(some) for kind, some in grouped.items() if some}


def read(name: str) -> bytes:
    """The content of an entry, whose time stays as it is; OSError or entries.DamagedError."""
    path = settings.cache_dir()
    with opened(path) as folder:
        return entries.unpacked(content(folder, path, name, renew=False))[1]


def clear() -> Usage:
    """Remove every entry; what was removed. SettingError where the folder cannot be used."""
    return total([each for each in _each(lambda folder, entry: entry if removed(folder, entry.name) else None) if each])


def verify(fix: bool) -> Verified:
    """Read every entry, and say which are not what was written; `fix` removes those. SettingError where the folder cannot be
    used."""

    def examine(folder: int, entry: Kept) -> tuple[Kept, Damage | None] | None:
        if not entry.kind:
            return None
        reason = _defect(folder, entry.name)
        if reason is None:
            return entry, None
        if not reason:  # another process has removed it
            return None
        if fix:
            removed(folder, entry.name)
        return entry, Damage(entry.name, reason)

    found = [each for each in _each(examine) if each is not None]
    damaged = sorted(damage for _, damage in found if damage is not None)
    return Verified(total([entry for entry, _ in found]), tuple(damaged))


def _defect(folder: int, name: str) -> str | None:
    """What is wrong with an entry; "" if it is gone."""
    try:
        text, _ = entries.unpacked(content(folder, settings.cache_dir(), name, renew=False))
    except FileNotFoundError:
        return ""
    except (OSError, entries.DamagedError) as error:
        return str(error)
    meant = entries.Key(name.rpartition(".")[2], text).name
    return None if meant == name else "it has the name of another key"


def _each(visit: Callable[[int, Kept], _T]) -> list[_T]:
    """What `visit` says of each file that the runtime wrote, those that a killed process left behind included."""
    path = settings.cache_dir()
    try:
        if SUPPORTED and os.path.lexists(path):
            with opened(path) as folder:
                return [visit(folder, Kept(name, status.st_size, status.st_mtime)) for name, status in list(listed(folder))]
    except OSError as error:
        raise SettingError(f"the folder of compiled kernels cannot be used: {error} (TACK_CACHE_DIR names another)") from error
    return []
