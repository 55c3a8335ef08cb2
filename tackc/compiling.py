"""From variants to code: what is kept, the texts of the rest, and the compilers that take them, at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Final, TypeAlias

from tack_runtime.errors import InternalError
from tack_runtime.manifest import Image, Skipped
from tack_runtime.workgroups import CPU_BACKEND, no_workgroups
from tackc import binaries
from tackc import members as naming
from tackc.build_cache import BuildCache, levels_of, source_samples
from tackc.emitters import TARGETS
from tackc.request import TargetRequest
from tackc.unit import Code, Source, Unit, at_level

if TYPE_CHECKING:
    from tackc import work
    from tackc.compiler import ir

Progress: TypeAlias = Callable[[str, int, int], None]
NO_BINARY: Final = "no binary can be made here"
STRIPPED: Final = ", and --strip-sources leaves the source out"  # ends why a target is skipped that needs its source


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


@dataclass(frozen=True, slots=True)
class Making:
    """How to make code: in how many processes, with sources in the bundle or not, who hears of the kernel after every pass."""

    jobs: int | None = 1
    strip_sources: bool = False
    print_after: Callable[[str, ir.Kernel], None] | None = None


_Jobs = dict[tuple[str, str, str], _Job]  # by tool, text and level: what is the same for several is compiled once
_NOTHING: Final = Code("", b"", (), "", 0.0)


def compiled(
    units: Sequence[Unit],
    targets: Sequence[TargetRequest],
    options: Making,
    kept: BuildCache,
    lacking: Collection[str],
    progress: Progress,
) -> dict[str, bytes]:
    """Emit and compile what is not kept, for every unit and target; gives units their images and returns the bundle's members.
    Of targets that are `lacking` their tools only sources are made."""
    groups = _groups(units, targets, lacking, kept)
    members: dict[str, bytes] = {}
    jobs: _Jobs = {}
    expected = sum(piece.code is None for group in groups for piece in group.pieces)
    # Sources and texts are made while compilers run, so that these do not wait for all of them.
    tasks = (task for group in groups for task in _tasks(group, options, kept, members, jobs))
    if expected:
        _run(tasks, expected, options, kept, jobs, progress)
    else:
        for task in tasks:
            raise InternalError(f"nothing was to be compiled, and now {task.label} is")
    objects: dict[str, list[bytes]] = {}
    for group in groups:
        for piece in group.pieces:
            _add_image(piece, members, objects)
    for unit in units:
        unit.images.sort(key=lambda image: (image.target, image.kind != "source"))  # levels stay in their order
    printing = any(unit.variant.prints for unit in units)
    for level, code in objects.items():
        members[naming.library(level)] = kept.library(code, level, printing, partial(_linked, code, level, printing))
    return members


def texts(
    units: Sequence[Unit], targets: Sequence[TargetRequest], options: Making, lacking: Collection[str]
) -> list[list[tuple[str, work.Task]]]:
    """What would be compiled of every unit if nothing were kept, each text with its target; gives units what `compiled` does
    before it compiles. A text that several units have is one of the first."""
    kept, jobs = BuildCache(used=False), _Jobs()
    found: dict[int, list[tuple[str, work.Task]]] = {id(unit): [] for unit in units}
    for group in _groups(units, targets, lacking, kept):
        found[id(group.unit)] += [(group.target, task) for task in _tasks(group, options, kept, {}, jobs)]
    return list(found.values())


def _groups(units: Sequence[Unit], targets: Sequence[TargetRequest], lacking: Collection[str], kept: BuildCache) -> list[_Group]:
    levels = {each.target: () if each.target in lacking else each.levels or ("",) for each in targets}
    return [_group(unit, target, tuple(levels[target]), kept) for target, unit in product(levels, units)]


def _tasks(group: _Group, options: Making, kept: BuildCache, members: dict[str, bytes], jobs: _Jobs) -> list[work.Task]:
    """What is to be compiled of a variant for a target, beside what `jobs` has already."""
    before = len(jobs)
    if group.target == "cpu":
        _cpu_jobs(group, options, jobs)
    else:
        _gpu_jobs(group, options, kept, members, jobs)
    return [job.task for job in list(jobs.values())[before:]]


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


def _run(tasks: Iterable[work.Task], expected: int, options: Making, kept: BuildCache, jobs: _Jobs, progress: Progress) -> None:
    """Compile what tasks hold, and give it to the pieces that wait for it."""
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


def _cpu_jobs(group: _Group, options: Making, jobs: _Jobs) -> None:
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


def _gpu_jobs(group: _Group, options: Making, kept: BuildCache, members: dict[str, bytes], jobs: _Jobs) -> None:
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
        member = naming.source(name, unit.stem, target.suffix)
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


def _source(unit: Unit, target: str, samplers: bool, options: Making, kept: BuildCache) -> Source:
    return kept.source(unit, target, samplers) or _made_source(unit, target, samplers, options, kept)


def _made_source(unit: Unit, target: str, samplers: bool, options: Making, kept: BuildCache) -> Source:
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
        unit.images.append(Image("cpu", level, "library", naming.library(level), unit.symbol, code.notes, code.form))
        member = None
    else:
        member = next((image.member for image in unit.images if members.get(image.member) == code.data), None)
        made = naming.binary(name, unit.stem, level, code.kind)
        unit.images.append(Image(name, level, code.kind, member or made, unit.symbol, code.notes, samplers=piece.samplers))
        members[member or made] = code.data
    if member is None:
        unit.size += len(code.data)
        unit.seconds += code.seconds if at_level(name, level) in unit.fresh else 0.0
