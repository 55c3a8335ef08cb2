"""Launch-count expressions: what a kernel's loop bound is, as data that the host evaluates (P-003).

An expression is an int, or a list whose head names the form:

    ["scalar", "n"]              a scalar argument
    ["dim", "x", 0]              x.shape[0]; len(x) is the same
    ["neg", e]  ["+", a, b]  ["-", a, b]  ["*", a, b]  ["//", a, b]

It is stored in the manifest as it is; arithmetic is that of Python integers, without a width.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias, Union

Expression: TypeAlias = Union[int, tuple["str | int | Expression", ...]]

BINARY: Final[Mapping[str, Callable[[int, int], int]]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "//": lambda a, b: a // b,
}
_STRENGTH: Final[Mapping[str, int]] = {"+": 1, "-": 1, "*": 2, "//": 2, "neg": 3}


def from_json(value: object) -> Expression:
    """Check a decoded JSON value; ValueError says what is wrong with it."""
    match value:
        case bool():
            raise ValueError(f"{value!r} is not a launch expression")
        case int():
            return value
        case ["scalar", str(name)]:
            return ("scalar", name)
        case ["dim", str(name), int(axis)] if axis >= 0 and not isinstance(axis, bool):
            return ("dim", name, axis)
        case ["neg", operand]:
            return ("neg", from_json(operand))
        case [str(operator), left, right] if operator in BINARY:
            return (operator, from_json(left), from_json(right))
        case _:
            raise ValueError(f"{value!r} is not a launch expression")


def evaluate(expression: Expression, scalars: Mapping[str, int], shapes: Mapping[str, Sequence[int]]) -> int:
    """The value for given scalar arguments and array shapes; ZeroDivisionError where `//` divides by zero."""
    match expression:
        case int():
            return expression
        case ("scalar", str(name)):
            return scalars[name]
        case ("dim", str(name), int(axis)):
            return shapes[name][axis]
        case ("neg", operand):
            return -evaluate(_nested(operand), scalars, shapes)
        case (str(operator), left, right):
            return BINARY[operator](evaluate(_nested(left), scalars, shapes), evaluate(_nested(right), scalars, shapes))
        case _:
            raise ValueError(f"{expression!r} is not a launch expression")


def leaves(expression: Expression) -> Iterator[tuple[str, str, int]]:
    """Every ("scalar", name, 0) and ("dim", name, axis) that the value depends on."""
    match expression:
        case int():
            return
        case ("scalar", str(name)):
            yield "scalar", name, 0
        case ("dim", str(name), int(axis)):
            yield "dim", name, axis
        case (str(), *operands):
            for operand in operands:
                yield from leaves(_nested(operand))


def text(expression: Expression, outer: int = 0) -> str:
    """The expression as Python source, with the fewest parentheses."""
    match expression:
        case int():
            return str(expression)
        case ("scalar", str(name)):
            return name
        case ("dim", str(name), int(axis)):
            return f"{name}.shape[{axis}]"
        case ("neg", operand):
            return f"-{text(_nested(operand), _STRENGTH['neg'])}"
        case (str(operator), left, right):
            strength = _STRENGTH[operator]
            body = f"{text(_nested(left), strength)} {operator} {text(_nested(right), strength + 1)}"
            return f"({body})" if strength < outer else body
        case _:
            raise ValueError(f"{expression!r} is not a launch expression")


def _nested(value: str | int | Expression) -> Expression:
    if isinstance(value, str):
        raise ValueError(f"{value!r} is not a launch expression")
    return value
