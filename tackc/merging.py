"""Bundles made of bundles: `merge` unites what several hold, `split` takes one apart; the pieces merge to the same bytes.

Members get the names that a build gives them, so a bundle that was built on two machines and merged is the one that a machine
with all the tools would have built, as far as both made the same libraries for the CPU.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from tack_runtime.contents import labelled
from tack_runtime.errors import BundleError, TackError
from tack_runtime.manifest import SAMPLERS, Image, KernelEntry, Skipped, Variant, check_native
from tackc import bundle, members
from tackc.contents import Contents, read_contents
from tackc.inspection import full_name, variant_title
from tackc.output import check_outputs, write_files
from tackc.program_changes import program_changes
from tackc.report import columns, one_line
from tackc.request import RequestError, families

Part: TypeAlias = Literal["target", "level", "kernel"]
PARTS: Final[tuple[Part, ...]] = ("target", "level", "kernel")


class ConflictError(TackError):
    """Bundles say different things of one kernel, variant or image, so nothing was merged."""

    def __init__(self, conflicts: Sequence[str]) -> None:
        super().__init__("\n".join(conflicts))
        self.conflicts = tuple(conflicts)


@dataclass(frozen=True, slots=True)
class Written:
    """A bundle that was made: what piece it is, "" of a merged one, where it is, and how much it holds."""

    piece: str
    output: str
    data: bytes
    kernels: tuple[KernelEntry, ...]

    @property
    def targets(self) -> tuple[str, ...]:
        """The targets that it has code for, with their levels, as `--arch` has them."""
        images = (image for entry in self.kernels for variant in entry.variants for image in variant.images)
        levels = {(image.target, image.level) for image in sorted(images, key=_place)}
        return tuple(f"{target}:{level}" if level else target for target, level in sorted(levels, key=_rank))

    def to_json(self) -> dict[str, Any]:
        """The same as JSON data."""
        variants = [variant for entry in self.kernels for variant in entry.variants]
        return {
            "output": self.output,
            "bytes": len(self.data),
            "sha256": hashlib.sha256(self.data).hexdigest(),
            "kernels": len(self.kernels),
            "variants": len(variants),
            "images": sum(len(variant.images) for variant in variants),
            "targets": list(self.targets),
        }

    def row(self) -> tuple[str, ...]:
        """As columns, under `HEADING`."""
        variants = sum(len(entry.variants) for entry in self.kernels)
        targets = dict.fromkeys(target.partition(":")[0] for target in self.targets)
        return self.output, str(len(self.kernels)), str(variants), f"{len(self.data):,}", ",".join(targets)


HEADING: Final = ("bundle", "kernels", "variants", "bytes", "targets")


def table(written: Iterable[Written]) -> str:
    """A line for each bundle."""
    return "\n".join(columns([HEADING, *(tuple(map(one_line, each.row())) for each in written)], right={1, 2, 3}))


def merge(paths: Sequence[Path], output: Path, directory: bool = False) -> Written:
    """Unite bundles: their kernels, of each its variants, of each its images.

    The result does not depend on the order of `paths`. ConflictError names everything that two bundles say differently,
    BundleError a bundle with a defect or for another runtime; then nothing is written.
    """
    bundles = [_read(path) for path in paths]
    named, held = _named(_united(bundles))
    files, data = _checked(named, held, _provenance(bundles))
    bundle.put(files, data, output, directory)
    return Written("", f"{output}/" if directory else str(output), data, tuple(named))


def split(path: Path, by: Part, folder: Path) -> list[Written]:
    """Take a bundle apart: `folder` gets a bundle for each target, level of a target, or kernel.

    RequestError where there is nothing to take apart, BundleError for a bundle with a defect; then nothing is written.
    """
    whole = _read(path)
    kernels = [_held(whole, entry) for entry in whole.manifest.kernels]
    made = []
    stem = path.name.removesuffix(".tackb") or path.resolve().name.removesuffix(".tackb")
    for piece, part in _PIECES[by](kernels):
        named, held = _named(part)
        _, data = _checked(named, held, _provenance([whole]))
        made.append(Written(piece, str(folder / f"{stem}.{piece.replace(':', '-')}.tackb"), data, tuple(named)))
    if not made:
        raise RequestError(f"{path} holds nothing to take apart by {by}: no {'kernel' if by == 'kernel' else 'code'}")
    check_outputs([each.output for each in made], [path])
    write_files({Path(each.output): each.data for each in made})
    return made


def _checked(
    kernels: Sequence[KernelEntry], held: Mapping[str, bytes], provenance: bundle.Provenance
) -> tuple[dict[str, bytes], bytes]:
    """The files of a bundle, and the zip file, that can be read: of names and levels that no build has, others might be made that
    no reader takes."""
    files = {**held, **bundle.manifest_of(kernels, held, provenance)}
    data = bundle.pack(files)
    read_contents(data)
    return files, data


# --- what bundles hold -------------------------------------------------------------------------------------------------


class _Code(NamedTuple):
    """An image, its bytes, their sha256, and the bundle that they are from."""

    image: Image
    code: bytes
    digest: str
    label: str

    @property
    def key(self) -> tuple[str, str, str]:
        return self.image.target, self.image.level, self.image.kind


class _Variant(NamedTuple):
    """A variant, which lists no images, with its images."""

    variant: Variant
    codes: tuple[_Code, ...]

    @property
    def title(self) -> str:
        return variant_title(self.variant)


class _Kernel(NamedTuple):
    """A kernel, which lists no variants, with its variants, and a bundle that it is from."""

    entry: KernelEntry
    program: bytes
    variants: tuple[_Variant, ...]
    label: str

    @property
    def name(self) -> str:
        return full_name(self.entry)


def _read(path: Path) -> Contents:
    contents = read_contents(path)
    with labelled(contents.label):
        check_native(contents.manifest)
    return contents


def _provenance(bundles: Sequence[Contents]) -> bundle.Provenance:
    """The tools and the revisions of all. A manifest does not say what each has made, so pieces name those of the whole."""
    manifests = [contents.manifest for contents in bundles]
    tools = [tool for manifest in manifests for tool in manifest.tools]
    return bundle.Provenance(tools, [revision for manifest in manifests for revision in manifest.revisions])


def _held(contents: Contents, entry: KernelEntry) -> _Kernel:
    variants = []
    for variant in entry.variants:
        codes = tuple(_code(contents, image) for image in variant.images)
        variants.append(_Variant(variant._replace(images=()), codes))
    return _Kernel(entry._replace(variants=()), contents.members[entry.program], tuple(variants), contents.label)


def _code(contents: Contents, image: Image) -> _Code:
    return _Code(image, contents.members[image.member], contents.manifest.members[image.member].sha256, contents.label)


# --- uniting -----------------------------------------------------------------------------------------------------------


def _united(bundles: Sequence[Contents]) -> list[_Kernel]:
    groups: dict[str, list[_Kernel]] = {}
    for contents in bundles:
        for entry in contents.manifest.kernels:
            held = _held(contents, entry)
            groups.setdefault(held.name, []).append(held)
    conflicts: list[str] = []
    codes = _CodeConflicts()
    united = [_united_kernel(group, conflicts, codes) for _, group in sorted(groups.items())]
    conflicts += codes.texts()
    if conflicts:
        raise ConflictError(conflicts)
    return united


class _CodeConflicts:
    """Variants of which two bundles have different code, by target, level and bundles: they tend to be many at once."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str, str], list[str]] = {}

    def add(self, one: _Code, other: _Code, title: str) -> None:
        where = f"{one.image.target}:{one.image.level}" if one.image.level else f"{one.image.target} ({one.image.kind})"
        self.found.setdefault((where, one.label, other.label), []).append(title)

    def texts(self) -> Iterator[str]:
        for (where, one, other), titles in self.found.items():
            more = f" and of {len(titles) - 1} more" if len(titles) > 1 else ""
            yield (
                f"{where}: {one} and {other} hold different code of {titles[0]}{more}; leave {where.split(' ')[0]} out of one of "
                "them, for example with tackc split"
            )


def _united_kernel(group: Sequence[_Kernel], conflicts: list[str], codes: _CodeConflicts) -> _Kernel:
    first = group[0]
    for other in group[1:]:
        differences = list(_differences(first, other))
        if differences:
            both = f"kernel {first.name} of {first.label} and of {other.label}"
            conflicts.append(f"{both}: {'; '.join(differences)}; build both from the same source, with the same options")
            return first
    rows: dict[_Key, list[tuple[_Variant, str]]] = {}
    for kernel in group:
        for each in kernel.variants:
            rows.setdefault(_variant_key(each), []).append((each, kernel.label))
    order = _in_common_order([list(map(_variant_key, kernel.variants)) for kernel in group])
    return first._replace(variants=tuple(_united_variant(rows[key], conflicts, codes) for key in order))


def _variant_key(each: _Variant) -> _Key:
    return str(each.variant.signature), each.variant.checked


def _differences(one: _Kernel, other: _Kernel) -> Iterator[str]:
    """What two bundles say differently of a kernel."""
    if one.entry.digest != other.entry.digest:
        yield "; ".join(program_changes(one.program, other.program)[0])
    for field in ("parameters", "file", "line"):
        if one.entry.digest == other.entry.digest and getattr(one.entry, field) != getattr(other.entry, field):
            yield f"{field} {getattr(one.entry, field)!r} and {getattr(other.entry, field)!r}"
    options = [dict.fromkeys(each.variant.options for each in kernel.variants) for kernel in (one, other)]
    mine, theirs = (next(iter(found), None) for found in options)
    if mine is not None and theirs is not None and mine != theirs:
        pairs = zip(mine._fields, mine, theirs, strict=True)
        yield f"other options: {', '.join(f'{name} {a} and {b}' for name, a, b in pairs if a != b)}"


def _united_variant(rows: Sequence[tuple[_Variant, str]], conflicts: list[str], codes: _CodeConflicts) -> _Variant:
    first, label = rows[0]
    found: dict[tuple[str, str, str], _Code] = {}
    for each, other_label in rows:
        names = _other_fields(first.variant, each.variant, but=("images", "skipped"))
        if names:
            conflicts.append(
                f"variant {first.title} of {label} and of {other_label}: other {', '.join(names)}, of the same source; build "
                "both with the same tackc"
            )
            return first
        for code in each.codes:
            same = found.setdefault(code.key, code)
            if same.digest != code.digest:
                codes.add(same, code, first.title)
            elif names := _other_fields(same.image, code.image, but=("member",)):
                where = f"{code.image.target}:{code.image.level}"
                conflicts.append(f"{where} code of {first.title} in {same.label} and in {code.label}: other {', '.join(names)}")
    built = {target for target, _, _ in found}
    skipped = {skip for each, _ in rows for skip in each.variant.skipped if skip.target not in built}
    reasons: dict[str, Skipped] = {skip.target: skip for skip in sorted(skipped, key=lambda skip: skip.reason, reverse=True)}
    kept = tuple(sorted(reasons.values(), key=lambda skip: _rank((skip.target, ""))))
    return _Variant(first.variant._replace(skipped=kept), tuple(found.values()))


def _other_fields(one: Any, other: Any, but: Sequence[str]) -> list[str]:
    """The names of the fields in which two records differ."""
    return [name for name, a, b in zip(one._fields, one, other, strict=True) if name not in but and a != b]


_Key: TypeAlias = tuple[str, bool]  # of a variant: its signature, and whether it is checked


def _in_common_order(orders: Sequence[Sequence[_Key]]) -> list[_Key]:
    """All that the lists have, each in an order that agrees with all of them; where none does, the least first. The order of the
    lists themselves is nothing to it."""
    before: dict[_Key, set[_Key]] = {}
    for order in orders:
        for at, key in enumerate(order):
            before.setdefault(key, set()).update(order[max(0, at - 1) : at])
    done: list[_Key] = []
    while before:
        ready = [key for key, earlier in before.items() if not earlier & before.keys()] or list(before)
        least = min(ready)
        done.append(least)
        del before[least]
    return done


# --- taking apart ------------------------------------------------------------------------------------------------------


def _by_kernel(kernels: Sequence[_Kernel]) -> Iterator[tuple[str, list[_Kernel]]]:
    for kernel in kernels:
        yield kernel.name, [kernel]


def _by_target(kernels: Sequence[_Kernel]) -> Iterator[tuple[str, list[_Kernel]]]:
    targets = {code.image.target for code in _codes(kernels)} | _skipped(kernels)
    for target in sorted(targets, key=lambda name: _rank((name, ""))):
        yield target, [_part(kernel, target) for kernel in kernels]


def _by_level(kernels: Sequence[_Kernel]) -> Iterator[tuple[str, list[_Kernel]]]:
    places = {(code.image.target, code.image.level) for code in _codes(kernels)}
    for target, level in sorted(places | {(target, "") for target in _skipped(kernels)}, key=_rank):
        yield f"{target}:{level}" if level else target, [_part(kernel, target, level) for kernel in kernels]


def _skipped(kernels: Iterable[_Kernel]) -> set[str]:
    """The targets that some variant cannot have."""
    return {skip.target for each in _variants(kernels) for skip in each.variant.skipped}


def _part(kernel: _Kernel, target: str, level: str | None = None) -> _Kernel:
    """A kernel with the images of a target, or of one level of it; all variants stay, so that their order does."""
    variants = []
    for each in kernel.variants:
        skipped = tuple(skip for skip in each.variant.skipped if skip.target == target)
        codes = tuple(code for code in each.codes if code.image.target == target and level in (None, code.image.level))
        variants.append(_Variant(each.variant._replace(skipped=skipped), codes))
    return kernel._replace(variants=tuple(variants))


_PIECES: Final[Mapping[Part, Callable[[Sequence[_Kernel]], Iterator[tuple[str, list[_Kernel]]]]]] = {
    "target": _by_target,
    "level": _by_level,
    "kernel": _by_kernel,
}


def _variants(kernels: Iterable[_Kernel]) -> Iterator[_Variant]:
    return (each for kernel in kernels for each in kernel.variants)


def _codes(kernels: Iterable[_Kernel]) -> Iterator[_Code]:
    return (code for each in _variants(kernels) for code in each.codes)


# --- names and order ---------------------------------------------------------------------------------------------------


def _rank(place: tuple[str, str]) -> tuple[Any, ...]:
    """The place of a target and a level in the order of builds; after them what this tackc does not know, by name."""
    target, level = place
    known = _order()
    levels = known.get(target, {})
    return (list(known).index(target) if target in known else len(known)), target, levels.get(level, len(levels)), level


@cache
def _order() -> dict[str, dict[str, int]]:
    """The targets as builds take them, each with the places of its levels."""
    return {name: {level: at for at, level in enumerate(("", *family.levels, SAMPLERS))} for name, family in families().items()}


def _place(image: Image) -> tuple[Any, ...]:
    """The place of an image among those of a variant: by name of the target, its source first, levels as builds have them."""
    return image.target, image.kind != "source", _rank((image.target, image.level)), image.kind


def _named(kernels: Sequence[_Kernel]) -> tuple[list[KernelEntry], dict[str, bytes]]:
    """Kernels as a manifest has them, and the members that they name. BundleError: two would have one name."""
    files: dict[str, bytes] = {}
    alone = Counter(kernel.entry.name for kernel in kernels)
    libraries: dict[str, set[str]] = {}
    for code in _codes(kernels):
        if code.image.kind == "library":
            libraries.setdefault(code.image.level, set()).add(code.digest)
    several = {level for level, digests in libraries.items() if len(digests) > 1}

    def put(name: str, data: bytes) -> str:
        if files.setdefault(name, data) != data:
            raise BundleError("two different members would have this name", name, kernels[0].label)
        return name

    entries = []
    for kernel in kernels:
        entry = kernel.entry
        program = put(members.program(entry.name, entry.module, alone[entry.name] == 1), kernel.program)
        variants = tuple(_named_variant(entry, each, several, put) for each in kernel.variants)
        entries.append(entry._replace(program=program, variants=variants))
    return entries, files


def _named_variant(entry: KernelEntry, each: _Variant, several: set[str], put: Callable[[str, bytes], str]) -> Variant:
    stem = members.stem(entry.name, each.variant.id)
    binaries: dict[str, str] = {}  # what two targets share is one member, named after the first
    images = []
    for image, code, digest, _ in sorted(each.codes, key=lambda code: (_rank((code.image.target, code.image.level)), code.key)):
        if image.kind == "library":
            name = members.library(image.level, digest if image.level in several else "")
        elif image.kind == "source":
            name = members.source(image.target, stem, PurePosixPath(image.member).suffix)
        else:
            name = binaries.setdefault(digest, members.binary(image.target, stem, image.level, image.kind))
        images.append(image._replace(member=put(name, code)))
    return each.variant._replace(images=tuple(sorted(images, key=_place)))
