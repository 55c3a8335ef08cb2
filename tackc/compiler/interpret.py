"""What IR means: this module runs it on NumPy arrays, and where an emitter disagrees, the emitter is wrong.

Values are NumPy scalars of the node's type and operations are the references of `tack/ops.py`. Each iteration has its own
locals and local arrays (P-011) and starts from what the statements before the loop bound (L-011). Iterations run one after
another, in any order that the caller asks for: the results of a race-free kernel do not depend on it (P-010). Workgroups run one
after another, too; where their lanes meet, they take turns (see `fibers.py`).

A test's own mistakes are found rather than imitated. What compiled code leaves unchecked (A-004) or unspecified raises here:
IndexError for an index outside an array, UnboundLocalError for a local or an element of a local array that nothing has
written. The interpreter is an oracle for tests, not a way to run programs.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, Union

import numpy as np

from tack.ops import OPS, Value, convert
from tack_runtime.dtypes import ArrayType, Scalar, f64
from tack_runtime.expression import Expression as HostExpression
from tack_runtime.expression import evaluate
from tack_runtime.workgroups import GROUP_SIZE, check_full_groups
from tackc.compiler import ir
from tackc.compiler.exhaustive import assert_never
from tackc.compiler.fibers import BREAK, CONTINUE, Evaluate, Execute, Fibers, Frame, has_collectives, run_together

Argument: TypeAlias = Union["np.ndarray[Any, Any]", np.generic, int, float]
Order: TypeAlias = Callable[[int], Iterable[int]]  # the number of iterations -> each of 0 .. number - 1 once

# A frame holds one iteration's variables: a value per local, a list of values per local or shared array, and at its end the lane
# in the workgroup; None is "not written yet".
_Position: TypeAlias = Callable[[Frame], int]


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


def run(kernel: ir.Kernel, arguments: Mapping[str, Argument], order: Order = serial) -> np.generic | None:
    """Run a verified kernel on arguments by parameter name; arrays change in place, the result value is returned (P-030).

    Arrays are C-contiguous with the parameter's dtype and sizes; a scalar is a NumPy scalar of the parameter's type or a
    Python number that the type converts. TypeError and ValueError say which argument does not fit.
    """
    machine = _Machine(kernel, *_bound(kernel, arguments))
    ranges = [machine.axis(axis) for axis in kernel.loop.axes]
    positions = order(_product(len(values) for values in ranges))
    if kernel.workgroup:
        _run_groups(machine, ranges, positions)
    else:
        start, body = machine.start(ranges), machine.block(kernel.loop.body)
        for position in positions:
            body(start(position, machine.storage()))
    if kernel.result is None:
        return None
    epilogue, value = machine.block(kernel.result.body), machine.expression(kernel.result.value)
    frame = machine.frame(0, machine.storage())
    epilogue(frame)
    return value(frame)  # type: ignore[no-any-return]  # values are NumPy scalars


def _run_groups(machine: _Machine, ranges: Sequence[range], positions: Iterable[int]) -> None:
    """Run iterations by workgroups (W-009); KernelValueError where one that meets would be partial (W-006)."""
    kernel, start = machine.kernel, machine.start(ranges)
    groups: dict[int, list[int]] = {}
    for position in positions:
        groups.setdefault(position // GROUP_SIZE, []).append(position)
    if not has_collectives(kernel):
        body = machine.block(kernel.loop.body)
        for group in groups.values():
            storage = machine.storage()
            for position in group:
                body(start(position, storage))
        return
    check_full_groups(kernel.name, sum(map(len, groups.values())))
    fiber = Fibers(machine.statement, machine.expression, machine.slots).block(kernel.loop.body)
    for group in groups.values():
        storage = machine.storage()
        run_together(kernel.name, {position % GROUP_SIZE: fiber(start(position, storage), ()) for position in group})


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


def _scalar(name: str, type_: Scalar, argument: Argument) -> np.generic:
    if isinstance(argument, np.generic):
        if argument.dtype != type_.numpy:
            raise TypeError(f"argument {name!r} is {argument.dtype}, not {type_}")
        return argument
    if isinstance(argument, np.ndarray):
        raise TypeError(f"argument {name!r} is an array, not {type_}")
    if not type_.is_float and not (isinstance(argument, int) and type_.minimum <= argument <= type_.maximum):
        raise TypeError(f"argument {name!r} is {argument!r}, which is not a value of {type_}")
    return convert(np.float64(argument), f64, type_) if type_.is_float else type_(argument)


def _constant(value: Value) -> Evaluate:
    return lambda frame: value


@dataclass(frozen=True, slots=True)
class _Machine:
    """Turns the nodes of one kernel into closures over a frame, with the arguments of one run bound into them."""

    kernel: ir.Kernel
    arrays: Mapping[str, Any]
    scalars: Mapping[str, np.generic]
    slots: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        names = [local.name for local in self.kernel.locals] + [buffer.name for buffer in self.kernel.buffers]
        object.__setattr__(self, "slots", {name: slot for slot, name in enumerate(names)})

    def storage(self) -> dict[str, list[Any]]:
        """The shared arrays of a workgroup, which nothing has written yet (W-004)."""
        return {buffer.name: [None] * buffer.size for buffer in self.kernel.buffers if buffer.shared}

    def frame(self, lane: int, storage: Mapping[str, list[Any]]) -> Frame:
        """Variables that nothing has written yet, of a lane in the workgroup with that storage."""
        arrays = [storage[b.name] if b.shared else [None] * b.size for b in self.kernel.buffers]
        return [None] * len(self.kernel.locals) + arrays + [np.int32(lane)]

    def start(self, ranges: Sequence[range]) -> Callable[[int, Mapping[str, list[Any]]], Frame]:
        """What makes the variables of an iteration: by its number, and the storage of its workgroup (L-011)."""
        before = self.block(self.kernel.before)
        slots = [self.slots[axis.index.name] for axis in self.kernel.loop.axes]

        def variables(position: int, storage: Mapping[str, list[Any]]) -> Frame:
            frame = self.frame(position % GROUP_SIZE, storage)
            before(frame)
            for slot, values in zip(reversed(slots), reversed(ranges), strict=True):
                position, index = divmod(position, len(values))
                frame[slot] = np.int64(values[index])
            return frame

        return variables

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
            case ir.Extent():
                return _constant(expr.type(self.arrays[expr.array.name].shape[expr.axis]))
            case ir.Apply(op=op, args=(operand,)):
                reference, a = OPS[op].reference, self.expression(operand)
                return lambda frame: reference(a(frame))
            case ir.Apply(op=op, args=(left, right)):
                reference, a, b = OPS[op].reference, self.expression(left), self.expression(right)
                return lambda frame: reference(a(frame), b(frame))
            case ir.ThreadId():
                return lambda frame: frame[-1]
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
        name = load.storage.name
        at = self._position(load.storage, load.indices, load.loc)
        if isinstance(load.storage, ir.Param):
            flat = self.arrays[name].reshape(-1)
            return lambda frame: flat[at(frame)]
        slot = self.slots[name]

        def read(frame: Frame) -> Value:
            position = at(frame)
            value = frame[slot][position]
            if value is None:
                place = f"{name}[{position}]"
                raise UnboundLocalError(f"Kernel {self.kernel.name!r}: {place} is read before it is written at {load.loc}")
            return value

        return read

    def _position(self, storage: ir.Storage, indices: tuple[ir.Expr, ...], loc: ir.Loc) -> _Position:
        """The row-major position of an element (A-001, A-015), checked dimension by dimension."""
        shape = self.arrays[storage.name].shape if isinstance(storage, ir.Param) else (storage.size,)
        if len(indices) != len(shape):
            shape = (_product(iter(shape)),)  # a single flat index
        axes = tuple(
            [(axis, size, self.expression(index)) for axis, (size, index) in enumerate(zip(shape, indices, strict=True))]
        )

        def position(frame: Frame) -> int:
            at = 0
            for axis, size, index in axes:
                value = int(index(frame))
                if not 0 <= value < size:
                    raise IndexError(
                        f"Kernel {self.kernel.name!r}: index {value} is out of bounds for axis {axis} of {storage.name!r} "
                        f"with size {size} at {loc}"
                    )
                at = at * size + value
            return at

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
        at = self._position(stmt.storage, stmt.indices, stmt.loc)
        flat = self.arrays[name].reshape(-1) if isinstance(stmt.storage, ir.Param) else None
        slot = self.slots.get(name, 0)

        def execute(frame: Frame) -> None:
            (frame[slot] if flat is None else flat)[at(frame)] = value(frame)

        return execute

    def _atomic(self, stmt: ir.Atomic) -> Execute:
        flat, update = self.arrays[stmt.array.name].reshape(-1), OPS[stmt.op].reference
        at, value = self._position(stmt.array, stmt.indices, stmt.loc), self.expression(stmt.value)
        slot = None if stmt.result is None else self.slots[stmt.result.name]

        def execute(frame: Frame) -> None:
            position, operand = at(frame), value(frame)
            old = flat[position]
            flat[position] = update(old, operand)
            if slot is not None:
                frame[slot] = old

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

    def _for(self, stmt: ir.For) -> Execute:
        slot, body = self.slots[stmt.index.name], self.block(stmt.body)
        start, stop, step = map(self.expression, (stmt.start, stmt.stop, stmt.step))

        def execute(frame: Frame) -> None:
            bounds = int(start(frame)), int(stop(frame)), int(step(frame))  # captured once (E-008)
            for index in range(*bounds) if bounds[2] > 0 else ():
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
