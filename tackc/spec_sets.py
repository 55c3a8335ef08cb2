"""Sets of variants, wherever they are written down, and what to do with them: list, merge, prune, compare.

A set comes from a specs file, from a bundle, or from files of kernels with what these declare.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tack_runtime.dtypes import ArrayType, Member, ObjectType, TextureType
from tack_runtime.signature import Signature
from tackc.build import Prepared, prepare
from tackc.contents import read_contents
from tackc.request import RequestError, Spec, is_called
from tackc.specs import merged, read_specs


@dataclass(frozen=True, slots=True)
class Known:
    """A kernel of a bundle or a file, with the variants that there are."""

    module: str
    name: str
    parameters: tuple[str, ...]
    variants: frozenset[tuple[Signature, bool]]  # and whether it is checked


def listed(prepared: Prepared) -> tuple[Spec, ...]:
    """Every variant that a build would make, by full names: what a team reviews. It has no counts, which change daily."""
    found = []
    for each in prepared.variants:
        signature = each.signature._replace(kernel=each.plan.full_name)
        found.append(Spec(signature, str(signature), each.wanted.origins[0], checked=each.checked))
    return tuple(found)


def variants_of(path: Path) -> tuple[Spec, ...]:
    """The variants of a specs file, a bundle or a file of kernels. RequestError, BundleError, BuildError: it cannot be read."""
    if path.suffix == ".py":
        return listed(prepare([path], ()))
    if not _is_bundle(path):
        return read_specs([path])
    found = []
    for entry in read_contents(path).manifest.kernels:
        for variant in entry.variants:
            signature = variant.signature._replace(kernel=f"{entry.module}.{entry.name}")
            found.append(Spec(signature, str(signature), str(path), checked=variant.checked))
    return tuple(found)


def gathered(paths: Sequence[Path]) -> tuple[Spec, ...]:
    """The variants of specs files and bundles, by full names where these are known."""
    bundles = [path for path in paths if _is_bundle(path)]
    specs = read_specs(path for path in paths if path not in bundles)
    return united([*specs, *(spec for path in bundles for spec in variants_of(path))])


def known_kernels(paths: Sequence[Path]) -> list[Known]:
    """The kernels of bundles and of files of kernels, with their variants. RequestError: a path is neither."""
    sources = [path for path in paths if path.suffix == ".py"]
    found: list[Known] = []
    for path in paths:
        if path in sources:
            continue
        if not _is_bundle(path):
            raise RequestError(f"{path} is neither a bundle nor a file of kernels (.py)")
        for entry in read_contents(path).manifest.kernels:
            variants = frozenset((variant.signature, variant.checked) for variant in entry.variants)
            found.append(Known(entry.module, entry.name, entry.parameters, variants))
    if sources:
        prepared = prepare(sources, ())
        for plan in prepared.plans:
            made = frozenset((each.signature, each.checked) for each in prepared.variants if each.plan is plan)
            found.append(Known(plan.module, plan.name, plan.parameters, made))
    return found


def _is_bundle(path: Path) -> bool:
    if path.is_dir():
        return True
    with path.open("rb") as file:
        return file.read(2) == b"PK"


# --- merging and pruning -----------------------------------------------------------------------------------------------


def united(specs: Iterable[Spec]) -> tuple[Spec, ...]:
    """Sets as one, each variant once. A short name of a kernel means the full one, where there is one such."""
    found = tuple(specs)
    names = _full_names(found)
    return merged(_renamed(spec, names) for spec in found)


@dataclass(frozen=True, slots=True)
class Pruned:
    """What is left of a set, and what was dropped, with the reason."""

    kept: tuple[Spec, ...]
    dropped: tuple[tuple[Spec, str], ...]

    def to_json(self) -> dict[str, Any]:
        dropped = [{**described(spec), "reason": reason} for spec, reason in self.dropped]
        return {"kept": [described(spec) for spec in self.kept], "dropped": dropped}

    def summary(self) -> str:
        """How many are left, and how many were dropped for which reason."""
        reasons: dict[str, int] = defaultdict(int)
        for _, reason in self.dropped:
            reasons[reason] += 1
        told = ", ".join(f"{count:,} {reason}" for reason, count in reasons.items())
        return f"kept {len(self.kept):,} of {len(self.kept) + len(self.dropped):,} variants" + (
            f"; dropped {told}" if told else ""
        )


def pruned(
    specs: Sequence[Spec],
    against: Sequence[Known],
    *,
    min_count: int = 0,
    covered: bool = False,
    unknown: bool = False,
) -> Pruned:
    """The variants that are still to be built: not those that `against` has.

    covered: nor those that a variant of `against` serves whose dimensions are open. unknown: nor those of kernels, or with
    parameters, that `against` does not have. min_count: nor those that fewer calls asked for; one without a count was written by
    hand, and stays.
    """
    kept: list[Spec] = []
    dropped: list[tuple[Spec, str]] = []
    for spec in specs:
        reason = _reason(spec, against, covered, unknown)
        if reason is None and 0 < spec.count < min_count:
            reason = f"asked for by fewer than {min_count:,} calls"
        if reason is None:
            kept.append(spec)
        else:
            dropped.append((spec, reason))
    return Pruned(tuple(kept), tuple(dropped))


def _reason(spec: Spec, against: Sequence[Known], covered: bool, unknown: bool) -> str | None:
    """Why a variant is not needed; None where it is."""
    about = [known for known in against if is_called(spec.signature.kernel, known.module, known.name)]
    given = dict(spec.signature.parameters)
    fitting = [known for known in about if given.keys() <= set(known.parameters)]
    for known in fitting:
        same_kind = [signature for signature, checked in known.variants if checked == spec.checked]
        if any(_takes(signature, given, exactly=True) for signature in same_kind):
            return "there already"
        if covered and any(_takes(signature, given, exactly=False) for signature in same_kind):
            return "served by variants with open dimensions"
    if unknown and against and not fitting:
        return "of parameters that the kernel has no more" if about else "of unknown kernels"
    return None


def _takes(variant: Signature, given: Mapping[str, Member], exactly: bool) -> bool:
    wanted = dict(variant.parameters)
    return wanted.keys() == given.keys() and all(_fits(wanted[name], given[name], exactly) for name in wanted)


def _fits(wanted: Member, given: Member, exactly: bool) -> bool:
    """Whether a variant's type is the one given, or, not `exactly`, has it open. Objects may have more than the variant uses."""
    if isinstance(wanted, ObjectType) and isinstance(given, ObjectType):
        has = dict(given.members)
        named = wanted.name.rpartition(".")[2] == given.name.rpartition(".")[2]
        return named and all(name in has and _fits(member, has[name], exactly) for name, member in wanted.members)
    if not exactly and isinstance(wanted, ArrayType) and isinstance(given, ArrayType):
        return wanted.element == given.element and _open_or_same(wanted.dims, given.dims)
    if not exactly and isinstance(wanted, TextureType) and isinstance(given, TextureType):
        return _open_or_same(wanted.dims, given.dims)
    return str(wanted) == str(given)


def _open_or_same(wanted: Sequence[int | None], given: Sequence[int | None]) -> bool:
    return len(wanted) == len(given) and all(dim in (None, other) for dim, other in zip(wanted, given, strict=True))


# --- comparing ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Difference:
    """What became of a set of variants. `changed`: before and after, of those whose counts, sites or targets are others."""

    added: tuple[Spec, ...]
    removed: tuple[Spec, ...]
    changed: tuple[tuple[Spec, Spec], ...]
    same: int

    def to_json(self) -> dict[str, Any]:
        changed = [{**described(new), "before": described(old)} for old, new in self.changed]
        added, removed = ([described(spec) for spec in specs] for specs in (self.added, self.removed))
        return {"added": added, "removed": removed, "changed": changed, "same": self.same}

    def lines(self) -> list[str]:
        """As text: a line for each variant that differs, and a summary."""
        lines = [f"- {_title(spec)}" for spec in self.removed]
        lines += [f"+ {_title(spec)}" for spec in self.added]
        lines += [f"~ {_title(new)}: {'; '.join(_changes(old, new))}" for old, new in self.changed]
        parts = (
            (len(self.removed), "removed"),
            (len(self.added), "added"),
            (len(self.changed), "changed"),
            (self.same, "the same"),
        )
        return [*lines, ", ".join(f"{count:,} {what}" for count, what in parts)]


def difference(old: Sequence[Spec], new: Sequence[Spec]) -> Difference:
    """What NEW has, lacks and counts otherwise than OLD."""
    names = _full_names([*old, *new])
    before, after = (
        {(str(each.signature), each.checked): each for each in merged(_renamed(spec, names) for spec in specs)}
        for specs in (old, new)
    )
    both = [(before[key], after[key]) for key in sorted(before.keys() & after.keys())]
    changed = tuple((one, other) for one, other in both if _changes(one, other))
    added, removed = (
        tuple(mine[key] for key in sorted(mine.keys() - others.keys())) for mine, others in ((after, before), (before, after))
    )
    return Difference(added, removed, changed, len(both) - len(changed))


def _changes(old: Spec, new: Spec) -> list[str]:
    found = [f"count {old.count:,} -> {new.count:,}"] if old.count != new.count else []
    for what in ("sites", "targets"):
        one, other = set(getattr(old, what)), set(getattr(new, what))
        if one != other:
            marked = [*(f"-{each}" for each in sorted(one - other)), *(f"+{each}" for each in sorted(other - one))]
            found.append(f"{what} {' '.join(marked)}")
    return found


def described(spec: Spec) -> dict[str, Any]:
    """A variant as JSON data, with the names of a specs file."""
    data = {"signature": str(spec.signature), "checked": spec.checked, "count": spec.count}
    return {**data, "sites": list(spec.sites), "targets": list(spec.targets)}


def _title(spec: Spec) -> str:
    return f"{spec.signature}{' (checked)' if spec.checked else ''}"


def _full_names(specs: Iterable[Spec]) -> dict[str, str]:
    """For each name of a kernel the longest that means the same one: a short name stands for one full name, not for several."""
    names = {spec.signature.kernel for spec in specs}
    found = {}
    for name in names:
        longer = [other for other in names if other.endswith(f".{name}")]
        outermost = [other for other in longer if not any(each.endswith(f".{other}") for each in longer)]
        found[name] = outermost[0] if len(outermost) == 1 else name
    return found


def _renamed(spec: Spec, names: Mapping[str, str]) -> Spec:
    return replace(spec, signature=spec.signature._replace(kernel=names[spec.signature.kernel]))
