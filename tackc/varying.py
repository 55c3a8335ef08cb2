"""What is compiled into the variants of a recording and differs between them: sizes, constants of objects, captured constants.

Each value is a variant to build, and one that was not recorded is a variant that is missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from tack_runtime.dtypes import Constant
from tackc.compiler.signatures import members, opened, sizes
from tackc.request import Spec

MANY: Final = 4  # values that are no accident

Values: TypeAlias = "Mapping[str, Sequence[str]]"  # each with the sites of its calls


@dataclass(frozen=True, slots=True)
class Varying:
    """Something that is compiled in and took many values: `what`, as in "dimension 1 of `u`"; `advice` says what to do."""

    kernel: str
    what: str
    values: int
    sites: tuple[str, ...]
    advice: str

    def __str__(self) -> str:
        at = f" ({', '.join(self.sites)})" if self.sites else ""
        return f"{self.kernel}: {self.what} took {self.values:,} values{at}: {self.advice}"


def varying(specs: Iterable[Spec], captured: Mapping[tuple[str, str], Values]) -> tuple[Varying, ...]:
    """What took many values; `captured` has the constants that kernels captured in functions, by kernel and name."""
    by_kernel: dict[str, list[Spec]] = {}
    for spec in specs:
        by_kernel.setdefault(spec.signature.kernel, []).append(spec)
    found = [
        _of(kernel, f"`{name}`, which it captures,", values, "pass it as an argument")
        for (kernel, name), values in captured.items()
        if len(values) >= MANY
    ]
    for kernel, group in by_kernel.items():
        found += [*_constants(kernel, group), *_sizes(kernel, group)]
    return tuple(found)


def _of(kernel: str, what: str, values: Values, advice: str) -> Varying:
    sites = dict.fromkeys(site for each in values.values() for site in each)
    return Varying(kernel, what, len(values), tuple(sites), advice)


def _constants(kernel: str, specs: Sequence[Spec]) -> Iterator[Varying]:
    found: dict[tuple[str, str], dict[str, list[str]]] = {}
    for spec in specs:
        for path, holder, member in members(spec.signature):
            if holder is not None and isinstance(member, Constant):
                found.setdefault((path, holder.name), {}).setdefault(str(member), []).extend(spec.sites)
    for (path, cls), values in found.items():
        if len(values) >= MANY:
            advice = f"pass it as an argument, or assign it in __init__ and not in the body of {cls}: it is a plain number then"
            yield _of(kernel, f"`{path}`, a constant of {cls},", values, advice)


def _sizes(kernel: str, specs: Sequence[Spec]) -> Iterator[Varying]:
    """Arrays of which the same is to be said share a line."""
    found: dict[tuple[str, int], dict[str, list[str]]] = {}
    for spec in specs:
        for path, axis, size in sizes(spec.signature):
            found.setdefault((path, axis), {}).setdefault(str(size), []).extend(spec.sites)
    many = {place: values for place, values in found.items() if len(values) >= MANY}
    same: dict[tuple[int, frozenset[str]], list[str]] = {}
    for (path, axis), values in many.items():
        same.setdefault((axis, frozenset(values)), []).append(path)
    for (axis, _), paths in same.items():
        advice = f"one variant with it open serves every size: {opened(specs[0].signature, many.keys())}"
        yield _of(kernel, f"dimension {axis} of {_listed(paths)}", many[paths[0], axis], advice)


def _listed(names: Sequence[str]) -> str:
    quoted = [f"`{name}`" for name in names]
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} and {quoted[-1]}"
