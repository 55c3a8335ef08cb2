"""Bundles: kernels from a file, called by name."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Final, TypeAlias, Union

from tack_runtime import settings
from tack_runtime.contents import Contents, read_contents
from tack_runtime.dispatch import Dispatcher
from tack_runtime.drivers.cpu import Library
from tack_runtime.errors import BundleError
from tack_runtime.locks import ForkLock
from tack_runtime.manifest import KernelEntry, check_native
from tack_runtime.naming import BundleNames
from tack_runtime.options import PLAIN
from tack_runtime.resolve import Origin

Data: TypeAlias = Union[str, os.PathLike[str], bytes]
ENDS_EARLY: Final = "it has a zero byte, at which drivers take a text to end"


def load(source: Data, *, public_key: Data | None = None, signature: Data | None = None) -> Bundle:
    """Read a bundle: a file, a folder, or the bytes of a file.

    Everything in it is verified first. Its machine code is code: load only bundles that you would run. With a `public_key` (PEM
    text, its path, 32 bytes) the `signature`, by default the file with .sig beside the bundle, must fit. Raises BundleError for a
    bundle with any defect, OSError where the path cannot be read.
    """
    contents = read_contents(source)
    if public_key is not None:
        from tack_runtime import signing

        signing.check(contents.manifest.digest, contents.label, public_key, signature)
    try:
        check_native(contents.manifest)
        _check_sources(contents)
    except BundleError as error:
        raise BundleError(error.reason, error.member, contents.label) from None
    settings.report("load", f"{contents.label}: {len(contents.manifest.kernels)} kernels, {contents.manifest.producer}")
    return Bundle(contents)


def _check_sources(contents: Contents) -> None:
    for entry in contents.manifest.kernels:
        for image in (image for variant in entry.variants for image in variant.images if image.kind == "source"):
            if b"\0" in contents.members[image.member]:
                raise BundleError(ENDS_EARLY, image.member)


class Bundle:
    """The kernels of a bundle: `bundle.saxpy(...)`, or `bundle["params.saxpy"](...)` with the module's name.

    A kernel that is a method is called with the object first: `bundle.step(sim, 0.1)`, `bundle["Sim.step"]`,
    `bundle["params.Sim.step"]`. Short names work while they are unique in the bundle. Iterating gives the full names.
    """

    def __init__(self, contents: Contents) -> None:
        self.label = contents.label
        self._images = Images(contents)
        self._programs = {entry.program: contents.members[entry.program] for entry in contents.manifest.kernels}
        self._kernels = {f"{entry.module}.{entry.name}": self._kernel(entry, contents) for entry in contents.manifest.kernels}
        self._short: dict[str, list[str]] = {}
        for full, kernel in self._kernels.items():
            for name in dict.fromkeys((kernel.name, kernel.name.rpartition(".")[2])):
                self._short.setdefault(name, []).append(full)
        # Plain attributes, so that a call by name is fast; a kernel never hides one of our own.
        unique = {name: self._kernels[full[0]] for name, full in self._short.items() if len(full) == 1}
        vars(self).update({name: kernel for name, kernel in unique.items() if name not in vars(self)})

    def __getattr__(self, name: str) -> Dispatcher:
        full = self._short.get(name, [])
        if full:
            use = " or ".join(f"bundle[{each!r}]" for each in full)
            raise AttributeError(f"{len(full)} kernels of {self.label} are called {name!r}; use {use}")
        raise AttributeError(f"{self.label} has no kernel {name!r}; it has {', '.join(self._kernels) or 'none'}")

    def __getitem__(self, name: str) -> Dispatcher:
        if name in self._kernels:
            return self._kernels[name]
        if len(self._short.get(name, [])) == 1:
            return self._kernels[self._short[name][0]]
        raise KeyError(f"{self.label} has no kernel {name!r}; it has {', '.join(self._kernels) or 'none'}")

    def __contains__(self, name: object) -> bool:
        return name in self._kernels or (isinstance(name, str) and len(self._short.get(name, [])) == 1)

    def __iter__(self) -> Iterator[str]:
        return iter(self._kernels)

    def __len__(self) -> int:
        return len(self._kernels)

    def __dir__(self) -> list[str]:
        return sorted(name for name, full in self._short.items() if len(full) == 1 and "." not in name)

    def __repr__(self) -> str:
        return f"<bundle {self.label}: {', '.join(self._kernels) or 'no kernels'}>"

    def _kernel(self, entry: KernelEntry, contents: Contents) -> Dispatcher:
        text, label = contents.members[entry.program], contents.label  # not `contents`, which has all images

        def program(*_: object) -> str:
            return _decoded(text, entry.program, label)

        return Dispatcher(
            entry.name,
            entry.module,
            entry.parameters,
            entry.variants,
            program,
            BundleNames(entry.name, program, entry.variants),
            options=entry.variants[0].options if entry.variants else PLAIN,
            origin=Origin(entry.file, label, entry.module, lambda: contents.manifest.kernels, self._programs),
            code=self._images,
        )


def _decoded(text: bytes, member: str, label: str) -> str:
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        raise BundleError(f"not text: {error}", member, label) from error


class Images:
    """The images of a bundle. Shared libraries are mapped when a kernel first needs them; their bytes are kept until then. Code
    for devices is read again when one needs it."""

    def __init__(self, contents: Contents) -> None:
        self.name = os.path.basename(contents.label)
        self.producer = contents.manifest.producer
        self._members = contents.manifest.members
        self.lock = ForkLock()
        self.mapped: dict[str, Library] = {}
        variants = [variant for entry in contents.manifest.kernels for variant in entry.variants]
        members = {image.member: image.kind for variant in variants for image in variant.images}
        self.images = {name: contents.members[name] for name, kind in members.items() if kind == "library"}
        self._again = contents.again if len(self.images) < len(members) else None

    def library(self, member: str) -> Library:
        with self.lock:
            if member not in self.mapped:
                self.mapped[member] = Library(self.images[member], self.label(member))
                del self.images[member]
            return self.mapped[member]

    def data(self, member: str) -> bytes:
        assert self._again is not None  # only libraries are mapped
        return self._again(member)

    def sha256(self, member: str) -> str:
        return self._members[member].sha256

    def label(self, member: str) -> str:
        return f"{self.name}:{member}"
