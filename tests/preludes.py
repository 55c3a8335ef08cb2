"""Preludes as a whole: every helper at every type that code can need, so that one that no case uses is compiled, too."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

from tack_runtime.dtypes import BY_NAME, Scalar
from tackc.compiler.target import Target
from tackc.emitters.dialect import Dialect

KINDS = {"T": "iuf", "S": "iuf", "I": "i", "U": "u", "F": "f"}


def whole(dialect: Dialect, target: Target) -> str:
    """The text of all helpers that a target has."""
    return dialect.prelude.used_by(" ".join(names(dialect, target)))


def names(dialect: Dialect, target: Target) -> Iterator[str]:
    """Every helper at every combination of types that means something."""
    for name in dialect.prelude.defined():
        places = re.findall(r"_([TSIUF])(?=_|$)", name)
        for types in itertools.product(*(_types(place, target) for place in places)):
            if _is_meant(name, types, target):
                stem = re.sub(r"_[TSIUF](?=_|$)", "", name)
                yield "_".join((stem, *map(str, types)))


def _types(place: str, target: Target) -> list[Scalar]:
    return [type_ for type_ in BY_NAME.values() if type_.kind in KINDS[place] and type_ in target.capabilities.scalars]


def _is_meant(name: str, types: tuple[Scalar, ...], target: Target) -> bool:
    named = {BY_NAME[part] for part in name.split("_") if part in BY_NAME}
    if not named <= target.capabilities.scalars:
        return False
    if name.startswith("tk_reinterpret"):
        return len({type_.bits for type_ in types}) <= 1 and all(type_.bits >= 32 for type_ in types)
    if name.startswith("tk_saturate"):
        return not types or not types[0].is_float
    if name.startswith("tk_atomic"):
        widths = {type_.bits for type_ in target.capabilities.atomics}
        return all(type_ in target.capabilities.atomics or (name.endswith("_U") and type_.bits in widths) for type_ in types)
    return not name.startswith("tk_ipow") or types[0].bits >= 32
