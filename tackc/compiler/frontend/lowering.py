"""The state of one run of the lowering: where it is in the source, what it has emitted, and what it has found wrong."""

from __future__ import annotations

import ast
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final, TypeAlias

from tack_runtime.dtypes import ArrayType, Leaf, Scalar, TextureType, Type, f32, f64, i32
from tack_runtime.errors import KernelTypeError
from tack_runtime.options import Options
from tack_runtime.signature import Signature, leaves
from tackc.compiler import ir
from tackc.compiler.diagnostics import Diagnostic
from tackc.compiler.errors import CATALOGUE
from tackc.compiler.frontend import promotion, scope, source
from tackc.compiler.frontend.components import part_assigned
from tackc.compiler.frontend.scope import Scope
from tackc.compiler.frontend.slots import Slot, Table
from tackc.compiler.frontend.source import MAX_DEPTH, Positioned, Source
from tackc.compiler.frontend.values import (
    UNKNOWN,
    Array,
    Component,
    LocalArray,
    Typed,
    Unknown,
    Value,
    Vector,
    Weak,
    is_plain,
    may_fail,
    reads_memory,
)
from tackc.compiler.program import Constant, Program

Sources: TypeAlias = Mapping[str, tuple[Source, Scope]]


class Region(Enum):
    """Where in the kernel the lowering is."""

    BEFORE = "before"
    LOOP = "loop"
    AFTER = "after"


@dataclass(slots=True, eq=False)
class Loop:
    """A loop that encloses what is being lowered. `leave` tells the outer loops of an ndindex nest that the loop is left."""

    slots: Mapping[str, Slot]
    parallel: bool = False
    leave: ir.Local | None = None


@dataclass(slots=True, eq=False)
class Frame:
    """One function in one place: the kernel, or an inlined copy of a device function."""

    source: Source
    scope: Scope
    instance: Hashable
    who: str
    assignments: Mapping[str, int]  # how often each local is assigned, binding a parameter included
    call: ir.Loc = ir.NOWHERE  # what it is inlined for
    bindings: dict[str, Value] = field(default_factory=dict)  # parameters that are never assigned
    loops: list[Loop] = field(default_factory=list)  # innermost last
    is_kernel: bool = False
    returns: int = 0  # how many `return` statements it has
    direct: bool = False  # its one `return` is its last statement
    returned: Value | None = None
    results: int | None = None  # how many values its returns give, once one is seen
    returns_tuple: bool = False
    returned_flag: ir.Local | None = None


@dataclass(frozen=True, slots=True, eq=False)
class CollectiveSite:
    """A barrier or block reduction as emitted, and where it stands in the source; `skippable` as in `Lowering`."""

    stmt: ir.Collective
    frame: Frame
    node: Positioned
    skippable: str


class Lowering:
    """One run. Statements go to `block`, findings to `diagnostics`."""

    def __init__(
        self,
        program: Program,
        sources: Sources,
        table: Table,
        types: Mapping[str, Type | None],
        options: Options,
        checked: bool,
        samplers: bool,
        refused: Mapping[str, str],
    ) -> None:
        """`types` are those of the parameters; `refused` says what is wrong with members of objects that no kernel takes."""
        self.program: Final = program
        self.sources: Final = {key: parsed for key, (parsed, _) in sources.items()}
        self.scopes: Final = {key: names for key, (_, names) in sources.items()}
        self.table: Final = table
        self.kernel_name: Final = program.functions[program.kernel].name
        known = Signature(self.kernel_name, tuple((name, type_) for name, type_ in types.items() if type_ is not None))
        self.params: Final = {name: _param(name, type_) for name, type_ in leaves(known)}
        self.types: Final = types
        self.options: Final = options
        self.checked: Final = checked
        self.samplers: Final = samplers  # whether the device samples textures (Z-003)
        self.refused: Final = refused
        self.members_read: Final[set[str]] = set()  # members of objects that the code uses, by dotted names
        self.diagnostics: Final[dict[Diagnostic, None]] = {}
        self.warnings: Final[dict[Diagnostic, None]] = {}
        self.block: list[ir.Stmt] = []
        self.effects = 0  # stores, atomics and collectives emitted so far
        self.statement_call: ast.Call | None = None  # a call whose value is not wanted
        self.skipped = False  # a statement was left out because something in it is unknown
        self.region = Region.BEFORE
        self.frames: Final[list[Frame]] = []
        self.stack: Final[list[str]] = [program.kernel]  # keys of the functions being inlined
        self.inlined = 0  # calls of device functions so far
        self.lowered = 0  # statements so far, inlined ones included
        self.depth = 0
        self.is_too_deep = False
        self.dims_read: Final[set[tuple[str, int]]] = set()
        self.buffers: Final[dict[LocalArray, ir.Buffer]] = {}
        self.twins: Final[set[str]] = set()  # locals of which one of two may be unread
        self.assigned_before: frozenset[str] = frozenset()  # what the statements before the loop assign
        self.loop_names: frozenset[str] = frozenset()  # what the parallel loop assigns
        self.loop_parts: frozenset[str] = frozenset()  # of what it assigns single components, or elements
        self.private: frozenset[str] = frozenset()  # of these, what has a value before it
        self.workgroup: Final[set[str]] = set()  # the primitives of workgroups met so far (W-002)
        self.updates: Final[dict[tuple[str, Scalar], ir.Loc]] = {}  # atomic ones met so far, with their places
        self.collectives: Final[list[CollectiveSite]] = []
        self.skippable = ""  # what may leave out or repeat the expression at hand: "an arm of a conditional expression"
        self.reassigned: set[str] = set()  # of these, what the statements after the loop have assigned
        self._names: Final = dict.fromkeys(types, 0)
        self._locals: Final[dict[Slot, dict[tuple[bool, Scalar], ir.Local]]] = {}
        self._visits: Final[dict[tuple[Hashable, int], int]] = {}

    @property
    def all_updates(self) -> ir.Updates:
        return tuple((*what, loc) for what, loc in self.updates.items())

    @property
    def used_params(self) -> tuple[ir.Param, ...]:
        """What a call passes: parameters that are no objects, and the members of objects that the run has come across."""
        return tuple(param for name, param in self.params.items() if name in self.types or name in self.members_read)

    @property
    def has_doubles(self) -> bool:
        """Whether an array that a call passes is of doubles (T-016)."""
        return any(isinstance(param.type, ArrayType) and param.type.scalar is f64 for param in self.used_params)

    @property
    def frame(self) -> Frame:
        return self.frames[-1]

    # --- findings -------------------------------------------------------------------------------------------------------

    def report(self, code: str, node: Positioned, message: str, help: str = "") -> None:  # noqa: A002  # as in Diagnostic
        """Add a diagnostic; `{at}` in the message is "at line L, column C" (L-028)."""
        self.diagnostics[self._diagnostic(code, node, message, help)] = None

    def warn(self, code: str, node: Positioned, message: str, help: str = "") -> None:  # noqa: A002  # as in Diagnostic
        """Add a warning, written as `report` takes it."""
        self.warnings[replace(self._diagnostic(code, node, message, help), severity="warning")] = None

    def _diagnostic(self, code: str, node: Positioned, message: str, help_: str) -> Diagnostic:
        src = self.frame.source
        line, column = src.position(node)
        loc = src.loc(node)
        text = f"{self.frame.who}: {message.replace('{at}', f'at line {line}, column {column}')} ({loc.file}:{loc.line})"
        if not self.frame.is_kernel and CATALOGUE[code].exception is KernelTypeError:
            text = f"Kernel {self.kernel_name!r}: {text}"  # H-002
        return Diagnostic(code, text, loc, src.excerpt(node), help_, self._calls(loc.file))

    def _calls(self, file: str) -> tuple[str, ...]:
        """Where the functions being inlined are called, for a finding in another file than the kernel's."""
        if file == self.frames[0].source.function.file:
            return ()
        return tuple(f"called at {frame.call}" for frame in reversed(self.frames[1:]))

    def loc(self, node: Positioned) -> ir.Loc:
        return self.frame.source.loc(node)

    def too_deep(self, node: Positioned, what: str) -> None:
        """Report nesting beyond what is compiled: the first place says it all."""
        if not self.is_too_deep:
            self.report(
                "TK036", node, f"the {what} {{at}} is nested more than {MAX_DEPTH} levels deep, with the inlined functions"
            )
        self.is_too_deep = True
        self.frame.returned = UNKNOWN

    # --- statements -----------------------------------------------------------------------------------------------------

    def emit(self, statement: ir.Stmt) -> None:
        self.block.append(statement)

    def push(self) -> list[ir.Stmt]:
        """Start a nested block; `pop` takes what this returns."""
        outer, self.block = self.block, []
        return outer

    def pop(self, outer: list[ir.Stmt]) -> ir.Block:
        """End the nested block and return its statements."""
        inner, self.block = self.block, outer
        return tuple(inner)

    def effect(self, statement: ir.Store | ir.Atomic | ir.Collective) -> None:
        """Emit a statement that writes memory, or at which other lanes' writes arrive."""
        self.effects += 1
        self.emit(statement)

    @contextmanager
    def may_skip(self, what: str) -> Iterator[None]:
        """What is lowered in this block is an expression that need not be evaluated, or more than once, because of `what`."""
        before, self.skippable = self.skippable, self.skippable or what
        yield
        self.skippable = before

    def outside(self, construct: str, node: Positioned) -> bool:
        """Whether an effect is outside the parallel loop, which is reported (L-009)."""
        if self.region is Region.LOOP:
            return False
        self.report(
            "TK003",
            node,
            f"{construct} {{at}} is outside the parallel loop. Statements there may run any number of times, so they must "
            "have no effect; move it into the loop body",
        )
        return True

    # --- names ----------------------------------------------------------------------------------------------------------

    def fresh(self, base: str, type_: Scalar) -> ir.Local:
        """A new local; a name that the source does not hold has a number (P-009)."""
        return ir.Local(self.unused(base), type_)

    def unused(self, base: str) -> str:
        count = self._names.get(base)
        self._names[base] = 0 if count is None else count + 1
        return base if count is None else f"{base}.{count + 1}"

    def temporary(self, type_: Scalar) -> ir.Local:
        self._names.setdefault("tmp", 0)
        return self.fresh("tmp", type_)

    def instance(self, node: ast.Call) -> Hashable:
        """A key for the copy of a function that is inlined at a call, the same in every run."""
        key = (self.frame.instance, id(node))  # the trees live as long as the table of slots
        visit = self._visits[key] = self._visits.get(key, 0) + 1
        return (*key, visit)

    def slot(self, name: str) -> Slot:
        """The variable that a name of the current function stands for here."""
        for loop in reversed(self.frame.loops):
            if name in loop.slots:
                return loop.slots[name]
        return self.own_slot(name)

    def own_slot(self, name: str) -> Slot:
        """The variable that a name of the current function stands for outside the loops over it."""
        slot = self.table.slot((self.frame.instance, name, None), name, self.frame.assignments.get(name, 0))
        if not slot.parts_assigned and name in self.frame.scope.parts:
            slot.parts_assigned = [part_assigned(part, self._constant) for part in self.frame.scope.parts[name]]
        return slot

    def _constant(self, node: ast.expr) -> int | None:
        """The value of a name that is an integer constant."""
        text = ast.unparse(node)
        match self.frame.source.function.names.get(text):
            case Constant(value=int(value)) if text.partition(".")[0] not in self.frame.scope.locals:
                return value
            case _:
                return None

    def loop_slot(self, name: str, loop: ast.For) -> Slot:
        """The variable of a loop: always i64 (T-005)."""
        return self.table.slot((self.frame.instance, name, loop), name, 0, ir.INDEX)

    def result_slot(self, place: int) -> Slot:
        """The variable that holds a result of the device function being inlined."""
        what = f"the returned value of {self.frame.source.function.name!r}"
        return self.table.slot((self.frame.instance, place, None), self.frame.source.function.name, self.frame.returns, what=what)

    # --- variables ------------------------------------------------------------------------------------------------------

    def local(self, slot: Slot, type_: Scalar) -> ir.Local:
        """The IR local of a variable; in the parallel loop, what has a value before it has one of its own (L-011)."""
        in_loop = self.frame.is_kernel and self.region is Region.LOOP
        private = in_loop and slot.pinned is None and slot.variable.name in self.private
        found = self._locals.setdefault(slot, {})
        if (private, type_) not in found:
            found[private, type_] = self.fresh(slot.name, type_)
        return found[private, type_]

    def locals_of(self, slot: Slot) -> Collection[ir.Local]:
        """Every IR local that a variable has so far."""
        return self._locals.get(slot, {}).values()

    def bind_index(self, slot: Slot, local: ir.Local) -> None:
        """Let a loop variable be a local that exists."""
        self._locals[slot] = {(False, ir.INDEX): local}

    def read(self, slot: Slot, loc: ir.Loc) -> Value:
        """The value of a variable."""
        self.table.touch(slot)
        if slot.arrays:
            return slot.array
        if slot.objects:
            return slot.object
        follows = frozenset[Slot]() if slot.pinned else frozenset((slot,))
        if slot.unknown == self.table.run:
            return Unknown(follows)
        if slot.components:
            return Vector(tuple(self._component(part, loc) for part in slot.components), slot.shape)
        if slot.is_literal and slot.literal is not None:
            return slot.literal
        if slot.weak and not slot.types:
            single, double = self.local(slot, f32), self.local(slot, f64)
            return Weak(ir.Read(single, loc), ir.Read(double, loc))
        type_ = slot.type
        return Unknown(follows) if type_ is None else Typed(ir.Read(self.local(slot, type_), loc), follows=follows)

    def _component(self, slot: Slot, loc: ir.Loc) -> Component:
        value = self.read(slot, loc)
        assert isinstance(value, (Typed, Weak, Unknown))
        return value

    def start_at_zero(self, name: str, at: int = 0) -> None:
        """Assign zero to a local at a place of the block; not where it is a literal, an array or of no type yet."""
        for slot in reversed(self.own_slot(name).scalars):
            type_ = slot.type
            if type_ is not None and not slot.arrays and not slot.objects:
                loc = self.loc(self.frame.source.tree)
                zero = ir.Const(0.0 if type_.is_float else 0, type_, loc)
                self.block.insert(at, ir.Assign(self.local(slot, type_), zero, loc))

    # --- keeping values -------------------------------------------------------------------------------------------------

    def keep(self, value: Value, at: int | None = None) -> Value:
        """The value in a temporary that is assigned at place `at` of the block (default: its end), where it could change."""
        where = len(self.block) if at is None else at
        match value:
            case Vector(items=items):
                kept: list[Component] = []
                for item in items:
                    before = len(self.block)
                    kept.append(self.keep_component(item, where))
                    where += len(self.block) - before
                return replace(value, items=tuple(kept))
            case Typed() | Weak():
                return self.keep_component(value, where)
            case _:
                return value

    def once(self, value: Value) -> Value:
        """The value for several places: in temporaries, where it is more work than reading variables."""
        match value:
            case Vector(items=items):
                return replace(value, items=tuple(self.component_once(item) for item in items))
            case Typed() | Weak():
                return self.component_once(value)
            case _:
                return value

    def once_in_order(self, values: Sequence[Value], which: Sequence[bool]) -> list[Value]:
        """Values that were found one after another, those that are marked for several places."""
        found: list[Value] = []
        for value, again in zip(values, which, strict=True):
            mark = len(self.block)
            kept = self.once(value) if again else value
            found = [*self.settle(found, mark, self.effects), kept]
        return found

    def component_once(self, value: Component) -> Component:
        return value if is_plain(value) else self.keep_component(value)

    def keep_component(self, value: Component, at: int | None = None) -> Component:
        where = len(self.block) if at is None else at
        match value:
            case Typed(expr=ir.Const()) | Unknown():
                return value
            case Typed(expr=expr):
                return replace(value, expr=self._kept(expr, where))
            case Weak() if not value.is_constant:
                double = self._kept(value.double, where)
                single = self._kept(value.single, where)
                self.twins.update(read.source.name for read in (single, double))
                return Weak(single, double)
            case _:
                return value

    def _kept(self, expr: ir.Expr, where: int) -> ir.Read:
        local = self.temporary(expr.type)
        self.block.insert(where, ir.Assign(local, expr, expr.loc))
        return ir.Read(local, expr.loc)

    def settle(self, values: list[Value], mark: int, effects: int) -> list[Value]:
        """Values that were found before the statements from `mark` on: what those may change is kept in front of them (E-001);
        for debug mode also what may fail, since something in them may fail, too (O-020)."""
        if self.effects == effects and not (self.checked and len(self.block) > mark):
            return values
        settled = []
        for value in values:
            if reads_memory(value) or (self.checked and may_fail(value)):
                before = len(self.block)
                settled.append(self.keep(value, mark))
                mark += len(self.block) - before
            else:
                settled.append(value)
        return settled

    def at_once(self, items: Sequence[Component]) -> list[Component]:
        """The values of several effects, all evaluated before the first (E-019); what debug mode checks in their order (O-020).

        What reads memory is kept even where no effect could change it: with all loads before all stores, code for several
        iterations at once needs no proof of that.
        """
        if self.checked and len(items) > 1:
            return [self.keep_component(item) if may_fail(item) else item for item in items]
        first, *others = items
        return [first, *(self.keep_component(item) if reads_memory(item) else item for item in others)]

    # --- arrays ---------------------------------------------------------------------------------------------------------

    def storage(self, array: Array) -> ir.Storage:
        """What IR addresses an array by."""
        storage = array.storage
        if isinstance(storage, ir.Param):
            return storage
        if storage not in self.buffers:
            self.buffers[storage] = ir.Buffer(self.unused(storage.name), storage.element, storage.size, storage.shared)
        return self.buffers[storage]

    def extent(self, array: ir.Param, axis: int, loc: ir.Loc) -> Typed:
        """A dimension as a value: the literal of that size where it is baked (T-006)."""
        assert isinstance(array.type, ArrayType)
        self.dims_read.add((array.name, axis))
        size = array.type.dims[axis]
        if size is None:
            return Typed(ir.Extent(array, axis, i32, loc))
        return Typed(ir.Const(size, promotion.literal_type(size) or ir.INDEX, loc))


def _param(name: str, type_: Leaf) -> ir.Param:
    """A parameter in IR, where all is numbers and arrays of numbers."""
    if isinstance(type_, Scalar):
        return ir.Param(name, type_)
    if isinstance(type_, TextureType):
        return ir.Param(name, type_.machine, texture=True)
    return ir.Param(name, type_.machine, len(type_.components))


def parse(program: Program) -> Sources:
    """Every function of a program with its scope. CompileError where one cannot be parsed."""
    kernel = program.functions[program.kernel].name
    parsed: dict[str, tuple[Source, Scope]] = {}
    for key, function in program.functions.items():
        who = f"Kernel {kernel!r}" if key == program.kernel else f"Device function {function.name!r} (used by kernel {kernel!r})"
        tree = source.parse(function, who)
        parsed[key] = tree, scope.analyze(tree, is_kernel=key == program.kernel)
    return parsed
