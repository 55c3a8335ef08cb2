"""Pickles of bundles and of their kernels: by the digest of the bundle, which each process loads once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, Union

from tack_runtime import bundle, settings
from tack_runtime.contents import Opened
from tack_runtime.dispatch import Dispatcher
from tack_runtime.errors import BundleError, KernelTypeError
from tack_runtime.locks import ForkLock

_Key: TypeAlias = tuple[str, Union[str, bytes]]  # digest; path, or the bytes of a bundle without one
Pickle: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...]]

_KEPT: Final = 64  # bundles that pickles named, which stay loaded from one task to the next
_kept: Final[dict[str, bundle.Bundle]] = {}
_lock: Final = ForkLock()


def of_bundle(opened: Opened) -> Pickle:
    """How a bundle is made again."""
    return restored, _key(opened)


def of_kernel(kernel: Dispatcher) -> Pickle:
    """How a kernel of a bundle is made again."""
    if not isinstance(kernel.code, bundle.Images):
        raise KernelTypeError(f"the dispatcher of kernel '{kernel.name}' is no kernel of a bundle; pickle the kernel itself")
    return restored_kernel, (*_key(kernel.code.opened), f"{kernel.module}.{kernel.name}")


def restored(digest: str, source: str | bytes) -> bundle.Bundle:
    """The bundle of a digest: one that this process has, else that of the pickle, or one that TACK_BUNDLE names here.
    BundleError: there is none; with the digests of those that there are."""
    with _lock:
        found = _kept.pop(digest, None) or bundle.alive.get(digest) or _loaded(digest, source)
        _kept[digest] = found  # the latest last
        while len(_kept) > _KEPT:
            del _kept[next(iter(_kept))]
        return found


def restored_kernel(digest: str, source: str | bytes, full: str) -> Dispatcher:
    """A kernel of the bundle of a digest, by its full name."""
    return restored(digest, source)[full]


def _key(opened: Opened) -> _Key:
    return opened.manifest.digest, opened.path or opened.data


def _loaded(digest: str, source: str | bytes) -> bundle.Bundle:
    tried: list[str] = []
    for path in dict.fromkeys((source, *settings.bundles())):
        try:
            found = bundle.load(path)
        except (OSError, BundleError) as error:
            tried.append(f"{error}")
            continue
        if found._opened.manifest.digest == digest:
            return found
        tried.append(f"{path!r} is another bundle now, of digest {found._opened.manifest.digest}")
    raise BundleError(
        f"no bundle of digest {digest}, from which a kernel was pickled: {'; '.join(tried)}. Have the file where it was, "
        "or name it here with TACK_BUNDLE",
        bundle=source if isinstance(source, str) else "<bytes>",
    )
