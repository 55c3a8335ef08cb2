"""What targets whose language is a C or C++ say differently, as a value per target."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tack_runtime.dtypes import Scalar
from tack_runtime.manifest import Slot
from tack_runtime.options import Options
from tackc.emitters.prelude import Prelude


@dataclass(frozen=True, slots=True)
class Argument:
    """One slot of the launch as code sees it: `name` is the code's own, `type` a scalar's or i64, or that of what is at an
    address: of an array's elements, or of the words of the record of the first failure (O-020). `texture`: it is no address, but
    what the device samples (Z-003)."""

    slot: Slot
    name: str
    type: Scalar
    stored: bool  # what is at the address may be written
    texture: bool = False

    @property
    def is_address(self) -> bool:
        return self.slot.kind in ("address", "report") and not self.texture


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry point to be: `flat` names the switch of a shaped launch, `out` is the type of a result kernel's value, or None;
    `lanes`: whether the code asks for the lane's number; `reports`: whether it asks for the place in a group of any shape."""

    symbol: str
    arguments: tuple[Argument, ...]
    flat: str | None
    out: Scalar | None
    lanes: bool
    reports: bool


def parameters(entry: Entry, texture: str, space: str = "") -> list[str]:
    """The parameters of an entry point that gets one for each slot, then the switch of a shaped launch or the value's address;
    `texture` is the type of one."""
    declared = [
        f"{space}{'' if argument.stored else 'const '}{argument.type} *{argument.name}"
        if argument.is_address
        else f"{texture if argument.texture else argument.type} {argument.name}"
        for argument in entry.arguments
    ]
    declared += [f"i32 {entry.flat}"] if entry.flat is not None else []
    declared += [f"{space}{entry.out} *out"] if entry.out is not None else []
    return declared


@dataclass(frozen=True, slots=True)
class Dialect:
    """How one target language says what the walk has to say.

    - `intro(options)`: the lines before the prelude: includes, pragmas, how to compile (N-011, N-012);
    - `head(entry)`: the lines from the start of an entry point to the first statement of its body;
    - `thread`: the position of a thread along the grid's dimensions, fastest first, as i64 (P-016);
    - `space`: how the address space of arrays stands before their type, with a space behind it;
    - `vendor_math`: whether there are elementary functions of the vendor to call (N-020);
    - `table`: what a declaration of a constant array outside functions starts with;
    - `has_printf`: whether kernels can call printf; where they cannot, `print` does nothing (O-001);
    - `flat_switch`: whether a grid may be too small for a shape, so that code also has the flat form (P-007, P-008);
    - `lane`: the lane's number as an i32, in an entry with `lanes` (W-009);
    - `place`: the place of a thread in its group, of whatever shape, as a u32, in an entry with `reports`;
    - `shared`: what a declaration of a shared array starts with (W-004);
    - `barrier`: the statement that makes lanes wait and see what others wrote (W-016); `shared_barrier`: only in shared memory.
    """

    name: str
    prelude_file: str
    helper: str  # how a function of the prelude is declared
    space: str
    intro: Callable[[Options], list[str]]
    head: Callable[[Entry], list[str]]
    thread: tuple[str, str, str]
    flat_switch: bool
    math_prefix: str
    math_suffix: Mapping[Scalar, str]  # by floating type; its keys are the floating types that the dialect has
    vendor_math: bool
    long_suffix: str  # of an i64 literal
    long_format: str  # of an i64 in a format of printf, before its letter
    hex_floats: bool
    table: str
    has_printf: bool
    lane: str
    place: str
    shared: str
    barrier: str
    shared_barrier: str

    @property
    def prelude(self) -> Prelude:
        """The helper functions that sources hold where they use them."""
        return Prelude(self.prelude_file, self.helper, self.math_prefix, self.math_suffix, self.space)
