"""Building a bundle: the author's files in, one file of sources and binaries out.

files -> kernels -> programs x signatures -> typed IR, all diagnostics together -> code of every target -> bundle

What an earlier build has kept (`build_cache.py`) is taken from there. What makes things, `making.py`, is loaded where something
is to be made.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from tack_runtime.errors import InternalError, ToolchainError
from tack_runtime.manifest import Image, KernelEntry, Skipped, Variant
from tack_runtime.options import PLAIN
from tack_runtime.options import Options as KernelOptions
from tack_runtime.signature import Signature
from tack_runtime.workgroups import CPU_BACKEND, no_workgroups
from tackc import binaries, build_cache, bundle, cache, provenance
from tackc.blame import Blamed
from tackc.build_cache import BuildCache, levels_of, source_samples
from tackc.compiler import ir
from tackc.compiler.diagnostics import CompileError, Diagnostic
from tackc.compiler.program import Program
from tackc.emitters import TARGETS
from tackc.plan import (
    BuildError,
    Finding,
    Plan,
    Planned,
    Wanted,
    checked_alone,
    nothing_declared,
    plan,
    raise_if_any,
    warning_texts,
)
from tackc.report import Assembled, MissingToolchain, Report, VariantReport
from tackc.request import RequestError, Spec, TargetRequest, VariantKind
from tackc.sources import Problem
from tackc.unit import Code, Source, Unit, at_level
from tackc.variant import mangle

if TYPE_CHECKING:
    from tackc import work

Progress: TypeAlias = Callable[[str, int, int], None]
NO_BINARY: Final = "no binary can be made here"
STRIPPED: Final = ", and --strip-sources leaves the source out"  # ends why a target is skipped that needs its source
_SUFFIXES: Final = {"spirv": "spv"}  # other kinds of images are their own


@dataclass(frozen=True, slots=True)
class Options:
    """How to build. `jobs` None: as many processes as pay off; the bundle is the same for every number.

    strict: a skipped target is an error. require_binaries: so is a target of which only sources could be made.
    strip_sources: leave generated sources out. kernels: what every kernel is to have, beside what its decorator asks for.
    print_after: hears of the kernel after every pass, for which all is made anew. directory: write a folder, not a zip file.
    package: write a Python package with the bundle.
    variants: which of each signature, "release" or "checked", for debug mode (O-020). cache: take from the cache on disk what has
    not changed, and keep there what is made. provenance: record the commit of the sources. declarations: the files that specs and
    options are from.
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
    provenance: bool = False
    declarations: tuple[Path, ...] = ()


@dataclass(slots=True)
class _Piece:
    """The code of a variant for a level of a target, once it is there."""

    unit: Unit
    target: str
    level: str
    samplers: bool
    code: Code | None

    def take(self, code: Code, kept: BuildCache) -> None:
        """It was made now."""
        self.code = code
        self.unit.fresh.add(at_level(self.target, self.level))
        kept.keep_code(self.unit, self.target, self.level, self.samplers, code)


@dataclass(slots=True)
class _Group:
    """All code of a variant for a target that gets code for levels, and the source where it is kept."""

    target: str
    unit: Unit
    levels: tuple[str, ...]
    pieces: list[_Piece]
    source: Source | None


@dataclass(frozen=True, slots=True)
class _Job:
    """A text to compile, and the pieces that take the code; `known` is what the code is beside what the compiler tells."""

    task: work.Task
    pieces: list[_Piece]
    known: Code


_Jobs: TypeAlias = dict[tuple[str, str, str], _Job]  # by tool, text and level: what is the same for several is compiled once
_NOTHING: Final = Code("", b"", (), "", 0.0)


def build(
    files: Sequence[Path],
    targets: Sequence[TargetRequest],
    output: Path,
    *,
    specs: Sequence[Spec] = (),
    options: Options = Options(),  # frozen
    progress: Progress = lambda label, done, total: None,
) -> Report:
    """Build one bundle of every kernel in `files` for `targets` and write it to `output`.

    Raises BuildError with all that is wrong in the author's files, RequestError, ToolchainError, or OutputError; then
    nothing is written. `progress` hears, for each variant and target of which something was compiled, a label and how many of how
    many are done.
    """
    start = time.perf_counter()
    if os.path.realpath(output) in map(os.path.realpath, files):
        raise RequestError(f"the output {output} is one of the source files")
    if options.package:
        from tackc import package  # most outputs are bundles

        package.check_name(output)
    with cache.complaints() as complaints:
        built = _built(files, targets, specs, options, progress)
        cache.trim()
    if options.package:
        size = package.write(bundle.write(built.entries, built.members, None, provenance=built.made_by), output)
    else:
        size = len(bundle.write(built.entries, built.members, output, options.directory, built.made_by))
    shown = f"{output}/" if options.directory or options.package else str(output)
    variants = tuple(_report(unit) for unit in built.units)
    said, seconds = (*built.warnings, *complaints), time.perf_counter() - start
    return Report(shown, size, variants, tuple(built.missing), said, seconds, built.ptx, built.doubts, built.inputs)


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


def _built(
    files: Sequence[Path],
    targets: Sequence[TargetRequest],
    specs: Sequence[Spec],
    options: Options,
    progress: Progress,
) -> _Built:
    kept = BuildCache(options.cache and options.print_after is None and build_cache.usable())
    planned = plan(files, specs, options.kernels, partial(_alone, kept))
    plans = planned.plans
    units, doubts = _units(planned, options, kept)
    if not units:
        raise BuildError([nothing_declared(plans)], planned.inputs)
    inputs = (*planned.inputs, *options.declarations)
    revisions = provenance.revisions(inputs) if options.provenance else ()
    missing = binaries.missing(targets, options.require_binaries, kept.known())
    members = _compiled(units, targets, options, kept, missing, progress)
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
    made = bundle.Provenance(kept.tools(images), revisions)
    levels = dict.fromkeys(image.level for image in images if image.kind == "ptx")
    warnings = (*warning_texts(doubts), *planned.warnings)
    return _Built(units, entries, members, made, missing, warnings, kept.assembled(list(levels)), doubts, inputs)


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
    units, doubts = _units(planned, Options(), BuildCache(used=False))
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
    plans: Sequence[tuple[Plan, bool]], targets: Sequence[TargetRequest], sourced: Collection[str], options: Options
) -> tuple[list[Variant], dict[str, bytes]]:
    """The variants of plans, each with one signature and whether it is checked, and the members that they have: what `build`
    would make of kernels that are data already. Of targets in `sourced` only sources are made. CompileError: it is no kernel."""
    from tackc import making

    units = [making.unit(each, each.wanted[0], checked, None) for each, checked in plans]
    lacking = [MissingToolchain(target, "", "") for target in sourced]
    members = _compiled(units, targets, options, BuildCache(used=False), lacking, lambda label, done, total: None)
    return [_variant(unit) for unit in units], members


def _unit(each: Plan, wanted: Wanted, checked: bool, options: Options, kept: BuildCache) -> Unit:
    found = kept.unit(each, wanted, checked)
    if found is None:
        from tackc import making  # not before: it loads the compiler

        found = making.unit(each, wanted, checked, options.print_after)
        kept.keep_unit(found)
    return found


# --- from IR to code ---------------------------------------------------------------------------------------------------


def _compiled(
    units: Sequence[Unit],
    targets: Sequence[TargetRequest],
    options: Options,
    kept: BuildCache,
    missing: Sequence[MissingToolchain],
    progress: Progress,
) -> dict[str, bytes]:
    """Emit and compile what is not kept, for every unit and target; gives units their images and returns the bundle's members."""
    lacking = {tool.target for tool in missing}
    levels = {each.target: () if each.target in lacking else each.levels or ("",) for each in targets}
    groups = [_group(unit, target, tuple(levels[target]), kept) for target, unit in product(levels, units)]
    members: dict[str, bytes] = {}
    jobs: _Jobs = {}

    def tasks() -> Iterator[work.Task]:
        for group in groups:
            make = _cpu_jobs if group.target == "cpu" else _gpu_jobs
            before = len(jobs)
            make(group, options, kept, members, jobs)
            yield from (job.task for job in list(jobs.values())[before:])

    expected = sum(piece.code is None for group in groups for piece in group.pieces)
    _run(tasks(), expected, options, kept, jobs, progress)
    objects: dict[str, list[bytes]] = {}
    for group in groups:
        for piece in group.pieces:
            _add_image(piece, members, objects)
    for unit in units:
        unit.images.sort(key=lambda image: (image.target, image.kind != "source"))  # levels stay in their order
    printing = any(unit.variant.prints for unit in units)
    for level, code in objects.items():
        members[_cpu_member(level)] = kept.library(code, level, printing, partial(_linked, code, level, printing))
    return members


def _linked(code: Sequence[bytes], level: str, printing: bool) -> bytes:
    from tackc import making

    return making.library(code, level, printing)


def _group(unit: Unit, target: str, levels: tuple[str, ...], kept: BuildCache) -> _Group:
    """What is kept of a variant for a target. Of one that the target cannot have, or of which no binary is made, no code is."""
    source = None if target == "cpu" else kept.source(unit, target, source_samples(unit, target))
    none = source is not None and (source.refused is not None or source.unmade is not None)
    wanted = [] if none else levels_of(unit, target, levels)
    pieces = [_Piece(unit, target, each, samplers, kept.code(unit, target, each, samplers)) for each, samplers in wanted]
    return _Group(target, unit, levels, pieces, source)


def _run(tasks: Iterator[work.Task], expected: int, options: Options, kept: BuildCache, jobs: _Jobs, progress: Progress) -> None:
    """Compile what tasks hold, and give it to the pieces that wait for it."""
    if not expected:
        for task in tasks:
            raise InternalError(f"nothing was to be compiled, and now {task.label} is")
        return
    from tackc import work

    by_task: dict[work.Task, _Job] = {}
    heard = _by_group(jobs, progress)

    def done(task: work.Task, outcome: work.Outcome) -> None:
        if not by_task:
            by_task.update((job.task, job) for job in jobs.values())
        job = by_task[task]
        notes, seconds = (*outcome.notes, *job.known.notes), job.known.seconds + outcome.seconds
        code = Code(outcome.kind, outcome.code, notes, job.known.form, seconds)
        for piece in job.pieces:
            piece.take(code, kept)
        heard(task)

    work.run(tasks, expected, options.jobs, done)


def _by_group(jobs: _Jobs, progress: Progress) -> Callable[[work.Task], None]:
    """Turns news of tasks into news of whole groups, one for each variant and target; none comes before all jobs are known."""
    ended: Counter[str] = Counter()
    wanted: Counter[str] = Counter()
    finished = 0

    def done(task: work.Task) -> None:
        nonlocal finished
        if not wanted:
            wanted.update(job.task.label for job in jobs.values())
        ended[task.label] += 1
        if ended[task.label] == wanted[task.label]:
            finished += 1
            progress(task.label, finished, len(wanted))

    return done


def _cpu_jobs(group: _Group, options: Options, kept: BuildCache, members: dict[str, bytes], jobs: _Jobs) -> None:
    """One object per level; all objects of a level become one shared library."""
    unit = group.unit
    if unit.variant.workgroup:
        unit.skipped.append(Skipped("cpu", no_workgroups(unit.variant.workgroup, CPU_BACKEND)))
    lacking = {piece.level: piece for piece in group.pieces if piece.code is None}
    if not lacking:
        return
    from tackc import making

    for level, (text, known) in making.cpu_texts(unit, list(lacking), options.print_after).items():
        jobs["llvm", text, level] = _Job(making.task(unit, "cpu", "llvm", text, level), [lacking[level]], known)


def _gpu_jobs(group: _Group, options: Options, kept: BuildCache, members: dict[str, bytes], jobs: _Jobs) -> None:
    """The source as a member, and one binary per level. What `jobs` has already is compiled once, and is one member."""
    unit, name = group.unit, group.target
    target, maker = TARGETS[name], binaries.MAKERS[name]
    source = group.source or _made_source(unit, name, source_samples(unit, name), options, kept)
    unmade = source.unmade if group.levels else None
    reason = source.refused
    if reason is None and options.strip_sources and (maker.needs_source or unmade or not group.levels):
        reason = f"{maker.needs_source or unmade or NO_BINARY}{STRIPPED}"
    if reason is not None or unmade is not None:
        group.pieces.clear()
    if reason is not None:
        unit.skipped.append(Skipped(name, reason))
        return
    if unmade is not None:
        unit.sources_only.append(Skipped(name, unmade))
    texts = {source_samples(unit, name): source.text}
    if not options.strip_sources:
        member = f"source/{name}/{unit.stem}{target.suffix}"
        members[member] = source.text.encode()
        unit.images.append(Image(name, "", "source", member, unit.symbol, samplers=source_samples(unit, name)))
        unit.size += len(members[member])
    for piece in group.pieces:
        if piece.code is None:
            from tackc import making

            if piece.samplers not in texts:
                texts[piece.samplers] = _source(unit, name, piece.samplers, options, kept).text
            text = texts[piece.samplers]
            task = making.task(unit, name, maker.tool, text, piece.level)
            jobs.setdefault((maker.tool, text, piece.level), _Job(task, [], _NOTHING)).pieces.append(piece)


def _source(unit: Unit, target: str, samplers: bool, options: Options, kept: BuildCache) -> Source:
    return kept.source(unit, target, samplers) or _made_source(unit, target, samplers, options, kept)


def _made_source(unit: Unit, target: str, samplers: bool, options: Options, kept: BuildCache) -> Source:
    from tackc import making

    source = making.source(unit, TARGETS[target], samplers, options.print_after)
    unit.fresh.add(target)
    unit.seconds += source.seconds
    kept.keep_source(unit, target, samplers, source)
    return source


def _add_image(piece: _Piece, members: dict[str, bytes], objects: dict[str, list[bytes]]) -> None:
    """Give a unit the image that a piece is; one that another target has, too, is a member already."""
    unit, code, name, level = piece.unit, piece.code, piece.target, piece.level
    assert code is not None  # all tasks are done
    if name == "cpu":
        objects.setdefault(level, []).append(code.data)
        unit.images.append(Image("cpu", level, "library", _cpu_member(level), unit.symbol, code.notes, code.form))
        member = None
    else:
        member = next((image.member for image in unit.images if members.get(image.member) == code.data), None)
        made = f"bin/{name}/{unit.stem}{f'.{level}' if level else ''}.{_SUFFIXES.get(code.kind, code.kind)}"
        unit.images.append(Image(name, level, code.kind, member or made, unit.symbol, code.notes, samplers=piece.samplers))
        members[member or made] = code.data
    if member is None:
        unit.size += len(code.data)
        unit.seconds += code.seconds if at_level(name, level) in unit.fresh else 0.0


def _cpu_member(level: str) -> str:
    return f"bin/cpu-{level}.so"


# --- the bundle and the report -----------------------------------------------------------------------------------------


def _entry(each: Plan, plans: Sequence[Plan], units: Sequence[Unit]) -> KernelEntry:
    source = each.source
    alone = sum(other.name == each.name for other in plans) == 1
    member = f"kernels/{mangle(each.name if alone else each.full_name)}.json"
    variants = tuple(_variant(unit) for unit in units)
    return KernelEntry(each.name, each.module, source.file, source.line, each.parameters, member, each.digest, variants)


def _variant(unit: Unit) -> Variant:
    return unit.variant._replace(images=tuple(unit.images), skipped=tuple(unit.skipped))


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
