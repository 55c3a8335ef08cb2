"""Verifying a bundle: sizes and hashes of all members, then every image by its own structure and by tools that read its kind.

The structure is held against the manifest: the level, the entry points of every variant, the parameters that they take, and what
a library asks of a process.

Nothing of the bundle is run.
"""

from __future__ import annotations

import io
import os
import re
import zipfile
from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from tack_runtime import signing
from tack_runtime.bundle import ENDS_EARLY
from tack_runtime.dtypes import Scalar
from tack_runtime.manifest import SAMPLERS, Image, Slot, Variant
from tack_runtime.signature import machine_parameters
from tackc import bundle
from tackc.contents import read_contents, read_file
from tackc.report import columns, fitted
from tackc.toolchains import cpu, elf_reader, hip, nvrtc, spirv
from tackc.toolchains.formats import FormatError, decoded
from tackc.toolchains.validators import BY_KIND, is_strange

Sizes: TypeAlias = tuple[int, ...]  # of the parameters of an entry point, in bytes
NOTHING: Final[Mapping[str, Sizes | None]] = MappingProxyType({})


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
    packing: str = ""  # what is wrong with the file around the members

    @property
    def defects(self) -> tuple[str, ...]:
        """What is wrong: a text for the file, and one for each image."""
        of_images = (f"{self.label}: {image.member}: {image.defect}" for image in self.images if image.defect)
        return (*([f"{self.label}: {self.packing}"] if self.packing else []), *of_images)

    def to_json(self) -> dict[str, Any]:
        """The same as JSON data (`tackc verify --json`)."""
        return {
            "bundle": self.label,
            "members": self.members,
            "images": [each.to_json() for each in self.images],
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


def verify(path: Path, public_key: Path | None = None, signature: Path | None = None) -> Verification:
    """Verify a bundle, and with a key its signature, by default the file with .sig. BundleError: it cannot be read, a member is
    missing or altered, or the signature is none of it; what is wrong within a member is told. The file is read once: what was
    signed is what is looked at."""
    data = None if path.is_dir() else read_file(path)
    contents = read_contents(path) if data is None else read_contents(data, os.fspath(path))
    if public_key is not None:
        signing.check(contents.manifest.digest, contents.label, public_key, signature)
    images: dict[tuple[str, str, str], list[Image]] = {}  # a forged manifest may list a member as several things
    entries: dict[tuple[str, str, str], dict[str, Sizes | None]] = {}
    for variant in (variant for kernel in contents.manifest.kernels for variant in kernel.variants):
        for image in variant.images:
            key = (image.member, image.kind, image.level)
            images.setdefault(key, []).append(image)
            entries.setdefault(key, {}).update(entry_points(variant, image))
    found = tuple(checked(images[key], contents.members[key[0]], entries[key]) for key in sorted(images))
    return Verification(contents.label, len(contents.members), found, _packing(data) if data is not None else "")


def _packing(data: bytes) -> str:
    """What of a zip file with stored members is not as it is written: no reader looks at dates and modes, and they say nothing.
    One whose members somebody has compressed was packed by others, and is as good."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if any(info.compress_type != zipfile.ZIP_STORED for info in archive.infolist()):
                return ""
            files = {info.filename: archive.read(info) for info in archive.infolist()}
    except (zipfile.BadZipFile, NotImplementedError) as error:
        return f"the headers of the zip file are damaged: {error}"
    expected = bundle.pack(files)
    if data == expected:
        return ""
    place = next(at for at, (found, wanted) in enumerate(zip(data, expected, strict=False)) if found != wanted)
    return f"byte {place} of the zip file, in a header, is not as bundles have it; tackc merge writes the bundle anew"


def entry_points(variant: Variant, image: Image) -> dict[str, Sizes | None]:
    """The entry points that code of a variant has, with the sizes of what they take; None where the code does not say them."""
    returns = variant.result is not None
    if image.kind == "library":
        return dict.fromkeys([image.symbol, f"{image.symbol}_noalias", *([f"{image.symbol}_result"] if returns else [])])
    if image.kind in ("source", "metallib"):
        return dict.fromkeys([image.symbol, *([f"{image.symbol}_result"] if returns else [])])
    types = dict(machine_parameters(variant.signature))
    sizes = tuple(_size(slot, types.get(slot.parameter)) for slot in variant.slots if slot.kind != "output")
    shaped = (_SWITCH,) if len(variant.axes) in (2, 3) and not variant.workgroup else ()
    sampler = (_ADDRESS,) if image.kind == "spirv" and image.level == SAMPLERS else ()
    loop = {image.symbol: (*sizes, *shaped, *sampler)}
    return {**loop, f"{image.symbol}_result": (*sizes, _ADDRESS, *sampler)} if returns else dict(loop)


_ADDRESS: Final = 8
_SWITCH: Final = 4  # of a launch in the shape of its loop


def _size(slot: Slot, type_: object) -> int:
    return type_.size if slot.kind == "scalar" and isinstance(type_, Scalar) else 8


def checked(images: list[Image], code: bytes, entries: Mapping[str, Sizes | None] = NOTHING) -> Checked:
    """What is found of the code that images share, which are of one kind and level; `entries` are the entry points of their
    variants."""
    first = images[0]
    targets = tuple(dict.fromkeys(f"{image.target}:{image.level}" if image.level else image.target for image in images))
    symbols = {image.symbol for image in images}
    defect = _flaw(first, code, {**dict.fromkeys(symbols), **entries})
    tool, unasked = "", ""
    if not defect:
        tool, unasked, defect = _by_tool(first, code)
    return Checked(first.member, first.kind, targets, len(code), len(symbols), tool, unasked, defect)


# --- structure ---------------------------------------------------------------------------------------------------------


class _Structure(NamedTuple):
    """What an image says of itself: the level that it is for, or of a library the machine, whose levels it does not tell apart,
    or "" where it is for all; its kernels, None where they cannot be read; what no device can do with it; and what its kernels
    take, None where that cannot be read."""

    level: str
    kernels: Set[str] | None
    flaw: str = ""
    parameters: Mapping[str, Sizes] | None = None


def _flaw(image: Image, code: bytes, entries: Mapping[str, Sizes | None]) -> str:
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
    missing = sorted(symbol for symbol in entries if found.kernels is not None and symbol not in found.kernels)
    return f"it has no kernel {', '.join(missing)}" if missing else _other_parameters(found, entries)


def _other_parameters(found: _Structure, entries: Mapping[str, Sizes | None]) -> str:
    for symbol, sizes in entries.items() if found.parameters is not None else ():
        assert found.parameters is not None
        taken = found.parameters.get(symbol)
        if sizes is not None and taken != sizes:
            what = "does not say what it takes" if taken is None else f"takes {_listed(taken)}"
            return f"{symbol} {what}, the manifest has {_listed(sizes)}"
    return ""


def _listed(sizes: Sizes) -> str:
    return f"{len(sizes)} parameters of {' '.join(map(str, sizes))} bytes" if sizes else "no parameters"


def _source(code: bytes) -> _Structure:
    return _Structure("", set(re.findall(r"\w+", decoded(code))))


def _ptx(code: bytes) -> _Structure:
    text = decoded(code)
    target = re.search(r"^\.target sm_([0-9]{2,3}[af]?)\b", text, re.MULTILINE)
    if target is None:
        raise FormatError("it names no architecture")
    found = dict(re.findall(r"\.visible \.entry (\w+)\(([^)]*)\)", text))
    bits = {name: re.findall(r"\.param \.[a-z]+(\d+)", listed) for name, listed in found.items()}
    parameters = {name: tuple(int(each) // 8 for each in sizes) for name, sizes in bits.items()}
    return _Structure(f"compute_{target[1]}", set(found), parameters=parameters)


def _cubin(code: bytes) -> _Structure:
    sections = elf_reader.read_sections(code)
    kernels = {each.name.removeprefix(".text.") for each in sections if each.name.startswith(".text.")}
    return _Structure(nvrtc.built_for(code), kernels, parameters=nvrtc.parameters(sections))


def _hsaco(code: bytes) -> _Structure:
    said = hip.read_metadata(code)
    return _Structure(said.architecture, set(said.names), parameters=hip.parameters(said))


def _library(code: bytes) -> _Structure:
    machine, sections = cpu.built_for(code), elf_reader.read_sections(code)
    strange = cpu.strange(sections, machine)
    flaw = f"it asks for {', '.join(strange)}, which no library of kernels does" if strange else ""
    return _Structure(machine, set(elf_reader.exported(sections)), flaw)


def _spirv(code: bytes) -> _Structure:
    missing = ", ".join(spirv.missing(code))
    flaw = f"it imports {missing}" if missing else ""
    level = SAMPLERS if spirv.samples(code) else ""
    return _Structure(level, set(spirv.entry_points(code)), flaw, spirv.parameters(code))


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
