"""The operations that elementary functions are made of, and how programs are written in them.

    x = builder.argument(0, f32)
    square = x * x                            # a step
    y = select(x.is_nan(), x, square + 1.0)   # a literal takes the type of the value beside it

A program is a list of steps, each on the results of earlier ones; it has no loops. A value's type is f32, f64, i32, i64, or None
for a mask, the truth of a comparison. Operations are those of IEEE 754 and of two's complement: `a * b + c` rounds twice,
integers wrap, and shift counts stay below the width. What is too dear to compute for every lane stands behind `rare`.

| steps | |
| --- | --- |
| `argument`, `constant` | |
| `add` `sub` `mul`, `div` `neg` `abs` `sqrt` `rint` | the first three on integers too |
| `and` `or` `xor` | on integers and masks |
| `shl` `sar` `shr` | `sar` keeps the sign, `shr` shifts zeros in |
| `lt` `le` `eq` `nan` | give a mask; integers compare signed |
| `select` | the second where the mask is true, else the third |
| `reinterpret` | the same bits as the other type of that width |
| `convert` | to another width, or a signed integer to the nearest float |
| `word` | an element of a table, as an i64, by an i64 that counts as the last one where it is beyond |
| `rare` | what another program makes of arguments where the mask is true, else the second |
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias, Union

from tack_runtime.dtypes import Scalar, f32, f64, i32, i64

Name: TypeAlias = Literal[
    "argument", "constant", "add", "sub", "mul", "div", "neg", "abs", "sqrt", "rint", "and", "or", "xor", "shl", "sar", "shr",
    "lt", "le", "eq", "nan", "select", "reinterpret", "convert", "word", "rare",
]  # fmt: skip
Type: TypeAlias = Union[Scalar, None]  # None: a mask

AS_WIDE: Final = {f32: i32, f64: i64, i32: f32, i64: f64}


class Step(NamedTuple):
    """One operation on the results of earlier steps, which `operands` counts.

    `constant` is the value of a constant or the place of an argument, `table` names what `word` reads (in `coefficients.py`), and
    `program` is what `rare` runs.
    """

    name: Name
    type: Type
    operands: tuple[int, ...] = ()
    constant: float = 0
    table: str = ""
    program: Program | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Program:
    """Steps whose last is the result, and the types of its arguments; `name` tells it from all others."""

    name: str
    arguments: tuple[Scalar, ...]
    steps: tuple[Step, ...]

    @property
    def result(self) -> Scalar:
        type_ = self.steps[-1].type
        assert type_ is not None
        return type_

    @property
    def branches(self) -> bool:
        """Whether it has a part that is rarely run."""
        return any(step.name == "rare" for step in self.steps)


@dataclass(slots=True)
class Builder:
    """The steps of a program so far; equal steps are one."""

    steps: list[Step] = field(default_factory=list)
    known: dict[tuple[object, ...], int] = field(default_factory=dict)

    def step(
        self,
        name: Name,
        type_: Type,
        operands: Sequence[Value] = (),
        *,
        constant: float = 0,
        table: str = "",
        program: Program | None = None,
    ) -> Value:
        numbers = tuple(operand.number for operand in operands)
        key = (name, type_, numbers, repr(constant), table, program)
        if key not in self.known:
            self.known[key] = len(self.steps)
            self.steps.append(Step(name, type_, numbers, constant, table, program))
        return Value(self, self.known[key], type_)


@dataclass(frozen=True, slots=True, eq=False)
class Value:
    """The result of a step. Operators make further steps; where a literal stands, it takes the type of this value."""

    builder: Builder
    number: int
    type: Type

    @property
    def scalar(self) -> Scalar:
        assert self.type is not None
        return self.type

    def literal(self, value: float) -> Value:
        """A constant of the same type: rounded to it, or with the low bits of an integer."""
        if self.scalar.is_float:
            return self.builder.step("constant", self.type, constant=float(self.scalar(value)))
        low = int(value) & ((1 << self.scalar.bits) - 1)
        return self.builder.step("constant", self.type, constant=low - (1 << self.scalar.bits) * (low > self.scalar.maximum))

    def _of(self, operand: Operand) -> Value:
        if not isinstance(operand, Value):
            return self.literal(operand)
        assert operand.type is self.type
        return operand

    def _make(self, name: Name, *operands: Operand, type_: Type) -> Value:
        return self.builder.step(name, type_, [self, *map(self._of, operands)])

    def __add__(self, other: Operand) -> Value:
        return self._make("add", other, type_=self.type)

    def __radd__(self, other: Operand) -> Value:
        return self._of(other) + self

    def __sub__(self, other: Operand) -> Value:
        return self._make("sub", other, type_=self.type)

    def __rsub__(self, other: Operand) -> Value:
        return self._of(other) - self

    def __mul__(self, other: Operand) -> Value:
        return self._make("mul", other, type_=self.type)

    def __rmul__(self, other: Operand) -> Value:
        return self._of(other) * self

    def __truediv__(self, other: Operand) -> Value:
        return self._make("div", other, type_=self.type)

    def __rtruediv__(self, other: Operand) -> Value:
        return self._of(other) / self

    def __neg__(self) -> Value:
        return self._make("neg", type_=self.type)

    def __abs__(self) -> Value:
        return self._make("abs", type_=self.type)

    def sqrt(self) -> Value:
        return self._make("sqrt", type_=self.type)

    def rint(self) -> Value:
        """The nearest whole number, ties to even."""
        return self._make("rint", type_=self.type)

    def __and__(self, other: Operand) -> Value:
        return self._make("and", other, type_=self.type)

    def __or__(self, other: Operand) -> Value:
        return self._make("or", other, type_=self.type)

    def __xor__(self, other: Operand) -> Value:
        return self._make("xor", other, type_=self.type)

    def __lshift__(self, other: Operand) -> Value:
        return self._make("shl", other, type_=self.type)

    def __rshift__(self, other: Operand) -> Value:
        """Shifted right, keeping the sign."""
        return self._make("sar", other, type_=self.type)

    def shr(self, other: Operand) -> Value:
        """Shifted right, with zeros shifted in."""
        return self._make("shr", other, type_=self.type)

    def __lt__(self, other: Operand) -> Value:
        return self._make("lt", other, type_=None)

    def __le__(self, other: Operand) -> Value:
        return self._make("le", other, type_=None)

    def __gt__(self, other: Operand) -> Value:
        return self._of(other) < self

    def __ge__(self, other: Operand) -> Value:
        return self._of(other) <= self

    def equals(self, other: Operand) -> Value:
        return self._make("eq", other, type_=None)

    def is_nan(self) -> Value:
        return self._make("nan", type_=None)

    def bits(self) -> Value:
        """A float's bits as an integer."""
        return self._make("reinterpret", type_=AS_WIDE[self.scalar])

    def float(self) -> Value:
        """The float that has an integer's bits."""
        return self._make("reinterpret", type_=AS_WIDE[self.scalar])

    def to(self, type_: Scalar) -> Value:
        return self if type_ is self.type else self._make("convert", type_=type_)


Operand: TypeAlias = Union[Value, float]


def select(mask: Value, then: Operand, orelse: Operand) -> Value:
    """`then` where the mask is true; at least one of the two is a value."""
    typed = then if isinstance(then, Value) else orelse
    assert isinstance(typed, Value)
    arms = [arm if isinstance(arm, Value) else typed.literal(arm) for arm in (then, orelse)]
    assert arms[0].type is arms[1].type
    return mask.builder.step("select", typed.type, [mask, *arms])


def word(table: str, index: Value) -> Value:
    """An element of a table of 64-bit words."""
    return index.builder.step("word", i64, [index], table=table)


def rare(mask: Value, program: Program, arguments: Sequence[Value], usual: Value) -> Value:
    """What a program makes of the arguments where the mask is true, else `usual`. The program runs if it is true in any lane."""
    return usual.builder.step("rare", usual.type, [mask, usual, *arguments], program=program)


def write(name: str, type_: Scalar, body: Callable[..., Value], arity: int = 1) -> Program:
    """The program of a function of so many arguments of one type; `body` maps their values to the result's."""
    builder = Builder()
    types = (type_,) * arity
    result = body(*(builder.step("argument", each, constant=place) for place, each in enumerate(types)))
    assert result.number == len(builder.steps) - 1
    return Program(name, types, tuple(builder.steps))
