"""Entries of the cache, verified: a key that says all that the content depends on, and the content.

An entry is named by the sha256 of its key, holds the key, and a digest over all of it. So one that is damaged, or has another's
name, is never taken for what was asked for: it is reported (TACK_LOG=compile), made anew and replaced.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from tack_runtime import settings
from tack_runtime.digest import sha256
from tack_runtime.errors import BundleError
from tackc import cache

_MAGIC: Final = b"tack cache 1 "
_DIGEST: Final = 64  # hexadecimal digits

_T = TypeVar("_T")


class Key(NamedTuple):
    """What an entry is of: its kind, of `cache.KINDS`, and all that its content depends on."""

    kind: str
    text: str

    @property
    def name(self) -> str:
        """The name of the entry's file."""
        return f"{sha256(self.text.encode())}.{self.kind}"


class DamagedError(Exception):
    """An entry is not what was written."""


def load(key: Key) -> bytes | None:
    """What was kept under a key; None where nothing was, or it is damaged."""
    name = key.name
    data = cache.read(name)
    if data is None:
        return None
    try:
        text, found = unpacked(data)
        if text != key.text:
            raise DamagedError("it is of another key")
    except DamagedError as error:
        damaged(name, error)
        return None
    return found


def parsed(key: Key, parse: Callable[[bytes], _T]) -> _T | None:
    """What was kept under a key, as `parse` reads it; None where nothing was, or it is damaged: then `parse` raises any of the
    errors of data that has another form."""
    data = load(key)
    if data is None:
        return None
    try:
        return parse(data)
    except (ValueError, LookupError, TypeError, BundleError) as error:
        damaged(key.name, error)
        return None


def store(key: Key, data: bytes) -> None:
    """Keep something under a key."""
    cache.write(key.name, packed(key.text, data))


def damaged(name: str, error: Exception) -> None:
    """Report an entry that is made anew."""
    settings.report("compile", f"{name} is damaged and is compiled again: {error}")


def packed(text: str, data: bytes) -> bytes:
    """An entry: a line with the digest of all that follows it; then the length of the key, the key, and the content."""
    key = text.encode()
    rest = b"%d\n%b%b" % (len(key), key, data)
    return b"%b%b\n%b" % (_MAGIC, sha256(rest).encode(), rest)


def unpacked(entry: bytes) -> tuple[str, bytes]:
    """Key and content of an entry; DamagedError: it is none."""
    head = len(_MAGIC) + _DIGEST
    if not entry.startswith(_MAGIC) or entry[head : head + 1] != b"\n":
        raise DamagedError("it does not begin as an entry does")
    rest = entry[head + 1 :]
    if sha256(rest).encode() != entry[len(_MAGIC) : head]:
        raise DamagedError("its digest is not that of its content")
    length, _, body = rest.partition(b"\n")
    try:
        size = int(length)
        return body[:size].decode(), body[size:]
    except ValueError as error:
        raise DamagedError("its key is no text") from error
