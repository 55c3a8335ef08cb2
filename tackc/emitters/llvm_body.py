"""Statements and expressions of a kernel as LLVM IR; shared by every function that a kernel becomes.

A local that one place assigns is that value (`compiler/locals.py`); the others live in memory on the stack, which LLVM turns into
registers. Global elements are read and written with byte alignment
(M-005); out-of-range indices are undefined (A-004), so addresses are `inbounds`, while the arithmetic of the user's index
expressions wraps (N-001).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from tack.ops import OPS
from tack_runtime.checks import BEFORE, MOST_VALUES, Site
from tack_runtime.dtypes import f64, i64, u64
from tack_runtime.errors import InternalError
from tack_runtime.manifest import Slot
from tackc.compiler import ir
from tackc.compiler.running_sums import running_sums
from tackc.compiler.traverse import walk
from tackc.emitters.llvm_code import Code, VectorType, literal, llvm_type, name
from tackc.emitters.llvm_ops import COSTLY, RULES, convert
from tackc.emitters.llvm_private import Copies, update
from tackc.emitters.llvm_running_sums import in_blocks

_NO_WORKGROUPS: Final = "the CPU has no workgroups: `emit` refuses kernels that have them"
_SPECULATED: Final = 24  # nodes of an arm that is cheaper to evaluate always than to branch around


@dataclass
class Body:
    """One function's view of the kernel: its code, the packed arguments that it uses, and where its jumps go.

    The locals in `once` are values, the others memory. `sites` are the numbers of the places that it reports, `number` is that of
    the iteration. `parallel` is the access group of the parallel loop's elements, "" outside it. Arrays in `private` have copies,
    which iterations take in turn by `turn`, their offset in the last axis. Stores to arrays in `redirected` go to those
    addresses.
    """

    code: Code
    once: frozenset[ir.Local]
    sites: Mapping[Site, int]
    number: str = str(BEFORE)
    slots: dict[Slot, str] = field(default_factory=dict)
    parallel: str = ""
    private: Mapping[ir.Param, Copies] = field(default_factory=dict)
    turn: str = "0"
    redirected: Mapping[ir.Storage, str] = field(default_factory=dict)
    values: dict[ir.Local, str] = field(default_factory=dict)
    _breaks: list[str] = field(default_factory=list)
    _continues: list[str] = field(default_factory=list)

    # --- arguments -----------------------------------------------------------------------------------------------------

    def argument(self, slot: Slot) -> str:
        """The value in a slot; asking for it makes it a parameter of the function."""
        suffix = f".{slot.axis}" if slot.kind in ("start", "count", "step", "dim") else ""
        return self.slots.setdefault(slot, name(f"{slot.kind}{suffix}", slot.parameter))

    # --- expressions ---------------------------------------------------------------------------------------------------

    def value(self, expr: ir.Expr) -> str:
        """Emit an expression; the name of its value."""
        match expr:
            case ir.Const(value=value, type=type_):
                return literal(value, type_)
            case ir.Read(source=source):
                if isinstance(source, ir.Param):
                    return self.argument(Slot("scalar", source.name, 0))
                if source in self.once:
                    return self.values[source]
                return self._at(expr, f"load {llvm_type(source.type)}, ptr {self.code.slot(source)}")
            case ir.Extent(array=array, axis=axis, type=type_):
                dim = self.argument(Slot("dim", array.name, axis))
                return dim if type_ is ir.INDEX else self._at(expr, f"trunc i64 {dim} to {llvm_type(type_)}")
            case ir.Load(storage=storage, indices=indices):
                address = self.address(storage, indices)
                return self._at(expr, f"load {llvm_type(expr.type)}, ptr {address}, {self.access(storage)}")
            case ir.Apply(op=op):
                return self._truth(expr) if OPS[op].result == "truth" else self._apply(expr)
            case ir.Cast(value=inner, type=type_):
                operand = self.value(inner)
                self.code.at(expr.loc)
                return convert(self.code, operand, VectorType(inner.type), type_)
            case ir.Conditional():
                return self._truth(expr) if ir.is_truth(expr) else self._choose(expr, llvm_type(expr.type), self.value)
            case ir.Sample():
                raise InternalError("code for the CPU samples in software")
            case ir.ThreadId():
                raise InternalError(_NO_WORKGROUPS)

    def condition(self, expr: ir.Expr) -> str:
        """Emit an expression as an i1: whether it is nonzero (E-017)."""
        match expr:
            case ir.Const(value=value):
                return "true" if value != 0 else "false"
            case ir.Apply(op=op) if OPS[op].result == "truth":
                return self._apply(expr)
            case ir.Conditional() if ir.is_truth(expr):
                return self._choose(expr, "i1", self.condition)
            case _:
                zero = ir.Const(0.0 if expr.type.is_float else 0, expr.type)
                return self._apply(ir.Apply("ne", (expr, zero), ir.TRUTH, expr.loc))

    def _truth(self, expr: ir.Expr) -> str:
        return self._at(expr, f"zext i1 {self.condition(expr)} to {llvm_type(ir.TRUTH)}")

    def _apply(self, expr: ir.Apply) -> str:
        return self.operation(expr, VectorType(expr.args[0].type), self.value)

    def operation(self, expr: ir.Apply, type_: VectorType, emit: Callable[[ir.Expr], str]) -> str:
        """An operation at a type, on operands by `emit`. A sum with a product is fused where the kernel asks (N-011): here, so
        that it does not depend on what LLVM makes of the code around it."""
        fused = _product(expr) if self.code.fuses else None
        if fused is not None:
            return self._fused(expr, type_, emit, fused)
        operands = tuple(map(emit, expr.args))
        self.code.at(expr.loc)
        return RULES[expr.op](self.code, type_, operands)

    def _fused(self, expr: ir.Apply, type_: VectorType, emit: Callable[[ir.Expr], str], product: int) -> str:
        """One operation where the level has it, else two, for the operand that is a product and the other one."""
        negative = RULES["neg"]
        factors, other = expr.args[product], emit(expr.args[1 - product])
        assert isinstance(factors, ir.Apply)
        a, b = map(emit, factors.args)
        self.code.at(expr.loc)
        if expr.op == "sub":
            a, other = (negative(self.code, type_, (a,)), other) if product else (a, negative(self.code, type_, (other,)))
        text = type_.text
        return self.code.intrinsic("fmuladd", type_, f"{text} {a}, {text} {b}, {text} {other}", f"{text}, {text}, {text}")

    def _choose(self, expr: ir.Conditional, text: str, emit: Callable[[ir.Expr], str]) -> str:
        """The chosen arm's value, of type `text`, by `emit`. An arm that may be evaluated freely needs no branch (E-002)."""
        condition = self.condition(expr.condition)
        if _budget(expr.orelse, _budget(expr.then, _SPECULATED)) >= 0:
            then, orelse = emit(expr.then), emit(expr.orelse)
            return self._at(expr, f"select i1 {condition}, {text} {then}, {text} {orelse}")
        labels = [self.code.label(hint) for hint in ("then", "else", "then.end", "else.end", "join")]
        self.code.branch_if(condition, labels[0], labels[1])
        values = []
        for arm, start, end in zip((expr.then, expr.orelse), labels[:2], labels[2:4], strict=True):
            self.code.place(start)
            values.append(emit(arm))
            self.code.branch(end)  # the phi names this block, whatever blocks the arm was made of
            self.code.place(end)
            self.code.branch(labels[4])
        self.code.place(labels[4])
        return self._at(expr, f"phi {text} [ {values[0]}, %{labels[2]} ], [ {values[1]}, %{labels[3]} ]")

    def _at(self, expr: ir.Expr, instruction: str) -> str:
        self.code.at(expr.loc)
        return self.code.value(instruction)

    # --- memory --------------------------------------------------------------------------------------------------------

    def address(self, storage: ir.Storage, indices: tuple[ir.Expr, ...]) -> str:
        """The address of an element. Passes have made every index row-major, so there is at most one."""
        if len(indices) > 1:
            raise InternalError(f"an access to {storage.name!r} has {len(indices)} indices after flattening; please report it")
        base = self.code.buffer(storage) if isinstance(storage, ir.Buffer) else self.array(storage)
        if not indices:
            return base
        index = self.value(indices[0])
        element = llvm_type(ir.element_type(storage))
        return self.code.value(f"getelementptr inbounds {element}, ptr {base}, i64 {index}")

    def array(self, array: ir.Param) -> str:
        """The address of an array."""
        return self.argument(Slot("address", array.name, 0))

    def access(self, storage: ir.Storage) -> str:
        """How an element is accessed. Iterations never conflict on a global element (P-010); local arrays are reused by them."""
        if isinstance(storage, ir.Buffer):
            return f"align {storage.element.size}"
        return "align 1" + (f", !llvm.access.group {self.parallel}" if self.parallel else "")

    # --- statements ----------------------------------------------------------------------------------------------------

    def block(self, block: ir.Block) -> bool:
        """Emit statements; False where control never reaches their end, and the rest of the block is left out."""
        return all(self._statement(stmt) for stmt in block)

    def iteration(self, block: ir.Block, end: str) -> None:
        """Emit the body of the parallel loop; it ends at label `end`."""
        self._continues.append(end)
        if self.block(block):
            self.code.branch(end)
        self._continues.pop()

    def _statement(self, stmt: ir.Stmt) -> bool:
        self.code.at(stmt.loc)
        match stmt:
            case ir.Assign(target=target, value=value):
                self.assign(target, self.value(value))
                return True
            case ir.Store(storage=storage, indices=indices, value=value):
                operand = self.value(value)
                address = self.redirected.get(storage) or self.address(storage, indices)
                self.code.at(stmt.loc)
                self.code.emit(f"store {llvm_type(value.type)} {operand}, ptr {address}, {self.access(storage)}")
                return True
            case ir.Atomic():
                self._atomic(stmt)
                return True
            case ir.Print():
                self._print(stmt)
                return True
            case ir.If():
                return self._if(stmt)
            case ir.For():
                self._for(stmt)
                return True
            case ir.While():
                self._while(stmt)
                return True
            case ir.Break():
                self.code.branch(self._breaks[-1])
                return False
            case ir.Continue():
                self.code.branch(self._continues[-1])
                return False
            case ir.Barrier() | ir.BlockReduce():
                raise InternalError(_NO_WORKGROUPS)
            case ir.Report():
                self._report(stmt)
                return True

    def assign(self, target: ir.Local, value: str) -> None:
        """Give a local a value."""
        if target in self.once:
            self.values[target] = value
        else:
            self.code.emit(f"store {llvm_type(target.type)} {value}, ptr {self.code.slot(target)}")

    def _atomic(self, stmt: ir.Atomic) -> None:
        """Relaxed updates of naturally aligned elements (X-005, X-009); float min and max compare and swap (X-014)."""
        operand = self.value(stmt.value)
        copies = self.private.get(stmt.array)
        if copies is not None:
            index = self.value(stmt.indices[0]) if stmt.indices else "0"
            self.code.at(stmt.loc)
            copies.update(self.code, index, operand, self.turn)
            return
        address = self.address(stmt.array, stmt.indices)
        self.code.at(stmt.loc)
        old = self.code.value(update(self.code.module, stmt.op, ir.element_type(stmt.array), address, operand))
        if stmt.result is not None:
            self.assign(stmt.result, old)

    def _print(self, stmt: ir.Print) -> None:
        """Hand a line to `tack_print` of the native code: its format, and 8 bytes for each value."""
        pieces, values = [], []
        for item in stmt.items:
            if isinstance(item, str):
                pieces.append(item.encode())
            else:
                kind, word = self._word(item)
                pieces.append(b"\xff" + kind)
                values.append(word)
        self.code.at(stmt.loc)
        text = b" ".join(pieces)
        words = self.code.words(len(values)) if values else "null"
        for at, word in enumerate(values):
            place = self.code.value(f"getelementptr inbounds i64, ptr {words}, i64 {at}")
            self.code.emit(f"store i64 {word}, ptr {place}")
        self.code.module.declare("@tack_print", "declare void @tack_print(ptr, ptr, i64, ptr)")
        output = self.argument(Slot("output", "", 0))
        line = f"ptr {self.code.module.constant(text)}, i64 {len(text)}, ptr {words}"
        self.code.emit(f"call void @tack_print(ptr {output}, {line})")

    def _word(self, expr: ir.Expr) -> tuple[bytes, str]:
        """A number at the width of its kind, as 64 bits: d, signed; u, unsigned; f, double."""
        value, type_ = self.value(expr), expr.type
        self.code.at(expr.loc)
        if type_.is_float:
            return b"f", self.code.value(f"bitcast double {convert(self.code, value, VectorType(type_), f64)} to i64")
        wide = i64 if type_.kind == "i" else u64
        return (b"d" if type_.kind == "i" else b"u"), convert(self.code, value, VectorType(type_), wide)

    def _report(self, stmt: ir.Report) -> None:
        """The words that follow the lock in the record of a launch."""
        values = [*map(self.value, stmt.values), *["0"] * MOST_VALUES][:MOST_VALUES]
        words = ", ".join(f"i64 {word}" for word in (self.number, self.sites[stmt.site], *values))
        self.code.at(stmt.loc)
        record = self.argument(Slot("report", "", 0))
        self.code.emit(f"call void {self.code.module.prelude('report', VectorType(i64))}(ptr {record}, {words})")

    def _if(self, stmt: ir.If) -> bool:
        """A lone `if` in the last arm goes on in the same chain, so that its length costs no stack."""
        join = self.code.label("endif")
        reached = False
        while True:
            then = self.code.label("then")
            orelse = self.code.label("else") if stmt.orelse else join
            self.code.branch_if(self.condition(stmt.condition), then, orelse)
            reached = self._arm(then, stmt.then, join) or reached or not stmt.orelse
            match stmt.orelse:
                case (ir.If() as following,) if self.branches(following):
                    self.code.place(orelse)
                    self.code.at(following.loc)
                    stmt = following
                    continue
                case ():
                    pass
                case block:
                    reached = self._arm(orelse, block, join) or reached
            break
        if reached:
            self.code.place(join)
        return reached

    def branches(self, stmt: ir.If) -> bool:
        """Whether an `if` is a branch."""
        return True

    def _arm(self, label: str, block: ir.Block, join: str) -> bool:
        """Emit an arm of an `if`; whether its end is reached."""
        self.code.place(label)
        reached = self.block(block)
        if reached:
            self.code.branch(join)
        return reached

    def _while(self, stmt: ir.While) -> None:
        test, turn, end = (self.code.label(hint) for hint in ("while", "turn", "endwhile"))
        self.code.branch(test)
        self.code.place(test)
        self.code.branch_if(self.condition(stmt.condition), turn, end)
        self.code.place(turn)
        self._turn(stmt.body, next_=test, end=end)
        self.code.place(end)

    def _turn(self, block: ir.Block, *, next_: str, end: str) -> None:
        self._breaks.append(end)
        self._continues.append(next_)
        if self.block(block):
            self.code.branch(next_)
        self._breaks.pop()
        self._continues.pop()

    def _for(self, stmt: ir.For) -> None:
        """Count turns from 0 to the last one, which cannot overflow near the limits of i64, and derive the index from it.

        Step 1, the usual one, counts in the index itself: it stays below `stop`.
        """
        code = self.code
        start, stop, step = (self.value(bound) for bound in (stmt.start, stmt.stop, stmt.step))
        start = self.ahead(stmt, start, stop)
        setup, turn, next_, end = (code.label(hint) for hint in ("for", "turn", "next", "endfor"))
        before, index, following = code.label("start"), f"%{code.label('index')}", f"%{code.label('following')}"
        code.at(stmt.loc)
        some = code.value(f"icmp slt i64 {start}, {stop}")
        if step != "1":
            some = code.value(f"and i1 {some}, {code.value(f'icmp sgt i64 {step}, 0')}")
        code.branch_if(some, setup, end)
        code.place(setup)
        first, last = start, code.value(f"sub i64 {stop}, 1")
        if step != "1":
            first, last = "0", code.value(f"udiv i64 {code.value(f'sub i64 {last}, {start}')}, {step}")
        code.branch(before)
        code.place(before)
        code.branch(turn)
        code.place(turn)
        code.emit(f"{index} = phi i64 [ {first}, %{before} ], [ {following}, %{next_} ]")
        value = index if step == "1" else code.value(f"add i64 {start}, {code.value(f'mul i64 {index}, {step}')}")
        self.assign(stmt.index, value)
        self._turn(stmt.body, next_=next_, end=end)
        code.place(next_)
        code.at(stmt.loc)
        code.emit(f"{following} = add {'nsw' if step == '1' else 'nuw'} i64 {index}, 1")
        done = code.value(f"icmp eq i64 {index}, {last}")
        code.branch_if(done, end, turn, self._facts(stmt))
        code.place(end)

    def ahead(self, stmt: ir.For, start: str, stop: str) -> str:
        """Emit turns of a loop that are run several at a time, before all others; the index of the first one that is left."""
        found = running_sums(stmt)
        return start if found is None or found.store.storage in self.redirected else in_blocks(self, stmt, found, start, stop)

    def _facts(self, stmt: ir.For) -> str:
        """What LLVM is told of a loop: not to unroll one that takes other turns in each iteration.

        The processor cannot foresee how many turns are left over there, so two loops for one cost more than they gain.
        """
        if stmt.abreast:
            return self._side_by_side(stmt)
        if not any(_varies(node) for bound in (stmt.start, stmt.stop) for node in walk(bound)):
            return ""
        metadata = self.code.module.metadata
        return metadata.distinct(metadata.node('!{!"llvm.loop.unroll.runtime.disable"}'))

    def _side_by_side(self, stmt: ir.For) -> str:
        """All turns at once, in vectors of as many lanes: what is left of the loop is no loop, and its arrays are registers."""
        assert isinstance(stmt.stop, ir.Const)
        node = self.code.module.metadata.node
        facts = [f'!{{!"llvm.loop.vectorize.width", i32 {stmt.stop.value}}}', '!{!"llvm.loop.interleave.count", i32 1}']
        return self.code.module.metadata.distinct(", ".join(map(node, [*facts, '!{!"llvm.loop.unroll.disable"}'])))


def _varies(node: object) -> bool:
    """Whether a part of a loop's bound may have another value in each iteration."""
    return isinstance(node, ir.Load) or (isinstance(node, ir.Read) and isinstance(node.source, ir.Local))


def _product(expr: ir.Apply) -> int | None:
    """The operand of a sum or difference of floats that is a product, the left one where both are."""
    if expr.op in ("add", "sub") and expr.type.is_float:
        return next((at for at, arg in enumerate(expr.args) if isinstance(arg, ir.Apply) and arg.op == "mul"), None)
    return None


def speculated(expr: ir.Expr) -> bool:
    """Whether an expression may be evaluated without being wanted, and is cheap enough."""
    return _budget(expr, _SPECULATED) >= 0


def _budget(expr: ir.Expr, left: int) -> int:
    """What is left of a budget of nodes after an expression that may be evaluated without being wanted; negative: too much.

    A load may be out of range where it is not wanted; the costly operations are not worth it; nothing else can fail.
    """
    left -= 1
    if left < 0:
        return left
    match expr:
        case ir.Load() | ir.Sample():
            return -1
        case ir.Apply(op=op, args=args):
            if op in COSTLY:
                return -1
            for arg in args:
                left = _budget(arg, left)
            return left
        case ir.Cast(value=value):
            return _budget(value, left)
        case ir.Conditional():
            return _budget(expr.orelse, _budget(expr.then, _budget(expr.condition, left)))
        case ir.Const() | ir.Read() | ir.Extent() | ir.ThreadId():
            return left
