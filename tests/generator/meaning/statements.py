"""Statements, and the calls of device functions, which are inlined."""

from __future__ import annotations

import ast
import itertools
import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np

from generator.types import WEAK, dtype

from .expressions import BINARY, LETTERS, Array, Code, Constant, Env, Function, Many, Run, Scope, Vector, extent, read
from .operations import Kind
from .slots import Slot, Slots
from .values import at, truth
from .vectors import Vectors

Signal: TypeAlias = "str | tuple[Any, ...] | None"  # BREAK or CONTINUE; the results of a `return`
Step: TypeAlias = Callable[[Env], Signal]
Write: TypeAlias = Callable[[Env, Any], None]

BREAK: Final = "break"
CONTINUE: Final = "continue"


@cache
def counts(function: ast.FunctionDef) -> Mapping[Any, int]:
    """How often each local is assigned, and each component of one; a parameter once more (T-015)."""
    found: Counter[Any] = Counter(argument.arg for argument in function.args.args)
    loops = {name for node in ast.walk(function) if isinstance(node, ast.For) for name in names_of(node.target)}
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id not in loops:
            found[node.id] += 1
        if (
            isinstance(node, ast.Attribute | ast.Subscript)
            and isinstance(node.ctx, ast.Store)
            and isinstance(node.value, ast.Name)
        ):
            found[node.value.id, part_of(node)] += 1
    return found


def part_of(node: ast.Attribute | ast.Subscript) -> tuple[int, ...] | None:
    """The component that `v.x`, `v[0]` or `m[0, 1]` is; None at an index that is not literal."""
    if isinstance(node, ast.Attribute):
        return (LETTERS[0].index(node.attr),)
    try:
        found = ast.literal_eval(node.slice)
    except ValueError:
        return None
    return found if isinstance(found, tuple) else (found,)


@cache
def returns(function: ast.FunctionDef) -> int:
    """How many `return` statements there are."""
    return sum(isinstance(node, ast.Return) for node in ast.walk(function))


def names_of(target: ast.expr) -> list[str]:
    return [node.id for node in (target.elts if isinstance(target, ast.Tuple) else [target]) if isinstance(node, ast.Name)]


class Statements(Vectors):
    """Turns statements of the scope that is current into steps."""

    def __init__(self, names: Mapping[str, Function | Constant], slots: Slots) -> None:
        super().__init__(names, slots)
        self.returned: dict[Any, tuple[Code | Vector, ...]] = {}  # the results of the copy of a function, by its path

    def block(self, body: Sequence[ast.stmt]) -> Step:
        steps = [self.statement(node) for node in body]

        def run(env: Env) -> Signal:
            for step in steps:
                signal = step(env)
                if signal is not None:
                    return signal
            return None

        return run

    def statement(self, node: ast.stmt) -> Step:
        rule: Callable[[Any], Step] = getattr(self, f"do_{type(node).__name__.lower()}")
        return rule(node)

    # --- assignment ---

    def do_assign(self, node: ast.Assign) -> Step:
        """E-004, L-014: the value once, then the targets from the left."""
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Attribute(attr=func)) as call) if (
                func.startswith("local_array")
            ):
                return self.allocate(name, func, call)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Name()) if self.is_array(node.value):
                self.scope.arrays[name] = self.array(node.value)
                return lambda env: None
        value = self.value(node.value)
        writes = [self.target(target, value) for target in node.targets]

        def run(env: Env) -> None:
            found = value.run(env)
            for write in writes:
                write(env, found)

        return run

    def value(self, node: ast.expr) -> Code | Vector | Many:
        match node:
            case ast.Attribute(value=array, attr="shape"):
                codes = tuple(extent(size) for size in self.array(array).shape)
                return Many(codes, lambda env: tuple([code.run(env) for code in codes]))
        return self.expression(node)

    def target(self, node: ast.expr, value: Code | Vector | Many) -> Write:
        """How such a value is assigned to a target; the index of an element is evaluated then (E-004, E-006)."""
        match node:
            case ast.Name(id=name):
                assert not isinstance(value, Many)
                return self.local(name, value)
            case ast.Tuple(elts=elements):
                assert isinstance(value, Many)
                writes = [self.target(element, item) for element, item in zip(elements, value.items, strict=True)]

                def unpack(env: Env, given: Any) -> None:
                    for write, item in zip(writes, given, strict=True):
                        write(env, item)

                return unpack
        assert not isinstance(value, Many)
        place = self.storage(node)
        self.note(node, kinds_in(value)[0].type)
        return lambda env, given: place(env)[1](env, given)

    def local(self, name: str, value: Code | Vector) -> Write:
        """An assignment to a name; a vector's components are variables of their own (T-011, T-015)."""
        if isinstance(value, Code):
            return self.variable(self.slot(name), value.kind.type)
        self.slots.shape((self.scope.path, name), value.shape)
        writes = [self.variable(slot, kind.type) for slot, kind in zip(self.components(name), value.kinds, strict=True)]

        def write(env: Env, given: Any) -> None:
            for each, item in zip(writes, given, strict=True):
                each(env, item)

        return write

    def storage(self, node: ast.expr) -> Callable[[Env], tuple[Run, Write]]:
        """An element, or a component of an element or of a name; one run evaluates its index and gives a read and a write."""
        if isinstance(node, ast.Subscript) and self.is_array(node.value):
            return self.element(node)
        assert isinstance(node, ast.Attribute | ast.Subscript)
        index = ast.Constant(LETTERS[0].index(node.attr)) if isinstance(node, ast.Attribute) else node.slice
        if isinstance(node.value, ast.Name):
            return self.component_of_name(node, index)
        assert isinstance(node.value, ast.Subscript)
        array, place, literal = self.array(node.value.value), self.place(node.value), part_of(node)
        codes = [self.number(each) for each in (index.elts if isinstance(index, ast.Tuple) else [index])]

        def run(env: Env) -> tuple[Run, Write]:
            where, found = place(env), [int(code.run(env)) for code in codes]
            found = found if literal is None else [k % size for k, size in zip(literal, array.component, strict=True)]
            inside = all(0 <= k < size for k, size in zip(found, array.component, strict=True))
            at_ = (*where, *(found if inside else [size - 1 for size in array.component]))

            def write(env: Env, given: Any) -> None:
                if inside:  # V-009
                    env.arrays[array.key][at_] = at(given, array.element)

            return (lambda env: env.arrays[array.key][at_]), write

        return run

    def element(self, node: ast.Subscript) -> Callable[[Env], tuple[Run, Write]]:
        array, place = self.array(node.value), self.place(node)

        def run(env: Env) -> tuple[Run, Write]:
            at_ = place(env)

            def write(env: Env, given: Any) -> None:
                """V-020: a number sets every component."""
                element = env.arrays[array.key]
                if array.component:
                    items = given if isinstance(given, tuple) else (given,) * math.prod(array.component)
                    element[at_] = np.array([at(item, array.element) for item in items]).reshape(array.component)
                else:
                    element[at_] = at(given, array.element)

            def read(env: Env) -> Any:
                found = env.arrays[array.key][at_]
                return tuple(found.ravel()) if array.component else found

            return read, write

        return run

    def component_of_name(self, node: ast.Attribute | ast.Subscript, index: ast.expr) -> Callable[[Env], tuple[Run, Write]]:
        assert isinstance(node.value, ast.Name)
        shape, slots, part = self.shape_of(node.value.id), self.components(node.value.id), part_of(node)
        codes = [self.number(each) for each in (index.elts if isinstance(index, ast.Tuple) else [index])]

        def run(env: Env) -> tuple[Run, Write]:
            places = [int(code.run(env)) for code in codes]
            places = places if part is None else [place % size for place, size in zip(part, shape, strict=True)]
            inside = all(0 <= place < size for place, size in zip(places, shape, strict=True))
            slot = slots[int(np.ravel_multi_index(places, shape))] if inside else slots[-1]

            def write(env: Env, given: Any) -> None:
                if inside:
                    env.slots[slot] = given if slot.type == WEAK else at(given, slot.type)

            return read(slot).run, write

        return run

    def note(self, node: ast.expr, type_: str) -> None:
        """What is assigned to a component of a local adds to its type (T-011)."""
        if (
            not isinstance(node, ast.Attribute | ast.Subscript)
            or not isinstance(node.value, ast.Name)
            or self.is_array(node.value)
        ):
            return
        part, shape = part_of(node), self.shape_of(node.value.id)
        for place, slot in zip(itertools.product(*map(range, shape)), self.components(node.value.id), strict=True):
            if part is None or place == tuple(at % size for at, size in zip(part, shape, strict=True)):
                slot.noted.append(type_)

    def variable(self, slot: Slot, type_: str) -> Write:
        slot.noted.append(type_)

        def write(env: Env, value: Any) -> None:
            env.slots[slot] = value if slot.type == WEAK else at(value, slot.type)

        return write

    def do_augassign(self, node: ast.AugAssign) -> Step:
        """E-005: the index once, then the old value, then the right side."""
        op = BINARY[type(node.op)]
        old = self.quantity(loaded(node.target))
        if isinstance(node.target, ast.Name):
            code = self.binary(op, old, self.quantity(node.value))
            write = self.local(node.target.id, code)
            return lambda env: write(env, code.run(env))
        place = self.storage(node.target)
        held: list[Run] = []

        def before(env: Env) -> Any:
            return held[-1](env)

        code = self.binary(op, replace(old, run=before), self.quantity(node.value))
        self.note(node.target, kinds_in(code)[0].type)

        def run(env: Env) -> None:
            read, store = place(env)
            held.append(read)
            value = code.run(env)
            held.pop()
            store(env, value)

        return run

    def allocate(self, name: str, func: str, call: ast.Call) -> Step:
        """A local array; what it holds before it is written is made to be noticed (A-010)."""
        element = ast.unparse(call.args[0]).removeprefix("tack.") if func == "local_array" else self.array(call.args[0]).element
        size = self.host(call.args[1])
        array = Array((self.scope.path, name), element, (size,))
        self.scope.arrays[name] = array

        def run(env: Env) -> None:
            env.arrays[array.key] = np.frombuffer(b"\xa5" * (8 * size), dtype(element))[:size].copy()

        return run

    def host(self, node: ast.expr) -> int:
        """A size or a bound of the parallel loop, in Python's integers (A-011, P-003)."""
        code = self.number(node)
        return int(code.run(Env({}, {})))

    # --- control flow ---

    def do_if(self, node: ast.If) -> Step:
        test, then, orelse = self.number(node.test), self.block(node.body), self.block(node.orelse)
        return lambda env: then(env) if truth(test.run(env)) else orelse(env)

    def do_while(self, node: ast.While) -> Step:
        test, body = self.number(node.test), self.block(node.body)

        def run(env: Env) -> Signal:
            while truth(test.run(env)):
                signal = body(env)
                if signal == BREAK:
                    break
                assert not isinstance(signal, tuple)
            return None

        return run

    def do_for(self, node: ast.For) -> Step:
        """E-008 to E-011: the bounds are evaluated once, from the left, and the turns do not depend on the variables."""
        bounds = self.bounds(node)
        slots, body = self.loop(node)

        def run(env: Env) -> Signal:
            ranges = [range(*each) if each[2] > 0 else range(0) for each in bounds(env)]
            for place in itertools.product(*ranges):
                env.slots.update(zip(slots, map(np.int64, place), strict=True))
                if body(env) == BREAK:
                    break
            return None

        return run

    def loop(self, node: ast.For) -> tuple[list[Slot], Step]:
        """The variables of a loop and its body (L-022)."""
        slots = {name: self.slots.slot((self.scope.path, name, node), 1) for name in names_of(node.target)}
        for slot in slots.values():
            slot.noted.append("i64")  # T-005
        self.scope.loops.append(slots)
        body = self.block(node.body)
        self.scope.loops.pop()
        return list(slots.values()), body

    def bounds(self, node: ast.For) -> Callable[[Env], list[tuple[int, int, int]]]:
        axes = axes_of(node)
        codes = [[self.number(part) for part in axis] for axis in axes]

        def run(env: Env) -> list[tuple[int, int, int]]:
            return [tuple(int(code.run(env)) for code in axis) for axis in codes]  # type: ignore[misc]  # three of each

        return run

    def do_break(self, node: ast.Break) -> Step:
        return lambda env: BREAK

    def do_continue(self, node: ast.Continue) -> Step:
        return lambda env: CONTINUE

    def do_pass(self, node: ast.Pass) -> Step:
        return lambda env: None

    def do_expr(self, node: ast.Expr) -> Step:
        if isinstance(node.value, ast.Constant):
            return lambda env: None  # a docstring
        call = self.expression(node.value)

        def run(env: Env) -> None:
            call.run(env)

        return run

    # --- device functions ---

    def inline(self, function: Function, node: ast.Call) -> Code | Many:
        """F-001, F-004 to F-007: arguments from the left, arrays by reference, locals of its own."""
        tree, outer = function.tree, self.scope
        parameters = [argument.arg for argument in tree.args.args]
        inner = Scope((*outer.path, (node.lineno, node.col_offset)), counts(tree))
        inner.results = returns(tree)
        passed: list[tuple[Code | Vector, Write]] = []
        for name, argument in zip(parameters, node.args, strict=True):
            if self.is_array(argument):
                inner.arrays[name] = self.array(argument)
            else:
                code = self.quantity(argument)
                self.scope = inner
                passed.append((code, self.local(name, code)))
                self.scope = outer
        self.scope = inner
        body = self.block(tree.body)
        self.scope = outer
        own = [slot for key, slot in self.slots.by_key.items() if isinstance(key, tuple) and key[0] == inner.path]
        items = self.returned.pop(inner.path, ())

        def run(env: Env) -> Any:
            found = [code.run(env) for code, _ in passed]
            for slot in own:
                env.slots.pop(slot, None)  # E-020
            for (_, write), value in zip(passed, found, strict=True):
                write(env, value)
            return body(env)

        if len(items) == 1:
            return replace(items[0], run=lambda env: run(env)[0])
        return Many(items, run)

    def do_return(self, node: ast.Return) -> Step:
        if node.value is None:
            return lambda env: ()
        value, path = self.expression(node.value), self.scope.path
        items = value.items if isinstance(value, Many) else (value,)
        slots = [[self.result_slot(place, k) for k in range(len(kinds))] for place, kinds in enumerate(map(kinds_in, items))]
        for group, item in zip(slots, items, strict=True):
            for slot, kind in zip(group, kinds_in(item), strict=True):
                slot.noted.append(kind.type)
        self.returned[path] = tuple(typed(item, group) for item, group in zip(items, slots, strict=True))

        def run(env: Env) -> Signal:
            found = value.run(env) if isinstance(value, Many) else (value.run(env),)
            return tuple(self.settled(item, group) for item, group in zip(found, slots, strict=True))

        return run

    def result_slot(self, place: int, component: int) -> Slot:
        return self.slots.slot((self.scope.path, place, component), self.scope.results)

    @staticmethod
    def settled(given: Any, slots: Sequence[Slot]) -> Any:
        """A returned value at the types of the result."""
        if not isinstance(given, tuple):
            return given if slots[0].type == WEAK else at(given, slots[0].type)
        return tuple(item if slot.type == WEAK else at(item, slot.type) for item, slot in zip(given, slots, strict=True))


def kinds_in(value: Code | Vector) -> tuple[Kind, ...]:
    return value.kinds if isinstance(value, Vector) else (value.kind,)


def typed(value: Code | Vector, slots: Sequence[Slot]) -> Code | Vector:
    """A value of the types of variables."""
    kinds = tuple(Kind(slot.type) for slot in slots)
    return replace(value, kinds=kinds) if isinstance(value, Vector) else replace(value, kind=kinds[0])


def loaded(target: ast.expr) -> ast.expr:
    """The expression that reads a target."""
    return ast.parse(ast.unparse(target), mode="eval").body


def axes_of(node: ast.For) -> list[tuple[ast.expr, ast.expr, ast.expr]]:
    """Start, stop and step of every dimension of a loop."""
    assert isinstance(node.iter, ast.Call)
    zero, one = ast.Constant(0), ast.Constant(1)
    args = node.iter.args
    if ast.unparse(node.iter.func) == "range":
        start, stop = (args[0], args[1]) if len(args) > 1 else (zero, args[0])
        return [(start, stop, args[2] if len(args) > 2 else one)]
    return [(arg.elts[0], arg.elts[1], one) if isinstance(arg, ast.Tuple) else (zero, arg, one) for arg in args]
