"""What the text of a function says about its names, before anything is typed.

The variable of a `for` belongs to its loop: inside, every use of the name is that variable; after it the name has no value
until something assigns it again (L-022).
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from tackc.compiler.frontend.source import Source, walk


@dataclass(frozen=True, slots=True, eq=False)
class Scope:
    """The names of one function."""

    locals: frozenset[str]  # every name that the function binds: parameters, locals, loop variables
    stores: Counter[str]  # how often each ordinary local or parameter is assigned
    parts: Mapping[str, Sequence[ast.Attribute | ast.Subscript]]  # assignments to `v.x` or `v[k]`, by the name `v`
    ended: dict[ast.Name, ast.For]  # reads of a variable whose loop has ended
    unassigned: frozenset[ast.Name]  # reads that no assignment can precede
    uncertain: frozenset[ast.Name]  # reads that only some path assigns before
    rejected: frozenset[str]  # what statements and expressions outside the language bind

    branches: Mapping[ast.If, Returns]  # whether each `if` returns

    @property
    def zeroed(self) -> frozenset[str]:
        """The locals that start as zero, because some read may come before every assignment (E-020)."""
        return frozenset(node.id for node in self.uncertain)

    def returns(self, statements: Iterable[ast.stmt]) -> Returns:
        """Whether a block returns on no path, on some, or on all; a `return` inside a loop is an error of its own (F-004)."""
        return _block_returns(statements, self.branches)


def analyze(source: Source, is_kernel: bool) -> Scope:
    """The scope of a function."""
    parameters = frozenset(source.parameters)
    counts = stores(source.body)
    names = {name for node in source.nodes if isinstance(node, ast.For) for name in loop_names(node)}
    flow = _Flow(parameters.union(counts, names), parallel_loop(source.body) if is_kernel else None)
    given = flow.mask(parameters)
    flow.block(source.body, _State(given, given, {}))
    uncertain = frozenset(flow.uncertain - flow.unassigned - flow.ended.keys())
    walruses = (node.target.id for node in source.nodes if isinstance(node, ast.NamedExpr))
    unassigned, rejected = frozenset(flow.unassigned), frozenset(_rejected(source.body)).union(walruses)
    parts, branches = parts_assigned(source.body), _branch_returns(source.nodes)
    return Scope(flow.locals, counts, parts, flow.ended, unassigned, uncertain, rejected, branches)


def parallel_loop(body: Iterable[ast.stmt]) -> ast.For | None:
    """The parallel loop of a kernel's body: its first `for` (L-002)."""
    return next((node for node in body if isinstance(node, ast.For)), None)


def loop_names(loop: ast.For) -> tuple[str, ...]:
    """The names that a `for` binds, in order; other targets are left out."""
    targets = loop.target.elts if isinstance(loop.target, ast.Tuple) else [loop.target]
    return tuple(target.id for target in targets if isinstance(target, ast.Name))


def stores(statements: Iterable[ast.stmt]) -> Counter[str]:
    """How often each name is assigned, apart from assignments to the variables of loops inside their loops."""
    counts: Counter[str] = Counter()
    pending: list[tuple[ast.stmt, frozenset[str]]] = [(statement, frozenset()) for statement in statements]
    while pending:
        statement, hidden = pending.pop()
        counts.update(name for name in _assigned(statement) if name not in hidden)
        if isinstance(statement, ast.For):
            inside = hidden | frozenset(loop_names(statement))
            pending += [(inner, inside) for inner in statement.body]
            pending += [(inner, hidden) for inner in statement.orelse]
        else:
            pending += [(inner, hidden) for block in _blocks(statement) for inner in block]
    return counts


def parts_assigned(statements: Iterable[ast.stmt]) -> dict[str, list[ast.Attribute | ast.Subscript]]:
    """The targets `v.x` and `v[k]` of assignments, by the name `v`."""
    found: dict[str, list[ast.Attribute | ast.Subscript]] = {}
    pending = list(statements)
    while pending:
        statement = pending.pop()
        for target in _targets(statement):
            if isinstance(target, (ast.Attribute, ast.Subscript)) and isinstance(target.value, ast.Name):
                found.setdefault(target.value.id, []).append(target)
        pending += [inner for block in _blocks(statement) for inner in block]
    return found


def _assigned(statement: ast.stmt) -> Iterator[str]:
    return (target.id for target in _targets(statement) if isinstance(target, ast.Name))


def _targets(statement: ast.stmt) -> Iterator[ast.expr]:
    """What a statement assigns, those in tuples one by one."""
    targets: list[ast.expr]
    match statement:
        case ast.Assign():
            targets = list(statement.targets)
        case ast.AugAssign() | ast.AnnAssign():
            targets = [statement.target]
        case _:
            return
    while targets:
        target = targets.pop()
        match target:
            case ast.Tuple() | ast.List():
                targets += target.elts
            case ast.Starred():
                targets.append(target.value)
            case _:
                yield target


_TRANSLATED: Final = (
    *(ast.Assign, ast.AugAssign, ast.If, ast.For, ast.While),
    *(ast.Break, ast.Continue, ast.Expr, ast.Return, ast.Pass),
)


def _rejected(statements: Iterable[ast.stmt]) -> Iterator[str]:
    """Names that only rejected statements bind: reading them is no mistake of its own."""
    pending = list(statements)
    while pending:
        statement = pending.pop()
        if not isinstance(statement, _TRANSLATED):
            yield from _bound_inside(statement)
            continue
        if isinstance(statement, ast.For):
            yield from set(_bound_inside(statement.target)) - set(loop_names(statement))
        pending += [node for block in _blocks(statement) for node in block]


def _bound_inside(tree: ast.AST) -> Iterator[str]:
    """Every name that a tree binds, by whatever construct."""
    for node in walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.ClassDef(name=name) | ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)):
                yield name
            case ast.MatchStar(name=str(name)) | ast.MatchMapping(rest=str(name)):
                yield name
            case ast.alias(name=name, asname=alias):
                yield alias or name.partition(".")[0]


def _blocks(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    if isinstance(statement, (ast.If, ast.While, ast.For)):
        yield statement.body
        yield statement.orelse


def _chain(statement: ast.If) -> Iterator[ast.If]:
    """An `if` and the `elif`s of its chain: a lone `if` in the last arm is one."""
    yield statement
    while len(statement.orelse) == 1 and isinstance(statement.orelse[0], ast.If):
        statement = statement.orelse[0]
        yield statement


def _tests(statement: ast.If) -> list[ast.expr]:
    return [link.test for link in _chain(statement)]


def _arms(statement: ast.If) -> list[list[ast.stmt]]:
    """The blocks of an `if` with its `elif`s, the last `else` included, which may be empty."""
    links = list(_chain(statement))
    return [*(link.body for link in links), links[-1].orelse]


class Returns(Enum):
    """Whether a block returns from its function."""

    NEVER = 0
    SOMETIMES = 1
    ALWAYS = 2


def _branch_returns(nodes: Sequence[ast.AST]) -> dict[ast.If, Returns]:
    """Whether each `if` of a function returns; inner ones are found first."""
    found: dict[ast.If, Returns] = {}
    for node in reversed([node for node in nodes if isinstance(node, ast.If)]):
        then, orelse = _block_returns(node.body, found), _block_returns(node.orelse, found)
        found[node] = then if then is orelse else Returns.SOMETIMES
    return found


def _block_returns(statements: Iterable[ast.stmt], branches: Mapping[ast.If, Returns]) -> Returns:
    result = Returns.NEVER
    for statement in statements:
        match statement:
            case ast.Return():
                return Returns.ALWAYS
            case ast.If():
                if branches[statement] is Returns.ALWAYS:
                    return Returns.ALWAYS
                if branches[statement] is Returns.SOMETIMES:
                    result = Returns.SOMETIMES
    return result


def return_statements(statements: Iterable[ast.stmt]) -> Iterator[ast.Return]:
    """Every `return` of a block, those in loops too."""
    pending = list(statements)
    while pending:
        statement = pending.pop()
        if isinstance(statement, ast.Return):
            yield statement
        pending += [inner for block in _blocks(statement) for inner in block]


def breaks(body: Sequence[ast.stmt]) -> bool:
    """Whether a `break` in a loop's body leaves that loop."""
    pending = list(body)
    while pending:
        statement = pending.pop()
        if isinstance(statement, ast.Break):
            return True
        if isinstance(statement, ast.If):
            pending += statement.body + statement.orelse
    return False


@dataclass(frozen=True, slots=True)
class _State:
    """Before a statement: the names that some path has assigned, those that every path has, and those whose loop has ended
    on some path. Sets are masks of the bits of names (`_Flow.mask`), which are copied faster than sets."""

    assigned: int
    certain: int
    ended: dict[str, ast.For]

    def merge(self, other: _State) -> _State:
        if self is other:
            return self
        return _State(self.assigned | other.assigned, self.certain & other.certain, {**other.ended, **self.ended})

    def bind(self, names: Collection[str], mask: int) -> _State:
        ended = self.ended
        if ended and ended.keys() & set(names):
            ended = {name: loop for name, loop in ended.items() if name not in names}
        elif self.certain & self.assigned & mask == mask:
            return self
        return _State(self.assigned | mask, self.certain | mask, ended)

    def end(self, names: Collection[str], mask: int, loop: ast.For) -> _State:
        return _State(self.assigned | mask, self.certain, {**self.ended, **dict.fromkeys(names, loop)})


class _Endings:
    """Whose loops may have ended within one turn of a loop, when the turn, or the loop, ends. Each loop is walked once."""

    def __init__(self) -> None:
        self.known: Final[dict[ast.For | ast.While, dict[str, ast.For]]] = {}
        self.exits: list[dict[str, ast.For]] = []  # at the `break` and `continue` statements of the loop being walked

    def turn(self, loop: ast.For | ast.While) -> dict[str, ast.For]:
        """The names with their loops, by what one turn of a loop does alone."""
        if loop not in self.known:
            outer, self.exits = self.exits, []
            after = self._block(loop.body, {})
            self.known[loop] = {name: at for state in reversed([after, *self.exits]) for name, at in state.items()}
            self.exits = outer
        return self.known[loop]

    def _block(self, statements: Iterable[ast.stmt], ended: dict[str, ast.For]) -> dict[str, ast.For]:
        for statement in statements:
            match statement:
                case ast.If():
                    arms = [self._block(arm, ended) for arm in _arms(statement)]
                    ended = {name: at for arm in reversed(arms) for name, at in arm.items()}
                case ast.For():
                    ended = {**self.turn(statement), **ended, **dict.fromkeys(loop_names(statement), statement)}
                case ast.While():
                    ended = {**self.turn(statement), **ended}
                case ast.Break() | ast.Continue():
                    self.exits.append(ended)
                case _:
                    bound = frozenset(_assigned(statement))
                    ended = {name: at for name, at in ended.items() if name not in bound} if bound else ended
        return ended


@dataclass(slots=True)
class _Loop:
    """The states at the `break` and `continue` statements of one loop."""

    breaks: list[_State] = field(default_factory=list)
    continues: list[_State] = field(default_factory=list)


class _Flow:
    """One conservative pass over the paths of a function: what may have happened on some path has happened."""

    def __init__(self, names: frozenset[str], parallel: ast.For | None) -> None:
        self.locals: Final = names
        self.bits: Final = {name: 1 << place for place, name in enumerate(sorted(names))}
        self.parallel: Final = parallel
        self.ended: Final[dict[ast.Name, ast.For]] = {}
        self.unassigned: Final[set[ast.Name]] = set()
        self.uncertain: Final[set[ast.Name]] = set()
        self.endings: Final = _Endings()
        self.loops: list[_Loop] = []

    def mask(self, names: Iterable[str]) -> int:
        """Names as a number: one bit for each."""
        bits = 0
        for name in names:
            bits |= self.bits[name]
        return bits

    def block(self, statements: Iterable[ast.stmt], state: _State) -> _State:
        for statement in statements:
            state = self.statement(statement, state)
        return state

    def statement(self, statement: ast.stmt, state: _State) -> _State:
        match statement:
            case ast.Assign():
                self.reads(statement.value, state)
                for target in statement.targets:
                    state = self.target(target, state)
                return state
            case ast.AugAssign():
                self.reads(statement.target, state, also_stored=True)
                self.reads(statement.value, state)
                return self.target(statement.target, state)
            case ast.AnnAssign():  # rejected, so that its target needs no second finding
                return self.target(statement.target, state)
            case ast.If():
                return self.branches(statement, state)
            case ast.While():
                return self.loop(statement, (), state)
            case ast.For():
                self.reads(statement.iter, state)
                names = loop_names(statement)
                return self.loop(statement, names, state).end(names, self.mask(names), statement)
            case ast.Break() | ast.Continue() | ast.Return():
                self.reads(statement, state)
                if self.loops and not isinstance(statement, ast.Return):
                    loop = self.loops[-1]
                    (loop.breaks if isinstance(statement, ast.Break) else loop.continues).append(state)
                return self.nowhere(state)
            case _:
                self.reads(statement, state)
                return state

    def branches(self, statement: ast.If, state: _State) -> _State:
        for test in _tests(statement):
            self.reads(test, state)
        first, *others = [self.block(arm, state) for arm in _arms(statement)]
        for other in others:
            first = first.merge(other)
        return first

    def nowhere(self, state: _State) -> _State:
        """The state after a statement that goes elsewhere: no path leads on, so none lacks an assignment."""
        return _State(state.assigned, (1 << len(self.bits)) - 1, state.ended)

    def loop(self, statement: ast.For | ast.While, names: tuple[str, ...], state: _State) -> _State:
        """The state after a loop, which may run its body any number of times."""
        # What the body does may have been done by an earlier turn; iterations of the parallel loop have none (P-011).
        earlier: Collection[str] = ()
        if statement is not self.parallel:
            earlier = stores(statement.body).keys()
            state = _State(state.assigned, state.certain, {**self.endings.turn(statement), **state.ended})
        if isinstance(statement, ast.While):
            self.reads(statement.test, state)
        self.loops.append(_Loop())
        entry = _State(state.assigned | self.mask(earlier), state.certain, state.ended)
        turn = self.block(statement.body, entry.bind(names, self.mask(names)))
        exits = self.loops.pop()
        for early in exits.continues:
            turn = turn.merge(early)
        return self.block(statement.orelse, self.after(statement, state, turn, exits.breaks))

    def after(self, statement: ast.For | ast.While, entry: _State, turn: _State, breaks: list[_State]) -> _State:
        """The state where a loop is left: before its first turn unless it surely has one, after a turn, or at a `break`."""
        left = entry.merge(turn)
        if statement is not self.parallel:
            if _is_endless(statement):
                left = self.nowhere(left)
            elif _has_a_turn(statement):
                left = _State(left.assigned, turn.certain, left.ended)
        for early in breaks:
            left = left.merge(early)
        return left

    def target(self, target: ast.expr, state: _State) -> _State:
        match target:
            case ast.Name():
                return state.bind((target.id,), self.bits[target.id])
            case ast.Tuple() | ast.List():
                for element in target.elts:
                    state = self.target(element, state)
                return state
            case ast.Starred():
                return self.target(target.value, state)
            case _:
                self.reads(target, state)
                return state

    def reads(self, tree: ast.AST, state: _State, also_stored: bool = False) -> None:
        """Note the reads in a tree that have no value in `state`, or may have none."""
        for node in walk(tree):
            if not isinstance(node, ast.Name) or not (isinstance(node.ctx, ast.Load) or (also_stored and node is tree)):
                continue
            bit = self.bits.get(node.id, 0)
            if node.id in state.ended:
                self.ended[node] = state.ended[node.id]
            elif bit & ~state.assigned:
                self.unassigned.add(node)
            elif bit & ~state.certain:
                self.uncertain.add(node)


def _is_endless(statement: ast.For | ast.While) -> bool:
    """Whether only a `break` leaves a loop: `while True`."""
    return isinstance(statement, ast.While) and isinstance(statement.test, ast.Constant) and bool(statement.test.value)


def _has_a_turn(statement: ast.For | ast.While) -> bool:
    """Whether a loop surely runs its body: `for j in range(4)`."""
    match statement:
        case ast.For(iter=ast.Call(func=ast.Name(id="range"), args=args, keywords=[])):
            bounds = [arg.value for arg in args if isinstance(arg, ast.Constant) and isinstance(arg.value, int)]
            start, stop = (0, *bounds) if len(bounds) == 1 else bounds[:2] if len(bounds) > 1 else (0, 0)
            return len(bounds) == len(args) and start < stop
    return False
