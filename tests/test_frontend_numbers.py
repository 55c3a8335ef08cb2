"""Drawn programs of all kinds of numbers compute what the contract says, written here a second time (E-001..E-016, T-007..T-021).

Every node that is drawn has its text, the type that the contract gives it, and what it does in Python: a value of NumPy, or for
a weak literal expression its values at f32 and at f64. The operations are few and exact; what is drawn is how they meet.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from programs import build

from tackc.compiler import interpret, pipeline
from tackc.compiler.frontend import lower
from tackc.compiler.verify import verify

SIZE = 4
DTYPES = {"u8": "u1", "i32": "i4", "u32": "u4", "i64": "i8", "f32": "f4", "f64": "f8"}
ARRAYS = {f"x_{type_}": type_ for type_ in DTYPES}
LOCALS = {f"v_{type_}": type_ for type_ in DTYPES}
WEAK = "weak"


@dataclass
class Env:
    arrays: dict[str, Any]
    names: dict[str, Any]


@dataclass(frozen=True)
class Node:
    """An expression; `literal`: of integer literals alone."""

    text: str
    type: str
    value: Callable[[Env], Any]
    literal: bool = False


Step = Callable[[Env], None]


class Leave(Exception):  # noqa: N818  # a jump, not an error
    """`break` or `continue`."""


# --- what the contract says --------------------------------------------------------------------------------------------


def is_float(type_: str) -> bool:
    return type_[0] == "f"


def promoted(types: Sequence[str]) -> str:
    """T-007, T-009, T-013; u64 is not drawn, so that every pair has a promotion."""
    known = [type_ for type_ in types if type_ != WEAK]
    if "f64" in known:
        return "f64"
    if len(known) < len(types) or "f32" in known:
        return "f32"
    signed = max((int(t[1:]) for t in known if t[0] == "i"), default=0)
    unsigned = max((int(t[1:]) for t in known if t[0] == "u"), default=0)
    return f"i{max(signed, 2 * unsigned if unsigned else 0)}" if signed else f"u{unsigned}"


def converted(value: Any, to: str) -> Any:
    """T-019..T-021"""
    dtype = np.dtype(DTYPES[to])
    if dtype.kind == "f" or value.dtype.kind != "f":
        return value.astype(dtype)
    if math.isnan(value):
        return dtype.type(0)
    least, most = int(np.iinfo(dtype).min), int(np.iinfo(dtype).max)
    return dtype.type(most if value >= most else least if value <= least else int(value))


def computed(op: str, values: Sequence[Any]) -> Any:
    """An operation on values of one type, N-001, N-004, N-015, B-005."""
    dtype = values[0].dtype
    match op, values:
        case "-", [a]:
            result = -a if dtype.kind == "f" else -int(a)
        case "abs", [a]:
            result = abs(a) if dtype.kind == "f" else abs(int(a))
        case "min", [a, b]:
            return a if a < b or b != b else b
        case "max", [a, b]:
            return a if a > b or b != b else b
        case "/", [a, b]:
            result = a / b
        case _, [a, b]:
            a, b = (a, b) if dtype.kind == "f" else (int(a), int(b))
            result = {"+": lambda: a + b, "-": lambda: a - b, "*": lambda: a * b}[op]()
    if dtype.kind == "f":
        return dtype.type(result)
    return np.int64((result + 2**63) % 2**64 - 2**63).astype(dtype)


def as_type(value: Any, type_: str) -> Any:
    """A value of a node where it meets a type; a weak one is f32 before an integer type (T-017)."""
    if isinstance(value, tuple):
        return value[1] if type_ == "f64" else converted(value[0], type_)
    return converted(value, type_)


def stays_weak(nodes: Sequence[Node]) -> bool:
    """T-012"""
    return any(node.type == WEAK for node in nodes) and all(node.type == WEAK or node.literal for node in nodes)


def apply(op: str, nodes: Sequence[Node], text: str) -> Node:
    weak = stays_weak(nodes)
    type_ = promoted([node.type for node in nodes])
    if op == "/" and not is_float(type_):
        type_ = "f32"  # N-004

    def value(env: Env) -> Any:
        values = [node.value(env) for node in nodes]  # all before the operation, left to right (E-001)
        at = [computed(op, [as_type(v, t) for v in values]) for t in (("f32", "f64") if weak else (type_,))]
        return tuple(at) if weak else at[0]

    literal = op != "/" and all(node.literal for node in nodes)
    return Node(text, WEAK if weak else type_, value, literal)


def chosen(condition: Node, then: Node, orelse: Node) -> Node:
    """E-002, T-012"""
    weak, type_ = stays_weak((then, orelse)), promoted((then.type, orelse.type))

    def value(env: Env) -> Any:
        arm = (then if condition.value(env) else orelse).value(env)
        return (as_type(arm, "f32"), as_type(arm, "f64")) if weak else as_type(arm, type_)

    text = f"({then.text} if {condition.text} else {orelse.text})"
    return Node(text, WEAK if weak else type_, value, then.literal and orelse.literal)


def compared(op: str, left: Node, right: Node) -> Node:
    type_ = promoted((left.type, right.type))
    holds = {"<": lambda a, b: a < b, "<=": lambda a, b: a <= b, "==": lambda a, b: a == b, "!=": lambda a, b: a != b}[op]

    def value(env: Env) -> Any:
        values = left.value(env), right.value(env)
        return np.int32(bool(holds(*[as_type(v, type_) for v in values])))

    return Node(f"{left.text} {op} {right.text}", "i32", value)


# --- drawing -----------------------------------------------------------------------------------------------------------


class Author:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.depth = 0
        self.fresh = 0
        self.loops = 0
        self.names: dict[str, str] = {**LOCALS, "several": "f64"}  # what may be read here
        self.indices: list[str] = []  # of these, the variables of the loops around
        self.functions: list[str] = []

    def new(self, stem: str) -> str:
        self.fresh += 1
        return f"{stem}{self.fresh}"

    # expressions

    def number(self) -> Node:
        if self.depth > 3:
            return self.random.choice((self.integer, self.weak, self.name))()
        self.depth += 1
        simple = (self.integer, self.weak, self.weak, self.name, self.name, self.element)
        node = self.random.choice(
            (*simple, self.sum, self.sum, self.sum, self.choice, self.call, self.cast, self.inlined, self.atomic)
        )()
        self.depth -= 1
        return node

    def integer(self) -> Node:
        number = self.random.choice((0, 1, 2, 3, 5, 200, 2**31 - 1, 16777217))
        return Node(str(number), "i32", lambda env: np.int32(number), literal=True)

    def weak(self) -> Node:
        number = self.random.choice((0.0, 0.1, 0.5, 1.5, 2.0, 1 / 3, 16777217.0))
        return Node(repr(number), WEAK, lambda env: (np.float32(number), np.float64(number)))

    def name(self) -> Node:
        name = self.random.choice(list(self.names))
        return Node(name, self.names[name], lambda env: env.names[name])

    def index(self) -> tuple[str, Callable[[Env], int]]:
        """An index; what it draws may have effects."""
        if self.random.random() < 0.5:
            at = self.random.randrange(SIZE)
            return str(at), lambda env: at
        node = self.whole()
        return f"({node.text}) % {SIZE}", lambda env: int(node.value(env)) % SIZE

    def whole(self) -> Node:
        node = self.number()
        if is_float(node.type) or node.type == WEAK:
            return self.converted(node, "i32")
        return node

    def element(self) -> Node:
        array = self.random.choice(list(ARRAYS))
        text, at = self.index()
        return Node(f"{array}[{text}]", ARRAYS[array], lambda env: env.arrays[array][at(env)])

    def sum(self) -> Node:
        op = self.random.choice("+-*/")
        left, right = self.number(), self.number()
        return apply(op, (left, right), f"({left.text} {op} {right.text})")

    def call(self) -> Node:
        op = self.random.choice(("-", "abs", "min", "max"))
        nodes = [self.number() for _ in range(2 if op in ("min", "max") else 1)]
        return apply(op, nodes, f"({op}({', '.join(node.text for node in nodes)}))")

    def choice(self) -> Node:
        then, orelse = self.number(), self.number()
        return chosen(self.condition(), then, orelse)

    def cast(self) -> Node:
        return self.converted(self.number(), self.random.choice(list(DTYPES)))

    def converted(self, node: Node, type_: str) -> Node:
        return Node(f"tack.{type_}({node.text})", type_, lambda env: as_type(node.value(env), type_))

    def condition(self) -> Node:
        left = compared(self.random.choice(("<", "<=", "==", "!=")), self.number(), self.number())
        if self.depth > 3 or self.random.random() < 0.7:
            return Node(f"({left.text})", "i32", left.value)
        self.depth += 1
        right = self.condition()
        self.depth -= 1
        if self.random.random() < 0.5:
            return Node(f"({left.text} and {right.text})", "i32", lambda env: left.value(env) and right.value(env))
        return Node(f"({left.text} or {right.text})", "i32", lambda env: left.value(env) or right.value(env))

    def atomic(self) -> Node:
        op = self.random.choice(("add", "min", "max"))
        array = self.random.choice([name for name in ARRAYS if name != "x_u8"])
        type_, (text, at), operand = ARRAYS[array], self.index(), self.number()

        def value(env: Env) -> Any:
            place, new = at(env), as_type(operand.value(env), type_)
            old = env.arrays[array][place]
            env.arrays[array][place] = computed({"add": "+"}.get(op, op), (old, new))
            return old

        return Node(f"tack.atomic_{op}({array}, {text}, {operand.text})", type_, value)

    def inlined(self) -> Node:
        """A device function of two numbers, of its own for the call: its parameters are variables, not literals (T-015)."""
        arguments = [self.number(), self.number()]
        name, names = self.new("f"), [self.new("p"), self.new("p")]
        outer, self.names = self.names, dict(zip(names, (node.type for node in arguments), strict=True))
        result = self.number()
        self.names = outer
        self.functions += ["@tack.func", f"def {name}({', '.join((*ARRAYS, *names))}):", f"    return {result.text}", ""]

        def value(env: Env) -> Any:
            env.names.update(zip(names, [node.value(env) for node in arguments], strict=True))
            return result.value(env)

        text = f"{name}({', '.join((*ARRAYS, *(node.text for node in arguments)))})"
        return Node(text, result.type, value)

    # statements

    def block(self, indent: str, most: int) -> tuple[list[str], Step]:
        lines: list[str] = []
        steps: list[Step] = []
        outer = dict(self.names)
        for _ in range(self.random.randrange(1, most + 1)):
            forms = (
                self.assign,
                self.assign,
                self.update,
                self.literal,
                self.again,
                self.store,
                self.store,
                self.augmented,
                self.swap,
            )
            deep = () if len(indent) > 16 else (self.if_, self.for_, self.for_, self.nest)
            text, step = self.random.choice((*forms, *deep))(indent)
            lines += text
            steps.append(step)
        if self.loops and self.random.random() < 0.1:
            word = self.random.choice(("break", "continue"))
            lines.append(indent + word)
            steps.append(leave(word))
        self.names = outer
        return lines, lambda env: [step(env) for step in steps][:0] and None

    def fitting(self, type_: str) -> Node:
        """A number that leaves a local of a type as it is (T-011)."""
        node = self.number()
        if promoted((node.type, type_)) != type_:
            node = self.converted(node, type_)
        return node

    def target(self) -> tuple[str, str]:
        name = self.random.choice([*LOCALS, *self.indices, *self.indices])
        return name, LOCALS.get(name, "i64")

    def assign(self, indent: str) -> tuple[list[str], Step]:
        name, type_ = self.target()
        node = self.fitting(type_)
        return [f"{indent}{name} = {node.text}"], lambda env: env.names.update({name: as_type(node.value(env), type_)})

    def update(self, indent: str) -> tuple[list[str], Step]:
        name, type_ = self.target()
        node = self.fitting(type_)
        old = Node(name, type_, lambda env: env.names[name])
        new = apply("+", (old, node), "")
        return [f"{indent}{name} += {node.text}"], lambda env: env.names.update({name: as_type(new.value(env), type_)})

    def literal(self, indent: str) -> tuple[list[str], Step]:
        """A local that is assigned once: a weak literal, where the value is one (T-015)."""
        node, name = self.number(), self.new("once")
        self.names[name] = node.type
        return [f"{indent}{name} = {node.text}"], lambda env: env.names.update({name: node.value(env)})

    def again(self, indent: str) -> tuple[list[str], Step]:
        """A local that several statements assign, with weak literals alone: f64, beside an array of it (T-016)."""
        node = self.number()
        node = node if node.type == WEAK else self.weak()
        return [f"{indent}several = {node.text}"], lambda env: env.names.update(several=as_type(node.value(env), "f64"))

    def store(self, indent: str) -> tuple[list[str], Step]:
        array = self.random.choice(list(ARRAYS))
        node, (text, at) = self.number(), self.index()

        def step(env: Env) -> None:
            new = as_type(node.value(env), ARRAYS[array])  # before the index (E-004)
            env.arrays[array][at(env)] = new

        return [f"{indent}{array}[{text}] = {node.text}"], step

    def augmented(self, indent: str) -> tuple[list[str], Step]:
        array = self.random.choice(list(ARRAYS))
        op, (text, at), node = self.random.choice("+-*"), self.index(), self.number()
        type_ = promoted((ARRAYS[array], node.type))

        def step(env: Env) -> None:
            place = at(env)  # once, and the old value before the right side (E-005)
            old = env.arrays[array][place]
            new = computed(op, (converted(old, type_), as_type(node.value(env), type_)))
            env.arrays[array][place] = converted(new, ARRAYS[array])

        return [f"{indent}{array}[{text}] {op}= {node.text}"], step

    def swap(self, indent: str) -> tuple[list[str], Step]:
        """E-006"""
        (first, type_), array = self.target(), self.random.choice(list(ARRAYS))
        left, right, (text, at) = self.fitting(type_), self.number(), self.index()

        def step(env: Env) -> None:
            new, stored = left.value(env), right.value(env)
            env.names[first] = as_type(new, type_)
            env.arrays[array][at(env)] = as_type(stored, ARRAYS[array])

        return [f"{indent}{first}, {array}[{text}] = {left.text}, {right.text}"], step

    def if_(self, indent: str) -> tuple[list[str], Step]:
        condition = self.condition()
        then_lines, then = self.block(indent + "    ", 2)
        else_lines, orelse = self.block(indent + "    ", 2)
        lines = [f"{indent}if {condition.text}:", *then_lines, f"{indent}else:", *else_lines]
        return lines, lambda env: (then if condition.value(env) else orelse)(env)

    def bound(self, indent: str) -> tuple[list[str], str, Step]:
        """A bare local as a bound, which the loop may assign; it is small on entry (E-008)."""
        node, name = self.whole(), self.random.choice(("v_i32", "v_i64", *self.indices))
        type_ = LOCALS.get(name, "i64")
        value = self.converted(node, type_)
        text = f"{indent}{name} = tack.{type_}({value.text} % 3)"
        return [text], name, lambda env: env.names.update({name: converted(np.int64(int(value.value(env)) % 3), type_)})

    def for_(self, indent: str) -> tuple[list[str], Step]:
        first, bound, enter = self.bound(indent)
        name = self.new("i")
        lines, turn = self.looped([name], indent)
        step = self.random.choice((1, 2))
        header = f"{indent}for {name} in range({bound}):" if step == 1 else f"{indent}for {name} in range(0, {bound}, {step}):"

        def run(env: Env) -> None:
            enter(env)
            for index in range(0, int(env.names[bound]), step):
                if not turn(env, (index,)):
                    break

        return [*first, header, *lines], run

    def nest(self, indent: str) -> tuple[list[str], Step]:
        """E-011"""
        first, bound, enter = self.bound(indent)
        names = [self.new("i"), self.new("i")]
        lines, turn = self.looped(names, indent)
        low = self.random.randrange(2)

        def run(env: Env) -> None:
            enter(env)
            stop = int(env.names[bound])
            for place in ((a, b) for a in range(stop) for b in range(low, stop)):
                if not turn(env, place):
                    break

        return [*first, f"{indent}for {', '.join(names)} in tack.ndindex({bound}, ({low}, {bound})):", *lines], run

    def looped(self, names: list[str], indent: str) -> tuple[list[str], Callable[[Env, Sequence[int]], bool]]:
        outer = dict(self.names)
        self.loops += 1
        self.indices += names
        self.names.update(dict.fromkeys(names, "i64"))
        lines, body = self.block(indent + "    ", 3)
        self.names = outer
        del self.indices[-len(names) :]
        self.loops -= 1

        def turn(env: Env, place: Sequence[int]) -> bool:
            env.names.update(zip(names, map(np.int64, place), strict=True))
            try:
                body(env)
            except Leave as left:
                return str(left) == "continue"
            return True

        return lines, turn

    def program(self) -> tuple[str, Step]:
        lines, body = self.block(" " * 8, 16)
        parameters = ", ".join(f"{name}: tack.{type_}[:]" for name, type_ in ARRAYS.items())
        start = [f"        {name} = tack.{type_}(i + 1)" for name, type_ in LOCALS.items()]
        start += ["        several = 0.1", "        several = 0.25"]
        header = ["@tack.kernel", f"def k({parameters}):", "    for i in range(2):", *start]

        def run(env: Env) -> None:
            for i in range(2):
                env.names.update({name: np.dtype(DTYPES[type_]).type(i + 1) for name, type_ in LOCALS.items()})
                env.names["several"] = np.float64(0.25)
                body(env)

        return "\n".join((*self.functions, *header, *lines)) + "\n", run


def leave(word: str) -> Step:
    def step(env: Env) -> None:
        raise Leave(word)

    return step


def arrays() -> dict[str, Any]:
    return {name: np.arange(SIZE).astype(DTYPES[type_]) for name, type_ in ARRAYS.items()}


def differences(seed: int) -> str:
    """What a drawn program computes that it should not, with its text; empty where there is nothing."""
    text, run = Author(seed).program()
    expected = Env(arrays(), {})
    with np.errstate(all="ignore"):
        run(expected)
    kernel = lower(*build(text)).kernel
    verify(kernel, "frontend")
    for form in (kernel, pipeline.run(kernel)):
        found = arrays()
        interpret.run(form, found)
        for name, array in found.items():
            if not np.array_equal(array, expected.arrays[name], equal_nan=name[2] == "f"):
                return f"{text}\n{name}: {array.tolist()}, not {expected.arrays[name].tolist()}"
    return ""


@pytest.mark.parametrize("seed", range(100))
def test_a_drawn_program_computes_what_the_contract_says(seed: int) -> None:
    assert differences(seed) == ""
