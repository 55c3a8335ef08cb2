"""A kernel: what is before its parallel loop, the loop, and the value that it returns."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Mapping
from typing import Any

import numpy as np

from generator.types import BINARY_NAMES

from .expressions import Array, Constant, Env, Function, Scope
from .slots import Slots
from .statements import Statements, axes_of, counts
from .values import at

_MOST_PASSES = 60


def run(text: str, arguments: Mapping[str, Any]) -> Any:
    """Run the last kernel of a text on arrays and NumPy scalars by parameter name; arrays change in place; its result."""
    names: dict[str, Function | Constant] = {}
    kernel: ast.FunctionDef | None = None
    for node in ast.parse(text).body:
        match node:
            case ast.FunctionDef(name=name, decorator_list=[decorator]):
                names[name] = Function(node)
                kernel = node if ast.unparse(decorator).startswith("tack.kernel") else kernel
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(args=args)):
                type_ = ast.unparse(args[1]).removeprefix("tack.") if len(args) > 1 else ""
                names[name] = Constant(ast.literal_eval(args[0]), type_)
    assert kernel is not None
    with np.errstate(all="ignore"):
        return _Kernel(names, kernel, arguments).run()


class _Kernel(Statements):
    def __init__(self, names: Mapping[str, Function | Constant], tree: ast.FunctionDef, arguments: Mapping[str, Any]) -> None:
        arrays = {name: value for name, value in arguments.items() if isinstance(value, np.ndarray)}
        super().__init__(names, Slots(double=any(array.dtype == np.float64 for array in arrays.values())))
        self.tree = tree
        self.arrays = arrays
        self.scalars = {name: value for name, value in arguments.items() if name not in arrays}
        self.counts = counts(tree)

    def run(self) -> Any:
        for _ in range(_MOST_PASSES):
            launch = self.build()
            if not self.slots.settle():
                return launch()
        raise AssertionError("the types of the locals do not settle")

    def build(self) -> Any:
        """One pass: the kernel as a function, at the types that locals have now."""
        self.scope = Scope((), self.counts)
        annotations = {argument.arg: argument.annotation for argument in self.tree.args.args}
        for name, array in self.arrays.items():
            component = component_shape(annotations[name])
            shape = array.shape[: array.ndim - len(component)]
            self.scope.arrays[name] = Array(name, BINARY_NAMES[array.dtype.str[1:]], shape, component)
        start: dict[Any, Any] = {}
        writes = [
            (value, self.variable(self.slot(name), BINARY_NAMES[value.dtype.str[1:]])) for name, value in self.scalars.items()
        ]
        body = self.tree.body
        place = next(place for place, node in enumerate(body) if isinstance(node, ast.For))
        loop = body[place]
        assert isinstance(loop, ast.For)
        before = self.block(body[:place])
        ranges = [range(*(self.bound(part) for part in axis)) for axis in axes_of(loop)]
        slots, turn = self.loop(loop)
        last = body[-1] if isinstance(body[-1], ast.Return) else None
        after = self.block(body[place + 1 : -1] if last else body[place + 1 :])
        value = self.number(last.value) if last and last.value else None

        def launch() -> Any:
            env = Env(dict(self.arrays), start)
            for argument, write in writes:
                write(env, argument)
            before(env)
            for at_ in itertools.product(*ranges):
                own = Env(dict(env.arrays), {**env.slots, **dict(zip(slots, map(np.int64, at_), strict=True))})  # L-011, P-011
                turn(own)
            if value is None:
                return None
            after(env)
            assert self.tree.returns is not None
            named = ast.unparse(self.tree.returns).removeprefix("tack.")
            return at(value.run(env), {"int": "i32", "float": "f32"}.get(named, named))

        return launch

    def bound(self, node: ast.expr) -> int:
        """P-003"""
        match node:
            case ast.BinOp(op=op, left=left, right=right):
                a, b = self.bound(left), self.bound(right)
                match op:
                    case ast.Add():
                        return a + b
                    case ast.Sub():
                        return a - b
                    case ast.Mult():
                        return a * b
                    case _:
                        return a // b
            case ast.UnaryOp(operand=operand):
                return -self.bound(operand)
            case ast.Name(id=name) if name in self.scalars:
                return int(self.scalars[name])
            case _:
                return self.host(node)


def component_shape(annotation: ast.expr | None) -> tuple[int, ...]:
    """The shape of an element of an array argument: `tack.vec3(tack.f32)[:]`, `tack.mat(2, 3, tack.f32)[:]`."""
    match annotation:
        case ast.Subscript(value=ast.Call(func=ast.Attribute(attr=name), args=args)):
            sizes = tuple(ast.literal_eval(arg) for arg in args if isinstance(arg, ast.Constant))
            return sizes or (int(name[3]),) * (2 if name.startswith("mat") else 1)
    return ()
