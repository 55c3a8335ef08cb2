"""Running sums of integers (`compiler/running_sums.py`), as many at a time as a line of 64 bytes has, in a loop before the one of
the source:

    for at in range(start, whole, 16):
        line = x[at : at + 16]
        for step in 1, 2, 4, 8:                 # each element becomes the sum of those up to it
            line += line moved up by step
        sums[at : at + 16] = line + total
        total += line[15]

Rows that the caches do not hold are written past them (docs/adr/0026-written-past-the-caches.md), in blocks that are lines.

The loop of the source takes what is left, at least one element, so that locals end as it leaves them. It takes all of them where
an element that is written is read by one of the next fifteen turns.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from tackc.compiler import ir
from tackc.compiler.running_sums import RunningSums
from tackc.emitters.llvm_code import VectorType, llvm_type
from tackc.emitters.llvm_ops import convert

if TYPE_CHECKING:
    from tackc.emitters.llvm_body import Body

_LINE: Final = 64  # bytes of a line, and of the widest elements in a block
_MOST: Final = 16  # elements of a block


def in_blocks(body: Body, loop: ir.For, found: RunningSums, start: str, stop: str) -> str:
    """Emit the blocks of a loop from `start` to `stop`; the index of the first turn that is left."""
    code = body.code
    types = (found.total.type, found.element.type, found.store.value.type)
    vector = VectorType(found.total.type, min(_MOST, _LINE // max(type_.size for type_ in types)))
    entry, many, blocks, done, rest = (code.label(hint) for hint in ("entry", "many", "blocks", "done", "rest"))
    code.at(loop.loc)
    code.branch(entry)
    code.place(entry)
    length = code.value(f"sub i64 {stop}, {start}")
    some = code.value(f"icmp slt i64 {start}, {stop}")
    enough = code.value(f"icmp ugt i64 {length}, {vector.width}")
    code.branch_if(code.value(f"and i1 {some}, {enough}"), many, rest)
    code.place(many)
    body.assign(loop.index, start)
    code.branch_if(_apart(body, found, vector.width, length), blocks, rest)
    code.place(blocks)
    made = _Blocks(body, loop, found, vector, code.value(f"sub i64 {stop}, 1"))
    scalar = llvm_type(found.total.type)
    total = code.value(f"load {scalar}, ptr {code.slot(found.total)}")
    before = made.splat(code.value(f"insertelement {vector.text} poison, {scalar} {total}, i64 0"), "0")
    ends = [made.past_the_caches(start, length, before, done)] if vector.width * types[2].size == _LINE else []
    ends.append(made.turns(start, before, done))
    code.place(done)
    first = code.value("phi i64 " + ", ".join(f"[ {end.at}, %{end.label} ]" for end in ends))
    sums = code.value(f"phi {vector.text} " + ", ".join(f"[ {end.sums}, %{end.label} ]" for end in ends))
    code.emit(f"store {scalar} {code.value(f'extractelement {vector.text} {sums}, i64 0')}, ptr {code.slot(found.total)}")
    code.branch(rest)
    code.place(rest)
    return code.value(f"phi i64 [ {start}, %{entry} ], [ {start}, %{many} ], [ {first}, %{done} ]")


class _End(NamedTuple):
    """Where blocks have come to: the index, the sum in every lane, and the label of the block of code there."""

    at: str
    sums: str
    label: str


@dataclass
class _Blocks:
    """The blocks of a loop, whose last turn is `last`."""

    body: Body
    loop: ir.For
    found: RunningSums
    vector: VectorType
    last: str

    def turns(self, start: str, before: str, done: str, how: str = "") -> _End:
        """Emit whole blocks from an index on, but for the last turn; at least one. They end at label `done`."""
        code, text = self.body.code, self.vector.text
        whole = code.value(f"and i64 {code.value(f'sub i64 {self.last}, {start}')}, {-self.vector.width}")
        end = code.value(f"add i64 {start}, {whole}")
        entry, turn, latch = (code.label(hint) for hint in ("before", "turn", "latch"))
        at, sums, next_ = (f"%{code.label(hint)}" for hint in ("at", "sums", "next"))
        following = f"%{code.label('following')}"
        code.branch(entry)
        code.place(entry)
        code.branch(turn)
        code.place(turn)
        code.emit(f"{at} = phi i64 [ {start}, %{entry} ], [ {next_}, %{latch} ]")
        code.emit(f"{sums} = phi {text} [ {before}, %{entry} ], [ {following}, %{latch} ]")
        line = self.block(at, sums, how)
        code.branch(latch)
        code.place(latch)
        code.emit(f"{following} = add {text} {sums}, {self.splat(line, str(self.vector.width - 1))}")
        code.emit(f"{next_} = add nsw i64 {at}, {self.vector.width}")
        code.branch_if(code.value(f"icmp eq i64 {next_}, {end}"), done, turn)
        return _End(end, following, latch)

    def past_the_caches(self, start: str, length: str, before: str, done: str) -> _End:
        """Emit what writes a long row: a block that ends within a line, then lines, of which the first takes elements of that
        block again. So it must not be the row that is read, or begin less than a block before it. What is emitted next is for
        other rows."""
        code, width = self.body.code, self.vector.width
        size = self.found.store.value.type.size
        stream, fence, always = (code.label(hint) for hint in ("stream", "fence", "always"))
        for symbol, declaration in (("@tack_streams", "i64 @tack_streams(i64)"), ("@tack_streamed", "void @tack_streamed()")):
            code.module.declare(symbol, f"declare {declaration}")
        large = code.value(f"call i64 @tack_streams(i64 {code.value(f'mul i64 {length}, {size}')})")
        read, written = _addresses(self.body, self.found)
        facts = [
            code.value(f"icmp ne i64 {large}, 0"),
            code.value(f"icmp uge i64 {code.value(f'sub i64 {read}, {written}')}, {_LINE}"),
            code.value(f"icmp eq i64 {code.value(f'and i64 {written}, {size - 1}')}, 0"),
        ]
        fit = code.value(f"and i1 {code.value(f'and i1 {facts[0]}, {facts[1]}')}, {facts[2]}")
        code.branch_if(fit, stream, always)
        code.place(stream)
        within = code.value(f"and i64 {code.value(f'udiv i64 {written}, {size}')}, {width - 1}")
        line = self.block(start, before, "")
        last = code.value(f"sub i64 {width - 1}, {within}")
        sums = code.value(f"add {self.vector.text} {before}, {self.splat(line, last)}")
        first = code.value(f"add i64 {start}, {code.value(f'add i64 {last}, 1')}")
        marks = f"align {_LINE}, !nontemporal {code.module.metadata.node('!{i32 1}')}"
        end = self.turns(first, sums, fence, marks)
        code.place(fence)
        code.emit("call void @tack_streamed()")
        code.branch(done)
        code.place(always)
        return end._replace(label=fence)

    def block(self, at: str, sums: str, how: str) -> str:
        """Emit the block at an index, on top of `sums`; the sums of its own elements. `how` it is stored, if not as always."""
        body, found, vector = self.body, self.found, self.vector
        code, width, text = body.code, vector.width, vector.text
        body.assign(self.loop.index, at)
        loaded = VectorType(found.element.type, width)
        address = body.address(found.element.storage, found.element.indices)
        code.at(found.element.loc)
        raw = code.value(f"load {loaded.text}, ptr {address}, {body.access(found.element.storage)}")
        own = line = convert(code, raw, loaded, vector.scalar)
        step = 1
        while step < width:
            places = ", ".join(f"i32 {width - step + lane}" for lane in range(width))
            moved = code.value(f"shufflevector {text} zeroinitializer, {text} {line}, <{width} x i32> <{places}>")
            line = code.value(f"add {text} {line}, {moved}")
            step *= 2
        shown = line if found.inclusive else code.value(f"sub {text} {line}, {own}")
        value = convert(code, code.value(f"add {text} {shown}, {sums}"), vector, found.store.value.type)
        target = body.address(found.store.storage, found.store.indices)
        code.at(found.store.loc)
        stored = vector.at(found.store.value.type).text
        code.emit(f"store {stored} {value}, ptr {target}, {how or body.access(found.store.storage)}")
        return line

    def splat(self, value: str, lane: str) -> str:
        """One lane of a vector in all lanes."""
        code, vector = self.body.code, self.vector
        scalar = llvm_type(vector.scalar)
        one = code.value(f"extractelement {vector.text} {value}, i64 {lane}")
        low = code.value(f"insertelement {vector.text} poison, {scalar} {one}, i64 0")
        zeros = f"<{vector.width} x i32> zeroinitializer"
        return code.value(f"shufflevector {vector.text} {low}, {vector.text} poison, {zeros}")


def _addresses(body: Body, found: RunningSums) -> list[str]:
    """Where the rows begin that are read and written, at the index that the loop's local has."""
    places = [body.address(each.storage, each.indices) for each in (found.element, found.store)]
    return [body.code.value(f"ptrtoint ptr {place} to i64") for place in places]


def _apart(body: Body, found: RunningSums, width: int, length: str) -> str:
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
