"""How values differ between lanes that run neighbouring iterations, and where control sends only some of them.

A *shape* is 0 where all lanes hold the same (*uniform*), k where each holds k more than the lane before it, modulo 2**bits
(*linear*), None where nothing is known (*varying*). A shape speaks of the lanes that are on. Control is *divergent* where a
condition may send some of them one way and some another.

- Lanes are neighbours along the last axis, whose index is linear; the other indices are uniform.
- What is loaded at one address is one value, for iterations never conflict (P-010). A local array has elements in each lane.
- A local has one shape wherever it is read. It varies where it is assigned under control that diverged since its *home*, the
  block that holds all that is done with it and assigns it first (`compiler/locals.py`); else the iteration is its home.
- A loop diverges where its condition or a bound varies, or where some lanes jump. Then all its jumps take lanes out one by one.
- A local is *steady* in a divergent loop where all turns give it uniform values, at the level of the loop's body, in a loop that
  no lane continues: there it is uniform, and a lane that leaves takes along what it held then. A counter of turns is one.
- A local is *owned* by a divergent loop where nothing else reads it: what a lane that has left holds is never looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, TypeAlias, get_args

from tack.ops import OPS
from tack_runtime.dtypes import Scalar
from tackc.compiler import ir
from tackc.compiler.exhaustive import assert_never
from tackc.compiler.locals import locals_of
from tackc.compiler.traverse import assigned, children, expressions, rewrite

Shape: TypeAlias = int | None
UNIFORM: Final = 0
VARYING: Final = None

_STMT: Final = get_args(ir.Stmt)
_EXPR: Final = get_args(ir.Expr)
_LOOPS: Final = (ir.For, ir.While)


class Facts(NamedTuple):
    """What holds of a kernel whose statements are objects of their own; sets and mappings know them by `id`.

    `shapes`: of the locals of the loop; for a steady one, outside its loop. `divergent`: conditions and loops that lanes part at.
    `parting`: jumps that only some lanes may take. `leaving`: conditions with such a jump in an arm. `declaring`: the statements
    that assign a local first in its home. `steady`, `taken`, `owned`: by loop, its steady locals, those of them that are read
    elsewhere, and what it owns.
    """

    kernel: ir.Kernel
    shapes: Mapping[ir.Local, Shape]
    divergent: frozenset[int]
    parting: frozenset[int]
    leaving: frozenset[int]
    declaring: frozenset[int]
    steady: Mapping[int, tuple[ir.Local, ...]]
    taken: Mapping[int, tuple[ir.Local, ...]]
    owned: Mapping[int, tuple[ir.Local, ...]]


def analyze(kernel: ir.Kernel) -> Facts:
    """The facts about the parallel loop."""
    loop = rewrite(kernel.loop, lambda node: replace(node) if isinstance(node, _STMT) else node)
    kernel = replace(kernel, loop=loop)
    analysis = _Analysis(kernel, _survey(loop.body))
    analysis.run()
    return analysis.facts()


# --- shapes of expressions ---------------------------------------------------------------------------------------------


def shape_of(expr: ir.Expr, read: Callable[[ir.Local], Shape], known: dict[int, Shape]) -> Shape:
    """The shape of an expression, where `read` gives that of a local; `known` keeps those found, by `id`."""
    if id(expr) not in known:
        known[id(expr)] = _shape(expr, read, known)
    return known[id(expr)]


def _shape(expr: ir.Expr, read: Callable[[ir.Local], Shape], known: dict[int, Shape]) -> Shape:
    match expr:
        case ir.Const() | ir.Extent():
            return UNIFORM
        case ir.Read(source=source):
            return read(source) if isinstance(source, ir.Local) else UNIFORM
        case ir.Load(storage=storage, indices=indices):
            same = isinstance(storage, ir.Param) and all(shape_of(index, read, known) == UNIFORM for index in indices)
            return UNIFORM if same else VARYING
        case ir.Sample() | ir.ThreadId():
            return VARYING
        case ir.Apply():
            return _of_operation(expr, [shape_of(arg, read, known) for arg in expr.args])
        case ir.Cast(value=value, type=type_):
            shape = shape_of(value, read, known)
            narrows = not value.type.is_float and not type_.is_float and type_.bits <= value.type.bits
            return wrapped(shape, type_) if narrows else _uniform(shape)
        case ir.Conditional(condition=condition, then=then, orelse=orelse):
            arm, other = shape_of(then, read, known), shape_of(orelse, read, known)
            return arm if shape_of(condition, read, known) == UNIFORM and arm == other else VARYING
        case _:
            assert_never(expr)


def _of_operation(expr: ir.Apply, shapes: list[Shape]) -> Shape:
    strides = [shape for shape in shapes if shape is not VARYING]
    if not any(strides) and len(strides) == len(shapes):
        return UNIFORM
    if len(strides) < len(shapes) or expr.type.is_float or OPS[expr.op].result == "truth":
        return VARYING
    match expr:
        case ir.Apply(op="add"):
            return wrapped(strides[0] + strides[1], expr.type)
        case ir.Apply(op="sub"):
            return wrapped(strides[0] - strides[1], expr.type)
        case ir.Apply(op="neg"):
            return wrapped(-strides[0], expr.type)
        case ir.Apply(op="mul", args=(_, ir.Const(value=int() as value))):
            return wrapped(strides[0] * value, expr.type)
        case ir.Apply(op="mul", args=(ir.Const(value=int() as value), _)):
            return wrapped(strides[1] * value, expr.type)
        case ir.Apply(op="shl", args=(_, ir.Const(value=int() as count))):
            return wrapped(strides[0] << count % expr.type.bits, expr.type)
        case _:
            return VARYING


def _uniform(shape: Shape) -> Shape:
    return UNIFORM if shape == UNIFORM else VARYING


def wrapped(shape: Shape, type_: Scalar) -> Shape:
    """A stride modulo 2**bits, between minus and plus half of it."""
    if shape is VARYING:
        return VARYING
    half = 1 << (type_.bits - 1)
    return (shape + half) % (2 * half) - half


# --- where locals are mentioned ----------------------------------------------------------------------------------------

_Path: TypeAlias = tuple[int, ...]  # the loops around a place, from the outermost


@dataclass(slots=True)
class _Mentions:
    """Of one local: the loops around its home, and around each place that assigns or reads it."""

    home: _Path = ()
    assigned: set[_Path] = field(default_factory=set)
    read: set[_Path] = field(default_factory=set)


class _Survey(NamedTuple):
    mentions: Mapping[ir.Local, _Mentions]
    declaring: frozenset[int]
    continued: frozenset[int]  # loops that a `continue` belongs to


def _survey(body: ir.Block) -> _Survey:
    """Where the locals of the parallel loop are mentioned, in the order of the source."""
    sure = locals_of(body).sure
    mentions: dict[ir.Local, _Mentions] = {}
    declaring: set[int] = set()
    continued: set[int] = set()

    def read(parts: Iterator[ir.Expr], path: _Path) -> None:
        for part in parts:
            for expr in expressions(part):
                if isinstance(expr, ir.Read) and isinstance(expr.source, ir.Local):
                    mentions.setdefault(expr.source, _Mentions()).read.add(path)

    for stmt, path in _placed(body, ()):
        inner = (*path, id(stmt)) if isinstance(stmt, _LOOPS) else path
        read((part for part in children(stmt) if isinstance(part, _EXPR)), inner if isinstance(stmt, ir.While) else path)
        local = assigned(stmt)
        if local is not None:
            if local not in mentions and local in sure:
                mentions[local] = _Mentions(home=inner)
                declaring.add(id(stmt))
            mentions.setdefault(local, _Mentions()).assigned.add(inner)
        if isinstance(stmt, ir.Continue) and path:
            continued.add(path[-1])
    return _Survey(mentions, frozenset(declaring), frozenset(continued))


def _placed(block: ir.Block, path: _Path) -> Iterator[tuple[ir.Stmt, _Path]]:
    """Every statement with the loops around it, in the order of the source; long chains of `elif` cost no stack."""
    pending = [(stmt, path) for stmt in reversed(block)]
    while pending:
        stmt, path = pending.pop()
        yield stmt, path
        inner = (*path, id(stmt)) if isinstance(stmt, _LOOPS) else path
        below = [child for child in children(stmt) if isinstance(child, _STMT)]
        pending += [(child, inner) for child in reversed(below)]


def _only_loop(home: _Path, paths: set[_Path]) -> int | None:
    """The one loop, entered once for each time that control comes to the home, that holds all places with loops of their own."""
    loops = {path[len(home)] for path in paths if len(path) > len(home)}
    return loops.pop() if len(loops) == 1 else None


# --- the analysis ------------------------------------------------------------------------------------------------------


class _Loop(NamedTuple):
    id: int
    depth: int  # of its body


class _Analysis:
    """Runs over the statements until nothing changes. Shapes only go from uniform to varying, control only to divergent."""

    def __init__(self, kernel: ir.Kernel, survey: _Survey) -> None:
        self.kernel = kernel
        self.survey = survey
        self.shapes: dict[ir.Local, Shape] = {}
        self.divergent: set[int] = set()
        self.parting: set[int] = set()
        self.steady = dict(self._candidates())
        self.depths: dict[ir.Local, int] = {}  # of control at the home of each local
        self.inside: list[_Loop] = []
        self.changed = True

    def _candidates(self) -> Iterator[tuple[ir.Local, int]]:
        indices = {axis.index for axis in self.kernel.loop.axes}
        for local, mentions in self.survey.mentions.items():
            loop = _only_loop(mentions.home, mentions.assigned)
            if loop is not None and loop not in self.survey.continued and local not in indices:
                yield local, loop

    def run(self) -> None:
        axes = self.kernel.loop.axes
        for axis in axes[:-1]:
            self.shapes[axis.index] = UNIFORM
        step = axes[-1].step
        self.shapes[axes[-1].index] = wrapped(step, ir.INDEX) if isinstance(step, int) else VARYING
        while self.changed:
            self.changed = False
            self.depths = {}
            self.block(self.kernel.loop.body, 0)

    def facts(self) -> Facts:
        steady: dict[int, list[ir.Local]] = {}
        taken: dict[int, list[ir.Local]] = {}
        owned: dict[int, list[ir.Local]] = {}
        for local, mentions in self.survey.mentions.items():
            loop = self.steady.get(local)
            if loop is not None and loop in self.divergent:
                steady.setdefault(loop, []).append(local)
                if any(loop not in path for path in mentions.read):
                    taken.setdefault(loop, []).append(local)
                continue
            loop = _only_loop(mentions.home, mentions.assigned | mentions.read)
            apart = any(len(path) == len(mentions.home) for path in mentions.read)
            if loop is not None and not apart and loop in self.divergent and loop not in self.survey.continued:
                owned.setdefault(loop, []).append(local)
        return Facts(
            kernel=self.kernel,
            shapes=self.shapes,
            divergent=frozenset(self.divergent),
            parting=frozenset(self.parting),
            leaving=self._leaving(),
            declaring=self.survey.declaring,
            **{
                name: {loop: tuple(locals_) for loop, locals_ in found.items()}
                for name, found in (("steady", steady), ("taken", taken), ("owned", owned))
            },
        )

    def _leaving(self) -> frozenset[int]:
        """The conditions with a parting jump in an arm; a jump stays in its loop, and so does what it says of conditions."""
        found: set[int] = set()
        around: dict[int, int] = {}  # the condition right around a statement that is in no loop inside of it
        for stmt, _ in _placed(self.kernel.loop.body, ()):
            if isinstance(stmt, ir.If):
                around.update((id(inner), id(stmt)) for inner in (*stmt.then, *stmt.orelse))
        for jump in self.parting:
            at = around.get(jump)
            while at is not None and at not in found:
                found.add(at)
                at = around.get(at)
        return frozenset(found)

    # --- shapes ---

    def read(self, local: ir.Local) -> Shape:
        return UNIFORM if self._within(local) else self.shapes.get(local, UNIFORM)

    def _within(self, local: ir.Local) -> bool:
        """Whether control is in the divergent loop in which a local is steady."""
        loop = self.steady.get(local)
        return loop is not None and loop in self.divergent and any(inner.id == loop for inner in self.inside)

    def shape(self, *exprs: ir.Expr) -> Shape:
        """The shape of an expression; of several, uniform where all are."""
        known: dict[int, Shape] = {}
        shapes = [shape_of(expr, self.read, known) for expr in exprs]
        return shapes[0] if len(shapes) == 1 else UNIFORM if not any(shape != UNIFORM for shape in shapes) else VARYING

    def assign(self, stmt: ir.Stmt, local: ir.Local, shape: Shape, depth: int) -> None:
        if id(stmt) in self.survey.declaring:
            self.depths[local] = depth
        home = self.depths.get(local, 0)
        loop = self.steady.get(local)
        if loop is not None and loop in self.divergent:
            level = next((inner.depth for inner in self.inside if inner.id == loop), home)
            if shape != UNIFORM or depth != level:
                del self.steady[local]
                self.changed = True
            elif self._within(local):
                shape = VARYING  # outside the loop
        elif depth > home:
            shape = VARYING
        self._join(local, shape)

    def _join(self, local: ir.Local, shape: Shape) -> None:
        before = self.shapes.get(local, shape)
        after = shape if before == shape else VARYING
        if local not in self.shapes or after != self.shapes[local]:
            self.shapes[local] = after
            self.changed = True

    def _part(self, stmt_id: int) -> None:
        if stmt_id not in self.divergent:
            self.divergent.add(stmt_id)
            self.changed = True

    # --- statements ---

    def block(self, block: ir.Block, depth: int) -> None:
        """`depth` counts the divergent conditions and loops around a statement."""
        for stmt in block:
            self.statement(stmt, depth)

    def statement(self, stmt: ir.Stmt, depth: int) -> None:
        match stmt:
            case ir.Assign(target=target, value=value):
                self.assign(stmt, target, self.shape(value), depth)
            case ir.Atomic(result=result):
                if result is not None:
                    self.assign(stmt, result, VARYING, depth)
            case ir.BlockReduce(result=result):
                self.assign(stmt, result, VARYING, depth)
            case ir.If():
                self.branches(stmt, depth)
            case ir.For(start=start, stop=stop, step=step):
                shape = counter_shape(self.shape(start), self.shape(step))
                if shape != UNIFORM or self.shape(stop) != UNIFORM:
                    self._part(id(stmt))
                inner = self.enter(stmt, depth)
                self.assign(stmt, stmt.index, shape, inner)
                self.leave(stmt, inner)
            case ir.While(condition=condition):
                inner = self.enter(stmt, depth)
                if self.shape(condition) != UNIFORM:
                    self._part(id(stmt))
                self.leave(stmt, inner)
            case ir.Break() | ir.Continue():
                self.jump(stmt, depth)
            case ir.Store() | ir.Print() | ir.Barrier() | ir.Report():
                pass
            case _:
                assert_never(stmt)

    def enter(self, stmt: ir.For | ir.While, depth: int) -> int:
        """Go into a loop; the depth of its body."""
        inner = depth + (id(stmt) in self.divergent)
        self.inside.append(_Loop(id(stmt), inner))
        return inner

    def leave(self, stmt: ir.For | ir.While, inner: int) -> None:
        self.block(stmt.body, inner)
        self.inside.pop()

    def branches(self, stmt: ir.If, depth: int) -> None:
        """An `if`; its chain of `elif` is walked along, not down."""
        while True:
            if self.shape(stmt.condition) != UNIFORM:
                self._part(id(stmt))
            depth += id(stmt) in self.divergent
            self.block(stmt.then, depth)
            match stmt.orelse:
                case (ir.If() as following,):
                    stmt = following
                case orelse:
                    return self.block(orelse, depth)

    def jump(self, stmt: ir.Break | ir.Continue, depth: int) -> None:
        if not self.inside:
            if depth > 0:
                self.parting.add(id(stmt))
            return
        loop = self.inside[-1]
        if depth > loop.depth:
            self._part(loop.id)
        if loop.id in self.divergent:
            self.parting.add(id(stmt))


def counter_shape(start: Shape, step: Shape) -> Shape:
    """The shape of a loop's index: its lanes start apart and go on together."""
    return start if step == UNIFORM else VARYING
