"""What readers of binary formats have in common: they read bytes that anybody may have made.

A reader raises `FormatError` and nothing else, whatever the bytes are. Who asked it knows what that says: of a bundle it is a
defect, of what a build has just made it is our bug.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tack_runtime.errors import InternalError


class FormatError(Exception):
    """Bytes are not of the format that they are read as; the text says what is wrong with them."""


@contextmanager
def made_here(what: str) -> Iterator[None]:
    """While something is read that this build has made: an InternalError where it is malformed."""
    try:
        yield
    except FormatError as error:
        raise InternalError(f"{what} is malformed: {error}. Please report this.") from error


def decoded(data: bytes) -> str:
    """The text of UTF-8; FormatError where the bytes are none."""
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise FormatError(f"it holds no text: {error}") from error
