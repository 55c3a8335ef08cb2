"""Statements, and the calls of device functions, which are inlined."""

from __future__ import annotations

import ast
import itertools
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np

from generator.types import WEAK, dtype

from .expressions import BINARY, Array, Code, Env, Expressions, Function, Many, Scope
from .slots import Slot
from .values import at, truth

Signal: TypeAlias = "str | tuple[Any, ...] | None"  # BREAK or CONTINUE; the results of a `return`
Step: TypeAlias = Callable[[Env], Signal]
Write: TypeAlias = Callable[[Env, Any], None]

BREAK: Final = "break"
CONTINUE: Final = "continue"


@cache
def counts(function: ast.FunctionDef) -> Mapping[str, int]:
    """How often each local is assigned; a parameter once more (T-015)."""
    found = Counter(argument.arg for argument in function.args.args)
    loops = {name for node in ast.walk(function) if isinstance(node, ast.For) for name in names_of(node.target)}
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id not in loops:
            found[node.id] += 1
    return found


@cache
def returns(function: ast.FunctionDef) -> int:
    """How many `return` statements there are."""
    return sum(isinstance(node, ast.Return) for node in ast.walk(function))


def names_of(target: ast.expr) -> list[str]:
    return [node.id for node in (target.elts if isinstance(target, ast.Tuple) else [target]) if isinstance(node, ast.Name)]


class Statements(Expressions):
    """Turns statements of the scope that is current into steps."""

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
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Name(id=other)) if isinstance(self.binding(other), Array):
                self.scope.arrays[name] = self.array(node.value)
                return lambda env: None
        value = self.value(node.value)
        writes = [self.target(target, self.types(value)) for target in node.targets]

        def run(env: Env) -> None:
            found = value.run(env)
            for write in writes:
                write(env, found)

        return run

    def value(self, node: ast.expr) -> Code | Many:
        match node:
            case ast.Attribute(value=array, attr="shape"):
                shape = self.array(array).shape
                codes = [self.number(ast.Constant(size)) for size in shape]
                return Many(tuple(code.type for code in codes), lambda env: tuple([code.run(env) for code in codes]))
        return self.expression(node)

    @staticmethod
    def types(value: Code | Many) -> tuple[str, ...]:
        return value.types if isinstance(value, Many) else (value.type,)

    def target(self, node: ast.expr, types: Sequence[str]) -> Write:
        """How a value of types is assigned to a target; the index of an element is evaluated then (E-004, E-006)."""
        match node:
            case ast.Name(id=name):
                return self.variable(self.slot(name), types[0])
            case ast.Tuple(elts=elements):
                writes = [self.target(element, [type_]) for element, type_ in zip(elements, types, strict=True)]

                def unpack(env: Env, value: Any) -> None:
                    for write, item in zip(writes, value, strict=True):
                        write(env, item)

                return unpack
        assert isinstance(node, ast.Subscript)
        array, place = self.array(node.value), self.place(node)

        def store(env: Env, value: Any) -> None:
            env.arrays[array.key][place(env)] = at(value, array.element)

        return store

    def variable(self, slot: Slot, type_: str) -> Write:
        slot.noted.append(type_)

        def write(env: Env, value: Any) -> None:
            env.slots[slot] = value if slot.type == WEAK else at(value, slot.type)

        return write

    def do_augassign(self, node: ast.AugAssign) -> Step:
        """E-005: the index once, then the old value, then the right side."""
        op = BINARY[type(node.op)]
        if isinstance(node.target, ast.Name):
            old = self.on_name(ast.Name(node.target.id, ast.Load()))
            code = self.binary(op, old, self.number(node.value))
            write = self.variable(self.slot(node.target.id), code.type)
            return lambda env: write(env, code.run(env))
        assert isinstance(node.target, ast.Subscript)
        array, place = self.array(node.target.value), self.place(node.target)
        held: list[Any] = []
        code = self.binary(op, Code(array.element, lambda env: env.arrays[array.key][held[-1]]), self.number(node.value))

        def run(env: Env) -> None:
            held.append(place(env))
            value = code.run(env)
            env.arrays[array.key][held.pop()] = at(value, array.element)

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
        codes: list[list[Code]] = [[self.number(part) for part in axis] for axis in axes]

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
        passed: list[tuple[Code, Write]] = []
        for name, argument in zip(parameters, node.args, strict=True):
            array = self.binding(argument.id) if isinstance(argument, ast.Name) else None
            if isinstance(array, Array):
                inner.arrays[name] = array
            else:
                code = self.number(argument)
                passed.append((code, self.variable(self.slots.slot((inner.path, name), inner.counts[name]), code.type)))
        self.scope = inner
        body = self.block(tree.body)
        self.scope = outer
        own = [slot for key, slot in self.slots.by_key.items() if isinstance(key, tuple) and key[0] == inner.path]
        results = self.results(inner)

        def run(env: Env) -> Any:
            found = [code.run(env) for code, _ in passed]
            for slot in own:
                env.slots.pop(slot, None)  # E-020
            for (_, write), value in zip(passed, found, strict=True):
                write(env, value)
            return body(env)

        types = tuple(slot.type for slot in results)
        return Code(types[0], lambda env: run(env)[0]) if len(types) == 1 else Many(types, run)

    def results(self, scope: Scope) -> list[Slot]:
        found: list[Slot] = []
        while (key := (scope.path, len(found))) in self.slots.by_key:
            found.append(self.slots.by_key[key])
        return found

    def do_return(self, node: ast.Return) -> Step:
        if node.value is None:
            return lambda env: ()
        value = self.expression(node.value)
        types = self.types(value)
        slots = [self.slots.slot((self.scope.path, place), self.scope.results) for place in range(len(types))]
        for slot, type_ in zip(slots, types, strict=True):
            slot.noted.append(type_)

        def run(env: Env) -> Signal:
            found = value.run(env) if isinstance(value, Many) else (value.run(env),)
            return tuple(item if slot.type == WEAK else at(item, slot.type) for slot, item in zip(slots, found, strict=True))

        return run


def axes_of(node: ast.For) -> list[tuple[ast.expr, ast.expr, ast.expr]]:
    """Start, stop and step of every dimension of a loop."""
    assert isinstance(node.iter, ast.Call)
    zero, one = ast.Constant(0), ast.Constant(1)
    args = node.iter.args
    if ast.unparse(node.iter.func) == "range":
        start, stop = (args[0], args[1]) if len(args) > 1 else (zero, args[0])
        return [(start, stop, args[2] if len(args) > 2 else one)]
    return [(arg.elts[0], arg.elts[1], one) if isinstance(arg, ast.Tuple) else (zero, arg, one) for arg in args]
