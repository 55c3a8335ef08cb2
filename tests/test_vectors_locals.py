"""Vectors in locals, loops, conditional expressions, device functions and constants."""

from __future__ import annotations

import numpy as np
import pytest
from programs import build
from steps import steps
from vector_run import findings, kernel_of, run, same

from tack_runtime.dtypes import BY_NAME
from tackc.compiler import traverse
from tackc.compiler.frontend import lower
from tackc.compiler.program import program_from_json

V2, V3 = "tack.vec2(tack.f32)", "tack.vec3(tack.f32)"


def test_components_have_types_of_their_own() -> None:
    """T-011, T-012, T-015, T-016, C-006: until they are stored, and a literal that is assigned once stays one."""
    x = np.array([[1, 2]], np.float64)
    out = np.zeros((7, 2))
    run(
        """
@tack.kernel
def k(x: tack.vec2(tack.f64)[:], out: tack.vec2(tack.f64)[:]):
    for i in range(1):
        third = [1.0 / 3.0, 7]
        out[0] = third * x[i]
        out[1] = third * (i + 1)
        mixed = [i, 0.1]
        out[2] = mixed / 10
        several = [0.1, 0.1]
        several.y = 0.2
        out[3] = several * x[i]
        wide = [1, 1]
        wide.x = 0.5
        out[4] = wide // 2
        again = [0.1, 1]
        again = [0.1, x[i].y]
        out[5] = again
        copy = third
        out[6] = copy * x[i] + tack.f64(0)
""",
        x=x,
        out=out,
    )
    f32 = np.float32
    assert out[0].tolist() == [1 / 3, 14.0]
    assert out[1].tolist() == [float(f32(1 / 3)), 7.0]  # T-013
    assert out[2].tolist() == [0.0, 0.1 / 10]  # a quotient of integers, and a literal
    assert out[3].tolist() == [0.1, 0.4]  # y is assigned twice, and there are f64 arrays (T-016)
    assert out[4].tolist() == [0.0, 0]  # x is a float, y an integer
    assert out[5].tolist() == [0.1, 2.0]
    assert out[6].tolist() == [1 / 3, 14.0]


def test_integer_components_stay_integers() -> None:
    """T-004, T-010, N-001"""
    out = np.zeros((2, 2), np.int64)
    run(
        """
@tack.kernel
def k(u: tack.u32, out: tack.vec2(tack.i64)[:]):
    for i in range(1):
        v = [u, 4000000000]
        out[0] = v * 2
        out[1] = [u, u] * [tack.u32(2), 2]
""",
        u=np.uint32(3000000000),
        out=out,
    )
    assert out.tolist() == [[6000000000, 8000000000], [6000000000 % 2**32, 6000000000]]


def test_a_vector_from_before_the_loop_is_private() -> None:
    """L-011, P-011: whole or one component of it, in every iteration."""
    out = np.zeros((40, 2, 3), np.float32)
    run(
        """
@tack.kernel
def k(out: tack.vec3(tack.f32)[:, :]):
    v = [1.0, 2.0, 3.0]
    w = [10.0, 20.0, 30.0]
    for i in range(40):
        v.y += 1.0 + i
        out[i, 0] = v
        w = w + v
        w[i] = 0
        out[i, 1] = w
""",
        out=out,
    )
    for i in range(40):
        v = [1, 3 + i, 3]
        w = [11, 23 + i, 33]
        if i < 3:
            w[i] = 0
        assert out[i].tolist() == [v, w]


def test_a_vector_that_may_be_unassigned_is_zero() -> None:
    """E-020: every component, in each iteration and turn; with a warning (TK041)."""
    text = """
@tack.func
def f(x):
    if x > 1.0:
        r = [x, 5]
    return r

@tack.kernel
def k(x: tack.f32[:], out: tack.vec2(tack.f32)[:, :]):
    for i in range(len(x)):
        if x[i] > 2.0:
            v = [x[i], 1]
        v.x += 10
        out[0, i] = v
        out[1, i] = f(x[i])
"""
    out = np.zeros((2, 3, 2), np.float32)
    run(text, x=np.array([1, 2, 3], np.float32), out=out)
    assert out.tolist() == [[[10, 0], [10, 0], [13, 1]], [[0, 0], [2, 5], [3, 5]]]
    assert {warning.code for warning in lower(*build(text)).warnings} == {"TK041"}


def test_vectors_in_sequential_loops() -> None:
    """E-014, E-016, T-011: also copies that follow one another, whose shapes and types settle."""
    out = np.zeros((3, 2), np.float64)
    x = np.array([[1, 2], [3, 4], [5, 6]], np.float64)
    run(
        """
@tack.kernel
def k(x: tack.vec2(tack.f64)[:], out: tack.vec2(tack.f64)[:]):
    for i in range(1):
        total = [0.0, 0.0]
        d = [0, 0]
        c = d
        b = c
        for j in range(len(x)):
            d = c
            c = b
            b = total
            total += x[j]
        out[0] = total
        out[1] = d
        v = [1, 1]
        while v.sum() < 50.0:
            v, v.x = [v.y, v.x + v.y], v.y
        out[2] = v
""",
        x=x,
        out=out,
    )
    assert out[0].tolist() == [9, 12]
    assert out[1].tolist() == [0, 0]
    a, b = 1, 1
    while a + b < 50:
        a, b = b, a + b
    assert out[2].tolist() == [a, b]


def test_a_long_chain_of_copies_settles_at_once() -> None:
    """T-011: a copy of a copy is a vector because the first is."""

    def work(count: int) -> int:
        body = "".join(f"            v{k} = v{k + 1}\n" for k in range(count))
        text = f"""
@tack.kernel
def k(x: tack.vec2(tack.f64)[:]):
    for i in range(len(x)):
        for j in range(3):
{body}            v{count} = x[i]
            x[i] = v0
"""
        program, signature = build(text)
        return steps(lambda: lower(program, signature))

    assert work(80) < 2.6 * work(40)


def test_conditional_expressions_choose_whole_vectors() -> None:
    """V-018, E-002: only the chosen arm is evaluated; numbers repeat, and literals stay literals."""
    v = np.array([[1, 2, 3], [4, 5, 6], [7, 8, 9]], np.float64)
    c = np.zeros(1, np.int32)
    out = np.zeros((4, 3, 3))
    run(
        """
@tack.func
def counted(c, v):
    c[0] = c[0] + 1
    return v + 1

@tack.kernel
def k(v: tack.vec3(tack.f64)[:], c: tack.i32[:], out: tack.vec3(tack.f64)[:, :]):
    for i in range(3):
        out[0, i] = v[i] if i < 1 else v[i + 1 if i < 2 else 0] * 2
        out[1, i] = counted(c, v[i]) if i < 2 else 0.1
        out[2, i] = [0.1, 0.2, 1] if i == 1 else [0.3, 0.4, 2]
        w = v[i]
        w = w.zyx if w.x > 2.0 else w
        out[3, i] = w
""",
        v=v,
        c=c,
        out=out,
    )
    np.testing.assert_array_equal(out[0], [v[0], v[2] * 2, v[0] * 2])
    np.testing.assert_array_equal(out[1], [v[0] + 1, v[1] + 1, [0.1, 0.1, 0.1]])
    np.testing.assert_array_equal(out[2], [[0.3, 0.4, 2], [0.1, 0.2, 1], [0.3, 0.4, 2]])
    np.testing.assert_array_equal(out[3], [v[0], v[1][::-1], v[2][::-1]])
    assert c[0] == 2


def test_vectors_through_device_functions() -> None:
    """F-005, F-006, F-007, V-023: arguments by value, several results, early returns, nested calls."""
    rng = np.random.default_rng(4)
    p = rng.normal(size=(8, 3)).astype(np.float32)
    m = rng.normal(size=(8, 2, 2)).astype(np.float32)
    out, matrix, number = np.zeros((4, 8, 3), np.float32), np.zeros((8, 2, 2), np.float32), np.zeros(8, np.float32)
    run(
        """
@tack.func
def clamped(v, most):
    v.x = min(v.x, most)
    if v.y > most:
        return [v.x, most, v.z]
    if v.z > most:
        v.z = most
        return v
    v = v * 2
    return v

@tack.func
def split(v, m):
    return v.norm_sqr(), m @ [v.x, v.y], v.zyx, m.transpose()

@tack.func
def put(out, i, v):
    out[3, i] = v
    out[3, i].x += v.y

@tack.func
def both(v, m):
    size, turned, mirrored, t = split(clamped(v, 0.5), m)
    return size, [turned.x, turned.y, mirrored.x], t

@tack.kernel
def k(p: tack.vec3(tack.f32)[:], m: tack.mat2(tack.f32)[:], out: tack.vec3(tack.f32)[:, :], matrix: tack.mat2(tack.f32)[:],
      number: tack.f32[:]):
    for i in range(len(p)):
        v = p[i]
        out[0, i] = clamped(v, 0.25)
        out[1, i] = v
        number[i], w, matrix[i] = both(v, m[i])
        out[2, i] = w
        put(out, i, w)
""",
        p=p,
        m=m,
        out=out,
        matrix=matrix,
        number=number,
    )

    def clamped(v: np.ndarray, most: float) -> np.ndarray:
        v = v.copy()
        v[0] = min(v[0], np.float32(most))
        if v[1] > most:
            return np.array([v[0], most, v[2]], np.float32)
        if v[2] > most:
            v[2] = most
            return v
        return v * 2

    for i in range(8):
        v = clamped(p[i], 0.5)
        turned = m[i][:, 0] * v[0] + m[i][:, 1] * v[1]
        w = np.array([turned[0], turned[1], v[2]])
        np.testing.assert_array_equal(out[0, i], clamped(p[i], 0.25))
        np.testing.assert_array_equal(out[1, i], p[i])
        assert number[i] == v[0] * v[0] + v[1] * v[1] + v[2] * v[2]
        np.testing.assert_array_equal(out[2, i], w)
        np.testing.assert_array_equal(matrix[i], m[i].T)
        np.testing.assert_array_equal(out[3, i], [w[0] + w[1], w[1], w[2]])


def test_a_parameter_is_the_argument_where_nothing_changes_it() -> None:
    """F-007: no copy of variables, one of what is more work."""
    kernel = kernel_of("""
@tack.func
def length(v):
    return v.norm()

@tack.kernel
def k(p: tack.vec3(tack.f32)[:], x: tack.f32[:]):
    for i in range(len(p)):
        w = p[i]
        x[i] = length(w)
""")
    assert [local.name for local in kernel.locals] == ["i", "w.x", "w.y", "w.z"]


def test_vector_constants() -> None:
    """C-006, C-008, V-022, C-010: typed for each component, as indices, bounds and sizes."""
    grid = np.zeros((4, 6), np.float32)
    out = np.zeros((6, 3))
    wrapped = np.zeros((1, 2), np.uint32)
    text = """
SUN = tack.constant((0.1, 2, 0.5))
EXACT = tack.constant((0.1, 0.2, 0.3), tack.f64)
ROTATE = tack.constant(((0, -1), (1, 0)))
SHAPE = tack.constant((4, 6))
HASH = tack.constant((747796405, 2), tack.u32)

@tack.kernel
def k(grid: tack.f32[:, :], out: tack.vec3(tack.f64)[:], wrapped: tack.vec2(tack.u32)[:], d: tack.f64):
    for i, j in tack.ndindex(SHAPE[0], SHAPE.y):
        tmp = tack.local_array(tack.f32, SHAPE.x * SHAPE[1])
        tmp[23] = i * 10 + j
        grid[i, j] = tmp[23]
        if i == 0 and j == 0:
            out[0] = SUN * d
            out[1] = SUN * (i + 1)
            out[2] = EXACT * 1
            p = ROTATE @ [3, 4]
            out[3] = [p.x, p.y, (ROTATE * 0.5)[1, 0]]
            out[4] = SUN
            out[5] = [SUN.norm_sqr(), SUN.zx.y, SUN[-2]]
            wrapped[0] = HASH * tack.u32(4000000000)
"""
    run(text, grid=grid, out=out, wrapped=wrapped, d=np.float64(3))
    f32 = np.float32
    np.testing.assert_array_equal(grid, np.arange(4)[:, None] * 10 + np.arange(6))
    assert out[0].tolist() == [0.1 * 3, 6.0, 1.5]
    assert out[1].tolist() == [float(f32(0.1)), 2, 0.5]  # T-013
    assert out[2].tolist() == [0.1, 0.2, 0.3]
    assert out[3].tolist() == [-4, 3, 0.5]
    assert out[4].tolist() == [0.1, 2, 0.5]  # stored exactly (T-012)
    assert out[5].tolist() == [0.1 * 0.1 + 4 + 0.25, 0.1, 2]
    assert wrapped.tolist() == [[828065792, 8000000000 % 2**32]]
    program, _ = build(text)
    again = program_from_json(program.to_json())
    assert again.digest() == program.digest()
    assert again.functions["m.k"].names["ROTATE"] == program.functions["m.k"].names["ROTATE"]


@pytest.mark.parametrize("changed", ["(0.1, 0.25)", "(0.1, -0.0)", "(0.1, 0)", "((0.1, 0.0), (1, 2))", "(0.1, 0.0, 0.0)"])
def test_a_vector_constant_is_part_of_the_program(changed: str) -> None:
    """C-005, K-005, K-007: its bits, and whether a component is a float."""
    text = "C = tack.constant({})\n\n@tack.kernel\ndef k(x: tack.f32[:]):\n    for i in range(1):\n        x[i] = C[0]\n"
    assert build(text.format(changed))[0].digest() != build(text.format("(0.1, 0.0)"))[0].digest()


@pytest.mark.parametrize(
    ("values", "type_", "words"),
    [
        ([0, 1, 1, 0] * 16, "", 1),  # a bit each
        ([-1, 0, 3, -1, 2, 2, 1, 0] * 2, "", 1),
        (list(range(16)) * 2, "tack.u8", 2),
        (np.random.default_rng(5).integers(-1000, 1000, 300).tolist(), "", 75),
        (np.random.default_rng(6).integers(-(2**31), 2**31, 40).tolist(), "", 0),
        ([2**63, 2**63 + 255, 2**63 + 5] * 8, "tack.u64", 3),
        ([2**64 - 1, 0] * 10, "tack.u64", 0),
        ([0.5, 1.5, -0.0, 0.1] * 5, "tack.f64", 0),
    ],
    ids=lambda value: "" if isinstance(value, list) else str(value),
)
def test_tables(values: list, type_: str, words: int) -> None:
    """C-008: the last value where the index is out of range; small integers are bits of a few words, others found by halving."""
    count = len(values)
    result = type_.removeprefix("tack.") or "i32"
    at = np.arange(-3, count + 3, dtype=np.int32)
    out = np.zeros(len(at), BY_NAME[result].numpy)
    text = f"""
TABLE = tack.constant({tuple(values)}{", " + type_ if type_ else ""})

@tack.kernel
def k(at: tack.i32[:], out: tack.{result}[:]):
    for i in range(len(at)):
        out[i] = TABLE[at[i]]
"""
    run(text, at=at, out=out)
    expected = [values[k] if 0 <= k < count else values[-1] for k in at.tolist()]
    same(out, np.array(expected, out.dtype))
    compares = [expr for expr in traverse.expressions(kernel_of(text)) if getattr(expr, "op", "") == "lt"]
    assert len(compares) == (words or count - 1)


def test_a_component_is_returned_by_a_kernel() -> None:
    """P-030, P-031"""
    text = """
@tack.kernel
def k(a: tack.vec2(tack.f32)[:], n: tack.i32) -> tack.f32:
    v = [0.5, 1.5]
    for i in range(n):
        a[i] = v * i
    w = a[1] + v
    return a[n - 1].y + w.x
"""
    a = np.zeros((3, 2), np.float32)
    assert run(text, a=a, n=np.int32(3)) == 3.0 + 1.0


@pytest.mark.parametrize(
    ("body", "code", "text"),
    [
        ("v = [1, 2]\nv = 1.0", "TK057", "'v' is assigned a number at line 5, column 9 and a 2-vector elsewhere"),
        ("v = 1.0\nv = [1, 2]", "TK057", "'v' is assigned a 2-vector at line 5, column 9 and a number elsewhere"),
        ("v = [1, 2]\nv = [1, 2, 3]", "TK057", "'v' is assigned a 3-vector at line 5, column 9 and a 2-vector elsewhere"),
        ("v = tack.eye(2)\nv = [1, 2, 3, 4]", "TK057", "'v' is assigned a 4-vector"),
        ("n = [1, 2]", "TK057", "'n' is assigned a 2-vector at line 4, column 9 and a number elsewhere"),
        ("i = [1, 2]", "TK057", "the loop variable 'i' at line 4, column 9 is i64 and cannot hold a 2-vector"),
        ("v = x\nv = [1, 2]", "TK015", "cannot bind 'v' at line 5, column 9 to a 2-vector: it names array 'x'"),
        ("v = [1, 2]\nv = x", "TK015", "cannot bind 'v' at line 5, column 9 to array 'x': it is a 2-vector elsewhere"),
        ("v = f(x[i])", "TK057", "the returned value of 'f' is a 2-vector at line 4, column 12 and a number elsewhere"),
        (
            "if [1, 2]:\n    pass",
            "TK052",
            "the if at line 4, column 12 has a 2-vector as its condition; reduce it with any() or all()",
        ),
        (
            "while p[i] > 0:\n    pass",
            "TK052",
            "the while at line 4, column 15 has a 2-vector as its condition; reduce it with any()",
        ),
        ("v = 1 if p[i] else 2", "TK052", "has a 2-vector as its condition; reduce it with any() or all()"),
        (
            "for j in range(p[i]):\n    pass",
            "TK052",
            "a 2-vector stands at line 4, column 24 where one number is needed; reduce it",
        ),
        ("t = tack.local_array(tack.f32, 4)\nt[0] = p[i]", "TK056", "stores a 2-vector into t[0]"),
        ("t = tack.local_array(tack.vec2, 4)", "TK032", "is a vector or matrix"),
        ("a, b = p[i]", "TK018", "a 2-vector is one value, which is unpacked at line 4, column 16 into 2 targets"),
        ("v = [1, 2]\nfor v in range(3):\n    v.x = 1", "TK004", "assignment to attribute 'x'"),
        ("v.x = 1", "TK013", "name 'v' at line 4, column 9 is not known"),
        ("v.x = 1\nv = [1, 2]", "TK040", "name 'v' at line 4, column 9 is read before"),
        ("v = len(p[i])", "TK038", "len() at line 4, column 13"),
        ("v = p[i].shape", "TK026", "'p[i]' at line 4, column 13 is a 2-vector, and only arrays have a shape"),
        ("v = p.x", "TK004", "unsupported attribute 'x'"),
        ("v = p + 1", "TK026", "array 'p' is used as a value"),
    ],
)
def test_what_is_rejected(body: str, code: str, text: str) -> None:
    """T-011, V-017, V-020, L-023, A-010: with its place."""
    lines = body.replace("\n", "\n        ")
    source = f"""@tack.func
def f(x):
    if x > 0:
        return 1.0
    return [1.0, 2.0]

@tack.kernel
def k(x: tack.f32[:], p: {V2}[:], n: tack.f32):
    for i in range(1):
        {lines}
"""
    found = findings(source)
    assert code in [f.code for f in found]
    if "returned value" in text:
        text = text.replace("line 4, column 12", "line 5, column 12")
    assert any(text in f.message for f in found), [f.message for f in found]


def test_a_vector_is_not_returned_by_a_kernel() -> None:
    """V-017, P-030"""
    text = f"@tack.kernel\ndef k(a: {V3}[:]) -> tack.f32:\n    for i in range(1):\n        a[i] = 1.0\n    return a[0]\n"
    (found,) = findings(text)
    assert found.code == "TK052"
    assert "a 3-vector stands at line 5, column 12 where one number is needed" in found.message


def test_what_the_loop_assigns_is_not_read_after_it() -> None:
    """P-032: also where it assigns a component only."""
    text = """
@tack.kernel
def k(a: tack.f32[:]) -> tack.f32:
    v = [1.0, 2.0]
    for i in range(1):
        v.x = 3.0
        a[i] = v.x
    return v.y + a[0]
"""
    (found,) = findings(text)
    assert found.code == "TK008"
    assert "reads 'v', which the parallel loop assigns, at line 7, column 12" in found.message
