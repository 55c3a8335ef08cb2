"""What builds keep on disk: of each variant what the compiler found out, its sources, its code for each level, and libraries.

A key holds all that the content is a function of: the program, the signature, the options, the compiler's own sources and, for
code, the tool that makes it. So a build takes everything that has not changed, and `--arch`, other kernels and the order of files
have no say. Nothing here is needed to load or run a bundle.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tack_runtime import settings
from tack_runtime.digest import sha256
from tack_runtime.manifest import FORMAT, Image, KernelEntry, Manifest, Member, UsedTool, Variant, parse_manifest
from tack_runtime.options import Options
from tack_runtime.signature import Signature
from tackc import binaries, entries, identity, provenance
from tackc.compiler.diagnostics import Diagnostic
from tackc.compiler.ir import Loc
from tackc.compiler.program import Program
from tackc.emitters import TARGETS
from tackc.manifest import manifest_text
from tackc.plan import Plan, Wanted
from tackc.report import Assembled
from tackc.request import TargetRequest
from tackc.unit import Code, Source, Unit, at_level

if TYPE_CHECKING:
    from tackc.work import Tool

# What makes each kind of image but sources, which nothing else than ourselves makes.
_TOOLS: Final[dict[str, Tool]] = {
    "library": "llvm",
    "ptx": "nvrtc",
    "cubin": "nvrtc",
    "hsaco": "hip",
    "spirv": "spirv",
    "metallib": "metal",
}
_T = TypeVar("_T")
_PROGRAM: Final = "program"  # the one member of the manifest that says what a variant is


def usable() -> bool:
    """Whether builds may take anything from the cache: it is on, and the compiler that runs is the one on the disk."""
    return settings.cache() and not identity.edited()


class BuildCache:
    """What earlier builds kept; one that is not `used` has nothing and keeps nothing."""

    def __init__(self, used: bool) -> None:
        self.used = used

    @cached_property
    def _base(self) -> list[str]:
        return [identity.ours(), *identity.host()]

    def _key(self, kind: str, *parts: object) -> entries.Key:
        return entries.Key(kind, json.dumps([kind, self._base, *parts]))

    def _load(self, key: entries.Key, parse: Callable[[Any, bytes], _T]) -> _T | None:
        """What `parse` makes of the two parts of an entry: values, and bytes."""

        def parts(data: bytes) -> _T:
            head, _, rest = data.partition(b"\n")
            return parse(json.loads(head), rest)

        return entries.parsed(key, parts)

    def _store(self, key: entries.Key, values: object, data: bytes = b"") -> None:
        if not identity.edited():
            entries.store(key, json.dumps(values).encode() + b"\n" + data)

    # --- variants

    def _variant_key(self, plan: Plan, signature: Signature, checked: bool) -> entries.Key:
        return self._key("variant", plan.program.to_json(), str(signature), str(plan.options), checked)

    def unit(self, plan: Plan, wanted: Wanted, checked: bool) -> Unit | None:
        """The variant of a declared signature; None where it is to be made."""
        if not self.used:
            return None

        def parse(values: Any, text: bytes) -> Unit:
            ((variant,),) = (kernel.variants for kernel in parse_manifest(text).kernels)
            warnings = tuple(_diagnostic(warning) for warning in values["warnings"])
            return Unit(plan, wanted, checked, variant, values["textures"], warnings, 0.0)

        return self._load(self._variant_key(plan, wanted.signature, checked), parse)

    def keep_unit(self, unit: Unit) -> None:
        """Keep a variant that was made."""
        if self.used:
            warnings = [_diagnostic_json(warning) for warning in unit.warnings]
            values = {"textures": unit.textures, "warnings": warnings, "seconds": unit.seconds}
            text = _manifest(unit.plan, unit.variant)
            self._store(self._variant_key(unit.plan, unit.wanted.signature, unit.checked), values, text.encode())

    def alone(self, program: Program, options: Options, check: Callable[[], Sequence[Diagnostic]]) -> Sequence[Diagnostic]:
        """What `check` finds in a kernel that has no variants; what has errors is not kept."""
        if not self.used:
            return check()
        key = self._key("check", program.to_json(), str(options))
        kept = self._load(key, lambda values, _: [_diagnostic(each) for each in values])
        if kept is not None:
            return kept
        found = check()
        if all(each.severity == "warning" for each in found):
            self._store(key, [_diagnostic_json(each) for each in found])
        return found

    # --- sources and code

    def _part(self, kind: str, unit: Unit, *parts: object) -> entries.Key:
        plan = unit.plan
        return self._key(kind, plan.digest, plan.full_name, str(unit.signature), str(plan.options), unit.checked, *parts)

    def source(self, unit: Unit, target: str, samplers: bool) -> Source | None:
        """The text of a variant for a target; None where it is to be made."""
        if not self.used:
            return None

        def parse(values: Any, text: bytes) -> Source:
            return Source(text.decode(), values["refused"], values["unmade"], values["seconds"])

        return self._load(self._part("source", unit, target, samplers), parse)

    def keep_source(self, unit: Unit, target: str, samplers: bool, source: Source) -> None:
        """Keep a text that was made."""
        if self.used:
            values = {"refused": source.refused, "unmade": source.unmade, "seconds": source.seconds}
            self._store(self._part("source", unit, target, samplers), values, source.text.encode())

    def _code_key(self, unit: Unit, target: str, level: str, samplers: bool) -> entries.Key:
        tool: Tool = "llvm" if target == "cpu" else binaries.MAKERS[target].tool
        return self._part("code", unit, target, level, samplers, identity.of(tool))

    def code(self, unit: Unit, target: str, level: str, samplers: bool) -> Code | None:
        """The code of a variant for a level of a target; None where it is to be made."""
        if not self.used:
            return None

        def parse(values: Any, data: bytes) -> Code:
            notes = tuple((str(name), int(number)) for name, number in values["notes"])
            return Code(values["kind"], data, notes, values["form"], values["seconds"])

        return self._load(self._code_key(unit, target, level, samplers), parse)

    def keep_code(self, unit: Unit, target: str, level: str, samplers: bool, code: Code) -> None:
        """Keep code that was made."""
        if self.used:
            values = {"kind": code.kind, "notes": code.notes, "form": code.form, "seconds": code.seconds}
            self._store(self._code_key(unit, target, level, samplers), values, code.data)

    def held(
        self, plan: Plan, wanted: Wanted, checked: bool, targets: Sequence[TargetRequest], lacking: Collection[str]
    ) -> dict[str, int]:
        """The bytes of code that a build would take of a declared variant, by target and level, "cpu:x86-64-v3", "metal"; of
        targets that are `lacking` their tools none is made. Nothing is compiled, or written."""
        unit = self.unit(plan, wanted, checked)
        found: dict[str, int] = {}
        if unit is None:
            return found
        for request in targets:
            name = request.target
            source = None if name == "cpu" else self.source(unit, name, source_samples(unit, name))
            if name in lacking or (source is not None and (source.refused or source.unmade)):
                continue
            for level, samplers in levels_of(unit, name, request.levels or ("",)):
                code = self.code(unit, name, level, samplers)
                if code is not None:
                    found[at_level(name, level)] = len(code.data)
        return found

    # --- what is made of many variants

    def library(self, objects: Sequence[bytes], level: str, prints: bool, link: Callable[[], bytes]) -> bytes:
        """The shared library of a CPU level, as it is kept, or as `link` makes it."""
        if not self.used:
            return link()
        key = self._key("library", level, prints, [sha256(each) for each in objects])
        kept = self._load(key, lambda _, library: library)
        if kept is not None:
            return kept
        library = link()
        self._store(key, {}, library)
        return library

    def known(self) -> frozenset[Tool]:
        """The tools that worked before, and have not changed, so that none of them has to be loaded to know it."""
        return frozenset({"nvrtc"} if self.used and identity.nvrtc(load=False) else ())

    def tools(self, images: Sequence[Image]) -> tuple[UsedTool, ...]:
        """The tools that make such images, as a bundle names them, without loading them where they are known."""
        if not self.used:
            return provenance.tools(images)
        kinds = sorted({image.kind for image in images})
        key = self._key("fact", "tools", kinds, [identity.of(_TOOLS[kind]) for kind in kinds if kind != "source"])
        kept = self._load(key, lambda values, _: tuple(UsedTool(*each) for each in values))
        if kept is not None:
            return kept
        found = provenance.tools(images)
        self._store(key, found)
        return found

    def assembled(self, levels: Sequence[str]) -> Assembled | None:
        """For what PTX of these levels was assembled when it was made; None where there is no such level."""
        if not self.used or not levels:
            return binaries.assembled(levels)
        key = self._key("fact", "assembled", identity.of("nvrtc"), list(levels))
        kept = self._load(key, lambda values, _: Assembled(tuple(values["architectures"]), values["ptxas"], values["reason"]))
        if kept is not None:
            return kept
        found = binaries.assembled(levels)
        if found is not None:
            self._store(key, found.to_json())
        return found


def levels_of(unit: Unit, target: str, levels: Sequence[str]) -> list[tuple[str, bool]]:
    """The levels for which a variant gets code when some are asked for, and whether that code samples textures (Z-003)."""
    if target == "cpu":
        return [] if unit.variant.workgroup else [(level, False) for level in levels]
    capabilities = TARGETS[target].capabilities
    every = (*levels, *capabilities.sampling) if levels and unit.textures else levels
    return [(level, unit.textures and capabilities.samplers(level)) for level in every]


def source_samples(unit: Unit, target: str) -> bool:
    """Whether the source of a variant, which is for all levels, samples textures."""
    return unit.textures and TARGETS[target].capabilities.samplers("")


# --- texts of entries --------------------------------------------------------------------------------------------------


def _manifest(plan: Plan, variant: Variant) -> str:
    """The manifest of a bundle that has this variant without images."""
    source, program = plan.source, plan.program.to_json().encode()
    entry = KernelEntry(plan.name, plan.module, source.file, source.line, plan.parameters, _PROGRAM, plan.digest, (variant,))
    return manifest_text(Manifest(FORMAT, "", 0, (entry,), {_PROGRAM: Member(sha256(program), len(program))}))


def _diagnostic_json(diagnostic: Diagnostic) -> dict[str, Any]:
    """A diagnostic as JSON values."""
    loc = diagnostic.loc
    return {**asdict(diagnostic), "loc": [loc.file, loc.line, loc.column], "notes": list(diagnostic.notes)}


def _diagnostic(values: Mapping[str, Any]) -> Diagnostic:
    return Diagnostic(**{**values, "loc": Loc(*values["loc"]), "notes": tuple(values["notes"])})
