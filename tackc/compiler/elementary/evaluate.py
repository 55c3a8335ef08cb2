"""What a program computes: NumPy does each step, on scalars or on arrays."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np

from tackc.compiler.elementary.coefficients import TABLES
from tackc.compiler.elementary.ops import Program, Step

Values: TypeAlias = Any  # a NumPy scalar or array


def _chosen(mask: Values, then: Values, orelse: Values) -> Values:
    chosen: Any = np.where(mask, then, orelse)
    return chosen[()]  # of scalars, a scalar


_SIMPLE: Final[Mapping[str, Callable[..., Values]]] = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "div": operator.truediv,
    "neg": operator.neg,
    "abs": np.abs,
    "sqrt": np.sqrt,
    "rint": np.rint,
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
    "shl": operator.lshift,
    "sar": operator.rshift,
    "lt": operator.lt,
    "le": operator.le,
    "eq": operator.eq,
    "nan": np.isnan,
    "select": _chosen,
}


def evaluate(program: Program, *arguments: Values) -> Values:
    """The result for NumPy scalars or arrays of the types of the program's arguments, in the program's type."""
    with np.errstate(all="ignore"):
        return _run(program, arguments)


def _run(program: Program, arguments: tuple[Values, ...]) -> Values:
    values: list[Values] = []
    for rule, operands in _rules(program):
        values.append(rule(*(arguments if operands is None else [values[number] for number in operands])))
    return values[-1]


@cache
def _rules(program: Program) -> list[tuple[Callable[..., Values], tuple[int, ...] | None]]:
    """What computes each step, and from which steps; None: from the program's arguments."""
    return [(_rule(step), None if step.name == "argument" else step.operands) for step in program.steps]


def _rule(step: Step) -> Callable[..., Values]:
    if step.name in _SIMPLE:
        return _SIMPLE[step.name]
    if step.name == "word":
        words: Values = np.array(TABLES[step.table], np.uint64).view(np.int64)
        last = np.uint64(len(words) - 1)
        return lambda index: words[np.minimum(index.view(np.uint64), last)]
    if step.name == "rare":
        return _rare(step)
    assert step.type is not None
    dtype, place = step.type.numpy, int(step.constant) if step.name == "argument" else 0
    if step.name == "constant":
        constant = dtype.type(step.constant)
        return lambda: constant
    rules: Mapping[str, Callable[..., Values]] = {
        "argument": lambda *arguments: arguments[place],
        "reinterpret": lambda value: value.view(dtype),
        "convert": lambda value: value.astype(dtype),
        "shr": lambda value, count: (value.view(f"u{dtype.itemsize}") >> count.view(f"u{dtype.itemsize}")).view(dtype),
    }
    return rules[step.name]


def _rare(step: Step) -> Callable[..., Values]:
    program = step.program
    assert program is not None

    def rare(mask: Values, usual: Values, *arguments: Values) -> Values:
        return _chosen(mask, _run(program, arguments), usual) if np.any(mask) else usual

    return rare
