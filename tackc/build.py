"""Building a bundle: the author's files in, one file of sources and binaries out.

files -> kernels -> programs x signatures -> typed IR, all diagnostics together -> code of every target -> bundle

What an earlier build has kept (`build_cache.py`) is taken from there. What makes things, `making.py`, is loaded where something
is to be made.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tack_runtime.errors import ToolchainError
from tack_runtime.manifest import KernelEntry, Skipped, UsedTool, Variant
from tack_runtime.options import PLAIN
from tack_runtime.options import Options as KernelOptions
from tack_runtime.signature import Signature
from tack_runtime.workgroups import CPU_BACKEND
from tackc import binaries, budget, build_cache, bundle, cache, depfile, output, provenance
from tackc import members as naming
from tackc.blame import Blamed
from tackc.build_cache import BuildCache
from tackc.compiler import ir
from tackc.compiler.diagnostics import CompileError, Diagnostic
from tackc.compiler.program import Program
from tackc.compiling import Making, Progress, compiled, texts
from tackc.emitters import TARGETS
from tackc.multipliers import Counted, Multiplier, multipliers
from tackc.plan import (
    BuildError,
    Choice,
    Finding,
    Plan,
    Planned,
    Wanted,
    checked_alone,
    nothing_declared,
    plan,
    plan_sources,
    raise_if_any,
    warning_texts,
)
from tackc.report import Assembled, MissingToolchain, Report, VariantReport
from tackc.request import Spec, TargetRequest, VariantKind
from tackc.sources import Problem, installed
from tackc.unit import Unit, at_level

if TYPE_CHECKING:
    from tackc.work import Task


@dataclass(frozen=True, slots=True)
class Options:
    """How to build. `jobs` None: as many processes as pay off; the bundle is the same for every number.

    strict: a skipped target is an error. require_binaries: so is a target of which only sources could be made.
    strip_sources: leave generated sources out. kernels: what every kernel is to have, beside what its decorator asks for.
    print_after: hears of the kernel after every pass, for which all is made anew. directory: write a folder, not a zip file.
    package: write a Python package with the bundle.
    variants: which of each signature, "release" or "checked", for debug mode (O-020). cache: take from the cache on disk what has
    not changed, and keep there what is made. max_variants, max_size: BudgetError where there would be more variants, or bytes of
    the bundle. provenance: record the commit of the sources. declarations: the files that specs and
    options are from. depfile: write there, for make and ninja, what the bundle was made from. others: what the caller writes.
    """

    jobs: int | None = 1
    strict: bool = False
    require_binaries: bool = False
    strip_sources: bool = False
    kernels: KernelOptions = PLAIN
    print_after: Callable[[str, ir.Kernel], None] | None = None
    directory: bool = False
    package: bool = False
    variants: tuple[VariantKind, ...] = ("release",)
    cache: bool = True
    max_variants: int | None = None
    max_size: int | None = None
    provenance: bool = False
    declarations: tuple[Path, ...] = ()
    depfile: Path | None = None
    others: tuple[Path, ...] = ()

    @property
    def making(self) -> Making:
        return Making(self.jobs, self.strip_sources, self.print_after)


DEFAULTS: Final = Options()


def _silent(label: str, done: int, total: int) -> None:
    """The progress that nobody wants to hear of."""


def build(
    files: Sequence[Path],
    targets: Sequence[TargetRequest],
    path: Path,
    *,
    specs: Sequence[Spec] = (),
    options: Options = DEFAULTS,
    progress: Progress = _silent,
) -> Report:
    """Build one bundle of every kernel in `files` for `targets` and write it to `path`.

    Raises BuildError with all that is wrong in the author's files, RequestError, ToolchainError, BudgetError, or OutputError;
    then nothing is written. `progress` hears, for each variant and target of which something was compiled, a label and how many
    of how many are done.
    """
    start = time.perf_counter()
    output.check_outputs((path, options.depfile, *options.others), (*files, *options.declarations))
    if options.package:
        from tackc import package  # most outputs are bundles

        package.check_name(path)
    with cache.complaints() as complaints:
        kept = _kept(options)
        planned = plan(files, specs, options.kernels, partial(_alone, kept))
        built = _built(planned, kept, targets, options, progress)
        cache.trim()
    output.check_outputs((path, options.depfile, *options.others), built.inputs)  # those that the files import are known now
    shown = f"{path}/" if options.directory or options.package else str(path)
    size = _write(built, path, shown, options)
    return _made(built, shown, size, complaints, time.perf_counter() - start)


def build_modules(
    modules: Sequence[str],
    targets: Sequence[TargetRequest],
    options: Options = DEFAULTS,
    sourced: Collection[str] = (),
    made_of: Sequence[UsedTool] = (),
) -> tuple[bytes, Report]:
    """A bundle of the kernels of modules that can be imported, by their full names, and the report. Of targets in `sourced` only
    sources are made; `made_of` is named in the bundle, beside the tools. Raises what `build` raises of kernels and tools."""
    start = time.perf_counter()
    with cache.complaints() as complaints:
        kept = _kept(options)
        planned = plan_sources(installed(modules), alone=partial(_alone, kept))
        built = _built(planned, kept, targets, options, sourced=sourced, made_of=made_of)
        cache.trim()
    archive = bundle.pack({**built.members, **bundle.manifest_of(built.entries, built.members, built.made_by)})
    return archive, _made(built, "", len(archive), complaints, time.perf_counter() - start)


def _made(built: _Built, shown: str, size: int, complaints: Sequence[str], seconds: float) -> Report:
    variants = tuple(_report(unit) for unit in built.units)
    said = (*built.warnings, *complaints)
    return Report(shown, size, variants, tuple(built.missing), said, seconds, built.ptx, built.doubts, built.inputs)


def _write(built: _Built, path: Path, shown: str, options: Options) -> int:
    """Write the bundle, and the depfile, or nothing; how many bytes the bundle has."""
    files = {**built.members, **bundle.manifest_of(built.entries, built.members, built.made_by)}
    archive = bundle.pack(files)
    if options.max_size is not None:
        _check_size(built, len(archive), options.max_size)
    beside: dict[Path, bytes] = {}
    if options.depfile is not None:
        beside[options.depfile] = depfile.text(shown, built.inputs, package=options.package).encode()
    with output.beside(beside):
        if options.package:
            from tackc import package

            return package.write(archive, path)
        bundle.put(files, archive, path, options.directory)
    return len(archive)


@dataclass(frozen=True, slots=True)
class _Built:
    """All of a bundle, before it is written."""

    units: list[Unit]
    entries: list[KernelEntry]
    members: dict[str, bytes]
    made_by: bundle.Provenance
    missing: list[MissingToolchain]
    warnings: tuple[str, ...]
    ptx: Assembled | None
    doubts: tuple[Diagnostic, ...]
    inputs: tuple[Path, ...]
    choices: tuple[Choice, ...]


def _kept(options: Options) -> BuildCache:
    """What earlier builds have kept, of which `options` may say that nothing is used."""
    return BuildCache(options.cache and options.print_after is None and build_cache.usable())


def _built(
    planned: Planned,
    kept: BuildCache,
    targets: Sequence[TargetRequest],
    options: Options,
    progress: Progress = _silent,
    sourced: Collection[str] = (),
    made_of: Sequence[UsedTool] = (),
) -> _Built:
    plans = planned.plans
    units, doubts = _units(planned, options, kept)
    if not units:
        raise BuildError([nothing_declared(plans)], planned.inputs)
    if options.max_variants is not None:
        counts = Counter(unit.plan.full_name for unit in units)
        budget.check_variants(len(units), options.max_variants, _multipliers(units, planned.choices), counts)
    inputs = (*planned.inputs, *options.declarations)
    revisions = provenance.revisions(inputs) if options.provenance else ()
    missing = binaries.missing(targets, options.require_binaries, kept.known())
    members = compiled(units, targets, options.making, kept, {*sourced, *(tool.target for tool in missing)}, progress)
    unmade = [(unit, only) for unit in units for only in unit.sources_only]
    if options.require_binaries and unmade:
        raise ToolchainError("; ".join(f"{only.target} for {unit.signature}: {only.reason}" for unit, only in unmade))
    problems = [_skip_problem(unit, skip) for unit in units for skip in unit.skipped]
    if options.strict and problems:
        raise BuildError(problems, planned.inputs)
    entries = []
    for each in plans:
        entry = _entry(each, plans, [unit for unit in units if unit.plan is each])
        entries.append(entry)
        members[entry.program] = each.program.to_json().encode()
    images = [image for unit in units for image in unit.images]
    made = bundle.Provenance((*kept.tools(images), *made_of), revisions)
    levels = dict.fromkeys(image.level for image in images if image.kind == "ptx")
    warnings = (*warning_texts(doubts), *planned.warnings)
    ptx = kept.assembled(list(levels))
    return _Built(units, entries, members, made, missing, warnings, ptx, doubts, inputs, planned.choices)


@dataclass(frozen=True, slots=True)
class PreparedVariant:
    """One variant before anything is compiled: the texts to compile, each with its target, and the bytes of its sources."""

    plan: Plan
    wanted: Wanted
    signature: Signature
    checked: bool
    tasks: tuple[tuple[str, Task], ...]
    sources: int
    skipped: tuple[Skipped, ...]
    sources_only: tuple[Skipped, ...]


@dataclass(frozen=True, slots=True)
class Prepared:
    """What a build is about to compile."""

    variants: tuple[PreparedVariant, ...]
    plans: tuple[Plan, ...]
    choices: tuple[Choice, ...]
    missing: tuple[MissingToolchain, ...]
    warnings: tuple[str, ...]


def prepare(
    files: Sequence[Path], targets: Sequence[TargetRequest], *, specs: Sequence[Spec] = (), options: Options = DEFAULTS
) -> Prepared:
    """Do what `build` does before it compiles; raises what it raises."""
    planned = plan(files, specs, options.kernels)
    units, doubts = _units(planned, options, BuildCache(used=False))
    missing = binaries.missing(targets, options.require_binaries)
    tasks = texts(units, targets, options.making, {tool.target for tool in missing})
    made = [_prepared(unit, of_unit) for unit, of_unit in zip(units, tasks, strict=True)]
    return Prepared(tuple(made), planned.plans, planned.choices, tuple(missing), (*warning_texts(doubts), *planned.warnings))


def _prepared(unit: Unit, tasks: Sequence[tuple[str, Task]]) -> PreparedVariant:
    of_targets = tuple(unit.skipped), tuple(unit.sources_only)
    return PreparedVariant(unit.plan, unit.wanted, unit.signature, unit.checked, tuple(tasks), unit.size, *of_targets)


@dataclass(frozen=True, slots=True)
class Checked:
    """Kernels and variants without errors. `untyped`: kernels without variants, so checked by the rules that need no types."""

    kernels: int
    variants: int
    untyped: tuple[str, ...]
    warnings: tuple[str, ...]
    doubts: tuple[Diagnostic, ...] = ()
    inputs: tuple[Path, ...] = ()


def check(files: Sequence[Path], specs: Sequence[Spec] = ()) -> Checked:
    """Diagnose every kernel of `files` without building: what is right, or BuildError."""
    planned = plan(files, specs)
    units, doubts = _units(planned, DEFAULTS, BuildCache(used=False))
    untyped = tuple(each.full_name for each in planned.plans if not each.signatures)
    warnings = (*warning_texts(doubts), *planned.without_kernels)
    return Checked(len(planned.plans), len(units), untyped, warnings, doubts, planned.inputs)


# --- from files to typed IR --------------------------------------------------------------------------------------------


def _alone(kept: BuildCache, program: Program, options: KernelOptions) -> Sequence[Diagnostic]:
    return kept.alone(program, options, lambda: checked_alone(program, options))


def _units(planned: Planned, options: Options, kept: BuildCache) -> tuple[list[Unit], tuple[Diagnostic, ...]]:
    """Every variant, by kernel name, and the warnings about them.

    BuildError with all that is wrong in the files; what several variants share is said once.
    """
    units: dict[tuple[str, Signature, bool], Unit] = {}
    doubts = list(planned.doubts)
    findings: list[Finding] = list(planned.findings)
    for each in planned.plans:
        wrong = Blamed(each)
        for wanted, kind in ((asked, kind) for asked in each.wanted for kind in asked.kinds(options.variants)):
            try:
                made = _unit(each, wanted, kind == "checked", options, kept)
            except CompileError as error:
                wrong.add(wanted, error.diagnostics)
                continue
            doubts += made.warnings
            # Two may differ in members that the code does not use.
            units.setdefault((each.full_name, made.signature, made.checked), made)
        findings += wrong.findings()
    raise_if_any(findings, planned.inputs)
    # By name, so that the order of files does not reach the libraries.
    return sorted(units.values(), key=lambda unit: unit.plan.full_name), tuple(dict.fromkeys(doubts))


def rebuilt(
    plans: Sequence[tuple[Plan, bool]], targets: Sequence[TargetRequest], sourced: Collection[str], options: Making
) -> tuple[list[Variant], dict[str, bytes]]:
    """The variants of plans, each with one signature and whether it is checked, and the members that they have: what `build`
    would make of kernels that are data already. Of targets in `sourced` only sources are made. CompileError: it is no kernel."""
    from tackc import making

    units = [making.unit(each, each.wanted[0], checked, None) for each, checked in plans]
    members = compiled(units, targets, options, BuildCache(used=False), sourced, _silent)
    return [_variant(unit) for unit in units], members


def _unit(each: Plan, wanted: Wanted, checked: bool, options: Options, kept: BuildCache) -> Unit:
    found = kept.unit(each, wanted, checked)
    if found is None:
        from tackc import making  # not before: it loads the compiler

        found = making.unit(each, wanted, checked, options.print_after)
        kept.keep_unit(found)
    return found


# --- the bundle and the report -----------------------------------------------------------------------------------------


def _entry(each: Plan, plans: Sequence[Plan], units: Sequence[Unit]) -> KernelEntry:
    source = each.source
    alone = sum(other.name == each.name for other in plans) == 1
    member = naming.program(each.name, each.module, alone)
    variants = tuple(_variant(unit) for unit in units)
    return KernelEntry(each.name, each.module, source.file, source.line, each.parameters, member, each.digest, variants)


def _variant(unit: Unit) -> Variant:
    return unit.variant._replace(images=tuple(unit.images), skipped=tuple(unit.skipped))


def _check_size(built: _Built, size: int, limit: int) -> None:
    kernels: Counter[str] = Counter()
    for unit in built.units:
        kernels[unit.plan.full_name] += unit.size
    shares = budget.shares(built.members, [image for unit in built.units for image in unit.images], kernels)
    budget.check_size(size, limit, shares, _multipliers(built.units, built.choices))


def _multipliers(units: Sequence[Unit], choices: Sequence[Choice]) -> Sequence[Multiplier]:
    counted = [Counted(unit.plan.full_name, unit.signature, unit.checked, unit.wanted.choices) for unit in units]
    return multipliers(counted, choices)


def _report(unit: Unit) -> VariantReport:
    targets = tuple(dict.fromkeys(at_level(image.target, image.level) for image in unit.images))
    kept = tuple(target for target in targets if target not in unit.fresh)
    name, signature, skipped = unit.plan.full_name, str(unit.signature), tuple(unit.skipped)
    return VariantReport(name, signature, unit.checked, targets, unit.size, unit.seconds, skipped, tuple(unit.sources_only), kept)


def _skip_problem(unit: Unit, skip: Skipped) -> Problem:
    source = unit.plan.source
    target = TARGETS[skip.target].title if skip.target in TARGETS else CPU_BACKEND
    return Problem(
        source.file, source.line, f"{unit.signature} cannot be built for {target}: {skip.reason}", help="leave out --strict"
    )
