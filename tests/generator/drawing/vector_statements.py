"""Statements of vectors: locals, elements and components (E-007, E-019, V-008, V-020, V-021)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from generator.types import SCALARS, is_float, meet

from .choices import Name, Node
from .statements import Lines, Statements
from .vectors import LETTERS, SHAPES, Vec, VecKind, Vectors, of_kind


class VectorStatements(Vectors, Statements):
    """Draws statements of vectors, among others."""

    def vector_forms(self) -> list[Callable[[], Lines]]:
        forms: list[Callable[[], Lines]] = [self.vector_once, self.vector_assign, self.vector_assign, self.component_assign]
        if self.vector_arrays(written=True):
            forms += [self.vector_store, self.vector_store, self.vector_augment, self.component_store, self.vector_update]
        return forms

    def some_components(self, vectors: Sequence[Vec]) -> list[Name]:
        return [Name(node.text, node.type) for node in map(self.part_of, vectors)]

    def vector_once(self) -> Lines:
        """T-015 holds for each component."""
        found, name = self.vector(self.pick(SHAPES)), self.new("vonce")
        lines = self.line(f"{name} = {found.text}")
        self.scope.vectors.append(Vec(name, tuple(Node("", item.type) for item in found.items), found.shape))
        return lines

    def vector_local(self) -> tuple[Lines, str, VecKind]:
        """A local that later statements assign, with what declares it where there is none."""
        if self.scope.vector_locals and self.chance(80):
            return [], *self.pick(list(self.scope.vector_locals.items()))
        kind, name = VecKind(self.pick(SCALARS), self.pick(SHAPES)), self.new("v")
        lines = self.line(f"{name} = {self.vector_of(kind).text}")
        self.scope.vectors.append(of_kind(name, kind))
        self.scope.vector_locals[name] = kind
        return lines, name, kind

    def vector_assign(self) -> Lines:
        lines, name, kind = self.vector_local()
        if self.chance(30) and is_float(kind.type):
            value = self.joining(kind.type).text if self.chance(40) else self.vector_joining(kind).text
            return [*lines, *self.line(f"{name} {self.pick('+-*/')}= {value}")]
        if self.chance(30):
            op = self.pick(("+", "-", "*", "//", "%"))
            return [*lines, *self.line(f"{name} {op}= {self.vector_joining(kind).text}")]
        return [*lines, *self.line(f"{name} = {self.vector_joining(kind).text}")]

    def component(self, shape: tuple[int, ...], letters: bool = True) -> str:
        """What follows a vector to name a component of it."""
        if len(shape) == 2 or self.chance(30):
            return f"[{', '.join(self.index(size) for size in shape)}]"
        place = self.integer(0, shape[0] - 1)
        return f".{LETTERS[place]}" if place < 4 and letters and self.chance(60) else f"[{place}]"

    def component_assign(self) -> Lines:
        lines, name, kind = self.vector_local()
        place = f"{name}{self.component(kind.shape)}"
        if self.chance(30):
            return [*lines, *self.line(f"{place} {self.augmented(kind.type)}")]
        if self.chance(30):  # both values before either component changes (E-006)
            other = f"{name}{self.component(kind.shape)}"
            return [*lines, *self.line(f"{place}, {other} = {self.joining(kind.type).text}, {self.joining(kind.type).text}")]
        return [*lines, *self.line(f"{place} = {self.joining(kind.type).text}")]

    def vector_store(self) -> Lines:
        array = self.pick(self.vector_arrays(written=True))
        place = f"{array.text}[{self.position(array)}]"
        if self.chance(20):
            return self.line(f"{place} = {self.number().text}")
        other = self.pick(self.vector_arrays(array.component, written=True))
        if self.chance(20):
            second = f"{other.text}[{self.position(other)}]"
            return self.line(f"{place}, {second} = {self.vector(array.component).text}, {self.vector(array.component).text}")
        return self.line(f"{place} = {self.vector(array.component).text}")

    def vector_augment(self) -> Lines:
        """V-021"""
        array = self.pick(self.vector_arrays(written=True))
        kind = VecKind(array.element, array.component)
        value = self.vector_joining(kind).text if self.chance(60) else self.joining(array.element).text
        return self.line(f"{array.text}[{self.position(array)}] {self.pick(('+', '-', '*', '//', '%'))}= {value}")

    def component_store(self) -> Lines:
        array = self.pick(self.vector_arrays(written=True))
        place = f"{array.text}[{self.position(array)}]{self.component(array.component)}"
        if self.chance(40):
            node = self.number()
            node = node if meet([node.type, array.element]) else self.fit(node, array.element)
            return self.line(f"{place} {self.pick('+-*/')}= {node.text}")
        return self.line(f"{place} = {self.number().text}")

    def vector_update(self) -> Lines:
        """X-008"""
        found = [array for array in self.vector_arrays(written=True) if not is_float(array.element)]
        if not found:
            return self.vector_store()
        return self.line(self.vector_atomic(self.pick(found)))
