"""Device functions: each is drawn for a call, and may be called again from where the same arrays and indices are in scope."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from generator.types import SCALARS, WEAK

from .choices import Array, Name, Node, Scope
from .statements import Lines
from .vector_statements import VectorStatements
from .vectors import SHAPES, Vec, VecKind, of_kind

Kind = str | VecKind  # of a parameter or a result

MOST_FUNCTIONS: Final = 4
MOST_NESTING: Final = 2


@dataclass(frozen=True)
class Parameter:
    """What a function takes: a value of this kind, or (kind "") always the array or index of this text."""

    type: Kind
    text: str = ""


@dataclass(frozen=True)
class Function:
    name: str
    parameters: tuple[Parameter, ...]
    results: tuple[Kind, ...]


class Functions(VectorStatements):
    """Draws calls, with the functions that they need."""

    functions: list[Function]
    texts: list[str]  # of the functions, callees first
    nesting: int = 0

    def call(self) -> Node:
        function = None if self.quiet else self.function(1)
        if function is None:
            return self.literal()
        kind = function.results[0]
        text = self.called(function)
        return Node(text, kind) if isinstance(kind, str) else self.part_of(of_kind(text, kind))

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
        for name, kind in zip(names, function.results, strict=True):
            self.know(self.scope, name, kind)
        return lines

    @staticmethod
    def know(scope: Scope, name: str, kind: Kind) -> None:
        if isinstance(kind, str):
            scope.names.append(Name(name, kind))
        else:
            scope.vectors.append(of_kind(name, kind))

    def function(self, results: int) -> Function | None:
        """One with that many results; None where there is none."""
        known = [each for each in self.functions if len(each.results) == results and self.reaches(each)]
        if len(self.functions) < MOST_FUNCTIONS and self.nesting < MOST_NESTING and (not known or self.chance(50)):
            return self.part(self.invented, results)
        return self.pick(known) if known else None

    def reaches(self, function: Function) -> bool:
        here = {each.text for each in (*self.scope.arrays, *self.scope.vector_arrays, *self.scope.names)}
        return all(parameter.text in here for parameter in function.parameters if not parameter.type)

    def called(self, function: Function) -> str:
        arguments = [self.argument(parameter) for parameter in function.parameters]
        return f"{function.name}({', '.join(arguments)})"

    def argument(self, parameter: Parameter) -> str:
        if not parameter.type:
            return parameter.text
        if isinstance(parameter.type, VecKind):
            return self.vector_of(parameter.type).text
        return self.weak_number().text if parameter.type == WEAK else self.value(parameter.type).text

    def invented(self, results: int) -> Function:
        """A new function, of arrays, indices and numbers that are in scope here."""
        name, inner = self.new("g"), Scope(indent="    ", is_function=True)
        parameters: list[tuple[str, Parameter]] = []
        for array in (*self.scope.arrays, *self.scope.vector_arrays):
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
        for _ in range(self.integer(0, 1) * bool(self.vectored)):
            own, kind = self.new("p"), VecKind(self.pick(SCALARS), self.pick(SHAPES))
            parameters.append((own, Parameter(kind)))
            inner.vectors.append(of_kind(own, kind))
            if self.chance(40):
                inner.vector_locals[own] = kind
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
        into = inner.vector_arrays if array.component else inner.arrays
        into.append(replace(array, text=name, own=tuple(own)))
        indices = [(each, Parameter("", text)) for each, text in zip(own, array.own, strict=True)]
        return [(name, Parameter("", array.text)), *indices]

    def body(self, inner: Scope, results: int) -> tuple[Lines, tuple[Kind, ...]]:
        outer, depth, self.scope, self.depth = self.scope, self.depth, inner, 0
        self.nesting += 1
        kinds = tuple(self.result_kind() for _ in range(results))
        early = self.chance(50)
        if early:
            inner.results = kinds
        lines = self.statements(0, 4) if results or self.chance(80) else self.line("pass")
        if results:
            values = [self.of(kind) if early or not isinstance(kind, str) else self.number() for kind in kinds]
            lines = [line for line in lines if line.strip() != "pass"]
            lines += self.line(f"return {', '.join(value.text for value in values)}")
            kinds = tuple(value.type if isinstance(value, Node) else kind for value, kind in zip(values, kinds, strict=True))
        self.nesting -= 1
        self.scope, self.depth = outer, depth
        return lines, kinds

    def result_kind(self) -> Kind:
        return VecKind(self.pick(SCALARS), self.pick(SHAPES)) if self.vectored and self.chance(25) else self.pick(SCALARS)

    def of(self, kind: Kind) -> Node | Vec:
        """A value of exactly this kind."""
        return self.value(kind) if isinstance(kind, str) else self.vector_of(kind)

    def joined(self, kind: Kind) -> Node | Vec:
        """A value that leaves a result of this kind as it is."""
        return self.joining(kind) if isinstance(kind, str) else self.vector_joining(kind)
