"""What an expression of the source can stand for while it is lowered.

Most are numbers, as IR with its type (`Typed`) or as a float literal that has not met a type yet (`Weak`), and vectors and
matrices of these; the others are things that only some places accept: arrays, shapes, objects, functions, several results.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeAlias, Union

from tack import ops
from tack_runtime.dtypes import ArrayType, ObjectType, Scalar, f32, f64
from tackc.compiler import ir
from tackc.compiler.elementary.table import meaning
from tackc.compiler.exhaustive import assert_never
from tackc.compiler.sites import division
from tackc.compiler.traverse import expressions

if TYPE_CHECKING:
    from tackc.compiler.frontend.slots import Slot


@dataclass(frozen=True, slots=True)
class Typed:
    """A number.

    `literal`: it is built from integer literals alone, so a weak literal that it joins stays weak (T-012). `follows`: its type is
    the promotion of the types of these locals, and of others; more than a few are left out.
    """

    expr: ir.Expr
    literal: bool = False
    follows: frozenset[Slot] = frozenset()


@dataclass(frozen=True, slots=True)
class Weak:
    """A weak float literal expression, at both types that it may come to have (T-012..T-017)."""

    single: ir.Expr  # at f32
    double: ir.Expr  # at f64

    def at(self, type_: Scalar) -> ir.Expr:
        return self.double if type_ is f64 else self.single

    @property
    def is_constant(self) -> bool:
        return isinstance(self.single, ir.Const) and isinstance(self.double, ir.Const)


@dataclass(frozen=True, slots=True)
class Vector:
    """A vector of shape (n,) or a matrix of shape (rows, columns), row by row; each component has a type of its own (T-015)."""

    items: tuple[Component, ...]
    shape: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LocalArray:
    """A local array (A-010), or a `shared` one (W-004): `name` is the source's, `site` the place that allocates it, the same in
    every run."""

    name: str
    element: Scalar
    size: int
    site: Hashable
    shared: bool = False

    @property
    def kind(self) -> str:
        return "shared" if self.shared else "local"


ALLOCATIONS: Final = ("local_array", "local_array_like", "shared", "shared_like")  # the calls that make one


@dataclass(frozen=True, slots=True)
class Array:
    """An array parameter, a local or a shared array, by reference."""

    storage: ir.Param | LocalArray

    @property
    def name(self) -> str:
        return self.storage.name

    @property
    def scalar(self) -> Scalar:
        """The type of an element, or of one of its components."""
        return self.storage.element if isinstance(self.storage, LocalArray) else ir.element_type(self.storage)

    @property
    def ndim(self) -> int:
        """Dimensions, those of an element apart."""
        match self.storage:
            case ir.Param(type=ArrayType() as type_, components=components):
                return type_.ndim - components
            case _:
                return 1

    @property
    def components(self) -> tuple[int, ...]:
        """The shape of an element, () of a number."""
        match self.storage:
            case ir.Param(type=ArrayType() as type_):
                return tuple(dim for dim in type_.dims[self.ndim :] if dim is not None)
            case _:
                return ()


@dataclass(frozen=True, slots=True)
class Element:
    """An element of an array: one index for each dimension, or a single row-major one, as i64s (A-001, A-003)."""

    array: Array
    indices: tuple[ir.Expr, ...]

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of a vector or matrix, () of a number."""
        return self.array.components


@dataclass(frozen=True, slots=True)
class AnyArray:
    """A name that is bound to one of several arrays (X-004)."""

    name: str
    arrays: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Texture:
    """A texture parameter, by reference: `texels` is what lies in memory, an array of depth, height and width."""

    texels: ir.Param

    @property
    def name(self) -> str:
        return self.texels.name


@dataclass(frozen=True, slots=True)
class Sampler:
    """`tex.sample`."""

    texture: Texture


@dataclass(frozen=True, slots=True)
class Shape:
    """`x.shape`."""

    array: Array


@dataclass(frozen=True, slots=True)
class Several:
    """The results of a function that returns a tuple, or a tuple display."""

    items: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Nothing:
    """What a call gives that returns no value; `why` says it."""

    why: str


@dataclass(frozen=True, slots=True)
class DeviceFunction:
    """A `@tack.func`."""

    key: str
    name: str


@dataclass(frozen=True, slots=True)
class IntrinsicFunction:
    """Something that the language defines."""

    name: str


@dataclass(frozen=True, slots=True)
class Method:
    """A method of a vector or matrix."""

    vector: Vector
    name: str


@dataclass(frozen=True, slots=True)
class Object:
    """An object of a device class, by reference; `path` is its dotted name in the signature: `sim.grid`."""

    path: str
    type: ObjectType


@dataclass(frozen=True, slots=True)
class AnyObject:
    """A name that is bound to one of several objects."""

    name: str
    paths: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ObjectMethod:
    """A device function of an object's class; `owner` is what it is called with first, None for a static one (D-004)."""

    key: str
    name: str
    owner: Object | None


@dataclass(frozen=True, slots=True)
class Unknown:
    """A value of which nothing is known: its error is reported, or its type is not settled yet. Uses of it stay silent.

    `follows`: the local whose value it is.
    """

    follows: frozenset[Slot] = frozenset()


UNKNOWN: Final = Unknown()
LINKS: Final = 32  # operations of a chain `a + b + ...` in one expression of IR; a longer chain goes on from a local

Number: TypeAlias = Union[Typed, Weak]
Place: TypeAlias = "tuple[int | Typed, ...]"  # of a component: an index for each axis, an int or a number found at run time
Component: TypeAlias = Union[Typed, Weak, Unknown]
Quantity: TypeAlias = Union[Typed, Weak, Vector]
Value: TypeAlias = Union[
    Quantity,
    Array,
    AnyArray,
    Texture,
    Sampler,
    Shape,
    Object,
    AnyObject,
    Several,
    Nothing,
    DeviceFunction,
    IntrinsicFunction,
    ObjectMethod,
    Method,
    Unknown,
]


def followed(values: Iterable[Number]) -> frozenset[Slot]:
    """What the promotion of values follows."""
    slots: frozenset[Slot] = frozenset().union(*(value.follows for value in values if isinstance(value, Typed)))
    return slots if len(slots) <= _MOST_FOLLOWED else frozenset()


_MOST_FOLLOWED: Final = 16  # the types of more locals are found by another run


def weak_literal(value: float, loc: ir.Loc) -> Weak:
    """A float literal: each type rounds its exact value once (T-012)."""
    double = ir.Const(value, f64, loc)
    return Weak(cast(double, f32), double)


def cast(expr: ir.Expr, to: Scalar) -> ir.Expr:
    """Convert an expression; a constant is converted here."""
    if expr.type is to:
        return expr
    if isinstance(expr, ir.Const):
        return ir.Const(ops.convert(expr.type(expr.value), expr.type, to).item(), to, expr.loc)
    return ir.Cast(expr, to, expr.loc)


def convert(value: Number, to: Scalar) -> ir.Expr:
    """A number as one of a type; a weak literal takes a floating type as its own, and is f32 before an integer type (T-017)."""
    if isinstance(value, Weak):
        return value.at(to) if to.is_float else cast(value.single, to)
    return cast(value.expr, to)


def apply_weak(op: str, operands: list[Number], loc: ir.Loc) -> Weak:
    """An operation among literals: it runs in the type that the whole expression takes (T-012)."""
    return Weak(_apply_at(f32, op, operands, loc), _apply_at(f64, op, operands, loc))


def _apply_at(type_: Scalar, op: str, operands: list[Number], loc: ir.Loc) -> ir.Expr:
    """What is finite is computed here, so that the two expressions stay small."""
    args = [convert(operand, type_) for operand in operands]
    value = _computed(op, args)
    if value is not None and math.isfinite(value):
        return ir.Const(value, type_, loc)
    return ir.Apply(op, tuple(args), type_, loc)


def operation(op: str, args: Sequence[ir.Expr], type_: Scalar, loc: ir.Loc) -> ir.Expr:
    """An operation on operands that have its types; one on integer constants is computed here, as the language does (N-001)."""
    value = None if type_.is_float else _computed(op, args)
    return ir.Apply(op, tuple(args), type_, loc) if value is None else ir.Const(value, type_, loc)


def _computed(op: str, args: Sequence[ir.Expr]) -> int | float | None:
    """The result of an operation on constants; None where an operand is something else."""
    constants = [arg.type(arg.value) for arg in args if isinstance(arg, ir.Const)]
    value: int | float | None = meaning(op)(*constants).item() if len(constants) == len(args) else None
    return value


def reads_memory(value: Value) -> bool:
    """Whether a store could change a value: a literal may hold a condition that reads memory (T-012)."""
    match value:
        case Typed(expr=expr) | Weak(single=expr):
            return any(map(_loads, expressions(expr)))
        case Vector(items=items):
            return any(map(reads_memory, items))
        case _:
            return False


def may_fail(value: Value) -> bool:
    """Whether debug mode checks something of a value."""
    match value:
        case Typed(expr=expr) | Weak(single=expr):
            return any(_loads(inner) or _divides(inner) for inner in expressions(expr))
        case Vector(items=items):
            return any(map(may_fail, items))
        case _:
            return False


def _loads(expr: ir.Expr) -> bool:
    match expr:
        case ir.Load():
            return True
        case ir.Const() | ir.Read() | ir.Sample() | ir.Extent() | ir.Apply() | ir.Cast() | ir.Conditional() | ir.ThreadId():
            return False
        case _:
            assert_never(expr)


def _divides(expr: ir.Expr) -> bool:
    return isinstance(expr, ir.Apply) and division(expr) is not None


def locals_read(value: Component) -> set[ir.Local]:
    """The locals whose values a number is computed from."""
    exprs = () if isinstance(value, Unknown) else (value.expr,) if isinstance(value, Typed) else (value.single, value.double)
    inner = (part for expr in exprs for part in expressions(expr))
    return {part.source for part in inner if isinstance(part, ir.Read) and isinstance(part.source, ir.Local)}


def is_simple(expr: ir.Expr) -> bool:
    """Whether an expression is no more work than reading a variable, so that it may stand in several places."""
    return isinstance(expr, (ir.Const, ir.Read))


def is_plain(value: Value) -> bool:
    """Whether a value is no more work than reading variables."""
    match value:
        case Typed(expr=expr):
            return is_simple(expr)
        case Weak():
            return value.is_constant
        case Vector(items=items):
            return all(map(is_plain, items))
        case _:
            return True


def as_variable(value: Value) -> Value:
    """A value that is passed or returned: no literal of integers any more (T-012)."""
    match value:
        case Typed():
            return replace(value, literal=False)
        case Vector(items=items):
            return replace(
                value, items=tuple(replace(item, literal=False) if isinstance(item, Typed) else item for item in items)
            )
        case Several(items=values):
            return Several(tuple(map(as_variable, values)))
        case _:
            return value


def described(value: Quantity) -> str:
    """A type in words."""
    match value:
        case Weak():
            return "a float literal"
        case Typed():
            return str(value.expr.type)
        case Vector():
            return a_shape(value.shape)


def shape_name(shape: tuple[int, ...]) -> str:
    """`3-vector` or `2x3 matrix`; `number` for ()."""
    match shape:
        case ():
            return "number"
        case (count,):
            return f"{count}-vector"
        case _:
            return f"{'x'.join(map(str, shape))} matrix"


def shape_names(shape: tuple[int, ...]) -> str:
    """`shape_name` of several."""
    return f"{'x'.join(map(str, shape))} matrices" if len(shape) == 2 else f"{shape_name(shape)}s"


def a_shape(shape: tuple[int, ...]) -> str:
    """`shape_name` with its article."""
    name = shape_name(shape)
    return f"{'an' if name.startswith(('8', '11-', '18-')) else 'a'} {name}"
