"""What changed from one bundle to the next, for those who call its kernels: `tackc diff`.

A change is breaking where a call that worked may fail or do something else by its signature, additive where there is more to
call, and of code only where the same calls run other code. What changed in a kernel's source is said, and not judged.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from tack_runtime import expression
from tack_runtime.dtypes import ArrayType, Constant, FunctionName, Member, ObjectType, TextureType
from tack_runtime.manifest import Image, KernelEntry, Variant
from tack_runtime.workgroups import COLLECTIVES
from tackc.contents import Contents, read_contents
from tackc.image_changes import image_changes
from tackc.inspection import full_name, variant_title
from tackc.program_changes import program_changes
from tackc.report import columns, one_line


class Verdict(enum.IntEnum):
    """How much a change asks of callers, and what it does to a version number."""

    NONE = 0
    CODE_ONLY = 1
    ADDITIVE = 2
    BREAKING = 3

    @property
    def word(self) -> str:
        return self.name.lower().replace("_", "-")

    @property
    def bump(self) -> str:
        """The part of a version that goes up."""
        return ("none", "patch", "minor", "major")[self]


_BREAKING: Final = (
    *("runtime", "kernel-removed", "name-ambiguous"),
    *("parameter-added", "parameter-removed", "parameter-renamed", "parameter-order"),
    *("variant-removed", "type-changed", "dimension-tightened", "member-added"),
    *("result", "written", "not-written", "alignment", "32-bit-dimension", "workgroups", "device-types"),
    *("target-removed", "level-removed"),
)
_ADDITIVE: Final = (
    *("kernel-added", "variant-added", "dimension-loosened", "member-removed", "loosened", "target-added", "level-added"),
)
_CODE: Final = ("code", "place", "iterations", "options", "prints", "binary", "level-served", "variant-served", "source-removed")
KINDS: Final[Mapping[str, Verdict]] = {
    **dict.fromkeys(_BREAKING, Verdict.BREAKING),
    **dict.fromkeys(_ADDITIVE, Verdict.ADDITIVE),
    **dict.fromkeys(_CODE, Verdict.CODE_ONLY),
}


class Change(NamedTuple):
    """One change: its kind, the variant that it is about ("" of a whole kernel), which is one of the old bundle unless it is new,
    and what changed."""

    kind: str
    variant: str
    text: str

    @property
    def verdict(self) -> Verdict:
        return KINDS[self.kind]

    def to_json(self) -> dict[str, Any]:
        return {"verdict": self.verdict.word, "kind": self.kind, "variant": self.variant or None, "text": self.text}


@dataclass(frozen=True, slots=True)
class Comparison:
    """All changes: those of the bundle as a whole, and those of each kernel that has any, by its full name."""

    old: str
    new: str
    whole: tuple[Change, ...]
    kernels: Mapping[str, tuple[Change, ...]]

    @property
    def verdict(self) -> Verdict:
        return _worst([*self.whole, *(change for changes in self.kernels.values() for change in changes)])

    def to_json(self) -> dict[str, Any]:
        """The same as JSON data (`tackc diff --json`)."""
        kernels = [
            {"kernel": name, "verdict": _worst(changes).word, "changes": [change.to_json() for change in changes]}
            for name, changes in self.kernels.items()
        ]
        return {
            "old": self.old,
            "new": self.new,
            "verdict": self.verdict.word,
            "bump": self.verdict.bump,
            "changes": [change.to_json() for change in self.whole],
            "kernels": kernels,
        }

    def text(self) -> str:
        """Each kernel with its changes, the worst first, and the version that they ask for; "" where there are none."""
        if self.verdict is Verdict.NONE:
            return ""
        lines: list[str] = []
        for name, changes in (("the bundle", self.whole), *self.kernels.items()):
            if changes:
                lines.append(f"{one_line(name)}: {_worst(changes).word}")
                lines += columns(_rows(changes), indent=2)
        return "\n".join([*lines, f"{self.verdict.word}: the next version is a {self.verdict.bump} one"])


def _worst(changes: Iterable[Change]) -> Verdict:
    return max((change.verdict for change in changes), default=Verdict.NONE)


def _rows(changes: Iterable[Change]) -> Iterator[tuple[str, str]]:
    """A row for each change, the worst first; one that several variants have is said once."""
    variants: dict[tuple[Verdict, str], list[str]] = {}
    for change in sorted(changes, key=lambda change: -change.verdict):
        variants.setdefault((change.verdict, change.text), []).append(change.variant)
    for (verdict, text), titles in variants.items():
        title = titles[0] if len(titles) == 1 else f"{len(titles)} variants"
        yield verdict.word, one_line(f"{title}: {text}" if title else text)


def compare(old: Path, new: Path) -> Comparison:
    """Compare two bundles. BundleError: one of them has a defect."""
    before, after = read_contents(old), read_contents(new)
    olds, news = ({full_name(each): each for each in contents.manifest.kernels} for contents in (before, after))
    kernels: dict[str, tuple[Change, ...]] = {}
    for name in sorted(olds.keys() | news.keys()):
        if name not in news:
            changes = [Change("kernel-removed", "", "removed")]
        elif name not in olds:
            changes = [Change("kernel-added", "", f"new, with {len(news[name].variants)} variants")]
        else:
            changes = list(dict.fromkeys(_kernel(_Side(before, olds[name]), _Side(after, news[name]))))
        if changes:
            kernels[name] = tuple(changes)
    return Comparison(before.label, after.label, tuple(_whole(before, after)), kernels)


class _Side(NamedTuple):
    """A kernel of one of the two bundles."""

    contents: Contents
    entry: KernelEntry

    def sha256(self, image: Image) -> str:
        return self.contents.manifest.members[image.member].sha256


def _whole(before: Contents, after: Contents) -> Iterator[Change]:
    for field in ("format", "native"):
        old, new = getattr(before.manifest, field), getattr(after.manifest, field)
        if old != new and (field == "format" or (old and new)):
            what = "bundle format" if field == "format" else "native support version"
            yield Change("runtime", "", f"it needs another runtime: {what} {old} -> {new}")
    unique, listed = _short_names(before.manifest.kernels), _short_names(after.manifest.kernels)
    for name, full in unique.items():
        if len(full) == 1 and len(listed.get(name, [])) > 1 and full[0] in listed[name]:
            yield Change("name-ambiguous", "", f"{name!r} names {' and '.join(listed[name])} now; calls need the full name")
    yield from _libraries(before, after)


def _short_names(kernels: Sequence[KernelEntry]) -> dict[str, list[str]]:
    names: dict[str, list[str]] = {}
    for entry in kernels:
        for name in dict.fromkeys((entry.name, entry.name.rpartition(".")[2])):
            names.setdefault(name, []).append(full_name(entry))
    return names


def _libraries(before: Contents, after: Contents) -> Iterator[Change]:
    """Levels whose libraries hold the same variants in other bytes. What a library holds of one kernel cannot be told apart."""
    olds, news = _held(before), _held(after)
    for level in sorted(olds.keys() & news.keys()):
        (variants, digests), (others, other_digests) = olds[level], news[level]
        if variants == others and digests != other_digests:
            yield Change("binary", "", f"cpu:{level}: other machine code of the same variants")


def _held(contents: Contents) -> dict[str, tuple[set[str], set[str]]]:
    """The variants and libraries of each CPU level, by ids and sha256."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for entry in contents.manifest.kernels:
        for variant in entry.variants:
            for image in (image for image in variant.images if image.kind == "library"):
                ids, digests = found.setdefault(image.level, (set(), set()))
                ids.add(variant.id)
                digests.add(contents.manifest.members[image.member].sha256)
    return found


# --- kernels -----------------------------------------------------------------------------------------------------------


def _kernel(old: _Side, new: _Side) -> Iterator[Change]:
    if old.entry.digest != new.entry.digest:
        changed, code = program_changes(old.contents.members[old.entry.program], new.contents.members[new.entry.program])
        yield Change("code" if code else "place", "", f"the source changed: {'; '.join(changed)}")
    yield from _parameters(old.entry.parameters, new.entry.parameters)
    yield from _variants(old, new)


def _parameters(old: Sequence[str], new: Sequence[str]) -> Iterator[Change]:
    if old == new:
        return
    gone, come = [name for name in old if name not in new], [name for name in new if name not in old]
    if len(old) == len(new) and all(a == b or (a in gone and b in come) for a, b in zip(old, new, strict=True)):
        for a, b in zip(old, new, strict=True):
            if a != b:
                yield Change("parameter-renamed", "", f"parameter {a!r} is called {b!r} now: calls by keyword fail")
        return
    for name in gone:
        yield Change("parameter-removed", "", f"parameter {name!r} was removed")
    for name in come:
        yield Change("parameter-added", "", f"parameter {name!r} was added")
    kept, order = [name for name in old if name in new], [name for name in new if name in old]
    if kept != order:
        yield Change("parameter-order", "", f"the order is {', '.join(new)} now: positional calls pass other parameters")


def _variants(old: _Side, new: _Side) -> Iterator[Change]:
    """Match the variants of two versions of a kernel: equal ones, then what takes all the calls of one that is gone, then pairs
    that differ least. Where the parameters differ in number, variants are not comparable."""
    if len(old.entry.parameters) != len(new.entry.parameters):
        return
    by_name = set(old.entry.parameters) == set(new.entry.parameters)
    equal = {_types(each, old.entry.parameters if by_name else None): each for each in new.entry.variants}
    pairs = [(one, equal[key]) for one in old.entry.variants if (key := _types(one)) in equal]
    known = {id(each) for _, each in pairs}
    waiting = [one for one in old.entry.variants if _types(one) not in equal]
    unmatched = [each for each in new.entry.variants if id(each) not in known]
    for one in list(waiting):
        wider = [each for each in new.entry.variants if _takes(each, one, by_name)]
        if wider:
            best = min(wider, key=lambda each: len(_shifts(one, each, by_name) or ()))
            waiting.remove(one)
            yield from _wider(one, best, id(best) in known, by_name)
            pairs.append((one, best))
            unmatched = [each for each in unmatched if each is not best]
    for one in waiting:
        yield _lost(one, unmatched, by_name)
    for each in unmatched:
        yield Change("variant-added", variant_title(each), "new")
    for one, each in pairs:
        yield from _details(old, one, new, each)


def _types(variant: Variant, order: Sequence[str] | None = None) -> tuple[tuple[Member, ...], bool]:
    """What a variant is matched by: the types of its parameters, in the order of these names or their own, and its mode."""
    types = dict(variant.signature.parameters)
    return tuple(types[name] for name in order or types), variant.checked


def _wider(one: Variant, best: Variant, known: bool, by_name: bool) -> Iterator[Change]:
    if known:
        yield Change("variant-served", variant_title(one), f"removed; {variant_title(best)} takes its calls")
        return
    for kind, text in _shifts(one, best, by_name) or ():
        yield Change(kind, variant_title(one), text)


def _lost(one: Variant, unmatched: list[Variant], by_name: bool) -> Change:
    """A variant whose calls nothing takes; what comes nearest among those that are new is taken from `unmatched`."""
    near = [(each, _shifts(one, each, by_name)) for each in unmatched]
    found = [(shifts, each) for each, shifts in near if shifts is not None]
    if not found:
        return Change("variant-removed", variant_title(one), "removed")
    shifts, nearest = min(found, key=lambda each: len(each[0]))
    unmatched.remove(nearest)
    kind = max((kind for kind, _ in shifts), key=lambda kind: (KINDS[kind], kind == "type-changed"))
    return Change(kind, variant_title(one), "; ".join(text for _, text in shifts))


# --- types -------------------------------------------------------------------------------------------------------------

_Shift: TypeAlias = tuple[str, str]  # a kind of change and a text


def _shifts(old: Variant, new: Variant, by_name: bool) -> list[_Shift] | None:
    """How the types differ from one variant to the other; None where the two are not for the same mode."""
    if old.checked is not new.checked:
        return None
    types = dict(new.signature.parameters)
    pairs = zip(old.signature.parameters, new.signature.parameters, strict=True)
    found: list[_Shift] = []
    for (name, type_), (_, at_its_place) in pairs:
        found += _shift(name, type_, types[name] if by_name else at_its_place)
    return found


def _takes(new: Variant, old: Variant, by_name: bool) -> bool:
    """Whether every call that the old variant took fits the new one."""
    shifts = _shifts(old, new, by_name)
    return shifts is not None and all(KINDS[kind] is not Verdict.BREAKING for kind, _ in shifts)


def _shift(name: str, old: Member, new: Member) -> Iterator[_Shift]:
    if old == new:
        return
    match old, new:
        case ArrayType(), ArrayType() if old.element == new.element and old.ndim == new.ndim:
            yield from _dims(name, old.dims, new.dims)
        case TextureType(), TextureType():
            yield from _dims(name, old.dims, new.dims)
        case ObjectType(), ObjectType() if old.name == new.name:
            mine, theirs = dict(old.members), dict(new.members)
            for inner in [*mine, *(inner for inner in theirs if inner not in mine)]:
                yield from _member(f"{name}.{inner}", mine.get(inner), theirs.get(inner))
        case ((Constant() | FunctionName()), (Constant() | FunctionName())):
            yield "type-changed", f"{name} = {old} -> {new}"
        case _:
            yield "type-changed", f"{name}: {old} -> {new}"


def _member(name: str, old: Member | None, new: Member | None) -> Iterator[_Shift]:
    if old is None:
        yield "member-added", f"{name} is needed: {new}"
    elif new is None:
        yield "member-removed", f"{name} is needed no more"
    else:
        yield from _shift(name, old, new)


def _dims(name: str, old: Sequence[int | None], new: Sequence[int | None]) -> Iterator[_Shift]:
    for axis, (a, b) in enumerate(zip(old, new, strict=True)):
        if a != b:
            kind = "dimension-loosened" if b is None else "dimension-tightened"
            yield kind, f"{name}.shape[{axis}]: {'any' if a is None else a} -> {'any' if b is None else b}"


# --- what variants ask and have ----------------------------------------------------------------------------------------


def _details(old: _Side, one: Variant, new: _Side, other: Variant) -> Iterator[Change]:
    title = variant_title(one)
    same = old.entry.digest == new.entry.digest and one.options == other.options
    digests = (old.sha256, new.sha256) if same else None
    changes = [*_asks(one, other), *_code(one, other), *image_changes(one, other, digests)]
    yield from (Change(kind, title, text) for kind, text in changes)


def _asks(one: Variant, other: Variant) -> Iterator[_Shift]:
    """What a call must keep and gets (M-006, X-005, T-006, W-001, W-005, P-030)."""
    if one.result is not other.result:
        yield "result", f"returns {one.result or 'nothing'} -> {other.result or 'nothing'}"
    names = dict(zip((name for name, _ in one.signature.parameters), (n for n, _ in other.signature.parameters), strict=True))
    if set(names) == set(names.values()):
        names = {name: name for name in names}

    def renamed(path: str) -> str:
        head, dot, rest = path.partition(".")
        return f"{names.get(head, head)}{dot}{rest}"

    written, atomics = {renamed(name) for name in one.written}, {renamed(name) for name in one.atomics}
    small = {(renamed(name), axis) for name, axis in one.small_dims}
    yield from (("written", f"{name} must be writable") for name in other.written if name not in written)
    yield from (("not-written", f"{name} is written no more") for name in sorted(written - {*other.written}))
    yield from (("alignment", f"{name} must be aligned for atomic updates") for name in other.atomics if name not in atomics)
    yield from (("loosened", f"{name} needs no alignment") for name in sorted(atomics - {*other.atomics}))
    new_small = [each for each in other.small_dims if each not in small]
    yield from (("32-bit-dimension", f"{name}.shape[{axis}] must be below 2**31") for name, axis in new_small)
    gone = sorted(small - {*other.small_dims})
    yield from (("loosened", f"{name}.shape[{axis}] may be 2**31 and more") for name, axis in gone)
    yield from _device_needs(one, other)


def _device_needs(one: Variant, other: Variant) -> Iterator[_Shift]:
    if bool(other.workgroup) and not one.workgroup:
        yield "workgroups", f"a device must have workgroups, for {', '.join(other.workgroup)}"
    elif not COLLECTIVES.isdisjoint(other.workgroup) and COLLECTIVES.isdisjoint(one.workgroup):
        yield "workgroups", "the number of iterations must fill workgroups"
    elif one.workgroup and not other.workgroup:
        yield "loosened", "no device needs workgroups"
    for what, mine, theirs in (("compute with", one.dtypes, other.dtypes), ("update", one.atomic_dtypes, other.atomic_dtypes)):
        needed = [type_ for type_ in theirs if type_ not in mine and (what == "update" or type_.name == "f64")]
        if needed:
            yield "device-types", f"a device must {what} {', '.join(map(str, needed))}{' atomically' * (what == 'update')}"


def _code(one: Variant, other: Variant) -> Iterator[_Shift]:
    """Changes of what code does that a signature does not show."""
    spans = [
        " x ".join(f"{expression.text(a.start)}:{expression.text(a.stop)}:{expression.text(a.step)}" for a in axes)
        for axes in (one.axes, other.axes)
    ]
    if one.axes != other.axes and len(set(spans)) > 1:
        yield "iterations", f"the loop runs over {spans[0]} -> {spans[1]}"
    if one.options != other.options:
        pairs = zip(one.options._fields, one.options, other.options, strict=True)
        texts = [f"{name} {a} -> {b}" for name, a, b in pairs if a != b]
        only_lanes = one.options._replace(lanes=other.options.lanes) == other.options
        yield "options", f"options: {', '.join(texts)}{'' if only_lanes else ' (bits may differ)'}"
    if one.prints is not other.prints:
        yield "prints", "it prints lines" if other.prints else "it prints no lines"
