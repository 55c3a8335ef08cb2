"""What kernels compute, from source through the interpreter: values that the contract states or that follow exactly from it."""

from __future__ import annotations

import math
import operator
import textwrap
from functools import reduce
from typing import Any

import numpy as np
import pytest
from generator import meaning
from programs import build

from tackc.compiler import interpret, pipeline
from tackc.compiler.frontend import lower


def run(text: str, **arguments: Any) -> Any:
    """Run the (last) kernel of a text, in place; its result. The evaluator that judges drawn programs has to agree."""
    program, signature = build(text)
    others = {name: given.copy() for name, given in arguments.items()}
    result = interpret.run(pipeline.run(lower(program, signature).kernel), arguments)
    judged = meaning.run(text, others)
    assert result == judged
    for name, given in arguments.items():
        np.testing.assert_array_equal(given, others[name], name)
    return result


def value(expression: str, type_: str, before: str = "", **scalars: tuple[str, Any]) -> Any:
    """An expression of scalar parameters, stored into an array of a type."""
    parameters = "".join(f", {name}: tack.{kind}" for name, (kind, _) in scalars.items())
    header = f"{before}\n@tack.kernel\ndef k(out: tack.{type_}[:]{parameters}):\n"
    text = f"{header}    for i in range(1):\n        out[i] = {expression}\n"
    out = np.zeros(1, _dtype(type_))
    run(text, out=out, **{name: _dtype(kind).type(number) for name, (kind, number) in scalars.items()})
    return out[0]


def _dtype(name: str) -> np.dtype[Any]:
    return np.dtype(f"{name[0]}{int(name[1:]) // 8}")


I8, U8, U16, I32, U32, I64, U64, F32, F64 = "i8", "u8", "u16", "i32", "u32", "i64", "u64", "f32", "f64"


@pytest.mark.parametrize(
    ("expression", "type_", "scalars", "expected"),
    [
        ("a + a", I64, {"a": (I8, 64)}, -128),  # N-001
        ("a * a", I64, {"a": (U16, 65535)}, 1),  # N-001
        ("a // b", I64, {"a": (I32, -7), "b": (I32, 3)}, -3),  # N-002
        ("a % b", I64, {"a": (I32, 7), "b": (I32, -3)}, -2),  # N-002
        ("a / b", F64, {"a": (I32, 7), "b": (I32, 2)}, 3.5),  # N-004
        ("a ** 5", I64, {"a": (I8, 3)}, -13),  # N-005
        ("a ** b", I64, {"a": (U64, 3), "b": (I8, 4)}, 81),  # N-005: signed with u64 is allowed
        ("a >> b", I64, {"a": (I8, -8), "b": (U64, 1)}, -4),  # N-007
        ("a < b", I64, {"a": (I32, -1), "b": (U32, 1)}, 1),  # N-016
        ("abs(a)", I64, {"a": (I8, -128)}, -128),  # N-015
        ("a", U64, {"a": (I8, -1)}, 2**64 - 1),  # T-019
        ("a", I64, {"a": (U8, 255)}, 255),  # T-019
        ("a", U8, {"a": (F32, 300.7)}, 255),  # T-020
        ("a", I32, {"a": (F64, math.nan)}, 0),  # T-020
        ("tack.u8(300) + tack.i8(200)", I64, {}, 44 - 56),  # T-018, T-019
        ("int(2.9) + int(-2.9)", I64, {}, 0),  # T-017
        ("tack.i32(16777217.0) == 16777216", I64, {}, 1),  # T-017: through f32
        ("a * 747796405", I64, {"a": (U32, 4000000000)}, 2991185620000000000),  # T-010
        ("a * 0.1", F64, {"a": (I32, 3)}, np.float64(np.float32(3) * np.float32(0.1))),  # T-013
        ("a * (1.0 / 3.0)", F64, {"a": (F64, 3.0)}, 3.0 * (1.0 / 3.0)),  # T-013
        ("a * ((1 / 3) * 0.1)", F64, {"a": (F64, 3.0)}, 3.0 * float(np.float32(1) / np.float32(3) * np.float32(0.1))),  # T-013
        ("2147483647 + 1", I64, {}, -(2**31)),  # N-001
        ("a ** tack.u8(0 - 1)", I64, {"a": (I32, 3)}, pow(3, 255, 2**32) - (pow(3, 255, 2**32) >> 31 << 32)),  # N-005, T-019
        ("tack.f64(0.1)", F64, {}, 0.1),  # T-014
        ("a + tack.f32(0.1)", F64, {"a": (F64, 0.0)}, float(np.float32(0.1))),  # T-014
        ("1 / 3", F64, {}, float(np.float32(1) / np.float32(3))),  # T-013
        ("math.pi", F64, {}, math.pi),  # L-030
        ("max(a, b)", F64, {"a": (F32, math.nan), "b": (F32, 2.0)}, 2.0),  # B-005
        ("not a", I64, {"a": (F32, math.nan)}, 0),  # E-017
        ("not a", I64, {"a": (F32, -0.0)}, 1),  # E-017
        ("a and b", I64, {"a": (I32, 7), "b": (I32, 9)}, 1),  # T-002
        ("a or b", I64, {"a": (I32, 0), "b": (F32, 0.5)}, 1),  # T-002
        ("0 < a < 10 < b", I64, {"a": (I32, 5), "b": (I32, 11)}, 1),  # E-003
        ("a // b if b != 0 else -1", I64, {"a": (I32, 5), "b": (I32, 0)}, -1),  # E-002
        ("-a", F64, {"a": (F32, 0.0)}, -0.0),  # N-015
    ],
)
def test_expressions(expression: str, type_: str, scalars: dict[str, Any], expected: Any) -> None:
    found = value(expression, type_, **scalars)
    assert (found, math.copysign(1, found)) == (expected, math.copysign(1, expected))


def test_typed_constants() -> None:
    """T-010, T-014, C-004: the values of S001-5."""
    before = "M = tack.constant(747796405, tack.u32)\nT = tack.constant(0.1, tack.f64)"
    assert value("a * M", I64, before, a=(U32, 4000000000)) == 828065792
    assert value("T * 3.0", F64, before) == 0.30000000000000004


def test_a_sum_in_the_wider_type() -> None:
    """T-011"""
    text = """
@tack.kernel
def k(x: tack.f64[:], out: tack.f64[:]):
    for i in range(1):
        total = 0.0
        for j in range(len(x)):
            total = total + x[j]
        out[0] = total
"""
    x, out = np.full(10, 0.1), np.zeros(1)
    run(text, x=x, out=out)
    assert out[0] == reduce(operator.add, [0.1] * 10, 0.0)  # sum() compensates from Python 3.12 on


def test_ordered_work_in_one_iteration() -> None:
    """L-006: S001-2."""
    text = """
@tack.kernel
def k(rho: tack.f32[:], e: tack.f32[:], n: tack.i32, dx: tack.f32):
    for _ in range(1):
        e[0] = rho[0] * dx * 0.5
        for i in range(1, n):
            e[i] = e[i - 1] + (rho[i - 1] + rho[i]) * dx * 0.5
"""
    rho, e = np.arange(1, 5, dtype=np.float32), np.zeros(4, np.float32)
    run(text, rho=rho, e=e, n=np.int32(4), dx=np.float32(0.5))
    assert e.tolist() == [0.25, 1, 2.25, 4]


def test_iterations_start_from_the_values_before_the_loop() -> None:
    """L-011"""
    text = """
@tack.kernel
def k(out: tack.i32[:], n: tack.i32):
    s = 10
    for i in range(n):
        s = s + 1
        n = n + 1
        out[i] = s + n
"""
    out = np.zeros(3, np.int32)
    run(text, out=out, n=np.int32(3))
    assert out.tolist() == [15, 15, 15]


def test_a_local_that_only_some_path_assigns_before_the_loop() -> None:
    """L-011"""
    text = """
@tack.kernel
def k(out: tack.i32[:], n: tack.i32):
    if n > 5:
        s = 7
    for i in range(n):
        if n <= 5:
            s = i
        out[i] = s
"""
    for n, expected in ((3, [0, 1, 2]), (6, [7] * 6)):
        out = np.zeros(n, np.int32)
        run(text, out=out, n=np.int32(n))
        assert out.tolist() == expected


@pytest.mark.parametrize(
    ("bounds", "indices"),
    [("3, 7", [3, 4, 5, 6]), ("1, 8, 3", [1, 4, 7]), ("5, 2", []), ("-n", []), ("n // 2 + len(x) - 8", [0, 1, 2, 3])],
)
def test_index_sets(bounds: str, indices: list[int]) -> None:
    """P-001, P-002: S004-1."""
    x = np.zeros(8, np.int32)
    run(
        f"@tack.kernel\ndef k(x: tack.i32[:], n: tack.i32):\n    for i in range({bounds}):\n        x[i] = 1\n",
        x=x,
        n=np.int32(8),
    )
    assert np.flatnonzero(x).tolist() == indices


def test_ndindex_with_pairs() -> None:
    """P-006: S001-11."""
    text = """
@tack.kernel
def k(u: tack.f32[:, :], out: tack.f32[:, :], n: tack.i32, m: tack.i32):
    for i, j in tack.ndindex((1, n - 1), (1, m - 1)):
        out[i, j] = 0.25 * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1])
"""
    u, out = np.arange(16, dtype=np.float32).reshape(4, 4), np.full((4, 4), -1, np.float32)
    run(text, u=u, out=out, n=np.int32(4), m=np.int32(4))
    expected = np.full((4, 4), -1, np.float32)
    expected[1:3, 1:3] = u[1:3, 1:3]  # the plane is linear, so the mean of the neighbours is the value
    assert out.tolist() == expected.tolist()


def test_append_and_its_result() -> None:
    """X-002, P-030: S001-15."""
    text = """
@tack.kernel
def k(values: tack.f32[:], out: tack.f32[:], count: tack.i32[:], n: tack.i32) -> int:
    for i in range(n):
        if values[i] > 0.0:
            slot = tack.atomic_add(count, 0, 1)
            out[slot] = values[i]
    return count[0]
"""
    values, out, count = np.array([-2, 1, -0.5, 3, 0, 2], np.float32), np.zeros(6, np.float32), np.zeros(1, np.int32)
    length = run(text, values=values, out=out, count=count, n=np.int32(6))
    assert (length, sorted(out[:3].tolist())) == (3, [1, 2, 3])
    assert type(length) is np.int32


def test_local_arrays_with_dimensions_baked() -> None:
    """A-011: S000-3."""
    text = """
PAIR = tack.constant(2)

@tack.kernel
def k(data: tack.f32[:, 4], out: tack.f32[:]):
    for row in range(data.shape[0]):
        scratch = tack.local_array_like(data, PAIR * data.shape[1])
        for column in range(data.shape[1]):
            x = data[row, column]
            scratch[PAIR * column] = x
            scratch[PAIR * column + 1] = x * x
        total = 0.0
        for column in range(PAIR * data.shape[1]):
            total += scratch[column]
        out[row] = total
"""
    out = np.zeros(2, np.float32)
    run(text, data=np.arange(8, dtype=np.float32).reshape(2, 4), out=out)
    assert out.tolist() == [20, 148]


def test_an_open_dimension_gives_the_values_of_a_baked_one() -> None:
    """J-003, T-006"""
    source = "@tack.kernel\ndef k(x: tack.f32[{}], out: tack.f64[:]):\n    for i in range(1):\n        out[i] = {}\n"
    results = []
    for dims in (":", "3"):
        out = np.zeros(1)
        run(source.format(dims, "x.shape[0] * 0.1 + x.shape[0]"), x=np.zeros(3, np.float32), out=out)
        results.append(out[0])
    assert results[0] == results[1] == np.float64(np.float32(3) * np.float32(0.1) + np.float32(3))


def test_a_swap_reads_both_before_it_stores() -> None:
    """E-006"""
    text = "@tack.kernel\ndef k(a: tack.i32[:], b: tack.i32[:]):\n    for i in range(2):\n        a[i], b[i] = b[i], a[i]\n"
    a, b = np.array([1, 2], np.int32), np.array([3, 4], np.int32)
    run(text, a=a, b=b)
    assert (a.tolist(), b.tolist()) == ([3, 4], [1, 2])


def once(parameters: str, body: str) -> str:
    """A kernel of one iteration, `i` being 0."""
    return f"@tack.kernel\ndef k({parameters}):\n    for i in range(1):\n{textwrap.indent(body, ' ' * 8)}\n"


LITERAL = "@tack.func\ndef literal(a):\n    return (1 if a[0] > 0 else 2) * 0.5\n\n"


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("b[0] = (1 if a[0] > 0 else 2) * 0.5 + tack.atomic_add(a, 0, -100.0)", 1.5),  # E-001
        ("b[tack.atomic_add(n, 0, -5)] = (1 if n[0] > -1 else 2) * 0.5", 0.5),  # E-004
        ("b[0] = (2 if a[0] > 0 else 3) * 0.5 > tack.atomic_add(a, 0, -100.0)", 0),  # E-001
        ("b[0] = literal(a) + tack.atomic_add(a, 0, -100.0)", 1.5),  # E-001, across a function
        ("b[0] = min((2 if a[0] > 0 else 3) * 1.5, tack.atomic_add(a, 0, -100.0) + 2.5)", 3.0),  # E-001
        ("b[0] = (1 if a[0] > 0 else 2) * (0.5 if tack.atomic_add(a, 0, -100.0) > 0 else 0.25)", 0.5),  # E-001
        ("b[0] = 0.5 if a[0] > 0 else literal(a) if tack.atomic_add(a, 0, 1.0) > 9 else 7.0", 0.5),  # E-002
        ("b[n[0]] += tack.atomic_add(n, 0, 1) + 1", 1),  # E-005
        ("b[n[0] + 0] += tack.atomic_add(n, 0, 1) + 1", 1),  # E-005
    ],
)
def test_what_a_later_operand_writes_does_not_reach_an_earlier_one(statement: str, expected: float) -> None:
    a, b, n = np.ones(1, np.float32), np.zeros(2, np.float32), np.zeros(1, np.int32)
    run(LITERAL + once("a: tack.f32[:], b: tack.f32[:], n: tack.i32[:]", statement), a=a, b=b, n=n)
    assert b.tolist() == [expected, 0]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("for y, x in tack.ndindex(2, 3):\n    y = y + 10\n    tack.atomic_add(a, x, y)", [21, 21, 21]),  # E-011
        ("for y, x in tack.ndindex(2, 3):\n    x += 1\n    a[x - 1] += y", [1, 1, 1]),  # E-011
        ("for y in range(3):\n    y = y * 2\n    a[0] += y", [6, 0, 0]),  # E-008
        ("w = i + 3\nfor y, x in tack.ndindex(2, w):\n    w = 1\n    a[x] += 1", [2, 2, 2]),  # E-008
        ("w = i + 1\nfor y, x in tack.ndindex(2, (w, 3)):\n    w = 0\n    a[x] += 1", [0, 2, 2]),  # E-008
        ("for y, x in tack.ndindex(2, n):\n    n = 1\n    a[x] += 1", [2, 2, 2]),  # E-008
    ],
)
def test_the_bounds_and_indices_of_sequential_loops_are_captured(body: str, expected: list[int]) -> None:
    a = np.zeros(3, np.int64)
    run(once("a: tack.i64[:], n: tack.i64", body), a=a, n=np.int64(3))
    assert a.tolist() == expected


@pytest.mark.parametrize("size", ["tack.u8(256 + 4)", "1 + 1 + 1 + 1", "2 ** 2", "1 << 2", "-(-4)", "9 % 5", "9 // 2"])
def test_sizes_are_computed_as_the_language_computes(size: str) -> None:
    """A-011, T-019: the array has four elements, so the interpreter refuses the fifth."""
    text = once("a: tack.i32[:], n: tack.i32", f"t = tack.local_array(tack.i32, {size})\nt[n] = 7\na[i] = t[n]")
    a = np.zeros(1, np.int32)
    run(text, a=a, n=np.int32(3))
    assert a[0] == 7
    with pytest.raises(IndexError, match="size 4"):
        run(text, a=a, n=np.int32(4))


def test_a_long_constant_sum_is_a_size() -> None:
    """A-011"""
    a = np.zeros(1, np.int32)
    run(once("a: tack.i32[:]", f"t = tack.local_array(tack.i32, {'+'.join('1' * 300)})\nt[299] = 5\na[i] = t[299]"), a=a)
    assert a[0] == 5


def test_a_step_is_what_it_wraps_to() -> None:
    """E-010, T-019"""
    a = np.zeros(1, np.int32)
    run(once("a: tack.i32[:]", "for j in range(0, 10, tack.u8(0 - 255)):\n    a[i] += 1"), a=a)
    assert a[0] == 10


def test_dims_read_are_those_that_a_call_bakes() -> None:
    """K-004"""
    text = """
@tack.func
def corner(image):
    return image[0, 0, 0]

@tack.kernel
def k(x: tack.f32[:], y: tack.f32[:, :], z: tack.f32[:, :, :], w: tack.f32[:, :], v: tack.f32[3, 5]):
    for i, j in tack.ndindex(len(x), y.shape[1]):
        x[i] = w.shape[1] + v[i, j] + y[i]
        z[0] = corner(z) + len(x)
"""
    program, signature = build(text)
    assert lower(program, signature).dims_read == {("w", 1), ("v", 1), ("z", 1), ("z", 2), ("x", 0)}


def test_the_same_program_lowers_to_the_same_kernel() -> None:
    text = """
@tack.kernel
def k(x: tack.f32[:]):
    for i in range(len(x)):
        t = 0.1
        t = t + x[i]
        x[i] = t
"""
    first, second = (lower(*build(text)) for _ in range(2))
    assert first == second
