"""The rules of numbers: the type that an operation has on operands of types, and what it does to their values.

A rule is applied to numbers once, and to vectors once for each component (V-005).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from generator.types import WEAK, is_float

from . import values
from .slots import join
from .values import Pair, at, computed, truth


@dataclass(frozen=True)
class Kind:
    """A type; `literal`: of an expression of integer literals alone."""

    type: str
    literal: bool = False


Compute: TypeAlias = Callable[[Sequence[Any]], Any]
Rule: TypeAlias = Callable[[Sequence[Kind]], "tuple[Kind, Compute]"]

TRUTH = Kind("i32")


def stays_weak(kinds: Sequence[Kind]) -> bool:
    """T-012"""
    return any(kind.type == WEAK for kind in kinds) and all(kind.type == WEAK or kind.literal for kind in kinds)


def promotion(kinds: Sequence[Kind]) -> str:
    return join([kind.type for kind in kinds])


def at_type(op: str, type_: str, literal: bool, kinds: Sequence[Kind]) -> tuple[Kind, Compute]:
    """An operation at a type; where the operands stay weak, at f32 and at f64."""
    if stays_weak(kinds):
        return Kind(WEAK), lambda found: Pair(*(computed(op, [at(value, t) for value in found], t) for t in ("f32", "f64")))
    kind = Kind(type_, literal and all(each.literal for each in kinds))
    return kind, lambda found: computed(op, [at(value, type_) for value in found], type_)


def binary(op: str) -> Rule:
    def rule(kinds: Sequence[Kind]) -> tuple[Kind, Compute]:
        left, right = kinds
        floating = is_float(left.type or "?") or is_float(right.type or "?")
        if op in ("<<", ">>"):
            kind = Kind(left.type, left.literal and right.literal)
            return kind, lambda found: values.shifted(op, found[0], found[1], left.type)
        if op == "**" and not floating:
            kind = Kind(left.type, left.literal and right.literal)
            return kind, lambda found: values.integer_power(found[0], found[1], left.type)
        if op == "/" and not floating:
            return at_type(op, "f32", False, kinds)  # N-004
        return at_type(op, promotion(kinds), op != "/", kinds)

    return rule


def unary(op: str) -> Rule:
    """`neg`, `~`, `abs`: at the type of the operand."""
    return lambda kinds: at_type(op, kinds[0].type, True, kinds)


def negation(kinds: Sequence[Kind]) -> tuple[Kind, Compute]:
    """`not`"""
    return TRUTH, lambda found: np.int32(not truth(found[0]))


def function(name: str) -> Rule:
    """A floating builtin (B-003)."""
    return lambda kinds: at_type(name, "f64" if any(kind.type == "f64" for kind in kinds) else "f32", False, kinds)


def extremum(name: str) -> Rule:
    """B-004, B-005: two or more, at the promotion of all."""

    def rule(kinds: Sequence[Kind]) -> tuple[Kind, Compute]:
        weak = stays_weak(kinds)
        types = ("f32", "f64") if weak else (promotion(kinds),)

        def compute(found: Sequence[Any]) -> Any:
            results = []
            for type_ in types:
                result = at(found[0], type_)
                for value in found[1:]:
                    result = computed(name, [result, at(value, type_)], type_)
                results.append(result)
            return Pair(*results) if weak else results[0]

        return Kind(WEAK if weak else types[0], all(kind.literal for kind in kinds)), compute

    return rule


def comparison(op: str) -> Rule:
    def rule(kinds: Sequence[Kind]) -> tuple[Kind, Compute]:
        type_ = promotion(kinds)
        holds = values.COMPARISONS[op]
        return TRUTH, lambda found: np.int32(bool(holds(at(found[0], type_), at(found[1], type_))))

    return rule


def connected(op: str) -> Rule:
    """`and`, `or` of masks (V-015)."""
    both = (lambda a, b: a and b) if op == "and" else (lambda a, b: a or b)
    return lambda kinds: (TRUTH, lambda found: np.int32(both(truth(found[0]), truth(found[1]))))


def cast(type_: str) -> Rule:
    return lambda kinds: (Kind(type_), lambda found: at(found[0], type_))


def choice(kinds: Sequence[Kind]) -> tuple[Kind, Compute]:
    """The first of condition, then, orelse decides (E-002, V-016, V-018)."""
    arms = kinds[1:]
    weak, type_ = stays_weak(arms), promotion(arms)

    def compute(found: Sequence[Any]) -> Any:
        arm = found[1] if truth(found[0]) else found[2]
        return Pair(at(arm, "f32"), at(arm, "f64")) if weak else at(arm, type_)

    return Kind(WEAK if weak else type_, all(kind.literal for kind in arms)), compute
