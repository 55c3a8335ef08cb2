"""Vectors, matrices and masks: expressions of them, and numbers made of them (section 6)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from generator.types import SCALARS, WEAK, is_float, meet, promoted

from .choices import Array, Node
from .expressions import COMPARISONS, Expressions, combined

Shape = tuple[int, ...]

SHAPES: Final[tuple[Shape, ...]] = ((2,), (3,), (3,), (4,), (5,), (2, 2), (3, 3), (2, 3))
VECTORS: Final = tuple(shape for shape in SHAPES if len(shape) == 1)
LETTERS: Final = "xyzw"


@dataclass(frozen=True)
class Vec:
    """A vector or matrix expression: what each component is, its text aside."""

    text: str
    items: tuple[Node, ...]
    shape: Shape

    @property
    def type(self) -> str:
        """The type of all components; "" where they differ or are literals."""
        types = {item.type for item in self.items}
        return types.pop() if len(types) == 1 and WEAK not in types else ""


@dataclass(frozen=True)
class VecKind:
    """A vector or matrix with components of one type."""

    type: str
    shape: Shape

    @property
    def text(self) -> str:
        """As an element type."""
        sizes = ", ".join(map(str, self.shape))
        square = len(set(self.shape)) == 1 and len(self.shape) == 2
        if square:
            return f"tack.mat{self.shape[0]}(tack.{self.type})"
        if len(self.shape) == 2:
            return f"tack.mat({sizes}, tack.{self.type})"
        return f"tack.vec{sizes}(tack.{self.type})" if self.shape[0] < 5 else f"tack.vec({sizes}, tack.{self.type})"


def of_kind(text: str, kind: VecKind) -> Vec:
    return Vec(text, (Node("", kind.type),) * math.prod(kind.shape), kind.shape)


class Vectors(Expressions):
    """Draws vectors of the scope that is current."""

    # --- numbers ---

    def of_vectors(self) -> Node:
        """A number made of a vector."""
        kind = self.pick(
            ("component", "component", "at", "sum", "min", "max", "norm_sqr", "norm", "dot", "any", "trace", "updated")
        )
        if kind == "updated":
            return self.old_component()
        if kind == "trace":
            vector = self.vector(self.pick(((2, 2), (3, 3))))
            step = vector.shape[0] + 1
            return self.total(f"({vector.text}).trace()", vector.items[::step]) or self.part_of(vector)
        vector = self.vector(self.pick(VECTORS if kind in ("dot", "min", "max") else SHAPES))
        if kind in ("component", "at"):
            return self.part_of(vector, runtime=kind == "at")
        if kind == "any":
            return Node(f"{self.pick(('any', 'all'))}({vector.text})", "i32")
        if kind == "dot":
            other = self.vector(vector.shape)
            pair = self.together(vector, other)
            products = [combined("", both) for both in zip(pair[0].items, pair[1].items, strict=True)]
            text = f"({pair[0].text} @ {pair[1].text})" if self.chance(50) else f"({pair[0].text}).dot({pair[1].text})"
            return self.total(text, products) or self.part_of(vector)
        if kind in ("min", "max"):
            one = vector if vector.type else of_kind(f"tack.f64({vector.text})", VecKind("f64", vector.shape))
            return Node(f"({one.text}).{kind}()", one.type)
        if kind == "sum":
            return self.total(f"({vector.text}).sum()", vector.items) or self.part_of(vector)
        found = self.total(f"({vector.text}).{kind}()", vector.items)
        if found is None or kind == "norm_sqr":
            return found or self.part_of(vector)
        return Node(found.text, WEAK if found.type == WEAK else "f64" if found.type == "f64" else "f32")

    def total(self, text: str, items: Sequence[Node]) -> Node | None:
        """A sum of components, from the first; None where some have no promotion."""
        result = items[0]
        for item in items[1:]:
            if not meet([result.type, item.type]):
                return None
            result = combined("", (result, item))
        return Node(text, result.type, result.literal)

    def part_of(self, vector: Vec, runtime: bool = False) -> Node:
        """A component; at a runtime index where all are of one type."""
        if runtime and vector.type:
            at = ", ".join(self.index(size) for size in vector.shape)
            return Node(f"({vector.text})[{at}]", vector.type)
        place = self.integer(0, len(vector.items) - 1)
        item = vector.items[place]
        if len(vector.shape) == 2:
            return Node(f"({vector.text})[{place // vector.shape[1]}, {place % vector.shape[1]}]", item.type, item.literal)
        if place < 4 and self.chance(60):
            return Node(f"({vector.text}).{LETTERS[place]}", item.type, item.literal)
        return Node(f"({vector.text})[{place - len(vector.items) if self.chance(30) else place}]", item.type, item.literal)

    def old_component(self) -> Node:
        """A component of the vector that atomic updates of an element give (X-008)."""
        found = [array for array in self.vector_arrays(written=True) if not is_float(array.element)]
        if not found:
            return self.literal()
        array = self.pick(found)
        return self.part_of(of_kind(self.vector_atomic(array), VecKind(array.element, array.component)))

    def vector_atomic(self, array: Array) -> str:
        place = self.position(array)
        value = self.vector(array.component)
        index, op = f"({place})" if "," in str(place) else place, self.pick(("add", "min", "max"))
        return f"tack.atomic_{op}({array.text}, {index}, {value.text})"

    # --- vectors ---

    def vector(self, shape: Shape) -> Vec:
        return self.part(self._vector, shape)

    def _vector(self, shape: Shape) -> Vec:
        if self.depth >= self.deepest:
            return self.pick((self.display, self.vector_name, self.vector_element))(shape)
        self.depth += 1
        simple = (self.display, self.vector_name, self.vector_name, self.vector_element, self.vector_element)
        forms = [*simple, self.vector_pair, self.vector_pair, self.vector_unary, self.vector_cast, self.vector_extremum]
        forms += [self.mask, self.vector_choice, self.vector_product, self.rearranged]
        found = self.pick(forms)(shape)
        self.depth -= 1
        return found

    def vector_of(self, kind: VecKind) -> Vec:
        """A vector of this shape and component type."""
        found = self.vector(kind.shape)
        return found if found.type == kind.type else of_kind(f"tack.{kind.type}({found.text})", kind)

    def vector_joining(self, kind: VecKind) -> Vec:
        """A vector that leaves a local of a kind as it is (T-011)."""
        found = self.vector(kind.shape)
        fits = all(meet([item.type, kind.type]) and promoted([item.type, kind.type]) == kind.type for item in found.items)
        return found if fits else of_kind(f"tack.{kind.type}({found.text})", kind)

    def display(self, shape: Shape) -> Vec:
        """A list, or a constructor (V-003, V-004)."""
        items = tuple(self.number() for _ in range(math.prod(shape)))
        texts = [item.text for item in items]
        if len(shape) == 1:
            named = 2 <= shape[0] <= 4 and self.chance(40)
            text = f"tack.vec{shape[0]}({', '.join(texts)})" if named else f"[{', '.join(texts)}]"
            return Vec(text, items, shape)
        if shape[0] == shape[1] and self.chance(10):
            return Vec(f"tack.eye({shape[0]})", tuple(Node("", WEAK) for _ in items), shape)
        rows = ", ".join(f"[{', '.join(texts[at : at + shape[1]])}]" for at in range(0, len(texts), shape[1]))
        square = shape[0] == shape[1] and self.chance(50)
        return Vec(f"tack.mat{shape[0] if square else ''}([{rows}])", items, shape)

    def vector_name(self, shape: Shape) -> Vec:
        found = [name for name in self.scope.vectors if name.shape == shape]
        return self.pick(found) if found else self.display(shape)

    def vector_arrays(self, shape: Shape | None = None, written: bool = False) -> list[Array]:
        found = [array for array in self.scope.vector_arrays if shape in (None, array.component) and 0 not in array.sizes]
        return [array for array in found if array.writable and not self.quiet] if written else found

    def vector_element(self, shape: Shape) -> Vec:
        found = self.vector_arrays(shape)
        if not found:
            return self.display(shape)
        array = self.pick(found)
        return of_kind(f"{array.text}[{self.position(array)}]", VecKind(array.element, shape))

    def together(self, left: Vec, right: Vec | Node) -> tuple[Vec, Vec | Node]:
        """Two operands whose components have promotions."""
        others = right.items if isinstance(right, Vec) else (right,) * len(left.items)
        if all(meet([a.type, b.type]) for a, b in zip(left.items, others, strict=True)):
            return left, right
        type_ = left.type or "f32"
        if not left.type:
            left = of_kind(f"tack.{type_}({left.text})", VecKind(type_, left.shape))
        if isinstance(right, Vec):
            return left, of_kind(f"tack.{type_}({right.text})", VecKind(type_, right.shape))
        return left, Node(f"tack.{type_}({right.text})", type_)

    def operands(self, shape: Shape) -> tuple[Vec, Vec | Node]:
        return self.together(self.vector(shape), self.number() if self.chance(35) else self.vector(shape))

    def columns(self, left: Vec, right: Vec | Node) -> list[tuple[Node, Node]]:
        others = right.items if isinstance(right, Vec) else (right,) * len(left.items)
        return list(zip(left.items, others, strict=True))

    def vector_pair(self, shape: Shape) -> Vec:
        """V-005"""
        op = self.pick(("+", "-", "*", "//", "%", "/"))
        left, right = self.operands(shape)
        items = []
        for a, b in self.columns(left, right):
            whole = op == "/" and not is_float(a.type) and not is_float(b.type)
            items.append(Node("", "f32") if whole else combined("", (a, b), literal=op != "/"))
        swapped = self.chance(30)
        texts = (right.text, left.text) if swapped else (left.text, right.text)
        return Vec(f"({texts[0]} {op} {texts[1]})", tuple(items), shape)

    def vector_unary(self, shape: Shape) -> Vec:
        found = self.vector(shape)
        name = self.pick(("-", "abs", "not", "floor", "sqrt"))
        if name == "-":
            return Vec(f"(-{found.text})", found.items, shape)
        if name == "not":
            return of_kind(f"(not {found.text})", VecKind("i32", shape))
        if name == "abs":
            return Vec(f"abs({found.text})", found.items, shape)
        items = tuple(
            Node("", WEAK) if item.type == WEAK else Node("", "f64" if item.type == "f64" else "f32") for item in found.items
        )
        return Vec(f"{name}({found.text})", items, shape)

    def vector_cast(self, shape: Shape) -> Vec:
        return self.vector_of(VecKind(self.pick(SCALARS), shape))

    def vector_extremum(self, shape: Shape) -> Vec:
        left, right = self.operands(shape)
        items = tuple(combined("", both) for both in self.columns(left, right))
        return Vec(f"{self.pick(('min', 'max'))}({left.text}, {right.text})", items, shape)

    def mask(self, shape: Shape) -> Vec:
        """V-014, V-015"""
        kind = self.pick(("compare", "compare", "chain", "and", "or"))
        if kind in ("and", "or"):
            text = f"({self.vector(shape).text} {kind} {self.vector(shape).text})"
        else:
            left, right = self.operands(shape)
            text = f"({left.text} {self.pick(COMPARISONS)} {right.text})"
            if kind == "chain":
                last = self.vector(shape)
                if all(meet([a.type, b.type]) for a, b in self.columns(last, right)):
                    text = f"({text[1:-1]} {self.pick(COMPARISONS)} {last.text})"
        return of_kind(text, VecKind("i32", shape))

    def vector_choice(self, shape: Shape) -> Vec:
        """V-016, V-018"""
        then, orelse = self.together(self.vector(shape), self.vector(shape))
        items = tuple(combined("", both) for both in self.columns(then, orelse))
        if self.chance(50):
            return Vec(f"({then.text} if {self.condition().text} else {orelse.text})", items, shape)
        test = self.condition().text if self.chance(30) else self.vector(shape).text
        return Vec(f"tack.select({test}, {then.text}, {orelse.text})", items, shape)

    def vector_product(self, shape: Shape) -> Vec:
        """V-007, V-011: of operands whose components are of one type."""
        type_ = self.pick(SCALARS)

        def of(*wanted: int) -> str:
            return self.vector_of(VecKind(type_, wanted)).text

        if shape == (3,) and self.chance(40):
            return of_kind(f"({of(3)}).cross({of(3)})", VecKind(type_, shape))
        if len(shape) == 2:
            inner = self.pick((2, 3))
            if self.chance(40):
                return of_kind(f"({of(shape[0])}).outer_product({of(shape[1])})", VecKind(type_, shape))
            return of_kind(f"({of(shape[0], inner)} @ {of(inner, shape[1])})", VecKind(type_, shape))
        if shape[0] > 4:
            return self.display(shape)
        inner = self.pick((2, 3))
        if self.chance(50):
            return of_kind(f"({of(shape[0], inner)} @ {of(inner)})", VecKind(type_, shape))
        return of_kind(f"({of(inner)} @ {of(inner, shape[0])})", VecKind(type_, shape))

    def rearranged(self, shape: Shape) -> Vec:
        """Swizzles, transposes, and vectors of length one (V-011, V-012, V-024)."""
        if len(shape) == 2:
            found = self.vector(shape[::-1]) if shape[::-1] in SHAPES else self.display(shape[::-1])
            items = [found.items[row * shape[0] + column] for column in range(shape[0]) for row in range(shape[1])]
            return Vec(f"({found.text}).transpose()", tuple(items), shape)
        if shape[0] > 4:
            return self.display(shape)
        if self.chance(30):
            kind = VecKind(self.pick(("f32", "f64")), shape)
            epsilon = self.pick(("", "", "0.5"))
            return of_kind(f"({self.vector_of(kind).text}).normalized({epsilon})", kind)
        found = self.vector(self.pick(((2,), (3,), (4,))))
        places = [self.integer(0, len(found.items) - 1) for _ in range(shape[0])]
        letters = self.pick(("xyzw", "rgba"))
        return Vec(f"({found.text}).{''.join(letters[at] for at in places)}", tuple(found.items[at] for at in places), shape)
