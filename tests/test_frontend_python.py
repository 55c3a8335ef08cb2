"""Drawn programs mean what Python makes of them: order of evaluation, control flow, inlining, atomics (E-001..E-016, F-004).

A program works on small i64 numbers, where the language and Python agree, and both run the same text: the kernel through the
interpreter of IR, and the text as a Python function, with atomics as functions on lists.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from programs import build

from tackc.compiler import interpret, pipeline
from tackc.compiler.frontend import lower
from tackc.compiler.verify import verify

SIZE = 8
LOCALS = ("a", "b", "c")


class Author:
    """Draws a program. Values stay small: everything that is assigned is reduced modulo 97."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.depth = 0
        self.fresh = 0
        self.loops = 0
        self.in_function = False
        self.indices: list[str] = []  # the variables of the loops around

    def one_of(self, *choices: Callable[[], Any]) -> Any:
        return self.random.choice(choices)()

    def number(self) -> str:
        if self.depth > 3:
            return self.one_of(self.literal, self.name)
        self.depth += 1
        text = self.one_of(
            self.literal, self.name, self.name, self.element, self.sum, self.sum, self.choice, self.truth, self.call, self.atomic
        )
        self.depth -= 1
        return str(text)

    def literal(self) -> str:
        return str(self.random.randrange(5))

    def name(self) -> str:
        return self.random.choice((*LOCALS, *self.indices))

    def element(self) -> str:
        return f"{self.random.choice('xy')}[{self.index()}]"

    def index(self) -> str:
        return self.random.choice((self.literal(), f"({self.number()}) % {SIZE}"))

    def sum(self) -> str:
        return f"({self.number()} {self.random.choice('+-*')} {self.number()}) % 97"

    def choice(self) -> str:
        return f"({self.number()} if {self.condition()} else {self.number()})"

    def truth(self) -> str:
        return f"(1 if {self.condition()} else 0)"

    def condition(self) -> str:
        compare = self.random.choice(("<", "<=", "==", "!=", ">", ">="))
        link = self.random.choice(("and", "or", "and not"))
        forms = (
            f"{self.number()} {compare} {self.number()}",
            f"({self.number()} {compare} {self.number()} {link} {self.number()} > 1)",
            f"{self.number()} <= {self.number()} {compare} {self.number()}",
            f"not {self.number()}",
        )
        return self.random.choice(forms)

    def call(self) -> str:
        if self.in_function:
            return self.name()
        return self.random.choice(
            (f"f(x, y, {self.number()}, {self.number()})", f"g(y, {self.number()})", f"(p({self.number()}, {self.name()}) % 97)")
        )

    def atomic(self) -> str:
        op, array = self.random.choice(("add", "min", "max")), self.random.choice("xy")
        return f"tack.atomic_{op}({array}, {self.index()}, {self.number()})"

    def block(self, indent: str, count: int) -> list[str]:
        lines: list[str] = []
        for _ in range(self.random.randrange(1, count + 1)):
            lines += self.statement(indent)
        return lines

    def statement(self, indent: str) -> list[str]:
        if len(indent) > 16:
            return self.assign(indent)
        forms = [
            self.assign,
            self.assign,
            self.augmented,
            self.swap,
            self.store,
            self.if_,
            self.if_,
            self.for_,
            self.while_,
            self.nest,
        ]
        if self.indices:
            forms += [self.assign_index] * 3
        if self.loops:
            forms.append(self.exit)
        elif self.in_function:
            forms += [self.return_, self.return_]
        lines = self.random.choice(forms)(indent)
        assert isinstance(lines, list)
        return lines

    def assign(self, indent: str) -> list[str]:
        return [f"{indent}{self.name()} = ({self.number()}) % 97"]

    def assign_index(self, indent: str) -> list[str]:
        """An assignment to the variable of a loop, which stays in its turn (E-008, E-011), and a use of it."""
        index = self.random.choice(self.indices)
        return [f"{indent}{index} = ({index} + {self.number()}) % 97", f"{indent}{self.name()} = {index}"]

    def augmented(self, indent: str) -> list[str]:
        target = self.random.choice((self.name(), self.element()))
        return [f"{indent}{target} {self.random.choice('+-')}= {self.number()}", *self.bounded(indent)]

    def bounded(self, indent: str) -> list[str]:
        return [f"{indent}{name} = {name} % 97" for name in (*LOCALS, *self.indices)]

    def swap(self, indent: str) -> list[str]:
        targets = [self.random.choice((self.name(), self.element())) for _ in range(2)]
        if targets[0].isidentifier() and targets[0] == targets[1]:  # CPython 3.11.2 stores `a, a = 1, 2` from right to left
            targets[1] = self.element()
        return [f"{indent}{targets[0]}, {targets[1]} = ({self.number()}) % 97, ({self.number()}) % 97"]

    def store(self, indent: str) -> list[str]:
        return [f"{indent}{self.element()} = ({self.number()}) % 97"]

    def if_(self, indent: str) -> list[str]:
        lines = [f"{indent}if {self.condition()}:", *self.block(indent + "    ", 2)]
        if self.random.random() < 0.4:
            lines += [f"{indent}elif {self.condition()}:", *self.block(indent + "    ", 2)]
        if self.random.random() < 0.5:
            lines += [f"{indent}else:", *self.block(indent + "    ", 2)]
        return lines

    def looped(self, header: str, indent: str, first: list[str], indices: tuple[str, ...] = ()) -> list[str]:
        self.loops += 1
        self.indices += indices
        lines = [indent + header, *first, *self.block(indent + "    ", 3)]
        del self.indices[len(self.indices) - len(indices) :]
        self.loops -= 1
        return lines

    def bound(self, indent: str, most: int) -> tuple[list[str], str]:
        """A bound below `most`: an expression, or a bare local, which the loop may assign (E-008)."""
        text = f"({self.number()}) % {most}"
        if self.random.random() < 0.5:
            return [], text
        name = self.name()
        return [f"{indent}{name} = {text}"], name

    def for_(self, indent: str) -> list[str]:
        self.fresh += 1
        step = self.random.choice(("", ", 2", ", 3"))
        start = self.random.choice(("0", f"({self.number()}) % 3"))
        before, stop = self.bound(indent, 5)
        index = f"i{self.fresh}"
        first = [f"{indent}    {self.name()} = {index}"]
        return [*before, *self.looped(f"for {index} in range({start}, {stop}{step}):", indent, first, (index,))]

    def nest(self, indent: str) -> list[str]:
        self.fresh += 1
        names = (f"i{self.fresh}", f"j{self.fresh}")
        before, stop = self.bound(indent, 4)
        header = f"for {', '.join(names)} in tack.ndindex(({self.number()}) % 4, (1, {stop})):"
        first = [f"{indent}    {self.name()} = {names[0]} * 3 + {names[1]}"]
        return [*before, *self.looped(header, indent, first, names)]

    def while_(self, indent: str) -> list[str]:
        self.fresh += 1
        count = f"n{self.fresh}"
        header = f"while {count} < 3 and {self.condition()}:"
        return [f"{indent}{count} = 0", *self.looped(header, indent, [f"{indent}    {count} += 1"])]

    def exit(self, indent: str) -> list[str]:
        return [f"{indent}{self.random.choice(('break', 'continue'))}"]

    def return_(self, indent: str) -> list[str]:
        return [f"{indent}return ({self.number()}) % 97"]

    def program(self) -> str:
        self.in_function = True
        lines = [
            "@tack.func",
            "def f(x, y, a, b):",
            "    c = 3",
            *self.block("    ", 4),
            f"    return ({self.number()}) % 97",
            "",
        ]
        lines += ["@tack.func", "def g(x, a):", "    y = x", "    b = c = a", *self.block("    ", 3), "    return a", ""]
        lines += ["@tack.func", "def p(a, b):", "    return a * b + 1", ""]
        self.in_function = False
        lines += ["@tack.kernel", "def k(x: tack.i64[:], y: tack.i64[:]):", "    for i in range(3):", "        a = b = c = i"]
        return "\n".join([*lines, *self.block("        ", 5)]) + "\n"


class Tack:
    """What the text calls, as Python."""

    @staticmethod
    def kernel(function: Any) -> Any:
        return function

    func = kernel

    @staticmethod
    def ndindex(*sizes: Any) -> Any:
        bounds = [size if isinstance(size, tuple) else (0, size) for size in sizes]
        return ((i, j) for i in range(*bounds[0]) for j in range(*bounds[1]))

    @staticmethod
    def atomic_add(array: list[int], index: int, value: int) -> int:
        old = array[index]
        array[index] = old + value
        return old

    @staticmethod
    def atomic_min(array: list[int], index: int, value: int) -> int:
        old = array[index]
        array[index] = min(old, value)
        return old

    @staticmethod
    def atomic_max(array: list[int], index: int, value: int) -> int:
        old = array[index]
        array[index] = max(old, value)
        return old


def in_python(text: str) -> tuple[list[int], list[int]]:
    module: dict[str, Any] = {"tack": Tack, "slice": slice}
    exec(compile(text.replace("tack.i64[:]", "int"), "drawn.py", "exec"), module)
    x, y = list(range(SIZE)), list(range(SIZE, 2 * SIZE))
    module["k"](x, y)
    return x, y


@pytest.mark.parametrize("seed", range(40))
def test_a_drawn_program_means_what_python_makes_of_it(seed: int) -> None:
    text = Author(seed).program()
    program, signature = build(text)
    kernel = lower(program, signature).kernel
    verify(kernel, "frontend")
    expected = in_python(text)
    for form in (kernel, pipeline.run(kernel)):
        x, y = np.arange(SIZE, dtype=np.int64), np.arange(SIZE, 2 * SIZE, dtype=np.int64)
        interpret.run(form, {"x": x, "y": y})
        assert (x.tolist(), y.tolist()) == expected, text


def test_of_two_values_for_one_name_the_last_one_stays() -> None:
    body = "for i in range(3):\n        a, a = x[i], y[i]\n        x[i] = a\n"
    program, signature = build(f"@tack.kernel\ndef k(x: tack.i64[:], y: tack.i64[:]):\n    {body}")
    x, y = np.arange(SIZE, dtype=np.int64), np.arange(SIZE, 2 * SIZE, dtype=np.int64)
    interpret.run(pipeline.run(lower(program, signature).kernel), {"x": x, "y": y})
    assert x[:4].tolist() == [*y[:3], 3]
