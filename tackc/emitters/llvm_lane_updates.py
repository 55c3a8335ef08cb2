"""Atomic updates in lanes, and updates of private copies: one for each lane that is on, in the order of lanes.

What is to be done is computed in lanes and put into memory, since an element of a vector is slow to reach.

A statement runs for all lanes before the next one, so two that add to one array would do it in another order than iterations.
Updates of arrays in `awaited`, outside sequential loops, wait for the end of the turn and are made iteration by iteration.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple

from tack_runtime.dtypes import Scalar
from tackc.compiler import ir
from tackc.compiler.accumulators import looped
from tackc.compiler.lanes.shapes import UNIFORM, VARYING
from tackc.compiler.traverse import statements
from tackc.emitters.llvm_code import VectorType, llvm_type
from tackc.emitters.llvm_lane_memory import LaneMemory
from tackc.emitters.llvm_private import update

_UNROLLED: Final = 8  # updates in a turn of the loop over lanes


class _Updates(NamedTuple):
    """Updates of all lanes: memory for the numbers of elements, or of their copies, for the values, or the literal that they are,
    for the old ones, "" where nobody asks, and for the mask of the lanes that make them, "" where nothing is masked but the end
    of a row."""

    array: ir.Param
    op: ir.AtomicOp
    places: str
    values: str
    olds: str = ""
    mask: str = ""


@dataclass
class LaneUpdates(LaneMemory):
    """Atomic updates."""

    awaited: frozenset[ir.Param] = frozenset()
    _waiting: dict[int, _Updates] = field(default_factory=dict)
    _first_mask: str = ""

    # --- at the end of a turn ---

    def collect(self, sure: ir.Block) -> None:
        """Begin a turn, at whose end awaited updates will be made. All lanes run the statements `sure`."""
        self._waiting.clear()
        self._first_mask = self.mask
        immediate = {id(stmt) for stmt in looped(self.facts.kernel)}
        always = {id(stmt) for stmt in sure}
        for stmt in statements(self.facts.kernel.loop):
            if isinstance(stmt, ir.Atomic) and stmt.array in self.awaited and id(stmt) not in immediate:
                updates = self._reserved(stmt)
                mask = "" if id(stmt) in always else self.masks.reserve("zeroinitializer")
                self._waiting[id(stmt)] = updates._replace(mask=mask)

    def _reserved(self, stmt: ir.Atomic) -> _Updates:
        """Memory for the updates of a statement."""
        type_ = self.lanes(ir.element_type(stmt.array))
        values = self.value(stmt.value) if isinstance(stmt.value, ir.Const) else self.code.reserve(type_.text)
        olds = self.code.reserve(type_.text) if stmt.result is not None else ""
        return _Updates(stmt.array, stmt.op, self.code.reserve(self.lanes(ir.INDEX).text), values, olds)

    def make_updates(self) -> None:
        """Make the updates that wait, one iteration after the other."""
        waiting = [*self._waiting.values()]
        if not waiting:
            return
        masks = [self.masks.get(updates.mask) if updates.mask else self._first_mask for updates in waiting]
        every = "" if "" in masks else masks[0]
        for mask in masks[1:] if every else ():
            every = self.masks.join(every, mask)

        def one(lane: str) -> None:
            for updates, mask in zip(waiting, masks, strict=True):
                self._where_on(mask if mask != every else "", lane, partial(self._make, updates, lane))

        self._for_each(every, one, len(waiting))

    def _make(self, updates: _Updates, lane: str) -> None:
        """The update of one lane."""
        code, element = self.code, ir.element_type(updates.array)
        text = llvm_type(element)
        place, value = self._element(updates.places, ir.INDEX, lane), updates.values
        if value.startswith("%"):
            value = self._element(value, element, lane)
        copies = self.private.get(updates.array)
        if copies is not None:
            return copies.update_at(code, place, value)
        address = code.value(f"getelementptr {text}, ptr {self.array(updates.array)}, i64 {place}")
        old = code.value(update(code.module, updates.op, element, address, value))
        if updates.olds:
            code.emit(f"store {text} {old}, ptr {code.value(f'getelementptr {text}, ptr {updates.olds}, i64 {lane}')}")
        return None

    def _where_on(self, mask: str, lane: str, do: Callable[[], None]) -> None:
        """Do something where a lane is on in a mask."""
        if not mask:
            return do()
        code, bits = self.code, f"i{self.width}"
        on, off = code.label("on"), code.label("off")
        number = lane if self.width == 64 else code.value(f"trunc i64 {lane} to {bits}")
        shifted = code.value(f"lshr {bits} {code.value(f'bitcast {self.masks.text} {mask} to {bits}')}, {number}")
        code.branch_if(code.value(f"trunc {bits} {shifted} to i1"), on, off)
        code.place(on)
        do()
        code.branch(off)
        code.place(off)
        return None

    # --- one statement ---

    def update(self, stmt: ir.Atomic) -> None:
        """The updates of all lanes that are on."""
        type_ = self.lanes(ir.element_type(stmt.array))
        updates = self._waiting.get(id(stmt))
        if updates is None and self._is_one(stmt):
            operand, split = self._combined(stmt.op, self.vector(stmt.value), type_), self._split_of(stmt.indices)
            self.code.at(stmt.loc)
            self.code.value(update(self.code.module, stmt.op, type_.scalar, self._pointer(stmt.array, split), operand))
            return
        now = self._reserved(stmt) if updates is None else updates
        self.code.emit(f"store {self.lanes(ir.INDEX).text} {self._places(stmt)}, ptr {now.places}")
        if now.values.startswith("%"):
            self.code.emit(f"store {type_.text} {self.vector(stmt.value)}, ptr {now.values}")
        self.code.at(stmt.loc)
        if now.mask:
            self.masks.put(now.mask, self.mask)
        if updates is not None:
            return
        if now.olds:
            self.code.emit(f"store {type_.text} zeroinitializer, ptr {now.olds}")
        self._for_each(self.mask, partial(self._make, now), 1)
        if stmt.result is not None:
            self.keep(stmt.result, self.code.value(f"load {type_.text}, ptr {now.olds}"), VARYING)

    def _is_one(self, stmt: ir.Atomic) -> bool:
        """Whether all lanes update one element, and no one sees in which order."""
        if stmt.result is not None or ir.element_type(stmt.array).is_float or stmt.array in self.private:
            return False
        return all(self.shape(index) == UNIFORM for index in stmt.indices)

    def _places(self, stmt: ir.Atomic) -> str:
        """The numbers of the elements in all lanes, or of their copies."""
        index = self.vector(stmt.indices[0]) if stmt.indices else self.lanes(ir.INDEX).constant("0")
        copies = self.private.get(stmt.array)
        if copies is None:
            return index
        turn = self.spread(self.turn, ir.INDEX, 1)
        sizes = self.spread("%shift", ir.INDEX), self.spread("%mask", ir.INDEX)
        return copies.place(self.code, self.lanes(ir.INDEX), index, turn, sizes)

    def _element(self, place: str, type_: Scalar, lane: str) -> str:
        """What a vector in memory holds in a lane."""
        text = llvm_type(type_)
        return self.code.value(f"load {text}, ptr {self.code.value(f'getelementptr {text}, ptr {place}, i64 {lane}')}")

    def _combined(self, op: ir.AtomicOp, value: str, type_: VectorType) -> str:
        """The sum, minimum or maximum of the integers in the lanes that are on, of which there is one."""
        scalar = type_.scalar
        text = llvm_type(scalar)
        if self.mask:
            identity = {"add": 0, "min": scalar.maximum, "max": scalar.minimum}[op]
            other = type_.constant(str(identity))
            value = self.code.value(f"select {self.masks.text} {self.mask}, {type_.text} {value}, {type_.text} {other}")
        symbol = f"@llvm.vector.reduce.{op if op == 'add' else {'i': 's', 'u': 'u'}[scalar.kind] + op}.{type_.suffix}"
        self.code.module.declare(symbol, f"declare {text} {symbol}({type_.text})")
        return self.code.value(f"call {text} {symbol}({type_.text} {value})")

    # --- lanes one by one ---

    def _for_each(self, mask: str, one: Callable[[str], None], updates: int) -> None:
        """Do something for each lane of a mask, which may be none; it has so many updates."""
        code = self.code
        start, turn, latch, end = (code.label(hint) for hint in ("some", "lane", "lane.end", "lanes.end"))
        code.branch(start)
        code.place(start)
        if not mask:
            lane, following = f"%{code.label('lane')}", f"%{code.label('following')}"
            code.branch(turn)
            code.place(turn)
            code.emit(f"{lane} = phi i64 [ 0, %{start} ], [ {following}, %{latch} ]")
            one(lane)
            code.branch(latch)
            code.place(latch)
            code.emit(f"{following} = add nuw nsw i64 {lane}, 1")
            code.branch_if(code.value(f"icmp eq i64 {following}, {self.width}"), end, turn, self._partly_unrolled(updates))
            return code.place(end)
        bits = f"i{self.width}"
        every = code.value(f"bitcast {self.masks.text} {mask} to {bits}")
        code.branch_if(code.value(f"icmp ne {bits} {every}, 0"), turn, end)
        code.place(turn)
        left, rest = f"%{code.label('left')}", f"%{code.label('rest')}"
        code.emit(f"{left} = phi {bits} [ {every}, %{start} ], [ {rest}, %{latch} ]")
        code.module.declare(f"@llvm.cttz.{bits}", f"declare {bits} @llvm.cttz.{bits}({bits}, i1)")
        number = code.value(f"call {bits} @llvm.cttz.{bits}({bits} {left}, i1 true)")
        one(code.value(f"zext {bits} {number} to i64") if self.width < 64 else number)
        code.branch(latch)
        code.place(latch)
        lower = code.value(f"sub {bits} {left}, 1")
        code.emit(f"{rest} = and {bits} {left}, {lower}")
        code.branch_if(code.value(f"icmp ne {bits} {rest}, 0"), turn, end)
        return code.place(end)

    def _partly_unrolled(self, updates: int) -> str:
        """Not all turns: their numbers would be literals, so LLVM would take vectors out of memory again."""
        metadata = self.code.module.metadata
        turns = min(max(1, _UNROLLED // updates), self.width // 2)
        facts = ('!{!"llvm.loop.vectorize.enable", i1 false}', f'!{{!"llvm.loop.unroll.count", i32 {turns}}}')
        return metadata.distinct(", ".join(map(metadata.node, facts)))
