"""Building a bundle: the author's files in, one file of sources and binaries out.

files -> kernels -> programs x signatures -> typed IR, all diagnostics together -> code of every target -> bundle
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Final, TypeAlias

from tack_runtime.errors import ToolchainError
from tack_runtime.manifest import Image, KernelEntry, Skipped, Variant
from tack_runtime.options import PLAIN
from tack_runtime.options import Options as KernelOptions
from tack_runtime.signature import Signature
from tack_runtime.workgroups import CPU_BACKEND, no_workgroups
from tackc import binaries, budget, bundle, package, provenance, work
from tackc import members as naming
from tackc.blame import Blamed
from tackc.compiler import frontend, ir, pipeline
from tackc.compiler.diagnostics import CompileError, Diagnostic
from tackc.compiler.lanes.cost import choose
from tackc.compiler.target import unsupported
from tackc.compiler.traverse import prints
from tackc.emitters import TARGETS, llvm
from tackc.multipliers import Counted, Multiplier, multipliers
from tackc.plan import BuildError, Choice, Finding, Plan, Planned, Wanted, nothing_declared, plan, raise_if_any, warning_texts
from tackc.report import MissingToolchain, Report, VariantReport
from tackc.request import RequestError, Spec, TargetRequest, VariantKind
from tackc.sources import Problem
from tackc.toolchains import cpu
from tackc.variant import symbol_of, variant_id, variant_of
from tackc.work import Tool


@dataclass(frozen=True, slots=True)
class _Job:
    """A text to compile, and who take the code."""

    task: work.Task
    receivers: list[Callable[[work.Outcome], None]]


_Text: TypeAlias = tuple[Tool, str, str]  # and the level
NO_BINARY: Final = "no binary can be made here"
STRIPPED: Final = ", and --strip-sources leaves the source out"  # ends why a target is skipped that needs its source


@dataclass(frozen=True, slots=True)
class Options:
    """How to build. `jobs` None: as many processes as pay off; the bundle is the same for every number.

    strict: a skipped target is an error. require_binaries: so is a target of which only sources could be made.
    strip_sources: leave generated sources out. kernels: what every kernel is to have, beside what its decorator asks for.
    print_after: hears of the kernel after every pass. directory: write a folder, not a zip file.
    package: write a Python package with the bundle.
    variants: which of each signature, "release" or "checked", for debug mode (O-020).
    max_variants, max_size: BudgetError where there would be more variants, or bytes of the bundle.
    provenance: record the commit of the sources. declarations: the files that specs and options are from.
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
    max_variants: int | None = None
    max_size: int | None = None
    provenance: bool = False
    declarations: tuple[Path, ...] = ()


@dataclass(slots=True)
class _Unit:
    """A variant on its way: typed IR first, then images as they are made."""

    plan: Plan
    signature: Signature
    checked: bool
    kernel: ir.Kernel
    seconds: float
    wanted: Wanted
    sampling: ir.Kernel | None = None  # the same for devices that sample textures
    images: list[Image] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    sources_only: list[Skipped] = field(default_factory=list)
    size: int = 0

    @property
    def id(self) -> str:
        return variant_id(self.plan.digest, self.signature, self.plan.options, self.checked)

    @property
    def symbol(self) -> str:
        return symbol_of(self.plan.name, self.id)

    @property
    def stem(self) -> str:
        """The start of the unit's member names."""
        return naming.stem(self.plan.name, self.id)

    def kernel_for(self, samplers: bool, options: Options) -> ir.Kernel:
        """The kernel for devices that sample textures, or for others (Z-003)."""
        if not samplers or not any(param.texture for param in self.kernel.params):
            return self.kernel
        if self.sampling is None:
            plan, checked = self.plan, self.checked
            lowered = frontend.lower(plan.program, self.signature, options=plan.options, checked=checked, samplers=True)
            self.sampling = pipeline.run(lowered.kernel, print_after=options.print_after, passes=pipeline.passes(checked))
        return self.sampling

    def task(self, target: str, tool: Tool, text: str, level: str) -> work.Task:
        """Compiling a text of the unit; the label is that of the unit and the target."""
        label = f"{target} {self.plan.module}.{self.signature}{' checked' if self.checked else ''}"
        return work.Task(label, tool, text, level, self.plan.options)


def build(
    files: Sequence[Path],
    targets: Sequence[TargetRequest],
    output: Path,
    *,
    specs: Sequence[Spec] = (),
    options: Options = Options(),  # frozen
    progress: Callable[[str, int, int], None] = lambda label, done, total: None,
) -> Report:
    """Build one bundle of every kernel in `files` for `targets` and write it to `output`.

    Raises BuildError with all that is wrong in the author's files, RequestError, ToolchainError, BudgetError, or
    OutputError; then nothing is written. `progress` hears, for each variant and target that
    is done, a label and how many of how many are.
    """
    start = time.perf_counter()
    if os.path.realpath(output) in map(os.path.realpath, files):
        raise RequestError(f"the output {output} is one of the source files")
    if options.package:
        package.check_name(output)
    planned = plan(files, specs, options.kernels)
    plans = planned.plans
    units, doubts = _lowered(planned, options)
    if not units:
        raise BuildError([nothing_declared(plans)], planned.inputs)
    _check_count(units, planned, options)
    inputs = (*planned.inputs, *options.declarations)
    revisions = provenance.revisions(inputs) if options.provenance else ()
    missing = binaries.missing(targets, options.require_binaries)
    members = _compiled(units, targets, options, missing, progress)
    sourced = [(unit, only) for unit in units for only in unit.sources_only]
    if options.require_binaries and sourced:
        raise ToolchainError("; ".join(f"{only.target} for {unit.signature}: {only.reason}" for unit, only in sourced))
    problems = [_skip_problem(unit, skip) for unit in units for skip in unit.skipped]
    if options.strict and problems:
        raise BuildError(problems, planned.inputs)
    entries = []
    for each in plans:
        entry = _entry(each, plans, [unit for unit in units if unit.plan is each])
        entries.append(entry)
        members[entry.program] = each.program.to_json().encode()
    images = [image for unit in units for image in unit.images]
    made = bundle.Provenance(provenance.tools(images), revisions)
    if options.max_size is not None:
        _check_size(units, planned, options.max_size, len(bundle.write(entries, members, None, provenance=made)), members)
    if options.package:
        size = package.write(bundle.write(entries, members, None, provenance=made), output)
    else:
        size = len(bundle.write(entries, members, output, options.directory, made))
    shown = f"{output}/" if options.directory or options.package else str(output)
    variants = tuple(_report(unit) for unit in units)
    warnings, assembled = (*warning_texts(doubts), *planned.warnings), binaries.assembled(images)
    seconds = time.perf_counter() - start
    return Report(shown, size, variants, tuple(missing), warnings, seconds, assembled, doubts, inputs)


@dataclass(frozen=True, slots=True)
class PreparedVariant:
    """One variant before anything is compiled: the texts to compile, each with its target, and the bytes of its sources."""

    plan: Plan
    wanted: Wanted
    signature: Signature
    checked: bool
    tasks: tuple[tuple[str, work.Task], ...]
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
    files: Sequence[Path], targets: Sequence[TargetRequest], *, specs: Sequence[Spec] = (), options: Options = Options()
) -> Prepared:
    """Do what `build` does before it compiles; raises what it raises."""
    planned = plan(files, specs, options.kernels)
    units, doubts = _lowered(planned, options)
    missing = binaries.missing(targets, options.require_binaries)
    texts: dict[_Text, _Job] = {}
    tasks: dict[int, list[tuple[str, work.Task]]] = {number: [] for number in range(len(units))}
    for (target, levels), (number, unit) in product(_levels(targets, missing).items(), enumerate(units)):
        for job in (
            _cpu_jobs(unit, levels, options, {}) if target == "cpu" else _gpu_jobs(unit, target, levels, options, {}, texts)
        ):
            tasks[number].append((target, job.task))
    made = [_prepared(unit, tasks[number]) for number, unit in enumerate(units)]
    return Prepared(tuple(made), planned.plans, planned.choices, tuple(missing), (*warning_texts(doubts), *planned.warnings))


def _prepared(unit: _Unit, tasks: Sequence[tuple[str, work.Task]]) -> PreparedVariant:
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
    units, doubts = _lowered(planned, Options())
    untyped = tuple(each.full_name for each in planned.plans if not each.signatures)
    warnings = (*warning_texts(doubts), *planned.without_kernels)
    return Checked(len(planned.plans), len(units), untyped, warnings, doubts, planned.inputs)


# --- from files to typed IR --------------------------------------------------------------------------------------------


def _lowered(planned: Planned, options: Options) -> tuple[list[_Unit], tuple[Diagnostic, ...]]:
    """Typed, simplified IR of every variant, by kernel name, and the warnings about them.

    BuildError with all that is wrong in the files; what several variants share is said once.
    """
    units: dict[tuple[str, Signature, bool], _Unit] = {}
    doubts = list(planned.doubts)
    findings: list[Finding] = list(planned.findings)
    for each in planned.plans:
        wrong = Blamed(each)
        for wanted, kind in ((asked, kind) for asked in each.wanted for kind in asked.kinds(options.variants)):
            start, checked = time.perf_counter(), kind == "checked"
            try:
                lowered = frontend.lower(each.program, wanted.signature, options=each.options, checked=checked)
            except CompileError as error:
                wrong.add(wanted, error.diagnostics)
                continue
            doubts += lowered.warnings
            if (each.full_name, lowered.signature, checked) in units:  # two that differ in members that the code does not use
                continue
            kernel = pipeline.run(lowered.kernel, print_after=options.print_after, passes=pipeline.passes(checked))
            made = _Unit(each, lowered.signature, checked, kernel, time.perf_counter() - start, wanted)
            units[each.full_name, lowered.signature, checked] = made
        findings += wrong.findings()
    raise_if_any(findings, planned.inputs)
    # By name, so that the order of files does not reach the libraries.
    return sorted(units.values(), key=lambda unit: unit.plan.full_name), tuple(dict.fromkeys(doubts))


def rebuilt(
    plans: Sequence[tuple[Plan, bool]], targets: Sequence[TargetRequest], sourced: Collection[str], options: Options
) -> tuple[list[Variant], dict[str, bytes]]:
    """The variants of plans, each with one signature and whether it is checked, and the members that they have: what `build`
    would make of kernels that are data already. Of targets in `sourced` only sources are made. CompileError: it is no kernel."""
    units = []
    for each, checked in plans:
        (wanted,) = each.wanted
        lowered = frontend.lower(each.program, wanted.signature, options=each.options, checked=checked)
        kernel = pipeline.run(lowered.kernel, passes=pipeline.passes(checked))
        units.append(_Unit(each, lowered.signature, checked, kernel, 0.0, wanted))
    lacking = [MissingToolchain(target, "", "") for target in sourced]
    members = _compiled(units, targets, options, lacking, lambda label, done, total: None)
    return [_variant(unit) for unit in units], members


# --- from IR to code ---------------------------------------------------------------------------------------------------


def _compiled(
    units: Sequence[_Unit],
    targets: Sequence[TargetRequest],
    options: Options,
    missing: Sequence[MissingToolchain],
    progress: Callable[[str, int, int], None],
) -> dict[str, bytes]:
    """Emit and compile every unit for every target; gives units their images and returns the bundle's members."""
    members: dict[str, bytes] = {}
    objects: dict[str, list[bytes]] = {}
    texts: dict[_Text, _Job] = {}
    levels = _levels(targets, missing)
    jobs: list[_Job] = []

    def tasks() -> Iterator[work.Task]:
        for target, unit in product(levels, units):
            if target == "cpu":
                made = _cpu_jobs(unit, levels[target], options, objects)
            else:
                made = _gpu_jobs(unit, target, levels[target], options, members, texts)
            jobs.extend(made)
            yield from (job.task for job in made)

    expected = len(units) * sum(map(len, levels.values()))
    outcomes = work.run(tasks(), expected, options.jobs, _by_group(jobs, progress))
    for job, outcome in zip(jobs, outcomes, strict=True):
        for receive in job.receivers:
            receive(outcome)
    for unit in units:
        unit.images.sort(key=lambda image: (image.target, image.kind != "source"))  # levels stay in their order
    printing = any(prints(unit.kernel) for unit in units)
    for level, code in objects.items():
        members[naming.library(level)] = cpu.link_image(code, level, prints=printing)
    return members


def _levels(targets: Sequence[TargetRequest], missing: Sequence[MissingToolchain]) -> dict[str, tuple[str, ...]]:
    """What to make binaries for, of every target: "" where it has no levels, nothing where its tool is missing."""
    lacking = {tool.target for tool in missing}
    return {each.target: () if each.target in lacking else each.levels or ("",) for each in targets}


def _by_group(jobs: Sequence[_Job], progress: Callable[[str, int, int], None]) -> Callable[[work.Task], None]:
    """Turns news of tasks into news of whole groups, one for each variant and target; none comes before all jobs are known."""
    ended: Counter[str] = Counter()
    wanted: Counter[str] = Counter()
    finished = 0

    def done(task: work.Task) -> None:
        nonlocal finished
        if not wanted:
            wanted.update(job.task.label for job in jobs)
        ended[task.label] += 1
        if ended[task.label] == wanted[task.label]:
            finished += 1
            progress(task.label, finished, len(wanted))

    return done


def _cpu_jobs(unit: _Unit, levels: Sequence[str], options: Options, objects: dict[str, list[bytes]]) -> list[_Job]:
    """One object per level; all objects of a level become one shared library."""
    if unit.kernel.workgroup:
        unit.skipped.append(Skipped("cpu", no_workgroups(unit.kernel.workgroup, CPU_BACKEND)))
        return []
    start = time.perf_counter()
    kernel = pipeline.for_cpu(unit.kernel, options.print_after)
    forms = {level: choose(kernel, level) for level in levels}
    codes = {level: (form.width, form.narrows) for level, form in forms.items()}
    texts = {code: llvm.emit(kernel, unit.symbol, code[0], narrows=code[1]) for code in dict.fromkeys(codes.values())}
    unit.seconds += time.perf_counter() - start
    jobs: list[_Job] = []
    for level in levels:

        def receive(outcome: work.Outcome, level: str = level) -> None:
            form = forms[level]
            notes = (*outcome.notes, ("lanes", form.width))
            objects.setdefault(level, []).append(outcome.code)
            unit.images.append(Image("cpu", level, "library", naming.library(level), unit.symbol, notes, str(form)))
            unit.size += len(outcome.code)
            unit.seconds += outcome.seconds

        jobs.append(_Job(unit.task("cpu", "llvm", texts[codes[level]], level), [receive]))
    return jobs


def _gpu_jobs(
    unit: _Unit, name: str, levels: Sequence[str], options: Options, members: dict[str, bytes], texts: dict[_Text, _Job]
) -> list[_Job]:
    """The source as a member, and one binary per level. What `texts` has already is compiled once, and is one member."""
    target, maker = TARGETS[name], binaries.MAKERS[name]
    unmade = maker.refuses(unit.kernel) if levels else None
    levels = () if unmade is not None else levels
    refused = unsupported(unit.kernel_for(target.capabilities.samplers(""), options), target)
    reason = refused.reason if refused else None
    if reason is None and options.strip_sources and (maker.needs_source or not levels):
        reason = f"{maker.needs_source or unmade or NO_BINARY}{STRIPPED}"
    if reason is not None:
        unit.skipped.append(Skipped(name, reason))
        return []
    if unmade is not None:
        unit.sources_only.append(Skipped(name, unmade))
    emitted: dict[bool, str] = {}

    def source(level: str) -> tuple[str, bool]:
        """The source for a level, and whether its code samples."""
        start = time.perf_counter()
        kernel = unit.kernel_for(target.capabilities.samplers(level), options)
        if kernel.samplers not in emitted:
            emitted[kernel.samplers] = target.emit(kernel, unit.symbol)
        unit.seconds += time.perf_counter() - start
        return emitted[kernel.samplers], kernel.samplers

    if not options.strip_sources:
        text, samplers = source("")
        member = naming.source(name, unit.stem, target.suffix)
        members[member] = text.encode()
        unit.images.append(Image(name, "", "source", member, unit.symbol, samplers=samplers))
        unit.size += len(members[member])
    if levels and any(param.texture for param in unit.kernel.params):
        levels = (*levels, *target.capabilities.sampling)
    jobs: list[_Job] = []
    for level in levels:
        text, samplers = source(level)
        key = (maker.tool, text, level)
        if key not in texts:
            texts[key] = _Job(unit.task(name, maker.tool, text, level), [])
            jobs.append(texts[key])
        texts[key].receivers.append(_image_receiver(unit, name, level, samplers, members))
    return jobs


def _image_receiver(
    unit: _Unit, name: str, level: str, samplers: bool, members: dict[str, bytes]
) -> Callable[[work.Outcome], None]:
    """Gives a unit the image that a text becomes; one that another target has, too, is a member already."""

    def receive(outcome: work.Outcome) -> None:
        member = next((image.member for image in unit.images if members.get(image.member) == outcome.code), None)
        if member is None:
            member = naming.binary(name, unit.stem, level, outcome.kind)
            members[member] = outcome.code
            unit.size += len(outcome.code)
            unit.seconds += outcome.seconds
        unit.images.append(Image(name, level, outcome.kind, member, unit.symbol, outcome.notes, samplers=samplers))

    return receive


# --- the bundle and the report -----------------------------------------------------------------------------------------


def _entry(each: Plan, plans: Sequence[Plan], units: Sequence[_Unit]) -> KernelEntry:
    source = each.source
    alone = sum(other.name == each.name for other in plans) == 1
    member = naming.program(each.name, each.module, alone)
    variants = tuple(_variant(unit) for unit in units)
    return KernelEntry(each.name, each.module, source.file, source.line, each.parameters, member, each.digest, variants)


def _variant(unit: _Unit) -> Variant:
    variant = variant_of(unit.kernel, unit.signature, unit.plan.digest, unit.checked)
    return variant._replace(images=tuple(unit.images), skipped=tuple(unit.skipped))


def _check_count(units: Sequence[_Unit], planned: Planned, options: Options) -> None:
    if options.max_variants is not None:
        counts = Counter(unit.plan.full_name for unit in units)
        budget.check_variants(len(units), options.max_variants, _multipliers(units, planned), counts)


def _check_size(units: Sequence[_Unit], planned: Planned, limit: int, size: int, members: Mapping[str, bytes]) -> None:
    kernels: Counter[str] = Counter()
    for unit in units:
        kernels[unit.plan.full_name] += unit.size
    shares = budget.shares(members, [image for unit in units for image in unit.images], kernels)
    budget.check_size(size, limit, shares, _multipliers(units, planned))


def _multipliers(units: Sequence[_Unit], planned: Planned) -> Sequence[Multiplier]:
    counted = [Counted(unit.plan.full_name, unit.signature, unit.checked, unit.wanted.choices) for unit in units]
    return multipliers(counted, planned.choices)


def _report(unit: _Unit) -> VariantReport:
    targets = dict.fromkeys(f"{image.target}:{image.level}" if image.level else image.target for image in unit.images)
    name, signature, skipped = unit.plan.full_name, str(unit.signature), tuple(unit.skipped)
    return VariantReport(
        name, signature, unit.checked, tuple(targets), unit.size, unit.seconds, skipped, tuple(unit.sources_only)
    )


def _skip_problem(unit: _Unit, skip: Skipped) -> Problem:
    source = unit.plan.source
    target = TARGETS[skip.target].title if skip.target in TARGETS else CPU_BACKEND
    return Problem(
        source.file, source.line, f"{unit.signature} cannot be built for {target}: {skip.reason}", help="leave out --strict"
    )
