"""What iterations take one after the other, and in lanes, by estimate."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple, get_args

from tackc.compiler import ir
from tackc.compiler.accumulators import accumulators
from tackc.compiler.exhaustive import assert_never
from tackc.compiler.lanes import tiles, weights
from tackc.compiler.lanes.chains import chain
from tackc.compiler.lanes.distance import ANYWHERE, distance
from tackc.compiler.lanes.shapes import UNIFORM, VARYING, Facts, Shape, shape_of
from tackc.compiler.lanes.weights import Vectors, registers
from tackc.compiler.locals import locals_of
from tackc.compiler.traverse import children, expressions, mentioned, statements

TURNS: Final = 16  # of a loop whose number of turns is not known, at least
BESIDE: Final = 4  # times as many as the longest loop beside it: a table is cleared for more than it has places
OVERLAPPING: Final = 8  # turns of a loop that a core runs beside those of the next iteration
_LAST: Final = 1.75  # turns until the last lane leaves a divergent loop, for each turn of a lane
_SHORT: Final = 16  # parts of the expressions of an arm that is run without a branch
_EXPR: Final = get_args(ir.Expr)

_GATHERED: Final = "elements anywhere in memory are loaded or stored lane by lane"
_DISTANT: Final = "elements at a distance are loaded or stored lane by lane"
_UPDATED: Final = "atomic updates go lane by lane"
_RAISED: Final = "powers of integers are computed lane by lane"
_CONVERTED: Final = "floats become u32, i64 or u64, for which there are no vector instructions"
_PARTED: Final = "lanes part, and all wait for the last"
_COMPUTED: Final = "one iteration after the other is as fast"


def turns(loop: ir.For) -> int | None:
    """The number of turns, where it is known."""
    match loop:
        case ir.For(start=ir.Const(value=int() as start), stop=ir.Const(value=int() as stop), step=ir.Const(value=int() as step)):
            return len(range(start, stop, step)) if step > 0 else 0
        case _:
            return None


def lengths(kernel: ir.Kernel) -> dict[int, int]:
    """The numbers of turns of a kernel's loops, by `id`; where one is not known, what is likely beside the others."""
    found: dict[int, int] = {}
    pending: list[ir.Block] = [kernel.loop.body]
    while pending:
        loops = list(_loops(pending.pop()))
        known = {id(loop): count for loop in loops if isinstance(loop, ir.For) and (count := turns(loop)) is not None}
        likely = max(TURNS, BESIDE * max(known.values(), default=0))
        found |= {id(loop): known.get(id(loop), likely) for loop in loops}
        pending += [loop.body for loop in loops]
    return found


def _loops(block: ir.Block) -> Iterator[ir.For | ir.While]:
    """The loops of a block that are in no other of its loops."""
    pending: list[ir.Stmt] = list(block)
    while pending:
        stmt = pending.pop()
        if isinstance(stmt, ir.For | ir.While):
            yield stmt
        elif isinstance(stmt, ir.If):
            pending += (*stmt.then, *stmt.orelse)


def rows_along(facts: Facts, loop: ir.For) -> tuple[ir.Load, ...]:
    """The loads of a loop by which each lane walks along a row of its own, a tile of turns at a time."""
    loads = () if id(loop) in facts.divergent else tiles.along_rows(loop)
    known = turns(loop)
    if not loads or (known is not None and known < tiles.turns(loads[0].type.size)):
        return ()
    far = [load for load in loads if distance(load.indices[0], lambda local: facts.shapes.get(local, UNIFORM)) not in (0, 1, -1)]
    return tuple(far)


def hottest(kernel: ir.Kernel) -> ir.Parallel | ir.For | ir.While:
    """The loop whose body runs most."""
    counts = lengths(kernel)
    best: tuple[float, ir.Parallel | ir.For | ir.While] = (1.0, kernel.loop)
    pending: list[tuple[float, ir.Stmt]] = [(1.0, stmt) for stmt in kernel.loop.body]
    while pending:
        times, stmt = pending.pop()
        if isinstance(stmt, ir.For | ir.While):
            times *= counts[id(stmt)]
            if times > best[0]:
                best = times, stmt
        pending += [(times, child) for child in children(stmt) if not isinstance(child, _EXPR)]
    return best[1]


class Cost(NamedTuple):
    """Cycles of one iteration, and of all lanes."""

    one: float = 0
    lanes: float = 0

    def plus(self, other: Cost) -> Cost:
        return Cost(self.one + other.one, self.lanes + other.lanes)

    def times(self, one: float, lanes: float) -> Cost:
        return Cost(one * self.one, lanes * self.lanes)


@dataclass
class Estimates:
    """Of a kernel's parallel loop at a number of lanes."""

    facts: Facts
    vectors: Vectors
    width: int
    _within: list[int] = field(default_factory=list)
    _masked: bool = False
    _often: float = 1  # times that the statements that are looked at run in lanes
    _blame: dict[str, float] = field(default_factory=dict)  # cycles in lanes by what takes them
    _places: dict[str, tuple[float, ir.Loc]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        loops = [stmt for stmt in statements(self.facts.kernel.loop) if isinstance(stmt, ir.For)]
        self._along = {id(load) for loop in loops for load in rows_along(self.facts, loop)}
        self._lengths = lengths(self.facts.kernel)
        self._copied = {found.array for found in accumulators(self.facts.kernel)}
        self._steady = {local: loop for loop, locals_ in self.facts.steady.items() for local in locals_}
        self._total = self._block(self.facts.kernel.loop.body).plus(Cost(weights.TURN, weights.TURN))

    def gain(self) -> float:
        """How many times as fast lanes are."""
        return self._total.one * self.width / self._total.lanes

    @property
    def hottest(self) -> ir.Loc:
        return hottest(self.facts.kernel).loc

    def culprit(self) -> tuple[str, ir.Loc]:
        """What takes most of the time in lanes, and its place."""
        what = max(self._blame, key=lambda each: (self._blame[each], each), default=_COMPUTED)
        if self._blame.get(what, 0.0) < 0.25 * self._total.lanes:
            return _COMPUTED, self.facts.kernel.loop.loc
        return what, self._places[what][1]

    def _charge(self, what: str, cycles: float, loc: ir.Loc) -> None:
        cycles *= self._often
        self._blame[what] = self._blame.get(what, 0.0) + cycles
        self._places[what] = max(self._places.get(what, (-1.0, loc)), (cycles, loc), key=_cycles)

    # --- statements ---

    def _block(self, block: ir.Block) -> Cost:
        cost = Cost()
        for stmt in block:
            cost = cost.plus(self._statement(stmt))
        return cost

    def _statement(self, stmt: ir.Stmt) -> Cost:
        match stmt:
            case ir.Assign(target=target, value=value):
                return self._value(value).plus(Cost(0, self._blend(target)))
            case ir.Store(storage=storage, indices=indices, value=value):
                return self._value(value).plus(self._access(storage, indices, weights.STORE, stmt.loc))
            case ir.Atomic(value=value):
                return self._value(value).plus(self._update(stmt))
            case ir.If():
                return self._if(stmt)
            case ir.For() | ir.While():
                return self._loop(stmt)
            case ir.Break() | ir.Continue():
                return Cost(0.5, 0.5)
            case ir.Print() | ir.Report() | ir.Barrier() | ir.BlockReduce():
                return Cost()
            case _:
                assert_never(stmt)

    def _blend(self, target: ir.Local) -> float:
        """What keeping a local's old value in lanes that are off takes."""
        varies = self.facts.shapes.get(target, UNIFORM) is VARYING and not self._is_steady(target)
        owned = any(target in self.facts.owned.get(loop, ()) for loop in self._within)
        return (
            self.vectors.pace * registers(target.type, self.width, self.vectors) if self._masked and varies and not owned else 0
        )

    def _if(self, stmt: ir.If) -> Cost:
        condition = self._value(stmt.condition).plus(Cost(0.5, 0.5))
        if id(stmt) not in self.facts.divergent:
            return condition.plus(self._block(stmt.then).plus(self._block(stmt.orelse)).times(0.5, 0.5))
        masked, self._masked = self._masked, True
        arms = self._block(stmt.then).plus(self._block(stmt.orelse)).times(0.5, 1)
        self._masked = masked
        parting = 1 if _branchless(stmt.then) and _branchless(stmt.orelse) else self.vectors.arm
        if parting > 1 and any(isinstance(each, ir.Break | ir.Continue) for each in (*stmt.then, *stmt.orelse)):
            parting += weights.MISTAKE / 2  # lanes come there one after the other
        self._charge(_PARTED, parting, stmt.loc)
        return condition.plus(arms).plus(Cost(0, parting))

    def _loop(self, stmt: ir.For | ir.While) -> Cost:
        times = self._lengths[id(stmt)]
        bounds = self._value(stmt.start).plus(self._value(stmt.stop)) if isinstance(stmt, ir.For) else Cost()
        diverges = id(stmt) in self.facts.divergent
        all_, parting = (times * _LAST, self.vectors.turn) if diverges else (times, 0.0)
        before = self._often, self._masked
        self._often, self._masked = self._often * all_, self._masked or diverges
        self._within.append(id(stmt))
        turn = self._block(stmt.body).plus(Cost(weights.TURN, weights.TURN))
        if isinstance(stmt, ir.While):
            turn = turn.plus(self._value(stmt.condition))
        turn = turn.plus(Cost(0, weights.SPILL * max(0.0, self._kept(stmt) - self.vectors.registers)))
        if diverges:
            for local in self.facts.taken.get(id(stmt), ()):
                parting += 3 * self.vectors.pace * registers(local.type, self.width, self.vectors)
            self._charge(_PARTED, parting + turn.lanes * (1 - 1 / _LAST), stmt.loc)
        self._within.pop()
        self._often, self._masked = before
        waits = chain(stmt) if times > OVERLAPPING else 0.0
        total = Cost(max(turn.one, waits), max(turn.lanes, waits) + parting).times(times, all_)
        return bounds.plus(total).plus(Cost(weights.MISTAKE, weights.MISTAKE) if diverges else Cost())

    def _kept(self, loop: ir.For | ir.While) -> float:
        """How many registers a loop that has no other in it needs: for what it keeps from turn to turn, half of what it assigns
        besides, and what it computes."""
        if any(isinstance(stmt, ir.For | ir.While) for top in loop.body for stmt in statements(top)):
            return 0
        own = locals_of(loop.body).sure
        locals_ = {thing for stmt in loop.body for thing in mentioned(stmt) if isinstance(thing, ir.Local)}
        varying = [local for local in locals_ if self._read(local) is VARYING]
        sizes = [registers(local.type, self.width, self.vectors) * (0.5 if local in own else 1) for local in varying]
        return sum(sizes) + max(sizes, default=0)

    # --- expressions ---

    def _is_steady(self, local: ir.Local) -> bool:
        return self._steady.get(local) in self._within

    def _read(self, local: ir.Local) -> Shape:
        return UNIFORM if self._is_steady(local) else self.facts.shapes.get(local, UNIFORM)

    def _value(self, expr: ir.Expr) -> Cost:
        """Of an expression, whose shapes are asked for once."""
        known: dict[int, Shape] = {}
        shape_of(expr, self._read, known)
        cost = Cost()
        pending = [expr]
        while pending:
            node = pending.pop()
            if isinstance(node, ir.Load):
                cost = cost.plus(self._load(node))
                continue
            pending += [child for child in children(node) if isinstance(child, _EXPR)]
            one = weights.in_one(node, self.vectors)
            varies = shape_of(node, self._read, known) is VARYING
            cost = cost.plus(Cost(one, self._in_lanes(node) if varies else one))
        return cost

    def _in_lanes(self, node: ir.Expr) -> float:
        if isinstance(node, ir.Conditional) and ir.is_truth(node) and _loads(node):
            self._charge(_PARTED, self.vectors.choice, node.loc)
            return self.vectors.choice
        if weights.lane_by_lane(node):
            cycles = self.width * (weights.in_one(node, self.vectors) + 1)
            self._charge(_RAISED, cycles, node.loc)
            return cycles
        type_ = node.args[0].type if isinstance(node, ir.Apply) else node.type
        if isinstance(node, ir.Cast) and node.value.type.size > type_.size:
            type_ = node.value.type
        cycles = weights.begins(node) + weights.on_register(node, self.vectors) * registers(type_, self.width, self.vectors)
        if weights.apart(node, self.vectors):
            self._charge(_CONVERTED, cycles, node.loc)
        return cycles

    # --- memory ---

    def _load(self, load: ir.Load) -> Cost:
        if id(load) not in self._along or self._masked:
            return self._access(load.storage, load.indices, weights.LOAD, load.loc)
        size = registers(load.type, self.width, self.vectors)
        return Cost(0.3 + weights.LOAD, 0.3 + size * (weights.LOAD + weights.TRANSPOSED * self.vectors.pace))

    def _access(self, storage: ir.Storage, indices: tuple[ir.Expr, ...], one: float, loc: ir.Loc) -> Cost:
        """Loading or storing an element, with its index."""
        type_ = ir.element_type(storage)
        size = registers(type_, self.width, self.vectors)
        apart = distance(indices[0], self._read) if indices else 0
        index = Cost(0.3, 0.3) if indices else Cost()
        if isinstance(storage, ir.Buffer):
            if apart == 0:
                return index.plus(Cost(one, size * (1 + self._masked)))
        elif apart == 0:
            return index.plus(Cost(one, 2 * one))
        elif apart in (1, -1):
            poor = self._masked and not self.vectors.masks
            return index.plus(Cost(one, size * one * (6 if poor and self.vectors.bytes <= 16 else 3 if poor else 1)))
        elif apart != ANYWHERE:
            lanes = self.width * (self.vectors.gather if self._masked else weights.FAR)
            self._charge(_DISTANT, lanes, loc)
            return index.plus(Cost(one, lanes))
        lanes = self.width * self.vectors.gather
        self._charge(_GATHERED, lanes, loc)
        return self._value(indices[0]).plus(Cost(one, lanes))

    def _update(self, stmt: ir.Atomic) -> Cost:
        index = self._value(stmt.indices[0]) if stmt.indices else Cost()
        if stmt.array in self._copied:
            types = (ir.INDEX,) if isinstance(stmt.value, ir.Const) else (ir.INDEX, stmt.value.type)
            kept = sum(registers(type_, self.width, self.vectors) for type_ in types)
            lanes = weights.EACH + self.width * weights.PRIVATE_IN_LANES + 2 * weights.STORE * kept
            self._charge(_UPDATED, lanes, stmt.loc)
            return index.plus(Cost(weights.PRIVATE, lanes))
        one = weights.update(stmt)
        self._charge(_UPDATED, self.width * (one + 3), stmt.loc)
        return index.plus(Cost(one, self.width * (one + 3)))


def _cycles(place: tuple[float, ir.Loc]) -> float:
    return place[0]


def _branchless(arm: ir.Block) -> bool:
    """Whether lanes run an arm without asking whether any is on: it is a jump, or computes little."""
    if not all(isinstance(stmt, ir.Assign) for stmt in arm):
        return len(arm) == 1 and isinstance(arm[0], ir.Break | ir.Continue)
    parts = [expr for stmt in arm for expr in expressions(stmt)]
    return len(parts) <= _SHORT and not any(isinstance(expr, ir.Load) for expr in parts)


def _loads(choice: ir.Conditional) -> bool:
    """Whether what an arm loads may be loaded in some lanes only."""
    return any(isinstance(node, ir.Load) for arm in (choice.then, choice.orelse) for node in expressions(arm))
