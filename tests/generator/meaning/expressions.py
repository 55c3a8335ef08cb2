"""Expressions: the type of each and what it does."""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import numpy as np

from generator.types import SCALARS, WEAK, is_float, literal_type

from . import values
from .slots import UNKNOWN, Slot, Slots, join
from .values import Pair, at, computed, truth


@dataclass
class Env:
    """What an iteration works on: arrays, its local arrays too, and the values of variables."""

    arrays: dict[Any, Any]
    slots: dict[Slot, Any]


Run: TypeAlias = Callable[[Env], Any]


@dataclass(frozen=True)
class Code:
    """A number; `literal`: of integer literals alone."""

    type: str
    run: Run
    literal: bool = False


@dataclass(frozen=True)
class Many:
    """Several results; one run gives a tuple."""

    types: tuple[str, ...]
    run: Run


@dataclass(frozen=True)
class Array:
    """An array by the key of its storage."""

    key: Any
    element: str
    shape: tuple[int, ...]


@dataclass(frozen=True)
class Function:
    """A device function of the module."""

    tree: ast.FunctionDef


@dataclass(frozen=True)
class Constant:
    """`tack.constant(value, type)`"""

    value: int | float
    type: str


Binding: TypeAlias = "Slot | Array | Function | Constant"


@dataclass
class Scope:
    """The names of one inlined copy of a function."""

    path: tuple[Any, ...]
    counts: Mapping[str, int]
    arrays: dict[str, Array] = field(default_factory=dict)
    loops: list[dict[str, Slot]] = field(default_factory=list)  # the variables of the loops around, outermost first
    results: int = 0  # how many `return` statements there are


BINARY: Final = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Pow: "**",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
}
COMPARE: Final = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}
CASTS: Final = {"int": "i32", "float": "f32", **{name: name for name in SCALARS}}
NUMBERS: Final = {"pi": math.pi, "e": math.e, "tau": math.tau}


def stays_weak(codes: Sequence[Code]) -> bool:
    """T-012"""
    return any(code.type == WEAK for code in codes) and all(code.type == WEAK or code.literal for code in codes)


def applied(op: str, codes: Sequence[Code], type_: str, literal: bool = False) -> Code:
    """An operation at a type; where the operands stay weak, at f32 and at f64."""
    if stays_weak(codes):

        def both(env: Env) -> Any:
            found = [code.run(env) for code in codes]  # all before the operation, left to right (E-001)
            return Pair(*(computed(op, [at(value, t) for value in found], t) for t in ("f32", "f64")))

        return Code(WEAK, both)

    def run(env: Env) -> Any:
        found = [code.run(env) for code in codes]
        return computed(op, [at(value, type_) for value in found], type_)

    return Code(type_, run, literal and all(code.literal for code in codes))


class Expressions:
    """Turns expressions of the scope that is current into code."""

    def __init__(self, names: Mapping[str, Function | Constant], slots: Slots) -> None:
        self.names = names
        self.slots = slots
        self.scope = Scope((), {})

    # --- names ---

    def slot(self, name: str) -> Slot:
        for loop in reversed(self.scope.loops):
            if name in loop:
                return loop[name]
        return self.slots.slot((self.scope.path, name), self.scope.counts[name])

    def binding(self, name: str) -> Binding:
        if name in self.scope.arrays:
            return self.scope.arrays[name]
        if name in self.scope.counts or any(name in loop for loop in self.scope.loops):
            return self.slot(name)
        return self.names[name]

    def array(self, node: ast.expr) -> Array:
        assert isinstance(node, ast.Name)
        found = self.binding(node.id)
        assert isinstance(found, Array), node.id
        return found

    # --- expressions ---

    def number(self, node: ast.expr) -> Code:
        code = self.expression(node)
        assert isinstance(code, Code), ast.dump(node)
        return code

    def expression(self, node: ast.expr) -> Code | Many:
        rule: Callable[[Any], Code | Many] = getattr(self, f"on_{type(node).__name__.lower()}")
        return rule(node)

    def on_constant(self, node: ast.Constant) -> Code:
        return constant(node.value)

    def on_name(self, node: ast.Name) -> Code:
        found = self.binding(node.id)
        if isinstance(found, Constant):
            code = constant(found.value)
            return cast(code, found.type) if found.type else code
        assert isinstance(found, Slot), node.id
        zero = None if found.type in (UNKNOWN, WEAK) else values.converted(np.int32(0), found.type)
        return Code(found.type, lambda env: env.slots.get(found, zero))  # E-020

    def on_attribute(self, node: ast.Attribute) -> Code:
        assert isinstance(node.value, ast.Name)
        assert node.value.id == "math"
        return constant(NUMBERS[node.attr])

    def on_tuple(self, node: ast.Tuple) -> Many:
        codes = [self.number(item) for item in node.elts]
        return Many(tuple(code.type for code in codes), lambda env: tuple([code.run(env) for code in codes]))

    def on_unaryop(self, node: ast.UnaryOp) -> Code:
        match node:
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))) if not isinstance(value, bool):
                return constant(-value)  # a literal with its sign (T-004)
        code = self.number(node.operand)
        match node.op:
            case ast.UAdd():
                return code
            case ast.Not():
                return Code("i32", lambda env: np.int32(not truth(code.run(env))))
            case ast.Invert():
                return applied("~", [code], code.type, literal=True)
            case _:
                return applied("neg", [code], code.type, literal=True)

    def on_binop(self, node: ast.BinOp) -> Code:
        return self.binary(BINARY[type(node.op)], self.number(node.left), self.number(node.right))

    def binary(self, op: str, left: Code, right: Code) -> Code:
        both = [left, right]
        floating = is_float(left.type or "?") or is_float(right.type or "?")
        if op in ("<<", ">>") or (op == "**" and not floating):

            def kept(env: Env) -> Any:
                value, count = left.run(env), right.run(env)
                power = values.integer_power if op == "**" else lambda *a: values.shifted(op, *a)
                return power(value, count, left.type)

            return Code(left.type, kept, left.literal and right.literal)
        if op == "/" and not floating:
            return applied(op, both, "f32")  # N-004
        return applied(op, both, join([left.type, right.type]), literal=op != "/")

    def on_compare(self, node: ast.Compare) -> Code:
        codes = [self.number(operand) for operand in (node.left, *node.comparators)]
        links = [(COMPARE[type(op)], join([a.type, b.type])) for op, a, b in zip(node.ops, codes, codes[1:], strict=False)]

        def run(env: Env) -> Any:
            left = codes[0].run(env)
            for (op, type_), code in zip(links, codes[1:], strict=True):  # E-003
                right = code.run(env)
                if not values.COMPARISONS[op](at(left, type_), at(right, type_)):
                    return np.int32(0)
                left = right
            return np.int32(1)

        return Code("i32", run)

    def on_boolop(self, node: ast.BoolOp) -> Code:
        codes = [self.number(operand) for operand in node.values]
        stop = isinstance(node.op, ast.Or)

        def run(env: Env) -> Any:
            for code in codes:
                if truth(code.run(env)) is stop:
                    return np.int32(stop)
            return np.int32(not stop)

        return Code("i32", run)

    def on_ifexp(self, node: ast.IfExp) -> Code:
        test, then, orelse = map(self.number, (node.test, node.body, node.orelse))
        type_ = WEAK if stays_weak((then, orelse)) else join([then.type, orelse.type])

        def run(env: Env) -> Any:
            arm = (then if truth(test.run(env)) else orelse).run(env)
            return Pair(at(arm, "f32"), at(arm, "f64")) if type_ == WEAK else at(arm, type_)

        return Code(type_, run, then.literal and orelse.literal)

    def on_subscript(self, node: ast.Subscript) -> Code:
        if isinstance(node.value, ast.Attribute):  # x.shape[k]
            assert node.value.attr == "shape"
            return extent(self.array(node.value.value).shape[ast.literal_eval(node.slice)])
        array, place = self.array(node.value), self.place(node)
        return Code(array.element, lambda env: env.arrays[array.key][place(env)])

    def place(self, node: ast.Subscript) -> Run:
        """Where an element is in an array of NumPy."""
        return self.position(self.array(node.value), node.slice)

    def position(self, array: Array, index: ast.expr) -> Run:
        if isinstance(index, ast.Constant) and index.value is None:
            return lambda env: ()
        codes = [self.number(part) for part in (index.elts if isinstance(index, ast.Tuple) else [index])]
        sizes = array.shape if len(codes) == len(array.shape) else (math.prod(array.shape),)

        def run(env: Env) -> tuple[Any, ...]:
            found = [int(code.run(env)) for code in codes]
            assert all(0 <= at < size for at, size in zip(found, sizes, strict=True)), f"{found} is outside {sizes}"
            return tuple(found) if len(found) == len(array.shape) else np.unravel_index(found[0], array.shape)

        return run

    # --- calls ---

    def on_call(self, node: ast.Call) -> Code | Many:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        found = self.names.get(name) if isinstance(node.func, ast.Name) else None
        if isinstance(found, Function):
            return self.inline(found, node)
        if name in CASTS:
            return cast(self.number(node.args[0]), CASTS[name])
        if name == "len":
            return extent(self.array(node.args[0]).shape[0])
        if name.startswith("atomic_"):
            return self.atomic(name.removeprefix("atomic_"), node)
        codes = [self.number(argument) for argument in node.args]
        if name == "pow":
            return self.binary("**", *codes)
        if name in ("min", "max"):
            return self.extremum(name, codes)
        if name == "abs":
            return applied("abs", codes, codes[0].type, literal=True)
        return applied("abs" if name == "fabs" else name, codes, in_float(codes))

    def extremum(self, name: str, codes: Sequence[Code]) -> Code:
        """B-004, B-005: two or more, at the promotion of all."""
        type_ = join([code.type for code in codes])
        types = ("f32", "f64") if stays_weak(codes) else (type_,)

        def run(env: Env) -> Any:
            found = [code.run(env) for code in codes]
            results = []
            for each in types:
                result = at(found[0], each)
                for value in found[1:]:
                    result = computed(name, [result, at(value, each)], each)
                results.append(result)
            return results[0] if len(types) == 1 else Pair(*results)

        return Code(type_ if len(types) == 1 else WEAK, run, all(code.literal for code in codes))

    def atomic(self, op: str, node: ast.Call) -> Code:
        """X-001, X-002, X-006: index and value, then the update; the value is the element before it."""
        array, operand = self.array(node.args[0]), self.number(node.args[2])
        place = self.position(array, node.args[1])

        def run(env: Env) -> Any:
            where, value = place(env), at(operand.run(env), array.element)
            old = env.arrays[array.key][where]
            env.arrays[array.key][where] = computed({"add": "+"}.get(op, op), [old, value], array.element)
            return old

        return Code(array.element, run)

    def inline(self, function: Function, node: ast.Call) -> Code | Many:
        raise NotImplementedError  # statements know how


def constant(value: int | float) -> Code:
    if isinstance(value, float):
        pair = values.weak(value)
        return Code(WEAK, lambda env: pair)
    type_ = literal_type(int(value))
    number = values.wrapped(int(value), type_)
    return Code(type_, lambda env: number, literal=True)


def cast(code: Code, type_: str) -> Code:
    return Code(type_, lambda env: at(code.run(env), type_))


def extent(size: int) -> Code:
    """T-006"""
    return Code(literal_type(size), constant(size).run)


def in_float(codes: Sequence[Code]) -> str:
    """B-003"""
    return "f64" if any(code.type == "f64" for code in codes) else "f32"
