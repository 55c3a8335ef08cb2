"""Statements in lanes: uniform control branches, divergent control takes lanes off by masks.

    if c: A                 mask = mask & c: A, where there is a lane, or always where A is short
    while c: A              live &= c; A, while there is a lane
    break                   live &= ~mask; what follows in the block runs with mask & live
    continue                off |= mask for the rest of the turn; of the iteration: as break

An assignment under a mask keeps the old value in the lanes that are off, unless nobody looks there (`LaneValues.homes`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple, get_args

from tackc.compiler import ir
from tackc.compiler.lanes.shapes import UNIFORM, VARYING
from tackc.compiler.lanes.tiles import along_rows
from tackc.compiler.traverse import assigned, children, expressions, statements
from tackc.emitters.llvm_code import VectorType
from tackc.emitters.llvm_lane_count import Count
from tackc.emitters.llvm_lane_tiles import run_in_tiles
from tackc.emitters.llvm_lane_updates import LaneUpdates
from tackc.emitters.llvm_ops import COSTLY

_CHEAP: Final = 12  # operations of an arm that cost less than a branch around them
_COPIED: Final = 96  # parts of the expressions of an arm that gets a copy for all lanes on
_EXPR: Final = get_args(ir.Expr)


class _Turn(NamedTuple):
    """What jumps of a loop, or of the iteration, take lanes out of: memory for the lanes that go on, and for those that are off
    for the rest of the turn, "" where no lane comes back."""

    loop: int
    live: str
    off: str = ""


@dataclass
class Lanes(LaneUpdates):
    """One function's view of a kernel whose iterations run in lanes. `copies`: whether arms may have a copy for all lanes on."""

    copies: bool = False
    _turns: list[_Turn] = field(default_factory=list)
    _regions: int = 0

    # --- blocks --------------------------------------------------------------------------------------------------------

    def block(self, block: ir.Block) -> bool:
        """Emit statements; False where control never reaches their end. What lanes have left goes on without them."""
        reached, skipped = True, ""
        for at, stmt in enumerate(block):
            reached = self._statement(stmt)
            if not reached or id(stmt) in self.facts.parting:
                break
            rest = block[at + 1 :]
            if rest and id(stmt) in self.facts.leaving:
                self._narrow_to_live()
                if not self._cheap(rest):
                    skipped, more = skipped or self.code.label("left"), self.code.label("more")
                    self.code.branch_if(self.masks.any(self.mask), more, skipped)
                    self.code.place(more)
        if skipped:
            if reached:
                self.code.branch(skipped)
            self.code.place(skipped)
        return reached or bool(skipped)

    def iteration(self, block: ir.Block, end: str) -> None:
        jumps = _own_jumps(block)
        done = self.code.label("done")
        self.collect(() if jumps else block)
        if any(id(stmt) in self.facts.parting for stmt in jumps):
            self._turns.append(_Turn(0, self.masks.reserve(self.mask)))
            super().iteration(block, done)
            self._turns.pop()
        else:
            super().iteration(block, done)
        self.code.place(done)
        self.make_updates()
        self.code.branch(end)

    def _new_region(self) -> int:
        self._regions += 1
        return self._regions

    def _statement(self, stmt: ir.Stmt) -> bool:
        self.moved()
        self.code.at(stmt.loc)
        local = assigned(stmt)
        if local is not None and id(stmt) in self.facts.declaring and not self._diverges(stmt):
            self.homes[local] = self.region
        match stmt:
            case ir.Assign(target=target, value=value):
                shape = self.shape(value)
                self.keep(target, self.vector(value) if shape is VARYING else self.value(value), shape)
            case ir.Store():
                self.store(stmt)
            case ir.Atomic():
                self.update(stmt)
            case ir.If() if self._diverges(stmt):
                self._divergent_if(stmt)
            case ir.For() if self._diverges(stmt):
                self._divergent_for(stmt)
            case ir.While() if self._diverges(stmt):
                self._divergent_while(stmt)
            case ir.Break() | ir.Continue() if id(stmt) in self.facts.parting:
                self._take_off(stmt)
            case _:
                return super()._statement(stmt)
        return True

    def _for(self, stmt: ir.For) -> None:
        loads = [load for load in along_rows(stmt) if self.strays(load)] if not self.mask else []
        if not loads:
            return super()._for(stmt)
        rest = run_in_tiles(self, stmt, loads)
        self.rare.update(map(id, loads))
        super()._for(rest)
        self.rare.clear()
        return None

    def _diverges(self, stmt: ir.Stmt) -> bool:
        return id(stmt) in self.facts.divergent

    # --- conditions ----------------------------------------------------------------------------------------------------

    def branches(self, stmt: ir.If) -> bool:
        return not self._diverges(stmt)

    def _arm(self, label: str, block: ir.Block, join: str) -> bool:
        mask = self.mask
        reached = super()._arm(label, block, join)
        self.mask = mask
        return reached

    def _divergent_if(self, stmt: ir.If) -> None:
        chosen = self.where(stmt.condition)
        if stmt.then:
            self._masked_arm(stmt.then, self.masks.narrow(self.mask, chosen))
        if stmt.orelse:
            self.code.at(stmt.loc)
            self._masked_arm(stmt.orelse, self.masks.without(self.mask, chosen))

    def _masked_arm(self, block: ir.Block, mask: str) -> None:
        """Run a block in the lanes of a mask, which may be none."""
        saved = self.mask, self.region
        end = self.code.label("none")
        copied = self.copies and self._worth_a_copy(block)
        copies, self.copies = self.copies, self.copies and not copied
        if copied:
            every, few = self.code.label("every"), self.code.label("few")
            self.code.branch_if(self.masks.all(mask), every, few)
            self.code.place(every)
            self._region(block, "")
            self.code.branch(end)
            self.code.place(few)
        self.mask = mask
        if self._cheap(block):
            self._region(block, mask)
        else:
            some = self.code.label("some")
            self.code.branch_if(self.masks.any(mask), some, end)
            self.code.place(some)
            self._region(block, mask)
        self.code.branch(end)
        self.code.place(end)
        self.mask, self.region = saved
        self.copies = copies

    def _region(self, block: ir.Block, mask: str) -> None:
        self.region, self.mask = self._new_region(), mask
        self.block(block)

    def _worth_a_copy(self, block: ir.Block) -> bool:
        """Whether a block is worth a copy for all lanes on: it is short, and accesses memory, which is faster without masks."""
        left, accesses = _COPIED, False
        for top in block:
            for stmt in statements(top):
                if isinstance(stmt, ir.For | ir.While):
                    return False
                parts = [expr for part in children(stmt) if isinstance(part, _EXPR) for expr in expressions(part)]
                left -= len(parts)
                accesses = accesses or isinstance(stmt, ir.Store) or any(isinstance(expr, ir.Load) for expr in parts)
        return accesses and left >= 0

    def _cheap(self, block: ir.Block) -> bool:
        """Whether a block may run without any lane, and costs less than to branch around it."""
        self.moved()
        left = _CHEAP
        for top in block:
            for stmt in statements(top):
                if isinstance(stmt, ir.Break | ir.Continue) and len(block) > 1:
                    return False
                if isinstance(stmt, ir.For | ir.While | ir.Atomic):
                    return False
                for part in children(stmt):
                    left -= self._cost(part) if isinstance(part, _EXPR) else 0
                    if left < 0:
                        return False
        return True

    def _cost(self, expr: ir.Expr) -> int:
        """How many operations an expression has; more than any where it needs a lane that is on."""
        cost = 0
        for inner in expressions(expr):
            cost += not isinstance(inner, ir.Const | ir.Read | ir.Extent)
            if isinstance(inner, ir.Load) and all(self.shape(index) == UNIFORM for index in inner.indices):
                return _CHEAP + 1
            if isinstance(inner, ir.Apply) and inner.op in COSTLY:
                return _CHEAP + 1
        return cost

    # --- jumps ---------------------------------------------------------------------------------------------------------

    def _take_off(self, stmt: ir.Break | ir.Continue) -> None:
        """The lanes that are on jump."""
        turn = self._turns[-1]
        mask = self.masks.explicit(self.mask)
        if turn.off:
            self.masks.put(turn.off, self.masks.join(self.masks.get(turn.off), mask))
        if isinstance(stmt, ir.Break) or not turn.loop:
            self._leave(turn, mask)

    def _leave(self, turn: _Turn, lanes: str) -> None:
        """Lanes leave a loop, or end the iteration."""
        self._take_along(turn, lanes)
        self.masks.put(turn.live, self.masks.without(self.masks.get(turn.live), lanes))

    def _take_along(self, turn: _Turn, lanes: str) -> None:
        """Lanes that leave a loop keep what its steady locals hold now."""
        for local in self.facts.taken.get(turn.loop, ()):
            text, place = self.lanes(local.type).text, self.code.slot(local, self.width)
            now = self.spread(self.code.value(f"load {VectorType(local.type).text}, ptr {self.code.slot(local)}"), local.type)
            old = self.code.value(f"load {text}, ptr {place}")
            kept = self.code.value(f"select {self.masks.text} {lanes}, {text} {now}, {text} {old}")
            self.code.emit(f"store {text} {kept}, ptr {place}")

    def _narrow_to_live(self) -> None:
        """Go on without the lanes that have jumped."""
        turn = self._turns[-1]
        if turn.off:
            self.mask = self.masks.without(self.mask, self.masks.get(turn.off))
        else:
            self.mask = self.masks.narrow(self.mask, self.masks.get(turn.live))

    # --- loops ---------------------------------------------------------------------------------------------------------

    def _divergent_while(self, stmt: ir.While) -> None:
        code, masks = self.code, self.masks
        test, body, next_, over, end = (code.label(hint) for hint in ("while", "turn", "next", "over", "endwhile"))
        saved, turn = self._enter(stmt, self.mask)
        code.branch(test)
        code.place(test)
        self.mask = masks.get(turn.live)
        shared, own = self._conditions(stmt.condition)
        if shared is not None:
            each = code.label("each") if own is not None else body
            code.branch_if(self.condition(shared), each, over)
            code.place(over)
            self._take_along(turn, self.mask)
            code.branch(end)
            if own is not None:
                code.place(each)
        if own is not None:
            chosen = self.where(own)
            if turn.loop in self.facts.taken:
                self._take_along(turn, masks.without(self.mask, chosen))
            self.mask = masks.narrow(self.mask, chosen)
            masks.put(turn.live, self.mask)
            code.branch_if(masks.any(self.mask), body, end)
        code.place(body)
        self._turn_in_lanes(stmt, turn)
        code.branch(next_)
        code.place(next_)
        code.at(stmt.loc)
        broken = any(isinstance(jump, ir.Break) for jump in _own_jumps(stmt.body))
        if broken and (shared is not None or any(isinstance(expr, ir.Load) for expr in expressions(stmt.condition))):
            code.branch_if(masks.any(masks.get(turn.live)), test, end)
        else:
            code.branch(test)
        code.place(end)
        self._exit(saved)

    def _conditions(self, condition: ir.Expr) -> tuple[ir.Expr | None, ir.Expr | None]:
        """A condition as one that all lanes share and, where that holds, one of each lane."""
        if self.shape(condition) == UNIFORM:
            return condition, None
        match condition:
            case ir.Conditional(condition=left, then=right, orelse=ir.Const(value=0)) if self.shape(left) == UNIFORM:
                return left, right
            case _:
                return None, condition

    def _enter(self, stmt: ir.For | ir.While, mask: str) -> tuple[tuple[str, int], _Turn]:
        """Begin a divergent loop with the lanes of a mask; what to restore behind it."""
        saved = self.mask, self.region
        off = self.masks.reserve("zeroinitializer") if any(isinstance(s, ir.Continue) for s in _own_jumps(stmt.body)) else ""
        turn = _Turn(id(stmt), self.masks.reserve(mask), off)
        self.region = self._new_region()
        self.homes.update((local, self.region) for local in self.facts.owned.get(id(stmt), ()))
        self.within.append(id(stmt))
        self.moved()
        return saved, turn

    def _turn_in_lanes(self, stmt: ir.For | ir.While, turn: _Turn) -> None:
        """The body, in the lanes of the mask."""
        if turn.off:
            self.masks.put(turn.off, "zeroinitializer")
        self._turns.append(turn)
        self.block(stmt.body)
        self._turns.pop()

    def _exit(self, saved: tuple[str, int]) -> None:
        self.within.pop()
        self.moved()
        self.mask, self.region = saved

    def _divergent_for(self, stmt: ir.For) -> None:
        """Turns are counted for all lanes together; each lane has a last one."""
        code, masks = self.code, self.masks
        count = Count(self, stmt)
        setup, body, next_, over, again, end = (code.label(hint) for hint in ("for", "turn", "next", "over", "again", "endfor"))
        before, counter, following = code.label("start"), f"%{code.label('index')}", f"%{code.label('following')}"
        code.branch_if(count.some(), setup, end)
        code.place(setup)
        last = count.last()
        saved, turn = self._enter(stmt, count.mask)
        code.branch(before)
        code.place(before)
        code.branch(body)
        code.place(body)
        code.emit(f"{counter} = phi i64 [ {count.first}, %{before} ], [ {following}, %{again} ]")
        self.mask = masks.get(turn.live)
        if id(stmt) in self.facts.declaring:
            self.homes[stmt.index] = self.region
        self.keep(stmt.index, count.index(counter), count.shape)
        self._turn_in_lanes(stmt, turn)
        code.branch(next_)
        code.place(next_)
        code.at(stmt.loc)
        code.emit(f"{following} = add i64 {counter}, 1")
        live = masks.get(turn.live)
        if count.together:
            code.branch_if(code.value(f"icmp eq i64 {counter}, {last}"), over, again)
            code.place(over)
            self._take_along(turn, live)
            code.branch(end)
            code.place(again)
        else:
            at_end = code.value(f"icmp eq {count.text} {self.spread(counter, ir.INDEX)}, {last}")
            self._leave(turn, masks.narrow(live, at_end))
            live = masks.get(turn.live)
            code.branch(again)
            code.place(again)
        code.branch_if(masks.any(live), body, end)
        code.place(end)
        self._exit(saved)


def _own_jumps(block: ir.Block) -> list[ir.Break | ir.Continue]:
    """The jumps of a block that belong to what is around it."""
    found: list[ir.Break | ir.Continue] = []
    pending = list(block)
    while pending:
        stmt = pending.pop()
        if isinstance(stmt, ir.Break | ir.Continue):
            found.append(stmt)
        elif isinstance(stmt, ir.If):
            pending += [*stmt.then, *stmt.orelse]
    return found
