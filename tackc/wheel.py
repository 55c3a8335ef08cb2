"""Wheels: a bundle as a distribution that pip installs, which needs the runtime only.

Its bytes are a function of the bundle and of what is asked for: members are sorted and stored, dates fixed, and nothing of the
machine gets in.
"""

from __future__ import annotations

import base64
import hashlib
import keyword
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression
from packaging.utils import InvalidName, canonicalize_name
from packaging.version import InvalidVersion, Version

from tack_runtime.manifest import Manifest
from tack_runtime.version import VERSION
from tackc import bundle, package
from tackc.attached import GROUP
from tackc.bundle import PRODUCER
from tackc.contents import read_contents
from tackc.manifest import manifest_files
from tackc.output import write_file
from tackc.request import RequestError
from tackc.stubs import Export

# Nothing in it is code of Python's: the runtime chooses code for a machine when a kernel is called (docs/adr/0034).
TAG: Final = "py3-none-any"
_PYTHON: Final = ">=3.10"
_INSTALLED: Final = ("tackc", "numpy")  # what programs with such a wheel have installed


@dataclass(frozen=True, slots=True)
class Request:
    """What a wheel is called, and what its metadata say. `package`: of the package in it, dots between names; "": like `name`."""

    name: str
    version: str
    package: str = ""
    summary: str = ""
    license: str = ""


@dataclass(frozen=True, slots=True)
class Wheel:
    """A wheel that was written."""

    path: Path
    bytes: int
    sha256: str
    name: str
    version: str
    package: str
    requires: tuple[str, ...]
    kernels: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """As JSON data (`tackc wheel --json`)."""
        return {
            "wheel": str(self.path),
            "bytes": self.bytes,
            "sha256": self.sha256,
            "name": self.name,
            "version": self.version,
            "package": self.package,
            "tag": TAG,
            "requires": list(self.requires),
            "kernels": list(self.kernels),
        }

    def text(self) -> str:
        """In two lines."""
        return f"{self.package}: {', '.join(self.kernels)}\nwrote {self.path} ({self.bytes:,} bytes)"


def write(source: Path, request: Request, folder: Path) -> Wheel:
    """Make a wheel of a bundle, a file or a folder, and write it into `folder`, where one of that name is replaced in one step.

    RequestError: a name or a version that no wheel can have; BundleError: the bundle has a defect; OutputError.
    """
    asked = _checked(request)
    contents = read_contents(source)
    manifest = contents.manifest
    files = package.files(contents, bundle.pack({**contents.members, **manifest_files(manifest)}))
    requires = (f"tackc>={_needed(manifest)}",)
    kernels = package.exports(contents)
    place = asked.package.replace(".", "/")
    members = {f"{place}/{name}": content for name, content in files.items()}
    stem = f"{canonicalize_name(asked.name).replace('-', '_')}-{asked.version}"
    info = {
        "METADATA": _metadata(asked, requires, kernels, manifest),
        "WHEEL": f"Wheel-Version: 1.0\nGenerator: {PRODUCER}\nRoot-Is-Purelib: true\nTag: {TAG}\n",
        "entry_points.txt": f"[{GROUP}]\n{asked.package} = {asked.package}:bundle\n",
    }
    members |= {f"{stem}.dist-info/{name}": text.encode() for name, text in info.items()}
    record = f"{stem}.dist-info/RECORD"
    packed = bundle.pack({**members, record: _record(members, record)})
    path = folder / f"{stem}-{TAG}.whl"
    write_file(packed, path)
    names = tuple(export.name for export in kernels)
    digest = hashlib.sha256(packed).hexdigest()
    return Wheel(path, len(packed), digest, asked.name, asked.version, asked.package, requires, names)


def _checked(request: Request) -> Request:
    """The request in normal form."""
    try:
        canonical = canonicalize_name(request.name, validate=True)
    except InvalidName:
        raise RequestError(
            f"--name {request.name!r}: a name has letters, digits, '-', '_' and '.', and a letter or digit at both ends"
        ) from None
    if canonical in _INSTALLED:
        raise RequestError(f"--name {request.name!r}: pip would install the wheel in place of {canonical}; choose another name")
    try:
        version = str(Version(request.version))
    except InvalidVersion:
        raise RequestError(f"--version {request.version!r} is no version (PEP 440); write 1.2, 1.2.0rc1 or 1.2+local") from None
    summary = request.summary or "Kernels that tackc has compiled ahead of time"
    if not summary.isprintable():
        raise RequestError("--summary is one line of text")
    found = request.package or canonical.replace("-", "_")
    _check_package(found, given=bool(request.package))
    return Request(request.name, version, found, summary, _license(request.license))


def _license(text: str) -> str:
    if not text:
        return ""
    try:
        return canonicalize_license_expression(text)
    except InvalidLicenseExpression as error:
        raise RequestError(f"--license {text!r}: {error}; write an SPDX expression, such as MIT or 'MIT OR Apache-2.0'") from None


def _check_package(name: str, given: bool) -> None:
    parts = name.split(".")
    if not all(part.isidentifier() and part.isascii() and not keyword.iskeyword(part) for part in parts):
        what = f"--package-name {name!r}" if given else f"{name!r}, after --name,"
        raise RequestError(f"{what} cannot be imported; name the package with --package-name, as in --package-name heat_kernels")
    if package.hides(parts[0]):
        raise RequestError(f"the package {name!r} would hide the module {parts[0]!r}; choose another --package-name")


def _needed(manifest: Manifest) -> str:
    """The oldest runtime that reads the bundle and serves its package: of the versions that made them, the later one."""
    made = re.match(r"tackc (\S+)$", manifest.producer)
    try:
        versions = [Version(VERSION), *([Version(made[1])] if made else [])]
    except InvalidVersion:
        return VERSION
    return str(max(versions))


def _metadata(asked: Request, requires: Sequence[str], kernels: Sequence[Export], manifest: Manifest) -> str:
    fields = [
        ("Metadata-Version", "2.4"),
        ("Name", asked.name),
        ("Version", asked.version),
        ("Summary", asked.summary),
        *([("License-Expression", asked.license)] if asked.license else []),
        ("Requires-Python", _PYTHON),
        *(("Requires-Dist", each) for each in requires),
        ("Description-Content-Type", "text/plain; charset=UTF-8"),
    ]
    head = "".join(f"{name}: {value}\n" for name, value in fields)
    return f"{head}\n{_description(asked, kernels, manifest)}\n"


def _description(asked: Request, kernels: Sequence[Export], manifest: Manifest) -> str:
    """Which kernels there are, with their docstrings, and for which targets they have code."""
    about = [export.full_doc.replace("\n", "\n    ") for export in kernels]
    shown = [
        f"{export.name}({', '.join(export.entry.parameters)})\n    {doc}" for export, doc in zip(kernels, about, strict=True)
    ]
    images = {(image.target, image.level) for entry in manifest.kernels for v in entry.variants for image in v.images}
    targets = sorted(f"{target}:{level}" if level else target for target, level in images)
    use = f"    from {asked.package} import {', '.join(export.name for export in kernels) or 'bundle'}"
    made = f"{asked.summary}.\n\n{use}\n\nCode for {', '.join(targets) or 'no target'}."
    return "\n\n".join(re.sub(r"[ \t]+$", "", text, flags=re.M) for text in [made, *shown])


def _record(members: Mapping[str, bytes], record: str) -> bytes:
    """The list of a wheel's files: path, hash, size."""
    lines = [f"{name},sha256={_hash(data)},{len(data)}" for name, data in sorted(members.items())]
    return "\n".join([*lines, f"{record},,", ""]).encode()


def _hash(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
