"""Looking into a bundle: what it holds, and the IR, sources and assembly of its kernels. Nothing of it is run."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tack_runtime.contents import Contents, read_contents
from tack_runtime.errors import BundleError
from tack_runtime.manifest import KernelEntry, Manifest, Variant, manifest_json
from tackc.compiler import frontend, ir, pipeline
from tackc.compiler.diagnostics import CompileError
from tackc.compiler.printer import print_kernel
from tackc.compiler.program import program_from_json
from tackc.emitters import llvm
from tackc.report import columns
from tackc.request import RequestError, nearest
from tackc.toolchains import cpu


def read(path: Path, kernel: str | None) -> Inspection:
    """Read and verify a bundle, and choose one kernel of it by its short or full name; without a name, all.

    Raises BundleError for a defect of the file, RequestError where no kernel, or more than one, has the name.
    """
    contents = read_contents(os.fspath(path))
    kernels = contents.manifest.kernels
    if kernel is not None:
        full_names = [f"{entry.module}.{entry.name}" for entry in kernels]
        kernels = tuple(entry for entry in kernels if kernel in (entry.name, f"{entry.module}.{entry.name}"))
        if not kernels:
            known = [*full_names, *(entry.name for entry in contents.manifest.kernels)]
            raise RequestError(f"{path} has no kernel {kernel!r}{nearest(kernel, known)}; it has {', '.join(full_names)}")
        if len(kernels) > 1:
            raise RequestError(f"{path} has several kernels {kernel!r}: {', '.join(f'{e.module}.{e.name}' for e in kernels)}")
    return Inspection(contents, kernels)


@dataclass(frozen=True, slots=True)
class Inspection:
    """A bundle, and those of its kernels that are looked at."""

    contents: Contents
    kernels: tuple[KernelEntry, ...]

    @property
    def manifest(self) -> Manifest:
        return self.contents.manifest

    def to_json(self) -> dict[str, Any]:
        """The manifest of these kernels as JSON data, as docs/bundle-format.md describes it, without its digest."""
        return manifest_json(self.manifest._replace(kernels=self.kernels))

    def table(self) -> str:
        """A headline, then every variant with its targets."""
        members = self.manifest.members
        size = sum(member.size for member in members.values())
        lines = [
            f"{self.contents.label}: format {self.manifest.format}, made by {_line(self.manifest.producer)}, "
            f"{len(members)} members, {size:,} bytes"
        ]
        rows = [("kernel", "variant", "result", "targets")]
        for entry in self.kernels:
            name = f"{entry.module}.{entry.name}"
            for variant in entry.variants:
                rows.append((name, str(variant.signature), str(variant.result or "-"), _targets(variant)))
            if not entry.variants:
                rows.append((name, "none", "-", "compiled on the fly only"))
        lines += columns([tuple(map(_line, row)) for row in rows])
        for _, variant in self._variants():
            lines += [_line(f"skipped {skip.target} for {variant.signature}: {skip.reason}") for skip in variant.skipped]
        return "\n".join(lines)

    def sources(self, target: str) -> str:
        """The generated source of every variant for a target; for the CPU, its LLVM IR, which is made anew."""
        if target == "cpu":
            return _titled(((v, llvm.emit(self._lower(e, v), _symbol(v))) for e, v in self._variants()), ";")
        texts = [
            (variant, self.contents.members[image.member].decode(errors="backslashreplace"))
            for _, variant in self._variants()
            for image in variant.images
            if image.target == target and image.kind == "source"
        ]
        if not texts:
            there = sorted({i.target for _, v in self._variants() for i in v.images if i.kind == "source"} | {"cpu"})
            raise RequestError(f"{self.contents.label} holds no source for {target!r}; it has {_line(', '.join(there))}")
        return _titled(texts, "//")

    def ir_text(self) -> str:
        """The IR of every variant, after all passes; made anew from the program in the bundle."""
        return _text("\n".join(print_kernel(self._lower(entry, variant)) for entry, variant in self._variants()))

    def assembly(self, level: str | None) -> str:
        """Assembly of every variant for a CPU level; made anew from the program in the bundle."""
        levels = [image.level for _, variant in self._variants() for image in variant.images if image.target == "cpu"]
        wanted = level or next(iter(levels), None)
        if wanted not in cpu.LEVELS:
            raise RequestError(f"--level {wanted!r}: there are {', '.join(cpu.LEVELS)}")
        texts = ((v, cpu.assembly(llvm.emit(self._lower(e, v), _symbol(v)), wanted)) for e, v in self._variants())
        return _titled(texts, "#")

    def _variants(self) -> Iterator[tuple[KernelEntry, Variant]]:
        for entry in self.kernels:
            for variant in entry.variants:
                yield entry, variant

    def _lower(self, entry: KernelEntry, variant: Variant) -> ir.Kernel:
        try:
            program = program_from_json(self.contents.members[entry.program].decode())
            lowered = frontend.lower(program, variant.signature, fp_contract=variant.fp_contract)
        except (ValueError, CompileError) as error:
            raise BundleError(f"this tackc cannot compile it: {error}", entry.program, self.contents.label) from error
        return pipeline.run(lowered.kernel)


def _symbol(variant: Variant) -> str:
    return variant.images[0].symbol if variant.images else "kernel"


def _targets(variant: Variant) -> str:
    levels: dict[str, list[str]] = {}
    for image in variant.images:
        levels.setdefault(image.target, []).append(image.level or image.kind)
    return "; ".join(f"{target}: {' '.join(names)}" for target, names in levels.items())


def _titled(texts: Sequence[tuple[Variant, str]] | Iterator[tuple[Variant, str]], comment: str) -> str:
    """The texts one after the other, each under its signature where there are several."""
    parts = list(texts)
    if len(parts) == 1:
        return _text(parts[0][1])
    return _text("\n".join(f"{comment} --- {variant.signature}\n{text}" for variant, text in parts))


def _text(text: str) -> str:
    """A text of a bundle for a terminal, which takes orders from control characters: all but line ends and tabs are escaped."""
    return "\n".join(_escaped(line, "\t") for line in text.split("\n"))


def _line(text: str) -> str:
    """A text of a bundle that is part of one line."""
    return _escaped(text, "")


def _escaped(text: str, allowed: str) -> str:
    if text.isprintable():
        return text
    return "".join(
        char if char.isprintable() or char in allowed else char.encode("unicode_escape").decode("ascii") for char in text
    )
