"""Private copies of accumulators (`compiler/accumulators.py`), so that a chunk of many iterations needs few atomic updates.

    shift = how many copies of each element, as a power of two; negative: none, and the chunk runs as usual
    copies = memory of the chunk, all identities: zeros for sums
    <symbol>.private(slots, copies, shift, mask, begin, end)
    every element: combine its copies, and update it atomically with what came of them, if anything did

The copies of an element lie side by side and iterations take them in turn: else each would wait for the last one's store to the
same place. They belong to one chunk, so what other chunks and launches do to the array meanwhile is neither lost nor doubled
(X-001). They are for code where the array is not reached through another parameter, and for chunks whose iterations are many
enough to pay for them; elsewhere updates go to the array itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import Final, NamedTuple

from tack_runtime.dtypes import ArrayType, Scalar
from tack_runtime.manifest import Slot
from tackc.compiler import ir
from tackc.compiler.accumulators import accumulators
from tackc.emitters.llvm_code import Code, Module, literal, llvm_type, name, suffix

_MOST_BYTES: Final = 1 << 18  # of one copy of all arrays: what a core's own cache holds
_FAST_BYTES: Final = 1 << 15  # of all copies where elements have several: what its first cache holds
_PAYS: Final = 4  # iterations for each element of a copy that make up for clearing and merging it


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
        text = llvm_type(self.element)
        place = code.value(f"shl i64 {index}, %shift")
        place = code.value(f"or i64 {place}, {code.value(f'and i64 {turn}, %mask')}")
        at = code.value(f"getelementptr inbounds {text}, ptr {self.address}, i64 {place}")
        old = code.value(f"load {text}, ptr {at}, align {self.element.size}")
        new = code.value(_combination(code.module, self.op, self.element, old, value))
        code.emit(f"store {text} {new}, ptr {at}, align {self.element.size}")


def private(kernel: ir.Kernel) -> dict[ir.Param, Copies]:
    """The arrays of a kernel that may have private copies; those of the largest elements first, which need the most alignment."""
    found = sorted(accumulators(kernel), key=lambda found: -ir.element_type(found.array).size)
    return {array: Copies(array, op) for array, op in found}


def parameters(copies: Mapping[ir.Param, Copies], rest: str) -> str:
    """The parameters after its slots of code that updates copies, before `rest`; what `chunk` calls it with."""
    return ", ".join([*(f"ptr noalias {each.address}" for each in copies.values()), "i64 %shift, i64 %mask", rest])


def slots(copies: Mapping[ir.Param, Copies]) -> dict[Slot, tuple[str, str]]:
    """What `chunk` reads, with LLVM type and name."""
    found = {}
    for array in copies:
        found[Slot("address", array.name, 0)] = ("ptr", name("address", array.name))
        for axis, size in enumerate(_dims(array)):
            if size is None:
                found[Slot("dim", array.name, axis)] = ("i64", name(f"dim.{axis}", array.name))
    return found


def chunk(module: Module, copies: Sequence[Copies], private_call: str, plain_call: str) -> list[str]:
    """Run iterations [%begin, %end) on private copies by one call, or as usual by the other."""
    module.declare("@calloc", "declare noalias ptr @calloc(i64, i64)")
    module.declare("@free", "declare void @free(ptr)")
    lines: list[str] = []
    for number, each in enumerate(copies):
        lines += _sizes(each, number)
    count = len(copies)
    lines += _sum("elements", count) + _sum("bytes", count)
    choose = module.prelude("private.shift", ir.INDEX)
    constants = f"i64 {_MOST_BYTES}, i64 {_FAST_BYTES}, i64 {_PAYS}"
    lines += [
        "  %iterations = sub i64 %end, %begin",
        f"  %shift = call i64 {choose}(i64 %elements, i64 %bytes, i64 %iterations, {constants})",
        "  %fits = icmp sge i64 %shift, 0",
        "  br i1 %fits, label %reserve, label %plain",
        "reserve:",
        "  %factor = shl i64 1, %shift",
        "  %mask = sub i64 %factor, 1",
        "  %memory = call ptr @calloc(i64 %bytes, i64 %factor)",
        "  %none = icmp eq ptr %memory, null",
        "  br i1 %none, label %plain, label %run",
        "run:",
    ]
    for number, each in enumerate(copies):
        before = f"%past.{number - 1}" if number else "%memory"
        lines += [f"  {each.address} = getelementptr i8, ptr {before}, i64 0", f"  %size.{number} = shl i64 %bytes.{number}, %shift"]
        lines += [f"  %past.{number} = getelementptr i8, ptr {each.address}, i64 %size.{number}"]
        lines += _cleared(module, each, number)
    lines.append(private_call)
    for number, each in enumerate(copies):
        target = name("address", each.array.name)
        merge = _merge(module, each)
        lines.append(f"  call void {merge}(ptr {target}, ptr {each.address}, i64 %elements.{number}, i64 %factor)")
    return [*lines, "  call void @free(ptr %memory)", "  ret void", "plain:", plain_call]


def _dims(array: ir.Param) -> tuple[int | None, ...]:
    assert isinstance(array.type, ArrayType)
    return array.type.dims


def _sizes(copies: Copies, number: int) -> list[str]:
    """How many elements an array has, and how many bytes."""
    lines, product = [], "1"
    for axis, size in enumerate(_dims(copies.array)):
        factor = name(f"dim.{axis}", copies.array.name) if size is None else str(size)
        lines.append(f"  %elements.{number}.{axis} = mul i64 {product}, {factor}")
        product = f"%elements.{number}.{axis}"
    lines.append(f"  %elements.{number} = add i64 {product}, 0")
    return [*lines, f"  %bytes.{number} = mul i64 %elements.{number}, {copies.element.size}"]


def _sum(what: str, count: int) -> list[str]:
    lines, total = [], "0"
    for number in range(count):
        result = f"%{what}" if number == count - 1 else f"%{what}.upto.{number}"
        lines.append(f"  {result} = add i64 {total}, %{what}.{number}")
        total = result
    return lines


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
        return f"call {text} {module.prelude(f'combine.{op}', element)}({text} {left}, {text} {right})"
    function = f"@llvm.{'s' if element.kind == 'i' else 'u'}{op}.{suffix(element)}"
    module.declare(function, f"declare {text} {function}({text}, {text})")
    return f"call {text} {function}({text} {left}, {text} {right})"


def update(module: Module, op: ir.AtomicOp, element: Scalar, address: str, value: str) -> str:
    """The atomic update of an element (X-014): relaxed; float min and max compare and swap."""
    text = llvm_type(element)
    if element.is_float and op != "add":
        return f"call {text} {module.prelude(f'atomic.{op}', element)}(ptr {address}, {text} {value})"
    operation = f"{'f' if element.is_float else ''}{op}" if op == "add" else op if element.kind == "i" else f"u{op}"
    return f"atomicrmw {operation} ptr {address}, {text} {value} monotonic, align {element.size}"


def _cleared(module: Module, copies: Copies, number: int) -> list[str]:
    """Memory is zero, which is not the identity of a least or a greatest."""
    if copies.op == "add":
        return []
    text = llvm_type(copies.element)
    fill = f"@tack.fill.{suffix(copies.element)}"
    module.declare(fill, _FILL.format(fill=fill, type=text))
    total = f"%filled.{number}"
    return [
        f"  {total} = shl i64 %elements.{number}, %shift",
        f"  call void {fill}(ptr {copies.address}, i64 {total}, {text} {_identity(copies)})",
    ]


def _merge(module: Module, copies: Copies) -> str:
    """The function that combines the copies of each element and updates it."""
    element = copies.element
    merge = f"@tack.merge.{element.kind if copies.op != 'add' else ''}{copies.op}.{suffix(element)}"
    text = _MERGE.format(
        merge=merge,
        type=llvm_type(element),
        identity=_identity(copies),
        combination=_combination(module, copies.op, element, "%before", "%value"),
        equal="fcmp oeq" if element.is_float else "icmp eq",
        update=update(module, copies.op, element, "%target", "%result"),
    )
    module.declare(merge, text)
    return merge


_FILL: Final = """define internal void {fill}(ptr %copies, i64 %count, {type} %value) nounwind {{
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
}}"""

_MERGE: Final = """define internal void {merge}(ptr %array, ptr noalias %copies, i64 %elements, i64 %factor) nounwind {{
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
}}"""
