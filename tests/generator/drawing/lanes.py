"""What makes lanes part and meet, and reach elements in every way: loops and conditions on numbers that neighbours have different
ones of, accesses that a condition keeps within an array, and arrays that iterations walk backwards, in strides, and in any order.

The number of iterations along the last axis may be any smaller one, and what follows it is cut: `scales`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import numpy as np

from generator.arguments import mixed
from generator.running import Scale
from generator.types import FLOATS, INTEGERS, SCALARS, dtype, is_float

from .choices import Array, Name, Node
from .functions import Functions
from .statements import MOST_TURNS, Lines

Place = tuple[str, int, int]  # an index along the last axis, its start and its step
NUMBERS: Final = ("i32", "i32", "i16", "i64", "u8", "f32", "f64")
ROW: Final = 19  # elements of a row that lanes walk along: more than a tile of f32 has
LONG: Final = 77  # of one that is summed in accumulators, some of which take two turns and some three


class LaneForms(Functions):
    """Draws them, where the iteration itself goes on: not in a device function."""

    def __init__(self, draw: Callable[..., Any]) -> None:
        super().__init__(draw)
        self.scales: list[Scale] = []
        self.apart: list[Array] = []  # numbers that neighbours have different ones of
        self.near: list[Array] = []  # one axis as long as the last one: any element may be read, by an index that is checked
        self.places: list[Array] = []  # such indices, not all of which are within
        self.rows: list[Array] = []
        self.reordered = False  # sums and products of floats are such that their order does not show
        self.long: list[Array] = []  # rows of small whole numbers
        self.totals: list[Array] = []  # floats that iterations add whole numbers to
        self.flags: list[Array] = []  # elements that all iterations store the same to

    def array(self, stem: str, element: str, sizes: Sequence[int], component: tuple[int, ...] = (), values: Any = None) -> Array:
        raise NotImplementedError

    def scalar(self, name: str, type_: str, value: Any, bound: bool = False) -> None:
        raise NotImplementedError

    def host(self, value: int) -> str:
        raise NotImplementedError

    # --- arguments ---

    def lane_header(self, extents: Sequence[int]) -> tuple[list[str], list[tuple[int, int]]]:
        """What the loop goes over, with a last axis as long as an argument says, and the start and step of each axis."""
        start, step = self.pick((0, 0, 0, 1, -2, 5)), self.pick((1, 1, 1, 2, 3)) if len(extents) == 1 else 1
        short, off = self.integer(0, step - 1), self.integer(-2, 2)
        stop = self.new("n")
        self.scalar(stop, "i32", extents[-1] * step + start - short - off, bound=True)
        self.scales.append(Scale(stop, None, step, start - short - off))
        last = f"{stop} + {off}" if off >= 0 else f"{stop} - {-off}"
        if len(extents) == 1 and (step > 1 or self.chance(70)):
            texts = [last] if (start, step) == (0, 1) else [self.host(start), last]
            return [f"range({', '.join([*texts, self.host(step)] if step > 1 else texts)})"], [(start, step)]
        starts = [(self.pick((0, 0, 1, -3)), 1) for _ in extents[:-1]]
        sizes = [f"({first}, {self.host(first + extent)})" for (first, _), extent in zip(starts, extents, strict=False)]
        return [f"tack.ndindex({', '.join([*sizes, f'({start}, {last})'])})"], [*starts, (start, 1)]

    def lane_arrays(self, extents: Sequence[int], index: str, bounds: tuple[int, int]) -> list[Array]:
        """Arrays for lanes; those that any statement may use. `index` goes along the last axis from a start, by a step."""
        count, axis, (start, step) = extents[-1], len(extents) - 1, bounds
        own, lane = self.own[:-1], self.own[-1]
        found = []
        for _ in range(self.integer(1, 2)):
            found.append(replace(self.numbers("l", self.pick(NUMBERS), extents, axis), own=self.own))
        self.apart = [*found]
        for _ in range(self.integer(1, 2)):
            self.near.append(self.numbers("g", self.pick(NUMBERS), [count], 0))
        self.places.append(self.around(count))
        if self.chance(30):
            rows = self.numbers("row", self.pick(SCALARS), [*extents, ROW], axis)
            self.rows.append(rows)
        if self.reordered:
            for _ in range(self.integer(1, 2)):
                self.long.append(self.whole_numbers(self.pick(FLOATS), [*extents, LONG], axis))
            totals, size = self.pick(FLOATS), self.integer(1, 4)
            self.totals.append(self.array("h", totals, [size], values=lambda seed: np.zeros(size, dtype(totals))))
        kind = self.pick(SCALARS)
        self.flags.append(self.array("f", kind, [3], values=lambda seed: np.zeros(3, dtype(kind))))
        outputs = [self.in_any_order, self.backwards, self.in_strides]
        if step > 0 and start >= 0 and index not in self.scope.locals:
            outputs.append(self.as_it_comes)
        for _ in range(self.integer(1, 2)):
            found.append(self.pick(outputs)([*extents[:-1]], count, (*own, lane), (index, start, step)))
        return found

    def numbers(self, stem: str, element: str, sizes: Sequence[int], axis: int) -> Array:
        made = self.array(stem, element, sizes, values=lambda seed: mixed(element, sizes, seed))
        self.cut(made, axis)
        return made

    def whole_numbers(self, element: str, sizes: Sequence[int], axis: int) -> Array:
        made = self.array(
            "long", element, sizes, values=lambda seed: np.random.default_rng(seed).integers(-9, 10, sizes).astype(dtype(element))
        )
        self.cut(made, axis)
        return made

    def cut(self, array: Array, axis: int, factor: int = 1, more: int = 0) -> None:
        self.scales.append(Scale(array.text, axis, factor, more))

    def around(self, count: int) -> Array:
        """Indices of an array of so many elements, and around them."""
        kind = self.pick(("i32", "i64", "i16"))

        def indices(seed: int) -> np.ndarray[Any, Any]:
            return np.random.default_rng(seed).integers(-2, count + 3, count).astype(dtype(kind))

        made = self.array("p", kind, [count], values=indices)
        self.cut(made, 0)
        return made

    def output(self, outer: list[int], size: int, own: tuple[str, ...]) -> Array:
        """An array that each iteration writes its own element of; its last axis has this size."""
        return replace(self.array("t", self.pick(SCALARS), [*outer, size]), own=own, writable=True)

    def in_any_order(self, outer: list[int], count: int, own: tuple[str, ...], place: Place) -> Array:
        """Places that are all different, however many there are."""
        kind = self.pick(("i32", "i64", "u16"))

        def order(seed: int) -> np.ndarray[Any, Any]:
            return np.random.default_rng(seed).permutation(count).astype(dtype(kind))

        order_ = self.array("order", kind, [count], values=order)
        self.cut(order_, 0)
        return self.output(outer, count, (*own[:-1], f"{order_.text}[{own[-1]}]"))

    def backwards(self, outer: list[int], count: int, own: tuple[str, ...], place: Place) -> Array:
        made = self.output(outer, count, ())
        self.cut(made, len(outer))
        return replace(made, own=(*own[:-1], f"{made.text}.shape[{len(outer)}] - 1 - {own[-1]}"))

    def in_strides(self, outer: list[int], count: int, own: tuple[str, ...], place: Place) -> Array:
        stride, first = self.integer(2, 4), self.integer(0, 1)
        made = self.output(outer, count * stride, (*own[:-1], f"{own[-1]} * {stride} + {first}"))
        self.cut(made, len(outer), stride)
        return made

    def as_it_comes(self, outer: list[int], count: int, own: tuple[str, ...], place: Place) -> Array:
        """The index itself is the place."""
        index, start, step = place
        made = self.output(outer, start + step * count, (*own[:-1], index))
        self.cut(made, len(outer), step, start)
        return made

    # --- expressions ---

    def away(self) -> bool:
        """Whether lanes' own names are not in scope."""
        return self.quiet or self.scope.is_function or not self.apart

    def lane_value(self) -> Node:
        if self.away():
            return self.name()
        return self.pick((self.number_apart, self.neighbour, self.neighbour, self.kept_division))()

    def number_apart(self) -> Node:
        array = self.pick(self.apart)
        return Node(f"{array.text}[{', '.join(array.own)}]", array.element)

    def checked(self) -> tuple[str, str, Node]:
        """A condition that holds only within an array, its opposite, and the element there."""
        array, lane = self.pick(self.near), self.own[-1]
        kind = self.pick(("near", "near", "backwards", "anywhere", "one"))
        if kind == "anywhere":
            at = f"{self.pick(self.places).text}[{lane}]"
        elif kind == "one":
            at = str(self.integer(0, array.sizes[0] + 2))
        elif kind == "backwards":
            at = f"({array.text}.shape[0] - {lane} + {self.integer(-3, 2)})".replace("+ -", "- ")
        else:
            at = f"({lane} + {self.integer(-4, 4)})".replace("+ -", "- ")
        inside = f"0 <= {at} < len({array.text})"
        outside = f"{at} < 0 or {at} >= len({array.text})"
        return inside, outside, Node(f"{array.text}[{at}]", array.element)

    def neighbour(self) -> Node:
        inside, outside, node = self.checked()
        other = self.fit(self.name(), node.type)
        if self.chance(50):
            return Node(f"({node.text} if {inside} else {other.text})", node.type)
        return Node(f"({other.text} if {outside} else {node.text})", node.type)

    def kept_division(self) -> Node:
        """A division that lanes with a zero are kept from."""
        type_ = self.pick(INTEGERS)
        by, other = self.fit(self.number_apart(), type_), self.fit(self.name(), type_)
        self.depth += 1
        node = self.fit(self.name() if self.depth >= self.deepest else self.number(), type_)
        self.depth -= 1
        return Node(
            f"({node.text} {self.pick(('//', '%'))} {by.text} if {by.text} != {self.zero(type_)} else {other.text})", type_
        )

    def lane_truth(self) -> str:
        if self.away():
            node = self.name()
            return f"({node.text} > 0.5)" if is_float(node.type) else f"({node.text} != {self.zero(node.type)})"
        kind = self.pick(("number", "number", "odd", "and", "or"))
        if kind == "number":
            return self.above(self.number_apart())
        if kind == "odd":
            number = self.number_apart()
            number = self.converted(number, "i32") if is_float(number.type) else number
            return f"({number.text} % {self.pick((2, 3, 5))} == {self.integer(0, 2)})"
        inside, outside, node = self.checked()
        if kind == "and":
            return f"({inside} and {self.above(node)})"
        return f"({outside} or {self.above(node)})"

    def zero(self, type_: str) -> str:
        return "tack.u64(0)" if type_ == "u64" else "0"

    def above(self, node: Node) -> str:
        bound = f"{self.integer(0, 18)}{'.0' if is_float(node.type) else ''}"
        return f"({node.text} {self.pick(('<', '>', '>='))} {bound})"

    # --- statements ---

    def lane_forms(self) -> list[Callable[[], Lines]]:
        if self.away():
            return []
        forms: list[Callable[[], Lines]] = [self.flag]
        if len(self.scope.indent) < 20:
            forms += [self.part_ways, self.part_ways]
            if self.turns * 6 <= MOST_TURNS:
                forms += [self.count_down, self.count_down, self.search, *([self.along_row] if self.rows else [])]
        if self.scope.loops:
            forms += [self.jump, self.jump]
        elif self.reordered:
            forms += [self.along_long_rows, self.along_long_rows, self.add_to_total]
        return forms

    def flag(self) -> Lines:
        """The same for whoever stores there."""
        array, at = self.pick(self.flags), self.integer(0, 2)
        return self.line(f"{array.text}[{at}] = {7 + at}")

    def part_ways(self) -> Lines:
        lines = [*self.line(f"if {self.lane_truth()}:"), *self.block(1, 3)]
        return [*lines, *self.line("else:"), *self.block(1, 3)] if self.chance(60) else lines

    def jump(self) -> Lines:
        return [*self.line(f"if {self.lane_truth()}:"), *self.line(f"    {self.pick(('break', 'continue'))}")]

    def within(self, header: str, turns: int, first: Lines, names: Sequence[Name]) -> Lines:
        """A loop of about so many turns that begin with some lines."""
        lines = self.line(header)
        before, self.turns = self.turns, self.turns * turns
        with self.inner(indent=self.scope.indent + "    ", loops=self.scope.loops + 1):
            self.scope.names += names
            lines += [self.scope.indent + line for line in first]
            lines += self.statements(1, 3)
        self.turns = before
        return lines

    def count_down(self) -> Lines:
        """A loop whose number of turns each lane has from memory."""
        name, most = self.new("left"), self.pick((3, 7, 7, 15))
        lines = self.line(f"{name} = {self.fit(self.number_apart(), 'i32').text} & {most}")
        also = f" and {self.lane_truth()}" if self.chance(30) else ""
        step = self.pick((f"{name} -= 1", f"{name} = {name} // 2"))
        return [*lines, *self.within(f"while {name} > 0{also}:", 6, [step], [Name(name, "i32")])]

    def search(self) -> Lines:
        """A counter that is the same in all lanes until they leave."""
        name, most = self.new("at"), self.integer(3, 9)
        lines = self.line(f"{name} = 0")
        number = self.fit(self.number_apart(), "i32").text
        leave = [f"if {name} * {self.integer(2, 9)} > {number}:", "    break", f"{name} += 1"]
        lines += self.within(f"while {name} < {most}:", 6, leave, [Name(name, "i32")])
        self.scope.names.append(Name(name, "i32"))
        return lines

    def along_row(self) -> Lines:
        """A sum along a row of each lane."""
        array, name, turn = self.pick(self.rows), self.new("sum"), self.new("j")
        type_ = array.element if is_float(array.element) else self.pick(("i64", *FLOATS))
        lines = self.line(f"{name} = tack.{type_}({self.integer(0, 3)})")
        lines += self.line(f"for {turn} in range({self.integer(0, 1)}, {ROW - self.integer(0, 2)}):")
        lines += self.line(f"    {name} += tack.{type_}({array.text}[{', '.join(self.own)}, {turn}])")
        self.scope.names.append(Name(name, type_))
        return lines

    def along_long_rows(self) -> Lines:
        """Sums and products, exact in any order, of one or two types; the first may go on in a second loop."""
        turn, lines, bodies = self.new("j"), [], []
        for array in [self.pick(self.long) for _ in range(self.integer(1, 2))]:
            name, element = self.new("sum"), f"{array.text}[{', '.join(self.own)}, {turn}]"
            type_ = self.pick((array.element, array.element, *FLOATS))
            lines += self.line(f"{name} = tack.{type_}({self.integer(0, 3)})")
            change = self.pick(("+= E", "+= E", "-= E", "+= E * E", "*= S"))
            text = f"{name} {change}".replace("E", f"tack.{type_}({element})").replace(
                "S", f"tack.{type_}({self.pick((-1, -2))})"
            )
            bodies.append(
                [f"if {element} > {self.integer(-9, 8)}:", f"    {text}"] if "*= " in text or self.chance(30) else [text]
            )
            self.scope.names.append(Name(name, type_))
        for some in (bodies, bodies[:1]) if self.chance(40) else (bodies,):
            lines += self.line(f"for {turn} in range({self.integer(0, 1)}, {self.pick((LONG, LONG, LONG - 1, LONG - 13, 40))}):")
            lines += [f"{self.scope.indent}    {line}" for body in some for line in body]
        return lines

    def add_to_total(self) -> Lines:
        """An update, in private copies; not in a loop, where a kernel could not have the lanes that it asks for."""
        array = self.pick(self.totals)
        value = f"tack.{array.element}({self.own[-1]} % {self.integer(2, 9)} - {self.integer(0, 3)})"
        return self.line(f"tack.atomic_add({array.text}, {self.index(array.sizes[0])}, {value})")
