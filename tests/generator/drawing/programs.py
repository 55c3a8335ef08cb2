"""Whole programs with their arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from hypothesis import strategies as st

from generator.arguments import contents, edges
from generator.running import Scale
from generator.types import FLOATS, INTEGERS, SCALARS, dtype, is_float

from .choices import Array, Name, Scope
from .lanes import LaneForms
from .statements import Lines
from .vectors import SHAPES, VecKind, of_kind

EXTENTS: Final = (0, 1, 2, 3, 3, 5, 5, 7, 17, 40)  # the larger ones reach vector code
MOST_ITERATIONS: Final = 60


@dataclass(frozen=True)
class Parameter:
    """An array's element type and sizes, or a scalar's type; `component`: of elements that are vectors."""

    name: str
    type: str
    sizes: tuple[int, ...] | None = None
    component: tuple[int, ...] = ()


@dataclass(frozen=True)
class Program:
    """The text of a kernel with its functions and constants, and arguments for it.

    `baked`: dimensions that must be known to the compiler. `approximate`: arrays whose values may differ in their last bits.
    `natural`: the scalars have the types that a call gives them, so that a call compiles what the annotations say.
    `shared`: arrays that lie in one buffer, each at a byte of it. `scaled`, `most`: see `Case`. `options`: of the kernel.
    """

    module: str
    parameters: tuple[Parameter, ...]
    body: str
    result: str
    arguments: dict[str, Any]
    baked: frozenset[tuple[str, int]]
    approximate: frozenset[str]
    natural: bool
    parallel: bool
    shared: tuple[tuple[str, int], ...]
    scaled: tuple[Scale, ...] = ()
    most: int = 0
    options: str = ""

    def source(self, is_open: Callable[[str, int], bool] = lambda name, axis: True) -> str:
        """The text, with these dimensions open where they may be."""
        parameters = ", ".join(f"{each.name}: {self._annotation(each, is_open)}" for each in self.parameters)
        result = f" -> tack.{self.result}" if self.result else ""
        return f"{self.module}@tack.kernel{self.options}\ndef k({parameters}){result}:\n{self.body}"

    def _annotation(self, parameter: Parameter, is_open: Callable[[str, int], bool]) -> str:
        if parameter.sizes is None:
            return f"tack.{parameter.type}"
        changing = {(scale.name, scale.axis) for scale in self.scaled}
        dims = [
            ":"
            if (parameter.name, axis) in changing or (is_open(parameter.name, axis) and (parameter.name, axis) not in self.baked)
            else str(size)
            for axis, size in enumerate(parameter.sizes)
        ]
        element = VecKind(parameter.type, parameter.component).text if parameter.component else f"tack.{parameter.type}"
        return f"{element}[{', '.join(dims) or '()'}]"


class Author(LaneForms):
    """Draws one program."""

    def __init__(self, draw: Callable[[st.SearchStrategy[Any]], Any]) -> None:
        super().__init__(draw)
        self.functions = []
        self.texts = []
        self.parameters: list[Parameter] = []
        self.arguments: dict[str, Any] = {}
        self.needed: set[tuple[str, int]] = set()
        self.counted: list[tuple[Array, str]] = []
        self.read: list[Array] = []
        self.rough: list[Array] = []
        self.constants: list[str] = []
        self.late: dict[str, str] = {}
        self.own: tuple[str, ...] = ()
        self.sinks = {"i64": 0, "f64": 0}  # elements of each iteration in the arrays for what is shown

    @property
    def double(self) -> bool:
        return any(each.type == "f64" and each.sizes is not None for each in self.parameters)

    @property
    def approximations(self) -> Sequence[Array]:
        return self.rough

    @property
    def counters(self) -> Sequence[tuple[Array, str]]:
        return self.counted

    def sink(self, type_: str) -> str:
        kind = "f64" if is_float(type_) else "i64"
        self.sinks[kind] += 1
        return f"r_{kind}[{', '.join([*self.own, str(self.sinks[kind] - 1)])}]"

    def baked(self, array: Array, axis: int) -> None:
        self.needed.add((array.origin, axis))

    def program(self) -> Program:
        parallel, self.deepest = self.chance(75), self.pick((1, 1, 2, 2, 3))
        natural, self.vectored = self.chance(70), self.pick((0, 0, 1, 2))
        self.laned = self.pick((0, 1, 1, 2)) if parallel else 0
        self.reordered = bool(self.laned) and self.chance(40)
        extents = [1] if not parallel else self.lane_extents() if self.laned else self.extents()
        self.inputs(extents)
        outputs = self.outputs(extents, parallel)
        outputs += self.vector_arguments(extents, parallel) if self.vectored else []
        self.scalars(natural)
        self.named_constants()
        bounds, starts = self.header(extents) if parallel else (["range(1)"], [(0, 1)])
        indices = [self.new("i") for _ in extents]
        start = self.before() if self.chance(40) else []
        kept = self.scope
        lines = [f"    for {', '.join(indices)} in {bounds[0]}:", *self.loop(indices, extents, starts, outputs, parallel)]
        result, after = self.returned(kept, outputs) if not self.laned and self.chance(25) else ("", [])
        module = "\n".join(["import math", "", "import tack", "", *self.constants, "", *self.texts]) + "\n"
        return Program(
            module,
            tuple(self.parameters),
            "\n".join([*start, *lines, *after]) + "\n",
            result,
            self.arguments,
            frozenset(self.needed),
            frozenset(array.text for array in self.rough),
            natural,
            parallel,
            self.overlap([*outputs, *([] if parallel else self.read)], parallel, "atomic" in "".join([module, *lines])),
            tuple(self.scales),
            extents[-1] if self.laned else 0,
            "(reassociate=True)" if self.reordered else "",
        )

    def overlap(self, arrays: Sequence[Array], parallel: bool, atomics: bool) -> tuple[tuple[str, int], ...]:
        """Arrays in one buffer: in one iteration anyhow, in several the same elements for the same iteration (M-001).

        Bits that were stored as one type and are read as another are numbers of both only where they are integers.
        """
        if len(arrays) < 2 or self.laned or self.chance(60):
            return ()
        first = self.pick(arrays)
        alike = [each for each in arrays if each.element == first.element]
        if parallel:
            return tuple((each.text, 0) for each in alike if (each.sizes, each.component) == (first.sizes, first.component))
        found = alike if is_float(first.element) else [each for each in arrays if not is_float(each.element)]
        step = dtype(first.element).itemsize if is_float(first.element) else 8 if atomics else 1
        return tuple((each.text, step * self.integer(0, 40 // step)) for each in found)

    # --- arguments ---

    def extents(self) -> list[int]:
        found = [self.pick(EXTENTS)]
        for _ in range(self.pick((0, 0, 0, 1, 1, 2, 3))):
            found.append(self.pick((1, 2, 3, 5, 0)))
        while int(np.prod(found)) > MOST_ITERATIONS:
            found[0] //= 2
        return found

    def lane_extents(self) -> list[int]:
        """The last axis has a few vectors, or hundreds."""
        if self.chance(30):
            return [*(self.pick((1, 2, 3)) for _ in range(self.pick((1, 1, 2)))), self.pick((17, 29, 37))]
        return [1003 if self.chance(2) else self.pick((29, 53, 101, 101))]

    def array(self, stem: str, element: str, sizes: Sequence[int], component: tuple[int, ...] = (), values: Any = None) -> Array:
        """An array argument."""
        name = self.new(stem)
        self.parameters.append(Parameter(name, element, tuple(sizes), component))
        seed = self.integer(0, 999)
        self.arguments[name] = contents(element, (*sizes, *component), seed) if values is None else values(seed)
        return Array(name, element, tuple(sizes), origin=name, component=component)

    def vector_arguments(self, extents: Sequence[int], parallel: bool) -> list[Array]:
        """Arrays of vectors that the kernel reads, and such that it writes."""
        for _ in range(self.integer(0, 2)):
            sizes = [self.pick((*extents, 1, 2, 3)) + self.pick((0, 0, 1, 3)) for _ in range(self.pick((1, 1, 2, 0)))]
            self.scope.vector_arrays.append(self.array("vx", self.pick(SCALARS), sizes, self.pick(SHAPES)))
        found: list[Array] = []
        for _ in range(self.integer(1, 2)):
            sizes = (
                [*extents, *self.pick(((), (), (2,)))] if parallel else [self.pick((1, 2, 3)) for _ in range(self.pick((1, 2)))]
            )
            found.append(replace(self.array("vy", self.pick(SCALARS), sizes, self.pick(SHAPES)), writable=True))
        return found

    def inputs(self, extents: Sequence[int]) -> None:
        for _ in range(self.integer(0, 3)):
            sizes = [self.pick((*extents, 1, 2, 3, 4)) + self.pick((0, 0, 1, 3)) for _ in range(self.pick((1, 1, 1, 2, 2, 3, 0)))]
            self.read.append(self.array("x", self.pick(SCALARS), sizes))
        self.scope.arrays += self.read

    def outputs(self, extents: Sequence[int], parallel: bool) -> list[Array]:
        """Arrays that the kernel writes; the first dimensions are those of the loop."""
        found: list[Array] = []
        for _ in range(self.integer(1, 3)):
            sizes = (
                [*extents, *self.pick(((), (), (2,), (3,)))]
                if parallel
                else [self.pick((1, 2, 3, 7)) for _ in range(self.pick((1, 2)))]
            )
            found.append(replace(self.array("y", self.pick(SCALARS), sizes), writable=True))
        if parallel and self.chance(40):
            counter = self.array("c", self.pick(INTEGERS), [self.integer(1, 4)])
            self.counted.append((counter, self.pick(("add", "min", "max"))))
        if parallel and self.chance(60):
            self.rough.append(self.array("z", self.pick(FLOATS), extents))
        return found

    def scalars(self, natural: bool) -> None:
        floats = "f64" if self.double else "f32"
        for _ in range(self.integer(0, 3)):
            name, type_ = self.new("s"), self.pick(("i32", "i32", floats, "i64", "u64") if natural else SCALARS)
            values = [
                value for value in edges(type_) if not natural or type_ not in ("i64", "u64") or natural_type(value) == type_
            ]
            self.scalar(name, type_, self.pick(values))

    def scalar(self, name: str, type_: str, value: Any, bound: bool = False) -> None:
        """An argument; one in the bound of the loop may be assigned in the loop only."""
        with np.errstate(over="ignore"):
            self.arguments[name] = dtype(type_).type(value)
        self.parameters.append(Parameter(name, type_))
        self.scope.names.append(Name(name, type_))
        if self.chance(25):
            (self.late if bound else self.scope.locals)[name] = type_

    def named_constants(self) -> None:
        """C-002, C-004, C-006"""
        if self.vectored and self.chance(50):
            name, type_, shape = self.new("C"), self.pick(SCALARS), self.pick(SHAPES)
            values = [value for value in edges(type_) if value == value and abs(value) != np.inf]
            rows = [tuple(self.pick(values) for _ in range(shape[-1])) for _ in range(shape[0] if len(shape) == 2 else 1)]
            self.constants.append(f"{name} = tack.constant({tuple(rows) if len(shape) == 2 else rows[0]!r}, tack.{type_})")
            self.scope.vectors.append(of_kind(name, VecKind(type_, shape)))
        for _ in range(self.integer(0, 2)):
            name, type_ = self.new("C"), self.pick((*SCALARS, "", ""))
            node = self.literal() if not type_ else None
            if node is not None and node.text != "math.pi" and "True" not in node.text and "False" not in node.text:
                self.constants.append(f"{name} = tack.constant({node.text})")
                self.scope.names.append(Name(name, node.type, literal=node.literal))
            elif type_:
                value = self.pick([value for value in edges(type_) if value == value and abs(value) != np.inf])
                self.constants.append(f"{name} = tack.constant({value!r}, tack.{type_})")
                self.scope.names.append(Name(name, type_))

    # --- the loop ---

    def header(self, extents: Sequence[int]) -> tuple[list[str], list[tuple[int, int]]]:
        """What the loop goes over, and the start and step of each axis (P-001 to P-006)."""
        if self.laned:
            return self.lane_header(extents)
        if len(extents) == 1 and self.chance(60):
            start, step = self.pick((0, 0, 1, -2, 5)), self.pick((1, 1, 1, 2, 3))
            stop = start + extents[0] * step - (self.integer(0, step - 1) if extents[0] else self.integer(0, 3))
            texts = [self.host(stop)] if (start, step) == (0, 1) else [self.host(start), self.host(stop)]
            return [f"range({', '.join([*texts, self.host(step)] if step > 1 else texts)})"], [(start, step)]
        starts = [(self.pick((0, 0, 0, 1, -3)), 1) for _ in extents]
        sizes = [
            f"({self.host(start)}, {self.host(start + extent)})" if start or self.chance(20) else self.host(extent)
            for (start, _), extent in zip(starts, extents, strict=True)
        ]
        return [f"tack.ndindex({', '.join(sizes)})"], starts

    def host(self, value: int) -> str:
        """A number that the host computes for each call (P-003)."""
        if self.chance(40):
            return str(value)
        sized = (
            []
            if self.laned
            else [(each, axis) for each in self.parameters for axis, size in enumerate(each.sizes or ()) if size == value]
        )
        if sized and self.chance(70):
            each, axis = self.pick(sized)
            return f"len({each.name})" if axis == 0 and self.chance(50) else f"{each.name}.shape[{axis}]"
        name, off = self.new("n"), self.integer(-2, 2)
        self.scalar(name, "i32", value - off, bound=True)
        return name if not off else f"{name} + {off}" if off > 0 else f"{name} - {-off}"

    def before(self) -> Lines:
        """L-008, L-011: statements without effects, on arrays that nothing writes."""
        self.quiet = True
        self.scope.indent = "    "
        lines = self.statements(1, 3)
        self.quiet = False
        return lines

    def loop(
        self,
        indices: Sequence[str],
        extents: Sequence[int],
        starts: Sequence[tuple[int, int]],
        outputs: Sequence[Array],
        parallel: bool,
    ) -> Lines:
        lines: Lines = []
        own: list[str] = []
        with self.inner(indent=" " * 8):
            self.scope.locals.update(self.late)
            for index, extent, (start, step) in zip(indices, extents, starts, strict=True):
                plain = (start, step) == (0, 1)
                if plain and self.chance(60):
                    own.append(index)
                    self.scope.names.append(Name(index, "i64", below=extent))
                    continue
                own.append(self.new("o"))
                shifted = f"{index} - ({start})" if start else index
                lines += self.line(f"{own[-1]} = ({shifted}) // {step}" if step > 1 else f"{own[-1]} = {shifted}")
                self.scope.names += [Name(own[-1], "i64", below=extent), Name(index, "i64")]
                if not self.laned or self.chance(50):
                    self.scope.locals[index] = "i64"
            mine = self.own = tuple(own) if parallel else ()
            self.scope.arrays += [replace(array, own=mine) for array in outputs if not array.component]
            self.scope.vector_arrays += [replace(array, own=mine) for array in outputs if array.component]
            self.rough = [replace(array, own=mine) for array in self.rough]
            if self.laned:
                self.scope.arrays += self.lane_arrays(extents, indices[-1], starts[-1])
            if self.reordered:
                lines += self.along_long_rows() if self.chance(60) else []
                lines += self.add_to_total() if self.chance(50) else []
            lines += self.statements(2, 4 if self.laned else 7)
            lines += self.shown([name for name in self.scope.names if name.text in self.scope.locals], [])
        floats = "f64" if self.double else "f32"
        for kind, element in (("i64", "i64"), ("f64", floats)):
            if self.sinks[kind]:
                sizes = (*(extents if parallel else ()), self.sinks[kind])
                self.parameters.append(Parameter(f"r_{kind}", element, sizes))
                self.arguments[f"r_{kind}"] = np.zeros(sizes, dtype(element))
        if self.laned:
            names = [
                *(array.text for array in (*outputs, *self.rough)),
                *(f"r_{kind}" for kind in self.sinks if self.sinks[kind]),
            ]
            self.scales += [Scale(name, len(extents) - 1, 1, 0) for name in names]
        return lines

    def returned(self, outer: Scope, outputs: Sequence[Array]) -> tuple[str, Lines]:
        """P-030, P-031: a value of arrays, arguments and what was assigned before the loop and not in it."""
        assigned = {*outer.locals, *outer.weak, *self.late}
        arrays = [array for array in outputs if not array.component]
        self.scope = Scope([name for name in outer.names if name.text not in assigned], [*outer.arrays, *arrays], indent="    ")
        self.scope.arrays += [counter for counter, _ in self.counted]
        self.quiet = True
        return self.pick(SCALARS), self.line(f"return {self.number().text}")


def natural_type(value: Any) -> str:
    """R-031"""
    return "i32" if -(2**31) <= value < 2**31 else "i64" if value < 2**63 else "u64"


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """A program with arguments: well-typed, in bounds, free of races, and ending soon."""
    return Author(draw).program()
