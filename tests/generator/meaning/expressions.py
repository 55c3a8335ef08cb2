"""Expressions: the type of each and what it does."""

from __future__ import annotations

import ast
import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import numpy as np

from generator.types import SCALARS, WEAK, literal_type

from . import operations, values
from .operations import Kind, Rule
from .slots import UNKNOWN, Slot, Slots
from .values import at, computed, truth


@dataclass
class Env:
    """What an iteration works on: arrays, its local arrays too, and the values of variables."""

    arrays: dict[Any, Any]
    slots: dict[Slot, Any]


Run: TypeAlias = Callable[[Env], Any]


@dataclass(frozen=True)
class Code:
    """A number."""

    kind: Kind
    run: Run


@dataclass(frozen=True)
class Vector:
    """A vector or matrix; one run gives a tuple of its components, row by row."""

    kinds: tuple[Kind, ...]
    shape: tuple[int, ...]
    run: Run


@dataclass(frozen=True)
class Many:
    """Several values; one run gives a tuple of them."""

    items: tuple[Code | Vector, ...]
    run: Run


@dataclass(frozen=True)
class Array:
    """An array by the key of its storage; `component` is the shape of an element."""

    key: Any
    element: str
    shape: tuple[int, ...]
    component: tuple[int, ...] = ()


@dataclass(frozen=True)
class Function:
    """A device function of the module."""

    tree: ast.FunctionDef


@dataclass(frozen=True)
class Constant:
    """`tack.constant(value, type)`"""

    value: Any
    type: str


Value: TypeAlias = "Code | Vector"
Binding: TypeAlias = "Slot | Array | Function | Constant | tuple[Slot, ...]"


@dataclass
class Scope:
    """The names of one inlined copy of a function."""

    path: tuple[Any, ...]
    counts: Mapping[Any, int]  # by name; by name and component, where that is assigned alone (None: at a runtime index)
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
LETTERS: Final = ("xyzw", "rgba")


def lifted(rule: Rule, given: Sequence[Value]) -> Value:
    """A rule of numbers, on each component where a vector is given; numbers repeat (V-005)."""
    vectors = [each for each in given if isinstance(each, Vector)]
    if not vectors:
        kind, compute = rule([each.kind for each in given if isinstance(each, Code)])
        return Code(kind, lambda env: compute([each.run(env) for each in given]))  # all before, left to right (E-001)
    shape = vectors[0].shape
    assert all(each.shape == shape for each in vectors)
    rules = [rule(kinds) for kinds in zip(*(kinds_of(each, len(vectors[0].kinds)) for each in given), strict=True)]

    def run(env: Env) -> Any:
        found = [each.run(env) for each in given]
        columns = zip(*(value if isinstance(value, tuple) else (value,) * len(rules) for value in found), strict=True)
        return tuple([compute(column) for (_, compute), column in zip(rules, columns, strict=True)])

    return Vector(tuple(kind for kind, _ in rules), shape, run)


def kinds_of(value: Value, count: int) -> tuple[Kind, ...]:
    return value.kinds if isinstance(value, Vector) else (value.kind,) * count


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

    def shape_of(self, name: str) -> tuple[int, ...]:
        """The shape of a local in the whole function, () while nothing is known of it."""
        return self.slots.shapes.get((self.scope.path, name), ())

    def components(self, name: str) -> list[Slot]:
        """The variables of a local that is a vector: one for each component."""
        shape, counts = self.shape_of(name), self.scope.counts
        found = []
        for place, part in enumerate(itertools.product(*map(range, shape))):
            times = counts[name] + counts.get((name, part), 0) + counts.get((name, None), 0)
            found.append(self.slots.slot((self.scope.path, name, place), times))
        return found

    def binding(self, name: str) -> Binding:
        if name in self.scope.arrays:
            return self.scope.arrays[name]
        if any(name in loop for loop in self.scope.loops):
            return self.slot(name)
        if name in self.scope.counts:
            return tuple(self.components(name)) if self.shape_of(name) else self.slot(name)
        return self.names[name]

    def array(self, node: ast.expr) -> Array:
        found = self.binding(node.id) if isinstance(node, ast.Name) else None
        assert isinstance(found, Array), ast.dump(node)
        return found

    def is_array(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and node.id != "tack" and isinstance(self.binding(node.id), Array)

    # --- expressions ---

    def number(self, node: ast.expr) -> Code:
        code = self.expression(node)
        assert isinstance(code, Code), ast.unparse(node)
        return code

    def quantity(self, node: ast.expr) -> Value:
        code = self.expression(node)
        assert not isinstance(code, Many), ast.unparse(node)
        return code

    def expression(self, node: ast.expr) -> Code | Vector | Many:
        rule: Callable[[Any], Code | Vector | Many] = getattr(self, f"on_{type(node).__name__.lower()}")
        return rule(node)

    def on_constant(self, node: ast.Constant) -> Code:
        return constant(node.value)

    def on_name(self, node: ast.Name) -> Value:
        found = self.binding(node.id)
        if isinstance(found, Constant):
            return declared(found)
        if isinstance(found, tuple):
            return packed([read(slot) for slot in found], self.shape_of(node.id))
        assert isinstance(found, Slot), node.id
        return read(found)

    def on_attribute(self, node: ast.Attribute) -> Value:
        if isinstance(node.value, ast.Name) and node.value.id == "math":
            return constant(NUMBERS[node.attr])
        vector = self.vector(node.value)
        letters = next(letters for letters in LETTERS if node.attr[0] in letters)
        places = [letters.index(letter) for letter in node.attr]
        if len(places) == 1:
            return Code(vector.kinds[places[0]], lambda env: vector.run(env)[places[0]])
        kinds = tuple(vector.kinds[place] for place in places)
        return Vector(kinds, (len(places),), lambda env: tuple(map(vector.run(env).__getitem__, places)))

    def vector(self, node: ast.expr) -> Vector:
        value = self.quantity(node)
        assert isinstance(value, Vector), ast.unparse(node)
        return value

    def on_list(self, node: ast.List) -> Vector:
        codes = [self.number(item) for item in node.elts]
        return packed(codes, (len(codes),))

    def on_tuple(self, node: ast.Tuple) -> Many:
        found = tuple(self.quantity(item) for item in node.elts)
        return Many(found, lambda env: tuple([each.run(env) for each in found]))

    def on_unaryop(self, node: ast.UnaryOp) -> Value:
        match node:
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))) if not isinstance(value, bool):
                return constant(-value)  # a literal with its sign (T-004)
        operand = self.quantity(node.operand)
        match node.op:
            case ast.UAdd():
                return operand
            case ast.Not():
                return lifted(operations.negation, [operand])
            case _:
                return lifted(operations.unary("~" if isinstance(node.op, ast.Invert) else "neg"), [operand])

    def on_binop(self, node: ast.BinOp) -> Value:
        left, right = self.quantity(node.left), self.quantity(node.right)
        if isinstance(node.op, ast.MatMult):
            assert isinstance(left, Vector)
            assert isinstance(right, Vector)
            return self.product(left, right)
        return self.binary(BINARY[type(node.op)], left, right)

    def product(self, left: Vector, right: Vector) -> Value:
        raise NotImplementedError

    def binary(self, op: str, left: Value, right: Value) -> Value:
        return lifted(operations.binary(op), [left, right])

    def on_compare(self, node: ast.Compare) -> Value:
        found = [self.quantity(operand) for operand in (node.left, *node.comparators)]
        links = [operations.comparison(COMPARE[type(op)]) for op in node.ops]
        if any(isinstance(each, Vector) for each in found):
            return self.masks(found, links)
        rules = [rule([a.kind, b.kind])[1] for rule, a, b in zip(links, found, found[1:], strict=False)]

        def run(env: Env) -> Any:
            left = found[0].run(env)
            for holds, code in zip(rules, found[1:], strict=True):  # E-003
                right = code.run(env)
                if not holds((left, right)):
                    return np.int32(0)
                left = right
            return np.int32(1)

        return Code(operations.TRUTH, run)

    def masks(self, found: Sequence[Value], links: Sequence[Rule]) -> Value:
        """V-014: a chain evaluates every operand, once, and combines the links per component."""
        held: list[Any] = []

        def operand(place: int) -> Value:
            each = found[place]
            return (
                Vector(each.kinds, each.shape, lambda env: held[-1][place])
                if isinstance(each, Vector)
                else Code(each.kind, lambda env: held[-1][place])
            )

        result = lifted(links[0], [operand(0), operand(1)])
        for place, link in enumerate(links[1:], 1):
            result = lifted(operations.connected("and"), [result, lifted(link, [operand(place), operand(place + 1)])])
        code = result

        def run(env: Env) -> Any:
            held.append([each.run(env) for each in found])
            value = code.run(env)
            held.pop()
            return value

        return Vector(code.kinds, code.shape, run) if isinstance(code, Vector) else Code(code.kind, run)

    def on_boolop(self, node: ast.BoolOp) -> Value:
        found = [self.quantity(operand) for operand in node.values]
        stop = isinstance(node.op, ast.Or)
        if any(isinstance(each, Vector) for each in found):
            result = found[0]
            for each in found[1:]:
                result = lifted(operations.connected("or" if stop else "and"), [result, each])
            return result

        def run(env: Env) -> Any:
            for code in found:
                if truth(code.run(env)) is stop:
                    return np.int32(stop)
            return np.int32(not stop)

        return Code(operations.TRUTH, run)

    def on_ifexp(self, node: ast.IfExp) -> Value:
        """E-002, V-018: only the chosen arm is evaluated."""
        test, then, orelse = self.number(node.test), self.quantity(node.body), self.quantity(node.orelse)
        held: list[Any] = []
        arms = [
            Vector(arm.kinds, arm.shape, lambda env: held[-1])
            if isinstance(arm, Vector)
            else Code(arm.kind, lambda env: held[-1])
            for arm in (then, orelse)
        ]
        flag: list[Any] = []
        chosen = lifted(operations.choice, [Code(operations.TRUTH, lambda env: flag[-1]), *arms])

        def run(env: Env) -> Any:
            holds = truth(test.run(env))
            flag.append(np.int32(holds))
            held.append((then if holds else orelse).run(env))
            value = chosen.run(env)
            flag.pop()
            held.pop()
            return value

        return Vector(chosen.kinds, chosen.shape, run) if isinstance(chosen, Vector) else Code(chosen.kind, run)

    def on_subscript(self, node: ast.Subscript) -> Value:
        match node.value:
            case ast.Attribute(value=array, attr="shape"):
                return extent(self.array(array).shape[ast.literal_eval(node.slice)])
        if not self.is_array(node.value):
            return self.component(self.vector(node.value), node.slice)
        array, place = self.array(node.value), self.place(node)
        kind = Kind(array.element)
        if array.component:
            kinds = (kind,) * math.prod(array.component)
            return Vector(kinds, array.component, lambda env: tuple(env.arrays[array.key][place(env)].ravel()))
        return Code(kind, lambda env: env.arrays[array.key][place(env)])

    def component(self, vector: Vector, index: ast.expr) -> Value:
        raise NotImplementedError

    def place(self, node: ast.Subscript) -> Run:
        """Where an element is in an array of NumPy."""
        return self.position(self.array(node.value), node.slice)

    def position(self, array: Array, index: ast.expr) -> Run:
        if isinstance(index, ast.Constant) and index.value is None:
            return lambda env: ()
        found = [self.quantity(part) for part in (index.elts if isinstance(index, ast.Tuple) else [index])]
        count = sum(len(each.kinds) if isinstance(each, Vector) else 1 for each in found)
        sizes = array.shape if count == len(array.shape) else (math.prod(array.shape),)

        def run(env: Env) -> tuple[Any, ...]:
            given = [each.run(env) for each in found]
            places = [int(at) for value in given for at in (value if isinstance(value, tuple) else (value,))]  # V-022
            assert all(0 <= at < size for at, size in zip(places, sizes, strict=True)), f"{places} is outside {sizes}"
            return tuple(places) if len(places) == len(array.shape) else np.unravel_index(places[0], array.shape)

        return run

    # --- calls ---

    def on_call(self, node: ast.Call) -> Code | Vector | Many:
        if isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) not in ("tack", "math"):
            return self.method(self.vector(node.func.value), node.func.attr, node.args)
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        found = self.names.get(name) if isinstance(node.func, ast.Name) else None
        if isinstance(found, Function):
            return self.inline(found, node)
        if name == "len":
            return extent(self.array(node.args[0]).shape[0])
        if name.startswith("atomic_"):
            return self.atomic(name.removeprefix("atomic_"), node)
        made = self.constructed(name, node)
        return made or lifted(rule_of(name), [self.quantity(argument) for argument in node.args])

    def constructed(self, name: str, node: ast.Call) -> Value | None:
        raise NotImplementedError

    def method(self, vector: Vector, name: str, arguments: Sequence[ast.expr]) -> Value:
        raise NotImplementedError

    def atomic(self, op: str, node: ast.Call) -> Value:
        """X-001, X-002, X-006, X-008: index and value, then the update; the value is what was there before it.

        A number updates an element, of an array of vectors the component at a row-major index of all.
        """
        array, operand = self.array(node.args[0]), self.quantity(node.args[2])
        if not isinstance(operand, Vector):
            array = Array(array.key, array.element, (*array.shape, *array.component))
        place = self.position(array, node.args[1])
        name = {"add": "+"}.get(op, op)

        def update(env: Env, where: tuple[Any, ...], value: Any) -> Any:
            old = env.arrays[array.key][where]
            env.arrays[array.key][where] = computed(name, [old, at(value, array.element)], array.element)
            return old

        def run(env: Env) -> Any:
            where, value = place(env), operand.run(env)
            if not isinstance(value, tuple):
                return update(env, where, value)
            parts = itertools.product(*map(range, array.component))
            return tuple([update(env, (*where, *part), item) for part, item in zip(parts, value, strict=True)])

        kind = Kind(array.element)
        return Vector((kind,) * len(operand.kinds), operand.shape, run) if isinstance(operand, Vector) else Code(kind, run)

    def inline(self, function: Function, node: ast.Call) -> Code | Vector | Many:
        raise NotImplementedError  # statements know how


def rule_of(name: str) -> Rule:
    """The rule of a builtin."""
    if name in CASTS:
        return operations.cast(CASTS[name])
    if name == "pow":
        return operations.binary("**")
    if name in ("min", "max"):
        return operations.extremum(name)
    if name == "abs":
        return operations.unary("abs")
    if name == "select":
        return operations.choice
    return operations.function({"fabs": "abs"}.get(name, name))


def read(slot: Slot) -> Code:
    """A variable; zero where nothing has assigned it (E-020)."""
    zero = None if slot.type in (UNKNOWN, WEAK) else values.converted(np.int32(0), slot.type)
    return Code(Kind(slot.type), lambda env: env.slots.get(slot, zero))


def packed(codes: Sequence[Code], shape: tuple[int, ...]) -> Vector:
    return Vector(tuple(code.kind for code in codes), shape, lambda env: tuple([code.run(env) for code in codes]))


def declared(found: Constant) -> Value:
    """C-002, C-004, C-006"""
    if isinstance(found.value, tuple):
        rows = [row for row in found.value if isinstance(row, tuple)]
        flat = [number for row in rows for number in row] or list(found.value)
        codes = [declared(Constant(number, found.type)) for number in flat]
        shape = (len(rows), len(rows[0])) if rows else (len(flat),)
        return packed([code for code in codes if isinstance(code, Code)], shape)
    code = constant(found.value)
    return lifted(operations.cast(found.type), [code]) if found.type else code


def constant(value: int | float) -> Code:
    if isinstance(value, float):
        pair = values.weak(value)
        return Code(Kind(WEAK), lambda env: pair)
    type_ = literal_type(int(value))
    number = values.wrapped(int(value), type_)
    return Code(Kind(type_, literal=True), lambda env: number)


def extent(size: int) -> Code:
    """T-006"""
    return Code(Kind(literal_type(size)), constant(size).run)
