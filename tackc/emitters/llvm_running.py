"""Running sums of integers (`compiler/running.py`), as many at a time as a line of 64 bytes has, in a loop before the one of the
source:

    for at in range(start, whole, 16):
        line = x[at : at + 16]
        for step in 1, 2, 4, 8:                 # each element becomes the sum of those up to it
            line += line moved up by step
        sums[at : at + 16] = line + total
        total += line[15]

The loop of the source takes what is left, at least one element, so that locals end as it leaves them. It takes all of them where
an element that is written is read by one of the next fifteen turns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tackc.compiler import ir
from tackc.compiler.running import Running
from tackc.emitters.llvm_code import VectorType, llvm_type
from tackc.emitters.llvm_ops import convert

if TYPE_CHECKING:
    from tackc.emitters.llvm_body import Body

_LINE: Final = 64  # bytes of the widest elements in a block
_MOST: Final = 16  # elements of a block


def in_blocks(body: Body, loop: ir.For, found: Running, start: str, stop: str) -> str:
    """Emit the blocks of a loop from `start` to `stop`; the index of the first turn that is left."""
    code = body.code
    types = (found.total.type, found.element.type, found.store.value.type)
    width = min(_MOST, _LINE // max(type_.size for type_ in types))
    entry, many, blocks, turn, done, rest = (code.label(hint) for hint in ("entry", "many", "blocks", "turn", "done", "rest"))
    code.at(loop.loc)
    code.branch(entry)
    code.place(entry)
    length = code.value(f"sub i64 {stop}, {start}")
    some = code.value(f"icmp slt i64 {start}, {stop}")
    enough = code.value(f"icmp ugt i64 {length}, {width}")
    code.branch_if(code.value(f"and i1 {some}, {enough}"), many, rest)
    code.place(many)
    body.assign(loop.index, start)
    code.branch_if(_apart(body, found, width, length), blocks, rest)
    code.place(blocks)
    total = code.value(f"load {llvm_type(found.total.type)}, ptr {code.slot(found.total)}")
    whole = code.value(f"and i64 {code.value(f'sub i64 {length}, 1')}, {-width}")
    end = code.value(f"add i64 {start}, {whole}")
    vector = VectorType(found.total.type, width)
    first = _splat(
        body, vector, code.value(f"insertelement {vector.text} poison, {llvm_type(found.total.type)} {total}, i64 0"), 0
    )
    before = code.label("before")
    code.branch(before)
    code.place(before)
    code.branch(turn)
    code.place(turn)
    at, sums, following, next_ = (f"%{code.label(hint)}" for hint in ("at", "sums", "following", "next"))
    latch = code.label("latch")
    code.emit(f"{at} = phi i64 [ {start}, %{before} ], [ {next_}, %{latch} ]")
    code.emit(f"{sums} = phi {vector.text} [ {first}, %{before} ], [ {following}, %{latch} ]")
    body.assign(loop.index, at)
    last = _block(body, found, vector, sums)
    code.branch(latch)
    code.place(latch)
    code.emit(f"{following} = add {vector.text} {sums}, {last}")
    code.emit(f"{next_} = add nsw i64 {at}, {width}")
    code.branch_if(code.value(f"icmp eq i64 {next_}, {end}"), done, turn)
    code.place(done)
    value = code.value(f"extractelement {vector.text} {following}, i64 0")
    code.emit(f"store {llvm_type(found.total.type)} {value}, ptr {code.slot(found.total)}")
    code.branch(rest)
    code.place(rest)
    return code.value(f"phi i64 [ {start}, %{entry} ], [ {start}, %{many} ], [ {end}, %{done} ]")


def _apart(body: Body, found: Running, width: int, length: str) -> str:
    """Whether no turn of a block reads what an earlier one of the block writes. Where elements of both rows have one size, that
    is so if the row that is written begins at least a block behind the one that is read, or not behind it; where a turn
    stores first, it must begin an element before it. Rows of different elements must have nothing in common."""
    code = body.code
    read, written = found.element.type.size, found.store.value.type.size
    ends = [
        code.value(f"ptrtoint ptr {body.address(each.storage, each.indices)} to i64") for each in (found.element, found.store)
    ]
    if read == written:
        slack = read - 1 if found.late else -1
        behind = code.value(f"sub i64 {ends[1]}, {ends[0]}")
        return code.value(f"icmp uge i64 {code.value(f'add i64 {behind}, {slack}')}, {width * read + slack}")
    past = [code.value(f"mul i64 {length}, {size}") for size in (read, written)]
    past = [code.value(f"add i64 {end}, {size}") for end, size in zip(ends, past, strict=True)]
    after, before = code.value(f"icmp uge i64 {ends[1]}, {past[0]}"), code.value(f"icmp uge i64 {ends[0]}, {past[1]}")
    return code.value(f"or i1 {after}, {before}")


def _block(body: Body, found: Running, vector: VectorType, sums: str) -> str:
    """Emit one block on top of `sums`; what it adds to them, in every lane."""
    code, width = body.code, vector.width
    loaded = VectorType(found.element.type, width)
    address = body.address(found.element.storage, found.element.indices)
    code.at(found.element.loc)
    raw = code.value(f"load {loaded.text}, ptr {address}, {body.access(found.element.storage)}")
    own = line = convert(code, raw, loaded, vector.scalar)
    step = 1
    while step < width:
        places = ", ".join(f"i32 {width - step + lane}" for lane in range(width))
        moved = code.value(f"shufflevector {vector.text} zeroinitializer, {vector.text} {line}, <{width} x i32> <{places}>")
        line = code.value(f"add {vector.text} {line}, {moved}")
        step *= 2
    shown = line if found.inclusive else code.value(f"sub {vector.text} {line}, {own}")
    value = convert(code, code.value(f"add {vector.text} {shown}, {sums}"), vector, found.store.value.type)
    target = body.address(found.store.storage, found.store.indices)
    code.at(found.store.loc)
    text = VectorType(found.store.value.type, width).text
    code.emit(f"store {text} {value}, ptr {target}, {body.access(found.store.storage)}")
    return _splat(body, vector, line, width - 1)


def _splat(body: Body, vector: VectorType, value: str, lane: int) -> str:
    """One lane of a vector in all lanes."""
    places = ", ".join([f"i32 {lane}"] * vector.width)
    return body.code.value(f"shufflevector {vector.text} {value}, {vector.text} poison, <{vector.width} x i32> <{places}>")
