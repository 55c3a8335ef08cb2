"""Source text for targets whose language is a C or C++: one walk over the IR, one `Dialect` value per target.

What every dialect shares is said here and in `spelling.py`; what differs is a field of `Dialect`; a helper longer than an
expression is a function of the prelude (`preludes/*.h`), of which a source holds only what it uses. A dialect names the
scalar types as the language does (`i32`, `f32`), so the text of expressions is the same in every dialect.

Rules that the text keeps:

- Signed arithmetic is done in the unsigned type of the same width and converted back: signed overflow is undefined in C, and
  the language wraps (N-001). Narrow types work in 32 bits, where C would promote them to a signed int.
- An operand is written once; what needs it twice is a prelude function.
- No identifier of the user reaches the compiler unchanged (L-024): names end in a number of their own (`x_3`), and nothing that
  a target language or a prelude defines does.
- An expression's text is a primary or unary C expression, so that it may stand anywhere without parentheses around it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from tack.ops import OPS
from tack_runtime.checks import AFTER, BEFORE, MOST_VALUES, Site
from tack_runtime.dtypes import Scalar, i64
from tack_runtime.errors import InternalError
from tack_runtime.workgroups import GROUP_SIZE
from tackc.compiler import ir
from tackc.compiler.elementary.table import FUNCTIONS, ROWS
from tackc.compiler.exhaustive import assert_never
from tackc.compiler.sites import sites
from tackc.compiler.traverse import expressions, mentioned, statements
from tackc.compiler.workgroups import check_participation
from tackc.emitters import c_elementary
from tackc.emitters.dialect import Dialect, Entry
from tackc.emitters.names import Names, name_everything
from tackc.emitters.spelling import integer_literal, literal, spelling, text_literal


@dataclass(slots=True)
class Scope:
    """What the walk carries: the names, the lines written so far and where they came from."""

    dialect: Dialect
    names: Names
    number: int
    lines: list[str] = field(default_factory=list)
    depth: int = 1
    line: int = 0  # of the user's source, as last noted
    marks: list[tuple[int, ir.Loc]] = field(default_factory=list)  # from which of `lines` on they come from a place, in order
    loops: int = 0
    tree: str = ""  # the shared array of block reductions
    sites: dict[Site, int] = field(default_factory=dict)  # the places that the code reports, numbered
    iteration: str = ""  # its number, for reports (O-020)
    place: str = ""  # that of the thread in its group, for reports
    vendor: bool = False  # whether elementary functions are the target's own (N-020)
    programs: dict[str, str] = field(default_factory=dict)  # what those that are not need, by name
    guarded: bool = False  # whether the text at hand is evaluated elsewhere than just before the next line

    @contextmanager
    def guard(self) -> Iterator[None]:
        """Text made in this block may not be evaluated, or more than once."""
        before, self.guarded = self.guarded, True
        yield
        self.guarded = before

    def write(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def note(self, loc: ir.Loc) -> None:
        """Say which line of the user's source the next statements are from, once for each run of them."""
        if loc.line:
            self.mark(loc)
        if loc.line not in (0, self.line):
            self.line = loc.line
            self.write(f"// line {loc.line}")

    def mark(self, loc: ir.Loc) -> None:
        """Remember where the next lines come from."""
        self.marks.append((len(self.lines), loc))

    def fresh(self, stem: str) -> str:
        """A name that nothing else has (P-009)."""
        self.number += 1
        return f"{stem}_{self.number - 1}"


# --- expressions -------------------------------------------------------------------------------------------------------


def expression(expr: ir.Expr, scope: Scope) -> str:
    """An expression's text, of exactly its type.

    A large part of one gets a name in a line before the statement, because compilers refuse deeply nested brackets; but not
    where that would evaluate what is guarded (E-002).
    """
    text = _text(expr, scope)
    if scope.guarded or text.count("(") <= _MOST_BRACKETS:
        return text
    name = scope.fresh("part")
    scope.write(f"const {expr.type} {name} = {text};")
    return name


_MOST_BRACKETS: Final = 60  # clang refuses more than 256 levels


def _text(expr: ir.Expr, scope: Scope) -> str:
    match expr:
        case ir.Const():
            return literal(expr, scope.dialect)
        case ir.Read(source=source):
            names = scope.names.locals if isinstance(source, ir.Local) else scope.names.scalars
            return names[source.name]
        case ir.Load(storage=storage, indices=indices):
            return element(storage, indices, scope)
        case ir.Sample(texture=texture, point=point):
            coordinates = []
            for coordinate in point:
                coordinates.append(expression(coordinate, scope))
            return f"tk_sample({', '.join([scope.names.addresses[texture.name], *coordinates])})"
        case ir.Extent(array=array, axis=axis, type=type_):
            name = scope.names.dims[array.name, axis]
            return name if type_ is i64 else f"({type_}){name}"
        case ir.Apply(op=op, args=args, type=type_):
            operands = []
            for arg in args:  # not a comprehension, which would be one more frame for every level of nesting
                operands.append(expression(arg, scope))
            text = applied(op, args[0].type, operands, scope)
            return f"({type_})({text})" if OPS[op].result == "truth" else text
        case ir.Cast(value=value, type=type_):
            return _cast(expression(value, scope), value.type, type_)
        case ir.Conditional(condition=test, then=then, orelse=orelse):
            test_text = condition(test, scope)
            with scope.guard():
                return f"({test_text} ? {expression(then, scope)} : {expression(orelse, scope)})"
        case ir.ThreadId():
            return scope.dialect.lane


def applied(op: str, working: Scalar, operands: list[str], scope: Scope) -> str:
    """The text of an operation; an elementary function is one of ours, unless the kernel allows the target's (N-020, N-021)."""
    if op not in FUNCTIONS or scope.vendor:
        return spelling(op, working, operands, scope.dialect)
    program = ROWS[op, working].program
    scope.programs.update(c_elementary.definitions(program, scope.dialect))
    return f"{c_elementary.symbol(program)}({', '.join(operands)})"


def condition(expr: ir.Expr, scope: Scope) -> str:
    """The text of an expression of which only the truth matters (E-017)."""
    match expr:
        case ir.Apply(op=op, args=args) if OPS[op].result == "truth":
            return spelling(op, args[0].type, [expression(arg, scope) for arg in args], scope.dialect)
        case _:
            return f"{expression(expr, scope)} != 0"


def element(storage: ir.Storage, indices: tuple[ir.Expr, ...], scope: Scope) -> str:
    """An element as an lvalue; the passes have made every index one row-major number (A-003)."""
    names = scope.names.buffers if isinstance(storage, ir.Buffer) else scope.names.addresses
    match indices:
        case ():
            return f"{names[storage.name]}[0]"
        case (index,):
            return f"{names[storage.name]}[{expression(index, scope)}]"
        case _:
            raise InternalError(f"{storage.name!r} is indexed by {len(indices)} numbers after flattening")


def _cast(text: str, source: Scalar, target: Scalar) -> str:
    if source is target:
        return text
    if source.is_float and not target.is_float:
        return f"tk_saturate_{target}_{source}({text})"  # T-020
    return f"({target}){text}"


# --- statements --------------------------------------------------------------------------------------------------------


def block(body: ir.Block, scope: Scope) -> None:
    """Write statements one level deeper."""
    scope.depth += 1
    for item in body:
        statement(item, scope)
    scope.depth -= 1


def statement(item: ir.Stmt, scope: Scope) -> None:
    """Write one statement."""
    scope.note(item.loc)
    match item:
        case ir.Assign(target=target, value=value):
            text = expression(value, scope)
            scope.write(f"{scope.names.locals[target.name]} = {text};")
        case ir.Store(storage=storage, indices=indices, value=value):
            scope.write(f"{element(storage, indices, scope)} = {expression(value, scope)};")
        case ir.Atomic(op=op, array=array, indices=indices, value=value, result=result):
            old = f"{scope.names.locals[result.name]} = " if result is not None else ""
            update = f"tk_atomic_{op}_{value.type}(&{element(array, indices, scope)}, {expression(value, scope)})"
            scope.write(f"{old}{update};")
        case ir.Print(items=items):
            if scope.dialect.has_printf:
                scope.write(_printf(items, scope))
        case ir.If():
            _if(item, scope)
        case ir.For():
            _for(item, scope)
        case ir.While(condition=test, body=body):
            with scope.guard():
                test_text = condition(test, scope)
            scope.write(f"while ({test_text}) {{")
            _loop_body(body, scope)
        case ir.Break():
            scope.write("break;")
        case ir.Continue():
            scope.write("continue;" if scope.loops else "return;")  # E-012
        case ir.Barrier():
            scope.write(scope.dialect.barrier)
        case ir.BlockReduce():
            _reduce(item, scope)
        case ir.Report(site=place, values=values):
            _report(place, values, scope)
        case _:
            assert_never(item)


def _printf(items: tuple[str | ir.Expr, ...], scope: Scope) -> str:
    """One call for the line, so that the lines of several threads stay whole (O-002)."""
    pieces: list[str] = []
    arguments: list[str] = []
    for item in items:
        if isinstance(item, str):
            pieces.append(item.replace("%", "%%"))
            continue
        text, type_ = expression(item, scope), item.type
        if type_.is_float:
            pieces.append("%f")
            arguments.append(f"tk_printed_{type_}({text})")
        else:
            pieces.append(f"%{scope.dialect.long_format}{type_.kind}" if type_.bits == 64 else f"%{type_.kind}")
            arguments.append(text if type_.bits >= 32 else f"({type_.kind}32){text}")
    return f"printf({', '.join([text_literal(' '.join(pieces) + chr(10)), *arguments])});"


def _reduce(item: ir.BlockReduce, scope: Scope) -> None:
    """Combine the lanes' values as a tree in shared memory; the last barrier keeps the next reduction from it (W-017, W-020)."""
    lane, wait, tree, stride = scope.dialect.lane, scope.dialect.shared_barrier, scope.tree, scope.fresh("stride")
    scope.write(f"{tree}[{lane}] = {expression(item.value, scope)};")
    scope.write(wait)
    scope.write(f"for (i32 {stride} = {GROUP_SIZE // 2}; {stride} > 0; {stride} >>= 1) {{")
    scope.write(f"    if ({lane} < {stride}) {tree}[{lane}] = tk_block_{item.op}({tree}[{lane}], {tree}[{lane} + {stride}]);")
    scope.write(f"    {wait}")
    scope.write("}")
    scope.write(f"{scope.names.locals[item.result.name]} = {tree}[0];")
    scope.write(wait)


def _report(place: Site, values: tuple[ir.Expr, ...], scope: Scope) -> None:
    """Keep a failure in the record of the launch, unless an earlier one is there (O-020)."""
    texts = [*(expression(value, scope) for value in values), *["0"] * MOST_VALUES][:MOST_VALUES]
    words = [scope.names.record, scope.place, scope.iteration, str(scope.sites[place]), *texts]
    scope.write(f"tk_report({', '.join(words)});")


def _if(item: ir.If, scope: Scope) -> None:
    """A lone `if` in the last arm is an `else if`, which compilers take in any number."""
    scope.write(f"if ({condition(item.condition, scope)}) {{")
    block(item.then, scope)
    orelse = item.orelse
    while (following := _else_if(orelse, scope)) is not None:
        test, then, orelse = following
        scope.write(f"}} else if ({test}) {{")
        block(then, scope)
    if orelse:
        scope.write("} else {")
        block(orelse, scope)
    scope.write("}")


def _else_if(orelse: ir.Block, scope: Scope) -> tuple[str, ir.Block, ir.Block] | None:
    """The condition and the arms of a lone `if`; None where there is none, or its condition needs lines of its own."""
    match orelse:
        case (ir.If(condition=test, then=then, orelse=following, loc=loc),):
            with scope.guard():
                text = condition(test, scope)
            if text.count("(") <= _MOST_BRACKETS:
                scope.note(loc)
                return text, then, following
    return None


def _for(item: ir.For, scope: Scope) -> None:
    """A counter of its own, so that the body may assign the index; `tk_next` stops at `stop` instead of overflowing."""
    start, stop, step = (
        _captured(part, stem, scope) for part, stem in zip(_bounds(item), ("start", "stop", "step"), strict=True)
    )
    counter = scope.fresh("t")
    match item.step:
        case ir.Const(value=1):
            first, advance = start, f"++{counter}"
        case ir.Const(value=value) if value > 0:
            first, advance = start, f"{counter} = tk_next({counter}, {stop}, {step})"
        case _:
            first, advance = f"{step} > 0 ? {start} : {stop}", f"{counter} = tk_next({counter}, {stop}, {step})"  # E-010
    scope.write(f"for (i64 {counter} = {first}; {counter} < {stop}; {advance}) {{")
    scope.depth += 1
    scope.write(f"{scope.names.locals[item.index.name]} = {counter};")
    scope.depth -= 1
    _loop_body(item.body, scope)


def _bounds(item: ir.For) -> tuple[ir.Expr, ir.Expr, ir.Expr]:
    return item.start, item.stop, item.step


def _captured(expr: ir.Expr, stem: str, scope: Scope) -> str:
    """A loop bound evaluated once, before the loop (E-008)."""
    text = expression(expr, scope)
    if isinstance(expr, ir.Const):
        return text
    name = scope.fresh(stem)
    scope.write(f"const i64 {name} = {text};")
    return name


def _loop_body(body: ir.Block, scope: Scope) -> None:
    scope.loops += 1
    block(body, scope)
    scope.loops -= 1
    scope.write("}")


# --- entry points ------------------------------------------------------------------------------------------------------


def emit(kernel: ir.Kernel, symbol: str, dialect: Dialect) -> str:
    """The source of a kernel: an entry point `symbol` that runs one iteration per thread, and for a kernel that returns a value
    `symbol_result`, which one thread runs after the launch (P-031). The text depends on nothing else.

    KernelValueError where lanes may not meet at a collective (W-019).
    """
    scope = _walked(kernel, symbol, dialect)
    return _head(kernel, scope) + "\n".join(scope.lines) + "\n"


def origins(kernel: ir.Kernel, symbol: str, dialect: Dialect) -> list[ir.Loc]:
    """Where in the user's source each line of what `emit` gives comes from; NOWHERE for those of helpers and declarations."""
    scope = _walked(kernel, symbol, dialect)
    found = [ir.NOWHERE] * _head(kernel, scope).count("\n")
    for (first, loc), (end, _) in pairwise([(0, ir.NOWHERE), *scope.marks, (len(scope.lines), ir.NOWHERE)]):
        found += [loc] * sum(text.count("\n") + 1 for text in scope.lines[first:end])
    return found


def _walked(kernel: ir.Kernel, symbol: str, dialect: Dialect) -> Scope:
    """All entry points, written."""
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", symbol):
        raise InternalError(f"{symbol!r} is not a symbol")
    check_participation(kernel)
    _check_types(kernel, dialect)
    scope = Scope(dialect, name_everything(kernel), number=0, vendor=kernel.options.fast_math and dialect.vendor_math)
    scope.number = scope.names.used
    scope.sites = {place: number for number, place in enumerate(sites(kernel))}
    parallel_entry(kernel, symbol, scope)
    if kernel.result is not None:
        scope.lines.append("")
        result_entry(kernel.result, kernel, f"{symbol}_result", scope)
    return scope


def _head(kernel: ir.Kernel, scope: Scope) -> str:
    """What stands before the entry points: how to compile, then the helpers and programs that they use."""
    programs = "".join(f"{text}\n\n" for text in scope.programs.values())
    helpers = scope.dialect.prelude.used_by(programs + "\n".join(scope.lines) + "\n")
    # ascii() keeps control characters and other alphabets of a file's name out of the source.
    place = f", {ascii(kernel.loc.file)[1:-1]}:{kernel.loc.line}" if kernel.loc.line else ""
    intro = [f"// kernel {ascii(kernel.name)[1:-1]}{place}", *scope.dialect.intro(kernel.options)]
    return "\n".join([*intro, "", helpers + programs])


def parallel_entry(kernel: ir.Kernel, symbol: str, scope: Scope) -> None:
    """The entry point of the parallel loop."""
    axes, lanes = kernel.loop.axes, bool(kernel.workgroup)
    flat = scope.fresh("flat") if scope.dialect.flat_switch and len(axes) in (2, 3) and not lanes else None
    scope.mark(kernel.loc)
    scope.lines += scope.dialect.head(Entry(symbol, scope.names.arguments, flat, None, lanes, bool(scope.sites)))
    indices = {axis.index.name for axis in axes}
    scope.mark(kernel.loop.loc)
    number = _positions(axes, flat, lanes or len(axes) > 3, scope)
    scope.mark(ir.NOWHERE)
    _declare([*kernel.before, kernel.loop], kernel, indices, scope)
    if any(isinstance(stmt, ir.BlockReduce) for stmt in statements(kernel)):
        scope.tree = scope.fresh("tree")
        scope.write(f"{scope.dialect.shared} f32 {scope.tree}[{GROUP_SIZE}];")
    scope.place = scope.dialect.place
    for part, scope.iteration in ((kernel.before, str(BEFORE)), (kernel.loop.body, number)):
        for item in part:
            statement(item, scope)
    scope.mark(ir.NOWHERE)
    scope.lines.append("}")


def result_entry(result: ir.Result, kernel: ir.Kernel, symbol: str, scope: Scope) -> None:
    """The entry point that stores the value of a call to `out`, in the value's own type."""
    scope.mark(kernel.loc)
    scope.lines += scope.dialect.head(
        Entry(symbol, scope.names.arguments, None, result.value.type, bool(kernel.workgroup), reports=False)
    )
    scope.place, scope.iteration = "0u", integer_literal(AFTER, i64, scope.dialect)
    scope.mark(ir.NOWHERE)
    _declare([result], kernel, set(), scope)
    for item in result.body:
        statement(item, scope)
    scope.note(result.loc)
    scope.write(f"out[0] = {expression(result.value, scope)};")
    scope.mark(ir.NOWHERE)
    scope.lines.append("}")


def _positions(axes: tuple[ir.Axis, ...], flat: str | None, always_flat: bool, scope: Scope) -> str:
    """Declare the loop's indices from the thread's position; threads past the end of an axis leave (P-019). The number of the
    iteration, as text.

    One to three axes lie along the grid's own dimensions. Where the grid may be too small (`flat`), and where that is
    `always_flat`, the thread's number along the first dimension is divided up (P-007).
    """
    names = scope.names
    turns = [scope.fresh("t") for _ in axes]
    counts = [names.bounds["count", axis] for axis in range(len(axes))]
    by_grid = dict(zip(reversed(turns), scope.dialect.thread, strict=False))
    if always_flat and len(axes) > 1:
        scope.write(f"i64 {', '.join(turns)};")
        _divide_up(turns, counts, scope)
    elif flat is not None:
        scope.write(f"i64 {', '.join(turns)};")
        scope.write(f"if ({flat} != 0) {{")
        scope.depth += 1
        _divide_up(turns, counts, scope)
        scope.depth -= 1
        scope.write("} else {")
        for turn, position in by_grid.items():
            scope.write(f"    {turn} = {position};")
        scope.write("}")
    else:
        for turn, position in by_grid.items():
            scope.write(f"const i64 {turn} = {position};")
    scope.write(f"if ({' || '.join(f'{turn} >= {count}' for turn, count in zip(turns, counts, strict=True))}) return;")
    for number, axis in enumerate(axes):
        step = names.bounds.get(("step", number))
        distance = f"(u64){turns[number]}" + (f" * (u64){step}" if step else "")
        scope.write(f"i64 {names.locals[axis.index.name]} = (i64)((u64){names.bounds['start', number]} + {distance});")
    text = turns[0]
    for turn, count in zip(turns[1:], counts[1:], strict=True):
        text = f"({text} * {count} + {turn})"
    return text


def _divide_up(turns: list[str], counts: list[str], scope: Scope) -> None:
    """Split a flat number over the axes, the last varying fastest. Unsigned: a position is not negative."""
    rest = scope.fresh("rest")
    scope.write(f"u64 {rest} = (u64)({scope.dialect.thread[0]});")
    for turn, count in zip(turns[:0:-1], counts[:0:-1], strict=True):
        scope.write(f"{turn} = (i64)({rest} % (u64){count});")
        scope.write(f"{rest} /= (u64){count};")
    scope.write(f"{turns[0]} = (i64){rest};")


def _declare(parts: Iterable[ir.Stmt | ir.Parallel | ir.Result], kernel: ir.Kernel, declared: set[str], scope: Scope) -> None:
    """Declare what the parts use of the kernel's locals and local arrays. Locals start at zero: reading one that was never
    assigned gives an unspecified value in the language, and anything at all in C.
    """
    used = frozenset().union(*map(mentioned, parts))
    for local in kernel.locals:
        if local in used and local.name not in declared:
            scope.write(f"{local.type} {scope.names.locals[local.name]} = 0;")
    for buffer in kernel.buffers:
        if buffer in used:
            space = f"{scope.dialect.shared} " if buffer.shared else ""
            size = max(buffer.size, 1)  # C has no empty arrays
            scope.write(f"{space}{buffer.element} {scope.names.buffers[buffer.name]}[{size}];")


def _check_types(kernel: ir.Kernel, dialect: Dialect) -> None:
    """Callers ask a target's capabilities first; a type that slips through would be a compiler's error far from its cause."""
    types = {expr.type for expr in expressions(kernel)} | {b.element for b in kernel.buffers} | {v.type for v in kernel.locals}
    missing = sorted(str(type_) for type_ in types if type_.is_float and type_ not in dialect.math_suffix)
    if missing:
        raise InternalError(f"kernel {kernel.name!r} uses {', '.join(missing)}, which {dialect.name} does not have")
