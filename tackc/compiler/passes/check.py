"""Debug mode: find every index outside an array, every integer division by zero, every step that is not positive (O-020)."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final, TypeAlias

from tack.ops import OPS
from tack_runtime.checks import CheckKind
from tack_runtime.dtypes import ArrayType, Dim, Scalar, i64, u64
from tack_runtime.errors import InternalError
from tackc.compiler import ir
from tackc.compiler.exhaustive import assert_never
from tackc.compiler.sites import division, is_flat, site

_Block: TypeAlias = list[ir.Stmt]


def check(kernel: ir.Kernel) -> ir.Kernel:
    """Report what fails, in the order in which it would: a load that fails is 0, a store or an atomic is left out.

    before:

        out[i] = x[k] // t if t != 3 else 0

    after:

        check.2 = t != 3
        if check.2:
            if u64(k) >= u64(x.shape[0]_i64):
                report index x[axis 0](k, x.shape[0]_i64)
                check.1 = 0
            else:
                check.1 = x[k]
            if t == 0:
                report division()
        if u64(i) >= u64(out.shape[0]_i64):
            report index out[axis 0](i, out.shape[0]_i64)
        else:
            out[i] = check.1 // t if check.2 else 0

    An expression has no effect, so the checks of a statement's expressions stand before it, those of an arm in a branch. A
    condition of a loop that has checks moves into the loop.
    """
    return _Checks(kernel).kernel()


class _Checks:
    """The pass over one kernel; `added` are the locals that it needs."""

    def __init__(self, kernel: ir.Kernel) -> None:
        self.unchecked: Final = kernel
        self.added: Final[list[ir.Local]] = []
        things: tuple[ir.Param | ir.Local | ir.Buffer, ...] = (*kernel.params, *kernel.locals, *kernel.buffers)
        self._names: Final = {thing.name for thing in things}
        self._number = 0

    def kernel(self) -> ir.Kernel:
        kernel = self.unchecked
        before, body = self.block(kernel.before), self.block(kernel.loop.body)
        result = self._result(kernel.result) if kernel.result else None
        loop = replace(kernel.loop, body=body)
        return replace(kernel, before=before, loop=loop, result=result, locals=(*kernel.locals, *self.added))

    def _result(self, result: ir.Result) -> ir.Result:
        out = list(self.block(result.body))
        value = self.expression(result.value, out)
        return replace(result, body=tuple(out), value=value)

    def _local(self, type_: Scalar) -> ir.Local:
        name = ""
        while not name or name in self._names:
            self._number += 1
            name = f"check.{self._number}"
        local = ir.Local(name, type_)
        self.added.append(local)
        return local

    # --- expressions: what to evaluate instead, the checks added to `out` ---

    def expression(self, expr: ir.Expr, out: _Block) -> ir.Expr:
        match expr:
            case ir.Const() | ir.Read() | ir.Extent() | ir.ThreadId():
                return expr
            case ir.Load():
                return self._load(expr, out)
            case ir.Sample():
                return replace(expr, point=self._all(expr.point, out))  # no point is outside
            case ir.Apply():
                return self._apply(expr, out)
            case ir.Cast():
                value = self.expression(expr.value, out)
                return expr if value is expr.value else replace(expr, value=value)
            case ir.Conditional():
                return self._conditional(expr, out)
            case _:
                assert_never(expr)

    def _all(self, exprs: tuple[ir.Expr, ...], out: _Block) -> tuple[ir.Expr, ...]:
        return tuple([self.expression(expr, out) for expr in exprs])

    def _apply(self, expr: ir.Apply, out: _Block) -> ir.Expr:
        args = self._all(expr.args, out)
        kind = division(expr)
        if kind and not (isinstance(args[1], ir.Const) and args[1].value):
            args = (args[0], self._once(args[1], out))
            zero = ir.Apply("eq", (args[1], ir.Const(0, expr.type, expr.loc)), ir.TRUTH, expr.loc)
            out.append(ir.If(zero, (self._report(kind, (), expr.loc),), (), expr.loc))
        unchanged = all(a is b for a, b in zip(args, expr.args, strict=True))
        return expr if unchanged else replace(expr, args=args)

    def _conditional(self, expr: ir.Conditional, out: _Block) -> ir.Expr:
        condition = self.expression(expr.condition, out)
        then_out: _Block = []
        orelse_out: _Block = []
        then, orelse = self.expression(expr.then, then_out), self.expression(expr.orelse, orelse_out)
        if then_out or orelse_out:
            condition = self._once(condition, out)
            out.append(ir.If(condition, tuple(then_out), tuple(orelse_out), expr.loc))
        return replace(expr, condition=condition, then=then, orelse=orelse)

    def _load(self, expr: ir.Load, out: _Block) -> ir.Expr:
        indices = self._indices(expr.storage, expr.indices, out)
        load = replace(expr, indices=indices)
        failures = self._failures(expr.storage, indices, expr.loc)
        if not failures:
            return load
        value = self._local(expr.type)
        out.extend(_unless(failures, (_zeroed(value, expr.loc),), ir.Assign(value, load, expr.loc)))
        return ir.Read(value, expr.loc)

    def _once(self, expr: ir.Expr, out: _Block) -> ir.Expr:
        """An expression that stands in several places, from a local unless it is no work."""
        if isinstance(expr, ir.Const | ir.Read | ir.Extent | ir.ThreadId):
            return expr
        local = self._local(expr.type)
        out.append(ir.Assign(local, expr, expr.loc))
        return ir.Read(local, expr.loc)

    # --- accesses ---

    def _indices(self, storage: ir.Storage, indices: tuple[ir.Expr, ...], out: _Block) -> tuple[ir.Expr, ...]:
        """The indices of an access, those that are checked evaluated once."""
        checked = 1 if is_flat(storage, indices) else len(_dims(storage))
        found = self._all(indices, out)
        return (*(self._once(index, out) for index in found[:checked]), *found[checked:])

    def _failures(self, storage: ir.Storage, indices: tuple[ir.Expr, ...], loc: ir.Loc) -> list[ir.If]:
        """An `if` with a report for each way in which an access can fail."""
        sizes = [_size(storage, axis, dim, loc) for axis, dim in enumerate(_dims(storage))]
        if is_flat(storage, indices):
            found = [self._flat_failure(storage, indices[0], sizes, loc)]
        else:
            pairs = list(zip(indices, sizes, strict=False))  # components are always in range
            found = [self._axis_failure(storage, axis, index, size, loc) for axis, (index, size) in enumerate(pairs)]
        return [each for each in found if each is not None]

    def _axis_failure(self, storage: ir.Storage, axis: int, index: ir.Expr, size: ir.Expr, loc: ir.Loc) -> ir.If | None:
        place = site(self.unchecked, "index", loc, storage, axis)
        return _outside(index, size, ir.Report(place, (index, size), loc))

    def _flat_failure(self, storage: ir.Storage, index: ir.Expr, sizes: list[ir.Expr], loc: ir.Loc) -> ir.If | None:
        """A row-major index counts components, which messages do not."""
        elements: ir.Expr = ir.Const(1, ir.INDEX, loc)
        for size in sizes:
            elements = _arithmetic("mul", elements, size)
        count = ir.Const(_components(storage), ir.INDEX, loc)
        place = site(self.unchecked, "flat", loc, storage)
        report = ir.Report(place, (_arithmetic("floordiv", index, count), elements), loc)
        return _outside(index, _arithmetic("mul", elements, count), report)

    def _report(self, kind: CheckKind, values: tuple[ir.Expr, ...], loc: ir.Loc) -> ir.Report:
        return ir.Report(site(self.unchecked, kind, loc), values, loc)

    # --- statements ---

    def block(self, block: ir.Block) -> ir.Block:
        out: _Block = []
        for stmt in block:
            self._statement(stmt, out)
        return tuple(out)

    def _statement(self, stmt: ir.Stmt, out: _Block) -> None:
        match stmt:
            case ir.Assign() | ir.BlockReduce():
                value = self.expression(stmt.value, out)
                out.append(replace(stmt, value=value))
            case ir.Store():
                self._store(stmt, out)
            case ir.Atomic():
                self._atomic(stmt, out)
            case ir.Print():
                items = iter(self._all(tuple(item for item in stmt.items if not isinstance(item, str)), out))
                out.append(replace(stmt, items=tuple(item if isinstance(item, str) else next(items) for item in stmt.items)))
            case ir.If():
                self._if(stmt, out)
            case ir.For():
                self._for(stmt, out)
            case ir.While():
                self._while(stmt, out)
            case ir.Barrier() | ir.Break() | ir.Continue() | ir.Report():
                out.append(stmt)
            case _:
                assert_never(stmt)

    def _store(self, stmt: ir.Store, out: _Block) -> None:
        """The value, then the indices (E-004)."""
        value = self.expression(stmt.value, out)
        indices = self._indices(stmt.storage, stmt.indices, out)
        store = replace(stmt, indices=indices, value=value)
        out.extend(_unless(self._failures(stmt.storage, indices, stmt.loc), (), store))

    def _atomic(self, stmt: ir.Atomic, out: _Block) -> None:
        """The indices, then the value; the old value of an element that is not there is 0."""
        indices = self._indices(stmt.array, stmt.indices, out)
        value = self.expression(stmt.value, out)
        instead = () if stmt.result is None else (_zeroed(stmt.result, stmt.loc),)
        atomic = replace(stmt, indices=indices, value=value)
        out.extend(_unless(self._failures(stmt.array, indices, stmt.loc), instead, atomic))

    def _if(self, stmt: ir.If, out: _Block) -> None:
        """A chain of `elif` stays one, however long: conditions that need checks choose an arm before it."""
        links = [stmt]
        while len(links[-1].orelse) == 1 and isinstance(links[-1].orelse[0], ir.If):
            links.append(links[-1].orelse[0])
        tests: list[tuple[_Block, ir.Expr]] = []
        for link in links:
            checks: _Block = []
            tests.append((checks, self.expression(link.condition, checks)))
        out.extend(tests[0][0])
        conditions = [condition for _, condition in tests]
        if any(checks for checks, _ in tests[1:]):
            conditions = self._chosen(tests, stmt.loc, out)
        thens = [self.block(link.then) for link in links]
        orelse = self.block(links[-1].orelse)
        for link, condition, then in reversed(list(zip(links, conditions, thens, strict=True))):
            orelse = (replace(link, condition=condition, then=then, orelse=orelse),)
        out.extend(orelse)

    def _chosen(self, tests: list[tuple[_Block, ir.Expr]], loc: ir.Loc, out: _Block) -> list[ir.Expr]:
        """Find the first condition that holds, each with its checks only where none before it does; conditions that say which
        it was."""
        chosen = ir.Read(self._local(ir.TRUTH), loc)
        assert isinstance(chosen.source, ir.Local)
        numbers = [ir.Const(number, ir.TRUTH, loc) for number in range(len(tests) + 1)]
        none = numbers.pop()
        is_chosen = [ir.Apply("eq", (chosen, number), ir.TRUTH, loc) for number in (*numbers, none)]
        for number, (checks, condition) in zip(numbers, tests, strict=True):
            test = ir.Assign(chosen.source, ir.Conditional(condition, number, none, loc), loc)
            out.append(test if number.value == 0 else ir.If(is_chosen[-1], (*checks, test), (), loc))
        return list(is_chosen[:-1])

    def _for(self, stmt: ir.For, out: _Block) -> None:
        start, stop, step = self._all((stmt.start, stmt.stop, stmt.step), out)
        if not (isinstance(step, ir.Const) and step.value > 0):
            step = self._once(step, out)
            standing = ir.Apply("le", (step, ir.Const(0, ir.INDEX, stmt.loc)), ir.TRUTH, stmt.loc)
            out.append(ir.If(standing, (self._report("step", (step,), stmt.loc),), (), stmt.loc))
        out.append(replace(stmt, start=start, stop=stop, step=step, body=self.block(stmt.body)))

    def _while(self, stmt: ir.While, out: _Block) -> None:
        checks: _Block = []
        condition = self.expression(stmt.condition, checks)
        body = self.block(stmt.body)
        if checks:
            leave = ir.If(condition, (), (ir.Break(stmt.loc),), stmt.loc)
            condition, body = ir.Const(1, ir.TRUTH, stmt.loc), (*checks, leave, *body)
        out.append(replace(stmt, condition=condition, body=body))


# --- arrays --------------------------------------------------------------------------------------------------------------


def _dims(storage: ir.Storage) -> tuple[Dim, ...]:
    """The dimensions that the source knows."""
    match storage:
        case ir.Param(type=ArrayType() as type_):
            return type_.dims[: type_.ndim - storage.components]
        case ir.Buffer(size=size):
            return (size,)
        case _:
            raise InternalError(f"{storage.name!r} is accessed and is no array. Please report this.")


def _components(storage: ir.Storage) -> int:
    """How many scalars an element has."""
    match storage:
        case ir.Param(type=ArrayType() as type_):
            return math.prod(dim or 0 for dim in type_.dims[type_.ndim - storage.components :])
        case _:
            return 1


def _size(storage: ir.Storage, axis: int, dim: Dim, loc: ir.Loc) -> ir.Expr:
    if dim is None and isinstance(storage, ir.Param):
        return ir.Extent(storage, axis, ir.INDEX, loc)
    return ir.Const(dim or 0, ir.INDEX, loc)


def _outside(index: ir.Expr, size: ir.Expr, report: ir.Report) -> ir.If | None:
    """An `if` that reports an index below 0 or beyond the end; None where it is known to be neither."""
    if isinstance(index, ir.Const) and isinstance(size, ir.Const) and 0 <= index.value < size.value:
        return None
    as_unsigned = (ir.Cast(index, u64, report.loc), ir.Cast(size, u64, report.loc))  # what is below 0 is beyond every end
    return ir.If(ir.Apply("ge", as_unsigned, ir.TRUTH, report.loc), (report,), (), report.loc)


def _unless(failures: list[ir.If], instead: ir.Block, stmt: ir.Stmt) -> ir.Block:
    """A statement where nothing fails, else a report and what is done instead."""
    block: ir.Block = (stmt,)
    for failure in reversed(failures):
        block = (replace(failure, then=(*failure.then, *instead), orelse=block),)
    return block


def _zeroed(local: ir.Local, loc: ir.Loc) -> ir.Assign:
    return ir.Assign(local, ir.Const(0.0 if local.type.is_float else 0, local.type, loc), loc)


def _arithmetic(op: str, left: ir.Expr, right: ir.Expr) -> ir.Expr:
    """A product or quotient of sizes; by one, it is the other operand."""
    if isinstance(right, ir.Const) and right.value == 1:
        return left
    if isinstance(left, ir.Const) and left.value == 1 and op == "mul":
        return right
    if isinstance(left, ir.Const) and isinstance(right, ir.Const):
        return ir.Const(OPS[op].reference(i64(left.value), i64(right.value)).item(), ir.INDEX, left.loc)
    return ir.Apply(op, (left, right), ir.INDEX, left.loc)
