"""What multiplies the variants of a build: choices, kinds, sizes and constants that are baked in, each with what it adds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from tack_runtime.dtypes import Constant, ObjectType
from tack_runtime.signature import Signature, member_at
from tackc.compiler.signatures import members, opened, sizes
from tackc.plan import Choice

_SHOWN: Final = 4  # values of a size, names of kernels


class Counted(NamedTuple):
    """A variant, as far as counting goes. `choices`: the numbers of the choices whose product it is part of."""

    kernel: str  # the full name
    signature: Signature
    checked: bool
    choices: frozenset[int]


@dataclass(frozen=True, slots=True)
class Multiplier:
    """What makes several variants of one: without it there were `saved` fewer of the `total`. `advice`: how to have it go."""

    what: str
    kernels: tuple[str, ...]
    factor: int
    saved: int
    total: int
    advice: str

    def __str__(self) -> str:
        names = ", ".join(self.kernels) if len(self.kernels) <= 1 else f"{len(self.kernels)} kernels"
        return f"{self.what} multiplies {names} by {self.factor:,}: {self.saved:,} of {self.total:,} variants"

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {name: getattr(self, name) for name in ("what", "factor", "saved", "total", "advice")}
        return {**found, "kernels": list(self.kernels)}


def multipliers(variants: Sequence[Counted], choices: Sequence[Choice]) -> tuple[Multiplier, ...]:
    """What multiplies variants, the one that makes most of them first."""
    found = [*_of_choices(variants, choices), *_of_kinds(variants), *_of_values(variants)]
    return tuple(sorted(found, key=lambda each: (-each.saved, each.what, each.kernels)))


def _of_choices(variants: Sequence[Counted], choices: Sequence[Choice]) -> Iterator[Multiplier]:
    for number, choice in enumerate(choices):
        factor = len(choice.types)
        of_kernels: dict[str, int] = defaultdict(int)
        for variant in variants:
            of_kernels[variant.kernel] += number in variant.choices
        saved = sum(count - -(-count // factor) for count in of_kernels.values())
        if saved:
            names = tuple(name for name, count in of_kernels.items() if count)
            yield Multiplier(str(choice), names, factor, saved, len(variants), "take types out of the choice")


def _of_kinds(variants: Sequence[Counted]) -> Iterator[Multiplier]:
    released = {(each.kernel, each.signature) for each in variants if not each.checked}
    both = [each.kernel for each in variants if each.checked and (each.kernel, each.signature) in released]
    if both:
        advice = "build checked variants into a bundle of their own, with --variants checked"
        yield Multiplier("--variants release,checked", tuple(dict.fromkeys(both)), 2, len(both), len(variants), advice)


# --- sizes and constants -----------------------------------------------------------------------------------------------

_Slot: TypeAlias = tuple[str, int | None]  # a dimension of an array, or a constant of an object, by dotted names


def _of_values(variants: Sequence[Counted]) -> Iterator[Multiplier]:
    """For each kernel what counts most: one size, one constant, or all sizes together, which often change together."""
    by_kernel: dict[str, list[Counted]] = defaultdict(list)
    for variant in variants:
        by_kernel[variant.kernel].append(variant)
    for kernel, own in by_kernel.items():
        slots = list(dict.fromkeys(slot for variant in own for slot in _slots(variant.signature)))
        sizes = [slot for slot in slots if slot[1] is not None]
        candidates = [[slot] for slot in slots] + ([sizes] if len(sizes) > 1 else [])
        found = [made for slots in candidates if (made := _of_slots(kernel, own, slots, len(variants))) is not None]
        if found:
            yield max(found, key=lambda each: each.saved)  # of several, the first: a single one


def _of_slots(kernel: str, own: Sequence[Counted], slots: Sequence[_Slot], total: int) -> Multiplier | None:
    values = [_values(variant.signature, slots) for variant in own]
    left: set[Hashable] = {(_without(variant.signature, slots), variant.checked) for variant in own}
    distinct = list(dict.fromkeys(value for value in values if any(part is not None for part in value)))
    saved = len(own) - len(left)
    if not saved:
        return None
    shown = ", ".join(" x ".join(str(part) for part in value if part is not None) for value in distinct[:_SHOWN])
    shown += ", ..." if len(distinct) > _SHOWN else ""
    (name, axis), *more = slots
    if axis is None:
        what, advice = f"{name} ({shown})", f"make {name} an attribute of its objects, not a constant of the class"
    elif more:
        what, advice = (
            f"baking sizes in ({shown})",
            "leave sizes open, as in f32[:, :], where the code does not need them",
        )
    else:
        open_type = member_at(_open(own[0].signature, slots), name)
        what, advice = (
            f"the size {name}.shape[{axis}] ({shown})",
            f"leave it open where the code does not need it: {name}={open_type}",
        )
    return Multiplier(what, (kernel,), len(set(values)), saved, total, advice)


def _slots(signature: Signature) -> Iterator[_Slot]:
    yield from ((name, axis) for name, axis, _ in sizes(signature))
    yield from ((name, None) for name, _, member in members(signature) if isinstance(member, Constant))


def _values(signature: Signature, slots: Iterable[_Slot]) -> tuple[Hashable, ...]:
    found: dict[_Slot, Hashable] = {(name, axis): size for name, axis, size in sizes(signature)}
    found |= {(name, None): str(member) for name, _, member in members(signature) if isinstance(member, Constant)}
    return tuple(found.get(slot) for slot in slots)


def _open(signature: Signature, slots: Iterable[_Slot]) -> Signature:
    return opened(signature, {(name, axis) for name, axis in slots if axis is not None})


def _without(signature: Signature, slots: Sequence[_Slot]) -> Hashable:
    """The signature with all that differs in these slots alone made the same."""
    constants = {name for name, axis in slots if axis is None}
    return tuple(
        (name, "" if name in constants else str(member))
        for name, _, member in members(_open(signature, slots))
        if not isinstance(member, ObjectType)
    )
