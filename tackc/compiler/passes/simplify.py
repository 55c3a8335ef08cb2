"""Fold what is known: integer arithmetic, conversions and functions of constants, and branches that are never or always taken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from tack.ops import convert
from tack_runtime.dtypes import Scalar
from tackc.compiler import ir
from tackc.compiler.elementary.table import FUNCTIONS, meaning
from tackc.compiler.traverse import mentioned, rewrite


def simplify(kernel: ir.Kernel) -> ir.Kernel:
    """Fold constants and delete dead code, in one walk from the leaves up.

    before:

        local t: i32
        if 2 < 1:
            t = 0
        else:
            out[i * 1_i64 + i64(4 // 3)] = f32(2) * x[i]
            continue
            t = 1

    after:

        out[i + 1_i64] = 2.0_f32 * x[i]
        continue

    Arithmetic on floating values is left alone (N-010): `x * 0`, `x - x`, and even `1.0 + 2.0`, stay. A conversion of a
    constant is exact or correctly rounded, so its bits are those of the conversion at run time; an elementary function of
    constants is evaluated by the program that would run. Locals and local arrays that nothing mentions any more are no longer
    declared.
    """
    return _without_unused(rewrite(kernel, _simpler))


def _simpler(node: Any) -> Any:
    """A node whose parts are simple already, simplified; for a statement also the statements that replace it."""
    match node:
        case ir.Apply():
            return _fold(node)
        case ir.Cast(value=value, type=type_):
            if value.type is type_:
                return value
            if isinstance(value, ir.Const):
                return _const(convert(value.type(value.value), value.type, type_), type_, node.loc)
        case ir.Conditional(condition=ir.Const(value=chosen)):
            return node.then if chosen else node.orelse
        case ir.If(condition=ir.Const(value=chosen)):
            return _live(node.then if chosen else node.orelse)
        case ir.If():
            if not node.then and not node.orelse:
                return ()  # a condition has no effect
            return _with_live(node, "then", "orelse")
        case ir.While(condition=ir.Const(value=0)):
            return ()
        case ir.For(start=ir.Const(value=start), stop=ir.Const(value=stop), step=ir.Const(value=step)):
            return _with_live(node, "body") if step > 0 and start < stop else ()
        case ir.For() | ir.While() | ir.Parallel():
            return _with_live(node, "body")
    return node


# --- expressions -------------------------------------------------------------------------------------------------------

# What leaves the first operand of an integer operation as it is, where it stands second.
_NEUTRAL: Final[Mapping[str, int]] = {"add": 0, "sub": 0, "mul": 1, "floordiv": 1, "or": 0, "xor": 0, "shl": 0, "shr": 0}
_COMMUTES: Final = frozenset({"add", "mul", "or", "xor"})


def _fold(node: ir.Apply) -> ir.Expr:
    """Functions and integer results of constants, and integer operations that leave an operand as it is."""
    if node.type.is_float and node.op not in FUNCTIONS:
        return node
    if all(isinstance(arg, ir.Const) for arg in node.args):
        operands = [arg.type(arg.value) for arg in node.args if isinstance(arg, ir.Const)]
        return _const(meaning(node.op)(*operands), node.type, node.loc)
    if node.type.is_float:
        return node
    match node.args:
        case (left, ir.Const(value=value)) if _NEUTRAL.get(node.op) == value:
            return left
        case (ir.Const(value=value), right) if node.op in _COMMUTES and _NEUTRAL[node.op] == value:
            return right
        case (ir.Const(value=0), _) | (_, ir.Const(value=0)) if node.op == "mul":
            return ir.Const(0, node.type, node.loc)
    return node


def _const(value: Any, type_: Scalar, loc: ir.Loc) -> ir.Const:
    return ir.Const(value.item(), type_, loc)


# --- statements --------------------------------------------------------------------------------------------------------


def _live(block: ir.Block) -> ir.Block:
    """A block up to its first break or continue."""
    for position, stmt in enumerate(block[:-1]):
        if isinstance(stmt, (ir.Break, ir.Continue)):
            return block[: position + 1]
    return block


def _with_live(node: Any, *names: str) -> Any:
    live = {name: _live(getattr(node, name)) for name in names}
    changed = any(block is not getattr(node, name) for name, block in live.items())
    return replace(node, **live) if changed else node


def _without_unused(kernel: ir.Kernel) -> ir.Kernel:
    used = mentioned(kernel) | {axis.index for axis in kernel.loop.axes}
    locals_ = tuple(local for local in kernel.locals if local in used)
    buffers = tuple(buffer for buffer in kernel.buffers if buffer in used)
    if len(locals_) == len(kernel.locals) and len(buffers) == len(kernel.buffers):
        return kernel
    return replace(kernel, locals=locals_, buffers=buffers)
