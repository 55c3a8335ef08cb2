"""Expressions in lanes: what is uniform or linear is computed once, as for one iteration, what varies in vectors.

The scalar of a linear value is that of lane 0: adding up the scalars of linear values gives that of their sum. So scalar code
serves both, whatever `Body` emits for it.

At least one lane is on wherever code runs, but where `narrowed` masks may be empty: there nothing may fail that no mask guards.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tack.ops import OPS
from tack_runtime.dtypes import Scalar, i32, i64
from tack_runtime.errors import InternalError
from tackc.compiler import ir
from tackc.compiler.lanes.shapes import UNIFORM, VARYING, Facts, Shape, shape_of
from tackc.compiler.traverse import expressions
from tackc.emitters.llvm_body import Body, speculated
from tackc.emitters.llvm_code import VectorType, llvm_type
from tackc.emitters.llvm_lane_division import Divisor, divide
from tackc.emitters.llvm_masks import Masks
from tackc.emitters.llvm_ops import COSTLY, convert


@dataclass
class LaneValues(Body):
    """The view of a kernel whose iterations run in lanes: `mask` says which are on, "" for all of them.

    `region` numbers the stretch of code that one mask began; `homes` has the region in which a local was assigned first: there
    nobody will look at what it holds in the lanes that are off. `within` are the divergent loops around. `narrows`: 64-bit
    integers become floats by way of 32 bits, where those hold them.
    """

    facts: Facts = field(kw_only=True)
    width: int = field(kw_only=True)
    narrows: bool = False
    mask: str = ""
    region: int = 0
    homes: dict[ir.Local, int] = field(default_factory=dict)
    within: list[int] = field(default_factory=list)
    _known: dict[int, Shape] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.masks = Masks(self.code, self.width)
        self.steady = {local: loop for loop, locals_ in self.facts.steady.items() for local in locals_}
        self.taken = {local for locals_ in self.facts.taken.values() for local in locals_}

    def lanes(self, type_: Scalar) -> VectorType:
        """A scalar type in all lanes."""
        return VectorType(type_, self.width)

    def ahead(self, stmt: ir.For, start: str, stop: str) -> str:
        """Nothing: lanes have a sum each."""
        return start

    # --- shapes ---

    def shape(self, expr: ir.Expr) -> Shape:
        """The shape of an expression here."""
        return shape_of(expr, self.local_shape, self._known)

    def local_shape(self, local: ir.Local) -> Shape:
        """The shape of a local here."""
        return UNIFORM if self.is_steady(local) else self.facts.shapes.get(local, UNIFORM)

    def is_steady(self, local: ir.Local) -> bool:
        """Whether control is in the loop in which a local is steady."""
        return self.steady.get(local) in self.within

    def moved(self) -> None:
        """Forget shapes: another statement begins, or other loops are around."""
        self._known.clear()

    # --- values ---

    def vector(self, expr: ir.Expr) -> str:
        """Emit an expression; the name of a vector of its values."""
        shape = self.shape(expr)
        if shape is not VARYING:
            return self.spread(self.value(expr), expr.type, shape)
        match expr:
            case ir.Read(source=ir.Local() as local):
                if local in self.once:
                    return self.values[local]
                return self._at(expr, f"load {self.lanes(local.type).text}, ptr {self.code.slot(local, self.width)}")
            case ir.Load():
                return self.load(expr)
            case ir.Apply(op=op) if OPS[op].result == "truth":
                return self._truth_in_lanes(expr)
            case ir.Apply():
                return self._operation(expr)
            case ir.Cast(value=inner, type=type_):
                if self.narrows and inner.type is i64 and type_.is_float:
                    return self._floats(expr)
                operand = self.vector(inner)
                self.code.at(expr.loc)
                return convert(self.code, operand, self.lanes(inner.type), type_)
            case ir.Conditional():
                return self._truth_in_lanes(expr) if ir.is_truth(expr) else self._either(expr)
            case _:
                raise InternalError(f"{type(expr).__name__} varies between lanes; please report it")

    def where(self, expr: ir.Expr) -> str:
        """Emit an expression as a mask: in which lanes it is nonzero (E-017)."""
        if self.shape(expr) == UNIFORM:
            condition = self.condition(expr)
            if condition in ("true", "false"):
                return f"splat (i1 {condition})"
            return self._repeat(condition, "i1")
        match expr:
            case ir.Apply(op=op) if OPS[op].result == "truth":
                return self._operation(expr)
            case ir.Conditional() if ir.is_truth(expr):
                return self._either(expr, truth=True)
            case _:
                zero = ir.Const(0.0 if expr.type.is_float else 0, expr.type)
                return self._operation(ir.Apply("ne", (expr, zero), ir.TRUTH, expr.loc))

    def load(self, expr: ir.Load) -> str:
        raise NotImplementedError

    def _truth_in_lanes(self, expr: ir.Expr) -> str:
        return self._at(expr, f"zext {self.masks.text} {self.where(expr)} to {self.lanes(ir.TRUTH).text}")

    def _operation(self, expr: ir.Apply) -> str:
        if expr.op in ("floordiv", "mod") and not expr.type.is_float:
            return self._division(expr)
        return self.operation(expr, self.lanes(expr.args[0].type), self.vector)

    def _division(self, expr: ir.Apply) -> str:
        left, right = expr.args
        dividend = self.vector(left)
        scalar = self.value(right) if self.shape(right) == UNIFORM else ""
        divisor = Divisor(self.spread(scalar, right.type) if scalar else self.vector(right), scalar)
        self.code.at(expr.loc)
        return divide(self.code, self.masks, self.mask, expr.op, expr.type, dividend, divisor)

    def spread(self, scalar: str, type_: Scalar, stride: int | str = 0) -> str:
        """A vector that starts with a scalar and goes on by a stride."""
        every = self._repeat(scalar, llvm_type(type_)) if scalar.startswith("%") else self.lanes(type_).constant(scalar)
        return every if stride == 0 else self.code.value(f"add {self.lanes(type_).text} {every}, {self.steps(type_, stride)}")

    def steps(self, type_: Scalar, stride: int | str) -> str:
        """0, stride, 2 * stride, and so on, modulo 2**bits."""
        if isinstance(stride, int):
            numbers = (lane * stride & (1 << type_.bits) - 1 for lane in range(self.width))
            return "<" + ", ".join(f"{llvm_type(type_)} {number}" for number in numbers) + ">"
        return self.code.value(f"mul {self.lanes(type_).text} {self.steps(type_, 1)}, {self.spread(stride, type_)}")

    def _repeat(self, scalar: str, text: str) -> str:
        vector = f"<{self.width} x {text}>"
        first = self.code.value(f"insertelement {vector} poison, {text} {scalar}, i64 0")
        return self.code.value(f"shufflevector {vector} {first}, {vector} poison, <{self.width} x i32> zeroinitializer")

    # --- conversions ---

    def _floats(self, expr: ir.Cast) -> str:
        """64-bit integers as floats, by way of 32 bits where those hold them in all lanes."""
        inner, code, wide, word = expr.value, self.code, self.lanes(i64), self.lanes(i32)
        shape = self.shape(inner)
        start = self.vector(inner) if shape is VARYING else self.value(inner)
        code.at(expr.loc)
        small, large, join = (code.label(hint) for hint in ("small", "large", "converted"))
        code.branch_if(self._large(start) if shape is VARYING else self._reaches(start, shape), large, small)
        code.place(large)
        slow = convert(code, start if shape is VARYING else self.spread(start, i64, shape), wide, expr.type)
        code.branch(join)
        code.place(small)
        if shape is VARYING:
            narrow = code.value(f"trunc {wide.text} {start} to {word.text}")
        else:
            narrow = self.spread(code.value(f"trunc i64 {start} to i32"), i32, shape)
        quick = convert(code, narrow, word, expr.type)
        code.branch(join)
        code.place(join)
        return code.value(f"phi {self.lanes(expr.type).text} [ {slow}, %{large} ], [ {quick}, %{small} ]")

    def _large(self, vector: str) -> str:
        """Whether 32 bits are too few for an i64 in any lane that is on."""
        wide = self.lanes(i64)
        moved = self.code.value(f"add {wide.text} {vector}, {wide.constant(str(-i32.minimum))}")
        large = self.code.value(f"icmp ugt {wide.text} {moved}, {wide.constant(str(i32.maximum - i32.minimum))}")
        return self.masks.any(self.masks.narrow(self.mask, large))

    def _reaches(self, scalar: str, stride: int) -> str:
        """Whether 32 bits are too few for lanes that start with an i64 and go on by a stride."""
        span = stride * (self.width - 1)
        moved = self.code.value(f"add i64 {scalar}, {min(0, span) - i32.minimum}")
        return self.code.value(f"icmp uge i64 {moved}, {max(0, (1 << i32.bits) - abs(span))}")

    # --- choices ---

    def _either(self, expr: ir.Conditional, *, truth: bool = False) -> str:
        """The chosen arm's value in each lane, as a mask where `truth` (E-002)."""
        emit = self.where if truth else self.vector
        text = self.masks.text if truth else self.lanes(expr.type).text
        if self.shape(expr.condition) == UNIFORM:
            return self._choose(expr, text, emit)
        chosen = self.where(expr.condition)
        then = self._arm_value(expr.then, chosen, text, emit)
        orelse = self._arm_value(expr.orelse, self.masks.invert(chosen), text, emit)
        return self._at(expr, f"select {self.masks.text} {chosen}, {text} {then}, {text} {orelse}")

    def _arm_value(self, arm: ir.Expr, chosen: str, text: str, emit: Callable[[ir.Expr], str]) -> str:
        """The value of an arm, which only some lanes or none may want: it is guarded where it may fail or costs much."""
        if speculated(arm):
            return emit(arm)
        mask = self.mask
        narrowed = self.masks.narrow(mask, chosen)
        before, some, end, join = (self.code.label(hint) for hint in ("arm", "some", "some.end", "join"))
        branches = self._needs_a_lane(arm)
        if branches:
            self.code.branch(before)
            self.code.place(before)
            self.code.branch_if(self.masks.any(narrowed), some, join)
            self.code.place(some)
        self.mask = narrowed
        value = emit(arm)
        self.mask = mask
        if not branches:
            return value
        self.code.branch(end)
        self.code.place(end)
        self.code.branch(join)
        self.code.place(join)
        return self.code.value(f"phi {text} [ zeroinitializer, %{before} ], [ {value}, %{end} ]")

    def _needs_a_lane(self, arm: ir.Expr) -> bool:
        """Whether an arm loads what is one element for all lanes, or is worth a branch around it."""
        for expr in expressions(arm):
            if isinstance(expr, ir.Load) and all(self.shape(index) == UNIFORM for index in expr.indices):
                return True
            if isinstance(expr, ir.Apply) and expr.op in COSTLY:
                return True
        return False

    # --- locals ---

    def keep(self, target: ir.Local, value: str, shape: Shape) -> None:
        """Assign a local in the lanes that are on; `value` is a vector where it varies, else that of lane 0."""
        if self.is_steady(target):
            return super().assign(target, value)
        if self.facts.shapes.get(target, UNIFORM) is not VARYING:
            return super().assign(target, value)
        if target in self.steady:
            super().assign(target, value)
            if target not in self.taken:
                return None
        vector = value if shape is VARYING else self.spread(value, target.type, shape)
        if target in self.once:
            self.values[target] = vector
            return None
        place, text = self.code.slot(target, self.width), self.lanes(target.type).text
        if self.mask and self.homes.get(target) != self.region:
            old = self.code.value(f"load {text}, ptr {place}")
            vector = self.code.value(f"select {self.masks.text} {self.mask}, {text} {vector}, {text} {old}")
        self.code.emit(f"store {text} {vector}, ptr {place}")

    def assign(self, target: ir.Local, value: str) -> None:
        """Assign a uniform value."""
        self.keep(target, value, UNIFORM)

    def open(self, target: ir.Local, value: str, shape: Shape) -> None:
        """Give a local what it holds at the start of an iteration."""
        self.homes[target] = self.region
        self.keep(target, value, shape)
