"""IR as text: one stable, Python-like form for people, `--print-after` and golden tests.

    kernel scale(x: f32[:], out: f32[:], n: i32):
        local i: i64
        array tmp: f32[4]
        parallel i in range(0, n):
            out[i] = x[i] * 2.0_f32

A constant of another type than i32 carries its type, as does an extent (`x.shape[1]_i64`); `f32(e)` is a cast. Locations are
not shown, so equal kernels have equal texts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from tack_runtime.dtypes import f32
from tack_runtime.expression import text as host_text
from tack_runtime.options import Options
from tackc.compiler import ir
from tackc.compiler.exhaustive import assert_never

_INDENT: Final = "    "

# Python's binding strengths; an operand is put in parentheses where it binds less than its place asks for.
_CONDITIONAL, _COMPARISON, _OR, _XOR, _AND, _SHIFT, _SUM, _PRODUCT, _UNARY, _POWER, _ATOM = range(11)
_INFIX: Final = {
    "eq": ("==", _COMPARISON),
    "ne": ("!=", _COMPARISON),
    "lt": ("<", _COMPARISON),
    "le": ("<=", _COMPARISON),
    "gt": (">", _COMPARISON),
    "ge": (">=", _COMPARISON),
    "or": ("|", _OR),
    "xor": ("^", _XOR),
    "and": ("&", _AND),
    "shl": ("<<", _SHIFT),
    "shr": (">>", _SHIFT),
    "add": ("+", _SUM),
    "sub": ("-", _SUM),
    "mul": ("*", _PRODUCT),
    "div": ("/", _PRODUCT),
    "floordiv": ("//", _PRODUCT),
    "mod": ("%", _PRODUCT),
    "pow": ("**", _POWER),
    "ipow": ("**", _POWER),
}
_PREFIX: Final = {"neg": "-", "invert": "~"}


def print_kernel(kernel: ir.Kernel) -> str:
    """A kernel as text, ending in a newline."""
    return "\n".join(_kernel_lines(kernel)) + "\n"


def print_statement(stmt: ir.Stmt) -> str:
    """A statement as text, with the statements in it, without a newline at the end."""
    return "\n".join(_statement_lines(stmt, ""))


def headline(stmt: ir.Stmt) -> str:
    """The first line of a statement's text."""
    return next(_statement_lines(stmt, ""))


def print_expression(expr: ir.Expr) -> str:
    """An expression as text, with the fewest parentheses."""
    return _text(expr, _CONDITIONAL)


def _options(options: Options) -> str:
    """Those that a kernel asks for: " fp_contract lanes=8"."""
    asked = [(name, value) for name, value in options._asdict().items() if value]
    return "".join(f" {name}" if value is True else f" {name}={value}" for name, value in asked)


def _kernel_lines(kernel: ir.Kernel) -> Iterator[str]:
    params = ", ".join(f"{param.name}: {param.type}" for param in kernel.params)
    yield f"kernel {kernel.name}({params}){_options(kernel.options)}:"
    for local in kernel.locals:
        yield f"{_INDENT}local {local.name}: {local.type}"
    for buffer in kernel.buffers:
        yield f"{_INDENT}{'shared' if buffer.shared else 'array'} {buffer.name}: {buffer.element}[{buffer.size}]"
    for stmt in kernel.before:
        yield from _statement_lines(stmt, _INDENT)
    yield f"{_INDENT}parallel {_axes(kernel.loop)}:"
    yield from _block_lines(kernel.loop.body, _INDENT * 2)
    if kernel.result:
        yield f"{_INDENT}result:"
        for stmt in kernel.result.body:
            yield from _statement_lines(stmt, _INDENT * 2)
        yield f"{_INDENT * 2}return {print_expression(kernel.result.value)}"


def _axes(loop: ir.Parallel) -> str:
    names = ", ".join(axis.index.name for axis in loop.axes)
    ranges = []
    for axis in loop.axes:
        step = "" if axis.step == 1 else f", {host_text(axis.step)}"
        ranges.append(f"range({host_text(axis.start)}, {host_text(axis.stop)}{step})")
    return f"{names} in {' x '.join(ranges)}"


def _block_lines(block: ir.Block, indent: str) -> Iterator[str]:
    if not block:
        yield f"{indent}pass"
    for stmt in block:
        yield from _statement_lines(stmt, indent)


def _statement_lines(stmt: ir.Stmt, indent: str) -> Iterator[str]:
    inner = indent + _INDENT
    match stmt:
        case ir.Assign():
            yield f"{indent}{stmt.target.name} = {print_expression(stmt.value)}"
        case ir.Store():
            yield f"{indent}{_element(stmt.storage, stmt.indices)} = {print_expression(stmt.value)}"
        case ir.Atomic():
            result = f"{stmt.result.name} = " if stmt.result else ""
            element = _element(stmt.array, stmt.indices)
            yield f"{indent}{result}atomic_{stmt.op}({element}, {print_expression(stmt.value)})"
        case ir.Barrier():
            yield f"{indent}barrier()"
        case ir.BlockReduce():
            yield f"{indent}{stmt.result.name} = block_{stmt.op}({print_expression(stmt.value)})"
        case ir.Print():
            items = [ascii(item) if isinstance(item, str) else print_expression(item) for item in stmt.items]
            yield f"{indent}print({', '.join(items)})"
        case ir.If():
            yield from _if_lines(stmt, indent)
        case ir.For():
            bounds = ", ".join(print_expression(expr) for expr in (stmt.start, stmt.stop, stmt.step))
            yield f"{indent}for {stmt.index.name} in {'abreast ' if stmt.abreast else ''}range({bounds}):"
            yield from _block_lines(stmt.body, inner)
        case ir.While():
            yield f"{indent}while {print_expression(stmt.condition)}:"
            yield from _block_lines(stmt.body, inner)
        case ir.Break():
            yield f"{indent}break"
        case ir.Continue():
            yield f"{indent}continue"
        case ir.Report(site=site):
            values = ", ".join(print_expression(expr) for expr in stmt.values)
            what = {"index": f" {site.name}[axis {site.axis}]", "flat": f" {site.name}"}.get(site.kind, "")
            yield f"{indent}report {site.kind}{what}({values})"
        case _:
            assert_never(stmt)


def _if_lines(stmt: ir.If, indent: str) -> Iterator[str]:
    """An `if` with its `elif` arms: a lone `if` in the last arm is one, however long the chain."""
    keyword = "if"
    while True:
        yield f"{indent}{keyword} {print_expression(stmt.condition)}:"
        yield from _block_lines(stmt.then, indent + _INDENT)
        match stmt.orelse:
            case (ir.If() as following,):
                keyword, stmt = "elif", following
            case ():
                return
            case orelse:
                yield f"{indent}else:"
                yield from _block_lines(orelse, indent + _INDENT)
                return


def _text(expr: ir.Expr, place: int) -> str:
    """The text of an expression where the context binds with strength `place`."""
    match expr:
        case ir.Const():
            body, strength = _constant(expr)
        case ir.Read():
            return expr.source.name
        case ir.Load():
            return _element(expr.storage, expr.indices)
        case ir.Extent():
            return f"{expr.array.name}.shape[{expr.axis}]{_suffix(expr)}"
        case ir.Sample(texture=texture, point=point):
            return f"{texture.name}.texel({', '.join([_text(coordinate, _CONDITIONAL) for coordinate in point])})"
        case ir.ThreadId():
            return "thread_id()"
        case ir.Cast():
            return f"{expr.type}({_text(expr.value, _CONDITIONAL)})"
        case ir.Conditional():
            then, condition = _text(expr.then, _CONDITIONAL + 1), _text(expr.condition, _CONDITIONAL + 1)
            body, strength = f"{then} if {condition} else {_text(expr.orelse, _CONDITIONAL)}", _CONDITIONAL
        case ir.Apply(op=op, args=(operand,)) if op in _PREFIX:
            # -(1) is the operation, -1 the constant.
            inner = _text(operand, _ATOM + 1 if isinstance(operand, ir.Const) else _UNARY)
            body, strength = f"{_PREFIX[op]}{inner}", _UNARY
        case ir.Apply(op=op, args=(left, right)) if op in _INFIX:
            sign, strength = _INFIX[op]
            body = f"{_text(left, strength + (op not in _LEFT_GROUPS))} {sign} {_text(right, strength + 1)}"
        case ir.Apply():
            return f"{expr.op}({', '.join([_text(arg, _CONDITIONAL) for arg in expr.args])})"
        case _:
            assert_never(expr)
    return body if strength >= place else f"({body})"


# (a - b) - c is a - b - c; comparisons would become a chain, and powers group to the right.
_LEFT_GROUPS: Final = frozenset(op for op, (_, strength) in _INFIX.items() if strength not in (_COMPARISON, _POWER))


def _element(storage: ir.Storage, indices: tuple[ir.Expr, ...]) -> str:
    inside = ", ".join([_text(index, _CONDITIONAL) for index in indices])
    return f"{storage.name}[{inside or '()'}]"


def _constant(const: ir.Const) -> tuple[str, int]:
    negative = str(const.value).startswith("-")
    number = _single(const.value) if const.type is f32 else str(const.value)
    return f"{number}{_suffix(const)}", _UNARY if negative else _ATOM


def _single(value: float) -> str:
    """The fewest digits that tell an f32 from its neighbours, in the form that Python gives a float."""
    with np.errstate(over="ignore"):  # a malformed constant is printed too, to report it
        single = np.float32(value)
    return str(float(np.format_float_scientific(single, unique=True)))


def _suffix(expr: ir.Const | ir.Extent) -> str:
    return "" if expr.type is ir.TRUTH else f"_{expr.type}"
