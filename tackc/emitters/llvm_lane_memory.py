"""Elements in lanes: an index is split into what is the same in all lanes, which forms an address once, and the rest.

    x[i], x[i * n + j]        neighbours in memory: one vector access
    x[i * n + j], lanes i     at a distance: an access for each lane
    x[k[i]]                   anywhere: a gather or a scatter

Lanes that are off touch no memory of the caller's. A local array lies in memory element by element, each in all lanes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tack_runtime.dtypes import i32, i64
from tackc.compiler import ir
from tackc.compiler.lanes.shapes import UNIFORM, VARYING
from tackc.emitters.llvm_code import VectorType, llvm_type
from tackc.emitters.llvm_lane_values import LaneValues

_MANY: Final = 16  # lanes for which accesses one by one are much code


class _Split(NamedTuple):
    """An index: `base + stride * lane + offsets`. `base` is an i64, `stride` a literal or an i64, `offsets` a vector of
    `offset_type`, "" for none."""

    base: str
    stride: int | str
    offsets: str = ""
    offset_type: VectorType = VectorType(i64)


@dataclass
class LaneMemory(LaneValues):
    """Loads and stores. `tile` has what loads read in this turn of a tile, by `id`; `rare` those that run in few turns only."""

    tile: dict[int, str] = field(default_factory=dict)
    rare: set[int] = field(default_factory=set)

    # --- where elements are ---

    def _split_of(self, indices: tuple[ir.Expr, ...]) -> _Split:
        return self._split(indices[0]) if indices else _Split("0", 0)

    def _split(self, index: ir.Expr) -> _Split:
        base, stride = "0", "0"
        wide: list[tuple[str, str]] = []
        narrow: list[ir.Expr] = []
        for sign, term in self._terms(index):
            if self._affine(term):
                base = self._sum(base, sign, self.value(term))
                stride = self._sum(stride, sign, self._stride(term))
            elif sign == "add" and isinstance(term, ir.Cast) and term.value.type is i32:
                narrow.append(term.value)
            else:
                wide.append((sign, self.vector(term)))
        known = int(stride) if not stride.startswith("%") else stride
        if not wide and not narrow:
            return _Split(base, known)
        if not wide and len(narrow) == 1 and known == 0:
            return _Split(base, 0, self.vector(narrow[0]), self.lanes(i32))
        vector = self.lanes(i64)
        offsets = self.steps(i64, known) if known != 0 else ""
        wide += [("add", self.code.value(f"sext {self.lanes(i32).text} {self.vector(term)} to {vector.text}")) for term in narrow]
        for sign, term_value in wide:
            if offsets or sign == "sub":
                offsets = self.code.value(f"{sign} {vector.text} {offsets or 'zeroinitializer'}, {term_value}")
            else:
                offsets = term_value
        return _Split(base, 0, offsets, vector)

    def _terms(self, index: ir.Expr) -> list[tuple[str, ir.Expr]]:
        """What is added up, with the instructions that do."""
        if self._affine(index):
            return [("add", index)]
        match index:
            case ir.Apply(op="add" | "sub" as op, args=(left, right)):
                flip = {"add": "sub", "sub": "add"} if op == "sub" else {"add": "add", "sub": "sub"}
                return [*self._terms(left), *((flip[sign], term) for sign, term in self._terms(right))]
            case _:
                return [("add", index)]

    def _affine(self, expr: ir.Expr) -> bool:
        """Whether the lanes' values of an i64 are a base and multiples of a uniform stride."""
        if self.shape(expr) is not VARYING:
            return True
        match expr:
            case ir.Apply(op="add" | "sub", args=(left, right)):
                return self._affine(left) and self._affine(right)
            case ir.Apply(op="mul", args=(left, right)):
                one = self.shape(left) == UNIFORM or self.shape(right) == UNIFORM
                return one and self._affine(left) and self._affine(right)
            case _:
                return False

    def _stride(self, expr: ir.Expr) -> str:
        """The stride of an affine i64."""
        shape = self.shape(expr)
        if shape is not VARYING:
            return str(shape)
        assert isinstance(expr, ir.Apply)
        left, right = expr.args
        if expr.op != "mul":
            return self._sum(self._stride(left), expr.op, self._stride(right))
        factor, other = (left, right) if self.shape(left) == UNIFORM else (right, left)
        stride = self._stride(other)
        return self.value(factor) if stride == "1" else self.code.value(f"mul i64 {stride}, {self.value(factor)}")

    def _sum(self, left: str, op: str, right: str) -> str:
        """Two i64 added or subtracted; literals here."""
        if right == "0":
            return left
        if left == "0" and op == "add":
            return right
        if left.startswith("%") or right.startswith("%"):
            return self.code.value(f"{op} i64 {left}, {right}")
        return str(int(left) + int(right) if op == "add" else int(left) - int(right))

    def _pointer(self, storage: ir.Param, split: _Split, back: int = 0) -> str:
        """The address that an index starts from, or that of some elements before."""
        array, base = self.array(storage), self._sum(split.base, "sub", str(back))
        if base == "0":
            return array
        return self.code.value(f"getelementptr {llvm_type(ir.element_type(storage))}, ptr {array}, i64 {base}")

    def _pointers(self, storage: ir.Param, split: _Split) -> str:
        """The address of the element of each lane."""
        element, base = llvm_type(ir.element_type(storage)), self._pointer(storage, split)
        offsets, type_ = (split.offsets, split.offset_type) if split.offsets else (self.steps(i64, split.stride), self.lanes(i64))
        return self.code.value(f"getelementptr {element}, ptr {base}, {type_.text} {offsets}")

    def _scattered(self, buffer: ir.Buffer, index: ir.Expr) -> str:
        """The address of an element of each lane's local array, whose size is an i32."""
        text = self.lanes(i32).text
        narrow = self.code.value(f"trunc {self.lanes(i64).text} {self.vector(index)} to {text}")
        row = self.code.value(f"mul {text} {narrow}, {self.lanes(i32).constant(str(self.width))}")
        offsets = self.code.value(f"add {text} {row}, {self.steps(i32, 1)}")
        element, base = llvm_type(buffer.element), self.code.buffer(buffer, self.width)
        return self.code.value(f"getelementptr {element}, ptr {base}, {text} {offsets}")

    # --- loads ---

    def load(self, expr: ir.Load) -> str:
        """A vector of elements at indices that vary, or of a local array."""
        if id(expr) in self.tile:
            return self.tile[id(expr)]
        storage, type_ = expr.storage, self.lanes(expr.type)
        (index,) = expr.indices  # no index means one element, which is the same for all
        if isinstance(storage, ir.Buffer):
            if self.shape(index) == UNIFORM:
                return self._at(expr, f"load {type_.text}, ptr {self._row(storage, index)}")
            return self._gather(expr, type_, self._scattered(storage, index), storage.element.size)
        split = self._split(index)
        if not split.offsets and split.stride in (1, -1):
            return self._neighbours(expr, storage, split, type_)
        if split.offsets or self.mask or (id(expr) in self.rare and self.width >= _MANY):
            return self._gather(expr, type_, self._pointers(storage, split), 1)
        return self._each(expr, storage, split, type_)

    def _row(self, buffer: ir.Buffer, index: ir.Expr) -> str:
        """The address of an element of a local array in all lanes."""
        base, at = self.code.buffer(buffer, self.width), self.value(index)
        return self.code.value(f"getelementptr {self.lanes(buffer.element).text}, ptr {base}, i64 {at}")

    def _neighbours(self, expr: ir.Load, storage: ir.Param, split: _Split, type_: VectorType) -> str:
        forward = split.stride == 1
        pointer = self._pointer(storage, split, 0 if forward else self.width - 1)
        self.code.at(expr.loc)
        if not self.mask:
            vector = self.code.value(f"load {type_.text}, ptr {pointer}, align 1")
        else:
            mask = self.mask if forward else self._reversed(self.mask, self.masks.text)
            symbol = f"@llvm.masked.load.{type_.suffix}.p0"
            self.code.module.declare(symbol, f"declare {type_.text} {symbol}(ptr, {self.masks.text}, {type_.text})")
            args = f"ptr align 1 {pointer}, {self.masks.text} {mask}, {type_.text} zeroinitializer"
            vector = self.code.value(f"call {type_.text} {symbol}({args})")
        return vector if forward else self._reversed(vector, type_.text)

    def _reversed(self, vector: str, text: str) -> str:
        lanes = ", ".join(f"i32 {lane}" for lane in reversed(range(self.width)))
        return self.code.value(f"shufflevector {text} {vector}, {text} poison, <{self.width} x i32> <{lanes}>")

    def _gather(self, expr: ir.Load, type_: VectorType, pointers: str, align: int) -> str:
        self.code.at(expr.loc)
        symbol = f"@llvm.masked.gather.{type_.suffix}.v{self.width}p0"
        self.code.module.declare(symbol, f"declare {type_.text} {symbol}(<{self.width} x ptr>, {self.masks.text}, {type_.text})")
        mask = f"{self.masks.text} {self.masks.explicit(self.mask)}"
        args = f"<{self.width} x ptr> align {align} {pointers}, {mask}, {type_.text} zeroinitializer"
        return self.code.value(f"call {type_.text} {symbol}({args})")

    def _each(self, expr: ir.Load, storage: ir.Param, split: _Split, type_: VectorType) -> str:
        """Elements at a distance, one by one: faster than a gather."""
        self.code.at(expr.loc)
        scalar, vector = llvm_type(expr.type), "poison"
        for lane, pointer in enumerate(self._distant(storage, split)):
            element = self.code.value(f"load {scalar}, ptr {pointer}, align 1")
            vector = self.code.value(f"insertelement {type_.text} {vector}, {scalar} {element}, i64 {lane}")
        return vector

    def _distant(self, storage: ir.Param, split: _Split) -> list[str]:
        """The addresses of elements at a distance."""
        scalar, first = llvm_type(ir.element_type(storage)), self._pointer(storage, split)
        found = [first]
        for lane in range(1, self.width):
            stride = split.stride
            offset = str(lane * stride) if isinstance(stride, int) else self.code.value(f"mul i64 {stride}, {lane}")
            found.append(self.code.value(f"getelementptr {scalar}, ptr {first}, i64 {offset}"))
        return found

    def strays(self, load: ir.Load) -> bool:
        """Whether what a load of an array reads in neighbouring lanes are no neighbours."""
        (index,) = load.indices
        return self.shape(index) not in (UNIFORM, 1, -1)

    def rows(self, load: ir.Load) -> list[str]:
        """The address of the element that each lane loads."""
        assert isinstance(load.storage, ir.Param)
        split = self._split_of(load.indices)
        if not split.offsets:
            return self._distant(load.storage, split)
        pointers = self._pointers(load.storage, split)
        return [self.code.value(f"extractelement <{self.width} x ptr> {pointers}, i64 {lane}") for lane in range(self.width)]

    # --- stores ---

    def store(self, stmt: ir.Store) -> None:
        """Write an element in each lane that is on; of lanes that write one element the last one stays."""
        storage, type_ = stmt.storage, self.lanes(stmt.value.type)
        value = self.vector(stmt.value)
        if isinstance(storage, ir.Buffer):
            return self._store_local(stmt, storage, value, type_)
        split = self._split_of(stmt.indices)
        self.code.at(stmt.loc)
        if not split.offsets and split.stride in (1, -1):
            return self._store_neighbours(storage, split, value, type_)
        if split.offsets or self.mask:
            return self._scatter(value, type_, self._pointers(storage, split), 1)
        scalar = llvm_type(stmt.value.type)
        places = (
            [*enumerate(self._distant(storage, split))]
            if split.stride != 0
            else [(self.width - 1, self._pointer(storage, split))]
        )
        for lane, pointer in places:
            element = self.code.value(f"extractelement {type_.text} {value}, i64 {lane}")
            self.code.emit(f"store {scalar} {element}, ptr {pointer}, align 1")
        return None

    def _store_local(self, stmt: ir.Store, buffer: ir.Buffer, value: str, type_: VectorType) -> None:
        (index,) = stmt.indices
        if self.shape(index) != UNIFORM:
            return self._scatter(value, type_, self._scattered(buffer, index), buffer.element.size)
        row = self._row(buffer, index)
        self.code.at(stmt.loc)
        if self.mask:
            old = self.code.value(f"load {type_.text}, ptr {row}")
            value = self.code.value(f"select {self.masks.text} {self.mask}, {type_.text} {value}, {type_.text} {old}")
        self.code.emit(f"store {type_.text} {value}, ptr {row}")
        return None

    def _store_neighbours(self, storage: ir.Param, split: _Split, value: str, type_: VectorType) -> None:
        forward = split.stride == 1
        pointer = self._pointer(storage, split, 0 if forward else self.width - 1)
        value = value if forward else self._reversed(value, type_.text)
        if not self.mask:
            self.code.emit(f"store {type_.text} {value}, ptr {pointer}, align 1")
            return
        mask = self.mask if forward else self._reversed(self.mask, self.masks.text)
        symbol = f"@llvm.masked.store.{type_.suffix}.p0"
        self.code.module.declare(symbol, f"declare void {symbol}({type_.text}, ptr, {self.masks.text})")
        self.code.emit(f"call void {symbol}({type_.text} {value}, ptr align 1 {pointer}, {self.masks.text} {mask})")

    def _scatter(self, value: str, type_: VectorType, pointers: str, align: int) -> None:
        symbol = f"@llvm.masked.scatter.{type_.suffix}.v{self.width}p0"
        places = f"<{self.width} x ptr>"
        self.code.module.declare(symbol, f"declare void {symbol}({type_.text}, {places}, {self.masks.text})")
        mask = f"{self.masks.text} {self.masks.explicit(self.mask)}"
        self.code.emit(f"call void {symbol}({type_.text} {value}, {places} align {align} {pointers}, {mask})")
