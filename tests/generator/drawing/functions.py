"""Device functions: each is drawn for a call, and may be called again from where the same arrays and indices are in scope."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from generator.types import SCALARS, WEAK

from .choices import Array, Name, Node, Scope
from .statements import Lines, Statements

MOST_FUNCTIONS: Final = 4
MOST_NESTING: Final = 2


@dataclass(frozen=True)
class Parameter:
    """What a function takes: a number of this type, or (type "") always the array or index of this text."""

    type: str
    text: str = ""


@dataclass(frozen=True)
class Function:
    name: str
    parameters: tuple[Parameter, ...]
    results: tuple[str, ...]


class Functions(Statements):
    """Draws calls, with the functions that they need."""

    functions: list[Function]
    texts: list[str]  # of the functions, callees first
    nesting: int = 0

    def call(self) -> Node:
        function = None if self.quiet else self.function(1)
        if function is None:
            return self.literal()
        return Node(self.called(function), function.results[0])

    def call_statement(self) -> Lines:
        """A call for its effects, or for several results (F-005)."""
        function = self.function(self.pick((0, 2, 3)))
        if function is None:
            return self.store()
        text = self.called(function)
        if not function.results:
            return self.line(text)
        names = [self.new("once") for _ in function.results]
        lines = self.line(f"{', '.join(names)} = {text}")
        self.scope.names += [Name(name, type_) for name, type_ in zip(names, function.results, strict=True)]
        return lines

    def function(self, results: int) -> Function | None:
        """One with that many results; None where there is none."""
        known = [each for each in self.functions if len(each.results) == results and self.reaches(each)]
        if len(self.functions) < MOST_FUNCTIONS and self.nesting < MOST_NESTING and (not known or self.chance(50)):
            return self.part(self.invented, results)
        return self.pick(known) if known else None

    def reaches(self, function: Function) -> bool:
        here = {each.text for each in (*self.scope.arrays, *self.scope.names)}
        return all(parameter.text in here for parameter in function.parameters if not parameter.type)

    def called(self, function: Function) -> str:
        arguments = [self.argument(parameter) for parameter in function.parameters]
        return f"{function.name}({', '.join(arguments)})"

    def argument(self, parameter: Parameter) -> str:
        if not parameter.type:
            return parameter.text
        return self.weak_number().text if parameter.type == WEAK else self.value(parameter.type).text

    def invented(self, results: int) -> Function:
        """A new function, of arrays, indices and numbers that are in scope here."""
        name, inner = self.new("g"), Scope(indent="    ", is_function=True)
        parameters: list[tuple[str, Parameter]] = []
        for array in self.scope.arrays:
            if self.chance(30):
                parameters += self.passed(array, inner)
        for index in [each for each in self.scope.names if each.below is not None]:
            if self.chance(20):
                parameters.append((self.new("q"), Parameter("", index.text)))
                inner.names.append(Name(parameters[-1][0], index.type, index.below))
        for _ in range(self.integer(0, 3)):
            own, type_ = self.new("p"), self.pick((*SCALARS, WEAK))
            parameters.append((own, Parameter(type_)))
            inner.names.append(Name(own, type_))
            if type_ != WEAK and self.chance(40):
                inner.locals[own] = type_
        lines, types = self.body(inner, results)
        header = f"def {name}({', '.join(own for own, _ in parameters)}):"
        self.texts.append("\n".join(["@tack.func", header, *lines, ""]))
        function = Function(name, tuple(parameter for _, parameter in parameters), types)
        self.functions.append(function)
        return function

    def passed(self, array: Array, inner: Scope) -> list[tuple[str, Parameter]]:
        """An array, with the indices of what belongs to the iteration."""
        own = [self.new("q") for _ in array.own]
        name = self.new("a")
        inner.arrays.append(Array(name, array.element, array.sizes, tuple(own), array.writable, array.origin))
        indices = [(each, Parameter("", text)) for each, text in zip(own, array.own, strict=True)]
        return [(name, Parameter("", array.text)), *indices]

    def body(self, inner: Scope, results: int) -> tuple[Lines, tuple[str, ...]]:
        outer, depth, self.scope, self.depth = self.scope, self.depth, inner, 0
        self.nesting += 1
        early = self.chance(50)
        types = tuple(self.pick(SCALARS) for _ in range(results))
        if early:
            inner.results = types
        lines = self.statements(0, 4) if results or self.chance(80) else self.line("pass")
        if results:
            nodes = [self.value(type_) for type_ in types] if early else [self.number() for _ in range(results)]
            lines = [line for line in lines if line.strip() != "pass"]
            lines += self.line(f"return {', '.join(node.text for node in nodes)}")
            types = tuple(node.type for node in nodes)
        self.nesting -= 1
        self.scope, self.depth = outer, depth
        return lines, types
