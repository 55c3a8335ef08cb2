"""Verifying a bundle: sizes and hashes of all members, then every image by its own structure and by tools that read its kind.

Nothing of the bundle is run.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from tack_runtime.bundle import ENDS_EARLY
from tack_runtime.contents import read_contents
from tack_runtime.manifest import Image
from tackc.report import columns, fitted
from tackc.toolchains import cpu, elf_reader, hip, nvrtc, spirv
from tackc.toolchains.formats import FormatError, decoded
from tackc.toolchains.validators import BY_KIND, is_strange


@dataclass(frozen=True, slots=True)
class Checked:
    """An image: its targets as `--arch` has them, which tool took it or why none was asked, and what is wrong with it."""

    member: str
    kind: str
    targets: tuple[str, ...]
    bytes: int
    kernels: int
    tool: str
    unasked: str
    defect: str

    def to_json(self) -> dict[str, Any]:
        return {
            "member": self.member,
            "kind": self.kind,
            "targets": list(self.targets),
            "bytes": self.bytes,
            "kernels": self.kernels,
            "tool": self.tool or None,
            "not_asked": self.unasked or None,
            "defect": self.defect or None,
        }


@dataclass(frozen=True, slots=True)
class Verification:
    """What was found. `members` were all of the size and hash that the manifest says, else there is none."""

    label: str
    members: int
    images: tuple[Checked, ...]

    @property
    def defects(self) -> tuple[str, ...]:
        """What is wrong, a text for each image."""
        return tuple(f"{self.label}: {image.member}: {image.defect}" for image in self.images if image.defect)

    def to_json(self) -> dict[str, Any]:
        """The same as JSON data (`tackc verify --json`)."""
        errors = [{"code": None, "message": text} for text in self.defects]
        return {
            "bundle": self.label,
            "members": self.members,
            "images": [each.to_json() for each in self.images],
            "errors": errors,
        }

    def table(self) -> str:
        """A line for each image, and what could not be asked."""
        rows = [("image", "targets", "kernels", "bytes", "verified by")]
        for each in self.images:
            structure = "names" if each.kind == "source" else "structure"
            by = "DEFECT" if each.defect else ", ".join(part for part in (structure, each.tool) if part)
            rows.append((each.member, " ".join(each.targets), str(each.kernels), f"{each.bytes:,}", by))
        lines = [f"{self.label}: {self.members} members, all of the size and sha256 that the manifest says"]
        unasked = dict.fromkeys(f"{each.kind}: structure only, {each.unasked}" for each in self.images if each.unasked)
        return "\n".join([*map(fitted, lines), *columns(rows, right={2, 3}), *map(fitted, unasked)])


def verify(path: Path) -> Verification:
    """Verify a bundle. BundleError: it cannot be read, or a member is missing or altered; what is wrong within one is told."""
    contents = read_contents(os.fspath(path))
    images: dict[tuple[str, str, str], list[Image]] = {}  # a forged manifest may list a member as several things
    for kernel in contents.manifest.kernels:
        for image in (image for variant in kernel.variants for image in variant.images):
            images.setdefault((image.member, image.kind, image.level), []).append(image)
    found = tuple(checked(images[key], contents.members[key[0]]) for key in sorted(images))
    return Verification(contents.label, len(contents.members), found)


def checked(images: list[Image], code: bytes) -> Checked:
    """What is found of the code that images share, which are of one kind and level."""
    first = images[0]
    targets = tuple(dict.fromkeys(f"{image.target}:{image.level}" if image.level else image.target for image in images))
    symbols = {image.symbol for image in images}
    defect = _flaw(first, code, symbols)
    tool, unasked = "", ""
    if not defect:
        tool, unasked, defect = _by_tool(first, code)
    return Checked(first.member, first.kind, targets, len(code), len(symbols), tool, unasked, defect)


# --- structure ---------------------------------------------------------------------------------------------------------


class _Structure(NamedTuple):
    """What an image says of itself: the level that it is for, or of a library the machine, whose levels it does not tell apart,
    or "" where it is for all; its kernels, None where they cannot be read; and what no device can do with it."""

    level: str
    kernels: Set[str] | None
    flaw: str = ""


def _flaw(image: Image, code: bytes, symbols: Iterable[str]) -> str:
    """What the structure of an image lacks, "" where it has all: it can be read, is for its level, and has its kernels."""
    if image.kind in ("source", "ptx") and b"\0" in code:
        return ENDS_EARLY
    read = _STRUCTURES[image.kind]
    try:
        found = read(code)
    except FormatError as error:
        return f"it is no {image.kind}: {error}"
    if found.flaw:
        return found.flaw
    if image.level != found.level and not (image.kind == "library" and image.level.startswith(f"{found.level}-v")):
        return f"it is for {found.level or 'all devices'}, not for {image.level or 'all devices'}"
    missing = sorted(symbol for symbol in symbols if found.kernels is not None and symbol not in found.kernels)
    return f"it has no kernel {', '.join(missing)}" if missing else ""


def _source(code: bytes) -> _Structure:
    return _Structure("", set(re.findall(r"\w+", decoded(code))))


def _ptx(code: bytes) -> _Structure:
    text = decoded(code)
    target = re.search(r"^\.target sm_([0-9]{2,3}[af]?)\b", text, re.MULTILINE)
    if target is None:
        raise FormatError("it names no architecture")
    return _Structure(f"compute_{target[1]}", set(re.findall(r"\.visible \.entry (\w+)\(", text)))


def _cubin(code: bytes) -> _Structure:
    names = {section.name for section in elf_reader.read_sections(code)}
    return _Structure(nvrtc.built_for(code), {name.removeprefix(".text.") for name in names if name.startswith(".text.")})


def _hsaco(code: bytes) -> _Structure:
    said = hip.read_metadata(code)
    return _Structure(said.architecture, set(said.names))


def _library(code: bytes) -> _Structure:
    return _Structure(cpu.built_for(code), set(elf_reader.exported(elf_reader.read_sections(code))))


def _spirv(code: bytes) -> _Structure:
    missing = ", ".join(spirv.missing(code))
    return _Structure("", set(spirv.entry_points(code)), f"it imports {missing}" if missing else "")


def _metallib(code: bytes) -> _Structure:
    if not code.startswith(b"MTLB"):
        raise FormatError("it does not begin with MTLB")
    return _Structure("", None)


_STRUCTURES: Final[Mapping[str, Callable[[bytes], _Structure]]] = {
    "source": _source,
    "ptx": _ptx,
    "cubin": _cubin,
    "hsaco": _hsaco,
    "library": _library,
    "spirv": _spirv,
    "metallib": _metallib,
}


# --- tools -------------------------------------------------------------------------------------------------------------


def _by_tool(image: Image, code: bytes) -> tuple[str, str, str]:
    """The tool that took an image; or why none was asked; or what it says against the image."""
    validator = BY_KIND.get(image.kind)
    if validator is None:
        return "", "", ""
    path = validator.find()
    if path is None:
        return "", f"{validator.title} is not installed: {validator.install}", ""
    objection = validator.objection(path, code, image.level)
    if objection is None:
        return f"{validator.title}{validator.scope(image.level)}", "", ""
    if is_strange(objection):
        return "", f"{validator.title} does not know {image.level or 'it'}: {objection.splitlines()[0]}", ""
    return "", "", f"{validator.title} says: {objection}"
