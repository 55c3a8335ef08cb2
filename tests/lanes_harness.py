"""Holding code for several lanes against the interpreter, bit for bit, over memory that ends where arrays end.

Every array ends at a page that nothing may touch, or begins after one, so a lane that is off and still loads or stores beyond its
array ends the process. What a kernel only reads and what it writes are compared as bytes; one NaN is like another.
"""

from __future__ import annotations

import ctypes
import functools
import itertools
import mmap
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import cpu_run
import numpy as np
from programs import build

from tackc.compiler import interpret, ir, pipeline
from tackc.compiler.frontend import lower

WIDTHS: Final = (1, 4, 8, 16, 32)
SENTINEL: Final = 0x5A  # of every byte that nothing has written; a finite number of either floating type
Arguments = Mapping[str, Any]
Chunks = list[tuple[int, int]]

_PAGE: Final = mmap.PAGESIZE
_MANY: Final = 64  # pages: such arrays are few, and not kept
_MOST: Final = 64 * 2**20  # bytes of the arguments of many iterations
_LIBC: Final = ctypes.CDLL(None, use_errno=True)


@dataclass(frozen=True)
class Case:
    """A kernel's text, and what makes its arguments from a number and a generator: about so many iterations of its last axis.

    `big`: the largest such number that the interpreter runs in good time.
    """

    text: str
    make: Callable[[int, np.random.Generator], dict[str, Any]]
    big: int

    def arguments(self, n: int) -> dict[str, Any]:
        return self.make(n, np.random.default_rng(n))

    def sizes(self, width: int) -> list[int]:
        """Numbers of iterations around one vector and a few, and a big one."""
        return sorted({0, 1, width - 1, width, width + 1, 3 * width + 5, self.big})


class Cases(dict[str, Case]):
    """Cases by name."""

    def add(self, name: str, make: Callable[[int, np.random.Generator], dict[str, Any]], text: str, big: int = 300) -> None:
        assert name not in self
        self[name] = Case(text, make, big)


# --- arguments ---------------------------------------------------------------------------------------------------------


def blank(shape: int | tuple[int, ...], type_: Any) -> np.ndarray[Any, Any]:
    """An output that nothing has written."""
    return np.full(int(np.prod(shape)) * np.dtype(type_).itemsize, SENTINEL, np.uint8).view(type_).reshape(shape)


def numbers(n: int, source: np.random.Generator, **more: Any) -> dict[str, Any]:
    """`x`, small numbers of both signs, and an i32 for each of them to write."""
    return {"x": source.integers(-40, 41, n, dtype=np.int32), "out": blank(n, np.int32), **more}


def floats(source: np.random.Generator, *shape: int, type_: Any = np.float32) -> np.ndarray[Any, Any]:
    return source.normal(size=shape).astype(type_)


def whole(source: np.random.Generator, n: int, type_: Any) -> np.ndarray[Any, Any]:
    """Any numbers of an integer type, its ends among them."""
    info = np.iinfo(type_)
    found = source.integers(info.min, info.max, n, dtype=type_, endpoint=True)
    found[::7], found[3::11] = info.min, info.max
    return found


# --- arrays beside pages that nothing may touch ------------------------------------------------------------------------


def _room(pages: int) -> mmap.mmap:
    """Memory between two such pages."""
    memory = mmap.mmap(-1, (pages + 2) * _PAGE)
    start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    for page in (0, pages + 1):
        if _LIBC.mprotect(ctypes.c_void_p(start + page * _PAGE), ctypes.c_size_t(_PAGE), 0):
            raise OSError(ctypes.get_errno(), "mprotect")
    return memory


@functools.cache
def _kept_room(slot: int, pages: int) -> mmap.mmap:
    """The same for each array of so many pages; a slot is one array of a kernel."""
    return _room(pages)


def guarded_bytes(count: int, slot: int, *, at_end: bool) -> np.ndarray[Any, Any]:
    """Bytes that end where memory ends, or begin where it begins."""
    pages = -(-max(1, count) // _PAGE)
    room = _kept_room(slot, pages) if pages < _MANY else _room(pages)
    return np.frombuffer(room, np.uint8, count, _PAGE + (pages * _PAGE - count if at_end else 0))


def guarded(array: np.ndarray[Any, Any], slot: int, *, at_end: bool) -> np.ndarray[Any, Any]:
    """A copy that lies so."""
    copy = guarded_bytes(array.nbytes, slot, at_end=at_end).view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def _guarded(arguments: Arguments, *, at_end: bool) -> dict[str, Any]:
    return {
        name: guarded(value, slot, at_end=at_end) if isinstance(value, np.ndarray) else value
        for slot, (name, value) in enumerate(arguments.items())
    }


# --- comparing ---------------------------------------------------------------------------------------------------------


def difference(found: Arguments, wanted: Arguments) -> str:
    """What differs between the arrays of two runs, or ""."""
    for name, array in wanted.items():
        if isinstance(array, np.ndarray):
            bad = np.flatnonzero(_differing(found[name].ravel(), array.ravel()))
            if bad.size:
                at = int(bad[0])
                values = f"{found[name].ravel()[at]!r}, not {array.ravel()[at]!r}"
                return f"{name}: {bad.size} of {array.size} differ, the first at {at}: {values}"
    return ""


def _differing(found: np.ndarray[Any, Any], wanted: np.ndarray[Any, Any]) -> Any:
    bits = np.dtype(f"u{wanted.dtype.itemsize}")
    unequal = found.view(bits) != wanted.view(bits)
    return unequal & ~((found != found) & (wanted != wanted)) if wanted.dtype.kind == "f" else unequal


@functools.cache
def kernels(text: str) -> tuple[ir.Kernel, ir.Kernel]:
    """A kernel as the frontend made it, and as emitters take it."""
    kernel = lower(*build(text)).kernel
    return kernel, pipeline.run(kernel)


@functools.lru_cache(2048)
def expected(case: Case, n: int) -> Arguments:
    """The arguments as the interpreter leaves them."""
    arguments = case.arguments(n)
    interpret.run(kernels(case.text)[0], arguments)
    return arguments


# --- running -----------------------------------------------------------------------------------------------------------


def check(case: Case, width: int, level: str) -> None:
    """Run a case at a width and a level with every number of iterations; AssertionError says where it differs."""
    kernel = kernels(case.text)[1]
    library = cpu_run.compiled(kernel, level, width)
    for n in case.sizes(width):
        wanted = expected(case, n)
        for way in ways(kernel, wanted):
            arguments = _guarded(case.arguments(n), at_end=way.at_end)
            way.run(kernel, arguments, level, library)
            found = difference(arguments, wanted)
            assert not found, f"{found} (n = {n}, {width} lanes, {level}, {way})"


def check_many(case: Case, width: int, level: str, plain_level: str) -> None:
    """Run a hundred thousand iterations, or as many as there is memory for, in chunks on threads. Code for one iteration at a
    time, which `check` compares with the interpreter, says what is right, at any level (N-011)."""
    kernel = kernels(case.text)[1]
    sizes = [sum(value.nbytes for value in case.arguments(n).values() if isinstance(value, np.ndarray)) for n in (0, 100)]
    n = min(100_003, _MOST * 100 // max(1, sizes[1] - sizes[0]) | 1)
    wanted = case.arguments(n)
    cpu_run.run(kernel, wanted, plain_level, entry="")
    total = int(np.prod(cpu_run.counts(kernel, wanted), dtype=object))
    for at_end, entry in zip((True, False), cpu_run.ENTRIES, strict=True):
        way = Way(at_end, entry, _cut(total, width + at_end, 40), 2 + 2 * at_end)
        arguments = _guarded(case.arguments(n), at_end=at_end)
        way.run(kernel, arguments, level, cpu_run.compiled(kernel, level, width))
        found = difference(arguments, wanted)
        assert not found, f"{found} (n = {n}, {width} lanes, {level}, {way})"


class Way(NamedTuple):
    """Where arrays lie, which entry is called, and the chunks, which run one after the other or on so many threads."""

    at_end: bool
    entry: str
    chunks: Chunks
    threads: int = 0

    def run(self, kernel: ir.Kernel, arguments: Arguments, level: str, library: ctypes.CDLL) -> np.generic | None:
        """Run compiled code on arrays that lie so."""
        pool = _threads(self.threads) if self.threads else None
        return cpu_run.run(kernel, arguments, level, chunks=self.chunks, entry=self.entry, pool=pool, library=library)


def ways(kernel: ir.Kernel, arguments: Arguments, entries: Sequence[str] = cpu_run.ENTRIES) -> Iterator[Way]:
    """One chunk, and several that begin and end anywhere, in any order, on up to four threads."""
    total = int(np.prod(cpu_run.counts(kernel, arguments), dtype=object))
    for number, (at_end, entry) in enumerate(itertools.product((True, False), entries)):
        yield Way(at_end, entry, [(0, total)])
        yield Way(at_end, entry, _cut(total, number), number + 1)


@functools.cache
def _threads(count: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(count)


def _cut(total: int, seed: int, cuts: int = 4) -> Chunks:
    source = random.Random(seed)
    chunks = list(itertools.pairwise(sorted([0, *(source.randint(0, total) for _ in range(cuts)), total])))
    source.shuffle(chunks)
    return chunks
