"""Private copies of accumulators (`compiler/accumulators.py`), so that a launch of many iterations needs few atomic updates.

    <symbol>_noalias(slots, begin, end, shared)      hands what follows to `tack_private` of the native code, which decides
    <symbol>.run(slots, begin, end, copies, shift)   iterations that update copies
    <symbol>.fill(slots, copies, shift)              make memory ready that is zero; where that is not the identity
    <symbol>.combine(slots, copies, others, shift)   two sets of copies become one
    <symbol>.merge(slots, copies, shift)             combine the copies of every element and update it atomically

A set holds 1 << shift copies of each element, side by side, and iterations take them in turn: else each would wait for the last
one's store to the same place. A set belongs to the chunk that runs on it, so what other chunks and launches do to the array
meanwhile is neither lost nor doubled (X-001). Copies are for code where the array is not reached through another parameter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf
from typing import Final, NamedTuple

from tack_runtime.dtypes import ArrayType, Scalar
from tack_runtime.manifest import Slot
from tackc.compiler import ir
from tackc.compiler.accumulators import Accumulator, accumulators
from tackc.emitters.llvm_code import Code, Module, VectorType, literal, llvm_type, name, suffix

# Those of struct tack_private, a word each (native/support.h).
FIELDS: Final = ("plain", "run", "fill", "combine", "merge", "iterations", "elements", "bytes", "ordered")


class Copies(NamedTuple):
    """The private copies of one array, as the code that updates them sees them."""

    array: ir.Param
    op: ir.AtomicOp

    @property
    def element(self) -> Scalar:
        return ir.element_type(self.array)

    @property
    def address(self) -> str:
        return name("copies", self.array.name)

    def update(self, code: Code, index: str, value: str, turn: str) -> None:
        """Update the copy of an element that iteration `turn` takes."""
        self.update_at(code, self.place(code, VectorType(ir.INDEX), index, turn, ("%shift", "%mask")), value)

    def place(self, code: Code, type_: VectorType, index: str, turn: str, sizes: tuple[str, str]) -> str:
        """Where the copies of elements are that iterations take; `sizes` are %shift and %mask, at the type."""
        shift, mask = sizes
        place = code.value(f"shl {type_.text} {index}, {shift}")
        return code.value(f"or {type_.text} {place}, {code.value(f'and {type_.text} {turn}, {mask}')}")

    def update_at(self, code: Code, place: str, value: str) -> None:
        """Update a copy."""
        text = llvm_type(self.element)
        at = code.value(f"getelementptr inbounds {text}, ptr {self.address}, i64 {place}")
        old = code.value(f"load {text}, ptr {at}, align {self.element.size}")
        new = code.value(_combination(code.module, self.op, self.element, old, value))
        code.emit(f"store {text} {new}, ptr {at}, align {self.element.size}")


def private(kernel: ir.Kernel) -> dict[ir.Param, Copies]:
    """The arrays of a kernel that may have private copies; those of the largest elements first, which need the most alignment."""
    found = sorted(accumulators(kernel), key=lambda found: -ir.element_type(found.array).size)
    return {array: Copies(array, op) for array, op in found}


def parameters(copies: Mapping[ir.Param, Copies], rest: str) -> str:
    """The parameters after its slots of the code that updates copies, before `rest`."""
    return ", ".join([*(f"ptr noalias {each.address}" for each in copies.values()), "i64 %shift, i64 %mask", rest])


def slots(copies: Iterable[Copies]) -> dict[Slot, tuple[str, str]]:
    """The slots that say where arrays are, and how many elements they have, with LLVM type and name."""
    found = {}
    for each in copies:
        found[Slot("address", each.array.name, 0)] = ("ptr", name("address", each.array.name))
        for axis, size in enumerate(_dims(each.array)):
            if size is None:
                found[Slot("dim", each.array.name, axis)] = ("i64", name(f"dim.{axis}", each.array.name))
    return found


def counts(axes: int) -> dict[Slot, tuple[str, str]]:
    """The slots that say how many iterations a launch has."""
    return {Slot("count", "", axis): ("i64", name(f"count.{axis}", "")) for axis in range(axes)}


def entry(module: Module, symbol: str, copies: Sequence[Copies], axes: int) -> list[str]:
    """The instructions of the entry point."""
    module.declare("@tack_private", "declare void @tack_private(ptr, ptr, i64, i64, ptr)")
    fill = f"@{symbol}.fill" if any(map(_filled, copies)) else "null"
    values = {
        "plain": f"ptr @{symbol}.plain",
        "run": f"ptr @{symbol}.run",
        "fill": f"ptr {fill}",
        "combine": f"ptr @{symbol}.combine",
        "merge": f"ptr @{symbol}.merge",
        "iterations": "i64 %iterations",
        "elements": "i64 %elements",
        "bytes": "i64 %bytes",
        "ordered": f"i64 {int(any(Accumulator(*each).ordered for each in copies))}",
    }
    lines = [f"  %code = alloca [{len(FIELDS)} x i64]"]
    for number, each in enumerate(copies):
        lines += _sizes(each, number)
    lines += _total("elements", "add", [f"%elements.{number}" for number in range(len(copies))])
    lines += _total("bytes", "add", [f"%bytes.{number}" for number in range(len(copies))])
    lines += _total("iterations", "mul", [name(f"count.{axis}", "") for axis in range(axes)])
    for number, field in enumerate(FIELDS):
        lines += [f"  %{field}.at = getelementptr i64, ptr %code, i64 {number}", f"  store {values[field]}, ptr %{field}.at"]
    return [*lines, "  call void @tack_private(ptr %code, ptr %slots, i64 %begin, i64 %end, ptr %shared)"]


def run(copies: Sequence[Copies], call: str) -> list[str]:
    """The instructions of `.run`: `call` is that of the code that updates copies."""
    places = [line for number, each in enumerate(copies) for line in _sizes(each, number)]
    places += _places(copies, "%copies", [each.address for each in copies])
    return [*places, "  %factor = shl i64 1, %shift", "  %mask = sub i64 %factor, 1", call]


def functions(module: Module, copies: Sequence[Copies]) -> Iterator[tuple[str, str, list[str]]]:
    """What follows the symbol of each of the other functions, its parameters after the slots, and its instructions."""
    sizes = [line for number, each in enumerate(copies) for line in _sizes(each, number)]
    places = [f"%place.{number}" for number in range(len(copies))]
    others = [f"%other.{number}" for number in range(len(copies))]
    sizes += _places(copies, "%copies", places)
    factors = ["  %factor = shl i64 1, %shift"]
    factors += [f"  %count.{number} = shl i64 %elements.{number}, %shift" for number in range(len(copies))]
    fills, combines, merges = [], [], []
    for number, each in enumerate(copies):
        text = llvm_type(each.element)
        if _filled(each):
            count = f"i64 %count.{number}, {text} {_identity(each)}"
            fills.append(f"  call void {_function(module, each, _FILL)}(ptr {places[number]}, {count})")
        pair = f"ptr {places[number]}, ptr {others[number]}, i64 %count.{number}"
        combines.append(f"  call void {_function(module, each, _COMBINE)}({pair})")
        target = f"ptr {name('address', each.array.name)}, ptr {places[number]}, i64 %elements.{number}, i64 %factor"
        merges.append(f"  call void {_function(module, each, _MERGE)}({target})")
    if fills:
        yield ".fill", "ptr %copies, i64 %shift", [*sizes, *factors, *fills]
    yield ".combine", "ptr %copies, ptr %others, i64 %shift", [*sizes, *factors, *_places(copies, "%others", others), *combines]
    yield ".merge", "ptr %copies, i64 %shift", [*sizes, *factors, *merges]


def _dims(array: ir.Param) -> tuple[int | None, ...]:
    assert isinstance(array.type, ArrayType)
    return array.type.dims


def _sizes(copies: Copies, number: int) -> list[str]:
    """How many elements an array has, and how many bytes one copy of each; the next array's begin at another cache line."""
    dims = [
        name(f"dim.{axis}", copies.array.name) if size is None else str(size) for axis, size in enumerate(_dims(copies.array))
    ]
    return [
        *_total(f"elements.{number}", "mul", dims),
        f"  %unpadded.{number} = mul i64 %elements.{number}, {copies.element.size}",
        f"  %rounded.{number} = add i64 %unpadded.{number}, 63",
        f"  %bytes.{number} = and i64 %rounded.{number}, -64",
    ]


def _total(what: str, op: str, values: Sequence[str]) -> list[str]:
    """Instructions of which the last gives the sum or the product of values."""
    lines, total = [], "0" if op == "add" else "1"
    for number, value in enumerate(values or [total], 1):
        result = f"%{what}" if number >= len(values) else f"%{what}.upto.{number}"
        lines.append(f"  {result} = {op} i64 {total}, {value}")
        total = result
    return lines


def _places(copies: Sequence[Copies], base: str, names: Sequence[str]) -> list[str]:
    """Where the copies of each array are in a set."""
    lines, offset = [], "0"
    for number, place in enumerate(names):
        lines.append(f"  {place} = getelementptr i8, ptr {base}, i64 {offset}")
        if number + 1 < len(copies):
            inside = f"{base}.{number}"
            lines += [f"  {inside}.size = shl i64 %bytes.{number}, %shift", f"  {inside}.end = add i64 {offset}, {inside}.size"]
            offset = f"{inside}.end"
    return lines


def _filled(copies: Copies) -> bool:
    """Whether zero is not what leaves a number as it is."""
    return copies.op != "add"


def _identity(copies: Copies) -> str:
    """What leaves every number as it is."""
    element = copies.element
    if copies.op == "add":
        return literal(0.0 if element.is_float else 0, element)
    if element.is_float:
        return literal(inf if copies.op == "min" else -inf, element)
    return literal(element.maximum if copies.op == "min" else element.minimum, element)


def _combination(module: Module, op: ir.AtomicOp, element: Scalar, left: str, right: str) -> str:
    """The instruction that does to a copy what the atomic update does to an element."""
    text = llvm_type(element)
    if op == "add":
        return f"{'fadd' if element.is_float else 'add'} {text} {left}, {right}"
    if element.is_float:
        return f"call {text} {module.prelude(f'combine.{op}', VectorType(element))}({text} {left}, {text} {right})"
    function = f"@llvm.{'s' if element.kind == 'i' else 'u'}{op}.{suffix(element)}"
    module.declare(function, f"declare {text} {function}({text}, {text})")
    return f"call {text} {function}({text} {left}, {text} {right})"


def update(module: Module, op: ir.AtomicOp, element: Scalar, address: str, value: str) -> str:
    """The atomic update of an element (X-014): relaxed; float min and max compare and swap."""
    text = llvm_type(element)
    if element.is_float and op != "add":
        return f"call {text} {module.prelude(f'atomic.{op}', VectorType(element))}(ptr {address}, {text} {value})"
    operation = f"{'f' if element.is_float else ''}{op}" if op == "add" else op if element.kind == "i" else f"u{op}"
    return f"atomicrmw {operation} ptr {address}, {text} {value} monotonic, align {element.size}"


def _function(module: Module, copies: Copies, template: tuple[str, str]) -> str:
    """A function of a loop over memory, at an element type and an operation."""
    what, text = template
    element = copies.element
    function = f"@tack.{what}.{element.kind if copies.op != 'add' else ''}{copies.op}.{suffix(element)}"
    values = {
        "function": function,
        "type": llvm_type(element),
        "identity": _identity(copies),
        "combination": _combination(module, copies.op, element, "%before", "%value"),
        "equal": "fcmp oeq" if element.is_float else "icmp eq",
        "update": update(module, copies.op, element, "%target", "%result"),
    }
    module.declare(function, text.format(**values))
    return function


_FILL: Final = (
    "fill",
    """define internal void {function}(ptr %copies, i64 %count, {type} %value) nounwind {{
entry:
  br label %turn
turn:
  %at = phi i64 [ 0, %entry ], [ %next, %turn ]
  %place = getelementptr inbounds {type}, ptr %copies, i64 %at
  store {type} %value, ptr %place
  %next = add nuw nsw i64 %at, 1
  %done = icmp eq i64 %next, %count
  br i1 %done, label %exit, label %turn
exit:
  ret void
}}""",
)

_COMBINE: Final = (
    "combine",
    """define internal void {function}(ptr noalias %copies, ptr noalias %others, i64 %count) nounwind {{
entry:
  br label %turn
turn:
  %at = phi i64 [ 0, %entry ], [ %next, %turn ]
  %place = getelementptr inbounds {type}, ptr %copies, i64 %at
  %before = load {type}, ptr %place
  %other = getelementptr inbounds {type}, ptr %others, i64 %at
  %value = load {type}, ptr %other
  %result = {combination}
  store {type} %result, ptr %place
  %next = add nuw nsw i64 %at, 1
  %done = icmp eq i64 %next, %count
  br i1 %done, label %exit, label %turn
exit:
  ret void
}}""",
)

_MERGE: Final = (
    "merge",
    """define internal void {function}(ptr %array, ptr noalias %copies, i64 %elements, i64 %factor) nounwind {{
entry:
  br label %element
element:
  %at = phi i64 [ 0, %entry ], [ %next, %latch ]
  %first = mul nuw nsw i64 %at, %factor
  %end = add nuw nsw i64 %first, %factor
  br label %copy
copy:
  %each = phi i64 [ %first, %element ], [ %following, %copy ]
  %before = phi {type} [ {identity}, %element ], [ %result, %copy ]
  %place = getelementptr inbounds {type}, ptr %copies, i64 %each
  %value = load {type}, ptr %place
  %result = {combination}
  %following = add nuw nsw i64 %each, 1
  %last = icmp eq i64 %following, %end
  br i1 %last, label %combined, label %copy
combined:
  %nothing = {equal} {type} %result, {identity}
  br i1 %nothing, label %latch, label %update
update:
  %target = getelementptr inbounds {type}, ptr %array, i64 %at
  %old = {update}
  br label %latch
latch:
  %next = add nuw nsw i64 %at, 1
  %done = icmp eq i64 %next, %elements
  br i1 %done, label %exit, label %element
exit:
  ret void
}}""",
)
