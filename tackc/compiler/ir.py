"""The typed, structured intermediate representation.

A `Kernel` is a list of statements around one parallel loop; an expression has a type and no effect. Nodes are frozen, compare
by content without their location, and are shared freely. What each node means is in `interpret.py`; the rules that a
well-formed kernel keeps are in `verify.py`.

Conventions that every producer and consumer relies on:

- Operands of `Apply` have the types that the operation's row in `tack/ops.py` asks for; conversions are explicit `Cast` nodes.
- Truth is an i32, 0 or 1 (T-002). A condition is an i32; nonzero is true.
- Indices are i64, one per dimension of the array, or a single row-major one (A-001, A-003). An empty tuple reads a 0-d array.
- A `Const` holds a Python int for an integer type, in range; a Python float for a floating type, already rounded to it.
- `Conditional` evaluates only the arm that it chooses (E-002). Expressions have no effects, so only the order of statements
  matters.
- Local names are unique in a kernel: `x`, then `x.1`; every local that a kernel uses is in `Kernel.locals` or `Kernel.buffers`.
- A local read before any assignment holds an unspecified value; the verifier does not forbid it.
- Iterations make up workgroups of 256 lanes in their order, the last axis varying fastest; only shared arrays, `ThreadId`,
  `Barrier` and `BlockReduce` notice.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, Union

from tack.ops import OPS
from tack_runtime.checks import Site
from tack_runtime.dtypes import ArrayType, MachineType, Scalar, f32, i32, i64
from tack_runtime.expression import Expression as HostExpression
from tack_runtime.options import Options


@dataclass(frozen=True, slots=True)
class Text:
    """The captured text of a function, whose lines and columns messages count (L-028).

    It starts at `line` of its file and has lost `indent` columns.
    """

    module: str
    function: str
    line: int = 1
    indent: int = 0


NO_TEXT: Final = Text("", "")


@dataclass(frozen=True, slots=True)
class Loc:
    """A place in the user's source: `file` is a base name, `line` counts in that file from 1, `column` from 1."""

    file: str
    line: int
    column: int
    text: Text = field(compare=False, default=NO_TEXT)

    @property
    def position(self) -> tuple[int, int]:
        """Line and column in the captured text."""
        return self.line - self.text.line + 1, self.column - self.text.indent

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


NOWHERE: Final = Loc("", 0, 0)


# --- things with a name ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Local:
    """A mutable scalar variable, private to one iteration (P-011)."""

    name: str
    type: Scalar


@dataclass(frozen=True, slots=True)
class Param:
    """A kernel parameter: a scalar (read as a value) or a global array of scalars (`ArrayType.machine`).

    The last `components` dimensions are those of vectors or matrices, which the source does not count as the array's.
    A `texture` has its texels as an array: depth, height, width.
    """

    name: str
    type: MachineType
    components: int = 0
    texture: bool = False


@dataclass(frozen=True, slots=True)
class Buffer:
    """An array of the kernel's own: `size` elements, contents undefined until written.

    A local array is private to one iteration (A-010), a shared one belongs to a workgroup (W-004).
    """

    name: str
    element: Scalar
    size: int
    shared: bool = False


Storage: TypeAlias = Union[Param, Buffer]  # what Load, Store and Atomic address; a Param here has an ArrayType


def element_type(storage: Storage) -> Scalar:
    """The type of one element of an array parameter, a local or a shared array."""
    match storage:
        case Buffer(element=element):
            return element
        case Param(type=ArrayType() as type_):
            return type_.scalar
        case Param(name=name):
            raise TypeError(f"parameter {name!r} is not an array")


# --- expressions -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Const:
    value: int | float
    type: Scalar
    loc: Loc = field(compare=False, default=NOWHERE)


@dataclass(frozen=True, slots=True)
class Read:
    """The value of a local, or of a scalar parameter (whose type is then a Scalar)."""

    source: Local | Param
    loc: Loc = field(compare=False, default=NOWHERE)

    @property
    def type(self) -> Scalar:
        type_ = self.source.type
        if not isinstance(type_, Scalar):
            raise TypeError(f"{self.source.name!r} is an array, not a value")
        return type_


@dataclass(frozen=True, slots=True)
class Load:
    storage: Storage
    indices: tuple[Expr, ...]
    loc: Loc = field(compare=False, default=NOWHERE)

    @property
    def type(self) -> Scalar:
        return element_type(self.storage)


@dataclass(frozen=True, slots=True)
class Sample:
    """An f32 between the eight texels around a point, which is `(x, y, z)` in texels: 0 is the centre of the first (Z-002).

    Each coordinate is from 0 to the last texel. Only kernels for `samplers` have samples: others compute them (see
    `frontend/textures.py`), which is what a sample means to within the precision of the hardware (Z-005).
    """

    texture: Param
    point: tuple[Expr, ...]
    loc: Loc = field(compare=False, default=NOWHERE)

    @property
    def type(self) -> Scalar:
        return f32


@dataclass(frozen=True, slots=True)
class Extent:
    """The size of one dimension of an array parameter, while it is open.

    `type` is i64 where it forms an address, and i32 where the source reads it: a size below 2**31 is an i32 literal (T-006),
    so a variant that reads an open dimension requires it to be below 2**31 (see `open_dims_read`).
    """

    array: Param
    axis: int
    type: Scalar
    loc: Loc = field(compare=False, default=NOWHERE)


@dataclass(frozen=True, slots=True)
class Apply:
    """An operation of `tack/ops.py` on its operands."""

    op: str
    args: tuple[Expr, ...]
    type: Scalar
    loc: Loc = field(compare=False, default=NOWHERE)


@dataclass(frozen=True, slots=True)
class Cast:
    """Conversion by T-019, T-020 and IEEE rounding."""

    value: Expr
    type: Scalar
    loc: Loc = field(compare=False, default=NOWHERE)


@dataclass(frozen=True, slots=True)
class Conditional:
    condition: Expr
    then: Expr
    orelse: Expr
    loc: Loc = field(compare=False, default=NOWHERE)

    @property
    def type(self) -> Scalar:
        return self.then.type


@dataclass(frozen=True, slots=True)
class ThreadId:
    """The lane in its workgroup, from 0 (W-009); 0 after the loop."""

    loc: Loc = field(compare=False, default=NOWHERE)

    @property
    def type(self) -> Scalar:
        return i32


Expr: TypeAlias = Union[Const, Read, Load, Sample, Extent, Apply, Cast, Conditional, ThreadId]


def is_truth(expr: Expr) -> bool:
    """Whether an expression is 0 or 1 by its form: a comparison, a constant, or what is made of such bit by bit or by choice."""
    match expr:
        case Apply(op="and" | "or" | "xor", args=args):
            return all(map(is_truth, args))
        case Apply(op=op):
            return OPS[op].result == "truth"
        case Const(value=value, type=type_):
            return type_ is TRUTH and value in (0, 1)
        case Conditional(then=then, orelse=orelse):
            return is_truth(then) and is_truth(orelse)
        case Read() | Load() | Sample() | Extent() | Cast() | ThreadId():
            return False


# --- statements --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Assign:
    target: Local
    value: Expr
    loc: Loc = field(compare=False, default=NOWHERE)


@dataclass(frozen=True, slots=True)
class Store:
    """Write an element; the value has the element's type."""

    storage: Storage
    indices: tuple[Expr, ...]
    value: Expr
    loc: Loc = field(compare=False, default=NOWHERE)


AtomicOp: TypeAlias = Literal["add", "min", "max"]


@dataclass(frozen=True, slots=True)
class Atomic:
    """An indivisible update of a global element (X-001); `result` receives the old value (X-002)."""

    op: AtomicOp
    array: Param
    indices: tuple[Expr, ...]
    value: Expr
    result: Local | None
    loc: Loc = field(compare=False, default=NOWHERE)


@dataclass(frozen=True, slots=True)
class Barrier:
    """Every lane of the workgroup waits here for all others, and sees what they wrote before (W-016)."""

    loc: Loc = field(compare=False, default=NOWHERE)


ReduceOp: TypeAlias = Literal["sum", "min", "max"]


@dataclass(frozen=True, slots=True)
class BlockReduce:
    """Combine one f32 of every lane; `result`, an f32, is the same in all of them (W-017, W-018). It is a barrier, too."""

    op: ReduceOp
    value: Expr
    result: Local
    loc: Loc = field(compare=False, default=NOWHERE)


Collective: TypeAlias = Union[Barrier, BlockReduce]  # what all lanes of a workgroup come to together (W-010)


@dataclass(frozen=True, slots=True)
class Print:
    """Write a line: the items, joined by one space (O-002). A text is a label, see `is_label`."""

    items: tuple[str | Expr, ...]
    loc: Loc = field(compare=False, default=NOWHERE)


MOST_PRINTED: Final = 32  # values of one line: as many as the printf of CUDA takes


def is_label(text: str) -> bool:
    """Whether a text can be part of a line on every target: Unicode, and no NUL, which ends the strings of C."""
    return "\0" not in text and not any("\ud800" <= char <= "\udfff" for char in text)


@dataclass(frozen=True, slots=True)
class If:
    condition: Expr
    then: Block
    orelse: Block
    loc: Loc = field(compare=False, default=NOWHERE)


@dataclass(frozen=True, slots=True)
class For:
    """A sequential loop: `index` (i64) takes start, start+step, ... below stop; all three are captured on entry (E-008).

    A step that is not positive runs nothing (E-010). Assigning the index in the body changes neither the count nor the
    values that later iterations start from. `abreast`: what its turns do is the same in any order, or side by side.
    """

    index: Local
    start: Expr
    stop: Expr
    step: Expr
    body: Block
    loc: Loc = field(compare=False, default=NOWHERE)
    abreast: bool = False


@dataclass(frozen=True, slots=True)
class While:
    """The condition is evaluated before every turn (E-016)."""

    condition: Expr
    body: Block
    loc: Loc = field(compare=False, default=NOWHERE)


@dataclass(frozen=True, slots=True)
class Break:
    """Leave the innermost For or While."""

    loc: Loc = field(compare=False, default=NOWHERE)


@dataclass(frozen=True, slots=True)
class Continue:
    """Go to the next turn of the innermost For or While; outside both, end the iteration (E-012)."""

    loc: Loc = field(compare=False, default=NOWHERE)


@dataclass(frozen=True, slots=True)
class Report:
    """Debug mode has found `site` to fail with `values`, i64 (O-020): the first failure of the lowest iteration is raised when
    the call returns. The iteration goes on."""

    site: Site
    values: tuple[Expr, ...]
    loc: Loc = field(compare=False, default=NOWHERE)


Stmt: TypeAlias = Union[Assign, Store, Atomic, Print, Barrier, BlockReduce, If, For, While, Break, Continue, Report]
Block: TypeAlias = tuple[Stmt, ...]


# --- the kernel --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Axis:
    """One dimension of the iteration space: `index` takes start, start+step, ... below stop, all evaluated on the host.

    Generated code receives start, count and step as runtime values, so one variant serves every bound (P-004);
    count is max(0, (stop - start + step - 1) // step) (P-002). `step` is 1 but for `range(a, b, step)`.
    """

    index: Local
    start: HostExpression
    stop: HostExpression
    step: HostExpression


@dataclass(frozen=True, slots=True)
class Parallel:
    """The parallel loop: one axis for `range`, one or more for `tack.ndindex`, the last varying fastest (P-005)."""

    axes: tuple[Axis, ...]
    body: Block
    loc: Loc = field(compare=False, default=NOWHERE)


@dataclass(frozen=True, slots=True)
class Result:
    """The value that a call returns (P-030): `body` runs once after the launch, on one thread, then `value` is evaluated.

    `body` repeats the statements before the loop and holds those after it.
    """

    body: Block
    value: Expr  # has the annotated type already
    loc: Loc = field(compare=False, default=NOWHERE)


Updates: TypeAlias = tuple[tuple[str, Scalar, Loc], ...]


@dataclass(frozen=True, slots=True)
class Kernel:
    """One variant: the parallel loop with the statements before it, which every iteration repeats or shares (L-007, L-011).

    `params` have the variant's types, with baked dimensions as sizes. Iterations start from the values that `before` bound.
    `workgroup` names the primitives of workgroups that the source has, sorted, in unreachable code, too (W-002); `updates` has
    its atomic updates likewise, each by its name and its target's element type, with the first place (X-004).
    `samplers`: textures are passed to the code as such, and the device samples them (Z-003); else they are arrays.
    """

    name: str
    params: tuple[Param, ...]
    locals: tuple[Local, ...]
    buffers: tuple[Buffer, ...]
    before: Block
    loop: Parallel
    result: Result | None
    options: Options
    loc: Loc = field(compare=False, default=NOWHERE)
    workgroup: tuple[str, ...] = ()
    samplers: bool = False
    updates: Updates = field(compare=False, default=())


TRUTH: Final[Scalar] = i32  # the type of comparisons and conditions
INDEX: Final[Scalar] = i64  # the type of loop variables and element indices
