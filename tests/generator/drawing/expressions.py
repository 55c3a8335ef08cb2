"""Expressions, each with the type that the contract gives it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from generator.types import FLOATS, INTEGERS, SCALARS, WEAK, is_float, literal_type, meet, promoted

from .choices import Array, Choices, Node

INTEGER_LITERALS: Final = (0, 1, 2, 3, 5, 7, 100, 127, 128, 255, 256, 65535, 16777217, 2**31 - 1, 2**31, 2**32, 2**63 - 1, 2**63)
FLOAT_LITERALS: Final = (
    "0.0",
    "0.5",
    "1.0",
    "0.1",
    "1.5",
    "3.0",
    "1e-3",
    "16777217.0",
    "1e10",
    "1e300",
    "1e-50",
    "5e-324",
    "1e999",
)
ARITHMETIC: Final = ("+", "-", "*", "//", "%", "/")
COMPARISONS: Final = ("<", "<=", ">", ">=", "==", "!=")
ROUNDED: Final = ("floor", "ceil", "sqrt", "fabs")


def stays_weak(nodes: Sequence[Node]) -> bool:
    """T-012"""
    return any(node.type == WEAK for node in nodes) and all(node.type == WEAK or node.literal for node in nodes)


def combined(text: str, nodes: Sequence[Node], literal: bool = True) -> Node:
    """An operation at the promotion of its operands."""
    type_ = WEAK if stays_weak(nodes) else promoted([node.type for node in nodes])
    return Node(text, type_, literal and all(node.literal for node in nodes))


class Expressions(Choices):
    """Draws expressions of the scope that is current."""

    def number(self) -> Node:
        """A number of any type."""
        return self.part(self._number)

    def _number(self) -> Node:
        if self.depth >= self.deepest:
            return self.pick((self.literal, self.name, self.name))()
        self.depth += 1
        simple = (self.literal, self.name, self.name, self.element, self.element)
        inner = (self.arithmetic,) * 5 + (self.bitwise, self.shift, self.power, self.unary, self.unary, self.conditional)
        others = (self.truth, self.truth, self.builtin, self.builtin, self.extremum, self.cast, self.size)
        others += (self.call, self.call, self.old, self.old)  # what has effects
        others += (self.of_vectors,) * self.vectored + (self.lane_value,) * (3 * self.laned)
        node = self.pick((*simple, *inner, *others))()
        self.depth -= 1
        return node

    # --- of a type ---

    def fit(self, node: Node, type_: str) -> Node:
        """A number as one of a type."""
        return node if node.type == type_ else self.converted(node, type_)

    def converted(self, node: Node, type_: str) -> Node:
        name = {"i32": "int", "f32": "float"}.get(type_) if self.chance(10) else None
        return Node(f"{name or f'tack.{type_}'}({node.text})", type_)

    def value(self, type_: str) -> Node:
        """A number of this type."""
        return self.fit(self.number(), type_)

    def joining(self, type_: str) -> Node:
        """A number that leaves a local of a type as it is (T-011)."""
        node = self.number()
        fits = meet([node.type, type_]) and promoted([node.type, type_]) == type_
        return node if fits else self.converted(node, type_)

    def integer_value(self) -> Node:
        node = self.number()
        return self.converted(node, self.pick(INTEGERS)) if is_float(node.type) else node

    def pair(self, integers: bool = False) -> tuple[Node, Node]:
        """Two numbers that have a promotion, often of one type."""
        left, right = (self.integer_value(), self.integer_value()) if integers else (self.number(), self.number())
        if self.chance(10):
            left, right = self.disturbed() or (left, right)
        if left.type != WEAK and (not meet([left.type, right.type]) or self.chance(40)):
            right = self.fit(right, left.type)
        elif not meet([left.type, right.type]):
            right = self.fit(right, self.pick(FLOATS))
        return left, right

    # --- leaves ---

    def literal(self) -> Node:
        if self.chance(40):
            text = self.pick(FLOAT_LITERALS)
            return Node(f"(-{text})" if self.chance(30) else text, WEAK)
        if self.chance(5):
            return self.pick((Node("True", "i32", True), Node("False", "i32", True), Node("math.pi", WEAK)))
        value = self.pick(INTEGER_LITERALS)
        negative = self.chance(30) and value <= 2**63
        value = -value if negative else value
        return Node(f"({value})" if negative else str(value), literal_type(value), literal=True)

    def name(self) -> Node:
        if not self.scope.names:
            return self.literal()
        found = self.pick(self.scope.names)
        return Node(found.text, found.type, found.literal)

    def element(self) -> Node:
        if not self.scope.arrays:
            return self.literal()
        array = self.pick(self.scope.arrays)
        text = self.position(array)
        return self.literal() if text is None else Node(f"{array.text}[{text}]", array.element)

    def position(self, array: Array) -> str | None:
        """Indices of an element that this iteration may reach; None where there is none."""
        if 0 in array.sizes:
            return None
        if not array.sizes:
            return "None"
        if array.own:
            rest = array.sizes[len(array.own) :]
            return ", ".join([*array.own, *(self.index(size) for size in rest)])
        if len(array.sizes) > 1 and self.chance(30):
            return self.index(math.prod(array.sizes))
        return ", ".join([self.index(size) for size in array.sizes])

    def index(self, size: int) -> str:
        """An index into a dimension of this size."""
        known = [name for name in self.scope.names if name.below is not None and name.below <= size]
        if known and self.chance(60):
            name = self.pick(known)
            room = size - (name.below or 0)
            return f"{name.text} + {self.integer(1, room)}" if room and self.chance(40) else name.text
        if self.depth >= self.deepest or self.chance(60):
            return str(self.integer(0, size - 1))
        self.depth += 1
        node = self.integer_value()
        self.depth -= 1
        return f"({node.text}) % {f'tack.u64({size})' if node.type == 'u64' else size}"

    def size(self) -> Node:
        """T-006"""
        shaped = [array for array in self.scope.arrays if array.sizes]
        if not shaped:
            return self.literal()
        array = self.pick(shaped)
        axis = self.integer(-len(array.sizes), len(array.sizes) - 1)
        self.seen(array, axis % len(array.sizes))
        if axis == 0 and self.chance(50):
            return Node(f"len({array.text})", "i32")
        return Node(f"{array.text}.shape[{axis}]", "i32")

    def seen(self, array: Array, axis: int) -> None:
        """A dimension is read."""

    # --- operators ---

    def arithmetic(self) -> Node:
        op = self.pick(ARITHMETIC)
        left, right = self.pair()
        text = f"({left.text} {op} {right.text})"
        if op == "/" and not is_float(left.type) and not is_float(right.type):
            return Node(text, "f32")  # N-004
        return combined(text, (left, right), literal=op != "/")

    def bitwise(self) -> Node:
        left, right = self.pair(integers=True)
        return combined(f"({left.text} {self.pick('&|^')} {right.text})", (left, right))

    def shift(self) -> Node:
        """N-007: any count is one modulo the number of bits."""
        left, right = self.integer_value(), self.integer_value()
        if self.chance(50):
            right = Node(str(self.integer(0, 9)), "i32", literal=True)
        return Node(f"({left.text} {self.pick(('<<', '>>'))} {right.text})", left.type, left.literal and right.literal)

    def power(self) -> Node:
        """N-005: an exponent that is not negative."""
        base = self.integer_value()
        exponent = Node(str(self.integer(0, 9)), "i32", literal=True)
        if self.chance(50):
            count = self.integer_value()
            exponent = Node(f"({count.text} & {'tack.u64(7)' if count.type == 'u64' else 7})", "i32", count.literal)
        text = f"pow({base.text}, {exponent.text})" if self.chance(30) else f"({base.text} ** {exponent.text})"
        return Node(text, base.type, base.literal and exponent.literal)

    def unary(self) -> Node:
        op = self.pick(("-", "-", "+", "~", "not "))
        node = self.integer_value() if op == "~" else self.number()
        if op == "not ":
            return Node(f"(not {node.text})", "i32")
        if op == "-" and node.text.isdigit():
            if int(node.text) <= 2**63:
                return Node(f"(-{node.text})", literal_type(-int(node.text)), literal=True)  # T-004
            node = self.converted(node, "u64")
        return Node(f"({op}{node.text})", node.type, node.literal)

    def condition(self) -> Node:
        return self.part(self.truth)

    def truth(self) -> Node:
        """A comparison, a chain, or a combination."""
        if self.depth >= self.deepest:
            left, right = self.name(), self.literal()
            right = right if meet([left.type, right.type]) else self.fit(right, left.type)
            return Node(f"({left.text} {self.pick(COMPARISONS)} {right.text})", "i32")
        if self.laned and self.chance(40 * self.laned):
            return Node(self.lane_truth(), "i32")
        self.depth += 1
        kind = self.pick(("compare", "compare", "compare", "chain", "and", "or"))
        if kind == "compare":
            left, right = self.pair()
            text = f"({left.text} {self.pick(COMPARISONS)} {right.text})"
        elif kind == "chain":
            left, middle = self.pair()
            right = self.number()
            right = right if meet([middle.type, right.type]) else self.fit(right, middle.type if middle.type != WEAK else "f32")
            text = f"({left.text} {self.pick(COMPARISONS)} {middle.text} {self.pick(COMPARISONS)} {right.text})"
        else:
            parts = [self.number().text if self.chance(30) else self.condition().text for _ in range(self.integer(2, 3))]
            text = f"({f' {kind} '.join(parts)})"
        self.depth -= 1
        return Node(text, "i32")

    def conditional(self) -> Node:
        """E-002"""
        then, orelse = self.pair()
        test = self.number() if self.chance(20) else self.condition()
        return combined(f"({then.text} if {test.text} else {orelse.text})", (then, orelse))

    # --- calls ---

    def builtin(self) -> Node:
        """Functions that are computed to the bit."""
        if self.chance(30):
            node = self.number()
            return Node(f"abs({node.text})", node.type, node.literal)
        return self.floating(self.pick(ROUNDED), [self.number()])

    def floating(self, name: str, nodes: Sequence[Node]) -> Node:
        """B-001, B-003"""
        prefix = self.pick(("", "math.", "tack."))
        text = f"{prefix}{name}({', '.join(node.text for node in nodes)})"
        if stays_weak(nodes):
            return Node(text, WEAK)
        return Node(text, "f64" if any(node.type == "f64" for node in nodes) else "f32")

    def extremum(self) -> Node:
        """B-004"""
        nodes = list(self.pair())
        for _ in range(self.integer(0, 2) if self.chance(30) else 0):
            node = self.number()
            types = [*(each.type for each in nodes), node.type]
            nodes.append(node if meet(types) else self.fit(node, "f64"))
        if not meet([node.type for node in nodes]):
            return nodes[0]
        return combined(f"{self.pick(('min', 'max'))}({', '.join(node.text for node in nodes)})", nodes)

    def cast(self) -> Node:
        return self.converted(self.number(), self.pick(SCALARS))

    def old(self) -> Node:
        """An atomic update of an element that no other iteration reaches, for the value before it (X-002)."""
        found = [array for array in self.written_arrays if array.origin and not is_float(array.element)]
        if not found:
            return self.literal()
        array = self.pick(found)
        return Node(self.atomic(array), array.element)

    @property
    def written_arrays(self) -> list[Array]:
        """Arrays that may be stored to here."""
        return [] if self.quiet else [array for array in self.scope.arrays if array.writable and 0 not in array.sizes]

    def disturbed(self) -> tuple[Node, Node] | None:
        """An element, and an update of what may be this element (E-001)."""
        found = [array for array in self.written_arrays if array.origin and not is_float(array.element)]
        if not found:
            return None
        array = self.pick(found)
        left = Node(f"{array.text}[{self.position(array)}]", array.element)
        return left, Node(self.atomic(array), array.element)

    def atomic(self, array: Array) -> str:
        text = self.position(array)
        assert text is not None
        op = self.pick(("add", "min", "max"))
        index = f"({text})" if "," in text else text
        return f"tack.atomic_{op}({array.text}, {index}, {self.number().text})"

    def call(self) -> Node:
        """A device function of one result."""
        raise NotImplementedError

    def lane_value(self) -> Node:
        """A number that lanes reach each in its way."""
        raise NotImplementedError

    def lane_truth(self) -> str:
        """A condition that neighbours decide differently."""
        raise NotImplementedError

    def of_vectors(self) -> Node:
        """A number made of a vector."""
        raise NotImplementedError
