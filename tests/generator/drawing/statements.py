"""Statements. Names that a block adds end with it, so that what is read is assigned on every path, but for `maybe`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from generator.meaning.values import LIBRARY
from generator.types import SCALARS, WEAK, is_float

from .choices import Array, Name, Node
from .expressions import Expressions

Lines = list[str]

MOST_INDENT: Final = 5  # levels of blocks
MOST_TURNS: Final = 24  # of the sequential loops around a statement, multiplied


class Statements(Expressions):
    """Draws statements at the indentation that is current."""

    def block(self, least: int, most: int) -> Lines:
        """Lines of several statements, one level further in."""
        with self.inner(indent=self.scope.indent + "    "):
            return self.statements(least, most)

    def statements(self, least: int, most: int) -> Lines:
        lines: Lines = []
        known = len(self.scope.names), len(self.scope.arrays), len(self.scope.vectors)
        for _ in range(self.integer(least, most)):
            lines += self.part(self.statement)
        lines += self.shown(self.scope.names[known[0] :], self.scope.arrays[known[1] :])
        lines += self.shown(self.some_components(self.scope.vectors[known[2] :]), [])
        return lines or [f"{self.scope.indent}pass"]

    def shown(self, names: Sequence[Name], arrays: Sequence[Array]) -> Lines:
        """Stores of what a block has computed, so that what is wrong with it is seen."""
        lines: Lines = []
        if self.quiet or self.scope.is_function:
            return lines
        for name in names:
            if self.chance(80):
                place = self.sink(name.type)
                gathered = f"{place} * 3 + tack.i64({name.text})" if self.scope.loops and not is_float(name.type) else name.text
                lines += self.line(f"{place} = {gathered}")
        for array in arrays:
            lines += self.line(f"{self.sink(array.element)} = {array.text}[{self.integer(0, array.sizes[0] - 1)}]")
        return lines

    def sink(self, type_: str) -> str:
        """An element that nothing else writes, and nothing reads, for a value of a type."""
        raise NotImplementedError

    def statement(self) -> Lines:
        if self.quiet:
            return self.pick((self.once, self.once, self.assign, self.augment, self.if_, self.maybe, self.while_))()
        scope = self.scope
        forms: list[Callable[[], Lines]] = [self.once, self.once, self.assign, self.assign, self.augment, self.augment_element]
        forms += [self.store, self.store, self.store, self.several, self.chained, self.only_weak, self.call_statement]
        forms += [self.count, self.local_array, *([self.approximate] * 3 if self.approximations else [])]
        forms += self.vector_forms() * self.vectored + self.lane_forms() * self.laned
        if len(scope.indent) < 4 * MOST_INDENT:
            forms += [self.if_, self.if_, self.maybe]
            if self.turns * 4 <= MOST_TURNS:
                forms += [self.for_, self.for_, self.nest, self.while_]
        if scope.loops:
            forms.append(self.leave)
        elif scope.is_function:
            forms.append(self.early_return)
        else:
            forms.append(self.end_iteration)
        return self.pick(forms)()

    def some_components(self, vectors: Sequence[Any]) -> list[Name]:
        """A component of each vector, to show."""
        raise NotImplementedError

    def vector_forms(self) -> list[Callable[[], Lines]]:
        """Statements of vectors."""
        raise NotImplementedError

    def lane_forms(self) -> list[Callable[[], Lines]]:
        """Statements at which lanes part."""
        raise NotImplementedError

    def line(self, text: str) -> Lines:
        return [self.scope.indent + text]

    # --- locals ---

    def once(self) -> Lines:
        """A local that is assigned once: a weak literal, where the value is one (T-015)."""
        node, name = self.number(), self.new("once")
        lines = self.line(f"{name} = {node.text}")
        self.scope.names.append(Name(name, node.type))
        return lines

    def declare(self, type_: str) -> Lines:
        """A local that later statements assign."""
        node, name = self.value(type_), self.new("v")
        lines = self.line(f"{name} = {node.text}")
        self.scope.names.append(Name(name, type_))
        self.scope.locals[name] = type_
        return lines

    def local(self) -> tuple[Lines, str, str]:
        """A local to assign, with what declares it where there is none."""
        if not self.scope.locals or self.chance(15):
            lines = self.declare(self.pick(SCALARS))
            return [*lines, *self.local()[0]] if not self.scope.locals else (lines, *self.pick(list(self.scope.locals.items())))
        return [], *self.pick(list(self.scope.locals.items()))

    def assign(self) -> Lines:
        lines, name, type_ = self.local()
        return [*lines, *self.line(f"{name} = {self.joining(type_).text}")]

    def augment(self) -> Lines:
        lines, name, type_ = self.local()
        return [*lines, *self.line(f"{name} {self.augmented(type_)}")]

    def augmented(self, type_: str) -> str:
        """`op= value` that leaves the type (T-011)."""
        if is_float(type_):
            op = self.pick(("+", "-", "*", "/", "//", "%"))
            return f"{op}= {self.joining(type_).text}"
        op = self.pick(("+", "-", "*", "//", "%", "&", "|", "^", "<<", ">>", "**"))
        if op in ("<<", ">>"):
            return f"{op}= {self.integer_value().text}"
        return f"**= {self.integer(0, 5)}" if op == "**" else f"{op}= {self.joining(type_).text}"

    def only_weak(self) -> Lines:
        """A local that several statements assign, weak literals alone (T-016)."""
        if self.scope.weak and self.chance(70):
            name = self.pick(self.scope.weak)
            return self.line(f"{name} = {self.weak_number().text}")
        name = self.new("w")
        lines = [*self.line(f"{name} = {self.weak_number().text}"), *self.line(f"{name} = {self.weak_number().text}")]
        self.scope.names.append(Name(name, "f64" if self.double else "f32"))
        self.scope.weak.append(name)
        return lines

    @property
    def double(self) -> bool:
        """Whether the kernel has an array argument of f64."""
        raise NotImplementedError

    def weak_number(self) -> Node:
        node = self.number()
        if node.type == WEAK:
            return node
        left, right = Node(self.pick(("0.1", "2.5", "1e300")), WEAK), self.literal()
        return Node(f"({left.text} {self.pick(('+', '-', '*', '/'))} {right.text})", WEAK)

    def maybe(self) -> Lines:
        """A local that only some path assigns before it is read: it is zero on the others (E-020)."""
        name, type_ = self.new("maybe"), self.pick(SCALARS)
        lines = self.line(f"if {self.condition().text}:")
        lines += self.line(f"    {name} = {self.value(type_).text}")
        self.scope.names.append(Name(name, type_))
        return lines

    def several(self) -> Lines:
        """Tuple assignment (E-006)."""
        lines: Lines = []
        targets: list[str] = []
        values: list[str] = []
        for _ in range(self.integer(2, 3)):
            array = self.written()
            if array is not None and self.chance(40):
                targets.append(f"{array.text}[{self.position(array)}]")
                values.append(self.number().text)
            else:
                more, name, type_ = self.local()
                lines += more
                targets.append(name)
                values.append(self.joining(type_).text)
        return [*lines, *self.line(f"{', '.join(targets)} = {', '.join(values)}")]

    def chained(self) -> Lines:
        """`a = b = value` (L-014)"""
        lines, name, type_ = self.local()
        node, array = self.joining(type_), self.written()
        other = self.new("once") if array is None or self.chance(40) else f"{array.text}[{self.position(array)}]"
        lines += self.line(f"{name} = {other} = {node.text}")
        if other.startswith("once"):
            self.scope.names.append(Name(other, node.type))
        return lines

    # --- arrays ---

    def written(self) -> Array | None:
        found = self.written_arrays
        return self.pick(found) if found else None

    def store(self) -> Lines:
        array = self.written()
        if array is None:
            return self.once()
        return self.line(f"{array.text}[{self.position(array)}] = {self.number().text}")

    def augment_element(self) -> Lines:
        """E-005: any type may meet the element's, and is converted back."""
        array = self.written()
        if array is None:
            return self.augment()
        place = f"{array.text}[{self.position(array)}]"
        if array.origin and not is_float(array.element) and self.chance(30):
            return self.disturbed_element(array)
        if self.chance(50):
            return self.line(f"{place} {self.augmented(array.element)}")
        node = self.number()
        clash = "u64" in (node.type, array.element)
        node = self.fit(node, array.element) if clash else node
        return self.line(f"{place} {self.pick(('+', '-', '*', '/', '//', '%'))}= {node.text}")

    def disturbed_element(self, array: Array) -> Lines:
        """`x[x[a]] += ...` where the right side may update `x[a]`."""
        size = array.sizes[-1]
        if len(array.own) == len(array.sizes):
            place = f"{array.text}[{self.position(array)}]"
        else:
            modulus = f"tack.u64({size})" if array.element == "u64" else size
            inner = f"({array.text}[{self.position(array)}]) % {modulus}"
            place = f"{array.text}[{', '.join([*array.own, *map(self.index, array.sizes[len(array.own) : -1]), inner])}]"
        return self.line(f"{place} {self.pick('+-*')}= {self.atomic(array)}")

    def local_array(self) -> Lines:
        """A-010 to A-013: written before it is read."""
        name, index, size = self.new("tmp"), self.new("f"), self.integer(1, 5)
        element = self.pick(SCALARS)
        like = [array for array in self.scope.arrays if array.origin and array.sizes]
        text = str(size)
        if like and self.chance(30):
            array = self.pick(like)
            axis = self.integer(0, len(array.sizes) - 1)
            if 0 < array.sizes[axis] <= 8:
                text, size = f"{array.text}.shape[{axis}] + {size}", array.sizes[axis] + size
                self.baked(array, axis)
        declared = f"tack.local_array(tack.{element}, {text})"
        if like and self.chance(30):
            array = self.pick(like)
            declared, element = f"tack.local_array_like({array.text}, {text})", array.element
        lines = [*self.line(f"{name} = {declared}"), *self.line(f"for {index} in range({size}):")]
        with self.inner(indent=self.scope.indent + "    ", loops=self.scope.loops + 1):
            self.scope.names.append(Name(index, "i64", below=size))
            lines += self.line(f"{name}[{index}] = {self.number().text}")
        self.scope.arrays.append(Array(name, element, (size,), writable=True))
        return lines

    def baked(self, array: Array, axis: int) -> None:
        """A dimension must be known to the compiler."""

    def approximate(self) -> Lines:
        """A function whose last bits differ from processor to processor, of exact values, into an array that nothing reads."""
        found = [array for array in self.approximations if not self.scope.is_function and 0 not in array.sizes]
        if not found:
            return self.store()
        array = self.pick(found)
        name = self.pick((*LIBRARY, "pow"))
        nodes = [self.in_float(array.element) for _ in range(2 if name in ("atan2", "pow") else 1)]
        text = f"{name}({', '.join(node.text for node in nodes)})"
        return self.line(f"{array.text}[{', '.join(array.own)}] = {text}")

    @property
    def approximations(self) -> Sequence[Array]:
        """The arrays for such values."""
        raise NotImplementedError

    def in_float(self, type_: str) -> Node:
        node = self.number()
        return node if node.type == WEAK else self.fit(node, type_)

    def count(self) -> Lines:
        """Updates of shared counters: they commute, so iterations may make them in any order (X-001, X-006)."""
        if not self.counters or self.scope.is_function:
            return self.store()
        array, op = self.pick(self.counters)
        index = self.index(array.sizes[0])
        return self.line(f"tack.atomic_{op}({array.text}, {index}, {self.number().text})")

    @property
    def counters(self) -> Sequence[tuple[Array, str]]:
        """Shared arrays of integers, with the update that is made to each."""
        raise NotImplementedError

    # --- control flow ---

    def if_(self) -> Lines:
        lines = [*self.line(f"if {self.test()}:"), *self.block(1, 3)]
        if self.chance(30):
            lines += [*self.line(f"elif {self.test()}:"), *self.block(1, 2)]
        if self.chance(50):
            lines += [*self.line("else:"), *self.block(1, 3)]
        return lines

    def test(self) -> str:
        return self.number().text if self.chance(15) else self.condition().text

    def bound(self, most: int) -> tuple[Lines, str, int | None]:
        """A bound of a sequential loop, its value where that is known, and what comes before the loop."""
        if self.chance(40):
            number = self.integer(0, most)
            return [], str(number), number
        whole = [(name, type_) for name, type_ in self.scope.locals.items() if type_ in ("i32", "i64", "u8", "i16")]
        if whole and self.chance(40):  # a local, which the loop may assign (E-008)
            name, type_ = self.pick(whole)
            return self.line(f"{name} = tack.{type_}({name} % {most + 1})"), name, None
        node = self.integer_value()
        node = self.fit(node, "i64") if node.type == "u64" else node
        return [], f"({node.text}) % {most + 1}", None

    def for_(self) -> Lines:
        """E-008 to E-010"""
        kind, names = self.pick(("stop", "stop", "start", "step", "far")), [self.new("i")]
        before, stop, known = self.bound(4)
        if kind == "stop":
            return [*before, *self.looped(f"range({stop})", names, [known])]
        if kind == "start":
            return [*before, *self.looped(f"range({self.integer(-3, 2)}, {stop})", names, [None])]
        if kind == "far":
            first = self.pick((2**63 - 10, -(2**63), 2**31 - 2, -(2**31) - 1))
            return self.looped(f"range({first}, {first + self.integer(0, 9)}, 3)", names, [None])
        return [*before, *self.looped(f"range({self.integer(-3, 2)}, {stop}, {self.integer(1, 3)})", names, [None])]

    def nest(self) -> Lines:
        """E-011"""
        lines: Lines = []
        bounds: list[str] = []
        knowns: list[int | None] = []
        for _ in range(self.pick((1, 2, 2, 3)) if self.turns == 1 else 1):
            before, stop, known = self.bound(3)
            lines += before
            pair = self.chance(30)
            bounds.append(f"({self.integer(-1, 1)}, {stop})" if pair else stop)
            knowns.append(None if pair else known)
        return [*lines, *self.looped(f"tack.ndindex({', '.join(bounds)})", [self.new("i") for _ in bounds], knowns)]

    def looped(self, over: str, names: Sequence[str], knowns: Sequence[int | None]) -> Lines:
        lines = self.line(f"for {', '.join(names)} in {over}:")
        turns, self.turns = self.turns, self.turns * 4 ** len(names)
        with self.inner(indent=self.scope.indent + "    ", loops=self.scope.loops + 1):
            for name, known in zip(names, knowns, strict=True):
                may_change = self.chance(35)
                self.scope.names.append(Name(name, "i64", below=None if may_change else known))
                if may_change:
                    self.scope.locals[name] = "i64"
            changed = [name for name in names if name in self.scope.locals]
            lines += self.shown([Name(name, "i64") for name in changed], [])
            lines += self.statements(1, 4)
            changed += [name for name in self.scope.locals if name in re.findall(r"\w+", over)]
            if changed and self.chance(60):
                name = self.pick(changed)
                lines += self.line(f"{name} {self.augmented(self.scope.locals[name])}")
        self.turns = turns
        return lines

    def while_(self) -> Lines:
        """E-016: a counter of its own ends it."""
        name, most = self.new("n"), self.integer(1, 4)
        lines = self.line(f"{name} = 0")
        endless = self.chance(30)
        lines += self.line("while True:" if endless else f"while {name} < {most} and {self.test()}:")
        turns, self.turns = self.turns, self.turns * most
        with self.inner(indent=self.scope.indent + "    ", loops=self.scope.loops + 1):
            lines += self.line(f"{name} += 1")
            if endless:
                lines += [*self.line(f"if {name} > {most} or {self.test()}:"), *self.line("    break")]
            self.scope.names.append(Name(name, "i32"))
            lines += self.statements(1, 3)
        self.turns = turns
        return lines

    def leave(self) -> Lines:
        """E-012, E-013"""
        return [*self.line(f"if {self.test()}:"), *self.line(f"    {self.pick(('break', 'continue'))}")]

    def end_iteration(self) -> Lines:
        """E-012"""
        return [*self.line(f"if {self.test()}:"), *self.line("    continue")]

    # --- calls ---

    def call_statement(self) -> Lines:
        raise NotImplementedError

    def joined(self, kind: Any) -> Any:
        """A value that leaves a result of this kind as it is."""
        raise NotImplementedError

    def early_return(self) -> Lines:
        """F-004"""
        kinds = self.scope.results
        if kinds is None:
            return self.store()
        lines = self.line(f"if {self.test()}:")
        with self.inner(indent=self.scope.indent + "    "):
            lines += self.statements(1, 2) if self.chance(50) else []
            lines += self.line(f"return {', '.join([self.joined(kind).text for kind in kinds])}".rstrip())
        return lines
