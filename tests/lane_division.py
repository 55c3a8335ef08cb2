"""Kernels that divide integers of every type in lanes, ends of ranges and zero among operands; `CASES` by name."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from lanes_harness import Cases, blank

CASES: Final = Cases()
add = CASES.add

_PAIRS: Final = 500  # iterations that are pairs of edges, and others
_SMALL: Final = 1 << 50  # magnitudes up to which 64-bit integers divide as f64


def _numpy(type_: str) -> Any:
    return np.dtype({"i": "int", "u": "uint"}[type_[0]] + type_[1:])


def _edges(type_: str, *, most: int | None = None) -> np.ndarray[Any, Any]:
    """Zero, ends of the type and of what divides as floats, powers of two, and their neighbours; none beyond `most`."""
    info = np.iinfo(_numpy(type_))
    powers = [1 << bit for bit in range(info.bits)]
    values = {sign * power + near for power in [*powers, 0, 3, 10, 641] for sign in (1, -1) for near in (-1, 0, 1)}
    values |= {info.min, info.max, info.min + 1, info.max - 1}
    return np.array(
        sorted(value for value in values if info.min <= value <= info.max and (most is None or abs(value) < most)), info.dtype
    )


def _pairs(type_: str, source: np.random.Generator, n: int, *, most: int | None = None) -> dict[str, Any]:
    """Dividends and divisors: some of any two edges, some multiples and their neighbours, some of any size."""
    edges, dtype = _edges(type_, most=most), _numpy(type_)
    a, b = source.choice(edges, n), source.choice(edges, n)
    info = np.iinfo(dtype)
    limit = min(int(info.max), most - 1) if most else int(info.max)
    for at in range(0, n, 3):
        b[at] = max(1, limit >> int(source.integers(0, limit.bit_length())))
        a[at] = min(limit, int(b[at]) * int(source.integers(0, limit // int(b[at]), dtype=np.uint64, endpoint=True)))
        if at % 2:
            a[at] -= a[at] > info.min
    return {"a": a, "b": b}


def _multiples(a: np.ndarray[Any, Any], divisor: int) -> np.ndarray[Any, Any]:
    """The numbers, every other one replaced by the multiple of a divisor below."""
    found = a.copy()
    found[::2] -= found[::2] % a.dtype.type(divisor)
    return found


def _add(type_: str, divisor: int, most: int | None = None) -> None:
    """A kernel that divides by each other, by literals and by what is the same in all lanes; each in some lanes, too."""
    dtype, signed = _numpy(type_), type_[0] == "i"

    def make(n: int, source: np.random.Generator) -> dict[str, Any]:
        pairs = _pairs(type_, source, n, most=most)
        out = {name: blank((5, n), dtype) for name in ("q", "r")}
        return {**pairs, "m": _multiples(pairs["a"], divisor), **out, "c": divisor, "one": -1 if signed else 1, "zero": 0}

    add(
        f"{type_} divided by each other and {divisor:#x}" + (", all small" if most else ""),
        make,
        f"""
@tack.kernel
def k(
    a: tack.{type_}[:], b: tack.{type_}[:], m: tack.{type_}[:], q: tack.{type_}[:, :], r: tack.{type_}[:, :],
    c: tack.{type_}, one: tack.{type_}, zero: tack.{type_},
):
    for i in range(len(a)):
        q[0, i] = a[i] // b[i]
        q[1, i] = m[i] // c
        r[1, i] = m[i] % c
        q[3, i] = a[i] // tack.{type_}({"-7" if signed else "7"}) + a[i] % tack.{type_}(8)
        r[3, i] = a[i] % tack.{type_}({"-7" if signed else "7"}) + a[i] // tack.{type_}(8)
        q[4, i] = m[i] // one
        r[4, i] = a[i] % one + m[i] % zero
        if b[i] & tack.{type_}(3) != tack.{type_}(1):
            r[0, i] = a[i] % b[i]
            q[2, i] = a[i] // zero
            r[2, i] = a[i] % (c ^ one)
""",
        big=_PAIRS,
    )


for _type in ("i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64"):
    _add(_type, 107)  # 1 / 107 is rounded down, in both floating types
_add("i32", -0x7FFFFFFF - 1)
_add("i64", (1 << 53) + 1)
_add("i64", -_SMALL, most=_SMALL)
_add("u64", 641, most=_SMALL)

for _start in (-37, (1 << 31) - 50, _SMALL - 50, -(1 << 60)):
    add(
        f"an index from {_start:#x} on",
        lambda n, source, start=_start: {
            "b": _pairs("i64", source, n)["b"],
            "out": blank((4, n), np.int64),
            "first": start,
            "c": 7,
        },
        """
@tack.kernel
def k(b: tack.i64[:], out: tack.i64[:, :], first: tack.i64, c: tack.i64):
    for i in range(first, first + len(b)):
        out[0, i - first] = i % 3
        out[1, i - first] = i // c
        out[2, i - first] = i % b[i - first]
        out[3, i - first] = (i * 2 - first) // (i % c)
""",
        big=_PAIRS,
    )
