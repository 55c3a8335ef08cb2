"""Looking into a bundle: what it holds, and the IR, sources and assembly of its kernels. Nothing of it is run.

What `tackc cache info` lists are bundles, too: of one variant each.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tack_runtime import expression
from tack_runtime.contents import Contents, read_contents
from tack_runtime.drivers import cpu as cpu_driver
from tack_runtime.dtypes import ArrayType
from tack_runtime.errors import BundleError, DeviceError
from tack_runtime.expression import Expression
from tack_runtime.manifest import Axis, KernelEntry, Manifest, Variant
from tack_runtime.options import Options
from tack_runtime.signature import machine_parameters
from tack_runtime.workgroups import COLLECTIVES, CPU_BACKEND, GROUP_SIZE, no_workgroups
from tackc.compiler import frontend, ir, pipeline
from tackc.compiler.diagnostics import CompileError
from tackc.compiler.lanes.annotate import print_lanes
from tackc.compiler.lanes.cost import choose
from tackc.compiler.lanes.shapes import analyze
from tackc.compiler.printer import print_kernel
from tackc.compiler.program import program_from_json
from tackc.emitters import TARGETS, llvm
from tackc.manifest import manifest_json
from tackc.report import columns, one_line, printable
from tackc.request import RequestError, cpu_level, nearest
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
            f"{self.contents.label}: format {self.manifest.format}, made by {one_line(self.manifest.producer)}, "
            f"{len(members)} members, {size:,} bytes"
        ]
        rows = [("kernel", "variant", "result", "targets")]
        for entry in self.kernels:
            name = f"{entry.module}.{entry.name}"
            for variant in entry.variants:
                rows.append((name, _variant_title(variant), str(variant.result or "-"), _targets(variant)))
            if not entry.variants:
                rows.append((name, "none", "-", "compiled on the fly only"))
        lines += _rows(rows)
        for _, variant in self._variants():
            title = _variant_title(variant)
            lines += [one_line(f"skipped {skip.target} for {title}: {skip.reason}") for skip in variant.skipped]
        return "\n".join(lines)

    def details(self) -> str:
        """Each kernel with its parameters, and all that the manifest says of its variants."""
        return "\n".join(line for entry in self.kernels for line in self._details(entry))

    def _details(self, entry: KernelEntry) -> Iterator[str]:
        yield f"kernel {entry.module}.{entry.name}({', '.join(entry.parameters)})"
        yield f"  defined at {entry.file}:{entry.line}; program {entry.program}, sha256 {entry.digest[:16]}..."
        if not entry.variants:
            yield "  no variant is prebuilt: calls compile it, where a compiler is installed"
        for variant in entry.variants:
            yield ""
            yield f"variant {variant.id}: {_variant_title(variant)}"
            rows = [
                *([("checks", f"{len(variant.sites)} places, in debug mode (TACK_DEBUG=1)")] if variant.checked else []),
                ("launches", f"{_count_text(variant.axes)} iterations"),
                ("returns", str(variant.result or "nothing")),
                *(("needs", text) for text in _preconditions(variant)),
                *(("may", text) for text in _liberties(variant.options)),
                *(("skipped", f"{_title(skip.target)}: {skip.reason}") for skip in variant.skipped),
            ]
            yield from (f"  {line}" for line in _rows(rows))
            yield from (f"  {line}" for line in _rows(self._images(variant), right={3}))

    def _images(self, variant: Variant) -> list[tuple[str, ...]]:
        """A heading and a row for each image; the library of a CPU level is that of all variants of the bundle."""
        rows: list[tuple[str, ...]] = [("image", "level", "kind", "bytes", "member", "notes")]
        for image in variant.images:
            size = self.manifest.members[image.member].size
            notes = ", ".join(_note(*note) for note in image.notes if note != ("code_bytes", size))
            rows.append((_title(image.target), image.level or "-", image.kind, f"{size:,}", image.member, notes))
        return rows

    def sources(self, target: str) -> str:
        """The generated source of every variant for a target; for the CPU, its LLVM IR, which is made anew."""
        if target == "cpu":
            wanted, _ = self._level_here()
            return _titled(((v, self._llvm(e, v, wanted, ";", str)) for e, v in self._for_the_cpu()), ";")
        texts = [
            (variant, self.contents.members[image.member].decode(errors="backslashreplace"))
            for _, variant in self._variants()
            for image in variant.images
            if image.target == target and image.kind == "source"
        ]
        if not texts:
            there = sorted({i.target for _, v in self._variants() for i in v.images if i.kind == "source"} | {"cpu"})
            meant = _LANGUAGES.get(target.lower(), target)
            hint = f" (did you mean {meant!r}?)" if meant in there else "" if meant in TARGETS else nearest(meant, there)
            raise RequestError(f"{self.contents.label} holds no source for {target!r}{hint}; it has {one_line(', '.join(there))}")
        return _titled(texts, "//")

    def ir_text(self) -> str:
        """The IR of every variant, after all passes, those of the CPU where it has code for it; made anew from the program in the
        bundle."""
        return printable("\n".join(self._ir(entry, variant) for entry, variant in self._variants()))

    def _ir(self, entry: KernelEntry, variant: Variant) -> str:
        kernel = self._lower(entry, variant)
        kernel = pipeline.for_cpu(kernel) if any(image.target == "cpu" for image in variant.images) else kernel
        return "".join(f"# {line}\n" for line in _forms(kernel, variant)) + print_kernel(kernel)

    def lanes(self) -> str:
        """How many iterations of every variant run at a time at each CPU level, and why; and the loop as the analysis sees it."""
        return printable("\n".join(self._lanes(entry, variant) for entry, variant in self._for_the_cpu()))

    def _lanes(self, entry: KernelEntry, variant: Variant) -> str:
        kernel = pipeline.for_cpu(self._lower(entry, variant))
        return "\n".join([_variant_title(variant), *_forms(kernel, variant), print_lanes(analyze(kernel))])

    def assembly(self, level: str | None) -> str:
        """Assembly of every variant for a CPU level, by default the one that this machine would run; made anew from the program
        in the bundle. The first line names the level."""
        wanted, why = (cpu_level(level), "as asked") if level else self._level_here()
        texts = ((v, self._llvm(e, v, wanted, "#", lambda text: cpu.assembly(text, wanted))) for e, v in self._for_the_cpu())
        return f"# CPU level {wanted}: {why}\n" + _titled(texts, "#")

    def _level_here(self) -> tuple[str, str]:
        """The level of the bundle that this machine would run, or the nearest thing to it, and why that one."""
        built = list(dict.fromkeys(i.level for _, variant in self._variants() for i in variant.images if i.target == "cpu"))
        try:
            usable = cpu_driver.usable_levels()
        except DeviceError:
            usable = ()
        for level in usable:
            if level in built:
                return level, "the best in the bundle that this machine runs"
        if built:
            return built[0], "the first in the bundle; this machine runs none of them"
        return (usable or tuple(cpu.LEVELS))[0], "the bundle has no code for the CPU"

    def _variants(self) -> Iterator[tuple[KernelEntry, Variant]]:
        for entry in self.kernels:
            for variant in entry.variants:
                yield entry, variant

    def _for_the_cpu(self) -> list[tuple[KernelEntry, Variant]]:
        """The variants that use no workgroups; RequestError where the others are all there is (W-002)."""
        found = [(entry, variant) for entry, variant in self._variants() if not variant.workgroup]
        refused = [variant for _, variant in self._variants() if variant.workgroup]
        if refused and not found:
            reason = no_workgroups(refused[0].workgroup, CPU_BACKEND)
            raise RequestError(f"{self.contents.label} holds nothing for the CPU: {_variant_title(refused[0])}: {reason}")
        return found

    def _llvm(self, entry: KernelEntry, variant: Variant, level: str, comment: str, finish: Callable[[str], str]) -> str:
        """The code of a variant for a level, after a line that says how many iterations it runs at a time."""
        kernel = pipeline.for_cpu(self._lower(entry, variant))
        form = choose(kernel, level)
        text = llvm.emit(kernel, _symbol(variant), form.width, narrows=form.narrows)
        return f"{comment} {form}\n{finish(text)}"

    def _lower(self, entry: KernelEntry, variant: Variant) -> ir.Kernel:
        try:
            program = program_from_json(self.contents.members[entry.program].decode())
        except ValueError as error:
            raise BundleError(f"no program: {error}", entry.program, self.contents.label) from error
        try:
            lowered = frontend.lower(program, variant.signature, options=variant.options, checked=variant.checked)
        except CompileError as error:
            raise BundleError(f"this tackc cannot compile it: {error}", entry.program, self.contents.label) from error
        return pipeline.run(lowered.kernel, passes=pipeline.passes(variant.checked))


def _variant_title(variant: Variant) -> str:
    return f"{variant.signature}{' (checked)' if variant.checked else ''}"


def _forms(kernel: ir.Kernel, variant: Variant) -> list[str]:
    """How many iterations run at a time at each CPU level that a variant has code for."""
    return [f"{image.level}: {choose(kernel, image.level)}" for image in variant.images if image.target == "cpu"]


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
        return printable(parts[0][1])
    return printable("\n".join(f"{comment} --- {_variant_title(variant)}\n{text}" for variant, text in parts))


def _rows(rows: Iterable[Sequence[str]], right: Iterable[int] = ()) -> list[str]:
    """Texts of a bundle in columns."""
    return columns([tuple(map(one_line, row)) for row in rows], right)


_LANGUAGES: Final = {"llvm": "cpu", "llvm-ir": "cpu", "ll": "cpu", "cu": "cuda", "ptx": "cuda", "nvrtc": "cuda", "msl": "metal"}


def _title(target: str) -> str:
    return TARGETS[target].title if target in TARGETS else target


def _note(name: str, value: int) -> str:
    """What a toolchain says of an image: "8 lanes", "1 lane"."""
    words = name.replace("_", " ")
    return f"{value:,} {words.removesuffix('s') if value == 1 else words}"


def _count_text(axes: Sequence[Axis]) -> str:
    """The number of iterations in terms of the arguments; a factor below 0 counts as 0 (P-001, P-002)."""
    total = _extent(axes[0])
    for axis in axes[1:]:
        total = ("*", total, _extent(axis))
    return expression.text(total)


def _extent(axis: Axis) -> Expression:
    span: Expression = axis.stop if axis.start == 0 else ("-", axis.stop, axis.start)
    return span if axis.step == 1 else ("//", ("-", ("+", span, axis.step), 1), axis.step)


def _liberties(options: Options) -> Iterator[str]:
    """What the kernel allows code that its source does not say (N-011, N-018..N-020)."""
    if options.fp_contract:
        yield "fuse a*b + c, so bits differ between targets"
    if options.reassociate:
        yield "take sums in another order, so bits differ between targets"
    if options.fast_math:
        yield "take the elementary functions of a device's vendor, so bits differ between targets"
    if options.lanes is not None:
        asked = f"lanes={options.lanes} or --lanes {options.lanes}"
        yield f"run {options.lanes} iteration{'s' * (options.lanes != 1)} at a time on the CPU, as {asked} asks"


def _preconditions(variant: Variant) -> Iterator[str]:
    """What a call must keep besides the signature's types (M-006, X-005, T-006, W-001, W-005)."""
    types = dict(machine_parameters(variant.signature))
    for name in variant.written:
        yield f"{name} writable"
    for name in variant.atomics:
        type_ = types[name]
        assert isinstance(type_, ArrayType)
        yield f"{name} aligned to {type_.scalar.size} bytes, for atomic updates"
    for name, axis in variant.small_dims:
        yield f"{name}.shape[{axis}] below 2**31: the code reads it as a 32-bit number"
    if variant.workgroup:
        yield f"workgroups, for {', '.join(variant.workgroup)}"
    if not COLLECTIVES.isdisjoint(variant.workgroup):
        yield f"a number of iterations that {GROUP_SIZE} divides"
