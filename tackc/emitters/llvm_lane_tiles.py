"""Loops that lanes run in tiles of turns (`compiler/lanes/tiles.py`): each lane reads a stretch of memory, and a transposition
makes of the stretches the vectors of elements that one turn reads in all lanes.

    x[0, j : j + 4]     a0 a1 a2 a3         a0 b0 c0 d0
    x[1, j : j + 4]     b0 b1 b2 b3   ->    a1 b1 c1 d1
    x[2, j : j + 4]     c0 c1 c2 c3         a2 b2 c2 d2
    x[3, j : j + 4]     d0 d1 d2 d3         a3 b3 c3 d3
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from tackc.compiler import ir
from tackc.compiler.lanes.tiles import turns
from tackc.emitters.llvm_code import Code, VectorType
from tackc.emitters.llvm_lane_memory import LaneMemory

_BLOCK: Final = 16  # bytes within which instructions of every level move elements


def run_in_tiles(lanes: LaneMemory, stmt: ir.For, loads: Sequence[ir.Load]) -> ir.For:
    """Write the turns that make up full tiles, all lanes being on; the loop that is left."""
    code = lanes.code
    length = turns(loads[0].type.size)
    start, stop = lanes.value(stmt.start), lanes.value(stmt.stop)
    before, test, tile, end = (code.label(hint) for hint in ("tiles", "test", "tile", "endtiles"))
    rest = ir.Local(f"{stmt.index.name}.rest", ir.INDEX)
    code.at(stmt.loc)
    code.emit(f"store i64 {start}, ptr {code.slot(rest)}")
    code.branch_if(code.value(f"icmp slt i64 {start}, {stop}"), before, end)
    code.place(before)
    code.branch(test)
    code.place(test)
    at = code.value(f"load i64, ptr {code.slot(rest)}")
    left = code.value(f"sub i64 {stop}, {at}")
    code.branch_if(code.value(f"icmp uge i64 {left}, {length}"), tile, end)
    code.place(tile)
    lanes.assign(stmt.index, at)
    columns = [_columns(lanes, load, length) for load in loads]
    for turn in range(length):
        code.at(stmt.loc)
        lanes.assign(stmt.index, code.value(f"add nsw i64 {at}, {turn}") if turn else at)
        for load, vectors in zip(loads, columns, strict=True):
            lanes.tile[id(load)] = next(vectors)
        lanes.block(stmt.body)
    lanes.tile.clear()
    code.at(stmt.loc)
    code.emit(f"store i64 {code.value(f'add nsw i64 {at}, {length}')}, ptr {code.slot(rest)}")
    code.branch(test)
    code.place(end)
    return replace(stmt, start=ir.Read(rest))


def _columns(lanes: LaneMemory, load: ir.Load, length: int) -> Iterator[str]:
    """What a load reads in the turns of a tile, in squares: not more at a time than has room in registers."""
    code, size = lanes.code, min(lanes.width, length)
    lanes.moved()
    pointers = lanes.rows(load)
    code.at(load.loc)
    type_ = VectorType(load.type, size)
    element = VectorType(load.type).text
    for first in range(0, length, size):
        rows = []
        for pointer in pointers:
            place = code.value(f"getelementptr {element}, ptr {pointer}, i64 {first}") if first else pointer
            rows.append(code.value(f"load {type_.text}, ptr {place}, align 1"))
        squares = [transposed(code, rows[at : at + size], type_) for at in range(0, lanes.width, size)]
        for parts in zip(*squares, strict=True):
            yield joined(code, parts, type_)


def transposed(code: Code, rows: Sequence[str], type_: VectorType) -> list[str]:
    """The columns of a square: of as many vectors as those have lanes."""
    size = min(len(rows), _BLOCK // type_.scalar.size)
    groups = [_in_blocks(code, rows[at : at + size], type_, 1) for at in range(0, len(rows), size)]
    columns = [_of_blocks(code, [group[column] for group in groups], type_, size) for column in range(size)]
    return [columns[at % size][at // size] for at in range(len(rows))]


def _in_blocks(code: Code, rows: Sequence[str], type_: VectorType, unit: int) -> list[str]:
    """Transpose every block, of as many units of elements as there are rows left, on its own."""
    if len(rows) == 1:
        return list(rows)
    block = len(rows) * unit
    halves: list[list[str]] = [[], []]
    for left, right in zip(rows[::2], rows[1::2], strict=True):
        for half, found in enumerate(halves):
            lanes = []
            for start in range(0, type_.width, block):
                for at in range(half * block // 2, (half + 1) * block // 2, unit):
                    for source in (0, type_.width):
                        lanes += [source + start + at + element for element in range(unit)]
            found.append(_shuffled(code, left, right, type_, lanes))
    return [column for half in halves for column in _in_blocks(code, half, type_, 2 * unit)]


def _of_blocks(code: Code, rows: Sequence[str], type_: VectorType, size: int) -> list[str]:
    """The columns of a square of blocks of so many elements: first the even ones and the odd ones of neighbours."""
    if len(rows) == 1:
        return list(rows)
    halves: list[list[str]] = [[], []]
    for left, right in zip(rows[::2], rows[1::2], strict=True):
        for odd, found in enumerate(halves):
            starts = range(odd * size, 2 * type_.width, 2 * size)
            found.append(_shuffled(code, left, right, type_, [start + at for start in starts for at in range(size)]))
    evens, odds = (_of_blocks(code, half, type_, size) for half in halves)
    return [column for pair in zip(evens, odds, strict=True) for column in pair]


def joined(code: Code, parts: Sequence[str], type_: VectorType) -> str:
    """Vectors of a type, one after the other, as one."""
    while len(parts) > 1:
        lanes = list(range(2 * type_.width))
        parts = [_shuffled(code, left, right, type_, lanes) for left, right in zip(parts[::2], parts[1::2], strict=True)]
        type_ = VectorType(type_.scalar, 2 * type_.width)
    return parts[0]


def _shuffled(code: Code, left: str, right: str, type_: VectorType, lanes: Sequence[int]) -> str:
    numbers = ", ".join(f"i32 {lane}" for lane in lanes)
    return code.value(f"shufflevector {type_.text} {left}, {type_.text} {right}, <{len(lanes)} x i32> <{numbers}>")
