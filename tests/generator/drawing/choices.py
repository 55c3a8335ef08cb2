"""What a program in the making knows: the names in scope and what may be done with them; and how choices are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, TypeVar

from hypothesis import strategies as st

T = TypeVar("T")


@dataclass(frozen=True)
class Node:
    """An expression; `literal`: of integer literals alone."""

    text: str
    type: str
    literal: bool = False


@dataclass(frozen=True)
class Name:
    """A scalar that may be read. `below`: it is an index, at least 0 and smaller than this. `literal`: as in Node."""

    text: str
    type: str
    below: int | None = None
    literal: bool = False


@dataclass(frozen=True)
class Array:
    """An array in scope. `own`: the indices of the part that belongs to the iteration, which alone it may write, and read.

    Without: any iteration may read any element; `writable`: there is one iteration, or the array is its own. `origin`: the
    argument that it is. `component`: the shape of an element that is a vector.
    """

    text: str
    element: str
    sizes: tuple[int, ...]
    own: tuple[str, ...] = ()
    writable: bool = False
    origin: str = ""
    component: tuple[int, ...] = ()


@dataclass
class Scope:
    """Names that are visible where the next statement goes."""

    names: list[Name] = field(default_factory=list)
    arrays: list[Array] = field(default_factory=list)
    vectors: list[Any] = field(default_factory=list)  # expressions of names
    vector_arrays: list[Array] = field(default_factory=list)
    vector_locals: dict[str, Any] = field(default_factory=dict)  # as `locals`, with the kind
    locals: dict[str, str] = field(default_factory=dict)  # what may be assigned, with its type in the whole function
    weak: list[str] = field(default_factory=list)  # locals that only weak literals are assigned to
    indent: str = ""
    loops: int = 0
    is_function: bool = False
    results: tuple[Any, ...] | None = None  # kinds of the results of the function around, where it may return early


class Choices:
    """Draws choices, and keeps the scope."""

    def __init__(self, draw: Callable[[st.SearchStrategy[Any]], Any]) -> None:
        self.draw = draw
        self.parts = _part(self)
        self.pending: list[Callable[[], Any]] = []
        self.scope = Scope()
        self.fresh = 0
        self.depth = 0  # of the expression that is being drawn
        self.deepest = 3
        self.vectored = 0  # how often vectors are drawn among other things
        self.laned = 0  # how often lanes part, or reach elements in ways of their own
        self.quiet = False  # no effects: outside the parallel loop
        self.turns = 1  # iterations of the loops around, multiplied

    def integer(self, least: int, most: int) -> int:
        value: int = self.draw(_integers(least, most))
        return value

    def pick(self, options: Sequence[T]) -> T:
        return options[self.integer(0, len(options) - 1)]

    def chance(self, percent: int) -> bool:
        """True that often; the simpler program has False."""
        return self.integer(0, 99) >= 100 - percent

    def part(self, method: Callable[..., T], *args: Any) -> T:
        """What a method draws, as a part that a smaller example may lack."""
        self.pending.append(lambda: method(*args))
        value: T = self.draw(self.parts)
        return value

    def new(self, stem: str) -> str:
        self.fresh += 1
        return f"{stem}{self.fresh}"

    @contextmanager
    def inner(self, **changes: Any) -> Iterator[None]:
        """A scope inside this one: what it adds ends with it."""
        outer = self.scope
        self.scope = replace(
            outer,
            names=list(outer.names),
            arrays=list(outer.arrays),
            locals=dict(outer.locals),
            weak=list(outer.weak),
            vectors=list(outer.vectors),
            vector_arrays=list(outer.vector_arrays),
            vector_locals=dict(outer.vector_locals),
            **changes,
        )
        try:
            yield
        finally:
            self.scope = outer


_integers = cache(st.integers)


@st.composite
def _part(draw: st.DrawFn, choices: Choices) -> Any:
    choices.draw = draw
    return choices.pending.pop()()
