"""Verifying a bundle: sizes and hashes of all members, then every image by its own structure and by tools that read its kind.

Nothing of the bundle is run.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tack_runtime.bundle import ENDS_EARLY
from tack_runtime.contents import read_contents
from tack_runtime.errors import InternalError, ToolchainError
from tack_runtime.manifest import Image
from tackc.report import columns
from tackc.toolchains import elf_reader, hip, ptxas, spirv
from tackc.toolchains.validators import BY_KIND, PTXAS, is_strange


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
        return "\n".join([*lines, *columns(rows, right={2, 3}), *unasked])


def verify(path: Path) -> Verification:
    """Verify a bundle. BundleError: it cannot be read, or a member is missing or altered; what is wrong within one is told."""
    contents = read_contents(os.fspath(path))
    images: dict[str, list[Image]] = {}
    for kernel in contents.manifest.kernels:
        for image in (image for variant in kernel.variants for image in variant.images):
            images.setdefault(image.member, []).append(image)
    found = tuple(checked(images[member], contents.members[member]) for member in sorted(images))
    return Verification(contents.label, len(contents.members), found)


def checked(images: list[Image], code: bytes) -> Checked:
    """What is found of the code that images share."""
    first = images[0]
    targets = tuple(dict.fromkeys(f"{image.target}:{image.level}" if image.level else image.target for image in images))
    symbols = {image.symbol for image in images}
    defect = _flaw(first, code, symbols)
    tool, unasked = "", ""
    if not defect:
        tool, unasked, defect = _by_tool(first, code)
    return Checked(first.member, first.kind, targets, len(code), len(symbols), tool, unasked, defect)


class _FlawError(Exception):
    """What is wrong with an image that can be read."""


# --- structure ---------------------------------------------------------------------------------------------------------


def _flaw(image: Image, code: bytes, symbols: Iterable[str]) -> str:
    """What the structure of an image lacks, "" where it has all: it can be read, is for its level, and has its kernels."""
    if image.kind in ("source", "ptx") and b"\0" in code:
        return ENDS_EARLY
    try:
        level, found = _STRUCTURES[image.kind](code)
    except _FlawError as flaw:
        return str(flaw)
    except (ToolchainError, InternalError, UnicodeDecodeError, LookupError, ValueError) as error:
        return f"it is no {image.kind}: {error}"
    if found is None:
        return ""
    if level is not None and level != image.level:
        return f"it is for {level}, not for {image.level}"
    missing = sorted(symbol for symbol in symbols if symbol not in found)
    return f"it has no kernel {', '.join(missing)}" if missing else ""


def _source(code: bytes) -> tuple[None, set[str]]:
    return None, set(re.findall(r"\w+", code.decode()))


def _ptx(code: bytes) -> tuple[str | None, set[str]]:
    text = code.decode()
    target = re.search(r"^\.target sm_(\w+)", text, re.MULTILINE)
    return f"compute_{target[1]}" if target else "no architecture", set(re.findall(r"\.visible \.entry (\w+)\(", text))


def _cubin(code: bytes) -> tuple[None, set[str]]:
    names = {section.name for section in elf_reader.read_sections(code, "it")}
    return None, {name.removeprefix(".text.") for name in names if name.startswith(".text.")}


def _hsaco(code: bytes) -> tuple[str, set[str]]:
    said = hip.metadata(elf_reader.read_sections(code, "it"))
    return str(said["amdhsa.target"]).rpartition("-")[2], {kernel[".name"] for kernel in said["amdhsa.kernels"]}


def _library(code: bytes) -> tuple[None, set[str]]:
    return None, set(elf_reader.exported(elf_reader.read_sections(code, "it"), "it"))


def _spirv(code: bytes) -> tuple[None, set[str]]:
    if missing := spirv.missing(code):
        raise _FlawError(f"it imports {', '.join(missing)}")
    return None, set(spirv.entry_points(code))


def _metallib(code: bytes) -> tuple[None, None]:
    if not code.startswith(b"MTLB"):
        raise ValueError("it does not begin with MTLB")
    return None, None


_STRUCTURES: Final[dict[str, Callable[[bytes], tuple[str | None, set[str] | None]]]] = {
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
    if validator.find() is None:
        return "", f"{validator.title} is not installed: {validator.install}", ""
    if validator is PTXAS:
        name, objection = f"{validator.title} for {ptxas.later(image.level)[0]} and later", _assembled(image, code)
    else:
        name, objection = validator.title, validator.objection(code)
    if objection is None:
        return name, "", ""
    if is_strange(objection):
        return "", f"{validator.title} does not know {image.level or 'it'}: {objection.splitlines()[0]}", ""
    return "", "", f"{validator.title} says: {objection}"


def _assembled(image: Image, code: bytes) -> str | None:
    try:
        ptxas.assemble(code.decode(), *ptxas.later(image.level))
    except InternalError as error:
        return str(error).partition("\n")[2].strip()
    return None
