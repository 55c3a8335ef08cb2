"""Building again what a bundle holds, from the programs in it, and saying where the two differ.

Hashes and structure show that a bundle is whole. Whether its code is what its programs say, only a compiler can tell: an image
that was exchanged together with its hash is found by this alone. Nothing of the bundle is run.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from tack_runtime.digest import sha256
from tack_runtime.errors import BundleError, ToolchainError
from tack_runtime.library import PACKAGE
from tack_runtime.manifest import MANIFEST, SAMPLERS, Image, KernelEntry, Manifest, Member, Skipped, UsedTool, Variant
from tackc import binaries, bundle, provenance
from tackc.build import rebuilt
from tackc.compiler.diagnostics import CompileError
from tackc.compiling import NO_BINARY, STRIPPED, Making
from tackc.contents import Contents, read_contents
from tackc.manifest import manifest_text
from tackc.plan import Plan, Wanted
from tackc.report import count, one_line
from tackc.request import RequestError, TargetRequest, families, parse_arch
from tackc.toolchains import cpu

_OWN: Final = "tackc"
_Place: TypeAlias = tuple[int, int]  # a variant: which kernel, which of its variants


class Difference(NamedTuple):
    """What a rebuild gives otherwise than the bundle: in a member, of a variant or "", and what may have caused it."""

    member: str
    variant: str
    what: str
    why: str

    def text(self) -> str:
        """In one line."""
        of = f" of {self.variant}" if self.variant else ""
        return one_line(f"{self.member}{of}: {self.what}; {self.why}")


class ToolPair(NamedTuple):
    """A tool as the bundle names it, and as it is here; None where there is none."""

    name: str
    then: UsedTool | None
    now: UsedTool | None

    def text(self) -> str:
        """What differs, in one line."""
        if self.then is None:
            return f"the bundle does not say which {self.name} has made it"
        if self.now is None:
            return f"{self.name} {self.then.version} is named, but makes nothing here"
        if self.then.version != self.now.version:
            return f"{self.name} {self.then.version} has made it, {self.now.version} is here"
        digests = f"{self.then.sha256[:16]}... has made it, {self.now.sha256[:16]}... is here"
        return f"{self.name} {self.then.version} of another build: {digests}"

    def to_json(self) -> dict[str, Any]:
        then, now = (tool and {"version": tool.version, "sha256": tool.sha256} for tool in (self.then, self.now))
        return {"name": self.name, "then": then, "now": now}


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """A bundle made again: its kernels and members, how they differ from those of the bundle, and the tools then and now."""

    label: str
    manifest: Manifest
    members: Mapping[str, bytes]
    differences: tuple[Difference, ...]
    tools: tuple[ToolPair, ...]

    @property
    def others(self) -> tuple[ToolPair, ...]:
        """The tools that are not the same."""
        return tuple(pair for pair in self.tools if pair.then != pair.now)

    def write(self, output: Path, directory: bool) -> int:
        """Write the rebuilt bundle, with the tools of here and the revisions that the bundle names; how many bytes it has."""
        made = bundle.Provenance([pair.now for pair in self.tools if pair.now is not None], self.manifest.revisions)
        return len(bundle.write(self.manifest.kernels, self.members, output, directory, made))

    @property
    def defects(self) -> tuple[str, ...]:
        """The differences, each in one line, which are what is wrong where the bundle was to be the same."""
        return tuple(f"{self.label}: {each.text()}" for each in self.differences)

    def to_json(self) -> dict[str, Any]:
        """The same as JSON data (`tackc rebuild --json`)."""
        return {
            "bundle": self.label,
            "same": not self.differences,
            "members": len(self.members),
            "differences": [difference._asdict() for difference in self.differences],
            "tools": [pair.to_json() for pair in self.tools],
        }

    def text(self) -> str:
        """What was compared, and which tools are others."""
        variants = sum(len(kernel.variants) for kernel in self.manifest.kernels)
        found = f"{len(self.differences)} differ" if self.differences else "all are the same"
        head = f"{self.label}: {count(len(self.members), 'member')}, {count(variants, 'variant')} rebuilt: {found}"
        return "\n".join([head, *(one_line(pair.text()) for pair in self.others)])


def rebuild(path: Path, jobs: int | None = None) -> Rebuilt:
    """Build a bundle again, for its own targets and levels, with the tools of here.

    BundleError: it is damaged, or holds what this tackc cannot compile. ToolchainError: a tool is missing.
    """
    contents = read_contents(os.fspath(path))
    remade = _remade(contents, jobs)
    then = [tool for tool in contents.manifest.tools if tool.name != PACKAGE]  # sources, which the bundle has
    tools = _pairs(then, provenance.tools(_images(contents.manifest)))
    found = _Comparison(contents, remade, tools)
    return Rebuilt(contents.label, found.manifest(), found.members, tuple(found.differences()), tools)


def _images(manifest: Manifest) -> Iterator[Image]:
    return (image for kernel in manifest.kernels for variant in kernel.variants for image in variant.images)


def _pairs(then: Sequence[UsedTool], now: Sequence[UsedTool]) -> tuple[ToolPair, ...]:
    """The same tool then and now; of several that a merged bundle names, one that is here, else the last."""
    named: dict[str, UsedTool] = {}
    for tool in then:
        if named.get(tool.name) not in now:
            named[tool.name] = tool
    here = {tool.name: tool for tool in now}
    return tuple(ToolPair(name, named.get(name), here.get(name)) for name in sorted(named.keys() | here.keys()))


# --- what to build -----------------------------------------------------------------------------------------------------


class _Wish(NamedTuple):
    """A target that a variant was built for: levels, whether only its source was made, whether the source was left out; of the
    CPU in which libraries it is, which hold the variants that are linked together."""

    request: TargetRequest
    sourced: bool
    stripped: bool
    libraries: tuple[str, ...] = ()


def _remade(contents: Contents, jobs: int | None) -> dict[_Place, tuple[Variant, dict[str, bytes]]]:
    """Every variant made again, with its members by the names that this build gives them."""
    wishes = _wishes(contents.manifest)
    _require(contents.manifest)
    places: dict[_Wish, list[_Place]] = {}
    for place, wanted in wishes.items():
        for wish in wanted:
            places.setdefault(wish, []).append(place)
    runs: dict[tuple[tuple[_Place, ...], bool], list[_Wish]] = {}  # what is built at once, so that targets share what they can
    for wish, takers in places.items():
        runs.setdefault((tuple(takers), wish.stripped), []).append(wish)
    plans = {place: _plan(contents, *place) for place in wishes}
    made: dict[_Place, tuple[Variant, dict[str, bytes]]] = {}
    for (those, stripped), wanted in runs.items():
        options = Making(jobs, stripped)
        sourced = [wish.request.target for wish in wanted if wish.sourced]
        try:
            rows, members = rebuilt([plans[place] for place in those], [wish.request for wish in wanted], sourced, options)
        except (CompileError, RequestError) as error:
            raise BundleError(f"this tackc cannot compile it: {error}", bundle=contents.label) from error
        for place, row in zip(those, rows, strict=True):
            before, held = made.get(place, (row._replace(images=(), skipped=()), {}))
            joined = before._replace(images=(*before.images, *row.images), skipped=(*before.skipped, *row.skipped))
            made[place] = (joined, {**held, **members})
    return made


def _wishes(manifest: Manifest) -> dict[_Place, list[_Wish]]:
    """What each variant was built for, by the full names of kernels, as a build has them."""
    levels: dict[str, dict[str, None]] = {}
    stripping = False
    for image in _images(manifest):
        levels.setdefault(image.target, {}).update(dict.fromkeys(_levels([image])))
    entries = sorted(enumerate(manifest.kernels), key=lambda pair: f"{pair[1].module}.{pair[1].name}")
    found: dict[_Place, list[_Wish]] = {}
    for number, entry in entries:
        for index, variant in enumerate(entry.variants):
            targets = dict.fromkeys([*(image.target for image in variant.images), *(skip.target for skip in variant.skipped)])
            found[number, index] = [_wish(target, variant, levels.get(target, ())) for target in families() if target in targets]
            stripping = stripping or any(wish.stripped for wish in found[number, index])
    return {  # code for the CPU has no source, so it may be made together with that of other targets
        place: [wish._replace(stripped=stripping) if wish.libraries else wish for wish in wanted]
        for place, wanted in found.items()
    }


def _levels(images: Iterable[Image]) -> list[str]:
    """The levels of binaries that a build is asked for."""
    return [image.level for image in images if image.kind != "source" and image.level != SAMPLERS]


def _wish(target: str, variant: Variant, known: Iterable[str]) -> _Wish:
    """What a variant was built for on a target; `known` are the levels that the bundle has for it at all."""
    images = [image for image in variant.images if image.target == target]
    reasons = [skip.reason for skip in variant.skipped if skip.target == target]
    own, known = _levels(images), list(known)
    stripped = any(reason.endswith(STRIPPED) for reason in reasons) or bool(images and all(i.kind != "source" for i in images))
    sourced = not known and all(reason.startswith(NO_BINARY) or not reason.endswith(STRIPPED) for reason in reasons)
    libraries = tuple(image.member for image in images) if target == "cpu" else ()
    return _Wish(_request(target, own or known), sourced, stripped and target != "cpu", libraries)


def _request(target: str, levels: Sequence[str]) -> TargetRequest:
    try:
        (request,) = parse_arch(",".join(f"{target}:{level}" if level else target for level in levels) or target)
    except RequestError as error:
        raise BundleError(f"this tackc cannot build it: {error}") from error
    return request


def _require(manifest: Manifest) -> None:
    """ToolchainError where a tool is missing that images were made with."""
    made = {image.target for image in _images(manifest) if image.kind != "source"}
    binaries.missing([TargetRequest(target, ()) for target in sorted(made)], required=True)
    if "cpu" in made and (reason := cpu.available()) is not None:
        raise ToolchainError(reason)


def _plan(contents: Contents, number: int, index: int) -> tuple[Plan, bool]:
    entry = contents.manifest.kernels[number]
    variant = entry.variants[index]
    program = contents.program(entry)
    wanted = (Wanted(variant.signature, ("the bundle",)),)
    return Plan(entry.name, entry.module, entry.parameters, program, entry.digest, wanted, variant.options), variant.checked


# --- comparing ---------------------------------------------------------------------------------------------------------


class _Comparison:
    """A bundle beside what was made again, under the names of members that the bundle has."""

    def __init__(
        self, contents: Contents, remade: Mapping[_Place, tuple[Variant, dict[str, bytes]]], tools: Sequence[ToolPair]
    ) -> None:
        self.contents = contents
        self.tools = {pair.name: pair for pair in tools}
        self.members: dict[str, bytes] = {}
        self.found: dict[Difference, None] = {}
        self.kernels = [
            entry._replace(
                variants=tuple(self._variant(each, *remade[number, index]) for index, each in enumerate(entry.variants))
            )
            for number, entry in enumerate(contents.manifest.kernels)
        ]
        for number, entry in enumerate(self.kernels):
            self.kernels[number] = self._kernel(entry)

    def manifest(self) -> Manifest:
        """That of what was made again."""
        listed = {path: Member(sha256(data), len(data)) for path, data in sorted(self.members.items())}
        return self.contents.manifest._replace(kernels=tuple(self.kernels), members=listed)

    def differences(self) -> Iterator[Difference]:
        """All of them, by member."""
        unused = sorted(self.contents.members.keys() - self.members.keys() - {each.member for each in self.found})
        for member in unused:
            self._differs(member, "", "nothing that is built again has it", ())
        if not self.found and manifest_text(self.manifest()) != manifest_text(self.contents.manifest):
            self._differs(MANIFEST, "", "is not as tackc writes it", ())
        return iter(sorted(self.found))

    def _kernel(self, entry: KernelEntry) -> KernelEntry:
        """A kernel as its program names it."""
        program = self.contents.program(entry)
        source, text = program.functions[program.kernel], program.to_json().encode()
        made = entry._replace(name=source.name, module=source.module, file=source.file, line=source.line)
        for name in entry._fields:
            if getattr(made, name) != getattr(entry, name):
                self._differs(MANIFEST, f"{entry.module}.{entry.name}", f"{name}: the program has another", ())
        if text != self.contents.members[entry.program]:
            self._differs(entry.program, "", "is not as tackc writes it", ())
        self.members[entry.program] = text
        return made._replace(digest=sha256(text))

    def _variant(self, given: Variant, made: Variant, members: Mapping[str, bytes]) -> Variant:
        title = f"{given.signature}{' (checked)' if given.checked else ''}"
        for name in given._fields:
            if name not in ("images", "skipped") and getattr(made, name) != getattr(given, name):
                self._differs(MANIFEST, title, f"{name}: a rebuild gives another", ())
        if sorted(made.skipped) != sorted(given.skipped):
            self._differs(MANIFEST, title, f"skipped: a rebuild skips {_targets(made.skipped)}", ())
        again = {(image.target, image.level, image.kind): image for image in made.images}
        images = []
        for image in given.images:
            new = again.pop((image.target, image.level, image.kind), None)
            if new is None:
                self._differs(image.member, title, "a rebuild does not make it", provenance.made_by(image.kind))
                continue
            images.append(self._image(title, image, new, members[new.member]))
        for image in again.values():
            self._differs(MANIFEST, title, f"a rebuild also gives {image.kind} for {image.target} {image.level}".rstrip(), ())
            images.append(image)
            self.members[image.member] = members[image.member]
        order = {skip.target: number for number, skip in enumerate(given.skipped)}
        return made._replace(
            images=tuple(images), skipped=tuple(sorted(made.skipped, key=lambda skip: order.get(skip.target, len(order))))
        )

    def _image(self, title: str, given: Image, made: Image, code: bytes) -> Image:
        """The image made again, under the name that the member has."""
        made, held = made._replace(member=given.member), self.contents.members[given.member]
        tools = provenance.made_by(given.kind)
        if code != held:
            self._differs(given.member, "" if given.kind == "library" else title, _how(held, code), tools)
        if made != given:
            names = [name for name in given._fields if getattr(made, name) != getattr(given, name)]
            self._differs(MANIFEST, title, f"{', '.join(names)} of {given.member}: a rebuild gives others", tools)
        self.members[given.member] = code
        return made

    def _differs(self, member: str, variant: str, what: str, tools: Iterable[str]) -> None:
        self.found[Difference(member, variant, what, self._why(tools))] = None

    def _why(self, tools: Iterable[str]) -> str:
        """What may have caused a difference in what these tools, and tackc, have made."""
        pairs = [self.tools[name] for name in (_OWN, *tools) if name in self.tools]
        others = [pair.text() for pair in pairs if pair.then != pair.now]
        return ", ".join(others) or "the tools are those that it names, so it was altered, or a tool does not repeat itself"


def _targets(skipped: Iterable[Skipped]) -> str:
    return ", ".join(skip.target for skip in skipped) or "none"


def _how(held: bytes, made: bytes) -> str:
    if len(held) != len(made):
        return f"has {len(held):,} bytes, a rebuild gives {len(made):,}"
    differing = sum(one != other for one, other in zip(held, made, strict=True))
    return f"{differing:,} of {len(held):,} bytes differ"
