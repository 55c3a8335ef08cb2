"""The types of local variables, which grow from run to run of the lowering until they are stable (T-011).

A slot is one variable: a name of one inlined copy of a function, or the variable of one loop. What is assigned to it only adds
to it, so the runs end. A run is kept when nothing that it had used already has grown since.
"""

from __future__ import annotations

import ast
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from tack_runtime.dtypes import Scalar
from tackc.compiler.frontend import components
from tackc.compiler.frontend.components import Part
from tackc.compiler.frontend.promotion import join
from tackc.compiler.frontend.values import AnyArray, AnyObject, Array, Object, Weak

# A copy of a function, a name or the place of a result in it, and the loop whose variable it is; or a variable that is a vector,
# and the place of a component in it.
SlotKey: TypeAlias = "tuple[Hashable, str | int, ast.For | None]"


@dataclass(slots=True, eq=False)
class Slot:
    """One variable. `assignments` counts the places that assign it; `pinned` fixes its type (loop variables, T-011).

    A variable that is a vector or matrix has a slot for each component, and no type of its own.
    """

    name: str
    assignments: int
    what: str = ""  # its description, where `name` is no variable of the source
    pinned: Scalar | None = None
    parts_assigned: Sequence[Part] = ()  # what is assigned to single components of it, where it is a vector
    owner: Slot | None = None  # the vector that it is a component of
    shape: tuple[int, ...] = ()  # of the vector or matrix that is assigned
    components: tuple[Slot, ...] = ()  # the variables of its components, row by row
    types: list[Scalar] = field(default_factory=list)  # of what is assigned, in the order found
    weak: bool = False  # a weak literal is assigned
    literal: Weak | None = None  # its value, where that is a constant (T-015)
    arrays: list[Array] = field(default_factory=list)
    objects: list[Object] = field(default_factory=list)
    touched: int = 0  # the last run that used it
    unknown: int = 0  # the last run that assigned something unknown to it
    conflict: int = 0  # the last run that reported that it has no type

    @property
    def type(self) -> Scalar | None:
        """The promotion of everything assigned; None while that is nothing or only weak, or where there is none."""
        if self.pinned is not None:
            return self.pinned
        return join(self.types, self.weak) if self.types else None

    @property
    def is_empty(self) -> bool:
        """Nothing whose type is known is assigned to it."""
        return not (self.types or self.weak or self.arrays or self.objects or self.pinned or self.components)

    @property
    def scalars(self) -> tuple[Slot, ...]:
        """The variables that hold its numbers: its components, or itself."""
        return self.components or (self,)

    @property
    def variable(self) -> Slot:
        """The variable of the source that it is, or is a component of."""
        return self.owner or self

    @property
    def is_literal(self) -> bool:
        """Assigned exactly once, to a weak literal expression: it is that literal wherever it is read (T-015)."""
        return self.weak and not self.types and self.assignments == 1

    @property
    def array(self) -> Array | AnyArray:
        """The array that the name is bound to, in the whole function."""
        if len(self.arrays) == 1:
            return self.arrays[0]
        return AnyArray(self.name, tuple(array.name for array in self.arrays))

    @property
    def object(self) -> Object | AnyObject:
        """The object that the name is bound to, in the whole function."""
        if len(self.objects) == 1:
            return self.objects[0]
        return AnyObject(self.name, tuple(value.path for value in self.objects))

    def clashes(self, type_: Scalar) -> bool:
        """Whether `type_` is the one that has no promotion with those assigned before it (T-008)."""
        at = self.types.index(type_)
        return at > 0 and join(self.types[:at], self.weak) is not None and join(self.types[: at + 1], self.weak) is None


@dataclass(slots=True)
class _Assignment:
    """An assignment to a slot, of a type (None: not known yet)."""

    slot: Slot
    type: Scalar | None


class Table:
    """Every slot, over all runs."""

    def __init__(self) -> None:
        self.slots: Final[dict[SlotKey, Slot]] = {}
        self.run = 1
        self.grown = False  # something that this run had used already has grown
        self.final = False  # types will not grow any more: report what has none
        self.followers: Final[dict[Slot, list[_Assignment]]] = {}  # what this run has assigned, by what its type follows

    def slot(self, key: SlotKey, name: str, assignments: int, pinned: Scalar | None = None, what: str = "") -> Slot:
        found = self.slots.get(key)
        if found is None:
            found = self.slots[key] = Slot(name, assignments, what, pinned)
        return found

    def add_shape(self, slot: Slot, shape: tuple[int, ...]) -> None:
        """Make a slot that of a vector or matrix: one slot for each component."""
        places = [part and components.flat(part, shape) for part in slot.parts_assigned]
        slot.shape = shape
        slot.components = tuple(
            Slot(
                f"{slot.name}.{name}",
                slot.assignments + sum(reached is None or reached == place for reached in places),
                f"the component {name} of {slot.what or repr(slot.name)}",
                owner=slot,
            )
            for place, name in enumerate(components.names(shape))
        )
        self.slots.update({(slot, place, None): part for place, part in enumerate(slot.components)})
        self._grow(slot)

    def touch(self, slot: Slot) -> None:
        slot.touched = self.run

    def add_type(self, slot: Slot, type_: Scalar, follows: Iterable[Slot] = ()) -> None:
        """Note that something of a type is assigned to a slot, and which slots that type follows."""
        self.follow(slot, type_, follows)
        if type_ not in slot.types:
            slot.types.append(type_)
            self._grow(slot)

    def follow(self, slot: Slot, type_: Scalar | None, follows: Iterable[Slot]) -> None:
        """Note that the type of what this run assigns to a slot is the promotion of `type_` and those of other slots."""
        assignment = _Assignment(slot, type_)
        for other in follows:
            self.followers.setdefault(other, []).append(assignment)

    def add_weak(self, slot: Slot, literal: Weak) -> None:
        if not slot.weak:
            slot.weak = True
            self._grow(slot)
        if slot.literal is None and literal.is_constant:
            slot.literal = literal
            self._grow(slot)

    def add_array(self, slot: Slot, array: Array) -> None:
        if array not in slot.arrays:
            slot.arrays.append(array)
            self._grow(slot)

    def add_object(self, slot: Slot, value: Object) -> None:
        if value not in slot.objects:
            slot.objects.append(value)
            self._grow(slot)

    def _grow(self, slot: Slot) -> None:
        self.grown = self.grown or slot.touched == self.run

    def next_run(self) -> None:
        """Start another run, with what this one's assignments say to each other: a long chain of them settles at once."""
        pending = list(self.followers)
        while pending:
            other = pending.pop()
            for assignment in self.followers.get(other, ()):
                if self._carry_shape(other, assignment):
                    pending += other.components
                if self._carry(other.type, assignment):
                    pending.append(assignment.slot)
        self.followers.clear()
        self.run += 1
        self.grown = False

    def _carry_shape(self, other: Slot, assignment: _Assignment) -> bool:
        """Let a copy of a vector become one too, its components following those of the other; whether it does."""
        slot = assignment.slot
        if not other.components or assignment.type is not None or not slot.is_empty:
            return False
        self.add_shape(slot, other.shape)
        for part, followed in zip(slot.components, other.components, strict=True):
            self.follow(part, None, (followed,))
        return True

    def _carry(self, type_: Scalar | None, assignment: _Assignment) -> bool:
        """Let a type reach an assignment that follows it; whether the slot's own type is another now."""
        slot, known = assignment.slot, [assignment.type] if assignment.type is not None else []
        reached = None if type_ is None or slot.arrays or slot.pinned else join([*known, type_])
        if reached is None or reached is assignment.type:
            return False
        assignment.type, before = reached, slot.type
        if reached not in slot.types:
            slot.types.append(reached)
        return slot.type is not before

    def settle(self, default: Scalar) -> bool:
        """Give the locals that only weak literals reach, more than once, a type of their own (T-016); whether there were any."""
        open_slots = [s for s in self.slots.values() if s.weak and not s.types and s.pinned is None and not s.is_literal]
        for slot in open_slots:
            slot.types.append(default)
        return bool(open_slots)

    @property
    def untyped(self) -> bool:
        """Whether this run used a slot that has no type, no literal and no array."""
        return any(slot.is_empty and self.run in (slot.touched, slot.unknown) for slot in self.slots.values())
