"""Bundles: kernels from a file, called by name."""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable, Iterator
from typing import Any, Final

from tack_runtime import settings
from tack_runtime.contents import Data, Opened, labelled, open_bundle
from tack_runtime.dispatch import OF_PROGRAMS, Dispatcher, Manners
from tack_runtime.drivers.cpu import Library
from tack_runtime.errors import BundleError
from tack_runtime.locks import ForkLock
from tack_runtime.manifest import Image, check_native
from tack_runtime.naming import BundleNames
from tack_runtime.options import PLAIN
from tack_runtime.resolve import Origin

ENDS_EARLY: Final = "it has a zero byte, at which drivers take a text to end"


def load(source: Data, *, public_key: Data | None = None, signature: Data | None = None) -> Bundle:
    """Open a bundle: a file, a folder, or the bytes of a file.

    Its kernels and their code are read, and verified, when they are first needed, so leave it where it is. Its machine code is
    code: load only bundles that you would run. With a `public_key` (PEM text, its path, 32 bytes) the `signature`, by default the
    file with .sig beside the bundle, must fit. Raises BundleError for a defect, here or where it is met; OSError where the path
    cannot be read.
    """
    opened = open_bundle(source)
    if public_key is not None or signature is not None:
        from tack_runtime import signing

        signing.check(opened.manifest.digest, opened.label, public_key, signature)
    return Bundle(usable(opened))


def usable(opened: Opened) -> Opened:
    """A bundle whose machine code this runtime can call; BundleError: it is for another one."""
    with labelled(opened.label):
        check_native(opened.manifest)
    settings.report("load", f"{opened.label}: {len(opened.names())} kernels, {opened.manifest.producer}")
    return opened


class Bundle:
    """The kernels of a bundle: `bundle.saxpy(...)`, or `bundle["params.saxpy"](...)` with the module's name.

    A kernel that is a method is called with the object first: `bundle.step(sim, 0.1)`, `bundle["Sim.step"]`,
    `bundle["params.Sim.step"]`. Short names work while they are unique in the bundle. Iterating gives the full names.
    """

    def __init__(self, opened: Opened, manners: Manners = OF_PROGRAMS) -> None:
        self._opened = opened
        self._manners = manners
        self._images = Images(opened, self)
        alive[opened.manifest.digest] = self  # the latest
        self._kernels: dict[str, Dispatcher] = {}  # those that were asked for
        self._short: dict[str, list[str]] = {}
        self._names = opened.names()
        for full, name in self._names.items():
            self._short.setdefault(name, []).append(full)
            if "." in name:
                self._short.setdefault(name.rpartition(".")[2], []).append(full)

    def __getattr__(self, name: str) -> Dispatcher:
        full = self._short.get(name, [])
        if len(full) == 1:
            # From now on a plain attribute, so that a call by name is fast; a kernel never hides one of our own.
            kernel = vars(self)[name] = self._kernel(full[0])
            return kernel
        if full:
            use = " or ".join(f"bundle[{each!r}]" for each in full)
            raise AttributeError(f"{len(full)} kernels of {self._opened.label} are called {name!r}; use {use}")
        raise AttributeError(f"{self._opened.label} has no kernel {name!r}; it has {', '.join(self) or 'none'}")

    def __getitem__(self, name: str) -> Dispatcher:
        if name in self._names:
            return self._kernel(name)
        if len(self._short.get(name, [])) == 1:
            return self._kernel(self._short[name][0])
        raise KeyError(f"{self._opened.label} has no kernel {name!r}; it has {', '.join(self) or 'none'}")

    def __contains__(self, name: object) -> bool:
        return name in self._names or (isinstance(name, str) and len(self._short.get(name, [])) == 1)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __dir__(self) -> list[str]:
        return sorted(name for name, full in self._short.items() if len(full) == 1 and "." not in name)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        from tack_runtime import pickling  # few programs pickle bundles

        return pickling.of_bundle(self._opened)

    def __repr__(self) -> str:
        return f"<bundle {self._opened.label}: {', '.join(self) or 'no kernels'}>"

    def _kernel(self, full: str) -> Dispatcher:
        return self._kernels.get(full) or self._kernels.setdefault(full, self._made(full))  # the first one that a thread made

    def _made(self, full: str) -> Dispatcher:
        opened = self._opened
        entry = opened.entry(full)

        def program(*_: object) -> str:
            try:
                return opened.read(entry.program).decode()
            except UnicodeDecodeError as error:
                raise BundleError(f"not text: {error}", entry.program, opened.label) from error

        return Dispatcher(
            entry.name,
            entry.module,
            entry.parameters,
            entry.variants,
            program,
            BundleNames(entry.name, program, entry.variants),
            options=entry.variants[0].options if entry.variants else PLAIN,
            origin=Origin(entry.file, opened.label, entry.module, opened.entries, opened.read, remedy=self._manners.remedy),
            code=self._images,
            manners=self._manners,
        )


alive: Final[weakref.WeakValueDictionary[str, Bundle]] = weakref.WeakValueDictionary()  # by their digests


class Images:
    """The images of a bundle. Shared libraries are mapped when a kernel first needs them."""

    def __init__(self, opened: Opened, bundle: Bundle) -> None:
        self.opened = opened
        self._bundle = bundle  # a kernel keeps it, so that a pickle of the kernel finds it
        self.name = os.path.basename(opened.label)
        self._lock = ForkLock()
        self._mapped: dict[str, Library] = {}

    def library(self, member: str) -> Library:
        with self._lock:
            if member not in self._mapped:
                self._mapped[member] = Library(self.opened.read(member), self.label(member))
            return self._mapped[member]

    def data(self, image: Image) -> bytes:
        data = self.opened.read(image.member)
        if image.kind == "source" and b"\0" in data:
            raise BundleError(ENDS_EARLY, image.member, self.opened.label)
        return data

    def label(self, member: str) -> str:
        return f"{self.name}:{member}"
