"""Looking into a bundle: what it holds. Nothing of it is run, and nothing is compiled: what is made anew from the programs in a
bundle is in `listing.py`, so that a look needs no compiler, which takes longer to import than a thousand variants to read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tack_runtime import expression
from tack_runtime.dtypes import ArrayType
from tack_runtime.errors import TackError
from tack_runtime.expression import Expression
from tack_runtime.manifest import Axis, Image, KernelEntry, Manifest, Variant
from tack_runtime.options import Options
from tack_runtime.signature import machine_parameters
from tack_runtime.workgroups import COLLECTIVES, GROUP_SIZE
from tackc.contents import Contents, read_contents
from tackc.manifest import manifest_json
from tackc.report import columns, fitted, one_line, printable


def read(path: Path, kernel: str | None) -> Inspection:
    """Read and verify a bundle, and choose one kernel of it by its short or full name; without a name, all.

    Raises BundleError for a defect of the file, RequestError where no kernel, or more than one, has the name.
    """
    contents = read_contents(path)
    kernels = contents.manifest.kernels
    if kernel is not None:
        name = chosen(kernel, list(map(full_name, kernels)), path)
        kernels = tuple(entry for entry in kernels if full_name(entry) == name)
    return Inspection(contents, kernels)


def chosen(name: str, kernels: Sequence[str], path: Path) -> str:
    """The full name, of those that a bundle has, of the kernel that a name means as programs say it: the full name, "Sim.step" or
    "step". RequestError where it means none, or several."""
    found = [full for full in kernels if full == name] or [full for full in kernels if full.endswith(f".{name}")]
    if len(found) == 1:
        return found[0]
    from tackc.request import RequestError, nearest  # with the toolchains behind it, it takes time to import

    if found:
        raise RequestError(f"{path} has several kernels {name!r}: {', '.join(found)}")
    known = [*kernels, *(full.rpartition(".")[2] for full in kernels)]
    raise RequestError(f"{path} has no kernel {name!r}{nearest(name, known)}; it has {', '.join(kernels) or 'none'}")


def full_name(entry: KernelEntry) -> str:
    """Of a kernel: its module and its name."""
    return f"{entry.module}.{entry.name}"


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
        made_by = f"format {self.manifest.format}, made by {one_line(self.manifest.producer)}"
        lines = [fitted(f"{self.contents.label}: {made_by}, {len(members)} members of {size:,} bytes")]
        rows = [("kernel", "variant", "result", "targets")]
        for entry in self.kernels:
            name = full_name(entry)
            for variant in entry.variants:
                rows.append((name, variant_title(variant), str(variant.result or "-"), _targets(variant)))
            if not entry.variants:
                rows.append((name, "none", "-", "compiled on the fly only"))
        lines += _rows(rows)
        for _, variant in self.variants():
            title = variant_title(variant)
            lines += [fitted(one_line(f"skipped {skip.target} for {title}: {skip.reason}")) for skip in variant.skipped]
        return "\n".join([*lines, *map(fitted, provenance_lines(self.manifest))])

    def details(self) -> str:
        """Each kernel with its parameters, and all that the manifest says of its variants."""
        return "\n".join(fitted(line) for entry in self.kernels for line in self._details(entry))

    def _details(self, entry: KernelEntry) -> Iterator[str]:
        yield f"kernel {full_name(entry)}({', '.join(entry.parameters)})"
        yield f"  defined at {entry.file}:{entry.line}; program {entry.program}, sha256 {entry.digest[:16]}..."
        if not entry.variants:
            yield "  no variant is prebuilt: calls compile it, where a compiler is installed"
        for variant in entry.variants:
            yield ""
            yield f"variant {variant.id}: {variant_title(variant)}"
            rows = [
                *([("checks", f"{len(variant.sites)} places, in debug mode (TACK_DEBUG=1)")] if variant.checked else []),
                ("launches", f"{_count_text(variant.axes)} iterations"),
                ("returns", str(variant.result or "nothing")),
                *(("needs", text) for text in _preconditions(variant)),
                *(("may", text) for text in _liberties(variant.options)),
                *(("skipped", f"{_title(skip.target)}: {skip.reason}") for skip in variant.skipped),
            ]
            yield from _rows(rows, indent=2)
            yield from _rows(self._images(variant), right={3}, indent=2)

    def _images(self, variant: Variant) -> list[tuple[str, ...]]:
        """A heading and a row for each image; the library of a CPU level is that of all variants of the bundle."""
        rows: list[tuple[str, ...]] = [("image", "level", "kind", "bytes", "member", "notes")]
        for image in variant.images:
            size = self.manifest.members[image.member].size
            notes = ", ".join(_note(*note) for note in image.notes if note != ("code_bytes", size))
            rows.append((_title(image.target), image.level or "-", image.kind, f"{size:,}", image.member, notes))
        return rows

    def sources(self, target: str) -> str:
        """The generated source of every variant for a target, as the bundle has it; RequestError: it has none for the target."""
        texts = [
            (variant, self.text(image))
            for _, variant in self.variants()
            for image in variant.images
            if image.target == target and image.kind == "source"
        ]
        if not texts:
            raise self._no_source(target)
        return titled(texts, "//")

    def text(self, image: Image) -> str:
        """The text of a source or of PTX."""
        return self.contents.members[image.member].decode(errors="backslashreplace")

    def _no_source(self, target: str) -> TackError:
        from tackc.emitters import TARGETS  # they and the compiler behind them take time to import
        from tackc.request import RequestError, nearest

        there = sorted({i.target for _, v in self.variants() for i in v.images if i.kind == "source"} | {"cpu"})
        meant = _LANGUAGES.get(target.lower(), target)
        hint = f" (did you mean {meant!r}?)" if meant in there else "" if meant in TARGETS else nearest(meant, there)
        return RequestError(f"{self.contents.label} holds no source for {target!r}{hint}; it has {one_line(', '.join(there))}")

    def variants(self) -> Iterator[tuple[KernelEntry, Variant]]:
        """All variants of the kernels that are looked at."""
        for entry in self.kernels:
            for variant in entry.variants:
                yield entry, variant


def variant_title(variant: Variant) -> str:
    """Its signature, and whether it is for debug mode."""
    return f"{variant.signature}{' (checked)' if variant.checked else ''}"


def provenance_lines(manifest: Manifest) -> Iterator[str]:
    """What has made a bundle, and of which revisions its sources are, where it says so."""
    if manifest.tools:
        made = (f"{tool.name} {tool.version} (sha256 {tool.sha256[:16]}...)" for tool in manifest.tools)
        yield one_line(f"made by {', '.join(made)}")
    for revision in manifest.revisions:
        yield f"sources of revision {revision.id}{', and changed since' if revision.dirty else ''}"


def _targets(variant: Variant) -> str:
    return "; ".join(f"{target}: {' '.join(names)}" for target, names in levels_of([variant]).items())


def levels_of(variants: Iterable[Variant]) -> dict[str, list[str]]:
    """The levels, or else the kinds of code, of each target that any of the variants has."""
    levels: dict[str, dict[str, None]] = {}
    for variant in variants:
        for image in variant.images:
            levels.setdefault(image.target, {})[image.level or image.kind] = None
    return {target: list(names) for target, names in levels.items()}


def titled(texts: Iterable[tuple[Variant, str]], comment: str) -> str:
    """Texts of a bundle one after the other, each under its signature where there are several."""
    parts = list(texts)
    if len(parts) == 1:
        return printable(parts[0][1])
    return printable("\n".join(f"{comment} --- {variant_title(variant)}\n{text}" for variant, text in parts))


def _rows(rows: Iterable[Sequence[str]], right: Iterable[int] = (), indent: int = 0) -> list[str]:
    """Texts of a bundle in columns."""
    return columns([tuple(map(one_line, row)) for row in rows], right, indent)


_LANGUAGES: Final = {"llvm": "cpu", "llvm-ir": "cpu", "ll": "cpu", "cu": "cuda", "ptx": "cuda", "nvrtc": "cuda", "msl": "metal"}


def _title(target: str) -> str:
    from tackc import emitters  # they and the compiler behind them take time to import

    return emitters.title(target)


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
