"""What IR means: this module runs it on NumPy arrays, and where an emitter disagrees, the emitter is wrong.

Values are NumPy scalars of the node's type. Operations are the references of `tack/ops.py`; for elementary functions the
programs of `elementary` define the bits. Each iteration has its own locals and local arrays (P-011) and starts from what the
statements before the loop bound (L-011). Iterations run one after another, in any order that the caller asks for: the results of
a race-free kernel do not depend on it (P-010). Workgroups run one after another, too; where their lanes meet, they take turns
(see `fibers.py`).

A test's own mistakes are found rather than imitated. What compiled code leaves unchecked (A-004) or unspecified raises here:
IndexError for an index outside an array, UnboundLocalError for a local or an element of a local array that nothing has
written. The interpreter is an oracle for tests, not a way to run programs.

Where the caller gives a list for failures, a run is what debug mode defines, on a kernel without checks as on one with them
(O-020, N-003, E-010): every failure is added to the list, a bad load is 0, and a bad store or atomic does nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias, Union

import numpy as np

from tack.ops import OPS, Value, convert
from tack_runtime.checks import Site, failure
from tack_runtime.dtypes import ArrayType, Scalar, f32, f64
from tack_runtime.expression import Expression as HostExpression
from tack_runtime.expression import evaluate
from tack_runtime.workgroups import GROUP_SIZE, check_full_groups
from tackc.compiler import ir
from tackc.compiler.elementary.table import meaning
from tackc.compiler.exhaustive import assert_never
from tackc.compiler.fibers import BREAK, CONTINUE, Evaluate, Execute, Fibers, Frame, has_collectives, run_together
from tackc.compiler.sites import division, is_flat, site

Argument: TypeAlias = Union["np.ndarray[Any, Any]", np.generic, int, float]
Order: TypeAlias = Callable[[int], Iterable[int]]  # the number of iterations -> each of 0 .. number - 1 once

# A frame holds one iteration's variables: a value per local, a list of values per local or shared array; None is "not written
# yet". Last in it are the lane in the workgroup and the number of the iteration.
_Position: TypeAlias = Callable[[Frame, "list[int]"], "int | None"]  # None: out of bounds


class Failure(NamedTuple):
    """What debug mode finds: the iteration, -1 before the loop and the number of iterations after it, the place, and values."""

    iteration: int
    site: Site
    values: tuple[int, ...]


def first(failures: Iterable[Failure]) -> Failure | None:
    """The failure that a call raises: the first of the lowest iteration."""
    return min(failures, key=lambda found: found.iteration, default=None)


def serial(count: int) -> Iterable[int]:
    """Iterations in order, the last axis varying fastest (P-005)."""
    return range(count)


def backwards(count: int) -> Iterable[int]:
    """Iterations from the last to the first."""
    return range(count - 1, -1, -1)


def shuffled(seed: int) -> Order:
    """Iterations in an order drawn from `seed`."""

    def order(count: int) -> Iterable[int]:
        return random.Random(seed).sample(range(count), count)

    return order


def run(
    kernel: ir.Kernel,
    arguments: Mapping[str, Argument],
    order: Order = serial,
    write: Callable[[str], object] = print,
    failures: list[Failure] | None = None,
) -> np.generic | None:
    """Run a verified kernel on arguments by parameter name; arrays change in place, the result value is returned (P-030).

    Arrays are C-contiguous with the parameter's dtype and sizes; a scalar is a NumPy scalar of the parameter's type or a
    Python number that the type converts. TypeError and ValueError say which argument does not fit. What the kernel prints goes
    to `write` line by line, without the newline (O-002). `failures` receives what debug mode finds; without it the first raises.
    """
    machine = _Machine(kernel, *_bound(kernel, arguments), write, failures)
    ranges = [machine.axis(axis) for axis in kernel.loop.axes]
    count = _product(len(values) for values in ranges)
    if kernel.workgroup:
        _run_groups(machine, ranges, order(count))
    else:
        start, body = machine.start(ranges), machine.block(kernel.loop.body)
        for position in order(count):
            body(start(position, {}))
    if kernel.result is None:
        return None
    epilogue, value = machine.block(kernel.result.body), machine.expression(kernel.result.value)
    frame = machine.frame(0, machine.shared())
    frame[-1] = count
    epilogue(frame)
    return value(frame)  # type: ignore[no-any-return]  # values are NumPy scalars


def _run_groups(machine: _Machine, ranges: Sequence[range], positions: Iterable[int]) -> None:
    """Run iterations by workgroups (W-009); KernelValueError where one whose lanes meet would be partial (W-006)."""
    kernel, start = machine.kernel, machine.start(ranges)
    groups: dict[int, list[int]] = {}
    for position in positions:
        groups.setdefault(position // GROUP_SIZE, []).append(position)
    if not has_collectives(kernel):
        body = machine.block(kernel.loop.body)
        for group in groups.values():
            shared = machine.shared()
            for position in group:
                body(start(position, shared))
        return
    check_full_groups(kernel.name, sum(map(len, groups.values())))
    fiber = Fibers(machine.statement, machine.expression, machine.bounds, machine.slots).block(kernel.loop.body)
    for group in groups.values():
        shared = machine.shared()
        run_together(kernel.name, {position % GROUP_SIZE: fiber(start(position, shared), ()) for position in group})


def _product(numbers: Iterator[int]) -> int:
    total = 1
    for number in numbers:
        total *= number
    return total


def _bound(kernel: ir.Kernel, arguments: Mapping[str, Argument]) -> tuple[dict[str, Any], dict[str, np.generic]]:
    """The arguments as arrays and scalars by name, checked against the parameters."""
    wanted = {param.name for param in kernel.params}
    if arguments.keys() != wanted:
        raise TypeError(f"arguments {sorted(arguments)} for parameters {sorted(wanted)}")
    arrays: dict[str, Any] = {}
    scalars: dict[str, np.generic] = {}
    for param in kernel.params:
        argument = arguments[param.name]
        if isinstance(param.type, ArrayType):
            arrays[param.name] = _array(param.name, param.type, argument)
        else:
            scalars[param.name] = _scalar(param.name, param.type, argument)
    return arrays, scalars


def _array(name: str, type_: ArrayType, argument: Argument) -> np.ndarray[Any, Any]:
    if not isinstance(argument, np.ndarray) or argument.dtype != type_.scalar.numpy:
        raise TypeError(f"argument {name!r} is not an array of {type_.scalar}")
    fits = argument.ndim == type_.ndim and all(d in (None, size) for d, size in zip(type_.dims, argument.shape, strict=True))
    if not fits or not argument.flags.c_contiguous:
        raise ValueError(f"argument {name!r} of shape {argument.shape} does not fit {type_}")
    return argument


def _scalar(name: str, type_: Scalar, argument: Argument) -> Value:
    if isinstance(argument, np.generic):
        if argument.dtype != type_.numpy:
            raise TypeError(f"argument {name!r} is {argument.dtype}, not {type_}")
        return argument
    if isinstance(argument, np.ndarray):
        raise TypeError(f"argument {name!r} is an array, not {type_}")
    if not type_.is_float and not (isinstance(argument, int) and type_.minimum <= argument <= type_.maximum):
        raise TypeError(f"argument {name!r} is {argument!r}, which is not a value of {type_}")
    return convert(np.float64(argument), f64, type_) if type_.is_float else type_(argument)


def _constant(value: Any) -> Evaluate:
    return lambda frame: value


def _printed(item: str | Value) -> str:
    """An item of a printed line: a float with six decimals, ties to even, and NaN without a sign."""
    if isinstance(item, str):
        return item
    return f"{float(item):f}" if isinstance(item, np.floating) else str(int(item))


@dataclass(frozen=True, slots=True)
class _Machine:
    """Turns the nodes of one kernel into closures over a frame, with the arguments of one run bound into them."""

    kernel: ir.Kernel
    arrays: Mapping[str, Any]
    scalars: Mapping[str, np.generic]
    write: Callable[[str], object]
    failures: list[Failure] | None
    slots: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        names = [local.name for local in self.kernel.locals] + [buffer.name for buffer in self.kernel.buffers]
        object.__setattr__(self, "slots", {name: slot for slot, name in enumerate(names)})

    def shared(self) -> dict[str, list[Any]]:
        """The shared arrays of a workgroup, which nothing has written yet (W-004)."""
        return {buffer.name: [None] * buffer.size for buffer in self.kernel.buffers if buffer.shared}

    def frame(self, lane: int, shared: Mapping[str, list[Any]]) -> Frame:
        """Variables that nothing has written yet, of a lane in the workgroup with those arrays."""
        arrays = [shared[buffer.name] if buffer.shared else [None] * buffer.size for buffer in self.kernel.buffers]
        return [*[None] * len(self.kernel.locals), *arrays, np.int32(lane), -1]

    def start(self, ranges: Sequence[range]) -> Callable[[int, Mapping[str, list[Any]]], Frame]:
        """What makes the variables of an iteration, from its number and the shared arrays of its workgroup (L-011)."""
        before = self.block(self.kernel.before)
        slots = [self.slots[axis.index.name] for axis in self.kernel.loop.axes]

        def variables(position: int, shared: Mapping[str, list[Any]]) -> Frame:
            frame = self.frame(position % GROUP_SIZE, shared)
            before(frame)
            frame[-1] = position
            for slot, values in zip(reversed(slots), reversed(ranges), strict=True):
                position, index = divmod(position, len(values))
                frame[slot] = np.int64(values[index])
            return frame

        return variables

    def fail(self, frame: Frame, place: Site, values: tuple[int, ...]) -> None:
        """Note a failure, or raise it where nobody collects them."""
        if self.failures is None:
            raise failure(self.kernel.name, place, values)
        self.failures.append(Failure(frame[-1], place, values))

    def axis(self, axis: ir.Axis) -> range:
        """The values of a loop index, computed in Python integers (P-002, P-003); a step below one runs nothing."""
        start, stop, step = self._host(axis.start), self._host(axis.stop), self._host(axis.step)
        return range(start, stop, step) if step > 0 else range(0)

    def _host(self, expression: HostExpression) -> int:
        scalars = {name: int(value) for name, value in self.scalars.items() if value.dtype.kind in "iu"}
        return evaluate(expression, scalars, {name: array.shape for name, array in self.arrays.items()})

    # --- expressions ---

    def expression(self, expr: ir.Expr) -> Evaluate:
        match expr:
            case ir.Const():
                return _constant(expr.type(expr.value))
            case ir.Read():
                return self._read(expr)
            case ir.Load():
                return self._load(expr)
            case ir.Sample():
                return self._sample(expr)
            case ir.Extent():
                return _constant(expr.type(self.arrays[expr.array.name].shape[expr.axis]))
            case ir.Apply(op=op, args=(operand,)):
                reference, a = meaning(op), self.expression(operand)
                return lambda frame: reference(a(frame))
            case ir.Apply(op=op, args=(left, right)):
                reference, a, b = meaning(op), self.expression(left), self.expression(right)
                if self.failures is not None and division(expr):
                    return self._divided(expr, a, b)
                return lambda frame: reference(a(frame), b(frame))
            case ir.ThreadId():
                return lambda frame: frame[-2]
            case ir.Cast():
                value, source, target = self.expression(expr.value), expr.value.type, expr.type
                return lambda frame: convert(value(frame), source, target)
            case ir.Conditional():
                condition, then, orelse = map(self.expression, (expr.condition, expr.then, expr.orelse))
                return lambda frame: then(frame) if condition(frame) else orelse(frame)
            case ir.Apply():
                raise TypeError(f"{expr.op} has {len(expr.args)} operands")
            case _:
                assert_never(expr)

    def _read(self, expr: ir.Read) -> Evaluate:
        name = expr.source.name
        if isinstance(expr.source, ir.Param):
            return _constant(self.scalars[name])
        slot = self.slots[name]

        def read(frame: Frame) -> Value:
            value = frame[slot]
            if value is None:
                raise UnboundLocalError(f"Kernel {self.kernel.name!r}: {name!r} is read before it is assigned at {expr.loc}")
            return value

        return read

    def _load(self, load: ir.Load) -> Evaluate:
        name, zero = load.storage.name, load.type(0)
        at, indices = self._position(load.storage, load.indices, load.loc), self._indices(load.indices)
        if isinstance(load.storage, ir.Param):
            flat = self.arrays[name].reshape(-1)

            def element(frame: Frame) -> Value:
                position = at(frame, indices(frame))
                return zero if position is None else flat[position]

            return element
        slot = self.slots[name]

        def read(frame: Frame) -> Value:
            position = at(frame, indices(frame))
            value = zero if position is None else frame[slot][position]
            if value is None:
                place = f"{name}[{position}]"
                raise UnboundLocalError(f"Kernel {self.kernel.name!r}: {place} is read before it is written at {load.loc}")
            return value

        return read

    def _sample(self, sample: ir.Sample) -> Evaluate:
        """What software computes (Z-002); hardware is as near to it as Z-005 says."""
        texels, one = self.arrays[sample.texture.name], f32(1)
        coordinates = tuple(map(self.expression, sample.point))

        def sampled(frame: Frame) -> Value:
            x, y, z = (coordinate(frame) for coordinate in coordinates)
            i, j, k = (int(place) for place in (x, y, z))
            next_k, next_j, next_i = (min(at + 1, size - 1) for at, size in zip((k, j, i), texels.shape, strict=True))
            corners = texels[np.ix_((k, next_k), (j, next_j), (i, next_i))]
            for coordinate in (x, y, z):
                part = coordinate - np.floor(coordinate)
                corners = corners[..., 0] * (one - part) + corners[..., 1] * part
            return corners[()]

        return sampled

    def _divided(self, expr: ir.Apply, a: Evaluate, b: Evaluate) -> Evaluate:
        """An integer division in debug mode, which finds a divisor that is zero (N-003)."""
        reference, kind = OPS[expr.op].reference, division(expr)
        assert kind is not None
        place = site(self.kernel, kind, expr.loc)

        def divided(frame: Frame) -> Value:
            dividend, divisor = a(frame), b(frame)
            if not divisor:
                self.fail(frame, place, ())
            return reference(dividend, divisor)

        return divided

    def _indices(self, indices: tuple[ir.Expr, ...]) -> Callable[[Frame], list[int]]:
        evaluate = tuple(map(self.expression, indices))
        return lambda frame: [int(index(frame)) for index in evaluate]

    def _position(self, storage: ir.Storage, indices: tuple[ir.Expr, ...], loc: ir.Loc) -> _Position:
        """The row-major position of an element (A-001, A-015), checked dimension by dimension once all indices are known."""
        shape = self.arrays[storage.name].shape if isinstance(storage, ir.Param) else (storage.size,)
        if is_flat(storage, indices):
            return self._flat_position(storage, shape, loc)
        counted = len(shape) - (storage.components if isinstance(storage, ir.Param) else 0)
        places = [site(self.kernel, "index", loc, storage, max(0, min(axis, counted - 1))) for axis in range(len(shape))]
        axes = tuple(zip(places, shape, strict=True))

        def position(frame: Frame, values: list[int]) -> int | None:
            at = 0
            for (place, size), value in zip(axes, values, strict=True):
                if not 0 <= value < size:
                    self.fail(frame, place, (value, size))
                    return None
                at = at * size + value
            return at

        return position

    def _flat_position(self, storage: ir.Storage, shape: tuple[int, ...], loc: ir.Loc) -> _Position:
        """The position that is itself the index; messages count elements, not their components."""
        count = _product(iter(shape[len(shape) - storage.components :])) if isinstance(storage, ir.Param) else 1
        size, place = _product(iter(shape)), site(self.kernel, "flat", loc, storage)

        def position(frame: Frame, values: list[int]) -> int | None:
            if 0 <= values[0] < size:
                return values[0]
            self.fail(frame, place, (values[0] // count, size // count))
            return None

        return position

    # --- statements ---

    def block(self, block: ir.Block) -> Execute:
        statements = tuple([self.statement(stmt) for stmt in block])

        def execute(frame: Frame) -> str | None:
            for statement in statements:
                signal = statement(frame)
                if signal is not None:
                    return signal
            return None

        return execute

    def statement(self, stmt: ir.Stmt) -> Execute:
        match stmt:
            case ir.Assign():
                return self._assign(self.slots[stmt.target.name], self.expression(stmt.value))
            case ir.Store():
                return self._store(stmt)
            case ir.Atomic():
                return self._atomic(stmt)
            case ir.Print():
                return self._print(stmt)
            case ir.If():
                return self._if(stmt)
            case ir.For():
                return self._for(stmt)
            case ir.While():
                return self._while(stmt)
            case ir.Break():
                return lambda frame: BREAK
            case ir.Continue():
                return lambda frame: CONTINUE
            case ir.Report():
                return self._report(stmt)
            case ir.Barrier() | ir.BlockReduce():
                raise TypeError(f"{type(stmt).__name__} stops a lane; see fibers.py")
            case _:
                assert_never(stmt)

    def _assign(self, slot: int, value: Evaluate) -> Execute:
        def execute(frame: Frame) -> None:
            frame[slot] = value(frame)

        return execute

    def _store(self, stmt: ir.Store) -> Execute:
        name, value = stmt.storage.name, self.expression(stmt.value)
        at, indices = self._position(stmt.storage, stmt.indices, stmt.loc), self._indices(stmt.indices)
        flat = self.arrays[name].reshape(-1) if isinstance(stmt.storage, ir.Param) else None
        slot = self.slots.get(name, 0)

        def execute(frame: Frame) -> None:
            stored = value(frame)
            position = at(frame, indices(frame))
            if position is not None:
                (frame[slot] if flat is None else flat)[position] = stored

        return execute

    def _atomic(self, stmt: ir.Atomic) -> Execute:
        flat, update = self.arrays[stmt.array.name].reshape(-1), OPS[stmt.op].reference
        at, indices, value = (
            self._position(stmt.array, stmt.indices, stmt.loc),
            self._indices(stmt.indices),
            self.expression(stmt.value),
        )
        slot = None if stmt.result is None else self.slots[stmt.result.name]
        zero = ir.element_type(stmt.array)(0)

        def execute(frame: Frame) -> None:
            found, operand = indices(frame), value(frame)
            position = at(frame, found)
            old = zero if position is None else flat[position]
            if position is not None:
                flat[position] = update(old, operand)
            if slot is not None:
                frame[slot] = old

        return execute

    def _print(self, stmt: ir.Print) -> Execute:
        items = [_constant(item) if isinstance(item, str) else self.expression(item) for item in stmt.items]
        write = self.write

        def execute(frame: Frame) -> None:
            write(" ".join([_printed(item(frame)) for item in items]))

        return execute

    def _if(self, stmt: ir.If) -> Execute:
        """A chain of `elif` becomes one list of arms, so its length costs no stack."""
        arms = [(self.expression(stmt.condition), self.block(stmt.then))]
        orelse = stmt.orelse
        while len(orelse) == 1 and isinstance(orelse[0], ir.If):
            following = orelse[0]
            arms.append((self.expression(following.condition), self.block(following.then)))
            orelse = following.orelse
        otherwise = self.block(orelse)

        def execute(frame: Frame) -> str | None:
            for condition, then in arms:
                if condition(frame):
                    return then(frame)
            return otherwise(frame)

        return execute

    def bounds(self, stmt: ir.For) -> Callable[[Frame], range]:
        """The values that a loop's index takes, captured once on entry (E-008); a step below one runs nothing (E-010)."""
        start, stop, step = map(self.expression, (stmt.start, stmt.stop, stmt.step))
        place = site(self.kernel, "step", stmt.loc)

        def values(frame: Frame) -> range:
            bounds = int(start(frame)), int(stop(frame)), int(step(frame))
            if bounds[2] <= 0 and self.failures is not None:
                self.fail(frame, place, (bounds[2],))
            return range(*bounds) if bounds[2] > 0 else range(0)

        return values

    def _for(self, stmt: ir.For) -> Execute:
        slot, body, values = self.slots[stmt.index.name], self.block(stmt.body), self.bounds(stmt)

        def execute(frame: Frame) -> None:
            for index in values(frame):
                frame[slot] = np.int64(index)
                if body(frame) is BREAK:
                    break

        return execute

    def _while(self, stmt: ir.While) -> Execute:
        condition, body = self.expression(stmt.condition), self.block(stmt.body)

        def execute(frame: Frame) -> None:
            while condition(frame):
                if body(frame) is BREAK:
                    break

        return execute

    def _report(self, stmt: ir.Report) -> Execute:
        values = self._indices(stmt.values)
        return lambda frame: self.fail(frame, stmt.site, tuple(values(frame)))
