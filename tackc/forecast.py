"""The product before it is built: variants, images, what is in the cache, and estimates of seconds and bytes.

What a build would compile is known exactly, since everything up to the texts is done as a build does it. How long compiling
them takes and how large the images are is estimated from their lengths, by `COSTS`, which `tools/forecast.py` measures.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from tack_runtime.manifest import Skipped
from tackc import build_cache, work
from tackc.budget import BudgetError, Shares, check_size, check_variants
from tackc.build import DEFAULTS, Options, Prepared, PreparedVariant, prepare
from tackc.build_cache import BuildCache
from tackc.multipliers import Counted, Multiplier, multipliers
from tackc.plan import BuildError, nothing_declared
from tackc.report import MissingToolchain, columns, count, lacking
from tackc.request import Spec, TargetRequest
from tackc.unit import at_level


class Cost(NamedTuple):
    """Bytes of an image and seconds to make it: so many for any, and more for each character of its text."""

    bytes: float
    bytes_per_character: float
    seconds: float
    seconds_per_character: float


COSTS: Final[Mapping[str, Cost]] = {  # eight of ten estimates are between two thirds and twice of what is true
    "llvm": Cost(3.01e03, 0.247, 0.0115, 1.61e-06),
    "nvrtc ptx": Cost(1.05e03, 1.6, 0.209, 2.44e-05),
    "nvrtc": Cost(4.6e03, 0.991, 0.0319, 4.3e-06),
    "hip": Cost(6.33e03, 0.303, 0.088, 3.28e-06),
    "spirv": Cost(1.94e03, 0.974, 0.0342, 1.91e-06),
}
_LIBRARY: Final = 17_000  # bytes of a library for the CPU that has no kernel
_VARIANT: Final = 600  # bytes of the manifest
_IMAGE: Final = 500  # bytes of the manifest and of the zip file


class Image(NamedTuple):
    """One image of a variant; `cached`: whether its code is in the cache, None where that is not known."""

    target: str
    level: str
    cached: bool | None
    bytes: int | None
    seconds: float | None

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "seconds": None if self.seconds is None else round(self.seconds, 3)}


@dataclass(frozen=True, slots=True)
class Variant:
    """One variant: what declares it, the targets that have it, its images, the bytes of its sources, and which targets cannot
    have it, or only as a source."""

    module: str
    kernel: str  # the full name
    signature: str
    checked: bool
    origins: tuple[str, ...]
    targets: tuple[str, ...]
    images: tuple[Image, ...]
    sources: int
    skipped: tuple[Skipped, ...]
    sources_only: tuple[Skipped, ...]

    @property
    def title(self) -> str:
        return f"{self.module}.{self.signature}{' (checked)' if self.checked else ''}"

    @property
    def bytes(self) -> int:
        return self.sources + sum(image.bytes or 0 for image in self.images)

    @property
    def seconds(self) -> float:
        return sum(image.seconds or 0.0 for image in self.images)

    def to_json(self) -> dict[str, Any]:
        return {
            "kernel": self.kernel,
            "signature": self.signature,
            "checked": self.checked,
            "declared_by": list(self.origins),
            "targets": list(self.targets),
            "images": [image.to_json() for image in self.images],
            "source_bytes": self.sources,
            "skipped": [skipped._asdict() for skipped in self.skipped],
            "sources_only": [only._asdict() for only in self.sources_only],
        }


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a build would make. `bytes` is an estimate of the bundle; `undeclared`: kernels without a variant."""

    variants: tuple[Variant, ...]
    undeclared: tuple[str, ...]
    multipliers: tuple[Multiplier, ...]
    missing: tuple[MissingToolchain, ...]
    warnings: tuple[str, ...]
    bytes: int
    processes: int

    @property
    def images(self) -> list[Image]:
        return [image for variant in self.variants for image in variant.images]

    @property
    def seconds(self) -> float:
        """Of work, by one process."""
        return sum(variant.seconds for variant in self.variants)

    def check_budget(self, max_variants: int | None, max_size: int | None) -> None:
        """BudgetError where a build would make more than that, as far as one can tell."""
        check_variants(len(self.variants), max_variants, self.multipliers, Counter(each.kernel for each in self.variants))
        check_size(self.bytes, max_size, self._shares(), self.multipliers, estimated=True)

    def over_budget(self, max_variants: int | None, max_size: int | None) -> str:
        """What `check_budget` says, "" where it has nothing to say."""
        try:
            self.check_budget(max_variants, max_size)
        except BudgetError as error:
            return str(error)
        return ""

    def _shares(self) -> Shares:
        targets: dict[str, int] = defaultdict(int)
        kernels: dict[str, int] = defaultdict(int)
        levels: dict[str, set[str]] = defaultdict(set)
        for variant in self.variants:
            kernels[variant.kernel] += variant.bytes
            for image in variant.images:
                targets[image.target] += image.bytes or 0
                levels[image.target].add(image.level)
        sources = sum(variant.sources for variant in self.variants)
        return Shares(targets, {name: len(found) for name, found in levels.items()}, kernels, sources)

    def to_json(self) -> dict[str, Any]:
        """The forecast as JSON data (`tackc plan --json`)."""
        return {
            "variants": [variant.to_json() for variant in self.variants],
            "without_variants": list(self.undeclared),
            "multipliers": [each.to_json() for each in self.multipliers],
            "estimated": {"bytes": self.bytes, "seconds": round(self.seconds, 2), "processes": self.processes},
            "missing_toolchains": [tool.to_json() for tool in self.missing],
            "warnings": list(self.warnings),
        }

    def table(self, verbose: bool = False) -> str:
        """A line for each kernel, what multiplies, and the sums; `verbose`: before them each variant, and what declares it."""
        by_kernel: dict[str, list[Variant]] = defaultdict(list)
        for variant in self.variants:
            by_kernel[variant.kernel].append(variant)
        rows: list[Sequence[str]] = [("kernel", "variants", "images", "cached", "targets", "~bytes", "~seconds")]
        rows += [_row(kernel, variants) for kernel, variants in by_kernel.items()]
        lines = [line for variant in self.variants for line in _details(variant)] + [""] if verbose else []
        lines += columns(rows, right={1, 2, 3, 5, 6})
        lines += [f"{name}: no variant is declared" for name in self.undeclared]
        lines += lacking(self.variants, self.missing)
        lines += [str(each) for each in self.multipliers]
        return "\n".join([*lines, *self._sums()])

    def _sums(self) -> list[str]:
        images = self.images
        cached = [image for image in images if image.cached]
        known = any(image.cached is not None for image in images)
        lines = [
            f"{count(len(self.variants), 'variant')}, {count(len(images), 'image')}"
            + (f", {len(cached):,} of them cached" if known else "")
        ]
        lines.append(
            f"estimated: {self.bytes:,} bytes; {self.seconds:.1f} s of compiling, about "
            f"{self.seconds / self.processes:.1f} s in {count(self.processes, 'process', 'processes')}"
        )
        if any(image.bytes is None for image in images):
            unknown = sorted({image.target for image in images if image.bytes is None})
            lines.append(f"not estimated: images for {', '.join(unknown)}")
        return lines


def forecast(
    files: Sequence[Path],
    targets: Sequence[TargetRequest],
    *,
    specs: Sequence[Spec] = (),
    options: Options = DEFAULTS,
) -> Forecast:
    """What `build` would make of the same arguments, and what of it the cache has, where builds use it.

    Raises what `build` raises before it compiles: BuildError, RequestError, ToolchainError.
    """
    prepared = prepare(files, targets, specs=specs, options=options)
    if not prepared.variants and prepared.plans:
        raise BuildError([nothing_declared(prepared.plans)])
    names = [request.target for request in targets]
    kept = BuildCache(options.cache and build_cache.usable())
    lacking = {tool.target for tool in prepared.missing}
    variants = tuple(_variant(each, targets, kept, lacking) for each in prepared.variants)
    undeclared = tuple(each.full_name for each in prepared.plans if not each.wanted)
    return Forecast(
        variants,
        undeclared,
        multipliers([_counted(each) for each in prepared.variants], prepared.choices),
        prepared.missing,
        (*prepared.warnings, *_not_named(specs, names)),
        _bundle_size(prepared, variants),
        work.processes(sum(len(each.tasks) for each in prepared.variants), options.jobs),
    )


def _not_named(specs: Sequence[Spec], targets: Sequence[str]) -> list[str]:
    """Targets that calls asked for and that are not to be built."""
    asked = Counter(target for spec in specs for target in {each.partition(":")[0] for each in spec.targets})
    return [
        f"calls asked for {count:,} of the variants on {target}, which is no target of this build"
        for target, count in sorted(asked.items())
        if target not in targets
    ]


def _counted(each: PreparedVariant) -> Counted:
    return Counted(each.plan.full_name, each.signature, each.checked, each.wanted.choices)


def _variant(each: PreparedVariant, targets: Sequence[TargetRequest], kept: BuildCache, lacking: Collection[str]) -> Variant:
    cached = kept.held(each.plan, each.wanted, each.checked, targets, lacking) if kept.used else None
    images = tuple(_image(target, task, cached) for target, task in each.tasks)
    without = {skipped.target for skipped in each.skipped}
    return Variant(
        each.plan.module,
        each.plan.full_name,
        str(each.signature),
        each.checked,
        each.wanted.origins,
        tuple(request.target for request in targets if request.target not in without),
        images,
        each.sources,
        each.skipped,
        each.sources_only,
    )


def _image(target: str, task: work.Task, cached: Mapping[str, int] | None) -> Image:
    size = None if cached is None else cached.get(at_level(target, task.level))
    if size is not None:
        return Image(target, task.level, True, size, 0.0)
    missed = None if cached is None else False
    cost = COSTS.get(kind(task))
    if cost is None:
        return Image(target, task.level, missed, None, None)
    length = len(task.text)
    size = round(cost.bytes + cost.bytes_per_character * length)
    return Image(target, task.level, missed, size, cost.seconds + cost.seconds_per_character * length)


def kind(task: work.Task) -> str:
    """The row of `COSTS`: the tool, which makes two kinds of images for CUDA."""
    return "nvrtc ptx" if task.tool == "nvrtc" and task.level.startswith("compute_") else task.tool


def _bundle_size(prepared: Prepared, variants: Sequence[Variant]) -> int:
    images = [image for variant in variants for image in variant.images]
    libraries = {image.level for image in images if image.target == "cpu"}
    programs = sum(len(each.program.to_json().encode()) for each in prepared.plans)
    described = _VARIANT * len(variants) + _IMAGE * (len(images) + len(prepared.plans))
    return sum(variant.bytes for variant in variants) + _LIBRARY * len(libraries) + programs + described


def _row(kernel: str, variants: Sequence[Variant]) -> tuple[str, ...]:
    images = [image for variant in variants for image in variant.images]
    cached = [image.cached for image in images]
    targets = dict.fromkeys(target for variant in variants for target in variant.targets)
    hits = "-" if None in cached or not cached else str(sum(map(bool, cached)))
    size, seconds = sum(each.bytes for each in variants), sum(each.seconds for each in variants)
    return kernel, str(len(variants)), str(len(images)), hits, ",".join(targets), f"{size:,}", f"{seconds:.2f}"


def _details(variant: Variant) -> list[str]:
    levels: dict[str, list[str]] = {target: [] for target in variant.targets}
    for image in variant.images:
        levels[image.target].append(image.level)
    shown = [f"{target}:{','.join(found)}" if any(found) else target for target, found in levels.items()]
    return [
        variant.title,
        f"    declared by {', '.join(variant.origins)}; ~{variant.bytes:,} bytes, ~{variant.seconds:.2f} s",
        f"    {' '.join(shown) or 'no target can have it'}",
    ]
