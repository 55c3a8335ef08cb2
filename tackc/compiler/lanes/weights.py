"""What operations take, in cycles: of one iteration, and of iterations in the lanes of a CPU level's vectors.

Numbers of current x86-64 cores, rounded: they only have to tell forms apart that differ by a third or more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tack.ops import OPS
from tack_runtime.dtypes import Scalar, u32
from tackc.compiler import ir


class Vectors(NamedTuple):
    """What a CPU level has: the bytes and the number of its vector registers, and the cycles of an operation on one.

    `masks`: whether it has registers for masks. Cycles besides: `turn` of a loop, `arm` of a condition, and `choice` of what is
    evaluated, where lanes part; `gather`: loading an element of one lane from anywhere. `saturates`: whether an instruction
    converts floats to the integers nearest to them (T-020).
    """

    bytes: int
    registers: int
    pace: float
    masks: bool
    turn: float
    arm: float
    choice: float
    gather: float
    saturates: bool = False


LEVELS: Final[Mapping[str, Vectors]] = {
    "x86-64-v2": Vectors(16, 16, 0.5, masks=False, turn=4, arm=14, choice=24, gather=2.5),
    "x86-64-v3": Vectors(32, 16, 0.5, masks=False, turn=3, arm=8, choice=24, gather=2.5),
    "x86-64-v4": Vectors(64, 32, 1, masks=True, turn=3, arm=2.5, choice=4, gather=1.8),
    "aarch64": Vectors(16, 32, 0.5, masks=False, turn=4, arm=10, choice=8, gather=2.5, saturates=True),
}

LOAD: Final = 0.5
LATENCY_OF_LOAD: Final = 5
FAR: Final = 0.8  # loading an element of one lane at a distance from that of the next
STORE: Final = 1
TRANSPOSED: Final = 1.5  # operations that make a register of what lanes read along their rows
TURN: Final = 0.7  # counting a turn of a loop
MISTAKE: Final = 15  # leaving a loop at a turn that was not foreseen
SPILL: Final = 1.5  # keeping a register in memory during a turn

_DIVIDING: Final = ("div", "floordiv", "mod")
_FUNCTION: Final = 22  # an elementary function, of one value
PRIVATE: Final = 2  # an update of a private copy
PRIVATE_IN_LANES: Final = 1.3  # each of several, one after the other, whose places and values were written to memory
EACH: Final = 5  # a loop over lanes


def is_function(op: str) -> bool:
    """Whether an operation is an elementary function: a program of its own."""
    return OPS[op].ulps > 0


def in_one(expr: ir.Expr, vectors: Vectors) -> float:
    """Cycles that a node takes in one iteration, while others run beside it; what it loads apart."""
    match expr:
        case ir.Apply(op=op, args=args):
            type_ = args[0].type
            if is_function(op) or op == "ipow":
                return _FUNCTION
            if divides(expr):
                return (5 if type_.kind == "i" else 3) if type_.bits < 64 else 7
            if op in _DIVIDING or op == "sqrt":
                return (4 if type_.bits == 32 else 5) if type_.is_float and op in ("div", "sqrt") else 12 if type_.is_float else 2
            return 0.5 if type_.is_float else 0.35
        case ir.Cast(value=value, type=type_):
            return 1 if limited(expr, vectors) else 0.7 if value.type.is_float or type_.is_float else 0.2
        case ir.Conditional():
            return 0.35
        case _:
            return 0


def on_register(expr: ir.Expr, vectors: Vectors) -> float:
    """Cycles that a node takes on one register, but for what goes lane by lane."""
    match expr:
        case ir.Apply(op=op, args=args):
            type_ = args[0].type
            scale = 2 * vectors.pace
            if is_function(op):
                return 10 + 9 * scale
            if divides(expr):
                return 5 * scale
            if op in ("div", "sqrt") and type_.is_float:
                return (5 if type_.bits == 32 else 8) * scale
            if op in _DIVIDING:
                return 16 * scale if type_.is_float else 4 * scale
            wide = op == "mul" and type_.bits == 64 and not type_.is_float
            return (3 if wide and not vectors.masks else 1) * vectors.pace
        case ir.Cast(value=value, type=type_):
            if apart(expr, vectors):
                return 14 * vectors.pace
            mixed = value.type.is_float != type_.is_float and 64 in (value.type.bits, type_.bits)
            return (6 if mixed and not vectors.masks else 3 if limited(expr, vectors) else 1) * vectors.pace
        case ir.Conditional():
            return vectors.pace
        case _:
            return 0


def begins(expr: ir.Expr) -> float:
    """Cycles that a node takes besides, on however many registers: a program of many steps waits for each, unless others of
    its kind fill the time."""
    return 5 if isinstance(expr, ir.Apply) and is_function(expr.op) else 0


def lane_by_lane(expr: ir.Expr) -> bool:
    """Whether a node goes lane by lane: a power of integers."""
    return isinstance(expr, ir.Apply) and expr.op == "ipow"


def limited(expr: ir.Expr, vectors: Vectors) -> bool:
    """Whether a node converts floats to integers, and comparisons hold them to the limits of their type. LLVM takes vectors apart
    for it."""
    return isinstance(expr, ir.Cast) and expr.value.type.is_float and not expr.type.is_float and not vectors.saturates


def apart(expr: ir.Expr, vectors: Vectors) -> bool:
    """Whether a node converts floats to integers of a type that vectors do not convert to but by many steps, or lane by lane."""
    return limited(expr, vectors) and not vectors.masks and (expr.type.bits == 64 or expr.type is u32)


def divides(expr: ir.Expr) -> bool:
    """Whether a node divides integers by what is no constant, for which there are no vector instructions."""
    match expr:
        case ir.Apply(op="floordiv" | "mod", args=(_, divisor)):
            return not divisor.type.is_float and not isinstance(divisor, ir.Const)
        case _:
            return False


def called(expr: ir.Expr) -> bool:
    """Whether LLVM takes a node for a call or a loop, and vectorizes no loop around it."""
    if not isinstance(expr, ir.Apply):
        return False
    remainder = expr.op in ("floordiv", "mod") and expr.type.is_float
    return remainder or is_function(expr.op) or divides(expr) or lane_by_lane(expr)


def latency(expr: ir.Expr) -> float:
    """Cycles until the result of a node is there."""
    match expr:
        case ir.Apply(op=op, args=args):
            type_ = args[0].type
            if is_function(op) or op == "ipow":
                return 2 * _FUNCTION
            if divides(expr):
                return 17 if type_.bits < 64 else 22
            if op in _DIVIDING or op == "sqrt":
                return 12 if op in ("div", "sqrt") else 20 if type_.is_float else 3
            return 3.5 if type_.is_float else 3 if op == "mul" else 1
        case ir.Cast(value=value, type=type_):
            return 4 if value.type.is_float or type_.is_float else 0
        case ir.Load():
            return LATENCY_OF_LOAD
        case ir.Conditional():
            return 1
        case _:
            return 0


def update(stmt: ir.Atomic) -> float:
    """Cycles of an atomic update of an element that no other thread has; for floats there is no instruction."""
    return 20 if ir.element_type(stmt.array).is_float else 9


def registers(type_: Scalar, width: int, vectors: Vectors) -> float:
    """How many registers hold a value of a type in all lanes."""
    return max(1.0, type_.size * width / vectors.bytes)


def narrows(level: str) -> bool:
    """Whether vectors of 64-bit integers become floats faster by way of 32 bits: the processors lack an instruction for them."""
    return not LEVELS[level].masks
