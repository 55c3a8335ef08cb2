"""What is the same in every lane of a group that runs one kernel, and where its lanes go together (W-011, W-012).

A value is *uniform* where it is surely the same in all lanes, else *varying*; control is uniform where all lanes surely come to a
statement together. Both are proved from the form of the code alone:

- constants, scalar parameters, sizes of arrays and results of block reductions are uniform; loop indices of the parallel loop,
  the lane's number, old values of atomics and whatever is loaded from memory vary, and so does all that is computed from them;
- a local is uniform after an assignment of a uniform value under uniform control; where branches meet, if it is in each;
- a varying condition or bound makes the control of what it decides varying; it is uniform again behind that;
- a `break` or `continue` under varying control leaves some lanes behind: the rest of the bodies that it leaves varies, and all of
  a loop that it belongs to, because it decides which lanes take the next turn.

The facts say nothing of what code may do with them: that is in `workgroups.py` and in emitters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, get_args

from tackc.compiler import ir
from tackc.compiler.exhaustive import assert_never
from tackc.compiler.printer import headline
from tackc.compiler.traverse import children, expressions


@dataclass(slots=True, eq=False)
class Place:
    """A statement where it stands, with what holds of it there.

    `parted`: None where all lanes come to it together, else the statement at which they may have parted. `uniform`: whether what
    the statement itself evaluates (a value, indices, a condition, bounds) is the same in every lane.
    """

    stmt: ir.Stmt
    parent: Place | None
    step: str  # from the parent, or from the kernel
    blocks: dict[str, tuple[Place, ...]]
    parted: ir.Stmt | None = None
    uniform: bool = True
    entry: int = -1  # of a loop: the locals that are uniform before each turn
    escape: ir.Stmt | None = None  # of a loop: a statement by which some lanes leave the turn

    @property
    def path(self) -> str:
        """The way through the kernel, as "loop.body[0].then[2]"."""
        steps = []
        place: Place | None = self
        while place is not None:
            steps.append(place.step)
            place = place.parent
        return ".".join(reversed(steps))


def analyze(kernel: ir.Kernel) -> tuple[Place, ...]:
    """Every statement before and in the parallel loop, in the order of the source, with the facts that hold there.

    Statements after the loop are left out: one thread runs them.
    """
    before, body = _places(kernel.before, None, "before"), _places(kernel.loop.body, None, "loop.body")
    analysis = _Analysis(kernel)
    env, _ = analysis.block(before, 0, None)
    for axis in kernel.loop.axes:
        env = analysis.bind(env, axis.index, False)
    analysis.block(body, env, None)
    return tuple(_flat((*before, *body)))


def print_facts(kernel: ir.Kernel) -> str:
    """The facts as text: for each statement its path, how lanes come to it, and what it evaluates.

    loop.body[0]          together  varying  if x[i] > 0:
    loop.body[0].then[0]  parted    uniform  t = n + 1
    """
    rows = [
        (place.path, "parted" if place.parted else "together", "uniform" if place.uniform else "varying", headline(place.stmt))
        for place in analyze(kernel)
    ]
    width = max((len(path) for path, *_ in rows), default=0)
    return "".join(f"{path:{width}}  {control:8}  {value}  {text}\n" for path, control, value, text in rows)


# --- places ------------------------------------------------------------------------------------------------------------

_BLOCKS: Final = ("then", "orelse", "body")


def _places(block: ir.Block, parent: Place | None, field: str) -> tuple[Place, ...]:
    """The places of a block's statements, and below them those of the blocks in them; long chains of `elif` cost no stack."""
    top = tuple(Place(stmt, parent, f"{field}[{number}]", {}) for number, stmt in enumerate(block))
    pending = list(top)
    while pending:
        place = pending.pop()
        for name in _BLOCKS:
            inner = getattr(place.stmt, name, ())
            if inner:
                place.blocks[name] = tuple(Place(stmt, place, f"{name}[{n}]", {}) for n, stmt in enumerate(inner))
                pending += place.blocks[name]
    return top


def _flat(places: Sequence[Place]) -> Iterator[Place]:
    pending = list(reversed(places))
    while pending:
        place = pending.pop()
        yield place
        pending += [inner for block in reversed(place.blocks.values()) for inner in reversed(block)]


# --- the analysis ------------------------------------------------------------------------------------------------------

_Locals: TypeAlias = int  # the uniform locals, a bit each: sets that cost little to copy, and -1 is all of them

_ALL: Final[_Locals] = -1  # where no path leads: whatever one says of it is true
_EXPR: Final = get_args(ir.Expr)


@dataclass(slots=True)
class _Turn:
    """What the `break` and `continue` statements of one turn of a loop do: the locals there, and one that parts the lanes."""

    exits: _Locals = _ALL
    continues: _Locals = _ALL
    escape: ir.Stmt | None = None


class _Analysis:
    """Runs over the statements as the lanes do; a loop repeats until nothing changes.

    Loops keep what they found when they are run over again, so nested ones take as many turns as facts change, not a power of it.
    """

    def __init__(self, kernel: ir.Kernel) -> None:
        self.bits: Final = {local: 1 << number for number, local in enumerate(kernel.locals)}
        self.turns: Final[list[_Turn]] = []

    def block(self, places: Sequence[Place], env: _Locals, parted: ir.Stmt | None) -> tuple[_Locals, ir.Stmt | None]:
        """The uniform locals after a block, and a statement in it that sends only some lanes elsewhere."""
        escape = None
        for place in places:
            env, left = self.statement(place, env, parted or escape)
            escape = escape or left
        return env, escape

    def bind(self, env: _Locals, local: ir.Local, uniform: bool) -> _Locals:
        """The uniform locals after an assignment."""
        return env | self.bits[local] if uniform else env & ~self.bits[local]

    def uniform(self, exprs: Iterable[ir.Expr], env: _Locals) -> bool:
        """Whether expressions are the same in every lane."""
        return not any(self.varies(inner, env) for expr in exprs for inner in expressions(expr))

    def varies(self, expr: ir.Expr, env: _Locals) -> bool:
        """Whether an expression may differ from lane to lane where those in it do not."""
        match expr:
            case ir.Load() | ir.Sample() | ir.ThreadId():
                return True
            case ir.Read(source=ir.Local() as local):
                return not env & self.bits[local]
            case ir.Const() | ir.Read() | ir.Extent() | ir.Apply() | ir.Cast() | ir.Conditional():
                return False
            case _:
                assert_never(expr)

    def statement(self, place: Place, env: _Locals, parted: ir.Stmt | None) -> tuple[_Locals, ir.Stmt | None]:
        stmt = place.stmt
        place.parted = parted
        place.uniform = self.uniform((part for part in children(stmt) if isinstance(part, _EXPR)), env)
        match stmt:
            case ir.Assign(target=target):
                return self.bind(env, target, place.uniform and parted is None), None
            case ir.BlockReduce(result=result):
                return self.bind(env, result, parted is None), None
            case ir.Atomic(result=result):
                return env if result is None else self.bind(env, result, False), None
            case ir.Store() | ir.Barrier() | ir.Print() | ir.Report():
                return env, None
            case ir.If():
                return self.branches(place, stmt, env, parted)
            case ir.For() | ir.While():
                return self.loop(place, env, parted), None
            case ir.Break() | ir.Continue():
                return _ALL, self.leave(stmt, env, parted)
            case _:
                assert_never(stmt)

    def branches(self, place: Place, stmt: ir.If, env: _Locals, parted: ir.Stmt | None) -> tuple[_Locals, ir.Stmt | None]:
        """An `if`; its chain of `elif` is walked along, not down: conditions change no local."""
        after, escape = _ALL, None
        while True:
            place.parted, place.uniform = parted, self.uniform((stmt.condition,), env)
            parted = parted or (None if place.uniform else stmt)
            end, left = self.block(place.blocks.get("then", ()), env, parted)
            after, escape = after & end, escape or left
            orelse = place.blocks.get("orelse", ())
            match stmt.orelse:
                case (ir.If() as following,):
                    place, stmt = orelse[0], following
                case _:
                    end, left = self.block(orelse, env, parted)
                    return after & end, escape or left

    def leave(self, stmt: ir.Break | ir.Continue, env: _Locals, parted: ir.Stmt | None) -> ir.Stmt | None:
        """Note a jump with the loop that it belongs to; the jump itself if only some lanes take it."""
        escape = stmt if parted else None
        if self.turns:
            turn = self.turns[-1]
            turn.escape = turn.escape or escape
            if isinstance(stmt, ir.Break):
                turn.exits &= env
            else:
                turn.continues &= env
        return escape

    def loop(self, place: Place, env: _Locals, parted: ir.Stmt | None) -> _Locals:
        """The uniform locals after a sequential loop; what leaves it early stays in it."""
        stmt = place.stmt
        place.entry &= env
        while True:
            if isinstance(stmt, ir.While):
                place.uniform = self.uniform((stmt.condition,), place.entry)
            inner = parted or (None if place.uniform else stmt) or place.escape
            start = self.bind(place.entry, stmt.index, inner is None) if isinstance(stmt, ir.For) else place.entry
            self.turns.append(_Turn())
            end, _ = self.block(place.blocks.get("body", ()), start, inner)
            turn = self.turns.pop()
            entry = place.entry & end & turn.continues
            if entry == place.entry and (inner is not None or turn.escape is None):
                return place.entry & turn.exits
            place.entry, place.escape = entry, place.escape or turn.escape
