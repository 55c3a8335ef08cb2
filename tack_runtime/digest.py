"""sha256, without the cost of loading OpenSSL where little is hashed."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

# The interpreter's own sha256 loads in no time; OpenSSL's loads in 3 ms and is several times as fast.
_OWN: Final = ("_sha2", "_sha256")  # from Python 3.12 on, and before
_LARGE: Final = 1 << 20


def sha256(data: bytes) -> str:
    """The digest in hexadecimal."""
    digest: str = (_openssl() if len(data) >= _LARGE else _own())(data).hexdigest()
    return digest


def _openssl() -> Callable[[bytes], Any]:
    from hashlib import sha256 as hash_large

    return hash_large


@lru_cache(maxsize=1)  # a module that is not there is looked for anew at each import
def _own() -> Callable[[bytes], Any]:
    for name in _OWN:
        try:
            own: Callable[[bytes], Any] = __import__(name).sha256  # without loading importlib
        except ImportError:  # some distributions leave it out
            continue
        return own
    return _openssl()
